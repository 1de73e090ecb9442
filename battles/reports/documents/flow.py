"""Flow: blocks with a height, kept together or broken, set down the page with new pages as they are needed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property, partial
from typing import Protocol

from battles.engine.dataclasses import dataclass
from battles.reports.documents.page import UNDER_HEADING, Document, Drawing, Head
from battles.reports.documents.paper import MM
from battles.reports.documents.typeset import BODY, Line, Style, set_lines
from battles.reports.tongues.rich import Rich

#: Blocks no higher than this are kept on one page.
SHORT = 75 * MM
#: How far the title of a chapter within a page stands under what is before it.
OVER_HEADING = 12 * MM - 12


class Block(Protocol):
    """Something with a height that can be drawn; never split."""

    @property
    def height(self) -> float:
        """How much room it takes, in points."""

    def draw(self, page: Document, x: float, top: float) -> None:
        """Draw it with its upper left corner at (x, top)."""


@dataclass(frozen=True, slots=True)
class Space:
    """White space; dropped at the top of a page."""

    height: float

    def draw(self, page: Document, x: float, top: float) -> None:
        """Nothing is drawn."""


@dataclass(frozen=True, slots=True)
class SetLine:
    """One line of a paragraph."""

    line: Line
    style: Style
    indent: float = 0.0
    of: Hashable = None

    @property
    def height(self) -> float:
        """The leading."""
        return self.style.leading

    def draw(self, page: Document, x: float, top: float) -> None:
        """Set the line."""
        page.line(x + self.indent, top - self.style.leading * 0.78, self.line, self.style.colour, of=self.of)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A block drawn by a function. With a ``key`` it looks as every block of the same key does.

    With a ``table`` it is a row of that one, whose cells have the role ``cell``.
    """

    height: float
    drawing: Drawing
    key: Hashable = None
    table: Hashable = None
    cell: str = "TD"

    def draw(self, page: Document, x: float, top: float) -> None:
        """Call the function, if it has not been called for this key."""
        if self.table is None:
            self._draw(page, x, top)
            return
        with page.tags.element("Table", key=self.table), page.tags.element("TR", self.cell):
            self._draw(page, x, top)

    def _draw(self, page: Document, x: float, top: float) -> None:
        if self.key is None:
            self.drawing(page, x, top)
        else:
            page.repeated(self.key, x, top, self.drawing)


def lines(text: Rich | str, measure: float, style: Style = BODY) -> list[Block]:
    """A paragraph as blocks of one line each. Neither its first nor its last line is left alone on a page."""
    whole = object()
    broken = [SetLine(line, style, of=whole) for line in set_lines(text, measure, style)]
    if len(broken) < 4:
        return [Together(tuple(broken))] if broken else []
    return [Together(tuple(broken[:2])), *broken[2:-2], Together(tuple(broken[-2:]))]


@dataclass(frozen=True)
class Together:
    """Blocks that stay together."""

    blocks: tuple[Block, ...]

    @cached_property
    def height(self) -> float:
        """The sum of their heights."""
        return sum(block.height for block in self.blocks)

    def draw(self, page: Document, x: float, top: float) -> None:
        """Draw one under another."""
        for block in self.blocks:
            block.draw(page, x, top)
            top -= block.height


def height_of(blocks: Sequence[Block]) -> float:
    """The height of blocks one under another."""
    return sum(block.height for block in blocks)


def whole_if_short(height: float) -> float:
    """The room to ask for blocks of a height: all of it if they are short, else enough to begin them well."""
    return height if height <= SHORT else 28 * MM


