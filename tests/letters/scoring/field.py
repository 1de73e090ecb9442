"""The battle that letters are scored in: where everything stands, and who commands whom."""

from __future__ import annotations

import math
import re
from pathlib import Path

from ruamel.yaml import YAML

COMPASS = {
    name: 22.5 * i
    for i, name in enumerate(
        ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
    )
}
WORDS_OF_DIRECTION = {"NORTH": "N", "EAST": "E", "SOUTH": "S", "WEST": "W"}
ALL = "ALL"


def flat(text: str) -> str:
    return " ".join(str(text).split())


class Battle:
    """Where everything stands and who commands whom, from the fixture."""

    def __init__(self, file: Path, side: str) -> None:
        data = YAML(typ="safe").load(file.read_text(encoding="utf-8"))
        self.turn = data.get("turn", 1)
        formations = {str(f["id"]): f for f in data["formations"]}
        self.parent: dict[str, str] = {}
        self.at: dict[str, tuple[float, float]] = {}
        self.facing: dict[str, float] = {}
        self.arm: dict[str, str] = {}
        self.reach: dict[str, float] = {}
        self.units: list[str] = []
        self.commands: list[str] = []
        self.generals: dict[str, tuple[float, float]] = {}
        self.terrain: dict[str, tuple[float, float]] = {}
        self.lines: dict[str, list[list[float]]] = {}
        for f in data["terrain"]:
            points = f.get("area") or f.get("line")
            middle = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
            self.terrain[str(f["id"]).lower()] = middle
            self.lines[str(f["id"]).lower()] = points
        artillery = {}
        for u in data["units"]:
            key, of = str(u["id"]), str(u["of"])
            if formations[of]["kind"] == "division":
                artillery[f"{of}/artillery"] = of
                of = f"{of}/artillery"
            self.parent[key] = of
            if not u.get("out"):
                self.at[key] = tuple(u["at"])
                self.facing[key] = float(u.get("facing") or 0)
            self.arm[key] = u["arm"]
            self.reach[key] = {"infantry": 6.0, "cavalry": 25.0, "artillery": 15.0}[u["arm"]]
            if u.get("formation") == "skirmish" and u["arm"] == "infantry":
                self.reach[key] = 18.0
            self.arrives = getattr(self, "arrives", {})
            self.arrives[key] = u.get("arrives", 0) > self.turn
            self.units.append(key)
        for key, f in formations.items():
            self.commands.append(key)
            if f.get("of"):
                self.parent[key] = str(f["of"])
            if f.get("commander") and "at" in f["commander"]:
                self.generals[str(f["commander"]["name"]).lower()] = tuple(f["commander"]["at"])
        for key, of in artillery.items():
            self.commands.append(key)
            self.parent[key] = of
        side_of = {key: f.get("side") for key, f in formations.items()}

        def side_for(key: str) -> str:
            while key in self.parent and not side_of.get(key):
                key = self.parent[key]
            return side_of.get(key) or ""

        self.own = [u for u in self.units if side_for(u) == side]
        self.folded = {name.lower(): name for name in [*self.units, *self.commands]}
        self.side = side

    def name(self, text: str) -> str:
        """An id as the file spells it."""
        text = flat(text)
        return self.folded.get(text.lower(), text)

    def chain(self, key: str) -> list[str]:
        """The name, then every command above it, then ALL."""
        found = [key]
        while found[-1] in self.parent:
            found.append(self.parent[found[-1]])
        return [*found, ALL] if key != ALL else [ALL]

    def members(self, key: str) -> list[str]:
        """The units of a command, of an arm or of all, that are on the table (or all of them, if none is yet)."""
        if key in ("ALL", "INFANTRY", "CAVALRY", "ARTILLERY"):
            found = [u for u in self.own if key == ALL or self.arm[u] == key.lower()]
        else:
            found = [u for u in self.own if key in self.chain(u)[1:]]
        return [u for u in found if not self.arrives[u]] or found

    def place(self, text: str, who: str = "") -> tuple[float, float] | None:
        """The point that a place of the normal form means."""
        text = flat(text)
        text = re.sub(r"^(?:square|unit|command|the)\s+", "", text, flags=re.IGNORECASE)
        text = re.split(r"\s+(?:FACE|BEFORE)\s+", text)[0]
        point = re.fullmatch(r"\(?(-?[\d.]+)\s*,\s*(-?[\d.]+)\)?", text)
        if point:
            return float(point[1]), float(point[2])
        key = self.name(text)
        if key in self.at:
            return self.at[key]
        if key in self.commands:
            spots = [
                self.at[u] for u in self.units if key in self.chain(u)[1:] and u in self.at and not self.arrives[u]
            ]
            if spots:
                return sum(p[0] for p in spots) / len(spots), sum(p[1] for p in spots) / len(spots)
        if text.lower() in self.terrain:
            return self.terrain[text.lower()]
        square = re.fullmatch(r"([A-Z])(\d+)(?:\s+(NE|NW|SE|SW))?", text.upper())
        if square:
            east, north = (ord(square[1]) - 65) * 10 + 5.0, (int(square[2]) - 1) * 10 + 5.0
            if square[3]:
                east += 2.5 if "E" in square[3] else -2.5
                north += 2.5 if "N" in square[3] else -2.5
            return east, north
        return self.generals.get(re.sub(r"^general\s+", "", text.lower()))

    def direction(self, text: str, at: tuple[float, float] | None) -> float | None:
        text = flat(text).rstrip("°")
        text = re.sub(r"^FACE\s+", "", text, flags=re.IGNORECASE)
        upper = text.upper().replace("-", "")
        for word, letter in WORDS_OF_DIRECTION.items():
            upper = upper.replace(word, letter)
        if upper in COMPASS:
            return COMPASS[upper]
        if re.fullmatch(r"-?[\d.]+", text):
            return float(text) % 360
        spot = self.place(text)
        return bearing(at, spot) if spot and at else None


def bearing(a: tuple[float, float], b: tuple[float, float]) -> float:
    return math.degrees(math.atan2(b[0] - a[0], b[1] - a[1])) % 360


def apart(a: float, b: float) -> float:
    return abs((a - b + 180) % 360 - 180)


def step(at: tuple[float, float], way: float, far: float) -> tuple[float, float]:
    return at[0] + far * math.sin(math.radians(way)), at[1] + far * math.cos(math.radians(way))
