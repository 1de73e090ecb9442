"""The umpire's papers: his report, the battle report, rosters, deployment map, quick reference.

They tell everything, so no player is given one while the battle lasts.
"""

from __future__ import annotations

from datetime import datetime

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.events import Event
from battles.engine.knowledge import Knowledge
from battles.reports import documents
from battles.reports.documents import BattleReportData, Chronicle, PlayedTurn, UmpireReportData
from battles.services.game_clock import clock_of
from battles.services.papers.seat import strengths
from battles.services.reading import ordered_by
from battles.services.staffing import intents_by_unit
from campaigns.models import Game, Turn
from campaigns.services import dice_proofs
from campaigns.services.desk import attention
from campaigns.services.rulings.rulings import Document
from campaigns.services.turns.life import WrongMoment


def umpire_report(battle: Game, now: datetime) -> bytes:
    """The newest resolved turn with everything. Raises ``WrongMoment`` before the first is resolved."""
    turn = _resolved(battle)[-1]
    before, after = rulesets.read(turn.before), rulesets.read(turn.after or {})
    return documents.umpire_report(
        UmpireReportData(
            ruleset=rulesets.find(battle.ruleset),
            before=before,
            after=after,
            events=_events(turn),
            clock=clock_of(battle),
            knowledge={side: Knowledge.from_mapping(known) for side, known in turn.knowledge.items() if known},
            orders=turn.orders,
            intents={side: intents_by_unit(before, side, ordered_by(turn, side)) for side in turn.orders},
            needs=tuple(need.text for need in attention.needs(battle, now)),
            seed=dice_proofs.opened_seed(turn),
            commitment=turn.commitment,
            started={unit: had for side in after.sides for unit, had in strengths(battle, after, side.id).items()},
        )
    )


def battle_report(battle: Game) -> bytes:
    """The battle as far as it has been resolved on the branch being played. Raises ``WrongMoment`` before that."""
    turns = tuple(
        PlayedTurn(
            rulesets.read(turn.before),
            _events(turn),
            rulesets.read(turn.after or {}),
            turn.orders,
            dice_proofs.opened_seed(turn),
        )
        for turn in _resolved(battle)
    )
    chronicle = Chronicle(rulesets.find(battle.ruleset), turns, clock_of(battle))
    players: dict[str, tuple[str, ...]] = {}
    for seat in battle.campaign.seats.filter(side__isnull=False).select_related("side"):
        if seat.side is not None:
            players[seat.side.key] = (*players.get(seat.side.key, ()), seat.name)
    said = _("{campaign}, fought by mail under {rulebook}")
    fought = said.format(campaign=battle.campaign.name, rulebook=chronicle.ruleset.title)
    return documents.battle_report(BattleReportData(chronicle, players, fought))


def rosters(battle: Game) -> bytes:
    """Rosters of both sides as the battle stands."""
    return documents.rosters(rulesets.find(battle.ruleset), rulesets.read(_present(battle)))


def deployment_map(battle: Game) -> bytes:
    """The table as the battle stands, to set it up by."""
    return documents.deployment_map(
        rulesets.find(battle.ruleset), rulesets.read(_present(battle)), clock=clock_of(battle)
    )


def quick_reference(battle: Game) -> bytes:
    """The ruleset's tables."""
    return documents.quick_reference(rulesets.find(battle.ruleset))


def _present(battle: Game) -> Document:
    """The battle file as it stands now."""
    turn = attention.current_turn(battle)
    document: Document = battle.document if turn is None else turn.after or turn.before
    return document


def _resolved(battle: Game) -> list[Turn]:
    """The resolved turns that led to where the battle stands, earliest first. Raises ``WrongMoment`` for none."""
    turn = attention.current_turn(battle)
    led: list[Turn] = []
    while turn is not None:
        if turn.after is not None:
            led.insert(0, turn)
        turn = turn.parent
    if not led:
        raise WrongMoment(_("No turn of this battle has been resolved yet."))
    return led


def _events(turn: Turn) -> tuple[Event, ...]:
    return tuple(Event.from_mapping(event) for event in turn.events)
