# Pagan en français.

# --- Cartes

# Alliés
card-local-guide = Guide local
card-local-guide-text = Début de votre entretien : vous pouvez ajouter 1 indice à un villageois qui n’en a pas.
card-clerk = Greffière
card-clerk-text = Début de votre entretien : vous pouvez piocher 1 carte, ou défausser 1 carte pour gagner 3 influence.
card-militiaman = Milicien
card-militiaman-text = L’action « rendre un villageois disponible » coûte 2 influence de plus à la sorcière.
card-agent = Agent
card-agent-text = Pendant votre entretien : vous pouvez regarder 1 carte de la main de la sorcière, au hasard. Vous pouvez ensuite payer 2 influence pour la lui faire défausser.
card-henchman = Homme de main
card-henchman-text = Harcelez pour 1 indice de moins, mais pour 1 au moins.
card-exorcist = Exorciste
card-exorcist-text = Fin de votre entretien : vous pouvez lever 1 malédiction en payant son coût, sans pion.

# Événements
card-bribery = Corruption
card-bribery-text = Payez 2, 4 ou 6 influence : gagnez 1, 2 ou 3 preuves.
card-interrogation = Interrogatoire
card-interrogation-text = Choisissez un villageois : ajoutez-y 2 indices, ou 3 si un de vos pions s’y trouve.
card-weakening = Affaiblissement
card-weakening-text = Retirez tous les secrets d’une potion, ou faites perdre jusqu’à 3 influence à la sorcière.
card-on-the-trail = Sur la piste
card-on-the-trail-text = Ajoutez 1 indice à chaque villageois qui porte un pion de la sorcière. Vous pouvez ensuite rendre l’un d’eux disponible sans rien payer.
card-ransacking = Mise à sac
card-ransacking-text = Retirez 1 potion ou 1 familier en jeu. Ses secrets vont à la réserve.
card-denunciation = Délation
card-denunciation-text = Regardez la première carte du paquet Suspects, puis remettez-la dessous.

# Enquêtes
card-rumours = Rumeurs
card-rumours-text = Quand la sorcière rend visite à ce villageois, ajoutez ici 1 indice.
card-private-information = Informations privées
card-private-information-text = Quand le chasseur rend visite à ce villageois, il pioche 1 carte.
card-quarantine = Quarantaine
card-quarantine-text = À l’étape 3 d’une visite, la sorcière ne peut pas poser de secret sur ce villageois. Les autres effets le peuvent.
card-house-arrest = Confinement
card-house-arrest-text = Pour rendre visite à ce villageois, la sorcière doit utiliser 2 pions et les y placer tous deux.
card-persuasion = Persuasion
card-persuasion-text = Quand le chasseur rend visite à ce villageois, il gagne 1 preuve.
card-blackmail = Chantage
card-blackmail-text = Quand la sorcière rend visite à ce villageois, elle donne 2 influence au chasseur, ou tout ce qu’elle a si c’est moins.
card-brutality = Brutalité
card-brutality-text = Quand le chasseur rend visite à ce villageois, il en retire jusqu’à 2 secrets.

# Lieux
card-main-hall = Salle principale
card-main-hall-text = Activez : gagnez 4 influence.
card-headquarters = Quartier général
card-headquarters-text = Activez : jouez jusqu’à 2 cartes, l’une après l’autre, chacune pour 1 influence de moins.
card-study = Étude
card-study-text = Activez : piochez 3 cartes.
card-tavern = Taverne
card-tavern-text = Activez : ajoutez 2 indices, répartis à votre gré, sur des villageois d’une couleur de votre choix.
card-dungeon = Cachot
card-dungeon-text = Activez pour 1 preuve : retirez 1 faveur d’un villageois, disponible ou occupé.
card-armory = Armurerie
card-armory-text = Activez : retirez jusqu’à 2 secrets, d’un villageois ou de deux.

# Potions
card-vial-of-oblivion = Flacon de l’oubli
card-vial-of-oblivion-text = Buvez : retirez jusqu’à 4 indices des villageois.
card-waking-draught = Breuvage d’éveil
card-waking-draught-text = Buvez : rendez disponibles jusqu’à 2 villageois qui portent un pion du chasseur, sans payer de secret.
card-natures-blend = Mélange de la nature
card-natures-blend-text = Buvez : gagnez 6 influence.
card-potion-of-knowledge = Potion de savoir
card-potion-of-knowledge-text = Buvez : regardez les 5 premières cartes de votre pioche, prenez-en 3 en main, défaussez les 2 autres.
card-truth-elixir = Élixir de vérité
card-truth-elixir-text = Buvez : ajoutez 1 secret à chaque villageois en vie.
card-love-philtre = Philtre d’amour
card-love-philtre-text = Buvez : ajoutez 1 faveur à un villageois qui en a 1 au plus.
card-bramble-venom = Venin de ronces
card-bramble-venom-text = Buvez : retirez 1 allié ou 1 lieu en jeu.

