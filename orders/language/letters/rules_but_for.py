"""Rules but for some: of whom a rule of conduct is not, told in one sentence with it.

*All guns fire at will, except 18/6FA*; *nobody but Wathiez charges*; *nur Wathiez darf attackieren*.
"""

from __future__ import annotations

from typing import NamedTuple

from battles.engine import expressions as re

WHO = r"(?P<who>[^,;:.!?()]{2,50}?)"
BUT_FOR = (
    r"(?:except(?:ing)?(?:\s+for)?|with\s+the\s+exception\s+of|apart\s+from|other\s+than|save(?:\s+for)?|excluding|bar|but\s+not|"
    r"though\s+not|außer|ausser|bis\s+auf|ausgenommen|mit\s+ausnahme\s+(?:von|vom|der|des)|aber\s+nicht|nur\s+nicht|jedoch\s+nicht|"
    r"sauf|hormis|excepté|à\s+l['’]exception\s+d(?:e\s+la|es|u|e)|mais\s+pas|à\s+part)"
)
DENIED = re.compile(r"\b(?:not|nicht|pas)\b", re.IGNORECASE)  # but not Campi
# *Everyone forms square against horse, except Campi*
LAST = re.keyed(rf"^(?P<rule>[^;:.!?]{{6,120}}?)\s*[,(–—-]?\s+\(?{BUT_FOR}\s+{WHO}\)?[.!\s]*$", re.IGNORECASE)
# *Everyone forms square against horse, Campi excepted*
LAST_EXCEPTED = re.keyed(
    rf"^(?P<rule>[^;:.!?]{{6,120}}?)\s*,\s+{WHO}\s+(?:excepted|excluded|aside|ausgenommen|exceptée?s?|mise?s?\s+à\s+part)[.!\s]*$",
    re.IGNORECASE,
)
# *Except for Campi, everyone forms square against horse*
FOREMOST = re.keyed(rf"^\W*{BUT_FOR}\s+{WHO}\s*,\s+(?P<rule>[^;:.!?]{{6,120}}?)[.!\s]*$", re.IGNORECASE)
# *Gauthier's brigade except 1/92 must not pursue*
MIDST = re.keyed(
    rf"^(?P<whom>[^;:.!?,]{{2,50}}?)\s*,?\s+{BUT_FOR}\s+{WHO}\s*,?\s+(?P<does>(?:must|may|can|should|shall|will|is|are|does|do|doesn['’]t|don['’]t|never|darf|dürfen|soll|sollen|"
    r"muss|müssen|doit|doivent|peut|peuvent|ne)\b[^;:.!?]{3,60})[.!\s]*$",
    re.IGNORECASE,
)
# *Nobody but Wathiez charges*
NOBODY_BUT = re.keyed(
    rf"^\W*(?P<nobody>nobody|no\s*one|none|niemand|keiner|personne)\s+(?:but|{BUT_FOR})\s+{WHO}\s+"
    r"(?P<does>(?:is|are|may|can|should|must|will|shall|to|charges?|pursues?|darf|soll|attackiert|ne)\b[^;:.!?]*)[.!\s]*$",
    re.IGNORECASE,
)
# *Only Wathiez may charge*
ONLY_HE = re.keyed(
    rf"^\W*(?P<only>only|nur|seule?s?)\s+{WHO}\s+"
    r"(?P<does>(?:may|can|should|is\s+to|are\s+to|(?:is|are)\s+allowed\s+to)\s+(?:charge|pursue)|(?:darf|dürfen|soll|sollen)\s+attackieren|"
    r"(?:peut|peuvent|pourra|pourront)\s+charger)(?P<chance>\s+[^;:.!?]{2,40})?[.!\s]*$",
    re.IGNORECASE,
)
# *Husson darf nachsetzen. Das andere Fußvolk bleibt nach einem Sieg stehen*: all of it but those told of before
FOOT = r"(?:infanterie|fußvolk|fussvolk|fußtruppen|infantry|foot|fantassins|infantry\s+battalions)"
HORSE = r"(?:kavallerie|reiterei|reiter|berittenen|cavalry|horse|cavalerie|cavaliers)"
GUNS = r"(?:artillerie|batterien|geschütze|kanonen|artillery|batteries|guns|canons|pièces)"
THE_OTHERS = re.keyed(
    r"^(?P<lead>\W*(?:(?:und|aber|and|but|et|mais)\s+)?)(?:(?:all\s+(?:of\s+)?(?:the\s+)?|alle\s+|toute?s?\s+(?:la\s+|les\s+)?)?(?:(?:the|der|die|das|den|la|le|les|l['’])\s*)?"
    r"(?:ganze[rn]?\s+)?(?:rest|reste|remainder)\s+(?:of\s+(?:the|our|my)\s+|der\s+|des\s+|vom\s+|von\s+der\s+|de\s+la\s+|de\s+l['’]|des\s+|de\s+nos\s+)|"
    r"(?:all\s+)?(?:(?:the|die|das|der|alle|la|les|l['’]|toute\s+l['’]|unsere|meine|our|my)\s*)(?:ganze[rn]?\s+)?(?:other|remaining|andere[rn]?|übrige[rn]?|restliche[rn]?|sonstige[rn]?|autres?)\s+)"
    rf"(?:(?P<infantry>{FOOT})|(?P<cavalry>{HORSE})|(?P<artillery>{GUNS}))s?(?P<does>\s+[^;:.!?]{{4,120}}?)[.!\s]*$",
    re.IGNORECASE,
)
ARMS = ("infantry", "cavalry", "artillery")
NOBODY = {
    "only": "nobody {does}", "nur": "niemand {does}", "seul": "personne ne {does}", "seule": "personne ne {does}",
    "seuls": "personne ne {does}", "seules": "personne ne {does}",
}  # fmt: skip
CHANCE = {"o": " at any opportunity", "n": "", "s": " à toute occasion"}


