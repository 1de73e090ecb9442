"""Big Napoleonic Battles behind the ruleset protocol."""

from __future__ import annotations

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.boxes import box
from battles.engine.commands import Commands, commands_by_formation
from battles.engine.geometry import ALL_ROUND
from battles.engine.keeping import Same, Shelf
from battles.engine.protocol import Lengths
from battles.engine.rulebook import Rulebook, Stated, words_by_key
from battles.rulesets.big_napoleonic import chances
from battles.rulesets.big_napoleonic.campaign import CAMPAIGN
from battles.rulesets.big_napoleonic.catalogue import CATALOGUE
from battles.rulesets.big_napoleonic.clauses import CLAUSES
from battles.rulesets.big_napoleonic.command import commanding
from battles.rulesets.big_napoleonic.command.proposals import propose
from battles.rulesets.big_napoleonic.files import RULESET_ID, WORDS, read
from battles.rulesets.big_napoleonic.fire.aiming import FIRE_ARC, longest_range
from battles.rulesets.big_napoleonic.lexicon import LEXICONS
from battles.rulesets.big_napoleonic.log import LOGS
from battles.rulesets.big_napoleonic.measure import MEASURE
from battles.rulesets.big_napoleonic.movement.allowances import Pace, allowance
from battles.rulesets.big_napoleonic.oob import OOB, bases_of, opening
from battles.rulesets.big_napoleonic.quick_reference import QUICK_REFERENCE
from battles.rulesets.big_napoleonic.sequence import activations, turn
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

#: The tables of battles between turns: papers ask of one battle unit by unit.
_TABLES: Shelf[Field] = Shelf(2)


class BigNapoleonic(Rulebook):
    """The ruleset object; it has no state."""

    id = RULESET_ID
    title = "Big Napoleonic Battles V0.2"
    unit_of_length = "in"
    #: The book's ground scale (BNB-GEO-1).
    metres_per_unit = visibility.METRES_PER_INCH
    #: The book's time scale (BNB-GEO-1).
    minutes_per_turn = 60
    validate = staticmethod(read)
    stated = Stated(
        WORDS, SETTINGS, VOCABULARY, CATALOGUE, LEXICONS, LOGS, CLAUSES, QUICK_REFERENCE, MEASURE, SIGNS, OOB, CAMPAIGN
    )
    unit_words = words_by_key(arm=Arm, type=TYPES, quality=Quality, formation=DEPLOYMENTS, traits=Trait, nation=NATIONS)
    #: Guns reach 18, horse assaults at 18; a base is an inch wide.
    lengths = Lengths(
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
    strength_of = staticmethod(bases_of)
    eyesight = staticmethod(visibility.eyesight_of)

    resolve = staticmethod(turn.resolve)
    proposal = staticmethod(propose)
    activations = staticmethod(activations.activations)
    likelihood = staticmethod(chances.likelihood)

    def opening(self, unit: Unit) -> str:
        return opening(unit.arm)

    def commands(self, battle: Battle) -> Commands:
        return commands_by_formation(battle, list(Kind), {kind.value: kind.value.upper() for kind in Kind})

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
        field = _TABLES.get(Same(battle), lambda: Field(battle, {}, b""))
        return "in" if commanding.is_commanded(field, field.by_id[unit.id]) else "out"

    def reach(self, battle: Battle, unit: Unit) -> float:
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

    def fire_arc(self, battle: Battle, unit: Unit) -> float:
        """The frontal quadrant; squares and garrisons fire all round (BNB-FIRE-2, BNB-FIRE-17)."""
        troop = Troop(battle, unit, 0, {}, Stir())
        return ALL_ROUND if troop.in_town or unit.extra.get("square") else FIRE_ARC


RULESET = BigNapoleonic()
