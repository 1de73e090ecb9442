"""Decisions told in full: what a rulebook decides with a word, said in a sentence that tells the case of it.

*Charges only if he gets someone in the flank* is a charge at flanks; *keeps going if they win* is pursuit.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.before_it_is_lost import ABOUT_TO_BE_TAKEN
from orders.language.letters.turns import put_plainly, turn
from orders.language.letters.when_they_win import WHEN_THEY_WIN

WHO = r"(?P<who>^\W*[^,;:.!?]{2,40}?)"
MAY = r"(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?"
DARF = r"(?:(?:darf|dürfen|soll|sollen|kann|können)\s+)?"
END = r"(?:\s*,\s*(?:and\s+)?(?:nothing|nobody|no\s+one)\s+else)?(?=\s*(?:[.,;!]|$))"
# *only charges if he gets someone in the flank*, *charges nothing but flanks*
ONLY_FLANKS = re.compile(
    rf"{WHO}\s+{MAY}(?:only\s+(?:ever\s+)?charges?|charges?\s+only)\s+(?:(?:if|when|at|into|in|on|against|a|an|the)\b[^,;:.!?]{{0,50}}?\s)?"
    rf"(?:\w+['’]s?\s+)?(?:open\s+)?flanks?{END}",
    re.IGNORECASE,
)
ONLY_FLANKS_FR = re.compile(
    rf"{WHO}\s+ne\s+charge(?:nt|ra|ront)?\s+que\s+(?:(?:s['’]|si|quand|lorsqu['’]?\w*|de|sur|dans|un|le|les|en)\b[^,;:.!?]{{0,50}}?\s)?"
    r"(?:le\s+)?flancs?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
ONLY_FLANKS_FR_IF = re.compile(
    rf"{WHO}\s+ne\s+charge(?:nt|ra|ront)?\s+que\s+s['’](?:ils?|elles?|on)\b[^,;:.!?]{{0,50}}?\bflancs?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
ONLY_FLANKS_DE = re.compile(
    rf"{WHO}\s+(?:(?:attackier(?:t|en)|charg(?:t|en)|greif(?:t|en))\s+nur\s*,?\s*(?:an\s*,?\s*)?(?:wenn|falls|in)\b[^;:.!?]{{0,50}}?\bFlanken?\b(?:\s+\w+)?|"
    rf"{DARF}nur\s+(?:in\s+)?(?:die\s+)?Flanken?\s+(?:attackieren|angreifen|reiten|chargieren))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *if a chance to charge comes up he should take it*, *wenn sich ihm eine Gelegenheit bietet, soll er sie nutzen*
CHANCE = re.compile(
    r"^\W*(?:if|when|should)\s+(?:an?|any|the|some)\s+(?:good\s+)?(?:chance|opportunity|opening)\s+(?:(?:to|of|for)\s+(?:a\s+)?(?:charg\w+|"
    r"attack\w*)\s+)?(?:comes?|arises?|offers?|presents?|turns?|shows?|appears?)(?:\s+(?:up|itself))*\s*,?\s+(?:then\s+)?(?P<who>[^,;:.!?]{2,30}?)\s+"
    rf"{MAY}(?:takes?|uses?|seizes?|grabs?)\s+(?:it|that)\b",
    re.IGNORECASE,
)
CHANCE_FR = re.compile(
    r"^\W*(?:s['’]il|s['’]|si|quand|lorsqu['’]?)\s*(?:se\s+présente\s+)?une?\s+(?:bonne\s+)?occasion(?:\s+de\s+(?:charger|charge|l['’]attaque))?"
    r"(?:\s+(?:se\s+présente|s['’]offre|apparaît))?[^,;:.!?]*,?\s+(?:qu['’])?(?P<who>[^,;:.!?]{2,30}?)\s+(?:en\s+profite\w*|la\s+sais\w+|"
    r"(?:peut|doit|peuvent|doivent)\s+(?:la\s+saisir|en\s+profiter))\b",
    re.IGNORECASE,
)
CHANCE_DE = re.compile(
    r"^\W*(?:wenn|falls|sobald)\s+(?:sich\s+)?(?:ihm|ihnen|ihr|dort|da|sich)?\s*(?:sich\s+)?(?:eine|die)\s+(?:gute\s+)?(?:Gelegenheit|Chance)"
    r"(?:\s+(?:zum?|zur|für)\s+(?:eine[rn]?\s+)?(?:Attack\w+|Angriff\w*|Angreifen))?(?:\s+\w+)?\s*,\s*(?:dann\s+)?(?:soll|sollen|darf|dürfen|muss|kann)\s+"
    r"(?P<who>[^,;:.!?]{2,30}?)\s+(?:sie|die)\s+(?:auch\s+|ruhig\s+)?(?:nutzen|ergreifen|wahrnehmen)\b",
    re.IGNORECASE,
)
# Nobody is called so who is told something else first: that is a sentence of two orders (``rules_besides``).
ALONE = (
    r"(?!\W*[^,;:.!?]*?\b(?:but|though|although|aber|jedoch|mais|stays?|goes|holds?|moves?|rides?|waits?|bleib\w*|geht|gehen|reitet|reiten|reste\w*|"
    r"va|vont|bouge\w*)\b[^,;:.!?]*?\b(?:may|can|should|free|darf|dürfen|kann|können|peu\w*|pourr\w*)\b)"
)
# *They may charge if somebody gives them a good opening*, *Eux peuvent charger s'ils voient une bonne occasion*
MAY_CHARGE = re.compile(
    rf"{ALONE}{WHO}\s+(?:may|can|should|are\s+free\s+to|is\s+free\s+to)\s+(?:also\s+|always\s+)?(?:charge|attack)\b[^,;:.!?]{{0,20}}?\s*,?\s+(?:if|when|whenever)\s+"
    r"[^,;:.!?]{0,40}?\b(?:opening|chance|opportunity)\b(?:\s+(?:comes?|arises?|offers?)(?:\s+(?:up|itself))?)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
MAY_CHARGE_FR = re.compile(
    rf"{ALONE}{WHO}\s+(?:peu(?:t|vent)|pourra|pourront)\s+(?:aussi\s+)?(?:charger|attaquer)\b[^,;:.!?]{{0,25}}?\s*,?\s+(?:s['’]|si\s+|quand\s+|dès\s+qu['’])[^,;:.!?]{{0,40}}?"
    r"\boccasion\b(?:\s+(?:se\s+présente|s['’]offre))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
MAY_CHARGE_DE = re.compile(
    rf"{ALONE}{WHO}\s+(?:darf|dürfen|kann|können)\s+(?:auch\s+)?(?:(?:attackieren|angreifen|chargieren)\s*,?\s*(?:wenn|falls|sobald)\s+[^,;:.!?]{{0,40}}?\b"
    r"(?:Gelegenheit|Chance)\b[^,;:.!?]{0,15}|(?:bei\s+(?:jeder|guter|einer\s+guten)\s+Gelegenheit)\s+(?:attackieren|angreifen|chargieren))"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *can keep going if they win, dont stop*
KEEP_GOING = re.compile(
    r"\b(?:can\s+|may\s+|should\s+|to\s+)?(?:keeps?\s+(?:on\s+)?going|carr(?:y|ies)\s+on|go(?:es)?\s+on|push(?:es)?\s+on|press(?:es)?\s+on|continues?)\s*,?\s+"
    r"(?:if|when|once)\s+(?P<they>they|he|it)\s+(?P<win>wins?|beats?\s+them|breaks?\s+through|breaks?\s+them)\b"
    r"(?:\s*[,;]?\s*(?:and\s+)?(?:they\s+|please\s+)?(?:do\s+not|don['’]?t|no\s+need\s+to|never)\s+stop)?",
    re.IGNORECASE,
)
# *Chacun tire quand il a quelque chose à portée*, *jeder darf schießen, sobald er ein Ziel hat*
AT_WILL_FR = re.compile(
    r"\b(?P<who>chacun|tous|tout\s+le\s+monde|tout\s+bataillon)\s+(?:peut\s+|peuvent\s+|doit\s+)?(?:tire(?:nt|r)?|fait\s+feu)\s+"
    r"(?:quand|dès\s+qu['’]?|lorsqu['’]?)\s*(?:il|on|elle|ils)\s+(?:a|ont|voit|voient)\s+(?:quelque\s+chose|quelqu['’]un|une\s+cible|un\s+ennemi)"
    r"(?:\s+(?:à\s+portée|en\s+vue|devant\s+lui))?",
    re.IGNORECASE,
)
AT_WILL_DE = re.compile(
    r"\b(?:darf|kann|soll)\s+(?P<who>jeder|ein\s+jeder)\s+(?:schießen|schiessen|feuern)\s*,?\s*(?:sobald|wenn)\s+er\s+(?:ein\s+Ziel|jemanden|"
    r"wen|etwas|einen\s+Gegner)(?:\s+(?:in\s+Reichweite|vor\s+sich|im\s+Visier))?\s+hat\b",
    re.IGNORECASE,
)
# *Si les bataillons de Gauthier enfoncent l'ennemi, ils s'arrêtent*
BREAK_IN_FR = re.compile(
    r"^\W*(?:(?:si|quand|lorsque)\s+(?P<who>[^,;:.!?]{2,40}?)|(?:s['’]|quand\s+|lorsqu['’])(?P<they>ils?|elles?))\s+(?:enfon[cç]e(?:nt)?|perce(?:nt)?|bouscule(?:nt)?|culbute(?:nt)?|rompe?(?:nt)?)"
    r"(?:\s+(?:l['’]ennemi|l['’]adversaire|les\s+\w+|leur\s+ligne|la\s+ligne))?\s*,\s*(?:alors\s+)?"
    r"(?:(?:qu['’])?(?:ils?|elles?)|(?:que\s+)?(?P<named>(?:(?:le|la|les)\s+)?[^,;:.!?]{2,30}?)(?!\s+reste))\s+(?:s['’]arrête(?:nt)?|ne\s+poursui(?:t|vent)\s+pas|reste(?:nt)?|fait\s+halte|font\s+halte)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *Wenn er den Gegner wirft, bleibt er stehen*: the same in German
BREAK_IN_DE = re.compile(
    r"^\W*(?:wenn|falls|sobald)\s+(?P<who>[^,;:.!?]{2,40}?)\s+(?:den\s+(?:Gegner|Feind|Franzosen)|ihn|sie|die\s+\w+)\s+(?:wirft|werfen|geworfen\s+(?:hat|haben)|"
    r"durchbricht|durchbrechen|über\s+den\s+Haufen\s+(?:wirft|werfen|reitet|reiten))\s*,\s*(?:dann\s+|so\s+)?(?:bleib(?:t|en)|hält|halten)\s+(?:er|sie|es)\s+"
    r"(?:stehen|an|dort|wo\s+(?:er|sie|es)\s+(?:ist|sind|steht|stehen))\b[^;:.!?]*",
    re.IGNORECASE,
)
FLANKS = r"\g<who> opportunity charge flank only"


def stops_there(found: re.Match[str]) -> str:
    """That those who broke in do not pursue, by whatever they are called."""
    who = found["named"] or found["who"] or found["they"]
    return f"{who} ne poursuivent pas"


DECISIONS_TOLD = (
    *WHEN_THEY_WIN,
    *ABOUT_TO_BE_TAKEN,
    turn("flank", ONLY_FLANKS, FLANKS),
    turn("flanc", ONLY_FLANKS_FR, FLANKS),
    turn("flanc", ONLY_FLANKS_FR_IF, FLANKS),
    turn("flanke", ONLY_FLANKS_DE, FLANKS),
    turn("chance|opportunity|opening", MAY_CHARGE, r"\g<who> opportunity charge always"),
    turn("occasion", MAY_CHARGE_FR, r"\g<who> charges d'opportunité toujours"),
    turn("gelegenheit|chance", MAY_CHARGE_DE, r"\g<who> Gelegenheitsattacken immer"),
    turn("chance|opportunity|opening", CHANCE, r"\g<who> opportunity charge always"),
    turn("occasion", CHANCE_FR, r"\g<who> charges d'opportunité toujours"),
    turn("gelegenheit|chance", CHANCE_DE, r"\g<who> Gelegenheitsattacken immer"),
    turn("win|beat|break", KEEP_GOING, r"pursue if \g<they> \g<win>"),
    turn("chacun|tous|tout", AT_WILL_FR, r"\g<who> tire à volonté"),
    turn("jeder", AT_WILL_DE, r"feuert \g<who> nach Belieben"),
    turn("enfon|perce|bouscul|culbut|romp", BREAK_IN_FR, stops_there),
    turn("wirft|werf|worfen|brich|brech|haufen", BREAK_IN_DE, r"\g<who> verfolgen nicht"),
)


def as_decided(raw: str) -> str:
    """A sentence that tells a decision in full with the decision called by its name."""
    return put_plainly(raw, DECISIONS_TOLD)
