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
error-setup = A match can’t be set up like this.
error-setup-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-setup-fixed-seats = { $game } is for exactly { $needed } players, not { $seats }.
error-setup-option = { $game } has no option “{ $option }”; its options are { $known }.
error-setup-no-options = { $game } has no option “{ $option }”; it has none.
error-setup-switch = Option “{ $option }” is on or off, not “{ $value }”.
error-setup-number = Option “{ $option }” is a number from { $least } to { $most }, not “{ $value }”.
error-setup-choice = Option “{ $option }” is one of { $choices }, not “{ $value }”.
error-setup-text = Option “{ $option }” is a text of at most { $longest } characters.
error-language = I speak fr and en, not “{ $asked }”.
error-option = An option is written NAME=VALUE, not “{ $text }”.
error-no-seat = There is no seat { $seat } in this match: there are seats 0 to { $last }.
error-hosting = { $problem }
error-record = Line { $line }: { $problem }.

seat = Seat { $number }
rule = Rule { $number }
your-turn = Your turn
waiting-for = Waiting for { $names }…
help =
    A number gives that answer; so does the answer itself, such as “{ $example }”, or the end of it.
    A letter opens what lies on the table under it. Enter turns the page, and goes back to the table.
    goal: what you play for. hint: what a bot would do. list: all answers, with what they do. rules: the rule behind the question.
    log: what has happened. undo: undo your last answer. quit: leave the table.
no-such-option = There is no option { $number }: they go from 1 to { $most }.
log = What has happened
hint-best = Best: { $move }
hint-only = There is only one answer: { $move }
pass-the-screen = Pass the screen to { $name }. Press Enter when nobody else is looking.
goodbye = You have left the table.
match-over = The match is over
recorded = The match is recorded in { $file }.
commitment = Fingerprint of this match’s luck: { $commitment }
hint-wins = { $tenths ->
    [0] From here the bot would hardly ever win.
    [1] From here the bot would win about once in 10 matches.
    [10] From here the bot would almost always win.
   *[other] From here the bot would win about { $tenths } times in 10.
}
hint-often = { $tenths ->
    [10] The bot would almost always choose this.
    [1] The bot would choose this about once in 10 times.
   *[other] The bot would choose this about { $tenths } times in 10.
}
hint-line = { $move }: { $worth }
hint-worth-wins = { $worth ->
    [near] about as good
    [less] a little worse
   *[far] { $tenths ->
        [0] hardly ever
        [1] about once in 10
       *[other] about { $tenths } times in 10
    }
}
hint-worth-often = { $worth ->
    [near] about as often
   *[far] { $tenths ->
        [1] about once in 10
       *[other] about { $tenths } times in 10
    }
}
error-unknown-bot = There is no bot called “{ $name }”. Try { $known }.
error-unknown-rule = { $game } has no rule { $number }; they go from { $first } to { $last }.
error-author-name = “{ $name }” can’t be the name of a game: small letters, digits and _, three letters first.
error-author-taken = There is a { $name } already: choose another name.
error-author-folder = { $folder } exists already: choose another folder with --into.
error-author-entry-point = { $file } has to name one game as an entry point of { $group }.
error-author-not-a-game = { $what } is not a Game.
error-file-there = I can’t write the record to { $file }: it exists already.
error-no-folder = I can’t write the record to { $file }: there is no folder { $folder }.
error-file = I can’t read { $file }: { $problem }.
error-cant-leave = In { $game } nobody can leave for good: let a bot take the seat.
line-up = At the table: { $players }
person = a person

