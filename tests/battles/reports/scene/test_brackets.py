"""Brackets on the field's map: drawn behind clusters, with one name, and nobody in them has another there."""

import pytest

from battles.reports.documents.front import key_entries
from battles.reports.documents.maps import field_scene
from battles.reports.facts.clusters import clusters
from battles.reports.facts.enemy import in_sight
from battles.reports.scene.values import Certainty, Tone
from tests.battles.reports import mapped, measuring
from tests.battles.reports.gemioncourt import battle
from tests.battles.reports.papers import data
from tests.battles.reports.test_truth import SIDES, report


@pytest.mark.parametrize("side", SIDES)
def test_a_cluster_has_its_words_on_the_field_and_its_members_have_none(side):
    told = report(8, side)
    together = clusters(in_sight(told.knowledge))
    assert together
    _, scene, sheet = next(mapped.maps_of(told))
    words = [word.text for word in measuring.lettered(scene, sheet).words]
    assert [bracket.caption for bracket in scene.brackets] == [
        told.tongue.cluster(told.ruleset, some) for some in together
    ]
    for bracket in scene.brackets:
        assert bracket.caption in words
        assert all(sign.caption == "" for sign in scene.units if sign.at in bracket.members and sign.tone is Tone.ENEMY)


@pytest.mark.parametrize("side", SIDES)
def test_sheets_keep_the_handle_of_everybody(side):
    told = report(8, side)
    known = {contact.at for contact in in_sight(told.knowledge)}
    named = 0
    for called, scene, _ in mapped.maps_of(told):
        if called.startswith("sheet"):
            assert not scene.brackets
            for sign in scene.units:
                if sign.at in known and sign.tone is Tone.ENEMY and sign.certainty is Certainty.SEEN:
                    assert sign.caption
                    named += 1
    assert named > 5


def test_the_key_of_the_front_page_has_what_the_map_shows_and_no_more():
    told = report(8, "french")
    scene = field_scene(told)
    words = {entry.words for entry in key_entries(told.ruleset, told.tongue, scene)}
    labels = told.tongue.labels.front
    assert labels.enemy_seen in words
    ghosts = any(sign.certainty is Certainty.LAST_SEEN for sign in scene.units)
    assert (labels.enemy_last_seen in words) is ghosts
    few = data(battle(), ())
    shown = {entry.words for entry in key_entries(few.ruleset, few.tongue, field_scene(few))}
    assert "in square" not in shown
    assert len(shown) < len(words) + 3
