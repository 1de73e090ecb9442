"""What the maps draw for this book: each formation its own sign, and guns that were left where they stand."""

from __future__ import annotations

from itertools import combinations

import pytest

from battles.engine.knowledge import as_seen_by, observe, observer_of
from battles.engine.signs import Arm, Form
from battles.reports.scene import build_scene
from battles.reports.scene.legend import legend, unit_sample
from battles.reports.scene.values import Certainty, Scene, Tone
from battles.reports.tongues import ENGLISH
from battles.rulesets import find, read
from battles.rulesets.old_trousers.words import FORMATIONS
from tests.battles.rulesets.old_trousers.play import document, unit

RULES = find("old-trousers")
WORDS = ENGLISH.labels.map


def drawn(*units, side: str = "", known: bool = False) -> Scene:
    battle = read(document(*units))
    if not known:
        return build_scene(RULES, battle, side=side, words=WORDS)
    knowledge = observe(RULES, battle, (), battle, observer_of(battle, side))
    return build_scene(RULES, as_seen_by(battle, side, knowledge), side=side, words=WORDS, knowledge=knowledge)


@pytest.mark.parametrize("arm", ["infantry", "cavalry", "artillery"])
def test_no_two_formations_of_an_arm_look_alike(arm):
    forms = [RULES.signs.forms[formation] for formation in FORMATIONS[arm]]
    samples = [unit_sample(Arm(arm), form, Tone.OWN) for form in forms]
    assert not any(one == other for one, other in combinations(samples, 2))


def test_a_company_column_and_an_attack_column_have_words_of_their_own_in_the_key():
    column = unit("F1", at=(20, 20), formation="company-column")
    scene = drawn(column, unit("F2", at=(40, 20), formation="attack-column"))
    words = [entry.words for entry in legend(scene)]
    assert ("in column" in words, "in attack column" in words) == (True, True)


def test_guns_that_were_left_are_drawn_where_they_stand():
    crew = unit("F1", "guns", (36, 10), formation="limbered", state="shaken", guns_at=[36, 25], guns_facing=90)
    scene = drawn(crew, side="french")
    left = [sign for sign in scene.units if sign.form is Form.GUNS_LEFT]
    scale = scene.cm_per_unit
    assert [(sign.at, sign.facing, sign.badges) for sign in left] == [(pytest.approx((36 * scale, 25 * scale)), 90, ())]
    assert "guns without crew" in [entry.words for entry in legend(scene)]


def test_a_battery_with_its_guns_leaves_none():
    assert [sign.form for sign in drawn(unit("F1", "guns")).units] == [Form.BATTERY]


def test_an_enemy_whose_stands_nobody_counted_has_ground_to_stand_on():
    scene = drawn(unit("F1", at=(36, 20)), unit("A1", at=(36, 32)), side="french", known=True)
    enemy = next(sign for sign in scene.units if sign.tone is Tone.ENEMY)
    assert enemy.certainty is Certainty.SEEN
    assert min(enemy.width, enemy.depth) > 1.0
