"""Reading one value: what is taken, and what is said about the rest."""

import math

import pytest

from battles.engine import reading
from battles.engine.reading import Faults, Key, Unfit, read_list, read_record


def complaint(take, value):
    with pytest.raises(Unfit) as caught:
        take(value)
    return str(caught.value)


@pytest.mark.parametrize("value", ["F1", "1/92", "a" * 40, "9D/artillery", "x.y_z-1", 92])
def test_ids_are_letters_digits_and_four_signs(value):
    assert reading.identifier(value) == str(value)


@pytest.mark.parametrize("value", ["", "a" * 41, "a b", "é", "a\n", "\ud800", None, 1.5, True, ["a"]])
def test_other_ids_are_refused(value):
    assert "is not an id; allowed: 1 to 40 letters, digits, / . _ -" in complaint(reading.identifier, value)


@pytest.mark.parametrize("value", ["", "92nd Ligne", "Łódź", "a\u00a0b", 27])
def test_names_are_any_text_of_one_line(value):
    assert reading.name(value) == str(value)


@pytest.mark.parametrize("value", ["a\nb", "a\x00", "\ud800", "x" * 201, None, True, 2.5])
def test_names_hold_no_control_signs(value):
    complaint(reading.name, value)


def test_order_sheets_may_have_lines_and_tabs():
    assert reading.sheet("a\r\n\tb\n") == "a\r\n\tb\n"
    complaint(reading.sheet, "a\x00b")
    complaint(reading.sheet, ["MOVE 6"])


@pytest.mark.parametrize(("value", "taken"), [(1, 1), (20, 20), (6.0, 6)])
def test_whole_numbers_are_taken_within_their_range(value, taken):
    assert reading.whole(1, 20)(value) == taken


@pytest.mark.parametrize("value", [0, 21, 6.5, "6", True, None, math.inf, math.nan])
def test_whole_numbers_out_of_range_say_what_is_allowed(value):
    assert complaint(reading.whole(1, 20), value).endswith("is not allowed; allowed: whole numbers from 1 to 20")


@pytest.mark.parametrize("value", [-1, 361, "N", None, False, math.nan])
def test_facings_go_from_0_to_360(value):
    assert "numbers from 0 to 360" in complaint(reading.direction, value)


def test_a_facing_of_360_is_north():
    assert reading.direction(360) == 0
    assert reading.direction(359.5) == 359.5


@pytest.mark.parametrize("value", [[1], [1, 2, 3], "1,2", [1, None], [1, math.inf], [10**6, 0], None, {"x": 1}])
def test_places_are_two_numbers(value):
    assert "allowed: two numbers [x, y]" in complaint(reading.place, value)


def test_lists_of_words_hold_each_once():
    take = reading.list_of(("lancer", "cossack"))
    assert take(["lancer"]) == ("lancer",)
    assert complaint(take, ["lancer", "lancer"]) == (
        "['lancer', 'lancer'] is not allowed; allowed: a list of lancer, cossack, each once"
    )
    complaint(take, "lancer")
    complaint(take, [["lancer"]])


def test_words_are_exact():
    take = reading.one_of(("guard", "elite"))
    assert take("guard") == "guard"
    assert complaint(take, "Guard") == "'Guard' is not allowed; allowed: guard, elite"
    complaint(take, ["guard"])


def test_long_values_are_cut_when_quoted():
    assert len(reading.shown("x" * 10_000)) < 100
    assert len(reading.shown([["y" * 1000] * 1000] * 1000)) < 150


def test_numbers_too_long_to_be_written_are_refused_all_the_same():
    assert complaint(reading.whole(1, 20), 10**5000).startswith("a very long number is not allowed")


KEYS = {
    "id": Key(reading.identifier, required=True, default=""),
    "strength": Key(reading.whole(1, 20)),
    "quality": Key(reading.one_of(("guard", "elite")), default="elite"),
}


def test_all_faults_of_a_record_are_found_together():
    faults = Faults()
    record = read_record({"strenght": 3, "quality": "superb", "strength": 40}, "units[3]", KEYS, faults)
    assert [(fault.path, fault.message) for fault in faults.found] == [
        (
            "units[3].strenght",
            "unknown key, with the value 3; did you mean strength? allowed: id, strength, quality",
        ),
        ("units[3].quality", "'superb' is not allowed; allowed: guard, elite"),
        ("units[3].strength", "40 is not allowed; allowed: whole numbers from 1 to 20"),
        ("units[3].id", "missing; allowed: 1 to 40 letters, digits, / . _ -"),
    ]
    assert record == {"id": "", "strength": None, "quality": "elite"}


@pytest.mark.parametrize("raw", [None, [], "unit", 3])
def test_what_is_no_record_is_one_fault(raw):
    faults = Faults()
    assert read_record(raw, "units[0]", KEYS, faults) == {"id": "", "strength": None, "quality": "elite"}
    [fault] = faults.found
    assert fault.path == "units[0]"
    assert fault.message.endswith("is not a mapping; allowed: a mapping with the keys id, strength, quality")


def test_keys_that_are_no_text_are_unknown():
    faults = Faults()
    read_record({"id": "a", 5: 1}, "", KEYS, faults)
    assert [fault.path for fault in faults.found] == ["5"]


def test_what_is_no_list_is_one_fault():
    faults = Faults()
    assert read_list({"a": 1}, "units", faults) == []
    assert faults.found[0].message == "{'a': 1} is not a list; allowed: a list"
