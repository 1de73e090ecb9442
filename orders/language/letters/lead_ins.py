"""Lead-ins: what leads up to an order and what trails behind it, in English, neither of which changes anything of it.

*I don't like it, but Husson attacks*, *no change: 1/92 holds*, *..., although I don't like it*: words such as *no* and
*not* in them deny nothing of what is ordered, and *first of all* ranks nobody.
"""

from __future__ import annotations

from collections.abc import Collection

from battles.engine import expressions as re
from orders.language.letters.around_an_order import AROUND_AN_ORDER
from orders.language.letters.as_to_a_team import AS_TO_A_TEAM
from orders.language.letters.at_the_table import AT_THE_TABLE
from orders.language.letters.briefing import AS_IN_A_BRIEFING
from orders.language.letters.decided_at_the_table import DECIDED_AT_THE_TABLE
from orders.language.letters.english_at_length import ENGLISH_AT_LENGTH
from orders.language.letters.everyday_english import EVERYDAY_ENGLISH
from orders.language.letters.formed_how import FORMED_HOW
from orders.language.letters.german_lead_ins import GERMAN_LEAD_INS
from orders.language.letters.german_lead_ins import MAYBE as MAYBE_GERMAN
from orders.language.letters.guns_at_length import GUNS_AT_LENGTH
from orders.language.letters.held_in_check import HELD_IN_CHECK
from orders.language.letters.in_steps import IN_STEPS
from orders.language.letters.not_this_but_that import NOT_THIS_ABROAD, NOT_THIS_BUT_THAT
from orders.language.letters.over_the_ground import OVER_THE_GROUND
from orders.language.letters.period_english import PERIOD_ENGLISH
from orders.language.letters.put_first import PUT_FIRST
from orders.language.letters.said_about_it import SAID_ABOUT_IT
from orders.language.letters.simple_english import SIMPLE_ENGLISH
from orders.language.letters.turns import put_plainly, turn
from orders.language.letters.typed_in_haste import TYPED_IN_HASTE
from orders.language.letters.why_in_passing import WHY_IN_PASSING

