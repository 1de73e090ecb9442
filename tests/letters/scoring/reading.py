"""What stands after a letter, and whether it is what its writer meant."""

from __future__ import annotations

import math
import re

from tests.letters.scoring.atoms import Atom
from tests.letters.scoring.field import Battle, apart, bearing, flat, step

MOVES = ("MOVE", "SIDESTEP", "STEP BACK", "OBLIQUE", "INCH", "REDEPLOY", "CHARGE", "RETREAT", "MANOEUVRE")
MOVING_INTENTS = ("ADVANCE", "ATTACK", "SUPPORT", "SCREEN", "WITHDRAW")
TURNED = 30.0  # degrees
SHARE = 0.2  # of a distance
SLACK = 1.0  # cm


class Reading:
    """All that stands after the letter: what anybody does, and where he ends."""

    def __init__(self, atoms: list[Atom], battle: Battle) -> None:
        self.atoms, self.battle = atoms, battle

    def own(self, who: str) -> list[Atom]:
        return [a for a in self.atoms if a.who.lower() == who.lower()]

    def actions(self, who: str) -> list[Atom]:
        return [a for a in self.own(who) if not a.text.startswith(("INTENT", "STANDING", "PRIORITY"))]

    def effective(self, who: str) -> list[Atom]:
        """Its own actions, the intent that moves it, the narrowest standing order for each decision, priorities."""
        found = self.actions(who)
        busy = who in self.battle.units and bool(found)
        seen: set[str] = set()
        for name in self.battle.chain(who):
            here = self.own(name)
            said = {}
            for atom in here:
                if atom.text.startswith("INTENT"):
                    said["INTENT"] = atom
                elif atom.text.startswith("STANDING"):
                    said[(atom.text.partition(":")[0], " IF " in atom.text and atom.text)] = atom
                elif atom.text.startswith("PRIORITY"):
                    said["PRIORITY"] = atom
            for key, atom in said.items():
                plain = key if isinstance(key, str) else key[0]
                if plain in seen or (plain == "INTENT" and busy):
                    continue
                found.append(atom)
            seen |= {
                key if isinstance(key, str) else key[0]
                for key, atom in said.items()
                if isinstance(key, str) or not key[1]
            }
        return found

    def track(self, who: str) -> tuple[tuple[float, float], tuple[float, float], float, bool] | None:
        """Where it stands, where it ends, what way it looks then, and whether it went."""
        battle = self.battle
        general = re.sub(r"^general\s+", "", who.lower())
        start = battle.at.get(who) or (battle.generals.get(general) if who.upper().startswith("GENERAL") else None)
        if start is None:
            return None
        at, way, went = start, battle.facing.get(who, 0.0), False
        for atom in self.actions(who):
            text, up = atom.text, atom.text.upper()
            far = re.search(r"(?<![\w/])(\d+(?:\.\d+)?)(?![\w/.])", text)
            n = float(far[1]) if far else battle.reach.get(who, 6.0)
            if up.startswith("FACE"):
                way = _or(battle.direction(text[4:], at), way)
            elif up == "ABOUT":
                way = (way + 180) % 360
            elif up.startswith(("MOVE TO", "REDEPLOY TO", "ATTACH")):
                spot = battle.place(text.split(None, 1 if up.startswith("ATTACH") else 2)[-1])
                if spot:
                    if math.dist(at, spot) > 0.1 and up.startswith("MOVE TO"):
                        way = bearing(at, spot)
                    at, went = spot, True
            elif up.startswith(("MOVE", "MANOEUVRE")):
                at, went = step(at, way, n), True
            elif up.startswith("STEP BACK"):
                at, went = step(at, way + 180, n), True
            elif up.startswith("SIDESTEP"):
                at, went = step(at, way + (-90 if "LEFT" in up else 90), n), True
            elif up.startswith("OBLIQUE"):
                numbers = [float(x) for x in re.findall(r"\d+(?:\.\d+)?", text)] + [3.0, 3.0]
                at = step(step(at, way, numbers[0]), way + (-90 if "LEFT" in up else 90), numbers[1])
                went = True
            elif up.startswith("PROLONG"):
                at = step(at, way + (180 if "BACK" in up else 0), n if far else 1.0)
            elif up.startswith(("INCH", "REDEPLOY")):
                bits = re.match(r"\w+\s+(\S+)(?:\s+([\d.]+))?", text)
                turn = battle.direction(bits[1], at) if bits else None
                if turn is not None:
                    at, went = step(at, turn, float(bits[2]) if bits[2] else battle.reach.get(who, 6.0)), True
            if " FACE " in up and not up.startswith("FACE"):
                way = _or(battle.direction(re.split(r"\sFACE\s", text, flags=re.IGNORECASE)[-1], at), way)
        return start, at, way, went

    # fragments

    def holds(self, fragment: object, who: str) -> bool:
        """Whether a fragment stands for a name: for itself, or for each of its units."""
        if self._holds(fragment, who):
            return True
        members = self.battle.members(who) if who not in self.battle.units and not who.startswith("GENERAL") else []
        return bool(members) and all(self._holds(fragment, unit) for unit in members)

    def _holds(self, fragment: object, who: str) -> bool:
        if isinstance(fragment, str):
            return any(begins(atom.text, fragment) for atom in self.effective(who)) or (
                fragment.upper().startswith("MESSAGE")
                and any(begins(a.text, fragment) for a in self.atoms if a.who == "MESSAGE")
            )
        return self._special(fragment, who)

    def _special(self, wanted: dict, who: str) -> bool:
        battle = self.battle
        if "intent" in wanted:
            return any(self.intends(atom, wanted) for atom in self.effective(who))
        if "fire_at" in wanted:
            targets = {str(t).lower() for t in listed(wanted["fire_at"])}
            return any(
                a.text.upper().startswith("FIRE AT") and flat(a.text[7:]).lower() in targets for a in self.actions(who)
            )
        if "charge" in wanted:
            targets = {str(t).lower() for t in listed(wanted["charge"])}
            return any(
                a.text.upper().startswith("CHARGE")
                and flat(re.split(r" FACE | EXTEND", a.text[6:] + " ")[0]).lower() in targets
                for a in self.actions(who)
            )
        track = self.track(who)
        if track is None:
            return False
        start, end, way, went = track
        if "face" in wanted:
            goal = wanted["face"]
            goal = bearing(end, tuple(goal)) if isinstance(goal, list) else float(goal)
            return any("FACE" in a.text.upper() or a.text.upper() == "ABOUT" for a in self.actions(who)) and (
                apart(way, goal) <= wanted.get("tolerance", TURNED)
            )
        if not went:
            return False
        if "move_to" in wanted:
            goals = wanted["move_to"]
            goals = goals if isinstance(goals[0], list) else [goals]
            return any(math.dist(end, goal) <= wanted.get("within", 6) for goal in goals)
        far = math.dist(start, end)
        if "towards" in wanted:
            goal = tuple(wanted["towards"])
            return (
                far > 0
                and apart(bearing(start, end), bearing(start, goal)) <= wanted.get("tolerance", TURNED)
                and (far <= math.dist(start, goal) + wanted.get("within", 6))
            )
        if "move" in wanted:
            goal = wanted["move"]
            low, high = (goal, goal) if not isinstance(goal, list) else goal
            ways = wanted.get("dir", battle.facing.get(who, 0.0))
            return (
                low * (1 - SHARE) - SLACK <= far <= high * (1 + SHARE) + SLACK
                and far > 0
                and any(apart(bearing(start, end), d) <= wanted.get("tolerance", TURNED) for d in listed(ways))
            )
        raise SystemExit(f"no such fragment: {wanted}")

    def intends(self, atom: Atom, wanted: dict) -> bool:
        found = re.match(r"INTENT\s+(\w+)(?:\s+(.*))?$", atom.text, flags=re.IGNORECASE)
        if not found or found[1].upper() not in str(wanted["intent"]).upper().split("|"):
            return False
        place = flat(found[2] or "")
        if "of" in wanted:
            key = self.battle.name(place)
            return any(str(name) in (key, *self.battle.chain(key)[1:-1]) for name in listed(wanted["of"]))
        if "at" in wanted:
            spots = wanted["at"] if isinstance(wanted["at"][0], list) else [wanted["at"]]
            here = self.battle.place(place)
            return here is not None and any(math.dist(here, spot) <= wanted.get("within", 8) for spot in spots)
        return True

    def explains(self, fragment: object, atom: Atom, who: str) -> bool:
        """Whether the atom is (part of) what the fragment wants of this name."""
        if isinstance(fragment, str):
            if fragment.upper().startswith("PRIORITY") and atom.text.upper().startswith("PRIORITY"):
                rest = iter(ranks(fragment))
                return all(name in rest for name in ranks(atom.text))  # some of them, in their order: not enough
            return begins(atom.text, fragment)
        if "intent" in fragment:
            return self.intends(atom, fragment)
        up = atom.text.upper()
        if "fire_at" in fragment or "charge" in fragment:
            return up.startswith("FIRE AT" if "fire_at" in fragment else "CHARGE") and self._special(fragment, atom.who)
        turns = up.startswith("FACE") or up == "ABOUT"
        if turns or up.startswith((*MOVES, "PROLONG", "ATTACH")):
            return self._special(fragment, atom.who)
        return False

    def forbidden(self, fragment: object, who: str) -> list[Atom]:
        """What stands for this name (or for its units) that must not."""
        battle = self.battle
        names = [who] if who in battle.units or who.startswith("GENERAL") else [who, *battle.members(who)]
        found = []
        for name in names:
            for atom in self.own(name) if name != who or who in battle.units else self.effective(who):
                up = atom.text.upper()
                if fragment == "MOVES":
                    bad = up.startswith(MOVES) or any(up.startswith(f"INTENT {i}") for i in MOVING_INTENTS)
                elif isinstance(fragment, str):
                    bad = begins(atom.text, fragment)
                else:
                    bad = self.explains(fragment, atom, name)
                if bad:
                    found.append(atom)
        return found


def _or(value: float | None, other: float) -> float:
    return other if value is None else value


def listed(value: object) -> list:
    return value if isinstance(value, list) else [value]


def ranks(text: str) -> list[str]:
    return [flat(name).lower() for name in text[len("PRIORITY") :].split(",")]


def begins(text: str, fragment: str) -> bool:
    """Whether an order begins with one of the fragments: whole words, capitals do not matter."""
    words = flat(text).replace("—", "").lower().split()
    for one in fragment.split(" | "):
        wanted = flat(one).lower().split()
        exact = bool(wanted) and wanted[-1] == "$"
        wanted = wanted[:-1] if exact else wanted
        head = [w.rstrip(",") for w in words[: len(wanted)]]
        if head and wanted and not wanted[-1].endswith(":"):
            head[-1] = head[-1].rstrip(":")
        if head == [w.rstrip(",") for w in wanted] and (not exact or len(words) == len(wanted)):
            return True
    return False
