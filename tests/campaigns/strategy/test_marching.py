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


def test_columns_measure_men_horses_guns_and_wagons():
    """EC-ELE-1: 100 + 0.4 x 1,001 + 300 + 50 x 6 + 10 x 20, rounded down."""
    document = one("b1: MARCH TO C")
    document["units"] = [
        {"id": "i", "of": "b1", "arm": "infantry", "men": 1001},
        {"id": "c", "of": "b1", "arm": "cavalry", "men": 300},
        {"id": "g", "of": "b1", "arm": "artillery", "men": 100, "guns": 6},
        {"id": "t", "of": "b1", "arm": "train", "men": 20},
    ]
    assert events(run(document), "depart")[0]["effect"]["length"] == 100 + 400 + 300 + 300 + 200


def test_who_is_nearest_moves_first():
    """EC-MARCH-4, EC-AMB-2: both want to pass B; the one that was nearer at the beginning of the step does."""
    document = fielded(
        brigade("b1", {"road": "ab", "m": 3500}, plan=[{"do": "march", "to": "C"}]),
        brigade("b2", {"road": "wb", "m": 3600}, plan=[{"do": "march", "to": "E"}]),
    )
    done = run(document)
    assert formation(done, "b2")["at"]["road"] == "be"
    assert formation(done, "b1")["at"] == {"road": "ab", "m": 4000}
    assert events(done, "blocked", unit="b1") == []


