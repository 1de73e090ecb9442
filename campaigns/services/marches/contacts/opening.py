"""Opening a battle of a campaign: a game beside it, from the file that the campaign's engine has drawn up."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from campaigns.models import Engagement, Game, GameSeat, Schedule, Way
from campaigns.services.audit import record
from campaigns.services.colours import in_colours
from campaigns.services.marches.contacts import engagements, file, presence
from campaigns.services.marches.contacts.arrivals import campaign_of
from campaigns.services.marches.contacts.engagements import CLOCK, State
from campaigns.services.people.campaigns import free_slug
from campaigns.services.turns import life
from campaigns.strategy.clock import moment

#: What of a campaign's clock its battles follow.
FOLLOWED = (
    "weekdays", "at", "notice_hours", "close_when_all_in", "settle_minutes", "on_the_quarter", "grace_minutes",
    "reminder_hours", "umpire_notice_minutes", "quiet_from", "quiet_until", "holidays",
)  # fmt: skip


def open_battle(engagement: Engagement, now: datetime) -> Game | None:
    """Open a battle for the players present, or for a table. ``None`` when it was opened, or decided, meanwhile.

    With nobody of the players on the field the program fights it.
    """
    campaign = campaign_of(engagement)
    battle = file.find(campaign, engagement.battle)
    late = file.arrivals_of(campaign, battle)
    document = file.opening_file(campaign, battle)
    on_a_table = engagement.way == Way.TABLE
    if on_a_table:
        document = file.whole(document, late)
    with transaction.atomic():
        one = engagements.held(engagement, "heard")
        if one.state != State.OPENING or one.heard_id != engagement.heard_id:
            return None
        seats = presence.seats_present(one.campaign, campaign, battle, file.whole(document, late))
        if not on_a_table and not any(seat.player for seat, _commands in seats):
            engagements.decide(one, Way.ENGINE, who=CLOCK, now=now)
            return None
        game = _game(one, document)
        for seat, commands in seats:
            GameSeat.objects.create(game=game, seat=seat, formations=list(commands), assigned=True)
        one.game, one.state, one.arrivals, one.fed = game, State.FOUGHT, late, one.heard
        one.save(update_fields=["game", "state", "arrivals", "fed"])
        club = one.campaign.campaign
        record(club, who=CLOCK, action="open-battle", subject=str(one), detail={"way": one.way}, now=now)
        if not on_a_table:
            life.start_game(game, now)
            engagements.tie(one, now)
    return game


def _game(one: Engagement, document: Mapping[str, Any]) -> Game:
    """The game of a battle, with a clock of its own that keeps the campaign's hours."""
    whole, title = one.campaign, str(document["title"])
    taken = frozenset(Game.objects.values_list("slug", flat=True))
    game = Game.objects.create(
        campaign=whole.campaign,
        kind=Game.Kind.BATTLE,
        title=title[:120],
        slug=free_slug(title, taken),
        ruleset=str(document["ruleset"]),
        document=in_colours(whole.campaign, document),
        release=whole.release,
        starts_at=one.starts,
        last_turn=last_turn(one),
        arose_from=one.heard,
    )
    clock = Schedule.objects.get(game=whole)
    Schedule.objects.create(
        game=game,
        kind=Schedule.Kind.MANUAL if clock.kind == Schedule.Kind.MANUAL else Schedule.Kind.AFTER,
        hours=engagements.terms_of(whole).hours,
        missed=Schedule.Missed.STEADY,
        **{name: getattr(clock, name) for name in FOLLOWED},
    )
    return game


def last_turn(one: Engagement) -> int:
    """The number of a battle's last turn: it ends at its hour, or at dusk (EC-BAT-2)."""
    return max(1, (moment(one.until) - moment(one.starts)) // one.minutes)


def why(game: Game) -> str:
    """Why there is a battle, and where it stands in its campaign: for those who are called to it; empty for others."""
    one = Engagement.objects.filter(game=game).select_related("campaign", "heard").first()
    if one is None:
        return ""
    return _(
        "This is a battle of {campaign}, at {place}. It came of the contact in turn {number} of the campaign, which "
        "goes on meanwhile; you are called because your headquarters is on the field. What is bound here does not "
        "march. Orders to troops elsewhere go with your orders for the campaign, and reach them by courier."
    ).format(campaign=one.campaign.title, place=one.place, number=one.heard.number if one.heard else "")


def waits_for(game: Game) -> str:
    """That a battle's clock stands still until the campaign has marched so far; empty for one whose clock runs."""
    if not Engagement.objects.filter(game=game, waits=True).exists():
        return ""
    return _("This turn waits until the campaign has come to its hour; its deadline moves by as much as that takes.")
