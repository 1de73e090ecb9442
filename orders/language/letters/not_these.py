"""Not these: who does not do what the rule before tells: *the Nassauers in the wood do not, they stay in line*.

*1/2Nas und 2/2Nas tun das nicht*, *1/2Nas don't do that*: those are left out of the rule, and stand where others form
square. What they do instead is told by that, where it is to stay as they are.
"""

from __future__ import annotations

from battles.engine import expressions as re

STAYS = (
    r"(?:(?:sie|die|diese|es|er|das|they|those|these|it|he)\s+)?(?:bleib\w*|steh\w*|halt\w*|hält|stays?|"
    r"stands?|holds?|keeps?|remains?)\b[^;:.!?\d]{0,60}"
)
ARE_SO = (
    r"(?:they|it|he|those|sie|die|er|es|ils?|elles?)(?:['’]re|['’]s|\s+(?:are|is|have|has|stays?|stands?|can\s+st(?:ay|and)|sind|haben|hat|ist|steh\w*|bleib\w*|sont|est|rest\w*))\b"
    r"[^;:.!?\d]{0,60}"
)
NOT_SO = re.keyed(
    r"^(?P<lead>\W*(?:(?:und|aber|nur|and|but|only)\s+)?)(?P<who>(?!(?:das|dies|sie|er|es|it|they|he|that|this|I|we|you|ich|wir)\s)[^;:.!?]{2,80}?)\s*"
    r"(?:(?:tun|tut|machen|macht)\s+(?:(?:das|dies|es|so\s?was|so\s?etwas)\s+(?:aber\s+|jedoch\s+|auch\s+)?nicht|(?:da|dabei|das)\s+nicht\s+mit|nichts\s+dergleichen)|"
    r"(?:sind|ist)\s+(?:davon|hiervon)\s+ausgenommen|nicht|not|need\s*n['’]?t|need\s+not|(?:brauch|müss)\w*\s+(?:das\s+)?nicht|(?:do(?:es)?\s+not|do(?:es)?n['’]?t)(?:\s+do\s+(?:that|this|so))?)"
    rf"\s*(?:[.!]*|(?:[,;–—-]|\bsondern\b|\bbut\b|\band\b)\s*(?:sondern\s+|but\s+)?(?:{STAYS}|{ARE_SO})[.!]*)\s*$",
    re.IGNORECASE,
)
# *Not 1/92 and 2/92 though, they're in the trees*, *Sauf le 1/92*, *Nicht das 1/92 allerdings*
BUT_THESE = re.keyed(
    r"^\W*(?:(?:but|aber|mais|und|and|et)\s+)?(?:not|nicht|pas|except(?:\s+for)?|sauf|excepté|außer|bar|only\s+not|nur\s+nicht)\s+(?:for\s+|für\s+|pour\s+)?"
    r"(?P<who>(?!(?:a|an|one|all|any|if|when|yet|now|too|so|more|to|in|on|at|auf|an|in|im|zu|de|du|des|un|une|ein\w*|wenn|si|that|this|das|dass)\s)[^,;:.!?]{2,60}?)"
    r"(?:\s*,?\s+(?:though|however|mind(?:\s+you)?|allerdings|jedoch|freilich|cependant|par\s+contre|en\s+revanche))?"
    rf"\s*(?:[,;–—-]\s*{ARE_SO})?[.!]*\s*$",
    re.IGNORECASE,
)
# *alle bilden Karree; 1/2Nas und 2/2Nas machen das nicht*: a sentence of its own
BEHIND = re.compile(r"\s*[;–—]\s*(?=[^;–—]*$)")
#: What those do who are left out of a rule.
OTHERWISE = {
    "vs cavalry: SQUARE": "forms no square against cavalry",
    "fall back: FALL BACK": "fall back stand",
    "limber and flee: FLEE": "limber and flee stand",
    "counter charge: ALWAYS": "counter charge never",
    "opportunity charge: ALWAYS": "opportunity charge never",
}


def not_these(raw: str) -> str:
    """Of whom a sentence says no more than that they do not do that; empty for any other."""
    found = NOT_SO.match(raw) or BUT_THESE.match(raw)
    return found["who"].strip(" ,") if found is not None else ""


def not_these_behind(raw: str) -> tuple[str, str] | None:
    """A sentence whose last clause says so, and that clause; ``None`` for any other."""
    mark = BEHIND.search(raw)
    if mark is None or not not_these(raw[mark.end() :]):
        return None
    return raw[: mark.start()], raw[mark.end() :]


def instead(rule: str) -> str:
    """What those do who are left out of the rule that was laid down last; empty where nothing is told by that."""
    ends = (told for rules, told in OTHERWISE.items() if rule.endswith(rules))
    return next(ends, "") if rule.startswith("STANDING") else ""
