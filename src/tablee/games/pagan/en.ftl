# Pagan in English.

# --- Cards

# Allies
card-local-guide = Local Guide
card-local-guide-text = Start of your upkeep: you may add 1 clue to a villager without clues.
card-clerk = Clerk
card-clerk-text = Start of your upkeep: you may draw 1 card, or discard 1 card to gain 3 influence.
card-militiaman = Militiaman
card-militiaman-text = The Witch’s action “ready a villager” costs her 2 more influence.
card-agent = Agent
card-agent-text = During your upkeep: you may look at 1 random card of the Witch’s hand. Then you may pay 2 influence to make her discard it.
card-henchman = Henchman
card-henchman-text = Harass for 1 clue less, but for at least 1.
card-exorcist = Exorcist
card-exorcist-text = End of your upkeep: you may lift 1 curse for its lift cost, without a pawn.

# Events
card-bribery = Bribery
card-bribery-text = Pay 2, 4 or 6 influence: gain 1, 2 or 3 evidence.
card-interrogation = Interrogation
card-interrogation-text = Choose a villager: add 2 clues there, or 3 if one of your pawns is on it.
card-weakening = Weakening
card-weakening-text = Remove all secrets from 1 potion, or make the Witch lose up to 3 influence.
card-on-the-trail = On the Trail
card-on-the-trail-text = Add 1 clue to each villager with a Witch pawn. Then you may ready one of them, free of charge.
card-ransacking = Ransacking
card-ransacking-text = Remove 1 potion or 1 familiar in play. Secrets on it go to the reserve.
card-denunciation = Denunciation
card-denunciation-text = Look at the top card of the Suspects deck, then put it at the bottom.

# Investigations
card-rumours = Rumours
card-rumours-text = When the Witch visits this villager, add 1 clue here.
card-private-information = Private Information
card-private-information-text = When the Hunter visits this villager, he draws 1 card.
card-quarantine = Quarantine
card-quarantine-text = In step 3 of a visit, the Witch can’t put secrets on this villager. Other effects can.
card-house-arrest = House Arrest
card-house-arrest-text = To visit this villager, the Witch must use 2 pawns and place both on it.
card-persuasion = Persuasion
card-persuasion-text = When the Hunter visits this villager, he gains 1 evidence.
card-blackmail = Blackmail
card-blackmail-text = When the Witch visits this villager, she gives the Hunter 2 influence, or all she has if that is less.
card-brutality = Brutality
card-brutality-text = When the Hunter visits this villager, he removes up to 2 secrets from it.

# Locations
card-main-hall = Main Hall
card-main-hall-text = Activate: gain 4 influence.
card-headquarters = Headquarters
card-headquarters-text = Activate: play up to 2 cards, one after the other, each for 1 influence less.
card-study = Study
card-study-text = Activate: draw 3 cards.
card-tavern = Tavern
card-tavern-text = Activate: add 2 clues to villagers of one colour of your choice, divided as you like.
card-dungeon = Dungeon
card-dungeon-text = Activate for 1 evidence: remove 1 favour from any villager, ready or occupied.
card-armory = Armory
card-armory-text = Activate: remove up to 2 secrets, from one villager or two.

# Potions
card-vial-of-oblivion = Vial of Oblivion
card-vial-of-oblivion-text = Drink: remove up to 4 clues from villagers.
card-waking-draught = Waking Draught
card-waking-draught-text = Drink: ready up to 2 villagers with Hunter pawns, without paying secrets.
card-natures-blend = Nature’s Blend
card-natures-blend-text = Drink: gain 6 influence.
card-potion-of-knowledge = Potion of Knowledge
card-potion-of-knowledge-text = Drink: look at the top 5 cards of your draw pile, take 3 into your hand, discard the other 2.
card-truth-elixir = Truth Elixir
card-truth-elixir-text = Drink: add 1 secret to each living villager.
card-love-philtre = Love Philtre
card-love-philtre-text = Drink: add 1 favour to a villager with at most 1 favour.
card-bramble-venom = Bramble Venom
card-bramble-venom-text = Drink: remove 1 ally or 1 location in play.

# Charms
card-clairvoyance = Clairvoyance
card-clairvoyance-text = Draw 2 cards. Then the Hunter shows for good 1 random Suspect card that he holds unshown, if any.
card-discredit = Discredit
card-discredit-text = The Hunter loses up to 2 evidence.
card-misdirection = Misdirection
card-misdirection-text = Move up to 3 clues, each to any other villager.
card-theft = Theft
card-theft-text = The Hunter loses up to 3 influence. Gain as much.
card-suggestion = Suggestion
card-suggestion-text = Add 2 secrets to villagers of one colour of your choice and to your potions, divided as you like.
card-seduction = Seduction
card-seduction-text = Choose a villager with a Hunter pawn: ready it without paying, then add 1 secret to it.

