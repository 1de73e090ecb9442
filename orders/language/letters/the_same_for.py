"""The same for others: *same goes for their guns*, *pareil pour Wathiez*, *dasselbe gilt für Wathiez*.

Who does the same is named last; put first he is somebody who is told something.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import Plain, turn

LEAD = r"^(?P<lead>\W*(?:(?:and|but|also|then|et|mais|und|aber|dann)\s+)*)"
WHO = (
    r"(?P<who>(?!(?:now|today|turn|me|us|moi|nous|mich|uns|example|all\s+I)\b)[^,;:.!?]{2,60}?)"
    r"(?P<end>\s*(?:[,;:.!?–—].*)?)$"
)
SAID = (
    (
        r"(?:(?:(?:it['’]?s\s+|exactly\s+|much\s+|about\s+)*the\s+|exactly\s+)?same\s*(?:thing|orders?|story|deal|"
        r"again|rules?|"
        r"instructions?)?\s*(?:goes|go|holds|applies|apply|is\s+true|counts?|stands)?|ditto|likewise)\s+(?:for|to|"
        r"with)\s+",
        "the same",
    ),
    (
        r"(?:c['’]est\s+)?(?:pareil|idem|de\s+même|(?:la\s+)?même\s+chose|(?:les\s+)?mêmes\s+ordres|même\s+(?:ordre|"
        r"consigne)|itou)\s+"
        r"(?:pour|avec|chez)\s+",
        "de même",
    ),
    (
        r"(?:(?:das\s*selbe|das\s+gleiche|gleiches|selbiges|genauso|ebenso|dito)\s+(?:gilt|macht|tut|auch|"
        r"gelte)?\s*(?:auch\s+)?|(?:das|dies)\s+gilt\s+(?:(?:übrigens|natürlich|selbstverständlich|genauso|ebenso|"
        r"dann)\s+)*(?:auch|ebenso|genauso|ebenfalls)\s+)"
        r"(?:für|fuer|mit|bei)\s+",
        "ebenso",
    ),
)

# *So does the Guard cavalry.*
SO_DOES = re.compile(LEAD + r"so\s+(?:does|do|will|shall|should|must)\s+" + WHO, re.IGNORECASE | re.DOTALL)

THE_SAME_FOR = tuple(
    turn(keys, re.compile(LEAD + said + WHO, re.IGNORECASE | re.DOTALL), rf"\g<lead>\g<who> {same}\g<end>")
    for keys, (said, same) in zip(
        ("same|ditto|likewise", "pareil|idem|même|itou", "selbe|gleiche|selbiges|genauso|ebenso|dito|gilt"),
        SAID,
        strict=True,
    )
)
# *Für 2/93 gilt dasselbe: stehen bleiben*, *for 2/93 the same applies*: they are named first
NAMED = r"(?P<who>(?!(?:me|us|moi|nous|mich|uns|alle|all|everybody|everyone|tous)\b)[^,;:.!?]{2,40}?)"
LIKE = r"(?:\s+(?:wie|as|que)\s+(?:für|for|pour|bei)?\s*[^,;:.!?]{2,30}?)?"
FOR_THEM = (
    rf"(?:für|bei)\s+{NAMED}\s+gilt\s+(?:auch\s+|genau\s+|natürlich\s+)*(?:dasselbe|das\s+selbe|das\s+Gleiche|Gleiches|Selbiges){LIKE}",
    rf"(?:for|with)\s+{NAMED}\s*,?\s+(?:it\s+is\s+|it['’]s\s+)?(?:exactly\s+)?the\s+same(?:\s+(?:thing|orders?))?(?:\s+(?:goes|applies|"
    rf"holds)(?:\s+too)?)?{LIKE}",
    rf"pour\s+{NAMED}\s*,?\s+(?:c['’]est\s+)?(?:exactement\s+)?(?:la\s+même\s+chose|même\s+chose|pareil|de\s+même|idem){LIKE}",
)
ENDS = r"\s*(?:[:–—-]\s*(?P<rest>\S.*)|(?P<end>[.;!]*\s*))$"


def the_same_for_them(same: str) -> Plain:
    """Who is named first, and what he does where that is told once more."""

    def plain(found: re.Match[str]) -> str:
        if found["rest"]:
            return f"{found['lead']}{found['who']}: {found['rest']}"
        return f"{found['lead']}{found['who']} {same}{found['end'] or ''}"

    return plain


THE_SAME_FOR += tuple(
    turn(keys, re.compile(LEAD + said + ENDS, re.IGNORECASE | re.DOTALL), the_same_for_them(same))
    for keys, said, same in zip(
        ("selbe|gleiche|selbiges", "same", "même|pareil|idem"), FOR_THEM, ("ebenso", "the same", "de même"), strict=True
    )
)
# *Bei Bijlandt genauso, nur 27J nicht, die laufen ja eh weg*, *chez Campi, de même, sauf le 1/72*: and who is left out
ONE = (
    r"(?P<who>(?!(?:mir|uns|dir|euch|moi|nous|me|us|alle\w*|all|everybody|tous|bedarf|bei|jedem|"
    r"diesem|jeder|dem|einem|einer)\b)[^,;:.!?]{2,40}?)"
)
WHY = r"(?:\s*,\s*(?:die|der|das|sie|er|es|denn|ils?|elles?|they|it|évidemment|natürlich|of\s+course)\b[^;:.!?\d]*)?"
OUT_OF_IT = (
    rf"(?:\s*,?\s*(?:(?:nur|bloß|aber|jedoch|allein)\s+(?P<out>[^,;:.!?]{{2,30}}?)\s+nicht|(?:aber|nur|bloß)?\s*(?:nicht|außer|ausser|ohne|bis\s+auf)\s+(?:für\s+|bei\s+)?"
    rf"(?P<out2>[^,;:.!?]{{2,30}}?)){WHY})?(?P<end>\s*[.!]*\s*)$"
)
OUT_OF_IT_FR = (
    rf"(?:\s*,?\s*(?:sauf|hormis|excepté|à\s+part|mais\s+pas|pas)\s+(?:pour\s+|"
    rf"chez\s+)?(?P<out>[^,;:.!?]{{2,30}}?)(?:\s+évidemment)?{WHY})?(?P<end>\s*[.!]*\s*)$"
)
OUT_OF_IT_EN = (
    rf"(?:\s*,?\s*(?:except(?:\s+for)?|but\s+not|bar|save|apart\s+from|"
    rf"not)\s+(?P<out>[^,;:.!?]{{2,30}}?){WHY})?(?P<end>\s*[.!]*\s*)$"
)
WITH_THEM = (
    (
        "genauso|ebenso|gleiche|selbe|auch",
        rf"{LEAD}(?:bei|für|mit)\s+{ONE}\s+(?:(?:ist|gilt|machen\s+wir|machen)\s+(?:es\s+|das\s+)?)?(?:genauso|genau\s+so|ebenso|auch\s+so|das\s+gleiche|das\s*selbe|auch){OUT_OF_IT}",
        "ebenso",
        "aber nicht",
    ),
    ("genauso|ebenso", rf"{LEAD}{ONE}\s+(?:genauso|ebenso){OUT_OF_IT}", "ebenso", "aber nicht"),
    (
        "même|pareil|idem",
        rf"{LEAD}(?:pour|chez|avec)\s+{ONE}\s*,?\s+(?:c['’]est\s+)?(?:la\s+même\s+chose|même\s+chose|pareil|de\s+même|idem){OUT_OF_IT_FR}",
        "de même",
        "mais pas",
    ),
    (
        "même|pareil|idem",
        rf"{LEAD}(?:c['’]est\s+)?(?:pareil|idem|de\s+même|(?:la\s+)?même\s+chose)\s+(?:pour|chez|avec)\s+{ONE}{OUT_OF_IT_FR}",
        "de même",
        "mais pas",
    ),
    (
        "same|likewise|ditto",
        rf"{LEAD}(?:(?:the\s+)?same\s+(?:goes\s+)?for|likewise(?:\s+for)?|ditto(?:\s+for)?)\s+{ONE}{OUT_OF_IT_EN}",
        "the same",
        "but not",
    ),
)


def they_too(same: str, but_not: str) -> Plain:
    """Who does the same, and who of them does not."""

    def plain(found: re.Match[str]) -> str:
        groups = found.groupdict()
        out = groups["out"] or groups.get("out2")
        left = f", {but_not} {out}" if out else ""
        return f"{found['lead']}{found['who']} {same}{left}{found['end']}"

    return plain


THE_SAME_FOR = (
    *(turn(keys, re.compile(said, re.IGNORECASE), they_too(same, but)) for keys, said, same, but in WITH_THEM),
    *THE_SAME_FOR,
)
# *7L : même chose que le 8M*, *7L: same as 8M*, *Le 7L fait comme le 8M*: as those who are named
SAME_AS = re.compile(
    LEAD + r"(?P<who>(?:(?:le|la|les|the|das|die|der)\s+|l['’])?(?-i:[A-ZÀ-Ý\d])[^,;:.!?]{0,30}?)\s*(?:[:,–—-]\s*)?"
    r"(?:(?:(?:fait|font|fera|feront|does|do|mach(?:t|en)|tu(?:t|n))\s+)?(?:exactement\s+|exactly\s+|genau\s+)?"
    r"(?:(?:la\s+)?même\s+chose|pareil(?:lement)?|idem|de\s+même|(?:the\s+)?same(?:\s+(?:thing|orders?))?|ditto|das\s*selbe|das\s+gleiche)\s+|"
    r"(?:fait|font|fera|feront|mach(?:t|en)\s+es|does|do)\s+(?:tout\s+)?(?=comme|wie|as))"
    r"(?:(?P<fr>que|comme|qu['’])|(?P<en>as)|(?P<de>wie))\s*(?P<whom>(?-i:[A-ZÀ-Ý\d]|le\s|la\s|l['’]|the\s|das\s|die\s)[^,;:.!?]{1,30}?)(?P<end>\s*[.!]*)$",
    re.IGNORECASE,
)


def same_as(found: re.Match[str]) -> str:
    """Who does what, by the others who do it."""
    like = "comme" if found["fr"] else "as" if found["en"] else "wie"
    return f"{found['lead']}{found['who']} - {like} {found['whom']}{found['end']}"


THE_SAME_FOR += (turn("même|pareil|idem|same|ditto|selbe|gleiche|comme|wie ", SAME_AS, same_as),)
THE_SAME_FOR += (turn("so ", SO_DOES, r"\g<lead>\g<who> the same\g<end>"),)
# *2/2Nas does the same, but in E8*: there, and whatever else they do
ELSEWHERE = (
    ((r"(?:the\s+)?same(?:\s+thing)?|ditto", r"but|only", "the same"),
     (r"(?:fait\s+)?(?:la\s+)?même\s+chose|idem|pareil|de\s+même", r"mais|seulement", "idem"),
     (r"das\s*selbe|das\s+gleiche|dito|ebenso|genauso", r"aber|nur|allerdings", "dasselbe"))
)  # fmt: skip
THE_SAME_FOR += tuple(
    turn(
        but,
        re.keyed(
            rf"\b(?:{same})\s*,?\s+(?:{but})\s+(?=(?:(?:to|in|at|into|nach|bei|auf|en|à|vers|au)\s+)?(?-i:[A-Z]{{1,2}}\d{{1,2}})\s*[.!]*$)",
            re.IGNORECASE,
        ),
        f"{plain} ",
    )
    for same, but, plain in ELSEWHERE
)
