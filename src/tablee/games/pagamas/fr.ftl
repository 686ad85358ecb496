# Pagamás en français.

name = Pagamás
tagline = Partagez le butin, comptez les voix, gare à votre dos.

option-pot_de_vin = Pots-de-vin
option-pot_de_vin-help = Les deux cartes Pot-de-vin, de notre invention, sont dans la pioche. Désactivé : la pioche compte deux cartes de moins et personne n’est interrogé à ce sujet.
option-open_hoards = Trésors visibles
option-open_hoards-help = Le butin enterré reste face visible : chacun voit qui mène. Utile pour apprendre à jouer.
option-sides_mode = Choix du camp
option-sides_mode-help = Par tours : l’un après l’autre, et qui reste fidèle peut encore changer de camp. Tous ensemble : chacun choisit une seule fois, en secret.
option-sides_mode-rounds = par tours
option-sides_mode-simultaneous = tous ensemble
option-promises = Promesses par boutons
option-promises-help = De courtes promesses qui n’engagent à rien : un votant dit son prix, un meneur promet des cartes du tour suivant. La table compte qui tient parole.

# --- Coups

move-pass = Passer
move-keep-hand = Garder votre main
move-discard-hand = Défausser toute votre main
move-appoint = { $role ->
    [second] { $seat } devient Second
    [lookout] { $seat } devient Vigie
    [chaplain] { $seat } devient Aumônier
    [bosun] { $seat } devient Bosco
    [cook] { $seat } devient Cambuse
   *[captain] { $seat } devient Capitaine
}
move-pledge = « { $cards ->
    [one] Pour une carte
   *[other] Pour { $cards } cartes
}, je vote le partage »
move-vow = { $cards ->
    [one] Promettre à { $seat } une carte au prochain tour
   *[other] Promettre à { $seat } { $cards } cartes au prochain tour
}
move-share = { $seat_is ->
    [you] Garder le { $card }
   *[other] Donner le { $card } à { $seat }
}
move-vote = { $choice ->
    [for] Voter pour le partage
   *[against] Voter contre le partage
}
move-bribe = Soudoyer les Matelots qui suivent { $seat }
move-pay = Payer avec un { $card }
move-force = Forcer le partage
move-let-be = Laisser faire : le Capitaine prend tout
move-overboard = { $cards_n ->
    [0] Garder tout votre butin
   *[other] Jeter par-dessus bord : { $cards }
}
move-hide = { $place ->
    [hammock] Vous cacher dans votre Hamac
    [tavern] Vous cacher à la Taverne
    [house] Vous cacher chez les Filles de joie
   *[island] Vous cacher sur l’Île au trésor
}
move-ambush = Tendre un Traquenard à { $seat }
move-at = { $place ->
    [hammock] Au Hamac
    [tavern] À la Taverne
    [house] Chez les Filles de joie
   *[island] Sur l’Île au trésor
}
move-dodge = Jouer votre Esquive
move-suffer = Encaisser
move-bury = { $cards_n ->
    [0] Ne rien enterrer
   *[other] Enterrer : { $cards }
}
move-stand = Vous présenter
move-stand-back = Ne pas vous présenter
move-elect = { $seat_is ->
    [you] Voter pour vous-même
   *[other] Voter pour { $seat }
}
move-revolt = Déclencher une mutinerie
move-keep-calm = Rester calme
move-join-mutiny = Rejoindre les mutins
move-stay-loyal = Rester avec le Capitaine
move-reinforce = { $seat_is ->
    [you] Branle-bas pour vous-même
   *[other] Branle-bas pour { $seat }
}
move-plank = { $seat } passe par la planche

refuse-island-closed = L’Île au trésor est fermée : le Capitaine a gardé tout le butin. « { $move } » attendra un autre tour.
refuse-place-used = « { $move } » est votre propre planque, ou un lieu que vous avez déjà nommé.

# --- Questions

