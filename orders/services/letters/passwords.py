"""Letters with a link to choose a password: to whoever forgot his, and to an umpire whose login is new."""

from __future__ import annotations

import hashlib
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.tokens import default_token_generator
from django.db.models import Q
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode
from django.utils.translation import gettext as _

from campaigns.models import Campaign
from orders.models import OutgoingMail
from orders.services.letters.rendering import letter
from orders.services.out import outbox

#: A login is sent so many links in an hour, however often somebody asks.
MOST_LINKS = 3
HOUR = timedelta(hours=1)


def post_forgotten(named: str, *, now: datetime) -> int:
    """Send a link to every login with this name or mail address; how many mails went out.

    Nobody who asks may be shown the answer: it would tell who has a login here.
    """
    users = User.objects.filter(Q(username__iexact=named) | Q(email__iexact=named), is_active=True).exclude(email="")
    paragraphs = (
        _("Somebody, probably you, asked for a new password of your login {login}.").format,
        _("If it was not you, leave this mail as it is: nothing has changed.").format,
    )
    sent = 0
    for user in users:
        earlier = OutgoingMail.objects.filter(key__startswith=_stem(user), created_at__gt=now - HOUR)
        if earlier.count() < MOST_LINKS:
            said = [words(login=user.get_username()) for words in paragraphs]
            _post(user, _("[Estafette] a new password"), said, now=now)
            sent += 1
    return sent


def post_new_umpire(user: User, campaign: Campaign, *, asked_by: str, now: datetime) -> OutgoingMail:
    """Tell somebody that he runs a campaign with ``asked_by``, with a link to choose his password."""
    said = [
        _("{who} asks you to run the campaign {campaign} with him. Your login is {login}.").format(
            who=asked_by, campaign=campaign.name, login=user.get_username()
        ),
        _("Choose a password by the link below; then the campaign is on your overview."),
    ]
    return _post(user, _("[{name}] you are asked to umpire").format(name=campaign.name), said, now=now)


def _stem(user: User) -> str:
    return f"password/{user.pk}/"


def _post(user: User, subject: str, paragraphs: list[str], *, now: datetime) -> OutgoingMail:
    """The mail belongs to no campaign, so no other umpire finds its link in a mail log."""
    token = default_token_generator.make_token(user)
    page = reverse("choose-password", args=[urlsafe_base64_encode(force_bytes(user.pk)), token])
    days = settings.PASSWORD_RESET_TIMEOUT // 86_400
    context = {
        "title": subject.partition("] ")[2],
        "paragraphs": [*paragraphs, _("The link works once, and for {days} days:").format(days=days)],
        "verbatim": f"{settings.SITE_URL}{page}",
        "seat": None,
        "about": _("Estafette"),
    }
    words = letter("answer", subject, context)
    return outbox.post(
        key=_stem(user) + hashlib.sha256(f"{token}|{now.isoformat()}".encode()).hexdigest()[:24],
        kind="password",
        to=user.email,
        subject=words.subject,
        text=words.text,
        html=words.html,
        thread=(),
        now=now,
    )
