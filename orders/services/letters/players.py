"""Letters to players: the call for orders, the report, reminders and notices. Each answers with a letter to post.

Everything said of the battle comes from what the player's side may know (``battles.services.knowing``).
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from battles import rulesets
from battles.services.correspondence import rulings_for
from battles.services.game_clock import clock_of
from battles.services.knowing import SideView, view_after, view_before, view_start
from battles.services.story import tell
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.desk.showing import released_turns
from campaigns.services.dice_proofs import is_sealed
from campaigns.services.marches.contacts.opening import waits_for, why
from campaigns.services.people.addresses import seat_address
from campaigns.services.rulings.corrections import difference
from campaigns.services.scenarios.objectives import holdings, objectives_of, points
from campaigns.services.turns.attendance import can_order
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.sheets import current
from campaigns.services.turns.timetable import in_short, in_words
from orders.models.references import Reference
from orders.services.letters import sheets
from orders.services.letters.briefings import as_text, briefing_blocks, in_own_words, lessons
from orders.services.letters.rendering import letter, paragraphs_of, subject_of
from orders.services.letters.silence import silence
from orders.services.out.outbox import Letter

MAP = "map"
#: What a report's maps and its story have in common.
NUMBER = re.compile(r"\[\d+\]")
#: So many minutes.
HOUR, DAY = 60, 1440


def call(turn: Turn, seat: Seat) -> Letter:
    """The first call for orders of a battle: the ground, one's troops, the deadline, a sheet to fill in."""
    view = view_before(turn, _side(seat))
    context = turn_context(turn, seat, turn, view)
    context |= {"story": tell(turn, seat, view, view), "number": turn.number, "why": why(turn.game)}
    asked = context["next_number"] is not None
    context |= _briefed(turn, seat, view, asked=asked, first=True)
    context["begin"] = in_own_words(lessons(turn.game, seat, view)) if asked else ""
    due = _(" - orders by {due_short}").format(due_short=context["due_short"]) if context["due_short"] else ""
    references = _references(turn, seat, what="position", following=turn, asked=asked)
    return letter("call", subject_of(turn, _("your orders, please{due}").format(due=due)), context, references)


def report(turn: Turn, seat: Seat, following: Turn | None, *, corrected: bool = False) -> Letter:
    """The report of a resolved turn, which is the call for the next one as well, unless the battle is over."""
    side = _side(seat)
    before, after = view_start(turn, side), view_after(turn, side)
    told = tell(turn, seat, before, after)
    context = turn_context(turn, seat, following, after)
    context |= {
        "number": turn.number,
        "span": _span(turn),
        "story": told,
        "past": True,
        "corrected": corrected,
        "rulings": rulings_for(seat, turn),
        "changes": difference(turn, seat) if corrected else None,
        "standing": _sheet_in(seat, following) if corrected else None,
        "zone": zone_of(turn.game),
        "root": _root(turn),
        "over": following is None,
    }
    asked = context["next_number"] is not None
    context |= _briefed(turn, seat, after, asked=asked, first=False)
    context["numbered"] = any(NUMBER.search(words) for tale in told.tales for words in tale.paragraphs)
    words = told.headline or _("your report")
    if corrected:
        words = _("corrected: {words}").format(words=words)
    if context["due_short"]:
        words = _("{words} - orders by {deadline}").format(words=words, deadline=context["due_short"])
    references = _references(turn, seat, what="report", following=following, asked=asked)
    return letter("report", subject_of(turn, words), context, references)


def plain_report(turn: Turn, seat: Seat, following: Turn | None) -> Letter:
    """A report without words, for when telling failed: the documents, the deadline and the commitment all the same."""
    context = turn_context(turn, seat, following, None)
    context |= {
        "number": turn.number,
        "span": _span(turn),
        "root": _root(turn),
        "over": following is None,
        "story": None,
    }
    asked = context["next_number"] is not None
    references = _references(turn, seat, what="report", following=following, asked=asked)
    return letter("report", subject_of(turn, _("your report")), context, references)


def reminder(turn: Turn, seat: Seat, deadline: datetime, now: datetime) -> Letter:
    """A word to a player whose orders are missing, with how long he has and what happens otherwise."""
    view = view_before(turn, _side(seat))
    context = turn_context(turn, seat, turn, view)
    context["left"] = time_left(deadline - now)
    said = _("{left} left for your orders, by {deadline}")
    words = said.format(left=context["left"], deadline=in_short(deadline, zone_of(turn.game)))
    return letter("reminder", subject_of(turn, words), context)


def extension(turn: Turn, seat: Seat, until: datetime, reason: str) -> Letter:
    """More time, for everybody or for this seat."""
    context = turn_context(turn, seat, turn, None)
    zone = zone_of(turn.game)
    # A turn that is held gets more time as well, although it asks nobody for orders.
    context |= {"next_number": turn.number, "due": in_words(until, zone), "reason": reason}
    deadline: Reference = {"kind": "calendar", "turn": turn.pk, "seat": seat.pk}
    return letter(
        "extension",
        subject_of(turn, _("more time: orders by {in_short}").format(in_short=in_short(until, zone))),
        context,
        (deadline,) if turn.pk else (),
    )


