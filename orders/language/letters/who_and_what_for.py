"""What for: who somebody is, and what he goes somewhere for, said in passing; it orders nothing.

*4/2L, our best battalion, goes to G7*; *goes to G7 to get a better shot*,
*rückt nach G7, um besser schießen zu können*; *comes down to G10 to back up the farm*: to G10.
*Tire sur 5M avant qu'il ne nous fasse mal*: at him.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?-i:(?:\d+/)?[A-ZÄÖÜÀ-Þ\d][\w/’'-]*)"
SQUARE = r"(?-i:[A-Z]{1,2}\d{1,2})"
BODY = (
    r"(?:battalions?|regiments?|batter(?:y|ies)|brigades?|guns|troops|men|unit|lads|infantry|cavalry|Bataillone?|Regiment(?:er)?|Batterien?|Brigaden?|Geschütze|Truppen?|Leute|Einheit|"
    r"bataillons?|régiments?|batteries|pièces|hommes|troupes?|unité)"
)
APPOSED = re.keyed(
    rf"^(?P<who>\W*(?:(?:the|le|la|les|das|die|der)\s+|l['’])?{NAME})\s*,\s*(?:our|my|unser\w*|mein\w*|notre|nos|mon|ma|mes)\s+(?:[a-zà-ÿß-]+\s+){{0,3}}?{BODY}(?:\s+(?!of\b|in\b|at\b|von\b|de\b|en\b)[a-zà-ÿß-]+){{0,2}}\s*,\s*(?=[a-zà-ÿ])",
    re.IGNORECASE,
)
BETTER_SHOT = re.keyed(
    r"\s*,?\s*(?:(?:so\s+(?:that\s+)?(?:it|they|he)\s+can|(?:in\s+order\s+)?to|so\s+as\s+to)\s+(?:get|have|find)\s+(?:a\s+|the\s+|some\s+)?(?:better|clear(?:er)?|good|proper|decent)\s+(?:shots?|fields?\s+of\s+fire|lines?\s+of\s+(?:fire|sight)|view|aim|targets?)|"
    r"um\s+(?:von\s+(?:dort|da)\s+(?:aus\s+)?)?(?:besser|gut|freier|weiter)\s+(?:schießen|schiessen|zielen|wirken|treffen|feuern|sehen)\s+zu\s+können|"
    r"(?:pour|afin\s+de)\s+mieux\s+(?:tirer|viser|voir|porter))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *to G10, keeping in column, to back up the farm*, *en G7 en soutien de la ferme*: where to is told
BACK_UP = re.keyed(
    rf"(?P<there>\b(?:to|into|at|in|nach|bis|en|à|vers|sur|auf)\s+(?:square\s+|Feld\s+|la\s+case\s+)?{SQUARE}\b[^;:.!?\d]{{0,40}}?)\s*,?\s+"
    r"(?:(?:in\s+order\s+)?to\s+(?:back\s+up|help\s+out|support|help|assist|bolster)\s+(?!him\b|it\b|them\b)|en\s+(?:soutien|appui|renfort)\s+d(?:e\s+|u\s+|es\s+|['’])|(?:pour|afin\s+de)\s+(?:soutenir|appuyer|aider|épauler)\s+)[^,;:.!?\d]{2,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *avant qu'il ne nous fasse mal*, *bevor sie uns schaden*
BEFORE_HARM = re.keyed(
    r"\s*,?\s*(?:avant\s+qu['’](?:ils?|elles?|on)\s+(?:ne\s+)?(?:nous|les|leur|lui)\s+\w+(?:\s+\w+)?|before\s+(?:it|they|he)\s+(?:can\s+)?(?:hurts?|hits?|harms?|gets?)\s+us(?:\s+\w+)?|"
    r"before\s+(?:it|they|he|she)\s+gets?\s+(?:himself|themselves|itself|herself)\s+(?:shot|killed|hurt|captured|taken|into\s+trouble))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *on the battalion in Gemioncourt, 5M*, *auf das Bataillon im Hof, 5M*, *sur la batterie près du pont, stevenart*
FOE = (
    r"(?:battalion|battery|guns?|column|skirmishers|regiment|lot|chaps|fellows|Bataillon|Batterie|Geschütze|Kolonne|Plänkler|"
    r"bataillon|batterie|pièces|colonne|tirailleurs)"
)
FOE_BY_NAME = re.keyed(
    rf"\b(?P<at>at|on|upon|auf|sur)\s+(?:the|that|those|these|das|die|den|le|la|les|ces|cette|ce)\s+(?:\w+\s+)?{FOE}\s+"
    r"(?:in|at|near|by|behind|before|beside|im|am|bei|beim|hinter|vor|de|du|dans|près\s+d[eu]|devant|derrière|à|en)\s+"
    r"(?:(?:the|der|dem|den|la|le|les|l['’])\s*)?(?:\w+\s+)?[\w-]+\s*,\s*(?:the\s+|le\s+|das\s+)?(?P<id>\d+/\w+|\d+[A-Z]\w*|(?-i:[a-z])[a-z-]{4,})(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)


def at_him_by_name(told: re.Match[str]) -> str:
    """At whom, by no more than his name; a word that is none is left where it stands."""
    return f"{told['at']} {told['id']}" if re.search(r"\d", told["id"]) else told[0]


WHO_AND_WHAT_FOR = (
    turn(" at | on | upon | auf | sur ", FOE_BY_NAME, at_him_by_name),
    turn(", ", APPOSED, r"\g<who> "),
    turn("shot|field|line|view|aim|target|können|mieux", BETTER_SHOT),
    turn(
        "back up|help|support|assist|bolster|soutien|appui|renfort|soutenir|appuyer|aider|épauler",
        BACK_UP,
        r"\g<there>",
    ),
    turn("avant qu|before", BEFORE_HARM),
)
