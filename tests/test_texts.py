"""The words: both languages have them all, they can be said to every reader, and French is typeset as French.

The keys of a game follow from its classes (see `tablee.i18n`); the other texts are those its code says by name.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from string import Formatter
from typing import Final, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tablee
from tablee.core import notation
from tablee.core.game import Choice, Game, View, load, names
from tablee.core.notation import Field, Seat
from tablee.core.state import Event, Move, Outcome, Question, State
from tablee.i18n import FUNCTIONS, LANGUAGES, OUR_TEXTS, Words, bundle, keys
from tablee.texts.quick import Quick

SOURCE: Final = Path(str(tablee.__file__)).parent
OUR_GAMES: Final = [name for name in names() if (SOURCE / "games" / name).is_dir()]
PACKAGES: Final = [OUR_TEXTS, *(load(name).package for name in OUR_GAMES)]
BOTH: Final = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME: Final = pytest.mark.parametrize("game", OUR_GAMES)
EVERY_PACKAGE: Final = pytest.mark.parametrize("package", PACKAGES)

NBSP: Final = "\u00a0"
STAND_IN: Final = "¤"  # for a value in a text
READERS: Final[tuple[Seat | None, ...]] = (0, 1, None)
GROUPS: Final[tuple[tuple[Seat, ...], ...]] = ((), (0,), (1,), (0, 1), (1, 2), (0, 1, 2))  # with and without the reader
MOST: Final = 600  # things of one kind that are tried


# --- Texts taken apart -----------------------------------------------------------------------------------------------


def ftl_of(package: str, language: str) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text("utf-8")


def messages(text: str) -> dict[str, ftl.Message | ftl.Term]:
    """The messages of a Fluent text, by key."""
    body = FluentParser().parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)}


def junk(text: str) -> list[str]:
    """What can't be read as Fluent."""
    return [entry.content or "" for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the library's way
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the library's way
        self.messages.add(node.id.name)


def variables(message: ftl.Message | ftl.Term) -> set[str]:
    """The values that a message asks for, whichever of its variants is said."""
    found = _Variables()
    found.visit(message)
    return found.names


def sentences(pattern: ftl.Pattern) -> Iterator[str]:
    """The words of a pattern and of each of its variants, with a stand-in for every value."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said += element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            said += str(element.expression.parse()["value"])
        else:
            said += STAND_IN
            if isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    yield from sentences(variant.value)
    yield said


def all_sentences(text: str) -> Iterator[tuple[str, str]]:
    """Every sentence of a Fluent text, with its key; remarks too."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.BaseComment):
            yield "#", entry.content or ""
        elif isinstance(entry, ftl.Message | ftl.Term) and entry.value is not None:
            yield from ((entry.id.name, said) for said in sentences(entry.value))


# --- Both languages --------------------------------------------------------------------------------------------------


def unlike_keys(one: str, other: str) -> list[str]:
    """The keys that only one of two Fluent texts has."""
    return sorted(messages(one).keys() ^ messages(other).keys())


def unlike_values(one: str, other: str) -> list[str]:
    """The keys whose texts ask for different values; how many or who reads it (`_n`, `_is`) may matter to one alone."""
    mine, theirs = messages(one), messages(other)

    def plain(message: ftl.Message | ftl.Term) -> set[str]:
        return {re.sub(r"_(n|is)$", "", name) for name in variables(message)}

    return sorted(key for key in mine.keys() & theirs.keys() if plain(mine[key]) != plain(theirs[key]))


@EVERY_PACKAGE
def test_french_and_english_have_the_same_keys(package: str) -> None:
    assert unlike_keys(ftl_of(package, "fr"), ftl_of(package, "en")) == []
    assert keys(package, "fr") == keys(package, "en")


@EVERY_PACKAGE
def test_french_and_english_tell_the_same_values(package: str) -> None:
    assert unlike_values(ftl_of(package, "fr"), ftl_of(package, "en")) == []


@EVERY_PACKAGE
@BOTH
def test_every_text_can_be_read(package: str, language: str) -> None:
    assert junk(ftl_of(package, language)) == []
    written = re.findall(r"^([a-z][\w-]*) *=", ftl_of(package, language), flags=re.MULTILINE)
    assert sorted(written) == sorted(set(written)), "a key stands there twice"


def test_a_key_in_one_language_only_is_found() -> None:
    assert unlike_keys("a = A\nb = B\n", "b = B\nc = C\n") == ["a", "c"]


def test_a_value_in_one_language_only_is_found() -> None:
    assert unlike_values("a = { $x }\nb = { $n_n }\n", "a = { $y }\nb = { $n }\n") == ["a"]


def test_a_text_that_is_no_fluent_is_found() -> None:
    assert junk("a = { $x\n") != []


# --- What a game says by its classes ---------------------------------------------------------------------------------


def needed(game: Game[State, View]) -> list[str]:
    """The keys that a game must have: its name, and those that follow from its classes, endings and options."""
    return [
        "name",
        "tagline",
        *(f"move-{notation.verb(kind)}" for kind in game.kinds.moves),
        *(f"ask-{notation.verb(kind)}" for kind in game.kinds.questions),
        *(f"event-{notation.verb(kind)}" for kind in game.kinds.events),
        *(f"end-{ending}" for ending in game.kinds.endings),
        *(f"option-{option.name}" for option in game.options),
        *(f"option-{option.name}-help" for option in game.options),
        *(f"side-{side}" for side in game.sides),
    ]


@EVERY_GAME
@BOTH
def test_every_move_question_event_ending_and_option_has_its_text(game: str, language: str) -> None:
    there = keys(load(game).package, language)
    assert [key for key in needed(load(game)) if key not in there] == []


@EVERY_GAME
@BOTH
def test_names_and_options_can_be_said(game: str, language: str) -> None:
    words = Words(load(game), language)
    loaded = load(game)
    for key in ("name", "tagline", *(f"option-{o.name}{end}" for o in loaded.options for end in ("", "-help"))):
        assert words.say(key)


def samples(field: Field) -> Sequence[object]:
    """A few values that a field can have, the awkward ones among them."""
    if field.seat:
        return GROUPS if field.many else (0, 1)
    one: Sequence[object] = (0, 1, 2, 3000) if field.kind is int else ("mot", "")
    if field.kind not in (int, str) and issubclass(field.kind, object) and hasattr(field.kind, "__members__"):
        one = tuple(cast("Mapping[str, object]", field.kind.__members__).values())
    return ((), tuple(one[:1]), tuple(one[:2])) if field.many else one


def made(kind: type[object]) -> Iterator[object]:
    """Things of a kind, with every mixture of sample values, or many of them."""
    parts = notation.fields(kind)
    build = cast("Callable[..., object]", kind)
    mixtures = list(itertools.product(*(samples(part) for part in parts)))
    if len(mixtures) > MOST:
        mixtures = Random(1).sample(mixtures, MOST)
    for mixture in mixtures:
        yield build(**{part.name: value for part, value in zip(parts, mixture, strict=True)})


def asked_for(key: str, there: Mapping[str, ftl.Message | ftl.Term]) -> set[str]:
    """The values that a text asks for, and the texts in it."""
    found = _Variables()
    found.visit(there[key])
    names = found.names.union(*(asked_for(one, there) for one in found.messages))
    return {name for name in names if not re.match(r"(seats|rivals)(_|$)", name)}


def said_by_class(game: Game[State, View], language: str) -> Iterator[tuple[str, str]]:
    """Every move, question, event and ending as every reader reads it, with a word on which it was."""
    for reader in READERS:
        words = Words(game, language, reader)
        for kind in (*game.kinds.moves, *game.kinds.events):
            for thing in made(kind):
                assert isinstance(thing, Move | Event)
                yield f"{thing!r} to {reader}", words.sentence(thing)
        for asked in game.kinds.questions:
            for question, waiting in itertools.product(made(asked), GROUPS[1:]):
                assert isinstance(question, Question)
                yield f"{question!r} of {waiting} to {reader}", words.ask(question, waiting)
        there = messages(ftl_of(game.package, language))
        for ending, winners, others, number in itertools.product(game.kinds.endings, GROUPS, GROUPS[1:], (0, 1, 3)):
            outcome = Outcome(winners, ending, (1, 2, 3))
            decided = dict.fromkeys(asked_for(f"end-{ending}", there), number) | {"rivals": others}
            yield f"{outcome!r} to {reader}, {others}, {number}", words.result(outcome, **decided)


@EVERY_GAME
@BOTH
def test_everything_a_game_tells_can_be_said_to_every_reader(game: str, language: str) -> None:
    told = dict(said_by_class(load(game), language))
    assert told
    assert [f"{what}: {text}" for what, text in told.items() if not text.strip() or re.search(r"[{}$]", text)] == []


def small_beginning(text: str) -> bool:
    """A sentence that does not begin with a capital, a number or an opening mark."""
    return not re.match(r"[A-ZÀ-ÖØ-ÞŒ0-9“«(…]", text)


@EVERY_GAME
@BOTH
def test_sentences_begin_with_a_capital(game: str, language: str) -> None:
    """But for endings nobody wins, or sentences about nobody: no match has them."""
    told = {text for what, text in said_by_class(load(game), language) if "()" not in what}
    assert sorted(text for text in told if small_beginning(text)) == []


UNELIDED = re.compile(
    r"\b(?:[Dd]e|[Qq]ue) (?:\{ (?:\$(?:names?|seats?|others?|waiting)|[a-z-]+-name) \}|Ada\b|Elsa\b|A\w+, l)"
)


@EVERY_PACKAGE
def test_no_french_text_puts_de_or_que_before_a_name_of_any_beginning(package: str) -> None:
    assert UNELIDED.findall(files(package).joinpath("fr.ftl").read_text("utf-8")) == []


@EVERY_GAME
def test_de_and_que_lose_their_vowel_before_a_name_that_begins_with_one(game: str) -> None:
    assert sorted(text for _, text in said_by_class(load(game), "fr") if UNELIDED.search(text)) == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Ada", "Tour d’Ada"), ("Basile", "Tour de Basile"), ("Éloïse", "Tour d’Éloïse"), ("Œdipe", "Tour d’Œdipe"),
        ("Yves", "Tour d’Yves"), ("Yann", "Tour de Yann"), ("Hugo", "Tour de Hugo"), ("3 amis", "Tour de 3 amis"),
    ],
)  # fmt: skip
def test_whose_turn_it_is_is_said_as_one_says_it(name: str, told: str) -> None:
    assert Words(load("pagan"), "fr").say("steps-turn", name=name) == told