ask-refit-hand = { $waiting_is ->
    [you] Garder votre main, ou la défausser toute ? Vous piocherez ensuite jusqu’à deux cartes.
   *[other] { $waiting } complète sa main.
}
ask-appoint-role = { $waiting_is ->
    [you] { $role ->
        [second] Qui devient Second ?
        [lookout] Qui devient Vigie ?
        [chaplain] Qui devient Aumônier ?
        [bosun] Qui devient Bosco ?
        [cook] Qui devient Cambuse ?
       *[captain] Qui devient Capitaine ?
    }
   *[other] { $role ->
        [second] { $waiting } nomme le Second.
        [lookout] { $waiting } nomme la Vigie.
        [chaplain] { $waiting } nomme l’Aumônier.
        [bosun] { $waiting } nomme le Bosco.
        [cook] { $waiting } nomme la Cambuse.
       *[captain] { $waiting } nomme le Capitaine.
    }
}
ask-name-price = { $waiting_is ->
    [you] Combien vaut votre voix ? Dites un prix, ou gardez le silence.
    [us] Combien vaut votre voix ? Dites un prix, ou gardez le silence.
    [one] { $waiting } doit encore dire son prix.
   *[other] { $waiting } doivent encore dire leur prix.
}
ask-make-vow = { $waiting_is ->
    [you] { $kind ->
        [split] Promettre à quelqu’un des cartes du prochain tour s’il vote ce partage ? ({ $listeners })
        [elect] Promettre à quelqu’un des cartes du prochain tour s’il vote pour vous ? ({ $listeners })
       *[side] Promettre à quelqu’un des cartes du prochain tour s’il est de votre côté ? ({ $listeners })
    }
   *[other] { $kind ->
        [split] { $waiting } peut promettre quelque chose en échange d’un vote pour le partage. ({ $listeners })
        [elect] { $waiting } peut promettre quelque chose en échange d’une voix. ({ $listeners })
       *[side] { $waiting } peut promettre quelque chose pour gagner un allié. ({ $listeners })
    }
}
ask-share-loot = { $waiting_is ->
    [you] Carte { $card } sur { $cards } : à qui la donnez-vous ?
   *[other] { $waiting } partage le butin du jour.
}
ask-vote-on-split = { $number ->
    [1] { $waiting_is ->
        [you] Êtes-vous pour ou contre ce partage ?
        [us] Êtes-vous pour ou contre ce partage ?
        [one] { $waiting } doit encore voter.
       *[other] { $waiting } doivent encore voter.
    }
   *[other] { $waiting_is ->
        [you] Seconde et dernière proposition : pour ou contre ?
        [us] Seconde et dernière proposition : pour ou contre ?
        [one] { $waiting } doit encore voter sur la seconde proposition.
       *[other] { $waiting } doivent encore voter sur la seconde proposition.
    }
}
ask-offer-bribe = { $waiting_is ->
    [you] Les votes sont connus. Soudoyer les Matelots de quelqu’un ?
   *[other] { $waiting } peut jouer un Pot-de-vin.
}
ask-pay-bribe = { $waiting_is ->
    [you] Avec quelle carte Butin payez-vous le Pot-de-vin ?
   *[other] { $waiting } paie un Pot-de-vin.
}
ask-force-split = { $waiting_is ->
    [you] Deux refus. Forcer le partage, ou tout laisser au Capitaine ?
   *[other] { $waiting } peut forcer le partage.
}
ask-throw-overboard = { $waiting_is ->
    [you] Jeter une part de votre butin par-dessus bord ?
    [us] Jeter une part de votre butin par-dessus bord ?
    [one] { $waiting } peut encore jeter du butin.
   *[other] { $waiting } peuvent encore jeter du butin.
}
ask-choose-hideout = { $waiting_is ->
    [you] Où vous cachez-vous ?
    [us] Où vous cachez-vous ?
    [one] { $waiting } doit encore se cacher.
   *[other] { $waiting } doivent encore se cacher.
}
ask-set-ambush = { $power ->
    [1] { $waiting_is ->
        [you] Vous êtes Second : à qui tendez-vous un Traquenard, sans carte ?
       *[other] { $waiting }, le Second, peut tendre un Traquenard.
    }
   *[other] { $waiting_is ->
        [you] Jouer un Traquenard contre quelqu’un ?
       *[other] { $waiting } peut jouer un Traquenard.
    }
}
ask-place-ambush = { $waiting_is ->
    [you] { $power ->
        [1] Où attendez-vous { $target } ?
       *[other] Votre Traquenard est sur la table. Où attendez-vous { $target } ?
    }
   *[other] { $target_is ->
        [you] { $power ->
            [1] { $waiting } choisit un lieu pour vous surprendre.
           *[other] { $waiting } joue un Traquenard contre vous et choisit un lieu.
        }
       *[other] { $power ->
            [1] { $waiting } choisit un lieu pour surprendre { $target }.
           *[other] { $waiting } joue un Traquenard contre { $target } et choisit un lieu.
        }
    }
}
ask-pay-house = { $waiting_is ->
    [you] Les Filles de joie réclament une carte Butin. Laquelle ?
   *[other] { $waiting } doit payer les Filles de joie.
}
ask-dodge-ambush = { $waiting_is ->
    [you] { $author } vous a surpris. Esquiver ?
   *[other] { $author_is ->
        [you] { $waiting } peut esquiver votre Traquenard.
       *[other] { $waiting } peut esquiver le Traquenard tendu par { $author }.
    }
}
ask-bury-loot = { $waiting_is ->
    [you] Vous voilà à l’abri sur l’Île au trésor. Qu’enterrez-vous ?
    [us] Vous voilà à l’abri sur l’Île au trésor. Qu’enterrez-vous ?
    [one] { $waiting } peut enterrer du butin.
   *[other] { $waiting } peuvent enterrer du butin.
}
ask-stand-for-captain = { $waiting_is ->
    [you] Le bateau n’a plus de Capitaine. Vous présentez-vous ?
   *[other] { $waiting } décide de se présenter ou non.
}
ask-elect-captain = { $waiting_is ->
    [you] Qui voulez-vous pour Capitaine ?
    [us] Qui voulez-vous pour Capitaine ?
    [one] { $waiting } doit encore élire un Capitaine.
   *[other] { $waiting } doivent encore élire un Capitaine.
}
ask-start-mutiny = { $waiting_is ->
    [you] Déclenchez-vous une mutinerie contre le Capitaine ?
   *[other] { $waiting } peut déclencher une mutinerie.
}
ask-choose-side = { $waiting_is ->
    [you] Mutinerie ! Dans quel camp êtes-vous ?
    [us] Mutinerie ! Dans quel camp êtes-vous ?
    [one] { $waiting } choisit son camp.
   *[other] { $waiting } choisissent leur camp.
}
ask-call-all-hands = { $waiting_is ->
    [you] Jouer un Branle-bas pour faire combattre les Matelots de quelqu’un ?
   *[other] { $waiting } peut jouer un Branle-bas.
}
ask-choose-plank = { $waiting_is ->
    [you] La mutinerie a échoué. Qui passe par la planche ?
   *[other] { $waiting } choisit qui passe par la planche.
}
ask-share-spoils = { $waiting_is ->
    [you] { $victim_is ->
        [you] Carte { $card } sur { $cards } de votre propre butin : à qui la donnez-vous ?
       *[other] Carte { $card } sur { $cards } du butin pris à { $victim } : à qui la donnez-vous ?
    }
   *[other] { $victim_is ->
        [you] { $waiting } partage votre butin (carte { $card } sur { $cards }).
       *[other] { $waiting } partage le butin pris à { $victim } (carte { $card } sur { $cards }).
    }
}

# --- Événements

