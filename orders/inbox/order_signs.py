"""By what a line shows that it is an order, before anything is parsed: enough to tell orders from a signature."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from battles.engine.orders import COMMAND_BLOCKS
from orders.inbox.wrappings import ORDER_START

_UNIT_ORDER = re.compile(r"\s*[^\s:][^:]{0,50}:\s*([A-Za-z]+)")
_BLOCK = rf"({'|'.join(COMMAND_BLOCKS)}|BATTERY|GROUP|GENERAL)\s+\S"
_BLOCK_ORDER = re.compile(
    rf"\s*((TURN\s+\d|PRIORITY[\s:]+\S|{_BLOCK}|STANDING\s+\S.*:)"
    r"|(INTENT|POSTURE)\s+\S|END\s*\Z)",
    re.IGNORECASE,
)
_BARE_BLOCK = re.compile(rf"\s*{_BLOCK}[^:]*\Z", re.IGNORECASE)
_MESSAGE = re.compile(r"\s*(MESSAGE|COURIER|DISPATCH)\s+TO\s+\S", re.IGNORECASE)
#: A unit by its number, and words: an order even where its verb is misspelt.
_NUMBERED = re.compile(r"\s*\d[^\s:]{0,12}([ \t][^:]{0,24})?:\s*[^\W\d_]")
_POSTSCRIPT = re.compile(r"\A\s*p\.?\s?s\.?\s?:?\s", re.IGNORECASE)
_VERBS = frozenset({  # words by which many orders begin
    "FORM", "FACE", "MOVE", "CHARGE", "FIRE", "HOLD", "RALLY", "WHEEL", "PIVOT", "TURN", "ABOUT", "STEP", "INTENT",
    "ATTACK", "DEFEND", "ADVANCE", "SUPPORT", "SCREEN", "WITHDRAW", "LIMBER", "UNLIMBER", "ATTACH", "DETACH", "RETIRE",
    "RETREAT", "ASSAULT", "ENGAGE", "MARCH", "HALT", "DEPLOY", "PASS", "NEVER", "ALWAYS", "SQUARE",
})  # fmt: skip


_VERB = "|".join(sorted(_VERBS))
#: A numbered unit and, without a colon, its verb; one as a heading of its own; a verb behind a bullet.
_UNIT_VERB = re.compile(
    rf"\s*\d{{1,3}}/\d{{1,3}}\w{{0,6}}([ \t][\w'’.]{{1,20}}){{0,3}}[\s:,–—-]{{1,4}}({_VERB})\b", re.IGNORECASE
)
_UNIT_ALONE = re.compile(r"\s*\d[^\s:]{0,12}([ \t][^:]{0,24})?:\s*\Z")
_BULLET_VERB = re.compile(rf"\s*[-*•·–]\s*({_VERB})\b", re.IGNORECASE)


def is_order_like(line: str) -> bool:
    """Whether a line begins as an order or a block of orders does; ``To whom it may concern:`` does not."""
    return ORDER_START.match(line[:200]) is not None


def is_firm_order(line: str) -> bool:
    """An order for certain, where ``Tel: 0123`` in a signature would look like one."""
    match = _UNIT_ORDER.match(line)
    if _BLOCK_ORDER.match(line) or _UNIT_VERB.match(line):
        return True
    return match is not None and match.group(1).upper() in _VERBS


def heads_block(line: str) -> bool:
    """Whether a line is the heading of a block of orders and orders nothing itself."""
    return _BARE_BLOCK.match(line) is not None


def has_firm_orders(text: str) -> bool:
    """Whether some line of the text is an order beyond doubt; ``Tel: 0123`` is none."""
    lines = text.split("\n")
    return any(is_firm_order(line) for line in lines) or _has_bullets(lines)


def are_orders(lines: Iterable[str]) -> bool:
    """Whether lines hold an order; ``General Foy`` alone heads orders as well as it signs a letter, and is none."""
    lines = [_POSTSCRIPT.sub("", line) for line in lines]
    return _has_bullets(lines) or any(
        (is_firm_order(line) and not _BARE_BLOCK.match(line)) or _MESSAGE.match(line) or _NUMBERED.match(line)
        for line in lines
    )


def _has_bullets(lines: Sequence[str]) -> bool:
    """Whether orders stand behind bullets below the unit that they are for."""
    return any(_UNIT_ALONE.match(line) for line in lines) and any(_BULLET_VERB.match(line) for line in lines)
