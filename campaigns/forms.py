"""The forms of the campaign pages. They check shape; services check meaning."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from campaigns.models import Campaign, Seat, Side


class DiceForm(forms.Form):
    """A seed, and the label of one throw."""

    seed = forms.CharField(max_length=128, help_text="Hexadecimal, from the report of a released turn.")
    committed = forms.CharField(
        label="Commitment", max_length=64, required=False, help_text="From the call for orders of that turn."
    )
    title = forms.CharField(label="Title of the battle", max_length=200, required=False)
    turn = forms.IntegerField(min_value=1, initial=1)
    label = forms.CharField(
        label="What the throw was for", max_length=40, required=False, help_text="initiative, fire …"
    )
    by = forms.CharField(
        label="Who threw", max_length=60, required=False, help_text="Id of the unit, formation or side."
    )
    throw = forms.IntegerField(label="Which throw of that label", min_value=1, initial=1)
    count = forms.IntegerField(label="Number of dice", min_value=1, max_value=60, initial=2)
    sides = forms.IntegerField(label="Sides of a die", min_value=2, max_value=100, initial=6)

    def clean_seed(self) -> str:
        """Refuse a seed that is not hexadecimal."""
        seed: str = self.cleaned_data["seed"].strip().lower()
        try:
            bytes.fromhex(seed)
        except ValueError:
            raise ValidationError(f"{seed!r} is not a seed: it has digits and the letters a to f only.") from None
        return seed


class InvitationForm(forms.Form):
    """A seat for a player or a spectator."""

    role = forms.ChoiceField(choices=Seat.Role.choices)
    side = forms.ModelChoiceField(
        queryset=Side.objects.none(), required=False, help_text="A spectator may sit without a side."
    )
    seat_name = forms.CharField(label="Name in the game", max_length=120, help_text="General Foy")
    formations = forms.CharField(
        required=False, help_text="Keys of the formations he commands, comma between; empty for the whole side."
    )
    player_name = forms.CharField(label="Player", max_length=120)
    email = forms.EmailField(label="Mail address")

    def __init__(self, *args: Any, campaign: Campaign, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        side = self.fields["side"]
        if isinstance(side, forms.ModelChoiceField):
            side.queryset = campaign.sides.all()

    def clean_formations(self) -> tuple[str, ...]:
        """The keys as a tuple."""
        return tuple(key.strip() for key in self.cleaned_data["formations"].split(",") if key.strip())


class ReplacementForm(forms.Form):
    """Another player for a seat."""

    player_name = forms.CharField(label="New player", max_length=120)
    email = forms.EmailField(label="Mail address")
    reason = forms.CharField(max_length=400, required=False)


class DeputyForm(forms.Form):
    """Who may send orders for a seat while its player is away."""

    name = forms.CharField(max_length=120, required=False)
    email = forms.EmailField(label="Mail address", required=False, help_text="Leave empty to have no deputy.")


class LeaveForm(forms.Form):
    """Days on which a player is away."""

    start = forms.DateField(label="From", required=False, widget=forms.DateInput(attrs={"type": "date"}))
    end = forms.DateField(label="To", required=False, widget=forms.DateInput(attrs={"type": "date"}))


class ManyFiles(forms.ClearableFileInput):
    """A file input that takes several files."""

    allow_multiple_selected = True


class FilesField(forms.FileField):
    """Several uploaded files as a list."""

    widget = ManyFiles

    def clean(self, data: Any, initial: Any = None) -> list[Any]:
        """Clean each file by itself."""
        several = data if isinstance(data, list | tuple) else [data]
        return [super(FilesField, self).clean(each, initial) for each in several]


class ImportForm(forms.Form):
    """Files of an order of battle."""

    tables = FilesField(label="CSV or YAML files", help_text="Several tables of one order of battle may go together.")
    replace = forms.BooleanField(required=False, label="Remove what the files do not name (of the sides they name)")


class RatingForm(forms.Form):
    """A rating set by decision."""

    commander = forms.IntegerField()
    rating = forms.CharField(required=False, max_length=20)
    reason = forms.CharField(required=False, max_length=400)
