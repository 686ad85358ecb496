# Jamaica en français. Les espaces insécables sont de vrais U+00A0.

name = Jamaica
tagline = Faites la course autour de l’île, remplissez vos cales et ne manquez pas de vivres.

option-shortage_jump = Recul direct en cas de pénurie
option-shortage_jump-help = Un bateau qui ne peut pas payer recule droit à la première case qu’il peut payer, sans rien payer ni combattre entre-temps. Désactivé : il recule case par case.
option-decline_loot = Butin facultatif
option-decline_loot-help = Le vainqueur d’un combat peut toujours ne rien prendre. Désactivé : qui peut prendre ou donner quelque chose y est obligé.
option-ghost_ship = Vaisseau fantôme
option-ghost_ship-help = Un troisième bateau, noir, navigue avec deux joueurs. Il se déplace deux fois après eux. À 2 joueurs seulement.
option-strict_bank = Jetons comptés
option-strict_bank-help = Il n’y a que 45 jetons de nourriture, 80 d’or et 45 de poudre. On charge ce qui reste. Désactivé : la banque est sans fond.
option-swap_disputed_ports = Autres prix de ports
option-swap_disputed_ports-help = Le port de la case 16 coûte 5 jetons d’or et celui de la case 30 en coûte 3. Désactivé : 3 et 5.
setup-ghost-ship = Le vaisseau fantôme (ghost_ship) ne prend la mer qu’à 2, pas à { $seats }.

move-morning = Mettre le { $die } au matin
move-play = { $morning ->
    [forward] avancer
    [backward] reculer
    [food] nourriture
    [gold] or
   *[powder] poudre
} le matin, { $evening ->
    [forward] avancer
    [backward] reculer
    [food] nourriture
    [gold] or
   *[powder] poudre
} le soir
move-sail = Naviguer vers la case { $space }
move-retreat = Se replier sur la case { $space }
move-pay = { $tokens ->
    [0] Ne rien prendre dans cette cale
    [one] Prendre { $tokens } jeton dans cette cale
   *[other] Prendre { $tokens } jetons dans cette cale
}
move-load = { $hold ->
    [6] Charger dans la 6e cale
   *[other] Charger dans la cale { $hold }
}
move-empty = { $hold ->
    [6] Vider la 6e cale
   *[other] Vider la cale { $hold }
}
move-attack = { $seat_is ->
    [you] Attaquer votre propre bateau
   *[other] Attaquer { $seat }
}
move-attack-ghost = Attaquer le Vaisseau fantôme
move-powder = { $tokens ->
    [0] N’utiliser aucune poudre
    [one] Utiliser { $tokens } jeton de poudre
   *[other] Utiliser { $tokens } jetons de poudre
}
move-keep = Garder ce jet
move-reroll = Faire relancer grâce au Sabre de Saran
move-take-hold = { $hold ->
    [6] Prendre le contenu de la 6e cale
   *[other] Prendre le contenu de la cale { $hold }
}
move-take-power = Prendre { $power ->
    [map] la Carte de Morgan
    [sabre] le Sabre de Saran
    [beth] Lady Beth
    [hold] la 6e cale avec son contenu
   *[other] { $power }
}
move-take-hidden = Prendre un trésor caché au hasard
move-give = Donner votre trésor maudit numéro { $treasure }
move-decline = Ne rien prendre
move-steer = { $way ->
    [forward] Faire avancer le Vaisseau fantôme
   *[other] Faire reculer le Vaisseau fantôme
}

