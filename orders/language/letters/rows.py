"""Rows: tables as people paste them, read like sentences; their head says what each column holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from orders.language.folding import fold
from orders.language.letters.cutting import cells

HEADS = {
    "number": "no nr # n° num number nummer item line ser serial lfd no. nr. lfd. zeile ligne pos",
    "who": (
        "brigade unit units bde division formation command who whom troops truppe truppen "
        "unite einheit verband wer qui battalion name"
    ),
    "rule": "standing rule rules decision decisions consigne regel dauerbefehl entscheidung règle",
    "order": (
        "setting choice stance einstellung choix order orders action befehl befehle ordre ordres do what was quoi "
        "verb task auftrag mission instruction instructions"
    ),
    "place": "to where place objective wohin ziel lieu but destination ort goal nach new dest vers",
    "from": "from now at start current position sq square von jetzt standort de depuis actuel hex grid",
    "formation": "formation form fmn formn shape forme",
    "fire": "fire target shoot fires firing shooting targets feuer tir cible feu",
    "face": "face facing front blick blickrichtung blickt face front",
    "length": "cm inch inches distance far dist entfernung",
    "note": (
        "note notes remark remarks comment comments why warum wieso pourquoi "
        "zweck purpose reason grund bemerkung remarque"
    ),
}
OF_GENERALS = frozenset(
    {
        "general",
        "generals",
        "commander",
        "commanders",
        "leader",
        "leaders",
        "kommandeur",
        "generale",
        "generaux",
        "chef",
        "chefs",
        "befehlshaber",
    }
)
ORDER_OF_ACTING = ("priorit", "sequence", "reihenfolge", "ordre d")
NOTHING = frozenset({"-", "–", "—", "0", "none", "n/a", "na", "nil", ".", "/", "x", "--"})
OF_THE_MAP = re.compile(
    r"^(?:en\s+|le\s+|im\s+)?(?:carr[ée]|case|karree|quadrat|feld)\s+(?=[a-z]{1,2}\d{1,2}$)", re.IGNORECASE
)
STANDS = re.compile(
    r"[A-Za-z]{1,2}\d{1,2}(?:\s*(?:/|NE|NW|SE|SW)\s*\w*)?|[A-Z][\w-]+(?: [A-Z][\w-]+)?"
)  # a square, a name
FORWARD = re.compile(r"\b(?:vor|zurück|hoch|weiter)\W*$", re.IGNORECASE)
KIND = re.compile(r"^(?:Karree|Quadrat|Feld|square|case)\s+", re.IGNORECASE)
SILENT = re.compile(r"(?:hold|no |don't|cease|silent|fire|shoot|if |at |kein|nicht|pas )", re.IGNORECASE)
DITTO = re.compile(r"(?:idem|d[io]to|ditto|same|\"|''|〃)\.?", re.IGNORECASE)
SAME_AS = re.compile(r"(?:idem|dito|ditto|wie|comme|as|same as)\s+(?:n°|nr\.?|no\.?)?\s*(\d{1,2})", re.IGNORECASE)
ROLE = {word: role for role, words in reversed(HEADS.items()) for word in words.split()}
# What a column is called that holds the orders of a turn: *turn 1*, *orders for turn 1*.
OF_A_TURN = re.compile(
    r"(?:(?:orders?|befehle?|ordres?)\s+)?(?:(?:for|für|pour|in|du|le|der|im)\s+)?(?:turn|round|runde|zug|tour|"
    r"t|r)\s?\d{1,2}",
    re.IGNORECASE,
)
# A gap between two cells of a table that is set with a typewriter's columns.
GAP = re.compile(r" {2,}")
RULING = re.compile(r"[\s|+:=_─━│┼—–-]*(?:[-=_─━—–]\s?){3,}[\s|+:=_─━│┼—–-]*")  # a line drawn below the head of a table
LONGEST_SECTION = 6  # words
NUMBER = re.compile(r"\(?\d{1,2}[.):]?")
FRAME = re.compile(r"\s*[|│]")
RULED = re.compile(r"(?:standing|rule|s\.?o\.?p\.?|dauerbefehl|regel|consigne|règle)s?(?:\s+orders?)?", re.IGNORECASE)


def is_ruling(raw: str) -> bool:
    """Whether a line is drawn, below the head of a table or between its rows."""
    return RULING.fullmatch(raw) is not None


def with_rows(lines: Sequence[tuple[int, str]]) -> list[tuple[int, str, list[str]]]:
    """Lines with their number, and the cells of those that are rows; a row broken in two is put together again.

    Where most rows are written without a frame, a stroke that begins one parts it from a cell that was left empty.
    """
    lines = in_columns(lines)
    rows = [raw for _, raw in lines if len(cells(raw)) >= 2 and not is_ruling(raw)]
    framed = 2 * sum(FRAME.match(raw) is not None for raw in rows) > len(rows)
    found: list[tuple[int, str, list[str]]] = []
    before: list[str] = []
    listed = sum(NUMBER.fullmatch(cells(raw)[0]) is not None for raw in rows) * 2 > len(rows)
    for number, raw in lines:
        row = cells(raw)
        if FRAME.match(raw) and row and not framed:
            row = ["", *row]
        if listed and len(before) >= 2 and len(row) >= 2 and not row[0]:
            wide = max(len(row), len(before))
            pairs = zip([*before, *[""] * wide], [*row, *[""] * wide], strict=False)
            before = [f"{one} {more}".strip() for one, more in list(pairs)[:wide]]
            found[-1] = (found[-1][0], f"{found[-1][1].strip()} {raw.strip()}", before)
            continue
        below = bool(row) and (not row[0] or (raw[:1].isspace() and NUMBER.fullmatch(row[0]) is not None))
        if found and before and below and before[0].lower().startswith(ORDER_OF_ACTING):
            found[-1] = (found[-1][0], f"{found[-1][1].strip()} {raw.strip()}", before)
            continue
        before = [] if is_ruling(raw) else row
        found.append((number, raw, before if len(before) >= 3 else []))
    return found


def in_columns(lines: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """Lines of a table whose cells stand below the words of its head, with a tab between the cells.

    However narrow the gaps are: a cell begins where a word of the head does.
    """
    found: list[tuple[int, str]] = []
    starts: list[int] = []
    for number, raw in lines:
        heads = [head for head in GAP.split(raw.strip()) if head]
        if not starts and len(heads) > 2 and "\t" not in raw and "|" not in raw and Table().is_header(heads):
            at = len(raw) - len(raw.lstrip())
            for head in heads:
                at = raw.index(head, at)
                starts.append(at)
                at += len(head)
            found.append((number, "\t".join(heads)))
            continue
        if starts and raw.strip() and all(raw[at - 1 : at].strip() == "" for at in starts[1:]):
            row = [raw[one:more].strip() for one, more in zip(starts, [*starts[1:], len(raw)], strict=True)]
            if not raw[: starts[0]].strip() and sum(bool(cell) for cell in row) > 1:
                found.append((number, "\t".join(row)))
                continue
        starts = starts if is_ruling(raw) else []
        found.append((number, raw))
    return found


def is_section(lines: Sequence[tuple[int, str]]) -> bool:
    """Whether between two rows stands no more than a heading: *B. Saxe-Weimar's Brigade*."""
    return len(lines) == 1 and 0 < len(lines[0][1].split()) <= LONGEST_SECTION


