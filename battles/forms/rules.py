"""The form of the umpire's settings of a rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _

from battles.engine.settings import Choice, Flag, Setting, Table, Whole

#: A setting of more values than these is written as a number, not chosen from a list.
MOST_LISTED = 24


class RulesForm(forms.Form):
    """The umpire's settings of a rulebook, each with its explanation and the clause it belongs to."""

    def __init__(
        self, *args: Any, settings: Sequence[Setting], chosen: Mapping[str, Any], book: str, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.settings = tuple(setting for setting in settings if not isinstance(setting, Table))
        for setting in self.settings:
            self.fields[setting.name] = _setting_field(setting, chosen[setting.name], book)

    def chosen(self) -> dict[str, Any]:
        """The values as the battle file has them; ``None`` for a number that was left empty."""
        return {
            setting.name: self.cleaned_data[setting.name]
            if isinstance(setting, Whole)
            else next(value for value in setting.values if _word(value) == str(self.cleaned_data[setting.name]))
            for setting in self.settings
        }


def _setting_field(setting: Choice | Flag | Whole, value: object, book: str) -> forms.Field:
    """The field in which an umpire chooses a setting's value. Tables are changed in the battle file."""
    label = setting.name.replace("_", " ").capitalize()
    page = reverse("document", args=[f"rules/{book}"])
    explanation = setting.explanation
    if setting.clause:
        explanation = format_html('{} <a class="clause" href="{}#{}">{}</a>', explanation, page, *[setting.clause] * 2)
    numbers = [value for value in setting.values if isinstance(value, int)] if isinstance(setting, Choice) else []
    if len(numbers) > MOST_LISTED:
        low, high = min(numbers), max(numbers)
        return forms.IntegerField(label=label, min_value=low, max_value=high, initial=value, help_text=explanation)
    if isinstance(setting, Whole):
        return forms.IntegerField(
            label=label,
            min_value=setting.low,
            max_value=setting.high,
            required=setting.default is not None,
            initial=value,
            help_text=explanation,
        )
    choices = [(_word(allowed), _word(allowed)) for allowed in setting.values]
    default = _word(setting.default)
    choices[0] = (default, _("{value} (as the book is read here)").format(value=default))
    return forms.ChoiceField(label=label, choices=choices, initial=_word(value), help_text=explanation)


def _word(value: object) -> str:
    """A setting's value as a page shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
