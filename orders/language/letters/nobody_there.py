"""Nobody there: a place that nobody holds, and who goes to it; somebody's troops, of whom nobody does something.

*Puisque personne ne tient Petit-Pierrepont, j'y envoie 1/4L*; *personne ne bouge chez Jamin*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

PLACE = r"(?P<place>(?:la\s+|le\s+|l['’]|les\s+|the\s+)?(?-i:[A-Z]\w)[^,;:.!?]{1,30}?)"
EMPTY_FR = (
    r"^\W*(?:(?:puisqu(?:e\s+|['’])|comme\s+|vu\s+qu(?:e\s+|['’])|étant\s+donné\s+qu(?:e\s+|['’])))?"
    r"(?:personne\s+ne\s+(?:tient|occupe|garde|défend)|il\s+n['’]y\s+a\s+(?:plus\s+)?personne\s+(?:à|dans|en|au|sur))\s+"
    rf"{PLACE}\s*[,;:]\s*(?:(?:donc|alors|et|du\s+coup)\s+)*"
)
# *j'y envoie 1/4L*, *1/4L y va*
SENT_THERE = re.compile(
    rf"{EMPTY_FR}(?P<i>j['’]|je\s+|on\s+|nous\s+)y\s+(?P<verb>envo\w+|expédi\w+|met\w*|plac\w+|post\w+|install\w+)\s+(?P<who>[^,;:.!?]{{2,40}}?)"
    r"(?=\s*(?:[,;.!]|$|\bet\b|\ben\b|\bpour\b))",
    re.IGNORECASE,
)
GOES_THERE = re.compile(
    rf"{EMPTY_FR}(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:(?:peut|doit|va|devrait)\s+)?y\s+(?:va|vont|aller|entre(?:nt|r)?|file(?:nt|r)?|court|courent|monte(?:nt|r)?|"
    r"marche(?:nt|r)?)\b",
    re.IGNORECASE,
)
EMPTY_EN = (
    r"^\W*(?:(?:since|as|because|seeing\s+that)\s+)?(?:nobody|no\s+one|no-one|none\s+of\s+them)\s+(?:holds?|occupies|guards|defends|is\s+(?:in|at))\s+"
    rf"{PLACE}\s*[,;:]\s*(?:(?:so|and|then|therefore)\s+)*"
)
THERE_EN = re.compile(rf"{EMPTY_EN}(?P<rest>[^;:.!?]*?)\s+(?:in\s+|over\s+)?there\b(?!\s+(?:is|are)\b)", re.IGNORECASE)
EMPTY_DE = (
    rf"^\W*(?:(?:(?:da|weil)\s+)?(?:niemand|keiner)\s+(?:in|bei)\s+{PLACE}\s+(?:steht|ist|sitzt)|"
    r"(?:niemand|keiner)\s+(?:steht|ist|sitzt)\s+(?:in|bei)\s+(?P<place2>(?-i:[A-Z]\w)[^,;:.!?]{1,30}?)|"
    r"(?:niemand|keiner)\s+(?:hält|besetzt|verteidigt)\s+(?P<place3>(?-i:[A-Z]\w)[^,;:.!?]{1,30}?))\s*[,;:]\s*(?:(?:und|also|daher|deshalb)\s+)*"
)
THERE_DE = re.compile(rf"{EMPTY_DE}(?P<rest>[^;:.!?]*?)\s+(?:dort|da)hin\b", re.IGNORECASE)
# *Personne ne bouge chez Jamin*
NOBODY_OF_HIS = (
    r"^(?P<lead>\W*)(?:personne|aucun\s+(?:bataillon|régiment|homme))\s+ne\s+(?P<does>bouge|avance|charge|tire|poursuit|recule|attaque)\s+"
    r"(?:chez|dans\s+la\s+brigade(?:\s+de)?|de\s+la\s+brigade(?:\s+de)?|dans\s+la\s+division(?:\s+de)?|parmi\s+les\s+(?:hommes|bataillons)\s+(?:de|d['’]))\s*"
    r"(?P<whose>(?-i:[A-Z])[\w-]+)",
    r"^(?P<lead>\W*)(?:nobody|no\s+one|no\s+battalion)\s+(?P<does>move|charge|advance|fire|attack)s\s+in\s+"
    r"(?P<whose>(?-i:[A-Z])[\w-]+?)['’]s?\s+(?:brigade|division)",
    r"^(?P<lead>\W*)(?:bei|von)\s+(?P<whose>(?-i:[A-Z])[\w-]+?)\s+(?:rührt|bewegt)\s+sich\s+(?:niemand|keiner|nichts)\b",
)
DOES_NOT = (
    r"\g<lead>\g<whose> ne \g<does> pas",
    r"\g<lead>\g<whose> does not \g<does>",
    r"\g<lead>\g<whose> bleibt stehen",
)
# *Aucun changement pour Saxe-Weimar*
NO_CHANGE = (
    r"^(?P<lead>\W*)(?:(?:aucun|pas\s+de)\s+(?:changements?|mouvements?)|rien\s+(?:ne\s+change|de\s+nouveau|de\s+changé|à\s+changer))\s+(?:pour|chez|du\s+côté\s+de)\s+"
    r"(?P<who>[^,;:.!?]{2,40}?)(?=\s*(?:[,;.!]|$))",
    r"^(?P<lead>\W*)(?:no\s+(?:changes?|movements?)|nothing\s+(?:changes|new|to\s+change))\s+(?:for|with)\s+(?P<who>[^,;:.!?]{2,40}?)(?=\s*(?:[,;.!]|$))",
    r"^(?P<lead>\W*)(?:keine\s+(?:Änderung(?:en)?|Bewegung(?:en)?|Veränderung(?:en)?)|nichts\s+Neues)\s+(?:bei|für)\s+(?P<who>[^,;:.!?]{2,40}?)(?=\s*(?:[,;.!]|$))",
)
AS_HE_IS = (r"\g<lead>\g<who> reste en place", r"\g<lead>\g<who> stays where it is", r"\g<lead>\g<who> bleibt stehen")

NOBODY_THERE = (
    turn("personne", SENT_THERE, r"j'envoie \g<who> à \g<place>"),
    turn("personne", GOES_THERE, r"\g<who> va à \g<place>"),
    turn("nobody|no one|no-one|none", THERE_EN, r"\g<rest> to \g<place>"),
    turn(
        "niemand|keiner",
        THERE_DE,
        lambda found: f"{found['rest']} nach {found['place'] or found['place2'] or found['place3']}",
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, said, meant in zip(
            ("personne|aucun", "nobody|no one|no batt", "niemand|keiner|nichts"), NOBODY_OF_HIS, DOES_NOT, strict=True
        )
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, said, meant in zip(
            ("chang|nouveau|mouvement", "change|new|movement", "änderung|neues|bewegung"),
            NO_CHANGE,
            AS_HE_IS,
            strict=True,
        )
    ),
)
