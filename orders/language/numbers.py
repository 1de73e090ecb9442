"""Figures: distances and whole numbers, also with one wrong character in them."""

from __future__ import annotations

from collections.abc import Iterator

from battles.engine import expressions as re
from battles.engine.worded import worded
from orders.language.scanning import ALNUM, LOOSE
from orders.language.search import Search
from orders.language.spelling import FIGURES
from orders.language.values import Value

LOOKS_LIKE = 0.7  # a letter that looks like a figure
NUMBER = re.compile(
    r"(\d{1,6}(?:\.\d{1,4}|,\d(?!\d))?)(?: ?(cm|centimetres?|centimeters?|inches|inch|ins?|\")(?![^\W_]))?"
)
WHOLE = re.compile(r"\d{1,6}(?![^\W_]|[.,]\d)")
FIGURES_PROPER = frozenset("0123456789")

Found = Iterator[tuple[int, float, Value]]


def read_number(search: Search, at: int) -> Found:
    """A distance, perhaps with its unit, which must be the table's."""
    start = search.line.skip(at)
    match = NUMBER.match(search.line.text, start)
    inches = search.grammar.vocabulary.square < 10
    if match:
        unit = match[2] or ""
        if unit and unit.startswith("c") == inches:
            said = (
                worded("Distances on this table are in inches.")
                if inches
                else worded("Distances on this table are in centimetres.")
            )
            search.objections.setdefault(start, said)
            if search.lenient:
                yield match.end(), 1.0, float(match[1].replace(",", "."))
        elif match.end() == len(search.line.text) or not search.line.text[match.end()].isalnum():
            yield match.end(), LOOSE if unit else 0.0, float(match[1].replace(",", "."))
    if search.lenient:
        yield from ((end, cost, float(figure)) for end, cost, figure in figures_meant(search, start))


def figures_meant(search: Search, start: int) -> Iterator[tuple[int, float, str]]:
    """Figures that a word with one wrong character was probably meant to be."""
    token = ALNUM.match(search.line.text, start)
    if not token or len(token.group()) > 5:
        return
    typed = token.group()
    wrong = [place for place, character in enumerate(typed) if character not in FIGURES_PROPER]
    if len(wrong) != 1:
        return
    place = wrong[0]
    if len(typed) > 1:
        yield token.end(), 1.0, typed[:place] + typed[place + 1 :]
    base = LOOKS_LIKE if typed[place] in "oli" else 0.9 if len(typed) == 1 else 1.05
    for number, figure in enumerate(FIGURES.get(typed[place], "")):
        yield token.end(), base + 0.05 * number, typed[:place] + figure + typed[place + 1 :]


def read_integer(search: Search, at: int) -> Found:
    """A whole number."""
    start = search.line.skip(at)
    match = WHOLE.match(search.line.text, start)
    if match:
        yield match.end(), 0.0, int(match.group())
    elif search.lenient:
        yield from ((end, cost, int(figure)) for end, cost, figure in figures_meant(search, start))
