"""What papers and maps print comes from the tongue: none of the modules that draw holds words of its own."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path

import pytest

from battles.reports import documents
from battles.reports.documents import turn_report
from battles.reports.scene import furniture, legend
from battles.reports.tongues import TONGUES, battle_labels, labels
from battles.reports.tongues.en import English
from tests.battles.reports.papers import data
from tests.printed_words import text_of

#: Modules that draw nothing: the names of exports, fields and structure of the PDF format, and the readers of forms
#: with a refusal.
SILENT = ("__init__.py", "fields.py", "tags.py", "order_form_reader.py", "result_sheet_reader.py")
DRAWING = [
    *(path for path in sorted(Path(documents.__file__).parent.glob("*.py")) if path.name not in SILENT),
    Path(furniture.__file__),
    Path(legend.__file__),
]

#: Codes: of alignment, of boxes, of arms and events, of a form's fields and blocks, of the PDF format and its viewers,
#: of papers by name, of drawings that are repeated, and the messages for a paper that does not exist and for what
#: cannot be repeated.
CODES = frozenset({
    "left", "middle", "right", "now", "before", "brigade", "division", "corps", "guns", "dice", "initiative", "BRIGADE",
    "key", "turn", "standing", "message", "more", ":where", ":unit:", ":standing", ":intent", "priority:", "*general",
    "key-", "page-", "chapter-", "number-", "story-", "turn-", "DisplayDocTitle", "true", "ascii",
    "Letter", "letter", "no paper called ", "; allowed: A4, Letter",
    "die", "row", "deed", "ring", "seen", "sure", "Document", "command",
    "Figure", "Table", "INTENT ", "group:1",
    "what is drawn by forms cannot be repeated",
    "result", "field", "outcome", "ended", "loss:", "leader:",
})  # fmt: skip
WORD = re.compile(r"[^\W\d_]{3,}")
COLOUR = re.compile(r"#[0-9A-F]{6}")


def literals(source: str) -> Iterator[tuple[int, str]]:
    """The strings of a module with their lines, docstrings left out."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def words_in(source: str) -> list[tuple[int, str]]:
    """The strings of a module that hold a word and are no code."""
    return [
        (line, text)
        for line, text in literals(source)
        if WORD.search(text) and text not in CODES and not COLOUR.fullmatch(text)
    ]


def leaves(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every label with its path."""
    if isinstance(value, str):
        yield path, value
    elif is_dataclass(value):
        for field in fields(value):
            yield from leaves(getattr(value, field.name), f"{path}.{field.name}")
    else:
        for key, word in value.items():
            yield from leaves(word, f"{path}[{key}]")


@pytest.mark.parametrize("path", DRAWING, ids=lambda path: path.name)
def test_no_module_that_draws_holds_words(path: Path):
    assert words_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("code", ['f"Turn {turn}"', '"lost"', '("Key", 1)', 'page.text(0, 0, "in all")'])
def test_a_new_word_would_be_found(code: str):
    assert words_in(f'"""A module."""\n\nshown = {code}\n')


def test_every_code_is_still_used():
    used = {text for path in DRAWING for _, text in literals(path.read_text(encoding="utf-8"))}
    assert used >= CODES


@pytest.mark.parametrize("language", TONGUES)
def test_every_label_has_words_and_only_the_placeholders_it_is_described_with(language: str):
    labels = TONGUES[language].labels
    for path, text in leaves(labels):
        assert text.strip(), path
        group = path.split(".")[1]
        described = type(getattr(labels, group)).__doc__ or ""
        for _, name, _, _ in string.Formatter().parse(text):
            assert name is None or f"``{name}``" in described, path


def test_a_report_prints_the_labels_of_its_tongue():
    class Other(English):
        labels = replace(
            English.labels,
            page=replace(English.labels.page, locale="fr-FR"),
            command=replace(English.labels.command, title="Votre commandement", unit="troupe"),
            front=replace(English.labels.front, lost="Perdu ce tour"),
        )

    text = text_of(turn_report(data(tongue=Other()))).lower()
    for words in ("votre commandement", "troupe", "perdu ce tour"):
        assert words in text


@pytest.mark.parametrize("kinds", [labels, battle_labels])
def test_the_kinds_of_labels_hold_no_words(kinds):
    assert words_in(Path(kinds.__file__).read_text(encoding="utf-8")) == []
