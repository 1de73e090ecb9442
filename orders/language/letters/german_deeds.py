"""German deeds: what German tells with a noun or around its object: *löst 5M ab*, *hat den Wald im Griff*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

NAME = (
    r"(?:(?i:das|die|der|dem|den)\s+)?(?:(?:Brigade|Division|Batterie|Bataillon)\s+)?"
    r"(?:[A-ZÄÖÜ][\w-]+|\d+/\d+\w*|\d+[A-Z]\w*)"
)
END = r"(?=\s*(?:[,;.!)]|$|und\b))"
# *Das 1/28Ora löst das 2/2Nas am Bach ab*
RELIEVES = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{NAME})\s+(?:(?:soll|muss|"
    rf"wird)\s+)?(?:löst\s+(?P<whom>{NAME})(?:\s+[^,;:.!?]{{2,30}}?)?\s+ab|"
    rf"(?P<other>{NAME})(?:\s+[^,;:.!?]{{2,30}}?)?\s+"
    rf"ablösen){END}"
)
# *Saxe-Weimar hat den Wald im Griff*
IN_HIS_GRIP = re.compile(
    rf"\b(?:hat|behält|(?P<many>haben|behalten))\s+(?P<what>[^,;:.!?]{{3,40}}?)\s+(?:fest\s+|gut\s+|"
    rf"weiter\s+)?(?:im\s+Griff|in\s+(?:der|seiner|unserer)\s+Hand|"
    rf"unter\s+Kontrolle|besetzt){END}"
)
# *Husson lässt ein Bataillon bei H5 zurück*
LEAVES_BEHIND = re.compile(
    r"^(?P<lead>\W*)(?P<who>[A-ZÄÖÜ][\w-]+)\s+(?:lässt|soll|muss)\s+(?P<some>(?:ein|zwei|drei|vier)\s+(?:Bataillone?|"
    r"Regimenter|Regiment|Schwadron(?:en)?))\s+"
    r"(?:als\s+\w+\s+)?(?P<where>(?:in|bei|am|im|auf|an\s+der|hinter|beim)\s+[^,;:.!?]{2,30}?)\s+zurück(?:lassen)?"
    + END
)
# *Das 2/93 dient dem 1/93 als Rückhalt*, *macht den Rückhalt für das 1/93*
SERVES_AS = re.compile(
    rf"\b(?:dien(?:t|en)\s+(?P<whom>{NAME})\s+als|(?:macht|machen|stellt|stellen|gibt|geben)\s+(?:den|"
    rf"die)(?=\s+\w+\s+für))\s+"
    rf"(?:Rückhalt|Reserve|Rückendeckung|Bedeckung|Deckung|Unterstützung|Nachhut)(?:\s+für\s+(?P<for>{NAME}))?{END}"
)
# *5M braucht Hilfe, also geht 7L dorthin*
NEEDS_HELP = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{NAME})\s+(?:braucht|brauchen|benötigt)\s+(?:wohl\s+|dringend\s+|bald\s+)?(?:Hilfe|"
    rf"Unterstützung|Verstärkung)\s*[,;.–-]?\s*"
    r"(?:also\s+|deshalb\s+|darum\s+|daher\s+|drum\s+|und\s+)?(?:geht|soll|muss|kommt|rückt|marschiert|eilt|"
    r"zieht)\s+(?P<other>"
    rf"{NAME})\s+(?:(?:ihm|ihr|ihnen)\s+zu\s+Hilfe|zu\s+(?:ihm|ihr|ihnen)|dorthin|dahin|hin|da\s+hin)(?:\s+(?:gehen|"
    rf"eilen|kommen|marschieren|vor))?{END}"
)
# *lassen sich auf keinen Kampf ein*, *hält sich aus Gefechten heraus*
FIGHT = r"(?:Kampf|Kämpfe|Kämpfen|Gefecht|Gefechte|Gefechten|Handgemenge|Nahkampf|Scharmützel)"
KEEPS_OUT = re.keyed(
    rf"\b(?:l(?:ässt|asst)\s+sich\s+(?:nicht\s+)?(?:auf|in)\s+(?!keinen?\s+(?:Nahkampf|Handgemenge))(?:k?ein(?:en)?\s+)?{FIGHT}\s+ein|"
    rf"(?P<many>lassen)\s+sich\s+(?:nicht\s+)?(?:auf|in)\s+(?!keinen?\s+(?:Nahkampf|Handgemenge))(?:k?ein(?:en)?\s+)?{FIGHT}\s+ein|"
    rf"greift\s+in\s+kein(?:en)?\s+{FIGHT}\s+ein|(?P<many2>greifen)\s+in\s+kein(?:en)?\s+{FIGHT}\s+ein|"
    rf"(?:ver)?meidet\s+(?:jede[ns]?|alle)\s+{FIGHT}|"
    rf"(?P<many3>(?:ver)?meiden)\s+(?:jede[ns]?|alle)\s+{FIGHT}|hält\s+sich\s+aus\s+(?:allen?\s+|"
    rf"jedem\s+)?{FIGHT}\s+(?:he)?raus|"
    rf"(?P<many4>halten)\s+sich\s+aus\s+(?:allen?\s+|jedem\s+)?{FIGHT}\s+(?:he)?raus){END}"
)
NOT_AT_ALL = re.compile(r"\bnicht\b|\bkein", re.IGNORECASE)
# *Ich würde das 8M gern bei La Bergerie sehen*
GLADLY_SEE = re.compile(
    rf"^(?P<lead>\W*)(?:ich|wir)\s+(?:würden?|möchten?|hätten?|will|wollen|wüssten?)\s+(?P<who>{NAME})\s+(?:(?:lieber|"
    rf"gerne?|noch|auch|am\s+liebsten|jetzt|bald)\s+)*"
    r"(?P<where>(?:in|bei|am|im|auf|an|hinter|vor|neben|beim|zwischen|rechts|links|weiter|"
    r"näher)\s[^,;:.!?]{2,50}?)(?:\s+(?:sehen|haben|wissen))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Könnte Bijleveld nicht etwas weiter nach hinten?*: asked for, and not denied
COULD_HE_NOT = re.compile(
    rf"^(?P<could>\W*(?:könnte|könnten|sollte|sollten|wollte|kann|"
    rf"können)\s+{NAME})\s+(?:denn\s+)?nicht\s+(?:(?:vielleicht|besser|lieber|einfach|mal|doch|auch)\s+)*(?=[^?]*\?)",
    re.IGNORECASE,
)
# *Perponcher soll sich nicht so weit vorwagen, E10 reicht*
NOT_SO_FAR = re.compile(
    rf"^(?P<who>\W*{NAME})\s+(?:soll(?:te)?|darf|muss)\s+(?:sich\s+)?(?:mir\s+|bitte\s+)?nicht\s+(?:so|zu|"
    rf"gar\s+so)\s+(?:weit|nah|dicht)\s+[^,;:.!?]{{0,30}}?\s*[,;.–-]\s*"
    rf"(?:bis\s+|in\s+|nach\s+)?(?P<square>{SQUARE})\s+(?:reicht|genügt|langt|wäre\s+(?:genug|besser|gut)|"
    rf"ist\s+(?:genug|weit\s+genug))(?:\s+\w+)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *sucht sich Deckung im Wald*
SEEKS_COVER = re.compile(
    r"\b(?:such(?:t|en)|nimm|nimmt|nehmen|finde[tn])\s+(?:sich\s+)?(?:bitte\s+)?(?:Deckung|Schutz|"
    r"Unterschlupf)\s+(?=(?:im|in|hinter|am|an|bei|beim)\s)",
    re.IGNORECASE,
)


# *Jamin schickt zwei Bataillone an den Waldrand*
SENDS = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:(?:die\s+)?(?:Brigade|Division)\s+)?(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:schickt|entsendet|"
    r"sendet|detachiert|stellt|wirft)\s+"
    r"(?P<some>(?:ein|zwei|drei|vier)\s+(?:Bataillone?|Regimenter|Regiment|Schwadron(?:en)?))\s+(?P<where>(?:nach|in|"
    r"an|auf|hinter|zu[mr]?|ins|ans|gegen|vor)\s+"
    r"[^,;:.!?]{2,40}?)(?:\s+(?:vor|voraus|ab))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *bricht den Angriff ab*
BREAKS_OFF = re.keyed(
    r"\b(?:bricht|(?P<many>brechen))\s+(?:(?:er|sie|es)\s+)?(?:den|das|die|ihren|seinen)\s+(?:Angriff|Kampf|Gefecht|"
    r"Vormarsch|Attacke)\s+(?:sofort\s+|dann\s+)?ab"
    r"(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)
# *Für den Rest gilt: abwarten*
FOR_THE_REST = re.compile(
    r"^\W*für\s+(?:den\s+Rest|die\s+(?:anderen|übrigen|restlichen)|alle\s+(?:anderen|übrigen))\s+(?:gilt|heißt\s+es|"
    r"bleibt\s+es\s+bei)\s*(?:nur\s*)?[:,]?\s*"
    r"(?:ab)?(?:warten|stehen\s*bleiben|stehenbleiben|stillhalten|Stellung\s+halten|bleiben|halten|"
    r"ruhig\s+bleiben)(?:\s*,?\s*(?:wo\s+sie\s+sind|und\s+\w+))?"
    r"(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Rechts von der Straße Gauthier, links Jamin*, *das 1/4L rechts, das 2/4L links vom Weg*
SIDE = r"(?:rechts|links|nördlich|südlich|östlich|westlich)"
OF_WHAT = r"(?P<of>(?:vom|von\s+der|von\s+dem|von|der|des)\s+[A-ZÄÖÜ][\w-]+)"
ON_BOTH_SIDES = (
    re.compile(
        rf"^(?P<lead>\W*)(?P<side>{SIDE})\s+{OF_WHAT}\s+(?P<one>{NAME})\s*,\s*(?P<other_side>{SIDE})\s+(?:davon"
        rf"\s+)?(?P<other>{NAME})(?=\s*[.!]*\s*$)",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?P<lead>\W*)(?P<one>{NAME})\s+(?P<side>{SIDE})\s*,\s*(?:und\s+)?(?P<other>{NAME})"
        rf"\s+(?P<other_side>{SIDE})\s+{OF_WHAT}(?=\s*[.!]*\s*$)",
        re.IGNORECASE,
    ),
)
# *Falls die Jäger zurückgehen, rückt Husson nach*: he advances
COMES_AFTER = re.compile(
    rf"(?P<case>\b(?:wenn|falls|sobald)\s[^,;:.!?]{{4,60}},\s*(?:dann\s+|so\s+)?)(?:rückt|stößt|drängt|"
    rf"setzt)\s+(?P<who>{NAME})\s+(?:sofort\s+|gleich\s+)?nach(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Keine Experimente diesmal*: what nobody can obey
NO_TRICKS = re.compile(
    r"(?:^\W*|\s*[,;–—-]\s*(?:(?:aber|und|bitte)\s+)*)(?:bitte\s+|also\s+|nur\s+)*keine\s+(?:Experimente|Heldentaten|"
    r"Abenteuer|Mätzchen|Dummheiten|Spielchen|Extratouren|"
    r"Alleingänge|Faxen|Sperenzchen|Kunststücke|Eskapaden|Risiken|Wagnisse|Spirenzchen)(?:\s+(?:bitte|diesmal|heute|"
    r"mehr|mir|jetzt|eingehen))*(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)


# *behält die Jäger im Auge*
IN_HIS_EYE = re.compile(
    rf"\b(?:behält|hält|hat|(?P<many>behalten|halten|haben))\s+(?:mir\s+|dabei\s+|"
    rf"bitte\s+)*(?P<whom>(?!sich\b)[^,;:.!?]{{2,40}}?)\s+(?:gut\s+|fest\s+|scharf\s+)?(?:im|ins)\s+(?:Auge|Blick|"
    rf"Visier){END}",
    re.IGNORECASE,
)


# *lässt sich nicht aus dem Wald vertreiben*: it stays
NOT_DRIVEN_OUT = re.compile(
    rf"\b(?:lässt|(?P<many>lassen))\s+sich\s+(?:(?:nicht|auf\s+keinen\s+Fall|durch\s+nichts|"
    rf"von\s+niemandem)\s+)?(?:aus|von|vom)\s+[^,;:.!?]{{2,30}}?\s+(?P<not>nicht\s+)?"
    rf"(?:vertreiben|verdrängen|verjagen|(?:he)?rausdrängen|abdrängen|hinauswerfen|rauswerfen|weglocken|"
    rf"fortlocken){END}"
)
# *Der Hof darf nicht verloren gehen*
NOT_LOST = re.compile(
    r"^(?P<lead>\W*)(?P<what>(?![^,;:.!?]*\b(?:Kanonen|Geschütz|Batterie|Artillerie|Stücke|Rohre))(?:(?:der|die|das)\s+)?[A-ZÄÖÜ][\w-]+(?:\s+[A-ZÄÖÜ][\w-]+)?)\s+(?:darf|"
    r"dürfen)\s+(?:uns\s+|mir\s+)?(?:auf\s+keinen\s+Fall|nicht|keinesfalls|unter\s+keinen\s+"
    r"Umständen)\s+(?:verloren\s*gehen|verlorengehen|fallen|aufgegeben\s+werden|(?:in\s+)?(?:ihre|feindliche|"
    r"französische)\s+Hände?\s+fallen)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *sucht sich eine Stellung bei F10*
SEEKS_A_PLACE = re.compile(
    r"\bsuch(?:t|en)\s+(?:sich\s+)?(?:eine[n]?\s+)?(?:(?:neue|gute|bessere|geeignete|passende)[nr]?\s+)?(?:Stellung|"
    r"Platz|Position|Aufstellung)\s+"
    r"(?=(?:bei|in|im|an|am|hinter|auf|neben|nahe|östlich|westlich|nördlich|südlich|rechts|links)\s)",
    re.IGNORECASE,
)
# *auf die andere Seite vom Bach*
OTHER_SIDE = re.compile(
    r"\bauf\s+die\s+(?:andere|gegenüberliegende|jenseitige)\s+Seite\s+(?P<of>vom|des|von\s+der|"
    r"der)\s+(?P<what>(?:Bach|Straße|Chaussee|Fluss|Hecke|Weg)(?:e?s)?)\b",
    re.IGNORECASE,
)
# *rückt von Quatre-Bras nach La Bergerie vor*: from there, and not to there
FROM_A_NAME = re.compile(
    r"\b(?P<goes>(?:marsch\w*|geht|gehen|zieht|ziehen|rückt|rücken|läuft|laufen|fährt|fahren|reitet|reiten|kommt|"
    r"kommen|verlegt|verlegen)\s+"
    r"(?:(?:dann|jetzt|sofort|gleich|bitte|weiter|langsam|"
    r"wieder)\s+)*)von\s+(?P<from>(?-i:[A-ZÄÖÜ])[\w-]+(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?)\s+(?:aus\s+)?"
    r"(?=(?:nach|bis|zu[mr]?|in|auf|Richtung)\s)",
    re.IGNORECASE,
)
# *Die Plänkler nicht im Karree, die laufen weg*
THEY_RUN = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:die\s+)?(?:Plänkler|Jäger|Tirailleure|Schützen|Voltigeure))\s+(?:bilden\s+|gehen\s+|"
    r"sollen\s+)?(?:nicht\s+(?:im|ins|in\s+ein)|kein)\s+Karree(?:\s+bilden)?\s*,?\s*"
    r"(?:die|sie|sondern|dafür)?\s*(?:laufen|rennen|weichen|gehen|ziehen|hauen)\s+(?:sich\s+|lieber\s+)?(?:weg|zurück|"
    r"aus|ab|davon)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *laufen weg*: away, and no way
AWAY = re.compile(
    r"(?P<goes>\b(?:lauf|läuf|renn|geh|zieh|fahr|fähr|reit|komm|rück|"
    r"hau)\w*\s+(?:[\wäöüß]+\s+){0,2}?)weg(?=\s*(?:[,;.!)]|$|und\b))"
)
# *hält sich aus dem Feuer*
OUT_OF_FIRE = re.compile(
    rf"\b(?:(?P<shall>soll(?:en)?|muss|müssen)\s+sich\s+(?:bitte\s+)?(?:aus\s+(?:dem|allem)|vom)\s+(?:Feuer|Gefecht|"
    rf"Schussfeld|Getümmel|Kampf|Gefahrenbereich|Schlamassel)\s+(?:(?:he)?raus|fern)?halten|"
    rf"hält\s+sich\s+(?:bitte\s+)?(?:aus\s+(?:dem|allem)|vom)\s+(?:Feuer|Gefecht|Schussfeld|Getümmel|Kampf|"
    rf"Gefahrenbereich|Schlamassel)(?:\s+(?:(?:he)?raus|fern))?){END}",
    re.IGNORECASE,
)


# *Falls nötig, unterstützt Campi Husson*: he who is named first does it
HELPS_HIM = re.compile(
    rf"(?P<before>^\W*(?:[A-ZÄÖÜ]?[a-zäöüß]+\s+){{1,3}}|,\s*(?:dann\s+|so\s+)?)(?P<does>unterstützt|deckt|folgt|"
    rf"schützt|begleitet|sichert|ersetzt|verstärkt)\s+"
    r"(?!\w+s\s+(?:Angriff|Vorstoß|Vormarsch|Attacke|Brigade|Division|Batterien?|Bataillone?|Leute|Männer|Truppen|"
    r"Reiter|Kavallerie|Infanterie|Geschütze)\b)"
    rf"(?P<who>{NAME})\s+(?P<whom>{NAME})(?=\s*(?:[,;.!)]|$|und\b|dabei\b|mit\b))"
)
# *Statt nach rechts geht Hubert nach links*
INSTEAD_OF = re.compile(
    r"^(?P<lead>\W*)(?:statt|anstatt)\s+(?:nach|in|auf|zu[mr]?|bei)\s+[^,;:.!?]{2,30}?\s*,?\s+(?=(?:geht|soll|rückt|"
    r"zieht|reitet|marschiert|fährt|bleibt|greift|schießt)\s+[A-ZÄÖÜ\d])",
    re.IGNORECASE,
)
# *Lass Gauthier auf Gemioncourt los*
LET_LOOSE = re.compile(
    rf"\b(?:lass|lasst|lassen\s+Sie|hetz|hetzt)\s+(?P<who>{NAME})\s+auf\s+(?P<whom>[^,;:.!?]{{2,30}}?)\s+los{END}",
    re.IGNORECASE,
)
# *soll Lairalle noch in dieser Runde erreichen*
REACHES = re.compile(
    rf"\b(?P<shall>soll|sollen|muss|müssen)\s+(?P<who>(?!(?:er|sie|es)\b){NAME}\s+)?(?P<where>(?:(?:den|die|"
    rf"das)\s+)?[A-ZÄÖÜ][\w-]+(?:\s+[A-ZÄÖÜ][\w-]+)?)\s+(?:(?:noch|in\s+dieser\s+Runde|"
    rf"heute|schnell|bald|möglichst|jetzt)\s+)*erreichen{END}"
)
NO_FARTHER = re.compile(
    r"\s*,?\s*(?:aber\s+|und\s+)?keinen\s+(?:einzigen\s+)?(?:Schritt|Meter|Zentimeter|Zoll|Fußbreit)\s+(?:weiter|mehr|"
    r"darüber|drüber)(?:\s+hinaus)?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *geht nur bis zum Bach*: to it
ONLY_AS_FAR = re.compile(
    r"(?P<goes>\b(?:geht|gehen|rückt|rücken|marschier(?:t|en)|zieht|ziehen|reitet|reiten|fährt|fahren|soll|sollen|"
    r"darf|dürfen)\s+(?:(?:aber|bitte|erst\s*mal|vorerst)\s+)*)nur\s+(?=bis\s)",
    re.IGNORECASE,
)
# *Die Reiterei attackiert nicht in Karrees hinein*: it turns back before them
NOT_INTO_SQUARES = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:(?:attackier(?:t|en)|greif(?:t|en)|reite(?:t|n)|stürm(?:t|en))\s+(?:nicht|"
    r"keine|niemals|nie)\s+|(?:soll(?:en)?|darf|dürfen)\s+(?:nicht|keine|niemals|nie)\s+)"
    r"(?:(?:in|auf|gegen)\s+)?(?:(?:ein|die|feindliche|geschlossene)\s+)*(?:Karrees?|Carrés?|"
    r"Vierecke?)(?:\s+(?:hinein|rein|an|los|anreiten|hineinreiten|attackieren|angreifen|anrennen))*(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Kein Bataillon verlässt die Formation*, *alle bleiben in ihrer Formation*: no march, and no halt
KEEP_FORMATION = re.compile(
    r"^\W*(?:(?:kein\s+(?:Bataillon|Regiment)|keine\s+Einheit|niemand|keiner)\s+(?:verlässt|löst)\s+(?:die|seine|"
    r"ihre)\s+(?:Formation|Ordnung|Reihen?)(?:\s+auf)?|"
    r"alle\s+(?:bleiben|behalten)\s+(?:in\s+)?(?:ihre[rn]?|der)\s+(?:jetzigen?\s+|bisherigen?\s+)?(?:Formation|"
    r"Ordnung)(?:\s+bei)?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


# *1/2Nas nicht weiter vor*: it stays
NOT_FORWARD = re.compile(
    rf"^(?P<who>\W*{NAME})\s+(?:(?:geht|gehen|rückt|rücken|soll|sollen|darf|dürfen|"
    rf"bitte)\s+)*nicht\s+(?:mehr\s+)?weiter\s+(?:vor|nach\s+vorne?|vorwärts|vorrücken|vorgehen|voran)(?=\s*[.!]*\s*$)"
)
# *weicht jedem Angriff aus*
EVADES_ALL = re.compile(
    r"\b(?P<does>weicht|weichen)\s+(?:jedem|allen?|jeglichem)\s+(?:Angriff|Angriffen|Kampf|Kämpfen|Gefecht|Gefechten|"
    r"Nahkampf|Zusammenstoß|Attacken?)\s+aus" + END
)
# *wechselt das Ziel und nimmt 2/2L*
NEW_TARGET = re.compile(
    rf"\b(?:wechselt|(?P<many>wechseln))\s+(?:jetzt\s+|dann\s+|nun\s+)?(?:das|ihr|sein|die)\s+Ziele?\s*(?:,|und|auf|"
    rf"zu)\s*(?:(?:nimmt|nehmen|schießt|schießen|feuert|feuern)\s+)?(?:auf\s+)?(?P<whom>{NAME}){END}"
)
# *Jeder darf sich wehren, aber keiner greift an*: what goes without saying
MAY_DEFEND = re.compile(
    r"^\W*(?:jeder(?:\s+[A-ZÄÖÜ]\w+)?|alle)\s+(?:darf|dürfen|kann|können|soll|"
    r"sollen)\s+sich\s+(?:natürlich\s+)?(?:wehren|verteidigen)\s*,?\s*(?:aber|doch|nur|und)\s+",
    re.IGNORECASE,
)
# *sonst kommt er nicht mehr weg*: why
ELSE_IT_IS = re.compile(
    r"\s*,\s*(?:denn\s+)?sonst\s+(?:(?:kommt|kommen)\s+\w+\s+(?:\w+\s+){0,2}?(?:nicht|nie|zu\s+spät)|(?:ist|sind|wird|"
    r"werden|wäre|schafft|schaffen|reicht|klappt|verlieren|fehlt|war)\b)"
    r"[^,;:.!?]*(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Wenn Bijlandt nicht drankommt, ist es auch egal*, *Hier noch die restlichen Befehle:*, *die Straße muss frei bleiben*
NO_MATTER = re.compile(
    r"^\W*(?:(?:wenn|falls|ob)\s+[^,;:.!?]{3,60},\s*(?:dann\s+|so\s+)?(?:ist|wäre|macht)\s+(?:das|es)?\s*(?:mir\s+|"
    r"auch\s+|nun\s+)*(?:egal|nichts|nicht\s+(?:so\s+)?(?:schlimm|tragisch|wichtig)|"
    r"kein\s+(?:Problem|Drama|Beinbruch)|verschmerzbar)|hier\s+(?:noch\s+|nun\s+|jetzt\s+|also\s+|kommen\s+|"
    r"sind\s+)*(?:die|meine)\s+(?:restlichen|übrigen|weiteren|neuen|fehlenden|anderen)?\s*"
    r"(?:Befehle|Orders?|Anweisungen|Züge)|(?:die|der)\s+(?:Straße|Weg|Brücke|Chaussee)\s+(?:muss|"
    r"soll(?:te)?)\s+(?:bitte\s+|mir\s+)?frei\s+(?:bleiben|gehalten\s+werden|sein))\s*[.!:]*\s*$",
    re.IGNORECASE,
)
# *Perponcher übernimmt das Kommando im Wald*, *7L übernimmt den Hof*
TAKES_COMMAND = re.compile(
    r"\bübernimmt\s+(?:dort\s+|selbst\s+|persönlich\s+)*(?:das\s+Kommando|den\s+(?:Ober)?[Bb]efehl|die\s+(?:Führung|"
    r"Leitung))\s+(?P<where>im|in|bei|am|an\s+der|über)\s+(?=\S)",
    re.IGNORECASE,
)
RIDES_TO = {"im": "in den", "in": "nach", "bei": "zu", "am": "an den", "an der": "an die", "über": "zu"}
TAKES_OVER = re.compile(
    r"\b(?:übernimmt|(?P<many>übernehmen))\s+(?P<what>(?:den|das|die)\s+(?:Hof|Dorf|Gehöft|Stellung|Höhe|Hügel|"
    r"Waldrand|Kreuzung|Brücke|Häuser|Posten))\b",
    re.IGNORECASE,
)


# *Saxe-Weimar zuerst, sonst kommt er nicht mehr weg*
COMES_FIRST = re.compile(rf"^(?P<lead>\W*)(?P<who>{NAME})\s+(?P<when>zuerst)(?=\s*[.!]+\s*$)")


def across(told: re.Match[str]) -> str:
    """Over what has another side."""
    return f"über {'den' if told['of'].lower() in ('vom', 'des') else 'die'} {told['what']}"


def takes_his_place(told: re.Match[str]) -> str:
    """The one goes to where he stands whom he relieves."""
    return f"{told['lead']}{told['who']} geht an den Platz von {told['whom'] or told['other']}"


def keeps_out(told: re.Match[str]) -> str:
    """They do not fight."""
    if told[0].lower().startswith("l") and not NOT_AT_ALL.search(told[0]):
        return told[0]
    many = told["many"] or told["many2"] or told["many3"] or told["many4"]
    return f"kämpf{'en' if many else 't'} nicht"


# *Die Garde lass ich hinten, Reiter wie Kanonen*
I_LEAVE_THEM = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+lass(?:e|['’])?\s+ich\s+(?:(?:noch|erst\s*mal|lieber|vorerst|mal|auch|"
    r"mir)\s+)*(?:hinten|stehen|da|dort|zurück|in\s+Reserve|wo\s+(?:sie|er|es)\s+(?:ist|sind|steht|stehen))"
    r"(?P<both>\s*,\s*Reiter\s+(?:wie|und)\s+(?:Kanonen|Geschütze|Batterien))?(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)
# *reitet näher zu Campi hin*
RIDES_NEARER = re.compile(
    r"\b(?P<rides>reitet|geht|rückt|kommt)\s+(?:(?:etwas|ein\s+Stück|noch)\s+)?näher\s+(?:zu|an|zum|"
    r"zur)\s+(?P<whom>(?-i:[A-ZÄÖÜ])[\w-]+)(?:\s+(?:hin|heran|ran|heran))?"
    r"(?:\s*\([^()]{3,80}\))?(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)
# *Reinreiten darf er nur, wenn ihm einer die Flanke hinhält*
ONLY_INTO_FLANKS = re.compile(
    r"^\W*(?:reinreiten|draufreiten|losreiten|attackieren|angreifen)\s+(?:darf|soll|kann)\s+(?P<he>er|sie|"
    r"es)\s+nur\s*,?\s*wenn\s+[^;:.!?]{0,50}?\bFlanke\b[^;:.!?]{0,25}",
    re.IGNORECASE,
)
# *immer gegenan, das gilt für alle Reiter*
ALWAYS_BACK = re.compile(
    r"^\W*wenn\s+[^,;:.!?]{2,50}?(?:attackier|angreif|angegriff)\w*[^,;:.!?]{0,12},\s*(?:dann\s+)?immer\s+(?:gegenan|"
    r"dagegen(?:halten)?|zurück)\b(?:\s*,\s*(?:das\s+)?gilt\s+für\s+"
    r"(?P<whom>[^,;:.!?]{3,30}))?",
    re.IGNORECASE,
)
# *nach nem gewonnenen Gefecht*
SHORT_ARTICLE = re.compile(
    r"\b(?P<mit>nach|mit|bei|von|in|aus|zu|hinter|vor)\s+['’]?n(?P<e>em|er|en)\b(?=\s+[a-zäöüA-ZÄÖÜ])"
)
# *Garde (Reiter und beide Batterien): bleibt stehen*: all of it
HORSE_AND_GUNS = re.keyed(
    r"\s*\(\s*(?:Reiter(?:ei)?|Kavallerie|cavalry|horse|cavalerie|chevaux|cavaliers)\s*(?:und|and|et|&|\+|"
    r",)\s*(?:(?:die\s+beiden|die|beide|both|the|les\s+deux|les)\s+)?"
    r"(?:Batterien|Kanonen|Geschütze|Artillerie|guns|batteries|artillery|canons|pièces)\s*\)",
    re.IGNORECASE,
)
# *formiert sich zur Kolonne*
FORMS_ITSELF = re.compile(
    r"\bformier(?P<e>t|en)\s+sich\s+(?:zur|in|zu\s+einer|in\s+eine)\s+(?P<formed>Kolonne|Linie)n?\b"
)
# *Gemioncourt geb ich nicht her: 5M bleibt im Hof*: why
NOT_GIVEN_UP = re.compile(
    r"^\W*[^,;:.!?]{3,30}\s+geb(?:e|['’])?\s+ich\s+(?:aber\s+|so\s+)?nicht\s+(?:her|auf|preis|"
    r"verloren)\s*[:,;–—-]\s*(?=\w)",
    re.IGNORECASE,
)
# *Wathiez stellt sich in H5 bereit*: all of it goes there
STANDS_READY = re.compile(
    r"\b(?:stell(?P<many>t|en)|halt(?:en|et)?|hält)\s+sich\s+(?:in|bei)\s+(?P<square>[A-Z]{1,2}\d{1,2})\s+bereit\b",
    re.IGNORECASE,
)
# *Die Schützen von 1/2L*: that battalion
RIFLES_OF = re.compile(
    r"\b(?:die|den|der)\s+(?:Schützen|Plänkler|Tirailleure|Voltigeure|Männer|Leute)n?\s+(?:von|vom|des|"
    r"der)\s+(?:das\s+|dem\s+)?(?=\d{1,2}/)",
    re.IGNORECASE,
)
GERMAN_DEEDS = (
    turn("formier", FORMS_ITSELF, lambda told: f"bild{'et' if told['e'] == 't' else 'en'} {told['formed']}"),
    turn("geb", NOT_GIVEN_UP),
    turn("batter|kanonen|geschütz|artiller|guns|canons|pièces", HORSE_AND_GUNS),
    turn("lass", I_LEAVE_THEM, lambda told: f"{told['who']} bleibt stehen"),
    turn("näher", RIDES_NEARER, r"reitet zu \g<whom>"),
    turn("flanke", ONLY_INTO_FLANKS, r"\g<he> opportunity charge flank only"),
    turn("immer", ALWAYS_BACK, lambda told: f"Gegenangriffe: immer, {told['whom'] or 'alle Reiter'}"),
    turn(" nem| 'nem| ner| nen", SHORT_ARTICLE, r"\g<mit> ein\g<e>"),
    turn("bereit", STANDS_READY, lambda told: f"rück{told['many'] or 't'} nach {told['square']} vor"),
    turn("schützen|plänkler|tirailleur|voltigeur|männer|leute", RIFLES_OF),
    turn("egal|nicht|problem|drama|beinbruch|hier |frei ", NO_MATTER),
    turn("nicht", NOT_FORWARD, r"\g<who> bleibt stehen"),
    turn("weich", EVADES_ALL, lambda told: f"{told['does']} aus, wenn sie angegriffen werden"),
    turn("wechse", NEW_TARGET, lambda told: f"feuer{'n' if told['many'] else 't'} auf {told['whom']}"),
    turn("wehren|verteidigen", MAY_DEFEND),
    turn("sonst", ELSE_IT_IS),
    turn("zuerst", COMES_FIRST, r"\g<lead>\g<who> ist \g<when> dran"),
    turn("übernimmt", TAKES_COMMAND, lambda told: f"reitet {RIDES_TO[' '.join(told['where'].lower().split())]} "),
    turn("übernimmt|übernehmen", TAKES_OVER, lambda told: f"besetz{'en' if told['many'] else 't'} {told['what']}"),
    turn(
        "unterstützt|deckt|folgt|schützt|begleitet|sichert|ersetzt|verstärkt",
        HELPS_HIM,
        r"\g<before>\g<who> \g<does> \g<whom>",
    ),
    turn("statt", INSTEAD_OF, r"\g<lead>"),
    turn(" los", LET_LOOSE, r"\g<who> greift \g<whom> an"),
    turn("erreichen", REACHES, lambda told: f"{told['shall']} {told['who'] or ''}nach {told['where']} gehen"),
    turn("keinen ", NO_FARTHER),
    turn("nur bis", ONLY_AS_FAR, r"\g<goes>"),
    turn("karree|carré|viereck", NOT_INTO_SQUARES, r"\g<who> feint always"),
    turn("formation|ordnung|reihe", KEEP_FORMATION),
    turn("sich ", NOT_DRIVEN_OUT, lambda told: "bleiben stehen" if told["many"] else "bleibt stehen"),
    turn("darf|dürfen", NOT_LOST, r"\g<lead>\g<what> soll gehalten werden"),
    turn("such", SEEKS_A_PLACE, "geht "),
    turn("seite", OTHER_SIDE, across),
    turn("von ", FROM_A_NAME, r"\g<goes>aus \g<from> "),
    turn("karree", THEY_RUN, r"\g<lead>Wenn Kavallerie angreift, weichen \g<who> aus"),
    turn("weg", AWAY, r"\g<goes>fort"),
    turn(
        "feuer|gefecht|schussfeld|getümmel|kampf|gefahr|schlamassel",
        OUT_OF_FIRE,
        lambda told: f"{told['shall']} zurückbleiben" if told["shall"] else "bleibt zurück",
    ),
    turn("auge|blick|visier", IN_HIS_EYE, lambda told: f"beobacht{'en' if told['many'] else 'et'} {told['whom']}"),
    turn("schickt|sendet|detachiert|stellt|wirft", SENDS, r"\g<lead>\g<some> von \g<who> geht \g<where>"),
    turn(" ab", BREAKS_OFF, lambda told: f"{'ziehen' if told['many'] else 'zieht'} sich zurück"),
    turn("für ", FOR_THE_REST, "alle übrigen bleiben stehen"),
    *(
        turn("rechts|links|lich", said, r"\g<lead>\g<one> geht \g<side> \g<of>; \g<other> geht \g<other_side> \g<of>")
        for said in ON_BOTH_SIDES
    ),
    turn("nach", COMES_AFTER, r"\g<case>rückt \g<who> vor"),
    turn("keine ", NO_TRICKS),
    turn("löst|ablösen", RELIEVES, takes_his_place),
    turn(
        "griff|hand|kontrolle|besetzt",
        IN_HIS_GRIP,
        lambda told: f"{'halten' if told['many'] else 'hält'} {told['what']}",
    ),
    turn("zurück", LEAVES_BEHIND, r"\g<lead>\g<some> von \g<who> bleibt \g<where>"),
    turn(
        "rückhalt|reserve|deckung|unterstützung|nachhut",
        SERVES_AS,
        lambda told: f"unterstützt {told['whom'] or told['for']}" if told["whom"] or told["for"] else told[0],
    ),
    turn("hilfe|unterstützung|verstärkung", NEEDS_HELP, r"\g<lead>\g<other> unterstützt \g<who>"),
    turn("sich |kampf|gefecht|kämpf|handgemenge|scharmützel", KEEPS_OUT, keeps_out),
    turn("würde|möchte|hätte|will|wollen|wüsste", GLADLY_SEE, r"\g<lead>\g<who> geht \g<where>"),
    turn("nicht", COULD_HE_NOT, r"\g<could> "),
    turn("nicht", NOT_SO_FAR, r"\g<who> geht nach \g<square>"),
    turn("deckung|schutz|unterschlupf", SEEKS_COVER, "geht "),
)
