"""Flanks of another: *Campi covers his right*, *Hubert keeps pace with him*: who is guarded, and whom one goes with.

The flank is his who was told of before in the same sentence; of it no order knows more than that he is guarded.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

BEFORE = (
    r"(?P<before>(?:\w[^;:.!?]*?(?:,|\b(?:and|while|und|während|et|pendant\s+que|"
    r"tandis\s+que)\b)\s*)?(?:[\w/'’-]+\s+){1,3}?)"
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
    rf"^(?P<mark>\W*){BEFORE}(?:deckt|sichert|schützt|bewacht)\s+(?:seine|dessen|deren|ihre)\s+(?:offene\s+)?(?:(?:rechte|linke)\s+(?:Flanke|Seite|Flügel)|(?-i:Rechte|Linke))(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *covers the right*, *screens on the left*, *deckt rechts*, *couvre le flanc droit*: of the army, wherever that is
COVERS_ONE = re.keyed(
    r"\b(?:cover|guard|protect|screen|secur|watch)(?P<s>s|es|e)?\s+(?:on\s+|to\s+)?(?:the|our|my)\s+(?P<side>right|left)"
    r"(?:[\s-]hand)?(?:\s+(?:flank|side|wing))?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
DECKT_EINE = re.keyed(
    r"\b(?:deck|sicher|schütz|schirm|bewach|überwach)(?P<t>t|en|n)\s+(?:(?:uns\s+)?(?P<there>rechts|links)|(?:die|unsere|meine)\s+"
    r"(?:(?:offene\s+)?(?P<side>rechte|linke)\s+(?:Flanke|Seite)|(?-i:(?P<noun>Rechte|Linke))))(?:\s+ab)?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
RECHTS_DECKEN = re.keyed(
    r"\b(?:(?P<there>rechts|links)|(?:die|unsere|meine)\s+(?:(?:offene\s+)?(?P<side>rechte|linke)\s+(?:Flanke|Seite)|"
    r"(?-i:(?P<noun>Rechte|Linke))))\s+(?:zu\s+)?(?:ab)?(?:decken|sichern|schützen|schirmen)(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
COUVRE_UNE = re.keyed(
    r"\b(?:couvr|protèg|protég|gard|surveill|assur)(?P<nt>e|ent)\s+(?:à\s+|sur\s+)?(?:la\s+|notre\s+|ma\s+)?(?:(?:le\s+|notre\s+|mon\s+)?flanc\s+|"
    r"(?:l['’]|notre\s+)?aile\s+)?(?P<side>droit|gauche)e?(?=\s*(?:[,;.!?]|$))",
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


# Who is sent somewhere covers it from there
PLACED = re.compile(r"\b(?-i:[A-Z]{1,2}\d{1,2})\b")


def covers_one(told: re.Match[str]) -> str:
    """Who covers a flank that is nobody's."""
    if PLACED.search(told.string):
        return told[0]
    return f"screen{'s' if told['s'] == 's' or told['s'] == 'es' else ''} our {told['side']}"


def deckt_eine(told: re.Match[str]) -> str:
    """The same in German."""
    if PLACED.search(told.string):
        return told[0]
    flank = f"unsere {'linke' if is_left(told) else 'rechte'} Flanke"
    return f"{'deckt' if told['t'] == 't' else 'decken'} {flank}"


def is_left(told: re.Match[str]) -> bool:
    """Whether it is the left one."""
    side: str = told["there"] or told["side"] or told["noun"]
    return side.lower().startswith("l")


def couvre_une(told: re.Match[str]) -> str:
    """The same in French."""
    if PLACED.search(told.string):
        return told[0]
    side = "gauche" if told["side"].lower() == "gauche" else "droite"
    return f"couvre{'nt' if told['nt'] == 'ent' else ''} notre {side}"


# *close behind Gauthier in support of him*: of nobody else
IN_SUPPORT = re.keyed(
    r"(?P<where>\b(?:behind|beside|near|next\s+to)\s+(?:(?:the|general)\s+)?(?-i:[A-ZÀ-Ý\d])[\w/'’-]*)\s*,?\s+in\s+support(?:\s+of\s+(?:him|it|them|his\s+\w+))?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *geht bis K6 vor und schirmt dort unsere rechte Flanke ab*: from there
THERE = re.keyed(
    r"\b(?P<does>schirm|deck|sicher|schütz)(?P<t>t|en|n)\s+(?:dort|da|von\s+dort(?:\s+aus)?)\s+(?:die|unsere|meine)\s+(?:offene\s+)?(?:rechte|linke)\s+(?:Flanke|Seite)(?:\s+ab)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
FLANKS_OF_ANOTHER = (
    turn("flanke|seite", THERE, lambda told: f"schirm{'t' if told['t'] == 't' else 'en'} dort ab"),
    turn("support", IN_SUPPORT, r"\g<where> in support"),
    turn("with|mit|avec", WITH_HIM_BEHIND, behind_him),
    turn(
        "with",
        WITH_HIM_DOING,
        lambda told: f" and {told['who']} {DOING[told['does'].lower()]} him{told['up'] or ''}",
    ),
    turn("his |its |their ", COVERS_HIS, r"\g<mark>\g<before>covers him"),
    turn("sa |son ", COUVRE_SA, r"\g<mark>\g<before>le couvre"),
    turn("right|left", COVERS_ONE, covers_one),
    turn("recht|link", DECKT_EINE, deckt_eine),
    turn(
        "recht|link",
        RECHTS_DECKEN,
        lambda told: (
            told[0] if PLACED.search(told.string) else f"unsere {'linke' if is_left(told) else 'rechte'} Flanke decken"
        ),
    ),
    turn("droit|gauche", COUVRE_UNE, couvre_une),
    turn("seine|dessen|deren|ihre", DECKT_SEINE, r"\g<mark>\g<before>schirmt ihn ab"),
    turn("with", KEEPS_PACE, r"supports \g<whom>"),
    turn("schritt|anschluss", HAELT_SCHRITT, lambda one: f"unterstützt {one['whom'] or one['whom2'] or one['whom3']}"),
    turn(
        "flank|side|wing",
        FLANK_OF,
        lambda one: f"to the {one['side'] or one['hand']} of {one['whom'] or one['whose']}",
    ),
)
