"""What the campaign engine is handed from outside: the reader of orders, and who fights its battles.

The engine imports neither the order language nor a rulebook's turns: what runs it passes both in. What a rulebook makes
of regiments and ground it asks of the rulebook itself, found by its id (``battles.engine.campaign``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from battles.engine.dataclasses import dataclass, field
from battles.engine.worded import NO_WORDS, Worded

if TYPE_CHECKING:
    from campaigns.strategy.campaign import Campaign
    from campaigns.strategy.state import Task


@dataclass(slots=True)
class Refusal:
    """A line that was not taken: ``reason`` is one of those of EC-ORD-6."""

    line: int
    text: str
    reason: str
    explanation: Worded = NO_WORDS
    did_you_mean: tuple[str, ...] = ()


@dataclass(slots=True)
class Deed:
    """What one accepted line of a sheet does. ``kind``: order, attach, standing, headquarters, message.

    ``target`` is the formation, element, place or addressee, ``lines`` the normal form that travels or is kept, ``at``
    the moment at which it is written (EC-ORD-1). Several lines of a block have one ``block`` number.
    """

    kind: str
    line: int
    at: int
    target: str = ""
    verb: str = ""
    lines: list[str] = field(default_factory=list)
    riders: int = 1
    normal: str = ""
    block: int = 0


@dataclass(slots=True)
class Sheet:
    """A sheet that was read: deeds in the order of its lines, and what was refused."""

    deeds: list[Deed] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)


@dataclass(slots=True)
class OrderSense:
    """What the lines of an order mean for those who get it.

    ``tasks`` is ``None`` when nothing of the plan changes; ``order_of_march`` holds ids, first to last; ``attach`` is
    the new superior of the formation.
    """

    tasks: list[Task] | None = None
    add: bool = False
    standing: list[str] = field(default_factory=list)
    order_of_march: list[str] = field(default_factory=list)
    advance_guard: list[str] = field(default_factory=list)
    rear_guard: list[str] = field(default_factory=list)
    attach: str = ""


class OrderReader(Protocol):
    """Reads the orders of a campaign."""

    def sheet(self, campaign: Campaign, post: str, text: str, now: int) -> Sheet:
        """Read a sheet of a post, written at ``now``."""

    def sense(self, campaign: Campaign, lines: list[str], sent: int, side: str) -> OrderSense:
        """What lines of an order in normal form, written at ``sent``, mean."""


Fight = Callable[[Mapping[str, Any], bytes, int], Mapping[str, Any] | None]


@dataclass(slots=True)
class Outside:
    """``reader`` reads orders; ``fight`` plays a battle file to its last turn and gives the state, if it can."""

    reader: OrderReader | None = None
    fight: Fight | None = None
