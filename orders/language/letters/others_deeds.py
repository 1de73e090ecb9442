"""Others' deeds: an attack or a march that is somebody else's, beside what is done about it.

Who *supports the attack of Gauthier* attacks nobody: he supports Gauthier.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# What one does about the deed of another, whom it helps.
HELPING = re.compile(
    r"\b(?:support\w*|cover(?:s|ed|ing)?|back(?:s|ing)?\s+up|assist\w*|join(?:s|ing)?\s+in|follow(?:s|ing)?|accompan\w+|second(?:s|ing)?|"
    r"unterstütz\w*|begleit\w*|deck(?:t|en|e)?|ab(?:zu)?deck\w*|sicher(?:t|n|e)|ab(?:zu)?sicher\w*|folg(?:t|en|e)|schirm(?:t|en)|"
    r"ab(?:zu)?schirm\w*|zu\s+decken|soutien\w*|souten\w*|soutiendr\w*|appu\w+|épaul\w+|second\w+|accompagn\w+|couvr\w+|sui(?:t|vent|vre|vra)|"
    r"protèg\w+|protég\w+)\b",
    re.IGNORECASE,
)
FIRING = re.compile(r"support|assist|back|unterstütz|souti|souten|appu|épaul|second", re.IGNORECASE)
TOLD_HOW = re.compile(
    r"\b(?:fir(?:e|es|ing)|shoot\w*|feu|tir(?:e|ent|er|s)?|feuer\w*|schie(?:ß|ss)\w*|behind|derrière|hinter|follow\w*|sui(?:t|vent)|"
    r"(?-i:[A-Z]{1,2}\d{1,2}))\b",
    re.IGNORECASE,
)
AGAINST = re.compile(r"\b(?:against|from|gegen|vor|contre)\s+$", re.IGNORECASE)
NO_NAME = re.compile(
    r"\b(?:enemy|enemies|foe|Feind\w*|Gegner\w*|feindlich\w*|gegnerisch\w*|ennemi\w*|adverse)\b", re.IGNORECASE
)
DEED = (
    r"(?:main\s+|big\s+|whole\s+)?(?:attack|assault|advance|charge|push|thrust|move|retreat|withdrawal|retirement)s?",
    r"(?:Haupt|Groß|Gegen)?(?:Angriff|Vormarsch|Vorstoß|Vorstoss|Attacke|Sturm|Vorgehen|Vorrücken|Stoß|Bewegung|"
    r"Rückzug|Rückmarsch|Abzug|Abmarsch|Aufmarsch|Marsch)e?s?",
    r"(?:grande?\s+)?(?:attaque|assaut|avance|offensive|mouvement|marche|progression|charge|retraite|repli|retrait)",
)
ON_WHAT = (
    r"(?:\s+(?:on|upon|against|at|towards?|to)\s+[^,;:.!?]{2,40}?)?",
    r"(?:\s+(?:auf|gegen|nach|über)\s+[^,;:.!?]{2,40}?)?",
    r"(?:\s+(?:sur|contre|vers|en\s+direction\s+de)\s+[^,;:.!?]{2,40}?)?",
)
# Where what is told of the deed ends: at a mark, at a link, or at the words that go with what is done about it.
ENDS = (
    r"(?=\s*(?:[,;:.!?)]|$)|\s+(?:and|with|from|by|in|as|while|at\s+\w+\s+cm)\b)",
    r"(?=\s*(?:[,;:.!?)]|$)|\s+(?:und|mit|von|durch|aus|als|zu\s+\w+en|unterstützen|begleiten|decken|sichern|folgen|abdecken|absichern|"
    r"abschirmen|abzu\w+)\b)",
    r"(?=\s*(?:[,;:.!?)]|$)|\s+(?:et|avec|depuis|par|en|comme)\b)",
)
NAME = r"(?:(?-i:[A-ZÄÖÜÉ])[\w-]+|\d[\w/.]*)"
WHOSE = (
    rf"\b(?:the|his|an?)\s+{DEED[0]}\s+(?:of|by|made\s+by)\s+(?P<whom>(?:the\s+)?{NAME}[^,;:.!?]{{0,30}}?){ON_WHAT[0]}{ENDS[0]}",
    rf"\b(?:den|die|das|dem|der|beim|bei\s+dem|bei\s+der)\s+{DEED[1]}\s+(?P<whom>(?:von\s+|der\s+|des\s+)?{NAME}[^,;:.!?]{{0,30}}?)"
    rf"{ON_WHAT[1]}{ENDS[1]}",
    rf"\b(?:à\s+|dans\s+)?(?:l['’]|la\s+|le\s+|au\s+){DEED[2]}\s+(?:de\s+|d['’]|du\s+|des\s+)(?P<whom>(?:la\s+|l['’])?"
    rf"{NAME}[^,;:.!?]{{0,30}}?){ON_WHAT[2]}{ENDS[2]}",
    # *Gauthiers Angriff auf Gemioncourt*
    rf"\b(?P<whom>(?-i:[A-ZÄÖÜ])[\w-]+?)s\s+{DEED[1]}{ON_WHAT[1]}{ENDS[1]}",
    # *Gauthier's attack on Gemioncourt*
    rf"\b(?P<whom>{NAME})['’]s\s+{DEED[0]}{ON_WHAT[0]}{ENDS[0]}",
)
# Guns help with their fire, and march nowhere for it.
GUNS = re.compile(
    r"\b(?:guns?|cannons?|batter(?:y|ies)|artill\w+|canons?|pièces|batteries?|\w*(?:geschütze?n?|kanonen|batterien?|haubitzen)|"
    r"\d+/\d*(?-i:[FH]A))\b",
    re.IGNORECASE,
)
BY_FIRE = (" with their fire", " durch Feuer", " par leur feu", " durch Feuer", " with their fire")
GENITIVE = re.compile(r"(?<=[a-zéèöüä]{3})s$")
VON = re.compile(r"^von\s+", re.IGNORECASE)


def his_own(by_fire: str) -> Callable[[re.Match[str]], str]:
    """Whose deed it is, where it is helped and no enemy's; and that guns help by their fire."""

    def plain(found: re.Match[str]) -> str:
        raw = found.string
        clause_from = max((raw.rfind(mark, 0, found.start()) for mark in ";.!?"), default=-1) + 1
        helped = HELPING.search(raw, clause_from)
        if helped is None or AGAINST.search(raw[: found.start()]) or NO_NAME.search(found[0]):
            return found[0]
        whom = GENITIVE.sub("", VON.sub("", found["whom"]))
        fires = FIRING.match(helped[0]) and GUNS.search(raw, clause_from, helped.start()) and not TOLD_HOW.search(raw)
        return f"{whom}{by_fire}" if fires else whom

    return plain


