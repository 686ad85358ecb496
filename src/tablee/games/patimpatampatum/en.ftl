# PatimPatamPatum in English.

name = PatimPatamPatum
tagline = Drums and fire in the streets of Berga: take the squares, and hold them.

option-strategic = Strategic placement
option-strategic-help = The first pawns are not drawn from a bag: each player in turn chooses a square for one of them.
option-flat = Flat characters
option-flat-help = Every character card is worth 1 when it is played for its value.

move-take = Take the { comparse-name }
move-place = Place a pawn: { cell-name }
move-pawn = Move a pawn: { cell-name }
move-house = Administradors: send a pawn to { cell-name }
move-discard = Discard { the-card }
move-lay = Lay { the-card } for the value
move-use = Play { the-card } for the action
move-go = Go to { cell-name }
move-push = Push { $victim_is ->
    [you] yourself
   *[other] { $victim }
} out of { cell-name }
move-stop = Move no second pawn
move-yield = Give way
move-block = Hold with { the-card }
move-fuets = Fuets: double { the-card }
move-plens = Plens: strike the lower card, and nothing is left of the push
move-plens-with = Plens: strike the lower card, and hold with { the-card }
move-comparse = Show the card of the attacker’s comparse
move-borratxos = Borratxos: lose the square, take a place in { cell-name }
move-retreat = Send the attacker back to { cell-name }

ask-take-comparse = { $waiting_is ->
    [you] Take a comparse: your troupe for the festival.
   *[other] { $waiting } takes a comparse.
}
ask-place-pawn = { $waiting_is ->
    [you] Choose a square for one of your pawns.
   *[other] { $waiting } places a pawn.
}
ask-choose-pawn = { $waiting_is ->
    [you] Which pawn do you move?
   *[other] { $waiting } has the turn.
}
ask-lay-card = { $waiting_is ->
    [you] Lay a card for its value: the pawn goes that many steps.
   *[other] { $waiting } chooses a card.
}
ask-choose-way = { $waiting_is ->
    [you] Choose where the pawn goes, or add a card first.
   *[other] { $waiting } chooses where to go.
}
ask-choose-second = { $waiting_is ->
    [you] The Àliga moves a second pawn by the same sum: choose it, or stop.
   *[other] { $waiting } may move a second pawn.
}
ask-defend = { $waiting_is ->
    [you] Your pawn is pushed: hold the square, or give way.
   *[other] { $waiting } may hold the square.
}
ask-choose-retreat = { $waiting_is ->
    [you] The push has failed: choose where the attacker falls back to.
   *[other] { $waiting } chooses where the attacker falls back to.
}
refuse-card = You can’t lay that card for this pawn: “{ $move }”.
refuse-no-defence = That would not hold the square: “{ $move }”.

