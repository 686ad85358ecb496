# Decrypto en français.

name = Decrypto
tagline = Des indices que vos partenaires comprennent, et pas les autres.

option-language = Langue des mots
option-language-help = De quelle liste viennent les mots-clés. Les indices peuvent être dans toute langue que les deux équipes savent lire.
option-language-fr = français
option-language-en = anglais
option-teams = Équipes
option-teams-help = Comment se forment les équipes : au sort, une place sur deux (les blancs d’abord), ou les premières places en blanc et les dernières en noir.
option-teams-random = au sort
option-teams-alternate = une place sur deux
option-teams-sides = premières places contre dernières
option-uneven = Quatre contre deux
option-uneven-help = À six : une équipe de quatre contre une équipe de deux. Sans effet avec un autre nombre de joueurs.
option-interceptor = Intercepteur
option-interceptor-help = À trois : qui joue seul, au sort ou selon sa place. Sans effet si l’on est plus nombreux.
option-interceptor-random = au sort
option-interceptor-0 = place 1
option-interceptor-1 = place 2
option-interceptor-2 = place 3
option-rounds = Manches
option-rounds-help = Après combien de manches la partie s’arrête au plus tard. D’ordinaire huit, et cinq à trois joueurs.
option-rounds-usual = comme d’ordinaire
option-tokens = Jetons
option-tokens-help = Combien d’Interceptions font gagner, et combien de Malentendus font perdre. D’ordinaire deux.
option-hourglass = Sablier
option-hourglass-help = Qui a remis ses trois indices peut le retourner : l’autre encrypteur a alors trente secondes.
option-discussion = Temps de discussion
option-discussion-help = Secondes dont les deux équipes disposent pour chaque code. Ensuite, la proposition la plus soutenue compte.
option-discussion-off = sans limite
option-no_translations = Sans traductions
option-no_translations-help = Une convention entre joueurs : un indice ne doit pas simplement traduire le mot-clé. Personne ne le vérifie.
option-white_name = Nom de l’équipe blanche
option-white_name-help = Jusqu’à 24 caractères, ou rien.
option-black_name = Nom de l’équipe noire
option-black_name-help = Jusqu’à 24 caractères, ou rien.
setup-hidden-in-name = Le nom d’une équipe contient un caractère que personne ne peut voir.
setup-too-few-words = La liste de mots « { $language } » est trop courte : il faut { $wanted } mots qui puissent se rencontrer.

move-draw = Tirer une carte Code
move-swap = { $seat_is ->
    [you] Me laisser encrypter cette manche
   *[other] Laisser { $seat } encrypter cette manche
}
move-clues = Remettre « { $first } », « { $second } », « { $third } »
move-recall = Reprendre les indices
move-turn = Retourner le sablier
move-guess = { $code ->
    [0] Ne rien tenter
   *[other] Proposer { $code }
}
move-fix = { $code ->
    [0] Trancher : ne rien tenter
   *[other] Trancher : { $code }
}
move-flag = Contester l’indice { $clue }
move-keep = Garder l’indice { $clue }
move-replace = Remplacer l’indice { $clue } par « { $text } »
move-words = Proposer « { $first } », « { $second } », « { $third } », « { $fourth } »
move-endorse = Soutenir la liste { $number }
move-settle = Trancher : liste { $number }
move-pass = En rester là
move-time-up = Le temps est écoulé

ask-encrypt = { $waiting_is ->
    [you] Tirez un code et écrivez trois indices.
    [us] Tirez un code et écrivez trois indices.
   *[other] On attend les indices { DE($waiting) }.
}
ask-discuss = { $waiting_is ->
    [you] { $side ->
        [white] Quel code les blancs ont-ils envoyé ?
       *[black] Quel code les noirs ont-ils envoyé ?
    }
    [us] { $side ->
        [white] Quel code les blancs ont-ils envoyé ?
       *[black] Quel code les noirs ont-ils envoyé ?
    }
   *[other] On attend la réponse { DE($waiting) }.
}
ask-name-words = { $waiting_is ->
    [you] Nommez les quatre mots-clés de l’autre équipe.
    [us] Nommez les quatre mots-clés de l’autre équipe.
   *[other] On attend les mots { DE($waiting) }.
}

