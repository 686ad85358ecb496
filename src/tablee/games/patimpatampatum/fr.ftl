# PatimPatamPatum en français.

name = PatimPatamPatum
tagline = Tambours et feu dans les rues de Berga : prenez les places, et tenez-les.

option-strategic = Placement stratégique
option-strategic-help = Les premiers patumaires ne sont pas tirés d’un sac : chacun à son tour choisit une place pour l’un des siens.
option-flat = Personnages à 1
option-flat-help = Chaque carte de personnage jouée pour sa valeur vaut 1.

move-take = Prendre les { comparse-name }
move-place = Placer un patumaire : { cell-name }
move-pawn = Déplacer un patumaire : { cell-name }
move-house = Administrateurs : envoyer un patumaire à { cell-name }
move-discard = Défausser { the-card }
move-lay = Poser { the-card }, pour la valeur
move-use = Jouer { the-card }, pour l’action
move-go = Rejoindre { cell-name }
move-push = Pousser { $victim_is ->
    [you] vous-même
   *[other] { $victim }
} dehors, à { cell-name }
move-stop = Ne pas déplacer de second patumaire
move-yield = Céder la place
move-block = Tenir avec { the-card }
move-fuets = Fuets : doubler { the-card }
move-plens = Plens : rayer la carte la plus basse, il ne reste rien de la poussée
move-plens-with = Plens : rayer la carte la plus basse, et tenir avec { the-card }
move-comparse = Montrer la carte de la comparse attaquante
move-borratxos = Borratxos : perdre la place, en prendre une à { cell-name }
move-retreat = Faire reculer l’attaquant jusqu’à { cell-name }

ask-take-comparse = { $waiting_is ->
    [you] Prenez une comparse : votre troupe pour la fête.
   *[other] { $waiting } prend une comparse.
}
ask-place-pawn = { $waiting_is ->
    [you] Choisissez une place pour l’un de vos patumaires.
   *[other] { $waiting } place un patumaire.
}
ask-choose-pawn = { $waiting_is ->
    [you] Quel patumaire déplacez-vous ?
   *[other] C’est à { $waiting } de jouer.
}
ask-lay-card = { $waiting_is ->
    [you] Posez une carte pour sa valeur : le patumaire avance d’autant de pas.
   *[other] { $waiting } choisit une carte.
}
ask-choose-way = { $waiting_is ->
    [you] Choisissez où va le patumaire, ou ajoutez d’abord une carte.
   *[other] { $waiting } choisit où aller.
}
ask-choose-second = { $waiting_is ->
    [you] L’aigle déplace un second patumaire de la même somme : choisissez-le, ou arrêtez-vous.
   *[other] { $waiting } peut déplacer un second patumaire.
}
ask-defend = { $waiting_is ->
    [you] On pousse votre patumaire : tenez la place, ou cédez-la.
   *[other] { $waiting } peut tenir la place.
}
ask-choose-retreat = { $waiting_is ->
    [you] La poussée a échoué : choisissez jusqu’où l’attaquant recule.
   *[other] { $waiting } choisit jusqu’où l’attaquant recule.
}
refuse-card = Vous ne pouvez pas poser cette carte pour ce patumaire : « { $move } ».
refuse-no-defence = Cela ne tiendrait pas la place : « { $move } ».

