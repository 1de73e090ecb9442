"""Rows: tables as people paste them, read like sentences; their head says what each column holds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from orders.language.folding import fold

HEADS = {
    "who": "brigade unit units bde division formation command who troops unite einheit verband wer qui battalion name",
    "order": "order orders action befehl ordre do what verb task auftrag mission",
    "place": "to where place target objective wohin ziel lieu but destination ort goal",
    "length": "cm inch inches distance far dist entfernung",
    "note": "note notes remark remarks comment comments why reason bemerkung remarque grund",
}
ROLE = {word: role for role, words in HEADS.items() for word in words.split()}


@dataclass(slots=True)
class Table:
    """A table: the role of each of its columns, as far as its head tells."""

    roles: list[str] = field(default_factory=list)
    unit: str = "cm"

    def is_header(self, row: Sequence[str]) -> bool:
        """Whether a row is the head of the table; its columns are then known."""
        roles = [ROLE.get(fold(cell).text.strip(" .:"), "") for cell in row]
        if sum(bool(role) for role in roles) < max(2, len([c for c in row if c]) - 1):
            return False
        self.roles = roles
        return True

    def sentence(self, row: Sequence[str]) -> tuple[str, str]:
        """The row as a sentence, and the remark in it."""
        said, remarks = [], []
        for number, cell in enumerate(row):
            role = self.roles[number] if number < len(self.roles) else ""
            if not cell or cell in ("-", "–", "0"):
                continue
            if role == "note":
                remarks.append(cell)
            elif role == "length" and re.fullmatch(r"\d+(?:[.,]\d+)?", cell):
                said.append(f"{cell} {self.unit}")
            else:
                said.append(cell)
        who = 0
        for role in self.roles:
            if role != "who":
                break
            who += 1
        head = said[: max(1, who)]
        what = said[len(head) :]
        joined = f"{': '.join(head)}: {' '.join(what)}" if self.roles else f"{said[0]}: {', '.join(said[1:])}"
        return joined, "; ".join(remarks)
