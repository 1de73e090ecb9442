"""Letters about campaigns on their own map: the call, the report of a round, the reminder, the end, the receipt.

Everything said of the campaign comes from what the holder's headquarters was told (``campaigns.services.marches``).
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _

from battles.services.receipt_text import received
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches.ordered import order_told
from campaigns.services.marches.places import formation_name, hour
from campaigns.services.marches.reading import MarchReceipt
from campaigns.services.marches.telling import Dispatches, known_at_start, latest_own, tell
from campaigns.services.marches.under_way import under_way
from campaigns.services.rulings.corrections import difference
from campaigns.services.turns.timetable import in_short
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Formation
from orders.language.template import ABOVE_END
from orders.models.references import Reference
from orders.services.letters.briefings import Block
from orders.services.letters.march_lessons import lessons
from orders.services.letters.players import is_asked, time_left, turn_context, zone_of
from orders.services.letters.rendering import letter, subject_of, table
from orders.services.out.outbox import Letter

MAP = "map"
#: No line of a sheet is longer, so that no program folds it.
SHEET_WIDE = 74


def call(turn: Turn, seat: Seat) -> Letter:
    """The first call for orders of a campaign: where the troops stand, the deadline, a sheet to fill in."""
    context = _round_context(turn, seat, turn, past=False)
    words = _with_deadline(_("your orders, please"), context)
    return letter("round", subject_of(turn, words), context, _references(turn, seat, turn, past=False))


def report(turn: Turn, seat: Seat, following: Turn | None, *, corrected: bool = False) -> Letter:
    """What reached a headquarters in a round; the call for the next as well, unless the campaign is over."""
    context = _round_context(turn, seat, following, past=True)
    context |= {"corrected": corrected, "changes": difference(turn, seat) if corrected else None}
    words = context["dispatches"].headline
    if corrected:
        words = _("corrected: {words}").format(words=words)
    subject = subject_of(turn, _with_deadline(words, context))
    return letter("round", subject, context, _references(turn, seat, following, past=True))


def reminder(turn: Turn, seat: Seat, deadline: datetime, now: datetime) -> Letter:
    """A word to a player whose orders are missing."""
    context = turn_context(turn, seat, turn, None)
    context |= {"sheet": sheet_to_fill(turn, seat), "left": time_left(deadline - now)}
    words = _("{left} left for your orders, by {due}").format(
        left=context["left"], due=in_short(deadline, zone_of(turn.game))
    )
    return letter("reminder", subject_of(turn, words), context)


def end(game: Game, seat: Seat, *, story: bool = False) -> Letter:
    """The word that a campaign is over, with its atlas if everybody may see everything now."""
    told = story or game.shown == Game.Shown.EVERYBODY
    replay = f"{settings.SITE_URL}/battles/{game.slug}/replay/" if game.shown != Game.Shown.NOBODY else ""
    context = {"battle": game, "seat": seat, "held": (), "points": (), "told": told, "replay": replay}
    atlas: Reference = {"kind": "atlas", "game": game.pk}
    title = _("[{title}] the campaign is over").format(title=game.title)
    return letter("end", title, context, (atlas,) if told else ())


def receipt(
    seat: Seat, turn: Turn, found: MarchReceipt, context: Mapping[str, Any], sheet: Sheet | None = None
) -> Letter:
    """What goes out by a sheet, what is to be expected if nothing hinders, with a map, and what was not taken.

    ``sheet`` is what was stored of it, if anything was; ``context`` what every receipt says: of the turn, the deadline,
    and the mail that it came in.
    """
    words = _("no orders taken: nothing in your mail was understood")
    if context["taken"]:
        words = received(len(found.understood), len(found.asked), len(found.refused))
    rest = {
        "receipt": found,
        "sent": sent_lines(found, documents.looked_at(turn.before)),
        "seat": seat,
        "turn": turn,
        "map": MAP if sheet else "",
    }
    plan: Reference = {"kind": "map", "what": "plan", "turn": turn.pk, "seat": seat.pk, "cid": MAP}
    if sheet:
        plan["sheet"] = sheet.pk
    return letter("march_receipt", f"Re: {subject_of(turn, words)}", {**context, **rest}, (plan,) if sheet else ())


def sent_lines(found: MarchReceipt, campaign: Campaign) -> list[dict[str, Any]]:
    """The orders of a receipt, in words where there are some, each with the hour at which it will be written."""
    return [
        {
            "line": one.line,
            "text": one.text,
            "told": order_told(campaign, one.text),
            "said": one.said,
            "at": hour(one.at),
        }
        for one in found.understood
    ]


def sheet_to_fill(turn: Turn, seat: Seat) -> str:
    """A sheet with a line for each formation directly under the seat's headquarters, and one for itself.

    Behind each stands its name, and below it the order that the headquarters gave it last.
    """
    campaign = documents.looked_at(turn.before)
    post = str(seat.formations[0])
    known = known_at_start(turn).get(post) or {}
    newest = latest_own(known.get("reports", ()))
    lines = [f"TURN {turn.number}"]
    for child in campaign.formation[post].children:
        if child.id in newest and newest[child.id].get("state") != "gone":
            lines.append(f"{child.kind.upper()} {child.id}:   # {formation_name(campaign, child.id)}")
            lines += [line for order in _last_order(campaign, post, child) for line in _remark(order)]
    lines += ["HEADQUARTERS:", ABOVE_END, "END"]
    return "\n".join(lines)


def _remark(words: str) -> list[str]:
    """A remark of a sheet in lines that no program folds; no word of it is parted."""
    return textwrap.wrap(
        words, SHEET_WIDE, initial_indent="  # ", subsequent_indent="  #   ", break_long_words=False,
        break_on_hyphens=False,
    )  # fmt: skip


def lessons_of(turn: Turn, seat: Seat) -> Block:
    """How a seat's headquarters orders, with its own troops where they were last reported."""
    post = str(seat.formations[0])
    return lessons(documents.looked_at(turn.before), post, known_at_start(turn).get(post) or {})


