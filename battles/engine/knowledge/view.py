"""The battle as a side may see it: what its maps, reports, pages and order language are made from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from battles.engine.battle import Battle, Commander, Formation, Unit
from battles.engine.knowledge.contacts import Certainty, Contact, Knowledge

#: How a nation's troops are called.
NATIONS = MappingProxyType(
    {
        "french": "French",
        "british": "British",
        "kgl": "King's German",
        "austrian": "Austrian",
        "prussian": "Prussian",
        "russian": "Russian",
        "danish": "Danish",
        "swedish": "Swedish",
        "ottoman": "Ottoman",
        "other": "",
    }
)
#: How troops are called whose arm alone is made out, in plain order and in loose order.
ARM_WORDS = MappingProxyType(
    {
        "infantry": ("infantry", "skirmishers"),
        "cavalry": ("cavalry", "loose horse"),
        "artillery": ("guns", "guns"),
    }
)
#: How troops are called whose type is made out.
TYPE_WORDS = MappingProxyType(
    {
        ("infantry", "line"): "infantry",
        ("infantry", "light"): "light infantry",
        ("cavalry", "heavy"): "heavy cavalry",
        ("cavalry", "medium"): "cavalry of the line",
        ("cavalry", "light"): "light cavalry",
        ("artillery", "foot"): "foot guns",
        ("artillery", "horse"): "horse guns",
    }
)
#: The one formation that stands for all that is not known of a side's order of battle.
UNKNOWN_SUFFIX = "-unknown"


def public_id(contact: Contact) -> str:
    """The id under which a side may know a contact: the true one when it is named, else the alias."""
    return contact.subject if contact.certainty is Certainty.NAMED and not contact.commander else contact.alias


_ALIAS = re.compile(r"enemy-(\d+)")


def short_handle(identifier: str) -> str:
    """The short word that maps have for an enemy without a name: ``e7`` for ``enemy-7``; empty for any other id."""
    match = _ALIAS.fullmatch(identifier)
    return f"e{match[1]}" if match else ""


def description(contact: Contact) -> str:
    """What the side's officers would call a contact: ``27th Jagers``, ``British light cavalry``, ``infantry``."""
    if contact.commander:
        return "a general"
    if contact.certainty is Certainty.NAMED:
        return contact.name
    loose = contact.formation == "skirmish"
    plain, scattered = ARM_WORDS.get(contact.arm, (contact.arm or "troops",) * 2)
    if contact.certainty is Certainty.ARM:
        return scattered if loose else plain
    nation = NATIONS.get(contact.nation, contact.nation.capitalize())
    kind = next((trait for trait in ("lancer", "cossack") if trait in contact.traits), "")
    words = f"{kind}s" if kind else TYPE_WORDS.get((contact.arm, contact.type)) or _spelt(contact, plain)
    if loose and contact.arm == "infantry":
        words = "skirmishers"
    return f"{nation} {words}".strip()


def _spelt(contact: Contact, plain: str) -> str:
    """Arm and type by the rulebook's own words, where there are no better ones."""
    return f"{contact.type} {plain}" if contact.type and contact.type != contact.arm else plain


def as_seen_by(battle: Battle, side: str, knowledge: Knowledge) -> Battle:
    """A battle that holds only what the side may know.

    Its own troops are complete. The enemy's are the contacts, in the order in which they were first seen, each under
    its public id, all in one formation of the enemy's side; a contact's standing (seen now or a ghost) is looked up in
    the knowledge. The other side's orders, the dice script and the log are left out.
    """
    own_formations = tuple(f for f in battle.formations if battle.side_of_formation(f.id) == side)
    own_units = tuple(unit for unit in battle.units if battle.side_of[unit.id] == side)
    others = tuple(other for other in battle.sides if other.id != side)
    troops = tuple(_unit(contact) for contact in knowledge.contacts if not contact.commander and not contact.fate)
    stands = tuple(_command(contact) for contact in knowledge.contacts if contact.commander and not contact.fate)
    unknown = tuple(Formation(id=_unknown(other.id), kind="army", side=other.id, name="the enemy") for other in others)
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


def _unit(contact: Contact) -> Unit:
    extra: dict[str, object] = {**dict.fromkeys(contact.markers, True), **contact.states}
    if contact.guns:
        extra["guns"] = contact.guns
    return Unit(
        id=public_id(contact),
        of=_unknown(contact.side),
        name=description(contact),
        arm=contact.arm,
        type=contact.type,
        formation=contact.formation,
        at=contact.at,
        facing=contact.facing,
        traits=contact.traits,
        nation=contact.nation,
        extra=MappingProxyType(extra),
    )


def _command(contact: Contact) -> Formation:
    return Formation(
        id=contact.alias, kind="army", side=contact.side, name="a general", commander=Commander(at=contact.at)
    )


def _own_orders(battle: Battle, side: str) -> Mapping[str, str]:
    return {side: battle.orders[side]} if side in battle.orders else {}


def _unknown(side: str) -> str:
    return f"{side}{UNKNOWN_SUFFIX}"
