"""The SVG pen: pictures as a standalone drawing for the web, its words as text and its parts titled."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from xml.sax.saxutils import escape, quoteattr

from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width as width_of
from battles.reports.scene.engrave import MM, engrave, paper_sheet
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

OWN = "\x01"
"""Stands in ids for a prefix made from the whole drawing, so that several drawings can share a page."""

GARAMOND = "'EB Garamond','Estafette Garamond',Garamond,Georgia,serif"
ENGLISH = "'IM Fell English','Estafette English','EB Garamond',Georgia,serif"

#: Face to the attributes a browser needs; one family with weights and styles, and fallbacks that are everywhere.
FACES: dict[Face, str] = {
    Face.TEXT: f'font-family="{GARAMOND}" font-variant="lining-nums"',
    Face.TEXT_ITALIC: f'font-family="{GARAMOND}" font-style="italic" font-variant="lining-nums"',
    Face.SMALL: f'font-family="{GARAMOND}" font-variant="lining-nums"',
    Face.SMALL_ITALIC: f'font-family="{GARAMOND}" font-style="italic" font-variant="lining-nums"',
    Face.CAPITALS: f'font-family="{GARAMOND}" font-variant="small-caps lining-nums"',
    Face.CAPITALS_SMALL: f'font-family="{GARAMOND}" font-variant="small-caps lining-nums"',
    Face.FIGURES: f'font-family="{GARAMOND}" font-variant="lining-nums"',
    Face.MEDIUM_ITALIC: f'font-family="{GARAMOND}" font-weight="500" font-style="italic" font-variant="lining-nums"',
    Face.SEMIBOLD: f'font-family="{GARAMOND}" font-weight="600" font-variant="lining-nums"',
    Face.SEMIBOLD_ITALIC: f'font-family="{GARAMOND}" font-weight="600" font-style="italic" font-variant="lining-nums"',
    Face.BOLD: f'font-family="{GARAMOND}" font-weight="700" font-variant="lining-nums"',
    Face.ENGLISH: f'font-family="{ENGLISH}"',
    Face.ENGLISH_ITALIC: f'font-family="{ENGLISH}" font-style="italic"',
}


def render(scene: Scene, width: float = 186 * MM) -> str:
    """A scene as SVG, engraved as for a printed page of that width."""
    return render_picture(engrave(scene, paper_sheet(scene, width)))


def render_picture(picture: Picture) -> str:
    """A picture as an SVG document; it scales with the room it is given."""
    symbols: dict[str, Symbol] = {}
    clips: list[str] = []
    body = "".join(_items(picture.items, picture.height, symbols, clips))
    defined = "".join(clips) + "".join(_symbol(symbol) for symbol in symbols.values())
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(picture.width)} {_n(picture.height)}" '
        f'width="100%" role="img" aria-label={quoteattr(_clean(picture.title))} '
        'stroke-linecap="round" stroke-linejoin="round" fill="none">'
        f"<title>{escape(_clean(picture.title))}</title>"
        + (f"<desc>{escape(_clean(picture.description))}</desc>" if picture.description else "")
        + f"<defs>{defined}</defs>{body}</svg>\n"
    )
    return drawn.replace(OWN, f"m{blake2b(drawn.encode(), digest_size=4).hexdigest()}-")


def _n(value: float) -> str:
    """A number in its shortest form, to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _clean(text: str) -> str:
    """Text without the control characters that XML forbids."""
    return "".join(character if character >= " " and character not in "\ufffe\uffff" else " " for character in text)


def _items(items: Iterable[Item], height: float, symbols: dict[str, Symbol], clips: list[str]) -> Iterable[str]:
    for item in items:
        if isinstance(item, Shape):
            yield _shape(item, height)
        elif isinstance(item, Disc):
            x, y = item.centre
            yield f'<circle cx="{_n(x)}" cy="{_n(height - y)}" r="{_n(item.radius)}"{_ink(item.ink, True)}/>'
        elif isinstance(item, Stamps):
            symbols[item.symbol.name] = item.symbol
            name = item.symbol.name
            yield "".join(
                f'<use href="#{OWN}{name}" transform="translate({_n(x)} {_n(height - y)}) scale({_n(size)})"/>'
                for x, y, size in item.places
            )
        elif isinstance(item, Imprint):
            x, y = item.at
            yield f'<g transform="translate({_n(x)} {_n(height - y)})">{_drawing(item.drawing)}</g>'
        elif isinstance(item, Lettering):
            yield _lettering(item, height)
        elif isinstance(item, CurvedLettering):
            yield _curved(item, height)
        else:
            yield _group(item, height, symbols, clips)


