"""Misreading: whether an order that a sentence came to is one that its words can hardly mean.

However the order was arrived at, it is looked at once more by what it does: how many it moves, how far and whither.
What is not plausible is asked about before it is done.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.battle import Point
from battles.engine.geometry import distance
from battles.engine.orders import Place
from orders.language.letters.acts import Act
from orders.language.letters.errands import errand
from orders.language.letters.saying import Line
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance
from orders.language.letters.world import World

MOVING = re.compile(r"\b(?:MOVE|REDEPLOY|SIDESTEP|STEP|INCH|OBLIQUE)\b")
SO_FAR = re.compile(r"\b(?:MOVE|SIDESTEP (?:LEFT|RIGHT)|STEP BACK|INCH \w+) [\d.]+$")
TO_POINT = re.compile(r"\b(?:MOVE|REDEPLOY) TO (-?[\d.]+),(-?[\d.]+)")
TOO_FAR = 6.0  # map squares: several turns' march, to a point that nobody named
BACKWARD = 1.0  # table units
WHERE_THEY_ARE = re.compile(
    r"\b(?:remains?|stays?|stops?|holds?|stands?)\s+(?:(?:exactly|just|right|precisely|there)\s+)*where\s+(?:they|it|he)\s+(?:is|are|stands?)\b"
    r"|\b(?:bleib\w*|steh\w*)\s+(?:(?:genau|dort|da)\s+)*,?\s*wo\s+(?:sie|es|er)\s+(?:steh\w+|ist|sind)\b"
    r"|\breste(?:nt)?\s+(?:exactement\s+|là\s+)*où\s+(?:il|elle|ils|elles)\s+(?:est|sont)\b",
    re.IGNORECASE,
)
ADVANCING = re.compile(r": INTENT (?:ADVANCE|ATTACK)\b")
STAYING = ("bleib", "verbleib", "verharr", "stay", "remain", "rest", "demeur")
RESERVE = ("reserv", "ruckhalt")  # stays in reserve at F4: that is where to
THITHER = frozenset({"nach", "bis", "zu", "zum", "zur", "to", "into", "towards", "toward", "vers", "jusqu", "jusque"})
ATTACKING = re.compile(r"INTENT ATTACK$")
DENIED = re.compile(
    r"\b(?:nobody|no\s+one|none|not|never|nothing|no|without|niemand\w*|nix|nichts|nicht|kein\w*|nie|ohne|personne|rien|pas|aucune?|jamais|"
    r"sans)\b|n['’]t\b",
    re.IGNORECASE,
)
HOLDING = re.compile(r"^(?!STANDING|GENERAL).*\bHOLD$", re.DOTALL)
REDEPLOYING = re.compile(r"REDEPLOY TO \S+$")
FIRING = re.compile(r"^[^;]*: FIRE AT (\S+)$")
OUT_OF_REACH = 2.5  # map squares: farther than foot marches and shoots in a turn
GOING = frozenset({"go", "advance", "withdraw", "ride", "follow", "pursue", "leave"})
BEFORE_SUBJECT = frozenset({"mark", "filler", "link", "modal", "number", "title"})
FIRST_LINE = re.compile(
    r"\b(?:first|second|front|rear|leading)\s+line\b|\b(?:erste[sn]?|zweite[sn]?)\s+(?:Treffen|Linie)\b|"
    r"\b(?:première|seconde|deuxième)\s+ligne\b",
    re.IGNORECASE,
)
HIS_LINE = re.compile(
    r"\W*(?:\S+(?:['’]s|s['’])|his|her|its|their|seine|sa|leur|la)\s+(?:first|second|front|rear|leading|erste|zweite|première|seconde|"
    r"deuxième)\s+(?:line|Linie|Treffen|ligne)\b",
    re.IGNORECASE,
)
AMONG = 0.4  # map squares from an enemy: no place for guns
FEW = 4  # units that may be sent about one by one


def is_implausible(line: Line, said: Utterance, world: World) -> bool:
    """Whether a line hardly says what its sentence means."""
    if goes_twice(line) or goes_though_staying(line, said):
        return True
    if attacks_though_denied(line, said):
        return True
    if stays_though_told_to_go(line, said) or fires_out_of_reach(line, world) or forms_a_part(line, said):
        return True
    if not goes(line):
        return False
    if sends_the_absent(line, said, world):
        return True
    if goes_to_enemy_guns(line, said, world) or moves_all_of_an_arm(line, said, world):
        return True
    return moves_many(line, said, world) or goes_too_far(line, said, world) or goes_the_other_way(line, said, world)


def attacks_though_denied(line: Line, said: Utterance) -> bool:
    """``Angreifen soll er noch niemanden``: whether an attack on nobody that is named would come of a denial."""
    return ATTACKING.search(line.text) is not None and DENIED.search(said.shown.raw) is not None


def forms_a_part(line: Line, said: Utterance) -> bool:
    """``Gauthier's first line deploys, his second stays in column``: which battalions those lines are was not said."""
    arrayed = FIRST_LINE.search(said.shown.raw) is not None and not any(c.isdigit() for c in said.shown.raw)
    formed = bool(line.units) and line.text.partition(": ")[2].startswith("FORM")
    return arrayed and (formed or HIS_LINE.match(said.shown.raw) is not None)