ask-place-dice = { $waiting_is ->
    [you] Vous êtes Capitaine : quel dé va au matin ?
   *[other] { $waiting }, Capitaine, choisit le dé du matin.
}
ask-choose-card = { $waiting_is ->
    [you] Choisissez la carte que vous jouez à cette manche.
    [us] Choisissez la carte que vous jouez à cette manche.
    [one] { $waiting } choisit encore sa carte.
   *[other] { $waiting } choisissent encore leur carte.
}
ask-choose-way = { $waiting_is ->
    [you] { $way ->
        [forward] Vous avancez de { $pips }
       *[other] Vous reculez de { $pips }
    }, et la route se partage : où allez-vous ?
   *[other] { $way ->
        [forward] { $waiting } avance de { $pips }
       *[other] { $waiting } recule de { $pips }
    } et choisit sa route.
}
ask-choose-retreat = { $waiting_is ->
    [you] Vous ne pouvez pas payer : par où vous repliez-vous ?
   *[other] { $waiting } ne peut pas payer et choisit par où se replier.
}
ask-pay-from = { $waiting_is ->
    [you] { $due ->
        [one] { $due } jeton
       *[other] { $due } jetons
    } { $goods ->
        [food] de nourriture
        [gold] d’or
       *[powder] de poudre
    } à payer : combien prenez-vous dans { $hold ->
        [6] la 6e cale
       *[other] la cale { $hold }
    } ? Le reste viendra de vos autres cales.
   *[other] { $waiting } choisit de quelles cales payer.
}
ask-which-hold = { $waiting_is ->
    [you] Où chargez-vous { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } { $goods ->
        [food] de nourriture
        [gold] d’or
       *[powder] de poudre
    } ?
   *[other] { $waiting } choisit où charger { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } { $goods ->
        [food] de nourriture
        [gold] d’or
       *[powder] de poudre
    }.
}
ask-make-room = { $waiting_is ->
    [you] Aucune cale n’est vide. Laquelle videz-vous pour charger { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } { $goods ->
        [food] de nourriture
        [gold] d’or
       *[powder] de poudre
    } ?
   *[other] { $waiting } doit vider une cale pour charger { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } { $goods ->
        [food] de nourriture
        [gold] d’or
       *[powder] de poudre
    }.
}
ask-choose-target = { $waiting_is ->
    [you] Plusieurs bateaux sont là. Qui attaquez-vous ?
   *[other] { $waiting } choisit qui attaquer.
}
ask-commit-powder = { $waiting_is ->
    [you] Combat ! Combien de poudre utilisez-vous ?
   *[other] Combat ! { $waiting } décide de sa poudre.
}
ask-use-sabre = { $waiting_is ->
    [you] Vous avez le Sabre de Saran : fait-on relancer ce dé ?
   *[other] { $waiting } a le Sabre de Saran et peut faire relancer ce dé.
}
ask-choose-loot = { $waiting_is ->
    [you] Vous avez gagné le combat : que prenez-vous, ou que donnez-vous ?
   *[other] { $waiting } a gagné le combat et choisit son butin.
}
ask-ghost-loot = { $waiting_is ->
    [you] Le Vaisseau fantôme a gagné, et vous décidez pour lui : que prend-il ?
   *[other] Le Vaisseau fantôme a gagné. { $waiting } décide de ce qu’il prend.
}
ask-steer-ghost = { $waiting_is ->
    [you] Vous êtes Capitaine : dans quel sens va le Vaisseau fantôme, de { $pips } ?
   *[other] { $waiting }, Capitaine, choisit dans quel sens va le Vaisseau fantôme, de { $pips }.
}
ask-ghost-way = { $waiting_is ->
    [you] { $way ->
        [forward] Le Vaisseau fantôme avance de { $pips }
       *[other] Le Vaisseau fantôme recule de { $pips }
    }, et la route se partage : où va-t-il ?
   *[other] { $way ->
        [forward] Le Vaisseau fantôme avance de { $pips }
       *[other] Le Vaisseau fantôme recule de { $pips }
    } ; { $waiting }, Capitaine, choisit sa route.
}
ask-ghost-target = { $waiting_is ->
    [you] Le Vaisseau fantôme vous rencontre tous les deux. Qui attaque-t-il ?
   *[other] Le Vaisseau fantôme rencontre les deux joueurs. { $waiting }, Capitaine, choisit qui il attaque.
}
refuse-not-in-hand = Vous n’avez pas cette carte : « { $move } ».
refuse-same-goods = On ne vide pas une cale qui contient les mêmes jetons : « { $move } ».

