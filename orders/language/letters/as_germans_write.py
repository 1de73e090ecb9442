"""As Germans write: long sentences in which an order hangs on a remark, and in which a pronoun waits for its name."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?:(?:General|Brigade|Division|der\s+Brigade|der\s+Division|dem|der|den)\s+)?(?-i:[A-ZÄÖÜ][\w-]+|\d+/\w+)"
ENDS = r"(?=\s*(?:[.;!]|$))"
# *rückt ihm nach und bleibt dabei zehn Zentimeter hinter Gauthier*: he behind whom one stays is he whom one follows
WHOM_HE_FOLLOWS = re.compile(
    r"\b(?P<goes>rückt|rücken|folgt|folgen|zieht|ziehen|marschiert|marschieren)\s+(?:ihm|ihr|ihnen|diesem|dieser|diesen)\b"
    r"(?P<how>[^,;:.!?\d]{0,40}?)(?P<stays>\s*,?\s+und\s+(?:bleibt|bleiben|hält\s+sich|halten\s+sich)\s+[^,;:.!?]{0,50}?\b"
    rf"hinter\s+(?P<whom>{NAME}))",
    re.IGNORECASE,
)
# *Das Hauptthema gehört Gauthier, der auf Gemioncourt vorgehen soll*: that he shall is the order
HANDED_TO = (
    r"(?:(?:der|die|das|den|am|zuerst|zunächst|zuletzt)\b[^,;:.!?\d]{0,40}?\s"
    r"(?:gehört|gebührt|obliegt|spielt|übernimmt|macht|hat|beginnt\s+mit|liegt\s+bei)\s+"
    r"(?:(?:heute|wieder|natürlich|diesmal|dabei|nun|jetzt)\s+)*)"
)
WHO_SHALL = re.compile(
    rf"^(?P<mark>\W*){HANDED_TO}?(?P<who>{NAME})\s*,\s*(?:der|die|das|welche[rs]?)\s+(?P<what>[^,;:.!?]{{3,120}}?)\s+"
    r"(?P<shall>soll(?:te)?n?|muss|müssen|möge|mögen)(?=\s*(?:[.;!]|$|,\s*(?:ohne|um|damit|denn|weil|und|aber|doch)\b))",
    re.IGNORECASE,
)
# *die 18/6FA dagegen, die von dort nichts sehen könnte, fährt vor*: what they would do, they do not
WHO_WOULD = re.compile(
    r"(?P<who>\d+/\w+|(?-i:[A-ZÄÖÜ])[\w-]+)(?P<but>\s+(?:dagegen|hingegen|aber|jedoch))?\s*,\s*(?:der|die|das|welche[rs]?)\s+"
    r"[^,;:.!?]{3,90}?\s(?:würden?|könnten?|wären?|hätten?|müssten?|dürften?)\s*,\s*(?=(?-i:[a-zäöü])\w+(?:t|en)\b)",
    re.IGNORECASE,
)
# *spielen auf die Geschütze*: as guns play
GUNS_PLAY = re.compile(
    r"\bspiel(?P<end>t|en)\s+(?:(?:forte|fortissimo|weiter|weiterhin|zuerst|zunächst|kräftig|tüchtig|munter|ordentlich)\s+)*"
    r"(?=auf\s+(?!Zeit|Risiko|Sicherheit|Nummer|Sieg|Unentschieden|Halten|Abwarten))",
    re.IGNORECASE,
)
# *fährt auf die Höhe der 1/6FA vor*: beside it, and on no hill
LEVEL_WITH_THEM = re.compile(r"\bauf\s+die\s+Höhe\s+(?:der|des|von)\s+(?=\d+/\w+)")
# *Hubert steht mir zu einsam, weshalb er sich nach J6 zurückzieht*: what follows from it is the order
WHEREFORE = re.compile(
    rf"^(?P<mark>\W*)(?:(?P<first>{NAME})\s+(?:steht|ist|liegt|hängt|wirkt|scheint)|[^,;:.!?\d]{{0,40}}?"
    rf"\b(?:steht|ist|liegt|hängt|wirkt|scheint)\s+(?:(?:mir|uns|nun|jetzt|ja)\s+)*(?P<then>{NAME}))\b[^,;:.!?\d]{{2,60}}?\s*,\s*"
    r"(?:weshalb|weswegen)\s+(?:er|sie|es|(?P<I>ich|wir)\s+(?:ihn|sie|es))\s+"
    r"(?=[^;:!?]*(?:zieh|geh|rück|komm|reite|marschier|fähr|stell|bleib|deck|folg|such|nehm|hol|schick|führ|soll|begib)\w*\b)",
    re.IGNORECASE,
)
# *und die Jäger unter Feuer nimmt*: fires at them
TAKES_UNDER_FIRE = re.compile(
    r"\b(?P<and>und\s+)(?:dort\s+|dabei\s+|dann\s+)*(?P<whom>(?:(?:den|die|das|deren|feindliche[nrs]?)\s+)+(?-i:[A-ZÄÖÜ])[\w-]+"
    r"(?:\s+\d*/?\w+)?)\s+unter\s+(?:Feuer|Beschuss|Beschuß)\s+(?:nimmt|nehmen|hält|halten)"
    r"(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)
# *die Garde, Reiter wie Geschütze, rührt sich nicht*: all of it
ONE_AS_THE_OTHER = re.compile(
    r"\b(?P<whose>der|die|das)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]+)\s*,\s*(?:sowohl\s+)?(?P<one>Reiter|Reiterei|Kavallerie|Infanterie|Fußvolk|"
    r"Geschütze|Batterien|Artillerie|Kanonen|Pferde)\s+(?:wie|als)\s+(?:auch\s+)?(?P<other>Reiter|Reiterei|Kavallerie|Infanterie|"
    r"Fußvolk|Geschütze|Batterien|Artillerie|Kanonen)\s*,\s*(?=(?-i:[a-zäöü]))",
    re.IGNORECASE,
)
# *: sie ist die Pauke, die man einmal schlägt*: what somebody is, and what that is
WHAT_THEY_ARE = re.compile(
    r"\s*[:;,–—-]\s*(?:denn\s+)?(?:sie|er|es|das|die)\s+(?:ist|sind|bleibt|bleiben)\s+(?:ja\s+|doch\s+|schließlich\s+)*"
    r"(?:der|die|das|mein|meine|unser|unsere|ein|eine)\s+(?-i:[A-ZÄÖÜ])[\w-]+\s*,\s*(?:den|die|das|der|mit\s+de[rm])\s+"
    r"(?:man|einen?|keiner|niemand|immer|alles|nie|nur)\b[^;:!?\d]*?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *aus dem Wald herausfinden*: comes out, and finds out nothing
FINDS_OUT_OF = re.compile(
    r"(?P<out>\baus\s+(?:(?:de[mrn]|seine[mrn]|ihre[mrn]|diese[mrn])\s+)?[^,;:.!?\d]{2,40}?\s+)(?:heraus|hinaus|raus)(?P<to>zu)?finden\b",
    re.IGNORECASE,
)
FOUND_OUT_OF = re.compile(
    r"\bfind(?P<end>et|en)\s+(?P<out>(?:endlich\s+|nun\s+|jetzt\s+|bitte\s+)*aus\s+[^,;:.!?\d]{2,40}?\s+)(?:heraus|hinaus|raus)\b",
    re.IGNORECASE,
)
# *sich auf der Höhe sammeln, die Front nach Norden*: who faces somewhere is drawn up there
IN = r"(?:auf|bei|beim|in|im|an|am|hinter|vor|neben|zwischen|nördlich|südlich|östlich|westlich|nahe)"
FRONT = r"(?:die\s+|mit\s+(?:der\s+)?)?(?=(?:Front|Gesicht|Blick)\s+(?:nach|gen|gegen|Richtung|zum?|zur)\b)"
GATHERS_FACING = re.compile(
    rf"\bsich\s+(?:(?:nördlich|südlich|östlich|westlich|hinter|vor|neben|da)\s*(?:davon|dahinter|davor|daneben)\s+(?={IN}\b))?"
    rf"(?P<where>{IN}\s+[^,;:.!?]{{2,50}}?)\s+(?:zu\s+)?(?:sammeln|versammeln|aufstellen)\s*,\s*{FRONT}",
    re.IGNORECASE,
)
# *als zweite Stimme*, in an orchestra: behind somebody
AS_A_VOICE = re.compile(
    r"\s+als\s+(?:erste|zweite|dritte|letzte)\s+(?:Stimme|Geige)\b(?=\s+(?:nach|hinterher|vor|und)\b)", re.IGNORECASE
)
# *besetzt den Hof Lairalle, während das 1/2L davor ausschwärmt*: before the place that was named
BEFORE_THE_PLACE = re.compile(
    r"(?P<head>\b(?:besetz(?:t|en)|nimmt|hält)\s+(?:[^,;:.!?]{0,40}?\s)?(?:(?:den|das|die)\s+)?(?:(?:Hof|Gehöft|Dorf|Weiler|Gut|Häuser)\s+"
    r"(?:von\s+)?)?(?P<place>(?-i:[A-ZÄÖÜ])[\w-]+)\s*[,;]\s*(?:(?:und|während|wobei|indes|derweil)\s+)?(?:(?:das|die|der)\s+)?\d+/\w+"
    r"(?:\s+(?!da)[a-zäöüß]+(?:t|en))?(?:\s+(?:als|in)\s+(?-i:[A-ZÄÖÜ])\w+)?\s+)(?P<where>davor|dahinter)\b",
    re.IGNORECASE,
)
# *Das 1/92 möchte ich in H6 sehen*: there it is to be
WANTED_THERE = re.compile(
    r"(?<=[\w)]\s)(?:möchte|will|hätte|wünsche|würde)\s+ich\s+(?:(?:gern|gerne|dabei|dann|heute|lieber|bitte|noch|auch|jetzt|mir)\s+)*"
    rf"(?P<where>{IN}\s+[^,;:.!?]{{1,50}}?)\s+(?:sehen|wissen|stehen\s+(?:sehen|haben)){ENDS}",
    re.IGNORECASE,
)
# *möchte ich zurückgestaffelt sehen, fünf Zentimeter hinter dem 2/92*
WANTED_BACK = re.compile(
    r"(?<=[\w)]\s)(?:möchte|will|hätte|wünsche|würde)\s+ich\s+(?:(?:gern|gerne|dabei|dann|heute|lieber|bitte|noch|auch|jetzt|mir|etwas|"
    r"ein\s+wenig|leicht|ein\s+bisschen)\s+)*(?:zurückgestaffelt|gestaffelt|zurückgesetzt|zurückgezogen|abgesetzt|weiter\s+hinten|rückwärts)"
    r"\s+(?:sehen|wissen|haben|stehen\s+(?:sehen|haben))\s*,\s*(?=(?:(?:etwa|so|rund|ungefähr|gute?|knapp)\s+)*[\w,]+\s*"
    r"(?:cm|Zentimeter|m|Meter|Zoll|Schritt)\s+hinter\b)",
    re.IGNORECASE,
)
# *dann ist das 8M wieder unter Befehl*: why he rides there
BACK_IN_COMMAND = re.compile(
    r"\s*[,;]?\s*(?:and\s+)?\b(?:then|so(?:\s+that)?|und\s+dann|dann|damit|so\s+dass|sodass)\s+(?:(?:is|ist|sind)\s+)?(?:(?:das|die|der|the)\s+)?"
    r"(?:\d[\w/]*|(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:(?:is|are|ist|sind)\s+)?(?:(?:back|again|auch|too|wieder)\s+)*(?:(?:in|under)\s+command|unter\s+Befehl|"
    r"im\s+(?:Befehlsbereich|Befehlskreis|Kommandobereich)|in\s+(?:(?:Befehls|Kommando)reichweite|command\s+range))(?:\s+(?:again|ist|sind))?"
    r"(?:\s*\([^()\d]{2,30}\))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *feuern auf die Geschütze, und wenn die schweigen, wenden sie sich der Linie zu*: at that one they fire then
TURN_ON_THEM = re.compile(
    r"(?P<fire>\b(?:feuer[nt]|schieß(?:t|en)|beschieß(?:t|en)|nehmen|nimmt)\b[^;:.!?]*?)\bwend(?P<end>en|et)\s+(?:(?P<they>sie|er|es)\s+)?sich\s+"
    r"(?:(?:dann|danach|darauf|gegen)\s+)*(?P<whom>(?:de[rmn]\s+)?[^,;:.!?]{2,40}?)\s+zu(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)


def wherefore(found: re.Match[str]) -> str:
    """What he does for that reason, or what is done with him."""
    return f"{found['mark']}{'ich ' if found['I'] else ''}{found['first'] or found['then']} "


def turn_on_them(found: re.Match[str]) -> str:
    """At whom they fire then."""
    they = f" {found['they']}" if found["they"] else ""
    return f"{found['fire']}feuer{'t' if found['end'] == 'et' else 'n'}{they} auf {found['whom']}"


def before_the_place(found: re.Match[str]) -> str:
    """On which side of the place they are."""
    return f"{found['head']}{'vor' if found['where'].lower() == 'davor' else 'hinter'} {found['place']}"


WRITTEN = (
    turn("ist |sind |bleib", WHAT_THEY_ARE),
    turn(" als ", AS_A_VOICE),
    turn(" hinter ", WHOM_HE_FOLLOWS, r"\g<goes> \g<whom>\g<how>\g<stays>"),
    turn("soll|muss|müssen|möge", WHO_SHALL, r"\g<mark>\g<who> \g<shall> \g<what>"),
    turn("würde|könnte|wäre|hätte|müsste|dürfte", WHO_WOULD, r"\g<who>\g<but> "),
    turn("spiel", GUNS_PLAY, lambda one: f"feuer{'t' if one['end'] == 't' else 'n'} "),
    turn("wend", TURN_ON_THEM, turn_on_them),
    turn("höhe ", LEVEL_WITH_THEM, "neben die "),
    turn("weshalb|weswegen", WHEREFORE, wherefore),
    turn("feuer|beschu", TAKES_UNDER_FIRE, r"\g<and>beschießt \g<whom>"),
    turn(" wie | als ", ONE_AS_THE_OTHER, r"\g<whose> \g<who> "),
    turn("davor|dahinter", BEFORE_THE_PLACE, before_the_place),
    turn("sehen|wissen|stehen", WANTED_THERE, r"geht \g<where>"),
    turn("sehen|wissen|haben", WANTED_BACK, "steht "),
    turn("command|befehl|kommando", BACK_IN_COMMAND),
    turn("find", FOUND_OUT_OF, lambda one: f"komm{'t' if one['end'] == 'et' else 'en'} {one['out']}heraus"),
    turn("finden", FINDS_OUT_OF, lambda one: f"{one['out']}heraus{one['to'] or ''}kommen"),
    turn("sammeln|aufstellen", GATHERS_FACING, r"\g<where> in Stellung gehen, "),
)
