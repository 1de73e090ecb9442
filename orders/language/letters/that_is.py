"""That is: those who are told of by where they stand, and then by their names: *the two in the wood, i.e. 1/2 and 2/2*.

*Die Nassauer im Wald, also 1/2Nas und 2/2Nas, bleiben stehen*: these two, and neither all of them nor into the wood.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NUMBER = r"(?:\d+/\w+|\d+(?:st|nd|rd|th)?[A-Za-z]+)"
NUMBERS = rf"{NUMBER}(?:\s*(?:,|und|and|&|\+|sowie)\s*{NUMBER})*"
THOSE = (
    r"(?:(?:die|alle|beide|meine|unsere|the|my|our|both)\s+)(?:(?:beiden?|zwei|drei|vier|two|three|"
    r"four)\s+)?[^\s,;:.!?\d]+(?:\s+(?:im|in|am|an|bei|auf|vor|hinter|at|on|by|near|behind|von|vom|der|des|"
    r"of)\b[^,;:.!?\d]{2,40})?"
)
NAMELY = (
    r"(?:also|nämlich|und\s+zwar|das\s+heißt|das\s+sind|d\.?\s?h\.?|sprich|that\s+is(?:\s+to\s+say)?|"
    r"i\.?\s?e\.?|namely|meaning)"
)
IN_OTHER_WORDS = re.compile(
    rf"^(?P<lead>\W*(?:(?:und|aber|and|but)\s+)?){THOSE}\s*[,(]\s*{NAMELY},?\s+(?:(?:die|das|the)\s+)?(?P<names>{NUMBERS})\s*[,)]\s*(?=[a-zäöü])",
    re.IGNORECASE,
)
THAT_IS = (
    turn(
        "also|nämlich|zwar|heißt|sind|d.|dh|sprich|that is|i.|ie|namely|meaning", IN_OTHER_WORDS, r"\g<lead>\g<names> "
    ),
)
