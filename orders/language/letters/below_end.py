"""Below END: nothing that stands there is done, and where it reads as orders its writer is asked whether they count.

A sheet that is copied and filled in ends with END, and what its writer adds lands below it. One question shows his
words, and its answer holds all orders that they come to. What is no order stays left out: small talk, a signature, what
he quotes, and orders that the sheet above gives already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.worded import worded
from orders.language.letters.results import LetterReading, Noted, Question
from orders.language.letters.settled import Settled
from orders.language.lines import LINE_BREAK
from orders.language.names import Names
from orders.language.normal_form import orders_apart

#: What is asked about all orders that stand there.
COUNTS_TOO = worded("This stands below END, which closes the sheet, so it is not done. Does it count, too?")
QUOTED = re.compile(r"[ \t]{0,3}>")
WORD = re.compile(r"[^\W_]")
END = re.compile(r"\s*END\s*[.;!]*\s*", re.IGNORECASE)
#: What frames a sheet, here a second one, and orders nothing.
FRAME = re.compile(r"\s*(?:TURN\s+\d{1,4}|KEY\s+\S+|END)\s*[.;!]*\s*", re.IGNORECASE)


def end_of(lines: Sequence[str]) -> int:
    """The index of the line that closes a sheet; the number of lines without one."""
    return next((at for at, line in enumerate(lines) if END.fullmatch(line)), len(lines))


def has_more(text: str) -> bool:
    """Whether anything stands below END."""
    lines = LINE_BREAK.split(text)
    return any(line.strip() for line in lines[end_of(lines) + 1 :])


def closed(text: str) -> str:
    """A sheet with the line that closes it, so that what is put behind it stands below."""
    return text if any(END.fullmatch(line) for line in LINE_BREAK.split(text)) else f"{text}\nEND"


def words_below(lines: Sequence[str], end: int) -> str:
    """What its writer says below the line of this number, on the lines on which it stands; empty for nothing."""
    said = ["" if QUOTED.match(line) or FRAME.fullmatch(line) else line for line in lines[end:]]
    if not any(WORD.search(line.partition("#")[0]) for line in said):
        return ""
    return "\n".join([*[""] * end, *said])


def with_question(
    above: LetterReading,
    below: LetterReading,
    lines: Sequence[str],
    names: Names,
    settled: Settled,
    names_own: Callable[[str], bool],
) -> LetterReading:
    """A reading with what is asked about the words below its END, read by themselves; ``lines`` are those of the mail.

    What was not sure there is asked as it is anywhere, if it is about the writer's own troops or stands in a paragraph
    with orders. Whatever is no order is noted where something is asked, be it of the umpire, and else passed over.
    """
    given = set(orders_apart(above.sheet, names))
    fresh = [order for order in orders_apart(below.sheet, names) if order not in given]
    paragraphs = list(_paragraphs(lines))
    ordered = {paragraphs[line - 1] for line, _ in _said(below)} if fresh else set()
    unsure = [one for one in below.asked if paragraphs[one.line - 1] in ordered or names_own(one.said)]
    asked = list(unsure)
    if fresh:
        said = " ".join(dict.fromkeys(words for _, words in _said(below)))
        question = Question(min(line for line, _ in _said(below)), said, COUNTS_TOO, ("\n".join(fresh),))
        asked += [] if settled.settles(said) else [question]
    ordered |= {paragraphs[one.line - 1] for one in unsure}
    refused = [one for one in below.refused if paragraphs[one.line - 1] in ordered]
    if not (asked or any(one.question for one in below.noted)):
        return above
    noted = [*below.noted, *(Noted(one.line, one.said) for one in below.asked if one not in unsure)]
    noted += [Noted(one.line, one.text) for one in below.refused if one not in refused]
    return replace(
        above,
        asked=(*above.asked, *asked),
        noted=(*above.noted, *sorted(noted, key=lambda one: one.line)),
        refused=(*above.refused, *refused),
    )


def _said(below: LetterReading) -> Iterator[tuple[int, str]]:
    """The words that orders were read from, each with the line on which it stands."""
    for line in below.sheet.lines:
        item = below.read.get(line.line)
        yield below.lines.get(line.line, line.line), item.said if item else " ".join(line.text.split())


def _paragraphs(lines: Iterable[str]) -> Iterator[int]:
    """For each line the number of the paragraph in which it stands."""
    number = 0
    for line in lines:
        number += not line.strip()
        yield number
