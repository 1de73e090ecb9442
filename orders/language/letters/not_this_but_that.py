"""Not this but that: of two who are named, or two places, the one that is meant; and all but some who move.

*Campi, not Husson, takes the farm*, *not Husson but Campi*, *goes not to H6 but to H7*, *attacks the farm, not the
battery*; *nobody except Husson moves*, *only Husson and Campi move*; the same in German and French.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

NAME = r"(?:(?:General|Marshal|the)\s+)?(?-i:[A-Z\d])[\w/'’-]*(?:['’]s\s+(?:brigade|division|men|guns))?"
NAMES = rf"{NAME}(?:(?:\s*,\s*|\s+and\s+|\s+or\s+){NAME}){{0,4}}"
VERB = (
    r"(?:attacks?|takes?|goes|go|moves?|holds?|stays?|storms?|supports?|follows?|marches|advances?|charges?|fires?|"
    r"covers?|screens?|forms?|leads?|should|must|is|are|will|shall)"
)
# *Campi, not Husson, takes the farm*
NOT_HE = re.compile(rf"^(?P<who>\W*{NAME})\s*,\s*(?:and\s+)?not\s+{NAMES}\s*,?\s+(?={VERB}\b)", re.IGNORECASE)
# *Not Husson but Campi attacks*
NOT_HE_BUT = re.compile(rf"^(?P<mark>\W*)not\s+{NAME}\s*,?\s+but\s+(?P<who>{NAME})\s+(?={VERB}\b)", re.IGNORECASE)
# *doesn't go to H6 but to H7*
GOES_NOT_TO = re.compile(
    r"\b(?:do(?:es)?\s+not|do(?:es)?n['’]t|is\s+not\s+to|are\s+not\s+to|should\s+not|must\s+not)\s+(?P<goes>go|move|march|ride|advance|retire|come)\s+(?P<to>to|into|towards)\s+[^,;:.!?]{1,30}?\s*,?\s+but\s+(?:to|into|towards)\s+(?=\w)",
    re.IGNORECASE,
)
# *attacks the farm, not the battery*
NOT_THE_OTHER = re.keyed(
    r"(?P<does>\b(?:attacks?|takes?|storms?|assaults?|charges?|goes\s+for)\s+[^,;:.!?]{2,30}?)\s*,\s*(?:and\s+)?not\s+(?:the\s+|at\s+)?[\w/-]+(?:\s+(?!(?:yet|now|too|very|so)\b)[\w/-]+)?"
    + ENDS,
    re.IGNORECASE,
)
# *stays rather than attack*
RATHER_THAN = re.compile(
    r"(?P<stays>\b(?:stays?|holds?|waits?|remains?|stops?|halts?)\b[^,;:.!?]{0,30}?)\s*,?\s+(?:rather\s+than|instead\s+of)\s+(?:attack|advanc|charg|mov|go|march|push)\w*\b[^,;:.!?]{0,30}"
    + ENDS,
    re.IGNORECASE,
)
# *Nobody except Husson moves*, *only Husson and Campi move*: all others stay
NOBODY_BUT = re.compile(
    rf"^(?P<mark>\W*)(?:(?:nobody|no\s+one|no-one|none)(?:\s+else)?\s+(?:except(?:\s+for)?|but|other\s+than|apart\s+from|save)\s+(?P<who>{NAMES})\s+(?:is\s+to\s+|are\s+to\s+|may\s+|should\s+|must\s+)?moves?|"
    rf"only\s+(?P<these>{NAMES})\s+(?:is\s+to\s+|are\s+to\s+|may\s+|should\s+)?moves?)(?:\s+(?:this|in\s+this)\s+turn)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *may charge but not squares*: formed enemies, and no formation of his own
BUT_NO_SQUARES = re.compile(
    r"(?P<charge>\bcharge[sd]?\b[^,;:.!?]{0,30}?)\s*,?\s+but\s+(?:not|never|no)\s+(?:at\s+)?(?:formed\s+)?squares?\b",
    re.IGNORECASE,
)
# *Don't leave the guns unprotected*: somebody is to guard them
NOT_UNGUARDED = re.compile(
    r"^(?P<mark>\W*)(?:please\s+)?(?:do\s+not|don['’]?t|never)\s+leave\s+(?P<what>[^,;:.!?]{2,30}?)\s+(?:all\s+)?(?:alone|unprotected|uncovered|unguarded|unsupported|exposed|in\s+the\s+air|without\s+(?:support|cover|protection|an?\s+escort))"
    + ENDS,
    re.IGNORECASE,
)
# *Husson goes for the farm, but not Campi, he comes up behind*
BUT_NOT_HE = re.compile(rf"\s*,\s+but\s+not\s+(?P<who>{NAME})\s*[,:;–-]\s*(?:he|they|it)\s+(?=[a-z])", re.IGNORECASE)
# *stays out of the wood and keeps 10 cm behind Gauthier*: there
OUT_OF_IT_AND = re.compile(
    r"\b(?:stays?|keeps?)\s+(?:well\s+)?out\s+of\s+(?:the\s+)?(?:wood|trees|farm|village|open|road)s?(?:\s+too|\s+as\s+well)?\s*,?\s+and\s+(?=(?:keeps?|stays?|follows?|goes|moves?|comes?|supports?|backs?|attacks?|marches|holds?)\b)",
    re.IGNORECASE,
)
NOT_THIS_BUT_THAT = (
    turn("but not", BUT_NOT_HE, r"; \g<who> "),
    turn("out of", OUT_OF_IT_AND),
    turn("not ", NOT_HE, r"\g<who> "),
    turn("not ", NOT_HE_BUT, r"\g<mark>\g<who> "),
    turn("but ", GOES_NOT_TO, r"is to \g<goes> \g<to> "),
    turn(" not ", NOT_THE_OTHER, r"\g<does>"),
    turn("rather than|instead of", RATHER_THAN, r"\g<stays>"),
    turn("move", NOBODY_BUT, lambda told: f"{told['mark']}Everyone except {told['who'] or told['these']} stays"),
    turn("square", BUT_NO_SQUARES, r"\g<charge>"),
    turn("leave", NOT_UNGUARDED, r"\g<mark>Guard \g<what>"),
)

GERMAN_VERB = (
    r"(?:greif(?:t|en)|nimmt|nehmen|geh(?:t|en)|rück(?:t|en)|hält|halten|bleib(?:t|en)|stürm(?:t|en)|unterstütz(?:t|en)|folg(?:t|en)|attackier(?:t|en)|"
    r"beschie(?:ß|ss)(?:t|en)|feuer(?:t|n)|deck(?:t|en)|soll(?:en)?|muss|müssen|wird|werden|darf)"
)
GERMAN_NAME = r"(?:(?:General|die\s+Brigade|das|die|der)\s+)?(?-i:[A-ZÄÖÜ\d])[\wäöüß/'’-]*"
GERMAN_NAMES = rf"{GERMAN_NAME}(?:(?:\s*,\s*|\s+und\s+|\s+oder\s+){GERMAN_NAME}){{0,4}}"
# *Nicht Husson, sondern Campi greift an*, *Campi, nicht Husson, nimmt den Hof*
NICHT_ER = re.compile(
    rf"^(?P<mark>\W*)nicht\s+{GERMAN_NAME}\s*,?\s+sondern\s+(?P<who>{GERMAN_NAME})\s+(?={GERMAN_VERB}\b)", re.IGNORECASE
)
UND_NICHT_ER = re.compile(
    rf"^(?P<who>\W*{GERMAN_NAME})\s*,\s*(?:und\s+)?nicht\s+{GERMAN_NAMES}\s*,?\s+(?={GERMAN_VERB}\b)", re.IGNORECASE
)
# *greift den Hof an, nicht die Batterie*
NICHT_DAS_ANDERE = re.compile(
    r"(?P<does>\b(?:greif(?:t|en)\s+[^,;:.!?]{2,30}?\s+an|(?:stürm(?:t|en)|attackier(?:t|en)|nimmt|nehmen)\s+[^,;:.!?]{2,30}?))\s*,\s*(?:und\s+)?nicht\s+(?:die|den|das)\s+\w+"
    + ENDS,
    re.IGNORECASE,
)
# *bleibt lieber stehen als anzugreifen*
LIEBER_ALS = re.compile(
    r"(?P<stays>\b(?:bleib(?:t|en)|wart(?:et|en)|hält|halten))\s+lieber\s+(?P<so>[^,;:.!?]{0,25}?)\s*,?\s*(?:als|anstatt|statt)\s+(?:\w+\s+)?(?:an)?zu(?:greifen|rücken)?(?:\s*\w+en)?"
    + ENDS,
    re.IGNORECASE,
)
# *Nur Husson und Campi bewegen sich*: alle anderen bleiben
NUR_DIE = re.compile(
    rf"^(?P<mark>\W*)nur\s+(?P<who>{GERMAN_NAMES})\s+(?:beweg(?:t|en)\s+sich|dürfen\s+sich\s+bewegen|darf\s+sich\s+bewegen|rühr(?:t|en)\s+sich)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
KEINE_KARREES = re.compile(
    r"(?P<charge>\b(?:attackier|charg|angreif)\w*\b[^,;:.!?]{0,20}?)\s*,?\s+aber\s+(?:keine|nicht\s+(?:die\s+|auf\s+)?)\s*(?:Karr?ees?|Vierecke?)\b",
    re.IGNORECASE,
)
FRENCH_NAME = r"(?:(?:le\s+général|la\s+brigade|le|la)\s+)?(?-i:[A-ZÀ-Ý\d])[\wÀ-ÿ/'’-]*"
FRENCH_NAMES = rf"{FRENCH_NAME}(?:(?:\s*,\s*|\s+et\s+|\s+ou\s+){FRENCH_NAME}){{0,4}}"
# *Ce n'est pas Husson mais Campi qui attaque*, *Campi, et non Husson, prend la ferme*
CE_N_EST_PAS_LUI = re.compile(
    rf"^(?P<mark>\W*)ce\s+n['’]est\s+pas\s+{FRENCH_NAME}\s*,?\s+mais\s+(?:bien\s+|c['’]est\s+)?(?P<who>{FRENCH_NAME})\s+qui\s+(?=\w)",
    re.IGNORECASE,
)
ET_NON_LUI = re.compile(
    rf"^(?P<who>\W*{FRENCH_NAME})\s*,\s*(?:et\s+)?(?:non|pas)\s+{FRENCH_NAMES}\s*,\s+(?=\w)", re.IGNORECASE
)
# *va non pas en H6 mais en H7*
NON_PAS_EN = re.compile(
    r"\b(?P<va>va|vont|avance(?:nt)?|marche(?:nt)?|monte(?:nt)?|se\s+port(?:e|ent))\s+non\s+pas\s+(?:en|à|vers|au)\s+[^,;:.!?]{1,25}?\s*,?\s+mais\s+(?=(?:en|à|vers|au)\s)",
    re.IGNORECASE,
)
# *attaque la ferme, pas la batterie*
PAS_L_AUTRE = re.compile(
    r"(?P<does>\b(?:attaqu\w+|prend\w*|charge\w*|enlève\w*)\s+[^,;:.!?]{2,30}?)\s*,\s*(?:et\s+)?(?:non\s+)?pas\s+(?:la|le|les|l['’])\s*\w+"
    + ENDS,
    re.IGNORECASE,
)
# *Seuls Husson et Campi bougent*, *personne sauf Husson ne bouge*: tous les autres restent
SEULS_EUX = re.compile(
    rf"^(?P<mark>\W*)(?:seule?s?\s+(?P<who>{FRENCH_NAMES})\s+(?:boug(?:e|ent)|se\s+déplac(?:e|ent)|avanc(?:e|ent)|march(?:e|ent))|"
    rf"personne\s*,?\s+(?:sauf|hormis|excepté|à\s+part)\s+(?P<these>{FRENCH_NAMES})\s*,?\s+ne\s+(?:bouge|se\s+déplace))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
PAS_LES_CARRES = re.compile(
    r"(?P<charge>\bcharg\w*\b[^,;:.!?]{0,20}?)\s*,?\s+mais\s+(?:pas|jamais)\s+(?:les\s+|contre\s+(?:les\s+|des\s+)?|sur\s+(?:les\s+|des\s+)?|de\s+)?carrés?\b",
    re.IGNORECASE,
)
NOT_THIS_ABROAD = (
    turn("sondern", NICHT_ER, r"\g<mark>\g<who> "),
    turn("nicht ", UND_NICHT_ER, r"\g<who> "),
    turn("nicht ", NICHT_DAS_ANDERE, r"\g<does>"),
    turn("lieber", LIEBER_ALS, r"\g<stays> \g<so>"),
    turn("nur ", NUR_DIE, r"\g<mark>Alle außer \g<who> bleiben stehen"),
    turn("karree|karee|viereck", KEINE_KARREES, r"\g<charge>"),
    turn("n'est pas|n’est pas", CE_N_EST_PAS_LUI, r"\g<mark>\g<who> "),
    turn("non|pas ", ET_NON_LUI, r"\g<who> "),
    turn("non pas", NON_PAS_EN, r"\g<va> "),
    turn("pas ", PAS_L_AUTRE, r"\g<does>"),
    turn("seul|personne", SEULS_EUX, lambda told: f"{told['mark']}Tous restent sauf {told['who'] or told['these']}"),
    turn("carré", PAS_LES_CARRES, r"\g<charge>"),
)
