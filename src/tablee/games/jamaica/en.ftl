# Jamaica in English.

name = Jamaica
tagline = Race around the island, fill your holds, and don’t run out of food.

option-shortage_jump = Jump back when you can’t pay
option-shortage_jump-help = A ship that can’t pay goes straight back to the first space it can pay for, without paying or fighting in between. Off: it walks back space by space.
option-decline_loot = Loot may be declined
option-decline_loot-help = The winner of a battle may always take nothing. Off: whoever can take or give something has to.
option-ghost_ship = Ghost Ship
option-ghost_ship-help = A third, black ship sails with two players. It moves twice after both have played. For 2 players only.
option-strict_bank = Counted tokens
option-strict_bank-help = There are only 45 food, 80 gold and 45 gunpowder tokens. A load takes what is left. Off: the bank never runs out.
option-swap_disputed_ports = Other port prices
option-swap_disputed_ports-help = The port on space 16 costs 5 gold and the one on space 30 costs 3. Off: 3 and 5.
setup-ghost-ship = The Ghost Ship (ghost_ship) sails with 2 players only, not with { $seats }.

move-morning = Put the { $die } on the morning
move-play = { $morning ->
    [forward] forward
    [backward] backward
    [food] food
    [gold] gold
   *[powder] gunpowder
} in the morning, { $evening ->
    [forward] forward
    [backward] backward
    [food] food
    [gold] gold
   *[powder] gunpowder
} in the evening
move-sail = Sail to space { $space }
move-retreat = Fall back to space { $space }
move-pay = { $tokens ->
    [0] Take nothing out of this hold
    [one] Take one token out of this hold
   *[other] Take { $tokens } tokens out of this hold
}
move-load = { $hold ->
    [6] Load into the 6th Hold
   *[other] Load into hold { $hold }
}
move-empty = { $hold ->
    [6] Empty the 6th Hold
   *[other] Empty hold { $hold }
}
move-attack = { $seat_is ->
    [you] Attack your own ship
   *[other] Attack { $seat }
}
move-attack-ghost = Attack the Ghost Ship
move-powder = { $tokens ->
    [0] Use no gunpowder
    [one] Use one gunpowder token
   *[other] Use { $tokens } gunpowder tokens
}
move-keep = Let the roll stand
move-reroll = Have it rolled again with Saran’s Sabre
move-take-hold = { $hold ->
    [6] Take what is in the 6th Hold
   *[other] Take what is in hold { $hold }
}
move-take-power = Take { $power ->
    [map] Morgan’s Map
    [sabre] Saran’s Sabre
    [beth] Lady Beth
    [hold] the 6th Hold with its contents
   *[other] { $power }
}
move-take-hidden = Take a hidden treasure at random
move-give = Give away your cursed treasure, number { $treasure }
move-decline = Take nothing
move-steer = { $way ->
    [forward] Steer the Ghost forward
   *[other] Steer the Ghost backward
}

