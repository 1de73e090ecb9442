"""``python manage.py restore FILE``."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError, CommandParser
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.management.spoken import SpokenCommand
from campaigns.services.backup import BackupFault, restore_backup


class Command(SpokenCommand):
    """A thin door to ``campaigns.services.backup``."""

    help = _lazy("Load a backup into this database, whole or not at all.")

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--replace", action="store_true", help=_("delete what the database holds first"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            counts = restore_backup(Path(options["file"]), replace=options["replace"])
        except (BackupFault, OSError, KeyError, zipfile.BadZipFile) as fault:
            raise CommandError(str(fault)) from fault
        self.stdout.write(
            _("{rows} rows of {kinds} kinds restored").format(rows=sum(counts.values()), kinds=len(counts))
        )
