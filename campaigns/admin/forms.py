"""The forms of the admin where Django's own would let a slip through."""

from __future__ import annotations

import zoneinfo
from typing import TYPE_CHECKING, Any

from django import forms

from battles.rulesets import RULESETS
from campaigns.models import Campaign

if TYPE_CHECKING:
    CampaignModelForm = forms.ModelForm[Campaign]
else:
    CampaignModelForm = forms.ModelForm


class CampaignForm(CampaignModelForm):
    """A campaign with its ruleset and time zone chosen from those there are."""

    ruleset = forms.ChoiceField(choices=lambda: [(ruleset.id, ruleset.title) for ruleset in RULESETS.values()])
    time_zone = forms.ChoiceField()

    class Meta:
        model = Campaign
        fields = ("name", "slug", "ruleset", "time_zone", "description", "umpires")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["time_zone"] = forms.ChoiceField(
            choices=[(zone, zone) for zone in sorted(zoneinfo.available_timezones()) if "/" in zone or zone == "UTC"],
            initial=Campaign._meta.get_field("time_zone").get_default(),
        )
