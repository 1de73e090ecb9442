"""Sentences about marches, shots and fights, from the place of one's own troops.

Everything is told in the past tense. Wordings vary, but the same thing is always told in the same words.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from battles.engine.battle import Point, Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.events import Event
from battles.engine.lexicon import Lexicon, MoveWords, Noun, Said
from battles.reports.facts.account import Episode, EpisodeKind, March, Turn
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.exchanges import Shot, shots_of, states_told
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.words import (
    LANGUAGE,
    choose,
    counted,
    ground,
    ground_name,
    listed,
    number,
    place_name,
    price,
    takes_article,
)
from battles.reports.tongues.rich import Rich, Span, bold, joined, mark, plain, rich, sentences

#: Two clauses longer than this together, in letters, are two sentences.
LENGTH_OF_A_PAIR = 110
#: Causes of loss that the shots and rounds of a fight tell.
BLOWS = ("fire", "combat")


@dataclass(frozen=True, slots=True)
class Clause:
    """Something said of somebody: clauses about the same subject are drawn together when they are set.

    ``subject`` is a unit's id; a clause without one stands as it is.
    """

    subject: str
    words: Rich


def clause(subject: str, *parts: str | Span | Rich) -> Clause:
    """A clause about a unit, or (with an empty subject) a whole sentence."""
    return Clause(subject, rich(*parts))


def composed(turn: Turn, clauses: Iterable[Clause]) -> Rich:
    """Clauses as sentences: two running ones about a unit become one, a third begins with ``it``."""
    told = [one for one in clauses if one.words]
    sentences_: list[Rich] = []
    place = 0
    before = ""
    while place < len(told):
        first = told[place]
        pair = told[place + 1] if place + 1 < len(told) else None
        head = rich(name_of(turn, first.subject) if first.subject != before else "it", " ") if first.subject else ()
        if pair is not None and first.subject and pair.subject == first.subject and _can_join(first, pair):
            sentences_.append(rich(head, first.words, " and ", pair.words))
            place += 2
        else:
            sentences_.append(rich(head, first.words))
            place += 1
        before = first.subject
    return sentences(sentences_)


def _can_join(first: Clause, second: Clause) -> bool:
    """Whether two clauses make one sentence that is still easy to read."""
    text = plain(first.words) + plain(second.words)
    return len(text) < LENGTH_OF_A_PAIR and ";" not in text and ":" not in text and " and " not in plain(first.words)


def name_of(turn: Turn, unit_id: str, *, strong: bool = True) -> Rich:
    """A unit in a sentence, with its article: ``the **1/92nd Ligne**``, ``British light cavalry``."""
    unit = turn.unit(unit_id)
    if unit is None:
        return rich("the enemy")
    label = unit.label
    article = "the " if _wants_article(turn, unit, label) else ""
    return rich(article, bold(label) if strong and turn.own(unit_id) else label)


def _wants_article(turn: Turn, unit: Unit, label: str) -> bool:
    if not takes_article(label):
        return False
    named = turn.own(unit.id) or unit.quality != "" or any(character.isdigit() for character in label)
    return named or (label[:1].islower() is False and " " in label and unit.type == "")


def lexicon_of(turn: Turn) -> Lexicon:
    """The ruleset's words."""
    return turn.ruleset.lexicon(LANGUAGE)


def command_name(turn: Turn, command: CommandTroops) -> str:
    """A command by name; a part of a formation by both: ``9th Division artillery``."""
    part = command.command.part
    noun = lexicon_of(turn).commands.get(part)
    return " ".join(word for word in (command.formation.label, noun.one if noun else part) if word)


def command_kind(turn: Turn, command: CommandTroops) -> Noun:
    """What a command is called in general: ``brigade``, ``artillery``."""
    code = command.command.part or command.formation.kind
    return lexicon_of(turn).commands.get(code) or Noun(code, f"{code}s")


