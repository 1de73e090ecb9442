"""There: the place that the sentence before named: *Gemioncourt is the key. 5M goes into it and shuts the gates*."""

from __future__ import annotations

from battles.engine import expressions as re

GOES = (
    r"go(?:es)?|going|moves?|marches|march|comes?|heads?|gets?|walks?|runs?|hurr(?:y|ies)|advances?|retires?|withdraws?|falls?\s+back|"
    r"sends?|puts?|push(?:es)?|brings?|takes?|leads?|pulls?|draws?|drops?|slips?|returns?|retreats?"
)
THERE = re.keyed(
    rf"(?P<goes>\b(?:{GOES})\b(?:\s+(?:it|them|him|the\s+\w+|\d[\w/]+|back|up|over|down|across|on|straight|right|too|also|as\s+well))*)\s+"
    r"(?:(?:in(?:to)?|inside|to)\s+(?:it|there)|inside(?=\s*(?:[,.;!]|$|\band\b))|there|thither|over\s+there|up\s+there)\b(?!\s+(?:is|are|was|were|to|where|in|at(?!\s+(?:once|speed|the\s+(?:double|run|trot)|a\s+(?:run|trot|gallop)|all\s+speed))|by|near|on|behind)\b)"
    r"|(?P<va>\b(?:y\s+(?:va|vont|entre|entrent|monte|montent|court|courent|marche|marchent|file|filent|fonce|"
    r"foncent|grimpe|grimpent|passe|passent|"
    r"prend\s+(?:garnison|place|position)|prennent\s+(?:garnison|place|position)|tient\s+garnison|va\s+en\s+garnison)|"
    r"s['’]y\s+(?:rend|rendent|porte|portent|installe\w*|jette\w*|enferme\w*|barricade\w*|retranche\w*|établi\w*|"
    r"poste\w*|loge\w*|met|mettent|"
    r"abrite\w*|réfugie\w*|fortifie\w*|place\w*)))\b(?:\s+et\s+s['’]y\s+[a-zà-ÿ]{4,}\b)?"
    r"|(?P<rejoint>(?:\b(?:va|vont|ira|iront|doit|doivent|devra)\s+)?\bl['’]y\s+(?:rejoi(?:nt|gnent|ndra|ndront|ndre)|retrouve(?:nt|ra|ront|r)?)\b)"
    r"|(?P<joins>\bjoins?\s+(?:it|him|them)\s+there\b)"
    r"|(?P<trifft>\b(?:stößt|stoßen|kommt|kommen)\s+dort\s+(?:dazu|zu\s+(?:ihm|ihr|ihnen))(?=\s*(?:[,;.!]|$)))"
    r"|(?P<guette>\by\s+(?P<does>surveille|surveillent|observe|observent|guette|guettent|couvre|couvrent|attend|"
    r"attendent))\b"
    r"|(?P<reste>\by\s+(?:reste|restent|demeure|demeurent))\b"
    r"|(?P<geht>\b(?:geht|gehen|rückt|rücken|marschiert|marschieren|zieht|ziehen|kommt|kommen|soll|"
    r"sollen)\b(?:\s+(?:auch|sofort|jetzt|dann))*)\s+"
    r"(?:dort\s*hin|da\s*hin|hinein|rein)\b(?!\s*,?\s*(?:wo|woher|von\s+wo)\b)",
    re.IGNORECASE,
)
# *y laisse le 1/61*, *placez-y deux bataillons*: they are to be there
PUTS = r"(?:laiss|install|plac|mett?|post|log|envo[iy]|jett?|enferm)(?:e|ent|ra|ront|era|eront|)"
SOME = (
    r"(?P<whom>(?:(?:le|la|les)\s+)?\d[\w/]*(?:\s*(?:,|et)\s+(?:(?:le|la)\s+)?\d[\w/]*){0,3}|(?:un|deux|trois|quatre|"
    r"l['’]un|une)\s+"
    r"(?:(?:de\s+(?:ses|leurs)|des)\s+)?(?:bataillons?|régiments?|"
    r"batteries?)(?:\s+(?:d[eu]\s+)?\d+e(?:\s+l[ée]ger)?)?|sa\s+batterie)"
)
LEFT_THERE = re.keyed(
    rf"(?P<and>\s*(?:,|;|\bet|\bpuis)?\s*(?:et\s+)?|^\W*)(?:(?:il|elle|on|qu['’]il)\s+)?(?:\by\s+{PUTS}|(?:laissez|"
    rf"installez|placez|mettez|"
    rf"postez|logez|envoyez|jetez)-y)\s+{SOME}(?=\s*(?:[.,;!]|$|et\b|puis\b|avec\b|pour\b))(?:\s+(?:avec\s+mission|"
    rf"pour)\s+(?:de\s+)?(?:le|la|l['’])\s*\w+)?",
    re.IGNORECASE,
)
SAYS_Y = re.compile(r"\by\b", re.IGNORECASE)
# *Le 1/61 l'occupe*, *le 1/61 y reste*: of the place told before
HOLDS_IT = re.keyed(
    r"^(?P<who>\W*(?:(?:et|mais)\s+)?(?:le|la|les)\s+\d[\w/]*(?:\s+et\s+(?:le|la)\s+\d[\w/]*)?)\s+(?:l['’]occup|"
    r"(?:l[ea]\s+(?:gard|tien|défend|"
    r"conserv)))\w*(?=\s*(?:[.,;!]|$|et\b|jusqu))",
    re.IGNORECASE,
)
# *2/28Ora le garde*, below *LE CARREFOUR*: he guards that
GUARDS_IT = re.keyed(
    r"^(?P<who>\W*(?:(?:et|mais)\s+)?\d[\w/]*(?:\s+et\s+\d[\w/]*)?)\s+l(?:[ea]\s+|['’]\s*)"
    r"(?P<does>(?:gard|occup|conserv)(?:e|ent|era|eront)|t(?:ient|iennent|iendra|iendront)|défend(?:ent|ra|ront)?)\s*(?=[.!]*\s*$)",
    re.IGNORECASE,
)
ENDS = re.compile(r"[,;:.]\s|\s(?:and|und|et)\s")


