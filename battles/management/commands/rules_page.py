"""``manage.py rules_page RULESET...``: write the page of a rulebook's clauses under docs/rules."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from battles.engine.faults import InputFaults
from battles.management.rules_page import write_page
from battles.rulesets import find
from config.environment import ROOT


class Command(BaseCommand):
    """Writes what each clause says, where it is applied and which tests name it."""

    help = __doc__
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("rulesets", nargs="+", metavar="RULESET", help="mini-nap, for example")

    def handle(self, *args: Any, **options: Any) -> None:
        for name in options["rulesets"]:
            try:
                page = write_page(find(name), ROOT)
            except InputFaults as faults:
                raise CommandError(str(faults)) from faults
            self.stdout.write(str(page.relative_to(ROOT)))
