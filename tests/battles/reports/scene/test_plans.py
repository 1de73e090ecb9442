"""Plans on a map: arrows to where troops will stand, dots and rings for what they do not reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.reports.pens import svg
from battles.reports.scene import Plan, Scene, build_scene
from battles.reports.scene.values import Certainty, Goal, Tone, TrackKind
from battles.reports.tongues import ENGLISH
from battles.rulesets import find
from tests.battles.reports import gemioncourt

RULESET = find("mini-nap")
FIELD = gemioncourt.battle()
MOVER = FIELD.unit_by_id["1/92"]
START = MOVER.at or (0.0, 0.0)
END = (START[0], START[1] + 5.0)
AFAR = (START[0], START[1] + 30.0)


def planned(*plans: Plan, **more: object) -> Scene:
    return build_scene(RULESET, FIELD, side="french", words=ENGLISH.labels.map, command="gauthier", plans=plans, **more)


def test_a_march_leads_to_a_pale_sign_in_the_formation_to_come():
    scene = planned(Plan(replace(MOVER, at=END, formation="line"), (START, END)))
    (track,) = scene.tracks
    assert (track.kind, track.tone, track.points) == (TrackKind.MARCH, Tone.OWN, (START, END))
    (sign,) = (sign for sign in scene.units if sign.certainty is Certainty.PLANNED)
    assert sign.at == pytest.approx(END)
    assert sign.width > sign.depth
    assert scene.goals == ()


def test_what_is_not_reached_is_a_way_of_its_own_to_a_ring():
    scene = planned(Plan(replace(MOVER, at=END), (START, END), (AFAR,)))
    assert [(track.kind, track.points) for track in scene.tracks] == [
        (TrackKind.MARCH, (START, END)),
        (TrackKind.BEYOND, (END, AFAR)),
    ]
    assert scene.goals == (Goal(AFAR, Tone.OWN),)


def test_a_charge_within_reach_has_its_own_stroke_and_one_out_of_reach_has_none():
    target = FIELD.unit_by_id["7M"].at
    near, far = (planned(Plan(MOVER, (START,), target="7M", in_reach=reached)) for reached in (True, False))
    assert [(track.kind, track.points[-1]) for track in near.tracks] == [(TrackKind.CHARGE, target)]
    assert [(track.kind, track.points[-1]) for track in far.tracks] == [(TrackKind.BEYOND, target)]
    assert (near.goals, far.goals) == ((), (Goal(target, Tone.OWN),))
    assert all(sign.certainty is not Certainty.PLANNED for sign in (*near.units, *far.units))


def test_objectives_are_marked_once():
    scene = planned(Plan(replace(MOVER, at=END), (START, END), (AFAR,)), objectives=(AFAR, (60.0, 60.0)))
    assert {goal.at for goal in scene.goals} == {AFAR, (60.0, 60.0)}


def test_the_key_explains_bar_dots_and_ring():
    drawn = svg.render(planned(Plan(replace(MOVER, at=END), (START, END), (AFAR,))))
    assert drawn == svg.render(planned(Plan(replace(MOVER, at=END), (START, END), (AFAR,))))
    assert drawn != svg.render(planned())
