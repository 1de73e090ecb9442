"""Enclosures: what hangs on a mail, stored as a reference and made when the mail is sent.

A reference is a mapping with ``kind`` and what that kind needs, such as ``{"kind": "calendar", "turn": 4, "seat": 2}``.
Each kind has one renderer, in ``RENDERERS``. A renderer is a pure function of what is stored, so a mail
that is tried three times carries the same bytes three times.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from battles.engine.registry import Registry
from orders.models.references import Reference

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
_OF_BATTLES, _OF_CAMPAIGNS = "orders.services.out.enclosed", "orders.services.out.campaign_letters"
RENDERERS: Registry[Renderer] = Registry(
    {
        "map": f"{_OF_BATTLES}.field_map",
        "report": f"{_OF_BATTLES}.report",
        "form": f"{_OF_BATTLES}.form",
        "battle": f"{_OF_BATTLES}.battle_report",
        "calendar": f"{_OF_BATTLES}.calendar",
        "dice": f"{_OF_BATTLES}.dice",
        "theatre": f"{_OF_CAMPAIGNS}.theatre_map",
        "gazette": f"{_OF_CAMPAIGNS}.gazette",
        "atlas": f"{_OF_CAMPAIGNS}.campaign_atlas",
        "round": f"{_OF_CAMPAIGNS}.round_report",
    }
)


def render(reference: Reference, material: Material | None = None) -> Enclosure:
    """Make what a reference stands for. Raises ``LookupError`` for a kind that nobody renders.

    The enclosures of one mail share their ``material``.
    """
    kind = str(reference.get("kind", ""))
    if kind not in RENDERERS:
        raise LookupError(f"{kind!r} is no kind of enclosure; known are {', '.join(sorted(RENDERERS))}")
    return RENDERERS[kind](reference, Material() if material is None else material)
