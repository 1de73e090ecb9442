"""Late brigades: from the marches of a campaign into a battle that is being fought."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from campaigns.models import Engagement, Game, GameSeat, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches.contacts import file, presence
from campaigns.services.marches.contacts.engagements import State, held, tie
from campaigns.services.turns import releasing
from campaigns.strategy.campaign import Campaign


def campaign_of(engagement: Engagement) -> Campaign:
    """The campaign as its newest released turn left it. Raises ``LookupError`` before one was released."""
    if engagement.heard is None:
        raise LookupError(f"{engagement} has not been heard of")
    campaign = documents.read(engagement.heard.after or {})
    campaign.clock = campaign.now
    return campaign


def feed(engagement: Engagement, now: datetime) -> None:
    """Tell a battle of the marches of the campaign's newest turn: who has joined it, and who has ridden up."""
    campaign = campaign_of(engagement)
    battle = file.find(campaign, engagement.battle)
    late = file.arrivals_of(campaign, battle)
    with transaction.atomic():
        one = held(engagement, "game")
        if one.state != State.FOUGHT or one.heard_id != engagement.heard_id:
            return
        one.arrivals, one.fed = late, one.heard
        one.save(update_fields=["arrivals", "fed"])
        if one.game is None:  # its umpire has deleted it: it is played elsewhere
            return
        game = Game.objects.select_for_update().get(pk=one.game.pk)
        turn = game.turns.select_for_update().filter(branch=game.branch, state=Turn.State.OPEN).first()
        if turn is not None:
            turn.before = file.joined(turn.before, late)
            turn.save(update_fields=["before"])
        elif game.status == Game.Status.SETTING_UP:
            game.document = file.whole(game.document, late)
            game.save(update_fields=["document"])
        _seat(one, game, campaign, turn, now)
        tie(one, now)


def _seat(one: Engagement, game: Game, campaign: Campaign, turn: Turn | None, now: datetime) -> None:
    """Seat the headquarters that have come to the field since, and call them to the turn that is open."""
    document = turn.before if turn is not None else game.document
    seated = set(GameSeat.objects.filter(game=game).values_list("seat", flat=True))
    for seat, commands in presence.seats_present(game, campaign, file.find(campaign, one.battle), document):
        if seat.pk not in seated:
            entry = GameSeat.objects.create(game=game, seat=seat, formations=list(commands), assigned=True)
            if turn is not None:
                releasing.call_one(turn, entry, now)


def opened_with(game: Game, document: Mapping[str, Any]) -> dict[str, Any]:
    """What a turn of a battle opens with: those who have marched to it by then are there."""
    one = Engagement.objects.filter(game=game).first()
    return file.joined(document, one.arrivals) if one is not None else dict(document)
