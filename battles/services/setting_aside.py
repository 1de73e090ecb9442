"""Poisoned orders: when the engine fails on a turn, the orders that make it fail are found and set aside.

The orders are cut into pieces, a command block or a single line each. Halves of them are tried until the pieces that
cannot be resolved stand alone; a block is then gone through line by line. So a fault hurts the brigade that was sent
it, and nobody else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from battles.engine.faults import InputFaults

log = logging.getLogger(__name__)

Document = Mapping[str, Any]
Answer = tuple[Sequence[Mapping[str, Any]], Document]
Resolver = Callable[[Document, Mapping[str, str], bytes], Answer]

BLOCK = re.compile(r"\s*(BRIGADE|DIVISION|CORPS|BATTERY|GROUP)\b(?!.*:)", re.IGNORECASE)
#: Lines that stand for themselves and end a block: they speak of the whole side, or of a commander.
ALONE = re.compile(r"\s*(SIDE|PRIORITY|GENERAL|MESSAGE|STANDING\s+ALL|TURN|KEY|CONCEDE|GROUP\b.*:)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Piece:
    """Some lines of one side's orders that are kept or set aside together; ``first`` counts from 1."""

    side: str
    first: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """Orders that could not be resolved, for the umpire's eyes, with what the engine said."""

    side: str
    line: int
    orders: str
    problem: str

    def as_mapping(self) -> dict[str, Any]:
        """The form in which a turn keeps it among its exceptions."""
        return {
            "kind": "set aside",
            "side": self.side,
            "line": self.line,
            "orders": self.orders,
            "problem": self.problem,
        }


@dataclass(frozen=True, slots=True)
class Resolved:
    """The engine's answer, and what had to be left out to get one."""

    events: Sequence[Mapping[str, Any]]
    after: Document
    set_aside: tuple[SetAside, ...] = ()


def resolve_despite_faults(document: Document, sheets: Mapping[str, str], seed: bytes, resolver: Resolver) -> Resolved:
    """Resolve a turn; if the engine fails, find the orders that make it fail and resolve without them.

    Raises what the engine raises when it fails without any orders too: then the fault is not the players'. Faults of
    the battle file are raised at once, for no order can be to blame.
    """
    try:
        return Resolved(*resolver(document, sheets, seed))
    except InputFaults:
        raise
    except Exception:
        log.exception("the engine failed; looking for the orders to blame")
    pieces = [piece for side, text in sheets.items() for piece in pieces_of(side, text)]
    search = _Search(document, tuple(sheets), seed, resolver)
    answer = search.run(())
    _, answer = search.admit((), answer, pieces)
    return Resolved(*answer, set_aside=tuple(search.set_aside))


class _Search:
    """The search for poisoned pieces by halving: about ``2 log n`` tries for each of them."""

    def __init__(self, document: Document, sides: tuple[str, ...], seed: bytes, resolver: Resolver) -> None:
        self._document = document
        self._sides = sides
        self._seed = seed
        self._resolver = resolver
        self.set_aside: list[SetAside] = []

    def run(self, pieces: Sequence[Piece]) -> Answer:
        """Resolve with just these pieces, each on the line it was written on."""
        texts = {side: text_of([piece for piece in pieces if piece.side == side]) for side in self._sides}
        return self._resolver(self._document, texts, self._seed)

    def admit(
        self, kept: tuple[Piece, ...], answer: Answer, candidates: Sequence[Piece]
    ) -> tuple[tuple[Piece, ...], Answer]:
        """Add the candidates that can be resolved together with what is kept; set the others aside."""
        if not candidates:
            return kept, answer
        try:
            together = (*kept, *candidates)
            return together, self.run(together)
        except Exception as fault:
            if len(candidates) == 1:
                return self.sift(kept, answer, candidates[0], fault)
        middle = len(candidates) // 2
        kept, answer = self.admit(kept, answer, candidates[:middle])
        return self.admit(kept, answer, candidates[middle:])

    def sift(
        self, kept: tuple[Piece, ...], answer: Answer, poisoned: Piece, fault: Exception
    ) -> tuple[tuple[Piece, ...], Answer]:
        """Keep what can be kept of a piece that cannot be resolved: the lines of a block that do no harm."""
        head, *body = poisoned.lines
        sound = [head, *("" for _ in body)]
        try:
            answer = self.run((*kept, replace(poisoned, lines=tuple(sound)))) if body else answer
        except Exception as of_the_head:
            body, fault = [], of_the_head
        if not body:
            self._leave_out(poisoned, poisoned.first, "\n".join(poisoned.lines), fault)
            return kept, answer
        for number, line in enumerate(body, start=1):
            if not line.strip():
                continue
            trial = [*sound]
            trial[number] = line
            try:
                answer = self.run((*kept, replace(poisoned, lines=tuple(trial))))
                sound = trial
            except Exception as of_the_line:
                self._leave_out(poisoned, poisoned.first + number, f"{head}\n{line}", of_the_line)
        return (*kept, replace(poisoned, lines=tuple(sound))), answer

    def _leave_out(self, piece: Piece, line: int, orders: str, fault: Exception) -> None:
        problem = f"{type(fault).__name__}: {fault}"
        self.set_aside.append(SetAside(piece.side, line, orders.strip(), problem))


def pieces_of(side: str, text: str) -> list[Piece]:
    """Cut a side's orders into pieces: a command block with all its lines, or a line that stands for itself."""
    pieces: list[Piece] = []
    block: list[str] = []
    first = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if BLOCK.match(line) or ALONE.match(line):
            if block:
                pieces.append(Piece(side, first, tuple(block)))
            block, first = [], number
        if not block:
            first = number
        block.append(line)
        if ALONE.match(line) and not BLOCK.match(line):
            pieces.append(Piece(side, first, tuple(block)))
            block = []
    if block:
        pieces.append(Piece(side, first, tuple(block)))
    return [piece for piece in pieces if any(line.strip() for line in piece.lines)]


def text_of(pieces: Sequence[Piece]) -> str:
    """The orders that these pieces of one side make, with empty lines where others stood, so that numbers hold."""
    lines: list[str] = []
    for piece in sorted(pieces, key=lambda piece: piece.first):
        lines.extend([""] * (piece.first - 1 - len(lines)))
        lines.extend(piece.lines)
    return "\n".join(lines)
