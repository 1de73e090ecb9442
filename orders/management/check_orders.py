"""Read an order sheet from standard input and print its receipt as JSON (contract, section 4). Needs no database."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from battles.engine.faults import InputFaults
from config.commands import FileCommand, Say, Unusable
from config.speech import gettext as _
from config.speech import ready_for_players


class CheckOrders(FileCommand):
    """``python manage.py check_orders FILE --side ID | --post ID < sheet``."""

    help = _("Reads an order sheet on standard input and prints what is understood and what is not, as JSON.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help=_("a battle file or a campaign file, YAML or JSON"))
        whose = parser.add_mutually_exclusive_group(required=True)
        whose.add_argument("--side", help=_("the id of the side that the orders are for, of a battle file"))
        whose.add_argument("--post", help=_("the id of the headquarters that the orders are from, of a campaign file"))
        parser.add_argument("--text", action="store_true", help=_("print the receipt as a player reads it"))

    def run(self, say: Say, options: Namespace) -> int:
        sheet = sys.stdin.buffer.read().decode(errors="replace")
        try:
            if options.post:
                printed = _of_post(Path(options.file), options.post, sheet, in_words=options.text)
            else:
                printed = _of_side(options.file, options.side, sheet, in_words=options.text)
        except OSError as error:
            raise Unusable(f"{options.file}: {error.strerror}") from error
        except InputFaults as faults:
            listed = "".join(f"\n  {fault.path}: {fault.message}" for fault in faults.faults)
            raise Unusable(_("{file} cannot be used:{listed}").format(file=options.file, listed=listed)) from faults
        say(printed)
        return 0


COMMAND = CheckOrders()


# Letters, campaigns and receipts in words are loaded when they are asked for: loading takes most of the command's time.


def _of_side(file: str, side: str, sheet: str, *, in_words: bool) -> str:
    """The receipt for a side of a battle, as it is printed."""
    from orders.services.checking import UnknownSide, check

    try:
        receipt = check(file, side, sheet)
    except UnknownSide as error:
        raise Unusable(str(error)) from error
    if in_words:
        ready_for_players()
        from battles.services.receipt_text import render_text

        return render_text(receipt)
    return _line_of(receipt.as_mapping())


def _of_post(file: Path, post: str, sheet: str, *, in_words: bool) -> str:
    """The receipt for a headquarters of a campaign, as it is printed."""
    from orders.services.campaign_checking import check_post

    receipt = check_post(file, post, sheet)
    if in_words:
        ready_for_players()
        from orders.services.campaign_receipt_text import receipt_text

        return receipt_text(receipt)
    return _line_of(receipt)


def _line_of(receipt: dict[str, Any]) -> str:
    return json.dumps(receipt, ensure_ascii=False)
