"""The story of a turn, brigade by brigade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.keeping import Same, Shelf
from battles.reports.facts.account import Account, Action, Episode, March, Turn
from battles.reports.facts.chronicle import Chronicle, PlayedTurn, TurningPoint, told_episodes
from battles.reports.facts.commands import commands_of
from battles.reports.facts.rows import IN_COMMAND
from battles.reports.facts.story import CommandTurn, OwnAction, command_turns
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.notes import side_notes
from battles.reports.tongues.en.sentences import (
    Clause,
    clause,
    command_kind,
    command_name,
    composed,
    episode_clauses,
    lexicon_of,
    march_clauses,
    name_of,
    refusal_clause,
    units_phrase,
)
from battles.reports.tongues.en.staff_work import cause_words, staff_words, stood_words
from battles.reports.tongues.en.words import (
    choose,
    counted,
    ground,
    listed,
    place_name,
    toll_words,
)
from battles.reports.tongues.rich import Rich, joined, mark, rich, sentences
from battles.reports.tongues.told import BrigadeStory


def brigade_stories(telling: Account, formations: Sequence[str] = ()) -> tuple[BrigadeStory, ...]:
    """The stories of the commands of one seat (or of the whole side).

    They are kept for the sides asked for last: what a command went through is told to all of its side.
    """
    told = _KEPT.get(
        Same(telling), lambda: {part.command.id: _brigade_story(telling, part) for part in command_turns(telling)}
    )
    return tuple(told[command.id] for command in commands_of(telling.turn, formations) if command.id in told)


_KEPT: Shelf[Mapping[str, BrigadeStory]] = Shelf(4)


def turn_story(chronicle: Chronicle, turn: PlayedTurn) -> Rich:
    """A turn in a few sentences, whoever did it: its fights, and the shots that told."""
    telling, episodes = told_episodes(chronicle, turn)
    return composed(telling.turn, [line for episode in episodes for line in episode_clauses(telling.turn, episode)])


def turning_point_words(point: TurningPoint) -> Rich:
    """What came of a throw on which much hung."""
    return composed(point.telling.turn, episode_clauses(point.telling.turn, point.episode))


def _brigade_story(telling: Account, part: CommandTurn) -> BrigadeStory:
    """One command's story: what it did in its own actions, why some of it stood, then what was done to it.

    A meeting is told once, by the command that suffered it; the others say that they had a part in it.
    """
    turn = telling.turn
    mine = {unit.id for unit in part.command.units}
    told_here = {episode.number for episode in part.episodes if _tells(turn, episode, mine)}
    told: list[Rich] = [_own_action(turn, part, one, told_here) for one in part.own] or [_stood(turn, part)]
    if not part.quiet:
        told.extend(stood_words(turn, orders) for orders in part.staff)
    for here in part.elsewhere:
        told.append(composed(turn, (line for one in here for line in _told(turn, one, told_here))))
    told.append(_besides(part, told_here))
    return BrigadeStory(
        brigade=part.command.id,
        title=command_name(turn, part.command),
        numbers=part.numbers,
        facts=_facts(turn, part),
        paragraphs=tuple(paragraph for paragraph in told if paragraph),
        notes=tuple(
            note for episode in part.episodes if episode.number in told_here for note in side_notes(telling, episode)
        ),
        quiet=part.quiet,
        writ=tuple(staff_words(turn, orders) for orders in part.staff),
        cause=cause_words(part.staff) if part.quiet else "",
    )


def _tells(turn: Turn, episode: Episode, mine: Collection[str]) -> bool:
    """Whether a meeting is told by the command of some units: whom it befell, or who began it with an enemy."""
    return (episode.target if turn.own(episode.target) else episode.actor) in mine


def _told(turn: Turn, episode: Episode, told_here: Collection[int]) -> list[Clause]:
    return episode_clauses(turn, episode) if episode.number in told_here else []


def _besides(part: CommandTurn, told_here: Collection[int]) -> Rich:
    """The meetings that another command tells."""
    others = [mark(episode.number) for episode in part.episodes if episode.number not in told_here]
    return sentences([rich("it had its part in ", joined([rich(one) for one in others]))]) if others else ()


def _own_action(turn: Turn, part: CommandTurn, own: OwnAction, told_here: Collection[int]) -> Rich:
    """An action of the command's own: its marches and its fights, and who stood."""
    told = [clause("", _arrival(turn, part.arrivals))] if part.arrivals else []
    if own.charging:
        told.append(_opening(turn, part, own))
    for marches, episode in own.attacks:
        told.extend(line for march in marches for line in march_clauses(turn, march))
        told.extend(_told(turn, episode, told_here))
    told.extend(line for one in own.suffered for line in _told(turn, one, told_here))
    told.extend(_marches(turn, own.marches))
    if own.still and told:
        told.append(_stayed(turn, own.still))
    elif own.still:
        stood = choose(("stood fast", "did not stir", "held its ground"), command_name(turn, part.command))
        told.append(clause("", f"The {_kind(turn, part, own.action)} {stood}"))
    told.extend(refusal_clause(turn, refused) for refused in own.refused)
    return composed(turn, told)


