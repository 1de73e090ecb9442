"""Who fires at whom, when, and what it costs (OT-FIRE-1 to 7, 11 to 14, OT-GEO-2 to 4, OT-C-MOR-1, OT-C-VIS-1)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit
from tests.battles.rulesets.played import Keys, Played

OWN_PHASE = "STANDING ALL defensive fire: NEVER\n"
THEIRS = "STANDING ALL fire at will: NEVER\n"


def shoot(*units: Keys, french: str = "", allied: str = "", **keys) -> Played:
    """The French fire in their own phase only, the allies not at all unless told."""
    return play(*units, french=french + OWN_PHASE, allied=allied or SILENT, strict_dice=False, **keys)


def points(played: Played, unit_: str = "F1") -> list[tuple[str, int]]:
    """The targets and points of a unit's shots."""
    return [(event.target, event.effect["points"]) for event in played.all("fire", unit_)]


@pytest.mark.parametrize(
    ("order", "phases"),
    [
        ("", ["stationary-fire"]),
        ("F1: MOVE 1", ["moving-fire"]),
        ("F1: FACE 5", ["moving-fire"]),
        ("F1: FORM SQUARE", ["moving-fire"]),
    ],
)
def test_ot_fire_1_who_stays_fires_before_who_moved_turned_or_formed(order, phases):
    played = shoot(unit("F1", at=(36, 20)), unit("A1", at=(36, 24)), french=f"{order}\n")
    assert [event.phase for event in played.all("fire", "F1")] == phases


@pytest.mark.parametrize("keys", [{"state": "routed"}, {"kind": "guns", "formation": "limbered"}])
def test_ot_fire_1_the_routed_and_the_limbered_do_not_fire(keys):
    given = dict(keys)
    played = shoot(unit("F1", given.pop("kind", "foot"), (36, 20), **given), unit("A1", at=(36, 24)))
    assert not played.all("fire", "F1")


def test_ot_fire_1_losses_come_off_when_the_subsegment_ends():
    """The allies stand in the same subsegment: both fire with the figures that they had."""
    played = shoot(unit("F1", at=(36, 20)), unit("A1", at=(36, 23.5)), allied="STANDING ALL fire at will: NEVER\n")
    fired, lost = played.all("fire"), played.all("loss")
    assert len(fired) == 2
    assert max(event.n for event in fired) < min(event.n for event in lost)


@pytest.mark.parametrize(
    ("keys", "figures"),
    [
        ({"formation": "line"}, 18),
        ({"formation": "attack-column"}, 6),
        ({"formation": "company-column"}, 3),
        ({"formation": "square"}, 5),
        ({"formation": "attack-column", "figures": 5}, 5),
        ({"formation": "square", "figures": 4}, 4),
        ({"formation": "line", "figures": 7}, 7),
    ],
)
def test_ot_scale_7_front_figures_fire(keys, figures):
    # OT-AMB-9, OT-AMB-10: losses do not shrink a front, a square fires one face.
    enemy = unit("A1", "horse", (36, 25.5))
    assert points(shoot(unit("F1", at=(36, 22.5), **keys), enemy)) == [("A1", 2 * figures)]


@pytest.mark.parametrize(("gap", "fires"), [(4.0, True), (4.05, False)])
def test_ot_fire_2_muskets_reach_4_and_rifles_8(gap, fires):
    assert bool(points(shoot(unit("F1"), unit("A1", "horse", (36, 20.25 + gap + 0.625))))) is fires
    rifles = shoot(unit("F1", traits=["rifles"]), unit("A1", "horse", (36, 20.25 + gap + 4 + 0.625)))
    assert bool(points(rifles)) is fires


def test_ot_fire_2_stands_bear_within_45_degrees():
    # OT-AMB-28. A column of one stand, front middle at (36, 22): the corner of the enemy lies at 45 degrees or beyond.
    column = unit("F1", at=(36, 20.5), formation="company-column")
    assert points(shoot(column, unit("A1", "guns", (36 + 1.9 + 0.75, 24.65))))
    assert not points(shoot(column, unit("A1", "guns", (36 + 2.1 + 0.75, 22.85), facing=270)))


def test_ot_fire_3_points_of_cavalry_skirmishers_by_setting():
    # OT-AMB-5
    horse = unit("F1", "horse", formation="skirmish")
    enemy = unit("A1", at=(36, 24))
    assert points(shoot(horse, enemy)) == [("A1", 9)]
    assert points(shoot(horse, enemy, settings={"cavalry_carbines": False})) == []