event-showed-loot = { $seat_is ->
    [you] Vous tirez un { $card } pour désigner le Capitaine.
   *[other] { $seat } tire un { $card } pour désigner le Capitaine.
}
event-became-first-captain = { $seat_is ->
    [you] Vous êtes le premier Capitaine.
   *[other] { $seat } est le premier Capitaine.
}
event-turn-began = Tour { $turn } sur { $turns }. Tout le monde sur le pont !
event-hand-discarded = { $seat_is ->
    [you] Vous défaussez toute votre main ({ $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }).
   *[other] { $seat } défausse toute sa main ({ $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }).
}
event-sailor-hired = { $seat_is ->
    [you] Un Matelot de Force { $force } vous rejoint.
   *[other] Un Matelot de Force { $force } rejoint { $seat }.
}
event-drew = { $card ->
    [4] Vous piochez un Traquenard.
    [5] Vous piochez une Esquive.
    [6] Vous piochez un Branle-bas.
    [7] Vous piochez un Pot-de-vin.
   *[other] Vous piochez une carte.
}
event-drew-one = { $seat } pioche une carte.
event-reshuffled = La pioche d’Actions est vide : { $cards ->
    [1] la seule carte de la défausse la remplace
   *[other] les { $cards } cartes de la défausse sont remélangées
}.
event-went-without = { $seat_is ->
    [you] Il ne reste aucune carte Action à piocher pour vous.
   *[other] Il ne reste aucune carte Action à piocher pour { $seat }.
}
event-appointed = { $seat_is ->
    [you] { $role ->
        [second] Vous êtes Second.
        [lookout] Vous êtes Vigie.
        [chaplain] Vous êtes Aumônier.
        [bosun] Vous êtes Bosco.
        [cook] Vous êtes Cambuse.
       *[captain] Vous êtes Capitaine.
    }
   *[other] { $role ->
        [second] { $seat } est Second.
        [lookout] { $seat } est Vigie.
        [chaplain] { $seat } est Aumônier.
        [bosun] { $seat } est Bosco.
        [cook] { $seat } est Cambuse.
       *[captain] { $seat } est Capitaine.
    }
}
event-loot-drawn = Le butin du jour : { $cards }. Seuls le Capitaine et la Vigie le voient.
event-loot-landed = Le Capitaine pioche { $count ->
    [one] une carte Butin
   *[other] { $count } cartes Butin
}. Seule la Vigie regarde avec lui.
event-last-turn-came = La pioche des Butins est vide : le tour { $turn } est le dernier.
event-pledged = { $seat_is ->
    [you] Vous dites : « { $cards ->
        [one] Pour une carte
       *[other] Pour { $cards } cartes
    }, je vote le partage. »
   *[other] { $seat } dit : « { $cards ->
        [one] Pour une carte
       *[other] Pour { $cards } cartes
    }, je vote le partage. »
}
event-vowed = { $seat_is ->
    [you] Vous promettez à { $to } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } au prochain tour, { $kind ->
        [split] contre un vote pour le partage
        [elect] contre sa voix à l’élection
       *[side] pour l’avoir de votre côté
    }.
   *[other] { $to_is ->
        [you] { $seat } vous promet { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        } au prochain tour, { $kind ->
            [split] contre votre vote pour le partage
            [elect] contre votre voix à l’élection
           *[side] pour vous avoir à ses côtés
        }.
       *[other] { $seat } promet à { $to } { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        } au prochain tour, { $kind ->
            [split] contre un vote pour le partage
            [elect] contre une voix à l’élection
           *[side] pour un soutien dans la mutinerie
        }.
    }
}
event-word-kept = { $seat_is ->
    [you] Vous tenez la parole donnée à { $to }.
   *[other] { $to_is ->
        [you] { $seat } tient la parole qu’on vous a donnée.
       *[other] { $seat } tient la parole donnée à { $to }.
    }
}
event-word-broken = { $seat_is ->
    [you] Vous trahissez la parole donnée à { $to }.
   *[other] { $to_is ->
        [you] { $seat } trahit la parole qu’on vous a donnée.
       *[other] { $seat } trahit la parole donnée à { $to }.
    }
}
event-proposed = { $number ->
    [1] { $seat_is ->
        [you] Vous proposez un partage.
       *[other] { $seat } propose un partage.
    }
   *[other] { $seat_is ->
        [you] Vous proposez un second partage.
       *[other] { $seat } propose un second partage.
    }
}
event-offered = { $seat_is ->
    [you] On vous offre : { $cards }.
   *[other] Vous offrez à { $seat } : { $cards }.
}
event-offered-some = { $seat } se voit offrir { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-kept-back = { $seat_is ->
    [you] Vous garderiez : { $cards }.
   *[other] { $seat } garderait : { $cards }.
}
event-kept-back-some = { $seat } garderait { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-vote-shown = { $choice ->
    [1] { $seat_is ->
        [you] Vous votez pour ({ $weight }).
       *[other] { $seat } vote pour ({ $weight }).
    }
   *[other] { $seat_is ->
        [you] Vous votez contre ({ $weight }).
       *[other] { $seat } vote contre ({ $weight }).
    }
}
event-bribed = { $seat_is ->
    [you] Vous soudoyez les Matelots qui suivent { $victim } : { $sailors ->
        [0] il n’y en a aucun
        [one] une voix change de camp
       *[other] { $sailors } voix changent de camp
    }.
   *[other] { $victim_is ->
        [you] { $seat } soudoie vos Matelots : { $sailors ->
            [0] vous n’en avez aucun
            [one] une voix change de camp
           *[other] { $sailors } voix changent de camp
        }.
       *[other] { $seat } soudoie les Matelots qui suivent { $victim } : { $sailors ->
            [0] il n’y en a aucun
            [one] une voix change de camp
           *[other] { $sailors } voix changent de camp
        }.
    }
}
event-paid-bribe = { $seat_is ->
    [you] Le Pot-de-vin vous coûte un { $card }.
   *[other] Le Pot-de-vin coûte un { $card } à { $seat }.
}
event-split-adopted = { $ayes } pour, { $noes } contre : le partage est adopté.
event-split-refused = { $number ->
    [1] { $ayes } pour, { $noes } contre : le partage est refusé. Il y en aura un second.
   *[other] { $ayes } pour, { $noes } contre : le second partage est refusé lui aussi.
}
event-split-forced = { $seat_is ->
    [you] Vous forcez le partage. Une mutinerie est possible à ce tour.
   *[other] { $seat } force le partage. Une mutinerie est possible à ce tour.
}
event-split-lost = { $captain_is ->
    [you] { $seat } laisse faire : tout le butin du jour est à vous.
   *[other] { $seat_is ->
        [you] Vous laissez faire : tout le butin du jour revient à { $captain }.
       *[other] { $seat } laisse faire : tout le butin du jour revient à { $captain }.
    }
}
event-kept-all = { $seat_is ->
    [you] Tout le butin du jour est à vous : l’Île au trésor est fermée, une mutinerie est possible.
   *[other] Tout le butin du jour est à { $seat } : l’Île au trésor est fermée, une mutinerie est possible.
}
event-threw-overboard = Vous jetez par-dessus bord : { $cards }.
event-went-overboard = { $seat } jette { $count ->
    [one] une carte Butin
   *[other] { $count } cartes Butin
} par-dessus bord.
event-all-hid = Tour { $turn } : tout le monde s’est caché.
event-ambush-set = { $power ->
    [1] { $seat_is ->
        [you] Second, vous tendez un Traquenard à { $target }.
       *[other] { $target_is ->
            [you] { $seat }, le Second, vous tend un Traquenard.
           *[other] { $seat }, le Second, tend un Traquenard à { $target }.
        }
    }
   *[other] { $seat_is ->
        [you] Vous jouez un Traquenard contre { $target }.
       *[other] { $target_is ->
            [you] { $seat } joue un Traquenard contre vous.
           *[other] { $seat } joue un Traquenard contre { $target }.
        }
    }
}
event-found-at = { $seat_is ->
    [you] { $place ->
        [hammock] Vous êtes dans votre Hamac.
        [tavern] Vous êtes à la Taverne.
        [house] Vous êtes chez les Filles de joie.
       *[island] Vous êtes sur l’Île au trésor.
    }
   *[other] { $place ->
        [hammock] { $seat } est dans son Hamac.
        [tavern] { $seat } est à la Taverne.
        [house] { $seat } est chez les Filles de joie.
       *[island] { $seat } est sur l’Île au trésor.
    }
}
event-paid-house = { $seat_is ->
    [you] Vous payez les Filles de joie avec un { $card }.
   *[other] { $seat } paie les Filles de joie avec un { $card }.
}
event-paid-one = { $seat } paie les Filles de joie d’une carte Butin.
event-fell-at-house = { $seat_is ->
    [you] Vous ne pouvez pas payer les Filles de joie : vous perdez Personnage, main et Matelots.
   *[other] { $seat } ne peut pas payer les Filles de joie, et perd Personnage, main et Matelots.
}
event-ambush-shown = { $hits ->
    [1] { $seat_is ->
        [you] Vous attendiez { $target }
       *[other] { $target_is ->
            [you] { $seat } vous attendait
           *[other] { $seat } attendait { $target }
        }
    } { $place ->
        [hammock] au Hamac
        [tavern] à la Taverne
        [house] chez les Filles de joie
       *[island] sur l’Île au trésor
    } : touché !
    [0] { $seat_is ->
        [you] Vous attendiez { $target }
       *[other] { $target_is ->
            [you] { $seat } vous attendait
           *[other] { $seat } attendait { $target }
        }
    } { $place ->
        [hammock] au Hamac
        [tavern] à la Taverne
        [house] chez les Filles de joie
       *[island] sur l’Île au trésor
    }, en vain.
   *[other] { $seat_is ->
        [you] Vous attendiez
       *[other] { $seat } attendait
    } { $place ->
        [hammock] au Hamac
        [tavern] à la Taverne
        [house] chez les Filles de joie
       *[island] sur l’Île au trésor
    }, mais { $target_is ->
        [you] vous étiez déjà hors jeu.
       *[other] { $target } était déjà hors jeu.
    }
}
event-trapped = { $seat_is ->
    [you] Le Traquenard tendu par { $author } vous prend au piège : Personnage, main et Matelots sont perdus.
   *[other] { $author_is ->
        [you] Votre Traquenard prend { $seat } au piège : Personnage, main et Matelots sont perdus.
       *[other] Le Traquenard tendu par { $author } prend { $seat } au piège : Personnage, main et Matelots sont perdus.
    }
}
event-came-too-late = { $author_is ->
    [you] Vous arrivez trop tard pour { $seat }.
   *[other] { $seat_is ->
        [you] { $author } arrive trop tard pour vous.
       *[other] { $author } arrive trop tard pour { $seat }.
    }
}
event-dodged = { $escaped ->
    [1] { $seat_is ->
        [you] Vous esquivez le Traquenard tendu par { $author }.
       *[other] { $author_is ->
            [you] { $seat } esquive votre Traquenard.
           *[other] { $seat } esquive le Traquenard tendu par { $author }.
        }
    }
   *[other] { $seat_is ->
        [you] Vous tentez d’esquiver le Traquenard tendu par { $author }, sans succès.
       *[other] { $author_is ->
            [you] { $seat } tente d’esquiver votre Traquenard, sans succès.
           *[other] { $seat } tente d’esquiver le Traquenard tendu par { $author }, sans succès.
        }
    }
}
event-robbed = { $robber_is ->
    [you] Vous prenez { $count ->
        [one] une carte Butin
       *[other] { $count } cartes Butin
    } à { $seat }.
   *[other] { $seat_is ->
        [you] { $robber } vous prend { $count ->
            [one] votre carte Butin
           *[other] vos { $count } cartes Butin
        }.
       *[other] { $robber } prend { $count ->
            [one] une carte Butin
           *[other] { $count } cartes Butin
        } à { $seat }.
    }
}
event-loot-lost = { $seat_is ->
    [you] Les voleurs se sont volés entre eux : votre butin est perdu ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    }).
   *[other] Les voleurs se sont volés entre eux : le butin pris à { $seat } est perdu ({ $count ->
        [one] une carte
       *[other] { $count } cartes
    }).
}
event-stolen-seen = { $seat_is ->
    [you] Vous regardez votre prise : { $cards }.
   *[other] { $seat } regarde sa prise : { $cards }.
}
event-election-called = { $seat_is ->
    [you] Vous n’êtes plus Capitaine. { $electors_n ->
        [0] Personne n’a de voix pour élire un nouveau Capitaine.
        [one] Une seule personne choisit le nouveau Capitaine : { $electors }.
       *[other] { $electors_n } joueurs élisent un nouveau Capitaine : { $electors }.
    }
   *[other] { $seat } n’est plus Capitaine. { $electors_n ->
        [0] Personne n’a de voix pour élire un nouveau Capitaine.
        [one] Une seule personne choisit le nouveau Capitaine : { $electors }.
       *[other] { $electors_n } joueurs élisent un nouveau Capitaine : { $electors }.
    }
}
event-stood = { $seat_is ->
    [you] Vous vous présentez.
   *[other] { $seat } se présente.
}
event-elected = { $seat_is ->
    [you] { $candidate_is ->
        [you] Vous votez pour vous-même ({ $weight }).
       *[other] Vous votez pour { $candidate } ({ $weight }).
    }
   *[other] { $candidate_is ->
        [you] { $seat } vote pour vous ({ $weight }).
        [self] { $seat } se donne sa voix ({ $weight }).
       *[other] { $seat } vote pour { $candidate } ({ $weight }).
    }
}
event-election-tied = { $voices ->
    [0] { $seats_n ->
        [one] Personne ne peut voter, et une seule personne se présente : { $seats }.
       *[other] Personne ne peut voter ; à égalité : { $seats }.
    }
   *[other] Égalité à { $voices } entre { $seats } : le Second, s’il y en a un, prend la barre.
}
event-became-captain = { $voices ->
    [0] { $seat_is ->
        [you] Vous prenez la barre.
       *[other] { $seat } prend la barre.
    }
   *[other] { $seat_is ->
        [you] Vous prenez la barre ({ $voices ->
            [one] meilleur score : une voix
           *[other] meilleur score : { $voices } voix
        }).
       *[other] { $seat } prend la barre ({ $voices ->
            [one] meilleur score : une voix
           *[other] meilleur score : { $voices } voix
        }).
    }
}
event-buried = { $seat_is ->
    [you] Vous enterrez : { $cards }.
   *[other] { $seat } enterre : { $cards }.
}
event-buried-some = { $seat } enterre { $count ->
    [one] une carte Butin
   *[other] { $count } cartes Butin
}.
event-mutiny-began = { $seat_is ->
    [you] Vous retournez la carte sur sa face rouge : mutinerie !
   *[other] { $seat } retourne la carte sur sa face rouge : mutinerie !
}
event-calm-held = Le tour { $turn } s’achève sans mutinerie.
event-joined = { $seat_is ->
    [you] Vous rejoignez les mutins.
   *[other] { $seat } rejoint les mutins.
}
event-stayed = { $seat_is ->
    [you] Vous restez avec le Capitaine.
   *[other] { $seat } reste avec le Capitaine.
}
event-camps-locked = { $mutineers_is ->
    [nobody] Personne ne s’est révolté : { $against } contre { $loyal }.
    [you] Personne d’autre que vous ne s’est révolté : Force { $against } contre { $loyal }.
    [one] Du côté des mutins, { $mutineers } et personne d’autre : Force { $against } contre { $loyal }.
    [us] Les mutins : { $mutineers }. Force { $against } contre { $loyal }.
   *[other] Les mutins : { $mutineers }. Force { $against } contre { $loyal }.
}
event-reinforced = { $seat_is ->
    [you] { $target_is ->
        [you] Branle-bas ! Vos Matelots apportent { $force }.
       *[other] Branle-bas pour { $target } : ses Matelots apportent { $force }.
    }
   *[other] { $target_is ->
        [you] { $seat } joue un Branle-bas pour vous : vos Matelots apportent { $force }.
       *[other] { $seat } joue un Branle-bas : les Matelots qui suivent { $target } apportent { $force }.
    }
}
event-mutiny-failed = { $captain_is ->
    [you] La mutinerie échoue, { $against } contre { $loyal }. Vous restez Capitaine.
   *[other] La mutinerie échoue, { $against } contre { $loyal }. { $captain } reste Capitaine.
}
event-mutiny-won = { $captain_is ->
    [you] Les mutins l’emportent, { $against } contre { $loyal }. Vous n’êtes plus Capitaine.
   *[other] Les mutins l’emportent, { $against } contre { $loyal }. { $captain } n’est plus Capitaine.
}
event-walked-the-plank = { $seat_is ->
    [you] Vous passez par la planche : Personnage, main et Matelots sont perdus. { $count ->
        [0] Vous n’aviez pas de butin.
        [one] Une carte Butin est partagée.
       *[other] { $count } cartes Butin sont partagées.
    }
   *[other] { $seat } passe par la planche : Personnage, main et Matelots sont perdus. { $count ->
        [0] Il n’y avait pas de butin.
        [one] Une carte Butin est partagée.
       *[other] { $count } cartes Butin sont partagées.
    }
}
event-spoils-seen = Les dépouilles : { $cards }.
event-spoils-given = { $seat_is ->
    [you] Des dépouilles, vous recevez : { $cards }.
   *[other] Des dépouilles, { $seat } reçoit : { $cards }.
}
event-spoils-gone = { $seat } reçoit { $count ->
    [one] une carte
   *[other] { $count } cartes
} des dépouilles.
event-scored = { $seat_is ->
    [you] Vous avez enterré { $parts ->
        [0] zéro part
        [one] une part
       *[other] { $parts } parts
    } ; { $lost ->
        [0] rien n’est perdu
        [one] une part est perdue
       *[other] { $lost } parts sont perdues
    }.
   *[other] { $seat } a enterré { $parts ->
        [0] zéro part
        [one] une part
       *[other] { $parts } parts
    } ; { $lost ->
        [0] rien n’est perdu
        [one] une part est perdue
       *[other] { $lost } parts sont perdues
    }.
}