def test_a_thousand_points_a_step():
    """EC-MARCH-3, EC-MARCH-6: 100 m at 850 cost 118 points; the rest goes 661 m at 750."""
    done = run(one("b1: MARCH TO E", at={"road": "ab", "m": 3900}))
    element = formation(done, "b1")
    assert element["at"] == {"road": "be", "m": 882 * 750 // 1000}
    assert element["trail"] == [{"place": "B", "road": "ab", "m": 661}]
    assert element["path"] == [{"road": "be", "to": "E"}]


def test_arrival_closes_up_and_camps():
    """EC-MARCH-7, EC-MARCH-8, EC-GEO-3."""
    done = run(one("b1: MARCH TO B", at={"road": "ab", "m": 3200}), 0.5)
    assert formation(done, "b1")["at"] == "B"
    assert [event["kind"] for event in done.events if event["kind"] in ("arrive", "closed")] == ["arrive", "closed"]


def test_night_halts_unless_told_to_march():
    """EC-MARCH-5, EC-MARCH-10."""
    keys = {"now": "1815-06-15T20:15"}
    halted = run(one("b1: MARCH TO D", **keys), 0.75)
    assert events(halted, "halt", cause="night")
    assert formation(halted, "b1")["resume"] == "1815-06-16T03:30"
    told = run(one("STANDING ALL night march: MARCH\nb1: MARCH TO D", **keys), 0.75)
    assert not events(told, "halt")


def test_turning_about_closes_up_first():
    """EC-MARCH-11."""
    done = run(one("b1: MARCH TO C\nAT 06:15\nb1: MARCH TO A"), 0.5)
    assert events(done, "halt", cause="turning")


def test_blocked_is_told_once():
    """EC-MARCH-12, EC-ROAD-2: b2 waits at A for b1, which may not move; the event comes once, jam counts."""
    document = fielded(
        brigade("b1", "A", hold="1815-06-15T09:00", plan=[{"do": "march", "to": "C"}]),
        brigade(
            "b2", {"road": "wb", "m": 4000}, 500, state="march", toward="B", length=300, gone=300,
            path=[{"road": "wb", "to": "B"}, {"road": "be", "to": "E"}], plan=[{"do": "march", "to": "E"}],
        ),
        brigade(
            "b3", {"road": "bc", "m": 100}, 4000, state="closing", toward="C", length=1700, gone=1700, closing=1600,
            trail=[{"place": "B", "road": "ab", "m": 100}],
        ),
    )  # fmt: skip
    done = run(document, 0.25)
    assert len(events(done, "blocked", unit="b2", cause="place")) == 1
    assert formation(done, "b2")["jam"] == 1


def test_columns_that_meet_pass_at_half_rate():
    """EC-ROAD-3, EC-ROAD-4."""
    document = fielded(
        brigade("b1", {"road": "ab", "m": 1000}, 500, state="march", toward="B", length=300, gone=300,
                path=[{"road": "ab", "to": "B"}], plan=[{"do": "march", "to": "B"}]),
        brigade("b2", {"road": "ab", "m": 3000}, 500, state="march", toward="A", length=300, gone=300,
                path=[{"road": "ab", "to": "A"}], plan=[{"do": "march", "to": "A"}]),
    )  # fmt: skip
    done = run(document)
    assert formation(done, "b1")["at"]["m"] == 1425
    assert formation(done, "b2")["at"]["m"] == 2575


def test_who_waits_long_cuts_through():
    """EC-ROAD-5: after four blocked steps at half rate, 375 m of road."""
    document = fielded(
        brigade("b2", {"road": "wb", "m": 4000}, 500, state="march", toward="B", length=300, gone=300, jam=4,
                blocked="place", path=[{"road": "wb", "to": "B"}, {"road": "be", "to": "E"}],
                plan=[{"do": "march", "to": "E"}]),
        brigade("b3", {"road": "bc", "m": 100}, 9000, state="closing", toward="C", length=3700, gone=3700,
                closing=3600, trail=[{"place": "B", "road": "ab", "m": 100}]),
    )  # fmt: skip
    assert formation(run(document), "b2")["at"] == {"road": "be", "m": 375}


def test_camps_block_nobody():
    """EC-ROAD-6."""
    document = fielded(brigade("b1", {"road": "ab", "m": 3900}, plan=[{"do": "march", "to": "C"}]), brigade("b2", "B"))
    assert formation(run(document), "b1")["at"]["road"] == "bc"


@pytest.mark.parametrize(("choice", "road"), [("DETOUR", "be"), ("WAIT", "bc")])
def test_a_broken_bridge(choice, road):
    """EC-CROSS-2, EC-ROUTE-2."""
    document = one("b1: MARCH TO C", at="B", standing=[f"on block: {choice}"])
    document["map"]["roads"][1]["crossing"] = {"kind": "stone", "km": 0.5, "broken": True}
    document["map"]["roads"].append({"id": "ec", "from": "E", "to": "C", "km": 6, "class": "road"})
    document["sides"][0]["broken"] = []
    done = run(document, 1)
    assert formation(done, "b1")["at"]["road"] == road
    assert done.state["sides"][0]["broken"] == ["bc"]


def test_a_blocked_column_may_mend_the_bridge():
    """EC-CROSS-2, EC-BRI-3: a small bridge takes four steps, then on."""
    document = one("b1: MARCH TO C", at="B", standing=["on block: REPAIR"])
    document["map"]["roads"][1]["crossing"] = {"kind": "small", "km": 0.5, "broken": True}
    document["sides"][0]["broken"] = []
    done = run(document, 1.5)
    assert [event["effect"]["state"] for event in events(done, "bridge")] == ["begun", "repaired"]
    assert formation(done, "b1")["at"]["m"] > 500


def test_riders_turn_before_a_broken_bridge():
    """EC-CROSS-3."""
    document = one("HEADQUARTERS: RIDE TO C")
    document["posts"] = [{"id": "P", "formation": "b1", "at": "B"}]
    document["map"]["roads"][1]["crossing"] = {"kind": "stone", "km": 0.5, "broken": True}
    document["map"]["roads"].append({"id": "ec", "from": "E", "to": "C", "km": 6, "class": "road"})
    document["sides"][0]["broken"] = []
    done = run(document, 0.5)
    assert done.state["posts"][0]["at"] == {"road": "be", "m": 2200}


def test_routes_are_the_quickest_by_points():
    """EC-ROUTE-1, EC-GEO-1, EC-GEO-2: a longer paved way is taken before a short track."""
    document = one("b1: MARCH TO C")
    document["map"]["roads"].append({"id": "ac", "from": "A", "to": "C", "km": 6, "class": "track"})
    assert formation(run(document), "b1")["at"]["road"] == "ac"
    document["map"]["roads"][-1]["km"] = 6.5
    assert formation(run(document), "b1")["at"]["road"] == "ab"


def test_over_the_fields_on_order_only():
    """EC-ROUTE-3."""
    document = one("b1: MARCH TO F FIELDS")
    document["map"]["places"].append({"id": "F", "xy": [3, 0]})
    done = run(document)
    assert formation(done, "b1")["at"] == {"road": "~A~F", "m": 400}
    document["orders"] = {"P": "b1: MARCH TO F"}
    assert events(run(document), "halt", cause="no-road")


@pytest.mark.parametrize(
    ("kind", "steps", "need"), [("pontoon", 2, 2), ("small", 2, 2), ("wooden", 4, 3), ("stone", 12, 5)]
)
def test_breaking_bridges(kind, steps, need):
    """EC-BRI-1, EC-BRI-2."""
    document = one("b1: DESTROY BRIDGE ab")
    document["map"]["roads"][0]["crossing"] = {"kind": kind, "km": 0.5}
    for die, state in ((need, "broken"), (need - 1, "failed")):
        document["dice"] = [{"for": "demolition", "by": "b1", "roll": [die]}]
        done = run(document, steps / 4)
        assert events(done, "bridge")[-1]["effect"]["state"] == state


def test_nobody_breaks_a_bridge_before_the_enemy():
    """EC-BRI-4."""
    document = fielded(
        brigade("b1", {"road": "ab", "m": 400}, plan=[{"do": "destroy", "road": "ab", "there": True}],
                standing=["on contact: DEFEND"]),
        brigade("r1", {"road": "ab", "m": 900}, side="red", standing=["on contact: DEFEND"]),
        dice=[{"for": "estimate", "by": side, "roll": [3]} for side in ("blue", "red")],
    )  # fmt: skip
    document["map"]["roads"][0]["crossing"] = {"kind": "small", "km": 0.5}
    assert not events(run(document), "bridge")


def test_forecasts():
    """EC-FORE-1, EC-RUN-4: 4,706 points to B and 4,706 to C, 1,059 for its own 900 m, 8 km in 11 steps."""
    from campaigns.strategy.clock import written
    from campaigns.strategy.files.reading import read_campaign
    from campaigns.strategy.intelligence.expectation import expected_march
    from campaigns.strategy.state import Spot, Task

    campaign = read_campaign(one())
    plan = [Task("march", mode="march", to=Spot(campaign.chart.place["C"]))]
    expected = expected_march(campaign, campaign.post["P"], "b1", plan, campaign.now)
    assert expected is not None
    assert (expected.by, written(expected.arrives)) == (("B", "C"), "1815-06-15T08:45")
