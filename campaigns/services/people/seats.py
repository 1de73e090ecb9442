"""Seats: inviting players, confirming, replacing, deputies, leave and keys.

Each function makes one change, records who made it, and answers with the seat. Mail that a change calls for is posted
by ``orders.services.letters`` in the same transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from django.contrib.auth.models import User
from django.core import signing
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction

from campaigns.models import Campaign, Player, Seat, Side, new_key
from campaigns.services.audit import record

JOIN_SALT = "estafette.join"
JOIN_DAYS = 60


@dataclass(frozen=True, slots=True)
class Invitation:
    """Whom to invite to which command. ``formations`` are keys; none means the whole side."""

    seat_name: str
    player_name: str
    email: str
    side: Side | None
    formations: tuple[str, ...] = ()
    role: str = Seat.Role.COMMANDER


def player_with(email: str, name: str) -> Player:
    """The player with this address, made if need be. Raises ``ValidationError`` for an address that cannot be one."""
    email = email.strip().lower()
    validate_email(email)
    player, _ = Player.objects.get_or_create(email=email, defaults={"name": name.strip() or email})
    return player


@transaction.atomic
def invite(campaign: Campaign, invitation: Invitation, *, who: str, now: datetime) -> Seat:
    """Make a seat in state *invited*. Raises ``ValidationError`` naming what is wrong."""
    unknown = _unknown_formations(invitation.side, invitation.formations)
    if unknown:
        raise ValidationError(f"{', '.join(unknown)}: no such formation on that side. Choose from its order of battle.")
    if invitation.role == Seat.Role.COMMANDER and invitation.side is None:
        raise ValidationError("A commander needs a side; only spectators sit without one.")
    seat = Seat.objects.create(
        campaign=campaign,
        side=invitation.side,
        role=invitation.role,
        state=Seat.State.INVITED,
        name=invitation.seat_name,
        formations=list(invitation.formations),
        player=player_with(invitation.email, invitation.player_name),
    )
    record(campaign, who=who, action="invite", subject=seat.name, detail={"player": str(seat.player)}, now=now)
    return seat


def join_token(seat: Seat) -> str:
    """The signed token of an invitation link. It stops working when the seat's key is renewed."""
    return signing.dumps({"seat": seat.pk, "key": seat.key}, salt=JOIN_SALT)


def seat_of_token(token: str) -> Seat | None:
    """The seat a link was made for; ``None`` when the link is forged, too old, or its key was renewed."""
    try:
        data = signing.loads(token, salt=JOIN_SALT, max_age=JOIN_DAYS * 86400)
    except signing.BadSignature:
        return None
    return Seat.objects.filter(pk=data["seat"], key=data["key"]).exclude(state=Seat.State.LEFT).first()


@transaction.atomic
def confirm(seat: Seat, *, who: str, now: datetime) -> Seat:
    """The player has taken the seat, by link or by any mail from its address."""
    if seat.state == Seat.State.INVITED:
        seat.state = Seat.State.CONFIRMED
        seat.save(update_fields=["state"])
        record(seat.campaign, who=who, action="confirm", subject=seat.name, now=now)
    return seat


@transaction.atomic
def decline(seat: Seat, *, who: str, now: datetime, words: str = "") -> Seat:
    """The invited player will not have the seat: nobody holds it, and he is written to no more.

    A seat that is taken is not given up by this. ``words`` are what he said, for the umpires.
    """
    if seat.state == Seat.State.INVITED and seat.player is not None:
        detail = {"player": str(seat.player)}
        seat.player, seat.deputy, seat.nicknames = None, None, {}
        seat.key = new_key()
        if seat.role == Seat.Role.SPECTATOR:
            seat.state = Seat.State.LEFT
        seat.save()
        record(seat.campaign, who=who, action="decline", subject=seat.name, reason=words, detail=detail, now=now)
    return seat


def may_choose_password(player: Player) -> bool:
    """Whether a player has no login yet and his address is nobody's login name."""
    return player.user is None and not User.objects.filter(username__iexact=player.email).exists()


