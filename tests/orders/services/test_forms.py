"""The order form in a mail: drawn for the seat, filled in by a reader program, attached to an answer."""

from __future__ import annotations

from io import BytesIO

from pypdf import PdfWriter
from pypdf.generic import NameObject, TextStringObject

from battles.services.papers import seat as seat_papers
from campaigns.models import Sheet
from orders.models import RawMail
from tests.mails.letters import headers, mail, multipart, part
from tests.mails.structures import attached
from tests.orders.services.post import answer_to, took
from tests.orders.stage import Stage

State = RawMail.State


def filled(form: bytes, values: dict[str, str]) -> bytes:
    """The form as a program saves it, with these values in the fields whose names end so."""
    writer = PdfWriter(clone_from=BytesIO(form))
    for page in writer.pages:
        for mark in page.get("/Annots", ()):
            field = mark.get_object()
            value = next((value for end, value in values.items() if str(field.get("/T", "")).endswith(end)), None)
            if value is not None:
                field[NameObject("/V")] = TextStringObject(value)
    saved = BytesIO()
    writer.write(saved)
    return saved.getvalue()


def sent(pdf: bytes, text: str = "", name: str = "orders.pdf") -> RawMail:
    parts = multipart("mixed", "form", part(text), attached(pdf, name, "application/pdf"))
    return took(mail(headers(message_id="<form@players.test>"), parts))


def test_a_filled_form_is_read_as_a_sheet(stage: Stage) -> None:
    form = seat_papers.form_for(stage.turn, stage.french)
    stored = sent(
        filled(form, {"gauthier:where": "sart", "unit:1%2F92": "MOVE 6", "unit:1/92": "MOVE 6"}), "See the form.\n"
    )
    assert (stored.state, stored.detail["source"]) == (State.ACCEPTED, "attachment"), stored.detail
    assert "MOVE 6" in Sheet.objects.get().normal_form
    assert "See the form." in answer_to(stored).text


def test_a_form_that_nobody_filled_in_is_no_sheet(stage: Stage) -> None:
    stored = sent(seat_papers.form_for(stage.turn, stage.french))
    assert (stored.state, stored.outcome) == (State.REFUSED, "unread-file")
    assert not Sheet.objects.exists()


def test_another_pdf_is_answered_with_what_to_do(stage: Stage) -> None:
    stored = sent(seat_papers.position_sheet(stage.turn, stage.french), "Here you are.")
    assert stored.outcome == "unread-file"
    assert "holds no order form of ours" in " ".join(answer_to(stored).text.split())


def test_a_damaged_form_beside_orders_does_no_harm(stage: Stage) -> None:
    stored = sent(b"%PDF-1.7 damaged", "BRIGADE gauthier\nINTENT HOLD\n")
    assert (stored.state, stored.detail["unread"]) == (State.ACCEPTED, ["orders.pdf"])


def test_an_empty_file_is_no_form(stage: Stage) -> None:
    assert sent(b"").outcome == "unread-file"
