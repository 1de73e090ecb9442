"""The battles of a campaign under way beside it: heard of, decided how, and what of them the campaign opens with.

A battle may not get ahead of the marches, nor the campaign run on past the hour at which the battle is over: of the two
the one that is ahead has its clock held (EC-BAT-4, EC-BAT-5).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import F, Q
from django.utils.translation import gettext as _

from campaigns.models import BattleTerms, Engagement, Game, Turn, Way
from campaigns.services.audit import record
from campaigns.services.desk.attention import Need
from campaigns.services.marches import document as documents
from campaigns.services.turns import holding
from campaigns.services.turns.life import WrongMoment
from campaigns.strategy.battle.battle_files import minutes_a_turn
from campaigns.strategy.clock import moment
from config.wake import wake

State = Engagement.State
#: The task that does for an engagement what is due.
TEND = "engagements.tend"
#: What becomes of a battle that nobody has played, by how battles are decided (EC-SET-5).
UNPLAYED = {Way.ENGINE.value: "engine", Way.SETTLED.value: "settle"}
#: An engagement that the umpire may still decide otherwise.
UNDECIDED = (State.COMING, State.WAITING, State.OPENING, State.FOUGHT, State.LEFT, State.REPORTED)
CLOCK = "clock"


def terms_of(game: Game) -> BattleTerms:
    """How the battles of a campaign are decided; where nothing was set, as ``unplayed`` of its file says."""
    found = BattleTerms.objects.filter(game=game).first()
    if found is not None:
        return found
    unplayed = game.document.get("settings", {}).get("unplayed", "engine")
    return BattleTerms(game=game, way={"wait": Way.WORD, "settle": Way.SETTLED}.get(unplayed, Way.ENGINE))


@transaction.atomic
def set_terms(terms: BattleTerms) -> None:
    """Let a campaign's battles be decided so from now on: those that have begun stay as they are."""
    terms.save()
    Engagement.objects.filter(campaign=terms.game, state=State.COMING).update(way=terms.way)
    bring_up_to_date(terms.game)


def heard_of(turn: Turn, now: datetime) -> None:
    """Note what a released turn of a campaign brought of battles. Runs within the transaction that releases it."""
    battles: Iterable[Mapping[str, Any]] = (turn.after or {}).get("battles", ())
    known = {one.battle: one for one in Engagement.objects.select_for_update().filter(campaign=turn.game)}
    if not battles and not known:
        return
    campaign, terms = documents.looked_at(turn.after or {}), terms_of(turn.game)
    minutes, ids = minutes_a_turn(campaign), set()
    for battle in battles:
        id = str(battle["id"])
        ids.add(id)
        place = campaign.chart.place[str(battle["place"])]
        one = known.get(id) or Engagement(campaign=turn.game, battle=id, way=terms.way)
        one.place, one.starts, one.until = place.name or place.id, battle["starts"], battle["until"]
        one.minutes, one.reached, one.heard = minutes, str((turn.after or {})["now"]), turn
        _go_on(one, str(battle.get("state", "coming")))
        one.save()
        _wait_for(one, now)
        wake(TEND, one.pk)
    # A corrected turn may know nothing of a battle that the one before it had.
    for id in known.keys() - ids:
        _over(known[id])
        known[id].save()


def _go_on(one: Engagement, battle: str) -> None:
    """What a battle is to its umpire now that it stands so in the campaign's file."""
    if battle == "ended":
        _over(one)
    elif one.state == State.OVER:
        one.state = State.COUNTED if one.result else State.COMING
    if battle == "open" and one.state == State.COMING:
        one.state = begun(one.way)


def held(engagement: Engagement, *related: str) -> Engagement:
    """An engagement as it is now, locked with its games until the transaction ends; ``related`` are read with it.

    The release of a turn holds its game before its battles: locked in that order, nobody waits for who waits for him.
    """
    games = Game.objects.filter(pk__in=[pk for pk in (engagement.campaign_id, engagement.game_id) if pk])
    list(games.select_for_update().order_by("pk").values_list("pk", flat=True))
    # PostgreSQL locks no row that may be missing, such as the game of a battle that has none.
    locked = Engagement.objects.select_for_update(of=("self",))
    return locked.select_related("campaign__campaign", *related).get(pk=engagement.pk)


