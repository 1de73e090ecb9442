"""Worries: of whom a writer speaks when he tells how he feels about them, before he says what they shall do."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.keys import Keys

HOW = (
    r"(?:worried|uneasy|anxious|concerned|nervous|unhappy|happy|bothered|troubled|unsure|afraid|fearful|cross|"
    r"annoyed|puzzled|"
    r"easy|comfortable|pleased|satisfied|content|delighted)"
)
MUCH = r"(?:(?:a\s+bit|a\s+little|rather|quite|very|so|still|most|really|not|less|too|somewhat|getting|all|\w+ly)\s+)*"
WHO = r"(?P<who>[^,;:.!?]{2,60}?)"
FORLORN = (
    r"(?:alone|lonely|lonesome|isolated|exposed|lost|stranded|vulnerable|shaky|wobbly|forlorn|cut\s+off|unsupported|out\s+on\s+a\s+limb|in\s+trouble|"
    r"in\s+danger|badly\s+placed|out\s+of\s+place)"
)
FORLORN_FR = (
    r"(?:seule?s?|isolée?s?|exposée?s?|perdue?s?|abandonnée?s?|mal\s+placée?s?|en\s+l['’]air|en\s+danger|coupée?s?)"
)
FORLORN_DE = r"(?:allein|verloren|einsam|exponiert|isoliert|schutzlos|verlassen|ungünstig|in\s+Gefahr|abgeschnitten)"
PLACED = r"(?:\s+(?:standing|being|sitting|stood|stuck|left|out|so|all)\b[^,;:.!?]*)?"
WORRIES = tuple(
    re.keyed(
        said + r"(?:[.!]*\s*$|\s*[,;:–—]\s*(?:(?:so|and|but|please|donc|alors|et|mais|"
        r"also|darum|deshalb|und|aber|trotzdem)\s+)*(?=\w))",
        re.IGNORECASE,
    )
    for said in (
        rf"^\W*(?:(?:but|and|now|then|also|still)\s*,?\s+)*(?:I|we)(?:['’](?:m|re)|\s+(?:am|are|was|were|feel|felt|"
        rf"remain))\s+{MUCH}{HOW}\s+"
        rf"(?:about|for|by|with|over|of|at)\s+{WHO}{PLACED}",
        rf"^\W*(?!what\b|which\b|that\b|if\b){WHO}\s+(?:(?:rather|really|do(?:es)?|still)\s+)?(?:worr(?:y|ies)|"
        rf"bothers?|troubles?|makes?)\s+(?:me|us)"
        r"(?:\s+(?:most|a\s+(?:bit|little)|nervous|uneasy|anxious|a\s+lot))?",
        rf"^\W*{WHO}\s+(?:is|are|remains?)\s+(?:my|our|the)\s+(?:(?:one|only|\w+est|main|chief|big|real|other|great)\s+)*(?:worry|worries|concern|"
        r"headache|problem|trouble|nightmare|weak\s+(?:spot|point|link)|soft\s+spot)"
        r"(?:\s*,\s*(?:all|so|stuck|sitting|standing|stood|out|being|with|on|alone|right)\b[^;:.!?]*)?",
        rf"^\W*(?:je\s+(?:suis|reste)|nous\s+sommes)\s+(?:(?:un\s+peu|assez|très|plutôt)\s+)*(?:inquiet|inquiète|"
        rf"inquiets|soucieux|soucieuse)\s+"
        rf"(?:pour|de|du|au\s+sujet\s+d[eu])\s+{WHO}",
        rf"^\W*{WHO}\s+(?:m['’]inqui[eè]t\w+|me\s+préoccup\w+|nous\s+inqui[eè]t\w+)(?:\s+(?:un\s+peu|beaucoup))?",
        rf"^\W*{WHO}\s+(?:is|are|must\s+be|would\s+be)\s+(?:the|that|those|an?)\s+(?:[\w-]+\s+){{0,3}}?(?:line|columns?|battalions?|unit|ones?|counters?|block|battery|guns|lot|"
        r"fellows|lads|dots)\b(?:\s+(?:standing|sitting|lying|waiting|stuck|strung|spread|that|which|who|out|in|at|on|up|near|by|behind|beside|next)\b"
        r"(?:(?!\b(?:should|must|shall|will|please|to|goes|stays?|holds?|moves?|has|have)\b)[^,;:.!?])*)?",
        rf"^\W*{WHO}\s+(?:have|has|['’]ve|['’]s)(?:\s+got)?\s+(?:(?:some|a|an|the|their|all|those|these|loose|enemy|French|lots?\s+of|only|just|too|many|"
        r"several|two|three|far|very)\s+)*(?:no|nobody|nothing|little|cavalry|horse(?:s|men)?|lancers|chasseurs|cuirassiers|infantry|columns?|guns|batter(?:y|ies)|"
        r"skirmishers|enem(?:y|ies)|Frenchmen|French|allies|Dutch|English|Prussians)\b(?!\s+to\b)[^;:.!?,]*",
        rf"^\W*{WHO}\s+(?:looks?|seems?|feels?|is|are)(?:\s+to\s+(?:me|be))?\s+{MUCH}{FORLORN}(?:\s+(?:to\s+me|(?:out|up|over|down)\s+there|there|I\s+think))*",
        rf"^\W*{WHO}\s+(?:me\s+)?(?:semble(?:nt)?|paraît|paraissent|est|sont|a\s+l['’]air|ont\s+l['’]air)\s+(?:(?:bien|très|un\s+peu|trop|assez|plutôt|fort)\s+)*"
        rf"{FORLORN_FR}(?:\s+(?:là-bas|là|ici|à\s+mon\s+goût))*",
        rf"^\W*{WHO}\s+(?:steht|stehen|ist|sind|sieht|sehen|wirkt|wirken|scheint|scheinen)\s+(?:(?:mir|da|dort|so|sehr|recht|ziemlich|etwas|ganz|zu|ein\s+"
        rf"wenig)\s+)*{FORLORN_DE}(?:\s+(?:aus|da|dort|herum|vorn|draußen))*",
        rf"^\W*ich\s+mache?\s+mir\s+(?:(?:etwas|ein\s+wenig|große|grosse|noch|so|langsam)\s+)*Sorgen\s+(?:um|"
        rf"wegen)\s+{WHO}",
        rf"^\W*(?:(?:am\s+meisten|große|grosse|einige|ein\s+wenig|besonders)\s+)*Sorgen\s+(?:mach(?:t|en)|bereite(?:t|n))\s+(?:mir|uns)\s+(?:(?:noch|nur|auch|besonders|vor\s+allem|derzeit)\s+)*"
        rf"{WHO}(?:\s*,\s*(?:also|nämlich|und\s+zwar|d\.\s?h\.)\s+[^,;:.!?]{{2,30}})?(?:\s*,\s*(?:weil|da|denn|(?:sie|er|es|die|der|das)\s+(?:steht|stehen|ist|sind|hängt|hängen))\b[^;:.!?]{{3,160}})?",
        rf"^\W*(?:bei|mit|wegen)\s+(?:(?:den|dem|der)\s+)?{WHO}\s+(?:bin|habe)\s+ich\s+(?:(?:mir|noch|etwas|ein\s+wenig|sehr|so|ja)\s+)*(?:unsicher|nicht\s+(?:ganz\s+)?sicher|unschlüssig|skeptisch|Bedenken|(?:ein\s+ungutes|kein\s+gutes)\s+Gefühl|Bauchschmerzen|Zweifel)",
        rf"^\W*{WHO}\s+mach(?:t|en)\s+(?:mir|uns)\s+(?:(?:etwas|ein\s+wenig|große|grosse|noch|auch)\s+)*Sorgen",
    )
)
TOLD_BY = Keys(
    "unsicher|sicher|unschlüssig|skeptisch|bedenken|gefühl|bauchschmerzen|zweifel|worr|headache|problem|"
    "nightmare|weak |soft spot|easy|anxious|concern|nervous|happy|bother|troubl|unsure|afraid|fearful|cross|"
    "annoyed|puzzled|comfortable|pleased|satisf|content|delighted|makes |make |inqui|soucieu|préoccup|sorgen|"
    "have|has|'ve|'s|look|seem|feel| is | are |sembl|para|l'air|l’air| est | sont |steh| ist | sind |sieht|"
    "sehen|wirk|schein"
)


# *5M falls back if the farm is lost*: no worry, but a case
IN_A_CASE = re.compile(
    r"\b(?:if|when|once|unless|until|before|wenn|falls|sobald|bis|bevor|si|quand|lorsque|dès|avant)\b", re.IGNORECASE
)


# *I am happy for Wathiez to go there*: no worry, but leave
TO_DO = re.compile(r"\bto\s+[a-z]", re.IGNORECASE)
# *..., can they go back about 8 cm?*: an order, put as politely as one does
COULD_THEY = re.compile(
    r"\W*(?:so\s+)?(?:can|could|would|will)\s+(?:they|it|he)\s+(?:please\s+)?"
    r"(?=(?:go|come|move|fall|pull|stay|step|shift|drop|retire|withdraw|form|face|turn|hold|march|get\s+(?:back|out|into))\b[^;:!]{2,80}\?\s*$)",
    re.IGNORECASE,
)


DATIVE = re.compile(r"(?<=er)n$")  # bei den Jägern


def worries_about(raw: str) -> tuple[str, str] | None:
    """Of whom a sentence says how its writer feels about them, and what it orders behind that (or nothing)."""
    if not TOLD_BY.stand_in(raw):
        return None
    found = next((one for one in (said.match(raw) for said in WORRIES) if one is not None), None)
    if found is None or IN_A_CASE.search(found["who"]) or TO_DO.search(found["who"]):
        return None
    behind = raw[found.end() :]
    who = DATIVE.sub("", found["who"])
    return who, f"{behind[asked.end() :].rstrip(' ?')}." if (asked := COULD_THEY.match(behind)) else behind
