"""Who charges back when he is charged; whoever stays where he is; who acts before whom."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

NEY, REILLE = "GENERAL Ney: HOLD", "GENERAL Reille: HOLD"


def done(text: str, battle: str = "quatre-bras-1") -> list[str]:
    return [line.normal for line in reader_of(FIXTURES[battle], "french")(text).sheet.lines]


@pytest.mark.parametrize(
    "text",
    [
        "if somebody charges hubert he charges back",
        "Hubert counter-charges if charged",
        "Hubert: counter-charge when attacked by cavalry",
        "If charged, Hubert countercharges.",
        "Hubert contre-charge si on le charge",
        "Si Hubert est chargé, il contre-charge",
        "Wenn Hubert angegriffen wird, Gegenattacke",
        "Hubert macht einen Gegenangriff, wenn er attackiert wird",
    ],
)
def test_who_charges_back_when_charged_has_a_standing_order(text: str) -> None:
    (order,) = done(text)
    assert order.endswith("counter charge: ALWAYS")
    assert "hubert" in order or "1Ch, 6Ch" in order


def test_a_pronoun_below_a_kind_of_troops_is_the_brigade_spoken_of_last() -> None:
    letter = (
        "Cavalerie\n- Hubert éclaire vers Piraumont.\n- Wathiez va en E5.\n- Si on la charge, elle contre-charge.\n"
    )
    assert "STANDING wathiez counter charge: ALWAYS" in done(letter)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Ney stays.", [NEY]),
        ("Ney stays where he is", [NEY]),
        ("Ney is fine where he is.", [NEY]),
        ("Marshal Ney remains where he can be seen, that is, where he is.", [NEY]),
        ("Ney bleibt.", [NEY]),
        ("Ney reste où il est", [NEY]),
        ("Reille bouge pas", [REILLE]),
        ("Reille est très bien où il est.", [REILLE]),
        ("Ney und Reille bleiben auf ihren Plätzen", [NEY, REILLE]),
    ],
)
def test_a_general_who_stays_is_told_so_or_his_staff_would_have_him_ride(text: str, who: list[str]) -> None:
    reading = reader_of(FIXTURES["quatre-bras-1"], "french")(text)
    assert [line.normal for line in reading.sheet.lines] == who
    assert not reading.asked


def test_a_general_who_stays_where_he_was_sent_is_told_no_more() -> None:
    assert done("Ney to F5. He stays there.") == ["GENERAL Ney: MOVE TO F5"]


@pytest.mark.parametrize(
    "text",
    [
        "Ordre d'activation : Gauthier, Husson, Campi.",
        "L'ordre des brigades : Gauthier, Husson, Campi",
        "ordre des bdes: Gauthier puis Husson puis Campi",
        "Brigadereihenfolge: Gauthier, Husson, Campi",
        "Zugreihenfolge: Gauthier, dann Husson, dann Campi",
        "Brigade order: Gauthier, Husson, Campi",
        "Reihenfolge: Gauthier, Husson, Campi",
    ],
)
def test_the_order_in_which_brigades_act(text: str) -> None:
    assert done(text) == ["PRIORITY gauthier, husson, campi"]
