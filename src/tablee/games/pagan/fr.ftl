# Pagan en français.

name = Pagan : le Destin de Roanoke
tagline = Une sorcière se cache parmi neuf villageois ; un chasseur veut son nom.

side-witch = La Sorcière
side-hunter = Le Chasseur
option-scenario = Scénario
option-scenario-help = Bienvenue à Roanoke est plus court et fait pour les pioches rapides. Les âmes du village ajoute trois cartes Faction à se disputer.
option-scenario-none = Aucun
option-scenario-welcome = Bienvenue à Roanoke
option-scenario-souls = Les âmes du village
option-decks = Pioches
option-decks-help = Complètes : les 50 cartes de chaque camp. Rapides : 30 cartes chacun, bien pour une première partie.
option-decks-full = Complètes, 50 cartes
option-decks-quick = Rapides, 30 cartes
option-witch_deck = La pioche de la sorcière
option-witch_deck-help = Une pioche écrite, une ligne par carte, comme « 2 Élixir de vérité ». Vide : la pioche choisie plus haut.
option-hunter_deck = La pioche du chasseur
option-hunter_deck-help = Une pioche écrite, une ligne par carte, comme « 2 Persuasion ». Vide : la pioche choisie plus haut.
option-turn_limit = Un dernier tour
option-turn_limit-help = Après 200 tours en tout, personne n’a gagné. C’est pour les programmes qui jouent entre eux ; des joueurs n’y arrivent jamais.

# --- Ce qu’une préparation a d’impossible

deck-line = « { $line } » n’est pas une ligne de pioche ; écrivez un nombre et une carte, comme « 2 { card-name } ».
deck-card = Il n’y a pas de carte « { $line } ». Une carte a son nom, comme « { card-name } », ou son numéro, de 1 à { $last }.
deck-far-too-many = { $number } « { $line } », c’est trop.
deck-other-side = { $side ->
    [witch] La sorcière
   *[hunter] Le chasseur
} ne peut pas avoir « { card-name } », une carte de l’autre camp.
deck-copies = La pioche { $side ->
    [witch] de la sorcière
   *[hunter] du chasseur
} a { $number } « { card-name } » ; il en faut { $most } au plus.
deck-size = La pioche { $side ->
    [witch] de la sorcière
   *[hunter] du chasseur
} a { $number } cartes ; il en faut exactement { $size } ou { $small }.
deck-types = La pioche { $side ->
    [witch] de la sorcière
   *[hunter] du chasseur
} n’a pas assez { $type ->
    [ally] d’alliés
    [event] d’événements
    [investigation] d’enquêtes
    [location] de lieux
    [potion] de potions
    [charm] de charmes
    [curse] de malédictions
   *[familiar] de familiers
} : { $number }. Une pioche de { $size } cartes en a au moins { $least } de chaque type.
deck-unequal = Les deux pioches ont le même nombre de cartes ; celle de la sorcière a { $witch } cartes, celle du chasseur { $hunter }.

# --- Coups

move-visit = Rendre visite à { villager-name }
move-visit-with-familiar = Rendre visite à { villager-name }, avec le pion de familier
move-ritual = Lancer le rituel et gagner
move-gain = Gagner de l’influence
move-draw = Piocher une carte
move-play = Jouer { card-name }
move-play-cheaper = Jouer { card-name } pour 2 de moins, en défaussant une autre carte
move-ready = Rendre disponible { villager-name }
move-activate = Activer { card-name }
move-lift = Lever { card-name }
move-exonerate = Innocenter : piocher un Suspect
move-harass = { $what ->
    [favour] Harceler { villager-name } : retirer une faveur
   *[secrets] Harceler { villager-name } : retirer tous les secrets
}
move-eliminate = Éliminer { villager-name }
move-drink = Boire { card-name }
move-pass = Non, continuer
move-use = { $card ->
    [strays] Utiliser Les Égarés
    [frontier-folk] Utiliser Les Pionniers
    [watchers] Utiliser Les Veilleurs
   *[other] Utiliser { card-name }
}
move-pay-upkeep = Payer et garder l’allié
move-dismiss = Laisser partir l’allié
move-discard = Défausser { card-name }
move-convert = Convertir { $secrets } secrets en une faveur
move-on = { villager-name }
move-fill = Dans { card-name }
move-colour = { colour-name }
move-from = Depuis { villager-name }
move-pour = Hors { DE(card-name) }
move-take = Prendre { card-name }
move-remove = Retirer { card-name }
move-replace = Défausser { card-name } pour faire de la place
move-again = Utiliser encore le pouvoir
move-use-familiar = Envoyer { card-name }
move-reinforce = Envoyer { card-name }, avec renforcement
move-expel = Payer 2 influence : elle la défausse
move-bribe = { $evidence ->
    [one] Acheter 1 preuve pour 2 influence
    [2] Acheter 2 preuves pour 4 influence
   *[other] Acheter { $evidence } preuves pour 6 influence
}
move-sap = La sorcière perd jusqu’à 3 influence

refuse-not-in-hand = « { $move } » : vous n’avez pas cette carte en main.
refuse-too-dear = « { $move } » coûte plus d’influence que vous n’en avez.
refuse-occupied = « { $move } », impossible : un pion s’y trouve. Rendez d’abord le villageois disponible.
refuse-eliminated = « { $move } », impossible : ce villageois a été éliminé.
refuse-first-turn = « { $move } » devra attendre : à son premier tour, la sorcière rend visite à deux villageois d’une même couleur, et rien d’autre.
refuse-pawns = « { $move } » demande plus de pions, ou un autre pion, que ce qu’il vous reste.
refuse-ready = « { $move } » demande un pion adverse et un de vos jetons sur ce villageois, et l’influence que réclame un Milicien.
refuse-ritual = « { $move } » demande que la véritable sorcière soit disponible et ait assez de faveurs.
refuse-eliminate = « { $move } » demande un villageois disponible avec assez d’indices, et un indice sur les autres.
refuse-harass = « { $move } » demande un villageois disponible à qui retirer quelque chose, et assez d’indices dans sa couleur.
refuse-exonerate = « { $move } » demande 3 preuves.

# --- Questions