event-captain-chosen = { $seat_is ->
    [you] Vous êtes le premier Capitaine et prenez la boussole.
   *[other] { $seat } commence comme Capitaine et prend la boussole.
}
event-dice-rolled = { $seat_is ->
    [you] Manche { $round }. Vous lancez { $first } et { $second }.
   *[other] Manche { $round }. { $seat } lance { $first } et { $second }.
}
event-dice-placed = Matin { $morning }, soir { $evening }.
event-revealed = { $seat_is ->
    [you] Vous révélez :
   *[other] { $seat } révèle :
} { $morning ->
    [forward] avancer
    [backward] reculer
    [food] nourriture
    [gold] or
    [powder] poudre
   *[other] { $morning }
} le matin, { $evening ->
    [forward] avancer
    [backward] reculer
    [food] nourriture
    [gold] or
    [powder] poudre
   *[other] { $evening }
} le soir.
event-sailed = { $who_is ->
    [you] { $way ->
        [forward] Vous avancez
       *[other] Vous reculez
    }
    [nobody] { $way ->
        [forward] Le Vaisseau fantôme avance
       *[other] Le Vaisseau fantôme recule
    }
   *[other] { $way ->
        [forward] { $who } avance
       *[other] { $who } recule
    }
} de { $pips }, jusqu’à { $space ->
    [0] Port Royal
   *[other] la case { $space }
}.
event-came-home = { $seat_is ->
    [you] Vous arrivez à Port Royal ! On finit la manche.
   *[other] { $seat } arrive à Port Royal ! On finit la manche.
}
event-paid = { $seat_is ->
    [you] Vous payez
   *[other] { $seat } paie
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
   *[other] d’or
}.
event-ran-short = { $seat_is ->
    [you] Pénurie : il faut { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    } { $goods ->
        [food] de nourriture
       *[other] d’or
    }, et vous n’en avez pas assez. { $given ->
        [0] Vous n’avez rien à donner
       *[other] Vous donnez tout ce que vous en avez, { $given }
    }, et vous reculez.
   *[other] Pénurie : il faut { $price ->
        [one] { $price } jeton
       *[other] { $price } jetons
    } { $goods ->
        [food] de nourriture
       *[other] d’or
    }, et { $seat } n’en a pas assez. { $given ->
        [0] Il n’y a rien à donner
       *[other] Tout ce qu’il y a, { $given }, va à la banque
    }, et le bateau recule.
}
event-fell-back = { $seat_is ->
    [you] Vous vous repliez
   *[other] { $seat } se replie
} sur { $space ->
    [0] Port Royal
   *[other] la case { $space }
}.
event-loaded = { $who_is ->
    [you] Vous chargez
    [nobody] Le Vaisseau fantôme charge
   *[other] { $who } charge
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}.
event-thrown-away = { $seat_is ->
    [you] Pour faire de la place, vous jetez
   *[other] Pour faire de la place, { $seat } jette
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}.
event-load-ignored = { $goods ->
    [food] Toutes les cales contiennent déjà de la nourriture : rien n’est chargé.
    [gold] Toutes les cales contiennent déjà de l’or : rien n’est chargé.
   *[powder] Toutes les cales contiennent déjà de la poudre : rien n’est chargé.
}
event-bank-short = { $goods ->
    [food] La nourriture manque
    [gold] L’or manque
   *[powder] La poudre manque
} : sur { $asked ->
    [one] { $asked } jeton
   *[other] { $asked } jetons
}, { $tokens ->
    [0] la banque n’en a plus aucun
   *[other] la banque n’en a que { $tokens }
}.
event-attacked = { $who_is ->
    [you] Vous attaquez { $whom_is ->
        [nobody] le Vaisseau fantôme
       *[other] { $whom }
    }
    [nobody] Le Vaisseau fantôme { $whom_is ->
        [you] vous attaque
       *[other] attaque { $whom }
    }
   *[other] { $who } { $whom_is ->
        [you] vous attaque
        [nobody] attaque le Vaisseau fantôme
       *[other] attaque { $whom }
    }
} sur la case { $space }.
event-committed = { $seat_is ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} de poudre.
event-rolled = { $who_is ->
    [you] Vous lancez { $die }, soit { $total } en tout.
    [nobody] Le Vaisseau fantôme lance { $die }, soit { $total } en tout.
   *[other] { $who } lance { $die }, soit { $total } en tout.
}
event-rolled-star = { $who_is ->
    [you] Vous lancez l’étoile !
    [nobody] Le Vaisseau fantôme lance l’étoile !
   *[other] { $who } lance l’étoile !
}
event-rerolled = { $seat_is ->
    [you] Vous dégainez le Sabre de Saran : on relance.
   *[other] { $seat } dégaine le Sabre de Saran : on relance.
}
event-tied = { $total } contre { $total } : personne ne gagne.
event-won-battle = { $who_is ->
    [you] Vous gagnez le combat contre { $whom_is ->
        [nobody] le Vaisseau fantôme
       *[other] { $whom }
    }.
    [nobody] Le Vaisseau fantôme gagne le combat contre { $whom }.
   *[other] { $who } gagne le combat contre { $whom_is ->
        [nobody] le Vaisseau fantôme
       *[other] { $whom }
    }.
}
event-took-hold = { $who_is ->
    [you] Vous prenez
    [nobody] Le Vaisseau fantôme { $whom_is ->
        [you] vous prend
       *[other] prend
    }
   *[other] { $who } { $whom_is ->
        [you] vous prend
       *[other] prend
    }
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}{ $whom_is ->
    [you] {"."}
    [nobody] {" "}au Vaisseau fantôme.
   *[other] {" "}à { $whom }.
}
event-sunk = Le Vaisseau fantôme ne garde que l’or : ce qu’il a pris va à la banque.
event-took-power = { $who_is ->
    [you] Vous prenez
    [nobody] Le Vaisseau fantôme { $whom_is ->
        [you] vous prend
       *[other] prend
    }
   *[other] { $who } { $whom_is ->
        [you] vous prend
       *[other] prend
    }
} { $power ->
    [map] la Carte de Morgan
    [sabre] le Sabre de Saran
    [beth] Lady Beth
   *[hold] la 6e cale
}{ $whom_is ->
    [you] {"."}
    [nobody] {" "}au Vaisseau fantôme.
   *[other] {" "}à { $whom }.
}
event-took-treasure = { $who_is ->
    [you] Vous prenez
    [nobody] Le Vaisseau fantôme { $whom_is ->
        [you] vous prend
       *[other] prend
    }
   *[other] { $who } { $whom_is ->
        [you] vous prend
       *[other] prend
    }
} le trésor caché numéro { $treasure }{ $whom_is ->
    [you] {""}
    [nobody] {" "}au Vaisseau fantôme
   *[other] {" "}à { $whom }
} : il vaut { $worth }.
event-took-hidden = { $who_is ->
    [you] Vous prenez
    [nobody] Le Vaisseau fantôme { $whom_is ->
        [you] vous prend
       *[other] prend
    }
   *[other] { $who } { $whom_is ->
        [you] vous prend
       *[other] prend
    }
} le trésor caché numéro { $treasure }{ $whom_is ->
    [you] {"."}
    [nobody] {" "}au Vaisseau fantôme.
   *[other] {" "}à { $whom }.
}
event-gave = { $seat_is ->
    [you] Vous donnez
   *[other] { $seat } { $whom_is ->
        [you] vous donne
       *[other] donne
    }
} le trésor maudit numéro { $treasure }{ $whom_is ->
    [you] {""}
    [nobody] {" "}au Vaisseau fantôme
   *[other] {" "}à { $whom }
} : il vaut { $worth }.
event-gave-cursed = { $seat_is ->
    [you] Vous donnez
   *[other] { $seat } { $whom_is ->
        [you] vous donne
       *[other] donne
    }
} le trésor numéro { $treasure }{ $whom_is ->
    [you] {""}
    [nobody] {" "}au Vaisseau fantôme
   *[other] {" "}à { $whom }
} : il est maudit.
event-took-nothing = { $who_is ->
    [you] Vous ne prenez rien.
    [nobody] Le Vaisseau fantôme ne prend rien.
   *[other] { $who } ne prend rien.
}
event-found-power = { $seat_is ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} { $power ->
    [map] la Carte de Morgan
    [sabre] le Sabre de Saran
    [beth] Lady Beth
   *[hold] la 6e cale
} dans le repaire.
event-found-treasure = Vous trouvez dans le repaire un trésor qui vaut { $worth }.
event-found-hidden = { $who_is ->
    [you] Vous trouvez un trésor caché dans le repaire.
    [nobody] Le Vaisseau fantôme prend un trésor dans le repaire, sans que personne le voie.
   *[other] { $who } trouve un trésor caché dans le repaire.
}
event-ghost-turned = Le Vaisseau fantôme atteint Port Royal et s’arrête. Il fera demi-tour.
event-drew = Vous piochez : { $morning ->
    [forward] avancer
    [backward] reculer
    [food] nourriture
    [gold] or
    [powder] poudre
   *[other] { $morning }
} le matin, { $evening ->
    [forward] avancer
    [backward] reculer
    [food] nourriture
    [gold] or
    [powder] poudre
   *[other] { $evening }
} le soir.
event-reshuffled = { $seat_is ->
    [you] Vous mélangez { $cards ->
        [1] votre seule carte jouée
       *[other] vos { $cards } cartes jouées
    } en une nouvelle pioche.
   *[other] { $seat } mélange { $cards ->
        [1] sa seule carte jouée
       *[other] ses { $cards } cartes jouées
    } en une nouvelle pioche.
}
event-compass-passed = { $seat_is ->
    [you] La boussole vous revient.
   *[other] La boussole passe à { $seat }.
}
event-scored = { $seat_is ->
    [you] Votre score :
   *[other] { $seat }, score :
} { $space } pour la case, { $gold } pour l’or, { $treasure } pour les trésors : { $total }.

