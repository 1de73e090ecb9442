"""How wide words are: advances, kerning and stand-in faces, read from the faces themselves.

Every pen sets type by these numbers, so a label takes the same room on paper, in pixels and on the web. Only the
tables needed here are read (``head``, ``hhea``, ``hmtx``, ``cmap`` format 4, ``kern`` format 0, ``loca`` and ``glyf``).
"""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import TypeVar

from battles.engine.dataclasses import dataclass
from battles.reports.fonts import FIGURES_OF, STAND_INS, Face, font_bytes

Thing = TypeVar("Thing")

FIGURES = frozenset("0123456789")
#: What is set for a character that no face has.
UNKNOWN = "?"


#: Pairs are never set farther apart than this part of the size: readers of PDFs take a wider gap for a space.
WIDEST_KERN = 0.08


@dataclass(frozen=True, slots=True)
class Metrics:
    """One face: characters to glyphs, advances and kerning in units of ``per_em``, heights as parts of the size."""

    per_em: int
    ascent: float
    descent: float
    glyph_of: Mapping[int, int]
    advances: tuple[int, ...]
    kerning: Mapping[int, int]

    def advance(self, character: str) -> int:
        """The advance of one character, in units of ``per_em``; 0 when the face lacks it."""
        glyph = self.glyph_of.get(ord(character))
        return 0 if glyph is None else self.advances[min(glyph, len(self.advances) - 1)]

    def kern(self, left: str, right: str) -> int:
        """The correction between two characters of this face, in units of ``per_em``."""
        first, second = self.glyph_of.get(ord(left), 0), self.glyph_of.get(ord(right), 0)
        return self.kerning.get(first << 16 | second, 0)


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one face."""

    face: Face
    text: str


@cache
def _tables(face: Face) -> dict[str, int]:
    """Where the tables of a face begin in its file."""
    data = font_bytes(face)
    count = struct.unpack_from(">H", data, 4)[0]
    tables: dict[str, int] = {}
    for index in range(count):
        tag, _, offset, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
        tables[tag.decode("ascii")] = offset
    return tables


@cache
def metrics(face: Face) -> Metrics:
    """The measures of a face."""
    data, tables = font_bytes(face), _tables(face)
    per_em = struct.unpack_from(">H", data, tables["head"] + 18)[0]
    ascent, descent = struct.unpack_from(">hh", data, tables["hhea"] + 4)
    measured = struct.unpack_from(">H", data, tables["hhea"] + 34)[0]
    pairs = struct.unpack_from(f">{2 * measured}H", data, tables["hmtx"])
    return Metrics(
        per_em=per_em,
        ascent=ascent / per_em,
        descent=-descent / per_em,
        glyph_of=_characters(data, tables["cmap"]),
        advances=pairs[::2],
        kerning=_kerning(data, tables["kern"], per_em),
    )


def _characters(data: bytes, cmap: int) -> dict[int, int]:
    """Code points to glyph numbers, from the format 4 subtable."""
    count = struct.unpack_from(">H", data, cmap + 2)[0]
    records = [struct.unpack_from(">HHL", data, cmap + 4 + 8 * index) for index in range(count)]
    offsets = [cmap + offset for _, _, offset in records if struct.unpack_from(">H", data, cmap + offset)[0] == 4]
    start = offsets[0]
    doubled = struct.unpack_from(">H", data, start + 6)[0]
    segments = doubled // 2
    ends = struct.unpack_from(f">{segments}H", data, start + 14)
    starts = struct.unpack_from(f">{segments}H", data, start + 16 + doubled)
    deltas = struct.unpack_from(f">{segments}h", data, start + 16 + 2 * doubled)
    ranges_at = start + 16 + 3 * doubled
    ranges = struct.unpack_from(f">{segments}H", data, ranges_at)
    characters: dict[int, int] = {}
    for segment, (first, last, delta, reach) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            if reach == 0:
                glyph = (code + delta) & 0xFFFF
            else:
                place = ranges_at + 2 * segment + reach + 2 * (code - first)
                glyph = struct.unpack_from(">H", data, place)[0]
                glyph = (glyph + delta) & 0xFFFF if glyph else 0
            if glyph:
                characters[code] = glyph
    return characters


def _kerning(data: bytes, kern: int, per_em: int) -> dict[int, int]:
    """Kerning by ``left << 16 | right``, from the first subtable."""
    count = struct.unpack_from(">H", data, kern + 10)[0]
    values = struct.unpack_from(">" + "HHh" * count, data, kern + 18)
    most = round(WIDEST_KERN * per_em)
    return {
        left << 16 | right: min(value, most)
        for left, right, value in zip(values[::3], values[1::3], values[2::3], strict=True)
    }


@lru_cache(maxsize=32768)
def runs(face: Face, text: str) -> tuple[Run, ...]:
    """Split a text into stretches that one face can set, asking stand-ins for what it lacks.

    Figures are set in a face whose own stand on the line. A character that none has is set without its accent if that
    helps, else as ``?``; control characters as spaces.
    """
    pieces: list[tuple[Face, str]] = []
    for character in unicodedata.normalize("NFC", text):
        found, shown = _find(face, character)
        if pieces and pieces[-1][0] is found:
            pieces[-1] = (found, pieces[-1][1] + shown)
        else:
            pieces.append((found, shown))
    return tuple(Run(found, shown) for found, shown in pieces)


@lru_cache(maxsize=4096)
def _find(face: Face, character: str) -> tuple[Face, str]:
    """The face that sets a character, and the character that is set."""
    if character in FIGURES:
        return FIGURES_OF.get(face, face), character
    if unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp"):
        return face, " "
    for shown in (character, unicodedata.normalize("NFD", character)[0]):
        asked: Face | None = face
        while asked is not None:
            if ord(shown) in metrics(asked).glyph_of:
                return asked, shown
            asked = STAND_INS.get(asked)
    return face, UNKNOWN


class _Known(dict[Thing, int]):
    """Numbers that are found once each."""

    def __init__(self, find: Callable[[Thing], int]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, thing: Thing) -> int:
        found = self[thing] = self._find(thing)
        return found


@dataclass(frozen=True, slots=True)
class _Steps:
    """A face's advances by character and kerning by pair, as they have been asked for; ``closer`` widens no pair."""

    per_em: int
    advances: _Known[str]
    kerns: _Known[tuple[str, str]]
    closer: _Known[tuple[str, str]]


