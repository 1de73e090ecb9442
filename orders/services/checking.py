"""Checking an order sheet against a battle file, with no database: what the ``check_orders`` command does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine import battlefile
from battles.services.naming import names_of
from battles.services.receipt_text import render_text
from orders.language.letters.letter import read_letter
from orders.language.receipt import make_receipt


class UnknownSide(ValueError):
    """The battle has no side of that id."""


def check(file: str, side: str, text: str) -> tuple[dict[str, Any], str]:
    """The receipt of a sheet for a side of a battle file: as a mapping, and as plain text.

    The whole file counts as known to the side. Raises ``OSError``, ``InputFaults`` and :class:`UnknownSide`.
    """
    battle = rulesets.read(battlefile.load(Path(file).read_text(encoding="utf-8"), name=file))
    if side not in battle.side_by_id:
        raise UnknownSide(
            _("side {side!r}: {file} has {side_by_id}").format(
                side=side, file=file, side_by_id=", ".join(battle.side_by_id)
            )
        )
    ruleset = rulesets.find(battle.ruleset)
    names = names_of(battle, side)
    letter = read_letter(text, names, ruleset.vocabulary, battle, metres_per_unit=ruleset.metres_per_unit)
    receipt = make_receipt(letter.sheet, names, ruleset, battle, letter=letter)
    return receipt.as_mapping(), render_text(receipt)
