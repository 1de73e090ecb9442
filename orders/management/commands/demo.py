"""``python manage.py demo [--once]``: one turn of Quatre Bras by real mail, on this machine alone."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any, NoReturn

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError, CommandParser
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.management.spoken import SpokenCommand
from campaigns.services.scenarios.scenarios import find_scenario
from campaigns.services.turns import life
from config.environment import ROOT, VAR
from orders.demo.children import LOOPBACK, Children, free_port, programs, running
from orders.demo.play import Company, Unfinished, play_turn
from orders.demo.postbox import Delivered, open_postbox
from orders.demo.stage import SCENARIO, Stage, set_the_stage

SITE_PORT = 8000
FOLDER = VAR / "demo"
#: Set in the environment once the ports are chosen, for settings are read before a command runs.
CHOSEN = "ESTAFETTE_DEMO_PORTS"
START_SECONDS = 60


class Command(SpokenCommand):
    help = _lazy("Play one turn of Quatre Bras by real mail on this machine, and leave the site running.")

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help=_("end after the reports have been delivered"))

    def handle(self, *args: Any, **options: Any) -> None:
        if CHOSEN not in os.environ:
            os.execve(sys.executable, [sys.executable, *sys.argv], demo_environment())
        end_on_signals()
        site, gate, relay = (int(port) for port in os.environ[CHOSEN].split(","))
        self.began = time.monotonic()
        call_command("migrate", verbosity=0, interactive=False)
        call_command("collectstatic", verbosity=0, interactive=False)
        stage = set_the_stage(timezone.now(), self.say)
        postbox, controller = open_postbox(FOLDER / "mailbox" / stage.battle.slug, relay)
        children = Children(ROOT, FOLDER / "logs", os.environ, self.say)
        try:
            with running(children, programs(site, gate)):
                self.say(_("Starting site, worker with clock, and mail gate."))
                children.wait_until_up(START_SECONDS)
                life.start_game(stage.battle, timezone.now(), who="demo")
                orders = find_scenario(SCENARIO).folder / "orders"
                reports = play_turn(Company(stage, postbox, children, gate, orders, self.say))
                self.show(stage, reports)
                if not options["once"]:
                    self.stay(children, stage)
        except (Unfinished, TimeoutError, ChildProcessError, OSError) as fault:
            raise CommandError(
                _("{fault}. What the parts said is in {folder}.").format(fault=fault, folder=children.folder)
            ) from fault
        finally:
            controller.stop()

    def say(self, words: str) -> None:
        """A line of progress, with the seconds since the beginning."""
        self.stdout.write(f"[{time.monotonic() - self.began:5.1f} s] {words}")
        self.stdout.flush()

    def show(self, stage: Stage, reports: dict[int, Delivered]) -> None:
        """Where the reports are. Raises ``Unfinished`` for a report without a PDF."""
        for seat in stage.seats:
            report = reports[seat.pk]
            papers = [path for path in report.enclosed if path.suffix == ".pdf"]
            if not papers or not papers[0].read_bytes().startswith(b"%PDF"):
                raise Unfinished(
                    _("the report to {name} came without its PDF: {mail_file}").format(
                        name=seat.name, mail_file=report.mail_file
                    )
                )
            self.say(_("Report for {name}: {subject}").format(name=seat.name, subject=report.subject))
            for paper in papers:
                self.stdout.write(f"          {paper}")

    def stay(self, children: Children, stage: Stage) -> None:
        """Leave everything running until somebody presses Ctrl-C."""
        self.stdout.write(_("\nThe site is at {site_url}/. Logins:\n").format(site_url=settings.SITE_URL))
        for login in stage.logins:
            self.stdout.write(f"  {login.name:12} {login.password:14} {login.role}")
        self.stdout.write(
            _(
                "\nThe umpire's desk: {site_url}/battles/{slug}/\n"
                "All mail ends in {mailbox}; to write as a player, hand a mail to {mail_listen}.\n"
                "Ctrl-C ends it."
            ).format(
                site_url=settings.SITE_URL,
                slug=stage.battle.slug,
                mailbox=FOLDER / "mailbox",
                mail_listen=settings.MAIL_LISTEN,
            )
        )
        self.stdout.flush()
        try:
            while True:
                children.look_after()
                time.sleep(1)
        except KeyboardInterrupt:
            self.stdout.write(_("\nEnding."))


def end_on_signals() -> None:
    """Let a request to end, or a closed terminal, end the children too, as Ctrl-C does."""

    def leave(number: int, _frame: object) -> NoReturn:
        sys.exit(128 + number)

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, leave)


def demo_environment() -> dict[str, str]:
    """This process's environment with free ports chosen for site, gate and relay, and a brisk clock."""
    site, gate, relay = free_port(SITE_PORT), free_port(), free_port()
    return {
        "ESTAFETTE_SWEEP_SECONDS": "3",
        "ESTAFETTE_CLAIM_SECONDS": "15",
        **os.environ,
        CHOSEN: f"{site},{gate},{relay}",
        "ESTAFETTE_SITE_URL": f"http://{LOOPBACK}:{site}",
        "ESTAFETTE_MAIL_LISTEN": f"{LOOPBACK}:{gate}",
        "ESTAFETTE_SMTP_HOST": LOOPBACK,
        "ESTAFETTE_SMTP_PORT": str(relay),
    }
