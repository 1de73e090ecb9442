"""Fog of war, decided in one place: what a side knows, and what it may be told of a turn.

Steps: ``witness`` follows a turn's frames with the eyes of one side (``watch``), keeps a ``Contact`` for every enemy
unit and commander that was seen (``contacts``), notes the ground in view (``ground``) and passes on each event as the
side may know it (``disclosure``). ``as_seen_by`` then makes the battle that holds only what the side may know.

Every report, map, page, mail and export is made from the results of this package and never from the true battle.
"""

from battles.engine.knowledge.contacts import Certainty, Contact, Ground, Knowledge
from battles.engine.knowledge.view import as_seen_by, public_id, recognised, with_true_ids
from battles.engine.knowledge.watch import Witness, observe, visible_events, witness

__all__ = [
    "Certainty",
    "Contact",
    "Ground",
    "Knowledge",
    "Witness",
    "as_seen_by",
    "observe",
    "public_id",
    "recognised",
    "visible_events",
    "with_true_ids",
    "witness",
]
