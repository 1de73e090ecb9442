"""Germans in passing: what stands beside an order as people talk who decide while they write.

*Die könnt ich mitschicken, aber nein, mir ist lieber, die gehen nach Lairalle*; *da soll sie dann nach Norden schauen*:
there; *helfen ihm, falls es klemmt*; *beschießt 18/6FA, sobald das von der Entfernung her geht*; *das müssten so
vierundzwanzig Zentimeter sein, das sollte gehen, oder?*; *die Hunderter*: a regiment by its number in words.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?]|$))"
VERB = (
    r"(?:soll(?:en)?|muss|müssen|kann|können|darf|dürfen|bleib(?:t|en)|schau(?:t|en)|form(?:t|en)|bild(?:et|en)|mach(?:t|en)|hält|halten|geh(?:t|en)|"
    r"wart(?:et|en)|protz(?:t|en)|stell(?:t|en)|nimmt|nehmen|dreh(?:t|en))"
)
# *zieht nach H5, und da soll sie nach Norden schauen*: there, and no reason
THERE_IT_DOES = re.compile(
    rf"(?P<and>(?:,\s*)?\bund|,)\s+da\s+(?=(?P<verb>{VERB})\s+(?:sie|er|es|die|der|das)\b)", re.IGNORECASE
)
# *und da soll sie dann nach Norden schauen*
SHALL_LOOK = re.compile(
    r"\s*,?\s+und\s+(?:da|dort)\s+(?P<many>soll(?:en)?|muss|müssen)\s+(?:sie|er|es|die|der|das)\s+(?:dann\s+|auch\s+)*nach\s+(?P<way>Norden|Süden|Osten|Westen|Nordosten|"
    r"Nordwesten|Südosten|Südwesten)\s+(?:schauen|blicken|gucken|sehen)" + ENDS,
    re.IGNORECASE,
)
# *verschanzt sich da*: there, at the end of a clause
THERE_LAST = re.compile(r"(?<=\bsich)\s+da(?=\s*(?:[,;.!?]|$))(?!\s*,\s*wo\b)")
# *..., das dorf geb ich nicht freiwillig her*: how dear it is to him
NOT_GIVEN_UP = re.compile(
    r"(?<=\w)\s*[,;–-]\s*(?:denn\s+)?(?:das|den|die)\s+(?:[\wäöüß-]+\s+)?(?:geb|lass|will|tret|rück)e?\s+ich\s+(?:(?:mir|so|ihnen|denen|uns|dem)\s+)*(?:nicht|nie|niemals|ungern|auf\s+keinen\s+Fall)\s*[^,;:.!?\d]{0,40}?(?:her|auf|ab|nehmen|raus)"
    + ENDS,
    re.IGNORECASE,
)
# *7m ist ja gefühlt noch in holland, die sollen ...*
FAR_AWAY = re.compile(
    r"^(?P<who>\W*(?:(?:und|aber|also)\s+)*(?!(?:wenn|falls|das|es|er|sie|da|was|wer)\b)[^,;:.!?]{1,30}?)\s+(?:ist|sind)\s+(?:(?:ja|noch|gefühlt|doch|halt|irgendwo|eh|quasi|praktisch|immer|leider)\s+)+(?:in|im|am|bei|hinter|auf|weit|ganz)\b"
    r"[^,;:.!?\d]{2,30},\s*(?:also\s+|deshalb\s+)?(?:die|der|das|sie|er|es)\s+(?=(?:soll|muss|müss|geh|komm|marsch|zieh|rück)\w*\b)",
    re.IGNORECASE,
)
# *Bei Campi bleibt alles, wie es ist*, *chez Campi, rien ne change*: they stay
ALL_AS_IT_IS = re.compile(
    r"^(?P<lead>\W*(?:(?:und|aber|et|mais)\s+)*)(?:bei\s+(?P<who>(?!mir|uns|dir|euch|allen)[^,;:.!?]{2,40}?)\s+bleibt\s+(?:erst\s?mal\s+|vorerst\s+)?alles\s*,?\s*(?:so\s*,?\s*)?(?:wie\s+(?:es\s+ist|gehabt|bisher)|beim\s+Alten)|"
    r"chez\s+(?P<whom>(?!moi|nous|toi|vous)[^,;:.!?]{2,40}?)\s*,?\s+(?:rien\s+ne\s+(?:change|bouge)|on\s+ne\s+(?:change|bouge)\s+(?:rien|pas)))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Wehrt Husson den Angriff ab, geht er nach I6*: a case without its word
BEATS_IT_OFF = re.compile(
    r"^(?P<lead>\W*(?:(?:und|aber)\s+)*)(?:wehr(?P<t>t|en)\s+(?P<who>[^,;:.!?]{2,30}?)\s+(?P<what>(?:den|einen|die|eine|diesen)\s+(?:Angriff|Attacke|Sturm))\s+ab)\s*,\s*",
    re.IGNORECASE,
)
# *Rechts der Husson, der geht nach I6*: whose part of the field it is, and what he does
ON_A_SIDE_HE = re.compile(
    r"^(?P<lead>\W*(?:(?:und|also|dann|so)\s*,?\s+)*)(?:(?:ganz\s+)?(?:links|rechts|hinten|vorne?)|in\s+der\s+Mitte|im\s+Zentrum)\s+(?:der|die|das)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]+)\s*,\s*"
    r"(?:der|die|das|er|sie)\s+(?=(?:geht|bleibt|soll|greift|rückt|zieht|hält|reitet|marschiert|folgt|deckt|wartet|kommt|muss|darf|bildet|macht)\b)",
    re.IGNORECASE,
)
# *Die könnt ich mitschicken, aber nein, mir ist lieber, die gehen ...*
COULD_BUT_NO = re.compile(
    r"^(?P<lead>\W*(?:(?:und|dann|also)\s+)*)(?:die|den|das|(?P<who>(?-i:[A-ZÄÖÜ\d])[\w/-]*))\s+könnte?n?\s+(?:ich|man|wir)\s+[^,;:.!?\d]{3,40},\s*aber\s+(?:nein|nö|ne|nee|lieber\s+nicht|das\s+lass\s+ich)\s*[,:–-]\s*"
    r"(?:(?:nein|doch|da)\s*,?\s*)?(?:(?:mir\s+(?:ist|wäre)|ist\s+mir|wäre\s+mir|ich\s+(?:habe|hätte|hätt|hab))(?:['’]?s)?\s+(?:es\s+)?(?:lieber|gern(?:e)?)\s*,?\s*(?:wenn\s+)?)?(?P<they>die|der|das|sie|er|es)\s+",
    re.IGNORECASE,
)
# *helfen ihm, falls es klemmt*, *hilft denen wenns eng wird*
TIGHT = (
    r"(?:klemmt|brennt|eng\s+wird|knapp\s+wird|nötig\s+(?:ist|wird|sein\s+sollte)|hart\s+auf\s+hart\s+kommt|schlimm\s+wird|brenzlig\s+wird|haarig\s+wird|hakt|heiß\s+wird|"
    r"schwierig\s+wird|kritisch\s+wird|Not\s+(?:tut|am\s+Mann\s+ist))"
)
HELPS_IF_TIGHT = re.compile(
    rf"(?P<helps>\b(?:hilft|helfen|unterstütz(?:t|en)|steh(?:t|en)\b[^,;:.!?]{{2,20}}?\bbei|spring(?:t|en)\b[^,;:.!?]{{2,20}}?\bein)\b[^,;:.!?]{{0,30}}?)\s*,?\s+(?:(?:falls|sobald|wenn|wo|sofern|sooft)(?:['’]?s|\s+es|\s+was|\s+Not)?|im\s+Fall(?:e)?\s*,?\s+dass\s+es)\s+"
    rf"(?:(?:irgendwo|mal|wirklich|dort|da)\s+)*{TIGHT}",
    re.IGNORECASE,
)
# *schießt auf 18/6FA, sobald das von der Entfernung her geht*: he fires as soon as he can
WHEN_IN_REACH = re.compile(
    r"(?P<fires>\b(?:schieß(?:t|en)|feuer(?:t|n)|beschieß(?:t|en)|nimmt|nehmen)\b[^,;:.!?]{2,40}?)\s*,?\s+(?:sobald|wenn|falls|sowie)\s+(?:das|es|die|der|sie|er)\s+(?:(?:von\s+der\s+(?:Entfernung|Reichweite|Distanz)(?:\s+her)?|entfernungsmäßig|von\s+da(?:\s+aus)?)\s+"
    r"(?:geht|passt|reicht|hinkommt|möglich\s+ist|klappt)|(?:nah\s+genug|in\s+(?:Reichweite|Schussweite))\s+(?:ist|sind|kommt|kommen))"
    + ENDS,
    re.IGNORECASE,
)
# *das müssten so vierundzwanzig Zentimeter sein*, *das sollte gehen, oder?*: what he reckons
RECKONED = re.compile(
    r"(?<=\w)\s*,\s*(?:und\s+)?(?:das|es)\s+(?:müsste|müssten|sollte|sollten|dürfte|dürften|könnte|wären|sind|werden|wird)\s+(?:(?:ja|so|wohl|schon|doch|ungefähr|etwa|eigentlich|knapp)\s+)*"
    r"(?:(?:[\wäöüß]+\s+(?:cm|Zentimeter|Meter|Schritt|Felder)\s+(?:sein)?)|(?:gehen|reichen|klappen|passen|hinhauen|drin\s+sein))\s*(?:,\s*(?:oder|gell|nicht\s+wahr|ne|nicht|denke\s+ich|glaub\s+ich))?\s*(?P<end>[?.!]|(?=,)|$)",
    re.IGNORECASE,
)
# *die Hunderter*, *die Zweiundneunziger*, *das Einundsechziger*: a regiment by its number
ONES = {"ein": 1, "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9}
TENS = {
    "zwanzig": 20,
    "dreißig": 30,
    "dreissig": 30,
    "vierzig": 40,
    "fünfzig": 50,
    "sechzig": 60,
    "siebzig": 70,
    "achtzig": 80,
    "neunzig": 90,
}
IN_WORDS = re.compile(
    r"(?P<the>\b(?:die|der|den|das|dem|des|vom|unsere|meine|alle|beiden?)\s+)(?P<hundred>hundert)?(?:(?:(?P<one>ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?P<ten>zwanzig|drei(?:ß|ss)ig|vierzig|fünfzig|sechzig|"
    r"siebzig|achtzig|neunzig)|(?P<unit>eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun))?er(?P<case>n|s)?\b(?!\s+(?:Jahre|Meter))",
    re.IGNORECASE,
)


def by_number(told: re.Match[str]) -> str:
    """A regiment by the figures of its number; twelve-pounders and the like are left as they are."""
    number = (
        (100 if told["hundred"] else 0)
        + ONES.get((told["one"] or told["unit"] or "").lower(), 0)
        + TENS.get((told["ten"] or "").lower(), 0)
    )
    return f"{told['the']}{number}er" if told["hundred"] or told["ten"] else told[0]


def could_but_no(told: re.Match[str]) -> str:
    """What they do instead, of him who is named, or of those of whom was told."""
    who = told["who"] or ("sie" if told["they"].lower() == "die" else told["they"])
    return f"{told['lead']}{who} "


def reckoned(told: re.Match[str]) -> str:
    """The end of the sentence, without what is reckoned behind it."""
    return "." if told["end"] else ""


IN_PASSING = (
    turn("wehr", BEATS_IT_OFF, lambda told: f"{told['lead']}Wenn {told['who']} {told['what']} abwehr{told['t']}, "),
    turn("hundert|zig", IN_WORDS, by_number),
    turn(
        "schauen|blicken|gucken|sehen",
        SHALL_LOOK,
        lambda told: f" und {'schauen' if told['many'].endswith('en') else 'schaut'} dort nach {told['way']}",
    ),
    turn("da ", THERE_IT_DOES, r"\g<and> dort "),
    turn("da", THERE_LAST, " dort"),
    turn("ich ", NOT_GIVEN_UP),
    turn("ist |sind ", FAR_AWAY, r"\g<who> "),
    turn(
        "bleibt alles|bleibt erst|bleibt vorerst|chez",
        ALL_AS_IT_IS,
        lambda told: (
            f"{told['lead']}{told['who']} bleibt stehen"
            if told["who"]
            else f"{told['lead']}{told['whom']} reste sur place"
        ),
    ),
    turn("der |die |das ", ON_A_SIDE_HE, r"\g<lead>\g<who> "),
    turn("könnt", COULD_BUT_NO, could_but_no),
    turn("klemmt|brennt|wird|ist|sollte|kommt|hakt|tut", HELPS_IF_TIGHT, r"\g<helps>"),
    turn("sobald|wenn|falls|sowie", WHEN_IN_REACH, r"\g<fires>"),
    turn("müsste|sollte|dürfte|könnte|wären|sind|werd|wird", RECKONED, reckoned),
)
