"""What the writer of a mail wrote himself, and what his program quoted or signed.

Rules, in order: our own marker line; quote marks (``>``) with the attribution above them, so that what stands between
and below quoted lines is kept; headings of quoted mails without quote marks, which end the mail; signatures, small
print, greetings and closings; what stands below ``END``. Everything that is cut is kept, so that a receipt can say what
was left out, and what he wrote himself below ``END`` besides, because it may be orders that he wants to be asked about.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import takewhile

from orders.inbox.courtesies import Cut, is_from_device, without_courtesies
from orders.inbox.limits import LIMITS, Limits
from orders.inbox.order_signs import are_orders, is_firm_order, is_order_like
from orders.inbox.reply_words import FORWARDED, LABELS, ON, ORIGINAL, WROTE

#: The line that our own mails carry above what should not come back as orders.
MARKER = "Reply above this line"

_MARKER = re.compile(r"(reply|write|orders)\s+above\s+this\s+line", re.IGNORECASE)
_QUOTED = re.compile(r"[ \t]{0,3}(>|\|\s|»|›|[A-Z]{1,4}>(\s|\Z))")
_SIGNATURE = re.compile(r"\s{0,3}(-- ?|—|––|-{2,3}\s*|_{2,5})\Z")
_RULE = re.compile(r"\s*([-_=*]\s?){8,}\s*\Z")
_DASHED = re.compile(r"\s*[-_=*]{3,}[^-_=*].{0,60}[-_=*]{3,}\s*\Z")
_LABEL = re.compile(r"[\s*_]{0,4}([^\W\d_][^:：*]{0,20}?)[\s*_\xa0]{0,3}[:：][\s*_]{0,4}(\S.{0,500})?\Z", re.DOTALL)
_FOREIGN_LABEL = re.compile(r"[\s*_]{0,4}[^\W\d_][^\d:：*@/;,]{0,30}[\s*]{0,3}[:：][\s*]{0,4}(\S.*)\Z", re.DOTALL)
_FULL_DATE = re.compile(r"(?<!\d)(20\d\d(?!\d)|\d{1,2}[-./]\d{1,2}[-./]\d\d(?!\d))")
_TURN_SUBJECT = re.compile(r"\[[^\[\]]{1,160}, turn \d{1,4}\b", re.IGNORECASE)
#: So much of a line is looked at to find a label: recipients may be thousands.
_LABEL_LETTERS = 400
_DIGITS = re.compile(r"\d.*\d", re.DOTALL)
_ADDRESS = re.compile(r"[^\s@<>]{1,64}@[^\s@<>]{1,200}")
#: The mark above a signature as the standard has it (RFC 3676); what is below it is never orders.
_EXACT_MARK = "-- "
#: What stands below the sheet in a call: the root of the dice, what it is for, and where help is to be had.
_FOOT = re.compile(r"\s*(Root (of the dice of|for) turn \d.{0,60}:|[0-9a-f]{32,}|Help: reply HELP\b.{0,120})\s*\Z")
_FOOT_WORDS = "Itsettlesthedicebeforeanybodyorders.Keepit:withthereportcomesafilethatproveseverythrowyouaretoldofbyit."
#: So many letters of these words are no accident.
_PIECE = 10
_END = re.compile(r"\s*END\s*[.;]?\s*\Z", re.IGNORECASE)
_KIND_OF_LABEL = {word: kind for kind, words in LABELS.items() for word in words}
_WROTE = re.compile(
    "|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in sorted(WROTE, key=len, reverse=True)), re.IGNORECASE
)
_ON = re.compile(
    "(" + "|".join(re.escape(word) for word in sorted(ON, key=len, reverse=True)) + r")[\s.,:]", re.IGNORECASE
)
_TIME = re.compile(r"\d{1,2}\s?[:.h時시]\s?\d{2}")
_BETWEEN_ARROWS = re.compile(r"\s*>{2,3} [^>].{2,200}\d.{0,60} >{2,3}\Z")
_WEEKDAY_OR_DATE = re.compile(
    r"(\d{4}\s?[-./年년]\s?\d|\d{1,2}[-./]\s?\d|[^\W\d_]{2,12}[.,]{0,2}\s+\d{1,2}[\s.,]|\d{1,2}\.?\s[^\W\d_]{3,12})"
)
_SPACES = dict.fromkeys((0xA0, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000), " ")
#: Lines of an attribution that a program broke.
_ATTRIBUTION_LINES = 5
_ATTRIBUTION_LETTERS = 500


@dataclass(frozen=True, slots=True)
class Reply:
    """A mail's own text, and the lines left out, in order, with the reason.

    ``forwarded`` is the body of a mail passed on in this one, when its heading was found; it belongs to the quotation.
    ``below`` is what its writer says below END, on the lines on which it stands there; it is among what was cut, too.
    """

    own: str
    cut: tuple[tuple[Cut, str], ...] = ()
    forwarded: str = ""
    below: str = ""

    def counts(self) -> dict[str, int]:
        """How many lines with text were left out for each reason."""
        counts: dict[str, int] = {}
        for reason, line in self.cut:
            if line.strip("> \t"):
                counts[reason.value] = counts.get(reason.value, 0) + 1
        return counts


@dataclass(slots=True)
class _Splitter:
    lines: list[str]
    own: list[str] = field(default_factory=list)
    cut: list[tuple[Cut, str]] = field(default_factory=list)
    forwarded: str = ""
    below: list[str] = field(default_factory=list)
    ended: bool = False

    def drop(self, reason: Cut, start: int, end: int) -> int:
        """Leave out lines ``start`` to before ``end``; returns ``end``."""
        self.cut += [(reason, line) for line in self.lines[start:end]]
        if self.ended:
            own = reason is Cut.AFTER_END
            self.below += [line if own else "" for line in self.lines[start:end]]
        return end


def split(text: str, limits: Limits = LIMITS, *, writer: str = "") -> Reply:
    """Split the text of a mail into its writer's own lines and the rest. ``writer`` is the name it came under."""
    raw = text[: limits.text].translate(_SPACES).split("\n")
    splitter = _Splitter([line[: limits.line].rstrip() for line in raw])
    at, in_signature = 0, False
    lines = splitter.lines
    while at < len(lines):
        line = lines[at]
        if _QUOTED.match(line) and not _BETWEEN_ARROWS.match(line):
            at = _drop_quoted(splitter, at)
            in_signature = False
        elif _MARKER.search(line) or _BETWEEN_ARROWS.match(line) or _heads_quotation(lines, at):
            at = _drop_rest(splitter, at)
        elif end := _attribution_end(lines, at):
            if _next_text_is_quoted(lines, end):
                at = splitter.drop(Cut.QUOTATION, at, end)
                in_signature = False
            else:
                at = _drop_rest(splitter, at)
        elif in_signature or is_from_device(line):
            at = splitter.drop(Cut.SIGNATURE, at, at + 1)
        elif _SIGNATURE.match(line) and (raw[at] == _EXACT_MARK or not _orders_go_on(lines, at + 1)):
            in_signature = True
        elif splitter.ended:
            at = splitter.drop(Cut.AFTER_END, at, at + 1)
        else:
            splitter.own.append(line)
            splitter.ended = _END.match(line) is not None
            at += 1
    own, courtesies = without_courtesies(_own_lines(splitter), writer)
    below = _own_below(splitter.below, writer)
    return Reply("\n".join(own).strip("\n"), (*courtesies, *splitter.cut), splitter.forwarded, below)


