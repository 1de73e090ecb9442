"""The PDF pen: pictures as vectors on a ReportLab canvas, at any place and scale.

A group with a key becomes a form that is compressed once and kept for the next document; so a battle's ground costs
its time and its bytes once a file.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from io import BytesIO

from reportlab import rl_config
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from battles.engine.keeping import Shelf
from battles.reports.fonts import Face
from battles.reports.pens.about import describe
from battles.reports.pens.binding import Packed, bound
from battles.reports.pens.operators import curved_code, lettering_code, shapes_code
from battles.reports.pens.tags import Tags
from battles.reports.pens.type import font_name
from battles.reports.scene.engrave import MM, engrave, paper_sheet
from battles.reports.scene.legend import legend_height, with_legend
from battles.reports.scene.picture import (
    CurvedLettering,
    Disc,
    Drawing,
    Group,
    Imprint,
    Item,
    Lettering,
    Picture,
    Shape,
    Stamps,
    Symbol,
)
from battles.reports.scene.values import Scene

# ASCII armour makes every stream a quarter larger; ReportLab knows this setting for the whole process only.
rl_config.useA85 = 0

PAPERS: dict[str, tuple[float, float]] = {"A4": A4, "Letter": LETTER}
"""Papers by name: width and height upright, in points."""


def new_canvas(
    pagesize: tuple[float, float],
    *,
    title: str,
    subject: str = "",
    lang: str = "en",
    made: datetime | None = None,
) -> Canvas:
    """A canvas whose file depends on its content only: no clock's date, no unembedded font, no ASCII armour.

    ``made`` is the date that it bears. It becomes a file by ``bound``.
    """
    canvas = Canvas(
        BytesIO(),
        pagesize=pagesize,
        invariant=1,
        pageCompression=0,
        pdfVersion=(1, 5),
        initialFontName=font_name(Face.TEXT),
        initialFontSize=10,
        lang=lang,
    )
    canvas._doc.defaultStreamFilters = [Packed()]
    describe(canvas, title=title, subject=subject, lang=lang, made=made)
    return canvas


def draw(
    scene: Scene, canvas: Canvas, x: float, y: float, width: float, *, height: float = math.inf, scale_mm: float = 0.0
) -> Picture:
    """Engrave a scene for a space and draw it with its lower left corner at (x, y); the picture tells its real size."""
    picture = engrave(scene, paper_sheet(scene, width, height, scale_mm=scale_mm))
    draw_picture(canvas, picture, x, y)
    return picture


def render(scene: Scene, page: tuple[float, float] = A4) -> bytes:
    """A scene as a PDF of one page with its title, map and key, upright or on its side, whichever shows it larger.

    ``page`` is the paper upright, in points.
    """
    margin = 12 * MM
    pages = (page, (page[1], page[0]))
    sheets = []
    for wide, high in pages:
        room = (wide - 2 * margin, high - 2 * margin)
        sheets.append(paper_sheet(scene, room[0], room[1] - legend_height(scene, room[0])))
    wide, high = pages[0 if sheets[0].cm >= sheets[1].cm else 1]
    sheet = sheets[0 if sheets[0].cm >= sheets[1].cm else 1]
    picture = with_legend(scene, engrave(scene, sheet), wide - 2 * margin)
    return _alone(picture, (wide, high), margin, high - margin - picture.height)


def draw_picture(canvas: Canvas, picture: Picture, x: float, y: float, scale: float = 1.0) -> None:
    """Draw a picture with its lower left corner at (x, y) of the canvas."""
    canvas.saveState()
    canvas.translate(x, y)
    if scale != 1.0:
        canvas.scale(scale, scale)
    _draw(canvas, picture.items)
    canvas.restoreState()


def render_picture(picture: Picture, margin: float = 0.0) -> bytes:
    """A PDF of one page, as large as the picture and its margin."""
    size = (picture.width + 2 * margin, picture.height + 2 * margin)
    return _alone(picture, size, margin, margin)


def _alone(picture: Picture, size: tuple[float, float], x: float, y: float) -> bytes:
    """A page with nothing on it but a picture; who cannot see it is told its title and what is said under that."""
    canvas = new_canvas(size, title=picture.title, subject=picture.description)
    tags = Tags(canvas)
    with tags.content("Figure", alt=", ".join(filter(None, (picture.title, picture.description)))):
        draw_picture(canvas, picture, x, y)
    tags.end_page()
    tags.finish()
    return bound(canvas)


def _draw(canvas: Canvas, items: Iterable[Item]) -> None:
    """Draw items in order; runs of plain shapes go out as one piece of code."""
    plain: list[Shape | Disc] = []
    for item in items:
        if isinstance(item, Shape | Disc) and item.ink.opacity >= 1:
            plain.append(item)
            continue
        if plain:
            canvas.addLiteral(shapes_code(plain))
            plain = []
        if isinstance(item, Imprint):
            _draw_imprint(canvas, item)
        elif isinstance(item, Group):
            _draw_group(canvas, item)
        elif isinstance(item, Lettering):
            canvas.addLiteral(lettering_code(canvas, item))
        elif isinstance(item, CurvedLettering):
            canvas.addLiteral(curved_code(canvas, item))
        elif isinstance(item, Stamps):
            _need_symbol(canvas, item.symbol)
            canvas.addLiteral(_stamps_code(item))
            _use(canvas, [_symbol_name(item.symbol)])
        else:
            _draw_glassy(canvas, item)
    if plain:
        canvas.addLiteral(shapes_code(plain))


def _draw_glassy(canvas: Canvas, item: Shape | Disc) -> None:
    """A shape through which one sees."""
    canvas.saveState()
    canvas.setFillAlpha(item.ink.opacity)
    canvas.setStrokeAlpha(item.ink.opacity)
    canvas.addLiteral(shapes_code([item]))
    canvas.restoreState()


def _draw_imprint(canvas: Canvas, imprint: Imprint) -> None:
    """A drawing at its place, by the code that was made of it before unless one sees through it."""
    x, y = imprint.at
    code = _drawing_code(imprint.drawing)
    if code:
        canvas.addLiteral(f"q 1 0 0 1 {x:.2f} {y:.2f} cm\n{code}\nQ")
        return
    canvas.saveState()
    canvas.translate(x, y)
    _draw(canvas, imprint.drawing.shapes)
    canvas.restoreState()


@lru_cache(maxsize=2048)
def _drawing_code(drawing: Drawing) -> str:
    """The operators of a drawing; none for one that has shapes through which one sees."""
    return "" if any(shape.ink.opacity < 1 for shape in drawing.shapes) else shapes_code(drawing.shapes)


def _draw_group(canvas: Canvas, group: Group) -> None:
    """A group: through a kept form when it has a key, else item by item within its clip."""
    moved = group.offset != (0.0, 0.0)
    if moved or (group.clip is not None and not group.key):
        canvas.saveState()
    if moved:
        canvas.translate(*group.offset)
    if group.key:
        _need_form(canvas, group)
        canvas.doForm(group.key)
    else:
        if group.clip is not None:
            left, bottom, right, top = group.clip
            canvas.addLiteral(f"{left:.2f} {bottom:.2f} {right - left:.2f} {top - bottom:.2f} re W n")
        _draw(canvas, group.items)
    if moved or (group.clip is not None and not group.key):
        canvas.restoreState()


def _need_form(canvas: Canvas, group: Group) -> None:
    """Make sure that a keyed group's form is in the document."""
    if canvas.hasForm(group.key):
        return
    code, symbols = _KEPT.get(group.key, lambda: _packed(group))
    for symbol in symbols:
        _need_symbol(canvas, symbol)
    _add_form(canvas, group.key, code, group.clip or (-1e4, -1e4, 1e4, 1e4), [_symbol_name(s) for s in symbols])