# Curses
card-nightmares = Nightmares
card-nightmares-text = Start of the Hunter’s upkeep: he must discard 1 card of his choice, if he has any.
card-hypnosis = Hypnosis
card-hypnosis-text = The texts of all allies are blank. Their upkeep is still due.
card-thick-fog = Thick Fog
card-thick-fog-text = The Hunter gains no evidence in step 2 of his visits.
card-trance = Trance
card-trance-text = Once in each of the Witch’s turns, a favour in step 2 takes 2 secrets instead of 3.
card-witchs-mark = Witch’s Mark
card-witchs-mark-text = To eliminate a villager, the Hunter needs 1 more clue on it (4 instead of 3) and pays 2 influence.
card-famine = Famine
card-famine-text = Each ally’s upkeep is 1 higher. The Hunter’s basic action “gain influence” gives 1 instead of 2.

# Familiars
card-assistance = Assistance
card-assistance-text = Add 1 secret to the visited villager or to one of your potions. Reinforced (2 influence): add 2 secrets instead, each to that villager or to a potion.
card-raven = Raven
card-raven-text = Move 1 secret from a villager to another. Reinforced (1 influence): move up to 3 secrets instead, each from any villager to any other.
card-coven = Coven
card-coven-text = Play 1 card. Reinforced (discard 1 card): play 1 card for 3 influence less instead.
card-apprentices = Apprentices
card-apprentices-text = Gain 1 influence. Reinforced (discard 1 card): gain 3 instead.
card-spectre = Spectre
card-spectre-text = Move the investigation of the visited villager to a villager without one. Reinforced (2 influence): return it to the Hunter’s hand instead.
card-black-cat = Black Cat
card-black-cat-text = Remove 1 clue from the visited villager. Reinforced (2 influence): remove up to 3 clues from villagers of its colour instead.

# Kinds of cards
type-ally = Ally
type-ally-text = Stays in play. Pay its upkeep in each of your upkeeps, or discard it.
type-event = Event
type-event-text = Has its effect at once, then is discarded.
type-investigation = Investigation
type-investigation-text = Lies at a villager, on the side of the player whom it affects. One for each villager.
type-location = Location
type-location-text = Stays in play. Place a pawn on it to use it, once a turn.
type-potion = Potion
type-potion-text = Stays in play. Fill it with secrets in step 3 of your visits, then drink it in any of your turns, without a pawn.
type-charm = Charm
type-charm-text = Has its effect at once, then is discarded.
type-curse = Curse
type-curse-text = Stays in play until the Hunter lifts it. Costs 1 more for each other curse in play.
type-familiar = Familiar
type-familiar-text = Stays in play. Use one a turn, at the end of a visit with the familiar pawn.

# Villagers
villager-johnson = Johnson, the Orphan
villager-johnson-text = Gain 2 influence, or 3 if you have less influence than your opponent.
villager-sue = Sue, the Stranger
villager-sue-text = Play 1 card. You may first discard another card from your hand to make it cost 2 less.
villager-annie = Doctor Annie
villager-annie-text = Draw 1 card.
villager-pamuy = Pamuy, the Native
villager-pamuy-text = Play 1 card for 1 influence less.
villager-adams = Adams, the Trapper
villager-adams-text = Draw 2 cards, then discard 1 card from your hand.
villager-wulfric = Preacher Wulfric
villager-wulfric-text = Play 1 card.
villager-mia = Mia, the Maiden
villager-mia-text = Gain 3 influence. Your opponent gains 1.
villager-atkins = Widow Atkins
villager-atkins-text = Gain 2 influence.
villager-biggs = Mayor Biggs
villager-biggs-text = Look at the top 3 cards of your draw pile, take 1 into your hand, discard the other 2.

# Factions and scenarios
faction-strays = The Strays
faction-strays-text = Start of your upkeep: you may draw 1 card and then discard 1.
faction-frontier-folk = The Frontier Folk
faction-frontier-folk-text = The first card that you play in each turn costs 1 less.
faction-watchers = The Watchers
faction-watchers-text = Start of your upkeep: gain 1 influence.
scenario-none = No scenario
scenario-none-text = The game as the rules tell it: 3 favours for the ritual, 8 Suspects, 3 innocents.
scenario-welcome = Welcome to Roanoke
scenario-welcome-text = A shorter game. The ritual needs 2 favours; 5 Suspect cards win for the Hunter; the second innocent lost wins for the Witch. To eliminate takes 2 clues on the target and 1 clue on 6 other living villagers, or on all if fewer live.
scenario-souls = The Souls of the Village
scenario-souls-text = At the end of your turn, take the Faction card of each colour where your hold is at least 4 and greater than your opponent’s. The Witch’s hold is her secrets plus 3 for each favour, the Hunter’s is his clues.

