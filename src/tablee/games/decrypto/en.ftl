# Decrypto in English.

name = Decrypto
tagline = Clues that your partners understand and the others don’t.

option-language = Language of the words
option-language-help = Which list the keywords come from. Clues may be in any language that both teams can read.
option-language-fr = French
option-language-en = English
option-teams = Teams
option-teams-help = How teams are formed: by lot, every other seat (white begins), or the first seats white and the last seats black.
option-teams-random = by lot
option-teams-alternate = every other seat
option-teams-sides = first seats against last seats
option-uneven = Four against two
option-uneven-help = With six players: a team of four against a team of two. It changes nothing with any other number.
option-interceptor = Interceptor
option-interceptor-help = With three players: who plays alone, by lot or by seat. It changes nothing with more.
option-interceptor-random = by lot
option-interceptor-0 = seat 1
option-interceptor-1 = seat 2
option-interceptor-2 = seat 3
option-rounds = Rounds
option-rounds-help = After how many rounds the game ends at the latest. Usual: eight, and five with three players.
option-rounds-usual = usual
option-tokens = Tokens
option-tokens-help = How many Interceptions win, and how many Miscommunications lose. Usual: two.
option-hourglass = Hourglass
option-hourglass-help = Whoever has sent three clues may turn it: the other encryptor then has thirty seconds.
option-discussion = Time to talk
option-discussion-help = Seconds that both teams have for each code. Then the proposal with most support counts.
option-discussion-off = no limit
option-no_translations = No translations
option-no_translations-help = An agreement between players: a clue should not simply translate the keyword. Nobody checks it.
option-white_name = Name of the white team
option-white_name-help = Up to 24 characters, or nothing.
option-black_name = Name of the black team
option-black_name-help = Up to 24 characters, or nothing.
setup-hidden-in-name = The name of a team holds a character that nobody can see.
setup-too-few-words = The word list “{ $language }” is too small: { $wanted } keywords that may meet are needed.

move-draw = Draw a code card
move-swap = { $seat_is ->
    [you] Let me encrypt this round
   *[other] Let { $seat } encrypt this round
}
move-clues = Send “{ $first }”, “{ $second }”, “{ $third }”
move-recall = Take the clues back
move-turn = Turn the hourglass
move-guess = { $code ->
    [0] Make no attempt
   *[other] Propose { $code }
}
move-fix = { $code ->
    [0] Decide alone: no attempt
   *[other] Decide alone: { $code }
}
move-flag = Object to clue { $clue }
move-keep = Keep clue { $clue }
move-replace = Replace clue { $clue } with “{ $text }”
move-words = Propose “{ $first }”, “{ $second }”, “{ $third }”, “{ $fourth }”
move-endorse = Support list { $number }
move-settle = Decide alone: list { $number }
move-pass = Leave it at that
move-time-up = Time is up

ask-encrypt = { $waiting_is ->
    [you] Draw a code and write three clues.
    [us] Draw a code and write three clues.
   *[other] Waiting for the clues of { $waiting }.
}
ask-discuss = { $waiting_is ->
    [you] { $side ->
        [white] Which code did white send?
       *[black] Which code did black send?
    }
    [us] { $side ->
        [white] Which code did white send?
       *[black] Which code did black send?
    }
   *[other] Waiting for { $waiting } to guess.
}
ask-name-words = { $waiting_is ->
    [you] Name the four keywords of the other team.
    [us] Name the four keywords of the other team.
   *[other] Waiting for the words of { $waiting }.
}

do-draw = You encrypt this round. Draw a code card: only you will see it.
do-write = Code { $code }: a clue for each number, in this order.
do-recall = Your clues are fixed. While the other team writes, you may still take them back.
do-swap = { $name } encrypts this round. Until the card is drawn you may propose somebody else.
do-turn = The team is writing. You may turn the hourglass.
do-guess = Which code did { $name } send? A number for each clue.
do-intercept = Intercept { $name }’s code! A number for each clue.
do-listen = { $name }’s clues. In the first round there is no interception; note them well.
do-flag = Your attempt is fixed. You may still object to one of { $name }’s clues.
do-answer-flag = Somebody objects to a clue of yours. Replace it, or keep it.
do-words = The teams are level. Name the four keywords of the other team: the more you find, the better.
do-silence = Your clues are being read. Not a word and not a sign until the code is revealed!

