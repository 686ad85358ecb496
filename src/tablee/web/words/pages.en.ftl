# The pages around the table.

## Home

web-home-title = Take a seat
web-home-lead = Modern board games with friends or against bots, here in your browser. You need no account.
web-games = The games
web-play-bots = Play against bots
web-play-friends = Play with friends
web-rules = Rules
web-players = { $least }–{ $most } players
web-players-exactly = { $count ->
    [one] One player
   *[other] { $count } players
}
web-minutes = { $least }–{ $most } min
web-minutes-about = about { $count } min
web-my-tables = Your tables
web-continue = Continue
web-your-turn = Your turn
web-others-turn = Waiting for the others
web-seats-open = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-ready-to-start = Ready to start
web-public-tables = Open tables
web-no-public-tables = No open table just now. Start one with friends and make it public: whoever comes by can sit down.
web-join = Join
web-watch = Watch
web-idle = Nobody is playing just now
web-being-played = Being played
web-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-have-code = Have you got a code?
web-code = Code
web-code-example = e.g. K7QX2M

## Playing against bots

web-your-name = Your name
web-guest-name = { $place } { $animal }
web-guest-animals = Otter, Heron, Fox, Badger, Swift, Hare, Owl, Beaver, Finch, Lynx, Seal, Wren, Marten, Crane, Hedgehog, Robin
web-guest-places = River, Meadow, Evening, Forest, Harbour, Morning, Mountain, Garden, Island, Summer, Winter, Orchard
web-how-many = How many at the table?
web-side = Your side
web-side-any = Either
web-bots-strength = How strong are the bots?
web-strength-random = random
web-strength-easy = easy
web-strength-normal = normal
web-strength-hard = hard
web-start = Start
web-cancel = Cancel

## A new table

web-new-table = A new table
web-where = Where do you play?
web-where-apart = Each at their own screen
web-where-apart-help = You get a link and a code for the others. Seats that stay empty can go to bots.
web-where-together = Together at this screen
web-where-together-help = The screen goes from hand to hand. A curtain covers the cards between two turns.
web-people-here = Who plays at this screen?
web-person-number = Player { $number }
web-add-person = One more
web-remove = Remove
web-remove-person = Remove player { $number }
web-bots-fill = { $count ->
    [one] A bot takes the last seat. How strong?
   *[other] Bots take the other { $count } seats. How strong?
}
web-who-may-come = Who may come in?
web-by-invitation = By invitation
web-by-invitation-help = Only those who have the link or the code.
web-public = Open to all
web-public-help = The table is on the list of open tables: anybody can join or watch.
web-more-terms = Time, options and more
web-open-table = Open the table
web-time = Time
web-time-none = No limit
web-time-move = Per move
web-time-stock = Per match
web-time-days = Days
web-time-none-help = Everybody thinks as long as they like.
web-time-move-help = A clock runs for each single move.
web-time-stock-help = Each player has so much time for the whole match, and gets a little back with every move.
web-time-days-help = For matches beside daily life: come back whenever it is your turn.
web-time-none-told = no limit
web-time-move-told = { $time } for each move
web-time-stock-told = { $time } each for the match
web-time-stock-more-told = { $time } each for the match, { $more } more with every move
web-time-days-told = { $count ->
    [one] one day for each move
   *[other] { $count } days for each move
}
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-minutes-count = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-seconds-per-move = Seconds for a move
web-minutes-per-match = Minutes for the match
web-seconds-more = Seconds back with each move
web-days-per-move = Days for a move
web-absent = If somebody’s time runs out or they leave
web-absent-ask = The others decide
web-absent-bot = A bot plays on
web-absent-leave = It counts as resigning
web-absent-ask-help = The table waits until the others hand the seat to a bot. Whoever comes back takes it again.
web-absent-bot-help = A bot takes the seat when the time is up. Whoever comes back takes it again.
web-absent-leave-help = The match ends for that player, as the rules of the game say.
web-grace = Wait for somebody who is away
web-grace-help = After that, the others may let a bot play, and another is host.
web-stand-in = The bot that steps in
web-spoken = Language of the table
web-spoken-help = For words that belong to the game itself. Everybody reads the table in their own language.
web-hot-seat = Several people at one screen
web-hot-seat-help = Whoever holds several seats sees only the one whose turn it is, behind a curtain.
web-yes = yes
web-no = no

