"""What is told at once instead of tried: it is right wherever it is told, in the letters of the writers."""

from __future__ import annotations

from pathlib import Path

import pytest
from ruamel.yaml import YAML

from orders.language.letters.phrases import TroopsPhrase
from orders.language.letters.spots import Spot
from orders.language.letters.spotting import Spotter
from orders.language.letters.text import Text
from orders.language.search import Reading, Search
from orders.language.sheet import SheetReader
from tests.letters.scoring.judging import Letter
from tests.letters.test_writers import FIXTURES, reader_of

# Some of each language, in prose and in lines.
FILES = sorted((Path(__file__).parent / "writers").glob("*.yaml"))[::6]


def read(path: Path) -> None:
    letter = Letter(path, FIXTURES[YAML(typ="safe").load(path.read_text(encoding="utf-8"))["battle"]])
    reader_of(letter.fixture, letter.side)(letter.text)


def test_what_an_order_is_told_to_be_is_what_it_would_be_read_as(monkeypatch: pytest.MonkeyPatch) -> None:
    as_written, seen = SheetReader.as_written, set()

    def checked(self: SheetReader, raw: str, forms: tuple[str, ...]) -> tuple[Search, Reading | None]:
        told, tried = as_written(self, raw, forms)[1], self.first_attempt(raw)[1]
        assert told == tried, raw
        seen.update({told.form} & set(forms) if told is not None else ())
        return as_written(self, raw, forms)

    monkeypatch.setattr(SheetReader, "as_written", checked)
    for path in FILES:
        read(path)
    assert {"UNIT", "UNITS", "BLOCK INTENT", "STANDING", "GENERAL"} <= seen


def test_no_troops_begin_with_a_word_that_is_told_to_begin_none(monkeypatch: pytest.MonkeyPatch) -> None:
    troops_at, told = Spotter.troops_at, set()

    def checked(self: Spotter, text: Text, at: int, before: list[Spot]) -> Spot | None:
        found = troops_at(self, text, at, before)
        if found is None:
            told.add(text.bare[at])
            assert TroopsPhrase(self, text, at, before).read() is None, text.raw
        return found

    monkeypatch.setattr(Spotter, "troops_at", checked)
    for path in FILES:
        read(path)
    assert len(told) > 500
