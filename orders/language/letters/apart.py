"""Apart: a deed and another with a condition of its own, in one breath: they are two sentences.

*Jägers forward to Lairalle, but straight back over the brook if horse comes*: they go forward in any case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.text import Stretch, Text

IF = r"(?:if|when|whenever|unless|as\s+soon\s+as|once|wenn|falls|sobald|sollten?|si|s['’]ils?|quand|dès\s+que)"
# *..., but only if Husson is there*: what the first half waits for
ONLY_IF = rf"(?:only|nur|erst|seulement|uniquement|auch\s+nur)\s*,?\s+{IF}\b[^,;:]*$"
BUT_IF = re.compile(
    rf"^(?P<first>[^;:]{{6,}}?)\s*[,–—]\s*(?:but|aber|jedoch|mais)\s+(?P<then>(?!{ONLY_IF}|{IF}\b|not\b|nicht\b|pas\b|no\b)[^;:]*?\s{IF}\b[^;:]*)$",
    re.IGNORECASE | re.DOTALL,
)
# *par contre si un bataillon se débande, il peut y aller*: the case stands first.
HOWEVER_IF = re.compile(
    rf"^(?P<first>[^;:]{{6,}}?)\s*[,–—]\s*(?:par\s+contre|en\s+revanche|toutefois|cependant|mais|but|however|though|aber|jedoch|"
    rf"allerdings|dagegen)\s*,?\s+(?P<then>{IF}\b[^;:]*,[^;:]*)$",
    re.IGNORECASE | re.DOTALL,
)
# *Infantry goes to square, and nobody chases past the brook*: what all do, and whom nobody follows.
NOBODY = r"(?:nobody|no[- ]one|none\s+of\s+(?:them|you|us)|niemand|keiner|personne|aucun)"
AND_NOBODY = re.compile(
    r"^(?P<first>[^:]{8,}?)\s*(?:[,;–—]\s*(?:and\s+|und\s+|et\s+(?:que\s+)?)?|\s(?:and|und|et(?:\s+que)?)\s+)"
    rf"(?P<then>{NOBODY}\s[^;:]*?(?:chas|pursu|(?:run|go|haring)\w*\s+(?:off\s+)?after|verfolg|nachsetz|poursui)[^;:]*)$",
    re.IGNORECASE | re.DOTALL,
)
SIGNS = re.compile(r"[,;–—]|\b(?:nobody|no[- ]one|none|niemand|keiner|personne|aucun)\b", re.IGNORECASE)
HAS_CASE = re.compile(rf"\b(?:{IF}|until|till|bis|jusqu)\b", re.IGNORECASE)


def with_cases_apart(stretches: Iterable[Stretch], is_order: Callable[[Text], bool]) -> Iterator[Stretch]:
    """The sentences of a letter, those in two that say what is done, and what else in some case.

    ``is_order`` says whether words name troops of his and something that they could do.
    """
    for stretch in stretches:
        found, ruled = parted(stretch.raw) if SIGNS.search(stretch.raw) else (None, False)
        if found is None or HAS_CASE.search(found["first"]) or not (ruled or is_order(Text(found["first"]))):
            yield stretch
            continue
        yield replace(stretch, raw=found["first"])
        yield replace(stretch, raw=found["then"], line=stretch.line + stretch.raw.count("\n", 0, found.start("then")))


def parted(raw: str) -> tuple[re.Match[str] | None, bool]:
    """A sentence in its two halves, where it may be parted, and whether the second is a rule of conduct."""
    cased = BUT_IF.match(raw) or HOWEVER_IF.match(raw)
    return (cased, False) if cased is not None else (AND_NOBODY.match(raw), True)
