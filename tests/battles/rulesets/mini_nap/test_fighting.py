"""Hand-to-hand, joining in, breaking out, break-through (MN-CC, MN-BRK, MN-LOSS-1, MN-X-TERR-5)."""

import pytest

from tests.battles.documents import battalion, battery, corps, squadron
from tests.battles.rulesets.mini_nap.play import play

FOOT = battalion("F1", at=(60, 30), strength=20)
HORSE = squadron("F1", at=(60, 29), type="heavy", strength=20)
STOLID = "STANDING ALL vs cavalry: STAND\nSTANDING ALL fall back: STAND\nSTANDING ALL counter charge: NEVER\n"
NO_JOINING = "STANDING ALL join: NEVER\n"


def fight(unit, *enemies, french="", allied=STOLID, strict_dice=False, **more):
    return play(unit, *enemies, french=f"{french}F1: CHARGE A1\n", allied=allied, strict_dice=strict_dice, **more)


def foe(kind=battalion, **more):
    """An enemy straight ahead, 5 from the charger."""
    unit = kind("A1", "AB", (60, 0), facing=180, **({"strength": 20} | more))
    depth = {"column": 4, "square": 4, "battery": 3, "emergency-square": 4}.get(unit["formation"], 2)
    return unit | {"at": [60, 36 + (4 if kind is squadron else depth) / 2]}


def sets(turn, unit, number):
    """The sets that a unit threw in a round."""
    return [event["effect"]["set"] for event in turn.all("combat", unit, round=number)]


@pytest.mark.parametrize(
    ("charger", "target", "impact", "answer"),
    [
        (HORSE, foe(), ["charge"], []),
        (HORSE, foe(formation="square"), [], ["square"]),
        (squadron("F1", at=(60, 29), traits=["lancer"], strength=20), foe(formation="square"), ["lancer"], ["square"]),
        (HORSE, foe(squadron, type="heavy"), ["charge"], []),
        (HORSE, foe(battery, strength=6), ["charge"], []),
        (FOOT, foe(), [], []),
        (FOOT, foe() | {"facing": 0}, ["outflank"], []),
        (HORSE, foe() | {"facing": 0}, ["outflank", "charge"], []),
        (FOOT, foe(formation="square"), [], []),
    ],
)
def test_cc_6_sets_of_the_impact(charger, target, impact, answer):
    turn = fight(charger, target)
    assert sets(turn, "F1", 0) == impact
    assert sets(turn, "A1", 0) == answer


@pytest.mark.parametrize(
    ("charger", "target", "melee", "answer"),
    [
        (FOOT, foe(), ["base"], ["base"]),
        (HORSE, foe(), ["base", "cavalry"], ["base"]),
        (HORSE, foe(formation="square"), ["base"], ["base", "square"]),
        (HORSE, foe(squadron, type="heavy"), ["base"], ["base"]),
        (FOOT, foe(formation="square"), ["base", "infantry"], ["base"]),
        (FOOT, foe(type="light", formation="skirmish"), ["base", "formed"], ["base"]),
        (HORSE, foe(type="light", formation="skirmish"), ["base", "cavalry", "formed"], ["base"]),
        (FOOT, foe(battery, strength=6), ["base", "formed"], ["base"]),
    ],
)
def test_cc_7_sets_of_the_melee(charger, target, melee, answer):
    turn = fight(charger, target)
    assert sets(turn, "F1", 1) == melee
    assert sets(turn, "A1", 1) == answer


def test_cc_6_a_counter_charge_counts_as_a_charge():
    turn = fight(HORSE | {"at": [60, 10]}, foe(squadron, type="heavy"), allied="")
    assert sets(turn, "F1", 0) == sets(turn, "A1", 0) == ["charge"]


