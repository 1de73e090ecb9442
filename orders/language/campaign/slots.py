"""What may fill the slots of campaign orders, and what a slot that nothing fills says of the line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from orders.language.names import Names
from orders.language.names.entries import TOKEN, Exactness, Pool
from orders.language.names.matching import cost_of, several, without_filler
from orders.language.scanning import LOOSE
from orders.language.search import Search, SlotReader, read_rules
from orders.language.slots import read_text
from orders.language.values import Named, Value

if TYPE_CHECKING:
    from orders.language.campaign.search import CampaignSearch

FULL = re.compile(r"(\d{4}-\d{2}-\d{2}) ?t? ?(\d{1,2}:\d{2})(?!\d)")
DAY_HOUR = re.compile(r"(\d{1,2}) ?/ ?(\d{1,2}):(\d{2})(?!\d)")
HOUR = re.compile(r"(\d{1,2})[:.h](\d{2})(?!\d)")
INTEGER = re.compile(r"\d{1,6}(?![^\W_])")
ODDS = re.compile(r"(\d{1,5}) ?: ?(\d{1,5})(?!\d)|(\d{1,7}) ?%?(?![^\W_])")
UNKNOWN = re.compile(
    r"[^;,:]+?(?=$| *[;,:.]? *$| *[;,:]| (?:via|fields|to|by|start|pace|daily|then|until|for|standing)\b)"
)

Found = Iterator[tuple[int, float, Value]]


@dataclass(frozen=True, slots=True)
class Amiss:
    """What stands where a name should, and why it is refused."""

    said: str
    reason: str


REASONS = MappingProxyType(
    {
        "place": "unknown-place",
        "places": "unknown-place",
        "own": "not-yours",
        "owns": "not-yours",
        "formation": "unknown-formation",
        "addressee": "unknown-formation",
        "bridge": "no-such-bridge",
    }
)


def _register(search: Search, sort: str) -> Names:
    known: CampaignSearch = search  # type: ignore[assignment]
    names = known.campaign_names
    return {
        "place": names.places,
        "bridge": names.bridges,
        "own": names.own,
        "formation": names.side,
        "addressee": names.addressees,
    }[sort]


def called(search: Search, sort: str, at: int) -> Iterator[tuple[int, float, Named]]:
    """Names of a sort, longest first; leniently also near ones."""
    names = _register(search, sort)
    start = search.line.skip(at)
    begins = dict.fromkeys((start, without_filler(search, start)))
    for begin in begins:
        for match in names.matches(search.line.text, begin, Pool.PRIORITY, search.line.raw_from(begin)):
            said = search.line.text[begin : match.end]
            yield match.end, cost_of(match), Named(match.entries, said, match.rank <= Exactness.PLAIN_ID)
    if search.lenient:
        for token, _ in zip(TOKEN.finditer(search.line.text, start), range(5), strict=False):
            span = search.line.text[start : token.end()]
            for slips, entry in names.near(span, Pool.PRIORITY, min(search.budget, 2.0))[:4]:
                if slips:
                    yield token.end(), slips, Named((entry,), span, False)


def read_one(sort: str) -> SlotReader:
    """A reader of one name; where the search looks for what is amiss, of any text in its place."""

    def read(search: Search, at: int) -> Found:
        yield from called(search, sort, at)
        yield from amiss(search, sort, at)

    return read


def amiss(search: Search, sort: str, at: int) -> Found:
    """Any text in the place of a name, when the search looks for what is wrong with a line."""
    known: CampaignSearch = search  # type: ignore[assignment]
    if not known.looks_for_faults:
        return
    start = search.line.skip(at)
    match = UNKNOWN.match(search.line.text, start)
    if match and match.end() > start:
        fault = Amiss(match.group(), REASONS[sort])
        known.faults.setdefault(start, fault)
        yield match.end(), 1.0, f"\0{fault.reason}\0{fault.said}"


def read_several(sort: str) -> SlotReader:
    """A reader of several names with commas between."""

    def read(search: Search, at: int) -> Found:
        yield from several(search, at, lambda start: called(search, sort, start))
        known: CampaignSearch = search  # type: ignore[assignment]
        if known.looks_for_faults:
            start = search.line.skip(at)
            stop = min(
                (place for sign in (";", ":") if (place := search.line.text.find(sign, start)) >= 0),
                default=len(search.line.text),
            )
            if stop > start:
                yield stop, 1.0, f"\0{REASONS[sort]}\0{search.line.text[start:stop]}"

    return read


def read_moment(search: Search, at: int) -> Found:
    """A time of day, ``DD/HH:MM`` or a full time."""
    start = search.line.skip(at)
    text = search.line.text
    full = FULL.match(text, start)
    if full:
        yield full.end(), 0.0, f"{full[1]}T{full[2].zfill(5)}"
        return
    day = DAY_HOUR.match(text, start)
    if day and 1 <= int(day[1]) <= 31 and int(day[2]) < 24 and int(day[3]) < 60:
        yield day.end(), 0.0, f"{int(day[1]):02d}/{int(day[2]):02d}:{day[3]}"
        return
    yield from read_hour(search, at)


def read_hour(search: Search, at: int) -> Found:
    """A time of day."""
    match = HOUR.match(search.line.text, search.line.skip(at))
    if match and int(match[1]) < 24 and int(match[2]) < 60:
        yield match.end(), 0.0, f"{int(match[1]):02d}:{match[2]}"


def read_integer(search: Search, at: int) -> Found:
    """A whole number."""
    match = INTEGER.match(search.line.text, search.line.skip(at))
    if match:
        yield match.end(), 0.0, int(match.group())


def read_odds(search: Search, at: int) -> Found:
    """Odds in percent, or as a ratio."""
    match = ODDS.match(search.line.text, search.line.skip(at))
    if match and match[3] is not None:
        yield match.end(), LOOSE, int(match[3])
    elif match and int(match[2]) > 0:
        yield match.end(), 0.0, int(match[1]) * 100 // int(match[2])


def read_actions(kind: str) -> SlotReader:
    """A reader of actions to the end of the line."""
    from orders.language.search import read_orders

    return read_orders(kind)


READERS: Mapping[str, SlotReader] = MappingProxyType(
    {
        "place": read_one("place"),
        "places": read_several("place"),
        "own": read_one("own"),
        "owns": read_several("own"),
        "formation": read_one("formation"),
        "addressee": read_one("addressee"),
        "bridge": read_one("bridge"),
        "moment": read_moment,
        "hour": read_hour,
        "integer": read_integer,
        "odds": read_odds,
        "actions": read_actions("actions"),
        "headquarters": read_actions("headquarters"),
        "rules": read_rules,
        "text": read_text,
    }
)
