"""Campaign files: what they hold, what is refused, what is written back."""

import json

import pytest

from battles.engine.faults import InputFaults
from campaigns.strategy.clock import moment, next_at, time_of_day, written
from campaigns.strategy.files.map_files import inlined
from campaigns.strategy.run import march
from tests.campaigns.strategy.field import brigade, events, fielded, formation, laid_over, one, refusals, run, theatre


def test_the_same_form_goes_in_and_out():
    """EC-FILE-1, EC-FILE-13: the state is a campaign file that runs on."""
    first = run(one("b1: MARCH TO C"), 0.5)
    assert first.state["estafette"] == "campaign/1"
    assert "orders" not in first.state
    again = run(first.state, 0.25)
    assert formation(again, "b1")["at"] == {"road": "ab", "m": 2550}
    unit = first.state["units"][0]
    assert {key: unit[key] for key in ("men", "guns", "stragglers")} == {"men": 2000, "guns": 0, "stragglers": 0}
    assert all("text" not in event for event in first.state["log"])


@pytest.mark.parametrize("value", ["06:10", 70, "1815-06-15T06:10"])
def test_times(value):
    """EC-FILE-2: hours may be minutes after midnight; ``now`` stands at a quarter."""
    if isinstance(value, int) or "T" not in value:
        assert time_of_day(value) in (370, 70)
    else:
        assert written(moment(value)) == value
        assert "now" in refusals(one(now=value))


@pytest.mark.parametrize(("kind", "percent"), [("chaussee", 105), ("road", 115), ("track", 120)])
def test_a_road_without_length_is_longer_than_the_straight_line(kind, percent):
    """EC-FILE-3, EC-FILE-4."""
    document = one(at="E")
    document["map"]["roads"].append({"id": "ce", "from": "C", "to": "E", "class": kind})
    length = int(5657 * percent / 100 + 0.5)
    document["formations"][0]["at"] = {"road": "ce", "m": length + 1}
    assert "formations[0].at" in refusals(document)
    document["formations"][0]["at"] = {"road": "ce", "m": length}
    assert not refusals(document)


def test_tables_beside_the_file():
    """EC-FILE-3: headers and words of CSV tables, courses of GeoJSON."""
    raw = {"places": "p.csv", "roads": "r.csv", "rivers": "r.geojson"}
    texts = {
        "places": "place_id,name,lat,lon,kind,forage,note\nA,Aville,50.1,4.2,farm,3,x\nB,,50.2,4.2,town,,\n",
        "roads": "road_id,from_place,to_place,length_km,kind,crossing\nr,A,B,12.5,lane,sambre:bridge;haine:ford\n",
        "rivers": json.dumps(
            {
                "features": [
                    {
                        "properties": {"id": "sambre", "class": "major river"},
                        "geometry": {"type": "LineString", "coordinates": [[4.1, 50.15], [4.3, 50.15]]},
                    }
                ]
            }
        ),
    }
    found = inlined(raw, texts)
    assert found["places"][0] == {"id": "A", "name": "Aville", "lat": 50.1, "lon": 4.2, "kind": "hamlet", "forage": 3}
    assert found["roads"][0] == {
        "id": "r", "from": "A", "to": "B", "km": 12.5, "class": "track",
        "crossing": {"kind": "wooden", "river": "sambre"},
    }  # fmt: skip
    assert found["rivers"][0]["class"] == "major"
    with pytest.raises(InputFaults, match="woods"):
        inlined({"woods": "w"}, {"woods": "{"})


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"sides": [{"id": "blue"}]}, "sides"),
        ({"sides": [{"id": "blue", "base": "Z"}, {"id": "red"}]}, "sides[0].base"),
        ({"formations": [{"id": "b1", "kind": "brigade", "side": "green", "at": "A"}]}, "formations[0].side"),
        ({"formations": [{"id": "b1", "kind": "brigade", "side": "blue", "at": "Z"}]}, "formations[0].at"),
        (
            {"formations": [{"id": "b1", "kind": "brigade", "side": "blue", "at": "A", "state": "march"}]},
            "formations[0].at",
        ),
        (
            {"formations": [{"id": "b1", "kind": "brigade", "side": "blue", "at": "A", "engaged": "x"}]},
            "formations[0].engaged",
        ),
        (
            {
                "formations": [
                    {"id": "b1", "kind": "brigade", "side": "blue", "at": "A", "standing": ["on contact: FLY"]}
                ]
            },
            "formations[0].standing",
        ),
        (
            {"formations": [{"id": "b1", "kind": "brigade", "side": "blue", "at": "A", "commander": {"rating": "x"}}]},
            "formations[0].commander.rating",
        ),
        ({"units": [{"id": "u", "of": "b1", "arm": "infantry", "men": -1}]}, "units[0].men"),
        ({"posts": [{"id": "P", "formation": "b9", "at": "A"}]}, "posts[0].formation"),
        ({"weather": {"mud": 31}}, "weather.mud"),
        ({"settings": {"supply_hour": "25:00"}}, "settings.supply_hour"),
        ({"settings": {"daylight": ["x", "y"]}}, "settings.daylight"),
        ({"settings": {"rates": {"dragons": [1, 1, 1, 1]}}}, "settings.rates.dragons"),
        ({"dice": [{"for": "luck", "by": "b1", "roll": [1]}]}, "dice[0].for"),
        ({"results": [{"battle": "x", "ended": "1815-06-15T06:00", "outcome": "drawn"}]}, "results[0].battle"),
        ({"patrols": [{"id": "p", "of": "x", "at": "A"}]}, "patrols[0].of"),
        ({"wounded": [{"unit": "x", "men": 1, "back": "1815-06-15T06:00"}]}, "wounded[0].unit"),
        ({"depots": [{"id": "d", "side": "blue", "at": "Z"}]}, "depots[0].at"),
        ({"alarms": ["thunder"]}, "alarms[0]"),
        ({"ruleset": "chess"}, "ruleset"),
    ],
)
def test_what_is_refused(change, path):
    """EC-FILE-5 to 12, EC-SET-5, EC-SET-6."""
    document = laid_over(one(), change)
    assert path in refusals(document)


