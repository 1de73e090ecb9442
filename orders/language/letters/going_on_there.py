"""Going on there: what a sentence says of those who were sent somewhere that is no second order.

*Gauthier goes to G6. Once there they stop and wait* is no order to stay where he is now; *7/2FA fires at the battery.
It shoots at nothing else* forbids nothing that could be done.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.orders import Place
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops

# *Once there they stop*, *There they wait for Wathiez*, *They halt there*
ONCE_THERE = re.compile(
    r"^\W*(?:(?:and|but|so)\s+)?(?:(?:once|when|as\s+soon\s+as|after)\s+(?:(?:they|it|he)\s+(?:(?:are|is|have|has|['’]re|['’]s)\s+)?(?:get|gets|got|arrive[sd]?|reach(?:es)?|come|comes)?\s*)?"
    r"(?:there|in\s+place|in\s+position|that\s+far|arrived)|(?:having\s+)?(?:arrived|got)\s+there|on\s+arrival|upon\s+arrival|there|then|after\s+that|afterwards|after\s+which)\b"
    r"|\b(?:stays?|waits?|halts?|stops?|holds?|remains?|rests?)\s+(?:right\s+|just\s+|put\s+|and\s+\w+\s+)?(?:(?:in\s+)?there|inside|indoors)\b"
    r"|\b(?:does\s*n['’]t|do\s*n['’]t|does\s+not|do\s+not|must\s*n['’]t|must\s+not|never|is\s+not\s+to|are\s+not\s+to)\s+(?:leaves?|moves?\s+from)\s+"
    r"(?:its\s+(?:place|post|position)|their\s+(?:place|post|position)s?|his\s+(?:place|post|position)|that\s+(?:place|spot|position)|this\s+(?:place|spot|position))\b"
    r"|^\W*(?:(?:elles?|ils?)\s+)?(?:y|s['’]y|là|sur\s+place|une\s+fois\s+(?:là|sur\s+place|en\s+place|arrivée?s?))\b"
    r"|^\W*(?:(?:er|sie|es)\s+\w+\s+)?(?:dort|da|hier)\b"
    r"|^\W*(?:(?:and|then)\s+)?(?:no\s+further|that\s+is\s+far\s+enough|that['’]s\s+far\s+enough)\b",
    re.IGNORECASE,
)
STAYING = frozenset({"hold", "defend", "support"})
GOING = frozenset({"go", "advance", "withdraw", "place", "support", "follow", "attack", "take", "defend", "screen", ""})
# *It fires at nothing else*, *They hold their fire on anything else*
NOTHING_ELSE = re.compile(
    r"\b(?:nothing|no\s?body|no\s+one|any(?:thing|body|one)|no\s+other\s+\w+|any\s+other\s+\w+|everything|everybody|everyone|the\s+others?)"
    r"(?:\s+else)?\s*[.!]*\s*$",
    re.IGNORECASE,
)
ELSE = re.compile(r"\b(?:any|every|no)(?:thing|body|\s?one)\s+else\b", re.IGNORECASE)


# *Wathiez attacks 27J. They stop at the brook*
STOPS_AT = re.compile(
    r"^\W*(?:(?:and|but|then)\s+)?(?:they|it|he)\s+(?:all\s+|both\s+|must\s+|should\s+|will\s+)*(?:stops?|halts?)\b",
    re.IGNORECASE,
)


def stops_behind_it(raw: str, orders: Sequence[Act], before: Sequence[Act], *, attack: bool) -> bool:
    """Whether a sentence tells how far those go who ``attack``: no further than that, which is about pursuit."""
    attacks = attack or any(act.verb in ("attack", "charge") and not act.negated for act in before)
    stops = all(act.verb == "hold" and act.parts and not act.formation for act in orders)
    return attacks and bool(orders) and stops and STOPS_AT.match(raw) is not None


def stays_when_there(raw: str, orders: Sequence[Act], before: Sequence[Act], *, sent: bool = False) -> bool:
    """Whether a sentence has those stay in the place to which the one before it sent them, or who are ``sent``."""
    sent = sent or any(act.verb in GOING and (act.parts or act.object or act.target or act.length) for act in before)
    still = all(
        (act.verb in STAYING and not (act.parts or act.formation or act.negated or act.object or act.target))
        or (act.verb == "leave" and act.negated)
        for act in orders
    )
    there = still and ONCE_THERE.search(raw) is not None
    return sent and bool(orders) and (there or stays_where_sent(orders, before))


# *Sie soll 27J im Auge behalten*, *elle surveille 27J*, *he watches 27J*
WATCHES = re.compile(
    r"\b(?:im\s+(?:Auge|Blick)|beobacht\w*|surveill\w*|observ\w*|à\s+l['’](?:œil|oeil)|un\s+(?:œil|oeil)\s+sur|watch(?:es)?|keeps?\s+an\s+eye|an\s+eye\s+on)\b",
    re.IGNORECASE,
)


def watches_from_there(raw: str, orders: Sequence[Act], before: Sequence[Act], *, sent: bool = False) -> bool:
    """Whether a sentence only has those watch an enemy who were told where to be, and it is done from there."""
    sent = sent or any(act.verb in STAYING and not act.negated for act in before)
    sent = sent or any(act.verb in GOING and (act.parts or act.object or act.target or act.length) for act in before)
    looking = all(
        act.verb == "screen"
        and act.target is not None
        and not (act.parts or act.formation or act.negated or act.length or act.condition)
        for act in orders
    )
    return sent and bool(orders) and looking and WATCHES.search(raw) is not None


def stays_behind_him(act: Act) -> Troops | None:
    """``| die übrigen Bataillone bleiben dahinter``: him behind whom the others stay, wherever they are sent."""
    rest = act.subject is not None and act.subject.rest
    if not (rest and act.verb == "hold" and len(act.parts) == 1) or act.formation or act.negated:
        return None
    part = act.parts[0]
    behind = part.relation == "behind" and part.length is None and isinstance(part.to, Troops) and part.to.own
    return part.to if behind and isinstance(part.to, Troops) else None


def stays_where_sent(orders: Sequence[Act], before: Sequence[Act]) -> bool:
    """``He stays in H5 in reserve``: whether those stay in the square to which the sentence before sent them."""
    goals = [part.to for act in before if act.verb in GOING and not act.negated for part in act.parts]
    return all(
        act.verb in ("hold", "support")
        and not (act.formation or act.negated or act.object or act.target or act.condition)
        and bool(act.parts)
        and all(isinstance(part.to, Place) and part.relation == "at" and part.to in goals for part in act.parts)
        for act in orders
    )


# *If cavalry comes the first line goes back*: which of them that is was not said
OF_A_LINE = re.keyed(
    r"(?:^\W*|[,;]\s*|\b(?:comes?|near|close|attacked|charged|up)\s+)(?:the|his|our)\s+"
    r"(?P<line>(?:first|second|third|front|rear)\s+(?:line|rank|wave))\s+"
    r"(?:goes|falls|stays|moves|comes|retires|withdraws|forms|holds|advances|attacks|fires|charges|follows|waits|stops|pulls|runs)\b",
    re.IGNORECASE,
)


def is_of_a_line(raw: str, before: Sequence[str]) -> bool:
    """Whether a sentence tells what a line of battle does of which those before it did not say who it is."""
    found = OF_A_LINE.search(raw)
    return found is not None and not any(found["line"].lower() in said.lower() for said in before if said != raw)


# *Otherwise he does nothing*: goes on with what he was told
OTHERWISE = re.compile(
    r"^\W*(?:(?:and|but)\s+)?(?:otherwise|if\s+not|else|or\s+else|until\s+then|till\s+then|(?:in\s+the\s+)?meantime|meanwhile|apart\s+from\s+that|other\s+than\s+that|beyond\s+that)"
    r"\s*,?\s+(?:(?:he|they|it)\s+)?(?:just\s+|simply\s+)?(?:stays?\s+(?:out\s+of\s+it|put|where)|waits?|holds?|does\s+nothing|do\s+nothing|nothing|stays?)\b",
    re.IGNORECASE,
)


# *No advance beyond the road*
NO_FURTHER = re.compile(
    r"^\W*(?:(?:and|but|please)\s+)?(?:no|not\s+a|not\s+one)\s+(?:advance|advancing|move|movement|going|step|further)\s*(?:beyond|past|over|across|further\s+than|than)\b",
    re.IGNORECASE,
)


def goes_on_as_told(raw: str, orders: Sequence[Act]) -> bool:
    """Whether a sentence has those who were told something do nothing but that."""
    still = all(act.verb == "hold" and not (act.parts or act.formation) for act in orders)
    further = all(act.verb in ("hold", "go", "advance", "") and not act.formation for act in orders)
    told = (still and OTHERWISE.match(raw) is not None) or (further and NO_FURTHER.match(raw) is not None)
    return bool(orders) and told


def at_nothing_else(raw: str, orders: Sequence[Act], before: Sequence[Act]) -> bool:
    """Whether a sentence forbids only to fire at others than those at whom the one before it has them fire."""
    fires = any(act.verb == "fire" and not act.negated and (act.target or act.near or act.parts) for act in before)
    fires = fires or ELSE.search(raw) is not None
    denied = all(act.verb in ("fire", "cease") and not (act.target or act.parts or act.condition) for act in orders)
    closed = any(act.only or act.negated or act.verb == "cease" for act in orders)
    return fires and bool(orders) and denied and closed and NOTHING_ELSE.search(raw) is not None
