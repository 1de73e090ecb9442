"""Big Napoleonic Battles behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import box
from battles.engine.catalogue import Catalogue
from battles.engine.commands import Activation, Commands, commands_by_formation
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
from battles.engine.settings import Setting
from battles.engine.sight import Eyesight
from battles.engine.signs import Signs
from battles.rulesets.big_napoleonic import chances, oob
from battles.rulesets.big_napoleonic.catalogue import CATALOGUE
from battles.rulesets.big_napoleonic.clauses import CLAUSES
from battles.rulesets.big_napoleonic.command import commanding
from battles.rulesets.big_napoleonic.command.proposals import propose
from battles.rulesets.big_napoleonic.files import RULESET_ID, WORDS, read
from battles.rulesets.big_napoleonic.fire.aiming import longest_range
from battles.rulesets.big_napoleonic.lexicon import LEXICONS
from battles.rulesets.big_napoleonic.log import LOGS
from battles.rulesets.big_napoleonic.measure import MEASURE
from battles.rulesets.big_napoleonic.movement.allowances import Pace, allowance
from battles.rulesets.big_napoleonic.quick_reference import QUICK_REFERENCE
from battles.rulesets.big_napoleonic.sequence import turn
from battles.rulesets.big_napoleonic.sequence.activations import activations
from battles.rulesets.big_napoleonic.settings import SETTINGS
from battles.rulesets.big_napoleonic.signs import SIGNS
from battles.rulesets.big_napoleonic.table import visibility
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.footprints import STANDS, measures
from battles.rulesets.big_napoleonic.table.ground import Going
from battles.rulesets.big_napoleonic.table.troops import Stir, Troop
from battles.rulesets.big_napoleonic.vocabulary import VOCABULARY
from battles.rulesets.big_napoleonic.words import (
    COLUMNS,
    DEPLOYMENTS,
    NATIONS,
    TYPES,
    Arm,
    Deployment,
    Kind,
    Quality,
    Trait,
)

UNIT_WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "arm": tuple(arm.value for arm in Arm),
        "type": tuple(dict.fromkeys(word for words in TYPES.values() for word in words)),
        "quality": tuple(quality.value for quality in Quality),
        "formation": tuple(dict.fromkeys(word.value for words in DEPLOYMENTS.values() for word in words)),
        "traits": tuple(trait.value for trait in Trait),
        "nation": NATIONS,
    }
)

# Guns reach 18, horse assaults at 18; a base is an inch wide.
LENGTHS = Lengths(
    near=6.0,
    beside=2.0,
    far=24.0,
    margin=3.0,
    window=24.0,
    stand=STANDS["corps"] / 2,
    interval=1.0,
    block=2.0,
    apart=24.0,
    table=(48.0, 36.0),
)


class _Same:
    """A battle that equals no other, however alike."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def __hash__(self) -> int:
        return id(self.battle)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.battle is self.battle


@lru_cache(maxsize=2)
def _as_it_stands(same: _Same) -> Field:
    """The table of a battle between turns: papers ask of one battle unit by unit."""
    return Field(same.battle, {}, b"")


class BigNapoleonic:
    """The ruleset object; it has no state."""

    @property
    def id(self) -> str:
        return RULESET_ID

    @property
    def title(self) -> str:
        return "Big Napoleonic Battles V0.2"

    @property
    def unit_of_length(self) -> str:
        return "in"

    @property
    def metres_per_unit(self) -> float:
        """The book's ground scale (BNB-GEO-1)."""
        return visibility.METRES_PER_INCH

    @property
    def minutes_per_turn(self) -> int:
        """The book's time scale (BNB-GEO-1)."""
        return 60

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
        return ()

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - nobody is rated
        return None

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - nobody is rated
        return ""

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
        return oob.bases_of(arm, men=men, pieces=pieces)

    def opening(self, unit: Unit) -> str:
        return oob.opening(unit.arm)

    def commands(self, battle: Battle) -> Commands:
        return commands_by_formation(battle, list(Kind), {kind.value: kind.value.upper() for kind in Kind})

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
        """The corners of a unit's rectangle, or of the town that it holds."""
        if not unit.in_play or unit.at is None:
            return ()
        town = battle.terrain_by_id.get(str(unit.extra.get("town", "")))
        if unit.formation == Deployment.TOWN and town is not None:
            return town.area
        troop = Troop(battle, unit, 0, {}, Stir())
        return box(*unit.at, *measures(unit.formation, troop.places), unit.facing).corners

    def command_radius(self, battle: Battle, formation: Formation) -> float:  # noqa: ARG002 - as the protocol
        commander = formation.commander
        if commander is None or commander.out or commander.at is None:
            return 0.0
        return commanding.RADIUS + STANDS[formation.kind] / 2

    def command_status(self, battle: Battle, unit: Unit) -> str:
        """Whether a general's line of command reaches a unit; nothing for units under nobody."""
        generals = [link for link in battle.chain(unit.of) if link.commander is not None]
        if not unit.in_play or not generals:
            return ""
        field = _as_it_stands(_Same(battle))
        return "in" if commanding.is_commanded(field, field.by_id[unit.id]) else "out"

    def eyesight(self, battle: Battle) -> Eyesight:
        return visibility.eyesight_of(battle)

    def reach(self, battle: Battle, unit: Unit, line: Sequence[Action] = ()) -> float:  # noqa: ARG002 - acts before are not counted
        """The advance in open ground; guns and squares manoeuvre, and guns in action stay."""
        if not unit.in_play or unit.formation in (Deployment.UNLIMBERED, Deployment.TOWN):
            return 0.0
        pace = Pace.MANOEUVRE if unit.extra.get("square") else Pace.ADVANCE
        return allowance(Troop(battle, unit, 0, {}, Stir()), pace, Going.GOOD)

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        if unit.arm == Arm.ARTILLERY or unit.formation == Deployment.TOWN or not unit.in_play:
            return 0.0
        return allowance(Troop(battle, unit, 0, {}, Stir()), Pace.ADVANCE, Going.GOOD)

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        """Foot and guns that are not limbered (BNB-FIRE-4)."""
        if unit.arm == Arm.CAVALRY or unit.formation in COLUMNS or not unit.in_play:
            return 0.0
        return longest_range(Troop(battle, unit, 0, {}, Stir()))


RULESET = BigNapoleonic()