def test_faults_are_reported_together():
    """EC-FILE-12."""
    found = refusals(laid_over(one(), {"title": 1.5, "weather": {"now": "hail"}, "orders": {"Z": ""}}))
    assert {"title", "weather.now", "orders.Z"} <= set(found)


def test_ids_count_for_each_sender():
    """EC-FILE-14, EC-COUR-1."""
    document = fielded(
        brigade("b1", "A"),
        brigade("b2", "A", of="I"),
        formations=[{"id": "I", "kind": "corps", "side": "blue"}],
        posts=[{"id": "P", "formation": "b1", "with": "b1"}, {"id": "Q", "formation": "I", "at": "A"}],
        orders={"P": "DISPATCH TO Q: one\nDISPATCH TO Q: two", "Q": "DISPATCH TO P: three"},
    )
    done = run(document)
    assert [event["unit"] for event in events(done, "dispatch")] == ["P/d1", "P/d2", "Q/d1"]
    assert done.state["counters"]["dispatch"] == {"P": 2, "Q": 1}


def test_plans_are_written_as_they_are_read():
    """EC-FILE-15."""
    plan = [
        {"do": "march", "mode": "advance", "to": "D", "via": ["B", "C"], "start": "1815-06-16T05:00", "pace": "easy",
         "daily": "05:00", "night": True},
        {"do": "destroy", "road": "ab", "there": True},
        {"do": "rest", "until": "1815-06-20T05:00"},
    ]  # fmt: skip
    document = one(plan=plan)
    document["map"]["roads"][0]["crossing"] = {"kind": "stone"}
    assert formation(run(document), "b1")["plan"] == plan


def test_dice_come_from_the_script_then_from_the_seed():
    """EC-DICE-1: the same seed gives the same die; a strict script allows none of its own."""
    order = {"posts": [{"id": "HQ", "formation": "I", "at": "A"}],
             "formations": [{"id": "I", "kind": "corps", "side": "blue"}],
             "orders": {"HQ": "b1: MARCH TO C"}}  # fmt: skip
    document = fielded(brigade("b1", "A", of="I"), **order)
    assert "staff by b1" in refusals(document)["dice"]
    free = laid_over(document, {"strict_dice": False})
    first, second = (events(run(free), "staff")[0]["roll"] for _ in range(2))
    assert first == second
    other = events(run(free, seed=b"\x01" * 32), "staff")[0]["roll"]["dice"]
    assert 1 <= other[0] <= 6
    scripted = laid_over(document, {"dice": [{"for": "staff", "by": "b1", "roll": [6]}]})
    done = run(scripted)
    assert events(done, "staff")[0]["roll"]["dice"] == [6]
    assert "dice" not in done.state


def test_a_run_names_its_hours_and_why_it_stopped():
    """EC-RUN-1, EC-RUN-2."""
    done = march(one(), until="1815-06-15T07:00")
    assert done.events[0]["effect"] == {"from": "1815-06-15T06:00", "to": "1815-06-15T07:00"}
    assert done.events[-1]["effect"] == {"now": "1815-06-15T07:00", "stopped": "time"}
    assert march(one()).state["now"] == "1815-06-15T12:00"
    for bad in ({"hours": 0.1}, {"until": "1815-06-15T05:00"}, {"until": "noon"}):
        with pytest.raises(InputFaults):
            march(one(), **bad)


@pytest.mark.parametrize(
    ("alarm", "stops"),
    [("depart", True), ({"kind": "depart", "side": "blue"}, True), ({"kind": "depart", "side": "red"}, False)],
)
def test_alarms_stop_a_run(alarm, stops):
    """EC-RUN-3, EC-FILE-11."""
    document = laid_over(one("b1: MARCH TO D"), {"alarms": [alarm]})
    stopped = run(document, 1).events[-1]["effect"]["stopped"]
    assert stopped == ("alarm" if stops else "time")


def test_next_moments():
    """EC-ORD-4."""
    now = moment("1815-06-15T06:00")
    assert written(next_at(now, 6 * 60)) == "1815-06-15T06:00"
    assert written(next_at(now, 5 * 60)) == "1815-06-16T05:00"


def test_whole_numbers_only():
    """EC-NUM-1: 850 x 95% x 80% is 646 metres and no half."""
    done = run(one("b1: MARCH TO C; PACE EASY", weather={"now": "rain"}))
    assert formation(done, "b1")["at"]["m"] == 646


def test_an_empty_theatre_runs():
    """EC-TIME-1."""
    assert run(theatre(), 1).state["now"] == "1815-06-15T07:00"
