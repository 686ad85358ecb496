# Words at the table.

web-table-close = Close
web-table-no = No
web-table-do = Do it
web-table-sure = Are you sure?

# The door
web-table-opening = The table is being laid…
web-table-welcome = You are invited to a table
web-table-your-name = What shall the others call you?
web-table-come-in = Come in
web-table-shut = This table is closed to you
web-table-home = To the games
web-table-again = Try again
web-table-ended = Your session here has ended.
web-table-offline = The server can’t be reached just now.

# The connection
web-table-lost = The connection is lost. We are trying again; nothing you did is lost.
web-table-connecting = Connecting…

# The question
web-table-region = The table
web-table-question = The question
web-table-your-turn = Your turn
web-table-waiting = Waiting
web-table-options = { $count ->
    [one] One option
   *[other] All { $count } options
}
web-table-choose = Choose this
web-table-narrowed = Now choose where.
web-table-help = Help me choose
web-table-answer = Answer
web-table-seat = (seat { $number })

# Rules
web-table-rule = Rule { $rule }
web-table-all-rules = All the rules
web-table-no-rule = The rulebook has no rule { $rule }.
web-table-looking = Leafing through the rules…

# Beside the table
web-table-side = Log and chat
web-table-side-unread = Log and chat: { $count ->
    [one] one new line
   *[other] { $count } new lines
}
web-table-log = What has happened
web-table-players = Players
web-table-you = (you)
web-table-bot = bot
web-table-bot-plays = a bot stands in
web-table-asked = to play
web-table-away = away
web-table-gone = has left
web-table-watching = { $count ->
    [one] Watching: { $names }
   *[other] Watching: { $names }
}
web-table-time-up = time’s up
web-table-hours = { $hours } h { $minutes }
web-table-days = { $days } d { $hours } h

# Talk
web-table-chat = Chat
web-table-channel = Who hears it
web-table-to = { $channel ->
    [team] My team
    [aside] Aside to…
    [gallery] Spectators
   *[table] The table
}
web-table-channel-name = { $channel ->
    [team] team
    [aside] aside
    [gallery] spectators
   *[table] table
}
web-table-aside-to = Who shall hear it?
web-table-line = Say something
web-table-send = Send
web-table-no-talk = Nobody has said anything yet.
web-table-muted = By the rules of the game you can’t talk here now.

# Tools
web-table-menu = Menu
web-table-hint = Get a hint
web-table-worth = { $worth }:
web-table-thinking = A bot is thinking it over with what you know…
web-table-undo = Undo
web-table-undo-asked = { $name } would like to undo an answer.
web-table-undo-yes = That’s fine
web-table-undo-no = No
web-table-undo-waiting = You asked to undo your answer. The others are being asked.
web-table-undo-drop = Never mind
web-table-hand-over = Let a bot play for me
web-table-bot-for-you = A bot is playing for { $name }.
web-table-take-back = Play again myself
web-table-away-for = { $name } is away. In { $time } you may let a bot play.
web-table-is-away = Everybody is waiting for { $name }, who is away or out of time.
web-table-replace = Let a bot play for { $name }
web-table-end-for = End the match for { $name }
web-table-resign = Resign
web-table-resign-help = You leave this match for good. There is no way back.
web-table-leave = Leave the table
web-table-leave-help = Your seat waits for you: the same link brings you back. The others may let a bot play meanwhile. If only bots are left, one takes your seat at once.
web-table-sound-on = Turn the sound on
web-table-sound-off = Turn the sound off
web-table-bell-on = Notify me when it is my turn
web-table-bell-off = No more notifications
web-table-bell-blocked = This browser doesn’t allow notifications for this page.
web-table-language = { $language ->
    [fr] En français
   *[en] In English
}
web-table-keys = Keyboard
web-table-key = { $name ->
    [arrows] ← ↑ → ↓
    [shift] Shift + ← ↑ → ↓
    [enter] Enter, Space
    [escape] Escape
    [digits] 1 to 9
   *[look] i or ?
}
web-table-key-does = { $name ->
    [arrows] Go from one thing you can choose to the next
    [shift] Go over everything that lies on the table
    [enter] Choose it
    [escape] Go one step back
    [digits] Choose from the list of options
   *[look] A closer look at the thing
}

# What others see
web-table-sights = What others see
web-table-sights-playing = This is how the table looks to you, and who else can see each part of it.
web-table-sights-watching = You watch as a spectator: you see only what lies open for everybody.
web-table-sight = { $who ->
    [me] Only you see these
    [holder] Hidden from you, perhaps not from { $name }
    [nobody] Nobody sees these
   *[all] Everybody sees these
}

# Several seats
web-table-eyes = Your seats
web-table-curtain = { $name }’s turn
web-table-curtain-help = Pass the screen on. Everybody else looks away.
web-table-lift = I am { $name }: show my side

# What happens, shown
web-table-speed = { $speed ->
    [calm] Speed: calm
    [normal] Speed: normal
    [fast] Speed: fast
   *[at-once] Speed: at once
}
web-table-again-shown = Show it again
web-table-skip = Skip
web-table-more = { $count ->
    [one] +1
   *[other] +{ $count }
}
web-table-since = Since your last turn
web-table-codes = Show the rule behind each line

# The board
web-table-zoom = The board, nearer or farther
web-table-zoom-in = Nearer
web-table-zoom-out = Farther
web-table-zoom-whole = The whole board

# --- The goal

web-table-goal = The goal
web-table-goal-wins = To win
web-table-goal-loses = Beware
web-table-goal-near = How near everybody is
web-table-goal-play = Let’s play
