"""What hangs on a mail, as it is stored: made of it when the mail is sent."""

from __future__ import annotations

from typing import Required, TypedDict


class Reference(TypedDict, total=False):
    """An enclosure to be made: its ``kind``, and what that kind needs.

    ``what`` it hangs on is a seat's ``report`` or ``position`` of a turn, or the ``plan`` of its sheet. ``turn``,
    ``seat``, ``game`` and ``sheet`` are ids of rows, ``side`` is a key. ``cid`` is the id by which a letter shows a
    picture, ``due`` whether a paper names the deadline, ``name`` what people call it.
    """

    kind: Required[str]
    what: str
    turn: int
    seat: int
    game: int
    sheet: int
    side: str
    cid: str
    due: bool
    name: str
