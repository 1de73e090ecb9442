"""Hand to hand, falling back, breaking through (OT-C-MEL-1 to 8, OT-C-BRK-1 to 3, OT-CHG-12, 13, OT-C-TOWN-2, 3)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit
from tests.battles.rulesets.played import Keys, Played

COLUMN = unit("F1", formation="attack-column", at=(36, 20))
HORSE = unit("F1", "horse", (36, 20))
FOOT = unit("A1", at=(36, 27))
STAND = "STANDING vs cavalry: STAND\nSTANDING reface: STAND\nSTANDING charged: STAND\n"


def fight(
    *units: Keys, melee: tuple[int, int] = (5, 5), french: str = "", allied: str = STAND, dice=(), **keys
) -> Played:
    """F1 charges A1 and gets home; the dice of the first round are given, the French first."""
    return play(
        *units,
        french="F1: CHARGE A1\n" + french + SILENT,
        allied=allied + SILENT,
        dice=[("charge", "F1", [10]), ("melee", "F1", [melee[0]]), ("melee", "A1", [melee[1]]), *dice],
        strict_dice=False,
        **keys,
    )


def bonus(played: Played, unit_: str, thrown: int) -> int:
    """What was added to a unit's throw in the first round."""
    return int(played.all("combat", round=1)[0].effect["totals"][unit_]) - thrown


CHARGERS = [
    (COLUMN, FOOT, 3),
    ({**COLUMN, "formation": "line"}, unit("A1", at=(36, 25)), 2),
    (HORSE, unit("A1", "horse", (36, 28)), 6),
    ({**HORSE, "type": "heavy"}, unit("A1", "horse", (36, 28)), 7),
    ({**HORSE, "type": "light"}, unit("A1", "horse", (36, 28)), 5),
    ({**HORSE, "traits": ["lance"]}, unit("A1", "horse", (36, 28)), 7),
    ({**HORSE, "traits": ["cuirass"]}, unit("A1", "horse", (36, 28)), 7),
    ({**COLUMN, "quality": "old-guard"}, FOOT, 7),
    ({**COLUMN, "quality": "poor"}, FOOT, 1),
    (COLUMN, {**FOOT, "facing": 0}, 7),
    (COLUMN, {**FOOT, "figures": 12}, 4),
    (COLUMN, {**FOOT, "figures": 9}, 5),
    (COLUMN, {**FOOT, "figures": 6}, 6),
]


@pytest.mark.parametrize(("charger", "target", "added"), CHARGERS)
def test_ot_c_mel_2_what_a_charger_adds_in_the_first_round(charger, target, added):
    # OT-CHG-12, OT-CHG-13, OT-C-QUAL-1
    assert bonus(fight(charger, target, melee=(10, 1)), "F1", 10) == added


DEFENDERS = [
    ({**FOOT}, COLUMN, 0),
    ({**FOOT, "disordered": True}, COLUMN, -2),
    ({**FOOT, "state": "shaken"}, COLUMN, -2),
    ({**FOOT, "formation": "square", "at": [36, 28]}, COLUMN, -1),
    ({**FOOT, "at": [36, 28]}, {**HORSE, "stands": 3}, -2),
    ({**FOOT, "formation": "square", "at": [36, 29]}, HORSE, 10),
    (unit("A1", "guns", (36, 27)), COLUMN, -3),
    (unit("A1", "horse", (36, 28), blown=True), HORSE, -2),
    (unit("A1", "horse", (36, 28), type="heavy"), HORSE, 2),
]


@pytest.mark.parametrize(("target", "charger", "added"), DEFENDERS)
def test_ot_c_mel_2_what_a_defender_adds(target, charger, added):
    played = fight(charger, target, melee=(10, 1))
    assert bonus(played, "A1", 1) == added


@pytest.mark.parametrize(("kind", "worth"), [("fence", 1), ("wall", 2), ("redoubt", 3)])
def test_ot_c_mel_2_lines_cover_the_defender_and_take_the_charger_his_bonus(kind, worth):
    # OT-CHG-13
    line = [{"id": "l", "kind": kind, "line": [[20, 26.6], [50, 26.6]]}]
    played = fight({**COLUMN, "at": [36, 22.5]}, FOOT, melee=(10, 1), terrain=line)
    assert bonus(played, "A1", 1) == worth
    assert bonus(played, "F1", 10) == 1


