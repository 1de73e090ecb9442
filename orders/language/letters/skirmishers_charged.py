"""Skirmishers charged: that they give way then, in whatever words, is the decision about falling back.

*Skirmishers back if charged*, *our skirmishers are not to fight it out but to run when somebody comes at them*. Where a
place to go to is told, or who else is meant, the sentence is left as it is. The rule is for the army, or for whom the
heading names, as the decision falls only to those who skirmish.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *skirmishers*, *troops in open order*
SKIRMISHERS = (
    r"(?P<who>(?:(?:all|any|our|my|the|these|those)\s+)*(?:skirmish(?:ers?|ing\s+(?:troops|battalions?|infantry))|skirmish\s+(?:lines?|screens?)|"
    r"(?:light\s+)?(?:troops|infantry|battalions?|men|units?)\s+(?:that\s+are\s+)?in\s+(?:skirmish|open)\s+order))"
)
CHARGED = re.compile(
    r"\b(?:charged?|charges|charging|attack(?:s|ed|ing)?|assail(?:s|ed)?|set\s+upon|ridden\s+at|comes?\s+(?:at|for)\s+them|go(?:es)?\s+for\s+them|"
    r"cavalry\s+comes?)\b",
    re.IGNORECASE,
)
LEAD = r"(?P<lead>\W*(?:[^:;,.!?]{2,40}:\s+)?)"
GIVE_WAY = (
    r"(?:back(?=\s*[,:]?\s+(?:if|when|whenever|once|as)\b)|(?:fall|go|come|get|pull|run|drop|move|draw|step)(?:s|ing)?\s+(?:right\s+|straight\s+)?back|gives?\s+(?:way|ground)|"
    r"retires?|retreats?|withdraws?|evades?|skedaddles?|scatters?|scarpers?|legs?\s+it|runs?(?:\s+(?:away|off|for\s+it))?|clears?\s+(?:off|out)|"
    r"gets?\s+(?:away|out)(?:\s+of\s+(?:the|their)\s+way)?|pulls?\s+out|backs?\s+(?:off|away)|bolts?|avoids?|dodges?|falling\s+back|flees?)"
)
HAVE_TO = (
    r"(?:(?:should|must|may|can|will|shall|are\s+to|is\s+to|have\s+to|ought\s+to|to|just|always|then|simply|all|rather|"
    r"please)\s+)*"
)
NOT_FIGHT = (
    r"(?:(?:are|is|do|does|should|must|need|will|shall)(?:\s+not|n['’]t)\s+(?:to\s+)?(?:fight|stand|stay|hold|wait(?:\s+for\s+(?:it|that|them))?|try|be\s+heroes|make\s+a\s+stand)\b[^,;:.!?]{0,40}?\s*"
    r"(?:,|but|;|-|–)\s*(?:but\s+)?(?:they\s+)?)"
)
CASE = (
    r"(?:(?:if|when|whenever|once|as\s+soon\s+as|before|from|in\s+case\s+of|against|every\s+time|on)\s+[^,;:.!?]{2,60}?|"
    r"(?:the\s+|a\s+)?charges?)"
)
FALL_BACK = re.compile(
    rf"^{LEAD}(?:{CASE}\s*,\s*(?:then\s+)?(?:the\s+)?)?{SKIRMISHERS}\s*[,:–-]?\s*(?:{CASE}\s*[,:]?\s+)?(?:{NOT_FIGHT})?{HAVE_TO}"
    rf"{GIVE_WAY}(?:\s+{CASE})?(?:\s*,?\s+(?:please|that['’]s\s+what\s+they\s+are\s+for|no\s+heroics))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
ELSEWHERE = re.compile(r"\d|\b(?:to|towards|behind|into|onto|upon|through|over)\s+(?:the|its|their|our|[A-Z])")


def fall_back(told: re.Match[str]) -> str:
    """The decision by its name, where they are charged and no place is told."""
    said = told[0]
    if not CHARGED.search(said) or ELSEWHERE.search(said, told.end("who")):
        return said
    return f"{told['lead']}everybody falls back if charged"


# *skirmishers stand when charged*
STAND_FAST = re.compile(
    rf"^{LEAD}(?:{CASE}\s*,\s*(?:then\s+)?(?:the\s+)?)?{SKIRMISHERS}\s*[,:–-]?\s*(?:{CASE}\s*[,:]?\s+)?{HAVE_TO}"
    r"(?:stand(?:s)?(?:\s+(?:fast|firm|their\s+ground))?|hold(?:s)?(?:\s+(?:on|fast|firm|their\s+ground|out))?|stay(?:s)?(?:\s+put)?|fight(?:s)?(?:\s+it\s+out)?|make\s+a\s+stand|"
    rf"(?:do|does|must|should|are|is|shall|will|may)(?:\s+not|n['’]t)\s+(?:to\s+)?{GIVE_WAY})"
    rf"(?:\s+{CASE})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def stand_fast(told: re.Match[str]) -> str:
    """The decision by its name for those who stand, where they are charged."""
    return f"{told['lead']}ALL: fall back stand" if CHARGED.search(told[0]) else told[0]


# *1/92 goes to F7, but skirmishers fall back if charged*: who they are, and not how 1/92 is formed
WHO_SKIRMISH = re.compile(
    r"(?P<link>[,;]\s*(?:(?:and|but|while)\s+)?|\b(?:and|but|while)\s+)(?P<who>skirmishers)\s+"
    r"(?=(?:always\s+|also\s+)?(?:fall|evade|stand|withdraw|retire|give|run|go|do|must|should|may|can|will|are)\b)",
    re.IGNORECASE,
)
WHO_SKIRMISH_DE = re.compile(
    r"(?P<link>[,;]\s*(?:(?:und|aber)\s+)?|\b(?:und|aber)\s+)(?P<who>Plänkler|Schützen)\s+"
    r"(?=(?:weichen|gehen|ziehen|geben|laufen|bleiben|stehen|sollen|dürfen|müssen)\b)",
    re.IGNORECASE,
)
# *Tirailleurs chargés : ils se replient*, *Plänkler angegriffen: zurück*, *skirmishers charged = back*;
# *even if charged*
ARE_CHARGED = re.keyed(
    rf"^{LEAD}"
    r"(?:(?:the|our|my|die|unsere|meine|les|nos|mes)\s+)?(?:(?:skirmishers?|tirailleurs|voltigeurs|Plänkler|Schützen)\s*,?\s+(?:if\s+|wenn\s+|si\s+)?(?:are\s+|they\s+are\s+|werden\s+|sont\s+)?"
    r"(?:charged|attacked|rushed|chargés|attaqués|assaillis|angegriffen|attackiert)|(?:angegriffene|attackierte)\s+(?:Plänkler|Schützen)|Plänkler\s+(?:bei|im\s+Fall(?:e)?\s+von)\s+(?:einem\s+)?Angriff)"
    r"\s*(?:[:=,→–-]+>?\s*|\s(?=zurück|weichen|gehen))(?:(?:then|dann|alors|so|ils|they|sie)\s+)*(?P<does>[^,;:.!?]{2,40}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
EVEN_CHARGED = re.keyed(
    rf"^{LEAD}"
    r"(?:(?:même|even(?:\s+if)?|even\s+when|auch|selbst)\s+(?:wenn\s+sie\s+)?(?:chargés|attaqués|charged|attacked|angegriffen|attackiert)(?:\s+werden)?\s*,?\s+(?P<ahead>bleiben|halten|stehen)?\s*(?:the|les|mes|nos|die|meine|unsere)?\s*(?:skirmishers|tirailleurs|Plänkler|Schützen)\s*(?P<does>[^,;:.!?]{2,30}?)|"
    r"(?:(?:the|les|mes|nos|die|meine|unsere)\s+)?(?:Plänkler|Schützen)\s+(?P<stay>bleiben|halten)\s+bei\s+(?:einem\s+|jedem\s+)?(?:Angriff|Attacken?)\s+(?:stehen|stand))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Les tirailleurs évitent le contact si on les charge*
EVITENT = re.compile(
    r"\b(?:évitent|refusent|déclinent|n['’]acceptent\s+pas|n['’]attendent\s+pas)\s+(?:le\s+(?:contact|choc|combat)|la\s+(?:mêlée|charge))"
    r"(?=\s+(?:si|s['’]|quand|lorsqu|en\s+cas)|\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *les tirailleurs qu'on charge se replient*: they are charged, and charge nobody
QU_ON_CHARGE = re.keyed(
    r"\b(?P<who>tirailleurs|voltigeurs|bataillons|artilleurs|canonniers)\s+(?:qu['’]on|que\s+l['’](?:on|ennemi))\s+(?P<deed>charge|attaque)(?=\s)",
    re.IGNORECASE,
)
# *on ne poursuit pas, on se reforme*
ON_SE_REFORME = re.keyed(
    r"(?P<told>\bne\s+(?:les\s+)?poursui(?:t|vent)\s+pas(?:\s+\w+)?)\s*,\s+(?:mais\s+)?(?:on|ils?|elles?)\s+(?:(?:se\s+(?:reforme|rallie|regroupe)|s['’]arrête)(?:nt)?)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
BACK = re.compile(
    r"\b(?:back|away|repl(?:i\w*|ient)|recul\w*|retir\w*|cèd\w*|esquiv\w*|décroch\w*|zurück\w*|weich\w*|aus|weg|fall|run|retire|withdraw|evade)\b",
    re.IGNORECASE,
)
FAST = re.compile(
    r"\b(?:stand|hold|stay|fight|tiennent|tenir|restent|rester|résist\w*|bleiben|stehen(?:bleiben)?|halten|standhalten)\b",
    re.IGNORECASE,
)


def what_they_do(told: re.Match[str]) -> str:
    """The decision by its name, where what they do is no more than to fall back, or to stand."""
    groups = told.groupdict()
    does = " ".join(filter(None, (groups.get("ahead"), groups.get("stay"), groups.get("does"))))
    back, fast = BACK.search(does) is not None, FAST.search(does) is not None
    if back is fast or ELSEWHERE.search(does):
        return told[0]
    return f"{told['lead']}{'everybody falls back if charged' if back else 'ALL: fall back stand'}"


# *Husson: Plänkler weichen aus, wenn angegriffen*: who they are, and not how his are formed
HIS_SKIRMISHERS = re.keyed(
    r"^(?P<lead>\W*[^:;,.!?]{2,40}:\s+)(?:die\s+|seine\s+)?Plänkler\s+(?=(?:weich|geh|zieh|lauf|hau|fall|bleib|halt)\w*\b)(?P<does>[^:;!?]*\b(?:angegriffen|attackiert|Angriff|Attacke)\b[^:;!?]*)$",
    re.IGNORECASE,
)
# *everybody forms square except the Jägers, they run*, *sauf les chasseurs, qui filent*
EXCEPT_WHO_RUN = re.keyed(
    r"(?P<rule>\b(?:square|carrés?)\b[^;:.!?]*?)\s*,?\s+(?P<but>except|but\s+not|sauf|excepté)\s+(?P<who>(?:the\s+|les\s+|le\s+)?[\w/-]{2,20})\s*[,;]\s*"
    r"(?:they|who|it|which|ils?|elles?|qui)\s+(?:should\s+|must\s+|just\s+|can\s+)?"
    r"(?:runs?(?:\s+(?:away|off|for\s+it))?|legs?\s+it|gets?\s+out|falls?\s+back|gives?\s+way|fil(?:e|ent)|fui(?:t|ent)|se\s+repli(?:e|ent)|se\s+sauv(?:e|ent))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def who_run(told: re.Match[str]) -> str:
    """Those for whom a rule is not, and that they give way."""
    english = told["but"].lower() in ("except", "but not")
    give_way = "fall back if charged" if english else "se replient en cas de charge"
    return f"{told['rule']} {told['but']} {told['who']}; {told['who']} {give_way}"


SKIRMISHERS_CHARGED = (
    turn("except|but not|sauf|excepté", EXCEPT_WHO_RUN, who_run),
    turn(
        "plänkler",
        HIS_SKIRMISHERS,
        lambda told: f"{told['lead']}{'fall back if charged' if BACK.search(told['does']) else 'fall back stand'}",
    ),
    turn("charg|attack|rush|attaqu|assaill|angegriffen|attackiert|angriff", ARE_CHARGED, what_they_do),
    turn("charg|attack|attaqu|angegriffen|attackiert|angriff", EVEN_CHARGED, what_they_do),
    turn("qu'on|qu’on|que l", QU_ON_CHARGE, lambda told: f"{told['who']}, si on les {told['deed']},"),
    turn("poursui", ON_SE_REFORME, r"\g<told>"),
    turn("contact|choc|combat|mêlée|charge", EVITENT, "se replient"),
    turn("skirmishers", WHO_SKIRMISH, r"\g<link>the \g<who> "),
    turn("plänkler|schützen", WHO_SKIRMISH_DE, r"\g<link>die \g<who> "),
    turn("skirmish|open order", FALL_BACK, fall_back),
    turn("skirmish|open order", STAND_FAST, stand_fast),
)