ask-choose-action = { $waiting_is ->
    [you] Placez un pion : que faites-vous ?
   *[other] { $waiting } place un pion.
}
ask-drink-potion = { $waiting_is ->
    [you] Une de vos potions est pleine. La boire maintenant ?
   *[other] { $waiting } peut boire une potion.
}
ask-use-effect = { $waiting_is ->
    [you] { $when ->
        [start] L’entretien commence. Quel effet d’abord ?
        [during] Votre entretien : utilisez-vous cet effet ?
       *[end] L’entretien s’achève. Utilisez-vous cet effet ?
    }
   *[other] { $when ->
        [start] { $waiting } commence l’entretien.
        [during] { $waiting } est dans l’entretien.
       *[end] { $waiting } achève l’entretien.
    }
}
ask-pay-ally = { $waiting_is ->
    [you] { card-name } demande { $price } influence. Payez-vous ?
   *[other] { $waiting } paie les alliés.
}
ask-discard-card = { $waiting_is ->
    [you] { $source ->
        [limit] { $left ->
            [one] Vous avez trop de cartes. Défaussez-en une.
           *[other] Vous avez trop de cartes. Défaussez-en { $left }, l’une après l’autre.
        }
        [nightmares] Cauchemars : défaussez une carte.
        [adams] Vous avez pioché deux cartes. Défaussez-en une.
        [strays] Vous avez pioché une carte. Défaussez-en une.
       *[other] Défaussez une carte pour payer le familier.
    }
   *[other] { $source ->
        [limit] { $waiting } revient à sept cartes.
       *[other] { $waiting } défausse une carte.
    }
}
ask-take-card = { $waiting_is ->
    [you] { $left ->
        [one] Quelle carte prenez-vous ? Les autres sont défaussées.
       *[other] Prenez { $left } cartes, l’une après l’autre. Les autres sont défaussées.
    }
   *[other] { $waiting } consulte des cartes et choisit.
}
ask-convert-secrets = { $waiting_is ->
    [you] Convertir des secrets en une faveur sur { villager-name } ?
   *[other] { $waiting } peut convertir des secrets { DE(villager-name) }.
}
ask-move-favour = { $waiting_is ->
    [you] Il ne reste aucune faveur. En déplacer une vers { villager-name }, pour les mêmes secrets ?
   *[other] { $waiting } peut déplacer une faveur vers { villager-name }.
}
ask-use-again = { $waiting_is ->
    [you] Deux faveurs : utiliser une seconde fois le pouvoir { DE(villager-name) } ?
   *[other] { $waiting } peut utiliser encore le pouvoir { DE(villager-name) }.
}
ask-distribute = { $waiting_is ->
    [you] { $token ->
        [clue] { $left ->
            [one] Où placez-vous l’indice ?
           *[other] { $left } indices à placer : où va le prochain ?
        }
       *[secret] { $left ->
            [one] Où placez-vous le secret ?
           *[other] { $left } secrets à placer : où va le prochain ?
        }
    }
   *[other] { $token ->
        [clue] { $waiting } place des indices.
       *[secret] { $waiting } place des secrets.
    }
}
ask-spread-tokens = { $waiting_is ->
    [you] Il n’y a pas assez { $token ->
        [clue] d’indices
       *[secret] de secrets
    } pour tous. À qui le prochain ?
   *[other] { $waiting } dit à qui vont les { $token ->
        [clue] indices
       *[secret] secrets
    }.
}
ask-move-token = { $waiting_is ->
    [you] Il ne reste plus { $token ->
        [clue] d’indice
        [secret] de secret
       *[favour] de faveur
    } dans la réserve. En déplacer vers { target-name } ?
   *[other] { $waiting } peut déplacer { $token ->
        [clue] un indice
        [secret] un secret
       *[favour] une faveur
    } vers { target-name }.
}
ask-pay-clues = { $waiting_is ->
    [you] { $left ->
        [one] Avec l’indice de qui payez-vous ?
       *[other] Payez { $left } indices : de qui le prochain ?
    }
   *[other] { $waiting } paie des indices.
}
ask-remove-tokens = { $waiting_is ->
    [you] { $token ->
        [clue] { $left ->
            [one] Retirer encore un indice ?
           *[other] Retirez jusqu’à { $left } indices : de qui le prochain ?
        }
       *[secret] { $left ->
            [one] Retirer encore un secret ?
           *[other] Retirez jusqu’à { $left } secrets : de qui le prochain ?
        }
    }
   *[other] { $token ->
        [clue] { $waiting } retire des indices.
       *[secret] { $waiting } retire des secrets.
    }
}
ask-move-from = { $waiting_is ->
    [you] { $token ->
        [clue] { $left ->
            [one] Déplacez un indice : de chez qui ?
           *[other] Déplacez jusqu’à { $left } indices : de chez qui le prochain ?
        }
       *[secret] { $left ->
            [one] Déplacez un secret : de chez qui ?
           *[other] Déplacez jusqu’à { $left } secrets : de chez qui le prochain ?
        }
    }
   *[other] { $token ->
        [clue] { $waiting } déplace des indices.
       *[secret] { $waiting } déplace des secrets.
    }
}
ask-move-to = { $waiting_is ->
    [you] Il quitte { villager-name }. Chez qui va-t-il ?
   *[other] { $waiting } déplace un jeton de chez { villager-name }.
}
ask-play-card = { $waiting_is ->
    [you] { $source ->
        [headquarters] { $left ->
            [one] Jouer une seconde carte pour 1 de moins ?
           *[other] Jouer une carte pour 1 de moins ?
        }
        [sue] Jouer une carte ? Une autre carte défaussée la rend moins chère de 2.
        [pamuy] Jouer une carte pour 1 de moins ?
        [coven] { $delta ->
            [0] Jouer une carte ?
           *[other] Jouer une carte pour 3 de moins ?
        }
       *[other] Jouer une carte ?
    }
   *[other] { $waiting } peut jouer une carte.
}
ask-discard-for-less = { $waiting_is ->
    [you] Quelle carte défaussez-vous pour jouer { card-name } pour 2 de moins ?
   *[other] { $waiting } défausse une carte pour jouer { card-name } moins cher.
}
ask-make-room = { $waiting_is ->
    [you] Tous les emplacements sont pris. Quelle carte défaussez-vous pour faire de la place ?
   *[other] { $waiting } fait de la place pour une carte.
}
ask-place-investigation = { $waiting_is ->
    [you] { card-name } : devant qui ?
   *[other] { $waiting } place { card-name }.
}
ask-guide = { $waiting_is ->
    [you] Le Guide local : quel villageois sans indice en reçoit un ?
   *[other] { $waiting } envoie le Guide local.
}
ask-ask-clerk = { $waiting_is ->
    [you] La Greffière : piocher une carte, ou en défausser une pour gagner 3 influence ?
   *[other] { $waiting } appelle la Greffière.
}
ask-expel-card = { $waiting_is ->
    [you] Vous avez vu une carte de la sorcière. Payer 2 influence pour qu’elle la défausse ?
   *[other] { $waiting } peut faire défausser une carte à la sorcière.
}
ask-exorcise = { $waiting_is ->
    [you] L’Exorciste : quelle malédiction levez-vous ?
   *[other] { $waiting } appelle l’Exorciste.
}
ask-buy-evidence = { $waiting_is ->
    [you] Combien de preuves achetez-vous ?
   *[other] { $waiting } achète des preuves.
}
ask-interrogate = { $waiting_is ->
    [you] Qui interrogez-vous ? 2 indices, ou 3 là où se tient votre pion.
   *[other] { $waiting } interroge un villageois.
}
ask-weaken = { $waiting_is ->
    [you] Vider une potion, ou prendre de l’influence ?
   *[other] { $waiting } affaiblit la sorcière.
}
ask-follow-trail = { $waiting_is ->
    [you] Rendre disponible un de ces villageois, sans rien payer ?
   *[other] { $waiting } suit la piste.
}
ask-ransack = { $waiting_is ->
    [you] Quelle potion ou quel familier retirez-vous ?
   *[other] { $waiting } met à sac le plateau de la sorcière.
}
ask-choose-colour = { $waiting_is ->
    [you] Quelle couleur reçoit les jetons ?
   *[other] { $waiting } choisit une couleur.
}
ask-seduce = { $waiting_is ->
    [you] Quel villageois rendez-vous disponible ? Il reçoit aussi un secret.
   *[other] { $waiting } séduit un villageois.
}
ask-wake = { $waiting_is ->
    [you] { $left ->
        [one] Rendre disponible un villageois de plus ?
       *[other] Rendez disponibles jusqu’à { $left } villageois : qui d’abord ?
    }
   *[other] { $waiting } éveille des villageois.
}
ask-enamour = { $waiting_is ->
    [you] Quel villageois ayant au plus une faveur en reçoit une autre ?
   *[other] { $waiting } donne une faveur.
}
ask-poison = { $waiting_is ->
    [you] Quel allié ou quel lieu retirez-vous ?
   *[other] { $waiting } retire un allié ou un lieu.
}
ask-imprison = { $waiting_is ->
    [you] Qui perd une faveur ?
   *[other] { $waiting } retire une faveur.
}
ask-send-familiar = { $waiting_is ->
    [you] Envoyer un familier ?
   *[other] { $waiting } peut envoyer un familier.
}
ask-assist = { $waiting_is ->
    [you] { $left ->
        [one] Où va le secret ?
       *[other] { $left } secrets à placer : où va le prochain ?
    }
   *[other] { $waiting } place des secrets.
}
ask-haunt = { $waiting_is ->
    [you] Chez qui l’enquête est-elle déplacée ?
   *[other] { $waiting } déplace une enquête.
}

