"""The one-page reference that HELP WORDS sends: every word of orders of a rulebook, with what comes of it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from battles import rulesets
from battles.engine.protocol import TableSection
from battles.reports.documents import order_words
from battles.reports.tongues import ENGLISH
from orders.services.letters.briefings import Block
from orders.services.letters.rendering import WIDTH, wrapped

#: The column of what comes of a word; a longer word has it below.
COLUMN = 34


def reference(ruleset: str) -> str:
    """The words of a rulebook's orders, as plain text with its lines kept."""
    labels = ENGLISH.labels.words
    sections = order_words(rulesets.find(ruleset), labels)
    blocks = [wrapped(f"{labels.foot}."), *("\n".join(_section(section)) for section in sections)]
    return "\n\n".join(blocks)


def reference_blocks(ruleset: str) -> tuple[Block, ...]:
    """The same as blocks of a letter, for a screen of any width."""
    labels = ENGLISH.labels.words
    sections = order_words(rulesets.find(ruleset), labels)
    return tuple(
        Block(section.title.upper(), (section.note,) if section.note else (), rows=tuple(map(_pair, section.rows)))
        for section in sections
    )


def _pair(row: Sequence[str]) -> tuple[str, str]:
    """What to write, and what comes of it."""
    return f"{row[0]}: {row[1]}" if len(row) > 2 else row[0], row[-1]


def _section(section: TableSection) -> Iterator[str]:
    yield section.title.upper()
    if section.note:
        yield wrapped(section.note)
    for row in section.rows:
        yield from row_lines(row)


def row_lines(row: Sequence[str]) -> Iterator[str]:
    """What to write, and beside or below it what comes of it."""
    first, *rest = row
    words = f"  {first}: {rest[0]}" if len(rest) > 1 else f"  {first}"
    said = rest[-1] if rest else ""
    beside = len(words) < COLUMN - 1
    margin = " " * (COLUMN if beside else 8)
    lines = textwrap.wrap(said, WIDTH - len(margin), break_long_words=False, break_on_hyphens=False) or [""]
    head = textwrap.wrap(words.strip(), WIDTH, initial_indent="  ", subsequent_indent="      ", break_long_words=False)
    if beside:
        yield f"{words.ljust(COLUMN)}{lines[0]}".rstrip()
        lines = lines[1:]
    else:
        yield from head
    yield from (f"{margin}{line}" for line in lines if line)