ask-place-dice = { $waiting_is ->
    [you] You are the Captain: which die is for the morning?
   *[other] Captain { $waiting } chooses which die is for the morning.
}
ask-choose-card = { $waiting_is ->
    [you] Choose the card you want to play this round.
    [us] Choose the card you want to play this round.
    [one] { $waiting } is still choosing a card.
   *[other] { $waiting } are still choosing a card.
}
ask-choose-way = { $waiting_is ->
    [you] You go { $pips } { $way ->
        [forward] forward
       *[other] backward
    }, and the way divides: where do you sail?
   *[other] { $waiting } goes { $pips } { $way ->
        [forward] forward
       *[other] backward
    } and chooses the way.
}
ask-choose-retreat = { $waiting_is ->
    [you] You can’t pay: which way do you fall back?
   *[other] { $waiting } can’t pay and chooses which way to fall back.
}
ask-pay-from = { $waiting_is ->
    [you] { $due ->
        [one] One token
       *[other] { $due } tokens
    } of { $goods ->
        [food] food
        [gold] gold
       *[powder] gunpowder
    } to pay: how many come out of { $hold ->
        [6] the 6th Hold
       *[other] hold { $hold }
    }? The rest comes out of your other holds.
   *[other] { $waiting } chooses out of which holds to pay.
}
ask-which-hold = { $waiting_is ->
    [you] Where do you load the { $tokens } { $goods ->
        [food] food
        [gold] gold
       *[powder] gunpowder
    }?
   *[other] { $waiting } chooses where to load { $tokens } { $goods ->
        [food] food
        [gold] gold
       *[powder] gunpowder
    }.
}
ask-make-room = { $waiting_is ->
    [you] No hold is empty. Which one do you empty to load { $tokens } { $goods ->
        [food] food
        [gold] gold
       *[powder] gunpowder
    }?
   *[other] { $waiting } has to empty a hold to load { $tokens } { $goods ->
        [food] food
        [gold] gold
       *[powder] gunpowder
    }.
}
ask-choose-target = { $waiting_is ->
    [you] Several ships are here. Whom do you attack?
   *[other] { $waiting } chooses whom to attack.
}
ask-commit-powder = { $waiting_is ->
    [you] Battle! How much gunpowder do you use?
   *[other] Battle! { $waiting } decides how much gunpowder to use.
}
ask-use-sabre = { $waiting_is ->
    [you] You have Saran’s Sabre: is this roll done again?
   *[other] { $waiting } has Saran’s Sabre and may have this roll done again.
}
ask-choose-loot = { $waiting_is ->
    [you] You have won the battle: what do you take, or give?
   *[other] { $waiting } has won the battle and chooses the loot.
}
ask-ghost-loot = { $waiting_is ->
    [you] The Ghost Ship has won, and you decide for it: what does it take?
   *[other] The Ghost Ship has won. { $waiting } decides what it takes.
}
ask-steer-ghost = { $waiting_is ->
    [you] You are the Captain: which way does the Ghost Ship go, by { $pips }?
   *[other] Captain { $waiting } chooses which way the Ghost Ship goes, by { $pips }.
}
ask-ghost-way = { $waiting_is ->
    [you] The Ghost Ship goes { $pips } { $way ->
        [forward] forward
       *[other] backward
    }, and the way divides: where does it sail?
   *[other] The Ghost Ship goes { $pips } { $way ->
        [forward] forward
       *[other] backward
    }; Captain { $waiting } chooses the way.
}
ask-ghost-target = { $waiting_is ->
    [you] The Ghost Ship meets both of you. Whom does it attack?
   *[other] The Ghost Ship meets both players. Captain { $waiting } chooses whom it attacks.
}
refuse-not-in-hand = You have no such card: “{ $move }”.
refuse-same-goods = A hold with the same goods can’t be emptied: “{ $move }”.

