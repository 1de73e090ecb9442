"""German turns: what German says beside an order, or in a noun, put into the plain words of an order."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *und im Übrigen stehen bleiben*: nobody else is meant
FOR_THE_REST = re.compile(r"\s*,?\s*\bim\s+[üÜ]brigen\b\s*,?", re.IGNORECASE)
# *führt den Hauptstoß gegen Gemioncourt*: an attack, if the greatest
MAIN_ATTACK = re.compile(
    r"\b(?:Haupt|Groß)(?:stoß|stoss|angriff|schlag|vorstoß)(?=(?:s|es)?\s+(?:gegen|auf|richtung)\b)", re.IGNORECASE
)
# *Der soll nach I4*: he of whom the talk is
HE_SHALL = re.compile(
    r"(?P<mark>^\W*|[,;:–—-]\s*)(?P<who>der|die|das)\s+(?=(?:soll(?:te|en|ten)?|muss|müssen|darf|dürfen)\b)",
    re.IGNORECASE,
)
HE = {"der": "er", "die": "sie", "das": "es"}
# *Angreifen soll er aber noch niemanden*: no new clause begins
BUT_BETWEEN = re.compile(
    r"(?P<before>\b(?:soll(?:te|en|ten)?|darf|dürfen|muss|müssen|wird|werden|kann|können)\s+(?:er|sie|es|die|der|das|"
    r"man|ihr)?)\s+"
    r"(?:aber|jedoch|allerdings|freilich|dagegen)\s+(?=\w)",
    re.IGNORECASE,
)
# *folgt, greift aber nicht an*
BUT_DOES_NOT = re.compile(
    r"(?P<mark>,\s*)(?P<does>[a-zäöüß]{3,}(?:t|en))\s+(?:aber|jedoch|allerdings|dabei)\s+(?P<not>nicht|kein\w*|"
    r"niemand\w*)\b"
)
# *vor den anderen herlaufen*, *geht vor der Brigade her*
BEFORE_THEM = re.compile(
    r"\bvor\s+(?P<whom>(?:de[nmr]|seine[nmr]|ihre[nmr]|unsere[nmr])\s+[^.;:!?,\d]{3,40}?|[A-ZÄÖÜ][\w-]+|"
    r"\d+/\d+\w*)\s+her"
    r"(?:(?P<zu>zu)?(?P<verb>laufen|gehen|ziehen|marschieren|reiten|rücken|schwärmen|eilen|traben))?\b"
)
# *Foy reitet zu Gauthier hin und bleibt bei ihm*: who has ridden to somebody is with him
STAYS_WITH_HIM = re.compile(
    r"(?P<to>\b(?:zu[mr]?|to|joins|rejoint|auprès\s+de|chez)\s+(?:[a-z]+\s+)?(?:[A-ZÄÖÜÉ][\w-]+|\d+/\w+))(?:\s+(?:hin|hinüber|"
    r"rüber|over))?\s*,?\s+"
    r"(?:(?:und|and|et)\s+)(?:bleibt|stays|remains|reste|demeure)\s+(?:dann\s+|auch\s+|dort\s+|then\s+)?"
    r"(?:bei\s+(?:ihm|ihr|ihnen)|an\s+(?:seiner|ihrer)\s+Seite|with\s+(?:him|them)|by\s+his\s+side|at\s+his\s+side|"
    r"avec\s+(?:lui|eux)|"
    r"auprès\s+de\s+lui|à\s+ses\s+côtés)\b"
)
# *rausgehen, so dass sie zwischen dem Wald und Husson stehen*: there they go
SO_THAT_THERE = re.compile(
    r"\s*,?\s*\b(?:so\s*dass|so\s*daß|bis\s+dass)\s+(?:er|sie|es|seine\s+\w+|ihre\s+\w+)\s+(?:alle\s+|dann\s+|"
    r"genau\s+)*"
    r"(?P<where>(?:zwischen|links|rechts|hinter|vor|neben|bei|nördlich|südlich|östlich|westlich)\b[^,;:.!?]{2,60}?)\s+"
    r"(?:(?:zu\s+)?stehen(?:\s+kommen)?|steht|ist|sind|kommen|kommt)(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)
# *um vor Angriffen sicher zu sein*: what he is spared, and nobody attacks
TO_BE_SPARED = re.compile(
    r"\s*,\s*um\s+[^,;:.!?]*\b(?:(?:sicher|geschützt|gedeckt|unsichtbar|bereit|gewappnet|vorbereitet|fertig|näher|"
    r"verborgen)\s+zu\s+(?:sein|bleiben|"
    r"werden)|zu\s+(?:vermeiden|verhindern|entgehen|entkommen|verwirren|täuschen|überraschen|"
    r"beobachten\s+zu\s+können))(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *die will ich mir aufheben*: why they stay
KEPT_FOR_LATER = re.compile(
    r"\s*[,;–—-]\s*(?:denn\s+)?(?:die|den|das|ihn|sie|es)\s+(?:will|möchte|wollen|möchten|muss|würde)\s+(?:ich|"
    r"wir)\s+(?:(?:mir|uns)\s+)?"
    r"(?:(?:noch|lieber|gern|gerne|für\s+später|für\s+nachher|erst\s?mal)\s+)*(?:aufheben|aufsparen|schonen|behalten|"
    r"zurückhalten|zurückbehalten)\b",
    re.IGNORECASE,
)
# *Wir halten bis Picton da ist*: until then, and not as far as to him
UNTIL_HE_IS_HERE = re.compile(
    r"\s*,?\s+bis\s+(?P<who>(?:(?:die|der|das|General|"
    r"unsere?)\s+)?(?-i:[A-ZÄÖÜ])[\w.-]+(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?)\s+"
    r"(?:(?:endlich|dann|auch)\s+)?(?:da|hier|heran|angekommen|eingetroffen|eintrifft|ankommt|herankommt|auftaucht|"
    r"soweit|zur\s+Stelle)"
    r"(?:\s+(?:ist|sind))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Angriffe nur auf Befehl*
ONLY_ON_ORDERS = re.compile(
    r"^(?P<lead>\W*(?:[^:]{2,20}:\s*)?)(?P<deed>Angriffe?|Attacken?|angegriffen\s+wird|"
    r"attackiert\s+wird)\s+(?:erfolgen\s+|gibt\s+es\s+)?nur\s+"
    r"(?:auf|nach|bei)\s+(?:meine[nrm]?\s+|ausdrücklichen?\s+)*(?:Befehl|Anweisung|Zuruf|Order|"
    r"Anordnung)(?:\s+von\s+mir)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *(wg. Befehlsreichweite)*
ON_ACCOUNT_OF = re.compile(r"\b[Ww]g\.\s*(?=\w)")
# *Bijlandt an 7L*: to it
CLOSE_TO = re.compile(
    r"^(?P<who>\W*[A-ZÄÖÜ\d][\w./-]*(?:\s+[A-ZÄÖÜ][\w-]+){0,2})\s+(?:ran\s+)?an\s+(?:(?:das|die|"
    r"den)\s+)?(?=\d+\w*(?:/\w+)?\W*$)"
)
# *Wathiez verlegt seine beiden Regimenter nach E3 und lässt sie dort Kolonne bilden*: these do both
HAS_THEM_FORM = re.compile(
    r"^(?P<lead>\W*)(?P<who>[A-ZÄÖÜ][\w-]+)\s+(?:verlegt|führt|bringt|zieht|schickt|nimmt|verschiebt)\s+(?:seine|"
    r"ihre)\s+"
    r"(?P<what>(?:beiden|zwei|drei|vier|fünf)\s+[\w-]+)\s+(?P<where>[^;:.!?]*?)\s*,?\s+und\s+lässt\s+(?:sie|"
    r"diese)\s+(?:dort\s+|da\s+|dann\s+|in\s+)*"
    r"(?P<how>Kolonne|Linie|Karree|Plänklerlinie|Angriffskolonne|Marschkolonne)\s+(?:bilden|formieren|annehmen|"
    r"einnehmen|aufstellen|antreten)"
    r"(?=\s*[.!]*\s*$)"
)
# *lässt die Bataillone Linie bilden*: forms line
LETS_FORM = re.compile(
    r"\blässt\s+(?:(?:sie|seine|ihre|die|alle)\s+)?(?:(?:Bataillone|Regimenter|Leute|Männer|Truppen|Brigade|"
    r"Division)\s+)?(?P<there>(?:dort|da|dann)\s+)?"
    r"(?:in\s+)?(?P<how>Kolonne|Linie|Karree|Plänklerlinie|Angriffskolonne|Marschkolonne)\s+(?:bilden|formieren|"
    r"annehmen|einnehmen|aufstellen|antreten|gehen)\b"
)
# *da brauchst du mich nicht fragen*: there is nothing that they do
NEED_NOT_ASK = re.compile(
    r"\s*[,;–—-]\s*(?:und\s+|aber\s+)?(?:da|dafür|dazu|deswegen)?\s*(?:brauch(?:st|en|t)|muss(?:t)?|müssen)\s+(?:du|"
    r"Sie|ihr|sie|keiner)\s+"
    r"(?:mich|bei\s+mir|uns)\s+(?:da\s+|vorher\s+|erst\s+|jedes\s?mal\s+|extra\s+)*nicht\s+(?:erst\s+|extra\s+|"
    r"immer\s+|jedes\s?mal\s+)*(?:zu\s+)?"
    r"(?:fragen|nachfragen|nachzufragen|anfragen|anzufragen)\b",
    re.IGNORECASE,
)
# *dürfen immer schießen, wenn einer nah genug ist*: that is what fire at will is
MAY_FIRE = re.compile(
    r"\b(?:dürfen|darf|können|kann)\s+(?:(?:gerne?|ruhig|auch|bitte|natürlich)\s+)*(?:immer|jederzeit|stets|ruhig|"
    r"frei|von\s+sich\s+aus|auf\s+alles|"
    r"nach\s+Belieben|nach\s+eigenem\s+Ermessen)\s+(?:schie(?:ß|ss)en|feuern)"
    r"(?:\s*,?\s*(?:wenn|sobald|falls|sofern)\s+(?:einer|jemand|ein\s+(?:Feind|Gegner|Ziel)|etwas|was|irgendwer|"
    r"der\s+(?:Feind|Gegner)|sie\s+(?:was|etwas))\s+"
    r"(?:(?:nur|nah|nahe|dicht)\s+)*(?:genug\s+)?(?:(?:in|auf)\s+(?:Schuss|Reich|Sicht)weite\s+)?(?:dran\s+|heran\s+|"
    r"da\s+|herankommt|kommt|ist|treffen\s+können))?",
    re.IGNORECASE,
)

GERMAN = (
    turn("bleibt|stays|remains|reste|demeure", STAYS_WITH_HIM, r"\g<to>"),
    turn("fragen", NEED_NOT_ASK),
    turn("lässt", HAS_THEM_FORM, r"\g<lead>Die \g<what> von \g<who> gehen in \g<how> \g<where>"),
    turn("lässt", LETS_FORM, lambda found: f"bildet {found['there'] or ''}{found['how']}"),
    turn("wg.", ON_ACCOUNT_OF, "wegen "),
    turn(" an ", CLOSE_TO, r"\g<who> zu "),
    turn(" nur ", ONLY_ON_ORDERS, r"\g<lead>keine Angriffe ohne Befehl"),
    turn("bis ", UNTIL_HE_IS_HERE, r", bis \g<who> kommt"),
    turn("aufheben|aufsparen|schonen|behalten|zurückhalten", KEPT_FOR_LATER),
    turn("um ", TO_BE_SPARED),
    turn("so dass|sodass|so daß|sodaß|bis dass", SO_THAT_THERE, r", \g<where>"),
    turn("schie|feuern", MAY_FIRE, "haben Feuer frei"),
    turn("aber|jedoch|allerdings|freilich|dagegen", BUT_BETWEEN, r"\g<before> "),
    turn("aber|jedoch|allerdings|dabei", BUT_DOES_NOT, r"\g<mark>aber \g<does> \g<not>"),
    turn(
        " her",
        BEFORE_THEM,
        lambda found: (
            f"vor {found['whom']}{' zu' if found['zu'] else ''}{' ' + found['verb'] if found['verb'] else ''}"
        ),
    ),
    turn("soll|muss|müssen|darf|dürfen", HE_SHALL, lambda found: f"{found['mark']}{HE[found['who'].lower()]} "),
    turn("brigen", FOR_THE_REST, " "),
    turn("haupt|groß", MAIN_ATTACK, "Angriff"),
)
