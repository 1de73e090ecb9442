"""How Germans of every day tell where one goes, how one is formed on the way, and who stays where he is.

*bleibt unterwegs in Kolonne*, *geht bis zum Hof, aber nicht hinein*, *soll endlich los und nach L5*,
*lasse ich, wo er ist*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

# *von C14 nach Quatre-Bras*: from there, and not to there
FROM_THERE_TO = re.compile(
    rf"\bvon\s+(?P<from>{SQUARE})(?:\s+(?:aus|weg|her))?\s*,?\s+(?=(?:über\s+[^,;:.!?]{{2,30}}?\s+)?(?:nach|zu[mr]?)\s)",
    re.IGNORECASE,
)
MARCHES = (
    r"(?:marsch\w*|geht|gehen|zieht|ziehen|rückt|rücken|läuft|laufen|fährt|fahren|reitet|reiten|kommt|kommen|trabt|traben|"
    r"wandert|wandern|verlegt|verlegen|bewegt|bewegen)"
)
AS_FAR_AS = re.keyed(
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
SHALL_THERE = re.keyed(
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
FORWARD_TO = re.keyed(
    r"(?P<to>\b(?:reitet|reiten|geht|begibt\s+sich)\s+(?:[a-zäöü]+\s+){0,4}?zu[mr]?\s+(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:vor|voraus|nach\s+vorne?|zurück)"
    r"(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)
# *reitet aber schon mal zu Ney*
SOON_TO = re.keyed(
    r"\b(?P<goes>reitet|reiten|geht|begibt\s+sich)(?:\s+(?:aber|schon|mal|schonmal|jetzt|gleich|sofort|dann|nun|auch|bitte|derweil|inzwischen|"
    r"direkt|schnell|selbst|wieder))+(?P<to>\s+zu[mr]?\s+(?=(?-i:[A-ZÄÖÜ\d])))",
    re.IGNORECASE,
)
# *Jamin lasse ich vorerst, wo er ist*, *Ich lasse Jamin da, wo er steht*
WHERE_HE_IS = (
    r"\s*,?\s*(?:da\s*,?\s*|dort\s*,?\s*)?wo\s+(?:er|sie|es)\s+(?:gerade\s+|jetzt\s+|nun\s+)?"
    r"(?:ist|sind|steht|stehen)\b"
)
AWHILE = (
    r"(?:\s+(?:vorerst|zunächst|erst\s?mal|erst|einmal|mal|vorläufig|lieber|besser|diesmal|heute|noch|auch|alle[ns]?))*"
)
HIM_I_LEAVE = re.keyed(
    rf"(?P<mark>^\W*|[,;]\s*)(?P<who>[^,;:.!?]{{2,50}}?)\s+(?:lasse?|lassen)\s+(?:ich|wir){AWHILE}{WHERE_HE_IS}",
    re.IGNORECASE,
)
I_LEAVE_HIM = re.keyed(
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
# *die drei Kanonen vorne auf dem Hügel*: where they stand, and no way that they go
UP_THERE = re.compile(
    r"\b(?P<who>(?:die|den|der|meine|unsere|alle|beiden)\s+(?:\w+\s+)?(?:kanonen|geschütze[n]?|batterien?|haubitzen|reiter[n]?|"
    r"bataillone?[n]?|jäger[n]?|truppen|regimenter[n]?|plänkler[n]?|schützen))\s+(?:ganz\s+)?(?:vorne?|hinten|oben|unten|da|dort|drüben)\s+"
    r"(?:(?:oben|vorne?|hinten)\s+)?(?=(?:auf|am|im|beim|an|in|bei|hinter|neben)\s)",
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
# *Campi raus aus dem Wald und in Kolonne auf die Straße*: to where it ends
OUT_AND_ON = re.compile(
    r"\b(?:(?:geht|rückt|kommt|marschiert|zieht|soll|muss)\s+)?(?:raus|heraus|hinaus)\s+aus\s+(?:dem|der|den)\s+\w+\s*,?\s+und\s+(?:dann\s+)?(?=(?:in\s+\w+\s+)?(?:auf|nach|an|in|bis|zu[mr]?|hinter|vor)\s)",
    re.IGNORECASE,
)
# *wenn picton kommt soll der gleich an die straße*: he who comes, and nobody of whom was spoken before
WHO_COMES_SHALL = re.compile(
    r"^(?P<mark>\W*(?:und\s+)?)(?P<case>wenn|sobald|falls)\s+(?P<who>(?!(?:er|sie|es|wir|der|die|das|ein|eine|mehr|was|wer|jemand|einer|keiner)\b)[\w-]{3,20})\s+(?P<comes>kommt|da\s+ist|eintrifft|auftaucht|ankommt|erscheint|hier\s+ist)\s*,?\s+"
    r"(?:dann\s+)?(?P<shall>soll|muss|geht|marschiert|rückt|zieht)\s+(?:der|er)\s+(?:dann\s+)?(?:(?:gleich|sofort|bitte|auch|direkt)\s+)*",
    re.IGNORECASE,
)
# *Piré schaut sich die Sache von K8 aus an*: from where he looks is where he goes himself
LOOKS_FROM = re.compile(
    rf"\b(?:schaut|sieht|guckt|beobachtet)\s+(?:sich\s+)?(?:die\s+Sache|das|das\s+Ganze|alles|die\s+Lage)\s+(?:[^,;:.!?]{{2,30}}?\s+)?(?:von|aus)\s+(?P<at>{SQUARE})(?:\s+aus)?(?:\s+an)?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Alles wie letzte Runde, nur Campi geht jetzt nach J5*: nobody but he is told anything
ALL_AS_BEFORE = re.compile(
    r"^(?P<mark>\W*)(?:(?:sonst|ansonsten|im\s+Übrigen|im\s+übrigen)\s+)?(?:bleibt\s+)?(?:alles|alle|das\s+meiste)\s+(?:bleibt\s+|so\s+|genau\s+|genauso\s+)*wie\s+(?:in\s+der\s+|im\s+|beim\s+|bei\s+der\s+)?"
    r"(?:letzten?\s+(?:Runde|Zug|Mal)|vorigen?\s+(?:Runde|Zug|Mal)|bisher|gehabt|vorher|zuletzt|eben|gesagt|besprochen|geplant)\s*[,;:–—-]+\s*(?:nur|bloß|außer\s+dass|einzig|allein|aber)\s+(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *soll Lairalle rechts liegen lassen*: on that side of him
LEAVES_ON_ITS_SIDE = re.compile(
    r"\b(?:(?P<shall>soll|muss)\s+(?P<what>[^,;:.!?]{2,30}?)\s+(?P<side>rechts|links)\s+liegen\s*lassen|lässt\s+(?P<what2>[^,;:.!?]{2,30}?)\s+(?P<side2>rechts|links)\s+liegen)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Die Reiter erst los, wenn die Infanterie am Bach ist*: till then they stay
NOT_BEFORE = re.compile(
    r"^(?P<who>\W*(?:die\s+|der\s+|das\s+)?(?-i:[A-ZÄÖÜ\d])[^,;:.!?]{1,30}?)\s+(?:(?:geht|gehen|reitet|reiten|rückt|rücken|darf|dürfen|soll|sollen)\s+)?erst\s+(?:los|vor|drauf|ran)(?:gehen|reiten|rücken|schlagen)?\s*,?\s+(?:wenn|sobald|nachdem)\s+(?P<case>[^;:.!?]{3,60}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *bleibt da, wo man ihn findet*: where he is
WHERE_ONE_FINDS_HIM = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,30}?)\s+bleibt\s+(?:da|dort)?\s*,?\s*wo\s+man\s+(?:ihn|sie)\s+(?:gut\s+|leicht\s+)?(?:findet|finden\s+kann|erreicht|erreichen\s+kann|sieht|sehen\s+kann)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *löst sich dazu in Schützen auf*, *bildet Schützen*: a formation, and nobody's shelter
INTO_SKIRMISHERS = re.compile(
    r"\bin\s+(?-i:Schützen)(?=\s+(?:auf|über|auseinander)\w*|\s*(?:[,;.!]|$))|(?<=bildet\s)(?-i:Schützen)\b|(?<=bilden\s)(?-i:Schützen)\b",
    re.IGNORECASE,
)
# *soll nach vorne kommen*
COMES_FORWARD = re.compile(
    r"\b(?P<shall>soll(?:en|te|ten)?|muss|müssen)\s+(?:mal\s+|bitte\s+|dann\s+)?(?:nach\s+vorne?|vor)\s+kommen\b",
    re.IGNORECASE,
)
# *Picton, wenn er kommt, an die Böschung*: the case last
WHEN_HE_COMES = re.compile(
    r"^(?P<who>\W*(?:die\s+|der\s+)?(?-i:[A-ZÄÖÜ])[\w-]{2,20})\s*[,:]?\s+(?:(?P<shall>soll|geht|marschiert|rückt|kommt)\s*,?\s+)?(?P<case>(?:wenn|sobald|falls)\s+(?:er|sie|es)\s+"
    r"(?:mal\s+|dann\s+|endlich\s+)?(?:kommt|da\s+ist|ankommt|eintrifft|auftaucht|hier\s+ist|erscheint))\s*,?\s+(?:dann\s+|gleich\s+|sofort\s+|direkt\s+)*"
    r"(?=(?:an|auf|nach|zu[mr]?|in|ins|hinter|vor|neben|bis)\s)(?P<rest>[^,;:.!?]{3,60}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def leads_his(one: re.Match[str]) -> str:
    """Who leads his own somewhere, as one who goes there with them."""
    said, what = GOES[one[0][0].lower()], one["what"]
    his = {"rückt": "seinen", "advances": "his", "avance": "ses"}[said.split()[0]]
    own = {"division": "", "brigade": "brigade"}.get(what.lower())
    if own is None:
        return f"{' '.join(said.split()[:-2])} {his} {what} "
    return said if not own else said.replace("Division", "Brigade").replace("division", "brigade")


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


def who_comes(found: re.Match[str]) -> str:
    """The same of him by his name."""
    return f"{found['mark']}{found['case']} {found['who']} {found['comes']}, {found['shall']} {found['who']} "


def as_two(found: re.Match[str]) -> str:
    """A preposition and its article, which were run together."""
    return RUN.get((found["where"] + found["the"].strip("'’")).lower(), found[0])


ON_THE_MARCH = (
    turn("vor", COMES_FORWARD, r"\g<shall> vorrücken"),
    turn(
        "schützen", INTO_SKIRMISHERS, lambda one: "in Plänkler" if one[0].lower().startswith("in") else "Plänklerkette"
    ),
    turn(
        "wenn|sobald|falls",
        WHEN_HE_COMES,
        r"\g<who> \g<rest> \g<case>",
    ),
    *(
        turn("marsch|weg|vor|bewegung|annäherung|gehen|bis ", re.keyed(said, re.IGNORECASE), so_formed)
        for said in FORMED_ON_THE_WAY
    ),
    turn("dazu|dabei|dafür|hierzu|hierbei|hierfür", FORMED_FOR_IT, so_formed),
    turn("nicht|ohne|draußen", UP_TO_NOT_IN, close_to),
    turn("linie", HOLDS_THE_LINE, r"\g<holds> \g<who>die Stellung"),
    turn("raus|hinaus", OUT_AND_ON, "geht "),
    turn("wenn|sobald|falls", WHO_COMES_SHALL, who_comes),
    turn("von |aus ", LOOKS_FROM, r"geht selbst nach \g<at>"),
    turn("wie ", ALL_AS_BEFORE, r"\g<mark>"),
    turn(
        "liegen",
        LEAVES_ON_ITS_SIDE,
        lambda one: (
            f"geht {'links' if (one['side'] or one['side2']).lower() == 'rechts' else 'rechts'}"
            f" an {one['what'] or one['what2']} vorbei"
        ),
    ),
    turn("erst ", NOT_BEFORE, r"\g<who> bleiben stehen, bis \g<case>"),
    turn("wo man", WHERE_ONE_FINDS_HIM, r"\g<who> bleibt da"),
    turn("aufm|aufn|ausm|mitm|nachm|fürn|durchn|gegenn|'m |’m |'n |’n ", RUN_TOGETHER, as_two),
    turn("vorn|hinten|oben|unten|da |dort|drüben", UP_THERE, r"\g<who> "),
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
    turn("hin", SHALL_THERE, r"\g<shall> dorthin gehen"),
    turn(" los", SETS_OFF, r"\g<shall> "),
)
