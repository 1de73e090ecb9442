"""Say who holds the objectives of a scenario in a battle file."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from battles import rulesets
from battles.engine.battlefile import load
from battles.engine.faults import InputFaults
from campaigns.services.scenarios.objectives import holdings, points
from campaigns.services.scenarios.scenarios import find_scenario


class Command(BaseCommand):
    help = "Say who holds the objectives of a scenario, from a battle file as the desk gives it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("scenario", help="short name, such as quatre-bras")
        parser.add_argument("file", type=Path, help="the battle file as it stands")

    def handle(self, *args: Any, **options: Any) -> None:
        path: Path = options["file"]
        try:
            scenario = find_scenario(options["scenario"])
            battle = rulesets.read(load(path.read_text(encoding="utf-8"), name=path.name))
            held = holdings(battle, scenario.objectives, rulesets.find(battle.ruleset))
        except InputFaults as error:
            raise CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults)) from error
        except KeyError as error:
            raise CommandError(f"{path}: has no place {error}; is it a battle of {options['scenario']}?") from error
        except OSError as error:
            raise CommandError(f"{path}: {error.strerror}") from error
        for holding in held:
            self.stdout.write(f"{holding.objective.name} ({holding.objective.points}): {holding.side or 'nobody'}")
        for side, total in points(held).items():
            self.stdout.write(f"{battle.side_by_id[side].label}: {total} points")
