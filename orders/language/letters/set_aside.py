"""Set aside: what a writer lets go of, keeps in hand or takes from another, before he says what is to be done.

*Forget about the hill and go for the guns*, *take 1/92 off Foy and send it to the farm*, *I am hanging on to the
Guard, they stop where they are*: the first half is no goal and no order; whom it names the second half is for.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

THING = r"(?:(?!\b(?:and|but|then|until|till|if|unless)\b)[^,;.:!?]){2,40}?"
DEED = (
    r"(?:(?:then|instead|just|rather)\s+)*(?:go(?:es)?|head|heads|make|makes|march|marches|move|moves|push|pushes|"
    r"attacks?|"
    r"advances?|swing|swings|press|presses|carry|carries|ride|rides|fall|falls|come|comes|take|takes|form|forms|turn|"
    r"turns|fire|fires|shoot|shoots|keep|keeps|hold|holds|stay|stays|charge|charges|follow|follows|join|joins)\b"
)
# *can forget about the hill and go ...*: the hill is no goal.
LET_GO_OF = re.keyed(
    r"\b(?:forgets?(?:\s+(?:all\s+)?about)?|never\s+minds?|ignores?|disregards?|skips?|"
    r"gives?\s+up(?:\s+on)?|drops?|bypass(?:es)?|"
    r"(?:do(?:es)?\s+not|don['’]?t|doesn['’]?t|not)\s+(?:to\s+)?(?:bothers?|troubles?|worry|worries)\s+(?:about|with)|"
    rf"pays?\s+no\s+(?:attention|heed)\s+to|leaves?\s+(?={THING}\s+(?:alone|aside|be|for\s+now)\b))\s*"
    rf"{THING}(?:\s+(?:alone|aside|be|for\s+now|for\s+the\s+moment|for\s+today|this\s+turn|completely|entirely|"
    rf"altogether|instead))?\s*"
    rf"(?:,\s*(?:and|but)?|\b(?:and|but))\s*(?={DEED})",
    re.IGNORECASE,
)
# *go straight for the skirmishers*, *makes for the guns*: at enemies, not to a place.
GO_FOR = re.compile(
    r"\b(?:go(?:es)?|head|heads)\s+(?:(?:straight|right|directly|hard|all\s+out)\s+)*for\s+(?=(?:the|those|these|their|that)\s+"
    r"(?:\w+\s+){0,2}?(?:skirmishers|guns|battery|batteries|battalions?|infantry|cavalry|horse|foot|lancers|"
    r"chasseurs|jagers|jägers|"
    r"militia|squadrons?|regiments?|gunners|tirailleurs|columns?|squares?)\b)",
    re.IGNORECASE,
)
# *Take 1/92 off Foy and send it ...*
TAKEN_OFF = re.keyed(
    r"\b(?:take|detach|borrow|pull|steal|pinch|strip|remove)\s+(?P<who>(?:the\s+)?[^\s,;:.!?]*\d[^,;:.!?]{0,20}?)\s+"
    r"(?:(?:away|off)\s+)?(?:off|from|out\s+of|away\s+from)\s+[A-Z][\w'’-]*(?:\s+(?:brigade|division|lot|men))?\s*"
    r"(?:(?:though|again|now|for\s+now|please)\s*)?"
    r",?\s*(?:and|to)\s+(?P<deed>send|move|put|march|push|bring|get|post|place)\s+(?:it|them|him)\b",
)
# *I'm hanging on to the Guard, they stop where they are.*
IN_HAND = re.compile(
    r"^\W*(?:(?:and|but|now|so|also)\s+)*(?:I|we)(?:['’](?:m|re|ll|d)|\s+(?:am|are|will|shall|would|want\s+to|"
    r"intend\s+to|prefer\s+to))?\s+"
    r"(?:(?:still|just|only|be)\s+)*(?:hang(?:ing)?|hold(?:ing)?)\s+on\s*to\s+(?P<who>[^,;:.!?]{2,40}?)\s*"
    r"(?P<end>[,;:–—-]+\s*(?:so\s+)?(?:they|it|he)\b|(?=[.!]?\s*$)|\bfor\s+(?:now|later)\b)",
    re.IGNORECASE,
)
# *don't move from their place*: they stay.
FROM_THEIR_PLACE = re.compile(
    r"\b(?:(?:do|does|shall|should|must|may|will|is|are)\s*(?:not|n['’]t)|dont|doesnt|don['’]t|doesn['’]t|never|"
    r"not\s+to|not)\s+"
    r"(?:move|budge|stir|go|shift|walk|wander|step|come)(?:\s+(?:away|off|out))?\s+(?:from|off|out\s+of)\s+"
    r"(?:their|its|his|the|this|that|these)\s+(?:present\s+|own\s+)?(?:places?|positions?|spots?|ground|posts?)\b"
    r"(?!\s+(?:until|till|unless|before))",
    re.IGNORECASE,
)
# *turn to the left a bit, so they look at the farm*: whither they face is told by what they look at.
SO_AS_TO_FACE = re.keyed(
    r"\b(?:turns?|wheels?|swings?|pivots?|rotates?)\s+(?:(?:it|them|him|his|its|their|the)\s+(?:guns\s+|battery\s+|"
    r"line\s+|front\s+)?)?"
    r"(?:round\s+|around\s+)?(?:(?:a\s+)?(?:little|bit|touch|shade)(?:\s+bit)?\s+)?(?:to\s+)?(?:the\s+|its\s+|their\s+)?(?:left|right)?"
    r"(?:\s+(?:a\s+)?(?:little|bit|touch|shade)(?:\s+bit)?)?\s*,?\s*(?:so\s+(?:that\s+)?|until\s+|till\s+)"
    r"(?:(?:they|it|he|the\s+guns)(?:['’]re|['’]s|\s+are|\s+is)?\s+)?(?:can\s+|will\s+|both\s+|all\s+)*"
    r"(?:look(?:s|ing)?|fac(?:es?|ing)|point(?:s|ing)?|aim(?:s|ing)?|bears?)\s+(?:out\s+)?"
    r"(?:(?:at|to|towards?|on|upon)\s+)?(?=\S)",
    re.IGNORECASE,
)

# *The other battery, 5th Div, ...*: which one, told behind it.
THE_OTHER = re.compile(
    r"\b(?:the|my|our|his)\s+(?:other|last|remaining|third|spare)\s+(?P<what>battery|batteries|battalion|regiment|guns)\s*(?:,|\()\s*"
    r"(?:(?:the\s+one|that|those)\s+)?(?:(?:of|from|in|with)\s+)?(?:the\s+)?(?:(?P<of>(?:[\w'’]+\s+){0,2}(?:div(?:ision)?\b\.?|corps|guard|"
    r"brigade))|(?P<it>\d+/\d*\w+))\s*(?:,|\))",
    re.IGNORECASE,
)
# *back to our side of the brook*: behind it, as one looks at the enemy.
OUR_SIDE = re.compile(
    r"\b(?:to|on|onto|on\s+to|over\s+to|across\s+to)\s+(?:our|their|its|his)\s+(?:own\s+|near\s+)?(?:side|bank)\s+of\s+(?=the\s+"
    r"(?:brook|stream|river|water|road|ridge|hedge|ravine|rivulet|valley)\b)",
    re.IGNORECASE,
)
# *Bijlandt stacks with 5M*, *sticks with Gauthier*: a general with those he is with.
STACKS_WITH = re.compile(
    r"\b(?:stacks?|stacked|pairs?\s+up|tags?\s+along|teams?\s+up|links?\s+up|hooks?\s+up|tags?)\s+with\b", re.IGNORECASE
)
# *to F9, midway between his two brigades*: what that place is to him, behind its square.
ALREADY_PLACED = re.compile(
    r"(?<=\b[A-Z]\d)\s*,\s*(?:mid-?way|half-?way|in\s+the\s+middle|in)?\s*between\s+(?:his|its|their|my|our|the)\s+(?:two\s+|both\s+)?"
    r"(?:bdes?|brigades?|divisions?|divs?|commands?|batteries|battalions|regiments|lots|wings)\b(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *, only reserve I've got in the wood*: what they are to him.
ALL_I_HAVE = re.keyed(
    r"\s*[,;(–—-]\s*(?:(?:he|it|they|that|this)(?:['’]s|\s+is|['’]re|\s+are)\s+)?(?:the\s+|my\s+|our\s+)?(?:only|best|last|worst|one|first|"
    r"strongest|weakest|freshest|steadiest)\s+(?:\w+\s+){1,3}?(?:that\s+)?(?:I|we|he)(?:['’]ve|\s+have|\s+has|\s+trust|\s+own|\s+can\s+"
    r"(?:spare|trust|rely\s+on))\b[^,;.:!?)]*\)?",
    re.IGNORECASE,
)
# *, Ney would be furious*, *, they would never get back*: what would come of something else.
WOULD_BE_SO = re.compile(
    r"\s*[,;(–—]\s*(?:(?:or|and|as|because|for|since|but)\s+)?(?!you\b)(?:(?!(?:if|when|should|unless|please|let)\b)[\w/'’]+\s+){0,2}?"
    r"(?!you\b)[\w/’]+(?:['’]d\s+|\s+would(?:\s*n['’]?t\s+|\s+))(?:(?:not|never|ever|only|just|surely|probably|certainly|all|simply|rather)\s+)*"
    r"(?:be\s+(?!to\b)|have\b(?!\s+(?:it|him|them|you)\b)|kill|skin|forgive|thank|like\s+(?:that|it|this)\b(?!\s+(?:to|if|moved|put|taken|brought|back|out)\b)|hate|love\s+(?:that|it|this)\b|"
    r"laugh|cry|murder|shoot\s+(?:me|us)\b|eat\s+(?:me|us|them|him)\b|blame|never)[^,;.:!?)]*\)?",
    re.IGNORECASE,
)
HANGING_ON = re.compile(r"\b(?:if|when|should|unless|once|whenever|wish|want|order(?:ed)?)\b", re.IGNORECASE)
SO_CALLED = (
    r"(?:in\s+|as\s+)?(?:a\s+|the\s+)?(?:skirmish\w*|columns?|lines?|squares?|limber\w*|unlimber\w*|open\s+order|reserves?)"
    r"(?:\s+order)?"
)
ASKED_SO = r"(?:is|was)\s+(?:it|that)|do\s+(?:you|they)\s+(?:say|call\s+(?:it|them|that))"
# *1/2L goes out all spread out*: how, and not who.
ALL_OF_IT = re.compile(
    r"(?<=\w)\s+all\s+(?=(?:nicely\s+|well\s+|neatly\s+)?(?:spread|strung|bunched|scattered|huddled|lined\s+up|formed\s+up|stretched|"
    r"packed|closed\s+up|tucked|opened|loose|by\s+(?:itself|himself|themselves)|on\s+(?:its|his|their)\s+own|alone|in\s+a\s+"
    r"(?:row|line|heap|bunch)|ready|tidy)\b)",
    re.IGNORECASE,
)
# *(skirmishers is it?)*: a word of which its writer is not sure, but which he means.
IS_IT_SO_CALLED = re.keyed(
    rf"\(\s*(?:{ASKED_SO}\s+{SO_CALLED}|{SO_CALLED}\s*,?\s*(?:{ASKED_SO}|right|i\s+(?:think|believe|guess)|isn['’]?t\s+it|(?:is\s+that\s+|"
    r"that['’]?s\s+)?the\s+(?:right\s+)?(?:word|term|name)))(?:\s+(?:called|it|not))?\s*\??\s*\)",
    re.IGNORECASE,
)


def would_be_so(found: re.Match[str]) -> str:
    """Nothing, unless it hangs on something, or something on it: *I would be glad if ...*."""
    return found[0] if HANGING_ON.search(found.string[: found.end()]) else ""


def so_called(found: re.Match[str]) -> str:
    """The word of which a writer asks whether it is the right one, as it would stand without the question."""
    word = re.search(SO_CALLED, found[0], re.IGNORECASE)
    said = word[0] if word is not None else ""
    return said if said.lower().startswith(("in ", "as ")) else f"as {said}"


def in_hand(found: re.Match[str]) -> str:
    """Those whom a writer keeps in hand: they stay where they are, or whatever he says of them behind that."""
    return f"{found['who']} " if found["end"][:1] in ",;:–—-" and found["end"] else f"{found['who']} stays where it is"


TURNS = (
    turn(
        "forget|mind|ignore|disregard|skip|give|drop|bypass|bother|trouble|worr|attention|heed|alone|aside| be | now",
        LET_GO_OF,
    ),
    turn(" for ", GO_FOR, "attack "),
    turn(" off| from| out of", TAKEN_OFF, r"\g<deed> \g<who>"),
    turn(" on to | onto ", IN_HAND, in_hand),
    turn("place|position|spot|ground|post", FROM_THEIR_PLACE, "stay where they are"),
    turn(
        "other|last|remaining|third|spare", THE_OTHER, lambda one: one["it"] or f"the {one['what']} of the {one['of']}"
    ),
    turn("side|bank", OUR_SIDE, "behind "),
    turn(" with ", STACKS_WITH, "joins"),
    turn("between", ALREADY_PLACED),
    turn("only|best|last|worst|one|first|est ", ALL_I_HAVE),
    turn(" would|'d |’d ", WOULD_BE_SO, would_be_so),
    turn("(", IS_IT_SO_CALLED, so_called),
    turn(" all ", ALL_OF_IT, " "),
    turn("look|face|point|aim|bear", SO_AS_TO_FACE, "face "),
)


def without_what_is_set_aside(raw: str) -> str:
    """A sentence with such halves left out."""
    return put_plainly(raw, TURNS)
