"""Enclosures: what hangs on a mail, stored as a reference and made when the mail is sent.

A reference is a mapping with ``kind`` and what that kind needs, such as ``{"kind": "calendar", "turn": 4, "seat": 2}``.
Each kind has one renderer, registered with :func:`renders`. A renderer is a pure function of what is stored, so a mail
that is tried three times carries the same bytes three times.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Enclosure:
    """A file as it hangs on a mail. ``cid`` is set for a picture that stands within the HTML text."""

    name: str
    media_type: str
    content: bytes
    cid: str = ""
    parameters: tuple[tuple[str, str], ...] = ()


Renderer = Callable[[Mapping[str, Any]], Enclosure]
_renderers: dict[str, Renderer] = {}


def renders(kind: str) -> Callable[[Renderer], Renderer]:
    """Register a renderer for a kind of reference."""

    def register(renderer: Renderer) -> Renderer:
        _renderers[kind] = renderer
        return renderer

    return register


def render(reference: Mapping[str, Any]) -> Enclosure:
    """Make what a reference stands for. Raises ``LookupError`` for a kind that nobody renders."""
    kind = str(reference.get("kind", ""))
    if kind not in _renderers:
        raise LookupError(f"{kind!r} is no kind of enclosure; known are {', '.join(sorted(_renderers))}")
    return _renderers[kind](reference)