def own_below_end(text: str) -> str:
    """A sheet as it was sent, but below its END only what its writer says himself; every line keeps its number.

    The foot of a call, which follows its sheet and is copied with it, is left out by its words: nobody knows here what
    he was sent.
    """
    lines = text.split("\n")
    end = next((at for at, line in enumerate(lines) if _END.match(line)), len(lines))
    if not any(line.strip() for line in lines[end + 1 :]):
        return text
    said = ["" if _is_our_foot(line) else line for line in lines[end:]]
    return "\n".join([*lines[: end + 1], split("\n".join(said)).below])


def _own_below(below: list[str], writer: str) -> str:
    """What stands below END without the courtesies in it, on the lines on which it stands."""
    kept, _ = without_courtesies(["END", *below], writer)
    left = iter(kept[1:])
    following = next(left, None)
    lines = []
    for line in below:
        lines.append(line if line == following else "")
        if line == following:
            following = next(left, None)
    return "\n".join(lines).rstrip("\n")


def _is_our_foot(line: str) -> bool:
    """Whether a line stands below the sheet in a call, or is a piece of one that a program broke."""
    words = "".join(line.split())
    return _FOOT.match(line) is not None or (len(words) >= _PIECE and words in _FOOT_WORDS)


def _own_lines(splitter: _Splitter) -> list[str]:
    """What was kept; if that is nothing, the orders that somebody wrote into the frame of his signature."""
    below = [line for reason, line in splitter.cut if reason is Cut.SIGNATURE]
    if any(line.strip() for line in splitter.own) or not are_orders(below):
        return splitter.own
    splitter.cut = [(reason, line) for reason, line in splitter.cut if reason is not Cut.SIGNATURE]
    return [line for line in below if not _SIGNATURE.match(line)]


