"""Enclosures: what hangs on a mail, stored as a reference and made when the mail is sent.

A reference is a mapping with ``kind`` and what that kind needs, such as ``{"kind": "calendar", "turn": 4, "seat": 2}``.
Each kind has one renderer, registered with :func:`renders`. A renderer is a pure function of what is stored, so a mail
that is tried three times carries the same bytes three times.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Enclosure:
    """A file as it hangs on a mail. ``cid`` is set for a picture that stands within the HTML text."""

    name: str
    media_type: str
    content: bytes
    cid: str = ""
    parameters: tuple[tuple[str, str], ...] = ()


class Material:
    """What the enclosures of one mail are made from, each thing fetched once for all of them."""

    def __init__(self) -> None:
        self._fetched: dict[Hashable, Any] = {}

    def once(self, key: Hashable, fetch: Callable[[], T]) -> T:
        """The thing with this key, fetched if no enclosure has asked for it before."""
        if key not in self._fetched:
            self._fetched[key] = fetch()
        found: T = self._fetched[key]
        return found


Renderer = Callable[[Mapping[str, Any], Material], Enclosure]
_renderers: dict[str, Renderer] = {}


def renders(kind: str) -> Callable[[Renderer], Renderer]:
    """Register a renderer for a kind of reference."""

    def register(renderer: Renderer) -> Renderer:
        _renderers[kind] = renderer
        return renderer

    return register


def render(reference: Mapping[str, Any], material: Material | None = None) -> Enclosure:
    """Make what a reference stands for. Raises ``LookupError`` for a kind that nobody renders.

    The enclosures of one mail share their ``material``.
    """
    kind = str(reference.get("kind", ""))
    if kind not in _renderers:
        raise LookupError(f"{kind!r} is no kind of enclosure; known are {', '.join(sorted(_renderers))}")
    return _renderers[kind](reference, Material() if material is None else material)
