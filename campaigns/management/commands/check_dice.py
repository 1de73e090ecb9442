"""Checks the dice of a battle: the files that reports bring, and the file of all dice after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import CommandError, CommandParser
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.check_dice import said_of
from campaigns.management.spoken import SpokenCommand


class Command(SpokenCommand):
    """``python manage.py check_dice FILE... [--root ROOT]``: no database is needed."""

    help = _lazy(
        "Checks every throw of files of dice (enclosed with reports, or all dice of a battle that is over) "
        "against the root that was published before orders closed."
    )
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
        parser.add_argument(
            "--root", default="", help=_("the root from your call for orders, to compare with the file's")
        )

    def handle(self, *args: Any, files: list[Path], root: str, **options: Any) -> None:
        fits = True
        for file in files:
            try:
                text = file.read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as fault:
                raise CommandError(f"{file}: {fault}") from fault
            lines, good = said_of(file.name, text, root)
            self.stdout.write("\n".join(lines))
            fits = fits and good
        if not fits:
            raise CommandError(_("not everything fits"))