do-draw = Vous encryptez cette manche. Tirez une carte Code : personne d’autre ne la verra.
do-write = Code { $code } : un indice par chiffre, dans cet ordre.
do-recall = Vos indices sont remis. Tant que l’autre équipe écrit, vous pouvez encore les reprendre.
do-swap = { $name } encrypte cette manche. Tant que la carte n’est pas tirée, vous pouvez proposer quelqu’un d’autre.
do-turn = L’équipe écrit. Vous pouvez retourner le sablier.
do-guess = Quel code vous envoie { $name } ? Un chiffre par indice.
do-intercept = Interceptez le code adverse ({ $name }) ! Un chiffre par indice.
do-listen = Indices de l’équipe adverse ({ $name }). À la première manche on n’intercepte pas ; retenez-les bien.
do-flag = Votre tentative est fixée. Vous pouvez encore contester un indice ({ $name }).
do-answer-flag = On conteste un de vos indices. Remplacez-le, ou gardez-le.
do-words = Les équipes sont à égalité. Nommez les quatre mots-clés de l’autre équipe : plus vous en trouvez, mieux c’est.
do-silence = On lit vos indices. Pas un mot, pas un signe avant que le code soit révélé !

help-draw = Qui encrypte voit le code et écrit trois indices ; les partenaires le cherchent sans un mot de plus. Si l’un d’eux a de meilleures idées, il peut prendre votre place, tant que vous n’avez pas tiré et si vous êtes tous d’accord.
help-write = Vos partenaires connaissent les mots-clés ; les autres, seulement vos anciens indices. Un indice proche d’un ancien est facile pour tous. Visez le sens, non les lettres, le son ou la position ; aucun mot-clé, jamais deux fois le même indice.
help-write-sand = Vos partenaires connaissent les mots-clés ; les autres, seulement vos anciens indices. Visez le sens, sans mot-clé ni ancien indice. Le jeu peut être incomplet : - remplace un indice qui manque, et cela compte quand le sable s’est écoulé.
help-recall = Reprenez-les si l’un d’eux en dit trop ou enfreint une règle. C’est possible une fois par manche, et seulement tant que l’autre équipe n’a pas remis les siens.
help-swap = Quelqu’un d’autre a peut-être de meilleures idées pour vos mots. L’échange se fait seulement si vous êtes tous d’accord ; si tout vous va, il n’y a rien à dire.
help-turn = L’encrypteur a alors trente secondes pour finir. Des indices donnés en hâte se comprennent moins bien, et s’interceptent mieux.
help-guess = Lequel de vos mots-clés chaque indice vise-t-il ? Les anciens indices aident. Un chiffre faux coûte un Malentendu ; trop de Malentendus font perdre. C’est fixé quand tous veulent le même code ; qui s’en remet aux autres suit.
help-intercept = Leurs anciens indices d’un même numéro visent un même mot : un indice qui leur ressemble a ce numéro. Un code juste est une Interception ; une tentative manquée ne coûte rien : essayez. Elle est fixée quand vous voulez tous la même.
help-flag = Contestez un indice qui enfreint une règle, par exemple en visant les lettres. Ce n’est qu’un signe : l’encrypteur peut le remplacer ou le garder, et aucun jeton ne change.
help-answer-flag = Remplacez l’indice si l’objection est juste, ou gardez-le. Tout le monde voit les deux : un second indice en dit donc plus aux autres aussi. C’est possible jusqu’à la première réponse fixée, et personne ne l’attend.
help-words = L’équipe qui trouve le plus de mots-clés de l’autre gagne. Relisez leurs indices d’un même numéro et nommez le mot lui-même : place et pluriel importent peu, un synonyme ne compte pas. Un mot faux ne coûte rien ; - veut dire : pas d’idée.

cost-alone = C’est décidé aussitôt, et vos partenaires n’ont plus voix au chapitre.
cost-draw = Un partenaire demande que quelqu’un d’autre encrypte. Si vous tirez, ce sera vous.
cost-guess = Vous devinez sans personne : c’est la réponse de votre équipe. { $meant }

wait-encrypt = On attend le tirage et les indices { DE($names) }.
wait-guess = Les indices sont sur la table ({ $name }). On attend { $names }.
wait-words = Chaque équipe nomme les mots-clés de l’autre. On attend { $names }.

blank-clue = Pour { $digit }, { $keyword }
blank-which = Quel indice
blank-replacement = Nouvel indice
blank-word = Leur mot { $digit }
send-clues = Remettre les indices
send-replacement = Remplacer
send-words = Proposer ces mots