@pytest.mark.parametrize(
    ("terrain", "bonus_left"),
    [
        ({"kind": "road", "line": [[20, 25], [50, 25]]}, True),
        ({"kind": "stream", "line": [[20, 25], [50, 25]]}, False),
        ({"kind": "stream", "line": [[20, 23.5], [50, 23.5]]}, True),
        ({"kind": "poor", "area": [[20, 24], [50, 24], [50, 26], [20, 26]]}, True),
        ({"kind": "hill", "area": [[20, 24], [50, 24], [50, 40], [20, 40]]}, False),
    ],
)
def test_ot_chg_13_obstacles_and_climbs_in_the_last_3(terrain, bonus_left):
    # OT-AMB-25
    played = fight({**COLUMN, "at": [36, 21]}, FOOT, melee=(10, 1), terrain=[{"id": "t", **terrain}])
    assert bonus(played, "F1", 10) == (3 if bonus_left else 1)


def test_ot_c_mel_2_higher_ground_and_further_units():
    hill = [{"id": "h", "kind": "hill", "area": [[20, 26.5], [50, 26.5], [50, 40], [20, 40]]}]
    assert bonus(fight(COLUMN, FOOT, melee=(10, 1), terrain=hill), "A1", 1) == 1
    beside = unit("A2", at=(40, 27), formation="line", stands=3, facing=180)
    played = fight({**HORSE, "stands": 6}, unit("A1", at=(33, 28), stands=3), {**beside, "at": [38, 28]}, melee=(10, 1))
    assert bonus(played, "A1", 1) == -2 + 1


RESULTS = [
    (2, 2, 1, 1, "on"),
    (2, 1, 1, 1, "falls back"),
    (4, 1, 1, 2, "shaken"),
    (7, 1, 0, 2, "routs"),
    (10, 0, 0, 3, "routs"),
]


@pytest.mark.parametrize(("won", "lost", "winner_loses", "loser_loses", "fate"), RESULTS)
def test_ot_c_mel_3_results(won, lost, winner_loses, loser_loses, fate):
    # The column adds 3, the line nothing: dice chosen for the difference wanted.
    quality = {"quality": "good"} if lost == 0 else {}
    mine, theirs = (won, lost + 3) if lost else (10, 4)
    played = fight({**COLUMN, **quality}, FOOT, melee=(mine, theirs), dice=[("rout", "A1", [1, 1])])
    assert played.all("loss", "A1")[0].effect["lost"] == loser_loses
    assert bool(played.all("loss", "F1")) is bool(winner_loses)
    assert bool(played.all("rout", "A1")) is (fate == "routs")
    if fate != "on":
        assert bool(played.all("status", "A1", state="shaken")) is (fate == "shaken")
        assert bool(played.all("move", "A1", mode="fall-back")) is (fate in ("shaken", "falls back"))


def test_ot_c_mel_3_the_tables_may_be_replaced_in_the_settings():
    tables = {"melee_results": {"1": {"loser": 4}}, "quality": {"poor": -5}}
    played = fight(COLUMN, FOOT, melee=(2, 4), settings={"tables": tables})
    assert played.all("loss", "A1")[0].effect["lost"] == 4
    assert bonus(fight(COLUMN, {**FOOT, "quality": "poor"}, settings={"tables": tables}), "A1", 5) == -5


def test_ot_c_mel_5_infantry_4_cavalry_8_facing_the_enemy():
    foot = fight(COLUMN, FOOT, melee=(3, 4))
    assert foot.one("move", "A1", mode="fall-back").effect["distance"] == 4
    assert (foot.state("A1")["at"], foot.state("A1")["facing"]) == ((36, 31), 180)
    horse = fight(HORSE, unit("A1", "horse", (36, 28)), melee=(5, 9))
    assert horse.one("move", "A1", mode="fall-back").effect["distance"] == 8


def test_ot_c_mel_5_friends_are_passed_and_without_a_place_it_is_destroyed():
    behind = unit("A2", at=(36, 30.9))
    assert fight(COLUMN, FOOT, behind, melee=(3, 4)).state("A1")["at"][1] == pytest.approx(30.4, abs=0.06)
    wall = [{"id": "r", "kind": "river", "line": [[20, 27.3], [50, 27.3]]}]
    lost = fight(COLUMN, FOOT, melee=(3, 4), terrain=wall)
    assert lost.one("eliminated", "A1").effect == {"out": "destroyed", "cause": "no-room"}


def test_ot_c_mel_6_cavalry_that_beats_the_square_twice_breaks_it():
    square = unit("A1", at=(36, 29), formation="square")
    played = fight(
        {**HORSE, "type": "heavy", "quality": "old-guard", "traits": ["cuirass"]},
        {**square, "quality": "poor"},
        melee=(10, 4),
        dice=[("melee", "F1", [10]), ("melee", "A1", [1]), ("recall", "F1", [10]), ("rout", "A1", [1, 1])],
    )
    assert [event.effect["round"] for event in played.all("combat")] == [1, 2]
    assert played.one("rout", "A1")
    steady = fight(HORSE, square, melee=(5, 5))
    assert steady.one("loss", "F1").effect["lost"] == 1
    assert not steady.all("loss", "A1")
    assert steady.one("move", "F1", mode="fall-back").effect["distance"] == 8


