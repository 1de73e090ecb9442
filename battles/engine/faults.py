"""Faults of input: what is wrong, where, and what would be right.

Faults are gathered, never raised one by one, so that an author sees all of them together (contract, section 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a battle file.

    ``path`` names the place (``units[3].strength``); ``message`` gives the value and what is allowed.
    """

    path: str
    message: str

    def as_mapping(self) -> Mapping[str, str]:
        """The form in which the ``adjudicate`` command prints a fault."""
        return {"path": self.path, "message": self.message}


class InputFaults(Exception):
    """A document that cannot be used, with every fault that was found in it.

    It goes from one process to another whole: whoever plays a simulation in a process of his own may raise it.
    """

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults: tuple[Fault, ...] = tuple(faults)
        # An exception is made again from its arguments, so they have to be those that it takes.
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "; ".join(f"{fault.path}: {fault.message}" for fault in self.faults)


def refusal(faults: tuple[Fault, ...]) -> dict[str, Any]:
    """The contract's answer to a file that cannot be used."""
    return {"ok": False, "errors": [dict(fault.as_mapping()) for fault in faults]}
