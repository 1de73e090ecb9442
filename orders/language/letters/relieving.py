"""Relieving: who goes where others of his stand, and who threatens a place, which is no more than to advance on it.

*Campi relieves Husson on the crest*, *löst Husson ab*, *remplace Husson*; *threatens the farm from the east*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$))"
WHO = r"(?P<who>(?-i:[A-ZÀ-Ý\d])[\w/'’-]{2,20})"
NO_CASE = (
    r"(?![^;:.!?]*\b(?:if|when|whenever|once|should|unless|until|who|which|that|where|because|since|as|wenn|falls|sobald|weil|da|der|die|das|"
    r"si|quand|lorsque|dès|qui|que|comme|car)\s)"
)
RELIEVES = re.compile(
    rf"\b(?:relieves?|takes?\s+over\s+from|replaces?|stands?\s+in\s+for)\s+{WHO}(?:\s+(?:on|in|at|along|behind|by)\s+[^,;:.!?]{{2,30}})?{ENDS}",
    re.IGNORECASE,
)
RELIEVES_DE = re.compile(
    rf"\blös(?:t|en)\s+(?:die\s+Brigade\s+)?{WHO}(?:\s+(?:auf|in|im|am|an|bei|hinter)\s+[^,;:.!?]{{2,30}}?)?\s+ab{ENDS}",
    re.IGNORECASE,
)
RELIEVES_FR = re.compile(
    rf"\b(?:remplace(?:nt|ra)?|relève(?:nt|ra)?)\s+(?:la\s+brigade\s+)?{WHO}(?:\s+(?:sur|dans|à|au|en|derrière)\s+[^,;:.!?]{{2,30}})?{ENDS}",
    re.IGNORECASE,
)
THREATENS = re.compile(rf"^(?P<lead>{NO_CASE}[^;:.!?]{{3,80}}?\s)threatens?\s+(?=(?:the|[A-Z\d]))")
THREATENS_DE = re.compile(
    r"^(?P<lead>(?![^;:.!?]*\b(?:wenn|falls|sobald|weil|damit)\s)[^;:.!?]{3,80}?\s)bedroh(?:t|en)\s+(?P<what>(?:den|die|das)\s+[\wäöüß-]+|[A-Z][\w-]+)(?P<rest>(?:\s+(?:von|vom|aus)\s+[^,;:.!?]{2,25})?)"
    + ENDS
)
THREATENS_FR = re.compile(
    r"^(?P<lead>(?![^;:.!?]*\b(?:si|quand|lorsque|dès|qui)\s)[^;:.!?]{3,80}?\s)menace(?:nt|ra)?\s+(?=(?:le|la|les|l['’])\s*\w|[A-Z])"
)
RELIEVED_ONE = r"(?P<who>(?-i:[A-ZÀ-Ý\d])[\w/'’-]{1,20})"
# *7L relieves 5M, which then goes to G9*, *löst 5M ab, das dann nach G9 geht*: what he does who is relieved
WHO_THEN = re.compile(
    rf"\b(?P<does>relieves?|replaces?|takes?\s+over\s+from)\s+{RELIEVED_ONE}\s*,\s*(?:which|who)\s+(?=(?:then\s+|will\s+(?:then\s+)?|can\s+(?:then\s+)?|shall\s+(?:then\s+)?)?"
    r"(?:goes|go|falls?|retires?|moves?|marches|march|comes?|withdraws?|forms?|takes?)\b)",
    re.IGNORECASE,
)
WHO_THEN_DE = re.compile(
    rf"\b(?P<does>lös(?:t|en))\s+(?:das\s+|die\s+Brigade\s+)?{RELIEVED_ONE}\s+ab\s*,\s*(?:das|die|der|welche[sr]?)\s+(?P<what>(?:sich\s+)?[^,;:.!?]{{2,50}}?)\s+"
    r"(?P<back>zurück)?(?P<goes>geht|gehen|zieht|ziehen|rückt|rücken|marschiert|marschieren|kommt|kommen|stellt|stellen)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
WHO_THEN_FR = re.compile(
    rf"\b(?P<does>remplace(?:nt|ra)?|relève(?:nt|ra)?)\s+(?:le\s+|la\s+(?:brigade\s+)?)?{RELIEVED_ONE}\s*,\s*(?:qui|lequel|laquelle)\s+(?=(?:va|vont|ira|iront|part|se|recule|reculera|rentre|revient|repasse|rejoint|s['’])\w*\b)",
    re.IGNORECASE,
)


def who_then_goes(told: re.Match[str]) -> str:
    """The two of them, each with what he does."""
    back = " zurück" if told["back"] else ""
    what = told["what"]
    himself = "sich " if what.lower().startswith("sich ") else ""
    return f"{told['does']} {told['who']} ab; {told['who']} {told['goes']} {himself}{what.removeprefix('sich ')}{back}"


RELIEVED = (
    turn("which|who ", WHO_THEN, r"\g<does> \g<who>; \g<who> "),
    turn("löst |lösen ", WHO_THEN_DE, who_then_goes),
    turn("qui |lequel|laquelle", WHO_THEN_FR, r"\g<does> \g<who> ; \g<who> "),
)
# *takes Gauthier's place*, *nimmt Gauthiers Platz ein*
TAKES_HIS_PLACE = re.compile(
    r"\btakes?\s+(?:(?P<whose>(?-i:[A-Z])[\w-]+)['’]s\s+(?:place|position|spot)|the\s+(?:place|position|spot)\s+of\s+(?P<of>(?-i:[A-Z\d])[\w/-]+))(?=\s*(?:[,;.!?]|$|and\b))",
    re.IGNORECASE,
)
NIMMT_PLATZ_EIN = re.compile(
    r"\bn(?:immt|ehmen)\s+(?:(?P<whose>(?-i:[A-ZÄÖÜ])[\w-]+?)s\s+(?:Platz|Stelle|Stellung)|(?:den\s+Platz|die\s+Stelle|die\s+Stellung)\s+von\s+(?P<of>(?-i:[A-ZÄÖÜ\d])[\w/-]+))\s+ein\b",
    re.IGNORECASE,
)
RELIEVING = (
    turn("takes|take ", TAKES_HIS_PLACE, lambda told: f"goes to where {told['whose'] or told['of']} is now"),
    turn("nimmt|nehmen", NIMMT_PLATZ_EIN, lambda told: f"geht dorthin, wo {told['whose'] or told['of']} jetzt steht"),
    turn("reliev|takes over|take over|replace|stands in|stand in", RELIEVES, r"goes to where \g<who> is now"),
    turn("löst |lösen ", RELIEVES_DE, r"geht dorthin, wo \g<who> jetzt steht"),
    turn("remplace|relève", RELIEVES_FR, r"va là où se trouve \g<who>"),
    turn("threaten", THREATENS, r"\g<lead>advances on "),
    turn("bedroh", THREATENS_DE, r"\g<lead>rückt auf \g<what> vor"),
    turn("menace", THREATENS_FR, r"\g<lead>avance vers "),
)
