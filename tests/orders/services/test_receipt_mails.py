"""Receipts as somebody reads them on a telephone: nothing in them is false, or about what he did not write."""

from __future__ import annotations

from typing import Any

import pytest

from campaigns.models import Sheet
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns.life import start_game
from orders.models import OutgoingMail
from orders.services import letters
from orders.services.out.outbox import post_letter
from orders.services.page import take_orders
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

OWN = "Gauthier attacks the Sart.\nthe guns fire at the houses\nWhat a fine day it is today."


@pytest.fixture
def call(stage: Stage) -> OutgoingMail:
    """The call that the French player answers."""
    words = letters.call(stage.turn, stage.french)
    post_letter(words, key="call/1", kind="call", seat=stage.french, turn=stage.turn, now=NOW)
    return OutgoingMail.objects.get(kind="call")


def answered(call: OutgoingMail, text: str, number: int = 1) -> OutgoingMail:
    raw = letter(text, message_id=f"<{number}@players.test>", In_Reply_To=call.message_id, References=call.message_id)
    return answer_to(took(raw))


def quoted(text: str, mark: str = "> ") -> str:
    return "\n".join(f"{mark}{line}" for line in text.split("\n"))


def test_our_own_letter_and_courtesies_are_passed_over(call: OutgoingMail) -> None:
    head = "On Fri, 20 Nov 2026 at 10:31, Estafette <orders@orders.test> wrote:"
    mail = answered(call, f"Hello,\n\n{OWN}\n\n-- \nSam\n\n{head}\n{quoted(call.text)}")
    assert "left out" not in mail.text + mail.html
    below_end = answered(call, f"BRIGADE gauthier\nINTENT HOLD\nEND\n{call.text}", 2)
    assert "left out" not in below_end.text + below_end.html


def test_what_he_wrote_into_the_quotation_is_told(call: OutgoingMail) -> None:
    filled = quoted(call.text.replace("BRIGADE Jamin\n  INTENT\n", "BRIGADE Jamin\n  INTENT ATTACK wood\n"))
    mail = answered(call, f"BRIGADE gauthier\nINTENT HOLD\n\n{filled}")
    assert "I left out 1 quoted line:\n      INTENT ATTACK wood" in mail.text
    stranger = answered(call, f"{OWN}\n\n{quoted('Our picnic is on Saturday.')}", 2)
    assert "Our picnic is on Saturday." in stranger.text


def test_words_above_a_sheet_that_was_filled_in_below_count_with_it(call: OutgoingMail) -> None:
    filled = quoted(call.text.replace("BRIGADE Jamin\n  INTENT\n", "BRIGADE Jamin\n  INTENT ATTACK wood\n"))
    mail = answered(call, f"Gauthier attacks the Sart.\n\n{filled}")
    assert "): attack Sart" in mail.text
    assert mail.text.count("INTENT ATTACK") == 1  # the line that was filled in
    assert "You wrote nothing above" not in mail.text
    remark = answered(call, f"Here it is.\n\n{filled.replace('wood', 'sart')}", 2)
    assert "You wrote nothing above" in remark.text


def test_a_mail_that_was_not_taken_says_nothing_of_what_it_would_have_changed(call: OutgoingMail) -> None:
    answered(call, OWN)
    mail = answered(call, "I do not know yet.", 2)
    assert "nothing was taken" in mail.text
    for heading in ("WITHOUT ORDERS", "CHANGED SINCE YOUR LAST SHEET"):
        assert heading not in mail.text
    assert "Changed since" not in mail.html
    assert "Without orders" not in mail.html


def test_sentences_that_were_taken_for_no_orders_are_shown(call: OutgoingMail) -> None:
    mail = answered(call, OWN)
    assert "L3  What a fine day it is today." in mail.text
    assert "L3  What a fine day it is today." in mail.html


def test_a_question_that_was_answered_is_not_asked_again(call: OutgoingMail) -> None:
    first = answered(call, OWN)
    assert 'PLEASE ANSWER\n  1  "the guns fire at the houses"' in first.text
    second = answered(call, "1b", 2)
    assert "PLEASE ANSWER" not in second.text
    assert "fire at" in second.text
    assert "SIDE" not in second.text
    third = answered(call, "NOT 3", 3)
    assert "PLEASE ANSWER" not in third.text


def test_a_number_of_a_question_and_of_a_line_is_asked_back_and_changes_nothing(call: OutgoingMail) -> None:
    first = answered(call, OWN)
    assert '  L1 "' in first.text
    second = answered(call, "NOT 1", 2)
    assert "which 1 do you mean" in second.subject
    assert "NOT L1" in second.text
    assert "still stand" in second.text
    third = answered(call, "NOT L1", 3)
    assert "PLEASE ANSWER" in third.text
    assert '  L1 "' not in third.text


def test_a_question_that_was_declined_is_not_asked_again(call: OutgoingMail) -> None:
    answered(call, OWN)
    second = answered(call, "1 no", 2)
    assert "PLEASE ANSWER" not in second.text
    assert "1st Coy, 6th Foot Artillery" not in second.text.split("WITHOUT ORDERS")[0]


def test_orders_below_an_answer_are_added_and_nothing_else_is_lost(call: OutgoingMail) -> None:
    answered(call, OWN)
    mail = answered(call, "Hi,\n1b\nJamin holds his ground", 2)
    told = " ".join(mail.text.split())
    assert "PLEASE ANSWER" not in told
    for said in ("fire at", "Gauthier's Brigade (4 units): attack Sart", "Jamin's Brigade (6 units): hold"):
        assert said in told
    assert "No longer" not in told