def begun(way: str) -> str:
    """What a battle that has begun waits for, by how it is decided."""
    if way == Way.WORD:
        return State.WAITING.value
    return State.LEFT.value if way in UNPLAYED else State.OPENING.value


def _over(one: Engagement) -> None:
    one.state, one.bounds = State.OVER, False


def _wait_for(one: Engagement, now: datetime) -> None:
    """Hold the campaign's clock when it has come to the end of a battle that is not decided (EC-BAT-5)."""
    undecided = one.state in (State.WAITING, State.OPENING, State.FOUGHT, State.REPORTED)
    if undecided and one.reached >= one.until and not one.bounds:
        reason = _("The battle of {place} is not decided.").format(place=one.place)
        one.bounds = holding.hold(one.campaign, now, who=CLOCK, reason=reason) or _held_for_others(one)
        one.save(update_fields=["bounds"])


def _held_for_others(one: Engagement) -> bool:
    """Whether the campaign's clock is held for another of its battles, and so for this one too."""
    return Engagement.objects.filter(campaign=one.campaign, bounds=True).exclude(pk=one.pk).exists()


def let_go(one: Engagement, now: datetime, who: str) -> None:
    """The campaign waits for this battle no longer; its clock runs again unless another holds it."""
    if one.bounds:
        one.bounds = False
        one.save(update_fields=["bounds"])
        if not _held_for_others(one):
            holding.resume(one.campaign, now, who=who)


def tie(one: Engagement, now: datetime) -> None:
    """Hold the clock of a battle whose open turn lies beyond the hour to which the campaign has marched, or let it go.

    So whoever is on the march comes in at the turn of his hour, and not when a deadline happens to fall (EC-BAT-4).
    """
    game = one.game
    turn = game.turns.filter(branch=game.branch, state=Turn.State.OPEN).first() if game is not None else None
    if game is None or turn is None:
        return
    last = turn.number + game.game_turns_per_round - 1
    begins = moment(one.starts) + (last - 1) * one.minutes
    running = one.campaign.status == Game.Status.RUNNING
    ahead = running and one.reached < one.until and begins > moment(one.reached)
    if ahead and not one.waits:
        reason = _("Waits for the marches of {campaign}.").format(campaign=one.campaign)
        one.waits = holding.hold(game, now, who=CLOCK, reason=reason)
    elif not ahead and one.waits:
        holding.resume(game, now, who=CLOCK)
        one.waits = False
    one.save(update_fields=["waits"])


def battle_went_on(turn: Turn, now: datetime) -> None:
    """Note that a turn of a battle was released. Runs within the transaction that releases it."""
    related = Engagement.objects.select_for_update(of=("self",)).select_related("game", "campaign")
    one = related.filter(game=turn.game).first()
    if one is not None and one.game is not None and one.state == State.FOUGHT:
        one.game.refresh_from_db()
        tie(one, now)
        wake(TEND, one.pk)


def opened_with(game: Game, document: Mapping[str, Any]) -> dict[str, Any]:
    """What a turn of a campaign opens with: its document, the results that count, and who decides its battles."""
    found = dict(document)
    terms = BattleTerms.objects.filter(game=game).first()
    engagements = {one.battle: one for one in Engagement.objects.filter(campaign=game)}
    if terms is not None:
        found["settings"] = {**found.get("settings", {}), "unplayed": UNPLAYED.get(terms.way, "wait")}
    if not engagements:
        return found
    open_ones = {str(one["id"]) for one in found.get("battles", ()) if one.get("state") != "ended"}
    found["battles"] = [_decided(one, engagements.get(str(one["id"]))) for one in found.get("battles", ())]
    others = [one for one in found.get("results", ()) if str(one["battle"]) not in engagements]
    # On another branch of history a battle that is over may be open again: its result still counts.
    home = (State.COUNTED, State.OVER)
    counted = [one.result for id, one in engagements.items() if one.state in home and one.result and id in open_ones]
    found["results"] = [*others, *counted]
    return found


