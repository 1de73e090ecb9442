"""The form of one unit of a battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.protocol import Ruleset
from battles.services.unit_editing import REMOVED
from campaigns.models import Game


class UnitForm(forms.Form):
    """What may be changed of a unit, as it stands now; why, and who reads the reason."""

    strength = forms.IntegerField(label=_lazy("Strength"), min_value=0)
    east = forms.FloatField(label=_lazy("East"), help_text=_lazy("Of its centre, from the western edge of the table."))
    north = forms.FloatField(label=_lazy("North"), help_text=_lazy("From the southern edge."))
    facing = forms.FloatField(label=_lazy("Facing, degrees from north"), min_value=0, max_value=360)
    formation = forms.ChoiceField(label=_lazy("Formation"), required=False)
    quality = forms.ChoiceField(label=_lazy("Quality"), required=False)
    out = forms.BooleanField(label=_lazy("Out of the battle"), label_suffix="", required=False)
    reason = forms.CharField(label=_lazy("Because"), max_length=600)
    shown_to = forms.MultipleChoiceField(
        label=_lazy("Tell"),
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text=_lazy("Sides that read the reason. None ticked: it stays with you."),
    )

    def __init__(self, *args: Any, unit: Mapping[str, Any], battle: Game, ruleset: Ruleset, **kwargs: Any) -> None:
        self.unit = unit
        at = unit.get("at")
        now = {
            **{key: unit.get(key) for key in ("strength", "facing", "formation", "quality")},
            "out": bool(unit.get("out")),
            **({"east": at[0], "north": at[1]} if at else {}),
        }
        super().__init__(*args, **{**kwargs, "initial": now})
        for name in ("formation", "quality"):
            words = list(dict.fromkeys([*ruleset.unit_words.get(name, ()), *filter(None, [unit.get(name)])]))
            _choose(self.fields[name], [("", "–"), *((word, word) for word in words)])
            if name not in unit:
                del self.fields[name]
        if not at:
            for name in ("east", "north", "facing"):
                self.fields[name].required = False
        sides = [(side["id"], side.get("name") or side["id"]) for side in battle.document["sides"]]
        _choose(self.fields["shown_to"], sides)

    def values(self) -> dict[str, Any]:
        """The unit's keys as a battle file has them, those that were changed alone."""
        data, changed = self.cleaned_data, set(self.changed_data)
        values: dict[str, Any] = {
            key: data[key] for key in ("strength", "facing", "formation", "quality") if key in changed
        }
        if changed & {"east", "north"} and data["east"] is not None and data["north"] is not None:
            values["at"] = [data["east"], data["north"]]
        if "out" in changed:
            values["out"] = REMOVED if data["out"] else None
        return values


def _choose(field: forms.Field, choices: list[tuple[str, str]]) -> None:
    if isinstance(field, forms.ChoiceField):
        field.choices = choices
