"""The structure of a paper for those who hear it: what is a title, a paragraph, a table's row, a picture and its words.

Content is marked page by page with numbers; a tree says what each number is. Rules, frames and feet are left out of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from battles.reports.pens.binding import number_of, reference, reserve, string, write

# ReportLab writes no structure; a page leaves out what its class does not list.
_KEYS = ("StructParents", "Tabs")
pdfdoc.PDFPage.__NoDefault__ = [*(key for key in pdfdoc.PDFPage.__NoDefault__ if key not in _KEYS), *_KEYS]


#: More marks than any page has: a mark is known by its page times this and its number there.
_PLACES = 1 << 20
#: The first number of fields in the tree that leads from marks to elements; pages have those below.
WIDGETS = 10000


class Element:
    """A part of the structure: its role, what stands in it, and the words for what cannot be read.

    ``kids`` are parts, marks by their numbers, and fields: the name under which the document knows one, and its page.
    ``parent`` is the part in which it stands; the whole stands in none.
    """

    __slots__ = ("alt", "kids", "number", "parent", "role")

    def __init__(self, role: str, alt: str = "", parent: Element | None = None) -> None:
        self.role = role
        self.alt = alt
        self.parent = parent
        self.kids: list[Element | int | tuple[str, int]] = []
        self.number = 0


class Tags:
    """The structure of one document in the making."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._root = Element("Document")
        self._open: list[tuple[Element, str]] = [(self._root, "P")]
        self._kept: dict[Hashable, Element] = {}
        #: The elements of the marks of each page, and the pages' names.
        self._pages: list[list[Element]] = [[]]
        self._names: list[str] = []
        self._widgets: list[Element] = []
        self._muted = 0
        #: The length of the page's code after the last mark, and what was marked; ``None`` for the eye alone.
        self._last: tuple[int, Element | None] = (0, None)

    @contextmanager
    def muted(self) -> Iterator[None]:
        """Mark nothing: what is drawn is used again elsewhere, or stands within what is marked already."""
        self._muted += 1
        try:
            yield
        finally:
            self._muted -= 1

    def element(self, role: str, leaf: str = "P", key: Hashable = None) -> AbstractContextManager[None]:
        """A part in which content is marked as ``leaf``; with a key the part of that key goes on."""
        return _NOTHING if self._muted else _Within(self._open, (self._part(role, "", key), leaf))

    def _part(self, role: str, alt: str, key: Hashable) -> Element:
        """A new element within the one that is open, or that of the key."""
        if key is not None and key in self._kept:
            return self._kept[key]
        parent = self._open[-1][0]
        element = Element(role, alt, parent)
        parent.kids.append(element)
        if key is not None:
            self._kept[key] = element
        return element

    def content(self, role: str = "", *, alt: str = "", key: Hashable = None) -> AbstractContextManager[None]:
        """Content of a role, or of the role that the open part gives; pieces of one key are one paragraph."""
        return _NOTHING if self._muted else _Marked(self, self._part(role or self._open[-1][1], alt, key))

    def empty(self, key: Hashable = None) -> None:
        """A part in which nothing stands, such as a table's empty cell; with a key content may follow."""
        with self.content(key=key):
            pass

    def artifact(self) -> AbstractContextManager[None]:
        """What is there for the eye alone."""
        return _NOTHING if self._muted else _Marked(self, None)

    def show(self, code: str, key: Hashable = None) -> None:
        """Put operators on the page as content of the role that the open part gives."""
        if self._muted:
            self._canvas._code.append(code)
            return
        element = self._part(self._open[-1][1], "", key)
        self._begin(element)
        self._canvas._code.append(code)
        self._end(element)

    def adorn(self, code: str) -> None:
        """Put operators on the page for the eye alone."""
        if self._muted:
            self._canvas._code.append(code)
            return
        self._begin(None)
        self._canvas._code.append(code)
        self._end(None)

    def _begin(self, element: Element | None) -> None:
        """Open a mark, or go on with the last if nothing came between."""
        code = self._canvas._code
        end, last = self._last
        if end == len(code) and end and last is element:
            code.pop()
        elif element is None:
            code.append("/Artifact BMC")
        else:
            marked = self._pages[-1]
            element.kids.append(_PLACES * (len(self._pages) - 1) + len(marked))
            code.append(f"/{element.role} <</MCID {len(marked)}>> BDC")
            marked.append(element)

    def _end(self, element: Element | None) -> None:
        code = self._canvas._code
        code.append("EMC")
        self._last = (len(code), element)

    def widget(self, field: Any, mark: Any) -> None:
        """A field of a form, in its place among what is read."""
        element = self._part("Form", "", None)
        element.kids.append((field.name, len(self._names)))
        mark.dict["StructParent"] = str(WIDGETS + len(self._widgets))
        self._widgets.append(element)

    def end_page(self) -> None:
        """Close the page that is open; must be called instead of the canvas' ``showPage``."""
        doc = self._canvas._doc
        name = doc.thisPageName()
        self._canvas.showPage()
        page = doc.idToObject[name]
        page.StructParents = len(self._names)
        page.Tabs = pdfdoc.PDFName("S")
        self._names.append(name)
        self._pages.append([])
        self._last = (0, None)

    def finish(self) -> None:
        """Hang the tree into the document's catalogue."""
        doc = self._canvas._doc
        elements = _all_in(self._root)
        first = reserve(doc, 1 + len(elements))
        for number, element in enumerate(elements, first + 1):
            element.number = number
        pages = [number_of(doc, name) for name in self._names]
        write(doc, first, [self._tree(first), *(self._written(element, first, pages) for element in elements)])
        doc.Catalog.StructTreeRoot = reference(doc, first)
        doc.Catalog.MarkInfo = pdfdoc.PDFDictionary({"Marked": _True()})
        doc.Catalog.ViewerPreferences = pdfdoc.PDFDictionary({"DisplayDocTitle": _True()})

    def _tree(self, root: int) -> bytes:
        """The root of the tree, with the way from marks and fields to their elements."""
        numbers = [
            f"{page}[{' '.join([f'{element.number} 0 R' for element in elements])}]"
            for page, elements in enumerate(self._pages[: len(self._names)])
        ]
        numbers += [f"{number} {element.number} 0 R" for number, element in enumerate(self._widgets, WIDGETS)]
        return (
            f"<</Type/StructTreeRoot/K {root + 1} 0 R/ParentTree<</Nums[{' '.join(numbers)}]>>"
            f"/ParentTreeNextKey {WIDGETS + len(self._widgets)}>>"
        ).encode("ascii")

    def _written(self, element: Element, tree: int, pages: list[int]) -> bytes:
        """An element in the PDF language; ``tree`` and ``pages`` are the numbers of the root and of the pages."""
        here: int | None = None
        kids: list[str] = []
        for kid in element.kids:
            if isinstance(kid, int):
                page, mark = divmod(kid, _PLACES)
                here = page if here is None else here
                kids.append(str(mark) if page == here else f"<</Type/MCR/Pg {pages[page]} 0 R/MCID {mark}>>")
            elif isinstance(kid, Element):
                kids.append(f"{kid.number} 0 R")
            else:
                name, page = kid
                number = number_of(self._canvas._doc, name)
                kids.append(f"<</Type/OBJR/Obj {number} 0 R/Pg {pages[page]} 0 R>>")
        parent = element.parent.number if element.parent is not None else tree
        there = f"/Pg {pages[here]} 0 R" if here is not None else ""
        shown = kids[0] if len(kids) == 1 else f"[{' '.join(kids)}]"
        alt = f"/Alt {string(element.alt)}" if element.alt else ""
        # All heads of our tables stand over columns; who hears a cell is told the head of its column first.
        heads = "/A<</O/Table/Scope/Column>>" if element.role == "TH" else ""
        return f"<</S/{element.role}/P {parent} 0 R{there}/K {shown}{alt}{heads}>>".encode("ascii")


