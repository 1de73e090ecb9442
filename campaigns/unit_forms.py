"""The form of one unit of an order of battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from campaigns.models import Formation, Unit
from campaigns.services.order_of_battle.editing import FIELDS

if TYPE_CHECKING:
    UnitModelForm = forms.ModelForm[Unit]
else:
    UnitModelForm = forms.ModelForm
#: Fields whose words the rulebook lists.
WORDS = ("arm", "type", "quality", "guns")


class UnitForm(UnitModelForm):
    """A unit with the words that its rulebook knows. It shows and checks; services change."""

    reason = forms.CharField(label=_lazy("Because"), max_length=400, required=False)

    class Meta:
        model = Unit
        fields = ("name", "formation", "arm", "type", "quality", "guns", "men", "pieces", "strength", "stragglers")
        labels = {
            "formation": _lazy("Under"),
            "pieces": _lazy("Guns, how many"),
            "guns": _lazy("Guns, of which kind"),
            "men": _lazy("Men"),
        }

    def __init__(self, *args: Any, formation: Formation, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        side = formation.side
        ruleset = rulesets.find(side.campaign.ruleset)
        under = self.fields["formation"]
        if isinstance(under, forms.ModelChoiceField):
            under.queryset, under.initial = side.formations.all(), formation
        for name in WORDS:
            known = [*ruleset.unit_words.get(name, ()), *filter(None, [getattr(self.instance, name)])]
            if not known:
                del self.fields[name]
                continue
            required = self.fields[name].required
            blank = [] if required else [("", "–")]
            self.fields[name] = forms.ChoiceField(
                label=self.fields[name].label,
                required=required,
                choices=[*blank, *((word, word) for word in dict.fromkeys(known))],
            )
        if self.instance.pk is not None:
            del self.fields["arm"]

    def values(self) -> dict[str, Any]:
        """What was filled in, by the names of a unit's fields."""
        known = (*FIELDS, "arm")
        return {name: value for name, value in self.cleaned_data.items() if name in known}
