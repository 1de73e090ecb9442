"""Semicolons: *Husson attacks Lairalle; Jamin waits; Hubert covers his right*, cut where somebody else does something.

So that what cannot be read of one does not stand in the way of the others. A full stop behind which somebody goes on
with a small letter, *hold. no pursuit*, counts as one. It is not cut where something stands ahead
that may go for all of it (a case, a later turn, a heading), nor where the whole leaves nothing out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from battles.engine import expressions as re
from orders.language.letters.case_and_answer import case_and_answer
from orders.language.letters.cutting import BULLET
from orders.language.letters.rules_by_halves import ALL, RulesByHalves
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops

CUT = re.compile(
    r"\s*(?:;|(?<=[^\W_]{3})\.(?=\s+[a-zà-ÿ]))\s+(?:(?:and|und|et|while|whereas|während|tandis\s+que)\s+(?:also\s+|auch\s+)?)?"
)
FOR_ALL = re.compile(
    r":|[()]|\?|\b(?:if|when|once|unless|until|either|neither|nor|or|wenn|falls|sobald|sollte\w*|bevor|nachdem|bis\s+zu\w*|solange|entweder|weder|oder|si|quand|lorsqu\w*|dès|sitôt|sinon|ni|ou|"
    r"(?:next|later|following)\s+turn|turn\s+\d|nächste[nrs]?\s+(?:Zug|Runde)|später|tour\s+(?:suivant|prochain|\d)|plus\s+tard|ensuite|not\s+yet|noch\s+nicht|pas\s+encore|instead|statt|plutôt)\b|\bs['’]ils?\b",
    re.IGNORECASE,
)
# *Squares against cavalry*, *keine Verfolgung*: rules that tell no case, or it without its *if*
IN_SHORT = re.compile(
    r"\W*(?:(?:squares?|carrés?|Karrees?)\s+(?:against|vs\.?|if|contre|si|gegen|bei|wenn)\b.{3,40}|"
    r"(?:nach|after|après)\s+(?:(?:einem|dem|jedem|gewonnenen?|an?|any|every|won|une?|la|chaque)\s+)*(?:Sieg|Erfolg|Kampf|Nahkampf|win|victory|"
    r"victoire|succès|mêlée)\b.{3,40}|"
    r"(?:no|pas\s+de|aucune|keine)\s+(?:pursuit|chasing|poursuite|Verfolgung)\b.{0,30}|(?:nobody|no\s+one|personne|niemand|keiner)\s+(?:ne\s+)?(?:pursues?|chases?|poursuit|verfolgt)\b.{0,40})$",
    re.IGNORECASE,
)
HEAD = re.compile(r"(?:(?i:to|for|an|für|à|pour)\s+)?(?P<name>[^:;,.!?()]{2,40}?)\s*:\s+(?=\S)")
PASSED_OVER = frozenset({"mark", "filler", "title", "link", "polite"})
DOING = frozenset({"verb", "modal", "relation", "spot", "formation", "ground"})
FEWEST = 2  # words

Spotted = Callable[[str], tuple[Text, Sequence[Spot]]]


class Part(NamedTuple):
    """One part of a sentence, and whether it lays down a rule."""

    raw: str
    is_rule: bool


class BySemicolons(RulesByHalves):
    """Reads sentences; one with semicolons part by part where that has more of his do something, or asks less."""

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence. ``fresh``: it begins a line; ``paragraph``: and a paragraph."""
        parts = parted(stretch.raw, self.spotted) if ";" in stretch.raw or ". " in stretch.raw else []
        if len(parts) < 2:
            super().sentence(stretch, fresh=fresh, paragraph=paragraph)
            return
        before, had, asked = self.as_it_is(), set(self.items), len(self.asked)
        super().sentence(stretch, fresh=fresh, paragraph=paragraph)
        rules = any(part.is_rule for part in parts)
        told, questions = whom_they_tell(self.taken(had)), len(self.asked) - asked
        if told and not questions and len(told) >= len(parts) and not rules:
            return
        after = self.as_it_is()
        self.put_back(before)
        named: list[Troops] = []
        for number, part in enumerate(parts):
            said = part.raw
            if part.is_rule and named and IN_SHORT.match(said) is not None:
                self.subject = self.spoken = named[0]
                said = said if are_his(named) else f"{ALL[self.spotter.lexicon.languages[0]]}: {said}"
            entered = set(self.items), len(self.asked), len(self.noted)
            super().sentence(stretch.saying(said), fresh=fresh and not number, paragraph=paragraph and not number)
            if said != part.raw:
                self.in_his_words(" ".join(part.raw.split()), *entered)
            if not part.is_rule and self.subject is not None:
                named.append(self.subject)
        told_by_parts, asked_by_parts = whom_they_tell(self.taken(had)), len(self.asked) - asked
        gained = (len(told_by_parts), -asked_by_parts) > (len(told), -questions)
        if asked_by_parts > questions or not (gained or (rules and len(told_by_parts) == len(told))):
            self.put_back(after)

    def spotted(self, raw: str) -> tuple[Text, Sequence[Spot]]:
        """A sentence with its names in full, and what is recognised in it; nobody is spoken of by that."""
        family = self.spotter.family
        text = Text(self.in_full(raw))
        spots = self.spotter.spots(text)
        self.spotter.family = family
        return text, spots


