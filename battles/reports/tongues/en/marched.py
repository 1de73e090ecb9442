"""Commands that did nothing but march, in a line each, for the report of a vast army.

The line says how many of a command went how far and what held them up. Where each stands the table of the command has,
and which of them went farthest the map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from battles.reports.facts.account import Account, March, Turn
from battles.reports.facts.bodies import Body, Way, bodies_of
from battles.reports.facts.outlook import outlooks
from battles.reports.facts.story import CommandTurn, command_turns
from battles.reports.tongues.en.marches import distance_words, stop_words
from battles.reports.tongues.en.sentences import lexicon_of
from battles.reports.tongues.en.story import TOLD
from battles.reports.tongues.en.words import number
from battles.reports.tongues.rich import Rich, rich

#: What each way of going is called.
DEEDS = {Way.ON: "marched", Way.BACK: "fell back"}


def marched_words(telling: Account, formations: Sequence[str] = ()) -> Mapping[str, Rich]:
    """What the commands of a seat did that met nobody and marched once, by id: ``five marched 20 to 450 metres, two
    held up by friends.``"""
    told = ((part, _marches(telling, part)) for part in command_turns(telling, formations))
    return {part.command.id: _line(telling.turn, marches) for part, marches in told if marches}


def _marches(telling: Account, part: CommandTurn) -> tuple[March, ...]:
    """The marches of a command; none where anything else is to be told of it, by whomever."""
    if len(part.own) != 1 or part.episodes or part.arrivals or part.mishaps:
        return ()
    (own,) = part.own
    if own.attacks or own.suffered or own.mishaps or own.refused or outlooks(telling, part.command.units):
        return ()
    still = {unit.id for unit in own.still}
    reasons = (reason.why for orders in part.staff for reason, alike in orders.stood if not still.isdisjoint(alike))
    return () if any(why in TOLD for why in reasons) else own.marches


def _line(turn: Turn, marches: Sequence[March]) -> Rich:
    ways: dict[Way, list[Body]] = {}
    for body in bodies_of(turn, marches):
        ways.setdefault(body.way, []).append(body)
    told = [_way(turn, _joined(bodies)) for bodies in ways.values()]
    turned = sum(march.turned_only for march in marches)
    told += [rich(f"{number(turned)} changed front")] if turned else []
    return rich(*(part for way in told for part in ("; ", way)), ".")[1:] if told else ()


def _joined(bodies: Sequence[Body]) -> Body:
    """Bodies of one way as one."""
    return Body(
        tuple(sorted((march for body in bodies for march in body.marches), key=lambda march: march.distance)),
        bodies[0].way,
        bodies[0].mode,
        sum((Counter(body.formed) for body in bodies), Counter()),
        sum((Counter(body.stops) for body in bodies), Counter()),
    )


def _way(turn: Turn, body: Body) -> Rich:
    count = number(len(body.marches))
    if body.way is Way.STOOD:
        formed = (f"{number(some)} {lexicon_of(turn).formation(code).formed}" for code, some in body.formed.items())
        return rich(", ".join(formed))
    return rich(f"{count} {DEEDS[body.way]} {distance_words(turn, body)}", stop_words(turn, body, of_them=""))
