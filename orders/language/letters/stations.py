"""Stations: where a general is to be, told by what goes with a man on horseback and not with the troops he commands.

Only the words between his name and the place are put plainly: that he goes *with* somebody, what of his own he goes
to, and what is said around it. A clause that says more is left as it is.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re

GOING = (
    r"(?:goes|go|rides?|moves?|travels?|marches?|walks?|keeps?|stays?|remains?|is|be|comes?|geht|gehen|reitet|reiten|bleibt|"
    r"bleiben|kommt|marschiert|va|aller|vont|reste|rester|marche|chevauche|part|back|zurück|retourne)"
)
WITH = r"(?:with|w/|mit|avec|bei|beim|by|to|zu|zur|auprès\s+de)"
# *to go and join*, *should ride over and see*: of two verbs the one that tells.
FIRST_OF_TWO = re.compile(
    r"^\s*(?:(?:is|are|has|ought)\s+)?(?:to|should|shall|will|must|might|may|can|please)\s+"
    r"(?:go|ride|come|move|get)(?:\s+(?:over|across|up|back|down|along))?\s+(?:and|to)\s+(?=(?:join|stay|stand|be)\b)",
    re.IGNORECASE,
)
# *goes together with*, *geht zusammen mit*: he rides in the company of those.
TOGETHER = re.compile(
    rf"^\s*(?:(?:to|should|shall|will|must|soll|doit)\s+)?{GOING}\s+"
    rf"(?:together|along|zusammen|gemeinsam|ensemble|en\s+compagnie\s+de)\s*(?:with|mit|avec)?\s+(?=\S)",
    re.IGNORECASE,
)
# *stays with his division*, *back with his brigade*, at the end of a clause.
WITH_HIS_OWN = re.compile(
    rf"^\s*(?:(?:to|should|shall|will|must|soll|doit)\s+)?(?:{GOING}\s+)*{WITH}\s+"
    r"(?:his|seine[rnm]?|sa|son|ses)\s+(?:own\s+|eigenen\s+)?"
    r"(?P<body>division|div|brigade|bde|brig|corps|korps|men|troops|lot|people|battalions|truppe|truppen|leuten?|"
    r"männern|bataillonen|troupes|hommes|bataillons|gens)\.?\s*(?=[,;.!]|$)",
    re.IGNORECASE,
)
BOTH_BRIGADES = re.compile(
    r"\b(?P<between>between|zwischen|entre)\s+(?:his|seinen?|ses)\s+(?:two\s+|both\s+|beiden\s+|zwei\s+|deux\s+)?"
    r"(?:brigades?n?|bdes?)\b",
    re.IGNORECASE,
)
HIS_GUNS = re.compile(
    r"\b(?:the\s+|den\s+|der\s+|les\s+|aux\s+|die\s+)?(?:guns?|batter(?:y|ies)|artillery|batterien?|artillerie|kanonen|canons?|"
    r"geschützen?)\s+(?:of|von|de)\s+(?:his|seiner|sa)\s+(?:division|div)\b\.?",
    re.IGNORECASE,
)
# *should ride over there in person and see what keeps them*: to those spoken of last.
RIDES_THERE = re.compile(
    r"^\s*(?:(?:to|should|shall|will|must|can|soll|doit|please)\s+)*(?:(?:rides?|gallops?|trots?|canters?)|(?P<goes>goes|go|comes?|"
    r"walks?))\s+(?:(?:on|along|over|across|down|up|back|straight)\s+)*(?:there|to\s+(?:him|them|it))"
    r"(?P<self>\s+(?:himself|in\s+person|personally))?(?:\s*,?\s+and\s+(?:find|see|look|sort|tell|hurry|kick|ask|get)\w*\b[^.;:]*)?"
    r"(?=\s*[.!]?\s*$)"
    r"|^\s*(?:soll\s+)?(?:reitet|reite)\s+(?:(?:selbst|persönlich)\s+)?(?:dort|da)hin(?=\s*[.!]?\s*$)",
    re.IGNORECASE,
)
# *rides over to Campi and finds out what keeps him*: to friends, whatever he shall find out there.
ERRAND = re.compile(
    r"^(?P<goes>\s*(?:(?:to|should|shall|will|must|can|please)\s+)*(?:goes?|rides?|gallops?|trots?|comes?)\s+"
    r"(?:(?:on|along|over|across|down|up|back|straight)\s+)*to\s+)(?P<whom>[^,;:.!?]{1,30}?)\s*,?\s+(?:and|to)\s+"
    r"(?:finds?\s+out|sees?|asks?|checks?|looks?\s+into)\s+(?:for\s+himself\s+)?(?:what|who|why|how|whether|if)\b[^,;:.!?]*",
    re.IGNORECASE,
)
AND = {"b": "and", "z": "und", "e": "et"}
# *goes forward with Gauthier*, *geht mit Gauthier vor*: a general above them, in their company
GOES_WITH = re.compile(
    r"^\s*(?:himself\s+)?(?:(?:to|should|shall|will|must|can|please|soll|doit)\s+)*(?:goes?|moves?|advances?|rides?|comes?|marches|march|"
    r"follows?|geht|gehen|reitet|reiten|rückt|rücken|zieht|kommt|marschiert|va|avance|avancer|part|marche|vient|monte|chevauche)\s+"
    r"(?:(?:forward|forwards|ahead|up|on|along|out|off|over|across|down|vor|voran|nach\s+vorn\w*|en\s+avant|devant)\s+)*"
    r"(?:with|mit|avec)\s+(?P<whom>[^,;:.!?]{1,40}?)(?:\s+(?:forward|ahead|vor|voran|mit|nach\s+vorn\w*|en\s+avant))?\s*[.!]*\s*$",
    re.IGNORECASE,
)


def in_company_of(raw: str, end: int, commands_them: Callable[[str], bool]) -> str:
    """``Foy goes forward with Gauthier``: who is above them rides in their company; any other sentence as it stands.

    ``end`` is where his name ends; ``commands_them`` tells whether words name a command below him.
    """
    found = GOES_WITH.match(raw[end:])
    return f"{raw[:end]} himself joins {found['whom']}" if found is not None and commands_them(found["whom"]) else raw


def as_stationed(raw: str, end: int, formation: str, brigades: list[str], is_his: Callable[[str], bool]) -> str:
    """A sentence that begins with a general's name, up to ``end``, with the place of the man in plain words.

    ``formation`` is his command, ``brigades`` are those in it, by id; ``is_his`` tells whether words begin with a unit
    or command below him. Any other sentence as it stands.
    """
    name, rest = raw[:end], raw[end:]
    if len(brigades) == 2:
        rest = BOTH_BRIGADES.sub(
            lambda one: f"{one['between']} {brigades[0]} {AND[one['between'][0].lower()]} {brigades[1]}", rest
        )
    guns = HIS_GUNS.search(rest)
    if guns is not None:
        rest = (
            f" himself rides to the artillery of {formation}{rest[guns.end() :]}"
            if len(rest[: guns.start()].split()) <= 3
            else rest
        )
    rest = FIRST_OF_TWO.sub(" ", rest, count=1)
    together = TOGETHER.match(rest)
    if together is not None and is_his(rest[together.end() :]):
        rest = f" himself joins {rest[together.end() :]}"
    errand = ERRAND.match(rest)
    if errand is not None and is_his(errand["whom"]):
        rest = f"{errand['goes']}{errand['whom']}{rest[errand.end() :]}"
    there = RIDES_THERE.match(rest)
    if there is not None and (there["goes"] is None or there["self"] is not None):
        rest = f" himself joins them{rest[there.end() :]}"
    own = WITH_HIS_OWN.match(rest)
    if own is not None:
        rest = f" himself rides to {formation}{rest[own.end() :]}"
    return f"{name}{rest}" if rest != raw[end:] else raw
