"""The story of a turn, brigade by brigade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.keeping import Same, Shelf
from battles.reports.facts.account import Account, Episode, EpisodeKind, Turn
from battles.reports.facts.bodies import bodies_of
from battles.reports.facts.chronicle import TurningPoint
from battles.reports.facts.commands import commands_of
from battles.reports.facts.exchanges import weight_of
from battles.reports.facts.fallen import Fallen, fallen
from battles.reports.facts.idle import Why
from battles.reports.facts.moments import moment_of
from battles.reports.facts.outlook import outlooks
from battles.reports.facts.rows import IN_COMMAND
from battles.reports.facts.story import CommandTurn, OwnAction, command_turns
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.fights import fight_clauses
from battles.reports.tongues.en.marches import march_clauses, places_phrase, who
from battles.reports.tongues.en.mishaps import mishap_clauses, told_of
from battles.reports.tongues.en.notes import side_notes
from battles.reports.tongues.en.outlook import outlook_sentence
from battles.reports.tongues.en.sentences import (
    Clause,
    briefly,
    clause,
    command_kind,
    command_name,
    composed,
    lexicon_of,
    lost_general,
    names_of,
    refusal_clause,
    share_of,
    the_command,
)
from battles.reports.tongues.en.shots import shot_clauses, together_clauses, told_together
from battles.reports.tongues.en.staff_work import STOOD, cause_words, staff_words, stood_words
from battles.reports.tongues.en.words import EnglishHours, counted, listed, toll_words
from battles.reports.tongues.rich import Rich, joined, mark, rich, sentences
from battles.reports.tongues.told import BrigadeStory


def brigade_stories(telling: Account, formations: Sequence[str] = ()) -> tuple[BrigadeStory, ...]:
    """The stories of the commands of one seat (or of the whole side).

    They are kept for the sides asked for last: what a command went through is told to all of its side.
    """
    told = _KEPT.get(Same(telling), lambda: _stories(telling))
    return tuple(told[command.id] for command in commands_of(telling.turn, formations) if command.id in told)


def _stories(telling: Account) -> Mapping[str, BrigadeStory]:
    """The stories of all of a side's commands, by id."""
    parts = command_turns(telling)
    lost = _generals_lost(telling.turn, parts)
    tellers: dict[int, str] = {}
    for part in parts:
        mine = {unit.id for unit in part.command.units}
        name = command_name(telling.turn, part.command)
        tellers |= {one.number: name for one in part.episodes if _tells(telling.turn, one, mine)}
    return {part.command.id: _brigade_story(telling, part, tellers, lost.get(part.command.id, ())) for part in parts}


def _generals_lost(turn: Turn, parts: Sequence[CommandTurn]) -> Mapping[str, Sequence[Fallen]]:
    """Who was lost in the turn, by the command that tells it: his own, or the first of those under him."""
    found: dict[str, list[Fallen]] = {}
    for one in fallen(turn):
        under = [part.command for part in parts if one.formation.id in part.command.above]
        own = [command for command in under if command.id == one.formation.id]
        for command in (own or under)[:1]:
            found.setdefault(command.id, []).append(one)
    return found


#: Reasons for standing that are told.
TOLD = frozenset({Why.ENEMY, Why.FRIEND, Why.ODDS, *STOOD})

_KEPT: Shelf[Mapping[str, BrigadeStory]] = Shelf(4)


def turning_point_words(point: TurningPoint) -> Rich:
    """What came of a throw on which much hung."""
    return composed(point.telling.turn, episode_clauses(point.telling.turn, point.episode))