event-took = { $seat_is ->
    [you] Vous prenez les { comparse-name }.
   *[other] { $seat } prend les { comparse-name }.
}
event-filled = { $seats_is ->
    [you] Vous êtes
    [us] { $seats } êtes
    [one] { $seats } est
   *[other] { $seats } sont
} à { cell-name }.
event-placed = { $seat_is ->
    [you] Vous placez un patumaire à { cell-name }.
   *[other] { $seat } place un patumaire à { cell-name }.
}
event-placing-began = On place les patumaires par choix, d’abord dans cet ordre : { $order } ; puis en sens inverse.
event-round-began = La manche { $number } commence. Une place contient { $capacity } patumaires. L’ordre du jeu : { $order }.
event-laid = { $seat_is ->
    [you] Vous posez { the-card } (valeur { $value }).
   *[other] { $seat } pose { the-card } (valeur { $value }).
}
event-used = { $seat_is ->
    [you] Vous jouez { the-card }, pour l’action.
   *[other] { $seat } joue { the-card }, pour l’action.
}
event-moved = { $seat_is ->
    [you] Avec { $value }, vous rejoignez { cell-name }.
   *[other] Avec { $value }, { $seat } rejoint { cell-name }.
}
event-house-taken = { $rival_is ->
    [you] Vous perdez { cell-name } : votre patumaire retourne à Sant Pere.
   *[other] { $rival } perd { cell-name } et retourne à Sant Pere.
}
event-tourist-came = { $rival_is ->
    [you] Un touriste encombre { cell-name } : votre patumaire retourne à Sant Pere.
   *[other] Un touriste encombre { cell-name } : { $rival } retourne à Sant Pere.
}
event-administered = { $seat_is ->
    [you] Les administrateurs vous ouvrent une maison : { cell-name }.
   *[other] Les administrateurs ouvrent une maison à { $seat } : { cell-name }.
}
event-discarded = { $seat_is ->
    [you] Rien ne peut bouger : vous défaussez { the-card }.
   *[other] { $seat } ne peut rien déplacer et défausse { the-card }.
}
event-pushed = { $seat_is ->
    [you] Vous poussez { $victim } ({ cell-name }) : { $total } − { $distance } = { $push }.
   *[other] { $victim_is ->
        [you] { $seat } vous pousse ({ cell-name }) : { $total } − { $distance } = { $push }.
       *[other] { $seat } pousse { $victim } ({ cell-name }) : { $total } − { $distance } = { $push }.
    }
}
event-yielded = { $seat_is ->
    [you] Vous cédez la place.
   *[other] { $seat } cède la place.
}
event-blocked = { $seat_is ->
    [you] Vous tenez avec { the-card } : { $value } contre { $push }.
   *[other] { $seat } tient avec { the-card } : { $value } contre { $push }.
}
event-fuets-blocked = { $seat_is ->
    [you] Des fuets ! Vous doublez { the-card } : { $value } contre { $push }.
   *[other] Des fuets ! { $seat } double { the-card } : { $value } contre { $push }.
}
event-plens-struck = { $seat_is ->
    [you] Vous jouez les plens : la carte la plus basse ({ $value }) est rayée, il reste une poussée de { $push }.
   *[other] { $seat } joue les plens : la carte la plus basse ({ $value }) est rayée, il reste une poussée de { $push }.
}
event-comparse-shown = { $seat_is ->
    [you] Vous montrez la carte des { comparse-name } : la poussée échoue.
   *[other] { $seat } montre la carte des { comparse-name } : la poussée échoue.
}
event-push-succeeded = { $seat_is ->
    [you] Votre patumaire entre ({ cell-name }) ; { $victim } retourne à Sant Pere.
   *[other] { $victim_is ->
        [you] { $seat } entre ({ cell-name }) ; votre patumaire retourne à Sant Pere.
       *[other] { $seat } entre ({ cell-name }) ; { $victim } retourne à Sant Pere.
    }
}
event-took-place = { $seat_is ->
    [you] La Patum des ivrognes ! Votre patumaire prend une autre place ({ cell-name }) ; { $victim } en part pour Sant Pere.
   *[other] La Patum des ivrognes ! { $seat } prend une autre place ({ cell-name }) ; { $victim_is ->
        [you] l’un des vôtres
       *[other] { $victim }
    } en part pour Sant Pere.
}
event-retreated = { $seat_is ->
    [you] Votre patumaire recule jusqu’à { cell-name }.
   *[other] { $seat } recule jusqu’à { cell-name }.
}
event-stayed = { $seat_is ->
    [you] Votre patumaire garde sa case : { cell-name }.
   *[other] { $seat } garde sa case : { cell-name }.
}
event-ran-out = { $seat_is ->
    [you] Vous n’avez plus de cartes : vous ne jouez plus dans cette manche.
   *[other] { $seat } n’a plus de cartes et ne joue plus dans cette manche.
}
event-drew = Vous piochez { the-card }.
event-drew-one = { $seat } pioche une carte.
event-round-ended = La manche { $number } est finie.
event-square-paid = À { cell-name }, { $seats_is ->
    [you] vous marquez
    [us] { $seats } marquez
    [one] { $seats } marque
   *[other] { $seats } marquent
} { $points }.
event-houses-paid = { $seat_is ->
    [you] Pour { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    }, vous marquez { $points }.
   *[other] Pour { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    }, { $seat } marque { $points }.
}
event-scored = { $seat_is ->
    [you] Vous marquez { $points } dans cette manche et avez { $score } en tout.
   *[other] { $seat } marque { $points } dans cette manche et a { $score } en tout.
}
event-left = { $seat_is ->
    [you] Vous quittez la partie.
   *[other] { $seat } quitte la partie.
} Les patumaires restent comme obstacles ; { $cards ->
    [0] il n’y a pas de carte à défausser.
    [one] une carte est défaussée.
   *[other] { $cards } cartes sont défaussées.
}