help-draw = Whoever encrypts sees the code and writes three clues; the partners have to find it without another word. One who has better ideas may take your place, as long as you haven’t drawn and all of you agree.
help-write = Your partners know the keywords; the others know only your earlier clues. A clue like an earlier one for the same word is easy for both. Point at the meaning, not at letters, sound or position; none of your keywords, no clue twice.
help-write-sand = Your partners know the keywords; the others know only your earlier clues. Point at the meaning, with no keyword and no clue twice. A set may be unfinished: - stands for a missing clue, and counts so when the sand runs out.
help-recall = Take them back if one of them gives too much away or breaks a rule. It can be done once a round, and only until the other team has sent its clues too.
help-swap = Somebody else may have better ideas for your words. The change is made only when all of you agree; if you are content, there is nothing to say.
help-turn = The encryptor then has thirty seconds for the rest. Clues in haste are harder to understand, and easier to intercept.
help-guess = Which of your keywords does each clue mean? Earlier clues help. One wrong number costs a Miscommunication; too many of these lose the match. It is fixed when all guessers want the same; who leaves it to the others goes along.
help-intercept = Earlier clues of one number belong to one word: a clue that fits them has that number. A right code is an Interception, and enough of these win; a wrong one costs nothing, so try. It is fixed when all of you want the same.
help-flag = Object if a clue breaks a rule, by pointing at letters for instance. It is only a sign: the encryptor may replace the clue or keep it, and no token changes hands.
help-answer-flag = Replace the clue if the objection is right, or keep it. Everybody sees both, so a second clue also tells the others more. It can be done until the first guess is fixed, and nobody waits for it.
help-words = The team that finds more of the other’s keywords wins. Read their clues for one number together and name the very word: place and plural don’t matter, but a synonym doesn’t count. A wrong word costs nothing; - stands for no idea.

cost-alone = It is decided at once, and your partners are no longer asked.
cost-draw = A partner has asked for another encryptor. Once you draw, it is you.
cost-guess = You guess alone, so this is your team’s answer: { $meant }

wait-encrypt = Waiting for { $names } to draw and write.
wait-guess = { $name }’s clues are on the table. Waiting for { $names }.
wait-words = The teams name each other’s keywords. Waiting for { $names }.

blank-clue = For { $digit }, { $keyword }
blank-which = Which clue
blank-replacement = New clue
blank-word = Their word { $digit }
send-clues = Send the clues
send-replacement = Replace
send-words = Propose these words

guess-code = Propose { $code }
guess-endorse = Support { $code }, as { $names }
no-objection = No objection
stay-with-it = Stay with my proposal
leave-to-others = Leave it to the others
last-line = More
none-label = no attempt
guess-none = Make no attempt
fix-code = { $code ->
    [none] Decide alone: no attempt
   *[other] Decide alone: { $code }
}
fix-alone = Decide alone, as the spokesperson
flag-clue = Object to “{ $clue }”
keep-clue = Keep “{ $clue }”
endorse-list = Support: { $words }
settle-list = Decide alone: { $words }
pair = { $clue } → { $keyword }

refuse-no-interception = There is no interception in the first round.
refuse-word-hidden = A word holds a character that nobody can see.
refuse-word-long = A word has at most 60 characters.
refuse-first-hidden = The first clue holds a character that nobody can see.
refuse-second-hidden = The second clue holds a character that nobody can see.
refuse-third-hidden = The third clue holds a character that nobody can see.
refuse-first-empty = The first clue is missing: signs alone say nothing.
refuse-second-empty = The second clue is missing: signs alone say nothing.
refuse-third-empty = The third clue is missing: signs alone say nothing.
refuse-first-long = The first clue is too long: 60 characters at most.
refuse-second-long = The second clue is too long: 60 characters at most.
refuse-third-long = The third clue is too long: 60 characters at most.
refuse-first-letter = The first clue is a single letter: clues point at the meaning, not at the spelling.
refuse-second-letter = The second clue is a single letter: clues point at the meaning, not at the spelling.
refuse-third-letter = The third clue is a single letter: clues point at the meaning, not at the spelling.
refuse-first-repeated = Your team has given the first clue before: each clue only once in a game.
refuse-second-repeated = Your team has given the second clue before: each clue only once in a game.
refuse-third-repeated = Your team has given the third clue before: each clue only once in a game.
refuse-first-keyword = The first clue holds one of your own keywords, or a form of it.
refuse-second-keyword = The second clue holds one of your own keywords, or a form of it.
refuse-third-keyword = The third clue holds one of your own keywords, or a form of it.

