"""Left to them: what a general may do as he likes, how well he keeps his men in hand, and in what order all is done.

*Hubert keeps them in hand*, *Bijlandt can go where he likes*, *They do so in good order and facing the enemy*: nothing
in such a sentence is an order of this game, whoever is named in it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import may_stand, turn

NAME = (
    r"(?:the\s+|my\s+|our\s+|general\s+|both\s+)?(?:(?!and\b|but\b|then\b|to\b|if\b|when\b)[\w/'’.-]{1,20}\s+){0,3}?"
    r"(?!and\b|but\b|then\b|to\b|if\b|when\b)[\w/'’.-]{1,20}"
)
THEM = (
    r"(?:them|it|him|the\s+men|his\s+men|his\s+brigade|his\s+regiments|his\s+battalions|his\s+people|"
    r"everybody|everyone|both|that\s+lot)"
)
SHALL = r"(?:(?:must|should|shall|will|is\s+to|are\s+to|has\s+to|have\s+to|can|may)\s+)?"
CALMLY = (
    r"(?:(?:in|with)\s+(?:good|proper|perfect|decent)\s+order|in\s+(?:their|its|his)\s+own\s+time|quietly|calmly|steadily|slowly|"
    r"carefully|without\s+(?:hurry|haste|panic|fuss|noise|running|rushing)|at\s+(?:a\s+walk|their\s+leisure|once)|by\s+the\s+book|"
    r"one\s+after\s+(?:the\s+other|another)|facing\s+(?:the\s+)?(?:enemy|french|allies|them)|with\s+their\s+(?:faces|front|fronts)\s+to\s+the\s+(?:enemy|french))"
)
PUT_SO = (
    # *Hubert keeps them in hand*
    rf"{NAME}\s+{SHALL}(?:keeps?|holds?|has|have)\s+{THEM}\s+(?:all\s+)?(?:well\s+|firmly\s+|tightly\s+)?"
    r"(?:in\s+(?:hand|check|order|good\s+order)|under\s+control|on\s+(?:a|the)\s+(?:short|tight)\s+(?:rein|leash)|steady|going|moving|up\s+to\s+the\s+mark)",
    # *Bijlandt can go where he likes*
    rf"{NAME}\s+(?:can|may|is\s+free\s+to|are\s+free\s+to)\s+(?:go|be|stay|stand|ride|do|put\s+himself|place\s+himself|move|choose)\s+"
    r"(?:(?:where|as|what|how)(?:ever)?\s+(?:he|it|they)\s+(?:likes?|pleases?|wants?|wish(?:es)?|sees?\s+fit|thinks?\s+(?:best|fit|right)|chooses?)|"
    r"(?:where|as|what|how)ever\s+(?:he|it|they)\s+\w+)",
    # *They do so in good order*
    rf"(?:they|he|it|all|everybody|both|{NAME})\s+{SHALL}(?:do|does|go|goes)\s+(?:so|this|that|it|all\s+this|about\s+it)\s+{CALMLY}(?:\s*,?\s+(?:and|but)\s+{CALMLY})?",
    # *Wathiez: nothing different*, *7/2FA as in part 1*
    rf"(?:{NAME}(?:\s+and\s+{NAME})?\s*[:,–-]?\s+)?(?:(?:there\s+is\s+)?nothing\s+(?:different|new|special|else|more|to\s+add)|no\s+difference|"
    r"as\s+(?:in|under|per|at)\s+(?:part|point|section|rule|number|no\.?|para(?:graph)?)\s+\w{1,4}|(?:same\s+)?as\s+(?:everybody|everyone)\s+else)"
    r"(?:\s+(?:here|there|for\s+(?:him|them|it)|to\s+(?:say|do)))*",
    # *It doesn't need to form up on the way*
    rf"(?:they|it|he|{NAME})\s+(?:(?:do(?:es)?\s*n['’]?t|do(?:es)?\s+not)\s+(?:need|have)\s+to|need\s*n['’]?t|need\s+not)\s+(?!form\s+square|square)"
    r"(?:form|hurry|rush|worry|stop|be|deploy|wait|run|fight|shoot|fire|get|take|hold|go|bother|march|keep)\b[^,;:.!?]{0,60}",
    # *It's in contact with 7L on its right*, *They must touch each other*
    r"(?:it|they|he)\s*(?:['’]s|['’]re|\s+is|\s+are|\s+should\s+be|\s+must\s+be|\s+stays?|\s+keeps?)\s+(?:in\s+)?(?:contact|touch)\s+with\s+[^,;:.!?]{2,40}",
    r"(?:it|they|he)\s+(?:connects?|links?\s+up|ties?\s+in|joins?\s+up)\s+with\s+[^,;:.!?]{2,30}?\s+(?:on|to)\s+(?:its|their|his|the)\s+(?:left|right)",
    # *It has 27J in front of it and 7L behind it*
    r"(?:it|they|he)\s+(?:has|have|will\s+have)\s+[^,;:.!?]{2,30}?\s+(?:in\s+front|behind|beside|next\s+to|to\s+the\s+(?:left|right)|on\s+(?:its|the)\s+(?:left|right))"
    r"(?:\s+of)?\s*(?:it|them|him)?(?:\s*(?:,|and|,\s*and)\s+[^,;:.!?]{2,30}?\s+(?:in\s+front|behind|beside|next\s+to|on\s+(?:its|the)\s+(?:left|right))(?:\s+of)?\s*(?:it|them|him)?)?",
    # *27J can't stay there any longer*
    rf"(?:it|they|he|{NAME})\s+(?:can['’]?t|can\s*not|can\s+no\s+longer|can\s+hardly|could\s+not|couldn['’]t)\s+(?:stay|remain|hold|last|be\s+left|go\s+on)"
    r"(?:\s+(?:out\s+|up\s+)?(?:there|here|like\s+this|like\s+that|on\s+(?:its|their)\s+own|alone|where\s+(?:it|they|he)\s+(?:is|are)))?(?:\s+(?:(?:any|much)\s+longer|for\s+(?:long|ever)|forever))?",
    # *On the way it keeps firing*
    r"on\s+(?:the|its|their|his)\s+way(?:\s+(?:there|back|down|up))?\s*,?\s+(?:it|they|he)\s+(?:keeps?|goes\s+on|go\s+on|continues?|stays?)\s+(?:firing|shooting|skirmishing|sniping|in\s+touch|together)[^,;:.!?]{0,30}",
    # *They don't fire over the heads of the others*
    rf"(?:it|they|he|{NAME})\s+(?:do(?:es)?\s*n['’]?t|do(?:es)?\s+not|must\s*n['’]?t|must\s+not|never|should\s+not|are\s+not\s+to|is\s+not\s+to)\s+(?:fire|shoot)\s+"
    r"(?:over|through|past|into)\s+(?:the\s+)?(?:heads\s+of\s+|backs\s+of\s+)?(?:the\s+)?(?:our|their|his|own|others?|friends|friendly|other|head)[^,;:.!?]{0,40}",
    # *It should get there in two turns*, *They don't wait for my permission*
    r"(?:it|they|he)\s+(?:should|will|may|might|can|ought\s+to|must)\s+(?:get|be|arrive)\s+there\s+(?:in|by|within|before|after|on)\s+[^,;:.!?]{2,30}",
    r"(?:it|they|he)\s+(?:do(?:es)?\s*n['’]?t|do(?:es)?\s+not|need\s*n['’]t|need\s+not|must\s*n['’]t|should\s*n['’]t)\s+(?:need\s+to\s+)?wait\s+for\s+(?:my|an|any|further|new)\s+"
    r"(?:further\s+)?(?:permission|orders?|leave|signal|word|instructions?)",
    # *Gauthier should not hurry*
    rf"{NAME}\s+(?:(?:must|should|shall|is|are|need|do|does|will)\s*(?:not|n['’]t)|(?:has|have)\s+no\s+need)\s+(?:to\s+)?(?:hurry|rush|dawdle|linger|run|be\s+(?:hasty|in\s+a\s+hurry))"
    r"(?:\s+(?:it|things|about|too\s+much))?",
    # *Husson, you're the spearhead*
    rf"{NAME},\s+you(?:\s+are|['’]re|\s+will\s+be|['’]ll\s+be)\s+(?:now\s+)?(?:my|our|the)\s+(?:spearhead|hammer|anvil|anchor|eyes|fist|rock|shield|cork|key|vanguard|best|big\s+one)[^,;:.!?]{{0,30}}",
    # *They keep inside the trees that way*
    r"(?:they|it|he)\s+(?:will\s+|should\s+|['’]ll\s+)?(?:keep|stay|remain|are|is|be|stays|keeps|remains)\s+[^,;:.!?]{3,50}?\s+(?:that\s+way|like\s+that|like\s+this|this\s+way)",
    # *Neither of them is to be caught limbered*
    rf"(?:neither|none|nobody|no\s+one|{NAME})(?:\s+of\s+(?:them|these|those))?\s+(?:(?:must|should|may|shall|can|is|are)\s+(?:not\s+|never\s+)?(?:to\s+)?)"
    r"(?:be|get)\s+caught\s+(?:limbered(?:\s+up)?|napping|out|off\s+guard|in\s+the\s+open|on\s+the\s+move|out\s+there|with\s+(?:its|their|his)\s+\w+\s+down)",
    # *He shall only look what is there*
    r"(?:it|they|he)\s+(?:(?:shall|should|must|may|can|will|is\s+to|are\s+to)\s+(?:only|just)|(?:only|just))\s+(?:have\s+a\s+look|takes?\s+a\s+look|looks?|sees?|finds?\s+out|checks?|scouts?)\s+"
    r"(?:at\s+)?(?:what|who|whether|if|how\s+many|where)\b[^,;:.!?]{0,50}(?:,\s+(?:and\s+)?(?:no(?:t|thing)?\s+(?:more|fight\w*|attack\w*)|no\s+\w+))?",
)
#: For each of these, of which words one stands in it: most sentences are told apart by that alone.
KEYS = (
    "in hand|check|order|control|rein|leash|steady|going|moving|mark",
    "like|please|want|wish|fit|best|right|choose|ever ",
    "order|own time|quiet|calm|stead|slow|careful|without|walk|leisure|at once|book|one after|facing|faces|front",
    "nothing|no difference|as ",
    "need|have to",
    "contact|touch",
    "connect|link|tie|join",
    "front|behind|beside|next to|left|right",
    "can't|can’t|cannot|can not|no longer|hardly|could",
    "way",
    "over|through|past|into",
    "there",
    "wait for",
    "hurry|rush|dawdle|linger|hast|run",
    ", you",
    "that way|this way|like that|like this",
    "caught",
    "look|see |sees|find|check|scout",
)
SAID = tuple(
    turn(keys, re.compile(rf"\W*(?:(?:and|but|so|then)\s+)?(?:{said})\s*[.!…]*\s*", re.IGNORECASE))
    for keys, said in zip(KEYS, PUT_SO, strict=True)
)


def is_left_to_them(raw: str) -> bool:
    """Whether a sentence leaves something to those whom it names, and orders nothing."""
    return any(said.pattern.fullmatch(raw) is not None for said in may_stand(raw, SAID))
