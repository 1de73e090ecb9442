"""Orders below END by mail: the writer is asked, his answer makes them count, and nothing else below END is asked."""

from __future__ import annotations

import pytest

from campaigns.models import Question, Sheet
from orders.inbox.replies import own_below_end
from orders.models import OutgoingMail, RawMail
from orders.services import letters
from orders.services.out.outbox import post_letter
from orders.services.page import checked, take_orders
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

pytestmark = pytest.mark.usefixtures("settled_clock")

WORDS = "In addition: infantry form square when cavalry threatens.\nJamin supports Gauthier."
CHOICE = "STANDING ALL vs cavalry: SQUARE\nBRIGADE jamin: INTENT SUPPORT gauthier"
SUPPORTS = "BRIGADE jamin: INTENT SUPPORT gauthier"
OUTLOOK = (
    "________________________________\nFrom: Estafette <orders@orders.test>\nSent: Friday, November 20, 2026 10:31\n"
    "To: Foy <foy@players.test>\nSubject: your orders, please\n\n"
)
GMAIL = "On Fri, Nov 20, 2026 at 10:31 AM Estafette <orders@orders.test> wrote:\n\n"
THUNDERBIRD = "Am 20.11.26 um 10:31 schrieb Estafette:\n"


@pytest.fixture
def call(stage: Stage) -> OutgoingMail:
    """The call that the French player answers."""
    words = letters.call(stage.turn, stage.french)
    post_letter(words, key="call/1", kind="call", seat=stage.french, turn=stage.turn, now=NOW)
    return OutgoingMail.objects.get(kind="call")


def mailed(call: OutgoingMail, text: str, number: int = 1) -> RawMail:
    thread = {"In_Reply_To": call.message_id, "References": call.message_id}
    return took(letter(text, message_id=f"<{number}@players.test>", **thread))


def answered(call: OutgoingMail, text: str, number: int = 1) -> OutgoingMail:
    return answer_to(mailed(call, text, number))


def filled_in(call: OutgoingMail) -> str:
    """The sheet of the call, with an intent for Gauthier."""
    sheet = call.text[call.text.index("\nTURN 1") + 1 : call.text.index("\nEND") + 5]
    return sheet.replace("BRIGADE Gauthier\n  INTENT\n", "BRIGADE Gauthier\n  INTENT ATTACK sart\n")


def foot(call: OutgoingMail) -> str:
    """What stands below the sheet in the call."""
    return call.text[call.text.index("\nEND") + 5 :]


