"""Assaults, close combat, exploitation, towns and guns in close combat."""

import pytest

from tests.battles.rulesets.big_napoleonic.play import QUIET, Played, foot, guns, horse, moving, play

BOURG = {"id": "bourg", "kind": "town", "area": [[34, 26], [38, 26], [38, 30], [34, 30]]}
RIVER = [
    {"id": "river", "kind": "river", "line": [[0, 24], [72, 24]]},
    {"id": "bridge", "kind": "bridge", "line": [[36, 23.5], [36, 24.5]]},
]


def fought(attack: int, defence: int, by: str = "F1", on: str = "A1") -> list[tuple[str, str, tuple[int]]]:
    return [("combat", by, (attack,)), ("combat", on, (defence,))]


def assault(
    *units: dict, attack: int, defence: int, orders: str = "", french: str = "F1: ASSAULT A1", **keys
) -> Played:
    """F1 assaults A1 without a shot, and both throw so much."""
    dice = keys.pop("dice", [])
    allied = keys.pop("allied", "")
    return play(
        *units,
        french=f"{QUIET}{orders}\n{french}",
        allied=f"{QUIET}{allied}",
        dice=[moving("F1"), *fought(attack, defence), *dice],
        **keys,
    )


LINE = {"formation": "extended"}


def test_where_horse_does_not_fight():
    """BNB-ASLT-2."""
    wood = {"id": "w", "kind": "wood", "area": [[30, 28], [42, 28], [42, 40], [30, 40]]}
    played = play(
        horse("F1", (36, 20)), foot("A1", (36, 31), 180), terrain=[wood], french=f"{QUIET}F1: ASSAULT A1", allied=QUIET,
        dice=[moving("F1")],
    )  # fmt: skip
    assert played.reasons() == ["cavalry-terrain"]
    assert played.one("move")["mode"] == "advance"


@pytest.mark.parametrize(
    ("unit", "order", "reason"),
    [
        (guns("F1", (36, 20)), "ASSAULT A1", "cannot-charge"),
        (foot("F1", (36, 20)), "ASSAULT F9", "no-such-target"),
        (foot("F1", (36, 16)), "ASSAULT A1", "out-of-reach"),
        (foot("F1", (36, 20)), "FACE 60; ASSAULT A1", "out-of-reach"),
    ],
)
def test_assaults_that_are_none(unit, order, reason):
    """BNB-ASLT-1, BNB-ASLT-2, BNB-ORD-4."""
    units = [unit, foot("F9", (33, 19)), foot("A1", (36, 31), 180)]
    played = play(*units, french=f"{QUIET}F1: {order}", allied=QUIET, dice=[moving("F1")])
    assert reason in played.reasons("F1")
    assert played.of("contact") == []


def test_an_attacker_lines_up_with_what_it_met():
    """BNB-ASLT-3, BNB-ASLT-5."""
    played = assault(foot("F1", (33, 22), **LINE), foot("A1", (36, 31), 170, **LINE), attack=1, defence=6)
    aligned = played.one("move", "F1", phase="reaction-fire") if played.of("move", "F1") else {}
    assert aligned.get("mode") == "align"
    assert aligned["facing"] == pytest.approx(350, abs=0.1)


def test_flank_attacks():
    """BNB-ASLT-4, BNB-CC-4, BNB-CC-10: before another round the defender turns, or squares up against horse."""
    target = foot("A1", (36, 30), 90, size=6, formation="depth3")
    dice = fought(1, 4)
    turned = assault(foot("F1", (35.5, 22)), target, attack=2, defence=3, dice=[], orders="")
    assert turned.of("combat")[0]["attack"] == 4
    again = play(
        foot("F1", (35.5, 22)), target, french=f"{QUIET}F1: ASSAULT A1", allied=QUIET,
        dice=[moving("F1"), *fought(2, 4), *dice],
    )  # fmt: skip
    first, second = again.of("combat")[:2]
    assert (first["difference"], second["attack"]) == (0, 2)
    assert again.of("pivot", "A1")