@pytest.mark.parametrize(
    ("card", "told"),
    [(2, "a 2"), (8, "an 8"), (11, "an 11"), (18, "an 18"), (80, "an 80"), (10, "a 10"), (118, "a 118"), ("Ambush", "an Ambush")],
)  # fmt: skip
def test_a_card_has_the_article_that_is_spoken(card: int | str, told: str) -> None:
    assert Words(load("fuji_flush"), "en").say("event-drew", card=card) == f"You draw {told}."


def test_a_small_beginning_is_found() -> None:
    assert small_beginning("you and Ada win together.")
    assert not small_beginning("You and Ada win together.")
    assert not small_beginning("Élan.")


def test_a_text_that_asks_for_a_value_it_is_not_given_is_found() -> None:
    words = Words(load("fuji_flush"), "en")
    with pytest.raises(KeyError, match="card"):
        words.say("move-play")
    with pytest.raises(KeyError, match="no-such-text"):
        words.say("no-such-text")


# --- What code says by name ------------------------------------------------------------------------------------------


def calls_of_say(code: str) -> Iterator[tuple[str, set[str]]]:
    """Every `….say("key", name=…)` of a source text: its key and the names of its values."""
    for call in ast.walk(ast.parse(code)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "say":
            match call.args:
                case [ast.Constant(value=str(key))] if all(part.arg for part in call.keywords):
                    yield key, {part.arg or "" for part in call.keywords}


def refusals(code: str) -> Iterator[tuple[str, set[str]]]:
    """Every class of a source text that has a `key` and a `sentence`: the key and the names of the values."""
    for found in ast.walk(ast.parse(code)):
        if isinstance(found, ast.ClassDef):
            has: dict[str, str] = {}
            for line in found.body:
                match line:
                    case (
                        ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(value)))
                        | ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(value)))
                    ):
                        has[name] = value
            if has.keys() >= {"key", "sentence"}:
                yield has["key"], {name for _, name, _, _ in Formatter().parse(has["sentence"]) if name}


