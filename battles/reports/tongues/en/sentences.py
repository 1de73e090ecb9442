"""What sentences of a turn are made of: clauses about somebody drawn together, names, refusals.

Everything is told in the past tense but what still holds. The same thing is always told in the same words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass, replace
from battles.engine.events import Event
from battles.engine.lexicon import Lexicon, Noun
from battles.reports.facts.account import Turn
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.fallen import Fallen
from battles.reports.facts.namesakes import is_shared
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.words import (
    BODY,
    LANGUAGE,
    counted,
    ground,
    is_own_name,
    is_plural,
    listed,
    price,
    takes_article,
)
from battles.reports.tongues.rich import Rich, Span, bold, joined, mark, plain, rich, sentences

#: Nearer than this (in table units) is no distance to tell.
CLOSE = 0.2
#: Two clauses longer than this together, in letters, are two sentences.
LENGTH_OF_A_PAIR = 110
#: Words told of one that are others of many; verbs only where they begin what is told.
MANY = {"was": "were", "has": "have", "is": "are", "stands": "stand"}
OWNERS = {"its": "their", "itself": "themselves"}
#: What stands in brackets behind a name, which is left out when it comes again.
BRACKETS = re.compile(r"(\S.*?) \([^)]*\)$")
#: A corps by its number, which has no article.
NUMERAL = re.compile(r"[IVXL]+ ")
NO_MARKS: Mapping[str, Sequence[int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Clause:
    """Something said of somebody: clauses about the same subject are drawn together when they are set.

    ``subject`` is a unit's id; a clause without one stands as it is.
    """

    subject: str
    words: Rich


def clause(subject: str, *parts: str | Span | Rich) -> Clause:
    """A clause about a unit, or (with an empty subject) a whole sentence."""
    return Clause(subject, rich(*parts))


def composed(turn: Turn, clauses: Iterable[Clause]) -> Rich:
    """Clauses as sentences: two running ones about a unit become one, a third begins with ``it`` or ``they``."""
    told = _together(turn, [one for one in clauses if one.words])
    sentences_: list[Rich] = []
    place = 0
    before = ""
    while place < len(told):
        first = told[place]
        pair = told[place + 1] if place + 1 < len(told) else None
        many = is_many(turn, first.subject)
        again = "they " if many else "it "
        head = rich(name_of(turn, first.subject) if first.subject != before else "", " ") if first.subject else ()
        head = rich(again) if first.subject and first.subject == before else head
        if head and plain(first.words).startswith(","):
            head = (*head[:-1], replace(head[-1], text=head[-1].text.rstrip())) if head[-1].text.strip() else head[:-1]
        words = agreed(first.words) if many else first.words
        if pair is not None and first.subject and pair.subject == first.subject and _can_join(first, pair):
            sentences_.append(rich(head, words, " and ", agreed(pair.words) if many else pair.words))
            place += 2
        else:
            sentences_.append(rich(head, words))
            place += 1
        before = first.subject
    return briefly(sentences(sentences_))


def _together(turn: Turn, told: Sequence[Clause]) -> list[Clause]:
    """Clauses without what the next one says again and more of it, and the same said of several units as one."""
    found: list[Clause] = []
    for place, one in enumerate(told):
        following = told[place + 1] if place + 1 < len(told) else None
        if following is not None and one.subject and following.subject == one.subject:
            words = plain(following.words)
            if words.startswith(f"{plain(one.words)} "):
                continue
        found.append(one)
    alike = [list(some) for _, some in groupby(found, key=lambda one: (bool(one.subject), one.words))]
    return [
        one
        for some in alike
        for one in ([clause("", several_names(turn, [one.subject for one in some]), " ", agreed(some[0].words))]
                    if len(some) > 1 and some[0].subject else some)
    ]  # fmt: skip


def several_names(turn: Turn, units: Iterable[str], marks: Mapping[str, Sequence[int]] = NO_MARKS) -> Rich:
    """Units as a subject with their marks; those of one name by number: ``two batteries of French foot guns``."""
    named: dict[Rich, list[str]] = {}
    for unit in dict.fromkeys(units):
        named.setdefault(name_of(turn, unit), []).append(unit)
    parts = []
    for name, alike in named.items():
        if len(alike) > 1:
            noun = lexicon_of(turn).bodies.get(arm_of(turn, alike[0]), BODY)
            name = rich(f"{counted(len(alike), noun.one, noun.many)} of ", name)
        numbers = joined([rich(mark(number)) for unit in alike for number in marks.get(unit, ())])
        parts.append(rich(name, " " if numbers else "", numbers))
    return joined(parts)


def lost_general(turn: Turn, lost: Fallen) -> Rich:
    """``Pack is lost with most of his units``: a general of the reader's who left the field."""
    name = lost.commander.name or f"the commander of {the_command(lost.formation.label)}"
    return rich(bold(name), f" {lexicon_of(turn).generals_lost.get(lost.why, 'is lost')}")


def is_many(turn: Turn, unit_id: str) -> bool:
    """Whether a unit's name is a plural: ``8e Cuirassiers``."""
    unit = turn.unit(unit_id)
    return unit is not None and is_plural(unit.label)


def agreed(words: Rich) -> Rich:
    """What is told of one, told of many: ``was in square`` as ``were in square``."""
    spans = [span if span.bold else replace(span, text=_owned(span.text)) for span in words]
    first = spans[0].text.partition(" ")[0]
    spans[0] = replace(spans[0], text=MANY.get(first, first) + spans[0].text[len(first) :])
    return tuple(spans)


def _owned(text: str) -> str:
    return re.sub(r"\b(itself|its)\b", lambda found: OWNERS[found[1]], text)


