"""How Decrypto lies on the table: two teams with their tokens, the keywords, the clues of the moment, and the note sheets."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import Card, Node, Note, Piece, Scene, Sheet, Speaker, Steps, Zone
from tablee.games.decrypto.offers import COLOURS, ask, clue_lines, meanings, team_name, told_code
from tablee.games.decrypto.rules.clues import warnings
from tablee.games.decrypto.rules.state import (
    BLACK,
    BOTH,
    DIGITS,
    HAND,
    NONE,
    NOTHING,
    WHITE,
    Phase,
    Row,
    digits,
    spelled,
)
from tablee.games.decrypto.view import DecryptoView, Voice
from tablee.games.decrypto.vocabulary.lists import has_vocabulary

KEPT: Final = 2048
SIGNS: Final = {"interception": "○◉", "miscommunication": "□■"}  # a slot and a token, where no picture is drawn


def scene(view: DecryptoView, speaker: Speaker) -> Scene:
    """DEC-57: the table as the view tells it."""
    teams = Zone("teams", speaker.say("teams"), tuple(team(view, speaker, one) for one in BOTH), "grid", columns=2)
    nodes: list[Node] = [where(view, speaker), teams, *aside(view, speaker)]
    if view.clues:
        nodes.append(clues(view, speaker))
    if view.outcome is not None:
        nodes += result_words(view, speaker)
    nodes.append(notes(view, speaker))
    if view.team != NOTHING and view.words[view.team]:
        nodes.append(my_keywords(view, speaker))
    return Scene(
        game="decrypto",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=ask(view, speaker),
    )


# --- Where we are ------------------------------------------------------------------------------------------------------


def where(view: DecryptoView, speaker: Speaker) -> Steps:
    """The round and its steps; a tie has a step of its own."""
    steps = [speaker.say("step-encrypt")]
    steps += [speaker.say("step-half", colour=COLOURS[one]) for one in ((WHITE,) if view.three else BOTH)]
    now = 0 if view.phase == Phase.ENCRYPT else 1 + view.half
    if view.phase == Phase.TIE:
        steps.append(speaker.say("step-tie"))
        now = len(steps) - 1
    text = speaker.say("round", round=view.round, rounds=view.rounds)
    return Steps("where", text, tuple(steps), now if view.outcome is None else NOTHING)


def aside(view: DecryptoView, speaker: Speaker) -> list[Node]:
    """What else everybody, or I alone, should know just now."""
    told: list[Node] = []
    if view.outcome is not None:
        return told
    if view.glass != NOTHING and view.phase == Phase.ENCRYPT:
        late = BLACK if view.submitted[WHITE] and not view.three else WHITE
        told.append(Piece("hourglass", speaker.say("hourglass", colour=COLOURS[late]), picture="hourglass"))
    if view.strict:
        told.append(Note("strict", speaker.say("no-translations"), "soft"))
    if view.round == 1 and view.phase == Phase.ENCRYPT and not has_vocabulary(view.language):
        told.append(Note("vocabulary", speaker.say("no-vocabulary"), "warning"))
    if view.mine:
        told.append(my_clues(view, speaker))
    return told


def my_clues(view: DecryptoView, speaker: Speaker) -> Zone:
    """DEC-8, DEC-22, DEC-23, DEC-26, DEC-R23: what I have fixed, with a warning where I may want to think again."""
    keywords = view.words[view.team]
    earlier = [clue for row in view.sheet if row.team == view.team for clue in row.clues]
    inside: list[Node] = []
    for at, clue in enumerate(view.mine):
        digit = digits(view.code)[at]
        text = speaker.say("my-clue", clue=clue, digit=digit, keyword=keywords[digit - 1])
        inside.append(Card(f"mine.{at}", text, clue, badge=str(digit), style="strip"))
        inside += [
            Note(f"warning.{at}.{kind}", soft_warning(speaker, kind, clue), "warning")
            for kind in warnings(clue, keywords, earlier)
        ]
    return Zone("my-clues", speaker.say("my-clues"), tuple(inside), "column", style="paper")


def soft_warning(speaker: Speaker, kind: str, clue: str) -> str:
    """DEC-22, DEC-23, DEC-26, DEC-R23: in words."""
    match kind:
        case "spelling":
            return speaker.say("warn-spelling", clue=clue)
        case "position":
            return speaker.say("warn-position", clue=clue)
        case "inside":
            return speaker.say("warn-inside", clue=clue)
        case _:
            return speaker.say("warn-nearly", clue=clue)


# --- The teams ---------------------------------------------------------------------------------------------------------


def team(view: DecryptoView, speaker: Speaker, one: int) -> Zone:
    """A team: its tokens, its members, and once the game is over its keywords (DEC-45)."""
    inside: list[Node] = [tokens(view, speaker, one)]
    inside += [member(view, speaker, seat) for seat in view.members[one]]
    if view.outcome is not None and view.words[one]:
        inside.append(windows(view, speaker, one))
    name = team_name(view, speaker, one)
    lock = ("done",) if done(view, one) else ()
    mine = ("ours",) if one == view.team else ()
    sends = ("sends",) if view.clues and one == view.half else ()
    style = " ".join(("team", COLOURS[one], *lock, *mine, *sends))
    return Zone(f"team.{one}", name, tuple(inside), "column", style=style)


def done(view: DecryptoView, one: int) -> bool:
    """DEC-57: that a team has fixed its clues or its guess, everybody sees."""
    if view.outcome is not None:
        return False
    if view.phase == Phase.ENCRYPT:
        return bool(view.submitted[one]) and not (view.three and one == BLACK)
    return view.fixed[one] and not (view.phase == Phase.HALF and view.round == 1 and one != view.half)


def tokens(view: DecryptoView, speaker: Speaker, one: int) -> Zone:
    """DEC-18: white tokens for interceptions, black ones for miscommunications; empty slots up to the limit."""
    name = team_name(view, speaker, one)
    got, missed = view.interceptions[one], view.misses[one]
    inside: list[Node] = []
    if one == BLACK or not view.three:
        inside += [
            token(speaker.anybody(), f"token.i.{one}.{at}", "interception", there=at < got)
            for at in range(max(view.limit, got))
        ]
    if not view.three:
        inside += [
            token(speaker.anybody(), f"token.m.{one}.{at}", "miscommunication", there=at < missed)
            for at in range(max(view.limit, missed))
        ]
    if not view.three:
        text = speaker.say("tokens", name=name, got=got, missed=missed)
    elif one == BLACK:
        text = speaker.say("tokens-interceptor", got=got, limit=view.limit)
    else:
        text = speaker.say("tokens-none", name=name)
    return Zone(f"tokens.{one}", text, tuple(inside), style="tokens")


@lru_cache(KEPT)
def token(speaker: Speaker, node: str, kind: str, *, there: bool) -> Piece:
    """A token, or the slot for one."""
    if kind == "interception":
        text = speaker.say("token-interception") if there else speaker.say("slot-interception")
        detail = speaker.say("about-interceptions")
    else:
        text = speaker.say("token-miscommunication") if there else speaker.say("slot-miscommunication")
        detail = speaker.say("about-miscommunications")
    picture, style = (kind, "token") if there else (f"slot-{kind}", "token slot")
    return Piece(node, text, SIGNS[kind][there], style=style, detail=detail, picture=picture)


def member(view: DecryptoView, speaker: Speaker, seat: Seat) -> Zone:
    """DEC-13: a player, whether they encrypt, and whether they may not speak."""
    name = speaker.name(seat)
    if seat in view.gone:
        return Zone(f"seat.{seat}", speaker.say("seat-gone", name=name), seat=seat, style="gone")
    side = next(one for one in BOTH if seat in view.members[one])
    inside: list[Node] = []
    style = "active" if seat in view.asked.waiting else ""
    text = speaker.say("seat-guesser", name=name)
    if view.three and side == BLACK:
        text = speaker.say("seat-interceptor", name=name)
        inside.append(Note(f"role.{seat}", speaker.say("role-interceptor"), "role"))
    elif seat == view.encryptors[side] and view.outcome is None:
        silent = view.phase == Phase.HALF and side == view.half
        text = speaker.say("seat-silent", name=name) if silent else speaker.say("seat-encryptor", name=name)
        role = speaker.say("role-silent") if silent else speaker.say("role-encryptor")
        inside.append(Note(f"role.{seat}", role, "role encryptor"))
    inside += wish(view, speaker, seat)
    return Zone(f"seat.{seat}", text, tuple(inside), "column", seat=seat, style=style)


def wish(view: DecryptoView, speaker: Speaker, seat: Seat) -> list[Node]:
    """DEC-15, DEC-52: what a partner wants, for my team alone."""
    if view.outcome is not None:
        return []
    wanted = next((other for one, other, _ in view.swaps if one == seat and other != NOTHING), None)
    if wanted is not None:
        return [Note(f"wish.{seat}", speaker.say("wants-encryptor", name=speaker.name(wanted)), "wish")]
    voice = next((voice for voice in view.voices if voice.seat == seat), None)
    if voice is None:
        return []
    told = said(view, speaker, voice)
    return [Note(f"wish.{seat}", told, "wish")] if told else []


def said(view: DecryptoView, speaker: Speaker, voice: Voice) -> str:
    """DEC-15, DEC-55: a proposal in words."""
    if voice.what == NOTHING:
        leaves = voice.leaves and view.phase != Phase.ENCRYPT and not view.fixed[view.team]
        return speaker.say("leaves-it") if leaves else ""
    if view.phase == Phase.TIE:
        return speaker.say("wants-list", number=voice.what + 1, words=", ".join(view.proposals[voice.what]))
    if voice.what == NONE:
        return speaker.say("wants-none")
    return speaker.say(
        "wants-code", code=spelled(voice.what), pairs=told_code(view, speaker, voice.what, meanings(view))
    )


def windows(view: DecryptoView, speaker: Speaker, one: int) -> Zone:
    """DEC-45: the four windows of a screen, opened."""
    inside = tuple(window(speaker, one, digit, view.words[one][digit - 1]) for digit in DIGITS)
    text = speaker.say("screen", name=team_name(view, speaker, one))
    return Zone(f"screen.{one}", text, inside, "grid", columns=2, style="screen")


def window(speaker: Speaker, one: int, digit: int, keyword: str) -> Card:
    """DEC-45: a keyword in its window, for all to see."""
    text = speaker.say("keyword", digit=digit, keyword=keyword)
    return Card(f"window.{one}.{digit}", text, keyword, badge=str(digit), style="keyword")


# --- The clues of the moment -------------------------------------------------------------------------------------------


def clues(view: DecryptoView, speaker: Speaker) -> Zone:
    """DEC-12: the four slots of the decoder, and three lines, each with the numbers 1 to 4 to choose from."""
    return sent(view, speaker, view.half, (slots(view, speaker, view.half), *clue_lines(view, speaker)))


def slots(view: DecryptoView, speaker: Speaker, one: int) -> Zone:
    """DEC-3: what the numbers stand for: our keywords, or for theirs nobody knows what."""
    known = view.words[one] or ("?",) * len(DIGITS)
    inside = tuple(
        Card(
            f"slot.{digit}",
            speaker.say("keyword", digit=digit, keyword=keyword),
            keyword,
            badge=str(digit),
            style=f"slot to-{digit}",
        )
        for digit, keyword in zip(DIGITS, known, strict=True)
    )
    return Zone("slots", speaker.say("slots"), inside, style="slots")


def sent(view: DecryptoView, speaker: Speaker, one: int, lines: tuple[Node, ...]) -> Zone:
    """The decoder with what a team has sent."""
    text = speaker.say("clues-of", name=team_name(view, speaker, one))
    return Zone("clues", text, lines, "column", style=f"decoder {COLOURS[one]}")


def my_keywords(view: DecryptoView, speaker: Speaker) -> Zone:
    """DEC-3, DEC-7: my team's keywords in their windows, and the code that I alone see."""
    keywords = view.words[view.team]
    meant = digits(view.code) if view.code > NONE else ()
    inside: list[Node] = [
        Card(
            f"keyword.{digit}",
            speaker.say("keyword", digit=digit, keyword=keywords[digit - 1]),
            keywords[digit - 1],
            badge=str(digit),
            style="keyword meant" if digit in meant else "keyword",
        )
        for digit in DIGITS[:HAND]
    ]
    if view.code > NONE:
        inside.append(code_card(speaker, spelled(view.code)))
    idle = " idle" if view.clues and view.half != view.team else ""
    style = f"mine keywords {COLOURS[view.team]}{idle}"
    return Zone("keywords", speaker.say("my-keywords"), tuple(inside), "row", style=style)


