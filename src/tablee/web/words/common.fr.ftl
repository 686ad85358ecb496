# Les mots de toutes les pages.

web-home = Accueil : les jeux
web-navigation = Pages
web-account = Compte
web-about = À propos
web-language = Langue
web-skip = Aller au contenu