step-dice = Dés
step-cards = Cartes
step-morning = Matin
step-evening = Soir
step-ghost = Fantôme
round = Manche { $round }, Capitaine : { $captain }
round-turn = Manche { $round }, c’est à { $name }
dice = Les dés
die = Un dé montre { $die }
die-morning = Matin : { $die }
die-evening = Soir : { $die }
last-round = Dernière manche : un bateau est arrivé, et qui n’a pas encore joué a un dernier tour.
chart = L’île. On en fait le tour dans le sens des aiguilles d’une montre depuis Port Royal (⚓), en haut à droite. N et O : ce que coûte une case, en nourriture ou en or ; ☠★ : un repaire avec un trésor. Avant la ligne rouge, chaque case vaut −5.
space-port-royal = Port Royal, départ et arrivée : gratuit, sans combat. Vaut { $value } à un bateau arrivé.
space-sea = Case { $space }, mer : coûte { $price ->
    [one] { $price } jeton
   *[other] { $price } jetons
} de nourriture.
space-port = Case { $space }, port : coûte { $price } jetons d’or.
space-treasure = Case { $space }, repaire pirate avec un trésor : gratuit.
space-lair = Case { $space }, repaire pirate vidé : gratuit.
space-value = Vaut { $value } à la fin.
letter = { $goods ->
    [food] N{ $tokens }
    [gold] O{ $tokens }
   *[powder] P{ $tokens }
}
sign = { $action ->
    [forward] ▲
    [backward] ▼
    [food] N
    [gold] O
   *[powder] P
}
the-ghost = le Vaisseau fantôme
ghost-ship-at = Le Vaisseau fantôme : { $space ->
    [0] à Port Royal
   *[other] case { $space }
}, encore { $steps } pas
ship-at = Bateau ({ $name }) : { $space ->
    [0] à Port Royal
   *[other] case { $space }
}, encore { $steps } pas
ship-home = Bateau ({ $name }) : arrivé
fleet = La flotte
place = { $name } : { $space ->
    [0] à Port Royal
   *[other] case { $space }
}, encore { $steps } pas
place-home = { $name } : bateau arrivé
compass = { $name } est Capitaine
compass-label = Capitaine
steps = Encore { $steps } pas pour { $name }
steps-label = Reste
front = Carte de cette manche ({ $name })
last-played = Dernière carte ({ $name })
treasures = Trésors ({ $name })
treasures-ghost = Trésors du Vaisseau fantôme
holds = Cales ({ $name })
holds-ghost = Cales du Vaisseau fantôme
hold = Cale { $hold } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}
hold-sixth = 6e cale : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}
hold-empty = Cale { $hold } : vide
hold-empty-sixth = 6e cale : vide
goods = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}
goods-none = rien
power = { $power ->
    [map] Carte de Morgan : quatre cartes en main
    [sabre] Sabre de Saran : un dé à relancer
    [beth] Lady Beth : 2 de plus au combat
   *[hold] 6e cale : une cale de plus
}
power-label = { $power ->
    [map] Carte
    [sabre] Sabre
    [beth] Beth
   *[hold] Cale
}
power-map-detail = Carte de Morgan : à la fin d’une manche, vous piochez jusqu’à quatre cartes au lieu de trois.
power-sabre-detail = Sabre de Saran : une fois dans chacun de vos combats, vous pouvez faire relancer un dé, le vôtre ou celui de l’adversaire.
power-beth-detail = Lady Beth : votre dé de combat compte 2 de plus.
power-hold-detail = 6e cale : une cale de plus. Qui prend la carte prend ce qu’elle contient.
treasure-unknown = Trésor caché numéro { $number }
treasure-cursed-unknown = Trésor caché numéro { $number }, maudit
treasure-worth = Trésor numéro { $number }, valeur { $worth }
card = { $morning ->
    [forward] Avancer
    [backward] Reculer
    [food] Nourriture
    [gold] Or
   *[powder] Poudre
} le matin, { $evening ->
    [forward] avancer
    [backward] reculer
    [food] nourriture
    [gold] or
   *[powder] poudre
} le soir
card-detail = Matin : { $morning ->
    [forward] avancer selon le dé du matin
    [backward] reculer selon le dé du matin
    [food] charger de la nourriture, autant que montre le dé du matin
    [gold] charger de l’or, autant que montre le dé du matin
   *[powder] charger de la poudre, autant que montre le dé du matin
}. Soir : { $evening ->
    [forward] avancer selon le dé du soir
    [backward] reculer selon le dé du soir
    [food] charger de la nourriture, autant que montre le dé du soir
    [gold] charger de l’or, autant que montre le dé du soir
   *[powder] charger de la poudre, autant que montre le dé du soir
}.
card-back = Une carte, face cachée
hand = Votre main
hand-of = { $name } : { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, { $deck ->
    [0] pioche vide
   *[other] { $deck } à la pioche
}.
hand-known = Connues depuis le dernier mélange : { $cards }.
played = Cartes jouées depuis le dernier mélange de chacun
played-card = Carte
battle = Combat : { $attacker } attaque { $defender }
side-attack = Attaquant : { $name }
side-defence = Défenseur : { $name }
side-powder = { $name } utilise { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} de poudre
side-beth = { $name } a Lady Beth : 2 de plus
side-die = { $name } lance { $die }
side-total = { $name } a { $total } en tout
powder-label = Poudre
beth-label = Lady Beth
duel-powder = poudre { $tokens }
duel-die = dé { $die }
duel-beth = Lady Beth { $tokens }
total-label = Total
amount = { $tokens ->
    [0] aucun
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
amounts = Combien ?

preview-dice = Matin { $morning }, soir { $evening }, pour tout le monde.
preview-load = Charge { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}.
preview-no-room = { $goods ->
    [food] Toutes les cales ont déjà de la nourriture
    [gold] Toutes les cales ont déjà de l’or
   *[powder] Toutes les cales ont déjà de la poudre
} : rien n’est chargé.
preview-empty-first = Charge { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
}, mais il faut d’abord vider une cale.
preview-bank-empty = La réserve n’a plus { $goods ->
    [food] de nourriture
    [gold] d’or
   *[powder] de poudre
} : rien n’est chargé.
preview-sail = Puis { $way ->
    [forward] avance de { $pips }
   *[other] recule de { $pips }
}.
preview-home = Arrivée à Port Royal : c’est la dernière manche.
preview-or = { " " }Ou bien :{ " " }
preview-port-royal = À Port Royal, gratuit.
preview-battle = Combat contre { $names } sur la case { $space } !{ " " }
preview-treasure = Case { $space } : un repaire avec un trésor.
preview-lair = Case { $space } : un repaire vidé, gratuit.
preview-pay = Case { $space } : coûte { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
   *[other] d’or
}.
preview-pay-if-kept = Case { $space } : coûte { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
   *[other] d’or
}, si vous en gardez autant.
preview-short = Case { $space } : impossible de payer { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} { $goods ->
    [food] de nourriture
   *[other] d’or
} ! Vous perdriez tout ce que vous en avez et reculeriez sur { $where }.
preview-ghost = Le Fantôme s’arrête sur la case { $space }, où il ne paie rien.
preview-ghost-treasure = Il prend le trésor qui s’y trouve.
preview-left = { $tokens ->
    [0] Vide la cale { $hold }.
   *[other] Laisse { $tokens } dans la cale { $hold }.
}
cost-gold = { $gold ->
    [one] Une pièce d’or retourne
   *[other] { $gold } pièces d’or retournent
} à la réserve : un point de moins pour chacune à la fin.
preview-attack = Gagne { $win } fois sur 100 si le défenseur n’utilise pas de poudre ; égalité { $tie } fois.
preview-defence = Il faut battre { $total }. Gagne { $win } fois sur 100, égalité { $tie } fois.

help-dice = Les deux dés valent pour tous, celui du matin d’abord. Un grand dé convient à un gros chargement ou à une longue route que vous pouvez payer, un petit là où vous ne voulez pas aller loin. Voyez ce que votre main en ferait.
help-card = D’abord la moitié du matin avec le dé du matin, puis celle du soir avec l’autre. La case d’arrivée coûte de la nourriture en mer, de l’or au port : sans de quoi payer, vous perdez ce que vous en avez et reculez. L’or vaut des points.
help-way = Seule compte la case où l’on s’arrête. Comparez : son prix, un trésor dans un repaire, un combat si un bateau s’y trouve. La route courte ramène plus tôt, la longue peut coûter moins ou rapporter davantage.
help-retreat = Vous reculez jusqu’à pouvoir payer, et chaque case se joue comme une arrivée : un prix, un combat, un trésor. Repaires et Port Royal sont gratuits. Le chemin court fait perdre moins de terrain, l’autre peut éviter un combat.
help-jump = Vous allez droit à l’une de ces cases : la première que vous pouvez payer sur chaque route. La plus proche fait perdre moins de terrain ; l’autre peut coûter moins, ou être un repaire.
help-target = Un seul combat par case, contre un seul bateau. Le vainqueur prend le contenu d’une cale ou un trésor, ou donne un trésor maudit : cherchez qui a ce qu’il vous faut et peu de poudre.
help-powder = Chaque jeton ajoute 1 à votre dé et il est perdu dans tous les cas. Le dé montre 2, 4, 6, 8, 10 ou une étoile, qui gagne aussitôt : rien n’est sûr. Le défenseur décide après le jet de l’attaquant ; la poudre gardée servira plus tard.
help-pay = Vous choisissez de quelles cales vient le paiement, la moins pleine d’abord. Une cale vidée peut être rechargée, et ce qui reste ensemble dans une cale peut se perdre en un seul combat.
help-sabre = Une fois par combat, vous pouvez faire relancer un dé, le vôtre ou l’autre, juste après le jet. Le second jet compte, même s’il est pire. Servez-vous-en contre un jet qui vous fait perdre ; après le dernier, il est trop tard.
help-loot = Une cale : l’or vaut des points, sans nourriture le vaincu peut rester en panne ; il vous faut où charger. Une carte : un pouvoir, ou des points cachés, bons ou mauvais. Un trésor maudit vous coûterait des points : donnez-le.
help-ghost-loot = Vous n’étiez pas de ce combat : vous décidez pour le Vaisseau fantôme. Il ne garde que l’or ; nourriture et poudre sont perdues pour le vaincu. Il peut aussi prendre un trésor, ou rien, si vous préférez ménager le vaincu.
help-which-hold = Ce sont des cales comme les autres. Mais la 6e cale est une carte : qui vous la prend au combat prend aussi ce qu’elle contient.
help-room = Ce que vous videz retourne à la banque : renoncez à ce dont vous avez le moins besoin. Une cale qui contient déjà ce que vous chargez ne peut pas être choisie.
help-steer = Le Vaisseau fantôme ne paie rien, prend les trésors des repaires et attaque qui il rencontre. Envoyez-le là où il vous épargne et gêne votre rival.

# --- Le but

goal-line = Le plus de points
goal = Faites le tour de l’île. Quand un bateau est rentré, qui a le plus de points gagne.
goal-win-space = Rentrer à Port Royal vaut { $points } points ; après la ligne rouge, chaque case vaut ce qu’elle montre.
goal-win-gold = Chaque pièce d’or en cale vaut un point. Les trésors des repaires ajoutent ou retirent ce qu’ils montrent.
goal-win-battle = Qui s’arrête sur la case d’un autre bateau le combat, et le vainqueur pille le vaincu.
goal-lose-line = Un bateau encore avant la ligne rouge a { $points } points.
goal-lose-stores = Nourriture et poudre ne valent rien à la fin. Mais qui ne peut payer sa case recule.
goal-lose-ghost = Le Vaisseau fantôme combat aussi. Il ne peut pas gagner.
goal-role = Vous menez votre propre bateau. À cette manche, { $captain } tient la barre et place les dés.
goal-role-captain = À cette manche, vous tenez la barre : vous placez un dé pour le matin, l’autre pour le soir.
goal-near = { $name } : { $points } points pour l’instant, { $steps ->
    [0] à Port Royal
    [one] encore une case
   *[other] encore { $steps } cases
}{ $hidden ->
    [0] {""}
    [one] , et un trésor que vous ne voyez pas
   *[other] , et { $hidden } trésors que vous ne voyez pas
}
goal-picture-chart = Le tour de l’île. Les cases coûtent nourriture ou or.
goal-picture-holds = Cinq cales pour l’or, la nourriture et la poudre.
goal-picture-cards = Une carte : à gauche le matin, à droite le soir.

# La fin

end-points = { $seats_is ->
    [you] Vous avez { $margin } { $margin ->
        [one] point
       *[other] points
    } de plus { QUE($rivals) }.
   *[one] { $seats } gagne, avec { $margin } { $margin ->
        [one] point
       *[other] points
    } de plus { QUE($rivals) }.
}
end-ahead = { $seats_is ->
    [you] À égalité avec { $rivals }, { $score } points, votre bateau est plus en tête : { $steps ->
        [0] il est arrivé.
       *[other] encore { $steps } pas, contre { $others }.
    }
   *[one] { $seats } gagne : à égalité avec { $rivals }, { $score } points, mais plus en tête : { $steps ->
        [0] son bateau est arrivé.
       *[other] encore { $steps } pas, contre { $others }.
    }
}
end-shared = { $seats_is ->
    [us] { $seats } partagez la victoire : { $score } points, et des bateaux à la même distance.
   *[other] { $seats } partagent la victoire : { $score } points, et des bateaux à la même distance.
}
end-round-limit = { $seats_is ->
    [you] Après 500 manches, la course est arrêtée, et vous avez le meilleur score : { $score }.
    [one] Après 500 manches, la course est arrêtée : { $seats } gagne avec { $score } points.
    [us] Après 500 manches, la course est arrêtée : { $seats } partagez la victoire avec { $score } points.
   *[other] Après 500 manches, la course est arrêtée : { $seats } partagent la victoire avec { $score } points.
}
score-unit = Points
score-space = Case
score-gold = Or
score-treasure = Trésors
fared = { $steps ->
    [0] arrivé à Port Royal
   *[other] encore { $steps } pas
}
