"""Fire: who, at whom, with what effect."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from battles.engine.boxes import box
from battles.rulesets.big_napoleonic.fire.aiming import outline
from battles.rulesets.big_napoleonic.table import figures
from tests.battles.rulesets.big_napoleonic.play import foot, guns, horse, moving, play

NO_REPLY = "STANDING ALL reaction fire: NEVER\nSTANDING ALL initiative fire: NEVER"


def shot(unit: str, *faces: int) -> tuple[str, str, tuple[int, ...]]:
    return ("initiative-fire", unit, faces or (1, 1))


def reaction(unit: str, *faces: int) -> tuple[str, str, tuple[int, ...]]:
    return ("reaction-fire", unit, faces)


def test_a_base_may_fire_from_the_place_of_a_marker_beside_it():
    """BNB-FIRE-1, BNB-GEO-4: the outer marker sees a target that no base does."""
    line = foot("F1", (36, 20), size=5, bases=4, formation="extended")
    target = foot("A1", (31.6, 22.6), 180, size=3, formation="march")
    played = play(line, target, allied=NO_REPLY, dice=[shot("A1")])
    assert played.one("fire")["points"] > 0


@pytest.mark.parametrize(("at", "fired"), [(23.5, True), (23.6, False)])
def test_infantry_fires_three_inches(at, fired):
    """BNB-FIRE-4, BNB-FIRE-2, BNB-AMB-34."""
    played = play(
        foot("F1", (36, 20), formation="extended"), foot("A1", (36, at + 1), 180), allied=NO_REPLY, dice=[shot("A1")]
    )
    assert bool(played.of("fire")) == fired


def test_disrupted_guns_fire_close_only():
    """BNB-FIRE-4."""
    near = foot("F9", (30, 20))
    far = play(guns("F1", (36, 20), ds=1), near, foot("A1", (36, 30), 180), dice=[moving("F1", 2, 2)])
    assert far.of("fire") == []
    close = play(guns("F1", (36, 20), ds=1), near, horse("A1", (36, 24), 180), dice=[moving("F1", 2, 2), shot("A1")])
    assert close.one("fire")["points"] == 2


def test_a_square_fires_all_round():
    """BNB-FIRE-1, BNB-FIRE-8."""
    behind = horse("A1", (36, 16.5), size=3, formation="extended")
    played = play(foot("F1", (36, 20), square=True), behind, dice=[shot("A1")])
    assert played.one("fire")["points"] == 2


def test_ground_hides_beyond_three_inches():
    """BNB-FIRE-3, BNB-AMB-13."""
    target, battery, friend = foot("A1", (36, 32), 180), guns("F1", (36, 20)), foot("F9", (30, 20))
    wood = {"id": "w", "kind": "wood", "area": [[20, 25], [52, 25], [52, 27], [20, 27]]}
    assert play(battery, friend, target, terrain=[wood]).of("fire") == []
    thin = {**wood, "area": [[20, 25], [52, 25], [52, 25.9], [20, 25.9]]}
    assert play(battery, friend, target, terrain=[thin], dice=[shot("A1")]).of("fire")
    ridge = {"id": "r", "kind": "ridge", "line": [[20, 26], [52, 26]]}
    assert play(battery, friend, target, terrain=[ridge]).of("fire") == []


def test_guns_on_a_hill_fire_over_their_friends():
    """BNB-FIRE-3."""
    hill = {"id": "h", "kind": "hill", "area": [[34, 18], [38, 18], [38, 22], [34, 22]]}
    units = [guns("F1", (36, 20)), foot("F9", (36, 25), formation="extended"), foot("A1", (36, 32), 180)]
    assert play(*units).of("fire") == []
    assert play(*units, terrain=[hill], dice=[shot("A1")]).of("fire")


def test_reaction_fire_takes_the_best_place_on_the_way():
    """BNB-FIRE-5, BNB-AMB-9, BNB-AMB-3: a unit that marches past is shot at where most points tell."""
    battery = guns("A1", (36, 30), 180)
    line = f"{NO_REPLY}\nF1: MOVE"
    dice = [moving("F1"), reaction("F1", 1, 1)]
    quiet = "STANDING ALL initiative fire: NEVER"
    passing = play(
        horse("F1", (30, 26.5), 90), battery, foot("A9", (32, 34), 180), french=line, allied=quiet, dice=dice
    )
    assert passing.one("fire")["points"] == 4
    new = {"reaction_fire": "new"}
    unit = horse("F1", (36, 20))
    seen = play(unit, battery, foot("A9", (32, 34), 180), french=line, allied=quiet, dice=dice[:1], settings=new)
    assert seen.of("fire") == []


def test_what_comes_into_sight_is_shot_at_in_reaction():
    """BNB-FIRE-5: the friend who hid a line has gone."""
    units = [
        foot("F1", (36, 22), formation="extended"),
        foot("F2", (36, 18)),
        guns("A1", (36, 30), 180),
        foot("A9", (32, 34), 180),
    ]
    line = f"{NO_REPLY}\nF1: MANOEUVRE 6 W"
    dice = [moving("F1"), reaction("F2", 1, 1)]
    allied = "STANDING ALL initiative fire: NEVER\nA1: FIRE AT F2"
    played = play(*units, french=line, allied=allied, dice=dice)
    assert [event["target"] for event in played.events if event["kind"] == "fire"] == ["F2"]


def test_targets_of_guns():
    """BNB-FIRE-6: the nearest, the largest, the one ordered; within three the nearest whatever is ordered."""
    units = [guns("F1", (36, 20)), foot("F9", (30, 20)), foot("A1", (34, 28), 180), foot("A2", (38, 31), 180, size=6)]
    for orders, target in (
        ("", "A1"),
        ("STANDING ALL artillery target: LARGEST", "A2"),
        ("F1: FIRE AT A2", "A2"),
        ("F1: HOLD FIRE", ""),
        ("STANDING ALL initiative fire: CLOSE", ""),
    ):
        played = play(*units, french=orders, dice=[shot("A1"), shot("A2")])
        assert [event["target"] for event in played.events if event["kind"] == "fire"] == ([target] if target else [])
    near = foot("A3", (36, 23.7), 180)
    played = play(*units, near, french="F1: FIRE AT A2", allied=NO_REPLY, dice=[shot("A3")])
    assert played.reasons("F1") == ["not-eligible"]


def test_enfilade_is_thrown_for_apart():
    """BNB-FIRE-7, BNB-AMB-12."""
    rear = foot("F1", (36, 20), formation="extended")
    played = play(rear, foot("A1", (36, 23.5), 0), dice=[("initiative-enfilade", "A1", (1, 1))])
    assert (played.one("fire")["enfilade"], played.one("fire")["shift"]) == (True, 1)
    squared = play(rear, foot("A1", (36, 23.5), 0, square=True), allied=NO_REPLY, dice=[shot("A1")])
    assert (squared.one("fire")["enfilade"], squared.one("fire")["shift"]) == (False, 1)


@pytest.mark.parametrize(
    ("terrain", "shift"),
    [
        ({"kind": "wood", "area": [[30, 22], [42, 22], [42, 30], [30, 30]]}, -1),
        ({"kind": "village", "area": [[30, 22], [42, 22], [42, 30], [30, 30]], "cover": "strong"}, -3),
        ({"kind": "entrenchment", "line": [[30, 22.6], [42, 22.6]]}, -2),
        ({"kind": "redoubt", "line": [[30, 22.6], [42, 22.6]]}, -3),
        ({"kind": "entrenchment", "line": [[30, 21], [42, 21]]}, 0),
    ],
)
def test_cover(terrain, shift):
    """BNB-FIRE-10."""
    played = play(
        foot("F1", (36, 20), formation="extended"),
        foot("A1", (36, 24), 180),
        terrain=[{"id": "t", **terrain}],
        allied=NO_REPLY,
        dice=[shot("A1")],
    )
    assert played.one("fire")["shift"] == shift


def test_what_is_left_of_the_first_column_is_nothing():
    """BNB-FIRE-10."""
    farm = {"id": "t", "kind": "village", "area": [[30, 22], [42, 22], [42, 40], [30, 40]], "cover": "strong"}
    weak = foot("F1", (36, 20), formation="march", quality="raw")
    played = play(weak, foot("A1", (36, 24.9), 180), terrain=[farm], allied=NO_REPLY)
    assert (played.one("fire")["used"], played.one("fire")["result"]) == ("none", "none")


@pytest.mark.parametrize(
    ("faces", "ds", "bases", "marks"),
    [((4, 4), 0, 4, 1), ((5, 5), 0, 4, 2), ((5, 5), 1, 3, 1), ((6, 6), 0, 3, 1), ((4, 4), 2, 3, 1)],
)
def test_effects(faces, ds, bases, marks):
    """BNB-FIRE-11, BNB-LOSS-1, BNB-LOSS-2, BNB-LOSS-3, BNB-AMB-11: four and a half points use column 6."""
    units = [foot("F1", (36, 20), size=6), foot("A1", (36, 24.5), 180, ds=ds, formation="extended")]
    dice = [shot("A1", *faces)] + ([moving("A1", 2, 2)] if ds else [])
    played = play(*units, allied=NO_REPLY, dice=dice)
    assert (played.units["A1"]["bases"], played.units["A1"]["ds"]) == (bases, marks)


def test_a_last_base_is_lost_with_its_unit():
    """BNB-LOSS-4, BNB-FIRE-14, BNB-AMB-14, BNB-AMB-15: the best throws tire whoever fired."""
    units = [foot("F1", (36, 20), formation="extended"), foot("A1", (36, 23.5), 180, size=3, bases=2)]
    played = play(*units, allied=NO_REPLY, dice=[shot("A1", 6, 6)])
    assert played.units["A1"]["out"] == "eliminated"
    assert played.one("status", "F1")["cause"] == "fatigue"


def test_a_halt_and_where():
    """BNB-FIRE-12, BNB-AMB-10: at the first place of most points, or the last if told so."""
    units = [foot("F1", (36, 20)), foot("A1", (36, 30), 180, formation="extended")]
    dice = [moving("F1"), reaction("F1", 4, 3)]
    quiet = "STANDING ALL initiative fire: NEVER"
    back = play(*units, french=f"{quiet}\nF1: MOVE", allied=quiet, dice=dice)
    assert back.one("retreat")["mode"] == "halt"
    forward = play(*units, french=f"{quiet}\nF1: MOVE", allied=f"{quiet}\nSTANDING ALL halt point: FORWARD", dice=dice)
    assert forward.units["F1"]["at"][1] > back.units["F1"]["at"][1]
    veteran = foot("F1", (36, 20), quality="veteran", traits=["stoic"])
    on = play(veteran, units[1], french=f"{quiet}\nF1: MOVE", allied=quiet, dice=dice)
    assert on.of("retreat") == []


def test_friends_behind_a_halted_unit_make_room():
    """BNB-FIRE-13: and horse recoils through them."""
    quiet = "STANDING ALL initiative fire: NEVER"
    orders = f"{quiet}\nF1: ASSAULT A1\nF2: SUPPORT F1"
    units = [
        foot("F1", (36, 24), formation="extended"),
        foot("F2", (36, 22.85), formation="extended"),
        foot("A1", (36, 30), 180, formation="extended"),
    ]
    dice = [moving("F1"), moving("F2"), reaction("F1", 5, 5)]
    played = play(*units, french=orders, allied=quiet, dice=dice)
    assert played.one("retreat", "F1")["mode"] == "halt"
    assert played.units["F2"]["at"][1] <= played.units["F1"]["at"][1] - 1 + 0.01
    assert played.of("combat") == []


def test_bouncing_shot_spares_friends_and_stops_on_bad_ground():
    """BNB-FIRE-15, BNB-AMB-29."""
    units = [guns("F1", (36, 20)), foot("F9", (30, 20)), foot("A1", (36, 29), 180), foot("A2", (36, 32), 180)]
    both = play(*units, dice=[shot("A1"), shot("A2")])
    assert [effect["points"] for effect in both.of("fire")] == [2, 1]
    marsh = {"id": "m", "kind": "marsh", "area": [[30, 27], [42, 27], [42, 30], [30, 30]]}
    assert len(play(*units, terrain=[marsh], dice=[shot("A1")]).of("fire")) == 1


def test_blind_fire_over_a_ridge():
    """BNB-FIRE-16."""
    ridge = {"id": "r", "kind": "ridge", "line": [[20, 26], [52, 26]]}
    units = [guns("F1", (36, 20)), foot("F9", (30, 20)), foot("A1", (36, 28.5), 180)]
    played = play(*units, terrain=[ridge], french="F1: FIRE BLIND AT A1", dice=[shot("A1")])
    assert played.one("fire")["points"] == 1
    further = play(*units[:2], foot("A1", (36, 32), 180), terrain=[ridge], french="F1: FIRE BLIND AT A1")
    assert further.reasons("F1") == ["not-eligible"]


def test_a_garrison_fires_from_its_boundary():
    """BNB-FIRE-17, BNB-AMB-36."""
    bourg = {"id": "bourg", "kind": "town", "area": [[34, 16], [38, 16], [38, 20], [34, 20]]}
    units = [
        foot("F1", (36, 18), formation="town", town="bourg", size=6),
        foot("A1", (36, 23), 180, formation="extended"),
    ]
    played = play(*units, terrain=[bourg], allied=NO_REPLY, dice=[shot("A1")])
    assert played.one("fire")["points"] == 3
    reply = play(*units, terrain=[bourg], french=NO_REPLY, dice=[shot("F1")])
    assert reply.one("fire")["shift"] == -2


def test_horse_that_fled_past_guns_is_not_put_back_onto_the_enemy_it_stood_beside():
    """BNB-FIRE-13: it is halted near its start, and an enemy stands where it would recoil to."""
    fled = play(
        horse("F1", (34.5, 17.93), 90, size=5, bases=4, ds=2),
        foot("A1", (37, 17.77), 180, size=6, bases=5, square=True),
        guns("A2", (23.5, 38), 180, type="horse"),
        allied="STANDING ALL initiative fire: NEVER",
        dice=[moving("F1", 1, 1), ("reaction-fire", "F1", (6, 6))],
    )
    assert fled.one("retreat", "F1", phase="reaction-fire")["mode"] == "halt"
    assert fled.units["F1"]["at"][0] < 35.0


footprints = st.tuples(
    st.floats(0, 20), st.floats(0, 20), st.sampled_from((1.0, 2.0, 4.0, 6.0)), st.sampled_from((1.0, 1.4, 2.0, 3.0)),
    st.one_of(st.sampled_from((0.0, 90.0, 180.0)), st.floats(0, 359)),
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.tuples(st.floats(0, 20), st.floats(0, 20)), footprints, footprints)
def test_who_hides_a_whole_unit_hides_every_point_of_it(start, target, blocker):
    """BNB-FIRE-3: the quick test never says more than the points of the outline do."""
    there, other = box(*target), box(*blocker)
    assume(not figures.overlap(there, other) and min(figures.point_gap(f, start) for f in (there, other)) > 0)
    seen = list(figures.in_sight(start, outline(there), [other]))
    assert seen == [point for point in outline(there) if not figures.runs_over(other, start, point)]
    if figures.hides(other, start, there):
        assert not seen


def test_a_unit_straight_behind_another_is_hidden_whole():
    """BNB-FIRE-3."""
    assert figures.hides(box(10, 10, 4, 1, 0), (10.0, 8.0), box(10, 14, 2, 2, 0))
    assert not figures.hides(box(10, 10, 4, 1, 0), (10.0, 8.0), box(17, 12, 2, 2, 0))
    assert not figures.hides(box(10, 14, 2, 2, 0), (10.0, 8.0), box(10, 10, 4, 1, 0))
