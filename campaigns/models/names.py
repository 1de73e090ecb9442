"""Names that are printed on maps and papers: refused in a form where no typeface has their letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext as _

from battles.engine.letters import NAMED, unprintable

if TYPE_CHECKING:
    _Text = models.CharField[str, str]
else:
    _Text = models.CharField


def can_be_printed(value: str) -> None:
    """Raise ``ValidationError`` for a name with letters that papers do not have."""
    letters = unprintable(value)
    if letters:
        raise ValidationError(
            _("No paper can print %(letters)s; write the name in Latin, Greek or Cyrillic letters."),
            params={"letters": ", ".join(letters[:NAMED])},
            code="unprintable",
        )


class PrintedName(_Text):
    """A name for maps and papers. To migrations it is the column that it was before there was this rule."""

    default_validators = [can_be_printed]

    def deconstruct(self) -> tuple[str, str, list[Any], dict[str, Any]]:
        """As a ``CharField``: the rule is of forms and not of the database."""
        name, _path, args, kwargs = super().deconstruct()
        return name, "django.db.models.CharField", list(args), dict(kwargs)
