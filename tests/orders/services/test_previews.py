"""PREVIEW by mail: the umpire has the reports of a draft for himself, and nobody else has anything."""

from __future__ import annotations

import re

import pytest
from django.contrib.auth.models import User

from campaigns.models import Game, Turn
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail
from orders.services.gate import umpire_mail
from orders.services.out import notices
from orders.services.out.enclosures import render
from tests.campaigns.services.marches import fleurus
from tests.played import HOUR, NOON, Played, play
from tests.printed_words import pages_of

pytestmark = pytest.mark.django_db
LATER = NOON + 3 * HOUR


@pytest.fixture
def played() -> Played:
    played = play()
    Game.objects.filter(pk=played.battle.pk).update(release=Game.Release.UMPIRE)
    sheets.submit(played.french, played.second, "INTENT ADVANCE", now=NOON + HOUR)
    life.close_turn(played.second, LATER, because=Turn.Closed.UMPIRE)
    resolution.resolve(played.second.pk, LATER)
    notices.tell_due(LATER)
    return played


def preview(played: Played) -> list[OutgoingMail]:
    before = set(OutgoingMail.objects.values_list("pk", flat=True))
    game = Game.objects.get(pk=played.battle.pk)
    (answer,) = umpire_mail.decide("PREVIEW", game, played.cast.umpire, LATER)
    assert answer.done
    assert "to you alone" in answer.says
    return list(OutgoingMail.objects.exclude(pk__in=before).order_by("pk"))


def test_the_umpire_has_every_report_of_the_draft_and_nobody_else_has_any(played: Played) -> None:
    mails = preview(played)
    assert [mail.subject.split(":")[0] for mail in mails] == ["Preview for General Foy", "Preview for General Picton"]
    assert {mail.to for mail in mails} == {played.cast.umpire.email}
    assert Turn.objects.get(pk=played.second.pk).state == Turn.State.DRAFTED
    assert not played.battle.turns.filter(number=3).exists()


def test_a_preview_says_what_the_report_will_say(played: Played) -> None:
    mails = preview(played)
    life.release(Turn.objects.get(pk=played.second.pk), LATER, who="umpire")
    notices.tell_due(LATER)
    report = OutgoingMail.objects.get(kind="report", turn=played.second, seat=played.french)
    # The next turn is sealed anew when it opens.
    said, sealed = mails[0].text, re.compile(r"\b[0-9a-f]{64}\b")
    assert sealed.sub("", said) == sealed.sub("", report.text)
    papers = [render(each).content for each in mails[0].attachments]
    assert sorted(paper[:4] for paper in papers) == [b"%PDF", b"\x89PNG"]


def test_a_preview_of_an_open_turn_is_a_rehearsal_without_machine_words() -> None:
    played = play()
    (answer,) = umpire_mail.decide("PREVIEW", played.battle, played.cast.umpire, LATER)
    assert "Turn 2 completes with" in answer.says
    assert "_" not in answer.says


def test_a_preview_of_a_campaign_has_the_map_and_the_paper_of_each_headquarters() -> None:
    game = fleurus.campaign()
    Game.objects.filter(pk=game.pk).update(release=Game.Release.UMPIRE)
    turn = fleurus.play(game, fleurus.NOON + fleurus.DAY)
    assert turn.state == Turn.State.DRAFTED
    known = set(OutgoingMail.objects.values_list("pk", flat=True))
    (answer,) = umpire_mail.decide("PREVIEW", game, User.objects.get(username="anna"), LATER)
    assert answer.done, answer.says
    previews = list(OutgoingMail.objects.exclude(pk__in=known).order_by("pk"))
    assert {mail.to for mail in previews} == {"anna@umpires.test"}
    previewed = {mail.subject.split(":")[0].removeprefix("Preview for "): mail for mail in previews}
    assert life.release(turn, LATER, who="umpire")
    notices.tell_due(LATER)
    for seat in fleurus.seats(game).values():
        mail, report = previewed[seat.name], OutgoingMail.objects.get(kind="report", turn=turn, seat=seat)
        assert mail.text == report.text
        drawn, paper = (render(each).content for each in mail.attachments)
        assert drawn == render(report.attachments[0]).content
        assert seat.name in pages_of(paper)[0]
