"""Choices: the printed row of what a command may do, typed off into a mail, and which of its words is chosen.

A cross or a hook beside a word chooses it, and so do stars or brackets around it, capitals where the others have none,
and the word written out once more behind the row. A row as it is printed chooses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from battles.engine import expressions as re

# Of each language in the order in which they are printed.
PRINTED = (
    "hold|halten|tenir",
    "defend|verteidigen|défendre",
    "advance|vorrücken|avancer",
    "attack|angreifen|attaquer",
    "support|unterstützen|soutenir|appuyer",
    "screen|sichern|aufklären|abschirmen|couvrir|éclairer",
    "withdraw|zurückziehen|zurückgehen|retirer|replier|reculer",
    "rally|sammeln|rallier",
)
RANK = {word: rank for rank, words in enumerate(PRINTED) for word in words.split("|")}
LEAST = 3  # words of a row without a mark in it; two words may be an order: *hold, defend*
WORD = re.compile(rf"(?<![^\W_])(?:{'|'.join(PRINTED)})(?![^\W_])", re.IGNORECASE)
LABEL = re.compile(r"[ \t]*(?:(?:INTENT|INTENTION|ABSICHT)\b[ \t:=.]*)?", re.IGNORECASE)
# Between two words of a row: blanks, strokes, and what marks one of them.
BETWEEN = re.compile(r"(?:[ \t,;/|·•]|(?<![^\W_])[xX×](?![^\W_])|[*_~<>()«»\"'←✓✔√!=-])*")
CROSS = re.compile(r"(?<!\S)(?:[xX×✓✔√]|!+|[=-]*>+|<+[=-]*|←)(?!\S)")
AHEAD, BEHIND = re.compile(r"[=-]*>+"), re.compile(r"<+[=-]*|←|!+")
AROUND = re.compile(r"[*_<>(\[«\"']+$"), re.compile(r"[*_<>)\]»\"'!]+")
BOX = re.compile(r"[(\[]\s*[^\s\])]?\s*[)\]]|[☐□☑☒■]")  # a row with boxes is read by those
# What may be written behind a row for none of it.
NONE = re.compile(
    r"[\W_]*(?:none(?:\s+of\s+(?:these|them|those|the\s+above))?|nothing|n/?a|nil|no\s+change|as\s+before|see\s+below|"
    r"keine?s?(?:\s+davon)?|nichts|siehe\s+unten|wie\s+bisher|aucune?(?:\s+des?\s+\w+)?|rien|voir\s+plus\s+bas|sans\s+changement)?[\W_]*",
    re.IGNORECASE,
)
LEADS_ON = re.compile(r"[\s:=>→.…–—-]*")
# What may stand behind a row, in its line: the place that the form asks for next.
LABELS = re.compile(r"(?:where|wo|wohin|où|lieu|place|ort|objective|object|ziel|but|to)\b", re.IGNORECASE)


class Row(NamedTuple):
    """A row of choices: where it begins with its label and ends, its words, and what is written behind it."""

    start: int
    end: int
    words: tuple[re.Match[str], ...]
    answer: str
    """The words behind the row, in its line."""


@lru_cache(maxsize=8)
def rows_of_choices(raw: str) -> Sequence[Row]:
    """The rows of choices in a line, or in several that belong together, each with what is written behind it.

    They are asked for several times before the next line is.
    """
    return tuple(rows_in(raw))


def rows_in(raw: str) -> Iterator[Row]:
    """The same one by one, looked up."""
    at = 0
    for line in raw.split("\n"):
        end = at + len(line)
        label = LABEL.match(raw, at, end)
        before = label.end() if label is not None else at
        words: list[re.Match[str]] = []
        while (word := next_word(raw, before, end)) is not None:
            if words and RANK[word[0].lower()] <= RANK[words[-1][0].lower()]:
                break
            words.append(word)
            before = word.end()
        if len(words) > 1 and BOX.search(line) is None:
            marks = BETWEEN.match(raw, before, end)
            last = marks.end() if marks is not None else before
            answer = raw[last:end]
            marked = CROSS.search(raw[at:last]) is not None or len(words) >= LEAST
            if marked and (len(words) >= LEAST or not answer.strip() or LABELS.match(answer)):
                says = "" if LABELS.match(answer) or NONE.fullmatch(answer) else LEADS_ON.sub("", answer, count=1)
                yield Row(at, end if NONE.fullmatch(answer) else last, tuple(words), says)
        at = end + 1


def next_word(raw: str, at: int, end: int) -> re.Match[str] | None:
    """The word of the row that stands there, behind no more than what stands between two."""
    gap = BETWEEN.match(raw, at, end)
    return WORD.match(raw, gap.end() if gap is not None else at, end)


def is_row_of_choices(raw: str) -> bool:
    """Whether a line is such a row, whatever is written behind it."""
    return bool(rows_of_choices(raw))


def crossed(raw: str) -> tuple[int, list[str]]:
    """Of the rows of choices how many words there are, and which of them may be chosen.

    A cross belongs to the word it is nearer to; between two as near to it as each other nothing tells.
    """
    rows = rows_of_choices(raw)
    words = [word for row in rows for word in row.words]
    chosen = [word[0] for row in rows for word in beside_a_cross(raw, row)]
    chosen = chosen or standing_out(raw, words)
    return len(words), list(dict.fromkeys(chosen)) if len(words) > 1 else []


def beside_a_cross(raw: str, row: Row) -> Iterator[re.Match[str]]:
    """The words of a row that a cross or an arrow may be meant for."""
    for cross in CROSS.finditer(raw, row.start, row.end):
        ahead = [word for word in row.words if word.start() >= cross.end()]
        behind = [word for word in row.words if word.end() <= cross.start()]
        if AHEAD.fullmatch(cross[0]):
            behind = []
        elif BEHIND.fullmatch(cross[0]):
            ahead = []
        near = [(cross.start() - word.end(), word) for word in behind[-1:]]
        near += [(word.start() - cross.end(), word) for word in ahead[:1]]
        yield from [word for gap, word in near if gap == min(gap for gap, _ in near)]


def standing_out(raw: str, words: list[re.Match[str]]) -> list[str]:
    """The words with marks around them, or in capitals, where most of the others have none."""
    around, behind = AROUND
    for stands_out in (
        [word for word in words if around.search(raw[: word.start()]) and behind.match(raw, word.end())],
        [word for word in words if word[0].isupper()],
    ):
        if stands_out and 2 * len(stands_out) < len(words):
            return [word[0] for word in stands_out]
    return []


def with_choice(raw: str) -> str:
    """A row of choices as what is chosen in it, by a mark or in words behind it; any other line as it stands."""
    rows = rows_of_choices(raw)
    chosen = crossed(raw)[1]
    answer = next((row.answer for row in rows if row.answer), "")
    if not rows or len(chosen) > 1 or not (chosen or answer):
        return raw
    said = chosen[0] if chosen else answer
    between = [raw[one.end : more.start].replace(one.answer, "").strip() for one, more in pairwise(rows)]
    behind = raw[rows[-1].end :]
    if rows[-1].answer:
        behind = behind.partition("\n")[2]
    rest = " ".join([*between, answer if chosen else "", behind]).strip()
    label = "INTENT " if chosen or WORD.match(said) else ""
    return f"{raw[: rows[0].start]}{label}{said}{chr(10) if rest else ''}{rest}"


def behind_nothing_chosen(raw: str) -> str:
    """What is written below a row in which nothing is chosen: the place that the form asks for."""
    rows = rows_of_choices(raw)
    count, chosen = crossed(raw)
    if count < LEAST or chosen or any(row.answer for row in rows):
        return ""
    return raw[rows[-1].end :].strip()
