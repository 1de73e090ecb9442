"""Events as they are written and stored, and the keys of their effects that rulebooks share (contract, section 5).

What a rulebook's own kinds say is typed in its catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Required, TypedDict

#: ``[x, y]`` in table units.
Place = Sequence[float]
#: Id to number.
Counts = Mapping[str, int]
#: Id to the dice thrown for it.
Throws = Mapping[str, Sequence[int]]
#: Pairs of an id or a name, and a number.
Shares = Sequence[Sequence[Any]]

#: A throw as it is written: what it was for and by whom, its dice, and what came of them.
RollRecord = TypedDict(
    "RollRecord",
    {
        "for": Required[str],
        "by": Required[str],
        "dice": Required[list[int]],
        "sides": int,
        "total": int,
        "need": int | None,
        "modifiers": list[list[Any]],
        "mark": str,
        "kinds": list[Any],
    },
    total=False,
)

#: Throws that an event shows beside its roll.
Proofs = Sequence[RollRecord]

_From = TypedDict("_From", {"from": str | Place}, total=False)


class Effect(_From, total=False):
    """What events say under names that mean the same in every rulebook: what reports may read of any of them.

    Of ``dice``, ``lost`` and ``order`` the kind of event says which of their types they have.
    """

    at: Place
    facing: float
    turned: float
    about: bool | str
    formation: str
    mode: str
    distance: float
    stopped: str
    moved: float
    attached: str
    detached: str
    waiting: str
    type: str
    gap: float
    range: float
    reaction: str
    choice: str
    test: str
    passed: bool
    round: int
    dice: int | Throws
    proofs: Proofs
    totals: Counts
    hits: int
    lost: int | float | str
    strength: int
    cause: str
    status: str
    rating: str
    order: str | Sequence[str]
    line: int
    text: str
    winner: str
    reason: str


class Told(TypedDict, total=False):
    """Something that happened, as somebody is told it: its kind, and what it did to whom."""

    kind: Required[str]
    effect: Mapping[str, Any]


class Record(Told, total=False):
    """An event as it is written and stored; keys that do not apply are left out.

    ``turn`` is that of a battle; ``at``, a local time, and ``post``, a headquarters, are of a campaign.
    """

    n: Required[int]
    turn: int
    at: str
    phase: Required[str]
    unit: str
    target: str
    side: str
    post: str
    clause: str
    roll: RollRecord
    text: str
