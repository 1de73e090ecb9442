"""Start-up checks: settings that contradict each other are named when the program starts, not at the first mail.

``manage.py check`` prints them; every command and the site refuse to start on an error. Each has an id for
``SILENCED_SYSTEM_CHECKS`` and says which settings to change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register

LOCAL_HOSTS = frozenset({"localhost", "127.0.0.1", "[::1]"})
SECURITIES = ("tls", "starttls", "none")
LISTEN = re.compile(r"(?:(?:smtp|lmtp)://)?(?:\[[0-9a-fA-F:]+\]|[^\s:/]+):(?P<port>\d{1,5})\Z")


@register(Tags.security)
def https_has_hosts(**_: Any) -> list[CheckMessage]:
    """HTTPS is for a site that answers under a name of its own, and mails link to it by that name."""
    return list(_https())


def _https() -> Iterator[CheckMessage]:
    site = urlsplit(settings.SITE_URL)
    if site.scheme not in ("http", "https") or not site.hostname:
        hint = "Write it as https://estafette.example.org."
        yield Error(f"ESTAFETTE_SITE_URL is {settings.SITE_URL!r}, which is no address.", hint, id="estafette.E001")
    if not settings.HTTPS:
        return
    if set(settings.ALLOWED_HOSTS) <= LOCAL_HOSTS:
        hint = "Name the site in ESTAFETTE_HOSTS, or leave ESTAFETTE_HTTPS off."
        yield Error("ESTAFETTE_HTTPS is on, but the site answers under no name of its own.", hint, id="estafette.E002")
    if site.scheme == "http":
        hint = "Let ESTAFETTE_SITE_URL begin with https://."
        yield Error("ESTAFETTE_HTTPS is on, but mails link to the site by http.", hint, id="estafette.E003")


@register("mail")
def webhook_has_provider(**_: Any) -> list[CheckMessage]:
    """A webhook's secret opens a door: the part that understands providers must be there, and a user and a password."""
    secret = settings.MAIL_WEBHOOK_SECRET
    found: list[CheckMessage] = []
    if secret and find_spec("anymail") is None:
        hint = "Install the extra: pip install estafette[webhook]. Or leave the secret out."
        said = "ESTAFETTE_MAIL_WEBHOOK_SECRET is set, but nothing here understands providers."
        found.append(Error(said, hint, id="estafette.E004"))
    if secret and not all(secret.partition(":")):
        hint = "Write it as user:password."
        said = "ESTAFETTE_MAIL_WEBHOOK_SECRET holds no user and password."
        found.append(Error(said, hint, id="estafette.E005"))
    return found


@register("mail")
def mailbox_has_all_it_needs(**_: Any) -> list[CheckMessage]:
    """A mailbox to poll needs a host, a user and a password, and a kind of security there is."""
    return list(_mailbox())


def _mailbox() -> Iterator[CheckMessage]:
    given = {
        "ESTAFETTE_MAILBOX_HOST": settings.MAILBOX_HOST,
        "ESTAFETTE_MAILBOX_USER": settings.MAILBOX_USER,
        "ESTAFETTE_MAILBOX_PASSWORD": settings.MAILBOX_PASSWORD,
    }
    missing = [name for name, value in given.items() if not value]
    if 0 < len(missing) < len(given):
        present = [name for name in given if name not in missing]
        said = f"{' and '.join(present)} {'is' if len(present) == 1 else 'are'} set without {' and '.join(missing)}."
        yield Error(said, "Set all three to poll a mailbox, or none.", id="estafette.E006")
    if settings.MAILBOX_SECURITY not in SECURITIES:
        said = f"ESTAFETTE_MAILBOX_SECURITY is {settings.MAILBOX_SECURITY!r}."
        yield Error(said, f"Allowed are {', '.join(SECURITIES)}.", id="estafette.E007")


@register("mail")
def listening_place_is_one(**_: Any) -> list[CheckMessage]:
    """Where the mail gate listens is a host and a port."""
    match = LISTEN.match(settings.MAIL_LISTEN)
    if match and 0 < int(match["port"]) < 65536:
        return []
    hint = "Write it as 127.0.0.1:18025, with lmtp:// before it for LMTP."
    return [Error(f"ESTAFETTE_MAIL_LISTEN is {settings.MAIL_LISTEN!r}, no host and port.", hint, id="estafette.E008")]


@register("mail")
def relay_has_user_and_password(**_: Any) -> list[CheckMessage]:
    """A relay that asks who we are asks for both."""
    if bool(settings.EMAIL_HOST_USER) == bool(settings.EMAIL_HOST_PASSWORD):
        return []
    hint = "Set both, or neither for a relay that asks for none."
    said = "Of ESTAFETTE_SMTP_USER and ESTAFETTE_SMTP_PASSWORD only one is set."
    return [Error(said, hint, id="estafette.E009")]


@register("mail")
def mail_reaches_us(**_: Any) -> list[CheckMessage]:
    """A site with a name of its own wants answers at addresses that others can write to."""
    if settings.MAIL_DOMAIN.endswith("localhost") and not set(settings.ALLOWED_HOSTS) <= LOCAL_HOSTS:
        hint = "Set ESTAFETTE_MAIL_DOMAIN to the domain that players write to."
        said = f"The site is public, but players are asked to write to {settings.MAIL_DOMAIN}."
        return [Warning(said, hint, id="estafette.W001")]
    return []


@register(Tags.security)
def metrics_are_not_guessed(**_: Any) -> list[CheckMessage]:
    """A token that is short can be guessed."""
    if 0 < len(settings.METRICS_TOKEN) < 16:
        hint = "Take a random one of 16 characters or more."
        return [Warning("ESTAFETTE_METRICS_TOKEN is short enough to be guessed.", hint, id="estafette.W002")]
    return []
