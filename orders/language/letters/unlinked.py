"""Unlinked: who waits for nobody, keeps near somebody, is left where he is, or changes places with another.

None of these is told to those who are only named in it: *Gauthier wartet nicht auf Husson und greift an* is Gauthier's.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;.!]|$))"
# *n'attend pas Husson et attaque*, *does not wait for Husson but attacks*
NOT_WAITING = (
    r"\b(?:n['’]attend(?:ent|ra|ront)?\s+(?:pas|plus)|ne\s+s['’](?:occupe|inquiète|embarrasse)(?:nt)?\s+(?:pas|plus)\s+d(?:e|u|es|['’]))\s*"
    r"[^,;:.!?]{2,30}?\s*,?\s+(?:et|mais)\s+(?=\w)",
    r"\b(?:do|does|will|should)(?:\s+not|n['’]t)\s+wait\s+for\s+[^,;:.!?]{2,30}?\s*,?\s+(?:and|but)\s+(?=\w)",
    r"\bwart(?:et|en)\s+nicht\s+(?:mehr\s+)?auf\s+[^,;:.!?]{2,30}?\s*,?\s+(?:und|sondern)\s+(?=\w)",
)
# *ne s'éloigne pas des canons*, *weicht nicht von den Kanonen*
NOT_AWAY_FR = re.compile(
    r"\bne\s+s['’](?:éloigne|écarte|absente)(?P<many>nt)?\s+(?:pas|point|jamais)\s+(?:trop\s+|beaucoup\s+)?"
    r"(?:de\s+la|de\s+l['’]|du|des|de|d['’])\s*[^,;:.!?]{2,40}?(?=\s*(?:[,;.!]|$|\bet\b))",
    re.IGNORECASE,
)
NOT_AWAY_EN = re.compile(
    r"\b(?:do|does|should|must|will)(?:\s+not|n['’]t)\s+(?:stray|wander|ride\s+far|go\s+far|move\s+away|get\s+away)\s+(?:too\s+far\s+)?from\s+"
    rf"[^,;:.!?]{{2,40}}?{ENDS}",
    re.IGNORECASE,
)
NOT_AWAY_DE = re.compile(
    r"\b(?:weicht|weichen|(?P<far>entfern(?:t|en)\s+sich))\s+nicht\s+(?:zu\s+)?(?:weit\s+)?(?:von|vom)\s+[^,;:.!?]{2,40}?(?:\s+(?:weg|ab))?"
    rf"{ENDS}",
    re.IGNORECASE,
)
# *je laisse Campi dans le bois*
LEFT_THERE = re.compile(
    r"(?P<before>^\W*(?:[^;:.!?]{0,60},\s*)?)\b(?:je|on|nous)\s+laiss(?:e|ons|erai|era|erons)\s+"
    r"(?P<who>(?:(?:le|la|les)\s+|l['’])?(?-i:[A-Z\d])[^\s,;:.!?]*(?:\s+(?-i:[A-Z])[\w-]+)?)\s+(?=(?:dans|à|au|aux|en|sur|près)\b)",
    re.IGNORECASE,
)
# *1/93 swaps places with 1/92*
ONE = r"(?P<one>(?:(?:the|le|la|das)\s+)?\d{1,2}/?\w*(?:\s+(?-i:[A-Z])\w+)?|(?-i:[A-Z])[\w-]+)"
OTHER = ONE.replace("<one>", "<other>")
SWAPS = (
    rf"^(?P<lead>\W*){ONE}\s+(?:échange|permute|change)\s+(?:(?:sa|de)\s+places?\s+)?avec\s+{OTHER}{ENDS}",
    rf"^(?P<lead>\W*){ONE}\s+(?:(?:changes?|exchanges?|trades?|swaps?)\s+(?:places?|positions?)|swaps?)\s+with\s+{OTHER}{ENDS}",
    rf"^(?P<lead>\W*){ONE}\s+(?:tauscht|wechselt)\s+(?:(?:den|die|seinen|seine)\s+(?:Platz|Plätze|Stellung)\s+)?mit\s+{OTHER}"
    rf"(?:\s+(?:den|die|seinen|seine)?\s*(?:Platz|Plätze|Stellung))?{ENDS}",
)
GOES = (
    r"\g<lead>\g<one> va là où est \g<other> ; \g<other> va là où est \g<one>",
    r"\g<lead>\g<one> goes to where \g<other> stands; \g<other> goes to where \g<one> stands",
    r"\g<lead>\g<one> geht an die Stelle von \g<other>; \g<other> geht an die Stelle von \g<one>",
)

UNLINKED = (
    *(
        turn(keys, re.compile(said, re.IGNORECASE))
        for keys, said in zip(("attend|occupe|inquiète|embarrasse", "wait", "wart"), NOT_WAITING, strict=True)
    ),
    turn(
        "éloigne|écarte|absente", NOT_AWAY_FR, lambda one: "restent où ils sont" if one["many"] else "reste où il est"
    ),
    turn("from", NOT_AWAY_EN, "stays where he is"),
    turn("nicht", NOT_AWAY_DE, "bleibt stehen"),
    turn("laiss", LEFT_THERE, r"\g<before>\g<who> reste "),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), goes)
        for keys, said, goes in zip(
            ("échange|permute|change", "swap|change|trade", "tauscht|wechselt"), SWAPS, GOES, strict=True
        )
    ),
)
