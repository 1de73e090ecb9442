"""What an observer knows: contacts with the enemy and the ground in view, as frozen values that can be stored."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass, field


class Certainty(StrEnum):
    """How surely a contact is identified, each including the one before."""

    ARM = "arm"
    KIND = "kind"
    NAMED = "named"

    @property
    def rank(self) -> int:
        """0 for the arm alone, 1 for nation and type, 2 for the unit's name."""
        return list(Certainty).index(self)


@dataclass(frozen=True, slots=True)
class Contact:
    """One enemy unit, or a commander's stand, as a side knows it.

    ``alias`` is numbered in the order in which the side first saw its contacts, so that it tells nothing else;
    ``subject`` is the true id and must be shown only when the contact is named (see ``public_id``). A contact that is
    lost from sight stays behind as a ghost (``seen`` false) at the place where it was last seen; the same troops seen
    anew make a new contact unless they are recognised. ``moment`` is the last sight of it in turns: 4.0 is the start
    of turn 4, 4.5 its middle. ``strength`` is an estimate from and to, in the ruleset's measure. ``markers`` and
    ``states`` are what shows on the troops, by the ruleset's own keys. ``fate`` says how it was seen to leave the
    table, in the turn just told.
    """

    alias: str
    subject: str
    side: str
    certainty: Certainty
    seen: bool
    moment: float
    at: Point
    facing: float = 0.0
    formation: str = ""
    arm: str = ""
    type: str = ""
    nation: str = ""
    name: str = ""
    guns: str = ""
    traits: tuple[str, ...] = ()
    strength: tuple[int, int] | None = None
    markers: tuple[str, ...] = ()
    states: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    commander: bool = False
    fate: str = ""

    def as_mapping(self) -> dict[str, Any]:
        """A plain mapping for storage; keys that say nothing are left out."""
        mapping: dict[str, Any] = {
            "alias": self.alias,
            "subject": self.subject,
            "side": self.side,
            "certainty": str(self.certainty),
            "seen": self.seen,
            "moment": self.moment,
            "at": list(self.at),
            "facing": self.facing,
        }
        for key in ("formation", "arm", "type", "nation", "name", "guns", "fate"):
            if getattr(self, key):
                mapping[key] = getattr(self, key)
        for key in ("traits", "markers", "strength"):
            if getattr(self, key):
                mapping[key] = list(getattr(self, key))
        if self.states:
            mapping["states"] = dict(self.states)
        if self.commander:
            mapping["commander"] = True
        return mapping

    @classmethod
    def from_mapping(cls, raw: Mapping[str, Any]) -> Contact:
        """Read back what :meth:`as_mapping` wrote."""
        x, y = raw["at"]
        strength = raw.get("strength")
        return cls(
            alias=raw["alias"],
            subject=raw["subject"],
            side=raw["side"],
            certainty=Certainty(raw["certainty"]),
            seen=raw["seen"],
            moment=raw["moment"],
            at=(float(x), float(y)),
            facing=raw.get("facing", 0.0),
            formation=raw.get("formation", ""),
            arm=raw.get("arm", ""),
            type=raw.get("type", ""),
            nation=raw.get("nation", ""),
            name=raw.get("name", ""),
            guns=raw.get("guns", ""),
            traits=tuple(raw.get("traits", ())),
            strength=(strength[0], strength[1]) if strength else None,
            markers=tuple(raw.get("markers", ())),
            states=MappingProxyType(dict(raw.get("states", {}))),
            commander=raw.get("commander", False),
            fate=raw.get("fate", ""),
        )


@dataclass(frozen=True, slots=True)
class Ground:
    """The ground in a side's view, as square cells of ``cell`` table units.

    ``rows`` run from the south, their cells from the west: ``1`` is in view, ``0`` is not. The last column and row may
    reach over the table's edge.
    """

    cell: float
    rows: tuple[str, ...]

    def shows(self, point: Point) -> bool:
        """Whether the cell that holds this point is in view; never outside the table."""
        column, row = int(point[0] // self.cell), int(point[1] // self.cell)
        return 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]) and self.rows[row][column] == "1"

    def as_mapping(self) -> dict[str, Any]:
        """A plain mapping for storage."""
        return {"cell": self.cell, "rows": list(self.rows)}

    @classmethod
    def from_mapping(cls, raw: Mapping[str, Any]) -> Ground:
        """Read back what :meth:`as_mapping` wrote."""
        return cls(cell=raw["cell"], rows=tuple(raw["rows"]))


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What an observer knows at the start of turn ``turn``: contacts in the order of first sight, and ground in view.

    ``observer`` is his name and ``side`` whose troops are his own. ``met`` counts all contacts ever made, so that an
    alias is never given twice.
    """

    observer: str
    side: str
    turn: int
    contacts: tuple[Contact, ...] = ()
    ground: Ground | None = None
    met: int = 0

    @property
    def named(self) -> frozenset[str]:
        """The true ids of the enemy units that the side can call by name, now or from an earlier sight."""
        return frozenset(
            contact.subject
            for contact in self.contacts
            if contact.certainty is Certainty.NAMED and not contact.commander and not contact.fate
        )

    def as_mapping(self) -> dict[str, Any]:
        """A plain mapping for storage. It holds true ids: it is the umpire's, never a player's."""
        return {
            "observer": self.observer,
            "side": self.side,
            "turn": self.turn,
            "met": self.met,
            "contacts": [contact.as_mapping() for contact in self.contacts],
            "ground": self.ground.as_mapping() if self.ground else None,
        }

    @classmethod
    def from_mapping(cls, raw: Mapping[str, Any]) -> Knowledge:
        """Read back what :meth:`as_mapping` wrote."""
        ground = raw.get("ground")
        return cls(
            observer=raw.get("observer", raw["side"]),
            side=raw["side"],
            turn=raw["turn"],
            contacts=tuple(Contact.from_mapping(contact) for contact in raw.get("contacts", ())),
            ground=Ground.from_mapping(ground) if ground else None,
            met=raw.get("met", 0),
        )
