"""As before, and as others do: who takes up a formation again, waits for nobody, or lends another a hand."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

FORMED = r"(?:lines?|columns?|(?:a\s+)?squares?|skirmish(?:\s+order)?|open\s+order|close\s+order|march\s+column)"
# *both regiments back in line*, *he goes back into column*: formed so again
BACK_IN = re.compile(
    rf"\b(?:(?:go(?:es)?|gets?|change[sd]?|put)\s+)?back\s+(?:in|(?P<into>into|to))\s+(?={FORMED}\b)", re.IGNORECASE
)
# *falls back in column*, *pull 2/61 back in column*: goes back, so formed
GOING_BACK = re.compile(
    r"\b(?:falls?|fell|pull(?:s|ed)?|draws?|drawn|brings?|brought|comes?|march(?:es|ed)?|steps?|moves?|takes?|"
    r"withdraws?|retires?|sends?|"
    r"holds?|held|stays?|keeps?|kept|sets?|rides?|walks?|drops?|leads?|hangs?|turns?|\d+\s*\w*|further|farther|way|"
    r"bit|little)\b[^,;:.!?]*$",
    re.IGNORECASE,
)
GIVING_GROUND = re.compile(
    r"\b(?:falls?|fell|pull(?:s|ed)?|draws?|drawn|withdraws?|retires?|drops?)\b[^,;:.!?]*$", re.IGNORECASE
)


def formed_again(told: re.Match[str]) -> str:
    """In that formation, where nobody goes back."""
    before = told.string[: told.start()]
    return told[0] if (GIVING_GROUND if told["into"] else GOING_BACK).search(before) else "in "


# *it need not wait for a further order*, *er braucht nicht auf weitere Befehle zu warten*
NEED_NOT_WAIT = (
    r"\s*[,;:–—-]*\s*\b(?:and\s+|but\s+|so\s+)?(?:it|they|he|she|I|you|we|who|which)?\s*(?:need\s+not|needn['’]?t|"
    r"(?:do|does)\s*"
    r"(?:not|n['’]?t)\s+(?:need|have)\s+to|(?:is|are)\s+not\s+to|should\s*(?:not|n['’]?t)|must\s*(?:not|"
    r"n['’]?t))\s+(?:wait|await)"
    r"(?:\s+for)?\s+(?:(?:an?|any|the|my|more|new)\s+)*(?:further\s+|new\s+|fresh\s+|more\s+|other\s+|next\s+)*"
    r"(?:orders?|word|instructions?|permission|leave|signal|me|umpire|us)\b[^,;:.!?]*",
    r"\s*[,;:–—-]*\s*\b(?:et\s+|mais\s+)?(?:il|ils|elle|elles|on|sans)?\s*(?:n['’]a(?:uront|ura|ont)?|n['’]ont|"
    r"n['’]aura|ne\s+doi\w+|ne\s+"
    r"faut)?\s*(?:pas\s+|point\s+)?(?:besoin\s+d['’]|à\s+)?attendre\s+(?:(?:un|une|d['’]|de|des|mes|les|l['’]|le|la|"
    r"nouvel(?:le)?s?|"
    r"autres?)\s*)*(?:ordres?|instructions?|consignes?|permission|signal)\b[^,;:.!?]*",
    r"\s*[,;:–—-]*\s*\b(?:und\s+|aber\s+)?(?:er|sie|es|man)?\s*(?:brauch(?:t|en)|muss|müssen|soll(?:en)?|darf|"
    r"dürfen)?\s*(?:(?:er|sie|"
    r"es)\s+)?(?:dabei\s+|dazu\s+)?(?:nicht\s+(?:erst\s+)?(?:auf|lange\s+auf)|ohne\s+(?:erst\s+)?auf|"
    r"keine[n]?)\s+(?:(?:einen|eine|"
    r"weiteren?|neuen?|meinen?|andere)\s+)*(?:Befehle?|Weisung(?:en)?|Anweisung(?:en)?|Erlaubnis|Zeichen|Signal)\s+"
    r"(?:(?:von\s+mir\s+)?(?:zu\s+)?(?:ab(?:zu)?)?warten)\b",
)
# *5 cm behind the right of 1Ch*: behind it, if behind one end
BEHIND_ITS_SIDE = (
    (r"\bbehind\s+the\s+(?:right|left)(?:\s+(?:flank|wing|rear|half|end|company|squadron))?\s+of\s+", "behind "),
    (r"\bderrière\s+(?:la\s+|le\s+flanc\s+|l['’]aile\s+)(?:droite?|gauche)\s+d(?:e\s+|u\s+|['’])", "derrière "),
    (r"\bhinter\s+(?:dem\s+)?(?:rechten|linken)\s+(?:Flügel|Ende|Flanke)\s+(?:von\s+|der\s+|des\s+)?", "hinter "),
)
# *take Husson back to H5*: he goes back, and takes nothing
TAKE_BACK = re.compile(
    r"\b(?:takes?|taking|fetch(?:es)?|gets?)\s+(?P<who>(?!it\b|them\b|him\b|her\b|up\b|out\b|off\b|in\b|into\b|"
    r"away\b|down\b|there\b|ready\b|going\b|moving\b|over\b|place\b|post\b|cover\b)[^,;:.!?]{2,40}?)\s+back\s+"
    r"(?P<where>(?:to|behind|over|across|towards|into|from|about|some|a\s+bit|\d)[^;:.!?]*)",
    re.IGNORECASE,
)
# *lends Husson a hand*, *gives the 5th Militia a hand*
A_HAND = re.compile(
    r"\b(?:(?P<one>lends?|gives?)|lending|giving)\s+(?P<whom>(?!a\b|up\b|way\b|no\b|battle\b|ground\b|"
    r"fire\b)[^,;:.!?]{2,40}?)\s+a\s+"
    r"(?:helping\s+)?hand\b(?:\s+(?=at|in|on|by|near|with|against|if)|(?=\W|$))",
    re.IGNORECASE,
)
HELP_ABROAD = (
    (r"\b(?:donne(?:nt|r|ra|ront)?|prête(?:nt|r|ra|ront)?)\s+(?:un\s+coup\s+de\s+main|main[- ]forte|la\s+main)\s+"
     r"(?=à\s|au\s|aux\s)", "soutient "),
    (r"\b(?:geht|gehen|greift|greifen|steht|stehen)\s+(?P<whom>[^,;:.!?]{2,30}?)\s+(?:zur\s+Hand|unter\s+die\s+Arme|"
     r"zur\s+Seite)\b",
     r"unterstützt \g<whom>"),
)  # fmt: skip
AS_BEFORE = (
    turn("back in|back to", BACK_IN, formed_again),
    *(
        turn(keys, re.compile(said, re.IGNORECASE))
        for keys, said in zip(("wait", "attendre", "warten"), NEED_NOT_WAIT, strict=True)
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(("behind", "derrière", "hinter"), BEHIND_ITS_SIDE, strict=True)
    ),
    turn("back", TAKE_BACK, r"\g<who> falls back \g<where>"),
    turn("hand", A_HAND, r"supports \g<whom> "),
    *(turn("main|hand|arme|seite", re.compile(said, re.IGNORECASE), meant) for said, meant in HELP_ABROAD),
)
