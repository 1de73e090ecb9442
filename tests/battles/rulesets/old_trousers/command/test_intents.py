"""Intents to the letter, standing orders and their conditions (OT-INT-1, OT-DEC-1, OT-VERB-3)."""

from __future__ import annotations

import pytest

from battles.engine.battlefile import to_document
from battles.rulesets import read
from tests.battles.rulesets.old_trousers.play import SILENT, document, play, unit
from tests.battles.rulesets.played import Played

FOE = unit("A9", "horse", at=(66, 56))


def led(intent: str, *units, foe=FOE, **keys):
    return play(*units, foe, french=f"DIVISION F\n  INTENT {intent}\n{SILENT}", allied=SILENT, **keys)


def test_hold_is_the_default_and_moves_nobody():
    """OT-INT-1."""
    assert led("HOLD", unit("F1")).all("move") == []
    assert play(unit("F1"), FOE, french=SILENT, allied=SILENT).all("move") == []


def test_defend_faces_and_deploys():
    """OT-INT-1: an enemy within 12."""
    aside = led("DEFEND", unit("F1"), foe=unit("A1", at=(50, 20), facing=270))
    assert aside.one("pivot", "F1", about="centre").effect["facing"] == 90
    ahead = led("DEFEND", unit("F1", formation="attack-column"), foe=unit("A1", at=(36, 30)))
    assert ahead.one("formation", "F1").effect["formation"] == "line"
    assert led("DEFEND", unit("F1", formation="attack-column")).all("formation") == []


@pytest.mark.parametrize(("kind", "keep"), [("foot", 3.5), ("horse", 9.0)])
def test_advance_keeps_off_the_enemy(kind, keep):
    """OT-INT-1."""
    turn = led("ADVANCE 36,40", unit("F1", kind, formation="company-column"), foe=unit("A1", at=(36, 34)))
    effect = turn.one("move", "F1").effect
    depth = {"foot": 3.0, "horse": 3.75}[kind]
    assert 33.75 - effect["at"][1] - depth / 2 == pytest.approx(max(keep, 33.75 - 28 - depth / 2), abs=0.06)


def test_guns_unlimber_when_an_enemy_is_within_twenty():
    """OT-INT-1."""
    foe = unit("A1", at=(36, 38))
    near = led("ADVANCE 36,40", unit("F1", "guns", formation="limbered", facing=90), foe=foe)
    assert near.one("formation", "F1").effect == {
        "formation": "unlimbered",
        "from": "limbered",
        "at": (36, 20),
        "facing": 0,
    }
    assert led("ADVANCE 36,40", unit("F1", "guns"), foe=foe).all("formation") == []
    assert led("ADVANCE 36,40", unit("F1", "guns")).one("formation", "F1").effect["formation"] == "limbered"
    assert led("ADVANCE 36,40", unit("F1", "guns", formation="limbered")).one("move", "F1").effect["distance"] == 8


def test_attack_charges_when_that_is_legal_and_else_advances():
    """OT-INT-1: the decisions of the intent follow."""
    legal = led("ATTACK", unit("F1", formation="attack-column"), foe=unit("A1", at=(36, 28)), strict_dice=False)
    assert legal.one("charge", "F1").target == "A1"
    far = led("ATTACK", unit("F1", formation="attack-column"), foe=unit("A1", at=(36, 50)))
    assert far.one("move", "F1").effect["distance"] == 6
    assert far.all("order_refused") == []


def test_support_goes_behind_and_screen_goes_in_skirmish():
    """OT-INT-1."""
    support = led("SUPPORT F2", unit("F1", at=(36, 10)), unit("F2", at=(36, 19)))
    assert support.one("move", "F1").effect["at"] == pytest.approx((36, 13))
    screen = led("SCREEN 36,40", unit("F1", skirmish="full", stands=3), unit("F2", at=(10, 20)))
    assert screen.one("formation", "F1").effect["formation"] == "skirmish"
    assert screen.one("move", "F1").effect["distance"] > 0
    assert screen.all("move", "F2") == []


def test_withdraw_turns_about_and_goes_home():
    """OT-INT-1, OT-FILE-4: to the baseline that the file names."""
    turn = led("WITHDRAW", unit("F1"))
    assert turn.one("pivot", "F1", about="face-about")
    assert turn.one("move", "F1").effect["at"] == pytest.approx((36, 17))
    sides = [
        {"id": "french", "nation": "french", "baseline": "N"},
        {"id": "allied", "nation": "prussian", "baseline": "S"},
    ]
    assert led("WITHDRAW", unit("F1"), sides=sides).one("move", "F1").effect["at"] == pytest.approx((36, 24))


