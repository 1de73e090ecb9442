"""Carolus Rex behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import point_gap
from battles.engine.catalogue import Catalogue
from battles.engine.commands import Activation, Commands, commands_by_formation
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
from battles.engine.settings import Setting
from battles.engine.sight import Eyesight
from battles.engine.signs import Signs
from battles.rulesets.carolus_rex import chances, oob, turn
from battles.rulesets.carolus_rex.activations import activations
from battles.rulesets.carolus_rex.catalogue import CATALOGUE
from battles.rulesets.carolus_rex.clauses import CLAUSES
from battles.rulesets.carolus_rex.command.orders import COMMAND_RADIUS
from battles.rulesets.carolus_rex.command.proposals import propose
from battles.rulesets.carolus_rex.ending.recovery import rated
from battles.rulesets.carolus_rex.files import WORDS, read
from battles.rulesets.carolus_rex.lexicon import LEXICONS
from battles.rulesets.carolus_rex.log import LOGS
from battles.rulesets.carolus_rex.measure import MEASURE
from battles.rulesets.carolus_rex.movement.allowances import allowance, deployed_rate
from battles.rulesets.carolus_rex.quick_reference import QUICK_REFERENCE
from battles.rulesets.carolus_rex.settings import SETTINGS
from battles.rulesets.carolus_rex.shooting.aiming import may_fire, reach_of
from battles.rulesets.carolus_rex.signs import SIGNS
from battles.rulesets.carolus_rex.table import visibility
from battles.rulesets.carolus_rex.table.ground import Ground
from battles.rulesets.carolus_rex.table.troops import general_of, troop_of
from battles.rulesets.carolus_rex.table.zones import TOLERANCE
from battles.rulesets.carolus_rex.vocabulary import VOCABULARY
from battles.rulesets.carolus_rex.words import (
    FORMATIONS,
    NATIONS,
    QUALITIES,
    Arm,
    Kind,
    Replacements,
    Trait,
    Type,
)
from battles.rulesets.carolus_rex.words import Rating as General

UNIT_WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "arm": tuple(arm.value for arm in Arm),
        "type": tuple(type_.value for type_ in Type),
        "quality": QUALITIES,
        "formation": tuple(dict.fromkeys(word.value for words in FORMATIONS.values() for word in words)),
        "traits": tuple(trait.value for trait in Trait),
        "nation": NATIONS,
    }
)

# Beyond the field gun's reach an enemy is nobody's concern this turn but the heavy guns'.
LENGTHS = Lengths(
    near=12.0,
    beside=2.0,
    far=18.0,
    margin=4.0,
    window=24.0,
    stand=0.4,
    interval=0.6,
    block=1.5,
    apart=24.0,
    table=(60.0, 42.0),
)
# CR-GEN-5. The throw for a new general.
_RATING_THROW = Throw(D6, 1, 1)


class CarolusRex:
    """The ruleset object; it has no state."""

    @property
    def id(self) -> str:
        return "carolus-rex"

    @property
    def title(self) -> str:
        return "Carolus Rex V1.1"

    @property
    def unit_of_length(self) -> str:
        return "in"

    @property
    def metres_per_unit(self) -> float:
        return visibility.METRES_PER_INCH

    @property
    def minutes_per_turn(self) -> int:
        """The book gives no time scale; at 50 m an inch foot in line goes 300 m in a turn, with halts 15 minutes."""
        return 15

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
        return (Rating("rating", tuple(rating.value for rating in General), (Kind.ARMY.value, Kind.DIVISION.value)),)

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - one rating for all
        return _RATING_THROW

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - as above
        column = Replacements.SWEDISH if nation == "swedish" else Replacements.RUSSIAN
        return rated(column, dice[0]).value

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:  # noqa: ARG002
        """A unit is a unit, whatever its numbers."""
        return 1

    def opening(self, unit: Unit) -> str:
        return oob.opening(unit.arm)

    def commands(self, battle: Battle) -> Commands:
        return commands_by_formation(
            battle, (Kind.ARMY.value, Kind.DIVISION.value), {Kind.ARMY: "ARMY", Kind.DIVISION: "DIVISION"}
        )

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
        return troop_of(battle, unit, 0).box.corners if unit.in_play else ()

    def command_radius(self, battle: Battle, formation: Formation) -> float:  # noqa: ARG002 - other books need it
        return COMMAND_RADIUS if formation.commander is not None and not formation.commander.out else 0.0

    def command_status(self, battle: Battle, unit: Unit) -> str:
        """Whether its leader, or the Commander, could give it an order from where he stands (CR-CMD-12)."""
        if not unit.in_play:
            return ""
        troop = troop_of(battle, unit, 0)
        for link in battle.chain(unit.of):
            if link.commander is None or link.commander.out:
                continue
            general = general_of(battle, link, 0)
            carrier = battle.unit_by_id.get(general.attached)
            at = carrier.at if carrier is not None and carrier.at is not None else (general.x, general.y)
            if general.present and point_gap(troop.box, *at) <= COMMAND_RADIUS + TOLERANCE:
                return "in"
        return "out"

    def eyesight(self, battle: Battle) -> Eyesight:
        return visibility.eyesight_of(battle, Ground(battle))

    def reach(self, battle: Battle, unit: Unit, line: Sequence[Action] = ()) -> float:  # noqa: ARG002 - acts before are not counted
        return allowance(troop_of(battle, unit, 0)) if unit.in_play else 0.0

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        if not unit.in_play:
            return 0.0
        troop = troop_of(battle, unit, 0)
        return deployed_rate(troop) or 0.0 if troop.shock and troop.in_line and troop.steady else 0.0

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        troop = troop_of(battle, unit, 0)
        return reach_of(troop) if unit.in_play and not troop.cavalry and may_fire(troop) else 0.0


RULESET = CarolusRex()
