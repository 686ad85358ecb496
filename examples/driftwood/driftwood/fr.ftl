name = Bois flotté
tagline = Chargez votre radeau de ce que la mer apporte.

option-load = Charge
option-load-help = Ce qu’un radeau peut porter. Un radeau qui porte exactement cela gagne aussitôt.

move-lay = Poser le { $card }
move-take = Prendre le { $card }
move-leave = Tout laisser et piocher
ask-lay-wood = { $waiting_is ->
    [you] Posez une carte.
    [us] Posez une carte.
   *[other] On attend que { $waiting } pose une carte.
}
ask-pick-wood = { $waiting_is ->
    [you] Prenez une des cartes, ou laissez-les toutes.
   *[other] { $waiting } choisit.
}
refuse-not-in-hand = Vous n’avez pas cette carte : « { $move } ».

event-laid = { $seat_is ->
    [you] Vous posez { $card }.
   *[other] { $seat } pose { $card }.
}
event-took = { $seat_is ->
    [you] Vous prenez le { $card }. Votre radeau porte { $weight }.
   *[other] { $seat } prend le { $card }. Le radeau porte { $weight }.
}
event-drew = Vous laissez tout et piochez un { $card }.
event-drew-one = { $seat } laisse tout et pioche une carte.
event-washed-away = La mer emporte { $cards }.

end-full = { $seats_is ->
    [you] Votre radeau est plein : il porte { $weight }.
   *[one] { $seats } gagne : son radeau est plein et porte { $weight }.
}
end-heaviest = { $seats_is ->
    [you] Votre radeau est le plus lourd, avec { $weight }.
   *[one] { $seats } gagne avec le radeau le plus lourd, { $weight }.
}
end-level = { $seats_is ->
    [us] { $seats } partagez la victoire, avec des radeaux de { $weight }.
   *[many] { $seats } partagent la victoire, avec des radeaux de { $weight }.
}

weight = Le radeau de { $name } porte { $weight } sur { $load }
weight-label = Poids
raft = Le radeau de { $name }
laid = Carte posée par { $name }
wood = Bois de poids { $card }
back = Une carte cachée
hand = Votre main
hand-of = { $name } : { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
sea = La mer
pile = La pioche : { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
washed = Emportées

# --- Le but

goal-line = Le radeau le plus lourd
goal = Chargez votre radeau de ce que la mer apporte : dès que quelqu’un n’a plus de carte, le plus lourd gagne.
goal-win = Un radeau porte { $load } au plus. Qui porte exactement cela gagne aussitôt.
goal-lose = La carte la plus légère choisit d’abord : une lourde peut ne rien trouver à prendre.
goal-role = Vous chargez votre propre radeau.
goal-picture = Du bois sur un radeau, selon son poids.
