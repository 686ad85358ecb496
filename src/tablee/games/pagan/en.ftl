# Pagan in English.

name = Pagan: Fate of Roanoke
tagline = A witch hides among nine villagers; a hunter wants her name.

side-witch = The Witch
side-hunter = The Hunter
option-scenario = Scenario
option-scenario-help = Welcome to Roanoke is shorter and meant for the quick decks. The Souls of the Village adds three Faction cards to fight for.
option-scenario-none = None
option-scenario-welcome = Welcome to Roanoke
option-scenario-souls = The Souls of the Village
option-decks = Decks
option-decks-help = Full: all 50 cards of each side. Quick: 30 cards each, good for a first match.
option-decks-full = Full, 50 cards
option-decks-quick = Quick, 30 cards
option-witch_deck = The Witch’s own deck
option-witch_deck-help = A deck as text, one line for each card, such as “2 Truth Elixir”. Empty: the deck chosen above.
option-hunter_deck = The Hunter’s own deck
option-hunter_deck-help = A deck as text, one line for each card, such as “2 Persuasion”. Empty: the deck chosen above.
option-turn_limit = A last turn
option-turn_limit-help = After 200 turns in all, nobody wins. It is meant for programs that play each other; people never get there.

# --- Set-ups that are refused

deck-line = “{ $line }” is not a line of a deck; write a number and a card, such as “2 { card-name }”.
deck-card = There is no card “{ $line }”. Cards are named as in “{ card-name }”, or by number, 1 to { $last }.
deck-far-too-many = { $number } copies of “{ $line }” are too many.
deck-other-side = The { $side ->
    [witch] Witch
   *[hunter] Hunter
} can’t have “{ card-name }”, a card of the other side.
deck-copies = The { $side ->
    [witch] Witch
   *[hunter] Hunter
}’s deck has { $number } copies of “{ card-name }”; at most { $most } are allowed.
deck-size = The { $side ->
    [witch] Witch
   *[hunter] Hunter
}’s deck has { $number } cards; a deck has exactly { $size } or { $small }.
deck-types = The { $side ->
    [witch] Witch
   *[hunter] Hunter
}’s deck has too few { $type ->
    [ally] allies
    [event] events
    [investigation] investigations
    [location] locations
    [potion] potions
    [charm] charms
    [curse] curses
   *[familiar] familiars
}: { $number }. A deck of { $size } cards has at least { $least } of each type.
deck-unequal = Both decks must have the same size; the Witch’s has { $witch } cards, the Hunter’s { $hunter }.

# --- Moves

move-visit = Visit { villager-name }
move-visit-with-familiar = Visit { villager-name } with the familiar pawn
move-ritual = Perform the ritual and win
move-gain = Gain influence
move-draw = Draw a card
move-play = Play { card-name }
move-play-cheaper = Play { card-name } for 2 less, and discard another card
move-ready = Ready { villager-name }
move-activate = Activate { card-name }
move-lift = Lift { card-name }
move-exonerate = Exonerate: draw a Suspect
move-harass = { $what ->
    [favour] Harass { villager-name }: remove a favour
   *[secrets] Harass { villager-name }: remove all secrets
}
move-eliminate = Eliminate { villager-name }
move-drink = Drink { card-name }
move-pass = No, go on
move-use = { $card ->
    [strays] Use the Strays
    [frontier-folk] Use the Frontier Folk
    [watchers] Use the Watchers
   *[other] Use { card-name }
}
move-pay-upkeep = Pay, and keep the ally
move-dismiss = Let the ally go
move-discard = Discard { card-name }
move-convert = Convert { $secrets } secrets into a favour
move-on = { villager-name }
move-fill = Into { card-name }
move-colour = { colour-name }
move-from = From { villager-name }
move-pour = Out of { card-name }
move-take = Take { card-name }
move-remove = Remove { card-name }
move-replace = Discard { card-name } to make room
move-again = Use the power again
move-use-familiar = Send { card-name }
move-reinforce = Send { card-name }, reinforced
move-expel = Pay 2 influence: she discards it
move-bribe = { $evidence ->
    [one] Buy 1 evidence for 2 influence
    [2] Buy 2 evidence for 4 influence
   *[other] Buy { $evidence } evidence for 6 influence
}
move-sap = The Witch loses up to 3 influence

refuse-not-in-hand = “{ $move }”: you do not hold that card.
refuse-too-dear = “{ $move }” costs more influence than you have.
refuse-occupied = “{ $move }” is not possible: a pawn stands there. Ready the villager first.
refuse-eliminated = “{ $move }” is not possible: that villager was eliminated.
refuse-first-turn = “{ $move }” has to wait: in her first turn the Witch visits two villagers of one colour, and does nothing else.
refuse-pawns = “{ $move }” needs more pawns, or another pawn, than you have left.
refuse-ready = “{ $move }” needs an enemy pawn and a token of yours on that villager, and the influence that a Militiaman asks.
refuse-ritual = “{ $move }” needs a ready true witch with enough favours.
refuse-eliminate = “{ $move }” needs a ready villager with enough clues, and a clue on the others.
refuse-harass = “{ $move }” needs a ready villager with something to remove, and enough clues in its colour.
refuse-exonerate = “{ $move }” needs 3 evidence.

# --- Questions