def complaints(code: str) -> set[str]:
    """The keys by which a source text says why a move is refused."""
    return {
        found.value
        for found in ast.walk(ast.parse(code))
        if isinstance(found, ast.Constant)
        and isinstance(found.value, str)
        and re.fullmatch(r"(?:refuse|error)(?:-[a-z]+)+", found.value)
    }


def wrongly_said(said: Sequence[tuple[str, set[str]]], there: Mapping[str, ftl.Message | ftl.Term]) -> list[str]:
    """Texts that are said and aren't there, or that ask for more than they are given."""
    faults = [f"there is no “{key}”" for key, _ in said if key not in there]
    for key, given in said:
        missing = variables(there[key]) - given if key in there else set()
        faults += [f"“{key}” asks for ${name}" for name in sorted(missing)]
    return faults


def sources(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))]


@EVERY_GAME
@BOTH
def test_every_text_that_a_game_says_by_name_is_there_with_its_values(game: str, language: str) -> None:
    there = messages(ftl_of(OUR_TEXTS, language)) | messages(ftl_of(load(game).package, language))
    said = [call for code in sources(SOURCE / "games" / game) for call in calls_of_say(code)]
    assert said
    assert wrongly_said(said, there) == []


@EVERY_GAME
@BOTH
def test_every_complaint_of_a_game_can_be_said_of_a_move(game: str, language: str) -> None:
    there = messages(ftl_of(OUR_TEXTS, language)) | messages(ftl_of(load(game).package, language))
    said = [(key, {"move"}) for code in sources(SOURCE / "games" / game) for key in complaints(code)]
    assert wrongly_said(said, there) == []


