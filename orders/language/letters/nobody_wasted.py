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
# *..., dont be heros*, *and no heroics*
NO_HEROES = re.keyed(
    r"(?<=\w)\s*[,;–—-]\s*(?:and\s+|but\s+)?(?:(?:do\s*n['’o]?t|dont|not)\s+(?:to\s+)?(?:be|play|try\s+to\s+be)\s+(?:the\s+|a\s+|any\s+)?hero(?:e?s)?|no\s+hero(?:e?s|ics)|no\s+playing\s+(?:the\s+)?heroe?s?)(?=\s*(?:[.,;!)]|$))",
    re.IGNORECASE,
)
# *(et qu'il n'aille pas se faire tuer)*, *and is not to get himself shot*, *und lässt sich nicht totschießen*
KILLED = re.keyed(
    r"\s*(?:\(\s*|[,;–—-]\s*|\s)(?:(?:et|mais|and|but|und|aber)\s+)?(?:(?:qu['’](?:ils?|elles?)|il|elle)\s+n['’](?:aille(?:nt)?|va)\s+(?:pas|surtout\s+pas)\s+se\s+faire\s+(?:tuer|sabrer|prendre|hacher|massacrer)|"
    r"(?:sans|pas\s+question\s+de)\s+se\s+faire\s+tuer|(?:he\s+|she\s+|they\s+)?(?:(?:is|are)\s+not|(?:is|are)n['’]t|must\s+not|mustn['’]?t|should\s+not|shouldn['’]?t|doesn['’]?t|don['’]?t|not)\s+(?:to\s+)?(?:get|go\s+getting)\s+(?:himself|themselves|itself|herself)?\s*(?:killed|shot|hurt|captured)|"
    r"(?:soll|sollen|lässt|lassen|darf)\s+sich\s+(?:bitte\s+|bloß\s+|ja\s+)?nicht\s+(?:totschießen|erschießen|umbringen|abknallen|gefangen\s*nehmen)(?:\s+lassen)?)\s*\)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
NOBODY_WASTED = (
    turn("hero", NO_HEROES),
    turn("tuer|sabrer|prendre|hacher|massacrer|killed|shot|hurt|captured|schießen|bringen|knallen|nehmen", KILLED),
    turn(
        "opfern|verheizen|aufreiben|verbluten|niedermachen|hauen|draufgehen|untergehen|abschlacht|schießen|reiten|vernichten",
        WASTED,
        marks=" .!,;",
    ),
)
