"""Spoken to them: German and French sentences said to a general by *du* and *tu*, told of him instead.

*Campi, deine fünf Bataillone machen Front nach Norden. Danach gehst du hinter Husson her* are told as *die fünf
Bataillone von Campi machen Front nach Norden* and *danach geht er hinter Husson her*.
"""

from __future__ import annotations

from battles.engine import expressions as re

NAME = (
    r"(?:General\s+|Général\s+|général\s+)?"
    r"(?P<who>(?!(?:Toi|Du|Et|Und|Mais|Aber)\b)[A-ZÀ-Ý][\w'’-]+(?:\s+[A-ZÀ-Ý][\w'’-]+)?)"
)
LEAD = r"^(?P<lead>\W*(?:(?:[Uu]nd|[Aa]ber|[Nn]un|[Jj]etzt|[Ee]t|[Mm]ais|[Mm]aintenant)\s+)?(?:(?:an|zu|à)\s+)?)"
YOU = {"de": r"(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[rnms]?)?)\b", "fr": r"(?:[Tt]u|[Tt]on|[Tt]a|[Tt]es|[Tt]oi|[Tt]e)\b"}
# *Campi, deine fünf Bataillone ...*, *Hubert: wenn du ...*, *Foy, tu avances*
CALLED = {
    language: re.compile(rf"{LEAD}{NAME}\s*[,:!–-]+\s*(?=[^.!?]{{0,80}}?(?<![\w’']){you})")
    for language, you in YOU.items()
}
# *Und du, Hubert, bleibst in K7*, *Toi, Piré, tu restes*
YOU_THERE = {
    language: re.compile(rf"{LEAD}{you}\s*,\s*{NAME}\s*[,:!]\s*")
    for language, you in (("de", "[Dd]u"), ("fr", "[Tt]oi"))
}
SAID = {language: re.compile(rf"(?<![\w’']){you}") for language, you in YOU.items()}
# *d'après ton tableau*, *laut deinem Bericht*: the umpire's
OF_THE_UMPIRE = re.keyed(
    r"\b(?:[Tt](?:on|a|es)|[Dd]ein(?:e[rnms]?)?)\s+(?:\w+\s+)?(?:tableaux?|rapports?|cartes?|messages?|mails?|courriers?|courriels?|comptes?[-\s]rendus?|lettres?|règles?|avis|feuille|règlement|liste|réponse|"
    r"Bericht\w*|Karten?|Anleitung\w*|Mails?|Nachricht\w*|Tabellen?|Brief\w*|Regeln?|Regelheft|Liste|Meinung|Meldung\w*|Antwort|Schreiben|Übersicht|Skizze)\b"
)
HIMSELF = {"de": re.compile(r"\b[Dd]u\b"), "fr": re.compile(r"\b[Tt]u\b")}
# *Foy, tu avances avec Gauthier*: Gauthier goes, too
WITH_ANOTHER = re.compile(r"^(?:[Dd]u|[Tt]u)\s+\w+\s+(?:zusammen\s+|ensemble\s+)?(?:mit|avec)\s+[A-ZÀ-Ý]\w+")
# *Tu restes avec Jamin*, *du reitest nach I4*: he, and not his men
RIDES = re.compile(
    r"^\W*(?:er|il)\s+(?=(?:selbst\s+)?(?:reitet|bleibt\s+(?:selbst\s+)?(?:beim?|in\s+der\s+Nähe)|begleitet)\b|(?:(?:rest|demeur)e|se\s+tient)\s+(?:avec|auprès|près|à\s+côté)|rejoint\b|accompagne\b)"
)
# *dein Platz ist bei Saxe-Weimar*, *ta place est avec Gauthier*
YOUR_PLACE = re.compile(
    r"\b(?:(?P<de>[Dd]ein\s+Platz\s+ist)|[Tt]a\s+place\s+est)\s+(?=(?:bei|hinter|neben|zwischen|in|avec|auprès|derrière|entre|en)\s)"
)
# *Toi, tu restes avec Hubert*, *du selbst reitest*
YOU_YOURSELF = re.compile(r"^(?P<lead>\W*(?:(?:[Ee]t|[Mm]ais|[Qq]uant\s+à)\s+)?)[Tt]oi\s*,?\s+(?P<you>tu)\s+")
CLAUSE = re.compile(r"([,;:–]\s*(?:(?:und|oder|et|ou|mais|aber)\s+)?|\s+(?:und|oder|et|ou)\s+)")
# Words that end as a German verb of the second person does, and are none.
NO_VERBS = frozenset(
    [
        *("erst", "zuerst", "zunächst", "nächst", "sonst", "fast", "fest", "meist", "selbst", "längst", "möglichst"),
        *("einst", "ist", "ernst", "äußerst", "höchst", "umsonst", "rest", "nebst", "west", "ost", "just"),
        *("demnächst", "vorerst", "dienst", "tunlichst", "angst"),
    ]
)
OWN_WAY = {
    **{"bist": "ist", "hast": "hat", "musst": "muss", "mußt": "muss", "sollst": "soll", "willst": "will"},
    **{"kannst": "kann", "darfst": "darf", "magst": "mag", "weißt": "weiß"},
    **{"könntest": "könnte", "solltest": "sollte", "möchtest": "möchte", "würdest": "würde", "hättest": "hätte"},
    **{"wärst": "wäre", "müsstest": "müsste", "dürftest": "dürfte"},
    **{"lässt": "lässt", "fasst": "fasst", "passt": "passt", "verlässt": "verlässt"},
}
VERB = re.compile(r"\b[a-zäöüß]{2,}st\b")
REFLEXIVE = {"dich": "sich", "dir": "sich"}
OBJECT = {"dich": "ihn", "dir": "ihm"}
# *Dein 1/2L bleibt ...*: by its own name
NAMED = re.compile(r"\b(?:[Dd]ein(?:e[rnms]?)?|[Tt](?:on|a|es))\s+(?=\d{1,2}(?:/|\.|er\b|e\b))")
ARTICLES = {"dein": "das", "deine": "die", "deinen": "den", "deinem": "dem", "deiner": "der", "deines": "des"}
# *deine fünf Bataillone*, *deine Leute*
YOURS = re.compile(
    r"\b(?P<your>[Dd]ein(?:e[rnms]?)?)\s+(?P<what>(?:(?:beiden?|zwei|drei|vier|fünf|sechs|alle|ganzen?|eigenen?|reitenden?|(?:vorder|hinter|letzt|erst|best|link|recht|vorderst|hinterst|übrig|restlich)e[nrs]?)\s+)*[A-ZÄÖÜ][\wäöüß-]+)"
)
WEAK = re.compile(r"(?<=[a-zäöü])es(?=\s)")  # dein vorderstes Bataillon, das vorderste
YOUR_WHOLE = re.compile(
    r"\b(?:[Dd]eine?|[Dd]einer|[Tt]a|[Tt]on|[Tt]es)\s+(?:ganzen?\s+|gesamten?\s+|belle\s+)?(?:Brigade|Truppen?|Leute|Männer|Mannen|brigade|monde|hommes|gars)\b"
)
OF_HIS_WHOLE = re.compile(rf"^{YOUR_WHOLE.pattern}")
# *Gauthier, dir folgt Jamin*, *Jamin te suit*: he follows him
HIM_FIRST = re.compile(
    r"^(?:dir|dich)\s+(?P<does>folg(?:t|en)|hilft|helfen|unterstütz(?:t|en)|deck(?:t|en)|begleit(?:et|en))\s+(?P<who>[A-ZÄÖÜ\d][^,;:.!?]{1,40}?)(?=\s*(?:[,;.!]|$))"
)
OF_OTHERS = re.compile(r"(?:(?:das|die|der|le|la|les)\s+)?[A-ZÄÖÜÀ-Ý\d][\w/-]+\s+(?!et\b|und\b)[a-zà-ÿäöü]")
STAYS_WITH = re.compile(
    r"(?:bleibst\s+(?:selbst\s+)?beim?|reitest\s+(?:selbst\s+)?(?:mit|zu)|restes\s+(?:avec|auprès))\b"
)
TOI_TU = re.compile(r"\btoi\s*,?\s+tu\b")
FRENCH_YOURS = re.compile(
    r"\b(?P<your>[Tt]on|[Tt]a|[Tt]es)\s+(?P<what>(?:(?:deux|trois|quatre|cinq|six|propres?)\s+)*[a-zà-ÿ]{4,})"
)
FRENCH_ARTICLES = {"tes": "les", "ton": "le", "ta": "la"}
FRENCH_OWN_WAY = {"es": "est", "as": "a", "vas": "va", "peux": "peut", "veux": "veut", "dois": "doit"}
FRENCH_ENDINGS = (
    *(("ends", "end"), ("ands", "and"), ("ets", "et"), ("ats", "at"), ("ens", "ent"), ("es", "e"), ("as", "a")),
    *(("is", "it"), ("rs", "rt")),
)
TU = re.compile(
    r"\b(?P<you>[Tt]u)\s+(?P<no>(?:ne\s+|n['’]|te\s+|t['’]|les?\s+|la\s+|l['’]|y\s+|en\s+)*)(?P<verb>[a-zà-ÿ]+)"
)