event-captain-chosen = { $seat_is ->
    [you] You are the first Captain and take the compass.
   *[other] { $seat } is the first Captain and takes the compass.
}
event-dice-rolled = { $seat_is ->
    [you] Round { $round }. You throw { $first } and { $second }.
   *[other] Round { $round }. { $seat } throws { $first } and { $second }.
}
event-dice-placed = Morning { $morning }, evening { $evening }.
event-revealed = { $seat_is ->
    [you] You turn up
   *[other] { $seat } turns up
} { $morning ->
    [forward] forward
    [backward] backward
    [food] food
    [gold] gold
    [powder] gunpowder
   *[other] { $morning }
} in the morning, { $evening ->
    [forward] forward
    [backward] backward
    [food] food
    [gold] gold
    [powder] gunpowder
   *[other] { $evening }
} in the evening.
event-sailed = { $who_is ->
    [you] You sail
    [nobody] The Ghost Ship sails
   *[other] { $who } sails
} { $way ->
    [forward] { $pips } forward
   *[other] { $pips } backward
} to { $space ->
    [0] Port Royal
   *[other] space { $space }
}.
event-came-home = { $seat_is ->
    [you] You come home to Port Royal! The round is played to its end.
   *[other] { $seat } comes home to Port Royal! The round is played to its end.
}
event-paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $tokens } { $goods ->
    [food] food
   *[other] gold
}.
event-ran-short = { $seat_is ->
    [you] Shortage: { $price } { $goods ->
        [food] food
       *[other] gold
    } to pay, and you have too little. { $given ->
        [0] You have nothing to give
       *[other] You give all you have, { $given }
    }, and fall back.
   *[other] Shortage: { $price } { $goods ->
        [food] food
       *[other] gold
    } to pay, and { $seat } has too little. { $given ->
        [0] There is nothing to give
       *[other] All there is, { $given }, goes to the bank
    }, and the ship falls back.
}
event-fell-back = { $seat_is ->
    [you] You fall back
   *[other] { $seat } falls back
} to { $space ->
    [0] Port Royal
   *[other] space { $space }
}.
event-loaded = { $who_is ->
    [you] You load
    [nobody] The Ghost Ship loads
   *[other] { $who } loads
} { $tokens } { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
}.
event-thrown-away = { $seat_is ->
    [you] To make room, you throw { $tokens } { $goods ->
        [food] food
        [gold] gold
       *[powder] gunpowder
    } away.
   *[other] To make room, { $seat } throws { $tokens } { $goods ->
        [food] food
        [gold] gold
       *[powder] gunpowder
    } away.
}
event-load-ignored = { $goods ->
    [food] Every hold has food in it already: nothing is loaded.
    [gold] Every hold has gold in it already: nothing is loaded.
   *[powder] Every hold has gunpowder in it already: nothing is loaded.
}
event-bank-short = { $goods ->
    [food] Food
    [gold] Gold
   *[powder] Gunpowder
} is scarce: { $asked ->
    [one] one token is asked for
   *[other] { $asked } tokens are asked for
}, and the bank has { $tokens ->
    [0] none
   *[other] only { $tokens }
} left.
event-attacked = { $who_is ->
    [you] You attack { $whom_is ->
        [nobody] the Ghost Ship
       *[other] { $whom }
    }
    [nobody] The Ghost Ship attacks { $whom }
   *[other] { $who } attacks { $whom_is ->
        [nobody] the Ghost Ship
       *[other] { $whom }
    }
} on space { $space }.
event-committed = { $seat_is ->
    [you] You use { $tokens } gunpowder.
   *[other] { $seat } uses { $tokens } gunpowder.
}
event-rolled = { $who_is ->
    [you] You roll { $die }, which makes { $total }.
    [nobody] The Ghost Ship rolls { $die }, which makes { $total }.
   *[other] { $who } rolls { $die }, which makes { $total }.
}
event-rolled-star = { $who_is ->
    [you] You roll the star!
    [nobody] The Ghost Ship rolls the star!
   *[other] { $who } rolls the star!
}
event-rerolled = { $seat_is ->
    [you] You draw Saran’s Sabre: it is rolled again.
   *[other] { $seat } draws Saran’s Sabre: it is rolled again.
}
event-tied = { $total } against { $total }: nobody wins.
event-won-battle = { $who_is ->
    [you] You win the battle against { $whom_is ->
        [nobody] the Ghost Ship
       *[other] { $whom }
    }.
    [nobody] The Ghost Ship wins the battle against { $whom }.
   *[other] { $who } wins the battle against { $whom_is ->
        [nobody] the Ghost Ship
       *[other] { $whom }
    }.
}
event-took-hold = { $who_is ->
    [you] You take
    [nobody] The Ghost Ship takes
   *[other] { $who } takes
} { $tokens } { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
} from { $whom_is ->
    [nobody] the Ghost Ship
   *[other] { $whom }
}.
event-sunk = The Ghost Ship keeps only gold: what it took goes to the bank.
event-took-power = { $who_is ->
    [you] You take
    [nobody] The Ghost Ship takes
   *[other] { $who } takes
} { $power ->
    [map] Morgan’s Map
    [sabre] Saran’s Sabre
    [beth] Lady Beth
   *[hold] the 6th Hold
} from { $whom_is ->
    [nobody] the Ghost Ship
   *[other] { $whom }
}.
event-took-treasure = { $who_is ->
    [you] You take
    [nobody] The Ghost Ship takes
   *[other] { $who } takes
} hidden treasure number { $treasure } from { $whom_is ->
    [nobody] the Ghost Ship
   *[other] { $whom }
}: it is worth { $worth }.
event-took-hidden = { $who_is ->
    [you] You take
    [nobody] The Ghost Ship takes
   *[other] { $who } takes
} hidden treasure number { $treasure } from { $whom_is ->
    [nobody] the Ghost Ship
   *[other] { $whom }
}.
event-gave = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
} { $whom_is ->
    [nobody] the Ghost Ship
   *[other] { $whom }
} cursed treasure number { $treasure }, worth { $worth }.
event-gave-cursed = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
} { $whom_is ->
    [nobody] the Ghost Ship
   *[other] { $whom }
} treasure number { $treasure }: it is cursed.
event-took-nothing = { $who_is ->
    [you] You take nothing.
    [nobody] The Ghost Ship takes nothing.
   *[other] { $who } takes nothing.
}
event-found-power = { $seat_is ->
    [you] You find
   *[other] { $seat } finds
} { $power ->
    [map] Morgan’s Map
    [sabre] Saran’s Sabre
    [beth] Lady Beth
   *[hold] the 6th Hold
} in the lair.
event-found-treasure = You find a treasure worth { $worth } in the lair.
event-found-hidden = { $who_is ->
    [you] You find a hidden treasure in the lair.
    [nobody] The Ghost Ship takes a treasure from the lair, unseen.
   *[other] { $who } finds a hidden treasure in the lair.
}
event-ghost-turned = The Ghost Ship reaches Port Royal and stops. It will turn back.
event-drew = You draw: { $morning ->
    [forward] forward
    [backward] backward
    [food] food
    [gold] gold
    [powder] gunpowder
   *[other] { $morning }
} in the morning, { $evening ->
    [forward] forward
    [backward] backward
    [food] food
    [gold] gold
    [powder] gunpowder
   *[other] { $evening }
} in the evening.
event-reshuffled = { $seat_is ->
    [you] You shuffle your { $cards ->
        [one] one played card
       *[other] { $cards } played cards
    } into a new deck.
   *[other] { $seat } shuffles { $cards ->
        [one] one played card
       *[other] { $cards } played cards
    } into a new deck.
}
event-compass-passed = { $seat_is ->
    [you] The compass passes to you.
   *[other] The compass passes to { $seat }.
}
event-scored = { $seat_is ->
    [you] Your score:
   *[other] Score of { $seat }:
} { $space } for the space, { $gold } gold, { $treasure } in treasures: { $total }.

