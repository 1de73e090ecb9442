"""The search for what is left in memory and refers to itself: made seldom, and not through what never goes away."""

from __future__ import annotations

import gc

#: So many objects more than are gone start a search of the youngest; after so many of those, of the next; and so on.
#: Papers and battles are trees of small values, which go when nobody holds them: Python's own 700 seeks among them for
#: nothing a thousand times a turn, and no paper leaves behind what refers to itself.
THRESHOLDS = (50_000, 5, 10)


def seek_seldom() -> None:
    """Search seldom from now on: a command that is over in a second spends a fifth of it on searching what it loads."""
    gc.set_threshold(*THRESHOLDS)


def settle() -> None:
    """Count what is loaded by now as there for good. To be called once, when a long-lived process is ready to work."""
    gc.collect()
    gc.freeze()
    seek_seldom()
