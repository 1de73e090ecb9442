"""Second halves: what stands behind an order in its sentence, of him or of the other who was named in it.

*..., sinon il reste*, *..., lui reste à droite de la route*, *..., sa gauche appuyée à la route*, *... et se met à sa
gauche*, and whom somebody keeps with him.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.reasons_first import WHO
from orders.language.letters.turns import turn

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
# *5M forms square if cavalry comes, otherwise it holds the farm*
ELSE_HE_HOLDS = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{WHO})(?:\s*:)?\s+(?P<does>(?!\s*(?:fires?|shoots?)\b)[^,;:.!?]{{3,40}}?,?\s+(?:if|when)\s[^,;:.!?]{{3,50}}?)\s*[,;]\s*(?:but\s+)?(?:otherwise|else|or\s+else|if\s+not)\s*,?\s+"
    r"(?:it\s+|he\s+|they\s+)?(?P<holds>holds?|sits?\s+tight|stays?|waits?|keeps?)(?P<what>\s+(?:the|in|at|on|its|their|his)\b[^,;:.!?]{2,40}?)?(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
STAYS = ("reste où il est", "stays where it is", "bleibt stehen")
# *Jamin passe à gauche de Gauthier, lui reste à droite de la route*: the other of the two
HE_HIMSELF = re.compile(
    r"(?P<before>\b(?:de|avec|derrière|devant|à|et)\s+(?P<who>(?-i:[A-ZÀ-Ý])[\w-]{2,}))\s*[,;]\s*(?:et\s+|mais\s+|tandis\s+que\s+|pendant\s+que\s+)?lui\s+"
    r"(?=(?:reste|tient|garde|va|avance|recule|attend|ne\s+bouge|se\s+(?:tient|place|replie|met))\b)",
    re.IGNORECASE,
)


def else_he_holds(found: re.Match[str]) -> str:
    """What he does by himself, and what he does in the case."""
    stays = f"{found['holds']}{found['what']}" if found["what"] else "stays where it is"
    return f"{found['lead']}{found['who']} {stays} ; {found['who']} {found['does']}"


SECOND_HALVES = (
    turn("sa droite|sa gauche", AT_HIS_SIDE, r"se place à \g<side> de \g<who>"),
    *(turn("gauche|droit|left|right|flügel|flanke", re.keyed(said, re.IGNORECASE)) for said in LEANING),
    *(
        turn(key, re.compile(said, re.IGNORECASE), rf"\g<lead>\g<who> {stays} ; \g<who> \g<does>")
        for key, said, stays in zip(("sinon", "otherwise|else", "sonst"), ELSE_HE_STAYS, STAYS, strict=True)
    ),
    turn("otherwise|else|if not", ELSE_HE_HOLDS, else_he_holds),
    turn("lui ", HE_HIMSELF, r"\g<before> ; \g<who> "),
    turn("avec lui|de lui", KEEPS_SOME, r"\g<lead>\g<some> de \g<who> restent où ils sont"),
)
