"""Rejoining: which lines of a mail belong together, where its program broke them and its writer did not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from battles.engine import expressions as re
from orders.language.letters.choices import is_row_of_choices
from orders.language.letters.cutting import BULLET, has_cells, sentences
from orders.language.letters.notations import goes_on_with_boxes, has_leaders
from orders.language.letters.page import writes_small
from orders.language.letters.text import Stretch

# What begins a new order wherever it stands: a word of the sheet, or somebody's name and a colon.
WORDS = (
    r"(?:brigade|division|corps|army|battery|group|intent|standing|priority|general|message|turn|end|side|more|"
    r"gen\.|priorité|priorität)\b"
)
KEYWORD = re.compile(rf"\s*{WORDS}", re.IGNORECASE)
OPENING = re.compile(
    rf"^\s*(?:{WORDS}|"
    r"[^\s:]{1,24}(?: [^\s:]{1,24}){0,4}:(?:\s|$)|\d+/\S+\s)",
    re.IGNORECASE,
)
LABEL = re.compile(
    r"^\s*(?:where|wo|wohin|où|objective|object|ziel|but|lieu|place|ort|at whom|facing|against)\b[\s:.…_]+",
    re.IGNORECASE,
)
# A field of the printed form in which nothing is written: *MESSAGE TO*, right above *MORE*.
FIELD = re.compile(rf"\s*(?:{WORDS}(?:\s+(?:to|for|an|à|of))?)[\s:._–—-]*", re.IGNORECASE)
LABELLED = re.compile(r"\s*[^:]{1,60}:")
NUMBERED = re.compile(r"\s*\d{1,2}\.\s+[^\W\d_]")
# Behind one of these a number with a full stop is an ordinal: *der | 2. niederländischen Division*.
DETERMINERS = frozenset(
    {"der", "die", "das", "den", "dem", "des", "zum", "zur", "vom", "beim", "im", "am", "the", "le", "la", "les", "du"}
)  # fmt: skip
FULL = 0.8  # of the lines of a paragraph of prose but the last
UNBROKEN = 90  # whose lines are longer breaks them himself
HEADING = re.compile(r"\s*[^\W\d]\S*(?:\s+\S+){0,2}?(?<![.,;!?])\s*")  # *Cavalry*, right above what it does
ITEM = re.compile(r"\s*(?:[-*•–]|\(?[a-z\d]{1,2}[.)])\s")
WRAPPED = 66  # mail programs that break lines break them no shorter than this
NARROWEST = 55  # lines shorter than this were ended by their writer
# The few words behind the last sentence or clause of a line, where no mark ends them.
TAIL = re.compile(r"[^\s.]([.;!?,:])\s+([^\s.;!?,:]+(?:\s+[^\s.;!?,:]+){0,6}\.?)$")
CLAUSE = re.compile(r"\s*([^.;:!?,]+)([.;:!?,]|$)")
POSSESSED = re.compile(r"\S\s+\S*[^\W\d_]['’]s\s*$")
ARTICLE_LAST = re.compile(r"\s(?:the|der|die|das|dem|den|des|le|la|les|du)\s*$", re.IGNORECASE)
# *the height of the battery | 1/6FA*: whose number stands below
NOUN_LAST = re.compile(
    r"\s(?:of|behind|beside|near|at|by|to|hinter|neben|bei|von|derrière|de|près\s+de|vers)\s+(?:the|der|dem|den|die|das|le|la|du|des)\s+"
    r"(?:battery|battalion|regiment|batterie|bataillon|régiment)\s*$",
    re.IGNORECASE,
)
# *runter zu 1/2Nas und stützt den*: him, and no article
PRONOUN_LAST = re.compile(
    r"(?:,|\b(?:und|dann|aber))\s+(?:\w+\s+){0,2}[a-zäöüß]{2,}(?:t|en)\s+(?:mir\s+|da\s+|dort\s+|dann\s+)?(?:den|die|das|dem|der)\s*$"
)
NUMBER_FIRST = re.compile(r"\s*\d+/\S+(?:[,;.]|\s+(?:and|und|et)\b)")
# *so could General | Perponcher ride*
TITLE_LAST = re.compile(
    r"\S\s+(?:General|Gen\.|Major|Colonel|Captain|Count|Prince|Duke|Marshal|Graf|Prinz|Herzog|Hauptmann|Oberst|Général|général|capitaine|"
    r"comte|prince|duc|maréchal|colonel|Brigadier)\s*$"
)
AS_WHAT = re.compile(
    r"\s+(?:as|als|comme)\s+(?:(?:an?|the|his|her|its|their|seine?|eine?|une?|sa|son)\s+)?\S.*$", re.IGNORECASE
)
# *die gehen so | acht Zentimeter zurück*: how far stands below
SO_MANY_LAST = re.compile(r"\s(?:so|ca\.?|grob|quelque|some|quelques)\s*$", re.IGNORECASE)
MANY_FIRST = re.compile(
    r"\s*(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|six|sept|huit|dix|douze|two|"
    r"three|four|five|seven|eight|ten|twelve)\s+(?:cm|zenti\w*|centi\w*|meter|m[eè]tres?|schritt\w*|felder?|cases?|squares?)\b",
    re.IGNORECASE,
)
# *1. Gauthier*, *Brigade Husson*
BARE_NAME = re.compile(
    r"\s*(?:\d{1,2}[.)]\s+)?(?:(?:Brigade|Division|Batterie|Battery)\s+)?[A-ZÄÖÜÀ-Þ][\w’'-]{2,20}(?:['’]s\s+[Bb]rigade)?\s*"
)
# *nach einem Sieg keine Verfolgung*: a rule of its own
AFTER_A_WIN = re.compile(
    r"\s*nach\s+(?:\w+\s+){0,2}?(?:Sieg|Erfolg|(?:Nah)?Kampf|Angriff|Attacke)\b\s*,?\s+\w", re.IGNORECASE
)
# Small words with which no line of an order begins by itself.
LEADING = frozenset(
    [
        "behind",
        "towards",
        "toward",
        "into",
        "onto",
        "of",
        "until",
        "unless",
        "within",
        "hinter",
        "nach",
        "zum",
        "zur",
        "bis",
        "derrière",
        "vers",
        "jusqu",
        "jusque",
        "jusqu'à",
        "according",
        "than",
        "which",
        "that",
        "where",
        "whose",
        "qui",
        "que",
        "dont",
        "welche",
        "welcher",
        "sauf",
        "except",
        "außer",
    ]
)
# Of the words that leave a line open those with which a sentence may end as well.
MAY_END = frozenset(
    [
        "an",
        "ein",
        "auf",
        "vor",
        "zu",
        "mit",
        "in",
        "im",
        "by",
        "on",
        "is",
        "are",
        "will",
        "or",
        "as",
        "at",
        "for",
        "behind",
        "near",
        "en",
        "sur",
        "sous",
        "avec",
        "devant",
        "nach",
        "bis",
        "unter",
        "of",
    ]
)
OPEN_ENDED = (
    frozenset(["about", "roughly", "nearly", "etwa", "ungefähr", "environ"])
    | frozenset(["ensuite", "puis", "then", "dann", "danach", "hernach", "anschließend"])
    | frozenset(
        ["seconde", "deuxième", "première", "troisième", "zweiter", "zweiten", "erster", "ersten", "linken", "rechten"]
    )
    | frozenset(
        ["dieser", "dieses", "diesem", "diesen", "jeder", "jedes", "jedem", "jeden", "unserer", "unseren", "unserem"]
    )
    | frozenset(
        ["seiner", "seines", "seinem", "meiner", "meines", "meinem", "cette", "ces", "cet", "leurs", "notre", "nos"]
    )
    | frozenset(
        [
            "a",
            "à",
            "où",
            "ou",
            "qui",
            "que",
            "qu",
            "ne",
            "se",
            "sich",
            "an",
            "and",
            "as",
            "at",
            "au",
            "aux",
            "avec",
            "behind",
            "beyond",
            "between",
            "but",
            "by",
            "dans",
            "de",
            "dem",
            "den",
            "der",
            "des",
            "devant",
            "die",
            "das",
            "du",
            "ein",
            "eine",
            "en",
            "et",
            "for",
            "from",
            "hinter",
            "in",
            "into",
            "la",
            "le",
            "les",
            "mit",
            "nach",
            "near",
            "of",
            "on",
            "or",
            "oder",
            "par",
            "pour",
            "the",
            "to",
            "towards",
            "und",
            "unter",
            "upon",
            "von",
            "vor",
            "vers",
            "with",
            "zu",
            "zum",
            "zur",
            "sur",
            "sous",
            "that",
            "his",
            "its",
            "their",
            "my",
            "our",
            "sein",
            "ihre",
            "is",
            "are",
            "will",
            "if",
            "when",
            "until",
            "than",
            "then",
            "dann",
            "puis",
            "auf",
            "bis",
            "und",
            "im",
        ]
    )
)


# *11. *, *(a) *, *- *: before the text of an item
ITEM_MARK = re.compile(r"\s*(?:\d{1,3}(?:\.\d{1,2})*[.)]?|\(?[a-z]{1,2}[.)]|[-*•–])\s+(?=\S)", re.IGNORECASE)


def stretches(
    lines: Sequence[tuple[int, str]],
    widest: int,
    names_troops: Callable[[str], bool],
    says_nothing_yet: Callable[[str, bool], bool] | None = None,
    only_abbreviates: Callable[[str, str], bool] | None = None,
) -> Iterator[Stretch]:
    """Lines that follow each other put together where a mail program broke them, then cut into sentences.

    ``lines`` holds the number and the text of each line; an empty text ends a paragraph. ``widest`` is the length of
    the letter's longest line; ``names_troops`` tells whether a line begins with the name of the writer's troops: out of
    running prose it is then one by itself. ``says_nothing_yet`` tells whether a few words name somebody, or begin a
    condition, and do no more, in running prose or not: behind the end of a sentence or clause they belong to the
    next line. ``only_abbreviates`` tells a full stop behind a word cut short from the end of a sentence.
    """
    paragraph: list[tuple[int, str]] = []
    small = writes_small([text for _, text in lines])
    for number, text in lines:
        begins = small and paragraph and not left_open(paragraph[-1][1], widest) and not is_prose(lines, number, widest)
        if begins and text.strip() and names_troops(text):
            yield from sentences(paragraph, only_abbreviates)
            paragraph = []
        hanging = bool(paragraph) and says_nothing_yet is not None and hangs(paragraph[-1][1], text, says_nothing_yet)
        hanging = hanging or (bool(paragraph) and is_set_in(paragraph[0][1], paragraph[-1][1], text, widest))
        hanging = hanging or (bool(paragraph) and widest >= WRAPPED and is_numbered_below(paragraph[-1][1], text))
        prose = bool(paragraph) and is_prose(lines, number, widest)
        if (
            paragraph
            and not hanging
            and not (
                (
                    goes_on(paragraph[-1][1], text, widest, prose=prose)
                    or (prose and not small and runs_on(paragraph[-1][1], text))
                )
                and (
                    (text[:1].islower() and not (short(paragraph[-1][1], widest) and names_troops(text)))
                    or (
                        left_open(paragraph[-1][1], widest)
                        and not (
                            may_end(paragraph[-1][1]) and names_troops(text) and not completes(text, says_nothing_yet)
                        )
                    )
                    or prose
                    or not names_troops(text)
                )
            )
        ):
            yield from sentences(paragraph, only_abbreviates)
            paragraph = []
        if text.strip():
            paragraph.append((number, text))
    if paragraph:
        yield from sentences(paragraph, only_abbreviates)


def hangs(before: str, text: str, says_nothing_yet: Callable[[str, bool], bool]) -> bool:
    """Whether a line ends within the name of somebody, or in a condition: ``as my reserve. The 8th``."""
    if not text.strip() or BULLET.match(text) or has_cells(text) or has_cells(before):
        return False
    if POSSESSED.search(before):
        return True
    tail = TAIL.search(before.rstrip())
    return tail is not None and says_nothing_yet(tail[2], tail[1] in ".!?" and len(before.rstrip()) >= NARROWEST)


def is_set_in(first: str, before: str, text: str, widest: int) -> bool:
    """Whether a line goes on with the item above it: broken where it was full, and set in as far as the item's text."""
    item = ITEM_MARK.match(first)
    inset = len(text) - len(text.lstrip())
    if item is None or inset != item.end() or not text.strip() or BULLET.match(text):
        return False
    open_ended = before.rstrip()[-1:].isalnum() and text.lstrip()[:1].islower()
    return open_ended or wraps(before.rstrip(), text.lstrip(), widest)


