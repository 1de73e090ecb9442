"""Who commands what on a report: a seat's own commands, without those that others have under it."""

from __future__ import annotations

from battles.reports.facts.commands import commands_of
from tests.battles.reports.papers import data

TURN = data().turn


def ids(*formations: str, others: tuple[str, ...] = ()) -> list[str]:
    return [command.id for command in commands_of(TURN, formations, others)]


def test_without_formations_the_whole_side_is_meant():
    assert {unit.id for command in commands_of(TURN) for unit in command.units} == {
        unit.id for unit in TURN.after.units if TURN.after.side_of[unit.id] == "french"
    }


def test_no_unit_stands_under_two_commands():
    units = [unit.id for command in commands_of(TURN) for unit in command.units]
    assert len(units) == len(set(units))


def test_a_division_has_its_brigades_and_its_guns():
    assert {"gauthier", "jamin"} <= set(ids("9D"))
    guns = [command for command in commands_of(TURN, ("9D",)) if command.command.part]
    assert [unit.id for command in guns for unit in command.units] == ["9D-guns"]


def test_what_another_has_under_a_superior_is_not_the_superiors():
    assert "wathiez" in ids("II")
    assert "wathiez" not in ids("II", others=("wathiez",))
    assert not set(ids("9D")) & set(ids("II", others=("9D",)))


def test_the_narrower_of_two_formations_above_each_other_decides():
    assert "gauthier" in ids("gauthier", others=("9D",))
    assert "jamin" not in ids("gauthier", others=("9D",))


def test_a_formation_that_is_not_there_commands_nobody():
    assert ids("6D") == []


def test_the_enemys_commands_are_not_told():
    assert "bijlandt" not in ids()
