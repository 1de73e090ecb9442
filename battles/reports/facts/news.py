"""The news of a turn for a command, the weightiest first. No words.

A unit destroyed tells more than men lost, what befell the reader's own command more than what befell the rest of the
side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum

from battles.engine.battle import Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.dataclasses import dataclass
from battles.engine.keeping import Same, Shelf
from battles.reports.facts.account import Account, Episode, EpisodeKind, Turn
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.exchanges import shots_of, was_charge
from battles.reports.facts.fallen import Fallen, fallen
from battles.reports.facts.places import Where


class NewsKind(StrEnum):
    """What is told."""

    WON = "won"
    BATTLE_LOST = "battle-lost"
    OWN_LOST = "own-lost"
    GENERAL_LOST = "general-lost"
    ENEMY_DESTROYED = "enemy-destroyed"
    ROUTED = "routed"
    CHARGED = "charged"
    CHARGED_BY = "charged-by"
    LOSSES = "losses"


@dataclass(frozen=True, slots=True)
class News:
    """One piece of news and its weight.

    ``unit`` is whom it is about, ``other`` who did it or suffered it, by what kind of meeting and where; ``command``
    with ``lost`` (strength by unit) tells of losses, ``to_guns`` says that guns alone caused them; ``general`` is one
    of the reader's own who was lost.
    """

    kind: NewsKind
    weight: int
    unit: Unit | None = None
    other: Unit | None = None
    episode: Episode | None = None
    where: Where | None = None
    command: CommandTroops | None = None
    lost: Mapping[str, int] | None = None
    to_guns: bool = False
    general: Fallen | None = None


#: Strength that a command must lose for it to be news.
WORTH_TELLING = 2


def news_of(telling: Account, formations: Sequence[str]) -> tuple[News, ...]:
    """All news of a turn, the weightiest first; of equals that which happened first.

    Kept for whoever asked last: a headline and a summary are made of the same.
    """
    return _KEPT.get((Same(telling), tuple(formations)), lambda: _sought(telling, formations))


_KEPT: Shelf[tuple[News, ...]] = Shelf(2)


def _sought(telling: Account, formations: Sequence[str]) -> tuple[News, ...]:
    mine = {unit.id for command in commands_of(telling.turn, formations) for unit in command.units}
    found: list[News] = []
    for episode in telling.episodes:
        found.extend(_of_episode(telling, episode, mine))
    told = {piece.unit.id for piece in found if piece.kind is NewsKind.OWN_LOST and piece.unit is not None}
    found.extend(_of_ends(telling.turn, mine, told))
    found.extend(_of_losses(telling, formations))
    found.extend(_of_generals(telling.turn, formations))
    found.extend(_of_flight(telling, mine))
    victory = next((event for event in telling.turn.events if event.kind == "victory"), None)
    if victory is not None:
        won = victory.effect.get("winner") == telling.turn.side
        found.append(News(NewsKind.WON if won else NewsKind.BATTLE_LOST, 200))
    return tuple(sorted(found, key=lambda piece: -piece.weight))


def _of_episode(telling: Account, episode: Episode, mine: set[str]) -> list[News]:
    turn = telling.turn
    found: list[News] = []
    near = 20 if any(unit_id in mine for unit_id in episode.units) else 0
    for event in episode.events:
        unit = turn.unit(event.unit)
        if drawn_as(turn.ruleset.catalogue, event) is not Drawn.LOST or unit is None:
            continue
        victor = _victor(telling, episode, event.unit)
        # Guns reach far: between the two is neither where the one stands nor where the other fell.
        where = turn.where(episode.stood[event.unit]) if event.unit in episode.stood else _middle(turn, episode)
        if turn.own(event.unit):
            found.append(News(NewsKind.OWN_LOST, 90 + near, unit, victor, episode, where))
        elif victor is not None:
            found.append(News(NewsKind.ENEMY_DESTROYED, 80 + near, unit, victor, episode, where))
    return found or _lesser(telling, episode, near)


def _middle(turn: Turn, episode: Episode) -> Where:
    """Where an episode was."""
    return turn.where(episode.at or (0.0, 0.0))


def _lesser(telling: Account, episode: Episode, near: int) -> list[News]:
    """A charge without a unit's end: who charged whom. Of those who would not go in there is nothing to tell."""
    turn = telling.turn
    actor, target = turn.unit(episode.actor), turn.unit(episode.target)
    if not was_charge(episode) or actor is None or target is None:
        return []
    where = _middle(turn, episode)
    if turn.own(actor.id):
        return [News(NewsKind.CHARGED, 40 + near, actor, target, episode, where)]
    return [News(NewsKind.CHARGED_BY, 45 + near, target, actor, episode, where)]


def _victor(telling: Account, episode: Episode, fallen: str) -> Unit | None:
    """Who did for a unit: of the other side who struck it hardest hand to hand, else the last to fire at it."""
    turn = telling.turn
    struck: Counter[str] = Counter()
    for event in episode.events:
        if event.kind == "combat" and event.target == fallen:
            struck[event.unit] += int(event.effect.get("hits", 0))
    hardest = [unit for unit, _ in struck.most_common(1)]
    shots = [event.unit for event in reversed(episode.events) if event.target == fallen]
    others = [*hardest, *shots, episode.actor, episode.target, *sorted(episode.units)]
    return next((turn.unit(other) for other in others if turn.own(other) is not turn.own(fallen)), None)


