"""Recovery (CR-GEN-3, CR-GEN-5, CR-OFF-1, CR-OFF-2): generals replaced, units and generals back on the table."""

from __future__ import annotations

import math
from collections.abc import Iterator
from types import MappingProxyType

from battles.engine.battle import Point
from battles.rulesets.carolus_rex.dice import REPLACEMENT, RETURN
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import General, Troop
from battles.rulesets.carolus_rex.words import Cohesion, GeneralOut, Kind, Out, Rating, Replacements

# CR-OFF-2. Units come back this far inside the edge, within this of where they left, tried in such steps.
INSIDE = 1.0
WITHIN = 6.0
STEP = 0.5

# CR-GEN-5. The least die for each rating of a new general.
REPLACED = MappingProxyType(
    {
        Replacements.SWEDISH: ((5, Rating.STRONG), (2, Rating.COMPETENT), (1, Rating.WEAK)),
        Replacements.RUSSIAN: ((6, Rating.STRONG), (4, Rating.COMPETENT), (1, Rating.WEAK)),
    }
)


def recovery_phase(field: Field) -> None:
    """Lost generals are replaced; units, then generals, return (CR-TURN-1)."""
    for general in field.generals:
        if general.out == GeneralOut.LOST and _is_due(field, general):
            _replace(field, general)
    for troop in field.troops:
        if troop.out == Out.OFF_TABLE and troop.steady:
            _test_return(field, troop)
    for general in field.generals:
        if general.out == GeneralOut.OFF_TABLE and _is_due(field, general):
            _bring_back(field, general)


def _is_due(field: Field, general: General) -> bool:
    """Whether a general has been away for a whole turn (CR-GEN-3, CR-GEN-5)."""
    return general.out_turn is None or general.out_turn < field.battle.turn


def centre_of(field: Field, division: str) -> Point | None:
    """The mean of the centres of a division's units on the table; ``None`` when there is none (CR-GEN-3)."""
    troops = [troop for troop in field.present if troop.division == division]
    if not troops:
        return None
    return (sum(troop.x for troop in troops) / len(troops), sum(troop.y for troop in troops) / len(troops))


def _divisions(field: Field, side: str) -> list[str]:
    return [
        formation.id
        for formation in field.battle.formations
        if formation.kind == Kind.DIVISION and field.battle.side_of_formation(formation.id) == side
    ]


# ---- generals


def column_of(field: Field, side: str) -> Replacements:
    """A side's column of the table of new generals (CR-VAL-2, CR-AMB-40)."""
    given = field.battle.side_by_id[side].extra.get("replacements")
    if given:
        return Replacements(given)
    return Replacements.SWEDISH if field.battle.side_by_id[side].nation == "swedish" else Replacements.RUSSIAN


def rated(column: Replacements, die: int) -> Rating:
    """What a new general is worth (CR-GEN-5)."""
    return next(rating for least, rating in REPLACED[column] if die >= least)


def _replace(field: Field, general: General) -> None:
    """A new general comes to the middle of his division; a Commander to that of the first (CR-GEN-5)."""
    own = _divisions(field, general.side) if general.commands_army else [general.id]
    at = next((point for division in own if (point := centre_of(field, division)) is not None), None)
    if at is None:
        return
    roll = field.journal.throw(REPLACEMENT, general.id, 1)
    general.rating = rated(column_of(field, general.side), roll.total).value
    general.out, general.out_turn, general.wounds, general.passed, general.went_with = "", None, 0, False, ""
    general.place(*at)
    field.tell(
        "commander",
        general,
        "CR-GEN-5",
        roll=roll,
        replaced=True,
        rating=general.rating,
        at=(general.x, general.y),
    )


def _bring_back(field: Field, general: General) -> None:
    """A general who left comes back to his division; a Commander to the one nearest his exit (CR-GEN-3)."""
    own = [general.id]
    if general.commands_army:
        own = _divisions(field, general.side)
    centres = [point for division in own if (point := centre_of(field, division)) is not None]
    if not centres:
        return
    exit_at = (general.x, general.y)
    at = min(centres, key=lambda point: round(math.dist(point, exit_at), 3))
    general.out, general.out_turn, general.went_with = "", None, ""
    general.place(*at)
    field.tell("commander", general, "CR-GEN-3", returned=True, at=(general.x, general.y))


# ---- units


def _test_return(field: Field, troop: Troop) -> None:
    """A unit off the table tests to come back (CR-OFF-2)."""
    left = troop.left or {"turn": troop.out_turn or 1, "at": troop.centre, "tests": 0}
    if int(left["turn"]) >= field.battle.turn:
        return
    first = not left["tests"]
    rows = cohesion.modifiers(field, troop, flank=False, cohesion=first, generals=False)
    if first:
        rows += _gone_with(field, troop)
    passed = field.journal.test(RETURN, troop, "CR-OFF-2", cohesion.PASS, count=cohesion.DICE, modifiers=rows)
    troop.left = {**left, "tests": int(left["tests"]) + 1}
    if not passed:
        return
    place = next(_places(field, troop, (float(left["at"][0]), float(left["at"][1]))), None)
    if place is None:
        return
    x, y, facing = place
    troop.out, troop.out_turn, troop.left = "", None, None
    troop.cohesion = Cohesion.GOOD
    troop.place(x, y, facing)
    field.refresh()
    field.tell("status", troop, "CR-OFF-2", returned=True, cohesion=troop.cohesion.value, **field.stands(troop))


def _gone_with(field: Field, troop: Troop) -> tuple[tuple[str, int], ...]:
    """What the generals who left with a unit add to its first test."""
    gone = [
        general for general in field.generals if general.went_with == troop.id and general.out == GeneralOut.OFF_TABLE
    ]
    if any(general.commands_army for general in gone):
        return (("commander", cohesion.COMMANDER),)
    return (("leader", cohesion.LEADER),) if gone else ()


def _places(field: Field, troop: Troop, exit_at: Point) -> Iterator[tuple[float, float, float]]:
    """Where a unit may come back, the place where it left first, then along the edge to either side."""
    table = field.battle.table
    x, y = exit_at
    gaps = {0.0: y, 180.0: table.height - y, 90.0: x, 270.0: table.width - x}
    facing = min(gaps, key=lambda inwards: (round(gaps[inwards], 3), inwards))
    along = (1.0, 0.0) if facing in (0.0, 180.0) else (0.0, 1.0)
    base = {
        0.0: (x, INSIDE),
        180.0: (x, table.height - INSIDE),
        90.0: (INSIDE, y),
        270.0: (table.width - INSIDE, y),
    }[facing]
    steps = int(WITHIN / STEP)
    for shift in [0.0, *(sign * step * STEP for step in range(1, steps + 1) for sign in (1, -1))]:
        px, py = base[0] + shift * along[0], base[1] + shift * along[1]
        ground = troop.box_at(px, py, facing)
        if field.has_room(troop, ground):
            yield px, py, facing
