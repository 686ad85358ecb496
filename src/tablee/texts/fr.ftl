# Les mots communs à tous les jeux et à toutes les façons de jouer.

you = vous
list = { $all } et { $last }
on = oui
off = non

error-refused = C’est refusé.
error-illegal-move = « { $move } » n’est pas permis maintenant.
error-not-asked = Ce n’est pas à vous de répondre.
error-unknown-move = Je ne comprends pas le coup « { $move } ».
error-match-over = La partie est finie.
error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux connus : { $known }.
error-setup = Une partie ne peut pas se préparer ainsi.
error-setup-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-setup-fixed-seats = { $game } se joue à { $needed } exactement, pas à { $seats }.
error-setup-option = { $game } n’a pas d’option « { $option } » ; il a { $known }.
error-setup-no-options = { $game } n’a pas d’option « { $option } » ; il n’en a aucune.
error-setup-switch = L’option « { $option } » est on ou off, pas « { $value } ».
error-setup-number = L’option « { $option } » est un nombre de { $least } à { $most }, pas « { $value } ».
error-setup-choice = L’option « { $option } » est l’un de { $choices }, pas « { $value } ».
error-setup-text = L’option « { $option } » est un texte de { $longest } caractères au plus.
error-language = Je parle fr et en, pas « { $asked } ».
error-option = Une option s’écrit NOM=VALEUR, pas « { $text } ».
error-no-seat = Il n’y a pas de place { $seat } dans cette partie : elles vont de 0 à { $last }.
error-hosting = { $problem }
error-record = Ligne { $line } : { $problem }.

seat = Place { $number }
rule = Règle { $number }
your-turn = À vous de jouer
waiting-for = On attend { $names }…
help =
    Un numéro donne cette réponse ; la réponse elle-même aussi, par exemple « { $example } », ou sa fin.
    Une lettre ouvre ce qui est posé sous elle sur la table. Entrée tourne la page, puis revient à la table.
    but : ce que l’on vise. conseil : ce que ferait un robot. liste : toutes les réponses, avec leurs effets. règle : la règle derrière la question.
    journal : ce qui s’est passé. annuler : revenir sur votre dernière réponse. quitter : quitter la table.
no-such-option = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
log = Ce qui s’est passé
hint-best = Le mieux : { $move }
hint-only = Il n’y a qu’une réponse : { $move }
pass-the-screen = Passez l’écran à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
goodbye = Vous avez quitté la table.
match-over = La partie est finie
recorded = La partie est enregistrée dans { $file }.
commitment = Empreinte du hasard de cette partie : { $commitment }
hint-wins = { $tenths ->
    [0] D’ici, le robot ne gagnerait presque jamais.
    [10] D’ici, le robot gagnerait presque toujours.
   *[other] D’ici, le robot gagnerait environ { $tenths } fois sur 10.
}
hint-often = { $tenths ->
    [10] Le robot choisirait presque toujours cela.
   *[other] Le robot choisirait cela environ { $tenths } fois sur 10.
}
hint-line = { $move } : { $worth }
hint-worth-wins = { $worth ->
    [near] à peu près aussi bien
    [less] un peu moins bien
   *[far] { $tenths ->
        [0] presque jamais
       *[other] environ { $tenths } fois sur 10
    }
}
hint-worth-often = { $worth ->
    [near] à peu près aussi souvent
   *[far] environ { $tenths } fois sur 10
}
error-unknown-bot = Aucun robot ne s’appelle « { $name } ». Essayez { $known }.
error-unknown-rule = { $game } n’a pas de règle { $number } ; elles vont de { $first } à { $last }.
error-author-name = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et _, trois lettres d’abord.
error-author-taken = Il y a déjà un { $name } : choisissez un autre nom.
error-author-folder = { $folder } existe déjà : choisissez un autre dossier avec --into.
error-author-entry-point = { $file } doit nommer un jeu, et un seul, comme point d’entrée de { $group }.
error-author-not-a-game = { $what } n’est pas un Game.
error-file-there = Je ne peux pas écrire la partie dans { $file } : ce fichier existe déjà.
error-no-folder = Je ne peux pas écrire la partie dans { $file } : le dossier { $folder } n’existe pas.
error-file = Je ne peux pas lire { $file } : { $problem }.
error-cant-leave = Dans { $game }, personne ne peut partir pour de bon : laissez un robot prendre la place.
line-up = À la table : { $players }
person = une personne

