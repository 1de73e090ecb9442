"""A campaign looked at again, moment by moment: with everything, or with the eyes of a side or of one headquarters.

While it lasts its players see with their own headquarters' eyes alone; when it is over everybody may see everything,
unless the umpire shows it to nobody.
"""

from __future__ import annotations

from dataclasses import dataclass

from django.contrib.auth.models import AnonymousUser, User
from django.utils.translation import gettext as _

from battles.reports.pens import svg
from battles.reports.theatre import theatre_picture
from battles.services.theatre import known_to_side, theatre_of
from battles.services.theatre_maps import DESK_WIDE, draw_known
from campaigns.models import Game, Seat
from campaigns.services.desk import showing
from campaigns.services.marches import document as documents
from campaigns.services.marches.places import hour
from campaigns.services.marches.telling import known_at_start
from campaigns.services.people import access

ALL, SIDE, POST = "all", "side", "post"


@dataclass(frozen=True, slots=True)
class Eyes:
    """With whose eyes one looks: ``sort`` is everything's, a side's or a headquarters', ``id`` its id or formation."""

    sort: str
    id: str
    name: str

    @property
    def key(self) -> str:
        """The eyes as they stand in an address."""
        return f"{self.sort}-{self.id}" if self.id else self.sort


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of the campaign that can be looked at: 0 as it began, else as the turn of that number left it."""

    number: int
    hour: str


def eyes_of(game: Game, visitor: User | AnonymousUser) -> list[Eyes]:
    """With whose eyes a visitor may look at a campaign now; none for whoever has no part in it."""
    posts = [Eyes(POST, str(post["formation"]), str(post.get("name") or post["id"])) for post in game.document["posts"]]
    if _may_see_all(game, visitor):
        sides = [Eyes(SIDE, str(side["id"]), str(side.get("name") or side["id"])) for side in game.document["sides"]]
        return [Eyes(ALL, "", _("Everything")), *sides, *posts]
    held = {str(seat.formations[0]) for seat in _seats(game, visitor) if seat.formations}
    return [one for one in posts if one.id in held]


def _may_see_all(game: Game, visitor: User | AnonymousUser) -> bool:
    if showing.may_see_everything(game, visitor):
        return True
    over = game.status == Game.Status.FINISHED and game.shown != Game.Shown.NOBODY
    return over and bool(_seats(game, visitor))


def _seats(game: Game, visitor: User | AnonymousUser) -> list[Seat]:
    return list(access.seats_of(visitor).filter(game_seats__game=game))


def moments(game: Game) -> list[Moment]:
    """The moments of a campaign's released turns, from its beginning on."""
    turns = list(showing.released_turns(game))
    if not turns:
        return []
    first = Moment(0, hour(str(turns[0].before["now"])))
    return [first, *(Moment(turn.number, hour(str((turn.after or {})["now"]))) for turn in turns)]


def seen(game: Game, number: int, eyes: Eyes) -> str:
    """The theatre at a moment with somebody's eyes, as SVG. Raises ``LookupError`` for a moment that is not there."""
    turns = list(showing.released_turns(game))
    turn = next((one for one in turns if one.number == max(1, number)), None)
    if turn is None:
        raise LookupError(f"no released turn {number}")
    document, known = (turn.after, turn.knowledge) if number else (turn.before, known_at_start(turn))
    document, colours = document or {}, game.campaign.colours
    if eyes.sort == POST:
        if eyes.id not in known:
            raise LookupError(f"nobody is at {eyes.id}")
        return draw_known(document, known[eyes.id], eyes.id, form="svg", colours=colours).decode()
    campaign = documents.looked_at(document)
    if eyes.sort == SIDE:
        posts = {post: what for post, what in known.items() if documents.side_of(document, post) == eyes.id}
        return svg.render_picture(theatre_picture(known_to_side(campaign, posts, eyes.id, colours), DESK_WIDE))
    return svg.render_picture(theatre_picture(theatre_of(campaign, colours=colours), DESK_WIDE))
