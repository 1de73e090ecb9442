"""Side notes in English: every throw behind an episode, with what was needed, what was added, and what came of it."""

from __future__ import annotations

from battles.engine.dice import RULED
from battles.engine.events import Event
from battles.reports.facts.account import Account, Episode, Turn
from battles.reports.facts.exchanges import Shot, shots_of
from battles.reports.facts.notes import NoteFacts, NoteKind, Thrown, notes_of
from battles.reports.tongues.en.sentences import cost_of, lexicon_of, name_of
from battles.reports.tongues.en.words import figure
from battles.reports.tongues.rich import plain
from battles.reports.tongues.told import SideNote, Throw


def side_notes(telling: Account, episode: Episode) -> tuple[SideNote, ...]:
    """The notes of an episode: one for its fire, or one for its tests and one for its rounds."""
    return tuple(_note(telling.turn, note) for note in notes_of(telling, episode))


def _note(turn: Turn, note: NoteFacts) -> SideNote:
    fire = note.kind is NoteKind.FIRE
    shots = {shot.event.n: shot for shot in shots_of(turn, note.episode)} if fire else {}
    return SideNote(
        number=note.episode.number,
        title=_title(turn, note),
        clauses=note.clauses,
        throws=tuple(_throw(turn, thrown, shots.get(thrown.event.n)) for thrown in note.throws),
    )


def _title(turn: Turn, note: NoteFacts) -> str:
    actor, target = _short(turn, note.episode.actor), _short(turn, note.episode.target)
    if note.kind is NoteKind.FIRE:
        return f"{actor} at {target}"
    if note.kind is NoteKind.ROUNDS:
        return f"{actor} and {target}, hand to hand"
    tests = [thrown.event for thrown in note.throws]
    titles = [f"{_short(turn, test.unit)} {lexicon_of(turn).test(test.effect['test']).purpose}" for test in tests]
    return "; ".join(dict.fromkeys(titles))


def _throw(turn: Turn, thrown: Thrown, shot: Shot | None) -> Throw:
    roll = thrown.roll
    lexicon = lexicon_of(turn)
    chips = [(lexicon.modifiers.get(name, name), _signed(value)) for name, value in roll.modifiers]
    if "dice" in thrown.event.effect and chips:
        # The first modifier of a shot is not added to anything: it is the number of dice that the range gives.
        chips[0] = (chips[0][0], chips[0][1].removeprefix("+"))
    if roll.need is not None:
        unit = turn.unit(thrown.event.unit)
        quality = lexicon.qualities.get(unit.quality, unit.quality) if unit is not None else ""
        chips.insert(0, (quality or "needs", f"{roll.need}+"))
    result = _result(turn, thrown.event, shot)
    if roll.mark == RULED:
        result = f"{result}, ruled" if result else "ruled"
    return Throw(roll.dice, thrown.counted, tuple(chips), result, enemy=thrown.enemy)


def _result(turn: Turn, event: Event, shot: Shot | None) -> str:
    roll, effect = event.roll, event.effect
    if "passed" in effect:
        words = lexicon_of(turn).test(effect.get("test", ""))
        return (words.passed or "passed") if effect["passed"] else (words.failed or "failed")
    if "hits" not in effect:
        total = figure(roll.total or sum(roll.dice)).replace("-", "−") if roll is not None else ""
        return f"{total}: {_came(turn, shot)}" if total and shot is not None else total
    hits = int(effect["hits"])
    told = "no hit" if not hits else "1 hit" if hits == 1 else f"{hits} hits"
    if roll is not None and roll.need is None:
        answer = "answer " if effect.get("mode") == "return" else ""
        total = figure(roll.total or sum(roll.dice)).replace("-", "−")
        return f"{answer}{total}: {told}"
    return told


def _came(turn: Turn, shot: Shot) -> str:
    """What came of a shot whose dice no hits are counted on: ``no effect``, ``disrupted``, ``one base, disrupted``."""
    if shot.destroyed:
        return "destroyed"
    cost = [cost_of(turn, shot.event.target, shot.lost)] if shot.lost else []
    states = [lexicon_of(turn).state(code) for code in dict.fromkeys(shot.states)]
    return ", ".join([*cost, *states]) or "no effect"


def _signed(value: float) -> str:
    return f"+{figure(value)}" if value > 0 else figure(value).replace("-", "−")


def _short(turn: Turn, unit_id: str) -> str:
    text = plain(name_of(turn, unit_id, strong=False)).removeprefix("the ")
    return text[:1].upper() + text[1:] if text[:1].islower() else text
