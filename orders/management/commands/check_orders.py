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
from orders.services.campaign_checking import check_post, receipt_text
from orders.services.checking import UnknownSide, check


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
                receipt = check_post(Path(options["file"]), options["post"], sheet)
                text = receipt_text(receipt)
            else:
                receipt, text = check(options["file"], options["side"], sheet)
        except OSError as error:
            raise CommandError(f"{options['file']}: {error.strerror}") from error
        except InputFaults as faults:
            listed = "".join(f"\n  {fault.path}: {fault.message}" for fault in faults.faults)
            raise CommandError(
                _("{file} cannot be used:{listed}").format(file=options["file"], listed=listed)
            ) from faults
        except UnknownSide as error:
            raise CommandError(str(error)) from error
        self.stdout.write(text if options["text"] else json.dumps(receipt, ensure_ascii=False))
