"""Why a turn, or an order in it, could not be resolved: stored as an id and values, worded for whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from django.utils.translation import gettext_lazy as _lazy

FAULT = "fault"
WORKER_DIED = "worker-died"
#: A text of before problems had ids.
SAID = "said"

_WORDS: Mapping[str, Any] = MappingProxyType(
    {
        FAULT: _lazy("{name}: {message}"),
        WORKER_DIED: _lazy("Its worker died {times} times while resolving it."),
        SAID: _lazy("{text}"),
    }
)


def problem_words(id: str, values: Mapping[str, Any]) -> str:
    """A problem in words; empty for none. What is no id is a text itself."""
    return str(_WORDS[id]).format(**values) if id in _WORDS else id


def fault_values(fault: BaseException) -> dict[str, str]:
    """The values of a problem that is an exception."""
    return {"name": type(fault).__name__, "message": str(fault)}
