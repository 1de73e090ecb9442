"""By the way: what an English player tells beside his orders: of what he sees, was told, knows or wants it for."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

NAME = r"(?:General\s+|Marshal\s+)?(?:the\s+)?[A-Z\d][\w/.'’-]*(?:\s+(?:(?:and|of|the)\s+)?[A-Z\d][\w/.'’-]*){0,3}"
# *To bring them into command Piré should ride to J6*: what for, before who goes
TO_BRING = re.keyed(
    r"^\W*(?i:(?:in\s+order\s+|so\s+as\s+)?to\s+(?:bring|get|keep|have|cover|help|make|ensure|protect|save|prevent|"
    r"stop|guard|secure|screen|"
    r"give|let|allow|avoid|shield|free|clear|hide|buy|gain))\s+[^;:.!?]{3,70}?,?\s+"
    rf"(?=(?:{NAME}|(?:all|both|the)\s+[^,;:.!?]{{3,40}}?)\s+(?:should|must|shall|will|may|can|ought\s+to|(?:is|"
    rf"are)\s+to|needs?\s+to|had\s+better)\b)"
)
# *I notice that they are beyond General Reille's reach, and he should therefore ride to F3*
I_NOTICE = re.compile(
    r"^\W*(?:I|we)\s+(?:notice|see|note|gather|read|find|observe|understand|"
    r"am\s+told)\b[^;:.!?]*?\b(?P<who>(?:General|Marshal|Prince)\s+[A-Z][\w-]+)(?:['’]s)?"
    r"[^;:.!?]*?,?\s+(?:and|so)\s+he\s+(?P<must>should|must|shall|will|had\s+better|ought\s+to|"
    r"is\s+to)\s+(?:therefore\s+|thus\s+|accordingly\s+|then\s+)?"
)
# *turn round again so that they face south*, *turn about to face north*
TURN_TO_FACE = re.compile(
    r"\bturns?\s+(?:round|around|about|back)(?:\s+again)?\s*,?\s+(?:so\s+(?:that\s+|as\s+)?|to\s+|and\s+)(?:(?:it|"
    r"they|he|she)\s+(?:can\s+)?)?(?:be\s+|to\s+)?"
    r"(?=fac(?:e|es|ing)\b)",
    re.IGNORECASE,
)
# *that column thing*
THING = re.compile(
    r"\b(?:that|this|the)\s+(?P<formed>column|line|square|skirmish(?:\s+order)?|open\s+order)\s+(?:thing(?:y|ie)?|"
    r"stuff|business|formation)\b",
    re.IGNORECASE,
)
# *get out of column and make a line*: the one formation in which they were needs no word
OUT_OF_COLUMN = re.compile(
    r"\b(?:gets?|comes?|goes|go|breaks?)\s+out\s+of\s+(?:its\s+|their\s+|that\s+|the\s+)?(?:column|line|square|"
    r"skirmish(?:\s+order)?|open\s+order)\s*,?\s+"
    r"(?:and\s+)?(?=(?:then\s+)?(?:makes?|forms?|gets?\s+into|goes?\s+into|into)\b)",
    re.IGNORECASE,
)
# *if the French run away nobody chases after them, they just stop where they are*
NOBODY_CHASES = re.compile(
    r"^\W*(?:if|when|once|should)\s+(?:(?:the\s+)?(?:French|enemy|Allies|British|Dutch|other\s+side)\s+(?:runs?|"
    r"flees?|breaks?|goes?|routs?|retreats?|"
    r"legs?\s+it|bolts?|gives?|pulls?)|they\s+(?:run|flee|break|rout|bolt|leg\s+it|"
    r"retreat))\b[^,;:.!?]{0,20}?,?\s+(?:then\s+)?"
    r"(?=(?:nobody|no\s+one|no-one|none|don['’]?t|do\s+not|please\s+(?:don|do\s+not|"
    r"nobody))\b[^,;:.!?]{0,20}\b(?:chas|pursu|follow|run|after|go))",
    re.IGNORECASE,
)
# *nobody chases after them, they just stop where they are*: the same once more
THEY_JUST_STOP = re.keyed(
    r"(?P<chase>\b(?:nobody|no\s+one|no-one|none)\s+(?:is\s+to\s+|should\s+|goes\s+)?(?:chas\w+|pursu\w+|follow\w*|"
    r"run\w*|after)\b[^,;:.!?]*?)\s*[,;–—-]\s*"
    r"(?:(?:but|and)\s+)?(?:they|we|everyone|everybody|all)\s+(?:just\s+|all\s+|simply\s+)*(?:stops?|halts?|stays?|"
    r"holds?|stands?)\b[^,;:.!?]*",
    re.IGNORECASE,
)
# *anybody with a Frenchman in range can shoot, no need to ask me*
WITH_ONE_IN_RANGE = re.compile(
    r"^\W*(?:any(?:body|one)|every(?:body|one)|who(?:ever|soever)|all|any\s+\w+)\s+(?:(?:who|that)\s+)?(?:with|has|"
    r"have|gets?|sees?)\s+(?:an?\s+|the\s+|any\s+)?"
    r"(?:Frenchm[ae]n|enem(?:y|ies)|target|somebody|someone|anybody|anyone|Dutchm[ae]n|foe|British|"
    r"opponent)\w*\s+(?:with)?in\s+(?:range|reach|sight)\s+"
    r"(?:can|may|should|must|will|is\s+to|are\s+to|shall)?\s*(?:just\s+|always\s+)?(?:shoots?|fires?|open\s+fire|"
    r"have\s+a\s+go|let\s+fly|blaze\s+away)\b"
    r"(?:\s+(?:at\s+(?:him|them|it)|at\s+will|away|freely))?",
    re.IGNORECASE,
)
# *no need to ask me*
NO_NEED = re.compile(
    r"\s*[,;–—(-]\s*(?:there['’]?s\s+|there\s+is\s+)?(?:no\s+need\s+to|(?:you|they|he)\s+(?:need\s*n['’]?t|"
    r"do\s*n['’]?t\s+(?:need|have)\s+to)|without|don['’]?t)\s+"
    r"(?:ask(?:ing)?|wait(?:ing)?\s+for|check(?:ing)?\s+with|tell(?:ing)?)\s+(?:me|for\s+(?:orders|permission|"
    r"leave))(?:\s+(?:first|again|every\s+time))?\s*\)?"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *2/28 (I know it is Saxe-Weimar's, but it is standing there) to occupy Quatre-Bras*
I_KNOW = re.compile(
    r"\s*\((?:I|we)\s+(?:know|realise|realize|see|am\s+aware|think|believe|gather|hope|suppose|admit)\b[^()]*\)"
)
# *holds the line of the brook*
LINE_OF_IT = re.compile(
    r"\b(?P<holds>holds?|keeps?|defends?|guards?|mans?|occup(?:y|ies))\s+(?:the\s+)?line\s+of\s+(?=the\s+(?:brook|"
    r"stream|river|road|hedge|ridge|wood|trees)\b)",
    re.IGNORECASE,
)
# *Bachelu to I4, your sheet says 1/72 is out of his reach*
SHEET_SAYS = re.compile(
    r"\s*[,;(–—-]\s*(?:(?:as|since|because|for)\s+)?(?:your|the|my)\s+(?:sheet|paper|report|map|list|table|roll|form|"
    r"pdf|mail|letter)\s+(?:says?|shows?|tells?|has|"
    r"gives?|claims?|reckons?)\b[^;:!?]*?(?=\s*(?:[.;!)]\s|[.)]?\s*$))\)?",
    re.IGNORECASE,
)
# *The guns must have some time to work first, so none of them charges*
NEEDS_TIME = re.compile(
    r"^\W*[^,;:.!?]{2,40}?\s+(?:must|should|(?:will\s+)?needs?(?:\s+to)?)\s+(?:have\s+|be\s+given\s+|"
    r"get\s+)?(?:some\s+|more\s+|a\s+little\s+|enough\s+|a\s+bit\s+of\s+)?"
    r"(?:time|a\s+turn|a\s+chance|room|space)\b[^,;:.!?]*,?\s+(?:and\s+)?(?:so|therefore)\s+",
    re.IGNORECASE,
)
# *1/92 and 2/92 lead, and 1/93 and 2/93 follow them*: behind those
THEY_LEAD = re.compile(
    r"^\W*(?P<first>[^,;:.!?]{2,30}?)(?:\s+(?:and|&)\s+[^,;:.!?]{2,30}?)?\s+(?:leads?|goes?\s+first|"
    r"heads?\s+the\s+column|(?:is|are)\s+(?:in\s+(?:the\s+lead|front)|leading))\s*,\s*"
    r"(?:and\s+|while\s+|with\s+)?(?P<then>[^,;:.!?]{2,60}?\s+follow(?:s|ing)?)\s+(?:them|it|him|"
    r"behind)\b(?P<rest>[^;:.!?]*)",
    re.IGNORECASE,
)
# *I should like to see Bijlandt at the farm*, *the Prince I want to see with the guns*: there he goes
WISH = r"I\s*(?:(?:should|would|['’]d)\s+(?:very\s+much\s+)?like|want|wish|expect|hope)\s+to\s+(?:see|find|have)"
THERE = (
    r"(?P<where>(?:at|in|on|inside|near|by|with|behind|beside|before|between|level\s+with|in\s+front\s+of|left\s+of|"
    r"right\s+of|"
    r"next\s+to|close\s+to)\b)"
)
LIKE_TO_SEE = re.compile(
    rf"^(?P<lead>\W*){WISH}\s+(?P<who>[^,;:.!?]{{2,50}}?)\s+{THERE}\s+(?P<next>\w+)", re.IGNORECASE
)
HIM_I_SEE = re.compile(
    rf"^(?P<lead>\W*)(?P<who>(?!when\b|if\b|what\b|where\b|who\b|"
    rf"how\b)[^,;:.!?]{{2,50}}?),?\s+{WISH}\s+{THERE}\s+(?P<next>\w+)",
    re.IGNORECASE,
)
FORMED = frozenset({"line", "column", "columns", "square", "squares", "skirmish", "open", "reserve", "support"})


def goes_there(told: re.Match[str]) -> str:
    """Who goes where one would see him, or is formed so."""
    where = told["where"]
    if where.lower() == "in" and told["next"].lower() in FORMED:
        return f"{told['lead']}{told['who']}: {where} {told['next']}"
    to = "to" if where.lower() in ("at", "in", "on", "inside") else where
    return f"{told['lead']}{told['who']} goes {to} {told['next']}"


# *fires at whatever infantry comes within reach*, *fires on the French as soon as they come in range*
FIRES_AT_ANY = re.compile(
    r"\b(?P<fires>fires?|shoots?|firing|shooting)\s+(?:at|on|upon)\s+(?:(?:any|whatever|whichever|all|every|"
    r"each)\b[^,;:.!?]{0,30}?\s+(?:(?:that|which|who)\s+)?|"
    r"(?:the\s+)?(?:French|enemy|Allies|Dutch|British|them)\s+(?:as\s+soon\s+as|when(?:ever)?|once|if)\s+(?:they|it|"
    r"he)\s+)(?:comes?|gets?|moves?|is|are|strays?)\s+"
    r"(?:with)?in(?:to)?\s+(?:their\s+|its\s+|his\s+|your\s+)?(?:range|reach|shot|sight)\b",
    re.IGNORECASE,
)
# *Prince Bernhard of Saxe-Weimar*
OF_HIS_HOUSE = re.compile(
    r"\b(?:Prince|Duke|Count|Baron|Prinz|Herzog|Graf|Freiherr)\s+[A-Z][a-zéüöä]+\s+(?:of|von|de)\s+(?=[A-Z])"
)
# *the ones miles away (7M?) get to Quatre-Bras*: who they are, as he believes
AS_HE_BELIEVES = re.compile(r"\(\s*(?P<who>[^()?]{1,16}?)\s*\?+\s*\)")
# *should not waste their shots but wait until the French are close*: holds its fire
NOT_WASTE = re.compile(
    r"\b(?:(?:should|must|shall|may|are|is|do|does)\s*(?:not|n['’]?t)\s+(?:to\s+)?|don['’]?t\s+|"
    r"never\s+)waste\s+(?:(?:their|its|his|any|the|your|our)\s+)?(?:shots?|fire|powder|ammunition|"
    r"ammo|balls?|volleys?|cartridges)\b(?![^;:.!?]*\b(?:until|till|before|unless)\b)",
    re.IGNORECASE,
)
# *not waste their shots but wait until the French are close before they fire*: in that case alone
WAIT_TO_FIRE = re.compile(
    r"\b(?:(?:should|must|shall|may|are|is|do|does)\s*(?:not|n['’]?t)\s+(?:to\s+)?|don['’]?t\s+|"
    r"never\s+)waste\s+[^,;:.!?]{3,20}?\s*,?\s+but\s+(?:to\s+|must\s+|should\s+)?waits?\s+"
    r"(?:until|till)\s+(?P<when>[^;:.!?]*?)(?:\s+before\s+(?:they|it|he)\s+(?:fires?|shoots?|"
    r"open\s+fire))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
WAY_OF_NOW = re.compile(
    r"\b(?P<way>(?:north|south)?[- ]?(?:east|west)|north|south|left|right)\s+of\s+where\s+(?:it|they|he)\s+(?:is|are|"
    r"stands?)"
    r"(?:\s+(?:now|at\s+present|standing))?\b",
    re.IGNORECASE,
)
# *exc 27J*
EXCEPT = re.compile(r"(?P<mark>^\W*|[\s,;(])(?:exc|excl|xcpt|ex)\.?\s+(?=(?:the\s+)?[A-Z\d])")
# *whole bde bar 3/108 - get out of that wood*
ALL_BUT = re.compile(
    r"^(?P<lead>\W*)(?:the\s+|all\s+(?:of\s+)?(?:the\s+)?)?(?:whole|entire|rest\s+of\s+(?:the\s+)?)?\s*(?:bde|"
    r"brigade|div|division|lot)\.?\s+(?:bar|except|but|save|minus|less|without)\s+"
    r"(?P<who>[^,;:.!?–—]{2,30}?)\s*(?:[:,–—]|\s-)\s+",
    re.IGNORECASE,
)
# *rather than lose the guns*
RATHER_THAN = re.compile(
    r"\s*,?\s+(?:rather|sooner|instead)\s+(?:than|of)\s+(?:lose|losing|risk(?:ing)?|sacrific\w+|give\s+up|"
    r"giving\s+up|let(?:ting)?|be(?:ing)?|get(?:ting)?)\b"
    r"[^,;:.!?]*",
    re.IGNORECASE,
)

# *fires at e4 as they are nearest to him*: why
AS_THEY_ARE = re.compile(
    r"(?<=\w)\s+as\s+(?P<they>they|it|he)\s+(?P<is>are|is)\s+(?=(?:the\s+)?(?:near|clos|big|weak|strong|only|most|so|too|such|out|easi|worst|best|"
    r"isolated|alone|exposed|tired|fresh|already|right\s+next|just\s+next|in\s+(?:the\s+open|range|reach|the\s+way))\w*)",
    re.IGNORECASE,
)

# *and be the reserve for the other two*, *as half of his people cannot hear him*: what for, and why
AND_BE = re.keyed(
    r"(?P<there>\b[A-Z]\d{1,2}\b[^,;:.!?]{0,20}?)\s*,?\s+(?:and|to)\s+(?:be|serve\s+as|act\s+as|form)\s+(?:the|a|an|my|our|their)\s+(?:\w+\s+)?"
    r"(?:reserve|backstop|back-?up|support|second\s+line)\b[^,;:.!?]*"
)
CANNOT_HEAR = re.compile(
    r"\s*,?\s+(?:as|since|because|for)\s+[^,;:.!?]{2,60}?\b(?:can(?:not|['’]?t|\s+not|\s+no\s+longer)|could\s*(?:n['’]?t|not))\s+"
    r"(?:hear|reach|see|command|be\s+reached)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *ride back to La Bergerie and get the slow ones moving*
GET_MOVING = re.compile(
    r"\s*,?\s+and\s+(?:get|gets|keep|keeps|hurry|hurries|chivvy|chase|chivvies)\s+[^,;:.!?]{2,40}?\s+(?:moving|going|along|on|up)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *keep coming down the road*, *they just keep falling back*: they do so
KEEP_ON = re.compile(
    r"\b(?:just\s+)?keeps?\s+(?:on\s+)?(?P<deed>com|go|march|mov|advanc|retir|fall|head|pull|rid)ing\b(?P<back>\s+back\b)?",
    re.IGNORECASE,
)
GOING = {
    **{"com": "come", "go": "go", "march": "march", "mov": "move", "advanc": "advance", "retir": "retire"},
    **{"fall": "fall", "head": "head", "pull": "pull", "rid": "ride"},
}

# *rides over and joins X*, *fall back and not stand there to be caught*: one deed
RIDES_AND_JOINS = re.compile(
    r"\b(?:rides?|goes|go|moves?|comes?)\s+(?:over|up|down|across|back|along)\s*,?\s+and\s+(?=joins?\b)", re.IGNORECASE
)
# *rides down to E8 and joins the 2/2nd*: those who stand there
RIDES_THERE_TO_JOIN = re.compile(
    rf"\bride(?P<s>s)?\s+(?:(?:over|up|down|across|back|along)\s+)?to\s+{SQUARE}\s*,?\s+(?:and|to)\s+(?:joins?|attach(?:es)?\s+himself\s+to)\s+"
    r"(?=(?:the\s+)?(?-i:[A-Z\d]))",
    re.IGNORECASE,
)
NOT_STAND_THERE = re.compile(
    r"(?P<goes>\b(?:falls?|pulls?|gets?|runs?|retires?|withdraws?|comes?)\s*(?:back|away|off|out)?)\s*,?\s+(?:and\s+not|rather\s+than|and\s+do\s+not|"
    r"instead\s+of)\s+(?:just\s+)?(?:stand|wait|stay|hang|sit|standing|waiting|staying|hanging|sitting)\s*(?:there|around|about)?\s+(?:to\s+be\s+|"
    r"being\s+|getting\s+)\w+(?:\s+\w+){0,2}(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Guard cavalry don't move, Ney would get shot by the emperor*
WOULD_BE_SHOT = re.keyed(
    r"(?<=\w)\s*[,;–—-]\s*(?:or\s+|otherwise\s+|else\s+)?(?:the\s+)?(?:\w+\s+)?(?:emperor|boss|duke|king|Ney|Napoleon|Boney|Nappy|Wellington)(?:['’]d|['’]ll|\s+"
    r"(?:would|will|might|could))\s+(?:\w+\s+)?(?:get|be|have|kill|shoot|hang|murder|sack|never|skin|eat)\b[^;:.!?]*?\b(?:shot|hanged|sacked|killed|me|"
    r"my|us|our|him|emperor|court-?martial\w*)\b[^,;:.!?]*(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)

BY_THE_WAY = (
    turn("join", RIDES_AND_JOINS),
    turn("join|attach", RIDES_THERE_TO_JOIN, lambda told: f"join{'s' if told['s'] else ''} "),
    turn("and not|rather|instead|and do not", NOT_STAND_THERE, r"\g<goes>"),
    turn("would|will|'d|’d|'ll|’ll|might|could", WOULD_BE_SHOT),
    turn("and |to ", AND_BE, r"\g<there>"),
    turn("hear|reach|see|command", CANNOT_HEAR),
    turn("and get|and keep|and hurr|and chi|and cha", GET_MOVING),
    turn("keep", KEEP_ON, lambda told: f"{GOING[told['deed'].lower()]}{told['back'] or ''}"),
    turn("as they|as it|as he", AS_THEY_ARE, r" because \g<they> \g<is> "),
    turn("to see|to find|to have", LIKE_TO_SEE, goes_there),
    turn("to see|to find|to have", HIM_I_SEE, goes_there),
    turn("range|reach|shot|sight", FIRES_AT_ANY, r"\g<fires> at will"),
    turn("prin|duke|count|baron|herzog|graf|freiherr", OF_HIS_HOUSE),
    turn("?)|? )", AS_HE_BELIEVES, r"(\g<who>)"),
    turn("of where", WAY_OF_NOW, r"\g<way>"),
    turn("waste", WAIT_TO_FIRE, r"fires only when \g<when>"),
    turn("waste", NOT_WASTE, "holds its fire"),
    turn("ex", EXCEPT, r"\g<mark>except "),
    turn("bar |except |but |save |minus |less |without ", ALL_BUT, r"\g<lead>all except \g<who>: "),
    turn("than |instead", RATHER_THAN),
    turn("to ", TO_BRING),
    turn("notice|see|note|gather|read|find|observe|understand|told", I_NOTICE, r"\g<who> \g<must> "),
    turn("turn", TURN_TO_FACE),
    turn("thing|stuff|business|formation", THING, r"\g<formed>"),
    turn("out of", OUT_OF_COLUMN),
    turn("nobody|no one|no-one|none|don", NOBODY_CHASES),
    turn("nobody|no one|no-one|none", THEY_JUST_STOP, r"\g<chase>"),
    turn("range|reach|sight", WITH_ONE_IN_RANGE, "everybody fires at will"),
    turn("ask|wait|check|tell", NO_NEED),
    turn("(", I_KNOW),
    turn("line of", LINE_OF_IT, r"\g<holds> "),
    turn("sheet|paper|report|map|list|table|roll|form|pdf|mail|letter", SHEET_SAYS),
    turn("time|turn|chance|room|space", NEEDS_TIME),
    turn("follow", THEY_LEAD, r"\g<then> \g<first>\g<rest>"),
)
