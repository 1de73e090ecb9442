"""Letters read as they are in a battle under way: with strangers whom his side sees and nobody can name.

A stranger is called by his handle, *enemy-7*, or as the map has it, *e7*, which a square may be called as well; what he
looks like, *guns*, names him least of all.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.knowledge import as_seen_by, observe, observer_of
from battles.services.naming import names_of
from orders.language.letters.letter import read_letter
from orders.language.letters.results import LetterReading
from orders.language.names import Names
from tests.letters.test_writers import FIXTURES, HERE, battle_of, scored

pytestmark = pytest.mark.xdist_group("letters of writers")


@cache
def seen_by(name: str, side: str) -> Battle:
    """A battle of the letters as a side sees it."""
    battle = battle_of(FIXTURES[name])
    ruleset = rulesets.find(battle.ruleset)
    knowledge = observe(ruleset, battle, (), battle, observer_of(battle, side))
    return as_seen_by(battle, side, knowledge, ruleset.lexicon().contacts)


@cache
def names_for(name: str, side: str) -> Names:
    return names_of(seen_by(name, side), side)


def read(text: str, name: str = "quatre-bras-1", side: str = "french") -> LetterReading:
    battle, names = seen_by(name, side), names_for(name, side)
    ruleset = rulesets.find(battle.ruleset)
    return read_letter(text, names, ruleset.vocabulary, battle, metres_per_unit=ruleset.metres_per_unit)


def orders(text: str) -> list[str]:
    return [line.normal for line in read(text).sheet.lines]


def test_the_fixture_has_strangers_that_are_called_like_squares() -> None:
    strangers = {
        unit.id: unit.name for unit in seen_by("quatre-bras-1", "french").units if unit.id.startswith("enemy-")
    }
    assert {"enemy-5", "enemy-7"} <= strangers.keys()
    assert "guns" in strangers.values()


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("1/1L goes to E7", ["1/1L: MOVE TO E7"]),
        ("Husson marches to E5.", ["BRIGADE husson: INTENT ADVANCE E5"]),
        ("Jamin nimmt e7", ["BRIGADE jamin: INTENT ATTACK E7"]),
        ("18/6FA shoots at enemy-7, please", ["18/6FA: FIRE AT enemy-7"]),
        ("Jamin attaque les canons en F8", ["BRIGADE jamin: INTENT ATTACK enemy-6"]),
    ],
)
def test_a_square_is_a_square_and_a_handle_its_enemy(text: str, done: list[str]) -> None:
    assert orders(text) == done


def test_who_may_be_the_stranger_or_those_in_the_square_is_asked_about() -> None:
    (asked,) = read("18/6FA shoots at e7, please").asked
    assert set(asked.choices) == {"18/6FA: FIRE AT enemy-2", "18/6FA: FIRE AT enemy-7"}


@pytest.mark.parametrize(
    "text", ["The guns stay where they are.", "Die Geschütze bleiben stehen", "les canons restent"]
)
def test_what_strangers_look_like_is_said_of_his_own(text: str) -> None:
    (line,) = orders(text)
    assert line.endswith(": HOLD")
    assert "18/6FA" in line
    assert "enemy" not in line


@pytest.mark.parametrize("path", sorted((HERE / "writers").glob("*.yaml")), ids=lambda path: path.stem)
def test_every_letter_can_be_read_by_somebody_who_sees_strangers(path: Path) -> None:
    letter, _ = scored(path)
    found = read(letter.text, next(name for name, file in FIXTURES.items() if file == letter.fixture), letter.side)
    assert found.sheet.lines or found.asked
