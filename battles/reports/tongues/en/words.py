"""The small words of a report: numbers, lengths, tolls, times and places in plain English."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
from datetime import datetime

from battles.engine.battle import Terrain, Unit
from battles.engine.lexicon import Noun
from battles.engine.protocol import Ruleset
from battles.reports.facts.account import Turn
from battles.reports.facts.clock import Clock
from battles.reports.facts.places import Where
from battles.reports.facts.strength import Toll, amount_of, present

LANGUAGE = "en"
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
ORDINALS = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"
]  # fmt: skip
#: Waters, which take an article.
WATERS = frozenset({"stream", "river", "minor", "major", "lake", "pond"})
#: Common words with which the name of a piece of ground may begin.
COMMON = frozenset(
    {
        "ridge",
        "heights",
        "height",
        "hill",
        "bank",
        "upper",
        "lower",
        "slope",
        "mill",
        "farm",
        "village",
        "brook",
        "wood",
        "orchard",
        "garden",
        "rise",
        "crest",
        "hollow",
        "redoubt",
    }
)

#: Words that make a unit's name one of one, whatever it is made of; what stands behind a name does not count.
SINGULARS = frozenset(("battalion", "regiment", "squadron", "company", "corps", "battery", "brigade", "troop"))
IN_BRACKETS = re.compile(r"\([^)]*\)")
#: Words that make a unit's name a plural.
PLURALS = frozenset(
    [
        "lancers",
        "lanciers",
        "chevau-légers",
        "hussars",
        "hussards",
        "chasseurs",
        "dragoons",
        "dragons",
        "cuirassiers",
        "carabiniers",
        "grenadiers",
        "fusiliers",
        "jagers",
        "jägers",
        "rifles",
        "highlanders",
        "guards",
        "uhlans",
        "cossacks",
        "voltigeurs",
        "tirailleurs",
        "guns",
        "skirmishers",
        "troops",
        "drabants",
        "vallacks",
        "kalmyks",
        "companies",
        "caçadores",
        "cazadores",
        "grenzer",
        "musketeers",
        "outposts",
        "pandours",
    ]
)


def number(count: int) -> str:
    """``three``; figures from thirteen on."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def ordinal(count: int) -> str:
    """``third``; ``13th`` and so on from thirteen on."""
    if 1 <= count <= len(ORDINALS):
        return ORDINALS[count - 1]
    suffix = "th" if count % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    return f"{count}{suffix}"


DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


#: What troops of an arm without a word are called.
BODY = Noun("body of troops", "bodies of troops")


def counted(count: int, one: str, many: str = "") -> str:
    """``one battalion``, ``three battalions``."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def listed(items: Sequence[str], last: str = " and ") -> str:
    """``a, b and c``."""
    return items[0] if len(items) == 1 else last.join((", ".join(items[:-1]), items[-1])) if items else ""


def choose(options: Sequence[str], key: str) -> str:
    """One of several wordings: the same one whenever the same thing is told."""
    return options[zlib.crc32(key.encode()) % len(options)]


def figure(value: float) -> str:
    """A number with at most one decimal: ``6``, ``3.5``."""
    return f"{value:.1f}".removesuffix(".0")


def length(ruleset: Ruleset, value: float) -> str:
    """A length on the table, as orders have it: ``17 cm``."""
    return f"{figure(value)} {ruleset.unit_of_length}"


def ground(ruleset: Ruleset, value: float) -> str:
    """A length for a sentence: ``420 metres`` of the ground; the table's where the rulebook gives no scale."""
    metres = value * ruleset.metres_per_unit
    step = 100 if metres >= 950 else 10
    return f"{max(step, round(metres / step) * step):,} metres" if metres else length(ruleset, value)


def toll_words(ruleset: Ruleset, toll: Toll) -> str:
    """A toll in figures, for a table: ``2,300 men and 2 guns``; empty for none."""
    nouns = ruleset.lexicon(LANGUAGE).amounts
    return listed([f"{count:,} {_noun(nouns, code).of(count)}" for code, count in toll.items()])


def present_words(ruleset: Ruleset, units: Sequence[Unit]) -> str:
    """What units in play stand for; their number, where the measure of strength does not add up."""
    if ruleset.measure.counted:
        return toll_words(ruleset, present(ruleset, units))
    left = amount_of(ruleset, units)
    return f"{left} unit{'' if left == 1 else 's'}" if left else ""


def price(ruleset: Ruleset, toll: Toll) -> str:
    """A loss in words, for a sentence: ``two hundred men``, ``two guns``."""
    nouns = ruleset.lexicon(LANGUAGE).amounts
    return listed([_round(count, _noun(nouns, code)) for code, count in toll.items()])


def _round(count: int, noun: Noun) -> str:
    hundreds, rest = divmod(count, 100)
    if count and not rest and hundreds < 10:
        return f"{noun.article} hundred {noun.many}" if hundreds == 1 else f"{number(hundreds)} hundred {noun.many}"
    return f"{number(count)} {noun.of(count)}" if count < len(NUMBERS) else f"{count:,} {noun.of(count)}"


