"""What words call to mind: vectors of meaning, and associations that people wrote. Bots give and read clues with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from tablee.games.decrypto.vocabulary.lists import associations
from tablee.games.decrypto.vocabulary.manners import blocked
from tablee.games.decrypto.vocabulary.spelling import IRREGULAR, normal, stem, stems, words

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:  # the rules need no bots
    np = None  # type: ignore[assignment]

DIMENSIONS: Final = 128
NOUN, OTHER, KNOWN = range(3)  # a word of a table is a good clue, a fair one, or only understood

BONUS: Final = 0.2  # for an association that somebody wrote
RELATED: Final = 0.3  # what such an association is worth at least before the bonus: vectors know one meaning only
FREQUENT: Final = 8_000  # the rank up to which everybody knows a word
PER_RARE: Final = 0.04  # for each doubling of the rank beyond
PER_OTHER: Final = 0.08
PER_TABLE: Final = 0.08  # what somebody wrote comes first: near words of a table are apt to be synonyms
PREFIX: Final = 3  # letters that all forms of a word share, but for those the stems know
NEAR: Final = 60  # words of the table that are looked at for a clue
TRIGRAMS: Final = 0.5  # the share of trigrams that makes an unknown word a misspelling of a known one
REMEMBERED: Final = (
    1 << 20
)  # pairs of texts that were compared, and texts: what people write has no end, and a server runs long
REMEMBERED_TEXTS: Final = 1 << 16
VARIANT: Final = 0.8  # how alike two spellings of one word are


class NoVocabulary(RuntimeError):  # noqa: N818  # its sentence says what is missing
    """Bots don't know the words of a language, and why."""


@dataclass(frozen=True)
class WordTable:
    """Words by frequency, their kinds and ranks, and the vector of each: `vectors[rows[i]]` belongs to `words[i]`."""

    words: tuple[str, ...]
    kinds: npt.NDArray[np.uint8]
    ranks: npt.NDArray[np.uint32]
    rows: npt.NDArray[np.uint16]
    vectors: npt.NDArray[np.int8]


