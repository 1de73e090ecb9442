"""Who leads whom, how far, and how well (OT-CMD-1, OT-CMD-2, OT-INIT-1, OT-FILE-3)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.boxes import nearest_point, point_gap
from battles.engine.geometry import LIMIT, contains
from battles.engine.keeping import Same, Shelf
from battles.engine.terrain import areas_under
from battles.rulesets.old_trousers.table.field import Field, lay_out
from battles.rulesets.old_trousers.table.troops import General, Troop
from battles.rulesets.old_trousers.words import Kind

# OT-CMD-1. In inches.
RANGES: Mapping[str, float] = MappingProxyType(
    {Kind.BRIGADE: 5.0, Kind.DIVISION: 10.0, Kind.CORPS: 15.0, Kind.ARMY: 15.0}
)
HIGHER = 5.0
# OT-INIT-1. What a leader is worth.
WORTH: Mapping[str, int] = MappingProxyType({"excellent": 2, "good": 1, "average": 0, "fair": -1, "poor": -2})


def worth_of(general: General | None) -> int:
    """What a leader is worth: by his rating, below corps by his tactical one (OT-INIT-2, OT-AMB-14)."""
    if general is None:
        return 0
    return WORTH[general.rating if general.rated else general.tactical]


def leaders_of(field: Field, troop: Troop) -> list[General]:
    """The commanders who command a unit: of its cavalry brigade and division, else of its corps or army."""
    chain = field.battle.chain(troop.unit.of)
    near = [link for link in chain if link.kind in (Kind.BRIGADE, Kind.DIVISION) and link.commander is not None]
    if any(link.kind == Kind.DIVISION for link in chain) or near:
        return [field.general_by_id[link.id] for link in near]
    above = next((link for link in chain if link.kind in (Kind.CORPS, Kind.ARMY)), None)
    return [field.general_by_id[above.id]] if above is not None and above.commander is not None else []


def superiors_of(field: Field, troop: Troop) -> list[General]:
    """All commanders above a unit, the lowest first (OT-CP-2)."""
    return [
        field.general_by_id[link.id] for link in field.battle.chain(troop.unit.of) if link.id in field.general_by_id
    ]


def range_of(field: Field, general: General) -> float:
    """How far a commander's word carries now (OT-CMD-1)."""
    reach = RANGES[general.kind]
    ground = field.ground
    if not ground.hills:
        return reach
    level = ground.level_at(field.place_of_general(general))
    if not level:
        return reach
    units = [field.by_id[unit.id] for unit in field.battle.units_of(general.id)]
    present = [troop for troop in units if troop.present]
    lower = sum(level > ground.level_at(troop.centre) for troop in present)
    return reach + HIGHER if 2 * lower > len(present) else reach


def commands(field: Field, general: General, troop: Troop) -> bool:
    """Whether a unit is within a commander's range, and in his sight past the ground, or he is with it (OT-CMD-2)."""
    if not general.on_table:
        return False
    if general.attached == troop.id:
        return True
    at = field.place_of_general(general)
    if point_gap(troop.box, *at) > range_of(field, general) + LIMIT:
        return False
    return field.sight.clear(at, nearest_point(troop.box, *at))


def in_command(field: Field, troop: Troop) -> bool:
    """Whether a unit is in command (OT-CMD-2)."""
    leaders = leaders_of(field, troop)
    if not leaders:
        return True
    if any(leader.out for leader in leaders):
        return False
    return any(commands(field, leader, troop) for leader in leaders)


def is_near(field: Field, general: General, other: General) -> bool:
    """Whether another commander is within a commander's range; off the board he always is (OT-CP-2)."""
    if general.off_board:
        return True
    if not general.on_table or not other.on_table:
        return False
    apart = math.dist(field.place_of_general(general), field.place_of_general(other))
    return apart <= range_of(field, general) + LIMIT


def is_near_unit(field: Field, general: General, troop: Troop) -> bool:
    """Whether a unit is within a commander's range; off the board he always is (OT-CP-2)."""
    if general.off_board:
        return True
    if not general.on_table:
        return False
    return point_gap(troop.box, *field.place_of_general(general)) <= range_of(field, general) + LIMIT


# ---- for pages and maps, of a battle between turns


#: The battles that were asked about last, laid out: a report asks for each of their units.
_TABLES: Shelf[Field] = Shelf(2)


def command_radius(battle: Battle, formation: Formation) -> float:
    """The radius within which a commander commands; 0 when he does not."""
    commander = formation.commander
    if commander is None or commander.out or commander.arrives is not None or commander.at is None:
        return 0.0
    level = _level(battle, commander.at)
    units = [unit for unit in battle.units_of(formation.id) if unit.in_play and unit.at is not None]
    lower = sum(level > _level(battle, unit.at) for unit in units if unit.at is not None)
    return RANGES[formation.kind] + (HIGHER if level and 2 * lower > len(units) else 0.0)


def _level(battle: Battle, at: tuple[float, float]) -> int:
    hills = [piece for piece in battle.terrain if piece.kind == "hill"]
    return max(
        (int(hill.extra.get("level", 1)) for hill in areas_under(hills, at) if contains(hill.area, at)), default=0
    )


def command_status(battle: Battle, unit: Unit) -> str:
    """Whether a unit is in command at this moment of a battle between turns: ``in`` or ``out`` (OT-CMD-2)."""
    if not unit.in_play:
        return ""
    field = _TABLES.get(Same(battle), lambda: lay_out(battle, {}, b""))
    return "in" if in_command(field, field.by_id[unit.id]) else "out"
