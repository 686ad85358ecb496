# Aquatika in English.

name = Aquatika
tagline = Swim past them, over them or through them: one piece home wins.

option-layout = Board
option-layout-help = The large reef has five columns, with the goals behind the camps; the narrow one has three. The short one has its goals inside the camps, where anybody may stand.
option-layout-classic = large
option-layout-strip = narrow
option-layout-rect = short
option-placement = Placement
option-placement-help = In secret: both players fill their camps at the same time, unseen. In turn: the first player fills and shows the camp first.
option-placement-secret = in secret
option-placement-sequential = in turn
option-lateral_jumps = Sideways jumps
option-lateral_jumps-help = Flying fish may jump sideways too, not only forward.
option-show_prey = Show every prey
option-show_prey-help = Everybody sees what sits under every octopus. Off: you look under your own only, and have to remember the others.
option-first = First player
option-first-help = Who has the first move: somebody drawn by lot, Yellow (the first seat) or Grey (the second).
option-first-random = drawn by lot
option-first-yellow = Yellow
option-first-grey = Grey

move-place = { $kind ->
    [octopus] Octopus
    [shark] Shark
   *[fish] Flying fish
} on { $cell }
move-go = Move from { $start } to { $end }
move-carry = Carry the prey from { $start } to { $end }
move-onto = Move from { $start } onto the piece on { $end }
ask-place-pieces = { $waiting_is ->
    [you] Fill your camp: choose a piece for the marked cell.
    [us] Fill your camp: choose a piece for the marked cell.
    [one] { $waiting } is filling the camp.
   *[other] { $waiting } are filling their camps.
}
ask-move-piece = { $waiting_is ->
    [you] Move one of your pieces.
   *[other] { $waiting } has to move a piece.
}
refuse-not-this-place = You can’t place that now: “{ $move }”. The cells of your camp are filled in order, with the pieces you have left.
refuse-placement-first = Fill your camp first: “{ $move }” has to wait.
refuse-not-your-piece = You have no piece that can move there: “{ $move }”.
refuse-not-there = That piece can’t do this: “{ $move }”.
refuse-third-time = “{ $move }” would make the same position for the third time.

event-first-player-chosen = { $seat_is ->
    [you] You will have the first move.
   *[other] { $seat } will have the first move.
}
event-became-ready = { $seat_is ->
    [you] Your camp is full.
   *[other] { $seat }’s camp is full.
}
event-camps-shown = { $seat_is ->
    [you] Both camps lie open. You begin.
   *[other] Both camps lie open. { $seat } begins.
}
event-stepped = { $seat_is ->
    [you] You move
   *[other] { $seat } moves
} { $piece ->
    [octopus] an octopus
    [shark] a shark
   *[fish] a flying fish
} from { $start } to { $end }.
event-jumped = { $seat_is ->
    [you] Your flying fish jumps
   *[other] { $seat }’s flying fish jumps
} { $jumps ->
    [one] once
   *[other] { $jumps } times
}, from { $start } to { $end }.
event-covered = { $seat_is ->
    [you] Your octopus goes
   *[other] { $seat }’s octopus goes
} from { $start } to { $end } and covers a { $colour ->
    [yellow] yellow
   *[grey] grey
} { $prey ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
}.
event-carried = { $seat_is ->
    [you] Your octopus carries
   *[other] { $seat }’s octopus carries
} its prey from { $start } to { $end }: a { $colour ->
    [yellow] yellow
   *[grey] grey
} { $prey ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
}.
event-released = A { $colour ->
    [yellow] yellow
   *[grey] grey
} { $prey ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
} is free again on { $cell }.
event-ate = { $seat_is ->
    [you] Your shark goes
   *[other] { $seat }’s shark goes
} from { $start } to { $end } and eats a { $colour ->
    [yellow] yellow
   *[grey] grey
} { $piece ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
}.
event-ate-prey = With the octopus goes what it held: a { $colour ->
    [yellow] yellow
   *[grey] grey
} { $prey ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
}.
event-reached-goal = { $seat_is ->
    [you] Your { $piece ->
        [octopus] octopus
        [shark] shark
       *[fish] flying fish
    } has reached your goal, { $cell }.
   *[other] { $seat }’s { $piece ->
        [octopus] octopus
        [shark] shark
       *[fish] flying fish
    } has reached the goal, { $cell }.
}
event-got-stuck = { $seat_is ->
    [you] { $pieces ->
        [0] You have no uncovered piece left, and so no legal move.
       *[other] You have no legal move.
    }
   *[other] { $pieces ->
        [0] { $seat } has no uncovered piece left, and so no legal move.
       *[other] { $seat } has no legal move.
    }
}
event-gave-up = { $seat_is ->
    [you] You give up.
   *[other] { $seat } gives up.
}

