# Aquatika en français.

name = Aquatika
tagline = Passez à côté, par-dessus ou à travers : une seule pièce au but, et c’est gagné.

option-layout = Plateau
option-layout-help = Le grand récif a cinq colonnes, avec les buts derrière les camps ; l’étroit en a trois. Le petit a ses buts dans les camps, où tout le monde peut se tenir.
option-layout-classic = grand
option-layout-strip = étroit
option-layout-rect = petit
option-placement = Placement
option-placement-help = En secret : les deux joueurs remplissent leur camp en même temps, sans se voir. Tour à tour : le premier joueur remplit et montre son camp d’abord.
option-placement-secret = en secret
option-placement-sequential = tour à tour
option-lateral_jumps = Sauts de côté
option-lateral_jumps-help = Les poissons volants peuvent aussi sauter de côté, pas seulement vers l’avant.
option-show_prey = Montrer toutes les proies
option-show_prey-help = Tout le monde voit ce qui se cache sous chaque pieuvre. Désactivé : on ne regarde que sous les siennes, et il faut se souvenir des autres.
option-first = Premier joueur
option-first-help = Qui joue le premier coup : quelqu’un tiré au sort, Jaune (la première place) ou Gris (la deuxième).
option-first-random = au sort
option-first-yellow = Jaune
option-first-grey = Gris

move-place = { $kind ->
    [octopus] Pieuvre
    [shark] Requin
   *[fish] Poisson volant
} en { $cell }
move-go = Aller de { $start } en { $end }
move-carry = Emporter la proie de { $start } en { $end }
move-onto = Aller de { $start } sur la pièce en { $end }
ask-place-pieces = { $waiting_is ->
    [you] Remplissez votre camp : choisissez une pièce pour la case marquée.
    [us] Remplissez votre camp : choisissez une pièce pour la case marquée.
    [one] { $waiting } remplit son camp.
   *[other] { $waiting } remplissent leurs camps.
}
ask-move-piece = { $waiting_is ->
    [you] Déplacez une de vos pièces.
   *[other] { $waiting } doit déplacer une pièce.
}
refuse-not-this-place = Vous ne pouvez pas placer cela maintenant : « { $move } ». Les cases du camp se remplissent dans l’ordre, avec les pièces qui vous restent.
refuse-placement-first = Remplissez d’abord votre camp : « { $move } » doit attendre.
refuse-not-your-piece = Aucune de vos pièces ne peut faire cela : « { $move } ».
refuse-not-there = Cette pièce ne peut pas faire cela : « { $move } ».
refuse-third-time = « { $move } » ramènerait la même position une troisième fois.

event-first-player-chosen = { $seat_is ->
    [you] Vous jouerez le premier coup.
   *[other] { $seat } jouera le premier coup.
}
event-became-ready = { $seat_is ->
    [you] Votre camp est complet.
   *[other] { $seat } a rempli son camp.
}
event-camps-shown = { $seat_is ->
    [you] Les deux camps sont découverts. Vous commencez.
   *[other] Les deux camps sont découverts. { $seat } commence.
}
event-stepped = { $seat_is ->
    [you] Vous déplacez
   *[other] { $seat } déplace
} { $piece ->
    [octopus] une pieuvre
    [shark] un requin
   *[fish] un poisson volant
} de { $start } en { $end }.
event-jumped = { $seat_is ->
    [you] Votre poisson volant fait
   *[other] { $seat } : son poisson volant fait
} { $jumps ->
    [1] un saut
   *[other] { $jumps } sauts
}, de { $start } en { $end }.
event-covered = { $seat_is ->
    [you] Votre pieuvre va
   *[other] { $seat } : sa pieuvre va
} de { $start } en { $end } et recouvre { $prey ->
    [octopus] une pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] un requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] un poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
}.
event-carried = { $seat_is ->
    [you] Votre pieuvre emporte
   *[other] { $seat } : sa pieuvre emporte
} sa proie, { $prey ->
    [octopus] une pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] un requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] un poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
}, de { $start } en { $end }.
event-released = { $prey ->
    [octopus] Une pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] Un requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] Un poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
} retrouve sa liberté en { $cell }.
event-ate = { $seat_is ->
    [you] Votre requin va
   *[other] { $seat } : son requin va
} de { $start } en { $end } et mange { $piece ->
    [octopus] une pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] un requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] un poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
}.
event-ate-prey = Avec la pieuvre disparaît sa proie : { $prey ->
    [octopus] une pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] un requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] un poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
}.
event-reached-goal = { $seat_is ->
    [you] { $piece ->
        [octopus] Votre pieuvre
        [shark] Votre requin
       *[fish] Votre poisson volant
    } a atteint votre but, { $cell }.
   *[other] { $seat } : { $piece ->
        [octopus] sa pieuvre
        [shark] son requin
       *[fish] son poisson volant
    } a atteint son but, { $cell }.
}
event-got-stuck = { $seat_is ->
    [you] { $pieces ->
        [0] Vous n’avez plus de pièce découverte, donc plus aucun coup permis.
       *[other] Vous n’avez aucun coup permis.
    }
   *[other] { $pieces ->
        [0] { $seat } n’a plus de pièce découverte, donc plus aucun coup permis.
       *[other] { $seat } n’a aucun coup permis.
    }
}
event-gave-up = { $seat_is ->
    [you] Vous abandonnez.
   *[other] { $seat } abandonne.
}

