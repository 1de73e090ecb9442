"""The small forms of the desk: more time, answers, messages."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models import Game, Seat


class ExtensionForm(forms.Form):
    """More time, for all or for one seat."""

    hours = forms.IntegerField(min_value=1, max_value=24 * 60, initial=24)
    seat = forms.ModelChoiceField(queryset=Seat.objects.none(), required=False, empty_label=_lazy("everybody"))
    reason = forms.CharField(max_length=300, required=False)

    def __init__(self, *args: Any, battle: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        seat = self.fields["seat"]
        if isinstance(seat, forms.ModelChoiceField):
            seat.queryset = battle.campaign.seats.filter(role="commander")


class AnswerForm(forms.Form):
    """The umpire's answer to a player's question."""

    answer = forms.CharField(label=_lazy("Your answer"), widget=forms.Textarea(attrs={"rows": 3}), max_length=4000)


class MessageForm(forms.Form):
    """Words of the umpire to a seat, a side, or all."""

    to = forms.ChoiceField()
    subject = forms.CharField(max_length=150)
    body = forms.CharField(widget=forms.Textarea(attrs={"rows": 6}), max_length=10_000)

    def __init__(self, *args: Any, battle: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        to = self.fields["to"]
        if isinstance(to, forms.ChoiceField):
            sides = [
                (f"side/{side.pk}", _("{side}: the whole side").format(side=side.name))
                for side in battle.campaign.sides.all()
            ]
            seats = [(f"seat/{seat.pk}", seat.name) for seat in battle.campaign.seats.exclude(state="left")]
            to.choices = [("all", _("everybody")), *sides, *seats]
