"""What each side knows of a turn: followed once, when the turn is resolved, and stored with it.

Reports, mails and pages read the stored result through :func:`view_before` and :func:`view_after`; none of them ever
looks at the true battle. Views are kept in memory while the mails of a turn are made. The rules of who knows what are
``battles.engine.knowledge``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.knowledge import Knowledge, as_seen_by, observe, observer_of, observers, recognised, witness
from battles.engine.records import Record
from battles.services.kept import battle_of, kept
from campaigns.models import GameSeat, Turn
from campaigns.models.documents import fingerprint, peek
from campaigns.services.referees import Document, Knowing, Stage
from campaigns.services.rulings.history import without_log
from campaigns.services.turns.rounds import RULING, RulingSays


@dataclass(frozen=True, slots=True)
class SideView:
    """What one side may know at a moment: the battle as it sees it, its contacts, and the events that led there."""

    side: str
    battle: Battle
    knowledge: Knowledge
    events: tuple[Event, ...] = ()


def follow_sides(before: Document, stages: Sequence[Stage], previous: Mapping[str, Any]) -> Knowing:
    """Follow the stages of a round with the eyes of every side.

    ``previous`` maps sides to their stored knowledge at the end of the round before.
    """
    ruleset = rulesets.find(before["ruleset"])
    battles = [battle_of(without_log(each)) for each in (before, *(stage.after for stage in stages))]
    happenings = [tuple(Event.from_mapping(event) for event in stage.events) for stage in stages]
    opening: dict[str, Any] = {}
    knowledge: dict[str, Any] = {}
    told: dict[str, list[Record]] = {}
    for side in battles[0].sides:
        known = Knowledge.from_mapping(previous[side.id]) if previous.get(side.id) else None
        events: list[Event] = []
        for start, happened, end in zip(battles, happenings, battles[1:], strict=False):
            seen = witness(ruleset, start, happened, end, observer_of(start, side.id), known)
            events.extend(seen.events)
            events.extend(spoken_to(side.id, happened))
            opening.setdefault(side.id, seen.start.as_mapping())
            known = seen.end
        told[side.id] = [{**event.as_mapping(), "n": n} for n, event in enumerate(events, start=1)]
        knowledge[side.id] = known.as_mapping() if known else {}
    return Knowing(opening, knowledge, told)


def told_to_all(before: Document, stages: Sequence[Stage], previous: Mapping[str, Any]) -> dict[int, list[Event]]:
    """The events of the last stage that every side was told of, by their true number, as each of them was told."""
    ruleset = rulesets.find(before["ruleset"])
    battles = [battle_of(without_log(each)) for each in (before, *(stage.after for stage in stages))]
    happenings = [tuple(Event.from_mapping(event) for event in stage.events) for stage in stages]
    told: list[dict[int, Event]] = []
    for side in battles[0].sides:
        known = Knowledge.from_mapping(previous[side.id]) if previous.get(side.id) else None
        by_number: dict[int, Event] = {}
        for start, happened, end in zip(battles, happenings, battles[1:], strict=False):
            seen = witness(ruleset, start, happened, end, observer_of(start, side.id), known)
            by_number = dict(zip(seen.sources, seen.events, strict=True))
            known = seen.end
        told.append(by_number)
    shared = set.intersection(*(set(each) for each in told)) - {0} if told else set()
    return {number: [each[number] for each in told] for number in shared}


def spoken_to(side: str, events: Iterable[Event]) -> list[Event]:
    """The umpire's rulings that this side shall hear of: his words, and nothing of what they are about."""
    rulings = (event for event in events if event.kind == RULING and side in event.says(RulingSays)["told"])
    return [replace(ruling, effect={"reason": ruling.effect.get("reason", ruling.text)}) for ruling in rulings]


