"""What of the mail needs an umpire: his desk shows it among the rest."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.models import Game, Notice
from campaigns.services.desk.attention import Need
from orders.models import OutgoingMail, RawMail
from orders.services.out.notices import MOST_ATTEMPTS


def mail_needs(game: Game) -> Iterator[Need]:
    """Mail that could not be read, composed or delivered."""
    failed = RawMail.objects.filter(state=RawMail.State.FAILED, seat__campaign=game.campaign_id).count()
    if failed:
        said = ngettext(
            "{count} mail of players could not be read. Look in the mail log.",
            "{count} mails of players could not be read. Look in the mail log.",
            failed,
        )
        yield Need(said.format(count=failed), "mails", True)
    given_up = OutgoingMail.objects.filter(campaign=game.campaign_id, state=OutgoingMail.State.FAILED).count()
    if given_up:
        said = ngettext(
            "{count} mail could not be delivered. Look in the mail log.",
            "{count} mails could not be delivered. Look in the mail log.",
            given_up,
        )
        yield Need(said.format(count=given_up), "mails", True)
    untold = Notice.objects.filter(game=game, told_at__isnull=True, attempts__gte=MOST_ATTEMPTS).first()
    if untold:
        whom = untold.seat.name if untold.seat else _("the umpires")
        yield Need(
            _("A letter to {whom} could not be written: {problem}").format(whom=whom, problem=untold.problem),
            "mails",
            True,
        )