ask-choose-action = { $waiting_is ->
    [you] Place a pawn: what do you do?
   *[other] { $waiting } places a pawn.
}
ask-drink-potion = { $waiting_is ->
    [you] You have a full potion. Drink it now?
   *[other] { $waiting } may drink a potion.
}
ask-use-effect = { $waiting_is ->
    [you] { $when ->
        [start] The upkeep begins. Which effect is next?
        [during] Your upkeep: do you use this?
       *[end] The upkeep ends. Do you use this?
    }
   *[other] { $when ->
        [start] { $waiting } goes through the start of the upkeep.
        [during] { $waiting } is in the upkeep.
       *[end] { $waiting } ends the upkeep.
    }
}
ask-pay-ally = { $waiting_is ->
    [you] { card-name } wants { $price } influence. Do you pay?
   *[other] { $waiting } pays the allies.
}
ask-discard-card = { $waiting_is ->
    [you] { $source ->
        [limit] { $left ->
            [one] You hold too many cards. Discard one.
           *[other] You hold too many cards. Discard { $left }, one after the other.
        }
        [nightmares] Nightmares: discard a card.
        [adams] You drew two cards. Now discard one.
        [strays] You drew a card. Now discard one.
       *[other] Discard a card to pay for the familiar.
    }
   *[other] { $source ->
        [limit] { $waiting } discards down to seven cards.
       *[other] { $waiting } discards a card.
    }
}
ask-take-card = { $waiting_is ->
    [you] { $left ->
        [one] Which card do you take? The others are discarded.
       *[other] Take { $left } cards, one after the other. The others are discarded.
    }
   *[other] { $waiting } looks at cards and chooses.
}
ask-convert-secrets = { $waiting_is ->
    [you] Convert secrets into a favour on { villager-name }?
   *[other] { $waiting } may convert secrets of { villager-name }.
}
ask-move-favour = { $waiting_is ->
    [you] No favour is left. Move one to { villager-name }, for the same secrets?
   *[other] { $waiting } may move a favour to { villager-name }.
}
ask-use-again = { $waiting_is ->
    [you] Two favours: use the power of { villager-name } a second time?
   *[other] { $waiting } may use the power of { villager-name } again.
}
ask-distribute = { $waiting_is ->
    [you] { $token ->
        [clue] { $left ->
            [one] Where do you place the clue?
           *[other] Where do you place the next of { $left } clues?
        }
       *[secret] { $left ->
            [one] Where do you place the secret?
           *[other] Where do you place the next of { $left } secrets?
        }
    }
   *[other] { $token ->
        [clue] { $waiting } places clues.
       *[secret] { $waiting } places secrets.
    }
}
ask-spread-tokens = { $waiting_is ->
    [you] There are not enough { $token ->
        [clue] clues
       *[secret] secrets
    } for everybody. Who is next?
   *[other] { $waiting } says who gets the { $token ->
        [clue] clues
       *[secret] secrets
    }.
}
ask-move-token = { $waiting_is ->
    [you] No { $token ->
        [clue] clue
        [secret] secret
       *[favour] favour
    } is left in the reserve. Move one to { target-name }?
   *[other] { $waiting } may move a { $token ->
        [clue] clue
        [secret] secret
       *[favour] favour
    } to { target-name }.
}
ask-pay-clues = { $waiting_is ->
    [you] { $left ->
        [one] Whose clue do you pay with?
       *[other] Pay { $left } clues: whose is next?
    }
   *[other] { $waiting } pays clues.
}
ask-remove-tokens = { $waiting_is ->
    [you] { $token ->
        [clue] { $left ->
            [one] Remove one more clue?
           *[other] Remove up to { $left } clues: whose is next?
        }
       *[secret] { $left ->
            [one] Remove one more secret?
           *[other] Remove up to { $left } secrets: whose is next?
        }
    }
   *[other] { $token ->
        [clue] { $waiting } removes clues.
       *[secret] { $waiting } removes secrets.
    }
}
ask-move-from = { $waiting_is ->
    [you] { $token ->
        [clue] { $left ->
            [one] Move a clue: from whom?
           *[other] Move up to { $left } clues: from whom is the next?
        }
       *[secret] { $left ->
            [one] Move a secret: from whom?
           *[other] Move up to { $left } secrets: from whom is the next?
        }
    }
   *[other] { $token ->
        [clue] { $waiting } moves clues.
       *[secret] { $waiting } moves secrets.
    }
}
ask-move-to = { $waiting_is ->
    [you] It leaves { villager-name }. To whom does it go?
   *[other] { $waiting } moves a token away from { villager-name }.
}
ask-play-card = { $waiting_is ->
    [you] { $source ->
        [headquarters] { $left ->
            [one] Play a second card for 1 less?
           *[other] Play a card for 1 less?
        }
        [sue] Play a card? Another card discarded makes it cost 2 less.
        [pamuy] Play a card for 1 less?
        [coven] { $delta ->
            [0] Play a card?
           *[other] Play a card for 3 less?
        }
       *[other] Play a card?
    }
   *[other] { $waiting } may play a card.
}
ask-discard-for-less = { $waiting_is ->
    [you] Which card do you discard, to play { card-name } for 2 less?
   *[other] { $waiting } discards a card to play { card-name } for less.
}
ask-make-room = { $waiting_is ->
    [you] Every space is taken. Which card do you discard to make room?
   *[other] { $waiting } makes room for a card.
}
ask-place-investigation = { $waiting_is ->
    [you] { card-name }: in front of whom?
   *[other] { $waiting } places { card-name }.
}
ask-guide = { $waiting_is ->
    [you] The Local Guide: which villager without a clue gets one?
   *[other] { $waiting } sends the Local Guide.
}
ask-ask-clerk = { $waiting_is ->
    [you] The Clerk: draw a card, or discard one to gain 3 influence?
   *[other] { $waiting } calls the Clerk.
}
ask-expel-card = { $waiting_is ->
    [you] You have seen a card of the Witch. Pay 2 influence to make her discard it?
   *[other] { $waiting } may make the Witch discard a card.
}
ask-exorcise = { $waiting_is ->
    [you] The Exorcist: which curse do you lift?
   *[other] { $waiting } calls the Exorcist.
}
ask-buy-evidence = { $waiting_is ->
    [you] How much evidence do you buy?
   *[other] { $waiting } buys evidence.
}
ask-interrogate = { $waiting_is ->
    [you] Whom do you interrogate? 2 clues, or 3 where your pawn stands.
   *[other] { $waiting } interrogates a villager.
}
ask-weaken = { $waiting_is ->
    [you] Empty a potion, or take influence?
   *[other] { $waiting } weakens the Witch.
}
ask-follow-trail = { $waiting_is ->
    [you] Ready one of these villagers, free of charge?
   *[other] { $waiting } follows the trail.
}
ask-ransack = { $waiting_is ->
    [you] Which potion or familiar do you remove?
   *[other] { $waiting } ransacks the Witch’s board.
}
ask-choose-colour = { $waiting_is ->
    [you] Which colour gets the tokens?
   *[other] { $waiting } chooses a colour.
}
ask-seduce = { $waiting_is ->
    [you] Which villager do you ready? It gets a secret as well.
   *[other] { $waiting } seduces a villager.
}
ask-wake = { $waiting_is ->
    [you] { $left ->
        [one] Ready one more villager?
       *[other] Ready up to { $left } villagers: who is next?
    }
   *[other] { $waiting } wakes villagers.
}
ask-enamour = { $waiting_is ->
    [you] Which villager with at most one favour gets another?
   *[other] { $waiting } gives a favour.
}
ask-poison = { $waiting_is ->
    [you] Which ally or location do you remove?
   *[other] { $waiting } removes an ally or a location.
}
ask-imprison = { $waiting_is ->
    [you] Who loses a favour?
   *[other] { $waiting } takes a favour away.
}
ask-send-familiar = { $waiting_is ->
    [you] Send a familiar?
   *[other] { $waiting } may send a familiar.
}
ask-assist = { $waiting_is ->
    [you] { $left ->
        [one] Where does the secret go?
       *[other] Where does the next of { $left } secrets go?
    }
   *[other] { $waiting } places secrets.
}
ask-haunt = { $waiting_is ->
    [you] To whom does the investigation move?
   *[other] { $waiting } moves an investigation.
}

