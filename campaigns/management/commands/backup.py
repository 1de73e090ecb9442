"""``python manage.py backup FILE``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.utils import timezone

from campaigns.services.backup import write_backup


class Command(BaseCommand):
    """A thin door to ``campaigns.services.backup``."""

    help = "Write everything of the database to one file."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file")

    def handle(self, *args: Any, **options: Any) -> None:
        path = Path(options["file"])
        counts = write_backup(path, timezone.now())
        self.stdout.write(f"{path}: {sum(counts.values())} rows of {len(counts)} kinds")
