"""The story of a turn, brigade by brigade."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.reports.prose.account import Account, Episode, Initiative, March, brigades_of, losses
from battles.reports.prose.notes import SideNote, side_notes
from battles.reports.prose.rich import Rich, joined, rich, sentences
from battles.reports.prose.staff_work import staff_orders
from battles.reports.prose.tables import toll_of
from battles.reports.prose.wording import (
    FORMING,
    Clause,
    clause,
    composed,
    episode_clauses,
    march_clauses,
    name_of,
    refusal_clause,
    units_phrase,
)
from battles.reports.prose.words import NUMBERS, choose, counted, length, listed, number, ordinal, place_name


@dataclass(frozen=True, slots=True)
class BrigadeStory:
    """A brigade's part of the turn: the numbers of its fights on the map, a line of facts, the tale, the side notes.

    ``quiet`` says that it neither marched nor fought.
    """

    brigade: str
    title: str
    numbers: tuple[int, ...]
    facts: str
    paragraphs: tuple[Rich, ...]
    notes: tuple[SideNote, ...]
    quiet: bool = False


def brigade_stories(telling: Account, formations: Sequence[str] = ()) -> tuple[BrigadeStory, ...]:
    """The stories of the brigades of one seat (or of the whole side)."""
    return tuple(
        brigade_story(telling, brigade, name, units)
        for brigade, name, units in brigades_of(telling.turn, formations)
        if any(unit.in_play or _took_part(telling, unit) for unit in units)
    )


def brigade_story(telling: Account, brigade: str, name: str, units: Sequence[Unit]) -> BrigadeStory:
    """One brigade's story. What it did in its own initiative comes first, then what was done to it."""
    mine = {unit.id for unit in units}
    episodes = [episode for episode in telling.episodes if episode.units & mine]
    own = [one for one in telling.initiatives if one.brigade and _is_of(one, brigade, telling)]
    told: list[Rich] = [_own_initiative(telling, one, name, mine) for one in own] or [_stood(telling, name, units)]
    told.extend(staff_orders(telling, own, mine))
    acted = {one.number for one in own}
    for initiative in telling.initiatives:
        here = [episode for episode in episodes if episode.initiative == initiative.number]
        if here and initiative.number not in acted:
            told.append(composed(telling.turn, (line for one in here for line in episode_clauses(telling, one))))
    return BrigadeStory(
        brigade=brigade,
        title=name,
        numbers=tuple(episode.number for episode in episodes),
        facts=_facts(telling, own, units),
        paragraphs=tuple(paragraph for paragraph in told if paragraph),
        notes=tuple(note for episode in episodes for note in side_notes(telling, episode)),
        quiet=not episodes and not any(mine & set(one.marches) for one in own) and not _arrived(telling, mine),
    )


def _is_of(initiative: Initiative, brigade: str, telling: Account) -> bool:
    """Whether a brigade acted in an initiative, alone or in its division's manoeuvre."""
    if initiative.brigade == brigade:
        return True
    formation = brigade.removesuffix("/artillery")
    chain = telling.turn.after.chain(formation)
    return initiative.mode == "division" and any(link.id == initiative.brigade for link in chain)


def _took_part(telling: Account, unit: Unit) -> bool:
    return any(unit.id in (event.unit, event.target) for event in telling.turn.events)


def _own_initiative(telling: Account, initiative: Initiative, name: str, mine: set[str]) -> Rich:
    """The brigade's own initiative: how it came by it, its marches and its fights, and who stood."""
    turn = telling.turn
    fights = [episode for episode in initiative.episodes if episode.units & mine and episode.number]
    marches = [march for unit_id, march in initiative.marches.items() if unit_id in mine]
    told = [clause("", _arrival(telling, arrived))] if (arrived := _arrived(telling, mine)) else []
    told.append(_opening(telling, initiative, fights, marches, mine))
    for episode in [one for one in fights if one.actor in mine]:
        own = [march for march in marches if march.unit == episode.actor]
        marches = [march for march in marches if march.unit != episode.actor]
        told.extend(line for march in own for line in march_clauses(turn, march))
        told.extend(episode_clauses(telling, episode))
    told.extend(line for one in fights if one.actor not in mine for line in episode_clauses(telling, one))
    told.extend(_marches(telling, marches))
    busy = {unit_id for episode in fights for unit_id in episode.units} | set(initiative.marches)
    still = [unit for unit in turn.after.units if unit.id in mine and unit.in_play and unit.id not in busy]
    if still and len(told) > 1:
        told.append(_stayed(still))
    elif still:
        told.append(clause("", f"It {choose(('stood fast', 'did not stir', 'held its ground'), name)}"))
    for unit_id in initiative.marches:
        if unit_id in mine:
            told.extend(refusal_clause(refused) for refused in initiative.marches[unit_id].refused)
    return composed(turn, told)


