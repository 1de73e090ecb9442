"""Flanks of another: *Campi covers his right*, *Hubert keeps pace with him*: who is guarded, and whom one goes with.

The flank is his who was told of before in the same sentence; of it no order knows more than that he is guarded.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

BEFORE = (
    r"(?P<before>\w[^;:.!?]*?(?:,|\b(?:and|while|und|während|et|pendant\s+que|"
    r"tandis\s+que)\b)\s*(?:[\w/'’-]+\s+){1,3}?)"
)
# *Husson attacks the farm, Campi covers his right flank*
COVERS_HIS = re.compile(
    rf"^(?P<mark>\W*){BEFORE}(?:covers?|guards?|protects?|screens?|secures?|looks?\s+after|watches)\s+"
    r"(?P<his>his|its|their)\s+(?:(?:open|exposed)\s+)?(?:right|left)(?:[\s-]hand)?(?:\s+(?:flank|side|wing))?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
COUVRE_SA = re.compile(
    rf"^(?P<mark>\W*){BEFORE}(?:couvre|protège|garde|assure|surveille)\s+(?:sa\s+(?:droite|gauche)|son\s+(?:aile|flanc)\s+(?:droite?|gauche))(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
DECKT_SEINE = re.compile(
    rf"^(?P<mark>\W*){BEFORE}(?:deckt|sichert|schützt|bewacht)\s+(?:seine|dessen|deren|ihre)\s+(?:offene\s+)?(?:rechte|linke)\s+(?:Flanke|Seite|Flügel)(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *keeps pace with Husson on his right*, *hält mit Husson Schritt*
KEEPS_PACE = re.compile(
    r"\b(?:keeps?\s+(?:pace|level|up|in\s+(?:contact|touch)|contact)|stays?\s+in\s+(?:contact|touch))\s+with\s+(?P<whom>(?-i:[A-ZÀ-Ý\d])[\w/'’-]*)(?:\s+on\s+(?:his|its|their)\s+(?:right|left)(?:\s+(?:flank|side))?)?"
    r"(?=\s*(?:[,;.!?]|$|\band\b))",
    re.IGNORECASE,
)
HAELT_SCHRITT = re.compile(
    r"\bh(?:ält|alten)\s+(?:mit\s+(?P<whom>(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+Schritt|Schritt\s+mit\s+(?P<whom2>(?-i:[A-ZÄÖÜ\d])[\w/-]*)|(?:den\s+)?Anschluss\s+an\s+(?P<whom3>(?-i:[A-ZÄÖÜ\d])[\w/-]*))"
    r"(?=\s*(?:[,;.!?]|$|\bund\b))",
    re.IGNORECASE,
)
# *moves to the right flank of Husson*, *stays on Husson's right flank*: beside him
FLANK_OF = re.compile(
    r"\b(?:to|on|onto|at)\s+(?:the\s+(?P<side>right|left)\s+(?:flank|side|wing)\s+of\s+(?P<whom>(?-i:[A-ZÀ-Ý\d])[\w/-]*)|(?P<whose>(?-i:[A-ZÀ-Ý])[\w-]*)['’]s\s+(?P<hand>right|left)\s+(?:flank|side|wing))",
    re.IGNORECASE,
)
# *goes to F5, with Jamin behind him and the Guard behind Jamin*, *with Campi supporting him*: what those do
WITH_HIM_BEHIND = re.compile(
    r"\s*,?\s+(?:with|mit|avec)\s+(?P<who>(?:(?:the|die|la|le)\s+)?(?-i:[A-ZÀ-Ý\d])[\w/-]*(?:['’]s\s+(?:brigade|men|battalions))?)\s+"
    r"(?:(?P<en>behind)(?:\s+(?P<it>him|them|it))?|(?P<de>dahinter|im\s+Rücken|hinter\s+(?:ihm|ihnen|sich))|(?P<fr>derrière|dans\s+(?:son|leur)\s+dos|sur\s+ses\s+talons)(?:\s+(?:lui|eux|elle))?)"
    r"(?=\s*(?:[,;.!?]|$|and\b|und\b|et\b))",
    re.IGNORECASE,
)
DOING = {
    "supporting": "supports",
    "backing": "backs",
    "covering": "covers",
    "following": "follows",
    "guarding": "covers",
}
WITH_HIM_DOING = re.compile(
    r"\s*,?\s+with\s+(?P<who>(?:the\s+)?(?-i:[A-ZÀ-Ý\d])[\w/-]*(?:['’]s\s+(?:brigade|men|battalions))?)\s+"
    rf"(?P<does>{'|'.join(DOING)})\s+(?:(?:him|them|it)(?P<up>\s+up)?|(?:his|its|their)\s+(?:left|right)(?:\s+flank)?)(?=\s*(?:[,;.!?]|$|and\b))",
    re.IGNORECASE,
)


def behind_him(told: re.Match[str]) -> str:
    """Who is behind somebody who goes, as what he does himself."""
    behind = f"behind {told['it'] or 'him'}"
    return f", {told['who']} {'hinter ihm' if told['de'] else 'derrière lui' if told['fr'] else behind}"


FLANKS_OF_ANOTHER = (
    turn("with|mit|avec", WITH_HIM_BEHIND, behind_him),
    turn(
        "with",
        WITH_HIM_DOING,
        lambda told: f" and {told['who']} {DOING[told['does'].lower()]} him{told['up'] or ''}",
    ),
    turn("his |its |their ", COVERS_HIS, r"\g<mark>\g<before>covers him"),
    turn("sa |son ", COUVRE_SA, r"\g<mark>\g<before>le couvre"),
    turn("seine|dessen|deren|ihre", DECKT_SEINE, r"\g<mark>\g<before>deckt ihn"),
    turn("with", KEEPS_PACE, r"supports \g<whom>"),
    turn("schritt|anschluss", HAELT_SCHRITT, lambda one: f"unterstützt {one['whom'] or one['whom2'] or one['whom3']}"),
    turn(
        "flank|side|wing",
        FLANK_OF,
        lambda one: f"to the {one['side'] or one['hand']} of {one['whom'] or one['whose']}",
    ),
)
