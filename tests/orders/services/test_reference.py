"""HELP's reference: every word of a rulebook's orders, in lines that a mail can hold."""

from __future__ import annotations

import re
from typing import Any

import pytest

from battles import rulesets
from campaigns.models import Turn
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns.life import start_game
from orders.models import OutgoingMail
from orders.services import letters
from orders.services.gate.helping import MORE
from orders.services.letters.reference import reference
from orders.services.page import take_orders
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

BOOKS = sorted(rulesets.RULESETS)


@pytest.mark.parametrize("book", BOOKS)
def test_the_reference_names_every_verb_intent_and_decision(book: str) -> None:
    text = reference(book)
    vocabulary = rulesets.find(book).vocabulary
    actions = (*vocabulary.unit_actions, *vocabulary.general_actions, *vocabulary.command_actions)
    first = [phrase.pattern.split("{")[0].split("[")[0].strip() for phrase in actions]
    for word in (*first, *vocabulary.postures, *(decision.name for decision in vocabulary.decisions)):
        assert word in text
    assert max(map(len, text.splitlines())) <= 78
    assert "{" not in text


def asked(text: str, number: int = 1) -> OutgoingMail:
    return answer_to(took(letter(text, message_id=f"<asked{number}@players.test>")))


def test_help_is_short_and_says_how_to_get_the_rest(stage: Stage) -> None:
    mail = asked("HELP")
    assert len(mail.text.splitlines()) < 50
    for words in ("1. Answer", "UMPIRE:", "such as 1b", "BRIGADE Gauthier: INTENT ATTACK", "Without a sheet", *MORE):
        assert words in mail.text
        assert words in mail.html
    for words in ("IN ADVANCE: STANDING", "HOW TO ORDER", "<pre"):
        assert words not in mail.text + mail.html


def test_every_page_that_help_names_is_sent_by_its_words(stage: Stage) -> None:
    wanted = {
        "HELP LINES": ("HOW TO ORDER", "BRIGADE Gauthier: INTENT ATTACK"),
        "HELP SHEET": ("BRIGADE Gauthier\n  INTENT\n", "END"),
        "HELP WORDS": ("IN ADVANCE: STANDING", "FIRE AT enemy"),
        "HELP MAILS": ("DEPUTY anna@example.org", "NOT L4", "RESEND", "BOTH", "PROPOSE", "LEAVE FROM"),
    }
    assert wanted.keys() == MORE.keys()
    for number, (words, told) in enumerate(wanted.items()):
        mail = asked(words, number)
        for each in told:
            assert each in mail.text, words
        assert "1. Answer" not in mail.text


@pytest.mark.parametrize(
    ("words", "title"), [("Hilfe Wörter", "all words"), ("aide: exemples", "lines of"), ("help about form", "sheet")]
)
def test_pages_can_be_asked_for_in_other_languages_and_words(stage: Stage, words: str, title: str) -> None:
    assert title in asked(words).subject


def test_the_lines_that_help_shows_may_be_sent_as_they_stand(stage: Stage) -> None:
    """In the order language, and the first of them in one's own words."""
    text = asked("HELP").text
    (line,) = re.findall(r"(?m)^  (\S.*: INTENT ATTACK \S+)", text)
    (own_words,) = re.findall(r"For instance: (.*?attacks .*?\.)", " ".join(text.split()))
    for number, said in enumerate((line, own_words), start=2):
        taken = took(letter(said, message_id=f"<taken{number}@players.test>"))
        assert taken.outcome == "orders"
        assert taken.sheet is not None
        assert "BRIGADE gauthier\n  INTENT ATTACK" in taken.sheet.normal_form


def test_help_without_a_turn_shows_lines_of_nobody_in_particular(stage: Stage) -> None:
    Turn.objects.filter(pk=stage.turn.pk).update(state=Turn.State.CLOSED)
    mail = asked("HELP SHEET")
    assert "1. Answer" in mail.text
    assert "BRIGADE gauthier: INTENT ATTACK gemioncourt" in mail.text
    assert "Without a sheet" not in mail.text


@pytest.mark.parametrize("slug", ["quatre-bras", "a-village-on-the-goldbach", "selo", "villaseca"])
def test_what_the_call_shows_a_beginner_is_understood_as_it_stands(slug: str, db: None, settings: Any) -> None:
    settings.WAKE_WORKERS = False
    battle = load_scenario(find_scenario(slug), who="umpire", now=NOW)
    turn = start_game(battle, NOW)
    for seat in battle.campaign.seats.filter(player__isnull=False).select_related("side"):
        call = letters.call(turn, seat)
        (said,) = re.findall(r"such as: (.*?attacks .*?\.) One line", " ".join(call.text.split()))
        assert f"<b>{said}</b>" in call.html
        sheet = take_orders(seat, turn, said, now=NOW)
        assert sheet is not None
        assert "INTENT ATTACK" in sheet.normal_form
        assert not sheet.receipt["asked"]
