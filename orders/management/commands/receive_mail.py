"""``python manage.py receive_mail [FILE...]``: take mail from files or a pipe and say what became of each."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from django.core.management.base import CommandError, CommandParser
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.worded import restored
from campaigns.management.spoken import SpokenCommand
from orders.models import RawMail
from orders.services.gate.answers import done_words
from orders.services.gate.intake import read_mail, receive
from orders.services.ways.mail_files import NoMail, mails_in


class Command(SpokenCommand):
    help = _lazy("Take mail from .eml files, mboxes, maildirs or standard input; print one line of JSON a message.")

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("files", nargs="*", default=["-"], metavar="FILE", help=_("- or none: standard input"))
        parser.add_argument(
            "--from", dest="envelope_from", default="", metavar="ADDRESS", help=_("the envelope sender")
        )
        parser.add_argument("--to", dest="envelope_to", action="append", default=[], metavar="ADDRESS")
        parser.add_argument("--received-at", default="", metavar="TIME", help=_("ISO time of arrival instead of now"))
        parser.add_argument("--store-only", action="store_true", help=_("leave the reading to the workers"))

    def handle(self, *args: Any, **options: Any) -> None:
        received_at = self._received_at(options["received_at"])
        missing = []
        for path in options["files"]:
            try:
                for mail in mails_in(path):
                    now = received_at or timezone.now()
                    stored = receive(
                        mail.raw,
                        way="command",
                        envelope_from=options["envelope_from"],
                        envelope_to=options["envelope_to"],
                        received_at=now,
                    )
                    if not options["store_only"]:
                        stored = read_mail(stored.pk, now)
                    self.stdout.write(json.dumps({"file": mail.source, **account_of(stored)}, ensure_ascii=False))
            except NoMail as fault:
                missing.append(str(fault))
        if missing:
            raise CommandError("; ".join(missing))

    def _received_at(self, text: str) -> datetime | None:
        if not text:
            return None
        moment = parse_datetime(text)
        if moment is None:
            raise CommandError(
                _("--received-at: {text!r} is no ISO time such as 2026-11-26T20:00:00+01:00").format(text=text)
            )
        return moment if moment.tzinfo else timezone.make_aware(moment)


def account_of(stored: RawMail) -> dict[str, Any]:
    """What became of a mail, as it is printed."""
    detail = stored.detail
    return {
        "id": stored.pk,
        "state": stored.state,
        "outcome": stored.outcome,
        "message_id": stored.message_id,
        "seat": stored.seat.name if stored.seat else None,
        "battle": stored.turn.game.title if stored.turn else None,
        "turn": stored.turn.number if stored.turn else None,
        "orders": [line for line in str(detail.get("text", "")).split("\n") if line.strip()],
        "accepted": detail.get("accepted", []),
        "refused": [one | {"explanation": restored(one["explanation"])} for one in detail.get("refused", [])],
        "left_out": detail.get("cut", {}),
        "answer": done_words(detail.get("answer", "")),
        **({"fault": detail["fault"]} if "fault" in detail else {}),
    }
