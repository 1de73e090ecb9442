"""Mini-Nap behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.catalogue import Catalogue
from battles.engine.commands import Activation, Commands
from battles.engine.dice import D6, Seed, Throw
from battles.engine.events import Event
from battles.engine.faults import Fault
from battles.engine.filereading import FileWords
from battles.engine.lexicon import Lexicon
from battles.engine.log import Log
from battles.engine.measure import Measure
from battles.engine.oob import OrderOfBattleRules
from battles.engine.orders import Action, OrderSheet, Vocabulary
from battles.engine.protocol import Clause, Lengths, Rating, Resolution, TableSection
from battles.engine.settings import Setting, settled
from battles.engine.sight import Eyesight
from battles.engine.signs import Signs
from battles.rulesets.mini_nap import chances, oob
from battles.rulesets.mini_nap.catalogue import CATALOGUE
from battles.rulesets.mini_nap.clauses import CLAUSES
from battles.rulesets.mini_nap.command import ratings, status
from battles.rulesets.mini_nap.command.proposals import propose
from battles.rulesets.mini_nap.files import WORDS, read
from battles.rulesets.mini_nap.fire.aiming import fire_range
from battles.rulesets.mini_nap.lexicon import LEXICONS
from battles.rulesets.mini_nap.log import LOGS
from battles.rulesets.mini_nap.measure import MEASURE
from battles.rulesets.mini_nap.movement.allowances import charge_allowance, move_allowance
from battles.rulesets.mini_nap.quick_reference import QUICK_REFERENCE
from battles.rulesets.mini_nap.sequence import turn
from battles.rulesets.mini_nap.sequence.activations import activations
from battles.rulesets.mini_nap.settings import SETTINGS
from battles.rulesets.mini_nap.signs import SIGNS
from battles.rulesets.mini_nap.table import organisation, visibility
from battles.rulesets.mini_nap.table.footprints import STAND_RADIUS, footprint
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from battles.rulesets.mini_nap.words import FORMATIONS, GUNS, NATIONS, QUALITIES, TRAITS, TYPES, Arm

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


# The stand of MN-SCALE-2; far is beyond every reach and shot but a cannon's.
LENGTHS = Lengths(
    near=40.0,
    beside=4.0,
    far=60.0,
    margin=8.0,
    window=60.0,
    stand=STAND_RADIUS,
    interval=1.0,
    block=4.0,
    apart=60.0,
    table=(120.0, 90.0),
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
        return visibility.METRES_PER_CM

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
    def file_words(self) -> FileWords:
        return WORDS

    @property
    def measure(self) -> Measure:
        return MEASURE

    @property
    def signs(self) -> Signs:
        return SIGNS

    @property
    def lengths(self) -> Lengths:
        return LENGTHS

    @property
    def oob(self) -> OrderOfBattleRules:
        return oob.OOB

    @property
    def ratings(self) -> Sequence[Rating]:
        return ratings.ALL

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - there is one rating
        count = ratings.rating_dice(kind, nation)
        return Throw(D6, count, count) if count else None

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - as above
        return ratings.rate_commander(kind, nation, dice)

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
        return ratings.strength_of(arm, men=men, pieces=pieces)

    def opening(self, unit: Unit) -> str:
        return oob.opening(unit.arm, unit.traits)

    def commands(self, battle: Battle) -> Commands:
        return organisation.commands(battle)

    def activations(self, events: Sequence[Event]) -> Sequence[Activation]:
        return activations(events)

    def validate(self, document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
        return read(document)

    def resolve(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Resolution:
        return turn.resolve(battle, sheets, seed)

    def proposal(self, battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:
        return propose(battle, side, sheet)

    def likelihood(self, event: Event) -> float | None:
        return chances.likelihood(event)

    def footprint(self, battle: Battle, unit: Unit) -> tuple[Point, ...]:  # noqa: ARG002 - other books need it
        return footprint(unit)

    def command_radius(self, battle: Battle, formation: Formation) -> float:
        return status.command_radius(battle, formation)

    def command_status(self, battle: Battle, unit: Unit) -> str:
        return status.command_status(battle, unit).value if unit.in_play else ""

    def eyesight(self, battle: Battle) -> Eyesight:
        return visibility.eyesight_of(battle)

    def reach(self, battle: Battle, unit: Unit, line: Sequence[Action] = ()) -> float:  # noqa: ARG002 - acts before are not counted
        return move_allowance(battle, unit) if unit.in_play else 0.0

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        return charge_allowance(battle, unit) if unit.in_play else 0.0

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        weather = battle.weather if settled(SETTINGS, battle.settings)["weather_effects"] else "clear"
        return fire_range(unit.arm, weather) if unit.in_play else 0.0


RULESET = MiniNap()
