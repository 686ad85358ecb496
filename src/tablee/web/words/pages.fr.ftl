# Les pages autour de la table.

## Accueil

web-home-title = Prenez place
web-home-lead = Des jeux de société modernes, entre amis ou contre des robots, ici dans votre navigateur. Aucun compte n’est nécessaire.
web-games = Les jeux
web-play-bots = Contre des robots
web-play-friends = Entre amis
web-rules = Règles
web-players = { $least } à { $most } joueurs
web-players-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-minutes = { $least } à { $most } min
web-minutes-about = { $count } min environ
web-my-tables = Vos tables
web-continue = Reprendre
web-your-turn = À vous de jouer
web-others-turn = On attend les autres
web-seats-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-ready-to-start = Prête à commencer
web-public-tables = Tables ouvertes
web-no-public-tables = Aucune table ouverte pour l’instant. Ouvrez-en une et rendez-la publique : les gens de passage pourront s’y asseoir.
web-join = Rejoindre
web-watch = Regarder
web-idle = Personne ne joue en ce moment
web-being-played = Partie en cours
web-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
web-have-code = Vous avez un code ?
web-code = Code
web-code-example = p. ex. K7QX2M

## Jouer contre des robots

web-your-name = Votre nom
web-guest-name = { $animal } { $place }
web-guest-animals = Loutre, Héron, Renard, Blaireau, Martinet, Lièvre, Chouette, Castor, Pinson, Lynx, Phoque, Roitelet, Martre, Grue, Hérisson, Mésange
web-guest-places = de la rivière, du pré, du soir, de la forêt, du port, du matin, de la montagne, du jardin, de l’île, de l’été, de l’hiver, du verger
web-how-many = Combien à table ?
web-side = Votre camp
web-side-any = Peu importe
web-bots-strength = Quel niveau pour les robots ?
web-strength-random = au hasard
web-strength-easy = facile
web-strength-normal = normal
web-strength-hard = fort
web-start = Commencer
web-cancel = Annuler

## Nouvelle table

web-new-table = Nouvelle table
web-where = Où jouez-vous ?
web-where-apart = Chacun sur son écran
web-where-apart-help = Vous aurez un lien et un code pour les autres. Les places qui restent vides peuvent revenir à des robots.
web-where-together = Ensemble sur cet écran
web-where-together-help = L’écran passe de main en main. Un rideau couvre les cartes entre deux tours.
web-people-here = Qui joue sur cet écran ?
web-person-number = Joueur { $number }
web-add-person = Une personne de plus
web-remove = Retirer
web-remove-person = Retirer le joueur { $number }
web-bots-fill = { $count ->
    [one] Un robot prend la dernière place. Quel niveau ?
   *[other] Des robots prennent les { $count } autres places. Quel niveau ?
}
web-who-may-come = Qui peut entrer ?
web-by-invitation = Sur invitation
web-by-invitation-help = Seulement les personnes qui ont le lien ou le code.
web-public = Ouverte à tous
web-public-help = La table figure parmi les tables ouvertes : chacun peut s’y asseoir ou regarder.
web-more-terms = Temps, options et autres réglages
web-open-table = Ouvrir la table
web-time = Temps
web-time-none = Sans limite
web-time-move = Par coup
web-time-stock = Par partie
web-time-days = En jours
web-time-none-help = Chacun réfléchit aussi longtemps qu’il veut.
web-time-move-help = Une horloge tourne pour chaque coup.
web-time-stock-help = Chacun a une réserve de temps pour toute la partie, et en regagne un peu à chaque coup.
web-time-days-help = Pour jouer au fil des jours : revenez quand c’est à vous.
web-time-none-told = sans limite
web-time-move-told = { $time } par coup
web-time-stock-told = { $time } chacun pour la partie
web-time-stock-more-told = { $time } chacun pour la partie, plus { $more } à chaque coup
web-time-days-told = { $count ->
    [one] { $count } jour par coup
   *[other] { $count } jours par coup
}
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-seconds-per-move = Secondes par coup
web-minutes-per-match = Minutes pour la partie
web-seconds-more = Secondes rendues à chaque coup
web-days-per-move = Jours par coup
web-absent = Si quelqu’un n’a plus de temps ou s’en va
web-absent-ask = Les autres décident
web-absent-bot = Un robot continue
web-absent-leave = Cela vaut abandon
web-absent-ask-help = La table attend que les autres confient la place à un robot. Qui revient la reprend.
web-absent-bot-help = Un robot prend la place quand le temps est écoulé. Qui revient la reprend.
web-absent-leave-help = La partie se termine pour cette personne, comme le disent les règles du jeu.
web-grace = Attendre quelqu’un qui n’est plus là
web-grace-help = Ensuite, les autres peuvent laisser un robot jouer, et quelqu’un d’autre devient l’hôte.
web-stand-in = Le robot remplaçant
web-spoken = Langue de la table
web-spoken-help = Pour les mots qui font partie du jeu. Chacun lit la table dans sa propre langue.
web-hot-seat = Plusieurs personnes sur un même écran
web-hot-seat-help = Qui tient plusieurs places ne voit que celle dont c’est le tour, derrière un rideau.
web-yes = oui
web-no = non