DEEDS_DE = "angriff|marsch|vorsto|attacke|sturm|vorgehen|vorrück|stoß|bewegung|rückzug|abzug"
KEYS = (
    "attack|assault|advance|charge|push|thrust|move|retreat|withdraw|retirement",
    DEEDS_DE,
    "attaque|assaut|avance|offensive|mouvement|marche|progression|charge|retrait|repli",
    DEEDS_DE,
    "attack|assault|advance|charge|push|thrust|move|retreat|withdraw|retirement",
)
# *Gauthier attacks. Jamin supports the attack*: his of whom was spoken last
THE_DEED = (
    rf"\b(?P<helps>support(?:s|ed|ing)?|back(?:s|ing)?\s+up|assist\w*|accompan\w+|second(?:s|ing)?|follow(?:s|ing)?)\s+(?:the|his|this|that|their)\s+"
    rf"{DEED[0]}(?=\s*(?:[,;:.!?]|$|(?:from|on|at|with|and|by)\b))",
    rf"\b(?P<helps>unterstütz(?:t|en)|begleit(?:et|en)|deck(?:t|en))\s+(?:den|die|diesen|diese|seinen|seine|ihren|ihre)\s+{DEED[1]}"
    r"(?=\s*(?:[,;:.!?]|$|(?:von|auf|mit|und|an|rechts|links)\b))",
    rf"\b(?P<helps>soutien(?:t|nent|dra|dront)|soutenir|appu(?:ie|ient|iera|ieront|yer)|épaule(?:nt|r)?|seconde(?:nt|r)?|accompagne(?:nt|r)?|suit|suivent|suivre)\s+"
    rf"(?:l['’]|(?:la|le|son|sa|leur|cette|cet|ce)\s+){DEED[2]}(?=\s*(?:[,;:.!?]|$|(?:à|par|sur|avec|depuis|et|de\s+(?:loin|près))\b))",
)
OF_ANOTHER = re.compile(r"[,;:]|\b(?:et|and|und)\b", re.IGNORECASE)  # the deed is told in the same sentence
NAMED_BEHIND = re.compile(r"\b[A-ZÄÖÜÉ\d][\w/-]*")
OF_HIM = (r"{helps} him", r"{helps} ihn", r"le {helps}")


def of_him(meant: str) -> Callable[[re.Match[str]], str]:
    """That he is helped whose deed it is; guns that help are asked at whom they fire."""

    def plain(found: re.Match[str]) -> str:
        before, behind = found.string[: found.start()], found.string[found.end() :]
        by_fire = FIRING.match(found["helps"]) and GUNS.search(before)
        by_himself = before.strip() and not OF_ANOTHER.search(before) and not NAMED_BEHIND.search(behind)
        return meant.format(helps=found["helps"]) if by_himself and not by_fire else found[0]

    return plain


DEEDS = (
    *(
        turn(key, re.compile(said, re.IGNORECASE), his_own(by_fire))
        for key, said, by_fire in zip(KEYS, WHOSE, BY_FIRE, strict=True)
    ),
    *(
        turn(key, re.keyed(said, re.IGNORECASE), of_him(meant))
        for key, said, meant in zip(KEYS, THE_DEED, OF_HIM, strict=False)
    ),
)
