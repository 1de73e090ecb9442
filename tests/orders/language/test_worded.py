"""All that a receipt says in sentences can be said in another language: no English is left where a catalogue has all.

The catalogue of the test strikes every letter of a pattern out, so that a word that is left came from elsewhere: from
the sheet, as a name, or as a word of the order language.
"""

from __future__ import annotations

import re

import pytest

from battles.engine.knowledge import Certainty, Contact, Knowledge
from battles.engine.orders import OrderSheet
from battles.engine.worded import Worded, translated
from battles.rulesets import find
from battles.services import receipt_text
from campaigns.services import wording
from orders.language.mistakes import MISTAKES
from orders.language.receipt import make_receipt
from orders.language.sheet import MOST_CHARACTERS, MOST_LINES
from tests.letters.test_writers import HERE, reader_of, scored
from tests.orders.language.ground import EXAMPLE, NAMES, battle, read

STRUCK = "~"
LETTER = re.compile(r"({\w+})|[^\W\d_]")

REFUSED = [
    *(example for mistake in MISTAKES for example in mistake.examples),
    "waltz with me",
    "MOVE 6",
    "1/92: DANCE 6",
    "1/92: FIRE AT",
    "1/92: MOVE 6 inches",
    "1/92: MOVE TO K13",
    "1/92: MOVE TO 181,20",
    "1/92: FACE 400",
    "1/92: FORM",
    "27J: MOVE 6",
    "Old Guard: MOVE 6",
    "1/92: CHARGE 1/93",
    "BRIGADE 9th Division",
    "TURN 9",
    "2/92:",
    "PRIORITY gauthier, nobody",
    "STANDING ALL feint: PERHAPS",
    "GENERAL Nobody: MOVE TO K5",
    "1/92: MOVE " + "6" * MOST_CHARACTERS,
    "\n" * MOST_LINES + "1/92: MOVE 6",
    "BRIGADE nobody\nINTENT HOLD",
]


def struck(pattern: str) -> str:
    """A pattern as the catalogue of the test has it: its placeholders, and no word."""
    return LETTER.sub(lambda found: found[1] or STRUCK, pattern)


def in_no_language(text: str) -> str:
    return translated(text, struck, lambda one, many, number: struck(one if number == 1 else many))


def left(text: str, sheet: str) -> set[str]:
    """Words that came neither from a catalogue nor from the sheet, and are no words of the order language."""
    known = {word.lower() for word in re.findall(r"[^\W\d_]+", sheet)}
    return {word for word in re.findall(r"[^\W\d_]{3,}", text) if word.lower() not in known and not word.isupper()}


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text.strip()[:30])
def test_every_refusal_is_of_a_catalogue(text: str) -> None:
    refused = read(text).refused
    assert refused
    for line in refused:
        assert isinstance(line.explanation, Worded), line.explanation
        assert STRUCK in in_no_language(line.explanation)
        assert left(in_no_language(line.explanation), text) <= {"vs", "cavalry", "Gauthier", "gauthier"}


NAMED = {entry.label for entry in NAMES.by_id.values()}


@pytest.mark.parametrize(
    "text",
    [
        EXAMPLE,
        "BRIGADE gauthier\nINTENT ATTACK gemioncourt",
        "INTENT ATTACK gemioncourt\nINTENT HOLD",
        "STANDING ALL feint: NEVER\nGENERAL Foy: MOVE TO K5",
        "1/92: MOVE 6\n1/92: MOVE 3\nPRIORITY gauthier",
        "1/92: CHARGE 27J",
    ],
)
def test_a_whole_receipt_is_of_catalogues(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "gettext", struck)
    monkeypatch.setattr(wording, "ngettext", lambda one, many, number: struck(one if number == 1 else many))
    monkeypatch.setattr(receipt_text, "_", struck)
    monkeypatch.setattr(receipt_text, "ngettext", lambda one, many, number: struck(one if number == 1 else many))
    ghost = Contact("enemy-1", "27J", "allied", Certainty.NAMED, False, 3.5, (112.0, 105.0), name="27th Jägers")
    receipt = make_receipt(
        read(text),
        NAMES,
        find("mini-nap"),
        battle(),
        previous=read("INTENT HOLD\n1/93: MOVE 6"),
        knowledge=Knowledge("french", "french", 4, (ghost,)),
    )
    whole = receipt_text.render_text(receipt)
    names = " ".join([*NAMED, *(line.orders for line in receipt.understood)])
    standing = " ".join(f"{rule.decision} {rule.choice}" for rule in receipt.rules)
    changed = " ".join(f"{change.now} {change.before}" for change in receipt.changes or ())
    assert STRUCK in whole
    assert left(whole, f"{text} {names} {standing} {changed}") <= {"column", "line", "ground", "covered"}


def asked_in_writers_letters() -> list[tuple[Worded, str, str]]:
    """Every question and every remark that the letters of many people earn: the words, and what they are about."""
    found: list[tuple[Worded, str, str]] = []
    for path in sorted((HERE / "writers").glob("*.yaml")):
        letter, _ = scored(path)
        reading = reader_of(letter.fixture, letter.side)(letter.text)
        found += [(one.question, one.said, " ".join(one.choices)) for one in reading.asked]
        found += [(told, item.said, "") for item in reading.read.values() for told in item.because]
    return found


def test_every_question_of_a_letter_is_of_a_catalogue() -> None:
    told = asked_in_writers_letters()
    assert len({question.pattern for question, _, _ in told}) > 20
    for question, said, choices in told:
        assert isinstance(question, Worded), question
        names = [str(value) for value in question.values.values() if not isinstance(value, Worded)]
        assert STRUCK in in_no_language(question), (question, said, choices)
        assert not left(in_no_language(question), f"{said} {' '.join(names)}")


def test_the_check_sees_words_of_no_catalogue() -> None:
    assert left("~~~~ 3 units", "BRIGADE gauthier") == {"units"}
    assert isinstance(read("").refused, tuple)
    assert isinstance(read(""), OrderSheet)