def briefly(text: Rich) -> Rich:
    """A text in which what stands in brackets behind a name is said the first time only."""
    known: set[str] = set()
    spans: list[Span] = []
    for span in text:
        named = BRACKETS.fullmatch(span.text)
        if named is not None and span.text in known:
            spans.append(replace(span, text=named[1]))
            continue
        known.add(span.text)
        spans.append(span)
    return tuple(spans)


def _can_join(first: Clause, second: Clause) -> bool:
    """Whether two clauses make one sentence that is still easy to read."""
    text = plain(first.words) + plain(second.words)
    # A pair has one ``and``: with another in either part it reads as an entry in a log.
    joints = (";", ":", " and ", ", without")
    return len(text) < LENGTH_OF_A_PAIR and not any(joint in text for joint in joints)


def name_of(turn: Turn, unit_id: str, *, strong: bool = True) -> Rich:
    """A unit in a sentence, with its article: ``the **1/92nd Ligne**``, ``British light cavalry``."""
    unit = turn.unit(unit_id)
    if unit is None:
        return rich("the enemy")
    label = unit.label
    article = whose(turn, unit_id) or ("the " if _wants_article(turn, unit, label) else "")
    return rich(article, bold(label) if strong and turn.own(unit_id) else Span(label))


def whose(turn: Turn, unit_id: str) -> str:
    """``your `` or ``the enemy's `` before a name that both sides bear, ``the French `` where neither is the reader's;
    empty before all others."""
    if not is_shared(turn, unit_id):
        return ""
    if turn.seen is not None:
        return "your " if turn.own(unit_id) else "the enemy's "
    battle = turn.before if unit_id in turn.before.side_of else turn.after
    return f"the {battle.side_by_id[battle.side_of[unit_id]].label.removeprefix('The ')} "


def _wants_article(turn: Turn, unit: Unit, label: str) -> bool:
    return takes_article(label) and (turn.own(unit.id) or unit.quality != "" or is_own_name(label))


def lexicon_of(turn: Turn) -> Lexicon:
    """The ruleset's words."""
    return turn.ruleset.lexicon(LANGUAGE)


def command_name(turn: Turn, command: CommandTroops) -> str:
    """A command by name; a part of a formation by both: ``9th Division artillery``."""
    part = command.command.part
    noun = lexicon_of(turn).commands.get(part)
    return " ".join(word for word in (command.formation.label, noun.one if noun else part) if word)


def the_command(name: str) -> str:
    """A command's name in a sentence: ``the Light Cavalry of the Guard``; not ``Husson's Brigade`` nor ``I Corps``."""
    articled = takes_article(name) and " " in name and not NUMERAL.match(name)
    return f"the {name}" if articled else name


def command_kind(turn: Turn, command: CommandTroops) -> Noun:
    """What a command is called in general: ``brigade``, ``artillery``."""
    code = command.command.part or command.formation.kind
    return lexicon_of(turn).commands.get(code) or Noun(code, f"{code}s")


def commands_kind(turn: Turn, commands: Iterable[CommandTroops]) -> Noun:
    """What several commands are called together: as most of them are that are no parts of others."""
    kinds = [command_kind(turn, command) for command in commands if not command.command.part]
    return max(kinds, key=kinds.count) if kinds else Noun("command", "commands")


def refusal_clause(turn: Turn, event: Event) -> Clause:
    """An order that could not be carried out, and why."""
    order = str(event.effect.get("order", "") or event.effect.get("text", "")).strip()
    reason = event.effect.get("reason", "")
    said = lexicon_of(turn).refusal(reason)
    why = said.past[0] if said.past else said.now
    named = lexicon_of(turn).others.get("orders", {}).get(order.lower())
    if named:
        what = rich(f"could not obey the order to {named}")
    else:
        what = rich("could not obey ", Span(f"“{order}”", italic=True)) if order else rich("could not obey an order")
    return clause(event.unit, what, f": {why}")


def units_phrase(turn: Turn, units: Sequence[Unit]) -> str:
    """``three battalions``; ``two battalions and a battery`` of mixed arms."""
    nouns = lexicon_of(turn).troops
    by_arm: dict[str, int] = {}
    for unit in units:
        by_arm[unit.arm] = by_arm.get(unit.arm, 0) + 1
    return listed([counted(count, *_forms(nouns.get(arm))) for arm, count in by_arm.items()])


def share_of(turn: Turn, units: Sequence[Unit]) -> str:
    """``5 battalions``, of which some are so and so; ``6 units`` of mixed arms."""
    arms = {unit.arm for unit in units}
    _, many = _forms(lexicon_of(turn).troops.get(arms.pop()) if len(arms) == 1 else None)
    return f"{len(units)} {many}"


def _forms(noun: Noun | None) -> tuple[str, str]:
    return (noun.one, noun.many) if noun is not None else ("unit", "units")


def names_of(turn: Turn, units: Iterable[str]) -> list[Rich]:
    """Several units by name."""
    return [name_of(turn, unit) for unit in units]


def arm_of(turn: Turn, unit_id: str) -> str:
    """A unit's arm, empty of one that nobody knows."""
    unit = turn.unit(unit_id)
    return unit.arm if unit is not None else ""


def from_afar(turn: Turn, far: float) -> str:
    """`` from 420 metres``; of what is no distance to tell `` from a few paces``."""
    return f" from {ground(turn.ruleset, far)}" if far >= CLOSE else " from a few paces"


def cost_of(turn: Turn, unit_id: str, points: int) -> str:
    """A unit's loss in words: ``two hundred men``."""
    unit = turn.unit(unit_id) or Unit(id=unit_id, of="")
    return price(turn.ruleset, toll_of(turn.ruleset, (unit,), {unit.id: points}))
