"""Which sheets of the sector a seat is given: the troops of a corps or some divisions on each, large enough to read."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations, product

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.dataclasses import dataclass
from battles.engine.knowledge import public_id
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.paper import LIVE, MM
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.enemy import in_sight
from battles.reports.scene.build import cm_per_unit
from battles.reports.scene.values import Window

#: The frame's band with the letters of the squares, in points.
BAND = 8.5
#: Millimetres to the table centimetre, the largest first; the last ones where armies would need too many sheets.
SCALES = (3.0, 2.5, 2.0)
SMALLER = (2.0, 1.5, 1.2, 1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2)
#: So many sheets are not too many.
SHEETS = 4
#: What is shown around the troops, and the least height of a sheet; all in millimetres of paper.
MARGIN, LEAST = 5.0, 60.0
#: An enemy in sight who stands as near as this to one of the troops is shown with them, unless a setting says less.
FACING = 25.0
#: Points for a sheet's title over it, and left free under it.
TITLE, UNDER = 17.0, 9.0
#: Sheets are as large as lets the last of their pages end in the same part of it.
STEPS = 6
#: Kinds of formation that share a sheet.
TOGETHER = ("division", "corps")


@dataclass(frozen=True, slots=True)
class SectorSheet:
    """A sheet: the ids of the formations whose troops it was made for, its part of the table in cm, its scale.

    ``most`` is how wide and high in cm its part of the table may be.
    """

    formations: tuple[str, ...]
    window: Window
    scale: float
    most: tuple[float, float]


@dataclass(frozen=True, eq=False, slots=True)
class _Group:
    """Troops that are to stand on one sheet, the box around them in cm, and the ids of the units."""

    formations: tuple[str, ...]
    box: Window
    units: tuple[str, ...] = ()


#: The sheets of a seat.
Sheets = tuple[SectorSheet, ...]


def height_of(sheet: SectorSheet) -> float:
    """The height of a sheet with its title and the white under it, in points."""
    return height_in(sheet.window, sheet.scale)


def height_in(window: Window, scale: float) -> float:
    """The height of a part of the table on a sheet of a scale, with its title and the white under it, in points."""
    return TITLE + (window[3] - window[1]) * scale * MM + 2 * BAND + UNDER


class Ground:
    """The ground on which a seat's troops stand now and stood before the turn, measured once for all settings."""

    def __init__(self, data: TurnReportData, height: float) -> None:
        """``height`` is that of a page's content, in points."""
        self._data, self._height = data, height
        self._commands = commands_of(data.turn, data.seat.formations)
        self._boxes = {unit.id: _box(_corners(data, unit)) for command in self._commands for unit in command.units}
        self._gathered: dict[float, list[_Group]] = {}
        self._facing: dict[tuple[_Group, tuple[float, float], float], Window] = {}
        self._enemies = [box for one in _enemies(data) if (box := _box(_standing(data, data.after, one))) is not None]

    def sheets(
        self,
        following: Sequence[float] = (),
        taken: Callable[[SectorSheet], float] = height_of,
        least: float = SCALES[-1],
        facing: float = FACING,
    ) -> list[Sheets]:
        """Sheets that the seat may have, each no higher than a page; one of the table's middle when it has no troops.

        Those come first that stand on fewest pages with what is ``following``, of these heights, and of them the
        largest; ``taken`` is how high a sheet will be, ``least`` the smallest scale unless armies would need too many
        sheets, ``facing`` how far off on paper an enemy is shown with the troops.
        """
        data, height = self._data, self._height
        if not any(self._boxes.values()):
            return [(self._sheet(_Group((), _middle(data)), SCALES[-1], facing),)]
        for smallest in (least, *(scale for scale in SMALLER if scale < least)):
            groups = self._groups_at(smallest)
            if len(groups) <= SHEETS:
                break
        scales = [*(scale for scale in SCALES if scale > smallest), smallest] if smallest == least else [smallest]
        choices = [
            [
                self._sheet(group, scale, facing)
                for scale in scales
                if scale == smallest or _fits(group.box, _room(scale, height))
            ]
            for group in groups
        ]
        heights = {sheet: taken(sheet) for some in choices for sheet in some}

        def cost(sheets: Sequence[SectorSheet]) -> tuple[int, float]:
            blocks = [*(heights[sheet] for sheet in sheets), *following]
            pages = laid(blocks[: len(sheets)], following, height)
            taken = len(pages) - 1 + sum(blocks[place] for place in pages[-1]) / height
            return math.ceil(taken * STEPS), -sum(sheet.scale for sheet in sheets)

        return sorted(product(*choices), key=cost)

    def _groups_at(self, scale: float) -> list[_Group]:
        """The troops gathered on as few sheets of a scale as they fit on; ungathered where there would be too many."""
        if scale not in self._gathered:
            most = _room(scale, self._height)
            groups = list(self._groups(most))
            too_many = scale > SMALLER[-1] and _apart(groups, most) > SHEETS
            self._gathered[scale] = groups if too_many else _gathered(groups, most)
        return self._gathered[scale]

    def _groups(self, most: tuple[float, float]) -> Iterator[_Group]:
        """The divisions; the commands of one that is too wide for a sheet, and the units of such a command."""
        by_division: dict[str, list[CommandTroops]] = {}
        for command in self._commands:
            by_division.setdefault(_division(self._data, command).id, []).append(command)
        for key, members in by_division.items():
            whole = self._around(unit for one in members for unit in one.units)
            if whole is None:
                continue
            if _fits(whole, most):
                yield _Group((key,), whole, tuple(unit.id for one in members for unit in one.units))
                continue
            for command in members:
                box = self._around(command.units)
                if box is not None and _fits(box, most):
                    yield _Group((command.formation.id,), box, tuple(unit.id for unit in command.units))
                elif box is not None:
                    yield from self._spread(command, most)

    def _spread(self, command: CommandTroops, most: tuple[float, float]) -> Iterator[_Group]:
        """The units of a command that is spread too wide for a sheet, those that follow each other together."""
        group: _Group | None = None
        for unit in command.units:
            box = self._boxes[unit.id]
            if box is None:
                continue
            here = _Group((command.formation.id,), box, (unit.id,))
            both = _joined(group, here) if group is not None else here
            if group is not None and not _fits(both.box, most):
                yield group
                both = here
            group = both
        if group is not None:
            yield group

    def _sheet(self, group: _Group, scale: float, facing: float) -> SectorSheet:
        """A group and those whom it faces in a window as wide as the page and as high as is needed."""
        data = self._data
        table, unit = data.after.table, cm_per_unit(data.ruleset)
        wide, high = table.width * unit, table.height * unit
        room = self._height - TITLE - UNDER - 2 * BAND
        most = min((LIVE - 2 * BAND) / MM / scale, wide), min(room / MM / scale, high)
        box = self._with_enemies(group, most, facing / scale)
        deep = min(max(box[3] - box[1] + 2 * MARGIN / scale, LEAST / scale), most[1])
        left = _placed((box[0] + box[2]) / 2, most[0], wide)
        bottom = _placed((box[1] + box[3]) / 2, deep, high)
        return SectorSheet(group.formations, (left, bottom, left + most[0], bottom + deep), scale, most)

    def _with_enemies(self, group: _Group, most: tuple[float, float], near: float) -> Window:
        """The box around a group and those enemies ``near`` it (in cm) who fit into so much ground, the nearest first.

        Rather than leave one out they may stand at the border, without the margin that own troops have.
        """
        if (known := self._facing.get((group, most, near))) is not None:
            return known
        boxes = [box for unit in group.units if (box := self._boxes[unit]) is not None]
        # Of a seat without troops the middle of the table is shown, which faces nobody.
        about = [enemy for enemy in self._enemies if boxes and _between(enemy, group.box) <= near]
        found = group.box
        for off, enemy in sorted((min(_between(enemy, box) for box in boxes), enemy) for enemy in about):
            wider = _around(found, enemy)
            if off <= near and _fits(wider, most):
                found = wider
        self._facing[group, most, near] = found
        return found

    def _around(self, units: Iterable[Unit]) -> Window | None:
        """The box around units; ``None`` where none of them is on the table."""
        boxes = [box for unit in units if (box := self._boxes[unit.id]) is not None]
        return reduce(_around, boxes) if boxes else None


