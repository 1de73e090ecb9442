"""French asides: what stands beside an order in French and changes nothing of it, and verbs that look like other words.

*3/2L entre dans Lairalle et 4/2L ...*: goes in, and is between nothing; *vu son état* says why.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *entre dans Lairalle et 4/2L prend position à côté*: the two are no two ends of a gap
GOES_IN = re.compile(
    r"(?P<before>\b(?!y\s)\w+\s+)entre(?P<many>nt)?\s+(?=dans\s+[^,;:.!?]{2,40}?\s+et\s+(?:(?:le|la|les)\s+)?(?:\d|(?-i:[A-Z])))",
    re.IGNORECASE,
)
# *restent avec leurs hommes*
WITH_THEIR_MEN = re.compile(
    r"\b(?:restent|demeurent)\s+(?:avec|auprès\s+de|parmi)\s+leurs?\s+(?:hommes|troupes|gens|brigades?|divisions?|soldats)(?=\s*(?:[,;.!]|$|\bet\b))",
    re.IGNORECASE,
)
# *Après avoir bien réfléchi, ...*: no time that anybody waits for
THOUGHT_OVER = re.compile(
    r"^\W*(?:(?:après|apres)\s+(?:avoir\s+(?:bien\s+|longuement\s+)?(?:réfléchi|hésité|regardé\s+la\s+carte|relu\s+[^,;:.!?]{2,30})|mûre\s+réflexion)|"
    r"tout\s+bien\s+(?:considéré|pesé|réfléchi)|tout\s+compte\s+fait)\s*,\s*",
    re.IGNORECASE,
)
# *vu son état*, *compte tenu de sa position*
CONSIDERING = re.compile(
    r"\s*,\s*(?:vu|étant\s+donné|compte\s+tenu\s+de)\s+(?:son|sa|ses|leur|leurs)\s+[^\s,;:.!?]+(?:\s+[^\s,;:.!?]+){0,2}\s*,\s*|"
    r"\s*,\s*(?:vu|étant\s+donné|compte\s+tenu\s+de)\s+(?:son|sa|ses|leur|leurs)\s+[^\s,;:.!?]+(?=\s*[.!]|$)",
    re.IGNORECASE,
)
# *Vu l'état du 1/2L, il recule*
SEEING_HIS = re.compile(
    r"^\W*(?:vu|étant\s+donné|compte\s+tenu\s+de)\s+(?:l['’]|la\s+|le\s+|les\s+)(?:état|position|situation|isolement|pertes|faiblesse|fatigue)\s+"
    r"(?P<of>du|de\s+la|de|des|d['’])\s*(?P<who>[^,;:.!?]{2,40}?)\s*,\s*(?:il|elle)s?\s+(?=\w)",
    re.IGNORECASE,
)
# *tire sur Stevenart, l'artillerie qui nous gêne le plus*: why at that
WHO_TROUBLES_US = re.compile(
    r"\s*,\s*(?:(?:c['’]est\s+)?(?:l['’]|la\s+|le\s+|les\s+|une?\s+|des\s+|cette\s+|ce\s+|ces\s+)(?:artillerie|batteries?|canons?|pièces?|bataillons?|régiments?|cavalerie|tirailleurs|unités?|brigades?)|"
    r"(?:c['’]est\s+)?(?:celle|celui|ceux|celles))\s+qui\s+(?:(?:nous|me|m['’]|vous)\s*)(?:gên|embêt|agac|ennui|inqui|menac|dérang|fai|fon|caus|pos|tap|harcèl|pilonn|arros|mitraill|plaî|plaîs|préoccup|travaill|enquiquin)\w*"
    r"(?:\s+(?:le\s+plus|le\s+moins|beaucoup|bien|trop|sans\s+arrêt|tant|plus\s+que\s+les\s+autres|de\s+loin|(?:le\s+plus\s+)?(?:de\s+)?(?:mal|peur|tort|souci|soucis|problèmes?|dégâts)|du\s+(?:mal|tort|souci)))*(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)

FRENCH_ASIDES = (
    turn(" qui ", WHO_TROUBLES_US),
    turn("entre", GOES_IN, lambda one: f"{one['before']}{'vont' if one['many'] else 'va'} "),
    turn("leur", WITH_THEIR_MEN, "restent où ils sont"),
    turn("réfl|apr|tout ", THOUGHT_OVER),
    turn("vu |étant|tenu", SEEING_HIS, r"\g<who> "),
    turn("vu |étant|tenu", CONSIDERING, " "),
)
