"""The addresses that people answer to: one for each seat, one for each umpire, one for each mail's bounces.

All of them are the orders address with a secret behind the plus sign. A seat's secret is its key; the others are
derived from the site's secret key, so that nothing has to be stored to know them again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from email.headerregistry import Address
from email.utils import formataddr

from django.conf import settings
from django.contrib.auth.models import User

from campaigns.models import Game, Seat

UMPIRE_PREFIX = "u-"
BOUNCE_PREFIX = "b-"


def derived(purpose: str, text: str, length: int) -> str:
    """A lower-case token that only this site can make: letters and the digits 2 to 7."""
    digest = hmac.new(settings.SECRET_KEY.encode(), f"{purpose}|{text}".encode(), hashlib.sha256).digest()
    return base64.b32encode(digest).decode().lower()[:length]


def plus(detail: str) -> str:
    """The orders address with this detail behind the plus sign."""
    return f"{settings.ORDERS_LOCAL_PART}+{detail}@{settings.MAIL_DOMAIN}"


def detail_of(address: str) -> str:
    """What stands behind the plus sign of an address of ours, in lower case; empty for any other address."""
    local, _, domain = address.strip().rpartition("@")
    name, _, detail = local.partition("+")
    ours = domain.lower() == settings.MAIL_DOMAIN.lower() and name.lower() == settings.ORDERS_LOCAL_PART.lower()
    return detail.lower() if ours else ""


def seat_address(seat: Seat) -> str:
    """The address a player writes his orders to."""
    return plus(seat.key.replace("-", "").lower())


def umpire_address(battle: Game, umpire: User) -> str:
    """The address an umpire writes his decisions on a battle to."""
    return plus(f"{UMPIRE_PREFIX}{battle.pk}-{umpire.pk}-{derived('umpire', f'{battle.pk}/{umpire.pk}', 16)}")


def umpire_of(address: str) -> tuple[Game, User] | None:
    """The battle and umpire whom an address of :func:`umpire_address` stands for, while he is still its umpire."""
    detail = detail_of(address)
    parts = detail.removeprefix(UMPIRE_PREFIX).split("-")
    if not (detail.startswith(UMPIRE_PREFIX) and detail.isascii() and len(parts) == 3):
        return None
    if not (parts[0].isdecimal() and parts[1].isdecimal()):
        return None
    battle = Game.objects.filter(pk=int(parts[0]), campaign__umpires=int(parts[1])).first()
    umpire = User.objects.filter(pk=int(parts[1]), is_active=True).first()
    if battle is None or umpire is None:
        return None
    if not hmac.compare_digest(detail, detail_of(umpire_address(battle, umpire))):
        return None
    return battle, umpire


def mail_token(key: str) -> str:
    """The token of an outgoing mail, from its key: it stands in the Message-ID and in the address of its bounces."""
    return derived("mail", key, 26)


def message_id(key: str) -> str:
    """The Message-ID of the outgoing mail with this key: the same however often it is sent, and it tells nothing."""
    return message_id_of(mail_token(key))


def message_id_of(token: str) -> str:
    """The Message-ID of the mail with this token."""
    return f"<{token}@{settings.MAIL_DOMAIN}>"


def bounce_address(token: str) -> str:
    """The envelope sender of the mail with this token: what comes back to it is a bounce of that mail."""
    return plus(f"{BOUNCE_PREFIX}{token}")


def bounced_token(address: str) -> str:
    """The token of the mail that came back to this address; empty when it is not a bounce address."""
    detail = detail_of(address)
    return detail.removeprefix(BOUNCE_PREFIX) if detail.startswith(BOUNCE_PREFIX) else ""


def header_address(name: str, address: str) -> str:
    """A name and an address as a header shows them, safe whatever the name holds."""
    printable = "".join(letter for letter in name if letter.isprintable())[:80]
    try:
        return str(Address(display_name=printable, addr_spec=address))
    except (ValueError, IndexError):
        return formataddr((printable, address))
