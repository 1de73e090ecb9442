"""As in a briefing: orders by soldiers of today: a mission, the tasks of each, coordinating instructions.

*go firm in it*, *keeps those light troops busy with fire*, *1/4L detached, to ... in open order*, *right flank
protection, screen from K7 towards Piraumont*, *Ney forward with the twelve-pounders*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, SQUARE, turn

# *to clear Lairalle and go firm in it*
GO_FIRM = re.compile(
    r"\bgo(?P<s>es)?\s+firm(?:\s+(?:in|on|at|inside)\s+(?:it|there|them|the\s+(?:objective|position|place|buildings?)))?"
    + ENDS,
    re.IGNORECASE,
)
# *keeps those light troops busy with fire*
BUSY_WITH_FIRE = re.compile(
    r"\bkeep(?P<s>s?)\s+(?P<whom>[^,;:.!?]{2,40}?)\s+(?:busy|occupied|amused|entertained|pinned(?:\s+down)?|engaged|down)\s+(?:with|by|under)\s+(?:its\s+|their\s+|his\s+|steady\s+)?(?:fire|shots?|shooting|musketry|skirmishing)",
    re.IGNORECASE,
)
# *1/4L detached, to Petit-Pierrepont*
DETACHED = re.compile(
    rf"^(?P<who>\W*(?:the\s+)?\d{{1,2}}/\w{{1,6}})\s*,?\s+(?:is\s+)?(?:detached|on\s+its\s+own|separately|independent(?:ly)?)\s*[,:]\s*(?=(?:to|into|at|towards?)\s+(?:the\s+)?(?-i:{SQUARE}|[A-Z]))",
    re.IGNORECASE,
)
EYES_ON = re.compile(
    r"\b(?P<keep>keep(?:s|ing)?)\s+(?:eyes|a\s+watch|a\s+lookout|an\s+eye\s+out)\s+on\b", re.IGNORECASE
)
# *Right flank protection, screen from K7 towards Piraumont*: what for, and what
TASK_FIRST = re.compile(
    r"^(?P<mark>\W*)(?:(?:left|right|rear)\s+)?(?:flank\s+)?(?:protection|guard|security|flank|recce|reconnaissance|screening\s+force|main\s+effort|fire\s+support|supporting\s+effort|deception|economy\s+of\s+force)\s*[,;:–—-]\s*(?=(?:screen|cover|watch|scout|guard|move|go|take|hold|attack|support|assault|advance|seize|engage|neutralise)\b)",
    re.IGNORECASE,
)
# *screen from K7 towards Piraumont*: there, towards it
SCREEN_FROM = re.compile(
    rf"\b(?P<screen>screen|scout|watch|patrol|reconnoitre|observe)(?P<s>s?)\s+from\s+(?P<place>(?-i:{SQUARE}))\s+(?:towards?|to|in\s+the\s+direction\s+of|as\s+far\s+as)\s+",
    re.IGNORECASE,
)
# *Ney forward with the twelve-pounders*: the general rides with them
FORWARD_WITH = re.compile(
    r"^(?P<who>\W*(?-i:[A-Z])[\w'’-]+)\s+(?:well\s+|right\s+)?(?:forward|up|back)\s+with\s+(?P<guns>(?:the|his|our)\s+(?:[\w-]+\s+)?(?:guns|[\w-]*pounders|battery|batteries|artillery))\b(?:\s+(?:at|in|on)\s+(?:(?-i:[A-Z]\d{1,2})|the\s+\w+))?",
    re.IGNORECASE,
)

AS_IN_A_BRIEFING = (
    turn("firm", GO_FIRM, lambda told: "holds" if told["s"] else "hold"),
    turn("fire|shot|shoot|musketry|skirmishing", BUSY_WITH_FIRE, r"fire\g<s> at \g<whom>"),
    turn("detached|on its own|separate|independent", DETACHED, r"\g<who> "),
    turn("keep", EYES_ON, r"\g<keep> an eye on"),
    turn(
        "protection|guard|security|flank|recce|reconn|screen|effort|support|deception|economy", TASK_FIRST, r"\g<mark>"
    ),
    turn("from", SCREEN_FROM, r"\g<screen>\g<s> at \g<place>, facing "),
    turn("forward|up |back", FORWARD_WITH, r"\g<who> rides with \g<guns>"),
)
