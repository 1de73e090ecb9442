"""Sentences about marches, shots and fights, from the place of one's own troops.

Everything is told in the past tense. Wordings vary, but the same thing is always told in the same words.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from battles.engine.battle import Point, Unit
from battles.engine.events import Event
from battles.reports.prose.account import Account, Episode, EpisodeKind, March, Turn, losses
from battles.reports.prose.rich import Rich, Span, bold, joined, mark, plain, rich, sentences
from battles.reports.prose.words import UNIT_WORDS, choose, counted, ground_name, length, listed, place_name, toll

#: Why an order was not carried out, as an officer would report it.
REFUSALS = {
    "second-formation": "it had already changed formation",
    "formation-not-allowed": "its formation does not allow that",
    "too-weak": "it is too weak to form up",
    "blocked": "there was no room",
    "second-move": "it had already moved",
    "no-such-target": "no such enemy was to be found",
    "not-seen": "nobody saw the enemy it was meant for",
    "disordered": "it was in disorder",
    "cannot-charge": "such troops cannot charge that enemy",
    "out-of-command": "it was out of reach of its general's word",
    "turned-too-far": "it had turned too far about",
    "out-of-reach": "the enemy was out of reach",
    "no-straight-path": "there was no straight way to the enemy",
    "not-outflanking": "it would not have struck him in flank",
    "in-contact": "it was hand to hand with the enemy",
    "marked": "it had fired already",
    "redeployed": "its guns were on the move",
    "not-eligible": "it had no clear line of fire",
    "no-dice": "the range was too great",
    "charged": "it had charged",
    "already-moved": "he had already ridden",
    "brigade-used": "the brigade had acted",
    "not-within-6": "the unit was too far from him",
    "not-brigade": "the unit is not of his brigade",
    "after-move": "he had moved first",
    "division-manoeuvre": "the division manoeuvred as a whole",
    "enemy-near": "the enemy was too near",
    "unreadable": "the line could not be read",
    "not-yours": "the line was for troops of another command",
}
#: How a formation is taken up.
FORMING = {
    "line": "deployed into line",
    "column": "formed column",
    "square": "formed square",
    "emergency-square": "threw itself into square",
    "skirmish": "shook out in skirmish order",
}
#: How a unit moved, by the mode of its movement.
GOING = {
    "side-step": "side-stepped",
    "step-back": "stepped back",
    "oblique": "inclined",
    "inch": "edged along in square",
    "prolong": "prolonged",
    "redeploy": "limbered up and moved",
    "division": "marched",
}


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
    return len(text) < 110 and ";" not in text and ":" not in text and " and " not in plain(first.words)


def name_of(turn: Turn, unit_id: str, *, strong: bool = True) -> Rich:
    """A unit in a sentence, with its article: ``the **1/92nd Ligne**``, ``British light cavalry``."""
    unit = turn.unit(unit_id)
    if unit is None:
        return rich("the enemy")
    label = unit.label
    article = "the " if _wants_article(turn, unit, label) else ""
    return rich(article, bold(label) if strong and turn.own(unit_id) else label)


def _wants_article(turn: Turn, unit: Unit, label: str) -> bool:
    first = label.split()[0] if label.split() else ""
    if first.lower() in ("the", "a", "an") or first.endswith(("'s", "’s", "s'", "s’")):
        return False
    named = turn.own(unit.id) or unit.quality != "" or any(character.isdigit() for character in label)
    return named or (label[:1].islower() is False and " " in label and unit.type == "")


def march_clauses(turn: Turn, march: March) -> list[Clause]:
    """What a unit did in its own manoeuvre besides fighting."""
    key = f"{turn.before.turn}{march.unit}"
    told: list[Clause] = []
    if march.formation and march.formation != march.formation_before:
        told.append(clause(march.unit, FORMING.get(march.formation, f"formed {march.formation}")))
    if march.distance > 0 and march.end is not None:
        going = GOING.get(march.mode) or choose(("advanced", "went forward", "moved up"), key)
        if _goes_back(turn, march):
            going = choose(("drew back", "fell back", "went back"), key)
        where = place_name(turn.after, march.end, turn.ruleset.vocabulary.square)
        whither = choose((f"and stood {where}", f"and is now {where}"), key)
        halted = {
            "enemy": ", halted by the enemy before it",
            "friend": ", halted by friends in its way",
            "terrain": ", halted by the ground",
            "edge": ", at the end of the field",
        }.get(march.stopped, "")
        distance = length(turn.ruleset, march.distance)
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
    for ground in turn.after.terrain:
        if ground.kind in ("stream", "minor", "ford") and ground.line and _crosses(ground.line, march.start, march.end):
            return f"waded {ground_name(ground) if ground.name else 'the stream'}, "
    return ""


def _crosses(line: Sequence[Point], start: Point, end: Point) -> bool:
    return any(
        _side(a, b, start) * _side(a, b, end) < 0 and _side(start, end, a) * _side(start, end, b) < 0
        for a, b in itertools.pairwise(line)
    )


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def refusal_clause(event: Event) -> Clause:
    """An order that could not be carried out, and why."""
    order = str(event.effect.get("order", "") or event.effect.get("text", "")).strip()
    reason = str(event.effect.get("reason", ""))
    why = REFUSALS.get(reason, reason.replace("-", " "))
    what = rich("could not obey ", Span(f"“{order}”", italic=True)) if order else rich("could not obey an order")
    return clause(event.unit, what, f": {why}")


def episode_clauses(telling: Account, episode: Episode) -> list[Clause]:
    """An exchange of fire or a fight."""
    if episode.kind is EpisodeKind.FIRE:
        return _fire(telling.turn, episode)
    return _fight(telling.turn, episode)


# ---- fire


def _fire(turn: Turn, episode: Episode) -> list[Clause]:
    shots = [event for event in episode.events if event.kind == "fire"]
    gone = {event.unit for event in episode.events if event.kind == "eliminated"}
    key = f"{turn.before.turn}{shots[0].unit}{shots[0].target}{episode.number}"
    return [_first_shot(turn, episode, shots[0], gone, key), *(_answer(turn, shot, gone, key) for shot in shots[1:])]


def _first_shot(turn: Turn, episode: Episode, shot: Event, gone: set[str], key: str) -> Clause:
    verbs = ("opened on", "fired on", "cannonaded") if _arm(turn, shot.unit) == "artillery" else (
        "opened on", "fired a volley at", "fired on",
    )  # fmt: skip
    head = rich(f"{choose(verbs, key)} ", name_of(turn, shot.target), " ", mark(episode.number))
    hits = int(shot.effect.get("hits", 0))
    if shot.target in gone:
        tail = choose((", and nothing of it was left", " and destroyed it", ", which broke for good"), key)
    elif not hits:
        tail = choose((" to no effect", " without effect", ", and did no harm"), key)
    else:
        price = _toll(turn, shot.target, hits)
        tail = choose((f"; it cost {price}", f", which lost {price}", f" and struck down {price}"), key)
    return clause(shot.unit, head, tail)


def _answer(turn: Turn, shot: Event, gone: set[str], key: str) -> Clause:
    support = shot.effect.get("mode") == "support"
    hits = int(shot.effect.get("hits", 0))
    if shot.target in gone:
        return clause(shot.unit, "answered and destroyed ", name_of(turn, shot.target))
    if support:
        return clause(shot.unit, f"fired in support and cost {_toll(turn, shot.target, hits)}" if hits else "")
    if not hits:
        return clause("", choose(("The answer went wide", "The answer did no harm", "Nothing came of the answer"), key))
    price = _toll(turn, shot.target, hits)
    return clause("", choose((f"The answer cost {price}", f"Its answer struck down {price}"), key))


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
        elif event.kind == "eliminated":
            told.append(clause(event.unit, _end_phrase(turn, episode, event, key)))
        elif (teller := _TELLERS.get(event.kind)) is not None:
            told.append(teller(turn, event, key))
    return told


def _charge(turn: Turn, episode: Episode, event: Event, key: str) -> Clause:
    kind = str(event.effect.get("type", "charge"))
    gap = event.effect.get("gap")
    far = f" from {length(turn.ruleset, float(gap), ground=True)}" if gap else ""
    verb = {
        "opportunity": "seized its chance and charged",
        "counter": "met the charge of",
        "breakthrough": "rode on at" if _arm(turn, event.unit) == "cavalry" else "pressed on at",
    }.get(kind, choose(("charged", "went at", "fell upon"), key))
    return clause(event.unit, f"{verb} ", name_of(turn, event.target), far, " ", mark(episode.number))


def _reaction(_turn: Turn, event: Event, key: str) -> Clause:
    words = {
        "fall-back": choose(("would not wait for the shock", "gave way in good time"), key),
        "flee": "limbered up to get away",
        "flee-to-square": "left its guns and ran to the square beside it",
        "suppression": "drove the gunners from their pieces",
    }.get(str(event.effect.get("reaction", "")), "")
    return clause(event.unit, words)


def _test(_turn: Turn, event: Event, key: str) -> Clause:
    passed = bool(event.effect.get("passed"))
    words = {
        ("square", True): choose(("threw itself into square in time", "was in square before the sabres came"), key),
        ("square", False): choose(("was caught before its square was formed", "did not form square in time"), key),
        ("feint", True): choose(("sheered off before the bayonets", "wheeled away from the bayonets"), key),
        ("feint", False): "could not be brought to turn away",
        ("flee", False): "was taken before its teams came up",
        ("opportunity", False): "let its chance go by",
        ("command", False): "had no clear order and would not go in",
        ("break-out", True): "broke out of its square",
    }.get((str(event.effect.get("test", "")), passed), "")
    return clause(event.unit, words)


def _moved(turn: Turn, event: Event, _key: str) -> Clause:
    mode, distance = event.effect.get("mode"), event.effect.get("distance")
    words = {
        "fall-back": "went back",
        "flee": "drove off",
        "feint": "went back",
        "follow": "followed on",
        "join": "joined in",
        "rally-back": "rallied back",
        "rally-forward": "went on",
    }.get(str(mode), "")
    far = f" {length(turn.ruleset, float(distance))}" if words and distance else ""
    return clause(event.unit, words, far)


def _caught(turn: Turn, event: Event, _key: str) -> Clause:
    if event.effect.get("cause") != "square":
        return clause("")
    return clause("", f"It cost {_toll(turn, event.unit, int(event.effect['lost']))}")


_TELLERS: dict[str, Callable[[Turn, Event, str], Clause]] = {
    "reaction": _reaction,
    "test": _test,
    "move": _moved,
    "loss": _caught,
}


def _rounds(turn: Turn, episode: Episode, key: str) -> Clause:
    """How long they fought and what it cost those who were left."""
    rounds = {int(event.effect.get("round", 0)) for event in episode.events if event.kind == "combat"}
    gone = {event.unit for event in episode.events if event.kind == "eliminated"}
    lost = losses(event for event in episode.events if event.effect.get("cause") == "combat")
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
    special = {
        "evading": "ran into other troops as it fled, and was lost",
        "feint": "ran upon other troops in turning away, and was lost",
        "abandoned": "lost its guns for good",
        "opportunity": "was overrun on the march",
        "fatigue": "was spent, and broke up",
        "fire": "was shot to pieces",
    }.get(str(event.effect.get("cause", "")))
    if special:
        return special
    if _arm(turn, event.unit) == "artillery":
        return choose(("was overrun and lost its guns", "was taken at its guns", "was cut down at its guns"), key)
    if _arm(turn, episode.actor if event.unit != episode.actor else episode.target) == "cavalry":
        return choose(("was ridden down", "was sabred where it stood", "was ridden over and destroyed"), key)
    return choose(("was destroyed", "was broken", "broke and was seen no more"), key)


def _arm(turn: Turn, unit_id: str) -> str:
    unit = turn.unit(unit_id)
    return unit.arm if unit is not None else ""


def _toll(turn: Turn, unit_id: str, points: int) -> str:
    return toll(turn.ruleset, turn.unit(unit_id) or Unit(id=unit_id, of=""), points)


def units_phrase(units: Sequence[Unit]) -> str:
    """``three battalions``; ``two battalions and a battery`` of mixed arms."""
    by_arm: dict[str, int] = {}
    for unit in units:
        by_arm[unit.arm] = by_arm.get(unit.arm, 0) + 1
    return listed([counted(count, *UNIT_WORDS.get(arm, ("unit", "units"))) for arm, count in by_arm.items()])
