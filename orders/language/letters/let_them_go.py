"""Let them go: that nobody runs after a beaten enemy, in the many words English has for it.

*If they break, let them go*, *the enemy is not to be pursued*, *after a successful attack halt and reform*: whoever is
named in it does not pursue, and where nobody is named, nobody does.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = r"(?P<who>(?:[^,;:.!?]{2,40}?\s*[,:–-]\s*)?)"
ENEMY = (
    r"(?:(?:the|any|a|an|our|their)\s+)?(?:(?:beaten|broken|fleeing|flying|routed|running|retreating|defeated|retiring|repulsed)\s+)?"
    r"(?:enem(?:y|ies)|foes?|opponents?|French(?:men)?|Dutch(?:men)?|British|English|Allies|Prussians|Austrians|Russians|fugitives|troops|battalions?|units?|men|"
    r"runaways|losers)"
)
FLED = (
    r"(?:breaks?|runs?(?:\s+(?:away|off|for\s+it))?|flees?|routs?|gives?\s+way|turns?(?:\s+(?:tail|and\s+run))?|retires?|retreats?|falls?\s+back|"
    r"(?:is|are|gets?|has\s+been|have\s+been)\s+(?:beaten|broken|routed|driven\s+(?:off|back)|thrown\s+back|repulsed))"
)
LAST = (
    r"(?:\s*,?\s+(?:please|that['’]s\s+all|for\s+now|whatever\s+happens|under\s+any\s+circumstances|"
    r"at\s+all|thanks?))?\s*(?=[.,;!]|$)"
)
# *If they break, let them go*, *when the enemy runs, just let him run*
IF_THEY_RUN = re.keyed(
    rf"^(?P<mark>\W*){WHO}(?:if|when|once|whenever)\s+(?:they|he|it|{ENEMY}|somebody|someone|anybody|anyone|(?:the\s+)?(?-i:[A-Z\d])[\w/-]{{1,15}})\s+{FLED}(?:\s+and\s+runs?)?\s*,?\s+(?:then\s+)?"
    rf"(?:(?:just|simply|please)\s+)*(?:let\s+(?:them|him|it|(?-i:[A-Z\d])[\w/-]{{1,15}})\s+(?:go|run|be|alone)|leave\s+(?:them|him|it)(?:\s+(?:be|alone))?|(?:do\s+not|don['’]?t)\s+(?:follow|chase|"
    rf"pursue|run\s+after|go\s+after)(?:\s+(?:them|him|it))?){LAST}",
    re.IGNORECASE,
)
LET_BEATEN = re.compile(
    rf"^(?P<mark>\W*){WHO}(?:just\s+)?(?:let|leave)\s+(?:the\s+|a\s+|any\s+)?(?:beaten|broken|fleeing|routed|running|retreating|defeated)\s+\w+\s+(?:go|run|be|alone){LAST}",
    re.IGNORECASE,
)
NOT_PURSUED = re.compile(
    rf"^(?P<mark>\W*){WHO}{ENEMY}\s+(?:who\s+\w+\s+)?(?:(?:is|are)\s+not\s+to|must\s+not|should\s+not|shall\s+not|will\s+not|need\s+not|never\s+to)\s+be\s+"
    rf"(?:pursued|chased|followed(?:\s+up)?|run\s+after|hunted){LAST}",
    re.IGNORECASE,
)
# *After a successful attack, halt and reform*
AFTER_IT = re.compile(
    rf"^(?P<mark>\W*){WHO}(?:after|following|upon)\s+(?:a|an|any|each|every|the)\s+(?:(?:successful|won|winning|victorious)\s+(?:attack|charge|fight|assault|melee|combat|action)|"
    r"victory|success|win)s?\s*,?\s+(?:(?:please|just|they|all|you|everybody|everyone|troops|they\s+are\s+to)\s+)*(?:halt|stop|stand|stay|rally|re-?form|hold)s?"
    r"(?:\s+(?:put|fast|there|where\s+\w+\s+(?:is|are)))?(?:\s*(?:,|and|then)\s*(?:then\s+)?(?:re-?form|halt|stop|hold|rally|wait|stand|stay\s+put)s?)*"
    rf"{LAST}",
    re.IGNORECASE,
)
WINNERS = re.compile(
    rf"^(?P<mark>\W*)(?P<who>)(?:the\s+)?(?:winners|victors|victorious\s+(?:troops|units|battalions))\s+(?:of\s+(?:a|any)\s+\w+\s+)?(?:(?:should|must|are\s+to|will|just)\s+)*"
    rf"(?:stay(?:\s+put)?|stop|halt|stand(?:\s+fast)?|hold|remain)(?:\s+where\s+\w+\s+(?:is|are))?{LAST}",
    re.IGNORECASE,
)
# *You are not to follow anybody into that wood*, *follows nobody over the brook*
AFTER_HIM = r"(?:follow|chase|pursue|run\s+after|go\s+after)"
SOMEWHERE = rf"\s+(?:into|beyond|over|across|past|out\s+of|through)\s+(?:that|the|this|those)\s+\w+{LAST}"
NOT_INTO_THERE = re.compile(
    r"(?P<not>\b(?:(?:(?:is|are|do|does|must|should|will|shall)\s+not|never|not)(?:\s+to)?|(?:do|does|must|should|is|are)n['’]?t(?:\s+to)?))\s+"
    rf"{AFTER_HIM}\s+(?:anybody|anyone|the\s+enemy|a\s+beaten\s+enemy){SOMEWHERE}",
    re.IGNORECASE,
)
NOBODY_INTO_THERE = re.compile(
    rf"\b(?:follows?|chases?|pursues?|runs?\s+after|go(?:es)?\s+after)\s+(?:nobody|no\s+one){SOMEWHERE}", re.IGNORECASE
)
# *Nobody runs after them when they have thrown them back*: when else
WHEN_BEATEN = re.keyed(
    r"(?P<nobody>\b(?:nobody|no\s+one|none|not|never|don['’]?t|doesn['’]t)\b[^;:.!?]{0,60}?\b(?:after|pursues?|chases?|follows?)\b[^,;:.!?]{0,30}?)"
    r"\s*,?\s+(?:when|once|after|if)\s+(?:they|he|it|we)\s+(?:have\s+|has\s+)?(?:thrown|driven|beaten|beat|pushed|repulsed|won|win|broken|broke)\b"
    r"(?:\s+(?:them|it|him|back|off|away|out))*" + LAST,
    re.IGNORECASE,
)
# *No battalion which succeeds in a fight is to go in pursuit; it shall stay where the fight has left it*
NO_WINNER_PURSUES = re.keyed(
    r"^(?P<mark>\W*)(?P<who>)(?:no\s+(?:battalion|unit|regiment|brigade|one|man|troops)|nobody|none)\s+(?:which|that|who)\s+(?:succeeds?|wins?|has\s+won|is\s+successful|"
    r"beats?|carries|prevails)\b[^,;:.!?]{0,30}?\s+(?:is\s+to|shall|may|should|must|will|are\s+to)\s+(?:go\s+in\s+pursuit|pursue|give\s+chase|follow(?:\s+up)?|"
    r"run\s+after|chase)\b[^,;:.!?]{0,30}?(?:\s*[;,]\s*(?:it|they)\s+(?:is\s+to|shall|should|must|will|are\s+to)\s+(?:stay|remain|halt|stop|hold)\b[^,;:.!?]{0,40})?"
    + LAST,
    re.IGNORECASE,
)
# *No battalion, whatever it may have beaten, is to go off in pursuit*
WHATEVER_IT_BEAT = re.keyed(
    r"^(?P<mark>\W*(?:(?:and|but)\s+)?)(?:no\s+(?:battalion|unit|regiment|brigade|squadron|one|man|troops)|nobody|none(?:\s+of\s+\w+)?)\s*,\s+(?:what(?:so)?ever|"
    r"whom?(?:so)?ever|however|no\s+matter|even|if|when|having|after|once)\b[^,;:.!?]{3,60},\s+(?:(?:is|are)\s+to|shall|may|should|must|will)\s+"
    r"(?:go(?:es)?\s+(?:off\s+)?(?:in\s+pursuit|after|chasing)|run(?:s)?\s+(?:off\s+)?after|pursue|give\s+chase|follow|chase)\b[^,;:.!?]{0,30}?"
    + LAST,
    re.IGNORECASE,
)
# *Whoever beats his man stops on the ground he has won, no running on over the water*
WHOEVER_WINS = re.keyed(
    r"^(?P<mark>\W*(?:(?:and|but|also)\s+)?)(?:who(?:so)?ever|(?:any(?:one|body)?|every(?:one|body)?|all|those|a|the|each)\s+(?:\w+\s+)?(?:who|that|which))\s+"
    r"(?:(?:has|have|manages?\s+to|does)\s+)?(?:beat\w*|wins?|won|br[eo]ak(?:s|en)?|drives?|driven|sees?|seen|licks?|licked|throws?|thrown|routs?|routed|overthrows?|gets?|knocks?)\s+"
    r"(?:(?:his|its|their|the|an?|some|any|off|back|over|better|of)\s+)*(?:man|men|opponents?|opposite\s+number|enem(?:y|ies)|foes?|fight|fellow|opposition|Frenchm[ae]n|French|lot|"
    r"one|people|somebody|someone|them|him)(?:\s+(?:in\s+front(?:\s+of\s+\w+)?|off|back|over|away|out))?\s*,?\s+(?:(?:is\s+to|are\s+to|must|should|will|shall|then|just|please|"
    r"he|it|they)\s+)*(?:stops?|stays?|halts?|holds?|stands?|remains?|rests?)\b[^,;:.!?]{0,50}?(?:\s*[,;–—-]\s*(?:and\s+|with\s+)?(?:no|not|nobody|never|without|don['’]t)\b"
    r"[^;:.!?]{0,60})?" + LAST,
    re.IGNORECASE,
)
# *No battalion goes off in pursuit*: of all of them, and not of the one told of before
NO_BATTALION = re.compile(
    r"^(?P<mark>\W*(?:(?:and|but|also)\s+)?)no\s+(?:battalion|unit|regiment|squadron|troops)\s+(?=(?:(?:is|are)\s+to\s+|(?:may|should|must|shall|will|ever)\s+)?"
    r"(?:pursues?|chases?|follows?|gives?\s+chase|(?:goes?|runs?|rushes?)\s+(?:off\s+)?(?:in\s+pursuit|after|chasing))\b)",
    re.IGNORECASE,
)
# *no mad pursuits*, *no breakthrough moves*
NO_MAD = re.keyed(
    rf"^(?P<mark>\W*){WHO}no\s+(?:(?:mad|wild|silly|hot|reckless|headlong|long|rash|crazy|foolish|heroic|unnecessary)\s+(?:pursuit|chase|chasing|pursuing)s?|"
    rf"breakthrough(?:s|\s+moves?)?|breaking\s+through|exploitation)(?:\s+(?:please|of\s+anybody|by\s+anybody|after\s+\w+))*{LAST}",
    re.IGNORECASE,
)
# *Nobody goes running after Frenchmen who've been beaten, they stop where they are*: who they are who are beaten
WHO_ARE_BEATEN = re.keyed(
    r"\b(?P<after>(?:after|chas\w+|pursu\w+|follow\w*)\s+(?:(?:the|any|a|some)\s+)?\w+)\s+(?:who|that|which)(?:['’]ve|['’]s|\s+(?:have|has|had))?\s+"
    r"(?:been\s+|is\s+|are\s+|gets?\s+)?(?:beaten|broken|routed|run|fled|driven\s+off|thrown\s+back|repulsed|lost)(?:\s+(?:away|off))?\b",
    re.IGNORECASE,
)
# *runs after the French if they win a fight, just stay where you are*
JUST_STAY = re.compile(
    r"^(?P<head>\W*(?:(?:and|but)\s+)?(?:nobody|no\s+one|none\s+of\s+\w+)\b[^;.!?]*?\b(?:after|pursu\w+|chas\w+)\b[^;:.!?,]*)\s*,\s*(?:but\s+)?(?:(?:just|they|you|we|all|please|"
    r"everybody|everyone)\s+)*(?:stop|stay|stand|halt|remain)s?(?:\s+(?:put|fast|there|where\s+\w+\s+(?:is|are)))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *No corps, having overthrown the enemy before it, will abandon itself to the pursuit*
ABANDON = re.compile(
    r"(?:\s*,\s*(?:after\s+)?having\s+[^,;:.!?]{3,50},)?\s+(?P<will>will|shall|must|should|is\s+to|are\s+to|may)\s+(?P<not>not\s+)?(?:abandon|give|lend)\s+(?:itself|himself|themselves)"
    r"\s+(?:up\s+|over\s+)?to\s+(?:the\s+|a\s+|any\s+)?(?:pursuit|chase)\b",
    re.IGNORECASE,
)


def do_not_pursue(told: re.Match[str]) -> str:
    """Who is named does not pursue; where nobody is, nobody does."""
    who = told["who"].strip(" ,:–-\n")
    return f"{told['mark']}{who} do not pursue" if who else f"{told['mark']}no pursuit"


# *- pursues nobody*, *- verfolgt niemanden*, *- ne charge personne*, below the name of him who does not
OF_NOBODY = (
    (r"chases?|pursues?|follows?", r"(?:nobody|no\s+one|none)", "does not pursue", "nobody|no one|none"),
    (r"charges?", r"(?:nobody|no\s+one|none)", "does not charge", "nobody|no one|none"),
    (r"verfolg(?:t|en)", r"niemand(?:en)?|keinen", "verfolgt nicht", "niemand|keinen"),
    (r"attackier(?:t|en)", r"niemand(?:en)?|keinen", "attackiert nicht", "niemand|keinen"),
    (r"ne\s+poursui(?:t|vent)", "personne", "ne poursuit pas", "personne"),
    (r"ne\s+charge(?:nt)?", "personne", "ne charge pas", "personne"),
)
LET_THEM_GO = (
    *(
        turn(
            keys,
            re.keyed(
                rf"^(?P<mark>\W*(?:(?:\d{{1,2}}|[a-z])[.)]\s+)?)(?:{deed})\s+(?:{nobody})(?=\s*[.!]*\s*$)",
                re.IGNORECASE,
            ),
            rf"\g<mark>{plain}",
        )
        for deed, nobody, plain, keys in OF_NOBODY
    ),
    turn("if |when|once", IF_THEY_RUN, do_not_pursue),
    turn("let |leave", LET_BEATEN, do_not_pursue),
    turn("pursued|chased|followed|run after|hunted", NOT_PURSUED, do_not_pursue),
    turn("after|following|upon", AFTER_IT, do_not_pursue),
    turn("winners|victor", WINNERS, do_not_pursue),
    turn("follow|chase|pursue|after", NOT_INTO_THERE, r"\g<not> pursue"),
    turn("when|once|after|if", WHEN_BEATEN, r"\g<nobody>"),
    turn("nobody|no one", NOBODY_INTO_THERE, "pursues nobody"),
    turn("no |none", NO_WINNER_PURSUES, do_not_pursue),
    turn("no ", NO_BATTALION, r"\g<mark>nobody "),
    turn("no |nobody|none", WHATEVER_IT_BEAT, r"\g<mark>nobody pursues"),
    turn("who|that|which", WHOEVER_WINS, r"\g<mark>nobody pursues"),
    turn("no ", NO_MAD, do_not_pursue),
    turn("who|that|which", WHO_ARE_BEATEN, r"\g<after>"),
    turn("nobody|no one|none", JUST_STAY, r"\g<head>"),
    turn("abandon|give|lend", ABANDON, lambda told: f" {told['will']} {told['not'] or ''}pursue"),
)
