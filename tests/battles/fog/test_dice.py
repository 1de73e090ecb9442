"""Dice keep the fog: who of the enemies threw cannot be told from anything that a player is mailed.

The attack is made on a battle of guns by mail: once with the seeds published, as they were before dice were sealed, and
once with the dice as they are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User

from battles.engine.dice import commitment
from battles.engine.knowledge import Knowledge, public_id
from battles.engine.sealing import Sealed
from campaigns import check_dice
from campaigns.models import Campaign, Game, Player, Schedule, Seat, Side, Turn
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail
from orders.services.out import notices
from orders.services.out.enclosures import render
from tests.battles.documents import battalion, battery, duel
from tests.battles.fog.attack import Seen, numbers_in, suspects
from tests.printed_words import printed_words

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
TURNS, GUNS = 3, 8
ENEMY = "enemy-"


@dataclass(frozen=True)
class Played:
    """A battle as far as it was played, and all that General Foy was mailed: each part of each mail, in plain bytes."""

    battle: Game
    seat: Seat
    turns: tuple[Turn, ...]
    mailed: tuple[tuple[str, bytes], ...]

    @property
    def throws(self) -> list[Seen]:
        """Every throw of an enemy without a name that he was told of."""
        told = [event for turn in self.turns for event in turn.told["french"] if "roll" in event]
        return [
            Seen(
                event["roll"]["by"],
                event["turn"],
                event["roll"]["for"],
                tuple(event["roll"]["dice"]),
                event["roll"].get("mark", ""),
            )
            for event in told
            if event["roll"]["by"].startswith(ENEMY)
        ]

    @property
    def truth(self) -> Mapping[str, str]:
        """Who each of those enemies is."""
        known = [Knowledge.from_mapping(turn.knowledge["french"]) for turn in self.turns]
        pairs = ((public_id(contact), contact.subject) for each in known for contact in each.contacts)
        return {alias: subject for alias, subject in pairs if alias.startswith(ENEMY)}

    @property
    def enemies(self) -> list[str]:
        """All units of the enemy's order of battle."""
        return [unit["id"] for unit in self.battle.document["units"] if unit["of"] == "AB"]


def field() -> dict[str, Any]:
    """Eight battalions in the open, and eight batteries that fire at them from where nobody can be named."""
    places = [8 + 14 * number for number in range(GUNS)]
    foot = [battalion(f"foot-{number}", at=(place, 20), strength=12) for number, place in enumerate(places)]
    guns = [battery(f"battery-{number}", "AB", (place, 48), facing=180) for number, place in enumerate(places)]
    return duel(*foot, *guns, turn=1, title="Eight batteries", settings={"fog": "known"})


def play(*, sealed: bool) -> Played:
    """Some turns by mail, always with the same seeds: the guns fire, the foot stands."""
    umpire = User.objects.create_user("umpire", "umpire@club.test", "pass-word-1815")
    campaign = Campaign.objects.create(name="Guns", slug="guns")
    campaign.umpires.add(umpire)
    seats = []
    for position, (side, name) in enumerate((("french", "Foy"), ("allied", "Picton"))):
        held = Side.objects.create(campaign=campaign, key=side, name=side.title(), nation=side, position=position)
        player = Player.objects.create(name=name, email=f"{name.lower()}@players.test")
        seats.append(Seat.objects.create(campaign=campaign, side=held, name=f"General {name}", player=player))
    document = field()
    battle = Game.objects.create(
        campaign=campaign, title=document["title"], slug="guns", ruleset="mini-nap", document=document
    )
    Schedule.objects.create(game=battle, close_when_all_in=False)
    life.start_game(battle, NOON)
    shots = "".join(f"battery-{number}: FIRE AT foot-{number}\n" for number in range(GUNS))
    played = []
    for number in range(1, TURNS + 1):
        turn = battle.turns.get(number=number)
        secret = hashlib.sha256(f"turn {number}".encode()).digest()
        root = Sealed(secret, number).root if sealed else commitment(secret)
        Turn.objects.filter(pk=turn.pk).update(seed=secret.hex(), commitment=root)
        turn.refresh_from_db()
        notices.tell_due(NOON + timedelta(hours=number))
        for seat, orders in zip(seats, ("INTENT HOLD", shots), strict=True):
            sheets.submit(seat, turn, orders, now=NOON)
        life.close_turn(turn, NOON, because=Turn.Closed.UMPIRE)
        assert resolution.resolve(turn.pk, NOON), Turn.objects.get(pk=turn.pk).problem_values
        turn.refresh_from_db()
        played.append(turn)
    notices.tell_due(NOON + timedelta(hours=TURNS + 1))
    mailed = [part for mail in OutgoingMail.objects.filter(seat=seats[0]) for part in parts(mail)]
    return Played(battle, seats[0], tuple(played), tuple(mailed))


def parts(mail: OutgoingMail) -> list[tuple[str, bytes]]:
    """What of a mail may hold a number: head, words, proofs, and the text that can be read in the last paper."""
    found = [("words", f"{mail.subject} {mail.headers} {mail.message_id} {mail.text} {mail.html}".encode())]
    for reference in mail.attachments:
        if reference["kind"] == "dice":
            enclosure = render(reference)
            found.append((enclosure.name, enclosure.content))
        elif reference["kind"] == "report" and mail.turn is not None and mail.turn.number == TURNS:
            found.append(("paper", printed_words(render(reference).content).encode()))
    return found


def unmasked(played: Played, numbers: Mapping[int, set[bytes]]) -> tuple[float, float]:
    """How well the attack does: the mean chance that it names the right unit, and the chance of a blind guess."""
    title, enemies, truth = played.battle.proof_title, played.enemies, played.truth
    found = suspects([throw for throw in played.throws if throw.alias in truth], title, enemies, numbers)
    hits = [1 / len(units) if truth[alias] in units else 0.0 for alias, units in found.items()]
    assert len(hits) >= 5
    return sum(hits) / len(hits), 1 / len(enemies)


def test_whoever_has_the_seeds_of_plain_dice_knows_his_enemies() -> None:
    """The attack works: so were the dice before they were sealed, when a report gave the seed of its turn."""
    played = play(sealed=False)
    hit, _ = unmasked(played, {turn.number: {bytes.fromhex(turn.seed)} for turn in played.turns})
    assert hit > 0.8


def test_with_all_that_a_player_is_mailed_no_enemy_who_threw_can_be_told_from_another() -> None:
    played = play(sealed=True)
    numbers = numbers_in(content for _, content in played.mailed)
    roots = {bytes.fromhex(turn.commitment) for turn in played.turns}
    proofs = [json.loads(content) for name, content in played.mailed if name.endswith("dice.json")]
    proofs.sort(key=lambda proof: int(proof["turns"][0]["turn"]))
    keys = {bytes.fromhex(roll["key"]) for proof in proofs for turn in proof["turns"] for roll in turn["rolls"]}
    assert roots | keys <= numbers  # the attacker has looked at everything
    assert not {bytes.fromhex(turn.seed) for turn in played.turns} & numbers
    hit, chance = unmasked(played, {turn.number: numbers for turn in played.turns})
    assert hit <= 2 * chance

    assert len(proofs) == TURNS
    for turn, proof in zip(played.turns, proofs, strict=True):
        lines = check_dice.check(proof, turn.commitment)
        assert {state for _, state in lines} == {"good"}
        marks = {roll["mark"] for roll in proof["turns"][0]["rolls"]}
        told = [event for event in turn.told["french"] if "roll" in event]
        assert {event["roll"]["mark"] for event in told} <= marks
