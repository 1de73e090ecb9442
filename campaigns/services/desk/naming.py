"""Names set one after the other in a sentence of the desk."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext as _

#: How many names a sentence bears; of more, the rest is counted.
NAMED = 6


def listed(names: Iterable[str]) -> str:
    """Names for people, the first few of many: ``Ney, Reille and Piré``, ``A, B, C, D, E and 11 more``."""
    known = list(names)
    if len(known) > NAMED:
        known = [*known[: NAMED - 1], _("{count} more").format(count=len(known) - NAMED + 1)]
    return _(" and ").join([", ".join(known[:-1]), known[-1]] if len(known) > 1 else known)