# Tokens and pawns
token-clue = Clue
token-clue-text = The Hunter’s. With 3 on a villager, a visit there brings evidence; clues pay for harassing and readying, and are needed to eliminate.
token-evidence = Evidence
token-evidence-text = The Hunter’s. Pay 3 to exonerate; there are 9.
token-secret = Secret
token-secret-text = The Witch’s. 3 on a villager become a favour when she visits; they also fill potions and pay for readying.
token-favour = Favour
token-favour-text = The Witch’s. With 2 on a villager, its power can be used twice; with 3 on the true witch, the ritual is possible.
token-influence = Influence
token-influence-text = Pays for cards. There is no limit.
pawn-witch = Witch pawn
pawn-familiar = Familiar pawn
pawn-hunter = Hunter pawn

# Actions
action-visit = Visit a villager
action-visit-text = Place a pawn on a ready villager: investigation, then favours (Witch) or evidence (Hunter), tokens, power, familiar (Witch).
action-gain = Gain influence
action-gain-text = Gain 2 influence.
action-draw = Draw a card
action-draw-text = Draw 1 card.
action-play = Play a card
action-play-text = Play 1 card from your hand at its full cost.
action-ready = Ready a villager
action-ready-text = Pay 1 token of yours from a villager with pawns of your opponent: they go back to their owner.
action-drink = Drink a potion
action-drink-text = Free, with a full potion: its effect, then it is discarded.
action-ritual = Perform the ritual
action-ritual-text = Place a pawn on the true witch, ready and with 3 favours: you win.
action-activate = Activate a location
action-activate-text = Place a pawn on one of your ready locations and carry out its effect.
action-lift = Lift a curse
action-lift-text = Pay what the curse says: it is discarded.
action-exonerate = Exonerate
action-exonerate-text = Pay 3 evidence and draw a Suspect card. With 8, you win.
action-harass = Harass a villager
action-harass-text = Place a pawn on a ready villager and pay 3 clues from its colour: remove 1 favour or all secrets from it.
action-eliminate = Eliminate a villager
action-eliminate-text = Takes 3 clues on a ready villager and 1 on every other living one. If it is the true witch, you win; if not, all clues are gone.

