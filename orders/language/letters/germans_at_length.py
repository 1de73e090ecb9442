"""Germans at length: what a German says of one brigade in several sentences, each put into a plain one.

*bildet die Schützenkette*, *dort wartet sie und ...*, *hat er den Hof, bleibt er darin*, *hält die Garde in Reserve*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

END = r"(?=\s*(?:[.,;!]|$|und\b))"
SHALL = r"(?:soll(?:en)?|muss|müssen|darf|dürfen|kann|können|wird|werden)"
# *bildet die Schützenkette*, *stellt die Plänkler*, *soll den Schützenschleier bilden*
CHAIN = (
    r"(?:(?:die|eine|unsere|seine|ihre|den|einen)\s+)?(?:(?:vordere|vorderste|dünne|dichte|lockere)n?\s+)?"
    r"(?:(?:Schützen|Plänkler|Tirailleur)(?:kette|linie|schleier|schirm|schwarm)|Plänkler(?=\s*(?:[.,;!]|$|und\b|stellen)))"
)
MAKES_THE_CHAIN = re.compile(
    rf"\b(?P<does>bildet|bilden|stellt|stellen|gibt|geben)\s+(?P<too>(?:dort|dabei|davor|vorne?|weiterhin|wieder|auch)\s+)*{CHAIN}{END}",
    re.IGNORECASE,
)
SHALL_MAKE_IT = re.compile(
    rf"\b(?P<shall>{SHALL})\s+(?:(?:dort|dabei|vorne?|weiterhin|wieder|auch)\s+)*{CHAIN}\s+(?:bilden|stellen)\b",
    re.IGNORECASE,
)
# *deckt die Brigade mit einer Schützenkette*
WITH_A_CHAIN = re.compile(r"\b(?:mit|durch|in)\s+(?:einer|einem|ihrer|seiner)\s+(?:\w+n\s+)?"
    r"(?:Schützen|Plänkler|Tirailleur)(?:kette|linie|schleier|schirm)\b", re.IGNORECASE)  # fmt: skip
# *Dort wartet sie und attackiert niemanden*: behind where they go
WAITS_THERE = re.compile(
    r"^(?P<mark>\W*)(?:dort|da|hier)\s+(?:angekommen\s*,?\s+|dann\s+)?(?P<does>wartet|bleibt|hält|steht|warten|bleiben|halten|stehen|macht|machen)\s+"
    r"(?P<they>er|sie|es)\s+(?:(?:dann|erst|erst\s?mal|zunächst|vorerst|an|ab|halt|stehen|liegen|auf\s+weitere\s+Befehle|weitere\s+Befehle\s+ab)\s+)*und\s+"
    r"(?=[a-zäöüß]+(?:t|en)\b)",
    re.IGNORECASE,
)
# *Hat er den Hof, bleibt er darin und verfolgt nicht*: he goes there to have it
HAS_IT = (
    r"(?:(?:hat|haben)\s+(?:er|sie|es)\s+[^,;:.!?]{2,40}?|(?:wenn|sobald|falls|sowie)\s+(?:er|sie|es)\s+[^,;:.!?]{2,40}?\s+(?:hat|haben)|"
    r"(?:ist|sind)\s+[^,;:.!?]{2,40}?\s+(?:genommen|erobert|gestürmt|eingenommen|unser|in\s+unserer\s+Hand|in\s+seiner\s+Hand|gefallen)|"
    r"(?:wenn|sobald|falls|sowie)\s+[^,;:.!?]{2,40}?\s+(?:genommen|erobert|gestürmt|eingenommen|unser|in\s+unserer\s+Hand|gefallen)\s+ist)"
)
STAYS_IN_IT = (
    r"(?:bleib(?:t|en)\s+(?:er|sie|es)\s+(?:dort|da|darin|drin|drinnen|in\s+ihm|dort\s+drin|stehen)(?:\s+(?:stehen|sitzen|drin))?|"
    r"(?:hält|halten|besetzt|besetzen|behält|behalten|behauptet)\s+(?:er|sie|es)\s+(?:ihn|sie|es|den\s+Ort|das\s+Dorf|den\s+Hof|das|ihn\s+auch)(?:\s+(?:auch|fest|besetzt))?|"
    r"(?:setzt|setzen|richtet|richten|gräbt|graben|verschanzt|verschanzen)\s+(?:er|sie|es)\s+sich\s+(?:dort|da|darin|drin)\s+(?:fest|ein|zur\s+Verteidigung\s+ein)|wartet\s+(?:er|sie|es)\s+(?:dort|da)(?:\s+ab)?)"
)
HAS_IT_AND = re.keyed(
    rf"^(?P<mark>\W*){HAS_IT}\s*,\s*(?:so\s+|dann\s+)?{STAYS_IN_IT}\s*,?\s+und\s+(?P<does>(?:jagt|verfolgt|setzt|läuft|rennt|jagen|verfolgen|setzen|laufen|rennen)\b)",
    re.IGNORECASE,
)
# *hält die Garde hinten in Reserve*, *behält die Reiterei bei sich zurück*
KEEPS_BACK = re.compile(
    r"^(?P<mark>\W*)(?!(?:wer|niemand|keiner|ich|wir)\b)(?:General\s+)?(?-i:[A-ZÄÖÜ])[\w'’-]+(?:\s+(?-i:[A-ZÄÖÜ])[\w'’-]+)?\s+(?:hält|behält|lässt|soll)\s+"
    r"(?P<whom>(?:die|das|den)\s+(?:(?:ganze|gesamte|schwere|leichte)n?\s+)?(?-i:[A-ZÄÖÜ])[\w-]+(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?)\s+"
    r"(?:(?:weiter|weiterhin|noch|vorerst|hinten|dort|da|zunächst|erst\s?mal|als)\s+)*(?:in\s+(?:der\s+)?Reserve|(?:als\s+)?Reserve|zurück|bei\s+sich)"
    r"(?:\s+(?:zurück|halten|behalten|stehen))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *lassen sich auf nichts ein*
INTO_NOTHING = re.compile(
    r"\b(?P<lets>lässt|lassen)\s+sich\s+(?:dabei\s+|dort\s+|aber\s+|vorerst\s+)*auf\s+(?:(?:gar\s+|überhaupt\s+)?nichts|niemanden|"
    r"kein\w*\s+(?:Abenteuer|Scharmützel|Händel|Spielchen|Experimente|Geplänkel|Reiterkämpfe|Kämpfe|Gefechte|Raufereien|Duelle))\s+ein\b",
    re.IGNORECASE,
)
SHALL_INTO_NOTHING = re.compile(
    rf"\b(?P<shall>{SHALL})\s+sich\s+(?:dabei\s+|dort\s+|aber\s+|vorerst\s+)*auf\s+(?:(?:gar\s+|überhaupt\s+)?nichts|niemanden)\s+einlassen\b",
    re.IGNORECASE,
)
# *schießt auf 27J, solange es geht*: no case
AS_LONG = re.keyed(
    r"\s*,?\s+(?:so\s*lange?\s+(?:(?:es|das)\s+(?:nur\s+|irgend\s+)?(?:geht|möglich\s+ist)|(?:wie\s+)?(?:es\s+)?(?:nur\s+)?(?:irgend\s+)?möglich|(?:er|sie)\s+kann|(?:er|sie|es)\s+"
    r"(?:Munition|Pulver)\s+(?:hat|haben)|der\s+Vorrat\s+reicht|wie\s+es\s+geht)|so\s+gut\s+(?:es|er|sie)\s+(?:eben\s+|nur\s+|halt\s+)?(?:geht|kann|können)|"
    r"was\s+das\s+Zeug\s+hält|was\s+die\s+Rohre\s+hergeben|nach\s+Kräften|aus\s+allen\s+Rohren|Runde\s+(?:für|um)\s+Runde)(?=\s*(?:[.,;!]|$|und\b))",
    re.IGNORECASE,
)
# *macht dort dasselbe*, *tut da das Gleiche*
SAME_THERE = re.compile(
    r"\b(?P<does>macht|machen|tut|tun)\s+(?:dort|da|von\s+dort(?:\s+aus)?|da\s+drüben)\s+(?P<same>dasselbe|das\s+[Gg]leiche|ebenso|es\s+genauso|es\s+ebenso)\b",
    re.IGNORECASE,
)
# *wartet mit dem Feuern nicht auf Befehl*, *braucht zum Schießen keinen Befehl*
FIRE = r"(?:(?:dem|zum|fürs?|vorm)\s+)?(?:Feuern|Schießen|Feuer|Schuss)"
NEEDS_NO_WORD = re.keyed(
    rf"\b(?:wartet\s+mit\s+{FIRE}\s+nicht\s+(?:erst\s+)?(?:auf\s+(?:einen\s+|meinen\s+|den\s+)?(?:Befehl|Erlaubnis|Order)\w*|ab)|"
    rf"warten\s+mit\s+{FIRE}\s+nicht\s+(?:erst\s+)?(?:auf\s+(?:einen\s+|meinen\s+|den\s+)?(?:Befehl|Erlaubnis|Order)\w*|ab)|"
    rf"brauch(?:t|en)\s+{FIRE}\s+kein\w*\s+(?:Befehl|Erlaubnis|Order|Aufforderung)|(?:muss|müssen)\s+vor\s+dem\s+(?:Feuern|Schießen)\s+nicht\s+(?:erst\s+)?fragen)",
    re.IGNORECASE,
)
# *darf jede Gelegenheit zur Attacke nutzen*
TO_CHARGE = r"(?:zu(?:r|m|\s+einer|\s+einem)?|für\s+eine)\s+(?:Attacken?|Angriff|Attackieren|Chargieren|Gegenstoß)"
CHANCE_TAKEN = re.compile(
    rf"\b(?P<may>darf|dürfen|kann|können|soll|sollen)\s+(?P<too>(?:aber|jedoch|auch|gern\w*|ruhig|dabei|sie|er)\s+)*jede\s+(?:gute\s+|sich\s+bietende\s+|günstige\s+)?"
    rf"(?:Gelegenheit|Chance)\s+{TO_CHARGE}\s+(?:nutzen|nützen|ergreifen|wahrnehmen|ausnutzen)\b",
    re.IGNORECASE,
)

# *stehen gut und sichern nach rechts*: which way they look, and nowhere that they go
WATCHES_A_SIDE = re.compile(
    r"\b(?:sicher(?:t|n)|deck(?:t|en)|beobacht(?:et|en)|schau(?:t|en)|späh(?:t|en)|blick(?:t|en)|horch(?:t|en)|lug(?:t|en)|"
    r"pass(?:t|en)\s+auf|acht(?:et|en))\s+(?:dort\s+|gut\s+|dabei\s+|mir\s+|uns\s+)*nach\s+"
    r"(?:(?:der\s+)?(?:rechten|linken)\s+Seite|rechts|links|hinten|vorn|allen\s+Seiten|beiden\s+Seiten)"
    r"(?:\s+(?:hin|ab|hinüber))?(?:\s+auf)?(?=\s*(?:[.,;!]|$|und\b))",
    re.IGNORECASE,
)
# *Daneben, also nach E8, kommt 3/2Nas*: the square says where that is
THAT_IS = re.keyed(
    r"^(?P<lead>\W*)(?:daneben|dahinter|davor|dorthin|(?:rechts|links|hinten|vorn)(?:\s+davon)?|weiter\s+\w+)\s*,\s*"
    r"(?:also|sprich|genauer|d\.\s?h\.|das\s+heißt|nämlich)\s+(?:nach|in|auf|bei|bis)\s+(?P<where>[A-Z]\d{1,2})\s*,\s*"
    r"(?:kommt|geht|rückt|marschiert|zieht|stellt\s+sich|kommen|gehen|rücken|stellen\s+sich)\s+"
    r"(?P<who>[^,;:.!?]{2,40}?)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *Das 92. geht links, das 93. rechts vom Weg bis F5 vor*
EACH_ON_HIS_SIDE = re.compile(
    r"^(?P<lead>\W*)(?P<one>[^,;:.!?]{2,30}?\.?)\s+"
    r"(?P<goes>geht|gehen|rückt|rücken|marschiert|marschieren|zieht|ziehen|kommt|kommen|bleibt|bleiben)\s+(?P<side>links|rechts)"
    r"\s*,?\s*(?:und\s+)?(?P<two>(?:das|die|der)?\s*(?-i:[A-ZÄÖÜ\d])[^,;:!?]{1,30}?)\s+(?P<other>links|rechts)\s+"
    r"(?P<of>(?:vom|von\s+der|der|des|neben\s+der|an\s+der)\s+(?-i:[A-ZÄÖÜ])\w+)(?P<rest>[^;:!?]*)$",
    re.IGNORECASE,
)
# *sollen die Kanoniere die Geschütze stehen lassen und weglaufen*
RUN = (
    r"(?:\s+und\s+(?:(?:weg|davon)?\s*(?:laufen|rennen)(?:\s+(?:weg|davon))?|fliehen|abhauen|hauen\s+ab|sich\s+retten|"
    r"retten\s+sich|(?:sich\s+)?in\s+Sicherheit\s+bringen|bringen\s+sich\s+in\s+Sicherheit))?"
)
LEAVE_THEM = re.compile(
    r"^(?P<lead>\W*)(?P<case>(?:wenn|falls|sobald|wird|werden|kommt|kommen|greift|greifen)\b[^;:.!?]{2,60}?)\s*,\s*(?:so\s+|dann\s+)?"
    r"(?:sollen|lassen|müssen|dürfen)\s+(?:(?:die|ihre|seine)\s+)?(?:Kanoniere|Bedienung(?:en)?|Artilleristen|Mannschaften)\s+"
    r"(?:(?:die|ihre)\s+)?(?:Geschütze|Kanonen|Rohre|Stücke|Batterie)\s+(?:einfach\s+)?(?:stehen|im\s+Stich|zurück|liegen|auf(?:geben)?)"
    rf"\s*(?:lassen)?{RUN}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
CLOSE_TO_THEM = re.compile(
    r"\b(?:nah\w*|angegriffen|angreift|überrannt|überritten|bedroht|attackiert|ran|heran|erreicht|greift|greifen|kavallerie|reiter\w*)\b",
    re.IGNORECASE,
)
THEM = re.compile(r"\b(?:sie|ihn|ihm|ihnen|ihr|es|er)\b", re.IGNORECASE)
# *Kavallerie empfängt es im Karree*, *empfangen Reiter im Karree*
RECEIVES = re.compile(
    r"^(?P<lead>\W*)(?:feindliche\s+)?(?:Kavallerie|Reiterei|Reiter)\s+(?:empfängt|empfangen|erwartet|erwarten)\s+"
    r"(?P<they>[^,;:.!?]{2,30}?)\s+(?:im|in)\s+Karr[ée]e?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
RECEIVE_IT = re.compile(
    r"\b(?P<does>empfängt|empfangen|erwartet|erwarten)\s+(?:feindliche\s+|eine\s+|jede\s+)?"
    r"(?:Kavallerie|Reiterei|Reiter|Attacken?|Kavallerieangriffe?)\s+(?:im|in)\s+Karr[ée]e?\b",
    re.IGNORECASE,
)
# *Attackiert wird dort nur, wenn uns einer die Flanke zeigt*
ONLY_FLANKS = re.compile(
    r"^(?P<lead>\W*)(?:attackiert|chargiert|angegriffen)\s+wird\s+(?:dort\s+|aber\s+|dabei\s+|von\s+ihm\s+|von\s+ihnen\s+)*"
    r"(?:nur|erst|ausschließlich)\s*,?\s*(?:(?:wenn|falls)\s+[^;:.!?]{0,40}?\bFlanke\s+(?:zeigt|bietet|hinhält|zudreht|zukehrt|gibt|offen\s+ist)|"
    r"in\s+(?:die|eine)\s+(?:offene\s+)?Flanke|(?:bei|gegen)\s+(?:einer\s+|eine\s+)?offene\w*\s+Flanken?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)

# *Chancen zur Attacke sollen sie nutzen*
CHANCES_TAKEN = re.compile(
    rf"^(?P<lead>\W*)(?:(?:jede|alle)\s+)?(?:(?:gute|günstige|sich\s+bietende)n?\s+)?(?:Chancen?|Gelegenheit(?:en)?)\s+{TO_CHARGE}\s+(?P<may>darf|dürfen|kann|können|soll|sollen)\s+"
    r"(?P<who>[^,;:.!?]{2,30}?)\s+(?:auch\s+|ruhig\s+|gern\w*\s+)*(?:nutzen|nützen|ergreifen|wahrnehmen|ausnutzen)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Kommt es zum Nahkampf, weicht es aus*
IF_IT_COMES_TO_IT = re.compile(
    r"^(?P<lead>\W*)(?:kommt\s+es\s+(?:zum|zu\s+einem)\s+(?:Nahkampf|Kampf|Handgemenge|Gefecht|Angriff)|kommt\s+es\s+hart\s+auf\s+hart|"
    r"wird\s+es\s+(?:ihm\s+|ihnen\s+|dort\s+)?(?:zu\s+)?(?:heiß|eng|brenzlig|gefährlich)|wenn\s+es\s+(?:ihm\s+|ihnen\s+|dort\s+)?(?:zu\s+)?(?:heiß|eng|brenzlig|gefährlich)\s+wird|"
    r"(?:gerät|geraten)\s+(?:es|er|sie)\s+in\s+(?:Bedrängnis|Not|Schwierigkeiten))\s*,\s*(?:so\s+|dann\s+)?"
    r"(?P<does>weicht|weichen|geht|gehen|zieht|ziehen)\s+(?P<they>er|sie|es|(?-i:[A-ZÄÖÜ\d])[\w/-]+)\s+(?P<how>(?:sich\s+)?(?:aus|zurück))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson folgt mit dem Rest bis I6*
FOLLOWS_AS_FAR = re.compile(
    r"\b(?:folg(?:t|en)|rück(?:t|en)\s+nach|komm(?:t|en)\s+nach)\s+(?P<with>mit\s+(?:dem\s+Rest|den\s+(?:anderen|übrigen))[^,;:.!?]{0,30}?\s+)(?:bis\s+(?:nach\s+)?|nach\s+)(?=[A-Z]\d)",
    re.IGNORECASE,
)
# *Nur 2/108 nicht, das bleibt stehen*: what that one does
ONLY_HE_NOT = re.compile(
    r"^(?P<lead>\W*)nur\s+(?P<who>(?:das\s+|die\s+|der\s+)?(?-i:[A-ZÄÖÜ\d])[\w/.-]*(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?)\s+nicht\s*[,;:–-]\s*(?:das|die|der|es|sie|er|dieses|diese)\s+(?=[a-zäöüß]+(?:t|en)\b)",
    re.IGNORECASE,
)
# *hält Hubert dicht bei Husson*
KEEPS_HIM_NEAR = re.compile(
    r"^(?P<lead>\W*)(?!(?:wer|niemand|keiner|ich|wir)\b)(?:[^,;:.!?]{2,60}?\s+und\s+|(?:General\s+)?(?-i:[A-ZÄÖÜ])[\w'’-]+\s+)(?:hält|behält)\s+(?P<whom>(?-i:[A-ZÄÖÜ])[\w-]+)\s+"
    r"(?:ganz\s+|immer\s+)*(?:dicht|nah|nahe|eng|in\s+Reichweite)\s+(?P<at>bei|an|hinter|neben)\s+(?P<to>[^,;:.!?]{2,30}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Der Bossu-Wald ist Sache von Saxe-Weimar*
HIS_MATTER = re.compile(
    r"^(?P<lead>\W*)(?P<what>(?:der|die|das)?\s*(?-i:[A-ZÄÖÜ])[\w-]+(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?)\s+(?:ist|bleibt)\s+(?:weiterhin\s+|auch\s+|allein\s+|die\s+)*(?:Sache|Aufgabe|Angelegenheit)\s+(?:von|der|des)\s+"
    r"(?P<who>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *stürmt nicht auf eigene Faust los*
NOT_OFF = re.keyed(
    r"\b(?P<does>stürm(?:t|en)|presch(?:t|en)|reit(?:et|en)|renn(?:t|en)|spreng(?:t|en)|galoppier(?:t|en)|geh(?:t|en))\s+(?P<not>nicht\s+)?(?:auf\s+eigene\s+(?:Faust|Rechnung)|von\s+(?:sich\s+aus|alleine?)|eigenmächtig|ohne\s+Befehl)\s+(?:los|vor|drauf(?:los)?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)


def attacks_of_himself(told: re.Match[str]) -> str:
    """Charges of his own accord, or does not."""
    return f"attackier{'en' if told['does'].lower().endswith('en') else 't'} {told['not'] or ''}von sich aus"


def takes_chances(told: re.Match[str]) -> str:
    """May charge at any opportunity, whether he may or shall take it."""
    may = "dürfen" if told["may"].lower().endswith("n") else "darf"
    return f"{told['lead']}{told['who']} {may} bei jeder Gelegenheit attackieren"


def gives_way(told: re.Match[str]) -> str:
    """Whoever is attacked then gives way."""
    is_so, does = ("werden", "weichen") if told["does"].lower().endswith("en") else ("wird", "weicht")
    return f"{told['lead']}Wenn {told['they']} angegriffen {is_so}, {does} {told['they']} aus"


def leave_the_guns(told: re.Match[str]) -> str:
    """The crews give the guns up where somebody comes too close to them."""
    if CLOSE_TO_THEM.search(told["case"]) is None:
        return told[0]
    if THEM.search(told["case"]):
        return f"{told['lead']}Wenn sie angegriffen werden, geben sie die Geschütze auf"
    return f"{told['lead']}Wenn die Geschütze angegriffen werden, geben die Kanoniere die Geschütze auf"


def each_on_his_side(told: re.Match[str]) -> str:
    """Two who go the same way, on two sides of it."""
    of, rest, goes = told["of"], told["rest"], told["goes"]
    return (
        f"{told['lead']}{told['one']} {goes} {told['side']} {of}{rest}; {told['two']} {goes} {told['other']} {of}{rest}"
    )


def watching(told: re.Match[str]) -> str:
    """They stay and look."""
    return "halten" if told[0].split()[0].lower().endswith("n") else "hält"


def received(told: re.Match[str]) -> str:
    """Whoever receives horse so forms square."""
    return f"bild{'en' if told['does'].lower().endswith('n') else 'et'} Karree gegen Kavallerie"


def swarms(told: re.Match[str]) -> str:
    """Forms the chain, in the one word for it."""
    return "schwärmen aus" if told["does"].lower().endswith("en") else "schwärmt aus"


# *Ihre Front ist Nordwesten*, *die Front zeigt nach Norden*
FRONT_IS = re.keyed(
    r"^(?P<mark>\W*)(?:Ihre|Seine|Die|Deren)\s+Front\s+(?:ist|zeigt|geht|weist|liegt|soll)\s+(?:nach\s+)?(?P<way>(?:Nord|Süd)(?:ost|west)?en|Osten|Westen)(?:\s+(?:zeigen|sein|gehen|liegen))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *bleibt in der Farm und rührt sich da nicht raus*, *und geht da nicht weg*
NOT_OUT_OF_IT = re.keyed(
    r"(?P<stays>\b(?:bleib(?:t|en)|hält|halten|sitz(?:t|en))\b[^,;:.!?]{2,40}?)\s*,?\s+und\s+(?:rühr(?:t|en)\s+sich\s+(?:da|dort)?\s*nicht\s*(?:raus|weg|heraus|hinaus)?|"
    r"(?:geh(?:t|en)|komm(?:t|en))\s+(?:da|dort)\s+nicht\s+(?:raus|weg|heraus|hinaus))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *8M so lassen*
LEFT_SO = re.keyed(
    r"^(?P<who>\W*(?:(?:das|die|den)\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*|\W*\d[\w/]*)\s+(?:einfach\s+|erst\s*mal\s+)?so\s+(?:be)?lassen(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *vor nach F9, da dann Linie*
THERE_THEN = re.keyed(r",\s*da\s+(?:dann\s+)?(?=(?:in\s+)?(?:Linie|Kolonne|Karree|Plänkler\w*)\b)", re.IGNORECASE)
# *schießt auf die in F6, Bijleveld nimmt die in G6*
TAKES_THOSE = re.keyed(
    r"(?P<first>\b(?:schieß|schiess|feuer)(?:t|en)\s+auf\s+[^;:.!?]{2,60}?)\s*,\s*(?P<who>(?:(?:die|das)\s+)?[\w/-]{2,20})\s+nimmt\s+(?:sich\s+)?(?=(?:die|das|den)\s+(?:\w+\s+)?(?:in|bei|am)\s)",
    re.IGNORECASE,
)
# *soll mir die Plänkler in I8 vom Hals schaffen*
OFF_MY_NECK = re.keyed(
    r"(?P<lead>^\W*(?:(?:Auf|An)\s+(?:dem|der)\s+(?:rechten|linken)\s+(?:Flügel|Seite|Flanke)\s+)?)?(?P<shall>\bsoll(?:en)?)\s+(?P<who>[\w-]+\s+)?(?:mir|uns)\s+"
    r"(?P<foe>(?:die|das|den)\s+[^,;:.!?]{2,40}?)\s+vom\s+Halse?\s+(?:schaffen|halten)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
GETS_THEM_OFF = re.keyed(
    r"\b(?:schaff|hält|halt)(?:t|en)?\s+(?:mir|uns)\s+"
    r"(?P<foe>(?:die|das|den)\s+[^,;:.!?]{2,40}?)\s+vom\s+Halse?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *zu seinem 1/100 reiten*
TO_HIS_OWN = re.keyed(r"\bzu\s+(?:seinem|ihrem|dem)\s+(?=\d{1,3}/)", re.IGNORECASE)
# *kehrtmachen, wenn man so will, und ...*
SO_TO_SAY = re.keyed(
    r"\s*,\s*(?:wenn\s+man\s+so\s+will|sozusagen|wie\s+gesagt|wenn\s+ich\s+(?:das\s+)?(?:so\s+sagen\s+darf|recht\s+sehe))\s*,",
    re.IGNORECASE,
)
# *..., damit der Ort nicht leer bleibt*: why
NOT_TO_BE = re.keyed(
    r"\s*,\s*damit\s+(?:der|die|das|dort|da|uns|ihm|sie|er|es)\s+(?:\w+\s+){0,3}?(?:nicht|nix|nichts|niemand|keiner)\s+(?:\w+\s+){0,3}?\w+(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *bereitet ihm das vor, indem sie auf die 27J feuert*
BY_FIRING = re.keyed(
    r"\bbereite[tn]\s+(?:ihm|ihnen|ihr|den\s+\w+|das)(?:\s+(?:das|den\s+\w+|alles))?\s+vor\s*,\s+indem\s+(?:sie|er|es)\s+(?:ebenfalls\s+|auch\s+|gleichfalls\s+)?(?P<at>auf\s+[^,;:.!?]{2,40}?)\s+(?:feuert|schießt|feuern|schießen)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Und damit sie sich nicht auf die Füße treten, zieht bitte Gauthier zuerst und Jamin erst nach ihm*
ONE_AFTER_HIM = re.keyed(
    r"^\W*(?:(?:und\s+)?damit\s+[^;:.!?]{5,80}?,\s+)?(?:zieht|handelt|marschiert|geht)\s+(?:bitte\s+)?(?P<one>[\w/-]{2,20})\s+zuerst\s+und\s+(?P<two>[\w/-]{2,20})\s+(?:erst\s+)?nach\s+(?:ihm|ihr|diesem)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Auf eine Schießerei soll er sich nicht einlassen*: he has an order, and keeps to it
INTO_NO_SHOOTING = re.keyed(
    r"^(?P<lead>\W*)Auf\s+(?:eine|keine|irgendeine)\s+(?:Schießerei|Feuergefecht|Plänkelei|Geplänkel)\s+(?:unterwegs\s+)?(?:soll(?:en)?|darf|dürfen)\s+(?:er|sie|es)\s+sich\s+"
    r"(?:dabei\s+|unterwegs\s+)?(?:nicht\s+|keinesfalls\s+)?einlassen\s*(?:[,;.]\s*|$)",
    re.IGNORECASE,
)
# *soll Gauthier als zweites Treffen folgen*, *soll sich sortieren und Gauthier folgen*
SECOND_LINE = re.keyed(
    r"\s+als\s+(?:zweites|drittes)\s+Treffen(?=\s+(?:folgen|nachrücken|nachfolgen)\b)", re.IGNORECASE
)
SORTED_OUT = re.keyed(
    r"(?P<shall>\b(?:soll|sollen|muss|müssen|möge|mögen)\s+)sich\s+(?:erst\s+|erst\s*mal\s+|wieder\s+)*(?:sortieren|ordnen|entwirren|sammeln)\s+und\s+",
    re.IGNORECASE,
)
# *, bereit, ihn zu unterstützen*: why he follows
READY_TO = re.keyed(
    r"\s*,\s*(?:stets\s+|immer\s+)?bereit\s*,\s*(?:ihn|ihm|sie|ihnen|es|diesen?)\s+(?:\w+\s+)?(?:zu\s+\w+|\w+zu\w+)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *zu einer Gegenattacke lassen sie sich auf keinen Fall verleiten*
NOT_TEMPTED = re.keyed(
    r"\b(?:zu|auf)\s+(?:einer|eine|keiner|keine)\s+(?P<what>Gegenattacke|Attacke|Verfolgung)\s+(?:lass(?:en)?|"
    r"läss(?:t)?)\s+(?:(?P<who>[\w' ]{2,30}?)\s+)?sich(?:\s+(?P<who2>(?-i:[A-ZÄÖÜ])[\w' ]{2,30}?))?\s+"
    r"(?:auf\s+keinen\s+Fall|keinesfalls|nicht|nie|niemals|bitte\s+nicht)\s+(?:verleiten|hinreißen|provozieren|verlocken|ein)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
NEVER_THAT = {"g": "counter charge never", "a": "opportunity charge never", "v": "breakthrough stop"}
# *Der Angelpunkt des Ganzen ist der Hof*, *der Schlüssel zum Ganzen liegt in ...*: what matters, and no order
WHAT_MATTERS = re.keyed(
    r"^\W*(?:Der|Das|Die)\s+(?:(?:eigentliche|wahre|ganze)\s+)?(?:Dreh-\s+und\s+)?(?:Angelpunkt|Schlüssel|Kern|Knackpunkt|Herzstück|A\s+und\s+O)(?:\s+(?:des|der|zum|zur|für)\s+[^;:.!?]{2,30}?)?\s+(?:ist|liegt|bleibt)\s+[^;:.!?]{3,60}[.!]*\s*$",
    re.IGNORECASE,
)
# *Dass Jamin so weit hinten sitzt, gefällt mir nicht, er ...*: Jamin
DISPLEASES_ME = re.keyed(
    r"^(?P<lead>\W*)Dass\s+(?P<who>(?:die\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+[^;:.!?]{3,60}?,\s+(?:gefällt|passt|schmeckt|behagt)\s+mir\s+(?:gar\s+|überhaupt\s+|so\s+|ganz\s+und\s+gar\s+)?nicht\s*[,;]\s*"
    r"(?:also\s+|daher\s+|darum\s+)?(?:er|sie|es)\s+",
    re.IGNORECASE,
)
# *soll kehrtmachen und auf Lairalle vorgehen*: there
TURNS_FIRST = re.keyed(
    r"(?P<shall>\b(?:soll|sollen|muss|müssen|möge)\s+)(?:kehrtmachen|kehrt\s+machen|umdrehen|umkehren)\s*,?\s+und\s+(?=[^,;:.!?]{3,60}\b(?:vorgehen|gehen|marschieren|vorrücken|rücken)\b)",
    re.IGNORECASE,
)
# *Schlagen soll er sich nicht: ...*: how, follows
NOT_TO_FIGHT = re.keyed(
    r"^(?P<lead>\W*)(?:Schlagen|Prügeln|Raufen)\s+(?:soll(?:en)?|darf|dürfen)\s+(?:er|sie|es)\s+sich\s+(?:aber\s+)?(?:nicht|keinesfalls)\s*:\s*(?=\w)",
    re.IGNORECASE,
)
# *Wer ihn hat, der hat die Brücke, und deshalb ...*: why
WHOEVER_HAS_IT = re.keyed(
    r"^(?P<lead>\W*)Wer\s+(?:ihn|sie|es|das|den)\s+(?:hat|hält|besitzt),\s*(?:der\s+)?(?:hat|hält|beherrscht|gewinnt)\s+[^;:.!?]{3,60}?,\s*(?:und\s+)?(?P<so>deshalb|darum|daher|deswegen)\s+",
    re.IGNORECASE,
)
# *geht nicht weiter vor, sondern macht nur Front nach Süden*
NO_FURTHER = re.keyed(
    r"\b(?:geht|gehen|rückt|rücken|zieht|ziehen)\s+nicht\s+weiter(?:\s+vor)?\s*,\s*(?:sondern|er|sie|es)\s+(?=\w)",
    re.IGNORECASE,
)
# *soll sich in der Nähe von Quatre-Bras aus allem heraushalten*: there
OUT_OF_IT_THERE = re.keyed(
    r"\b(?:(?:soll|sollen)\s+sich|hält\s+sich|halten\s+sich)\s+(?:in\s+der\s+Nähe\s+von|nahe|bei|in|hinter)\s+(?P<there>(?-i:[A-ZÄÖÜ])[\w-]+)\s+aus\s+(?:allem|dem\s+\w+)\s+(?:he)?raus(?:halten)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
GERMANS_AT_LENGTH = (
    turn("nicht weiter", NO_FURTHER),
    turn("raus", OUT_OF_IT_THERE, r"reitet nach \g<there>"),
    turn("wer ", WHOEVER_HAS_IT, lambda told: f"{told['lead']}{told['so'].capitalize()} "),
    turn("dass", DISPLEASES_ME, r"\g<lead>\g<who> "),
    turn("schlagen|prügeln|raufen", NOT_TO_FIGHT, r"\g<lead>"),
    turn("einlassen", INTO_NO_SHOOTING, r"\g<lead>"),
    turn("treffen", SECOND_LINE),
    turn("sortieren|ordnen|entwirren|sammeln", SORTED_OUT, r"\g<shall>"),
    turn("bereit", READY_TO),
    turn(
        "verleiten|hinreißen|provozieren|verlocken|ein",
        NOT_TEMPTED,
        lambda told: f"{told['who'] or told['who2'] or 'sie'} {NEVER_THAT[told['what'][0].lower()]}",
    ),
    turn("angelpunkt|schlüssel|kern|knackpunkt|herzstück|a und o", WHAT_MATTERS),
    turn("front", FRONT_IS, r"\g<mark>Front \g<way>"),
    turn("nicht", NOT_OUT_OF_IT, r"\g<stays>"),
    turn("lassen", LEFT_SO, r"\g<who> bleibt"),
    turn(", da ", THERE_THEN, ", dort "),
    turn("nimmt", TAKES_THOSE, r"\g<first>, \g<who> schießt auf "),
    turn("vom hals", OFF_MY_NECK, lambda told: f"{told['who'] or ''}{told['shall']} {told['foe']} angreifen"),
    turn("vom hals", GETS_THEM_OFF, r"vertreibt \g<foe>"),
    turn("zu seinem|zu ihrem|zu dem", TO_HIS_OWN, "zum "),
    turn("man so|sozusagen|wie gesagt|wenn ich", SO_TO_SAY),
    turn("kehrt|umdrehen|umkehren", TURNS_FIRST, r"\g<shall>"),
    turn("damit", NOT_TO_BE),
    turn("indem", BY_FIRING, r"feuert \g<at>"),
    turn("zuerst", ONE_AFTER_HIM, r"Zuerst \g<one>, dann \g<two>"),
    turn("kette|linie|schleier|schirm|schwarm|plänkler", SHALL_MAKE_IT, r"\g<shall> ausschwärmen"),
    turn("kette|linie|schleier|schirm|schwarm|plänkler", MAKES_THE_CHAIN, swarms),
    turn("kette|linie|schleier|schirm", WITH_A_CHAIN, "als Plänkler"),
    turn("dort|da |hier", WAITS_THERE, r"\g<mark>\g<they> "),
    turn("bleib|hält|halten|besetz|behält|behalt|behaupt|setz|wartet", HAS_IT_AND, r"\g<mark>Er \g<does>"),
    turn("reserve|zurück|bei sich", KEEPS_BACK, r"\g<mark>\g<whom> bleibt in Reserve"),
    turn("sich", INTO_NOTHING, r"\g<lets> sich auf kein Gefecht ein"),
    turn("einlassen", SHALL_INTO_NOTHING, r"\g<shall> sich auf kein Gefecht einlassen"),
    turn("so|zeug|rohre|kräften|runde", AS_LONG),
    turn("dort|da ", SAME_THERE, r"\g<does> \g<same>"),
    turn("befehl|erlaub|order|aufford|fragen| ab", NEEDS_NO_WORD, "feuert nach Belieben"),
    turn("nach ", WATCHES_A_SIDE, watching),
    turn("also|sprich|genauer|heißt|nämlich|d.", THAT_IS, r"\g<lead>\g<who> geht nach \g<where>"),
    turn("links|rechts", EACH_ON_HIS_SIDE, each_on_his_side),
    turn("kanonier|bedien|artiller|mannsch", LEAVE_THEM, leave_the_guns),
    turn("empf|erwart", RECEIVES, r"\g<lead>\g<they> bildet Karree gegen Kavallerie"),
    turn("empf|erwart", RECEIVE_IT, received),
    turn("flanke", ONLY_FLANKS, r"\g<lead>Sie opportunity charge flank only"),
    turn("gelegenheit|chance", CHANCES_TAKEN, takes_chances),
    turn("kommt|wird|gerät|geraten", IF_IT_COMES_TO_IT, gives_way),
    turn("rest|anderen|übrigen", FOLLOWS_AS_FAR, r"geht \g<with>nach "),
    turn("nicht", ONLY_HE_NOT, r"\g<lead>\g<who> "),
    turn("hält", KEEPS_HIM_NEAR, r"\g<lead>\g<whom> bleibt dicht bei \g<to>"),
    turn("sache|aufgabe|angelegenheit", HIS_MATTER, r"\g<lead>\g<who> hält \g<what>"),
    turn(" los| vor|drauf", NOT_OFF, attacks_of_himself),
    turn("gelegenheit|chance", CHANCE_TAKEN, r"\g<may> bei jeder Gelegenheit attackieren"),
)