@pytest.mark.parametrize(
    "shelter",
    [
        {"id": "v", "kind": "village", "area": [[50, 36.5], [70, 36.5], [70, 45], [50, 45]]},
        {"id": "w", "kind": "wall", "line": [[40, 35.9], [80, 35.9]]},
    ],
)
def test_x_terr_5_foot_in_a_village_or_behind_a_wall_is_spared_the_impact(shelter):
    target = foe()
    if shelter["kind"] == "village":
        turn = fight(FOOT, target | {"facing": 0}, terrain=[shelter])
        assert sets(turn, "F1", 0) == []
    turn = fight(HORSE, target, terrain=[shelter])
    if turn.all("contact"):
        assert "charge" not in sets(turn, "F1", 0)
        assert sets(turn, "F1", 1) == ["base"]


def test_cc_5_each_die_of_the_quality_rating_hits_and_excess_is_lost():
    turn = play(
        FOOT | {"strength": 4},
        foe(strength=3),
        french="F1: CHARGE A1\n",
        allied=STOLID,
        dice=("melee F1 3 3 3 3", "melee A1 2 2 6"),
    )
    assert turn.all("combat", "F1", round=1)[0]["effect"]["hits"] == 4
    assert turn.one("loss", "F1")["effect"] == {"lost": 1, "strength": 3, "cause": "combat"}
    assert turn.out("A1") == "eliminated"


def beset(split, **more):
    """A French line with an enemy on either half of its front, both in contact from the start; A2 is the weaker."""
    first = battalion("A1", "AB", (57, 33), facing=180, formation="column", strength=6)
    second = battalion("A2", "AB", (63, 33), facing=180, formation="column", strength=3)
    return play(
        battalion("F1", at=(60, 30), strength=7),
        first,
        second,
        french=f"STANDING ALL split: {split}\n",
        allied=NO_JOINING,
        strict_dice=False,
        **more,
    )


@pytest.mark.parametrize(
    ("split", "given"),
    [
        ("FOCUS", {"A2": 7}),
        ("EVEN", {"A1": 4, "A2": 3}),
        ("WEAKEST", {"A2": 7}),
        ("STRONGEST", {"A1": 7}),
        ("ALL A1", {"A1": 7}),
        ("5 A2, 2 A1", {"A1": 2, "A2": 5}),
        ("5 A2, 9 A1", {"A1": 2, "A2": 5}),
        ("3 A1", {"A1": 3}),
    ],
)
def test_cc_5_ord_2_strength_is_shared_as_ordered(split, given):
    shots = beset(split).all("combat", "F1", round=1)
    assert {event["target"]: len(event["roll"]["dice"]) for event in shots} == given


def test_cc_4_geo_5_losses_come_off_at_the_end_of_a_round_active_units_first():
    turn = play(
        FOOT | {"strength": 3},
        foe(strength=3),
        french="F1: CHARGE A1\n",
        allied=STOLID,
        dice=("melee F1 6 6 6", "melee A1 6 6 6"),
    )
    assert turn.out("F1") == turn.out("A1") == "eliminated"
    assert turn.order(("combat", "F1"), ("combat", "A1"), ("loss", "F1"), ("eliminated", "F1"), ("loss", "A1"))


def two_brigades(*units, french="", **more):
    document = corps(*units)
    for formation in document["formations"][:4]:
        formation.pop("commander")
    return play(document=document, french=french, strict_dice=False, **more)


def test_cc_1_all_who_touch_an_enemy_fight_of_whatever_brigade():
    turn = two_brigades(
        battalion("F1", "gauthier", (20, 20)),
        battalion("F2", "jamin", (60, 30), strength=20),
        battalion("A1", "AB", (60, 32), facing=180, strength=20),
        french="PRIORITY gauthier\n",
    )
    activated = turn.all("activate")[0]["n"], turn.all("activate")[1]["n"]
    assert activated[0] < turn.all("combat", "F2")[0]["n"] < activated[1]


# --- joining in and breaking out --------------------------------------------------------------------------------------

# Two columns side by side before one enemy line: the first charges, the second may join.
FIRST = battalion("F1", at=(58.5, 29), formation="column", strength=20)
SECOND = battalion("F2", at=(61.5, 29), formation="column")


