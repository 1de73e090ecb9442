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


FORMED = (
    r"(?:in|die|ihre|seine)\s+"
    r"(?P<formed>Kolonnen?|Linie|Schützen(?:linie|kette|ordnung)|Plänkler(?:linie|kette|ordnung)?)"
)
ON_THE_WAY = (
    r"(?:(?:während|bei|beim|auf|im)\s+(?:des\s+|dem\s+|der\s+|ganzen\s+|gesamten\s+)*(?:Marsch(?:es)?|Weg(?:es)?|Vormarsch(?:es)?|Anmarsch(?:es)?|"
    r"Vorrückens?|Vorgehens?|Bewegung|Vorwärtsbewegung|Annäherung|Gehen|Marschieren)|unterwegs|den\s+ganzen\s+Weg(?:\s+(?:über|lang))?|"
    r"bis\s+zur\s+Ankunft|bis\s+(?:sie|er|es)\s+(?:da|dort|angekommen)\s+(?:sind|ist))"
)
STAYS = r"(?:bleib(?:t|en)|behält|behalten|hält|halten)"
CLAUSE_ENDS = r"(?=\s*(?:[,;:.!?)]|$|und\b))"
# *bleibt während des Marsches in Kolonne*: formed so, and nobody stands still
FORMED_ON_THE_WAY = (
    rf"\b{STAYS}\s+(?:dabei\s+|aber\s+)?{ON_THE_WAY}\s+(?:dabei\s+|immer\s+)?{FORMED}(?:\s+bei)?{CLAUSE_ENDS}",
    rf"\b{STAYS}\s+{FORMED}\s*,?\s+{ON_THE_WAY}(?:\s+bei)?{CLAUSE_ENDS}",
    rf"^{ON_THE_WAY}\s+{STAYS}\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+{FORMED}(?:\s+bei)?{CLAUSE_ENDS}",
)
# *Sie reitet dazu in Linie, denn ...*: how, and nowhere to
FORMED_FOR_IT = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:reite[tn]|geh(?:t|en)|marschier(?:t|en)|rück(?:t|en)|kämpf(?:t|en)|tu(?:t|n)\s+(?:das|dies)|mach(?:t|en)\s+(?:das|dies)|"
    r"agier(?:t|en)|zieh(?:t|en))\s+(?:dazu|dabei|dafür|hierzu|hierbei|hierfür)\s+(?:aber\s+|bitte\s+)?in\s+(?P<formed>Linie|Kolonnen?)(?:\s+vor)?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *geht bis zum Hof, aber nicht hinein*: so near to it