def test_bases_that_count():
    """BNB-CC-3, BNB-AMB-30: the third rank does not, a neighbour in line does."""
    units = [
        foot("F1", (36, 22), size=6, formation="depth3"),
        foot("A1", (36, 31), 180, **LINE),
        foot("A2", (39.6, 30.5), 180, size=3, **LINE),
    ]
    played = assault(*units, attack=1, defence=5)
    assert played.one("combat")["attack_bases"] == 4


def test_supporters_beside_the_defender_lend_the_bases_that_share_an_edge():
    """BNB-CC-3, BNB-CC-12, BNB-AMB-20: two in touch, and the one beside them; half of six takes its D."""
    neighbour = foot("A2", (40.5, 31), 180, size=6, **LINE)
    played = assault(
        foot("F1", (36, 22), size=6, **LINE), foot("A1", (35, 31), 180, **LINE), neighbour, attack=1, defence=5
    )
    assert played.one("combat")["defence_bases"] == 7
    assert played.one("status", "A2")["cause"] == "support"


def test_the_quality_of_half_of_the_bases_counts():
    """BNB-CC-5: grade, aggression, the largest attacker's markers."""
    units = [
        foot("F1", (34.5, 22), quality="veteran", traits=["aggressive"]),
        foot("F2", (37.5, 22), size=5, bases=4),
        foot("A1", (36, 31), 180, size=6, formation="depth"),
    ]
    played = play(
        *units,
        french=f"{QUIET}F1: ASSAULT A1\nF2: ASSAULT A1",
        allied=QUIET,
        dice=[moving("F1"), moving("F2", 5, 5), *fought(1, 6)],
    )
    roll = next(event["roll"] for event in played.events if event["kind"] == "combat")
    assert ["grade", 1] in roll["modifiers"]
    assert ["aggressive", 1] in roll["modifiers"]


@pytest.mark.parametrize(
    ("terrain", "value"),
    [
        ({"kind": "entrenchment", "line": [[30, 29.2], [42, 29.2]]}, 2),
        ({"kind": "redoubt", "line": [[30, 29.2], [42, 29.2]]}, 3),
        ({"kind": "stream", "line": [[30, 27], [42, 27]]}, 1),
        ({"kind": "hill", "area": [[30, 28], [42, 28], [42, 40], [30, 40]]}, 1),
        ({"kind": "marsh", "area": [[30, 29.5], [42, 29.5], [42, 40], [30, 40]]}, 1),
        ({"kind": "village", "area": [[30, 29.5], [42, 29.5], [42, 40], [30, 40]]}, 1),
    ],
)
def test_what_ground_is_worth(terrain, value):
    """BNB-CC-6, BNB-CC-7, BNB-AMB-23."""
    played = assault(
        foot("F1", (36, 24), **LINE), foot("A1", (36, 31), 180), attack=1, defence=5, terrain=[{"id": "t", **terrain}]
    )
    modifiers = dict(map(tuple, played.one("combat")["defence_modifiers"]))
    assert modifiers["terrain"] == value
    assert ("depth" in modifiers) == (value == 1)


def test_horse_against_foot():
    """BNB-CAV-1, BNB-CAV-2, BNB-AMB-17: it stands and squares up; the horse falls back or fights on."""
    units = [horse("F1", (36, 18), size=6, **LINE), foot("A1", (36, 31), 180, **LINE)]
    back = assault(*units, attack=6, defence=1)
    assert back.units["A1"]["square"] is True
    assert back.one("retreat", "F1")["mode"] == "fall-back"
    again = assault(*units, attack=6, defence=1, orders="STANDING ALL second round: FIGHT\n", dice=fought(1, 6))
    assert [each["round"] for each in again.of("combat")] == [1, 2]


