"""Judging a letter: its orders against the receipt that came back."""

from __future__ import annotations

import re
from pathlib import Path

from ruamel.yaml import YAML

from tests.letters.scoring.atoms import Atom, atoms_of
from tests.letters.scoring.field import ALL, Battle, flat
from tests.letters.scoring.reading import Reading


class Letter:
    """A letter with what its writer meant by each line.

    ``lines`` of the file are what he wrote, one after the other: words alone order nothing; a mapping holds ``say``,
    the names it is for (``who``) and what must, may and must not stand, or several such ``orders``, each with its
    ``words``. A letter in prose has its ``text`` instead, with ``orders`` for its ``units`` and what is ``noted``;
    ``handles`` are the numbers by which he was shown enemies. Those in ``strangers`` are a kind by themselves.
    """

    def __init__(self, file: Path, fixture: Path) -> None:
        data = YAML(typ="safe").load(file.read_text(encoding="utf-8"))
        self.id, self.side, self.language = data["id"], data["side"], data["language"]
        self.held_out = bool(data.get("held_out"))
        told = "held out" if self.held_out else "prose" if "text" in data else "lines"
        self.kind = "strangers" if file.parent.name == "strangers" else told
        self.file, self.fixture = file, fixture
        self.orders: list[dict] = []
        self.noted: list[str] = []
        said: list[str] = []
        for handle, id in (data.get("handles") or {}).items():
            name = re.compile(rf"(?<![\w-]){re.escape(handle)}(?!\w)")
            data["text"] = name.sub(id, data["text"])
            data["orders"] = [{**order, "words": name.sub(id, order["words"])} for order in data["orders"]]
        self.orders += data.get("orders", [])
        self.noted += [words for words in data.get("noted", []) if words.strip()]
        for line in data.get("lines", ()):
            if isinstance(line, str):
                said.append(line)
                self.noted += [line] if line.strip() else []
                continue
            said.append(line["say"])
            for order in line.get("orders") or [{**line, "words": line["say"]}]:
                self.orders.append(
                    {**order, "units": order["who"] if isinstance(order["who"], list) else [order["who"]]}
                )
        self.text = data.get("text") or "\n".join(said) + "\n"
        self.battle = Battle(fixture, self.side)
        self.lines: list[int] = []  # for each character of the flattened text, its line
        self.flat = ""
        for number, line in enumerate(self.text.splitlines(), 1):
            words = flat(line)
            if words:
                self.flat += (" " if self.flat else "") + words
                self.lines += [number] * (len(self.flat) - len(self.lines))

    def stretch(self, words: str, line: int | None = None) -> set[int]:
        """The characters that the words are, nearest to a line."""
        wanted = flat(words)
        spots = [m.start() for m in re.finditer(re.escape(wanted), self.flat)] if wanted else []
        if not spots and wanted:
            spots = [m.start() for m in re.finditer(re.escape(wanted.lower()), self.flat.lower())]
        if spots:
            best = min(spots, key=lambda s: abs(self.lines[s] - line)) if line else spots[0]
            return set(range(best, best + len(wanted)))
        return {i for i, number in enumerate(self.lines) if number == line and self.flat[i] != " "} if line else set()

    def source(self, item: dict) -> set[int]:
        """What an accepted, asked or noted item was read from."""
        words = item.get("read") or (item["text"] if "choices" in item or "question" in item else "")
        found = self.stretch(words, item.get("line")) if words else set()
        return found or self.stretch("", item.get("line"))


def choice_items(choice: object) -> list[dict]:
    if isinstance(choice, dict):
        choice = choice.get("text") or choice.get("orders") or choice.get("lines") or ""
    return [{"text": "\n".join(choice) if isinstance(choice, list) else str(choice)}]


def related(battle: Battle, a: str, b: str) -> bool:
    """Whether one is the other, or commands it."""
    if a.lower() == b.lower():
        return True
    if b in ("ALL", "INFANTRY", "CAVALRY", "ARTILLERY"):
        return a == ALL or (not a.startswith("GENERAL") and a != "MESSAGE")
    return a == ALL or a in battle.chain(b) or b in battle.chain(a)


def alternatives(order: dict) -> list[list]:
    must = order.get("must") or []
    return [must + list(extra) for extra in order.get("any") or [[]]]


def enough(order: dict, done: list[bool], asked: bool = False) -> bool:
    """All that the order is for, or exactly so many of them as it says (of a question: at least one)."""
    if "how_many" not in order:
        return all(done)
    return any(done) if asked else sum(done) == order["how_many"]


