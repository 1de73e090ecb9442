"""The page: how wide a letter is, and whether a program broke its lines or its writer ended every one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

LEAST = 4  # ends of lines from which it can be told
FORCED = 0.2  # of the ends of lines in a letter that a program broke; few by chance where it broke none
MANY = 8
WIDEST = 110  # characters: no program breaks lines that are wider, and whoever writes such lines ends them himself
NEARLY_ALL = 0.9  # of the ends of lines where a program broke them all
FLOWING = 0.7  # of the ends of lines where hardly any was made by the writer
MARKS = (".", "!", "?", ":", ";", ")", "…")
ENDED = 0.6  # of the paragraphs of one who ends his sentences with a mark
FEW_WORDS = 4
ENOUGH = 1  # lines that are longer, for those to tell
FEW = 0.15  # lines with a capital from one who writes none, or longer than a page is wide
LONG = 30  # characters: a shorter line was surely ended by its writer


def page_width(lines: Sequence[str]) -> int:
    """The width at which a program broke the lines of a letter, in characters; 0 where it broke none.

    A program breaks a line where the next word would not have fitted. The writer of a list ends his lines where he
    likes, and then the next word would have fitted most times; but where he ends his sentences with a mark, a line
    without one was broken all the same, by whatever.
    """
    widest = max(map(len, map(str.rstrip, lines)), default=0)
    widest = width_but_for_few(lines, widest)
    forced = list(forced_ends(lines, widest))
    if len(forced) < LEAST:
        return widest if widest <= WIDEST else 0
    by_chance = 1  # behind the widest line itself there was no room
    broken = sum(forced) - by_chance >= FORCED * (len(forced) - by_chance)
    return widest if broken or ends_sentences(lines) else 0


def width_but_for_few(lines: Sequence[str], widest: int) -> int:
    """The width of the page but for a few long lines, where nearly all others end as a program breaks them there.

    An address that cannot be broken, or a name written out after the program had broken the line.
    """
    lengths = sorted(len(line.rstrip()) for line in lines if line.strip())
    for longer in range(1, 1 + int(FEW * len(lengths))):
        width = lengths[-1 - longer]
        ends = list(forced_ends(lines, width))
        if len(ends) >= MANY and sum(ends) >= NEARLY_ALL * len(ends):
            return width if sum(forced_ends(lines, widest)) < NEARLY_ALL * len(ends) else widest
    return widest


def ends_sentences(lines: Sequence[str]) -> bool:
    """Whether a writer ends his paragraphs with a full stop or another mark."""
    last = [line.rstrip() for line, following in pairwise([*lines, ""]) if not following.strip()]
    last = [line for line in last if len(line) > LONG]
    return sum(line.endswith(MARKS) for line in last) >= ENDED * len(last)


def forced_ends(lines: Sequence[str], widest: int) -> Iterator[bool]:
    """Of each end of a line within a paragraph, whether the next word would not have fitted on it."""
    for line, following in pairwise(lines):
        if following.strip() and len(line.strip()) > LONG:
            yield not fits(line, following, widest)


def is_flowing(lines: Sequence[str], width: int) -> bool:
    """Whether a program broke nearly all the lines of a letter: a full one goes on in the next, wherever one ends."""
    ends = list(forced_ends(lines, width)) if width else []
    return len(ends) >= MANY and sum(ends) >= FLOWING * len(ends)


def goes_on(line: str, following: str, width: int) -> bool:
    """Whether a line of such a letter begins where it does because the one before it was full."""
    return len(line.strip()) > LONG and bool(following.strip()) and not fits(line, following, width)


def fits(line: str, following: str, width: int) -> bool:
    """Whether the first word of the line that follows had room on a line."""
    return len(line.rstrip()) + 1 + len(following.split(maxsplit=1)[0]) <= width


def writes_small(lines: Sequence[str]) -> bool:
    """Whether a writer begins his lines without capitals, but for one here and there.

    Lines of a few words are greetings, names, and what a telephone writes below; they count where there are no others.
    """
    begin = [line.split() for line in lines if line.strip()[:1].isalpha()]
    longer = [words for words in begin if len(words) > FEW_WORDS]
    begins = [words[0][:1] for words in (longer if len(longer) > ENOUGH else begin)]
    return sum(letter.isupper() for letter in begins) <= FEW * len(begins)
