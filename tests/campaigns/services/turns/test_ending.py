"""The end of a game: by the umpire or by itself; what everybody is told, and who gets the story."""

from __future__ import annotations

import pytest

from campaigns.models import Game, Turn
from campaigns.services.desk.deeds import Occasion, perform
from campaigns.services.turns import life
from orders.models import OutgoingMail
from orders.services.out import notices
from orders.services.out.enclosures import Material, render
from tests.played import HOUR, NOON, Played

pytestmark = pytest.mark.django_db
LATER = NOON + 3 * HOUR


def ended_mails() -> list[OutgoingMail]:
    notices.tell_due(LATER)
    return list(OutgoingMail.objects.filter(key__regex="^(end|story)/").order_by("pk"))


def test_a_battle_is_ended_with_its_last_reported_turn_and_everybody_is_told(played: Played) -> None:
    assert life.end_game(played.battle, LATER, who="umpire")
    assert Game.objects.get(pk=played.battle.pk).status == Game.Status.FINISHED
    assert not played.battle.turns.filter(state=Turn.State.OPEN).exists()
    mails = ended_mails()
    assert {mail.seat.name for mail in mails if mail.seat} == {"General Foy", "General Picton"}
    assert "is over" in mails[0].text
    assert "At the end:" in mails[0].text
    assert [mail.attachments for mail in mails] == [[], []]
    assert played.campaign.audit.filter(action="end-battle").exists()


def test_the_story_goes_to_everybody_when_the_umpire_says_so_and_not_before_the_end(played: Played) -> None:
    on = Occasion(played.battle, played.second, "umpire", LATER)
    assert not perform("story", on).done
    life.end_game(played.battle, LATER, who="umpire")
    assert perform("story", on).done
    assert perform("story", on).said == "Everybody has it already."
    stories = [mail for mail in ended_mails() if mail.key.startswith("story/")]
    assert [mail.attachments[0]["kind"] for mail in stories] == ["battle", "battle"]


def test_the_story_is_a_paper_that_both_get_alike(played: Played) -> None:
    Game.objects.filter(pk=played.battle.pk).update(shown=Game.Shown.EVERYBODY)
    played.battle.refresh_from_db()
    life.end_game(played.battle, LATER, who="umpire")
    papers = [render(mail.attachments[0], Material()).content for mail in ended_mails()]
    assert papers[0][:5] == b"%PDF-"
    assert papers[0] == papers[1]


@pytest.mark.parametrize("state", [Turn.State.CLOSED, Turn.State.RESOLVING, Turn.State.DRAFTED])
def test_a_battle_is_not_ended_while_a_turn_is_at_work(played: Played, state: Turn.State) -> None:
    Turn.objects.filter(pk=played.second.pk).update(state=state)
    assert not life.end_game(played.battle, LATER, who="umpire")
    assert Game.objects.get(pk=played.battle.pk).status == Game.Status.RUNNING


def test_a_battle_that_is_over_is_not_ended_again(played: Played) -> None:
    assert life.end_game(played.battle, LATER, who="umpire")
    assert not life.end_game(Game.objects.get(pk=played.battle.pk), LATER, who="umpire")
