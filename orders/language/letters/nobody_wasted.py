"""Nobody wasted: that troops shall not sacrifice themselves, said behind what they are to do, which orders nothing.

*Gehen zurück; opfern sollen sie sich dort nicht*, *..., they are not to get themselves killed*: what nobody can obey.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SHALL = r"(?:sollen|soll|dürfen|darf|müssen|muss|brauchen|braucht|mögen)"
WASTE = (
    r"(?:(?:auf)?opfern|verbluten|draufgehen|untergehen|(?:abschlachten|aufreiben|niedermachen|verheizen|"
    r"zusammenhauen|zusammenschießen|niederreiten|totschießen|vernichten)(?:\s+lassen)?)"
)
MARK = r"(?:(?<=\w)\s*[,;–—]\s*(?:(?:denn|aber|und)\s+)?|^\W*(?:(?:und|aber|denn)\s+)?)"
WITH = r"(?:(?:dort|da|dabei|hier|mir|bitte|aber|ja|umsonst|unnötig|sinnlos|deshalb|dafür|für\s+nichts|zu)\s+)*"
WASTED = re.keyed(
    rf"{MARK}(?:(?:auf)?opfern|verheizen|aufreiben|verbluten|niedermachen|zusammenhauen)\s+(?:lassen\s+)?{SHALL}\s+(?:(?:sie|er|es|die|wir)\s+)?(?:sich\s+)?{WITH}nicht(?:\s+(?:umsonst|dort|lassen))?(?=\s*[.!]*\s*$)|"
    rf"{MARK}(?:sie|er|es|die)\s+{SHALL}\s+sich\s+{WITH}nicht\s+{WITH}{WASTE}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
NOBODY_WASTED = (
    turn(
        "opfern|verheizen|aufreiben|verbluten|niedermachen|hauen|draufgehen|untergehen|abschlacht|schießen|reiten|vernichten",
        WASTED,
        marks=" .!,;",
    ),
)