def _orders_go_on(lines: list[str], start: int) -> bool:
    """Whether a mark that may begin a signature merely separates orders: more than one stands below it."""
    below = list(takewhile(lambda line: not _QUOTED.match(line), lines[start : start + 60]))
    return sum(is_firm_order(line) for line in below) > 1 and are_orders(below)


def unquoted(text: str) -> str:
    """The text with one level of quote marks taken off where lines have them."""
    return "\n".join(re.sub(r"^[ \t]{0,3}>\s?", "", line) for line in text.split("\n"))


def _drop_quoted(splitter: _Splitter, start: int) -> int:
    """Leave out a run of quoted lines, with the ends of long ones that a program broke off and left without a mark."""
    lines, at = splitter.lines, start
    while at < len(lines):
        blank_between = not lines[at].strip() and _next_text_is_quoted(lines, at)
        if not (_QUOTED.match(lines[at]) or _is_broken_off(lines, at) or blank_between):
            break
        at += 1
    return splitter.drop(Cut.QUOTATION, start, at)


def _is_broken_off(lines: list[str], at: int) -> bool:
    """The rest of a quoted line that was too long: short, right under a long one, with a quoted line right below."""
    above, line = lines[at - 1], lines[at]
    below = lines[at + 1] if at + 1 < len(lines) else ""
    return (
        bool(_QUOTED.match(above))
        and len(above) >= 66
        and 0 < len(line.strip()) <= 40
        and bool(_QUOTED.match(below))
        and not is_order_like(line)
    )


def _drop_rest(splitter: _Splitter, start: int) -> int:
    """Leave out everything from a heading on; what a forwarded mail says is remembered."""
    lines = splitter.lines
    body = _body_below(lines, start)
    if body is not None and not splitter.forwarded:
        splitter.forwarded = "\n".join(lines[body:])
    return splitter.drop(Cut.QUOTATION, start, len(lines))


def _body_below(lines: list[str], start: int) -> int | None:
    """Where the text of the mail begins whose heading starts here; ``None`` below our marker."""
    if _MARKER.search(lines[start]):
        return None
    at, labels = start, 0
    while at < len(lines) and at < start + 14:
        kind = _label_kind(lines[at])
        if kind:
            labels += 1
        elif labels >= 2 and not lines[at].strip():
            return at + 1
        elif labels >= 2 and not lines[at].startswith((" ", "\t")):
            return at
        at += 1
    if labels >= 2:
        return at
    # No labels, but one line of who wrote and when below the heading.
    below = next((at for at in range(start, min(start + 4, len(lines))) if _attribution_end(lines, at)), None)
    return _attribution_end(lines, below) if below is not None else None


def _next_text_is_quoted(lines: list[str], start: int) -> bool:
    for line in lines[start : start + 4]:
        if line.strip():
            return _QUOTED.match(line) is not None
    return False


def _heads_quotation(lines: list[str], at: int) -> bool:
    """Whether a line begins the heading of a quoted or forwarded mail that has no quote marks."""
    line = lines[at]
    bare = line.strip(" \t-_=*>:\xa0").casefold()
    if bare and len(bare) <= 60:
        dashed = line.lstrip().startswith(("--", "__", "==", "**", "- -"))
        if (dashed or bare == line.strip(" :").casefold()) and (
            any(bare == words for words in (*ORIGINAL, *FORWARDED))
            or (dashed and any(words in bare for words in (*ORIGINAL, *FORWARDED)))
        ):
            return dashed or line.rstrip().endswith(":") or _labels_follow(lines, at + 1, 2)
    if (_RULE.match(line) or _DASHED.match(line)) and _labels_follow(lines, at + 1, 2):
        return True
    if (_RULE.match(line) or _DASHED.match(line)) and _is_foreign_heading(lines, at + 1):
        return True
    if _label_kind(line) in ("from", "subject", "sent") and _labels_follow(lines, at, 3):
        return True
    return _is_foreign_heading(lines, at)


