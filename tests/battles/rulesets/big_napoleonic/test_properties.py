"""What holds for every turn of every battle."""

import json
from functools import cache

from hypothesis import Phase as Step
from hypothesis import given, settings
from hypothesis import strategies as st

from battles import rulesets
from battles.engine.battlefile import to_document
from battles.engine.catalogue import faults
from battles.engine.reading import Unfit, sheet
from battles.rulesets.big_napoleonic.catalogue import CATALOGUE
from battles.rulesets.big_napoleonic.clauses import CLAUSES
from battles.rulesets.big_napoleonic.table.field import Phase
from battles.services.adjudication import adjudicate, resolve_battle
from tests.battles.rulesets.big_napoleonic.strategies import battle_document, numbers

PHASES = {value for name, value in vars(Phase).items() if name.isupper()}
STEPS = (Step.explicit, Step.reuse, Step.generate)
few = settings(max_examples=10, deadline=None, phases=STEPS)
some = settings(max_examples=30, deadline=None, phases=STEPS)


@cache
def played(number):
    document = battle_document(number, most=10)
    answer = adjudicate(document, seed=number.to_bytes(32, "big"))
    assert answer["ok"], answer
    return document, answer["events"], answer["state"]


@few
@given(numbers)
def test_the_same_turn_gives_the_same_bytes(number):
    document, events, state = played(number)
    again = adjudicate(json.loads(json.dumps(document)), seed=number.to_bytes(32, "big"))
    assert json.dumps(again["events"]) == json.dumps(events)
    assert json.dumps(again["state"]) == json.dumps(state)


@some
@given(numbers)
def test_a_turn_leaves_a_valid_battle(number):
    """No overlap, nobody off the table or on ground he cannot stand on, every key in range."""
    _, _, state = played(number)
    battle = rulesets.read(state)
    assert rulesets.read(to_document(battle)) == battle


@some
@given(numbers)
def test_events_are_as_the_catalogue_lists_them(number):
    document, events, _ = played(number)
    battle = rulesets.read(document)
    resolution = resolve_battle(battle, number.to_bytes(32, "big"))
    assert list(faults(CATALOGUE, resolution.events)) == []
    known = {clause.id for clause in CLAUSES}
    assert {event["clause"] for event in events} <= known
    assert {event["phase"] for event in events} <= PHASES
    assert all(event["text"] for event in events)
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))


@some
@given(numbers)
def test_bases_are_conserved(number):
    """What a unit has left is what it had less what the events took from it; nobody comes back."""
    document, events, state = played(number)
    before = {unit["id"]: unit for unit in document["units"]}
    for unit in state["units"]:
        lost = sum(e["effect"]["lost"] for e in events if e["kind"] == "loss" and e["unit"] == unit["id"])
        began = before[unit["id"]].get("bases", before[unit["id"]].get("size", 1))
        assert unit["bases"] == began - lost
        if before[unit["id"]].get("out"):
            assert unit["out"] == before[unit["id"]]["out"]
        ended = [e for e in events if e["kind"] == "eliminated" and e["unit"] == unit["id"]]
        assert bool(unit.get("out")) == bool(ended or before[unit["id"]].get("out"))


@some
@given(numbers)
def test_nobody_fires_who_has_no_bases_to_fire(number):
    document, events, _ = played(number)
    arms = {unit["id"]: unit["arm"] for unit in document["units"]}
    for event in events:
        if event["kind"] == "fire":
            assert all(arms[firer] != "cavalry" and points > 0 for firer, points in event["effect"]["firers"])
            assert event["effect"]["points"] == sum(points for _, points in event["effect"]["firers"])


@few
@given(st.text(max_size=300), numbers)
def test_no_order_text_breaks_a_turn(text, number):
    try:
        sheet(text)
    except Unfit:
        return
    document = battle_document(number, most=4, orders=False)
    assert adjudicate({**document, "orders": {"north": text, "south": text}})["ok"]


@few
@given(numbers, st.sampled_from(("ATTACK", "ADVANCE", "DEFEND", "WITHDRAW")))
def test_the_able_staff_leads_any_army_by_what_it_makes_out(number, posture):
    """Worn, broken, in squares and towns, seen and unseen: two turns in the fog leave a valid battle."""
    document = battle_document(number, most=8)
    document["settings"] |= {"staff": "able", "fog": "known"}
    for turn in range(2):
        document["orders"] = {side["id"]: f"INTENT {posture}\n" for side in document["sides"]}
        answer = adjudicate(document, seed=(number + turn).to_bytes(32, "big"))
        assert answer["ok"], answer
        document = answer["state"]
    assert rulesets.read(document)
