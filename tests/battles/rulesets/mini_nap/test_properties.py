"""What holds for every turn of every battle."""

import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from functools import cache

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.engine.catalogue import faults
from battles.engine.dice import DEFAULT_SEED, ScriptedRoll
from battles.engine.reading import Unfit, sheet
from battles.engine.replay import frames
from battles.rulesets import read
from battles.rulesets.mini_nap.catalogue import CATALOGUE
from battles.rulesets.mini_nap.clauses import CLAUSES
from battles.rulesets.mini_nap.movement.allowances import charge_allowance, move_allowance
from battles.rulesets.mini_nap.table.organisation import brigades
from battles.services.adjudication import adjudicate, read_sheets, resolve_battle
from config.environment import ROOT
from tests.battles.documents import battalion, duel
from tests.battles.rulesets.mini_nap.strategies import battle_document, numbers

PHASES = {"orders", "initiative", "command", "manoeuvre", "firing", "combat", "breakthrough", "end"}
ONE_DIE = {"command", "fire-test", "extend", "flee", "square", "feint", "opportunity", "break-out"}
MOST_FIRE_DICE = 4 + 2
ROAD = 1.5

# The farthest that a mode of movement goes, in cm; those that depend on the unit are looked up.
FARTHEST = {
    "side-step": 6,
    "step-back": 6,
    "oblique": 3,
    "inch": 4,
    "prolong": 1,
    "extend": 18,
    "feint": 12,
    "join": 6,
    "rally-back": 12,
    "rally-forward": 12,
    "division": 36,
}

# A battle is one number, which does not shrink into a simpler battle.
PHASES_OF_A_SEARCH = (Phase.explicit, Phase.reuse, Phase.generate)
few = settings(max_examples=12, deadline=None, phases=PHASES_OF_A_SEARCH)
some = settings(max_examples=40, deadline=None, phases=PHASES_OF_A_SEARCH)


class Turn:
    """A battle drawn by chance, and what its turn made of it."""

    def __init__(self, number: int) -> None:
        self.before = read(battle_document(number))
        resolution = resolve_battle(self.before, DEFAULT_SEED)
        self.events = resolution.events
        self.after = resolution.battle


@cache
def turn_of(number: int) -> Turn:
    """A turn, resolved once for all that is asked of it."""
    return Turn(number)


@given(numbers)
@few
def test_the_same_battle_and_seed_give_the_same_bytes(number):
    document = battle_document(number)
    first = json.dumps(adjudicate(document, turns=2))
    assert json.dumps(adjudicate(json.loads(json.dumps(document)), turns=2)) == first


@given(numbers)
@some
def test_the_battle_left_behind_is_a_valid_one(number):
    document = to_document(turn_of(number).after)
    assert to_document(read(json.loads(json.dumps(document)))) == document


@given(numbers)
@few
def test_battles_go_on_for_turns(number):
    answer = adjudicate(battle_document(number, most=12), turns=4)
    assert answer["ok"], answer
    assert answer["state"]["turn"] == battle_document(number, most=12)["turn"] + 4


@given(numbers)
@some
def test_seq_7_the_turn_is_counted_and_sheets_dice_and_markers_are_gone(number):
    turn = turn_of(number)
    assert turn.after.turn == turn.before.turn + 1
    assert not turn.after.orders
    assert not turn.after.dice
    markers = {"reacted", "disordered", "returned_fire", "suppressed"}
    assert not any(markers & set(unit.extra) for unit in turn.after.units)
    assert not any(item.commander and item.commander.extra.get("evaded") for item in turn.after.formations)


@given(numbers)
@some
def test_events_are_numbered_placed_and_explained(number):
    turn = turn_of(number)
    assert [event.n for event in turn.events] == list(range(1, len(turn.events) + 1))
    assert turn.events[0].kind == "turn_start"
    assert turn.events[-1].kind == "turn_end"
    clauses = {clause.id for clause in CLAUSES}
    log = rulesets.find("mini-nap").log(turn.before)
    for event in turn.events:
        assert event.turn == turn.before.turn
        assert event.kind in ("turn_start", "turn_end") or event.phase in PHASES
        assert event.clause in clauses or not event.clause
        assert log.text(event)
        json.dumps(event.as_mapping())


