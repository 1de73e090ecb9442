"""What a mail met on its way: stored as an id and values, worded for whoever reads it.

What the relay or a bounce said in its own words is a value, or stands alone: it is nobody's to translate.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from django.utils.translation import gettext_lazy as _lazy

NOT_COMPOSED = "not-composed"
FAULT = "fault"
DELAYED = "delayed"
RETURNED = "returned"
COMPLAINED_OF = "complained-of"

_WORDS: Mapping[str, Any] = MappingProxyType(
    {
        NOT_COMPOSED: _lazy("not composed: {name}: {message}"),
        FAULT: _lazy("{name}: {message}"),
        DELAYED: _lazy("delayed: {said}"),
        RETURNED: _lazy("returned for good: {said}"),
        COMPLAINED_OF: _lazy("its reader complained of it as unwanted"),
    }
)


def mail_problem_words(id: str, values: Mapping[str, Any]) -> str:
    """A problem in words; empty for none. What is no id is a text itself."""
    return str(_WORDS[id]).format(**values) if id in _WORDS else id
