"""Letters of our own: what share of them is read as it was meant, asked about, missed, or read otherwise.

The shares of right and of misread lines are held. ``held-out-*.yaml`` were written after the reader and before it was
changed for them.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from battles import rulesets
from battles.engine import battlefile
from battles.engine.battle import Battle
from battles.services.naming import names_of
from orders.language.letters.letter import read_letter
from orders.language.letters.results import LetterReading
from orders.language.names import Names

HERE = Path(__file__).parent
BATTLE = HERE.parent.parent / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml"
FILES = sorted(path for path in HERE.glob("*.yaml") if path.name != "whole-letters.yaml")
LEAST_RIGHT = 0.97
MOST_MISREAD = 0.005


@cache
def battle() -> Battle:
    """The battle that the letters are about, at its start."""
    return rulesets.read(battlefile.load(BATTLE.read_text(encoding="utf-8"), name=BATTLE.name))


@cache
def names(side: str) -> Names:
    return names_of(battle(), side)


def read(text: str, side: str) -> LetterReading:
    ruleset = rulesets.find(battle().ruleset)
    return read_letter(text, names(side), ruleset.vocabulary, battle(), metres_per_unit=ruleset.metres_per_unit)


@cache
def load(path: Path) -> Any:
    return YAML(typ="safe").load(path.read_text(encoding="utf-8"))


def end_of(line: Any, side: str) -> str:
    """What became of a line: right, asked, missed or misread."""
    found = read(line["say"], side)
    done = [one.normal for one in found.sheet.lines]
    wanted = list(line.get("read", ()))
    if done and sorted(done) == sorted(wanted):
        return "right"
    if done:
        return "misread"
    ended = "ask" if found.asked else "refuse" if found.refused else "note"
    if not wanted and ended == line["end"]:
        return "right"
    return "asked" if ended == "ask" else "missed"


@cache
def ends() -> dict[str, Counter[str]]:
    """The ends of all lines by file."""
    return {path.stem: Counter(end_of(line, load(path)["side"]) for line in load(path)["lines"]) for path in FILES}


def test_the_share_of_misread_lines_is_held_and_that_of_right_ones_does_not_sink() -> None:
    table = "\n".join(f"{name:22} {dict(counts)}" for name, counts in ends().items())
    total = sum(ends().values(), Counter())
    count = total.total()
    assert count >= 240
    assert total["misread"] / count <= MOST_MISREAD, table
    assert total["right"] / count >= LEAST_RIGHT, table


@pytest.mark.parametrize("number", range(len(load(HERE / "whole-letters.yaml")["letters"])))
def test_a_whole_letter_orders_what_it_says(number: int) -> None:
    data = load(HERE / "whole-letters.yaml")
    letter = data["letters"][number]
    done = [line.normal for line in read(letter["text"], data["side"]).sheet.lines]
    assert set(letter["read"]) <= set(done), done


# One family after the other, said of many: none of them is a phrase by heart.
STAYING = (
    "stay where you are",
    "hold",
    "remain in place",
    "don't move",
    "reste sur place",
    "ne bouge pas",
    "bleibt stehen",
)
GOING = ("go to {}", "move to {}", "march to {}", "va en {}", "marche vers {}", "geht nach {}", "marschiert nach {}")
FORMING = (
    ("form line", "LINE"),
    ("into column", "COLUMN"),
    ("square!", "SQUARE"),
    ("en colonne", "COLUMN"),
    ("forme le carré", "SQUARE"),
    ("in Linie", "LINE"),
    ("bildet Karree", "SQUARE"),
)
UNITS = ("1/92", "3/100", "1/61", "2/72")


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("words", STAYING)
def test_to_stay(unit: str, words: str) -> None:
    assert [line.normal for line in read(f"{unit} {words}", "french").sheet.lines] == [f"{unit}: HOLD"]


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("words", GOING)
@pytest.mark.parametrize("place", ["G6", "Gemioncourt"])
def test_to_go_somewhere(unit: str, words: str, place: str) -> None:
    (line,) = read(f"{unit}: {words.format(place)}", "french").sheet.lines
    assert line.normal.lower() == f"{unit}: move to {place}".lower()


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(("words", "formation"), FORMING)
def test_to_form(unit: str, words: str, formation: str) -> None:
    assert [line.normal for line in read(f"{unit} {words}", "french").sheet.lines] == [f"{unit}: FORM {formation}"]
