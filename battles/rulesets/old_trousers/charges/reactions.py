"""How a charge is received (OT-CHG-5 to 8, OT-CHG-10, OT-C-SKIRM-2): standing, changing, charging in return, flight."""

from __future__ import annotations

from enum import Enum, auto

from battles.engine.boxes import Box
from battles.engine.geometry import bearing, normal_angle, turn_between
from battles.rulesets.old_trousers.charges.approach import Route, longest_bonus, route_to
from battles.rulesets.old_trousers.charges.fleeing import evade, flee
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.command.permission import may_fire
from battles.rulesets.old_trousers.fire.choosing import bears_arms, would_fire_at
from battles.rulesets.old_trousers.morale.testing import passes
from battles.rulesets.old_trousers.movement.allowances import rate
from battles.rulesets.old_trousers.movement.entitled import column_for, may_form
from battles.rulesets.old_trousers.movement.forming import has_room_in, take
from battles.rulesets.old_trousers.movement.turning import touches_enemy
from battles.rulesets.old_trousers.table.charge import Charge
from battles.rulesets.old_trousers.table.cover import from_touching_town
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Stance


class Answer(Enum):
    """What became of the target of a charge before the charger moved."""

    STANDS = auto()
    COUNTERS = auto()
    GONE = auto()


def respond(field: Field, charge: Charge, *, stands: bool = False) -> Answer:
    """The target's reaction (OT-CHG-5). ``stands``: it may do nothing else, as in an opportunity charge."""
    target, charger = charge.target, charge.charger
    if stands:
        _tell(field, charge, target, "stand", "OT-C-OPP-1")
        receive(field, charge)
        return Answer.STANDS
    wanted = _wanted(field, target, charger)
    if wanted == "EVADE" and (target.in_skirmish or target.irregular):
        return _evade(field, charge)
    if wanted == "FLEE":
        _tell(field, charge, target, "flee", "OT-CHG-10")
        flee(field, charge)
        return Answer.GONE
    if wanted == "COUNTERCHARGE" and may_counter(field, target, charger):
        _tell(field, charge, target, "counter-charge", "OT-CHG-6")
        return Answer.COUNTERS
    _stand(field, charge)
    return Answer.STANDS


def _wanted(field: Field, target: Troop, charger: Troop) -> str:
    """The decision ``charged`` of a unit, with its default (OT-DEC-1)."""
    default = ""
    if target.limbered:
        default = "FLEE"
    elif target.in_skirmish or target.irregular:
        default = "EVADE"
    flank = field.in_flank_zone(target, charger.centre)
    return choose(field, target, "charged", charger, flank=flank, default=default).name


def _tell(field: Field, charge: Charge, target: Troop, reaction: str, clause: str) -> None:
    field.journal.tell("reaction", target, clause, target=charge.charger.id, reaction=reaction)


def _evade(field: Field, charge: Charge) -> Answer:
    """Skirmishers and irregulars get away, from cavalry only by a test; else they stand (OT-C-SKIRM-2, OT-C-IRR-1)."""
    target = charge.target
    _tell(field, charge, target, "evade", "OT-C-SKIRM-2")
    if charge.charger.cavalry and not _tested(field, target, "OT-C-SKIRM-2"):
        field.disorder(target, "OT-DIS-1", "reaction")
        return Answer.STANDS
    evade(field, charge)
    return Answer.GONE


def _tested(field: Field, target: Troop, clause: str, *, flank: bool = False) -> bool:
    """A Reaction Test. Disordered troops do not take it (OT-DIS-2): they have failed."""
    return not target.disordered and passes(field, target, "reaction", clause, {"flank": flank})


def may_counter(field: Field, target: Troop, charger: Troop) -> bool:
    """Whether a unit may charge its charger in return (OT-CHG-6, OT-C-CHG-1)."""
    if target.artillery or not target.formed or target.in_square or (target.infantry and charger.cavalry):
        return False
    if target.disordered or target.shaken or target.blown or field.touching(target):
        return False
    if target.phase.bound or target.day.bound or field.mired(target) or not field.in_arc(target, charger):
        return False
    return isinstance(route_to(field, target, charger, rate(target) + longest_bonus(field, target)), Route)


# ---- standing


def announces_square(field: Field, target: Troop, charger: Troop) -> bool:
    """Whether infantry says that it will form square against this cavalry (OT-CHG-2)."""
    return _would_square(field, target, charger) and _wanted(field, target, charger) not in ("FLEE", "EVADE")