step-dice = Dice
step-cards = Cards
step-morning = Morning
step-evening = Evening
step-ghost = Ghost Ship
round = Round { $round }, Captain { $captain }
round-turn = Round { $round }, turn of { $name }
dice = The dice
die = A die shows { $die }
die-morning = Morning: { $die }
die-evening = Evening: { $die }
last-round = Last round: a ship is home, and everybody still to play has one turn.
chart = The island. Ships sail round it clockwise from Port Royal (⚓), top right. F and G: what a space costs, in food or gold; ☠★: a lair with a treasure. Before the red line every space is worth −5.
space-port-royal = Port Royal, start and finish: free, no battles. Worth { $value } to a ship that has come home.
space-sea = Space { $space }, sea: costs { $price } food.
space-port = Space { $space }, port: costs { $price } gold.
space-treasure = Space { $space }, pirate lair with a treasure: free.
space-lair = Space { $space }, pirate lair, emptied: free.
space-value = Worth { $value } at the end.
letter = { $goods ->
    [food] F{ $tokens }
    [gold] G{ $tokens }
   *[powder] P{ $tokens }
}
sign = { $action ->
    [forward] ▲
    [backward] ▼
    [food] F
    [gold] G
   *[powder] P
}
the-ghost = the Ghost Ship
ghost-ship-at = The Ghost Ship: { $space ->
    [0] at Port Royal
   *[other] on space { $space }
}, { $steps ->
    [one] one step to go
   *[other] { $steps } steps to go
}
ship-at = Ship of { $name }: { $space ->
    [0] at Port Royal
   *[other] on space { $space }
}, { $steps ->
    [one] one step to go
   *[other] { $steps } steps to go
}
ship-home = Ship of { $name }: home
fleet = The fleet
place = { $name }: { $space ->
    [0] at Port Royal
   *[other] on space { $space }
}, { $steps ->
    [one] one step to go
   *[other] { $steps } steps to go
}
place-home = { $name }: home
compass = { $name } is the Captain
compass-label = Captain
steps = { $name } has { $steps ->
    [one] one step
   *[other] { $steps } steps
} to go
steps-label = To go
front = Card of { $name } this round
last-played = Last card of { $name }
treasures = Treasures of { $name }
treasures-ghost = Treasures of the Ghost Ship
holds = Holds of { $name }
holds-ghost = Holds of the Ghost Ship
hold = Hold { $hold }: { $tokens } { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
}
hold-sixth = 6th Hold: { $tokens } { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
}
hold-empty = Hold { $hold }: empty
hold-empty-sixth = 6th Hold: empty
goods = { $tokens } { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
}
goods-none = nothing
power = { $power ->
    [map] Morgan’s Map: four cards in hand
    [sabre] Saran’s Sabre: one roll again
    [beth] Lady Beth: 2 more in battle
   *[hold] 6th Hold: one more hold
}
power-label = { $power ->
    [map] Map
    [sabre] Sabre
    [beth] Beth
   *[hold] Hold
}
power-map-detail = Morgan’s Map: at the end of a round you draw up to four cards instead of three.
power-sabre-detail = Saran’s Sabre: once in each of your battles you may have a roll done again, your own or your opponent’s.
power-beth-detail = Lady Beth: your combat die counts 2 more.
power-hold-detail = 6th Hold: one more hold. Whoever takes the card takes what lies in it.
treasure-unknown = Hidden treasure number { $number }
treasure-cursed-unknown = Hidden treasure number { $number }, which is cursed
treasure-worth = Treasure number { $number }, worth { $worth }
card = { $morning ->
    [forward] Forward
    [backward] Backward
    [food] Food
    [gold] Gold
   *[powder] Gunpowder
} in the morning, { $evening ->
    [forward] forward
    [backward] backward
    [food] food
    [gold] gold
   *[powder] gunpowder
} in the evening
card-detail = Morning: { $morning ->
    [forward] sail forward by the morning die
    [backward] sail backward by the morning die
    [food] load food, as much as the morning die shows
    [gold] load gold, as much as the morning die shows
   *[powder] load gunpowder, as much as the morning die shows
}. Evening: { $evening ->
    [forward] sail forward by the evening die
    [backward] sail backward by the evening die
    [food] load food, as much as the evening die shows
    [gold] load gold, as much as the evening die shows
   *[powder] load gunpowder, as much as the evening die shows
}.
card-back = A card, face down
hand = Your hand
hand-of = { $name }: { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}, { $deck ->
    [0] none in the deck
    [one] one in the deck
   *[other] { $deck } in the deck
}.
hand-known = Known since the last shuffle: { $cards }.
played = Cards played since each player’s last shuffle
played-card = Card
battle = Battle: { $attacker } attacks { $defender }
side-attack = Attacker: { $name }
side-defence = Defender: { $name }
side-powder = { $name } uses { $tokens } gunpowder
side-beth = { $name } has Lady Beth: 2 more
side-die = { $name } rolls { $die }
side-total = { $name } has { $total } in all
powder-label = Gunpowder
beth-label = Lady Beth
duel-powder = gunpowder { $tokens }
duel-die = die { $die }
duel-beth = Lady Beth { $tokens }
total-label = Total
amount = { $tokens ->
    [0] none
    [one] one token
   *[other] { $tokens } tokens
}
amounts = How many?