NOT_IN = (
    r"(?:aber|jedoch|und|doch|nur)\s+(?:(?:geht|gehen|rückt|rücken|zieht|kommt)\s+)?(?:(?:er|sie|es|noch|bitte|dort|da|aber)\s+)*nicht\s+"
    r"(?:hinein|rein|herein|dort\s+hinein|da\s+rein)(?:gehen|rücken|ziehen)?"
    r"|(?:geht|gehen|rückt|rücken|zieht|ziehen)\s+(?:dort\s+|da\s+)?(?:aber|jedoch)\s+(?:noch\s+|bitte\s+)*nicht\s+(?:hinein|rein|herein)"
    r"|ohne\s+(?:ihn|es|sie|das\s+Dorf|den\s+Hof|die\s+Häuser)\s+zu\s+betreten|ohne\s+(?:hinein|rein)zugehen"
    r"|(?:aber|und)\s+bleib(?:t|en)\s+(?:aber\s+)?draußen"
)
UP_TO_NOT_IN = re.compile(
    rf"\bbis\s+(?P<to>zum\s+|zur\s+|nach\s+|an\s+den\s+|an\s+das\s+|an\s+die\s+|ans\s+)?(?P<what>(?-i:[A-ZÄÖÜ])[\w-]+(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?)(?P<vor>\s+(?:vor|heran))?\s*,?\s+(?:{NOT_IN})"
    r"(?=\s*(?:[;.!]|$|,))",
    re.IGNORECASE,
)
THE = {"zum": "den ", "zur": "die ", "an den": "den ", "an das": "das ", "ans": "das ", "an die": "die "}
# *Haltet die Linie*: where they stand, and no kind of troops
HOLDS_THE_LINE = re.compile(
    r"\b(?P<holds>halt(?:et|en)?|hält)\s+(?P<who>(?:Sie|ihr|wir|alle)\s+)?(?:die|unsere|ihre|seine|eure)\s+Linie(?=\s*(?:[,;:.!?)]|$|um\s+jeden|koste|bis\s+zum|unbedingt|auf\s+jeden|und\b))",
    re.IGNORECASE,
)
# *und passt auf, dass der nicht zu schnell vorgeht*: a general's care
WATCHES_HIM = re.compile(
    r"\s*,?\s+und\s+(?:(?:er|sie)\s+)?(?:pass(?:t|en)\s+(?:mir\s+|dort\s+|gut\s+)?auf(?:\s+ihn|\s+sie)?|acht(?:et|en)\s+darauf|sorg(?:t|en)\s+dafür|sieht\s+zu|schaut(?:\s+(?:zu|darauf|drauf))?|"
    r"gib(?:t)?\s+acht|hat\s+ein\s+Auge\s+(?:darauf|drauf))\s*(?:,\s*(?:dass|daß|ob|wie)\s+[^,;:.!?]{2,30}?\s+(?:nicht\s+(?:zu\s+)?|(?:ihre|seine)\s+\w+\s+|mit)[^,;:.!?]{2,40})?"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Bachelu sorgt dafür, dass Campi nicht trödelt*: of nobody's place
SEES_TO_IT = re.compile(
    r"^(?P<mark>\W*)[^,;:.!?]{2,40}?\s+(?:sorgt\s+(?:bitte\s+)?dafür|achtet\s+darauf|passt\s+auf|sieht\s+zu|schaut(?:\s+(?:zu|darauf|drauf))?|kümmert\s+sich\s+darum|soll\s+(?:aufpassen|dafür\s+sorgen))\s*,\s*"
    r"(?:dass|daß)\s+[^,;:.!?]{2,30}?\s+(?:nicht\s+(?:(?:herum|rum)?(?:trödel|bummel|schlaf|säum|zögert|steht)\w*|zu\s+(?:schnell|langsam|früh|spät|hastig|forsch)\b[^,;:.!?]{0,20}|zurückbleib\w*|auseinander\w*)|"
    r"(?:Tempo|Ordnung|voran|vorwärts)\s*\w*|sich\s+beeil\w*|mitkomm\w*|dranbleib\w*)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Zwischen Husson und Gauthier darf keine Lücke entstehen*, *Husson hält Verbindung zu Gauthier*: is it this?
ONE = r"(?P<one>(?-i:[A-ZÄÖÜ])[\w-]{2,20})"
OTHER = r"(?P<other>(?-i:[A-ZÄÖÜ])[\w-]{2,20})"
TOGETHER = (
    r"(?:(?:enge\s+|immer\s+|stets\s+|den\s+|gut\s+|engen\s+)*"
    r"(?:Verbindung|Anschluss|Anschluß|Kontakt|Fühlung|Tuchfühlung))"
)
KEEPS_TO = (
    rf"^(?P<mark>\W*)zwischen\s+{ONE}\s+und\s+{OTHER}\s+(?:darf|soll|sollte)\s+(?:es\s+)?(?:mir\s+|ja\s+)?kein(?:e\s+Lücke|\s+Loch|\s+Spalt)\s+(?:entstehen|sein|geben|bleiben|aufgehen|klaffen)(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){ONE}\s+und\s+{OTHER}\s+(?:halten|bleiben\s+in|sollen|behalten)\s+{TOGETHER}(?:\s+(?:miteinander|zueinander|halten|bleiben))?(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){OTHER}\s+(?:hält|halten|behält|soll|sucht|wahrt)\s+{TOGETHER}\s+(?:zu|mit|an|nach)\s+{ONE}(?:\s+(?:halten|bleiben))?(?=\s*[.!]*\s*$)",
)
KEEPS_TO_BESIDE = re.compile(
    rf"\s*,?\s+und\s+(?:hält|halten|behält|bleibt\s+in|sucht|wahrt)\s+(?:dabei\s+)?{TOGETHER}\s+(?:zu|mit|an|nach)\s+(?-i:[A-ZÄÖÜ])[\w-]{{2,20}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Campi raus aus dem Wald und in Kolonne auf die Straße*: to where it ends
OUT_AND_ON = re.compile(
    r"\b(?:(?:geht|rückt|kommt|marschiert|zieht|soll|muss)\s+)?(?:raus|heraus|hinaus)\s+aus\s+(?:dem|der|den)\s+\w+\s*,?\s+und\s+(?:dann\s+)?(?=(?:in\s+\w+\s+)?(?:auf|nach|an|in|bis|zu[mr]?|hinter|vor)\s)",
    re.IGNORECASE,
)
# *von der Flanke in den Hof schießen*
FIRES = r"(?:schieß|feuer|beschieß)"
FROM_THE_FLANK = re.compile(
    rf"(?P<before>\b{FIRES}\w*\b[^.;:!?]{{0,60}}?)?\s+von\s+der\s+(?:Flanke|Seite)(?:\s+her|\s+aus)?(?P<behind>(?=[^.;:!?]{{0,60}}?\b{FIRES}))?(?=\s|$|[.,!])",
    re.IGNORECASE,
)
INTO_IT = (
    rf"\b(?:in\s+(?P<the>den|die|das)|ins)\s+(?P<what>(?-i:[A-ZÄÖÜ])\w+)(?=\s+(?:hinein\s*)?{FIRES}\w*)",
    r"(?<=schießt\s)(?:in\s+(?P<the>den|die|das)|ins)\s+(?P<what>(?-i:[A-ZÄÖÜ])\w+)(?:\s+hinein)?|(?<=schießen\s)(?:in\s+(?P<the2>den|die|das)|ins)\s+(?P<what2>(?-i:[A-ZÄÖÜ])\w+)(?:\s+hinein)?",
)
# *Kein Geschütz bewegt sich*, *keine Batterie rührt sich vom Fleck*: all of them stay
NO_GUN_MOVES = re.compile(
    r"\b(?:kein(?:e[rs]?)?|nicht\s+ein(?:e[rs]?)?)\s+(?:einzige[rs]?\s+)?(?:(?:der|von\s+den|unserer|meiner)\s+)?(?P<guns>Geschütze?|Batterien?|Kanonen?)(?P<whose>\s+von\s+(?-i:[A-Z])[\w'’-]+)?\s+"
    r"(?:(?:bewegt|rührt|regt)\s+sich(?:\s+(?:vom\s+(?:Fleck|Platz)|von\s+der\s+Stelle))?|wird\s+(?:bewegt|verlegt|verschoben)|wechselt\s+(?:die|ihre)\s+Stellung|verlässt\s+(?:ihre|seine|die)\s+(?:Stellung|Platz))",
    re.IGNORECASE,
)
MANY_GUNS = {"g": "Geschütze", "b": "Batterien", "k": "Kanonen"}
# *Die Garde lasse ich aus dem Spiel*: it stays
OUT_OF_THE_GAME = re.compile(
    r"(?P<mark>^\W*|[,;]\s*)(?P<who>[^,;:.!?]{2,50}?)\s+(?:lasse?|lassen|halten?|halte)\s+(?:ich|wir)(?:\s+(?:diesmal|heute|vorerst|erst\s?mal|zunächst|noch|lieber|bitte|ganz))*\s+"
    r"(?:aus\s+dem\s+Spiel|außen\s+vor|aus\s+(?:allem|der\s+Sache|dem\s+Gefecht)(?:\s+(?:raus|heraus))?|da\s+raus|raus)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *wer geschlagen wird, kommt zurück*: of troops that the rulebook does not know
WHO_IS_BEATEN = re.compile(
    r"\bwer\s+(?:aus\s+dem\s+(?:Gefecht|Kampf|Nahkampf|Feuer)\s+(?:kommt|zurückkommt)|flieht|flüchtet|davonläuft|wegläuft|bricht|zerbricht|durchgeht|abhaut)\s*,",
    re.IGNORECASE,
)
# *wenn picton kommt soll der gleich an die straße*: he who comes, and nobody of whom was spoken before
WHO_COMES_SHALL = re.compile(
    r"^(?P<mark>\W*(?:und\s+)?)(?P<case>wenn|sobald|falls)\s+(?P<who>(?!(?:er|sie|es|wir|der|die|das|ein|eine|mehr|was|wer|jemand|einer|keiner)\b)[\w-]{3,20})\s+(?P<comes>kommt|da\s+ist|eintrifft|auftaucht|ankommt|erscheint|hier\s+ist)\s*,?\s+"
    r"(?:dann\s+)?(?P<shall>soll|muss|geht|marschiert|rückt|zieht)\s+(?:der|er)\s+(?:dann\s+)?(?:(?:gleich|sofort|bitte|auch|direkt)\s+)*",
    re.IGNORECASE,
)
# *schießen dürfen alle wann sie wollen*
WHENEVER_THEY_LIKE = re.compile(
    r"\s*,?\s+(?:wann|worauf|so\s+oft|wie|sooft)\s+(?:immer\s+)?(?:sie|er|es|ihr|die)\s+(?:wollen|will|mögen|mag|möchten|können|wollt|mögt|lustig\s+sind|Lust\s+haben)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Überlass die Plänkler 2/4HA*, *die Plänkler überlasse ich Hubert*: it is for those
LEAVES_TO = (
    r"^(?P<mark>\W*)(?:(?:ich|wir)\s+)?überl(?:asst?|asse|assen|aßt)\s+(?:wir\s+|ich\s+)?(?P<whom>(?:die|den|das|diese[ns]?|deren)\s+[^,;:.!?]{2,30}?|\d\S{1,8})\s+"
    r"(?:(?:der|dem|den)\s+)?(?P<who>(?:Batterie\s+|Brigade\s+)?(?-i:[A-ZÄÖÜ\d])[^,;:.!?\s]{1,20})(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<whom>(?:die|den|das|diese[ns]?|deren)\s+[^,;:.!?]{2,30}?|\d\S{1,8})\s+überl(?:asse|assen)\s+(?:ich|wir)\s+(?:(?:der|dem|den)\s+)?"
    r"(?P<who>(?:Batterie\s+|Brigade\s+)?(?-i:[A-ZÄÖÜ\d])[^,;:.!?\s]{1,20})(?=\s*[.!]*\s*$)",
)
# *nimmt den Hof, aber ohne die beiden Linienbataillone*: those stay
WITHOUT_SOME = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?P<does>(?-i:[a-zäöü])[^,;:.!?]{3,60}?)\s*,?\s+(?:(?:aber|jedoch|allerdings)\s+)?(?:bitte\s+)?ohne\s+(?:(?:die|seine|seinen|ihre)\s+)?"
    r"(?P<out>(?:(?:beiden?|zwei|drei|vier)\s+)?(?:Linienbataillone|leichten\s+Bataillone|Linientruppen|Grenadiere))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *nimmt den Hof ohne 1/61 und 2/61*
WITHOUT_NAMED = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?P<does>(?-i:[a-zäöü])[^,;:.!?]{3,60}?)\s*,?\s+(?:(?:aber|jedoch|allerdings)\s+)?(?:bitte\s+)?ohne\s+(?:(?:das|die)\s+)?"
    r"(?P<out>\d\S*(?:\s*(?:,|und)\s*(?:(?:das|die)\s+)?\d\S*){0,3}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Jamin bleibt Gauthier auf den Fersen*
ON_HIS_HEELS = re.compile(
    r"\b(?:bleib(?P<t>t|en)|folg(?P<t2>t|en)|(?:ist|sind|hängt|hängen|heftet\s+sich))\s+(?P<whom>(?:der\s+Brigade\s+|dem\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+(?:dicht\s+)?(?:auf\s+den\s+Fersen|an\s+die\s+Fersen|auf\s+dem\s+Fuß)\b",
    re.IGNORECASE,
)
# *Piré schaut sich die Sache von K8 aus an*: from where he looks is where he goes himself
LOOKS_FROM = re.compile(
    rf"\b(?:schaut|sieht|guckt|beobachtet)\s+(?:sich\s+)?(?:die\s+Sache|das|das\s+Ganze|alles|die\s+Lage)\s+(?:[^,;:.!?]{{2,30}}?\s+)?(?:von|aus)\s+(?P<at>{SQUARE})(?:\s+aus)?(?:\s+an)?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *attackiert nur, was in der Flanke steht*
ONLY_IN_FLANK = re.compile(
    r"\bnur\s*,?\s+(?:was|wer|wen|wenn\s+\w+)\s+(?:ihr\s+|ihnen\s+|ihm\s+|uns\s+)?(?:in\s+der\s+Flanke\s+steht|(?:die|seine|eine)\s+Flanke\s+(?:zeigt|bietet|hinhält|zeigen|bieten)|von\s+der\s+(?:Flanke|Seite)\s+(?:zu\s+)?(?:fassen|packen|erwischen)\s+ist)",
    re.IGNORECASE,
)
# *Lefebvre schickt eine Batterie nach E4*: one of his
SENDS_ONE = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,25})\s+(?:schickt|entsendet|sendet|schiebt)\s+(?P<what>(?:eine|ein|einen|zwei|drei)\s+(?:Batterie|Bataillon|Regiment|Schwadron|Kanone|Geschütz)(?:e?n|e)?)\s+(?P<too>(?:bitte|auch|noch)\s+)?(?=(?:nach|zu[mr]?|hinter|in|auf|an|bis|vor)\s)"
)
# *Jérôme kommt hoffentlich bald, dann sehen wir weiter*: told of him
COMES_SOON = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:kommt|ist|wird|sollte|dürfte)\s+(?:ja\s+|wohl\s+|sicher\s+|doch\s+)*(?:hoffentlich\s+|vielleicht\s+|wahrscheinlich\s+)?(?:bald|gleich|demnächst|rechtzeitig|noch|nächste\s+Runde|irgendwann)(?:\s+(?:kommen|da(?:\s+sein)?|hier|an|eintreffen))?"
    r"(?:\s*,\s*(?:dann|danach)\s+(?:sehen|schauen|gucken|reden|entscheiden)\s+wir[^;:.!?]{0,30})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Das Feuer auf 5M konzentrieren*: of whoever has guns