def laid(sheets: Sequence[float], others: Sequence[float], height: float) -> list[list[int]]:
    """Which blocks stand on which page, by number: sheets one under another, and the others behind them or in the room
    where the next sheet does not fit. All are heights; the others are counted on from the sheets.

    The others keep their order, but that the first may stand behind those that follow it.
    """
    waiting, fillers = list(enumerate(sheets)), list(enumerate(others, start=len(sheets)))
    pages: list[list[int]] = []
    room = 0.0
    while waiting or fillers:
        if waiting and waiting[0][1] <= room:
            found = waiting.pop(0)
        else:
            free = 2 if fillers and fillers[0][0] == len(sheets) else 1
            fitting = next((one for one in fillers[:free] if one[1] <= room), None)
            if fitting is None:
                pages.append([])
                room = height
                fitting = (waiting or fillers)[0]
            found = fitting
            (fillers if found in fillers else waiting).remove(found)
        pages[-1].append(found[0])
        room -= found[1]
    return pages


def _room(scale: float, height: float) -> tuple[float, float]:
    """Width and height in cm of the troops that fit on a sheet of a scale."""
    return (
        (LIVE - 2 * BAND) / MM / scale - 2 * MARGIN / scale,
        (height - TITLE - UNDER - 2 * BAND) / MM / scale - 2 * MARGIN / scale,
    )