def code_card(speaker: Speaker, code: str) -> Card:
    """DEC-7: the code, for its encryptor alone."""
    return Card("code", speaker.say("my-code", code=code), code, style="code", picture="code")


# --- The note sheets ---------------------------------------------------------------------------------------------------


def notes(view: DecryptoView, speaker: Speaker) -> Zone:
    """DEC-19: a sheet for each team: every clue under its number. First that of the clues on the table, else mine."""
    first = view.half if view.clues else max(WHITE, view.team)
    sides = (WHITE,) if view.three else (first, 1 - first)
    sheets = tuple(sheet(view, speaker, one) for one in sides)
    return Zone("notes", speaker.say("notes"), sheets, "grid", style="notes")


def sheet(view: DecryptoView, speaker: Speaker, one: int) -> Sheet:
    """The lines of one team, as the paper sheet has them: round, clues by number, code, guess and attempt."""
    known = view.words[one]
    heads = tuple(
        speaker.say("column-word", digit=digit, keyword=known[digit - 1]) if known else str(digit) for digit in DIGITS
    )
    columns = (
        speaker.say("column-round"),
        *heads,
        speaker.say("column-code"),
        speaker.say("column-guess"),
        speaker.say("column-attempt"),
    )
    rows = tuple(line(speaker.anybody(), row) for row in view.sheet if row.team == one)
    name = team_name(view, speaker, one)
    caption = speaker.say("sheet-ours", name=name) if one == view.team else speaker.say("sheet-theirs", name=name)
    return Sheet(f"sheet.{one}", caption, columns, rows or (("·",) * len(columns),), style=f"teletype {COLOURS[one]}")