class Flow:
    """Blocks set down the page, in one column or side by side, with new pages as they are needed."""

    def __init__(self, page: Document, top: float, new_page: Callable[[], float]) -> None:
        self.page = page
        self.y = top
        self._new_page = new_page
        self._fresh = True

    def room(self) -> float:
        """How much height is left."""
        return self.y - self.page.bottom

    def need(self, height: float) -> None:
        """Go to a new page unless so much height is left (or nothing stands on this one yet)."""
        if self.room() < height and not self._fresh:
            self.turn()

    def turn(self) -> None:
        """Go to a new page."""
        self.y = self._new_page()
        self._fresh = True

    def down_to(self, y: float) -> None:
        """Go on at a height, after something was drawn on the page itself."""
        self.y = y
        self._fresh = False

    def chapter(self, head: Head, *, foot: str, need: float) -> None:
        """Begin a chapter on this page if so much height is left under its title, else on the next.

        The pages that follow bear its head.
        """
        page = self.page
        self._new_page = partial(page.begin_following, head, foot=foot, bookmark="")
        if self._fresh or self.room() < OVER_HEADING + UNDER_HEADING + need:
            self.y = page.begin_following(head, foot=foot)
            self._fresh = True
            return
        key = f"chapter-{page.page}-{self.y:.0f}"
        page.entry(head.title, key, self.y, 0)
        self.down_to(page.heading(Head(head.title, head.about), self.y - OVER_HEADING))

    def columns(self, *columns: tuple[float, Sequence[Block]], again: Block | None = None) -> None:
        """Set columns side by side, each with its x; each goes on over as many pages as it needs, under ``again``."""
        waiting = [(x, list(blocks)) for x, blocks in columns]
        while True:
            page, top, fresh = self.page, self.y, self._fresh
            bottom, trial, lowest = page.bottom, page.trial, top
            for x, blocks in waiting:
                y, marked, set_ = top, top, 0
                for block in blocks:
                    end = y - block.height
                    if end < bottom and not (fresh and y == top):
                        break
                    if not trial:
                        block.draw(page, x, y)
                    y = end
                    set_ += 1
                    if not isinstance(block, Space):
                        marked = y
                del blocks[:set_]
                if marked != top:
                    page.mark(marked)
                lowest = min(lowest, y)
            self._fresh = fresh and lowest == top
            self.y = lowest
            if not any(blocks for _, blocks in waiting):
                return
            self.turn()
            if again is not None:
                if not trial:
                    again.draw(page, page.left, self.y)
                self.y -= again.height

    def newspaper(
        self,
        xs: Sequence[float],
        groups: Sequence[Sequence[Block]],
        between: Block,
        *,
        last: bool = False,
        heads: tuple[Block, Block] | None = None,
    ) -> None:
        """Set groups of blocks down one column and on in the next, page by page; the columns of the last page are about
        as high, and begin with a group where that costs little. ``between`` divides the groups of a column.

        Where nothing follows (``last``) the page before the last gives it as much as fills its half. ``heads`` are what
        stands over the very first column, and over every other.
        """
        waiting = [(block, place) for place, group in enumerate(groups) for block in group]
        over = heads[0].height if heads else 0.0
        begun = False
        self.need(over + waiting[0][0].height if waiting else 0.0)
        while waiting:
            room = self.room() - over
            columns = _even(waiting, between, len(xs), room)
            rest = waiting[sum(map(len, columns)) :]
            short = self.page.depth / 2 + HIGHER / 2 - _stacked(rest, between) / len(xs)
            if last and rest and short > 0:
                if room - short < FEW and not self._fresh:
                    self.turn()
                    continue
                columns = _even(waiting, between, len(xs), room - short)
            stacks = [_divided(column, between) for column in columns]
            if heads:
                stacks = [[heads[begun or place > 0], *stack] for place, stack in enumerate(stacks)]
                begun = True
            self.columns(*zip(xs, stacks, strict=False))
            waiting = waiting[sum(map(len, columns)) :]
            if waiting:
                self.turn()

    def blocks(self, blocks: Sequence[Block], *, again: Block | None = None) -> None:
        """Set blocks in one column of the full width; on another page they go on under ``again``."""
        self.columns((self.page.left, blocks), again=again)


#: Blocks with the number of the group that each belongs to.
_Grouped = Sequence[tuple[Block, int]]
#: Columns may be so much higher, in points, for none to begin within a group; they are made even in such steps.
HIGHER, STEP = 36.0, 4.0
#: Columns are not begun for less room than this, in points, where they may stand on the next page.
FEW = 90.0


def _divided(column: _Grouped, between: Block) -> list[Block]:
    """The blocks of a column, groups divided from each other; it does not begin with white."""
    found: list[Block] = []
    before = None
    for block, group in column:
        if not found and isinstance(block, Space):
            continue
        if before not in (None, group):
            found.append(between)
        found.append(block)
        before = group
    return found


def _stacked(column: _Grouped, between: Block) -> float:
    return height_of(_divided(column, between))


def _even(blocks: _Grouped, between: Block, count: int, room: float) -> list[_Grouped]:
    """Blocks in so many columns, as even as can be; what the room does not hold is left over."""
    least = min(room, _stacked(blocks, between) / count)
    for within, most in ((False, least + HIGHER), (True, room)):
        height = least
        while height <= min(most, room) + STEP:
            high = min(height, room)
            columns = _filled(blocks, between, high, within=within, most=count)
            # A group that is higher than a column was not cut for it.
            if len(columns) <= count and (within or all(_stacked(column, between) <= high for column in columns)):
                return columns
            if high == room:
                break
            height += STEP
    return _filled(blocks, between, room, within=True, most=count)[:count]


def _filled(blocks: _Grouped, between: Block, height: float, *, within: bool, most: int) -> list[_Grouped]:
    """Blocks in columns of a height; cut ``within`` groups, or only between them. Where they take more columns than
    ``most``, the last one holds all that is left over."""
    columns: list[_Grouped] = []
    divided = between.height
    before = blocks[0][1] if blocks else 0
    start = cut = 0
    taken = 0.0
    for place, (block, group) in enumerate(blocks):
        new = before != group
        before = group
        if within or new:
            cut = place
        if place > start:
            taken += block.height + divided * new
            if taken <= height or cut == start:
                continue
            columns.append(blocks[start:cut])
            start = cut
            if len(columns) == most:
                break
        taken = _stacked(blocks[start : place + 1], between)
    return [*columns, blocks[start:]]
