"""The battle as a side may see it: what its maps, reports, pages and order language are made from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.battle import Battle, Commander, Formation, Unit
from battles.engine.dataclasses import replace
from battles.engine.knowledge.contacts import Certainty, Contact, Knowledge
from battles.engine.lexicon import ContactWords

#: Where a view is made for no reader.
NO_WORDS = ContactWords()
#: The one formation that stands for all that is not known of a side's order of battle.
UNKNOWN_SUFFIX = "-unknown"


def public_id(contact: Contact) -> str:
    """The id under which a side may know a contact: the true one when it is named, else the alias."""
    return contact.subject if contact.certainty is Certainty.NAMED and not contact.commander else contact.alias


def description(contact: Contact, words: ContactWords) -> str:
    """What the side's officers would call a contact: ``27th Jagers``, ``British light cavalry``, ``infantry``."""
    if contact.commander:
        return words.general
    if contact.certainty is Certainty.NAMED:
        return contact.name
    loose = contact.formation == "skirmish"
    if contact.certainty is Certainty.ARM:
        return words.arm(contact.arm, loose=loose)
    return words.of_nation(contact.nation, words.kind(contact.arm, contact.type, contact.traits, loose=loose))


def as_seen_by(battle: Battle, side: str, knowledge: Knowledge, words: ContactWords = NO_WORDS) -> Battle:
    """A battle that holds only what the side may know.

    Its own troops are complete. The enemy's are the contacts, in the order in which they were first seen, each under
    its public id, all in one formation of the enemy's side; a contact's standing (seen now or a ghost) is looked up in
    the knowledge. The other side's orders, the dice script and the log are left out. ``words`` are those of the
    rulebook for troops that nobody can name; without them their codes are spelt.
    """
    own_formations = tuple(f for f in battle.formations if battle.side_of_formation(f.id) == side)
    own_units = tuple(unit for unit in battle.units if battle.side_of[unit.id] == side)
    others = tuple(other for other in battle.sides if other.id != side)
    there = [contact for contact in knowledge.contacts if not contact.fate]
    troops = tuple(_unit(contact, words) for contact in there if not contact.commander)
    stands = tuple(_command(contact, words) for contact in there if contact.commander)
    unknown = tuple(Formation(id=_unknown(other.id), kind="army", side=other.id, name=words.enemy) for other in others)
    return replace(
        battle,
        sides=tuple(other if other.id == side else replace(other, extra={}) for other in battle.sides),
        formations=(*own_formations, *unknown, *stands),
        units=(*own_units, *troops),
        orders=_own_orders(battle, side),
        dice=(),
        strict_dice=False,
        log=(),
        contacts={},
        extra={},
    )


def recognised(before: Knowledge, after: Knowledge) -> Knowledge:
    """The earlier knowledge with the later one's identities: places as they were, names as they were learnt since."""
    later = {contact.alias: contact for contact in after.contacts}
    contacts = tuple(
        _with_identity(contact, later[contact.alias]) if contact.alias in later else contact
        for contact in before.contacts
    )
    return replace(before, contacts=contacts)


def _with_identity(contact: Contact, later: Contact) -> Contact:
    if later.certainty.rank <= contact.certainty.rank:
        return contact
    return replace(
        contact,
        certainty=later.certainty,
        type=later.type,
        nation=later.nation,
        name=later.name,
        guns=later.guns,
        traits=later.traits,
    )


def _unit(contact: Contact, words: ContactWords) -> Unit:
    extra: dict[str, object] = {**dict.fromkeys(contact.markers, True), **contact.states}
    if contact.guns:
        extra["guns"] = contact.guns
    return Unit(
        id=public_id(contact),
        of=_unknown(contact.side),
        name=description(contact, words),
        arm=contact.arm,
        type=contact.type,
        formation=contact.formation,
        at=contact.at,
        facing=contact.facing,
        traits=contact.traits,
        nation=contact.nation,
        extra=MappingProxyType(extra),
    )


def _command(contact: Contact, words: ContactWords) -> Formation:
    return Formation(
        id=contact.alias, kind="army", side=contact.side, name=words.general, commander=Commander(at=contact.at)
    )


def _own_orders(battle: Battle, side: str) -> Mapping[str, str]:
    return {side: battle.orders[side]} if side in battle.orders else {}


def _unknown(side: str) -> str:
    return f"{side}{UNKNOWN_SUFFIX}"