## The lobby

web-lobby = Before the match
web-read-rules = Read the rules
web-seats = Seats
web-seat-open = free
web-host = host
web-you = you
web-ready = ready
web-not-ready = not ready yet
web-sit = Sit here
web-sit-label = Sit on seat { $number }
web-stand = Stand up
web-stand-label = Stand up from seat { $number }
web-kick = Remove { $name }
web-place-bot = Bot…
web-no-bot = No bot
web-bot-of = Bot ({ $strength })
web-bot-label = Bot on seat { $number }
web-watching = Watching: { $names }
web-start-match = Start the match
web-all-there = Everybody is there. You can start.
web-host-starts = Everybody is there. The host can start.
web-be-ready = I am ready
web-be-unready = Not ready after all
web-missing-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-missing-seats-host = { $count ->
    [one] One seat is still free: invite somebody, or give it to a bot.
   *[other] { $count } seats are still free: invite people, or give them to bots.
}
web-missing-people = At least one person has to sit down.
web-missing-ready = Not ready yet: { $names }.
web-missing-me = The others wait until you are ready.
web-leave = Leave the table
web-invite = Invite
web-invite-how = Read out the code, send the link, or let them scan the QR code.
web-invite-players-only = Those who sit at the table can invite others.
web-link = Invitation link
web-copy = Copy
web-copied = Copied
web-share = Share…
web-share-text = Come and play { $game } with me.
web-qr = The invitation link as a QR code
web-terms = The settings
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-say = Say something to the table
web-send = Send

## After the match

web-match-over = The match is over
web-won = won
web-won-shared = shared the win
web-not-won = didn’t win
web-standings = Ranking
web-rematch = Rematch
web-join-rematch = Join the rematch
web-replay = Watch again
web-record = Save the record
web-other-game = Another game
web-luck = Can you trust the luck?
web-luck-holds = Draws verified
web-luck-promise = Before the first card was dealt, the table published a fingerprint of one secret number. Every shuffle and every draw of the match follows from that number, so nobody could change anything later without changing the fingerprint.
web-luck-checked = Your browser has just made the fingerprint of the number again, and it is the published one: the luck of this match was fixed from the beginning.
web-luck-broken = The number doesn’t fit the fingerprint that was published. Don’t trust this match.
web-luck-commitment = The fingerprint, published before the first card
web-luck-seed = The secret number, told after the last one
web-luck-verify = To run the whole match again and compare every single shuffle, save the record and use the program:

## Watching a match again

web-moves = Moves
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-moment = Moment of the match
web-moment-of = { $step } of { $steps }
web-eyes = Through whose eyes
web-eyes-open = All cards open
web-eyes-spectator = As a spectator
web-eyes-of = Through the eyes of { $name }
web-log = What happened
web-position = The table at this moment
web-hidden-answer = { $name } has answered.
web-share-moment = Share this moment
web-share-moment-told = This link opens the match at just this moment.
web-continue-from = Play on from here
web-continue-from-told = A new table begins at this moment, with you on one of the seats and bots on the others. The finished match stays as it is.
web-which-seat = On which seat?

## Rules

web-contents = Contents
web-search-rules = Search the rules
web-rules-found = { $count ->
    [0] No rule with these words
    [one] One rule
   *[other] { $count } rules
}
web-rule-link = Rule { $number }
web-all-games = All games
web-rules-own-words = These rules are written in our own words.

## Account