@lru_cache(maxsize=1024)
def _drawing(drawing: Drawing) -> str:
    return "".join(_items(drawing.shapes, 0.0, {}, []))


def _group(group: Group, height: float, symbols: dict[str, Symbol], clips: list[str]) -> str:
    attributes = ""
    if group.clip is not None:
        left, bottom, right, top = group.clip
        name = f"{OWN}clip{len(clips) + 1}"
        clips.append(
            f'<clipPath id="{name}"><rect x="{_n(left)}" y="{_n(height - top)}" '
            f'width="{_n(right - left)}" height="{_n(top - bottom)}"/></clipPath>'
        )
        attributes = f' clip-path="url(#{name})"'
    if group.offset != (0.0, 0.0):
        attributes += f' transform="translate({_n(group.offset[0])} {_n(-group.offset[1])})"'
    title = f"<title>{escape(_clean(group.title))}</title>" if group.title else ""
    return f"<g{attributes}>{title}{''.join(_items(group.items, height, symbols, clips))}</g>"


def _symbol(symbol: Symbol) -> str:
    return f'<g id="{OWN}{symbol.name}">{"".join(_shape(shape, 0.0, 3) for shape in symbol.shapes)}</g>'


def _ink(ink: Ink, closed: bool) -> str:
    parts = []
    if ink.fill and closed:
        parts.append(f' fill="{ink.fill}"')
    if ink.stroke:
        parts.append(f' stroke="{ink.stroke}" stroke-width="{ink.width:.3g}"')
        if ink.dash:
            parts.append(f' stroke-dasharray="{" ".join(f"{part:.3g}" for part in ink.dash)}"')
        if not ink.round:
            parts.append(' stroke-linecap="butt" stroke-linejoin="miter"')
    if ink.opacity < 1:
        parts.append(f' opacity="{ink.opacity:.2g}"')
    return "".join(parts)


def _shape(shape: Shape, height: float, digits: int = 2) -> str:
    paths = "".join(_path(contour, shape.closed, shape.smooth, height, digits) for contour in shape.contours)
    rule = ' fill-rule="evenodd"' if shape.holes else ""
    return f'<path d="{paths}"{rule}{_ink(shape.ink, shape.closed)}/>'


def _path(contour: Contour, closed: bool, smooth: bool, height: float, digits: int) -> str:
    if smooth and len(contour) > 2:
        start = contour[0]
        drawn = f"M{start[0]:.{digits}f} {height - start[1]:.{digits}f}" + "".join(
            f"C{a[0]:.{digits}f} {height - a[1]:.{digits}f} {b[0]:.{digits}f} {height - b[1]:.{digits}f} "
            f"{c[0]:.{digits}f} {height - c[1]:.{digits}f}"
            for a, b, c in beziers(contour, closed)
        )
    else:
        drawn = "M" + "L".join(f"{x:.{digits}f} {height - y:.{digits}f}" for x, y in contour)
    return drawn + ("Z" if closed else "")


def _halo(colour: str, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{2 * width:.3g}" paint-order="stroke"' if colour else ""


def _lettering(text: Lettering, height: float) -> str:
    """A line of text; its length is given, so that another font still fits its place."""
    x, y = text.at[0], height - text.at[1]
    anchor = "" if text.anchor is Anchor.START else f' text-anchor="{text.anchor}"'
    turn = f' transform="rotate({_n(-text.angle)} {_n(x)} {_n(y)})"' if text.angle else ""
    spacing = f' letter-spacing="{_n(text.tracking)}"' if text.tracking else ""
    long = width_of(text.face, text.text, text.size, text.tracking)
    length = f' textLength="{_n(long)}" lengthAdjust="spacingAndGlyphs"' if len(text.text) > 1 and long > 0 else ""
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" {FACES[text.face]} font-size="{_n(text.size)}" fill="{text.colour}"'
        f"{anchor}{spacing}{length}{turn}{_halo(text.halo, text.halo_width)}>{escape(_clean(text.text))}</text>"
    )


def _curved(text: CurvedLettering, height: float) -> str:
    """A text along a curve: a place and a turn for each character."""
    xs = " ".join(_n(x) for x, _, _ in text.places)
    ys = " ".join(_n(height - y) for _, y, _ in text.places)
    turns = " ".join(_n(-angle) for _, _, angle in text.places)
    return (
        f'<text x="{xs}" y="{ys}" rotate="{turns}" {FACES[text.face]} font-size="{_n(text.size)}" '
        f'fill="{text.colour}" xml:space="preserve"{_halo(text.halo, text.halo_width)}>'
        f"{escape(_clean(text.text))}</text>"
    )
