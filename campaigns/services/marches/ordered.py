"""Orders of a campaign as people say them: what a headquarters reads of an order that was written, or was taken.

An order rides in its normal form (EC-ORD-2); here it becomes a clause of a sentence, with places and formations by
name. Text that is no order, such as a letter that was taken, stands as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop
from django.utils.translation import ngettext

from battles.engine.reading import Unfit
from campaigns.services.marches.places import formation_name, place_name
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.command.standing import Condition, Line, read_line

#: What orders ask for, by their normal form. ``to`` is a place, ``who`` and ``whom`` are formations, ``at`` is an hour.
_WAY = r"(?: VIA (?P<via>.+?))?(?P<fields> FIELDS)?"
_HOURS = r"(?: UNTIL (?P<at>\S+))?(?: FOR (?P<count>\d+)(?: HOURS?)?)?"
_ACTIONS = (
    (rf"MARCH TO (?P<to>\S+){_WAY}", _noop("march to {to}")),
    (rf"ADVANCE ON (?P<to>\S+){_WAY}", _noop("advance on {to}")),
    (rf"COVER (?P<to>\S+){_WAY}", _noop("go to {to} and cover it")),
    (rf"FALL BACK ON (?P<to>\S+){_WAY}", _noop("fall back on {to}")),
    (r"JOIN (?P<who>\S+)", _noop("join {who}")),
    (r"PURSUE", _noop("pursue the nearest enemy that is reported")),
    (r"HALT", _noop("halt and close up")),
    (rf"REST{_HOURS}", _noop("rest")),
    (rf"FORAGE{_HOURS}", _noop("gather food and forage")),
    (r"WAIT UNTIL (?P<at>\S+)", _noop("wait")),
    (r"WAIT FOR (?P<count>\d+)(?: HOURS?)?", _noop("wait")),
    (r"DEFEND (?P<to>\S+)", _noop("dig in at {to} and hold it")),
    (r"DEFEND", _noop("dig in and hold")),
    (r"SCREEN (?P<to>\S+)", _noop("screen {to}")),
    (r"SCREEN", _noop("screen what is behind you")),
    (rf"SCOUT TO (?P<to>\S+){_WAY}", _noop("send a patrol to {to}")),
    (r"DESTROY BRIDGE (?:(?:AT|OF|OVER|ON) )?(?P<bridge>\S+)", _noop("break the bridge {bridge}")),
    (r"REPAIR BRIDGE (?:(?:AT|OF|OVER|ON) )?(?P<bridge>\S+)", _noop("mend the bridge {bridge}")),
    (r"UNLOAD", _noop("unload, and make a depot of the stock")),
    (r"BURN DEPOT", _noop("burn the depot")),
    (r"ATTACH (?P<who>\S+) TO (?P<whom>\S+)", _noop("{who} comes under {whom}")),
    (r"DETACH (?P<who>\S+)", _noop("{who} comes under this headquarters itself")),
    (r"ORDER OF MARCH ?: (?P<names>.+)", _noop("march in this order: {names}")),
    (r"ADVANCE GUARD(?: ?:)? (?P<who>\S+)", _noop("{who} has the advance guard")),
    (r"REAR GUARD(?: ?:)? (?P<who>\S+)", _noop("{who} has the rear guard")),
    (r"START (?:AT )?(?P<start>\S+)", _noop("set out at {start}")),
    (r"DAILY (?:AT )?(?P<start>\S+)", _noop("set out at {start} on every later day")),
    (r"PACE EASY", _noop("at an easy pace")),
    (r"PACE NORMAL", _noop("at the usual pace")),
    (r"PACE FORCED", _noop("by forced marches")),
    (r"NIGHT MARCH", _noop("march on by night")),
    (r"RIDE TO (?P<to>\S+)", _noop("ride to {to}")),
    (r"STAY WITH (?P<who>\S+)", _noop("stay with {who}")),
    (r"STAY", _noop("stay where you are")),
)
#: What is answered in advance (EC-ORD-8), by decision and choice.
_DECISIONS = {
    ("on contact", "CHARACTER"): _noop("on meeting the enemy do as you think right"),
    ("on contact", "ATTACK"): _noop("attack the enemy where you meet him"),
    ("on contact", "DEFEND"): _noop("on meeting the enemy stand and defend yourselves"),
    ("on contact", "DELAY"): _noop("on meeting the enemy hold him up, and give ground slowly"),
    ("on contact", "AVOID"): _noop("keep out of the enemy's way"),
    ("on guns", "JUDGE"): _noop("when you hear guns judge for yourselves"),
    ("on guns", "MARCH"): _noop("march to the sound of guns"),
    ("on guns", "STAY"): _noop("do not turn aside to the sound of guns"),
    ("night march", "HALT"): _noop("halt at nightfall"),
    ("night march", "MARCH"): _noop("do not halt at nightfall"),
    ("on block", "DETOUR"): _noop("where the road is barred find a way round"),
    ("on block", "WAIT"): _noop("where the road is barred wait until it is free"),
    ("on block", "REPAIR"): _noop("where a bridge is broken mend it"),
    ("forage", "ALWAYS"): _noop("live off the country where you can"),
    ("forage", "NEVER"): _noop("take nothing from the country"),
    ("pursuit", "CAVALRY"): _noop("send your horse after an enemy who is beaten"),
    ("pursuit", "FULL"): _noop("pursue a beaten enemy with all you have"),
    ("pursuit", "NONE"): _noop("let a beaten enemy go"),
    ("forward", "ALWAYS"): _noop("send on what is reported to you"),
    ("forward", "NEVER"): _noop("keep to yourselves what is reported to you"),
}
_CONDITIONS = {
    "ODDS >=": _noop("if you are at least {number} to his hundred"),
    "ODDS <": _noop("if you are fewer than {number} to his hundred"),
    "DAY": _noop("by day"),
    "NIGHT": _noop("by night"),
    "BEFORE": _noop("before {hour}"),
    "AFTER": _noop("after {hour}"),
    "AT": _noop("at {place}"),
}
#: An hour within a day, a day of the month with an hour, a whole moment.
_DAY_AND_HOUR = re.compile(r"(?:\d{4}-\d{2}-)?(?P<day>\d{1,2})[/T](?P<hour>\d{1,2}:\d{2})")


def order_words(campaign: Campaign, lines: Iterable[str]) -> str:
    """The lines of an order as one text: ``March to Gosselies by way of Jumet; halt at nightfall``."""
    written = [str(line) for line in lines]
    said = [_line(campaign, line) for line in written]
    told = "; ".join(one for one in said if one is not None)
    return told[:1].upper() + told[1:] if None not in said else " / ".join(written)


def order_told(campaign: Campaign, text: str) -> str:
    """A line of a sheet in words, with whom it is for: ``5th Division: march to Charleroi``; empty if it has none."""
    head, colon, orders = text.partition(": ")
    if not colon or "\n" in text:
        return ""
    if head.startswith("STANDING "):
        head, orders = head.split(" ")[1], f"STANDING {text.removeprefix('STANDING ').partition(' ')[2]}"
    kind, _blank, id = head.rpartition(" ")
    if id in campaign.formation:
        name = formation_name(campaign, id)
    elif not kind and id in ("ALL", "HEADQUARTERS"):
        name = {"ALL": _("All"), "HEADQUARTERS": _("Headquarters")}[id]
    else:
        return ""
    told = order_words(campaign, orders.split("; "))
    raw = " / ".join(orders.split("; "))
    return "" if told == raw else _("{troops}: {orders}").format(troops=name, orders=told[:1].lower() + told[1:])


def _line(campaign: Campaign, line: str) -> str | None:
    """A line of an order; ``None`` for one that is none."""
    text = line.removeprefix("THEN ")
    try:
        told: str | None = _standing(campaign, read_line(text.removeprefix("STANDING ")))
    except Unfit:
        told = _parts(campaign, text)
    return _("then {orders}").format(orders=told) if told is not None and text != line else told


def _parts(campaign: Campaign, text: str) -> str | None:
    """A line of actions; how hard and when they march belongs to what they do."""
    parts: list[str] = []
    for action in filter(None, (part.strip() for part in text.split(";"))):
        told = _action(campaign, action)
        if told is None:
            return None
        if parts and action.startswith(("PACE", "START", "DAILY")):
            parts[-1] = _("{orders}, {how}").format(orders=parts[-1], how=told)
        else:
            parts.append(told)
    return "; ".join(parts)


def _action(campaign: Campaign, action: str) -> str | None:
    for pattern, words in _ACTIONS:
        found = re.fullmatch(pattern, action)
        if found is not None:
            given = {key: value for key, value in found.groupdict().items() if value}
            return _(words).format(**_named(campaign, given)) + "".join(_besides(campaign, given))
    return None


def _named(campaign: Campaign, given: dict[str, str]) -> dict[str, str]:
    """The values of an order as people call them."""
    return {
        "to": place_name(campaign, given.get("to", "")),
        "who": formation_name(campaign, given.get("who", "")),
        "whom": formation_name(campaign, given.get("whom", "")),
        "names": ", ".join(formation_name(campaign, one.strip()) for one in given.get("names", "").split(",")),
        "bridge": _bridge(campaign, given.get("bridge", "")),
        "start": _moment(given.get("start", "")),
    }


def _besides(campaign: Campaign, given: dict[str, str]) -> Iterator[str]:
    if "via" in given:
        places = ", ".join(place_name(campaign, one.strip()) for one in given["via"].split(","))
        yield " " + _("by way of {places}").format(places=places)
    if "fields" in given:
        yield " " + _("across the fields")
    if "at" in given:
        yield " " + _("until {hour}").format(hour=_moment(given["at"]))
    if "count" in given:
        count = int(given["count"])
        yield " " + ngettext("for {count} hour", "for {count} hours", count).format(count=count)


def _bridge(campaign: Campaign, id: str) -> str:
    """A bridge by the two places of its road."""
    road = next((one for one in campaign.chart.roads if one.id == id.partition("/")[0]), None)
    return _("between {start} and {end}").format(start=road.a.name, end=road.b.name) if road else id


def _moment(text: str) -> str:
    found = _DAY_AND_HOUR.match(text)
    return _("{hour} on day {day}").format(hour=found["hour"], day=int(found["day"])) if found else text


def _standing(campaign: Campaign, line: Line) -> str:
    said = _(_DECISIONS[line.decision, line.choice])
    return ", ".join([said, *(_condition(campaign, one) for one in line.conditions)])


def _condition(campaign: Campaign, one: Condition) -> str:
    hour = one.text().partition(" ")[2]
    return _(_CONDITIONS[one.kind]).format(number=one.number, hour=_moment(hour), place=place_name(campaign, one.place))