# --- La table

table = L’équipage
phase = { $phase ->
    [1] Remise à flot
    [2] Rôles
    [3] Partage
    [4] Planques
    [5] Traquenards
    [6] Révélation
    [7] Mutinerie
   *[other] Mise en place
}
turn-phase = Tour { $turn } sur { $turns }, phase : { $phase }
turn-of = Tour { $turn } sur { $turns }
flag-last = Dernier tour : seul le butin enterré comptera
flag-kept = Le Capitaine a gardé tout le butin : île fermée, mutinerie possible
flag-forced = Le Second a forcé le partage : mutinerie possible
flag-ambush = Un Traquenard a réussi : mutinerie possible
port = Le port
place = { $place ->
    [hammock] Hamac : toujours libre, sans effet
    [tavern] Taverne : qui s’y trouve à l’abri peut déclencher une mutinerie
    [house] Filles de joie : on y paie une carte Butin ; qui ne le peut pas perd Personnage, main et Matelots
   *[island] Île au trésor : qui s’y trouve à l’abri peut enterrer du butin
}
place-closed = L’Île au trésor est fermée ce tour-ci : le Capitaine a gardé tout le butin
place-short = { $place ->
    [hammock] Hamac
    [tavern] Taverne
    [house] Filles de joie
   *[island] Île au trésor
}
pawn = { $place ->
    [hammock] { $name } est dans le Hamac
    [tavern] { $name } est à la Taverne
    [house] { $name } est chez les Filles de joie
   *[island] { $name } est sur l’Île au trésor
}
decks = Pioches
mutiny-red = Mutinerie !
mutiny-calm = Calme plat : pas de mutinerie
mutiny-red-short = Mutinerie !
mutiny-calm-short = Calme plat
mutiny-detail = À la phase 7, une mutinerie peut être déclenchée si le partage a été forcé, si le Capitaine a gardé tout le butin, si un Traquenard a réussi, ou par qui se trouve à l’abri à la Taverne.
loot-deck = Pioche des Butins : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
loot-thrown = Butins hors jeu : { $cards ->
    [0] aucun
    [one] une carte
   *[other] { $cards } cartes
}
action-deck = Pioche des Actions : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
action-discard = Défausse des Actions : { $cards ->
    [0] vide
    [one] une carte
   *[other] { $cards } cartes
}
back-loot = Une carte Butin, face cachée
back-action = Une carte Action, face cachée
roles-left = Personnages à attribuer
role = { $role ->
    [captain] Capitaine
    [second] Second
    [lookout] Vigie
    [chaplain] Aumônier
    [bosun] Bosco
   *[cook] Cambuse
}
role-force = { $role ->
    [captain] Capitaine, Force { $force }
    [second] Second, Force { $force }
    [lookout] Vigie, Force { $force }
    [chaplain] Aumônier, Force { $force }
    [bosun] Bosco, Force { $force }
   *[cook] Cambuse, Force { $force }
}
role-detail = { $role ->
    [captain] Capitaine, Force { $force }. Attribue les autres Personnages, pioche et partage le butin, mène son camp lors d’une mutinerie.
    [second] Second, Force { $force }. Tend chaque tour un Traquenard sans carte, peut forcer un partage refusé deux fois, et devient Capitaine quand une élection finit à égalité.
    [lookout] Vigie, Force { $force }. Voit la valeur du butin pioché à chaque tour.
    [chaplain] Aumônier, Force { $force }. Aucun pouvoir.
    [bosun] Bosco, Force { $force }. Aucun pouvoir.
   *[cook] Cambuse, Force { $force }. Aucun pouvoir.
}
today = { $cards ->
    [one] Le butin du jour : une carte
   *[other] Le butin du jour : { $cards } cartes
}{ $seen ->
    [0] {""}
    [one] , dont une que vous avez vue
   *[other] , dont { $seen } que vous avez vues
}
votes = { $name } : { $votes ->
    [0] aucune voix
    [one] une voix
   *[other] { $votes } voix
}
votes-label = Voix
crew = { $sailors ->
    [0] Aucun Matelot
    [one] Un Matelot
   *[other] { $sailors } Matelots
}, Force { $force }
hand-of = { $name } : { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
word = Parole { $kept ->
    [0] jamais tenue
    [one] tenue une fois
   *[other] tenue { $kept } fois
}, { $broken ->
    [0] jamais trahie
    [one] trahie une fois
   *[other] trahie { $broken } fois
}
seat-place = { $name } : { $role ->
    [captain] Capitaine
    [second] Second
    [lookout] Vigie
    [chaplain] Aumônier
    [bosun] Bosco
    [cook] Cambuse
   *[none] sans Personnage
} · { $votes ->
    [0] aucune voix
    [one] une voix
   *[other] { $votes } voix
} · butin { $loot } · enterré { $buried } · main { $hand }
no-role = { $name } n’a plus de Personnage jusqu’au prochain tour
no-role-short = Sans rôle
mutineer = { $name } est du côté des mutins : { $role ->
    [second] Second
    [lookout] Vigie
    [chaplain] Aumônier
    [bosun] Bosco
   *[cook] Cambuse
}, Force { $force }
mutineer-short = Mutin !
magot = { $name }, magot : { $cards ->
    [0] rien
    [one] une carte
   *[other] { $cards } cartes
}{ $known ->
    [0] {""}
    [one] , une part{ $unknown ->
        [0] {""}
        [one] {" "}et une carte inconnue
       *[other] {" "}et { $unknown } cartes inconnues
    }
   *[other] , { $known } parts{ $unknown ->
        [0] {""}
        [one] {" "}et une carte inconnue
       *[other] {" "}et { $unknown } cartes inconnues
    }
}
offer = { $cards ->
    [one] Proposé à { $name } : une carte
   *[other] Proposé à { $name } : { $cards } cartes
}{ $parts ->
    [0] {""}
    [one] , une part
   *[other] , { $parts } parts
}
hoard = Enterré : { $cards ->
    [0] rien
    [one] une carte
   *[other] { $cards } cartes
}
hoard-known = Enterré : { $cards ->
    [0] rien
    [one] une carte
   *[other] { $cards } cartes
}, { $parts ->
    [0] aucune part
    [one] une part
   *[other] { $parts } parts
}
hoard-label = Enterré
trap-hidden = Un Traquenard tendu par { $author }, face cachée
trap-known = { $place ->
    [hammock] Un Traquenard tendu par { $author } au Hamac
    [tavern] Un Traquenard tendu par { $author } à la Taverne
    [house] Un Traquenard tendu par { $author } chez les Filles de joie
   *[island] Un Traquenard tendu par { $author } sur l’Île au trésor
}
stack = Traquenards contre { $name } : { $cards }
sailor = Un Matelot de Force { $force }
sailor-detail = Matelot, Force { $force }. Une voix à chaque scrutin ; combat avec cette Force quand un Branle-bas est joué pour qui il suit.
action = { $action ->
    [ambush] Traquenard
    [dodge] Esquive
    [hands] Branle-bas
   *[bribe] Pot-de-vin
}
action-detail = { $action ->
    [ambush] Traquenard. Phase 5 : nommez quelqu’un et un lieu. Qui s’y cache perd Personnage, main et Matelots, et son butin non enterré est à vous.
    [dodge] Esquive. Quand un Traquenard vous trouve : une chance sur deux d’en réchapper.
    [hands] Branle-bas. Dans une mutinerie, une fois les camps formés : les Matelots d’un participant combattent pour son camp.
   *[bribe] Pot-de-vin. Après l’annonce des votes, à tout scrutin : payez une carte Butin, et les Matelots d’un autre votant votent comme vous.
}
loot-card = { $parts ->
    [one] Butin : une part
   *[other] Butin : { $parts } parts
}
known-by = Connue aussi par { $names }
hand = Votre main : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
ballot-split = { $number ->
    [1] Le vote du partage
   *[other] Le vote du second partage
}
ballot-election = L’élection
ballot-player = Joueur
ballot-vote = Vote
ballot-weight = Voix
ballot-bribed = 1 ; { $sailors ->
    [one] un Matelot soudoyé : { $vote }
   *[other] { $sailors } Matelots soudoyés : { $vote }
}
vote-for = pour
vote-against = contre
camps = Mutinerie : { $against } contre { $loyal }
camps-side = Camp
camps-force = Force
camp-mutineer = mutin
camp-loyal = fidèle
promises = Promesses
promise = { $kind ->
    [vote] { $maker } à { $to } : « pour { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, je vote le partage »
    [split] { $maker } à { $to } : « votez pour, et vous aurez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } au prochain tour »
    [elect] { $maker } à { $to } : « votez pour moi, et vous aurez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } au prochain tour »
   *[side] { $maker } à { $to } : « soyez de mon côté, et vous aurez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } au prochain tour »
}
promise-due = { $maker } doit à { $to } { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} du butin de ce tour
past = Tour précédent
past-place = Planque
past-ambush = Traquenards de
waited = { $place ->
    [hammock] { $author } (Hamac)
    [tavern] { $author } (Taverne)
    [house] { $author } (Filles de joie)
   *[island] { $author } (Île au trésor)
}

