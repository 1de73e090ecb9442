"""The orders of a post for a round, as a value: the blocks of its sheet in normal form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from campaigns.strategy.clock import written
from campaigns.strategy.protocol import Sheet

#: How a letter to another headquarters begins: any number of them may go to one.
LETTER = "DISPATCH TO "


@dataclass(frozen=True, slots=True)
class Block:
    """Orders that are read together: ``text`` in normal form, with the line of the sheet on which they began."""

    text: str
    line: int = 0

    @property
    def waits(self) -> bool:
        """Whether it is written at an hour of its own."""
        return self.text.startswith("AT ")

    @property
    def order(self) -> str:
        """The order without its hour."""
        return self.text.partition("\n")[2] if self.waits else self.text

    @property
    def head(self) -> str:
        """Whom it is for, or which standing order it is: what stands before the colon."""
        return self.order.partition(":")[0]


@dataclass(frozen=True, slots=True)
class PostOrders:
    """All that a post orders. ``led``: its holder is absent, and his staff carries out what it receives (EC-POST-2)."""

    post: str
    blocks: tuple[Block, ...] = ()
    led: bool = False

    @property
    def text(self) -> str:
        """The sheet, as the campaign engine reads it."""
        return "\n".join(block.text for block in self.blocks)


def orders_of(post: str, sheet: Sheet, now: int) -> PostOrders:
    """The orders of a sheet that was read: first what is written now, then what waits for its hour (EC-ORD-1)."""
    deeds = sorted(sheet.deeds, key=lambda deed: max(deed.at, now))
    blocks = []
    for at, those in groupby(deeds, key=lambda deed: max(deed.at, now)):
        for deed in those:
            hour = f"AT {written(at)}\n" if at > now else ""
            blocks.append(Block(hour + deed.normal, deed.line))
    return PostOrders(post, tuple(blocks))


def joined(written_by: Iterable[PostOrders], post: str = "") -> PostOrders:
    """Several sheets of one post as one."""
    sheets = list(written_by)
    return PostOrders(
        sheets[0].post if sheets else post,
        tuple(block for sheet in sheets for block in sheet.blocks),
        any(sheet.led for sheet in sheets),
    )


def besides(earlier: PostOrders, newest: PostOrders) -> tuple[Block, ...]:
    """What an earlier sheet orders those of whom the newest says nothing; of letters, those that are not in it."""
    heads = {block.head for block in newest.blocks if not block.head.startswith(LETTER)}
    texts = {block.text for block in newest.blocks}
    return tuple(block for block in earlier.blocks if block.head not in heads and block.text not in texts)


def stored(orders: PostOrders) -> dict[str, Any]:
    """The orders as plain values."""
    return {
        "post": orders.post,
        "led": orders.led,
        "blocks": [{"text": block.text, "line": block.line} for block in orders.blocks],
    }


def loaded(value: Mapping[str, Any]) -> PostOrders:
    """The orders that were stored."""
    blocks = tuple(Block(str(block["text"]), int(block["line"])) for block in value.get("blocks", ()))
    return PostOrders(str(value.get("post", "")), blocks, bool(value.get("led")))
