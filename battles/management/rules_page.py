"""The page that shows a rulebook as this program plays it: each clause, where it is applied, which tests name it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from battles.engine.protocol import Clause, TableSection
from battles.engine.settings import Setting, Table, Whole
from battles.management.clause_index import Index, places_in_code, places_in_tests

CODE = ("battles/rulesets", "battles/engine", "campaigns/strategy", "orders/language", "orders/services")
TESTS = ("tests",)
SHOWN_TESTS = 3
_HEAD = ("clause", "what it says", "applied in", "tests")


class Book(Protocol):
    """What has clauses: a rulebook, or the campaign."""

    @property
    def id(self) -> str:
        """The page's name."""

    @property
    def title(self) -> str:
        """The name for people."""

    @property
    def clauses(self) -> Sequence[Clause]:
        """Every clause."""

    @property
    def settings(self) -> Sequence[Setting]:
        """The umpire's settings."""

    @property
    def quick_reference(self) -> Sequence[TableSection]:
        """The tables, made from those that the engine uses."""


def write_page(ruleset: Book, root: Path, *, tables: bool = False) -> Path:
    """Write ``docs/rules/<id>.md`` under the project's root and return its path."""
    page = root / "docs" / "rules" / f"{ruleset.id}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(rules_page(ruleset, root, tables=tables))
    return page


def rules_page(ruleset: Book, root: Path, *, tables: bool = False) -> str:
    """The page's text, in Markdown; with the quick reference where ``tables`` are wanted."""
    code, tests = indexes(ruleset, root)
    readings = [clause for clause in ruleset.clauses if _is_reading(clause)]
    completions = [clause for clause in ruleset.clauses if clause.completes]
    others = [clause for clause in ruleset.clauses if not _is_reading(clause) and not clause.completes]
    parts = [
        f"# {ruleset.title} as it is played here",
        "Every event of a turn names the clause that was applied. This page says what each clause is about, in our own "
        "words, which code applies it and which tests and cases name it. It is written by `make docs`.",
        "## Clauses",
        _table(_HEAD, [_row(clause, code, tests) for clause in others]),
        *_completing(completions, code, tests),
        "## Readings",
        "Where the rulebook leaves room for more than one reading, this one is played. Some can be changed with a "
        "setting of the battle file.",
        _table(
            ("clause", "question and reading", "setting", "applied in", "tests"),
            [_reading(clause, ruleset, code, tests) for clause in readings],
        ),
        "## Settings",
        _table(
            ("setting", "values, default first", "clause", "what it decides"),
            [
                (f"`{setting.name}`", _values(setting), setting.clause, setting.explanation)
                for setting in ruleset.settings
            ],
        ),
    ]
    if tables:
        parts.append("## Tables")
        for section in ruleset.quick_reference:
            parts += [f"### {section.title}", _table(section.head, section.rows), f"{', '.join(section.clauses)}"]
    return "\n\n".join(parts) + "\n"


def _completing(completions: Sequence[Clause], code: Index, tests: Index) -> list[str]:
    """The clauses of which the rulebook says nothing, for one that breaks off."""
    if not completions:
        return []
    return [
        "## Completions",
        "The rulebook breaks off: its later chapters are lost. The clauses below are none of its own. They complete it "
        "in its manner, so that it can be played; what they say can be changed with the setting `tables`.",
        _table(_HEAD, [_row(clause, code, tests) for clause in completions]),
    ]


def indexes(ruleset: Book, root: Path) -> tuple[Index, Index]:
    """Where the clauses of a ruleset are applied, and which tests name them; the list of clauses itself left out."""
    code = {
        clause: kept
        for clause, names in places_in_code(root, CODE).items()
        if (kept := tuple(name for name in names if ".clauses." not in name and not name.endswith(".clauses")))
    }
    return code, places_in_tests(root, TESTS, {clause.id for clause in ruleset.clauses}, own_tests(ruleset, root))


def own_tests(ruleset: Book, root: Path) -> str:
    """The folder of a book's own tests: what lies under ``tests`` as its package does in the code."""
    folder = Path("tests", *type(ruleset).__module__.split(".")[:-1])
    while not (root / folder).is_dir():
        folder = folder.parent
    return str(folder)


def _is_reading(clause: Clause) -> bool:
    return "-AMB-" in clause.id


def _row(clause: Clause, code: Index, tests: Index) -> tuple[str, ...]:
    return (clause.id, clause.says, _names(code.get(clause.id, ())), _tests(tests.get(clause.id, ())))


def _reading(clause: Clause, ruleset: Book, code: Index, tests: Index) -> tuple[str, ...]:
    settings = ", ".join(f"`{setting.name}`" for setting in ruleset.settings if setting.clause == clause.id)
    id, says, applied, tested = _row(clause, code, tests)
    return (id, says, settings, applied, tested)


def _names(names: Sequence[str]) -> str:
    """Dotted names, without the part that all rulesets share."""
    return "<br>".join(f"`{name.removeprefix('battles.rulesets.')}`" for name in names)


def _tests(names: Sequence[str]) -> str:
    shown = [f"`{name.rpartition('/')[2]}`" for name in names[:SHOWN_TESTS]]
    more = len(names) - len(shown)
    return "<br>".join([*shown, *([f"and {more} more"] if more > 0 else [])])


def _values(setting: Setting) -> str:
    """What a setting may be, the default first."""
    if isinstance(setting, Whole):
        return f"{setting.low} to {setting.high}"
    if isinstance(setting, Table):
        return f"a table: {', '.join(setting.rows)}"
    values = setting.values
    if len(values) > 3 and all(isinstance(value, int) for value in values):
        return f"{values[0]} to {values[-1]}"
    return ", ".join(str(value).lower() for value in values)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
