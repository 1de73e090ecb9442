"""``python manage.py backup FILE``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.management.spoken import SpokenCommand
from campaigns.services.backup import write_backup


class Command(SpokenCommand):
    """A thin door to ``campaigns.services.backup``."""

    help = _lazy("Write everything of the database to one file.")

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file")

    def handle(self, *args: Any, **options: Any) -> None:
        path = Path(options["file"])
        counts = write_backup(path, timezone.now())
        self.stdout.write(
            _("{path}: {rows} rows of {kinds} kinds").format(path=path, rows=sum(counts.values()), kinds=len(counts))
        )
