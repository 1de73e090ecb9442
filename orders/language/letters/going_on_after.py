"""Who goes on after a success: *after a win we push on*, *wer gewinnt, macht weiter*, *ceux qui gagnent poursuivent*.

It is the decision about breakthroughs. Where *does not stop* is said, the contrary of stopping is meant.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

OURS = frozenset(
    {
        "we",
        "you",
        "i",
        "they",
        "everybody",
        "everyone",
        "nobody",
        "all",
        "wir",
        "man",
        "ich",
        "sie",
        "es",
        "alle",
        "keiner",
        "niemand",
    }
    | {"on", "nous", "ils", "elles", "tous", "personne", "il", "elle", "he", "it", "er", "wird", "qu'on", "que"}
)
A_SUCCESS = (
    r"(?:(?:an?|the|any|each|every|their|his|its|our)\s+)?(?:(?:successful|winning|won|"
    r"victorious)\s+(?:charge|attack|fight|melee|combat|assault)|"
    r"win|victory|success|breakthrough|(?:charge|attack|fight|melee|combat)\s+(?:is|was|that\s+is)\s+won)"
)
ON = (
    r"(?:(?:keeps?|carr(?:y|ies)|goes?|push(?:es)?|press(?:es)?|drives?)\s+(?:(?:right|"
    r"straight)\s+)?(?:on|going|moving|pushing|at\s+(?:it|them))\b(?!\s+to\s)|"
    r"continues?\b(?!\s+to\s)|follows?\s+(?:up|through)|exploits?(?:\s+(?:it|the\s+success))?)"
)
NOT_STOP = (
    r"(?:(?:(?:do(?:es)?|must|should|will|are|is)\s+not|(?:do(?:es)?|must|should|wo)n['’]t|never|"
    r"not\s+to)\s+(?:stop|halt|rest|hang\s+about|stand\s+around))"
)
NOBODY_STOPS = r"(?:nobody|no\s+one|none\s+of\s+(?:them|us|you))\s+(?:stops?|halts?|rests?|stands?\s+around)"
AND_ON = rf"(?:\s*,?\s*(?:and\s+|but\s+)?(?:(?:we|they|he|it|you|just)\s+)*{ON}\b[^,;:.!?]{{0,20}})?"
MAY = r"(?:(?:should|must|may|can|will|shall|are\s+to|is\s+to|just|please|to)\s+)*"
CASE = (
    rf"(?:after\s+{A_SUCCESS}|in\s+case\s+of\s+(?:victory|success)|(?:if|when|once|"
    rf"whenever)\s+(?P<of>(?!the\s+(?:French|enemy|Dutch)|enemy)[^,;:.!?]{{1,30}}?)\s+"
    r"(?:wins?|succeeds?|(?:has|have)\s+won|breaks?\s+through)(?:\s+(?:a|the|his|their|its)\s+(?:fight|"
    r"charge|melee|combat))?)"
)
GOES_ON = re.keyed(
    rf"^\W*(?:(?P<lead>[^,;:.!?]{{2,30}}):\s*)?(?:(?:and|but|"
    rf"also)\s+)?{CASE}\s*,?\s+(?:then\s+)?(?:{NOBODY_STOPS}{AND_ON}|"
    rf"(?:(?P<who>(?!(?:no|not|do|please)\b)[^,;:.!?]{{2,30}}?)\s+)??{MAY}(?:{ON}|"
    rf"{NOT_STOP}{AND_ON}))[^;:.!?,]{{0,25}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
EIN_ERFOLG = (
    r"(?:(?:dem|einem|jedem|der|einer|jeder|ihrem|seinem)\s+)?(?:(?:gelungenen|gelungener|erfolgreichen|"
    r"erfolgreicher|gewonnenen|gewonnener|geglückten)\s+\w+|"
    r"Erfolg|Sieg|Durchbruch)"
)
WEITER = r"weiter(?:zu)?(?:mach|geh|vorgeh|vorrück|rück|stürm|marschier|gemacht|gegangen|gestürmt|vorgegangen)\w*"
WEITER_VOR = r"(?:weiter\s+(?:vor|nach\s+vorne?)(?:ge\w+|gehen|rücken)?|nach(?:setzen|stoßen|gesetzt|gestoßen)|weiter)"
HALT = (
    r"(?:stehen\s*(?:bleiben|geblieben)|angehalten|anhalten|gehalten|halt\s*gemacht|gefackelt|gerastet|"
    r"gewartet|gezögert)"
)
DANN = (
    r"(?:geht|gehen|macht|machen|rückt|rücken|stürmt|stürmen|stößt|stoßen|setzt|setzen|drängt|drängen|"
    r"wird|werden|soll|sollen|darf|dürfen|kann|können|bleibt|bleiben|hält|halten)"
)
NICHT_HALTEN = (
    rf"(?:nicht\s+(?:lange?\s+)?(?:{HALT}|stehen|an)(?:\s*,?\s*sondern\s+(?:gleich\s+|"
    rf"sofort\s+)?(?:{WEITER}|{WEITER_VOR}))?)"
)
GOES_ON_DE = re.keyed(
    rf"^\W*(?:(?P<lead>[^,;:.!?]{{2,30}}):\s*)?(?:(?:und|aber|auch)\s+)?(?:nach\s+{EIN_ERFOLG}|"
    rf"bei\s+(?:Erfolg|einem\s+Erfolg|einem\s+Sieg)|wer\s+(?:gewinnt|siegt|gewonnen\s+hat|"
    rf"Erfolg\s+hat)\s*,|"
    r"(?:wenn|falls|sobald)\s+(?P<of>[^,;:.!?]{1,30}?)\s+(?:gewinn(?:t|en)|sieg(?:t|en)|gewonnen\s+(?:hat|"
    r"haben)|Erfolg\s+(?:hat|haben)|durchbr(?:icht|echen))\s*,)\s+"
    rf"(?:(?:dann\s+)?{DANN}\s+(?:(?P<who>(?!nicht\b)[^,;:.!?]{{2,25}}?)\s+)??(?:(?:gleich|sofort|auch|"
    rf"einfach|immer|ruhig|noch)\s+)*(?:{NICHT_HALTEN}|{WEITER}|{WEITER_VOR})|"
    rf"(?:{WEITER}|nicht\s+{HALT}))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
UN_SUCCES = (
    r"(?:(?:une?|la|le|chaque|toute|tout|leur|sa|son)\s+)?(?:victoire|succès|charge\s+(?:réussie|"
    r"victorieuse|gagnée|heureuse)|(?:combat|assaut)\s+gagné|mêlée\s+gagnée|percée)"
)
CONTINUE = (
    r"(?:continue(?:nt|r|z|ra|ront)?\b(?!\s+(?:à|de|le|la)\b)|pousse(?:nt|r|z)?(?:\s+(?:plus\s+loin|"
    r"en\s+avant|l['’]avantage|de\s+l['’]avant))?|exploite(?:nt|r)?\b[^,;:.!?]{0,20}|poursui(?:t|vent|vre|"
    r"vez)|"
    r"va\s+de\s+l['’]avant|vont\s+de\s+l['’]avant|avance(?:nt)?\s+encore)"
)
NE_S_ARRETE = (
    r"(?:ne\s+s['’]arrête(?:nt|ra|ront)?\s+(?:pas|point|jamais|surtout\s+pas)|"
    r"ne\s+(?:pas\s+)?s['’]arrêter(?:\s+pas)?|sans\s+s['’]arrêter|n['’]attend(?:ent)?\s+pas)"
)
GOES_ON_FR = re.keyed(
    rf"^\W*(?:(?P<lead>[^,;:.!?]{{2,30}}):\s*)?(?:(?:et|mais|aussi)\s+)?(?:après\s+{UN_SUCCES}|"
    rf"en\s+cas\s+de\s+(?:victoire|succès|percée|réussite)|une\s+fois\s+(?:vainqueurs?|victorieux)|"
    rf"ceux\s+qui\s+gagnent|"
    r"(?:s['’]|si\s+|quand\s+|lorsque\s+|lorsqu['’]|dès\s+qu['’]|"
    r"dès\s+que\s+)(?P<of>[^,;:.!?]{1,30}?)\s+(?:gagne(?:nt)?|l['’]emporte(?:nt)?|perce(?:nt)?|réussi(?:t|"
    r"ssent)|(?:a|ont)\s+(?:gagné|vaincu|percé)))\s*,?\s+"
    rf"(?:(?P<who>(?!ne\b|n['’])[^,;:.!?]{{2,30}}?)\s+)??(?:(?:doi(?:t|vent)|peut|peuvent|devra|devront|il\s+faut)\s+)?"
    rf"(?:{NE_S_ARRETE}(?:\s*[,:]?\s*(?:(?:mais|et|on|ils?|elles?|nous)\s+)*{CONTINUE}\b)?|"
    rf"{CONTINUE})[^;:.!?,]{{0,25}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson ne s'arrête pas après une victoire*, *Husson does not stop after a win*: the case behind
NOT_STOPPED_AFTER = re.keyed(
    rf"^(?P<mark>\W*)(?P<who>(?!if\b|when\b|après\b|"
    rf"nach\b)[^,;:.!?]{{2,40}}?)\s+(?:{NE_S_ARRETE}\s+après\s+{UN_SUCCES}|"
    rf"{NOT_STOP}\s+after\s+{A_SUCCESS}|"
    rf"(?:bleib(?:t|en)\s+nach\s+{EIN_ERFOLG}\s+nicht\s+stehen|h(?:ä|"
    rf"a)lt(?:en)?\s+nach\s+{EIN_ERFOLG}\s+nicht\s+an))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def whoever_won(told: re.Match[str]) -> str:
    """The decision to go on, for him of whom it is told, or for all."""
    named = [one for one in told.group("who", "of", "lead") if one]
    who = next((one.strip() for one in named if one.lower().split()[0] not in OURS), "ALL")
    return f"{who} pursue if they win"


GOING_ON_AFTER = (
    turn("after|in case|if |when|once", GOES_ON, whoever_won),
    turn("nach |bei |wer |wenn|falls|sobald", GOES_ON_DE, whoever_won),
    turn("après|en cas|une fois|si |s'|s’|ceux qui|quand|lorsqu|dès ", GOES_ON_FR, whoever_won),
    turn(
        "arrête|stop|halt|rest|hang|stand around|stehen|attend",
        NOT_STOPPED_AFTER,
        r"\g<mark>\g<who> pursue if they win",
    ),
)
