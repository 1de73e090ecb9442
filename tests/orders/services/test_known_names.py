"""An enemy who was recognised by name is called so in orders that were given while nobody could name him.

Selo: the Swedes learn in their second turn which regiment *enemy-2* is, and do not learn it of *enemy-1*.
"""

from __future__ import annotations

from typing import Any

import pytest

from battles.engine.knowledge import public_id
from battles.services import proposals
from battles.services.knowing import view_after, view_before
from battles.services.papers import seat as papers
from campaigns.models import Seat, Turn
from campaigns.services.turns import sheets
from orders.services import handover
from tests.orders.services.test_true_mails import in_play, resolved
from tests.orders.stage import NOW
from tests.printed_words import text_of

pytestmark = pytest.mark.django_db
KNOWN, UNKNOWN = "enemy-2", "enemy-1"
ORDERS = f"DIVISION horn: INTENT ATTACK {KNOWN}\nDIVISION cronstedt: INTENT ATTACK {UNKNOWN}"


@pytest.fixture
def recognised(settings: Any) -> tuple[Seat, Turn, str]:
    """The Swedish seat, the turn in which it learnt who its target is, and the name it orders by since."""
    settings.WAKE_WORKERS = False
    game, seats = in_play("selo")
    seat = next(one for one in seats if one.side is not None and one.side.key == "swedish")
    for number in (1, 2):
        turn = game.turns.get(state=Turn.State.OPEN)
        for one in seats:
            sheets.submit(one, turn, ORDERS if one == seat and number == 2 else "INTENT ATTACK", now=NOW)
        resolved(turn, number)
    called = {contact.alias: public_id(contact) for contact in view_after(turn, "swedish").knowledge.contacts}
    assert {one.alias: public_id(one) for one in view_before(turn, "swedish").knowledge.contacts}[KNOWN] == KNOWN
    assert called[KNOWN] != KNOWN
    assert called[UNKNOWN] == UNKNOWN
    return seat, turn, called[KNOWN]


def test_the_report_of_a_turn_calls_its_orders_targets_by_their_names(recognised: tuple[Seat, Turn, str]) -> None:
    seat, turn, name = recognised
    told = papers.report_data(turn, seat, turn.game.turns.get(state=Turn.State.OPEN))
    assert f"INTENT ATTACK {name}" in told.ordered.values()
    assert f"INTENT ATTACK {UNKNOWN}" in told.ordered.values()
    standing = " ".join(map(str, told.standing))
    assert KNOWN not in standing
    label = view_after(turn, "swedish").battle.unit_by_id[name].label
    assert f"attack {label}." in standing
    printed = text_of(papers.report(turn, seat))
    assert KNOWN not in printed
    assert f"ATTACK {name}" in printed


def test_the_staff_proposes_against_him_by_his_name(recognised: tuple[Seat, Turn, str]) -> None:
    seat, turn, name = recognised
    following = turn.game.turns.get(state=Turn.State.OPEN)
    block = proposals.proposed_sheet(seat, following)
    assert f"INTENT ATTACK {name}" in block
    assert f"INTENT ATTACK {UNKNOWN}" in block
    assert KNOWN not in block


def test_who_takes_over_reads_what_stands_against_him_by_his_name(recognised: tuple[Seat, Turn, str]) -> None:
    seat, turn, name = recognised
    (brief,) = handover.briefs(seat)
    label = view_after(turn, "swedish").battle.unit_by_id[name].label
    assert f"attack {label}." in brief.standing
    assert KNOWN not in brief.standing
