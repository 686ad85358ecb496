# Pagamás in English.

name = Pagamás
tagline = Share the loot, count the votes, mind your back.

option-pot_de_vin = Bribes
option-pot_de_vin-help = The two Bribe cards, our own, are in the deck. Off: the deck is two cards smaller and nobody is asked for a bribe.
option-open_hoards = Open hoards
option-open_hoards-help = Buried loot lies face up, so that everybody sees who leads. Good for learning the game.
option-sides_mode = Taking sides
option-sides_mode-help = In rounds: one after the other, and whoever stays loyal may still change sides. All at once: everybody chooses a single time, in secret.
option-sides_mode-rounds = in rounds
option-sides_mode-simultaneous = all at once
option-promises = Promises as buttons
option-promises-help = Short promises that bind nobody: a voter names a price, a leader promises cards of the next turn. The table counts who keeps their word.

# --- Moves

move-pass = Pass
move-keep-hand = Keep your hand
move-discard-hand = Discard your whole hand
move-appoint = { $role ->
    [second] { $seat } becomes First mate
    [lookout] { $seat } becomes Lookout
    [chaplain] { $seat } becomes Chaplain
    [bosun] { $seat } becomes Bosun
    [cook] { $seat } becomes Cook
   *[captain] { $seat } becomes Captain
}
move-pledge = “{ $cards ->
    [one] For one card
   *[other] For { $cards } cards
} I vote for the split”
move-vow = { $cards ->
    [one] Promise { $seat } one card next turn
   *[other] Promise { $seat } { $cards } cards next turn
}
move-share = { $seat_is ->
    [you] Keep the { $card }
   *[other] Give the { $card } to { $seat }
}
move-vote = { $choice ->
    [for] Vote for the split
   *[against] Vote against the split
}
move-bribe = Bribe { $seat }’s sailors
move-pay = Pay with a { $card }
move-force = Force the split
move-let-be = Let it be: the Captain takes everything
move-overboard = { $cards_n ->
    [0] Keep all your loot
   *[other] Throw overboard: { $cards }
}
move-hide = { $place ->
    [hammock] Hide in your Hammock
    [tavern] Hide in the Tavern
    [house] Hide in the Pleasure house
   *[island] Hide on Treasure island
}
move-ambush = Set an ambush on { $seat }
move-at = { $place ->
    [hammock] At the Hammock
    [tavern] At the Tavern
    [house] At the Pleasure house
   *[island] On Treasure island
}
move-dodge = Play your Dodge
move-suffer = Take it
move-bury = { $cards_n ->
    [0] Bury nothing
   *[other] Bury: { $cards }
}
move-stand = Stand for Captain
move-stand-back = Stand back
move-elect = { $seat_is ->
    [you] Vote for yourself
   *[other] Vote for { $seat }
}
move-revolt = Start a mutiny
move-keep-calm = Keep calm
move-join-mutiny = Join the mutineers
move-stay-loyal = Stay with the Captain
move-reinforce = { $seat_is ->
    [you] All hands! for yourself
   *[other] All hands! for { $seat }
}
move-plank = { $seat } walks the plank

refuse-island-closed = Treasure island is closed: the Captain kept all the loot. “{ $move }” has to wait for another turn.
refuse-place-used = “{ $move }” is your own hideout, or you have named that place already.

# --- Questions