def goes_though_staying(line: Line, said: Utterance) -> bool:
    """``Stays in E1, and the guns in F1``: whether somebody would go anywhere by a sentence of which all stay."""
    verbs = [said.text.bare[spot.start] for spot in said.spots if spot.kind in ("verb", "modal", "formation")]
    stay = bool(verbs) and all(word.startswith(STAYING) for word in verbs)
    elsewhere = goes(line) or ADVANCING.search(line.text) is not None
    if not (stay and elsewhere) or line.text.startswith(("GENERAL", "STANDING")):
        return False
    whither = any(spot.kind == "length" for spot in said.spots) or not THITHER.isdisjoint(said.text.bare)
    whither = whither or any(word.startswith(RESERVE) for word in said.text.bare)
    with_him = any(act.object or any(isinstance(part.to, Troops) for part in act.parts) for act in said.sentence.acts)
    if with_him:
        return False  # stays with somebody, wherever he is
    return not whither and not any(spot.kind in ("way", "if", "trigger") for spot in said.spots)


def goes_twice(line: Line) -> bool:
    """``Goes to 2/2 Nassau and stays with them``: whether a general would ride to two places."""
    return line.text.startswith("GENERAL") and line.text.count("MOVE TO") > 1


def goes(line: Line) -> bool:
    """Whether a line has units go anywhere."""
    return bool(line.units) and MOVING.search(line.text) is not None


def told_to_stay_as_they_are(said: Utterance) -> bool:
    """``His two battalions in line on the border remain where they are``: whether a place was read into who stays."""
    if not WHERE_THEY_ARE.search(said.shown.raw):
        return False
    spots = [spot.kind for spot in said.spots]
    verbs = {act.verb for act in said.orders if act.verb}
    placed = any(act.parts for act in said.orders if act.verb in ("", "form"))
    moved = any(act.way or act.length is not None for act in said.orders)  # back to H9, spread out as they are
    return placed and not moved and verbs <= {"hold", "form"} and not {"if", "trigger", "not"}.intersection(spots)


def stays_though_told_to_go(line: Line, said: Utterance) -> bool:
    """``Descend vers le 1/2, mais qu'il ne sorte pas``: whether troops would hold who are told to go as well."""
    if not HOLDING.search(line.text) or any(spot.kind in ("not", "if", "trigger") for spot in said.spots):
        return False
    own = set(line.units)
    # Gauthier goes, but not the 2/93: what is said of more than those who hold is not said of them.
    acts = [a for a in told(line, said) if a.subject is None or not own or own.issuperset(a.subject.own)]
    aloof = any(spot.means("relation", "from") for spot in said.spots)  # keeps 8 cm | from the enemy
    if any(act.verb in GOING or (act.length and not act.target and not aloof) for act in acts if not act.negated):
        return True
    why = next((number for number, spot in enumerate(said.spots) if spot.kind == "because"), len(said.spots))
    spots = [spot for spot in said.spots[:why] if spot.kind != "filler"]  # stays, for 1/2Nas may come out of the wood
    return any(  # out of the wood; but not: does not budge | from the crossroads
        out.means("relation", "from") and ground.kind in ("kind", "ground") and not before.means("verb", "hold")
        for before, out, ground in zip(spots, spots[1:], spots[2:], strict=False)
    )


def fires_out_of_reach(line: Line, world: World) -> bool:
    """``Die beiden der 9. Division beschießen die Geschütze``: whether foot would fire at those far beyond a march."""
    aimed = FIRING.match(line.text)
    target = world.enemy.get(aimed[1]) if aimed is not None else None
    foot = set(line.units) - world.with_arm("artillery")
    if target is None or target.at is None:
        return False
    spots = [at for id in foot if id in world.own and (at := world.own[id].at) is not None]
    return any(distance(at, target.at) > OUT_OF_REACH * world.square for at in spots)


def by_guns_alone(line: Line, world: World) -> tuple[str, ...]:
    """The order to fire for the guns among those for whom it is, where the foot among them is out of reach."""
    guns = [id for id in line.units if id in world.with_arm("artillery")]
    aimed = FIRING.match(line.text)
    if aimed is None or not guns or not fires_out_of_reach(line, world):
        return ()
    return (f"{', '.join(guns)}: FIRE AT {aimed[1]}",)


def sends_the_absent(line: Line, said: Utterance, world: World) -> bool:
    """``too near for my liking``: whether those would go who are not there, and whose name was but guessed at."""
    if not world.present.isdisjoint(line.units):
        return False
    named = [spot for spot in said.spots if isinstance(spot.value, Troops) and set(spot.value.own) & set(line.units)]
    return all(spot.slip for spot in named)


