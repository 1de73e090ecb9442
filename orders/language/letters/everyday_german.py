"""Everyday German: who attacks nothing, from where one marches, who sets off, and small words that are run together."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

NOTHING = r"(?:nichts|nix|niemand(?:en)?|keinen|keine[rs]?|nirgends|nirgendwo)"
MUCH = (
    r"(?:(?:mir|uns|ja|bitte|bittschön|bitteschön|aber|auch|dort|da|dabei|derweil|vorerst|noch|mehr|selbst|"
    r"erst\s?mal)\s+)*"
)
# *greift mir nichts an*, *niemanden angreifen*: does not attack
ATTACKS_NOTHING = (
    (rf"\b(?P<does>greif(?:t|en)|fall(?:en)|fäll?t)\s+{MUCH}{NOTHING}\s+{MUCH}an\b", r"\g<does> nicht an"),
    (rf"\b{NOTHING}\s+{MUCH}(?P<does>an(?:zu)?greifen|attackieren|chargieren)\b", r"nicht \g<does>"),
    (rf"\b(?P<does>attackier(?:t|en)|chargier(?:t|en))\s+{MUCH}{NOTHING}(?=\s*(?:[,;.!]|$|und\b))", r"\g<does> nicht"),
)
# *von C14 nach Quatre-Bras*: from there, and not to there
FROM_THERE_TO = re.compile(
    rf"\bvon\s+(?P<from>{SQUARE})(?:\s+(?:aus|weg|her))?\s*,?\s+(?=(?:über\s+[^,;:.!?]{{2,30}}?\s+)?(?:nach|zu[mr]?)\s)",
    re.IGNORECASE,
)
MARCHES = (
    r"(?:marsch\w*|geht|gehen|zieht|ziehen|rückt|rücken|läuft|laufen|fährt|fahren|reitet|reiten|kommt|kommen|trabt|traben|"
    r"wandert|wandern|verlegt|verlegen|bewegt|bewegen)"
)
AS_FAR_AS = re.compile(
    rf"\b(?P<goes>{MARCHES}\s+(?:[^,;:.!?]{{0,30}}?\s)?)von\s+(?P<from>{SQUARE})(?:\s+(?:aus|weg|her))?\s+(?=bis\s)",
    re.IGNORECASE,
)
# *Streckenfahrt bis Quatre-Bras*, *Eilmarsch nach F9*: a march, of whatever kind
KIND_OF_MARCH = re.compile(
    r"\b(?!\w*[Ss]chritt\b)(?!(?:Vor|Rück|Ab|An|Ein|Aus|Auf|Durch|Vorbei|Weiter|Gegen|Parade|Zufahr|Aus|Ein|Durch)(?:marsch|fahrt|ritt)\b)"
    r"[A-ZÄÖÜ][a-zäöüß]{2,}(?:marsch|fahrt|ritt)(?=\s+(?:von|nach|bis|zu[mr]?|in|auf|über|aus|Richtung)\s)"
)
# *kein Zwischenhalt*, *ohne unterwegs anzuhalten*: how one marches
NO_STOP = re.compile(
    r"\s*[,;–—-]?\s*\b(?:und\s+)?(?:kein(?:en|e)?|ohne(?:\s+(?:einen|jeden|weiteren))?)\s+"
    r"(?:(?:Zwischen)?[Hh]alte?|(?:Zwischen)?[Ss]topps?|Pausen?|Rast|Aufenthalte?|Unterbrechung)"
    r"(?:\s+(?:unterwegs|einzulegen|zu\s+machen|dazwischen))*(?=\s*(?:[,;.!]|$|und\b))"
    r"|\s*,?\s*\bohne\s+(?:unterwegs\s+|dazwischen\s+)(?:an(?:zu)?halten|stehen\s*zu\s*bleiben|stehenzubleiben|zu\s+rasten)\b",
    re.IGNORECASE,
)
# *soll los, rüber nach F9*, *soll endlich los und nach L5*: goes there
SETS_OFF = re.compile(
    r"\b(?P<shall>soll(?:en)?|muss|müssen|kann|können|darf|dürfen)\s+(?:(?:doch|endlich|jetzt|mal|schon|auch|gleich|"
    r"sofort|nun|bitte|aber)\s+)*los(?:gehen|marschieren|ziehen|laufen|reiten)?(?:\s*,|\s+und)?\s+"
    r"(?:(?:rüber|hinüber|runter|rauf|raus|dann)\s+)*(?=(?:nach|zu[mr]?|in|auf|an|bis|hinter|vor|neben|richtung)\s)",
    re.IGNORECASE,
)
# *Das 2/4L soll dorthin*: a verb that German leaves out
SHALL_THERE = re.compile(
    r"\b(?P<shall>soll(?:en|te|ten)?|muss|müssen|darf|dürfen|möge|kann|können)\s+(?P<too>(?:auch|ebenfalls|dann|jetzt|nun|stattdessen|"
    r"bitte|gleich|sofort)\s+)*(?:dort\s?hin|da\s?hin|hin)(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)
# *reitet zu Campi hinüber*: to him
OVER_TO = re.compile(
    r"(?P<to>\b(?:geh|reit|zieh|lauf|läuf|marschier|rück|fähr|fahr|trab)\w*\s+(?:[^,;:.!?]{0,40}\s)?(?:zu[mr]?|nach)\s+"
    r"[^,;:.!?]{2,40}?)\s+(?:hinüber|herüber|rüber|hinauf|hinunter|runter|hin)(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)
# *reitet zu Ney vor*: to him
FORWARD_TO = re.compile(
    r"(?P<to>\b(?:reitet|reiten|geht|begibt\s+sich)\s+(?:[a-zäöü]+\s+){0,4}?zu[mr]?\s+(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:vor|voraus|nach\s+vorne?|zurück)"
    r"(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)
# *reitet aber schon mal zu Ney*
SOON_TO = re.compile(
    r"\b(?P<goes>reitet|reiten|geht|begibt\s+sich)(?:\s+(?:aber|schon|mal|schonmal|jetzt|gleich|sofort|dann|nun|auch|bitte|derweil|inzwischen|"
    r"direkt|schnell|selbst|wieder))+(?P<to>\s+zu[mr]?\s+(?=(?-i:[A-ZÄÖÜ\d])))",
    re.IGNORECASE,
)
# *Die Garde bleibt allesamt stehen*: those who were named, and nobody else
ALL_OF_THEM_DO = re.compile(
    r"^(?P<head>\W*[^,;:.!?]*?[\w)]\s+[a-zäöüß]{2,}(?:t|en))\s+(?:allesamt|sämtlich|samt\s+und\s+sonders|geschlossen\s+alle)"
    r"(?=\s+\w)"
)
# *Jamin lasse ich vorerst, wo er ist*, *Ich lasse Jamin da, wo er steht*
WHERE_HE_IS = (
    r"\s*,?\s*(?:da\s*,?\s*|dort\s*,?\s*)?wo\s+(?:er|sie|es)\s+(?:gerade\s+|jetzt\s+|nun\s+)?"
    r"(?:ist|sind|steht|stehen)\b"
)
AWHILE = (
    r"(?:\s+(?:vorerst|zunächst|erst\s?mal|erst|einmal|mal|vorläufig|lieber|besser|diesmal|heute|noch|auch|alle[ns]?))*"
)
HIM_I_LEAVE = re.compile(
    rf"(?P<mark>^\W*|[,;]\s*)(?P<who>[^,;:.!?]{{2,50}}?)\s+(?:lasse?|lassen)\s+(?:ich|wir){AWHILE}{WHERE_HE_IS}",
    re.IGNORECASE,
)
I_LEAVE_HIM = re.compile(
    rf"(?P<mark>^\W*|[,;]\s*)(?:(?:ich|wir)\s+(?:lasse?|lassen)|(?:bitte\s+)?lass(?:t|en\s+Sie|e)?(?:\s+mir|\s+bitte)*)\s+(?P<who>[^,;:.!?]{{2,50}}?){AWHILE}{WHERE_HE_IS}",
    re.IGNORECASE,
)
# *Bachelu führt seine Division gegen Lairalle*: it goes there
LEADS_HIS = re.compile(
    r"\b(?:führ(?:t|en)|leads?|mène(?:nt)?|conduit|conduisent|conduct?s?)\s+(?:seine[n]?|ihre[n]?|his|their|its|sa|ses|son|leurs?)\s+(?:own\s+|ganze[n]?\s+|whole\s+|"
    r"gesamte[n]?\s+|entire\s+)*(?P<what>Division|Brigade|Korps|Corps|Truppen?|Leute|Männer|Bataillone|Schwadronen|Reiter|Männer|men|troops|battalions|"
    r"squadrons|hommes|troupes|bataillons|escadrons)\s+(?=(?P<where>gegen|nach|bis|zu[mr]?|auf|in|an|richtung|hinter|against|to|towards?|into|up|"
    r"behind|contre|vers|jusqu\S*|sur|derrière)\b)",
    re.IGNORECASE,
)
GOES = {
    "f": "rückt vor mit seiner Division ",
    "l": "advances with his division ",
    "m": "avance avec sa division ",
    "c": "avance avec sa division ",
}


def leads_his(one: re.Match[str]) -> str:
    """Who leads his own somewhere, as one who goes there with them."""
    said, what = GOES[one[0][0].lower()], one["what"]
    his = {"rückt": "seinen", "advances": "his", "avance": "ses"}[said.split()[0]]
    own = {"division": "", "brigade": "brigade"}.get(what.lower())
    if own is None:
        return f"{' '.join(said.split()[:-2])} {his} {what} "
    return said if not own else said.replace("Division", "Brigade").replace("division", "brigade")


# *reitet am Teich vorbei*: no charge
RIDES_PAST = re.compile(
    r"\b(?:reitet|galoppiert|trabt)(?P<past>\s+(?:am|an|beim)\s+[^,;:.!?]{2,40}?\s+vorbei\b)", re.IGNORECASE
)
# *reitet rechts um den Teich herum*: a way, and no turn on the spot
ROUND_IT = re.compile(
    r"\b(?:(?:rechts|links|nördlich|südlich|östlich|westlich)\s+)um\s+(?=(?:den|die|das|einen|eine|[A-ZÄÖÜ][\w-]+)\s+[^,;:.!?]{0,30}?(?:herum|rum)\b)"
)
# *ohne meinen ausdrücklichen Befehl*
EXPRESS_ORDER = re.compile(
    r"\bohne\s+(?:(?:mein|sein|unser|den|einen|eine|die)\w*\s+)?(?:ausdrücklich|explizit|direkt|besonder|gesondert|persönlich|vorherig|klar|schriftlich|ander|"
    r"weiter)\w*\s+(?:Befehl|Order|Anweisung|Weisung|Erlaubnis|Genehmigung)(?:\s+(?:von\s+mir|meinerseits))?",
    re.IGNORECASE,
)
# *aufm Hügel*, *ausm Wald*
RUN = {
    "aufm": "auf dem", "aufn": "auf den", "ausm": "aus dem", "mitm": "mit dem", "nachm": "nach dem", "fürn": "für den",
    "gegenn": "gegen den", "durchn": "durch den",
}  # fmt: skip
RUN_TOGETHER = re.compile(
    r"\b(?P<where>auf(?=['’]?[mn])|(?:aus|mit|nach)(?=['’]?m)|(?:für|gegen|durch)(?=['’]?n))(?P<the>['’]?[mn])(?=\s+\w)",
    re.IGNORECASE,
)
# *die Kanonen vorn nicht bewegen und alle auf 2/2Nas schießen*: all of these
ALL_OF_THESE = re.compile(
    r"(?P<who>^\W*(?:die|meine|unsere)\s+[^,;:.!?]{3,40}?\s+(?:nicht\s+bewegen|nicht\s+verlegen|stehen\s*lassen|bleiben(?:\s+stehen)?|"
    r"bleiben\s+(?:da|dort|hier)))\s+und\s+alle\s+(?=(?:auf|gegen)\s)",
    re.IGNORECASE,
)
# *wenn es eng wird*, beside whose turn it is
IF_IT_GETS_TIGHT = re.compile(
    r"(?P<head>\b(?:reihenfolge|reihung|vorrang|priorität(?:en)?|prio|abfolge|rangfolge))\s*,?\s+(?:wenn|falls|sobald)(?:\s+e?s|['’]?s)\s+"
    r"(?:mal\s+|wieder\s+|irgendwo\s+|zu\s+)*\w+\s+(?:wird|werden\s+sollte|ist|kommt|hergeht)\s*[:,]?\s*",
    re.IGNORECASE,
)
# *die drei Kanonen vorne auf dem Hügel*: where they stand, and no way that they go
UP_THERE = re.compile(
    r"\b(?P<who>(?:die|den|der|meine|unsere|alle|beiden)\s+(?:\w+\s+)?(?:kanonen|geschütze[n]?|batterien?|haubitzen|reiter[n]?|"
    r"bataillone?[n]?|jäger[n]?|truppen|regimenter[n]?|plänkler[n]?|schützen))\s+(?:ganz\s+)?(?:vorne?|hinten|oben|unten|da|dort|drüben)\s+"
    r"(?:(?:oben|vorne?|hinten)\s+)?(?=(?:auf|am|im|beim|an|in|bei|hinter|neben)\s)",
    re.IGNORECASE,
)
# *Der Prinz bleibt, wo er ist, und greift mir nichts an*: who stays bids nothing by that
HE_STAYS = re.compile(
    r"^(?P<he>\W*(?:der|general|seine\s+hoheit|prinz)\s+[^,;:.!?]{2,40}?\s+bleibt(?:\s*,\s*wo\s+er\s+(?:gerade\s+)?ist|"
    r"\s+(?:hier|dort|da|stehen))?)\s*,?\s+(?:und|aber)\s+greift\s+"
    rf"{MUCH}(?:nicht|{NOTHING})\s+{MUCH}an(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def as_two(found: re.Match[str]) -> str:
    """A preposition and its article, which were run together."""
    return RUN.get((found["where"] + found["the"].strip("'’")).lower(), found[0])


EVERYDAY = (
    turn("aufm|aufn|ausm|mitm|nachm|fürn|durchn|gegenn|'m |’m |'n |’n ", RUN_TOGETHER, as_two),
    turn("bleibt", HE_STAYS, r"\g<he>"),
    turn("vorn|hinten|oben|unten|da |dort|drüben", UP_THERE, r"\g<who> "),
    *(
        turn("niemand|nichts|nix|kein|nirgend", re.compile(said, re.IGNORECASE), meant)
        for said, meant in ATTACKS_NOTHING
    ),
    turn("fahrt|marsch|ritt", KIND_OF_MARCH, "Marsch"),
    turn("von ", FROM_THERE_TO, r"aus \g<from> "),
    turn("von ", AS_FAR_AS, r"\g<goes>aus \g<from> "),
    turn("kein|ohne", NO_STOP),
    turn("wo ", HIM_I_LEAVE, r"\g<mark>\g<who> bleibt stehen"),
    turn("wo ", I_LEAVE_HIM, r"\g<mark>\g<who> bleibt stehen"),
    turn("führ|lead|mène|condui|conduct", LEADS_HIS, leads_his),
    turn("vorbei", RIDES_PAST, r"geht\g<past>"),
    turn("um ", ROUND_IT, "um "),
    turn("ohne", EXPRESS_ORDER, "ohne meinen Befehl"),
    turn("zu", SOON_TO, r"\g<goes>\g<to>"),
    turn("vor|zurück", FORWARD_TO, r"\g<to>"),
    turn("hin|rüber|runter", OVER_TO, r"\g<to>"),
    turn("allesamt|sämtlich|sonders|geschlossen alle", ALL_OF_THEM_DO, r"\g<head>"),
    turn("hin", SHALL_THERE, r"\g<shall> dorthin gehen"),
    turn(" los", SETS_OFF, r"\g<shall> "),
    turn("alle ", ALL_OF_THESE, r"\g<who> und "),
    turn("reih|vorrang|prio|folge", IF_IT_GETS_TIGHT, r"\g<head>: "),
)
