"""Battles of a few battalions and who watches them."""

from __future__ import annotations

from battles.engine.knowledge import (
    Knowledge,
    observe,
    observer_of,
    witness,
)
from battles.engine.replay import replay
from tests.battles.engine.field import CATALOGUE, Watchful, battalion

RULES = Watchful()


def look(battle, side="french", previous=None):
    """What a side knows of a battle as it stands."""
    return observe(RULES, battle, (), battle, observer_of(battle, side), previous)


def turn(battle, *events, side="french", previous=None):
    """What a side makes of a turn."""
    return witness(RULES, battle, events, replay(CATALOGUE, battle, events), observer_of(battle, side), previous)


def only_contact(knowledge: Knowledge):
    (contact,) = [contact for contact in knowledge.contacts if not contact.commander]
    return contact


def enemy(**changes):
    return battalion("A1", "AB", **({"at": (60.0, 40.0), "facing": 180.0, "name": "27th Jagers"} | changes))