# Who and what an order begins with, behind what leads up to it.
ORDER = (
    r"(?=(?:please\s+)?(?:(?:all|every\w*|any\w*|both|no|nobody|none|neither|the|my|our|his|general|marshal|infantry"
    r"|cavalry|artillery|guns|batteries|"
    r"let|have|send|put|move|bring|take|keep|leave|form|fire|hold|pull|get|I\s+(?:want|would|need|wish))\b"
    r"|(?-i:[A-Z])|\d))"
)
ACTS = (
    r"(?=(?:attack|advance|go|move|support|stay|hold|fire|shoot|join|form|take|march|ride|charge|fall|withdraw|retire"
    r"|cover|screen|follow|wait|come|keep|occup|defend|"
    r"push|press|turn|face|remain|limber|unlimber|deploy|bombard|target)(?:s|es|ies|y)?\b|(?:does|do)\s+not\b"
    r"|(?:should|must|ought|shall)\b)"
)
NAME = (
    r"(?:(?:the|my|our|General|Marshal)\s+)?(?:(?-i:[A-Z])[\w’'-]+|\d[\w/]*)(?:\s+(?:(?-i:[A-Z])[\w’'-]+|"
    r"\d[\w/]*|brigade|division|battery|guns|cavalry|infantry|lancers|chasseurs)){0,3}"
)
# *I don't like it, but ...*, *it is a risk, but ...*, *I know it is a risk, but ...*
SELF = (
    r"(?:(?:I|we|it|this|that|they|there|you|he)(?:['’](?:m|s|re|ve|ll|d))?|the\s+umpire|my\s+\w+|somebody|people|some)"
)
ALL_THE_SAME = re.compile(
    rf"^(?P<mark>\W*){SELF}\s+(?!(?:goes|moves|stays|attacks|holds|may|should"
    rf"|must)\b)[^,;:.!?\d]{{2,60}}?\s*,\s*but\s+(?:then\s+|still\s*,?\s+|all\s+the\s+same\s*,?\s+"
    rf"|never\s*the\s*less\s*,?\s+|anyway\s*,?\s+)?{ORDER}",
    re.IGNORECASE,
)
# *I think Husson attacks ...*, *I'd say nobody pursues*, *we have decided that ...*
SAYS = r"(?:I\s+(?:think|reckon|guess|believe|suppose|figure|feel)|I['’]d\s+(?:think|guess))\s+(?:that\s+)?"
THINKS = re.compile(
    rf"^(?P<mark>\W*){SAYS}(?={NAME}\s+(?:also\s+|now\s+|just\s+)?{ACTS}|(?:nobody|no\s+one|everybody|everyone)\b)",
    re.IGNORECASE,
)
DECIDES = re.compile(
    r"^(?P<mark>\W*)(?:(?:I|we)\s+(?:have\s+|had\s+|['’]ve\s+)?(?:decided|resolved|agreed|suggest|propose|say|insist"
    r"|repeat|decree)|(?:I|we)(?:['’]ve)\s+(?:decided|agreed)|(?:I|we)(?:['’]d|\s+would)\s+"
    rf"(?:say|suggest|propose)|my\s+\w+\s+(?:says|thinks|suggests|insists)|let\s+(?:us|me)\s+(?:say"
    rf"|suggest))\s*,?\s+(?:that\s+)?{ORDER}(?!I\b)",
    re.IGNORECASE,
)
# *No change: ...*, *as before: ...*, *important: ...*, *most important of all, ...*, *by the way, ...*
UNCHANGED = re.compile(
    rf"^(?P<mark>\W*)(?:no\s+changes?(?:\s+here)?|unchanged|same\s+(?:as\s+(?:before|last\s+turn|ever)|again)"
    rf"|as\s+(?:before|usual|ever)|important|very\s+important|note|nb|n\.b\.|"
    rf"(?:and\s+)?most\s+important(?:ly)?(?:\s+of\s+all)?|above\s+all|by\s+the\s+way|btw|oh\s+and\s+by\s+the\s+way"
    rf"|incidentally)\s*[:,–-]\s*{ORDER}",
    re.IGNORECASE,
)
FIRST_OF_ALL = re.compile(
    r"^(?P<mark>\W*)(?:first\s+of\s+all|first\s+things\s+first|first\s+off|to\s+begin\s+with|to\s+start\s+with"
    r"|for\s+a\s+start|(?:and\s+)?last\s+but\s+not\s+least|"
    r"as\s+for\s+the\s+rest|for\s+the\s+rest|finally|lastly)\s*[:,–-]\s*"
    r"(?![^.!?]*\b(?:then|next|second|third|afterwards|last|first|finally)\b)" + ORDER,
    re.IGNORECASE,
)
# behind an order: *if possible*, *no hurry*, *same as last turn*, *although I don't like it*, *unless you object*
END = r"(?=\s*(?:[.!;]|$))"
IF_POSSIBLE = (
    r"(?:\s*,\s*|\s+)(?:if\s+(?:at\s+all\s+)?(?:possible|feasible|practicable)|"
    r"if\s+(?:that|this|it)\s*(?:['’]s|is)\s+(?:at\s+all\s+)?(?:possible|allowed|ok|okay|all\s+right))"
)
ASIDE = (
    r"\s*[,–-]\s*(?:no\s+(?:great\s+)?(?:hurry|rush|problem|worries|panic)|"
    r"(?:the\s+)?same\s+as\s+(?:last\s+turn|before|ever|in\s+turn\s+\d)|"
    r"(?:al)?though\s+(?:I|we)\s+[^,;:.!?]{2,40}|(?:even\s+)?though\s+it\s+[^,;:.!?]{2,40}|"
    r"unless\s+(?:you|the\s+umpire|somebody|anybody)\s+[^,;:.!?]{2,40}|not\s+that\s+it\s+matters|"
    r"I\s+promised\s+(?:him|them|her)(?:\s+that)?|"
    r"(?:since|because)\s+(?:nobody|no\s+one|nothing|none)\s+[^,;:.!?]{2,50}|"
    r"as\s+(?:they|it|he|that|this)(?:\s+(?:is|are|was|were)|['’]s|['’]re)\s+(?!now\b|at\s+present|formed"
    r"|drawn)\w[^,;:.!?]{2,50}|"
    r"(?:they|he|it)\s+(?:is|are)\s+(?:wasted|useless|no\s+(?:use|good|help)|idle|bored)\s+(?:where|back|there"
    r"|over)\b[^,;:.!?]{0,30}|"
    r"(?:they|he|it)\s+(?:has|have)\s+nothing\s+(?:better|else)\s+to\s+do(?:\s+there)?)"
)
TRAILS = re.compile(f"(?:{IF_POSSIBLE}|{ASIDE}){END}", re.IGNORECASE)
# *goes to E9 and La Bergerie if possible*: to the second place only if it can be
AND_THERE = re.compile(r"\band\s+(?:to\s+)?(?:the\s+)?(?:[A-Z][\w’'-]*\s*){1,3}$")


