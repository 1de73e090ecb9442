"""Foes told of: the enemy of whom the words before told, called by no more than *it*.

As in *27J is all alone. Hubert charges it*.

In French the pronoun stands before its verb, where an article may stand before a noun: only behind those who do it, or
behind *must* and its like, is it one.
"""

from __future__ import annotations

from battles.engine import expressions as re

CHARGES = r"attaqu|charg|assaill|sabr|bombard|canonn|pilonn|mitraill|harcel|culbut|délog|balay|refoul"
FALLS = r"(?:tir|tap|cogn|fonc|tomb|rentr)\w*\s+(?:dessus|dedans)"
END_FR = (
    r"(?=\s*(?:[,;:.!)]|$|\b(?:avec|par|de\s+(?:flanc|front|loin|près|suite|toutes)|à|en|dès|aussi|depuis|sans|tout|"
    r"si|quand|et|puis|mais|au|aux|sur|immédiatement|"
    r"également|ensemble|vite|vigoureusement)\b))"
)
HIM_FR = re.keyed(
    rf"(?P<who>[^\s,;:.!?][^,;:.!?]{{1,40}}?\s)(?P<ne>ne\s+)?(?:(?P<it>les?|la|l['’])\s*(?P<does>(?:{CHARGES})(?!eur|"
    rf"ement|ure)\w*)(?P<not>\s+(?:pas|plus|jamais))?{END_FR}|"
    rf"(?:lui|leur)\s+(?P<falls>{FALLS}))",
    re.IGNORECASE,
)
MAY_FR = re.compile(
    r"\b(?:doi\w+|devr\w+|peu[tv]\w*|pourr\w+|va|vont|ira|iront|faut|faudra|veux|qu['’]?(?:ils?|elles?)|ils?|"
    r"elles?)\s*$",
    re.IGNORECASE,
)
# *tirent sur le même bataillon*
THE_SAME_FR = re.keyed(
    r"(?P<does>\b(?:tir|feu|canonn|bombard|attaqu|charg|vis|march|mitraill|pilonn)\w*\s+(?:(?:sur|"
    r"contre)\s+)?)(?:le\s+même\s+(?:bataillon|régiment|ennemi|objectif|adversaire)|la\s+même\s+(?:cible|batterie|"
    r"troupe|unité))\b",
    re.IGNORECASE,
)
HIM_EN = re.keyed(
    r"\b(?P<does>(?:charg|attack|bombard|shell|pound|assault)(?:e|es|s|ing)?|(?:fires?|shoots?|firing|"
    r"shooting)\s+(?:at|on)|(?:sends?|throws?|launch(?:es)?|hurls?|go(?:es)?)\s+(?:[^,;:.!?]{2,40}?\s)?(?:straight\s+|right\s+)?at|"
    r"(?:sends?|throws?|launch(?:es)?|hurls?|go(?:es)?|moves?|marches|advances?|push(?:es)?|rides?|leads?|takes?)\s+(?:[^,;:.!?]{2,40}?\s)?against)\s+"
    r"(?:it|them|him)\b(?!\s+(?:is|are|was|to)\b)",
    re.IGNORECASE,
)
HIM_DE = re.keyed(
    r"(?P<who>(?:\b[A-ZÄÖÜ\d][\w/-]*|\bsoll\w*|\bmuss|\bmüssen|\bdarf|\bdürfen|\bkann|\bkönnen|\bgreif(?:t|en)|"
    r"\battackier(?:t|en)|\bbeschie[sß](?:t|en)|"
    r"\bbombardier(?:t|en)))\s+(?P<it>ihn|sie|es|die)(?P<rest>\s+(?:[^,;:.!?]{1,30}?\s)?(?:an|angreifen|attackieren|"
    r"beschießen|beschiessen|bombardieren)\b|"
    r"(?=(?:\s*[.;!,]|\s*$|\s+(?:mit|sofort|auch|von|weiter)\b)))",
)


def has_pronoun(raw: str) -> re.Match[str] | None:
    """Where somebody who is called by a pronoun is attacked or fired at; ``None`` where nobody is."""
    found = HIM_FR.search(raw)
    if found is not None and (found["falls"] or (found["who"] and is_behind_a_doer(found["who"]))):
        return found
    return THE_SAME_FR.search(raw) or HIM_EN.search(raw) or german(raw)


def german(raw: str) -> re.Match[str] | None:
    """The same in German, where who does it may stand behind the verb: *dann greift sie an*."""
    found = HIM_DE.search(raw)
    if found is None:
        return None
    verb = found["who"][0].islower() and not found["who"].startswith(
        ("soll", "muss", "müs", "darf", "dür", "kann", "kön")
    )
    fights = re.search(r"\b(?:angreifen|attackieren|beschie[sß]en|bombardieren)\b", found["rest"])
    return found if verb or fights else None


def is_behind_a_doer(who: str) -> bool:
    """Whether those who do it stand before a pronoun, and no preposition: *Hubert l'attaque*, *pour l'attaque*."""
    last = who.split()[-1]
    return MAY_FR.search(who) is not None or last[0].isdigit() or (last[0].isupper() and last.lower() not in NO_NAMES)


NO_NAMES = frozenset(
    {
        "pour",
        "pendant",
        "après",
        "avant",
        "contre",
        "dans",
        "avec",
        "sans",
        "et",
        "sur",
        "sous",
        "vers",
        "dès",
        "que",
        "toute",
        "mais",
    }
)


MANY = re.compile(r"\b(?:les|leur|them|sie|die)\b", re.IGNORECASE)


# *If 27J attacks him*: whoever that is, it is not 27J
BY_THE_FOE = re.compile(
    r"(?:^|[,;]|\b(?:and|but))\W*(?:if|when|should|once|whenever)\s+(?P<who>[^,;:.!?]{2,40}?)\s*$", re.IGNORECASE
)


def is_by_a_foe(raw: str, found: re.Match[str]) -> bool:
    """Whether the one who attacks is told right before it, in a case: somebody of the enemy."""
    return (
        "does" in found.groupdict()
        and found["does"] is not None
        and BY_THE_FOE.search(raw[: found.start("does")]) is not None
    )


def are_many(found: re.Match[str]) -> bool:
    """Whether they may be more than one."""
    return MANY.search(found[0][len(found.groupdict().get("who") or "") :]) is not None


def with_the_foe(raw: str, found: re.Match[str], foe: str) -> str:
    """The same with the name of the enemy."""
    groups = found.groupdict()
    if "falls" in groups:
        who, ne, denied = found["who"], found["ne"] or "", found["not"] or ""
        does = f"{found['falls'].split()[0]} sur" if found["falls"] else found["does"]
        return f"{raw[: found.start()]}{who}{ne}{does}{denied} {foe}{raw[found.end() :]}"
    if "rest" in groups:
        return f"{raw[: found.start()]}{found['who']} {foe}{found['rest']}{raw[found.end() :]}"
    return f"{raw[: found.start()]}{found['does']} {foe}{raw[found.end() :]}"
