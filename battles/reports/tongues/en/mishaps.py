"""What befell troops otherwise than by the enemy's hand: order lost on bad ground, a charge that they refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.events import Event
from battles.reports.facts.account import Turn
from battles.reports.facts.exchanges import states_told
from battles.reports.tongues.en.sentences import Clause, clause, cost_of, lexicon_of
from battles.reports.tongues.en.words import listed

#: How a cause begins that follows without a comma.
PREPOSITIONS = frozenset({"after", "as", "before", "beyond", "by", "for", "from", "in", "with"})


def mishap_clauses(turn: Turn, events: Sequence[Event]) -> list[Clause]:
    """Tests and what came of causes, unit by unit; what a failed test led to is told with it."""
    told: list[Clause] = []
    by_unit: dict[str, list[Event]] = {}
    for event in events:
        by_unit.setdefault(event.unit, []).append(event)
    for unit, own in by_unit.items():
        failed = ""
        for event in own:
            if event.kind == "test":
                failed = _tested(turn, event)
                told.append(clause(unit, failed))
                continue
            if failed:
                told.pop()
            told.append(clause(unit, _suffered(turn, event, failed)))
            failed = ""
    return [one for one in told if one.words]


def told_of(clauses: Iterable[Clause]) -> set[str]:
    """The units that something is told of."""
    return {one.subject for one in clauses if one.subject}


def _tested(turn: Turn, event: Event) -> str:
    words = lexicon_of(turn).test(str(event.effect.get("test", "")))
    told = next(iter(words.told_passed if event.effect.get("passed") else words.told_failed), "")
    return f"again {told}" if told and _again(turn, event) else told


def _again(turn: Turn, event: Event) -> bool:
    """Whether the same came of the same test of a unit before in the turn, as its throw tells the two apart."""
    alike = [one for one in turn.events if (one.kind, one.unit, one.effect) == (event.kind, event.unit, event.effect)]
    return event.roll is not None and len(alike) > 1 and alike[0].roll is not event.roll


def _suffered(turn: Turn, event: Event, failed: str) -> str:
    """``was left disordered by the ground, at a cost of one level of order``; after a failed test the cost alone."""
    cause = lexicon_of(turn).cause(str(event.effect.get("cause", "")))
    how = cause.how if not cause.how or cause.how.split()[0] in PREPOSITIONS else f", {cause.how}"
    joint = "" if how.startswith(",") or not how else " "
    if drawn_as(turn.ruleset.catalogue, event) is Drawn.LOST:
        return next(iter(cause.ended), f"was lost{joint}{how}")
    states = listed([lexicon_of(turn).state(code) for code in states_told(turn.ruleset.catalogue, event)])
    points = turn.ruleset.measure.lost([event]).get(event.unit, 0)
    price = cost_of(turn, event.unit, points) if points else ""
    if not states:
        return f"lost {price}{joint}{how}"
    cost = f", at a cost of {price}" if price else ""
    return f"{failed}{cost}" if failed else f"was left {states}{joint}{how}{cost}"
