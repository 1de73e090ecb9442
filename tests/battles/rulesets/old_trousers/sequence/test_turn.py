"""The turn: initiative, random events, arrivals, optional throws, what is left behind (OT-SEQ, OT-INIT, OT-EVENT)."""

from __future__ import annotations

import pytest

from battles.rulesets import find
from tests.battles.rulesets.old_trousers.command.test_commanding import FOE, corps
from tests.battles.rulesets.old_trousers.play import SILENT, play, unit

SIDES = ({"id": "french", "nation": "french"}, {"id": "allied", "nation": "prussian"})


def quiet(*units, french="", **keys):
    keys.setdefault("formations", ())
    return play(*units, FOE, french=f"{french}\n{SILENT}", allied=SILENT, **keys)


def struck(kind: int, *units, french="", **keys):
    """A turn in which the French have a random event."""
    dice = [("random-event", "french", [1]), ("random-event-kind", "french", [kind]), ("random-event", "allied", [3])]
    return quiet(*units, french=french, settings={"random_events": True}, dice=[*dice, *keys.pop("dice", ())], **keys)


def test_the_segments_follow_each_other():
    """OT-SEQ-1, OT-SEQ-2, OT-SEQ-3."""
    turn = quiet(unit("F1"), french="F1: MOVE 1\nF1: DANCE")
    assert [event.phase for event in turn.events if event.kind == "activate"] == ["command", "command"]
    assert [(event.kind, event.phase) for event in turn.events][:3] == [
        ("turn_start", "orders"),
        ("order_refused", "orders"),
        ("initiative", "initiative"),
    ]
    assert turn.events[-1].kind == "turn_end"
    assert turn.after.turn == 2
    assert dict(turn.after.orders) == {}
    assert turn.after.dice == ()
    assert len(find("old-trousers").activations(turn.events)) == 2


@pytest.mark.parametrize(
    ("keys", "total"),
    [
        ({"staff": "superb"}, 9),
        ({"staff": "professional"}, 8),
        ({"staff": "inefficient"}, 6),
        ({"staff": "incompetent"}, 5),
        ({"surprise": 3}, 9),
        ({"first": True}, 8),
    ],
)
def test_what_adds_to_the_initiative(keys, total):
    """OT-INIT-1."""
    turn = quiet(unit("F1"), sides=[{**SIDES[0], **keys}, SIDES[1]])
    assert turn.one("initiative").effect["totals"]["french"] == total


@pytest.mark.parametrize(("rating", "total"), [("excellent", 9), ("good", 8), ("average", 7), ("fair", 6), ("poor", 5)])
def test_the_senior_leader_counts(rating, total):
    """OT-INIT-2: off the board as well; below a corps his tactical rating is read."""
    turn = quiet(unit("F1"), formations=corps({"rating": rating, "off_board": True}, {"tactical": "good"}))
    assert turn.one("initiative").effect["totals"]["french"] == total
    out = quiet(unit("F1"), formations=corps({"rating": rating, "out": "disabled"}, {"tactical": "poor"}))
    assert out.one("initiative").effect["totals"]["french"] == 5


def test_surprise_wears_off_and_momentum_goes_to_who_moved_first():
    """OT-INIT-3, OT-SEQ-3."""
    turn = quiet(unit("F1"), sides=[{**SIDES[0], "surprise": 1}, {**SIDES[1], "first": True}])
    french, allied = turn.after.sides
    assert (french.extra["first"], allied.extra["first"]) == (True, False)
    assert "surprise" not in french.extra


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        (1, "uncontrolled-rout"),
        (2, "wrong-turn"),
        (3, "traffic-jam"),
        (4, "command-confusion"),
        (5, "difficult-terrain"),
        (6, "inflamed-piles"),
        (7, "weather"),
        (8, "hidden-ford"),
        (9, "command-bonus"),
        (10, "rout-halted"),
    ],
)
def test_the_random_events_by_their_throw(kind, event):
    """OT-EVENT-1."""
    assert struck(kind, unit("F1")).one("event").effect["event"] == event


def test_wrong_turns_and_jams_make_troops_late():
    """OT-EVENT-1."""
    late = (unit("F1"), unit("F2", at=(20, 20), arrives=3), unit("F3", at=(50, 20), arrives=2))
    assert [turn.arrives for turn in struck(2, *late).after.units[:3]] == [None, 3, 6]
    assert [turn.arrives for turn in struck(3, *late).after.units[:3]] == [None, 4, 3]


def test_events_of_command():
    """OT-EVENT-1: division commanders only."""
    assert struck(4, unit("F1"), formations=corps()).one("command", "F").effect["points"] == 0
    bonus = struck(9, unit("F1"), formations=corps())
    assert bonus.one("command", "F").effect["points"] == 5
    assert bonus.one("command", "C").effect["points"] == 2
    poor = [{**SIDES[0], "staff": "inefficient"}, SIDES[1]]
    assert (
        struck(9, unit("F1"), formations=corps(), sides=poor, strict_dice=False).one("command", "F").effect["points"]
        == 2
    )
    piles = struck(6, unit("F1"), formations=corps(), french="GENERAL Reille: MOVE TO 30,6\nGENERAL Foy: MOVE TO 30,12")
    assert piles.refused("C") == ["may-not-move"]
    assert piles.one("commander", "F", moved=6)