def _is_foreign_heading(lines: list[str], at: int) -> bool:
    """Whether a heading in a language that no list knows begins here: three labels and more, one with a full date,
    and one with an address or with the subject of a turn. Orders have neither.
    """
    if at >= len(lines) or (":" not in lines[at] and "：" not in lines[at]):
        return False
    if not _FOREIGN_LABEL.match(lines[at][:_LABEL_LETTERS]) or is_firm_order(lines[at]):
        return False
    values: list[str] = []
    for line in lines[at : at + 10]:
        match = _FOREIGN_LABEL.match(line[:_LABEL_LETTERS])
        if match:
            values.append(match.group(1))
        elif line.strip():
            break
    return (
        len(values) >= 3
        and any(_FULL_DATE.search(value) and _TIME.search(value) for value in values)
        and any(_ADDRESS.search(value) or _TURN_SUBJECT.search(value) for value in values)
    )


def _labels_follow(lines: list[str], start: int, least: int) -> bool:
    """Whether the heading of a quoted mail stands here: ``least`` lines of different labels, with who and what."""
    kinds: list[str] = []
    for line in lines[start : start + 12]:
        kind = _label_kind(line)
        if kind:
            kinds.append(kind)
        elif line.strip() and not line.startswith((" ", "\t")) and (kinds or line.strip()):
            # A long list of recipients runs on in the next line; anything else ends the heading.
            if kinds and kinds[-1] in ("to", "cc", "subject") and ("@" in line or ";" in line):
                continue
            break
    return len(set(kinds)) >= least and "from" in kinds and ("sent" in kinds or "subject" in kinds)


def _label_kind(line: str) -> str:
    """``from``, ``sent``, ``to``, ``cc`` or ``subject`` when the line is such a label and its value."""
    line = line[:_LABEL_LETTERS]
    if ":" not in line and "：" not in line:
        return ""
    match = _LABEL.match(line.strip())
    return _KIND_OF_LABEL.get(" ".join(match.group(1).split()).casefold(), "") if match else ""


def _attribution_end(lines: list[str], at: int) -> int:
    """The line after an attribution ("On <date> <person> wrote:") that begins here; 0 when none does."""
    right_above = lines[at].rstrip().endswith(":") and _next_text_is_quoted(lines, at + 1)
    if not right_above and not _may_begin_attribution(lines[at]):
        return 0
    joined = ""
    for end in range(at, min(at + _ATTRIBUTION_LINES, len(lines))):
        line = lines[end].strip()
        if not line or _QUOTED.match(lines[end]) or len(joined) > _ATTRIBUTION_LETTERS:
            break
        joined = f"{joined} {line}".strip()
        if _is_attribution(joined, quoted_next=_next_text_is_quoted(lines, end + 1)):
            return end + 1
    return 0


def _may_begin_attribution(line: str) -> bool:
    """Whether the line begins with a date in some language, or names an address or who wrote."""
    text = line.strip()
    if not text or len(text) > _ATTRIBUTION_LETTERS:
        return False
    # A long address is broken before or after its bracket.
    begins = (
        text.endswith(("<", "(")) or "@" in text or _ON.match(text) or _FULL_DATE.search(text) or _WROTE.search(text)
    )
    return bool(begins) and not is_firm_order(line)


def _is_attribution(text: str, *, quoted_next: bool) -> bool:
    """Whether a line, joined if it was broken, says who wrote the quoted mail, and mostly when."""
    text = text.rstrip(" \xa0*_")
    colon = text.endswith((":", "："))
    if not colon and not quoted_next:
        return False
    wrote = _WROTE.search(text)
    dated = _DIGITS.search(text) is not None and _WEEKDAY_OR_DATE.search(text) is not None
    addressed = _ADDRESS.search(text) is not None
    if quoted_next and colon:
        return wrote is not None or (dated and (addressed or text.count(":") > 1)) or (addressed and len(text) < 200)
    if quoted_next and wrote is not None and (dated or addressed):
        return True
    if not colon:
        return False
    # Without quote marks below, only a full attribution is believed: an order may well speak of what somebody wrote.
    if wrote is None:
        return dated and addressed and _TIME.search(text) is not None
    return (dated and (addressed or _ON.match(text) is not None)) or (
        addressed and text.rstrip(":： ").endswith(wrote.group())
    )
