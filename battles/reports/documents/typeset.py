"""Setting rich text into lines: greedy, ragged right, with the widths that the pens use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from battles.engine.dataclasses import dataclass
from battles.reports.abbreviation import abbreviated, without_the_last
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues.rich import Rich, Span

#: Below this size the cut for small sizes is used.
SMALL_BELOW = 9.0


@dataclass(frozen=True, slots=True)
class Style:
    """How a paragraph is set: size and leading in points, colour, and whether its plain text is italic."""

    size: float = 10.4
    leading: float = 13.3
    colour: str = palette.INK
    italic: bool = False
    face: Face | None = None

    def face_of(self, span: Span) -> Face:
        """The face of a span in this style."""
        if span.bold or span.mark:
            return Face.SEMIBOLD_ITALIC if span.italic and not span.mark else Face.SEMIBOLD
        if self.face is not None and not span.italic:
            return self.face
        small = self.size < SMALL_BELOW
        if span.italic != self.italic:
            return Face.SMALL_ITALIC if small else Face.TEXT_ITALIC
        return Face.SMALL if small else Face.TEXT


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text in one face within a line, and how far from the line's start it stands."""

    text: str
    face: Face
    size: float
    x: float


@dataclass(frozen=True, slots=True)
class Line:
    """A set line."""

    pieces: tuple[Piece, ...]
    width: float


BODY = Style()
SITUATION = Style(12, 15.6)
NOTE = Style(8.8, 11.0)
FINE = Style(7.6, 9.6, palette.SECONDARY)


def typographic(text: str) -> str:
    """Straight apostrophes as printers set them."""
    return text.replace("'", "’")


@lru_cache(maxsize=8192)
def set_lines(text: Rich | str, measure: float, style: Style = BODY) -> tuple[Line, ...]:
    """Break a text into lines no wider than ``measure``. A word wider than that is broken where it must be."""
    spans: Rich = (Span(text),) if isinstance(text, str) else text
    words = _words(spans, style, measure)
    lines: list[Line] = []
    current: list[tuple[str, Face, float]] = []
    x = 0.0
    for word in words:
        breadth = sum(width(face, part, size) for part, face, size in word)
        blank = width(current[-1][1], " ", current[-1][2]) if current else 0.0
        if current and x + blank + breadth > measure:
            lines.append(_line(current))
            current, x, blank = [], 0.0, 0.0
        if current:
            part, face, size = current[-1]
            current[-1] = (part + " ", face, size)
        current.extend(word)
        x += blank + breadth
    if current:
        lines.append(_line(current))
    return tuple(lines)


def _words(spans: Sequence[Span], style: Style, measure: float) -> list[list[tuple[str, Face, float]]]:
    """Words as lists of parts: a word may change its face in the middle."""
    words: list[list[tuple[str, Face, float]]] = []
    open_word = False
    for span in spans:
        face = style.face_of(span)
        size = style.size * 0.86 if span.mark else style.size
        for token in re.findall(r"\s+|[^\s]+", typographic(span.text)):
            if token.isspace():
                open_word = False
                continue
            parts = _broken(token, face, size, measure)
            open_width = sum(width(f, part, z) for part, f, z in words[-1]) if open_word else 0.0
            if open_word and open_width + width(face, parts[0], size) <= measure:
                words[-1].append((parts[0], face, size))
            else:
                words.append([(parts[0], face, size)])
            words.extend([(part, face, size)] for part in parts[1:])
            open_word = True
    return words


def _broken(token: str, face: Face, size: float, measure: float) -> list[str]:
    """A word cut into parts that fit the measure."""
    if width(face, token, size) <= measure:
        return [token]
    parts = [""]
    for character in token:
        if parts[-1] and width(face, parts[-1] + character, size) > measure:
            parts.append("")
        parts[-1] += character
    return parts


def _line(parts: Sequence[tuple[str, Face, float]]) -> Line:
    pieces: list[Piece] = []
    end = 0.0
    for (face, size), alike in groupby(parts, key=itemgetter(1, 2)):
        piece = Piece("".join([text for text, _, _ in alike]), face, size, end)
        pieces.append(piece)
        end += width(face, piece.text, size)
    return Line(tuple(pieces), end)


def fitted(text: str, face: Face, size: float, measure: float) -> str:
    """A name shortened by rule so that it fits a measure."""
    return abbreviated(typographic(text), lambda words: width(face, words, size) <= measure)


def wrapped(text: str, face: Face, size: float, measure: float, most: int = 3) -> tuple[str, ...]:
    """A name on as few lines as hold it; what is over after so many lines is shortened by rule with the last."""
    found: list[str] = []
    waiting = typographic(text).split()
    while waiting:
        count = next(
            (count for count in range(len(waiting), 1, -1) if width(face, " ".join(waiting[:count]), size) <= measure),
            1,
        )
        if len(found) == most - 1:
            count = len(waiting)
        found.append(fitted(" ".join(waiting[:count]), face, size, measure))
        waiting = waiting[count:]
    return tuple(found)


def halved(title: str, size: float, face: Face = Face.ENGLISH) -> tuple[str, ...]:
    """A text on two lines, as equal as its words let them be."""
    words = title.split()
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(halves, key=lambda both: max(width(face, line, size) for line in both), default=(title,))


def remark(text: str, face: Face, size: float, measure: float) -> str:
    """A remark without its last parts, so that it fits a measure; empty if nothing does."""
    return without_the_last(typographic(text), lambda words: width(face, words, size) <= measure)


def capitals(text: str, size: float, measure: float) -> str:
    """A name shortened by rule so that it fits a measure in letterspaced small capitals."""
    face, tracking = (Face.CAPITALS_SMALL if size < 9 else Face.CAPITALS), size * TRACKING
    return abbreviated(text, lambda words: width(face, typographic(words).lower(), size, tracking) <= measure)


#: Letterspacing of small capitals, as part of their size.
TRACKING = 0.09
