"""Conditions that wait for nothing: that those who are told come upon the field, or to where they are sent."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def done(text: str) -> list[str]:
    return [line.normal for line in reader_of(FIXTURES["quatre-bras-2"], "allied")(text).sheet.lines]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("When Kempt arrives he goes to La Bergerie", "INTENT ADVANCE bergerie"),
        ("Kempt, when he comes up in turn 4, is to come down to La Bergerie", "INTENT ADVANCE bergerie"),
        ("Kempt, once on the field, to La Bergerie", "INTENT ADVANCE bergerie"),
        ("As soon as Kempt is here (turn 4, I think) he marches to La Bergerie", "INTENT ADVANCE bergerie"),
        ("Dès que Kempt arrive, il va à La Bergerie", "INTENT ADVANCE bergerie"),
        ("Kempt, dès son arrivée, va à La Bergerie", "INTENT ADVANCE bergerie"),
        ("Sobald Kempt eintrifft, geht er nach La Bergerie", "INTENT ADVANCE bergerie"),
        ("Wenn Kempt da ist, rückt er auf La Bergerie", "INTENT ADVANCE bergerie"),
        ("Sobald Kempt da ist, nimmt er Gemioncourt", "INTENT ATTACK gemioncourt"),
    ],
)
def test_who_is_not_there_yet_has_his_order_for_when_he_is(text: str, order: str) -> None:
    assert done(text) == [f"BRIGADE kempt: {order}"]


@pytest.mark.parametrize(
    "text",
    [
        "7M stays at Quatre-Bras once it is there",
        "Die 7. Miliz bleibt an der Kreuzung, sobald sie da ist.",
        "7M: an der Kreuzung bleiben, sobald sie dort eintrifft",
    ],
)
def test_who_shall_stay_where_he_has_arrived_goes_there(text: str) -> None:
    assert done(text) == ["7M: MOVE TO quatre-bras"]


@pytest.mark.parametrize(
    "text",
    [
        "When Kempt arrives, 7L goes to Gemioncourt",
        "Sobald Kempt da ist, geht 7L nach Gemioncourt",
        "Dès que Kempt arrive, 7L va à Gemioncourt",
        "When the French are there, 5M falls back to La Bergerie",
    ],
)
def test_for_the_arrival_of_others_nobody_can_wait_unasked(text: str) -> None:
    reading = reader_of(FIXTURES["quatre-bras-2"], "allied")(text)
    assert not reading.sheet.lines
    assert reading.asked
