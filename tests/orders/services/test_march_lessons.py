"""How a campaign's headquarters is taught to order: by lines of its own troops that are taken as they stand."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.turns import life
from campaigns.strategy.command.vocabulary import ACTIONS, HEADQUARTERS
from campaigns.strategy.rules.tables import DECISIONS
from orders.services.letters.campaigns import lessons_of
from orders.services.letters.march_lessons import words
from orders.services.out import notices
from tests.orders.services.by_mail import answer, sent, speak_by_mail

pytestmark = pytest.mark.django_db

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


@pytest.fixture
def game(settings) -> Game:
    speak_by_mail(settings)
    scenario = find_campaign("charleroi-road")
    document = {key: value for key, value in scenario.document().items() if key != "orders"}
    game = set_up(document, who="umpire", now=NOON, players=scenario.players())
    life.start_game(game, NOON)
    notices.tell_due(NOON)
    return game


def seats(game: Game) -> list[Seat]:
    return list(Seat.objects.filter(campaign=game.campaign, player__isnull=False).select_related("player", "campaign"))


def test_every_line_that_is_taught_is_taken_as_it_stands(game: Game) -> None:
    turn = game.turns.get(state=Turn.State.OPEN)
    taught = 0
    for seat in seats(game):
        for line, says in lessons_of(turn, seat).rows:
            answer(seat, line, NOON.replace(minute=taught % 60))
            taught += 1
            receipt = Sheet.objects.filter(seat=seat).latest("version").receipt
            assert not receipt["asked"], line
            assert not receipt["refused"], line
            assert says, line
    assert taught > 10


def test_the_call_teaches_and_help_knows_every_word(game: Game) -> None:
    seat = seats(game)[0]
    call = sent(seat, "call")
    for line, _says in lessons_of(game.turns.get(state=Turn.State.OPEN), seat).rows:
        assert f"  {line}" in call.text
        assert line in call.html
    told = "\n".join(block.text for block in words())
    for name in (*(phrase.name.split(" FOR")[0] for phrase in (*ACTIONS, *HEADQUARTERS)), *DECISIONS):
        assert name in told
    assert "{" not in told
    answer(seat, "HELP WORDS", NOON)
    help_mail = sent(seat, "notice")
    assert "FALL BACK ON place" in help_mail.text
    assert "FALL BACK ON place" in help_mail.html


def test_the_deadline_stands_above_the_tables(game: Game) -> None:
    text = sent(seats(game)[0], "call").text
    assert 0 < text.index("are due by") < text.index("YOUR TROOPS")
    assert text.count("are due by") == 1


def test_a_receipt_says_in_words_what_goes_out(game: Game) -> None:
    seat = next(each for each in seats(game) if each.player and each.player.email.startswith("brun"))
    answer(seat, "Second Corps: march to Charleroi by Jamioulx at 05:30", NOON)
    receipt = sent(seat, "receipt")
    assert "march to Charleroi by way of Jamioulx; set out at 05:30" in " ".join(receipt.text.split())
    assert "orders received: 1 understood" in receipt.subject
