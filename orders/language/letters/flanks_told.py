"""Flanks told: who charges only where somebody shows him a flank, in the three languages."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = r"(?P<who>^\W*[^,;:.!?]{2,40}?)"
MAY = r"(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?"
DARF = r"(?:(?:darf|dürfen|soll|sollen|kann|können)\s+)?"
END = r"(?:\s*,\s*(?:and\s+)?(?:nothing|nobody|no\s+one)\s+else)?(?=\s*(?:[.,;!]|$))"
# *only charges if he gets someone in the flank*, *charges nothing but flanks*
ONLY_FLANKS = re.compile(
    rf"{WHO}\s+{MAY}(?:only\s+(?:ever\s+)?charges?|charges?\s+only)\s+(?:(?:if|when|at|into|in|on|against|a|an|the)\b[^,;:.!?]{{0,50}}?\s)?"
    rf"(?:\w+['’]s?\s+)?(?:open\s+)?flanks?{END}",
    re.IGNORECASE,
)
# *ne charge de lui-même que dans les flancs*, *ne charge que si on lui présente un flanc*, *charge uniquement de flanc*
CHARGES_FR = (
    r"(?:charge(?:nt|ra|ront)?|attaque(?:nt|ra|ront)?|(?:doi(?:t|vent)|peut|peuvent|devra|"
    r"devront)\s+(?:charger|attaquer))"
)
OF_ITSELF_FR = r"(?:(?:de\s+(?:lui|elle|eux|soi)(?:-mêmes?)?|d['’](?:eux|elles)(?:-mêmes?)?|jamais|spontanément)\s+)?"
FLANKS_FR = (
    r"(?:(?:s['’]|si|quand|lorsqu['’]?\w*|de|sur|dans|par|un|le|les|en|à)\b[^,;:.!?]{0,50}?\s)?(?:le\s+)?flancs?"
    r"(?:\s+(?:ennemis?|adverses?|découverts?|dégarnis?|ouverts?))?(?=\s*(?:[.,;!]|$|et\b))"
)
ONLY_FLANKS_FR = re.compile(
    rf"{WHO}\s+(?:ne\s+|n['’])(?:doi(?:t|vent)\s+)?(?:{CHARGES_FR}|charger|attaquer)\s+{OF_ITSELF_FR}(?:que\s+|qu['’]){FLANKS_FR}|"
    rf"(?P<only>^\W*[^,;:.!?]{{2,40}}?)\s+{CHARGES_FR}\s+(?:seulement|uniquement|exclusivement)\s+{FLANKS_FR}",
    re.IGNORECASE,
)
ONLY_FLANKS_FR_IF = re.compile(
    rf"{WHO}\s+ne\s+charge(?:nt|ra|ront)?\s+{OF_ITSELF_FR}que\s+s['’](?:ils?|elles?|on)\b[^,;:.!?]{{0,50}}?\bflancs?(?=\s*(?:[.,;!]|$|et\b))",
    re.IGNORECASE,
)
ONLY_FLANKS_DE = re.compile(
    rf"{WHO}\s+(?:(?:attackier(?:t|en)|charg(?:t|en)|greif(?:t|en))\s+nur\s*,?\s*(?:an\s*,?\s*)?(?:wenn|falls|in)\b[^;:.!?]{{0,50}}?\bFlanken?\b(?:\s+\w+)?|"
    rf"{DARF}nur\s+(?:in\s+)?(?:die\s+)?Flanken?\s+(?:attackieren|angreifen|reiten|chargieren))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *darf von sich aus attackieren, aber nur in die Flanke*
BUT_ONLY_FLANKS = re.compile(
    rf"{WHO}\s+(?:darf|dürfen|kann|können|may|can)\s+(?:(?:von\s+sich\s+aus|selbst|selbständig|allein|gern|auch)\s+)*(?:attackieren|angreifen|charge)"
    r"(?:\s+(?:on\s+(?:his|its|their)\s+own|by\s+(?:himself|itself|themselves)))?\s*,?\s+(?:aber|jedoch|but|and|und)\s+(?:nur|only)\s+(?:in|an|von|into|in\s+the|at|on)\s*"
    r"(?:die\s+|der\s+|den\s+|a\s+|the\s+)?(?:Flanken?|flanks?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *makes flank charges only*, *no charge by Hubert except into a flank*, *may charge if somebody shows him a flank*
SHOWN = (
    r"(?:gets?|sees?|finds?|spots?|is\s+(?:shown|offered|given)|are\s+(?:shown|"
    r"offered|given)|can\s+(?:get|take|catch|hit))"
)
SHOWS = r"(?:shows?|offers?|gives?|presents?|exposes?|turns?|opens?)"
A_FLANK = (
    r"(?:an?\s+|the\s+|his\s+|its\s+|their\s+|any\s+|(?:any\s|some)(?:body|"
    r"one)['’]s\s+)?(?:open\s+|naked\s+|exposed\s+|bare\s+)?(?:flanks?|sides?)"
)
IF_FLANK = (
    rf"(?:if|when|unless|where|provided)\s+(?:(?:he|it|they|we)\s+{SHOWN}\s+(?:[^,;:.!?]{{2,20}}?\s+in\s+)?{A_FLANK}|"
    rf"[^,;:.!?]{{2,30}}?\s+{SHOWS}\s+(?:(?:him|it|them|us|(?-i:[A-Z])[\w'’-]+)\s+)?{A_FLANK}(?:\s+to\s+(?:him|it|them|us))?|there(?:['’]s|\s+is)\s+{A_FLANK})"
)
FLANK_CHARGES_ONLY = re.compile(
    r"^(?P<mark>\W*)(?:flank\s+charges\s+only|only\s+flank\s+charges|charges\s+(?:only\s+)?(?:in)?to\s+flanks(?:\s+only)?)\s+(?:for|by|from)\s+(?P<who>[^,;:.!?]{2,40}?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
CHARGES_FLANKS = re.compile(
    rf"{WHO}\s*[,:]?\s+{MAY}(?:makes?\s+)?(?:flank\s+charges\s+only|only\s+flank\s+charges|charges?\s+(?:(?:open|exposed)\s+)?flanks\s+only|"
    rf"charges?\s+an?\s+(?:open|exposed|naked)\s+flank){END}",
    re.IGNORECASE,
)
NO_CHARGE_BUT = re.compile(
    rf"^(?P<mark>\W*)no\s+charg(?:e|es|ing)\s+(?:by|from|for)\s+(?P<who>[^,;:.!?]{{2,40}}?)\s*,?\s+(?:except|unless|but|save|other\s+than)\s+(?:[^,;:.!?]{{2,30}}?\s)?{A_FLANK}"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
IF_FLANK_ONLY = re.compile(
    rf"{WHO}\s+(?:(?:is|are)\s+(?:not\s+)?to|will|shall|should|may|can|must|do(?:es)?)?\s*(?:not\s+|only\s+|never\s+)*(?:engage\s+in\s+(?:a\s+|any\s+)?charges?|charges?|attacks?|take\s+a\s+flank\s+charge)"
    rf"(?:\s+(?:any(?:body|one|thing)|at\s+all|on\s+(?:his|its|their)\s+own))*(?:\s+only)?\s*,?\s+(?:except\s+|but\s+only\s+|save\s+)?{IF_FLANK}(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *may take a flank charge if it offers itself*
FLANK_IF_IT_COMES = re.compile(
    rf"{WHO}\s+{MAY}(?:take|make)s?\s+an?\s+flank\s+charge\s*,?\s+(?:if|when|should)\s+(?:it|one|the\s+chance)\s+(?:offers?|presents?|comes?|arises?)(?:\s+(?:itself|up|along))?"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Hubert darf in die Flanke attackieren*, *Hubert: bei offener Flanke attackieren*
INTO_FLANKS_DE = re.compile(
    rf"{WHO}(?:\s*:)?\s+(?:(?:darf|dürfen|soll|sollen|kann|können)\s+)?(?:(?:aber|auch|gern|gerne|ruhig|jederzeit|nur|immer|sonst)\s+)*(?:in|an|von|bei)\s+(?:der\s+|die\s+|einer\s+|"
    r"(?:offene[rn]?|feindliche[rn]?|ungedeckte[rn]?)\s+)*(?:Flanken?|Seite)\s+(?:hin\s+)?(?:attackieren|angreifen|chargieren|anreiten|reinreiten)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
CHARGES_FLANKS_DE = re.compile(
    rf"{WHO}\s+(?:attackier(?:t|en)|charg(?:t|en|iert|ieren)|(?P<on>greif(?:t|en)))\s+(?:nur\s+|auch\s+|gern\s+)?in\s+(?:die|eine)\s+(?:offene\s+)?Flanke\s*(?:an)?\s*,?\s+"
    r"(?:wenn|falls|sobald|wo\s+immer)\s+[^,;:.!?]{0,30}?(?:Gelegenheit|Chance|möglich|geht|passt|lohnt|kann)\b(?:\s+(?:bietet|ergibt|hat|ist))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Wenn einer Hubert die Flanke bietet, dann drauf*
FLANK_SHOWN_DE = re.compile(
    r"^\W*(?:wenn|falls|sobald)\s+(?:(?P<him>ihm|ihnen|ihr)\s+)?(?:einer|jemand|der\s+Feind|der\s+Gegner|wer)\s+(?:(?P<who>(?-i:[A-ZÄÖÜ])[\w-]+|ihm|ihnen|ihr)\s+)?(?:die|seine|eine)\s+(?:offene\s+)?Flanke\s+"
    r"(?:hinhält|bietet|zeigt|zukehrt|zudreht|darbietet|anbietet|öffnet|zuwendet)\s*,\s*(?:dann\s+|so\s+)?(?:nichts\s+wie\s+|gleich\s+|sofort\s+)*(?:drauf(?:hauen|gehen|reiten)?|angreifen|attackieren|hinein|rein|"
    r"(?:soll|darf)\s+(?:er|sie|es)\s+(?:drauf\w*|angreifen|attackieren))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *..., otherwise he does not charge*, *; head on, never*: the same again
AND_NOWHERE_ELSE = (
    r"(?:\s*[,;–—]\s*(?:(?:and|but)\s+)?(?:otherwise|else|head\s+on|frontally|from\s+the\s+front)\s*,?\s+"
    r"(?:(?:he|it|they)\s+(?:does|do|is|are|must|should)\s+)?(?:not|never|no)(?:\s+to)?(?:\s+charge|\s+at\s+all)?|"
    r"\s*,?\s+but\s+only\s+(?:in)?to\s+(?:the|its|their|a|that)\s+(?:flank|side))*"
)
OF_HIS_OWN = (
    r"(?:\s+(?:on\s+(?:his|its|their)\s+own(?:\s+(?:initiative|accord))?|by\s+(?:himself|itself|themselves)|at\s+will|freely|"
    r"without\s+(?:waiting\s+for\s+(?:me|orders?|my\s+orders?)|orders?|asking)|at\s+once|it|them|him))*"
)
CHARGES = r"(?:charges?|attacks?|go(?:es)?\s+in|strikes?|pounces?|ha(?:s|ve)\s+a\s+go)"
# *If an enemy gives him a flank, then he may charge it, otherwise he does not charge*
FLANK_SHOWN = re.compile(
    rf"^(?P<lead>\W*)(?:(?P<named>[^,;:.!?]{{2,40}}?)\s*:\s*)?{IF_FLANK}\s*,?\s+(?:then\s+)?(?:(?:yeah|yes|ok|okay|fine|sure)\s*,\s+)?(?P<who>(?!to\b)[^,;:.!?]{{2,40}}?)\s+{MAY}{CHARGES}"
    rf"{OF_HIS_OWN}{AND_NOWHERE_ELSE}(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *may charge on his own initiative, but only into an open flank*
MAY_BUT_ONLY = re.compile(
    rf"{WHO}\s+{MAY}{CHARGES}{OF_HIS_OWN}\s*,?\s+(?:(?:but|and|though)\s+)?(?:only|solely|just)\s+(?:(?:in)?to|at|on|against|for)\s+"
    rf"(?:enemy\s+)?{A_FLANK}{AND_NOWHERE_ELSE}(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
IF_ONLY = re.compile(
    rf"(?!\W*[^,;:.!?]*\b(?:not|never|only)\b){WHO}\s+{MAY}{CHARGES}{OF_HIS_OWN}\s+{IF_FLANK}{AND_NOWHERE_ELSE}(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
HE_WHOM = {"ihm": "er", "ihnen": "sie", "ihr": "sie"}


def whose_flank(told: re.Match[str]) -> str:
    """Who charges a flank that is shown to him."""
    who = told["who"] or told["him"] or "ihm"
    return f"{HE_WHOM.get(who.lower(), who)} opportunity charge flank only"


# *Ne charge de lui-même que dans un flanc*: the one of whom the sentence before spoke
HE_ONLY_FLANKS_FR = re.compile(
    rf"^(?P<lead>\W*(?:(?:et|mais|puis)\s+)?)(?:(?:ne\s+|n['’])(?:doi(?:t|vent)\s+)?(?:{CHARGES_FR}|charger|attaquer)\s+{OF_ITSELF_FR}(?:que\s+|qu['’])|"
    rf"{CHARGES_FR}\s+(?:seulement|uniquement|exclusivement)\s+){FLANKS_FR}",
    re.IGNORECASE,
)
LINKED = re.compile(r"(?:\b(?:et|mais|puis|and|but|und|aber)|,)\s*$", re.IGNORECASE)
FLANKS = r"\g<who> opportunity charge flank only"


# *Les deux ne chargent que de flanc*, *beide attackieren nur in die Flanke*: those two of whom it was told
BOTH_OF_THEM = (
    (
        re.compile(
            r"^\W*(?:(?:ni\s+l['’]une?\s+ni\s+l['’]autre)|(?:tou(?:s|tes)\s+)?(?:les\s+)?deux)\s*$", re.IGNORECASE
        ),
        "ils",
    ),
    (re.compile(r"^\W*(?:alle\s+|die\s+)?beiden?\s*$", re.IGNORECASE), "sie"),
    (re.compile(r"^\W*(?:both(?:\s+of\s+them)?|the\s+two(?:\s+of\s+them)?)\s*$", re.IGNORECASE), "they"),
)


# The decision as it is put for both of them.
FLANK_OF_BOTH = re.keyed(r"^\W*(?:ils|sie|they)\s+opportunity\s+charge\s+flank\s+only\b")


def of_both(who: str) -> str:
    """Those two of whom the sentence before told, by a pronoun; anybody else by his name."""
    return next((they for said, they in BOTH_OF_THEM if said.match(who)), who)


def flanks_only(found: re.Match[str]) -> str:
    """The decision by its name, where nothing else is told before it in the sentence."""
    who = of_both(next(said for said in found.groups() if said is not None))
    return found[0] if LINKED.search(who) else f"{who} opportunity charge flank only"


# *Ni l'un ni l'autre ne devrait charger de son propre mouvement, sauf si l'ennemi leur prêtait le flanc*
NOT_BUT_FLANKS = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:ne\s+|n['’])?(?:doi(?:t|vent)|devr(?:a|ait|aient|ont)|peu(?:t|vent)|pourr(?:a|ait|aient|ont)|va|vont)?\s*(?:pas\s+|point\s+|jamais\s+)?(?:charge(?:r|nt|ra|ront|rait|raient)?|attaque(?:r|nt)?)\s*"
    r"(?:(?:pas|point|jamais)\b\s*)?(?:(?:de\s+(?:son|leur)\s+propre\s+(?:mouvement|chef|initiative)|d['’](?:eux|elles)-mêmes?|de\s+(?:lui|elle)-même|spontanément|personne)\s*)?,?\s+"
    r"(?:sauf|excepté|hormis|à\s+moins)\s+(?:bien\s+(?:sûr|entendu)\s+)?(?:si\s+|s['’]|que\s+|qu['’]|quand\s+|lorsqu\S+)[^;:.!?]{2,60}?\bflancs?(?=\s*(?:[,;:.!?]|$))",
    re.IGNORECASE,
)

FLANKS_TOLD = (
    turn(
        "flank|side",
        FLANK_SHOWN,
        lambda told: f"{told['lead']}{told['named'] or told['who']} opportunity charge flank only",
    ),
    turn("flank", MAY_BUT_ONLY, flanks_only),
    turn("flank", IF_ONLY, flanks_only),
    turn("flanc", NOT_BUT_FLANKS, flanks_only),
    turn("flank", BUT_ONLY_FLANKS, flanks_only),
    turn("flank", FLANK_CHARGES_ONLY, FLANKS),
    turn("flank", CHARGES_FLANKS, FLANKS),
    turn("flank", NO_CHARGE_BUT, FLANKS),
    turn("flank", FLANK_IF_IT_COMES, FLANKS),
    turn("flank", IF_FLANK_ONLY, FLANKS),
    turn("flank", ONLY_FLANKS, flanks_only),
    turn("flanc", HE_ONLY_FLANKS_FR, r"\g<lead>il opportunity charge flank only"),
    turn("flanc", ONLY_FLANKS_FR, flanks_only),
    turn("flanc", ONLY_FLANKS_FR_IF, flanks_only),
    turn("flanke", ONLY_FLANKS_DE, flanks_only),
    turn("flanke|seite", INTO_FLANKS_DE, FLANKS),
    turn("flanke", CHARGES_FLANKS_DE, FLANKS),
    turn("flanke", FLANK_SHOWN_DE, whose_flank),
)