# --- What happened

event-turn-began = { $seat_is ->
    [you] Turn { $turn } is yours.
   *[other] Turn { $turn }: { $seat } plays.
}
event-faction-taken = { $seat_is ->
    [you] You take the card of { faction-name }.
   *[other] { $seat } takes the card of { faction-name }.
}
event-upkeep-paid = { card-name } is paid { $number } and stays.
event-ally-left = { card-name } is not paid and leaves.
event-drew = You draw { card-name }.
event-drew-some = { $number ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $number } cards.
}
event-reshuffled = { $seat_is ->
    [you] Your discard pile is shuffled and becomes your draw pile.
   *[other] The discard pile of { $seat } is shuffled and becomes the draw pile.
}
event-nothing-to-draw = { $seat_is ->
    [you] You have nothing left to draw.
   *[other] { $seat } has nothing left to draw.
}
event-discarded = { $seat_is ->
    [you] You discard { card-name }.
   *[other] { $seat } discards { card-name }.
}
event-looked = You see { card-name }.
event-looked-some = { $number ->
    [one] { $seat } looks at a card of the draw pile.
   *[other] { $seat } looks at { $number } cards of the draw pile.
}
event-took = You take { card-name }.
event-took-one = { $seat } takes one of them.
event-influence-gained = { $seat_is ->
    [you] You gain { $number } influence.
   *[other] { $seat } gains { $number } influence.
}
event-influence-lost = { $seat_is ->
    [you] You lose { $number } influence.
   *[other] { $seat } loses { $number } influence.
}
event-evidence-gained = The Hunter gains { $number } evidence.
event-evidence-lost = The Hunter spends or loses { $number } evidence.
event-token-added = { villager-name }: { tokens } more.
event-potion-filled = { card-name } holds { $secrets } of { $needed } secrets.
event-token-removed = { villager-name }: { tokens } less.
event-potion-drained = { $number ->
    [one] { card-name } loses a secret.
   *[other] { card-name } loses { $number } secrets.
}
event-token-moved = { $token ->
    [clue] A clue moves
    [secret] A secret moves
   *[favour] A favour moves
} to { target-name }, from { villager-name }.
event-played = { $seat_is ->
    [you] You play { card-name } for { $cost }.
   *[other] { $seat } plays { card-name } for { $cost }.
}
event-played-nothing = { $seat_is ->
    [you] You play nothing.
   *[other] { $seat } plays nothing.
}
event-investigation-placed = { card-name } is placed with { villager-name }.
event-card-left = { card-name } leaves play.
event-visited = { $familiar ->
    [1] { $pawns ->
        [one] With the familiar pawn
       *[other] With the familiar pawn and another one
    } { $seat_is ->
        [you] you visit { villager-name }.
       *[other] { $seat } visits { villager-name }.
    }
   *[0] { $pawns ->
        [one] { $seat_is ->
            [you] You visit { villager-name }.
           *[other] { $seat } visits { villager-name }.
        }
       *[other] With { $pawns } pawns { $seat_is ->
            [you] you visit { villager-name }.
           *[other] { $seat } visits { villager-name }.
        }
    }
}
event-converted = { $secrets } secrets become a favour on { villager-name }.
event-used-again = { $seat_is ->
    [you] You use the power of { villager-name } again.
   *[other] { $seat } uses the power of { villager-name } again.
}
event-basic-gain = { $seat_is ->
    [you] You use a pawn to gain influence.
   *[other] { $seat } uses a pawn to gain influence.
}
event-basic-draw = { $seat_is ->
    [you] You use a pawn to draw.
   *[other] { $seat } uses a pawn to draw.
}
event-made-ready = { $seat_is ->
    [you] You ready { villager-name }.
   *[other] { $seat } readies { villager-name }.
}
event-activated = { $seat_is ->
    [you] You activate { card-name }.
   *[other] { $seat } activates { card-name }.
}
event-exonerated = You draw a Suspect, an innocent: { villager-name }. { $number } of { $needed }.
event-exonerated-somebody = { $seat } draws a Suspect: { $number } of { $needed }.
event-harassed = { $seat_is ->
    [you] You harass { villager-name }.
   *[other] { $seat } harasses { villager-name }.
}
event-found-guilty = { $seat_is ->
    [you] You eliminate { villager-name }: the true witch!
   *[other] { $seat } eliminates { villager-name }: the true witch!
}
event-found-innocent = { $seat_is ->
    [you] You eliminate { villager-name }, who was innocent: { $number } of { $limit }. All clues are gone.
   *[other] { $seat } eliminates { villager-name }, who was innocent: { $number } of { $limit }. All clues are gone.
}
event-ritual-held = { $seat_is ->
    [you] You perform the ritual: you were { villager-name } all along.
   *[other] { $seat } performs the ritual: it was { villager-name } all along.
}
event-spied = The Agent sees { card-name } in the Witch’s hand.
event-spied-something = { $seat } looks at a card in the Witch’s hand.
event-curse-lifted = { card-name } is lifted.
event-freed = { $seat_is ->
    [you] { villager-name }: your pawns are sent home.
   *[other] { villager-name }: the pawns of { $seat } are sent home.
}
event-denounced = The top Suspect is { villager-name }, who is innocent. The card goes to the bottom.
event-denounced-somebody = { $seat } looks at the top Suspect and puts it at the bottom.
event-suspect-revealed = The Hunter shows a Suspect, an innocent: { villager-name }.
event-familiar-used = { $seat_is ->
    [you] { $reinforced ->
        [1] You send { card-name }, reinforced.
       *[0] You send { card-name }.
    }
   *[other] { $reinforced ->
        [1] { $seat } sends { card-name }, reinforced.
       *[0] { $seat } sends { card-name }.
    }
}
event-investigation-moved = { card-name } moves to { villager-name }.
event-investigation-returned = { card-name } goes back to the Hunter’s hand.
event-drank = { $seat_is ->
    [you] You drink { card-name }.
   *[other] { $seat } drinks { card-name }.
}

