"""Rows: tables as people paste them, read like sentences; their head says what each column holds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from orders.language.folding import fold

HEADS = {
    "who": "brigade unit units bde division formation command who troops unite einheit verband wer qui battalion name",
    "order": "order orders action befehl ordre do what verb task auftrag mission",
    "place": "to where place objective wohin ziel lieu but destination ort goal nach new dest vers",
    "from": "from now at start current pos position sq square von jetzt standort de depuis actuel hex grid",
    "formation": "formation form fmn formn shape forme",
    "fire": "fire target shoot fires firing shooting targets feuer tir cible feu",
    "face": "face facing front blick blickrichtung blickt face front",
    "length": "cm inch inches distance far dist entfernung",
    "note": "note notes remark remarks comment comments why reason bemerkung remarque grund",
}
NOTHING = frozenset({"-", "–", "—", "0", "none", "n/a", "na", "nil", ".", "/", "x", "--"})
STANDS = re.compile(
    r"[A-Za-z]{1,2}\d{1,2}(?:\s*(?:/|NE|NW|SE|SW)\s*\w*)?|[A-Z][\w-]+(?: [A-Z][\w-]+)?"
)  # a square, a name
SILENT = re.compile(r"(?:hold|no |don't|cease|silent|fire|shoot|if |at |kein|nicht|pas )", re.IGNORECASE)
SAME_AS = re.compile(r"(?:idem|dito|ditto|wie|comme|as|same as)\s+(?:n°|nr\.?|no\.?)?\s*(\d{1,2})", re.IGNORECASE)
ROLE = {word: role for role, words in reversed(HEADS.items()) for word in words.split()}


@dataclass(slots=True)
class Table:
    """A table: the role of each of its columns, as far as its head tells."""

    roles: list[str] = field(default_factory=list)
    unit: str = "cm"
    told: dict[str, list[str]] = field(default_factory=dict)  # the rows that have a number, by it

    def is_header(self, row: Sequence[str]) -> bool:
        """Whether a row is the head of the table; its columns are then known."""
        roles = [ROLE.get(fold(cell).text.strip(" .:"), "") for cell in row]
        filled = [cell for cell in row if cell]
        if sum(bool(role) for role in roles) < max(2, (len(filled) + 1) // 2) or any(
            re.search(r"\d", c) for c in filled
        ):
            return False
        self.roles = roles
        return True

    def sentence(self, row: Sequence[str]) -> tuple[str, str]:
        """The row as a sentence, and the remark in it."""
        row = self.as_in_row(row)
        said, remarks = [], []
        before = ""
        for number, cell in enumerate(row):
            role = self.roles[number] if number < len(self.roles) else ""
            if not cell or cell.lower() in NOTHING or (role == "from" and STANDS.fullmatch(cell)):
                continue
            if role == "note":
                remarks.append(cell)
                continue
            said.append(self.cell(role, cell, before))
            before = role
        who = 0
        for role in self.roles:
            if role != "who":
                break
            who += 1
        head = said[: max(1, who)]
        what = said[len(head) :]
        if not self.roles:
            return f"{said[0]}: {', '.join(said[1:])}" if said else "", "; ".join(remarks)
        return f"{': '.join(head)}: {' '.join(what)}".replace(" ,", ","), "; ".join(remarks)

    def as_in_row(self, row: Sequence[str]) -> list[str]:
        """A row with what it says of another, *idem 7*, put in from there."""
        full = []
        for number, cell in enumerate(row):
            same = SAME_AS.fullmatch(cell)
            other = self.told.get(same[1], []) if same else []
            full.append(other[number] if number < len(other) else cell)
        if full and full[0].isdecimal():
            self.told[full[0]] = full
        return full

    def cell(self, role: str, cell: str, before: str) -> str:
        """What a cell says, with the words that the head of its column stands for."""
        if role == "length" and re.fullmatch(r"\d+(?:[.,]\d+)?", cell):
            return f"{cell} {self.unit}"
        if role == "place" and before != "order" and STANDS.fullmatch(cell):
            return f", to {cell}"
        if role == "fire":
            return f", {cell}" if SILENT.match(cell) else f", fire at {cell}"
        if role == "face":
            return f", facing {cell}"
        return f", {cell}" if role in ("formation", "place") and before not in ("order", "who", "") else cell
