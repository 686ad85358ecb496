# Fuji Flush en français.

name = Fuji Flush
tagline = Unissez vos forces sur la pente, et soyez le premier sans carte.

option-tally = Décompte de la défausse
option-tally-help = Montre combien de cartes de chaque valeur sont à la défausse. Désactivé : seulement la carte du dessus. Les règles ne changent pas.
option-deals = Manches de la série
option-deals-help = Jouer ce nombre de manches aux mêmes places. Chaque manche gagnée compte une victoire ; le plus de victoires emporte la série.
option-first = Premier joueur
option-first-help = Qui commence la première manche : quelqu’un au hasard, ou la personne assise à une certaine place.
option-first-random = quelqu’un au hasard
option-first-0 = Place 1
option-first-1 = Place 2
option-first-2 = Place 3
option-first-3 = Place 4
option-first-4 = Place 5
option-first-5 = Place 6
option-first-6 = Place 7
option-first-7 = Place 8
option-talk = Parler en jouant
option-talk-help = Les joueurs ne disent rien de leur main à personne. Désactivé : pendant la partie, on ne peut pas s’écrire. Activé : discussion et apartés sont ouverts, et c’est à vous de respecter la règle.
setup-first = La place qui devait commencer n’est pas à cette table : il y a trop peu de joueurs.

move-play = Jouer le { $card }
ask-play-card = { $waiting_is ->
    [you] Jouez une carte de votre main.
   *[other] { $waiting } doit jouer une carte.
}
refuse-not-in-hand = Vous n’avez pas cette carte : « { $move } ».

event-deal-began = { $deals ->
    [1] { $seat_is ->
        [you] Les cartes sont distribuées. Vous commencez.
       *[other] Les cartes sont distribuées. { $seat } commence.
    }
   *[other] { $seat_is ->
        [you] Manche { $deal } sur { $deals }. Vous commencez.
       *[other] Manche { $deal } sur { $deals }. { $seat } commence.
    }
}
event-pushed-through = { $seats_n ->
    [1] { $seat_is ->
        [you] Vous libérez votre { $card } : il part à la défausse et vous ne piochez pas.
       *[other] { $seat } libère son { $card } : il part à la défausse, sans pioche.
    }
   *[other] { $seat_is ->
        [you] Vous libérez votre { $card }, et tous les { $card } partent ({ $seats }). Personne ne pioche.
       *[other] { $seat } libère son { $card }, et tous les { $card } partent ({ $seats }). Personne ne pioche.
    }
}
event-played = { $count ->
    [1] { $seat_is ->
        [you] Vous jouez un { $card }.
       *[other] { $seat } joue un { $card }.
    }
   *[other] { $seat_is ->
        [you] Vous jouez un { $card } : { $count } cartes font { $total }.
       *[other] { $seat } joue un { $card } : { $count } cartes font { $total }.
    }
}
event-flushed = { $seat_is ->
    [you] Votre { $card } est balayé.
   *[other] Le { $card } devant { $seat } est balayé.
}
event-withstood = { $seats_n ->
    [1] Le { $card } reste : { $total } contre { $total }, c’est l’égalité.
   *[other] Les { $seats_n } cartes de valeur { $card } restent : { $total } contre { $total }, c’est l’égalité.
}
event-drew = Vous piochez un { $card }.
event-drew-one = { $seat } pioche une carte.
event-reshuffled = La pioche est vide : { $cards ->
    [one] la seule carte de la défausse devient la pioche
   *[other] les { $cards } cartes de la défausse sont remélangées
}.
event-deal-won = { $seats_is ->
    [you] Vous n’avez plus de carte.
    [one] { $seats } n’a plus de carte.
    [us] { $seats } n’avez plus de carte.
   *[other] { $seats } n’ont plus de carte.
}
event-stopped = { $seats_is ->
    [you] Après { $turns } tours, la manche est arrêtée : vous avez le moins de cartes.
    [one] Après { $turns } tours, la manche est arrêtée : { $seats } a le moins de cartes.
    [us] Après { $turns } tours, la manche est arrêtée : { $seats } avez le moins de cartes.
   *[other] Après { $turns } tours, la manche est arrêtée : { $seats } ont le moins de cartes.
}
event-left = { $seat_is ->
    [you] Vous quittez la partie. { $cards_n ->
        [one] Votre dernière carte va
       *[other] Vos { $cards_n } cartes vont
    } à la défausse.
   *[other] { $seat } quitte la partie. { $cards_n ->
        [one] Une carte va
       *[other] { $cards_n } cartes vont
    } à la défausse.
}

