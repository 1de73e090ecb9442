"""What a turn's report says in words: headline, summary and the moments worth telling."""

from __future__ import annotations

from dataclasses import dataclass

from battles.models import Turn
from battles.services.knowing import SideView
from campaigns.models import Seat


@dataclass(frozen=True, slots=True)
class Story:
    """A turn in words, from one seat's place. ``summary`` is two lines for the eye, ``moments`` are paragraphs."""

    headline: str
    summary: str
    moments: tuple[str, ...] = ()


def tell(turn: Turn, seat: Seat, before: SideView, after: SideView) -> Story:
    """Tell a resolved turn to a seat from what his side may know of it."""
    return Story(headline="", summary="")