# *y laisse le 1/61 en garnison*: what he is there for
GARRISON = re.keyed(r"\s+en\s+(?:garnison|garde|poste\s+fixe)(?=\s*(?:[,;.!]|$|et\b|avec\b))", re.IGNORECASE)

# *y entre et s'y barricade*: goes into it, *entre* is no *between*
ENTERS = re.keyed(r"\by\s+entre(?:nt|ra|ront)?\b(?:\s+et\s+s['’]y\s+[a-zà-ÿ]{4,}\b)?", re.IGNORECASE)
NOT_OUT_OF_IT = re.keyed(
    r"\s*(?:,|\bet\b)\s*(?:il\s+|elle\s+|ils\s+)?n['’]en\s+(?:sort|bouge|part|ressort|démord)\w*\s+(?:plus|pas|jamais)"
    r"(?:\s+(?:sous\s+aucun\s+prétexte|quoi\s+qu['’]il\s+arrive|de\s+la\s+journée))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def without_garrison(raw: str) -> str:
    """A French sentence that sends somebody there without what he is there for."""
    said = ENTERS.sub("y va", NOT_OUT_OF_IT.sub("", GARRISON.sub("", raw)))
    return said if goes_there(said) else raw


def left_there(raw: str, place: str) -> str:
    """``Husson prend la ferme, y laisse le 1/61 et revient``: who is left there goes to the place, and nowhere else."""
    found = LEFT_THERE.search(raw)
    if found is None:
        return raw
    verb = (
        "va"
        if found["whom"].lower().startswith(("le ", "la ", "un", "sa ", "l'", "l’")) and " et " not in found["whom"]
        else "vont"
    )
    told = f"{found['whom']} {verb} à {place}"
    before, behind = raw[: found.start()].rstrip(), raw[found.end() :].strip()
    if not before.strip(" -–*"):
        return f"{before}{told} {behind}".rstrip() if behind else f"{before}{told}"
    return f"{before} {behind.rstrip('.! ')} ; {told}." if behind.strip(" .!") else f"{before} ; {told}."


def with_place(raw: str, place: str) -> str:
    """A sentence in which *there* is the place that was named before."""

    def named(found: re.Match[str]) -> str:
        if found["rejoint"] or found["joins"] or found["trifft"]:
            return f"{'va à' if found['rejoint'] else 'goes to' if found['joins'] else 'geht nach'} {place}"
        if found["goes"]:
            return f"{found['goes']} to {place}"
        if found["guette"]:
            return f"va à {place} et {found['does']}"
        if found["reste"]:
            return f"reste à {place}"
        return f"va à {place}" if found["va"] else f"{found['geht']} nach {place}"

    if (guards := GUARDS_IT.match(raw)) is not None:
        return f"{guards['who']} {guards['does']} {place}{raw[guards.end() :]}"
    raw = left_there(HOLDS_IT.sub(rf"\g<who> va à {place}", raw), place)
    return THERE.sub(named, raw, count=1).replace("va à le ", "va au ")


def joins_there(raw: str) -> bool:
    """Whether a sentence has somebody join others *there*, by whatever way it names behind that."""
    found = THERE.search(raw)
    return found is not None and bool(found["rejoint"] or found["joins"] or found["trifft"])


def clause_there(raw: str) -> str:
    """The clause of a sentence that sends somebody there, from its beginning; empty where none does."""
    if (SAYS_Y.search(raw) is not None and LEFT_THERE.search(raw) is not None) or HOLDS_IT.match(raw) is not None:
        return raw
    if GUARDS_IT.match(raw) is not None:
        return raw
    found = THERE.search(raw)
    if found is None:
        return ""
    ends = ENDS.search(raw, found.end())
    return raw[: ends.start() if ends is not None else len(raw)]


def goes_there(raw: str) -> bool:
    """Whether a sentence sends somebody there."""
    return any(sign.search(raw) is not None for sign in (THERE, LEFT_THERE, HOLDS_IT))
