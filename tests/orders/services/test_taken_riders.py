"""A rider between two corps falls into the enemy's hands: who reads what he carried, and who hears nothing of it."""

from __future__ import annotations

import re

import pytest

from campaigns.models import Game, Turn
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.turns import life
from orders.models import RawMail
from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, document, play, seats, tend
from tests.orders.services.by_mail import answer, sent, speak_by_mail

pytestmark = pytest.mark.django_db

WORDS = "The bridge at Marchienne is to be blown at noon."
#: The First Corps and the Second, and the Outpost corps on the road between them.
PLACES = {
    **dict.fromkeys(("b1", "b2", "b3", "b4", "NORTH", "B1"), "charleroi"),
    **dict.fromkeys(("b5", "b6", "b7", "B2"), "quatre_bras"),
    **dict.fromkeys(("r1b", "R1"), "frasnes"),
    **dict.fromkeys(("r2b", "r3b", "r4b", "r5b", "r6b", "SOUTH", "R2"), "sombreffe"),
}
TAKEN, LOST = 1, 2


def ridden(die: int) -> tuple[Game, Turn]:
    """The campaign after a round in which a rider meets the Outpost corps, his fate decided by the die (EC-COUR-6)."""
    file = document()
    for one in (*file["formations"], *file["posts"]):
        if one["id"] in PLACES:
            one["at"] = PLACES[one["id"]]
    file["dice"] = [{"for": "danger", "by": "B1/d1", "roll": [die]}]
    four = [one for one in find_campaign("charleroi-road").players() if one["post"] in ORDERS]
    game = set_up(file, who="anna", now=NOON, players=four)
    life.start_game(game, NOON)
    Turn.objects.filter(game=game).update(seed="17" * 32, commitment="root")
    tend(NOON)
    mail = answer(seats(game)["B1"], f"DISPATCH TO B2: {WORDS}", NOON)
    assert mail.state == RawMail.State.ACCEPTED, sent(seats(game)["B1"], "receipt").text
    return game, play(game, NOON + DAY)


def reported(game: Game, post: str) -> str:
    """What the report of a post says, but for its own keys and addresses and the roots of turns to come."""
    seat = seats(game)[post]
    text = sent(seat, "report").text.replace(seat.key, "KEY").replace(seat.key.replace("-", "").lower(), "key")
    return " ".join(re.sub(r"\b[0-9a-f]{64}\b|https?://\S+", "…", text).split())


def fates(turn: Turn) -> list[str]:
    return [
        event["effect"]["fate"] for event in turn.events if event["kind"] == "dispatch" and event["unit"] == "B1/d1"
    ]


def test_the_captor_reads_it_and_the_writer_hears_nothing(settings) -> None:
    """EC-COUR-6, EC-REP-4."""
    speak_by_mail(settings)
    taken, turn = ridden(TAKEN)
    assert fates(turn)[-1] == "captured"
    assert "A rider of the enemy was taken" in reported(taken, "R1")
    assert WORDS in reported(taken, "R1")
    assert WORDS not in reported(taken, "B2")
    lost, other = ridden(LOST)
    assert fates(other)[-1] == "lost"
    assert WORDS not in reported(lost, "R1")
    for post in ("B1", "B2"):
        assert reported(taken, post) == reported(lost, post), "taken or lost, he did not come"
        assert "was taken at" not in reported(taken, post)
