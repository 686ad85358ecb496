name = Driftwood
tagline = Load your raft with what the sea brings.

option-load = Load
option-load-help = How much a raft carries. A raft that carries exactly this wins at once.

move-lay = Lay the { $card }
move-take = Take the { $card }
move-leave = Leave them all and draw
ask-lay-wood = { $waiting_is ->
    [you] Lay a card.
    [us] Lay a card.
   *[other] Waiting for { $waiting } to lay a card.
}
ask-pick-wood = { $waiting_is ->
    [you] Take one of the cards, or leave them all.
   *[other] { $waiting } picks.
}
refuse-not-in-hand = You have no such card: “{ $move }”.

event-laid = { $seat_is ->
    [you] You lay { $card }.
   *[other] { $seat } lays { $card }.
}
event-took = { $seat_is ->
    [you] You take the { $card }. Your raft carries { $weight }.
   *[other] { $seat } takes the { $card }. The raft carries { $weight }.
}
event-drew = You leave them all and draw a { $card }.
event-drew-one = { $seat } leaves them all and draws a card.
event-washed-away = The sea takes { $cards }.

end-full = { $seats_is ->
    [you] Your raft is full: it carries { $weight }.
   *[one] { $seats } wins: the raft is full and carries { $weight }.
}
end-heaviest = { $seats_is ->
    [you] Your raft is the heaviest, with { $weight }.
   *[one] { $seats } wins with the heaviest raft, { $weight }.
}
end-level = { $seats } share the win, with rafts of { $weight } each.

weight = The raft of { $name } carries { $weight } of { $load }
weight-label = Weight
raft = The raft of { $name }
laid = Laid by { $name }
wood = Wood of weight { $card }
back = A hidden card
hand = Your hand
hand-of = { $name }: { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
sea = The sea
pile = The pile: { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
washed = Washed away

# --- The goal

goal-line = The heaviest raft
goal = Load your raft with what the sea brings: once somebody has no card left, the heaviest raft wins.
goal-win = A raft may carry up to { $load }. Whoever carries just that wins at once.
goal-lose = The lightest card picks first: a heavy one may find nothing left that fits.
goal-role = You load a raft of your own.
goal-picture = Wood on a raft, by its weight.
