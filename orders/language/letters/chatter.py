"""Chatter: what a writer puts between his orders as one talks, taken out before a sentence is read.

He asks whether he may, gropes for a word, owns that he does not know, or would not have somebody shot.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

# *..., is that allowed?*, behind what he wants.
FINE = r"(?:allowed|legal|possible|permitted|ok|okay|all right|alright|fine)"
MAY_I = re.compile(
    r"\s*[,;(–—-]\s*(?:(?:and|or|but|und|oder|ou)\s+)?(?:"
    rf"(?:is|would|will)\s+(?:that|this|it)\s+(?:be\s+)?(?:{FINE}|work|do|in the rules|a thing)"
    rf"|if\s+(?:that|this)(?:['’]s|\s+is)\s+{FINE}|(?:can|may|could)\s+(?:they|he|it|we|I)(?:\s+do\s+(?:that|this|so))?"
    r"|(?:kann|darf|soll)\s+(?:ich|man)\s+(?:das|es)\s+(?:jetzt\s+|schon\s+|bereits\s+|auch\s+|so\s+|hier\s+)*(?:sagen|schreiben|befehlen|anordnen|vorausplanen|angeben)|"
    r"(?:can|may|should)\s+I\s+(?:(?:say|write|order|tell\s+you)\s+(?:that|this|it)(?:\s+(?:now|already|yet|here))*|(?:already\s+)?(?:say|order)\s+(?:that|this)\s+already)|"
    r"(?:(?:est-ce\s+que\s+)?(?:je|on)\s+(?:peux|peut|dois)|puis-je)\s+(?:(?:déjà|deja)\s+)?(?:le|l['’])\s*(?:dire|écrire|ordonner|prévoir)(?:\s+(?:déjà|maintenant|dès\s+maintenant|tout\s+de\s+suite|là))*"
    r"|(?:geht|darf|ginge|klappt|passt)\s+(?:das|man das|er das|sie das)|ist\s+das\s+(?:erlaubt|möglich|zulässig|ok)"
    r"|(?:c['’]est|est-ce)\s+(?:possible|permis|autorisé)|(?:est-ce que\s+)?ça\s+(?:va|marche|se peut)|d['’]accord"
    r")\s*\)?\s*\?\s*\)?\s*$",
    re.IGNORECASE,
)
# What is a question already asks, and orders nothing.
ASKING = re.compile(
    r"^\W*(?:(?:and|but|so|und|aber|et|mais)\s+)?(?:can|could|may|might|do|does|did|is|are|was|will|would|shall|"
    r"should|what|where|"
    r"when|how|why|which|who|darf|dürfen|kann|können|soll|was|wo|wann|wie|warum|welche\w*|wer|est-ce|puis-je|peut|"
    r"peuvent|que|"
    r"quand|comment|pourquoi|où|qui|quel\w*)\b",
    re.IGNORECASE,
)
# *a kind of, what do you call it, reserve*: a word looked for, and found.
GROPING = re.keyed(
    r"\s*[,(–—-]\s*(?:what(?:['’]s|\s+is)\s+(?:it|the word|that)(?:\s+called)?|what\s+do\s+(?:you|they|we)\s+call\s+"
    r"(?:it|that|them|this)|how\s+do\s+(?:you|they|we)\s+(?:say|call\s+it)|wie\s+(?:sagt man|nennt man das|heißt das)"
    r"(?:\s+(?:gleich|noch|doch))*|comment\s+(?:dit-on|dire|on dit|vous dites))\s*\??\s*[,)–—-]\s*",
    re.IGNORECASE,
)
KIND_OF = re.compile(
    r"\b(?P<as>as\s+)?(?:a|some)\s+(?:kind|sort)\s+of(?:\s+an?)?\s+|"
    r"\b(?P<als>als\s+)?(?:so\s+)?eine\s+art\s+(?:von\s+)?"
    r"|\b(?P<en>comme\s+|en\s+)?une\s+(?:sorte|espèce)\s+(?:de\s+|d['’])",
    re.IGNORECASE,
)
# *I have no idea what to do with the 8th Militia, leave them there*: of whom he speaks.
AT_A_LOSS = re.compile(
    r"^(?P<mark>\W*)(?:(?:and|but|also|as to|und|aber|et|"
    r"mais)\s+)?(?:I(?:['’]m|\s+am)?\s+(?:really\s+|still\s+|quite\s+)?(?:have\s+"
    r"no\s+idea|(?:do\s+not|"
    r"don['’]?t)\s+(?:really\s+|quite\s+)?know|(?:am\s+)?not\s+(?:really\s+|quite\s+)?sure|no\s+idea|have"
    r"n['’]t\s+a\s+clue)\s+what\s+(?:to\s+do|I\s+should\s+do)\s+(?:with|about)|ich\s+weiß\s+nicht(?:\s+recht)?,?\s+"
    r"was\s+ich"
    r"\s+mit|je\s+ne\s+sais\s+(?:pas|trop)\s+(?:trop\s+)?(?:que|quoi)\s+faire\s+(?:de|du|des|avec))\s+"
    r"(?P<who>[^,;:.!?]{2,60}?)(?:\s+(?:machen|tun|anfangen)(?:\s+soll)?)?\s*[,;:–—-]+\s*(?:so\s+|also\s+|donc\s+"
    r")?(?=\S)",
    re.IGNORECASE,
)
# *I don't want the Prince to get shot, could he ...*: why; a state in which he is.
SPARED = re.compile(
    r"^(?P<mark>\W*)(?:(?:and|but|"
    r"also)\s+)?I(?:['’]d\s+hate|\s+(?:do\s+not|don['’]?t|would\s+not|wouldn['’]?t)\s+(?:really\s+)?"
    r"(?:want|like))\s+(?:for\s+)?(?P<who>[^,;:.!?]{2,40}?)\s+(?:to\s+(?:get|be)|getting|being)\s+"
    r"(?:shot|killed|hurt|captured|"
    r"taken|lost|cut off|ridden down|wounded|hit|caught)\b[^,;:.!?]*[,;:–—-]+\s*(?:so\s+)?",
    re.IGNORECASE,
)
# *the 7th is miles away, can you bring them up?*, *..., could he ride back?*: a request behind what is so.
REQUESTED = re.keyed(
    r"\s*[,;]\s+(?:so\s+)?(?P<asked>(?:(?:can|could|would|will)\s+(?:you|we|some(?:body|one))|(?:could|would)\s+"
    r"(?:he|she|they|it))"
    r"\s+(?:please\s+|perhaps\s+|maybe\s+)*(?:go|come|ride|march|move|fall|retire|withdraw|pull|bring|take|send|join|"
    r"get|head|"
    r"lead|put|set|swing|push)\b[^?]*)\?\s*$",
    re.IGNORECASE,
)
# *die Brigade ist ja nicht geführt*, behind an order: why.
FOR_IT_IS_SO = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:die|das|der|sie|er|es|dort|da)\b"
    r"(?![^,;.:!?]*\bund\s+(?:bleib|halt|hält|soll|muss|darf|geh|rück|wart)\w*)"
    r"[^,;.:!?]*?\b(?:ist|sind|hat|haben|wird|steht|stehen|liegt|liegen)\s+"
    r"(?:ja|doch|nämlich|schließlich|ohnehin|eh|sowieso)\b[^,;.:!?]*(?=\s*[.!]?\s*$)",
    re.IGNORECASE,
)
# *the Guard, whom I am forbidden to touch: ...*.
NOT_MINE = re.compile(
    r"\s*,?\s+(?:whom\s+|which\s+|that\s+)?(?:I|we)\s+(?:am|are|was|were)\s+(?:forbidden|not\s+(?:allowed|permitted)|"
    r"told\s+not|"
    r"ordered\s+not)\s+to\s+\w+\s*(?=[:,;])",
    re.IGNORECASE,
)
# *when in place*, behind what they do there: first they go, then they do it.
IN_PLACE = re.compile(
    r"\b(?P<fires>(?:fir(?:e|es|ing)|shoots?|opens? fire|bombards?|"
    r"cannonades?)\b[^,.;:!?]*?)\s*,?\s*\b(?:when|once|as soon as|after)\s+"
    r"(?:(?:it|they|he)(?:['’]s|['’]re|\s+(?:is|are|has|have))?\s+)?(?:in\s+(?:place|position|action)|set\s+"
    r"up|unlimbered|"
    r"deployed|there|ready)(?=\s*(?:[,.;!)]|$))",
    re.IGNORECASE,
)
# *Now the Nassauers in the wood.*: of whom he will speak.
NOW_TO = re.keyed(
    r"^\W*(?:(?:so|and|ok|okay|right|well|und|et|bon)\s*,?\s+)?(?:now|next|nun|jetzt|maintenant|à présent)\s*[,:]?\s+"
    r"(?:(?:for|on to|to|about|as for|zu|pour|quant à)\s+)?(?P<who>(?:the|my|our|die|der|das|den|dem|zum|zur|"
    r"meine[rn]?|"
    r"unsere[rn]?|les?|la|mes|nos|aux?)\s+[^,;:]+?)\s*[.…:]*\s*$",
    re.IGNORECASE,
)
# *Dann die Nassauer drüben am Wald.*, *ensuite mes Nassau, là-bas près du bois*: and where they stand
WHERE_DE = (
    r"(?:\s+(?:da|dort|drüben|hinten|vorne?|links|rechts|oben|unten))*(?:\s+(?:am|im|beim|an\s+der|in\s+der|bei(?:\s+der)?|auf\s+dem|auf\s+der|um|rund\s+um)\s+"
    r"(?:\w+\s+){0,2}?[\wäöüß-]+)?"
)
THEN_THOSE = re.compile(
    r"^\W*(?:(?:so|und|ok|okay|also|gut|na\s+gut|ach\s+ja)\s*,?\s+)*(?:dann|danach|als\s+nächstes|weiter\s+(?:geht(?:['’]?s|\s+es)\s+)?mit|zuerst|erst\s?mal|"
    r"als\s+erstes|zum\s+Schluss|zuletzt|bleiben|nun|jetzt)\s+(?:(?:noch|mal|erstmal|auch|zu|mit)\s+)*"
    rf"(?P<who>(?:die|der|das|den|dem|zu[mr]|meine[rn]?|unsere[rn]?)\s+(?:(?!(?:an|auf|nach|in|bis|vor|hinter|zu|zur|zum|über|gegen|los|mit|weg)\b)[\w/-]+\s*){{1,3}}?)"
    rf"(?P<there>{WHERE_DE})\s*[.…:]*\s*$"
    r"|^\W*(?:(?:et|bon|alors)\s*,?\s+)*(?:puis|ensuite|d['’]abord|enfin|maintenant|après)\s*,?\s+(?P<who_fr>(?:les|mes|nos|la|le|l['’])\s*(?:[\wà-ÿ/'’-]+\s*){1,3}?)\s*,?\s*"
    r"(?P<there_fr>(?:là-bas|là)\s+(?:près|au\s+bord|dans|à|au|en\s+lisière)\b[^,;:.!?\d]{0,30}|(?:près|au\s+bord|en\s+lisière)\s+d[eu]\b[^,;:.!?\d]{0,20})\s*[.…:]*\s*$"
    r"|^\W*(?:(?:and|so|right|ok)\s*,?\s+)*(?:then|next|first|now|lastly|finally)\s*,?\s+(?P<who_en>(?:the|my|our)\s+(?:[\w/'’-]+\s+){1,3}?)"
    r"(?P<there_en>(?:over|out|up|down|back)\s+(?:there\s+)?(?:by|in|at|near|on|beside)\b[^,;:.!?\d]{0,25})\s*[.…:]*\s*$",
    re.IGNORECASE,
)
# *Links der Jamin.*, *rechts der Husson, der steht ganz gut da*: whose part of the field comes next
ON_HIS_SIDE = re.compile(
    r"^\W*(?:(?:so|und|also|dann|jetzt)\s*,?\s+)*(?:(?:ganz\s+)?(?:links|rechts|hinten|vorne?)|(?:in\s+der|die)\s+Mitte|im\s+Zentrum)\s+(?:dann\s+|noch\s+)?(?:der|die|das)\s+"
    rf"(?P<who>(?:Brigade\s+)?(?-i:[A-ZÄÖÜ])[\w-]+{WHERE_DE})\s*[.:…]*\s*$"
    r"|^\W*(?:(?:et|puis|enfin|und|also|so|and)\s*,?\s+)*(?:(?:il\s+)?reste(?:nt)?|bleib(?:t|en)\s+(?:noch|nur|also)|that\s+leaves)\s+(?:(?:encore|le\s+général|la\s+brigade|der|die|General)\s+)*"
    r"(?P<one>(?-i:[A-ZÄÖÜÀ-Ý])[\w’'-]+)\s*[.:…]*\s*$"
    r"|^\W*(?:(?:so|und|also)\s*,?\s+)*(?:da\s+|dort\s+)?drüben\s+(?:am|im|beim|an\s+der|in\s+der|bei\s+der|auf\s+dem)\s+[\wäöüß-]+\s+(?P<whom>(?:die|der|das|meine|unsere)\s+"
    r"(?-i:[A-ZÄÖÜ])[\w-]+)\s*[.:…]*\s*$",
    re.IGNORECASE,
)
# *though it breaks my heart*: what it costs him.
HEARTBREAK = re.keyed(
    r"\s*,?\s*\b(?:though|although|even if|much as|but|and)\s+it\s+(?:breaks|pains|grieves|hurts|tears|"
    r"costs)\s+(?:me|us|my\s+\w+)\b"
    r"[^,.;:!?]*|\s*,?\s*\b(?:auch wenn|obwohl|so sehr)\s+(?:es|das)\s+(?:mir|mich)\s+"
    r"[^,.;:!?]*(?:bricht|schmerzt|leid tut|kostet)"
    r"|\s*,?\s*\b(?:bien que|quoique|même si)\s+cela\s+(?:me|m['’])\s*[^,.;:!?]*",
    re.IGNORECASE,
)
# *let them stand, and their two batteries with them*.
WITH_THEM = re.compile(
    r"\s*,?\s*\band\s+(?P<who>(?:his|their|its|"
    r"the)\s+[^,;.:!?]{3,40}?)\s+(?:along\s+|together\s+)?with\s+(?:them|him|it|her)"
    r"(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *fires upon the same*
SAME = re.compile(
    r"\b(?P<at>(?:up)?on|at)\s+the\s+(?:very\s+)?same(?:\s+(?:one|target|mark))?(?=\s*(?:[,.;!]|$))"
    r"|\bauf\s+(?:dasselbe|dieselbe|denselben|dasselbe Ziel|dieselbe Batterie)(?=\s*(?:[,.;!]|$))"
    r"|\bsur\s+l[ea]\s+même(?:\s+(?:cible|objectif|but))?(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
IT = {"a": "auf sie", "s": "sur elle"}
# *The horse guns under Piré, 2/4, are ...*: which guns they are, told twice.
WHICH_GUNS = re.keyed(
    r"\b(?P<what>(?:horse\s+|foot\s+|heavy\s+)?(?:guns|battery|artillery|company))\s+(?:under|of|"
    r"with)\s+(?:the\s+)?[\wÀ-ÿ]+,\s*"
    r"(?:the\s+)?(?P<which>\d+/\d+),\s+(?=\w)",
    re.IGNORECASE,
)
# *Because the 2/28th should go there.*: why the sentence before was so, and an order.
SINCE = re.compile(
    r"^\W*(?:because|denn|car)\s+"
    r"(?=[^,;:]*\b(?:should|shall|must|is to|are to|has to|have to|will|needs? to|soll|sollen|muss|"
    r"müssen|doit|doivent)\b[^,;:]*$)",
    re.IGNORECASE,
)

TURNS = (
    turn("kind of|sort of|eine art|une sorte|une espèce", KIND_OF, lambda one: one[1] or one[2] or one[3] or ""),
    turn("it |cela | es | das ", HEARTBREAK),
    turn("with them|with him|with it|with her", WITH_THEM, r"; \g<who> likewise"),
    turn("same|selbe|même", SAME, lambda one: f"{one['at']} it" if one["at"] else IT[one[0][0].lower()]),
    turn(" under | of | with ", WHICH_GUNS, r"\g<what> \g<which> "),
    turn("because|denn|car", SINCE),
    turn("what| was |faire", AT_A_LOSS, r"\g<mark>\g<who>: "),
    turn("want|hate|like", SPARED, r"\g<mark>\g<who> is in danger; "),
    turn(" ja | doch |nämlich|schließlich|ohnehin| eh |sowieso", FOR_IT_IS_SO),
    turn("forbidden|allowed|permitted|not to ", NOT_MINE),
    turn("when |once |as soon as |after ", IN_PLACE, r"\g<fires>"),
)


def without_chatter(raw: str) -> str:
    """A sentence as one would write it down who does not talk: what he wants, of whom."""
    raw = put_plainly(raw, TURNS)
    if "?" not in raw:
        return raw
    found = GROPING.sub(" ", raw)
    asks = ASKING.match(found)
    stated = found if asks else MAY_I.sub(".", found)
    raw = found if found == stated == raw else f"{stated.rstrip(' ?.')}."
    return raw if asks else REQUESTED.sub(r"; \g<asked>.", raw)


def topic_of(raw: str) -> str:
    """The words of a sentence that does no more than turn to somebody: *Now the Nassauers in the wood.*; else none."""
    found = NOW_TO.match(raw) or ON_HIS_SIDE.match(raw)
    if found is not None:
        return next((found[one] for one in ("who", "whom", "one") if found.groupdict().get(one)), "")
    then = THEN_THOSE.match(raw)
    return raw[_begins(then) :] if then is not None else ""


def _begins(then: re.Match[str]) -> int:
    """Where those are named to whom a sentence turns."""
    return max(then.start(said) for said in ("who", "who_fr", "who_en"))
