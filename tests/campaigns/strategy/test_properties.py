"""What holds for every campaign: determinism, conservation of men, columns that keep apart, no text that breaks it."""

import copy
import json
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from battles.engine.faults import InputFaults
from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.files.writing import write_campaign
from campaigns.strategy.march.traffic import lies_on
from tests.campaigns.strategy.field import brigade, fielded, run

SCENARIOS = Path(__file__).parents[3] / "campaigns" / "scenarios"
PLACES = ("A", "B", "C", "D", "E", "W")
ORDERS = ("MARCH TO {}", "ADVANCE ON {}", "FALL BACK ON {}", "DEFEND {}", "COVER {}", "MARCH TO {}; PACE FORCED",
          "REST", "FORAGE", "MARCH TO {}; NIGHT MARCH", "DESTROY BRIDGE ab", "HALT")  # fmt: skip
QUICK = settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@st.composite
def campaigns(draw):
    """Two sides of one to four brigades, each with a place, an arm and an order, by day or night, in any weather."""
    troops, orders = [], {"blue": [], "red": []}
    heads = [{"id": f"{side}-corps", "kind": "corps", "side": side} for side in orders]
    for side in orders:
        for number in range(draw(st.integers(1, 4))):
            id = f"{side}{number}"
            arm = draw(st.sampled_from(("infantry", "cavalry", "artillery")))
            keys = {"arm": arm} | ({"guns": 6} if arm == "artillery" else {})
            men = draw(st.integers(50, 4000))
            troops.append(brigade(id, draw(st.sampled_from(PLACES)), men, of=f"{side}-corps",
                                  fatigue=draw(st.sampled_from((0, 150, 350))), **keys))  # fmt: skip
            order = draw(st.sampled_from(ORDERS)).format(draw(st.sampled_from(PLACES)))
            orders[side].append(f"{id}: {order}")
    document = fielded(
        *troops,
        formations=heads,
        posts=[
            {"id": f"{side}-hq", "formation": f"{side}-corps", "at": draw(st.sampled_from(PLACES))} for side in orders
        ],
        orders={f"{side}-hq": "\n".join(lines) for side, lines in orders.items()},
        now=draw(st.sampled_from(("1815-06-15T05:00", "1815-06-15T16:30", "1815-06-15T21:00"))),
        weather={"now": draw(st.sampled_from(("clear", "rain", "fog"))), "mud": draw(st.sampled_from((0, 12)))},
        settings={
            "unplayed": "settle", "straggling": 100, "battle_men": 1000,
            "couriers": draw(st.sampled_from(("real", "instant"))),
        },
        strict_dice=False,
    )  # fmt: skip
    document["map"]["roads"][0]["crossing"] = {"kind": "wooden", "km": 1}
    return document


@QUICK
@given(campaigns(), st.integers(1, 8))
def test_the_same_campaign_gives_the_same_bytes(document, hours):
    """EC-DICE-1."""
    first, second = (run(copy.deepcopy(document), hours) for _ in range(2))
    assert json.dumps([first.events, first.state]) == json.dumps([second.events, second.state])


@QUICK
@given(campaigns())
def test_one_long_run_is_many_short_ones(document):
    """EC-RUN-2, EC-FILE-1: but for the events that begin and end a run."""
    whole = run(copy.deepcopy(document), 8)
    state, told = document, []
    for _ in range(32):
        part = run(state)
        state = part.state
        told += part.events
        if part.events[-1]["effect"]["stopped"] != "time":
            break

    assert bare(told) == bare(whole.events)
    assert unlogged(state) == unlogged(whole.state)


def test_a_day_of_a_scenario_is_96_quarter_hours():
    """EC-RUN-2, EC-FILE-1: orders, couriers, contact and losses, all of it through the file after each step."""
    document = load_campaign(SCENARIOS / "charleroi-road" / "campaign.yaml")
    document["strict_dice"] = False
    document["settings"] = {**document["settings"], "unplayed": "settle", "ends": None}
    whole = run(copy.deepcopy(document), 24)
    state, told = document, []
    for _ in range(96):
        part = run(state)
        state = json.loads(json.dumps(part.state))
        told += part.events
    assert whole.events[-1]["effect"]["stopped"] == part.events[-1]["effect"]["stopped"] == "time"
    assert {"depart", "dispatch", "sighting", "contact", "loss"} <= {event["kind"] for event in whole.events}
    assert bare(told) == bare(whole.events)
    assert unlogged(state) == unlogged(whole.state)


