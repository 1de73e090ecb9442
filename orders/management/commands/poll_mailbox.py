"""``python manage.py poll_mailbox``: take mail from an IMAP mailbox until stopped, or once."""

from __future__ import annotations

import logging
import signal
import threading
from imaplib import IMAP4
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy
from imap_tools import ImapToolsError

from campaigns.management.spoken import SpokenCommand
from campaigns.services.heartbeats import MAILBOX, pulse
from orders.services.ways.mailbox_polling import Account, connect, take_new, wait

log = logging.getLogger(__name__)

#: Seconds before a mailbox that could not be reached is tried again, and how often at most it waits longer.
FIRST_PAUSE, LONGEST_PAUSE = 5, 300
FAULTS = (OSError, IMAP4.error, ImapToolsError)


class Command(SpokenCommand):
    help = _lazy("Take mail from the IMAP mailbox of the settings, until stopped.")

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help=_("take what is there and end"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            account = Account.from_settings()
        except ValueError as fault:
            raise CommandError(str(fault)) from fault
        if options["once"]:
            try:
                with connect(account) as mailbox:
                    self.stdout.write(_("{taken} taken").format(taken=take_new(mailbox, account)))
            except (ValueError, *FAULTS) as fault:
                raise CommandError(f"{account.user} at {account.host}:{account.port}: {fault}") from fault
            return
        stopped = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stopped.set())
        self._run(account, stopped)

    def _run(self, account: Account, stopped: threading.Event) -> None:
        """Take mail until told to stop; a mailbox that is away is tried again after growing pauses."""
        pause = FIRST_PAUSE
        while not stopped.is_set():
            try:
                with connect(account) as mailbox:
                    pause = FIRST_PAUSE
                    while not stopped.is_set():
                        # While the database is away, the mails are best left where they are.
                        if pulse(MAILBOX, timezone.now()) and (taken := take_new(mailbox, account)):
                            self.stdout.write(_("{taken} taken").format(taken=taken))
                            self.stdout.flush()
                        wait(mailbox, settings.MAILBOX_SECONDS, stopped.wait)
            except FAULTS:
                log.warning(
                    "mailbox %s at %s not reached; again in %s s", account.user, account.host, pause, exc_info=True
                )
                stopped.wait(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
