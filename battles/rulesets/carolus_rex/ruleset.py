"""Carolus Rex behind the ruleset protocol."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import point_gap
from battles.engine.commands import Commands, commands_by_formation
from battles.engine.dice import D6, Throw
from battles.engine.geometry import ALL_ROUND
from battles.engine.protocol import Lengths, Rating
from battles.engine.rulebook import Rulebook, Stated, words_by_key
from battles.engine.sight import Eyesight
from battles.rulesets.carolus_rex import chances
from battles.rulesets.carolus_rex.campaign import CAMPAIGN
from battles.rulesets.carolus_rex.catalogue import CATALOGUE
from battles.rulesets.carolus_rex.clauses import CLAUSES
from battles.rulesets.carolus_rex.command.permission import COMMAND_RADIUS
from battles.rulesets.carolus_rex.command.proposals import propose
from battles.rulesets.carolus_rex.ending.recovery import rated
from battles.rulesets.carolus_rex.files import WORDS, read
from battles.rulesets.carolus_rex.lexicon import LEXICONS
from battles.rulesets.carolus_rex.log import LOGS
from battles.rulesets.carolus_rex.measure import MEASURE
from battles.rulesets.carolus_rex.movement.allowances import allowance, deployed_rate
from battles.rulesets.carolus_rex.oob import OOB, opening
from battles.rulesets.carolus_rex.quick_reference import QUICK_REFERENCE
from battles.rulesets.carolus_rex.sequence import activations, turn
from battles.rulesets.carolus_rex.settings import SETTINGS
from battles.rulesets.carolus_rex.shooting.aiming import may_fire, reach_of
from battles.rulesets.carolus_rex.signs import SIGNS
from battles.rulesets.carolus_rex.table import visibility
from battles.rulesets.carolus_rex.table.ground import Ground
from battles.rulesets.carolus_rex.table.troops import general_of, troop_of
from battles.rulesets.carolus_rex.table.zones import SPREAD, TOLERANCE
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

# CR-GEN-5. The throw for a new general.
_RATING_THROW = Throw(D6, 1, 1)


class CarolusRex(Rulebook):
    """The ruleset object; it has no state."""

    id = "carolus-rex"
    title = "Carolus Rex V1.1"
    unit_of_length = "in"
    metres_per_unit = visibility.METRES_PER_INCH
    #: The book gives no time scale; at 50 m an inch foot in line goes 300 m in a turn, with halts 15 minutes.
    minutes_per_turn = 15
    validate = staticmethod(read)
    stated = Stated(
        WORDS, SETTINGS, VOCABULARY, CATALOGUE, LEXICONS, LOGS, CLAUSES, QUICK_REFERENCE, MEASURE, SIGNS, OOB, CAMPAIGN
    )
    unit_words = words_by_key(arm=Arm, type=Type, quality=QUALITIES, formation=FORMATIONS, traits=Trait, nation=NATIONS)
    #: Beyond the field gun's reach an enemy is nobody's concern this turn but the heavy guns'.
    lengths = Lengths(
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
    ratings = (Rating("rating", tuple(rating.value for rating in General), (Kind.ARMY.value, Kind.DIVISION.value)),)

    resolve = staticmethod(turn.resolve)
    proposal = staticmethod(propose)
    activations = staticmethod(activations.activations)
    likelihood = staticmethod(chances.likelihood)

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:  # noqa: ARG002 - one rating for all
        return _RATING_THROW

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:  # noqa: ARG002 - as above
        column = Replacements.SWEDISH if nation == "swedish" else Replacements.RUSSIAN
        return rated(column, dice[0]).value

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:  # noqa: ARG002
        """A unit is a unit, whatever its numbers."""
        return 1

    def opening(self, unit: Unit) -> str:
        return opening(unit.arm)

    def commands(self, battle: Battle) -> Commands:
        return commands_by_formation(
            battle, (Kind.ARMY.value, Kind.DIVISION.value), {Kind.ARMY: "ARMY", Kind.DIVISION: "DIVISION"}
        )

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

    def reach(self, battle: Battle, unit: Unit) -> float:
        return allowance(troop_of(battle, unit, 0)) if unit.in_play else 0.0

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        if not unit.in_play:
            return 0.0
        troop = troop_of(battle, unit, 0)
        return deployed_rate(troop) or 0.0 if troop.shock and troop.in_line and troop.steady else 0.0

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        troop = troop_of(battle, unit, 0)
        return reach_of(troop) if unit.in_play and not troop.cavalry and may_fire(troop) else 0.0

    def fire_arc(self, battle: Battle, unit: Unit) -> float:
        """The sides of the frontal zone; squares and who occupies an area fire all round (CR-FIRE-1, 2, CR-DEF-8)."""
        troop = troop_of(battle, unit, 0)
        return ALL_ROUND if troop.in_square or troop.holds_area else SPREAD


RULESET = CarolusRex()
