"""Apart: a deed and another with a condition of its own, in one breath: they are two sentences.

*Jägers forward to Lairalle, but straight back over the brook if horse comes*: they go forward in any case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from battles.engine import expressions as re
from orders.language.letters.text import Stretch, Text

IF = r"(?:if|when|whenever|unless|as\s+soon\s+as|once|wenn|falls|sobald|sollten?|si|s['’]ils?|quand|dès\s+que)"
BUT_IF = re.compile(
    rf"^(?P<first>[^;:]{{6,}}?)\s*[,–—]\s*(?:but|aber|jedoch|mais)\s+(?P<then>(?!{IF}\b|not\b|nicht\b|pas\b|no\b)[^;:]*?\s{IF}\b[^;:]*)$",
    re.IGNORECASE | re.DOTALL,
)
HAS_CASE = re.compile(rf"\b(?:{IF}|until|till|bis|jusqu)\b", re.IGNORECASE)


def with_cases_apart(stretches: Iterable[Stretch], is_order: Callable[[Text], bool]) -> Iterator[Stretch]:
    """The sentences of a letter, those in two that say what is done, and what else in some case.

    ``is_order`` says whether words name troops of his and something that they could do.
    """
    for stretch in stretches:
        found = BUT_IF.match(stretch.raw) if "," in stretch.raw or "–" in stretch.raw or "—" in stretch.raw else None
        if found is None or HAS_CASE.search(found["first"]) or not is_order(Text(found["first"])):
            yield stretch
            continue
        yield replace(stretch, raw=found["first"])
        yield replace(stretch, raw=found["then"], line=stretch.line + stretch.raw.count("\n", 0, found.start("then")))
