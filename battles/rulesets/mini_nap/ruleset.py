"""Mini-Nap behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Commander, Formation, Point, Unit
from battles.engine.catalogue import Catalogue
from battles.engine.faults import Fault
from battles.engine.lexicon import Lexicon
from battles.engine.log import Log
from battles.engine.orders import OrderSheet, Vocabulary
from battles.engine.protocol import Clause, Resolution, TableSection
from battles.engine.settings import Setting
from battles.rulesets.mini_nap import command, ratings, turn, visibility
from battles.rulesets.mini_nap.allowances import charge_allowance, move_allowance
from battles.rulesets.mini_nap.catalogue import CATALOGUE
from battles.rulesets.mini_nap.clauses import CLAUSES
from battles.rulesets.mini_nap.files import read
from battles.rulesets.mini_nap.footprints import footprint
from battles.rulesets.mini_nap.lexicon import LEXICONS
from battles.rulesets.mini_nap.log import LOGS
from battles.rulesets.mini_nap.quick_reference import QUICK_REFERENCE
from battles.rulesets.mini_nap.settings import SETTINGS
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from battles.rulesets.mini_nap.words import FORMATIONS, GUNS, NATIONS, QUALITIES, RATINGS, TRAITS, TYPES, Arm

# About how many gunners serve the two guns of one strength point.
GUNNERS_PER_POINT = 40
GUNS_PER_POINT = 2

UNIT_WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "arm": tuple(arm.value for arm in Arm),
        "type": tuple(dict.fromkeys(word for words in TYPES.values() for word in words)),
        "guns": GUNS,
        "quality": QUALITIES,
        "formation": tuple(dict.fromkeys(word.value for words in FORMATIONS.values() for word in words)),
        "traits": TRAITS,
        "nation": NATIONS,
    }
)


class MiniNap:
    """The ruleset object; it has no state."""

    @property
    def id(self) -> str:
        return "mini-nap"

    @property
    def title(self) -> str:
        return "Mini-Nap v8"

    @property
    def unit_of_length(self) -> str:
        return "cm"

    @property
    def metres_per_unit(self) -> float:
        """The book gives no ground scale; a battalion of 600 men in line, 125 m of front, has 5 cm."""
        return 25.0

    @property
    def minutes_per_turn(self) -> int:
        """The book gives no time scale; 20 minutes let a column march its two or three moves an hour."""
        return 20

    @property
    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def lexicon(self, language: str = "en") -> Lexicon:
        return LEXICONS[language]

    def log(self, battle: Battle, language: str = "en") -> Log:
        return LOGS[language](battle)

    @property
    def catalogue(self) -> Catalogue:
        return CATALOGUE

    @property
    def settings(self) -> Sequence[Setting]:
        return SETTINGS

    @property
    def clauses(self) -> Sequence[Clause]:
        return CLAUSES

    @property
    def quick_reference(self) -> Sequence[TableSection]:
        return QUICK_REFERENCE

    @property
    def unit_words(self) -> Mapping[str, tuple[str, ...]]:
        return UNIT_WORDS

    @property
    def ratings(self) -> tuple[str, ...]:
        return RATINGS

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
        return ratings.strength_of(arm, men=men, pieces=pieces)

    def rating_dice(self, kind: str, nation: str) -> int:
        return ratings.rating_dice(kind, nation)

    def rate_commander(self, kind: str, nation: str, dice: Sequence[int]) -> str:
        return ratings.rate_commander(kind, nation, dice)

    def validate(self, document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
        return read(document)

    def resolve(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: bytes) -> Resolution:
        return turn.resolve(battle, sheets, seed)

    def footprint(self, battle: Battle, unit: Unit) -> tuple[Point, ...]:  # noqa: ARG002 - other books need it
        return footprint(unit)

    def command_radius(self, battle: Battle, formation: Formation) -> float:
        return command.command_radius(battle, formation)

    def command_status(self, battle: Battle, unit: Unit) -> str:
        return command.command_status(battle, unit).value if unit.in_play else ""

    def sees(self, battle: Battle, watcher: Unit | Commander, target: Sequence[Point]) -> bool:
        return visibility.sees(battle, watcher, target)

    def reach(self, battle: Battle, unit: Unit) -> float:
        return move_allowance(battle, unit) if unit.in_play else 0.0

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        return charge_allowance(battle, unit) if unit.in_play else 0.0

    def strength_label(self, unit: Unit) -> str:
        strength = unit.strength or 0
        return f"{strength} ({strength * GUNS_PER_POINT} guns)" if unit.arm == Arm.ARTILLERY else str(strength)

    def men(self, unit: Unit) -> int:
        per_point = GUNNERS_PER_POINT if unit.arm == Arm.ARTILLERY else ratings.MEN_PER_POINT
        return (unit.strength or 0) * per_point


RULESET = MiniNap()
