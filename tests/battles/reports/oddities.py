"""Battles that nobody plays but somebody will load: huge, tiny, empty, dead, with names from hell."""

from __future__ import annotations

from types import MappingProxyType

from battles.engine.battle import Battle, Commander, Formation, Side, Table, Terrain, Unit
from battles.reports.scene.strokes import Hand

LONG_NAME = "Régiment d'infanterie légère «Prince <b>Łukasz</b>» de l'Été & \"Cie\""
FORMATIONS = {
    "infantry": ("line", "column", "square", "emergency-square", "skirmish"),
    "cavalry": ("line", "column", "skirmish"),
    "artillery": ("battery",),
}


def scattered(
    count: int,
    *,
    width: float = 120.0,
    height: float = 90.0,
    name: str = "",
    title: str = "Odd & <b>bold</b>",
    out: str = "",
    terrain: tuple[Terrain, ...] = (),
) -> Battle:
    """Units of all arms strewn over a table, half of them on each side, in brigades of about ten."""
    hand = Hand("oddities", count, width, height)
    formations: list[Formation] = []
    for side in ("a", "b"):
        general = Commander(name or "General", "good", (width / 2, height / 2))
        formations.append(Formation(f"{side}D", "division", "", side, name or f"Division {side}", commander=general))
        for number in range(max(1, count // 20)):
            place = (4 + hand.next() * (width - 8), 4 + hand.next() * (height - 8))
            brigadier = Commander(name or f"Brigadier {number}", at=place)
            formations.append(
                Formation(
                    f"{side}{number}", "brigade", f"{side}D", "", name or f"Brigade {number}", commander=brigadier
                )
            )
    units = tuple(_unit(number, count, width, height, hand, name, out) for number in range(count))
    sides = (Side("a", "french", "Reds"), Side("b", "british", "Blues"))
    return Battle("mini-nap", title, Table(width, height), 1, sides, tuple(formations), units, terrain=terrain)


def _unit(number: int, count: int, width: float, height: float, hand: Hand, name: str, out: str) -> Unit:
    arm = ("infantry", "infantry", "cavalry", "artillery")[number // 2 % 4]
    extra = {"guns": "medium"} if arm == "artillery" else {"reacted": True, "disordered": number % 3 == 0}
    choices = FORMATIONS[arm]
    return Unit(
        id=f"u{number}",
        of=f"{'ab'[number % 2]}{number // 2 % max(1, count // 20)}",
        name=name or f"{number}th Foot",
        arm=arm,
        type="foot" if arm == "artillery" else "light",
        quality="veteran",
        strength=5,
        formation=choices[int(hand.next() * len(choices))],
        at=(6 + hand.next() * (width - 12), 6 + hand.next() * (height - 12)),
        facing=float(int(hand.next() * 360)),
        out=out,
        extra=MappingProxyType(extra),
    )


def empty() -> Battle:
    """A table with nothing on it and no sides to speak of."""
    return Battle("mini-nap", "", Table(30.0, 20.0), 1, (), (), ())


ODD_BATTLES = {
    "one unit": scattered(1),
    "two hundred units on a huge table": scattered(200, width=300.0, height=200.0),
    "names of sixty characters": scattered(30, name=LONG_NAME),
    "all dead": scattered(20, out="eliminated"),
    "nothing at all": empty(),
    "every kind of ground": scattered(4, terrain=()),
}
