"""Rules in short: what stands behind *STANDING* in a few words: *squares here too*, *not 1/2Nas though*."""

from __future__ import annotations

from battles.engine import expressions as re

SQUARE = (
    r"(?:squares?(?:\s+up)?|form\s+squares?|in(?:to)?\s+squares?|carrés?|en\s+carré|karrees?|karree\s+bilden|"
    r"ins\s+karree)"
)
BESIDE = (
    r"(?:here|too|also|as\s+well|likewise|again|please|for\s+(?:them|these|those|all(?:\s+of\s+(?:them|these))?|everyone)|of\s+course|"
    r"if\s+need(?:ed|\s+be)|when\s+needed|ready|hier|auch|ebenfalls|ebenso|wieder|bitte|für\s+alle|im\s+notfall|"
    r"ici|aussi|également|pour\s+tous|au\s+besoin|s['’]il\s+le\s+faut)"
)
# *squares here too*, *Karree auch hier*
SQUARES = re.compile(
    rf"^\W*(?:{BESIDE}[\s,]+){{0,3}}{SQUARE}(?:[\s,]+{BESIDE}){{0,3}}\s*(?=[.,;!]|$)(?!\.\d)", re.IGNORECASE
)
AGAINST_HORSE = re.compile(
    rf"^\W*(?:{BESIDE}[\s,]+){{0,3}}(?:squares?|carrés?|karrees?)(?:[\s,]+{BESIDE}){{0,3}}\s+"
    r"(?:against|v(?:s|ersus)?\.?|if|when|gegen|wenn|contre|si)\s+(?:the\s+|die\s+|la\s+|les\s+|any\s+)?"
    r"(?:cavalry|cav|horse(?:men)?|lancers|kavallerie|reiter(?:ei)?|cavalerie|cavaliers)(?:\s+(?:comes?|charges?|attacks?|kommt|vient|charge))?"
    r"(?:\s+(?:at\s+them|them))?\s*(?=[.,;!]|$)",
    re.IGNORECASE,
)
# *..., but not 1/2Nas*, *..., not 1/2Nas though*, *..., only 1/2Nas doesn't*
NOT_THEY = re.keyed(
    r"\s*[,;–—-]\s*(?:(?:but|though|just|only|aber|nur|jedoch|mais)\s+)?(?:not|nicht|pas)\s+(?:for\s+|für\s+|pour\s+)?(?!(?:auf|an|at|on|upon|sur|gegen|against|contre|in|im|dans|to|"
    r"into|with|mit|avec|if|when|wenn|si|quand|until|more|too|so)\b)(?P<who>[^,;:.!?()]{2,40}?)"
    r"(?:\s*,?\s+(?:though|however|allerdings|jedoch|cependant))?\s*(?:$|[.!]\s*$)"
    r"|\s*[,;–—-]\s*(?:(?:but|aber|mais)\s+)?(?:only|just|nur|seule?)\s+(?P<whom>[^,;:.!?()]{2,40}?)\s+(?:do(?:es)?n['’]?t|do(?:es)?\s+not|not|"
    r"nicht|non|pas)\s*(?:$|[.!]\s*$)",
    re.IGNORECASE,
)
STANDS = re.compile(
    r"^\W*(?P<who>[^,;:.!?]{2,40}?)\s*:\s*(?:[^.;:!?\d]{0,60},\s*)?(?:they|it|he|those|sie|er|es|ils?|elles?)\s+(?:just\s+|simply\s+|bleiben\s+|"
    r"restent?\s+)?(?:stands?(?:\s+(?:as\s+(?:they|it|he)\s+(?:are|is)|fast|firm|where\s+(?:they|it|he)\s+(?:are|is)))?|stays?\s+as\s+(?:they|it)\s+(?:are|is)|"
    r"don['’]?t|do\s+not|does\s+not|doesn['’]?t|stehen|steht|nicht|debout|(?:n['’]en\s+)?(?:font|forment)\s+pas)\W*$",
    re.IGNORECASE,
)
# *That goes for everyone except 27J, who fall back*, behind a rule
GOES_FOR = re.keyed(
    r"^\W*(?:(?:and|but)\s+)?(?:that|this|which|it|the\s+same)\s+(?:goes|applies|holds|counts|stands|is\s+(?:true|meant|the\s+rule))\s+(?:for|to)\s+"
    r"(?:everyone|everybody|all(?:\s+of\s+(?:them|us|my\s+\w+))?|all\s+(?:the\s+|my\s+)?(?:infantry|foot|battalions|units|troops)|the\s+(?:whole\s+)?(?:lot|army|side)|"
    r"them\s+all|any(?:one|body))"
    r"(?:\s*,?\s+(?:except(?:ing)?|but|bar|save|apart\s+from|other\s+than|not)(?:\s+for)?\s+(?P<who>[^,;:.!?]{2,40}?)"
    r"(?:\s*,\s*(?:who|which|they|it)\s+(?P<does>[^;:.!?]{3,80}))?)?\W*$",
    re.IGNORECASE,
)


def goes_for(raw: str) -> tuple[str, str] | None:
    """Of a sentence that says for whom a rule is who is left out of it, and what he does; both may be empty."""
    found = GOES_FOR.match(raw)
    return ((found["who"] or "").strip(), (found["does"] or "").strip()) if found is not None else None


def in_full(rule: str) -> str:
    """A rule that begins with squares as the words of an order, and who is left out of it behind *except*."""
    said = AGAINST_HORSE.sub("form square against cavalry", SQUARES.sub("form square against cavalry", rule))
    return but_for(said)


def but_for(rule: str) -> str:
    """A rule with those left out of it behind *except*."""
    return NOT_THEY.sub(lambda found: f", except {(found['who'] or found['whom']).strip()}", rule)


def who_stands(raw: str) -> str | None:
    """Who is told, behind a rule to form square and left out of it, that he stands; ``None`` for anything else."""
    found = STANDS.match(raw)
    return found["who"].strip() if found is not None else None
