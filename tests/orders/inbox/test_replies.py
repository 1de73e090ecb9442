"""The splitter: own words are whole, quoted ones are out, and nothing vanishes."""

from __future__ import annotations

import pytest

from orders.inbox.courtesies import Cut
from orders.inbox.order_signs import has_firm_orders
from orders.inbox.replies import MARKER, own_below_end, split

OWN = "BRIGADE gauthier\n  INTENT HOLD"


def own(text: str) -> list[str]:
    return [line.strip() for line in split(text).own.split("\n") if line.strip()]


WANTED = ["BRIGADE gauthier", "INTENT HOLD"]


def test_text_without_anything_else_is_kept_as_it_is() -> None:
    assert split(OWN).own == OWN
    assert split(OWN).cut == ()


def test_everything_below_our_marker_line_is_left_out() -> None:
    assert own(f"{OWN}\n\n{MARKER}\n\nBRIGADE jamin\nINTENT HOLD") == WANTED


def test_below_a_marker_that_is_quoted_the_writers_lines_are_kept() -> None:
    assert own(f"> {MARKER}\n> BRIGADE jamin\n> INTENT\n{OWN}") == WANTED


@pytest.mark.parametrize(
    "attribution",
    [
        "On Fri, 20 Nov 2026 at 10:12, Tom wrote:",
        "On 20.11.2026 10:12, Tom <tom@x.example>\nwrote:",
        "On Friday, November 20, 2026, 10:12:33 AM GMT+1,\nEstafette, First Steps\n<orders+abc@orders.test> wrote:",
        "Tom <tom@x.example> wrote on 20 November 2026:",
        "2026-11-20 10:12 GMT+01:00 Tom <tom@x.example>:",
        "[20 Nov 2026] Tom <tom@x.example> kirjoitti:",
        "20.11.2026 10:12, Tom пишет:",
        "2026年11月20日(金) 10:12 Tom <tom@x.example>:",
        "Am Freitag, den 20.11.2026, 10:12 +0100 schrieb Tom:",
        "Le 20/11/2026 à 10:12, Tom a écrit :",
        "*Tom* <tom@x.example> 20 Kasım 2026 Cum, 10:12 tarihinde şunu yazdı:",
        "Quoting Tom <tom@x.example>:",
        "In message <1@x.example>, Tom writes:",
        "Tom said the following on 20/11/2026 10:12:",
        "=> Tom, 20 Nov 2026 10:12:",
    ],
)
def test_attributions_above_quoted_lines(attribution: str) -> None:
    assert own(f"{OWN}\n\n{attribution}\n> BRIGADE jamin\n> INTENT ATTACK x\n") == WANTED
    assert own(f"{attribution}\n\n> BRIGADE jamin\n> INTENT ATTACK x\n\n{OWN}\n") == WANTED


@pytest.mark.parametrize(
    "attribution",
    [
        "On Fri, Nov 20, 2026 at 10:12 AM, X < x@y.example > wrote:",
        "On 20 Nov 2026 at 10:12 +0100, X <x@y.example>, wrote:",
        "On 20 November 2026 at 10:12:33, X (x@y.example) wrote:",
        '20.11.2026, 10:12, "X" <x@y.example>:',
        "пт, 20 нояб. 2026 г. в 10:12, X <x@y.example>:",
        "2026年11月20日(金) 10:12 X <x@y.example>:",
        "X <x@y.example> 于2026年11月20日周五 10:12写道：",
        "Missatge de X <x@y.example> del dia dv., 20 de nov. 2026 a les 10:12:",
        "pá 20. 11. 2026 v 10:12 odesílatel X <x@y.example>\nnapsal:",
        "X <x@y.example> ezt írta (időpont: 2026. nov. 20., P, 10:12):",
        "Στις Παρ 20 Νοε 2026 στις 10:12 π.μ., ο/η X <x@y.example> έγραψε:",
        ">>> X <x@y.example> 20/11/2026 10:12 >>>",
    ],
)
def test_attributions_without_quote_marks_below_end_the_text(attribution: str) -> None:
    assert own(f"{OWN}\n\n{attribution}\n\nBRIGADE jamin\nINTENT ATTACK x\n") == WANTED


@pytest.mark.parametrize(
    "heading",
    [
        "-----Original Message-----\nFrom: Tom\nSent: Friday\nTo: Foy\nSubject: x",
        "________________________________\nVon: Tom\nGesendet: Freitag\nAn: Foy\nBetreff: x",
        "De : Tom\nEnvoyé : vendredi\nÀ : Foy\nObjet : x",
        "From: Tom <tom@x.example>\nDate: Friday\nTo: A <a@x.example>; B <b@x.example>;\n    C "
        "<c@x.example>\nSubject: x",
        "*Da:* Tom\n*Inviato:* venerdì\n*A:* Foy\n*Oggetto:* x",
        "Od: Tom\nWysłane: piątek\nDo: Foy\nTemat: x",
        "---- Forwarded ----\nFrom: Tom\nSubject: x",
        "Subject: x\nFrom: Tom\nDate: Friday\nTo: Foy",
        "发件人: Tom\n发送时间: 2026年\n收件人: Foy\n主题: x",
    ],
)
def test_headings_of_mails_without_quote_marks_end_the_text(heading: str) -> None:
    reply = split(f"{OWN}\n\n{heading}\n\nBRIGADE jamin\nINTENT ATTACK x\n")
    assert [line.strip() for line in reply.own.split("\n")] == WANTED
    assert reply.forwarded.strip() == "BRIGADE jamin\nINTENT ATTACK x"