error-table-entry = Je ne peux pas lire une entrée du genre « { $kind } » : { $problem }.
error-table-not-invited = Cette table est sur invitation : son lien ou son code l’ouvre.
error-table-barred = L’hôte ne vous admet plus à cette table.
error-table-not-here = Vous n’êtes pas à cette table : entrez d’abord.
error-table-name = Un nom a de 1 à { $most } lettres que chacun peut voir, ou moitié moins de lettres larges.
error-table-name-bot = « { $name } » pourrait être un robot ou une place libre : choisissez un autre nom.
error-table-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } », ou presque : choisissez un autre nom.
error-table-not-host = Seul l’hôte de la table peut le faire.
error-table-begun = La partie a commencé : cela ne peut plus changer.
error-table-not-running = Aucune partie n’est en cours à cette table.
error-table-not-over = La partie n’est pas encore finie.
error-table-no-goal = Ce jeu ne dit pas son but ; voyez ses règles.
error-table-no-seat = Il n’y a pas de place { $seat } à cette table.
error-table-only-players = Seuls ceux qui jouent à cette table peuvent le faire.
error-table-version = Cette partie a commencé sous la version { $version } des règles de { $game }, qui n’est plus là.
error-table-seat-taken = La place { $seat } est prise.
error-table-seats-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
error-table-not-ready = On attend encore { $names }.
error-table-bots-alone = Une personne au moins doit s’asseoir.
error-table-bot = Aucun robot ne s’appelle « { $name } » ici.
error-table-language = Il n’y a pas de textes en « { $language } ».
error-table-time = Cette cadence n’est pas possible : de 1 seconde à 30 jours, et au moins une heure quand on compte en jours.
error-table-not-your-seat = La place { $seat } n’est pas la vôtre.
error-table-bot-plays = Un robot joue à la place { $seat } : reprenez-la d’abord.
error-table-no-bot = Aucun robot ne joue à la place { $seat }.
error-table-stale = La table a changé depuis votre dernier regard : regardez de nouveau, puis répondez.
error-table-nothing-to-undo = Vous n’avez pas de réponse à annuler.
error-table-undo-pending = Quelqu’un a déjà demandé à annuler une réponse.
error-table-no-undo = On ne vous demande pas votre accord pour annuler une réponse.
error-table-still-there = Le joueur de la place { $seat } est là, ou a encore le temps de revenir.
error-table-rematched = La revanche est déjà prête.
error-table-nothing-to-continue = Après { $steps ->
    [one] { $steps } réponse
   *[other] { $steps } réponses
}, il n’y a rien à continuer : choisissez un moment avant la fin de la partie.
error-table-seat-gone = La place { $seat } avait déjà quitté la partie : choisissez-en une autre.
error-chat-empty = Il n’y a rien à dire dans cette ligne.
error-chat-long = Une ligne a au plus { $most } caractères.
error-chat-fast = Trop de lignes à la fois : attendez un instant.
error-chat-muted = Les règles du jeu vous interdisent de parler ici maintenant.
error-chat-no-team = Vous n’avez pas d’équipe à qui parler, ou plusieurs : dites de quelle place.
error-chat-channel = Vous ne pouvez pas parler là maintenant.
error-chat-nobody = Un aparté s’adresse à d’autres joueurs de cette table.
bot-level = { $strength ->
    [random] au hasard
    [easy] facile
    [normal] normal
   *[hard] fort
}
table-bot-name = Robot { $number } ({ $strength ->
    [random] hasard
    [easy] facile
    [normal] normal
   *[hard] fort
})
error-table-key = La clé d’une réponse a au plus { $most } caractères.
error-busy = Trop de choses se passent à cette table. Réessayez.
error-no-hint = Aucun robot ne peut y réfléchir pour l’instant. Réessayez.
error-behind = La table a avancé : son journal finit à { $actual }.
error-unknown-table = Cette table n’existe pas.
error-table-taken = Une autre table a cet identifiant ou ce code.
error-unknown-person = Ce compte n’existe pas.
error-name-taken = Quelqu’un s’appelle déjà « { $name } », ou presque : choisissez un autre nom.
error-rating-moved = Un classement a changé entre-temps : réessayez.
error-database = La base { $url } est inutilisable : { $problem }.
error-newer-database = La base { $url } vient d’une version plus récente de Tablée (schéma { $revision }) : installez celle-là.
error-missing-driver = Pour { $kind }, il manque un pilote : { $command }.
error-store-failed = La base n’a pas répondu comme il faut, et rien n’a été écrit : réessayez.
error-unsure = La base s’est perdue en écrivant : relisez la table, ou redemandez avec la même clé.
error-store-closed = Le stockage est fermé.
error-web-nobody = Dites d’abord votre nom : entrez sans compte, ou connectez-vous.
error-web-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-web-bad-password = Un mot de passe a de { $least } à { $most } caractères.
error-web-guests-cant = Pour cela, il faut un compte : choisissez d’abord un mot de passe.
error-web-scope = { $scope ->
    [read] Cette clé ne permet que de lire. Pour cela, créez-en une qui permet davantage.
   *[play] Cette clé permet de lire et de jouer, et rien d’autre. Pour cela, créez-en une qui permet davantage.
}
error-web-too-many = C’était trop à la fois : attendez un instant et réessayez.
error-web-too-many-open = Vous en avez trop d’ouverts à la fois : fermez-en d’abord.
error-web-message = Je ne peux pas lire cela : { $problem }.
error-web-origin = Cela venait d’une page d’un autre site, et a été refusé.
error-web-workers = Plusieurs processus exigent une base PostgreSQL : --database postgresql://…
error-web-not-found = Il n’y a rien à cette adresse.
error-web-method = Cela ne peut pas se faire à cette adresse.
error-web-too-large = C’est trop volumineux pour être lu.
error-web-broken = Quelque chose a échoué de notre côté. Rien n’a changé ; réessayez.
error-table-no-moment = Cette partie compte { $steps ->
    [one] { $steps } réponse
   *[other] { $steps } réponses
} : il n’y a pas de moment { $step }.
error-port = Le port { $port } est déjà pris : fermez ce qui l’occupe, ou choisissez-en un autre avec --port.

