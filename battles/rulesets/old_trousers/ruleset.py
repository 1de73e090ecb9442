"""Old Trousers behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.catalogue import Catalogue
from battles.engine.commands import Activation, Commands
from battles.engine.dice import Seed, Throw
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
from battles.rulesets.old_trousers import chances, oob, reaches
from battles.rulesets.old_trousers.catalogue import CATALOGUE
from battles.rulesets.old_trousers.clauses import CLAUSES
from battles.rulesets.old_trousers.command.leading import command_radius, command_status
from battles.rulesets.old_trousers.command.proposals import propose
from battles.rulesets.old_trousers.dice import THROWS
from battles.rulesets.old_trousers.files import WORDS, figures_of, guns_of, read
from battles.rulesets.old_trousers.lexicon import LEXICONS
from battles.rulesets.old_trousers.log import LOGS
from battles.rulesets.old_trousers.measure import MEASURE
from battles.rulesets.old_trousers.quick_reference import QUICK_REFERENCE
from battles.rulesets.old_trousers.sequence import turn
from battles.rulesets.old_trousers.sequence.activations import activations
from battles.rulesets.old_trousers.sequence.initiative import RATING_THROWS, TACTICAL_THROWS
from battles.rulesets.old_trousers.settings import SETTINGS
from battles.rulesets.old_trousers.signs import SIGNS
from battles.rulesets.old_trousers.table import organisation, visibility
from battles.rulesets.old_trousers.table.footprints import footprint
from battles.rulesets.old_trousers.vocabulary import VOCABULARY
from battles.rulesets.old_trousers.words import (
    FORMATIONS,
    NATIONS,
    OTHER_NATIONS,
    QUALITIES,
    RATED_KINDS,
    RATINGS,
    TACTICAL,
    TYPES,
    Arm,
    Kind,
    Trait,
)

UNIT_WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "arm": tuple(arm.value for arm in Arm),
        "type": tuple(dict.fromkeys(word for words in TYPES.values() for word in words)),
        "quality": QUALITIES,
        "guns": oob.GUNS,
        "formation": tuple(dict.fromkeys(word.value for words in FORMATIONS.values() for word in words)),
        "traits": tuple(trait.value for trait in Trait),
        "nation": (*NATIONS, *OTHER_NATIONS),
    }
)

# Beyond canister and a charge of horse an enemy is nobody's concern this turn but the guns'.
LENGTHS = Lengths(
    near=20.0,
    beside=3.0,
    far=35.0,
    margin=5.0,
    window=36.0,
    stand=0.6,
    interval=0.8,
    block=3.0,
    apart=36.0,
    table=(72.0, 60.0),
)

RATING_KEYS = (
    Rating("rating", RATINGS, tuple(kind.value for kind in RATED_KINDS)),
    Rating("tactical", TACTICAL, tuple(kind.value for kind in Kind)),
)


class OldTrousers:
    """The ruleset object; it has no state."""

    @property
    def id(self) -> str:
        return "old-trousers"

    @property
    def title(self) -> str:
        return "Old Trousers II"

    @property
    def unit_of_length(self) -> str:
        return "in"

    @property
    def metres_per_unit(self) -> float:
        return visibility.METRES_PER_INCH

    @property
    def minutes_per_turn(self) -> int:
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
        return RATING_KEYS

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - alike for all nations
        known = next((one for one in RATING_KEYS if one.key == rating), None)
        return THROWS[rating] if known is not None and kind in known.kinds else None

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - as above
        throws = RATING_THROWS if rating == "rating" else TACTICAL_THROWS
        return next(word for most, word in throws if dice[0] <= most)

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
        if arm == Arm.ARTILLERY:
            return guns_of(pieces or 0)
        return max(1, figures_of(men or 0))

    def opening(self, unit: Unit) -> str:
        return oob.opening(unit.arm)

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

    def footprint(self, battle: Battle, unit: Unit) -> tuple[Point, ...]:
        return footprint(battle, unit)

    def command_radius(self, battle: Battle, formation: Formation) -> float:
        return command_radius(battle, formation)

    def command_status(self, battle: Battle, unit: Unit) -> str:
        return command_status(battle, unit) if unit.in_play else ""

    def eyesight(self, battle: Battle) -> Eyesight:
        return visibility.eyesight_of(battle)

    def reach(self, battle: Battle, unit: Unit, line: Sequence[Action] = ()) -> float:
        if not unit.in_play:
            return 0.0
        return reaches.reach_after(battle, unit, line) if line else reaches.march_reach(unit)

    def charge_reach(self, battle: Battle, unit: Unit) -> float:  # noqa: ARG002 - alike in all weathers
        return reaches.charge_reach(unit) if unit.in_play else 0.0

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        return reaches.fire_reach(unit, settled(SETTINGS, battle.settings)) if unit.in_play else 0.0


RULESET = OldTrousers()
