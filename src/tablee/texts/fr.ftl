# Les mots communs à tous les jeux et à toutes les façons de jouer.

you = vous
list = { $all } et { $last }
on = oui
off = non

error-refused = C’est refusé.
error-illegal-move = « { $move } » n’est pas permis maintenant.
error-not-asked = Ce n’est pas à vous de répondre.
error-unknown-move = Je ne comprends pas le coup « { $move } ».
error-match-over = La partie est finie.
error-unknown-game = Aucun jeu ne s’appelle « { $name } ». Jeux connus : { $known }.
error-setup = { $problem }
error-record = Ligne { $line } : { $problem }.

seat = Place { $number }
rule = Règle { $number }
your-turn = À vous de jouer
waiting-for = On attend { $names }…
type-move = Votre coup, par son numéro ou en mots (? pour l’aide)
help = Tapez le numéro d’un choix, ou le coup lui-même, par exemple « { $example } ». « conseil » demande conseil à un robot, « règle » montre la règle derrière la question, « journal » ce qui s’est passé, « quitter » quitte la table.
no-such-option = Il n’y a pas de choix { $number } : ils vont de 1 à { $most }.
log = Ce qui s’est passé
hint = Un robot choisirait : { $move }
options = Vous pouvez
pass-the-screen = Passez l’écran à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
goodbye = Vous avez quitté la table.
match-over = La partie est finie
recorded = La partie est enregistrée dans { $file }.
commitment = Le hasard de cette partie est fixé : { $commitment }
hint-line = { $move } : { $percent } % de la réflexion
hint-value = (espère { $percent } % de la victoire)
error-unknown-bot = Aucun robot ne s’appelle « { $name } ». Essayez { $known }.
error-unknown-rule = { $game } n’a pas de règle { $number } ; elles vont de { $first } à { $last }.
error-cant-write = Je ne peux pas écrire la partie dans { $file } : { $problem }.
error-file = Je ne peux pas lire { $file } : { $problem }.
error-cant-leave = Dans { $game }, personne ne peut partir pour de bon : laissez un robot prendre la place.
line-up = À la table : { $players }
person = une personne