guess-code = Proposer { $code }
guess-endorse = Soutenir { $code }, comme { $names }
no-objection = Pas d’objection
stay-with-it = Maintenir ma proposition
leave-to-others = M’en remettre aux autres
last-line = Autres choix
none-label = aucune tentative
guess-none = Ne rien tenter
fix-code = { $code ->
    [none] Trancher : ne rien tenter
   *[other] Trancher : { $code }
}
fix-alone = Trancher, comme porte-parole
flag-clue = Contester « { $clue } »
keep-clue = Garder « { $clue } »
endorse-list = Soutenir : { $words }
settle-list = Trancher : { $words }
pair = { $clue } → { $keyword }

refuse-no-interception = On n’intercepte pas à la première manche.
refuse-word-hidden = Un mot contient un caractère que personne ne voit.
refuse-word-long = Un mot a au plus 60 caractères.
refuse-first-hidden = Le premier indice contient un caractère que personne ne voit.
refuse-second-hidden = Le deuxième indice contient un caractère que personne ne voit.
refuse-third-hidden = Le troisième indice contient un caractère que personne ne voit.
refuse-first-empty = Le premier indice manque : des signes seuls ne disent rien.
refuse-second-empty = Le deuxième indice manque : des signes seuls ne disent rien.
refuse-third-empty = Le troisième indice manque : des signes seuls ne disent rien.
refuse-first-long = Le premier indice est trop long : 60 caractères au plus.
refuse-second-long = Le deuxième indice est trop long : 60 caractères au plus.
refuse-third-long = Le troisième indice est trop long : 60 caractères au plus.
refuse-first-letter = Le premier indice est une seule lettre : un indice vise le sens, pas l’orthographe.
refuse-second-letter = Le deuxième indice est une seule lettre : un indice vise le sens, pas l’orthographe.
refuse-third-letter = Le troisième indice est une seule lettre : un indice vise le sens, pas l’orthographe.
refuse-first-repeated = Votre équipe a déjà donné le premier indice : chaque indice une seule fois par partie.
refuse-second-repeated = Votre équipe a déjà donné le deuxième indice : chaque indice une seule fois par partie.
refuse-third-repeated = Votre équipe a déjà donné le troisième indice : chaque indice une seule fois par partie.
refuse-first-keyword = Le premier indice contient un de vos propres mots-clés, ou une de ses formes.
refuse-second-keyword = Le deuxième indice contient un de vos propres mots-clés, ou une de ses formes.
refuse-third-keyword = Le troisième indice contient un de vos propres mots-clés, ou une de ses formes.

warn-spelling = « { $clue } » : s’il parle de lettres ou d’orthographe, il n’est pas permis. Vous pouvez encore le reprendre.
warn-position = « { $clue } » : un nombre seul ne doit pas désigner la position d’un mot-clé. Vous pouvez encore le reprendre.
warn-inside = « { $clue } » cache un de vos mots-clés dans un autre mot. Vous pouvez encore le reprendre.
warn-nearly = « { $clue } » est presque un indice que votre équipe a déjà donné. Vous pouvez encore le reprendre.