def test_ot_c_mel_7_beaten_guns_are_captured():
    played = fight(COLUMN, unit("A1", "guns", (36, 27)), melee=(5, 1))
    assert played.one("eliminated", "A1").effect == {"out": "captured", "cause": "melee"}


def test_ot_c_mel_8_a_sheltered_crew_is_lost_with_its_infantry():
    crew = unit("A2", "guns", (36, 27), sheltered="A1", guns_at=[36, 33], guns_facing=180)
    played = fight(COLUMN, FOOT, crew, melee=(10, 1), dice=[("rout", "A1", [1, 1])])
    assert played.one("eliminated", "A2").effect["out"] == "destroyed"


def test_ot_c_mel_8_a_sheltered_crew_may_man_its_guns():
    crew = unit("A2", "guns", (36, 27), sheltered="A1", guns_at=[36, 33], guns_facing=180)
    far = unit("F1", at=(36, 5))
    played = play(far, FOOT, crew, allied="A2: MAN\n", strict_dice=False)
    assert played.one("status", "A2").effect["manned"] is True
    state = played.state("A2")
    assert (state["at"], state["formation"], state.get("sheltered"), state.get("guns_at")) == (
        (36, 33),
        "unlimbered",
        None,
        None,
    )
    distant = play(far, FOOT, {**crew, "guns_at": [36, 36]}, allied="A2: MAN\n", strict_dice=False)
    assert distant.refused("A2") == ["guns-far"]


HOUSES = {"id": "t", "kind": "town", "area": [[20, 25], [52, 25], [52, 35], [20, 35]]}
NEXT_HOUSES = {"id": "n", "kind": "town", "area": [[20, 12], [52, 12], [52, 25], [20, 25]]}
FARTHER_HOUSES = {"id": "n", "kind": "town", "area": [[20, 12], [52, 12], [52, 24], [20, 24]]}


@pytest.mark.parametrize(
    ("towns", "added", "tests"),
    [([HOUSES], 3, True), ([HOUSES, FARTHER_HOUSES], 3, True), ([HOUSES, NEXT_HOUSES], 0, False)],
)
def test_ot_c_town_2_from_a_touching_town_there_is_neither_cover_nor_point_blank(towns, added, tests):
    played = play(
        {**COLUMN, "at": [36, 22]},
        FOOT,
        french="F1: CHARGE A1\n" + SILENT,
        allied="STANDING charged: STAND\n",
        dice=[
            ("reaction", "A1", [10]),
            ("fire", "A1", [1]),
            ("charge", "F1", [10]),
            ("melee", "F1", [10]),
            ("melee", "A1", [1]),
        ],
        strict_dice=False,
        terrain=towns,
    )
    assert bonus(played, "A1", 1) == added
    assert bool(played.all("test", "A1")) is tests


def test_ot_c_town_3_after_three_ties_in_a_town_both_fight_on():
    town = [{"id": "t", "kind": "town", "area": [[30, 25], [42, 25], [42, 30], [30, 30]]}]
    ties = [("melee", "F1", [7]), ("melee", "A1", [6]), ("melee", "F1", [7]), ("melee", "A1", [4])]
    foot = unit("F1", at=(36, 22.5), stands=6)
    played = fight(
        {**foot, "formation": "line"},
        FOOT,
        melee=(5, 4),
        terrain=town,
        dice=[("melee", "F1", [7]), ("melee", "A1", [4])] * 5 + ties,
    )
    assert len(played.all("combat")) >= 3
    assert not [event for event in played.all("move", "F1", mode="fall-back") if event.n < played.all("combat")[3].n]


def test_ot_c_brit_1_british_infantry_in_line_that_stood_counts_as_charging():
    british = unit("A1", at=(36, 27), nation="british", ranks=3)
    played = play(
        COLUMN,
        british,
        french="F1: CHARGE A1\n" + SILENT,
        allied="STANDING fire at will: NEVER",
        dice=[
            ("reaction", "A1", [10]),
            ("fire", "A1", [1]),
            ("charge", "F1", [10]),
            ("melee", "F1", [10]),
            ("melee", "A1", [1]),
        ],
        strict_dice=False,
    )
    assert bonus(played, "A1", 1) == 2