letter-octopus = O
letter-shark = S
letter-fish = F
phase-placement = Placement
phase-play = Play
phase-end = The end
legend = The pieces: each goes one cell forward, diagonally forward or sideways
legend-letter = Letter
legend-piece = Piece
legend-power = What it can do
kind = { $kind ->
    [octopus] Octopus
    [shark] Shark
   *[fish] Flying fish
}
power = { $kind ->
    [octopus] Covers any piece but an octopus; then carries it along or leaves it behind.
    [shark] Eats any piece it steps onto, and an octopus with its prey.
   *[fish] Steps onto empty cells only, but jumps forward over pieces, several in a line.
}
choice = With its prey or without?
choice-carry = Carry the prey along
choice-carry-label = Carry
choice-release = Leave the prey behind
choice-release-label = Release
board = { $layout ->
    [classic] The reef
    [strip] The narrow reef
   *[rect] The short reef
}
cell = { $cell }
cell-camp = { $cell }, { $colour ->
    [yellow] yellow
   *[grey] grey
} camp
cell-goal = { $cell }, the goal of { $colour ->
    [yellow] Yellow
   *[grey] Grey
}
piece = { $colour ->
    [yellow] Yellow
   *[grey] Grey
} { $kind ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
}
the-piece = the { $colour ->
    [yellow] yellow
   *[grey] grey
} { $kind ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
}
piece-on = { $colour ->
    [yellow] Yellow
   *[grey] Grey
} { $kind ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
} on { $cell }
piece-holding = { $colour ->
    [yellow] Yellow
   *[grey] Grey
} { $kind ->
    [octopus] octopus
    [shark] shark
   *[fish] flying fish
} on { $cell }, holding { $prey }
piece-hidden = A { $colour ->
    [yellow] yellow
   *[grey] grey
} piece on { $cell }, not shown yet
player = { $name } ({ $colour ->
    [yellow] Yellow
   *[grey] Grey
}): one piece on { $goal } wins
lost = { $name } has lost { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
}
stock = For { $cell }: { $left ->
    [one] one piece left to place
   *[other] { $left } pieces left to place
}
stock-piece = { $kind ->
    [octopus] { $left ->
        [one] One octopus left
       *[other] { $left } octopuses left
    }
    [shark] { $left ->
        [one] One shark left
       *[other] { $left } sharks left
    }
   *[fish] { $left ->
        [one] One flying fish left
       *[other] { $left } flying fish left
    }
}
repetition = This position has come twice. A move that would make it come a third time is not allowed.
barred = { $count ->
    [one] Not allowed now, because the position would come for the third time: { $moves }.
   *[other] Not allowed now, because the positions would come for the third time: { $moves }.
}
help-placement = No piece ever moves backward: what stands in front races, what stands at the back defends. Flying fish far back have pieces to jump over; sharks at the back catch whoever breaks through; octopuses in front cover the way for the others.
help-play = One piece on { $goal } wins: look for the shortest way, and for the other player’s. No piece goes back, so whoever has passed your last defender is free. Octopuses and sharks can take your own pieces too; only an octopus lets go.
offer-place = { $kind ->
    [octopus] Octopus
    [shark] Shark
   *[fish] Flying fish
} on { $cell }
offer-step = { $kind ->
    [octopus] Octopus
    [shark] Shark
   *[fish] Flying fish
} { $start } → { $end }
offer-jump = Flying fish { $start } → { $end }, jumping { $jumps ->
    [one] once
   *[other] { $jumps } times
}
offer-cover = Octopus { $start } → { $end }, covering { $piece }
offer-swap = Octopus { $start } → { $end }, covering { $piece } and leaving { $prey } on { $start }
offer-carry = Octopus { $start } → { $end }, carrying { $prey } along
offer-release = Octopus { $start } → { $end }, leaving { $prey } on { $start }
offer-eat = Shark { $start } → { $end }, eating { $piece }
preview-own = That piece is your own.
preview-prey = With it goes { $prey } beneath it.
preview-perhaps = If it holds a prey, that is lost too.
preview-win = This wins.

# --- The goal

goal-line = One piece on { $cell }
goal-line-both = Yellow to { $yellow }, Grey to { $grey }
goal = Bring one piece, any of yours, to the single cell behind the other camp before the other does.
goal-win-any = The first piece to arrive on its own goal wins at once, whatever it is.
goal-win-stuck = You also win if the other has to move and can’t.
goal-lose-eaten = What a shark eats never comes back.
goal-lose-prey = What an octopus covers can’t move until it is let go.
goal-lose-guard = Whoever rushes ahead leaves the way home open.
goal-role = You are { $colour ->
    [yellow] Yellow
   *[grey] Grey
}. Your goal is { $cell }, at the far end.
goal-near = { $name }: { $rows ->
    [0] on the goal
    [one] one row from the goal
   *[other] { $rows } rows from the goal
}, { $lost ->
    [0] nothing eaten
    [one] one piece eaten
   *[other] { $lost } pieces eaten
}
goal-picture-board = Your camp is below. The goal lies alone at the far end.
goal-picture-pieces = Octopuses cover and carry, sharks eat, flying fish jump.
goal-picture-eaten = Eaten pieces are out of the game.

# The end

end-goal = { $seats_is ->
    [you] Your { $piece ->
        [octopus] octopus
        [shark] shark
       *[fish] flying fish
    } has reached your goal, { $cell }.
   *[one] { $seats } wins: { $piece ->
        [octopus] an octopus
        [shark] a shark
       *[fish] a flying fish
    } has reached the goal, { $cell }.
}
end-no-move = { $seats_is ->
    [you] { $rivals } can’t move: { $pieces ->
        [0] every piece is eaten or covered.
       *[other] no legal move is left.
    }
   *[one] { $seats } wins: { $rivals_is ->
        [you] you can’t move any more.
       *[other] { $rivals } can’t move any more.
    }
}
end-resigned = { $seats_is ->
    [you] { $rivals } has given up.
   *[one] { $seats } wins: { $rivals_is ->
        [you] you have given up.
       *[other] { $rivals } has given up.
    }
}
fared = { $colour ->
    [yellow] Yellow
   *[grey] Grey
}, { $pieces ->
    [0] no piece lost
    [one] one piece lost
   *[other] { $pieces } pieces lost
}
