"""Accounts: whether what a sentence names found its part in what was read; what did not is not dropped in silence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.geometry import distance
from battles.engine.orders import Place
from orders.language.letters.acts import Act, Part
from orders.language.letters.saying import Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance
from orders.language.letters.world import World

WITH = frozenset({"with", "w", "mit", "avec"})
SEPARATELY = frozenset({"attack", "take", "defend", "screen"})  # with others: those are to do something, too
THEM = frozenset({"them", "these", "those", "ihnen", "eux", "elles"})
CALLED = frozenset({"called", "named", "genannt", "namens", "nomme", "nommes", "appele", "appeles"})
UNREAD_UNIT = re.compile(r"\d{1,2}/\d{1,3}\w*")
OUTERMOST = re.compile(
    r"weitesten|vorderst\w+|hinterst\w+|äußerst\w+|furthest|farthest|rearmost|hindmost", re.IGNORECASE
)
IN_ITS_PART = re.compile(
    r"\b(?:vorder|hinter|link|recht|mittler)\w*|\b(?:leading|front|foremost|rear|hind\w*|left|right)\b|\bde\s+(?:devant|derrière|gauche|droite|tête|queue)\b",
    re.IGNORECASE,
)
SHORTEST = 2.0  # of the map's measure: a smaller length is a manner of speaking


def left_over(said: Utterance, world: World) -> list[str]:
    """The troops of his that a sentence names, and its distances, that no act of it, condition or reason holds."""
    acts, text = said.sentence.acts, said.text
    held = [*said.sentence.reasons, *(act.condition.said for act in acts if act.condition is not None)]
    many = any(act.subject is not None and len(act.subject.own) > 1 for act in acts)
    found = []
    for spot in said.spots:
        words = text.raw_between(spot.start, spot.end)
        which = many and OUTERMOST.fullmatch(words) is not None
        if spot.kind == "unknown" and (which or UNREAD_UNIT.fullmatch(words)):
            found.append(words)  # a unit that another word made unknown, or which of them is meant
            continue
        named = is_named(spot) or is_part_of_arm(spot, world)
        if any(words in other for other in held) or not named or tells_where(spot, acts, world):
            continue
        alone = not is_one_more(spot, said.spots)
        if not has_part(spot, acts, alone=alone) or is_swallowed(spot, said.spots, acts):
            found.append(words)
    return found + between_nobody(said) + part_of_a_command(said)


def part_of_a_command(said: Utterance) -> list[str]:
    """``The two rear ones of Campi``: a number beside a whole command with a word for where in it those stand."""
    spots = [spot for spot in said.spots if spot.kind not in ("filler", "they")]
    found = []
    for one, other in pairwise(spots):
        number, whole = (one, other) if one.kind == "number" else (other, one)
        between = said.text.raw_between(min(one.start, other.start), max(one.end, other.end))
        troops = whole.value
        if number.kind != "number" or not isinstance(troops, Troops) or not troops.commands or not troops.own:
            continue
        if isinstance(number.value, float) and 1 < number.value < len(troops.own) and IN_ITS_PART.search(between):
            found.append(between)
    return found


def between_nobody(said: Utterance) -> list[str]:
    """``Bring it up between them``: where somebody is to go between those whom nothing tells."""
    spots, acts = [spot for spot in said.spots if spot.kind != "filler"], said.sentence.acts
    if any(part.relation == "between" for act in acts for part in parts_of(act)) or any(
        spot.kind == "length" for spot in spots
    ):
        return []
    return [
        said.text.raw_between(where.start, them.end)
        for where, them in pairwise(spots)
        if where.means("relation", "between") and them.kind == "they" and said.text.bare[them.start] in THEM
    ]


def tells_where(spot: Spot, acts: list[Act], world: World) -> bool:
    """Whether a square or a piece of ground is where some stand of whom an act tells: it says who they are."""
    if spot.kind not in ("spot", "ground"):
        return False
    if acts and all(act.condition is not None or act.empty for act in acts):
        return True
    own = tuple(id for act in acts for who in troops_of(act) for id in who.own if id in world.own)
    theirs = [id for act in acts for who in troops_of(act) for id in who.enemy]
    if isinstance(spot.value, Place) and spot.value.point is not None:
        spots = [at for id in (*own, *theirs) if (at := world.view.unit_by_id[id].at) is not None]
        return any(distance(at, spot.value.point) <= world.square for at in spots)
    whole = Troops(own)
    return bool(own) and world.standing_at(whole, spot.value, within=world.square) is not whole


def unsaid(acts: list[Act], outcome: Outcome) -> bool:
    """Whether something that acts ask for found its way into none of the orders and questions that came of them."""
    if not outcome.lines or outcome.doubts:
        return False
    said = " ".join(line.text for line in outcome.lines)
    plain = [act for act in acts if not act.negated and act.condition is None]
    looks = any(act.compass and act.verb in ("face", "unlimber") for act in plain)
    fires = any(act.verb == "fire" and (act.target or act.near) for act in plain)
    formed = any(act.formation and act.formation != "square" and act.verb == "form" for act in plain)
    goes = any(act.length is not None and act.verb in ("hold", "form", "go", "") and not act.target for act in plain)
    return (
        (
            goes
            and not re.search(
                r"\b(?:MOVE|REDEPLOY|STEP|SIDESTEP|INCH|OBLIQUE|ADVANCE|INTENT|STANDING|ATTACH)\b|\d", said
            )
        )
        or (looks and not re.search(r"\b(?:FACE|ABOUT|FACING|WHEEL|TURN|FRONT)\b", said) and "INTENT" not in said)
        or (fires and not re.search(r"\b(?:FIRE|SHOOT|BOMBARD|TARGET|INTENT|STANDING)\b", said))
        or (formed and not re.search(r"\b(?:FORM|IN|LINE|COLUMN|SKIRMISH|DEPLOY|LIMBER|UNLIMBER)\b", said))
    )


def strands_some(said: Utterance) -> bool:
    """Whether some of many are named behind a word that nobody knows, and they alone do something: *all but he*?"""
    idle = [act.subject for act in said.sentence.acts if act.empty and act.unknown and act.condition is None]
    spots = [spot for spot in said.spots if spot.kind != "filler"]
    return any(
        strange.kind == "unknown"
        and said.text.bare[strange.start] not in CALLED
        and isinstance(many.value, Troops)
        and isinstance(few.value, Troops)
        and any(who is not None and set(few.value.own) < set(who.own) <= set(many.value.own) for who in idle)
        for many, strange, few in zip(spots, spots[1:], spots[2:], strict=False)
    )


def is_swallowed(spot: Spot, spots: list[Spot], acts: list[Act]) -> bool:
    """Whether some of many were named behind a word that nobody understood, and only the many do something."""
    if not isinstance(spot.value, Troops) or spot.value.commands or not spot.value.own:
        return False
    at = spots.index(spot)
    before = next((one for one in reversed(spots[:at]) if one.kind != "filler"), None)
    own = set(spot.value.own)
    whole = [set(troops.own) for act in acts for troops in troops_of(act) if own & set(troops.own)]
    strange = before is not None and before.kind == "unknown"
    return strange and bool(whole) and all(own < every for every in whole)


def is_named(spot: Spot) -> bool:
    """Whether a spot is something that must find its part: troops called by name, or a distance."""
    if spot.kind in ("ground", "spot"):
        return True
    if spot.kind == "length":
        return isinstance(spot.value, float) and spot.value >= SHORTEST
    troops = spot.value
    if not isinstance(troops, Troops) or not troops.own or troops.enemy:
        return False
    return not (troops.loose or troops.kind or troops.everybody or troops.rest or troops.some)


def is_part_of_arm(spot: Spot, world: World) -> bool:
    """Whether a spot names some of an arm by their kind and whose they are: *the guns of the 9th*."""
    troops = spot.value
    if not isinstance(troops, Troops) or not troops.own or troops.enemy or not (troops.kind and troops.arm):
        return False
    if troops.loose or troops.everybody or troops.rest or troops.some or troops.unclear:
        return False
    arms = {world.own[id].arm for id in troops.own if id in world.own}
    return len(arms) == 1 and set(troops.own) < {id for id, unit in world.own.items() if unit.arm in arms}


def is_one_more(spot: Spot, spots: list[Spot]) -> bool:
    """Whether troops are named behind an *and* with others, or behind a side: *bring the 5M and the 7L*."""
    before = [one for one in spots[: spots.index(spot)] if one.kind != "filler"][-2:]
    kinds = [one.kind for one in before]
    return kinds == ["troops", "link"] or kinds[-1:] == ["way"]


def has_part(spot: Spot, acts: list[Act], *, alone: bool) -> bool:
    """Whether some act holds what a spot names; ``alone``: by more than that it is named there."""
    if spot.kind in ("ground", "spot"):
        places = [to for act in acts for part in parts_of(act) for to in (part.to, part.between, part.edge_to)]
        return any(to is spot.value or to == spot.value for to in places)
    if isinstance(spot.value, Troops):
        own = set(spot.value.own)
        held = ((act, troops) for act in acts for troops in troops_of(act))
        return any(own & set(troops.own) for act, troops in held if not (alone and is_bare(act, troops)))
    return any(spot.value in (act.length, *(part.length for part in parts_of(act))) for act in acts)


def is_bare(act: Act, troops: Troops) -> bool:
    """Whether troops are only named in an act: nothing is told of them."""
    plain = act.empty and not (act.same or act.unknown) and act.condition is None and act.excepted is None
    return plain and troops is act.subject


def parts_of(act: Act) -> Iterator[Part]:
    """The places of an act."""
    yield from act.parts
    if act.near is not None:
        yield act.near


def troops_of(act: Act) -> Iterator[Troops]:
    """All troops that have a part in an act."""
    for troops in (act.subject, act.target, act.object, act.either, act.excepted, act.alike):
        if troops is not None:
            yield troops
    for part in parts_of(act):
        in_company = part.word in WITH and len(act.parts) > 1
        for to in (part.to, part.between):
            apart = act.verb in SEPARATELY or (act.verb in ("go", "advance") and isinstance(to, Troops) and to.kind)
            if isinstance(to, Troops) and not (in_company and apart):
                yield to
