"""A table of Decrypto for tests, which speak of it like the players: A and B are white, C and D black; with three, C is alone."""

from __future__ import annotations

from random import Random
from typing import Final, cast

import pytest

from tablee.core.chance import Chance, Dice
from tablee.core.errors import IllegalMove, NotAsked
from tablee.core.game import Game, OptionValue, View
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.core.standings import ended
from tablee.core.state import Event, Journal, Outcome, State, apply, options, run
from tablee.games.decrypto import GAME, live
from tablee.games.decrypto.rules.encrypt import encrypt
from tablee.games.decrypto.rules.state import BLACK, WHITE, Phase
from tablee.games.decrypto.view import DecryptoView
from tablee.games.decrypto.vocabulary.lists import keywords
from tablee.i18n import Words

A, B, C, D, E, F, G, H = range(8)
WHITE_WORDS: Final = ("fantôme", "papillon", "cocktail", "chapeau")
BLACK_WORDS: Final = ("château", "miel", "pilote", "champignon")
PLAIN: Final = (("Mexique", "insecte", "horreur"), ("ruche", "avion", "forêt"))


class Table:
    """`t = table(4)`; then `t.writes(A, …)`, `t.guesses(B, 421)`, `t.round(white=421, …)`."""

    def __init__(self, seats: int = 4, luck: Chance | int = 1, /, **given: OptionValue) -> None:
        chosen: dict[str, OptionValue] = {"teams": "sides", "interceptor": "2"}
        chosen |= given
        self.setup = GAME.setup(seats, chosen)
        self.s = GAME.new(self.setup, luck if isinstance(luck, Chance) else Dice.from_int(luck))
        self.s.journal = Journal()
        run(self.s)
        if self.s.language == "fr":
            self.deal(WHITE, *WHITE_WORDS)
            if not self.s.three:
                self.deal(BLACK, *BLACK_WORDS)
        self._since = 0
        self._said = 0
        self.begins()

    # --- Setting up ---------------------------------------------------------------------------------------------------

    def deal(self, team: int, *words: str) -> None:
        """These are the keywords of a team."""
        every = [keyword.word for keyword in keywords(self.s.language)]
        self.s.words[team] = [every.index(word) for word in words]

    def begins(self, *encryptors: Seat) -> None:
        """In the first round these encrypt: the first of each team, unless it says otherwise."""
        named = encryptors or tuple(team[0] for team in self.s.members[: 1 if self.s.three else 2])
        for team, seat in enumerate(named):
            at = self.s.order[team].index(seat)
            self.s.turn[team] = (at + 1) % len(self.s.order[team])
            self.s.encryptor[team] = seat
        encrypt(self.s)

    def tokens(self, *, white: tuple[int, int], black: tuple[int, int]) -> None:
        """Interceptions and Miscommunications so far."""
        self.s.interceptions = [white[0], black[0]]
        self.s.misses = [white[1], black[1]]

    def at_round(self, number: int) -> None:
        """It is that round."""
        self.s.round = number

    # --- Playing ------------------------------------------------------------------------------------------------------

    def does(self, seat: Seat, move: str) -> None:
        self._since = len(self.journal.told)
        apply(self.s, seat, GAME.read_move(move))

    def refuses(self, seat: Seat, move: str) -> str:
        """The player can't do this; the key of the reason."""
        with pytest.raises((IllegalMove, NotAsked)) as refusal:
            self.does(seat, move)
        return refusal.value.key

    def draws(self, seat: Seat, code: int = 0) -> None:
        """The encryptor takes a card, this one if it says so."""
        self.does(seat, "draw")
        if code:
            self.s.code[self.s.team[seat]] = code

    def writes(self, seat: Seat, first: str, second: str, third: str) -> None:
        self.does(seat, f'clues "{first}" "{second}" "{third}"')

    def fresh_clues(self) -> tuple[str, str, str]:
        """Clues that nobody has given before."""
        self._said += 3
        return tuple(f"indice{self._said - at}x" for at in range(3))  # type: ignore[return-value]

    def encrypts(self, white: int = 421, black: int = 123) -> None:
        """Both encryptors draw these codes and write clues."""
        for team, code in enumerate((white, black)):
            seat = self.s.encryptor[team]
            if seat >= 0 and not self.s.submitted[team]:
                self.draws(seat, code)
                self.writes(seat, *self.fresh_clues())

    def guesses(self, seat: Seat, code: int) -> None:
        self.does(seat, f"guess {code}")

    def team_guesses(self, team: int, code: int) -> None:
        """All guessers of a team want the same."""
        half = self.s.half
        for seat in self.s.members[team]:
            if self.s.phase != Phase.HALF or self.s.half != half or self.s.guess[team] >= 0:
                return
            if seat in self.s.waiting and not (team == half and seat == self.s.encryptor[team]):
                self.guesses(seat, code)

    def half(self, guess: int, attempt: int = 0) -> None:
        """The team of the half guesses this, the other one that."""
        team = self.s.half
        if self.s.round > 1:
            self.team_guesses(1 - team, attempt)
        self.team_guesses(team, guess)

    def round(
        self,
        *,
        white: int = 421,
        black: int = 123,
        says_white: int = 0,
        says_black: int = 0,
        by_black: int = 0,
        by_white: int = 0,
    ) -> None:
        """A whole round: the codes, what the teams take them for (rightly, if it doesn't say), and the attempts on them."""
        self.encrypts(white, black)
        self.half(says_white or white, by_black)
        if not self.s.three:
            self.half(says_black or black, by_white)

    def leaves(self, seat: Seat) -> None:
        self._since = len(self.journal.told)
        GAME.end_for(self.s, seat)

    def time_is_up(self) -> None:
        """What a table does when a rule of time runs out."""
        limit = live.time_limit(self.s)
        assert limit is not None
        self._since = len(self.journal.told)
        apply(self.s, limit.seat, limit.move, by_clock=True)

    def plays_on(self, rng: Random) -> None:
        """Everybody does anything until the match is over."""
        while self.s.outcome is None:
            seat = rng.choice(self.s.waiting)
            apply(self.s, seat, rng.choice(GAME.answers(self.s, seat, rng)))

    # --- Looking ------------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.s.journal is not None
        return self.s.journal

    @property
    def outcome(self) -> Outcome:
        assert self.s.outcome is not None
        return self.s.outcome

    @property
    def over(self) -> bool:
        return self.s.outcome is not None

    def ended(self) -> tuple[str, tuple[Seat, ...]]:
        return self.outcome.reason, self.outcome.winners

    def choices(self, seat: Seat) -> list[str]:
        return [str(move) for move in options(self.s, seat)]

    def log(self, seat: Seat | None) -> list[Event]:
        """What this player (None: a spectator) was told of the last thing that happened."""
        return self.journal.seen_by(seat, self._since)

    def told(self, seat: Seat | None) -> str:
        """All that this player was ever told, as one text."""
        return str(self.journal.seen_by(seat))

    def sees(self, seat: Seat | None) -> DecryptoView:
        return GAME.view(self.s, seat)

    def muted(self, seat: Seat) -> frozenset[str]:
        return live.muted(self.s, seat)

    def sampled(self, seat: Seat, number: int = 1) -> Table:
        """The table as this player may imagine it."""
        other = object.__new__(Table)
        other.setup, other._since, other._said = self.setup, 0, self._said
        other.s = GAME.sample_world(self.s, seat, Random(number))
        other.s.journal = Journal()
        return other

    def words(self, seat: Seat | None, language: str = "en") -> Words:
        return Words(cast("Game[State, View]", GAME), language, seat)

    def looks(self, seat: Seat | None, language: str = "en") -> Scene:
        """The table on this player's screen."""
        return ended(GAME, self.sees(seat), self.words(seat, language))


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """`t = table(4)` for a table where A and C encrypt first."""
    return Table