def are_his(named: Sequence[Troops]) -> bool:
    """Whether all who were told something belong to the first of them: a rule behind them is for him, else for all."""
    return all(set(named[0].own) >= set(one.own) for one in named)


def whom_they_tell(lines: Iterable[str]) -> set[str]:
    """The names for which orders in normal form are; a rule stands for itself."""
    told: set[str] = set()
    for line in lines:
        told |= {line} if line.startswith("STANDING") else set(line.partition(": ")[0].split(", "))
    return told


def parted(raw: str, spotted: Spotted) -> list[Part]:
    """The parts of a sentence, each of somebody of his who is named first, or a rule; whatever else stays in one.

    Of *Husson: goes to H6; no pursuit* each part is for him who is named before the colon, if it names nobody of his.
    """
    pieces = CUT.split(BULLET.sub("", raw))
    begins = raw[: raw.index(pieces[0])]
    head = HEAD.match(pieces[0])
    whom = only_his(head["name"], spotted) if head is not None else None
    headed = head[0] if head is not None and whom is not None else ""
    pieces[0] = pieces[0][len(headed) :]
    told = [IN_SHORT.match(piece) is not None or case_and_answer(piece) is not None for piece in pieces]
    if any(FOR_ALL.search(piece) is not None and not rule for piece, rule in zip(pieces, told, strict=True)):
        return []
    if not (told[0] or headed or begins_with_his(pieces[0], spotted)):
        return []
    parts = [Part(f"{begins}{headed}{pieces[0]}", told[0])]
    for piece, rule in zip(pieces[1:], told[1:], strict=True):
        if begins_with_his(piece, spotted, whom):
            parts.append(Part(piece, rule))
        elif rule or headed:
            parts.append(Part(f"{headed}{piece}", rule))
        else:
            parts[-1] = Part(f"{parts[-1].raw}; {piece}", parts[-1].is_rule)
    return parts


def only_his(said: str, spotted: Spotted) -> Troops | None:
    """The troops whose name some words are, and nothing more."""
    spots = [spot.value for spot in spotted(said)[1] if spot.kind not in PASSED_OVER]
    who = spots[0] if len(spots) == 1 else None
    return who if isinstance(who, Troops) and (who.own or who.commands) and not who.everybody else None


def begins_with_his(piece: str, spotted: Spotted, whom: Troops | None = None) -> bool:
    """Whether words begin with troops of his (of ``whom``, if given) or a general, who do something, or go."""
    if len(piece.split()) < FEWEST:
        return False
    spots = [spot for spot in spotted(piece)[1] if spot.kind not in PASSED_OVER]
    who = spots[0].value if spots else None
    if not isinstance(who, Troops) or not (who.own or who.commands) or spots[0].slip:
        return False
    if who.loose or who.everybody or who.rest:
        return False
    if whom is not None and not set(who.own) <= set(whom.own):
        return False
    return any(spot.kind in DOING for spot in spots[1:])
