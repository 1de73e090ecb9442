"""Shots in sentences: who fired on whom from how far, what it cost, what the answer did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from battles.engine.battle import Unit
from battles.reports.facts.account import Episode, EpisodeKind, Turn
from battles.reports.facts.exchanges import Shot, shots_of
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.sentences import (
    Clause,
    arm_of,
    briefly,
    clause,
    cost_of,
    from_afar,
    is_many,
    lexicon_of,
    name_of,
    several_names,
)
from battles.reports.tongues.en.words import listed, number
from battles.reports.tongues.rich import Rich, joined, mark, plain, rich

#: So many fire at each other.
PAIR = 2
#: What fire does, by the nouns in which a loss is told.
FELLED: Mapping[tuple[str, ...], str] = {("men",): "struck down", ("guns",): "dismounted"}


def shot_clauses(turn: Turn, episode: Episode) -> list[Clause]:
    """An exchange of fire: the first shot with its answer, then those who fired in support."""
    first, *others = shots_of(turn, episode)
    answers = [shot for shot in others if shot.event.effect.get("mode") != "support"]
    words = rich(_aimed(turn, first), " ", mark(episode.number), _outcome(turn, first))
    told: list[Clause] = []
    for shot in answers:
        if shot.destroyed:
            told.append(clause(shot.event.unit, "answered and shot ", name_of(turn, shot.event.target), " to pieces"))
        else:
            words = rich(words, _answer(turn, shot))
    supports = [
        clause(shot.event.unit, _support(turn, shot, "joined in" if answers else "answered"))
        for shot in others
        if shot not in answers
    ]
    return [clause(first.event.unit, words), *told, *supports]


def told_together(turn: Turn, episodes: Iterable[Episode]) -> list[tuple[Episode, ...]]:
    """Meetings in order, those together that are one sentence: plain shots at one target, two that fired at each other,
    the shots of one unit of which no more than one told, and what is left of shots without effect."""
    found: dict[object, list[Episode]] = {}
    for episode in episodes:
        plain_shot = _plain_shot(turn, episode)
        key = (plain_shot.event.target, turn.own(plain_shot.event.unit)) if plain_shot else (episode.number,)
        found.setdefault(key, []).append(episode)
    return _in_vain(turn, _of_one_firer(turn, _exchanges(turn, list(found.values()))))


def _exchanges(turn: Turn, found: Sequence[list[Episode]]) -> list[list[Episode]]:
    """Single shots of which two units fired one each at the other, put together."""
    told: dict[object, list[Episode]] = {}
    for episodes in found:
        shot = _plain_shot(turn, episodes[0]) if len(episodes) == 1 else None
        key = frozenset((shot.event.unit, shot.event.target)) if shot is not None else episodes[0].number
        told.setdefault(key, []).extend(episodes)
    return list(told.values())


def _of_one_firer(turn: Turn, found: Sequence[list[Episode]]) -> list[tuple[Episode, ...]]:
    """Single shots of a unit, those without effect with the one that had some."""
    told: dict[object, list[Episode]] = {}
    effective: set[str] = set()
    for episodes in found:
        shot = _single_shot(turn, episodes[0]) if len(episodes) == 1 else None
        firer = shot.event.unit if shot is not None and (shot.harmless or shot.event.unit not in effective) else ""
        if shot is not None and not shot.harmless:
            effective.add(firer)
        told.setdefault(firer or episodes[0].number, []).extend(episodes)
    return [tuple(episodes) for episodes in told.values()]


def _in_vain(turn: Turn, found: Sequence[tuple[Episode, ...]]) -> list[tuple[Episode, ...]]:
    """Single shots without effect put together."""
    told: dict[object, list[Episode]] = {}
    for episodes in found:
        shot = _single_shot(turn, episodes[0]) if len(episodes) == 1 else None
        told.setdefault("" if shot is not None and shot.harmless else episodes[0].number, []).extend(episodes)
    return [tuple(episodes) for episodes in told.values()]


def together_clauses(turn: Turn, together: Sequence[Episode]) -> list[Clause]:
    """Several plain shots in one sentence."""
    shots = [shots_of(turn, episode)[0] for episode in together]
    if len({shot.event.target for shot in shots}) == 1:
        return volley_clauses(turn, together)
    if len({shot.event.unit for shot in shots}) == 1:
        return [_of_one(turn, together, shots)]
    if len({who for shot in shots for who in (shot.event.unit, shot.event.target)}) > PAIR:
        return [_vain(turn, together, shots)]
    return [_exchange(turn, together, shots)]


def volley_clauses(turn: Turn, together: Sequence[Episode]) -> list[Clause]:
    """Several plain shots at one target: who fired, and what all of it cost."""
    shots = [shots_of(turn, episode)[0] for episode in together]
    marks: dict[str, list[int]] = {}
    for shot, episode in zip(shots, together, strict=True):
        marks.setdefault(shot.event.unit, []).append(episode.number)
    names = several_names(turn, marks, marks)
    target = shots[0].event.target
    lost = sum(shot.lost for shot in shots)
    return [clause("", names, " fired on ", name_of(turn, target), _price(turn, target, lost))]


def _of_one(turn: Turn, together: Sequence[Episode], shots: Sequence[Shot]) -> Clause:
    """``fired on the 1/28th from 720 metres [1] and struck down two hundred men, and on the 1/42nd [3] without
    effect``."""
    pairs = sorted(zip(shots, together, strict=True), key=lambda pair: pair[0].harmless)
    guns = arm_of(turn, shots[0].event.unit) == "artillery"
    others = [rich(name_of(turn, shot.event.target), " ", mark(one.number)) for shot, one in pairs if shot.harmless]
    first, told = pairs[0]
    if first.harmless:
        return clause(
            first.event.unit, "fired on " if guns else "fired volleys at ", joined(others), ", without effect"
        )
    words = rich(_aimed(turn, first), " ", mark(told.number), _outcome(turn, first))
    return clause(first.event.unit, words, ", and on " if guns else ", and at ", joined(others), " without effect")


def _vain(turn: Turn, together: Sequence[Episode], shots: Sequence[Shot]) -> Clause:
    """``the 1/22e fired at the 1/7th [1], the 2/65e at the 1/48th [2] and the 17e at the 7th Caçadores [3], all without
    effect``."""
    parts = []
    for place, (shot, one) in enumerate(zip(shots, together, strict=True)):
        who = name_of(turn, shot.event.unit)
        # ``fired at the 1/7th and guns at the 1/48th`` would be read as fire at the guns: who has no name has a verb.
        nameless = plain(who)[:1].islower() and not plain(who).startswith("the ")
        verb = " at " if place and not nameless else " fired at "
        parts.append(rich(who, verb, name_of(turn, shot.event.target), " ", mark(one.number)))
    return clause("", joined(parts), f", {'both' if len(parts) == PAIR else 'all'} without effect")


def _exchange(turn: Turn, together: Sequence[Episode], shots: Sequence[Shot]) -> Clause:
    """``the 1/22e and the 1/7th exchanged volleys [1] and [2], which cost the 1/7th one figure``."""
    units = [shot.event.unit for shot in shots]
    guns = any(arm_of(turn, unit) == "artillery" for unit in units)
    names = joined([name_of(turn, unit) for unit in units])
    marks = joined([rich(mark(one.number)) for one in together])
    costs = [
        rich(name_of(turn, shot.event.target, strong=False), f" {cost_of(turn, shot.event.target, shot.lost)}")
        for shot in shots
        if shot.lost
    ]
    price = rich(", which cost ", joined(costs)) if costs else ", without effect"
    return clause("", names, " exchanged fire " if guns else " exchanged volleys ", marks, price)


def is_lesser_fire(turn: Turn, episode: Episode) -> bool:
    """Whether an exchange of fire neither destroyed nor left a state, so that a digest tells all of it."""
    return episode.kind is EpisodeKind.FIRE and not any(
        shot.destroyed or shot.states for shot in shots_of(turn, episode)
    )


def digest(turn: Turn, episodes: Iterable[Episode]) -> Rich:
    """What lesser fire cost, by target, half a sentence: ``gunfire cost the 1/28th [1] two hundred men and the 27th
    Jagers [3] and the 5th Militia [4] a hundred men each; musketry cost …``."""
    costs: dict[bool, dict[str, tuple[list[int], int]]] = {}
    for episode in episodes:
        for shot in shots_of(turn, episode):
            if shot.lost:
                by_target = costs.setdefault(arm_of(turn, shot.event.unit) == "artillery", {})
                marks, lost = by_target.get(shot.event.target, ([], 0))
                again = [] if episode.number in marks else [episode.number]
                by_target[shot.event.target] = [*marks, *again], lost + shot.lost
    kinds = [
        rich("gunfire" if guns else "musketry", " cost ", _by_cost(turn, by_target))
        for guns, by_target in costs.items()
    ]
    return briefly(rich(kinds[0], *[part for kind in kinds[1:] for part in ("; ", kind)])) if kinds else ()


def _by_cost(turn: Turn, targets: Mapping[str, tuple[list[int], int]]) -> Rich:
    """Targets with their marks, those of one cost together."""
    alike: dict[str, list[Rich]] = {}
    for target, (marks, lost) in targets.items():
        named = rich(name_of(turn, target), " ", joined(rich(mark(number)) for number in marks))
        alike.setdefault(cost_of(turn, target, lost), []).append(named)
    return joined(rich(joined(named), f" {cost}{' each' if len(named) > 1 else ''}") for cost, named in alike.items())


def _plain_shot(turn: Turn, episode: Episode) -> Shot | None:
    """A single shot that left no state and may be told with others at its target; ``None`` for all but such."""
    shot = _single_shot(turn, episode)
    return None if shot is None or shot.states else shot


def _single_shot(turn: Turn, episode: Episode) -> Shot | None:
    """A shot of one unit, without an answer, that did not destroy; ``None`` for other meetings."""
    if episode.kind is not EpisodeKind.FIRE:
        return None
    first, *others = shots_of(turn, episode)
    return None if others or first.others or first.destroyed else first


def _aimed(turn: Turn, shot: Shot) -> Rich:
    """``fired a volley at the 1/92nd from 120 metres``."""
    guns = arm_of(turn, shot.event.unit) == "artillery"
    others = f", with {number(shot.others)} {'other' if shot.others == 1 else 'others'}, " if shot.others else ""
    verb = "fired on" if guns else "fired a volley at"
    return rich(f"{others}{verb} ", name_of(turn, shot.event.target), _range(turn, shot))


def _range(turn: Turn, shot: Shot) -> str:
    """`` from 120 metres``, where the log has a range and the reader knows both ends of it."""
    far = shot.event.effect.get("range")
    ends = (turn.unit(shot.event.unit), turn.unit(shot.event.target))
    if not isinstance(far, (int, float)) or isinstance(far, bool) or any(unit is None for unit in ends):
        return ""
    return from_afar(turn, float(far)) if turn.ruleset.metres_per_unit else ""


def _outcome(turn: Turn, shot: Shot) -> str:
    it = _it(turn, shot.event.target)
    if shot.destroyed:
        return f" and shot {it} to pieces"
    left = f"left {it} {_states(turn, shot)}" if shot.states else ""
    if left and not shot.lost:
        return f" and {left}"
    leaving = f", which {left}" if left else ""
    return f"{_price(turn, shot.event.target, shot.lost)}{leaving}"


def _it(turn: Turn, unit_id: str) -> str:
    """A unit that was named just before, as an object."""
    return "them" if is_many(turn, unit_id) else "it"


def _price(turn: Turn, target: str, lost: int) -> str:
    """`` and struck down two hundred men``; `` and dismounted two guns``; ``, without effect``."""
    if not lost:
        return ", without effect"
    unit = turn.unit(target) or Unit(id=target, of="")
    nouns = tuple(toll_of(turn.ruleset, (unit,), {target: lost}))
    return f" and {FELLED.get(nouns, f'cost {_it(turn, target)}')} {cost_of(turn, target, lost)}"


def _states(turn: Turn, shot: Shot) -> str:
    return listed([lexicon_of(turn).state(code) for code in dict.fromkeys(shot.states)])


def _answer(turn: Turn, shot: Shot) -> str:
    """The same sentence's end: ``; the answer cost it a hundred men``."""
    if shot.harmless:
        return "; the answer did no harm"
    it = _it(turn, shot.event.target)
    if not shot.lost:
        return f"; the answer left {it} {_states(turn, shot)}"
    return f"; the answer cost {it} {cost_of(turn, shot.event.target, shot.lost)}"


def _support(turn: Turn, shot: Shot, joined_in: str) -> Rich:
    """``joined in and cost Stevenart's battery two guns``."""
    target = name_of(turn, shot.event.target)
    if shot.destroyed:
        return rich(f"{joined_in} and shot ", target, " to pieces")
    if not shot.lost:
        return rich(f"{joined_in}, without effect")
    return rich(f"{joined_in} and cost ", target, f" {cost_of(turn, shot.event.target, shot.lost)}")
