"""Several papers in one file, which stays readable by ear: pypdf brings their pages and fields, here are their tags."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import Any

from pypdf import PdfReader, PdfWriter
from pypdf.generic import ArrayObject, DictionaryObject, NameObject, NumberObject

#: What the file takes from its first paper: its language, that it is tagged, its metadata, how it is shown.
TAKEN = ("/Lang", "/MarkInfo", "/Metadata", "/ViewerPreferences")


def collected(papers: Iterable[tuple[str, bytes]]) -> bytes:
    """One PDF of some tagged ones, each under its name as a bookmark. Raises ``KeyError`` for one without tags."""
    writer = PdfWriter()
    kids, numbers = ArrayObject(), ArrayObject()
    root = DictionaryObject({NameObject("/Type"): NameObject("/StructTreeRoot"), NameObject("/K"): kids})
    reference = writer._add_object(root)
    for name, paper in papers:
        reader = PdfReader(BytesIO(paper))
        catalogue: Any = reader.trailer["/Root"].get_object()
        begin = len(writer.pages)
        writer.append(reader, outline_item=name)
        tree: Any = catalogue["/StructTreeRoot"].clone(writer).get_object()
        shift = len(numbers) // 2
        for kid in _list(tree["/K"]):
            kid.get_object()[NameObject("/P")] = reference
            kids.append(kid)
        for number, elements in _pairs(tree["/ParentTree"].get_object()):
            numbers.extend((NumberObject(number + shift), elements))
        for before, page in zip(reader.pages, writer.pages[begin:], strict=True):
            # A page that is brought over loses the number of its parts.
            page[NameObject("/StructParents")] = before["/StructParents"]
            _shifted(page, "/StructParents", shift)
            for mark in page.get("/Annots", ()):
                _shifted(mark.get_object(), "/StructParent", shift)
        for entry in TAKEN:
            if entry in catalogue and entry not in writer.root_object:
                taken = catalogue[entry].clone(writer)
                writer.root_object[NameObject(entry)] = getattr(taken, "indirect_reference", None) or taken
        if reader.metadata and not begin:
            writer.add_metadata(reader.metadata)
    root[NameObject("/ParentTree")] = writer._add_object(DictionaryObject({NameObject("/Nums"): numbers}))
    root[NameObject("/ParentTreeNextKey")] = NumberObject(len(numbers) // 2)
    writer.root_object[NameObject("/StructTreeRoot")] = reference
    made = BytesIO()
    writer.write(made)
    return made.getvalue()


def _list(kids: Any) -> list[Any]:
    """One kid or several."""
    there = kids.get_object()
    return list(there) if isinstance(there, ArrayObject) else [kids]


def _pairs(tree: Any) -> list[tuple[int, Any]]:
    """The numbers of a flat number tree with what stands under each."""
    flat = tree["/Nums"]
    return [(int(flat[place]), flat[place + 1]) for place in range(0, len(flat), 2)]


def _shifted(thing: Any, entry: str, shift: int) -> None:
    """Give a page or a field's mark the number that its parts have among those of all papers."""
    if entry in thing:
        thing[NameObject(entry)] = NumberObject(int(thing[entry]) + shift)
