"""What is written under a command stands with its last rows, and its line with the first ones."""

import pytest

from battles.reports.documents.command_table import kept_together
from battles.reports.documents.flow import Block, Drawn, Together


def block(name: str) -> Drawn:
    return Drawn(10.0, lambda page, x, top: None, key=name)


def names(found: Block) -> list[str]:
    if isinstance(found, Together):
        return [name for part in found.blocks for name in names(part)]
    assert isinstance(found, Drawn)
    return [str(found.key)]


@pytest.mark.parametrize("written", range(4))
@pytest.mark.parametrize("count", range(8))
def test_no_line_stands_alone(count: int, written: int) -> None:
    rows, under = [block(f"row {n}") for n in range(count)], [block(f"words {n}") for n in range(written)]
    parts = [names(part) for part in kept_together(block("command"), rows, under)]
    assert [name for part in parts for name in part] == [
        "command", *(f"row {n}" for n in range(count)), *(f"words {n}" for n in range(written))
    ]  # fmt: skip
    assert len([name for name in parts[0] if name.startswith("row")]) >= min(count, 2)
    for part in parts:
        if "words 0" in part:
            assert len([name for name in part if name.startswith("row")]) >= min(count, 2)
