"""What is asked, in words for each role, and what can be clicked for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import Blank, Card, Entry, Node, Offer, Piece, Prompt, Speaker, Zone
from tablee.core.state import Move, Pass
from tablee.games.decrypto.rules.clues import LONGEST
from tablee.games.decrypto.rules.moves import FIX, GUESS, Draw, Endorse, Fix, Flag, Guess, Keep, Settle, Swap
from tablee.games.decrypto.rules.state import DIGITS, LENGTH, NONE, NOTHING, Phase, digits, spelled
from tablee.games.decrypto.view import DecryptoView

COLOURS: Final = ("white", "black")
PARTS: Final = ("first", "second", "third", "fourth")


def team_name(view: DecryptoView, speaker: Speaker, one: int) -> str:
    """DEC-4: the colour, and the name if the team has one; with three the Interceptor is called so."""
    if view.three and one:
        return speaker.say("team-interceptor")
    if view.names[one]:
        return speaker.say("team-named", colour=COLOURS[one], name=view.names[one])
    return speaker.say("team-white") if one == 0 else speaker.say("team-black")


# --- The lines of clues ------------------------------------------------------------------------------------------------


def clue_lines(view: DecryptoView, speaker: Speaker) -> tuple[Node, ...]:
    """DEC-12, DEC-31: each clue with its numbers, and a little flag for an objection."""
    chosen = chosen_code(view)
    flags = any(isinstance(move, Flag | Keep) for move in view.asked.options)
    lines: list[Node] = [clue_line(view, speaker, at, chosen, flags=flags) for at in range(LENGTH)]
    last = levers(view, speaker)
    if last:
        lines.append(Zone("line.last", speaker.say("last-line"), last, style="last"))
    return tuple(lines)


def chosen_code(view: DecryptoView) -> tuple[int, ...]:
    """What lies in the slots for me: what my team has fixed, what I propose, or the code that I have sent myself."""
    mine = next((voice.what for voice in view.voices if voice.seat == view.seat), NOTHING)
    sent = view.code if view.team == view.half else NOTHING
    return next((digits(code) for code in (view.guess, mine, sent) if code > NONE), ())


def levers(view: DecryptoView, speaker: Speaker) -> tuple[Node, ...]:
    """DEC-15, DEC-16: no attempt at all; and what a code ends with, to propose it or to decide alone."""
    last: list[Node] = []
    if GUESS[NONE] in view.asked.options or FIX[NONE] in view.asked.options:
        last.append(Card("none", speaker.say("guess-none"), speaker.say("none-label"), style="lever none"))
    if any(isinstance(move, Guess) for move in view.asked.options) and not guesses_alone(view):
        last.append(Card("propose", speaker.say("propose"), speaker.say("propose"), style="lever"))
    if any(isinstance(move, Fix) for move in view.asked.options):
        last.append(Card("fix", speaker.say("fix-alone"), speaker.say("fix-label"), style="lever"))
    return tuple(last)


def clue_line(view: DecryptoView, speaker: Speaker, at: int, chosen: tuple[int, ...], *, flags: bool) -> Zone:
    """One clue."""
    clue, old, by = view.clues[at], view.struck[at], view.flag[at]
    inside: list[Node] = [strip(speaker, at, clue, "new" if old else "said")]
    if old:
        inside.append(struck(speaker, at, old))
    inside += [digit_card(view, speaker, at, digit, chosen) for digit in DIGITS]
    if by != NOTHING:
        inside.append(raised(speaker, at, by))
    elif flags:
        inside.append(Piece(f"flag.{at}", speaker.say("flag", clue=clue), picture="flag", style="flag"))
    text = speaker.say("clue", number=at + 1, clue=clue)
    return Zone(f"line.{at}", text, tuple(inside), "row", style="line")


def strip(speaker: Speaker, at: int, clue: str, name: str = "said") -> Card:
    """DEC-12: a clue on its strip of paper."""
    text = speaker.say("clue", number=at + 1, clue=clue)
    return Card(f"clue.{at}.{name}", text, clue, badge=str(at + 1), style="strip")


def struck(speaker: Speaker, at: int, clue: str) -> Card:
    """DEC-56: a clue that was replaced."""
    return Card(f"clue.{at}.said", speaker.say("clue-struck", clue=clue), clue, style="strip struck")


def raised(speaker: Speaker, at: int, by: Seat) -> Piece:
    """DEC-31: the flag of who objects to a clue."""
    return Piece(f"flag.{at}", speaker.say("flagged", name=speaker.name(by)), picture="flag", style="flag raised")


def digit_card(view: DecryptoView, speaker: Speaker, at: int, digit: int, chosen: tuple[int, ...]) -> Card:
    """DEC-15: a number for a clue; a tick where a partner wants it."""
    text = digit_told(view, speaker, at, digit)
    backers = tuple(
        voice.seat
        for voice in view.voices
        if voice.what > NONE and voice.seat != view.seat and digits(voice.what)[at] == digit
    )
    if backers:
        text = speaker.say("digit-wanted", digit=text, names=speaker.names(backers))
    laid = " chosen" if chosen and chosen[at] == digit else " wanted" if backers else ""
    return Card(f"digit.{at}.{digit}", text, str(digit), badge="✓" if backers else "", style=f"digit to-{digit}{laid}")


def digit_told(view: DecryptoView, speaker: Speaker, at: int, digit: int) -> str:
    """With my own keyword of that number when my team's clues are read; of the others' nobody knows it."""
    if view.team != view.half:
        return speaker.say("digit-theirs", number=at + 1, digit=digit)
    return speaker.say("digit", number=at + 1, digit=digit, keyword=view.words[view.team][digit - 1])


# --- The question ------------------------------------------------------------------------------------------------------


def ask(view: DecryptoView, speaker: Speaker) -> Prompt | None:
    """What I am asked, or whom we wait for."""
    question = view.asked.question
    if question is None:
        return None
    mine = view.seat in view.asked.waiting
    text, rule, help_text, entry = said(view, speaker) if mine else (waits(view, speaker), question.rule, "", None)
    meant = meanings(view) if view.clues else ()
    waiting = view.asked.waiting if entry is None or view.phase != Phase.ENCRYPT else (view.seat or 0,)
    return Prompt(
        text=text,
        rule=rule,
        waiting=waiting,
        mine=mine,
        offers=tuple(offer(view, speaker, move, meant) for move in view.asked.options),
        entry=entry,
        help=help_text,
    )


def waits(view: DecryptoView, speaker: Speaker) -> str:
    """For those who have nothing to say."""
    silent = view.phase == Phase.HALF and view.seat is not None and view.seat == view.encryptors[view.half]
    names = speaker.names(view.asked.waiting)
    if silent:
        return speaker.say("do-silence")
    if view.phase == Phase.ENCRYPT:
        return speaker.say("wait-encrypt", names=names)
    if view.phase == Phase.TIE:
        return speaker.say("wait-words", names=names)
    return speaker.say("wait-guess", names=names, name=team_name(view, speaker, view.half))


Asked = tuple[str, str, str, Entry | None]


def said(view: DecryptoView, speaker: Speaker) -> Asked:
    """The question as it is put to me, its rule, help, and a form where I have to write."""
    if view.phase == Phase.ENCRYPT:
        return said_to_encrypt(view, speaker)
    if view.phase == Phase.TIE:
        return speaker.say("do-words"), "DEC-42", speaker.say("help-words"), words_entry(speaker)
    return said_in_half(view, speaker)


def said_to_encrypt(view: DecryptoView, speaker: Speaker) -> Asked:
    """DEC-7, DEC-8, DEC-52."""
    team = view.team
    if view.seat != view.encryptors[team]:
        if view.three and team:
            return speaker.say("do-turn"), "DEC-51", speaker.say("help-turn"), None
        name = speaker.name(view.encryptors[team])
        return speaker.say("do-swap", name=name), "DEC-52", speaker.say("help-swap"), None
    if not view.drawn[team]:
        return speaker.say("do-draw"), "DEC-7", speaker.say("help-draw"), None
    if view.submitted[team]:
        return speaker.say("do-recall"), "DEC-8", speaker.say("help-recall"), None
    help_text = speaker.say("help-write-sand") if view.hourglass else speaker.say("help-write")
    return speaker.say("do-write", code=spelled(view.code)), "DEC-8", help_text, clues_entry(view, speaker)


def said_in_half(view: DecryptoView, speaker: Speaker) -> Asked:
    """DEC-14, DEC-16, DEC-31."""
    name = team_name(view, speaker, view.half)
    if view.seat == view.encryptors[view.half]:
        return speaker.say("do-answer-flag"), "DEC-56", speaker.say("help-answer-flag"), replace_entry(view, speaker)
    if view.team == view.half:
        sender = view.encryptors[view.half]
        who = speaker.name(sender) if sender != NOTHING else name
        return speaker.say("do-guess", name=who), "DEC-15", speaker.say("help-guess"), None
    if view.fixed[view.team]:
        text = speaker.say("do-listen", name=name) if view.round == 1 else speaker.say("do-flag", name=name)
        return text, "DEC-31", speaker.say("help-flag"), None
    return speaker.say("do-intercept", name=name), "DEC-14", speaker.say("help-intercept"), None


def clues_entry(view: DecryptoView, speaker: Speaker) -> Entry:
    """DEC-8: a line for each digit of my code, with the keyword that it means."""
    keywords = view.words[view.team]
    blanks = tuple(
        Blank(PARTS[at], speaker.say("blank-clue", digit=digit, keyword=keywords[digit - 1]), LONGEST)
        for at, digit in enumerate(digits(view.code))
    )
    return Entry("clues {first} {second} {third}", blanks, speaker.say("send-clues"))


def replace_entry(view: DecryptoView, speaker: Speaker) -> Entry:
    """DEC-56: another clue for one that was flagged."""
    open_flags = tuple(str(move.clue) for move in view.asked.options if isinstance(move, Keep))
    blanks = (
        Blank("clue", speaker.say("blank-which"), choices=open_flags),
        Blank("text", speaker.say("blank-replacement"), LONGEST),
    )
    return Entry("replace {clue} by {text}", blanks, speaker.say("send-replacement"))


def words_entry(speaker: Speaker) -> Entry:
    """DEC-58: four words."""
    blanks = tuple(Blank(PARTS[digit - 1], speaker.say("blank-word", digit=digit), LONGEST) for digit in DIGITS)
    return Entry("words {first} {second} {third} {fourth}", blanks, speaker.say("send-words"))


# --- Offers ------------------------------------------------------------------------------------------------------------


def offer(view: DecryptoView, speaker: Speaker, move: Move, meant: Sequence[str]) -> Offer:
    """An option with its sentence, and the nodes to click for it."""
    if isinstance(move, Guess):
        return guess_offer(view, speaker, move.code, meant)
    if isinstance(move, Fix):
        path = (*cells(move.code), "fix")
        text = speaker.say("fix-code", code=spelled(move.code))
        return Offer(str(move), text, path, grave=True, cost=speaker.say("cost-alone"), passive=move.code == NONE)
    if isinstance(move, Flag | Keep):
        key = view.clues[move.clue - 1]
        text = speaker.say("flag-clue", clue=key) if isinstance(move, Flag) else speaker.say("keep-clue", clue=key)
        return Offer(str(move), text, (f"flag.{move.clue - 1}",))
    if isinstance(move, Swap):
        return Offer(str(move), speaker.sentence(move), (f"seat.{move.seat}",))
    if isinstance(move, Endorse | Settle):
        listed = ", ".join(view.proposals[move.number - 1])
        text = (
            speaker.say("endorse-list", words=listed)
            if isinstance(move, Endorse)
            else speaker.say("settle-list", words=listed)
        )
        alone = isinstance(move, Settle)
        return Offer(str(move), text, grave=alone, cost=speaker.say("cost-alone") if alone else "")
    if isinstance(move, Pass) and view.phase != Phase.ENCRYPT:
        return Offer(str(move), leave_told(view, speaker), passive=True)
    grave = isinstance(move, Draw) and has_wishes(view)
    return Offer(
        str(move),
        speaker.sentence(move),
        grave=grave,
        cost=speaker.say("cost-draw") if grave else "",
        passive=isinstance(move, Pass),
    )


def leave_told(view: DecryptoView, speaker: Speaker) -> str:
    """DEC-31, DEC-R31, DEC-R32: to have no objection, to stay with a proposal, or to leave it to the others."""
    if view.fixed[view.team]:
        return speaker.say("no-objection")
    spoken = any(voice.seat == view.seat and voice.what != NOTHING for voice in view.voices)
    return speaker.say("stay-with-it") if spoken else speaker.say("leave-to-others")


def has_wishes(view: DecryptoView) -> bool:
    """DEC-52: a partner has asked for another encryptor, and drawing ends that."""
    return any(wanted != NOTHING for _, wanted, _ in view.swaps)


def guess_offer(view: DecryptoView, speaker: Speaker, code: int, meant: Sequence[str]) -> Offer:
    """DEC-15, DEC-55: a number for each clue; a lone guesser is asked once more."""
    backers = tuple(voice.seat for voice in view.voices if voice.what == code and voice.seat != view.seat)
    if code == NONE:
        text = speaker.say("guess-none")
    elif backers:
        text = speaker.say("guess-endorse", code=spelled(code), names=speaker.names(backers))
    else:
        text = speaker.say("guess-code", code=spelled(code))
    alone = guesses_alone(view)
    final = alone and code != NONE
    preview = told_code(view, speaker, code, meant) if code != NONE else ""
    return Offer(
        f"guess {code}",
        text,
        cells(code) if alone or code == NONE else (*cells(code), "propose"),
        preview=preview,
        grave=final,
        cost=speaker.say("cost-guess", meant=preview) if final else "",
        passive=code == NONE,
        proposed=bool(backers),
    )


def guesses_alone(view: DecryptoView) -> bool:
    """DEC-13, DEC-55: nobody guesses with me, so that what I say is said."""
    silent = view.encryptors[view.half] if view.team == view.half else NOTHING
    return len([seat for seat in view.members[view.team] if seat not in (silent, *view.gone)]) == 1


def cells(code: int) -> tuple[str, ...]:
    """The numbers of a code, one in each line; no attempt has a place of its own."""
    if code == NONE:
        return ("none",)
    return tuple(f"digit.{at}.{digit}" for at, digit in enumerate(digits(code)))


def told_code(view: DecryptoView, speaker: Speaker, code: int, meant: Sequence[str]) -> str:
    """Each clue with what it would mean."""
    pairs = (
        speaker.say("pair", clue=clue, keyword=meant[digit - 1])
        for clue, digit in zip(view.clues, digits(code), strict=True)
    )
    return " · ".join(pairs)


def meanings(view: DecryptoView) -> tuple[str, ...]:
    """DEC-19: for each number my keyword, or the latest clue that the others have given for theirs."""
    if view.team == view.half:
        return view.words[view.team]
    latest = [str(digit) for digit in DIGITS]
    for row in view.sheet:
        if row.team == view.half:
            for clue, digit in zip(row.clues, digits(row.code), strict=True):
                latest[digit - 1] = f"{digit} ({clue})"
    return tuple(latest)