ALL_FIRE_AT = re.compile(
    r"^\W*(?:(?:das|alles|unser)\s+Feuer\s+(?:auf|gegen)\s+(?P<whom>[^,;:.!?]{2,30}?)\s+(?:konzentrieren|vereinigen|richten|legen|zusammenfassen)|konzentriert\s+(?:das|alles|euer)\s+Feuer\s+(?:auf|gegen)\s+(?P<whom2>[^,;:.!?]{2,30}?))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *wechselt das Ziel und nimmt nun 2/2Nas*
CHANGES_TARGET = re.compile(
    r"\b(?:wechsel(?P<t>t|n)|änder(?P<t2>t|n))\s+(?:das|ihr|sein|die)\s+Ziel(?:scheibe)?\s*(?:,|und)?\s*(?:(?:und\s+)?(?:nimmt|nehmen|schießt|schießen|feuert|beschießt|beschießen)\s+(?:sich\s+)?)?(?:jetzt\s+|nun\s+|dann\s+)?(?:auf\s+|zu\s+)?(?=(?:die\s+|den\s+|das\s+)?(?:\d|(?-i:[A-Z])))(?P<whom>[^,;:.!?]{2,30}?)(?:\s+(?:vor|aufs\s+Korn|unter\s+Feuer))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Wer kein Ziel hat, schießt auf das Nächste*
WHO_HAS_NO_TARGET = re.compile(
    r"^\W*(?:wer|welche\s+Batterie)\s+(?:kein(?:en|e|s)?\s+(?:eigenes\s+)?(?:Ziel|Auftrag|Gegner)\s+(?:mehr\s+)?hat|nichts\s+(?:anderes\s+)?zu\s+(?:tun|beschießen)\s+hat)\s*,\s*(?:der\s+)?(?:schießt|feuert|nimmt)\s+(?:auf\s+)?(?:sich\s+)?(?:das|den|die|was)\s+[^,;:.!?]{2,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson soll nicht auf Campi warten*: nothing that anybody does
WAITS_FOR_NONE = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:soll(?:te)?|muss|braucht|darf)\s+(?:dabei\s+|aber\s+|bitte\s+)?nicht\s+auf\s+(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:zu\s+)?warten(?=\s*[.!]*\s*$)"
    r"|^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+wartet\s+(?:dabei\s+|aber\s+|bitte\s+)?nicht\s+auf\s+(?-i:[A-ZÄÖÜ])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *behält beide Brigaden im Blick*: which is no task of theirs
EYE_ON_HIS = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[^,;:.!?]{2,30}?\s+(?:(?:behält|hat|hält)\s+(?:seine|beide|alle|seine\s+beiden|die\s+beiden)\s+(?:Brigaden?|Bataillone|Leute|Truppen|Division|Regimenter|Batterien)\s+(?:gut\s+)?im\s+(?:Blick|Auge)|beobachtet\s+(?:seine|beide|seine\s+beiden)\s+(?:Brigaden?|Bataillone|Leute|Truppen|Division|Regimenter|Batterien))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *verlängert die Linie von 2/2Nas nach links*: beside him
PROLONGS = re.compile(
    r"\bverläng(?:er|re)(?P<t>t|n)\s+(?:die\s+Linie|die\s+Front|den\s+Flügel)\s+(?:von\s+|des\s+|der\s+)(?P<whom>[^,;:.!?]{2,30}?)\s+(?:nach|auf\s+der)\s+(?P<side>links|rechts|linken|rechten)(?:\s+Seite)?\b",
    re.IGNORECASE,
)
# *sollen sich gegenseitig decken*: whom one helps who stands by one
EACH_OTHER = re.compile(
    r"^\W*die\s+(?-i:[A-ZÄÖÜ])[\wäöüß]{2,20}\s+(?:(?:soll(?:en)?|müssen|können)\s+)?(?:(?:deck|unterstütz|helf|schütz|stütz)\w+\s+)?(?:sich\s+(?:gegenseitig|untereinander)|einander)(?:\s+(?:decken|unterstützen|helfen|schützen|stützen|beistehen|Deckung\s+geben))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *auf die rechte Flanke, 7L auf die linke*
FLANK_OF_TWO = re.compile(
    r"(?P<head>\b(?:auf|an)\s+(?:die|den)\s+(?:rechte|linke)n?\s+(?P<what>Flanke|Flügel|Seite)\b[^;.!?]{2,60}?\b(?:auf|an)\s+(?:die|den)\s+(?:linke|rechte)n?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Alles wie letzte Runde, nur Campi geht jetzt nach J5*: nobody but he is told anything
ALL_AS_BEFORE = re.compile(
    r"^(?P<mark>\W*)(?:(?:sonst|ansonsten|im\s+Übrigen|im\s+übrigen)\s+)?(?:bleibt\s+)?(?:alles|alle|das\s+meiste)\s+(?:bleibt\s+|so\s+|genau\s+|genauso\s+)*wie\s+(?:in\s+der\s+|im\s+|beim\s+|bei\s+der\s+)?"
    r"(?:letzten?\s+(?:Runde|Zug|Mal)|vorigen?\s+(?:Runde|Zug|Mal)|bisher|gehabt|vorher|zuletzt|eben|gesagt|besprochen|geplant)\s*[,;:–—-]+\s*(?:nur|bloß|außer\s+dass|einzig|allein|aber)\s+(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *täuscht einen Angriff auf 27J vor*, *Scheinangriff auf den Wald*: is it this?
FEINTS = (
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s+(?:täuscht|täuschen)\s+(?:nur\s+|bloß\s+)?(?:einen|den)\s+(?:Angriff|Vorstoß)\s+(?:auf|gegen)\s+(?P<whom>[^,;:.!?]{2,40}?)\s+(?:nur\s+)?vor(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s+(?:tut|tun)\s+(?:nur\s+)?so\s*,\s*als\s+(?:ob\s+(?:er|sie|es)\s+)?(?:wolle\w*\s+)?(?P<whom>[^,;:.!?]{2,40}?)\s+(?:angreifen|angriffe|angreift)(?:\s+(?:wollte|wolle|würde))?(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s*(?::|\s+(?:macht|führt|unternimmt))\s*(?:nur\s+)?(?:ein(?:en)?\s+)?(?:Scheinangriff|Scheinattacke|Ablenkungsangriff|Finte)\s+(?:auf|gegen)\s+(?P<whom>[^,;:.!?]{2,40}?)(?:\s+(?:aus|durch))?(?=\s*[.!;]*\s*$)",
)
# *Jamin gibt zwei Bataillone an Gauthier ab*
LENDS = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?:gibt|leiht|überlässt|stellt)\s+(?:(?P<him>(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+)?(?P<what>(?:ein|eine|zwei|drei)\s+(?:Bataillone?|Batterien?|Regimenter|Regiment|Schwadron(?:en)?))\s*(?:(?:an|zu)\s+(?P<him2>(?-i:[A-ZÄÖÜ])[\w-]{2,20}))?"
    r"(?:\s+(?:ab|zur\s+Verfügung|aus))?(?=\s*[.!]*\s*$)"
)
# *Rechts von der Straße geht Husson vor, links davon Gauthier*
ON_EITHER_SIDE = re.compile(
    r"^(?P<mark>\W*)(?P<side>rechts|links|östlich|westlich)\s+(?P<of>(?:von\s+)?(?:der|des|dem)\s+\w+)\s+(?P<does>geht|rückt|marschiert|zieht)\s+(?P<one>(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?P<vor>vor|vorwärts|voran)\s*,\s*(?:und\s+)?(?P<other>rechts|links|östlich|westlich)(?:\s+davon)?\s+(?P<two>(?-i:[A-ZÄÖÜ])[\w-]+)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Ich setze alles auf Husson*: his hope
ALL_ON_HIM = re.compile(
    r"^\W*(?:ich|wir)\s+setze?n?\s+(?:heute\s+|diesmal\s+|ganz\s+)?(?:alles|meine\s+Hoffnung\w*|auf)\s*(?:auf\s+)?(?-i:[A-ZÄÖÜ])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *hält sich aus dem Kanonenfeuer raus*
OUT_OF_THE_FIRE = re.compile(
    r"\b(?P<does>hält|halten|bleibt|bleiben)\s+(?:sich\s+)?(?:aus\s+dem|vom)\s+(?:Kanonen|Artillerie|Geschütz)?(?:feuer|beschuss)\s+(?:raus|heraus|fern|weg)\b",
    re.IGNORECASE,
)
# *Ein Bataillon reicht für Lairalle, nimm 3/2L*
ONE_IS_ENOUGH = re.compile(
    r"^(?P<mark>\W*)(?:ein|eine)\s+(?:Bataillon|Batterie|Regiment|Schwadron)\s+(?:reicht|genügt|langt)\s+(?:doch\s+|völlig\s+|mir\s+)?(?:für|in)\s+(?P<what>(?:den\s+|die\s+|das\s+)?[^,;:.!?]{2,30}?)\s*[,:;]\s*(?:nimm|nehmt|nehmen\s+wir|schick|schickt|sagen\s+wir)\s+(?P<who>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Die Spitze übernimmt 1/2L*: before the others
TAKES_THE_LEAD = (
    r"^(?P<mark>\W*)(?:die\s+Spitze|die\s+Vorhut)\s+(?:übernimmt|bildet|macht|hat)\s+(?P<who>(?:das\s+|die\s+)?[\w./]{2,20})(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>(?:das\s+|die\s+)?[\w./]{2,20})\s+(?:übernimmt|bildet|macht)\s+die\s+(?:Spitze|Vorhut)(?=\s*[.!]*\s*$)",
)
# *Nehmt euch vor der Reiterei in Acht*: which nobody can obey
TAKE_CARE = re.compile(
    r"^\W*(?:nehmt\s+euch|nimm\s+dich|nehmen\s+Sie\s+sich|hütet\s+euch|seht\s+euch)\s+(?:gut\s+)?vor\s+[^,;:.!?]{2,40}?(?:\s+in\s+[Aa]cht|\s+vor)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Hussons Leichte voran, die Linie dahinter*: his battalions of the line
HIS_LINE = re.compile(
    r"(?P<head>^\W*(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}?)s\s+(?:Leichten?|leichten?\s+Bataillone|Schützen)\s+(?:voran|vorn|vorne|voraus|vorneweg|gehen\s+vor(?:an|aus)?)\s*,\s*(?:und\s+)?)(?:die|seine)\s+Linie(?=\s+(?:dahinter|hinterher|danach|folgt|hinten))",
    re.IGNORECASE,
)
# *rückt mit zwei Bataillonen vor, die anderen zwei bleiben*: so many of his, and the others of his
WITH_SOME_THE_REST = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+(?P<does>[a-zäöü]{3,12})\s+(?P<before>[^,;:.!?]{0,30}?\s?)mit\s+(?P<one>einem|zwei|drei)\s+Bataillon(?:en)?\s+(?P<behind>[^,;:.!?]{1,40}?)\s*,\s*(?:und\s+)?"
    r"(?:die\s+(?:anderen|übrigen)(?:\s+(?:zwei|beiden|drei|vier))?|der\s+Rest)\s+(?P<rest>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)"
)
# *soll Lairalle rechts liegen lassen*: on that side of him
LEAVES_ON_ITS_SIDE = re.compile(
    r"\b(?:(?P<shall>soll|muss)\s+(?P<what>[^,;:.!?]{2,30}?)\s+(?P<side>rechts|links)\s+liegen\s*lassen|lässt\s+(?P<what2>[^,;:.!?]{2,30}?)\s+(?P<side2>rechts|links)\s+liegen)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Bleibt Gauthier hängen, hilft Jamin*: a case that begins with its verb
GETS_STUCK = re.compile(
    r"^(?P<mark>\W*)bleibt\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}|der\s+Angriff|die\s+Attacke)\s+(?:dort\s+|da\s+|im\s+\w+\s+|am\s+\w+\s+)?(?P<how>hängen|stecken|liegen)\s*,\s*(?:so\s+|dann\s+)?(?P<does>\w+)\s+(?P<him>(?:ihm\s+)?)(?P<other>(?-i:[A-ZÄÖÜ])[\w-]{2,20})(?P<rest>[^;:.!?]{0,40}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson kriegt Unterstützung von 2/4HA*: that one helps him
IS_HELPED_BY = re.compile(
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,30}?)\s+(?:kriegt|bekommt|erhält|hat)\s+(?:dabei\s+|dazu\s+)?(?:Unterstützung|Hilfe|Rückendeckung|Verstärkung|Feuerschutz|Feuerunterstützung)\s+(?:von|durch)\s+(?P<by>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *kommt auf Gauthiers linke Seite*, *decken Gauthiers linke Flanke*
ON_HIS_SIDE = (
    r"\b(?P<does>komm|geh|rück|zieh|stell)(?P<t>t|en)\s+(?:sich\s+)?(?:auf|an|zu)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}?)s\s+(?P<side>link|recht)(?:e|en|er)\s+(?:Seite|Flanke|Flügel)(?=\s*(?:[,;.!]|$))",
    r"\b(?P<does>deck|schütz|sicher)(?P<t>t|en|n)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}?)s\s+(?P<side>link|recht)(?:e|en)\s+(?:Seite|Flanke|Flügel)(?=\s*[.!]*\s*$)",
)
# *Die Reiter erst los, wenn die Infanterie am Bach ist*: till then they stay
NOT_BEFORE = re.compile(
    r"^(?P<who>\W*(?:die\s+|der\s+|das\s+)?(?-i:[A-ZÄÖÜ\d])[^,;:.!?]{1,30}?)\s+(?:(?:geht|gehen|reitet|reiten|rückt|rücken|darf|dürfen|soll|sollen)\s+)?erst\s+(?:los|vor|drauf|ran)(?:gehen|reiten|rücken|schlagen)?\s*,?\s+(?:wenn|sobald|nachdem)\s+(?P<case>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson nimmt sich Zeit*
TAKES_HIS_TIME = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:nimmt|lässt|soll)\s+sich\s+(?:ruhig\s+|dabei\s+|bitte\s+)?Zeit(?:\s+(?:nehmen|lassen))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Saxe-Weimar soll seine Leute nicht verheizen*, *Perponcher sorgt für Ordnung*, *Auf 7M kann ich warten*: no task
NO_TASK = (
    r"^\W*(?-i:[A-ZÄÖÜ])[^,;:.!?]{2,30}?\s+(?:soll(?:te)?|darf|muss)\s+(?:mir\s+)?(?:seine|ihre)\s+(?:Leute|Männer|Truppen|Bataillone|Soldaten|Kräfte)\s+(?:mir\s+|ja\s+|bitte\s+)*nicht\s+(?:verheizen|opfern|verschleißen|verschwenden|überanstrengen|zu\s+sehr\s+\w+)(?=\s*[.!]*\s*$)",
    r"^\W*(?-i:[A-ZÄÖÜ])[^,;:.!?]{2,30}?\s+(?:sorgt|soll)\s+(?:dort\s+|da\s+|bitte\s+|mal\s+)*für\s+(?:Ordnung|Ruhe|Stimmung|gute\s+Laune)(?:\s+sorgen)?(?=\s*[.!]*\s*$)",
    r"^\W*auf\s+(?:das\s+|die\s+|den\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]{1,20}\s+(?:kann|können)\s+(?:ich|wir)\s+(?:noch\s+|gut\s+)?(?:warten|verzichten)(?=\s*[.!]*\s*$)",
    r"^\W*wer\s+(?:sich\s+zurückzieht|zurückgeht|weicht)\s*,\s*(?:der\s+)?bleibt\s+(?:dabei\s+)?(?:in\s+(?:guter\s+)?Ordnung|geordnet|zusammen)(?=\s*[.!]*\s*$)",
    r"^\W*(?:bei|gegen)\s+[^,;:.!?]{2,30}?\s+lohnt\s+(?:sich\s+)?(?:kein|das|ein)\s*[^,;:.!?]{2,20}(?=\s*[.!]*\s*$)",
)
# *bleibt da, wo man ihn findet*: where he is
WHERE_ONE_FINDS_HIM = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,30}?)\s+bleibt\s+(?:da|dort)?\s*,?\s*wo\s+man\s+(?:ihn|sie)\s+(?:gut\s+|leicht\s+)?(?:findet|finden\s+kann|erreicht|erreichen\s+kann|sieht|sehen\s+kann)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *gehen nie ohne Bedeckung vor*: is it this?
NEVER_ALONE = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:geh|rück|fahr|fähr|zieh)(?:t|en)\s+(?:nie|niemals|nicht)\s+ohne\s+(?:Bedeckung|Schutz|Begleitung|Infanterie|Deckung)\s+(?:vor|los|voran)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *feuert nach Gutdünken*
AS_ONE_SEES_FIT = re.compile(
    r"\bnach\s+(?:Gutdünken|Lust\s+und\s+Laune|(?:eigenem|freiem)\s+(?:Gutdünken|Willen))\b", re.IGNORECASE
)
# *geht in den Nahkampf, außer er wird gezwungen*
UNLESS_FORCED = re.compile(
    r"^\W*(?:niemand|keiner)\s+(?:geht|lässt\s+sich)\s+(?:in|auf)\s+(?:den|einen)\s+Nahkampf(?:\s+ein)?(?:\s*,?\s+(?:außer|es\s+sei\s+denn|wenn)\s*,?\s+[^;:.!?]{0,30}?(?:gezwungen|muss|anders\s+geht)\w*(?:\s+\w+)?)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *greift mit der leichten Infanterie an und hält die Linie zurück*: his light battalions do, and the others stay
LIGHT_ONES_DO = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s+greift\s+(?P<what>[^,;:.!?]{0,30}?\s?)(?:nur\s+)?mit\s+(?:der\s+leichten\s+Infanterie|den\s+leichten\s+Bataillonen|seinen\s+(?:Leichten|leichten\s+Bataillonen)|den\s+Leichten)\s+(?P<what2>[^,;:.!?]{0,30}?\s?)an\s*,?\s+"
    r"(?:und\s+)?(?:hält|behält|lässt)\s+(?:die|seine)\s+(?:Linie|Linienbataillone|Linientruppen)\s+(?:dahinter\s+)?(?:zurück|stehen|hinten|in\s+Reserve)(?=\s*[.!]*\s*$)"
)
# *prüfen, ob 2/4HA auf 27J schießen kann, sonst auf 5M*
WHETHER_IT_CAN_FIRE = re.compile(
    r"^\W*(?:bitte\s+)?(?:prüf\w*|schau\w*|guck\w*|sieh\w*)\s*(?:nach|mal)?\s*,\s*ob\s+(?P<who>[^,;:.!?]{2,30}?)\s+auf\s+(?P<whom>[^,;:.!?]{2,30}?)\s+(?:schießen|feuern)\s+kann\s*,\s*(?P<else>(?:sonst|ansonsten)\s+auf\s+[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson hält Kontakt zur Straße*: is it this?
KEEPS_TO_A_PLACE = re.compile(
    rf"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{{2,20}})\s+(?:hält|behält|sucht)\s+{TOGETHER}\s+(?:zu|mit|an)(?P<r>[rm]?)\s+(?:(?P<the>der|dem|den)\s+)?(?P<what>(?-i:[A-ZÄÖÜ])\w+)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *die Jäger und die Lanciers der Garde*: both are
BOTH_OF_THE_GUARD = re.compile(
    r"\b(?P<the>die|der|den)\s+(?P<one>Jäger|Lanciers?|Chasseurs|Grenadiere|Dragoner|Ulanen|Batterien)\s+(?P<and>und|oder)\s+(?:(?:die|der|den)\s+)?(?P<other>Jäger|Lanciers?|Chasseurs|Grenadiere|Dragoner|"
    r"Ulanen|Batterien)\s+der\s+Garde\b",
    re.IGNORECASE,
)


def so_formed(found: re.Match[str]) -> str:
    """Takes up a formation, without a word that holds anybody."""
    formed = found["formed"]
    formed = (
        "Kolonne" if formed.lower().startswith("kol") else "Linie" if formed.lower() == "linie" else "Schützenlinie"
    )
    many = re.search(
        r"\b(?:bleiben|behalten|halten|reiten|gehen|marschieren|rücken|kämpfen|ziehen|tun|machen|agieren)\b", found[0]
    )
    who = f"{found['who']} " if "who" in found.groupdict() else ""
    return f"{who}{'bilden' if many else 'bildet'} {formed}"


def close_to(found: re.Match[str]) -> str:
    """So near to a place that one is not in it."""
    to = " ".join((found["to"] or "").lower().split())
    return f"bis 3 cm vor {THE.get(to, '')}{found['what']}{found['vor'] or ''}"


def without_the_flank(found: re.Match[str]) -> str:
    """From where one fires is left to those who do."""
    fired = found["before"] or found["behind"] is not None
    return found["before"] or "" if fired else found[0]


def at_what_is_there(found: re.Match[str]) -> str:
    """Fire into a place, as fire at it."""
    said = found.groupdict()
    return f"auf {said['the'] or said.get('the2') or 'das'} {said['what'] or said.get('what2')}"


def lends(found: re.Match[str]) -> str:
    """So many of one go to the other, where it is told to whom."""
    him = found["him"] or found["him2"]
    many = "gehen" if found["what"].lower().startswith(("zwei", "drei")) else "geht"
    return f"{found['what']} von {found['who'].strip()} {many} zu {him}" if him else found[0]


def either_side(found: re.Match[str]) -> str:
    """The same of both, each with his side."""
    first = f"{found['mark']}{found['one']} {found['does']} {found['side']} {found['of']} {found['vor']}"
    return f"{first}, {found['two']} {found['does']} {found['other']} {found['of']} {found['vor']}"


def prolongs(found: re.Match[str]) -> str:
    """Beside him, on that side."""
    side = "links" if found["side"].lower().startswith("l") else "rechts"
    return f"stell{'t' if found['t'].lower() == 't' else 'en'} sich {side} neben {found['whom']}"


def with_some(found: re.Match[str]) -> str:
    """So many of his go, and the others of his do what is told of them."""
    one = "ein Bataillon" if found["one"] == "einem" else f"{found['one']} Bataillone"
    who = found["who"].strip()
    does = " ".join(f"{found['does']} {found['before']}{found['behind']}".split())
    return f"{one} von {who} {does}, die anderen Bataillone von {who} {found['rest']}"


def on_his_side(found: re.Match[str]) -> str:
    """Beside him, on that side."""
    many = found["t"].lower() in ("en", "n")
    return f"stell{'en' if many else 't'} sich {found['side'].lower()}s neben {found['who']}"


def gets_stuck(found: re.Match[str]) -> str:
    """The case behind what is done in it."""
    case = f"wenn {found['who']} nicht weiterkommt"
    if found["does"].lower().startswith(("hilf", "helf", "unterstütz")):
        return f"{found['mark']}{found['other']} unterstützt {found['who']}, {case}"
    return f"{found['mark']}{found['other']} {found['does']} {found['him']}{found['rest'].strip()}, {case}"


def who_comes(found: re.Match[str]) -> str:
    """The same of him by his name."""
    return f"{found['mark']}{found['case']} {found['who']} {found['comes']}, {found['shall']} {found['who']} "


def as_two(found: re.Match[str]) -> str:
    """A preposition and its article, which were run together."""
    return RUN.get((found["where"] + found["the"].strip("'’")).lower(), found[0])


EVERYDAY = (
    *(
        turn("marsch|weg|vor|bewegung|annäherung|gehen|bis ", re.compile(said, re.IGNORECASE), so_formed)
        for said in FORMED_ON_THE_WAY
    ),
    turn("dazu|dabei|dafür|hierzu|hierbei|hierfür", FORMED_FOR_IT, so_formed),
    turn("nicht|ohne|draußen", UP_TO_NOT_IN, close_to),
    turn("linie", HOLDS_THE_LINE, r"\g<holds> \g<who>die Stellung"),
    turn("dass|daß|auf|zu", WATCHES_HIM),
    turn("dass|daß", SEES_TO_IT, r"\g<mark>"),
    turn("verbindung|anschlu|kontakt|fühlung", KEEPS_TO_BESIDE),
    *(
        turn(
            "lücke|loch|spalt|verbindung|anschlu|kontakt|fühlung",
            re.compile(said, re.IGNORECASE),
            r"\g<mark>☐ \g<other> unterstützt \g<one>",
        )
        for said in KEEPS_TO
    ),
    turn("raus|hinaus", OUT_AND_ON, "geht "),
    turn("flanke|seite", FROM_THE_FLANK, without_the_flank),
    *(turn("in |ins ", re.compile(said, re.IGNORECASE), at_what_is_there) for said in INTO_IT),
    turn(
        "kein|nicht ein",
        NO_GUN_MOVES,
        lambda one: f"alle {MANY_GUNS[one['guns'][0].lower()]}{one['whose'] or ''} bleiben stehen",
    ),
    turn("spiel|außen vor|raus|aus ", OUT_OF_THE_GAME, r"\g<mark>\g<who> bleibt stehen"),
    turn("wer |jeder|alle", WHO_IS_BEATEN, "wer erschüttert ist,"),
    turn("wenn|sobald|falls", WHO_COMES_SHALL, who_comes),
    turn("wann|worauf|sooft|so oft|wie ", WHENEVER_THEY_LIKE, " nach Belieben"),
    *(turn("überl", re.compile(said, re.IGNORECASE), r"\g<mark>\g<who> nimmt sich \g<whom> vor") for said in LEAVES_TO),
    turn("ohne", WITHOUT_SOME, r"\g<who> \g<does>, die \g<out> von \g<who> bleiben stehen"),
    turn("ohne", WITHOUT_NAMED, r"\g<who> außer \g<out> \g<does>"),
    turn("fersen|fuß", ON_HIS_HEELS, lambda one: f"folgt {one['whom']}"),
    turn("von |aus ", LOOKS_FROM, r"geht selbst nach \g<at>"),
    turn("flanke|seite", ONLY_IN_FLANK, "nur von der Flanke"),
    turn("schickt|sendet|schiebt", SENDS_ONE, r"\g<what> von \g<who> geht "),
    turn("bald|gleich|demnächst|rechtzeitig|noch|runde|irgendwann", COMES_SOON),
    turn("feuer", ALL_FIRE_AT, lambda one: f"schießt auf {one['whom'] or one['whom2']}"),
    turn("ziel", CHANGES_TARGET, r"schießt auf \g<whom>"),
    turn("hat", WHO_HAS_NO_TARGET, "alle schießen nach Belieben"),
    turn("nicht auf", WAITS_FOR_NONE),
    turn("blick|auge|beobachtet", EYE_ON_HIS),
    turn(
        "verläng",
        PROLONGS,
        prolongs,
    ),
    turn("gegenseitig|einander", EACH_OTHER),
    turn("flanke|flügel|seite", FLANK_OF_TWO, r"\g<head> \g<what>"),
    turn("wie ", ALL_AS_BEFORE, r"\g<mark>"),
    *(
        turn(
            "täusch|so,|so ,|schein|ablenk|finte",
            re.compile(said, re.IGNORECASE),
            r"\g<mark>☐ \g<who> rückt auf \g<whom> vor",
        )
        for said in FEINTS
    ),
    turn("gibt|leiht|überlässt|stellt", LENDS, lends),
    turn("rechts|links|östlich|westlich", ON_EITHER_SIDE, either_side),
    turn("setze", ALL_ON_HIM),
    turn("feuer|beschuss", OUT_OF_THE_FIRE, r"\g<does> sich bedeckt"),
    turn("reicht|genügt|langt", ONE_IS_ENOUGH, r"\g<mark>\g<who> besetzt \g<what>"),
    *(
        turn("spitze|vorhut", re.compile(said, re.IGNORECASE), r"\g<mark>\g<who> geht voraus")
        for said in TAKES_THE_LEAD
    ),
    turn(" vor ", TAKE_CARE),
    turn("linie", HIS_LINE, r"\g<head>die Linienbataillone von \g<who>"),
    turn("mit ", WITH_SOME_THE_REST, with_some),
    turn(
        "liegen",
        LEAVES_ON_ITS_SIDE,
        lambda one: (
            f"geht {'links' if (one['side'] or one['side2']).lower() == 'rechts' else 'rechts'}"
            f" an {one['what'] or one['what2']} vorbei"
        ),
    ),
    turn("bleibt", GETS_STUCK, gets_stuck),
    turn("unterstützung|hilfe|deckung|verstärkung|feuer", IS_HELPED_BY, r"\g<mark>\g<by> unterstützt \g<who>"),
    *(turn("seite|flanke|flügel", re.compile(said, re.IGNORECASE), on_his_side) for said in ON_HIS_SIDE),
    turn("erst ", NOT_BEFORE, r"\g<who> bleiben stehen, bis \g<case>"),
    turn("zeit", TAKES_HIS_TIME),
    *(
        turn("leute|männer|truppen|bataillone|soldaten|kräfte|für |auf |wer |lohnt", re.compile(said, re.IGNORECASE))
        for said in NO_TASK
    ),
    turn("wo man", WHERE_ONE_FINDS_HIM, r"\g<who> bleibt da"),
    turn("ohne", NEVER_ALONE, r"☐ \g<who> bleiben stehen"),
    turn("nach ", AS_ONE_SEES_FIT, "nach Belieben"),
    turn("nahkampf", UNLESS_FORCED, "☐ alle meiden den Nahkampf"),
    turn(
        "greift",
        LIGHT_ONES_DO,
        lambda one: (
            f"die leichten Bataillone von {one['who'].strip()} greifen {one['what'] or one['what2']}an, "
            f"die Linienbataillone von {one['who'].strip()} bleiben stehen"
        ),
    ),
    turn("sonst", WHETHER_IT_CAN_FIRE, r"\g<who> schießt auf \g<whom>, \g<else>"),
    turn("verbindung|anschlu|kontakt|fühlung", KEEPS_TO_A_PLACE, r"☐ \g<who> bleibt stehen"),
    turn("garde", BOTH_OF_THE_GUARD, r"\g<the> \g<one> der Garde \g<and> \g<the> \g<other> der Garde"),
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
