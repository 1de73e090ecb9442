"""In the place of: one goes, and another comes to where he stands: *Husson prend Lairalle et Campi le remplace*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.german_reasons import GOES, SHALL
from orders.language.letters.german_reasons import WHO as WHO_DE
from orders.language.letters.reasons_first import WHO
from orders.language.letters.turns import turn

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
# *Jamin remplace Gauthier sur la crête*: there, where he stands
REPLACES_HIM = re.compile(
    rf"^(?P<lead>\W*)(?P<other>{WHO})\s+(?:doit\s+|va\s+|ira\s+)?(?:remplace(?:r|ra)?|relève(?:ra)?|relever|releve(?:ra)?|prend(?:ra)?\s+la\s+relève\s+(?:de|du))\s+(?P<one>{WHO})"
    r"(?:\s+(?:sur|en|à|dans|derrière|devant|au)\s+[^,;:.!?]{2,30}?)?(?=\s*(?:[,.;!]|$|\b(?:quand|lorsqu\w*|dès|une\s+fois|si)\b))",
    re.IGNORECASE,
)
# *2/2Nas passe derrière le 3/2Nas, qui prend sa place*
WHO_TAKES_IT = re.compile(
    rf"^(?P<lead>\W*)(?P<one>{WHO})\s+(?P<does>[^;:.!?]{{3,70}}?\b(?:derrière|auprès\s+de|vers|behind|hinter)\s+(?P<other>{WHO}))\s*,?\s+"
    r"(?:qui\s+(?P<fr>prend(?:ra)?\s+sa\s+place|le\s+remplace(?:ra)?|la\s+remplace(?:ra)?)|(?:who|which)\s+(?P<en>takes?\s+(?:his|its)\s+place|"
    r"replaces?\s+(?:him|it))|(?:das|der|die)\s+(?:seinen|ihren)\s+Platz\s+einnimmt)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *geht 6 cm zurück, und 2/2Nas übernimmt seinen Platz*
ONE_DE = WHO_DE.replace("<who>", "<one>")
IN_HIS_PLACE = re.compile(
    rf"^(?P<lead>\W*){ONE_DE}\s+(?P<does>(?:{GOES}|{SHALL})\b[^;:.!?]*?)\s*,?\s+(?:und|dafür|"
    rf"dann)\s+(?P<other>(?:[A-ZÄÖÜ][\w-]+|\d+/\w+|\d+[A-Z]\w*))"
    r"\s+(?:löst\s+(?:ihn|sie|es)\s+ab|(?:übernimmt|nimmt|rückt\s+an|geht\s+an|tritt\s+an|bezieht)\s+(?:dann\s+|dafür\s+)?(?:seine[n]?|ihre[n]?|"
    r"dessen|deren)\s+"
    r"(?:(?:alten?|bisherigen?|frühere[n]?)\s+)?(?:Platz|Stelle|Stellung|Position|Posten)(?:\s+ein)?)(?=\s*[.!]*\s*$)"
)


def takes_the_place(words: str) -> str:
    """What the one does, and that the other goes where he stands, in the words of a language."""
    return rf"\g<lead>\g<one> \g<does> ; \g<other> {words} \g<one>"


IN_THE_PLACE_OF = (
    turn("remplace", REPLACES_FR, takes_the_place("prend la place de")),
    turn("remplace|relèv|relev", REPLACES_HIM, r"\g<lead>\g<other> prend la place de \g<one>"),
    turn("replace|place", REPLACES_EN, takes_the_place("takes the place of")),
    turn("place|remplace", WHO_TAKES_IT, takes_the_place("prend la place de")),
    turn("löst|platz|stelle|stellung|position|posten", IN_HIS_PLACE, takes_the_place("geht an den Platz von")),
)
