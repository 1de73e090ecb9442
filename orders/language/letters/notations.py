"""Notations: lines of printed forms, remarks of programmers and moves of chess players, brought to plain lines."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.choices import behind_nothing_chosen, crossed, is_row_of_choices, with_choice

# Fewer dots are a pause in prose: *Well... the 1/92*; three lead on only from a label in capitals. A label may be as
# long as a unit's short and whole name together, and then needs more dots.
LEADERS = re.compile(
    r"^(\s*[^\W\d_][^.:…]{0,28}?|\s*[^\W_][^.:…\n]{0,60}?(?=\s+(?:\.\s?){6,}|\s*_{5,})"
    r"|\s*[A-ZÄÖÜÀÉÈ]{2,}(?:\s[A-ZÄÖÜÀÉÈ]+)?(?=\s+(?:\.{3}|…)))"
    r"\s*(?:\.{4,}|…{2,}|_{3,}|(?<=[A-ZÄÖÜÀÉÈ]\s)(?:\.{3}|…))[\s.…_]*:?\s*"
)
REMARK = re.compile(r"(?<=\S)\s+//(?=\s|\w).*$")
SQUARES = re.keyed(
    r"\b(?:from\s+|von\s+|de\s+|du\s+)?([A-Z]{1,2}\d{1,2})\s*(?:[-–—>⇨→]+|to|nach|bis|à|zu)\s*([A-Z]{1,2}\d{1,2})\b"
)
NONE = r"(?:none|nil|nobody|nothing|n/a|no(?=\W*$)|-+(?=\W*$))"
FIELDS = (
    (re.keyed(rf"^\s*(?:targets?|fire at)\s*[:=]\s*{NONE}(?:[,;]\s*(?=\w))?", re.IGNORECASE), "hold fire, "),
    (re.keyed(r"^\s*targets?\s*[:=]\s*(?=\w)", re.IGNORECASE), "fire at "),
    (re.keyed(rf"^\s*(?:move|moves|movement|march)\s*[:=]\s*{NONE}", re.IGNORECASE), "hold"),
    (re.keyed(r"^\s*(?:move|moves|movement|march)\s*[:=]\s*(?=to\b|from\b)", re.IGNORECASE), "move "),
)
SECTOR = re.compile(
    r"(?:(?:the|our|my|on the|links|rechts|mitte|left|right|cent(?:re|er)|gauche|droite|middle|flank|wing|side|sector|"
    r"flügel|flanke|zentrum|aile|à|la|le|der|die|das|and|und|et)\b[\s+&/,:.–—-]*)+",
    re.IGNORECASE,
)
# The boxes of a printed form: each with the word behind it, up to the next box, the place or the end.
BOX = r"\[\s*[^\]\w]?\s*\]|☐|□|\(\s+\)"
TICKED_BOX = r"\[\s*[xX✓✔*]\s*\]|\(\s*[xX✓✔]\s*\)|[☑☒✔✓■]"
# A row in which each box stands behind its word: *hold ( )  defend (X)*.
BOXED_BEHIND = re.compile(
    rf"^\s*(?:(?:INTENT|INTENTION|ABSICHT)\b[\s:]*)?"
    rf"(?:(?!INTENT|ABSICHT)[^\W\d_]+\s*(?:{TICKED_BOX}|{BOX})[\s,;/]*){{2,}}",
    re.MULTILINE,
)
BEHIND = re.compile(rf"(?P<word>[^\W\d_]+)\s*(?P<box>{TICKED_BOX}|{BOX})")
LABELS = r"(?:where|wo|wohin|où|lieu|place|ort|objective|object|ziel|but|to)"
PLACED = rf"(?:(?<=\n){LABELS}\b|\b{LABELS}\b\s*[:.…_]|\bwhere\b(?!\s+(?:they|it|he|you)\b))"
BOXES = re.compile(rf"(?:{TICKED_BOX}|{BOX})")
LEFT_EMPTY = re.compile(rf"(?:{BOX})(?:(?!{TICKED_BOX}|{BOX}|{PLACED}).)*", re.IGNORECASE | re.DOTALL)
TICKED = re.compile(rf"(?:{TICKED_BOX})\s*")
PLACE_OF_TICKED = re.compile(rf"{PLACED}[\s.…_:]*", re.IGNORECASE)
KEYWORD_OF_ROW = re.compile(r"\s*(?:INTENT|INTENTION|ABSICHT)\b", re.IGNORECASE)
EMPTY_FIELD = re.keyed(r"^[^:\n]{0,40}?[:\s]\s*(?:_{3,}|\.{4,}|…{2,}|-{2,}|–{1,}|—{1,})[\s._…–—-]*$")
RESERVE = re.keyed(
    r"(?:the\s+|die\s+|la\s+)?(?:army\s+)?r(?:e|é)serves?|second\s+line|zweites?\s+Treffen|seconde\s+ligne",
    re.IGNORECASE,
)
SECTORS = re.compile(r"links|rechts|mitte|left|right|cent(?:re|er)|gauche|droite|middle|zentrum", re.IGNORECASE)
# What is written where nothing is to be.
NOTHING = frozenset(
    ["none", "nothing", "nil", "n/a", "keine", "keiner", "nichts", "niemand", "entfällt", "aucun", "aucune", "rien",
     "néant", "personne", "sans objet"]
)  # fmt: skip
NOT_YET = re.compile(
    r"\s+(?:yet|so\s+far|here|there|at\s+(?:the\s+moment|present)|noch|bisher|pour\s+l['’]instant|encore)$",
    re.IGNORECASE,
)
DITTO = frozenset(
    ["same here", "here too", "these too", "hier auch", "ici aussi", "idem", "id", "dito", "detto", "ditto", "do",
     "same", "the same", "same again", "pareil", "de même",
     "la même chose", "même chose", "desgleichen", "ebenso", "genauso", "gleich", "gleiches", "dasselbe", "das gleiche",
     "wie oben", "wie vorher", "as above", "same as above", "as before", "comme ci-dessus",
     "comme au-dessus", "comme plus haut"]
)  # fmt: skip


def is_nothing(raw: str) -> bool:
    """Whether a field says that there is nothing in it: *(néant)*."""
    return NOT_YET.sub("", raw.strip(" .!()[]_–—-")).lower() in NOTHING


def is_ditto(raw: str) -> bool:
    """Whether a field says no more than that it is filled in as the one before."""
    return raw.strip(" .!()[]").lower() in DITTO


def without_leaders(raw: str) -> str:
    """``INTENT ..... defend`` as ``INTENT: defend``: dots of a printed form lead from a label to what is filled in."""
    found = leaders_of(raw)
    return raw if found is None else f"{found[1]}: {raw[found.end() :]}".rstrip()


def leaders_of(raw: str) -> re.Match[str] | None:
    """The label that begins a line and the dots behind it."""
    return LEADERS.match(raw) if "..." in raw or "…" in raw or "___" in raw else None


def with_labels(raw: str) -> str:
    """The fields of a printed form as orders: ``TARGET: none`` as *hold fire*, ``MOVE: none`` as *hold*."""
    for label, said in FIELDS:
        raw = label.sub(said, raw, count=1)
    return raw


def with_ticks(raw: str) -> str:
    """``INTENT [ ] hold [x] attack where: F6`` as ``INTENT attack F6``; a line without a ticked box as it stands."""
    if TICKED.search(raw) is None:
        return raw
    if BOXED_BEHIND.match(raw):
        raw = BEHIND.sub(r"\g<box> \g<word> ", raw)
    ticked = TICKED.sub(" ", LEFT_EMPTY.sub(lambda found: "\n" if found[0].endswith("\n") else " ", raw))
    return " ".join(PLACE_OF_TICKED.sub(" ", ticked).split())


def goes_on_with_boxes(before: str, text: str) -> bool:
    """Whether a line holds more boxes of the row that the line before it began."""
    begins = BOXES.match(text.lstrip())
    typed = is_row_of_choices(text) and is_row_of_choices(before) and KEYWORD_OF_ROW.match(text) is None
    return typed or (begins is not None and BOXES.search(before) is not None)


def is_left_empty(raw: str) -> bool:
    """Whether a line is a field of a printed form in which nothing was written, or a row of boxes without a tick."""
    if is_row_of_choices(raw) and not TICKED.search(raw) and with_choice(raw) == raw and len(crossed(raw)[1]) < 2:
        return not behind_nothing_chosen(raw)
    unticked = BOXES.search(raw) is not None and TICKED.search(raw) is None and not LEFT_EMPTY.sub("", raw).strip()
    return unticked or EMPTY_FIELD.match(raw) is not None


def has_leaders(raw: str) -> bool:
    """Whether a line is a label of a printed form, with dots behind it."""
    return leaders_of(raw) is not None


def are_leaders(raw: str, start: int, end: int) -> bool:
    """Whether dots in a paragraph lead from the label that begins their line to what is filled in behind them."""
    line = raw.rfind("\n", 0, start) + 1
    found = leaders_of(raw[line:])
    filled_in = raw[end:].split("\n", 1)[0]
    return found is not None and line + found.end(1) <= start and end <= line + found.end() and bool(filled_in.strip())


def parted_remark(raw: str) -> tuple[str, str]:
    """A line, and the remark that stands behind it after two strokes."""
    found = REMARK.search(raw)
    return (raw, "") if found is None else (raw[: found.start()], found.group().strip())


def with_goals(raw: str, stands_in: Callable[[str], bool]) -> str:
    """``E7-E8``, of troops of the writer's that stand in E7, as ``to E8``."""
    return SQUARES.sub(lambda found: f"to {found[2]}" if stands_in(found[1]) else found.group(), raw)


