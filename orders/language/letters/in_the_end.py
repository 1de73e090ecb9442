"""In the end: of two deeds told in a row the one that tells where somebody ends, and what for nothing is done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from battles.engine.dataclasses import replace
from battles.engine.orders import Place, PlaceKind
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops

TO = frozenset({"to"})
IN_COMPANY = frozenset({"place", "follow", "join"})
FOUGHT = frozenset({"attack", "charge", "pursue", "fire", "fight", "counter"})
MOVED = frozenset({"leave", "go", "advance"})
GONE_THERE = frozenset({"go", "advance", "withdraw", "ride"})
BESIDE = frozenset({"behind", "before", "beside", "left", "right"})


def denied_with_it(acts: list[Act], words: Sequence[str]) -> list[Act]:
    """``Nobody leaves the wood to chase the French``: what somebody does not leave it for is not done either."""
    kept: list[Act] = []
    for act in acts:
        before = kept[-1] if kept else None
        led = act.start > 0 and words[act.start - 1] in TO and act.inherits and act.verb in FOUGHT
        if before is None or not led or not before.negated or before.verb not in MOVED:
            kept.append(act)
        elif act.verb == "pursue":
            kept.append(replace(act, negated=True))
    return kept


def without_watching_their_own(acts: list[Act]) -> list[Act]:
    """``Bijlandt keeps an eye on 27J``: a brigade screens none of its own battalions."""
    return [act for act in acts if not (act.verb == "screen" and are_his_own(act))]


def are_his_own(act: Act) -> bool:
    """Whether what is done for some is done by the brigade to which they belong."""
    who, whom = act.subject, act.object
    return who is not None and whom is not None and len(who.commands) == 1 and set(whom.own) < set(who.own)


def falling_back(acts: list[Act]) -> list[Act]:
    """``27J back to the farm if attacked``: they fall back, by no more than that word."""
    for act in acts:
        back = not act.verb and not act.formation and bool(act.parts) and act.parts[0].word == "back"
        if back and act.condition is not None and act.condition.trigger == "attacked":
            act.verb = "withdraw"
    return acts


def with_the_reserve(acts: list[Act]) -> list[Act]:
    """``General Husson stays with the reserve``: he rides there, and his brigade does not stay in reserve."""
    for act in acts:
        himself = act.subject is not None and act.subject.said.lower().startswith("general ")
        if himself and act.verb == "support" and act.stays and not (act.object or act.parts or act.target):
            act.verb, act.stays = "ride", False
    return acts


def so_far_up_the_road(acts: Sequence[Act], default: Troops | None) -> None:
    """``Gauthier moves 10 cm up the road``: so far ahead, for the battalions of a brigade each go for themselves."""
    for act in acts:
        who = act.subject or default
        whole = who is not None and bool(who.commands) and act.verb in ("go", "advance")
        along = bool(act.parts) and all(part.relation == "along" for part in act.parts)
        if whole and along and act.length is not None and not (act.compass or act.negated or act.way == "back"):
            act.parts = []


def waits_in_its_square(acts: list[Act]) -> list[Act]:
    """The acts by which those wait who go to a square: *7L goes to G10 and waits behind the farm*, wherever that is.

    They are told no place any more.
    """
    waiting = []
    for before, act in pairwise(acts):
        waits = act.verb == "hold" and act.inherits and not act.negated and act.condition is None
        if waits and goes_to_a_square(before) and act.parts and act.parts[0].relation in BESIDE:
            act.parts = []
            waiting.append(act)
    return waiting


def goes_to_a_square(act: Act) -> bool:
    """Whether somebody is sent to a square of the map, and not on one condition or another."""
    place = act.parts[0].to if len(act.parts) == 1 and act.parts[0].relation == "at" else None
    square = isinstance(place, Place) and place.kind is PlaceKind.SQUARE
    return square and act.verb in GONE_THERE and not act.negated and act.condition is None


def where_they_end(acts: list[Act]) -> list[Act]:
    """``The guns go with Hubert and unlimber at J6``: there, whoever goes with them on the way."""
    kept: list[Act] = []
    for act in acts:
        before = kept[-1] if kept else None
        placed = any(not isinstance(part.to, Troops) for part in act.parts)
        ends = act.verb in ("unlimber", "place", "hold", "go") and act.inherits and placed and not act.negated
        halts = act.verb == "hold" and before is not None and before.verb == "follow"  # follow them, stop at the wood
        if before is not None and ends and not halts and is_only_company(before):
            kept[-1] = replace(act, inherits=before.inherits, start=before.start)
        else:
            kept.append(act)
    return kept


def without_how_they_are_formed(acts: list[Act]) -> list[Act]:
    """``Does not charge formed infantry``: how those are whom somebody does not attack, and nothing he does not do."""
    kept: list[Act] = []
    for act in acts:
        before = kept[-1] if kept else None
        bare = act.verb == "form" and act.negated and act.inherits and not (act.formation or act.parts or act.target)
        if before is None or not (bare and before.negated and before.verb in FOUGHT and before.target is not None):
            kept.append(act)
    return kept


def by_that_way(acts: list[Act]) -> list[Act]:
    """``Foy sends Gauthier up the road and attacks the farm``: up the road is the way by which he gets there."""
    kept: list[Act] = []
    for act in acts:
        before = kept[-1] if kept else None
        placed = any(not isinstance(part.to, Troops) for part in act.parts)
        ends = act.inherits and placed and not act.negated and act.condition is None
        if before is not None and ends and before.subject is not None and is_only_a_way(before):
            same = act.subject is None or act.subject is before.subject
            if same:
                kept[-1] = replace(act, subject=before.subject, inherits=before.inherits, start=before.start)
                continue
        kept.append(act)
    return kept


def is_only_a_way(act: Act) -> bool:
    """Whether an act has somebody led along something, and does not say how far."""
    along = bool(act.parts) and all(part.relation == "along" and part.length is None for part in act.parts)
    way = "" if act.way == "forward" else act.way
    bare = replace(act, parts=[], subject=None, inherits=False, verb="", way=way).empty
    return along and bare and act.verb in ("", "advance") and act.condition is None


def is_only_company(act: Act) -> bool:
    """Whether an act has somebody go with others, and says no more."""
    with_others = act.object is not None and bool(act.object.own)
    bare = replace(act, object=None, subject=None, verb="", inherits=False).empty
    return act.verb in IN_COMPANY and with_others and bare and not act.negated and act.condition is None