def test_ot_fire_3_british_infantry_and_enfilade():
    from_behind = unit("A1", at=(36, 23.5), facing=0)
    assert points(shoot(unit("F1", nation="british", ranks=3), from_behind)) == [("A1", 72)]
    assert points(shoot(unit("F1"), from_behind)) == [("A1", 54)]
    assert points(shoot(unit("F1", "light", (36, 20)), from_behind)) == [("A1", 18)]


def test_ot_fire_4_guns_need_a_crew_figure_each():
    assert points(shoot(unit("F1", "guns", (36, 12), crew=2), unit("A1", at=(36, 24)))) == [("A1", 4)]


@pytest.mark.parametrize(("arc", "fires"), [(30, True), (15, False)])
def test_ot_amb_6_artillery_arc(arc, fires):
    # The target lies some 25 degrees to the right of the battery's facing.
    played = shoot(unit("F1", "guns", (30, 12)), unit("A1", at=(40, 30)), settings={"artillery_arc": arc})
    assert bool(points(played)) is fires


def test_ot_fire_5_an_enemy_between_stops_fire_and_so_does_the_edge_of_a_lane():
    target = unit("A1", "horse", (36, 30), stands=1)
    for x, open_ in ((36, False), (37, False), (40, True)):
        other = unit("F2", "horse", (x, 20), stands=1, per_stand=3)
        played = shoot(unit("F1", "guns", (36, 12)), other, target, french="F1: FIRE AT A1\n")
        assert bool(points(played)) is open_, x


def test_ot_geo_2_a_hidden_nearest_point_is_given_up_for_the_centre():
    target = unit("A1", stands=12, at=(41, 24))
    other = unit("F2", "guns", (36, 17.6), formation="limbered")
    played = shoot(unit("F1", "guns", (36, 12)), other, target, french="F1: FIRE AT A1\n")
    assert points(played)[0] == ("A1", 8)


def test_ot_c_vis_1_woods_towns_and_hills_hide():
    def seen(*terrain: Keys) -> bool:
        return bool(points(shoot(unit("F1", "guns", (36, 10)), unit("A1", at=(36, 28)), terrain=list(terrain))))

    def strip(kind: str, depth: float, **keys) -> Keys:
        return {"id": kind, "kind": kind, "area": [[20, 15], [50, 15], [50, 15 + depth], [20, 15 + depth]], **keys}

    assert seen(strip("light-woods", 4))
    assert not seen(strip("light-woods", 4.1))
    assert seen(strip("medium-woods", 2))
    assert not seen(strip("medium-woods", 2.1))
    assert not seen(strip("heavy-woods", 2.1))
    assert not seen(strip("town", 1))
    assert not seen(strip("hill", 1))
    assert seen(strip("poor", 4))
    under_guns = {"id": "own", "kind": "hill", "area": [[30, 5], [42, 5], [42, 13], [30, 13]], "level": 1}
    assert seen(strip("hill", 1), under_guns)
    assert not seen(strip("hill", 1, level=2), under_guns)


def test_ot_fire_6_told_first_then_most_points_then_distance_then_file_order():
    firer = unit("F1", "guns", (36, 12))
    near, far = unit("A1", at=(34, 21)), unit("A2", at=(41, 23))
    assert points(shoot(firer, near, far))[0][0] == "A1"
    assert points(shoot(firer, near, far, french="F1: FIRE AT A2\n"))[0][0] == "A2"
    assert points(shoot(firer, unit("A1", at=(36, 25)), unit("A2", at=(42, 20.5))))[0] == ("A2", 16)
    assert points(shoot(firer, near, far, french="F1: HOLD FIRE\n")) == []
    assert points(shoot(firer, near, french="STANDING fire at will: NEVER IF TARGET INFANTRY\n")) == []


def test_ot_fire_6_the_enemy_who_charges_comes_first():
    played = play(
        unit("F1", formation="attack-column", at=(33, 20)),
        unit("A1", at=(36, 29)),
        unit("F2", formation="company-column", at=(39.5, 24)),
        french=f"F1: CHARGE A1\n{SILENT}",
        allied=THEIRS,
        strict_dice=False,
    )
    assert played.all("fire", "A1")[0].target == "F1"


