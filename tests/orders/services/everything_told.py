"""All that people are sent and shown of a battle, of a campaign and of a simulation: each mail and page by its name.

What is not posted by the way of a game (umpires' letters of each stage, a hand-over, more time) is written by the same
services that would write it.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from battles.simulation import Player, Terms
from battles.simulation.paper import simulation_paper
from battles.simulation.tally import Tally
from campaigns.models import Game, Piece, Question, Seat, Turn
from campaigns.services.desk.rehearsal import rehearse
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.people.addresses import seat_address
from campaigns.services.people.languages import speaking_to
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns import life, resolution
from orders.models import OutgoingMail
from orders.services import handover, letters
from orders.services.gate import umpire_mail
from orders.services.letters import campaigns as march_letters
from orders.services.letters import questions
from orders.services.letters import umpires as umpires_letters
from orders.services.letters.pieces import to_umpires as piece_to_umpires
from orders.services.out import notices
from orders.services.out.outbox import Letter
from tests.orders.services.post import took
from tests.orders.stage import NOW
from tests.printed_words import printed_words

MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)
#: What a seat writes, one mail each: words to send alone, orders of which one line is asked back and one refused.
ASKED = (
    "STATUS", "HELP", "HELP WORDS", "HELP SHEET", "HELP LINES", "HELP MAILS", "MAP", "PROPOSE", "RESEND",
    "WITHDRAW ORDERS", "LEAVE NONE",
    "LEAVE FROM 24 DEC TO 2 JAN", "DEPUTY nobody", "DEPUTY anna@example.org", "DEPUTY NONE", "1b", "BOTH", "NOT L4",
    "UMPIRE: May my guns cross the brook?", "Good morning!", "TURN 9\nINTENT ATTACK",
)  # fmt: skip
STAGES = ("open", "waiting", "drafted", "resolved", "problem")
#: What stands on a page or in a letter to be copied, and what is no text at all.
COPIED = re.compile(r"(?s)<(pre|code|textarea|button)[ >].*?</\1>")
ADDRESS = re.compile(r"https?://\S+|\S+@\S+")
UNSAID = re.compile(r"(?s)<(style|script|head)[ >].*?</\1>|<[^>]+>")


@dataclass(frozen=True, slots=True)
class Told:
    """Something that somebody reads: what it is, its words, and what stands in it to be copied or was copied."""

    what: str
    words: str
    copied: str = ""


def of_letter(what: str, text: str, markup: str) -> Iterator[Told]:
    """A letter, as text and as HTML. What the HTML holds to be copied is known in the text by its lines."""
    copied = " ".join(html.unescape(UNSAID.sub(" ", found[0])) for found in COPIED.finditer(markup))
    lines = {" ".join(line.split()) for line in re.split(r"[\n]", html.unescape(_copies(markup)))}
    said = [line for line in text.splitlines() if " ".join(line.split()).removeprefix("= ") not in lines]
    yield Told(f"{what}, text", ADDRESS.sub("", "\n".join(said)), copied)
    yield Told(f"{what}, HTML", spoken(markup), copied)


def _copies(markup: str) -> str:
    """What stands in a letter to be copied, line by line."""
    return "\n".join(UNSAID.sub("", found[0].replace("<br>", "\n")) for found in COPIED.finditer(markup))


def spoken(markup: str) -> str:
    """What is read of a page or letter, but for what stands there to be copied."""
    kept = re.sub(r"</(?:p|td|th|tr|h\d|div|li|summary)>|<br>", "\n", COPIED.sub(" ", markup))
    return ADDRESS.sub("", html.unescape(UNSAID.sub(" ", kept)))


def posted() -> Iterator[Told]:
    """All mails that were written."""
    for number, mail in enumerate(OutgoingMail.objects.select_related("seat").order_by("pk")):
        yield from of_letter(f"{number} {mail.kind} {mail.subject}", f"{mail.subject}\n{mail.text}", mail.html)


def written(what: str, letter: Letter) -> Iterator[Told]:
    """A letter that was not posted."""
    yield from of_letter(what, f"{letter.subject}\n{letter.text}", letter.html)


def pdf(what: str, content: bytes) -> Told:
    """A paper."""
    return Told(what, printed_words(content))


def of_battle(slug: str, language: str) -> Iterator[Told]:
    """A battle from the invitation to its end: two turns, of which the second is only asked for."""
    umpire = _umpire()
    game = load_scenario(find_scenario(slug), who="umpire", now=NOW, umpires=[umpire])
    game.campaign.language = language
    game.campaign.save(update_fields=["language"])
    seats = list(Seat.objects.filter(campaign=game.campaign, player__isnull=False).select_related("player", "side"))
    turn = life.start_game(game, NOW)
    for seat in seats[:2]:
        letters.post_invitation(seat, now=NOW)
    notices.tell_due(NOW)
    commanders = _one_of_each_side(seats)
    for number, seat in enumerate(commanders):
        own = OutgoingMail.objects.filter(seat=seat, kind="call").latest("pk")
        block = next(line for line in own.text.splitlines() if re.match(r"(BRIGADE|DIVISION|CORPS) \S", line))
        orders = f"{block}\n  INTENT ATTACK\n  INTENT FLY AWAY\nThe regiment should attack the wood.\n"
        mails = (orders, *ASKED, f"{block}\n  INTENT ADVANCE\n", "STATUS")
        _exchange(seat, mails, number)
    yield from _of_turn(turn, seats[0], umpire)
    yield from _pages(game, commanders[0], turn, umpire, "INTENT ATTACK\nThe regiment should attack the wood.")
    _resolve(turn)
    notices.tell_due(NOW + DAY)
    with speaking_to(commanders[0]):
        for each in STAGES[2:]:
            detail = {"occasion": each, "stage": each}
            yield from _umpires(turn, detail)
        handover.post_handover(commanders[0], now=NOW + DAY)
        yield from written("end", letters.end(game, commanders[0], story=True))
    yield from _afterwards(game, commanders[0], turn, umpire)
    yield from posted()


def of_campaign(name: str, language: str) -> Iterator[Told]:
    """Two rounds of a campaign, with its gazette."""
    umpire = _umpire()
    scenario = find_campaign(name)
    document = scenario.document()
    orders = document.pop("orders")
    places = [place["id"] for place in document["map"]["places"]]
    first, second = document["sides"][0]["id"], document["sides"][1]["id"]
    document["gazette"] = [
        {"id": "b", "kind": "battle", "of": f"at-{places[0]}", "due": "1815-06-15T08:00",
         "facts": {"place": places[0], "attacker": first, "losses": {first: 1000, second: 600}}},
        {"id": "c", "kind": "capture", "of": places[1], "due": "1815-06-15T08:00", "facts": {"place": places[1]}},
    ]  # fmt: skip
    game = set_up(document, who="umpire", now=NOW, umpires=[umpire], players=scenario.players())
    game.campaign.language = language
    game.campaign.save(update_fields=["language"])
    turn = life.start_game(game, NOW)
    notices.tell_due(NOW)
    held = list(Seat.objects.filter(campaign=game.campaign, player__isnull=False).select_related("player", "side"))
    letters.post_invitation(held[0], now=NOW)
    posts = {post["formation"]: post["id"] for post in document["posts"]}
    for number, seat in enumerate(held):
        text = orders.get(posts[seat.formations[0]]) or "STANDING ALL on contact: DELAY"
        _exchange(seat, (text, *((*ASKED, "GAZETTE: We have the honour.") if number < 2 else ())), number)
    for posting in piece_to_umpires(Piece.objects.latest("pk")):
        yield from written("piece", posting.letter)
    with speaking_to(held[0]):
        yield from written("reminder", march_letters.reminder(turn, held[0], NOW + DAY, NOW))
        yield from written("extension", letters.extension(turn, held[0], NOW + DAY, "I am away."))
    yield from _pages(game, held[0], turn, umpire, next(iter(orders.values()), "HEADQUARTERS: STAY"))
    _resolve(turn)
    notices.tell_due(NOW + DAY)
    yield from _afterwards(game, held[0], turn, umpire)
    client = _client(umpire)
    yield Told("gazette's page", spoken(client.get(reverse("seat-gazette", args=[held[0].pk])).content.decode()))
    with speaking_to(held[0]):
        yield from written("end", march_letters.end(game, held[0], story=True))
    yield from posted()


def of_simulation(document: Mapping[str, Any], turns: int) -> Iterator[Told]:
    """The sheet that comes of playing a battle a few times, with a variant of it."""
    player = Player(Terms(document, turns=turns, seed="told"))
    tally = Tally(player.battle, tuple(player.play(number) for number in range(3)))
    variants = [tally, Tally(player.battle, tally.outcomes, label=f"quality {tally.sides[0]} {_formation(document)}")]
    yield pdf("simulation's sheet", simulation_paper(variants))


def _formation(document: Mapping[str, Any]) -> str:
    return str(document["formations"][-1]["id"])


def _umpire() -> User:
    return User.objects.create_superuser("umpire", "umpire@pbem.test", "pass-word-1815", first_name="Anna")


def _one_of_each_side(seats: list[Seat]) -> list[Seat]:
    return list({seat.side_id: seat for seat in reversed(seats) if seat.side_id and seat.formations}.values()) or seats


def _exchange(seat: Seat, mails: tuple[str, ...], sender: int) -> None:
    """A seat's mails, each of which is answered."""
    assert seat.player is not None
    for number, text in enumerate(mails):
        head = f"From: {seat.player.email}\r\nTo: {seat_address(seat)}\r\nSubject: orders\r\n"
        head += f"Message-ID: <{sender}-{number}@players.test>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
        took((head + text).encode(), at=NOW + MINUTE * number)


