"""Cutting: a line without the mark of its list, a row into cells, a paragraph into sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from battles.engine import expressions as re
from orders.language.letters.choices import is_row_of_choices
from orders.language.letters.notations import BOXES, are_leaders
from orders.language.letters.text import Stretch

MEASURED = r"(?:cm|mm|km|m|in|inch\w*|zoll|pas|paces?|yards?|yds?|met\w+|mètres?|uhr|h|hrs?|am|pm|%|kilo\w*)\b"
# The mark of an item of a section: *3.1*, *2.4)*; no distance and no time.
NESTED = rf"\d{{1,2}}(?:\.[1-9]\d?){{1,2}}[.):]?\s+(?!{MEASURED}|[%\"'″×x]\s)(?=\S)"
NUMERAL = r"(?:\d{1,2}|premi[eè]re?|[ivx]{1,4})\s?(?:er|re|e|o|°)?"
BULLET = re.compile(
    r"^\s*(?:[-*+~•–—·▪◦>]+\s+|\(\d{1,2}\)\s+|\(?\d{1,2}\.?\)\s+|\d{1,2}\.\s+(?=\D|\d{1,3}/\d)|(?:and\s+|und\s+|"
    r"et\s+)?\(?[a-z]\)\s+|\d{1,2}\s?°\s?[.):–—-]*\s+"
    rf"|{NESTED}|\d{{1,2}}\s?/\s+(?=[^\W\d])|\d{{1,2}}\s?[-–—]\s+(?!\d+\s*{MEASURED})(?=\S)|"
    rf"(?-i:[A-H])\.\d{{1,2}}[.):]?\s+|(?-i:[a-h]\.\s+(?=[A-ZÄÖÜÀÉÈ][^\W\d_]|\d{{1,2}}(?:st|nd|rd|th|e|[èe]me|\.)\s|(?:that|dass|que|if|any|no|all|the)\s))"
    r"|[ivx]{1,4}[.)]\s+(?!Bat|Btl|Bn|/)|[ivx]{1,4}\s+[–—-]\s+"
    r"|(?:art(?:icle|ikel)?\.?|phase|step|stage|teil|schritt|étape|punkt|point|ziffer|§|"
    rf"ordre n[o°]|befehl nr\.?)\s*{NUMERAL}\s*[.):–—-]+(?!\s*(?:[+&/]|und|u\.)\s*\d{{1,2}}\.\s*Div)[\s.:–—-]*"
    r"|(?:tour|zug|turn)\s+\d{1,2}\s*[:–—-]+\s*(?=\S+\s)|t\d{1,2}\s*:\s+(?=\S)"
    r"|(?:primo|secundo|deuxio|tertio|quarto|quinto|item|premièrement|deuxièmement|troisièmement|quatrièmement|erstens"
    r"|zweitens|drittens|viertens|fünftens|sechstens)\s*[,:.–—-]\s*)",
    re.IGNORECASE,
)
ROW = re.compile(r"\t|\s\|\s|^\s*\||\S {3,}\S.* {3,}\S")
CELL = re.compile(r"\t|\s*\|\s*| {3,}")
CHECKED = re.keyed(r"\[\s*[xX✓✔]\s*\]|[☑☒✔✓]")
UNCHECKED = re.compile(r"\[\s*\]|☐")
ABBREVIATED = (
    "act art arty bde brig bn bns bty btn btl ca cav cie circa cm coy div divn fa gal gen inf kav lt nr no regt rgt "
    "res st abs ziff vs approx usw u bttr abt esk mm col capt cdt sgt bat zb etc ii iii iv vi vii viii "
    "m v c d e g h i j l p r s w artl gg geg bef reihenf dauerbef gem vgl ggf evtl bzw zt lt cf schriftl mundl "
    "mündl ausdruckl ausdrückl mind reit"
)
COMPOUND = re.compile(r"[a-zäöüß]{4,}(?:kav|artl|inf|btl|brig|div)")  # Gardekav. bleibt
ABBREVIATION = frozenset(ABBREVIATED.split())
# *da kann er wenig kaputt machen 😅 perponcher rüber zu ...*: a face behind words, before others
FACE = r"(?<=\w\s)(?:[\U0001F600-\U0001F64F\U0001F910-\U0001F97A]+|[:;]-?\)+|\^\^)(?=\s+\w)"
SENTENCE_END = re.compile(rf"[.!?…]+[\"'»”)\]]*(?=\s|$)|\bSTOP\b|;(?=\s+(?:and\s+|und\s+|et\s+)?\(?[a-h]\)\s)|{FACE}")
# A stroke behind a number without a full stop: in *1./2. Nassau* both numbers are ordinals.
AFTER_STROKE = re.compile(r"(?<![.IV])/$")
# *1/2. Nassau*, *2/28. Linie*: the full stop of an ordinal, before the name of a regiment and what it is told.
DESIGNATED = re.compile(
    r"(?:^|[\n,:;.!?–—-]\s*|\b(?:und|u|das|dem|des|zum|zur|vom|beim|am|im|ans)\s+)\d{1,2}/\d{1,3}$", re.IGNORECASE
)
LONGEST_NUMBER = 5  # characters from the stroke of a number on, and the end of a line
ANOTHER = re.compile(r"[+&]\s*\d")  # 5. + 9. Division
REGIMENT = re.compile(r"[A-ZÄÖÜ][\wäöüß]+(?:[-\s][A-ZÄÖÜ][\wäöüß]+)?\s*(?:[:,(–-]|und\b|u\.|$|[a-zäöüß])")
# *I4 sollte passen*, *F5 wäre gut*, *I4 should do*: where the sentence before has somebody go
SUITS = re.compile(
    r"(?:(?:in|nach|bei|auf|at|en)\s+)?[A-Z]\d{1,2}\s+(?:(?:sollte|dürfte|müsste|könnte|würde|wird)\s+(?:passen|"
    r"reichen|genügen|gehen|hinhauen|stimmen|gut\s+sein)|"
    r"wäre\s+(?:gut|besser|ideal|recht|schön|richtig|perfekt|nicht\s+schlecht|mein\s+Vorschlag)|(?:passt|reicht|"
    r"genügt)(?:\s+(?:mir|schon|da))?|"
    r"(?:should|would|ought\s+to|will)\s+(?:do|be\s+(?:fine|good|about\s+right|enough))|(?:devrait|ferait|"
    r"serait)\s+(?:suffire|aller|bien|l['’]affaire|parfait))"
    r"\s*(?=[.!]|$)"
)
IN_BRACKETS = 60  # characters: what stands in brackets behind a question
LAST_WORD = re.compile(r"([^\W_]+)\.*$")
TELEGRAM_STOP = re.compile(r"\bSTOP\b[\s.]*$")


def sentences(
    paragraph: list[tuple[int, str]], only_abbreviates: Callable[[str, str], bool] | None = None
) -> Iterator[Stretch]:
    """The sentences of a paragraph, each with the line it begins on.

    ``only_abbreviates`` tells of the words up to a full stop, and of what follows, whether they are one sentence.
    """
    raw, starts = "", []
    for number, text in paragraph:
        starts.append((len(raw), number))
        raw += text.strip()
        raw += "\n"
    raw = raw[:-1]
    at = 0
    for end in sentence_ends(raw, only_abbreviates or ends_with_abbreviation):
        piece = TELEGRAM_STOP.sub("", raw[at:end]) if raw[at:end].upper() == raw[at:end] else raw[at:end]
        if piece.strip():
            begin = at + len(piece) - len(piece.lstrip())
            yield Stretch(piece.strip(), line_at(starts, begin), last_line=line_at(starts, end - 1))
        at = end


# *the guns of 12. If ...*: behind the number a sentence begins, with a word that no ordinal stands before.
OPENER = re.compile(
    r"(?:Si|S['’]ils?|L['’]|Tou(?:s|tes|t)|Chacun\w*|Celui|Celle|Ce|Là|Arrivée?s?|Both|Beide|Dort|There|La|Le|Les|"
    r"Ils?|Elles?|Une?|Au|Aux|Mais|Qu['’]|Pour|Quand|Dès|On|Ses|Son|Sa|Et|Puis|Ensuite|Pas|"
    r"The|If|It|They|He|She|When|No|Then|And|But|Once|His|Their|All|Do|Keep|Nobody|I|We|You|That|This|Those|These|Could|Can|Would|Will|Does|"
    r"Please|Otherwise|After|Everybody|Everyone|Every|My|Our|Let|"
    r"Wenn|Die|Der|Das|Sie|Er|Es|Dann|Und|Aber|Falls|Sobald|Kein|Keine)\b"
)


# *at turn 4. Could you ...*: no ordinal
OF_A_TURN = re.compile(r"\b(?:turns?|rounds?|Runde|Zug)\s+\d{1,2}$", re.IGNORECASE)


def ends_with_abbreviation(said: str, _: str) -> bool:
    """Whether the last word before a full stop is one of those that are always cut short."""
    before = LAST_WORD.search(said)
    return before is not None and before[1].lower() in ABBREVIATION


def asks_in_brackets(raw: str, begin: int, found: re.Match[str]) -> bool:
    """``(any guns?? can't see any)``: whether a question ends within a bracket that closes on its line."""
    opened = raw.rfind("(", begin, found.start())
    if opened < 0 or "?" not in found.group() or found.group().endswith(")"):
        return False
    closed = raw.find(")", found.end(), found.end() + IN_BRACKETS)
    within = raw[opened : found.start()]
    return closed >= 0 and ")" not in within and not {"\n", "("} & set(raw[found.end() : closed])


def sentence_ends(raw: str, only_abbreviates: Callable[[str, str], bool]) -> Iterator[int]:
    """Where the sentences of a paragraph end."""
    begin = 0
    telegram = bool(re.search(r"\bSTOP\b", raw)) and raw.upper() == raw
    for found in SENTENCE_END.finditer(raw):
        if found.group() == "STOP":
            if telegram:
                begin = found.end()
                yield begin
            continue
        if are_leaders(raw, found.start(), found.end()):
            continue
        if asks_in_brackets(raw, begin, found):
            continue
        before = last_word(raw, found.end())
        word = before[1].lower() if before and found.group().startswith(".") else ""
        following = raw[found.end() :].lstrip()
        if (
            (found.group() == "." and only_abbreviates(raw[begin : found.end()].lstrip(), raw[found.end() :]))
            or (found.group().endswith(")") and following[:1].islower())  # a question in brackets, within a sentence
            or (found.group() in ("...", "…") and following[:1].islower())  # a pause
            or re.fullmatch(r"t\d{1,2}", word)
            or (found.group() == "." and COMPOUND.fullmatch(word) and following[:1].islower())
            or (found.group() in (".", "!") and SUITS.match(following))  # nearer to Campi. I4 should do
            or (found.group() == "." and is_designated(raw, found.start()) and REGIMENT.match(following))
            or (before and word.isdigit() and len(word) < 3 and not raw[: before.start(1)].strip())  # 3. 5th
            or (
                word.isdigit()
                and len(word) < 4
                and (following[:1].isalpha() or ANOTHER.match(following))
                and found.group() == "."
                and not (before and raw[begin : before.start(1)].strip() and OPENER.match(following))
                and not (OF_A_TURN.search(raw[begin : found.start()]) and following[:1].isupper())
                and not AFTER_STROKE.search(raw[: before.start(1) if before else 0])  # behind 1/93. Jamin
            )
        ):
            continue
        begin = found.end()
        yield begin
    yield len(raw)


def last_word(raw: str, end: int) -> re.Match[str] | None:
    """The word that ends at a position, but for full stops behind it; found from there, as paragraphs are long."""
    at = len(raw[:end].rstrip("."))
    while at and raw[at - 1].isalnum():
        at -= 1
    return LAST_WORD.match(raw, at, end)


def is_designated(raw: str, end: int) -> bool:
    """Whether the number of a battalion ends at a position, where a name or what it is told may follow."""
    return "/" in raw[max(0, end - LONGEST_NUMBER) : end] and DESIGNATED.search(raw[:end]) is not None


def line_at(starts: list[tuple[int, int]], at: int) -> int:
    """The line on which a position stands."""
    return [number for start, number in starts if start <= at][-1]


def has_cells(raw: str) -> bool:
    """Whether a line is parted as the rows of a table are; hardly one holds what could part it."""
    return ("|" in raw or "   " in raw or "\t" in raw) and ROW.search(raw) is not None


def without_bullet(raw: str) -> str:
    """A line without the mark of a list before it."""
    return BULLET.sub("", raw, count=1)


def cells(raw: str) -> list[str]:
    """The cells of a row; empty for a line that is none."""
    if not has_cells(raw) or BOXES.search(raw) or is_row_of_choices(raw):
        return []
    return [cell.strip() for cell in CELL.split(raw.strip().strip("|"))]
