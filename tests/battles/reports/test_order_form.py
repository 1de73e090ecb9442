"""The order form: what is typed into it comes back as an order sheet, and nothing typed is dropped in silence."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader, PdfWriter
from pypdf.annotations import FreeText
from pypdf.generic import NameObject, TextStringObject

from battles.reports.documents import (
    LETTER,
    UnreadableForm,
    form_of,
    order_form,
    quick_reference,
    read_order_form,
)
from battles.services.naming import names_of
from orders.language.sheet import parse
from tests.battles.reports import gemioncourt, other_books
from tests.battles.reports.papers import RULES, data, unembedded
from tests.printed_words import pages_of, text_of

FORM = order_form(form_of(data()))


def filled(values: dict[str, str], *, notes=(), form: bytes = FORM, lock: str = "") -> bytes:
    """The form as a reader program saves it."""
    writer = PdfWriter(clone_from=BytesIO(form))
    for page in writer.pages:
        for mark in page.get("/Annots", ()):
            field = mark.get_object()
            name = field.get("/T") or (field["/Parent"].get_object()["/T"] if "/Parent" in field else "")
            if name in values and "/Parent" in field:
                on = f"/{values[name]}" in field["/AP"]["/N"]
                field[NameObject("/AS")] = NameObject(f"/{values[name]}" if on else "/Off")
            elif name in values:
                field[NameObject("/V")] = TextStringObject(values[name])
    for page_number, rect, words in notes:
        writer.add_annotation(page_number, FreeText(text=words, rect=rect))
    if lock:
        writer.encrypt(lock)
    target = BytesIO()
    writer.write(target)
    return target.getvalue()


def rect_of(name: str) -> tuple[float, ...]:
    for page in PdfReader(BytesIO(FORM)).pages:
        for mark in page["/Annots"]:
            if mark.get_object().get("/T") == name:
                return tuple(float(value) for value in mark.get_object()["/Rect"])
    raise AssertionError(f"no field {name}")


def test_an_empty_form_gives_no_orders_but_its_key_and_turn():
    assert read_order_form(FORM) == "KEY 7Q2K-MXA4\nTURN 5\n"


def test_what_is_filled_in_comes_back_as_an_order_sheet():
    sheet = read_order_form(
        filled(
            {
                "priority:1": "jamin",
                "priority:2": "gauthier",
                "gauthier:intent": "ATTACK",
                "gauthier:where": "Gemioncourt",
                "gauthier:unit:1/92": "FORM COLUMN; MOVE 6",
                "gauthier:standing": "vs cavalry: SQUARE",
                "9D/artillery:intent": "HOLD",
                "standing": "ALL return fire: ALWAYS",
                "message": "Reille: I need guns at Łódź",
            }
        )
    )
    assert sheet.splitlines() == [
        "KEY 7Q2K-MXA4",
        "TURN 5",
        "PRIORITY jamin, gauthier",
        "MESSAGE TO Reille: I need guns at Łódź",
        "STANDING ALL return fire: ALWAYS",
        "BRIGADE gauthier",
        "  INTENT ATTACK Gemioncourt",
        "  1/92: FORM COLUMN; MOVE 6",
        "  STANDING vs cavalry: SQUARE",
        "BRIGADE 9D/artillery",
        "  INTENT HOLD",
    ]


def test_the_order_language_understands_every_line_of_a_filled_form():
    text = read_order_form(
        filled(
            {
                "priority:1": "jamin",
                "gauthier:intent": "ATTACK",
                "gauthier:where": "Gemioncourt",
                "jamin:unit:1/4L": "FORM SKIRMISH; MOVE 6",
                "9D/artillery:intent": "HOLD",
                "standing": "ALL vs cavalry: SQUARE",
            }
        )
    )
    battle = gemioncourt.battle(turn=5)
    sheet = parse(text, names_of(battle, "french"), RULES.vocabulary)
    assert sheet.refused == ()
    assert [unit.unit for unit in sheet.units] == ["1/4L"]


def test_several_lines_in_a_field_become_actions_in_turn_and_a_repeated_name_is_left_out():
    sheet = read_order_form(filled({"gauthier:unit:1/92": "1/92: FORM COLUMN\nMOVE 6"}))
    assert "  1/92: FORM COLUMN; MOVE 6" in sheet.splitlines()


def test_text_typed_over_a_line_counts_for_that_line():
    left, bottom, right, top = rect_of("gauthier:unit:2/92")
    sheet = read_order_form(filled({}, notes=[(0, (left + 5, bottom, right, top), "MOVE 4")]))
    assert "  2/92: MOVE 4" in sheet.splitlines()


def test_text_typed_in_odd_places_is_kept_for_the_receipt_to_refuse():
    sheet = read_order_form(filled({}, notes=[(0, (20, 20, 200, 40), "hold the farm, my boy!")]))
    assert sheet.splitlines()[-1] == "hold the farm, my boy!"
    battle = gemioncourt.battle(turn=5)
    refused = parse(sheet, names_of(battle, "french"), RULES.vocabulary).refused
    assert [line.text for line in refused] == ["hold the farm, my boy!"]


def test_unit_ids_with_full_stops_and_accents_survive_the_form():
    units = [
        gemioncourt.unit("a.b_1-é" if unit.id == "1/92" else unit.id, unit.of, unit.at, unit.facing, name=unit.name,
                         arm=unit.arm, type=unit.type, formation=unit.formation, strength=unit.strength)
        for unit in gemioncourt.UNITS[:4]
    ]  # fmt: skip
    battle = gemioncourt.battle(units=tuple(units))
    form = order_form(form_of(data(battle, ())))
    name = "gauthier:unit:a%2Eb_1-%C3%A9"
    assert "  a.b_1-é: MOVE 3" in read_order_form(filled({name: "MOVE 3"}, form=form)).splitlines()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not-a-pdf"),
        (b"PRIORITY gauthier", "not-a-pdf"),
        (b"%PDF-1.5\nnonsense", "damaged"),
        (FORM[: len(FORM) // 2], "damaged"),
        (b"%PDF-" + b"x" * 5_000_000, "too-large"),
        (quick_reference(RULES), "no-form"),
        (filled({}, lock="secret"), "encrypted"),
    ],
    ids=["empty", "text", "nonsense", "cut", "large", "foreign", "locked"],
)
def test_a_file_that_is_no_form_of_ours_is_refused_with_a_reason_and_a_way_out(content, reason):
    with pytest.raises(UnreadableForm) as refusal:
        read_order_form(content)
    assert refusal.value.reason == reason
    assert len(str(refusal.value)) > 30


def test_the_form_embeds_its_typefaces_and_prints_the_key():
    assert unembedded(FORM) == set()
    assert "7Q2K-MXA4" in text_of(FORM)


def test_the_same_form_has_the_same_bytes_on_either_paper():
    assert order_form(form_of(data())) == FORM
    letter = order_form(form_of(data(paper=LETTER)))
    assert letter != FORM
    assert read_order_form(letter) == read_order_form(FORM)


def test_what_a_general_is_told_on_the_form_is_a_line_for_him():
    sheet = read_order_form(filled({"*general:9D": "MOVE TO E5"}))
    assert "GENERAL 9D: MOVE TO E5" in sheet.splitlines()
    assert parse(sheet, names_of(gemioncourt.battle(turn=5), "french"), RULES.vocabulary).generals


def test_a_rulebook_with_groups_has_a_line_for_one_which_comes_back_as_a_group():
    form = order_form(form_of(other_books.report("carolus-rex")))
    sheet = read_order_form(filled({"group:1": "s1, s2: ADVANCE"}, form=form))
    assert "GROUP s1, s2: ADVANCE" in sheet.splitlines()
    assert "GROUP" not in text_of(FORM).split("The words of orders")[0]


def test_a_form_says_what_each_unit_is_called_and_what_it_was_told_last():
    ordered = {"gauthier": "INTENT ATTACK Gemioncourt", "1/92": "MOVE 6", "*general:9D": "MOVE TO E5"}
    text = text_of(order_form(form_of(data(ordered=ordered))))
    for words in ("1/92 1/92nd Ligne", "last: ATTACK Gemioncourt", "last: MOVE 6", "last: MOVE TO E5"):
        assert words in text
    # What stands in grey is nothing that the form orders.
    assert read_order_form(order_form(form_of(data(ordered=ordered)))) == "KEY 7Q2K-MXA4\nTURN 5\n"


def test_the_blocks_of_a_form_are_read_down_one_column_and_on_in_the_next_page_by_page():
    form = replace(form_of(data()), brigades=form_of(data()).brigades * 6)
    pages = pages_of(order_form(form))
    heads = [line for page in pages for line in re.findall(r"BRIGADE ([A-Z0-9][^\n]*)", page)]
    assert heads == [brigade.name.replace("'", "’") for brigade in form.brigades]


def test_the_back_of_the_form_has_the_words_of_orders():
    back = text_of(FORM)
    for words in ("The words of orders", "REDEPLOY TO place", "opportunity charge", "WITHDRAW"):
        assert words in back
