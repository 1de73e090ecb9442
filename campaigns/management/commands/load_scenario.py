"""Set up a scenario as a battle, with its example players unless told otherwise."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from battles.engine.faults import InputFaults
from campaigns.models import Campaign
from campaigns.services.scenarios.scenarios import all_scenarios, find_scenario, load_scenario


class Command(BaseCommand):
    help = "Set up a scenario as a battle; without a name, list the scenarios there are."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("scenario", nargs="?", help="short name, such as quatre-bras")
        parser.add_argument(
            "--campaign", help="short name of a campaign to put it in; otherwise it gets one of its own"
        )
        parser.add_argument("--umpire", action="append", default=[], help="login name of an umpire (may be repeated)")
        parser.add_argument("--no-players", action="store_true", help="leave out the example players")

    def handle(self, *args: Any, **options: Any) -> None:
        if not options["scenario"]:
            for scenario in all_scenarios():
                self.stdout.write(f"{scenario.slug}: {scenario.title}. {scenario.summary}")
            return
        try:
            battle = load_scenario(
                find_scenario(options["scenario"]),
                who="command",
                now=timezone.now(),
                campaign=self._campaign(options["campaign"]),
                umpires=self._umpires(options["umpire"]),
                with_players=not options["no_players"],
            )
        except InputFaults as error:
            raise CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults)) from error
        self.stdout.write(f"{battle.title}: battle {battle.slug} in campaign {battle.campaign.slug}, ready to start.")
        for seat in battle.campaign.seats.select_related("player"):
            self.stdout.write(f"  {seat.name}: {seat.player}")

    def _campaign(self, slug: str | None) -> Campaign | None:
        if slug is None:
            return None
        campaign = Campaign.objects.filter(slug=slug).first()
        if campaign is None:
            raise CommandError(f"no campaign {slug!r}")
        return campaign

    def _umpires(self, names: list[str]) -> list[User]:
        users = list(User.objects.filter(username__in=names))
        missing = set(names) - {user.username for user in users}
        if missing:
            raise CommandError(f"no user {', '.join(sorted(missing))}; make one with createsuperuser or in the admin")
        return users
