"""Rows that are mended, rows that are refused, and files of no known form."""

from __future__ import annotations

import pytest

from battles.engine.faults import InputFaults
from campaigns.services.order_of_battle.reading import SourceFile, read_files
from tests.campaigns.orders_of_battle import COLUMNS, MINI_NAP, read, table

REFUSED = [
    ({"unit": ""}, "unit", "may not be empty"),
    ({"side": " "}, "side", "may not be empty"),
    ({"arm": "airborne"}, "arm", "allowed: artillery, cavalry, engineer, infantry"),
    ({"type": "hussar"}, "type", "is no infantry that mini-nap knows"),
    ({"quality": "superb"}, "quality", "allowed: elite, guard, trained, untrained, veteran"),
    ({"strength_men": "many"}, "strength_men", "not a number"),
    ({"strength_men": "-3"}, "strength_men", "not a number"),
    ({"strength_men": "0"}, "strength_men", "at least 1 man"),
    ({"strength_men": ""}, "strength_men", "at least 1 man"),
    ({"strength_men": "106800"}, "strength_men", "allowed: up to 20,000"),
    ({"arm": "artillery", "type": "foot"}, "guns", "at least 1 gun"),
    ({"arm": "artillery", "type": "foot", "guns": "4000"}, "guns", "allowed: up to 400"),
    ({"unit": "北京"}, "unit", "no paper can print (北, 京); write it in Latin, Greek or Cyrillic"),
    ({"brigade": "بغداد"}, "brigade", "write it in Latin, Greek or Cyrillic"),
    ({"army": "", "corps": "", "division": "", "brigade": ""}, "brigade", "names no formation"),
]
REPAIRED = [
    ({"strength_men": '"1,068"'}, "strength_men", "read as 1068"),
    ({"strength_men": "1067.6"}, "strength_men", "rounded to 1068"),
    ({"quality": "Veteran"}, "quality", "read as veteran"),
    ({"arm": "Inf"}, "arm", "read as infantry"),
    ({"battalions": ""}, "battalions", "taken as one battalion"),
    ({"battalions": "2.5"}, "battalions", "taken as 2 battalions"),
    ({"battalions": "1", "strength_men": "4100"}, "battalions", "too few for 4100 men; made 3 units"),
    ({"corps_commander_rating": "brilliant"}, "corps_commander_rating", "is no rating"),
    ({"arm": "cavalry", "type": "hussar", "strength_men": "3000"}, "strength_men", "made 2 units"),
    ({"arm": "cavalry", "type": "cuirassier", "lancers": "yes"}, "lancers", "light cavalry only"),
    ({"arm": "artillery", "type": "horse", "guns": "6", "gun_weight_lb": "12"}, "gun_weight_lb", "never heavy"),
    ({"arm": "artillery", "type": "foot", "guns": "8"}, "gun_weight_lb", "medium guns"),
    ({"arm": "artillery", "type": "foot", "guns": "24", "gun_weight_lb": "6"}, "guns", "made 3 batteries"),
]


@pytest.mark.parametrize(("row", "column", "words"), REFUSED)
def test_a_row_that_cannot_be_used_is_refused_with_place_value_and_what_is_allowed(row, column, words) -> None:
    reading = read(table({"id": "FR-001", "unit": "1er Ligne"}, row))
    assert [note.row for note in reading.report.refused] == [row.get("id", "FR-043")]
    note = reading.report.refused[0]
    assert (note.line, note.column) == (3, column)
    assert words in note.message
    assert (reading.report.rows, reading.report.rows_read) == (2, 1)


@pytest.mark.parametrize(("row", "column", "words"), REFUSED)
def test_a_refused_row_leaves_no_formation_behind(row, column, words) -> None:
    reading = read(table({**row, "brigade": row.get("brigade", "7th Brigade"), "brigade_commander": "Nobody"}))
    assert reading.order_of_battle.formations == ()
    assert reading.order_of_battle.units == ()