def joined(*others, target=None, french="", allied=STOLID, **more):
    """Who joined in the fight, in order, and whom they joined."""
    turn = fight(FIRST, target or foe(), *others, french=french, allied=allied, **more)
    return [(event["unit"], event["target"]) for event in turn.all("contact", type="join")]


def test_cc_2_active_infantry_within_6_must_join():
    assert joined(SECOND, french=NO_JOINING) == [("F2", "A1")]
    assert joined(SECOND | {"at": [61.5, 27.95]}) == []


def test_cc_2_amb_32_who_cannot_reach_the_enemy_does_not_have_to():
    between = battalion("F3", at=(61.5, 33.5), formation="column")
    assert joined(SECOND, between, french=NO_JOINING) == [("F3", "A1")]


def test_cc_2_amb_32_the_nearest_enemy_is_joined():
    theirs = battalion("A3", "AB", (66, 35), facing=180, formation="column", strength=20)
    ours = battalion("F3", at=(69.25, 35), facing=270, formation="column", strength=20)
    assert joined(SECOND, theirs, ours) == [("F2", "A3")]


def test_cc_2_skirmishers_and_the_engaged_do_not_join():
    assert joined(battalion("F2", at=(63.2, 30), type="light", formation="skirmish")) == []


@pytest.mark.parametrize(("choice", "joins"), [("WISE", False), ("ALWAYS", True), ("NEVER", False)])
def test_cc_2_ord_1_wise_cavalry_leaves_squares_alone(choice, joins):
    horse = squadron("F2", at=(61.5, 27), type="heavy", formation="column")
    found = joined(horse, target=foe(formation="square"), french=f"STANDING ALL join: {choice}\n")
    assert bool(found) is joins


@pytest.mark.parametrize(("choice", "joins"), [("WISE", True), ("NEVER", False)])
def test_cc_2_the_passive_side_may_join(choice, joins):
    third = battalion("A2", "AB", (52, 34), facing=90, formation="column")
    assert joined(third, allied=f"{STOLID}STANDING ALL join: {choice}\n") == ([("A2", "F1")] if joins else [])


@pytest.mark.parametrize(("die", "out"), [(3, True), (2, False)])
def test_cc_3_a_square_may_break_out_to_join(die, out):
    square = SECOND | {"formation": "square", "at": [62, 29]}
    order = "STANDING F2 break out: ALWAYS\n"
    turn = fight(FIRST | {"at": [57.5, 29]}, foe(), square, french=order, dice=(f"break-out F2 {die}",))
    assert bool(turn.all("formation", "F2", formation="column")) is out
    assert bool(turn.all("move", "F2", mode="join")) is out
    assert turn.none("status", "F2", reacted=True)


def test_cc_3_it_stays_in_square_unless_told():
    assert fight(FIRST, foe(), SECOND | {"formation": "square"}).none("test", "F2")


def test_amb_28_a_charge_counts_against_every_enemy_touched():
    other = battalion("A2", "AB", (52, 34), facing=90, formation="column", strength=20)
    willing = f"{STOLID}STANDING ALL join: ALWAYS\n"
    turn = fight(HORSE, foe(), other, french="STANDING ALL split: EVEN\n", allied=willing)
    assert {event["target"] for event in turn.all("combat", "F1", round=0, set="charge")} == {"A1", "A2"}


# --- break-through ----------------------------------------------------------------------------------------------------

KILLED = ("impact F1 6 6 6 6",)
RIDERS = HORSE | {"strength": 4}
WEAK = foe(strength=2)


def through(choice, *others, dice=(), french="", allied=STOLID, **more):
    """Horse that breaks through on impact and then does as it was told."""
    orders = f"STANDING ALL breakthrough: {choice}\n{french}"
    return play(RIDERS, WEAK, *others, french=f"{orders}F1: CHARGE A1\n", allied=allied, dice=(*KILLED, *dice), **more)