class ButFor(NamedTuple):
    """A rule for all but some, and the sentence in which those are told what they may do; empty without."""

    rule: str
    who: str
    they: str = ""
    plainly: bool = False
    """Whether those left out are told behind an *except*, as the grammar knows it."""


def rule_but_for(raw: str) -> ButFor | None:
    """Of a sentence the rule and who is left out of it; ``None`` for any other sentence."""
    if (midst := MIDST.match(raw)) is not None:
        return ButFor(f"{midst['whom'].strip()} {midst['does']}", midst["who"].strip())
    for pattern in (NOBODY_BUT, LAST, LAST_EXCEPTED, FOREMOST):
        if (found := pattern.match(raw)) is not None:
            rule = f"{found['nobody']} {found['does']}" if pattern is NOBODY_BUT else found["rule"]
            plainly = pattern is LAST and DENIED.search(raw, found.end("rule"), found.start("who")) is None
            return ButFor(rule.strip(" ,"), found["who"].strip(), plainly=plainly)
    if (only := ONLY_HE.match(raw)) is not None:
        word = only["only"].lower()
        chance = only["chance"] or CHANCE[word[0]]
        they = f"{only['who']} {only['does']}{chance}"
        if word == "nur":
            they = f"{only['who']} {only['does'].replace('attackieren', 'bei jeder Gelegenheit attackieren')}"
        return ButFor(NOBODY[word].format(does=only["does"]), only["who"].strip(), they)
    return None


def rule_for_the_others(raw: str) -> tuple[str, str] | None:
    """The rule that a sentence lays down for all of an arm but those told of before, as one for all, and that arm."""
    if (found := THE_OTHERS.match(raw)) is None:
        return None
    arm = next(arm for arm in ARMS if found[arm])
    return f"{found['lead']}{found[arm]}{found['does']}", arm