def judge(letter: Letter, receipt: dict) -> tuple[list[tuple[str, str]], list[str]]:
    """Each order's end and the reason, and what was read out of stretches that are no orders."""
    battle = letter.battle
    accepted = receipt.get("accepted") or []
    asked = receipt.get("asked") or []
    atoms = atoms_of(accepted, battle)
    reading = Reading(atoms, battle)
    sources = [letter.source(item) for item in accepted]
    question_sources = [letter.source(item) for item in asked]
    refused_sources = [letter.stretch("", item.get("line")) for item in receipt.get("refused") or []]
    stretches = [letter.stretch(order["words"]) for order in letter.orders]
    units = [[str(u) for u in order.get("units") or [ALL]] for order in letter.orders]
    noted = [letter.stretch(words) for words in letter.noted]
    for order, stretch in zip(letter.orders, stretches, strict=True):
        if not stretch:
            raise ValueError(f"{letter.file}: not in the text: {order['words']!r}")

    def wanted(i: int) -> list:
        order = letter.orders[i]
        return [f for way in alternatives(order) for f in way] + list(order.get("may") or [])

    def explained(i: int, atom: Atom) -> bool:
        for who in units[i]:
            concerned = atom.who == "MESSAGE" or related(battle, atom.who, who)
            if concerned and any(reading.explains(f, atom, who) for f in wanted(i)):
                return True
        return False

    def overlap(source: set[int], stretch: set[int]) -> float:
        return len(source & stretch) / max(1, min(len(source), len(stretch)))

    stray: dict[int, list[Atom]] = {}
    from_noted: list[str] = []
    for atom in atoms:
        if any(explained(i, atom) for i in range(len(letter.orders))):
            continue
        source = sources[atom.item]
        shares = [overlap(source, stretch) for stretch in stretches]
        near = [any(related(battle, atom.who, who) for who in units[i]) for i in range(len(units))]
        best = max(range(len(shares)), key=lambda i: (shares[i] > 0, near[i], shares[i]), default=None)
        if best is not None and shares[best] > 0.1:
            stray.setdefault(best, []).append(atom)
        elif atom.who != "MESSAGE" and any(overlap(source, stretch) > 0.1 for stretch in noted):
            from_noted.append(repr(atom))
        elif atom.who != "MESSAGE":
            from_noted.append(f"{atom!r} (from words that no order has)")

    ends: list[tuple[str, str]] = []
    for i, order in enumerate(letter.orders):
        ways = alternatives(order)
        wants = any(ways)
        bad = [
            atom
            for fragment in order.get("must_not") or []
            for who in units[i]
            for atom in reading.forbidden(fragment, who)
            if not (fragment == "MOVES" and explained(i, atom))
            and not any(
                explained(j, atom) and overlap(sources[atom.item], stretches[j]) > 0
                for j in range(len(letter.orders))
                if j != i
            )
        ]
        done = wants and any(
            enough(order, [all(reading.holds(f, who) for f in way) for who in units[i]]) for way in ways
        )
        others = [a for a in stray.get(i, ()) if not any(related(battle, a.who, who) for who in units[i])]
        if bad:
            ends.append(("misread", f"must not: {bad[0]!r}"))
            continue
        touched = any(overlap(sources[item], stretches[i]) > 0.1 for item in {atom.item for atom in atoms})
        questions = [
            q for q, source in zip(asked, question_sources, strict=True) if overlap(source, stretches[i]) > 0.1
        ]
        turned_down = any(overlap(source, stretches[i]) > 0.1 for source in refused_sources)
        if done and not others and (touched or not (questions or turned_down)):
            ends.append(("right", ""))
            continue
        if i in stray:
            ends.append(("misread", f"did: {stray[i][0]!r}"))
            continue
        if questions and order.get("ask"):
            ends.append(("asked", ""))
            continue
        if questions and wants:
            if any(
                enough(order, [settled(who, way, atoms, questions, order, battle) for who in units[i]], asked=True)
                for way in ways
                if way
            ):
                ends.append(("asked", ""))
                continue
            ends.append(("missed", "asked, but no choice is right"))
            continue
        ends.append(("missed", ""))
    return ends, from_noted


def settled(who: str, way: list, atoms: list[Atom], questions: list[dict], order: dict, battle: Battle) -> bool:
    """Whether one of the answers to some questions makes an order stand for a name."""
    reading = Reading(atoms, battle)
    if all(reading.holds(f, who) for f in way):
        return True
    for question in questions:
        for choice in question.get("choices") or []:
            after = Reading(atoms + atoms_of(choice_items(choice), battle, [who], chosen=True), battle)
            unwanted = any(after.forbidden(f, who) for f in order.get("must_not") or [])
            if all(after.holds(f, who) for f in way) and not unwanted:
                return True
    return False
