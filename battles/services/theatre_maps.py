"""Maps of a campaign drawn: the umpire's, those of its headquarters and of the marches that their orders begin."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import dist
from typing import Any

from django.utils.translation import gettext as _

from battles.reports.pens import pdf, png, svg
from battles.reports.theatre import (
    WIDE,
    Body,
    Route,
    Theatre,
    theatre_picture,
)
from battles.services.theatre import _Chart, known_theatre, theatre_of
from campaigns.models import Game, Seat, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches.outlook import Outlook
from campaigns.services.marches.telling import known_at_start
from campaigns.services.marches.under_way import under_way
from campaigns.strategy.campaign import Campaign

#: The breadth of a headquarters' map, in points: it is read in a letter, and printed on one sheet.
LETTER_WIDE = 550.0
#: That of the umpire's on a page.
DESK_WIDE = 800.0
#: So many kilometres the larger map of where troops stand shows at least.
INSET = 13.0
#: The breadth of that map, in points.
INSET_WIDE = 380.0


def draw_theatre(campaign: Campaign, *, form: str, width_px: int, about: Collection[str] = ()) -> bytes:
    """The theatre with everything in it, as ``pdf``, ``png`` or ``svg``; ``about`` places, or all of it."""
    return _drawn(theatre_of(campaign, about), form, width_px, DESK_WIDE if about else WIDE)


def draw_known(
    document: Mapping[str, Any],
    known: Mapping[str, Any],
    formation: str,
    *,
    form: str,
    width_px: int = 1200,
    colours: str = "",
) -> bytes:
    """The theatre as the headquarters of a formation knows it, as ``pdf``, ``png`` or ``svg``."""
    return _drawn(commanders_map(document, known, formation, colours), form, width_px, LETTER_WIDE)


def turn_map(turn: Turn, *, moment: str, post: str = "") -> str:
    """The theatre ``before`` or ``after`` a turn, as the headquarters of a formation knows it, or with everything."""
    document, known = (turn.after, turn.knowledge) if moment == "after" else (turn.before, known_at_start(turn))
    colours = turn.game.campaign.colours
    if post:
        return draw_known(document or {}, known[post], post, form="svg", colours=colours).decode()
    theatre = theatre_of(documents.looked_at(document or {}), colours=colours)
    return _drawn(theatre, "svg", 0, DESK_WIDE).decode()


def opening_map(game: Game) -> str:
    """The theatre as a campaign will begin, with everything."""
    theatre = theatre_of(documents.read(game.document), colours=game.campaign.colours)
    return _drawn(theatre, "svg", 0, DESK_WIDE).decode()


def plan_of(turn: Turn, seat: Seat, expected: Sequence[Outlook]) -> str:
    """The marches that a sheet orders on the map as the seat's headquarters knows it, as SVG for a page."""
    return svg.render_picture(theatre_picture(_planned(turn, seat, expected), LETTER_WIDE))


def plan_png(turn: Turn, seat: Seat, expected: Sequence[Outlook], width_px: int = 1200) -> bytes:
    """The same for a letter, as PNG."""
    return png.render_picture(theatre_picture(_planned(turn, seat, expected), LETTER_WIDE), width_px)


def commanders_map(document: Mapping[str, Any], known: Mapping[str, Any], formation: str, colours: str = "") -> Theatre:
    """The theatre as a headquarters knows it, with the marches that its orders have begun."""
    campaign = documents.looked_at(document)
    return replace(
        known_theatre(campaign, known, formation, colours),
        routes=_routes(campaign, under_way(document, formation), under_way=True),
    )


def inset(theatre: Theatre, caption: str) -> Theatre | None:
    """Of a commander's map the ground about most of his troops at a larger scale; ``None`` without any troops."""
    own = [body for body in theatre.bodies if body.side == 0]
    if not own:
        return None

    def near(one: Body) -> list[Body]:
        return [body for body in own if dist(body.at, one.at) <= INSET / 2]

    middle = max(own, key=lambda one: sum(body.men for body in near(one)))
    return replace(
        theatre,
        title=_("Where your troops stand"),
        caption=caption,
        focus=tuple(body.at for body in near(middle)),
        span=INSET,
    )


def _routes(campaign: Campaign, expected: Sequence[Outlook], *, under_way: bool = False) -> tuple[Route, ...]:
    ground = _Chart(campaign)
    return tuple(Route(tuple(ground.km(x, y) for x, y in one.prospect.line), under_way) for one in expected)


def _planned(turn: Turn, seat: Seat, expected: Sequence[Outlook]) -> Theatre:
    campaign, post = documents.read(turn.before), str(seat.formations[0])
    known = known_theatre(campaign, known_at_start(turn)[post], post, turn.game.campaign.colours)
    routes = _routes(campaign, [one for one in expected if one.ordered])
    ends = tuple(spot for route in routes for spot in route.line)
    caption = _("Your orders, as far as you can know")
    return replace(known, caption=caption, routes=routes, focus=(*known.focus, *ends))


def known_map(turn: Turn, seat: Seat, *, past: bool, form: str) -> bytes:
    """The theatre as a seat's headquarters knows it when a turn has been played (``past``), or as it opens."""
    document, known = (turn.after, turn.knowledge) if past else (turn.before, known_at_start(turn))
    post = str(seat.formations[0])
    return draw_known(document or turn.before, known[post], post, form=form, colours=turn.game.campaign.colours)


def _drawn(theatre: Theatre, form: str, width_px: int, wide: float = WIDE) -> bytes:
    picture = theatre_picture(theatre, wide)
    if form == "pdf":
        return pdf.render_picture(picture)
    if form == "png":
        return png.render_picture(picture, width_px)
    return svg.render_picture(picture).encode("utf-8")


def ground_map(campaign: Campaign, title: str) -> str:
    """A map with nobody on it, as SVG."""
    ground = _Chart(campaign)
    if not campaign.chart.places:
        return ""
    theatre = Theatre(
        title, "", ("", ""), ground.waters(), ground.woods(), ground.ways(), ground.towns({}), (), (),
    )  # fmt: skip
    return svg.render_picture(theatre_picture(theatre, DESK_WIDE))
