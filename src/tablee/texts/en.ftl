# Words that every game and every face shares.

you = you
list = { $all } and { $last }
on = on
off = off

error-refused = That was refused.
error-illegal-move = “{ $move }” is not allowed now.
error-not-asked = It isn’t your turn to answer.
error-unknown-move = I can’t read “{ $move }” as a move.
error-match-over = The match is over.
error-unknown-game = There is no game called “{ $name }”. Known games: { $known }.
error-setup = { $problem }
error-record = Line { $line }: { $problem }.

seat = Seat { $number }
rule = Rule { $number }
your-turn = Your turn
waiting-for = Waiting for { $names }…
type-move = Your move, by number or in words (? for help)
help = Type the number of an option, or the move itself, such as “{ $example }”. “hint” asks a bot for advice, “rules” shows the rule behind the question, “log” what has happened, “quit” leaves the table.
no-such-option = There is no option { $number }: they go from 1 to { $most }.
log = What has happened
hint = A bot would choose: { $move }
options = You can
pass-the-screen = Pass the screen to { $name }. Press Enter when nobody else is looking.
goodbye = You have left the table.
match-over = The match is over
recorded = The match is recorded in { $file }.
commitment = The luck of this match is fixed: { $commitment }
hint-line = { $move }: { $percent } % of the thought
hint-value = (expects { $percent } % of the win)
error-unknown-bot = There is no bot called “{ $name }”. Try { $known }.
error-unknown-rule = { $game } has no rule { $number }; they go from { $first } to { $last }.
error-cant-write = I can’t write the record to { $file }: { $problem }.
error-file = I can’t read { $file }: { $problem }.
error-cant-leave = In { $game } nobody can leave for good: let a bot take the seat.
line-up = At the table: { $players }
person = a person