def _would_square(field: Field, target: Troop, charger: Troop) -> bool:
    """Whether infantry that stands tries to form square (OT-CHG-7, OT-C-TOWN-1)."""
    if not target.infantry or not charger.cavalry or target.in_square or target.disordered or target.routed:
        return False
    if field.in_town(target) or field.mired(target):
        return False
    flank = field.in_flank_zone(target, charger.centre)
    return choose(field, target, "vs cavalry", charger, flank=flank).name == "SQUARE"


def try_square(field: Field, charge: Charge, target: Troop) -> None:
    """Infantry that announced a square tries to form it."""
    _tell(field, charge, target, "square", "OT-CHG-7")
    _change_formation(field, charge, target, Stance.SQUARE.value)


def _stand(field: Field, charge: Charge) -> None:
    """A unit that stands tries one change, or makes ready to fire (OT-CHG-7, OT-CHG-8)."""
    target, charger = charge.target, charge.charger
    if _would_square(field, target, charger):
        try_square(field, charge, target)
        return
    flank = field.in_flank_zone(target, charger.centre)
    if not target.disordered and not target.artillery and target.formed and not field.mired(target):
        formation = _wanted_formation(field, target, charger, flank=flank)
        if formation:
            _tell(field, charge, target, "reform", "OT-CHG-7")
            _change_formation(field, charge, target, formation)
            return
    if flank and not target.disordered and choose(field, target, "reface", charger, flank=True).name == "FACE":
        _tell(field, charge, target, "reface", "OT-CHG-7")
        _reface(field, charge, target)
        return
    _tell(field, charge, target, "stand", "OT-CHG-5")
    receive(field, charge)


def _wanted_formation(field: Field, target: Troop, charger: Troop, *, flank: bool) -> str:
    """The formation that a charged unit was told to take, if it may and has it not yet (OT-CHG-7)."""
    wanted = choose(field, target, "reform", charger, flank=flank).name.lower()
    if wanted == "none":
        return ""
    if wanted == "column":
        wanted = column_for(field.settings, target)
    if wanted == target.formation or not may_form(field.settings, target, wanted):
        return ""
    return "" if wanted == Stance.SQUARE and field.in_town(target) else wanted


def _change_formation(field: Field, charge: Charge, target: Troop, formation: str) -> None:
    """The Reaction Test of a change of formation, and the change (OT-CHG-7, OT-FORM-1, OT-FORM-3, OT-AMB-31)."""
    flank = field.in_flank_zone(target, charge.charger.centre)
    if not _tested(field, target, "OT-CHG-7", flank=flank) or not has_room_in(field, target, formation):
        field.disorder(target, "OT-CHG-7", "reaction")
        return
    take(field, target, formation, "OT-CHG-7")
    if formation == Stance.SQUARE:
        field.disorder(target, "OT-DIS-1", "reaction")


def _reface(field: Field, charge: Charge, target: Troop) -> None:
    """The Reaction Test of a turn about the centre, and the turn (OT-CHG-7)."""
    facing = bearing(target.centre, charge.charger.centre)
    ground = target.box_at(target.x, target.y, facing)
    if not _tested(field, target, "OT-CHG-7", flank=True) or not _may_turn(field, target, ground):
        field.disorder(target, "OT-CHG-7", "reaction")
        return
    turned = round(turn_between(target.facing, facing), 3)
    target.place(target.x, target.y, normal_angle(facing))
    field.journal.tell("pivot", target, "OT-CHG-7", facing=target.facing, turned=turned, about="centre")


def receive(field: Field, charge: Charge) -> None:
    """The test for point blank and for the defence of a battery (OT-CHG-8)."""
    target, charger = charge.target, charge.charger
    if charge.silent or target.disordered or not (target.infantry or target.unlimbered):
        return
    if field.in_flank_zone(target, charger.centre) or from_touching_town(
        field.ground, charge.from_centre, target.centre
    ):
        return
    if not bears_arms(field, target) or field.touching(target) or target.phase.fired:
        return
    if not may_fire(field, target) or not would_fire_at(field, target, charger):
        return
    charge.steady = passes(field, target, "reaction", "OT-CHG-8")
    if not charge.steady:
        field.disorder(target, "OT-CHG-8", "reaction")


def _may_turn(field: Field, target: Troop, ground: Box) -> bool:
    return field.has_room(target, ground) and not touches_enemy(field, target, ground)
