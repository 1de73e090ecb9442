"""What Germans of every day say of a general that is no task: it is noted, or left out.

*sorgt dafür, dass Campi nicht trödelt*, *soll nicht auf Campi warten*, *ich setze alles auf Husson*,
*Husson nimmt sich Zeit*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *und passt auf, dass der nicht zu schnell vorgeht*: a general's care
WATCHES_HIM = re.keyed(
    r"\s*,?\s+und\s+(?:(?:er|sie)\s+)?(?:pass(?:t|en)\s+(?:mir\s+|dort\s+|gut\s+)?auf(?:\s+ihn|\s+sie)?|acht(?:et|en)\s+darauf|sorg(?:t|en)\s+dafür|sieht\s+zu|schaut(?:\s+(?:zu|darauf|drauf))?|"
    r"gib(?:t)?\s+acht|hat\s+ein\s+Auge\s+(?:darauf|drauf))\s*(?:,\s*(?:dass|daß|ob|wie)\s+[^,;:.!?]{2,30}?\s+(?:nicht\s+(?:zu\s+)?|(?:ihre|seine)\s+\w+\s+|mit)[^,;:.!?]{2,40})?"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Bachelu sorgt dafür, dass Campi nicht trödelt*: of nobody's place
SEES_TO_IT = re.compile(
    r"^(?P<mark>\W*)[^,;:.!?]{2,40}?\s+(?:sorgt\s+(?:bitte\s+)?dafür|achtet\s+darauf|passt\s+auf|sieht\s+zu|schaut(?:\s+(?:zu|darauf|drauf))?|kümmert\s+sich\s+darum|soll\s+(?:aufpassen|dafür\s+sorgen))\s*,\s*"
    r"(?:dass|daß)\s+[^,;:.!?]{2,30}?\s+(?:nicht\s+(?:(?:herum|rum)?(?:trödel|bummel|schlaf|säum|zögert|steht)\w*|zu\s+(?:schnell|langsam|früh|spät|hastig|forsch)\b[^,;:.!?]{0,20}|zurückbleib\w*|auseinander\w*)|"
    r"(?:Tempo|Ordnung|voran|vorwärts)\s*\w*|sich\s+beeil\w*|mitkomm\w*|dranbleib\w*)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Jérôme kommt hoffentlich bald, dann sehen wir weiter*: told of him
COMES_SOON = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:kommt|ist|wird|sollte|dürfte)\s+(?:ja\s+|wohl\s+|sicher\s+|doch\s+)*(?:hoffentlich\s+|vielleicht\s+|wahrscheinlich\s+)?(?:bald|gleich|demnächst|rechtzeitig|noch|nächste\s+Runde|irgendwann)(?:\s+(?:kommen|da(?:\s+sein)?|hier|an|eintreffen))?"
    r"(?:\s*,\s*(?:dann|danach)\s+(?:sehen|schauen|gucken|reden|entscheiden)\s+wir[^;:.!?]{0,30})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson soll nicht auf Campi warten*: nothing that anybody does
WAITS_FOR_NONE = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:soll(?:te)?|muss|braucht|darf)\s+(?:dabei\s+|aber\s+|bitte\s+)?nicht\s+auf\s+(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:zu\s+)?warten(?=\s*[.!]*\s*$)"
    r"|^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+wartet\s+(?:dabei\s+|aber\s+|bitte\s+)?nicht\s+auf\s+(?-i:[A-ZÄÖÜ])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *behält beide Brigaden im Blick*: which is no task of theirs
EYE_ON_HIS = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[^,;:.!?]{2,30}?\s+(?:(?:behält|hat|hält)\s+(?:seine|beide|alle|seine\s+beiden|die\s+beiden)\s+(?:Brigaden?|Bataillone|Leute|Truppen|Division|Regimenter|Batterien)\s+(?:gut\s+)?im\s+(?:Blick|Auge)|beobachtet\s+(?:seine|beide|seine\s+beiden)\s+(?:Brigaden?|Bataillone|Leute|Truppen|Division|Regimenter|Batterien))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Ich setze alles auf Husson*: his hope
ALL_ON_HIM = re.compile(
    r"^\W*(?:ich|wir)\s+setze?n?\s+(?:heute\s+|diesmal\s+|ganz\s+)?(?:alles|meine\s+Hoffnung\w*|auf)\s*(?:auf\s+)?(?-i:[A-ZÄÖÜ])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Nehmt euch vor der Reiterei in Acht*: which nobody can obey
TAKE_CARE = re.compile(
    r"^\W*(?:nehmt\s+euch|nimm\s+dich|nehmen\s+Sie\s+sich|hütet\s+euch|seht\s+euch)\s+(?:gut\s+)?vor\s+[^,;:.!?]{2,40}?(?:\s+in\s+[Aa]cht|\s+vor)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson nimmt sich Zeit*
TAKES_HIS_TIME = re.compile(
    r"^\W*(?-i:[A-ZÄÖÜ])[\w-]{2,20}\s+(?:nimmt|lässt|soll)\s+sich\s+(?:ruhig\s+|dabei\s+|bitte\s+)?Zeit(?:\s+(?:nehmen|lassen))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Saxe-Weimar soll seine Leute nicht verheizen*, *Perponcher sorgt für Ordnung*, *Auf 7M kann ich warten*: no task
NO_TASK = (
    r"^\W*(?-i:[A-ZÄÖÜ])[^,;:.!?]{2,30}?\s+(?:soll(?:te)?|darf|muss)\s+(?:mir\s+)?(?:seine|ihre)\s+(?:Leute|Männer|Truppen|Bataillone|Soldaten|Kräfte)\s+(?:mir\s+|ja\s+|bitte\s+)*nicht\s+(?:verheizen|opfern|verschleißen|verschwenden|überanstrengen|zu\s+sehr\s+\w+)(?=\s*[.!]*\s*$)",
    r"^\W*(?-i:[A-ZÄÖÜ])[^,;:.!?]{2,30}?\s+(?:sorgt|soll)\s+(?:dort\s+|da\s+|bitte\s+|mal\s+)*für\s+(?:Ordnung|Ruhe|Stimmung|gute\s+Laune)(?:\s+sorgen)?(?=\s*[.!]*\s*$)",
    r"^\W*auf\s+(?:das\s+|die\s+|den\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]{1,20}\s+(?:kann|können)\s+(?:ich|wir)\s+(?:noch\s+|gut\s+)?(?:warten|verzichten)(?=\s*[.!]*\s*$)",
    r"^\W*wer\s+(?:sich\s+zurückzieht|zurückgeht|weicht)\s*,\s*(?:der\s+)?bleibt\s+(?:dabei\s+)?(?:in\s+(?:guter\s+)?Ordnung|geordnet|zusammen)(?=\s*[.!]*\s*$)",
    r"^\W*(?:bei|gegen)\s+[^,;:.!?]{2,30}?\s+lohnt\s+(?:sich\s+)?(?:kein|das|ein)\s*[^,;:.!?]{2,20}(?=\s*[.!]*\s*$)",
)


NO_TASK_IN_GERMAN = (
    turn("dass|daß|auf|zu", WATCHES_HIM),
    turn("dass|daß", SEES_TO_IT, r"\g<mark>"),
    turn("bald|gleich|demnächst|rechtzeitig|noch|runde|irgendwann", COMES_SOON),
    turn("nicht auf", WAITS_FOR_NONE),
    turn("blick|auge|beobachtet", EYE_ON_HIS),
    turn("setze", ALL_ON_HIM),
    turn(" vor ", TAKE_CARE),
    turn("zeit", TAKES_HIS_TIME),
    *(
        turn("leute|männer|truppen|bataillone|soldaten|kräfte|für |auf |wer |lohnt", re.keyed(said, re.IGNORECASE))
        for said in NO_TASK
    ),
)
