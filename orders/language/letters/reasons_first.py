"""Reasons first: why, told of those who are named there, and behind it what they or others are to do about it.

*Puisque Wathiez ne sert à rien là où il est, qu'il passe derrière Husson*; *comme le 7M est loin, c'est le 2/28Ora qui
tient Quatre-Bras*; *Husson prend Lairalle et Campi le remplace*: whom a pronoun means is named in the same breath.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.statements import states_something
from orders.language.letters.turns import turn

NAME = r"(?:(?-i:[A-ZÀ-Ý])[\w-]{2,}|\d{1,2}(?:/\d{1,3})?[A-Za-z]{0,4})"
WHO = (
    r"(?:(?:le\s+|la\s+|les\s+|l['’]|the\s+|die\s+|der\s+|das\s+)?(?:(?:brigade|division|batterie|battery|général|general|batterie)\s+)?"
    rf"{NAME}(?:\s+(?:de\s+|of\s+|von\s+)?(?-i:[A-Z])[\w-]+)?)"
)
# *Puisque X ..., qu'il passe ...*, *since X is ..., let him go ...*, *da X ..., soll er ...*
LET_HIM_FR = re.compile(
    rf"^(?P<lead>\W*)(?:puisqu['’e]\s*|comme\s+|vu\s+qu['’e]\s*|étant\s+donné\s+qu['’e]\s*|parce\s+qu['’e]\s*)(?P<who>{WHO})\s+[^,;:.!?]{{3,90}},\s*"
    r"(?:donc\s+|alors\s+|eh\s+bien\s*,?\s+)?(?P<let>qu['’](?:ils?|elles?)\s+)",
    re.IGNORECASE,
)
LET_HIM_EN = re.compile(
    rf"^(?P<lead>\W*)(?:since|as|because|seeing\s+that)\s+(?P<who>{WHO})\s+(?:is|are|was|has|have|had|does|do|cannot|can|stands?|sits?)\b[^,;:.!?]{{2,90}},\s*"
    r"(?:so\s+|then\s+)?let\s+(?:him|it|them)\s+(?=\w)",
    re.IGNORECASE,
)
LET_HIM_DE = re.compile(
    rf"^(?P<lead>\W*)(?:da|weil)\s+(?P<who>{WHO})\s+[^,;:.!?]{{3,90}},\s*(?P<does>soll|sollen|muss|müssen|geht|gehen|rückt|zieht|kann|darf)\s+(?:er|sie|es)\s+"
    r"(?=\w)",
    re.IGNORECASE,
)
# *Wathiez ne sert à rien là où il est, qu'il passe derrière Husson*: no order stands in the first half
OF_NO_USE = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{WHO})\s+(?:ne\s+(?:sert|servent|fait|font|voi(?:t|ent)|risque(?:nt)?)\s+(?:plus\s+|pas\s+|à\s+|rien)|n['’]a\s+rien\s+à\s+faire|"
    r"n['’]ont\s+rien\s+à\s+faire|perd(?:ent)?\s+son\s+temps)[^,;:.!?]{0,60},\s*(?:donc\s+|alors\s+)?(?P<let>qu['’](?:ils?|elles?)\s+)",
    re.IGNORECASE,
)
# *c'est Jamin qui attaquera*, *it is Jamin who attacks*, *ist es Jamin, der ... angreift*
IT_IS_HE_FR = re.compile(
    rf"(?P<before>[^,;:.!?\s][^,;:.!?]*)\s*[,;:]\s*(?:donc\s+|alors\s+)?(?:c['’]est|ce\s+sera|ce\s+sont)\s+(?:donc\s+)?(?P<who>{WHO})\s+qui\s+"
    r"(?!est\b|sont\b|était|étaient|a\b|ont\b|avait|avaient|sera\b|fut\b|m['’]|nous\b|me\b)(?=\w)",
    re.IGNORECASE,
)
IT_IS_HE_EN = re.compile(
    rf"(?P<before>[^,;:.!?\s][^,;:.!?]*)\s*[,;:]\s*(?:so\s+|then\s+)?it(?:['’]s|\s+is|\s+will\s+be)\s+(?P<who>{WHO})\s+(?:who|that|which)\s+"
    r"(?!is\b|are\b|was\b|were\b|has\b|have\b|had\b|worries|bothers)(?=\w)",
    re.IGNORECASE,
)
IT_IS_HE_DE = re.compile(
    rf"(?P<before>[^,;:.!?\s][^,;:.!?]*)\s*[,;:]\s*(?:so\s+)?(?:ist\s+es|es\s+ist)\s+(?P<who>{WHO})\s*,\s*(?:der|die|das)\s+"
    r"(?P<does>[^,;:.!?]{3,60}?\s(?!ist\b|sind\b|war\b|hat\b|haben\b)[^\s,;:.!?]+)(?=\s*[.!]|$)",
    re.IGNORECASE,
)
REASON = re.compile(
    r"^\W*(?:puisqu|comme|vu\s+qu|étant\s+donné|parce\s+qu|since|as|because|seeing|da|weil)\b", re.IGNORECASE
)
# *Gauthier a perdu du monde*: how he is, and no task of his
HOW_HE_IS = re.compile(
    rf"^\W*{WHO}\s+(?:(?:est|sont)\s+(?!à\b|charg|pri[ée]|prêt|en\b|chez\b)|(?:a|ont)\s+(?!à\b|ordre|pour\b|mission)|n['’](?:est|a)\s|(?:souffre|peine|faiblit|fatigue|s['’]épuise|s['’]use|manque)(?:nt)?\b|suffers?\b|leidet\b|is\s+(?!to\b|in\b|at\b|on\b)|"
    r"has\s+(?!to\b)|ist\s+(?!zu\b|in\b|bei\b)|hat\s+(?![^,;]*\bzu\s))(?![^,;]*\b(?:si|if|wenn|doit|must|soll)\b)",
    re.IGNORECASE,
)
ORDERED = re.compile(
    rf"^\W*{WHO}\s+(?:reste|tient|garde|va|avance|recule|soutient|suit|marche|défend|ne\s+bouge|stays?|holds?|remains?|goes|advances?|supports?|"
    r"follows?|bleibt|hält|geht|rückt|folgt|unterstützt)\b",
    re.IGNORECASE,
)
# *Husson prend Lairalle et Campi le remplace*: there, where he stands
REPLACES_FR = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{WHO})\s+(?P<does>[^;:.!?]{{3,70}}?)\s*(?:,\s*(?:et\s+)?|\bet\s+)(?P<other>{WHO})\s+(?:le|la|les)\s+remplacer?(?:nt|a)?"
    r"(?:\s+là\s+où\s+(?:il|elle|ils|elles)\s+(?:est|était|sont|étaient|se\s+trouv\w+))?(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
REPLACES_EN = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{WHO})\s+(?P<does>[^;:.!?]{{3,70}}?)\s*(?:,\s*(?:and\s+)?|\band\s+)(?P<other>{WHO})\s+(?:replaces?\s+(?:him|it|them)|"
    r"takes?\s+(?:his|its|their)\s+place)(?:\s+where\s+(?:he|it|they)\s+(?:is|are|was|were|stands?|stood))?(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
REPLACES_DE = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{WHO})\s+(?P<does>[^;:.!?]{{3,70}}?)\s*(?:,\s*(?:und\s+)?|\bund\s+)(?P<other>{WHO})\s+(?:löst\s+(?:ihn|sie|es)\s+ab|"
    r"nimmt\s+(?:seinen|ihren)\s+Platz\s+ein|nimmt\s+(?:seine|ihre)\s+Stelle\s+ein)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *2/2Nas passe derrière le 3/2Nas, qui prend sa place*
WHO_TAKES_IT = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{WHO})\s+(?P<does>[^;:.!?]{{3,70}}?\b(?:derrière|auprès\s+de|vers|behind|hinter)\s+(?P<other>{WHO}))\s*,?\s+"
    r"(?:qui\s+(?P<fr>prend(?:ra)?\s+sa\s+place|le\s+remplace(?:ra)?|la\s+remplace(?:ra)?)|(?:who|which)\s+(?P<en>takes?\s+(?:his|its)\s+place|"
    r"replaces?\s+(?:him|it))|(?:das|der|die)\s+(?:seinen|ihren)\s+Platz\s+einnimmt)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *revient vers Wathiez et se met à sa gauche*: that is where he goes
AT_HIS_SIDE = re.compile(
    rf"\b(?:revient|va|vient|remonte|recule|avance|retourne|se\s+rapproche|se\s+porte|se\s+replie)\s+(?:vers|jusqu['’]à|auprès\s+de|près\s+de|de|sur)\s+(?P<who>{WHO})\s*"
    r"(?:,|\bet\b)\s*(?:puis\s+)?se\s+(?:met|place|poste|range|tient|forme)\s+(?:à\s+|sur\s+)sa\s+(?P<side>droite|gauche)\b",
    re.IGNORECASE,
)
# *avance, sa gauche appuyée à la route*: how he leans on something, and not where he goes
LEANING = (
    r"\s*,\s*(?:sa|leur|la|le\s+flanc|l['’]aile)\s+(?:gauche|droite?)\s+(?:bien\s+)?(?:appuyée?|collée?|calée?|adossée?|contre|ancrée?)\s*"
    r"(?:contre\s+|sur\s+|à\s+|au\s+|aux\s+)?(?:la\s+|le\s+|les\s+|l['’])?[\w'’-]+(?:\s+de\s+[\w'’-]+)?(?=\s*(?:[,;.!]|$))",
    r"\s*,?\s+(?:with\s+)?(?:its|his|their)\s+(?:left|right)(?:\s+flank)?\s+(?:resting|leaning|anchored|propped)\s+(?:up\s+)?(?:on|against|at)\s+(?:the\s+)?"
    r"[\w'’-]+(?=\s*(?:[,;.!]|$))",
    r"\s*,\s*(?:mit\s+)?(?:den|dem|die|der)\s+(?:linken?|rechten?)\s+(?:Flügel|Flanke)\s+(?:an\s+(?:die|den|das)|ans|am)\s+(?:die\s+|der\s+)?[\w-]+\s*"
    r"(?:gelehnt|angelehnt|gestützt)?(?=\s*(?:[,;.!]|$))",
)
# *Bijlandt garde deux bataillons avec lui*
KEEPS_SOME = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{WHO})\s+(?:garde(?:ra)?|conserve(?:ra)?)\s+(?P<some>(?:un|deux|trois|quatre)\s+(?:bataillons?|régiments?))\s+"
    r"(?:avec|près\s+de|auprès\s+de|autour\s+de)\s+lui(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *1/92 se replie s'il est chargé, sinon il reste*: he stays, and falls back in that case
ELSE_HE_STAYS = (
    rf"^(?P<lead>\W*)(?P<who>{WHO})\s+(?P<does>[^,;:.!?]{{3,40}}?,?\s+(?:s['’]|si\s|quand\s|lorsqu)[^,;:.!?]{{3,50}}?)\s*,\s*sinon\s*,?\s+(?:ils?|elles?)\s+"
    r"(?:reste(?:nt)?(?:\s+(?:là|en\s+place|sur\s+place|où\s+(?:ils?|elles?)\s+(?:est|sont)))?|ne\s+bouge(?:nt)?\s+pas)(?=\s*(?:[.;!]|$))",
    rf"^(?P<lead>\W*)(?P<who>{WHO})\s+(?P<does>[^,;:.!?]{{3,40}}?,?\s+(?:if|when)\s[^,;:.!?]{{3,50}}?)\s*,\s*(?:otherwise|else|or\s+else)\s*,?\s+(?:it|he|they)\s+"
    r"(?:stays?|remains?|does\s+not\s+move|do\s+not\s+move)(?:\s+(?:there|put|in\s+place|where\s+(?:it|he|they)\s+(?:is|are)))?(?=\s*(?:[.;!]|$))",
    rf"^(?P<lead>\W*)(?P<who>{WHO})\s+(?P<does>[^,;:.!?]{{3,40}}?,?\s+(?:wenn|falls|sobald)\s[^,;:.!?]{{3,50}}?)\s*,\s*(?:sonst|ansonsten)\s+bleib(?:t|en)\s+"
    r"(?:er|sie|es)(?:\s+(?:stehen|dort|da|wo\s+(?:er|sie|es)\s+(?:ist|steht|stehen|sind)))?(?=\s*(?:[.;!]|$))",
)
STAYS = ("reste où il est", "stays where it is", "bleibt stehen")
# *Jamin passe à gauche de Gauthier, lui reste à droite de la route*: the other of the two
HE_HIMSELF = re.compile(
    r"(?P<before>\b(?:de|avec|derrière|devant|à|et)\s+(?P<who>(?-i:[A-ZÀ-Ý])[\w-]{2,}))\s*[,;]\s*(?:et\s+|mais\s+|tandis\s+que\s+|pendant\s+que\s+)?lui\s+"
    r"(?=(?:reste|tient|garde|va|avance|recule|attend|ne\s+bouge|se\s+(?:tient|place|replie|met))\b)",
    re.IGNORECASE,
)


def is_he(found: re.Match[str]) -> str:
    """Him of whom it is said that it is he who does something, behind the reason."""
    does = found.groupdict().get("does") or ""
    if REASON.match(found["before"]):
        return f"{found['before']}, {found['who']} {does}"
    if ORDERED.match(found["before"]):
        return f"{found['before']} ; {found['who']} {does}"
    told = states_something(found["before"]) or HOW_HE_IS.match(found["before"])
    return f"{found['who']} {does}" if told else found[0]


def takes_the_place(words: str) -> str:
    """What the one does, and that the other goes where he stands, in the words of a language."""
    return rf"\g<lead>\g<one> \g<does> ; \g<other> {words} \g<one>"


REASONS_FIRST = (
    turn("qu'il|qu’il|qu'elle|qu’elle", LET_HIM_FR, r"\g<lead>\g<who> : \g<let>"),
    turn("qu'il|qu’il|qu'elle|qu’elle", OF_NO_USE, r"\g<lead>\g<who> : \g<let>"),
    turn("let ", LET_HIM_EN, r"\g<lead>let \g<who> "),
    turn("da |weil ", LET_HIM_DE, r"\g<lead>\g<who> \g<does> "),
    turn("c'est|c’est|ce s", IT_IS_HE_FR, is_he),
    turn("it is|it's|it’s|it will", IT_IS_HE_EN, is_he),
    turn("ist es|es ist", IT_IS_HE_DE, is_he),
    turn("remplace", REPLACES_FR, takes_the_place("prend la place de")),
    turn("replace|place", REPLACES_EN, takes_the_place("takes the place of")),
    turn("löst|nimmt", REPLACES_DE, takes_the_place("geht an den Platz von")),
    turn("place|remplace", WHO_TAKES_IT, takes_the_place("prend la place de")),
    turn("sa droite|sa gauche", AT_HIS_SIDE, r"se place à \g<side> de \g<who>"),
    *(turn("gauche|droit|left|right|flügel|flanke", re.compile(said, re.IGNORECASE)) for said in LEANING),
    *(
        turn(key, re.compile(said, re.IGNORECASE), rf"\g<lead>\g<who> {stays} ; \g<who> \g<does>")
        for key, said, stays in zip(("sinon", "otherwise|else", "sonst"), ELSE_HE_STAYS, STAYS, strict=True)
    ),
    turn("lui ", HE_HIMSELF, r"\g<before> ; \g<who> "),
    turn("avec lui|de lui", KEEPS_SOME, r"\g<lead>\g<some> de \g<who> restent où ils sont"),
)