def test_a_beaten_defender_is_pushed_the_way_its_attacker_faces():
    """BNB-CC-1, BNB-CC-8, BNB-CC-9, BNB-FORCE-3."""
    played = assault(foot("F1", (36, 22), **LINE), foot("A1", (36, 31), 180, **LINE), attack=4, defence=3)
    assert played.one("retreat", "A1") == {
        "mode": "fall-back",
        "distance": 3,
        "at": [36, 34],
        "facing": 180,
        "complete": True,
    }
    assert played.one("pursuit", "F1")["distance"] == 1


def test_who_bears_what_only_one_must_bear():
    """BNB-CC-2, BNB-CC-11."""
    units = [foot("F1", (34.5, 22)), foot("F2", (37.5, 22)), foot("A1", (36, 31), 180, size=6, **LINE)]
    played = play(
        *units,
        french=f"{QUIET}STANDING ALL losses: F2\nF1: ASSAULT A1\nF2: ASSAULT A1",
        allied=QUIET,
        dice=[moving("F1"), moving("F2"), *fought(1, 6)],
    )
    assert played.one("combat")["difference"] == -4
    assert (played.units["F1"]["bases"], played.units["F2"]["bases"]) == (4, 3)
    assert {played.units[unit]["ds"] for unit in ("F1", "F2")} == {1}


def test_foot_and_horse_fight_apart():
    """BNB-CC-13."""
    units = [foot("F1", (34.5, 22)), horse("F2", (37.5, 22)), foot("A1", (36, 31), 180, size=6, **LINE)]
    played = play(
        *units,
        french=f"{QUIET}F1: ASSAULT A1\nF2: ASSAULT A1",
        allied=QUIET,
        dice=[moving("F1"), moving("F2"), *fought(1, 3), *fought(1, 6, by="F2")],
    )
    assert [event["unit"] for event in played.events if event["kind"] == "combat"] == ["F1", "F2"]


def test_an_attacker_with_two_enemies_fights_one_after_the_other():
    """BNB-CC-14, BNB-AMB-21."""
    units = [
        foot("F1", (36, 22), size=6, **LINE),
        foot("A1", (34.4, 31), 180, size=3, **LINE),
        foot("A2", (37.6, 31), 180, size=3, **LINE),
    ]
    played = assault(*units, attack=6, defence=1, dice=fought(4, 3, on="A2"))
    first, second = played.of("combat")
    assert (first["attack_bases"], second["attack_bases"]) == (4, 6)
    assert second["difference"] == 3
    assert played.units["F1"]["ds"] == 2
    assert len(played.of("pursuit")) == 1


def test_a_winner_gets_clear_of_a_further_enemy():
    """BNB-CC-15: no slide clears it, so that it goes into depth, where it may."""
    units = [
        foot("F1", (36, 22), size=6, **LINE),
        foot("A1", (36, 31), 180, size=3, **LINE),
        foot("A2", (39.6, 31), 180, **LINE),
    ]
    played = assault(*units, attack=5, defence=3)
    assert played.one("formation", "F1", clause="BNB-CC-15")["formation"] == "depth"
    assert played.one("pursuit", "F1")["distance"] == 1
    told = assault(*units, attack=5, defence=3, orders="STANDING ALL second enemy: NONE")
    assert not told.of("formation", "F1")
    assert not told.of("pursuit")


def test_a_beaten_enemy_who_finds_no_way_back_is_no_further_enemy():
    """BNB-CC-15, BNB-CC-9: the winner keeps its ground, without a slide or another deployment."""
    units = [foot("F1", (36, 38), size=3, **LINE), foot("A1", (36, 47), 180, size=3, formation="depth")]
    played = assault(*units, attack=5, defence=3)
    assert played.one("retreat", "A1")["distance"] == 0
    assert not played.of("move", "F1", phase="combat")
    assert not played.of("formation", "F1")
    assert played.one("pursuit", "F1")["distance"] == 0


