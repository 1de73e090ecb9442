"""Arranging: the acts of a sentence before they are said: who goes with whom, and which of several places counts."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import replace
from battles.engine.worded import worded
from orders.language.letters.acts import Act
from orders.language.letters.saying import Doubt, Outcome
from orders.language.letters.troops import Troops

GOING = frozenset(
    {"go", "advance", "withdraw", "take", "follow", "hold", "form", "", "leave", "defend", "support", "place"}
)

MARCHING = ("go", "advance", "follow", "support", "join", "take", "place")

BY = frozenset({"along", "beside", "left", "right", "edge"})  # so far that way, along the edge: no place of its own


def arranged(groups: list[tuple[Troops | None, list[Act]]], outcome: Outcome) -> list[tuple[Troops | None, list[Act]]]:
    """The groups of acts without those that only say how the ones named before stand to each other."""
    kept: list[tuple[Troops | None, list[Act]]] = []
    for subject, acts in groups:
        before = kept[-1][0] if kept else None
        if (
            before is not None
            and subject is not None
            and not subject.general
            and set(subject.own) < set(before.own)
            and not any(act.verb for act in acts)
        ):
            among = [
                part
                for act in acts
                for part in act.parts
                if isinstance(part.to, Troops) and set(part.to.own) <= set(before.own)
            ]
            if among or all(act.empty or (act.way and not act.parts and act.length is None) for act in acts):
                where = worded("How they stand to each other is left to them. Where shall these go?")
                outcome.doubts.append(Doubt(where))
                continue
        kept.append((subject, acts))
    return kept


def goes_there(before: Act, act: Act) -> bool:
    """Whether an act sends somebody to the very place of another."""
    if before.verb not in ("go", "advance", "take") or before.negated or before.condition:
        return False
    places = [part for one in (before, act) for part in one.parts[-1:]]
    bare = all(part.relation in ("at", "of") and part.length is None and not (part.edge or part.way) for part in places)
    return len(places) == 2 and bare and places[0].to == places[1].to


def without_holding_it(acts: Sequence[Act]) -> list[Act]:
    """Without the acts that only hold or defend the place to which those before them go: they do so there."""
    kept: list[Act] = []
    for act in acts:
        there = any(goes_there(one, act) for one in kept)
        plain = act.verb in ("defend", "hold") and not (act.negated or act.formation or act.compass or act.condition)
        if not (there and plain and act.target is None and act.object is None and act.length is None):
            kept.append(act)
    return kept


def last_place(acts: Sequence[Act]) -> list[Act]:
    """Of several places to go to in one sentence the last: ``follow 3/2L, stop south of Lairalle``."""
    acts = [
        replace(act, parts=[], way="" if act.compass else act.way)
        if act.length is not None and act.compass and act.parts and all(p.edge or p.relation in BY for p in act.parts)
        else act
        for act in acts
    ]
    if any(act.length is not None and (act.way or act.compass) and not act.parts for act in acts):
        # so far, along the road: the road only says where
        acts = [act for act in acts if not (act.parts and not act.verb and not act.formation)]
    if any(act.length is not None and (act.way or act.compass) and not act.parts for act in acts):
        # across the brook, so far to the north
        acts = [
            replace(act, parts=[], verb="") if act.parts and all(p.relation == "along" for p in act.parts) else act
            for act in acts
        ]
    if any(act.parts and act.verb in GOING for act in acts):
        acts = [act for act in acts if not is_way_round(act)]
    acts = without_holding_it(acts)
    going = [
        act
        for act in acts
        if (act.parts and act.verb in GOING) or (act.object is not None and act.verb in ("follow", "support"))
    ]
    placed = [act for act in going if act.parts]
    if len(going) < 2 or not placed:
        return [act for act in acts if not (act.verb == "leave" and len(acts) > 1)]
    last = placed[-1]
    if last.verb == "hold":
        last = replace(last, verb="go")
    kept = []
    for act in acts:
        if act is placed[-1]:
            kept.append(last)
        elif act in going:
            if act.formation:
                kept.append(replace(act, verb="form", parts=[], object=None))
        elif act.verb != "leave":
            kept.append(act)
    return kept


def without_denials(acts: list[Act]) -> list[Act]:
    """Without what is not done where it is told what is done instead: ``folgt Husson nicht, er bleibt stehen``."""
    kept: list[Act] = []
    for number, act in enumerate(acts):
        told = [one for one in acts[number + 1 :] if not (one.negated or one.empty or one.condition)]
        plain = act.negated and not (act.formation or act.condition or act.unknown)
        marches = act.verb in MARCHING and any(one.verb in (*MARCHING, "hold") for one in told)
        fires = act.verb == "fire" and any(one.verb == "fire" for one in told)
        if not (plain and (marches or fires) and (act.parts or act.object or act.target or act.near)):
            kept.append(act)
    return kept


def is_way_round(act: Act) -> bool:
    """Whether an act only says on which side one passes: round the guns by the east, and stop at G5."""
    going = act.verb in ("go", "advance", "") and bool(act.compass or act.way) and act.way != "back"
    return going and act.length is None and not (act.parts or act.formation or act.target or act.negated)


def takes_them_elsewhere(act: Act) -> bool:
    """Whether an act of guns is a march."""
    whither = bool(act.parts) or act.length is not None
    return whither and act.verb in ("go", "withdraw", "advance", "", "limber", "take") and not act.negated


def merged_faces(acts: Sequence[Act]) -> list[Act]:
    """Guns go somewhere and face somewhere in one order."""
    merged: list[Act] = []
    for act in acts:
        going = next((one for one in merged if takes_them_elsewhere(one)), None)
        if act.verb == "unlimber" and act.parts and going is None:
            act = replace(act, verb="go")
        if act.verb in ("face", "unlimber") and going is not None and (act.compass or act.near or act.target):
            if act.compass and going.parts:
                going.compass = going.compass or act.compass
            else:
                going.looks = act
            continue
        if act.verb in ("limber", "unlimber") and act.empty_but_verb() and not act.negated and len(acts) > 1:
            continue
        if act.verb == "limber" and act.parts:
            act = replace(act, verb="go")
        merged.append(replace(act))
    return merged


def beside_postures(acts: Sequence[Act], outcome: Outcome) -> list[Act]:
    """What a command is told beside its posture, but for what it is to look at when it is there: it sees that."""
    looking = [act for act in acts if only_looks_there(act)]
    outcome.dropped += [act.verb for act in looking]
    return [act for act in acts if act not in looking]


def only_looks_there(act: Act) -> bool:
    """``fronting the brook``: beside a posture, at what a command looks, which it sees as it comes there."""
    at_something = act.near is not None or act.target is not None
    return act.verb == "face" and at_something and not (act.compass or act.degrees is not None or act.negated)
