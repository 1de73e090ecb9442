"""What is known of the enemy: contacts by how sure they are, what is new, what stands near. No words."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import bearing, turn_between
from battles.engine.handles import short_handle
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import Certainty, Contact, Knowledge, public_id
from battles.reports.facts.account import Turn
from battles.reports.facts.gaps import Grounds
from battles.reports.facts.places import square_name

#: Ahead is what lies so far to either side of straight ahead, behind likewise; in degrees.
QUARTER = 45.0


@dataclass(frozen=True, slots=True)
class Seen:
    """A contact in a table: its square, and how sure it is, from one to three. ``alias`` is empty when it is named."""

    contact: Contact
    alias: str
    square: str
    sure: int


def seen_of_the_enemy(turn: Turn, knowledge: Knowledge) -> tuple[Seen, ...]:
    """What was seen of the enemy, the surest first: named, seen now, then ghosts; those seen to fall come last."""
    rows = [_seen(turn, contact) for contact in knowledge.contacts if not contact.commander]
    return tuple(sorted(rows, key=_order))


def _order(row: Seen) -> tuple[bool, bool, int, float, float]:
    contact = row.contact
    return (bool(contact.fate), not contact.seen, -row.sure, -contact.at[1], contact.at[0])


def _seen(turn: Turn, contact: Contact) -> Seen:
    sure = contact.certainty.rank + 1 if contact.seen or contact.fate else max(1, contact.certainty.rank)
    return Seen(
        contact=contact,
        alias="" if contact.certainty is Certainty.NAMED else contact.alias,
        square=square_name(contact.at, turn.ruleset.vocabulary.square),
        sure=sure,
    )


def in_sight(knowledge: Knowledge) -> tuple[Contact, ...]:
    """The enemy's troops that are seen now."""
    return tuple(c for c in knowledge.contacts if c.seen and not c.commander and not c.fate)


class Hand(StrEnum):
    """On which hand of a unit something is."""

    AHEAD = "ahead"
    RIGHT = "right"
    BEHIND = "behind"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Nearest:
    """The enemy in sight who is nearest to a unit: what orders call him, and the gap in table units.

    ``hand`` is the quarter about the unit's middle, by its facing, in which his middle lies.
    """

    handle: str
    gap: float
    hand: Hand


def nearest_enemies(turn: Turn, knowledge: Knowledge, units: Sequence[Unit]) -> Mapping[str, Nearest]:
    """Whom each unit in play has nearest before it, from edge to edge as ranges and charges are measured."""
    found: dict[str, Nearest] = {}
    for unit in units:
        distance, who = nearest_in_sight(turn, knowledge, unit)
        if who:
            found[unit.id] = Nearest(short_handle(who) or who, distance, _hand(unit, turn.after.unit_by_id[who]))
    return found


def _hand(unit: Unit, enemy: Unit) -> Hand:
    if unit.at is None or enemy.at is None:
        return Hand.AHEAD
    turned = turn_between(unit.facing, bearing(unit.at, enemy.at))
    if abs(turned) <= QUARTER:
        return Hand.AHEAD
    if abs(turned) > 180.0 - QUARTER:
        return Hand.BEHIND
    return Hand.RIGHT if turned > 0.0 else Hand.LEFT


def nearest_in_sight(turn: Turn, knowledge: Knowledge, unit: Unit) -> tuple[float, str]:
    """The gap from a unit, as the turn left it, to the nearest enemy in sight, and his id; endlessly far for none."""
    ground = partial(turn.ruleset.footprint, turn.after)

    def in_view() -> tuple[Grounds, dict[str, tuple[Unit, tuple[float, str]]]]:
        seen = {public_id(contact) for contact in in_sight(knowledge)}
        return Grounds((enemy.id, ground(enemy)) for enemy in turn.after.units if enemy.id in seen), {}

    enemies, known = _IN_VIEW.get((Same(turn.ruleset), Same(turn.after), Same(knowledge)), in_view)
    of, found = known.get(unit.id, (None, (math.inf, "")))
    if of is not unit:
        corners = ground(unit) if unit.in_play else ()
        found = enemies.nearest(corners) if corners else (math.inf, "")
        known[unit.id] = (unit, found)
    return found


#: The enemies in the view of the sides asked for last, and who of them is nearest to each unit: a report asks twice.
_IN_VIEW: Shelf[tuple[Grounds, dict[str, tuple[Unit, tuple[float, str]]]]] = Shelf(4)


def fresh(turn: Turn, knowledge: Knowledge, known_before: Knowledge) -> tuple[Contact, ...]:
    """Troops of the enemy first seen since the turn began and in sight now.

    Who comes in sight where some of the same arm were last seen may well be the same: he is not new.
    """
    old = {contact.alias for contact in known_before.contacts}
    last_seen = [contact for contact in known_before.contacts if not contact.seen and not contact.fate]
    return tuple(
        contact
        for contact in in_sight(knowledge)
        if contact.alias not in old
        and not any(
            ghost.arm == contact.arm and math.dist(ghost.at, contact.at) <= turn.ruleset.lengths.near
            for ghost in last_seen
        )
    )


def by_arm(contacts: Sequence[Contact]) -> dict[str, int]:
    """How many of each arm, in the usual order of the arms."""
    counts = {"infantry": 0, "cavalry": 0, "artillery": 0}
    for contact in contacts:
        counts[contact.arm] = counts.get(contact.arm, 0) + 1
    return {arm: count for arm, count in counts.items() if count}