def commands_kind(turn: Turn, commands: Iterable[CommandTroops]) -> Noun:
    """What several commands are called together: as most of them are that are no parts of others."""
    kinds = [command_kind(turn, command) for command in commands if not command.command.part]
    return max(kinds, key=kinds.count) if kinds else Noun("command", "commands")


def march_clauses(turn: Turn, march: March) -> list[Clause]:
    """What a unit did of itself besides fighting."""
    key = f"{turn.before.turn}{march.unit}"
    lexicon = lexicon_of(turn)
    told: list[Clause] = []
    if march.formation and march.formation != march.formation_before:
        told.append(clause(march.unit, lexicon.formation(march.formation).formed))
    if march.distance > 0 and march.end is not None:
        going = choose(lexicon.move(march.mode).said.past or ("advanced", "went forward", "moved up"), key)
        if _goes_back(turn, march):
            going = choose(("drew back", "fell back", "went back"), key)
        where = place_name(turn.where(march.end))
        whither = choose((f"and stood {where}", f"and is now {where}"), key)
        halted = "".join(f", {stop}" for stop in lexicon.stop(march.stopped).past[:1]) if march.stopped else ""
        distance = ground(turn.ruleset, march.distance)
        told.append(clause(march.unit, f"{_crossing(turn, march)}{going} {distance} {whither}{halted}"))
    return told


def _goes_back(turn: Turn, march: March) -> bool:
    unit = turn.before.unit_by_id.get(march.unit)
    if unit is None or march.start is None or march.end is None or march.mode in ("side-step", "oblique"):
        return False
    dx, dy = march.end[0] - march.start[0], march.end[1] - march.start[1]
    ahead = dx * math.sin(math.radians(unit.facing)) + dy * math.cos(math.radians(unit.facing))
    return ahead < -1


def _crossing(turn: Turn, march: March) -> str:
    """``waded the Gemioncourt stream, `` when the march crossed one."""
    if march.start is None or march.end is None:
        return ""
    for piece in turn.after.terrain:
        if piece.kind in ("stream", "minor", "ford") and piece.line and _crosses(piece.line, march.start, march.end):
            return f"waded {ground_name(piece) if piece.name else 'the stream'}, "
    return ""


def _crosses(line: Sequence[Point], start: Point, end: Point) -> bool:
    return any(
        _side(a, b, start) * _side(a, b, end) < 0 and _side(start, end, a) * _side(start, end, b) < 0
        for a, b in itertools.pairwise(line)
    )


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def refusal_clause(turn: Turn, event: Event) -> Clause:
    """An order that could not be carried out, and why."""
    order = str(event.effect.get("order", "") or event.effect.get("text", "")).strip()
    reason = str(event.effect.get("reason", ""))
    said = lexicon_of(turn).refusal(reason)
    why = said.past[0] if said.past else said.now
    what = rich("could not obey ", Span(f"“{order}”", italic=True)) if order else rich("could not obey an order")
    return clause(event.unit, what, f": {why}")


def episode_clauses(turn: Turn, episode: Episode) -> list[Clause]:
    """An exchange of fire or a fight."""
    return _fire(turn, episode) if episode.kind is EpisodeKind.FIRE else _fight(turn, episode)


# ---- fire


def _fire(turn: Turn, episode: Episode) -> list[Clause]:
    first, *answers = shots_of(turn, episode)
    key = f"{turn.before.turn}{first.event.unit}{first.event.target}{episode.number}"
    return [_first_shot(turn, episode, first, key), *(_answer(turn, shot, key) for shot in answers)]


