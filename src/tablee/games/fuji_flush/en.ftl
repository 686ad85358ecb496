# Fuji Flush in English.

name = Fuji Flush
tagline = Join forces on the slope, and be the first without a card.

option-tally = Tally of the discards
option-tally-help = Show how many cards of each value lie on the discard pile. Off: only its top card. The rules stay the same.
option-deals = Deals in a series
option-deals-help = Play this many deals with the same seats. Each deal won counts one; most wins take the series.
option-first = First player
option-first-help = Who begins the first deal: somebody at random, or a seat, counted from 0.
option-first-random = somebody at random
option-talk = Talk while playing
option-talk-help = Players tell nobody anything about their hands. Off: during the match nobody can write to the others. On: talk and asides are open, and you keep to the rule by yourselves.
setup-first = Seat { $first } can’t begin: there are seats 0 to { $last }.

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
       *[other] { $seat } pushes a { $card } through: it leaves without a draw.
    }
   *[other] { $seat_is ->
        [you] You push your { $card } through, and every other { $card } leaves with it ({ $seats }). Nobody draws.
       *[other] { $seat } pushes a { $card } through, and every other { $card } leaves with it ({ $seats }). Nobody draws.
    }
}
event-played = { $count ->
    [1] { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
   *[other] { $seat_is ->
        [you] You play { $card }: { $count } cards make { $total }.
       *[other] { $seat } plays { $card }: { $count } cards make { $total }.
    }
}
event-flushed = { $seat_is ->
    [you] Your { $card } is flushed.
   *[other] { $seat }’s { $card } is flushed.
}
event-withstood = { $seats_n ->
    [1] The { $card } stays: { $total } against { $total } is a tie.
   *[other] The { $seats_n } cards of { $card } stay: { $total } against { $total } is a tie.
}
event-drew = You draw a { $card }.
event-drew-one = { $seat } draws a card.
event-reshuffled = The draw pile is empty: the { $cards } discards are shuffled into a new one.
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

end-own-turn = { $seats_is ->
    [you] You win, in your own turn.
   *[one] { $seats } wins, in their own turn.
}
end-other-turn = { $seats_is ->
    [you] You win, in another player’s turn.
   *[one] { $seats } wins, in another player’s turn.
}
end-together = { $seats } win together.
end-turn-limit = { $seats_is ->
    [you] The turn limit is reached: you win with the fewest cards.
    [one] The turn limit is reached: { $seats } wins with the fewest cards.
   *[other] The turn limit is reached: { $seats } share the win with the fewest cards.
}
end-series = { $seats_is ->
    [you] You win the series.
    [one] { $seats } wins the series.
   *[other] { $seats } share the series.
}
end-void = Fewer than three players are left: the match is void.

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
ranking = Cards left
preview-alone = Makes { $total }.
preview-group = Joins { $names }: { $count } × { $card } = { $total }.
preview-flush = Flushes { $names }.
preview-tie = Ties with { $card }.