def _brigade_story(
    telling: Account, part: CommandTurn, tellers: Mapping[int, str], lost: Sequence[Fallen]
) -> BrigadeStory:
    """One command's story: what it did in its own actions, why some of it stood, then what was done to it, and which
    of its generals were ``lost``.

    A meeting is told once, by the command that suffered it; the others say who tells it, by ``tellers``.
    """
    turn = telling.turn
    mine = {unit.id for unit in part.command.units}
    told_here = {episode.number for episode in part.episodes if _tells(turn, episode, mine)}
    told: list[Rich] = [sentences([_arrival(turn, part)])] if _arrives_apart(turn, part) else []
    elsewhere = [one for here in part.elsewhere for one in here if one.number in told_here]
    own = part.own[0].action.number if part.own else 0
    told.append(composed(turn, meeting_clauses(turn, (one for one in elsewhere if one.action < own))))
    told += [_own_action(turn, part, one, told_here) for one in part.own] or [_stood(turn, part)]
    after = meeting_clauses(turn, (one for one in elsewhere if one.action >= own))
    told.append(composed(turn, [*after, *mishap_clauses(turn, part.mishaps)]))
    if part.own and not any(told):
        told.append(_stood(turn, part))
    told.append(sentences(lost_general(turn, one) for one in lost))
    told.append(briefly(sentences(outlook_sentence(turn, one) for one in outlooks(telling, part.command.units))))
    told.append(_besides(turn, part, told_here, tellers))
    return BrigadeStory(
        brigade=part.command.id,
        title=command_name(turn, part.command),
        numbers=part.numbers,
        facts=_facts(telling, part),
        paragraphs=tuple(paragraph for paragraph in told if paragraph),
        notes=tuple(
            note for episode in part.episodes if episode.number in told_here for note in side_notes(telling, episode)
        ),
        quiet=part.quiet and not lost,
        writ=tuple(staff_words(turn, orders) for orders in part.staff),
        weight=sum(weight_of(turn.ruleset, one) for one in part.episodes if one.number in told_here),
        cause=cause_words(part.staff, part.turned) if part.quiet and not lost else "",
    )


def _tells(turn: Turn, episode: Episode, mine: Collection[str]) -> bool:
    """Whether a meeting is told by the command of some units: whom it befell, or who began it with an enemy."""
    return (episode.target if turn.own(episode.target) else episode.actor) in mine


def episode_clauses(turn: Turn, episode: Episode) -> list[Clause]:
    """An exchange of fire or a fight."""
    return shot_clauses(turn, episode) if episode.kind is EpisodeKind.FIRE else fight_clauses(turn, episode)


def meeting_clauses(turn: Turn, episodes: Iterable[Episode]) -> list[Clause]:
    """Meetings in order; plain shots that belong together in one sentence."""
    told: list[Clause] = []
    for together in told_together(turn, episodes):
        told += together_clauses(turn, together) if len(together) > 1 else episode_clauses(turn, together[0])
    return told


def _besides(turn: Turn, part: CommandTurn, told_here: Collection[int], tellers: Mapping[int, str]) -> Rich:
    """Who tells the meetings that are told elsewhere: ``for [4] and [9] see Jamin's Brigade``; whose end one was."""
    told: list[Rich] = []
    others: dict[str, list[int]] = {}
    mine = {unit.id for unit in part.command.units}
    for episode in part.episodes:
        if episode.number in told_here:
            continue
        teller = the_command(tellers[episode.number])
        gone = [e.unit for e in episode.events if e.unit in mine and drawn_as(turn.ruleset.catalogue, e) is Drawn.LOST]
        if gone:
            told.append(rich(mark(episode.number), " was the end of ", joined(names_of(turn, gone)), f": see {teller}"))
        else:
            others.setdefault(teller, []).append(episode.number)
    if others:
        places = [
            rich(joined([rich(mark(number)) for number in numbers]), f" see {teller}")
            for teller, numbers in others.items()
        ]
        told.append(rich("for ", joined(places, " and for " if len(places) > 1 else " and ")))
    return sentences(told)


def _own_action(turn: Turn, part: CommandTurn, own: OwnAction, told_here: Collection[int]) -> Rich:
    """An action of the command's own: its marches and its fights, and who stood."""
    units = [unit for unit in part.command.units if _was_there(turn, unit.id)]
    charged = {episode.actor for _, episode in own.attacks if episode.kind is EpisodeKind.FIGHT}
    led = [march for marches, _ in own.attacks for march in marches if march.unit not in charged]
    came = {event.unit for event in part.arrivals if "waiting" not in event.effect}
    marched = march_clauses(turn, (*own.marches, *led), units, came)
    met = sorted((*(one for _, one in own.attacks), *own.suffered), key=lambda one: one.number)
    fought = meeting_clauses(turn, (one for one in met if one.number in told_here))
    mishaps = mishap_clauses(turn, own.mishaps)
    told = [*marched, *mishaps]
    stood: list[Clause] = []
    # Of several actions those in which nobody did anything say nothing; who has just come in is not said to stand.
    if told or fought or len(part.own) == 1:
        done = {unit for body in bodies_of(turn, (*own.marches, *led)) for unit in body.units} | told_of(mishaps)
        stood = _still(turn, part, [unit.id for unit in own.still if unit.id not in came | done], units, done)
    told += [*stood, *fought]
    told.extend(refusal_clause(turn, refused) for refused in own.refused)
    return composed(turn, told)