def left_out(told: re.Match[str]) -> str:
    """Nothing, but where it limits the last of two places alone."""
    limits = "," not in told[0] and AND_THERE.search(told.string[: told.start()]) is not None
    return told[0] if limits else ""


# *Maybe Husson attacks Gemioncourt?*: asked of the umpire, and meant as an order if he likes it
MAYBE = re.keyed(
    rf"^\W*(?:maybe|perhaps|possibly|what\s+if|how\s+about)\s+(?P<what>{NAME}\s+{ACTS}[^?]*?)\s*\?+\s*$", re.IGNORECASE
)
# *My order to Husson is to attack*, *it's time for Husson to attack*, *I expect Husson to attack*: he shall
WHO = rf"(?P<who>{NAME})"
SHALL = (
    rf"my\s+(?:order|orders|instructions?|wish|request)\s+(?:to|for)\s+{WHO}\s+(?:is|are)\s*:?\s+(?:to\s+)?",
    rf"the\s+(?:plan|idea|intention|aim|thought)\s+is\s+for\s+{WHO}\s+to\s+",
    rf"(?:it['’]s|it\s+is)\s+(?:about\s+|high\s+|now\s+)?(?:time\s+for|up\s+to|for)\s+{WHO}\s+to\s+",
    rf"(?:it\s+falls\s+to|(?:I|we)\s+leave\s+it\s+to|time\s+for)\s+{WHO}\s+to\s+",
    rf"(?:I|we)(?:['’]ll|\s+(?:shall|will|would|do))?\s+(?:intend|expect|trust|require|mean)\s+{WHO}\s+to\s+",
    rf"(?:I|we)(?:['’]d|\s+would|\s+should)\s+(?:like|love|prefer)\s+to\s+(?:see|have)\s+{WHO}\s+(?:to\s+)?",
    rf"(?:I|we)(?:\s+(?:am|are)|['’](?:m|re))\s+(?:(?:quite|very|perfectly|more\s+than)\s+)*(?:happy|glad|content|fine|okay|ok)\s+"
    rf"for\s+{WHO}\s+to\s+",
    rf"under\s+no\s+circumstances\s+(?:should|must|may)\s+{WHO}\s+fail\s+to\s+",
    rf"(?:please\s+)?(?:order|instruct|command|direct)\s+{WHO}\s+to\s+",
    rf"{WHO}['’]s?\s+(?:orders?|instructions?|tasks?|jobs?|mission)\s+(?:is|are|will\s+be)\s+to\s+",
)
HE_SHALL = re.compile(
    r"^(?P<mark>\W*)(?:" + "|".join(one.replace("?P<who>", f"?P<who{n}>") for n, one in enumerate(SHALL)) + ")",
    re.IGNORECASE,
)
TASK_OF = re.compile(
    rf"^(?P<mark>\W*)(?:(?:mission|task|job|orders?|instructions?)\s+(?:of|for)|for|to)\s+{WHO}\s*:\s*(?=[a-z])",
    re.IGNORECASE,
)
WHY_NOT = re.compile(
    rf"^(?P<mark>\W*)(?:why\s+(?:not|don['’]t\s+(?:we|you))\s+(?:have|let|get|send)|how\s+about\s+(?:having|letting"
    rf"|getting|sending))\s+{WHO}\s+(?:to\s+)?(?P<what>[^?]{{3,80}}?)\s*\?+",
    re.IGNORECASE,
)
# *Hopefully Husson attacks*, *best if he attacks*, *remember that he attacks*, *if nobody minds, he attacks*
LED_BY = re.compile(
    r"^(?P<mark>\W*)(?:(?:hopefully|unfortunately|obviously|naturally|clearly|secondly|thirdly|fourthly|of\s+course"
    r"|with\s+luck|(?:over\s+)?on\s+the\s+other\s+(?:side|hand|flank|wing)|from\s+now\s+on|from\s+here\s+on|"
    r"if\s+(?:nobody|you\s+do(?:n['’]t|\s+not)|the\s+umpire\s+does(?:n['’]t|\s+not))\s+minds?|if\s+you\s+(?:agree"
    r"|like|will|permit|please))\s*,?\s+|(?:second|third|fourth)\s*,\s+|"
    r"(?:it\s+(?:would\s+be|is)\s+|it['’]s\s+)?(?:best|better|safest|good)\s+if\s+|(?:please\s+)?(?:remember"
    r"|don['’]t\s+forget|do\s+not\s+forget|mind|note|make\s+sure|be\s+sure|ensure|see\s+to\s+it)\s*(?:that\s+|:\s*"
    r"|,\s*)|"
    r"while\s+(?:the\s+\w+|they|everybody|everyone)\s+(?:do|does|are\s+doing|is\s+doing)\s+(?:their|its"
    r"|his)\s+(?:work|job|bit|duty|thing|worst)\s*,\s+|"
    rf"(?:in\s+order\s+|so\s+as\s+)?to\s+(?!the\b|my\b|our\b|his\b|all\b|both\b|be\b"
    rf"|(?-i:[A-Z\d]))[a-z][^,;:.!?\d]{{3,50}},\s+)(?={NAME}\s+(?:also\s+|now\s+)?{ACTS})",
    re.IGNORECASE,
)
# *Nobody but 1/2L moves*: only he
NOBODY_BUT = re.keyed(
    rf"^(?P<mark>\W*)(?:nobody|no\s+one|none)\s+(?:but|except|other\s+than)\s+(?={NAME}\s+(?:advance|go|move|attack"
    rf"|march|ride|leave)(?:s|es)\b)",
    re.IGNORECASE,
)
# *Husson, I think, attacks*, *Jamin, our reserve, stays*
BETWEEN = re.keyed(
    rf"(?P<who>{NAME})\s*,\s*(?:I\s+(?:think|guess|suppose|reckon|fear|hope)|if\s+you\s+like|you\s+see|(?:our|my"
    rf"|the)\s+(?:\w+\s+){{0,2}}(?:reserve|best|finest|pride|favourites?|veterans|heroes|"
    rf"troops|unit|brigade|battalion|regiment|lads|boys))\s*,\s*(?=(?:also\s+|now\s+)?{ACTS})",
    re.IGNORECASE,
)