# --- Ce qui s’est passé

event-turn-began = { $seat_is ->
    [you] Le tour { $turn } est à vous.
   *[other] Tour { $turn } : { $seat } joue.
}
event-faction-taken = { $seat_is ->
    [you] Vous prenez la carte « { faction-name } ».
   *[other] { $seat } prend la carte « { faction-name } ».
}
event-upkeep-paid = { card-name } reçoit { $number } et reste.
event-ally-left = Sans être payé, l’allié s’en va : { card-name }.
event-drew = Vous piochez { card-name }.
event-drew-some = { $number ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $number } cartes.
}
event-reshuffled = { $seat_is ->
    [you] Votre défausse, mélangée, devient votre pioche.
   *[other] La défausse { DE($seat) }, mélangée, devient sa pioche.
}
event-nothing-to-draw = { $seat_is ->
    [you] Vous n’avez plus rien à piocher.
   *[other] { $seat } n’a plus rien à piocher.
}
event-discarded = { $seat_is ->
    [you] Vous défaussez { card-name }.
   *[other] { $seat } défausse { card-name }.
}
event-looked = Vous voyez { card-name }.
event-looked-some = { $number ->
    [one] { $seat } consulte une carte de sa pioche.
   *[other] { $seat } consulte { $number } cartes de sa pioche.
}
event-took = Vous prenez { card-name }.
event-took-one = { $seat } en prend une.
event-influence-gained = { $seat_is ->
    [you] Vous gagnez { $number } influence.
   *[other] { $seat } gagne { $number } influence.
}
event-influence-lost = { $seat_is ->
    [you] Vous perdez { $number } influence.
   *[other] { $seat } perd { $number } influence.
}
event-evidence-gained = { $number ->
    [one] Le chasseur gagne 1 preuve.
   *[other] Le chasseur gagne { $number } preuves.
}
event-evidence-lost = { $number ->
    [one] Le chasseur dépense ou perd 1 preuve.
   *[other] Le chasseur dépense ou perd { $number } preuves.
}
event-token-added = { villager-name } : { tokens } de plus.
event-potion-filled = { card-name } : { $secrets } sur { $needed } secrets.
event-token-removed = { villager-name } : { tokens } de moins.
event-potion-drained = { $number ->
    [one] { card-name } perd un secret.
   *[other] { card-name } perd { $number } secrets.
}
event-token-moved = { $token ->
    [clue] Un indice quitte
    [secret] Un secret quitte
   *[favour] Une faveur quitte
} { villager-name }, pour { target-name }.
event-played = { $seat_is ->
    [you] Vous jouez { card-name } pour { $cost }.
   *[other] { $seat } joue { card-name } pour { $cost }.
}
event-played-nothing = { $seat_is ->
    [you] Vous ne jouez rien.
   *[other] { $seat } ne joue rien.
}
event-investigation-placed = Une enquête devant { villager-name } : { card-name }.
event-card-left = { card-name } quitte le jeu.
event-visited = { $seat_is ->
    [you] { $familiar ->
        [1] { $pawns ->
            [one] Vous rendez visite à { villager-name }, avec le pion de familier.
           *[other] Vous rendez visite à { villager-name }, avec le pion de familier et un autre.
        }
       *[0] { $pawns ->
            [one] Vous rendez visite à { villager-name }.
           *[other] Vous rendez visite à { villager-name }, avec { $pawns } pions.
        }
    }
   *[other] { $familiar ->
        [1] { $pawns ->
            [one] { $seat } rend visite à { villager-name }, avec le pion de familier.
           *[other] { $seat } rend visite à { villager-name }, avec le pion de familier et un autre.
        }
       *[0] { $pawns ->
            [one] { $seat } rend visite à { villager-name }.
           *[other] { $seat } rend visite à { villager-name }, avec { $pawns } pions.
        }
    }
}
event-converted = { $secrets } secrets deviennent une faveur sur { villager-name }.
event-used-again = { $seat_is ->
    [you] Vous utilisez encore le pouvoir { DE(villager-name) }.
   *[other] { $seat } utilise encore le pouvoir { DE(villager-name) }.
}
event-basic-gain = { $seat_is ->
    [you] Vous utilisez un pion pour gagner de l’influence.
   *[other] { $seat } utilise un pion pour gagner de l’influence.
}
event-basic-draw = { $seat_is ->
    [you] Vous utilisez un pion pour piocher.
   *[other] { $seat } utilise un pion pour piocher.
}
event-made-ready = { $seat_is ->
    [you] Vous rendez disponible { villager-name }.
   *[other] { $seat } rend disponible { villager-name }.
}
event-activated = { $seat_is ->
    [you] Vous activez { card-name }.
   *[other] { $seat } active { card-name }.
}
event-exonerated = Vous piochez un Suspect : l’innocence { DE(villager-name) }, est prouvée. { $number } sur { $needed }.
event-exonerated-somebody = { $seat } pioche un Suspect : { $number } sur { $needed }.
event-harassed = { $seat_is ->
    [you] Vous harcelez { villager-name }.
   *[other] { $seat } harcèle { villager-name }.
}
event-found-guilty = { $seat_is ->
    [you] Vous éliminez { villager-name } : c’était la véritable sorcière !
   *[other] { $seat } élimine { villager-name } : c’était la véritable sorcière !
}
event-found-innocent = { $seat_is ->
    [you] Vous éliminez { villager-name }, qui n’y était pour rien : { $number } sur { $limit }. Tous les indices disparaissent.
   *[other] { $seat } élimine { villager-name }, qui n’y était pour rien : { $number } sur { $limit }. Tous les indices disparaissent.
}
event-ritual-held = { $seat_is ->
    [you] Vous lancez le rituel : { villager-name }, c’était vous depuis le début.
   *[other] { $seat } lance le rituel : c’était { villager-name } depuis le début.
}
event-spied = L’Agent voit { card-name } dans la main de la sorcière.
event-spied-something = { $seat } consulte une carte dans la main de la sorcière.
event-curse-lifted = { card-name } : la malédiction est levée.
event-freed = { $seat_is ->
    [you] { villager-name } : vos pions rentrent.
   *[other] { villager-name } : les pions { DE($seat) } rentrent.
}
event-denounced = Le premier Suspect est { villager-name } : l’innocence est prouvée. La carte passe sous le paquet.
event-denounced-somebody = { $seat } consulte le premier Suspect et le place sous le paquet.
event-suspect-revealed = Le chasseur montre un Suspect : l’innocence { DE(villager-name) }, est prouvée.
event-familiar-used = { $seat_is ->
    [you] { $reinforced ->
        [1] Vous envoyez { card-name }, avec renforcement.
       *[0] Vous envoyez { card-name }.
    }
   *[other] { $reinforced ->
        [1] { $seat } envoie { card-name }, avec renforcement.
       *[0] { $seat } envoie { card-name }.
    }
}
event-investigation-moved = { card-name } passe chez { villager-name }.
event-investigation-returned = { card-name } revient dans la main du chasseur.
event-drank = { $seat_is ->
    [you] Vous buvez { card-name }.
   *[other] { $seat } boit { card-name }.
}

