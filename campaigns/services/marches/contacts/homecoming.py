"""What a battle of a campaign gives back to it: proposed, shown to the umpire, counted once.

A result has the form of the campaign file (EC-RES-1): ``battle``, ``ended``, ``winner``, ``field``, ``outcome``,
``losses`` by unit, ``fallen`` by formation. It enters the campaign with the turn that is open, else with the next; the
engine applies it when the campaign has marched to its hour, and never to a battle that is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from battles.engine.faults import InputFaults
from campaigns.models import Engagement, Game, Turn
from campaigns.services.audit import record
from campaigns.services.marches import document as documents
from campaigns.services.marches.contacts import engagements, file
from campaigns.services.marches.contacts.arrivals import campaign_of
from campaigns.services.marches.contacts.engagements import CLOCK, State
from campaigns.services.rulings import history
from campaigns.services.turns import releasing
from campaigns.services.turns.life import WrongMoment
from campaigns.strategy.battle import results
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import moment, written

Result = Mapping[str, Any]
#: Where a result came from, by the word that is stored with it.
FOUGHT, FORM, MAIL, PAPER, FILE = "fought", "form", "mail", "paper", "file"
#: What rulebooks call it when a general is lost, and what it is to the campaign. Who merely left is not lost.
FATES = {"overrun": "captured", "losses": "wounded", "unit": "wounded", "disabled": "wounded", "lost": "wounded"}


def result_of(engagement: Engagement, state: Mapping[str, Any], ended: int) -> dict[str, Any]:
    """The result that a battle file says, ``state`` being the battle at its end (EC-RES-2).

    ``ended`` is the moment of its end. Of those who are not in the file nothing is lost.
    """
    campaign = campaign_of(engagement)
    battle = file.find(campaign, engagement.battle)
    battle.file = began_with(engagement, campaign)
    winner, holder, outcome, losses = results.from_state(campaign, battle, state)
    return {
        "battle": engagement.battle,
        "ended": written(min(ended, battle.until)),
        "winner": winner or None,
        "field": holder or None,
        "outcome": outcome,
        "losses": {unit: lost for unit, lost in losses.items() if any(lost.values())},
        "fallen": _fallen(campaign, state),
    }


def began_with(engagement: Engagement, campaign: Campaign) -> dict[str, Any]:
    """The battle file with everybody who was in the battle as he came to it."""
    opened = file.opening_file(campaign, file.find(campaign, engagement.battle))
    return file.whole(opened, file.arrivals_of(campaign, file.find(campaign, engagement.battle)))


def _fallen(campaign: Campaign, state: Mapping[str, Any]) -> dict[str, str]:
    """The commanders whom a battle file says to be lost, by formation."""
    found = {}
    for item in state.get("formations", ()):
        fate = FATES.get(str((item.get("commander") or {}).get("out", "")))
        formation = campaign.formation.get(str(item["id"]))
        if fate and formation is not None and formation.commander is not None:
            found[formation.id] = fate
    return found


def propose_fought(engagement: Engagement, now: datetime) -> None:
    """Work out what a battle that was fought to its end gives back; it counts by itself if that was set."""
    game = engagement.game
    if game is None:
        return
    played = game.turns.filter(branch=game.branch, state=Turn.State.RELEASED).exclude(after=None)
    turn = played.order_by("number").last()
    state = history.whole_file(turn) if turn is not None else game.document
    turns = (turn.through or turn.number) if turn is not None else 0
    found = result_of(engagement, state, moment(engagement.starts) + turns * engagement.minutes)
    if engagements.terms_of(engagement.campaign).by_itself:
        count(engagement, found, source=FOUGHT, who=CLOCK, now=now)
    else:
        propose(engagement, found, source=FOUGHT, who=CLOCK, now=now)


@transaction.atomic
def propose(engagement: Engagement, result: Result, *, source: str, who: str, now: datetime) -> Engagement:
    """Lay a result before the umpire. Raises ``InputFaults`` for one that the campaign cannot take."""
    one = _decidable(engagement)
    check(one, result)
    one.result, one.source, one.state = dict(result), source, State.REPORTED
    one.save(update_fields=["result", "source", "state"])
    record(one.campaign.campaign, who=who, action="report-battle", subject=str(one), now=now)
    turn = one.campaign.turns.filter(branch=one.campaign.branch).order_by("-number").first()
    if turn is not None:
        releasing.announce_to_umpires(turn, f"battle/{one.pk}/{source}/{now:%Y%m%d%H%M%S}", "battle", now)
    return one


@transaction.atomic
def count(engagement: Engagement, result: Result, *, source: str, who: str, now: datetime) -> Engagement:
    """Let a result count: it enters the campaign, once. A battle that is still being fought is broken off.

    Raises ``WrongMoment`` when one counts already, ``InputFaults`` for one that the campaign cannot take.
    """
    one = _decidable(engagement)
    check(one, result)
    if one.game is not None and one.game.status != Game.Status.FINISHED:
        engagements.break_off(one.game)
    one.result, one.source, one.state = dict(result), source, State.COUNTED
    one.counted_at, one.counted_by, one.fed, one.waits = now, who, None, False
    one.save()
    record(one.campaign.campaign, who=who, action="count-battle", subject=str(one), now=now)
    carry(one, now)
    return one


@transaction.atomic
def carry(engagement: Engagement, now: datetime) -> bool:
    """Bring a result that counts into the campaign's open turn, and let its clock run on; ``False`` if none is open."""
    one = engagements.held(engagement)
    if one.state != State.COUNTED:
        return False
    turn = engagements.bring_up_to_date(one.campaign)
    if turn is None:
        return False
    one.fed = turn
    one.save(update_fields=["fed"])
    engagements.let_go(one, now, CLOCK)
    return True


@transaction.atomic
def take_back(engagement: Engagement, *, who: str, now: datetime) -> Engagement:
    """Lay a result that counts, but was not applied yet, before the umpire again. Raises ``WrongMoment`` later on."""
    one = engagements.held(engagement)
    turn = engagements.bring_up_to_date(one.campaign)
    if one.state != State.COUNTED or (one.fed_id and (turn is None or turn.pk != one.fed_id)):
        raise WrongMoment(_("The campaign has marched on with this result; correct its turn instead."))
    one.state, one.counted_at, one.counted_by = State.REPORTED, None, ""
    one.save()
    engagements.bring_up_to_date(one.campaign)
    record(one.campaign.campaign, who=who, action="take-battle-back", subject=str(one), now=now)
    return one


def _decidable(engagement: Engagement) -> Engagement:
    """The engagement, held; one that has not begun, counts already or is over takes no result."""
    one = engagements.held(engagement, "game", "heard")
    if one.state in (State.COUNTED, State.OVER):
        raise WrongMoment(_("The battle of {place} has its result already.").format(place=one.place))
    if one.state == State.COMING:
        raise WrongMoment(_("The battle of {place} has not begun.").format(place=one.place))
    return one


def check(engagement: Engagement, result: Result) -> None:
    """Make sure that the campaign can take a result. Raises ``InputFaults`` with everything that is wrong."""
    after = dict((engagement.heard.after if engagement.heard else None) or {})
    after["results"] = [result]
    try:
        documents.read(after)
    except InputFaults as faults:
        raise InputFaults(
            [fault for fault in faults.faults if fault.path.startswith("results[")] or faults.faults
        ) from faults