@pytest.mark.parametrize(
    "line",
    [
        "MESSAGE TO Reille: On 18 June 1815 Ney wrote: hold the farm",
        "1/92: MOVE 6; On the left",
        "GENERAL Foy: MOVE TO K5",
        "BATTERY 9D-foot: FIRE AT 28th",
        "MESSAGE TO umpire: to whom it may concern",
        "MESSAGE TO umpire: thanks, Tom",
        "STANDING ALL vs cavalry: SQUARE",
        "Best: MOVE 4",
        "Groupe de gauche: HOLD",
        "Hill battery: HOLD",
    ],
)
def test_orders_that_look_like_something_else_are_kept(line: str) -> None:
    assert own(f"BRIGADE gauthier\n{line}\nINTENT HOLD\n") == ["BRIGADE gauthier", line, "INTENT HOLD"]


@pytest.mark.parametrize(
    ("below", "reason"),
    [
        ("-- \nFoy", Cut.SIGNATURE),
        ("--\nFoy", Cut.SIGNATURE),
        ("Sent from my iPhone", Cut.SIGNATURE),
        ("Von meinem iPad gesendet", Cut.SIGNATURE),
        ("Envoyé de mon iPhone", Cut.SIGNATURE),
        ("Get Outlook for Android<https://aka.example/x>", Cut.SIGNATURE),
        ("Regards,\nTom\n+44 20 7946 0000", Cut.SIGNATURE),
        ("Mit freundlichen Grüßen\n\nHans Müller\nTel: 0123", Cut.SIGNATURE),
        ("Cordialement", Cut.SIGNATURE),
        ("This message is confidential and intended only for the addressee.\nIt may be privileged.", Cut.SMALL_PRINT),
        ("Virus-free. www.avast.example", Cut.SMALL_PRINT),
        ("END\nI hope this works", Cut.AFTER_END),
        ("END\n\nOn Mon, 23 Nov 2026 at 14:51, Estafette <orders@a.example> wrote:\n> TURN 1\n", Cut.QUOTATION),
        ("END\n\nSent from my iPhone", Cut.SIGNATURE),
    ],
)
def test_what_stands_below_the_orders_is_left_out_for_a_reason(below: str, reason: Cut) -> None:
    reply = split(f"{OWN}\n\n{below}\n")
    assert [line.strip() for line in reply.own.split("\n") if line.strip() and line != "END"] == WANTED
    assert {why for why, line in reply.cut if line.strip()} == {reason}


def test_a_closing_is_kept_when_orders_follow_it() -> None:
    assert own("BRIGADE gauthier\nThanks\nINTENT HOLD") == ["BRIGADE gauthier", "Thanks", "INTENT HOLD"]


def test_a_greeting_is_left_out_and_counted() -> None:
    reply = split(f"Dear Umpire,\n\n{OWN}\n\n> quoted\n> twice\n")
    assert [line.strip() for line in reply.own.split("\n")] == WANTED
    assert reply.counts() == {"greeting": 1, "quotation": 2}


def test_lines_between_quoted_ones_are_kept_and_broken_ends_of_quoted_ones_are_not() -> None:
    text = (
        "> A sheet with your brigades is below; change what you like and leave\nout the rest.\n> TURN 1\n"
        "BRIGADE gauthier\n> BRIGADE jamin\nINTENT HOLD\n> END\n"
    )
    assert own(text) == WANTED


def test_only_clear_orders_are_firm() -> None:
    assert has_firm_orders("1/92: MOVE 6")
    assert has_firm_orders("intent hold")
    assert not has_firm_orders("Tel: 0123\nSubject: x\nWeb: http://x.example\nI intend to hold.")


ADDED = "In addition: infantry form square.\nFoy should ride to Gauthier."


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "\n\nRegards,\nSam",
        "\n\n-- \nSam\nBRIGADE jamin",
        "\n\nSent from my iPhone",
        "\n\nSam Hill\nhttps://hill.example",
        "\n\nOn Fri, 20 Nov 2026 at 10:12, Tom wrote:\n> BRIGADE jamin\n> INTENT ATTACK x",
        "\n\nFrom: Tom\nSent: Friday\nTo: Foy\nSubject: x\n\nBRIGADE jamin\nINTENT ATTACK x",
        "\n\nAm 20.11.26 um 10:12 schrieb Tom:\n> BRIGADE jamin\n> INTENT ATTACK x\n",
        f"\n\n{MARKER}\n\nBRIGADE jamin\nINTENT ATTACK x",
    ],
)
def test_what_he_wrote_himself_below_end_is_told_apart_from_the_rest_there(rest: str) -> None:
    reply = split(f"{OWN}\nEND\n\n{ADDED}{rest}", writer="Sam Hill")
    assert reply.own == f"{OWN}\nEND"
    assert reply.below == f"\n{ADDED}"
    assert reply.counts()["after END"] >= 2


def test_below_end_his_words_stay_on_their_lines_between_what_he_quotes() -> None:
    reply = split(f"{OWN}\nEND\n> BRIGADE jamin\nJamin holds.\n> INTENT\n\nHe holds his fire.\n")
    assert reply.below == "\nJamin holds.\n\n\nHe holds his fire."
    text = f"{OWN}\nEND\n> BRIGADE jamin\nJamin holds."
    assert own_below_end(text) == f"{OWN}\nEND\n\nJamin holds."


@pytest.mark.parametrize("text", [OWN, f"{OWN}\nEND", f"> quoted\n-- \nSam\n{OWN}\nEND\n\n", ""])
def test_a_sheet_with_nothing_below_its_end_is_left_alone(text: str) -> None:
    assert own_below_end(text) == text
    assert split(text).below == ""