web-nobody = Welcome
web-nobody-told = You can play without an account. With one you keep your tables and your ratings on every device.
web-guest-told = You are a guest on this device. Your tables stay yours as long as this browser remembers you.
web-account-told = You have had this account since { $date }.
web-name = Name
web-password = Password
web-password-help = At least 8 characters.
web-sign-in = Sign in
web-sign-up = Create an account
web-sign-up-told = A name and a password, nothing else. We don’t ask for an e-mail address, so nobody can restore a password you forget.
web-guest-keeps = Choose a password, and your tables are yours on every device. Nothing is lost.
web-be-guest = Just play
web-be-guest-told = A name is enough.
web-come-in = Come in
web-save = Save
web-saved = Saved.
web-old-password = Current password
web-new-password = New password
web-change-password = Password
web-change-password-told = A new password signs you out on all other devices.
web-end-tokens = Also end the keys of my programs
web-password-changed = Your password is changed.
web-my-matches = Your finished matches
web-programs = Programs
web-programs-told = A program with one of your keys can do at a table what you can do, as far as the key goes.
web-token-label = What is the key for?
web-token-scope = What it allows
web-token-scope-read = to read: tables, replays, players
web-token-scope-play = to read and to play
web-token-scope-account = everything, the account too
web-token-days = For how long
web-token-so-many-days = { $days } days
web-token-since = made on { $date }
web-token-until = good until { $date }
web-token-for-ever = without an end
web-new-token = Make a key
web-token = Key
web-token-once = Here is the key. Keep it now: it is shown this one time only.
web-token-used = last used { $date }
web-token-unused = not used yet
web-take-away = Delete
web-leaving = Leave
web-guest-out-told = If you sign out as a guest, nobody can bring your tables back.
web-sign-out = Sign out
web-sign-out-everywhere = Sign out everywhere
web-delete = Delete everything about me…
web-delete-told = Your name, password, keys and ratings are erased at once. Finished matches stay for those who played them with you.
web-delete-now = Delete for good
web-looks = Appearance
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-help = Remembered on this device.

## Players

web-player = Player
web-player-since = Here since { $date }
web-player-nobody = You haven’t come in yet. Say a name, and this page is yours.
web-ratings = Ratings
web-game = Game
web-rating = Rating
web-matches = Matches
web-no-ratings = No rated match yet.
web-rating-told = A careful estimate of how well somebody plays: it begins at 0 and grows with wins and with the number of matches.
web-finished-matches = Finished matches
web-no-matches = No finished match yet. The first one will stand here, to be watched again.
web-more = Show more

## About

web-about-title = A table for modern board games
web-about-lead = Tablée is a digital table. You sit down with friends or with bots, and it knows the rules so that you don’t have to look them up. In French and English, in the browser, without advertising.
web-about-fair = Fair
web-about-fair-seen = Your browser only ever receives what your seat may know. Cards that are hidden from you are not hidden in the page: they are not there.
web-about-fair-luck = Before the first card the table publishes a fingerprint of the number that all its luck comes from, and tells the number at the end. Anyone can check that nothing was changed in between.
web-about-fair-bots = Bots sit like players. They get the same view of the table as a person on their seat, and think with that.
web-about-private = Private
web-about-private-data = We keep your name, a scrambled form of your password if you have one, your tables and what is said there. We don’t ask for an e-mail address.
web-about-private-others = These pages load nothing from elsewhere: no tracker, no font, no picture of another server. One cookie remembers who you are; another, if you have an account, that this browser has signed in to it before.
web-about-private-delete = On the account page you can delete everything about you at any time.
web-about-open = Open
web-about-open-licence = Tablée is free software under the MIT licence. Its drawings and its rulebooks are its own; the rulebooks tell the rules in our own words.
web-about-open-programs = Whatever a person can do at a table, a program can do over the JSON API, described at /schema/openapi.json.
web-credits = The games
web-credits-told = The games are the work of their authors and publishers. Tablée is made by people who like them, and is connected with none of those companies. If you enjoy a game here, buy it: the box is nicer to the touch.
web-made-by-aquatika = By Alexandre Droit, illustrated by Martin Texier. Published by Jeux FK, 2016.
web-made-by-decrypto = By Thomas Dagenais-Lespérance. Published by Le Scorpion Masqué, 2018.
web-made-by-fuji_flush = By Friedemann Friese, illustrated by Harald Lieske. Published by 2F-Spiele, 2016.
web-made-by-jamaica = By Malcolm Braff, Bruno Cathala and Sébastien Pauchon. Published by GameWorks in 2007, later by Space Cowboys.
web-made-by-pagamas = Published by Les Ludopathes, 2008.
web-made-by-pagan = By Kasper Kjær Christiansen and Kåre Werner Storgaard. Published by Wyrmgold; in French by Super Meeple, in English by Capstone Games.
web-made-by-patimpatampatum = By Marc Figueras and Marià Pitarque. Published by Vexillum, 2007.

## Nothing here

web-missing = Nothing is here
web-missing-told = There is no page at this address. Perhaps the link was cut short on its way.
web-oops-told = This page could not be shown. It is our fault; try again in a moment.
web-try-again = Try again
