"""Helped by: what others do for somebody, told beside his order: *Gauthier attaque, soutenu par Jamin*.

It is they who support, and not he who supports them. Guns support by their fire, and at whom is asked.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = (
    r"(?P<who>(?:(?:le|la|les|ses|son|sa|der|die|das|den|dem|seinen|seiner)\s+|l['’])?[^,;:.!?]{2,40}?)"
    r"(?P<end>\s*[.!]*\s*$|(?=\s*;))"
)
GUNS = (
    r"(?:canons?|batteries|batterie|battery|pièces|artillerie|artillery|guns|Geschützen?|Batterien?|Kanonen|Artillerie|"
    r"\d+/\d+[FH]A)"
)
HOW_FR = (
    r"(?:bien\s+|fortement\s+|étroitement\s+)?(?P<how>soutenu|appuyé|épaulé|secondé|renforcé|couvert|protégé)e?s?\s+"
    r"(?:par|de)\s+"
)
HOW_DE = (
    r"(?:dabei\s+|gut\s+)?(?P<how>unterstützt|verstärkt|gedeckt|gesichert|abgesichert|abgeschirmt)\s+(?:von|durch)\s+"
)
HOW_EN = r"(?:well\s+)?(?P<how>supported|covered|backed(?:\s+up)?)\s+by\s+"
DOES = r"(?P<does>^\W*[^;:.!?]*\w)"
# *soutenu par le feu*, *protégé par les haies*: by nobody
NOBODY = r"(?!(?:son|leurs?|les?|la)\s+(?:feu|tirs?|fumée|arbres|murs?|haies?|bois|ruisseau|crête|hauteur)\b)"
FRENCH = re.compile(rf"{DOES}\s*,?\s+{HOW_FR}{NOBODY}{WHO}", re.IGNORECASE)
GERMAN = re.compile(rf"{DOES}\s*,\s*{HOW_DE}{WHO}", re.IGNORECASE)
# *Gauthier attacks, supported by the three batteries*; *Gauthier, soutenu par les canons, attaque*
ARTICLE = r"(?:(?:the|his|les|la|le|ses|sa|den|der|die|dem|seinen|seiner|all)\s+|l['’])?"
BY_GUNS = tuple(
    re.compile(
        rf"^(?P<does>\W*[^,;:.!?]{{2,80}}?)\s*,?\s+{how}{ARTICLE}(?P<guns>(?:\w+\s+)?{GUNS}(?:\s+(?:of|de|du|der|von)\s+[^,;:.!?]{{2,20}}?)?)"
        r"(?P<rest>\s*,\s*[^;:.!?]+)?(?P<end>\s*[.!]*\s*)$",
        re.IGNORECASE,
    )
    for how in (HOW_FR, HOW_EN, HOW_DE)
)
OURS = ("nos {} tirent", "our {} fire", "unsere {} feuern")
COVERING = ("couv", "prot", "gede", "gesi", "abge")


def by_guns(plain: str) -> Callable[[re.Match[str]], str]:
    """What he does, and that the guns fire."""

    def meant(found: re.Match[str]) -> str:
        rest = (found["rest"] or "").lstrip(" ,")
        number = re.search(r"\d+/\d+[FH]A", found["guns"])
        guns = plain.partition("{} ")[2] if number else plain.format(found["guns"])
        return f"{found['does']} {rest}".rstrip() + f" ; {found['guns'] + ' ' if number else ''}{guns}{found['end']}"

    return meant


def helped_fr(found: re.Match[str]) -> str:
    """Those who support him, in French."""
    deed = "couvre" if found["how"][:4].lower() in COVERING else "soutient"
    return f"{found['does']}, {found['who']} le {deed}{found['end']}"


def helped_de(found: re.Match[str]) -> str:
    """Those who support him, in German."""
    deed = "deckt" if found["how"][:4].lower() in COVERING else "unterstützt"
    who = re.sub(r"^(?:den|dem)\s+", "die ", found["who"])
    return f"{found['does']}, {who} {deed} ihn{found['end']}"


KEYS_FR = "soutenu|appuyé|épaulé|secondé|renforcé|couvert|protégé"
KEYS_DE = "unterstützt|verstärkt|gedeckt|gesichert|abgeschirmt"
HELPED_BY = (
    *(
        turn(keys, said, by_guns(plain))
        for keys, said, plain in zip((KEYS_FR, "supported|covered|backed", KEYS_DE), BY_GUNS, OURS, strict=True)
    ),
    turn(KEYS_FR, FRENCH, helped_fr),
    turn(KEYS_DE, GERMAN, helped_de),
)
