"""What pure code has worded, for whoever is spoken to; apart from the models, as files have no people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext, ngettext

from battles.engine import worded


def translated(text: str | Mapping[str, Any]) -> str:
    """What pure code has worded, or what is stored of it, in the language that is spoken; any other text as it is."""
    return worded.translated(worded.restored(text), gettext, ngettext)
