"""Type in PDFs: lines of text set with kerning and stand-in faces, and the faces as they lie in the file.

A face is cut into fixed blocks of characters, each a font of its own, and every paper gives a character the same code
in the same block. So the operators that show a text are made once for all papers, and a block is cut and packed once.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from io import BytesIO
from threading import Lock
from typing import Any

from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from battles.engine.dataclasses import dataclass, field
from battles.reports.fonts import Face, font_bytes
from battles.reports.fonts.metrics import metrics, runs
from battles.reports.pens.binding import Entries

#: What papers use beside the letters, figures and signs of ASCII. With these it makes the first block of a face.
USUAL = "‘’“”–—−…·•°×½¼¾†"
#: So many characters make a block; the code before the first stands for the blank in each.
BLOCK, FIRST_CODE = 220, 32
#: The kinds of characters of which a file holds all or none. Those not here are held one by one.
KINDS = ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789", " .,:;-()/’–")

#: Where a document has its cuts by block.
_CUTS = "estafette_cuts"

_REGISTERED: set[str] = set()
_REGISTERING = Lock()
_CUTTING = Lock()


@dataclass(frozen=True)
class Block:
    """Characters of one face that share a font: ``codes`` has the code point for every code, 0 for those without.

    Two threads that begin at once each cut a face for themselves, so blocks are told apart by what they are.
    """

    face: Face
    number: int
    codes: tuple[int, ...] = field(compare=False)

    @property
    def name(self) -> str:
        """Its name among a document's resources."""
        return f"{self.face}-{self.number}"


class Cut:
    """A block as it lies in one document: with the letters that are shown there, and others of their kinds."""

    def __init__(self, block: Block) -> None:
        self._block = block
        self.kinds: frozenset[str] = frozenset()

    def addObjects(self, document: Any) -> None:  # noqa: N802 - the name by which ReportLab calls it
        """Write it into the document."""
        block = self._block
        program, length, characters = _packed(block, "".join(sorted(self.kinds)))
        whole = pdfmetrics.getFont(font_name(block.face)).face
        base = f"{chr(65 + block.number) * 6}+{whole.name.decode('ascii')}"
        font_file = _stream(program)
        font_file.dictionary["Length1"] = length
        descriptor = Entries(
            {
                "Type": "/FontDescriptor",
                **_measures(block.face),
                "FontName": f"/{base}",
                "FontFile2": document.Reference(font_file, f"file-{block.name}"),
            }
        )
        font = Entries(
            {
                "Type": "/Font",
                "Subtype": "/TrueType",
                "Name": f"/{block.name}",
                "BaseFont": f"/{base}",
                "FirstChar": "0",
                "LastChar": str(len(block.codes) - 1),
                "Widths": _widths(block),
                "FontDescriptor": document.Reference(descriptor, f"descriptor-{block.name}"),
                "ToUnicode": document.Reference(_stream(characters), f"characters-{block.name}"),
            }
        )
        document.idToObject["BasicFonts"].dict[block.name] = document.Reference(font, f"font-{block.name}")


@cache
def _measures(face: Face) -> dict[str, str]:
    """What a descriptor says of a face, in the PDF language."""
    whole = pdfmetrics.getFont(font_name(face)).face
    numbers = {
        "Ascent": whole.ascent,
        "CapHeight": whole.capHeight,
        "Descent": whole.descent,
        "Flags": 4,  # symbolic: its codes are its own
        "ItalicAngle": whole.italicAngle,
        "StemV": whole.stemV,
        "MissingWidth": whole.defaultWidth,
    }
    box = " ".join(f"{edge:.6g}" for edge in whole.bbox)
    return {"FontBBox": f"[{box}]", **{name: f"{number:.6g}" for name, number in numbers.items()}}


@cache
def _widths(block: Block) -> str:
    """The widths of a block's letters by code, as an array of the PDF language."""
    whole = pdfmetrics.getFont(font_name(block.face)).face
    return f"[{' '.join(f'{whole.getCharWidth(code):.6g}' for code in block.codes)}]"


def _stream(packed: bytes) -> Any:
    stream = pdfdoc.PDFStream(content=packed)
    stream.dictionary["Filter"] = pdfdoc.PDFArray([pdfdoc.PDFName("FlateDecode")])
    return stream


@lru_cache(maxsize=256)
def _packed(block: Block, kept: str) -> tuple[bytes, int, bytes]:
    """A block's font program with the letters to be kept, compressed; its length before; its table of characters.

    ReportLab reads the letters of a block from one place in a face that all documents share, hence the lock.
    """
    codes = [code if chr(code) in kept else 0 for code in block.codes]
    with _CUTTING:
        program = pdfmetrics.getFont(font_name(block.face)).face.makeSubset(codes)
    return zlib.compress(program), len(program), zlib.compress(_characters(block.name, codes).encode("ascii"))


def _characters(name: str, codes: Sequence[int]) -> str:
    """Which character each code of a font means, for those who read and copy a paper's words.

    ReportLab's own table lists codes without a character as well, which the rules of tagged papers forbid.
    """
    meant = [f"<{code:02X}> <{character:04X}>" for code, character in enumerate(codes) if character]
    # No more than so many may stand together.
    parts = [meant[start : start + 100] for start in range(0, len(meant), 100)]
    lists = "\n".join(f"{len(part)} beginbfchar\n" + "\n".join(part) + "\nendbfchar" for part in parts)
    return f"""/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo
<< /Registry ({name})
/Ordering ({name})
/Supplement 0
>> def
/CMapName /{name} def
/CMapType 2 def
1 begincodespacerange
<00> <{len(codes) - 1:02X}>
endcodespacerange
{lists}
endcmap
CMapName currentdict /CMap defineresource pop
end
end"""


