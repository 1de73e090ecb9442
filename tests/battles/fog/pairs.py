"""Pairs of battles that differ only in what one side cannot know, for every rulebook.

A field with woods across its middle; armies of a small scenario on either side of them; some
turns on intents, so that troops stand as a battle leaves them and contacts were made and lost. Then, for the side that
looks on, orders full of intents, conditions and lost contacts; and for the enemies whom it does not see one change:
strength, quality, formation, facing, place, presence, orders, names, ratings, arrivals, or the order of the file.
"""

from __future__ import annotations

import copy
import itertools
import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.engine.contact import gap
from battles.engine.knowledge import Knowledge, as_seen_by, observer_of, witness
from battles.engine.knowledge.eyes import Eyes, Figure
from battles.engine.replay import frames
from battles.services.adjudication import read_sheets
from tests.battles.fog.books import Book, mustered
from tests.battles.fog.differences import CHANGES

POSTURES = ("HOLD", "DEFEND", "ADVANCE", "ATTACK", "SCREEN", "WITHDRAW", "RALLY", "SUPPORT")


# ---- positions


@dataclass(frozen=True)
class Position:
    """A battle in its middle, and what the side that looks on remembers of it."""

    battle: Battle
    viewer: str
    memory: Knowledge


def played(book: Book, seed: int) -> Position:
    """A position after none to two turns on intents, in every other of which enemies were lost from sight."""
    rng = random.Random(f"{book.id}|{seed}")
    battle = rulesets.read(mustered(book, rng))
    ruleset = rulesets.find(book.id)
    first = [_looking(battle, side.id) for side in battle.sides]
    viewer = max(first, key=lambda position: len(hidden_from(position))).viewer
    memory: Knowledge | None = None
    for _ in range(seed % 3):
        orders = {side.id: f"INTENT {rng.choice(('ATTACK', 'ADVANCE', 'DEFEND', 'WITHDRAW'))}" for side in battle.sides}
        before = replace(battle, orders=orders)
        turn = ruleset.resolve(before, read_sheets(before), rng.randbytes(32))
        memory = witness(ruleset, before, turn.events, turn.battle, observer_of(before, viewer), memory).end
        battle = rulesets.read(to_document(replace(turn.battle, log=())))
    position = Position(battle, viewer, memory) if memory is not None else _looking(battle, viewer)
    return slipped_away(position, rng) if seed % 2 else position


def slipped_away(position: Position, rng: random.Random) -> Position:
    """The position after up to two enemies in sight have gone out of it, so that the viewer has lost them."""
    battle, viewer = position.battle, position.viewer
    ruleset = rulesets.find(battle.ruleset)
    seen = [each.subject for each in position.memory.contacts if each.seen and not each.commander]
    rng.shuffle(seen)
    south = battle.sides[0].id == viewer
    low, high = (0.5, 0.97) if south else (0.03, 0.5)
    for id in itertools.chain.from_iterable(itertools.repeat(seen, 8)):
        lost = [each.subject for each in position.memory.contacts if not each.seen and not each.fate]
        if len(lost) >= 2:
            break
        if id in lost:
            continue
        document = to_document(position.battle)
        (unit,) = (each for each in document["units"] if each["id"] == id)
        if "at" not in unit:
            continue
        trace = {"unit": id, "at": unit["at"], "facing": unit["facing"]}
        trace |= {"formation": unit["formation"]} if unit.get("formation") else {}
        width, height = battle.table.width, battle.table.height
        unit["at"] = [round(rng.uniform(0.05, 0.95) * width, 1), round(rng.uniform(low, high) * height, 1)]
        document.setdefault("contacts", {}).setdefault(viewer, []).append(trace)
        gone, faults = ruleset.validate(document)
        if gone is None or faults:
            continue
        known = witness(ruleset, gone, (), gone, observer_of(gone, viewer), position.memory).end
        if any(each.subject == id and not each.seen and not each.fate for each in known.contacts):
            position = Position(gone, viewer, known)
    return position


def _looking(battle: Battle, viewer: str) -> Position:
    """A position before anything has happened."""
    ruleset = rulesets.find(battle.ruleset)
    return Position(battle, viewer, witness(ruleset, battle, (), battle, observer_of(battle, viewer)).end)


