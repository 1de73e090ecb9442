"""Some of his: what a command does with a few of its troops is done by these, and it follows nobody.

*Campi geht mit 1/72 und 2/72 nach I4*, *Gauthier attaque avec deux bataillons*.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from battles.engine import expressions as re
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

NAMED = r"(?:(?:the|dem|den|le|les)\s+)?(?P<named>\d+/\d+\w*(?:(?:\s*,\s*|\s+(?:and|und|et)\s+|\s*\+\s*)\d+/\d+\w*)*)"
COUNTED = (
    r"(?:(?:seine[rn]\s+)?(?P<de>zwei|drei|vier|2|3|4)\s+(?:seiner\s+)?(?P<de_what>bataillone|regimenter|schwadrone)n|"
    r"(?P<de1>eine[mr]|1)\s+(?:seiner\s+)?(?P<de1_what>bataillon|regiment|schwadron)(?:en?)?)",
    r"(?:(?P<en>two|three|four|2|3|4)\s+(?:of\s+his\s+)?(?P<en_what>battalions|regiments|squadrons)|"
    r"(?P<en1>one|a|1)\s+(?:of\s+his\s+)?(?P<en1_what>battalion|regiment|squadron)s?)",
    r"(?:(?P<fr>deux|trois|quatre|2|3|4)\s+(?:de\s+ses\s+)?(?P<fr_what>bataillons|régiments|escadrons)|"
    r"(?P<fr1>un|1)\s+(?:de\s+ses\s+)?(?P<fr1_what>bataillon|régiment|escadron)s?)",
)
# *with one battalion (1/4L)*: which it is
IN_BRACKETS = re.compile(
    r"\s*\(\s*(?:das|the|le|nämlich|namely)?\s*(?P<named>\d+/\d+\w*(?:(?:\s*,\s*|\s+(?:and|und|"
    r"et)\s+)\d+/\d+\w*)*)\s*\)"
)
# What may follow; *in front*, *as a reserve*, *in column* tell how they stand
ONWARD = (
    r"(?=\s*(?:[.;!(,]|$)|\s+(?:nach|bis|gegen|zu[mr]?|an|vor|auf|die|das|den|to|towards?|against|at|the|vers|jusqu|"
    r"contre|"
    r"la|le|les|en\s+[A-Z]+\d|à)\b|\s+(?-i:[A-ZÉ])[\w-]*)(?!\s+(?:à|la|le)\s+(?:la\s+)?(?:tête|gauche|droite|"
    r"réserve)|\s+an\s+(?:der|die)\s+Spitze|"
    r"\s+vor(?:n|an|ne|aus)?\s*[.,;]|\s+to\s+the\s+(?:left|right|front|rear)|\s+at\s+the\s+(?:head|front|rear))"
)
WITH = re.keyed(rf"\s+(?:mit|with|avec)\s+(?:{NAMED}|{'|'.join(COUNTED)}){ONWARD}", re.IGNORECASE)
RIDES = re.compile(
    r"\b(?:reite[tn]?|rides?|chevauche\w*|galopp\w+|gallops?|bleib\w*|stays?|reste\w*|joins?|"
    r"rejoint|general|général|gen|prince|prinz)\b",
    re.IGNORECASE,
)
OF = {
    "de": "{} {} von {}", "en": "{} {} of {}", "fr": "{} {} de {}", "de1": "ein {1} von {2}", "en1": "one {1} of {2}",
    "fr1": "un {1} de {2}",
}  # fmt: skip


def with_some_of_his(
    raw: str,
    troops_in: Callable[[Text], list[Troops]],
    is_placed: Callable[[Text], bool],
    brigades: Container[str],
) -> str:
    """A sentence of a command that does something somewhere with some of its own, told of these.

    ``troops_in`` finds the troops that some words name, ``is_placed`` tells whether there is any place in them; without
    one a general may be told in whose company to be.
    """
    found = WITH.search(raw)
    if found is None or RIDES.search(raw) or "," in raw[: found.start()]:
        return raw
    head = Text(raw[: found.start()])
    whole = [one for one in troops_in(head) if one.own]
    if len(whole) != 1 or len(whole[0].commands) != 1 or whole[0].commands[0] not in brigades or not whole[0].said:
        return raw
    at = raw.find(whole[0].said)
    if at < 0 or raw[:at].strip(" -–•*")[-1:] not in ("", ":"):
        return raw
    who, his = whole[0].said, set(whole[0].own)

    def are_some(names: str) -> bool:
        some = {id for one in troops_in(Text(names)) for id in one.own}
        return bool(some) and some < his

    bracket = IN_BRACKETS.search(raw, found.end())
    if found["named"]:
        if not are_some(found["named"]):
            return raw
        said = found["named"]
    elif bracket is not None and ";" not in raw[found.end() : bracket.start()] and are_some(bracket["named"]):
        said = bracket["named"]
        raw = raw[: bracket.start()] + raw[bracket.end() :]
    else:
        language = next(one for one in OF if found[one])
        said = OF[language].format(found[language], found[f"{language}_what"].capitalize(), who)
    left, right = raw[at + len(who) : found.start()], raw[found.end() :]
    where = Text(f"{left} {right}")
    return f"{raw[:at]}{said}{left}{right}" if where.words and is_placed(where) else raw