def goes_to_enemy_guns(line: Line, said: Utterance, world: World) -> bool:
    """``Keep at the foot guns in F8``: whether guns would go to a square where enemies stand who are spoken of."""
    if not REDEPLOYING.search(line.text):
        return False
    if goes_in_among_them(line, world):
        return True
    enemies = [id for spot in said.spots if isinstance(spot.value, Troops) for id in spot.value.enemy]
    squares = [spot.value.point for spot in said.spots if isinstance(spot.value, Place) and spot.value.point]
    spots = [at for id in enemies if id in world.enemy and (at := world.enemy[id].at) is not None]
    return any(distance(at, square) < world.square for at in spots for square in squares)


def goes_in_among_them(line: Line, world: World) -> bool:
    """``Bijleveld takes the one in G6``: whether guns would drive up to where an enemy stands whom one can see."""
    goal = errand(line.text, world)
    spots = [unit.at for unit in world.enemy.values() if unit.at is not None]
    return goal is not None and any(distance(goal, at) < AMONG * world.square for at in spots)


def moves_all_of_an_arm(line: Line, said: Utterance, world: World) -> bool:
    """``Die von der Kavallerie auf die Plänkler in I8``: whether many of several bodies would go to one place."""
    bodies = {world.own[id].of for id in line.units if id in world.own}
    if len(bodies) < 3 or ("MOVE TO" not in line.text and "REDEPLOY TO" not in line.text):
        return False
    subjects = [act.subject for act in told(line, said) if act.subject is not None]
    return not any(who.everybody or who.commands or who.said.count(",") + 1 >= len(bodies) for who in subjects)


def leads_his_corps(line: Line, lines: Sequence[Line]) -> bool:
    """``Reille goes to Husson and looks that he attacks``: whether a corps is led by what was said to its general."""
    return line.text.startswith(("CORPS", "ARMY")) and any(one.text.startswith("GENERAL") for one in lines)


def passes_over(lines: Sequence[Line], said: Utterance, world: World) -> bool:
    """``Bachelu geht mit Husson mit``: whether those with whom a sentence begins are told nothing, and others are."""
    first = next((spot.value for spot in said.spots if spot.kind not in BEFORE_SUBJECT), None)
    if not isinstance(first, Troops) or first.kind or not (first.own or first.general) or not lines:
        return False
    named = {first.general, *first.commands} - {""}
    generals = {f.commander.name for id in named if (f := world.view.formation_by_id.get(id)) and f.commander}
    return not any(
        set(first.own) & set(line.units)
        or any(line.text.startswith(f"GENERAL {name}:") for name in generals)
        or any(f" {id}:" in line.text.partition("\n")[0] for id in named)
        for line in lines
    )


def told(line: Line, said: Utterance) -> list[Act]:
    """The acts out of which a line may have come."""
    own = set(line.units)
    acts = [act for act in said.orders if act.subject is not None and own & set(act.subject.own)]
    return acts or said.orders


def goal_of(line: Line) -> Point | None:
    """The point to which a line sends units, where it names no more than that."""
    found = TO_POINT.search(line.text)
    return (float(found[1]), float(found[2])) if found is not None else None


def moves_many(line: Line, said: Utterance, world: World) -> bool:
    """``infantry within 12 cm``, ``the one of the 5th Division``: units of several bodies that no list named."""
    bodies = {world.own[id].of for id in line.units if id in world.own}
    if len(bodies) < 2 or len(line.units) <= FEW or not SO_FAR.search(line.text):
        return False
    subjects = [act.subject for act in told(line, said) if act.subject is not None]
    listed = any("," in who.said or who.everybody for who in subjects)
    return not listed


def goes_too_far(line: Line, said: Utterance, world: World) -> bool:
    """Whether units would go to a point that no words of the sentence say, farther than a march of several turns."""
    goal = goal_of(line)
    if goal is None or any(spot.kind == "spot" for spot in said.spots):
        return False
    spots = [at for id in line.units if id in world.own and (at := world.own[id].at) is not None]
    return any(distance(at, goal) > TOO_FAR * world.square for at in spots)


def goes_the_other_way(line: Line, said: Utterance, world: World) -> bool:
    """Whether *forward* is said, and the point lies behind those who are to go there, as the army looks."""
    goal, acts = goal_of(line), told(line, said)
    forward = any((act.verb == "advance" or act.way == "forward") and not act.negated for act in acts)
    back = any(act.verb == "withdraw" or act.way == "back" or act.compass for act in acts)
    back = back or any(isinstance(part.to, Troops) and part.to.own for act in acts for part in act.parts)  # to his own
    if goal is None or back or not forward:
        return False
    east, north = math.sin(math.radians(world.front)), math.cos(math.radians(world.front))
    spots = [at for id in line.units if id in world.own and (at := world.own[id].at) is not None]
    return any((goal[0] - at[0]) * east + (goal[1] - at[1]) * north < -BACKWARD for at in spots)
