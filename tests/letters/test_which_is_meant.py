"""Of several that may be meant: by the side on which one stands, by what was said before, or whichever serves."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def orders(text: str, side: str = "allied") -> list[str]:
    reading = reader_of(FIXTURES["quatre-bras-1"], side)(text)
    return [line.normal for line in reading.sheet.lines]


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("Stevenart fires at the left battery.", "7/2FA"),
        ("Stevenart fires at the middle battery.", "1/6FA"),
        ("Stevenart fires at the battery which stands furthest to the west.", "18/6FA"),
        ("Stevenart shoots at the artillery in G5, the one nearer the road.", "18/6FA"),
        ("Stevenart schießt auf die linke der drei Batterien.", "7/2FA"),
        ("Stevenart beschießt die mittlere Batterie.", "1/6FA"),
        ("Stevenart beschießt die westlichste Batterie.", "18/6FA"),
        ("Stevenart tire sur la batterie la plus à l'ouest.", "18/6FA"),
        ("Stevenart tire sur la batterie de gauche.", "7/2FA"),
        ("Stevenart tire sur la batterie du milieu.", "1/6FA"),
    ],
)
def test_of_several_batteries_the_one_on_that_side_is_fired_at(text: str, target: str) -> None:
    assert orders(text) == [f"stevenart: FIRE AT {target}"]


@pytest.mark.parametrize(
    "text",
    [
        "Bijleveld fires at Husson's columns.",
        "Bijleveld feuert auf die Kolonnen von Husson.",
        "Bijleveld tire sur les colonnes de Husson.",
    ],
)
def test_of_the_columns_of_an_enemy_brigade_the_nearest_is_fired_at(text: str) -> None:
    assert orders(text) == ["bijleveld: FIRE AT 1/2L"]


@pytest.mark.parametrize("text", ["Stevenart fires at the battery.", "Stevenart fires at the columns."])
def test_which_is_asked_where_nothing_tells(text: str) -> None:
    reading = reader_of(FIXTURES["quatre-bras-1"], "allied")(text)
    assert not reading.sheet.lines
    assert len(reading.asked) == 1


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Husson: send a battalion forward as skirmishers.", 1),
        ("Un bataillon du 2e léger ira devant en tirailleurs.", 1),
        ("la brigade Husson avance jusqu'à Lairalle, deux bataillons en tirailleurs devant.", 2),
        ("Gauthier sends out two battalions as skirmishers, 10 cm ahead.", 2),
    ],
)
def test_so_many_battalions_whichever_are_taken_from_those_spoken_of(text: str, count: int) -> None:
    reading = reader_of(FIXTURES["quatre-bras-1"], "french")(text)
    told = [line for line in reading.sheet.lines if "FORM SKIRMISH" in line.normal]
    units = [order.unit for order in reading.sheet.units if order.line == told[0].line]
    assert len(told) == 1
    assert len(set(units)) == count
    assert {reading.read[told[0].line].because[0].pattern} == {"you left open which of them: {units}"}
    assert len({unit.split("/")[1] for unit in units} - {"2L", "61", "92", "93"}) == 0
    assert not reading.asked


def test_the_farm_is_the_one_that_it_was_before() -> None:
    said = "5th Militia - get inside the farm and hold it.\n7th Line - move to the back of the farm as support.\n"
    assert orders(said) == ["5M: MOVE TO gemioncourt", "7L: MOVE TO 61.6,85.8"]
