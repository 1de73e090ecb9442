"""What the able staff foresees of an order, beside what a trial of it comes to."""

from __future__ import annotations

import pytest

from battles.rulesets import read
from battles.rulesets.old_trousers.command.able import AbleCraft
from battles.rulesets.old_trousers.table.field import lay_out
from battles.staff import Shape, Step, Verb
from tests.battles.rulesets.old_trousers.play import document, unit

FORM_LINE, FORM_COLUMN = Step(Verb.FORM, shape=Shape.LINE), Step(Verb.FORM, shape=Shape.COLUMN)
LINES = {
    "ahead": (Step(Verb.GO, length=3.0),),
    "a whole march": (Step(Verb.GO, length=40.0),),
    "a slight turn": (Step(Verb.FACE, degrees=20.0), Step(Verb.GO, length=3.0)),
    "a wheel": (Step(Verb.FACE, degrees=40.0), Step(Verb.GO, length=20.0)),
    "a wheel that takes all": (Step(Verb.FACE, degrees=170.0), Step(Verb.GO, length=20.0)),
    "a new front": (Step(Verb.FACE, degrees=100.0),),
    "backwards": (Step(Verb.BACK, length=20.0),),
    "aside": (Step(Verb.ASIDE, length=20.0, right=False),),
    "about": (Step(Verb.ABOUT), Step(Verb.GO, length=20.0), Step(Verb.ABOUT)),
    "to a line": (FORM_LINE,),
    "to a column": (FORM_COLUMN, Step(Verb.GO, length=20.0)),
    "into action": (Step(Verb.FORM, shape=Shape.BATTERY, degrees=30.0),),
    "into action there": (Step(Verb.DEPLOY_AT, point=(36.0, 23.0), degrees=30.0),),
    "into action some day": (Step(Verb.DEPLOY_AT, point=(36.0, 50.0), degrees=30.0),),
}
TROOPS = {
    "line": unit("F1"),
    "column": unit("F1", formation="attack-column"),
    "square": unit("F1", formation="square"),
    "horse": unit("F1", "horse", formation="attack-column"),
    "limbered guns": unit("F1", "guns", formation="limbered"),
    "guns": unit("F1", "guns"),
}


FAR, AHEAD, NEAR = (66.0, 56.0), (36.0, 36.0), (37.0, 27.0)


@pytest.mark.parametrize("foe", [FAR, AHEAD, NEAR], ids=["far", "within a march", "near"])
@pytest.mark.parametrize(
    ("troops", "words"),
    [
        (troops, words)
        for troops in TROOPS
        for words in LINES
        if words == "a new front" or ("guns" in troops) == ("action" in words)
    ],
)
def test_what_is_foreseen_is_what_comes_of_it_where_no_friend_is_in_the_way(troops, words, foe):
    field = lay_out(read(document(TROOPS[troops], unit("A1", at=foe))), {}, bytes(32))
    field.begin_turn()
    field.begin_phase("french")
    craft = AbleCraft.of(field, field.of_side("french"))
    (body,) = craft.bodies()
    foreseen, after = craft.foresee(body, LINES[words], craft.foes()), craft.attempt(body, LINES[words])
    if after is None or foreseen is None:
        # A line that keeps a formation which cannot be changed is another line, and tried as such.
        assert after is None or LINES[words][0].verb is Verb.FORM
        return
    if after.facing == body.facing and foe == NEAR and LINES[words][0].verb is Verb.FACE:
        # It had no room to wheel.
        return
    assert foreseen.shape is after.shape
    assert foreseen.facing == pytest.approx(after.facing, abs=0.01)
    # Corners of what an enemy keeps clear are taken to be square, and a march to end there.
    assert foreseen.at == pytest.approx(after.at, abs=0.01 if foe == FAR else 1.0)
