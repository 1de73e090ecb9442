"""A released turn told in four places, on paper, in the mail as text and as HTML, and on the site: one story."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from django.test import Client
from django.urls import reverse

from battles.engine.sealing import Sealed
from campaigns.models import Seat, Turn
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail
from orders.services.out import notices
from orders.services.out.enclosures import render
from tests.played import HOUR, NOON, Played
from tests.printed_words import printed_words

pytestmark = pytest.mark.django_db
#: The turns that are told of: the first, and a later one that was ordered by mail like it.
TOLD = (1, 4)

ENEMY = r"\benemy-\d+\b"
TAGS = re.compile(r"<(?:style|script|title).*?</(?:style|script|title)>|<[^>]+>", re.DOTALL)


def words(text: str) -> str:
    """A text without tags, line breaks and printers' apostrophes."""
    return re.sub(r"\s+", "", unescape(TAGS.sub(" ", text))).replace("’", "'")


@pytest.fixture(params=TOLD)
def told(played: Played, request: pytest.FixtureRequest) -> Played:
    """The battle, played on to the end of one of the turns: that turn stands for the first."""
    last, now = played.first, NOON + HOUR
    while last.number < request.param:
        turn, now = played.battle.turns.get(parent=last), now + HOUR
        seed = bytes([turn.number] * 32)
        turn.seed, turn.commitment = seed.hex(), Sealed(seed, turn.number).root
        turn.save(update_fields=["seed", "commitment"])
        for seat in (played.french, played.allied):
            sheets.submit(seat, turn, "INTENT ATTACK", now=now)
        life.close_turn(turn, now + HOUR / 2, because=Turn.Closed.UMPIRE)
        assert resolution.resolve(turn.pk, now + HOUR / 2) is not None
        notices.tell_due(now + HOUR / 2)
        turn.refresh_from_db()
        last = turn
    return replace(played, first=last)


def report_to(played: Played, seat: Seat) -> OutgoingMail:
    return OutgoingMail.objects.get(seat=seat, kind="report", turn=played.first)


def paper_of(mail: OutgoingMail) -> str:
    """The report that a mail encloses, as words."""
    papers = [render(reference) for reference in mail.attachments]
    report = next(one for one in papers if one.name.endswith(".pdf") and "report" in one.name.lower())
    return printed_words(report.content)


def page_of(played: Played, seat: Seat) -> str:
    """The turn on the site, as the holder of a seat sees it."""
    client = Client()
    client.force_login(seat.player.user, backend="django.contrib.auth.backends.ModelBackend")
    response = client.get(reverse("replay", args=[seat.pk, played.first.pk]))
    assert response.status_code == 200
    return response.content.decode()


@pytest.mark.parametrize("who", ["french", "allied"])
def test_a_turn_is_told_in_the_same_words_on_paper_in_the_mail_and_on_the_site(told: Played, who: str) -> None:
    seat = getattr(told, who)
    mail = report_to(told, seat)
    places = {"text": words(mail.text), "html": words(mail.html), "page": words(page_of(told, seat))}
    paper = words(paper_of(mail))
    paragraphs = re.findall(r"<p[^>]*>(.*?)</p>", mail.html[mail.html.index("What happened") :], re.DOTALL)
    tales = [words(one) for one in paragraphs if re.search(r"metres|stood|fired|hundred men", one)]
    assert len(tales) >= 2
    for tale in tales:
        for name, text in places.items():
            assert tale in text, (name, tale)
        if "fired" in tale or "metres" in tale:
            assert tale in paper, tale


@pytest.mark.parametrize("who", ["french", "allied"])
def test_every_figure_of_the_mails_table_is_the_papers(told: Played, who: str) -> None:
    seat = getattr(told, who)
    mail = report_to(told, seat)
    paper = paper_of(mail)
    rows = set(re.findall(r"^\S.*?  +([\d,]+)(?: men)?  +[A-Z]\d+", mail.text, re.MULTILINE))
    assert rows
    points = [int(row.replace(",", "")) // 100 for row in rows]
    for count in points:
        assert re.search(rf"\b{count} of {count}\b|\b{count}\b", paper), count


@pytest.mark.parametrize(("who", "foe"), [("french", "allied"), ("allied", "french")])
def test_nothing_is_told_by_its_true_name_that_the_seat_does_not_know(told: Played, who: str, foe: str) -> None:
    seat = getattr(told, who)
    mail = report_to(told, seat)
    state = told.first.after or told.first.before
    formations = {one["id"]: one for one in state["formations"]}

    def side_of(formation: str) -> str:
        one = formations[formation]
        return str(one["side"]) if one.get("side") else side_of(str(one["of"]))

    foes = [unit for unit in state["units"] if side_of(unit["of"]) == foe]
    assert foes
    known = str((told.first.knowledge or {}).get(who, ""))
    everything = "\n".join(
        (mail.subject, mail.text, TAGS.sub(" ", mail.html), TAGS.sub(" ", page_of(told, seat)), paper_of(mail))
    )
    hidden = [unit["name"] for unit in foes if unit.get("name") and unit["name"] not in known]
    for name in hidden:
        assert name not in everything
    own = [unit["name"] for unit in state["units"] if side_of(unit["of"]) == who and unit.get("name")]
    assert any(name in everything for name in own)


@pytest.mark.parametrize("who", ["french", "allied"])
def test_every_handle_of_a_mail_is_the_papers_and_that_of_the_battle(told: Played, who: str) -> None:
    seat = getattr(told, who)
    mail = report_to(told, seat)
    paper, sheet = paper_of(mail), mail.text[mail.text.index("above this line") :]
    state = told.first.after
    assert state is not None
    called = {
        name
        for one in state["formations"]
        for name in (one["id"], one.get("name"), (one.get("commander") or {}).get("name"))
        if name
    }
    blocks = re.findall(r"^(?:BRIGADE|DIVISION|GENERAL) ([^:#/\n]+)", sheet, re.MULTILINE)
    assert blocks
    assert {block.strip() for block in blocks} <= called
    handles = set(re.findall(ENEMY, mail.text))
    assert handles <= set(re.findall(ENEMY, str((told.first.knowledge or {}).get(who))))
    for handle in handles:
        assert re.search(rf"e{handle.removeprefix('enemy-')}(?!\d)|{handle}", paper), handle