# *LEFT WING (FOY)*, *Réserve - la Garde*
OF_SECTOR = re.keyed(
    r"^(?P<sector>[^()\d]{3,30}?)\s*(?:\((?P<within>[^()]{2,40})\)|\s[-–—]\s+(?P<behind>[^-–—()]{2,40}))$"
)


# *CAVALRY (Piré)*: that general's
ARM = re.compile(
    r"(?:the\s+|die\s+|la\s+|l['’]|our\s+|unsere\s+|notre\s+)?(?:cavalry|horse|infantry|foot|artillery|guns|kavallerie|reiterei|reiter|infanterie|fußvolk|artillerie|geschütze|cavalerie|fantassins)",
    re.IGNORECASE,
)


def is_reserve(heading: str) -> bool:
    """Whether a heading is over those who are kept back."""
    return RESERVE.fullmatch(heading.strip()) is not None


def without_sector(heading: str) -> str:
    """A heading without the part of the field before the name of him who commands there."""
    found = OF_SECTOR.match(heading.strip())
    sector = found["sector"] if found is not None else ""
    if found is None or not (is_sector(sector) or is_reserve(sector) or ARM.fullmatch(sector)):
        return heading
    return found["within"] or found["behind"]


def is_sector(raw: str) -> bool:
    """Whether a line says nothing but a part of the field, as a heading does: *left + centre*."""
    plain = raw.strip().strip("/*#=-–— ").rstrip(":. ")
    return bool(plain) and SECTOR.fullmatch(plain) is not None and SECTORS.search(plain) is not None