def is_numbered_below(before: str, text: str) -> bool:
    """Whether a line ends with a battalion or battery whose number begins the next."""
    return NOUN_LAST.search(before.rstrip()) is not None and NUMBER_FIRST.match(text) is not None


def completes(text: str, says_nothing_yet: Callable[[str, bool], bool] | None) -> bool:
    """Whether a line begins with no more than a name: it heads nothing, and belongs to the line before."""
    name = CLAUSE.match(text)
    if says_nothing_yet is None or name is None or name[2] == ":":
        return False
    return says_nothing_yet(AS_WHAT.sub("", name[1]), True)


def short(text: str, widest: int) -> bool:
    """Whether a line was ended by its writer, not by the width of the page."""
    return widest < WRAPPED or len(text.rstrip()) < NARROWEST


def is_prose(lines: Sequence[tuple[int, str]], number: int, widest: int) -> bool:
    """Whether a line stands in a paragraph most of whose lines fill their width."""
    if not widest:
        return False
    at = next(place for place, (other, _) in enumerate(lines) if other == number)
    start, end = at, at
    while start > 0 and lines[start - 1][1].strip():
        start -= 1
    while end + 1 < len(lines) and lines[end + 1][1].strip():
        end += 1
    if start < at and HEADING.fullmatch(lines[start][1]) and not ITEM.match(lines[start + 1][1]):
        start += 1
    widths = [len(text.rstrip()) for _, text in lines[start:end]]
    return len(widths) > 1 and sum(width >= min(widest, 80) - 14 for width in widths) >= FULL * len(widths)


