"""The forms that set up a campaign or a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.protocol import Ruleset
from battles.forms.choices import Choices, offer
from campaigns.forms import TimeZoneField
from campaigns.services.scenarios.fielding import usual_width
from config.uploads import check_size

MOST_BATTLE_FILE_MB = 4


class CampaignForm(forms.Form):
    """A new campaign: empty, or with a scenario set up in it."""

    scenario = forms.ChoiceField(required=False)
    name = forms.CharField(max_length=120, required=False, help_text=_lazy("Left empty, the scenario's title."))
    ruleset = forms.ChoiceField(help_text=_lazy("A scenario brings its own."))
    time_zone = TimeZoneField(initial="Europe/Brussels", max_length=60, help_text=_lazy("As in Europe/Brussels."))
    with_players = forms.BooleanField(
        required=False, label=_lazy("Seat the scenario's example players"), label_suffix=""
    )

    def __init__(self, *args: Any, scenarios: Choices, rulesets: Choices, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(self, "scenario", [("", _("no scenario: I bring my own order of battle")), *scenarios])
        offer(self, "ruleset", rulesets)

    def clean(self) -> dict[str, Any]:
        """A campaign without a scenario needs a name."""
        data: dict[str, Any] = super().clean() or {}
        if not data.get("scenario") and not data.get("name"):
            self.add_error("name", _("Give the campaign a name, or choose a scenario."))
        return data


class BattleFileForm(forms.Form):
    """A battle file."""

    file = forms.FileField(label=_lazy("Battle file"), help_text=_lazy("YAML or JSON, up to 4 MB."))

    def clean_file(self) -> Any:
        """No larger than a battle can be."""
        check_size([self.cleaned_data["file"]], MOST_BATTLE_FILE_MB)
        return self.cleaned_data["file"]


class NewBattleForm(forms.Form):
    """A battle from one of three sources; exactly one is given."""

    scenario = forms.ChoiceField(required=False)
    file = forms.FileField(required=False, label=_lazy("Battle file"), help_text=_lazy("YAML or JSON, up to 4 MB."))
    formations = forms.MultipleChoiceField(
        required=False,
        label=_lazy("From the order of battle"),
        widget=forms.CheckboxSelectMultiple,
        help_text=_lazy("Ticked formations of both sides come with all below them, drawn up facing each other."),
    )
    title = forms.CharField(max_length=120, required=False, help_text=_lazy("What the battle is called."))
    width = forms.FloatField(min_value=0, required=False)
    between = forms.FloatField(min_value=0, required=False)

    def __init__(
        self, *args: Any, scenarios: Choices, formations: Sequence[tuple[str, Any]], ruleset: Ruleset, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        unit, lengths = ruleset.unit_of_length, ruleset.lengths
        _measure(self, "width", _("Width of the table, {unit}").format(unit=unit), usual_width(ruleset))
        _measure(self, "between", _("Ground between the first lines, {unit}").format(unit=unit), lengths.apart)
        offer(self, "scenario", [("", "–"), *scenarios])
        offer(self, "formations", formations)

    def clean_file(self) -> Any:
        """No larger than a battle can be."""
        file = self.cleaned_data["file"]
        if file:
            check_size([file], MOST_BATTLE_FILE_MB)
        return file

    def clean(self) -> dict[str, Any]:
        """One source, and a title where the source has none."""
        data: dict[str, Any] = super().clean() or {}
        for name in ("width", "between"):
            if data.get(name) is None:
                data[name] = self.fields[name].initial
        given = [name for name in ("scenario", "file", "formations") if data.get(name)]
        if len(given) != 1:
            raise ValidationError(_("Choose one source: a scenario, a battle file, or formations."))
        if given == ["formations"] and not data.get("title"):
            self.add_error("title", _("Give the battle a title."))
        return data


def _measure(form: forms.Form, name: str, label: str, initial: float) -> None:
    field = form.fields[name]
    field.label, field.initial = label, initial