preview-dice = Morning { $morning }, evening { $evening }, for everybody.
preview-load = Loads { $tokens } { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
}.
preview-no-room = Every hold has { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
} already: nothing is loaded.
preview-empty-first = Loads { $tokens } { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
}, but a hold has to be emptied first.
preview-bank-empty = The bank has no { $goods ->
    [food] food
    [gold] gold
   *[powder] gunpowder
} left: nothing is loaded.
preview-sail = Then { $way ->
    [forward] { $pips } forward
   *[other] { $pips } backward
}.
preview-home = Home to Port Royal: this is the last round.
preview-or = { " " }Or:{ " " }
preview-port-royal = To Port Royal, free.
preview-battle = Battle with { $names } on space { $space }!{ " " }
preview-treasure = To space { $space }: a lair with a treasure.
preview-lair = To space { $space }: an emptied lair, free.
preview-pay = To space { $space }: costs { $tokens } { $goods ->
    [food] food
   *[other] gold
}.
preview-pay-if-kept = To space { $space }: costs { $tokens } { $goods ->
    [food] food
   *[other] gold
}, if you keep as much.
preview-short = To space { $space }: { $tokens } { $goods ->
    [food] food
   *[other] gold
} can’t be paid! You would lose all you have of it and fall back to { $where }.
preview-ghost = The Ghost stops on space { $space }, where it pays nothing.
preview-ghost-treasure = It takes the treasure there.
preview-left = { $tokens ->
    [0] Empties hold { $hold }.
   *[other] Leaves { $tokens } in hold { $hold }.
}
cost-gold = { $gold ->
    [one] One gold goes
   *[other] { $gold } gold go
} back to the reserve: a point less for each at the end.
preview-attack = Wins { $win }% of the time if the defender uses no gunpowder; ties { $tie }%.
preview-defence = You have to beat { $total }. Wins { $win }% of the time; ties { $tie }%.