# --- Ce qu’on voit de ce qui arrive

count-line = { $name } : { $count }
count-for = { $name } pour { $candidate }
sailors-of = Matelots qui suivent { $name }
promised = « { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} »
back-place = Une carte Planque, face cachée
dodge-drawn = { $escaped ->
    [1] L’Esquive réussit
   *[other] L’Esquive échoue
}
duel-mutineers = Les mutins
duel-loyal = Le camp du Capitaine
counted-loot = { $cards } × { $parts ->
    [one] une part
   *[other] { $parts } parts
}

# --- Ce que ferait un choix

preview-appoint = Force { $force } en cas de mutinerie.
preview-vote = Compte { $votes ->
    [one] une voix
   *[other] { $votes } voix
}.
preview-force = Le partage est adopté, l’île reste ouverte, une mutinerie devient possible.
preview-bribe = { $sailors ->
    [0] Il n’y a pas de Matelots : cela ne changerait rien.
    [one] Un Matelot voterait comme vous. Coûte une carte Butin.
   *[other] { $sailors } Matelots voteraient comme vous. Coûte une carte Butin.
}
preview-ambush = À gagner : { $loot ->
    [0] aucun butin
    [one] une carte Butin
   *[other] { $loot } cartes Butin
} ; à disperser : { $sailors ->
    [0] aucun Matelot
    [one] un Matelot
   *[other] { $sailors } Matelots
}.
preview-reinforce = Ajoute { $force } à ce camp.
preview-plank = { $loot ->
    [0] Pas de butin à partager.
    [one] Une carte Butin à partager.
   *[other] { $loot } cartes Butin à partager.
}
preview-bury = { $parts ->
    [0] Tout reste devant vous.
    [one] Une part à l’abri pour de bon.
   *[other] { $parts } parts à l’abri pour de bon.
}
preview-dodge = Une chance sur deux.
preview-vow = Cela n’engage à rien ; la table verra si vous tenez parole.
preview-house-broke = Vous n’avez pas de butin pour payer : vous perdriez Personnage, main et Matelots !
preview-tavern-captain = À l’abri, sauf si quelqu’un devine. La Taverne sert aux mutins, et un Capitaine ne lance pas de mutinerie.
preview-hide = { $place ->
    [hammock] Sans effet ; sûr, sauf si l’on devine.
    [tavern] Si personne ne vous y trouve, vous pourrez déclencher une mutinerie.
    [house] Coûte une de vos cartes Butin ({ $loot }).
   *[island] Si personne ne vous y trouve, vous pourrez enterrer votre butin ({ $loot ->
        [0] rien
        [one] une carte
       *[other] { $loot } cartes
    }).
}
preview-keep-all = Vous garderiez tout le butin : l’île ferme, une mutinerie devient possible.

