"""Campaigns themselves: finding or making one, and who umpires it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from django.contrib.auth.models import Group, Permission, User
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.db.models import Q
from django.utils.text import slugify
from django.utils.translation import gettext as _

from campaigns.models import Campaign, Game
from campaigns.services.audit import record
from campaigns.services.colours import COLOURS, in_colours

#: Members may log in to the admin and do everything there that the mixins of ``campaigns.permission`` let them see.
UMPIRES = "Umpires"
APPS = ("campaigns", "orders")


def find_or_create(slug: str, *, name: str, ruleset: str = "mini-nap", description: str = "") -> Campaign:
    """The campaign with this short name, made if there is none."""
    campaign, _made = Campaign.objects.get_or_create(
        slug=slug, defaults={"name": name, "ruleset": ruleset, "description": description}
    )
    return campaign


@transaction.atomic
def found_campaign(
    *, name: str, ruleset: str, description: str, time_zone: str, umpire: User, now: datetime
) -> Campaign:
    """A new campaign under a free short name, run by ``umpire``."""
    taken = frozenset(Campaign.objects.values_list("slug", flat=True))
    campaign = Campaign.objects.create(
        name=name, slug=free_slug(name, taken), ruleset=ruleset, description=description, time_zone=time_zone
    )
    appoint_umpire(campaign, umpire)
    record(campaign, who=umpire.get_username(), action="found-campaign", subject=name, now=now)
    return campaign


@transaction.atomic
def change_campaign(campaign: Campaign, values: Mapping[str, str], *, who: str, now: datetime) -> list[str]:
    """Give a campaign another name, description, time zone or colours; answers which of them changed.

    Its address stays. Battles that are being set up take its colours over; those that have started keep theirs.
    """
    changed = [name for name, value in values.items() if getattr(campaign, name) != value]
    for name in changed:
        setattr(campaign, name, values[name])
    if changed:
        campaign.save(update_fields=changed)
        if COLOURS in changed:
            for battle in campaign.games.filter(kind=Game.Kind.BATTLE, status=Game.Status.SETTING_UP):
                battle.document = in_colours(campaign, battle.document)
                battle.save(update_fields=["document"])
        record(campaign, who=who, action="settings", subject=campaign.name, detail={"fields": changed}, now=now)
    return changed


@transaction.atomic
def delete_campaign(campaign: Campaign) -> None:
    """Take a campaign away in which nothing was played. Raises ``ValidationError`` once a battle has started."""
    if campaign.games.exclude(status=Game.Status.SETTING_UP).exists():
        raise ValidationError(_("A battle of it has started, and its record is kept."))
    campaign.delete()


def free_slug(wanted: str, taken: frozenset[str]) -> str:
    """A short name from ``wanted`` that is not in ``taken``: ``quatre-bras``, ``quatre-bras-2`` and so on."""
    stem = slugify(wanted)[:50] or "campaign"
    slug, number = stem, 2
    while slug in taken:
        slug, number = f"{stem}-{number}", number + 1
    return slug


def umpires_group() -> Group:
    """The group of umpires, with the permissions that its members need in the admin; kept up to date on each call."""
    group, _made = Group.objects.get_or_create(name=UMPIRES)
    group.permissions.set(Permission.objects.filter(content_type__app_label__in=APPS))
    return group


@transaction.atomic
def appoint_umpire(campaign: Campaign, user: User) -> None:
    """Let a user run a campaign, from its pages and from the admin."""
    user.groups.add(umpires_group())
    if not user.is_staff:
        user.is_staff = True
        user.save(update_fields=["is_staff"])
    campaign.umpires.add(user)


@transaction.atomic
def add_umpire(campaign: Campaign, login: str, *, name: str = "", who: str, now: datetime) -> User:
    """Let somebody else run the campaign too, found by login name or mail address.

    A mail address that nobody has yet gets a login of that name, called ``name``, without a password: he chooses one
    by a link. Raises ``ValidationError`` for a name that is no login and no address, or for one that several have.
    """
    named = User.objects.filter(Q(username__iexact=login) | Q(email__iexact=login), is_active=True)
    if len(named) > 1:
        raise ValidationError(
            _("More than one login has the address {login}. Give the login's name.").format(login=login)
        )
    user = named[0] if named else _new_login(login, name)
    appoint_umpire(campaign, user)
    record(campaign, who=who, action="add-umpire", subject=user.get_username(), now=now)
    return user


def _new_login(address: str, name: str) -> User:
    """A login for a mail address, without a password."""
    try:
        validate_email(address)
    except ValidationError:
        said = _("There is no login {login}. Give a mail address, and one is made for it.")
        raise ValidationError(said.format(login=address)) from None
    if User.objects.filter(Q(username__iexact=address) | Q(email__iexact=address)).exists():
        raise ValidationError(_("The login of {login} is closed. The host opens it again.").format(login=address))
    return User.objects.create_user(address.lower(), address.lower(), first_name=name.strip()[:150])


@transaction.atomic
def remove_umpire(campaign: Campaign, user: User, *, who: str, now: datetime) -> None:
    """Let somebody run the campaign no more; his login stays. Raises ``ValidationError`` for the last umpire."""
    if not campaign.umpires.filter(is_active=True).exclude(pk=user.pk).exists():
        raise ValidationError(_("Somebody must run the campaign: add another umpire first."))
    campaign.umpires.remove(user)
    record(campaign, who=who, action="remove-umpire", subject=user.get_username(), now=now)
