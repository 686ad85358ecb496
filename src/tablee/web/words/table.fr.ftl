# Les mots de la table.

web-table-close = Fermer
web-table-no = Non
web-table-do = Oui
web-table-sure = C’est bien ce que vous voulez ?

# La porte
web-table-opening = On dresse la table…
web-table-welcome = On vous invite à une table
web-table-your-name = Comment les autres vous appellent-ils ?
web-table-come-in = Entrer
web-table-shut = Cette table vous est fermée
web-table-home = Aller aux jeux
web-table-again = Réessayer
web-table-ended = Votre session est terminée ici.
web-table-offline = Le serveur est injoignable pour l’instant.

# La connexion
web-table-lost = La connexion est coupée. On la rétablit ; rien de ce que vous avez fait n’est perdu.
web-table-connecting = Connexion…

# La question
web-table-region = La table
web-table-question = La question
web-table-your-turn = À vous
web-table-waiting = On attend
web-table-options = { $count ->
    [one] Un seul choix
   *[other] Les { $count } choix
}
web-table-choose = Choisir
web-table-narrowed = Choisissez maintenant où.
web-table-help = M’aider à choisir
web-table-answer = Répondre
web-table-seat = (place { $number })

# Les règles
web-table-rule = Règle { $rule }
web-table-all-rules = Toutes les règles
web-table-no-rule = Le livret n’a pas de règle { $rule }.
web-table-looking = On feuillette les règles…

# À côté de la table
web-table-side = Journal et discussion
web-table-side-unread = Journal et discussion : { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
web-table-log = Ce qui s’est passé
web-table-players = Joueurs
web-table-you = (vous)
web-table-bot = robot
web-table-bot-plays = un robot joue à sa place
web-table-asked = doit jouer
web-table-away = hors ligne
web-table-gone = a quitté la partie
web-table-watching = { $count ->
    [one] Regarde : { $names }
   *[other] Regardent : { $names }
}
web-table-time-up = temps écoulé
web-table-hours = { $hours } h { $minutes }
web-table-days = { $days } j { $hours } h

# La discussion
web-table-chat = Discussion
web-table-channel = Qui l’entend
web-table-to = { $channel ->
    [team] Mon équipe
    [aside] En aparté à…
    [gallery] Les spectateurs
   *[table] La table
}
web-table-channel-name = { $channel ->
    [team] équipe
    [aside] aparté
    [gallery] spectateurs
   *[table] table
}
web-table-aside-to = Qui doit l’entendre ?
web-table-line = Dites quelque chose
web-table-send = Envoyer
web-table-no-talk = Personne n’a encore rien dit.
web-table-muted = Les règles du jeu vous interdisent de parler ici maintenant.

# Les outils
web-table-menu = Menu
web-table-hint = Demander conseil
web-table-worth = { $worth } :
web-table-thinking = Un robot réfléchit avec ce que vous savez…
web-table-undo = Annuler
web-table-undo-asked = { $name } voudrait annuler sa réponse.
web-table-undo-yes = D’accord
web-table-undo-no = Non
web-table-undo-waiting = Vous avez demandé à annuler votre réponse. On demande aux autres.
web-table-undo-drop = Tant pis
web-table-hand-over = Laisser un robot jouer pour moi
web-table-bot-for-you = Un robot joue pour { $name }.
web-table-take-back = Rejouer moi-même
web-table-away-for = { $name } n’est plus là. Dans { $time }, vous pourrez laisser un robot jouer.
web-table-is-away = Tout le monde attend { $name }, qui n’est plus là ou n’a plus de temps.
web-table-replace = Laisser un robot jouer pour { $name }
web-table-end-for = Finir la partie pour { $name }
web-table-resign = Abandonner
web-table-resign-help = Vous quittez cette partie pour de bon. On ne peut pas revenir en arrière.
web-table-leave = Quitter la table
web-table-leave-help = Votre place vous attend : le même lien vous ramène. Les autres peuvent laisser un robot jouer en attendant. S’il ne reste que des robots, l’un d’eux prend votre place aussitôt.
web-table-sound-on = Activer le son
web-table-sound-off = Couper le son
web-table-bell-on = Me prévenir quand c’est à moi
web-table-bell-off = Ne plus me prévenir
web-table-bell-blocked = Ce navigateur n’autorise pas les notifications pour cette page.
web-table-language = { $language ->
    [fr] En français
   *[en] In English
}
web-table-keys = Clavier
web-table-key = { $name ->
    [arrows] ← ↑ → ↓
    [shift] Maj + ← ↑ → ↓
    [enter] Entrée, Espace
    [escape] Échap
    [digits] 1 à 9
   *[look] i ou ?
}
web-table-key-does = { $name ->
    [arrows] Aller d’une chose à choisir à la suivante
    [shift] Parcourir tout ce qui est sur la table
    [enter] La choisir
    [escape] Revenir d’un pas
    [digits] Choisir dans la liste
   *[look] Regarder la chose de près
}

# Ce que voient les autres
web-table-sights = Ce que voient les autres
web-table-sights-playing = Voici la table telle que vous la voyez, et qui d’autre en voit chaque partie.
web-table-sights-watching = Vous regardez la partie : vous ne voyez que ce qui est visible de tous.
web-table-sight = { $who ->
    [me] Visible de vous uniquement
    [holder] Caché pour vous, peut-être pas pour { $name }
    [nobody] Personne ne les voit
   *[all] Tout le monde les voit
}

# Plusieurs places
web-table-eyes = Vos places
web-table-curtain = À { $name } de jouer
web-table-curtain-help = Passez l’écran. Tous les autres regardent ailleurs.
web-table-lift = Je suis { $name } : montrez mon côté

# Ce qui se passe, montré
web-table-speed = { $speed ->
    [calm] Vitesse : calme
    [normal] Vitesse : normale
    [fast] Vitesse : rapide
   *[at-once] Vitesse : immédiate
}
web-table-again-shown = Revoir
web-table-skip = Passer
web-table-more = { $count ->
    [one] +1
   *[other] +{ $count }
}
web-table-since = Depuis votre dernier tour
web-table-codes = Montrer la règle derrière chaque ligne

# Le plateau
web-table-zoom = Le plateau, de près ou de loin
web-table-zoom-in = Plus près
web-table-zoom-out = Plus loin
web-table-zoom-whole = Tout le plateau

# --- Le but

web-table-goal = Le but du jeu
web-table-goal-wins = Pour gagner
web-table-goal-loses = Attention
web-table-goal-near = Où en est chacun
web-table-goal-play = Jouer
