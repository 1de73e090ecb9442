"""Legends: a line that says by which initials a letter calls somebody: *B. = Bijlandt, Bv. = Bijleveld, N = Nassau*."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from battles.engine import expressions as re

SHORT = r"[A-Z][A-Za-zÀ-ÿ]{0,3}(?:[-.][A-Z]){0,2}\.?"
PAIR = re.compile(
    rf"(?<![\w.])(?P<short>{SHORT})\s*=\s*(?P<full>(?:(?:the|le|la|der|die)\s+)?[A-ZÀ-Ý][\w'’-]+(?:\s+(?:of\s+|d['’])?[A-ZÀ-Ý][\w'’-]+){{0,2}})(?:\s*\([^)\n]{{1,20}}\))?"
)
BETWEEN = re.compile(
    r"(?:[\s,;.]|\b(?:and|und|et|initials|key|legend|abbreviations|short|for|names|kürzel|abkürzungen|légende|abréviations)\b|:)*",
    re.IGNORECASE,
)
LEAST = 2  # pairs of a line that is a legend
ALONE = re.compile(r"[A-Z]")  # a letter by itself may be a compass point: only behind the number of a unit


def pairs_in(raw: str) -> list[tuple[str, str]]:
    """The pairs of a line that holds nothing else; none of any other line."""
    pairs = [(found["short"], found["full"]) for found in PAIR.finditer(raw)]
    return pairs if len(pairs) >= LEAST and BETWEEN.fullmatch(PAIR.sub("", raw)) is not None else []


def legend_of(lines: Sequence[str], is_name: Callable[[str], bool]) -> Mapping[str, str]:
    """Who is called how in a letter, by the short word; without those whose long word names nobody."""
    return {short: full for raw in lines for short, full in pairs_in(raw) if is_name(full)}


def spelt_by(legend: Mapping[str, str], raw: str) -> str:
    """A line with the long words in place of the short ones."""
    for short in sorted(legend, key=len, reverse=True):
        before = r"(?<=\d\s)" if ALONE.fullmatch(short) else r"(?<![\w.-])"
        raw = re.sub(rf"{before}{re.escape(short)}(?![\w-])", legend[short], raw)
    return raw