ask-refit-hand = { $waiting_is ->
    [you] Keep your hand, or discard all of it? Then you draw up to two cards.
   *[other] { $waiting } fills up a hand.
}
ask-appoint-role = { $waiting_is ->
    [you] { $role ->
        [second] Who becomes First mate?
        [lookout] Who becomes Lookout?
        [chaplain] Who becomes Chaplain?
        [bosun] Who becomes Bosun?
        [cook] Who becomes Cook?
       *[captain] Who becomes Captain?
    }
   *[other] { $role ->
        [second] { $waiting } names the First mate.
        [lookout] { $waiting } names the Lookout.
        [chaplain] { $waiting } names the Chaplain.
        [bosun] { $waiting } names the Bosun.
        [cook] { $waiting } names the Cook.
       *[captain] { $waiting } names the Captain.
    }
}
ask-name-price = { $waiting_is ->
    [you] What does your vote cost? Name a price, or keep silent.
    [us] What does your vote cost? Name a price, or keep silent.
   *[other] Waiting for { $waiting } to name a price.
}
ask-make-vow = { $waiting_is ->
    [you] { $kind ->
        [split] Promise somebody cards of the next turn, for a vote for this split? ({ $listeners })
        [elect] Promise somebody cards of the next turn, for a vote for you? ({ $listeners })
       *[side] Promise somebody cards of the next turn, for being on your side? ({ $listeners })
    }
   *[other] { $kind ->
        [split] { $waiting } may promise something for a vote for the split. ({ $listeners })
        [elect] { $waiting } may promise something for a vote. ({ $listeners })
       *[side] { $waiting } may promise something for an ally. ({ $listeners })
    }
}
ask-share-loot = { $waiting_is ->
    [you] Card { $card } of { $cards }: who gets it?
   *[other] { $waiting } shares out the loot of the day.
}
ask-vote-on-split = { $number ->
    [1] { $waiting_is ->
        [you] Are you for or against this split?
        [us] Are you for or against this split?
        [one] Waiting for { $waiting } to vote.
       *[other] Waiting for { $waiting } to vote.
    }
   *[other] { $waiting_is ->
        [you] The second and last proposal: for or against?
        [us] The second and last proposal: for or against?
        [one] Waiting for { $waiting } to vote on the second proposal.
       *[other] Waiting for { $waiting } to vote on the second proposal.
    }
}
ask-offer-bribe = { $waiting_is ->
    [you] The votes are shown. Bribe somebody’s sailors?
   *[other] { $waiting } may offer a bribe.
}
ask-pay-bribe = { $waiting_is ->
    [you] Which loot card does the bribe cost you?
   *[other] { $waiting } pays for a bribe.
}
ask-force-split = { $waiting_is ->
    [you] Refused twice. Force the split, or leave everything to the Captain?
   *[other] { $waiting } may force the split.
}
ask-throw-overboard = { $waiting_is ->
    [you] Throw some of your loot overboard?
    [us] Throw some of your loot overboard?
    [one] Waiting for { $waiting } to keep or throw away loot.
   *[other] Waiting for { $waiting } to keep or throw away loot.
}
ask-choose-hideout = { $waiting_is ->
    [you] Where do you hide?
    [us] Where do you hide?
    [one] Waiting for { $waiting } to hide.
   *[other] Waiting for { $waiting } to hide.
}
ask-set-ambush = { $power ->
    [1] { $waiting_is ->
        [you] You are First mate: whom do you ambush, without a card?
       *[other] { $waiting }, the First mate, may set an ambush.
    }
   *[other] { $waiting_is ->
        [you] Play an Ambush on somebody?
       *[other] { $waiting } may play an Ambush.
    }
}
ask-place-ambush = { $waiting_is ->
    [you] { $power ->
        [1] Where do you wait for { $target }?
       *[other] Your Ambush lies on the table. Where do you wait for { $target }?
    }
   *[other] { $target_is ->
        [you] { $power ->
            [1] { $waiting } names a place to ambush you.
           *[other] { $waiting } plays an Ambush on you and names a place.
        }
       *[other] { $power ->
            [1] { $waiting } names a place to ambush { $target }.
           *[other] { $waiting } plays an Ambush on { $target } and names a place.
        }
    }
}
ask-pay-house = { $waiting_is ->
    [you] The Pleasure house wants a loot card. Which one?
   *[other] { $waiting } has to pay at the Pleasure house.
}
ask-dodge-ambush = { $waiting_is ->
    [you] { $author } has found you. Dodge?
   *[other] { $author_is ->
        [you] { $waiting } may dodge your ambush.
       *[other] { $waiting } may dodge the ambush of { $author }.
    }
}
ask-bury-loot = { $waiting_is ->
    [you] You are safe on Treasure island. What do you bury?
    [us] You are safe on Treasure island. What do you bury?
    [one] { $waiting } may bury loot.
   *[other] { $waiting } may bury loot.
}
ask-stand-for-captain = { $waiting_is ->
    [you] The ship has no Captain. Do you stand for election?
   *[other] { $waiting } decides whether to stand for Captain.
}
ask-elect-captain = { $waiting_is ->
    [you] Whom do you want as Captain?
    [us] Whom do you want as Captain?
    [one] Waiting for { $waiting } to elect a Captain.
   *[other] Waiting for { $waiting } to elect a Captain.
}
ask-start-mutiny = { $waiting_is ->
    [you] Do you start a mutiny against the Captain?
   *[other] { $waiting } may start a mutiny.
}
ask-choose-side = { $waiting_is ->
    [you] Mutiny! Which side are you on?
    [us] Mutiny! Which side are you on?
    [one] { $waiting } chooses a side.
   *[other] { $waiting } choose a side.
}
ask-call-all-hands = { $waiting_is ->
    [you] Call All hands! and let somebody’s sailors fight?
   *[other] { $waiting } may call All hands!
}
ask-choose-plank = { $waiting_is ->
    [you] The mutiny has failed. Who walks the plank?
   *[other] { $waiting } chooses who walks the plank.
}
ask-share-spoils = { $waiting_is ->
    [you] { $victim_is ->
        [you] Card { $card } of { $cards } of your own loot: who gets it?
       *[other] Card { $card } of { $cards } of { $victim }’s loot: who gets it?
    }
   *[other] { $victim_is ->
        [you] { $waiting } shares out your loot (card { $card } of { $cards }).
       *[other] { $waiting } shares out the loot of { $victim } (card { $card } of { $cards }).
    }
}

# --- Events