@given(numbers)
@some
def test_strength_is_only_lost_by_a_loss_that_is_told(number):
    turn = turn_of(number)
    strength = {unit.id: unit.strength for unit in turn.before.units}
    for event in turn.events:
        if event.kind == "loss":
            assert event.effect["lost"] >= 1
            assert event.effect["strength"] == max(0, strength[event.unit] - event.effect["lost"])
            strength[event.unit] = event.effect["strength"]
    told = {event.unit for event in turn.events if event.kind == "eliminated"}
    for unit in turn.after.units:
        assert unit.strength == strength[unit.id] or unit.out
        if unit.out and not turn.before.unit_by_id[unit.id].out:
            retreated = any(event.kind == "retreat" and event.unit == unit.id for event in turn.events)
            assert (unit.id in told) == (unit.out == "eliminated")
            assert retreated == (unit.out == "retreated")


@given(numbers)
@some
def test_the_log_alone_gives_the_table_after_the_turn(number):
    turn = turn_of(number)
    *_, last = frames(CATALOGUE, turn.before, turn.events)
    for unit in turn.after.units:
        replayed = last.units[unit.id]
        assert (replayed.out, replayed.arrives, replayed.strength) == (
            unit.out,
            unit.arrives,
            unit.strength,
        ) or unit.out
        if unit.in_play:
            assert replayed.at == pytest.approx(unit.at)
            assert replayed.facing == pytest.approx(unit.facing)
            assert replayed.formation == unit.formation
    for formation in turn.after.formations:
        commander = formation.commander
        if commander is not None and not commander.out and not commander.attached and commander.at:
            assert last.stand(formation.id) == pytest.approx(commander.at)


@given(numbers)
@some
def test_every_die_is_in_the_log(number):
    """A script of the dice in the log gives the same turn again, whatever the seed."""
    turn = turn_of(number)
    script = tuple(
        ScriptedRoll(event.roll.label, event.roll.by, event.roll.dice) for event in turn.events if event.roll
    )
    script += tuple(
        ScriptedRoll("initiative", side, tuple(dice))
        for event in turn.events
        if event.kind == "initiative" and not event.roll
        for side, dice in event.effect.get("dice", {}).items()
    )
    scripted = Battle(**{**_fields(turn.before), "dice": script, "strict_dice": True})
    again = resolve_battle(scripted, b"another seed")
    assert [event.as_mapping() for event in again.events] == [event.as_mapping() for event in turn.events]


def _fields(battle):
    return {name: getattr(battle, name) for name in Battle.__dataclass_fields__}


@given(numbers)
@some
def test_dice_are_as_many_as_the_rules_throw(number):
    turn = turn_of(number)
    strongest = max((unit.strength for unit in turn.before.units), default=0)
    for event in turn.events:
        if event.roll is None:
            continue
        label, dice = event.roll.label, event.roll.dice
        assert all(1 <= die <= 6 for die in dice)
        if label in ONE_DIE:
            assert len(dice) == 1
        elif label == "rating":
            assert len(dice) == 2
        elif label == "extend-move":
            assert 1 <= len(dice) <= 3
        elif label in ("fire", "return-fire", "support-fire"):
            assert 1 <= len(dice) <= MOST_FIRE_DICE
            assert event.effect["hits"] == sum(dice) // 6
        elif label in ("impact", "melee", "melee-extra"):
            assert 1 <= len(dice) <= strongest


@given(numbers)
@some
def test_seq_4_every_brigade_with_troops_acts_once(number):
    turn = turn_of(number)
    division_of = {brigade.id: brigade.division for brigade in brigades(turn.before)}
    acted: Counter[str] = Counter()
    for event in turn.events:
        if event.kind == "activate" and event.effect["mode"] == "brigade":
            acted[event.unit] += 1
        elif event.kind == "activate":
            acted.update(brigade for brigade, division in division_of.items() if division == event.unit)
    assert not acted or max(acted.values()) == 1
    if any(event.kind == "victory" for event in turn.events):
        return
    for brigade in brigades(turn.after):
        if any(turn.after.unit_by_id[unit].in_play for unit in brigade.units):
            assert acted[brigade.id] == 1, brigade.id


