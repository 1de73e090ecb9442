"""Going there: who is sent *there*, who stays with his own, only so far, and what a postscript puts right."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

BATTLE = FIXTURES["quatre-bras-1"]


def normal_forms(text: str) -> list[str]:
    """The orders read of a letter of the French, in normal form."""
    return [line.normal for line in reader_of(BATTLE, "french")(text).sheet.lines]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("Das 1/4L geht nach E5. Das 2/4L soll auch dorthin.", ["1/4L: MOVE TO E5", "2/4L: MOVE TO E5"]),
        ("Das 1/4L geht nach E5, und das 2/4L geht auch dahin.", ["1/4L: MOVE TO E5", "2/4L: MOVE TO E5"]),
        ("1/4L goes to E5. 2/4L goes there too.", ["1/4L: MOVE TO E5", "2/4L: MOVE TO E5"]),
        ("Lairalle ist wichtig. Husson soll dorthin.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
        ("Das 1/4L geht nach E5. Das 2/4L bis dahin Karree.", ["1/4L: MOVE TO E5", "2/4L: FORM SQUARE"]),
        # two places were named: which is meant?
        ("Das 1/4L geht nach E5, das 2/4L nach F5. Das 3/4L soll auch dorthin.",
         ["1/4L: MOVE TO E5", "2/4L: MOVE TO F5"]),
        ("Das 1/4L bleibt bei Jamin.", ["1/4L: HOLD"]),
        ("1/4L stays with Jamin.", ["1/4L: HOLD"]),
        ("Le 1/4L reste avec Jamin.", ["1/4L: HOLD"]),
        ("Das 1/4L geht zu Jamin.", ["1/4L: MOVE TO jamin"]),
        ("Gauthier marschiert Richtung Gemioncourt, aber nur bis F5.", ["BRIGADE gauthier: INTENT ADVANCE F5"]),
        ("Gauthier marches towards Gemioncourt, but only as far as F5.", ["BRIGADE gauthier: INTENT ADVANCE F5"]),
        ("Gauthier marche vers Gemioncourt, mais seulement jusqu'en F5.", ["BRIGADE gauthier: INTENT ADVANCE F5"]),
        ("Bachelu reitet zu Campi hinüber.", ["GENERAL Bachelu: MOVE TO campi"]),
        ("Hubert soll sich auf kein Handgemenge einlassen.", ["STANDING hubert opportunity charge: NEVER"]),
        ("Die Garde bleibt allesamt zuhinterst stehen.",
         ["GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"]),
    ],
)  # fmt: skip
def test_where_they_go(text: str, orders: list[str]):
    assert normal_forms(text) == orders


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("1/4L geht nach E5.\n\nNachtrag: 1/4L bleibt doch stehen.", ["1/4L: HOLD"]),
        ("1/4L goes to E5.\n\nPS: 1/4L stays where it is after all.", ["1/4L: HOLD"]),
        ("1/4L geht nach E5.\n\nPS: Bei E5 habe ich mich vertan. Das 2/4L soll dorthin, das 1/4L bleibt stehen.",
         ["2/4L: MOVE TO E5", "1/4L: HOLD"]),
        # a formation takes no march back
        ("1/4L geht nach E5.\n\nPS: 1/4L bildet doch Linie.", ["1/4L: MOVE TO E5", "1/4L: FORM LINE"]),
    ],
)  # fmt: skip
def test_a_postscript_puts_right(text: str, orders: list[str]):
    assert normal_forms(text) == orders
