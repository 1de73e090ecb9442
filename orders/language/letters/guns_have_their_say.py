"""Guns have their say: that the guns shall do their work first, said behind what is not done yet: a reason, no order.

*Der Hof wird noch nicht angegriffen, erst sollen die Kanonen arbeiten*, *..., the guns must do their work first*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

FIRST_THE_GUNS = re.keyed(
    r"(?<=\w)\s*[,;–—]\s*(?:(?:denn|weil|und|for|and)\s+)?(?:(?:zu)?erst\s+(?:sollen|müssen|dürfen)\s+(?:(?:die|unsere|meine)\s+)?"
    r"(?:Kanonen|Geschütze|Batterien|Artillerie)\s+(?:noch\s+|mal\s+|etwas\s+|ein\s+wenig\s+)*"
    r"(?:arbeiten|vorarbeiten|wirken|sprechen|reden|ran|(?:ihre|die)\s+Arbeit\s+(?:tun|machen|verrichten))|"
    r"(?:the|my|our)\s+(?:guns|batteries|artillery)\s+(?:should|must|shall|have\s+to|are\s+to|can)\s+"
    r"(?:do\s+their\s+work|work|have\s+their\s+say|soften\s+(?:it|them)\s+up)\s+(?:on\s+(?:it|them)\s+)?first)"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
GUNS_HAVE_THEIR_SAY = (turn("erst|first", FIRST_THE_GUNS),)
