# Fuji Flush in English.

name = Fuji Flush
tagline = Join forces on the slope, and be the first without a card.

option-tally = Tally of the discards
option-tally-help = Show how many cards of each value lie on the discard pile. Off: only its top card. The rules stay the same.
option-deals = Deals in a series
option-deals-help = Play this many deals with the same seats. Each deal won counts one; most wins take the series.
option-first = First player
option-first-help = Who begins the first deal: somebody at random, or the player of one seat.
option-first-random = somebody at random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-first-5 = Seat 6
option-first-6 = Seat 7
option-first-7 = Seat 8
option-talk = Talk while playing
option-talk-help = Players tell nobody anything about their hands. Off: during the match nobody can write to the others. On: talk and asides are open, and you keep to the rule by yourselves.
setup-first = The seat that was to begin is not at this table: there are too few players.

move-play = Play the { $card }
ask-play-card = { $waiting_is ->
    [you] Play a card from your hand.
   *[other] { $waiting } has to play a card.
}
refuse-not-in-hand = You have no such card: “{ $move }”.

event-deal-began = { $deals ->
    [1] { $seat_is ->
        [you] The cards are dealt. You begin.
       *[other] The cards are dealt. { $seat } begins.
    }
   *[other] { $seat_is ->
        [you] Deal { $deal } of { $deals }. You begin.
       *[other] Deal { $deal } of { $deals }. { $seat } begins.
    }
}
event-pushed-through = { $seats_n ->
    [1] { $seat_is ->
        [you] You push your { $card } through: it leaves, and you draw nothing.
       *[other] { $seat } pushes { AN($card) } through: it leaves without a draw.
    }
   *[other] { $seat_is ->
        [you] You push your { $card } through, and every { $card } leaves ({ $seats }). Nobody draws.
       *[other] { $seat } pushes { AN($card) } through, and every { $card } leaves ({ $seats }). Nobody draws.
    }
}
event-played = { $count ->
    [1] { $seat_is ->
        [you] You play { AN($card) }.
       *[other] { $seat } plays { AN($card) }.
    }
   *[other] { $seat_is ->
        [you] You play { AN($card) }: { $count } cards make { $total }.
       *[other] { $seat } plays { AN($card) }: { $count } cards make { $total }.
    }
}
event-flushed = { $seat_is ->
    [you] Your { $card } is flushed.
   *[other] { $seat }’s { $card } is flushed.
}
event-withstood = { $seats_n ->
    [1] The { $card } stays: { $total } against { $total } is a tie.
   *[other] The { $seats_n } cards of value { $card } stay: { $total } against { $total } is a tie.
}
event-drew = You draw { AN($card) }.
event-drew-one = { $seat } draws a card.
event-reshuffled = The draw pile is empty: { $cards ->
    [one] the one card of the discard pile becomes the new one
   *[other] the { $cards } discards are shuffled into a new one
}.
event-deal-won = { $seats_is ->
    [you] You have no card left.
    [one] { $seats } has no card left.
   *[other] { $seats } have no card left.
}
event-stopped = { $seats_is ->
    [one] After { $turns } turns the deal is stopped: { $seats } has the fewest cards.
   *[other] After { $turns } turns the deal is stopped: { $seats } have the fewest cards.
}
event-left = { $seat_is ->
    [you] You leave. { $cards_n ->
        [one] Your last card goes
       *[other] Your { $cards_n } cards go
    } to the discard pile.
   *[other] { $seat } leaves. { $cards_n ->
        [one] One card goes
       *[other] { $cards_n } cards go
    } to the discard pile.
}

table = The table
seat-nothing = { $name }: nothing in front, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand
seat-card = { $name }: { $card } in front, combined value { $total }, { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
} in hand
seat-gone = { $name } has left
card = { $card }
card-front = { $card } in front of { $name }
card-back = A hidden card
hand = Your hand
hand-of = { $name }: { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
last-card = { $name } wins if this card survives
sums = Combined values
draw-pile = Draw pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
discard-pile = Discard pile: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
tally = Discards by value
tally-value = Value
tally-count = Discarded
tally-of = of
series = Deal { $deal } of { $deals }
series-player = Player
series-wins = Deals won
help-play-card = A card is gone for good if it still lies there when your next turn comes; beaten by a higher sum, it costs you a new card. Equal cards add up: joining is safer, but helps the other too. Beat whoever is down to the last card.
preview-alone = Makes { $total }.
preview-group = Joins { $names }: { $count } × { $card } = { $total }.
preview-flush = Flushes { $names }.
preview-tie = Ties with { $card }.

# --- The goal

goal-line = Get rid of your cards
goal = Be the first to have no card left, neither in your hand nor in front of you.
goal-win-through = You play one card. If it still lies there when your next turn comes, it is gone for good.
goal-win-group = Equal cards add up: two 7s stand as 14, and leave together.
goal-win-together = Several players can win at the same moment.
goal-win-series = This match has { $deals } deals; whoever wins the most of them wins it.
goal-lose-flush = A higher card, or a higher group, sweeps yours away: you draw another.
goal-lose-last = To play your last card is not enough. It has to survive until your next turn.
goal-role = You play for yourself. Whoever plays the same number as you is your ally while the cards lie there.
goal-near = { $name }: { $cards ->
    [0] no card left
    [one] one card left
   *[other] { $cards } cards left
}
goal-picture-hand = Your hand. High cards are strong, low ones need company.
goal-picture-group = Equal cards stand together and add up.
goal-picture-last = The last card. If it survives one round, it wins.

# The end

end-own-turn = { $seats_is ->
    [you] At your own turn you had no card left.
   *[one] { $seats } wins, with no card left at the start of the turn.
}
end-other-turn = { $seats_is ->
    [you] Another player’s turn took your last card.
   *[one] { $seats } wins: another player’s turn took the last card.
}
end-together = { $seats_is ->
    [us] { $seats } got rid of your last cards at the same moment.
   *[many] { $seats } got rid of their last cards at the same moment.
}
end-turn-limit = { $seats_is ->
    [you] The turn limit is reached, and you have the fewest cards: { $cards }.
    [one] The turn limit is reached: { $seats } wins with the fewest cards, { $cards }.
   *[other] The turn limit is reached: { $seats } share the win with the fewest cards, { $cards } each.
}
end-series = { $seats_is ->
    [you] You won { $won } of { $deals } deals.
    [one] { $seats } wins the series with { $won } of { $deals } deals.
   *[other] { $seats } share the series with { $won } of { $deals } deals each.
}
end-void = Fewer than three players are left: the match is void.
fared = { $cards ->
    [0] no card left
    [one] one card left
   *[other] { $cards } cards left
}
fared-gone = left the match
