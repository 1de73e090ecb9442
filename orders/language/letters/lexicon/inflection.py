"""Inflection: the forms that a verb of the lexica takes, by the regular rules of its language.

An entry ``roll~ back`` stands for *roll back, rolls back, rolling back, rolled back*. What the rules make too much does
no harm: nobody writes it. Irregular forms stand in the lexica by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

VOWELS = frozenset("aeiouy")
FRENCH_ER = [
    "e",
    "es",
    "ent",
    "er",
    "era",
    "eras",
    "erai",
    "erons",
    "erez",
    "eront",
    "ez",
    "ons",
    "ant",
    "ait",
    "aient",
    "erait",
    "eraient",
]
FRENCH_IR = [
    "is",
    "it",
    "issent",
    "issez",
    "issons",
    "issant",
    "issait",
    "ir",
    "ira",
    "irai",
    "irons",
    "irez",
    "iront",
    "isse",
    "i",
    "ie",
]
FRENCH_RE = ["s", "ent", "ez", "ons", "ant", "ait", "re", "ra", "rai", "rons", "rez", "ront", "u", "ue", "e"]
GERMAN_EN = ["e", "st", "t", "en", "te", "ten", "end", "ende", "enden", "et"]


def inflected(phrase: str, language: str) -> Iterator[str]:
    """The phrases that an entry stands for: itself, or one for each form of its word with a ``~``."""
    words = phrase.split()
    marked = next((number for number, word in enumerate(words) if word.endswith("~")), None)
    if marked is None:
        yield phrase
        return
    for form in dict.fromkeys(RULES[language](words[marked][:-1])):
        yield " ".join([*words[:marked], form, *words[marked + 1 :]])


def english(base: str) -> Iterator[str]:
    """March, marches, marching, marched; trot, trotting; carry, carries."""
    yield base
    if base.endswith("y") and base[-2:-1] not in VOWELS:
        yield from (f"{base[:-1]}ies", f"{base[:-1]}ied", f"{base}ing")
        return
    yield f"{base}es" if base.endswith(("s", "x", "z", "ch", "sh", "o")) else f"{base}s"
    stem = base.removesuffix("e")
    yield from (f"{stem}ing", f"{stem}ed")
    if len(base) > 2 and base[-1] not in VOWELS | {"w", "x"} and base[-2] in VOWELS and base[-3] not in VOWELS:
        yield from (f"{base}{base[-1]}ing", f"{base}{base[-1]}ed")


def french(base: str) -> Iterator[str]:
    """The persons of the present and the future, the imperative, the participles and what a wish needs."""
    yield base
    stem, endings = base[:-2], {"er": FRENCH_ER, "ir": FRENCH_IR, "re": FRENCH_RE}.get(base[-2:], [])
    for ending in endings:
        yield stem + ending
        if stem.endswith("g") and ending[0] in "ao":
            yield f"{stem}e{ending}"
        if stem.endswith("y") and ending[0] == "e":  # deploie, appuiera
            yield f"{stem[:-1]}i{ending}"


def german(base: str) -> Iterator[str]:
    """The persons of the present, the past of weak verbs, the participles and the infinitive with *zu*."""
    yield base
    stem = base.removesuffix("en") if base.endswith("en") else base.removesuffix("n")
    for ending in GERMAN_EN:
        yield stem + ending
    yield from (f"ge{stem}t", f"ge{stem}en")
    for prefix in SEPARABLE:
        if base.startswith(prefix) and len(base) > len(prefix) + 4:
            rest = stem[len(prefix) :]
            yield from (f"{prefix}zu{rest}en", f"{prefix}ge{rest}t", f"{prefix}ge{rest}en")


SEPARABLE = (
    "zuruck", "zurueck", "zusammen", "vor", "an", "ab", "auf", "aus", "ein", "nach", "heran", "hinein", "weg", "fest",
    "durch", "um", "zu", "hinterher", "dazwischen",
)  # fmt: skip
RULES: dict[str, Callable[[str], Iterator[str]]] = {"en": english, "fr": french, "de": german}
