"""English written in haste: an apostrophe left out, *theyre*, *hes*; and what soldiers and telephones cut short, *w/*.

Of *they're* and *theyre* alike it is *they are* that is read. Such a word is written out where it can be nothing
else, so that all that is known of it in full holds for it, too.
"""

from __future__ import annotations

from battles.engine import expressions as re

# Words in front of *is*, *are*, *have*, *will*, whose apostrophe is left out. *its*, *were*, *well*, *hell*, *ill* and
# *wed* are words of their own.
BARE = {
    **{f"{who}s": f"{who}'s" for who in ("he", "she", "there", "what", "who", "where", "here")},
    **{f"{who}{mark}re": f"{who} are" for who in ("they", "you", "there") for mark in ("", "'", "’")},
    "we're": "we are",
    "we’re": "we are",
    **{f"they{mark}ve": "they have" for mark in ("", "'", "’")},
    **{f"{who}ve": f"{who}'ve" for who in ("we", "you", "i")},
    **{f"{who}ll": f"{who}'ll" for who in ("they", "you", "it", "that")},
    **{f"{who}d": f"{who}'d" for who in ("they", "you")},
    **{f"{deed}nt": f"{deed}n't" for deed in ("did", "was", "were", "has", "have", "had", "would", "could")},
    **{f"{which}{mark}1": f"{which}one" for which in ("some", "any", "every", "no") for mark in ("", " ")},
    "im": "I'm",
    "aswell": "as well",
    "bc": "because",
    "thru": "through",
}
HASTY = re.compile(rf"(?<![\w/'’.-])(?:{'|'.join(BARE)})(?![\w/'’])", re.IGNORECASE)
WITH = re.compile(r"(?<!\S)(?P<word>w/o|w/)\s*(?=[\w'’])", re.IGNORECASE)
ENEMY = re.compile(
    r"(?<![\w/'’.-])en(?=\s+(?:inf|cav|arty|artillery|infantry|cavalry|horse|foot|guns?|tps?|troops|bde|bns?|bty|skirm\w*|"
    r"units?|forces?|attacks?|adv\w*|pos\w*)\b)",
    re.IGNORECASE,
)
SIGNS = re.keyed(r"w/|\ben\s|" + HASTY.pattern, re.IGNORECASE)


def in_full_english(raw: str) -> str:
    """An English sentence with such words in full."""
    if not SIGNS.search(raw):
        return raw
    raw = WITH.sub(lambda found: "without " if found["word"].lower() == "w/o" else "with ", raw)
    return HASTY.sub(written, ENEMY.sub("enemy", raw))


def written(found: re.Match[str]) -> str:
    """One word in full, with a capital where it had one."""
    plain = BARE[found[0].lower()]
    return f"{plain[:1].upper()}{plain[1:]}" if found[0][:1].isupper() else plain
