"""As Germans talk: *es* run together with its word, whom two bring along, a fallback, and what is kept for later."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *wenns brenzlig wird*, *falls's nicht klappt*, *obs geht*
WITH_ES = re.keyed(r"\b(?P<word>wenn|falls|sobald|ob|bis|weil|wie|wo|was|eh|bevor)['’]?s(?=\s+\w)", re.IGNORECASE)
KEPT = frozenset({"bis", "was", "wo"})  # *bis s*, *was*: words of their own with an s
# *2/4 (reitend)*: the horse battery of that number, and no battalion
HORSE_BATTERY = re.compile(
    r"\b(?:die\s+)?(?P<number>\d{1,2}/\d{1,2})\s*\((?:reitend|reitende|reit\.?|reitende\s+(?:Batterie|Artillerie)|RA|berittene?)\)",
    re.IGNORECASE,
)
# *Bachelu geht mit Husson mit und Foy mit Gauthier*
ONE_WITH_EACH = re.compile(
    r"(?P<lead>^\W*|[;:]\s*)(?P<one>(?:General\s+)?[^\W\d_]{3,})\s+(?P<goes>geht|reitet|zieht|kommt)\s+mit\s+(?P<with>[^\W\d_]{3,})\s+mit\s*"
    r"(?:,|und|,\s*und)\s+(?P<other>(?:General\s+)?[^\W\d_]{3,})\s+mit\s+(?P<whom>[^\W\d_]{3,})(?:\s+mit)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
UNITS = r"(?:das\s+|die\s+)?\d+/\d+\w*(?:\s*(?:,|und)\s*(?:das\s+)?\d+/\d+\w*)*"
# *rückt vor mit 2/2L und 3/2L als Plänkler vorneweg*: those skirmish, the others do not
SKIRMISHERS_AHEAD = re.compile(
    rf"\s*,?\s+mit\s+(?:den\s+Bataillonen\s+|dem\s+)?(?P<who>{UNITS})\s+(?:als\s+(?:Plänkler|Schützen|Schützenschleier|Plänklerkette)|"
    r"in\s+(?:Plänklerlinie|Schützenkette|Schützenlinie|Plänklerordnung)|ausgeschwärmt)"
    r"(?:\s+(?:vorne?\s*weg|voraus|vorneweg|davor|vorn|vorne|an\s+der\s+Spitze))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *..., wird heute noch gebraucht*, *..., brauchen wir später*: why it is kept
STILL_NEEDED = re.compile(
    r"\s*[,;–—-]+\s*(?:(?:denn|weil)\s+)?(?:(?:die|der|das|sie|er|es)\s+)?(?:(?:wird|werden)\s+(?:(?:heute|noch|später|nachher|bestimmt|sicher|"
    r"dringend|da|dort|hier|hinten|ja|eh)\s+)*(?:gebraucht|benötigt)|"
    r"brauch(?:en|e)\s+(?:wir|ich)\s+(?:(?:heute|noch|später|nachher|bestimmt|sicher|dringend|ja)\s*)+)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *stevenart, hilfsweise 5M*: the other target, if that is not to be had
FAILING_THAT = re.compile(r"\b(?:hilfsweise|ersatzweise|behelfsweise|subsidiär)\b", re.IGNORECASE)
# *beschießt 5M, notfalls die Kolonnen daneben*: those are the enemy's, too
OR_ELSE_AT = re.compile(
    r"(?P<fires>\b(?:beschie(?:ß|ss)\w*|schie(?:ß|ss)\w*|feuer[tn]?|feuern|bekämpf\w*|Feuer\s+auf)\b[^,;:.!?]*?)\s*,\s*"
    r"(?P<else>notfalls|sonst|andernfalls|ansonsten)\s+(?:auf\s+)?(?:die|das|den)\s+(?!feindlich)"
    r"(?P<whom>(?:Kolonne[n]?|Infanterie|Fußvolk|Reiter(?:ei)?|Kavallerie|Plänkler|Schützen|Bataillone?|Batterien?|Geschütze|Kanonen)\b)",
    re.IGNORECASE,
)
OR_ELSE_ENGLISH = re.compile(
    r"(?P<fires>\b(?:fires?|firing|shoots?|shells?|targets?|bombards?)\b[^,;:.!?]*?)\s*,\s*(?P<else>(?:or\s+)?(?:else|otherwise|failing\s+that|if\s+not))"
    r",?\s+(?:at\s+)?the\s+(?P<whom>(?:columns?|infantry|foot|horse|cavalry|skirmishers|battalions?|batteries|battery|guns?)\b)",
    re.IGNORECASE,
)
OR_ELSE_FRENCH = re.compile(
    r"(?P<fires>\b(?:tire\w*|tirer|feu\s+sur|canonne\w*|bombarde\w*)\b[^,;:.!?]*?)\s*,\s*(?P<else>(?:ou\s+)?sinon|à\s+défaut|faute\s+de\s+mieux),?\s+"
    r"(?=(?:les|la|l['’])\s*(?:colonnes?|infanterie|cavalerie|tirailleurs|bataillons?|batteries?|canons?|pièces)\b)",
    re.IGNORECASE,
)
# *keiner rennt hinterher, wenn die Franzosen abhauen*: after whom, if not after those who flee
WHEN_THEY_FLEE = re.compile(
    r"(?P<nobody>\b(?:keiner|niemand|nicht)\b[^,;:.!?]*?\b(?:hinterher\w*|nach(?:setz|jag|lauf|renn)\w*|nach|verfolg\w*|hinter\s+\w+\s+her\w*))"
    r"\s*,?\s+(?:wenn|falls|sobald)\s+(?:(?:die|der|das|ein|eine)\s+)?(?:Franzosen|Franzmänner|Feind[e]?|Gegner|Alliierten|Engländer|Holländer|"
    r"Niederländer|Belgier|Nassauer|sie|er|die|welche|jemand|einer|andere[n]?|Kerle)\s+"
    r"(?:(?:mal|dann|doch|schon|endlich)\s+)*(?:ab|weg|aus|davon|fort|zurück)?(?:hau|lauf|läuf|reiß|renn|flieh|flücht|türm|weich|geh|zieh)\w*(?:\s+(?:ab|weg|aus|davon|fort|zurück))?",
    re.IGNORECASE,
)
# *Und dass mir keiner hinterherläuft!*
THAT_NOBODY = re.compile(
    r"^(?P<lead>\W*)(?:(?:und|ach|aber)\s+)?(?:dass|daß)\s+(?:mir\s+|uns\s+)?(?:ja\s+|bloß\s+|bitte\s+)?(?P<who>keiner|niemand)\s+(?:mir\s+|denen\s+|ihnen\s+)?"
    r"hinterher(?:läuft|rennt|jagt|geht|stürmt|reitet)\b",
    re.IGNORECASE,
)
# *Die zwei im Wald unten, 1/2Nas und 2/2Nas, bleiben*: those by their names
BY_THEIR_NAMES = re.compile(
    rf"^\W*(?:die|diese|unsere)\s+(?:zwei|beiden|drei|vier)(?:\s+(?:Bataillone|Regimenter|Batterien|Kanonen))?\s+[^,;:.!?\d]{{3,40}},\s*"
    rf"(?P<who>{UNITS})\s*,\s+(?=[a-zäöü]+en\b)",
    re.IGNORECASE,
)
# *Ney: vor zur 7/2FA*: forward, to it
FORWARD_TO = re.compile(
    r"(?P<lead>^\W*|[:,]\s*|\b(?:geht|reitet|rückt|muss|soll)\s+)vor\s+(?=zu[rm]?\s)", re.IGNORECASE
)
# *gegen Kavallerie Karree (außer 27J)*
BUT_IN_BRACKETS = re.compile(
    r"\s*\((?P<but>(?:außer|ausser|ausgenommen|bis\s+auf|except|sauf|but\s+not)\s[^()]{2,60})\)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *in dessen Rücken*: behind it
AT_ITS_BACK = re.compile(r"\bin\s+(?:dessen|deren|seinem|ihrem)\s+Rücken\b", re.IGNORECASE)
HOW_NEAR = re.keyed(
    r"\s*,\s*(?:jedoch|aber|allerdings|doch)?\s*(?:nicht|höchstens|keinesfalls)\s+(?:(?:weiter|mehr)\s+als\s+)?\d+\s*(?:m|cm|Meter|Schritt)\s+"
    r"(?:vo[mn]|hinter)\s+[^,;:.!?]{2,30}?\s+(?:entfernt|weg|ab)\s*,?",
    re.IGNORECASE,
)
# *3/2Nas stellt sich dahinter und 1/28Ora hinter 1/2Nas*: two, each behind his own
THERE_AND = re.compile(
    r"\b(?P<there>dahinter|davor|daneben)\s*,?\s+und\s+(?=(?:das\s+|die\s+)?\d+/\d+\w*\s+[a-zäöü])", re.IGNORECASE
)
# *an den Waldrand bei E6*: the square tells which edge of which wood
EDGE_NEAR = re.compile(
    r"\b(?P<to>bis\s+(?:an|zu)|an|zu|gegen|auf|in\s+Richtung|Richtung)?(?P<m>[mr])?\s+"
    r"(?:den\s+|dem\s+|die\s+|der\s+)?(?:Wald|Gehölz|Wäldchen)"
    r"(?:rand(?:es|e)?|saum(?:es|e)?|ecke|kante)\s+(?:bei|nahe|um|nächst|in\s+der\s+Nähe\s+von)\s+(?P<where>[A-Za-z]\d{1,2})\b",
    re.IGNORECASE,
)
EDGE_NEAR_ENGLISH = re.compile(
    r"\bthe\s+edge\s+of\s+(?:the\s+)?(?:woods?|trees|forest)\s+(?:by|near|around|next\s+to|close\s+to)\s+(?P<where>[A-Za-z]\d{1,2})\b",
    re.IGNORECASE,
)
# *zum Schluss die Kanonen*
AT_LAST = re.compile(r"\b(?:ganz\s+)?zum\s+(?:Ab)?schluss\b", re.IGNORECASE)
# *Nachgesetzt wird nirgends*: nobody pursues
NOWHERE = re.compile(
    r"^(?P<lead>\W*)(?:(?P<pursued>nachgesetzt|verfolgt|nachgejagt|nachgelaufen|hinterhergelaufen)|(?P<attacked>angegriffen|attackiert))\s+wird\s+"
    r"(?:aber\s+|mir\s+|dabei\s+)*(?:nirgends|nirgendwo|von\s+niemandem|von\s+keinem)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Von sich aus macht niemand einen Angriff*
NOBODY_MAKES = re.compile(
    r"^(?P<lead>\W*)(?:von\s+sich\s+aus\s+)?(?:macht|unternimmt|beginnt|startet|führt|wagt)\s+(?:mir\s+)?(?:von\s+sich\s+aus\s+)?"
    r"(?:niemand|keiner)\s+(?:einen|eine|den|irgendeinen)\s+(?:eigenmächtigen\s+)?(?:Angriff|Attacke|Gegenangriff|Sturm)(?:\s+aus)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *bleibt dort, falls alles schief geht*: what it is kept for
IN_CASE = re.compile(
    r"(?P<stays>\b(?:bleib|steh|wart|halt|hält)\w*\b[^,;:.!?]*?)\s*,?\s+falls\s+(?:(?:doch|mal|da|dort|vorne|irgendwo|hier)\s+)*"
    r"(?:alles|was|etwas|irgendwas|es)\s+(?:(?:da|dort|mal|vorne|irgendwo|doch|noch|ganz|total|zu|völlig|wirklich|richtig)\s+)*"
    r"(?:schief|daneben|brenzlig|eng|heiß|knapp|schlimm|dumm|kritisch|ernst|passiert|nötig|Not)(?:\s*(?:geht|gehen|läuft|wird|kommt|ist|tut))?"
    r"(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *stellt sich dahinter als Reserve*: where, and what for
THERE_AS_RESERVE = re.compile(
    r"\b(?P<there>dahinter|daneben|davor|dazwischen|dorthin)\s*,?\s+als\s+(?:\w+e\s+)?(?:Reserve|Rückhalt|Rückendeckung|Unterstützung|Verstärkung)\b",
    re.IGNORECASE,
)
# *Zuerst sollen die Kanonen drankommen, dann ...*
HAVE_THEIR_TURN = re.compile(
    r"\b(?:drankommen|dran\s+kommen|an\s+die\s+Reihe\s+kommen|drangenommen\s+werden)\b", re.IGNORECASE
)
BATTERIES = r"(?:Batterien?|Geschütze|Kanonen|Artillerie|Haubitzen)"
OF_DIVISION = r"(?:der|von\s+der)\s+\d{1,2}\.\s*Div(?:ision|\.)?"
# *die Batterien der 9. Division beschießen X, die der 5. dagegen Y*
THOSE_OF_THE_OTHER = re.compile(
    rf"(?P<noun>(?:Die|Das)\s+(?:(?:\w+\s+)?{BATTERIES}|beiden|drei))\s+(?P<of>{OF_DIVISION})\s+"
    r"(?P<does>beschieß\w*|feuer\w*\s+auf|schieß\w*\s+auf|bekämpf\w*)\s+"
    rf"(?P<what>[^;:!?]{{3,140}}?),\s*(?:und\s+)?(?:die|diejenigen?)\s+(?P<other>{OF_DIVISION})\s+(?:dagegen\s+|hingegen\s+|aber\s+|jedoch\s+|dann\s+)?"
    r"(?P<whom>[^,;:!?]{2,60}?)(?=\s*(?:[.;!]\s*$|$))",
    re.IGNORECASE,
)
# *als allerletzte Reserve*
LAST_RESERVE = re.compile(
    r"\bals\s+(?:(?:unsere|meine|die|eine)\s+)?(?:aller)?(?:letzte|stille|eiserne|kleine|bewegliche)[nr]?\s+(?=Reserve\b)",
    re.IGNORECASE,
)
# *ist ab vom Schuss*: far away, and no shot is fired
OFF_THE_MAP = re.compile(r"\bab\s+vom\s+Schu(?:ss|ß)\b", re.IGNORECASE)
# *(2/28 heißt das, glaube ich?)*: its name
SO_CALLED = re.compile(
    r"\(\s*(?:das\s+)?(?P<id>\d+/\d+\w*)\s*,?\s*(?:(?:heißt|heisst)\s+(?:das|es|die|der)(?:\s+doch)?)?\s*,?\s*"
    r"(?:(?:glaub[e']?|denke?|mein[e]?|vermute)\s+ich|oder\s+so|wohl|oder)?\s*\?*\s*\)",
    re.IGNORECASE,
)
# *Das Bataillon an der Kreuzung (2/28Ora)*: the one in brackets, wherever it stands
BY_ITS_NUMBER = re.keyed(
    r"^(?P<lead>\W*)(?:(?:nur|auch|und|only|and|seul|et)\s+)?(?:das|die|the|le|la)\s+(?:(?:andere|zweite|other|autre|second)\s+)?"
    r"(?:[\w-]*bataillon|[\w-]*regiment|[\w-]*batterie|battalion|regiment|battery|régiment)"
    r"(?:\s+(?:an|in|im|am|bei|beim|auf|hinter|vor|ganz|at|in|by|on|behind|near|à|dans|sur|derrière|près)\s[^,;:.!?()]{2,30}?)?"
    r"\s*\((?P<id>\d+/\d+\w*|\d+[A-Z]\w{0,2})\)",
    re.IGNORECASE,
)
# *Die 5. Miliz hat sich ja so schön eingerichtet, da soll sie bitte auch drinbleiben*
THERE_SHALL_STAY = re.compile(
    r"^(?P<who>\W*(?:(?:das|die|der)\s+)?[^,;:!?]{2,40}?)\s+(?:hat|haben|ist|sind|steht|stehen|sitzt|sitzen|liegt|liegen)\s+[^;:!?,]*,\s*"
    r"(?:und\s+)?(?P<there>da|dort)\s+(?:soll(?:en)?|darf|dürfen|kann|können|muss|müssen)\s+(?:sie|er|es|die|der|das)\s+"
    r"(?:(?:bitte|auch|mal|ruhig|jetzt|weiter|weiterhin|erst|doch|gefälligst)\s+)*(?:drin|da|dort)?\s*(?:bleiben|stehen\s*bleiben)\b",
    re.IGNORECASE,
)
# *Bei der 8. Miliz weiß ich nicht so recht, die lassen wir stehen*
ABOUT_WHOM = re.compile(
    r"^\W*(?:bei[m]?|zu[rm]?)\s+(?P<who>(?:der\s+|dem\s+|den\s+)?[^,;:!?]{2,40}?)\s+(?:weiß|weiss|bin|habe|hab|überlege|zweifle|zögere)\s+ich\b"
    r"[^,;:.!?\d]*,\s*(?:aber\s+|also\s+)?(?:die|der|das|den|dem|es|sie)\s+(?=[a-zäöü]+(?:t|en)\b)",
    re.IGNORECASE,
)
DATIVE_MANY = re.compile(r"^den\s+(?P<who>\S+er)n$", re.IGNORECASE)  # bei den Jägern
# *Das 5M das gleich dahinter steht soll ...*: a clause that lost its commas
LOST_COMMAS = re.compile(
    r"^(?P<who>\W*(?:das|die|der)\s+[^,;:.!?]{1,30}?)\s+(?P<that>(?:das|die|der)\s+[^,;:.!?]{3,40}?\s+(?:steht|stehen|liegt|liegen|sitzt|sitzen|ist|sind))\s+"
    r"(?=(?:soll(?:en)?|muss|müssen|darf|dürfen|kann|können|bleibt|bleiben|geht|gehen|rückt|rücken|zieht|ziehen|läuft|laufen)\b)",
    re.IGNORECASE,
)


def with_es(found: re.Match[str]) -> str:
    """A word and the *es* that was run together with it."""
    return found[0] if found["word"].lower() in KEPT else f"{found['word']} es"


def edge_near(found: re.Match[str]) -> str:
    """The square by which an edge of a wood lies, for those who go there or are there."""
    if found["to"] is None:
        return f" {found['where']}"
    towards = found["to"].lower()
    if towards in ("gegen", "richtung", "in richtung"):
        return f"{found['to']} {found['where']}"
    staying = towards == "an" and found["m"] is not None
    return f"{'bei' if staying else 'nach'} {found['where']}"


TALKED = (
    turn("als ", THERE_AS_RESERVE, r"\g<there>"),
    turn("rücken", AT_ITS_BACK, "dahinter"),
    turn("entfernt|weg|ab", HOW_NEAR, " "),
    turn("dahinter|davor|daneben", THERE_AND, r"\g<there>; "),
    turn("rand|saum|ecke|kante", EDGE_NEAR, edge_near),
    turn("edge of", EDGE_NEAR_ENGLISH, r"\g<where>"),
    turn("schluss", AT_LAST, "zuletzt"),
    turn("s ", WITH_ES, with_es),
    turn("(", SO_CALLED, r"(\g<id>)"),
    turn("(", BY_ITS_NUMBER, r"\g<lead>\g<id>"),
    turn("da |dort ", THERE_SHALL_STAY, r"\g<who> bleibt \g<there> stehen"),
    turn(" ich ", ABOUT_WHOM, lambda told: DATIVE_MANY.sub(r"die \g<who>", told["who"]) + " "),
    turn("das |die |der ", LOST_COMMAS, r"\g<who>, \g<that>, "),
    turn("reit|(ra)", HORSE_BATTERY, r"\g<number>HA"),
    turn(
        " mit ",
        ONE_WITH_EACH,
        r"\g<lead>\g<one> \g<goes> mit \g<with>; \g<other> \g<goes> mit \g<whom>",
    ),
    turn("plänkl|schütz|ausgeschwärmt", SKIRMISHERS_AHEAD, r"; \g<who> als Plänkler"),
    turn("braucht|benötigt|brauche", STILL_NEEDED),
    turn("weise|subsidiär", FAILING_THAT, "notfalls"),
    turn("notfalls|sonst|andernfalls", OR_ELSE_AT, r"\g<fires>, \g<else> auf die feindlichen \g<whom>"),
    turn("else|otherwise|failing|if not", OR_ELSE_ENGLISH, r"\g<fires>, \g<else> at the enemy \g<whom>"),
    turn("sinon|défaut|mieux", OR_ELSE_FRENCH, r"\g<fires>, \g<else> sur "),
    turn("hinterher", THAT_NOBODY, r"\g<lead>\g<who> läuft hinterher"),
    turn("keiner|niemand|nicht", WHEN_THEY_FLEE, r"\g<nobody>"),
    turn("die |diese |unsere ", BY_THEIR_NAMES, r"\g<who> "),
    turn("vor zu", FORWARD_TO, r"\g<lead>"),
    turn("(auß|(aus|(bis|(exc|(sauf|(but", BUT_IN_BRACKETS, r", \g<but>"),
    turn(
        "nirgend|niemand|keinem",
        NOWHERE,
        lambda found: f"{found['lead']}Niemand {'verfolgt' if found['pursued'] else 'greift an'}",
    ),
    turn("niemand|keiner", NOBODY_MAKES, r"\g<lead>Niemand greift an"),
    turn("falls ", IN_CASE, r"\g<stays>"),
    turn("kommen|werden", HAVE_THEIR_TURN, "handeln"),
    turn("div", THOSE_OF_THE_OTHER, r"\g<noun> \g<of> \g<does> \g<what>; die Batterien \g<other> \g<does> \g<whom>"),
    turn("reserve", LAST_RESERVE, "als "),
    turn("schu", OFF_THE_MAP, "weit weg"),
)
