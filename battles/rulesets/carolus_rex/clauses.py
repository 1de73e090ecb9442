"""Every clause of Carolus Rex as this project states it."""

from __future__ import annotations

from battles.engine.protocol import Clause

_SAYS: dict[str, str] = {}

CLAUSES: tuple[Clause, ...] = tuple(Clause(id_, says) for id_, says in _SAYS.items())
