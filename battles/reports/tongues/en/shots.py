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
    clause,
    cost_of,
    is_many,
    lexicon_of,
    name_of,
    several_names,
)
from battles.reports.tongues.en.words import ground, listed, number
from battles.reports.tongues.rich import Rich, mark, rich

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


def volleys(turn: Turn, episodes: Iterable[Episode]) -> list[tuple[Episode, ...]]:
    """Meetings in order, plain shots at one target together: they are told in one sentence."""
    found: dict[object, list[Episode]] = {}
    for episode in episodes:
        key = _plain_shot(turn, episode) or (episode.number,)
        found.setdefault(key, []).append(episode)
    return [tuple(together) for together in found.values()]


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


def _plain_shot(turn: Turn, episode: Episode) -> tuple[str, bool] | None:
    """By what a shot is told with others: its target, and on which side the firer is; ``None`` for all but plain ones.

    Plain is a single shot of one unit, without an answer, that neither destroyed nor left a state.
    """
    if episode.kind is not EpisodeKind.FIRE:
        return None
    first, *others = shots_of(turn, episode)
    if others or first.others or first.destroyed or first.states:
        return None
    return first.event.target, turn.own(first.event.unit)


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
    return f" from {ground(turn.ruleset, float(far))}" if turn.ruleset.metres_per_unit else ""


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
