"""The ground of a battle file: what lies within the table around a place (EC-GND)."""

from __future__ import annotations

import itertools
from math import cos, radians
from typing import Any

from battles.engine.campaign import GroundWords
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.stretches import crosses
from campaigns.strategy.state import Battle, Place, Spot

Point = tuple[float, float]

BUILT = {"village": 300, "town": 600, "city": 1000, "fortress": 1000}
BRIDGE_END = 50
QUARTERS = (("nw", 0.25, 0.75), ("ne", 0.75, 0.75), ("sw", 0.25, 0.25), ("se", 0.75, 0.25))


class Table:
    """The square of ground around a place in the units of a table."""

    def __init__(self, campaign: Campaign, place: Place) -> None:
        scale = campaign.rules.scale
        self.side, self.metres = scale.side, scale.metres
        self.place = place
        self.globe = campaign.chart.globe
        self.scale = 111_195.0802 * cos(radians(place.y)) if self.globe else 1000.0
        self.north = 111_195.0802 if self.globe else 1000.0

    def at(self, x: float, y: float) -> Point:
        """A point of the map on the table, which may lie outside it."""
        half = self.side / 2
        return (
            (x - self.place.x) * self.scale / self.metres + half,
            (y - self.place.y) * self.north / self.metres + half,
        )

    def line(self, points: list[Point]) -> list[list[Point]]:
        """A course cut to the table: the pieces inside it."""
        pieces: list[list[Point]] = []
        for one, other in itertools.pairwise(points):
            inside = clip(one, other, self.side)
            if inside is None:
                continue
            if pieces and pieces[-1][-1] == inside[0]:
                pieces[-1].append(inside[1])
            else:
                pieces.append([inside[0], inside[1]])
        return pieces

    def area(self, points: list[Point]) -> list[Point]:
        """An area cut to the table; empty when nothing of it lies there."""
        for axis in (0, 1):
            for edge, keep_low in ((0.0, False), (self.side, True)):
                points = _cut(points, axis, edge, keep_low)
        return points


def clip(one: Point, other: Point, side: float) -> tuple[Point, Point] | None:
    """The part of a straight line inside the table, if it has any length."""
    low, high = 0.0, 1.0
    dx, dy = other[0] - one[0], other[1] - one[1]
    for start, step in ((one[0], dx), (one[1], dy)):
        if step == 0:
            if start < 0 or start > side:
                return None
            continue
        first, last = sorted(((0 - start) / step, (side - start) / step))
        low, high = max(low, first), min(high, last)
    if low >= high:
        return None
    return (
        (rounded(one[0] + dx * low), rounded(one[1] + dy * low)),
        (rounded(one[0] + dx * high), rounded(one[1] + dy * high)),
    )


def _cut(points: list[Point], axis: int, edge: float, keep_low: bool) -> list[Point]:
    found: list[Point] = []
    for one, other in zip(points, points[1:] + points[:1], strict=True):
        ins = [(p[axis] <= edge) if keep_low else (p[axis] >= edge) for p in (one, other)]
        if ins[0]:
            found.append(one)
        if ins[0] != ins[1]:
            part = (edge - one[axis]) / (other[axis] - one[axis])
            found.append((one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part))
    return found


def rounded(value: float) -> float:
    """A coordinate as a file writes it: hundredths, whole numbers without a point."""
    value = round(value, 2)
    return int(value) if value == int(value) else value


def flat(points: list[Point]) -> list[list[float]]:
    """Points ready for a document."""
    return [[rounded(x), rounded(y)] for x, y in points]


def ground_of(campaign: Campaign, battle: Battle) -> list[dict[str, Any]]:
    """The terrain of a battle file (EC-GND-1 to 3); the dice of EC-GND-3 are thrown here."""
    roll = campaign.throw("ground", battle.id)
    table = Table(campaign, battle.place)
    words = campaign.rules.ground
    found: list[dict[str, Any]] = []
    taken: set[str] = set()

    def add(id: str, kind: str, **shape: Any) -> None:
        base, number = id[:34], 1
        while id in taken:
            number += 1
            id = f"{base}-{number}"
        taken.add(id)
        found.append({"id": id, "kind": kind, **shape})

    if words.road:
        for road in campaign.chart.roads:
            course = [table.at(road.a.x, road.a.y), table.at(road.b.x, road.b.y)]
            if road.id.startswith("~"):
                continue
            for piece in table.line(course):
                add(road.id, words.road, line=flat(piece))
    for river in campaign.chart.rivers:
        word = words.stream if river.kind == "stream" else words.river
        if not word:
            continue
        for number, piece in enumerate(table.line([table.at(x, y) for x, y in river.line]), start=1):
            add(f"{river.id}-{number}", word, line=flat(piece))
    for wood in campaign.chart.woods:
        area = table.area([table.at(x, y) for x, y in wood.area])
        if words.wood and len(area) >= 3:
            add(wood.id, words.wood, area=flat(area))
    for place in campaign.chart.places:
        metres = BUILT.get(place.kind)
        if metres is None:
            continue
        x, y = table.at(place.x, place.y)
        half = metres / table.metres / 2
        area = table.area([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)])
        if words.built and len(area) >= 3 and _wide(area):
            add(place.id, words.built, area=flat(area), **_named(place))
    _crossings(campaign, table, words, add, found)
    for die, (word, across, up) in zip(roll.dice, QUARTERS, strict=True):
        kind = words.hill if die <= 2 else words.wood if die == 3 else ""
        if kind:
            x, y, half = table.side * across, table.side * up, table.side / 12
            add(
                f"{kind}-{word}", kind,
                area=flat([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]),
            )  # fmt: skip
    return found


def _named(place: Place) -> dict[str, str]:
    return {"name": place.name} if place.name and place.name != place.id else {}


def _wide(area: list[Point]) -> bool:
    xs, ys = [x for x, _ in area], [y for _, y in area]
    return max(xs) - min(xs) > 0.05 and max(ys) - min(ys) > 0.05


def _crossings(campaign: Campaign, table: Table, words: GroundWords, add: Any, found: list[dict[str, Any]]) -> None:
    for road in campaign.chart.roads:
        crossing = road.crossing
        if crossing is None or (crossing.broken and crossing.kind != "ford") or crossing.kind == "ferry":
            continue
        ends = []
        for m in (crossing.m - BRIDGE_END, crossing.m + BRIDGE_END):
            spot = Spot(road=road, m=max(0, min(road.length, m)))
            ends.append(table.at(*campaign.chart.point(spot)))
        middle = table.at(*campaign.chart.point(Spot(road=road, m=crossing.m)))
        if not all(0 <= value <= table.side for point in (*ends, middle) for value in point):
            continue
        if words.crossing:
            water = (one for one in found if one["kind"] in (words.stream, words.river))
            over = next((one["id"] for one in water if _touches(one["line"], *ends)), None)
            if over is not None:
                add(f"crossing-{road.id}", words.crossing, at=flat([middle])[0], over=over)
            continue
        kind = words.ford if crossing.kind == "ford" else words.bridge
        if kind:
            add(f"{kind}-{road.id}", kind, line=flat(ends))


def _touches(line: list[list[float]], one: Point, other: Point) -> bool:
    return any(crosses(one[0], one[1], other[0], other[1], a[0], a[1], b[0], b[1]) for a, b in itertools.pairwise(line))