def test_cc_8_who_is_rid_of_his_enemies_by_the_impact_breaks_through():
    turn = through("STOP")
    assert turn.one("breakthrough", "F1", choice="gained")
    assert turn.one("breakthrough", "F1", choice="stop")
    later = play(FOOT, WEAK, french="F1: CHARGE A1\n", allied=STOLID, dice=(f"melee F1 {'6 ' * 20}", "melee A1 1 1"))
    assert later.none("breakthrough")


@pytest.mark.parametrize(("facing", "result"), [("E", 90), ("S", 90), ("300", 300)])
def test_brk_2_who_stops_may_turn_up_to_a_quarter(facing, result):
    assert through("STOP", french=f"STANDING ALL rally facing: {facing}\n").units["F1"]["facing"] == result


@pytest.mark.parametrize(
    ("choice", "distance", "mode"),
    [("BACK", 12, "rally-back"), ("FORWARD", 12, "rally-forward"), ("FORWARD 4", 4, "rally-forward")],
)
def test_brk_2_back_or_forward(choice, distance, mode):
    assert through(choice).one("move", "F1", mode=mode)["effect"]["distance"] == distance


def test_brk_2_without_room_behind_it_stops():
    turn = play(
        RIDERS | {"at": [60, 3]},
        WEAK | {"at": [60, 8]},
        french="STANDING ALL breakthrough: BACK\nF1: CHARGE A1\n",
        allied=STOLID,
        dice=KILLED,
    )
    assert turn.none("move", "F1", mode="rally-back")
    assert turn.one("breakthrough", "F1", choice="stop")


NEXT = battalion("A2", "AB", (60, 50), facing=180, strength=2)


def test_brk_3_amb_19_a_second_charge_costs_a_hit_and_is_fought_at_once():
    turn = through("CHARGE", NEXT, dice=("impact F1 6 6 6",))
    assert turn.one("loss", "F1", cause="fatigue")["effect"] == {"lost": 1, "strength": 3, "cause": "fatigue"}
    assert turn.one("charge", "F1", type="breakthrough")["target"] == "A2"
    assert turn.out("A2") == "eliminated"
    assert turn.none("formation", "F1")
    assert len(turn.all("breakthrough", "F1", choice="gained")) == 2


def test_brk_3_ord_2_without_an_enemy_in_reach_it_stops_and_takes_no_hit():
    turn = through("CHARGE", NEXT | {"at": [60, 80]})
    assert turn.none("loss", "F1")
    assert turn.one("breakthrough", "F1", choice="stop")


def test_brk_3_ord_2_the_enemy_that_was_named_is_charged():
    other = battalion("A3", "AB", (70, 48), facing=180, strength=2)
    assert (
        through("CHARGE A3", NEXT, other, dice=("impact F1 6 6 6",)).one("charge", "F1", type="breakthrough")["target"]
        == "A3"
    )


def test_brk_4_the_passive_side_reacts_to_the_second_charge():
    light = battalion("A2", "AB", (60, 50), facing=180, type="light", formation="skirmish", strength=2)
    turn = through("CHARGE", light, allied="STANDING A1 vs cavalry: STAND\n", strict_dice=False)
    assert turn.one("reaction", "A2")["effect"]["reaction"] == "fall-back"


def test_brk_1_the_active_side_goes_first():
    """Both sides break through in the same initiative, each over its own enemy."""
    theirs = squadron("A2", "AB", (90, 33), facing=180, type="heavy", strength=6)
    turn = play(
        RIDERS,
        battalion("F2", at=(90, 20), strength=2),
        WEAK,
        theirs,
        french="F1: CHARGE A1\n",
        allied=f"{STOLID}STANDING A2 breakthrough: FORWARD\n",
        dice=KILLED,
        strict_dice=False,
    )
    gained = [event["unit"] for event in turn.all("breakthrough", choice="gained")]
    assert gained[0] == "F1"