own = À vous
cost-mutiny = On n’en revient pas. Si la mutinerie échoue, l’un des mutins passe par la planche et perd Personnage, main, Matelots et butin non enterré.
cost-force = Le Capitaine s’en souviendra : le partage est adopté, et chacun peut déclencher une mutinerie.
cost-overboard = { $cards ->
    [one] Cette carte Butin est perdue pour de bon : personne ne pourra plus l’enterrer.
   *[other] Ces { $cards } cartes Butin sont perdues pour de bon : personne ne pourra plus les enterrer.
}
cost-unburied = { $cards ->
    [one] Une carte Butin reste devant vous. On peut la voler, et seul le butin enterré compte à la fin.
   *[other] { $cards } cartes Butin restent devant vous. On peut les voler, et seul le butin enterré compte à la fin.
}
preview-share = { $cards ->
    [one] La première carte de ce partage pour ce joueur.
   *[other] { $cards } cartes de ce partage pour ce joueur.
}

# --- Aide

help-refit = Chacun complète sa main à deux cartes Action. Les Matelots se posent aussitôt et apportent des voix ; Traquenard, Esquive, Branle-bas et Pot-de-vin attendent en main. Ne défaussez toute votre main que si des Matelots vous serviraient mieux.
help-roles = Le Second tend chaque tour un Traquenard gratuit et décide d’un partage refusé deux fois : nommez quelqu’un qui vous doit quelque chose. La Vigie voit le butin que vous piochez. Dans une mutinerie, les Forces comptent.
help-price = Votre prix dit au Capitaine ce qui vous gagnerait, et aux autres ce que vous valez. Trop cher, une autre voix coûtera moins ; en silence, vous restez libre. Rien de ce qui est dit ici n’engage, mais chacun verra si vous tenez parole.
help-vow = Une promesse ne coûte rien aujourd’hui et peut vous gagner une voix. Si l’on fait ce que vous demandez et que vous êtes Capitaine au prochain tour, chacun verra si vous donnez ces cartes, et s’en souviendra.
help-share = Autant de voix pour que contre suffisent, la vôtre et vos Matelots compris : contentez juste assez de monde. Si vous gardez tout, l’île ferme et une mutinerie devient possible ; après deux refus, le Second décide.
help-vote = Vous avez une voix, plus une par Matelot ; à égalité, le partage est adopté. Votez pour si un autre partage vous donnerait moins. { $number ->
    [1] S’il est refusé, le Capitaine doit proposer encore une fois, peut-être mieux.
   *[other] S’il est encore refusé, le Second le force, ou bien le Capitaine prend tout ; l’un et l’autre ouvrent la voie à une mutinerie.
}
help-bribe = Un Pot-de-vin coûte une carte Butin, quelle que soit sa valeur : payez avec une petite. Les Matelots du joueur nommé votent comme vous, sa propre voix ne change pas. Il vaut son prix s’il renverse le scrutin.
help-force = Forcé, le partage est adopté et l’Île au trésor reste ouverte. Si vous laissez faire, le Capitaine prend tout le butin du jour et l’île ferme. Dans les deux cas, qui a un Personnage, sauf le Capitaine, peut déclencher une mutinerie.
help-overboard = En général, on le garde : ce qui passe par-dessus bord est perdu pour toujours. Mais le butin devant vous attire les Traquenards, et qui vous surprend prend tout ; une petite carte vaut parfois moins que la tranquillité.
help-hide = On n’enterre que sur l’Île au trésor, et seul le butin enterré compte : les Traquenards y guettent. Le Hamac ne sert à rien ; de la Taverne, on peut lancer une mutinerie ; chez les Filles de joie, personne ne vous attend, pour une carte Butin.
help-ambush = Si vous devinez où quelqu’un se cache, son butin non enterré est à vous, il perd Personnage, main et Matelots, et une mutinerie devient possible. Les riches veulent enterrer. Ni votre propre planque, ni deux fois le même lieu.
help-house = Les Filles de joie coûtent une carte Butin de votre choix, quelle que soit sa valeur, et ne rendent pas la monnaie : la plus petite suffit.
help-dodge = Vous en réchappez une fois sur deux ; l’Esquive est perdue dans tous les cas. Sans elle, vous perdez Personnage, main, Matelots et butin non enterré : ne la gardez que si vous avez peu à perdre aujourd’hui, et plus tard davantage.
help-bury = Le butin enterré est à l’abri de tous, et lui seul compte à la fin. Ce que vous gardez peut payer un Pot-de-vin ou les Filles de joie, mais aussi être volé : enterrez presque tout, ou tout.
help-election = Le Capitaine partage le butin et attribue les Personnages : présentez-vous si vous pouvez gagner, ou votez pour qui s’en souviendra. Qui a un Personnage vote, avec une voix de plus par Matelot. À égalité, le Second devient Capitaine.
help-mutiny = Il faut aux mutins plus de Force que le camp du Capitaine : comptez. S’ils gagnent, ils élisent un Capitaine, qui partage le butin de l’ancien ; sinon, l’un d’eux passe par la planche et perd tout ce qu’il n’a pas enterré. Sans retour.
help-all-hands = Un Branle-bas ajoute la Force des Matelots d’un participant à son camp, une fois pour chacun. Jouez-le s’il renverse le combat ; si votre camp gagne sans lui, gardez-le pour une autre mutinerie.
help-plank = Qui passe par la planche perd Personnage, main, Matelots et tout son butin non enterré. Ce butin, vous le partagez entre vous et votre camp : la plus riche des victimes rapporte le plus, et ce que vous donnez vous fait des amis.