@pytest.mark.parametrize(("row", "column", "words"), REPAIRED)
def test_a_value_that_can_be_mended_is_mended_and_noted(row, column, words) -> None:
    reading = read(table(row))
    assert [note.column for note in reading.report.repaired] == [column]
    assert words in reading.report.repaired[0].message
    assert reading.report.rows_read == 1


def test_the_second_row_with_an_id_is_refused() -> None:
    reading = read(table({}, {}))
    assert "line 2" in reading.report.refused[0].message


def test_a_second_commander_of_a_formation_is_noted_and_the_first_kept() -> None:
    reading = read(table({}, {"id": "FR-044", "unit": "93e Ligne", "brigade_commander": "Cubières"}))
    assert "already under Gauthier" in reading.report.repaired[0].message
    assert reading.order_of_battle.formation_by_key["gauthier"].commander.name == "Gauthier"


def test_a_row_with_an_unquoted_separator_is_refused_not_shifted() -> None:
    reading = read(table({}).rstrip("\n") + "\n" + "x," * len(COLUMNS.split(",")) + "too many\n")
    assert "is a text with the separator not quoted?" in reading.report.refused[0].message


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_the_usual_separators_empty_rows_and_a_byte_order_mark_make_no_difference(separator: str) -> None:
    text = table({}, {"id": "FR-044", "unit": "93e Ligne"})
    other = "\ufeff" + text.replace(",", separator).replace("\n", "\n" + separator * 3 + "\n", 1)
    assert read(other).order_of_battle == read(text).order_of_battle


def test_a_file_in_windows_letters_keeps_its_accents() -> None:
    raw = table({"unit": "Léger à pied"}).encode("cp1252")
    reading = read_files([SourceFile("oob.csv", raw)], MINI_NAP)
    assert reading.order_of_battle.units[0].name == "1/Léger à pied"


def test_a_table_of_no_known_layout_is_refused_with_the_columns_it_lacks() -> None:
    text = table({}).replace("strength_men", "headcount")
    with pytest.raises(InputFaults, match="for corps-division-brigade it lacks: strength_men"):
        read(text)


def test_divisions_without_their_brigades_are_refused_with_what_to_add() -> None:
    text = "division_id,side,corps,division,arm,type,guns,strength_men,quality\n"
    with pytest.raises(InputFaults, match="give the table of their brigades with it"):
        read(text)


def test_a_side_takes_the_nation_of_most_of_its_men_and_others_name_their_own() -> None:
    rows = table(
        {"id": "1", "nationality": "Netherlands", "strength_men": "5000", "unit": "Dutch"},
        {"id": "2", "nationality": "British", "strength_men": "2000", "unit": "British"},
        {"id": "3", "nationality": "KGL", "strength_men": "900", "unit": "Legion"},
    )
    order_of_battle = read(rows).order_of_battle
    assert order_of_battle.sides[0].nation == "british"
    assert {unit.name[2:]: unit.nation for unit in order_of_battle.units} == {
        "Dutch": "other",
        "British": "",
        "Legion": "kgl",
    }


def test_a_formation_never_has_the_key_of_its_side() -> None:
    order_of_battle = read(table({"side": "Gauthier"})).order_of_battle
    assert (order_of_battle.sides[0].key, order_of_battle.units[0].of) == ("gauthier", "1B")


def test_lancers_are_known_by_name_or_by_their_lances() -> None:
    rows = table(
        {"id": "1", "arm": "cavalry", "type": "lancer", "unit": "5e Lanciers"},
        {"id": "2", "arm": "cavalry", "type": "chasseur", "lancers": "yes", "unit": "Scouts"},
        {"id": "3", "arm": "cavalry", "type": "chasseur", "unit": "1er Chasseurs"},
    )
    assert [unit.traits for unit in read(rows).order_of_battle.units] == [("lancer",), ("lancer",), ()]


def test_the_same_file_gives_the_same_keys_every_time() -> None:
    text = table({}, {"id": "FR-044", "unit": "93e Ligne"})
    assert read(text).order_of_battle == read(text).order_of_battle
