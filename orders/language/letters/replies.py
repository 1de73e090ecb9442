"""Replies: questions answered by their numbers, what was read taken back by its: ``1``, ``2b``, ``YES``, ``NOT L7``.

Questions bear plain numbers, lines an *L*. A bare ``NOT 7`` is taken for what there is of that number; where there is
both a question and a line it is unclear, and nothing is done before its writer has said which.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from orders.language.letters.below_end import end_of
from orders.language.letters.settled import Settled
from orders.language.lines import LINE_BREAK

ANSWER = re.compile(
    r"(?:not|nicht|non|pas|no)\s+(?P<mark>l(?:ine|igne)?\.?\s*|z(?:eile)?\.?\s*)?(?P<line>\d{1,3})(?P<of>[a-e])?(?![^\W_])"
    r"|(?:yes|ja|oui|ok|okay)\s+(?:to|for|zu|auf|à|a|pour|au)\s+(?P<agreed>\d{1,2})\s?(?P<agreed_of>[a-e])?(?![^\W_])"
    r"|(?P<so>\d{1,2})\s*[.):]?\s*(?:yes|ja|oui)(?![^\W_])"
    r"|(?P<every>\d{1,2})\s*[.):]?\s*(?:all(?:\s+of\s+(?:them|these))?|both|alle(?:s|\s+davon)?|beides?"
    r"|(?:tous\s+)?les\s+deux|tou(?:s|tes|t))(?![^\W_])"
    r"|l\s?(?P<taken>\d{1,3})\s*[.):]?\s*(?:no|not|nein|nicht|non|pas)(?![^\W_])"
    r"|(?P<number>\d{1,2})\s*[.):]?\s*(?P<no>no|none|nein|non|-)(?![^\W_])"
    r"|(?P<asked>\d{1,2})\s*[.):]?\s*(?P<choice>[a-e])?(?:\)|(?![^\W_]))"
    r"|(?P<yes>yes|ja|oui|ok|okay)(?![^\W_])",
    re.IGNORECASE,
)
BETWEEN = re.compile(
    r"[\s,;.!&+]+|(?:and|und|et|please|bitte|svp|thanks|thank you|danke|merci|regards|cheers"
    r"|question|frage|answer|antwort|réponse)\b[ :]*",
    re.I,
)
GREETING = re.compile(
    r"\s*(?:hi|hello|hallo|hey|moin|dear|good|guten|bonjour|bonsoir|salut|lieber?)\b[^\d\n]{0,40}$", re.I
)
#: What begins an answer that can be nothing else, with orders behind it on the same line.
PLAIN = re.compile(r"\s*(?:\d{1,2}[a-e]|not\s+l\d{1,3})\b[\s,;.:&+-]*(?:(?:and|und|et)\b\s*)?", re.IGNORECASE)
#: What only a whole sheet has.
FRAMED = re.compile(r"^\s*(?:TURN\s+\d+|END)\s*$", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Answers:
    """What a reply answers: of each question (from 0) which choice (from 0), or that none is meant; the lines that it
    takes back; and the numbers of which nobody can say whether they are those of a question or of a line.
    """

    chosen: tuple[tuple[int, int], ...]
    declined: tuple[int, ...]
    left_out: frozenset[int]
    unclear: tuple[int, ...] = ()


def answered(
    text: str, asked: Sequence[Mapping[str, Any]], reply: str, read: Collection[int] | None = None, rest: str = ""
) -> str | None:
    """The orders after a reply to their receipt; ``None`` for a reply that is anything else than clear answers.

    ``text`` is what was sent before, ``asked`` its questions as the receipt numbers them from 1, each with ``choices``,
    ``read`` the lines of it that orders were read from, where they are known. ``rest`` are orders beside the answers.
    What stands below END stays there as long as more of it is asked about.
    """
    answers = answers_in(asked, reply, read)
    if answers is None or answers.unclear:
        return None
    lines = LINE_BREAK.split(text)
    settled = Settled(lines)
    added = []
    waiting = set(range(len(asked)))
    for question, choice in (*answers.chosen, *((question, -1) for question in answers.declined)):
        one = asked[question]
        if one.get("called") and choice >= 0:
            continue  # what his words mean is known by now: they are read again as they stand
        waiting.discard(question)
        if said := str(one.get("text", "")):
            added.append(settled.comment(said, (str(other.get("text", "")) for other in asked[:question])))
        added += [str(one["choices"][choice])] if choice >= 0 else []
    end = end_of(lines)
    kept = ["" if number + 1 in answers.left_out else line for number, line in enumerate(lines[:end])]
    kept += ["", "SIDE", *added] if added else []
    kept += ["", "SIDE", rest] if rest.strip() else []
    below = lines[end:] if any(int(asked[question].get("line", 0)) > end + 1 for question in waiting) else []
    return "\n".join([*kept, *below]) + "\n"


def parted(asked: Sequence[Mapping[str, Any]], reply: str, read: Collection[int] | None = None) -> tuple[str, str]:
    """The answers at the top of a reply, and the rest, whose orders are added; no answers for any other mail.

    A whole sheet is no rest: it says by itself what counts.
    """
    if answers_in(asked, reply, read) is not None:
        return reply, ""
    if FRAMED.search(reply):
        return "", reply
    lines = LINE_BREAK.split(reply)
    head: list[str] = []
    while lines:
        line = lines[0]
        if not line.strip() or (not head and GREETING.match(line)):
            lines.pop(0)
            continue
        if answers_in(asked, line, read) is None:
            plain = PLAIN.match(line)
            if plain is None or answers_in(asked, plain[0], read) is None:
                break
            head.append(plain[0])  # 1a and 2a please, thanks. Bachelu is fine as he is.
            lines[0] = without_civilities(line[plain.end() :])
            continue
        head.append(lines.pop(0))
    return ("\n".join(head), "\n".join(lines)) if head else ("", reply)


def without_civilities(words: str) -> str:
    """What stands behind an answer, without the marks and the thanks before it."""
    while between := BETWEEN.match(words):
        words = words[between.end() :]
    return words


def is_answer(reply: str) -> bool:
    """Whether a reply has the form of answers and no other words, whatever was asked."""
    at, found_any = 0, False
    while at < len(reply):
        between, found = BETWEEN.match(reply, at), ANSWER.match(reply, at)
        if between is None and found is None:
            return False
        found_any |= between is None
        at = between.end() if between else found.end() if found else at
    return found_any


def begins_with_answer(reply: str) -> bool:
    """Whether a reply that is no whole sheet begins with a line that can only be an answer, whatever was asked."""
    lines = [line for line in LINE_BREAK.split(reply) if line.strip()]
    first = next((line for line in lines if not GREETING.match(line)), "")
    return not FRAMED.search(reply) and PLAIN.match(first) is not None and is_answer(first)


def names_learnt(asked: Sequence[Mapping[str, Any]], reply: str) -> dict[str, str]:
    """What the writer has said that he means by words of his own: of each question of that kind, words and id."""
    answers = answers_in(asked, reply)
    learnt: dict[str, str] = {}
    for question, choice in answers.chosen if answers is not None else ():
        called, means = asked[question].get("called"), asked[question].get("means") or ()
        if called and choice < len(means):
            learnt[str(called)] = str(means[choice])
    return learnt


def answers_in(asked: Sequence[Mapping[str, Any]], reply: str, read: Collection[int] | None = None) -> Answers | None:
    """What a reply answers; ``None`` for one that is anything else than answers.

    A number alone, and ``YES`` where there is one question, mean the first choice; ``NOT L7`` leaves line 7 out.
    """
    chosen: list[tuple[int, int]] = []
    declined: list[int] = []
    left_out: set[int] = set()
    unclear: list[int] = []
    at, found_any = 0, False
    while at < len(reply):
        between = BETWEEN.match(reply, at)
        if between:
            at = between.end()
            continue
        found = ANSWER.match(reply, at)
        if found is None:
            return None
        at, found_any = found.end(), True
        if found["every"]:
            question = int(found["every"]) - 1
            choices = asked[question].get("choices") or [] if 0 <= question < len(asked) else []
            if not choices:
                return None
            chosen += [(question, place) for place in range(len(choices))]
        elif found["taken"]:
            left_out.add(int(found["taken"]))
        elif found["line"]:
            number = int(found["line"])
            question = 0 < number <= len(asked) and not found["mark"]
            if question and (found["of"] or (read is not None and number not in read)):
                declined.append(number - 1)
            elif question and read is not None:
                unclear.append(number)
            elif found["of"]:
                return None
            else:
                left_out.add(number)
        elif found["number"]:
            if not 0 < int(found["number"]) <= len(asked):
                return None
            declined.append(int(found["number"]) - 1)
        else:
            number = int(found["asked"] or found["agreed"] or found["so"] or 1)
            letter = found["choice"] or found["agreed_of"]
            if not 0 < number <= len(asked) or (found["yes"] and len(asked) != 1):
                return None
            choices = asked[number - 1].get("choices") or []
            place = ord(letter.lower()) - ord("a") if letter else 0
            if place >= len(choices):
                return None
            chosen.append((number - 1, place))
    return Answers(tuple(chosen), tuple(declined), frozenset(left_out), tuple(unclear)) if found_any else None