# --- Le but

goal-line = Enterrer le plus de butin
goal = Quand le butin est épuisé, après { $turns } tours, qui en a enterré le plus gagne. Seul le butin enterré compte.
goal-win-share = À chaque tour, le Capitaine partage le butin du jour et tous votent. Négociez votre part.
goal-win-bury = La nuit, cachez-vous sur l’Île au trésor : si rien ne vous y arrive, vous pouvez enterrer votre butin.
goal-win-rob = Un Traquenard dans la bonne planque prend tout le butin de qui s’y cache.
goal-lose-unburied = Le butin resté devant vous à la fin ne vaut rien.
goal-lose-trapped = Tombez dans un Traquenard, ou passez par la planche après une mutinerie, et votre butin est perdu.
goal-role-captain = Vous êtes le Capitaine : vous partagez le butin, et l’équipage juge.
goal-role = Votre Personnage : { role }, Force { $force } en cas de mutinerie, et une voix. Les Matelots en donnent d’autres.
goal-role-none = Vous n’avez pas de Personnage pour l’instant. Il faut celui que le Capitaine vous donnera pour voter.
goal-near-parts = { $name } : { $parts ->
    [0] rien d’enterré
    [one] une part enterrée
   *[other] { $parts } parts enterrées
}
goal-near-cards = { $name } : { $cards ->
    [0] rien d’enterré
    [one] une carte enterrée
   *[other] { $cards } cartes enterrées
}
goal-picture-loot = Votre butin, de 1 à 3 parts la carte. Il n’est pas encore à l’abri.
goal-picture-port = Chacun se cache en secret ; les Traquenards attendent aux mêmes endroits.
goal-picture-crew = Chaque Matelot est une voix de plus, et de la Force en cas de mutinerie.

# La fin

end-richest = { $seats_is ->
    [you] Vous avez enterré { $margin ->
        [one] une part
       *[other] { $margin } parts
    } de plus { QUE($rivals) }.
   *[one] { $seats } gagne, avec { $margin ->
        [one] une part enterrée
       *[other] { $margin } parts enterrées
    } de plus { QUE($rivals) }.
}
end-level = { $seats_is ->
    [us] { $seats } partagez la victoire : { $score ->
        [0] aucune part enterrée
        [one] une part enterrée
       *[other] { $score } parts enterrées
    } chacun, et personne n’a davantage.
   *[many] { $seats } partagent la victoire : { $score ->
        [0] aucune part enterrée
        [one] une part enterrée
       *[other] { $score } parts enterrées
    } chacun, et personne n’a davantage.
}
score-unit = Parts enterrées
fared = { $lost ->
    [one] une part non enterrée, perdue
   *[other] { $lost } parts non enterrées, perdues
}
