"""Poisoned orders: when the engine fails on a turn, the orders that make it fail are found and set aside.

The sheets are cut into pieces, a command block or a single order each. Halves of them are tried until the pieces that
cannot be resolved stand alone; a block is then gone through order by order. So a fault hurts the brigade that was sent
it, and nobody else.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from battles.engine.dice import Seed
from battles.engine.faults import InputFaults
from campaigns.models.problems import fault_values
from campaigns.services.referees import Document, Event, Referee, SheetValue

log = logging.getLogger(__name__)

Answer = tuple[Sequence[Event], Document]


@dataclass(frozen=True, slots=True)
class Piece:
    """Some orders of one observer's sheet that are kept or set aside together."""

    observer: str
    sheet: SheetValue


@dataclass(frozen=True, slots=True)
class SetAside:
    """Orders that could not be resolved, for the umpire's eyes, with what the engine said: the values of a problem."""

    observer: str
    line: int
    orders: str
    fault: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Resolved:
    """The engine's answer, and what had to be left out to get one."""

    events: Sequence[Event]
    after: Document
    set_aside: tuple[SetAside, ...] = ()


def resolve_despite_faults(
    referee: Referee, document: Document, sheets: Mapping[str, SheetValue], seed: Seed
) -> Resolved:
    """Resolve a turn; if the engine fails, find the orders that make it fail and resolve without them.

    Raises what the engine raises when it fails without any orders too: then the fault is not the players'. Faults of
    the document are raised at once, for no order can be to blame.
    """
    try:
        return Resolved(*referee.resolve(document, sheets, seed))
    except InputFaults:
        raise
    except Exception:
        log.exception("the engine failed; looking for the orders to blame")
    pieces = [Piece(observer, piece) for observer, sheet in sheets.items() for piece in referee.pieces(sheet)]
    search = _Search(referee, document, tuple(sheets), seed)
    answer = search.run(())
    _, answer = search.admit((), answer, pieces)
    return Resolved(*answer, set_aside=tuple(search.set_aside))


class _Search:
    """The search for poisoned pieces by halving: about ``2 log n`` tries for each of them."""

    def __init__(self, referee: Referee, document: Document, observers: tuple[str, ...], seed: Seed) -> None:
        self._referee = referee
        self._document = document
        self._observers = observers
        self._seed = seed
        self.set_aside: list[SetAside] = []

    def run(self, pieces: Sequence[Piece]) -> Answer:
        """Resolve with just these pieces."""
        sheets: dict[str, SheetValue] = {}
        for observer in self._observers:
            own = [piece.sheet for piece in pieces if piece.observer == observer]
            sheets[observer] = self._referee.merged(own) if own else self._referee.nothing(observer)
        return self._referee.resolve(self._document, sheets, self._seed)

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
        """Keep what can be kept of a piece that cannot be resolved: its orders that do no harm."""
        parts = [Piece(poisoned.observer, part) for part in self._referee.parts(poisoned.sheet)]
        if len(parts) < 2:
            self._leave_out(poisoned, fault, at=parts[0] if parts else poisoned)
            return kept, answer
        for part in parts:
            try:
                answer = self.run((*kept, part))
                kept = (*kept, part)
            except Exception as of_the_part:
                self._leave_out(part, of_the_part, at=part)
        return kept, answer

    def _leave_out(self, piece: Piece, fault: Exception, *, at: Piece) -> None:
        words = self._referee.words(self._document, piece.sheet).strip()
        line = self._referee.line_of(at.sheet)
        self.set_aside.append(SetAside(piece.observer, line, words, fault_values(fault)))
