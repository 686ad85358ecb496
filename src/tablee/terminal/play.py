"""A match in the terminal: one person against bots, or several around one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from io import StringIO
from math import ceil
from pathlib import Path
from random import Random
from time import monotonic

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from tablee.bots import Bot, make
from tablee.bots.hints import deductions
from tablee.core.chance import Dice, commitment, seed_from
from tablee.core.errors import Refusal
from tablee.core.game import Game, Setup, View
from tablee.core.goal import goal_of, table_of
from tablee.core.notation import Seat
from tablee.core.record import Match
from tablee.core.scene import Scene
from tablee.core.state import Move, State, is_secret
from tablee.i18n import NAMES, Words
from tablee.rulebook import rulebook
from tablee.table.advice import advice, spoken
from tablee.table.cast import CAST, bot_name
from tablee.table.clock import RuleTimer
from tablee.table.hooks import TimeLimit, hooks_of
from tablee.table.refusals import NothingToUndo
from tablee.table.undo import nothing_learnt
from tablee.terminal import talk, typed
from tablee.terminal.draw import tamed, wrapped
from tablee.terminal.layout import Page, blocks, close_look, compose, told_whole
from tablee.terminal.screen import Screen

ME = "me"
ADVISER = "ismcts:400"  # thinks as a hard bot does, for a moment, and the same again for the same seed
PROMPT = "> "
YES = frozenset({"y", "yes", "o", "oui"})


class Instruction(Enum):
    """What can be typed besides a move."""

    HELP = "?"
    HINT = "hint"
    GOAL = "goal"
    LIST = "list"
    LOG = "log"
    RULE = "rules"
    UNDO = "undo"
    QUIT = "quit"
    SAY = talk.TABLE
    TEAM = talk.TEAM
    TELL = talk.ASIDE


WORDS = {
    "?": Instruction.HELP, "help": Instruction.HELP, "aide": Instruction.HELP,
    "hint": Instruction.HINT, "conseil": Instruction.HINT,
    "goal": Instruction.GOAL, "but": Instruction.GOAL,
    "list": Instruction.LIST, "liste": Instruction.LIST,
    "log": Instruction.LOG, "journal": Instruction.LOG,
    "rules": Instruction.RULE, "rule": Instruction.RULE, "règle": Instruction.RULE, "règles": Instruction.RULE,
    "undo": Instruction.UNDO, "annuler": Instruction.UNDO, "reprendre": Instruction.UNDO,
    "quit": Instruction.QUIT, "quitter": Instruction.QUIT,
}  # fmt: skip
"""Both languages. A slash before one of them makes sure that it is no word of an answer."""
TALK = {
    "/say": Instruction.SAY, "/dire": Instruction.SAY,
    "/team": Instruction.TEAM, "/équipe": Instruction.TEAM,
    "/tell": Instruction.TELL, "/à": Instruction.TELL,
}  # fmt: skip
"""These are followed by what is said, and always have their slash."""


def command(text: str) -> tuple[Instruction | None, str]:
    """The command in a line, with what follows it."""
    first, _, rest = text.partition(" ")
    if first.lower() in TALK:
        return TALK[first.lower()], rest
    return WORDS.get(text.lower().removeprefix("/")), ""


class Quit(Exception):  # noqa: N818  # somebody leaves the table
    """A person has had enough."""


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a person, or a bot of that kind."""

    name: str
    bot: Bot | None
    kind: str = ME


def seat_players(seats: Sequence[str]) -> list[Player]:
    """`me`, `me:Zoé`, or the name of a bot; Refusal for anything else. A bot of a strength has a name of its own."""
    people = {seat: text.partition(":")[2] or NAMES[seat] for seat, text in enumerate(seats) if is_me(text)}
    taken = list(people.values())
    players = []
    for seat, text in enumerate(seats):
        if seat in people:
            players.append(Player(people[seat], None))
            continue
        bot = make(text)
        name = (bot_name(text, taken, "") if text in CAST else "") or NAMES[seat]
        taken.append(name)
        players.append(Player(name, bot, text))
    return players


def is_me(text: str) -> bool:
    """Whether a person sits there."""
    return text.partition(":")[0] == ME


