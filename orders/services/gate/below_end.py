"""Words below the END of a mail: what is his own there, what of it is for the umpire, and what he is asked about.

The reader of orders judges whether they are orders (``orders.language.letters.below_end``). They are handed to it
behind the sheet, and stay with that, only where it asks about them; all others are left out as ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from campaigns.models import Seat
from campaigns.services.marches.reading import MarchReceipt
from orders.inbox import to_umpire
from orders.inbox.courtesies import Cut
from orders.inbox.order_signs import heads_block
from orders.inbox.writing import Writing
from orders.language.letters.below_end import closed
from orders.language.receipt import Receipt
from orders.services.gate import quoted_sheets


def own(said: Writing, threads: Sequence[str], seat: Seat) -> Writing:
    """A writing of which nothing below END is ours: a letter of ours that he copied without marks is none of his words.

    What heads a block stays, for he may have filled in what stands under it.
    """
    if not said.below.strip():
        return said
    lines = said.below.split("\n")
    ours = quoted_sheets.lines_of_ours(lines, threads, seat)
    left = ["" if line in ours and not heads_block(line) else line for line in lines]
    return replace(said, below="\n".join(left) if any(line not in ours for line in left if line.strip()) else "")


def addressed(said: Writing) -> tuple[Writing, str]:
    """A writing without what is said to the umpire below END, and that."""
    below, words = to_umpire.parted(said.below)
    if not words:
        return said, ""
    taken = [line for line, left in zip(said.below.split("\n"), below.split("\n"), strict=True) if line != left]
    return replace(said, below=below, cut=tuple(_without(said.cut, taken))), words


def with_words(said: Writing, read: Callable[[str], Receipt | MarchReceipt]) -> Writing:
    """The sheet together with what stands below its END, where something of that is asked or a question in it."""
    if not said.below.strip():
        return said
    above = closed(said.text)
    receipt = read(f"{above}\n{said.below}")
    end = len(above.split("\n"))
    if not any(number > end for number in _lines(receipt)):
        return said
    cut = tuple(_without(said.cut, said.below.split("\n")))
    return replace(said, text=f"{above}\n{said.below}", below="", cut=cut)


def _lines(receipt: Receipt | MarchReceipt) -> Iterator[int]:
    """The lines of what is asked and noted in a receipt."""
    yield from (question.line for question in receipt.asked)
    yield from (noted.line for noted in receipt.noted)


def _without(cut: Iterable[tuple[Cut, str]], lines: Iterable[str]) -> Iterator[tuple[Cut, str]]:
    """What was left out, but for some lines below END that are read after all."""
    read = Counter(line for line in lines if line.strip())
    for reason, line in cut:
        if reason is Cut.AFTER_END and read[line]:
            read[line] -= 1
        else:
            yield reason, line
