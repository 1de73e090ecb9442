"""What of a mail is written for the gazette or across the lines."""

from __future__ import annotations

import pytest

from orders.inbox.to_print import Written, parted

ORDERS = "CORPS B-I: MARCH TO charleroi"


@pytest.mark.parametrize("head", ["GAZETTE:", "For the Gazette:", "gazette :", "Für die Zeitung:"])
def test_a_paragraph_goes_to_the_gazette_and_orders_stay_where_they_were(head: str) -> None:
    own, written = parted(f"{head} All is well.\nBread is dear.\n\n{ORDERS}")
    assert written == (Written("All is well.\nBread is dear."),)
    assert own == f"\n\n\n{ORDERS}"


def test_without_orders_a_piece_goes_to_the_end_of_the_mail() -> None:
    assert parted("GAZETTE: A song\n\nThe rain came down.") == ("\n\n", (Written("A song\n\nThe rain came down."),))


@pytest.mark.parametrize("head", ["ACROSS THE LINES TO Covering force:", "Letter across to Covering force:"])
def test_a_letter_across_names_whom_it_is_for(head: str) -> None:
    own, written = parted(f"{head} Let us exchange prisoners.\n\nGAZETTE: Nothing new.")
    assert written == (Written("Let us exchange prisoners.", "Covering force"), Written("Nothing new."))
    assert not own.strip()


@pytest.mark.parametrize(
    "text", ["", "The gazette says that all is lost.", ORDERS, "GAZETTE:", "Across the river to Thuin."]
)
def test_other_mail_is_left_alone(text: str) -> None:
    own, written = parted(text)
    assert written == ()
    assert own.strip() == text.replace("GAZETTE:", "").strip()
