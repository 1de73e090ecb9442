"""Questions to the umpire: they reach him, he answers in a line, and the answer comes into the asker's thread."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from campaigns.models import Notice, Question, Sheet
from campaigns.services.people import questions
from campaigns.services.people.addresses import umpire_address
from campaigns.services.people.campaigns import appoint_umpire
from campaigns.services.people.seats import replace_player
from campaigns.services.turns import sheets
from orders.inbox.to_umpire import is_umpire, parted
from orders.models import OutgoingMail, RawMail
from orders.services.out import notices
from tests.mails.letters import PLAYER
from tests.orders.services.post import ORDERS, answer_to, letter, took
from tests.orders.stage import NOW, Stage

pytestmark = pytest.mark.usefixtures("settled_clock")

ASKED = "UMPIRE: May my guns fire over the brook?\nThey stand on the knoll."


@pytest.fixture
def umpire(stage: Stage) -> User:
    user = User.objects.create_user("anna", "anna@umpires.test", "secret")
    appoint_umpire(stage.battle.campaign, user)
    return user


def told() -> None:
    for number in notices.due_notices(NOW):
        notices.tell(number, NOW)


def test_a_mail_to_the_umpire_reaches_him_and_leaves_the_orders_alone(stage: Stage, umpire: User) -> None:
    took(letter())
    stored = took(letter(ASKED, message_id="<two@players.test>"))
    assert (stored.state, stored.outcome) == (RawMail.State.ACCEPTED, "question")
    assert "umpire" in answer_to(stored).subject
    assert Sheet.objects.count() == 1
    told()
    (mail,) = OutgoingMail.objects.filter(kind="question", to=umpire.email)
    assert "May my guns fire over the brook?" in mail.text
    assert "They stand on the knoll." in mail.text


def test_what_is_said_to_the_umpire_between_orders_is_no_order_and_the_orders_count(stage: Stage, umpire: User) -> None:
    stored = took(letter(f"UMPIRE: may Foy ride alone?\n\n{ORDERS}"))
    assert stored.sheet is not None
    assert "umpire" not in stored.sheet.normal_form.casefold()
    assert Question.objects.get().text == "may Foy ride alone?"


def test_a_plain_question_and_a_message_to_the_umpire_are_asked_as_well(stage: Stage, umpire: User) -> None:
    took(letter(f"{ORDERS}MESSAGE TO umpire: please call me Anna\n"))
    took(letter(f"{ORDERS}\nHow long does the battle last?\n", message_id="<two@players.test>"))
    assert [one.text for one in Question.objects.all()] == ["please call me Anna", "How long does the battle last?"]
    assert [one.number for one in Question.objects.all()] == [1, 2]


def test_the_same_words_sent_again_with_a_new_sheet_ask_once(stage: Stage, umpire: User) -> None:
    for number in (1, 2):
        took(letter(f"{ORDERS}MESSAGE TO the umpire: am I late?\n", message_id=f"<{number}@players.test>"))
    assert Question.objects.count() == 1
    assert Notice.objects.filter(kind=Notice.Kind.QUESTION).count() == 1


def reply(stage: Stage, umpire: User, text: str, **headers: str) -> RawMail:
    to = umpire_address(stage.battle, umpire)
    return took(letter(text, message_id="<reply@umpires.test>", From=umpire.email, To=to, Subject="Re:", **headers))


def test_an_umpire_answers_by_replying_in_plain_words_into_the_askers_thread(stage: Stage, umpire: User) -> None:
    took(letter(ASKED))
    told()
    asked = OutgoingMail.objects.get(kind="question", to=umpire.email)
    stored = reply(stage, umpire, "Yes, over the brook,\nnot over the wood.", In_Reply_To=asked.message_id)
    assert stored.outcome == "umpire-decision"
    told()
    answer = OutgoingMail.objects.get(kind="message")
    assert answer.to == PLAYER
    assert answer.in_reply_to == "<one@players.test>"
    assert "Yes, over the brook,\nnot over the wood." in answer.text
    assert "> May my guns fire over the brook?" in answer.text


@pytest.mark.parametrize("text", ["ANSWER 1 Yes.\nBut hurry.\nSTATUS", "1 ANSWER Yes.\nBut hurry.\nSTATUS"])
def test_an_answer_by_number_runs_to_the_next_command(stage: Stage, umpire: User, text: str) -> None:
    took(letter(ASKED))
    stored = reply(stage, umpire, text)
    assert Question.objects.get().answer == "Yes.\nBut hurry."
    assert "is told" in answer_to(stored).text
    assert "Orders are in from" in " ".join(answer_to(stored).text.split())


def test_a_question_is_answered_once(stage: Stage, umpire: User) -> None:
    took(letter(ASKED))
    question = Question.objects.get()
    questions.answer(question, "Yes.", who=umpire, now=NOW)
    with pytest.raises(questions.AlreadyAnswered, match="Yes"):
        questions.answer(question, "No.", who=umpire, now=NOW)
    assert "answered already" in answer_to(reply(stage, umpire, "ANSWER 1 No.")).text


def test_a_question_stands_on_the_desk_until_it_is_answered_there(stage: Stage, umpire: User, client: Client) -> None:
    took(letter(ASKED))
    client.force_login(umpire)
    desk = reverse("desk", args=[stage.battle.slug])
    assert "May my guns fire over the brook?" in client.get(desk).content.decode()
    client.post(reverse("answer", args=[stage.battle.slug, 1]), {"answer": "They may."})
    assert Question.objects.get().answer == "They may."
    assert "May my guns fire over the brook?" not in client.get(desk).content.decode()


def test_nobody_but_an_umpire_answers(stage: Stage, client: Client) -> None:
    took(letter(ASKED))
    client.force_login(User.objects.create_user("eve", "eve@players.test", "secret"))
    assert client.post(reverse("answer", args=[stage.battle.slug, 1]), {"answer": "No."}).status_code == 404
    assert Question.objects.get().answered_at is None


def test_questions_of_a_mail_that_held_nothing_sure_are_answered_by_a_digit(stage: Stage) -> None:
    unsure = took(letter("the other battalion moves to the farm\n"))
    assert unsure.detail.get("asked"), unsure.outcome
    assert sheets.current(stage.french, stage.turn) is None
    answered = took(letter("1", message_id="<two@players.test>"))
    assert answered.sheet is not None
    assert unsure.detail["asked"][0]["choices"][0].split(": ")[-1] in answered.sheet.normal_form


@pytest.mark.parametrize("name", ["umpire", "The umpire", "Spielleiter", "l'arbitre", "GM"])
def test_the_umpire_is_known_by_his_titles(name: str) -> None:
    assert is_umpire(name)
    assert not is_umpire("Reille")


@pytest.mark.parametrize(
    "text", ["To the umpire: hello", "UMPIRE: hello", "An den Spielleiter: hello", "À l'arbitre: hello"]
)
def test_a_paragraph_to_the_umpire_is_taken_out_and_the_other_lines_keep_their_numbers(text: str) -> None:
    rest, said = parted(f"{text}\nand more\n\n1/92: HOLD")
    assert said == "hello\nand more"
    assert rest.split("\n")[3] == "1/92: HOLD"


def test_a_word_about_the_umpire_is_not_one_to_him() -> None:
    assert parted("The umpire says: hold.\n1/92: HOLD") == ("The umpire says: hold.\n1/92: HOLD", "")


def test_words_that_a_player_has_explained_are_kept_for_his_seat_and_go_with_him(stage: Stage) -> None:
    sheet = took(letter()).sheet
    assert sheet is not None
    sheet.receipt |= {"asked": [{"choices": ["BRIGADE gauthier: HOLD"], "called": "the lads", "means": ["gauthier"]}]}
    sheet.save()
    took(letter("1", message_id="<two@players.test>"))
    stage.french.refresh_from_db()
    assert stage.french.nicknames == {"the lads": "gauthier"}
    replaced = replace_player(
        stage.french, email="new@players.test", player_name="New", who="anna", now=NOW, reason="moved"
    )
    assert replaced.nicknames == {}


def test_whom_he_calls_by_words_of_his_own_is_asked_once(stage: Stage) -> None:
    asked = took(letter("My darlings attack Sart\n"))
    (question,) = asked.detail["asked"]
    assert (question["called"], question["means"][:2]) == ("My darlings", ["gauthier", "jamin"])
    answered = took(letter("1b", message_id="<two@players.test>"))
    assert answered.sheet is not None
    assert answered.sheet.normal_form.count("INTENT ATTACK sart") == 1
    assert answered.outcome == "orders", answered.sheet.receipt
    later = took(letter("Meine Darlings halten ihre Stellung\n", message_id="<three@players.test>"))
    assert later.sheet is not None
    assert not later.sheet.receipt["asked"]
    assert "BRIGADE jamin\n  INTENT HOLD" in later.sheet.normal_form


def test_which_ground_he_means_by_its_kind_is_asked_once(stage: Stage) -> None:
    asked = took(letter("1/92 marches to the hill\n"))
    (question,) = asked.detail["asked"]
    assert question["called"] == "hill"
    took(letter("1b", message_id="<two@players.test>"))
    later = took(letter("2/92: up the hill, please\n", message_id="<three@players.test>"))
    assert later.sheet is not None
    assert not later.sheet.receipt["asked"]
    stage.french.refresh_from_db()
    assert stage.french.nicknames == {"hill": question["means"][1]}


def test_the_page_teaches_at_the_elbow_of_the_form(stage: Stage, client: Client, admin_user: User) -> None:
    client.force_login(admin_user)
    page = client.get(reverse("player", args=[stage.french.pk])).content.decode()
    assert f'data-into="orders-{stage.turn.pk}" data-line="BRIGADE ' in page
    for words in ("WHAT COUNTS", "THE ENEMY", "All words of orders", "orders.js"):
        assert words in page
    checked = client.post(
        reverse("check-orders", args=[stage.french.pk, stage.turn.pk]), {"text": "Foy should perhaps go with 1/92?"}
    ).content.decode()
    assert "1/92" in checked
