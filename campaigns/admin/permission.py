"""Object-level permission of the admin: umpires see and change what belongs to their campaigns, superusers everything.

Each ``ModelAdmin`` of the house inherits :class:`CampaignScoped`. It narrows the list, every page of one object, the
choices of every reference and the autocompletion to the umpire's campaigns, so that a page asked for by number that is
not his does not exist for him.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.contrib.auth.models import AnonymousUser, User
from django.db.models import Field, ForeignKey, JSONField, ManyToManyField, Model, Q, QuerySet
from django.forms import Textarea
from django.http import HttpRequest

from campaigns.models import (
    AuditEntry,
    Campaign,
    Commander,
    Dispatch,
    Extension,
    Formation,
    Game,
    GameSeat,
    Notice,
    OrderOfBattleImport,
    Player,
    Ruling,
    Schedule,
    Seat,
    Sheet,
    Side,
    Turn,
    TurnException,
    Unit,
)
from campaigns.services.people.access import campaigns_run_by
from campaigns.services.people.campaigns import UMPIRES

if TYPE_CHECKING:
    # Django's classes are generic to the type checker only.
    ModelPage = admin.ModelAdmin[Any]
    TabularRows = admin.TabularInline[Any, Any]
    StackedRows = admin.StackedInline[Any, Any]
else:
    ModelPage, TabularRows, StackedRows = admin.ModelAdmin, admin.TabularInline, admin.StackedInline

#: Lists and mappings are short here: two lines do.
SHORT_JSON: Mapping[type[Field[Any, Any]], Mapping[str, Any]] = {
    JSONField: {"widget": Textarea(attrs={"rows": 2, "cols": 60})}
}

#: The ways from a model to the campaigns it belongs to. A model that is missing here is for superusers only. An
#: application above this one adds its own where it registers their pages.
CAMPAIGN_PATHS: dict[type[Model], tuple[str, ...]] = {
    Campaign: ("pk",),
    AuditEntry: ("campaign",),
    Side: ("campaign",),
    Formation: ("side__campaign",),
    Commander: ("formation__side__campaign",),
    Unit: ("formation__side__campaign",),
    OrderOfBattleImport: ("campaign",),
    Player: ("seats__campaign", "deputised__campaign"),
    Seat: ("campaign",),
    Game: ("campaign",),
    Schedule: ("game__campaign",),
    Turn: ("game__campaign",),
    Extension: ("turn__game__campaign",),
    Ruling: ("turn__game__campaign",),
    Dispatch: ("turn__game__campaign",),
    TurnException: ("turn__game__campaign",),
    GameSeat: ("game__campaign",),
    Notice: ("game__campaign",),
    Sheet: ("seat__campaign",),
}


def scoped(queryset: QuerySet[Any], user: User | AnonymousUser) -> QuerySet[Any]:
    """The part of a queryset that belongs to the campaigns a user runs; everything for a superuser.

    Of the people who log in an umpire sees other umpires only.
    """
    if user.is_superuser:
        return queryset
    if queryset.model is User:
        colleagues = Q(groups__name=UMPIRES) | Q(campaigns__in=campaigns_run_by(user))
        return queryset.filter(pk__in=User.objects.filter(colleagues).values("pk"))
    paths = CAMPAIGN_PATHS.get(queryset.model)
    if paths is None:
        return queryset.none()
    mine = campaigns_run_by(user)
    belongs = Q()
    for path in paths:
        belongs |= Q(**{f"{path}__in": mine})
    return queryset.filter(pk__in=queryset.model._default_manager.filter(belongs).values("pk"))


class ScopedReferences:
    """Narrows the choices of references, for pages of their own and for inlines alike."""

    def formfield_for_foreignkey(self, db_field: ForeignKey[Any, Any], request: HttpRequest, **kwargs: Any) -> Any:
        """A choice of those objects only that the user may see."""
        kwargs["queryset"] = scoped(db_field.remote_field.model._default_manager.all(), request.user)
        return super().formfield_for_foreignkey(db_field, request, **kwargs)  # type: ignore[misc]

    def formfield_for_manytomany(self, db_field: ManyToManyField[Any, Any], request: HttpRequest, **kwargs: Any) -> Any:
        """A choice of those objects only that the user may see."""
        kwargs["queryset"] = scoped(db_field.remote_field.model._default_manager.all(), request.user)
        return super().formfield_for_manytomany(db_field, request, **kwargs)  # type: ignore[misc]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """The objects that the user may see."""
        return scoped(super().get_queryset(request), request.user)  # type: ignore[misc]


class CampaignScoped(ScopedReferences, ModelPage):
    """A page of the admin that shows an umpire only his campaigns."""

    formfield_overrides = SHORT_JSON

    def _is_his(self, request: HttpRequest, obj: Model | None) -> bool:
        return obj is None or scoped(type(obj)._default_manager.filter(pk=obj.pk), request.user).exists()

    def has_view_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """The model's permission, and for one object that it belongs to his campaigns."""
        return super().has_view_permission(request, obj) and self._is_his(request, obj)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """The model's permission, and for one object that it belongs to his campaigns."""
        return super().has_change_permission(request, obj) and self._is_his(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """The model's permission, and for one object that it belongs to his campaigns."""
        return super().has_delete_permission(request, obj) and self._is_his(request, obj)


class ReadOnly:
    """Records that services write and nobody edits: to be looked at, never changed, added or deleted by hand."""

    def has_add_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:  # noqa: ARG002
        """Never."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:  # noqa: ARG002
        """Never."""
        return False


class ScopedInline(ScopedReferences, TabularRows):
    """Rows inside another page, scoped like it."""

    extra = 0
    formfield_overrides = SHORT_JSON
    show_change_link = True


class ScopedBlocks(ScopedReferences, StackedRows):
    """Blocks inside another page, scoped like it."""

    extra = 0
    formfield_overrides = SHORT_JSON
