"""The hand-over brief: what somebody needs who takes a command over in the middle of a battle.

It says only what the seat's side may know: how matters stand, the troops, what the former commander has ordered and
left standing, what the last report told, and until when orders are asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from django.conf import settings
from django.utils.translation import gettext as _

from battles.services.correspondence import ordered
from battles.services.knowing import view_after, view_before, view_start
from battles.services.story import Story, tell
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.people.addresses import derived, seat_address
from campaigns.services.people.seats import join_token
from campaigns.services.turns import sheets
from campaigns.services.turns.attendance import can_order
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.timetable import in_words
from orders.models import OutgoingMail
from orders.models.references import Reference
from orders.services import letters
from orders.services.letters.rendering import letter
from orders.services.out import outbox


@dataclass(frozen=True, slots=True)
class Brief:
    """How one battle stands for a seat. ``story`` is the present, ``last`` the turn resolved before it, if any.

    ``sheet`` holds the orders that are in for the turn, ``standing`` what would hold without any, in normal form.
    """

    battle: Game
    turn: Turn
    due: str
    story: Story
    sheet: Sheet | None
    standing: str
    last: Story | None


def briefs(seat: Seat) -> list[Brief]:
    """One brief for each running battle in which the seat has troops; none for a seat without a side."""
    if seat.side is None:
        return []
    running = Turn.objects.filter(
        game__campaign=seat.campaign_id,
        game__kind=Game.Kind.BATTLE,
        game__status=Game.Status.RUNNING,
        state=Turn.State.OPEN,
    )
    turns = running.select_related("game__campaign", "game__schedule", "parent").order_by("game__title")
    return [_brief(turn, seat, seat.side.key) for turn in turns if can_order(turn, seat)]


def post_handover(seat: Seat, *, now: datetime) -> OutgoingMail | None:
    """Invite the seat's new player, with the brief and its papers if a battle is under way."""
    found = briefs(seat)
    if not found:
        return letters.post_invitation(seat, now=now)
    context = {
        "campaign": seat.campaign,
        "seat": seat,
        "player": seat.player.name if seat.player else "",
        "link": f"{settings.SITE_URL}/join/{join_token(seat)}/",
        "address": seat_address(seat),
        "briefs": found,
    }
    references = [reference for number, brief in enumerate(found) for reference in _papers(brief, seat, number)]
    words = letter(
        "handover",
        _("[{campaign}] you take over as {seat}").format(campaign=seat.campaign.name, seat=seat.name),
        context,
        references,
    )
    key = f"handover/{seat.pk}/{derived('handover', seat.key, 12)}"
    return outbox.post_letter(words, key=key, kind="invitation", seat=seat, now=now)


def _brief(turn: Turn, seat: Seat, side: str) -> Brief:
    view = view_before(turn, side)
    deadline = deadline_of(turn, seat)
    parent, sheet = turn.parent, sheets.current(seat, turn)
    return Brief(
        battle=turn.game,
        turn=turn,
        due=in_words(deadline, ZoneInfo(seat.campaign.time_zone)) if deadline else "",
        story=tell(turn, seat, view, view),
        sheet=sheet,
        standing="\n".join(ordered(seat, turn, sheet, view).standing),
        last=tell(parent, seat, view_start(parent, side), view_after(parent, side)) if parent else None,
    )


def _papers(brief: Brief, seat: Seat, number: int) -> list[Reference]:
    """The map of how matters stand, the order form, and the last report."""
    base: Reference = {"kind": "form", "turn": brief.turn.pk, "seat": seat.pk, "what": "position"}
    papers: list[Reference] = [{**base, "kind": "map", "cid": f"map-{number}"}, base]
    if brief.turn.parent is not None:
        papers.append({"kind": "report", "turn": brief.turn.parent.pk, "seat": seat.pk, "what": "report"})
    return papers
