"""Inflection: the forms that a verb of the lexica takes, by the regular rules of its language.

An entry ``roll~ back`` stands for *roll back, rolls back, rolling back, rolled back*. What the rules make too much does
no harm: nobody writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from orders.language.letters.lexicon.de import conjugation as de
from orders.language.letters.lexicon.fr import conjugation as fr

VOWELS = frozenset("aeiouy")
#: What English verbs have beside their regular forms: *has a look*, *is drawn back*, *are kept in hand*.
IRREGULAR = {
    "be": "is are being been", "have": "has", "do": "does done", "go": "gone",
    "keep": "kept", "hold": "held", "send": "sent", "bring": "brought", "lead": "led", "draw": "drawn",
    "withdraw": "withdrawn", "throw": "thrown", "take": "taken", "put": "putting", "set": "setting", "leave": "left",
    "make": "made", "ride": "ridden", "run": "running", "give": "given", "get": "getting got", "find": "found",
    "stand": "stood", "fall": "fallen", "feel": "felt", "sit": "sitting sat", "stick": "stuck", "swing": "swung",
    "drive": "driven", "break": "broken", "strike": "struck", "hit": "hitting", "shoot": "shot",
    "lie": "lying lain", "lay": "laid", "hide": "hidden", "see": "seen", "let": "letting", "cut": "cutting",
    "fight": "fought", "beat": "beaten", "split": "splitting", "shut": "shutting", "tell": "told",
    "say": "said", "meet": "met", "creep": "crept", "sweep": "swept", "sling": "slung", "dig": "dug", "bend": "bent",
    "hang": "hung", "cling": "clung", "build": "built", "catch": "caught", "seek": "sought",
}  # fmt: skip
# Prepositions at the end of a phrase that melt with the article behind them.
MELTED = {
    "fr": {"de": ("du", "des", "d"), "a": ("au", "aux")},
    "de": {"von": ("vom",), "zu": ("zum", "zur"), "an": ("am", "ans"), "in": ("im", "ins")},
}


def inflected(phrase: str, language: str) -> Iterator[str]:
    """The phrases that an entry stands for: itself, or one for each form of its word with a ``~``."""
    words = phrase.split()
    marked = next((number for number, word in enumerate(words) if word.endswith("~")), None)
    if marked is None:
        yield phrase
        for melted in MELTED.get(language, {}).get(words[-1], ()) if len(words) > 1 else ():
            yield " ".join([*words[:-1], melted])
        return
    before, after = "".join(f"{word} " for word in words[:marked]), "".join(f" {word}" for word in words[marked + 1 :])
    for form in forms(words[marked][:-1], language):
        yield f"{before}{form}{after}"


@cache
def forms(word: str, language: str) -> tuple[str, ...]:
    """The forms of a word, itself first; each verb stands in many entries."""
    return tuple(dict.fromkeys(RULES[language](word)))


def english(base: str) -> Iterator[str]:
    """March, marches, marching, marched; trot, trotting; carry, carries; have, has."""
    yield base
    yield from IRREGULAR.get(base, "").split()
    if base.endswith("y") and base[-2:-1] not in VOWELS:
        yield from (f"{base[:-1]}ies", f"{base[:-1]}ied", f"{base}ing")
        return
    yield f"{base}es" if base.endswith(("s", "x", "z", "ch", "sh", "o")) else f"{base}s"
    stem = base.removesuffix("e")
    yield from (f"{stem}ing", f"{stem}ed")
    if len(base) > 2 and base[-1] not in VOWELS | {"w", "x"} and base[-2] in VOWELS and base[-3] not in VOWELS:
        yield from (f"{base}{base[-1]}ing", f"{base}{base[-1]}ed")


RULES: dict[str, Callable[[str], Iterator[str]]] = {"en": english, "fr": fr.conjugated, "de": de.conjugated}
