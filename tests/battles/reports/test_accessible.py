"""What a reader by ear needs of every kind of paper: those rules of accessible PDFs that a program can check.

A validator goes through all of PDF/UA-1; the tests beside it say what each rule is for, and name the fault.

Title and language, marks for all that is shown, words for figures, headings that skip no level, tables whose rows are
of one length with heads that say what they head, fields with names, letters that can be read again, and a sound file.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from functools import cache
from io import BytesIO
from itertools import pairwise
from xml.etree.ElementTree import fromstring

import pytest
from page import validate_pdf_bytes
from pypdf import PdfReader, PdfWriter
from pypdf.generic import DictionaryObject, NameObject

from battles.reports.documents import (
    BattleReportData,
    Chronicle,
    battle_report,
    deployment_map,
    form_of,
    order_form,
    quick_reference,
    rosters,
    turn_report,
    umpire_report,
)
from battles.reports.facts.chronicle import PlayedTurn
from battles.reports.pens.collection import collected
from battles.reports.tongues.rich import plain
from tests.battles.reports import generated, rarer_papers
from tests.battles.reports.campaign_papers import atlas, gazette, round_of
from tests.battles.reports.test_tags import elements, kids_of

NAME = "16 units with long names"


def turns() -> tuple[PlayedTurn, ...]:
    return tuple(one.turn for one in generated.played(NAME))


PAPERS: dict[str, Callable[[], bytes]] = {
    "report": lambda: turn_report(generated.report(NAME, "north")),
    "form": lambda: order_form(form_of(generated.report(NAME, "north"))),
    "umpire's report": lambda: umpire_report(generated.umpires(NAME)),
    "battle report": lambda: battle_report(
        BattleReportData(Chronicle(generated.RULES, turns(), generated.umpires(NAME).clock))
    ),
    "roster": lambda: rosters(generated.RULES, generated.umpires(NAME).after),
    "deployment": lambda: deployment_map(
        generated.RULES, generated.umpires(NAME).after, clock=generated.umpires(NAME).clock
    ),
    "quick reference": lambda: quick_reference(generated.RULES),
    "round": round_of,
    "gazette": gazette,
    "atlas": atlas,
    "result sheet": rarer_papers.result,
    "labels": rarer_papers.labels,
    "reinforcements": rarer_papers.reinforcements,
    "nobody comes": lambda: rarer_papers.reinforcements(0),
    "all for a table": lambda: collected([(kind, made(kind)) for kind in FOR_A_TABLE]),
    "simulation": rarer_papers.simulation,
    "map": rarer_papers.map_alone,
}
#: What an umpire has in one file who plays a battle on a table.
FOR_A_TABLE = ("roster", "labels", "deployment", "reinforcements", "quick reference", "result sheet")
LEVELS = ("/H1", "/H2", "/H3", "/H4")
#: What may stand in what: a row in a table alone, a cell in a row alone.
WITHIN = {"/TR": ("/Table",), "/TH": ("/TR",), "/TD": ("/TR",)}


@cache
def made(kind: str) -> bytes:
    return PAPERS[kind]()


@cache
def read(kind: str) -> PdfReader:
    return PdfReader(BytesIO(made(kind)))


def catalogue(kind: str) -> DictionaryObject:
    return read(kind).trailer["/Root"].get_object()


def tree(kind: str) -> list[DictionaryObject]:
    return elements(catalogue(kind)["/StructTreeRoot"])


def of_role(kind: str, *roles: str) -> list[DictionaryObject]:
    return [element for element in tree(kind) if element["/S"] in roles]


every_paper = pytest.mark.parametrize("kind", PAPERS)


@every_paper
def test_a_file_is_sound(kind: str, tmp_path) -> None:
    path = tmp_path / "paper.pdf"
    path.write_bytes(made(kind))
    checked = subprocess.run(["qpdf", "--check", str(path)], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def faults_in(paper: bytes) -> list[str]:
    """What an independent validator has against a paper by the rules of PDF/UA-1."""
    return [f"{fault.rule_id}: {fault.message}" for fault in validate_pdf_bytes(paper, profile="ua1").failures]


@every_paper
def test_a_validator_has_nothing_against_it(kind: str) -> None:
    assert faults_in(made(kind)) == []


@pytest.mark.parametrize("lost", ["/Lang", "/StructTreeRoot", "/Metadata", "/MarkInfo"])
def test_the_validator_misses_what_is_taken_out(lost: str) -> None:
    writer = PdfWriter(clone_from=BytesIO(made("quick reference")))
    del writer.root_object[NameObject(lost)]
    worse = BytesIO()
    writer.write(worse)
    assert faults_in(worse.getvalue())


@every_paper
def test_it_says_its_title_and_language_and_shows_the_title(kind: str) -> None:
    root = catalogue(kind)
    assert root["/Lang"].startswith("en")
    assert root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert read(kind).metadata.title.strip()
    packet = fromstring(root["/Metadata"].get_object().get_data().decode("utf-8"))
    assert read(kind).metadata.title in "".join(packet.itertext())


@every_paper
def test_every_figure_has_words_and_every_heading_follows_its_level(kind: str) -> None:
    for figure in of_role(kind, "/Figure"):
        assert str(figure.get("/Alt", "")).strip()
    levels = [LEVELS.index(heading["/S"]) for heading in of_role(kind, *LEVELS)]
    # A map alone has no words but those of the picture.
    assert levels or kind == "map"
    assert levels[:1] in ([0], [])
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


@pytest.mark.parametrize("kind", ["umpire's report", "battle report", "deployment"])
def test_a_map_of_everything_says_who_is_on_it(kind: str) -> None:
    figures = [str(figure["/Alt"]) for figure in of_role(kind, "/Figure")]
    assert figures
    for told in figures:
        assert all(f"{side.label}: " in told for side in generated.umpires(NAME).after.sides)


def test_the_umpires_map_and_that_of_the_end_say_what_came_of_it() -> None:
    data = generated.umpires(NAME)
    turn = turns()[-1]
    (umpires,) = (str(figure["/Alt"]) for figure in of_role("umpire's report", "/Figure"))
    chronicle = Chronicle(data.ruleset, (turn,), data.clock)
    assert umpires.endswith(plain(data.tongue.turn_story(chronicle, turn)))
    end, *_ = (str(figure["/Alt"]) for figure in of_role("battle report", "/Figure"))
    assert end.endswith(plain(data.tongue.day(Chronicle(data.ruleset, turns(), data.clock))))
    assert len(umpires) > len(data.tongue.labels.umpire.map) + 80


@every_paper
def test_rows_of_a_table_are_alike_and_its_heads_say_what_they_head(kind: str) -> None:
    for table in of_role(kind, "/Table"):
        rows = kids_of(table)
        assert all(row["/S"] == "/TR" for row in rows)
        lengths = {len(kids_of(row)) for row in rows}
        assert len(lengths) == 1, lengths
        assert any(cell["/S"] == "/TH" for cell in kids_of(rows[0]))
    for head in of_role(kind, "/TH"):
        assert head["/A"]["/O"] == "/Table"
        assert head["/A"]["/Scope"] in ("/Column", "/Row")


@every_paper
def test_parts_stand_where_they_belong_and_know_what_they_stand_in(kind: str) -> None:
    found = tree(kind)
    assert found[0]["/S"] == "/Document"
    for element in found:
        for kid in kids_of(element):
            if hasattr(kid, "get") and "/S" in kid:
                assert kid["/P"].get_object() == element
                assert element["/S"] in WITHIN.get(kid["/S"], (element["/S"],))


@every_paper
def test_marks_of_every_page_lead_to_their_parts_and_back(kind: str) -> None:
    numbers = catalogue(kind)["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    by_number = {int(numbers[place]): numbers[place + 1].get_object() for place in range(0, len(numbers), 2)}
    for page in read(kind).pages:
        assert page["/Tabs"] == "/S"
        marked = by_number[page["/StructParents"]]
        for number, element in enumerate(marked):
            kids = kids_of(element.get_object())
            assert number in [int(kid.get("/MCID", -1)) if hasattr(kid, "get") else int(kid) for kid in kids]


@every_paper
def test_letters_are_in_the_file_and_can_be_read_again(kind: str) -> None:
    reader = read(kind)
    fonts = 0
    for number in range(1, len(reader.xref_objStm) + sum(len(table) for table in reader.xref.values()) + 1):
        thing = reader.get_object(number)
        if isinstance(thing, dict) and thing.get("/Type") == "/Font":
            assert "/FontFile2" in thing["/FontDescriptor"].get_object()
            assert "/ToUnicode" in thing or thing["/Encoding"] == "/WinAnsiEncoding"
            fonts += 1
    assert fonts


@every_paper
def test_fields_have_names_and_a_place_in_the_tree(kind: str) -> None:
    reader = read(kind)
    numbers = catalogue(kind)["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    by_number = {int(numbers[place]): numbers[place + 1].get_object() for place in range(0, len(numbers), 2)}
    widgets = [mark.get_object() for page in reader.pages for mark in page.get("/Annots", [])]
    assert bool(widgets) == (kind in ("form", "result sheet", "all for a table"))
    for widget in widgets:
        if int(widget["/F"]) & 2:  # hidden: it holds the seat's key
            continue
        assert str(widget.get("/TU", "")).strip()
        assert by_number[widget["/StructParent"]]["/S"] == "/Form"
