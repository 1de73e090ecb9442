"""Half of his: *la moitié de Gauthier*, *die Hälfte von Jamin*, *sends half his battalions*: so many of them.

Of four it is two, which are asked about, for nobody said which; of five it is not even said how many.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from battles.engine.keys import Keys
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

NAMED = r"(?P<name>(?-i:[A-ZÀ-ÖØ-Ý])[\w-]{2,}(?:[- ](?-i:[A-ZÀ-Ý])[\w-]+)?)"
UNTOLD = r"(?!\s+(?:can\b|cannot|can['’]t|is\b|are\b|has\b|have\b|ist\b|sind\b|hat\b|est\b|sont\b|a\b|ne\b|n['’]))"
HALVES = {
    "fr": (
        re.compile(
            rf"\b(?:la|une)\s+moitié\s+(?:de\s+la\s+brigade\s+(?:de\s+)?|des\s+(?:bataillons|hommes|troupes)\s+de\s+|de\s+|d['’]){NAMED}{UNTOLD}",
            re.IGNORECASE,
        ),
        re.compile(rf"{NAMED}(?P<does>\s+[^,;:.!?]{{2,30}}?\s+)la\s+moitié\s+de\s+(?:ses\s+bataillons|sa\s+brigade)\b"),
    ),
    "de": (
        re.compile(
            rf"\b(?:die|eine)\s+Hälfte\s+(?:der\s+Brigade\s+(?:von\s+)?|der\s+(?:Bataillone|Leute|Männer|Truppen)\s+von\s+|von\s+){NAMED}{UNTOLD}",
            re.IGNORECASE,
        ),
        re.compile(rf"{NAMED}(?P<does>\s+[^,;:.!?]{{2,30}}?\s+)die\s+Hälfte\s+seiner\s+(?:Bataillone|Brigade)\b"),
    ),
    "en": (
        re.compile(
            rf"\bhalf\s+of\s+(?:the\s+brigade\s+of\s+|the\s+(?:men|battalions|troops)\s+of\s+)?{NAMED}(?:['’]s?\s+(?:battalions|men|brigade)\b)?(?!['’\w]){UNTOLD}",
            re.IGNORECASE,
        ),
        re.compile(rf"{NAMED}(?P<does>\s+[^,;:.!?]{{2,30}}?\s+)half\s+(?:of\s+)?his\s+(?:battalions|brigade)\b"),
    ),
}  # fmt: skip
SO_MANY = {
    "fr": ("un bataillon de {}", "deux bataillons de {}", "trois bataillons de {}"),
    "de": ("ein Bataillon von {}", "zwei Bataillone von {}", "drei Bataillone von {}"),
    "en": ("one battalion of {}", "two battalions of {}", "three battalions of {}"),
}
OF_HIS = {
    "fr": ("un de ses bataillons", "deux de ses bataillons", "trois de ses bataillons"),
    "de": ("eines seiner Bataillone", "zwei seiner Bataillone", "drei seiner Bataillone"),
    "en": ("one of his battalions", "two of his battalions", "three of his battalions"),
}
# *Gauthier envoie deux de ses bataillons en G5*: they go, and not he
SENDS = (
    (
        re.compile(
            rf"{NAMED}\s+(?:envoie|enverra|détache|détachera|expédie)\s+(?P<many>deux|trois|quatre)\s+de\s+ses\s+(?P<what>bataillons|régiments)(?=\s+(?:en|à|vers|au|sur|dans|derrière)\s)"
        ),
        r"\g<many> \g<what> de \g<name> vont",
    ),
    (
        re.compile(
            rf"{NAMED}\s+(?:schickt|entsendet|sendet)\s+(?P<many>zwei|drei|vier)\s+seiner\s+(?P<what>Bataillone|Regimenter)(?=\s+(?:nach|zu|in|an|vor|hinter|auf)\s)"
        ),
        r"\g<many> \g<what> von \g<name> gehen",
    ),
    (
        re.compile(
            rf"{NAMED}\s+(?:sends|detaches)\s+(?P<many>two|three|four)\s+of\s+his\s+(?P<what>battalions|regiments)(?=\s+(?:to|into|behind|up|over|towards)\s)"
        ),
        r"\g<many> \g<what> of \g<name> go",
    ),
)
KEYS = Keys("moitié|hälfte|half")
# *eine Hälfte links vom Weg, die andere rechts*: who of them, nobody knows
EACH_HALF = re.compile(
    r"\b(?:eine|une|one)\s+(?:Hälfte|moitié|half)\s+(?!d[eu]\b|d['’]|der\b|des\b|of\b|von\b)[^;.!?]{3,60}?,\s*(?:(?:und|et|and)\s+)?(?:die\s+andere|l['’]autre|the\s+other)\b",
    re.IGNORECASE,
)
OWN = (" de ses ", " seiner ", " of his ")


def some_sent(raw: str) -> str:
    """A sentence in which somebody sends so many of his, with those who go."""
    if any(own in raw.lower() for own in OWN):
        for way, plain in SENDS:
            raw = way.sub(plain, raw)
    return raw


def half_of_his(raw: str, troops_in: Callable[[Text], list[Troops]], present: Callable[[str], bool]) -> str | None:
    """A sentence with half of a brigade told by number; ``None`` where no number is the half of it."""
    if not KEYS.stand_in(raw):
        return raw
    return None if EACH_HALF.search(raw) else by_number(raw, troops_in, present)


def by_number(raw: str, troops_in: Callable[[Text], list[Troops]], present: Callable[[str], bool]) -> str | None:
    """The same of a sentence that tells of a half."""
    for language, ways in HALVES.items():
        for way in ways:
            found = way.search(raw)
            named = [one for one in troops_in(Text(found["name"])) if one.own] if found is not None else []
            if found is None or len(named) != 1 or len(named[0].commands) != 1:
                continue
            half, odd = divmod(len([id for id in named[0].own if present(id)]), 2)
            if odd or not 1 <= half <= len(SO_MANY[language]):
                return None
            does = found.groupdict().get("does")
            told = SO_MANY[language][half - 1].format(found["name"])
            told = f"{found['name']}{does}{OF_HIS[language][half - 1]}" if does else told
            return f"{raw[: found.start()]}{told}{raw[found.end() :]}"
    return raw
