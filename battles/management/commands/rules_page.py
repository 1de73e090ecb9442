"""``manage.py rules_page RULESET...``: write the page of a rulebook's clauses under docs/rules."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from battles.management.rules_page import write_page
from battles.rulesets import find
from campaigns.management.spoken import SpokenCommand
from campaigns.strategy.rules.book import BOOK
from config.environment import ROOT


class Command(SpokenCommand):
    """Writes what each clause says, where it is applied and which tests name it."""

    help = _lazy("Write the page of a rulebook's clauses under docs/rules.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("rulesets", nargs="+", metavar="RULESET", help=_("mini-nap, for example, or campaign"))

    def handle(self, *args: Any, **options: Any) -> None:
        for name in options["rulesets"]:
            try:
                campaign = name == BOOK.id
                page = write_page(BOOK if campaign else find(name), ROOT, tables=campaign)
            except InputFaults as faults:
                raise CommandError(str(faults)) from faults
            self.stdout.write(str(page.relative_to(ROOT)))
