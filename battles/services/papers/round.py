"""The commander's paper of a turn of a campaign: how matters stand, his map, and the tables of what he knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from django.utils.translation import gettext as _

from battles.reports.scene.picture import Picture
from battles.reports.theatre import Ledger, RoundPaper, round_paper, theatre_picture
from battles.services.papers.page import Paper
from battles.services.theatre_maps import INSET_WIDE, LETTER_WIDE, commanders_map, inset
from campaigns.models import Seat, Turn
from campaigns.services.marches.outlook import Outlook
from campaigns.services.marches.places import hour
from campaigns.services.marches.telling import Dispatches, known_at_start, tell
from campaigns.services.marches.under_way import under_way


def round_sheet(turn: Turn, seat: Seat, *, past: bool, due: str = "") -> Paper:
    """The commander's paper of a turn that has been played (``past``), or of how it opens, for printing.

    ``due`` says until when the orders for what follows are wanted.
    """
    document, known = (turn.after, turn.knowledge) if past else (turn.before, known_at_start(turn))
    post, document = str(seat.formations[0]), document or turn.before
    told = tell(turn, seat, past=past)
    now, theatre = (
        hour(str(known[post]["now"])),
        commanders_map(document, known[post], post, turn.game.campaign.colours),
    )
    part = inset(theatre, now)
    closer = theatre_picture(part, INSET_WIDE) if part else None
    data = RoundPaper(
        title=turn.game.title,
        about=f"{seat.name}, {now}",
        right=_("orders due") if due else "",
        due=due,
        situation=told.situation,
        picture=theatre_picture(theatre, LETTER_WIDE),
        ledgers=tuple(_ledgers(told, under_way(document, post), closer)),
    )
    name = f"{turn.game.title}, turn {turn.number}, {'report' if past else 'position'}.pdf"
    return Paper(name, "application/pdf", round_paper(data))


def _ledgers(told: Dispatches, marches: Sequence[Outlook], closer: Picture | None) -> Iterator[Ledger]:
    """What the paper has in tables."""
    yield Ledger(
        _("What came in"),
        (_("Hour"), _("From"), _("What it says")),
        (0.08, 0.27, 0.65),
        tuple((one.got, one.source, one.words) for one in told.heard),
    )
    yield Ledger(
        _("Your troops, as last reported"),
        (_("Formation"), _("Men"), _("State"), _("Where"), _("As of")),
        (0.27, 0.09, 0.13, 0.34, 0.17),
        tuple(("\u00a0" * 3 * row.depth + row.name, f"{row.men:,}", row.state, row.at, row.of) for row in told.rows),
        closer,
    )
    yield Ledger(
        _("State of your command"),
        (
            _("Formation"), _("Foot"), _("Horse"), _("Guns"), _("Stragglers"), _("Tired"), _("Bread"), _("Ammunition"),
            _("As of"),
        ),
        (0.25, 0.08, 0.08, 0.07, 0.1, 0.1, 0.07, 0.1, 0.15),
        tuple(
            (one.name, f"{one.foot:,}", f"{one.horse:,}", str(one.guns), f"{one.stragglers:,}", one.tired, one.bread,
             one.ammunition, one.of)
            for one in told.conditions
        ),
    )  # fmt: skip
    yield Ledger(
        _("Marches under way, if nothing hinders"),
        (_("Formation"), _("What to expect")),
        (0.25, 0.75),
        tuple((one.name, " ".join(one.lines)) for one in marches),
    )
    yield Ledger(
        _("The enemy, as last reported"),
        (_("Where"), _("Men"), _("Arms"), _("How sure"), _("As of")),
        (0.33, 0.13, 0.2, 0.17, 0.17),
        tuple((one.at, one.strength, one.arms, one.sure, one.of) for one in told.enemies),
    )
    papers = (*told.refused, *told.papers, *told.rulings)
    yield Ledger(_("Besides"), ("",), (1.0,), tuple((line,) for line in papers))
