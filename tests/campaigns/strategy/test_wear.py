"""Fatigue, stragglers, supply, weather, light and the public, by their clauses."""

import pytest

from campaigns.strategy.clock import DAY, moment, sun
from tests.campaigns.strategy.field import brigade, events, fielded, formation, laid_over, one, run, unit


@pytest.mark.parametrize(("pace", "gain"), [("EASY", 2), ("NORMAL", 3), ("FORCED", 5)])
@pytest.mark.parametrize(("weather", "more"), [("clear", 0), ("rain", 1), ("heat", 1), ("fog", 0)])
def test_marching_tires(pace, gain, weather, more):
    """EC-WEAR-1."""
    done = run(one(f"b1: MARCH TO D; PACE {pace}", weather={"now": weather}))
    assert formation(done, "b1")["fatigue"] == gain + more


@pytest.mark.parametrize(("plan", "hungry", "left"), [([], 0, 48), ([{"do": "rest"}], 0, 47), ([], 2, 49)])
def test_camp_restores(plan, hungry, left):
    """EC-WEAR-1."""
    assert formation(run(one(fatigue=50, plan=plan, hungry=hungry)), "b1")["fatigue"] == left


@pytest.mark.parametrize(
    ("fatigue", "metres"), [(0, 850), (99, 850), (100, 807), (199, 807), (200, 722), (300, 595), (400, 595)]
)
def test_levels_slow_the_march(fatigue, metres):
    """EC-WEAR-2."""
    assert formation(run(one("b1: MARCH TO D", fatigue=fatigue)), "b1")["at"]["m"] == metres


@pytest.mark.parametrize(
    ("quality", "percent"), [("guard", 50), ("elite", 70), ("veteran", 100), ("trained", 130), ("untrained", 180)]
)
def test_stragglers_by_quality(quality, percent):
    """EC-WEAR-3: weary at the normal pace, twelve permille for four steps."""
    done = run(one("b1: MARCH TO D", fatigue=250, quality=quality, settings={"straggling": 100}), 1)
    assert unit(done, "u-b1")["stragglers"] == 2000 * 12 * percent * 4 // 400_000


def test_stragglers_come_in():
    """EC-WEAR-4."""
    document = one()
    document["units"][0] |= {"men": 1900, "stragglers": 101}
    assert events(run(document, 1), "rally")[0]["effect"]["men"] == 9
    document["formations"][0]["plan"] = [{"do": "rest"}]
    assert events(run(document, 1), "rally")[0]["effect"]["men"] == 13


def test_counts_end_with_the_day_and_the_hour():
    """EC-WEAR-5."""
    done = run(one("b1: MARCH TO D; PACE FORCED", now="1815-06-15T23:45", marched=7, hour=3))
    assert "marched" not in formation(done, "b1")
    assert "hour" not in formation(done, "b1")


def test_depot_then_forage_then_what_is_carried():
    """EC-SUP-1 to 5."""
    document = laid_over(
        one(now="1815-06-15T17:45", rations=1000), {"depots": [{"id": "d", "side": "blue", "at": "C", "rations": 300}]}
    )
    effect = events(run(document), "supply")[0]["effect"]
    assert effect == {"need": 2000, "depot": 300, "forage": 800, "carried": 900, "hungry": 0}


def test_too_little_food_is_hunger():
    """EC-SUP-4."""
    done = run(one(now="1815-06-15T17:45", rations=0, standing=["forage: NEVER"]))
    assert formation(done, "b1")["hungry"] == 1


def test_parks_fill_up():
    """EC-SUP-6."""
    document = fielded(
        brigade("b1", "A", of="I", ammo=55),
        brigade("pk", "A", 60, of="I", kind="park", arm="train", loads=4),
        formations=[{"id": "I", "kind": "corps", "side": "blue"}],
        now="1815-06-15T17:45",
    )
    done = run(document)
    assert events(done, "ammunition")[0]["effect"] == {"ammo": 95, "loads": 4}


def test_guns_without_ammunition_stay_away():
    """EC-SUP-7, EC-BFILE-2."""
    from campaigns.strategy.battle.drawn_up import takes_part
    from campaigns.strategy.files.reading import read_campaign

    campaign = read_campaign(one(arm="artillery", guns=8, ammo=0))
    element = campaign.elements[0]
    assert not takes_part(element, element.units[0])
    element.ammo = 5
    assert takes_part(element, element.units[0])


def test_depots_are_taken_burnt_and_made():
    """EC-SUP-8."""
    depot = {"id": "d", "side": "blue", "at": "B", "rations": 1001, "loads": 3}
    taken = run(fielded(brigade("r1", "B", side="red"), brigade("b1", "A"), depots=[depot],
                        dice=[]))  # fmt: skip
    assert taken.state["depots"][0] == {"id": "d", "side": "red", "at": "B", "rations": 500, "loads": 1}
    burnt = run(laid_over(one("b1: BURN DEPOT", at="B"), {"depots": [depot]}))
    assert burnt.state["depots"][0]["rations"] == 0
    made = run(one("b1: UNLOAD", kind="convoy", arm="train", rations=700, loads=2))
    assert made.state["depots"][0] == {"id": "depot-A", "side": "blue", "at": "A", "rations": 700, "loads": 2}


