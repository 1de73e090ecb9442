"""Fog of war, decided in one place: what an observer knows, and what he may be told of a turn.

Steps: ``witness`` follows a turn's frames with the eyes of an observer (``watch``, ``sightings``, ``eyes``), keeps a
``Contact`` for every enemy unit and commander that was seen (``contacts``), notes the ground in view (``ground``) and
passes on each event as he may know it (``disclosure``). In a battle each side is one observer. ``as_seen_by`` then
makes the battle that holds only what he may know.

Every report, map, page, mail and export is made from the results of this package and never from the true battle.
"""

from battles.engine.knowledge.contacts import Certainty, Contact, Ground, Knowledge
from battles.engine.knowledge.observer import Observer, observer_of, observers
from battles.engine.knowledge.view import as_seen_by, public_id, recognised
from battles.engine.knowledge.witness import Witness, observe, witness

__all__ = [
    "Certainty",
    "Contact",
    "Ground",
    "Knowledge",
    "Observer",
    "Witness",
    "as_seen_by",
    "observe",
    "observer_of",
    "observers",
    "public_id",
    "recognised",
    "witness",
]