table = La table
seat-no-comparse = { $name } n’a pas encore de comparse
seat-gone = { $name } a quitté la partie ; les patumaires restent
comparses-left = Les comparses libres
comparse-about = { $comparse ->
    [turcs] Turcs et petits chevaux, qui dansent une bataille, en bleu.
    [guites] Des mules-dragons au long cou qui crachent le feu, en noir.
    [gegants] Les géants, rois de la fête, en rouge.
    [nans] Les nains à grosse tête, aux castagnettes, en jaune.
   *[maces] Des diables aux massues qui brûlent et éclatent, en violet.
}
status = Où l’on en est
round = Manche { $number }
round-label = Manche
capacity = Une place contient { $pawns } patumaires dans cette manche
capacity-label = Par place
order = Ordre du jeu : { $names }
order-at = { $name } joue en position { $number }
order-due = { $name } joue en position { $number }, et aurait { $points } { $points ->
    [one] point
   *[other] points
  } si la manche finissait
turn-of = C’est à { $name } de jouer
step-pawn = Patumaire
step-cards = Cartes
step-way = Chemin
step-defence = Défense
step-retreat = Recul
score = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
duel = Poussée : { cell-name }
score-label = Points
cards-label = Cartes
houses = { $name } tient { $houses ->
    [one] une maison
   *[other] { $houses } maisons
}
houses-label = Maisons
hand = Votre main
hand-of = { $name } : { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
without-cards = { $name } n’a plus de cartes : chaque adversaire peut pousser une fois
without-cards-pushed = { $name } n’a plus de cartes : chaque adversaire peut pousser une fois. Déjà fait : { $names }
board = Les rues de Berga
cell-off = { $name } (hors jeu à trois joueurs)
cell-pawn = { $name } : { $player }
cell-start = { $name } : { $players }
cell-square = { $name }, valeur { $value }, { $pawns } sur { $holds } occupés : { $players }
nobody = personne
pawn = Patumaire ({ $player }), { $cell }
card-back = Une carte cachée
card-number = Carte de valeur { $value }
card-character = { $card }, valeur { $value }
card-name = { $card ->
    [tabaler] Tabaler
    [plens] Plens
    [admin] Administrateurs
    [fuets] Fuets
    [pixapi] Pixapi
    [aliga] Aigle
    [borratxos] Borratxos
    [comparse-turcs] Comparse Turcs
    [comparse-guites] Comparse Guites
    [comparse-gegants] Comparse Géants
    [comparse-nans] Comparse Nains
    [comparse-maces] Comparse Maces
   *[other] { $card }
}
the-card = { $card ->
    [tabaler] le tabaler
    [plens] les plens
    [admin] les administrateurs
    [fuets] les fuets
    [pixapi] le pixapi
    [aliga] l’aigle
    [borratxos] les borratxos
    [comparse-turcs] la carte des turcs
    [comparse-guites] la carte des guites
    [comparse-gegants] la carte des géants
    [comparse-nans] la carte des nains
    [comparse-maces] la carte des maces
   *[other] un { $card }
}
card-about = { $card ->
    [tabaler] Le tambourineur. À votre tour, avec une poussée : si elle échoue, votre patumaire reste où il est.
    [plens] Les diables de feu. En défense contre une poussée de deux cartes : la plus basse est rayée. S’il reste moins de 1, la poussée échoue ; sinon, ajoutez une carte plus haute.
    [admin] Les administrateurs. À votre tour, seuls : un patumaire va droit de Sant Pere dans une maison vide, ou dans celle d’un rival si aucune n’est vide.
    [fuets] Les pétards. En défense : ils doublent la valeur de la carte avec laquelle vous tenez.
    [pixapi] Le touriste. À votre tour : le patumaire finit, au compte exact, sur une case de rue d’un rival, qui retourne à Sant Pere.
    [aliga] L’aigle. À votre tour : deux de vos patumaires bougent, chacun de la somme entière.
    [borratxos] La Patum des ivrognes. En défense : la poussée réussit, mais votre patumaire prend la place d’un patumaire de l’attaquant dans une autre place de valeur égale ou moindre.
   *[other] En défense contre cette comparse : la poussée échoue, et le patumaire attaquant retourne à Sant Pere.
}
action = Jouer { $card }, pour l’action
actions = Personnages que vous pouvez jouer pour leur action
piles = Les piles
laid-sum = { $name } a posé { $value } en tout
push-told = { $name } pousse { $victim } ({ $cell }) avec { $push } (distance { $distance })
draw-pile = Pioche : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
discard-pile = Défausse : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
scoring = Décompte
total = Points acquis
if-ended = Si la manche finissait
due = Ce que la manche { $number } paierait à présent, patumaires entre parenthèses
tally = Cartes défaussées dans cette manche
tally-card = Carte
tally-gone = Défaussées
tally-of = sur

preview-place = Un patumaire ici compte { $value } pour l’ordre : qui a le moins joue en premier.
preview-pawn = Places, avec leur distance : { $squares }
preview-value = Marcher de { $value }, ou ajouter une carte.
preview-value-only = Pour sa valeur : { $value }. Son action est alors perdue.
preview-sum = Cela fait { $value } en tout.
preview-steps = Exactement { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
preview-enter = { $steps ->
    [one] À un pas
   *[other] À { $steps } pas
}{ $lost ->
    [0] .
    [one] {"\u00a0"}; un pas est perdu.
   *[other] {"\u00a0"}; { $lost } pas sont perdus.
}
preview-evict = { $name } retourne à Sant Pere.
preview-push = Une poussée de { $value } − { $distance } = { $push } contre { $name }, qui a { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}.
preview-yield = { $name } entre ; votre patumaire retourne à Sant Pere.
own = À vous
cost-yield = Vous pourriez tenir. Votre patumaire quitte une place qui vaut { $value } et retourne à Sant Pere.
preview-borratxos = { $name } entre ; votre patumaire prend une place là-bas, et celui qui s’y trouvait retourne à Sant Pere.
preview-stays = La poussée échoue ; { $name } garde sa case.
preview-retreat = La poussée échoue ; { $name } recule jusqu’à { $cell }.

help-take-comparse = Votre comparse est votre couleur. Elle ne change qu’une chose : la carte de votre comparse, dans la main d’un autre, arrête vos poussées. Toutes se valent : prenez celle qui vous plaît.
help-place-pawn = Une place chère paie plus, mais elle est plus loin et sera disputée. Qui tient les moins chères joue plus tôt dans la première manche. Deux patumaires dans une même place servent dès la deuxième.
help-choose-pawn = Une place paie toute sa valeur : à la manche 1 pour un patumaire, à la manche 2 pour deux, à la manche 3 pour deux, et double pour trois. Les maisons paient selon leur nombre. Complétez un groupe, ou poussez un rival.
help-lay-card = La valeur de la carte est le nombre de pas, et l’on peut en ajouter une seconde. Une petite carte qui suffit garde les grandes pour pousser et pour tenir. Un personnage posé ici ne compte que pour sa valeur ; son action est perdue.
help-choose-way = Dans les rues, le compte doit être exact et la case vide ; dans une place non remplie ou une maison, les pas de trop sont perdus. Dans une place pleine, il faut pousser avec ce qui reste, et seule une carte plus haute y résiste.
help-choose-second = L’aigle déplace un second patumaire de la même somme entière, sans autre dépense. Déplacez-le s’il y gagne ; celui qui compte déjà là où il est peut y rester.
help-defend = Une carte ne tient que si elle est plus haute que la poussée ; l’attaquant recule de la différence. On n’en pioche pas d’autre, et sans carte on ne joue plus dans la manche. Si vous cédez, votre patumaire retourne à Sant Pere.
help-choose-retreat = Chacune de ces cases est aussi proche de Sant Pere, et plus loin de la place. Envoyez l’attaquant là où son prochain chemin sera le plus long, ou loin d’une autre de vos places.

comparse-name = { $comparse ->
    [turcs] Turcs i cavallets
    [guites] Guites
    [gegants] Géants
    [nans] Nains
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

# --- Le but

goal-line = Le plus de points en trois manches
goal = Menez vos patumaires dans les places et les maisons de Berga. Après trois manches, le plus de points gagne.
goal-win-squares = Une place paie son nombre à qui y a un patumaire à la manche 1, deux aux manches 2 et 3, et le double pour trois à la manche 3.
goal-win-houses = Les maisons d’administrateurs paient selon leur nombre, davantage à chaque manche.
goal-lose-pushed = Un patumaire poussé hors d’une place pleine retourne à Sant Pere.
goal-lose-cards = Les cartes servent à marcher, pousser et défendre. Sans cartes, on ne peut plus qu’être poussé.
goal-role = Vous menez les { comparse-name }.
goal-role-none = Vous choisissez votre comparse, la troupe de patumaires que vous menez.
goal-near = { $name } : { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}{ $due ->
    [0] {""}
   *[other] , et { $due } de plus si la manche finissait là
}
goal-picture-board = Le nombre d’une place est ce qu’elle paie.
goal-picture-hand = Une carte a une valeur pour marcher ou pousser ; certaines ont aussi une action.
goal-picture-due = Ce que la manche paierait maintenant : toujours affiché.

# La fin

end-points = { $seats_is ->
    [you] Vous avez { $margin } { $margin ->
        [one] point
       *[other] points
    } de plus { QUE($rivals) }.
   *[one] { $seats } gagne la Patum, avec { $margin } { $margin ->
        [one] point
       *[other] points
    } de plus { QUE($rivals) }.
}
end-shared = { $seats_is ->
    [us] { $seats } gagnez ensemble, avec { $score } points chacun.
   *[many] { $seats } gagnent ensemble, avec { $score } points chacun.
}
end-void = Il reste trop peu de joueurs : la partie est annulée.
fared-gone = a quitté la partie