def test_difficult_ground_holds_both_sides():
    """OT-EVENT-1, OT-AMB-26: they restore order all the same."""
    bog = {"id": "b", "kind": "poor", "area": [[26, 10], [46, 10], [46, 30], [26, 30]]}
    text = "F1: REORDER; MOVE 1; FORM COLUMN"
    turn = struck(5, unit("F1", disordered=True), french=text, terrain=[bog])
    assert turn.refused("F1") == ["may-not-move", "may-not-move"]
    assert turn.one("status", "F1").effect["disordered"] is False


def test_a_hidden_ford_is_found_where_the_player_looked():
    """OT-EVENT-1, OT-TERR-2: and stays."""
    river = {"id": "r", "kind": "river", "line": [[20, 22], [52, 22]]}
    text = "STANDING ALL hidden ford: 36,24\nF1: MOVE"
    turn = struck(8, unit("F1", formation="attack-column"), french=text, terrain=[river])
    assert turn.one("event").effect["at"] == (36, 22)
    assert turn.one("move", "F1").effect["distance"] == 5
    assert [piece.kind for piece in turn.after.terrain] == ["river", "ford"]
    none = struck(8, unit("F1", formation="attack-column"), french="F1: MOVE", terrain=[river])
    assert none.one("move", "F1").effect["stopped"] == "terrain"


@pytest.mark.parametrize(
    ("others", "waiting"),
    [((), None), ((unit("F2", at=(38, 20)),), "taken"), ((unit("A1", at=(36, 27)),), "enemy")],
)
def test_troops_arrive_in_their_own_phase(others, waiting):
    """OT-FILE-1, OT-SEQ-2: where there is room and no enemy within 8; then they may act."""
    turn = quiet(unit("F1", arrives=1), *others, french="F1: MOVE 1")
    arrival = turn.one("arrival", "F1")
    assert arrival.effect.get("waiting") == waiting
    assert bool(turn.all("move", "F1")) == (waiting is None)
    assert bool(turn.all("status", "F1", arrived=True)) == (waiting is None)
    assert turn.after.unit_by_id["F1"].arrives == (None if waiting is None else 1)


@pytest.mark.parametrize(("roll", "quality"), [(1, "fair"), (2, "average"), (9, "average"), (10, "good")])
def test_quality_may_vary_on_the_first_turn(roll, quality):
    """OT-C-OPT-3."""
    dice = [("quality", "F1", [roll]), ("quality", "A9", [5])]
    turn = quiet(unit("F1"), settings={"variable_quality": True}, dice=dice)
    assert turn.after.unit_by_id["F1"].quality == quality
    assert quiet(unit("F1"), settings={"variable_quality": True}, turn=2).after.unit_by_id["F1"].quality == "average"


@pytest.mark.parametrize(
    ("rating_roll", "rating", "tactical_roll", "tactical"),
    [
        (1, "poor", 2, "poor"),
        (3, "fair", 3, "average"),
        (7, "average", 8, "average"),
        (9, "good", 9, "good"),
        (10, "excellent", 10, "good"),
    ],
)
def test_missing_ratings_may_be_thrown(rating_roll, rating, tactical_roll, tactical):
    """OT-C-OPT-4."""
    dice = [("rating", "C", [rating_roll]), ("tactical", "C", [tactical_roll]), ("tactical", "F", [5])]
    turn = quiet(
        unit("F1"),
        formations=corps(),
        settings={"random_commanders": True},
        dice=dice,
        first="french",
        strict_dice=True,
    )
    thrown = turn.after.formation_by_id["C"].commander
    assert (thrown.rating or "average", thrown.extra.get("tactical", "average")) == (rating, tactical)


@pytest.mark.parametrize(("roll", "charges"), [(3, True), (4, False)])
def test_impetuous_units_may_charge_by_themselves(roll, charges):
    """OT-C-OPT-5: out of command or not, at the nearest that they may charge."""
    wild = unit("F1", "horse", traits=["impetuous"])
    turn = quiet(
        wild,
        unit("A1", at=(36, 30)),
        settings={"impetuous_charges": True},
        dice=[("impetuous", "F1", [roll])],
        strict_dice=False,
    )
    assert bool(turn.all("charge", "F1", type="charge")) == charges


def test_optional_rules_that_are_a_matter_of_files():
    """OT-C-OPT-1, OT-C-OPT-2: battle groups are units, and the deployment is the file's."""
    group = unit("F1", "horse", stands=2, per_stand=2)
    assert quiet(group).state("F1")["figures"] == 4