# --- The table

role-name = { $role ->
    [witch] Witch
   *[hunter] Hunter
}
place-of = { $name }, the { role-name }: { $influence } influence, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
influence-of = Influence of { $name }: { $number }
influence-label = Influence
hand-of = { $cards ->
    [0] { $name } holds no card.
    [one] { $name } holds one card.
   *[other] { $name } holds { $cards } cards.
}
cards-label = Hand
pile-of = { $cards ->
    [one] One card in the draw pile of { $name }
   *[other] { $cards } cards in the draw pile of { $name }
}
pile-label = Draw pile
discards-of = { $cards ->
    [0] The discard pile of { $name } is empty.
    [one] One card in the discard pile of { $name }, open to all.
   *[other] { $cards } cards in the discard pile of { $name }, open to all.
}
evidence-label = Evidence
evidence-told = Evidence: { $number } of 9. Three buy a Suspect card.
suspects-label = Suspects
suspects-told = Suspect cards drawn: { $number } of { $needed }
innocents-label = Innocents lost
innocents-told = Innocents eliminated: { $number } of { $limit }
ritual-label = Ritual
ritual-told = { $needed ->
    [one] The ritual needs one favour on the true witch.
   *[other] The ritual needs { $needed } favours on the true witch.
}
turn-label = Turn
turn-told = Turn { $turn }
reserve-told = In the reserve: { $clues ->
    [one] one clue
   *[other] { $clues } clues
}, { $secrets ->
    [one] one secret
   *[other] { $secrets } secrets
}, { $favours ->
    [one] one favour
   *[other] { $favours } favours
}.
village = The village of Roanoke
colour-name = { $colour ->
    [blue] Blue
    [red] Red
   *[green] Green
}
faction-zone = { $colour } villagers: { faction-name }
faction-owned = { faction-name } belong to { $name }
villager-gone = { villager-name } was eliminated
villager-card = { villager-name }. { villager-text }
villager-detail = { villager-text } A visit distributes { $number ->
    [one] one token
   *[other] { $number } tokens
} among { $colour ->
    [blue] blue
    [red] red
   *[green] green
} villagers. { $secrets ->
    [0] No secret,
    [one] 1 secret,
   *[other] { $secrets } secrets,
} { $favours ->
    [0] no favour,
    [one] 1 favour,
   *[other] { $favours } favours,
} { $clues ->
    [0] no clue.
    [one] 1 clue.
   *[other] { $clues } clues.
} { $fed ->
    [0] The Witch has put no secret here so far.
    [one] The Witch has put 1 secret here so far.
   *[other] The Witch has put { $fed } secrets here so far.
}
villager-true = { villager-name }, the true witch: only the Witch sees it.
villager-revealed = { villager-name } was the true witch.
villager-innocent = { villager-name } is innocent: you have seen the card.
villager-shown = { villager-name } is innocent: the Suspect card lies open.
power-told = Power: { villager-text }
tokens = { $token ->
    [clue] { $number ->
        [one] 1 clue
       *[other] { $number } clues
    }
    [secret] { $number ->
        [one] 1 secret
       *[other] { $number } secrets
    }
   *[favour] { $number ->
        [one] 1 favour
       *[other] { $number } favours
    }
}
target-name = { $target ->
    [johnson] Johnson
    [sue] Sue
    [annie] Annie
    [pamuy] Pamuy
    [adams] Adams
    [wulfric] Wulfric
    [mia] Mia
    [atkins] Atkins
    [biggs] Biggs
    [vial-of-oblivion] the Vial of Oblivion
    [waking-draught] the Waking Draught
    [natures-blend] Nature’s Blend
    [potion-of-knowledge] the Potion of Knowledge
    [truth-elixir] the Truth Elixir
    [love-philtre] the Love Philtre
   *[bramble-venom] the Bramble Venom
}
pawn-waiting = { $name }, not yet placed
pawn-used = { $name }, at rest
pawn-there = { $name } on { target-name }
pawns-zone = Pawns in reserve
card-told = { card-name } ({ $kind }, cost { $cost })
card-back = A card, face down
investigation-on = { card-name }, on the { $side ->
    [witch] Witch’s
   *[hunter] Hunter’s
} side of { target-name }
ally-told = { card-name }, upkeep { $price }
potion-told = { card-name }: { $secrets } of { $needed } secrets
location-told = { $used ->
    [1] { card-name }, used in this turn
   *[0] { card-name }
}
familiar-told = { card-name }
familiar-reinforced = { card-text } { $price ->
    [0] To reinforce it, discard a card.
   *[other] To reinforce it, pay { $price } influence.
}
curse-told = { card-name }. To lift it: { $influence ->
    [0] { "" }
   *[other] { $influence } influence
}{ $both ->
    [1] {" "}and{" "}
   *[0] { "" }
}{ $clues ->
    [0] { "" }
    [one] 1 clue
   *[other] { $clues } clues
}
space-empty = { $type ->
    [ally] Free space for an ally
    [location] Free space for a location
    [potion] Free space for a potion
    [familiar] Free space for a familiar
   *[curse] Free space for a curse
}
zone-of = { $type ->
    [ally] Allies
    [location] Locations
    [potion] Potions
   *[familiar] Familiars
}
curses-zone = { $more ->
    [0] Curses
   *[other] Curses: the next one costs { $more } more
}
suspect-drawn = Suspect: { villager-name } is innocent
suspect-hidden = A Suspect that the Hunter has drawn
suspect-bottom = At the bottom of the Suspects deck: { villager-name }
suspects-drawn = Suspects drawn
looked-zone = You look at these cards
resolving-zone = Being carried out
hand-zone = Your hand
known-card = { card-name }, which you have seen in this hand
agent-saw = The Agent has seen { card-name }.
actions-zone = What a pawn can do
steps-visit = { $name } visits { target-name }
step-one = 1 Investigation
step-two-witch = 2 Favours
step-two-hunter = 2 Evidence
step-three = 3 Tokens
step-four = 4 Power
step-five = 5 Familiar
steps-turn = Turn of { $name }
step-upkeep = Upkeep
step-action = Action { $number }
warning-favours = Enough favours for a ritual: { $names }.
warning-eliminate = Can be eliminated: { $names }.
warning-upkeep = { $number ->
   *[other] Upkeep due next turn: { $number }.
}
discard-card = { card-name }, discarded
help-action-witch = You win by the ritual: { $needed } favours on your own villager, no pawn on it, and a pawn to spend. Secrets become favours where you come back; feed others too, or it shows who you are. Other actions cost a pawn that visits nobody.
help-action-hunter = You win by eliminating the true witch, or with { $needed } Suspect cards at three evidence each. Visits bring clues, and evidence where three lie. Watch where secrets gather; an innocent eliminated costs you all clues.
help-first-turn = Two pawns now visit two villagers of one colour, and their tokens go to villagers of that colour. Your own villager will need secrets, but on it alone they would show who you are: feed it among others, or lead the Hunter astray.
help-drink-potion = The potion acts at once, without a pawn, and is gone; its secrets go to the reserve. It may wait, full, for a better moment. But it takes up a space until then, and the Hunter can remove it.
help-use-effect = Each effect can be used once in this upkeep. The order may matter: what one gives you may pay for the next. What need not be done may be left.
help-pay-ally = Unpaid, the ally goes to your discard pile. Keep it as long as it does more for you in a turn than the influence would.
help-discard-card = What you discard comes back only when your draw pile is shuffled anew. Give up what is too dear for you or comes too late, and keep what you can play soon.
help-take-card = The card you take comes into your hand unseen; the others come back only when your draw pile is shuffled anew. Choose what you can pay for and need next.
help-convert-secrets = With two favours a villager’s power works twice, and enough of them on the true witch make the ritual possible. But a favour lies open, and the Hunter can harass it away; the secrets spent here can’t ready this villager any more.
help-move-favour = The reserve has no favour left, so one would come from another villager, and the secrets are spent all the same. Move it if it serves you better here.
help-use-again = It costs nothing: the favours stay. Use the power again, unless what it gives your opponent is worth more.
help-distribute-witch = Three secrets on a villager become a favour when you visit it, one readies it when the Hunter’s pawn stands there, and potions fill up with them. Together they work sooner; spread out they hide which villager you are.
help-distribute-hunter = Three clues on a villager bring evidence at each of your visits, and are needed to eliminate it; so is one on every other. Three in one colour also pay for harassing there. Put them where you mean to go next.
help-spread-tokens = The reserve has too few for all: whoever is named gets one as long as they last, and the others go without. Begin with those that matter most to you.
help-move-token = The reserve is empty, so it would have to come from where another lies. Move it if it does more for you here than there; you may also go without.
help-pay-clues = Clues that you pay go back to the reserve. Take them where they do least: from somebody you trust, or where more lie than you need. To eliminate, every villager must keep one.
help-remove-tokens = You may stop when you like. The third on a villager matters most: with three, clues bring evidence and secrets become a favour.
help-move-from = You may stop when you like. With three on one villager, clues bring evidence and secrets become a favour: take them where that would happen too soon, or too late.
help-move-to = With three on one villager, clues bring evidence and secrets become a favour. Choose the villager where that suits you, or where it makes your opponent look the wrong way.
help-play-card = What you spend now is missing for the next card. Play one if it helps at this moment; you need not.
help-discard-for-less = The other card goes to your discard pile and saves you 2 influence. Give up the one that you would play last.
help-make-room = The card that leaves goes to your discard pile, with no effect; what lies on it is lost. Give up the one that has least to do from now on.
help-place-investigation = It lies with one villager and works on visits there, as the card says. Choose somebody who will have to be visited. Each villager has room for one, so it also keeps others away.
help-guide = Before you can eliminate anybody, every other villager has to bear a clue. So a clue on a bare villager is one step of the way, wherever you suspect the witch.
help-ask-clerk = A card gives you a choice more, influence the means for those you hold. Discard one if you can’t pay for what you have.
help-expel-card = It costs you 2 influence, and her what she paid to draw it. Do it for a card that would turn the match, not for one that she can hardly play.
help-exorcise = A curse stays until it is lifted. This costs what the card says, but no pawn: lift the one that hinders you most for its price.
help-buy-evidence = Three evidence buy a Suspect card, and enough of these win. The influence is then missing for cards and allies.
help-interrogate = Three clues on a villager bring evidence at your visits, and are needed to eliminate it. Ask whom you suspect; a pawn of yours there is worth a clue more.
help-weaken = A nearly full potion has cost her many secrets: empty it before she drinks. Without influence she plays no cards: take that if she has saved up for one.
help-follow-trail = Her pawns there go home, and the villager is ready: you can visit, harass or eliminate it this turn, and she can come back in hers. Choose one where you have something to do.
help-ransack = What you remove is gone, with the secrets on it. A nearly full potion is a great loss to her; a familiar works turn after turn.
help-choose-colour = All these tokens go to one colour. Choose the one where they complete three on a villager, or where you mean to go next.
help-seduce = Your opponent’s pawns keep you from visiting. This sends those of one villager home at no cost, and leaves a secret there: choose one whom you want to visit this turn.
help-wake = Your opponent’s pawns keep you from visiting, and from the ritual. Open those whom you need this turn, your own above all, if that doesn’t tell too much.
help-enamour = On your own villager it brings the ritual nearer; on another it leads the Hunter astray. With two favours a power works twice.
help-poison = It is gone with all that it does for the Hunter turn after turn. Remove what hinders you most, not what he will soon be unable to pay.
help-imprison = The ritual needs several favours on one villager. Take one where most have gathered, or from whom you suspect.
help-send-familiar = One familiar a turn, and it stays in play. Reinforced it does more, for the price on the card: pay that if you would not rather play a card for it.
help-assist = On a villager it brings a favour nearer, and shows that you were there. In a potion it tells nothing about who you are.
help-haunt = Where it lies now, it troubles you at each visit. Send it to a villager whom you can leave alone.
preview-visit = { villager-text } { $number ->
    [one] One token
   *[other] { $number } tokens
} to place on { $colour ->
    [blue] blue
    [red] red
   *[green] green
} villagers.
preview-play = { card-text } Costs { $price }; you have { $influence }.
preview-eliminate = If it is the true witch, you win. If not, all clues are gone, and it is innocent number { $number } of { $limit }.
preview-exonerate = You draw Suspect { $number } of { $needed }.
preview-gain = You gain { $number } influence.
offer-play = { $move } · { $price ->
    [0] free
   *[other] { $price } influence
}
own = Yours
cost-ritual = Everybody learns who the witch is, and the match is over: you win.

