"""What the writer of a mail wrote himself, and what his program quoted or signed.

Rules, in order: our own marker line; quote marks (``>``) with the attribution above them, so that what stands between
and below quoted lines is kept; headings of quoted mails without quote marks, which end the mail; signatures, small
print, greetings and closings. Everything that is cut is kept, so that a receipt can say what was left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import islice

from orders.inbox.limits import LIMITS, Limits
from orders.inbox.reply_words import (
    CLOSING,
    FORWARDED,
    GREETING,
    LABELS,
    MOBILE,
    ON,
    ORIGINAL,
    SMALL_PRINT,
    WROTE,
)
from orders.inbox.wrappings import ORDER_START

#: The line that our own mails carry above what should not come back as orders.
MARKER = "Reply above this line"

_MARKER = re.compile(r"(reply|write|orders)\s+above\s+this\s+line", re.IGNORECASE)
_QUOTED = re.compile(r"[ \t]{0,3}(>|\|\s|»|›|[A-Z]{1,4}>(\s|\Z))")
_SIGNATURE = re.compile(r"\s{0,3}(-- ?|—|––|-{2,3}\s*|_{2,5})\Z")
_RULE = re.compile(r"\s*([-_=*]\s?){8,}\s*\Z")
_DASHED = re.compile(r"\s*[-_=*]{3,}[^-_=*].{0,60}[-_=*]{3,}\s*\Z")
_LABEL = re.compile(r"[\s*_]{0,4}([^\W\d_][^:：*]{0,20}?)[\s*_\xa0]{0,3}[:：][\s*_]{0,4}(\S.{0,500})?\Z", re.DOTALL)
_DIGITS = re.compile(r"\d.*\d", re.DOTALL)
_ADDRESS = re.compile(r"[^\s@<>]{1,64}@[^\s@<>]{1,200}")
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
#: Lines that may stand below a closing and still be its signature.
_SIGNATURE_LINES = 8
#: Lines of an attribution that a program broke.
_ATTRIBUTION_LINES = 5
_ATTRIBUTION_LETTERS = 500


class Cut(StrEnum):
    """Why a line was left out."""

    QUOTATION = "quotation"
    SIGNATURE = "signature"
    SMALL_PRINT = "small print"
    GREETING = "greeting"
    AFTER_END = "after END"
    TOO_LONG = "beyond the bounds of a sheet"


@dataclass(frozen=True, slots=True)
class Reply:
    """A mail's own text, and the lines left out, in order, with the reason.

    ``forwarded`` is the body of a mail passed on in this one, when its heading was found; it belongs to the quotation.
    """

    own: str
    cut: tuple[tuple[Cut, str], ...] = ()
    forwarded: str = ""

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

    def drop(self, reason: Cut, start: int, end: int) -> int:
        """Leave out lines ``start`` to before ``end``; returns ``end``."""
        self.cut += [(reason, line) for line in self.lines[start:end]]
        return end


def split(text: str, limits: Limits = LIMITS) -> Reply:
    """Split the text of a mail into its writer's own lines and the rest."""
    lines = text[: limits.text].translate(_SPACES).split("\n")
    splitter = _Splitter([line[: limits.line].rstrip() for line in lines])
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
        elif in_signature or _is_mobile(line):
            at = splitter.drop(Cut.SIGNATURE, at, at + 1)
        elif _SIGNATURE.match(line):
            in_signature = True
        elif _END.match(line):
            splitter.own.append(line)
            at = splitter.drop(Cut.AFTER_END, at + 1, len(lines))
        else:
            splitter.own.append(line)
            at += 1
    own, courtesies = _without_courtesies(splitter.own)
    return Reply("\n".join(own).strip("\n"), (*courtesies, *splitter.cut), splitter.forwarded)


def is_order_like(line: str) -> bool:
    """Whether a line begins as an order or a block of orders does; ``To whom it may concern:`` does not."""
    return ORDER_START.match(line[:200]) is not None


