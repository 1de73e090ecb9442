"""Rates, paths, halts and the road shared with others, by their clauses."""

import pytest

from tests.campaigns.strategy.field import brigade, events, fielded, formation, one, run

# EC-MARCH-1, retyped from the rules: metres a quarter hour on chaussee, road, track.
RATES = {
    "foot": ({"arm": "infantry"}, (850, 750, 650)),
    "foot guns": ({"arm": "artillery", "type": "foot", "guns": 6}, (800, 700, 500)),
    "heavy horse": ({"arm": "cavalry", "type": "heavy"}, (1200, 1100, 850)),
    "light horse": ({"arm": "cavalry", "type": "light"}, (1400, 1250, 1000)),
    "horse guns": ({"arm": "artillery", "type": "horse", "guns": 6}, (1200, 1000, 700)),
    "convoy": ({"arm": "train"}, (700, 600, 350)),
}
WAYS = (("A", "C", "ab", 1), ("B", "E", "be", 1), ("W", "B", "wb", 1))


@pytest.mark.parametrize("row", RATES)
@pytest.mark.parametrize("way", range(3))
def test_a_quarter_hour_on_each_road(row, way):
    """EC-MARCH-1, EC-ELE-2."""
    keys, rates = RATES[row]
    start, to, road, _ = WAYS[way]
    done = run(one(f"b1: MARCH TO {to}", at=start, **keys))
    assert formation(done, "b1")["at"] == {"road": road, "m": rates[way]}


@pytest.mark.parametrize(
    ("weather", "mud", "metres"),
    [
        ("clear", 5, 750 * 95 // 100),
        ("clear", 15, 750 * 90 // 100),
        ("clear", 25, 750 * 80 // 100),
        ("rain", 0, 750 * 95 // 100),
        ("fog", 0, 750 * 90 // 100),
        ("storm", 0, 604),
        ("snow", 0, 750 * 80 // 100),
        ("heat", 0, 750),
    ],
)
def test_ground_and_weather(weather, mud, metres):
    """EC-MARCH-2: the storm of the full hour makes the ground soft at once: 750 x 95% x 85% = 605.6."""
    done = run(one("b1: MARCH TO E", at="B", weather={"now": weather, "mud": mud}))
    expected = 605 if weather == "storm" else metres
    assert formation(done, "b1")["at"] == {"road": "be", "m": expected}


@pytest.mark.parametrize(("pace", "limit"), [("EASY", 24), ("NORMAL", 34), ("FORCED", 48)])
def test_the_day_has_its_limit(pace, limit):
    """EC-MARCH-9."""
    fresh = run(one(f"b1: MARCH TO D; PACE {pace}", marched=limit - 1), hours=0.5)
    assert events(fresh, "halt", cause="limit")
    spent = run(one(f"b1: MARCH TO D; PACE {pace}", marched=limit))
    assert not events(spent, "depart")


def test_columns_keep_their_distance():
    """EC-ROAD-1: a column behind another comes no nearer than its length."""
    document = fielded(
        brigade("b1", {"road": "ab", "m": 2000}, 2000, plan=[{"do": "march", "to": "C"}], rank=1),
        brigade("b2", {"road": "ab", "m": 1900}, 1000, plan=[{"do": "march", "to": "C"}], rank=2),
    )
    done = run(document)
    assert formation(done, "b1")["at"] == {"road": "ab", "m": 2850}
    assert formation(done, "b2")["at"] == {"road": "ab", "m": 1950}


@pytest.mark.parametrize(
    ("kind", "percent"), [("stone", 10), ("wooden", 25), ("small", 40), ("pontoon", 30), ("ford", 50), ("ferry", 400)]
)
def test_defiles_take_their_toll(kind, percent):
    """EC-CROSS-1: metres of the column's 900 at 850 m a step, after 400 m to the crossing."""
    document = one("b1: MARCH TO C")
    document["map"]["roads"][0]["crossing"] = {"kind": kind, "river": "q", "km": 0.4}
    left = 1000 - -(-400_000 // 850)
    toll = 900 * percent // 100
    cost = -(-toll * 1000 // 850)
    metres = 400 + max(0, left - cost) * 850 // 1000
    assert formation(run(document), "b1")["at"] == {"road": "ab", "m": metres}


@pytest.mark.parametrize(("kind", "percent"), [("city", 10), ("town", 5), ("village", 0)])
def test_towns_take_their_toll(kind, percent):
    """EC-CROSS-1."""
    document = one("b1: MARCH TO C", at={"road": "ab", "m": 3650})
    document["map"]["places"][1]["kind"] = kind
    left = 1000 - -(-350_000 // 850) - -(-(900 * percent // 100) * 1000 // 850)
    assert formation(run(document), "b1")["at"] == {"road": "bc", "m": left * 850 // 1000}
