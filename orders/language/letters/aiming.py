"""Aiming: which of several enemies is meant, by the side on which he stands, or for want of more the nearest."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from battles.engine.battle import Point, Unit
from battles.engine.dataclasses import replace
from battles.engine.geometry import bearing, distance
from battles.engine.orders import Place
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops
from orders.language.letters.whereabouts import COMPASS
from orders.language.letters.world import World

OUTERMOST = 1.5  # times the distance of the nearest: those so near are compared
ACROSS = {"left": -90.0, "right": 90.0}
# Words beside a target that say on which side of the others it stands, as the one sees them who fires.
ON_A_SIDE = {
    word: side
    for side, words in {
        "left": "linke linken linker linkes gauche leftmost lefthand",
        "right": "rechte rechten rechter rechtes droite rightmost righthand",
        "middle": "middle centre center central mittlere mittleren mittlerer mittelste mittelsten milieu centrale",
    }.items()
    for word in words.split()
}
NEARER = frozenset({"nearer", "closer"})
FARTHEST = frozenset({"furthest", "farthest", "most"})  # before a point of the compass
# Words for one body: of several such that may be meant it is not clear which.
SINGLE = frozenset(
    {"battery", "battalion", "squadron", "gun", "batterie", "bataillon", "one", "a", "eine", "une", "un", "other",
     "two", "three", "both", "zwei", "drei", "beiden", "deux", "trois"}
)  # fmt: skip

AT_THEM = frozenset({"auf", "aufs", "gegen", "on", "upon", "at", "against", "sur", "contre"})


def aimed_when_unlimbered(acts: Sequence[Act]) -> list[Act]:
    """``6 cm forward, unlimber, then on the 27J``: guns that unlimber do not go to an enemy, but fire at him."""
    kept: list[Act] = []
    for act in acts:
        kept.append(act)
        last = act.parts[-1] if act.verb == "unlimber" and act.parts and not act.negated else None
        whom = last.to if last is not None and last.word in AT_THEM and last.relation == "at" else None
        if last is not None and isinstance(whom, Troops) and whom.enemy and not whom.own:
            kept[-1] = replace(act, parts=act.parts[:-1])
            aim = Act(act.subject, "fire", target=whom, condition=act.condition, inherits=True)
            kept.append(replace(aim, start=last.start, end=last.end))
        near = act.near if act.verb == "unlimber" and not act.negated and act.target is None else None
        if near is not None and near.word == "against" and isinstance(near.to, Troops) and near.to.enemy:
            kept[-1] = replace(act, near=None)  # comes into action at J6 against 27J
            aim = Act(act.subject, "fire", target=near.to, condition=act.condition, inherits=True)
            kept.append(replace(aim, start=near.start, end=near.end))
    return kept


def aimed_from_there(acts: Sequence[Act], world: World) -> list[Act]:
    """``Fire at 27J from J6``, ``to J6, then 27J``: guns go to a square from which they are to fire, and fire there."""
    kept: list[Act] = []
    for act in acts:
        before = kept[-1] if kept else None
        if not (act.subject is not None and act.target is not None and are_guns(act.subject, world)):
            kept.append(act)
            continue
        from_where = act.near if act.near is not None and act.near.relation == "from" else None
        leading = before is not None and before.subject is None and not before.verb and len(before.parts) == 1
        if from_where is None and before is not None and leading and before.parts[0].relation == "from":
            from_where = before.parts[0]
        to_where = act.parts[0] if not act.verb and len(act.parts) == 1 and act.parts[0].relation == "at" else None
        place = from_where if act.verb == "fire" else to_where
        if place is None or not isinstance(place.to, Place):
            kept.append(act)
            continue
        if leading and before is not None and place is before.parts[0]:
            kept.pop()
        if not all(world.stands(id, place.to.text) for id in act.subject.own):
            going = Act(act.subject, "go", parts=[replace(place, relation="at")], condition=act.condition)
            kept.append(replace(going, start=act.start, end=act.end, inherits=act.inherits))
        fire = replace(act, verb="fire", near=None if place is act.near else act.near, parts=[], inherits=True)
        kept.append(fire)
    return kept


def fired_from_where_they_stay(acts: Sequence[Act], world: World) -> list[Act]:
    """``Bleibt stehen, auf 27J``, ``stays by the road and shells 5M``: guns that stay go nowhere to fire."""
    kept: list[Act] = []
    for act in acts:
        kept.append(act)
        holds = act.verb == "hold" and not act.negated and act.subject is not None and are_guns(act.subject, world)
        last = act.parts[-1] if holds and act.parts else None
        if last is not None and last.word in AT_THEM and last.relation == "at" and is_foe(last.to):
            kept[-1] = replace(act, parts=act.parts[:-1])
            assert isinstance(last.to, Troops)
            aim = Act(act.subject, "fire", target=last.to, condition=act.condition, inherits=True)
            if act.condition is not None and not act.parts[:-1]:
                kept.pop()  # if that is no good, halt auf 5M
            kept.append(replace(aim, start=last.start, end=last.end))
    for number, act in enumerate(kept):
        firing = [one for one in kept if one.verb == "fire" and one.subject is act.subject and not one.negated]
        gone = any(one.verb not in ("hold", "fire") and one.subject is act.subject for one in kept[:number])
        stays = act.verb == "hold" and act.stays and not (act.negated or act.condition or gone)
        if stays and act.parts and firing and act.subject is not None and are_guns(act.subject, world):
            kept[number] = replace(act, parts=[], way="", compass="")
    return kept


def is_foe(whom: object) -> bool:
    """Whether what a place is told by is the enemy, and none of his own."""
    return isinstance(whom, Troops) and bool(whom.enemy) and not whom.own


def are_guns(troops: Troops, world: World) -> bool:
    """Whether some troops of his are guns and nothing else."""
    return bool(troops.own) and all(world.own[id].arm == "artillery" for id in troops.own if id in world.own)


def side_of(act: Act) -> str:
    """The side on which the enemy stands among the others: a point of the compass, left, right or middle; or none."""
    one = act.target is not None and not SINGLE.isdisjoint(act.target.said.lower().split())
    return act.outermost or act.compass or (act.way if one and act.way in ACROSS else "")


def on_that_side(side: str, found: Sequence[str], known: Mapping[str, Unit], here: Point) -> list[str]:
    """Of some enemies, the nearest first, the one who stands farthest to a side, or between the others."""
    spots = {id: at for id in found if (at := known[id].at)}
    if not spots:
        return list(found)
    reach = OUTERMOST * distance(spots[next(iter(spots))], here)
    near = {id: at for id, at in spots.items() if distance(at, here) <= reach}
    middle = (sum(x for x, _ in near.values()) / len(near), sum(y for _, y in near.values()) / len(near))
    way = COMPASS[side] if side in COMPASS else bearing(here, middle) + ACROSS.get(side, ACROSS["right"])
    east, north = math.sin(math.radians(way)), math.cos(math.radians(way))
    along = sorted((x * east + y * north, id) for id, (x, y) in near.items())
    if side == "middle":
        return [along[len(along) // 2][1]] if len(along) % 2 else list(found)
    return [along[-1][1]]


def any_will_do(act: Act, found: Sequence[str], known: Mapping[str, Unit]) -> bool:
    """Whether the nearest of several serves: guns are fired at, or battalions of one body; one is hit in a turn."""
    aim = act.target
    if aim is None or act.verb != "fire" or act.unknown:
        return False
    words = aim.said.lower().split()
    if not SINGLE.isdisjoint(words) or any(character.isdigit() for character in aim.said):
        return False
    return aim.arm == "artillery" or len({known[id].of for id in found}) == 1