def test_rally_restores_order_first():
    """OT-INT-1."""
    turn = led("RALLY", unit("F1", disordered=True, state="shaken"))
    assert turn.one("status", "F1").effect["disordered"] is False
    recovering = led("RALLY", unit("F1", state="shaken"), dice=[("recover", "F1", [5])])
    assert recovering.one("test", "F1", test="recover")


@pytest.mark.parametrize(
    ("kind", "moves"), [("attack", True), ("engage", True), ("maneuver", True), ("withdraw", True), ("defend", False)]
)
def test_without_a_sheet_orders_are_intents(kind, moves):
    """OT-INT-1: and with one they are not."""
    order = {"id": "F", "order": {"kind": kind, "marker": [36, 50]}}
    given = document(unit("F1"), FOE, formations=[order], strict_dice=False)
    del given["orders"]["french"]
    assert bool(Played(given).all("move", "F1")) == moves
    given["orders"]["french"] = "MESSAGE TO all: nothing today."
    assert Played(given).all("move", "F1") == []


def test_lines_go_in_sheet_order_and_then_intents_by_priority():
    """OT-VERB-1, OT-VERB-3: nearest to the objective first."""
    other = {"id": "F2", "kind": "division", "side": "french"}
    units = (
        unit("F1", at=(10, 20)),
        unit("F3", at=(30, 20)),
        unit("F4", at=(50, 14), of="F2"),
        unit("F5", at=(60, 20), of="F2"),
    )
    text = f"PRIORITY F2\nINTENT ADVANCE 45,40\nF5: MOVE 1\n{SILENT}"
    turn = play(*units, FOE, french=text, allied=SILENT, formations=[other])
    acted = [event.unit for event in turn.events if event.kind in ("move", "pivot")]
    assert list(dict.fromkeys(acted)) == ["F5", "F4", "F3", "F1"]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("WITHIN 9", True),
        ("WITHIN 8", False),
        ("STRENGTH >= 18", True),
        ("STRENGTH <= 17", False),
        ("TARGET cavalry", True),
        ("TARGET infantry", False),
        ("TARGET A1", True),
        ("WITHIN 9 AND TARGET infantry", False),
    ],
)
def test_a_false_condition_passes_on_to_the_next_wider(condition, holds):
    """OT-DEC-1: here the choice to square against cavalry."""
    text = f"STANDING F1 vs cavalry: STAND IF {condition}\nSTANDING ALL vs cavalry: SQUARE\n{SILENT}"
    turn = play(
        unit("F1"),
        unit("A1", "horse", at=(36, 29.8)),
        french=text,
        allied=f"A1: CHARGE F1\n{SILENT}",
        first="allied",
        strict_dice=False,
    )
    assert (turn.all("reaction", "F1")[0].effect["reaction"] == "stand") == holds


def test_unreadable_and_foreign_lines_are_refused_at_the_start():
    """OT-VERB-3: also for units that are out."""
    out = unit("F2", at=(20, 20), out="fled")
    turn = play(unit("F1"), out, FOE, french=f"F1: SING\nF2: MOVE\nA9: MOVE\n{SILENT}", allied=SILENT)
    assert turn.refused() == ["unreadable", "not-yours", "not-yours"]


def test_the_file_that_a_turn_leaves_is_read_again():
    """OT-FILE-7: and says the same."""
    turn = led("ADVANCE 36,40", unit("F1"), unit("F2", "guns", at=(20, 20)))
    given = to_document(turn.after)
    given.pop("log")
    assert read(given).units == turn.after.units


def test_the_able_staff_goes_on_beyond_its_commander_who_follows():
    # OT-CMD-1, OT-CMD-4: he rides when all have moved; where he is told to stay they keep within his reach.
    def played(french):
        foy = {"id": "F", "commander": {"name": "Foy", "at": [36, 12]}}
        column = unit("F1", at=(36, 20), formation="attack-column")
        foe = unit("A1", at=(36, 56))
        orders = f"DIVISION F\n  INTENT ADVANCE 36,26\n{french}"
        return play(column, foe, french=orders, allied=SILENT, formations=[foy], settings={"staff": "able"})

    followed = played("")
    assert followed.state("F1")["at"][1] == pytest.approx(26, abs=0.5)
    general = followed.after.formation_by_id["F"].commander
    assert general is not None
    assert general.at is not None
    assert general.at[1] > 15
    bound = played("GENERAL F: MOVE TO 36,11\n")
    assert bound.state("F1")["at"][1] < 23
