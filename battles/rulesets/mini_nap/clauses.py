"""Every clause of Mini-Nap as this project states it."""

from __future__ import annotations

from battles.engine.protocol import Clause

CLAUSES: tuple[Clause, ...] = ()
