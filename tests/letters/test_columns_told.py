"""Tables without a head: their columns as somebody tells them above, or as their rows show them."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done

THREE = ["BRIGADE husson: INTENT ADVANCE H6", "BRIGADE campi: INTENT ADVANCE H5", "1/2L: FORM SKIRMISH; MOVE TO I6"]


@pytest.mark.parametrize(
    "said",
    [
        "My table (who - where - what - why):\nHusson | H6 | march | he is nearest\n"
        "Campi | H5 | behind Husson | reserve\n"
        "1/2L | I6 | skirmish | to annoy them",
        "Aus meiner Tabelle (Truppe - wohin - was - warum):\nHusson | H6 | vorrücken | er ist am nächsten\n"
        "Campi | H5 | hinter Husson | Reserve\n1/2L | I6 | als Plänkler | stören",
        "Mon tableau (qui - où - quoi - pourquoi) :\nHusson | H6 | avancer | le plus près\n"
        "Campi | H5 | derrière Husson | réserve\n1/2L | I6 | en tirailleurs | harceler",
    ],
)
def test_its_writer_names_them(said: str) -> None:
    assert done(said, FRENCH) == THREE
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "1/92 | F5 | in column | close to the road\n2/92 | E5 | in line |\n"
            "1/93 | F6 | skirmish, fire at 27J | ahead",
            [
                "1/92: FORM COLUMN; MOVE TO F5",
                "2/92: FORM LINE; MOVE TO E5",
                "1/93: FORM SKIRMISH; MOVE TO F6; FIRE AT 27J",
            ],
        ),
        (
            "1/92 | F5 | in Kolonne | an der Straße\n2/92 | E5 | in Linie |\n1/93 | F6 | als Plänkler | voraus",
            ["1/92: FORM COLUMN; MOVE TO F5", "2/92: FORM LINE; MOVE TO E5", "1/93: FORM SKIRMISH; MOVE TO F6"],
        ),
    ],
)
def test_its_rows_show_them(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant
    assert not asked(said, FRENCH)


def test_the_reason_in_the_last_column_orders_nothing() -> None:
    said = "1/92 | F5 | in column | attack the farm later\n2/92 | E5 | in line | hold\n1/93 | F6 | skirmish | ahead"
    assert not [line for line in done(said, FRENCH) if "ATTACK" in line or "HOLD" in line]