warn-spelling = “{ $clue }”: if this speaks of letters or spelling, it is not allowed. You can still take it back.
warn-position = “{ $clue }”: a bare number must not mean the position of a keyword. You can still take it back.
warn-inside = “{ $clue }” holds one of your keywords inside another word. You can still take it back.
warn-nearly = “{ $clue }” is almost a clue that your team has given before. You can still take it back.

event-teams-formed = White: { $white }. Black: { $black }.
event-interceptor-named = { $seat_is ->
    [you] You are the Interceptor, against { $team }.
   *[other] { $seat } is the Interceptor, against { $team }.
}
event-keywords-dealt = Your keywords: 1 { $first }, 2 { $second }, 3 { $third }, 4 { $fourth }.
event-round-started = Round { $round } of { $rounds }. To encrypt: { $encryptors }.
event-swap-proposed = { $seat_is ->
    [you] { $other_is ->
        [you] You offer to encrypt.
       *[other] You want { $other } to encrypt.
    }
   *[other] { $other_is ->
        [you] { $seat } wants you to encrypt.
        [self] { $seat } offers to encrypt.
       *[other] { $seat } wants { $other } to encrypt.
    }
}
event-encryptor-swapped = { $seat_is ->
    [you] You encrypt, instead of { $other }.
   *[other] { $seat } encrypts, instead of { $other_is ->
        [you] you
       *[other] { $other }
    }.
}
event-code-seen = Your code is { $code }.
event-code-drawn = { $seat } draws a code.
event-clues-written = You fix your clues: “{ $first }”, “{ $second }”, “{ $third }”.
event-clues-kept = Kept so far: “{ $first }”, “{ $second }”, “{ $third }”.
event-clue-left-out = { $clue ->
    [1] The first clue may not be given: it is left out. The others are kept.
    [2] The second clue may not be given: it is left out. The others are kept.
   *[3] The third clue may not be given: it is left out. The others are kept.
}
event-clues-fixed = { $side ->
    [white] White has fixed its clues.
   *[black] Black has fixed its clues.
}
event-clues-recalled = { $side ->
    [white] White takes its clues back.
   *[black] Black takes its clues back.
}
event-hourglass-turned = { $seat_is ->
    [you] You turn the hourglass: { $seconds } seconds.
   *[other] { $seat } turns the hourglass: { $seconds } seconds.
}
event-sand-ran-out = { $side ->
    [white] The sand has run out for white.
   *[black] The sand has run out for black.
}
event-clues-read = { $side ->
    [white] White’s clues: “{ $first }”, “{ $second }”, “{ $third }”.
   *[black] Black’s clues: “{ $first }”, “{ $second }”, “{ $third }”.
}
event-proposed = { $code ->
    [none] { $seat_is ->
        [you] You propose to make no attempt.
       *[other] { $seat } proposes to make no attempt.
    }
   *[other] { $seat_is ->
        [you] You propose { $code }.
       *[other] { $seat } proposes { $code }.
    }
}
event-left-it = { $seat_is ->
    [you] You leave it to the others.
   *[other] { $seat } leaves it to the others.
}
event-guess-fixed = { $code ->
    [none] Your team makes no guess.
   *[other] Your team’s guess is fixed: { $code }.
}
event-guess-lies = { $side ->
    [white] White’s guess is fixed.
   *[black] Black’s guess is fixed.
}
event-talk-ended = The time for talk is over.
event-clue-flagged = { $seat_is ->
    [you] You object to “{ $clue }”.
   *[other] { $seat } objects to “{ $clue }”.
}
event-clue-kept = { $side ->
    [white] White’s encryptor keeps “{ $clue }”.
   *[black] Black’s encryptor keeps “{ $clue }”.
}
event-clue-replaced = { $side ->
    [white] White’s encryptor replaces “{ $old }” with “{ $clue }”.
   *[black] Black’s encryptor replaces “{ $old }” with “{ $clue }”.
}
event-revealed = { $side ->
    [white] White’s code was { $code }. { $guess ->
        [none] White had no guess.
       *[other] White said { $guess }.
    }{ $attempt ->
        [none] {""}
       *[other] {" "}The opponents said { $attempt }.
    }
   *[black] Black’s code was { $code }. { $guess ->
        [none] Black had no guess.
       *[other] Black said { $guess }.
    }{ $attempt ->
        [none] {""}
       *[other] {" "}The opponents said { $attempt }.
    }
}
event-intercepted = { $side ->
    [white] White has intercepted the code: an Interception token, { $tokens } in all.
   *[black] Black has intercepted the code: an Interception token, { $tokens } in all.
}
event-misunderstood = { $side ->
    [white] White did not understand: a Miscommunication token, { $tokens } in all.
   *[black] Black did not understand: a Miscommunication token, { $tokens } in all.
}
event-understood = { $side ->
    [white] White has understood, and nobody else.
   *[black] Black has understood, and nobody else.
}
event-interceptor-gained = The team did not understand: the Interceptor gets a token, { $tokens } in all.
event-tie-began = The teams are level: each names the keywords of the other.
event-words-proposed = { $seat_is ->
    [you] You propose “{ $first }”, “{ $second }”, “{ $third }”, “{ $fourth }”.
   *[other] { $seat } proposes “{ $first }”, “{ $second }”, “{ $third }”, “{ $fourth }”.
}
event-words-fixed = Your team names “{ $first }”, “{ $second }”, “{ $third }”, “{ $fourth }”.
event-words-lie = { $side ->
    [white] White has fixed its words.
   *[black] Black has fixed its words.
}
event-words-revealed = { $side ->
    [white] White named “{ $first }”, “{ $second }”, “{ $third }”, “{ $fourth }”: { $hits } right.
   *[black] Black named “{ $first }”, “{ $second }”, “{ $third }”, “{ $fourth }”: { $hits } right.
}
event-keywords-shown = { $side ->
    [white] White’s keywords were { $first }, { $second }, { $third } and { $fourth }.
   *[black] Black’s keywords were { $first }, { $second }, { $third } and { $fourth }.
}
event-left = { $seat_is ->
    [you] You leave the match.
   *[other] { $seat } leaves the match.
}

