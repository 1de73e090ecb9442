"""Letters in the terms of other rulebooks: their answers to what people ask for, through their vocabularies."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from tests.letters.test_any_text import WORDS
from tests.letters.test_writers import SCENARIOS, battle_of, names_of, reader_of

FILES = sorted((Path(__file__).parent / "rulebooks").glob("*.yaml"))
LEAST_RIGHT = {"village": 85, "selo": 85, "derlon": 86}
MOST_MISREAD = {"village": 2.5, "selo": 2.5, "derlon": 5.5}


def end_of(line: Any, fixture: Path, side: str) -> str:
    """What became of a line: right, asked, missed or misread."""
    read = reader_of(fixture, side)(line["say"])
    done = [one.normal for one in read.sheet.lines if ":" in one.normal or one.normal.startswith("STANDING")]
    if done:
        return "right" if set(done) == set(line["read"]) else "misread"
    return "asked" if read.asked else "missed"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_letters_in_the_terms_of_another_rulebook(path: Path) -> None:
    data = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    fixture = SCENARIOS / data["battle"] / "battle.yaml"
    ends = [(end_of(line, fixture, data["side"]), line["say"]) for line in data["lines"]]
    counts = Counter(end for end, _ in ends)
    table = "\n".join(f"{end:8} {said}" for end, said in ends)
    assert 100 * counts["right"] / len(ends) >= LEAST_RIGHT[path.stem], table
    assert 100 * counts["misread"] / len(ends) <= MOST_MISREAD[path.stem], table


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_words_about_any_ground_or_troops_raise_or_order_others(path: Path) -> None:
    data = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    fixture = SCENARIOS / data["battle"] / "battle.yaml"
    battle, read = battle_of(fixture), reader_of(fixture, data["side"])
    own = set(names_of(battle, data["side"]).ordered)
    named = [*(unit.id for unit in battle.units), *(piece.name or piece.id for piece in battle.terrain)]

    @given(st.lists(st.sampled_from([*WORDS, *named]), max_size=20).map(" ".join))
    @settings(max_examples=60, deadline=None)
    def reads(text: str) -> None:
        sheet = read(text).sheet
        ordered = {order.unit for order in sheet.units} | {unit for order in sheet.groups for unit in order.units}
        assert ordered <= own

    reads()
