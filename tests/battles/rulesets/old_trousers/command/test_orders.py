"""Orders to commands, and whether they were complied with (OT-ORDER-1 to 6)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.command.test_commanding import FOE, corps
from tests.battles.rulesets.old_trousers.play import SILENT, play, unit

NORTH = [36, 50]


def under(kind: str, *units, french="", marker=NORTH, allied="", foe=FOE, **keys):
    """A turn of a French division without commander under an order."""
    order = {"kind": kind} if marker is None else {"kind": kind, "marker": marker}
    text = f"{french}\nSTANDING ALL rally: NEVER\n{SILENT}"
    formations = [{"id": "F", "order": order}]
    return play(*units, foe, french=text, allied=f"{allied}\n{SILENT}", formations=formations, **keys)


def commanded(*units, french="", division=(), commander=(), foe=FOE, **keys):
    """The same under a corps."""
    formations = corps(commander, division, **keys.pop("orders", {}))
    return play(*units, foe, french=f"{french}\n{SILENT}", allied=SILENT, formations=formations, **keys)


THREE = tuple(unit(f"F{n}", at=(16 + 10 * n, 15)) for n in (1, 2, 3))


@pytest.mark.parametrize(
    ("kind", "required"),
    [("attack", 2), ("engage", 2), ("maneuver", 2), ("withdraw", 2), ("defend", None), ("rally", None)],
)
def test_the_share_of_a_command_that_has_to_move(kind, required):
    """OT-ORDER-1, OT-ORDER-2: two thirds or half of three, rounded up."""
    marker = None if kind in ("withdraw", "rally") else NORTH
    turn = under(kind, *THREE, french="F1: HOLD", marker=marker)
    found = [event.effect["required"] for event in turn.all("command", "F") if "required" in event.effect]
    assert found == ([] if required is None else [required])


@pytest.mark.parametrize(
    ("line", "done"),
    [("MOVE 4", 1), ("MOVE 3", 0), ("FORM COLUMN; MOVE", 1), ("MOVE S 2", 0), ("ABOUT; MOVE", 0), ("HOLD", 0)],
)
def test_moving_is_spending_the_line_rate_to_end_nearer(line, done):
    """OT-ORDER-1, OT-AMB-12: whoever is within 8 of the marker complies as well."""
    turn = under("maneuver", unit("F1", at=(36, 15)), unit("F2", at=(40, 46)), french=f"F1: {line}\nF2: HOLD")
    assert turn.one("command", "F", required=2).effect["done"] == done + 1


def test_an_engaged_command_owes_a_shot():
    """OT-ORDER-1: a quarter within 8 of an enemy relieves it; one unit fires."""
    foe, near = unit("A1", at=(36, 30)), unit("F1", "guns", at=(36, 22))
    far = [unit(f"F{n}", at=(10 * n - 8, 10)) for n in (2, 3, 4)]
    turn = under(
        "engage", near, *far, french="F1: FIRE AT A1", foe=foe, dice=[("fire", "F1", [1]), ("fire", "F1", [1])]
    )
    assert turn.one("command", "F", required=1).effect["done"] == 1
    silent = under("engage", near, *far, french="F1: HOLD", foe=foe)
    assert silent.one("command", "F", required=1).effect["done"] == 0


@pytest.mark.parametrize(
    ("kind", "text", "refused"),
    [
        ("attack", "CHARGE A1", False),
        ("maneuver", "CHARGE A1", True),
        ("defend", "CHARGE A1", True),
        ("rally", "CHARGE A1", True),
        ("withdraw", "CHARGE A1", True),
        ("maneuver", "FIRE AT A1", True),
        ("rally", "FIRE AT A1", True),
        ("defend", "MOVE 3", True),
        ("defend", "MOVE S 2", False),
        ("rally", "MOVE 1", True),
    ],
)
def test_what_orders_forbid(kind, text, refused):
    """OT-ORDER-1, OT-AMB-20: an attack is what allows a charge; no general here has a point to spend."""
    foe = unit("A1", at=(36, 27))
    marker = [36, 5] if kind in ("attack", "maneuver", "defend") else None
    turn = under(kind, unit("F1"), french=f"F1: {text}", marker=marker, foe=foe, strict_dice=False)
    assert ("order-forbids" in turn.refused("F1")) == refused


def test_engage_forbids_a_second_charge():
    """OT-ORDER-1."""
    units = (unit("F1", at=(20, 20)), unit("F2", at=(50, 20)), unit("A1", at=(20, 26)), unit("A2", at=(50, 26)))
    turn = under("engage", *units, french="F1: CHARGE A1\nF2: CHARGE A2", strict_dice=False)
    assert turn.refused("F2") == ["order-forbids"]


def test_a_withdrawal_charges_those_who_are_nearer_the_baseline():
    """OT-ORDER-1."""
    behind = unit("A1", at=(36, 14), facing=0)
    turn = under("withdraw", unit("F1", facing=180), french="F1: CHARGE A1", marker=None, foe=behind, strict_dice=False)
    assert turn.refused("F1") == []
    assert turn.one("charge", "F1")


def test_skirmishers_roam_under_defend():
    """OT-ORDER-1."""
    loose = unit("F1", "light")
    assert under("defend", loose, french="F1: MOVE 12", marker=[36, 12]).refused() == []


def test_missing_units_are_excused_for_points_or_one_pays_in_order():
    """OT-ORDER-3: decisions excuse and penalty."""
    own = {"orders": {"order": {"kind": "attack", "marker": NORTH}}}
    excused = commanded(*THREE, french="F1: HOLD", **own)
    assert excused.one("command", "F", required=2).effect["excused"] == 2
    assert excused.all("status") == []
    never = commanded(*THREE, french="F1: HOLD\nSTANDING ALL excuse: NEVER\nSTANDING ALL penalty: LAST", **own)
    assert [event.unit for event in never.all("status", disordered=True)] == ["F3", "F2"]
    named = commanded(*THREE, french="F1: HOLD\nSTANDING ALL excuse: NEVER\nSTANDING F penalty: F2, F1", **own)
    assert [event.unit for event in named.all("status", disordered=True)] == ["F2", "F1"]


def test_a_maneuver_ends_before_an_enemy_and_a_withdrawal_at_the_baseline():
    """OT-ORDER-4, OT-AMB-23: skirmishers stop nobody."""
    near = under("maneuver", unit("F1"), french="F1: HOLD", foe=unit("A1", at=(36, 28)))
    assert near.one("command", "F", order="defend").effect["cause"] == "enemy"
    loose = under("maneuver", unit("F1"), french="F1: HOLD", foe=unit("A1", "light", at=(36, 28)))
    assert loose.all("command", "F", order="defend") == []
    home = under("withdraw", unit("F1", at=(36, 3)), french="F1: HOLD", marker=None)
    assert home.one("command", "F", order="defend").effect["cause"] == "reached"
    assert home.after.formation_by_id["F"].extra["order"]["marker"] == (36, 3)


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("GENERAL Reille: ORDER F DEFEND 36,18", []),
        ("GENERAL Reille: ORDER F DEFEND 36,18.5", ["marker-too-far"]),
        ("GENERAL Reille: ORDER F RALLY", []),
        ("GENERAL Reille: ORDER A ATTACK 36,18", ["unreadable"]),
        ("GENERAL Foy: ORDER F ATTACK 36,40", ["not-his-command"]),
        ("GENERAL Reille: ORDER F ATTACK 36,40\nGENERAL Reille: ORDER F DEFEND", ["one-order"]),
    ],
)
def test_who_may_issue_which_order(text, reasons):
    """OT-ORDER-5, OT-VERB-2."""
    assert commanded(unit("F1"), french=text).refused() == reasons


def test_nobody_is_told_to_rally_with_an_enemy_within_twelve():
    """OT-ORDER-5."""
    foe = unit("A1", at=(36, 23))
    assert commanded(unit("F1", at=(10, 12)), french="GENERAL Reille: ORDER F RALLY", foe=foe).refused() == [
        "enemy-near"
    ]


def test_the_place_of_an_order_is_its_commander_where_none_is_named():
    """OT-VERB-2, OT-ORDER-5: it waits as pending and replaces an older one."""
    older = {"orders": {"pending": {"kind": "attack", "marker": NORTH, "from": "C"}}}
    turn = commanded(unit("F1"), french="GENERAL Reille: ORDER F DEFEND", dice=[("activation", "F", [1])], **older)
    assert turn.one("command", "F", issued="defend").effect["marker"] == (36, 12)
    pending = turn.after.formation_by_id["F"].extra["pending"]
    assert dict(pending) == {"kind": "defend", "from": "C", "marker": (36, 12)}


@pytest.mark.parametrize(
    ("staff", "need"),
    [("superb", 7), ("professional", 9), ("competent", 11), ("inefficient", 13), ("incompetent", 15)],
)
def test_what_a_staff_has_to_throw(staff, need):
    """OT-ORDER-6: the total has to exceed 6, 8, 10, 12, 14."""
    for roll, passed in ((need, True), (need - 1, False)):
        turn = commanded(
            unit("F1"),
            sides=[{"id": "french", "nation": "french", "staff": staff}, {"id": "allied", "nation": "prussian"}],
            orders={"pending": {"kind": "defend", "marker": [36, 12], "from": "C"}},
            dice=[("activation", "F", [roll])],
            **{"strict_dice": False},
        )
        assert turn.one("test", "F").effect["passed"] == passed


def test_ratings_and_attachment_weigh_on_an_activation():
    """OT-ORDER-6, OT-AMB-14: excellent +2, poor -2, and -1 for who rides with a unit."""
    turn = commanded(
        unit("F1"),
        commander={"rating": "excellent"},
        division={"tactical": "poor", "attached": "F1"},
        orders={"pending": {"kind": "defend", "from": "C"}},
        dice=[("activation", "F", [12])],
    )
    assert turn.total("test", "F") == 11


@pytest.mark.parametrize(("kind", "orders", "done"), [("horse", "F1: CHARGE A1", 1), ("horse", "F1: HOLD", 0)])
def test_a_charge_is_movement_to_the_marker(kind, orders, done):
    """OT-ORDER-1: it spends the line rate and ends nearer."""
    turn = play(
        unit("F1", kind, (36, 20)),
        unit("A1", at=(36, 33)),
        french=orders + "\n" + SILENT,
        allied="STANDING vs cavalry: STAND\n" + SILENT,
        strict_dice=False,
        formations=[{"id": "F", "order": {"kind": "attack", "marker": [36, 55]}}],
        dice=[("charge", "F1", [1])],
    )
    assert turn.one("command", "F", required=1).effect["done"] == done
