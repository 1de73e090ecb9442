"""What ground costs and bars (OT-TERR-1, OT-TERR-2)."""

from __future__ import annotations

import pytest

from battles.rulesets.old_trousers.table.ground import TERRAIN, Column, Cover
from tests.battles.rulesets.old_trousers.play import SILENT, play, unit

FOE = unit("A9", "horse", at=(66, 56))
TABLE = {
    "poor": (2, 2, 2, 2, 1, 1, "none"),
    "light-woods": (2, 2, 2, 2, 1, 1, "light"),
    "medium-woods": (2, None, 2, 2, 1, None, "medium"),
    "heavy-woods": (None, None, None, None, 1, None, "heavy"),
    "town": (2, None, 2, None, 1, None, "medium"),
    "hill": (1, 2, 2, 2, 1, 2, "none"),
    "stream": (1, 2, 2, 2, 1, 2, "none"),
    "ditch": (1, 2, 2, 2, 1, 2, "none"),
    "wall": (3, 6, None, None, 3, 6, "medium"),
    "redoubt": (3, 6, None, None, 3, 6, "heavy"),
    "fence": (1, 1, 1, 1, 0, 0, "light"),
    "hedge": (1, 1, 1, 1, 0, 0, "light"),
    "river": (None, None, None, None, None, None, "none"),
}


def gone(line: str, *terrain, **keys):
    mover = unit("F1", keys.pop("kind", "foot"), **keys)
    return play(mover, FOE, french=f"F1: {line}\n{SILENT}", allied=SILENT, terrain=list(terrain))


def area(kind: str, south: float = 21.0, north: float = 30.0, **keys):
    return {
        "id": f"{kind}{south:g}",
        "kind": kind,
        "area": [[20, south], [52, south], [52, north], [20, north]],
        **keys,
    }


def line(kind: str, at: float = 21.0, **keys):
    return {"id": f"{kind}{at:g}", "kind": kind, "line": [[20, at], [52, at]], **keys}


@pytest.mark.parametrize("kind", TABLE)
def test_the_rows_of_the_terrain_table(kind):
    """OT-TERR-1, OT-AMB-30."""
    row = TERRAIN[kind]
    assert (*row.costs, row.cover.value) == TABLE[kind]
    assert len(row.costs) == len(Column)
    assert row.cover in Cover


def test_an_inch_in_a_wood_costs_two_and_a_line_its_toll():
    """OT-TERR-1: of 4, one to the wood and three in it; of 4, three across a fence."""
    assert gone("MOVE", area("light-woods")).one("move", "F1").effect["distance"] == pytest.approx(2.5)
    fence = gone("MOVE", line("fence")).one("move", "F1").effect
    assert (fence["distance"], fence["cost"]) == (3, 4)


def test_a_line_that_cannot_be_paid_for_stops_on_it_and_is_paid_next_turn():
    """OT-TERR-1, OT-GEO-1."""
    first = gone("MOVE", line("wall", 22.5))
    assert first.one("move", "F1").effect["distance"] == pytest.approx(2.5)
    second = gone("MOVE", line("wall", 20.0))
    assert second.one("move", "F1").effect["distance"] == pytest.approx(1)


def test_each_level_up_costs_and_going_down_is_free():
    """OT-TERR-1."""
    low, high = area("hill", 21, 40), area("hill", 22, 40, level=2)
    assert gone("MOVE", low).one("move", "F1").effect["distance"] == pytest.approx(3)
    assert gone("MOVE", low, high).one("move", "F1").effect["distance"] == pytest.approx(2)
    assert gone("MOVE", area("hill", 10, 21)).one("move", "F1").effect["distance"] == pytest.approx(4)


def test_sideways_the_inches_cost_double_but_not_the_tolls():
    """OT-MOVE-3, OT-TERR-1: 2 x 1.5 and 1 for the fence."""
    fence = {"id": "f", "kind": "fence", "line": [[35.5, 10], [35.5, 30]]}
    effect = gone("MOVE W", fence).one("move", "F1", mode="oblique").effect
    assert (effect["distance"], effect["cost"]) == (1.5, 4)


@pytest.mark.parametrize(
    ("kind", "keys", "stops"),
    [
        ("medium-woods", {"arm": "cavalry", "stands": 2}, True),
        ("heavy-woods", {}, True),
        ("heavy-woods", {"formation": "skirmish", "skirmish": "full", "stands": 2}, False),
        ("town", {"arm": "cavalry", "stands": 2}, True),
        ("town", {"kind": "guns", "formation": "limbered"}, False),
        ("town", {"kind": "guns"}, True),
        ("medium-woods", {}, False),
    ],
)
def test_prohibited_ground_stops_the_footprint(kind, keys, stops):
    """OT-TERR-1, OT-MOVE-7."""
    effect = gone("MOVE", area(kind, 22, 40), **keys).one("move", "F1").effect
    assert (effect.get("stopped") == "terrain") == stops


def test_bridges_serve_columns_skirmishers_and_limbered_guns():
    """OT-TERR-2, OT-AMB-19: within 2 of it; a line finds the river in its way, a column pays no stream."""
    bridge = {"id": "b", "kind": "bridge", "line": [[36, 21], [36, 23]]}
    river, stream = line("river", 22), line("stream", 22)
    assert gone("MOVE", river, bridge, formation="company-column").one("move", "F1").effect["distance"] == 8
    assert gone("MOVE", river, bridge, formation="attack-column").one("move", "F1").effect["stopped"] == "terrain"
    assert gone("MOVE", stream, bridge, formation="company-column").one("move", "F1").effect["cost"] == 8
    assert gone("MOVE", stream, bridge, formation="attack-column").one("move", "F1").effect["distance"] == 5
    guns = gone("MOVE", river, bridge, kind="guns", formation="limbered").one("move", "F1").effect
    assert guns["distance"] == 8


def test_within_two_of_a_ford_a_river_is_a_stream():
    """OT-TERR-2."""
    ford = {"id": "b", "kind": "ford", "line": [[36, 21], [36, 23]]}
    assert gone("MOVE", line("river", 22), ford, formation="attack-column").one("move", "F1").effect["distance"] == 5


def test_a_wide_stream_disorders_formed_units_but_not_on_a_bridge():
    """OT-TERR-2."""
    wide, bridge = line("ditch", 22, wide=True), {"id": "b", "kind": "bridge", "line": [[36, 21], [36, 23]]}
    assert gone("MOVE", wide).one("status", "F1").effect["disordered"]
    assert gone("MOVE", wide, bridge, formation="company-column").all("status", "F1") == []
    assert gone("MOVE 1", wide).all("status", "F1") == []