# Charmes
card-clairvoyance = Voyance
card-clairvoyance-text = Piochez 2 cartes. Puis le chasseur révèle définitivement, au hasard, 1 carte Suspect qu’il tient cachée, s’il en a.
card-discredit = Discrédit
card-discredit-text = Le chasseur perd jusqu’à 2 preuves.
card-misdirection = Détournement
card-misdirection-text = Déplacez jusqu’à 3 indices, chacun vers n’importe quel autre villageois.
card-theft = Larcin
card-theft-text = Le chasseur perd jusqu’à 3 influence. Gagnez-en autant.
card-suggestion = Suggestion
card-suggestion-text = Ajoutez 2 secrets, répartis à votre gré, sur des villageois d’une couleur de votre choix et sur vos potions.
card-seduction = Séduction
card-seduction-text = Choisissez un villageois qui porte un pion du chasseur : rendez-le disponible sans payer, puis ajoutez-y 1 secret.

# Malédictions
card-nightmares = Cauchemars
card-nightmares-text = Début de l’entretien du chasseur : il doit défausser 1 carte de son choix, s’il en a.
card-hypnosis = Hypnose
card-hypnosis-text = Le texte de tous les alliés est vierge. Leur entretien reste dû.
card-thick-fog = Brume opaque
card-thick-fog-text = Le chasseur ne gagne pas de preuve à l’étape 2 de ses visites.
card-trance = Transe
card-trance-text = Une fois par tour de la sorcière, une faveur de l’étape 2 prend 2 secrets au lieu de 3.
card-witchs-mark = Marque de la sorcière
card-witchs-mark-text = Pour éliminer un villageois, il faut au chasseur 1 indice de plus sur lui (4 au lieu de 3), et il paie 2 influence.
card-famine = Disette
card-famine-text = L’entretien de chaque allié coûte 1 de plus. L’action de base « gagner de l’influence » en donne 1 au lieu de 2 au chasseur.

# Familiers
card-assistance = Assistance
card-assistance-text = Ajoutez 1 secret au villageois visité ou à une de vos potions. Renforcé (2 influence) : ajoutez plutôt 2 secrets, chacun à ce villageois ou à une potion.
card-raven = Corbeau
card-raven-text = Déplacez 1 secret d’un villageois à un autre. Renforcé (1 influence) : déplacez plutôt jusqu’à 3 secrets, chacun de n’importe quel villageois à n’importe quel autre.
card-coven = Assemblée
card-coven-text = Jouez 1 carte. Renforcé (défaussez 1 carte) : jouez plutôt 1 carte pour 3 influence de moins.
card-apprentices = Apprentis
card-apprentices-text = Gagnez 1 influence. Renforcé (défaussez 1 carte) : gagnez-en plutôt 3.
card-spectre = Spectre
card-spectre-text = Déplacez l’enquête du villageois visité vers un villageois qui n’en a pas. Renforcé (2 influence) : renvoyez-la plutôt dans la main du chasseur.
card-black-cat = Chat noir
card-black-cat-text = Retirez 1 indice du villageois visité. Renforcé (2 influence) : retirez plutôt jusqu’à 3 indices de villageois de sa couleur.

# Types de cartes
type-ally = Allié
type-ally-text = Reste en jeu. Payez son entretien à chacune de vos phases d’entretien, ou défaussez-le.
type-event = Événement
type-event-text = Agit aussitôt, puis va à la défausse.
type-investigation = Enquête
type-investigation-text = Se pose devant un villageois, du côté du joueur qu’elle affecte. Une seule par villageois.
type-location = Lieu
type-location-text = Reste en jeu. Placez-y un pion pour l’utiliser, une fois par tour.
type-potion = Potion
type-potion-text = Reste en jeu. Remplissez-la de secrets à l’étape 3 de vos visites, puis buvez-la au tour de votre choix, sans pion.
type-charm = Charme
type-charm-text = Agit aussitôt, puis va à la défausse.
type-curse = Malédiction
type-curse-text = Reste en jeu jusqu’à ce que le chasseur la lève. Coûte 1 de plus par autre malédiction en jeu.
type-familiar = Familier
type-familiar-text = Reste en jeu. Utilisez-en un par tour, à la fin de la visite du pion de familier.

