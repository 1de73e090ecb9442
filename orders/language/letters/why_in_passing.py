"""Why, in passing: a reason before an order or behind it, which changes nothing of it.

*As two of its battalions are out of command, Bachelu rides there*, *1Ch and 6Ch worry me so ...*, *just so nobody
creeps round the side of us*, *same reason*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

# *1Ch and 6Ch worry me so any infantry goes into square*: what for
WORRY_ME_SO = re.compile(
    r"^(?P<lead>\W*)[^,;:.!?]{2,45}?\s+(?:worry|worries|bother|bothers|scare|scares|frighten|frightens|trouble|troubles)\s+me(?:\s+(?:a\s+(?:bit|lot|little)|most|too))?\s*,?\s+so\s+(?=\w)(?!(?:please\s+)?\w+\s+(?:them|it|him)\b|(?:they|it|he)\s)",
    re.IGNORECASE,
)
# *just so nobody creeps round the side of us*
SO_NOBODY = re.compile(
    r"\s*[,;–—-]?\s+(?:just\s+)?so\s+(?:that\s+)?(?:nobody|no\s+one|none\s+of\s+them|they\s+(?:do\s*n['’]t|can['’]?t|cannot))\s+(?:creeps?|sneaks?|slips?|gets?|comes?|can\s+\w+|walks?|rides?|turns?)\s+[^,;:.!?]{2,40}"
    + ENDS,
    re.IGNORECASE,
)
# *As two of its battalions are out of command, General Bachelu rides to the 1/72*
AS_IT_IS = re.compile(
    r"^(?P<mark>\W*)(?:as(?!\s+(?:soon|long|far|much|early|fast|quickly|many)\s)|since|because|seeing\s+(?:that|as))\s+[^;:.!?,]{3,70}?\b(?:is|are|was|were|has|have|can(?:not|['’]t)|does\s+not|doesn['’]t|do\s+not|don['’]t|looks?|seems?)\b[^;:.!?,]{0,50},\s+"
    r"(?=(?:(?:General|Marshal|the)\s+)?(?-i:[A-Z\d])[\w/'’-]*(?:['’]s\s+\w+)?(?:\s+(?-i:[A-Z])[\w'’-]+)?\s+(?:rides?|goes|moves?|joins?|stays?|holds?|comes?|falls?|forms?|fires?|attacks?|advances?|should|must|is\s+to|are\s+to|will|shall)\b)",
    re.IGNORECASE,
)
# *Gen. Bachelu to I5, same reason*
SAME_REASON = re.compile(
    r"\s*[,;–—-]\s*(?:and\s+)?(?:for\s+)?(?:the\s+)?same\s+reasons?(?:\s+as\s+\w+)?" + ENDS, re.IGNORECASE
)
# *remains in column, as there is nothing to deploy against on this side of the rise*
AS_THERE_IS = re.compile(
    r"(?<=\w)\s*,\s+as\s+(?=(?:there\s+(?:is|are|was|were|seems?)|(?:it|he|they)\s+(?:is|are)\s+(?!(?:now|at\s+present|already)?\s*(?:[,;.!]|$))|(?:I|we)\s+(?:am|are|have|want|need|think|expect|do|can|cannot)|"
    r"(?:it|he|they)\s+(?:has|have|can|cannot|does|do|will|would|might|may))\b)",
    re.IGNORECASE,
)
# *i want 5M inside the farm, it's only standing next to it at the moment*
AT_THE_MOMENT = re.compile(
    r"\s*,\s*(?:it|they|he)(?:['’](?:s|re)|\s+(?:is|are))\s+(?:(?:only|just|still|currently)\s+)*(?:standing|sitting|stood|sat|lying|waiting|next|beside|outside|near|behind)\b[^,;:.!?]*?(?:\s+(?:at\s+the\s+moment|right\s+now|just\s+now|at\s+present|so\s+far))"
    + ENDS,
    re.IGNORECASE,
)
# *is at the crossroads already so it doesn't move*
THERE_ALREADY = re.compile(
    r"\b(?:is|are)\s+(?:already\s+)?(?:at|in|on)\s+[^,;:.!?]{2,30}?(?:\s+already)?\s*,?\s+so\s+(?:it|he|they)\s+(?:(?:does|do)\s*(?:n['’]t|\s+not)\s+(?:have\s+to\s+|need\s+to\s+)?(?:move|go\s+anywhere)|need\s*(?:n['’]t|\s+not)\s+move|stays?(?:\s+(?:there|put))?)"
    + ENDS,
    re.IGNORECASE,
)
# *their turn will come*
THEIR_TURN = re.compile(
    r"\s*[,;–—-]\s*(?:and\s+|but\s+)?(?:their|his|its)\s+(?:turn|time|moment|hour|day)\s+(?:will|shall|is\s+(?:to|yet\s+to|still\s+to))\s+come"
    + ENDS,
    re.IGNORECASE,
)
# *is very well placed and need only stay there*
WELL_PLACED = re.compile(
    r"\b(?:is|are)\s+(?:(?:very|quite|perfectly|already)\s+)*well\s+(?:placed|posted|sited)(?:\s+where\s+(?:it|he|they)\s+(?:is|are))?\s+and\s+(?:needs?|has|have)\s+only\s+(?:to\s+)?(?=[a-z])",
    re.IGNORECASE,
)
# *Lastly, and I dare say you could write this paragraph for me by now, the infantry ...*
I_DARE_SAY = re.compile(
    r"^(?P<mark>\W*)(?:lastly|finally|last|and\s+finally|as\s+for\s+the\s+rest)\s*,\s+(?:and\s+)?I\s+(?:dare\s+say|suppose|am\s+sure|expect|imagine|need\s+hardly\s+say)\b[^,;:.!?]*,\s+(?:and\s+)?",
    re.IGNORECASE,
)
# *whenever there are horsemen about*
HORSEMEN_ABOUT = re.compile(
    r"\b(?:whenever|when|if|as\s+soon\s+as)\s+there\s+(?:is|are)\s+(?:any\s+|enemy\s+|french\s+)*(?:horsemen|cavalry|horse|lancers)\s+(?:about|around|near(?:by)?|close\s+by|in\s+sight)",
    re.IGNORECASE,
)

WHY_IN_PASSING = (
    turn("as ", AS_THERE_IS, ", because "),
    turn("moment|now|present|so far", AT_THE_MOMENT),
    turn("so ", THERE_ALREADY, "stays where it is"),
    turn("turn|time|moment|hour|day", THEIR_TURN),
    turn("only", WELL_PLACED, "is to "),
    turn("last|final|rest", I_DARE_SAY, r"\g<mark>"),
    turn("there is|there are", HORSEMEN_ABOUT, "if cavalry is near"),
    turn("worry|worries|bother|scare|frighten|trouble", WORRY_ME_SO, r"\g<lead>"),
    turn("nobody|no one|none of|they ", SO_NOBODY),
    turn("as |since|because|seeing", AS_IT_IS, r"\g<mark>"),
    turn("same reason", SAME_REASON),
)
