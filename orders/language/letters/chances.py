"""Chances: who charges at any opportunity, whether he may or shall take it, in the three languages."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.charges_told import ALONE, CHANCE_EN, CHARGES_TOLD
from orders.language.letters.turns import turn

# *darf aber bei jeder Gelegenheit attackieren*, *und attackiert, sobald sich eine Gelegenheit bietet*
CHANCE_DE = (
    r"(?:bei\s+(?:(?:jeder|passender|guter|günstiger|erster|sich\s+bietender|"
    r"der\s+ersten)\s+(?:sich\s+bietenden\s+)?)?Gelegenheit)"
)
IF_CHANCE_DE = (
    r"(?:\s*,?\s*(?:wenn|sobald|falls|wo\s+immer)\s+(?:sich\s+(?:ihm\s+|ihr\s+|ihnen\s+|dort\s+)?(?:eine|die|"
    r"ihm\s+eine)\s+"
    r"(?:gute\s+|günstige\s+)?Gelegenheit(?:\s+dazu)?\s+(?:bietet|ergibt|dazu\s+bietet)|(?:er|sie|es)\s+(?:die|"
    r"eine)\s+(?:gute\s+)?"
    r"(?:Gelegenheit|Chance)\s+(?:hat|haben|sieht|sehen|bekommt|bekommen)))"
)
# *ne bouge pas, mais peut charger à toute occasion*
CHANCE_FR = (
    r"(?:à\s+(?:toute|chaque|la\s+première|la\s+moindre)\s+(?:bonne\s+)?occasion|(?:dès\s+qu['’]"
    r"|(?:à\s+)?chaque\s+fois\s+qu['’]|s['’]|quand\s+|si\s+)"
    r"(?:(?:ils?|elles?|on)\s+(?:voi\w+|trouv\w+|ont|a)\s+une\s+(?:bonne\s+|belle\s+)?occasion"
    r"|une?\s+(?:bonne\s+)?occasion\s+se\s+présente(?:nt)?|ils?\s+en\s+(?:a|ont)\s+l['’]occasion|"
    r"l['’]occasion\s+se\s+présente|"
    r"il\s+se\s+présente\s+une\s+(?:bonne\s+)?occasion|(?:ils?|elles?)\s+en\s+(?:a|ont|voi\w+"
    r"|trouv\w+)\s+l['’]occasion))"
)
WHO = r"(?P<who>^\W*[^,;:.!?]{2,40}?)"
MAY = r"(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?"
# *if a chance to charge comes up he should take it*, *wenn sich ihm eine Gelegenheit bietet, soll er sie nutzen*
TAKES_IT = re.compile(
    r"^\W*(?:if|when|should)\s+(?:an?|any|the|some)\s+(?:good\s+)?(?:chance|opportunity|opening)\s+(?:(?:to|of"
    r"|for)\s+(?:a\s+)?(?:charg\w+|"
    r"attack\w*)\s+)?(?:comes?|arises?|offers?|presents?|turns?|shows?|appears?)(?:\s+(?:up"
    r"|itself))*\s*,?\s+(?:then\s+)?(?P<who>[^,;:.!?]{2,30}?)\s+"
    rf"{MAY}(?:takes?|uses?|seizes?|grabs?)\s+(?:it|that)\b",
    re.IGNORECASE,
)
# *If he sees a good chance he may go for it*
GOES_FOR_IT = re.compile(
    r"^(?P<mark>\W*(?:[^,;:.!?]{2,30}:\s*)?)(?:if|when|whenever|should)\s+(?P<who>(?:he|it|they)"
    r"|(?-i:[A-Z])[\w'’-]{2,20})\s+(?:sees?|gets?|ha(?:s|ve)|finds?|spots?)\s+"
    r"(?:an?|any|the)\s+(?:(?:good|decent|nice|clear|fair)\s+)?(?:chance|opportunity|opening)(?:\s+(?:to|for"
    r"|of)\s+(?:an?\s+)?(?:charg\w+|attack\w*))?\s*,?\s+"
    r"(?:then\s+)?(?:(?:he|it|they)\s+(?:may|can|should|must|shall|is\s+to|are\s+to|is\s+free\s+to"
    r"|are\s+free\s+to)\s+)?"
    r"(?:(?:take|takes|grab|use|seize)s?\s+it|(?:go|goes)\s+for\s+it|charge|attack|have\s+a\s+go|have\s+at\s+(?:it"
    r"|them))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
TAKES_IT_FR = re.compile(
    r"^\W*(?:s['’]il|s['’]|si|quand|lorsqu['’]?)\s*(?:se\s+présente\s+)?une?\s+(?:bonne\s+)?occasion(?:\s+de\s+(?:charger|charge|l['’]attaque))?"
    r"(?:\s+(?:se\s+présente|s['’]offre|apparaît))?[^,;:.!?]*,?\s+(?:qu['’])?(?P<who>[^,;:.!?]{2,30}?)\s+(?:en\s+profite\w*|la\s+sais\w+|"
    r"(?:peut|doit|peuvent|doivent)\s+(?:la\s+saisir|en\s+profiter))\b",
    re.IGNORECASE,
)
TAKES_IT_DE = re.compile(
    r"^\W*(?:wenn|falls|sobald)\s+(?:sich\s+)?(?:ihm|ihnen|ihr|dort|da|sich)?\s*(?:sich\s+)?(?:eine"
    r"|die)\s+(?:gute\s+)?(?:Gelegenheit|Chance)"
    r"(?:\s+(?:zum?|zur|für)\s+(?:eine[rn]?\s+)?(?:Attack\w+|Angriff\w*"
    r"|Angreifen))?(?:\s+\w+)?\s*,\s*(?:dann\s+)?(?:soll|sollen|darf|dürfen|muss|kann)\s+"
    r"(?P<who>[^,;:.!?]{2,30}?)\s+(?:sie|die)\s+(?:auch\s+|ruhig\s+)?(?:nutzen|ergreifen|wahrnehmen)\b",
    re.IGNORECASE,
)
# *They may charge if somebody gives them a good opening*, *Eux peuvent charger s'ils voient une bonne occasion*
END = r"(?=\s*(?:[.,;!]|$))"
MAY_CHARGE = re.compile(
    rf"{ALONE}{WHO}\s+(?:may|can|should|are\s+free\s+to|is\s+free\s+to)\s+(?:also\s+|always\s+)?(?:charge"
    rf"|attack)\b[^,;:.!?]{{0,40}}?\s*,?\s+{CHANCE_EN}{END}",
    re.IGNORECASE,
)
MAY_CHARGE_FR = re.compile(
    rf"{ALONE}{WHO}\s+(?:peu(?:t|vent)|pourra|pourront)\s+(?:aussi\s+)?(?:charger"
    rf"|attaquer)\b[^,;:.!?]{{0,40}}?\s*,?\s+{CHANCE_FR}{END}",
    re.IGNORECASE,
)
MAY_CHARGE_DE = re.compile(
    rf"{ALONE}{WHO}\s+(?:darf|dürfen|kann|können)\s+(?:auch\s+)?(?:(?:attackieren|angreifen"
    rf"|chargieren)\s*{IF_CHANCE_DE}|"
    rf"{CHANCE_DE}\s+(?:attackieren|angreifen|chargieren)){END}",
    re.IGNORECASE,
)

# *Hubert charge à la moindre occasion*, *charge dès qu'il peut*
CHARGES_FR = re.compile(
    rf"(?!\W*[^,;:.!?]*?\b(?:ne|n['’]|jamais|personne|sans)\b){ALONE}{WHO}(?<!\bet)\s+(?:charge(?:nt|ra|ront)?"
    rf"|attaque(?:nt|ra|ront)?)\s*,?\s+"
    rf"(?:{CHANCE_FR}|(?:dès|aussitôt|sitôt)\s+qu['’](?:ils?|elles?)\s+(?:le\s+)?(?:peu(?:t|vent)|pourr\w+)|(?:quand"
    rf"|lorsqu['’]?)\s*(?:ils?|elles?)\s+(?:le\s+)?(?:peu|veu)\w+){END}",
    re.IGNORECASE,
)

# *Si une occasion se présente, Hubert charge*, *if a chance comes along, he may attack*
CHANCE_THEN_FR = re.compile(
    r"^(?P<mark>\W*(?:(?:et|mais)\s+)?)(?:si|quand|dès\s+qu['’])\s*une?\s+(?:(?:bonne|belle)\s+)?occasion\s+(?:se\s+présente|s['’]offre|apparaît)\s*,?\s+"
    r"(?P<who>ils?|elles?|(?:la\s+brigade\s+|les?\s+|la\s+)?(?-i:[A-Z\d])[\w'’-]+)\s+(?:(?:peu(?:t|vent)|doi(?:t|vent)|pourr(?:a|ont))\s+)?(?:charge(?:r|nt|ra|ront)?|attaque(?:r|nt|ra|ront)?)"
    rf"{END}(?!\s*,\s*mais)",
    re.IGNORECASE,
)
CHANCE_THEN = re.compile(
    r"^(?P<mark>\W*(?:(?:and|but)\s+)?)(?:if|when|whenever|should)\s+(?:an?|any)\s+(?:(?:good|decent|nice|fair)\s+)?(?:chance|opportunity|opening)\s+(?:comes?\s+(?:along|up)|"
    r"turns?\s+up|offers?(?:\s+itself)?|arises?|presents?\s+itself|appears?)\s*,?\s+(?:then\s+)?(?P<who>he|it|they|(?:the\s+)?(?-i:[A-Z\d])[\w'’-]+)\s+"
    rf"(?:(?:may|can|should|must|is\s+to|are\s+to|will|shall)\s+)?(?:charges?|attacks?){END}(?!\s*,\s*but)",
    re.IGNORECASE,
)

# *saisira toute occasion de charger*, *takes every chance to charge*, *nutzt jede Gelegenheit zur Attacke*
ALONE_HE = (
    r"(?P<who>^\W*(?:(?!\b(?:et|and|und|mais|but|aber)\s+(?-i:[a-zà-ÿ]))[^,;:.!?]){2,40}?)"  # and nothing before it
)
GOOD_FR = r"(?:(?:bonne|belle|moindre|première)\s+)?"
SEIZES_FR = (
    r"(?:(?:(?:doit|devra|peut|pourra|va|doivent|devront|peuvent)\s+)?(?:saisi(?:t|ra|r|ssent|ront|sse)|profite(?:nt|ra|ront|r)?\s+d(?:e|['’])"
    r"|guette(?:nt|ra|ront|r)?|cherche(?:nt|ra|ront|r)?|exploite(?:nt|ra|ront|r)?)\s*"
    rf"(?:toutes?(?:\s+les)?|chaque|la|n['’]importe\s+quelle|l['’])\s*{GOOD_FR}occasions?"
    r"|ne\s+(?:manque(?:nt|ra|ront)?|laisse(?:nt|ra|ront)?\s+(?:passer|échapper)|perd(?:ent|ra|ront)?)\s+(?:aucune|pas\s+une(?:\s+seule)?)\s+occasion)"
    r"(?:\s+(?:favorable|qui\s+s['’]offre(?:nt|ra)?))?\s+(?:de|pour)\s+(?:charger|(?:une\s+)?charge)(?:\s+l['’]ennemi)?"
)
SEIZES_EN = (
    r"(?:(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?(?:takes?|seizes?|uses?|grabs?|jumps?\s+at|misse?s?|looks?\s+(?:out\s+)?for)\s+"
    r"(?:any|every|each|all|no|the\s+first)\s+(?:(?:good|decent|fair|possible)\s+)?(?:chances?|opportunit(?:y|ies)|openings?)\s+"
    r"(?:to\s+charge|(?:of|for)\s+(?:a\s+charge|charging))(?:\s+(?:them|the\s+enemy))?)"
)
SEIZES_DE = (
    r"(?:(?:ergreif(?:t|en)|nutz(?:t|en)|(?:wahr)?nimmt|nehmen|such(?:t|en)|(?:soll|sollen|darf|dürfen|wird|werden|muss|müssen|kann|können))\s+"
    r"(?:(?:aber|auch|dabei|dann)\s+)?jede\s+(?:(?:gute|günstige|sich\s+bietende)\s+)?(?:Gelegenheit|Chance)\s+"
    r"(?:zu(?:r|\s+einer)|für\s+eine)\s+(?:Attacke|Charge)(?:\s+(?:wahr|wahrnehmen|nutzen|ergreifen|suchen))?"
    r"|jede\s+(?:(?:gute|günstige|sich\s+bietende)\s+)?(?:Gelegenheit|Chance)\s+(?:zu(?:r|\s+einer)|für\s+eine)\s+(?:Attacke|Charge)\s+(?:wahrnehmen|nutzen|ergreifen|suchen)"
    r"|läss(?:t|en)\s+keine\s+(?:Gelegenheit|Chance)\s+(?:zu(?:r|\s+einer)|für\s+eine)\s+(?:Attacke|Charge)\s+aus)"
)

CHANCES = (
    turn(
        "occasion",
        re.compile(rf"{ALONE_HE}\s+{SEIZES_FR}{END}", re.IGNORECASE),
        r"\g<who> charges d'opportunité toujours",
    ),
    turn(
        "chance|opportunit|opening",
        re.compile(rf"{ALONE_HE}\s+{SEIZES_EN}{END}", re.IGNORECASE),
        r"\g<who> opportunity charge always",
    ),
    turn(
        "gelegenheit|chance",
        re.compile(rf"{ALONE_HE}\s+{SEIZES_DE}{END}", re.IGNORECASE),
        r"\g<who> Gelegenheitsattacken immer",
    ),
    turn("occasion", CHANCE_THEN_FR, r"\g<mark>\g<who> charges d'opportunité toujours"),
    turn("chance|opportunity|opening", CHANCE_THEN, r"\g<mark>\g<who> opportunity charge always"),
    turn("occasion|dès|sitôt|quand|lorsqu", CHARGES_FR, r"\g<who> charges d'opportunité toujours"),
    *CHARGES_TOLD,
    turn("chance|opportunity|opening", MAY_CHARGE, r"\g<who> opportunity charge always"),
    turn("occasion", MAY_CHARGE_FR, r"\g<who> charges d'opportunité toujours"),
    turn("gelegenheit|chance", MAY_CHARGE_DE, r"\g<who> Gelegenheitsattacken immer"),
    turn("chance|opportunity|opening", TAKES_IT, r"\g<who> opportunity charge always"),
    turn("chance|opportunity|opening", GOES_FOR_IT, r"\g<mark>\g<who> opportunity charge always"),
    turn("occasion", TAKES_IT_FR, r"\g<who> charges d'opportunité toujours"),
    turn("gelegenheit|chance", TAKES_IT_DE, r"\g<who> Gelegenheitsattacken immer"),
)