def _first_shot(turn: Turn, episode: Episode, shot: Shot, key: str) -> Clause:
    guns = _arm(turn, shot.event.unit) == "artillery"
    verbs = ("opened on", "fired on", "cannonaded") if guns else ("opened on", "fired a volley at", "fired on")
    with_others = f"and {number(shot.others)} {'other' if shot.others == 1 else 'others'} " if shot.others else ""
    head = rich(f"{with_others}{choose(verbs, key)} ", name_of(turn, shot.event.target), " ", mark(episode.number))
    if shot.destroyed:
        tail = choose((", and nothing of it was left", " and destroyed it", ", which broke for good"), key)
    elif shot.harmless:
        tail = choose((" to no effect", " without effect", ", and did no harm"), key)
    elif not shot.lost:
        tail = f", which was left {_states(turn, shot)}"
    else:
        cost = _toll(turn, shot.event.target, shot.lost)
        tail = choose((f"; it cost {cost}", f", which lost {cost}", f" and struck down {cost}"), key)
        tail += f" and left it {_states(turn, shot)}" if shot.states else ""
    return clause(shot.event.unit, head, tail)


def _states(turn: Turn, shot: Shot) -> str:
    return listed([lexicon_of(turn).state(code) for code in dict.fromkeys(shot.states)])


def _answer(turn: Turn, shot: Shot, key: str) -> Clause:
    event = shot.event
    cost = _toll(turn, event.target, shot.lost) if shot.lost else ""
    if shot.destroyed:
        return clause(event.unit, "answered and destroyed ", name_of(turn, event.target))
    if event.effect.get("mode") == "support":
        return clause(event.unit, f"fired in support and cost {cost}" if cost else "")
    if shot.harmless:
        return clause("", choose(("The answer went wide", "The answer did no harm", "Nothing came of the answer"), key))
    if not cost:
        return clause("", f"The answer left it {_states(turn, shot)}")
    return clause("", choose((f"The answer cost {cost}", f"Its answer struck down {cost}"), key))


# ---- fights


def _fight(turn: Turn, episode: Episode) -> list[Clause]:
    """The charge, what the attacked did, the rounds, the end of each who fell, and what the victors did then."""
    key = f"{turn.before.turn}{episode.actor}{episode.target}{episode.number}"
    told: list[Clause] = []
    if not any(event.kind == "charge" for event in episode.events):
        told.append(
            clause(episode.actor, "fought ", name_of(turn, episode.target), " hand to hand ", mark(episode.number))
        )
    fought = False
    for event in episode.events:
        if event.kind == "charge":
            told.append(_charge(turn, episode, event, key))
        elif event.kind == "combat" and not fought:
            fought = True
            told.append(_rounds(turn, episode, key))
        elif _is_end(turn, event):
            told.append(clause(event.unit, _end_phrase(turn, episode, event, key)))
        elif (teller := _TELLERS.get(event.kind)) is not None:
            told.append(teller(turn, event, key))
    return told


def _is_end(turn: Turn, event: Event) -> bool:
    return drawn_as(turn.ruleset.catalogue, event) is Drawn.LOST


def _charge(turn: Turn, episode: Episode, event: Event, key: str) -> Clause:
    kind = str(event.effect.get("type", "charge"))
    gap = event.effect.get("gap") or event.effect.get("distance")
    far = f" from {ground(turn.ruleset, float(gap))}" if gap else ""
    ways = _past(lexicon_of(turn).charges.get(kind), "charged")
    if kind == "breakthrough" and _arm(turn, event.unit) == "cavalry":
        ways = ("rode on at",)
    return clause(event.unit, f"{choose(ways, key)} ", name_of(turn, event.target), far, " ", mark(episode.number))


def _past(said: Said | None, otherwise: str) -> tuple[str, ...]:
    return said.past if said is not None and said.past else (otherwise,)


def _reaction(turn: Turn, event: Event, key: str) -> Clause:
    ways = _past(lexicon_of(turn).reactions.get(str(event.effect.get("reaction", ""))), "")
    return clause(event.unit, choose(ways, key))


def _test(turn: Turn, event: Event, key: str) -> Clause:
    words = lexicon_of(turn).test(str(event.effect.get("test", "")))
    ways = words.told_passed if event.effect.get("passed") else words.told_failed
    return clause(event.unit, choose(ways, key) if ways else "")