# --- Cards, villagers, tokens and actions, chosen by what a move or an event names

card-name = { $card ->
    [local-guide] Local Guide
    [clerk] Clerk
    [militiaman] Militiaman
    [agent] Agent
    [henchman] Henchman
    [exorcist] Exorcist
    [bribery] Bribery
    [interrogation] Interrogation
    [weakening] Weakening
    [on-the-trail] On the Trail
    [ransacking] Ransacking
    [denunciation] Denunciation
    [rumours] Rumours
    [private-information] Private Information
    [quarantine] Quarantine
    [house-arrest] House Arrest
    [persuasion] Persuasion
    [blackmail] Blackmail
    [brutality] Brutality
    [main-hall] Main Hall
    [headquarters] Headquarters
    [study] Study
    [tavern] Tavern
    [dungeon] Dungeon
    [armory] Armory
    [vial-of-oblivion] Vial of Oblivion
    [waking-draught] Waking Draught
    [natures-blend] Nature’s Blend
    [potion-of-knowledge] Potion of Knowledge
    [truth-elixir] Truth Elixir
    [love-philtre] Love Philtre
    [bramble-venom] Bramble Venom
    [clairvoyance] Clairvoyance
    [discredit] Discredit
    [misdirection] Misdirection
    [theft] Theft
    [suggestion] Suggestion
    [seduction] Seduction
    [nightmares] Nightmares
    [hypnosis] Hypnosis
    [thick-fog] Thick Fog
    [trance] Trance
    [witchs-mark] Witch’s Mark
    [famine] Famine
    [assistance] Assistance
    [raven] Raven
    [coven] Coven
    [apprentices] Apprentices
    [spectre] Spectre
   *[black-cat] Black Cat
}
card-text = { $card ->
    [local-guide] Start of your upkeep: you may add 1 clue to a villager without clues.
    [clerk] Start of your upkeep: you may draw 1 card, or discard 1 card to gain 3 influence.
    [militiaman] The Witch’s action “ready a villager” costs her 2 more influence.
    [agent] During your upkeep: you may look at 1 random card of the Witch’s hand. Then you may pay 2 influence to make her discard it.
    [henchman] Harass for 1 clue less, but for at least 1.
    [exorcist] End of your upkeep: you may lift 1 curse for its lift cost, without a pawn.
    [bribery] Pay 2, 4 or 6 influence: gain 1, 2 or 3 evidence.
    [interrogation] Choose a villager: add 2 clues there, or 3 if one of your pawns is on it.
    [weakening] Remove all secrets from 1 potion, or make the Witch lose up to 3 influence.
    [on-the-trail] Add 1 clue to each villager with a Witch pawn. Then you may ready one of them, free of charge.
    [ransacking] Remove 1 potion or 1 familiar in play. Secrets on it go to the reserve.
    [denunciation] Look at the top card of the Suspects deck, then put it at the bottom.
    [rumours] When the Witch visits this villager, add 1 clue here.
    [private-information] When the Hunter visits this villager, he draws 1 card.
    [quarantine] In step 3 of a visit, the Witch can’t put secrets on this villager. Other effects can.
    [house-arrest] To visit this villager, the Witch must use 2 pawns and place both on it.
    [persuasion] When the Hunter visits this villager, he gains 1 evidence.
    [blackmail] When the Witch visits this villager, she gives the Hunter 2 influence, or all she has if that is less.
    [brutality] When the Hunter visits this villager, he removes up to 2 secrets from it.
    [main-hall] Activate: gain 4 influence.
    [headquarters] Activate: play up to 2 cards, one after the other, each for 1 influence less.
    [study] Activate: draw 3 cards.
    [tavern] Activate: add 2 clues to villagers of one colour of your choice, divided as you like.
    [dungeon] Activate for 1 evidence: remove 1 favour from any villager, ready or occupied.
    [armory] Activate: remove up to 2 secrets, from one villager or two.
    [vial-of-oblivion] Drink: remove up to 4 clues from villagers.
    [waking-draught] Drink: ready up to 2 villagers with Hunter pawns, without paying secrets.
    [natures-blend] Drink: gain 6 influence.
    [potion-of-knowledge] Drink: look at the top 5 cards of your draw pile, take 3 into your hand, discard the other 2.
    [truth-elixir] Drink: add 1 secret to each living villager.
    [love-philtre] Drink: add 1 favour to a villager with at most 1 favour.
    [bramble-venom] Drink: remove 1 ally or 1 location in play.
    [clairvoyance] Draw 2 cards. Then the Hunter shows for good 1 random Suspect card that he holds unshown, if any.
    [discredit] The Hunter loses up to 2 evidence.
    [misdirection] Move up to 3 clues, each to any other villager.
    [theft] The Hunter loses up to 3 influence. Gain as much.
    [suggestion] Add 2 secrets to villagers of one colour of your choice and to your potions, divided as you like.
    [seduction] Choose a villager with a Hunter pawn: ready it without paying, then add 1 secret to it.
    [nightmares] Start of the Hunter’s upkeep: he must discard 1 card of his choice, if he has any.
    [hypnosis] The texts of all allies are blank. Their upkeep is still due.
    [thick-fog] The Hunter gains no evidence in step 2 of his visits.
    [trance] Once in each of the Witch’s turns, a favour in step 2 takes 2 secrets instead of 3.
    [witchs-mark] To eliminate a villager, the Hunter needs 1 more clue on it (4 instead of 3) and pays 2 influence.
    [famine] Each ally’s upkeep is 1 higher. The Hunter’s basic action “gain influence” gives 1 instead of 2.
    [assistance] Add 1 secret to the visited villager or to one of your potions. Reinforced (2 influence): add 2 secrets instead, each to that villager or to a potion.
    [raven] Move 1 secret from a villager to another. Reinforced (1 influence): move up to 3 secrets instead, each from any villager to any other.
    [coven] Play 1 card. Reinforced (discard 1 card): play 1 card for 3 influence less instead.
    [apprentices] Gain 1 influence. Reinforced (discard 1 card): gain 3 instead.
    [spectre] Move the investigation of the visited villager to a villager without one. Reinforced (2 influence): return it to the Hunter’s hand instead.
   *[black-cat] Remove 1 clue from the visited villager. Reinforced (2 influence): remove up to 3 clues from villagers of its colour instead.
}
villager-name = { $villager ->
    [johnson] Johnson, the Orphan
    [sue] Sue, the Stranger
    [annie] Doctor Annie
    [pamuy] Pamuy, the Native
    [adams] Adams, the Trapper
    [wulfric] Preacher Wulfric
    [mia] Mia, the Maiden
    [atkins] Widow Atkins
   *[biggs] Mayor Biggs
}
villager-text = { $villager ->
    [johnson] Gain 2 influence, or 3 if you have less influence than your opponent.
    [sue] Play 1 card. You may first discard another card from your hand to make it cost 2 less.
    [annie] Draw 1 card.
    [pamuy] Play 1 card for 1 influence less.
    [adams] Draw 2 cards, then discard 1 card from your hand.
    [wulfric] Play 1 card.
    [mia] Gain 3 influence. Your opponent gains 1.
    [atkins] Gain 2 influence.
   *[biggs] Look at the top 3 cards of your draw pile, take 1 into your hand, discard the other 2.
}
type-name = { $type ->
    [ally] Ally
    [event] Event
    [investigation] Investigation
    [location] Location
    [potion] Potion
    [charm] Charm
    [curse] Curse
   *[familiar] Familiar
}
type-text = { $type ->
    [ally] Stays in play. Pay its upkeep in each of your upkeeps, or discard it.
    [event] Has its effect at once, then is discarded.
    [investigation] Lies at a villager, on the side of the player whom it affects. One for each villager.
    [location] Stays in play. Place a pawn on it to use it, once a turn.
    [potion] Stays in play. Fill it with secrets in step 3 of your visits, then drink it in any of your turns, without a pawn.
    [charm] Has its effect at once, then is discarded.
    [curse] Stays in play until the Hunter lifts it. Costs 1 more for each other curse in play.
   *[familiar] Stays in play. Use one a turn, at the end of a visit with the familiar pawn.
}
faction-name = { $faction ->
    [strays] The Strays
    [frontier-folk] The Frontier Folk
   *[watchers] The Watchers
}
faction-text = { $faction ->
    [strays] Start of your upkeep: you may draw 1 card and then discard 1.
    [frontier-folk] The first card that you play in each turn costs 1 less.
   *[watchers] Start of your upkeep: gain 1 influence.
}
scenario-name = { $scenario ->
    [none] No scenario
    [welcome] Welcome to Roanoke
   *[souls] The Souls of the Village
}
scenario-text = { $scenario ->
    [none] The game as the rules tell it: 3 favours for the ritual, 8 Suspects, 3 innocents.
    [welcome] A shorter game. The ritual needs 2 favours; 5 Suspect cards win for the Hunter; the second innocent lost wins for the Witch. To eliminate takes 2 clues on the target and 1 clue on 6 other living villagers, or on all if fewer live.
   *[souls] At the end of your turn, take the Faction card of each colour where your hold is at least 4 and greater than your opponent’s. The Witch’s hold is her secrets plus 3 for each favour, the Hunter’s is his clues.
}
token-text = { $token ->
    [clue] The Hunter’s. With 3 on a villager, a visit there brings evidence; clues pay for harassing and readying, and are needed to eliminate.
    [evidence] The Hunter’s. Pay 3 to exonerate; there are 9.
    [secret] The Witch’s. 3 on a villager become a favour when she visits; they also fill potions and pay for readying.
    [favour] The Witch’s. With 2 on a villager, its power can be used twice; with 3 on the true witch, the ritual is possible.
   *[influence] Pays for cards. There is no limit.
}
pawn-name = { $pawn ->
    [witch] Witch pawn
    [familiar] Familiar pawn
   *[hunter] Hunter pawn
}
action-name = { $action ->
    [visit] Visit a villager
    [gain] Gain influence
    [draw] Draw a card
    [play] Play a card
    [ready] Ready a villager
    [drink] Drink a potion
    [ritual] Perform the ritual
    [activate] Activate a location
    [lift] Lift a curse
    [exonerate] Exonerate
    [harass] Harass a villager
   *[eliminate] Eliminate a villager
}
action-text = { $action ->
    [visit] Place a pawn on a ready villager: investigation, then favours (Witch) or evidence (Hunter), tokens, power, familiar (Witch).
    [gain] Gain 2 influence.
    [draw] Draw 1 card.
    [play] Play 1 card from your hand at its full cost.
    [ready] Pay 1 token of yours from a villager with pawns of your opponent: they go back to their owner.
    [drink] Free, with a full potion: its effect, then it is discarded.
    [ritual] Place a pawn on the true witch, ready and with 3 favours: you win.
    [activate] Place a pawn on one of your ready locations and carry out its effect.
    [lift] Pay what the curse says: it is discarded.
    [exonerate] Pay 3 evidence and draw a Suspect card. With 8, you win.
    [harass] Place a pawn on a ready villager and pay 3 clues from its colour: remove 1 favour or all secrets from it.
   *[eliminate] Takes 3 clues on a ready villager and 1 on every other living one. If it is the true witch, you win; if not, all clues are gone.
}

