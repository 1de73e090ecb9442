"""No mail, paper or page of a battle speaks of what its rulebook does not know: another book's measures and units."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from battles.services.papers.page import PAPERS
from campaigns.models import Game, Turn
from campaigns.services.people.addresses import seat_address
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail
from orders.services.out import notices
from orders.services.out.enclosures import render
from tests.orders.services.post import took
from tests.printed_words import printed_words

NOW = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
#: What other books count and measure by, which is nothing in these.
FOREIGN = {
    "big-napoleonic-battles": re.compile(
        r"strength points?|\bSP\b|initiatives? \d|\d ?cm\b|centimet|army break|\bcohesion|\bcards?\b|levels? of order"
        r"|\bbattalions?\b|brigade took|\bQR\b",
        re.IGNORECASE,
    ),
    "carolus-rex": re.compile(
        r"strength points?|\bSP\b|initiatives? \d|\d ?cm\b|centimet|\bbases\b|morale marker|disrupt"
        r"|brigade took|\bQR\b",
        re.IGNORECASE,
    ),
    "old-trousers": re.compile(
        r"strength points?|\bSP\b|initiatives? \d|\d ?cm\b|centimet|\bbases\b|\bcards?\b|\bcohesion|levels? of order"
        r"|brigade took|\bQR\b",
        re.IGNORECASE,
    ),
}
#: What each counts, which is to be read somewhere.
OWN = {"big-napoleonic-battles": "bases", "carolus-rex": "cohesion", "old-trousers": "figures"}
# The scale of a map is told on paper: so many millimetres to a centimetre.
SCALE = re.compile(r"[\d.]+ mm (here )?is 1 cm")
# Keys are drawn by chance, and may be like any word: *56CM*.
KEY = re.compile(r"\b(?:[A-Z0-9]{4}-){2}[A-Z0-9]{4}\b")
SCENARIOS = ("a-village-on-the-goldbach", "austerlitz", "selo", "poltava", "villaseca")
UNSPOKEN = re.compile(r"<(style|script)\b.*?</\1>|<[^>]+>", re.DOTALL)


def played(slug: str) -> tuple[Game, User]:
    """A scenario after its first turn, in which one seat a side has written by mail and has got its answers."""
    umpire = User.objects.create_user("umpire", "umpire@pbem.test", "pass-word-1805")
    battle = load_scenario(find_scenario(slug), who="umpire", now=NOW, umpires=[umpire])
    turn = life.start_game(battle, NOW, who="umpire")
    notices.tell_due(NOW)
    for number, seat in enumerate(battle.campaign.seats.select_related("player", "side")):
        own = next(iter(OutgoingMail.objects.filter(seat=seat, kind="call")))
        block = next(line for line in own.text.splitlines() if re.match(r"(CORPS|DIVISION) ", line))
        took(_letter(f"{block}\n  INTENT ATTACK\n", own, number), at=NOW)
        took(_letter("HELP\n", own, 100 + number), at=NOW)
        took(_letter(f"{block}\n  INTENT FLY AWAY\n", own, 200 + number), at=NOW)
        sheets.submit(seat, turn, "INTENT ATTACK", now=NOW)
    life.close_turn(turn, NOW + HOUR, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOW + HOUR) is not None, Turn.objects.get(pk=turn.pk).problem
    notices.tell_due(NOW + HOUR)
    return battle, umpire


def _letter(text: str, call: OutgoingMail, number: int) -> bytes:
    assert call.seat is not None
    return (
        f"From: {call.to}\r\nTo: {seat_address(call.seat)}\r\nSubject: Re: orders\r\n"
        f"Message-ID: <{number}@players.test>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{text}"
    ).encode()


def words_of(content: bytes, name: str) -> str:
    """What is to be read in a file that came with a mail or a page."""
    if content.startswith(b"%PDF"):
        return printed_words(content)
    if name.endswith((".svg", ".html", ".txt", ".yaml")):
        return UNSPOKEN.sub(" ", content.decode())
    return ""


def everything(battle: Game, umpire: User) -> Iterator[tuple[str, str]]:
    """All that anybody reads of a battle, by name: mails with their papers, the umpire's papers, pages."""
    kinds: set[tuple[str, object]] = set()
    for mail in OutgoingMail.objects.select_related("seat__side"):
        yield f"{mail.kind} to {mail.to}", f"{mail.subject}\n{mail.text}\n{UNSPOKEN.sub(' ', mail.html)}"
        side = mail.seat.side_id if mail.seat is not None else None
        if (mail.kind, side) not in kinds:
            kinds.add((mail.kind, side))
            for reference in mail.attachments:
                enclosure = render(reference)
                yield f"{enclosure.name} to {mail.to}", words_of(enclosure.content, enclosure.name)
    client = Client()
    client.force_login(umpire)
    pages = [reverse(name, args=[battle.slug]) for name in ("desk", "battle-rules", "battle-replay", "opening-map")]
    pages += [reverse("turn", args=[battle.slug, turn.pk]) for turn in battle.turns.all()]
    pages += [reverse("campaign", args=[battle.campaign.slug])]
    pages += [reverse("paper", args=[battle.slug, word]) for word in PAPERS]
    for page in pages:
        answer = client.get(page)
        assert answer.status_code == 200, page
        content = b"".join(answer.streaming_content) if answer.streaming else answer.content
        yield page, words_of(content, "page.html")


@pytest.mark.django_db
@pytest.mark.parametrize("slug", SCENARIOS)
def test_nothing_that_is_read_of_a_battle_speaks_the_words_of_another_rulebook(slug: str, settings) -> None:
    settings.MAIL_DOMAIN, settings.WAKE_WORKERS = "orders.test", False
    battle, umpire = played(slug)
    foreign, found = FOREIGN[battle.ruleset], []
    own = False
    for name, told in everything(battle, umpire):
        words = KEY.sub("", SCALE.sub("", " ".join(told.split())))
        own = own or OWN[battle.ruleset] in words
        found += [f"{name}: …{words[max(0, m.start() - 50) : m.end() + 40]}…" for m in foreign.finditer(words)]
    assert not found, "\n".join(found[:40])
    assert own
