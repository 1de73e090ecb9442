"""Orders in normal form taken apart: one order for one name each."""

from __future__ import annotations

import re

from tests.letters.scoring.field import ALL, Battle, flat

BLOCKS = ("BRIGADE", "DIVISION", "CORPS", "ARMY", "BATTERY", "GROUP")
NO_ORDERS = ("TURN", "KEY", "END", "SIDE", "MESSAGE", "#")


class Atom:
    """One thing that one name is told, in the normal form, and the words it was read from."""

    def __init__(self, who: str, text: str, item: int, chosen: bool = False) -> None:
        self.who, self.text, self.item, self.chosen = who, text, item, chosen

    def __repr__(self) -> str:
        return f"{self.who}: {self.text}"


def atoms_of(items: list[dict], battle: Battle, default: list[str] | None = None, chosen: bool = False) -> list[Atom]:
    """Accepted lines, taken apart: one order for one name each. Blocks carry on from line to line."""
    found: list[Atom] = []
    scope: list[str] = list(default or [ALL])
    for number, item in enumerate(items):
        for line in str(item["text"]).splitlines():
            text = flat(re.sub(r"^[-*]\s+", "", line.strip()))
            if not text:
                continue
            first = text.split()[0].upper().rstrip(":")
            if first == "SIDE":
                scope = [ALL]
                continue
            if first in BLOCKS:
                head, _, rest = text.partition(":")
                scope = [battle.name(part) for part in head.split(None, 1)[1].split(",")]
                text = rest.strip()
                if not text:
                    continue
                first = text.split()[0].upper()
            if first in NO_ORDERS:
                if first == "MESSAGE":
                    found.append(Atom("MESSAGE", text, number, chosen))
                continue
            if first in ("PRIORITY", "CONCEDE"):
                found.append(Atom(ALL, text, number, chosen))
                continue
            if first == "INTENT":
                found += [Atom(who, text, number, chosen) for who in scope]
                continue
            if first == "STANDING":
                head, _, choice = text.partition(":")
                said, whom = standing(head, battle)
                found += [Atom(who, f"STANDING {said}: {choice.strip()}", number, chosen) for who in (whom or scope)]
                continue
            if first == "GENERAL":
                head, _, rest = text.partition(":")
                found += [Atom(head, part.strip(), number, chosen) for part in rest.split(";") if part.strip()]
                continue
            head, colon, rest = text.partition(":")
            names = [battle.name(part) for part in head.split(",")]
            if colon and all(name in battle.parent or name in battle.commands for name in names):
                if not rest.strip():
                    scope = names
                    continue
                whom, body = names, rest
            else:
                whom, body = scope, text
            for part in body.split(";"):
                if part.strip():
                    found += [Atom(who, flat(part), number, chosen) for who in whom]
    return found


DECISIONS = [
    "vs cavalry",
    "nearby square",
    "fall back",
    "limber and flee",
    "flee to square",
    "evade distance",
    "counter charge",
    "feint facing",
    "feint",
    "opportunity charge",
    "rally facing",
    "fire at will",
    "return fire",
    "support fire",
    "suppress",
    "re-man",
    "join",
    "break out",
    "extend charge",
    "retreat",
    "split",
    "breakthrough",
    "brigadier",
]


def standing(head: str, battle: Battle) -> tuple[str, list[str]]:
    """What decision a STANDING names, and for whom (nobody: for the block)."""
    words = head.split(None, 1)[1] if " " in head else ""
    for decision in DECISIONS:
        if words.lower().endswith(decision):
            whom = words[: len(words) - len(decision)].strip()
            whom = re.sub(r"^(?:BRIGADE|DIVISION|CORPS|ARMY|BATTERY)\s+", "", whom, flags=re.IGNORECASE)
            if whom.upper() == ALL:
                return decision, [ALL]
            return decision, [battle.name(part) for part in whom.split(",") if part.strip()]
    return words, []
