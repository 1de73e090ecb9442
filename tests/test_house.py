"""The pages for contributors are true to the tree: every file and folder that they name is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from config.environment import ROOT
from tests.sharing_out import LONG

APPS = ("battles", "campaigns", "config", "orders", "tests", "benchmarks", "docs", "templates")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs" / "contributors").glob("*.md"))]
NAMED = re.compile(r"`([A-Za-z0-9_./<>-]+)`")


def paths(text: str) -> Iterator[str]:
    """What a page says of the tree, as patterns: paths from the top, and names of modules wherever they lie."""
    for name in NAMED.findall(text):
        pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
        if "/" in pattern and pattern.split("/")[0] in APPS:
            yield pattern
        elif re.fullmatch(r"[a-z_]+\.py", pattern):
            yield f"**/{pattern}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_that_a_page_names_is_there(page):
    folders = [ROOT / app for app in APPS]
    missing = []
    for pattern in paths(page.read_text(encoding="utf-8")):
        within = folders if pattern.startswith("**/") else [ROOT]
        if not any(next(folder.glob(pattern), None) for folder in within):
            missing.append(pattern)
    assert missing == []


def test_a_path_that_is_not_there_is_found_missing():
    assert list(paths("`orders/nowhere.py`, `nowhere.py`, `a.b`, `battles/rulesets/<book>/lexicon/`")) == [
        "orders/nowhere.py",
        "**/nowhere.py",
        "battles/rulesets/*/lexicon",
    ]


def test_every_long_test_that_is_begun_first_is_there():
    assert [name for name in LONG if not (ROOT / name).exists()] == []


def test_a_newcomer_finds_how_units_rally_and_the_reminder_before_a_deadline_from_the_tree_alone():
    """Whoever looks for the word in names of files finds one in each rulebook, and one for the reminder."""
    books = [book for book in (ROOT / "battles" / "rulesets").iterdir() if (book / "ruleset.py").exists()]
    assert books
    assert [book.name for book in books if not list(book.rglob("rallying.py"))] == []
    assert [path.parent.name for path in (ROOT / "campaigns").rglob("remind*.py")] == ["turns"]
