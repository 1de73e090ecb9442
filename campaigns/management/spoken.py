"""A command whose words come from the catalogues."""

from __future__ import annotations

from typing import Any

from django.core.management.base import BaseCommand, CommandParser


class SpokenCommand(BaseCommand):
    """A command whose ``help`` may be a lazy translation: it is worded when it is asked for."""

    help: Any = ""

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        self.help = str(self.help)
        return super().create_parser(prog_name, subcommand, **kwargs)
