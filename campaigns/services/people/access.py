"""Who may see and do what: the only place that decides it, used by pages, admin, mails and downloads alike.

Umpires see the campaigns they run, players the seats they hold (or deputise), superusers everything. Whoever may not
see a thing is told that it does not exist.
"""

from __future__ import annotations

from typing import TypeVar

from django.contrib.auth.models import AnonymousUser, User
from django.db.models import Model, Q, QuerySet
from django.http import Http404
from django.utils.translation import gettext as _

from campaigns.models import Campaign, Seat

Visitor = User | AnonymousUser
M = TypeVar("M", bound=Model)


def campaigns_run_by(user: Visitor) -> QuerySet[Campaign]:
    """The campaigns in which ``user`` is an umpire."""
    if not user.is_authenticated:
        return Campaign.objects.none()
    if user.is_superuser:
        return Campaign.objects.all()
    return Campaign.objects.filter(umpires=user)


def seats_of(user: Visitor) -> QuerySet[Seat]:
    """The seats that ``user`` holds or deputises, those he has left excluded."""
    if not user.is_authenticated:
        return Seat.objects.none()
    mine = Q(player__user=user) | Q(deputy__user=user)
    return Seat.objects.filter(mine).exclude(state=Seat.State.LEFT).distinct()


def is_umpire(user: Visitor, campaign: Campaign) -> bool:
    """Whether ``user`` runs this campaign."""
    return campaigns_run_by(user).filter(pk=campaign.pk).exists()


def umpires_of(campaign: Campaign) -> list[User]:
    """The umpires of a campaign who have a mail address."""
    return list(campaign.umpires.filter(is_active=True).exclude(email=""))


def within_campaigns(queryset: QuerySet[M], path: str, user: Visitor) -> QuerySet[M]:
    """Narrow a queryset to an umpire's campaigns; ``path`` leads from its model to the campaign."""
    return queryset.filter(**{f"{path}__in": campaigns_run_by(user)})


def umpires_campaign(user: Visitor, slug: str) -> Campaign:
    """The campaign with this slug if ``user`` runs it. Raises ``Http404`` otherwise."""
    return found(campaigns_run_by(user).filter(slug=slug))


def players_seat(user: Visitor, seat_id: int) -> Seat:
    """The seat if ``user`` holds or deputises it, or runs its campaign. Raises ``Http404`` otherwise."""
    seats = Seat.objects.select_related("campaign", "side", "player", "deputy")
    may = Q(pk__in=seats_of(user)) | Q(campaign__in=campaigns_run_by(user))
    return found(seats.filter(may, pk=seat_id).distinct())


def looks_in(user: Visitor, seat: Seat) -> bool:
    """Whether ``user`` sees a seat's page as an umpire and not as the one who holds or deputises it."""
    return not seats_of(user).filter(pk=seat.pk).exists()


def found(queryset: QuerySet[M]) -> M:
    """The first object of a queryset. Raises ``Http404`` in the same words whether it is missing or hidden."""
    thing = queryset.first()
    if thing is None:
        raise Http404(_("There is no such page, or it is not yours to see."))
    return thing