CHOICES = [
    ("STANDING breakthrough: STOP\n", [10], "stop", False),
    ("STANDING breakthrough: FORWARD 3\n", [10], "forward", True),
    ("STANDING breakthrough: FORWARD\n", [10], "forward", True),
    ("STANDING breakthrough: CHARGE\n", [10], "stop", False),
    ("STANDING breakthrough: STOP\n", [1], "forward", True),
]


@pytest.mark.parametrize(("orders", "recall", "choice", "blown"), CHOICES)
def test_ot_c_brk_1_choices_recall_and_blown_horses(orders, recall, choice, blown):
    # OT-C-BRK-2, OT-C-BRK-3
    played = fight(HORSE, {**FOOT, "stands": 3}, melee=(10, 1), french=orders, dice=[("recall", "F1", recall)])
    assert played.one("breakthrough", "F1").effect == {"choice": choice}
    assert bool(played.state("F1").get("blown")) is blown


def test_ot_c_brk_1_infantry_goes_3_and_stays_2_from_enemies():
    played = fight(
        COLUMN, FOOT, melee=(10, 1), french="STANDING breakthrough: FORWARD\n", dice=[("rout", "A1", [6, 6])]
    )
    assert played.one("move", "F1", mode="breakthrough").effect["distance"] == 3
    near = fight(
        COLUMN,
        FOOT,
        unit("A2", at=(38, 31)),
        melee=(10, 1),
        french="STANDING breakthrough: FORWARD\n",
        dice=[("rout", "A1", [6, 6])],
    )
    assert near.one("move", "F1", mode="breakthrough").effect["distance"] == pytest.approx(2, abs=0.01)


def test_ot_c_brk_2_impetuous_units_charge_if_they_can():
    played = fight(
        {**HORSE, "traits": ["impetuous"]},
        {**FOOT, "stands": 3},
        unit("A2", at=(38, 32), stands=3),
        melee=(10, 1),
        dice=[("melee", "F1", [10]), ("melee", "A2", [1])],
    )
    assert played.one("breakthrough", "F1").effect == {"choice": "charge"}
    assert played.one("charge", "F1", type="breakthrough").target == "A2"


def test_ot_c_brk_3_horses_get_their_wind_back_in_a_phase_of_rest():
    blown = unit("F1", "horse", (36, 10), blown=True)
    enemy = unit("A1", at=(36, 50))
    rested = play(blown, enemy, strict_dice=False)
    assert rested.one("status", "F1").effect["blown"] is False
    assert play(blown, enemy, french="F1: MOVE 1", strict_dice=False).state("F1")["blown"] is True


def test_ot_c_mel_4_losses_come_off_the_leader_and_the_result_strikes_all():
    # OT-C-MEL-1: the better battalion leads; OT-EVENT-2: losses before what becomes of the losers.
    played = fight(
        {**HORSE, "stands": 6},
        unit("A1", at=(33, 28), stands=3),
        unit("A2", at=(38, 28), stands=3, quality="good"),
        melee=(10, 1),
        dice=[("melee", "A2", [4])],
    )
    combat = played.all("combat")[0]
    assert set(combat.effect["totals"]) == {"F1", "A2"}
    assert [event.unit for event in played.all("loss")] == ["A2"]
    assert {event.unit for event in played.all("rout")} == {"A1", "A2"}
    assert played.order(combat, played.all("loss")[0], *played.all("rout"))


def test_ot_dis_1_cavalry_that_charged_is_disordered_won_or_lost_but_skirmishers_never():
    won = fight(HORSE, {**FOOT, "stands": 3}, melee=(10, 1))
    assert won.state("F1")["disordered"] is True
    loose = fight({**HORSE, "formation": "skirmish", "at": [36, 19]}, {**FOOT, "stands": 3}, melee=(10, 1))
    assert loose.state("F1")["disordered"] is False


def test_ot_c_mel_5_enemies_are_not_passed():
    # F2 behind the loser ends its way, though the ground beyond is clear.
    played = fight(COLUMN, FOOT, unit("F2", at=(36, 28.6)), melee=(6, 5))
    assert played.one("move", "A1", mode="fall-back").effect["distance"] <= 28.35 - 27.25


@pytest.mark.parametrize(("state", "blown"), [("routed", True), ("good", False)])
def test_ot_c_brk_3_horses_that_run_do_not_rest(state, blown):
    # OT-ROUT-2: a rout is a movement of the own phase.
    played = play(
        unit("F1", "horse", (36, 40), blown=True, state=state),
        unit("A1", at=(10, 56)),
        french="STANDING rally: NEVER\n" + SILENT,
        allied=SILENT,
        strict_dice=False,
    )
    assert bool(played.state("F1").get("blown")) is blown
