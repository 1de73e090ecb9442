"""Checking an order sheet against a battle file, with no database: what the ``check_orders`` command does."""

from __future__ import annotations

from pathlib import Path

from battles import rulesets
from battles.engine import battlefile
from battles.services.naming import names_of
from config.speech import gettext as _
from orders.language.letters.below_end import has_more
from orders.language.letters.letter import read_letter
from orders.language.receipt import Receipt, make_receipt


class UnknownSide(ValueError):
    """The battle has no side of that id."""


def check(file: str, side: str, text: str) -> Receipt:
    """The receipt of a sheet for a side of a battle file.

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
    if has_more(text):
        # Taking mails apart is not loaded for a sheet that ends with its END.
        from orders.inbox.replies import own_below_end

        text = own_below_end(text)
    letter = read_letter(text, names, ruleset.vocabulary, battle, metres_per_unit=ruleset.metres_per_unit)
    return make_receipt(letter.sheet, names, ruleset, battle, letter=letter)