def test_ot_fire_7_unequal_totals_and_arms_are_apart_and_in_file_order():
    # OT-AMB-11, OT-GEO-4
    played = shoot(
        unit("F1", "guns", (30, 14)),
        unit("F2", at=(34.2, 20), stands=3, quality="poor"),
        unit("F3", at=(37.8, 20), stands=3),
        unit("F4", at=(41.4, 20), stands=3),
        unit("A1", "horse", (38, 23.5), stands=5),
        french="F1: FIRE AT A1\n",
    )
    own = [event for event in played.all("fire") if event.phase == "stationary-fire"][:3]
    assert [(event.unit, list(event.effect["firers"])) for event in own] == [
        ("F1", ["F1"]),
        ("F2", ["F2"]),
        ("F3", ["F3", "F4"]),
    ]


def test_ot_fire_11_flank_fire_needs_the_arc_of_the_line_or_the_flank_of_a_column():
    def gun_points_at(target: Keys, at: tuple[float, float], facing: float) -> int:
        return points(shoot(unit("F1", "guns", at, facing), target))[0][1]

    line = unit("A1", at=(36, 30))
    assert gun_points_at(line, (20, 24), 75) == 12
    assert gun_points_at(line, (20, 18), 60) == 8
    column = unit("A1", at=(36, 30), formation="company-column", facing=180)
    assert gun_points_at(column, (36, 45), 180) == 12
    assert gun_points_at(column, (36, 15), 0) == 8
    assert gun_points_at(unit("A1", at=(36, 30), formation="square"), (36, 45), 180) == 8


BOUNCE = (unit("F1", "guns", (36, 10)), unit("A1", "horse", (36, 23.375), stands=2), unit("A2", "horse", (36, 27)))


@pytest.mark.parametrize(
    ("terrain", "weather", "bounces"),
    [
        ([], "clear", True),
        ([], "mud", False),
        ([{"id": "t", "kind": "road", "line": [[20, 25], [50, 25]]}], "clear", True),
        ([{"id": "t", "kind": "stream", "line": [[20, 25], [50, 25]]}], "clear", False),
        ([{"id": "t", "kind": "fence", "line": [[20, 25], [50, 25]]}], "clear", False),
        ([{"id": "t", "kind": "poor", "area": [[20, 25], [50, 25], [50, 26], [20, 26]]}], "clear", False),
        ([{"id": "t", "kind": "light-woods", "area": [[20, 25], [50, 25], [50, 26], [20, 26]]}], "clear", False),
        ([{"id": "t", "kind": "hill", "area": [[20, 25], [50, 25], [50, 40], [20, 40]]}], "clear", False),
        ([{"id": "t", "kind": "stream", "line": [[20, 29], [50, 29]]}], "clear", True),
    ],
)
def test_ot_fire_12_what_stops_a_bouncing_ball(terrain, weather, bounces):
    # OT-AMB-25
    played = shoot(*BOUNCE, terrain=terrain, weather=weather)
    assert bool(played.all("fire", "F1", mode="bounce")) is bounces


def test_ot_fire_12_hits_friends_too_with_half_the_points_within_5_and_1():
    played = shoot(
        unit("F1", "guns", (36, 10), guns=3),
        unit("A1", "horse", (36, 23.375)),
        unit("F2", "horse", (36, 28.9)),
        unit("F3", "horse", (44, 27)),
    )
    assert [(event.target, event.effect["points"]) for event in played.all("fire", mode="bounce")] == [("F2", 3)]
    beyond = shoot(BOUNCE[0], BOUNCE[1], unit("A2", "horse", (36, 29.8)))
    assert not beyond.all("fire", mode="bounce")


def test_ot_fire_13_opportunity_by_decision():
    def shots(decision: str, move: str) -> list[tuple[str, int]]:
        played = play(
            unit("F1", "horse", (34, 23.5), facing=90, type="light", stands=2, formation="company-column"),
            unit("A1", at=(38, 20), facing=0, stands=4),
            french=f"F1: {move}\n{SILENT}",
            allied=f"{THEIRS}STANDING opportunity fire: {decision}",
            strict_dice=False,
        )
        return points(played, "A1")

    assert shots("NEVER", "MOVE 18") == []
    assert shots("ALWAYS", "MOVE 18") == [("F1", 36)]
    assert shots("ALWAYS", "MOVE 1")[0][1] == 18
    assert shots("BEST", "MOVE 9")[0][1] == 36


def test_ot_fire_13_is_never_through_to_others_behind():
    played = play(
        unit("F1", "horse", (34, 24), facing=90, type="light", stands=2, formation="company-column"),
        unit("F2", "horse", (36, 27)),
        unit("A1", "guns", (36, 12), facing=0),
        french=f"F1: MOVE 18\n{SILENT}",
        allied="A1: FIRE AT F1\n" + SILENT,
        strict_dice=False,
    )
    assert not played.all("fire", mode="bounce")


