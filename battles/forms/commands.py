"""The form of who commands what in one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _lazy

from battles.forms.choices import offer
from campaigns.models import GameSeat, Seat


class GameCommandForm(forms.Form):
    """What a seat commands in one game."""

    formations = forms.MultipleChoiceField(
        required=False,
        label=_lazy("Commands"),
        widget=forms.CheckboxSelectMultiple,
        help_text=_lazy("With all below them. Nothing ticked: the whole side."),
    )
    as_in_campaign = forms.BooleanField(
        required=False, label=_lazy("As in the campaign, whatever is ticked"), label_suffix=""
    )

    def __init__(
        self, *args: Any, seat: Seat, entry: GameSeat | None, formations: Sequence[tuple[str, str]], **kwargs: Any
    ) -> None:
        self.seat = seat
        chosen = entry.formations if entry else []
        super().__init__(*args, **{"initial": {"formations": chosen}, "prefix": f"seat-{seat.pk}", **kwargs})
        offer(self, "formations", formations)