def wants_noun(text: str) -> bool:
    """Whether a line ends with an article, so that the number below it belongs to the noun that it stands before."""
    return re.split(r"\s", text.rstrip())[-1].lower() in DETERMINERS


def ends_with_him(text: str) -> bool:
    """Whether a line that its writer ended has a pronoun last, and no article: *und stützt den*."""
    return len(text.rstrip()) < NARROWEST and PRONOUN_LAST.search(text.rstrip()) is not None


def may_end(text: str) -> bool:
    """Whether a line ends with a word after which most sentences go on, but some end: *greift an*, *where they are*."""
    last = re.findall(r"[^\W_]+", text.lower())[-1:]
    return bool(last) and last[0] in MAY_END


def left_open(text: str, widest: int) -> bool:
    """Whether a line ends so that something must follow."""
    ended = text.rstrip()
    if ended.endswith(",") and len(ended.split()) <= 3 and not any(character.isdigit() for character in ended):
        return False  # Hi umpire,
    if widest < WRAPPED and may_end(ended):
        return False
    if ends_with_him(ended):
        return False
    if widest >= WRAPPED and TITLE_LAST.search(ended):
        return True
    last = re.findall(r"[^\W_]+", ended.lower())[-1:]
    return ended.endswith((",", "-", "–", "&", "(")) or (bool(last) and last[0] in OPEN_ENDED)


