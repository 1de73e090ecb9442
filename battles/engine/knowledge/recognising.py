"""Whether an enemy met is one that was lost from sight: known by name, or found where he was left, looking alike."""

from __future__ import annotations

import math

from battles.engine.knowledge.contacts import Certainty, Contact

#: Two places nearer than this are the same place.
SAME_PLACE = 0.05


def recognised(ghost: Contact, contact: Contact) -> bool:
    """Whether a contact just made is taken for one that was lost: by name, or found where that was left, looking alike.

    One that was known by name is known again only for itself.
    """
    if ghost.seen or ghost.commander != contact.commander:
        return False
    if _same_name(ghost, contact):
        return True
    if ghost.subject != contact.subject and ghost.certainty is Certainty.NAMED:
        return False
    return math.dist(ghost.at, contact.at) <= SAME_PLACE and _alike(ghost, contact)


def _alike(ghost: Contact, contact: Contact) -> bool:
    """Whether two contacts look the same, as far as both are made out."""
    if (ghost.arm, ghost.formation, ghost.facing) != (contact.arm, contact.formation, contact.facing):
        return False
    if Certainty.ARM in (ghost.certainty, contact.certainty):
        return True
    return (ghost.side, ghost.nation, ghost.type, ghost.guns, ghost.traits) == (
        contact.side,
        contact.nation,
        contact.type,
        contact.guns,
        contact.traits,
    )


def _same_name(ghost: Contact, contact: Contact) -> bool:
    named = Certainty.NAMED
    return ghost.subject == contact.subject and ghost.certainty is named and contact.certainty is named