def test_ot_fire_14_the_last_figure_gone_destroys():
    played = shoot(unit("F1"), unit("A1", "horse", (36, 23.5), figures=1), dice=[("fire", "F1", [10])])
    assert played.one("eliminated", "A1").effect == {"out": "destroyed", "cause": "fire"}
    assert played.state("A1")["out"] == "destroyed"


@pytest.mark.parametrize(("throw", "state"), [(4, "good"), (3, "shaken"), (1, "shaken")])
def test_ot_c_mor_1_after_losses(throw, state):
    played = shoot(unit("F1"), unit("A1", "horse", (36, 23.5)), dice=[("fire", "F1", [2]), ("morale", "A1", [throw])])
    assert played.state("A1")["state"] == state


def test_ot_c_mor_1_nought_or_less_routs_from_the_nearest_who_hit():
    played = shoot(
        unit("F1"),
        unit("A1", "horse", (36, 23.5), quality="poor", state="shaken"),
        dice=[("fire", "F1", [2]), ("morale", "A1", [4]), ("rout", "A1", [1, 1, 1])],
    )
    assert played.one("rout", "A1").effect == {"cause": "fire"}
    # OT-AMB-7: 6 at once, the dice in its own Rally of the same turn.
    assert [event.effect["distance"] for event in played.all("move", "A1", mode="rout")] == [6, 3]


def test_ot_c_mor_1_cover_steadies():
    wall = [{"id": "wall", "kind": "wall", "line": [[20, 23], [50, 23]]}]
    played = shoot(unit("F1"), unit("A1", at=(36, 23.5)), terrain=wall, dice=[("fire", "F1", [10])])
    roll = played.one("test", "A1").roll
    assert roll is not None
    assert ("in cover", 1) in roll.modifiers


def test_ot_dice_1_losses_then_commanders_then_morale():
    # OT-CMD-6
    played = shoot(
        unit("F1"),
        unit("F2", at=(20, 20)),
        unit("A1", at=(36, 23.5)),
        unit("A2", at=(20, 23.5)),
        formations=[{"id": "A", "commander": {"name": "Ziethen", "at": [36, 30], "attached": "A1"}}],
        dice=[("fire", "F1", [5]), ("fire", "F2", [5]), ("commander", "A", [10])],
    )
    kinds = [
        (event.kind, event.unit)
        for event in played.events
        if event.phase == "stationary-fire" and event.kind in ("loss", "commander", "test")
    ]
    assert kinds[:5] == [("loss", "A1"), ("loss", "A2"), ("commander", "A"), ("test", "A1"), ("test", "A2")]


def test_ot_amb_21_units_in_contact_neither_fire_nor_are_fired_on():
    played = play(
        unit("F1", at=(36, 20)),
        unit("F2", "guns", (36, 8)),
        unit("A1", at=(36, 20.5)),
        strict_dice=False,
        allied="STANDING ALL fire at will: NEVER",
    )
    fought = played.one("combat")
    assert not [event for event in played.all("fire") if event.n < fought.n]


def test_ot_geo_3_the_stands_of_an_odd_attack_column_lie_from_the_left():
    # Three stands: two in front, the third behind the left one; each front stand fires its three figures.
    column = unit("F1", at=(36, 20), stands=3, formation="attack-column")
    assert points(shoot(column, unit("A1", "horse", (36, 24.5)))) == [("A1", 12)]


def test_ot_amb_15_half_points_round_down():
    played = shoot(unit("F1", "guns", (36, 10), guns=1, pounder=12), BOUNCE[1], BOUNCE[2])
    assert [event.effect["points"] for event in played.all("fire", mode="bounce")] == [1]
    weak = shoot(unit("F1", "guns", (36, 10), guns=1, pounder=6), BOUNCE[1], BOUNCE[2])
    assert not weak.all("fire", mode="bounce")


def test_ot_amb_27_a_march_forbids_fire_in_its_own_phase_only():
    played = play(
        unit("F2", at=(20, 20), formation="company-column"),
        unit("A1", at=(20, 45), formation="company-column"),
        french=f"F2: MARCH 10\n{SILENT}STANDING F2 defensive fire: ALWAYS",
        allied="A1: MOVE\n" + SILENT,
        strict_dice=False,
    )
    assert [event.phase for event in played.all("fire", "F2")] == ["stationary-fire"]