def opening_knowledge(document: Document) -> dict[str, Any]:
    """What each side sees where it was set up, before anything has happened; plain values by side."""
    battle = battle_of(document)
    ruleset = rulesets.find(battle.ruleset)
    return {
        observer.name: observe(ruleset, battle, (), battle, observer).as_mapping() for observer in observers(battle)
    }


def view_after(turn: Turn, side: str) -> SideView:
    """What a side may know when a resolved turn is over. Raises ``ValueError`` for one that is not resolved."""

    def view() -> SideView:
        document, known = peek(turn, "after"), peek(turn, "knowledge").get(side)
        if document is None or known is None:
            raise ValueError(f"{turn} has not been resolved")
        knowledge = Knowledge.from_mapping(known)
        battle = _seen(battle_of(document), side, knowledge)
        told = peek(turn, "told").get(side, ())
        return SideView(side, battle, knowledge, tuple(Event.from_mapping(event) for event in told))

    return kept(("after", side, fingerprint(turn, "after", "knowledge", "told")), view)


def view_start(turn: Turn, side: str) -> SideView:
    """The start of a resolved turn as a side sees it afterwards, with the names it has learnt since."""

    def view() -> SideView:
        start, end = (Knowledge.from_mapping(peek(turn, name)[side]) for name in ("opening", "knowledge"))
        return SideView(side, _seen(opening_battle(turn), side, recognised(start, end)), start)

    return kept(("start", side, fingerprint(turn, "before", "opening", "knowledge")), view)


def view_before(turn: Turn, side: str) -> SideView:
    """What a side may know when a turn opens: what the turn before left, or what it sees where it was set up."""

    def view() -> SideView:
        known = peek(turn.parent, "knowledge") if turn.parent else {}
        stored = known.get(side) or peek(turn, "opening").get(side) or opening_knowledge(peek(turn, "before"))[side]
        knowledge = Knowledge.from_mapping(stored)
        return SideView(side, _seen(opening_battle(turn), side, knowledge), knowledge)

    return kept(("before", view_digest(turn, side)), view)


def view_digest(turn: Turn, side: str) -> str:
    """A digest of all that a side's view of a turn is made from: it changes when the umpire changes the turn."""
    known = fingerprint(turn.parent, "knowledge") if turn.parent else ""
    return f"{turn.pk}/{side}/{fingerprint(turn, 'before', 'opening')}/{known}"


def opening_battle(turn: Turn) -> Battle:
    """The battle as it stands when a turn opens. Raises ``InputFaults`` naming everything in it that is not right."""
    return kept(("opening", fingerprint(turn, "before")), lambda: battle_of(peek(turn, "before")))


def _seen(battle: Battle, side: str, knowledge: Knowledge) -> Battle:
    """A battle as a side may see it, in the words of its rulebook."""
    return as_seen_by(battle, side, knowledge, rulesets.find(battle.ruleset).lexicon().contacts)


def told_to(turn: Turn, entry: GameSeat) -> dict[str, Any]:
    """All that a seat is told of a resolved turn, as plain values."""
    side = entry.seat.side.key if entry.seat.side else ""
    return {
        "side": side,
        "formations": sorted(entry.formations),
        "knowledge": turn.knowledge.get(side),
        "events": turn.told.get(side),
        "own": _own_units(turn.after or {}, side),
        "through": turn.through,
    }


def _own_units(document: Document, side: str) -> list[Any]:
    """The side's own units and formations as the battle file has them."""
    formations = {formation["id"]: formation for formation in document.get("formations", ())}
    own = [key for key in formations if side_of(key, formations) == side]
    return [formations[key] for key in own] + [unit for unit in document.get("units", ()) if unit.get("of") in own]


def side_of(key: str, formations: Mapping[str, Mapping[str, Any]]) -> str:
    """The side of a formation, from the nearest formation above it that names one."""
    seen: set[str] = set()
    while key in formations and key not in seen:
        seen.add(key)
        if formations[key].get("side"):
            return str(formations[key]["side"])
        key = formations[key].get("of", "")
    return ""