# --- La table

role-name = { $role ->
    [witch] Sorcière
   *[hunter] Chasseur
}
place-of = { $name }, { role-name } : { $influence } influence, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
} en main.
influence-of = Influence { DE($name) } : { $number }
influence-label = Influence
hand-of = { $cards ->
    [0] { $name } n’a pas de carte en main.
    [one] { $name } a une carte en main.
   *[other] { $name } a { $cards } cartes en main.
}
cards-label = Main
pile-of = { $cards ->
    [one] { $cards } carte dans la pioche { DE($name) }
   *[other] { $cards } cartes dans la pioche { DE($name) }
}
pile-label = Pioche
discards-of = { $cards ->
    [0] La défausse { DE($name) } est vide.
    [one] Une carte dans la défausse { DE($name) }, visible de tous.
   *[other] { $cards } cartes dans la défausse { DE($name) }, visibles de tous.
}
evidence-label = Preuves
evidence-told = Preuves : { $number } sur 9. Trois donnent une carte Suspect.
suspects-label = Suspects
suspects-told = Cartes Suspect piochées : { $number } sur { $needed }
innocents-label = Innocents perdus
innocents-told = Innocents éliminés : { $number } sur { $limit }
ritual-label = Rituel
ritual-told = { $needed ->
    [one] Le rituel demande une faveur sur la véritable sorcière.
   *[other] Le rituel demande { $needed } faveurs sur la véritable sorcière.
}
turn-label = Tour
turn-told = Tour { $turn }
reserve-told = Dans la réserve : { $clues ->
    [one] { $clues } indice
   *[other] { $clues } indices
}, { $secrets ->
    [one] { $secrets } secret
   *[other] { $secrets } secrets
}, { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
}.
village = Le village de Roanoke
colour-name = { $colour ->
    [blue] Bleu
    [red] Rouge
   *[green] Vert
}
faction-zone = { $colour } : { faction-name }
faction-owned = { faction-name } : à { $name }
villager-gone = { villager-name } : villageois éliminé
villager-card = { villager-name }. { villager-text }
villager-detail = { villager-text } Une visite distribue { $number ->
    [one] un jeton
   *[other] { $number } jetons
} aux villageois { $colour ->
    [blue] bleus
    [red] rouges
   *[green] verts
}. { $secrets ->
    [0] Aucun secret,
    [one] 1 secret,
   *[other] { $secrets } secrets,
} { $favours ->
    [0] aucune faveur,
    [one] 1 faveur,
   *[other] { $favours } faveurs,
} { $clues ->
    [0] aucun indice.
    [one] 1 indice.
   *[other] { $clues } indices.
} { $fed ->
    [0] La sorcière n’y a encore mis aucun secret.
    [one] La sorcière y a mis 1 secret en tout.
   *[other] La sorcière y a mis { $fed } secrets en tout.
}
villager-true = { villager-name }, la véritable sorcière : seule la Sorcière le voit.
villager-revealed = { villager-name } : c’était la véritable sorcière.
villager-innocent = { villager-name } : innocence prouvée, vous avez vu la carte.
villager-shown = { villager-name } : innocence prouvée, la carte Suspect est visible.
power-told = Pouvoir : { villager-text }
tokens = { $token ->
    [clue] { $number ->
        [one] { $number } indice
       *[other] { $number } indices
    }
    [secret] { $number ->
        [one] { $number } secret
       *[other] { $number } secrets
    }
   *[favour] { $number ->
        [one] { $number } faveur
       *[other] { $number } faveurs
    }
}
target-name = { $target ->
    [johnson] Johnson
    [sue] Sue
    [annie] Annie
    [pamuy] Pamuy
    [adams] Adams
    [wulfric] Wulfric
    [mia] Mia
    [atkins] Atkins
    [biggs] Biggs
    [vial-of-oblivion] le Flacon de l’oubli
    [waking-draught] le Breuvage d’éveil
    [natures-blend] le Mélange de la nature
    [potion-of-knowledge] la Potion de savoir
    [truth-elixir] l’Élixir de vérité
    [love-philtre] le Philtre d’amour
   *[bramble-venom] le Venin de ronces
}
pawn-waiting = { $name }, à placer
pawn-used = { $name }, au repos
pawn-there = { $name } sur { target-name }
pawns-zone = Pions en réserve
card-told = { card-name } ({ $kind }, coût { $cost })
card-back = Une carte, face cachée
investigation-on = { card-name }, du côté { $side ->
    [witch] de la sorcière
   *[hunter] du chasseur
}, devant { target-name }
ally-told = { card-name }, entretien { $price }
potion-told = { card-name } : { $secrets } sur { $needed } secrets
location-told = { $used ->
    [1] { card-name }, lieu déjà utilisé ce tour
   *[0] { card-name }
}
familiar-told = { card-name }
familiar-reinforced = { card-text } { $price ->
    [0] Renforcement : défaussez une carte.
   *[other] Renforcement : payez { $price } influence.
}
curse-told = { card-name }. Pour la lever : { $influence ->
    [0] { "" }
   *[other] { $influence } influence
}{ $both ->
    [1] {" "}et{" "}
   *[0] { "" }
}{ $clues ->
    [0] { "" }
    [one] 1 indice
   *[other] { $clues } indices
}
space-empty = { $type ->
    [ally] Emplacement d’allié libre
    [location] Emplacement de lieu libre
    [potion] Emplacement de potion libre
    [familiar] Emplacement de familier libre
   *[curse] Emplacement de malédiction libre
}
zone-of = { $type ->
    [ally] Alliés
    [location] Lieux
    [potion] Potions
   *[familiar] Familiers
}
curses-zone = { $more ->
    [0] Malédictions
   *[other] Malédictions : la prochaine coûte { $more } de plus
}
suspect-drawn = Suspect : { villager-name }, innocence prouvée
suspect-hidden = Un Suspect que le chasseur a pioché
suspect-bottom = Sous le paquet Suspects : { villager-name }
suspects-drawn = Suspects piochés
looked-zone = Vous consultez ces cartes
resolving-zone = En cours de résolution
hand-zone = Votre main
known-card = { card-name }, que vous avez vue dans cette main
agent-saw = L’Agent a vu { card-name }.
actions-zone = Ce que peut faire un pion
steps-visit = { $name } rend visite à { target-name }
step-one = 1 Enquête
step-two-witch = 2 Faveurs
step-two-hunter = 2 Preuve
step-three = 3 Jetons
step-four = 4 Pouvoir
step-five = 5 Familier
steps-turn = Tour { DE($name) }
step-upkeep = Entretien
step-action = Action { $number }
warning-favours = Assez de faveurs pour un rituel : { $names }.
warning-eliminate = Élimination possible : { $names }.
warning-upkeep = { $number ->
   *[other] Entretien dû au prochain tour : { $number }.
}
discard-card = { card-name }, à la défausse
help-action-witch = Vous gagnez par le rituel : { $needed } faveurs sur votre villageois, sans pion dessus, et un pion à dépenser. Les secrets deviennent des faveurs là où vous revenez ; nourrissez-en d’autres, ou l’on verra qui vous êtes.
help-action-hunter = Vous gagnez en éliminant la véritable sorcière, ou avec { $needed } cartes Suspect, à trois preuves chacune. Les visites donnent des indices, et une preuve là où il y en a trois. Un innocent éliminé vous coûte tous les indices.
help-first-turn = Deux pions rendent visite à deux villageois d’une même couleur, et leurs jetons y vont. Le vôtre aura besoin de secrets, mais sur lui seul ils diraient qui vous êtes : nourrissez-le parmi d’autres, ou égarez le chasseur.
help-drink-potion = La potion agit aussitôt, sans pion, puis disparaît ; ses secrets vont à la réserve. Pleine, elle peut attendre un meilleur moment. Mais elle occupe un emplacement, et le chasseur peut la retirer.
help-use-effect = Chaque effet sert une fois dans cet entretien. L’ordre peut compter : ce que l’un vous donne peut payer le suivant. Ce qui n’est pas obligatoire peut être laissé.
help-pay-ally = Sans être payé, l’allié va à votre défausse. Gardez-le tant qu’il vous sert plus, en un tour, que cette influence.
help-discard-card = Ce que vous défaussez ne revient que quand votre pioche est remélangée. Cédez ce qui est trop cher ou vient trop tard, et gardez ce que vous pourrez jouer bientôt.
help-take-card = La carte prise rejoint votre main sans être vue ; les autres ne reviennent que quand votre pioche est remélangée. Choisissez ce que vous pouvez payer et qui vous sert bientôt.
help-convert-secrets = Avec deux faveurs, un pouvoir sert deux fois ; assez de faveurs sur la véritable sorcière permettent le rituel. Mais une faveur se voit, le chasseur peut la retirer, et ces secrets ne rendront plus ce villageois disponible.
help-move-favour = Il ne reste aucune faveur : il faudrait en prendre une à un autre villageois, et les secrets sont dépensés tout de même. Déplacez-la si elle vous sert mieux ici.
help-use-again = Cela ne coûte rien : les faveurs restent. Utilisez encore le pouvoir, sauf si ce qu’il donne à l’adversaire vaut davantage.
help-distribute-witch = Trois secrets deviennent une faveur quand vous revenez, un seul rend disponible un villageois que le chasseur occupe, et les potions s’en remplissent. Ensemble, ils servent plus tôt ; répartis, ils cachent qui vous êtes.
help-distribute-hunter = Trois indices sur un villageois donnent une preuve à chacune de vos visites, et il les faut pour l’éliminer, avec un sur chacun des autres. Trois dans une couleur paient aussi pour y harceler. Placez-les là où vous comptez aller.
help-spread-tokens = La réserve n’en a pas assez pour tous : qui est nommé en reçoit un tant qu’il en reste, et les autres s’en passent. Commencez par ceux qui comptent le plus pour vous.
help-move-token = La réserve est vide : le jeton viendrait d’un autre endroit de la table. Déplacez-le s’il vous sert mieux ici que là-bas ; vous pouvez aussi vous en passer.
help-pay-clues = Les indices payés retournent à la réserve. Prenez-les là où ils servent le moins : sur un villageois que vous croyez innocent, ou là où il y en a plus qu’il n’en faut. Pour éliminer, chaque villageois doit en garder un.
help-remove-tokens = Vous pouvez vous arrêter quand vous voulez. Le troisième d’un villageois compte le plus : à trois, des indices donnent une preuve et des secrets deviennent une faveur.
help-move-from = Vous pouvez vous arrêter quand vous voulez. À trois sur un villageois, des indices donnent une preuve et des secrets deviennent une faveur : prenez-les là où cela viendrait trop tôt, ou trop tard.
help-move-to = À trois sur un villageois, des indices donnent une preuve et des secrets deviennent une faveur. Choisissez celui où cela vous arrange, ou celui qui trompera l’adversaire.
help-play-card = Ce que vous dépensez maintenant manquera pour la carte suivante. Jouez-en une si elle sert à ce moment ; rien ne vous y oblige.
help-discard-for-less = L’autre carte va à votre défausse et vous épargne 2 influence. Cédez celle que vous auriez jouée en dernier.
help-make-room = La carte qui part va à votre défausse, sans effet ; ce qu’elle porte est perdu. Cédez celle qui a le moins à faire désormais.
help-place-investigation = Elle reste devant un villageois et agit quand on lui rend visite, comme le dit la carte. Choisissez quelqu’un à qui il faudra rendre visite. Chaque villageois n’en a qu’une : elle en écarte donc d’autres.
help-guide = Avant d’éliminer qui que ce soit, il faut un indice sur chaque autre villageois. Un indice là où il n’y en a pas est donc un pas de plus, où que soit la sorcière.
help-ask-clerk = Une carte vous donne un choix de plus, l’influence de quoi jouer celles que vous avez. Défaussez-en une si vous ne pouvez rien payer.
help-expel-card = Il vous en coûte 2 influence, et à la sorcière cette carte. Faites-le pour une carte qui renverserait la partie, non pour une qu’elle ne pourra guère jouer.
help-exorcise = Une malédiction reste jusqu’à ce qu’on la lève. Il faut payer ce que dit la carte, mais pas de pion : levez celle qui vous gêne le plus pour son prix.
help-buy-evidence = Trois preuves donnent une carte Suspect, et assez de Suspects font gagner. L’influence manquera alors pour les cartes et les alliés.
help-interrogate = Trois indices sur un villageois donnent une preuve à vos visites, et il les faut pour l’éliminer. Interrogez qui vous soupçonnez ; un de vos pions sur place vaut un indice de plus.
help-weaken = Une potion presque pleine lui a coûté beaucoup de secrets : videz-la avant qu’elle ne la boive. Sans influence, elle ne joue pas de cartes : prenez-la si elle en a mis de côté.
help-follow-trail = Les pions de la sorcière rentrent, et le villageois est disponible : vous pouvez lui rendre visite, le harceler ou l’éliminer à ce tour, et elle pourra y revenir au sien. Choisissez-en un où vous avez à faire.
help-ransack = Ce que vous retirez disparaît avec ses secrets. Une potion presque pleine est une grande perte pour elle ; un familier sert tour après tour.
help-choose-colour = Tous ces jetons vont à une seule couleur. Choisissez celle où ils font trois sur un villageois, ou celle où vous comptez aller.
help-seduce = Les pions de l’adversaire vous empêchent de rendre visite. Ceux d’un villageois rentrent sans que vous payiez, et il reçoit un secret : choisissez celui que vous voulez voir à ce tour.
help-wake = Les pions de l’adversaire vous empêchent de rendre visite, et de lancer le rituel. Libérez ceux dont vous avez besoin à ce tour, le vôtre surtout, si cela n’en dit pas trop.
help-enamour = Sur votre propre villageois, elle rapproche le rituel ; sur un autre, elle égare le chasseur. Avec deux faveurs, un pouvoir sert deux fois.
help-poison = La carte disparaît, avec ce qu’elle apportait au chasseur tour après tour. Retirez ce qui vous gêne le plus, non ce qu’il ne pourra bientôt plus payer.
help-imprison = Le rituel demande plusieurs faveurs sur un même villageois. Retirez-en une là où il y en a le plus, ou à qui vous soupçonnez.
help-send-familiar = Un seul familier par tour, et il reste en jeu. Renforcé, il fait davantage, au prix que dit la carte : payez-le si vous n’en avez pas meilleur usage.
help-assist = Sur un villageois, il rapproche une faveur, et montre que vous y étiez. Dans une potion, il ne dit rien de qui vous êtes.
help-haunt = Là où elle est, elle vous gêne à chaque visite. Envoyez-la chez un villageois que vous pouvez laisser tranquille.
preview-visit = { villager-text } { $number ->
    [one] Un jeton à placer
   *[other] { $number } jetons à placer
} sur les { $colour ->
    [blue] bleus
    [red] rouges
   *[green] verts
}.
preview-play = { card-text } Coûte { $price } ; vous avez { $influence }.
preview-eliminate = Si c’est la véritable sorcière, vous gagnez. Sinon, tous les indices disparaissent, et c’est l’innocent numéro { $number } sur { $limit }.
preview-exonerate = Vous piochez le Suspect { $number } sur { $needed }.
preview-gain = Vous gagnez { $number } influence.
offer-play = { $move } · { $price ->
    [0] gratuit
   *[other] { $price } influence
}
own = À vous
cost-ritual = Tout le monde apprend qui est la sorcière, et la partie est finie : vous gagnez.