_KEPT: Shelf[tuple[bytes, tuple[Symbol, ...]]] = Shelf(96)
#: Of zlib's levels, for what a few papers use.
KEPT_LEVEL = 4


def _packed(group: Group) -> tuple[bytes, tuple[Symbol, ...]]:
    """The compressed code of a keyed group and the symbols it uses. Raises ``TypeError`` if it holds lettering."""
    code: list[str] = []
    symbols: dict[str, Symbol] = {}
    for item in group.items:
        if isinstance(item, Stamps):
            symbols[item.symbol.name] = item.symbol
            code.append(_stamps_code(item))
        elif isinstance(item, Shape | Disc):
            code.append(shapes_code([item]))
        else:
            raise TypeError(f"a group with a key holds shapes and stamps only, not {type(item).__name__}")
    return zlib.compress("\n".join(code).encode("ascii"), KEPT_LEVEL), tuple(symbols.values())


def _add_form(
    canvas: Canvas, name: str, packed: bytes, box: tuple[float, float, float, float], uses: list[str]
) -> None:
    """Add a form whose code is compressed already."""
    form = pdfdoc.PDFFormXObject(*(round(value, 2) for value in box))
    stream = pdfdoc.PDFStream(content=packed)
    stream.dictionary["Filter"] = pdfdoc.PDFArray([pdfdoc.PDFName("FlateDecode")])
    form.Contents = stream
    if uses:
        form.XObjects = canvas._doc.xobjDict(uses)
    canvas._doc.addForm(name, form)


def _symbol_name(symbol: Symbol) -> str:
    return f"sign-{symbol.name}"


def _need_symbol(canvas: Canvas, symbol: Symbol) -> None:
    """Make sure that a symbol's form is in the document."""
    if not canvas.hasForm(_symbol_name(symbol)):
        _add_form(canvas, _symbol_name(symbol), _symbol_code(symbol), (-2, -2, 2, 2), [])


@lru_cache(maxsize=64)
def _symbol_code(symbol: Symbol) -> bytes:
    return zlib.compress(shapes_code(symbol.shapes, digits=3).encode("ascii"))


def _use(canvas: Canvas, names: list[str]) -> None:
    """Note that the page uses forms which its code calls directly."""
    canvas._formsinuse.extend(name for name in names if name not in canvas._formsinuse)


def _stamps_code(stamps: Stamps) -> str:
    name = pdfdoc.xObjectName(_symbol_name(stamps.symbol))
    return "\n".join([f"q {size:.2f} 0 0 {size:.2f} {x:.2f} {y:.2f} cm /{name} Do Q" for x, y, size in stamps.places])