def _noun(nouns: Mapping[str, Noun], code: str) -> Noun:
    return nouns.get(code) or Noun(code, code)


def place_name(where: Where) -> str:
    """Where something is, for a sentence: ``in Bossu Wood``, ``at Gemioncourt``, ``on the ridge``, ``in E4``."""
    return f"{where.nearness} {ground_name(where.ground)}" if where.ground is not None else f"in {where.square}"


def ground_name(ground: Terrain) -> str:
    """A name with the article that common words ask for: ``the heights of Le Balcan``, ``Gemioncourt``."""
    first = ground.name.split()[0] if ground.name.split() else ""
    if first.lower() in COMMON or first.lower() in ORDINALS:
        return f"the {ground.name[:1].lower()}{ground.name[1:]}"
    articled = ground.kind in WATERS and first.lower() != "the"
    return f"the {ground.name}" if articled or (ground.name[:1].islower() and first.lower() != "the") else ground.name


class EnglishHours:
    """Game time in English, by a battle's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def hour(self, moment: float) -> str:
        """``15:10``, or ``turn 4`` without a clock."""
        time = self._clock.at(moment)
        return f"{time:%H:%M}" if time else f"turn {int(moment)}"

    def about(self, moment: float) -> str:
        """``about twenty past four``, to five minutes; empty without a clock."""
        time = self._clock.at(moment)
        if time is None:
            return ""
        hours, minutes = divmod(round((time.hour * 60 + time.minute) / 5) * 5, 60)
        hour, following = ((value - 1) % 12 + 1 for value in (hours, hours + 1))
        past = {0: f"{number(hour)} o’clock", 15: f"a quarter past {number(hour)}", 30: f"half past {number(hour)}"}
        to = {45: f"a quarter to {number(following)}"}
        told = (
            past.get(minutes)
            or to.get(minutes)
            or (
                f"{_minutes(minutes)} past {number(hour)}"
                if minutes < 30
                else f"{_minutes(60 - minutes)} to {number(following)}"
            )
        )
        return f"about {told}"

    def span(self, turn: int, joint: str = " to ") -> str:
        """``15:10 to 15:30``, a turn's time; empty without a clock."""
        return self.between(turn, turn + 1, joint)

    def between(self, first: float, last: float, joint: str = " to ") -> str:
        """``15:10 to 16:10``, from one moment to another; empty without a clock."""
        start, end = self._clock.at(first), self._clock.at(last)
        return f"{start:%H:%M}{joint}{end:%H:%M}" if start and end else ""

    def day(self, turn: int) -> str:
        """``Friday, 16 June 1815``; empty without a clock."""
        time = self._clock.at(turn)
        return f"{DAYS[time.weekday()]}, {date(time)} {time.year}" if time else ""


def _minutes(count: int) -> str:
    return {20: "twenty", 25: "twenty-five"}.get(count) or number(count)


def date(time: datetime) -> str:
    """``16 June``, whatever the language of the machine."""
    return f"{time.day} {MONTHS[time.month - 1]}"


def turn_numbers(turn: Turn) -> str:
    """``turn 4``; ``turns 4 to 6`` when a mail round holds several game turns."""
    first, last = turn.before.turn, max(turn.before.turn, turn.after.turn - 1)
    return f"turn {first}" if first == last else f"turns {first} to {last}"


def turn_span(turn: Turn) -> str:
    """``15:10 to 15:30``: the game time told; empty without a clock."""
    return EnglishHours(turn.clock).between(turn.before.turn, max(turn.after.turn, turn.before.turn + 1))


def takes_article(name: str) -> bool:
    """Whether a name may have *the* before it: not ``The Rifles`` nor ``Treilhard's and Milhaud's light horse``."""
    words = name.split()
    if not words or words[0].lower() in ("the", "a", "an"):
        return False
    return not any(word.endswith(("'s", "’s", "s'", "s’")) for word in words)


def is_own_name(label: str) -> bool:
    """Whether troops are called by a name of their own, or as one body: ``Tver``, ``8e Cuirassiers``, ``Foot battery``;
    not ``French foot guns`` nor ``infantry``."""
    last = (IN_BRACKETS.sub("", label).split() or [""])[-1]
    return last[:1].isupper() or last.lower() in SINGULARS or any(character.isdigit() for character in label)


def is_plural(label: str) -> bool:
    """Whether a name is of many: ``5th Lancers``, ``Chasseurs à cheval``; not ``1/92nd Ligne``, nor ``Regiment of
    Hussars``, nor ``Avantgarde Battalion (Jäger and light companies)``."""
    words = IN_BRACKETS.sub("", label).lower().split() or label.strip("()").lower().split()
    return any(word in PLURALS for word in words) and not any(word in SINGULARS for word in words)