@transaction.atomic
def give_login(player: Player, password: str) -> User:
    """Give a player a login under his mail address. Raises ``ValidationError`` when there is one already."""
    if not may_choose_password(player):
        raise ValidationError(f"There is a login for {player.email} already. Log in with it.")
    player.user = User.objects.create_user(player.email, player.email, password)
    player.save(update_fields=["user"])
    return player.user


@transaction.atomic
def replace_player(seat: Seat, *, email: str, player_name: str, who: str, now: datetime, reason: str) -> Seat:
    """Give the seat to another player with a new key, so that the old reply address is worth nothing any more."""
    former = str(seat.player)
    seat.player = player_with(email, player_name)
    seat.deputy, seat.nicknames = None, {}
    seat.leave_from = seat.leave_until = None
    seat.state = Seat.State.INVITED
    seat.key = new_key()
    seat.save()
    record(
        seat.campaign,
        who=who,
        action="replace-player",
        subject=seat.name,
        reason=reason,
        detail={"former": str(former), "player": str(seat.player)},
        now=now,
    )
    return seat


@transaction.atomic
def change_command(seat: Seat, *, name: str, formations: Sequence[str], who: str, now: datetime) -> Seat:
    """Give the seat another name or other formations (none: the whole side). Raises ``ValidationError``."""
    unknown = _unknown_formations(seat.side, formations)
    if unknown:
        raise ValidationError(f"{', '.join(unknown)}: no such formation on that side. Choose from its order of battle.")
    seat.name, seat.formations = name.strip() or seat.name, list(formations)
    seat.save(update_fields=["name", "formations"])
    detail = {"formations": list(formations)}
    record(seat.campaign, who=who, action="change-command", subject=seat.name, detail=detail, now=now)
    return seat


@transaction.atomic
def vacate(seat: Seat, *, who: str, now: datetime) -> Seat:
    """Take the seat out of the campaign: nobody is told or asked there any more, and its reply address is dead.

    What it sent stays on record; putting another player on the seat fills it again.
    """
    seat.state = Seat.State.LEFT
    seat.key = new_key()
    seat.save(update_fields=["state", "key"])
    record(
        seat.campaign, who=who, action="vacate-seat", subject=seat.name, detail={"player": str(seat.player)}, now=now
    )
    return seat


@transaction.atomic
def renew_key(seat: Seat, *, who: str, now: datetime) -> Seat:
    """Give the seat a new key; mails to the old address are a stranger's from now on."""
    seat.key = new_key()
    seat.save(update_fields=["key"])
    record(seat.campaign, who=who, action="renew-key", subject=seat.name, now=now)
    return seat


@transaction.atomic
def declare_leave(seat: Seat, start: date | None, end: date | None, *, who: str, now: datetime) -> Seat:
    """Note that the player is away from ``start`` to ``end``, both included; ``None`` for both ends the leave."""
    if start and end and end < start:
        raise ValidationError(f"The leave ends on {end} before it begins on {start}. Give the earlier date first.")
    seat.leave_from, seat.leave_until = start, end
    seat.save(update_fields=["leave_from", "leave_until"])
    detail = {"from": str(start or ""), "until": str(end or "")}
    record(seat.campaign, who=who, action="leave", subject=seat.name, detail=detail, now=now)
    return seat


@transaction.atomic
def name_deputy(seat: Seat, *, email: str, name: str, who: str, now: datetime) -> Seat:
    """Let another player send orders for this seat; an empty address takes the deputy away."""
    seat.deputy = player_with(email, name) if email.strip() else None
    seat.save(update_fields=["deputy"])
    detail = {"deputy": str(seat.deputy or "")}
    record(seat.campaign, who=who, action="deputy", subject=seat.name, detail=detail, now=now)
    return seat


def _unknown_formations(side: Side | None, keys: Sequence[str]) -> list[str]:
    if side is None:
        return list(keys)
    known = set(side.formations.values_list("key", flat=True))
    return [key for key in keys if key not in known]


def remember_names(seat: Seat, learnt: Mapping[str, str]) -> None:
    """Keep what a seat's writer means by words of his own, until somebody else writes for it."""
    if learnt:
        seat.nicknames = {**seat.nicknames, **learnt}
        seat.save(update_fields=["nicknames"])