# Villageois
villager-johnson = Johnson, l’Orphelin
villager-johnson-text = Gagnez 2 influence, ou 3 si vous en avez moins que votre adversaire.
villager-sue = Sue, l’Étrangère
villager-sue-text = Jouez 1 carte. Vous pouvez d’abord défausser une autre carte de votre main pour qu’elle coûte 2 de moins.
villager-annie = Annie, le Docteur
villager-annie-text = Piochez 1 carte.
villager-pamuy = Pamuy, l’Indienne
villager-pamuy-text = Jouez 1 carte pour 1 influence de moins.
villager-adams = Adams, le Trappeur
villager-adams-text = Piochez 2 cartes, puis défaussez 1 carte de votre main.
villager-wulfric = Wulfric, le Prêcheur
villager-wulfric-text = Jouez 1 carte.
villager-mia = Mia, la Jouvencelle
villager-mia-text = Gagnez 3 influence. Votre adversaire en gagne 1.
villager-atkins = Atkins, la Veuve
villager-atkins-text = Gagnez 2 influence.
villager-biggs = Biggs, le Maire
villager-biggs-text = Regardez les 3 premières cartes de votre pioche, prenez-en 1 en main, défaussez les 2 autres.

# Factions et scénarios
faction-strays = Les Égarés
faction-strays-text = Début de votre entretien : vous pouvez piocher 1 carte, puis en défausser 1.
faction-frontier-folk = Les Pionniers
faction-frontier-folk-text = La première carte que vous jouez à chaque tour coûte 1 de moins.
faction-watchers = Les Veilleurs
faction-watchers-text = Début de votre entretien : gagnez 1 influence.
scenario-none = Sans scénario
scenario-none-text = La partie telle que la disent les règles : 3 faveurs pour le rituel, 8 suspects, 3 innocents.
scenario-welcome = Bienvenue à Roanoke
scenario-welcome-text = Une partie plus courte. Le rituel demande 2 faveurs ; 5 cartes Suspect font gagner le chasseur ; le deuxième innocent perdu fait gagner la sorcière. Pour éliminer, il faut 2 indices sur la cible et 1 indice sur 6 autres villageois en vie, ou sur tous s’il en reste moins.
scenario-souls = Les âmes du village
scenario-souls-text = À la fin de votre tour, prenez la carte Faction de chaque couleur où votre emprise est de 4 au moins et dépasse celle de votre adversaire. L’emprise de la sorcière, ce sont ses secrets plus 3 par faveur ; celle du chasseur, ses indices.

# Jetons et pions
token-clue = Indice
token-clue-text = Au chasseur. Avec 3 sur un villageois, une visite y rapporte une preuve ; les indices paient pour harceler et pour rendre disponible, et il en faut pour éliminer.
token-evidence = Preuve
token-evidence-text = Au chasseur. Payez-en 3 pour innocenter ; il y en a 9.
token-secret = Secret
token-secret-text = À la sorcière. 3 sur un villageois deviennent une faveur quand elle lui rend visite ; ils remplissent aussi les potions et paient pour rendre disponible.
token-favour = Faveur
token-favour-text = À la sorcière. Avec 2 sur un villageois, son pouvoir sert deux fois ; avec 3 sur la véritable sorcière, le rituel est possible.
token-influence = Influence
token-influence-text = Paie les cartes. Elle n’est pas limitée.
pawn-witch = Pion de la sorcière
pawn-familiar = Pion de familier
pawn-hunter = Pion du chasseur

# Actions
action-visit = Rendre visite à un villageois
action-visit-text = Placez un pion sur un villageois disponible : enquête, puis faveurs (sorcière) ou preuve (chasseur), jetons, pouvoir, familier (sorcière).
action-gain = Gagner de l’influence
action-gain-text = Gagnez 2 influence.
action-draw = Piocher une carte
action-draw-text = Piochez 1 carte.
action-play = Jouer une carte
action-play-text = Jouez 1 carte de votre main en payant tout son coût.
action-ready = Rendre un villageois disponible
action-ready-text = Payez 1 de vos jetons pris sur un villageois qui porte des pions adverses : ils retournent à leur propriétaire.
action-drink = Boire une potion
action-drink-text = Gratuit, avec une potion pleine : son effet, puis elle est défaussée.
action-ritual = Lancer le rituel
action-ritual-text = Placez un pion sur la véritable sorcière, disponible et avec 3 faveurs : vous gagnez.
action-activate = Activer un lieu
action-activate-text = Placez un pion sur un de vos lieux disponibles et appliquez son effet.
action-lift = Lever une malédiction
action-lift-text = Payez ce que demande la malédiction : elle est défaussée.
action-exonerate = Innocenter
action-exonerate-text = Payez 3 preuves et piochez une carte Suspect. Avec 8, vous gagnez.
action-harass = Harceler un villageois
action-harass-text = Placez un pion sur un villageois disponible, pour 3 indices pris dans sa couleur : retirez-lui 1 faveur ou tous ses secrets.
action-eliminate = Éliminer un villageois
action-eliminate-text = Il faut 3 indices sur un villageois disponible et 1 sur chaque autre villageois en vie. Si c’est la véritable sorcière, vous gagnez ; sinon tous les indices disparaissent.

# Les mêmes, choisis par ce que nomme un coup ou un événement
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