def role_of(head: str) -> str:
    """What the column below a head holds; nothing where it may be one thing or another."""
    if OF_A_TURN.fullmatch(head.strip(" .:")):
        return "order"
    roles = {
        ROLE.get(word.strip(" .:"), "") for word in re.split(r"[/,&+]|\s(?:or|and|und|et|ou|oder)\s", fold(head).text)
    }
    return roles.pop() if len(roles) == 1 else "mixed" if any(roles) else ""


@dataclass(slots=True)
class Table:
    """A table: the role of each of its columns, as far as its head tells."""

    roles: list[str] = field(default_factory=list)
    unit: str = "cm"
    of_generals: bool = False
    told: dict[str, list[str]] = field(default_factory=dict)  # the rows that have a number, by it
    above: list[str] = field(default_factory=list)  # the last row

    def is_header(self, row: Sequence[str]) -> bool:
        """Whether a row is the head of the table; its columns are then known."""
        roles = [role_of(cell) for cell in row]
        filled = [cell for cell in row if cell]
        if sum(bool(role) for role in roles) < max(2, (len(filled) + 1) // 2) or any(
            re.search(r"\d", cell) and OF_A_TURN.fullmatch(cell.strip(" .:")) is None for cell in filled
        ):
            return False
        if "who" in roles and "note" in roles and "order" not in roles and "" in roles:
            roles[roles.index("")] = "order"  # whatever it is called
        self.roles = roles
        self.of_generals = bool(filled) and fold(filled[0]).text in OF_GENERALS
        return True

    def sentence(self, row: Sequence[str], bears_on: Callable[[str], bool]) -> tuple[str, str]:
        """The row as a sentence, and the remark in it; a remark that bears on the order is part of the sentence."""
        row = self.as_in_row(row)
        if {"rule", "who"} <= set(self.roles):
            return self.rule(row), ""
        said: list[str] = []
        remarks: list[str] = []
        before = ""
        stands = next((cell for role, cell in zip(self.roles, row, strict=False) if role == "from"), "")
        for number, cell in enumerate(row):
            role = self.roles[number] if number < len(self.roles) else ""
            if role == "place" and cell and cell == stands:
                continue  # from F8 to F8: no move
            if not cell or cell.lower() in NOTHING or (role == "from" and STANDS.fullmatch(cell)):
                continue
            if RULED.fullmatch(cell) and said:
                continue
            if role == "number" or (not number and not said and len(row) > 2 and NUMBER.fullmatch(cell)):
                continue
            if role == "note" and ("order" not in self.roles or self.ruled(row) or bears_on(cell)):
                said.append(f", {cell}")
                before = role
                continue
            if role == "note":
                remarks.append(cell)
                continue
            if role == "place" and said and FORWARD.search(said[-1]) and STANDS.fullmatch(KIND.sub("", cell)):
                cell = f"nach {cell}"  # rückt vor | F6
            said.append(self.cell(role, cell, before))
            before = role
        who = 0
        for role in [role for role in self.roles if role != "number"]:
            if role != "who":
                break
            who += 1
        head = said[: max(1, who)]
        what = said[len(head) :]
        if not self.roles:
            return f"{said[0]}: {', '.join(said[1:])}" if said else "", "; ".join(remarks)
        return f"{': '.join(head)}: {' '.join(what)}".replace(" ,", ","), "; ".join(remarks)

    def rule(self, row: Sequence[str]) -> str:
        """A row of rules as a sentence: for whom, on what, and what is chosen."""
        cells_of = {role: cell for role, cell in zip(self.roles, row, strict=False) if cell and role}
        return " ".join(f"{cells_of.pop('who', '')}: {' '.join(cells_of.values())}".split())

    def ruled(self, row: Sequence[str]) -> bool:
        """Whether a row lays down a rule: *standing*, where others say what is to be done."""
        return "rule" in self.roles or any(RULED.fullmatch(cell) for cell in row[:4])

    def as_in_row(self, row: Sequence[str]) -> list[str]:
        """A row with what it says of another, *idem 7*, or of the one above, *dito*, put in from there."""
        full = []
        for number, cell in enumerate(row):
            same = SAME_AS.fullmatch(cell)
            other = self.told.get(same[1], []) if same else self.above if DITTO.fullmatch(cell) else []
            full.append(other[number] if number < len(other) else cell)
        if full and full[0].isdecimal():
            self.told[full[0]] = full
        self.above = full
        return full

    def cell(self, role: str, cell: str, before: str) -> str:
        """What a cell says, with the words that the head of its column stands for."""
        if role == "length" and re.fullmatch(r"\d+(?:[.,]\d+)?", cell):
            return f"{cell} {self.unit}"
        if role in ("place", "mixed", ""):
            cell = OF_THE_MAP.sub("", cell)
        if role == "place" and before != "order" and STANDS.fullmatch(cell):
            return f", to {cell}"
        if role == "fire":
            return f", {cell}" if SILENT.match(cell) else f", fire at {cell}"
        if role == "face":
            return f", facing {cell}"
        return f", {cell}" if role in ("formation", "place") and before not in ("order", "who", "") else cell
