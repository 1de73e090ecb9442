"""As Germans rule: what somebody is to do in a case, and how boldly he goes about it, in words of every day.

*Hält sich mit Attacken zurück*, *hält nach einem Erfolg an*, *gibt nach, wenn es angegriffen wird*, *rettet die
Geschütze*: the same rules and deeds by the words that every reader of a letter knows.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

DONE = r"(?=\s*(?:[.;!]|$))"
END = r"(?=\s*(?:[.,;!]|$|und\b|aber\b))"
WHO = r"(?P<who>(?!(?:er|sie|es|jeder|alle|und|wer)\b)[^,;:.!?]{2,40}?)"
CHARGES = (
    r"(?:(?:eigenen?|eigenmächtigen?|weiteren?|jeglichen?|allen?|jeder|jede|alle|der|die|das|dem|einer|eine)\s+)*"
    r"(?:Attacken?|Angriff(?:e|en|s|es)?|Attackieren|Reiterangriff(?:e|en)?)"
)
# *hält sich mit Attacken zurück*, *unterlässt jede Attacke*, *sieht von Angriffen ab*, *verzichtet auf Attacken*
NO_CHARGES = re.compile(
    rf"\b(?:(?P<many>halten|enthalten|sehen|verzichten|unterlassen|lassen)|"
    rf"(?:hält|enthält|sieht|verzichtet|unterlässt|unterläßt|lässt|läßt))\s+"
    rf"(?:sich\s+mit\s+{CHARGES}\s+(?:\w+\s+)?zurück|sich\s+(?:\w+\s+)?{CHARGES}|"
    rf"von\s+{CHARGES}\s+(?:\w+\s+)?ab|auf\s+{CHARGES}|(?:bitte\s+)?{CHARGES}(?:\s+(?:bleiben|sein))?){END}",
    re.IGNORECASE,
)
DENIES = re.compile(r"zurück$|\bvon\b|\bauf\b|\benth|unterl|bleiben$|sein$", re.IGNORECASE)
# *rückt dem Feind auf den Leib*, *geht 2/2Nas an den Kragen*
AT_HIS_THROAT = re.compile(
    r"\b(?:rück|geh|fall|fäll|steig|setz)(?P<n>t|en)\s+(?:dem\s+|der\s+|den\s+)?(?P<whom>[^,;:.!?]{2,40}?)\s+"
    r"(?:auf\s+den\s+(?:Leib|Pelz|Hals)|an\s+(?:den\s+Kragen|die\s+Gurgel|die\s+Kehle)|aufs\s+Dach)" + END,
    re.IGNORECASE,
)
SUCCESS = (
    r"(?:nach|bei)\s+(?:(?:eine[mr]|dem|der|jede[mr])\s+)?(?:(?:gewonnene|erfolgreiche|siegreiche|glückliche)[mnr]?\s+"
    r"(?:Nahkampf|Kampf|Gefecht|Angriff|Attacke|Handgemenge)|Erfolg|Sieg|Durchbruch)(?:e?s?)?"
)
# *hält nach einem Erfolg an*, *macht nach gewonnenem Nahkampf halt*, *bleibt nach einem Sieg stehen*
HALTS_AFTER = re.compile(
    rf"^(?P<lead>\W*){WHO}\s+(?:hält|halten|macht|machen|bleibt|bleiben|stoppt|stoppen|sammelt|sammeln)\s+(?:sich\s+)?"
    rf"{SUCCESS}(?:\s+(?:an|halt|Halt|stehen|inne|ein|sofort|sich|wo\s+\w+\s+(?:ist|sind|steht|stehen)))*{DONE}",
    re.IGNORECASE,
)
# *Nach gewonnenem Nahkampf stößt Gauthier nach, Husson hält*: each of the two by himself
EACH_AFTER = re.compile(
    rf"^(?P<lead>\W*){SUCCESS}\s*[:,]?\s*(?:stößt|stösst|setzt|stoßen|setzen|verfolgt|verfolgen|jagt)\s+(?P<who>[A-ZÄÖÜ\d][^,;:.!?]{{1,30}}?)"
    r"(?:\s+nach)?\s*(?:,|und|,\s*(?:und|aber|während))\s*(?P<other>[A-ZÄÖÜ\d][^,;:.!?]{1,30}?)\s+"
    r"(?:hält|halten|bleibt|bleiben|stoppt|verfolgt\s+nicht|setzt\s+nicht\s+nach)(?:\s+(?:an|stehen|dagegen|aber|wo\s+\w+\s+ist))*"
    + DONE,
    re.IGNORECASE,
)
AFTER_PURSUES = re.compile(
    rf"^(?P<lead>\W*){SUCCESS}\s*[:,]?\s*(?:stößt|stösst|setzt|verfolgt|jagt)\s+(?P<who>[A-ZÄÖÜ\d][^,;:.!?]{{1,30}}?)(?:\s+(?:nach|weiter))?{DONE}",
    re.IGNORECASE,
)
# *..., ordnen, ...* behind *stehen bleiben*: what goes without saying
DRESSES = re.compile(
    r"(?P<stays>\b(?:stehen\s*bleiben|Halt|anhalten|halten|verfolgt\s+nicht|nicht\s+nachsetzen)\b)\s*,?\s*(?:und\s+)?"
    r"(?:(?:sich\s+)?(?:(?:neu|wieder)\s+)?(?:ordnen|sammeln|formieren)|Ordnung\s+herstellen)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *Bei einem Angriff weicht 1/2L zurück*, *gibt nach, wenn es angegriffen wird*
ATTACKED = (
    r"(?:bei|im\s+Falle)\s+(?:eine[mrs]\s+|jede[mr]\s+)?(?:feindlichen?\s+)?(?:Angriffs?|Attacken?|Reiterangriffs?)"
    r"(?!\s+auf)"
)
GIVES_WAY = re.compile(
    rf"^(?P<lead>\W*){ATTACKED}\s+(?:weich(?P<n>t|en)|geh(?P<n2>t|en)|zieh(?P<n3>t|en)\s+sich|gib(?P<n4>t)|geben)\s+"
    rf"(?P<who>(?!sich\b|keine)[^,;:.!?]{{2,40}}?)\s+(?:sich\s+)?(?:zurück|aus|nach){DONE}",
    re.IGNORECASE,
)
YIELDS_IF = re.compile(
    r"\b(?:gib(?P<n>t)|geben)\s+(?:sofort\s+|lieber\s+)?nach(?=\s*,\s*(?:wenn|falls|sobald)\s)", re.IGNORECASE
)
REACHED = (
    r"(?:überrannt|überritten|angegriffen|attackiert|bestürmt|gestürmt|genommen|erreicht|erobert|eingenommen)\s+"
    r"(?:wird|werden|zu\s+werden\s+droht)"
)
# *rettet die Geschütze, wenn sie überrannt wird*, *bringt sich in Sicherheit, ...*
SAVES_GUNS = re.compile(
    r"\b(?:(?P<many>retten|bringen|schaffen|machen)|rettet|bringt|schafft|macht)\s+(?:"
    r"(?:sich|(?:die|ihre|seine)\s+(?:Geschütze|Kanonen|Stücke|Rohre))(?:\s+(?:rechtzeitig|schnell|lieber|dann))*\s+"
    r"(?:in\s+Sicherheit|fort|weg|davon|aus\s+dem\s+Staub)|(?<=rettet\s)(?:die|ihre|seine)\s+(?:Geschütze|Kanonen|Stücke)|"
    rf"(?<=retten\s)(?:die|ihre|seine)\s+(?:Geschütze|Kanonen|Stücke))(?=\s*,?\s*(?:wenn|falls|sobald|bevor)\b[^,;:.!?]*?\b{REACHED})",
    re.IGNORECASE,
)
GUNS = r"(?:Geschütze?n?|Kanonen?|Rohre?n?|Batterien?|Stücke?n?|Artillerie)"
# *kommt der Gegner bis an die Rohre: aufprotzen und weg, Geschütze retten*, *bei Nahangriff aufprotzen und ausweichen*
ENEMY = (
    r"(?:der\s+)?(?:Feind|Gegner|Franzose|Franzosen|die\s+(?:Franzosen|Holländer|Engländer|Niederländer)|Infanterie|"
    r"Kavallerie|jemand)"
)
AT_THE_GUNS = re.compile(
    rf"^(?P<lead>\W*(?:[^,;:.!?]{{2,40}}?:\s*)?)(?:(?:kommt|kommen|gelangt|bricht|brechen|dringt|gerät)\s+{ENEMY}\s+(?:doch\s+)?(?:(?:bis\s+)?(?:an|in|zwischen|auf|zu)\s+(?:die|den|unsere[n]?)\s+{GUNS}(?:\s+(?:ein|heran|vor))?)|"
    rf"(?:bei|im\s+Falle\s+eines|falls)\s+(?:feindlichem\s+)?(?:Nahangriffs?|Nahkampfs?|Einbruchs?|Sturms?(?:angriffs?)?|Überrennens))\s*[:,–-]?\s*"
    r"(?:aufprotzen\s*(?:,|und)\s*(?:und\s+)?(?:weg|ab|fort|davon|ausweichen|zurück|abfahren|fliehen|verschwinden|flüchten)|(?:weg|ausweichen|abhauen)\s+(?:damit|mit\s+den\s+Geschützen))"
    rf"(?:\s*,\s*(?:die\s+)?{GUNS}\s+(?:retten|in\s+Sicherheit\s+bringen))?{DONE}",
    re.IGNORECASE,
)
# *Sollten die Franzosen in die Batterien einbrechen, so protzen sie auf*: the batteries
INTO_THE_GUNS = re.compile(
    rf"^(?P<lead>\W*)(?:(?:sollte[n]?|wenn|falls)\s+{ENEMY}\s+(?:doch\s+)?(?:bis\s+)?(?:in|an|zwischen|auf)\s+(?:die|unsere)\s+{GUNS}\s+"
    r"(?:einbrechen|eindringen|kommen|gelangen|vordringen|geraten|einbricht|eindringt|kommt|gelangt|vordringt)|"
    rf"(?:brechen|dringen|kommen|bricht|dringt|kommt)\s+{ENEMY}\s+(?:in|an|zwischen)\s+(?:die|unsere)\s+{GUNS}(?:\s+ein)?)\s*,\s*(?:so\s+|dann\s+)?"
    r"(?:protzen\s+(?:sie|diese|die)\s+auf(?:\s+und\s+[^,;:.!?\d]{3,30})?|(?:wird|werden)\s+(?:sofort\s+)?aufgeprotzt(?:\s+und\s+[^,;:.!?\d]{3,30})?)"
    + DONE,
    re.IGNORECASE,
)
# *geht neben 7/2FA in Stellung, rechts davon*: on that side of it
BESIDE_IT = re.compile(
    r"\b(?:direkt\s+)?neben\s+(?:der\s+|die\s+|das\s+|dem\s+)?(?P<whom>[^,;:.!?]{2,30}?)(?P<goes>\s+(?:in\s+Stellung|auf|hin|Stellung))?\s*,\s*"
    r"(?:und\s+zwar\s+)?(?P<side>rechts|links|westlich|östlich|nördlich|südlich)\s+(?:davon|von\s+(?:ihr|ihm|ihnen|der))"
    + END,
    re.IGNORECASE,
)
# *Für 5M Folgendes: bleibt*, *Zu 5M folgender Befehl: ...*
FOR_HIM = re.compile(
    r"^(?P<lead>\W*)(?:für|zu|an)\s+(?:die\s+|das\s+|den\s+|der\s+|dem\s+)?(?P<who>[^,;:.!?]{2,40}?)\s+(?:gilt\s+|noch\s+)?"
    r"(?:Folgendes|folgende[rs]?\s+(?:Befehl|Auftrag|Weisung|Anweisung|Order))\s*:\s*",
    re.IGNORECASE,
)
# *verbleiben in ihrer jetzigen Aufstellung*, *bleibt an seinem bisherigen Platz*
WHERE_IT_STANDS = re.compile(
    r"\b(?:ver)?(?P<stays>bleib(?:t|en))\s+(?:(?:bitte|vorerst|einfach|weiter|weiterhin|zunächst)\s+)*(?:in|an|auf|bei)\s+(?:(?:ihre[rmn]?|seine[rmn]?|der|dem|den)\s+)?"
    r"(?:(?:jetzige|bisherige|derzeitige|gegenwärtige|momentane|augenblickliche|heutige|alte|aktuelle|eingenommene)[nmr]?\s+)+"
    r"(?:Aufstellung|Stellung|Stellungen|Platz|Plätzen|Position|Positionen|Standort|Lage|Ort)(?:\s+stehen)?" + END,
    re.IGNORECASE,
)
# *Ney: Standort bei 7/2FA*, *Foy führt vorn bei Gauthier*: where a general is
POSTED = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:General\s+|Marschall\s+)?[A-ZÄÖÜ][\w-]+(?:\s+[A-ZÄÖÜ][\w-]+)?)\s*(?::|\s)\s*"
    r"(?:(?:Standort|Platz|Gefechtsstand|Aufenthalt|Befehlsstelle)\s*:?|(?:führt|befehligt|kommandiert|leitet)\s+(?:von\s+)?(?:ganz\s+)?(?:vorne?|persönlich|selbst))\s+"
    r"(?:bei|beim|neben|nahe)\s+(?=\S)"
)
# *darf in seiner Linie am Waldrand stehen bleiben*
MAY_STAY = re.compile(
    r"\b(?:darf|dürfen|kann|können|soll|sollen)\s+(?P<how>(?:in\s+(?:seiner|ihrer)\s+(?:Linie|Kolonne|Plänklerkette|Formation)\s+)?"
    r"(?:(?:am|an\s+der|im|auf\s+der|in\s+der)\s+[^,;:.!?\s]{3,20}\s+))(?:ruhig\s+|gern\s+|gerne\s+)?stehen\s*bleiben"
    + END,
    re.IGNORECASE,
)
# *Attacke nur auf schriftlichen Befehl von mir*
WRITTEN_ORDER = re.compile(
    r"\b(?P<only>(?:nur|erst|ausschließlich)\s+auf)\s+(?:schriftl(?:ich\w*)?\.?|mündl(?:ich\w*)?\.?|ausdrückl(?:ich\w*)?\.?|direkten|gesonderten|besonderen|persönlichen)\s+"
    r"(?P<order>Befehl|Order|Anweisung|Weisung)(?:\s+von\s+mir|\s+durch\s+mich)?",
    re.IGNORECASE,
)
# *Zuerst sind die Kanonen dran, dann Bijlandt*: before whom they act
ARE_FIRST = re.compile(
    r"\b(?P<first>(?:zu)?erst|zunächst|als\s+erste[srn]?)\s+(?:ist|sind|kommt|kommen)\s+(?P<who>[^,;:.!?]{2,40}?)\s+(?:dran|an\s+der\s+Reihe|an\s+die\s+Reihe)"
    r"(?=\s*,\s*(?:dann|danach|als\s+(?:zweite|nächste)\w*|gefolgt)\b)",
    re.IGNORECASE,
)
# *Geschlossene Infanterie greift sie nicht an*: whom she leaves alone, put behind her
LEAVES_THEM = re.compile(
    r"^(?P<lead>\W*)(?P<whom>(?:(?:geschlossene|formierte|frische|intakte|feindliche|gegnerische|aufgestellte)\s+)+(?:Infanterie|Kavallerie|Bataillone|Batterien|Artillerie|Reiterei|Truppen)|"
    r"Karrees?|Batterien|Infanterie\s+in\s+(?:Linie|Kolonne|Karree|Ordnung))\s+(?P<does>greift|greifen|attackiert|attackieren)\s+(?P<he>sie|er|es)\s+(?P<not>nicht|nie|niemals|keinesfalls)(?P<on>\s+an)?"
    + DONE,
    re.IGNORECASE,
)


def no_charges(told: re.Match[str]) -> str:
    """The rule by its plain words, where the verb denies them."""
    if not DENIES.search(told[0]):
        return told[0]
    return "attackieren nicht von sich aus" if told["many"] else "attackiert nicht von sich aus"


def attacks_him(told: re.Match[str]) -> str:
    """An attack on whom it is told of."""
    whom = told["whom"]
    foe = f"den {whom}" if whom.lower() in ("feind", "gegner") else whom
    return f"{'greift' if told['n'].lower() == 't' else 'greifen'} {foe} an"


def gives_way(told: re.Match[str]) -> str:
    """Who gives way, and then the case."""
    one = any(told[name] in ("t", "T") for name in ("n", "n2", "n3", "n4"))
    return f"{told['lead']}{told['who']} " + (
        "weicht zurück, wenn es angegriffen wird" if one else "weichen zurück, wenn sie angegriffen werden"
    )


def at_the_guns(told: re.Match[str]) -> str:
    """The case by the word for it, of whom stands before it or of those who were told of."""
    lead = told["lead"]
    if lead.rstrip().endswith(":"):
        return f"{lead}werden sie überrannt, aufprotzen und weg"
    return f"{lead}werden die Batterien überrannt, protzen sie auf und fliehen"


def leaves_them(told: re.Match[str]) -> str:
    """Who lets whom alone, in their plain order."""
    whom = told["whom"][:1].lower() + told["whom"][1:] if " " in told["whom"] else told["whom"]
    return f"{told['lead']}{told['he'].capitalize()} {told['does']} {whom} {told['not']}{told['on'] or ''}"


AS_GERMANS_RULE = (
    turn("attack|angriff", NO_CHARGES, no_charges),
    turn("leib|pelz|hals|kragen|gurgel|kehle|dach", AT_HIS_THROAT, attacks_him),
    turn("nach|bei", EACH_AFTER, r"\g<lead>\g<other> verfolgt nicht, \g<who> verfolgt, wenn er gewinnt"),
    turn("nach|bei", AFTER_PURSUES, r"\g<lead>\g<who> verfolgt, wenn er gewinnt"),
    turn("nach|bei", HALTS_AFTER, r"\g<lead>\g<who> verfolgt nicht"),
    turn("ordn|sammeln|formieren", DRESSES, r"\g<stays>"),
    turn("angriff|attack", GIVES_WAY, gives_way),
    turn(
        "nach",
        YIELDS_IF,
        lambda told: "weicht zurück" if told["n"] else "weichen zurück",
    ),
    turn("rett|sicher|fort|weg|davon|staub", SAVES_GUNS, lambda told: "fliehen" if told["many"] else "flieht"),
    turn("protz|weg|ausweichen|abhauen", AT_THE_GUNS, at_the_guns),
    turn("protz", INTO_THE_GUNS, r"\g<lead>werden die Batterien überrannt, protzen sie auf und fliehen"),
    turn("neben", BESIDE_IT, r"\g<side> von \g<whom>\g<goes>"),
    turn("folgende", FOR_HIM, r"\g<lead>\g<who>: "),
    turn("bleib", WHERE_IT_STANDS, r"\g<stays> stehen"),
    turn("standort|platz|stand|aufenthalt|führt|befehl|kommand|leitet", POSTED, r"\g<lead>\g<who> geht zu "),
    turn("bleiben", MAY_STAY, lambda told: f"bleibt {told['how']}stehen"),
    turn("befehl|order|weisung", WRITTEN_ORDER, r"\g<only> meinen \g<order>"),
    turn("greif|attack", LEAVES_THEM, leaves_them),
    turn("dran|reihe", ARE_FIRST, r"\g<first> \g<who>"),
)
