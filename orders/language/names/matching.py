"""Calling things by name: single names and lists of them, exactly or with a slip."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from battles.engine import expressions as re
from orders.language.names.entries import TOKEN, Exactness, Match, Pool, in_pool
from orders.language.scanning import GLUED, LOOSE
from orders.language.search import AND_OR, Search, SlotReader
from orders.language.values import Named, NamedList, Value

PART_OF_NAME = 0.04
UNLIKELY = 0.12  # a near name of a unit that has its orders already, or stands in another command
VERY_SHORT = 0.3  # a slip in a name of one or two characters, which leaves little of it
ARTICLE = re.compile(r"(?:the|an?) ")

Found = Iterator[tuple[int, float, Value]]
#: No list of names is read further than this.
LONGEST_LIST = 40


def without_filler(search: Search, at: int) -> int:
    """The position after an article."""
    start = search.line.skip(at)
    article = ARTICLE.match(search.line.text, start)
    return search.line.skip(article.end()) if article else start


def named(search: Search, pool: Pool, at: int) -> Iterator[tuple[int, float, Named]]:
    """Names of a pool, longest first; leniently also near ones."""
    start = search.line.skip(at)
    if search.line.text[start : start + 1] == ".":  # after a word cut short: Gen. Foy
        start = search.line.skip(start + 1)
    after_article = without_filler(search, start)
    found = [(start, match) for match in search.matches(start, pool)]
    if after_article != start:
        found += [(after_article, match) for match in search.matches(after_article, pool)]
    for begin, match in found:
        said = search.line.text[begin : match.end]
        yield match.end, cost_of(match), Named(match.entries, said, match.rank <= Exactness.PLAIN_ID)
    if search.lenient:
        yield from near_names(search, pool, after_article)


def cost_of(match: Match) -> float:
    """How much worse a shortened name is than a full one."""
    if match.rank is Exactness.PART_OF_NAME:
        return PART_OF_NAME
    return LOOSE if match.rank is Exactness.SHORT_NAME else 0.0


def near_names(search: Search, pool: Pool, start: int) -> Iterator[tuple[int, float, Named]]:
    """Names that differ in a slip or two from the text, with the units a slip most likely meant first."""
    tokens = list(zip(TOKEN.finditer(search.line.text, start), range(search.names.longest + 1), strict=False))
    for token, _ in tokens:
        end = token.end()
        for slips, entry in search.names.near(search.line.text[start:end], pool, min(search.budget, 2.0))[:6]:
            if slips == 0:
                continue
            unlikely = UNLIKELY if pool is Pool.ORDERED and entry.id not in search.likely else 0.0
            short = VERY_SHORT if end - start < 3 else 0.0
            yield end, slips + unlikely + short, Named((entry,), search.line.text[start:end], False)
    for spelling, _, entry in search.names.spellings:
        end = start + len(spelling)
        glued = search.line.text.startswith(spelling, start) and search.line.text[end : end + 1].isalnum()
        if glued and len(spelling) > 2 and in_pool(entry, pool):
            yield end, GLUED, Named((entry,), spelling, False)


def read_name(pool: Pool) -> SlotReader:
    """A reader of names of one pool."""

    def read(search: Search, at: int) -> Found:
        yield from named(search, pool, at)

    return read


def read_list(pool: Pool, *, apart: bool = True) -> SlotReader:
    """A reader of several names of one pool, with commas or words between them; not ``apart``: or a space alone."""

    def read(search: Search, at: int) -> Found:
        return several(search, at, lambda start: named(search, pool, start), apart=apart)

    return read


def several(
    search: Search, at: int, called: Callable[[int], Iterable[tuple[int, float, Named]]], *, apart: bool = True
) -> Iterator[tuple[int, float, NamedList]]:
    """Lists of names from a place on: where each ends, what it costs; ``called`` reads a single name from a place."""
    reached: list[tuple[int, float, tuple[Named, ...]]] = [(at, 0.0, ())]
    for _ in range(LONGEST_LIST):
        following = [
            (end, so_far + cost, (*names, name))
            for start, so_far, names in reached
            for end, cost, name in called(start)
            if search.affords(so_far + cost)
        ]
        reached = []
        for end, cost, names in sorted(following, key=lambda item: item[1])[:6]:
            yield end, cost, NamedList(names)
            mark = AND_OR.match(search.line.text, end)
            if mark:
                reached.append((mark.end(), cost, names))
            elif not apart and search.line.text.startswith(" ", end):
                reached.append((end, cost + LOOSE, names))
        if not reached:
            return
