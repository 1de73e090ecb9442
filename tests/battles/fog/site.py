"""A position played on through the whole site, and all that reaches the player of the side that looks on.

He writes his orders by mail, asks for what may be asked, gets receipts and reports, and opens every page of his; so it
goes for two turns. Everything is as the wire and the browser get it, byte for byte.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest import mock

from django.contrib.auth.models import User
from django.db import transaction
from django.test import Client
from django.urls import reverse

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.battlefile import to_document
from battles.engine.events import Event
from battles.engine.knowledge import public_id
from battles.engine.sealing import Sealed
from campaigns.models import Campaign, Game, Player, Schedule, Seat, Side, Turn
from campaigns.services import seating
from campaigns.services.people.addresses import seat_address
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail
from orders.services.out import delivery, notices
from orders.services.out.enclosures import render
from tests.battles.fog import pairs
from tests.battles.fog.pairs import Position
from tests.orders.services.post import letter, took

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
HOUR = timedelta(hours=1)
BACKEND = "django.contrib.auth.backends.ModelBackend"
TURNS = 2
CSRF = re.compile(rb'(?<="x-csrftoken": ")\w*|(?<=name="csrfmiddlewaretoken" value=")\w*')
#: Enclosures that cost little to make; the others are drawn only when wanted.
LIGHT = ("dice", "calendar")


@dataclass(frozen=True)
class Site:
    """What the player got, by what it is; and the turns as they were."""

    got: Mapping[str, bytes]
    turns: tuple[pairs.Turn, ...]


def two_turns(position: Position, battle: Battle, *, drawn: bool) -> Site:
    """Play a battle for two turns from a position, and take everything back again.

    With ``drawn`` mails are put together with all that hangs on them, maps and papers too.
    """
    point = transaction.savepoint()  # not atomic(): what stores mail must not stand within another block
    with mock.patch.object(life, "new_seed", _seed):
        site = _played(position, battle, drawn=drawn)
    transaction.savepoint_rollback(point)
    return site


def _played(position: Position, battle: Battle, *, drawn: bool) -> Site:
    viewer = position.viewer
    game, seats = _set_up(position, battle)
    own = seats[viewer]
    texts = {side: _in_his_words(position, battle.orders.get(side, ""), side) for side in seats}
    got: dict[str, bytes] = {}
    client = Client()
    client.force_login(User.objects.get(username=viewer), backend=BACKEND)
    played: list[pairs.Turn] = []
    for number in range(TURNS):
        at = NOON + number * 24 * HOUR
        turn = game.turns.filter(state=Turn.State.OPEN).get()
        notices.tell_due(at)
        for name, words in (("orders", texts[viewer]), ("status", "STATUS"), ("help", "HELP"), ("map", "MAP")):
            raw = letter(
                words, message_id=f"<{name}-{number}@players.test>", From=own.player.email, To=seat_address(own)
            )
            took(raw, at=at)
        got |= _pages(client, own, turn, f"{number}, orders", texts[viewer])
        for side, seat in seats.items():
            if side != viewer and texts[side]:
                sheets.submit(seat, turn, texts[side], now=at)
        life.close_turn(turn, at + 12 * HOUR, because=Turn.Closed.DEADLINE)
        assert resolution.resolve(turn.pk, at + 12 * HOUR), Turn.objects.get(pk=turn.pk).problem_values
        turn.refresh_from_db()
        notices.tell_due(at + 13 * HOUR)
        got |= _pages(client, own, turn, f"{number}, reported", texts[viewer])
        played.append(_as_pair(turn))
    for place, mail in enumerate(OutgoingMail.objects.filter(seat=own).order_by("pk")):
        got |= {f"mail {place} {mail.kind}, {part}": content for part, content in _parts(mail, drawn=drawn)}
    return Site(got, tuple(played))


def _seed(first: int) -> tuple[str, str]:
    """The seed and the root of a turn: the same in both worlds."""
    secret = hashlib.sha256(f"turn {first}".encode()).digest()
    return secret.hex(), Sealed(secret, first).root


def _set_up(position: Position, battle: Battle) -> tuple[Game, dict[str, Seat]]:
    """The battle on the site, in its middle: behind it a turn at whose end the viewer knew what he knows."""
    document = to_document(battle) | {"orders": {}}
    campaign = Campaign.objects.create(name="Pairs", slug="pairs")
    seats: dict[str, Seat] = {}
    for place, side in enumerate(battle.sides):
        user = User.objects.create_user(side.id, f"{side.id}@players.test")
        held = Side.objects.create(campaign=campaign, key=side.id, name=side.id, nation=side.nation, position=place)
        player = Player.objects.create(name=side.id, email=user.email, user=user)
        seats[side.id] = Seat.objects.create(
            campaign=campaign, side=held, name=f"General {side.id}", player=player, key=f"7Q2K-MXA{place}-B9DR"
        )
    game = Game.objects.create(
        campaign=campaign,
        title="Pairs",
        slug="pairs",
        ruleset=battle.ruleset,
        status=Game.Status.RUNNING,
        document=document,
    )
    Schedule.objects.create(game=game, hours=24, close_when_all_in=False, missed=Schedule.Missed.STANDING)
    seating.enter_all(game)
    known = {position.viewer: position.memory.as_mapping()}
    behind = Turn.objects.create(
        game=game,
        number=battle.turn - 1,
        through=battle.turn - 1,
        state=Turn.State.SUPERSEDED,
        opened_at=NOON - 24 * HOUR,
        seed="00" * 32,
        commitment="00" * 32,
        before=document,
        after=document,
        opening=known,
        knowledge=known,
    )
    life.open_turn(game, document, NOON, parent=behind).save()
    return game, seats


def _in_his_words(position: Position, text: str, side: str) -> str:
    """Orders in which the viewer calls enemies as he may."""
    if side != position.viewer:
        return text
    called = {contact.subject: public_id(contact) for contact in position.memory.contacts}
    return re.sub(r"[\w/.-]+", lambda word: called.get(word[0], word[0]), text)


def _pages(client: Client, seat: Seat, turn: Turn, when: str, text: str) -> dict[str, bytes]:
    """Every page, picture and file of the seat that costs little to make."""
    both = [seat.pk, turn.pk]
    wanted = {"player": [seat.pk], "brief": [seat.pk]}
    pictures = ["before"]
    found: dict[str, bytes] = {}
    if turn.state == Turn.State.RELEASED:
        wanted |= {"replay": both, "seat-dice": both}
        pictures.append("after")
    else:
        checked = client.post(reverse("check-orders", args=both), {"text": text})
        found[f"{when}: check"] = _page(checked)
    for moment in pictures:
        found[f"{when}: map {moment}"] = _page(client.get(reverse("seat-map", args=[*both, moment])))
    for name, arguments in wanted.items():
        found[f"{when}: {name}"] = _page(client.get(reverse(name, args=arguments)))
    return found


def _page(answer: Any) -> bytes:
    head = "\n".join(f"{name}: {value}" for name, value in sorted(answer.headers.items()) if name != "Vary")
    return f"{answer.status_code}\n{head}\n".encode() + CSRF.sub(b"", answer.content)


def _parts(mail: OutgoingMail, *, drawn: bool) -> Iterator[tuple[str, bytes]]:
    if drawn:
        yield "as sent", delivery.assembled(mail).as_bytes()
        return
    head = (mail.sender, mail.to, mail.reply_to, mail.subject, mail.message_id, mail.references, str(mail.headers))
    yield "head", "\n".join(head).encode()
    yield "text", mail.text.encode()
    yield "html", mail.html.encode()
    yield "enclosures", str([reference["kind"] for reference in mail.attachments]).encode()
    for reference in mail.attachments:
        if reference["kind"] in LIGHT:
            made = render(reference)
            yield made.name, made.content


def _as_pair(turn: Turn) -> pairs.Turn:
    """A turn of the site, to be asked who met whom in it."""
    before, after = rulesets.read(turn.before), rulesets.read(turn.after or {})
    events = tuple(Event.from_mapping(event) for event in turn.events)
    nothing: Any = None
    return pairs.Turn(before, after, events, nothing, nothing, ())
