"""Notations of a printed form, of programmers and of chess players."""

from __future__ import annotations

import pytest

from orders.language.letters.notations import is_sector, parted_remark, with_goals, without_leaders
from tests.letters.test_writers import FIXTURES, reader_of


@pytest.mark.parametrize(
    ("raw", "plain"),
    [
        ("INTENT ..... defend", "INTENT: defend"),
        ("Where …… Gemioncourt", "Where: Gemioncourt"),
        ("  TO ___: Quatre-Bras", "  TO: Quatre-Bras"),
        ("INTENT ... defend", "INTENT: defend"),
        ("Hold there... and wait", "Hold there... and wait"),
        ("Well... the 1/92", "Well... the 1/92"),
        ("Hold there … and wait", "Hold there … and wait"),
        ("1/92: MOVE 4", "1/92: MOVE 4"),
    ],
)
def test_dots_lead_from_a_label_to_what_is_filled_in(raw: str, plain: str) -> None:
    assert without_leaders(raw) == plain


def test_a_remark_behind_two_strokes_is_parted_and_an_address_is_none() -> None:
    assert parted_remark("1/92: MOVE 4 // towards the wood") == ("1/92: MOVE 4", "// towards the wood")
    assert parted_remark("see http://estafette.example") == ("see http://estafette.example", "")
    assert parted_remark("// guns") == ("// guns", "")


def test_from_square_to_square_is_a_march_only_of_who_stands_in_the_first() -> None:
    assert with_goals("27J: I8-H9", {"I8"}.__contains__) == "27J: to H9"
    assert with_goals("7L comes from F11 to G10", {"F11"}.__contains__) == "7L comes to G10"
    assert with_goals("line the wood E7-E9", set[str]().__contains__) == "line the wood E7-E9"


@pytest.mark.parametrize("raw", ["left + centre", "// right", "The right wing:", "Links", "à gauche"])
def test_a_part_of_the_field_alone_is_a_heading(raw: str) -> None:
    assert is_sector(raw)


@pytest.mark.parametrize("raw", ["left 4 cm", "Husson left", "on the hill", "and the"])
def test_what_says_more_is_none(raw: str) -> None:
    assert not is_sector(raw)


def orders(side: str, text: str) -> list[str]:
    reading = reader_of(FIXTURES["quatre-bras-1"], side)(text)
    return [line.normal for line in reading.sheet.lines]


def test_a_printed_form_filled_in_is_read_by_its_labels() -> None:
    said = orders("allied", "BRIGADE .... Bijlandt\nINTENT ..... defend\nWHERE ...... Gemioncourt")
    assert any("INTENT DEFEND gemioncourt" in line for line in said)
    assert not any("ADVANCE" in line for line in said)


def test_a_heading_of_the_field_moves_nobody_who_was_named_before_it() -> None:
    said = orders("french", "// guns\n18/6FA: fire at stevenart\n\n// left + centre\nGauthier: attack Gemioncourt")
    assert not any("REDEPLOY" in line for line in said)
    assert any("INTENT ATTACK gemioncourt" in line for line in said)


def test_what_is_taken_back_is_not_done_and_its_subject_stays() -> None:
    said = orders("allied", "Bijleveld: G9-G10. No, I take that back. He stays where he is. The others too.")
    assert not any("REDEPLOY" in line or "MOVE" in line for line in said)


def test_an_exception_on_a_line_of_its_own_is_an_order_for_who_is_excepted_alone() -> None:
    said = orders("french", "Gauthier: attack Gemioncourt\n  except 1/92 -> F5, line")
    assert any(line.startswith("1/92: FORM LINE") for line in said)
    assert not any(line.startswith("1/92, 2/92") for line in said)


def test_three_of_a_name_are_those_who_bear_it_plainly() -> None:
    said = orders("allied", "All three Nassau battalions hold")
    assert [line.replace(" ", "") for line in said] == ["1/2Nas,2/2Nas,3/2Nas:HOLD"]


def test_him_is_who_was_named_in_the_same_breath() -> None:
    said = orders("french", "1/2L stays. Gauthier takes the farm at Gemioncourt, Jamin comes along behind him.")
    assert any("INTENT SUPPORT gauthier" in line for line in said)


def test_a_number_before_forward_is_in_the_measure_of_the_map() -> None:
    assert any("MOVE 6" in line for line in orders("french", "1/92: face N, then 6 fwd"))


def test_none_alone_moves_and_stops_nobody() -> None:
    assert orders("allied", "None.") == []


def test_a_pause_in_prose_parts_nothing() -> None:
    said = orders("french", "Campi... just go behind Husson.")
    assert said == ["BRIGADE campi: INTENT SUPPORT husson"]


def test_the_fields_of_a_printed_form_are_orders() -> None:
    said = orders("allied", "BATTERY .... Bijleveld\nMOVE ....... none\nTARGET ..... none")
    assert said == ["BATTERY bijleveld", "bijleveld: HOLD", "bijleveld: HOLD FIRE"]
    assert orders("allied", "GENERAL .... Prince of Orange\nTO ......... Quatre-Bras") == [
        "GENERAL Prince of Orange: MOVE TO quatre-bras"
    ]
