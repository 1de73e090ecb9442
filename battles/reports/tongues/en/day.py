"""A whole battle in a few sentences, its marks in a few words, and a turn of it in a paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battles.reports.facts.chronicle import Chronicle, PlayedTurn, told_episodes
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.course import Blow, Kind, Milestone, bloodiest, milestones, moved
from battles.reports.scene.troops import short_name
from battles.reports.tongues.en.sentences import command_name, composed
from battles.reports.tongues.en.story import meeting_clauses
from battles.reports.tongues.en.words import EnglishHours, ground_name, listed, number
from battles.reports.tongues.rich import Rich, Span, bold, rich, sentences

#: More commands of a side than this are told by their number.
NAMED = 4


def day_words(chronicle: Chronicle) -> Rich:
    """What was taken and lost, which commands were spent, when it was worst."""
    marks = milestones(chronicle)
    told = [_held(chronicle, changes) for changes in _by_ground(marks).values()]
    for side in chronicle.first.sides:
        setting = chronicle.setting(side.id)
        spent = [command_name(setting, one.command) for one in marks if one.side == side.id and one.command is not None]
        if spent:
            told.append(
                rich(f"of the {side.label} troops {listed(spent)} {'was' if len(spent) == 1 else 'were'} spent")
            )
    turn, cost = bloodiest(chronicle)
    if cost:
        hour = EnglishHours(chronicle.clock).about(turn.before.turn)
        when = f"from {hour} on" if hour else f"in turn {turn.before.turn}"
        told.append(rich(f"it was bloodiest {when.replace('from about', 'from')}"))
    return sentences(told)


def _by_ground(marks: Iterable[Milestone]) -> dict[str, list[Milestone]]:
    found: dict[str, list[Milestone]] = {}
    for one in marks:
        if one.ground is not None:
            found.setdefault(one.ground.name, []).append(one)
    return found


def _held(chronicle: Chronicle, changes: Sequence[Milestone]) -> Rich:
    """``The French side took Gemioncourt at about half past three and kept it``."""
    labels = {side.id: side.label for side in chronicle.first.sides}
    first, last = changes[0], changes[-1]
    assert first.ground is not None
    by = f" by {_when(chronicle, first)}"
    head = rich(f"the {labels.get(first.side, first.side)} side had ", bold(f"taken {ground_name(first.ground)}"), by)
    if len(changes) == 1:
        return rich(head, " and kept it")
    again = "lost it again" if last.side != first.side else "had it at the end"
    times = f", which changed hands {number(len(changes))} times" if len(changes) > 2 else ""
    return rich(head, times, f" and {again}", f" by {_when(chronicle, last)}" if last.side != first.side else "")


def _when(chronicle: Chronicle, one: Milestone) -> str:
    told = EnglishHours(chronicle.clock).about(one.moment).removeprefix("about ")
    return told or f"the end of turn {one.moment - 1}"


def mark_words(one: Milestone) -> str:
    """A mark of the day for a chart: ``Gemioncourt taken``, ``Piré falls``, ``Kempt spent``."""
    if one.ground is not None:
        return f"{one.ground.name} {'retaken' if one.kind is Kind.RETAKEN else 'taken'}"
    if one.command is not None:
        return f"{short_name(one.command.formation.label)}{_part(one.command)} spent"
    assert one.formation is not None
    commander = one.formation.commander
    return f"{(commander.name if commander else '') or one.formation.label} falls"


def _part(command: CommandTroops) -> str:
    return f" {command.command.part}" if command.command.part else ""


def blow_words(chronicle: Chronicle, blow: Blow) -> str:
    """A main blow on the map: ``Foy 15:10``."""
    commander = blow.formation.commander
    name = (commander.name if commander else "") or short_name(blow.formation.label)
    hours = EnglishHours(chronicle.clock)
    return f"{name} {hours.hour(blow.moment)}"


def turn_words(chronicle: Chronicle, turn: PlayedTurn) -> Rich:
    """A turn in a paragraph: what it changed, who marched, the fights and shots that told, what the rest cost."""
    labels = {side.id: side.label for side in chronicle.first.sides}
    marks = [one for one in milestones(chronicle) if one.moment == turn.after.turn]
    lead: list[Rich] = []
    for one in marks:
        if one.ground is not None:
            did = "retook" if one.kind is Kind.RETAKEN else "took"
            lead.append(rich(bold(f"the {labels.get(one.side, one.side)} side {did} {ground_name(one.ground)}")))
    if len(chronicle.turns) > 1 and bloodiest(chronicle)[0] is turn and bloodiest(chronicle)[1]:
        lead.append(rich("it was the bloodiest turn of the day"))
    lead += _marching(chronicle, turn)
    telling, episodes = told_episodes(chronicle, turn)
    fights = composed(telling.turn, meeting_clauses(telling.turn, episodes))
    after = [
        rich(f"{mark_words(one).replace(' falls', ' fell').replace(' spent', ' was spent')}")
        for one in marks
        if one.ground is None
    ]
    parts = [sentences(lead), fights, sentences(after)]
    return rich(*[piece for part in parts if part for piece in (part, Span(" "))][:-1])


def _marching(chronicle: Chronicle, turn: PlayedTurn) -> list[Rich]:
    """``On the march: of the French Husson's Brigade; of the Allied Kempt's Brigade``."""
    labels = {side.id: side.label for side in chronicle.first.sides}
    parts = []
    for side, commands in moved(chronicle, turn).items():
        setting = chronicle.setting(side)
        names = [command_name(setting, command) for command in commands]
        if names:
            who = listed(names) if len(names) <= NAMED else f"{number(len(names))} commands"
            parts.append(f"of the {labels[side]} {who}")
    return [rich(f"on the march: {'; '.join(parts)}")] if parts else []