help-dice = Both dice count for everybody, the morning one first. A high die suits a big load or a long sail that you can pay for, a low one a way you would rather not go far. See what your hand would make of either order.
help-card = First the morning half by the morning die, then the evening half by the other. Where you stop costs food at sea and gold in a port: if you can’t pay, you lose what you have of it and fall back. Gold is points, gunpowder wins battles.
help-way = Only the space where you stop counts. Compare what each way ends on: its price, a treasure in a lair, a battle where a ship lies. The shorter way is sooner home, the longer one may be cheaper or richer.
help-retreat = You step back until you can pay, and each space is settled like an arrival: a price, a battle, a treasure. Lairs and Port Royal are free. The near way loses less of the race, another may avoid a battle.
help-jump = You go straight to one of these spaces: the first that you can pay on each way back. The near one loses less of the race; the other may be cheaper, or a lair.
help-target = There is one battle on a space, against one ship. The winner takes a hold’s load or a treasure from the loser, or gives a curse away: look for whoever has what you want and little gunpowder.
help-powder = Each token adds 1 to your die and is lost, whoever wins. The die shows 2, 4, 6, 8, 10 or a star, which wins at once: nothing is sure. The defender decides after the attacker’s roll; what you keep serves later.
help-pay = You choose out of which holds you pay; the smallest is asked first. A hold that is emptied can be loaded again, and what is left together in one hold can be lost in one battle.
help-sabre = Once in a battle you may have one roll done again, yours or the other’s, just after it. The second roll counts, even if it is worse for you. So use it on a roll that loses you the battle; but after the last roll it is too late.
help-loot = A load: gold is points, and without food the loser may strand; you need a hold for it. A treasure card: a power, or hidden points, good or bad. A cursed treasure of yours would cost you points: be rid of it here.
help-ghost-loot = You were not in this battle, so you decide for the Ghost. It keeps only gold; food and gunpowder are lost to the loser and go to the bank. It may also take a treasure, or nothing, if you would rather spare the loser.
help-which-hold = Both are holds like the others. But the 6th Hold is a card: whoever takes it from you in a battle takes what lies in it as well.
help-room = What you empty goes back to the bank, so give up what you need least before you can load again. A hold with the goods that you load can’t be chosen.
help-steer = The Ghost Ship pays nothing, takes the treasures of lairs, and attacks whomever it meets. Send it where it costs you nothing and your rival something.