def test_a_new_sheet_says_what_it_has_left_out_and_both_keeps_it(call: OutgoingMail) -> None:
    answered(call, "Gauthier attacks the Sart.\nBRIGADE Jamin: INTENT HOLD")
    second = " ".join(answered(call, "Jamin supports Gauthier", 2).text.split())
    assert "No longer: Gauthier's Brigade: attack Sart = INTENT ATTACK sart." in second
    assert "Reply BOTH" in second
    third = " ".join(answered(call, "Both, please", 3).text.split())
    assert "Jamin's Brigade (6 units): support Gauthier" in third
    assert "BRIGADE Gauthier's Brigade (4 units)" in third
    assert "No longer" not in third
    stored = Sheet.objects.latest("version")
    assert [line["text"] for line in stored.receipt["accepted"]].count("BRIGADE jamin: INTENT HOLD") == 0


def test_who_takes_a_line_back_is_not_asked_whether_to_keep_it(call: OutgoingMail) -> None:
    answered(call, "Gauthier attacks the Sart.\nJamin supports Gauthier")
    told = " ".join(answered(call, "NOT L1", 2).text.split())
    assert "No longer: Gauthier's Brigade" in told
    assert "BOTH" not in told


def test_both_keeps_what_several_units_were_told_on_one_line(call: OutgoingMail) -> None:
    answered(call, "Gauthier's battalions form line\nBRIGADE Jamin: INTENT HOLD")
    answered(call, "Wathiez holds", 2)
    told = " ".join(answered(call, "BOTH", 3).text.split())
    assert "Gauthier's Brigade (4 units) form line" in told
    assert "Wathiez's Brigade (1 unit): hold" in told


def test_both_without_two_sheets_keeps_nothing(call: OutgoingMail) -> None:
    answered(call, "Gauthier attacks the Sart.")
    assert "there are not two" in " ".join(answered(call, "BOTH", 2).text.split())
    assert Sheet.objects.count() == 1


def test_answers_that_fit_no_question_are_told_the_questions_and_change_nothing(call: OutgoingMail) -> None:
    assert "nothing is asked of you" in answered(call, "1b").subject
    answered(call, OWN, 2)
    for number, words in enumerate(("7", "1e", "2 no", "9b"), start=3):
        mail = answered(call, words, number)
        assert "which question do you answer" in mail.subject
        assert "1: “the guns fire at the houses”" in mail.text
    assert Sheet.objects.count() == 1


def test_orders_below_an_answer_that_fits_nothing_replace_no_sheet(call: OutgoingMail) -> None:
    answered(call, "Gauthier attacks the Sart.")
    assert "nothing of your mail was taken" in " ".join(answered(call, "1c\nJamin holds", 2).text.split())
    assert Sheet.objects.count() == 1


def test_a_mail_that_only_asks_the_umpire_is_no_failure(call: OutgoingMail) -> None:
    mail = answered(call, "What does cautious mean?")
    assert "your umpire has your question" in mail.subject
    assert not Sheet.objects.exists()


def test_strangers_are_told_apart_by_handle_and_looks(call: OutgoingMail) -> None:
    first = answered(call, OWN)
    said = "1st Coy, 6th Foot Artillery: fire at skirmishers (enemy-7, H6)"
    assert f"1a  {said}\n         = 1/6FA: FIRE AT enemy-7\n" in first.text
    assert f"<b>1a</b> {said}<br><code" in first.html
    assert "fire at skirmishers (enemy-7, H6)" in answered(call, "1a", 2).text


def test_who_is_to_scout_somewhere_is_asked_about(call: OutgoingMail) -> None:
    mail = answered(call, "The lancers scout to the left somewhere.\nJamin holds.")
    assert "What shall it screen, and where?" in mail.text


def test_help_is_no_table_of_fixed_width_on_a_telephone(stage: Stage) -> None:
    mail = answer_to(took(letter("HELP WORDS")))
    assert ">FIRE AT enemy</code>" in mail.html
    assert "<pre" not in mail.html


def test_an_order_page_that_was_not_filled_in_is_no_sheet_and_takes_nothing_back(call: OutgoingMail) -> None:
    answered(call, "Gauthier attacks the Sart.")
    page = call.text[call.text.index("\nTURN 1") : call.text.index("\nEND") + 5]
    assert "BRIGADE" in page
    mail = answered(call, page, 2)
    assert "nothing was taken" in mail.text
    assert "still stands" in mail.text
    assert Sheet.objects.count() == 1


def test_troops_whose_staff_acts_without_an_intent_are_not_said_to_hold(db: None, settings: Any) -> None:
    settings.WAKE_WORKERS = False
    battle = load_scenario(find_scenario("villaseca"), who="umpire", now=NOW)
    turn = start_game(battle, NOW)
    seat = next(one for one in battle.campaign.seats.order_by("pk") if one.side and one.side.key == "french")
    take_orders(seat, turn, "BRIGADE Boyer: INTENT ATTACK", now=NOW)
    told = " ".join(OutgoingMail.objects.filter(seat=seat, kind="receipt").latest("pk").text.split())
    assert "Taupin's Division (6 units): they will stay about where they stand" in told
    assert "hold where they stand" not in told
    assert "2/22L: FORM LINE" in told.partition("WHAT YOUR STAFF MEANS TO ORDER")[2]
