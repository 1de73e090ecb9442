"""Laid down: the rules that the clauses of a sentence lay down, taken together, and what of it no rule takes up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from battles.engine.dataclasses import dataclass, replace
from orders.language.letters.conduct import ARMS, Clause, Rule, behind_a_charge, kinds_at
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

PARTING = frozenset({",", ";", ":", "(", ")", "–", "—", ".", "!", "-"})
# What stands beside a rule and is one of these is no remark, but something to be done.
TELLING = frozenset({"ground", "spot", "length", "formation", "compass", "way", "near"})
LINKING = frozenset({"and", "und", "et"})
MANY_OR_ONE = frozenset({"they", "ils", "elles"}) | {"he", "it", "il", "elle", "er", "sie", "es"}
OF_PURSUIT = frozenset({"no pursuit", "rally back"})
FOOT_ONLY = frozenset({"square against cavalry", "no square against cavalry"})


@dataclass(frozen=True, slots=True)
class Laid:
    """A rule that part of a sentence lays down, from one clause to before another."""

    rule: Rule
    clause: Clause
    first: int
    last: int


def of_those_before(laid: Sequence[Laid]) -> list[Laid]:
    """``Hubert only charges flanks and does not pursue``: the rules of a sentence, each with those of whom it is."""
    kept: list[Laid] = []
    for one in laid:
        clause, before = one.clause, kept[-1] if kept else None
        they = not MANY_OR_ONE.isdisjoint(clause.words[:4])
        linked = clause.words[:1] and clause.words[0] in LINKING
        next_to_it = before is not None and (before.last == one.first or linked) and one.rule.frame not in FOOT_ONLY
        bare = not clause.whose and not clause.any("all", "nobody", "foot", "men", "guns")
        if before is not None and bare and (they or next_to_it):
            one = replace(one, clause=replace(clause, whose=before.clause.whose))
        kept.append(one)
    return kept


def of_headed_arm(laid: Sequence[Laid], words: Sequence[str]) -> list[Laid]:
    """``Cavalry: counter charge yes, pursuit no``: all rules behind the name of an arm and a colon are for that arm."""
    at = next((number for number in (1, 2) if words[number : number + 1] == [":"]), 0)
    head = words[at - 1] if at else ""
    arms = kinds_at([head], 0)[1] & ARMS.keys() if head else frozenset()
    if len(arms) != 1 or (at == 2 and words[0] not in ("the", "our", "la", "les", "l", "die", "unsere", "notre")):
        return list(laid)
    kept = []
    for one in laid:
        bare = not (one.clause.whose or one.clause.any("all", "nobody", "men", *ARMS))
        if bare and one.first > 0:
            told = replace(one.clause, words=(head, *one.clause.words), kinds=(arms, *one.clause.kinds))
            one = replace(one, clause=told)
        kept.append(one)
    return kept


def case_before(text: Text, spots: Sequence[Spot], starts: Sequence[int], laid: Sequence[Laid]) -> str:
    """``If they win, no pursuit, back to K6``: the case of the rule is that of what follows."""
    for one in laid:
        start, end = starts[one.first], starts[one.first + 1]
        first = next((spot for spot in spots if spot.start >= start and spot.kind not in ("mark", "filler")), None)
        if one.rule.frame in OF_PURSUIT and one.last > one.first + 1 and first is not None and first.kind == "if":
            return text.raw_between(start, end).strip(" ,;:–—-\n")
    return ""


def clause_starts(text: Text, spots: Sequence[Spot]) -> Iterator[int]:
    """Where the clauses of a sentence begin, and where the last one ends."""
    yield 0
    named = {at for spot in spots if spot.kind == "troops" for at in range(spot.start, spot.end)}
    for at, word in enumerate(text.words):
        if at in named or not 0 < at < len(text.words) - 1:
            continue
        if word.text in LINKING:
            yield at
        elif word.text in PARTING and not is_glued(text, at) and text.words[at + 1].text not in LINKING:
            yield at + 1
    yield len(text.words)


def is_glued(text: Text, at: int) -> bool:
    """Whether a hyphen stands within a word, or a full stop behind one cut short."""
    if text.words[at].text == ".":
        return True
    return text.words[at].text == "-" and text.words[at].start == text.words[at - 1].end


def rest_of(sure: Sequence[Laid], last: int) -> list[tuple[int, int]]:
    """The parts of a sentence that no rule takes up, from one clause to before another."""
    found, at = [], 0
    for one in sure:
        if one.first > at:
            found.append((at, one.first))
        at = one.last
    return [*found, (at, last)] if at < last else found


def is_remark(spots: Sequence[Spot], start: int, end: int) -> bool:
    """Whether what stands beside a rule only tells why: nobody is named in it, and no place or formation."""
    within = [spot for spot in spots if start <= spot.start < end and spot.kind not in ("mark", "filler")]
    if not within:
        return True
    named = any(isinstance(spot.value, Troops) and not spot.value.loose for spot in within)
    told = any(spot.kind in TELLING for spot in within) or within[0].kind in ("verb", "link", "not")
    kinds = [spot.kind for spot in within]
    return not named and not told and kinds[:2] != ["troops", "verb"]  # guns limber up


def arm_that_fires(clause: Clause) -> str:
    """``Die Batterien feuern nicht auf Artillerie``: the arm of his own that is told of before its fire."""
    fire = next((at for at, kinds in enumerate(clause.kinds) if "fire" in kinds), 0)
    able = {kind: arm for kind, arm in ARMS.items() if kind != "horse"}
    first = [arm for at in range(min(fire, 3)) for kind, arm in able.items() if kind in clause.kinds[at]]
    return first[0] if first else ""


#: Words before the arm that a rule begins with: *and no infantry pursues*.
OPENING = frozenset(
    {"and", "but", "or", "also", "no", "none", "und", "aber", "keine", "kein", "et", "mais", "aucune", "of"}
)


def own_arm(clause: Clause) -> str:
    """The arm of his own for which alone a rule is: ``cavalry does not pursue``, ``no pursuit by the cavalry``."""
    own = clause.any("instead") or behind_a_charge(clause)  # who charges or pursues is his
    led_by = {
        "our",
        "my",
        "mes",
        "nos",
        "notre",
        "unsere",
        "unseren",
        "for",
        "pour",
        "fur",
        *(("by", "von", "durch", "par") if clause.any("chase") else ()),
    }
    for kind, arm in ARMS.items():
        at = next((number for number, kinds in enumerate(clause.kinds) if kind in kinds), -1)
        before = zip(clause.words[:at], clause.kinds[:at], strict=True)
        opens = at < 2 or all(kinds & {"all", "plain"} or word in OPENING for word, kinds in before)
        if at >= 0 and (opens or own or led_by & set(clause.words[max(0, at - 2) : at])):
            return arm
    return ""