# --- The goal

goal-line = Most points after the race
goal = Sail once around the island. When the first ship is home, whoever has the most points wins.
goal-win-space = Home in Port Royal is worth { $points } points; the spaces after the red line are worth what they show.
goal-win-gold = Every gold in your holds is a point. Treasures from the pirate lairs add or take away what they show.
goal-win-battle = Whoever ends on the space of another ship fights it, and the winner robs the loser.
goal-lose-line = A ship that is still before the red line has { $points } points.
goal-lose-stores = Food and gunpowder are worth nothing at the end. But who can’t pay for a space falls back.
goal-lose-ghost = The Ghost Ship fights too. It can’t win.
goal-role = You sail a ship of your own. This round { $captain } is the Captain and sets the dice.
goal-role-captain = You are the Captain of this round: you set one die for the morning, the other for the evening.
goal-near = { $name }: { $points } points as it stands, { $steps ->
    [0] home in Port Royal
    [one] one space to go
   *[other] { $steps } spaces to go
}{ $hidden ->
    [0] {""}
    [one] , and one treasure that you can’t see
   *[other] , and { $hidden } treasures that you can’t see
}
goal-picture-chart = Round the island and home. Spaces cost food or gold.
goal-picture-holds = Five holds, for gold, food and gunpowder.
goal-picture-cards = A card: left in the morning, right in the evening.

# The end

end-points = { $seats_is ->
    [you] You are { $margin } { $margin ->
        [one] point
       *[other] points
    } ahead of { $rivals }.
   *[one] { $seats } wins, { $margin } { $margin ->
        [one] point
       *[other] points
    } ahead of { $rivals }.
}
end-ahead = { $seats_is ->
    [you] You and { $rivals } have { $score } points each, and your ship is further ahead: { $steps ->
        [0] it is home.
        [one] one step to go, against { $others }.
       *[other] { $steps } steps to go, against { $others }.
    }
   *[one] { $seats } wins: level with { $rivals } at { $score } points, but further ahead, { $steps ->
        [0] home already.
        [one] with one step to go, against { $others }.
       *[other] with { $steps } steps to go, against { $others }.
    }
}
end-shared = { $seats } share the win: { $score } points each, and their ships are level.
end-round-limit = { $seats_is ->
    [you] After 500 rounds the race is stopped, and you have the highest score: { $score }.
    [one] After 500 rounds the race is stopped: { $seats } wins with { $score } points.
   *[other] After 500 rounds the race is stopped: { $seats } share the win with { $score } points.
}
score-unit = Points
score-space = Space
score-gold = Gold
score-treasure = Treasures
fared = { $steps ->
    [0] home in Port Royal
    [one] one step to go
   *[other] { $steps } steps to go
}
