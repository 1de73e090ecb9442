"""Clauses that order nothing, and deeds, formations and ways that were lost behind them: each in three languages."""

from __future__ import annotations

import pytest

from orders.language.letters.results import LetterReading
from tests.letters.test_writers import FIXTURES, reader_of


def read(text: str, side: str = "allied") -> LetterReading:
    return reader_of(FIXTURES["quatre-bras-1"], side)(text)


def orders(text: str, side: str = "allied") -> list[str]:
    return [line.normal for line in read(text, side).sheet.lines]


@pytest.mark.parametrize(
    "text",
    [
        "8M to G9, mind the puddles.",
        "8M goes to G9 - bless their souls.",
        "8M to G9, I make it 15 cm with my old tape.",
        "8M | to G9 | no debates |",
        "8M geht nach G9, das wird schon klappen.",
        "8M nach G9, keine Heldentaten.",
        "8M nach G9, fern von allem Trubel.",
        "Le 8M va en G9, ça devrait suffire.",
        "Le 8M va en G9, pas de bêtises.",
        "Le 8M va en G9, pas le temps de bavarder.",
    ],
)
def test_a_clause_that_names_nothing_of_an_order_does_not_hold_it_up(text: str) -> None:
    reading = read(text)
    assert [line.normal for line in reading.sheet.lines] == ["8M: MOVE TO G9"]
    assert not reading.asked


def test_what_the_writer_supposes_in_two_words_is_left_out() -> None:
    both = ["GENERAL Perponcher: MOVE TO G9", "GENERAL Bijlandt: MOVE TO 5M"]
    assert orders("perponcher rides up to G9 i guess and bijlandt rides to 5M") == both
    assert orders("perponcher va en G9 je suppose et bijlandt rejoint le 5M")[:1] == both[:1]


@pytest.mark.parametrize(
    "text",
    [
        "8M goes to G9, unless drunk.",
        "8M sideways blorf to G9.",
        "8M geht nach G9, außer bei Blorf.",
        "Le 8M va en G9, sauf blorf.",
    ],
)
def test_a_word_that_may_change_an_order_is_still_asked_about(text: str) -> None:
    assert read(text).asked


def test_a_way_alone_beside_a_remark_moves_nobody() -> None:
    assert orders("Cavalry.\nRight, kettle filled.", "french") == []


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Order of doing things: 9 Div guns, Gauthier, Husson, rest as you like.", "9D/artillery, gauthier, husson"),
        ("My order of importance: Gauthier, Husson, 9D guns.", "gauthier, husson, 9D/artillery"),
        ("Should it matter the sequence is Gauthier, then Husson, then Hubert.", "gauthier, husson, hubert"),
        ("Reihenfolge der Dringlichkeit: Gauthier, Husson, Hubert.", "gauthier, husson, hubert"),
        ("Abfolge: 9D Artillerie, Gauthier, danach Husson, Rest egal.", "9D/artillery, gauthier, husson"),
        ("Im Zweifel zuerst: Gauthier, Husson.", "gauthier, husson"),
        ("Falls nötig ist die Reihenfolge Gauthier, Husson, Hubert.", "gauthier, husson, hubert"),
        ("Ordre d'urgence : artillerie 9D, Gauthier, Husson.", "9D/artillery, gauthier, husson"),
        ("Ordre de mes envies : Husson, Gauthier, Hubert.", "husson, gauthier, hubert"),
    ],
)
def test_a_list_under_a_title_of_ranks_is_an_order_of_precedence(text: str, done: str) -> None:
    assert orders(text, "french") == [f"PRIORITY {done}"]