class SemanticModel:
    """How near words are to each other, for one speaker: a table of vectors, and what keywords call to mind."""

    def __init__(
        self, language: str, table: WordTable, vectors: npt.NDArray[np.float32], calls: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.language = language
        self.table = table
        self.vectors = vectors
        self.calls = calls
        self._calls = {normal(word): many for word, many in calls.items()}
        self._called: dict[str, frozenset[tuple[str, ...]]] = {}
        self._place: dict[str, int] = {}
        self._begin: dict[str, list[int]] = {}
        for place, word in enumerate(table.words):
            form = word if word.isascii() else normal(word)
            self._place.setdefault(form, place)
            self._begin.setdefault(form[:PREFIX], []).append(place)
        self._trigrams: dict[str, list[int]] = {}
        self._likeness: dict[tuple[str, str], float] = {}
        self._meaning: dict[str, npt.NDArray[np.float32] | None] = {}
        self._clues: dict[str, tuple[str, ...]] = {}

    def likeness(self, clue: str, word: str) -> float:
        """How much one text makes people think of another, from 0 to 1."""
        pair = (clue, word)
        found = self._likeness.get(pair)
        if found is None:
            if len(self._likeness) >= REMEMBERED:
                self._likeness.clear()
            found = self._likeness[pair] = self._compared(clue, word)
        return found

    def clues(self, word: str, count: int) -> tuple[str, ...]:
        """What could be said for a word, best first: associations, and near words of the table."""
        if word not in self._clues:
            self._clues[word] = tuple(self._sayable(word))
        return self._clues[word][:count]

    def known(self, text: str) -> bool:
        """Whether a word of the text is in the vocabulary, as it is or in another form."""
        return any(self._looked_up(word) is not None for word in self._telling(text))

    def _compared(self, clue: str, word: str) -> float:
        one, other = stems(clue, self.language), stems(word, self.language)
        if one and one == other:
            return 1.0
        a, b = self.meaning(clue), self.meaning(word)
        near = 0.0 if a is None or b is None else float(a @ b)
        if one in self._called_by(word) or other in self._called_by(clue):
            near = max(near, RELATED) + BONUS
        return min(1.0, max(0.0, near))

    def _called_by(self, word: str) -> frozenset[tuple[str, ...]]:
        """The stems of what a keyword calls to mind; nothing for another text."""
        if word not in self._called:
            if len(self._called) >= REMEMBERED_TEXTS:
                self._called.clear()
            calls = self._calls.get(normal(word), ())
            self._called[word] = frozenset(stems(call, self.language) for call in calls)
        return self._called[word]

    def meaning(self, text: str) -> npt.NDArray[np.float32] | None:
        """The vector of a text: the mean of its words; nothing if none is known."""
        if text not in self._meaning:
            if len(self._meaning) >= REMEMBERED_TEXTS:
                self._meaning.clear()
            self._meaning[text] = self._mean(text)
        return self._meaning[text]

    def _mean(self, text: str) -> npt.NDArray[np.float32] | None:
        whole = self._place.get("".join(words(text)))
        places = [whole] if whole is not None else [self._found(word) for word in self._telling(text)]
        rows = [self.vectors[self.table.rows[place]] for place in places if place is not None]
        if not rows:
            return None
        mean = np.sum(rows, axis=0)
        length = float(np.linalg.norm(mean))
        return np.asarray(mean / length, np.float32) if length > 0 else None

    def _telling(self, text: str) -> list[str]:
        """The words of a text that say something; all of them if none does."""
        found = words(text)
        return [word for word in found if word not in stop_words(self.language)] or found

    def _found(self, word: str) -> int | None:
        place = self._looked_up(word)
        return place if place is not None else self._alike(word)

    def _looked_up(self, word: str) -> int | None:
        """The place of a word in the table, or that of another form of it."""
        if word in self._place:
            return self._place[word]
        root = stem(word, self.language)
        if root in self._place:
            return self._place[root]
        forms = (place for place in self._begin.get(word[:PREFIX], ()) if self._stem(place) == root)
        return next(forms, None)

    def _stem(self, place: int) -> str:
        return stem(self.table.words[place], self.language)

    def _alike(self, word: str) -> int | None:
        """The word of the table that shares most trigrams with an unknown one, if it shares enough."""
        if not self._trigrams:
            for place, known in enumerate(self.table.words):
                for trigram in _trigrams(normal(known)):
                    self._trigrams.setdefault(trigram, []).append(place)
        wanted = _trigrams(word)
        shared: dict[int, int] = {}
        for trigram in wanted:
            for place in self._trigrams.get(trigram, ()):
                shared[place] = shared.get(place, 0) + 1
        best, share = None, TRIGRAMS
        for place, times in shared.items():
            of_both = times / (len(wanted) + len(_trigrams(normal(self.table.words[place]))) - times)
            if of_both > share or (of_both == share and best is None):
                best, share = place, of_both
        return best

    def _sayable(self, word: str) -> Iterator[str]:
        said: list[str] = []
        for clue, _ in sorted(self._scored(word), key=lambda pair: -pair[1]):
            form = normal(clue)
            if self._hides(word, clue) and not any(_is_variant(form, other) for other in said):
                said.append(form)
                yield clue

    def _scored(self, word: str) -> Iterator[tuple[str, float]]:
        """Clues with what they are worth: as near as possible, frequent words and nouns before others."""
        yield from ((call, self.likeness(call, word)) for call in self._calls.get(normal(word), ()))
        written = {normal(call) for call in self._calls.get(normal(word), ())}
        for place, near in self._nearest(word):
            clue = self.table.words[place]
            if normal(clue) in written or normal(clue) in stop_words(self.language):
                continue
            rare = max(0.0, float(np.log2(max(1, self.table.ranks[place]) / FREQUENT)))
            other = PER_OTHER if self.table.kinds[place] == OTHER else 0.0
            yield clue, near - PER_TABLE - PER_RARE * rare - other

    def _nearest(self, word: str) -> Iterator[tuple[int, float]]:
        """The words of the table that can be said, nearest first; the most frequent ones for a word without meaning."""
        meaning = self.meaning(word)
        good = np.flatnonzero(self.table.kinds != KNOWN)
        if meaning is None:
            return ((int(place), 0.0) for place in good[:NEAR])
        near = self.vectors[self.table.rows[good]] @ meaning
        best = np.argsort(-near, kind="stable")[:NEAR]
        return ((int(good[place]), float(near[place])) for place in best)

    def _hides(self, word: str, clue: str) -> bool:
        """Whether a clue is fit for ears and neither contains a word nor is contained in it, nor shares its stem."""
        secret, parts = "".join(words(word)), words(clue)
        return (
            not blocked(clue, self.language)
            and not any(self._is_kin(part, own) for part in parts for own in words(word))
            and not any(secret in part or secret.startswith(part) or secret.endswith(part) for part in parts)
            and secret not in "".join(parts)
            and not any(_is_variant(part, secret) for part in parts)
        )

    def _is_kin(self, one: str, other: str) -> bool:
        """Whether two words share a stem. Words that begin otherwise don't, but for those the stems know."""
        odd = IRREGULAR.get(self.language, {})
        if one[:1] != other[:1] and one not in odd and other not in odd:
            return False
        return stem(one, self.language) == stem(other, self.language)


@cache
def semantic_model(language: str) -> SemanticModel:
    """What a bot knows of a language; raises `NoVocabulary` where it knows nothing."""
    table = read(language)
    return SemanticModel(language, table, _unit(table.vectors.astype(np.float32)), associations(language))


def narrow(model: SemanticModel, seed: int) -> SemanticModel:
    """Another vocabulary than this one: it sees the words from half of the sides, and has half of the associations.

    Stands in for a partner with another vocabulary, in simulations.
    """
    sides = np.random.default_rng(seed).standard_normal((model.vectors.shape[1], model.vectors.shape[1] // 2))
    rng = Random(seed)
    calls = {
        word: tuple(many[place] for place in sorted(rng.sample(range(len(many)), len(many) // 2)))
        for word, many in model.calls.items()
    }
    return SemanticModel(model.language, model.table, _unit(np.asarray(model.vectors @ sides, np.float32)), calls)


def read(language: str) -> WordTable:
    """The table of a language."""
    if np is None:
        raise NoVocabulary("Bots need the package NumPy to play Decrypto; install it with: pip install numpy")
    table = files(__package__).joinpath(f"table.{language}.npz")
    if not table.is_file():
        raise NoVocabulary(f"Bots don't know the words of the language “{language}”: table.{language}.npz is missing.")
    with table.open("rb") as file, np.load(file) as arrays:
        return WordTable(
            tuple(arrays["words"].tobytes().decode().split("\n")),
            arrays["kinds"],
            arrays["ranks"],
            arrays["rows"],
            arrays["vectors"],
        )


@cache
def stop_words(language: str) -> frozenset[str]:
    """Words that say nothing by themselves."""
    text = files(__package__).joinpath(f"stop.{language}.txt").read_text("utf-8")
    return frozenset(normal(word) for line in text.splitlines() for word in line.partition("#")[0].split())


def _unit(rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9), np.float32)


def _trigrams(word: str) -> frozenset[str]:
    marked = f"^{word}$"
    return frozenset(marked[start : start + 3] for start in range(len(marked) - 2))


def _is_variant(one: str, other: str) -> bool:
    """Whether two normal forms are two spellings of one word: harbour and harbor."""
    if one[:2] != other[:2]:
        return False
    alike = SequenceMatcher(None, one, other, autojunk=False)
    return alike.quick_ratio() > VARIANT and alike.ratio() > VARIANT