## Avant la partie

web-lobby = Avant la partie
web-read-rules = Lire les règles
web-seats = Places
web-seat-open = libre
web-host = hôte
web-you = vous
web-ready = peut commencer
web-not-ready = pas encore
web-sit = S’asseoir ici
web-sit-label = S’asseoir à la place { $number }
web-stand = Se lever
web-stand-label = Se lever de la place { $number }
web-kick = Retirer { $name } de la table
web-place-bot = Robot…
web-no-bot = Sans robot
web-bot-of = Robot ({ $strength })
web-bot-label = Robot à la place { $number }
web-watching = En spectateur : { $names }
web-start-match = Commencer la partie
web-all-there = Tout le monde est là. Vous pouvez commencer.
web-host-starts = Tout le monde est là. L’hôte peut commencer.
web-be-ready = Je peux commencer
web-be-unready = Finalement, pas encore
web-missing-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-missing-seats-host = { $count ->
    [one] Une place est encore libre : invitez quelqu’un, ou donnez-la à un robot.
   *[other] { $count } places sont encore libres : invitez du monde, ou donnez-les à des robots.
}
web-missing-people = Il faut qu’au moins une personne s’assoie.
web-missing-ready = On attend encore : { $names }.
web-missing-me = Les autres attendent votre accord pour commencer.
web-leave = Quitter la table
web-invite = Inviter
web-invite-how = Dictez le code, envoyez le lien, ou faites scanner le code QR.
web-invite-players-only = Les personnes assises à la table peuvent en inviter d’autres.
web-link = Lien d’invitation
web-copy = Copier
web-copied = Copié
web-share = Partager…
web-share-text = Viens jouer à { $game } avec moi.
web-qr = Le lien d’invitation en code QR
web-terms = Les réglages
web-talk = Conversation
web-talk-empty = Personne n’a encore rien dit.
web-say = Dire quelque chose à la table
web-send = Envoyer

## Après la partie

web-match-over = La partie est terminée
web-won = gagné
web-won-shared = victoire partagée
web-not-won = pas gagné
web-standings = Classement
web-rematch = Revanche
web-join-rematch = Rejoindre la revanche
web-replay = Revoir la partie
web-record = Enregistrer la partie
web-other-game = Un autre jeu
web-luck = Peut-on se fier au hasard ?
web-luck-holds = Tirages vérifiés
web-luck-promise = Avant la première carte, la table a publié l’empreinte d’un nombre secret. Tous les mélanges et tous les tirages de la partie découlent de ce nombre : personne ne pouvait ensuite rien changer sans changer aussi l’empreinte.
web-luck-checked = Votre navigateur vient de refaire l’empreinte du nombre, et c’est bien celle qui a été publiée : le hasard de cette partie était fixé dès le début.
web-luck-broken = Le nombre ne correspond pas à l’empreinte publiée. Ne vous fiez pas à cette partie.
web-luck-commitment = L’empreinte, publiée avant la première carte
web-luck-seed = Le nombre secret, révélé après la dernière
web-luck-verify = Pour rejouer toute la partie et comparer chaque mélange, enregistrez-la et lancez le programme :

