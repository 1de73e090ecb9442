"""A whole battle in a few sentences, its marks in a few words, and a turn of it in a paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battles.reports.facts.account import Turn
from battles.reports.facts.chronicle import Chronicle, PlayedTurn, told_episodes
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.course import Blow, Kind, Milestone, bloodiest, milestones, moved
from battles.reports.scene.troops import short_name
from battles.reports.tongues.en.sentences import command_name, composed, the_command
from battles.reports.tongues.en.shots import digest, is_lesser_fire
from battles.reports.tongues.en.story import meeting_clauses
from battles.reports.tongues.en.words import EnglishHours, ground_name, listed, number
from battles.reports.tongues.rich import Rich, Span, bold, rich, sentences

#: More commands of a side than this are told by their number.
NAMED = 4


def day_words(chronicle: Chronicle) -> Rich:
    """What was taken and lost, which commands were spent, when it was worst."""
    marks = milestones(chronicle)
    told = [_held(chronicle, changes) for changes in _by_ground(marks).values()]
    spent: list[str] = []
    for side in chronicle.first.sides:
        here = [one for one in marks if one.side == side.id and one.command is not None]
        if here:
            whose = "its" if len(here) == 1 else "their"
            verb = "" if spent else f" lost most of {whose} strength"
            spent.append(f"on the {side.label} side {_spent(chronicle, here)}{verb}")
    if spent:
        told.append(rich(", ".join(spent)))
    if not told:
        told.append(rich("no place of a name changed hands"))
    turn, cost = bloodiest(chronicle)
    if sum(loss.points for loss in chronicle.losses) > cost:
        told.append(rich(f"it was bloodiest {_between(chronicle, turn)}"))
    return sentences(told)


def _spent(chronicle: Chronicle, marks: Iterable[Milestone]) -> str:
    """The commands that were spent, by name."""
    return listed([_called(chronicle.setting(one.side), one.command) for one in marks if one.command is not None])


def _called(setting: Turn, command: CommandTroops) -> str:
    """A command by name in a sentence, with the article that the name asks for."""
    return the_command(command_name(setting, command))


def _between(chronicle: Chronicle, turn: PlayedTurn) -> str:
    """``between five o’clock and twenty past five``; ``in turn 10`` without a clock."""
    hours, first = EnglishHours(chronicle.clock), turn.before.turn
    ends = [hours.about(moment).removeprefix("about ") for moment in (first, first + 1)]
    return f"between {ends[0]} and {ends[1]}" if all(ends) else f"in turn {first}"


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
    head = rich(f"the {labels.get(first.side, first.side)} side ", bold(f"took {ground_name(first.ground)}"), by)
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
    lesser = [one for one in episodes if is_lesser_fire(telling.turn, one)]
    fights = composed(telling.turn, meeting_clauses(telling.turn, [one for one in episodes if one not in lesser]))
    fire = digest(telling.turn, lesser)
    parts = [
        sentences(lead),
        fights,
        sentences([rich("for the rest " if fights else "", fire)] if fire else ()),
        sentences(_ends(chronicle, marks)),
        sentences(_nothing(chronicle, turn)),
    ]
    return rich(*[piece for part in parts if part for piece in (part, Span(" "))][:-1])


def _ends(chronicle: Chronicle, marks: Sequence[Milestone]) -> list[Rich]:
    """Which commanders fell, and which commands had now lost most of what they came with."""
    fallen = [
        one.formation.commander.name or one.formation.label
        for one in marks
        if one.formation is not None and one.formation.commander is not None
    ]
    spent = [_called(chronicle.setting(one.side), one.command) for one in marks if one.command is not None]
    told = [rich(f"{listed(fallen)} fell")] if fallen else []
    if spent:
        told.append(rich(f"{listed(spent)} had now lost most of {'its' if len(spent) == 1 else 'their'} strength"))
    return told


def _nothing(chronicle: Chronicle, turn: PlayedTurn) -> list[Rich]:
    """That a turn cost nobody anything, and whether it was for want of shots."""
    if any(loss.turn == turn.before.turn for loss in chronicle.losses):
        return []
    telling, episodes = told_episodes(chronicle, turn)
    if episodes:
        return []
    return [rich("there was firing, but nobody lost anything by it" if telling.episodes else "no shot was fired")]


def _marching(chronicle: Chronicle, turn: PlayedTurn) -> list[Rich]:
    """``on the French side Husson's Brigade was on the march, on the Allied side Kempt's Brigade``."""
    labels = {side.id: side.label for side in chronicle.first.sides}
    parts: list[str] = []
    for side, commands in moved(chronicle, turn).items():
        names = [_called(chronicle.setting(side), command) for command in commands]
        if names:
            who = listed(names) if len(names) <= NAMED else f"{number(len(names))} commands"
            verb = "" if parts else f" {'was' if len(names) == 1 else 'were'} on the march"
            parts.append(f"on the {labels[side]} side {who}{verb}")
    return [rich(", ".join(parts))] if parts else []
