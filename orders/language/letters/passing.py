"""Passing: friends by whom troops go on their way: *passes behind Gauthier and goes to the village*."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from battles.engine.orders import Place
from orders.language.letters.acts import Act, Part
from orders.language.letters.troops import Troops

GOING = frozenset({"", "go", "advance", "withdraw", "ride", "place"})
BY_THEM = frozenset({"behind", "before", "along", "left", "right", "beside"})
BY_GROUND = frozenset({"left", "right", "between", "north", "south", "east", "west", "behind", "before", "along"})
# Words with which a way goes on to where it ends.
ONWARD = frozenset(
    ["to", "on", "onto", "into", "towards", "and", "then", "et", "puis", "va", "vers", "jusqu", "nach", "bis", "zum",
     "zur", "und", "dann", "direction", "richtung"]
)  # fmt: skip
PASSED = ("pass", "round", "around", "past", "vorbei", "durch", "herum", "contourn", "vorüber", "voruber")
SKIRTING = ("contourn", "depass", "umgeh", "umreit", "uberhol", "skirt", "bypass", "circl")

# Words of a way that goes by a place, or round it, and not into it.
BY_IT = (
    "past",
    "vorbei",
    "voruber",
    "herum",
    "contourn",
    "longe",
    "umgeh",
    "umreit",
    "umrund",
    "skirt",
    "bypass",
    "circl",
    "round",
    "around",
)


def only_goes_by(acts: Sequence[Act], words: Sequence[str]) -> bool:
    """``Hubert rides round the pond``: whether some ground is passed or rounded, and nothing says where that ends."""
    told = [act for act in acts if act.verb not in ("hold", "") or act.parts]
    if len(told) != 1 or told[0].verb not in GOING or told[0].target or told[0].object or len(told[0].parts) != 1:
        return False
    if not {"and", "et", "und", "on"}.isdisjoint(words):
        return False  # past Gauthier and on to the village
    to = told[0].parts[0].to
    return not isinstance(to, (Place, Troops)) and any(word.startswith(BY_IT) for word in words)


def passed_by(acts: list[Act], words: Sequence[str]) -> tuple[list[Act], list[tuple[int, int]]]:
    """The acts of a sentence without the friends whom somebody only passes, and the words left out for that.

    ``words`` are the folded words of the sentence, by which acts and parts know where they stand.
    """
    left: list[tuple[int, int]] = []
    for act in acts:
        end = ends_elsewhere(act, words)
        if end is None:
            continue
        left += [(part.start, part.end) for part in act.parts if part is not end]
        if act.object is not None:
            left.append((act.start, end.start))
            act.verb, act.object = "go", None
        act.parts = [end]
    for before, act in list(pairwise(acts)):
        onward = act.inherits and act.subject is before.subject and not (act.negated or act.condition)
        led = bool(act.target) or any(not isinstance(part.to, Troops) for part in act.parts)
        stops = act.verb == "hold" and not act.formation and all(isinstance(part.to, Place) for part in act.parts)
        stops = stops and before.verb != "ride"  # he himself, or all of them?
        deed = act.verb in GOING | {"attack", "charge", "take"} or stops
        if onward and led and deed and only_passes(before, words):
            left.append((before.start, before.end))
            act.start, act.inherits = before.start, before.inherits
            acts = [one for one in acts if one is not before]
    return acts, left


def skirts(troops: Troops, act: Act, before: Sequence[str]) -> bool:
    """``Contourne Husson``: whether friends stand behind a verb of going round them; ``before`` are the words there."""
    friends = bool(troops.own) and not troops.enemy and act.subject is not None and act.verb in GOING
    return friends and any(word.startswith(SKIRTING) for word in before)


def ends_elsewhere(act: Act, words: Sequence[str]) -> Part | None:
    """The ground to which one goes behind friends, where words lead on to it from them; else ``None``."""
    if not act.parts or act.negated or isinstance(act.parts[-1].to, Troops) or act.parts[-1].relation == "from":
        return None
    end, others = act.parts[-1], act.parts[:-1]
    if act.object is not None:
        behind = [
            at for at in range(act.start, min(end.start, len(words))) if words[at] in ("behind", "derriere", "hinter")
        ]
        goes = act.verb in ("support", "follow") and bool(behind) and not others
        return end if goes and leads_on(words[behind[-1] : end.end]) else None
    if not others or act.verb not in GOING:
        return None
    friends = all(isinstance(part.to, Troops) and part.to.own and part.relation in BY_THEM for part in others)
    return end if friends and leads_on(words[others[-1].end : end.end]) else None


def leads_on(words: Sequence[str]) -> bool:
    """Whether words go on to where a way ends."""
    return not ONWARD.isdisjoint(words)


def only_passes(act: Act, words: Sequence[str]) -> bool:
    """Whether an act is no more than a way behind friends, or round some ground or between two."""
    friends = bool(act.parts) and all(isinstance(part.to, Troops) and part.relation in BY_THEM for part in act.parts)
    said = words[act.start : act.end + 1]
    plain = act.verb in GOING and not (act.negated or act.condition or act.length or act.formation or act.target)
    goes_by = plain and any(word.startswith(PASSED) for word in said)
    return (friends and goes_by) or (plain and not act.unknown and rounds_ground(act, said))


def rounds_ground(act: Act, said: Sequence[str]) -> bool:
    """``Contourne Lairalle par la gauche``, ``passes between the farm and the road``: by ground, and not into it."""
    if not act.parts or any(isinstance(part.to, (Place, Troops)) for part in act.parts):
        return False
    beside = all(part.relation in BY_GROUND for part in act.parts)
    return any(word.startswith(BY_IT) for word in said) or (beside and any(word.startswith(PASSED) for word in said))