def test_the_first_of_a_list_is_not_taken_for_its_title() -> None:
    done = ["PRIORITY perponcher/artillery, saxe-weimar, bijlandt"]
    assert orders("if orders clash the order of priority is guns, Saxe-Weimar, Bijlandt") == done


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("3/2Nas shifts to E8, second line for 2/2Nas.", "3/2Nas: MOVE TO E8"),
        ("3/2Nas nach E8, Reserve für 2/2Nas.", "3/2Nas: MOVE TO E8"),
        ("Le 3/2Nas va en E8, réserve pour le 2/2Nas.", "3/2Nas: MOVE TO E8"),
        ("5M stays in Gemioncourt as reserve for 27J.", "5M: HOLD"),
        ("1/28Ora ist Reserve für 1/2Nas, bleibt im Wald.", "1/28Ora: HOLD"),
        ("1/28Ora verbleibe als Rückhalt im Walde.", "1/28Ora: HOLD"),
        ("Le 5M reste en soutien du 27J là où il est.", "5M: HOLD"),
        ("7L remains in support where it is.", "7L: HOLD"),
    ],
)
def test_what_they_are_there_for_moves_nobody(text: str, done: str) -> None:
    assert orders(text) == [done]


@pytest.mark.parametrize(
    "text",
    [
        "Bijleveld: 5 cm S and 4 cm E.",
        "Bijleveld -> 4 cm E, 5 cm S.",
        "Bijleveld geht 5 cm nach Süden und 4 cm nach Osten.",
        "Bijleveld : 5 cm au sud et 4 cm à l'est.",
    ],
)
def test_a_way_told_by_two_components_is_one(text: str) -> None:
    straight = orders("Bijleveld: 5 cm S.")[0].rpartition(" ")[2].split(",")
    there = orders(text)[0].rpartition(" ")[2].split(",")
    assert float(there[0]) == pytest.approx(float(straight[0]) + 4, abs=0.2)
    assert float(there[1]) == pytest.approx(float(straight[1]), abs=0.2)
    assert len(orders(text)) == 1


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("3/2Nas facing south again and bring him up to E8.", "3/2Nas: FACE S; MOVE TO E8"),
        ("7L form column and bring them up to G9.", "7L: FORM COLUMN; MOVE TO G9"),
        ("7L gets back into column.", "7L: FORM COLUMN"),
        ("7L forms a proper line.", "7L: FORM LINE"),
        ("7L bildet eine ordentliche Linie.", "7L: FORM LINE"),
        ("Le 7L se met en colonne par divisions.", "7L: FORM COLUMN"),
        ("7L: column of companies.", "7L: FORM COLUMN"),
        ("Bijleveld 10 cm vor, abprotzen, dann auf 18/6FA.", "bijleveld: MOVE 10; FIRE AT 18/6FA"),
        ("Bijleveld 10 cm ahead, unlimber, then on 18/6FA.", "bijleveld: MOVE 10; FIRE AT 18/6FA"),
        ("The 2/2Nas lost half its men so pull them back to E8.", "2/2Nas: MOVE TO E8"),
        ("7L goes to H9 and does not cross it.", "7L: MOVE TO H9"),
    ],
)
def test_every_deed_of_a_line_comes_through(text: str, done: str) -> None:
    assert orders(text) == [done]


@pytest.mark.parametrize(
    "text",
    [
        "carre pour tout le monde si y a du cheval en face",
        "Chacun en carré face aux chevaux.",
        "Everybody goes into square when horses come.",
        "If cavalry turns up anyone in the open goes square.",
        "Alle bilden Karree, wenn Pferde kommen.",
    ],
)
def test_whoever_is_told_to_form_square_is_of_the_foot(text: str) -> None:
    assert orders(text) == ["STANDING ALL vs cavalry: SQUARE"]


def test_who_goes_to_others_is_not_taken_for_them() -> None:
    assert orders("3/2Nas nähert sich dem 2/2Nas.")[0].startswith("3/2Nas: MOVE TO")
    assert orders("Le 3/2Nas se rapproche du 2/2Nas.")[0].startswith("3/2Nas: MOVE TO")


def test_the_first_target_is_the_one_of_today() -> None:
    text = "18/6FA fires at stevenart. 1/6FA likewise till they shut up, then 2/2Nas."
    assert orders(text, "french") == ["18/6FA: FIRE AT stevenart", "1/6FA: FIRE AT stevenart"]


def test_the_number_of_an_item_stands_before_the_number_of_a_unit() -> None:
    text = "1. 1/92. Go to F5.\n2. 2/4HA. Have a go at 27J.\n3. 1/93: form column."
    assert orders(text, "french") == ["1/92: MOVE TO F5", "2/4HA: FIRE AT 27J", "1/93: FORM COLUMN"]
