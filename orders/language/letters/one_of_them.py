"""One of them: *eine der Gardebatterien*, *un des bataillons de Jamin* are one battery, one battalion, and not all."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# With whom a sentence begins, or who is sent; in a case it may be any of them.
FIRST = (
    r"(?P<lead>^\W*(?:(?:und|aber|nur|auch|dann|dazu|et|mais|puis|seulement)\s+)?(?:\w+\s*:\s*)?|[:;]\s+|"
    r"\b(?:schick\w*|sende\w*|nimm|nehme\w*|envoie\w*|envoyez|mets|mettez|prends|prenez)\s+)"
)
COUNT_DE = r"(?:(?:beiden|zwei|drei|vier|fünf|sechs)\s+)?"
KIND_DE = r"(?P<kind>batterie|bataillon|regiment|schwadron|brigade)(?:s|e|en|n|er|ern)?"
# *eine der beiden Gardebatterien*, *eine von den garde batterien*
ONE_OF_DE = re.compile(
    rf"{FIRST}(?P<one>eine?[rs]?)\s+(?:der|von\s+(?:den|diesen|unseren|meinen)|dieser|unserer|meiner)\s+{COUNT_DE}(?P<guard>garde)?[\s-]*(?P<kind_of>(?:fuß|linien|leichten?|reitenden?|schweren?)\s*-?)?{KIND_DE}\b",
    re.IGNORECASE,
)
# *eins von Jamins Bataillonen*
ONE_OF_HIS_DE = re.compile(
    rf"{FIRST}eine?[rs]?\s+(?:von\s+)?(?P<whose>(?!den\b|der\b|diesen\b)[a-zäöüß-]{{3,20}}?)(?:['’]s?|s)\s+{COUNT_DE}{KIND_DE}\b",
    re.IGNORECASE,
)
KIND_FR = r"(?P<kind>batterie|bataillon|régiment|escadron|brigade)s"
# *un des bataillons de Jamin*, *l'une des deux batteries*
ONE_OF_FR = re.compile(
    rf"{FIRST}(?:l['’])?(?P<one>une?)\s+(?:des|de\s+(?:ses|mes|nos|ces|leurs))\s+(?:(?:deux|trois|quatre|cinq|six)\s+)?{KIND_FR}\b",
    re.IGNORECASE,
)
FEMININE = ("batterie", "schwadron", "brigade")


def one_of_de(told: re.Match[str]) -> str:
    """One body of a kind."""
    kind = told["kind"].capitalize()
    guard = " der Garde" if told["guard"] else ""
    like = f"{told['kind_of'].strip(' -')} " if told["kind_of"] else ""
    return f"{told['lead']}{'eine' if told['kind'].lower() in FEMININE else 'ein'} {like}{kind}{guard}"


def one_of_his_de(told: re.Match[str]) -> str:
    """One body of somebody's."""
    one = "eine" if told["kind"].lower() in FEMININE else "ein"
    return f"{told['lead']}{one} {told['kind'].capitalize()} von {told['whose'].capitalize()}"


# *eine Gardebatterie*
A_GUARD_BATTERY = re.compile(r"\beine(?P<r>r?)\s+garde[\s-]?batterie\b", re.IGNORECASE)
ONE_OF_THEM = (
    turn("batterie", A_GUARD_BATTERY, r"eine\g<r> Batterie der Garde"),
    turn("batterie|bataillon|regiment|schwadron|brigade", ONE_OF_DE, one_of_de),
    turn("batterie|bataillon|regiment|schwadron|brigade", ONE_OF_HIS_DE, one_of_his_de),
    turn("batteries|bataillons|régiments|escadrons|brigades", ONE_OF_FR, r"\g<lead>\g<one> \g<kind>"),
)
