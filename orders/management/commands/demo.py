"""``python manage.py demo [--once]``: a turn of a battle and one of a campaign by real mail, on this machine alone."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from typing import Any, NoReturn

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandError, CommandParser
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.services import logbook
from campaigns.management.spoken import SpokenCommand
from campaigns.services.turns import life
from config.environment import ROOT, VAR
from orders.demo.children import LOOPBACK, Children, free_port, programs, running
from orders.demo.play import Company, Unfinished, await_battle, play_turn
from orders.demo.postbox import Delivered, open_postbox
from orders.demo.stage import Part, Stage, set_the_stage

SITE_PORT = 8000
FOLDER = VAR / "demo"
#: Set in the environment once the ports are chosen, for settings are read before a command runs.
CHOSEN = "ESTAFETTE_DEMO_PORTS"
START_SECONDS = 60


class Command(SpokenCommand):
    help = _lazy("Play a turn of Quatre Bras and of the Hundred Days by real mail, and leave the site running.")

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
        postbox, controller = open_postbox(FOLDER / "mailbox" / stage.battle.game.slug, relay)
        children = Children(ROOT, FOLDER / "logs", os.environ, self.say)
        try:
            with running(children, programs(site, gate)):
                self.say(_("Starting site, worker with clock, and mail gate."))
                children.wait_until_up(START_SECONDS)
                for part in stage.parts:
                    life.start_game(part.game, timezone.now(), who="demo")
                companies = [Company(part, postbox, children, gate, self.say) for part in stage.parts]
                play_turn(companies)
                for company in companies:
                    self.show(company.part, company.await_mails("report"))
                self.tell_battles(stage.march)
                self.fight(companies[-1])
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

    def show(self, part: Part, reports: dict[int, Delivered]) -> None:
        """Where the reports are. Raises ``Unfinished`` for a report without a PDF."""
        for seat in part.seats:
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

    def tell_battles(self, part: Part) -> None:
        """Where the armies of a campaign have met in the turn just played, as its umpire sees it."""
        turn = part.game.turns.get(number=1)
        met = [event for event in turn.events if event["kind"] == "contact"]
        self.say(_("{title}: {count} contacts.").format(title=part.game.title, count=len(met)))
        for event in logbook.in_words(turn.before, turn.events):
            if event["kind"] == "battle" and "forces" in event["effect"]:
                self.stdout.write(f"          {event['text']}")

    def fight(self, company: Company) -> None:
        """Play the first turn of the battle that has come of the campaign."""
        battle = await_battle(company)
        if battle is None:
            return
        self.say(_("{title} is opened beside the campaign.").format(title=battle.game.title))
        beside = replace(company, part=battle)
        play_turn([beside])
        self.show(battle, beside.await_mails("report"))

    def stay(self, children: Children, stage: Stage) -> None:
        """Leave everything running until somebody presses Ctrl-C."""
        self.stdout.write(_("\nThe site is at {site_url}/. Logins:\n").format(site_url=settings.SITE_URL))
        for login in stage.logins:
            self.stdout.write(f"  {login.name:12} {login.password:14} {login.role}")
        self.stdout.write(
            _(
                "\nThe umpire's desks: {site_url}/battles/{slug}/ and {site_url}/battles/{march}/\n"
                "All mail ends in {mailbox}; to write as a player, hand a mail to {mail_listen}.\n"
                "Ctrl-C ends it."
            ).format(
                site_url=settings.SITE_URL,
                slug=stage.battle.game.slug,
                march=stage.march.game.slug,
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