def bare(events):
    """Events without their numbers, and without those that begin and end a run."""
    return [{key: value for key, value in event.items() if key not in ("n", "text")}
            for event in events if event["kind"] not in ("turn_start", "turn_end")]  # fmt: skip


def unlogged(state):
    """A state without its log, in which the beginnings and ends of runs stand."""
    return {key: value for key, value in state.items() if key != "log"}


@QUICK
@given(campaigns())
def test_men_are_conserved(document):
    """EC-AFT-1: with the colours, stragglers, killed, wounded and prisoners together are those of the start."""
    done = run(document, 12)
    lost = {}
    for event in done.events:
        if event["kind"] == "loss":
            effect = event["effect"]
            lost[event["unit"]] = (
                lost.get(event["unit"], 0) + effect["killed"] + effect["wounded"] + effect["prisoners"]
            )
    before = {unit["id"]: unit["men"] for unit in document["units"]}
    for unit in done.state["units"]:
        assert unit["men"] + unit["stragglers"] + lost.get(unit["id"], 0) == before[unit["id"]]
        assert min(unit["men"], unit["stragglers"], unit["guns"]) >= 0


@QUICK
@given(campaigns())
def test_nobody_is_in_two_places_or_through_a_column(document):
    """EC-ROAD-1, EC-ROAD-6, EC-CROSS-2: heads that go one way on a road keep their lengths apart, step by step."""
    state = document
    for _ in range(16):
        state = run(state).state
        campaign = read_campaign(state)
        columns = [one for one in campaign.elements if one.state == "march" and one.spot.road is not None]
        for one in columns:
            stretches, _ = lies_on(one)
            assert sum(high - low for _, low, high in stretches) <= one.length
            for other in columns:
                same = other is not one and other.spot.road is one.spot.road and other.toward is one.toward
                if same and other.side == one.side and other.gone >= other.length and one.gone >= one.length:
                    assert abs(one.spot.m - other.spot.m) >= min(one.length, other.length)
        assert write_campaign(campaign)["formations"] == state["formations"]


@QUICK
@given(campaigns())
def test_no_report_comes_before_it_was_sent(document):
    """EC-REP-2, EC-COUR-7."""
    for post in run(document, 8).state["posts"]:
        for report in post.get("reports", ()):
            assert report["of"] <= report["got"]


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.text(alphabet=st.characters(blacklist_categories=("Cs", "Cc")), max_size=200) | st.lists(
    st.sampled_from(("b1", "MARCH", "TO", "C", "VIA", ";", ":", "STANDING", "on contact", "IF", "AT", "06:30", "BY",
                     "2", "THEN", "GROUP", ",", "ODDS", ">=", "DISPATCH", "HEADQUARTERS", "RIDE", "START", "\n")),
    max_size=25).map(" ".join))  # fmt: skip
def test_no_text_makes_an_exception(text):
    """EC-ORD-6: every line is taken or refused."""
    document = fielded(brigade("b1", "A"), posts=[{"id": "P", "formation": "b1", "with": "b1"}], orders={"P": text},
                       strict_dice=False)  # fmt: skip
    run(document, 0.75)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_no_document_makes_an_exception(data):
    """EC-FILE-12: whatever stands in a key, it is read or refused."""
    document = fielded(
        brigade("b1", "A", plan=[{"do": "march", "to": "C"}]), brigade("r1", "C", side="red"),
        posts=[{"id": "P", "formation": "b1", "with": "b1"}], strict_dice=False,
        depots=[{"id": "d", "side": "blue", "at": "A"}],
    )  # fmt: skip
    path = document
    while True:
        keys = list(path) if isinstance(path, dict) else list(range(len(path)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(path[key], dict | list) and path[key] and data.draw(st.booleans()):
            path = path[key]
            continue
        path[key] = data.draw(JSON)
        break
    try:
        run(document)
    except InputFaults as refused:
        found = [(fault.path, fault.message) for fault in refused.faults]
    else:
        found = []
    assert all(path and message for path, message in found)
