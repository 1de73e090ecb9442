"""``python manage.py listen_mail``: take mail by SMTP or LMTP until stopped."""

from __future__ import annotations

import signal
import threading
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from campaigns.services.heartbeats import MAIL_GATE, pulse
from orders.services.ways.listener import Place, listener

#: Seconds between signs of life.
PULSE = 60


class Command(BaseCommand):
    help = "Take mail by SMTP or LMTP and store it, until stopped."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--listen", default=settings.MAIL_LISTEN, metavar="HOST:PORT", help="where to listen")
        parser.add_argument("--lmtp", action="store_true", help="speak LMTP, as lmtp:// before the place does")

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
            raise CommandError(f"cannot listen on {options['listen']}: {fault}") from fault
        stopped = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stopped.set())
        protocol = "LMTP" if lmtp else "SMTP"
        self.stdout.write(f"listening on {place.host}:{place.port} by {protocol} for mail to {settings.MAIL_DOMAIN}")
        self.stdout.flush()
        try:
            pulse(MAIL_GATE, timezone.now())
            while not stopped.wait(PULSE):
                pulse(MAIL_GATE, timezone.now())
        finally:
            controller.stop()
