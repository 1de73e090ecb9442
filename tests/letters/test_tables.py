"""Tables as people type them: numbered, ruled, with rows that run over, remarks that bear on the order, and points."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of

HEAD = "No | Who | Order | Remarks\n---+------+-----+------\n"


def orders(text: str, side: str = "french") -> list[str]:
    return [line.normal for line in reader_of(FIXTURES["quatre-bras-1"], side)(text).sheet.lines]


@pytest.mark.parametrize(
    ("head", "row", "done"),
    [
        (HEAD, "1 | 1/92 | to F5 | in line", ["1/92: FORM LINE; MOVE TO F5"]),
        (HEAD, "2 | Husson | advance to Lairalle | tea at four", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
        (HEAD, "3 | Campi | support Husson |", ["BRIGADE campi: INTENT SUPPORT husson"]),
        (HEAD, "4 | all infantry | standing | square against cavalry", ["STANDING ALL vs cavalry: SQUARE"]),
        (HEAD, "5 | order of activation | Husson, Campi", ["PRIORITY husson, campi"]),
        (HEAD, "6 | priority | 1 Campi, 2 Husson |", ["PRIORITY campi, husson"]),
        (
            "Nr | Wer | Befehl | Bemerkung\n---|---|---|---\n",
            "1 | 1/92 | nach F5 | in Linie",
            ["1/92: FORM LINE; MOVE TO F5"],
        ),
        (
            "n° | qui | ordre | remarque\n===|===|===|===\n",
            "1 | 1/92 | vers F5 | en ligne",
            ["1/92: FORM LINE; MOVE TO F5"],
        ),
        ("", "1 | GCh | hold\n2 | 1/92 | to F5", ["GCh: HOLD", "1/92: MOVE TO F5"]),
    ],
)
def test_a_numbered_table_orders_what_its_rows_say(head: str, row: str, done: list[str]) -> None:
    assert orders(head + row) == done


def test_a_row_that_runs_over_is_one_order() -> None:
    rows = "1 | 1/92 2/92 |\n  | 1/93      | to F5 in column\n2 | GCh | hold"
    assert orders(rows) == ["1/92, 2/92, 1/93: FORM COLUMN; MOVE TO F5", "GCh: HOLD"]


def test_nobody_is_spoken_of_below_a_table() -> None:
    assert orders(f"{HEAD}1 | GCh | hold |\n\nThen wait for me.") == ["GCh: HOLD"]


@pytest.mark.parametrize(
    "where", ["to (55, 58)", "to (55,58)", "to the point (55; 58)", "to [55 , 58]", "to x=55 y=58", "to x 55, y 58"]
)
def test_two_measures_are_a_point_of_the_table(where: str) -> None:
    assert orders(f"The 1/92 goes {where}.") == ["1/92: MOVE TO 55,58"]


@pytest.mark.parametrize("text", ["Husson (1, 2) holds.", "The 1/92 goes to (555, 58)."])
def test_other_numbers_in_brackets_are_no_point(text: str) -> None:
    assert not any("MOVE" in order for order in orders(text))
