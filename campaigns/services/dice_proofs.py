"""The dice of a turn: the secret they come from, what is published of it when, and the files that prove them.

While a game runs a seat is given the proofs of the throws it was told, and nothing else of the secret. When the game is
over the seeds are opened, and with them who threw what. Files are those of ``campaigns/check_dice.py``.
"""

from __future__ import annotations

import json
import secrets
from base64 import b64encode
from collections.abc import Iterable, Iterator
from typing import Any

from battles.engine.dice import RULED, Seed, commitment
from battles.engine.keeping import Shelf
from battles.engine.records import Record
from battles.engine.sealing import Sealed
from campaigns.models import Game, Seat, Turn
from campaigns.models.documents import fingerprint
from campaigns.services import referees

FORMAT = "dice/2"


def new_seed(first: int) -> tuple[str, str]:
    """A fresh secret seed for a turn that begins with this game turn, and its root, both in hexadecimal."""
    secret = secrets.token_bytes(32)
    return secret.hex(), Sealed(secret, first).root


def is_sealed(turn: Turn) -> bool:
    """Whether each die of a turn can be proved by itself; not in one opened before dice could be."""
    return turn.commitment != commitment(bytes.fromhex(turn.seed))


def seed_of(turn: Turn) -> Seed:
    """What the dice of a turn come from."""
    secret = bytes.fromhex(turn.seed)
    return Sealed(secret, turn.number) if is_sealed(turn) else secret


def opened_seed(turn: Turn) -> str:
    """The seed of a turn once its game is over, in hexadecimal; empty while it is a secret, from umpires too.

    Dice that were not sealed are proved by nothing else, so their seed is open from the turn's release on.
    """
    over = turn.game.status == Game.Status.FINISHED or not is_sealed(turn)
    return turn.seed if over and turn.state == Turn.State.RELEASED else ""


def proofs_for(turn: Turn, seat: Seat) -> bytes:
    """The file that proves to a seat every throw of a resolved turn that it was told of.

    Raises ``LookupError`` where there is nothing to prove: the seat sees nothing, or the turn's dice are not sealed.
    """
    observer = referees.of(turn.game).observer_of(seat)
    # Those who see the same are given the same file; to prove thousands of throws and write them out takes long.
    key = (turn.seed, turn.number, turn.commitment, turn.game.proof_title, observer, fingerprint(turn, "told"))
    proofs = _PROOFS.get(key, lambda: _proofs_of(turn, observer))
    if proofs is None:
        raise LookupError(f"{seat} was told no dice of {turn}")
    return proofs


_PROOFS: Shelf[bytes | None] = Shelf(4)


def _proofs_of(turn: Turn, observer: str) -> bytes | None:
    """The file for whoever sees what an observer does; ``None`` where there is nothing to prove."""
    told = turn.told.get(observer)
    if told is None or not is_sealed(turn):
        return None
    sealed = Sealed(bytes.fromhex(turn.seed), turn.number)
    proofs = [
        roll if roll["mark"] == RULED else {**roll, "key": sealed.key_of(roll["mark"]).hex()} for roll in _rolls(told)
    ]
    neighbours = sealed.neighbours_of(roll["mark"] for roll in proofs if roll["mark"] != RULED)
    nodes = b64encode(neighbours).decode()
    return _file(turn.game, [{"turn": turn.number, "root": turn.commitment, "nodes": nodes, "rolls": proofs}])


def opened(game: Game) -> bytes:
    """The file of all dice of a game that is over, with the seeds and who threw.

    Raises ``LookupError`` while it runs, or where no dice were sealed.
    """
    if game.status != Game.Status.FINISHED:
        raise LookupError(f"the seeds of {game} are opened when it is over")
    played = game.turns.filter(state=Turn.State.RELEASED, branch__lte=game.branch).order_by("number")
    turns = [
        {"turn": turn.number, "root": turn.commitment, "seed": turn.seed, "rolls": list(_rolls(turn.events))}
        for turn in played
        if is_sealed(turn)
    ]
    if not turns:
        raise LookupError(f"no dice of {game} were sealed")
    return _file(game, turns)


def _file(game: Game, turns: list[dict[str, Any]]) -> bytes:
    document = {"estafette": FORMAT, "title": game.proof_title, "turns": turns}
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    # A line a throw, so that people can read it.
    return text.replace(',{"turn":', ',\n{"turn":').encode() + b"\n"


def _rolls(events: Iterable[Record]) -> Iterator[dict[str, Any]]:
    """The marked throws of some events, each once."""
    told: set[str] = set()
    for event in events:
        for roll in (event.get("roll") or {}, *event.get("effect", {}).get("proofs", ())):
            mark = roll.get("mark", "")
            if not mark or mark in told:
                continue
            if mark != RULED:
                told.add(mark)
            yield {
                "turn": event["turn"],
                "event": event["n"],
                **{key: roll[key] for key in ("for", "by", "dice", "kinds", "mark")},
            }
