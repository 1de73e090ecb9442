"""The reports of a turn that waits for its release, sent to its umpire alone, just as the players will get them."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from django.contrib.auth.models import User
from django.utils.translation import gettext as _

from campaigns.models import Notice, Turn
from campaigns.services.people.addresses import header_address, umpire_address
from campaigns.services.turns import releasing
from campaigns.services.turns.life import open_turn
from orders.services import letters
from orders.services.out import outbox

#: What belongs to the next turn, which is not open yet, is not enclosed.
ENCLOSED = ("map", "report")


def post_previews(turn: Turn, umpire: User, now: datetime) -> int:
    """Post the reports of a drafted turn to an umpire; answers how many there are.

    Asked again, the same mails are posted anew, as the draft may have changed by a correction meanwhile.
    """
    package = releasing.prepare(turn, now, open_next=open_turn)
    for report in package.reports:
        corrected = report.kind == Notice.Kind.ERRATA
        letter = letters.report(turn, report.seat, package.following, corrected=corrected)
        enclosed = tuple(each for each in letter.attachments if each["kind"] in ENCLOSED)
        letter = replace(letter, attachments=enclosed)
        outbox.post(
            key=f"preview/{turn.pk}/{umpire.pk}/{report.seat.pk}/{now:%Y%m%d%H%M%S}",
            kind="umpire",
            to=umpire.email,
            subject=_("Preview for {seat}: {subject}").format(seat=report.seat.name, subject=letter.subject),
            text=letter.text,
            html=letter.html,
            attachments=letter.attachments,
            sender=header_address(f"Estafette, {turn.game.title}", umpire_address(turn.game, umpire)),
            campaign=turn.game.campaign,
            now=now,
        )
    return len(package.reports)
