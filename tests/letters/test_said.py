"""What is said in many ways, in three languages: the same orders come of it, whatever stands around them.

The tables are in ``said``, one a language: meanings with their orders, sentences that mean what a plain one means, what
may stand around an order, ways of bidding, and what may link two orders.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.letters.test_writers import FIXTURES, reader_of

TABLES: dict[str, dict[str, Any]] = {
    path.stem: YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parent / "said").glob("*.yaml"))
}
#: What stands around an order is tried on the second turn, where some are in skirmish order already.
SECOND_TURN = "french, turn 2"


def read(text: str, where: str) -> tuple[list[str], list[tuple[str, ...]]]:
    """The orders that come of a text, and the choices of what is asked, sorted. ``where``: ``french, turn 1``."""
    side, _, turn = where.partition(", turn ")
    reading = reader_of(FIXTURES[f"quatre-bras-{turn}"], side)(text)
    return sorted(line.normal for line in reading.sheet.lines), sorted(tuple(one.choices) for one in reading.asked)


def begun(said: str) -> str:
    """A sentence with a capital at its beginning."""
    return said[:1].upper() + said[1:]


def test_every_language_has_its_table() -> None:
    assert set(TABLES) == {"english", "french", "german"}
    assert all(len(table["meanings"]) > 20 for table in TABLES.values())


@pytest.mark.parametrize(
    ("where", "orders", "said"),
    [
        (table["where"], meaning["orders"], said)
        for table in TABLES.values()
        for meaning in table["meanings"]
        for said in meaning["said"]
    ],
)
def test_a_meaning_is_read_however_it_is_said(where: str, orders: list[str], said: str) -> None:
    assert read(said, where) == (sorted(orders), [])


@pytest.mark.parametrize(
    ("where", "plain", "said"),
    [
        (alike["where"], alike["plain"], said)
        for table in TABLES.values()
        for alike in table["alike"]
        for said in alike["said"]
    ],
)
def test_what_means_the_same_is_read_alike(where: str, plain: str, said: str) -> None:
    meant = read(plain, where)
    assert meant[0] or meant[1][0]
    assert read(said, where) == meant


@pytest.mark.parametrize(
    ("language", "around"), [(name, said) for name, table in TABLES.items() for said in table["around"]["said"]]
)
def test_what_stands_around_an_order_changes_nothing_of_it(language: str, around: str) -> None:
    for order in TABLES[language]["around"]["orders"]:
        meant = read(f"{order['order']}.", SECOND_TURN)
        assert meant[0]
        assert read(around.format(**order), SECOND_TURN) == meant, order


@pytest.mark.parametrize(
    ("language", "bidden"), [(name, said) for name, table in TABLES.items() for said in table["bidden"]["said"]]
)
def test_an_order_is_one_in_whatever_words_it_is_bidden(language: str, bidden: str) -> None:
    for deed in TABLES[language]["bidden"]["deeds"]:
        meant = read(deed["plain"], SECOND_TURN)
        assert meant[0]
        assert read(begun(bidden.format(**deed)), SECOND_TURN) == meant, deed["plain"]


@pytest.mark.parametrize("linked", TABLES["english"]["linked"]["said"])
def test_two_orders_are_two_however_they_are_linked(linked: str) -> None:
    table = TABLES["english"]["linked"]
    for one in table["first"]:
        for low in table["then"]:
            meant = read(f"{one}.\n\n{begun(low)}.", SECOND_TURN)
            assert len(meant[0]) == 2
            assert read(linked.format(one=one, low=low, other=begun(low)), SECOND_TURN) == meant, (one, low)
