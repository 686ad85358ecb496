# Les mots de toutes les pages.

web-home = Accueil : les jeux
web-navigation = Pages
web-account = Compte
web-about = À propos
web-language = Langue
web-skip = Aller au contenu
web-fan-made = Fait par des gens qui aiment ces jeux, et non par leurs éditeurs.
web-offline = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-oops = Un problème est survenu
