"""Make the battle file of a scenario anew from its source tables."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from campaigns.management.spoken import SpokenCommand
from campaigns.services.scenarios.scenarios import find_scenario, rebuild


class Command(SpokenCommand):
    help = _lazy("Make the battle file of a scenario anew from its source tables.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("scenarios", nargs="+", help=_("short names, such as quatre-bras"))
        parser.add_argument("--check", action="store_true", help=_("write nothing; fail if the file is not up to date"))

    def handle(self, *args: Any, **options: Any) -> None:
        for slug in options["scenarios"]:
            try:
                text = rebuild(slug)
            except InputFaults as error:
                raise CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults)) from error
            path = find_scenario(slug).folder / "battle.yaml"
            if options["check"]:
                if path.read_text(encoding="utf-8") != text:
                    raise CommandError(
                        _("{path} is not what its sources make; run build_scenario {slug}").format(path=path, slug=slug)
                    )
                continue
            path.write_text(text, encoding="utf-8")
            self.stdout.write(_("{path}: {count} lines").format(path=path, count=len(text.splitlines())))
