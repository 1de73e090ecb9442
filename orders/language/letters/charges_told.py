"""Charges told: who may charge as he likes, who meets a charge with his own, and who forms no square, in English."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.pronouns import FOR_HIM
from orders.language.letters.turns import turn

# *stays put but may charge whenever it gets the chance*
CHANCE_EN = (
    r"(?:(?:at|on|upon|given)\s+(?:any|every|each|the\s+(?:first|slightest)|half|a|a\s+good)\s+(?:good\s+|a\s+|"
    r"suitable\s+)?(?:opportunity|chance|occasion|opening)|"
    r"(?:whenever|when|if|as\s+soon\s+as|wherever)\s+(?:there\s*(?:['’]s|\s+is|\s+was)|(?:he|they|it)\s+(?:so\s+much\s+as\s+)?(?:gets?|sees?|ha(?:s|ve)|"
    r"finds?|spots?))\s+(?:(?:even|only|ever)\s+)?(?:half\s+|the\s+(?:ghost|shadow|sniff)\s+of\s+)?an?\s+(?:good\s+|decent\s+|real\s+|fair\s+)?"
    r"(?:chance|opportunity|opening|gap|target|sniff)|"
    r"(?:whenever|when|if|as\s+soon\s+as)\s+(?:the\s+enemy|an\s+enemy|anyone|anybody|anything|something|someone|somebody)\s+(?:is|comes?|gets?|moves?)\s+"
    r"(?:with)?in(?:to)?\s+(?:(?:his|its|their)\s+)?(?:charge\s+|charging\s+)?(?:reach|range|distance)|"
    r"(?:whenever|when|if|as\s+soon\s+as|wherever)\s+(?:[^,;:.!?]{2,30}?\s+(?:gives?|shows?|offers?)\s+(?:them|him"
    r"|it)\s+an?\s+"
    r"(?:good\s+)?(?:opening|chance|opportunity)|(?:it|they|he)\s+(?:gets?|sees?|ha(?:s|ve)|"
    r"finds?)\s+(?:the|a|an|any)\s+"
    r"(?:good\s+|decent\s+)?(?:chance|opportunity|opening)|(?:the|an|a)\s+(?:good\s+)?(?:chance|"
    r"opportunity)\s+(?:offers|comes|arises|"
    r"presents\s+itself)(?:\s+itself|\s+up)?))"
)
# *no need to ask me*
NEEDS_NOT_ASK = (
    r"(?:\s*,?\s+(?:and\s+|with\s+)?(?:there\s*(?:['’]s|\s+is)\s+)?no\s+need\s+to\s+(?:ask|wait)\b[^,;:.!?]{0,20}|\s*,\s+(?:he|they|it)\s+"
    r"(?:need(?:\s+not|n['’]?t)|do(?:es)?\s*(?:n['’]t|\s+not)\s+(?:need|have)\s+to)\s+(?:ask|wait)\b[^,;:.!?]{0,20}|\s*,\s+no\s+questions\s+asked)?"
)
# Nobody is called so who is told something else first: that is a sentence of two orders (``rules_besides``).
ALONE = (
    r"(?!\W*[^,;:.!?]*?\b(?:but|though|although|aber|jedoch|mais|stays?|goes|holds?|moves?|rides?|waits?|bleib\w*"
    r"|geht|gehen|reitet|reiten|reste\w*|"
    r"va|vont|bouge\w*)\b[^,;:.!?]*?\b(?:may|can|should|free|darf|dürfen|kann|können|peu\w*|pourr\w*)\b)"
)
WHO = r"(?P<who>^\W*[^,;:.!?]{2,40}?)"
END = r"(?=\s*(?:[.,;!]|$))"
ENDS_THERE = r"(?=\s*(?:[.;!]|$|,(?!\s*(?:but|only|if|when|as\s+long|provided|except|unless|and\s+only)\b)))"
# *Hubert charges whatever passes in front of him*, *has a free hand to charge*, *may charge on his own*
OF_HIMSELF = (
    r"(?:on\s+(?:his|its|their)\s+own(?:\s+(?:initiative|account|authority|"
    r"accord))?|(?:of|off)\s+(?:his|its|their)\s+own\s+(?:accord|bat|free\s+will)|by\s+(?:himself|itself|themselves)|at\s+will|freely|as\s+(?:he|"
    r"it|they)\s+(?:likes?|sees?\s+fit|pleases?)|without\s+(?:asking|orders))"
)
WHATEVER = r"(?:whatever|anything|anybody|anyone|whoever|everything|whomever|any\s+enemy)"
PASSING = (
    rf"{WHATEVER}(?:\s+(?:that|who))?(?:\s+(?:passes|offers|comes|moves|shows|"
    rf"is|gets|crosses|he|it|they)\b[^,;:.!?]{{0,30}}?"
    r"|\s+(?:with)?in\s+(?:(?:his|its|their|easy)\s+)?(?:reach|range|sight|front|charge\s+(?:reach|range|distance))(?:\s+of\s+(?:him|it|them))?)?"
)
MAY_CHARGE_FREELY = re.compile(
    rf"(?!\W*[^,;:.!?]*?(?:\b(?:not|no|never|nobody|none|neither|nothing)\b"
    rf"|n['’]t\b))(?!\W*only\b){ALONE}{WHO}\s+(?:(?:may|can)\s+(?:also\s+|always\s+)?(?:charge"
    rf"|attack)(?:\s+{PASSING})?(?:\s+{OF_HIMSELF})?(?:\s*,?\s+{CHANCE_EN})?|(?:is|are)\s+(?:free|allowed"
    rf"|welcome)\s+to\s+charge(?:\s+{PASSING})?"
    rf"(?:\s+{OF_HIMSELF})?|(?:has|have|gets?)\s+(?:a\s+)?(?:free\s+hand|permission|leave|my\s+leave)\s+to\s+charge"
    rf"|charges?\s+{PASSING}|charges?\s+{OF_HIMSELF}(?:\s*,?\s+{CHANCE_EN})?|(?:(?:may|can)\s+)?(?:ha(?:s|ve)\s+a\s+go|rides?|pitch(?:es)?)\s+(?:at|into)\s+{PASSING}(?:\s+{OF_HIMSELF})?|"
    rf"(?:should\s+|must\s+|shall\s+|will\s+|is\s+to\s+)?charges?\s*,?\s+(?:{CHANCE_EN}|(?:whenever|when"
    rf"|as\s+often\s+as)\s+(?:he|it|they)\s+(?:can|likes?|wants?))){ENDS_THERE}",
    re.IGNORECASE,
)

# *If there's half a chance they charge in on their own*, *given an opening Hubert charges*
CHANCE_FIRST = re.compile(
    rf"^(?P<mark>\W*(?:(?:so|and|but|then)\s+)?){CHANCE_EN}\s*,?\s+(?:then\s+)?(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:(?:may|can|should|must|will|shall|"
    rf"just|is\s+to|are\s+to)\s+)*(?:(?:charges?(?:\s+(?:in|home|them|it))?|go(?:es)?\s+for\s+it|ha(?:s|ve)\s+a\s+go|pitch(?:es)?\s+in|take(?:s)?\s+it)(?:\s+{OF_HIMSELF})?|"
    rf"(?:go(?:es)?\s+(?:straight\s+|right\s+)?in|attacks?|strikes?)\s+{OF_HIMSELF}){NEEDS_NOT_ASK}{END}",
    re.IGNORECASE,
)
# *meets a charge with a charge of his own*, *if somebody charges Hubert, he goes to meet them*
SOMEBODY = (
    r"(?:somebody|someone|anybody|anyone|they|he|the\s+enemy|(?:the\s+|their\s+|"
    r"enemy\s+|any\s+)*(?:cavalry|horse|horsemen|lancers|hussars|dragoons))"
)
MEETS = (
    r"(?:counter-?\s?charges?|charges?\s+(?:(?:them|him|it)\s+)?(?:back|in\s+return|in\s+turn|as\s+well|too)|(?:goes"
    r"|go|rides?)\s+(?:out\s+)?(?:to|and)\s+meet\s+(?:them|him|it|the\s+charge)|"
    r"(?:meets?|rides?\s+at)\s+(?:them|him|it)(?:\s+with\s+a\s+(?:counter-?)?charge)?)"
)
MEETS_IT = re.compile(
    rf"{WHO}\s+(?:(?:should|must|will|shall|may|can|is\s+to|are\s+to)\s+)?(?:meets?|answers?|receives?"
    rf"|returns?)\s+(?:a|any|every|each|the|enemy)\s+(?:enemy\s+)?charges?\s+"
    rf"(?:with|by)\s+(?:a\s+|his\s+|its\s+|their\s+)?(?:own\s+)?(?:counter-?)?charg(?:e|ing)(?:\s+(?:of\s+(?:his|its"
    rf"|their)\s+own|himself|itself|themselves))?{END}",
    re.IGNORECASE,
)
IF_CHARGED = re.compile(
    rf"^(?P<mark>\W*)(?:if|when|whenever|should)\s+{SOMEBODY}\s+(?:should\s+)?(?:charges?|comes?\s+at"
    rf"|attacks?)\s+(?P<who>(?!him\b|it\b|them\b)[^,;:.!?]{{2,30}}?)\s*,?\s+"
    rf"(?:then\s+)?(?:he|it|they)\s+(?:(?:should|must|will|shall|is\s+to|are\s+to)\s+)?{MEETS}{END}",
    re.IGNORECASE,
)
# *If enemy horsemen come at them they ride out to meet them*: those of whom the sentence is
IF_THEY_ARE = re.compile(
    rf"^(?P<mark>\W*(?:[^,;:.!?]{{2,30}}:\s*)?)(?:if|when|whenever|should)\s+{SOMEBODY}\s+(?:should\s+)?(?:charges?"
    rf"|comes?\s+(?:at|for)|attacks?|rides?\s+at)\s+"
    rf"(?P<who>him|it|them)\s*,?\s+(?:then\s+)?(?:he|it|they)\s+(?:(?:should|must|will|shall|may|can|is\s+to"
    rf"|are\s+to)\s+)?{MEETS}{END}",
    re.IGNORECASE,
)
IF_HE_IS = re.compile(
    rf"^(?P<mark>\W*(?:[^,;:.!?]{{2,30}}:\s*)?)(?:if|when|whenever)\s+(?P<who>he|it|they"
    rf"|(?-i:[A-Z])[\w'’-]{{2,20}})\s+(?:is|are|gets?)\s+(?:charged|attacked)(?:\s+(?:himself|itself|themselves))?"
    rf"\s*,?\s+(?:then\s+)?(?:of\s+course\s*,?\s+)?(?:he|it|they)\s+(?:(?:should|must|will|shall|may|can|of\s+course"
    rf"|is\s+to|are\s+to)\s+)*{MEETS}{END}",
    re.IGNORECASE,
)
CARRIES_ON = re.keyed(
    rf"^(?P<mark>\W*)(?P<who>[^,;:.!?]{{2,30}}?)\s+(?:may|can|should|is\s+to|are\s+to)\s+(?:carry|press|push|ride|go"
    rf"|keep\s+going|charge)\s+(?:straight\s+|right\s+)?on"
    rf"(?:\s+into\s+(?:the\s+next\s+\w+|whoever[^,;:.!?]{{2,20}}?|anything[^,;:.!?]{{2,20}}?))?\s+(?:if|when|once"
    rf"|after)\s+(?:he|they|it)\s+(?:breaks?|beats?|wins?|routs?|ha(?:s|ve)\s+(?:won|beaten|broken))"
    rf"(?:\s+(?:something|someone|somebody|anything|anyone|anybody|them|it))?{END}",
    re.IGNORECASE,
)
NOT_STANDING = re.compile(
    rf"{WHO}\s+(?:does\s+not|do\s+not|doesn['’]t|don['’]t|must\s+not|is\s+not\s+to|are\s+not\s+to)\s+(?:receive|await"
    rf"|wait\s+for|take)\s+(?:a\s+|any\s+|the\s+)?charges?\s+"
    rf"(?:standing(?:\s+still)?|at\s+the\s+halt|halted|stationary)\s*,?\s+but\s+(?:to\s+)?{MEETS}{END}",
    re.IGNORECASE,
)
NO_COUNTER = re.compile(
    r"^(?P<mark>\W*)(?:(?:if|when)\s+(?:he\s+is\s+|it\s+is\s+"
    r"|they\s+are\s+)?charged\s*,?\s+)?(?P<who>[^,;:.!?]{2,40}?)\s+(?:(?:stands?|stays?|holds?)(?:\s+(?:fast|still"
    r"|put))?\s+and\s+)?"
    r"(?:does\s+not|do\s+not|doesn['’]t|don['’]t|isn['’]t\s+to|aren['’]t\s+to|is\s+not\s+to|are\s+not\s+to|must\s+not"
    r"|never)\s+counter[\s-]?charges?"
    rf"(?:\s+(?:anybody|anyone|anything))?{END}",
    re.IGNORECASE,
)
# *After beating them Hubert charges on*
CHARGES_ON = re.compile(
    r"^(?P<mark>\W*)(?:after|having|once)\s+(?:beating|breaking|beaten|broken|he\s+has\s+beaten"
    r"|he\s+has\s+broken)\s+(?:them|him|it|the\s+\w+|an?\s+\w+)\s*,?\s+(?P<who>[^,;:.!?]{2,30}?)\s+"
    rf"(?:charges?|rides?|goes|presses|pushes|carries)\s+(?:straight\s+|right\s+)?on{END}",
    re.IGNORECASE,
)
# *No squares*, *the infantry need not form squares*, *we don't need squares*
WHY = r"(?:\s*[,;–-]\s*(?:there|he|they|the|because|as|since|nobody|no)\b[^.!?]*)?\s*[.!]*\s*$"
NOT_NEED = (
    r"(?:need(?:\s+not|n['’]t)|do(?:es)?(?:\s+not|n['’]t)\s+(?:need|have)\s+to|"
    r"do(?:es)?(?:\s+not|n['’]t)|should(?:\s+not|n['’]t)|must(?:\s+not|n['’]t)|"
    r"(?:is|are)\s+not\s+to|will\s+not|won['’]t)"
)
NO_SQUARES = re.compile(
    rf"^\W*(?:please\s+)?(?:no\s+squares?(?:\s+(?:needed|necessary|required|wanted))?|(?:do\s+not|don['’]?t"
    rf"|never)\s+(?:form\s+|bother\s+with\s+|waste\s+time\s+on\s+)(?:any\s+)?squares?|"
    rf"(?:forget|skip|never\s+mind)\s+(?:about\s+)?(?:the\s+)?squares?|(?:we|you|they|I)\s+(?:do\s+not|don['’]t"
    rf"|won['’]t)\s+(?:need|want|bother\s+with)\s+(?:any\s+)?squares?)"
    rf"(?:\s+(?:please|this\s+turn|yet|at\s+all|for\s+now|today))*{WHY}",
    re.IGNORECASE,
)
FORM_NONE = re.compile(
    rf"^(?P<mark>\W*)(?P<who>(?!no\b|nobody\b)[^,;:.!?]{{2,40}}?)\s+{NOT_NEED}\s+(?:form|make|go\s+into|bother\s+with"
    rf"|bother\s+forming)\s+(?:any\s+|a\s+)?squares?"
    rf"(?:\s+(?:please|this\s+turn|yet|at\s+all|for\s+now|today))*{WHY}",
    re.IGNORECASE,
)

CHARGES_TOLD = (
    turn(
        "chance|opportunity|opening|occasion|gap|target|sniff",
        CHANCE_FIRST,
        r"\g<mark>\g<who> opportunity charge always",
    ),
    turn("charg|attack", MAY_CHARGE_FREELY, r"\g<who> opportunity charge always"),
    turn("charg", MEETS_IT, r"\g<who> counter charge always"),
    turn("charg|attack|comes at", IF_CHARGED, r"\g<mark>\g<who> counter charge always"),
    turn(
        "charg|attack|come|ride",
        IF_THEY_ARE,
        lambda told: f"{told['mark']}{FOR_HIM[told['who'].lower()]} counter charge always",
    ),
    turn("charged|attacked", IF_HE_IS, r"\g<mark>\g<who> counter charge always"),
    turn(" on", CARRIES_ON, r"\g<mark>\g<who> pursue if they win"),
    turn("charg", NOT_STANDING, r"\g<who> counter charge always"),
    turn("counter", NO_COUNTER, r"\g<mark>\g<who> counter charge never"),
    turn(" on", CHARGES_ON, r"\g<mark>\g<who> pursue if they win"),
    turn("square", NO_SQUARES, "No square against cavalry"),
    turn("square", FORM_NONE, r"\g<mark>\g<who> does not form square"),
)
