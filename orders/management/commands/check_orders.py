"""Read an order sheet from standard input and print its receipt as JSON (contract, section 4). Needs no database."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from campaigns.management.spoken import SpokenCommand


class Command(SpokenCommand):
    """``python manage.py check_orders FILE --side ID | --post ID < sheet``."""

    help = _lazy("Reads an order sheet on standard input and prints what is understood and what is not, as JSON.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help=_("a battle file or a campaign file, YAML or JSON"))
        whose = parser.add_mutually_exclusive_group(required=True)
        whose.add_argument("--side", help=_("the id of the side that the orders are for, of a battle file"))
        whose.add_argument("--post", help=_("the id of the headquarters that the orders are from, of a campaign file"))
        parser.add_argument("--text", action="store_true", help=_("print the receipt as a player reads it"))

    def handle(self, *args: Any, **options: Any) -> None:
        sheet = sys.stdin.buffer.read().decode(errors="replace")
        try:
            if options["post"]:
                printed = _of_post(Path(options["file"]), options["post"], sheet, in_words=options["text"])
            else:
                printed = _of_side(options["file"], options["side"], sheet, in_words=options["text"])
        except OSError as error:
            raise CommandError(f"{options['file']}: {error.strerror}") from error
        except InputFaults as faults:
            listed = "".join(f"\n  {fault.path}: {fault.message}" for fault in faults.faults)
            raise CommandError(
                _("{file} cannot be used:{listed}").format(file=options["file"], listed=listed)
            ) from faults
        self.stdout.write(printed)


# Letters, campaigns and receipts in words are loaded when they are asked for: loading takes most of the command's time.


def _of_side(file: str, side: str, sheet: str, *, in_words: bool) -> str:
    """The receipt for a side of a battle, as it is printed."""
    from orders.services.checking import UnknownSide, check

    try:
        receipt = check(file, side, sheet)
    except UnknownSide as error:
        raise CommandError(str(error)) from error
    if in_words:
        from battles.services.receipt_text import render_text

        return render_text(receipt)
    return _line_of(receipt.as_mapping())


def _of_post(file: Path, post: str, sheet: str, *, in_words: bool) -> str:
    """The receipt for a headquarters of a campaign, as it is printed."""
    from orders.services.campaign_checking import check_post, receipt_text

    receipt = check_post(file, post, sheet)
    return receipt_text(receipt) if in_words else _line_of(receipt)


def _line_of(receipt: dict[str, Any]) -> str:
    return json.dumps(receipt, ensure_ascii=False)