# Written as classes, since a paper has ten thousand.
class _Within(AbstractContextManager[None]):
    """While it lasts a part is the one that is open."""

    __slots__ = ("_open", "_part")

    def __init__(self, open_: list[tuple[Element, str]], part: tuple[Element, str]) -> None:
        self._open = open_
        self._part = part

    def __enter__(self) -> None:
        self._open.append(self._part)

    def __exit__(self, *raised: object) -> None:
        self._open.pop()


class _Marked(AbstractContextManager[None]):
    """While it lasts all that is drawn stands in one mark."""

    __slots__ = ("_element", "_tags")

    def __init__(self, tags: Tags, element: Element | None) -> None:
        self._tags = tags
        self._element = element

    def __enter__(self) -> None:
        self._tags._begin(self._element)
        self._tags._muted += 1

    def __exit__(self, *raised: object) -> None:
        self._tags._muted -= 1
        self._tags._end(self._element)


_NOTHING = nullcontext()


def _all_in(element: Element) -> list[Element]:
    """A part and all parts within it, in the order in which they are read."""
    found: list[Element] = []
    waiting = [element]
    while waiting:
        element = waiting.pop()
        found.append(element)
        waiting += [kid for kid in reversed(element.kids) if isinstance(kid, Element)]
    return found


class _True(pdfdoc.PDFObject):  # type: ignore[misc]
    """The word ``true`` of the PDF language."""

    def format(self, document: Any) -> bytes:
        """The word itself."""
        del document
        return b"true"