# The same, chosen by what a move or an event names
card-name = { $card ->
    [local-guide] { card-local-guide }
    [clerk] { card-clerk }
    [militiaman] { card-militiaman }
    [agent] { card-agent }
    [henchman] { card-henchman }
    [exorcist] { card-exorcist }
    [bribery] { card-bribery }
    [interrogation] { card-interrogation }
    [weakening] { card-weakening }
    [on-the-trail] { card-on-the-trail }
    [ransacking] { card-ransacking }
    [denunciation] { card-denunciation }
    [rumours] { card-rumours }
    [private-information] { card-private-information }
    [quarantine] { card-quarantine }
    [house-arrest] { card-house-arrest }
    [persuasion] { card-persuasion }
    [blackmail] { card-blackmail }
    [brutality] { card-brutality }
    [main-hall] { card-main-hall }
    [headquarters] { card-headquarters }
    [study] { card-study }
    [tavern] { card-tavern }
    [dungeon] { card-dungeon }
    [armory] { card-armory }
    [vial-of-oblivion] { card-vial-of-oblivion }
    [waking-draught] { card-waking-draught }
    [natures-blend] { card-natures-blend }
    [potion-of-knowledge] { card-potion-of-knowledge }
    [truth-elixir] { card-truth-elixir }
    [love-philtre] { card-love-philtre }
    [bramble-venom] { card-bramble-venom }
    [clairvoyance] { card-clairvoyance }
    [discredit] { card-discredit }
    [misdirection] { card-misdirection }
    [theft] { card-theft }
    [suggestion] { card-suggestion }
    [seduction] { card-seduction }
    [nightmares] { card-nightmares }
    [hypnosis] { card-hypnosis }
    [thick-fog] { card-thick-fog }
    [trance] { card-trance }
    [witchs-mark] { card-witchs-mark }
    [famine] { card-famine }
    [assistance] { card-assistance }
    [raven] { card-raven }
    [coven] { card-coven }
    [apprentices] { card-apprentices }
    [spectre] { card-spectre }
   *[black-cat] { card-black-cat }
}
card-text = { $card ->
    [local-guide] { card-local-guide-text }
    [clerk] { card-clerk-text }
    [militiaman] { card-militiaman-text }
    [agent] { card-agent-text }
    [henchman] { card-henchman-text }
    [exorcist] { card-exorcist-text }
    [bribery] { card-bribery-text }
    [interrogation] { card-interrogation-text }
    [weakening] { card-weakening-text }
    [on-the-trail] { card-on-the-trail-text }
    [ransacking] { card-ransacking-text }
    [denunciation] { card-denunciation-text }
    [rumours] { card-rumours-text }
    [private-information] { card-private-information-text }
    [quarantine] { card-quarantine-text }
    [house-arrest] { card-house-arrest-text }
    [persuasion] { card-persuasion-text }
    [blackmail] { card-blackmail-text }
    [brutality] { card-brutality-text }
    [main-hall] { card-main-hall-text }
    [headquarters] { card-headquarters-text }
    [study] { card-study-text }
    [tavern] { card-tavern-text }
    [dungeon] { card-dungeon-text }
    [armory] { card-armory-text }
    [vial-of-oblivion] { card-vial-of-oblivion-text }
    [waking-draught] { card-waking-draught-text }
    [natures-blend] { card-natures-blend-text }
    [potion-of-knowledge] { card-potion-of-knowledge-text }
    [truth-elixir] { card-truth-elixir-text }
    [love-philtre] { card-love-philtre-text }
    [bramble-venom] { card-bramble-venom-text }
    [clairvoyance] { card-clairvoyance-text }
    [discredit] { card-discredit-text }
    [misdirection] { card-misdirection-text }
    [theft] { card-theft-text }
    [suggestion] { card-suggestion-text }
    [seduction] { card-seduction-text }
    [nightmares] { card-nightmares-text }
    [hypnosis] { card-hypnosis-text }
    [thick-fog] { card-thick-fog-text }
    [trance] { card-trance-text }
    [witchs-mark] { card-witchs-mark-text }
    [famine] { card-famine-text }
    [assistance] { card-assistance-text }
    [raven] { card-raven-text }
    [coven] { card-coven-text }
    [apprentices] { card-apprentices-text }
    [spectre] { card-spectre-text }
   *[black-cat] { card-black-cat-text }
}
villager-name = { $villager ->
    [johnson] { villager-johnson }
    [sue] { villager-sue }
    [annie] { villager-annie }
    [pamuy] { villager-pamuy }
    [adams] { villager-adams }
    [wulfric] { villager-wulfric }
    [mia] { villager-mia }
    [atkins] { villager-atkins }
   *[biggs] { villager-biggs }
}
villager-text = { $villager ->
    [johnson] { villager-johnson-text }
    [sue] { villager-sue-text }
    [annie] { villager-annie-text }
    [pamuy] { villager-pamuy-text }
    [adams] { villager-adams-text }
    [wulfric] { villager-wulfric-text }
    [mia] { villager-mia-text }
    [atkins] { villager-atkins-text }
   *[biggs] { villager-biggs-text }
}
type-name = { $type ->
    [ally] { type-ally }
    [event] { type-event }
    [investigation] { type-investigation }
    [location] { type-location }
    [potion] { type-potion }
    [charm] { type-charm }
    [curse] { type-curse }
   *[familiar] { type-familiar }
}
type-text = { $type ->
    [ally] { type-ally-text }
    [event] { type-event-text }
    [investigation] { type-investigation-text }
    [location] { type-location-text }
    [potion] { type-potion-text }
    [charm] { type-charm-text }
    [curse] { type-curse-text }
   *[familiar] { type-familiar-text }
}
faction-name = { $faction ->
    [strays] { faction-strays }
    [frontier-folk] { faction-frontier-folk }
   *[watchers] { faction-watchers }
}
faction-text = { $faction ->
    [strays] { faction-strays-text }
    [frontier-folk] { faction-frontier-folk-text }
   *[watchers] { faction-watchers-text }
}
scenario-name = { $scenario ->
    [none] { scenario-none }
    [welcome] { scenario-welcome }
   *[souls] { scenario-souls }
}
scenario-text = { $scenario ->
    [none] { scenario-none-text }
    [welcome] { scenario-welcome-text }
   *[souls] { scenario-souls-text }
}
token-name = { $token ->
    [clue] { token-clue }
    [evidence] { token-evidence }
    [secret] { token-secret }
    [favour] { token-favour }
   *[influence] { token-influence }
}
token-text = { $token ->
    [clue] { token-clue-text }
    [evidence] { token-evidence-text }
    [secret] { token-secret-text }
    [favour] { token-favour-text }
   *[influence] { token-influence-text }
}
pawn-name = { $pawn ->
    [witch] { pawn-witch }
    [familiar] { pawn-familiar }
   *[hunter] { pawn-hunter }
}
