# Les mots communs à tous les jeux et à toutes les façons de jouer.

you = vous
list = { $all } et { $last }
on = oui
off = non

error-refused = C’est refusé.
error-illegal-move = « { $move } » n’est pas permis maintenant.
error-not-asked = Ce n’est pas à vous de répondre.
error-unknown-move = Je ne comprends pas le coup « { $move } ».
error-match-over = La partie est finie.
error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux connus : { $known }.
error-setup = { $problem }
error-record = Ligne { $line } : { $problem }.

seat = Place { $number }
rule = Règle { $number }
your-turn = À vous de jouer
waiting-for = On attend { $names }…
type-move = Votre coup, par son numéro ou en mots (? pour l’aide)
help = Tapez le numéro d’un choix, ou le coup lui-même, par exemple « { $example } ». « hint » demande conseil à un robot, « rules » montre la règle derrière la question, « log » ce qui s’est passé, « quit » quitte la table.
no-such-option = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
log = Ce qui s’est passé
hint = Un robot choisirait : { $move }
options = Vous pouvez
pass-the-screen = Passez l’écran à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
goodbye = Vous avez quitté la table.
match-over = La partie est finie
recorded = La partie est enregistrée dans { $file }.
commitment = Le hasard de cette partie est fixé : { $commitment }
