"""Reasons first: why, told of those who are named there, and behind it what they or others are to do about it.

*Puisque Wathiez ne sert à rien là où il est, qu'il passe derrière Husson*; *comme le 7M est loin, c'est le 2/28Ora qui
tient Quatre-Bras*: whom a pronoun means is named in the same breath.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.statements import states_something
from orders.language.letters.turns import turn

NAME = r"(?:(?-i:[A-ZÀ-Ý])[\w-]{2,}|\d{1,2}(?:/\d{1,3})?[A-Za-z]{0,4})"
WHO = (
    r"(?:(?:le\s+|la\s+|les\s+|l['’]|the\s+|die\s+|der\s+|das\s+)?(?:(?:brigade|division|batterie|battery|général|general|batterie)\s+)?"
    rf"{NAME}(?:\s+(?:de\s+|of\s+|von\s+)?(?-i:[A-Z])[\w-]+)?)"
)
# *Puisque X ..., qu'il passe ...*, *since X is ..., let him go ...*, *da X ..., soll er ...*
LET_HIM_FR = re.compile(
    rf"^(?P<lead>\W*)(?:puisqu['’e]\s*|comme\s+|vu\s+qu['’e]\s*|étant\s+donné\s+qu['’e]\s*|parce\s+qu['’e]\s*)(?P<who>{WHO})\s+[^,;:.!?]{{3,90}},\s*"
    r"(?:donc\s+|alors\s+|eh\s+bien\s*,?\s+)?(?P<let>qu['’](?:ils?|elles?)\s+)",
    re.IGNORECASE,
)
LET_HIM_EN = re.compile(
    rf"^(?P<lead>\W*)(?:since|as|because|seeing\s+that)\s+(?P<who>{WHO})\s+(?:is|are|was|has|have|had|does|do|cannot|can|stands?|sits?)\b[^,;:.!?]{{2,90}},\s*"
    r"(?:so\s+|then\s+)?let\s+(?:him|it|them)\s+(?=\w)",
    re.IGNORECASE,
)
# *Wathiez ne sert à rien là où il est, qu'il passe derrière Husson*: no order stands in the first half
OF_NO_USE = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{WHO})\s+(?:ne\s+(?:sert|servent|fait|font|voi(?:t|ent)|risque(?:nt)?)\s+(?:plus\s+|pas\s+|à\s+|rien)|n['’]a\s+rien\s+à\s+faire|"
    r"n['’]ont\s+rien\s+à\s+faire|perd(?:ent)?\s+son\s+temps)[^,;:.!?]{0,60},\s*(?:donc\s+|alors\s+)?(?P<let>qu['’](?:ils?|elles?)\s+)",
    re.IGNORECASE,
)
# *c'est Jamin qui attaquera*, *it is Jamin who attacks*, *ist es Jamin, der ... angreift*
IT_IS_HE_FR = re.compile(
    rf"(?P<before>[^,;:.!?\s][^,;:.!?]*)\s*[,;:]\s*(?:donc\s+|alors\s+)?(?:c['’]est|ce\s+sera|ce\s+sont)\s+(?:donc\s+)?(?P<who>{WHO})\s+qui\s+"
    r"(?!est\b|sont\b|était|étaient|a\b|ont\b|avait|avaient|sera\b|fut\b|m['’]|nous\b|me\b)(?=\w)",
    re.IGNORECASE,
)
IT_IS_HE_EN = re.keyed(
    rf"(?P<before>[^,;:.!?\s][^,;:.!?]*)\s*[,;:]\s*(?:so\s+|then\s+)?it(?:['’]s|\s+is|\s+will\s+be)\s+(?P<who>{WHO})\s+(?:who|that|which)\s+"
    r"(?!is\b|are\b|was\b|were\b|has\b|have\b|had\b|worries|bothers)(?=\w)",
    re.IGNORECASE,
)
IT_IS_HE_DE = re.compile(
    rf"(?P<before>[^,;:.!?\s][^,;:.!?]*)\s*[,;:]\s*(?:so\s+)?(?:ist\s+es|es\s+ist)\s+(?P<who>{WHO})\s*,\s*(?:der|die|das)\s+"
    r"(?P<does>[^,;:.!?]{3,60}?\s(?!ist\b|sind\b|war\b|hat\b|haben\b)[^\s,;:.!?]+)(?=\s*[.!]|$)",
    re.IGNORECASE,
)
REASON = re.compile(
    r"^\W*(?:puisqu|comme|vu\s+qu|étant\s+donné|parce\s+qu|since|as|because|seeing|da|weil)\b", re.IGNORECASE
)
# *Gauthier a perdu du monde*: how he is, and no task of his
HOW_HE_IS = re.compile(
    rf"^\W*{WHO}\s+(?:(?:est|sont)\s+(?!à\b|charg|pri[ée]|prêt|en\b|chez\b)|(?:a|ont)\s+(?!à\b|ordre|pour\b|mission)|n['’](?:est|a)\s|(?:souffre|peine|faiblit|fatigue|s['’]épuise|s['’]use|manque)(?:nt)?\b|suffers?\b|leidet\b|is\s+(?!to\b|in\b|at\b|on\b)|"
    r"has\s+(?!to\b)|ist\s+(?!zu\b|in\b|bei\b)|hat\s+(?![^,;]*\bzu\s))(?![^,;]*\b(?:si|if|wenn|doit|must|soll)\b)",
    re.IGNORECASE,
)
ORDERED = re.compile(
    rf"^\W*{WHO}\s+(?:reste|tient|garde|va|avance|recule|soutient|suit|marche|défend|ne\s+bouge|stays?|holds?|remains?|goes|advances?|supports?|"
    r"follows?|bleibt|hält|geht|rückt|folgt|unterstützt)\b",
    re.IGNORECASE,
)


def is_he(found: re.Match[str]) -> str:
    """Him of whom it is said that it is he who does something, behind the reason."""
    does = found.groupdict().get("does") or ""
    if REASON.match(found["before"]):
        return f"{found['before']}, {found['who']} {does}"
    if ORDERED.match(found["before"]):
        return f"{found['before']} ; {found['who']} {does}"
    told = states_something(found["before"]) or HOW_HE_IS.match(found["before"])
    return f"{found['who']} {does}" if told else found[0]


# *Weil Husson vorn steht, soll Campi ihn unterstützen*
HE_DE = re.compile(
    r"^(?P<lead>\W*)(?:weil|da|zumal)\s+(?P<who>(?:(?:die|der|das)\s+)?(?:(?:Brigade|Division|Batterie|General)\s+)?(?:[A-ZÄÖÜ][\w-]{2,}|\d{1,2}(?:/\d{1,3})?[A-Za-z]{1,4}|"
    r"\d{1,2}/\d{1,3}))\s+(?P<state>[^;:.!?]{3,90}?),\s*(?P<rest>(?:soll|muss|müss|darf|kann|möge|wird)\w*\s[^;:.!?]*|"
    r"[a-zäöüß]{3,}(?:t|en)\s[^;:.!?]*)(?P<end>[.!]*\s*)$",
    re.IGNORECASE,
)
MASCULINE, NEUTER, PLURAL = (
    re.compile(r"\b(?:ihn|ihm)\b"),
    re.compile(r"\b(?:es|ihm)\b"),
    re.compile(r"\b(?:sie|ihr|ihnen)\b"),
)


# *soll Campi ihn unterstützen*, *unterstützt ihn Jamin*
DOES_IT = re.compile(
    r"^(?P<does>\w+)\s+(?:(?P<him>ihn|ihm|sie|es|ihr|ihnen)\s+)?(?P<other>(?:(?:die|der|das)\s+)?(?:(?:Brigade|Division|Batterie|General)\s+)?"
    r"(?:[A-ZÄÖÜ][\w-]{2,}|\d{1,2}(?:/\d{1,3})?[A-Z]{1,4}|\d{1,2}/\d{1,3}\w*))(?=\s|$)\s*(?P<tail>.*)$"
)


HE_DOES_IT = re.compile(r"^(?P<does>\w+)\s+(?P<he>er|sie|es)\s+(?P<tail>[^;:.!?]+)$")
ONE_WHO = {"er": MASCULINE, "sie": PLURAL, "es": NEUTER}


def of_him_first(found: re.Match[str]) -> str:
    """What another does with him of whom the reason is told, by his name: where the pronoun agrees with it."""
    who, told = found["who"], DOES_IT.match(found["rest"])
    article = who.split()[0].lower()
    many = article in ("die", "brigade", "division", "batterie")
    him = NEUTER if who[0].isdigit() or article == "das" else PLURAL if many else MASCULINE
    said = him.search(found["rest"])
    if (alone := HE_DOES_IT.match(found["rest"])) is not None:
        his = ONE_WHO[alone["he"]] is him
        return f"{found['lead']}{who} {alone['does']} {alone['tail']}{found['end']}" if his else found[0]
    if told is not None and said is None and "hinterher" in told["tail"]:
        told_behind = told["tail"].replace("hinterher", f"hinter {who} her")
        return f"{found['lead']}{told['other']} {told['does']} {told_behind}{found['end']}"
    if told is None or said is None or told["other"] in who or found["state"].split()[0].lower() in ("ich", "wir"):
        return found[0]
    whom = f" {who}" if told["him"] else ""
    tail = told["tail"] if told["him"] else him.sub(who, told["tail"], count=1)
    return f"{found['lead']}{told['other']} {told['does']}{whom} {tail}".rstrip() + found["end"]


REASONS_FIRST = (
    turn("weil |da |zumal ", HE_DE, of_him_first),
    turn("qu'il|qu’il|qu'elle|qu’elle", LET_HIM_FR, r"\g<lead>\g<who> : \g<let>"),
    turn("qu'il|qu’il|qu'elle|qu’elle", OF_NO_USE, r"\g<lead>\g<who> : \g<let>"),
    turn("let ", LET_HIM_EN, r"\g<lead>let \g<who> "),
    turn("c'est|c’est|ce s", IT_IS_HE_FR, is_he),
    turn("it is|it's|it’s|it will", IT_IS_HE_EN, is_he),
    turn("ist es|es ist", IT_IS_HE_DE, is_he),
)