event-took = { $seat_is ->
    [you] You take the { comparse-name }.
   *[other] { $seat } takes the { comparse-name }.
}
event-filled = { $seats_is ->
    [you] You have
    [one] { $seats } has
   *[other] { $seats } have
} pawns in { cell-name }.
event-placed = { $seat_is ->
    [you] One of your pawns stands in { cell-name }.
   *[other] One of { $seat }’s pawns stands in { cell-name }.
}
event-placing-began = The pawns are placed by choice, first in this order: { $order }; then back again.
event-round-began = Round { $number } begins. Squares hold { $capacity } pawns. The order of play: { $order }.
event-laid = { $seat_is ->
    [you] You lay { the-card } (value { $value }).
   *[other] { $seat } lays { the-card } (value { $value }).
}
event-used = { $seat_is ->
    [you] You play { the-card } for the action.
   *[other] { $seat } plays { the-card } for the action.
}
event-moved = { $seat_is ->
    [you] With { $value } you go to { cell-name }.
   *[other] With { $value }, { $seat } goes to { cell-name }.
}
event-house-taken = { $rival_is ->
    [you] Your pawn in { cell-name } must go to Sant Pere.
   *[other] { $rival }’s pawn in { cell-name } must go to Sant Pere.
}
event-tourist-came = { $rival_is ->
    [you] A tourist stands in the way: your pawn goes from { cell-name } to Sant Pere.
   *[other] A tourist stands in the way: { $rival }’s pawn goes from { cell-name } to Sant Pere.
}
event-administered = { $seat_is ->
    [you] The Administradors open { cell-name } to you.
   *[other] The Administradors open { cell-name } to { $seat }.
}
event-discarded = { $seat_is ->
    [you] Nothing can move: you discard { the-card }.
   *[other] { $seat } can move nothing and discards { the-card }.
}
event-pushed = { $seat_is ->
    [you] You push { $victim } in { cell-name }: { $total } − { $distance } = { $push }.
   *[other] { $victim_is ->
        [you] { $seat } pushes you in { cell-name }: { $total } − { $distance } = { $push }.
       *[other] { $seat } pushes { $victim } in { cell-name }: { $total } − { $distance } = { $push }.
    }
}
event-yielded = { $seat_is ->
    [you] You give way.
   *[other] { $seat } gives way.
}
event-blocked = { $seat_is ->
    [you] You hold with { the-card }: { $value } against { $push }.
   *[other] { $seat } holds with { the-card }: { $value } against { $push }.
}
event-fuets-blocked = { $seat_is ->
    [you] Fuets! You double { the-card }: { $value } against { $push }.
   *[other] Fuets! { $seat } doubles { the-card }: { $value } against { $push }.
}
event-plens-struck = { $seat_is ->
    [you] Your Plens strike the lower card ({ $value }): { $push } is left of the push.
   *[other] The Plens of { $seat } strike the lower card ({ $value }): { $push } is left of the push.
}
event-comparse-shown = { $seat_is ->
    [you] You show the card of the { comparse-name }: the push fails.
   *[other] { $seat } shows the card of the { comparse-name }: the push fails.
}
event-push-succeeded = { $seat_is ->
    [you] Your pawn enters { cell-name }; { $victim }’s pawn goes to Sant Pere.
   *[other] { $victim_is ->
        [you] { $seat } enters { cell-name }; your pawn goes to Sant Pere.
       *[other] { $seat } enters { cell-name }; { $victim }’s pawn goes to Sant Pere.
    }
}
event-took-place = { $seat_is ->
    [you] The drunkards’ Patum! Your pawn takes a place in { cell-name }, and one of { $victim }’s pawns goes from there to Sant Pere.
   *[other] The drunkards’ Patum! { $seat }’s pawn takes a place in { cell-name }, and { $victim_is ->
        [you] one of your pawns
       *[other] one of { $victim }’s pawns
    } goes from there to Sant Pere.
}
event-retreated = { $seat_is ->
    [you] Your pawn falls back to { cell-name }.
   *[other] { $seat }’s pawn falls back to { cell-name }.
}
event-stayed = { $seat_is ->
    [you] Your pawn stays: { cell-name }.
   *[other] { $seat }’s pawn stays: { cell-name }.
}
event-ran-out = { $seat_is ->
    [you] You are without cards: you play no more in this round.
   *[other] { $seat } is without cards, and plays no more in this round.
}
event-drew = You draw { the-card }.
event-drew-one = { $seat } draws a card.
event-round-ended = Round { $number } is over.
event-square-paid = In { cell-name } { $seats_is ->
    [one] { $seats } scores
    [you] you score
   *[other] { $seats } score
} { $points }.
event-houses-paid = { $seat_is ->
    [you] For { $houses ->
        [one] one house
       *[other] { $houses } houses
    } you score { $points }.
   *[other] For { $houses ->
        [one] one house
       *[other] { $houses } houses
    } { $seat } scores { $points }.
}
event-scored = { $seat_is ->
    [you] You score { $points } in this round, and have { $score }.
   *[other] { $seat } scores { $points } in this round, and has { $score }.
}
event-left = { $seat_is ->
    [you] You leave.
   *[other] { $seat } leaves.
} The pawns stay as obstacles; { $cards ->
    [0] there are no cards to discard.
    [one] one card is discarded.
   *[other] { $cards } cards are discarded.
}