def goes_on(before: str, text: str, widest: int, *, prose: bool) -> bool:
    """Whether a line carries on the one before it; ``prose``: in a paragraph whose lines a program broke."""
    if before.strip() and goes_on_with_boxes(before, text):
        return True
    if is_row_of_choices(before) and LABEL.match(text):
        return True
    if FIELD.fullmatch(before) and KEYWORD.match(text):
        return False
    if NUMBERED.match(text) and wants_noun(before):
        return True
    if text.strip() and ARTICLE_LAST.search(before) and not ends_with_him(before) and re.match(r"\s*\d", text):
        return True  # the batteries of the | 2. Division: no item of a list
    if not before.strip() or not text.strip() or BULLET.match(text) or has_cells(text) or has_cells(before):
        return False
    if LABEL.match(text) and re.match(r"\s*intent\b", before, re.IGNORECASE):
        return True
    if re.match(r"\s*general\b", before, re.IGNORECASE) and re.match(r"\s*(?:to|nach|à)\s*[.:…_]", text, re.IGNORECASE):
        return True
    if has_leaders(text):
        return False
    if before.endswith(" ") and not before.endswith("-- ") and len(before) > NARROWEST - 10:
        return True
    ended = before.rstrip()
    if ended.endswith((".", "!", "?", ";", ":")):
        # A paragraph of sentences; whether they belong together makes no difference but for a sentence's subject.
        return ended[-1] != ":" and wraps(ended, text, widest) and not OPENING.match(text)
    if left_open(before, widest) or (SO_MANY_LAST.search(before) and MANY_FIRST.match(text)):
        return True
    if OPENING.match(text) and not (prose and LABELLED.match(text) is None and before.rstrip()[-1:].isalnum()):
        # *Nur das 1/2L | bekommt eine andere Aufgabe: ...*
        return text[0].islower() and not KEYWORD.match(text) and wraps(ended, text, widest)
    inset = len(text) - len(text.lstrip())
    if inset and inset == len(before) - len(before.lstrip()) and not text.lstrip()[0].islower():
        return False  # items of a list, one under the other
    leading = re.match(r"\s*([a-zäöüßéèàç]+)", text)
    english = re.match(r"\s*dont\s+(?!la|le|les|l'|elle|il|on|je|vous|nous|une?|son|sa|ses)\w", text)
    if leading and leading[1] in LEADING and BARE_NAME.fullmatch(before):
        return False  # a heading, and below it *bis F5, nicht weiter*
    if leading and leading[1] in LEADING and not english and AFTER_A_WIN.match(text) is None:
        return True
    return wraps(ended, text, widest)


def runs_on(before: str, text: str) -> bool:
    """Whether in the prose of one who writes capitals a full line without a mark goes on below with a small letter.

    Of one long line in a letter the width of the page tells nothing: the others were broken a word or two before it.
    """
    ended = before.rstrip()
    return len(ended) >= NARROWEST and ended[-1].isalnum() and text[:1].islower() and not OPENING.match(text)


def wraps(before: str, text: str, widest: int) -> bool:
    """Whether a mail program may have broken a line here: the next word would not have fitted."""
    first = text.split(maxsplit=1)[0]
    if widest > UNBROKEN and text[:1].islower() == before.lstrip()[:1].islower() and len(before) < widest - 20:
        return False  # he writes longer lines: this one he ended himself
    return widest >= WRAPPED and len(before) >= NARROWEST - 15 and len(before) + 1 + len(first) > min(widest, 80) - 4