def end(battle: Game, seat: Seat, *, story: bool = False) -> Letter:
    """The word that a battle is over: who holds what, and its ``story`` if the umpire lets them read it."""
    told = story or battle.shown == Game.Shown.EVERYBODY
    last = released_turns(battle).last()
    document = (last.after if last else None) or battle.document
    held = holdings(rulesets.read(document), objectives_of(battle), rulesets.find(battle.ruleset))
    names = {side["id"]: side.get("name") or side["id"] for side in document.get("sides", ())}
    context = {
        "battle": battle,
        "seat": seat,
        "held": [(one.objective, names.get(one.side, "")) for one in held],
        "points": [(names[side], total) for side, total in points(held).items()],
        "told": told,
        "replay": f"{settings.SITE_URL}/battles/{battle.slug}/replay/" if battle.shown == Game.Shown.EVERYBODY else "",
    }
    paper: Reference = {"kind": "battle", "game": battle.pk}
    return letter(
        "end", _("[{title}] the battle is over").format(title=battle.title), context, (paper,) if told else ()
    )


def message(battle: Game, turn: Turn | None, seat: Seat, *, subject: str, body: str) -> Letter:
    """A message in the umpire's own words."""
    context = {"battle": battle, "seat": seat, "body": body, "title": subject, "paragraphs": paragraphs_of(body)}
    line = subject_of(turn, subject) if turn else f"[{battle.title}] {subject}"
    return letter("message", line, context)


def time_left(span: timedelta) -> str:
    """A span of time in words: ``2 days``, ``5 hours``, ``40 minutes``."""
    minutes = max(0, round(span.total_seconds() / 60))
    if minutes >= 2 * DAY or minutes == DAY:
        days = round(minutes / DAY)
        return ngettext("{count} day", "{count} days", days).format(count=days)
    if minutes >= 2 * HOUR or minutes == HOUR:
        hours = round(minutes / HOUR)
        return ngettext("{count} hour", "{count} hours", hours).format(count=hours)
    return ngettext("{count} minute", "{count} minutes", minutes).format(count=minutes)


def turn_context(turn: Turn, seat: Seat, following: Turn | None, view: SideView | None) -> dict[str, Any]:
    """What every letter about a turn says; ``following`` is the turn that orders are due for."""
    zone = zone_of(turn.game)
    deadline = None
    if following is not None:
        deadline = deadline_of(following, seat) if following.pk else following.closes_at
    wanted = following if is_asked(following, seat) else None
    return {
        "battle": turn.game,
        "turn": turn,
        "seat": seat,
        "address": seat_address(seat),
        "key": seat.key,
        "next_number": wanted.number if wanted else None,
        "commitment": following.commitment if following else "",
        "due": in_words(deadline, zone) if deadline and wanted else "",
        "due_short": in_short(deadline, zone) if deadline and wanted else "",
        "grace_note": waits_for(turn.game) if wanted else "",
        "silence": silence(turn.game),
        "sheet": sheets.sheet_to_fill(wanted, seat, view) if wanted and view else "",
        "map": MAP,
        "spectator": seat.role == Seat.Role.SPECTATOR,
    }


def _sheet_in(seat: Seat, following: Turn | None) -> Sheet | None:
    """The seat's orders for the following turn that are in already, and stand."""
    return current(seat, following) if following is not None and following.pk else None


def _briefed(turn: Turn, seat: Seat, view: SideView, *, asked: bool, first: bool) -> dict[str, Any]:
    """The briefing of a seat that is asked for orders; nothing for any other."""
    if not asked:
        return {"blocks": (), "briefing": ""}
    blocks = briefing_blocks(turn.game, seat, view, first=first)
    return {"blocks": blocks, "briefing": as_text(blocks)}


def is_asked(following: Turn | None, seat: Seat) -> bool:
    """Whether a seat is asked for the orders of a turn: it commands troops that are still there."""
    commands = seat.role == Seat.Role.COMMANDER and following is not None and following.state == Turn.State.OPEN
    return commands and following is not None and can_order(following, seat)


def _references(turn: Turn, seat: Seat, *, what: str, following: Turn | None, asked: bool) -> tuple[Reference, ...]:
    """The enclosures of a call or report. The following turn is named by its number: it may not be stored yet."""
    base: Reference = {"kind": "report", "turn": turn.pk, "seat": seat.pk, "what": what}
    references: list[Reference] = [{**base, "kind": "map", "cid": MAP}, base]
    if what == "report" and is_sealed(turn):
        references.append({**base, "kind": "dice"})
    if following is not None and asked:
        references.append({**base, "kind": "form"})
        if following.closes_at is not None:
            references.append({**base, "kind": "calendar"})
    return tuple(references)


def _root(turn: Turn) -> str:
    """The root of the proofs that come with a report; empty for a turn opened before there were any."""
    return turn.commitment if is_sealed(turn) else ""


def _span(turn: Turn) -> str:
    """The game time of a round: ``15:10-15:30``; empty when the battle has no clock."""
    clock = clock_of(turn.game)
    start, end = clock.at(turn.number), clock.at((turn.through or turn.number) + 1)
    return f"{start:%H:%M}-{end:%H:%M}" if start and end else ""


def zone_of(battle: Game) -> ZoneInfo:
    return ZoneInfo(battle.campaign.time_zone)


def _side(seat: Seat) -> str:
    if seat.side is None:
        raise ValueError(f"{seat} has no side, so there is nothing it may be told")
    return seat.side.key
