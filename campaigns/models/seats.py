"""Players and the seats they hold."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.campaign import Campaign
from campaigns.models.names import PrintedName
from campaigns.models.order_of_battle import Side

#: No vowels and no look-alikes: a key is read aloud, typed on telephones and never spells a word.
KEY_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"


def new_key() -> str:
    """A seat's secret: twelve letters in three groups, about 57 bits."""
    letters = "".join(secrets.choice(KEY_LETTERS) for _ in range(12))
    return f"{letters[:4]}-{letters[4:8]}-{letters[8:]}"


class Player(models.Model):
    """A person who plays by mail; ``user`` is set when he may also log in."""

    name = models.CharField(max_length=120)
    email = models.EmailField(unique=True)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="player"
    )
    language = models.CharField(
        max_length=10,
        blank=True,
        choices=settings.LANGUAGES,
        help_text=_lazy("The language of his mails and pages; empty: the campaign's."),
    )
    address_failing_since = models.DateTimeField(null=True, blank=True)
    hard_bounces = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ["name"]

    def __str__(self) -> str:
        return f"{self.name} <{self.email}>"


class Seat(models.Model):
    """A command held by a player in a campaign.

    ``formations`` lists the keys of the formations he commands, with all below them; empty means the whole side.
    ``key`` is the unguessable part of his reply address.
    """

    class Role(models.TextChoices):
        COMMANDER = "commander"
        SPECTATOR = "spectator"

    class State(models.TextChoices):
        INVITED = "invited"
        CONFIRMED = "confirmed"
        LEFT = "left"

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="seats")
    side = models.ForeignKey(Side, on_delete=models.CASCADE, related_name="seats", null=True, blank=True)
    role = models.CharField(max_length=10, choices=Role, default=Role.COMMANDER)
    state = models.CharField(max_length=10, choices=State, default=State.CONFIRMED)
    name = PrintedName(max_length=120, help_text=_lazy("The commander's name in the game, such as General Foy."))
    formations = models.JSONField(default=list, blank=True)
    player = models.ForeignKey(Player, on_delete=models.PROTECT, related_name="seats", null=True, blank=True)
    deputy = models.ForeignKey(Player, on_delete=models.SET_NULL, related_name="deputised", null=True, blank=True)
    key = models.CharField(max_length=20, unique=True, default=new_key)
    nicknames = models.JSONField(
        default=dict,
        blank=True,
        help_text=_lazy("What he calls things by names of his own, once he has said what he means: words to ids."),
    )
    leave_from = models.DateField(null=True, blank=True)
    leave_until = models.DateField(null=True, blank=True)

    class Meta:
        ordering = ["side__position", "id"]

    def __str__(self) -> str:
        return self.name

    @property
    def formation_names(self) -> list[str]:
        """The names of the formations it commands, in the order of the order of battle; none: the whole side."""
        if self.side is None or not self.formations:
            return []
        named = dict(self.side.formations.filter(key__in=self.formations).values_list("key", "name"))
        return [named.get(key, key) for key in self.formations]
