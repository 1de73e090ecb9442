"""Told by others: what a paper says of the troops, and the goal that somebody has in mind for whom one writes."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *D'après votre tableau, ses derniers bataillons échappent de peu à Reille ; Reille recule donc*: what is read there
PAPER = (
    r"(?:tableau|feuille|fiche|carte|plan|liste|compte[- ]rendu|rapport|schéma|message|table|sheet|map|list|"
    r"report|roster|chart|tabelle|blatt|zettel|karte|liste|bericht|übersicht|mail)"
)
# And no plan of his own.
YOURS = r"(?:votre|vos|ton|tes|your|the\s+umpire['’]s|ihre[rmn]?|eure[rmn]?|deine[rmn]?|ihrem|eurem|deinem)"
BY_THE_PAPER = tuple(
    re.compile(
        rf"^\W*(?:{by})\s+{YOURS}\s+(?:\w+\s+)?{PAPER}s?\b(?:\s+(?:de|du|of|von|vom)\s+[^,;:.!?]{{2,30}})?\s*,?\s+[^;:.!?]{{8,160}}?"
        rf"(?:\s*[;:–—]\s*|\s*,\s*(?=(?:{so})\b))(?:(?:{so})\s+)?(?=\w)"
        r"(?!(?:qu['’])?(?:ils?|elles?|on|he|she|it|they|er|sie|es)\b)",
        re.IGNORECASE,
    )
    for by, so in (
        (r"d['’]après|selon|si\s+j['’]en\s+crois|à\s+en\s+croire", r"donc|alors|du\s+coup"),
        (r"according\s+to", r"so|therefore|hence|thus"),
        (r"laut|gemäß", r"also|daher|deshalb|darum"),
    )
)
# *1/2Nas, qui est hors commandement d'après ton tableau*: where it stands written how things are, at the end
AS_IT_IS_WRITTEN = re.compile(
    rf"(?<=\w)\s*,?\s+(?:d['’]après|selon|according\s+to|laut|gemäß)\s+(?:{YOURS}|le|la|les|the|dem|der)\s+(?:\w+\s+)?{PAPER}s?\b"
    r"(?=\s*(?:[,;.!)]|$)|\s+(?:au(?:ß|ss)er|hors|out\s+of)\b)",
    re.IGNORECASE,
)
# *Il m'a juste dit : prendre la ferme, et ne pas abîmer la Garde*: what it is all for, in few words
ONLY_SAID = re.keyed(
    r"^\W*(?:[^\W\d_][\w'’. -]{1,30}?\s+)"
    r"(?:m['’]a|nous\s+a|me\s+l['’]a|has|have|had|told|said|hat|hatte|sagte|meinte)\b[^:.!?]{0,25}?"
    r"\b(?:juste|seulement|simplement|only|just|simply|nur|bloß|lediglich)\b[^:.!?]{0,15}:\s*(?P<goal>[^:!?]+)$"
    r"|^\W*(?:[^\W\d_][\w'’. -]{1,30}?\s+)(?:just|only|simply)\s+(?:told|said)\b[^:.!?]{0,15}:\s*(?P<aim>[^:!?]+)$",
    re.IGNORECASE,
)
# *Reille se rapproche de Gauthier, mettons en F4*: how it is put, before a place
LET_US_SAY = re.compile(
    r"\s*[,;(–—-]\s*(?:mettons|disons|admettons|par\s+exemple|p\.\s?ex\.|genre|sagen\s+wir(?:\s+mal)?|zum\s+Beispiel|z\.\s?B\.|let['’]?s\s+say|let\s+us\s+say|"
    r"for\s+(?:example|instance))\s*,?\s+(?=(?:(?:en|à|vers|dans|in|nach|bei|to|at|into|near)\s+(?:la\s+case\s+|the\s+square\s+|square\s+|feld\s+)?)?"
    r"(?:[A-Z]\d{1,2}\b|\d+\s*(?:cm|m)\b))"
)
OF_OTHERS = (
    *(turn("d'après|d’après|selon|crois|croire|according|laut|gemäß", one) for one in BY_THE_PAPER),
    turn("d'après|d’après|selon|according|laut|gemäß", AS_IT_IS_WRITTEN),
    turn("mettons|disons|exemple|p. ex|p.ex|genre|sagen wir|beispiel|z. b|z.b|say|example|instance", LET_US_SAY, " "),
)


def goal_told(raw: str) -> str:
    """The goal that somebody told the writer in few words; empty for other sentences."""
    found = ONLY_SAID.match(raw)
    return "" if found is None else found["goal"] or found["aim"]
