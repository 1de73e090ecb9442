"""Chances taken: charges of one's own accord and against those who charge, told as players do who like their cavalry.

*If they see a chance to ride somebody down, they take it*, *whoever charges a French regiment gets charged back*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

ASKING = r"(?:\s*,?\s+without\s+(?:asking|waiting)(?:\s+(?:me|for\s+(?:me|orders)|first))*)?"
# *If they see a chance to ride somebody down, they take it, without asking me first*
TAKES_IT = re.compile(
    r"\b(?:if|when(?:ever)?)\s+(?P<who>they|it|he|(?-i:[A-Z\d])[\w/’'-]*(?:\s+(?:and|or)\s+(?-i:[A-Z\d])[\w/’'-]*)?)\s+(?:sees?|gets?|finds?|spots?|has|have)\s+(?:an?|any|the)\s+"
    r"(?:(?:good|decent|fair|real|clear)\s+)?(?:chance|opportunity|opening)\s+(?:to\s+(?:ride\s+(?:somebody|someone|anybody|anyone|them|people)\s+down|ride\s+down\s+[\w\s]{2,20}?|charge(?:\s+(?:somebody|someone|anybody|anyone|home))?)|for\s+a\s+charge|of\s+a\s+charge)\s*,\s*"
    rf"(?:they|it|he)\s+(?:may\s+|can\s+|should\s+|will\s+|must\s+)?takes?\s+it{ASKING}" + ENDS,
    re.IGNORECASE,
)
TAKES_ANY = re.compile(
    r"\b(?:may\s+|can\s+|should\s+)?takes?\s+(?:any|every|each)\s+(?:(?:good|decent|fair|real|clear)\s+)?(?:chance|opportunity|opening)\s+"
    r"(?:to\s+(?:ride\s+(?:somebody|someone|anybody|anyone|them|people)\s+down|charge(?:\s+(?:somebody|someone|anybody|anyone))?)|for\s+a\s+charge)"
    r"(?:\s+that\s+(?:comes?|is\s+offered|offers\s+itself|presents\s+itself)(?:\s+(?:to\s+)?(?:its|his|their|your|him|it|them)(?:\s+way)?|\s+along|\s+up)?)?"
    + ENDS,
    re.IGNORECASE,
)
# *Whoever charges a French regiment today, gets charged back*
CHARGED_BACK = re.compile(
    r"^(?P<mark>\W*(?:and\s+|but\s+)?)(?:whoever|anybody\s+who|anyone\s+who)\s+(?:charges|attacks)\s+(?P<whom>us|(?:any|one)\s+of\s+(?:us|them|mine|ours|my\s+\w+|our\s+\w+)|(?:an?|any|our|my)\s+[\w\s]{2,25}?|(?-i:[A-Z\d])[\w/’-]*)"
    r"(?:\s+today|\s+this\s+turn)?\s*,?\s+(?:gets?|is|will\s+be|shall\s+be|must\s+be)\s+charged\s+(?:right\s+)?back(?:\s+at\s+once)?"
    + ENDS,
    re.IGNORECASE,
)
# *If they see the chance of taking somebody in flank they are welcome to charge, but only then*
TAKING_IN_FLANK = re.compile(
    r"\b(?:if|when(?:ever)?)\s+(?P<who>they|it|he)\s+(?:sees?|gets?|finds?|has|have)\s+(?:an?|the)\s+(?:chance|opportunity)\s+(?:of\s+taking|to\s+take|of\s+catching|to\s+catch)\s+(?:somebody|someone|anybody|anyone|them|the\s+enemy)\s+in\s+(?:the\s+)?flank\s*,?\s+"
    r"(?:they|it|he)\s+(?:(?:are|is)\s+(?:welcome|free|allowed)\s+to|may|can|should)\s+(?:charge|go\s+for\s+it|take\s+it)(?:\s*,?\s+(?:but\s+)?only\s+then|\s*,?\s+but\s+not\s+otherwise)?"
    r"(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *If on the other hand somebody charges them I expect them to go in and meet him*
MEETS_HIM = re.compile(
    r"\b(?:if|when|should)\s+(?:,?\s*on\s+the\s+other\s+hand\s*,?\s+)?(?:somebody|someone|anybody|anyone|the\s+enemy|they)\s+(?:charges?|attacks?|should\s+charge)\s+(?P<whom>them|him|it)\s*,?\s+"
    r"(?:I\s+(?:expect|want|would\s+like)\s+(?:them|him|it)\s+to|(?:they|it|he)\s+(?:should|must|may|can|(?:are|is)\s+to)(?:\s+by\s+all\s+means)?)\s+(?:go\s+in\s+and\s+|ride\s+out\s+and\s+|turn\s+and\s+|ride\s+to\s+)?"
    r"(?:meet\s+(?:him|them|it)|charge\s+(?:him|them\s+)?(?:right\s+)?back|hit\s+back)" + ENDS,
    re.IGNORECASE,
)
# *Nobody who has won his fight runs on after the loser but stops and collects himself*
NOBODY_WHO_WON = re.compile(
    r"\b(?P<who>nobody|no\s+one|none|no\s+(?:battalion|regiment|unit))\s+(?:who|that|which)\s+(?:has\s+)?(?:won|wins|beaten|beats|driven\s+off|threw|throws)\b[^,;:.!?]{0,30}?\s+(?:runs?|goes|go|chases?|rides?|presses|follows?|pursues?)\s+(?:on\s+|off\s+)?(?:after\s+)?"
    r"(?:the\s+(?:loser|beaten|enemy)|him|them|it|anybody|anyone)?(?:\s*,?\s+but\s+(?:stops?|halts?|stays?|"
    r"collects?)\b[^,;:.!?]*)?" + ENDS,
    re.IGNORECASE,
)
# *Cavalry: take opportunities to charge*, *Kavallerie nutzt Gelegenheiten zur Attacke*, *Reiter: Gelegenheiten nutzen*
HORSE = (
    r"(?P<who>(?:(?:the|our|my|all|die|unsere|meine|alle)\s+)*(?:cavalry|horse(?:men)?|"
    r"Kavallerie(?:regimenter)?|Reiter(?:ei)?|cavalerie|cavaliers))"
)
TAKES_THEM = re.keyed(
    rf"^(?P<mark>\W*){HORSE}\s*[:,]?\s+(?:(?:is|are|has|have)\s+)?(?:to\s+|may\s+|can\s+|should\s+)?(?:takes?|uses?|grabs?|seizes?)\s+(?:all\s+|any\s+|its\s+|their\s+|good\s+)*(?:opportunities|chances|openings)"
    r"(?:\s+(?:to\s+charge|for\s+(?:a\s+)?charges?|as\s+they\s+come))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
NUTZT = (
    rf"^(?P<mark>\W*){HORSE}\s*:?\s+(?:(?:darf|soll|dürfen|sollen|kann|können)\s+)?"
    r"(?:(?:nutzt|nutzen|ergreift|ergreifen|sucht|suchen|wahrnehmen)\s+)?(?:(?:alle|jede|sich\s+bietende|günstige|gute)\s+)*(?:Gelegenheit(?:en)?|Chancen?)"
)
TO_ATTACK = r"(?:\s+(?:zur|zu|zum|für)\s+(?:einer\s+|einem\s+)?(?:Attacken?|Angriff(?:en)?))?"
NUTZT_SIE = re.keyed(
    rf"{NUTZT}{TO_ATTACK}(?:\s+(?:nutzen|ergreifen|wahrnehmen|aus(?:nutzen)?))?(?=\s*[.!]*\s*$)", re.IGNORECASE
)
NUTZT_KEINE = re.keyed(
    rf"^(?P<mark>\W*(?:[a-z\d]{{1,2}}[.)]\s+)?){HORSE}\s*:?\s+(?:nutzt|nutzen|ergreift|ergreifen|sucht|suchen)\s+keine(?:rlei)?\s+(?:Gelegenheit(?:en)?|Chancen?){TO_ATTACK}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
NUTZT_FLANKE = re.keyed(
    rf"{NUTZT}{TO_ATTACK}\s*,?\s+(?:aber\s+)?nur\s+(?:gegen|in|auf)\s+(?:(?:die|den|eine|feindliche)\s+)*(?:Flanken?|Rücken)(?:\s+(?:oder|und)\s+(?:in\s+|den\s+)*(?:Flanken?|Rücken))?"
    r"(?:\s+(?:nutzen|ergreifen|wahrnehmen))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Cavalry charges only when I say so*
WHEN_I_SAY = re.keyed(
    rf"^(?P<mark>\W*){HORSE}\s+(?:(?:may|can|should|must|will|shall|is\s+to|are\s+to)\s+)?(?:only\s+charges?|charges?\s+only)\s+(?:(?:when|if|where)\s+(?:I\s+(?:say|tell|order)(?:\s+(?:so|it|them|it\s+to|them\s+to))?|told|ordered)|"
    r"(?:on|at|upon)\s+(?:my\s+|direct\s+|explicit\s+|express\s+)+(?:orders?|command|word))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *If somebody has a go at them though they go straight back at him*
BACK_AT_HIM = re.keyed(
    r"\b(?:(?:can|may|should|must|shall|are\s+to|is\s+to)\s+)?(?:go(?P<s>es)?|rides?|charges?|comes?)\s+(?:straight\s+|right\s+)*back\s+at\s+(?:him|them|it|the\s+enemy|whoever\s+it\s+is)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
HAS_A_GO = re.keyed(
    r"\b(?:has|have|takes?)\s+(?:a\s+)?(?:go|swing|pop|crack|swipe)\s+at\s+(?P<whom>them|him|it|us|the\s+\w+|(?-i:[A-Z\d])[\w/’'-]*)(?:\s+though)?(?=\s*,|\s+(?:they|he|it|we)\b)",
    re.IGNORECASE,
)
IN_CASE = re.compile(r"\b(?:if|when|should|whenever|whoever)\b", re.IGNORECASE)
NAMED = re.compile(r"(?-i:[A-Z\d])[\w/’-]*")


def charged_back(told: re.Match[str]) -> str:
    """Who charges those who charge him: somebody who is named, or all his cavalry."""
    who = told["whom"] if NAMED.fullmatch(told["whom"]) and told["whom"].lower() != "us" else "the cavalry"
    return f"{told['mark']}{who} counter-charges when charged"


# *They must meet it with a charge of their own, never at the halt*
WITH_A_CHARGE = re.keyed(
    r"\bmeets?\s+(?:it|them|him|the\s+\w+)\s+with\s+(?:a\s+(?:counter[\s-]?)?charge(?:\s+of\s+(?:their|his|its|your)\s+own)?|(?:their|his|its|your)\s+own\s+(?:counter[\s-]?)?charge)"
    r"(?:\s*,?\s+(?:and\s+)?(?:never|not)\s+(?:at\s+the\s+halt|standing(?:\s+still)?))?",
    re.IGNORECASE,
)
# *attackiert bei jeder Gelegenheit*, *charge à chaque occasion*, below the name of him who does
AT_EVERY_CHANCE = re.keyed(
    r"^(?P<mark>\W*(?:(?:\d{1,2}|[a-z])[.)]\s+)?(?:[^:;,.!?]{2,40}:\s+)?)(?:(?:darf|soll|dürfen|sollen|may|can|should|peu(?:t|vent)|doi(?:t|vent))\s+)?(?:"
    r"(?:attackier|greif|reit)(?:t|en)\s+(?:bei|zu)\s+jeder\s+(?:\w+\s+)?Gelegenheit(?:\s+an)?|"
    r"(?:bei|zu)\s+jeder\s+(?:\w+\s+)?Gelegenheit\s+(?:attackieren|angreifen|anreiten)|"
    r"charges?\s+at\s+(?:every|any)\s+(?:\w+\s+)?(?:opportunity|chance)|"
    r"charge(?:r|nt)?\s+à\s+(?:chaque|toute|la\s+moindre)\s+occasion)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
CHANCES_TAKEN = (
    turn("gelegenheit|opportunity|chance|occasion", AT_EVERY_CHANCE, r"\g<mark>opportunity charge always"),
    turn("with a |own ", WITH_A_CHARGE, "counter-charge"),
    turn(
        "at ",
        HAS_A_GO,
        lambda told: f"charges {told['whom']}," if IN_CASE.search(told.string[: told.start()]) else told[0],
    ),
    turn("back at", BACK_AT_HIM, lambda told: "counter-charges" if told["s"] else "counter-charge"),
    turn("opportunit|chances|openings", TAKES_THEM, r"\g<mark>\g<who> opportunity charge always"),
    turn("flanke|rücken", NUTZT_FLANKE, r"\g<mark>\g<who> opportunity charge flank"),
    turn("keine", NUTZT_KEINE, r"\g<mark>\g<who> opportunity charge never"),
    turn("gelegenheit|chance", NUTZT_SIE, r"\g<mark>\g<who> opportunity charge always"),
    turn("only", WHEN_I_SAY, r"\g<mark>\g<who> opportunity charge never"),
    turn("flank", TAKING_IN_FLANK, r"\g<who> may charge flanks only"),
    turn("charge|attack", MEETS_HIM, "they counter-charge when charged"),
    turn("nobody|no one|none|no ", NOBODY_WHO_WON, r"\g<who> pursues"),
    turn("chance|opportunity|opening", TAKES_IT, r"\g<who> charge if they see a chance"),
    turn("chance|opportunity|opening", TAKES_ANY, "charges if it sees a chance"),
    turn("charged back|charged right back", CHARGED_BACK, charged_back),
)
