"""A scene holds what its reader may know, in the tones and with the marks that are his."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.engine.battle import Commander
from battles.engine.events import Event
from battles.engine.knowledge import as_seen_by, observer_of, witness
from battles.engine.signs import Form
from battles.reports.scene import build_scene, own_places, sector_window, troops_window
from battles.reports.scene.values import Certainty, Rank, Scene, ShotKind, Tone, TrackKind
from battles.reports.tongues import ENGLISH
from battles.rulesets import find
from tests.battles.reports import gemioncourt

RULESET = find("mini-nap")
WORDS = ENGLISH.labels.map


def told(**changes: object) -> Scene:
    """The field after the hand-made turn, with what happened, and everything visible."""
    before = gemioncourt.battle()
    values = {"side": "french", "command": "gauthier", "before": before, "events": gemioncourt.events()} | changes
    return build_scene(RULESET, gemioncourt.after(gemioncourt.battle(), gemioncourt.events()), **values, words=WORDS)


def sign(scene: Scene, title: str, certainty: Certainty = Certainty.SEEN):
    return next(unit for unit in scene.units if unit.title.startswith(title) and unit.certainty is certainty)


def test_own_troops_friends_and_enemies_have_different_tones():
    scene = told()
    assert sign(scene, "1/92nd Ligne").tone is Tone.OWN
    assert sign(scene, "1/4th Léger").tone is Tone.FRIEND
    assert sign(scene, "7th Militia").tone is Tone.ENEMY


def test_commands_of_one_name_are_called_by_their_commanders():
    before = gemioncourt.battle()
    led = {"gauthier": Commander(name="Gauthier"), "jamin": Commander(name="Jamin")}
    formations = tuple(
        replace(each, name="1st Brigade", commander=led[each.id]) if each.id in led else each
        for each in before.formations
    )
    scene = build_scene(RULESET, replace(before, formations=formations), side="french", command="gauthier", words=WORDS)
    assert {command.caption for command in scene.commands if command.key in led} == {"Gauthier", "Jamin"}
    alone = tuple(replace(each, name="2nd Brigade") if each.id == "jamin" else each for each in formations)
    scene = build_scene(RULESET, replace(before, formations=alone), side="french", command="gauthier", words=WORDS)
    assert not {"Gauthier", "Jamin"} & {command.caption for command in scene.commands}


def test_a_reader_may_command_several_formations():
    scene = told(command=("gauthier", "jamin"))
    assert sign(scene, "1/4th Léger").tone is Tone.OWN
    assert sign(scene, "5th Lancers").tone is Tone.FRIEND


def test_a_reader_may_command_a_divisions_guns_only():
    scene = told(command=("9D/artillery",))
    assert sign(scene, "1st Coy, 6th Foot Artillery").tone is Tone.OWN
    assert sign(scene, "1/92nd Ligne").tone is Tone.FRIEND


def test_the_umpire_sees_both_sides_named_by_id_with_their_strength():
    scene = told(side="", command="")
    assert {unit.tone for unit in scene.units} == {Tone.OWN, Tone.ENEMY}
    militia = next(unit for unit in scene.units if unit.caption == "7M" and unit.certainty is Certainty.SEEN)
    assert militia.estimate == "5"
    assert scene.everything


def test_the_umpire_sees_in_brackets_what_the_enemy_does_not_see():
    scene = told(side="", command="", unseen=("7M",))
    militia = next(unit for unit in scene.units if unit.caption == "(7M" and unit.certainty is Certainty.SEEN)
    assert militia.estimate == "5)"


def test_footprints_are_true_to_scale_and_formations_mapped():
    square = sign(told(), "2/92nd Ligne")
    assert (square.width, square.depth) == pytest.approx((2.5, 4.0))
    assert square.form is Form.HASTY_SQUARE


def test_a_unit_that_moved_leaves_a_pale_sign_where_it_stood():
    scene = told()
    assert any(unit.certainty is Certainty.BEFORE and unit.at == pytest.approx((41.0, 28.0)) for unit in scene.units)
    assert not any(unit.certainty is Certainty.BEFORE and "2/93rd" in unit.title for unit in scene.units)


def test_a_destroyed_unit_is_crossed_out_where_it_fell():
    assert sign(told(), "5th Militia", Certainty.DESTROYED).at == pytest.approx((47.5, 34.5))


def test_moves_charges_and_retreats_become_ways_of_their_own_kind():
    scene = told()
    kinds = {(track.kind, track.tone) for track in scene.tracks}
    assert (TrackKind.MARCH, Tone.OWN) in kinds
    assert (TrackKind.CHARGE, Tone.ENEMY) in kinds
    assert (TrackKind.RETREAT, Tone.ENEMY) in kinds
    assert (TrackKind.CHARGE, Tone.FRIEND) in kinds


def test_small_arms_and_guns_fire_differently():
    kinds = {shot.kind for shot in told().shots}
    assert ShotKind.MUSKETRY in kinds


def test_fights_close_together_share_one_pair_of_sabres():
    places = [clash.at for clash in told().clashes]
    assert places
    assert len(places) == len(set(places))


def test_marks_stand_where_things_happened_or_at_a_given_place():
    scene = told(marks=[(1, "5M"), (2, (10.0, 20.0)), (3, "nobody")])
    assert [mark.number for mark in scene.marks] == [1, 2]
    assert scene.marks[0].at == pytest.approx((47.5, 34.5))
    assert scene.marks[1].at == (10.0, 20.0)


def test_brigades_carry_their_strength_only_when_they_are_the_readers_own():
    commands = {command.key: command for command in told().commands}
    assert commands["gauthier"].caption == "Gauthier"
    assert commands["gauthier"].strength == "16"
    assert commands["jamin"].strength == ""
    assert "bijlandt" not in commands


def test_a_small_map_names_some_brigades_and_the_others_by_their_division():
    commands = {command.key: command for command in told(side="", command="", named=("wathiez",)).commands}
    assert commands["wathiez"].strength
    assert not commands["wathiez"].minor
    assert commands["9D"].caption == "9th Div."
    assert commands["9D"].minor
    assert set(commands["9D"].groups) == {"9D", "gauthier", "jamin"}
    assert not {"gauthier", "jamin"} & set(commands)


def test_a_division_with_a_brigade_named_by_itself_has_no_name_beside_it():
    commands = {command.key for command in told(side="", command="", named=("gauthier",)).commands}
    assert "gauthier" in commands
    assert not {"9D", "jamin"} & commands


def test_the_umpires_small_map_flies_the_flags_of_generals_without_their_names():
    scene = told(side="", command="", named=())
    assert scene.commanders
    assert not any(commander.caption for commander in scene.commanders)


def test_an_enemy_seen_only_before_is_a_ghost_with_its_time():
    before = gemioncourt.battle()
    seen = witness(
        RULESET,
        before,
        gemioncourt.events(),
        gemioncourt.after(gemioncourt.battle(), gemioncourt.events()),
        observer_of(before, "french"),
    )
    contacts = tuple(replace(contact, seen=False, moment=4.0) for contact in seen.end.contacts if not contact.fate)
    knowledge = replace(seen.end, contacts=contacts)
    view = as_seen_by(gemioncourt.after(gemioncourt.battle(), gemioncourt.events()), "french", knowledge)
    scene = build_scene(
        RULESET,
        view,
        side="french",
        words=WORDS,
        knowledge=knowledge,
        clock=lambda moment: f"at {moment:g}",
    )
    ghosts = [unit for unit in scene.units if unit.tone is Tone.ENEMY]
    assert ghosts
    assert all(unit.certainty is Certainty.LAST_SEEN and unit.caption.endswith(", at 4") for unit in ghosts)
    assert all(unit.strength is None for unit in ghosts)
    assert scene.seen


def test_an_enemy_general_shows_neither_name_nor_rank():
    before = gemioncourt.battle()
    seen = witness(RULESET, before, (), before, observer_of(before, "french"))
    scene = build_scene(RULESET, as_seen_by(before, "french", seen.end), side="french", words=WORDS, knowledge=seen.end)
    enemies = [general for general in scene.commanders if general.tone is Tone.ENEMY]
    assert all(general.rank is Rank.UNKNOWN and not general.caption for general in enemies)


def test_inches_become_centimetres_once():
    class Inches:
        unit_of_length = "in"
        metres_per_unit = 100.0

        def __getattr__(self, name: str) -> object:
            return getattr(RULESET, name)

    scene = build_scene(Inches(), gemioncourt.battle(), side="french", words=WORDS, window=(0.0, 0.0, 60.0, 45.0))
    assert scene.width == pytest.approx(304.8)
    assert scene.window[2] == pytest.approx(152.4)
    assert scene.metres_per_cm == pytest.approx(100 / 2.54)


def test_events_about_strangers_are_passed_over():
    stray = Event(n=1, turn=4, phase="firing", kind="fire", unit="ghost", target="nobody")
    scene = told(events=(stray,))
    assert scene.shots == ()


def test_a_sector_stays_on_the_table():
    battle = gemioncourt.battle()
    left, bottom, right, top = sector_window(battle, [(2.0, 88.0)], 60.0, 40.0)
    assert (left, bottom) >= (0.0, 0.0)
    assert (right, top) <= (120.0, 90.0)
    assert right - left == pytest.approx(60.0)


def test_a_window_around_troops_holds_them_all_with_room_to_spare():
    battle = gemioncourt.battle()
    places = own_places(find("mini-nap"), battle, "french", "gauthier")
    left, bottom, right, top = troops_window(battle, places, 10.0, 30.0)
    assert all(left + 5 <= x <= right - 5 and bottom + 5 <= y <= top - 5 for x, y in places)
    assert troops_window(battle, [], 10.0, 30.0) == (0.0, 0.0, 120.0, 90.0)
