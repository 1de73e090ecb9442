"""Utterances: a sentence on its way through the reader, with what is known of how it stands in the letter."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, replace
from orders.language.letters.acts import Act
from orders.language.letters.spots import Spot
from orders.language.letters.state import Sentence
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops

A_FEW = 4  # units


@dataclass(frozen=True, slots=True)
class Manner:
    """How a sentence is to be read."""

    shown: str
    """The words as they are shown in the receipt."""
    forced: bool = False
    """It stands behind *INTENT*: it is an order, whatever its words."""
    standing: bool = False
    """It stands under *STANDING*: it is a rule."""
    unsure: bool = False
    """Whatever comes of it is asked about first."""
    fresh: bool = True
    """It begins a line."""
    paragraph: bool = False
    """It begins a paragraph."""

    def of(self, stretch: Stretch) -> Manner:
        """The same for a part of the words, which is shown alone."""
        return replace(self, shown=stretch.said)


@dataclass(slots=True)
class Utterance:
    """A sentence with its spots and acts. ``shown`` holds it as its writer set it down."""

    stretch: Stretch
    shown: Stretch
    text: Text
    spots: list[Spot]
    sentence: Sentence
    manner: Manner

    @property
    def explicit(self) -> list[Act]:
        """The acts that say for whom they are."""
        return [act for act in self.sentence.acts if act.subject is not None]

    @property
    def orders(self) -> list[Act]:
        """The acts that ask for something."""
        return [act for act in self.sentence.acts if not act.empty]

    @property
    def hedged(self) -> bool:
        """Whether anything hangs on a condition."""
        return any(act.condition is not None for act in self.orders)

    @property
    def slipped(self) -> bool:
        """Whether many are meant, and neither they nor what they do was spelt so: *soigné* is no *ligne*."""
        many = [spot for spot in self.spots if isinstance(spot.value, Troops) and len(spot.value.own) > A_FEW]
        doing = [spot for spot in self.spots if spot.kind in ("verb", "formation")]
        return bool(many) and all(spot.slip for spot in (*many, *doing))
