"""Kinds of events with keys of a test's own."""

from dataclasses import replace
from types import MappingProxyType


def having(kind, *without, **keys):
    """A kind with these keys added or put in place of its own, and ``without`` left out."""
    kept = {name: listed for name, listed in kind.keys.items() if name not in without}
    return replace(kind, keys=MappingProxyType(kept | keys))