def called(raw: str, language: str) -> str:
    """The name of the general to whom a sentence is said; empty where it is said to nobody."""
    if language not in YOU:
        return ""
    said = OF_THE_UMPIRE.sub("", raw)
    found = YOU_THERE[language].match(said) or CALLED[language].match(said)
    return found["who"] if found is not None else ""


def speaks_to_him(raw: str, language: str) -> bool:
    """Whether a sentence says *you* to somebody in German or French, and asks nothing."""
    said = OF_THE_UMPIRE.sub("", raw) if language in YOU else ""
    return bool(said) and SAID[language].search(said) is not None and not raw.rstrip().endswith("?")


def says_what_he_does(raw: str, language: str) -> bool:
    """Whether a sentence tells him what he does himself, or his men with him."""
    return HIMSELF[language].search(raw) is not None


def with_his_name(raw: str, name: str) -> str:
    """A sentence told of him with his name in the place of the pronoun: of one above the brigades, in person."""
    return re.sub(r"\b(?:[Ee]r|[Ii]l)\b", name, raw, count=1)


def told_of_him(raw: str, name: str, language: str) -> str:
    """A sentence said to a general, told of him; he is named in it where it is told of somebody else."""
    raw = YOUR_PLACE.sub(lambda one: "du bleibst " if one["de"] else "tu restes ", raw)
    raw = YOU_YOURSELF.sub(r"\g<lead>\g<you> ", raw)
    there = YOU_THERE[language].match(raw)
    if there is not None:
        raw = f"{there['lead']}{name}, {'du' if language == 'de' else ''} {raw[there.end() :]}"
    head = CALLED[language].match(raw)
    rest = NAMED.sub("", raw[head.end() :] if head is not None else raw)
    rest = HIM_FIRST.sub(rf"\g<who> \g<does> {name}", TOI_TU.sub("tu", rest))
    lead = head["lead"] if head is not None else ""
    if head is not None and WITH_ANOTHER.search(rest) is not None:
        return raw
    if HIMSELF[language].search(rest) is not None:
        of_the_clause = _of_the_clause if language == "de" else _of_the_french_clause
        general = f"{'General' if language == 'de' else 'le général'} {name} "
        first_clause, *clauses = CLAUSE.split(OF_HIS_WHOLE.sub(name, rest))
        told = of_the_clause(first_clause) + "".join(
            RIDES.sub(general, of_the_clause(_himself(one))) for one in clauses
        )
        if head is not None and told.startswith(name):
            return f"{lead}{told}"
        first = re.match(r"(?:er|il)\s+(?=\w)", told) if head is not None else None
        if first is not None:
            return f"{lead}{name} {told[first.end() :]}"
        himself = RIDES.match(told) if head is None else None
        if himself is not None:
            return f"{'General' if language == 'de' else 'Le général'} {name} {told[himself.end() :]}"
        return told if head is None else f"{lead}{name}: {told}"
    named = _of_his(YOUR_WHOLE.sub(name, rest), name, language)
    if head is None or OF_OTHERS.match(rest):
        named = _to_him(named, name, language)
    return named if head is None or named != raw[head.end() :] else raw