letter-octopus = P
letter-shark = R
letter-fish = V
phase-placement = Placement
phase-play = Jeu
phase-end = Fin
legend = Les pièces : chacune va d’une case tout droit, en diagonale vers l’avant ou de côté
legend-letter = Lettre
legend-piece = Pièce
legend-power = Ce qu’elle sait faire
kind = { $kind ->
    [octopus] Pieuvre
    [shark] Requin
   *[fish] Poisson volant
}
power = { $kind ->
    [octopus] Recouvre toute pièce sauf une pieuvre ; ensuite elle l’emporte ou la laisse derrière elle.
    [shark] Mange toute pièce sur laquelle il arrive, et une pieuvre avec sa proie.
   *[fish] N’entre que sur une case vide, mais saute vers l’avant par-dessus les pièces, plusieurs fois en ligne.
}
choice = Avec sa proie ou sans elle ?
choice-carry = Emporter la proie
choice-carry-label = Emporter
choice-release = Laisser la proie sur place
choice-release-label = Libérer
board = { $layout ->
    [classic] Le récif
    [strip] Le récif étroit
   *[rect] Le petit récif
}
cell = { $cell }
cell-camp = { $cell }, camp { $colour ->
    [yellow] jaune
   *[grey] gris
}
cell-goal = { $cell }, but de { $colour ->
    [yellow] Jaune
   *[grey] Gris
}
piece = { $kind ->
    [octopus] Pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] Requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] Poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
}
the-piece = { $kind ->
    [octopus] la pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] le requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] le poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
}
piece-on = { $kind ->
    [octopus] Pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] Requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] Poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
} en { $cell }
piece-holding = { $kind ->
    [octopus] Pieuvre { $colour ->
        [yellow] jaune
       *[grey] grise
    }
    [shark] Requin { $colour ->
        [yellow] jaune
       *[grey] gris
    }
   *[fish] Poisson volant { $colour ->
        [yellow] jaune
       *[grey] gris
    }
} en { $cell }, sur { $prey }
piece-hidden = Une pièce { $colour ->
    [yellow] jaune
   *[grey] grise
} en { $cell }, pas encore montrée
player = { $name } ({ $colour ->
    [yellow] Jaune
   *[grey] Gris
}) : une pièce en { $goal } gagne
lost = { $name } a perdu { $pieces ->
    [1] une pièce
   *[other] { $pieces } pièces
}
stock = Pour { $cell } : { $left ->
    [one] encore une pièce à placer
   *[other] encore { $left } pièces à placer
}
stock-piece = { $kind ->
    [octopus] { $left ->
        [1] Encore une pieuvre
       *[other] Encore { $left } pieuvres
    }
    [shark] { $left ->
        [1] Encore un requin
       *[other] Encore { $left } requins
    }
   *[fish] { $left ->
        [1] Encore un poisson volant
       *[other] Encore { $left } poissons volants
    }
}
repetition = Cette position est venue deux fois. Un coup qui la ramènerait une troisième fois n’est pas permis.
barred = { $count ->
    [1] Pas permis maintenant, car la position reviendrait une troisième fois : { $moves }.
   *[other] Pas permis maintenant, car les positions reviendraient une troisième fois : { $moves }.
}
help-placement = Aucune pièce ne recule : ce qui est devant fait la course, ce qui est au fond défend. Un poisson volant placé loin a sur quoi sauter ; un requin derrière mange qui perce ; une pieuvre devant ouvre le chemin.
help-play = Une pièce en { $goal } suffit : cherchez le chemin le plus court, et celui de l’adversaire. Rien ne recule : qui a passé votre dernier défenseur est libre. Pieuvres et requins peuvent prendre vos pièces aussi ; seule la pieuvre les rend.
offer-place = { $kind ->
    [octopus] Pieuvre
    [shark] Requin
   *[fish] Poisson volant
} en { $cell }
offer-step = { $kind ->
    [octopus] Pieuvre
    [shark] Requin
   *[fish] Poisson volant
} { $start } → { $end }
offer-jump = Poisson volant { $start } → { $end }, en { $jumps ->
    [1] un saut
   *[other] { $jumps } sauts
}
offer-cover = Pieuvre { $start } → { $end }, recouvre { $piece }
offer-swap = Pieuvre { $start } → { $end }, recouvre { $piece } et laisse { $prey } en { $start }
offer-carry = Pieuvre { $start } → { $end }, emporte { $prey }
offer-release = Pieuvre { $start } → { $end }, laisse { $prey } en { $start }
offer-eat = Requin { $start } → { $end }, mange { $piece }
preview-own = Cette pièce est à vous.
preview-prey = Avec elle disparaît { $prey } qu’elle recouvre.
preview-perhaps = Si elle tient une proie, celle-ci est perdue aussi.
preview-win = Ce coup gagne.

