"""Set up a campaign on its own map, from one that comes with the program or from a file."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import CommandError
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from campaigns.management.spoken import SpokenCommand
from campaigns.models import Way
from campaigns.services.campaign_files import load_campaign
from campaigns.services.marches import document as documents
from campaigns.services.marches.setting_up import campaign_scenarios, find_campaign, set_up


class Command(SpokenCommand):
    help = _lazy("Set up a campaign to be played by mail; without a name, list the campaigns there are.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("campaign", nargs="?", help=_("short name, such as charleroi-road, or a campaign file"))
        parser.add_argument(
            "--umpire", action="append", default=[], help=_("login name of an umpire (may be repeated)")
        )
        parser.add_argument(
            "--turn", choices=list(documents.LENGTHS), default=documents.USUAL, help=_("hours of a turn")
        )
        parser.add_argument(
            "--battles", choices=Way.values, default=Way.PLAYERS.value, help=_("how its battles are decided")
        )
        parser.add_argument("--no-players", action="store_true", help=_("leave out the example players"))

    def handle(self, *args: Any, **options: Any) -> None:
        name = options["campaign"]
        if not name:
            for known in campaign_scenarios():
                self.stdout.write(f"{known.slug}: {known.title}")
            return
        umpires = list(User.objects.filter(username__in=options["umpire"]))
        if missing := set(options["umpire"]) - {user.username for user in umpires}:
            raise CommandError(
                _("no user {names}; make one with createsuperuser or in the admin").format(
                    names=", ".join(sorted(missing))
                )
            )
        file = Path(name)
        try:
            scenario = None if file.is_file() else find_campaign(name)
            game = set_up(
                scenario.document() if scenario else load_campaign(file),
                who="command",
                now=timezone.now(),
                umpires=umpires,
                players=scenario.players() if scenario and not options["no_players"] else (),
                length=options["turn"],
                battles=options["battles"],
            )
        except InputFaults as error:
            raise CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults)) from error
        said = _("{title}: {slug} in campaign {campaign}, ready to start.")
        self.stdout.write(said.format(title=game.title, slug=game.slug, campaign=game.campaign.slug))
        for seat in game.campaign.seats.select_related("player"):
            self.stdout.write(f"  {seat.name}: {seat.player or _('nobody')}")
