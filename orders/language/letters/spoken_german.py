"""Spoken German: verbs and small words of those who write as they speak, in the words of an order."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *ganz allein*, *ganz hinten*: no word for all of them; *nicht ganz bis* is not as far
QUITE = re.compile(r"(?<!nicht\s)\bganz\s+(?=(?-i:[a-zäöü]))", re.IGNORECASE)
NOT_QUITE = re.compile(
    r"\bnicht\s+ganz\s+bis\s+(?:zu[mr]?\s+|an\s+(?:den|die|das)\s+|nach\s+|in\s+|auf\s+)?", re.IGNORECASE
)
# *da drin bleiben*: there, and no reason
THERE = re.compile(
    r"\bda\s+(?=(?:drin(?:nen)?|drau(?:ß|ss)en|oben|unten|hinten|vorne?|drüben|bleib\w*|steh\w*|wart\w*|halten|"
    r"liegen|sitzen)\b)",
    re.IGNORECASE,
)
# *reitet rüber zu Saxe-Weimar*
OVER_TO = re.compile(
    r"\s+(?:rüber|hinüber|herüber|nüber|hin|hinunter|runter|hoch|rauf)(?=\s+(?:zu|zum|zur|nach)\s)", re.IGNORECASE
)
# *in Richtung Süden bis La Bergerie*: the place tells both
TOWARDS_AS_FAR = re.compile(
    r"\b(?:in\s+)?Richtung\s+(?:Nord|Süd|Ost|West|Nordost|Nordwest|Südost|Südwest)(?:en)?\s*,?\s+(?=(?:bis|nach|zum|"
    r"zur|auf)\s)",
    re.IGNORECASE,
)
WHOM = r"(?P<whom>[^,;:.!?]{2,50}?)"
# *nimmt sich 7/2FA vor*, *hält auf 2/2Nas drauf*, *reitet 27J nieder*
TAKES_ON = (
    (
        rf"\bn(?:immt|ehmen|ehme)\s+sich\s+(?:(?:dann|jetzt|weiter|als\s+\w+)\s+)*{WHOM}\s+(?:vor|zur\s+Brust)\b",
        r"bekämpft \g<whom>",
    ),
    (rf"\bsich\s+{WHOM}\s+vor(?:zu)?nehmen\b", r"\g<whom> bekämpfen"),
    (
        rf"\bh(?:ält|alten|alte)\s+(?P<on>(?:weiter|weiterhin|voll|nur|noch|auch|dann)\s+)*auf\s+{WHOM}\s+(?:drauf|"
        rf"drein)\b",
        r"beschießt \g<whom>",
    ),
    (rf"\bauf\s+{WHOM}\s+drauf(?:zu)?halten\b", r"auf \g<whom> schießen"),
    (rf"\breite[tn]?\s+{WHOM}\s+(?:nieder|über\s+den\s+Haufen|in\s+Grund\s+und\s+Boden)\b", r"attackiert \g<whom>"),
    (
        r"\b(?P<whom>(?:die|den|das)\s+[^,;:.!?]{2,40}?|\d+\w*(?:/\w+)?)\s+(?:nieder|über)(?:zu)?reiten\b",
        r"\g<whom> attackieren",
    ),
)
# *und sich nicht rauslocken lassen*: it stays
NOT_LURED = (
    r"\s*,?\s+(?:und|aber)\s+sich\s+(?:\w+\s+){0,2}?nicht\s+(?:\w+\s+)?(?:raus|heraus|hinaus|weg|ab|hervor|ver|"
    r"fort)?(?:locken|drängen|reißen|provozieren|"
    r"leiten|lenken|beirren|stören|verdrängen|bewegen)\s+lassen\b",
    r"\s*,?\s+(?:und|aber)\s+l(?:ässt|assen)\s+sich\s+(?:\w+\s+){0,2}?nicht\s+(?:\w+\s+)?(?:raus|heraus|hinaus|weg|"
    r"ab|hervor|ver|fort)?(?:locken|drängen|"
    r"reißen|provozieren|leiten|lenken|beirren|stören|verdrängen|bewegen)\b",
)
# *soll sich nicht in Gefahr begeben und ...*
NO_DANGER = re.compile(
    r"\bsich\s+(?:(?:bitte|ja|aber|bloß|doch|dabei)\s+)*nicht\s+(?:(?:unnötig|selbst|selber|"
    r"zu\s+sehr)\s+)*(?:in\s+Gefahr\s+(?:begeben|bringen)|"
    r"(?:dem\s+(?:Feuer|Beschuss)|der\s+Gefahr)\s+aussetzen|gefährden|exponieren)\s*(?:,|und)\s+",
    re.IGNORECASE,
)
# *zieht in die Lücke dazwischen*
IN_BETWEEN = re.compile(
    r"\b(?:(?:in|auf)\s+(?:die|den|das)\s+(?:Lücke|Platz|freie\s+Stelle|Zwischenraum)\s+)?dazwischen\b", re.IGNORECASE
)
# *3/2L und 4/2L rein*: into what was named
IN_THERE = re.keyed(
    r"^(?P<who>\W*(?:(?:[Dd]ie|[Dd]as|[Dd]er|und|auch)?\s*[A-ZÄÖÜ\d][\w/.]*\s*,?\s+){1,5}?)(?:rein|hinein|dorthin|dahin|da\s+rein|mit\s+rein|"
    r"auch\s+hin)(?=\s*[.!]*\s*$)"
)
# *die Kanonen anhängen*
HOOK_UP = re.compile(
    r"\b(?:die|ihre|seine)\s+(?:Kanonen|Geschütze|Haubitzen)\s+(?:wieder\s+)?an(?:zu)?hängen\b", re.IGNORECASE
)
# *soll hinter den beiden aufpassen*
LOOKS_OUT = re.compile(r"\b(?P<where>(?:hinter|neben|bei|vor)\s+[^,;:.!?]{2,40}?)\s+auf(?:zu)?passen\b", re.IGNORECASE)
# *hinter den beiden*: those who were spoken of
BEHIND_BOTH = re.compile(
    r"\b(?P<where>hinter|neben|vor)\s+(?:den|die)\s+beiden(?=\s*(?:[.,;!]|$|auf\b|und\b|zu\b|in\b|geh|steh|bleib|"
    r"stell|aufpass|als\b))",
    re.IGNORECASE,
)
NAME = r"(?:(?:de[nmr]|die|das)\s+)?(?-i:[A-ZÄÖÜ\d])[\w./-]*(?:\s+(?-i:[A-ZÄÖÜ\d])[\w/-]*)?"
# *Dafür bleibt 5M drin, und 7L stellt sich ...*: the one stays, and does nothing that the other does
THEREFORE_STAYS = re.compile(
    r"^(?P<lead>\W*)(?:dafür|dort|dann|dabei|deshalb|danach|also|jetzt|hier|nun|vorerst|zunächst|außerdem|ebenso|so|"
    r"trotzdem|inzwischen|weiterhin|"
    r"natürlich|selbstverständlich|daher|darum)\s+(?P<does>bleibt|bleiben|hält|halten|wartet|warten|steht|stehen)\s+"
    rf"(?P<who>{NAME}(?:\s+und\s+{NAME})?)(?:\s+(?P<there>drin|dort|da|hier))?(?=\s*,|\s+(?:und|während)\b)",
    re.IGNORECASE,
)
# *soll näher an 1/2Nas heranrücken*
NEARER_TO = (
    (rf"\b(?:näher|dichter|enger|weiter)\s+an\s+(?P<whom>{NAME})\s+(?:heran|ran)(?P<zu>zu)?(?:rücken|gehen|ziehen|"
     rf"kommen|marschieren)\b",
     lambda found: f"zu {found['whom']} auf{'zu' if found['zu'] else ''}schließen"),
    (rf"\b(?:rückt|geht|zieht|kommt|rücken|gehen|ziehen|kommen)\s+(?:noch\s+|etwas\s+|ein\s+Stück\s+)?(?:näher|"
     rf"dichter|enger|weiter)\s+an\s+"
     rf"(?P<whom>{NAME})\s+(?:heran|ran)\b", r"schließt zu \g<whom> auf"),
)  # fmt: skip
# *darf sich sein Ziel selbst aussuchen*, *freie Zielwahl*
OWN_CHOICE = re.compile(
    r"\b(?:(?:darf|dürfen|kann|können|soll|sollen)\s+(?:sich\s+)?(?:seine?|ihre?|das|die)\s+Ziele?\s+(?:selbst\s+|"
    r"selber\s+|frei\s+)*(?:aus)?(?:suchen|wählen)|"
    r"(?:such|wähl)(?:t|en)\s+(?:sich\s+)?(?:seine?|ihre?|das|die)\s+Ziele?\s+(?:selbst|selber|frei)(?:\s+aus)?|"
    r"(?:hat|haben|bekommt|bekommen)\s+(?:freie\s+Zielwahl|freie\s+Wahl\s+(?:des\s+Ziels|der\s+Ziele)))\b"
    r"(?!\s*,?\s*(?:aber|jedoch|doch|allerdings|nur)\s+\w)",
    re.IGNORECASE,
)
# *lässt sich zu keinem Angriff hinreißen*
NOT_CARRIED_AWAY = re.compile(
    r"\bl(?:ässt|assen)\s+sich\s+(?P<not>nicht\s+)?(?:dabei\s+)?(?:zu|in)\s+(?P<no>k)?eine[mnr]?\s+(?:Angriff|"
    r"Attacke|Gegenangriff|Nahkampf)\s+"
    r"(?:hinreißen|verleiten|provozieren|verlocken|verwickeln|ein)\b",
    re.IGNORECASE,
)
# *Reiter werden im Karree empfangen*
MET_IN_SQUARE = re.compile(
    r"\b(?:feindliche\s+)?(?P<who>Reiter(?:ei)?|Kavallerie|Kav\.?)\s+(?:wird|werden|ist|sind)\s+(?:immer\s+|stets\s+|"
    r"von\s+allen\s+|grundsätzlich\s+)*im\s+"
    r"(?:Karree|Viereck)\s+(?:zu\s+)?(?:empfangen|erwarten|erwartet|abgewehrt|abzuwehren|begegnet|begegnen)\b",
    re.IGNORECASE,
)
# *dient den Kanonen als Bedeckung*
AS_COVER = re.compile(
    r"\b(?P<verb>dien|gereich)(?P<end>t|en)\s+(?P<whom>[^,;:.!?]{2,40}?)\s+als\s+(?:Bedeckung|Schutz|Deckung|"
    r"Begleitschutz|Eskorte)\b",
    re.IGNORECASE,
)
# *hält erst an, wenn es dort ist*
STOPS_THERE = re.compile(
    r"\s*,?\s+und\s+(?:hält|halten|macht|machen|bleibt|bleiben|stoppt|stoppen)\s+erst\s+(?:an|Halt|"
    r"stehen)?\s*,?\s*wenn\s+(?:er|sie|es)\s+(?:dort|da|angekommen|"
    r"am\s+Ziel|drin)\s*(?:ist|sind)\b",
    re.IGNORECASE,
)
# *sollen nicht so weit vorne stehen, lieber hinter dem Bach bleiben*
RATHER_THERE = re.compile(
    r"\b(?P<shall>soll(?:en)?|muss|müssen|darf|dürfen)\s+nicht\s+(?:(?:so|zu|ganz)\s+)*(?:weit\s+|nah\s+|"
    r"dicht\s+)?(?:vorne?|hinten|draußen|raus|links|rechts|da|dort|nah|dicht|"
    r"dran|alleine?)?\s*(?:stehen|sein|bleiben|rumstehen|herumstehen)\s*,\s*(?:sondern\s+)?(?:lieber|besser|eher|"
    r"sondern)\s+",
    re.IGNORECASE,
)
# *die mittlere von den dreien*
OF_THE_THREE = re.compile(
    r"\s+von\s+den\s+(?:beiden|zweien|dreien|vieren|fünfen)\b(?=\s+(?:\d|[,;.!]|$))", re.IGNORECASE
)
# *kommt von der Bergerie runter und stellt sich ...*: from where, goes without saying
COMES_FROM = re.compile(
    r"\s+komm(?:t|en)\s+(?:jetzt\s+|dann\s+)?(?:von|aus)\s+(?:(?:der|dem|den)\s+)?[^,;:.!?\d]{2,30}?(?:\s+(?:runter|"
    r"herunter|her|weg|rüber|herüber|hoch|raus|heraus))?"
    r"\s*,?\s+und\s+(?=\w+(?:t|en)\b)",
    re.IGNORECASE,
)
# *lässt Petit-Pierrepont durch 1/4L besetzen*: it does so
BY_WHOM = re.compile(
    rf"\s*,?\s*(?:und\s+)?(?:^(?P<lead>\W*){NAME}\s+)?(?:l(?:ässt|assen)\s+|hat\s+|"
    rf"haben\s+)?(?P<what>{NAME})\s+(?:durch|von)\s+(?P<who>(?:das\s+|die\s+)?\d+/\w+)\s+"
    r"(?P<verb>besetz|nehm|sicher|deck|halt|verteidig|beschieß)e?n(?P<to>\s+zu)?(?P<lets>\s+lassen)?(?=\s*(?:[.,;!]|"
    r"$|und\b))",
    re.IGNORECASE,
)
DOES_IT = {
    "besetz": "besetzt",
    "nehm": "nimmt",
    "sicher": "sichert",
    "deck": "deckt",
    "halt": "hält",
    "verteidig": "verteidigt",
    "beschieß": "beschießt",
}
# *Eine Verfolgung über den Bach hinaus findet nicht statt*
NO_PURSUIT = re.compile(
    r"\b(?:eine|die|jede|jegliche)?\s*Verfolgung(?:\s+[^,;:.!?]{2,40}?\s+hinaus)?\s+(?:findet\s+nicht\s+statt|"
    r"unterbleibt|hat\s+zu\s+unterbleiben|ist\s+(?:untersagt|"
    r"verboten|zu\s+unterlassen)|wird\s+(?:untersagt|unterlassen))",
    re.IGNORECASE,
)


def by_whom(found: re.Match[str]) -> str:
    """What one has another do, told of him who does it."""
    if found["lets"] is None and "läss" not in found[0].lower() and "lassen" not in found[0].lower():
        return found[0]
    mark = found["lead"] if found["lead"] is not None else "; "
    return f"{mark}{found['who']} {DOES_IT[found['verb'].lower()]} {found['what']}"


SPOKEN = (
    turn("lassen|lässt", BY_WHOM, by_whom),
    turn("verfolgung", NO_PURSUIT, "keine Verfolgung"),
    turn("komm", COMES_FROM, " "),
    turn("lieber|besser|eher|sondern", RATHER_THERE, r"\g<shall> "),
    turn("von den ", OF_THE_THREE),
    turn(
        "bleib|hält|halten|wart|steh",
        THEREFORE_STAYS,
        lambda one: f"{one['lead']}{one['who']} {one['does']} {one['there'] or 'stehen'}",
    ),
    *(turn("heran| ran", re.compile(said, re.IGNORECASE), meant) for said, meant in NEARER_TO),
    turn("ziel", OWN_CHOICE, "hat Feuer frei"),
    turn("sich ", NOT_CARRIED_AWAY, lambda found: f"greift {'nicht ' if found['not'] or found['no'] else ''}an"),
    turn("karree|viereck", MET_IN_SQUARE, "gegen Kavallerie Karree"),
    turn("als ", AS_COVER, r"deck\g<end> \g<whom>"),
    turn("erst", STOPS_THERE),
    turn("beiden", BEHIND_BOTH, r"\g<where> diesen"),
    turn("dazwischen", IN_BETWEEN, "zwischen diese beiden"),
    turn("rein|hin", IN_THERE, r"\g<who>geht dorthin"),
    turn("anhängen|anzuhängen", HOOK_UP, "aufprotzen"),
    turn("aufpassen|aufzupassen", LOOKS_OUT, r"\g<where> bleiben"),
    turn("ganz bis", NOT_QUITE, "bis kurz vor "),
    turn("ganz ", QUITE),
    turn("da ", THERE, "dort "),
    turn("rüber|nüber| hin|runter| hoch|rauf", OVER_TO),
    turn("richtung", TOWARDS_AS_FAR),
    *(
        turn(
            "nimmt|nehm|draufh|drauf|drein|nieder|haufen|boden|überreiten|überzureiten",
            re.compile(said, re.IGNORECASE),
            meant,
        )
        for said, meant in TAKES_ON
    ),
    *(turn("lassen|lässt", re.compile(said, re.IGNORECASE)) for said in NOT_LURED),
    turn("sich ", NO_DANGER),
)