@lru_cache(KEPT)
def line(speaker: Speaker, row: Row) -> tuple[str, ...]:
    """One round of one team."""
    under = {digit: filed(speaker, row, at) for at, digit in enumerate(digits(row.code))}
    guess = speaker.say("cell-right") if row.guess == row.code else wrong(speaker, row.guess)
    if not row.attempted:
        attempt = "·"
    elif row.attempt == row.code:
        attempt = speaker.say("cell-right")
    else:
        attempt = wrong(speaker, row.attempt)
    return (str(row.round), *(under.get(digit, "·") for digit in DIGITS), str(row.code), guess, attempt)


def wrong(speaker: Speaker, code: int) -> str:
    """A guess that was not the code, or none."""
    return speaker.say("cell-wrong", code=str(code)) if code > NONE else speaker.say("cell-none")


def filed(speaker: Speaker, row: Row, at: int) -> str:
    """DEC-56: the clue, with what it replaced."""
    old = row.struck[at]
    return speaker.say("cell-replaced", clue=row.clues[at], old=old) if old else row.clues[at]


def result_words(view: DecryptoView, speaker: Speaker) -> list[Node]:
    """DEC-42: what the teams took each other's keywords for, if it came to that."""
    rows = tuple((team_name(view, speaker, one), *view.attempts[one]) for one in BOTH if view.attempts[one])
    if not rows:
        return []
    columns = (speaker.say("column-team"), *(str(digit) for digit in DIGITS))
    return [Sheet("words", speaker.say("words-named"), columns, rows, style="teletype")]