def _opening(
    telling: Account, initiative: Initiative, fights: Sequence[Episode], marches: Sequence[March], mine: set[str]
) -> Clause:
    """``The brigade took the first initiative, nine to seven, and attacked``."""
    turn = telling.turn
    who = "The division" if initiative.mode == "division" else "The brigade"
    if initiative.brigade.endswith("/artillery"):
        who = "The artillery"
    charging = any(event.kind == "charge" and event.unit in mine for one in fights for event in one.events)
    key = f"{turn.before.turn}{initiative.brigade}"
    did = choose((" and attacked", " and went straight at the enemy"), key) if charging else (
        choose((" and moved up", " and moved"), key) if any(march.distance for march in marches) else ""
    )  # fmt: skip
    totals = (initiative.throw.effect.get("totals") or {}) if initiative.throw else {}
    if not initiative.number:
        return clause("")
    if initiative.throw is None or initiative.throw.effect.get("uncontested") or len(totals) < 2:
        return clause("", f"{who} acted in initiative {initiative.place}, the other side having done")
    own_total = totals.get(turn.side, 0)
    other = max(value for side, value in totals.items() if side != turn.side)
    took = choose(("took", "won", "had"), key)
    comma = "," if did else ""
    spelt = max(own_total, other) < len(NUMBERS)
    dice = f"{number(own_total)} to {number(other)}" if spelt else f"{own_total} to {other}"
    return clause("", f"{who} {took} the {ordinal(initiative.place)} initiative, {dice}{comma}{did}")


def _marches(telling: Account, marches: Sequence[March]) -> list[Clause]:
    """Marches, those that were alike told together."""
    turn = telling.turn
    alike: dict[tuple[str, str, float], list[March]] = {}
    for march in marches:
        alike.setdefault((march.formation, march.mode, round(march.distance, 1)), []).append(march)
    told: list[Clause] = []
    for (formation, mode, distance), group in alike.items():
        if len(group) < 3 or not distance:
            told.extend(line for march in group for line in march_clauses(turn, march))
            continue
        names = joined(name_of(turn, march.unit) for march in group)
        formed = f"{FORMING.get(formation, f'formed {formation}')} and " if formation else ""
        going = "marched" if mode in ("move", "division", "redeploy") else "moved"
        told.append(clause("", names, f" {formed}{going} {length(turn.ruleset, distance)}", _whither(telling, group)))
    return told


def _whither(telling: Account, group: Sequence[March]) -> str:
    places = list(
        dict.fromkeys(
            place_name(telling.turn.after, march.end, telling.turn.ruleset.vocabulary.square)
            for march in group
            if march.end is not None
        )
    )
    return f" and stood {places[0]}" if len(places) == 1 else ""


def _stayed(units: Sequence[Unit]) -> Clause:
    if len(units) == 1:
        verb = choose(("stood fast", "held its ground", "stayed where it was"), units[0].id)
        return clause(units[0].id, verb)
    plural = choose(("stood fast", "held their ground", "stayed where they were"), units[0].id)
    return clause("", f"The other {units_phrase(units)} {plural}")


def _stood(telling: Account, name: str, units: Sequence[Unit]) -> Rich:
    """A brigade that was never called up."""
    arrived = [
        event for event in telling.turn.events if event.kind == "arrival" and event.unit in {u.id for u in units}
    ]
    if arrived:
        return sentences([_arrival(telling, arrived)])
    if all(not unit.in_play for unit in units):
        return ()
    return sentences([rich(f"The brigade {choose(('was not called upon', 'did not come to act'), name)}")])


def _arrived(telling: Account, units: set[str]) -> list[Event]:
    return [event for event in telling.turn.events if event.kind == "arrival" and event.unit in units]


def _arrival(telling: Account, events: Sequence[Event]) -> Rich:
    waiting = [event for event in events if "waiting" in event.effect]
    came = [event for event in events if "waiting" not in event.effect]
    if came:
        return rich(joined(name_of(telling.turn, event.unit) for event in came), " came upon the field")
    why = "the road was taken" if waiting[0].effect["waiting"] == "taken" else "the enemy stood too near"
    return rich(joined(name_of(telling.turn, event.unit) for event in waiting), f" waited off the field: {why}")


def _facts(telling: Account, own: Sequence[Initiative], units: Sequence[Unit]) -> str:
    """``initiative 1; in command; lost 3 points, about 300 men``."""
    turn = telling.turn
    parts: list[str] = []
    places = [str(one.place) for one in own if one.place]
    if places:
        parts.append(f"initiative {listed(places)}" if len(places) == 1 else f"initiatives {listed(places)}")
    status = {unit_id: state for one in own for unit_id, state in one.command.items()}
    words = {"in": "in command", "cautious": "cautious", "out": "out of command"}
    held = list(dict.fromkeys(words.get(value, value) for value in status.values() if value))
    if held:
        parts.append(listed(held))
    lost = losses(turn.events)
    points = sum(lost.get(unit.id, 0) for unit in units)
    parts.append(f"lost {counted(points, 'point')}, about {toll_of(turn, units, lost)}" if points else "no loss")
    return "; ".join(parts)
