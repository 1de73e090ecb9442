"""The form with which an umpire orders a simulation. It checks shape; services check meaning."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.simulation.terms import TURNS
from battles.staff.army import Character
from campaigns.models import Game


class SimulationForm(forms.Form):
    """How often and how long a battle is to be played by the program, and how each side is led."""

    battles = forms.IntegerField(min_value=10, max_value=10_000, initial=1000, label=_lazy("Battles"))
    turns = forms.IntegerField(min_value=1, max_value=100, label=_lazy("Turns"))
    sensitivity = forms.IntegerField(
        min_value=0,
        max_value=2_000,
        initial=0,
        label=_lazy("Battles of each variant"),
        help_text=_lazy("With one thing changed: a command more, a rating better, arrivals earlier; 0: none."),
    )

    def __init__(self, *args: Any, battle: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["turns"].initial = battle.last_turn or TURNS
        self._sides = {f"side_{side['id']}": str(side["id"]) for side in battle.document.get("sides", ())}
        names = {str(side["id"]): str(side.get("name") or side["id"]) for side in battle.document.get("sides", ())}
        for field, side in self._sides.items():
            self.fields[field] = forms.ChoiceField(
                choices=[(word.value, word.value) for word in Character],
                initial=Character.STEADY.value,
                label=_("{side} led by a commander who is").format(side=names[side]),
            )

    def characters(self) -> dict[str, str]:
        """The character of each side's commander, by side."""
        return {side: self.cleaned_data[field] for field, side in self._sides.items()}