error-table-entry = I can’t read an entry of the kind “{ $kind }”: { $problem }.
error-table-not-invited = This table is by invitation: its link or its code opens it.
error-table-barred = The host has removed you from this table.
error-table-not-here = You are not at this table: come in first.
error-table-name = A name has 1 to { $most } letters that everybody can see, or half as many wide ones.
error-table-name-bot = “{ $name }” could be a bot or an open seat: choose another name.
error-table-name-taken = Somebody at this table is already called “{ $name }”, or much alike: choose another name.
error-table-not-host = Only the host of the table can do that.
error-table-begun = The match has begun: that can no longer be changed.
error-table-not-running = No match is being played at this table.
error-table-not-over = The match is not over yet.
error-table-no-goal = This game does not tell its goal; its rules do.
error-table-no-seat = There is no seat { $seat } at this table.
error-table-only-players = Only those who play at this table can do that.
error-table-version = This match was begun under version { $version } of the rules of { $game }, which is no longer here.
error-table-seat-taken = Seat { $seat } is taken.
error-table-seats-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
error-table-not-ready = Still waiting for { $names }.
error-table-bots-alone = At least one person has to sit down.
error-table-bot = There is no bot called “{ $name }” here.
error-table-language = There are no texts in “{ $language }”.
error-table-time = Such a clock is not possible: 1 second to 30 days, and at least an hour where days are counted.
error-table-not-your-seat = Seat { $seat } is not yours.
error-table-bot-plays = A bot plays seat { $seat }: take it back first.
error-table-no-bot = No bot plays seat { $seat }.
error-table-stale = The table has changed since you looked: look again, then answer.
error-table-nothing-to-undo = You have no answer to undo.
error-table-undo-pending = Somebody has already asked to undo an answer.
error-table-no-undo = You are not asked about undoing an answer.
error-table-still-there = The player of seat { $seat } is there, or has time left to come back.
error-table-rematched = The rematch is already set up.
error-table-nothing-to-continue = { $steps ->
    [one] After one answer
   *[other] After { $steps } answers
} there is nothing to continue: choose a moment before the end of the match.
error-table-seat-gone = Seat { $seat } had left the match by then: choose another.
error-chat-empty = There is nothing to say in that line.
error-chat-long = A line has at most { $most } characters.
error-chat-fast = Too many lines at once: wait a moment.
error-chat-muted = By the rules of the game you can’t talk here now.
error-chat-no-team = You have no team to talk to, or several: say from which seat.
error-chat-channel = You can’t talk in that channel now.
error-chat-nobody = An aside goes to other players of this table.
bot-level = { $strength ->
    [random] at random
    [easy] easy
    [normal] normal
   *[hard] hard
}
table-bot-name = Bot { $number } ({ $strength ->
    [random] random
    [easy] easy
    [normal] normal
   *[hard] hard
})
error-table-key = The key of an answer has at most { $most } characters.
error-busy = Too much happens at this table just now. Try again.
error-no-hint = No bot can think about that just now. Try again.
error-behind = The table has moved on: its log ends at { $actual }.
error-unknown-table = There is no such table.
error-table-taken = Another table has that id or that code.
error-unknown-person = There is no such account.
error-name-taken = Somebody is already called “{ $name }”, or much alike: choose another name.
error-rating-moved = A rating has changed meanwhile: try again.
error-database = The database { $url } can’t be used: { $problem }.
error-newer-database = The database { $url } was written by a later version of Tablée (its schema is { $revision }): install that one.
error-missing-driver = For { $kind } a driver is missing: { $command }.
error-store-failed = The database did not answer as it should, and nothing was written: try again.
error-unsure = The database was lost while it wrote: read the table again, or ask again with the same key.
error-store-closed = The store is closed.
error-web-nobody = Tell us your name first: come in as a guest, or sign in.
error-web-password = That name and that password don’t belong together.
error-web-bad-password = A password has { $least } to { $most } characters.
error-web-guests-cant = For that you need an account: choose a password first.
error-web-scope = { $scope ->
    [read] This key may only read. For that, make one that may do more.
   *[play] This key may only read and play. For that, make one that may do more.
}
error-web-too-many = That was too much at once: wait a moment and try again.
error-web-too-many-open = You have too many of these open at once: close some first.
error-web-message = I can’t read that: { $problem }.
error-web-origin = That came from a page of another site, and was refused.
error-web-workers = Several workers need a PostgreSQL database: --database postgresql://…
error-web-not-found = There is nothing at this address.
error-web-method = That can’t be done at this address.
error-web-too-large = That is too large to be read.
error-web-broken = Something went wrong on our side. Nothing was changed; try again.
error-table-no-moment = This match has { $steps ->
    [one] one answer
   *[other] { $steps } answers
}: there is no moment { $step }.
error-port = Something listens on port { $port } already: end it, or choose another with --port.

terminal-folded = Not shown: { $what } (a letter opens it)
terminal-in-part = the rest of { $letters }
terminal-more-answers = … up to { $most }: “list” shows them all
terminal-more-news = ({ $count ->
    [one] one line before: “log”
   *[other] { $count } lines before: “log”
})
terminal-page-more = ─ Enter: more
terminal-page-end = ─ Enter: back to the table
terminal-help-talk = /say: to everybody. /team: to your team. /tell Zoé: … aside to Zoé, who reads it when the screen is hers.
terminal-grave = { $preview } Type “{ $typed }” again if you mean it.
terminal-time-left = { $seconds ->
    [1] One second is left: what is typed later is not heard.
   *[other] { $seconds } seconds are left: what is typed later is not heard.
}
terminal-undone = { $name } has undone an answer.
terminal-undo-asked = { $other }, { $name } would like to undo an answer. Is that fine? (y/n)
terminal-undo-refused = The others don’t agree: the answer stands.
terminal-said-table = { $name }: { $text }
terminal-said-team = { $name }, to the team: { $text }
terminal-said-aside = { $name }, aside to { $to }: { $text }

error-table-closed = Whoever runs this server has closed the table: { $reason }
error-table-nothing-to-close = That table is over already: there is nothing to close.
error-web-too-many-lobbies = You have { $most } tables that have not begun: begin or leave one of them first.
error-web-too-many-here = From where you are, { $most } such tables are open already: wait until one of them is over.

admin-no-tables = No table is open.
admin-table = { $table } · { $game } · { $phase ->
    [lobby] not begun
   *[running] being played
} · idle since { $since } · { $people }
admin-nobody = nobody there
admin-away = { $name } (away)
admin-closed = The table { $table } is closed, and whoever is there is told: { $why }
admin-person = { $id } · { $name } ({ $guest ->
    [guest] guest
   *[account] account
}) · since { $since } · sessions: { $sessions }, keys: { $tokens }
admin-renamed = { $before } is now called { $name }; open tables where that shows: { $tables }.
admin-kept = At the table { $table } the name stays: somebody there has one that looks the same.
admin-removed = { $name } is removed; open tables left: { $tables }.
admin-revoked = { $name } is signed out; sessions ended: { $sessions }, keys ended: { $tokens }.

# How a match ended

standing-won = You win
standing-team-won = Your team wins
standing-shared = You share the win
standing-lost = You lose
standing-team-lost = Your team loses
standing-place = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
standing-place-shared = You share { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
} place
standing-winners = { $names } { $count ->
    [one] wins
   *[other] win
}
standing-winners-share = { $names } share the win
standing-everybody = Everybody shares the win
standing-nobody = Nobody wins