def _himself(clause: str) -> str:
    """*... und bleibst bei deinem 2/2L* with who does it: he, and not his men."""
    found = STAYS_WITH.match(clause)
    if found is None:
        return clause
    return f"{'tu' if found[0].startswith('restes') else 'du'} {clause}"


def _of_his(raw: str, name: str, language: str) -> str:
    """A sentence that tells of his men, with his name."""
    if language == "de":
        return YOURS.sub(lambda one: f"{ARTICLES[one['your'].lower()]} {WEAK.sub('e', one['what'])} von {name}", raw)
    return FRENCH_YOURS.sub(lambda one: f"{FRENCH_ARTICLES[one['your'].lower()]} {one['what']} de {name}", raw)


def _to_him(raw: str, name: str, language: str) -> str:
    """The same of what they do to him, or for him."""
    if language == "de":
        return re.sub(r"\b(?:dich|dir)\b", name, raw)
    raw = re.sub(r"(?<=\bvers\s)toi\b|(?<=\bsur\s)toi\b|(?<=\bderrière\s)toi\b|(?<=\bdevant\s)toi\b", name, raw)
    return re.sub(r"\bte\s+(?P<does>[a-zà-ÿ]+(?:e|ent|t))\b", rf"\g<does> {name}", raw)


def _of_the_clause(clause: str) -> str:
    """A clause of a German sentence that tells him what he does."""
    does = HIMSELF["de"].search(clause) is not None
    if does or re.match(r"[a-zäöüß]+st\b", clause) is not None:
        clause = VERB.sub(lambda one: _third(one[0]), clause)
    objects = REFLEXIVE if does else OBJECT
    clause = re.sub(r"\b(?:dich|dir)\b", lambda one: objects[one[0]], clause)
    return re.sub(r"\bdein(?P<end>e[rnms]?)?\b", r"sein\g<end>", re.sub(r"\b[Dd]u\b", "er", clause))


def _of_the_french_clause(clause: str) -> str:
    """The same of a French one."""
    clause = TU.sub(lambda one: f"il {one['no']}{_french_third(one['verb'])}", clause)
    clause = re.sub(r"\bt(?P<end>on|a|es)\b", r"s\g<end>", clause)
    return re.sub(r"\bil (?P<no>ne\s+|n['’])?t(?P<end>e\s|['’])", r"il \g<no>s\g<end>", clause)


def _third(verb: str) -> str:
    """A German verb in the third person."""
    if verb in NO_VERBS:
        return verb
    if verb in OWN_WAY:
        return OWN_WAY[verb]
    return verb[:-2] if verb.endswith("tst") else f"{verb[:-2]}t"


def _french_third(verb: str) -> str:
    """A French verb in the third person."""
    if verb in FRENCH_OWN_WAY:
        return FRENCH_OWN_WAY[verb]
    return next((verb.removesuffix(end) + third for end, third in FRENCH_ENDINGS if verb.endswith(end)), verb)
