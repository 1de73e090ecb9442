"""Command words and the dates of leave, in the spellings people use."""

from __future__ import annotations

from datetime import date

import pytest

from orders.inbox.commands import BadDate, Command, Leave, Verb, command_in, deputy_address, find, leave_days

TODAY = date(2026, 11, 20)


@pytest.mark.parametrize(
    ("line", "verb"),
    [
        ("HELP", Verb.HELP),
        ("help me", Verb.HELP),
        ("Hilfe!", Verb.HELP),
        ("?", Verb.HELP),
        ('"Status"', Verb.STATUS),
        ("show my orders", Verb.STATUS),
        ("*MAP*", Verb.MAP),
        ("send me the map", Verb.MAP),
        ("resend last report", Verb.RESEND),
        ("Propose", Verb.PROPOSE),
        ("propose an armistice", None),
        ("withdraw my orders", Verb.WITHDRAW),
        ("cancel all orders.", Verb.WITHDRAW),
        ("withdraw", None),
        ("INTENT WITHDRAW wood", None),
        ("LEAVE FROM 1 JAN TO 3 JAN", Verb.LEAVE),
        ("deputy: anna@example.org", Verb.DEPUTY),
        ("unsubscribe", Verb.UNSUBSCRIBE),
        ("HELP us win", None),
        ("Help WORDS, please", Verb.HELP),
        ("HELP with the sheet of Ney", None),
        ("status quo", None),
    ],
)
def test_a_line_is_a_command_as_a_whole_or_not_at_all(line: str, verb: Verb | None) -> None:
    command = command_in(line)
    assert (command.verb if command else None) == verb


def test_the_text_wins_over_the_subject_and_orders_over_both() -> None:
    assert find("MAP", "STATUS") == Command(Verb.MAP)
    assert find("", "Re: [First Steps, turn 1] RE: help") == Command(Verb.HELP)
    assert find("BRIGADE x\nINTENT HOLD", "HELP") is None
    assert find("KEY 7Q2K-MXR4-BTVW\nSTATUS", "") == Command(Verb.STATUS)


@pytest.mark.parametrize(
    ("words", "leave"),
    [
        ("FROM 24 DEC TO 2 JAN", Leave(date(2026, 12, 24), date(2027, 1, 2))),
        ("from 2026-12-24 to 2027-01-02", Leave(date(2026, 12, 24), date(2027, 1, 2))),
        ("24.12. - 2.1.", Leave(date(2026, 12, 24), date(2027, 1, 2))),
        ("24/12/2026 2/1/27", Leave(date(2026, 12, 24), date(2027, 1, 2))),
        ("Dec 24th to January 2nd", Leave(date(2026, 12, 24), date(2027, 1, 2))),
        ("du 24 décembre au 2 janvier", Leave(date(2026, 12, 24), date(2027, 1, 2))),
        ("vom 24. Dezember bis 2. Januar 2027", Leave(date(2026, 12, 24), date(2027, 1, 2))),
        ("from 3 December", Leave(date(2026, 12, 3), None)),
        ("until 30 Nov", Leave(TODAY, date(2026, 11, 30))),
        ("NONE", Leave(None, None)),
        ("over", Leave(None, None)),
    ],
)
def test_leave_is_read_in_many_spellings(words: str, leave: Leave) -> None:
    assert leave_days(words, TODAY) == leave


@pytest.mark.parametrize(
    "words",
    ["", "soon", "FROM 31 FEB TO 2 MAR", "1 Jan 2026 to 5 Jan 2026", "1 Dec 2 Dec 3 Dec", "5 Dec 2026 to 1 Dec 2020"],
)
def test_leave_that_makes_no_sense_is_refused_with_an_example(words: str) -> None:
    with pytest.raises(BadDate):
        leave_days(words, TODAY)


def test_a_deputy_needs_an_address() -> None:
    assert deputy_address("Anna <Anna@Example.org>") == "anna@example.org"
    assert deputy_address("none") == ""
    assert deputy_address("Anna") is None
    assert deputy_address("anna@localhost") is None