# --- Cards, villagers, tokens and actions, chosen by what a move or an event names

card-name = { $card ->
    [local-guide] Guide local
    [clerk] Greffière
    [militiaman] Milicien
    [agent] Agent
    [henchman] Homme de main
    [exorcist] Exorciste
    [bribery] Corruption
    [interrogation] Interrogatoire
    [weakening] Affaiblissement
    [on-the-trail] Sur la piste
    [ransacking] Mise à sac
    [denunciation] Délation
    [rumours] Rumeurs
    [private-information] Informations privées
    [quarantine] Quarantaine
    [house-arrest] Confinement
    [persuasion] Persuasion
    [blackmail] Chantage
    [brutality] Brutalité
    [main-hall] Salle principale
    [headquarters] Quartier général
    [study] Étude
    [tavern] Taverne
    [dungeon] Cachot
    [armory] Armurerie
    [vial-of-oblivion] Flacon de l’oubli
    [waking-draught] Breuvage d’éveil
    [natures-blend] Mélange de la nature
    [potion-of-knowledge] Potion de savoir
    [truth-elixir] Élixir de vérité
    [love-philtre] Philtre d’amour
    [bramble-venom] Venin de ronces
    [clairvoyance] Voyance
    [discredit] Discrédit
    [misdirection] Détournement
    [theft] Larcin
    [suggestion] Suggestion
    [seduction] Séduction
    [nightmares] Cauchemars
    [hypnosis] Hypnose
    [thick-fog] Brume opaque
    [trance] Transe
    [witchs-mark] Marque de la sorcière
    [famine] Disette
    [assistance] Assistance
    [raven] Corbeau
    [coven] Assemblée
    [apprentices] Apprentis
    [spectre] Spectre
   *[black-cat] Chat noir
}
card-text = { $card ->
    [local-guide] Début de votre entretien : vous pouvez ajouter 1 indice à un villageois qui n’en a pas.
    [clerk] Début de votre entretien : vous pouvez piocher 1 carte, ou défausser 1 carte pour gagner 3 influence.
    [militiaman] L’action « rendre un villageois disponible » coûte 2 influence de plus à la sorcière.
    [agent] Pendant votre entretien : vous pouvez regarder 1 carte de la main de la sorcière, au hasard. Vous pouvez ensuite payer 2 influence pour la lui faire défausser.
    [henchman] Harcelez pour 1 indice de moins, mais pour 1 au moins.
    [exorcist] Fin de votre entretien : vous pouvez lever 1 malédiction en payant son coût, sans pion.
    [bribery] Payez 2, 4 ou 6 influence : gagnez 1, 2 ou 3 preuves.
    [interrogation] Choisissez un villageois : ajoutez-y 2 indices, ou 3 si un de vos pions s’y trouve.
    [weakening] Retirez tous les secrets d’une potion, ou faites perdre jusqu’à 3 influence à la sorcière.
    [on-the-trail] Ajoutez 1 indice à chaque villageois qui porte un pion de la sorcière. Vous pouvez ensuite rendre l’un d’eux disponible sans rien payer.
    [ransacking] Retirez 1 potion ou 1 familier en jeu. Ses secrets vont à la réserve.
    [denunciation] Regardez la première carte du paquet Suspects, puis remettez-la dessous.
    [rumours] Quand la sorcière rend visite à ce villageois, ajoutez ici 1 indice.
    [private-information] Quand le chasseur rend visite à ce villageois, il pioche 1 carte.
    [quarantine] À l’étape 3 d’une visite, la sorcière ne peut pas poser de secret sur ce villageois. Les autres effets le peuvent.
    [house-arrest] Pour rendre visite à ce villageois, la sorcière doit utiliser 2 pions et les y placer tous deux.
    [persuasion] Quand le chasseur rend visite à ce villageois, il gagne 1 preuve.
    [blackmail] Quand la sorcière rend visite à ce villageois, elle donne 2 influence au chasseur, ou tout ce qu’elle a si c’est moins.
    [brutality] Quand le chasseur rend visite à ce villageois, il en retire jusqu’à 2 secrets.
    [main-hall] Activez : gagnez 4 influence.
    [headquarters] Activez : jouez jusqu’à 2 cartes, l’une après l’autre, chacune pour 1 influence de moins.
    [study] Activez : piochez 3 cartes.
    [tavern] Activez : ajoutez 2 indices, répartis à votre gré, sur des villageois d’une couleur de votre choix.
    [dungeon] Activez pour 1 preuve : retirez 1 faveur d’un villageois, disponible ou occupé.
    [armory] Activez : retirez jusqu’à 2 secrets, d’un villageois ou de deux.
    [vial-of-oblivion] Buvez : retirez jusqu’à 4 indices des villageois.
    [waking-draught] Buvez : rendez disponibles jusqu’à 2 villageois qui portent un pion du chasseur, sans payer de secret.
    [natures-blend] Buvez : gagnez 6 influence.
    [potion-of-knowledge] Buvez : regardez les 5 premières cartes de votre pioche, prenez-en 3 en main, défaussez les 2 autres.
    [truth-elixir] Buvez : ajoutez 1 secret à chaque villageois en vie.
    [love-philtre] Buvez : ajoutez 1 faveur à un villageois qui en a 1 au plus.
    [bramble-venom] Buvez : retirez 1 allié ou 1 lieu en jeu.
    [clairvoyance] Piochez 2 cartes. Puis le chasseur révèle définitivement, au hasard, 1 carte Suspect qu’il tient cachée, s’il en a.
    [discredit] Le chasseur perd jusqu’à 2 preuves.
    [misdirection] Déplacez jusqu’à 3 indices, chacun vers n’importe quel autre villageois.
    [theft] Le chasseur perd jusqu’à 3 influence. Gagnez-en autant.
    [suggestion] Ajoutez 2 secrets, répartis à votre gré, sur des villageois d’une couleur de votre choix et sur vos potions.
    [seduction] Choisissez un villageois qui porte un pion du chasseur : rendez-le disponible sans payer, puis ajoutez-y 1 secret.
    [nightmares] Début de l’entretien du chasseur : il doit défausser 1 carte de son choix, s’il en a.
    [hypnosis] Le texte de tous les alliés est vierge. Leur entretien reste dû.
    [thick-fog] Le chasseur ne gagne pas de preuve à l’étape 2 de ses visites.
    [trance] Une fois par tour de la sorcière, une faveur de l’étape 2 prend 2 secrets au lieu de 3.
    [witchs-mark] Pour éliminer un villageois, il faut au chasseur 1 indice de plus sur lui (4 au lieu de 3), et il paie 2 influence.
    [famine] L’entretien de chaque allié coûte 1 de plus. L’action de base « gagner de l’influence » en donne 1 au lieu de 2 au chasseur.
    [assistance] Ajoutez 1 secret au villageois visité ou à une de vos potions. Renforcé (2 influence) : ajoutez plutôt 2 secrets, chacun à ce villageois ou à une potion.
    [raven] Déplacez 1 secret d’un villageois à un autre. Renforcé (1 influence) : déplacez plutôt jusqu’à 3 secrets, chacun de n’importe quel villageois à n’importe quel autre.
    [coven] Jouez 1 carte. Renforcé (défaussez 1 carte) : jouez plutôt 1 carte pour 3 influence de moins.
    [apprentices] Gagnez 1 influence. Renforcé (défaussez 1 carte) : gagnez-en plutôt 3.
    [spectre] Déplacez l’enquête du villageois visité vers un villageois qui n’en a pas. Renforcé (2 influence) : renvoyez-la plutôt dans la main du chasseur.
   *[black-cat] Retirez 1 indice du villageois visité. Renforcé (2 influence) : retirez plutôt jusqu’à 3 indices de villageois de sa couleur.
}
villager-name = { $villager ->
    [johnson] Johnson, l’Orphelin
    [sue] Sue, l’Étrangère
    [annie] Annie, le Docteur
    [pamuy] Pamuy, l’Indienne
    [adams] Adams, le Trappeur
    [wulfric] Wulfric, le Prêcheur
    [mia] Mia, la Jouvencelle
    [atkins] Atkins, la Veuve
   *[biggs] Biggs, le Maire
}
villager-text = { $villager ->
    [johnson] Gagnez 2 influence, ou 3 si vous en avez moins que votre adversaire.
    [sue] Jouez 1 carte. Vous pouvez d’abord défausser une autre carte de votre main pour qu’elle coûte 2 de moins.
    [annie] Piochez 1 carte.
    [pamuy] Jouez 1 carte pour 1 influence de moins.
    [adams] Piochez 2 cartes, puis défaussez 1 carte de votre main.
    [wulfric] Jouez 1 carte.
    [mia] Gagnez 3 influence. Votre adversaire en gagne 1.
    [atkins] Gagnez 2 influence.
   *[biggs] Regardez les 3 premières cartes de votre pioche, prenez-en 1 en main, défaussez les 2 autres.
}
type-name = { $type ->
    [ally] Allié
    [event] Événement
    [investigation] Enquête
    [location] Lieu
    [potion] Potion
    [charm] Charme
    [curse] Malédiction
   *[familiar] Familier
}
type-text = { $type ->
    [ally] Reste en jeu. Payez son entretien à chacune de vos phases d’entretien, ou l’allié est défaussé.
    [event] Agit aussitôt, puis va à la défausse.
    [investigation] Se pose devant un villageois, du côté du joueur qu’elle affecte. Une seule par villageois.
    [location] Reste en jeu. Placez-y un pion pour l’utiliser, une fois par tour.
    [potion] Reste en jeu. Remplissez-la de secrets à l’étape 3 de vos visites, puis buvez-la au tour de votre choix, sans pion.
    [charm] Agit aussitôt, puis va à la défausse.
    [curse] Reste en jeu jusqu’à ce que le chasseur la lève. Coûte 1 de plus par autre malédiction en jeu.
   *[familiar] Reste en jeu. Utilisez-en un par tour, à la fin de la visite du pion de familier.
}
faction-name = { $faction ->
    [strays] Les Égarés
    [frontier-folk] Les Pionniers
   *[watchers] Les Veilleurs
}
faction-text = { $faction ->
    [strays] Début de votre entretien : vous pouvez piocher 1 carte, puis en défausser 1.
    [frontier-folk] La première carte que vous jouez à chaque tour coûte 1 de moins.
   *[watchers] Début de votre entretien : gagnez 1 influence.
}
scenario-name = { $scenario ->
    [none] Sans scénario
    [welcome] Bienvenue à Roanoke
   *[souls] Les âmes du village
}
scenario-text = { $scenario ->
    [none] La partie telle que la disent les règles : 3 faveurs pour le rituel, 8 suspects, 3 innocents.
    [welcome] Une partie plus courte. Le rituel demande 2 faveurs ; 5 cartes Suspect font gagner le chasseur ; le deuxième innocent perdu fait gagner la sorcière. Pour éliminer, il faut 2 indices sur la cible et 1 indice sur 6 autres villageois en vie, ou sur tous s’il en reste moins.
   *[souls] À la fin de votre tour, prenez la carte Faction de chaque couleur où votre emprise est de 4 au moins et dépasse celle de votre adversaire. L’emprise de la sorcière, ce sont ses secrets plus 3 par faveur ; celle du chasseur, ses indices.
}
token-text = { $token ->
    [clue] Au chasseur. Avec 3 sur un villageois, une visite y rapporte une preuve ; les indices paient pour harceler et pour rendre disponible, et il en faut pour éliminer.
    [evidence] Au chasseur. Payez-en 3 pour innocenter ; il y en a 9.
    [secret] À la sorcière. 3 sur un villageois deviennent une faveur quand elle lui rend visite ; ils remplissent aussi les potions et paient pour rendre disponible.
    [favour] À la sorcière. Avec 2 sur un villageois, son pouvoir sert deux fois ; avec 3 sur la véritable sorcière, le rituel est possible.
   *[influence] Paie les cartes. Elle n’est pas limitée.
}
pawn-name = { $pawn ->
    [witch] Pion de la sorcière
    [familiar] Pion de familier
   *[hunter] Pion du chasseur
}
action-name = { $action ->
    [visit] Rendre visite à un villageois
    [gain] Gagner de l’influence
    [draw] Piocher une carte
    [play] Jouer une carte
    [ready] Rendre un villageois disponible
    [drink] Boire une potion
    [ritual] Lancer le rituel
    [activate] Activer un lieu
    [lift] Lever une malédiction
    [exonerate] Innocenter
    [harass] Harceler un villageois
   *[eliminate] Éliminer un villageois
}
action-text = { $action ->
    [visit] Placez un pion sur un villageois disponible : enquête, puis faveurs (sorcière) ou preuve (chasseur), jetons, pouvoir, familier (sorcière).
    [gain] Gagnez 2 influence.
    [draw] Piochez 1 carte.
    [play] Jouez 1 carte de votre main en payant tout son coût.
    [ready] Payez 1 de vos jetons pris sur un villageois qui porte des pions adverses : ils retournent à leur propriétaire.
    [drink] Gratuit, avec une potion pleine : son effet, puis elle est défaussée.
    [ritual] Placez un pion sur la véritable sorcière, disponible et avec 3 faveurs : vous gagnez.
    [activate] Placez un pion sur un de vos lieux disponibles et appliquez son effet.
    [lift] Payez ce que demande la malédiction : elle est défaussée.
    [exonerate] Payez 3 preuves et piochez une carte Suspect. Avec 8, vous gagnez.
    [harass] Placez un pion sur un villageois disponible, pour 3 indices pris dans sa couleur : retirez-lui 1 faveur ou tous ses secrets.
   *[eliminate] Il faut 3 indices sur un villageois disponible et 1 sur chaque autre villageois en vie. Si c’est la véritable sorcière, vous gagnez ; sinon tous les indices disparaissent.
}