@pytest.mark.parametrize(
    ("month", "total", "hour", "weather"),
    [
        ("01", (1, 1), "06", "storm"), ("01", (1, 3), "06", "snow"), ("01", (2, 3), "06", "snow"),
        ("01", (5, 5), "06", "clear"), ("04", (2, 3), "06", "rain"), ("06", (2, 3), "06", "clear"),
        ("06", (4, 5), "12", "heat"), ("06", (4, 5), "06", "clear"), ("06", (6, 6), "06", "fog"),
        ("06", (6, 6), "12", "clear"), ("10", (6, 6), "12", "fog"), ("10", (5, 6), "12", "rain"),
    ],
)  # fmt: skip
def test_weather_by_dice(month, total, hour, weather):
    """EC-WEA-1."""
    document = one(now=f"1815-{month}-15T{hour}:00", weather={"climate": "temperate"})
    document["dice"] = [{"for": "weather", "by": "weather", "roll": list(total)}]
    assert run(document).state["weather"]["now"] == weather


@pytest.mark.parametrize(
    ("weather", "after"), [("storm", 13), ("rain", 11), ("snow", 11), ("clear", 9), ("fog", 9), ("heat", 8)]
)
def test_mud_by_the_hour(weather, after):
    """EC-WEA-2."""
    assert run(one(weather={"now": weather, "mud": 10})).state["weather"]["mud"] == after


@pytest.mark.parametrize(
    ("day", "latitude", "rise", "fall"), [("1815-06-15", 50.5, 227, 1213), ("1805-12-02", 49.13, 467, 973)]
)
def test_the_sun(day, latitude, rise, fall):
    """EC-SUN-1."""
    assert sun(moment(f"{day}T00:00") // DAY, latitude) == (rise, fall)


def test_dawn_and_dusk_are_events():
    """EC-SUN-2, EC-AMB-1."""
    done = run(one(now="1815-06-15T03:00"), 18)
    assert [(event["at"][11:], event["effect"]["light"]) for event in events(done, "light")] == [
        ("03:30", "dawn"),
        ("20:30", "dusk"),
    ]


@pytest.mark.parametrize(("die", "rumour", "own", "other"), [
    (1, "less", 500, 500), (2, "true", 1001, 1001), (5, "more", 1501, 1501), (6, "boast", 500, 2002),
])  # fmt: skip
def test_rumour(die, rumour, own, other):
    """EC-GAZ-1, EC-GAZ-2."""
    facts = {"place": "A", "losses": {"blue": 1001, "red": 1001}}
    document = laid_over(one(now="1815-06-15T07:45"), {
        "gazette": [{"id": "g", "kind": "battle", "of": "x", "due": "1815-06-15T08:00", "facts": facts}],
        "dice": [{"for": "rumour", "by": "g", "roll": [die]}],
    })  # fmt: skip
    effect = events(run(document), "gazette")[0]["effect"]
    assert effect["rumour"] == rumour
    assert effect["losses"]["blue"] == {"blue": own, "red": other}


def test_places_change_hands():
    """EC-GAZ-3: a fortress is public, a hamlet is told to nobody."""
    document = one(at="C")
    document["map"]["places"][2] |= {"kind": "fortress", "held": "red"}
    done = run(document)
    assert events(done, "capture")[0]["effect"] == {"place": "C", "from": "red"}
    assert done.state["gazette"][0]["due"] == "1815-06-16T08:00"


def test_points_for_places_and_losses():
    """EC-VIC-1, EC-VIC-2, EC-AMB-6."""
    document = laid_over(one(settings={"ends": "1815-06-15T06:15", "loss_points": 1, "gun_points": 2}), {
        "objectives": [{"place": "A", "points": 3}, {"place": "B", "points": 5, "side": "red"}],
    })  # fmt: skip
    document["sides"][1]["lost"] = {"men": 2999, "guns": 3, "colours": 0}
    document["map"]["places"][1]["held"] = "blue"
    assert events(run(document, 1), "victory")[0]["effect"] == {
        "totals": {"blue": 3 + 2 + 6, "red": 0},
        "winner": "blue",
    }


def test_a_side_without_troops_has_lost():
    """EC-VIC-3, EC-ELE-3."""
    document = fielded(brigade("b1", "A"), brigade("r1", "D", state="gone", side="red"))
    assert run(document, 1).events[-1]["effect"]["stopped"] == "victory"


def test_a_depot_is_struck_off_the_maps_when_the_papers_tell_that_it_is_taken():
    """EC-REP-4, EC-GAZ-1: until then those who had it know nothing of its fate."""
    depot = {"id": "d", "side": "blue", "at": "B", "rations": 1001}
    troops = (brigade("r1", "B", side="red"), brigade("b1", "A"))
    settings = {"gazette_days": {"depot": 1}, "contact_m": 100, "near_m": 100}
    document = fielded(*troops, depots=[depot], settings=settings, now="1815-06-15T07:45", strict_dice=False)
    taken = run(document)
    assert taken.state["depots"][0]["side"] == "red"
    assert taken.state["sides"][0]["magazines"] == ["B"]
    assert run(taken.state, 24).state["sides"][0]["magazines"] == []
