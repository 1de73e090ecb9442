"""The reports of a turn that waits for its release, sent to its umpire alone, just as the players will get them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime

from django.contrib.auth.models import User
from django.utils.translation import gettext as _

from campaigns.models import Game, Notice, Turn
from campaigns.services.people.addresses import header_address, umpire_address
from campaigns.services.turns import releasing
from campaigns.services.turns.life import open_turn
from orders.models.references import Reference
from orders.services.letters import campaigns, players
from orders.services.out import outbox
from orders.services.out.outbox import Letter

#: Who writes the report of a turn, by the kind of its game.
REPORTS: Mapping[str, Callable[..., Letter]] = {
    Game.Kind.BATTLE: players.report,
    Game.Kind.CAMPAIGN: campaigns.report,
}
#: What belongs to the next turn, which is not open yet, is not enclosed.
ENCLOSED = ("map", "report", "theatre", "round")


def post_previews(turn: Turn, umpire: User, now: datetime) -> int:
    """Post the reports of a drafted turn to an umpire; answers how many there are.

    Asked again, the same mails are posted anew, as the draft may have changed by a correction meanwhile.
    """
    package = releasing.prepare(turn, now, open_next=open_turn)
    for report in package.reports:
        corrected = report.kind == Notice.Kind.ERRATA
        letter = REPORTS[turn.game.kind](turn, report.seat, package.following, corrected=corrected)
        letter = replace(letter, attachments=_enclosed(letter))
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


def _enclosed(letter: Letter) -> tuple[Reference, ...]:
    """The maps and papers of a report; no paper says by when the next orders are due, which only the release sets."""
    kept = [each.copy() for each in letter.attachments if each["kind"] in ENCLOSED]
    for each in kept:
        if "due" in each:
            each["due"] = False
    return tuple(kept)
