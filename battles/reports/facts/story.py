"""A command's part of a turn: what it did in its own actions, and what was done to it. No words."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.dataclasses import dataclass
from battles.engine.events import Event
from battles.reports.facts.account import Account, Action, Episode, March, Turn
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.exchanges import states_told
from battles.reports.facts.staff_work import StaffOrders, staff_orders


@dataclass(frozen=True, slots=True)
class OwnAction:
    """An action of the command's own.

    ``attacks`` are the fights and shots that its units began, each with the marches that led to it; ``suffered``
    those that others began; ``marches`` the other marches, ``still`` the units that did nothing, ``refused`` the
    orders that could not be carried out, ``mishaps`` what befell its units otherwise than by a meeting.
    """

    action: Action
    attacks: tuple[tuple[tuple[March, ...], Episode], ...]
    suffered: tuple[Episode, ...]
    marches: tuple[March, ...]
    still: tuple[Unit, ...]
    refused: tuple[Event, ...]
    mishaps: tuple[Event, ...]
    charging: bool
    moving: bool


@dataclass(frozen=True, slots=True)
class CommandTurn:
    """A command's part of a turn.

    ``arrivals`` are the events of its units that came or waited to come, ``elsewhere`` the exchanges and fights in
    others' actions that touched it, action by action; ``mishaps`` what befell its units in these otherwise.
    """

    command: CommandTroops
    numbers: tuple[int, ...]
    own: tuple[OwnAction, ...]
    arrivals: tuple[Event, ...]
    staff: tuple[StaffOrders, ...]
    elsewhere: tuple[tuple[Episode, ...], ...]
    mishaps: tuple[Event, ...]
    episodes: tuple[Episode, ...]

    @property
    def quiet(self) -> bool:
        """Whether it neither marched nor fought, nor arrived: who only turned where he stood did not march."""
        busy = any(
            one.attacks or one.mishaps or not all(march.turned_only for march in one.marches) for one in self.own
        )
        return not (self.episodes or self.arrivals or self.mishaps or busy)

    @property
    def turned(self) -> int:
        """How many of its units did nothing but turn where they stood."""
        return len({march.unit for one in self.own for march in one.marches if march.turned_only})


def command_turns(telling: Account, formations: Sequence[str] = ()) -> tuple[CommandTurn, ...]:
    """The parts of a seat's commands (or of the whole side's) that were there in the turn."""
    took_part = {who for event in telling.turn.events for who in (event.unit, event.target)}
    return tuple(
        command_turn(telling, command)
        for command in commands_of(telling.turn, formations)
        if any(unit.in_play or unit.id in took_part for unit in command.units)
    )


def command_turn(telling: Account, command: CommandTroops) -> CommandTurn:
    """One command's part."""
    mine = {unit.id for unit in command.units}
    episodes = tuple(episode for episode in telling.episodes if episode.units & mine)
    actions = [action for action in telling.actions if action.place and _acted(action, command, telling)]
    acted = {action.number for action in actions}
    elsewhere = [
        tuple(episode for episode in episodes if episode.action == action.number)
        for action in telling.actions
        if action.number not in acted
    ]
    return CommandTurn(
        command=command,
        numbers=tuple(episode.number for episode in episodes),
        own=tuple(_own(telling, action, mine) for action in actions),
        arrivals=tuple(e for e in telling.turn.events if e.kind == "arrival" and e.unit in mine),
        staff=staff_orders(telling, actions, mine),
        elsewhere=tuple(here for here in elsewhere if here),
        mishaps=tuple(
            event
            for action in telling.actions
            if action.number not in acted
            for event in _mishaps(telling.turn, action, mine)
        ),
        episodes=episodes,
    )


def _acted(action: Action, command: CommandTroops, telling: Account) -> bool:
    """Whether a command acted in an action: alone, with the formation above it, or with its whole side."""
    if not action.command:
        mine = {unit.id for unit in command.units}
        actors = {episode.actor for episode in action.episodes} | action.marches.keys()
        return action.side == telling.turn.side and not mine.isdisjoint(actors)
    return action.command in command.above


def _own(telling: Account, action: Action, mine: set[str]) -> OwnAction:
    turn = telling.turn
    fights = [episode for episode in action.episodes if episode.units & mine and episode.number]
    marches = [march for unit_id, march in action.marches.items() if unit_id in mine and not march.idle]
    moving = any(march.distance for march in marches)
    attacks: list[tuple[tuple[March, ...], Episode]] = []
    for episode in [one for one in fights if one.actor in mine]:
        own = tuple(march for march in marches if march.unit == episode.actor)
        marches = [march for march in marches if march.unit != episode.actor]
        attacks.append((own, episode))
    busy = {unit_id for episode in fights for unit_id in episode.units}
    busy |= {unit_id for unit_id, march in action.marches.items() if not march.idle}
    return OwnAction(
        action=action,
        attacks=tuple(attacks),
        suffered=tuple(one for one in fights if one.actor not in mine),
        marches=tuple(marches),
        still=tuple(u for u in turn.after.units if u.id in mine and u.in_play and u.id not in busy),
        refused=tuple(event for unit_id, march in action.marches.items() if unit_id in mine for event in march.refused),
        mishaps=_mishaps(turn, action, mine),
        charging=any(event.kind == "charge" and event.unit in mine for one in fights for event in one.events),
        moving=moving,
    )


def _mishaps(turn: Turn, action: Action, mine: set[str]) -> tuple[Event, ...]:
    """What befell some units in an action otherwise than by a meeting: losses, new states, an end, tests.

    Of tests those that were failed, and those that were passed by who met nobody: of others what came of them tells.
    """
    met = {unit for episode in action.episodes for unit in episode.units}

    def told(event: Event) -> bool:
        if event.kind == "test":
            return "passed" in event.effect and not (event.effect["passed"] and event.unit in met)
        ended = drawn_as(turn.ruleset.catalogue, event) is Drawn.LOST
        return ended or bool(states_told(turn.ruleset.catalogue, event) or turn.ruleset.measure.lost([event]))

    return tuple(event for event in action.mishaps if event.unit in mine and told(event))
