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
RELIEVING = (
    turn("reliev|takes over|take over|replace|stands in|stand in", RELIEVES, r"goes to where \g<who> is now"),
    turn("löst |lösen ", RELIEVES_DE, r"geht dorthin, wo \g<who> jetzt steht"),
    turn("remplace|relève", RELIEVES_FR, r"va là où se trouve \g<who>"),
    turn("threaten", THREATENS, r"\g<lead>advances on "),
    turn("bedroh", THREATENS_DE, r"\g<lead>rückt auf \g<what> vor"),
    turn("menace", THREATENS_FR, r"\g<lead>avance vers "),
)