@EVERY_GAME
def test_no_text_of_a_game_is_left_that_nobody_says(game: str) -> None:
    code = sources(SOURCE / "games" / game)
    by_name = {key for one in code for key, _ in (*calls_of_say(one), *refusals(one))}
    by_name |= {key for one in code for key in complaints(one)}
    assert sorted(keys(load(game).package, "en") - by_name - set(needed(load(game))) - choices(game)) == []


def choices(game: str) -> set[str]:
    """The keys that the values of a game's options may have; one without a text is said as it is written."""
    options = [option for option in load(game).options if isinstance(option, Choice)]
    return {f"option-{option.name}-{choice}" for option in options for choice in option.choices}


@BOTH
def test_every_text_that_our_own_code_says_by_name_is_there_with_its_values(language: str) -> None:
    ours = [path for path in sorted(SOURCE.rglob("*.py")) if SOURCE / "games" not in path.parents]
    there = messages(ftl_of(OUR_TEXTS, language))
    for game in OUR_GAMES:  # a face may say what every game has: its name, its options
        there = messages(ftl_of(load(game).package, language)) | there
    assert wrongly_said([call for path in ours for call in calls_of_say(path.read_text("utf-8"))], there) == []


@BOTH
def test_every_refusal_can_be_said(language: str) -> None:
    games = SOURCE / "games"
    ours = [path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")) if games not in path.parents]
    said = [refusal for code in ours for refusal in refusals(code)]
    assert ("error-not-asked", {"seat"}) in said
    assert wrongly_said(said, messages(ftl_of(OUR_TEXTS, language))) == []


@EVERY_GAME
@BOTH
def test_every_refusal_of_a_game_can_be_said(game: str, language: str) -> None:
    there = messages(ftl_of(load(game).package, language))
    said = [refusal for code in sources(SOURCE / "games" / game) for refusal in refusals(code)]
    assert wrongly_said(said, there) == []


def test_a_text_that_is_said_and_not_there_is_found() -> None:
    said = list(calls_of_say('speaker.say("here", card=1)\nself.say("gone")\nwords.say(key)\n'))
    assert said == [("here", {"card"}), ("gone", set())]
    assert wrongly_said(said, messages("here = { $card }\n")) == ["there is no “gone”"]


def test_a_text_that_is_given_too_little_is_found() -> None:
    there = messages("here = { $card -> \n    [1] { $name }\n   *[other] all\n}\n")
    assert wrongly_said([("here", {"card"})], there) == ["“here” asks for $name"]


def test_refusals_and_complaints_are_found() -> None:
    assert list(refusals('class No(Refusal):\n    key = "error-no"\n    sentence = "No {what}."\n')) == [
        ("error-no", {"what"})
    ]
    assert complaints('def complaint(self): return "refuse-not-so"') == {"refuse-not-so"}


# --- French typography -----------------------------------------------------------------------------------------------


def misprints(text: str) -> list[str]:
    """Where French is not typeset as French: a straight apostrophe, a mark without its no-break space."""
    faults = [(at.start(), "’ instead of '") for at in re.finditer("'", text)]
    for mark in re.finditer("[:;!?»]", text):
        at, sign = mark.start(), mark.group()
        before, after = text[max(at - 1, 0) : at], text[at + 1 : at + 3]
        in_a_number = sign == ":" and before.isdigit() and after[:1].isdigit()
        in_an_address = sign == ":" and after == "//"
        a_sign_by_itself = sign == "?" and before == "("  # “(? pour l’aide)”
        doubled = sign in "!?" and before in ("!", "?")
        if before != NBSP and not (in_a_number or in_an_address or a_sign_by_itself or doubled):
            faults.append((at, f"no-break space before {sign}"))
    faults += [
        (mark.start(), "no-break space after «")
        for mark in re.finditer("«", text)
        if text[mark.end() : mark.end() + 1] != NBSP
    ]
    return [f"{fault}: …{text[max(at - 25, 0) : at + 15]}…" for at, fault in sorted(faults)]


def prose(markdown: str) -> str:
    """A Markdown text without its code, and without the addresses of its links."""
    without_code = re.sub(r"^```.*?^```|`[^`\n]*`", STAND_IN, markdown, flags=re.MULTILINE | re.DOTALL)
    without_rules = re.sub(r"^\|[-:| ]+\|$", "", without_code, flags=re.MULTILINE)
    return re.sub(r"\]\([^)]*\)", "]", without_rules)


@EVERY_PACKAGE
def test_french_texts_are_typeset_as_french(package: str) -> None:
    told = all_sentences(ftl_of(package, "fr"))
    assert [f"{key}: {fault}" for key, said in told for fault in misprints(said)] == []


@EVERY_GAME
def test_french_rulebooks_are_typeset_as_french(game: str) -> None:
    text = files(load(game).package).joinpath("rules.fr.md").read_text("utf-8")
    assert misprints(prose(text)) == []


@pytest.mark.parametrize(
    "text",
    [
        "l'aide",
        "Pioche : vide",
        "Pioche: vide",
        "¤ : vide",
        "carte ;",
        "Bravo !",
        "Bravo!",
        "Qui ?",
        "rares\n: oui",
        "« oui\u00a0»",
        "«\u00a0oui »",
        "«oui»",
        "Pioche\u202f: vide",
    ],
)
def test_a_misprint_is_found(text: str) -> None:
    assert misprints(text) != []


@pytest.mark.parametrize(
    "text",
    [
        "l’aide",
        "Pioche\u00a0: vide\u00a0; bravo\u00a0! Quoi\u00a0?!",
        "«\u00a0oui\u00a0»",
        "(? pour l’aide)",
        "à 12:30",
        "https://exemple.fr",
    ],
)
def test_good_french_is_left_alone(text: str) -> None:
    assert misprints(text) == []


def test_a_misprint_in_any_variant_is_found() -> None:
    text = "a = { $n ->\n    [one] l'une\n   *[other] { $n } : toutes\n}\n"
    assert [fault for _, said in all_sentences(text) for fault in misprints(said)] == [
        "’ instead of ': …l'une…",
        "no-break space before :: …¤ : toutes…",
    ]


def test_code_in_a_rulebook_is_not_french() -> None:
    assert misprints(prose("Option `first: 'x'`\u00a0: [ici](https://x.y/a?b)\n```\na: b?\n```\n|:---|---:|\n")) == []


# --- Said sooner -------------------------------------------------------------------------------------------------------


def values_to_try(package: str, language: str, key: str) -> Iterator[dict[str, str | int]]:
    """For every value of a text, those that its choices name, and a few others."""
    texts = bundle(package, language)
    named: dict[str, set[str | int]] = {}
    todo, seen = [key], {key}
    while todo:
        message = (messages_of(package, language) | messages_of(OUR_TEXTS, language))[todo.pop()]
        found = _Choices()
        found.visit(message)
        for name, choices in found.choices.items():
            named.setdefault(name, set()).update(choices)
        todo += [one for one in found.references if one not in seen and texts.has_message(one)]
        seen |= found.references
    tried = [(name, [*sorted(choices, key=str), "Ada", 0, 1, 2, 1234]) for name, choices in sorted(named.items())]
    for at, (name, values) in enumerate(tried):
        for choice in values:
            yield {other: one[at % len(one)] for other, one in tried} | {name: choice}
    yield {}


class _Choices(Visitor):
    def __init__(self) -> None:
        self.choices: dict[str, set[str | int]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the library's way
        self.choices.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            choices = self.choices.setdefault(node.selector.id.name, set())
            for one in node.variants:
                choices.add(one.key.name if isinstance(one.key, ftl.Identifier) else int(one.key.value))
        self.generic_visit(node)


@cache
def messages_of(package: str, language: str) -> dict[str, ftl.Message | ftl.Term]:
    return messages(ftl_of(package, language))


@EVERY_PACKAGE
@BOTH
def test_a_text_that_is_said_sooner_is_said_as_the_library_says_it(package: str, language: str) -> None:
    quick = Quick(bundle(package, language), language, FUNCTIONS.get(language, {}))
    said = left = 0
    for key in sorted(keys(package, language)):
        for values in values_to_try(package, language, key):
            sooner = quick.say(key, values)
            if sooner is None:
                left += 1
                continue
            pattern = bundle(package, language).get_message(key).value
            assert pattern is not None
            told, errors = bundle(package, language).format_pattern(pattern, values)
            assert (sooner, errors) == (told, []), f"{key} with {values}"
            said += 1
    assert said > left, "most of what we say is simple"


def test_what_the_library_would_write_in_its_own_way_is_left_to_it() -> None:
    texts = FluentBundle(["en"], use_isolating=False)
    texts.add_resource(
        FluentResource(
            "count = { $n }\nloop = { loop }\nterm = { -brand }\n-brand = Us\n"
            "size = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n }\n }\nformat = { NUMBER($n) }\n"
        )
    )
    quick = Quick(texts, "en", {})
    assert quick.say("count", {"n": 999}) == "999"
    assert [quick.say("size", {"n": n}) for n in (0, 1, 2)] == ["none", "one", "2"]
    for key in ("loop", "term", "format", "not there"):
        assert quick.say(key, {"n": 1}) is None
    for value in (1000, -1, True, "x" * 3000):
        assert quick.say("count", {"n": value}) is None
    assert quick.say("size", {"n": "one"}) is None
    assert quick.say("size", {}) is None