def _placed(middle: float, size: float, most: float) -> float:
    return max(0.0, min(middle - size / 2, most - size))


def _division(data: TurnReportData, command: CommandTroops) -> Formation:
    chain = data.after.chain(command.formation.id)
    return next((link for kind in TOGETHER for link in chain if link.kind == kind), command.formation)


def _gathered(groups: list[_Group], most: tuple[float, float]) -> list[_Group]:
    """Groups put together as long as two fit on one sheet, those first that waste least ground, of equals the first."""
    # How much of its sheet each pair that fits on one wastes.
    wasted = {pair: waste for pair in combinations(groups, 2) if (waste := _wasted(*pair, most)) is not None}
    while wasted:
        order = {group: place for place, group in enumerate(groups)}
        one, other = min(wasted, key=lambda pair: (wasted[pair], order[pair[0]], order[pair[1]]))
        both, place = _joined(one, other), order[one]
        groups = [group for group in groups if group is not one and group is not other]
        wasted = {pair: waste for pair, waste in wasted.items() if one not in pair and other not in pair}
        pairs = [*((group, both) for group in groups[:place]), *((both, group) for group in groups[place:])]
        wasted |= {pair: waste for pair in pairs if (waste := _wasted(*pair, most)) is not None}
        groups.insert(place, both)
    return groups


def _apart(groups: Iterable[_Group], most: tuple[float, float]) -> int:
    """How many groups at least are so far from each other that no two of them fit on one sheet."""
    apart: list[_Group] = []
    for group in groups:
        if not any(_fits(_around(group.box, other.box), most) for other in apart):
            apart.append(group)
    return len(apart)


def _wasted(one: _Group, other: _Group, most: tuple[float, float]) -> float | None:
    """How much of a sheet that two groups share is neither's; ``None`` if they do not fit on one."""
    box = _around(one.box, other.box)
    return _area(box) - _area(one.box) - _area(other.box) if _fits(box, most) else None


def _joined(one: _Group, other: _Group) -> _Group:
    formations = tuple(dict.fromkeys((*one.formations, *other.formations)))
    return _Group(formations, _around(one.box, other.box), (*one.units, *other.units))


def _around(a: Window, b: Window) -> Window:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _corners(data: TurnReportData, unit: Unit) -> Iterator[Point]:
    """The ground of a unit in cm, now and before the turn."""
    for battle in (data.before, data.after):
        yield from _standing(data, battle, unit.id)


def _standing(data: TurnReportData, battle: Battle, unit: str) -> Iterator[Point]:
    """The ground of a unit in cm as a battle has it."""
    scale, there = cm_per_unit(data.ruleset), battle.unit_by_id.get(unit)
    if there is not None and there.in_play:
        yield from ((x * scale, y * scale) for x, y in data.ruleset.footprint(battle, there))


def _enemies(data: TurnReportData) -> list[str]:
    """The ids of the enemies in sight."""
    return [public_id(contact) for contact in in_sight(data.knowledge)]


def _between(one: Window, other: Window) -> float:
    """How far two boxes are apart."""
    across = max(one[0] - other[2], other[0] - one[2], 0.0)
    return math.hypot(across, max(one[1] - other[3], other[1] - one[3], 0.0))


def _box(points: Iterable[Point]) -> Window | None:
    known = list(points)
    if not known:
        return None
    xs, ys = [x for x, _ in known], [y for _, y in known]
    return min(xs), min(ys), max(xs), max(ys)


def _area(box: Window) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _fits(box: Window, most: tuple[float, float]) -> bool:
    return box[2] - box[0] <= most[0] and box[3] - box[1] <= most[1]


def _middle(data: TurnReportData) -> Window:
    scale = cm_per_unit(data.ruleset)
    x, y = data.after.table.width * scale / 2, data.after.table.height * scale / 2
    return (x, y, x, y)
