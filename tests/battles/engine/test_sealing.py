"""Sealed dice, against the contract's words: keys, marks, the tree over the keys, and what a rulebook logs of them."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

import pytest

from battles import rulesets
from battles.engine.battlefile import load
from battles.engine.dice import AVERAGE, D6, RULED, Dice, ScriptedRoll, falling
from battles.engine.sealing import DEPTH, KEYS, Sealed, number_of
from battles.services.adjudication import resolve_battle
from tests.battles.fog.books import BOOKS, SCENARIOS

SECRET = bytes(range(32))
SEALED = Sealed(SECRET, 3)


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def drawn(key: bytes, message: str) -> int:
    for attempt in range(9):
        value = int.from_bytes(mac(key, f"{message}|{attempt}")[:4], "big")
        if value < 6 * (2**32 // 6):
            return 1 + value % 6
    raise AssertionError("nine in a row are out of range")


def test_the_dice_are_those_of_the_contract() -> None:
    mark = mac(SECRET, "mark|fire|1/92|2").hex()[:16]
    number = int.from_bytes(hashlib.sha256(mark.encode()).digest()[:4], "big") % 2**14
    key = mac(SECRET, f"key|{number}")
    wanted = tuple(drawn(key, f"Quatre Bras|3|fire|{mark}|{die}") for die in (1, 2, 3))
    dice = Dice(title="Quatre Bras", turn=3, seed=SEALED)
    dice.throw("fire", "1/92", 1)
    faces = dice.throw("fire", "1/92", 3)
    assert faces == wanted
    thrown = dice.thrown("fire", "1/92", faces)
    assert thrown is not None
    assert thrown.mark == mark


def test_the_root_is_that_of_a_merkle_tree_over_the_keys() -> None:
    def hashed(keys: list[bytes]) -> bytes:
        if len(keys) == 1:
            return hashlib.sha256(b"\0" + keys[0]).digest()
        half = len(keys) // 2
        return hashlib.sha256(b"\1" + hashed(keys[:half]) + hashed(keys[half:])).digest()

    assert SEALED.root == hashed([mac(SECRET, f"key|{number}") for number in range(KEYS)]).hex()


@pytest.mark.parametrize("label", ["fire", "initiative", "rating"])
def test_key_and_path_lead_to_the_root(label: str) -> None:
    mark = SEALED.mark(3, label, "1/92", 1)
    number, node = number_of(mark), hashlib.sha256(b"\0" + SEALED.key_of(mark)).digest()
    nodes = SEALED.neighbours_of([mark])
    path = [nodes[at : at + 32] for at in range(0, len(nodes), 32)]
    assert len(path) == DEPTH
    for neighbour in path:
        node = hashlib.sha256(b"\1" + (neighbour + node if number % 2 else node + neighbour)).digest()
        number //= 2
    assert node.hex() == SEALED.root


def test_nobody_is_known_by_his_mark_in_the_next_game_turn_of_a_round() -> None:
    assert SEALED.mark(3, "fire", "1/92", 1) != SEALED.mark(4, "fire", "1/92", 1)


def test_a_scripted_throw_is_marked_as_ruled_and_counts() -> None:
    dice = Dice(title="", turn=3, seed=SEALED, script=[ScriptedRoll("fire", "1/92", (6, 6))])
    assert dice.throw("fire", "1/92", 2) == (6, 6)
    ruled = dice.thrown("fire", "1/92", (6, 6))
    assert ruled is not None
    assert ruled.mark == RULED
    faces = dice.throw("fire", "1/92", 2)
    second = dice.thrown("fire", "1/92", faces)
    assert second is not None
    assert second.mark == SEALED.mark(3, "fire", "1/92", 2)


def test_a_plain_throw_has_no_mark() -> None:
    dice = Dice(title="", turn=3, seed=SECRET, script=[ScriptedRoll("fire", "1/92", (6,))])
    for faces in (dice.throw("fire", "1/92", 1), dice.throw("fire", "1/92", 1)):
        thrown = dice.thrown("fire", "1/92", faces)
        assert thrown is not None
        assert thrown.mark == ""


def test_dice_of_other_kinds_keep_their_faces() -> None:
    dice = Dice(title="", turn=3, seed=SEALED)
    assert set(dice.throw("command", "A", 60, AVERAGE)) == {2, 3, 4, 5}
    assert all(
        face <= sides
        for face, sides in zip(dice.throw_each("cards", "table", falling(9)), range(9, 0, -1), strict=True)
    )
    assert (D6.told, AVERAGE.told) == (6, (2, 3, 3, 4, 4, 5))


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_every_die_in_the_log_of_a_sealed_turn_can_be_proved(book) -> None:
    battle = rulesets.read(load((SCENARIOS / book.scenario / "battle.yaml").read_text(encoding="utf-8")))
    marked = 0
    for _ in range(5):
        sealed = Sealed(SECRET, battle.turn)
        resolution = resolve_battle(battle, sealed)
        for event in resolution.events:
            shown = [event.roll.as_mapping()] if event.roll else []
            shown += event.effect.get("proofs", ())
            bare = {key for key in event.effect if key in ("dice", "defence_dice", "attacker_roll", "defender_roll")}
            assert shown or not bare or event.kind == "fire", event
            for roll in shown:
                throws = (sealed.mark(event.turn, roll["for"], roll["by"], throw) for throw in range(1, 200))
                assert roll["mark"] in throws, event
                assert len(roll["kinds"]) == len(roll["dice"])
                marked += 1
        battle = resolution.battle
    assert marked >= 5


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_the_log_of_a_plain_turn_says_nothing_of_proofs(book) -> None:
    battle = rulesets.read(load((Path(SCENARIOS) / book.scenario / "battle.yaml").read_text(encoding="utf-8")))
    events = [event.as_mapping() for event in resolve_battle(battle, SECRET).events]
    assert not any("mark" in event.get("roll", {}) or "proofs" in event.get("effect", {}) for event in events)
