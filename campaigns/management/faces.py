"""Django's face of a command for files."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Any, ClassVar

from django.core.management.base import CommandError, CommandParser

from campaigns.management.spoken import SpokenCommand
from config.commands import FileCommand, Unusable


class Face(SpokenCommand):
    """A command as Django lists, helps with and calls it; what it does is said by ``does``."""

    does: ClassVar[FileCommand]
    requires_system_checks = ()

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        self.help = self.does.help
        return super().create_parser(prog_name, subcommand, **kwargs)

    def add_arguments(self, parser: ArgumentParser) -> None:
        self.does.add_arguments(parser)

    def handle(self, *args: Any, **options: Any) -> None:  # noqa: ARG002 - the signature is Django's
        try:
            status = self.does.run(self.stdout.write, Namespace(**options))
        except Unusable as unusable:
            raise CommandError(str(unusable)) from unusable
        if status:
            sys.exit(status)
