"""Fields: a sheet of the writer's own, a block for each of his troops and a label before each line.

*who: Campi*, below it *task: second line for Husson*, *where: I5*, *then: ...*, *if: charged: fall back*. A block is
read as the row of a table is: what stands in its fields makes one order, what comes *then* or *if* something happens
an order of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass

FIELD = re.compile(r"\s*(?:[-*•]\s+)?(?P<label>[^\W\d_]{2,14})\s*[:=]\s*(?P<said>\S.*?)\s*")
ROLES = {
    "who": (
        "who whom unit units brigade bde formation troops command element wer einheit verband truppe qui unité troupe"
    ),
    "order": ("task order orders action mission do what job does auftrag befehl was aufgabe tut tâche ordre quoi fait"),
    "place": "where place to destination location position goal wo wohin ort où lieu objectif",
    "formation": "form how formed wie comment formé",
    "face": "facing face front blick",
    "fire": "target targets feuer ziel cible",
    "then": "then next after afterwards later dann danach ensuite puis après",
    "if": "if when unless wenn falls si quand",
    "note": "note notes why reason remark grund warum bemerkung pourquoi remarque aim",
}
ROLE = {label: role for role, labels in ROLES.items() for label in labels.split()}
MARKED = {"face": "facing", "fire": "fire at"}
BESIDE = ("place", "formation", "face", "fire")
NO_ORDER = frozenset({"none", "nothing", "nil", "-", "keine", "keiner", "nichts", "aucun", "aucune", "rien"})
SENTENCES = re.compile(r"[.!?;]\s+\w")
MOST_WORDS = 12  # of a field
LONGEST_NAME = 40  # letters
SEVERAL = 2  # blocks that make a sheet
SQUARE = re.compile(r"[A-Z]{1,2}\d{1,2}\b")
INNER = re.compile(r"\s*:\s*")
GOES_ON = re.compile(r"[ \t]+(?=\S)")
AS_IT_IS = re.compile(
    r"(?:(?:as|where|same)\b.*\b(?:now|before|is|are|stands?)|unchanged|no\s+change|same|(?:wie|wo)\b.*\b(?:jetzt|bisher|ist|steht)|unverändert|"
    r"inchangée?|(?:comme|où)\b.*\b(?:maintenant|avant|est)|[-–—])\W*",
    re.IGNORECASE,
)


@dataclass(slots=True)
class Block:
    """The fields of one block, each with the number of its line."""

    fields: list[tuple[int, str, str]]
    labelled: bool
    """Whether a label stands before the name: *who: Campi*."""
    goes_on: bool = False
    """Whether more stands right below it that is no field of it."""

    @property
    def is_short(self) -> bool:
        """Whether its fields hold a few words each: whole sentences are read below their labels."""
        told = [said for _, role, said in self.fields if role == "order" or role in BESIDE]
        return bool(told) and not any(SENTENCES.search(said) or len(said.split()) > MOST_WORDS for said in told)

    def lines(self) -> dict[int, str]:
        """The lines in which it is said plainly, by the number of the first field that each of them is made of."""
        who = self.fields[0][2]
        what = [(at, role, said) for at, role, said in self.fields[1:] if role == "order" or role in BESIDE]
        what = [one for one in what if one[2].lower().strip(" .") not in NO_ORDER]
        if not any(role == "place" for _, role, _ in what):
            what = [(at, "place" if role == "fire" and SQUARE.match(said) else role, said) for at, role, said in what]
        what.sort(key=lambda one: one[1] != "order")
        parts = [f"{MARKED.get(role, '')} {said}".strip() for _, role, said in what if not AS_IT_IS.fullmatch(said)]
        placed = what and what[0][1] == "place"
        order = ", ".join(parts)
        found = {self.fields[0][0]: f"{who}: {'to ' if placed else ''}{order}" if order else who}
        for at, role, said in self.fields[1:]:
            if role == "note":
                found[at] = said
            elif role == "then":
                found[at] = f"{who}: then {said}"
            elif role == "if":
                found[at] = f"{who}: if {INNER.sub(', ', said, count=1)}"
        return found


def plain_fields(lines: Sequence[str], is_a_name: Callable[[str], bool]) -> list[str]:
    """The lines of a letter; those of a sheet of labelled fields said plainly, each where its block begins.

    A block may begin with a name alone, *Campi*, above the first label.
    """
    blocks: list[Block] = []
    for at, raw in enumerate(lines):
        below = FIELD.fullmatch(lines[at + 1]) if at + 1 < len(lines) else None
        heads = below is not None and ROLE.get(below["label"].lower(), "") in ("order", *BESIDE)
        if heads and len(raw) < LONGEST_NAME and FIELD.fullmatch(raw) is None and is_a_name(raw.strip(" :*-")):
            blocks.append(Block([(at, "who", raw.strip(" :*-"))], labelled=False))
            continue
        found = FIELD.fullmatch(raw)
        role = ROLE.get(found["label"].lower(), "") if found else ""
        if found and role == "who":
            blocks.append(Block([(at, role, found["said"])], labelled=True))
        elif found and role and blocks and blocks[-1].fields[-1][0] == at - 1:
            blocks[-1].fields.append((at, role, found["said"]))
        elif blocks and blocks[-1].fields[-1][0] == at - 1 and GOES_ON.match(raw) and not (found and role):
            before, role, said = blocks[-1].fields[-1]
            blocks[-1].fields[-1] = (at, role, f"{said} {raw.strip()}") if before else (before, role, said)
        elif blocks and blocks[-1].fields[-1][0] == at - 1 and raw.strip():
            blocks[-1].goes_on = True
    named = [block for block in blocks if len(block.fields) > 1 and not block.labelled]
    blocks = [
        block
        for block in blocks
        if block.is_short and (block.labelled or all(one.is_short and not one.goes_on for one in named))
    ]
    if len(blocks) < SEVERAL:
        return list(lines)
    plain = list(lines)
    for block in blocks:
        first, last = block.fields[0][0], block.fields[-1][0]
        told = block.lines()
        for at in range(first, last + 1):
            plain[at] = told.get(at, "")
    return plain