def _of_ends(turn: Turn, mine: set[str], told: set[str]) -> list[News]:
    """Own units that were lost otherwise than in a meeting, such as on the run, with where each was last told of."""
    at = {unit.id: unit.at for unit in turn.before.units if unit.at is not None}
    found = []
    for event in turn.events:
        lost = drawn_as(turn.ruleset.catalogue, event) is Drawn.LOST
        unit = turn.unit(event.unit)
        if lost and unit is not None and turn.own(unit.id) and unit.id not in told and unit.id in at:
            near = 20 if unit.id in mine else 0
            found.append(News(NewsKind.OWN_LOST, 90 + near, unit, where=turn.where(at[unit.id])))
        if event.effect.get("at") and not event.effect.get("reason"):
            x, y = event.effect["at"]
            at[event.unit] = (float(x), float(y))
    return found


def _of_flight(telling: Account, mine: set[str]) -> list[News]:
    """Who was put to flight where, and is not gone besides."""
    turn = telling.turn
    gone = {event.unit for event in turn.events if drawn_as(turn.ruleset.catalogue, event) is Drawn.LOST}
    found = []
    for event in turn.events:
        unit = turn.before.unit_by_id.get(event.unit)
        if event.kind == "rout" and unit is not None and unit.at is not None and unit.id not in gone:
            weight = 60 if turn.own(unit.id) else 50
            near = 20 if unit.id in mine else 0
            found.append(News(NewsKind.ROUTED, weight + near, unit, where=turn.where(unit.at)))
    return found


def _of_generals(turn: Turn, formations: Sequence[str]) -> list[News]:
    """Generals who were lost: one who leads others of them outweighs a unit, a brigadier does not."""
    commands = commands_of(turn, formations)
    mine = {link for command in commands for link in command.above}
    own = {command.formation.id for command in commands_of(turn) if not command.command.part}
    return [
        News(
            NewsKind.GENERAL_LOST,
            (85 if one.formation.id in own else 110) + (20 if one.formation.id in mine else 0),
            general=one,
        )
        for one in fallen(turn)
    ]


def _of_losses(telling: Account, formations: Sequence[str]) -> list[News]:
    """The command that lost most."""
    lost = telling.turn.lost
    commands = commands_of(telling.turn, formations)
    if not commands:
        return []
    price = {command.id: sum(lost.get(unit.id, 0) for unit in command.units) for command in commands}
    worst = max(commands, key=lambda command: price[command.id])
    if price[worst.id] < WORTH_TELLING:
        return []
    guns = _to_guns(telling, worst.units)
    return [News(NewsKind.LOSSES, 30 + price[worst.id], command=worst, lost=lost, to_guns=guns)]


def _to_guns(telling: Account, units: Sequence[Unit]) -> bool:
    """Whether nothing but guns cost some units their losses."""
    turn = telling.turn
    hit = {unit.id for unit in units if turn.lost.get(unit.id)}
    by: set[str] = set()
    for episode in telling.episodes:
        if episode.kind is EpisodeKind.FIRE:
            shots = [shot for shot in shots_of(turn, episode) if shot.event.target in hit]
            firers = [turn.unit(shot.event.unit) for shot in shots if shot.lost or shot.destroyed]
            by |= {firer.arm if firer is not None else "" for firer in firers}
        elif any(lost for unit, lost in _cost(turn, [episode]).items() if unit in hit):
            by.add("")
    besides = turn.ruleset.measure.lost([event for action in telling.actions for event in action.mishaps])
    return by == {"artillery"} and not hit & {unit for unit, lost in besides.items() if lost}


def _cost(turn: Turn, episodes: Sequence[Episode]) -> Mapping[str, int]:
    """What some meetings cost each unit."""
    return turn.ruleset.measure.lost([event for episode in episodes for event in episode.events])


# ---- a turn without news


class Firing(StrEnum):
    """What firing there was of a command that did not come to blows."""

    NONE = "none"
    COSTLY = "costly"
    SHAKING = "shaking"
    HARMLESS = "harmless"
    OWN = "own"


@dataclass(frozen=True, slots=True)
class Quiet:
    """A turn without a fight: which commands moved, what firing there was (``guns``: by guns alone), whom it hit, what
    each of them lost, or the code of the state in which each was left."""

    moved: tuple[CommandTroops, ...]
    firing: Firing
    guns: bool = False
    hit: tuple[Unit, ...] = ()
    lost: Mapping[str, int] | None = None
    states: Mapping[str, str] | None = None


def quiet_turn(telling: Account, formations: Sequence[str]) -> Quiet:
    """What there is to say of a turn without news."""
    turn = telling.turn
    commands = commands_of(turn, formations)
    moved = tuple(
        command
        for command in commands
        if any(
            one.marches[unit.id].distance for one in telling.actions for unit in command.units if unit.id in one.marches
        )
    )
    mine = {unit.id: unit for command in commands for unit in command.units}
    fired = [e for e in telling.episodes if e.kind is EpisodeKind.FIRE and not mine.keys().isdisjoint(e.units)]
    if not fired:
        return Quiet(moved, Firing.NONE)
    # What the ground cost them is no work of the enemy's.
    lost = _cost(turn, fired)
    hit = tuple(unit for unit in mine.values() if lost.get(unit.id))
    by = {actor.arm for e in fired if e.target in mine and (actor := turn.unit(e.actor)) is not None}
    if hit:
        return Quiet(moved, Firing.COSTLY, by == {"artillery"}, hit, lost)
    shots = [shot for e in fired for shot in shots_of(turn, e) if shot.states and shot.event.target in mine]
    if shots:
        states = {shot.event.target: shot.states[-1] for shot in shots}
        return Quiet(moved, Firing.SHAKING, by == {"artillery"}, tuple(mine[unit] for unit in states), states=states)
    if by:
        return Quiet(moved, Firing.HARMLESS, by == {"artillery"})
    own = {actor.arm for e in fired if (actor := mine.get(e.actor)) is not None}
    return Quiet(moved, Firing.OWN, own == {"artillery"})
