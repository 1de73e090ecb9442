"""What may be chosen in a field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms

Choices = Sequence[tuple[str, str]]


def offer(form: forms.Form, name: str, choices: Sequence[tuple[str, Any]]) -> None:
    field = form.fields[name]
    if isinstance(field, forms.ChoiceField):
        field.choices = list(choices)
