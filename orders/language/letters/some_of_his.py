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
    r"(?:seine[rn]\s+)?(?P<de>zwei|drei|vier|2|3|4)\s+(?:seiner\s+)?(?P<de_what>bataillone|regimenter|schwadrone)n",
    r"(?P<en>two|three|four|2|3|4)\s+(?:of\s+his\s+)?(?P<en_what>battalions|regiments|squadrons)",
    r"(?P<fr>deux|trois|quatre|2|3|4)\s+(?:de\s+ses\s+)?(?P<fr_what>bataillons|régiments|escadrons)",
)
# What may follow; *in front*, *as a reserve*, *in column* tell how they stand
ONWARD = (
    r"(?=\s*(?:[.;!]|$)|\s+(?:nach|bis|gegen|zu[mr]?|an|vor|auf|die|das|den|to|towards?|against|at|the|vers|jusqu|"
    r"contre|"
    r"la|le|les|en\s+[A-Z]+\d|à)\b|\s+(?-i:[A-ZÉ])[\w-]*)(?!\s+(?:à|la|le)\s+(?:la\s+)?(?:tête|gauche|droite|"
    r"réserve)|\s+an\s+(?:der|die)\s+Spitze|"
    r"\s+vor(?:n|an|ne|aus)?\s*[.,;]|\s+to\s+the\s+(?:left|right|front|rear)|\s+at\s+the\s+(?:head|front|rear))"
)
WITH = re.compile(rf"\s+(?:mit|with|avec)\s+(?:{NAMED}|{'|'.join(COUNTED)}){ONWARD}", re.IGNORECASE)
RIDES = re.compile(
    r"\b(?:reite[tn]?|rides?|chevauche\w*|galopp\w+|gallops?|bleib\w*|stays?|reste\w*|joins?|"
    r"rejoint|general|général|gen|prince|prinz)\b",
    re.IGNORECASE,
)
OF = {"de": "{} {} von {}", "en": "{} {} of {}", "fr": "{} {} de {}"}


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
    if (
        len(whole) != 1
        or len(whole[0].commands) != 1
        or whole[0].commands[0] not in brigades
        or not whole[0].said
        or not raw.lstrip().startswith(whole[0].said)
    ):
        return raw
    who = whole[0].said
    if found["named"]:
        some = {id for one in troops_in(Text(found["named"])) for id in one.own}
        if not some or not some < set(whole[0].own):
            return raw
        said = found["named"]
    else:
        language = next(one for one in OF if found[one])
        said = OF[language].format(found[language], found[f"{language}_what"], who)
    left, right = raw[: found.start()].replace(who, "", 1), raw[found.end() :]
    where = Text(f"{left} {right}")
    return f"{said}{left}{right}" if where.words and is_placed(where) else raw