def _last_order(campaign: Campaign, post: str, formation: Formation) -> Iterator[str]:
    """What the book of a headquarters has for a formation, or for one above it, in the words that went out."""
    holder = next((one for one in campaign.posts if one.formation == post), None)
    above = {one.id for one in campaign.chain(formation)}
    given = [order for order in (holder.book if holder else ()) if order["formation"] in above]
    if given:
        yield "; ".join(given[-1]["lines"])


def _round_context(turn: Turn, seat: Seat, following: Turn | None, *, past: bool) -> dict[str, Any]:
    told = tell(turn, seat, past=past)
    context = turn_context(turn, seat, following, None)
    asked = following if is_asked(following, seat) else None
    # The next round may not be stored yet; what it opens with is what this one leaves.
    opens = (
        Turn(game=turn.game, number=following.number, before=turn.after, opening=turn.knowledge) if following else None
    )
    return {
        **context,
        "number": turn.number,
        "past": past,
        "over": past and following is None,
        "dispatches": told,
        "own": _own_table(told),
        "enemies": _enemy_table(told),
        "state": _state_table(told),
        "marches": under_way((turn.after if past else turn.before) or turn.before, str(seat.formations[0])),
        "sheet": (sheet_to_fill(opens if past and opens else turn, seat)) if asked else "",
        "lessons": () if past or not asked else (lessons_of(turn, seat),),
        "map": MAP,
        "corrected": False,
    }


def _own_table(told: Dispatches) -> str:
    rows = [("  " * row.depth + row.name, f"{row.men:,}", row.state, row.at, row.of) for row in told.rows]
    head = (_("Formation"), _("Men"), _("State"), _("Where"), _("As of"))
    return table(head, rows, numbers=(1,)) if rows else ""


def _state_table(told: Dispatches) -> str:
    rows = [
        (one.name, f"{one.foot:,}", f"{one.horse:,}", str(one.guns), f"{one.stragglers:,}", one.tired, one.bread,
         one.ammunition)
        for one in told.conditions
    ]  # fmt: skip
    head = (
        _("Formation"), _("Foot"), _("Horse"), _("Guns"), _("Stragglers"), _("Tired"), _("Bread"), _("Ammunition"),
    )  # fmt: skip
    return table(head, rows, numbers=(1, 2, 3, 4, 6, 7)) if rows else ""


def _enemy_table(told: Dispatches) -> str:
    rows = [(one.at, one.strength, one.arms, one.sure, one.of) for one in told.enemies]
    return table((_("Where"), _("Men"), _("Arms"), _("How sure"), _("As of")), rows) if rows else ""


def _with_deadline(words: str, context: Mapping[str, Any]) -> str:
    due = context["due_short"]
    return _("{words} - orders by {due}").format(words=words, due=due) if due else words


def _references(turn: Turn, seat: Seat, following: Turn | None, *, past: bool) -> tuple[Reference, ...]:
    """The enclosures: the map in the letter, the paper for printing, and the deadline for the calendar."""
    what = "report" if past else "position"
    base: Reference = {"kind": "round", "turn": turn.pk, "seat": seat.pk, "what": what}
    due = following is not None and is_asked(following, seat) and following.closes_at is not None
    references: list[Reference] = [{**base, "kind": "theatre", "cid": MAP}, {**base, "due": due}]
    if due:
        references.append({**base, "kind": "calendar"})
    return tuple(references)