# --- Demander conseil

signs-none = Rien ne désigne encore personne.
signs-one = { villager-name } ({ $percent } %)
signs-more = { $some } ; { $one }
signs = Les signes désignent : { $named }.
signs-witch = Vous, { villager-name } : { $percent } %.

# --- Le but

goal-line-witch = Le rituel, sans être vue
goal-line-hunter = Trouver la sorcière
goal-line-both = Le rituel, ou son nom
goal-witch = Réunissez les faveurs de votre rituel, sans laisser le chasseur deviner qui vous êtes dans le village.
goal-hunter = La sorcière se cache parmi les neuf villageois. Trouvez-la et éliminez-la avant son rituel.
goal-both = La sorcière se cache parmi neuf villageois et prépare son rituel ; le chasseur veut la trouver avant.
goal-ritual = { $reader ->
    [witch] Le rituel : posez un pion sur votre propre villageois, libre et avec { $favours } faveurs.
   *[other] Le rituel : la sorcière pose un pion sur son propre villageois, libre et avec { $favours } faveurs.
}
goal-innocents = { $reader ->
    [hunter] Vous avez éliminé { $number } innocents.
   *[other] Le chasseur a éliminé { $number } innocents.
}
goal-eliminate = { $reader ->
    [witch] Le chasseur vous élimine
    [hunter] Vous éliminez la sorcière
   *[other] Le chasseur élimine la sorcière
} : { $clues } indices sur ce villageois, et un sur { $others ->
    [8] chacun des autres
   *[other] { $others } autres
}.
goal-suspects = { $reader ->
    [hunter] Vous avez pioché { $number } cartes Suspect, autant d’innocents.
   *[other] Le chasseur a pioché { $number } cartes Suspect, autant d’innocents.
}
goal-turn-limit = Après { $turns } tours en tout, personne ne gagne.
goal-role-witch = Vous êtes la sorcière, en secret : { villager-name }. Personne d’autre ne le sait.
goal-role-hunter = Vous êtes le chasseur. Le nom de la sorcière vous est caché.
goal-near-favours-label = Rituel { $favours }/{ $needed }
goal-near-own-favours = Pour le rituel : { $favours } sur { $needed } faveurs sur votre villageois
goal-near-favours = Pour le rituel : { $favours ->
    [0] aucun villageois n’a de faveur, il en faut { $needed }
    [one] aucun villageois n’a plus d’une faveur, il en faut { $needed }
   *[other] aucun villageois n’a plus de { $favours } faveurs, il en faut { $needed }
}
goal-near-innocents-label = Innocents { $gone }/{ $needed }
goal-near-innocents = Innocents éliminés : { $gone } ; à { $needed }, la sorcière gagne
goal-near-suspects-label = Suspects { $drawn }/{ $needed }
goal-near-suspects = Cartes Suspect piochées : { $drawn } ; à { $needed }, le chasseur gagne
goal-picture-village = Neuf villageois, avec indices, secrets et faveurs. L’un d’eux est la sorcière.
goal-picture-hand = Les cartes coûtent de l’influence et changent ce que chacun peut faire.
goal-picture-board = Les indices donnent des preuves, trois preuves un Suspect.