def test_guns_that_lend_themselves_to_an_attack_tire_as_all_supporters_do():
    """BNB-CC-12."""
    battery = guns("F2", (33.5, 31), 90)
    played = assault(foot("F1", (36, 22), **LINE), foot("A1", (36.2, 31), 180, **LINE), battery, attack=4, defence=3)
    assert played.one("combat")["attack_bases"] == 5
    assert played.one("status", "F2")["cause"] == "support"


def test_exploitation():
    """BNB-EXPL-1, BNB-EXPL-2, BNB-EXPL-3: chosen after a win by four, never made twice."""
    units = [foot("F1", (36, 22), size=6), foot("A1", (36, 31), 180), foot("A2", (36, 33.7), 180)]
    quiet = assault(*units[:2], attack=6, defence=2)
    assert quiet.one("pursuit", "F1")["distance"] == 1
    pressed = assault(*units[:2], attack=6, defence=2, orders="STANDING ALL exploit: EXPLOIT\n")
    assert pressed.one("breakthrough", "F1")["distance"] == 3


def test_fire_that_removes_the_target_lets_the_attacker_through():
    """BNB-EXPL-3."""
    units = [foot("F1", (36, 22), size=6), foot("A1", (36, 31), 180, size=3, bases=2, ds=1), foot("A9", (60, 40), 180)]
    played = play(
        *units,
        french="F1: ASSAULT A1",
        allied=QUIET,
        dice=[moving("A1", 2, 2), moving("F1"), ("initiative-fire", "A1", (6, 6))],
    )
    assert played.units["A1"]["out"] == "eliminated"
    assert played.of("breakthrough", "F1")


def test_beaten_garrisons_and_winners():
    """BNB-CTOWN-1, BNB-CTOWN-2, BNB-CTOWN-3, BNB-AMB-37."""
    units = [
        foot("A1", (36, 28), formation="town", town="bourg"),
        foot("F1", (36, 20), size=6),
        guns("A2", (34.2, 31.6), 180),
    ]
    played = assault(*units, attack=4, defence=1, terrain=[BOURG], french="F1: ASSAULT bourg")
    assert played.units["F1"]["town"] == "bourg"
    assert played.one("retreat", "A1")["mode"] == "fall-back"
    assert played.one("retreat", "A2")["mode"] == "pushed"
    assert played.units["A2"]["at"] == [34.2, 34.6]


def test_a_town_that_is_stormed_is_passed():
    """BNB-CTOWN-3."""
    units = [foot("A1", (36, 28), formation="town", town="bourg"), foot("F1", (36, 20), size=6, traits=["aggressive"])]
    played = assault(
        *units,
        attack=6,
        defence=1,
        terrain=[BOURG],
        french="F1: ASSAULT bourg",
        orders="STANDING ALL exploit: EXPLOIT\n",
    )
    assert played.units["F1"]["at"] == [36, 34]
    assert played.one("breakthrough")["distance"] == 3


def test_guns_in_close_combat():
    """BNB-CART-1, BNB-CART-3, BNB-AMB-18, BNB-AMB-19."""
    lost = assault(horse("F1", (36, 20)), guns("A1", (36, 31), 180), foot("A9", (33, 33), 180), attack=6, defence=1)
    assert lost.units["A1"]["out"] == "eliminated"
    held = assault(horse("F1", (36, 20)), guns("A1", (36, 31), 180), foot("A9", (33, 33), 180), attack=1, defence=6)
    assert held.units["A1"].get("out") is None
    assert held.units["A1"]["ds"] == 1
    team = guns("A1", (36, 31), 180, formation="limbered")
    caught = play(
        horse("F1", (36, 20)), team, french=f"{QUIET}F1: ASSAULT A1", allied="STANDING ALL evade: NEVER",
        dice=[moving("F1")],
    )  # fmt: skip
    assert caught.units["A1"]["out"] == "eliminated"


