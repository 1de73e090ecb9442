"""A map of the umpire's own: places and roads from CSV or GeoJSON, and what is odd about them before anybody marches.

Faults keep the map from being used; oddities are shown and may stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from battles.engine.faults import InputFaults
from battles.engine.reading import Faults
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.chart import Chart
from campaigns.strategy.files.map_files import inlined
from campaigns.strategy.files.map_reading import read_map
from campaigns.strategy.rules.settings import Settings
from campaigns.strategy.state import Road

KINDS = ("places", "roads", "rivers", "woods")
#: A road is measured wrongly if it is shorter than the straight line, and oddly if so many times as long.
SHORTEST, LONGEST = 0.98, 2.5
#: A road longer than this without a place on its way leaves columns nowhere to stop.
FAR_METRES = 40_000
#: Two places nearer than this are the same place twice, in all likelihood.
NEAR_METRES = 150


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about a map: which row it is about, its value as it stands, and what mends it."""

    row: str
    value: str
    fix: str


@dataclass(frozen=True, slots=True)
class OwnMap:
    """A map as it was read: the campaign file's ``map``, its chart, what is wrong with it and what is odd."""

    document: Mapping[str, Any]
    chart: Chart
    faults: tuple[Remark, ...]
    oddities: tuple[Remark, ...]

    def as_campaign(self) -> Campaign:
        """The map as a campaign of nobody, for a picture."""
        return Campaign(self.chart, Settings())


def read_files(texts: Mapping[str, str]) -> OwnMap:
    """A map from the texts of its files, by kind: ``places`` and ``roads``, perhaps ``rivers`` and ``woods``."""
    documents: dict[str, Any] = {}
    unread: list[Remark] = []
    for kind, text in texts.items():
        try:
            documents |= inlined({}, {kind: text})
        except InputFaults as refused:
            for fault in refused.faults:
                value, _semicolon, fix = fault.message.removeprefix("cannot be read: ").partition("; ")
                unread.append(Remark(kind, value, fix))
    if unread:
        # What a table that cannot be read would have held is missed by all others.
        return OwnMap({}, Chart(globe=False), tuple(unread), ())
    return read_map_of(documents)


def read_map_of(document: Mapping[str, Any]) -> OwnMap:
    """A map from the campaign file's form of it."""
    faults = Faults()
    chart, _rest = read_map({key: document[key] for key in KINDS if key in document}, faults)
    if not chart.places:
        empty = Remark("places", _("no place in it"), _("give rows under a heading: id,name,lat,lon,kind"))
        return OwnMap(document, chart, (empty,), ())
    wrong = tuple(_named(document, fault.path, fault.message) for fault in faults.found)
    return OwnMap(document, chart, wrong, tuple(oddities(chart)) if not wrong else ())


def _named(document: Mapping[str, Any], path: str, message: str) -> Remark:
    """A fault of the file by the row of the table that it is about."""
    kind, _dot, rest = path.removeprefix("map.").partition("[")
    index = rest.partition("]")[0]
    key = rest.partition("].")[2]
    rows = document.get(kind, ())
    if not index.isdecimal() or int(index) >= len(rows):
        return Remark(kind, "", message)
    row = rows[int(index)]
    # The heading of a table is its first line.
    said = _("{kind}, line {line} ({id})").format(kind=kind, line=int(index) + 2, id=row.get("id", ""))
    value, _semicolon, fix = message.partition("; ")
    return Remark(said, f"{key}: {value}" if key else value, fix)


def oddities(chart: Chart) -> Iterator[Remark]:
    """What is odd about a map that can be read."""
    yield from _unreached(chart)
    for road in chart.roads:
        yield from _length(chart, road)
    yield from _twice(chart)


def _unreached(chart: Chart) -> Iterator[Remark]:
    """Places that no road leads to, and parts of the map that no road joins to the rest."""
    parts = sorted(_parts(chart), key=len, reverse=True)
    for part in parts[1:]:
        names = ", ".join(sorted(chart.places[index].name for index in part)[:5])
        first = chart.places[min(part)]
        if len(part) == 1:
            yield Remark(
                _("place {name}").format(name=first.name),
                _("no road leads there"),
                _("add a road from or to {id}, or leave the place out").format(id=first.id),
            )
        else:
            yield Remark(
                _("places {names}").format(names=names),
                _("no road joins these {count} to the rest").format(count=len(part)),
                _("add a road from one of them to the rest"),
            )


def _parts(chart: Chart) -> list[set[int]]:
    left = {place.index for place in chart.places}
    parts: list[set[int]] = []
    while left:
        part, waiting = set(), [min(left)]
        while waiting:
            index = waiting.pop()
            if index in part:
                continue
            part.add(index)
            waiting += [
                end.index for road in chart.places[index].roads for end in (road.a, road.b) if end.index not in part
            ]
        parts.append(part)
        left -= part
    return parts


def _length(chart: Chart, road: Road) -> Iterator[Remark]:
    straight = chart.exact(road.a.x, road.a.y, road.b.x, road.b.y)
    row = _("road {id}, {start} to {end}").format(id=road.id, start=road.a.name, end=road.b.name)
    said = _("{km} km; {straight} km in a straight line").format(km=_km(road.length), straight=_km(straight))
    if road.length < straight * SHORTEST:
        yield Remark(row, said, _("give at least {km} km, or leave km empty").format(km=_km(straight)))
    elif straight and road.length > straight * LONGEST:
        yield Remark(row, said, _("mend km or the ends, or leave km empty"))
    elif road.length > FAR_METRES:
        yield Remark(row, _("{km} km without a place").format(km=_km(road.length)), _("add a place on the way"))


def _twice(chart: Chart) -> Iterator[Remark]:
    """Places that lie on each other, and roads between the same places."""
    grid: dict[tuple[int, int], list[int]] = {}
    step = 0.01 if chart.globe else 1.0
    for place in chart.places:
        cell = int(place.x / step), int(place.y / step)
        for index in [
            one for dx in (-1, 0, 1) for dy in (-1, 0, 1) for one in grid.get((cell[0] + dx, cell[1] + dy), ())
        ]:
            other = chart.places[index]
            if chart.exact(place.x, place.y, other.x, other.y) < NEAR_METRES:
                row = _("places {one} and {other}").format(one=other.name, other=place.name)
                yield Remark(row, _("at the same spot"), _("leave one of them out"))
        grid.setdefault(cell, []).append(place.index)
    seen: dict[frozenset[int], str] = {}
    for road in chart.roads:
        ends = frozenset((road.a.index, road.b.index))
        if ends in seen:
            row = _("roads {one} and {other}").format(one=seen[ends], other=road.id)
            yield Remark(row, _("join the same two places"), _("leave the longer out, or put a place on one of them"))
        seen.setdefault(ends, road.id)


def _km(metres: float) -> str:
    return f"{metres / 1000:.1f}"


def place_choices(chart: Chart) -> list[tuple[str, str]]:
    """The places by name, for a field of a form."""
    return sorted(((place.id, place.name) for place in chart.places), key=lambda one: one[1].casefold())


def texts_of(files: Iterable[tuple[str, bytes]]) -> tuple[dict[str, str], list[Remark]]:
    """The texts of uploaded files by kind, and those that are no text."""
    texts: dict[str, str] = {}
    unread: list[Remark] = []
    for kind, content in files:
        try:
            texts[kind] = content.decode("utf-8-sig")
        except UnicodeDecodeError as fault:
            said = _("not UTF-8 text (byte {at})").format(at=fault.start)
            unread.append(Remark(kind, said, _("save the table as UTF-8")))
    return texts, unread
