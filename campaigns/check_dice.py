"""Check the dice of a battle that was fought by mail:   python check_dice.py FILE... [--root ROOT]

A file is what a report brought, or after the battle the file of all its dice. This program needs Python 3.11 and
nothing else, no network, and nothing of the site: read it, it is short. What it does for every throw:

1. The throw has a *mark*, a word that looks random. It says which of the turn's 16,384 secret keys its dice came from.
2. The file gives that key, and beside the throws the *nodes*, hashes: two neighbours give the one above them, so that
   all keys together lead up 14 steps to one hash, the *root*. You had the root with the call for orders, before anybody
   had ordered. So the keys were settled then. (Older files give each throw its own way up, a *path* of 14 hashes.)
3. From key, title, turn, purpose and mark follows each die: the first four bytes of an HMAC, made into 1 to 6.

After the battle the file gives each turn's secret seed in place of keys and nodes. All keys follow from the seed, and
so does each mark, from who threw, for what, and the how-manieth time it was: nobody could choose a mark that he liked.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

DEPTH = 14
KEYS = 1 << DEPTH
MARK_LENGTH = 16
MOST_THROWS = 1000
MOST_SIDES = 100
GOOD, RULED, BAD = "good", "ruled", "bad"


def hmac_of(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), "sha256")


def hash_of(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def number_of(mark: str) -> int:
    """Which key belongs to a mark."""
    return int.from_bytes(hash_of(mark.encode())[:4], "big") % KEYS


def climb(key: bytes, number: int, path: list[bytes]) -> str:
    """The root of the tree in which this key has this number and these neighbours on its way up."""
    node = hash_of(b"\0" + key)
    for neighbour in path:
        node = hash_of(b"\1" + (neighbour + node if number % 2 else node + neighbour))
        number //= 2
    return node.hex()


def leads_up(turn: dict[str, Any]) -> bool:
    """Whether all keys of a turn lead to its root, with just the nodes that the file gives."""
    row: dict[int, bytes] = {}
    for roll in turn["rolls"]:
        if roll["mark"] != RULED:
            leaf = hash_of(b"\0" + bytes.fromhex(roll["key"]))
            if row.setdefault(number_of(roll["mark"]), leaf) != leaf:
                return False
    nodes = base64.b64decode(turn["nodes"], validate=True)
    given = [nodes[at : at + 32] for at in range(0, len(nodes), 32)][::-1]
    if not row:
        return not given
    for _ in range(DEPTH):
        above = {}
        for number in sorted(row):
            if number ^ 1 not in row and not given:
                return False
            other = row[number ^ 1] if number ^ 1 in row else given.pop()
            above[number // 2] = hash_of(b"\1" + (other + row[number] if number % 2 else row[number] + other))
        row = above
    return not given and row[0].hex() == turn["root"]


def root_of(seed: bytes) -> str:
    """The root of the tree of all keys of a seed."""
    row = [hash_of(b"\0" + hmac_of(seed, f"key|{number}")) for number in range(KEYS)]
    while len(row) > 1:
        row = [hash_of(b"\1" + row[place] + row[place + 1]) for place in range(0, len(row), 2)]
    return row[0].hex()


def drawn(key: bytes, message: str, kind: int | list[int]) -> int:
    """One die: ``kind`` is its number of sides, or what stands on them."""
    sides = kind if isinstance(kind, int) else len(kind)
    if not 1 <= sides <= MOST_SIDES:
        raise ValueError(f"no die has {sides} sides")
    ceiling, attempt = sides * (2**32 // sides), 0
    while True:
        value = int.from_bytes(hmac_of(key, f"{message}|{attempt}")[:4], "big")
        if value < ceiling:
            return 1 + value % sides if isinstance(kind, int) else kind[value % sides]
        attempt += 1


def dice_of(key: bytes, title: str, roll: dict[str, Any]) -> list[int]:
    """The dice that a key gives for a throw."""
    message = f"{title}|{roll['turn']}|{roll['for']}|{roll['mark']}"
    return [drawn(key, f"{message}|{number}", kind) for number, kind in enumerate(roll["kinds"], 1)]


def is_his(seed: bytes, first: int, roll: dict[str, Any]) -> bool:
    """Whether the mark is that of this thrower, for one of his first thousand throws of this kind."""
    secret = seed if roll["turn"] == first else hmac_of(seed, f"turn|{roll['turn']}")
    start = f"mark|{roll['for']}|{roll['by']}"
    marks = (hmac_of(secret, f"{start}|{throw}").hex()[:MARK_LENGTH] for throw in range(1, MOST_THROWS))
    return roll["mark"] in marks


def fault_of(roll: dict[str, Any], title: str, turn: dict[str, Any]) -> str:
    """What is wrong with a throw; empty when it is as it should be."""
    number = number_of(roll["mark"])
    if "seed" in turn:
        seed = bytes.fromhex(turn["seed"])
        if not is_his(seed, turn["turn"], roll):
            return "its mark is not that of this thrower"
        key = hmac_of(seed, f"key|{number}")
    elif "nodes" in turn:
        key = bytes.fromhex(roll["key"])
    else:
        key = bytes.fromhex(roll["key"])
        path = [bytes.fromhex(node) for node in roll["path"]]
        if len(path) != DEPTH or climb(key, number, path) != turn["root"]:
            return "its key is not the one that was settled before"
    dice = dice_of(key, title, roll)
    return "" if dice == roll["dice"] else f"its key gives {dice}"


def check(document: dict[str, Any], root: str = "") -> list[tuple[str, str]]:
    """What is said of each turn and each throw of a file, with how it stands: good, ruled or bad.

    ``root`` is the one you had with the call for orders, to be compared with the file's.
    """
    if document.get("estafette") not in ("dice/1", "dice/2"):
        return [("this is no file of dice", BAD)]
    lines = []
    for turn in document["turns"]:
        name = f"turn {turn['turn']}: root {turn['root']}"
        fits = "seed" not in turn or root_of(bytes.fromhex(turn["seed"])) == turn["root"]
        wanted = root.strip().lower() in ("", turn["root"])
        said = "" if fits else ", which is not that of the seed"
        if "nodes" in turn and not leads_up(turn):
            fits, said = False, ", to which the keys of the throws do not lead"
        said += "" if wanted else ", which is not the one you gave"
        lines.append((name + said, GOOD if fits and wanted else BAD))
        for roll in turn["rolls"]:
            words = f"turn {roll['turn']}: {roll['for']} by {roll['by'] or 'an enemy'}: {roll['dice']}"
            if roll["mark"] == RULED:
                lines.append((f"{words}, ruled by the umpire and not thrown", RULED))
            else:
                fault = fault_of(roll, document["title"], turn)
                lines.append((f"{words}, {fault}" if fault else words, BAD if fault else GOOD))
    marks = [roll["mark"] for turn in document["turns"] for roll in turn["rolls"] if roll["mark"] != RULED]
    if len(set(marks)) < len(marks):
        lines.append(("one mark stands for two throws", BAD))
    return lines


def said_of(name: str, text: str, root: str = "") -> tuple[list[str], bool]:
    """The lines to print about a file's text, and whether everything in it fits."""
    try:
        lines = check(json.loads(text), root)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as fault:
        return [f"{name}: this is no file of dice ({type(fault).__name__}: {fault})"], False
    bad = sum(state == BAD for _, state in lines)
    thrown = sum(state == GOOD for _, state in lines)
    end = (
        f"{name}: {thrown} lines fit, {bad} do not"
        if bad
        else f"{name}: everything fits; compare the root with your call"
    )
    return [*(f"{state:5}  {words}" for words, state in lines), end], not bad


def main(arguments: list[str]) -> int:
    """Print what becomes of each file; 1 when something does not fit."""
    root = ""
    if "--root" in arguments:
        place = arguments.index("--root")
        root = arguments[place + 1]
        del arguments[place : place + 2]
    fits = True
    for name in arguments:
        lines, good = said_of(name, Path(name).read_text(encoding="utf-8"), root)
        sys.stdout.write("\n".join(lines) + "\n")
        fits = fits and good
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