table = The table
seat-no-comparse = { $name } has no comparse yet
seat-gone = { $name } has left; the pawns stay
comparses-left = The comparses that are left
comparse-about = { $comparse ->
    [turcs] Turks and little horses, dancing a battle in blue.
    [guites] Mule-dragons with long necks that spit fire, in black.
    [gegants] The giants, kings of the festival, in red.
    [nans] The dwarfs with big heads and castanets, in yellow.
   *[maces] Devils with clubs that burn and burst, in purple.
}
status = Where we are
round = Round { $number }
round-label = Round
capacity = A square holds { $pawns } pawns in this round
capacity-label = Per square
order = Order of play: { $names }
order-at = { $name } plays as number { $number }
order-due = { $name } plays as number { $number }, and would have { $points } { $points ->
    [one] point
   *[other] points
  } if the round ended now
turn-of = { $name } has the turn
step-pawn = Pawn
step-cards = Cards
step-way = Way
step-defence = Defence
step-retreat = Retreat
score = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
duel = Push in { cell-name }
score-label = Points
cards-label = Cards
houses = { $name } holds { $houses ->
    [one] one house
   *[other] { $houses } houses
}
houses-label = Houses
hand = Your hand
hand-of = { $name }: { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
without-cards = { $name } is without cards: each opponent may push once
without-cards-pushed = { $name } is without cards: each opponent may push once. Already done: { $names }
board = The streets of Berga
cell-off = { $name } (out of play with three players)
cell-pawn = { $name }: a pawn of { $player }
cell-start = { $name }: { $players }
cell-square = { $name }, worth { $value }, { $pawns } of { $holds } places taken: { $players }
nobody = nobody
pawn = Pawn of { $player }, { $cell }
card-back = A hidden card
card-number = Card of value { $value }
card-character = { $card }, value { $value }
card-name = { $card ->
    [tabaler] Tabaler
    [plens] Plens
    [admin] Administradors
    [fuets] Fuets
    [pixapi] Pixapi
    [aliga] Àliga
    [borratxos] Borratxos
    [comparse-turcs] Comparse: Turcs
    [comparse-guites] Comparse: Guites
    [comparse-gegants] Comparse: Gegants
    [comparse-nans] Comparse: Nans
    [comparse-maces] Comparse: Maces
   *[other] { $card }
}
the-card = { $card ->
    [tabaler] the Tabaler
    [plens] the Plens
    [admin] the Administradors
    [fuets] the Fuets
    [pixapi] the Pixapi
    [aliga] the Àliga
    [borratxos] the Borratxos
    [comparse-turcs] the card of the Turcs
    [comparse-guites] the card of the Guites
    [comparse-gegants] the card of the Gegants
    [comparse-nans] the card of the Nans
    [comparse-maces] the card of the Maces
   *[other] a { $card }
}
card-about = { $card ->
    [tabaler] The drummer. In your turn, with a push: if it fails, your pawn stays where it is.
    [plens] Fire devils. In defence against a push of two cards: the lower card is struck. If less than 1 is left, the push fails; otherwise add a higher card.
    [admin] The administrators. In your turn, alone: a pawn goes from Sant Pere straight to an empty house, or to a rival’s if none is empty.
    [fuets] Firecrackers. In defence: they double the value of the card you hold with.
    [pixapi] The tourist. In your turn: the pawn ends by exact count on a street cell of a rival, whose pawn goes to Sant Pere.
    [aliga] The eagle. In your turn: two of your pawns move, each by the whole sum.
    [borratxos] The drunkards’ Patum. In defence: the push succeeds, but your pawn takes the place of an attacker’s pawn in another square of no higher value.
   *[other] In defence against this comparse: the push fails, and the attacking pawn goes to Sant Pere.
}
action = Play { $card } for the action
actions = Characters you can play for their action
piles = The piles
laid-sum = { $name } has laid { $value } in all
push-told = { $name } pushes { $victim } in { $cell } with { $push } (distance { $distance })
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
scoring = Scoring
total = Points so far
if-ended = If the round ended now
due = What round { $number } would pay now, with pawns in brackets
tally = Cards discarded in this round
tally-card = Card
tally-gone = Discarded
tally-of = of

preview-place = A pawn here counts { $value } for the order: whoever has the least plays first.
preview-pawn = Squares, with their distance: { $squares }
preview-value = Walk { $value ->
    [one] one step
   *[other] { $value } steps
}, or add a card.
preview-value-only = As a value card: { $value }. Its action is then lost.
preview-sum = Makes { $value } in all.
preview-steps = Exactly { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
preview-enter = { $steps ->
    [one] One step away
   *[other] { $steps } steps away
}{ $lost ->
    [0] .
    [one] ; one step is lost.
   *[other] ; { $lost } steps are lost.
}
preview-evict = { $name }’s pawn goes to Sant Pere.
preview-push = A push of { $value } − { $distance } = { $push } against { $name }, who has { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}.
preview-yield = { $name } enters; your pawn goes to Sant Pere.
own = Yours
cost-yield = You could hold. Your pawn leaves a square worth { $value } and goes to Sant Pere.
preview-borratxos = { $name } enters; your pawn takes a place there, and the pawn that stood there goes to Sant Pere.
preview-stays = The push fails; { $name }’s pawn stays where it is.
preview-retreat = The push fails; { $name }’s pawn falls back to { $cell }.

help-take-comparse = Your comparse is your colour. The one thing it changes: the comparse card of your troupe, in another’s hand, stops your pushes. All five are equally good, so take the one you like.
help-place-pawn = A dear square pays more, but is farther away and will be fought over. Whoever’s pawns stand in cheaper squares plays earlier in the first round. Two of your pawns in one square help from the second round on.
help-choose-pawn = A square pays its whole value: in round 1 for one pawn of yours, in round 2 for two, in round 3 for two, and double for three. Houses pay the more, the more of them you hold. Complete such a group, or push a rival out of one.
help-lay-card = The card’s value is the number of steps, and a second one can be added. A small card that just gets you there keeps the high ones for pushing and holding. A character laid here counts for its value only; its action is lost.
help-choose-way = In the streets the count must be exact and the cell empty; into a square with room, or a house, spare steps are lost. A full square has to be pushed into: what your cards have left is the push, and only a higher card holds.
help-choose-second = The Àliga moves a second pawn by the same whole sum, at no further cost. Move it if that brings it somewhere better; a pawn that already counts where it stands may stay.
help-defend = A card holds only if it is higher than the push; the attacker falls back by the difference. You draw none for it, and without cards you play no more in this round. If you give way, your pawn goes back to Sant Pere.
help-choose-retreat = Each of these cells is equally near to Sant Pere and farther from the square. Send the attacker where the next walk is longest, or away from another square of yours.

comparse-name = { $comparse ->
    [turcs] Turcs i cavallets
    [guites] Guites
    [gegants] Gegants
    [nans] Nans
    [maces] Maces
   *[other] { $comparse }
}
cell-name = { $cell ->
    [sp] Plaça de Sant Pere
    [q_creu] Plaça de la Creu
    [q_fonts] Plaça de les Fonts
    [q_francesc] Plaça de Sant Francesc
    [q_viladomat] Plaça de Viladomat
    [q_joan] Plaça de Sant Joan
    [q_forn] Plaça del Forn
    [h_buxade] Casa del carrer Buxadé
    [h_angels] Casa del carrer dels Àngels
    [h_ciutat] Casa del carrer de la Ciutat
    [h_huch] Casa de la plaça Mossèn Huch
    [h_salo] Casa de la plaça del Doctor Saló
    [h_roser] Casa del carrer del Roser
    [maj1] Carrer Major 1
    [maj2] Carrer Major 2
    [maj3] Carrer Major 3
    [maj4] Carrer Major 4
    [maj5] Carrer Major 5
    [maj6] Carrer Major 6
    [maj7] Carrer Major 7
    [maj8] Carrer Major 8
    [ciu1] Carrer de la Ciutat 1
    [ciu2] Carrer de la Ciutat 2
    [ciu3] Carrer de la Ciutat 3
    [ciu4] Carrer de la Ciutat 4
    [ciu5] Carrer de la Ciutat 5
    [ciu6] Carrer de la Ciutat 6
    [pin1] Carrer de Pinsania 1
    [pin2] Carrer de Pinsania 2
    [pin3] Carrer de Pinsania 3
    [pin4] Carrer de Pinsania 4
    [pin5] Carrer de Pinsania 5
    [tor1] Torre de les Hores 1
    [tor2] Torre de les Hores 2
    [tor3] Torre de les Hores 3
    [ron1] Ronda de Queralt 1
    [ron2] Ronda de Queralt 2
    [ron3] Ronda de Queralt 3
    [ron4] Ronda de Queralt 4
    [ron5] Ronda de Queralt 5
    [ron6] Ronda de Queralt 6
    [ron7] Ronda de Queralt 7
    [ron8] Ronda de Queralt 8
    [huc1] Carrer de Mossèn Huch 1
    [huc2] Carrer de Mossèn Huch 2
    [huc3] Carrer de Mossèn Huch 3
    [huc4] Carrer de Mossèn Huch 4
    [huc5] Carrer de Mossèn Huch 5
    [ram1] Plaça de Sant Ramon
    [frn1] Carrer del Forn 1
    [frn2] Carrer del Forn 2
    [frn3] Carrer del Forn 3
    [plc1] Placeta de la Ciutat
    [ang1] Carrer dels Àngels 1
    [ang2] Carrer dels Àngels 2
    [ang3] Carrer dels Àngels 3
    [can1] La Canya 1
    [can2] La Canya 2
    [can3] La Canya 3
    [can4] La Canya 4
    [can5] La Canya 5
    [bux1] Carrer de Buxadé 1
    [bux2] Carrer de Buxadé 2
    [bux3] Carrer de Buxadé 3
    [bux4] Carrer de Buxadé 4
    [bux5] Carrer de Buxadé 5
    [bal1] Carrer de Balmes 1
    [bal2] Carrer de Balmes 2
    [bal3] Carrer de Balmes 3
    [bal4] Carrer de Balmes 4
    [bal5] Carrer de Balmes 5
    [ind1] Passeig de la Indústria 1
    [ind2] Passeig de la Indústria 2
    [ind3] Passeig de la Indústria 3
    [mor1] Ronda Moreta 1
    [mor2] Ronda Moreta 2
    [mor3] Ronda Moreta 3
    [mor4] Ronda Moreta 4
    [mor5] Ronda Moreta 5
    [mor6] Ronda Moreta 6
    [gra1] Gran Via
    [pie1] Carrer de la Pietat 1
    [pie2] Carrer de la Pietat 2
    [ros1] Carrer del Roser 1
    [ros2] Carrer del Roser 2
    [sfr1] Carretera de Sant Fruitós 1
    [sfr2] Carretera de Sant Fruitós 2
    [sfr3] Carretera de Sant Fruitós 3
    [pai1] Plaça dels Països Catalans 1
    [pai2] Plaça dels Països Catalans 2
   *[other] { $cell }
}

# --- The goal

goal-line = Most points in three rounds
goal = Push your pawns through the streets of Berga into squares and houses. After three rounds the most points win.
goal-win-squares = A square pays its number to whoever has a pawn there in round 1, two in rounds 2 and 3, and twice as much for three in round 3.
goal-win-houses = Houses of the administrators pay by how many you hold, more in each round.
goal-lose-pushed = A pawn that is pushed out of a full square goes back to Sant Pere.
goal-lose-cards = Cards walk, push and defend. Once yours are spent, you can only be pushed.
goal-role = You lead the { comparse-name }.
goal-role-none = You choose your comparse, the troupe of pawns that you lead.
goal-near = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}{ $due ->
    [0] {""}
   *[other] , and { $due } more if the round ended now
}
goal-picture-board = The number of a square is what it pays.
goal-picture-hand = A card has a value to walk or push with; some have an action instead.
goal-picture-due = What the round would pay now: always there to look at.

# The end

end-points = { $seats_is ->
    [you] You have { $margin } { $margin ->
        [one] point
       *[other] points
    } more than { $rivals }.
   *[one] { $seats } wins the Patum, { $margin } { $margin ->
        [one] point
       *[other] points
    } ahead of { $rivals }.
}
end-shared = { $seats } win together, with { $score } points each.
end-void = Too few players are left: the match is void.
fared-gone = left the match