## Revoir une partie

web-moves = Coups
web-first = Au début
web-previous = Un pas en arrière
web-next = Un pas en avant
web-last = À la fin
web-play = Lecture
web-pause = Pause
web-moment = Moment de la partie
web-moment-of = { $step } sur { $steps }
web-eyes = Par les yeux de qui
web-eyes-open = Toutes les cartes visibles
web-eyes-spectator = En spectateur
web-eyes-of = Vu par { $name }
web-log = Ce qui s’est passé
web-position = La table à ce moment
web-hidden-answer = { $name } a répondu.
web-share-moment = Partager ce moment
web-share-moment-told = Ce lien ouvre la partie exactement à ce moment.
web-continue-from = Continuer à partir d’ici
web-continue-from-told = Une nouvelle table commence à ce moment, avec vous sur l’une des places et des robots sur les autres. La partie terminée reste comme elle est.
web-which-seat = À quelle place ?

## Règles

web-contents = Sommaire
web-search-rules = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle avec ces mots
    [one] { $count } règle
   *[other] { $count } règles
}
web-rule-link = Règle { $number }
web-all-games = Tous les jeux
web-rules-own-words = Ces règles sont écrites avec nos propres mots.

## Compte

web-nobody = Bienvenue
web-nobody-told = On peut jouer sans compte. Avec un compte, vous retrouvez vos tables et vos cotes sur tous vos appareils.
web-guest-told = Vous êtes de passage sur cet appareil. Vos tables restent à vous tant que ce navigateur se souvient de vous.
web-account-told = Votre compte existe depuis le { $date }.
web-name = Nom
web-password = Mot de passe
web-password-help = Au moins 8 caractères.
web-sign-in = Se connecter
web-sign-up = Créer un compte
web-sign-up-told = Un nom et un mot de passe, rien d’autre. Nous ne demandons pas d’adresse électronique : personne ne pourra donc rétablir un mot de passe oublié.
web-guest-keeps = Choisissez un mot de passe, et vos tables seront à vous sur tous vos appareils. Rien ne se perd.
web-be-guest = Jouer, simplement
web-be-guest-told = Un nom suffit.
web-come-in = Entrer
web-save = Enregistrer
web-saved = C’est enregistré.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-change-password = Mot de passe
web-change-password-told = Un nouveau mot de passe vous déconnecte de tous vos autres appareils.
web-end-tokens = Supprimer aussi les clés de mes programmes
web-password-changed = Votre mot de passe est changé.
web-my-matches = Vos parties terminées
web-programs = Programmes
web-programs-told = Un programme muni d’une de vos clés peut faire à table ce que vous pouvez faire, dans les limites de la clé.
web-token-label = À quoi sert la clé ?
web-token-scope = Ce qu’elle permet
web-token-scope-read = lire : tables, parties revues, joueurs
web-token-scope-play = lire et jouer
web-token-scope-account = tout, le compte compris
web-token-days = Combien de temps
web-token-so-many-days = { $days } jours
web-token-since = créée le { $date }
web-token-until = valable jusqu’au { $date }
web-token-for-ever = sans date de fin
web-new-token = Créer une clé
web-token = Clé
web-token-once = Voici la clé. Gardez-la maintenant : elle ne sera plus montrée.
web-token-used = utilisée pour la dernière fois le { $date }
web-token-unused = pas encore utilisée
web-take-away = Supprimer
web-leaving = Partir
web-guest-out-told = Si vous vous déconnectez sans compte, personne ne pourra vous rendre vos tables.
web-sign-out = Se déconnecter
web-sign-out-everywhere = Se déconnecter partout
web-delete = Effacer tout ce qui me concerne…
web-delete-told = Votre nom, votre mot de passe, vos clés et vos cotes sont effacés aussitôt. Les parties terminées restent pour ceux qui les ont jouées avec vous.
web-delete-now = Effacer pour toujours
web-looks = Apparence
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-help = Retenu sur cet appareil.