teams = The teams
team-white = White
team-black = Black
team-named = { $name } ({ $colour ->
    [white] white
   *[black] black
})
team-interceptor = The Interceptor
round = Round { $round } of { $rounds }
step-encrypt = Draw and write
step-half = { $colour ->
    [white] White’s clues
   *[black] Black’s clues
}
step-tie = The keywords
hourglass = { $colour ->
    [white] The hourglass runs for white
   *[black] The hourglass runs for black
}
no-translations = Agreed: no direct translations.
no-vocabulary = Bots have no vocabulary here (NumPy or the word tables are missing; install “tablee” with its dependencies): they guess at random. People play as usual.
tokens = { $name }: { $got ->
    [0] no Interception
    [one] one Interception
   *[other] { $got } Interceptions
}, { $missed ->
    [0] no Miscommunication
    [one] one Miscommunication
   *[other] { $missed } Miscommunications
}
tokens-interceptor = The Interceptor: { $got } of { $limit } tokens
tokens-none = { $name } collects no tokens
token-interception = An Interception token
token-miscommunication = A Miscommunication token
slot-interception = Room for an Interception token
slot-miscommunication = Room for a Miscommunication token
about-interceptions = Earned by finding the other team’s code. With every slot full, the team wins.
about-miscommunications = Taken for missing one’s own code. With every slot full, the team loses.
seat-guesser = { $name }
seat-encryptor = { $name } encrypts
seat-silent = { $name } encrypts and may not speak
seat-interceptor = { $name }, the Interceptor
seat-gone = { $name } has left
role-encryptor = encrypts
role-silent = encrypts · silent
role-interceptor = Interceptor
wants-encryptor = wants { $name } to encrypt
wants-none = wants no attempt
wants-code = wants { $code }: { $pairs }
wants-list = wants list { $number }: { $words }
leaves-it = leaves it to the others
screen = { $name }’s keywords
keyword = { $digit } { $keyword }
my-keywords = Your team’s keywords
my-code = Your code: { $code }
my-clue = “{ $clue }” for { $digit }, { $keyword }
my-clues = Your clues, not yet read
clues-of = { $name }’s clues
clue = Clue { $number }: { $clue }
clue-struck = Replaced: { $clue }
digit = Clue { $number } means { $digit } ({ $keyword })
slots = The numbers and their keywords
digit-theirs = Clue { $number } means { $digit }
propose = Propose
fix-label = decide alone
digit-wanted = { $digit }, as { $names } would have it
flag = Object to “{ $clue }”
flagged = { $name } objects
notes = Note sheets
sheet-ours = Our clues · { $name }
sheet-theirs = { $name }’s clues
column-round = #
column-word = { $digit } { $keyword }
column-code = Code
column-guess = Guess
column-attempt = Attempt
column-team = Team
cell-right = ✓
cell-wrong = ✗ { $code }
cell-none = none
cell-replaced = { $clue } (was: { $old })
words-named = The words that were named

