"""Who rides against those who come at him counters; who does not charge may do so."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import FRENCH, asked, done


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (
            FRENCH,
            "Hubert geht nach K7. Er soll von sich aus niemanden attackieren, "
            "aber wenn er selbst attackiert wird, reitet er dagegen an.",
            [
                "BRIGADE hubert: INTENT ADVANCE K7",
                "STANDING hubert opportunity charge: NEVER",
                "STANDING hubert counter charge: ALWAYS",
            ],
        ),
        (
            FRENCH,
            "Hubert attackiert niemanden, aber wenn er angegriffen wird, reitet er dagegen an.",
            ["STANDING hubert opportunity charge: NEVER", "STANDING hubert counter charge: ALWAYS"],
        ),
        (
            FRENCH,
            "Hubert greift von sich aus nicht an, nur wenn er angegriffen wird, schlägt er zurück.",
            ["STANDING hubert opportunity charge: NEVER", "STANDING hubert counter charge: ALWAYS"],
        ),
        (
            FRENCH,
            "Hubert soll nicht attackieren, außer er wird selbst attackiert, dann hält er dagegen.",
            ["STANDING hubert opportunity charge: NEVER", "STANDING hubert counter charge: ALWAYS"],
        ),
        (FRENCH, "Wird Hubert attackiert, reitet er dem Feind entgegen.", ["STANDING hubert counter charge: ALWAYS"]),
        (
            FRENCH,
            "Wenn die Chasseurs attackiert werden, attackieren sie zurück.",
            ["STANDING 1Ch, 6Ch counter charge: ALWAYS"],
        ),
        (
            FRENCH,
            "Wenn Hubert angegriffen wird, geht er zum Gegenangriff über.",
            ["STANDING hubert counter charge: ALWAYS"],
        ),
        (
            FRENCH,
            "Hubert nimmt eine Attacke nicht im Stehen an, er reitet ihr entgegen.",
            ["STANDING hubert counter charge: ALWAYS"],
        ),
        (
            FRENCH,
            "Unsere Reiter warten keine Attacke im Stehen ab, sondern reiten los.",
            ["STANDING 1Ch, 6Ch, 5Lan, 6Lan, GCh, GLan counter charge: ALWAYS"],
        ),
        (
            FRENCH,
            "Wenn feindliche Reiter auf Hubert losgehen, reitet er ihnen entgegen.",
            ["STANDING hubert counter charge: ALWAYS"],
        ),
        (
            FRENCH,
            "Hubert attackiert nicht von allein, Gegenangriffe sind erlaubt.",
            ["STANDING hubert opportunity charge: NEVER", "STANDING hubert counter charge: ALWAYS"],
        ),
        (FRENCH, "Campi soll von sich aus nicht angreifen.", ["STANDING campi opportunity charge: NEVER"]),
    ],
)
def test_who_rides_against_those_who_come_at_him(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant
    assert not asked(said, of)
