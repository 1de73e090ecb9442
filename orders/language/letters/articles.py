"""Articles: where a name begins with all that leads up to it, *the first two battalions*."""

from __future__ import annotations

from orders.language.letters.text import Text

ARTICLES = frozenset({"the", "my", "our", "his", "their", "der", "die", "das", "den", "le", "la", "les", "l"})
ADJECTIVES = frozenset(
    {"first", "second", "third", "fourth", "fifth", "other", "last", "remaining", "two", "three", "four", "five", "six",
     "heavy", "light", "horse", "foot", "big", "whole"}
)  # fmt: skip


def before_article(text: Text, start: int) -> int:
    """The first of the articles before a word, with what stands between them, or the word."""
    first = start
    while first > 1 and text.bare[first - 1] in ADJECTIVES:
        first -= 1
    start = first if first > 1 and text.bare[first - 1] in ARTICLES else start
    while start > 1 and text.bare[start - 1] in ARTICLES:
        start -= 1
    return start