def _opening(turn: Turn, part: CommandTurn, own: OwnAction) -> Clause:
    """``The brigade went straight at the enemy``."""
    did = choose(("attacked", "went straight at the enemy"), f"{turn.before.turn}{own.action.command}")
    return clause("", f"The {_kind(turn, part, own.action)} {did}")


def _kind(turn: Turn, part: CommandTurn, action: Action) -> str:
    """What the command is called that acted: ``brigade``; the formation above it, or its guns."""
    formation = turn.after.formation_by_id.get(action.command)
    if formation is None or action.command == part.command.id:
        return command_kind(turn, part.command).one
    noun = lexicon_of(turn).commands.get(formation.kind)
    return noun.one if noun is not None else formation.kind


def _marches(turn: Turn, marches: Sequence[March]) -> list[Clause]:
    """Marches, those that were alike told together."""
    alike: dict[tuple[str, str, float], list[March]] = {}
    for march in marches:
        alike.setdefault((march.formation, march.mode, round(march.distance, 1)), []).append(march)
    told: list[Clause] = []
    for (formation, mode, distance), group in alike.items():
        if len(group) < 3 or not distance:
            told.extend(line for march in group for line in march_clauses(turn, march))
            continue
        names = joined(name_of(turn, march.unit) for march in group)
        formed = f"{lexicon_of(turn).formation(formation).formed} and " if formation else ""
        going = "marched" if mode in ("move", "division", "redeploy") else "moved"
        told.append(clause("", names, f" {formed}{going} {ground(turn.ruleset, distance)}", _whither(turn, group)))
    return told


def _whither(turn: Turn, group: Sequence[March]) -> str:
    places = list(dict.fromkeys(place_name(turn.where(march.end)) for march in group if march.end is not None))
    return f" and stood {places[0]}" if len(places) == 1 else ""


def _stayed(turn: Turn, units: Sequence[Unit]) -> Clause:
    if len(units) == 1:
        verb = choose(("stood fast", "held its ground", "stayed where it was"), units[0].id)
        return clause(units[0].id, verb)
    plural = choose(("stood fast", "held their ground", "stayed where they were"), units[0].id)
    return clause("", f"The other {units_phrase(turn, units)} {plural}")


def _stood(turn: Turn, part: CommandTurn) -> Rich:
    """A command that was never called up."""
    if part.arrivals:
        return sentences([_arrival(turn, part.arrivals)])
    if all(not unit.in_play for unit in part.command.units):
        return ()
    idle = choose(("was not called upon", "did not come to act"), command_name(turn, part.command))
    return sentences([rich(f"The {command_kind(turn, part.command).one} {idle}")])


def _arrival(turn: Turn, events: Sequence[Event]) -> Rich:
    waiting = [event for event in events if "waiting" in event.effect]
    came = [event for event in events if "waiting" not in event.effect]
    if came:
        return rich(joined(name_of(turn, event.unit) for event in came), " came upon the field")
    why = lexicon_of(turn).waiting[waiting[0].effect["waiting"]].past[0]
    return rich(joined(name_of(turn, event.unit) for event in waiting), f" waited off the field: {why}")


def _lost(turn: Turn, part: CommandTurn) -> str:
    """``lost 3 points, about 300 men``; where the toll is told in the measure itself, the toll alone."""
    lost = turn.ruleset.measure.lost(turn.events)
    points = sum(lost.get(unit.id, 0) for unit in part.command.units)
    if not points:
        return "no loss"
    noun = lexicon_of(turn).strength_short
    told = toll_of(turn.ruleset, part.command.units, lost)
    toll = toll_words(turn.ruleset, told)
    if sum(told.values()) == points:
        return f"lost {toll}"
    return f"lost {counted(points, noun.one, noun.many)}, about {toll}"


def _facts(turn: Turn, part: CommandTurn) -> str:
    """``initiative 1; in command; lost 3 points, about 300 men``."""
    parts: list[str] = []
    lexicon = lexicon_of(turn)
    places = [str(one.action.place) for one in part.own if one.action.place]
    if places:
        parts.append(f"{lexicon.activation.of(len(places))} {listed(places)}")
    own = {unit.id for unit in part.command.units}
    told = {unit: state for one in part.own for unit, state in one.action.statuses.items() if state}
    held = Counter(lexicon.command.get(state, state) for unit, state in told.items() if unit in own)
    if IN_COMMAND in told.values():
        parts += [listed(list(held))] if held else []
    else:
        # Where only those are told who are out, they are some of a command.
        parts += [f"{count} of {len(own)} {words}" for words, count in held.items()]
    parts.append(_lost(turn, part))
    return "; ".join(parts)
