"""What a mail says around orders and names can be translated: a catalogue of marks stands for another language.

Every text that is looked up comes back between marks. What is left without them would stay English in any language: it
may be but names, lines of orders, and what the player wrote himself.
"""

from __future__ import annotations

import re

import pytest
from django.utils.translation import _trans

from orders.models import OutgoingMail
from orders.services import letters
from tests.orders.services.everything_told import COPIED, UNSAID
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

MARKED = re.compile(r"⟦[^⟦⟧]*⟧")
#: What a text of a catalogue is filled in with, which is nobody's translation yet.
SLOT = re.compile(r"(\{[^{}]*\}|%\(\w+\)[sd]|\{\{.*?\}\})")
#: The head of a subject: the gate reads in it which turn an answer is about, so it is the same in every language.
HEAD = re.compile(r"\[.*?\]")
#: What a rulebook's lexicon calls troops, which is a tongue of its own.
ARMS = ("infantry", "artillery")
#: Own words of which one is asked back, a line that cannot be, lines of orders, an aside, and what nobody would order.
WRITTEN = (
    "Gauthier attacks the Sart.\nThe regiment should attack the wood.\nWhat a fine day it is today.",
    "BRIGADE gauthier\n  INTENT ATTACK sart\n  1/92: FORM COLUMN; MOVE 6\n  1/93: CHARGE nobody\n"
    "STANDING fire at will: NEVER",
    "2/92: MOVE 90\nUMPIRE: May they?",
    "Nothing of this is an order.",
)  # fmt: skip


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every text of a catalogue comes back between marks."""

    def mark(text: str) -> str:
        return "".join(
            f"⟦{part}⟧" if re.search(r"\w", part) and not SLOT.fullmatch(part) else part for part in SLOT.split(text)
        )

    for name, found in (
        ("gettext", mark),
        ("ngettext", lambda one, many, count: mark(one if count == 1 else many)),
    ):
        monkeypatch.setattr(_trans, name, found, raising=False)


def unmarked(mail: OutgoingMail, stage: Stage, written: str = "") -> set[str]:
    """The words of a mail that no catalogue gave, but for names, lines of orders and what was ``written``."""
    text = f"{HEAD.sub('', mail.subject, count=1)}\n{mail.text}"
    while (shorter := MARKED.sub(" ", text)) != text:
        text = shorter
    document = stage.battle.document
    names = [
        one["name"] for key in ("formations", "units", "terrain", "sides") for one in document[key] if "name" in one
    ]
    names += [stage.battle.title, stage.french.name, "Brussels", *ARMS]
    copied = " ".join(UNSAID.sub(" ", found[0]) for found in COPIED.finditer(mail.html))
    known = {word for told in (*names, copied, written) for word in re.findall(r"[^\W\d_]{3,}", told.casefold())}
    return {word for word in re.findall(r"[^\W\d_]{3,}", text) if word.casefold() not in known}


def test_all_that_a_receipt_says_around_orders_can_be_translated(stage: Stage, marked: None) -> None:
    for number, text in enumerate(WRITTEN):
        mail = answer_to(took(letter(text, message_id=f"<{number}@players.test>")))
        assert "⟦" in mail.text
        assert not unmarked(mail, stage, " ".join(WRITTEN)), mail.text


@pytest.mark.parametrize(
    "word", ["STATUS", "HELP MAILS", "WITHDRAW ORDERS", "LEAVE FROM 24 DEC TO 2 JAN", "1b", "TURN 9"]
)
def test_what_is_answered_can_be_translated(stage: Stage, marked: None, word: str) -> None:
    assert not unmarked(answer_to(took(letter(word))), stage, word)


def test_a_reminder_can_be_translated(stage: Stage, marked: None) -> None:
    assert stage.turn.closes_at is not None
    told = letters.reminder(stage.turn, stage.french, stage.turn.closes_at, NOW)
    text = told.text.partition("⟦--- Answer")[0]
    assert not unmarked(OutgoingMail(subject=told.subject, text=text, html=told.html), stage)


def test_a_word_outside_of_the_catalogue_would_be_found(stage: Stage, marked: None) -> None:
    mail = answer_to(took(letter(WRITTEN[0])))
    mail.text += "\nTaken as it stands.\n"
    assert unmarked(mail, stage, WRITTEN[0]) == {"Taken", "stands"}
