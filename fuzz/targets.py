"""What is fuzzed. A target takes any bytes; it raises only when the code has a fault."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from battles import rulesets
from battles.engine import battlefile
from battles.engine.battle import Battle
from battles.services.naming import names_of
from orders.inbox import commands, credentials, manners, message
from orders.inbox.limits import LIMITS
from orders.inbox.writing import writing
from orders.language.names import Names
from orders.language.normal_form import normal_form
from orders.language.receipt import make_receipt
from orders.language.sheet import parse
from orders.language.template import order_sheet_template

ROOT = Path(__file__).parent.parent
MAILS = ROOT / "tests" / "mails" / "raw"
SCENARIO = ROOT / "campaigns" / "scenarios" / "first-steps" / "battle.yaml"
SIDE = "french"


@dataclass(frozen=True, slots=True)
class Target:
    """A name, the code under test, its seeds, the words that its inputs are made of, and its longest input."""

    name: str
    run: Callable[[bytes], None]
    seeds: Callable[[], Iterator[bytes]]
    words: Path
    longest: int


def read_mail(data: bytes) -> None:
    """Everything that happens to a mail before anybody knows who wrote it."""
    mail = message.read(data)
    said = writing(mail)
    if len(said.text.split("\n")) > LIMITS.lines:
        raise AssertionError(f"{len(said.text)} characters of orders in too many lines")
    manners.silence(mail, envelope_from=None, own_addresses=())
    manners.next_loop_count(mail)
    commands.find(said.text, mail.subject)
    credentials.shown_keys(mail, (), said.text)
    str(mail.identity).encode()


def read_sheet(data: bytes) -> None:
    """An order sheet from its text to its receipt; its normal form, read again, must say the same."""
    battle, names = _field()
    ruleset = rulesets.find(battle.ruleset)
    sheet = parse(data.decode("utf-8", "replace"), names, ruleset.vocabulary)
    normal = normal_form(sheet, names)
    again = normal_form(parse(normal, names, ruleset.vocabulary), names)
    if again != normal:
        raise AssertionError(f"the normal form {normal!r} was read back as {again!r}")
    json.dumps(make_receipt(sheet, names, ruleset, battle).as_mapping()).encode()


def mails() -> Iterator[bytes]:
    """The raw mails of the tests."""
    yield from (path.read_bytes() for path in sorted(MAILS.iterdir()) if path.suffix == ".eml")


def sheets() -> Iterator[bytes]:
    """What the writers of those mails want read as orders, and a blank sheet."""
    battle, names = _field()
    yield order_sheet_template(names, battle, 1).encode()
    yield from dict.fromkeys(writing(message.read(raw)).text.encode("utf-8", "replace") for raw in mails())


@cache
def _field() -> tuple[Battle, Names]:
    """A battle and the names that one side may use in it."""
    battle = rulesets.read(battlefile.load(SCENARIO.read_text(encoding="utf-8"), name=SCENARIO.name))
    return battle, names_of(battle, SIDE)


TARGETS = {
    target.name: target
    for target in (
        Target("mail", read_mail, mails, Path(__file__).with_name("mail.dict"), 60_000),
        Target("sheet", read_sheet, sheets, Path(__file__).with_name("sheet.dict"), 2_000),
    )
}