class TerminalTable:
    """A match on one screen."""

    def __init__(
        self,
        game: Game[State, View],
        setup: Setup,
        players: Sequence[Player],
        *,
        seed: bytes,
        language: str,
        console: Console,
        read_line: Callable[[str], str],
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.game = game
        self.setup = setup
        self.players = list(players)
        self.language = language
        self.console = console
        self.screen = Screen(console)
        self.read_line = read_line
        self.seed = seed
        self.match = Match(game, setup, Dice(seed))
        self.rng = Random(seed_from(f"bots {seed.hex()}"))  # tells nothing of the seed, and is had again with it
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.now = now
        self.hooks = hooks_of(game)
        self.timer = RuleTimer()  # of a rule of time
        self.talk = talk.Talk(self.hooks, self.names, self.people)
        self.told: dict[Seat | None, int] = {}  # how much of the journal each reader has been told
        self.news: list[Text] = []  # what is told to the reader at the screen
        self.page: Page | None = None  # what is read above the question
        self.reply: Text | None = None  # a word to what was typed last
        self.warned = ""  # what was typed, and has to be typed once more
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None

    def words(self, seat: Seat | None) -> Words:
        return Words(self.game, self.language, seat, self.names)

    def say(self, key: str, **values: str | int) -> str:
        return self.words(None).say(key, **values)

    def play(self) -> None:
        """Play until the end, or until somebody quits (Quit)."""
        self.console.print(Text(self.say("commitment", commitment=commitment(self.seed)), style="dim"))
        told = (f"{player.name} ({self.kind_of(player)})" for player in self.players)
        self.console.print(tamed(Text(self.say("line-up", players=", ".join(told)), style="dim")))
        for line in self.goal(self.at_screen):
            self.console.print(tamed(line))
        self.screen.open()
        try:
            self.go_round()
        finally:
            self.screen.close()
            for player in self.players:
                if player.bot is not None:
                    player.bot.close()
        self.hear(self.at_screen)
        for line in compose(self.scene(self.at_screen), self.say, width=self.screen.width, news=self.news).lines:
            self.console.print(line, soft_wrap=True)

    def kind_of(self, player: Player) -> str:
        """A person, a bot of a strength, or a bot of a budget or a command of its own."""
        if player.bot is None:
            return self.say("person")
        return self.say("bot-level", strength=player.kind) if player.kind in CAST else player.kind

    def go_round(self) -> None:
        """Bots answer first where several are asked, then the people."""
        while (s := self.match.state).outcome is None:
            seat = next((one for one in s.waiting if self.players[one].bot is not None), s.waiting[0])
            bot = self.players[seat].bot
            if bot is not None:
                self.wait_for(seat)
                world = self.game.sample_world(s, seat, self.rng)
                self.answer(seat, bot.choose(self.game, world, seat, self.rng))
                self.pass_on_notes(bot)
            else:
                self.ask(seat)

    def answer(self, seat: Seat, move: Move, *, by_clock: bool = False) -> None:
        """An answer at the table; the bots see of it what their seats see."""
        secret = is_secret(self.match.state)
        self.match.play(seat, move, by_clock=by_clock)
        for other, player in enumerate(self.players):
            if player.bot is not None:
                player.bot.saw(seat, move if other == seat or not secret else None)

    def pass_on_notes(self, bot: Bot) -> None:
        """What a bot's program did wrong is said at the table."""
        self.news += [Text(note, style="yellow") for note in bot.notes]
        bot.notes.clear()

    def scene(self, seat: Seat | None) -> Scene:
        return table_of(self.game, self.game.view(self.match.state, seat), self.words(seat))

    # --- What is on the screen -------------------------------------------------------------------------------------------

    def hear(self, seat: Seat | None) -> None:
        """What has happened and was said since this reader last looked."""
        self.news += self.journal(seat, self.told.get(seat, 0))
        self.news += self.talk.new_to(seat, self.words(seat))
        self.told[seat] = len(self.match.journal.told)

    def journal(self, seat: Seat | None, since: int = 0) -> list[Text]:
        """What the reader may know of what has happened."""
        words = self.words(seat)
        return [
            Text.assemble(words.sentence(event), (f"  {event.rule}", "dim"))
            for event in self.match.journal.seen_by(seat, since)
        ]

    def wait_for(self, seat: Seat) -> None:
        """Somebody thinks; whoever sits at the screen meanwhile sees the table."""
        if not self.screen.full or self.at_screen is None:
            return
        self.hear(self.at_screen)
        self.show(self.scene(self.at_screen), Text(self.say("waiting-for", names=self.names[seat]), style="dim"))

    def show(self, scene: Scene, reply: Text | None = None) -> int | None:
        """Draw the table for who sits at the screen; where a page goes on, if it does."""
        drawn = compose(
            scene,
            self.say,
            width=self.screen.width,
            rows=self.screen.rows,
            news=self.news,
            page=self.page,
            reader=self.at_screen,
        )
        self.screen.show(drawn.lines, reply)
        return drawn.goes_on

    def read_on(self, lines: Sequence[Text]) -> None:
        """Something to read above the question; in a pipe, just something to read."""
        if self.screen.full:
            self.page = Page(tuple(lines))
        else:
            self.screen.show(lines)

    # --- A rule of time --------------------------------------------------------------------------------------------------

    @property
    def time_limit(self) -> TimeLimit | None:
        """The rule of time that runs now."""
        s = self.match.state
        return None if self.hooks.time_limit is None or s.outcome is not None else self.hooks.time_limit(s)

    def start_time(self, seat: Seat) -> None:
        """The time of a rule begins when somebody whom it presses has the screen."""
        limit = self.time_limit
        if limit is None or seat in limit.presses:
            self.timer.follow(limit, self.now())

    @property
    def seconds_left(self) -> float | None:
        """Of the time of a rule, if it has begun."""
        limit, runs = self.time_limit, self.timer.limit
        if limit is None or runs is None or limit.what != runs.what or self.timer.ends is None:
            return None
        return self.timer.ends - self.now()

    def time_is_up(self) -> bool:
        """Whether the time of a rule has run out; then what it gives has been given."""
        limit, left = self.time_limit, self.seconds_left
        if limit is None or left is None or left > 0:
            return False
        self.answer(limit.seat, limit.move, by_clock=True)
        return True

    def time_told(self) -> Text | None:
        """How much of it is left, in words."""
        left = self.seconds_left
        return None if left is None else Text(self.say("terminal-time-left", seconds=ceil(max(0.0, left))))

    # --- Asking ----------------------------------------------------------------------------------------------------------

    def ask(self, seat: Seat) -> None:
        """Ask a person until an answer is accepted, or one is taken back."""
        if not self.draw_curtain(seat):
            return
        self.hear(seat)
        match, scene = self.match, self.scene(seat)
        self.start_time(seat)
        self.page, self.reply, self.warned = None, None, ""
        goes_on = self.show(scene, self.time_told())
        while self.match is match:
            line = self.read_line(PROMPT)
            if self.time_is_up():
                self.news.clear()
                return
            if len(PROMPT) + len(line) >= self.screen.width:
                self.screen.forget()  # it ran over the rows below
            try:
                move = self.understand(seat, scene, line.strip(), goes_on)
                if move is not None:
                    self.answer(seat, move)
                    self.news.clear()
                    return
            except Refusal as refusal:
                self.reply = Text(self.words(seat).refusal(refusal), style="red")
            if self.screen.full and self.match is match:
                goes_on = self.show(scene, self.reply or self.time_told())
            elif self.reply is not None:
                self.screen.show((), self.reply)
            self.reply = None

    def draw_curtain(self, seat: Seat) -> bool:
        """Between two people at one screen: nobody sees another's hand. False if the one who leaves took something back."""
        if seat == self.at_screen:
            return True
        last = self.at_screen
        self.news.clear()
        self.screen.wipe()
        self.screen.show([Text(self.say("pass-the-screen", name=self.names[seat]), style="bold")])
        while command(self.read_line(PROMPT).strip())[0] is Instruction.UNDO and last is not None:
            match = self.match
            self.take_back(last)
            if self.match is not match:
                return False
            self.screen.show([Text(self.say("pass-the-screen", name=self.names[seat]), style="bold")], self.reply)
        self.at_screen = seat
        return True

    def understand(self, seat: Seat, scene: Scene, text: str, goes_on: int | None) -> Move | None:
        """A move, or an instruction that is answered here (then None)."""
        assert scene.prompt is not None
        if not text and self.page is not None:
            self.page = Page(self.page.lines, goes_on) if goes_on is not None else None
            return None
        instruction, rest = command(text or Instruction.HELP.value)
        if instruction is not None:
            self.obey(instruction, rest, seat, scene)
            return None
        block = next((one for one in blocks(scene, self.screen.width, seat) if one.letter == text.lower()), None)
        if block is not None:
            self.read_on(close_look(block, self.screen.width))
            return None
        move, offer = typed.read(self.game, scene.prompt, text)
        if offer is not None and offer.grave and self.warned != text:
            self.warned = text
            self.reply = Text(
                self.say("terminal-grave", preview=offer.cost or offer.preview or offer.text, typed=text),
                style="yellow",
            )
            return None
        return move

    def to_read(self, instruction: Instruction, seat: Seat, scene: Scene) -> list[Text] | None:
        """What an instruction opens; None if it does something else."""
        assert scene.prompt is not None
        match instruction:
            case Instruction.HELP:
                return self.help(scene)
            case Instruction.HINT:
                return self.advice(seat)
            case Instruction.GOAL:
                return self.goal(seat)
            case Instruction.LIST:
                return told_whole(scene.prompt.offers, self.screen.width)
            case Instruction.LOG:
                return [*self.journal(seat), *self.talk.heard(seat, self.words(seat))]
            case Instruction.RULE:
                rule = rulebook(self.game.package, self.language).rule(scene.prompt.rule)
                return self.book_lines(f"**{rule.number} {rule.title}**\n\n{rule.text}")
        return None

    def obey(self, instruction: Instruction, rest: str, seat: Seat, scene: Scene) -> None:
        """Do what is no move."""
        page = self.to_read(instruction, seat, scene)
        if page is not None:
            self.read_on(page)
            return
        match instruction:
            case Instruction.UNDO:
                self.take_back(seat)
            case Instruction.QUIT:
                raise Quit
            case Instruction.SAY | Instruction.TEAM | Instruction.TELL:
                self.talk.say(self.match.state, seat, instruction.value, rest)
                self.news += self.talk.new_to(seat, self.words(seat))
                if not self.screen.full:
                    self.screen.show(self.news[-1:])

    # --- Things to read --------------------------------------------------------------------------------------------------

    def help(self, scene: Scene) -> list[Text]:
        """What is asked here, and which keys there are."""
        assert scene.prompt is not None
        width, prompt = self.screen.width, scene.prompt
        example = prompt.offers[0].move if prompt.offers else prompt.entry.notation if prompt.entry is not None else ""
        keys = self.say("help", example=example)
        if len(self.people) > 1:
            keys = f"{keys}\n{self.say('terminal-help-talk')}"
        asked = wrapped(prompt.help, width) if prompt.help and self.screen.full else []
        return [*asked, *wrapped(keys, width, indent=2)]

    def book_lines(self, markdown: str) -> list[Text]:
        """A piece of the rulebook."""
        console = Console(width=self.screen.width, file=StringIO(), color_system=None)
        with console.capture() as captured:
            console.print(Markdown(markdown))
        return [Text(line.rstrip()) for line in captured.get().splitlines()]

    def goal(self, seat: Seat | None) -> list[Text]:
        """What this reader plays for: how one wins, what keeps one from it, who one is, and how near everybody is."""
        goal = goal_of(self.game)
        if goal is None:
            return []
        view, words, width = self.game.view(self.match.state, seat), self.words(seat), self.screen.width
        told = goal.told(view, words)
        return [
            *wrapped(told.goal, width, "bold"),
            *(wrapped(told.role, width) if told.role else ()),
            *(line for text in told.wins for line in wrapped(f"+ {text}", width, "green", 2)),
            *(line for text in told.loses for line in wrapped(f"! {text}", width, "yellow", 2)),
            *(line for one in goal.near(view, words) for line in wrapped(one.text, width, "dim", 2)),
        ]

    def advice(self, seat: Seat) -> list[Text]:
        """What a bot in this seat would do, the best few answers as it saw them, and what can be gathered from the table."""
        bot = make(ADVISER)
        view, words = self.game.view(self.match.state, seat), self.words(seat)
        world = self.game.sample_world(self.match.state, seat, self.rng)
        move = bot.choose(self.game, world, seat, self.rng)
        prompt = self.game.scene(view, words).prompt
        said = spoken(advice(view.asked.options, move, bot.explain()), words, prompt)
        width = self.screen.width
        lines = [*wrapped(said.headline, width, "green", 2), *wrapped(said.expectation, width, "green", 2)]
        for one in said.lines[1:]:
            lines += wrapped(self.say("hint-line", move=one.text, worth=one.worth), width, "dim", 2)
        for line in deductions(self.game, view, words):
            lines += wrapped(line, width, "green", 2)
        return lines

    # --- Taking back -----------------------------------------------------------------------------------------------------

    def take_back(self, seat: Seat) -> None:
        """Take the last answer of this seat back: freely if nobody learnt anything by it, else if the others at the screen agree."""
        entries = self.match.entries
        keep = next((at for at in reversed(range(len(entries))) if entries[at].seat == seat and entries[at].move), None)
        if keep is None:
            raise NothingToUndo
        before = self.after(keep)
        others = [one for one in self.people if one != seat]
        last = keep == len(entries) - 1  # nobody has answered since, and no luck was drawn
        free = last and nothing_learnt(self.game, before.state, seat, self.game.read_move(entries[keep].move))
        if others and not free and not self.agree(seat, others):
            self.reply = Text(self.say("terminal-undo-refused"), style="red")
            return
        self.match = before
        told = len(before.journal.told)
        self.told = {reader: min(known, told) for reader, known in self.told.items()}
        self.news = [Text(self.say("terminal-undone", name=self.names[seat]), style="yellow")]
        self.players = [self.remembering(one, player) for one, player in enumerate(self.players)]

    def after(self, entries: int) -> Match:
        """The match as it stood after so many entries of its record; luck goes on from there as it did."""
        match = Match(self.game, self.setup, Dice(self.seed))
        for entry in self.match.entries[:entries]:
            if entry.move:
                match.play(entry.seat, self.game.read_move(entry.move))
        return match

    def agree(self, seat: Seat, others: Sequence[Seat]) -> bool:
        """Ask the others around the screen."""
        for other in others:
            asked = self.say("terminal-undo-asked", name=self.names[seat], other=self.names[other])
            self.screen.wipe()
            self.screen.show([Text(asked, style="bold")])
            if self.read_line(PROMPT).strip().lower() not in YES:
                return False
        return True

    def remembering(self, seat: Seat, player: Player) -> Player:
        """The player anew, a bot with all it saw of what still stands."""
        if player.bot is None:
            return player
        player.bot.close()
        bot = make(player.kind)
        match = Match(self.game, self.setup, Dice(self.seed))
        for entry in self.match.entries:
            if entry.move:
                secret, move = is_secret(match.state), self.game.read_move(entry.move)
                match.play(entry.seat, move)
                bot.saw(entry.seat, move if entry.seat == seat or not secret else None)
        return Player(player.name, bot, player.kind)


def record_text(table: TerminalTable) -> str:
    """The record of a table, finished or not."""
    return str(table.match.record(names=table.names, seed=table.seed))


def free_to_write(path: Path) -> None:
    """Refuse a file that exists or can't be made, before the match begins."""
    if path.exists():
        raise FileThere(file=str(path))
    if not path.parent.is_dir():
        raise NoFolder(file=str(path), folder=str(path.parent))


class FileThere(Refusal):
    """A record would take the place of a file."""

    key = "error-file-there"
    sentence = "I can't write the record to {file}: it exists already."


class NoFolder(Refusal):
    """A record that has no place to go."""

    key = "error-no-folder"
    sentence = "I can't write the record to {file}: there is no folder {folder}."
