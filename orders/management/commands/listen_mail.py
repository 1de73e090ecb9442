"""``python manage.py listen_mail``: take mail by SMTP until stopped."""

from __future__ import annotations

import signal
import threading
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from campaigns.services.heartbeats import MAIL_GATE, pulse
from orders.services.listener import listener

#: Seconds between signs of life.
PULSE = 60


class Command(BaseCommand):
    help = "Take mail by SMTP and store it, until stopped."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--listen", default=settings.MAIL_LISTEN, metavar="HOST:PORT", help="where to listen")

    def handle(self, *args: Any, **options: Any) -> None:
        host, _, port = str(options["listen"]).rpartition(":")
        if not (host and port.isdecimal()):
            raise CommandError(f"{options['listen']!r} is no HOST:PORT such as 127.0.0.1:18025")
        controller = listener(host.strip("[]"), int(port))
        try:
            controller.start()
        except OSError as fault:
            raise CommandError(f"cannot listen on {options['listen']}: {fault}") from fault
        stopped = threading.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: stopped.set())
        self.stdout.write(f"listening on {host}:{port} for mail to {settings.MAIL_DOMAIN}")
        self.stdout.flush()
        try:
            pulse(MAIL_GATE, timezone.now())
            while not stopped.wait(PULSE):
                pulse(MAIL_GATE, timezone.now())
        finally:
            controller.stop()
