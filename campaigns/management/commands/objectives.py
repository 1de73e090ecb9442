"""Say who holds the objectives of a scenario in a battle file."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from battles.engine.battlefile import load
from battles.engine.faults import InputFaults
from campaigns.management.spoken import SpokenCommand
from campaigns.services.scenarios.objectives import holdings, points
from campaigns.services.scenarios.scenarios import find_scenario


class Command(SpokenCommand):
    help = _lazy("Say who holds the objectives of a scenario, from a battle file as the desk gives it.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("scenario", help=_("short name, such as quatre-bras"))
        parser.add_argument("file", type=Path, help=_("the battle file as it stands"))

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path = options["file"]
        try:
            scenario = find_scenario(options["scenario"])
            battle = rulesets.read(load(path.read_text(encoding="utf-8"), name=path.name))
            held = holdings(battle, scenario.objectives, rulesets.find(battle.ruleset))
        except InputFaults as error:
            raise CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults)) from error
        except KeyError as error:
            raise CommandError(
                _("{path}: has no place {error}; is it a battle of {scenario}?").format(
                    path=path, error=error, scenario=options["scenario"]
                )
            ) from error
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}") from error
        for holding in held:
            self.stdout.write(f"{holding.objective.name} ({holding.objective.points}): {holding.side or _('nobody')}")
        for side, total in points(held).items():
            self.stdout.write(_("{it}: {total} points").format(it=battle.side_by_id[side].label, total=total))
