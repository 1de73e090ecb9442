"""The examples of the umpires' reference are read by the program they describe."""

from __future__ import annotations

import re
from pathlib import Path

from battles.rulesets import find
from tests.campaigns.orders_of_battle import read, read_data

PAGE = Path(__file__).resolve().parents[2] / "docs" / "umpires" / "orders-of-battle.md"


def text() -> str:
    return PAGE.read_text(encoding="utf-8")


def test_the_flat_example_is_read_whole() -> None:
    example = re.search(r"((?:    \S.*\n)+)", text().split("| `lancers` |")[1])
    assert example
    reading = read("\n".join(line.strip() for line in example[1].splitlines()))
    assert reading.report.notes == ()
    assert [unit.key for unit in reading.order_of_battle.units] == ["1/92", "2/92", "1Com"]


def test_the_yaml_example_is_read_whole() -> None:
    example = re.search(r"```yaml\n(.*?)```", text(), re.DOTALL)
    assert example
    reading = read(example[1], "oob.yaml")
    assert reading.report.notes == ()
    assert reading.order_of_battle.unit_by_key["1/92"].strength == 5
    assert reading.order_of_battle.formation_by_key["9D"].commander.dice == (6, 6)


def test_every_type_that_is_known_stands_on_the_page() -> None:
    table = text().split("| arm | types that are known |")[1].split("What is made of a row")[0]
    listed = {word.strip() for row in table.splitlines() for word in row.split("|")[2:3] for word in word.split(",")}
    assert {word for _, word in find("mini-nap").oob.words.troops} <= listed


def test_the_figures_of_the_data_sets_are_true() -> None:
    waterloo = read_data("waterloo-1815/oob.csv").report.totals
    assert f"{waterloo.formations} formations, {waterloo.units} units, {waterloo.men:,} men" in text()