event-teams-formed = En blanc : { $white }. En noir : { $black }.
event-interceptor-named = { $seat_is ->
    [you] Vous êtes l’Intercepteur, contre { $team }.
   *[other] { $seat } est l’Intercepteur, contre { $team }.
}
event-keywords-dealt = Vos mots-clés : 1 { $first }, 2 { $second }, 3 { $third }, 4 { $fourth }.
event-round-started = Manche { $round } sur { $rounds }. Pour encrypter : { $encryptors }.
event-swap-proposed = { $seat_is ->
    [you] { $other_is ->
        [you] Vous proposez d’encrypter.
       *[other] Vous voulez { QUE($other) } encrypte.
    }
   *[other] { $other_is ->
        [you] { $seat } veut que vous encryptiez.
        [self] { $seat } propose d’encrypter.
       *[other] { $seat } veut { QUE($other) } encrypte.
    }
}
event-encryptor-swapped = { $seat_is ->
    [you] Vous encryptez, à la place { DE($other) }.
   *[other] { $other_is ->
        [you] { $seat } encrypte, à votre place.
       *[other] { $seat } encrypte, à la place { DE($other) }.
    }
}
event-code-seen = Votre code est { $code }.
event-code-drawn = { $seat } tire un code.
event-clues-written = Vous remettez vos indices : « { $first } », « { $second } », « { $third } ».
event-clues-kept = Gardés pour l’instant : « { $first } », « { $second } », « { $third } ».
event-clue-left-out = { $clue ->
    [1] Le premier indice n’est pas permis : il est laissé de côté. Les autres sont gardés.
    [2] Le deuxième indice n’est pas permis : il est laissé de côté. Les autres sont gardés.
   *[3] Le troisième indice n’est pas permis : il est laissé de côté. Les autres sont gardés.
}
event-clues-fixed = { $side ->
    [white] Les blancs ont remis leurs indices.
   *[black] Les noirs ont remis leurs indices.
}
event-clues-recalled = { $side ->
    [white] Les blancs reprennent leurs indices.
   *[black] Les noirs reprennent leurs indices.
}
event-hourglass-turned = { $seat_is ->
    [you] Vous retournez le sablier : { $seconds } secondes.
   *[other] { $seat } retourne le sablier : { $seconds } secondes.
}
event-sand-ran-out = { $side ->
    [white] Le sable s’est écoulé pour les blancs.
   *[black] Le sable s’est écoulé pour les noirs.
}
event-clues-read = { $side ->
    [white] Indices des blancs : « { $first } », « { $second } », « { $third } ».
   *[black] Indices des noirs : « { $first } », « { $second } », « { $third } ».
}
event-proposed = { $code ->
    [none] { $seat_is ->
        [you] Vous proposez de ne rien tenter.
       *[other] { $seat } propose de ne rien tenter.
    }
   *[other] { $seat_is ->
        [you] Vous proposez { $code }.
       *[other] { $seat } propose { $code }.
    }
}
event-left-it = { $seat_is ->
    [you] Vous vous en remettez aux autres.
   *[other] { $seat } s’en remet aux autres.
}
event-guess-fixed = { $code ->
    [none] Votre équipe ne donne pas de réponse.
   *[other] La réponse de votre équipe est fixée : { $code }.
}
event-guess-lies = { $side ->
    [white] La réponse des blancs est fixée.
   *[black] La réponse des noirs est fixée.
}
event-talk-ended = Le temps de discussion est écoulé.
event-clue-flagged = { $seat_is ->
    [you] Vous contestez « { $clue } ».
   *[other] { $seat } conteste « { $clue } ».
}
event-clue-kept = { $side ->
    [white] L’encrypteur blanc garde « { $clue } ».
   *[black] L’encrypteur noir garde « { $clue } ».
}
event-clue-replaced = { $side ->
    [white] L’encrypteur blanc remplace « { $old } » par « { $clue } ».
   *[black] L’encrypteur noir remplace « { $old } » par « { $clue } ».
}
event-revealed = { $side ->
    [white] Le code des blancs était { $code }. { $guess ->
        [none] Les blancs n’avaient pas de réponse.
       *[other] Les blancs ont dit { $guess }.
    }{ $attempt ->
        [none] {""}
       *[other] {" "}Leurs adversaires ont dit { $attempt }.
    }
   *[black] Le code des noirs était { $code }. { $guess ->
        [none] Les noirs n’avaient pas de réponse.
       *[other] Les noirs ont dit { $guess }.
    }{ $attempt ->
        [none] {""}
       *[other] {" "}Leurs adversaires ont dit { $attempt }.
    }
}
event-intercepted = { $side ->
    [white] Les blancs ont intercepté le code : un jeton Interception, { $tokens } en tout.
   *[black] Les noirs ont intercepté le code : un jeton Interception, { $tokens } en tout.
}
event-misunderstood = { $side ->
    [white] Les blancs n’ont pas compris : un jeton Malentendu, { $tokens } en tout.
   *[black] Les noirs n’ont pas compris : un jeton Malentendu, { $tokens } en tout.
}
event-understood = { $side ->
    [white] Les blancs ont compris, et eux seuls.
   *[black] Les noirs ont compris, et eux seuls.
}
event-interceptor-gained = L’équipe n’a pas compris : l’Intercepteur reçoit un jeton, { $tokens } en tout.
event-tie-began = Les équipes sont à égalité : chacune nomme les mots-clés de l’autre.
event-words-proposed = { $seat_is ->
    [you] Vous proposez « { $first } », « { $second } », « { $third } », « { $fourth } ».
   *[other] { $seat } propose « { $first } », « { $second } », « { $third } », « { $fourth } ».
}
event-words-fixed = Votre équipe nomme « { $first } », « { $second } », « { $third } », « { $fourth } ».
event-words-lie = { $side ->
    [white] Les blancs ont fixé leurs mots.
   *[black] Les noirs ont fixé leurs mots.
}
event-words-revealed = { $side ->
    [white] Les blancs ont nommé « { $first } », « { $second } », « { $third } », « { $fourth } ». Mots justes : { $hits }.
   *[black] Les noirs ont nommé « { $first } », « { $second } », « { $third } », « { $fourth } ». Mots justes : { $hits }.
}
event-keywords-shown = { $side ->
    [white] Les mots-clés des blancs étaient { $first }, { $second }, { $third } et { $fourth }.
   *[black] Les mots-clés des noirs étaient { $first }, { $second }, { $third } et { $fourth }.
}
event-left = { $seat_is ->
    [you] Vous quittez la partie.
   *[other] { $seat } quitte la partie.
}

