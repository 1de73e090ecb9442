"""The tables a player wants at his elbow, made from the tables the engine uses."""

from __future__ import annotations

from battles.engine.protocol import TableSection

QUICK_REFERENCE: tuple[TableSection, ...] = ()