def _of_turn(turn: Turn, seat: Seat, umpire: User) -> Iterator[Told]:
    """What is written about an open turn."""
    with speaking_to(seat):
        yield from written("reminder", letters.reminder(turn, seat, NOW + DAY, NOW))
        yield from written("extension", letters.extension(turn, seat, NOW + DAY, "I am away."))
        yield from written("message", letters.message(turn.game, turn, seat, subject="A word", body="Well done."))
        rehearsed = rehearse(turn, NOW)
        assert rehearsed
        for stage in STAGES[:2]:
            yield from _umpires(turn, {"occasion": stage, "stage": stage})
    question = Question.objects.filter(game=turn.game).latest("pk")
    question.answer = "They may, by the bridge."
    with speaking_to(seat):
        yield from written("answered", questions.answered(question))
    for text in ("STATUS", "HELP", "PREVIEW", "HOLD", "EXTEND 24h"):
        for answer in umpire_mail.decide(text, turn.game, umpire, NOW):
            yield Told(f"umpire's {text}", answer.says)


def _umpires(turn: Turn, detail: dict[str, str]) -> Iterator[Told]:
    for posting in umpires_letters.to_umpires(turn, NOW, detail):
        yield from written(f"umpire, {detail['stage']}", posting.letter)


def _client(user: User) -> Client:
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def _pages(game: Game, seat: Seat, turn: Turn, umpire: User, text: str) -> Iterator[Told]:
    """The player's page and what it says as he types, the brief, and the desk."""
    client = _client(umpire)
    for name, arguments in (("player", [seat.pk]), ("brief", [seat.pk]), ("desk", [game.slug])):
        page = client.get(reverse(name, args=arguments))
        assert page.status_code == 200, name
        yield Told(f"page {name}", spoken(page.content.decode()))
    checked = client.post(reverse("check-orders", args=[seat.pk, turn.pk]), {"text": text})
    yield Told("check", spoken(checked.content.decode()))


def _afterwards(game: Game, seat: Seat, turn: Turn, umpire: User) -> Iterator[Told]:
    """The pages of a turn that was told."""
    client = _client(umpire)
    wanted = (
        ("replay", [seat.pk, turn.pk]), ("player", [seat.pk]), ("brief", [seat.pk]), ("desk", [game.slug]),
        ("turn", [game.slug, turn.pk]),
    )  # fmt: skip
    for name, arguments in wanted:
        page = client.get(reverse(name, args=arguments))
        assert page.status_code == 200, name
        yield Told(f"page {name} afterwards", spoken(page.content.decode()))


def _resolve(turn: Turn) -> None:
    turn.refresh_from_db()
    turn.seed = (7).to_bytes(32, "big").hex()
    turn.save(update_fields=["seed"])
    life.close_turn(turn, NOW + DAY, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOW + DAY) is not None, Turn.objects.get(pk=turn.pk).problem_values
    turn.refresh_from_db()
