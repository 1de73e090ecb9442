"""Under ``fog: known`` a side acts on what it knows: intents, conditions, halts, marches, refusals, arrivals."""

import pytest

from battles import rulesets
from battles.rulesets.mini_nap.command.decisions import choose
from battles.rulesets.mini_nap.table.working import Working
from battles.services.adjudication import adjudicate, read_sheets
from tests.battles.documents import battalion, battery, duel, squadron
from tests.battles.rulesets.mini_nap.play import play

HILL = {"id": "hill", "kind": "hill", "area": [[20, 35], [100, 35], [100, 38], [20, 38]]}
FOG = {"fog": "known"}
F1 = battalion("F1")
BEHIND = {"facing": 180}
LOST = [{"unit": "A1", "at": [60, 45], "facing": 180, "formation": "line"}]


def led(order, *units, staff="literal", contacts=None, fog="known", **more):
    document = duel(*units, terrain=[HILL], settings={"fog": fog, "staff": staff})
    if contacts:
        document["contacts"] = {"french": contacts}
    return play(french=f"BRIGADE FB\n  {order}\n", document=document, **more)


def deeds(turn, unit="F1"):
    kinds = ("formation", "pivot", "move", "charge", "order_refused")
    return [(e["kind"], e["effect"]) for e in turn.events if e["kind"] in kinds and e.get("unit") == unit]


@pytest.mark.parametrize("staff", ["literal", "able"])
@pytest.mark.parametrize("posture", ["DEFEND", "ATTACK", "WITHDRAW", "RALLY", "ADVANCE", "SCREEN"])
@pytest.mark.parametrize(
    "unit",
    [F1, battalion("F1", formation="column"), squadron("F1"), battery("F1")],
    ids=["line", "column", "horse", "guns"],
)
def test_an_intent_does_the_same_whoever_stands_unseen_behind_the_hill(staff, posture, unit):
    def turn(*hidden):
        return deeds(led(f"INTENT {posture}", unit, *hidden, staff=staff))

    away = turn(battalion("A1", "AB", (30, 60), **BEHIND))
    assert away == turn(squadron("A1", "AB", (80, 45), **BEHIND))
    assert away == turn(battery("A1", "AB", (100, 52), **BEHIND), battalion("A2", "AB", (30, 42)))


def test_with_an_open_fog_they_know_of_everybody():
    assert deeds(led("INTENT DEFEND", battalion("F1", facing=180), squadron("A1", "AB", (60, 43)), fog="open"))


def test_an_enemy_who_was_lost_is_reckoned_with_where_he_was_last_seen():
    hidden = battalion("A1", "AB", (100, 60), **BEHIND)
    turn = led("INTENT ATTACK", F1, hidden, contacts=LOST)
    assert turn.at("F1")[0] == 60, "straight ahead, to the place of the lost contact"
    assert turn.state["contacts"]["french"] == [{"unit": "A1", "at": [60, 45], "facing": 180, "formation": "line"}]


def test_an_order_that_names_a_lost_contact_leads_to_where_it_was_lost():
    hidden = battalion("A1", "AB", (100, 60), **BEHIND)
    turn = play(F1, hidden, french="F1: FACE A1", document=duel(
        battalion("F1", facing=90), hidden, terrain=[HILL], settings=FOG, contacts={"french": LOST}
    ))  # fmt: skip
    assert turn.units["F1"]["facing"] == 0


@pytest.mark.parametrize("at", [(60, 41), (70, 60)])
def test_a_charge_at_somebody_unseen_is_refused_in_the_same_words(at):
    turn = play(
        document=duel(F1 | {"at": [60, 31]}, battalion("A1", "AB", at, **BEHIND), terrain=[HILL], settings=FOG),
        french="F1: CHARGE A1",
    )
    assert turn.refused("F1") == ["no-such-target"]


@pytest.mark.parametrize(("fog", "name"), [("known", "ALWAYS"), ("open", "NEVER")])
def test_a_condition_is_about_enemies_who_are_known(fog, name):
    document = duel(F1, battalion("A1", "AB", (60, 45), **BEHIND), terrain=[HILL], settings={"fog": fog})
    document["orders"] = {"french": "STANDING ALL return fire: NEVER IF WITHIN 30"}
    battle = rulesets.read(document)
    working = Working(battle, read_sheets(battle), b"")
    assert choose(working, working.roster.by_id["F1"], "return fire").name == name


def test_a_division_marches_by_the_enemies_it_knows():
    document = duel(F1, battalion("A1", "AB", (60, 44), **BEHIND), terrain=[HILL], settings=FOG)
    document["formations"] = [
        {"id": "D", "kind": "division", "side": "french"},
        {"id": "FB", "kind": "brigade", "of": "D"},
        {"id": "AB", "kind": "brigade", "side": "allied"},
    ]
    document["units"][0]["at"] = [60, 33]
    turn = play(document=document, french="DIVISION D\n  MANOEUVRE S")
    assert turn.one("activate", "D")["effect"]["allowance"] == 36


def test_an_unseen_enemy_keeps_no_reinforcement_waiting():
    newcomer = battalion("F2", at=(60, 30), arrives=2)
    turn = play(document=duel(F1, newcomer, battalion("A1", "AB", (60, 41), **BEHIND), terrain=[HILL], settings=FOG))
    assert turn.one("arrival", "F2")["effect"].get("waiting") is None


def test_a_move_still_ends_at_the_very_enemy_whom_nobody_saw():
    turn = play(
        document=duel(F1 | {"at": [60, 33]}, battalion("A1", "AB", (60, 40), **BEHIND), terrain=[HILL], settings=FOG),
        french="F1: MOVE 8",
    )
    assert turn.one("move", "F1")["effect"]["stopped"] == "enemy"


def test_a_charge_meets_him_who_stood_unseen_in_its_way():
    hillock = {"id": "hillock", "kind": "hill", "area": [[58, 30], [62, 30], [62, 31], [58, 31]]}
    seen = battalion("A1", "AB", (63, 42), **BEHIND)
    hidden = battalion("A2", "AB", (60.3, 34), formation="column", **BEHIND)

    def charge(*units):
        document = duel(squadron("F1", type="heavy"), *units, terrain=[hillock], settings=FOG)
        return play(document=document, french="F1: CHARGE A1", dice=("combat F1 1 1 1 1",), strict_dice=False)

    assert charge(seen).one("contact", "F1")["target"] == "A1"
    turn = charge(seen, hidden)
    assert turn.one("charge", "F1")["target"] == "A1"
    assert turn.one("contact", "F1")["target"] == "A2"


def test_a_file_of_lost_contacts_is_checked():
    document = duel(F1, battalion("A1", "AB", (60, 60)), contacts={"french": [{"unit": "F1", "at": [1, 1]}]})
    (fault,) = adjudicate(document)["errors"]
    assert fault["path"] == "contacts.french[0].unit"
