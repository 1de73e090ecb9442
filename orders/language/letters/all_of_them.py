"""All of them: *all* and *none* of those who were spoken of, who are no more than they, and not the whole army."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

HIS = (
    r"(?:ihm|ihr|ihnen|denen|diesen|dem|(?:den\s+)?beiden|seine[nr](?:\s+(?:Leuten|Männern|Bataillonen|Regimentern|Einheiten|Truppen|Jungs))?)",
    r"(?:(?:them|those|these|both)|(?:his|their|its)(?:\s+(?:men|people|battalions|regiments|units|troops|lads|guys|lot))?)",
    r"(?:eux|elles|ceux-là|(?:eux|elles)\s+deux|ses\s+(?:hommes|bataillons|régiments|unités))",
)
# *None of these three batteries*: those who were told of, and not all batteries
THESE = (
    r"dieser\s+(?:(?:beiden|zwei|drei|vier|fünf|sechs)\s+)?(?:Batterien|Geschütze|Bataillone|Brigaden|Regimenter|Einheiten|Leute)",
    r"(?:these|those)\s+(?:(?:two|three|four|five|six)\s+)?(?:guns?|batteries|battalions|brigades|regiments|units|troops|lot)",
    r"ces\s+(?:(?:deux|trois|quatre|cinq|six)\s+)?(?:batteries|pièces|canons|bataillons|brigades|régiments|unités)",
)
LEAD = r"(?P<lead>^\W*|[;:]\s*)"
# *Alle von ihm gucken nach Norden*, *Sie alle*, *all of his men*, *tous les siens*
ALL = (
    rf"{LEAD}(?:(?:sie|die|diese)\s+alle(?!\s+(?:drei|vier|fünf|sechs|zwei|beide))|alle(?:samt)?\s+(?:Mann\s+|Leute\s+)?von\s+{HIS[0]})"
    r"(?=\s+[a-zäöü])",
    rf"{LEAD}all\s+of\s+(?:his|their|its)(?:\s+(?:men|people|troops|lads|guys|lot))?(?=\s+[a-z])",
    rf"{LEAD}tous\s+(?:les\s+siens|ses\s+gens|ceux\s+de\s+chez\s+lui)(?=\s+[a-zé])",
)
THEY = ("sie", "they", "ils")
# *Von denen schauen alle nach Norden*
OF_THEM_ALL = re.compile(
    rf"{LEAD}(?:die\s+)?von\s+(?:ihm|ihr|ihnen|denen|diesen)\s+(?P<does>[a-zäöüß]+en)\s+(?:dann\s+|jetzt\s+|bitte\s+)?alle\b",
    re.IGNORECASE,
)
# *Keiner von ihnen greift an*: they do not
NONE = (
    rf"{LEAD}(?:(?:keine[rs]?|niemand)\s+von\s+{HIS[0]}|keine[rs]?\s+{THESE[0]})(?=\s+[a-zäöü])",
    rf"{LEAD}(?:none|not\s+one|nobody|no\s+one)\s+of\s+(?:{THESE[1]}|{HIS[1]})(?=\s+[a-z])",
    rf"{LEAD}(?:aucune?|personne|pas\s+une?)\s+(?:d['’](?:entre\s+)?|de\s+)(?:{HIS[2]}|{THESE[2]})(?=\s+[a-zé])",
)
# *Gauthier advances 10 cm, all four stay in column*: his four, whose number tells that not all of the army is meant
FEW = (
    r"(?P<mark>^\W*|[,;:]\s*(?:und\s+)?)alle\s+(?:zwei|drei|vier|fünf|sechs|sieben|acht)(?:\s+(?:Bataillone|Regimenter|Einheiten))?"
    r"(?=\s+(?:in|im|als|mit|bitte|weiter(?:hin)?|dann|dabei|(?!batterien|kanonen|haubitzen|brigaden|divisionen|schwadronen|kompanien|"
    r"truppen|seiten|höfen|straßen|westlichen|östlichen|nördlichen|südlichen|schweren|leichten|anderen|vorderen|hinteren|neuen|"
    r"verbliebenen|übrigen|restlichen)[a-zäöüß]+en)\b)",
    r"(?P<mark>^\W*|[,;:]\s*(?:and\s+)?)all\s+(?:two|three|four|five|six|seven|eight)(?:\s+of\s+them)?"
    r"(?=\s+(?:in|as|with|to|stay|keep|remain|hold|go|move|form|march|face|wait|stand|advance|retire|fall|fire|are)\b)",
    r"(?P<mark>^\W*|[,;:]\s*(?:et\s+)?)(?:tou(?:te)?s\s+)?les\s+(?:deux|trois|quatre|cinq|six|sept|huit)(?=\s+(?:en|dans|[a-zéè]+ent|restent|vont|font)\b)",
)
# *Anyone I have not mentioned stays where he is*, *units without an order hold*
NOT_MENTIONED = re.keyed(
    rf"{LEAD}(?:any(?:one|body)?|every(?:one|body)?|all|those|(?:all\s+|any\s+)?(?:units?|troops|battalions?|brigades?))"
    r"(?:\s+(?:else|others?|units?|troops|of\s+you))?\s+(?:(?:that|who|whom|which)\s+)?"
    r"(?:(?:I|we)\s+(?:have\s+not|haven['’]t|did\s+not|didn['’]t|do\s+not|don['’]t)\s+(?:mention|name|list)(?:ed|d)?|"
    r"(?:(?:is|are|was|were)\s+)?not\s+(?:otherwise\s+)?(?:mentioned|named|listed)|(?:without|with\s+no)\s+(?:an\s+|any\s+)?"
    r"orders?)(?:\s+(?:here|above|below|yet|so\s+far|in\s+this\s+(?:mail|letter)))?\s*,?"
    r"(?=\s+(?:just\s+|simply\s+|should\s+|can\s+|will\s+)?(?:stay|hold|remain|keep|stand|wait)\w*\b)",
    re.IGNORECASE,
)
NOBODY = ("sie nicht", "they do not", "eux ne")


def they(said: str) -> Callable[[re.Match[str]], str]:
    """Those who were spoken of."""
    return lambda found: f"{found['lead']}{said}"


def they_all(who: str) -> Callable[[re.Match[str]], str]:
    """Those who were spoken of, of whom it was told how many they are."""
    return lambda found: f"{found['mark']}{who.capitalize() if found['mark'].strip(' *•-') == '' else who}"


# *Die anderen Brigaden bleiben stehen*, *the other brigades stay*: all the rest
OTHER_BRIGADES = (
    r"\b(?:die|alle)\s+(?:anderen|übrigen|restlichen)\s+(?:Brigaden|Divisionen|Verbände|Einheiten|Truppenteile)\b(?!\s+(?:von|der|des|in|im|am|hinter)\b)",
    r"\b(?:all\s+)?the\s+(?:other|remaining)\s+(?:brigades|divisions|units|formations)\b(?!\s+(?:of|in|at|by|behind|with)\b)",
)

ALL_OF_THEM = (
    turn("mention|name|list|order", NOT_MENTIONED, r"\g<lead>everybody else"),
    turn("anderen|übrigen|restlichen", re.compile(OTHER_BRIGADES[0], re.IGNORECASE), "alle übrigen"),
    turn("other|remaining", re.compile(OTHER_BRIGADES[1], re.IGNORECASE), "all the others"),
    *(
        turn(key, re.compile(said, re.IGNORECASE), they_all(who))
        for key, said, who in zip(("alle ", "all ", "les "), FEW, THEY, strict=True)
    ),
    *(
        turn(key, re.compile(said, re.IGNORECASE), they(who))
        for key, said, who in zip(("alle", "all", "tous"), ALL, THEY, strict=True)
    ),
    turn("alle", OF_THEM_ALL, r"\g<lead>sie \g<does>"),
    *(
        turn(key, re.keyed(said, re.IGNORECASE), they(who))
        for key, said, who in zip(("von|dieser", " of ", "d'|d’|de "), NONE, NOBODY, strict=True)
    ),
)
