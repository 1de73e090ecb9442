"""The structure of a paper for those who hear it: what is a title, a paragraph, a table's row, a picture and its words.

Content is marked page by page with numbers; a tree says what each number is. Rules, frames and feet are left out of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Any

from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

# ReportLab writes no structure; a page leaves out what its class does not list.
_KEYS = ("StructParents", "Tabs")
pdfdoc.PDFPage.__NoDefault__ = [*(key for key in pdfdoc.PDFPage.__NoDefault__ if key not in _KEYS), *_KEYS]


class Element:
    """A part of the structure: its role, what stands in it, and the words for what cannot be read."""

    def __init__(self, role: str, parent: Element | None, alt: str = "") -> None:
        self.role = role
        self.parent = parent
        self.alt = alt
        self.kids: list[Element | tuple[Any, int] | Any] = []
        self.entry = pdfdoc.PDFDictionary()
        if parent is not None:
            parent.kids.append(self)


class Tags:
    """The structure of one document in the making."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._root = Element("Document", None)
        self._open: list[tuple[Element, str]] = [(self._root, "P")]
        self._kept: dict[Hashable, Element] = {}
        self._pages: list[list[Element]] = []
        self._marked: list[Element] = []
        self._widgets: list[Element] = []
        self._muted = 0

    @contextmanager
    def muted(self) -> Iterator[None]:
        """Mark nothing: what is drawn is used again elsewhere, or stands within what is marked already."""
        self._muted += 1
        try:
            yield
        finally:
            self._muted -= 1

    @contextmanager
    def element(self, role: str, leaf: str = "P", key: Hashable = None) -> Iterator[None]:
        """A part in which content is marked as ``leaf``; with a key the part of that key goes on."""
        if self._muted:
            yield
            return
        parent = self._open[-1][0]
        found = self._kept.get(key) if key is not None else None
        element = found or Element(role, parent)
        if key is not None:
            self._kept[key] = element
        self._open.append((element, leaf))
        try:
            yield
        finally:
            self._open.pop()

    @contextmanager
    def content(self, role: str = "", *, alt: str = "", key: Hashable = None) -> Iterator[None]:
        """Content of a role, or of the role that the open part gives; pieces of one key are one paragraph."""
        if self._muted:
            yield
            return
        parent, leaf = self._open[-1]
        element = self._kept.get(key) if key is not None else None
        if element is None:
            element = Element(role or leaf, parent, alt)
            if key is not None:
                self._kept[key] = element
        number = len(self._marked)
        self._marked.append(element)
        element.kids.append((self._canvas._doc.thisPageRef(), number))
        self._canvas.addLiteral(f"/{element.role} <</MCID {number}>> BDC")
        with self.muted():
            yield
        self._canvas.addLiteral("EMC")

    @contextmanager
    def artifact(self) -> Iterator[None]:
        """What is there for the eye alone."""
        if self._muted:
            yield
            return
        self._canvas.addLiteral("/Artifact BMC")
        with self.muted():
            yield
        self._canvas.addLiteral("EMC")

    def widget(self, reference: Any, mark: Any) -> None:
        """A field of a form, in its place among what is read."""
        element = Element("Form", self._open[-1][0])
        element.kids.append(
            pdfdoc.PDFDictionary(
                {"Type": pdfdoc.PDFName("OBJR"), "Obj": reference, "Pg": self._canvas._doc.thisPageRef()}
            )
        )
        mark.dict["StructParent"] = WIDGETS + len(self._widgets)
        self._widgets.append(element)

    def end_page(self) -> None:
        """Close the page that is open; must be called instead of the canvas' ``showPage``."""
        doc = self._canvas._doc
        name = doc.thisPageName()
        self._canvas.showPage()
        page = doc.idToObject[name]
        page.StructParents = len(self._pages)
        page.Tabs = pdfdoc.PDFName("S")
        self._pages.append(self._marked)
        self._marked = []

    def finish(self) -> None:
        """Hang the tree into the document's catalogue."""
        doc = self._canvas._doc
        tree = pdfdoc.PDFDictionary({"Type": pdfdoc.PDFName("StructTreeRoot")})
        root = doc.Reference(tree)
        tree.dict["K"] = self._written(self._root, root)
        numbers: list[Any] = []
        for number, elements in enumerate(self._pages):
            numbers += [number, pdfdoc.PDFArray([doc.Reference(element.entry) for element in elements])]
        for number, element in enumerate(self._widgets):
            numbers += [WIDGETS + number, doc.Reference(element.entry)]
        tree.dict["ParentTree"] = pdfdoc.PDFDictionary({"Nums": pdfdoc.PDFArray(numbers)})
        tree.dict["ParentTreeNextKey"] = WIDGETS + len(self._widgets)
        doc.Catalog.StructTreeRoot = root
        doc.Catalog.MarkInfo = pdfdoc.PDFDictionary({"Marked": _True()})

    def _written(self, element: Element, parent: Any) -> Any:
        """An element and all in it as objects of the file; its reference."""
        entry, doc = element.entry.dict, self._canvas._doc
        reference = doc.Reference(element.entry)
        entry.update({"S": pdfdoc.PDFName(element.role), "P": parent})
        if element.alt:
            entry["Alt"] = pdfdoc.PDFString(element.alt)
        marks = [kid for kid in element.kids if isinstance(kid, tuple)]
        here = marks[0][0] if marks else None
        if here is not None:
            entry["Pg"] = here
        kids: list[Any] = []
        for kid in element.kids:
            if isinstance(kid, Element):
                kids.append(self._written(kid, reference))
            elif not isinstance(kid, tuple):
                kids.append(kid)
            elif here is not None and kid[0].name == here.name:
                kids.append(kid[1])
            else:
                page, number = kid
                kids.append(pdfdoc.PDFDictionary({"Type": pdfdoc.PDFName("MCR"), "Pg": page, "MCID": number}))
        entry["K"] = kids[0] if len(kids) == 1 else pdfdoc.PDFArray(kids)
        return reference


#: The first number of fields in the tree that leads from marks to elements; pages have those below.
WIDGETS = 10000


class _True(pdfdoc.PDFObject):  # type: ignore[misc]
    """The word ``true`` of the PDF language."""

    def format(self, document: Any) -> bytes:
        """The word itself."""
        del document
        return b"true"