def _moved(turn: Turn, event: Event, key: str) -> Clause:
    """What a fight made a unit do: its own marches are told elsewhere."""
    distance = event.effect.get("distance")
    moves = lexicon_of(turn).moves
    words = moves.get(str(event.effect.get("mode"))) or moves.get(event.kind) or MoveWords(Said(""))
    if not words.said.past or words.order:
        return clause("")
    far = f" {ground(turn.ruleset, float(distance))}" if distance else ""
    return clause(event.unit, choose(words.said.past, key), far)


def _caught(turn: Turn, event: Event, _key: str) -> Clause:
    """What a unit lost otherwise than by blows, which the rounds tell, or by its end."""
    cause = str(event.effect.get("cause", ""))
    if cause in BLOWS or lexicon_of(turn).cause(cause).ended or not event.effect.get("lost"):
        return clause("")
    return clause("", f"It cost {_toll(turn, event.unit, int(event.effect['lost']))}")


def _left(turn: Turn, event: Event, _key: str) -> Clause:
    """The states that a fight left a unit in."""
    names = [lexicon_of(turn).state(code) for code in states_told(turn.ruleset.catalogue, event)]
    return clause(event.unit, f"was left {listed(names)}" if names else "")


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


def _rounds(turn: Turn, episode: Episode, key: str) -> Clause:
    """How long they fought and what it cost those who were left."""
    rounds = {int(event.effect.get("round", 0)) for event in episode.events if event.kind == "combat"}
    gone = {event.unit for event in episode.events if _is_end(turn, event)}
    blows = [event for event in episode.events if event.effect.get("cause") == "combat"]
    lost = turn.ruleset.measure.lost(blows)
    melee = len(rounds - {0})
    how = f"They fought {counted(melee, 'round')}" if melee else choose(
        ("The shock decided it", "It was over at the first shock"), key
    )  # fmt: skip
    prices = [
        rich(name_of(turn, unit_id, strong=False), f" {_toll(turn, unit_id, points)}")
        for unit_id, points in lost.items()
        if points and unit_id not in gone
    ]
    return clause("", how, "; it cost " if prices else "", joined(prices))


def _end_phrase(turn: Turn, episode: Episode, event: Event, key: str) -> str:
    """How a unit came to its end."""
    ended = lexicon_of(turn).cause(str(event.effect.get("cause", ""))).ended
    if ended:
        return choose(ended, key)
    if _arm(turn, event.unit) == "artillery":
        return choose(("was overrun and lost its guns", "was taken at its guns", "was cut down at its guns"), key)
    if _arm(turn, episode.actor if event.unit != episode.actor else episode.target) == "cavalry":
        return choose(("was ridden down", "was sabred where it stood", "was ridden over and destroyed"), key)
    return choose(("was destroyed", "was broken", "broke and was seen no more"), key)


def _arm(turn: Turn, unit_id: str) -> str:
    unit = turn.unit(unit_id)
    return unit.arm if unit is not None else ""


def _toll(turn: Turn, unit_id: str, points: int) -> str:
    unit = turn.unit(unit_id) or Unit(id=unit_id, of="")
    return price(turn.ruleset, toll_of(turn.ruleset, (unit,), {unit.id: points}))


def units_phrase(turn: Turn, units: Sequence[Unit]) -> str:
    """``three battalions``; ``two battalions and a battery`` of mixed arms."""
    nouns = lexicon_of(turn).troops
    by_arm: dict[str, int] = {}
    for unit in units:
        by_arm[unit.arm] = by_arm.get(unit.arm, 0) + 1
    return listed([counted(count, *_forms(nouns.get(arm))) for arm, count in by_arm.items()])


def _forms(noun: Noun | None) -> tuple[str, str]:
    return (noun.one, noun.many) if noun is not None else ("unit", "units")
