"""What of the mail needs an umpire: his desk shows it among the rest."""

from __future__ import annotations

from collections.abc import Iterator

from django.utils.translation import gettext as _

from campaigns.models import Game, Notice
from campaigns.services.desk.attention import Need
from orders.models import OutgoingMail, RawMail
from orders.services.out.notices import MOST_ATTEMPTS


def mail_needs(game: Game) -> Iterator[Need]:
    """Mail that could not be read, composed or delivered."""
    failed = RawMail.objects.filter(state=RawMail.State.FAILED, seat__campaign=game.campaign_id).count()
    if failed:
        yield Need(f"{_mails_of(failed)} of players could not be read. Look in the mail log.", "mails", True)
    given_up = OutgoingMail.objects.filter(campaign=game.campaign_id, state=OutgoingMail.State.FAILED).count()
    if given_up:
        yield Need(f"{_mails_of(given_up)} could not be delivered. Look in the mail log.", "mails", True)
    untold = Notice.objects.filter(game=game, told_at__isnull=True, attempts__gte=MOST_ATTEMPTS).first()
    if untold:
        whom = untold.seat.name if untold.seat else _("the umpires")
        yield Need(
            _("A letter to {whom} could not be written: {problem}").format(whom=whom, problem=untold.problem),
            "mails",
            True,
        )


def _mails_of(count: int) -> str:
    return _("1 mail") if count == 1 else f"{count} mails"