# La fin

end-ritual = { $seats_is ->
    [you] Votre secret a tenu jusqu’au rituel. Roanoke est à vous, { villager-name }.
   *[other] { $seats } gagne : le secret de la sorcière a tenu jusqu’au rituel. C’était { villager-name }.
}
end-innocents = { $seats_is ->
    [you] Le chasseur a éliminé { $count } innocents, et jamais vous, { villager-name }.
   *[other] { $seats } gagne : { $count } innocents ont été éliminés, et jamais la sorcière, { villager-name }.
}
end-witch-eliminated = { $seats_is ->
    [you] Vous avez éliminé la véritable sorcière, { villager-name }.
   *[other] { $seats } gagne : la véritable sorcière a été éliminée, { villager-name }.
}
end-suspects = { $seats_is ->
    [you] Vous avez innocenté { $number } Suspects : la sorcière n’avait plus où se cacher. C’était { villager-name }.
   *[other] { $seats } gagne : avec { $number } Suspects innocentés, la sorcière n’avait plus où se cacher. C’était { villager-name }.
}
end-turn-limit = Après 200 tours, personne n’a gagné. La sorcière était { villager-name }.
fared-witch = La sorcière : { villager-name }
fared-hunter = Le chasseur : { $number } sur { $needed } Suspects innocentés