def has_firm_orders(text: str) -> bool:
    """Whether some line of the text is an order beyond doubt; ``Tel: 0123`` is none."""
    return any(_is_firm_order(line) for line in text.split("\n"))


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
    return at if labels >= 2 else None


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
    if _RULE.match(line) or _DASHED.match(line):
        return _labels_follow(lines, at + 1, 2)
    return _label_kind(line) in ("from", "subject", "sent") and _labels_follow(lines, at, 3)


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
    if len(line) > 600 or (":" not in line and "：" not in line):
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
    return _ON.match(text) is not None or "@" in text or _WROTE.search(text) is not None


def _is_attribution(text: str, *, quoted_next: bool) -> bool:
    """Whether a line, joined if it was broken, says who wrote the quoted mail, and mostly when."""
    text = text.rstrip(" \xa0*_")
    colon = text.endswith((":", "："))
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


def _is_mobile(line: str) -> bool:
    bare = line.strip(" \t*_-<>[]()")
    bare = re.sub(r"<https?://[^>]{1,300}>?|\[https?://[^\]]{1,300}\]?", "", bare).strip()
    return 4 < len(bare) <= 160 and not is_order_like(bare) and any(pattern.fullmatch(bare) for pattern in MOBILE)


def _without_courtesies(own: list[str]) -> tuple[list[str], list[tuple[Cut, str]]]:
    """The lines without a greeting above, and without closing words, names and small print below, the orders."""
    cut: list[tuple[Cut, str]] = []
    texts = [at for at, line in enumerate(own) if line.strip()]
    if len(texts) > 1 and GREETING.fullmatch(own[texts[0]]) and not _is_order_not_greeting(own[texts[0]]):
        cut.append((Cut.GREETING, own[texts[0]]))
        own = own[texts[0] + 1 :]
    below = next((at for at in range(len(own)) if _closes(own, at)), None)
    if below is not None:
        reason = Cut.SMALL_PRINT if SMALL_PRINT.match(own[below]) else Cut.SIGNATURE
        cut += [(reason, line) for line in own[below:]]
        own = own[:below]
    return own, cut


def _is_order_not_greeting(line: str) -> bool:
    return (
        ":" in line.rstrip(" :")
        or re.match(r"\s*(KEY|TURN|BRIGADE|DIVISION|GENERAL|GROUP|BATTERY)\s", line) is not None
    )


def _closes(own: list[str], at: int) -> bool:
    """Whether a closing or small print begins here, with no orders after it."""
    line = own[at]
    if SMALL_PRINT.match(line):
        return not any(_is_firm_order(later) for later in own[at + 1 : at + 60])
    if len(line) > 80 or not line.strip() or not CLOSING.fullmatch(line):
        return False
    below = list(islice((later for later in own[at + 1 :] if later.strip()), _SIGNATURE_LINES + 1))
    return len(below) <= _SIGNATURE_LINES and all(len(later) <= 120 and not _is_firm_order(later) for later in below)


def _is_firm_order(line: str) -> bool:
    """An order for certain, where ``Tel: 0123`` in a signature would look like one."""
    match = _UNIT_ORDER.match(line)
    return _BLOCK_ORDER.match(line) is not None or (match is not None and match.group(1).upper() in _VERBS)


_UNIT_ORDER = re.compile(r"\s*[^\s:][^:]{0,50}:\s*([A-Za-z]+)")
_BLOCK_ORDER = re.compile(
    r"\s*((TURN\s+\d|PRIORITY[\s:]+\S|(BRIGADE|DIVISION|CORPS|BATTERY|GROUP|GENERAL)\s+\S|STANDING\s+\S.*:)"
    r"|(INTENT|POSTURE)\s+\S|END\s*\Z)",
    re.IGNORECASE,
)
_VERBS = frozenset({  # words by which many orders begin
    "FORM", "FACE", "MOVE", "CHARGE", "FIRE", "HOLD", "RALLY", "WHEEL", "PIVOT", "TURN", "ABOUT", "STEP", "INTENT",
    "ATTACK", "DEFEND", "ADVANCE", "SUPPORT", "SCREEN", "WITHDRAW", "LIMBER", "UNLIMBER", "ATTACH", "DETACH", "RETIRE",
    "RETREAT", "ASSAULT", "ENGAGE", "MARCH", "HALT", "DEPLOY", "PASS", "NEVER", "ALWAYS", "SQUARE",
})  # fmt: skip
