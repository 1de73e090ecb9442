"""The players' pages about orders: every example in them is carried out here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.search import MOST_ACTIONS
from orders.language.sheet import MOST_CHARACTERS, MOST_LINES
from tests.orders.language.ground import normals, read, refusal
from tests.orders.language.test_normal_form import meaning

PAGES = Path(__file__).parents[3] / "docs" / "players"
LESSON = (PAGES / "orders.md").read_text(encoding="utf-8")
WORDS = (PAGES / "order-words.md").read_text(encoding="utf-8")
FIRST_TURN = (PAGES / "first-turn.md").read_text(encoding="utf-8")


def fenced(page: str, kind: str) -> list[str]:
    """The fenced blocks of a kind."""
    return re.findall(rf"^ *```{kind}\n(.*?)^ *```$", page, flags=re.MULTILINE | re.DOTALL)


def cells(page: str) -> list[str]:
    """What stands in code type in the last column of the tables."""
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| `")]
    return [row[-1].strip(" |`") for row in rows if len(row) > 1 and row[-1].startswith("`")]


@pytest.mark.parametrize("example", fenced(LESSON, "orders") + fenced(WORDS, "orders"))
def test_every_example_sheet_is_understood_in_every_line(example: str) -> None:
    assert normals(example)


@pytest.mark.parametrize("example", cells(WORDS))
def test_every_example_of_the_tables_is_understood(example: str) -> None:
    assert normals(example) == [example.replace("infantry", "INFANTRY").replace("TARGET cavalry", "TARGET CAVALRY")]


@pytest.mark.parametrize("example", [line for block in fenced(LESSON, "refused") for line in block.splitlines()])
def test_every_example_of_a_refused_line_earns_the_suggestion_shown(example: str) -> None:
    written, meant = (part.strip() for part in example.split("->"))
    assert refusal(written)[2][0] == meant


def test_the_spellings_said_to_mean_the_same_do() -> None:
    (block,) = fenced(LESSON, "same")
    sheets = [meaning(read(line)) for line in block.splitlines()]
    texts = [[action.text for _, actions, _ in sheet["units"] for action in actions] for sheet in sheets]
    as_degrees = [[text.replace("FACE 45", "FACE NE") for text in found] for found in texts]
    assert as_degrees == [["FORM COLUMN", "MOVE 6", "FACE NE"]] * 5


def test_the_reference_names_every_order_decision_posture_and_condition_of_mini_nap() -> None:
    phrases = (*VOCABULARY.unit_actions, *VOCABULARY.general_actions, *VOCABULARY.command_actions)
    for phrase in phrases:
        assert f"`{phrase.name}" in WORDS, phrase.name
    for decision in VOCABULARY.decisions:
        assert f"`{decision.name}`" in WORDS, decision.name
    for posture in VOCABULARY.postures:
        assert f"`{posture}`" in LESSON, posture


def test_the_limits_of_the_reference_are_those_of_the_reader() -> None:
    assert f"{MOST_LINES} lines, a line {MOST_CHARACTERS:,} characters and {MOST_ACTIONS} orders" in WORDS


def test_the_sheet_of_the_first_turn_is_understood() -> None:
    (example,) = fenced(FIRST_TURN, "")
    assert normals(re.sub("TURN 1", "TURN 4", example))