# --- Asking for advice

signs-none = Nothing points at anybody yet.
signs-one = { villager-name } ({ $percent }%)
signs-more = { $some }; { $one }
signs = What has happened points at { $named }.
signs-witch = What has happened points at you, { villager-name }, with { $percent }%.

# --- The goal

goal-line-witch = Hold the ritual, unseen
goal-line-hunter = Find the Witch
goal-line-both = The ritual, or the Witch’s name
goal-witch = Gather favours for your ritual, and don’t let the Hunter find out which villager you are.
goal-hunter = One of the nine villagers is the Witch. Find out which, and eliminate her before her ritual.
goal-both = The Witch hides among nine villagers and prepares her ritual; the Hunter wants to find her first.
goal-ritual = { $reader ->
    [witch] The ritual: put a pawn on your own villager, with { $favours } favours and nobody there.
   *[other] The ritual: the Witch puts a pawn on her own villager, with { $favours } favours and nobody there.
}
goal-innocents = { $reader ->
    [hunter] You have eliminated { $number } innocents.
   *[other] The Hunter has eliminated { $number } innocents.
}
goal-eliminate = { $reader ->
    [witch] The Hunter eliminates you
    [hunter] You eliminate the Witch
   *[other] The Hunter eliminates the Witch
}: { $clues } clues on that villager, and one on { $others ->
    [8] every other
   *[other] { $others } others
}.
goal-suspects = { $reader ->
    [hunter] You have drawn { $number } Suspect cards, each of them an innocent.
   *[other] The Hunter has drawn { $number } Suspect cards, each of them an innocent.
}
goal-turn-limit = After { $turns } turns in all, nobody wins.
goal-role-witch = You are the Witch, secretly { villager-name }. Only you know it.
goal-role-hunter = You are the Hunter. The name of the Witch is hidden from you.
goal-near-favours-label = Ritual { $favours }/{ $needed }
goal-near-own-favours = For the ritual: { $favours } of { $needed } favours on your villager
goal-near-favours = For the ritual: { $favours ->
    [0] no villager has any of { $needed } favours
   *[other] no villager has more than { $favours } of { $needed } favours
}
goal-near-innocents-label = Innocents { $gone }/{ $needed }
goal-near-innocents = Innocents eliminated: { $gone }; with { $needed } the Witch wins
goal-near-suspects-label = Suspects { $drawn }/{ $needed }
goal-near-suspects = Suspect cards drawn: { $drawn }; with { $needed } the Hunter wins
goal-picture-village = Nine villagers with clues, secrets and favours. One is the Witch.
goal-picture-hand = Cards cost influence and change what each side can do.
goal-picture-board = Clues bring evidence, three pieces of evidence a Suspect card.

# The end

end-ritual = { $seats_is ->
    [you] Your secret stayed hidden until the ritual. Roanoke is yours, { villager-name }.
   *[other] { $seats } wins: the Witch’s secret stayed hidden until the ritual. It was { villager-name }.
}
end-innocents = { $seats_is ->
    [you] The Hunter eliminated { $count } innocents and never you, { villager-name }.
   *[other] { $seats } wins: { $count } innocents were eliminated, and never the witch, { villager-name }.
}
end-witch-eliminated = { $seats_is ->
    [you] You eliminated the true witch, { villager-name }.
   *[other] { $seats } wins: the true witch was eliminated, { villager-name }.
}
end-suspects = { $seats_is ->
    [you] You proved { $number } Suspects innocent, and the witch had nowhere left to hide. It was { villager-name }.
   *[other] { $seats } wins: with { $number } Suspects proved innocent, the witch had nowhere left to hide. It was { villager-name }.
}
end-turn-limit = After 200 turns nobody has won. The witch was { villager-name }.
fared-witch = The Witch: { villager-name }
fared-hunter = The Hunter: { $number } of { $needed } Suspects proved innocent