# *attacks Gemioncourt as Foy joins Gauthier*, *whilst Hubert goes to K7*: at the same time
WHILST = re.compile(
    rf"(?P<mark>\s*,?\s+)(?:as|whilst)\s+(?![\w-]+['’]s\s+(?:support|reserve)\b)(?={NAME}\s+(?:also\s+|now\s+)?{ACTS})",
    re.IGNORECASE,
)
# *First Husson attacks ..., second Gauthier ...*: in which order he tells it, and no battalions
DEEDS = (
    r"(?=(?:attack|advance|support|stay|hold|fire|shoot|form|take|cover|screen|"
    r"withdraw|retire|defend|charge|occup)(?:s|es|ies|y)?\b)"
)
IN_TURN = re.compile(
    rf"(?P<mark>^\W*|[,;]\s*(?:and\s+)?)(?:first(?:ly)?|second(?:ly)?"
    rf"|third(?:ly)?)\s*,?\s+(?=(?-i:[A-Z])[\w’'-]+\s+{DEEDS})",
    re.IGNORECASE,
)


# *goes to E6, where it forms line*, *when it gets there it forms line*, *leaving 1/2L where it is*
WHERE_IT = re.compile(
    rf"\s*,\s*where\s+(?:it|he|they)\s+(?:then\s+|will\s+|should\s+|shall\s+|is\s+to\s+|are\s+to\s+)?{ACTS}",
    re.IGNORECASE,
)
WHEN_THERE = re.compile(
    r"^(?P<mark>\W*)(?:when|once|as\s+soon\s+as)\s+(?:it|he|they)(?:\s+(?:gets?|is|are|arrives?|has\s+arrived"
    r"|have\s+arrived|comes?)|['’]s|['’]re)\s+there\s*,?\s+(?=(?:it|he|they)\s)",
    re.IGNORECASE,
)
LEAVING = re.compile(
    rf"\s*,?\s+(?:but\s+)?(?:leaving|keeping)\s+(?P<who>{NAME})\s+(?:where\s+(?:it|they)\s+(?:is|are|stands?)"
    rf"|in\s+place|behind|back)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)


# *All battalions in column or line: form square if ...*: all of them, and no formation that they are to take up
AS_THEY_ARE_FORMED = re.compile(
    r"^(?P<who>\W*(?:all|any|every)\s+(?:\w+\s+)?(?:battalions?|infantry|units?|troops|foot))\s+(?:(?:that"
    r"|which)\s+(?:is|are)\s+)?(?:standing\s+|formed\s+)?in\s+"
    r"(?:columns?|lines?)(?:\s+(?:or|and)\s+(?:columns?|lines?))?\s*:\s*",
    re.IGNORECASE,
)


ARM_FIRST = re.compile(
    r"^(?P<arm>\W*(?:the\s+)?(?:guns|artillery|batteries|cavalry|horse|infantry|foot|generals))\s+(?:first|next|now"
    r"|then|last)\s*[.:!]*\s*$",
    re.IGNORECASE,
)


def told_in_turn(told: re.Match[str]) -> str:
    """The mark before it, where a first and a second are told."""
    counted = re.search(r"\bfirst(?:ly)?\b.*\bsecond(?:ly)?\b", told.string, re.IGNORECASE)
    return told["mark"] if counted is not None else told[0]


def he_shall(told: re.Match[str]) -> str:
    """He who is told in other words that he is to do something shall do it."""
    who = next(value for name, value in told.groupdict().items() if name.startswith("who") and value)
    return f"{told['mark']}{who} shall "


# *; the rest can wait*: what is left to another day, and no order to anybody
REST_CAN_WAIT = re.compile(
    r"\s*[,;–-]\s*(?:and\s+)?(?:the\s+(?:rest|others)|everything\s+else)\s+can\s+wait(?=\s*(?:[.!]|$))", re.IGNORECASE
)

# *My plan is simple: ...*, over its orders
PLAN_IS = re.compile(
    r"^\W*(?:my|our|the)\s+(?:plan|idea|intention|aim)\s+(?:is|was)\s+(?:(?:very|quite|really|fairly)\s+)?(?:simple"
    r"|clear|straightforward|easy|this|as\s+follows)\s*"
    r"[:–-]\s*(?=\S)",
    re.IGNORECASE,
)

# *Quite so, and I should like to keep it that way until Picton is here: nobody ...*
KEEP_IT_SO = re.keyed(
    r"^\W*(?:(?:quite\s+so|just\s+so|indeed|true|right|yes|good)\s*,?\s*(?:and\s+)?)?(?:I|we)(?:['’]d|\s+(?:should|would))?\s+(?:like|want|prefer|mean|intend|wish)\s+"
    r"(?:to\s+(?:keep|leave)\s+(?:it|them)|it\s+(?:kept|to\s+stay|to\s+remain))\s+(?:that\s+way|so|like\s+that|as\s+it\s+is)\b[^:;.!?]{0,50}[:;]\s*(?=\S)",
    re.IGNORECASE,
)
# *Let it be this, then: ...*
LET_IT_BE = re.compile(
    r"^\W*(?:so\s+)?(?:(?:let|make)\s+)?(?:it|that|them)\s+(?:should\s+)?be\s+(?:this|these|as\s+follows|the\s+following)(?:\s*,?\s*then)?"
    r"\s*[:–-]\s*(?=\S)",
    re.IGNORECASE,
)
# *First, Husson goes to H6*, *first: the guns fire*: in which order it is told, and no first battalions
FIRST_TOLD = re.compile(
    r"^(?P<mark>\W*(?:(?:so|and|but|now|right|ok|okay|well)\s*,?\s+)?)first\s*(?:[,:]|\s[–—-])\s+(?!(?:and|or|then|second|third)\b)"
    r"(?=(?:(?:the|my|our|all|General|Marshal|please)\s+)*(?-i:[A-Z\d])[\w/’'-]*\s|(?:the|my|our|all)\s)",
    re.IGNORECASE,
)
FIRST_THOSE_DO = re.compile(
    r"^(?P<mark>\W*)first\s+(?=(?:(?:the|my|our)\s+(?:guns|cavalry|horse|infantry|artillery|batteries)|"
    r"(?-i:[A-Z])[\w-]+['’]s\s+(?:guns|brigade|division|men|battalions|battery|batteries))\s+[a-z])",
    re.IGNORECASE,
)
# *guns... stevenart is quite far forward*: what it is about now
ABOUT_DOTS = re.compile(
    r"^(?P<mark>\W*)(?:the\s+)?(?:guns|artillery|cavalry|horse|infantry|foot|generals|left|right|cent(?:re|er)|wood|farm)\s*(?:\.{2,}|…)\s*(?=[^\W_])",
    re.IGNORECASE,
)

LEAD_INS = (
    turn("..|…", ABOUT_DOTS, r"\g<mark>"),
    turn("first", FIRST_TOLD, r"\g<mark>"),
    turn("first", FIRST_THOSE_DO, r"\g<mark>"),
    turn("this|these|follow", LET_IT_BE),
    turn("that way| so|like that|as it is", KEEP_IT_SO),
    *OVER_THE_GROUND,
    *EVERYDAY_ENGLISH,
    *TYPED_IN_HASTE,
    *SAID_ABOUT_IT,
    *FORMED_HOW,
    *AS_IN_A_BRIEFING,
    *GUNS_AT_LENGTH,
    *HELD_IN_CHECK,
    *WHY_IN_PASSING,
    *AS_TO_A_TEAM,
    *NOT_THIS_BUT_THAT,
    *SIMPLE_ENGLISH,
    *IN_STEPS,
    *ENGLISH_AT_LENGTH,
    *AT_THE_TABLE,
    *DECIDED_AT_THE_TABLE,
    *PERIOD_ENGLISH,
    *AROUND_AN_ORDER,
    turn("plan|idea|intention|aim", PLAN_IS),
    turn(
        "order|instruction|wish|request|plan is|idea is|intention is|aim is|thought is|time for|up to|"
        "it is for|it's for|falls to|leave it|intend|expect|trust|require|mean|like to|love to|"
        "happy for|glad for|content for|fine for|okay for|ok for|prefer to|no circumstances|instruct|command|direct",
        HE_SHALL,
        he_shall,
    ),
    turn("mission|task|job|order|instruction|for |to ", TASK_OF, r"\g<mark>\g<who>: "),
    turn("why |how about", WHY_NOT, r"\g<mark>Could \g<who> \g<what>?"),
    turn(
        "hopeful|unfortun|obvious|natural|clear|other|second|third|fourth|course|luck|now on|here on|"
        "if |remember|forget|mind|note|sure|see to|while|to ",
        LED_BY,
        r"\g<mark>",
    ),
    turn(" as |whilst", WHILST, r"\g<mark>while "),
    turn("second", IN_TURN, told_in_turn),
    turn("first|next|now|then|last", ARM_FIRST, r"\g<arm>."),
    turn("column|line", AS_THEY_ARE_FORMED, r"\g<who>: "),
    turn("where", WHERE_IT, " and "),
    turn("there", WHEN_THERE, r"\g<mark>there "),
    turn("leaving|keeping", LEAVING, r", except \g<who>, which stays where it is"),
    turn("nobody|no one|none", NOBODY_BUT, r"\g<mark>only "),
    turn(",", BETWEEN, r"\g<who> "),
    turn("but", ALL_THE_SAME, r"\g<mark>"),
    turn("i think|i reckon|i guess|i believe|i suppose|i figure|i feel|i'd|i’d", THINKS, r"\g<mark>"),
    turn("decided|resolved|agreed|suggest|propose|say|insist|repeat|decree|thinks", DECIDES, r"\g<mark>"),
    turn(
        "change|same|before|usual|ever|important|note|nb|n.b|above all|by the way|btw|incidentally",
        UNCHANGED,
        r"\g<mark>",
    ),
    turn("first|begin|start|last|rest|final", FIRST_OF_ALL, r"\g<mark>"),
    turn(
        "if |no |same|though|unless|not that|promised|wasted|useless|idle|bored|nothing|as they|as it|"
        "as he|as that|as this|nobody|none",
        TRAILS,
        left_out,
        marks=" .,;:-–!?",
    ),
    turn("can wait", REST_CAN_WAIT, marks=" .,;:-–!?"),
)


# *Husson first, please*, *Husson d'abord, sinon ...*: he acts before the others; *Foy first.* may only begin with him
HE_FIRST = re.compile(
    r"^(?P<who>\W*(?-i:[A-ZÄÖÜÉ])[\wäöüéèß'’-]{2,20}(?:['’]s\s+(?:brigade|men|lot))?)\s*,?\s+(?:first"
    r"|(?P<fr>d['’]abord|en\s+premier))"
    r"(?:\s*,?\s+(?:please|svp|s['’]il\s+vous\s+plaît)(?=\s*[.!]*\s*$)|(?=\s*,\s*(?:or|otherwise|because|as|since"
    r"|so\s+that|sinon|parce|car)\b))",
    re.IGNORECASE,
)
# *But once they have won they stop*: the same without the word that links it to the sentence before
LINKED_CASE = re.compile(
    r"^(?:but|and|also|aber|und|mais|et|or|oder|ou)\s+(?=(?:if|when|whenever|once|should|wenn|falls|sobald|si|quand|lorsque"
    r"|dès)\b[^?]*$)",
    re.IGNORECASE,
)

# *To that end Gauthier attacks*: what for was told before
TO_THAT_END = re.keyed(
    r"^(?P<mark>\W*)(?:(?:and|so|und|et)\s+)?(?:(?:to|for)\s+(?:that|this)\s+(?:end|purpose|aim|object|effect)"
    r"|to\s+(?:achieve|do|manage|accomplish|bring\s+about)\s+(?:that|this|it)|à\s+cet(?:te)?\s+(?:fin|effet))\s*,?\s+(?=[\w'’])"
    r"|^(?P<de>\W*)(?:und\s+)?zu\s+diesem\s+(?:Zweck|Ziel|Ende)e?\s+",
    re.IGNORECASE,
)

SHORTLY_LED = (
    *NOT_THIS_ABROAD,
    turn(
        "end|purpose|aim|object|effect|achieve|to do|manage|accomplish|bring about|fin|effet|zweck|ziel",
        TO_THAT_END,
        lambda told: told["mark"] if told["de"] is None else f"{told['de']}daher ",
    ),
    turn("if |when|once|should|wenn|falls|sobald|si |quand|lorsque|dès", LINKED_CASE),
    turn(
        "first|d'abord|d’abord|premier",
        HE_FIRST,
        lambda told: f"{told['who']} {'joue en premier' if told['fr'] else 'moves first'}",
    ),
)


def without_lead_in(raw: str, languages: Collection[str]) -> str:
    """A sentence without what leads up to its order and trails behind it."""
    raw = put_plainly(raw, SHORTLY_LED)
    raw = put_plainly(put_plainly(raw, PUT_FIRST), LEAD_INS) if "en" in languages else raw
    return put_plainly(raw, GERMAN_LEAD_INS) if "de" in languages else raw


def perhaps(raw: str) -> str:
    """What somebody may do, where a writer only puts it as a question; empty where he does not."""
    found = MAYBE.match(raw) or MAYBE_GERMAN.match(raw)
    return found["what"] if found is not None else ""