def test_guns_beside_a_unit_fight_as_part_of_it():
    """BNB-CART-2, BNB-CART-4."""
    units = [foot("F1", (36, 22), size=6), guns("A1", (36, 31), 180), foot("A2", (38.5, 30.8), 180, **LINE)]
    dice = [moving("F1"), *fought(5, 1, on="A2")]
    played = play(*units, french=f"{QUIET}F1: ASSAULT A1", allied=QUIET, dice=dice)
    event = next(event for event in played.events if event["kind"] == "combat")
    assert (event["target"], event["effect"]["defence_bases"]) == ("A2", 5)
    assert played.units["A1"]["out"] == "eliminated"
    saved = play(*units, french=f"{QUIET}F1: ASSAULT A1", allied=f"{QUIET}STANDING ALL gun loss: ALWAYS", dice=dice)
    assert saved.units["A2"]["bases"] == 4


def test_a_grand_battery_is_one_defender():
    """BNB-CART-2, BNB-CART-3."""
    units = [foot("F1", (36, 22)), guns("A1", (36, 31), 180), guns("A2", (37.9, 31), 180), foot("A9", (30, 34), 180)]
    played = assault(*units, attack=4, defence=3)
    assert played.of("combat")[0]["defence_bases"] == 2


def test_across_a_bridge():
    """BNB-DEF-5, BNB-AMB-32, BNB-CC-7."""
    units = [foot("F1", (36, 21), size=6), foot("A1", (36, 25.5), 180, **LINE)]
    dice = [moving("F1")]
    beaten = play(*units, terrain=RIVER, french=f"{QUIET}F1: PASS bridge; ASSAULT A1", allied=QUIET, dice=[
        *dice, *fought(1, 3),
    ])  # fmt: skip
    assert beaten.one("combat")["defence_modifiers"] == [["terrain", 2]]
    assert beaten.one("retreat", "F1")["mode"] in ("fall-back", "retire")
    far = play(units[0], foot("A1", (36, 27), 180), terrain=RIVER, french=f"{QUIET}F1: PASS bridge; ASSAULT A1",
               allied=QUIET, dice=dice)  # fmt: skip
    assert far.reasons() == ["bad-angle"]


def test_closing_up_in_support():
    """BNB-ASLT-6."""
    units = [foot("F1", (36, 24), size=5, **LINE), foot("F2", (36, 22.9), **LINE), foot("A1", (36, 30.5), 180, **LINE)]
    orders = f"{QUIET}F1: ASSAULT A1\nF2: SUPPORT F1"
    played = play(*units, french=orders, allied=QUIET, dice=[moving("F1"), moving("F2"), *fought(1, 6)])
    assert played.one("move", "F2", phase="movement")["at"] == [35.5, 28.5]
    lonely = play(units[1], units[2], french=f"{QUIET}F2: SUPPORT F2", dice=[moving("F2")])
    assert lonely.reasons() == ["not-supporting"]


def test_generals_go_with_troops_who_leave():
    """BNB-GENL-4."""
    units = [foot("F1", (36, 22), **LINE), foot("A1", (36, 31), 180, **LINE)]
    played = assault(*units, attack=4, defence=3, commanders={"AC": {"at": [38, 32.5]}})
    assert played.formations["AC"]["commander"]["at"] == [36, 34]


def test_generals_go_with_troops_who_exploit_and_not_with_those_who_only_advance():
    """BNB-GENL-4."""
    units = [foot("F1", (36, 22), **LINE), foot("A1", (36, 31), 180, **LINE)]
    general = {"FC": {"at": [36, 26.8]}}
    advanced = assault(*units, attack=4, defence=3, commanders=general)
    assert advanced.one("pursuit", "F1")["distance"] == 1
    assert not advanced.of("commander")
    pressed = assault(
        *units, attack=6, defence=1, orders="STANDING ALL exploit: EXPLOIT", commanders=general,
        allied="STANDING ALL exploit: ADVANCE",
    )  # fmt: skip
    assert pressed.one("breakthrough", "F1")["distance"] == 3
    assert pressed.one("commander", "FC")["attached"] == "F1"
