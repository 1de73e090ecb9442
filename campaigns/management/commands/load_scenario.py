"""Set up a scenario as a battle, with its example players unless told otherwise."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import CommandError
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from campaigns.management.spoken import SpokenCommand
from campaigns.models import Campaign
from campaigns.services.scenarios.scenarios import all_scenarios, find_scenario, load_scenario


class Command(SpokenCommand):
    help = _lazy("Set up a scenario as a battle; without a name, list the scenarios there are.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("scenario", nargs="?", help=_("short name, such as quatre-bras"))
        parser.add_argument(
            "--campaign", help=_("short name of a campaign to put it in; otherwise it gets one of its own")
        )
        parser.add_argument(
            "--umpire", action="append", default=[], help=_("login name of an umpire (may be repeated)")
        )
        parser.add_argument("--no-players", action="store_true", help=_("leave out the example players"))

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
        self.stdout.write(
            _("{title}: battle {slug} in campaign {campaign}, ready to start.").format(
                title=battle.title, slug=battle.slug, campaign=battle.campaign.slug
            )
        )
        for seat in battle.campaign.seats.select_related("player"):
            self.stdout.write(f"  {seat.name}: {seat.player}")

    def _campaign(self, slug: str | None) -> Campaign | None:
        if slug is None:
            return None
        campaign = Campaign.objects.filter(slug=slug).first()
        if campaign is None:
            raise CommandError(_("no campaign {slug!r}").format(slug=slug))
        return campaign

    def _umpires(self, names: list[str]) -> list[User]:
        users = list(User.objects.filter(username__in=names))
        missing = set(names) - {user.username for user in users}
        if missing:
            raise CommandError(
                _("no user {names}; make one with createsuperuser or in the admin").format(
                    names=", ".join(sorted(missing))
                )
            )
        return users