@cache
def _placed(face: Face) -> dict[str, tuple[Block, int]]:
    """Every character of a face with the block it lies in and its code there."""
    has = metrics(face).glyph_of
    usual = [character for character in (*map(chr, range(32, 127)), *USUAL) if ord(character) in has]
    others = [chr(code) for code in sorted(has) if chr(code) not in usual]
    blocks = [usual, *([" ", *others[start : start + BLOCK]] for start in range(0, len(others), BLOCK))]
    found: dict[str, tuple[Block, int]] = {}
    for number, characters in enumerate(blocks):
        block = Block(face, number, (*[0] * FIRST_CODE, *map(ord, characters)))
        for place, character in enumerate(characters):
            found.setdefault(character, (block, FIRST_CODE + place))
    return found


def font_name(face: Face) -> str:
    """The name under which a face is registered with ReportLab; registers it the first time."""
    name = f"estafette-{face}"
    if name not in _REGISTERED:
        with _REGISTERING:
            if name not in _REGISTERED:
                font = TTFont(name, BytesIO(font_bytes(face)), asciiReadable=False)
                # The licence within, nine kilobytes of many a face, is not needed to show letters.
                font.face.table.pop("name", None)
                pdfmetrics.registerFont(font)
                _REGISTERED.add(name)
    return name


def text_code(document: Any, face: Face, text: str, size: float, *, tracking: float = 0.0) -> str:
    """The operators that show a text at the current place of a text object, kerned. ``document`` is the canvas's."""
    code, needed = _shown(face, text, size, tracking)
    need(document, needed)
    return code


#: Blocks, and the kinds of letters of them.
Needed = tuple[tuple[Block, frozenset[str]], ...]


class _Cuts:
    """The cuts of one document by block, and what has been asked for: most texts need what others needed before."""

    __slots__ = ("asked", "by_block")

    def __init__(self) -> None:
        self.by_block: dict[Block, Cut] = {}
        #: By their identity, which is theirs as long as they are held here.
        self.asked: dict[int, Needed] = {}


@contextmanager
def noting_letters(document: Any) -> Iterator[Callable[[], Needed]]:
    """Note the letters that are shown meanwhile instead of having them in the document; asked afterwards, which."""
    fonts, document.delayedFonts = document.delayedFonts, []
    cuts, noted = document.__dict__.get(_CUTS), _Cuts()
    document.__dict__[_CUTS] = noted
    try:
        yield lambda: _one(tuple((block, cut.kinds) for block, cut in noted.by_block.items()))
    finally:
        document.delayedFonts = fonts
        document.__dict__[_CUTS] = cuts


def need(document: Any, needed: Needed) -> None:
    """Have blocks in a document, with letters of these kinds."""
    cuts: _Cuts | None = document.__dict__.get(_CUTS)
    if cuts is None:
        cuts = document.__dict__[_CUTS] = _Cuts()
    if id(needed) in cuts.asked:
        return
    cuts.asked[id(needed)] = needed
    for block, kinds in needed:
        if block not in cuts.by_block:
            cuts.by_block[block] = Cut(block)
            document.delayedFonts.append(cuts.by_block[block])
        cuts.by_block[block].kinds |= kinds


@lru_cache(maxsize=4096)
def _one(needed: Needed) -> Needed:
    """The one object that stands for all that are equal, as few as there are mixtures of letters."""
    return needed


@lru_cache(maxsize=32768)
def _shown(face: Face, text: str, size: float, tracking: float) -> tuple[str, Needed]:
    """The operators that show a text, and the blocks that they show it in with the kinds of letters."""
    pieces: list[str] = []
    used: dict[Block, set[str]] = {}
    for run in runs(face, text):
        placed, measures = _letters(run.face), metrics(run.face)
        kerning, per_em = measures.kerning, measures.per_em
        block, left = None, -1
        shown: list[str] = []
        for character in run.text:
            place, code, kind, glyph = placed.get(character) or placed["?"]
            if place is not block:
                if block is not None:
                    pieces.append("".join([*shown, ">] TJ"]))
                block, left, shown = place, -1, ["[<"]
                kinds = used.setdefault(place, set())
                pieces.append(f"/{place.name} {size:.4g} Tf {tracking:.4g} Tc")
            kinds.add(kind)
            kern = kerning.get(left << 16 | glyph, 0) if left >= 0 else 0
            if kern < 0 or (kern and not tracking):
                shown.append(f"> {-kern * 1000 / per_em:.0f} <")
            shown.append(code)
            left = glyph
        pieces.append("".join([*shown, ">] TJ"]))
    return " ".join(pieces), _one(tuple((block, frozenset(kinds)) for block, kinds in used.items()))


@cache
def _letters(face: Face) -> dict[str, tuple[Block, str, str, int]]:
    """Every character of a face: its block, its code there in hexadecimal, the kind it goes with, and its glyph."""
    glyphs = metrics(face).glyph_of
    return {
        character: (block, f"{code:02x}", _kind(chr(block.codes[code])), glyphs.get(ord(character), 0))
        for character, (block, code) in _placed(face).items()
    }


@cache
def _kind(character: str) -> str:
    """The characters that go into a file with one."""
    return next((kind for kind in KINDS if character in kind), character)


def said(words: str, code: str) -> str:
    """Operators that show letters, with the words that are read and copied instead of them."""
    return f"/Span <</ActualText <FEFF{words.encode('utf-16-be').hex().upper()}>>> BDC {code} EMC"
