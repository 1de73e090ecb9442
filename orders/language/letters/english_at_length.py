"""English at length: letters that give the reason first and the order in the middle of the sentence.

*If the French got in there they would be at the crossroads by supper, and for that reason ...*, *I see no reason why
it should not begin at once and march ...*, *1/2Nas, down at the southern tip, can stay put*, *apart from the Jägers,
who are there already, nobody ...*, *better not waste powder upon the guns but fire at the column*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

THEREFORE = (
    r"(?:so|therefore|hence|thus|(?:and\s+)?(?:so\s+)?(?:for\s+(?:that|this|which)\s+reason|because\s+of\s+(?:that|this)|"
    r"on\s+that\s+account|that\s+is\s+why|that['’]s\s+why|which\s+is\s+why|this\s+is\s+why))"
)
# *If they were to get in there they would be at the crossroads before supper, and for that reason he is to defend it*
WOULD_BE_BAD = re.keyed(
    r"^(?P<mark>\W*(?:(?:and|but|now)\s+)?(?:[^,;:.!?]{3,50}?\s*,\s*for\s+)?)(?:if|should|were|once)\s+[^,;:.!?]{3,80}?\s(?:would|might|could|['’]d)\s+[^,;:.!?]{3,80}?\s*[,;–—]\s*(?:and\s+)?"
    + THEREFORE
    + r"\s*,?\s+(?=\w)",
    re.IGNORECASE,
)
# *I can see no reason why it should not begin at once and march along the road*
NO_REASON = re.compile(
    r"(?P<mark>^\W*|[,;:–—]\s*|\b(?:and|but)\s+)(?:I\s+(?:can\s+|could\s+)?see|there\s+is|there['’]s)\s+no\s+(?:good\s+)?reason\s+(?:at\s+all\s+)?(?:why|for\s+which)\s+"
    r"(?P<who>[^,;:.!?]{2,40}?)\s+(?:should|could|must|ought)\s*(?:n['’]t|not(?:\s+to)?)\s+"
    r"(?:(?:begin|start|set\s+(?:off|out))(?:\s+(?:at\s+once|now|straight\s+away|right\s+away|already|immediately))?\s+and\s+)?(?=\w)",
    re.IGNORECASE,
)
# *The 7th Militia has a long walk before it and ...*
LONG_WALK = re.compile(
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s+(?:has|have)\s+(?:a|the|some|quite\s+a)\s+[^,;:.!?]{2,40}?\s+(?:before|ahead\s+of|in\s+front\s+of|to\s+go)\s*(?:it|him|them|her)?\s*,?\s+"
    r"and\s+(?=(?:I|there|should|must|is\s+to|are\s+to|had\s+better|ought)\b)",
    re.IGNORECASE,
)
# *The first battalion, down at the southern tip, can stay put*: where it stands
PREPOSED = r"(?:at|in|by|on|near|beside|behind|along|towards?)"
DOES = (
    r"(?:can|may|might|could|should|shall|must|will|ought|(?:is|are)\s+to|had\s+better|stays?|remains?|holds?|keeps?|goes|moves?|marches|"
    r"attacks?|advances?|supports?|falls?|fires?|forms?|comes?|defends?)"
)
WHERE_IT_IS = re.compile(
    rf"(?P<who>(?:^\W*|[,;:]\s*|\band\s+)[^,;:.!?]{{2,60}}?)\s*,\s+(?:away|down|up|over|out|back|off|right|there|still|now)\s+(?:there\s+)?{PREPOSED}\s+(?!column|line|skirmish|square|order)"
    rf"[^,;:.!?]{{2,50}}?\s*,\s+(?={DOES}\b)",
    re.IGNORECASE,
)
# *Apart from the Jägers, who are there already, nobody is to cross the brook*
APART_FROM = re.compile(
    r"^(?P<mark>\W*(?:(?:and|but|also)\s+)?)(?:apart\s+from|except(?:ing)?(?:\s+for)?|with\s+the\s+exception\s+of|other\s+than|save(?:\s+for)?|leaving\s+aside)\s+"
    r"(?P<who>[^,;:.!?]{2,50}?)\s*,\s*(?:(?:who|which|that)\s+(?:is|are|has|have|will)\s+[^,;:.!?]{2,50}?\s*,\s*)?"
    r"(?P<rule>(?:nobody|no\s+one|none|no\s+\w+|everybody|everyone|every\s+\w+|all)\b[^;:!?]{3,90}?)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *had better not waste powder upon the guns on the ridge but fire at the column*
NOT_WASTE_BUT = re.compile(
    r"(?P<must>\b(?:should|must|shall|ought|is|are|had\s+better|do|does|will)\s+)?(?:not(?:\s+to)?|never)\s+(?:waste|squander|spend|throw\s+away)\s+(?:any\s+|its\s+|his\s+|their\s+|good\s+|more\s+)*"
    r"(?:powder|shot|time|ammunition|rounds?|shells?|fire|balls?)\s+(?:up)?(?:on|at|against)\s+[^;:.!?]{2,60}?\s*,?\s+but\s+(?:rather\s+|instead\s+)?(?=(?:fire|shoot|aim|bombard|hit|pound|concentrate)\b)",
    re.IGNORECASE,
)
# *to limber up and get away rather than die gloriously beside their pieces*
RATHER_THAN_DIE = re.compile(
    r"\s*,?\s+(?:rather\s+than|instead\s+of|before)\s+(?:(?:be|being|get|getting|gets|are|is)\s+(?:sabred|cut|ridden|shot|slaughtered|killed|butchered|overrun|captured|taken|caught|trampled|lost|destroyed|smashed)|"
    r"d(?:ie|ying)|fall(?:ing)?|perish(?:ing)?|fight(?:ing)?\s+it\s+out)\b(?:\s+(?!if\b|when\b|should\b|once\b)[^\s,;:.!?]+){0,6}?(?=\s*(?:[,;:.!?]|$)|\s+(?:if|when|once|should)\b)",
    re.IGNORECASE,
)
# *they may stay out for as long as nobody troubles them*
UNTROUBLED = re.compile(
    r"\s*,?\s+(?:for\s+)?(?:as|so)\s+long\s+as\s+(?:nobody|no\s+one|nothing|none\s+of\s+them)\s+(?:troubles|bothers|disturbs|attacks|threatens|presses|comes\s+near|touches|worries)\s*(?:them|it|him)?",
    re.IGNORECASE,
)
# *running after the French like a dog after a cart*
LIKE_A_DOG = re.compile(
    r"(?<=\w)\s*,?\s+like\s+(?:a|an|the|some|so\s+many)\s+(?!last|first|column|line|shot)[^,;:.!?\d]{3,40}?(?=\s*(?:[,;:.!?]|$))",
    re.IGNORECASE,
)
# *Should anybody have the good fortune to win a scuffle*: if he wins one
GOOD_FORTUNE = re.compile(
    r"\b(?:(?P<should>should)\s+)?(?P<who>anybody|anyone|somebody|someone|any\s+\w+|he|they|it|a\s+\w+)\s+(?:have|has|had|be|is|are|should)\s+(?:the\s+(?:good\s+)?(?:fortune|luck|chance)|(?:so\s+)?(?:lucky|fortunate)(?:\s+enough)?|(?:so\s+)?(?:happy))\s+(?:as\s+)?to\s+win",
    re.IGNORECASE,
)
# *I should not be at all surprised if the Guard were somewhere behind them*
NOT_SURPRISED = re.compile(
    r"(?:^\W*|\s*,?\s+(?:and|but)\s+|;\s*)I\s*(?:should|would|['’]d)?\s*(?:not|n['’]t)\s+(?:be\s+)?(?:at\s+all\s+|in\s+the\s+least\s+|a\s+bit\s+)?(?:be\s+)?(?:surprised|astonished|amazed)\s+if\s+[^,;:!?]*?(?=\s*(?:[;.!?]|$))",
    re.IGNORECASE,
)
# *General Perponcher might place himself beside the guns, and General Bijlandt just behind the farm*: he rides as well
AND_ANOTHER_GENERAL = re.compile(
    r"^(?P<head>\W*(?:[^;:.!?]*[;:]\s*)?(?:the\s+)?(?:(?:General|Prince|Marshal|Count|Baron)\s+)?"
    r"(?-i:[A-Z])[\w'’ -]{2,30}?\s+"
    r"(?:might|may|should|must|will|can|would|is\s+to)?\s*(?P<verb>places?\s+himself|positions?\s+himself|stations?\s+himself|puts?\s+himself|rides?|takes?\s+(?:his\s+)?(?:post|station|stand))\s[^,;:.!?]{3,50}?)"
    r"\s*,?\s+and\s+(?P<who>(?:General|Marshal)\s+(?-i:[A-Z])[\w'’-]{2,20})\s+(?P<where>(?:just\s+|right\s+|close\s+)?(?:behind|beside|near|next\s+to|at|with|to|by|in)\s[^,;:.!?]{2,40})",
    re.IGNORECASE,
)
# *everything, it seems to me, hangs upon that farm*: how sure he is, between commas
IT_SEEMS = re.compile(
    r"\s*,\s*(?:it\s+(?:seems|appears)(?:\s+to\s+me)?|to\s+my\s+(?:mind|eye|thinking)|as\s+it\s+seems(?:\s+to\s+me)?|I\s+(?:dare\s*say|fancy|venture\s+to\s+say|must\s+say|confess)|if\s+I\s+may\s+say\s+so|"
    r"in\s+my\s+(?:humble\s+)?(?:view|opinion|judgement)|I\s+am\s+sure|no\s+doubt|needless\s+to\s+say|to\s+tell\s+the\s+truth)\s*,\s*",
    re.IGNORECASE,
)
# *Since everything hangs upon that farm until Picton comes up, I should like the 5th Militia to go there*: why, and who
SINCE_ALL_HANGS = re.keyed(
    r"^(?P<mark>\W*(?:(?:and|but|now)\s+)?)(?:since|as|because|given\s+that|seeing\s+that|considering\s+that|now\s+that)\s+(?!soon|far|long|many|much|before|usual|ordered|agreed|told)"
    r"(?P<why>[^,;:!?]{8,110}?)\s*,\s*(?P<order>(?:I\s+(?:should|would)\s+(?:like|be\s+(?:obliged|grateful|glad))|I['’]d\s+(?:like|be\s+(?:obliged|grateful|glad))|I\s+want|I\s+wish|would\s+you|please|kindly|could\s+you)\b)",
    re.IGNORECASE,
)
# *I do not want him running after them, he is to stop where he is*: the same twice
STOPS_THERE = re.keyed(
    r"(?P<not>\b(?:not|never|nobody|no\s+one)\b[^,;:.!?]{0,30}?(?:\brun|\bchas|\bpursu|\bfollow)[^,;:.!?]{0,50}?)\s*[,;:–—]\s*(?:(?:and|but|so)\s+)?(?:he|they|it|everyone|everybody)\s+"
    r"(?:is\s+to|are\s+to|must|should|shall|will|stops?|stays?|halts?|remains?)\s*(?:stop|stay|halt|remain|stand)?\s*(?:there|where\s+(?:he|they|it)\s+(?:is|are|stands?)|on\s+the\s+(?:ground|field|spot)(?:\s+(?:so\s+)?(?:won|gained|taken))?)(?=\s*(?:[,;:.!?]|$))",
    re.IGNORECASE,
)
# *he does not run after the French*
RUN_AFTER = re.compile(
    r"\b(?:run|rush|go|tear|dash|set\s+off|race)(?P<s>s|es)?\s+(?:off\s+)?after\s+(?:the\s+|any\s+|a\s+)?(?:beaten\s+|fleeing\s+|broken\s+|retreating\s+|routed\s+)?(?:French(?:men|man)?|enem(?:y|ies)|foe|Allies|English|British|Dutch|losers?|fugitives?)\b",
    re.IGNORECASE,
)
# *its sister battalion must not leave the crossroads*
SISTER = re.compile(
    r"\b(?:its|the|their|his)\s+(?:sister|twin|brother|fellow|companion)\s+(?P<what>battalion|regiment|battery)\b",
    re.IGNORECASE,
)
# *I was tempted to send X forward as well, but ..., so it remains where it is*: of whom he speaks
TEMPTED = re.compile(
    r"^(?P<mark>\W*)I\s+(?:was|am|had\s+been|have\s+been|felt)\s+(?:sorely\s+|half\s+|much\s+|almost\s+)?(?:tempted|inclined|going|minded|about)\s+to\s+(?:send|move|bring|push|use|take|put|throw)\s+"
    r"(?P<who>(?:the\s+)?[^,;:.!?]{2,30}?)\s+(?:forward|up|in|on|along|out|over|across|to|into|towards?)\b[^,;:.!?]{0,30},?\s+but\s+(?:[^,;:.!?]{2,70}?\s*,\s*(?:and\s+)?so\s+)?(?:it|they|he)\s+(?=\w)",
    re.IGNORECASE,
)
# *One should always keep something in one's pocket, so ...*
ONE_SHOULD = re.compile(
    r"^(?P<mark>\W*(?:(?:and|but|for)\s+)?)(?:one|you|a\s+(?:good\s+)?general)\s+(?:should|must|ought\s+to|can(?:not|['’]t)?|never|always|needs?|has\s+to)\s[^;:.!?]{3,70}?\s*,\s*(?:and\s+)?(?:so|therefore|hence)\s+(?=\w)",
    re.IGNORECASE,
)
# *only I should be obliged if it were turned to look south-east*
OBLIGED_IF = re.compile(
    r"\b(?:only\s+|but\s+)?I(?:['’]d|\s+(?:should|would))\s+be\s+(?:much\s+|very\s+|most\s+)?(?:obliged|grateful|glad|pleased|happy|happier)\s+if\s+(?P<who>[^,;:.!?]{2,40}?)\s+(?:was|were|could\s+be|would\s+be)\s+(?=\w)",
    re.IGNORECASE,
)
# *I do not want him running after the French*
VERBS = {
    "running": "run", "chasing": "chase", "following": "follow", "going": "go", "moving": "move", "charging": "charge",
    "attacking": "attack", "leaving": "leave", "pursuing": "pursue", "firing": "fire", "shooting": "shoot",
    "crossing": "cross",
    "advancing": "advance", "standing": "stand", "wasting": "waste", "joining": "join", "fighting": "fight",
}  # fmt: skip
NOT_WANT = re.keyed(
    rf"\bI\s*(?:do\s+not|don['’]t|would\s+not|wouldn['’]t|won['’]t|will\s+not)\s+(?:want|like|have|wish)\s+(?P<who>him|them|it|her)\s+(?:to\s+be\s+)?(?P<verb>{'|'.join(VERBS)})\b(?!\s+off)",
    re.IGNORECASE,
)
HE = {"him": "he", "them": "they", "her": "she", "it": "it"}
# *The wood comes next in my thoughts, for Saxe-Weimar's brigade is to defend it*
NEXT_IN_MY_THOUGHTS = re.compile(
    r"^(?P<mark>\W*)(?:(?:the|my|our)\s+)?[^,;:.!?]{2,30}?\s+(?:comes?|is|are|goes|stands?)\s+(?:next|first|last|now|foremost|uppermost|high)\s+(?:in|on|among)\s+my\s+\w+\s*[,;:–—]\s*(?:(?:for|and|because|as|so|since)\s+)?(?=\w)",
    re.IGNORECASE,
)
# *Within it, the first battalion stays*
WITHIN_IT = re.compile(
    r"^(?P<mark>\W*)(?:with)?in(?:side)?\s+(?:it|there|that|them)\s*,\s+(?=(?:the\s|\d|(?-i:[A-Z])))", re.IGNORECASE
)
BIDS = re.compile(
    r"\b(?:should|must|shall|let|to\s+be|is\s+to|are\s+to|has\s+to|have\s+to|please|unless|if|when)\b", re.IGNORECASE
)


CASE = re.compile(
    r"\b(?:about\s+to\s+be|if|when|whenever|once|should\s+(?:they|it|he|any\w*))\b", re.IGNORECASE
)  # told beside it


def and_he_too(told: re.Match[str]) -> str:
    """What the second general does, with the verb of the first."""
    return f"{told['head']}; {told['who']} rides to {told['where'].removeprefix('to ')}"


def does_not(told: re.Match[str]) -> str:
    """What he does not do whom the writer does not want to be doing it."""
    who = HE[told["who"].lower()]
    return f"{who} {'do' if who == 'they' else 'does'} not {VERBS[told['verb'].lower()]}"


def only_the_order(told: re.Match[str]) -> str:
    """The order without its reason, unless that bids something too."""
    return told[0] if BIDS.search(told["why"]) else f"{told['mark']}{told['order']}"


ENGLISH_AT_LENGTH = (
    turn(
        " seem| appear|my mind|my eye|my thinking|dare say|daresay|fancy|venture|must say|confess|say so| view|"
        " opinion|judgement|i am sure|no doubt|needless|the truth",
        IT_SEEMS,
        " ",
    ),
    turn("since|as |because|given that|seeing that|considering|now that", SINCE_ALL_HANGS, only_the_order),
    turn("would|might|could|'d|’d", WOULD_BE_BAD, r"\g<mark>"),
    turn("in my|on my|among my", NEXT_IN_MY_THOUGHTS, r"\g<mark>"),
    turn("in it|in there|in that|in them|inside", WITHIN_IT, r"\g<mark>"),
    turn("no reason|no good reason", NO_REASON, r"\g<mark>\g<who> should "),
    turn(" a long | some way| a way|walk|march|way ", LONG_WALK, r"\g<mark>\g<who> : "),
    turn("down|up |over|away|out |back|off |right|there|still|now", WHERE_IT_IS, r"\g<who> "),
    turn("apart|except|other than|save|leaving aside", APART_FROM, r"\g<mark>\g<rule>, except \g<who>\g<end>"),
    turn("waste|squander|spend|throw", NOT_WASTE_BUT, lambda told: told["must"] or ""),
    turn("rather than|instead of|before", RATHER_THAN_DIE, lambda told: "" if CASE.search(told.string) else told[0]),
    turn("long as", UNTROUBLED),
    turn("like a|like the|like some|like so", LIKE_A_DOG),
    turn("fortun|luck|chance|happy", GOOD_FORTUNE, lambda told: f"{'if ' if told['should'] else ''}{told['who']} wins"),
    turn("surprised|astonished|amazed", NOT_SURPRISED),
    turn("run|chas|pursu|follow", STOPS_THERE, r"\g<not>"),
    turn(
        "want|like|have|wish",
        NOT_WANT,
        does_not,
    ),
    turn("after", RUN_AFTER, lambda told: f"pursue{'s' if told['s'] else ''}"),
    turn("sister|twin|brother|fellow|companion", SISTER, r"the other \g<what>"),
    turn("tempted|inclined|going to|minded|about to", TEMPTED, r"\g<mark>\g<who> "),
    turn("one |you |general ", ONE_SHOULD, r"\g<mark>"),
    turn("oblige|grateful|glad|pleased|happ", OBLIGED_IF, r"\g<who> is to be "),
    turn("general|marshal", AND_ANOTHER_GENERAL, and_he_too),
)