event-showed-loot = { $seat_is ->
    [you] You draw a { $card } to see who is Captain.
   *[other] { $seat } draws a { $card } to see who is Captain.
}
event-became-first-captain = { $seat_is ->
    [you] You are the first Captain.
   *[other] { $seat } is the first Captain.
}
event-turn-began = Turn { $turn } of { $turns }. All hands on deck!
event-hand-discarded = { $seat_is ->
    [you] You discard your whole hand ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    }).
   *[other] { $seat } discards a whole hand ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    }).
}
event-sailor-hired = { $seat_is ->
    [you] A sailor of Force { $force } joins you.
   *[other] A sailor of Force { $force } joins { $seat }.
}
event-drew = { $card ->
    [4] You draw an Ambush.
    [5] You draw a Dodge.
    [6] You draw an All hands!
    [7] You draw a Bribe.
   *[other] You draw a card.
}
event-drew-one = { $seat } draws a card.
event-reshuffled = The Action deck is empty: { $cards ->
    [one] the one discard becomes the new deck
   *[other] its { $cards } discards are shuffled into a new one
}.
event-went-without = { $seat_is ->
    [you] No Action card is left for you to draw.
   *[other] No Action card is left for { $seat } to draw.
}
event-appointed = { $seat_is ->
    [you] { $role ->
        [second] You are First mate.
        [lookout] You are Lookout.
        [chaplain] You are Chaplain.
        [bosun] You are Bosun.
        [cook] You are Cook.
       *[captain] You are Captain.
    }
   *[other] { $role ->
        [second] { $seat } is First mate.
        [lookout] { $seat } is Lookout.
        [chaplain] { $seat } is Chaplain.
        [bosun] { $seat } is Bosun.
        [cook] { $seat } is Cook.
       *[captain] { $seat } is Captain.
    }
}
event-loot-drawn = The loot of the day: { $cards }. Only the Captain and the Lookout see it.
event-loot-landed = The Captain draws { $count ->
    [one] one loot card. Only the Lookout sees it too
   *[other] { $count } loot cards. Only the Lookout sees them too
}.
event-last-turn-came = The loot deck is empty: turn { $turn } is the last.
event-pledged = { $seat_is ->
    [you] You say: “{ $cards ->
        [one] For one card
       *[other] For { $cards } cards
    } I vote for the split.”
   *[other] { $seat } says: “{ $cards ->
        [one] For one card
       *[other] For { $cards } cards
    } I vote for the split.”
}
event-vowed = { $seat_is ->
    [you] You promise { $to } { $cards ->
        [one] one card
       *[other] { $cards } cards
    } next turn, { $kind ->
        [split] for a vote for the split
        [elect] for a vote in the election
       *[side] for being on your side
    }.
   *[other] { $to_is ->
        [you] { $seat } promises you { $cards ->
            [one] one card
           *[other] { $cards } cards
        } next turn, { $kind ->
            [split] for your vote for the split
            [elect] for your vote in the election
           *[side] for being on the same side
        }.
       *[other] { $seat } promises { $to } { $cards ->
            [one] one card
           *[other] { $cards } cards
        } next turn, { $kind ->
            [split] for a vote for the split
            [elect] for a vote in the election
           *[side] for being on the same side
        }.
    }
}
event-word-kept = { $seat_is ->
    [you] You keep your word to { $to }.
   *[other] { $to_is ->
        [you] { $seat } keeps the promise made to you.
       *[other] { $seat } keeps the promise made to { $to }.
    }
}
event-word-broken = { $seat_is ->
    [you] You break your word to { $to }.
   *[other] { $to_is ->
        [you] { $seat } breaks the promise made to you.
       *[other] { $seat } breaks the promise made to { $to }.
    }
}
event-proposed = { $number ->
    [1] { $seat_is ->
        [you] You propose a split.
       *[other] { $seat } proposes a split.
    }
   *[other] { $seat_is ->
        [you] You propose a second split.
       *[other] { $seat } proposes a second split.
    }
}
event-offered = { $seat_is ->
    [you] You are offered: { $cards }.
   *[other] You offer { $seat }: { $cards }.
}
event-offered-some = { $seat } is offered { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-kept-back = { $seat_is ->
    [you] You would keep: { $cards }.
   *[other] { $seat } would keep: { $cards }.
}
event-kept-back-some = { $seat } would keep { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-vote-shown = { $choice ->
    [1] { $seat_is ->
        [you] You vote for ({ $weight }).
       *[other] { $seat } votes for ({ $weight }).
    }
   *[other] { $seat_is ->
        [you] You vote against ({ $weight }).
       *[other] { $seat } votes against ({ $weight }).
    }
}
event-bribed = { $seat_is ->
    [you] You bribe the sailors of { $victim }: { $sailors ->
        [0] there are none
        [one] one vote turns
       *[other] { $sailors } votes turn
    }.
   *[other] { $victim_is ->
        [you] { $seat } bribes your sailors: { $sailors ->
            [0] you have none
            [one] one vote turns
           *[other] { $sailors } votes turn
        }.
       *[other] { $seat } bribes the sailors of { $victim }: { $sailors ->
            [0] there are none
            [one] one vote turns
           *[other] { $sailors } votes turn
        }.
    }
}
event-paid-bribe = { $seat_is ->
    [you] The bribe costs you a { $card }.
   *[other] The bribe costs { $seat } a { $card }.
}
event-split-adopted = { $ayes } for, { $noes } against: the split is adopted.
event-split-refused = { $number ->
    [1] { $ayes } for, { $noes } against: the split is refused. There will be a second one.
   *[other] { $ayes } for, { $noes } against: the second split is refused too.
}
event-split-forced = { $seat_is ->
    [you] You force the split. A mutiny is possible this turn.
   *[other] { $seat } forces the split. A mutiny is possible this turn.
}
event-split-lost = { $captain_is ->
    [you] { $seat } lets it be: all the loot of the day is yours.
   *[other] { $seat_is ->
        [you] You let it be: all the loot of the day goes to { $captain }.
       *[other] { $seat } lets it be: all the loot of the day goes to { $captain }.
    }
}
event-kept-all = { $seat_is ->
    [you] You have all the loot of the day: Treasure island is closed, and a mutiny is possible.
   *[other] { $seat } has all the loot of the day: Treasure island is closed, and a mutiny is possible.
}
event-threw-overboard = You throw overboard: { $cards }.
event-went-overboard = { $seat } throws { $count ->
    [one] one loot card
   *[other] { $count } loot cards
} overboard.
event-all-hid = Turn { $turn }: everybody has hidden.
event-ambush-set = { $power ->
    [1] { $seat_is ->
        [you] You set an ambush on { $target }, as First mate.
       *[other] { $target_is ->
            [you] { $seat }, the First mate, sets an ambush on you.
           *[other] { $seat }, the First mate, sets an ambush on { $target }.
        }
    }
   *[other] { $seat_is ->
        [you] You play an Ambush on { $target }.
       *[other] { $target_is ->
            [you] { $seat } plays an Ambush on you.
           *[other] { $seat } plays an Ambush on { $target }.
        }
    }
}
event-found-at = { $seat_is ->
    [you] { $place ->
        [hammock] You are in your Hammock.
        [tavern] You are in the Tavern.
        [house] You are in the Pleasure house.
       *[island] You are on Treasure island.
    }
   *[other] { $place ->
        [hammock] { $seat } is in the Hammock.
        [tavern] { $seat } is in the Tavern.
        [house] { $seat } is in the Pleasure house.
       *[island] { $seat } is on Treasure island.
    }
}
event-paid-house = { $seat_is ->
    [you] You pay the Pleasure house with a { $card }.
   *[other] { $seat } pays the Pleasure house with a { $card }.
}
event-paid-one = { $seat } pays the Pleasure house with a loot card.
event-fell-at-house = { $seat_is ->
    [you] You can’t pay the Pleasure house: you lose your character, your hand and your sailors.
   *[other] { $seat } can’t pay the Pleasure house, and loses character, hand and sailors.
}
event-ambush-shown = { $hits ->
    [1] { $seat_is ->
        [you] { $place ->
            [hammock] You waited for { $target } at the Hammock: a hit!
            [tavern] You waited for { $target } at the Tavern: a hit!
            [house] You waited for { $target } at the Pleasure house: a hit!
           *[island] You waited for { $target } on Treasure island: a hit!
        }
       *[other] { $seat } waited for { $target_is ->
            [you] you
           *[other] { $target }
        } { $place ->
            [hammock] at the Hammock: a hit!
            [tavern] at the Tavern: a hit!
            [house] at the Pleasure house: a hit!
           *[island] on Treasure island: a hit!
        }
    }
    [0] { $seat_is ->
        [you] { $place ->
            [hammock] You waited for { $target } at the Hammock, in vain.
            [tavern] You waited for { $target } at the Tavern, in vain.
            [house] You waited for { $target } at the Pleasure house, in vain.
           *[island] You waited for { $target } on Treasure island, in vain.
        }
       *[other] { $seat } waited for { $target_is ->
            [you] you
           *[other] { $target }
        } { $place ->
            [hammock] at the Hammock, in vain.
            [tavern] at the Tavern, in vain.
            [house] at the Pleasure house, in vain.
           *[island] on Treasure island, in vain.
        }
    }
   *[other] { $seat_is ->
        [you] You
       *[other] { $seat }
    } waited { $place ->
        [hammock] at the Hammock
        [tavern] at the Tavern
        [house] at the Pleasure house
       *[island] on Treasure island
    }, but { $target_is ->
        [you] you had fallen already.
       *[other] { $target } had fallen already.
    }
}
event-trapped = { $seat_is ->
    [you] You are trapped by { $author }: character, hand and sailors are lost.
   *[other] { $author_is ->
        [you] { $seat } is trapped by you, and loses character, hand and sailors.
       *[other] { $seat } is trapped by { $author }, and loses character, hand and sailors.
    }
}
event-came-too-late = { $author_is ->
    [you] You come too late for { $seat }.
   *[other] { $seat_is ->
        [you] { $author } comes too late for you.
       *[other] { $author } comes too late for { $seat }.
    }
}
event-dodged = { $escaped ->
    [1] { $seat_is ->
        [you] You dodge the ambush of { $author }.
       *[other] { $author_is ->
            [you] { $seat } dodges your ambush.
           *[other] { $seat } dodges the ambush of { $author }.
        }
    }
   *[other] { $seat_is ->
        [you] You try to dodge the ambush of { $author }, and fail.
       *[other] { $author_is ->
            [you] { $seat } tries to dodge your ambush, and fails.
           *[other] { $seat } tries to dodge the ambush of { $author }, and fails.
        }
    }
}
event-robbed = { $robber_is ->
    [you] You take { $count ->
        [one] one loot card
       *[other] { $count } loot cards
    } from { $seat }.
   *[other] { $seat_is ->
        [you] { $robber } takes { $count ->
            [one] your loot card
           *[other] your { $count } loot cards
        }.
       *[other] { $robber } takes { $count ->
            [one] one loot card
           *[other] { $count } loot cards
        } from { $seat }.
    }
}
event-loot-lost = { $seat_is ->
    [you] The robbers robbed each other: your loot is lost ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
   *[other] The robbers robbed each other: the loot of { $seat } is lost ({ $count ->
        [one] one card
       *[other] { $count } cards
    }).
}
event-stolen-seen = { $seat_is ->
    [you] You look at what you took: { $cards }.
   *[other] { $seat } looks at what was taken: { $cards }.
}
event-election-called = { $seat_is ->
    [you] You have fallen. { $electors_n ->
        [0] Nobody has a vote in the election of a new Captain.
        [one] One player elects a new Captain: { $electors }.
       *[other] { $electors_n } players elect a new Captain: { $electors }.
    }
   *[other] { $seat } has fallen. { $electors_n ->
        [0] Nobody has a vote in the election of a new Captain.
        [one] One player elects a new Captain: { $electors }.
       *[other] { $electors_n } players elect a new Captain: { $electors }.
    }
}
event-stood = { $seat_is ->
    [you] You stand for Captain.
   *[other] { $seat } stands for Captain.
}
event-elected = { $seat_is ->
    [you] { $candidate_is ->
        [you] You vote for yourself ({ $weight }).
       *[other] You vote for { $candidate } ({ $weight }).
    }
   *[other] { $candidate_is ->
        [you] { $seat } votes for you ({ $weight }).
        [self] { $seat } votes in their own favour ({ $weight }).
       *[other] { $seat } votes for { $candidate } ({ $weight }).
    }
}
event-election-tied = { $voices ->
    [0] { $seats_n ->
        [one] Nobody can vote; there is one candidate: { $seats }.
       *[other] Nobody can vote; the candidates are level: { $seats }.
    }
   *[other] A tie at { $voices } between { $seats }: the First mate, if there is one, takes the helm.
}
event-became-captain = { $voices ->
    [0] { $seat_is ->
        [you] You take the helm.
       *[other] { $seat } takes the helm.
    }
   *[other] { $seat_is ->
        [you] You take the helm ({ $voices ->
            [one] the most votes: one
           *[other] the most votes: { $voices }
        }).
       *[other] { $seat } takes the helm ({ $voices ->
            [one] the most votes: one
           *[other] the most votes: { $voices }
        }).
    }
}
event-buried = { $seat_is ->
    [you] You bury: { $cards }.
   *[other] { $seat } buries: { $cards }.
}
event-buried-some = { $seat } buries { $count ->
    [one] one loot card
   *[other] { $count } loot cards
}.
event-mutiny-began = { $seat_is ->
    [you] You turn the card to red: mutiny!
   *[other] { $seat } turns the card to red: mutiny!
}
event-calm-held = Turn { $turn } ends without a mutiny.
event-joined = { $seat_is ->
    [you] You join the mutineers.
   *[other] { $seat } joins the mutineers.
}
event-stayed = { $seat_is ->
    [you] You stay with the Captain.
   *[other] { $seat } stays with the Captain.
}
event-camps-locked = { $mutineers_is ->
    [nobody] Nobody has joined: { $against } against { $loyal }.
    [you] You are the only mutineer: Force { $against } against { $loyal }.
    [one] The only mutineer is { $mutineers }: Force { $against } against { $loyal }.
   *[other] The mutineers are { $mutineers }: Force { $against } against { $loyal }.
}
event-reinforced = { $seat_is ->
    [you] { $target_is ->
        [you] You call All hands! Your sailors bring { $force }.
       *[other] You call All hands! for { $target }: the sailors bring { $force }.
    }
   *[other] { $target_is ->
        [you] { $seat } calls All hands! for you: your sailors bring { $force }.
       *[other] { $seat } calls All hands! The sailors of { $target } bring { $force }.
    }
}
event-mutiny-failed = { $captain_is ->
    [you] The mutiny fails, { $against } against { $loyal }. You are still Captain.
   *[other] The mutiny fails, { $against } against { $loyal }. { $captain } is still Captain.
}
event-mutiny-won = { $captain_is ->
    [you] The mutineers win, { $against } against { $loyal }. You are Captain no more.
   *[other] The mutineers win, { $against } against { $loyal }. { $captain } is Captain no more.
}
event-walked-the-plank = { $seat_is ->
    [you] You walk the plank, and lose character, hand and sailors. { $count ->
        [0] You had no loot.
        [one] One loot card is shared out.
       *[other] { $count } loot cards are shared out.
    }
   *[other] { $seat } walks the plank, and loses character, hand and sailors. { $count ->
        [0] There was no loot.
        [one] One loot card is shared out.
       *[other] { $count } loot cards are shared out.
    }
}
event-spoils-seen = The spoils: { $cards }.
event-spoils-given = { $seat_is ->
    [you] Of the spoils you get: { $cards }.
   *[other] Of the spoils { $seat } gets: { $cards }.
}
event-spoils-gone = { $seat } gets { $count ->
    [one] one card
   *[other] { $count } cards
} of the spoils.
event-scored = { $seat_is ->
    [you] You have buried { $parts ->
        [0] nothing
        [one] one part
       *[other] { $parts } parts
    }; { $lost ->
        [0] nothing is lost
        [one] one part is lost
       *[other] { $lost } parts are lost
    }.
   *[other] { $seat } has buried { $parts ->
        [0] nothing
        [one] one part
       *[other] { $parts } parts
    }; { $lost ->
        [0] nothing is lost
        [one] one part is lost
       *[other] { $lost } parts are lost
    }.
}

# --- The table

table = The crew
phase = { $phase ->
    [1] Refit
    [2] Roles
    [3] Split
    [4] Hideouts
    [5] Ambushes
    [6] Reveal
    [7] Mutiny
   *[other] Set-up
}
turn-phase = Turn { $turn } of { $turns }, phase: { $phase }
turn-of = Turn { $turn } of { $turns }
flag-last = Last turn: only buried loot will count
flag-kept = The Captain kept all the loot: the island is closed, mutiny possible
flag-forced = The First mate forced the split: mutiny possible
flag-ambush = An ambush succeeded: mutiny possible
port = The port
place = { $place ->
    [hammock] Hammock: always free, no effect
    [tavern] Tavern: whoever is safe here may start a mutiny
    [house] Pleasure house: costs one loot card; whoever can’t pay loses character, hand and sailors
   *[island] Treasure island: whoever is safe here may bury loot
}
place-closed = Treasure island is closed this turn: the Captain kept all the loot
place-short = { $place ->
    [hammock] Hammock
    [tavern] Tavern
    [house] Pleasure house
   *[island] Treasure island
}
pawn = { $place ->
    [hammock] { $name } is in the Hammock
    [tavern] { $name } is in the Tavern
    [house] { $name } is in the Pleasure house
   *[island] { $name } is on Treasure island
}
decks = Decks
mutiny-red = Mutiny!
mutiny-calm = Dead calm: no mutiny
mutiny-red-short = Mutiny!
mutiny-calm-short = Dead calm
mutiny-detail = In phase 7 a mutiny may be started if the split was forced, if the Captain kept all the loot, if an ambush succeeded, or by a player who is safe in the Tavern.
loot-deck = Loot deck: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
loot-thrown = Loot out of play: { $cards ->
    [0] none
    [one] one card
   *[other] { $cards } cards
}
action-deck = Action deck: { $cards ->
    [0] empty
    [one] one card
   *[other] { $cards } cards
}
action-discard = Action discards: { $cards ->
    [0] none
    [one] one card
   *[other] { $cards } cards
}
back-loot = A loot card, face down
back-action = An Action card, face down
roles-left = Characters to give
role = { $role ->
    [captain] Captain
    [second] First mate
    [lookout] Lookout
    [chaplain] Chaplain
    [bosun] Bosun
   *[cook] Cook
}
role-force = { $role ->
    [captain] Captain, Force { $force }
    [second] First mate, Force { $force }
    [lookout] Lookout, Force { $force }
    [chaplain] Chaplain, Force { $force }
    [bosun] Bosun, Force { $force }
   *[cook] Cook, Force { $force }
}
role-detail = { $role ->
    [captain] Captain, Force { $force }. Gives the other characters, draws and shares the loot, and leads one camp in a mutiny.
    [second] First mate, Force { $force }. Sets one ambush each turn without a card, may force a split that was refused twice, and becomes Captain when an election is tied.
    [lookout] Lookout, Force { $force }. Sees the values of the loot drawn each turn.
    [chaplain] Chaplain, Force { $force }. No power.
    [bosun] Bosun, Force { $force }. No power.
   *[cook] Cook, Force { $force }. No power.
}
today = { $cards ->
    [one] The loot of the day: one card
   *[other] The loot of the day: { $cards } cards
}{ $seen ->
    [0] {""}
    [one] , of which you have seen one
   *[other] , of which you have seen { $seen }
}
votes = { $name } has { $votes ->
    [0] no vote
    [one] one vote
   *[other] { $votes } votes
}
votes-label = Votes
crew = { $sailors ->
    [one] One sailor
   *[other] { $sailors } sailors
}, Force { $force }
hand-of = { $name }: { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
word = Word { $kept ->
    [0] never kept
    [one] kept once
   *[other] kept { $kept } times
}, { $broken ->
    [0] never broken
    [one] broken once
   *[other] broken { $broken } times
}
seat-place = { $name }: { $role ->
    [captain] Captain
    [second] First mate
    [lookout] Lookout
    [chaplain] Chaplain
    [bosun] Bosun
    [cook] Cook
   *[none] no character
} · { $votes ->
    [0] no vote
    [one] one vote
   *[other] { $votes } votes
} · loot { $loot } · buried { $buried } · hand { $hand }
no-role = { $name } has lost the character until the next turn
no-role-short = No character
mutineer = { $name } is a mutineer: { $role ->
    [second] First mate
    [lookout] Lookout
    [chaplain] Chaplain
    [bosun] Bosun
   *[cook] Cook
}, Force { $force }
mutineer-short = Mutineer!
magot = Loot of { $name }: { $cards ->
    [0] none
    [one] one card
   *[other] { $cards } cards
}{ $known ->
    [0] {""}
    [one] , worth one part{ $unknown ->
        [0] {""}
        [one] {" "}and one unknown
       *[other] {" "}and { $unknown } unknown
    }
   *[other] , worth { $known } parts{ $unknown ->
        [0] {""}
        [one] {" "}and one unknown
       *[other] {" "}and { $unknown } unknown
    }
}
offer = { $cards ->
    [one] Offered to { $name }: one card
   *[other] Offered to { $name }: { $cards } cards
}{ $parts ->
    [0] {""}
    [one] , worth one part
   *[other] , worth { $parts } parts
}
hoard = Buried: { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}
hoard-known = Buried: { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}, { $parts ->
    [one] one part
   *[other] { $parts } parts
}
hoard-label = Buried
trap-hidden = An ambush by { $author }, face down
trap-known = { $place ->
    [hammock] An ambush by { $author } at the Hammock
    [tavern] An ambush by { $author } at the Tavern
    [house] An ambush by { $author } at the Pleasure house
   *[island] An ambush by { $author } on Treasure island
}
stack = Ambushes on { $name }: { $cards }
sailor = A sailor of Force { $force }
sailor-detail = Sailor, Force { $force }. One vote in every ballot; fights with this Force when All hands! is called for the player it follows.
action = { $action ->
    [ambush] Ambush
    [dodge] Dodge
    [hands] All hands!
   *[bribe] Bribe
}
action-detail = { $action ->
    [ambush] Ambush. Phase 5: name a player and a place. Whoever hides there loses character, hand and sailors, and the loot not yet buried is yours.
    [dodge] Dodge. When an ambush finds you: one chance in two to escape.
    [hands] All hands! In a mutiny, when the camps are locked: the sailors of one participant fight for that participant’s camp.
   *[bribe] Bribe. After the votes of any ballot are shown: pay one loot card, and the sailors of another voter vote like you.
}
loot-card = { $parts ->
    [one] Loot: one part
   *[other] Loot: { $parts } parts
}
known-by = Also known to { $names }
hand = Your hand: { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
ballot-split = { $number ->
    [1] The vote on the split
   *[other] The vote on the second split
}
ballot-election = The election
ballot-player = Player
ballot-vote = Vote
ballot-weight = Votes
ballot-bribed = 1; { $sailors ->
    [one] one bribed: { $vote }
   *[other] { $sailors } bribed: { $vote }
}
vote-for = for
vote-against = against
camps = Mutiny: { $against } against { $loyal }
camps-side = Side
camps-force = Force
camp-mutineer = mutineer
camp-loyal = loyal
promises = Promises
promise = { $kind ->
    [vote] { $maker } to { $to }: “for { $cards ->
        [one] one card
       *[other] { $cards } cards
    } I vote for the split”
    [split] { $maker } to { $to }: “vote for, and you get { $cards ->
        [one] one card
       *[other] { $cards } cards
    } next turn”
    [elect] { $maker } to { $to }: “vote for me, and you get { $cards ->
        [one] one card
       *[other] { $cards } cards
    } next turn”
   *[side] { $maker } to { $to }: “be on my side, and you get { $cards ->
        [one] one card
       *[other] { $cards } cards
    } next turn”
}
promise-due = { $maker } owes { $to } { $cards ->
    [one] one card
   *[other] { $cards } cards
} of this turn’s loot
past = Last turn
past-place = Hideout
past-ambush = Ambushed by
waited = { $place ->
    [hammock] { $author } (Hammock)
    [tavern] { $author } (Tavern)
    [house] { $author } (Pleasure house)
   *[island] { $author } (Treasure island)
}

# --- What is shown of what happens

count-line = { $name }: { $count }
count-for = { $name } for { $candidate }
sailors-of = { $name }’s sailors
promised = “{ $cards ->
    [one] one card
   *[other] { $cards } cards
}”
back-place = A hideout card, face down
dodge-drawn = { $escaped ->
    [1] The Dodge succeeds
   *[other] The Dodge fails
}
duel-mutineers = The mutineers
duel-loyal = The Captain’s camp
counted-loot = { $cards } × { $parts ->
    [one] one part
   *[other] { $parts } parts
}

# --- What an option would do

preview-appoint = Force { $force } in a mutiny.
preview-vote = Counts { $votes ->
    [one] one vote
   *[other] { $votes } votes
}.
preview-force = The split stands, the island stays open, and a mutiny becomes possible.
preview-bribe = { $sailors ->
    [0] There are no sailors: it would change nothing.
    [one] One sailor would vote like you. Costs one loot card.
   *[other] { $sailors } sailors would vote like you. Costs one loot card.
}
preview-ambush = To win: { $loot ->
    [0] no loot
    [one] one loot card
   *[other] { $loot } loot cards
}; to break: { $sailors ->
    [0] no sailors
    [one] one sailor
   *[other] { $sailors } sailors
}.
preview-reinforce = Adds { $force } to that camp.
preview-plank = { $loot ->
    [0] No loot to share out.
    [one] One loot card to share out.
   *[other] { $loot } loot cards to share out.
}
preview-bury = { $parts ->
    [0] Keeps everything in front of you.
    [one] One part is safe for good.
   *[other] { $parts } parts are safe for good.
}
preview-dodge = One chance in two.
preview-vow = It binds nobody; the table will see whether you keep it.
preview-house-broke = You have no loot to pay with: you would lose your character, your hand and your sailors!
preview-tavern-captain = Safe unless somebody guesses it. The Tavern is for mutineers, and a Captain starts no mutiny.
preview-hide = { $place ->
    [hammock] No effect; safe unless somebody guesses it.
    [tavern] If nobody finds you here, you may start a mutiny.
    [house] Costs one of your loot cards ({ $loot }).
   *[island] If nobody finds you here, you may bury your loot ({ $loot ->
        [0] none
        [one] one card
       *[other] { $loot } cards
    }).
}
preview-keep-all = You would keep all the loot: the island closes, and a mutiny becomes possible.

own = Yours
cost-mutiny = There is no way back. If the mutiny is lost, one of the mutineers walks the plank, and loses character, hand, sailors and unburied loot.
cost-force = The Captain will remember it: the split stands, and anybody may start a mutiny.
cost-overboard = { $cards ->
    [one] That loot card is lost for good: nobody can bury it any more.
   *[other] These { $cards } loot cards are lost for good: nobody can bury them any more.
}
cost-unburied = { $cards ->
    [one] One loot card stays in front of you. It can be stolen, and only buried loot counts at the end.
   *[other] { $cards } loot cards stay in front of you. They can be stolen, and only buried loot counts at the end.
}
preview-share = { $cards ->
    [one] The first card of this split for that player.
   *[other] { $cards } cards of this split for that player.
}

# --- Help

help-refit = Everybody fills up to two Action cards. Sailors come out at once and bring votes; Ambush, Dodge, All hands! and Bribe wait in hand. Give your whole hand up only if sailors would help you more.
help-roles = The First mate sets a free ambush each turn, and decides on a split refused twice: name somebody who owes you something. The Lookout sees the loot you draw and can tell the others. In a mutiny it is the Forces that count.
help-price = A price tells the Captain what would win you over. Name too much, and another vote is cheaper; keep silent, and you stay free. Nothing said here binds anybody, but everybody sees whether you keep your word.
help-vow = A promise costs nothing today and may win you a vote or an ally. If you get your wish and are Captain next turn, everybody sees whether you give those cards, and believes you the more or the less for it.
help-share = As many votes for the split as against it are enough, yours and your sailors’ among them: please as many as it takes. If you keep everything, the island closes and a mutiny is possible; refused twice, the First mate decides.
help-vote = You vote with one voice, and one more for each sailor; a tie adopts the split. Vote for it if you would get less from another. { $number ->
    [1] If it is refused, the Captain has to propose once more, and perhaps better.
   *[other] If it is refused again, the First mate forces it or the Captain takes everything; both open the way to a mutiny.
}
help-bribe = A Bribe costs one of your loot cards, whatever it is worth: pay with a small one. The sailors of the player you name then vote like you, the player’s own vote stays. It is worth it where those sailors turn the ballot.
help-force = Forced, the split stands and Treasure island is open. If you let it be, the Captain takes all the loot of the day and the island closes. Either way anybody with a character but the Captain may start a mutiny.
help-overboard = Mostly you keep it: what is thrown overboard is lost for good. But loot in front of you draws ambushes, and whoever traps you takes it all; a small card may be worth less than being left in peace.
help-hide = You bury loot on Treasure island only, and only buried loot counts: so ambushes lie there. The Hammock does nothing; from the Tavern you may start a mutiny; at the Pleasure house nobody expects you, for one loot card.
help-ambush = If you guess where somebody hides, the loot not yet buried is yours, character, hand and sailors are lost, and a mutiny becomes possible. Rich players want to bury. Not your own hideout, and no place twice.
help-house = The Pleasure house costs one loot card of your choice, whatever it is worth, and gives no change: the smallest will do.
help-dodge = You escape one time in two; the Dodge is gone either way. Without it you lose character, hand, sailors and unburied loot, so keep it only if you have little to lose now and more later.
help-bury = Buried loot is safe from everybody, and it alone counts at the end. What you keep can pay for bribes or the Pleasure house, and be stolen: bury most of it, or all.
help-election = The Captain shares the loot and gives the characters: stand if you can win, or vote for whoever will remember it. Whoever has a character votes, with one vote more for each sailor; on a tie the First mate wins.
help-mutiny = The mutineers need more Force than the Captain’s camp: count both. If they win, they elect a new Captain, who shares out the old one’s loot; if not, one of them walks the plank and loses everything unburied. No way back.
help-all-hands = An All hands! adds the Force of one participant’s sailors to that participant’s camp, once for each. Use it if it turns the battle; if your camp wins without it, keep it for another mutiny.
help-plank = Whoever walks the plank loses character, hand, sailors and all unburied loot. That loot is yours to share among yourself and your camp, so the richest victim pays best, and what you give away buys friends.

# --- The goal

goal-line = Bury the most loot
goal = When the loot has run out, after { $turns } turns, whoever has buried the most wins. Only buried loot counts.
goal-win-share = Each turn the Captain shares out the day’s loot, and all vote on it. Bargain for your part.
goal-win-bury = At night, hide on Treasure island: if nothing befalls you there, you may bury what you own.
goal-win-rob = An ambush in the right hideout takes all the loot of whoever hides there.
goal-lose-unburied = Loot that lies in front of you at the end is worth nothing.
goal-lose-trapped = Walk into an ambush, or walk the plank after a mutiny, and your loot is gone.
goal-role-captain = You are the Captain: you share out the loot, and the crew judges it.
goal-role = You are the { role }, with Force { $force } in a mutiny, and one vote. Sailors give you more.
goal-role-none = You have no character just now. Only with one that the Captain gives you do you vote.
goal-near-parts = { $name }: { $parts ->
    [0] nothing buried
    [one] one part buried
   *[other] { $parts } parts buried
}
goal-near-cards = { $name }: { $cards ->
    [0] nothing buried
    [one] one card buried
   *[other] { $cards } cards buried
}
goal-picture-loot = Your loot, 1 to 3 parts a card. It is not safe yet.
goal-picture-port = Everybody hides in secret; ambushes wait in the same places.
goal-picture-crew = Each sailor is one more vote, and Force in a mutiny.

# The end

end-richest = { $seats_is ->
    [you] You have buried { $margin ->
        [one] one part
       *[other] { $margin } parts
    } more than { $rivals }.
   *[one] { $seats } wins: { $margin ->
        [one] one buried part
       *[other] { $margin } buried parts
    } more than { $rivals }.
}
end-level = { $seats } share the win: { $score ->
    [one] one part
   *[other] { $score } parts
} buried each, and nobody has more.
score-unit = Buried parts
fared = { $lost ->
    [one] one part not buried, and lost
   *[other] { $lost } parts not buried, and lost
}
