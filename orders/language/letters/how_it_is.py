"""How it is: a clause behind an order that says what somebody is, or that there is something: *..., they are rubbish*.

It orders nothing and is left out before the order is read, also where its writer sets no comma: *leave them be they
are rubbish*. What is bidden with a form of *to be*, *they are to stay*, is no such clause, nor one that says where.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from battles.engine import expressions as re
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops

GOES_ON = r"(?:(?!\b(?:so|then|but|and|or|also|aber|und|oder|donc|mais|et|ou|puis|dann)\b)[^,;:!?()–—])*"
MARK = r"[,;:(–—]\s*(?:(?:as|because|since|for|cos|cuz|coz|denn|car)\s+)?"
# Behind these it is no clause of its own: *where they are*, *if there is*.
NO_CLAUSE_BEHIND = frozenset(
    {"if", "when", "while", "where", "wherever", "until", "till", "because", "since", "that", "as", "who", "whom",
     "which", "what", "once", "unless", "before", "after", "though", "although", "and", "or", "but", "than",
     "whether", "how", "why", "so", "think", "sure", "hope", "know", "see", "say", "says", "said", "guns", "battery",
     "battalions"}
)  # fmt: skip
RUN_ON = re.compile(
    r"(?P<before>[\w'’]+)(?P<mark>\s+)(?P<head>(?:there\s+(?:is|are)|there['’]s)|(?:they\s+are|he['’]s|she['’]s))\b"
    rf"(?P<what>{GOES_ON})",
    re.IGNORECASE,
)
PARTED = re.compile(
    rf"(?P<mark>{MARK})(?P<head>(?:there\s+(?:is|are)|there['’]s|il\s+n?['’]?y\s+(?:en\s+)?a|es\s+gibt|(?:da|dort)\s+"
    r"(?:ist|sind|steht|stehen))|(?:(?:they|we|these|those)\s+(?:are|were)|(?:he|she|it|that|this)(?:['’]s|\s+(?:is|was))|"
    r"(?:ils|elles)\s+sont|(?:il|elle)\s+est|c['’]\s*est|ce\s+sont|(?:er|sie|es|das|die|der)\s+(?:ist|sind|war|waren)))\b"
    rf"(?P<what>{GOES_ON})",
    re.IGNORECASE,
)
OVERDONE = (
    r"(?:far|close|near|deep|exposed|open|isolated|thin(?:ly)?|forward|spread|scattered|crowded|alone|weak|vulnerable|strung|stretched|"
    r"strong|risky|dangerous|late|early|tired|slow|hot|many|few|valuable|good|precious|easy|hard|steep|wet|narrow|green|raw|hurt|battered|"
    r"weit|nahe?|dicht|tief|offen|exponiert|isoliert|gefährdet|schwach|schutzlos|dünn|stark|riskant|gefährlich|spät|früh|müde|langsam|"
    r"viele|wenige|wertvoll|schade|leicht|schwer|eng|loin|près|avancée?s?|exposée?s?|isolée?s?|seule?s?|dispersée?s?|serrée?s?|faibles?|"
    r"découverte?s?|vulnérables?|étirée?s?|fort(?:e?s)?|risqué|dangereux|tard|tôt|lente?s?|précieu(?:x|ses?)|nombreux|fatiguée?s?)"
)
# *..., 6Ch is far too close for my liking*, *(too exposed where it is)*
TOO_MUCH = re.compile(
    r"(?P<mark>[,;:(–—]\s*(?:(?:as|because|since|for|cos|cuz|coz|denn|weil|car)\s+)?)"
    r"(?:(?!(?:if|when|unless|until|wenn|falls|bis|si|quand)\b)[^,;:!?()–—]{1,45}?(?:\s(?:is|are|was|were|looks?|seems?|gets?|ist|sind|steht|"
    r"stehen|sitzt|sitzen|est|sont)|['’](?:s|re))\s+)?"
    r"(?:(?:still|just|all|far|much|way|rather|quite|a\s+(?:bit|little)|there|now|noch|viel|etwas|da|dort|weit|ein\s+bisschen|encore|beaucoup|"
    rf"bien|un\s+peu|là)\s+)*(?:too|zu|trop)\s+{OVERDONE}\b(?!\s*,?\s+(?:to\s+be\s+moved|wie)\b){GOES_ON}\)?",
    re.IGNORECASE,
)
SIGNS = re.keyed(r"\b(?:are|were|is|was|sont|est|y a|ist|sind|war|waren|gibt|steht|stehen)\b|['’]s\b", re.IGNORECASE)
# *..., 1/2Nas can't hear him from where he is*, *(7L and 8M don't get his orders)*
UNHEARD = re.compile(
    r"(?P<mark>[,;(–—]\s*(?:(?:as|because|since|for|cos|denn|weil|car)\s+)?)(?!(?:if|when|unless|until|wenn|falls|bis|si|quand)\b)[^,;:!?()–—]{1,45}?"
    r"(?:\s(?:can(?:no|['’])?t|can\s+not|do(?:es)?\s*n['’]?t|do(?:es)?\s+not|won['’]?t|couldn['’]?t)\s+(?:hear|get|receive)\s+(?:him|them|us|me|anybody|anyone|"
    r"(?:his|their|any|the|our|my)?\s*(?:orders?|messages?))|"
    r"(?:\s(?:is|are)|['’](?:s|re))\s+(?:\w+\s+)?(?:out\s+of|beyond)\s+(?:(?:his|their|the|my|our)\s+)?(?:command|hearing|earshot|control)|"
    r"\s(?:hört|hören)\s+(?:ihn|sie|uns|mich)\s+(?:\w+\s+)?nicht|\sn['’]entend(?:ent)?\s+(?:pas|plus|personne|rien))\b"
    rf"{GOES_ON}\)?",
    re.IGNORECASE,
)
HEARS = re.keyed(r"\b(?:hear\w*|get|receive|command|earshot|control|hör\w+|entend\w*)\b", re.IGNORECASE)
SO = re.compile(r"^\s*,?\s*(?:and\s+|und\s+|et\s+)?(?:so|therefore|also|daher|deshalb|donc)\b,?\s+", re.IGNORECASE)
TOO = re.keyed(r"\b(?:too|zu|trop)\s", re.IGNORECASE)
THERE_IS = re.compile(r"there|il\s+n?['’]?y|es\s+gibt|(?:da|dort)\s", re.IGNORECASE)
# With one of these it is bidden, or hangs on something.
BIDDEN = re.compile(
    r"\W*(?:(?:not|all|both|also|only|now|still|just|then|nicht|auch|nur|pas|aussi)\s+)*(?:to|going|gonna|supposed|meant|"
    r"allowed|expected|under|free|welcome|ordered|needed|required|best|better|fine|staying|off|zu|à|chargée?s?|"
    r"prête?s?|priée?s?|\w+ing)\b"
    r"|.*\b(?:to be|no (?:need|reason|point|use|hurry|rush)|if|unless|when|until|till|let|should|must|shall|please|"
    r"not to|zu \w+en|wenn|falls|bis|soll\w*|si|quand|doi\w+|\w+ing)\b",
    re.IGNORECASE | re.DOTALL,
)
# *the ones that worry me*: which they are, whatever those do.
THE_ONES = re.compile(r"\s*(?:the|my|our) (?:ones?|only|best|worst|lot|bit|thing)\b", re.IGNORECASE)
LEFT_HANGING = re.compile(
    r"\b(?:in|on|at|to|of|with|by|for|behind|facing|from|near|against|after|through|around|between)\W*$", re.IGNORECASE
)
# With one of these a clause says where somebody is or what he does.
BEARING = frozenset({"formation", "if", "length", "spot", "ground", "kind", "compass", "trigger", "same", "near"})


def told_how_it_is(raw: str) -> Iterator[tuple[int, int]]:
    """Where such clauses may stand behind something else, the last first: from their mark to before the next."""
    if not SIGNS.search(raw):
        return
    found = [one for one in PARTED.finditer(raw) if one.start() > 0]
    run_on = [one for one in RUN_ON.finditer(raw) if one["before"].lower() not in NO_CLAUSE_BEHIND]
    found += [one for one in run_on if not LEFT_HANGING.search(one["what"])]
    for one in sorted(found, key=lambda one: -one.start("mark")):
        if one["what"].strip() and not BIDDEN.match(one["what"]):
            yield one.start("mark"), one.end()


def without_too_much(raw: str, orders: Callable[[str], bool]) -> str:
    """A sentence without the clauses behind something else that say that somebody is too near, too far or too weak.

    ``orders`` tells whether words before such a clause name somebody of his: *in the wood, 5M is too exposed* does not.
    """
    for clause, sign in ((TOO_MUCH, TOO), (UNHEARD, HEARS)):
        found = clause.search(raw) if sign.search(raw) else None
        while found is not None and found.start() > 0 and orders(raw[: found.start()]):
            before, behind = raw[: found.start()], SO.sub(", ", raw[found.end() :], count=1)
            raw = f"{before} {behind}" if before[-1:].isalnum() and behind[:1].isalnum() else before + behind
            found = clause.search(raw)
    return raw


def only_tells(clause: str, spots: Sequence[Spot]) -> bool:
    """Whether what was spotted in such a clause tells nobody what to do or where to be."""
    there = THERE_IS.search(clause[:12]) is not None
    nominal = THE_ONES.search(clause.split(" ", 2)[-1]) is not None
    for spot in spots:
        if isinstance(spot.value, Troops) and not spot.value.loose:
            return False
        if spot.kind == "verb" and not nominal:
            return False
        if spot.kind in BEARING and not there:
            return False
    return True
