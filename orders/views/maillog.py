"""The mail log of a battle's campaign: every mail in and out, as it came and as it went."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles.views.desk import umpires_battle
from campaigns.models import Game
from campaigns.services.audit import record
from campaigns.services.people import access
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from orders.services.gate.answers import done_words
from orders.services.out import delivery

A_PAGE = 50
MOST_SHOWN = 60_000


@login_required
def log(request: HttpRequest, slug: str) -> HttpResponse:
    """Both directions, newest first."""
    battle = umpires_battle(request, slug)
    mails_in = RawMail.objects.filter(seat__campaign=battle.campaign).select_related("seat").defer("raw")
    mails_out = OutgoingMail.objects.filter(campaign=battle.campaign).defer("text", "html")
    page = request.GET.get("page")
    return render(
        request,
        "orders/mail_log.html",
        {
            "battle": battle,
            "campaign": battle.campaign,
            "mails_in": Paginator(mails_in, A_PAGE).get_page(page),
            "mails_out": Paginator(mails_out, A_PAGE).get_page(page),
        },
    )


@login_required
def mail_in(request: HttpRequest, slug: str, mail_id: int) -> HttpResponse:
    """One mail as it came in, and what became of it."""
    battle = umpires_battle(request, slug)
    mail = access.found(RawMail.objects.filter(seat__campaign=battle.campaign, pk=mail_id))
    raw = bytes(mail.raw)[:MOST_SHOWN].decode("utf-8", "replace")
    return render(
        request,
        "orders/mail_in.html",
        {
            "battle": battle,
            "campaign": battle.campaign,
            "mail": mail,
            "raw": raw,
            "answers": mail.answers.all(),
            "answered": done_words(mail.detail.get("answer", "")),
        },
    )


@login_required
def mail_out(request: HttpRequest, slug: str, mail_id: int) -> HttpResponse:
    """One mail of ours, and how its delivery stands."""
    battle = umpires_battle(request, slug)
    mail = access.found(OutgoingMail.objects.filter(campaign=battle.campaign, pk=mail_id))
    return render(request, "orders/mail_out.html", {"battle": battle, "campaign": battle.campaign, "mail": mail})


@login_required
@require_POST
def read_again(request: HttpRequest, slug: str, mail_id: int) -> HttpResponse:
    """Read a mail again that could not be read."""
    battle = umpires_battle(request, slug)
    mail = access.found(RawMail.objects.filter(seat__campaign=battle.campaign, pk=mail_id))
    read = intake.read_again(mail, timezone.now())
    _note(request, battle, "read-mail-again", str(mail))
    messages.success(request, _("Read again: {get_state_display}.").format(get_state_display=read.get_state_display()))
    return redirect("mail-in", slug=slug, mail_id=mail_id)


@login_required
@require_POST
def send_again(request: HttpRequest, slug: str, mail_id: int) -> HttpResponse:
    """Put a mail that was given up, or bounced, back into the outbox."""
    battle = umpires_battle(request, slug)
    mail = access.found(OutgoingMail.objects.filter(campaign=battle.campaign, pk=mail_id))
    again = delivery.send_again(mail, timezone.now())
    _note(request, battle, "send-mail-again", str(mail))
    said = _("It is being sent again, with the same Message-ID.") if again else _("It is on its way already.")
    (messages.success if again else messages.error)(request, said)
    return redirect("mail-out", slug=slug, mail_id=mail_id)


def _note(request: HttpRequest, battle: Game, action: str, subject: str) -> None:
    record(battle.campaign, who=request.user.get_username(), action=action, subject=subject, now=timezone.now())