# --- What is shown of what happens

seconds = { $seconds } s
digit-hidden = A number, face down
digit-told = Clue { $number } meant { $digit }
code-of = { $name }’s code
window-closed = A keyword, still hidden
no-guess = no guess

# --- The goal

goal-line = Intercept { $limit ->
    [one] one code
   *[other] { $limit } codes
}
goal-line-three-team = Hold out { $rounds } rounds
goal = Give clues that your partners understand and the other team doesn’t, and break its codes before it breaks yours.
goal-win-intercept = Guess the other team’s code and you get an Interception. With { $limit }, your team wins.
goal-win-rounds = If no team has won after { $rounds } rounds, Interceptions less Miscommunications decide, then the keywords you name.
goal-lose-miss = If your own team misreads your code, that is a Miscommunication. With { $limit }, it loses.
goal-lose-plain = A clue that is too plain helps both sides: all that was said stays written down.
goal-three = Two share four keywords and must understand each other; the third listens and breaks their codes.
goal-three-crack = The Interceptor guesses the code: one Interception. With { $limit }, the Interceptor wins.
goal-three-wrong = If the partner misreads the code, the Interceptor gets an Interception too.
goal-three-hold = If the two hold out for { $rounds } rounds, they win.
goal-role-encryptor = You are on a team with { $mates }: { $team }. In this round you give the clues.
goal-role-guesser = You are on a team with { $mates }: { $team }. In this round { $giver } gives the clues.
goal-role-team = You are on a team with { $mates }: { $team }.
goal-role-interceptor = You are the Interceptor, alone against the two others.
goal-near = { $name }: { $got } of { $limit } Interceptions, { $missed } of { $limit } Miscommunications
goal-near-rounds = The two have held out { $withstood } of { $rounds } rounds
goal-near-interceptor = The Interceptor: { $got } of { $limit } Interceptions
goal-picture-keywords = Four keywords, for your team alone.
goal-picture-clues = One clue for each digit of the code, in its order.
goal-picture-notes = All clues so far, by digit: guess the words behind them.

# The end

end-interceptions = { $colour ->
    [white] White
   *[black] Black
} wins with { $tokens } { $tokens ->
    [one] Interception
   *[other] Interceptions
}.
end-miscommunications = { $colour ->
    [white] White wins: Black has
   *[black] Black wins: White has
} { $tokens } { $tokens ->
    [one] Miscommunication
   *[other] Miscommunications
}.
end-balance = { $colour ->
    [white] White
   *[black] Black
} wins on balance, { $mine } to { $theirs }: Interceptions less Miscommunications.
end-words = The balances were level. { $colour ->
    [white] White wins: it named { $hits } of Black’s keywords, Black
   *[black] Black wins: it named { $hits } of White’s keywords, White
} { $others }.
end-drawn = A draw: the balances were level, and so were the keywords, { $hits } each. Both teams share the victory.
end-intercepted = The Interceptor wins with { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}, in round { $rounds }.
end-held = The team wins: after { $rounds } rounds the Interceptor has only { $tokens } of the { $limit } tokens needed.
end-abandoned = Everybody has left: the match is void.
score-unit = Balance
score-interceptions = Interceptions
score-miscommunications = Miscommunications
fared-team = { $name }: { $names }
fared-interceptor = { $got } of { $limit } tokens
fared-words = { $hits ->
    [0] no keyword named
    [one] one keyword named
   *[other] { $hits } keywords named
}
fared = { $got ->
    [0] no Interception
    [one] one Interception
   *[other] { $got } Interceptions
}, { $missed ->
    [0] no Miscommunication
    [one] one Miscommunication
   *[other] { $missed } Miscommunications
}