teams = Les équipes
team-white = Les blancs
team-black = Les noirs
team-named = { $name } ({ $colour ->
    [white] blancs
   *[black] noirs
})
team-interceptor = L’Intercepteur
round = Manche { $round } sur { $rounds }
step-encrypt = Tirer et écrire
step-half = { $colour ->
    [white] Indices des blancs
   *[black] Indices des noirs
}
step-tie = Les mots-clés
hourglass = { $colour ->
    [white] Le sablier coule pour les blancs
   *[black] Le sablier coule pour les noirs
}
no-translations = Convenu : pas de traduction directe.
no-vocabulary = Les robots n’ont pas de vocabulaire ici (il manque NumPy ou les tables de mots ; installez « tablee » avec ses dépendances) : ils répondent au hasard. Entre personnes, rien ne change.
tokens = { $name } : { $got ->
    [0] aucune Interception
    [one] une Interception
   *[other] { $got } Interceptions
}, { $missed ->
    [0] aucun Malentendu
    [one] un Malentendu
   *[other] { $missed } Malentendus
}
tokens-interceptor = L’Intercepteur : { $got } sur { $limit } jetons
tokens-none = { $name } : pas de jetons à prendre
token-interception = Un jeton Interception
token-miscommunication = Un jeton Malentendu
slot-interception = Place pour un jeton Interception
slot-miscommunication = Place pour un jeton Malentendu
about-interceptions = Gagnée en trouvant le code adverse. Tous les emplacements remplis, l’équipe gagne.
about-miscommunications = Reçu en manquant son propre code. Tous les emplacements remplis, l’équipe perd.
seat-guesser = { $name }
seat-encryptor = { $name } encrypte
seat-silent = { $name } encrypte et doit se taire
seat-interceptor = { $name }, l’Intercepteur
seat-gone = { $name } a quitté la partie
role-encryptor = encrypte
role-silent = encrypte · silence
role-interceptor = Intercepteur
wants-encryptor = veut { QUE($name) } encrypte
wants-none = ne veut rien tenter
wants-code = propose { $code } : { $pairs }
wants-list = veut la liste { $number } : { $words }
leaves-it = s’en remet aux autres
screen = Les mots-clés de l’équipe : { $name }
keyword = { $digit } { $keyword }
my-keywords = Les mots-clés de votre équipe
my-code = Votre code : { $code }
my-clue = « { $clue } » pour { $digit }, { $keyword }
my-clues = Vos indices, pas encore lus
clues-of = Indices à déchiffrer : { $name }
clue = Indice { $number } : { $clue }
clue-struck = Remplacé : { $clue }
digit = L’indice { $number } désigne { $digit } ({ $keyword })
slots = Les numéros et leurs mots-clés
digit-theirs = L’indice { $number } désigne { $digit }
propose = Proposer
fix-label = trancher
digit-wanted = { $digit }, selon { $names }
flag = Contester « { $clue } »
flagged = { $name } conteste
notes = Feuilles de notes
sheet-ours = Nos indices · { $name }
sheet-theirs = Leurs indices · { $name }
column-round = #
column-word = { $digit } { $keyword }
column-code = Code
column-guess = Réponse
column-attempt = Tentative
column-team = Équipe
cell-right = ✓
cell-wrong = ✗ { $code }
cell-none = aucune
cell-replaced = { $clue } (au lieu de { $old })
words-named = Les mots qui ont été nommés

# --- Ce qu’on voit de ce qui arrive

