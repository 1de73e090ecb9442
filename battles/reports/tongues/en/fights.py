"""Fights in sentences: the charge, what the attacked did, how long they fought, what was left of whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.events import Event
from battles.engine.lexicon import MoveWords, Said
from battles.reports.facts.account import Episode, Turn
from battles.reports.facts.exchanges import came_to_blows, states_told
from battles.reports.tongues.en.sentences import (
    Clause,
    agreed,
    arm_of,
    clause,
    cost_of,
    from_afar,
    is_many,
    lexicon_of,
    name_of,
)
from battles.reports.tongues.en.words import choose, counted, ground, listed
from battles.reports.tongues.rich import Rich, joined, mark, rich

#: Causes of loss that the shots and rounds of a fight tell.
BLOWS = ("fire", "combat", "melee")
#: How units come upon each other: what follows is a bout of its own.
MEETINGS = ("charge", "contact", "breakthrough")
#: So many fighters may be called *they*.
FEW = 2


def fight_clauses(turn: Turn, episode: Episode) -> list[Clause]:
    """The charge, what the attacked did, the rounds and who fell in them, what the victors did then."""
    key = f"{turn.before.turn}{episode.actor}{episode.target}{episode.number}"
    told: list[Clause] = []
    if not any(event.kind == "charge" for event in episode.events):
        told.append(_opening(turn, episode))
    bouts = {bout[0].n: bout for bout in _bouts(episode)}
    met = {frozenset((episode.actor, episode.target))}
    gone = {event.unit for event in episode.events if _is_end(turn, event)}
    for event in episode.events:
        if event.kind == "charge":
            told.append(_charge(turn, episode, event, key))
            met.add(frozenset((event.unit, event.target)))
        elif event.kind == "contact" and event.target and frozenset((event.unit, event.target)) not in met:
            told.append(clause(event.unit, "joined in against ", name_of(turn, event.target)))
            met.add(frozenset((event.unit, event.target)))
        elif event.n in bouts:
            if event.target and frozenset((event.unit, event.target)) not in met:
                told.append(clause(event.unit, "closed with ", name_of(turn, event.target)))
            told.append(_rounds(turn, episode, bouts[event.n]))
        elif _is_end(turn, event):
            if not _by_blows(turn, event) or event.n < min(bouts, default=event.n + 1):
                told.append(clause(event.unit, _end_phrase(turn, episode, event)))
        elif event.kind == "loss" and event.unit in gone:
            continue
        elif (teller := _TELLERS.get(event.kind)) is not None:
            told.append(teller(turn, event, key))
    return told


def _opening(turn: Turn, episode: Episode) -> Clause:
    """How a fight without a charge began: hand to hand, or (where no blow was struck) with the one before the other."""
    target, which = name_of(turn, episode.target), mark(episode.number)
    if came_to_blows(episode):
        return clause(episode.actor, "fought ", target, " hand to hand ", which)
    return clause(episode.actor, "stood before ", target, " ", which)


def _bouts(episode: Episode) -> list[list[Event]]:
    """The fight hand to hand: from its first round on, and anew from the round that follows on the meeting of others.

    So what a bout cost is told with it, and once.
    """
    bouts: list[list[Event]] = []
    met = True
    for event in episode.events:
        if event.kind == "combat" and met:
            bouts.append([])
        met = event.kind in MEETINGS or (met and event.kind != "combat")
        if bouts:
            bouts[-1].append(event)
    return bouts


def _is_end(turn: Turn, event: Event) -> bool:
    return drawn_as(turn.ruleset.catalogue, event) is Drawn.LOST


def _by_blows(turn: Turn, event: Event) -> bool:
    """Whether an end needs no words of its own: it came of the rounds."""
    return not lexicon_of(turn).cause(event.effect.get("cause", "")).ended


def _charge(turn: Turn, episode: Episode, event: Event, key: str) -> Clause:
    kind = event.effect.get("type", "charge")
    gap = event.effect.get("gap") or event.effect.get("distance")
    far = from_afar(turn, float(gap)) if gap else ""
    ways = _past(lexicon_of(turn).charges.get(kind), "charged")
    if kind == "breakthrough" and arm_of(turn, event.unit) == "cavalry":
        ways = ("rode on at",)
    which = (" ", mark(episode.number))
    return clause(event.unit, f"{choose(ways, key)} ", name_of(turn, event.target), far, *which, _short(turn, episode))


def _short(turn: Turn, episode: Episode) -> str:
    """What kept a charge from its enemy, where no blow was struck."""
    blows = any(event.kind in ("combat", "contact") or _is_end(turn, event) for event in episode.events)
    stops = [str(event.effect.get("stopped", "")) for event in episode.events if event.kind == "charge"]
    said = lexicon_of(turn).stop(stops[0]).past if stops and stops[0] and not blows else ()
    if not said:
        return ""
    return f", but {said[0]}" if said[0].startswith("halted") else f", {said[0]}"


def _past(said: Said | None, otherwise: str) -> tuple[str, ...]:
    return said.past if said is not None and said.past else (otherwise,)


def _reaction(turn: Turn, event: Event, key: str) -> Clause:
    ways = _past(lexicon_of(turn).reactions.get(event.effect.get("reaction", "")), "")
    return clause(event.unit, choose(ways, key))


def _test(turn: Turn, event: Event, key: str) -> Clause:
    words = lexicon_of(turn).test(event.effect.get("test", ""))
    ways = words.told_passed if event.effect.get("passed") else words.told_failed
    return clause(event.unit, choose(ways, key) if ways else "")


def _moved(turn: Turn, event: Event, key: str) -> Clause:
    """What a fight made a unit do: its own marches are told elsewhere."""
    distance = event.effect.get("distance")
    moves = lexicon_of(turn).moves
    words = moves.get(event.effect.get("mode", "")) or moves.get(event.kind) or MoveWords(Said(""))
    if not words.said.past or (words.order and event.kind == "move"):
        return clause("")
    far = f" {ground(turn.ruleset, float(distance))}" if distance else ""
    return clause(event.unit, choose(words.said.past, key), far)


def _caught(turn: Turn, event: Event, _key: str) -> Clause:
    """What a unit lost otherwise than by blows, which the rounds tell."""
    if event.effect.get("cause", "") in BLOWS or not event.effect.get("lost"):
        return clause("")
    return clause(event.unit, f"lost {cost_of(turn, event.unit, int(event.effect['lost']))} by it")


def _left(turn: Turn, event: Event, _key: str) -> Clause:
    """The states that a fight left a unit in, and what they cost it otherwise than by blows, which the rounds tell."""
    names = [lexicon_of(turn).state(code) for code in states_told(turn.ruleset.catalogue, event)]
    by_blows = event.effect.get("cause", "") in ("", *BLOWS)
    points = 0 if by_blows else turn.ruleset.measure.lost([event]).get(event.unit, 0)
    price = f", at a cost of {cost_of(turn, event.unit, points)}" if points else ""
    return clause(event.unit, f"was left {listed(names)}{price}" if names else "")


_TELLERS: dict[str, Callable[[Turn, Event, str], Clause]] = {
    "reaction": _reaction,
    "test": _test,
    "move": _moved,
    "retreat": _moved,
    "rout": _moved,
    "pursuit": _moved,
    "loss": _caught,
    "status": _left,
}


def _rounds(turn: Turn, episode: Episode, bout: Sequence[Event]) -> Clause:
    """How long they fought in a bout, who fell in it, and what it cost those who were left."""
    fallen = [event for event in bout if _is_end(turn, event) and _by_blows(turn, event)]
    gone = {event.unit for event in episode.events if _is_end(turn, event)}
    blows = [event for event in bout if event.effect.get("cause") in BLOWS[1:]]
    lost = turn.ruleset.measure.lost(blows)
    prices = [
        rich(name_of(turn, unit_id, strong=False), f" {cost_of(turn, unit_id, points)}")
        for unit_id, points in lost.items()
        if points and unit_id not in gone
    ]
    melee = len({event.effect.get("round", 0) for event in bout if event.kind == "combat"} - {0})
    cost = rich("; it cost " if prices else "", joined(prices))
    long = f" through {counted(melee, 'clash', 'clashes')}" if melee > 1 else ""
    fighters = {who for event in bout if event.kind == "combat" for who in (event.unit, event.target) if who}
    if len(fallen) == 2 and fighters <= {event.unit for event in fallen}:
        return clause("", f"They fought hand to hand{long}" if melee else "They met", " and broke each other", cost)
    if fallen:
        after = f"After {counted(melee, 'clash', 'clashes')} " if melee > 1 else "At the first clash "
        return clause("", after, joined(_ended(turn, episode, fallen)), cost)
    # Of more than two nobody could say who *they* are.
    struck = "They fought hand to hand" if len(fighters) <= FEW else "It came to blows"
    return clause("", f"{struck}{long}" if melee else "The shock decided it", cost)


def _ended(turn: Turn, episode: Episode, fallen: Sequence[Event]) -> list[Rich]:
    """Who came to what end, those of one end together: ``the 3/2e Ligne and the 1/3rd were destroyed``."""
    ends: dict[str, list[str]] = {}
    for event in fallen:
        ends.setdefault(_end_phrase(turn, episode, event), []).append(event.unit)
    return [
        rich(
            joined([name_of(turn, unit) for unit in units]),
            " ",
            agreed(rich(words)) if len(units) > 1 or is_many(turn, units[0]) else words,
        )
        for words, units in ends.items()
    ]


def _end_phrase(turn: Turn, episode: Episode, event: Event) -> str:
    """How a unit came to its end."""
    ended = lexicon_of(turn).cause(event.effect.get("cause", "")).ended
    if ended:
        return ended[0]
    if arm_of(turn, event.unit) == "artillery":
        return "was cut down at its guns"
    if arm_of(turn, episode.actor if event.unit != episode.actor else episode.target) == "cavalry":
        return "was ridden down"
    return "was destroyed"
