"""What is in the box: the cards, the villagers, the figures of the rules. Names are those of the TOML files."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, cast

from tablee.core.notation import Seat, Word

_PACKAGE: Final = "tablee.games.pagan"

Fact = int | str | bool
Table = dict[str, Fact]


def _read(name: str) -> dict[str, object]:
    return tomllib.loads(files(_PACKAGE).joinpath(name).read_text("utf-8"))


def _tables(value: object) -> dict[str, Table]:
    return cast("dict[str, Table]", value)


def _figures(value: object) -> dict[str, int]:
    return cast("dict[str, int]", value)


# --- Seats -----------------------------------------------------------------------------------------------------------

WITCH: Final[Seat] = 0
HUNTER: Final[Seat] = 1
SIDES: Final = (Word("witch"), Word("hunter"))

# --- The figures of the rules ----------------------------------------------------------------------------------------

_RULES: Final = _read("rules.toml")
_SETUP: Final = _figures(_RULES["setup"])
_BOX: Final = _figures(_RULES["box"])
_SLOTS: Final = _figures(_RULES["slots"])
_FIGURES: Final = _figures(_RULES["rules"])
_SOULS: Final = _figures(_RULES["souls"])
DECK: Final = _figures(_RULES["deck"])

DEALT: Final = _SETUP["cards"]
START_INFLUENCE: Final = _SETUP["influence"]
CLUES_IN_BOX: Final = _BOX["clues"]
EVIDENCE_IN_BOX: Final = _BOX["evidence"]
SECRETS_IN_BOX: Final = _BOX["secrets"]
FAVOURS_IN_BOX: Final = _BOX["favours"]
COPIES: Final = _BOX["copies"]
SLOTS_LOCATION: Final = _SLOTS["location"]
SLOTS_ALLY: Final = _SLOTS["ally"]
SLOTS_POTION: Final = _SLOTS["potion"]
SLOTS_FAMILIAR: Final = _SLOTS["familiar"]
SLOTS_CURSE: Final = _SLOTS["curse"]
HAND_LIMIT: Final = _FIGURES["hand_limit"]
BASIC_GAIN: Final = _FIGURES["basic_gain"]
BASIC_DRAW: Final = _FIGURES["basic_draw"]
READY_COST: Final = _FIGURES["ready_cost"]
CONVERT_RATE: Final = _FIGURES["convert_rate"]
CONVERSIONS: Final = _FIGURES["conversions"]
SECOND_USE: Final = _FIGURES["second_use"]
EVIDENCE_AT: Final = _FIGURES["evidence_at"]
HARASS_CLUES: Final = _FIGURES["harass_clues"]
EXONERATE_EVIDENCE: Final = _FIGURES["exonerate_evidence"]
VISIT_PAWNS: Final = _FIGURES["visit_pawns"]
LAST_TURN: Final = _FIGURES["last_turn"]
HOLD: Final = _SOULS["hold"]
FAVOUR_WEIGHT: Final = _SOULS["favour_weight"]


@dataclass(frozen=True, slots=True)
class Scenario:
    """The thresholds of a scenario: they replace those of the rules, then modifiers apply."""

    word: Word
    green: Word  # the faction
    ritual: int
    suspects: int
    innocents: int
    eliminate: int
    others: int
    factions: bool


SCENARIOS: Final = tuple(
    Scenario(Word(word), **table)  # type: ignore[arg-type]  # the names and types of the file
    for word, table in _tables(_RULES["scenario"]).items()
)
SCENARIO_WORDS: Final = tuple(scenario.word for scenario in SCENARIOS)
WELCOME: Final = SCENARIO_WORDS.index(Word("welcome"))
SOULS: Final = SCENARIO_WORDS.index(Word("souls"))

# --- Pawns -----------------------------------------------------------------------------------------------------------

STANDARD_PAWNS: Final = tuple(range(_SETUP["standard_pawns"]))
FAMILIAR_PAWN: Final = len(STANDARD_PAWNS)
WITCH_PAWNS: Final = len(STANDARD_PAWNS) + _SETUP["familiar_pawns"]
HUNTER_PAWNS: Final = tuple(range(WITCH_PAWNS, WITCH_PAWNS + _SETUP["hunter_pawns"]))
PAWNS: Final = WITCH_PAWNS + len(HUNTER_PAWNS)
PAWNS_OF: Final = (tuple(range(WITCH_PAWNS)), HUNTER_PAWNS)

# --- Villagers -------------------------------------------------------------------------------------------------------

_VILLAGE: Final = _read("villagers.toml")
_VILLAGERS: Final = _tables(_VILLAGE["villager"])
VILLAGERS: Final = tuple(Word(name) for name in _VILLAGERS)
VILLAGE: Final = range(len(VILLAGERS))
VILLAGER_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(VILLAGERS)}
COLOURS: Final = (Word("blue"), Word("red"), Word("green"))
COLOUR_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(COLOURS)}
COLOUR: Final = tuple(COLOUR_AT[str(one["colour"])] for one in _VILLAGERS.values())
TARGET: Final = tuple(COLOUR_AT[str(one["target"])] for one in _VILLAGERS.values())
TOKENS: Final = tuple(int(one["tokens"]) for one in _VILLAGERS.values())
RANK: Final = tuple(int(one["rank"]) for one in _VILLAGERS.values())
POWER: Final = tuple(str(one["power"]) for one in _VILLAGERS.values())
OF_COLOUR: Final = tuple(
    tuple(villager for villager in VILLAGE if COLOUR[villager] == colour) for colour in range(len(COLOURS))
)
JOHNSON, SUE, ANNIE, PAMUY, ADAMS, WULFRIC, MIA, ATKINS, BIGGS = VILLAGE
NOBODY: Final = -1

_FACTIONS: Final = _tables(_VILLAGE["faction"])
FACTIONS: Final = tuple(Word(name) for name in _FACTIONS)  # in the order of the colours
FACTION_COLOUR: Final = tuple(COLOUR_AT[str(one["colour"])] for one in _FACTIONS.values())
FACTION_MEMBERS: Final = tuple(
    tuple(VILLAGER_AT[name] for name in cast("list[str]", one["members"])) for one in _FACTIONS.values()
)
STRAYS, FRONTIER_FOLK, WATCHERS = range(len(FACTIONS))

# --- Cards -----------------------------------------------------------------------------------------------------------

_CARDS: Final = _tables(_read("cards.toml"))
CARDS: Final = tuple(Word(name) for name in _CARDS)
CARD_AT: Final[dict[str, int]] = {name: at for at, name in enumerate(CARDS)}
TYPES: Final = tuple(
    Word(name) for name in ("ally", "event", "investigation", "location", "potion", "charm", "curse", "familiar")
)
ALLY, EVENT, INVESTIGATION, LOCATION, POTION, CHARM, CURSE, FAMILIAR = range(len(TYPES))
TYPES_OF: Final = ((POTION, CHARM, CURSE, FAMILIAR), (ALLY, EVENT, INVESTIGATION, LOCATION))


def _column(name: str) -> tuple[int, ...]:
    return tuple(int(card.get(name, 0)) for card in _CARDS.values())


REF: Final = _column("ref")
TYPE: Final = tuple(TYPES.index(Word(str(card["type"]))) for card in _CARDS.values())
OWNER: Final = tuple(WITCH if kind in TYPES_OF[WITCH] else HUNTER for kind in TYPE)
COST: Final = _column("cost")
QUICK: Final = tuple(bool(card["quick"]) for card in _CARDS.values())
UPKEEP: Final = _column("upkeep")
NEEDS: Final = _column("secrets")  # what a potion must hold before it can be drunk
LIFT_INFLUENCE: Final = _column("lift_influence")
LIFT_CLUES: Final = _column("lift_clues")
REINFORCE_INFLUENCE: Final = _column("reinforce_influence")
REINFORCE_DISCARD: Final = _column("reinforce_discard")
ACTIVATION_EVIDENCE: Final = _column("activation_evidence")
AFFECTS: Final = tuple(SIDES.index(Word(str(card["side"]))) if "side" in card else NOBODY for card in _CARDS.values())

LOCAL_GUIDE, CLERK, MILITIAMAN, AGENT, HENCHMAN, EXORCIST = range(6)
BRIBERY, INTERROGATION, WEAKENING, ON_THE_TRAIL, RANSACKING, DENUNCIATION = range(6, 12)
RUMOURS, PRIVATE_INFORMATION, QUARANTINE, HOUSE_ARREST, PERSUASION, BLACKMAIL, BRUTALITY = range(12, 19)
MAIN_HALL, HEADQUARTERS, STUDY, TAVERN, DUNGEON, ARMORY = range(19, 25)
VIAL_OF_OBLIVION, WAKING_DRAUGHT, NATURES_BLEND, POTION_OF_KNOWLEDGE, TRUTH_ELIXIR = range(25, 30)
LOVE_PHILTRE, BRAMBLE_VENOM = range(30, 32)
CLAIRVOYANCE, DISCREDIT, MISDIRECTION, THEFT, SUGGESTION, SEDUCTION = range(32, 38)
NIGHTMARES, HYPNOSIS, THICK_FOG, TRANCE, WITCHS_MARK, FAMINE = range(38, 44)
ASSISTANCE, RAVEN, COVEN, APPRENTICES, SPECTRE, BLACK_CAT = range(44, 50)
NO_CARD: Final = -1

# --- Tokens ----------------------------------------------------------------------------------------------------------

CLUE, SECRET, FAVOUR = range(3)
TOKEN_WORDS: Final = (Word("clue"), Word("secret"), Word("favour"))
IN_BOX: Final = (CLUES_IN_BOX, SECRETS_IN_BOX, FAVOURS_IN_BOX)
TOKENS_OF: Final = (HUNTER, WITCH, WITCH)  # whose tokens they are