def _still(
    turn: Turn, part: CommandTurn, still: Sequence[str], units: Sequence[Unit], done: Collection[str]
) -> list[Clause]:
    """Who stood, and why: those of one reason together. Of whom no reason is known the table tells that he stood."""
    reasons = {unit.id: reason for orders in part.staff for reason, alike in orders.stood for unit in alike}
    groups: dict[Why | None, list[str]] = {}
    for unit in still:
        reason = reasons.get(unit)
        groups.setdefault(reason.why if reason is not None and reason.why in TOLD else None, []).append(unit)
    told = []
    for why, alike in groups.items():
        if why is None:
            continue
        subject, many = who(turn, alike, units, done)
        reason = reasons[alike[0]]
        several = len({reasons[unit].who for unit in alike}) > 1
        told.append(clause("", subject, " ", stood_words(turn, reason, many=many, several=several)))
    return told


def _was_there(turn: Turn, unit_id: str) -> bool:
    """Whether a unit was in play at the turn's beginning or is at its end."""
    units = (turn.before.unit_by_id.get(unit_id), turn.after.unit_by_id.get(unit_id))
    return any(unit is not None and unit.in_play for unit in units)


def _stood(turn: Turn, part: CommandTurn) -> Rich:
    """A command that was never called up, and to which nothing was done."""
    if part.arrivals or part.episodes or all(not unit.in_play for unit in part.command.units):
        return ()
    return sentences([rich(f"The {command_kind(turn, part.command).one} stood")])


def _arrives_apart(turn: Turn, part: CommandTurn) -> bool:
    """Whether its coming is a sentence of its own: its march, if all marched as one, tells it otherwise."""
    came = {event.unit for event in part.arrivals if "waiting" not in event.effect}
    bodies = [set(body.units) for one in part.own for body in bodies_of(turn, one.marches)]
    return bool(part.arrivals) and came not in bodies


def _arrival(turn: Turn, part: CommandTurn) -> Rich:
    """``all five battalions came upon the field``, or why they waited."""
    waiting = [event for event in part.arrivals if "waiting" in event.effect]
    came = [event.unit for event in part.arrivals if "waiting" not in event.effect]
    if came:
        ends = [unit.at for unit_id in came if (unit := turn.after.unit_by_id[unit_id]).in_play and unit.at is not None]
        marched = any(march.unit in came for one in part.own for march in one.marches)
        where = "" if marched else f" {places_phrase([turn.where(end) for end in ends])}"
        return rich(who(turn, came, part.command.units)[0], " came upon the field", where.rstrip())
    why = lexicon_of(turn).waiting[waiting[0].effect["waiting"]].past[0]
    return rich(who(turn, [event.unit for event in waiting], part.command.units)[0], f" waited off the field: {why}")


def _lost(turn: Turn, part: CommandTurn) -> str:
    """``lost 3 points, about 300 men``; where the toll is told in the measure itself, the toll alone."""
    lost = turn.lost
    points = sum(lost.get(unit.id, 0) for unit in part.command.units)
    if not points:
        return "no loss"
    noun = lexicon_of(turn).strength_short
    told = toll_of(turn.ruleset, part.command.units, lost)
    toll = toll_words(turn.ruleset, told)
    if sum(told.values()) == points:
        return f"lost {toll}"
    return f"lost {counted(points, noun.one, noun.many)}, about {toll}"


def _facts(telling: Account, part: CommandTurn) -> str:
    """``about twenty past four; in command; lost 3 points, about 300 men``."""
    turn = telling.turn
    parts: list[str] = []
    lexicon = lexicon_of(turn)
    acted = [one.action for one in part.own if one.action.place]
    hours = [EnglishHours(turn.clock).about(moment_of(telling, action)) for action in acted]
    if acted:
        places = [str(action.place) for action in acted]
        counted_ = f"{lexicon.activation.of(len(places))} {listed(places)}"
        told_hours = list(dict.fromkeys(hours))
        later = [hour.removeprefix("about ") for hour in told_hours[1:]]
        parts.append(listed([*told_hours[:1], *later]) if all(hours) else counted_)
    own = {unit.id for unit in part.command.units if _was_there(turn, unit.id)}
    told = {unit: state for one in part.own for unit, state in one.action.statuses.items() if state and unit in own}
    out = Counter(lexicon.command.get(state, state) for state in told.values() if state != IN_COMMAND)
    if told and not out:
        parts.append(lexicon.command.get(IN_COMMAND, IN_COMMAND))
    some = share_of(turn, [unit for unit in part.command.units if unit.id in own])
    parts += [words if count == len(own) else f"{count} of {some} {words}" for words, count in out.items()]
    parts.append(_lost(turn, part))
    return "; ".join(parts)
