"""Side notes: every throw behind an episode, with what was needed, what was added, and the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from battles.engine.events import Event
from battles.reports.prose.account import Account, Episode, EpisodeKind, Turn
from battles.reports.prose.rich import plain
from battles.reports.prose.wording import name_of
from battles.reports.prose.words import figure

#: How a test is called in a note.
TESTS = {
    "command": "a clear order",
    "fire-test": "leave to fire",
    "extend": "to extend the charge",
    "flee": "to limber up and flee",
    "square": "to form square",
    "feint": "to turn away",
    "opportunity": "to seize the chance",
    "break-out": "to break out",
}
#: What was achieved or not, for the result of a test.
OUTCOMES = {
    "square": ("formed", "caught"),
    "feint": ("turned away", "went in"),
    "flee": ("got away", "taken"),
    "command": ("they go", "they stay"),
}


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw: its dice, which of them count, the chips of what was needed and added, and the result."""

    dice: tuple[int, ...]
    counted: tuple[bool, ...]
    chips: tuple[tuple[str, str], ...]
    result: str
    enemy: bool = False


@dataclass(frozen=True, slots=True)
class SideNote:
    """The throws of one meeting. ``number`` ties it to the map; ``remark`` says what no die shows."""

    number: int
    title: str
    clauses: tuple[str, ...]
    throws: tuple[Throw, ...]
    remark: str = ""


def side_notes(telling: Account, episode: Episode) -> tuple[SideNote, ...]:
    """The notes of an episode: one for its fire, or one for its tests and one for its rounds."""
    turn = telling.turn
    rolled = [event for event in episode.events if event.roll is not None]
    if episode.kind is EpisodeKind.FIRE:
        groups = [(f"{_short(turn, episode.actor)} at {_short(turn, episode.target)}", rolled)]
    else:
        tests = [event for event in rolled if event.kind == "test"]
        rounds = [event for event in rolled if event.kind == "combat"]
        groups = [
            (_tests_title(turn, tests), tests),
            (f"{_short(turn, episode.actor)} and {_short(turn, episode.target)}, hand to hand", rounds),
        ]
    return tuple(_note(turn, episode, title, events) for title, events in groups if events)


def _note(turn: Turn, episode: Episode, title: str, events: Sequence[Event]) -> SideNote:
    clauses = tuple(dict.fromkeys(event.clause for event in events if event.clause))
    return SideNote(
        number=episode.number,
        title=title,
        clauses=clauses,
        throws=tuple(_throw(turn, event) for event in events),
    )


def _tests_title(turn: Turn, tests: Sequence[Event]) -> str:
    titles = [
        f"{_short(turn, event.unit)} {TESTS.get(str(event.effect.get('test', '')), str(event.effect.get('test', '')))}"
        for event in tests
    ]
    return "; ".join(dict.fromkeys(titles))


def _throw(turn: Turn, event: Event) -> Throw:
    roll = event.roll
    if roll is None:
        return Throw((), (), (), "")
    chips = [(name, _signed(value)) for name, value in roll.modifiers]
    if event.kind == "fire" and chips:
        chips[0] = (chips[0][0], chips[0][1].removeprefix("+"))
    if roll.need is not None:
        unit = turn.unit(event.unit)
        chips.insert(0, (unit.quality if unit is not None and unit.quality else "needs", f"{roll.need}+"))
    hits = tuple(roll.need is not None and value >= roll.need for value in roll.dice)
    if event.kind == "test" and "passed" in event.effect:
        hits = tuple(bool(event.effect["passed"]) for _ in roll.dice)
    if event.kind == "fire":
        hits = tuple(True for _ in roll.dice)
    return Throw(roll.dice, hits, tuple(chips), _result(event), enemy=not turn.own(event.unit))


def _result(event: Event) -> str:
    if event.kind == "test":
        passed = bool(event.effect.get("passed"))
        good, bad = OUTCOMES.get(str(event.effect.get("test", "")), ("passed", "failed"))
        return good if passed else bad
    hits = int(event.effect.get("hits", 0))
    told = "no hit" if not hits else "1 hit" if hits == 1 else f"{hits} hits"
    if event.kind == "fire" and event.roll is not None:
        answer = "answer " if event.effect.get("mode") == "return" else ""
        return f"{answer}{event.roll.total or sum(event.roll.dice)}: {told}"
    return told


def _signed(value: float) -> str:
    return f"+{figure(value)}" if value > 0 else figure(value).replace("-", "−")


def _short(turn: Turn, unit_id: str) -> str:
    text = plain(name_of(turn, unit_id, strong=False)).removeprefix("the ")
    return text[:1].upper() + text[1:] if text[:1].islower() else text