## Joueurs

web-player = Joueur
web-player-since = Ici depuis le { $date }
web-player-nobody = On ne vous connaît pas encore. Dites un nom, et cette page est à vous.
web-ratings = Cotes
web-game = Jeu
web-rating = Cote
web-matches = Parties
web-no-ratings = Pas encore de partie cotée.
web-rating-told = Une estimation prudente du niveau : on part de 0, et la cote monte avec les victoires et avec le nombre de parties.
web-finished-matches = Parties terminées
web-no-matches = Pas encore de partie terminée. La première se trouvera ici, prête à être revue.
web-more = En voir plus

## À propos

web-about-title = Une table pour les jeux de société modernes
web-about-lead = Tablée est une table numérique. On s’y assoit entre amis ou avec des robots, et elle connaît les règles pour que personne n’ait à les chercher. En français et en anglais, dans le navigateur, sans publicité.
web-about-fair = Loyale
web-about-fair-seen = Votre navigateur ne reçoit que ce que votre place a le droit de savoir. Les cartes que vous ne devez pas voir ne sont pas cachées dans la page : elles n’y sont pas.
web-about-fair-luck = Avant la première carte, la table publie l’empreinte du nombre dont découle tout son hasard, et révèle ce nombre à la fin. Chacun peut vérifier que rien n’a changé entre-temps.
web-about-fair-bots = Les robots sont assis comme les joueurs. Ils voient de la table ce qu’une personne verrait à leur place, et réfléchissent avec cela.
web-about-private = Discrète
web-about-private-data = Nous gardons votre nom, une forme brouillée de votre mot de passe si vous en avez un, vos tables et ce qui s’y dit. Nous ne demandons pas d’adresse électronique.
web-about-private-others = Ces pages ne chargent rien d’ailleurs : ni traceur, ni police, ni image d’un autre serveur. Un cookie retient qui vous êtes ; un autre, quand vous avez un compte, que ce navigateur s’y est déjà connecté.
web-about-private-delete = Sur la page du compte, vous pouvez à tout moment effacer tout ce qui vous concerne.
web-about-open = Ouverte
web-about-open-licence = Tablée est un logiciel libre, sous licence MIT. Ses dessins et ses livrets de règles lui appartiennent ; les livrets disent les règles avec nos propres mots.
web-about-open-programs = Tout ce qu’une personne peut faire à table, un programme peut le faire par l’API JSON, décrite à l’adresse /schema/openapi.json.
web-credits = Les jeux
web-credits-told = Les jeux sont l’œuvre de leurs auteurs et de leurs éditeurs. Tablée est faite par des gens qui les aiment, et n’est liée à aucune de ces maisons. Si un jeu vous plaît ici, achetez-le : la boîte est plus agréable au toucher.
web-made-by-aquatika = D’Alexandre Droit, illustré par Martin Texier. Édité par Jeux FK, 2016.
web-made-by-decrypto = De Thomas Dagenais-Lespérance. Édité par Le Scorpion Masqué, 2018.
web-made-by-fuji_flush = De Friedemann Friese, illustré par Harald Lieske. Édité par 2F-Spiele, 2016.
web-made-by-jamaica = De Malcolm Braff, Bruno Cathala et Sébastien Pauchon. Édité par GameWorks en 2007, puis par Space Cowboys.
web-made-by-pagamas = Édité par Les Ludopathes, 2008.
web-made-by-pagan = De Kasper Kjær Christiansen et Kåre Werner Storgaard. Édité par Wyrmgold ; en français par Super Meeple, en anglais par Capstone Games.
web-made-by-patimpatampatum = De Marc Figueras et Marià Pitarque. Édité par Vexillum, 2007.

## Rien ici

web-missing = Il n’y a rien ici
web-missing-told = Aucune page à cette adresse. Le lien a peut-être été coupé en chemin.
web-oops-told = Cette page n’a pas pu s’afficher. C’est notre faute ; réessayez dans un instant.
web-try-again = Réessayer
