"""``python manage.py listen_mail``: take mail by SMTP or LMTP until stopped."""

from __future__ import annotations

import signal
import threading
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.management.spoken import SpokenCommand
from campaigns.services.heartbeats import MAIL_GATE, pulse
from orders.services.ways.listener import Place, listener

#: Seconds between signs of life.
PULSE = 60


class Command(SpokenCommand):
    help = _lazy("Take mail by SMTP or LMTP and store it, until stopped.")

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--listen", default=settings.MAIL_LISTEN, metavar="HOST:PORT", help=_("where to listen"))
        parser.add_argument("--lmtp", action="store_true", help=_("speak LMTP, as lmtp:// before the place does"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            place = Place.read(str(options["listen"]))
        except ValueError as fault:
            raise CommandError(str(fault)) from fault
        lmtp = place.lmtp or bool(options["lmtp"])
        controller = listener(place.host, place.port, lmtp=lmtp)
        try:
            controller.start()
        except OSError as fault:
            raise CommandError(
                _("cannot listen on {listen}: {fault}").format(listen=options["listen"], fault=fault)
            ) from fault
        stopped = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stopped.set())
        protocol = "LMTP" if lmtp else "SMTP"
        self.stdout.write(
            _("listening on {host}:{port} by {protocol} for mail to {mail_domain}").format(
                host=place.host, port=place.port, protocol=protocol, mail_domain=settings.MAIL_DOMAIN
            )
        )
        self.stdout.flush()
        try:
            pulse(MAIL_GATE, timezone.now())
            while not stopped.wait(PULSE):
                pulse(MAIL_GATE, timezone.now())
        finally:
            controller.stop()