@cache
def _steps_of(face: Face) -> _Steps:
    measures = metrics(face)
    return _Steps(
        measures.per_em,
        _Known(measures.advance),
        _Known(lambda pair: measures.kern(*pair)),
        _Known(lambda pair: min(measures.kern(*pair), 0)),
    )


@lru_cache(maxsize=65536)
def width(face: Face, text: str, size: float, tracking: float = 0.0) -> float:
    """The width of a text set at ``size``, kerned, with ``tracking`` added after every character but the last.

    In letterspaced text pairs are only set closer, never farther apart.
    """
    total = 0.0
    for run in runs(face, text):
        steps = _steps_of(run.face)
        units = sum(map(steps.advances.__getitem__, run.text))
        units += sum(map((steps.closer if tracking else steps.kerns).__getitem__, pairwise(run.text)))
        total += units * size / steps.per_em
    return total + tracking * max(0, len(text) - 1)


def blank_ends(face: Face, text: str, size: float) -> tuple[float, float]:
    """What is blank of a text's width before its first letter and after its last; less than 0 where one juts out."""
    pieces = runs(face, text)
    if not pieces:
        return 0.0, 0.0
    return _blank(pieces[0].face, pieces[0].text[0])[0] * size, _blank(pieces[-1].face, pieces[-1].text[-1])[1] * size


@lru_cache(maxsize=4096)
def _blank(face: Face, character: str) -> tuple[float, float]:
    """What is blank of a character's advance to the left and right of its outline, as parts of the size."""
    data, tables, measures = font_bytes(face), _tables(face), metrics(face)
    glyph = measures.glyph_of.get(ord(character), 0)
    long = struct.unpack_from(">h", data, tables["head"] + 50)[0]
    outlines = struct.unpack_from(">2L" if long else ">2H", data, tables["loca"] + glyph * (4 if long else 2))
    begin, end = (outline if long else 2 * outline for outline in outlines)
    if begin == end:
        return 0.0, 0.0
    left, _, right, _ = struct.unpack_from(">4h", data, tables["glyf"] + begin + 2)
    return left / measures.per_em, (measures.advance(character) - right) / measures.per_em


#: How high letters stand over their baseline, as a part of their size: without accents, with one, and with one upon a
#: capital.
PLAIN, ACCENTED, CAPITAL = 0.66, 0.72, 0.86
#: The class of marks that stand over a letter.
ABOVE = 230


@lru_cache(maxsize=4096)
def rise(text: str) -> float:
    """How high words stand over their baseline as a part of their size: higher where a letter bears an accent."""
    accented = [
        letter
        for letter in text
        if any(unicodedata.combining(mark) == ABOVE for mark in unicodedata.normalize("NFD", letter)[1:])
    ]
    return CAPITAL if any(map(str.isupper, accented)) else ACCENTED if accented else PLAIN