seconds = { $seconds } s
digit-hidden = Un chiffre, face cachée
digit-told = L’indice { $number } désignait { $digit }
code-of = Code à découvrir : { $name }
window-closed = Un mot-clé, encore caché
no-guess = aucune réponse

# --- Le but

goal-line = Intercepter { $limit ->
    [one] { $limit } code
   *[other] { $limit } codes
}
goal-line-three-team = Tenir { $rounds } manches
goal = Donnez des indices que vos partenaires comprennent et pas les autres, et percez leurs codes avant qu’ils ne percent les vôtres.
goal-win-intercept = Trouver le code adverse rapporte une Interception. Avec { $limit }, votre équipe gagne.
goal-win-rounds = Si rien n’est décidé après { $rounds } manches, comptent les Interceptions moins les Malentendus, puis les mots-clés devinés.
goal-lose-miss = Si votre équipe se trompe sur son propre code, c’est un Malentendu. Avec { $limit }, elle perd.
goal-lose-plain = Un indice trop clair sert aux deux camps : tout ce qui a été dit reste écrit.
goal-three = Deux partagent quatre mots-clés et doivent se comprendre ; le troisième écoute et perce leurs codes.
goal-three-crack = L’Intercepteur trouve le code : une Interception. Avec { $limit }, c’est gagné.
goal-three-wrong = Si le partenaire se trompe, l’Intercepteur reçoit aussi une Interception.
goal-three-hold = Si les deux tiennent { $rounds } manches, c’est gagné pour eux.
goal-role-encryptor = Vous faites équipe avec { $mates } : { $team }. À cette manche, vous donnez les indices.
goal-role-guesser = Vous faites équipe avec { $mates } : { $team }. À cette manche, { $giver } donne les indices.
goal-role-team = Vous faites équipe avec { $mates } : { $team }.
goal-role-interceptor = Vous êtes l’Intercepteur, contre les deux autres.
goal-near = { $name } : { $got } sur { $limit } pour les Interceptions, { $missed } sur { $limit } pour les Malentendus
goal-near-rounds = Les deux ont tenu { $withstood ->
    [0] 0 manche
    [one] une manche
   *[other] { $withstood } manches
} sur { $rounds }
goal-near-interceptor = L’Intercepteur : { $got } sur { $limit } pour les Interceptions
goal-picture-keywords = Quatre mots-clés, pour votre équipe seule.
goal-picture-clues = Un indice pour chaque chiffre du code, dans l’ordre.
goal-picture-notes = Tous les indices, par chiffre : devinez les mots derrière.

# La fin

end-interceptions = { $colour ->
    [white] Les blancs
   *[black] Les noirs
} gagnent avec { $tokens } { $tokens ->
    [one] Interception
   *[other] Interceptions
}.
end-miscommunications = { $colour ->
    [white] Les blancs gagnent : les noirs ont
   *[black] Les noirs gagnent : les blancs ont
} { $tokens } { $tokens ->
    [one] Malentendu
   *[other] Malentendus
}.
end-balance = { $colour ->
    [white] Les blancs
   *[black] Les noirs
} gagnent au solde, { $mine } à { $theirs } : Interceptions moins Malentendus.
end-words = Les soldes étaient égaux. { $colour ->
    [white] Les blancs
   *[black] Les noirs
} gagnent aux mots-clés, { $hits } contre { $others }.
end-drawn = Égalité : les soldes étaient égaux, et les mots-clés aussi, { $hits } partout. Les deux équipes partagent la victoire.
end-intercepted = L’Intercepteur gagne avec { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
}, à la manche { $rounds }.
end-held = L’équipe gagne : après { $rounds } manches, l’Intercepteur n’a que { $tokens } des { $limit } jetons qu’il lui faut.
end-abandoned = Tout le monde est parti : la partie est nulle.
score-unit = Solde
score-interceptions = Interceptions
score-miscommunications = Malentendus
fared-team = { $name } : { $names }
fared-interceptor = { $got } sur { $limit } jetons
fared-words = { $hits ->
    [0] aucun mot-clé nommé
    [one] un mot-clé nommé
   *[other] { $hits } mots-clés nommés
}
fared = { $got ->
    [0] aucune Interception
    [one] une Interception
   *[other] { $got } Interceptions
}, { $missed ->
    [0] aucun Malentendu
    [one] un Malentendu
   *[other] { $missed } Malentendus
}
