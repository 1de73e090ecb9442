"""The forms by which an umpire decides otherwise than the engine, or orders in a player's place."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any

from django import forms
from django.forms.forms import DeclarativeFieldsMetaclass
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.services.ruling_words import value_from
from battles.services.suggestions import Suggestion
from campaigns.models import Game, Seat
from campaigns.services.rulings.rulings import Verdict

#: No rulebook throws a die with more sides.
MOST_FACES = 100


class AbstractFormType(DeclarativeFieldsMetaclass, ABCMeta):
    """The type of forms some of whose methods only the forms that stand on them have."""


class VerdictForm(forms.Form, metaclass=AbstractFormType):
    """What every ruling has: its reason, and who reads it. The others say what is ruled."""

    reason = forms.CharField(max_length=600, label=_lazy("Because"), widget=forms.Textarea(attrs={"rows": 2}))
    shown_to = forms.MultipleChoiceField(
        required=False,
        widget=forms.CheckboxSelectMultiple,
        label=_lazy("Tell"),
        help_text=_lazy("Sides that read the reason. None ticked: it stays with you."),
    )
    #: The field that is marked when the engine refuses the ruling.
    about = ""

    def __init__(self, *args: Any, battle: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        shown_to = self.fields["shown_to"]
        if isinstance(shown_to, forms.MultipleChoiceField):
            shown_to.choices = [(side["id"], side.get("name") or side["id"]) for side in battle.document["sides"]]

    @abstractmethod
    def rulings(self) -> Iterable[tuple[str, Any]]:
        """The paths and values that a valid form rules."""

    def verdicts(self) -> list[Verdict]:
        """The rulings of a valid form, with its reason."""
        reason, told = self.cleaned_data["reason"], tuple(self.cleaned_data["shown_to"])
        return [Verdict(path, value, reason, told) for path, value in self.rulings()]


class PathForm(VerdictForm):
    """Anything in a battle file, by its path."""

    about = "path"
    path = forms.CharField(
        max_length=200,
        label=_lazy("What"),
        help_text=_lazy(
            "A path: before.units[1/92].strength, after.units[27J].out, dice. The item in brackets is an id."
        ),
    )
    value = forms.CharField(
        required=False,
        label=_lazy("Shall be"),
        widget=forms.Textarea(attrs={"rows": 2}),
        help_text=_lazy(
            "A number, a word, a place such as 60, 24.5, or throws: fire by 1/92: 6 2. Empty takes the value away."
        ),
    )
    field_order = ["path", "value", "reason", "shown_to"]

    def rulings(self) -> Iterable[tuple[str, Any]]:
        path = self.cleaned_data["path"]
        return [(path, value_from(path, self.cleaned_data["value"]))]


class ValueForm(VerdictForm):
    """One value of a unit or a commander, chosen from an entry of the log."""

    about = "value"
    value = forms.CharField(required=False, help_text=_lazy("Empty takes the value away."))
    field_order = ["value", "reason", "shown_to"]

    def __init__(self, *args: Any, battle: Game, chosen: Suggestion, **kwargs: Any) -> None:
        super().__init__(*args, battle=battle, initial={"value": chosen.value}, **kwargs)
        self._path = chosen.path
        self.fields["value"].label = _("Shall be")

    def rulings(self) -> Iterable[tuple[str, Any]]:
        return [(self._path, value_from(self._path, self.cleaned_data["value"]))]


class ThrowForm(VerdictForm):
    """How the dice of one throw shall have fallen, a box for each die."""

    def __init__(self, *args: Any, battle: Game, chosen: Suggestion, **kwargs: Any) -> None:
        super().__init__(*args, battle=battle, **kwargs)
        self._chosen = chosen
        for number, face in enumerate(chosen.dice, start=1):
            label = _("Die {number}, which showed {face}").format(number=number, face=face)
            self.fields[f"die_{number}"] = forms.IntegerField(
                label=label,
                initial=face,
                min_value=1,
                max_value=MOST_FACES,
                widget=forms.NumberInput(attrs={"class": "die"}),
            )
        self.order_fields([*self._boxes(), "reason", "shown_to"])
        self.about = next(self._boxes())

    def _boxes(self) -> Iterator[str]:
        return (f"die_{number}" for number in range(1, len(self._chosen.dice) + 1))

    def rulings(self) -> Iterable[tuple[str, Any]]:
        return [(self._chosen.path, self._chosen.with_dice([self.cleaned_data[box] for box in self._boxes()]))]


def ruling_form(data: Any, *, battle: Game, chosen: Suggestion | None) -> VerdictForm:
    """The form for what was chosen from an entry of the log; for nothing chosen that for any path."""
    if chosen is None:
        return PathForm(data, battle=battle)
    return (ThrowForm if chosen.throws else ValueForm)(data, battle=battle, chosen=chosen)


class SheetForm(forms.Form):
    """Orders that an umpire puts in the place of a seat's own."""

    seat = forms.ModelChoiceField(queryset=Seat.objects.none())
    text = forms.CharField(label=_lazy("Orders"), widget=forms.Textarea(attrs={"class": "orders", "rows": 10}))
    reason = forms.CharField(max_length=600)

    def __init__(self, *args: Any, battle: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        seat = self.fields["seat"]
        if isinstance(seat, forms.ModelChoiceField):
            seat.queryset = battle.campaign.seats.filter(role="commander")
