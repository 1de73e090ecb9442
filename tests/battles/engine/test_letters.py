"""Names that no paper can print are refused at the door; those that papers have letters for are not."""

import pytest

from battles.engine.battlefile import load
from battles.engine.faults import InputFaults
from battles.engine.letters import faults_of_names, unprintable, why_unprintable
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import UNKNOWN, runs


def test_the_letters_that_are_taken_are_those_that_the_faces_have():
    for code in (*range(0x20, 0xD800), *range(0xE000, 0xFFFE), 0x1F600, 0x20000):
        printed = UNKNOWN not in "".join(run.text for run in runs(Face.TEXT, chr(code))) or chr(code) == UNKNOWN
        assert printed is not bool(unprintable(chr(code))), hex(code)


@pytest.mark.parametrize("name", ["Łódź", "Köprülüoğlu", "Κολοκοτρώνης", "Багратион", "d’Été & Cie"])
def test_names_in_latin_greek_and_cyrillic_are_taken(name):
    assert why_unprintable(name) == ""


@pytest.mark.parametrize("name", ["北京", "بغداد", "თბილისი"])
def test_a_name_in_another_script_is_refused_with_place_value_and_fix(name):
    text = f'units:\n  - id: a\n  - id: b\n    name: "{name}"\n'
    with pytest.raises(InputFaults) as refused:
        load(text)
    (fault,) = refused.value.faults
    assert fault.path == "units[1].name"
    assert name in fault.message
    assert ", ".join(dict.fromkeys(name))[:7] in fault.message
    assert "Latin, Greek and Cyrillic" in fault.message


def test_people_may_be_called_what_they_are_called():
    assert not list(faults_of_names({"players": [{"name": "李"}]}))
    assert list(faults_of_names({"formations": [{"commander": {"name": "李"}}]}))


def test_no_more_letters_are_named_than_one_can_read():
    assert why_unprintable("一二三四五六七").count("\u4e8c") == 2
    assert "..." in why_unprintable("一二三四五六七")
