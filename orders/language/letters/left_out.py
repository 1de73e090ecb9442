"""Left out: those of whom a sentence about all is not, told between commas or by where they stand.

*All battalions, the Jägers excepted, form square*, *alle Bataillone, die Jäger ausgenommen, ...*.
*All battalions except those in the wood form square*, *everyone not in a building or a wood: square against horse*,
*alle außer denen im Wald*, *tous les bataillons sauf ceux du bois*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine import expressions as re

SEVERAL = 2
EXCEPTED = re.keyed(
    r"^(?P<all>\W*(?:all|every|any|alle|jede[rs]?|tous|toutes|tout|toute)\b[^,;:.!?]{0,40}?)\s*,\s*(?P<who>[^,;:.!?]{2,40}?)\s+"
    r"(?:(?P<en>excepted|aside|apart|excluded)|(?P<de>ausgenommen|ausgeschlossen)|(?P<fr>exceptée?s?|exclus|(?:mise?s?\s+)?à\s+part))\s*,\s+",
    re.IGNORECASE,
)
# *All of Gauthier but 1/92*, *the rest of Jamin's brigade besides the 100th*
BODY = r"(?:brigade|division|battalions?|infantry|cavalry|horse|foot|regiments?|batteries|guns|men|troops|units|people)"
ALL_BUT = re.keyed(
    rf"(?P<all>\b(?:all|everyone|everybody|everything|every|the\s+(?:rest|whole|remainder))(?:\s+(?:of|in))?(?:\s+(?:the|my|our|his))?(?:\s+(?-i:[A-Z])[\w-]+(?:['’]s)?)?(?:\s+{BODY})?)"
    r"\s*,?\s+(?:but|besides|barring)\s+(?=(?:for\s+)?(?:the\s+|his\s+)?(?:\d|(?-i:[A-Z])[a-z]+|[a-z]+s\b))",
    re.IGNORECASE,
)
# *Campi without the 72nd*, *Campi ohne die 72er*, *Campi sans le 72e*
OF_REGIMENT = r"(?:the\s+|die\s+|das\s+|le\s+|la\s+|les\s+|l['’])?\d[\w/]*"
WITHOUT_THOSE = re.keyed(
    rf"(?P<who>\b(?-i:[A-ZÀ-Ý])[\w-]{{2,20}}(?:['’]s)?(?:\s+(?:brigade|division|battalions|men))?)\s+(?P<word>without|less|minus|ohne|sans)\s+(?P<out>{OF_REGIMENT}(?:\s*(?:,|and|und|et)\s*{OF_REGIMENT})*)(?!\s*(?:cm|m\b|paces|pas\b|Schritt))",
    re.IGNORECASE,
)
WITHOUT = {"without": "except", "less": "except", "minus": "except", "ohne": "außer", "sans": "sauf"}
# *1/108 to 3/108*: those between, too
FROM_TO = re.keyed(
    r"\b(?P<first>[1-6])/(?P<of>\d{1,3}[A-Za-z]{0,4})\s*(?:to|through|bis|à|[-–])\s*(?P<last>[1-6])/(?P=of)\b",
    re.IGNORECASE,
)
# *the whole of Gauthier's brigade*, *die ganze Brigade Gauthier*, *toute la brigade Gauthier*: that brigade
WHOLE_BRIGADE = re.keyed(
    r"\b(?:(?:the\s+(?:whole|entirety)\s+of|all\s+of|everybody\s+in|everyone\s+in)\s+(?=(?-i:[A-Z])[\w-]+['’]s\s+(?:brigade|division))|(?P<de>die|der)\s+(?:ganze|gesamte)\s+(?=(?:Brigade|Division)\s)|"
    r"toute\s+(?P<fr>la)\s+(?=(?:brigade|division)\s))",
    re.IGNORECASE,
)
# *Keep Husson except 1/2L in reserve*, *Husson bleibt außer 1/2L in Reserve*: between the verb and where they are kept
NAME = r"(?:(?:the|die|das|der|den|le|la|les)\s+|l['’])?(?-i:[A-ZÀ-Ý\d])[\w/'’-]*"
NAMES = rf"{NAME}(?:\s*(?:,|&|\band|\bund|\bet)\s*{NAME}){{0,3}}"
LEFT_OUT_BETWEEN = re.keyed(
    r"(?P<verb>\b(?:keep|hold|leave|have|put|bleib(?:t|en)|halten?|hält|lass(?:en)?|lässt|behalten?|gard(?:e|er|ez)|ten(?:ir|ez)|"
    r"laiss(?:e|er|ez)|reste(?:nt)?))\s+(?P<whom>[^,;:.!?\d]{2,40}?\s*,?\s+)?"
    r"(?P<but>(?:except|excepting|barring|bar|but|save|apart\s+from|excluding|other\s+than)(?:\s+for)?|außer|ausser|bis\s+auf|"
    r"mit\s+Ausnahme\s+(?:von|der|des)|sauf|hormis|excepté|à\s+l['’]exception\s+d(?:e|u)|à\s+part)\s+"
    rf"(?P<out>{NAMES})\s*,?\s+(?P<where>in\s+(?:reserve|hand|place|position|(?:der\s+)?Reserve|Stellung)|back|where\s+(?:it|he|they)\s+(?:is|are|stands?)|"
    r"zurück|stehen|liegen|hinten|wo\s+(?:er|sie|es)\s+(?:ist|sind|steht|stehen)|en\s+(?:réserve|arrière|position|place)|sur\s+place|"
    r"là\s+où\s+(?:ils?|elles?)\s+(?:est|sont))(?=\s*(?:[,;:.!]|$))",
    re.IGNORECASE,
)
# *Ausgenommen ist das 1/92: Es hält, wo es steht*, *the exception is 1/61: it holds*: what that one does
EXCEPTED_IS = re.keyed(
    rf"^(?P<lead>\W*)(?:(?:davon\s+)?ausgenommen\s+(?:ist|sind|bleib(?:t|en))|die\s+(?:einzige\s+)?ausnahme\s+(?:ist|sind|bildet|macht)|the\s+(?:only\s+|one\s+)?exception\s+is|(?:seule?\s+)?(?:l['’])?exception\s+(?:est|:)|seule?\s+exception\s*,)\s*"
    rf"(?P<who>{NAMES})\s*[:;,–—-]\s*(?:(?:es|er|sie|das|dieses|diese|it|they|he|which|il|elle|ils|qui)\s+)(?!(?:haben|hat|sind|ist|stehen|have|has|are|is|ont|sont|est|a)\b)(?=\w)",
    re.IGNORECASE,
)
BUT_FOR = {"en": "except", "de": "außer", "fr": "sauf"}
WORD = r"[^\W\d_][\w'’-]{2,20}"
SOME = r"(?:battalions?|troops|men|units?|lads|infantry|ones|batteries|guns|militia(?:men)?|Nassauers)"
PLACE = rf"(?:(?:the|a|an|any|some)\s+)?{WORD}(?:\s+wood)?"
PLACES = rf"(?P<places>{PLACE}(?:\s*(?:,|or|and)\s+(?:in(?:side)?\s+)?{PLACE}){{0,2}}?)"
STANDING = r"(?:(?:who|that|which)\s+(?:is|are|stands?)\s+|(?:who|that)['’](?:s|re)\s+|standing\s+|sitting\s+)?"
GOES_ON = (
    r"(?=\s*(?:[,:;.!]|$)|\s+(?:form|go|goes|stand|stay|fall|make|march|move|hold|fire|shoot|"
    r"should|must|shall|is|are|may|can|will|do|does)\w*\b)"
)
EXCEPT = r"(?:except(?:ing)?(?:\s+for)?|apart\s+from|bar|save(?:\s+for)?|but\s+not|not\s+counting|other\s+than)"
LEFT_OUT = re.keyed(
    rf"(?P<but>\s*,?\s*\b{EXCEPT}\s+)(?:those|whoever|anyone|anybody|(?:the|any)\s+(?:\w+\s+)?{SOME})\s+{STANDING}(?:in(?:side)?|at|on)\s+{PLACES}{GOES_ON}",
    re.IGNORECASE,
)
NOT_THERE = re.keyed(
    rf"^(?P<all>\W*(?:all|every|any)\w*(?:\s+(?:the|my|our|\w*battalions?|\w*one|body|infantry|foot|troops))*?)\s*,?\s+"
    rf"(?:(?:(?:who|that|which)\s+)?(?:is|are)\s*(?:not|n['’]t)\s+in(?:side)?|who\s+isn['’]t\s+in(?:side)?|not\s+in(?:side)?|outside(?:\s+of)?)\s+{PLACES}\s*,?{GOES_ON}",
    re.IGNORECASE,
)
ORT = rf"(?:(?:im|am|in\s+de[rmn]|in\s+einem|in\s+einer|in|auf\s+de[rm])\s+)?{WORD}"
ORTE = rf"(?:im|am|in\s+de[rmn]|in\s+einem|in\s+einer|in|auf\s+de[rm])\s+(?P<places>{WORD}(?:\s+(?:oder|und)\s+{ORT})?)"
LEFT_OUT_DE = re.keyed(
    rf"(?P<but>\s*,?\s*\b(?:außer|ausser|bis\s+auf|mit\s+Ausnahme\s+(?:von|der|derer))\s+)(?:denen|die(?:jenigen)?|denjenigen|derer|(?:den|die|der)\s+(?:Bataillonen?|Leuten?|Truppen?|Einheiten?))\s+{ORTE}(?=\s*(?:[,:;.!]|$)|\s+[a-zäöü])",
    re.IGNORECASE,
)
NOT_THERE_DE = re.keyed(
    rf"^(?P<all>\W*(?:alle|jede[rs]?)(?:\s+(?:Bataillone?|Truppen|Einheiten|anderen))?)\s*,\s+(?:die|der|das)\s+(?:gerade\s+)?nicht\s+{ORTE}\s+(?:steht|stehen|ist|sind|sitzt|sitzen)\s*,?",
    re.IGNORECASE,
)
LIEU = rf"(?:(?:dans|en)\s+)?(?:(?:le|la|les|un|une|l['’])\s*)?{WORD}"
LIEUX = (
    r"(?:dans\s+(?:le\s+|la\s+|les\s+|un\s+|une\s+|l['’])?|du\s+|de\s+la\s+|de\s+l['’]|des\s+|à\s+|au\s+|en\s+)"
    rf"(?P<places>{WORD}(?:\s+(?:ou|et)\s+{LIEU})?)"
)
LEFT_OUT_FR = re.keyed(
    rf"(?P<but>\s*,?\s*\b(?:sauf|hormis|à\s+part|excepté|à\s+l['’]exception\s+de)\s+)(?:ceux|celles|les\s+(?:bataillons|troupes|unités|hommes))\s+(?:qui\s+(?:sont|se\s+trouvent)\s+)?{LIEUX}(?=\s*(?:[,:;.!]|$)|\s+[a-zà-ÿ])",
    re.IGNORECASE,
)
NOT_THERE_FR = re.keyed(
    rf"^(?P<all>\W*(?:tous|toutes)(?:\s+les\s+(?:bataillons|troupes|unités))?)(?:\s+ceux)?\s*,?\s+qui\s+ne\s+(?:sont|se\s+trouvent)\s+pas\s+{LIEUX}\s*,?",
    re.IGNORECASE,
)
LANGUAGES = (
    (LEFT_OUT, NOT_THERE, " except ", "and"),
    (LEFT_OUT_DE, NOT_THERE_DE, " außer ", "und"),
    (LEFT_OUT_FR, NOT_THERE_FR, " sauf ", "et"),
)
BETWEEN = re.compile(
    r"\s*(?:,|\bor\b|\band\b|\boder\b|\bund\b|\bou\b|\bet\b)\s*(?:in(?:side)?\s+|im\s+|dans\s+)?", re.IGNORECASE
)


def left_out_behind(told: re.Match[str]) -> str:
    """Where they are kept, and then who is not."""
    whom = (told["whom"] or "").strip(" ,")
    but = "except" if told["but"].lower() == "but" else told["but"]
    return f"{told['verb']} {whom} {told['where']} {but} {told['out']}".replace("  ", " ")


def excepted(told: re.Match[str]) -> str:
    """All but those, told with the word for it before them."""
    but = next(word for language, word in BUT_FOR.items() if told[language])
    return f"{told['all']} {but} {told['who']} "


# *Jamin's line battalions*, *the line battalions of Jamin*, *les bataillons de ligne de Jamin*: no formation
OF_THE_LINE = re.keyed(
    r"(?:(?P<whose>\b(?-i:[A-Z])[\w-]{2,20})['’]s\s+(?:\w+\s+)??line\s+(?:battalions|infantry|regiments)|"
    r"(?:the\s+)?(?:\w+\s+)??line\s+(?:battalions|infantry|regiments)\s+of\s+(?P<of>(?-i:[A-Z])[\w-]{2,20})(?:['’]s\s+brigade)?|"
    r"(?:les\s+)?(?:bataillons|régiments)\s+de\s+ligne\s+(?:de\s+(?:la\s+brigade\s+)?|d['’])(?P<fr>(?-i:[A-ZÀ-Ý])[\w-]{2,20}))",
    re.IGNORECASE,
)


def of_the_line(raw: str, line_of: Callable[[str], Sequence[str]]) -> str:
    """A sentence with the names of the battalions of the line of a brigade; ``line_of`` gives them by its name."""

    def named(told: re.Match[str]) -> str:
        return ", ".join(line_of(told["whose"] or told["of"] or told["fr"])) or told[0]

    return OF_THE_LINE.sub(named, raw)


def all_between(told: re.Match[str]) -> str:
    """The battalions of a regiment from one to another, where others stand between them."""
    first, last = int(told["first"]), int(told["last"])
    if last - first < SEVERAL:
        return told[0]
    return ", ".join(f"{number}/{told['of']}" for number in range(first, last + 1))


def left_out_by_place(raw: str, standing: Callable[[str], Sequence[str] | None]) -> str:
    """A sentence with the names of those whom it leaves out by their place; as it is where no place is understood.

    ``standing`` gives those of his who stand in a place by its words: none, or ``None`` where it is no place.
    """
    raw = EXCEPTED_IS.sub(r"\g<lead>\g<who> ", raw)
    raw = LEFT_OUT_BETWEEN.sub(left_out_behind, EXCEPTED.sub(excepted, raw))
    raw = FROM_TO.sub(all_between, ALL_BUT.sub(r"\g<all> except ", raw))
    raw = WITHOUT_THOSE.sub(lambda told: f"{told['who']} {WITHOUT[told['word'].lower()]} {told['out']}", raw)
    raw = WHOLE_BRIGADE.sub(lambda told: f"{told['de'] or told['fr']} " if told["de"] or told["fr"] else "", raw)
    for left_out, not_there, but, link in LANGUAGES:
        for pattern in (left_out, not_there):
            found = pattern.search(raw)
            if found is None:
                continue
            there = [standing(place) for place in BETWEEN.split(found["places"]) if place]
            if any(units is None for units in there):
                continue
            ids = list(dict.fromkeys(id for units in there for id in units or ()))
            who = f"{', '.join(ids[:-1])} {link} {ids[-1]}" if len(ids) > 1 else "".join(ids)
            head = raw[: found.start()] if pattern is left_out else found["all"]
            return f"{head}{but if ids else ''}{who}{raw[found.end() :]}"
    return raw
