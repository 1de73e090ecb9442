"""Papers have a structure: every text is in the tree or said to be for the eye alone, maps have words, tables heads."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache
from io import BytesIO
from xml.etree.ElementTree import fromstring
from zoneinfo import ZoneInfo

import pytest
from pypdf import PdfReader

from battles.reports.documents import form_of, order_form, turn_report
from tests.battles.reports.papers import data

SAID = re.compile(rb"/ActualText <([0-9A-F]+)>")
MARKED = re.compile(
    rb"/(\w+)\s*<<\s*/MCID (\d+)\s*>>\s*BDC|/Artifact\s+BMC|/Span\s*<<[^>]*<[0-9A-F]+>\s*>>\s*BDC"
    rb"|\bEMC\b|\bTJ\b|\bTj\b"
)


@cache
def paper(kind: str) -> PdfReader:
    made = turn_report(data()) if kind == "report" else order_form(form_of(data()))
    return PdfReader(BytesIO(made))


def elements(node, found=None):
    """Every element of the tree, in the order in which it is read."""
    found = [] if found is None else found
    node = node.get_object()
    if "/S" in node:
        found.append(node)
    for kid in kids_of(node):
        if hasattr(kid, "get") and "/S" in kid:
            elements(kid, found)
    return found


def kids_of(node):
    """What stands in a part: other parts, numbers of a page's marks, fields."""
    kids = node.get("/K", [])
    return [kid.get_object() for kid in kids] if isinstance(kids, list) else [kids.get_object()]


def tree(kind: str):
    return elements(paper(kind).trailer["/Root"]["/StructTreeRoot"])


@pytest.mark.parametrize("kind", ["report", "form"])
def test_a_paper_says_that_it_is_tagged_and_goes_by_its_structure(kind):
    reader = paper(kind)
    assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]
    for number, page in enumerate(reader.pages):
        assert page["/StructParents"] == number
        assert page["/Tabs"] == "/S"


@pytest.mark.parametrize("kind", ["report", "form"])
def test_every_mark_of_a_page_leads_to_its_element_and_none_is_open(kind):
    reader = paper(kind)
    numbers = reader.trailer["/Root"]["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    by_number = {numbers[place]: numbers[place + 1].get_object() for place in range(0, len(numbers), 2)}
    for number, page in enumerate(reader.pages):
        marked, depth = [], 0
        for found in MARKED.finditer(page.get_contents().get_data()):
            if found[2] is not None:
                assert depth == 0, "a part of the structure stands within another"
                marked.append((found[1].decode(), int(found[2])))
                depth += 1
            elif found[0] == b"EMC":
                depth -= 1
            elif found[0].startswith((b"/Artifact", b"/Span")):
                depth += 1
            else:
                assert depth, "a text is in no part of the structure"
            assert depth >= 0
        assert depth == 0
        assert [place for _, place in marked] == list(range(len(by_number[number])))
        roles = [element.get_object()["/S"] for element in by_number[number]]
        assert roles == [f"/{role}" for role, _ in marked]


def test_maps_have_words_and_tables_heads():
    found = tree("report")
    figures = [element for element in found if element["/S"] == "/Figure"]
    assert len(figures) >= 3
    assert all(str(figure.get("/Alt", "")).strip() for figure in figures)
    assert "The 1/92nd Ligne has broken the 5th Militia" in str(figures[0]["/Alt"])
    tables = [element for element in found if element["/S"] == "/Table"]
    assert all(row["/S"] == "/TR" for table in tables for row in kids_of(table))
    table = max(tables, key=lambda one: len(kids_of(one)))
    rows = kids_of(table)
    assert all(row["/S"] == "/TR" for row in rows)
    assert all(cell["/S"] == "/TH" for cell in kids_of(rows[0]))
    assert all(cell["/S"] == "/TD" for row in rows[1:] for cell in kids_of(row))
    assert len(rows) > 8
    assert [element["/S"] for element in found].count("/H1") >= 3


def test_words_of_orders_are_tables_with_heads():
    tables = [element for element in tree("form") if element["/S"] == "/Table"]
    assert len(tables) > 3
    for table in tables:
        heads, *rows = kids_of(table)
        assert [cell["/S"] for cell in kids_of(heads)] == ["/TH"]
        assert rows
        assert all(cell["/S"] == "/TD" for row in rows for cell in kids_of(row))


def test_letterspaced_names_and_small_capitals_are_read_as_they_are_written():
    words = {
        bytes.fromhex(found.decode()).decode("utf-16")
        for page in paper("report").pages
        for found in SAID.findall(page.get_contents().get_data())
    }
    assert "Estafette" in words
    assert "Key" in words
    assert any(" " in word and word[:1].isupper() for word in words)


def test_a_paper_says_what_it_is_and_bears_only_a_date_of_its_own():
    reader = paper("report")
    meta = reader.trailer["/Root"]["/Metadata"].get_object()
    assert (meta["/Type"], meta["/Subtype"]) == ("/Metadata", "/XML")
    packet = fromstring(meta.get_data().decode("utf-8"))
    told = {element.tag.partition("}")[2]: "".join(element.itertext()) for element in packet.iter()}
    assert told["title"] == reader.metadata.title
    assert told["language"] == reader.trailer["/Root"]["/Lang"]
    assert "/CreationDate" not in reader.trailer["/Info"]
    due = datetime(2026, 11, 19, 20, tzinfo=ZoneInfo("Europe/Brussels"))
    dated = PdfReader(BytesIO(turn_report(data(made=due))))
    assert dated.metadata.creation_date == due


def test_fields_of_a_form_stand_in_the_tree():
    fields = [element for element in tree("form") if element["/S"] == "/Form"]
    widgets = [mark.get_object() for page in paper("form").pages for mark in page.get("/Annots", [])]
    assert len(fields) == len(widgets) > 10
    assert len({widget["/StructParent"] for widget in widgets}) == len(widgets)