def orders_of(position: Position, rng: random.Random) -> str:
    """Intents for every command of the viewer, conditions, single orders, and lost contacts in their lines."""
    battle, viewer = position.battle, position.viewer
    contacts = [c for c in position.memory.contacts if not c.commander and not c.fate]
    ghosts = [c.subject for c in contacts if not c.seen]
    seen = [c.subject for c in contacts if c.seen]
    own = [unit for unit in battle.units if battle.side_of[unit.id] == viewer and unit.in_play]
    aims = [
        "",
        "",
        f"{battle.table.width / 2:g},{battle.table.height * 0.6:g}",
        *ghosts,
        *rng.sample(seen, min(2, len(seen))),
    ]
    lines = [f"INTENT {rng.choice(POSTURES[:-1])} {rng.choice(aims)}"]
    for formation in battle.formations:
        if battle.side_of_formation(formation.id) == viewer and formation.kind in ("brigade", "division", "corps"):
            aim = (
                rng.choice(aims) or rng.choice(own).id
                if (posture := rng.choice(POSTURES)) == "SUPPORT"
                else rng.choice(aims)
            )
            lines.append(f"{formation.kind.upper()} {formation.id}\n  INTENT {posture} {aim}")
            if formation.kind == "division" and rng.random() < 0.2:
                lines[-1] = f"DIVISION {formation.id}\n  MANOEUVRE N"
    for decision in rulesets.find(battle.ruleset).vocabulary.decisions:
        choices = [phrase.name for phrase in decision.choices if "{" not in phrase.pattern]
        if choices and rng.random() < 0.6:
            condition = rng.choice(("", " IF WITHIN 4", " IF WITHIN 12", " IF WITHIN 30", " IF TARGET ARM cavalry"))
            lines.append(f"STANDING ALL {decision.name}: {rng.choice(choices)}{condition}")
    for unit in rng.sample(own, min(3, len(own))):
        target = rng.choice(ghosts if ghosts and rng.random() < 0.6 else [*ghosts, *seen] or [unit.id])
        deed = rng.choice(
            ("MOVE 6", f"FACE {target}", f"MOVE TO {target}", f"CHARGE {target}", f"FIRE AT {target}", "MOVE 20")
        )
        lines.append(f"{unit.id}: {deed}")
    return "\n".join(lines)


# ---- a pair


@dataclass(frozen=True)
class Turn:
    """A turn as it was and as the viewer was told of it."""

    before: Battle
    after: Battle
    events: tuple[Any, ...]
    start: Knowledge
    end: Knowledge
    told: tuple[Any, ...]


def follow(position: Position, battle: Battle, seed: bytes) -> Turn:
    """Resolve the turn of a battle and look on."""
    ruleset = rulesets.find(battle.ruleset)
    result = ruleset.resolve(battle, read_sheets(battle), seed)
    seen = witness(ruleset, battle, result.events, result.battle, observer_of(battle, position.viewer), position.memory)
    return Turn(battle, result.battle, result.events, seen.start, seen.end, seen.events)


def view(position: Position, turn: Turn) -> dict[str, Any]:
    """All that the viewer has of a turn: what it was told, what it knows now, the battle as it sees it."""
    viewer = position.viewer
    return {
        "told": [event.as_mapping() for event in turn.told],
        "knows": [contact.as_mapping() | {"subject": ""} for contact in turn.end.contacts],
        "ground": turn.end.ground,
        "before": to_document(as_seen_by(turn.before, viewer, turn.start)),
        "after": to_document(as_seen_by(turn.after, viewer, turn.end)),
        "remembered": sorted(
            (trace.at, trace.facing, trace.formation) for trace in turn.after.contacts.get(viewer, ())
        ),
    }


def hidden_from(position: Position) -> list[str]:
    """The enemies in play whom the viewer does not see, and who stand clear of its troops."""
    battle, memory = position.battle, position.memory
    seen = {contact.subject for contact in memory.contacts if contact.seen}
    return [
        unit.id
        for unit in battle.units
        if unit.in_play and battle.side_of[unit.id] != position.viewer and unit.id not in seen
    ]