def _decided(battle: Mapping[str, Any], one: Engagement | None) -> dict[str, Any]:
    """A battle of the document with what becomes of it when nobody has played it by its end."""
    if one is None or battle.get("state") == "ended":
        return dict(battle)
    return {**battle, "unplayed": UNPLAYED.get(one.way, "wait")}


def bring_up_to_date(game: Game) -> Turn | None:
    """Give the open turn of a campaign what has been decided since it opened; ``None`` when none is open.

    To be called within a transaction.
    """
    Game.objects.select_for_update().get(pk=game.pk)
    turn = game.turns.select_for_update().filter(branch=game.branch, state=Turn.State.OPEN).first()
    if turn is not None:
        turn.before = opened_with(game, turn.before)
        turn.save(update_fields=["before"])
    return turn


@transaction.atomic
def decide(engagement: Engagement, way: str, *, who: str, now: datetime) -> Engagement:
    """Let a battle be decided in another way. One that is being fought is broken off when the program is to decide it.

    Raises :class:`WrongMoment` when it is decided already.
    """
    one = held(engagement, "game")
    if one.state not in UNDECIDED:
        raise WrongMoment(_("The battle of {place} is decided already.").format(place=one.place))
    fought = one.state in (State.FOUGHT, State.REPORTED) and one.game is not None
    if way not in UNPLAYED and fought:
        raise WrongMoment(_("The battle of {place} is being fought already.").format(place=one.place))
    if fought and one.game is not None:
        break_off(one.game)
    one.way, one.result, one.problem, one.waits = way, None, "", False
    if one.state != State.COMING:
        one.state = begun(way)
    one.save()
    if way in UNPLAYED:
        let_go(one, now, who)
    bring_up_to_date(one.campaign)
    detail = {"way": way}
    record(one.campaign.campaign, who=who, action="decide-battle", subject=str(one), detail=detail, now=now)
    wake(TEND, one.pk)
    return one


def break_off(game: Game) -> None:
    """End a battle that is decided elsewhere: no turn of it is open any more."""
    game.turns.filter(state=Turn.State.OPEN).update(state=Turn.State.SUPERSEDED)
    Game.objects.filter(pk=game.pk).update(status=Game.Status.FINISHED)


def due(_now: datetime, limit: int) -> list[int]:
    """The ids of engagements for which there is something to do."""
    untold = Q(state=State.FOUGHT) & (~Q(heard=F("fed")) | Q(fed=None))
    ended = Q(state=State.FOUGHT, game__status=Game.Status.FINISHED)
    counted = Q(state=State.COUNTED, fed=None, campaign__status=Game.Status.RUNNING)
    waiting = Q(state=State.OPENING) | untold | ended | counted
    return list(Engagement.objects.filter(waiting, problem="").values_list("pk", flat=True)[:limit])


def needs(game: Game) -> Iterator[Need]:
    """What of a campaign's battles waits for its umpire; of such a battle, why its clock stands still."""
    for one in Engagement.objects.filter(Q(campaign=game) | Q(game=game)).select_related("campaign"):
        if one.campaign_id == game.pk:
            yield from _needs(one)
        elif one.waits:
            said = _("The battle waits until {campaign} has marched to the hour of its turn.")
            yield Need(said.format(campaign=one.campaign), "clock")


def _needs(one: Engagement) -> Iterator[Need]:
    if one.problem:
        said = _("The battle of {place} stands still: {problem}").format(place=one.place, problem=one.problem)
        yield Need(said, "battles", True)
    elif one.state == State.WAITING:
        said = _("The battle of {place} has begun, and waits for your word how it is decided.")
        yield Need(said.format(place=one.place), "battles", True)
    elif one.state == State.REPORTED:
        said = _("The battle of {place} is over: look at its result, which does not count yet.")
        yield Need(said.format(place=one.place), "battles", True)
    elif one.state == State.FOUGHT and one.way == Way.TABLE:
        yield Need(_("The result of the battle of {place} is awaited.").format(place=one.place), "battles")
    if one.bounds:
        said = _("The campaign has come to the hour at which the battle of {place} ends, and waits for its result.")
        yield Need(said.format(place=one.place), "battles")