terminal-folded = Non montré : { $what } (une lettre l’ouvre)
terminal-in-part = le reste de { $letters }
terminal-more-answers = … jusqu’à { $most } : « liste » les montre tous
terminal-more-news = ({ $count ->
    [one] { $count } ligne avant : « journal »
   *[other] { $count } lignes avant : « journal »
})
terminal-page-more = ─ Entrée : la suite
terminal-page-end = ─ Entrée : retour à la table
terminal-help-talk = /dire : à tout le monde. /équipe : à votre équipe. /à Zoé : … en aparté à Zoé, qui le lit quand l’écran lui vient.
terminal-grave = { $preview } Tapez encore « { $typed } » si c’est bien ce que vous voulez.
terminal-time-left = { $seconds ->
    [1] Il reste une seconde : ce que vous tapez ensuite n’est pas entendu.
   *[other] Il reste { $seconds } secondes : ce que vous tapez ensuite n’est pas entendu.
}
terminal-undone = { $name } a annulé sa réponse.
terminal-undo-asked = { $other }, { $name } voudrait annuler sa réponse. D’accord ? (o/n)
terminal-undo-refused = Les autres ne sont pas d’accord : la réponse reste.
terminal-said-table = { $name } : { $text }
terminal-said-team = { $name }, à l’équipe : { $text }
terminal-said-aside = { $name }, en aparté à { $to } : { $text }

error-table-closed = L’hôte de ce serveur a fermé la table : { $reason }
error-table-nothing-to-close = Cette table est déjà finie : il n’y a rien à fermer.
error-web-too-many-lobbies = Vous avez { $most } tables où la partie n’a pas commencé : commencez ou quittez-en une d’abord.
error-web-too-many-here = D’où vous êtes, { $most } tables de ce genre sont déjà ouvertes : attendez que l’une d’elles se termine.

admin-no-tables = Aucune table n’est ouverte.
admin-table = { $table } · { $game } · { $phase ->
    [lobby] pas commencée
   *[running] en cours
} · sans activité depuis le { $since } · { $people }
admin-nobody = personne
admin-away = { $name } (hors ligne)
admin-closed = La table { $table } est fermée ; ceux qui y sont le savent : { $why }
admin-person = { $id } · { $name } ({ $guest ->
    [guest] invité
   *[account] compte
}) · depuis le { $since } · sessions : { $sessions }, clés : { $tokens }
admin-renamed = { $before } s’appelle maintenant { $name } ; tables ouvertes où cela se voit : { $tables }.
admin-kept = À la table { $table }, le nom reste : quelqu’un en a un qui lui ressemble.
admin-removed = Suppression { DE($name) } ; tables ouvertes quittées : { $tables }.
admin-revoked = Déconnexion { DE($name) } ; sessions terminées : { $sessions }, clés supprimées : { $tokens }.

# Comment une partie a fini

standing-won = Vous gagnez
standing-team-won = Votre équipe gagne
standing-shared = Vous partagez la victoire
standing-lost = Vous perdez
standing-team-lost = Votre équipe perd
standing-place = Vous finissez { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[8] huitième
}
standing-place-shared = Vous partagez la { $rank ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[8] huitième
} place
standing-winners = { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
standing-winners-share = { $names } partagent la victoire
standing-everybody = Victoire partagée
standing-nobody = Personne ne gagne
