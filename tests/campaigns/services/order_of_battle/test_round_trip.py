"""What is written is read back the same, and what is wrong in our own form is refused by name."""

from __future__ import annotations

import pytest

from battles.engine.faults import InputFaults
from campaigns.services.order_of_battle.values import Basis, Commander, Formation, OrderOfBattle, Side, Unit
from campaigns.services.order_of_battle.writing import Form, write
from tests.campaigns.orders_of_battle import read, read_data

SMALL = OrderOfBattle(
    sides=(Side("french", "French", "french"), Side("allied", "Allied, and others", "british")),
    formations=(
        Formation("II", "corps", "french", "II Corps", commander=Commander("Reille", "average", Basis.SET, "cautious")),
        Formation("gauthier", "brigade", "french", 'The "first" Brigade', "II", commander=Commander("Gauthier")),
        Formation(
            "9D",
            "division",
            "french",
            "9th Division",
            "II",
            "french",
            Commander("Foy", "good", Basis.THROWN, "", (6, 6)),
        ),
        Formation("5D", "division", "allied", "5th Division"),
    ),
    units=(
        Unit("1/92", "gauthier", "1/92e Ligne", "infantry", "line", "veteran", 5, men=534, source_row="FR-043"),
        Unit(
            "12pdr", "9D", "Réserve; 12-pdr", "artillery", "foot", "veteran", 4, 248, 8, "heavy", data={"howitzers": 2}
        ),
        Unit("uhl", "5D", "Uhlans", "cavalry", "light", "trained", 2, men=232, traits=("lancer",), nation="other"),
        Unit("sap", "5D", "Sappers", "engineer", "sapper", "trained", 0, men=100),
    ),
).in_tree_order()


@pytest.mark.parametrize("form", list(Form))
def test_an_order_of_battle_survives_writing_and_reading(form: Form) -> None:
    reading = read(write(SMALL, form, "mini-nap"), f"oob.{form}")
    assert reading.order_of_battle == SMALL
    assert reading.report.notes == ()


@pytest.mark.parametrize("form", list(Form))
def test_waterloo_survives_writing_and_reading(form: Form) -> None:
    waterloo = read_data("waterloo-1815/oob.csv", "waterloo-1815/commanders.csv").order_of_battle
    assert read(write(waterloo, form, "mini-nap"), f"oob.{form}").order_of_battle == waterloo


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("unit,1/92,gauthier", "unit,1/92,nobody", "is no formation that was read"),
        ("unit,1/92,", "unit,1 92,", "may hold 1 to 40 letters"),
        ("unit,1/92,", "unit,uhl,", "is taken already"),
        ("infantry,line,veteran", "infantry,horse,veteran", "is no infantry that mini-nap knows; allowed: light, line"),
        ("infantry,line,veteran", "infantry,line,proud", "is unknown; allowed"),
        ("division,9D,II", "division,9D,5D", "is a division; a division stands under a higher kind or its side"),
        ("division,9D,II", "division,9D,gauthier", "is a brigade; a division stands under a higher kind"),
        ("corps,II,french", "corps,II,II", "is a corps; a corps stands under a higher kind"),
        ("brigade,gauthier,II", "host,gauthier,II", "is no kind of record"),
        (",lancer,", ",balloon,", "balloon is unknown to mini-nap"),
        ("534,,5,", ",,,", "and so are men to take it from"),
        ("534,,5,", "534,,21,", "allowed: up to 20"),
        ("248,8,4,", "248,8,7,", "allowed: up to 6"),
    ],
)
def test_a_record_that_cannot_be_is_refused_by_key(before: str, after: str, words: str) -> None:
    text = write(SMALL, Form.CSV, "mini-nap")
    assert before in text
    reading = read(text.replace(before, after, 1))
    assert any(words in note.message for note in reading.report.refused)


def test_what_stands_under_a_refused_formation_is_refused_too() -> None:
    text = write(SMALL, Form.CSV, "mini-nap").replace("corps,II,french", "corps,II,nowhere", 1)
    reading = read(text)
    assert {note.row for note in reading.report.refused} == {"II", "gauthier", "9D", "1/92", "12pdr"}
    assert reading.report.rows_read == reading.report.rows - 5


def test_strength_left_out_is_taken_from_men_or_pieces() -> None:
    text = write(SMALL, Form.CSV, "mini-nap").replace("534,,5,", "551,,,").replace("248,8,4,", "248,7,,")
    units = read(text).order_of_battle.unit_by_key
    assert (units["1/92"].strength, units["12pdr"].strength) == (6, 3)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("estafette: battle/1\n", "is not order-of-battle/1"),
        ("estafette: order-of-battle/1\nunits: 3\n", "is not a list"),
        ("estafette: order-of-battle/1\nunits: [3]\n", "is not a mapping"),
        ("estafette: order-of-battle/1\ntroops: []\n", "is not a key of an order of battle"),
        ("estafette: order-of-battle/1\nsides: [\n", "not YAML"),
    ],
)
def test_yaml_that_is_no_order_of_battle_is_refused(text: str, words: str) -> None:
    with pytest.raises(InputFaults, match=words):
        read(text, "oob.yaml")
