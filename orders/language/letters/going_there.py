"""Going there: who is to go *there*, *dorthin*, *là-bas* goes where somebody was told to go, or what was named last."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act, Part
from orders.language.letters.spots import Spot

THERE = frozenset({"there", "thither", "dorthin", "dahin", "dorthinein"})
TAKING = frozenset({"attack", "take"})
IT = frozenset({"it", "es", "ihn", "l", "le", "la"})
BUILT = frozenset({"farm", "village"})
GOING = frozenset({"go", "ride", "advance"})


def sent_there(acts: Sequence[Act], words: Sequence[str], told: Sequence[Part]) -> list[Part]:
    """Give those who are sent *there* the goal of those before them; the goal that the next sentence may mean.

    ``words`` are the folded words of the sentence, ``told`` is the goal of what was said before. Where two places were
    told, none is meant.
    """
    here: list[Sequence[Part]] = []
    last, end = list(told), 0
    for number, act in enumerate(acts):
        until = acts[number + 1].start if number + 1 < len(acts) else len(words)
        may_be_sent = act.verb in GOING or act.verb in TAKING
        bare = may_be_sent and not act.puzzled and act.empty_but_for("verb", "formation", "same")
        sided = bare or (act.verb in TAKING and not act.puzzled and act.empty_but_for("verb", "way", "compass", "same"))
        said = words[end:until]
        meanwhile = not act.verb and ("bis" in said or act.formation)  # bis dahin Karree
        if bare and act.verb in GOING and last and not meanwhile and not THERE.isdisjoint(said):
            act.parts = [replace(part, start=act.end, end=act.end) for part in last]
            act.verb = act.verb or "go"
        elif (
            sided
            and not act.puzzled
            and act.verb in TAKING
            and not IT.isdisjoint(said)
            and (piece := piece_of_ground(last))
        ):
            act.parts = [replace(part, relation="at", start=act.end, end=act.end) for part in piece]  # attacks it
            here.append(act.parts)
        elif act.parts:
            here.append(act.parts)
            if not last or any(part.relation != "along" for part in act.parts):  # up the road, and attacks it
                last = list(act.parts)
        end = max(end, min(act.end, until))
    places = {tuple((part.relation, str(part.to)) for part in parts) for parts in here}
    return last if len(places) < 2 and not any(act.near for act in acts) else []


def piece_of_ground(told: Sequence[Part]) -> list[Part]:
    """Of the goal of those before the one piece of ground by its name, which *it* may be that is attacked.

    *That farm, Gemioncourt* is one place, and so is *the farm* by itself.
    """
    told = [part for part in told if part.relation != "from"]  # from the left
    named = [part for part in told if isinstance(part.to, tuple) and len(part.to) == 1]
    if len(told) == 1 and isinstance(told[0].to, str) and told[0].to in BUILT:
        return list(told)
    return named if len(named) == 1 and all(part in named or isinstance(part.to, str) for part in told) else []


def told_goal(spots: Sequence[Spot]) -> list[Part]:
    """The one piece of ground, or square, that a sentence names which orders nothing."""
    named = [spot.value for spot in spots if spot.kind in ("ground", "spot")]
    if len(named) != 1 or isinstance(named[0], float) or (isinstance(named[0], tuple) and len(named[0]) != 1):
        return []
    return [Part("at", named[0])]
