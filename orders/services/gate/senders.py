"""Who sent a mail: the seat whose key it shows, and how well it is proved that its player wrote it.

The key in the reply address is the proof that every campaign asks for; an umpire may ask for a known address beside it,
or for an address that its domain vouches for. Whoever shows no key is a stranger and learns nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from django.conf import settings
from django.contrib.auth.models import User
from django.db.models import F, Value
from django.db.models.functions import Replace, Upper

from campaigns.models import Campaign, Game, Seat
from campaigns.services.people.addresses import umpire_of
from orders.inbox import authentication
from orders.inbox.authentication import TextRecord, Verdict
from orders.inbox.credentials import shown_keys
from orders.inbox.message import Mail
from orders.models import MailPolicy, RawMail

Proof = MailPolicy.Proof


class Role(StrEnum):
    """Whose address a mail to a seat came from."""

    PLAYER = "player"
    DEPUTY = "deputy"
    UNKNOWN = "unknown address"
    OTHER = "player of another seat"


@dataclass(frozen=True, slots=True)
class Sender:
    """The seat a mail is from, its role, and what was found out about it. ``trusted``: the policy is satisfied."""

    seat: Seat
    role: Role
    address: str
    verdict: Verdict
    policy: str
    trusted: bool

    def as_detail(self) -> dict[str, str]:
        """What an umpire may want to see of it."""
        return {
            "from": self.address,
            "as": self.role.value,
            "domain": self.verdict.value,
            "policy": self.policy,
        }


@dataclass(frozen=True, slots=True)
class UmpireSender:
    """An umpire who writes about one of his battles."""

    battle: Game
    umpire: User
    address: str


def seat_of(keys: Sequence[str]) -> Seat | None:
    """The first seat that one of the keys (plain, see ``plain_key``) opens; seats that were left open to nobody."""
    # A key is one seat's. Asked for in no order, as an order makes Django compare every column of six tables.
    seats = Seat.objects.exclude(state=Seat.State.LEFT).filter(player__isnull=False).order_by()
    seats = seats.select_related("campaign__mail_policy", "side", "player__user", "deputy__user")
    for key in keys:
        grouped = "-".join(key[at : at + 4] for at in range(0, len(key), 4))
        found = next(iter(seats.filter(key=grouped)), None)
        if found is None and len(key) != 12:
            plain = Upper(Replace(F("key"), Value("-"), Value("")))
            found = next(iter(seats.annotate(plain_key=plain).filter(plain_key=key)), None)
        if found is not None:
            return found
    return None


def identify(mail: Mail, stored: RawMail, text: str, *, text_record: TextRecord | None = None) -> Sender | None:
    """The sender of a mail to a seat; ``None`` for a stranger. ``text`` is the writer's own text in the mail.

    ``text_record`` asks the name service for DKIM keys; without it only what a trusted relay found out counts.
    """
    seat = seat_of(shown_keys(mail, stored.envelope_to, text))
    if seat is None:
        return None
    address = mail.sender.address if mail.sender else stored.envelope_from.casefold()
    role = _role(seat, address)
    if role is Role.UNKNOWN and _has_another_seat(seat, address):
        role = Role.OTHER
    policy = policy_of(seat.campaign)
    verdict = _verdict(mail, stored, policy, text_record)
    return Sender(seat, role, address, verdict, policy, _is_enough(policy, role, verdict))


def identify_umpire(mail: Mail, stored: RawMail) -> UmpireSender | None:
    """The umpire whose secret address a mail was written to, from an address of his; ``None`` for anybody else."""
    address = mail.sender.address if mail.sender else ""
    for to in (*stored.envelope_to, *(recipient.address for recipient in mail.recipients)):
        found = umpire_of(to)
        if found is not None:
            battle, umpire = found
            return UmpireSender(battle, umpire, address) if _same(address, umpire.email) else None
    return None


def policy_of(campaign: Campaign) -> str:
    """How sure the campaign's umpire wants to be; the key alone unless he said otherwise."""
    policy = getattr(campaign, "mail_policy", None)
    return policy.proof if isinstance(policy, MailPolicy) else Proof.KEY.value


def _role(seat: Seat, address: str) -> Role:
    for role, player in ((Role.PLAYER, seat.player), (Role.DEPUTY, seat.deputy)):
        if player is not None and (_same(address, player.email) or (player.user and _same(address, player.user.email))):
            return role
    return Role.UNKNOWN


def _has_another_seat(seat: Seat, address: str) -> bool:
    """Whether the address is that of a player, or his deputy, who holds another seat of the campaign."""
    others = Seat.objects.filter(campaign=seat.campaign_id).exclude(pk=seat.pk).exclude(state=Seat.State.LEFT)
    known = others.values_list("player__email", "player__user__email", "deputy__email", "deputy__user__email")
    return any(_same(address, email) for row in known for email in row if email)


def _same(address: str, known: str) -> bool:
    """Whether two addresses are one mailbox: without case, and without what stands behind a plus sign."""
    return bool(known) and _mailbox(address) == _mailbox(known)


def _mailbox(address: str) -> str:
    local, _, domain = address.strip().casefold().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def _verdict(mail: Mail, stored: RawMail, policy: str, text_record: TextRecord | None) -> Verdict:
    domain = mail.sender.domain if mail.sender else ""
    found = authentication.relay_verdict(mail.headers, domain, settings.MAIL_TRUSTED_RELAYS)
    if found is Verdict.UNKNOWN and policy == Proof.AUTHENTICATED and text_record is not None:
        return authentication.dkim_verdict(bytes(stored.raw), domain, text_record)
    return found


def _is_enough(policy: str, role: Role, verdict: Verdict) -> bool:
    if role is Role.OTHER:
        return False
    known = role is not Role.UNKNOWN
    enough: dict[str, Callable[[], bool]] = {
        Proof.KEY: lambda: True,
        Proof.ADDRESS: lambda: known,
        Proof.AUTHENTICATED: lambda: known and verdict is Verdict.PASS,
    }
    return enough[policy]()