def quoted(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


def taken() -> list[str]:
    """The orders that count, without headings and frame."""
    sheet = Sheet.objects.latest("version")
    lines = [line["text"] for line in sheet.receipt["accepted"]]
    return [line for line in lines if ":" in line or line.startswith("INTENT")]


def choices() -> list[list[str]]:
    """The answers to each question of the newest sheet."""
    return [one["choices"] for one in Sheet.objects.latest("version").receipt["asked"]]


@pytest.mark.parametrize("head", [OUTLOOK, GMAIL, THUNDERBIRD])
def test_orders_below_the_sheet_are_asked_about_whatever_is_quoted_below_them(call: OutgoingMail, head: str) -> None:
    quotation = call.text if head == OUTLOOK else quoted(call.text)
    mail = answered(call, f"{filled_in(call)}\n{WORDS}\n\nRegards,\nSam\n\n{head}{quotation}")
    assert taken() == ["INTENT ATTACK sart"]
    assert choices() == [[CHOICE]]
    text = " ".join(mail.text.split())
    assert "1 question needs your answer" in text
    assert " ".join(WORDS.split()) in text
    assert "This stands below END, which closes the sheet, so it is not done. Does it count, too?" in text
    assert f"= {SUPPORTS}" in text
    assert f">{SUPPORTS}</code>" in mail.html
    assert "I left out 2 lines after END:\n      Regards,\n      Sam\n" in mail.text


@pytest.mark.parametrize("reply", ["1", "YES", "1a\n\nRegards\nSam"])
def test_the_answer_makes_them_count_beside_the_sheet(call: OutgoingMail, reply: str) -> None:
    answered(call, f"{filled_in(call)}\n{WORDS}")
    mail = answered(call, f"{reply}\n\n{GMAIL}{quoted(call.text)}", 2)
    assert taken() == ["INTENT ATTACK sart", *CHOICE.split("\n")]
    assert not choices()
    assert "PLEASE ANSWER" not in mail.text
    assert "No longer" not in mail.text


def test_who_says_no_keeps_his_sheet_as_it_is(call: OutgoingMail) -> None:
    answered(call, f"{filled_in(call)}\n{WORDS}")
    mail = answered(call, "1 no", 2)
    assert taken() == ["INTENT ATTACK sart"]
    assert "PLEASE ANSWER" not in mail.text


def test_orders_beside_another_answer_are_added(call: OutgoingMail) -> None:
    answered(call, f"{filled_in(call)}\n{WORDS}")
    answered(call, "1 no\nWathiez holds", 2)
    assert taken() == ["INTENT ATTACK sart", "BRIGADE wathiez: INTENT HOLD"]


def test_both_keeps_the_question_and_does_nothing_of_it(call: OutgoingMail) -> None:
    answered(call, "Wathiez holds.")
    answered(call, f"{filled_in(call).replace('BRIGADE Wathiez', '# Wathiez')}\n{WORDS}", 2)
    answered(call, "BOTH", 3)
    assert "BRIGADE wathiez" in str(Sheet.objects.latest("version").receipt["accepted"])
    assert SUPPORTS not in taken()
    assert choices() == [[CHOICE]]


def test_a_mail_with_orders_below_end_only_is_asked_about_them(call: OutgoingMail) -> None:
    stored = mailed(call, "END\nJamin supports Gauthier.")
    assert stored.outcome == "nothing-understood"
    answered(call, "1", 2)
    assert taken() == [SUPPORTS]


@pytest.mark.parametrize(
    "below",
    [
        "Regards,\nSam Hill\n12 High Street\nTel: 0123 / 44556",
        "-- \nSam\nHold the line!",
        "What a fine day it is today.",
        "Sent from my iPhone",
    ],
)
def test_what_is_no_order_is_left_out_as_ever(call: OutgoingMail, below: str) -> None:
    mail = answered(call, f"{filled_in(call)}\n{below}\n\n{GMAIL}{quoted(call.text)}")
    assert not choices()
    assert "PLEASE ANSWER" not in mail.text
    assert Sheet.objects.latest("version").text.rstrip().endswith("END")


def test_small_talk_below_end_is_shown_as_left_out(call: OutgoingMail) -> None:
    mail = answered(call, f"{filled_in(call)}\nWhat a fine day it is today.")
    assert "I left out 1 line after END:\n      What a fine day it is today." in mail.text


def test_a_call_that_was_left_below_without_marks_is_not_asked_about(call: OutgoingMail) -> None:
    unmarked = call.text.replace("--- Answer with your orders above this line ---", "")
    for number, below in enumerate((foot(call), f"\n{unmarked}", f"\n{GMAIL.replace('wrote:', 'said')}{unmarked}"), 1):
        mail = answered(call, f"{filled_in(call)}{below}", number)
        assert taken() == ["INTENT ATTACK sart"]
        assert not choices()
        assert "PLEASE ANSWER" not in mail.text
        assert not Question.objects.exists()


def test_words_among_a_call_that_was_left_below_are_asked_about(call: OutgoingMail) -> None:
    unmarked = call.text.replace("--- Answer with your orders above this line ---", "")
    answered(call, f"{filled_in(call)}{foot(call)}\nJamin supports Gauthier.\n\n{unmarked}")
    assert choices() == [[SUPPORTS]]


def test_a_second_sheet_that_was_filled_in_below_is_asked_about_with_its_headings(call: OutgoingMail) -> None:
    second = filled_in(call).replace("BRIGADE Jamin\n  INTENT\n", "BRIGADE Jamin\n  INTENT SUPPORT gauthier\n")
    answered(call, f"{filled_in(call)}\n{second}")
    assert choices() == [[SUPPORTS]]


def test_what_is_said_to_the_umpire_below_end_reaches_him(call: OutgoingMail) -> None:
    mail = answered(call, f"{filled_in(call)}\nJamin supports Gauthier.\n\nUMPIRE: may Foy ride alone?")
    assert Question.objects.get().text == "may Foy ride alone?"
    assert choices() == [[SUPPORTS]]
    assert "left out" not in mail.text


def test_a_plain_question_below_end_reaches_the_umpire(call: OutgoingMail) -> None:
    answered(call, f"{filled_in(call)}\nWhen does the rain stop?")
    assert Question.objects.get().text == "When does the rain stop?"
    assert not choices()


def test_the_page_asks_about_them_and_holds_the_answer(stage: Stage) -> None:
    text = f"TURN 1\nBRIGADE gauthier\n  INTENT ATTACK sart\nEND\n{WORDS}\n"
    shown = checked(stage.french, stage.turn, text)
    ((question, offered),) = shown["asked"]
    assert question.choices == (CHOICE,)
    ((said, choice),) = offered
    assert (len(said), choice) == (2, CHOICE)
    take_orders(stage.french, stage.turn, text, now=NOW)
    assert taken() == ["INTENT ATTACK sart"]
    taken_in = text.replace("END\n", f"{choice}\nEND\n")
    assert not checked(stage.french, stage.turn, taken_in)["asked"]


def test_the_foot_of_a_call_is_known_without_what_was_sent(call: OutgoingMail) -> None:
    assert own_below_end(f"END\n{foot(call)}").strip() == "END"
