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
