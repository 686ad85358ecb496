"""A match in the terminal: one person against bots, or several around one screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from tablee.bots import Bot, make
from tablee.core.chance import Dice, commitment, seed_from
from tablee.core.errors import Refusal
from tablee.core.game import Game, Setup, View
from tablee.core.notation import Seat
from tablee.core.record import Match
from tablee.core.scene import Scene
from tablee.core.state import Move, State, is_secret
from tablee.i18n import NAMES, Words
from tablee.rulebook import rulebook
from tablee.terminal.draw import draw, draw_prompt

ME = "me"
ADVISER = "normal"


class Quit(Exception):  # noqa: N818  # somebody leaves the table
    """A person has had enough."""


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a person, or a bot."""

    name: str
    bot: Bot | None


def seat_players(seats: Sequence[str]) -> list[Player]:
    """`me`, `me:Zoé`, or the name of a bot; Refusal for anything else."""
    players = []
    for seat, text in enumerate(seats):
        kind, _, rest = text.partition(":")
        if kind == ME:
            players.append(Player(rest or NAMES[seat], None))
        else:
            players.append(Player(NAMES[seat], make(text)))
    return players


class Table:
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
        read_line: Callable[[], str],
    ) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.console = console
        self.read_line = read_line
        self.seed = seed
        self.match = Match(game, setup, Dice(seed))
        self.rng = Random(seed_from(f"bots {seed.hex()}"))  # tells nothing of the seed, and is had again with it
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.shown: dict[Seat | None, int] = {}  # how much of the journal each reader has been told
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None

    def words(self, seat: Seat | None) -> Words:
        return Words(self.game, self.language, seat, self.names)

    def say(self, key: str, **values: str | int) -> str:
        return self.words(None).say(key, **values)

    def play(self) -> None:
        """Play until the end, or until somebody quits (Quit)."""
        self.console.print(Text(self.say("commitment", commitment=commitment(self.seed)), style="dim"))
        told = (
            f"{player.name} ({player.bot.name if player.bot is not None else self.say('person')})"
            for player in self.players
        )
        self.console.print(Text(self.say("line-up", players=", ".join(told)), style="dim"))
        try:
            self.go_round()
        finally:
            for player in self.players:
                if player.bot is not None:
                    player.bot.close()
        self.tell(self.at_screen)
        self.console.print(draw(self.scene(self.at_screen)))

    def go_round(self) -> None:
        """Bots answer first where several are asked, then the people."""
        s = self.match.state
        while s.outcome is None:
            seat = next((one for one in s.waiting if self.players[one].bot is not None), s.waiting[0])
            bot = self.players[seat].bot
            if bot is not None:
                world = self.game.imagine(s, seat, self.rng)
                self.answer(seat, bot.choose(self.game, world, seat, self.rng))
                self.pass_on_notes(bot)
            else:
                self.ask(seat)

    def answer(self, seat: Seat, move: Move) -> None:
        """An answer at the table; the bots see of it what their seats see."""
        secret = is_secret(self.match.state)
        self.match.play(seat, move)
        for other, player in enumerate(self.players):
            if player.bot is not None:
                player.bot.saw(seat, move if other == seat or not secret else None)

    def pass_on_notes(self, bot: Bot) -> None:
        """What a bot's program did wrong is said at the table."""
        for note in bot.notes:
            self.console.print(Text(note, style="yellow"))
        bot.notes.clear()

    def scene(self, seat: Seat | None) -> Scene:
        return self.game.scene(self.game.view(self.match.state, seat), self.words(seat))

    def tell(self, seat: Seat | None) -> None:
        """What has happened since this reader last looked."""
        words = self.words(seat)
        for event in self.match.journal.seen_by(seat, self.shown.get(seat, 0)):
            line = Text(words.sentence(event))
            line.append(f"  {event.rule}", style="dim")
            self.console.print(line)
        self.shown[seat] = len(self.match.journal.told)

    def ask(self, seat: Seat) -> None:
        """Ask a person until an answer is accepted."""
        self.draw_curtain(seat)
        self.tell(seat)
        scene = self.scene(seat)
        self.console.print(draw(scene))
        assert scene.prompt is not None
        self.console.print(draw_prompt(scene.prompt, self.say("options")))
        while True:
            self.console.print(Text(f"{self.say('type-move')} > ", style="bold"), end="")
            try:
                move = self.understand(seat, scene, self.read_line().strip())
                if move is not None:
                    self.answer(seat, move)
                    return
            except Refusal as refusal:
                self.console.print(Text(self.words(seat).refusal(refusal), style="red"))

    def draw_curtain(self, seat: Seat) -> None:
        """Between two people at one screen: nobody sees another's hand."""
        if seat == self.at_screen:
            return
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * 60)
        self.console.print(Text(self.say("pass-the-screen", name=self.names[seat]), style="bold"))
        self.read_line()
        self.at_screen = seat

    def understand(self, seat: Seat, scene: Scene, text: str) -> Move | None:
        """A number, a move, or a wish (answered here, giving None)."""
        assert scene.prompt is not None
        offers = scene.prompt.offers
        if text.isdecimal():
            if not 1 <= int(text) <= len(offers):
                self.console.print(Text(self.say("no-such-option", number=int(text), most=len(offers)), style="red"))
                return None
            return self.game.read_move(offers[int(text) - 1].move)
        match text.lower():
            case "" | "?" | "help" | "aide":
                example = offers[0].move if offers else ""
                self.console.print(self.say("help", example=example))
            case "hint" | "conseil":
                self.give_hint(seat)
            case "log" | "journal":
                self.shown[seat] = 0
                self.tell(seat)
            case "rules" | "règle" | "règles":
                rule = rulebook(self.game.package, self.language).rule(scene.prompt.rule)
                self.console.print(Markdown(f"**{rule.number} {rule.title}**\n\n{rule.text}"))
            case "quit" | "quitter":
                raise Quit
            case _:
                return self.game.read_move(text)
        return None

    def give_hint(self, seat: Seat) -> None:
        """What a bot in this seat would do, and how sure it is."""
        bot = make(ADVISER)
        world = self.game.imagine(self.match.state, seat, self.rng)
        words = self.words(seat)
        move = bot.choose(self.game, world, seat, self.rng)
        self.console.print(Text(self.say("hint", move=words.sentence(move)), style="green"))
        compared = bot.explain()
        for thought in compared if len(compared) > 1 else ():
            value = "" if thought.value is None else self.say("hint-value", percent=round(100 * thought.value))
            line = self.say("hint-line", move=words.sentence(thought.move), percent=round(100 * thought.share))
            self.console.print(Text(f"  {line} {value}".rstrip(), style="dim"))
        if self.game.tell is not None:
            for line in self.game.tell(self.game.view(self.match.state, seat), words):
                self.console.print(Text(line, style="green"))


def record_text(table: Table) -> str:
    """The record of a table, finished or not."""
    return str(table.match.record(names=table.names, seed=table.seed))


def free_to_write(path: Path) -> None:
    """Refuse a file that exists or can't be made, before the match begins."""
    if path.exists():
        raise CantWrite(str(path), "it exists already")
    if not path.parent.is_dir():
        raise CantWrite(str(path), f"there is no folder {path.parent}")


class CantWrite(Refusal):
    """A record that has no place to go."""

    key = "error-cant-write"
    sentence = "I can't write the record to {file}: {problem}."

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(file=file, problem=problem)