@given(numbers)
@some
def test_move_6_nobody_goes_beyond_his_allowance(number):
    turn = turn_of(number)
    before = turn.before
    previous = None
    for frame in frames(CATALOGUE, before, turn.events):
        event = frame.event
        if event is not None and event.kind == "move" and previous is not None:
            unit = previous.units[event.unit]
            mode, length = event.effect["mode"], event.effect["distance"]
            farthest = {
                "move": move_allowance(before, unit) * ROAD,
                "redeploy": move_allowance(before, unit) * ROAD,
                **FARTHEST,
            }
            if mode in farthest:
                assert length <= farthest[mode] + 0.001, event
            assert length >= 0
            if mode == "move" and unit.formation != "column":
                assert length <= move_allowance(before, unit) + 0.001
            if mode == "charge":
                assert length <= max(charge_allowance(before, unit), 30) + 0.001
        previous = frame


@given(numbers)
@some
def test_move_1_a_unit_of_the_active_brigade_moves_and_forms_once(number):
    turn = turn_of(number)
    side_of = turn.before.side_of
    acts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    active = ""
    for event in turn.events:
        if event.kind == "initiative" and event.side:
            active = event.side
            acts.clear()
        if event.phase != "manoeuvre" or side_of.get(event.unit) != active:
            continue
        if event.kind == "formation":
            acts[event.unit]["formation"] += 1
        elif (
            event.kind == "move"
            and event.effect["mode"] in ("move", "side-step", "step-back", "inch", "redeploy")
            and event.effect.get("stopped") != "reaction"  # a march that goes on is told in parts
        ):
            acts[event.unit]["move"] += 1
        assert acts[event.unit]["formation"] <= 1
        assert acts[event.unit]["move"] <= 1


@given(numbers, st.integers(0, 100))
@few
def test_ord_6_any_text_is_an_order_sheet(number, at):
    """Sheets cut, doubled and turned about at chance places are resolved like others."""
    document = battle_document(number, most=8)
    text = document["orders"]["north"]
    cut = len(text) * at // 100
    document["orders"] = {"north": text[cut:] + text[:cut] + text[cut::-1], "south": text}
    assert adjudicate(document)["ok"]


@given(st.text(max_size=200))
@settings(max_examples=60, deadline=None)
def test_ord_6_senseless_text_refuses_lines_but_never_the_turn(text):
    document = duel(battalion("F1"), battalion("A1", "AB", (60, 70), facing=180))
    battle = read(document | {"orders": {"french": text}} if _storable(text) else document)
    assert resolve_battle(battle, DEFAULT_SEED).events[-1].kind == "turn_end"


def _storable(text):
    try:
        sheet(text)
    except Unfit:
        return False
    return True


def test_the_order_of_the_sheets_in_the_file_does_not_matter():
    document = battle_document(7)
    turned = document | {"orders": dict(reversed(document["orders"].items()))}
    assert adjudicate(document) == adjudicate(turned)
    assert list(read_sheets(read(turned))) == ["north", "south"]


HASHES = """
import json
from battles.services.adjudication import adjudicate
from tests.battles.rulesets.mini_nap.strategies import battle_document
for number in (1, 2):
    document = battle_document(number, most=10)
    print(json.dumps(adjudicate(document)))
    print(json.dumps(adjudicate(document | {"orders": {"nobody": ""}, "weather": "hail"})))
"""


def test_the_order_in_which_sets_happen_to_lie_shows_nowhere():
    outputs = {
        subprocess.run(
            [sys.executable, "-c", HASHES],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


@given(numbers)
@some
def test_the_catalogue_lists_every_event(number):
    assert list(faults(CATALOGUE, turn_of(number).events)) == []
