"""The PDF pen: pictures as vectors on a ReportLab canvas, at any place and scale.

Shapes are written as PDF operators directly, since a map has thousands. A group with a key becomes a form that is
compressed once and kept for the next document; so a battle's ground costs its time and its bytes once a file.
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
from battles.reports.fonts.metrics import width as width_of
from battles.reports.pens.about import describe
from battles.reports.pens.binding import Packed, bound
from battles.reports.pens.tags import Tags
from battles.reports.pens.type import font_name, said, text_code
from battles.reports.scene import palette
from battles.reports.scene.engrave import MM, engrave, paper_sheet
from battles.reports.scene.legend import legend_height, with_legend
from battles.reports.scene.picture import (
    Anchor,
    Contour,
    CurvedLettering,
    Disc,
    Drawing,
    Group,
    Imprint,
    Ink,
    Item,
    Lettering,
    Picture,
    Shape,
    Stamps,
    Symbol,
    beziers,
)
from battles.reports.scene.values import Scene

# ASCII armour makes every stream a quarter larger; ReportLab knows this setting for the whole process only.
rl_config.useA85 = 0

PAPERS: dict[str, tuple[float, float]] = {"A4": A4, "Letter": LETTER}
"""Papers by name: width and height upright, in points."""

CIRCLE = 0.5522847498
"""Length of the control arm of a quarter circle drawn as a cubic curve."""


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
            canvas.addLiteral(_lettering_code(canvas, item))
        elif isinstance(item, CurvedLettering):
            canvas.addLiteral(_curved_code(canvas, item))
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


@lru_cache(maxsize=256)
def _paint(colour: str, operator: str) -> str:
    red, green, blue = (f"{part / 255:.3f}".rstrip("0").rstrip(".") for part in palette.rgb(colour))
    return f"{red or 0} {green or 0} {blue or 0} {operator}"


def _ink_code(ink: Ink) -> str:
    """The operators that set an ink, within a saved state."""
    parts = []
    if ink.fill:
        parts.append(_paint(ink.fill, "rg"))
    if ink.stroke:
        cap = 1 if ink.round else 0
        parts.append(f"{_paint(ink.stroke, 'RG')} {ink.width:.3g} w {cap} J {cap} j")
        if ink.dash:
            parts.append(f"[{' '.join(f'{part:.3g}' for part in ink.dash)}] 0 d")
    return " ".join(parts)


def shapes_code(items: Iterable[Shape | Disc], digits: int = 2) -> str:
    """The operators that draw shapes; neighbours in the same ink share its setting."""
    code: list[str] = []
    ink: Ink | None = None
    for item in items:
        if item.ink != ink:
            if ink is not None:
                code.append("Q")
            ink = item.ink
            code.append("q " + _ink_code(ink))
        if isinstance(item, Disc):
            code.append(_disc_path(item))
            closed = True
        else:
            code.extend(_shape_path(item, digits))
            closed = item.closed
        fills, strokes = bool(ink.fill) and closed, bool(ink.stroke)
        code.append("B*" if fills and strokes else "f*" if fills else "S" if strokes else "n")
    if ink is not None:
        code.append("Q")
    return "\n".join(code)


def _shape_path(shape: Shape, digits: int) -> Iterable[str]:
    """The path of a shape's contours."""
    end = " h" if shape.closed else ""
    for contour in shape.contours:
        if shape.smooth and len(contour) > 2:
            yield _smooth_path(contour, shape.closed, digits) + end
        elif digits == 2:
            yield (
                f"{contour[0][0]:.2f} {contour[0][1]:.2f} m "
                + " ".join([f"{x:.2f} {y:.2f} l" for x, y in contour[1:]])
                + end
            )
        else:
            yield (
                f"{contour[0][0]:.{digits}f} {contour[0][1]:.{digits}f} m "
                + " ".join([f"{x:.{digits}f} {y:.{digits}f} l" for x, y in contour[1:]])
                + end
            )


def _smooth_path(contour: Contour, closed: bool, digits: int) -> str:
    parts = [f"{contour[0][0]:.{digits}f} {contour[0][1]:.{digits}f} m"]
    parts += [
        f"{a[0]:.{digits}f} {a[1]:.{digits}f} {b[0]:.{digits}f} {b[1]:.{digits}f} {c[0]:.{digits}f} {c[1]:.{digits}f} c"
        for a, b, c in beziers(contour, closed)
    ]
    return " ".join(parts)


def _disc_path(disc: Disc) -> str:
    (x, y), radius = disc.centre, disc.radius
    arm = radius * CIRCLE
    # A map has a thousand discs with few ends between them: each is written once.
    here, up = f"{x:.2f}", f"{y:.2f}"
    east, west, north, south = f"{x + radius:.2f}", f"{x - radius:.2f}", f"{y + radius:.2f}", f"{y - radius:.2f}"
    right, left, above, below = f"{x + arm:.2f}", f"{x - arm:.2f}", f"{y + arm:.2f}", f"{y - arm:.2f}"
    return (
        f"{east} {up} m\n{east} {above} {right} {north} {here} {north} c\n{left} {north} {west} {above} {west} {up} c\n"
        f"{west} {below} {left} {south} {here} {south} c\n{right} {south} {east} {below} {east} {up} c\nh"
    )


def _lettering_code(canvas: Canvas, text: Lettering) -> str:
    """A line of text, its halo first. The halo says nothing, so that readers hear the words once."""
    back = 0.0
    if text.anchor is not Anchor.START:
        back = width_of(text.face, text.text, text.size, text.tracking)
        back *= 0.5 if text.anchor is Anchor.MIDDLE else 1.0
    turn = math.radians(text.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    x, y = text.at[0] - back * cos, text.at[1] - back * sin
    place = _place(cos, sin, x, y)
    shown = text_code(canvas._doc, text.face, text.text, text.size, tracking=text.tracking)
    code = ["q"]
    if text.halo:
        ring = f"{_paint(text.halo, 'RG')} {2 * text.halo_width:.3g} w 1 j"
        code.append(said("", f"{ring} BT 1 Tr {place} {shown} ET"))
    code.append(f"{_paint(text.colour, 'rg')} BT 0 Tr {place} {shown} ET Q")
    return "\n".join(code)


def _place(cos: float, sin: float, x: float, y: float) -> str:
    """Where and how turned text stands. Numbers have no exponents, which PDF does not know."""
    return f"{cos:.4f} {sin:.4f} {-sin:.4f} {cos:.4f} {x:.2f} {y:.2f} Tm"


def _curved_code(canvas: Canvas, text: CurvedLettering) -> str:
    """A text along a curve, character by character within one text object."""
    shown = []
    for character, (x, y, angle) in zip(text.text, text.places, strict=True):
        turn = math.radians(angle)
        cos, sin = math.cos(turn), math.sin(turn)
        shown.append(f"{_place(cos, sin, x, y)} {text_code(canvas._doc, text.face, character, text.size)}")
    body = "\n".join(shown)
    code = ["q"]
    if text.halo:
        ring = f"{_paint(text.halo, 'RG')} {2 * text.halo_width:.3g} w 1 j"
        code.append(said("", f"{ring} BT 1 Tr\n{body} ET"))
    # Character by character it would be read as single letters.
    code.append(said(text.text, f"{_paint(text.colour, 'rg')} BT 0 Tr\n{body} ET") + " Q")
    return "\n".join(code)