# --- Le but

goal-line = Une pièce en { $cell }
goal-line-both = Jaune vers { $yellow }, Gris vers { $grey }
goal = Amenez une pièce, n’importe laquelle, sur la case isolée derrière le camp adverse, avant l’autre.
goal-win-any = La première pièce qui arrive sur le but de sa couleur gagne aussitôt, quelle qu’elle soit.
goal-win-stuck = Vous gagnez aussi si l’autre doit jouer et ne peut pas.
goal-lose-eaten = Ce qu’un requin mange ne revient jamais.
goal-lose-prey = Ce qu’une pieuvre recouvre ne bouge plus tant qu’elle ne le lâche pas.
goal-lose-guard = Qui se rue en avant laisse le chemin ouvert derrière soi.
goal-role = Vous jouez les { $colour ->
    [yellow] jaunes
   *[grey] gris
}. Votre but est { $cell }, tout au bout.
goal-near = { $name } : { $rows ->
    [0] sur le but
    [one] à une rangée du but
   *[other] à { $rows } rangées du but
}, { $lost ->
    [0] aucune pièce mangée
    [one] une pièce mangée
   *[other] { $lost } pièces mangées
}
goal-picture-board = Votre camp est en bas. Le but est seul, tout au bout.
goal-picture-pieces = La pieuvre recouvre et porte, le requin mange, le poisson volant saute.
goal-picture-eaten = Les pièces mangées sont hors du jeu.

# La fin

end-goal = { $seats_is ->
    [you] { $piece ->
        [octopus] Votre pieuvre
        [shark] Votre requin
       *[fish] Votre poisson volant
    } a atteint votre but, { $cell }.
   *[one] { $seats } gagne : { $piece ->
        [octopus] une pieuvre
        [shark] un requin
       *[fish] un poisson volant
    } a atteint le but, { $cell }.
}
end-no-move = { $seats_is ->
    [you] { $rivals } ne peut plus jouer : { $pieces ->
        [0] toutes ses pièces sont mangées ou recouvertes.
       *[other] il ne reste aucun coup permis.
    }
   *[one] { $seats } gagne : { $rivals_is ->
        [you] vous ne pouvez plus jouer.
       *[other] { $rivals } ne peut plus jouer.
    }
}
end-resigned = { $seats_is ->
    [you] { $rivals } abandonne.
   *[one] { $seats } gagne : { $rivals_is ->
        [you] vous avez abandonné.
       *[other] { $rivals } abandonne.
    }
}
fared = { $colour ->
    [yellow] Jaune
   *[grey] Gris
}, { $pieces ->
    [0] aucune pièce perdue
    [one] une pièce perdue
   *[other] { $pieces } pièces perdues
}