table = La table
seat-nothing = { $name } : rien devant soi, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main
seat-card = { $name } : { $card } devant soi, valeur combinée { $total }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
} en main
seat-gone = { $name } a quitté la partie
card = { $card }
card-front = { $card } devant { $name }
card-back = Une carte cachée
hand = Votre main
hand-of = { $name } : { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
last-card = { $name } gagne si cette carte survit
sums = Valeurs combinées
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
tally = Défausse par valeur
tally-value = Valeur
tally-count = Défaussées
tally-of = sur
series = Manche { $deal } sur { $deals }
series-player = Joueur
series-wins = Manches gagnées
help-play-card = Une carte part pour de bon si elle est encore là à votre prochain tour ; balayée par une somme plus haute, elle vous coûte une pioche. Les cartes égales s’ajoutent : en rejoindre une est plus sûr, mais aide l’autre. Gare aux dernières cartes.
preview-alone = Cela fait { $total }.
preview-group = Rejoint { $names } : { $count } × { $card } = { $total }.
preview-flush = Balaie { $names }.
preview-tie = À égalité avec le { $card }.

# --- Le but

goal-line = N’avoir plus une carte
goal = N’ayez plus aucune carte, ni en main ni devant vous, avant les autres.
goal-win-through = Vous jouez une carte. Si elle est encore là à votre tour suivant, elle est partie pour de bon.
goal-win-group = Les cartes égales s’ajoutent : deux 7 valent 14, et partent ensemble.
goal-win-together = Plusieurs peuvent gagner au même moment.
goal-win-series = Cette partie compte { $deals } manches ; qui en gagne le plus la remporte.
goal-lose-flush = Une carte plus haute, ou un groupe plus haut, balaie la vôtre : vous en piochez une autre.
goal-lose-last = Jouer sa dernière carte ne suffit pas. Elle doit tenir jusqu’à votre tour suivant.
goal-role = Vous jouez pour vous. Qui joue le même nombre que vous est votre allié tant que les cartes sont là.
goal-near = { $name } : { $cards ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $cards } cartes
}
goal-picture-hand = Votre main. Les hautes sont fortes, les basses ont besoin de compagnie.
goal-picture-group = Les cartes égales s’ajoutent et se protègent.
goal-picture-last = La dernière carte. Si elle tient un tour, c’est gagné.

# La fin

end-own-turn = { $seats_is ->
    [you] À votre tour, vous n’aviez plus de carte.
   *[one] { $seats } gagne, sans plus de carte au début de son tour.
}
end-other-turn = { $seats_is ->
    [you] Votre dernière carte est partie au tour d’un autre.
   *[one] { $seats } gagne : sa dernière carte est partie au tour d’un autre.
}
end-together = { $seats_is ->
    [us] { $seats } n’avez plus de carte, au même instant.
   *[many] { $seats } n’ont plus de carte, au même instant.
}
end-turn-limit = { $seats_is ->
    [you] La limite de tours est atteinte, et vous avez le moins de cartes : { $cards }.
    [one] La limite de tours est atteinte : { $seats } gagne avec le moins de cartes, { $cards }.
    [us] La limite de tours est atteinte : { $seats } partagez la victoire avec le moins de cartes, { $cards } chacun.
   *[other] La limite de tours est atteinte : { $seats } partagent la victoire avec le moins de cartes, { $cards } chacun.
}
end-series = { $seats_is ->
    [you] Vous avez gagné { $won } { $won ->
        [one] manche
       *[other] manches
    } sur { $deals }.
    [one] { $seats } gagne la série avec { $won } { $won ->
        [one] manche
       *[other] manches
    } sur { $deals }.
    [us] { $seats } partagez la série, avec { $won } { $won ->
        [one] manche
       *[other] manches
    } sur { $deals } chacun.
   *[other] { $seats } partagent la série, avec { $won } { $won ->
        [one] manche
       *[other] manches
    } sur { $deals } chacun.
}
end-void = Il reste moins de trois joueurs : la partie est annulée.
fared = { $cards ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $cards } cartes
}
fared-gone = a quitté la partie
