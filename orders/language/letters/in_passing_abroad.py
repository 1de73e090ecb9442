"""In passing, abroad: German and French of every day for who comes behind, how close, and for when it gets hot.

*Campi hinterher und schön dicht dran, falls es klemmt*, *deckt ihm den Rücken*, *löst sich in eine Schützenkette auf*;
*lui donne un coup de main si ça chauffe*, *une fois là-haut il se met en ligne*, *de la cavalerie dans le coin, et hop,
en carré*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

# *Campi hinterher und schön dicht dran, falls es bei Husson klemmt*
CLOSE_BEHIND = re.compile(
    r"(?P<her>\b(?:hinterher|hinter\s+(?-i:[A-ZÄÖÜ\d])[\w/-]*\s+her))\s*(?:,|\bund)\s+(?:schön\s+|immer\s+|ganz\s+)?(?:dicht|nah(?:e)?)\s+(?:dran|hinter\s+ihm|dahinter|auf)"
    r"(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
IF_IT_STICKS = re.compile(
    r"\s*,\s*(?:falls|wenn|sobald)\s+(?:es|'s)\s+(?:da\s+|dort\s+|vorn(?:e)?\s+|bei\s+(?:ihm|ihnen|denen|(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+)?(?:klemmt|hakt|brennt|eng\s+wird|brenzlig\s+wird|heiß\s+wird|nötig\s+(?:ist|wird)|schiefgeht|schief\s+geht)"
    + ENDS,
    re.IGNORECASE,
)
COVERS_HIS_BACK = re.compile(
    r"\b(?:deckt|decken|hält|halten)\s+(?P<whom>ihm|ihnen|ihr|(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+den\s+Rücken(?:\s+frei)?",
    re.IGNORECASE,
)
# *Campi hinterher, soll Husson den Rücken freihalten*: it is Campi who shall
SHALL_HELP = re.compile(
    r"(?P<lead>^\W*(?-i:[A-ZÄÖÜ\d])[\w/-]*\s[^,;:.!?]{2,60}?)\s*(?:,\s*(?:und\s+|er\s+|sie\s+)?|\s+und\s+)(?:soll|sollen|muss|müssen)\s+(?P<whom>(?:(?:den|die|das|dem|der)\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+"
    r"(?P<deed>(?:den\s+)?Rücken\s+(?:frei\s*halten|decken|stärken)|Rückendeckung\s+geben|unterstützen|absichern|decken|schützen|helfen|beistehen|folgen)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
GOES_AHEAD = re.compile(r"(?<=aus\sund\s)geht\s+(?:vorne?\s?weg|voran|vorneweg)(?=\s*(?:[,;.!?]|$))", re.IGNORECASE)
# *Rein in den Wald gehen sie mir aber nicht*
INTO_IT_NOT = re.compile(
    r"^(?P<mark>\W*(?:(?:aber|und|nur|doch)\s+)?)(?:(?:rein|hinein)\s+)?(?P<where>in\s+(?:den|die|das)\s+[\wÄÖÜäöüß-]+)(?:\s+(?:rein|hinein))?\s+(?P<goes>geht|gehen|kommt|kommen|darf|dürfen|soll|sollen)\s+(?P<who>er|sie|es|die|der|(?-i:[A-ZÄÖÜ])[\w-]+)\s+"
    r"(?:mir\s+|uns\s+)?(?:aber\s+|jedoch\s+|auf\s+keinen\s+Fall\s+)?nicht(?:\s+(?:rein|hinein|gehen|mit))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
INTO_A_CHAIN = re.compile(
    r"\b(?P<verb>löst|lösen)\s+sich\s+(?:an\s+Ort\s+und\s+Stelle\s+|dort\s+|da\s+|auf\s+der\s+Stelle\s+)?in\s+(?:eine\s+)?(?:lockere\s+)?(?:Schützen|Plänkler)(?:kette|linie|schwarm)?\s+auf\b",
    re.IGNORECASE,
)
WHENEVER_A_TARGET = re.compile(
    r"\b(?:darf|dürfen|soll|sollen|kann|können)\s+(?:gern(?:e)?\s+|ruhig\s+)?(?:schießen|feuern)\s*,\s*(?:wann\s+immer|sobald|wenn)\s+(?:sich\s+(?:ihr\s+|ihm\s+|ihnen\s+)?(?:ein\s+Ziel|etwas|eine\s+Gelegenheit)\s+(?:bietet|zeigt|findet)|(?:sie|er|es)\s+(?:ein\s+Ziel|etwas|was)\s+(?:hat|haben|sieht|sehen))"
    + ENDS,
    re.IGNORECASE,
)
LEAVE_THEIR_GUNS = re.compile(
    r"\bihre\s+(?:Stücke|Geschütze|Kanonen)\s+(?:im\s+Stich\s+lassen|stehen\s*lassen|aufgeben)\s+und\s+(?:sich\s+(?:retten|in\s+Sicherheit\s+bringen)|fliehen|weglaufen|abhauen|davonlaufen)\b",
    re.IGNORECASE,
)
AGAINST_EXPECTATION = re.compile(
    r"\s+(?:wider\s+Erwarten|entgegen\s+allen\s+Erwartungen|doch\s+einmal)\b", re.IGNORECASE
)
SO_MAY = re.compile(r"(?<=,)\s+so\s+(?=(?:dürfen|sollen|können|mögen)\s+die\s+Kanoniere\b)", re.IGNORECASE)

# *suit Husson de près*, *lui donne un coup de main si ça chauffe*
DE_PRES = re.compile(
    r"(?P<suit>\bsui(?:t|vent|vra)\s+[^,;:.!?]{2,30}?)\s+de\s+(?:très\s+|tout\s+)?près\b", re.IGNORECASE
)
COUP_DE_MAIN = re.compile(
    r"\b(?:lui|leur)\s+(?:donne(?:ra|nt)?|prête(?:ra|nt)?)\s+(?:un\s+coup\s+de\s+main|main-?forte)(?:\s*,?\s+(?:si\s+ça\s+(?:chauffe|se\s+gâte|coince|tourne\s+mal|va\s+mal)|s['’]il\s+(?:le\s+)?(?:faut|en\s+a\s+besoin)|au\s+besoin|si\s+(?:nécessaire|besoin)))?",
    re.IGNORECASE,
)
ONCE_UP_THERE = re.compile(
    r"(?P<and>\s+et\s+|,\s+)une\s+fois\s+(?:là-?haut|là-?bas)\s*,?\s+(?:(?:ils?|elles?)\s+)?(?=(?:se\s+(?:met|mettent|forme|forment|déploie|déploient|range)|s['’]arrête|prend|attend|tire)\b)",
    re.IGNORECASE,
)
ONLY_HAS_TO = re.compile(
    r"\b(?P<he>ils?|elles?)\s+n['’](?:a|ont)\s+qu['’]à\s+se\s+(?:coller|joindre|mettre)\s+(?:à|avec|contre)\s+(?=\S)",
    re.IGNORECASE,
)
CHARGES_TOO = re.compile(
    r"(?P<case>\b(?:si\s+on|s['’]ils?\s+(?:est|sont)|si\s+quelqu['’]un)\s+(?:(?:le|la|les|l['’])\s*)?charg(?:e|ée?s?)\s*,\s*)(?P<he>ils?|elles?)\s+(?:charge(?:nt)?\s+(?:aussi|à\s+son\s+tour|à\s+leur\s+tour|en\s+retour)|rend(?:ent)?\s+la\s+pareille)",
    re.IGNORECASE,
)
AND_HOP = re.compile(
    r"^(?P<mark>\W*(?:[^,;:.!?]{2,40}\s*:\s*)?)(?:de\s+la\s+|la\s+)?cavalerie\s+(?:dans\s+le\s+coin|à\s+proximité|en\s+vue|dans\s+les\s+parages|pas\s+loin|qui\s+approche)\s*[,:]\s*(?:et\s+)?(?:hop\s*,?\s+)?(?:(?:tout\s+le\s+monde|les\s+bataillons)\s+(?:se\s+mett?(?:ent)?\s+)?)?(?:en\s+|au\s+)?carrés?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
FALLS_ON_THEM = re.compile(
    r"(?P<case>\bsi\s+)on\s+(?P<whom>leur|lui)\s+tombe\s+dessus|\bsi\s+quelqu['’]un\s+(?P<whom2>leur|lui)\s+tombe\s+dessus",
    re.IGNORECASE,
)
LEAVE_THEM = re.compile(
    r"(?P<case>^\W*si\s+[^,;:.!?]{2,40}?\s+(?:atteint|arrive\s+(?:sur|jusqu['’]aux|aux)|touche|parvient\s+(?:jusqu['’]aux|aux))\s+(?:les\s+)?(?:pièces|canons)\s*,\s*)les\s+(?:servants|canonniers|artilleurs)\s+(?:les\s+abandonnent|abandonnent\s+(?:leurs|les)\s+(?:pièces|canons)|décrochent|se\s+sauvent)",
    re.IGNORECASE,
)
STOP_NOT_PURSUE = re.compile(r"\bs['’]arrêter\s*,\s*(?:et\s+)?(?=ne\s+pas\s+poursuivre\b)", re.IGNORECASE)


def not_into_it(told: re.Match[str]) -> str:
    """Who is not to go into something, with him in front."""
    goes = "gehen" if told["goes"].lower().endswith("en") else "geht"
    return f"{told['mark']}{told['who']} {goes} nicht {told['where']}"


def helps_him(told: re.Match[str]) -> str:
    """Whom he who was named first helps."""
    deed = told["deed"].lower()
    verb = (
        "folgt" if deed == "folgen" else "unterstützt" if deed in ("unterstützen", "helfen", "beistehen") else "deckt"
    )
    return f"{told['lead']} und {verb} {told['whom']}"


IN_PASSING_ABROAD = (
    turn("soll|muss|müss", SHALL_HELP, helps_him),
    turn("dicht|nah", CLOSE_BEHIND, r"\g<her>"),
    turn("klemmt|hakt|brennt|wird|nötig|schief", IF_IT_STICKS),
    turn("rücken", COVERS_HIS_BACK, r"deckt \g<whom>"),
    turn("vorn|voran", GOES_AHEAD, "rückt vor"),
    turn("nicht", INTO_IT_NOT, not_into_it),
    turn("auf", INTO_A_CHAIN, lambda told: "schwärmt aus" if told["verb"].lower() == "löst" else "schwärmen aus"),
    turn("ziel|etwas|gelegenheit|was", WHENEVER_A_TARGET, "feuert nach Belieben"),
    turn("erwart|doch einmal", AGAINST_EXPECTATION),
    turn("kanoniere", SO_MAY, " "),
    turn("ihre ", LEAVE_THEIR_GUNS, "fliehen"),
    turn("près", DE_PRES, r"\g<suit>"),
    turn("main", COUP_DE_MAIN, "le soutient"),
    turn("une fois", ONCE_UP_THERE, ", puis "),
    turn("qu'à|qu’à", ONLY_HAS_TO, r"\g<he> rejoint "),
    turn("aussi|tour|retour|pareille", CHARGES_TOO, r"\g<case>\g<he> contre-charge"),
    turn("carré", AND_HOP, r"\g<mark>contre la cavalerie : carré"),
    turn(
        "dessus",
        FALLS_ON_THEM,
        lambda told: f"s'{'ils sont' if (told['whom'] or told['whom2']).lower() == 'leur' else 'il est'} chargé",
    ),
    turn("pièces|canons", LEAVE_THEM, r"\g<case>les canonniers fuient"),
    turn("poursuivre", STOP_NOT_PURSUE),
)
