"""The result of a battle of a campaign by mail: lines with RESULT at their head, or the filled result sheet.

An umpire may report any battle of his campaign that is not decided, a player one at a table at which he stands. Either
is laid before the umpires and counts when one of them says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from django.db.models import Q
from django.utils.translation import gettext as _

from battles.engine.faults import InputFaults
from campaigns.models import Engagement, Game, Seat, Way
from campaigns.services.marches.contacts import homecoming, result_lines
from campaigns.services.marches.contacts.arrivals import campaign_of
from campaigns.services.marches.contacts.engagements import State
from campaigns.services.turns.life import WrongMoment

#: Engagements that have begun and have no result that counts.
DECIDABLE = (State.WAITING, State.OPENING, State.FOUGHT, State.LEFT, State.REPORTED)


class NotTaken(Exception):
    """A result that was not taken; the message says why, line by line."""


def of_game(game: Game) -> list[Engagement]:
    """The battles of a campaign, or the one that is fought in a game, whose results are awaited."""
    return _found(Q(campaign=game) | Q(game=game))


def of_seat(seat: Seat) -> list[Engagement]:
    """The battles at a table at which a seat stands."""
    return _found(Q(game__game_seats__seat=seat, way=Way.TABLE))


def _found(which: Q) -> list[Engagement]:
    related = Engagement.objects.filter(which, state__in=DECIDABLE, heard__isnull=False).distinct()
    return list(related.select_related("campaign__campaign", "game", "heard"))


def report(text: str, awaited: Iterable[Engagement], *, from_file: bool, who: str, now: datetime) -> str:
    """Lay a result before the umpires; answers with what was understood. Raises :class:`NotTaken`."""
    one = _meant(text, list(awaited))
    campaign = campaign_of(one)
    read = result_lines.read(one, campaign, text)
    if read.faults:
        lines = [f"{fault.line}  {fault.text}: {fault.why}" if fault.line else fault.why for fault in read.faults]
        raise NotTaken("\n".join([_("Nothing was taken. Mend these lines and send all of it again:"), *lines]))
    source = homecoming.PAPER if from_file else homecoming.MAIL
    try:
        homecoming.propose(one, read.result, source=source, who=who, now=now)
    except WrongMoment as why:
        raise NotTaken(str(why)) from why
    except InputFaults as faults:
        raise NotTaken(str(faults)) from faults
    head = _("The result of {place} is noted. It counts when an umpire says so on the desk.").format(place=one.place)
    return "\n".join([head, *result_lines.told(campaign, read.result)])


def _meant(text: str, awaited: list[Engagement]) -> Engagement:
    """The battle that a result names; without a name the only one."""
    named = result_lines.folded(result_lines.battle_named(text))
    found = [one for one in awaited if named in (result_lines.folded(one.battle), result_lines.folded(one.place), "")]
    if len(found) == 1:
        return found[0]
    if not awaited:
        raise NotTaken(_("No battle waits for a result of yours."))
    names = ", ".join(f"RESULT {one.place}" for one in awaited)
    raise NotTaken(_("Say which battle it is of, in the first line: {names}.").format(names=names))