def met(position: Position, turn: Turn, ids: set[str]) -> bool:
    """Whether the viewer saw, touched or fought one of these in a turn, by looking at every moment of it anew."""
    battle, viewer = turn.before, position.viewer
    ruleset = rulesets.find(battle.ruleset)
    observer = observer_of(battle, viewer)
    eyes = Eyes(ruleset.eyesight(battle), battle, observer.watchers)
    theirs = {unit.id for unit in (*battle.units, *turn.after.units) if unit.id in ids}
    own = [unit for unit in battle.units if battle.side_of[unit.id] == viewer]
    ours = {unit.id for unit in own}
    for frame in frames(ruleset.catalogue, battle, turn.events):
        named = _names_in(frame.event.as_mapping()) if frame.event is not None else set()
        if named & theirs and named & ours:
            return True
        eyes.open(frame)
        for unit in (frame.units.get(id) for id in theirs):
            if unit is None or not unit.in_play or unit.at is None:
                continue
            ground = ruleset.footprint(battle, unit)
            if eyes.see(Figure(ground, unit.at)):
                return True
            near = (frame.units[one.id] for one in own if frame.units[one.id].in_play)
            if any(gap(ground, ruleset.footprint(battle, one)) <= 0.2 for one in near):
                return True
    return False


def acted_otherwise(position: Position, one: Turn, other: Turn, ids: set[str]) -> set[str]:
    """The enemies beside those of a change who acted otherwise of their own accord: whoever sees them sees it.

    An enemy may turn where a comrade, whom the viewer does not see, left him room. That is no news that leaks: it
    happened in sight. Nobody is found when the viewer's own troops were the first to do anything otherwise: then what
    it cannot know reached them before any enemy gave cause.
    """
    logs = [[event for event in turn.events if event.unit not in ids] for turn in (one, other)]
    first: dict[str, float] = {}
    for actor in {(event.unit, event.side) for log in logs for event in log}:
        deeds = [
            [(place, _deed(event)) for place, event in enumerate(log) if (event.unit, event.side) == actor]
            for log in logs
        ]
        moment = _parting(*deeds)
        if moment is not None:
            unit, side = actor
            name = unit if side != position.viewer else ""
            first[name] = min(first.get(name, moment), moment)
    own = first.pop("", math.inf)
    enemies = {unit for unit in first if unit in one.before.unit_by_id}
    return enemies if enemies and min(first[unit] for unit in enemies) < own else set()


def _deed(event: Any) -> dict[str, Any]:
    return {key: value for key, value in event.as_mapping().items() if key != "n"}


def _parting(one: list[tuple[int, Any]], other: list[tuple[int, Any]]) -> int | None:
    """At which place of either log somebody's deeds first differ; ``None`` when they never do."""
    for first, second in itertools.zip_longest(one, other):
        if first is None or second is None or first[1] != second[1]:
            return min(deed[0] for deed in (first, second) if deed is not None)
    return None


def _names_in(value: Any) -> set[str]:
    """Every text in a nested value, keys too."""
    if isinstance(value, Mapping):
        return {name for pair in value.items() for item in pair for name in _names_in(item)}
    if isinstance(value, list | tuple):
        return {name for item in value for name in _names_in(item)}
    return {value} if isinstance(value, str) else set()


def changed(
    position: Position, orders: Mapping[str, str], kind: str, rng: random.Random
) -> tuple[Battle, set[str]] | None:
    """The position with one thing changed about enemies whom the viewer does not see, and about whom."""
    hidden = hidden_from(position)
    if not hidden:
        return None
    for _ in range(8):
        document = copy.deepcopy(to_document(position.battle)) | {"orders": dict(orders)}
        ids = (
            list(hidden)
            if kind in ("commander", "file order")
            else rng.sample(hidden, min(len(hidden), rng.randint(1, 3)))
        )
        touched = set(ids)
        if not CHANGES[kind](rng, document, ids):
            continue
        if any(gone in " ".join(orders.values()) for gone in touched - set(ids)):
            continue  # its name would no longer be read
        battle, faults = rulesets.find(document["ruleset"]).validate(document)
        if battle is None or faults:
            continue
        return battle, touched | {"newcomer"}
    return None
