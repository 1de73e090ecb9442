"""Whom Germans of every day attack and fire at, and whom they leave alone.

*greift nix an*, *schießt in den Hof*, *überlass die Plänkler 2/4HA*,
*täuscht einen Angriff vor*, *kein Geschütz bewegt sich*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NOTHING = r"(?:nichts|nix|niemand(?:en)?|keinen|keine[rs]?|nirgends|nirgendwo)"
MUCH = (
    r"(?:(?:mir|uns|ja|bitte|bittschön|bitteschön|aber|auch|dort|da|dabei|derweil|vorerst|noch|mehr|selbst|"
    r"erst\s?mal)\s+)*"
)
# *greift mir nichts an*, *niemanden angreifen*: does not attack
ATTACKS_NOTHING = (
    (rf"\b(?P<does>greif(?:t|en)|fall(?:en)|fäll?t)\s+{MUCH}{NOTHING}\s+{MUCH}an\b", r"\g<does> nicht an"),
    (rf"\b{NOTHING}\s+{MUCH}(?P<does>an(?:zu)?greifen|attackieren|chargieren)\b", r"nicht \g<does>"),
    (rf"\b(?P<does>attackier(?:t|en)|chargier(?:t|en))\s+{MUCH}{NOTHING}(?=\s*(?:[,;.!]|$|und\b))", r"\g<does> nicht"),
)
# *die Kanonen vorn nicht bewegen und alle auf 2/2Nas schießen*: all of these
ALL_OF_THESE = re.compile(
    r"(?P<who>^\W*(?:die|meine|unsere)\s+[^,;:.!?]{3,40}?\s+(?:nicht\s+bewegen|nicht\s+verlegen|stehen\s*lassen|bleiben(?:\s+stehen)?|"
    r"bleiben\s+(?:da|dort|hier)))\s+und\s+alle\s+(?=(?:auf|gegen)\s)",
    re.IGNORECASE,
)
# *wenn es eng wird*, beside whose turn it is
IF_IT_GETS_TIGHT = re.compile(
    r"(?P<head>\b(?:reihenfolge|reihung|vorrang|priorität(?:en)?|prio|abfolge|rangfolge))\s*,?\s+(?:wenn|falls|sobald)(?:\s+e?s|['’]?s)\s+"
    r"(?:mal\s+|wieder\s+|irgendwo\s+|zu\s+)*\w+\s+(?:wird|werden\s+sollte|ist|kommt|hergeht)\s*[:,]?\s*",
    re.IGNORECASE,
)
# *Der Prinz bleibt, wo er ist, und greift mir nichts an*: who stays bids nothing by that
HE_STAYS = re.compile(
    r"^(?P<he>\W*(?:der|general|seine\s+hoheit|prinz)\s+[^,;:.!?]{2,40}?\s+bleibt(?:\s*,\s*wo\s+er\s+(?:gerade\s+)?ist|"
    r"\s+(?:hier|dort|da|stehen))?)\s*,?\s+(?:und|aber)\s+greift\s+"
    rf"{MUCH}(?:nicht|{NOTHING})\s+{MUCH}an(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *von der Flanke in den Hof schießen*
FIRES = r"(?:schieß|feuer|beschieß)"
FROM_THE_FLANK = re.compile(
    rf"(?P<before>\b{FIRES}\w*\b[^.;:!?]{{0,60}}?)?\s+von\s+der\s+(?:Flanke|Seite)(?:\s+her|\s+aus)?(?P<behind>(?=[^.;:!?]{{0,60}}?\b{FIRES}))?(?=\s|$|[.,!])",
    re.IGNORECASE,
)
INTO_IT = (
    rf"\b(?:in\s+(?P<the>den|die|das)|ins)\s+(?P<what>(?-i:[A-ZÄÖÜ])\w+)(?=\s+(?:hinein\s*)?{FIRES}\w*)",
    r"(?<=schießt\s)(?:in\s+(?P<the>den|die|das)|ins)\s+(?P<what>(?-i:[A-ZÄÖÜ])\w+)(?:\s+hinein)?|(?<=schießen\s)(?:in\s+(?P<the2>den|die|das)|ins)\s+(?P<what2>(?-i:[A-ZÄÖÜ])\w+)(?:\s+hinein)?",
)
# *Kein Geschütz bewegt sich*, *keine Batterie rührt sich vom Fleck*: all of them stay
NO_GUN_MOVES = re.compile(
    r"\b(?:kein(?:e[rs]?)?|nicht\s+ein(?:e[rs]?)?)\s+(?:einzige[rs]?\s+)?(?:(?:der|von\s+den|unserer|meiner)\s+)?(?P<guns>Geschütze?|Batterien?|Kanonen?)(?P<whose>\s+von\s+(?-i:[A-Z])[\w'’-]+)?\s+"
    r"(?:(?:bewegt|rührt|regt)\s+sich(?:\s+(?:vom\s+(?:Fleck|Platz)|von\s+der\s+Stelle))?|wird\s+(?:bewegt|verlegt|verschoben)|wechselt\s+(?:die|ihre)\s+Stellung|verlässt\s+(?:ihre|seine|die)\s+(?:Stellung|Platz))",
    re.IGNORECASE,
)
MANY_GUNS = {"g": "Geschütze", "b": "Batterien", "k": "Kanonen"}
# *Die Garde lasse ich aus dem Spiel*: it stays
OUT_OF_THE_GAME = re.compile(
    r"(?P<mark>^\W*|[,;]\s*)(?P<who>[^,;:.!?]{2,50}?)\s+(?:lasse?|lassen|halten?|halte)\s+(?:ich|wir)(?:\s+(?:diesmal|heute|vorerst|erst\s?mal|zunächst|noch|lieber|bitte|ganz))*\s+"
    r"(?:aus\s+dem\s+Spiel|außen\s+vor|aus\s+(?:allem|der\s+Sache|dem\s+Gefecht)(?:\s+(?:raus|heraus))?|da\s+raus|raus)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *wer geschlagen wird, kommt zurück*: of troops that the rulebook does not know
WHO_IS_BEATEN = re.compile(
    r"\bwer\s+(?:aus\s+dem\s+(?:Gefecht|Kampf|Nahkampf|Feuer)\s+(?:kommt|zurückkommt)|flieht|flüchtet|davonläuft|wegläuft|bricht|zerbricht|durchgeht|abhaut)\s*,",
    re.IGNORECASE,
)
# *schießen dürfen alle wann sie wollen*
WHENEVER_THEY_LIKE = re.compile(
    r"\s*,?\s+(?:wann|worauf|so\s+oft|wie|sooft)\s+(?:immer\s+)?(?:sie|er|es|ihr|die)\s+(?:wollen|will|mögen|mag|möchten|können|wollt|mögt|lustig\s+sind|Lust\s+haben)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Überlass die Plänkler 2/4HA*, *die Plänkler überlasse ich Hubert*: it is for those
LEAVES_TO = (
    r"^(?P<mark>\W*)(?:(?:ich|wir)\s+)?überl(?:asst?|asse|assen|aßt)\s+(?:wir\s+|ich\s+)?(?P<whom>(?:die|den|das|diese[ns]?|deren)\s+[^,;:.!?]{2,30}?|\d\S{1,8})\s+"
    r"(?:(?:der|dem|den)\s+)?(?P<who>(?:Batterie\s+|Brigade\s+)?(?-i:[A-ZÄÖÜ\d])[^,;:.!?\s]{1,20})(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<whom>(?:die|den|das|diese[ns]?|deren)\s+[^,;:.!?]{2,30}?|\d\S{1,8})\s+überl(?:asse|assen)\s+(?:ich|wir)\s+(?:(?:der|dem|den)\s+)?"
    r"(?P<who>(?:Batterie\s+|Brigade\s+)?(?-i:[A-ZÄÖÜ\d])[^,;:.!?\s]{1,20})(?=\s*[.!]*\s*$)",
)
# *attackiert nur, was in der Flanke steht*
ONLY_IN_FLANK = re.compile(
    r"\bnur\s*,?\s+(?:was|wer|wen|wenn\s+\w+)\s+(?:ihr\s+|ihnen\s+|ihm\s+|uns\s+)?(?:in\s+der\s+Flanke\s+steht|(?:die|seine|eine)\s+Flanke\s+(?:zeigt|bietet|hinhält|zeigen|bieten)|von\s+der\s+(?:Flanke|Seite)\s+(?:zu\s+)?(?:fassen|packen|erwischen)\s+ist)",
    re.IGNORECASE,
)
# *Das Feuer auf 5M konzentrieren*: of whoever has guns
ALL_FIRE_AT = re.compile(
    r"^\W*(?:(?:das|alles|unser)\s+Feuer\s+(?:auf|gegen)\s+(?P<whom>[^,;:.!?]{2,30}?)\s+(?:konzentrieren|vereinigen|richten|legen|zusammenfassen)|konzentriert\s+(?:das|alles|euer)\s+Feuer\s+(?:auf|gegen)\s+(?P<whom2>[^,;:.!?]{2,30}?))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *wechselt das Ziel und nimmt nun 2/2Nas*
CHANGES_TARGET = re.compile(
    r"\b(?:wechsel(?P<t>t|n)|änder(?P<t2>t|n))\s+(?:das|ihr|sein|die)\s+Ziel(?:scheibe)?\s*(?:,|und)?\s*(?:(?:und\s+)?(?:nimmt|nehmen|schießt|schießen|feuert|beschießt|beschießen)\s+(?:sich\s+)?)?(?:jetzt\s+|nun\s+|dann\s+)?(?:auf\s+|zu\s+)?(?=(?:die\s+|den\s+|das\s+)?(?:\d|(?-i:[A-Z])))(?P<whom>[^,;:.!?]{2,30}?)(?:\s+(?:vor|aufs\s+Korn|unter\s+Feuer))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *Wer kein Ziel hat, schießt auf das Nächste*
WHO_HAS_NO_TARGET = re.compile(
    r"^\W*(?:wer|welche\s+Batterie)\s+(?:kein(?:en|e|s)?\s+(?:eigenes\s+)?(?:Ziel|Auftrag|Gegner)\s+(?:mehr\s+)?hat|nichts\s+(?:anderes\s+)?zu\s+(?:tun|beschießen)\s+hat)\s*,\s*(?:der\s+)?(?:schießt|feuert|nimmt)\s+(?:auf\s+)?(?:sich\s+)?(?:das|den|die|was)\s+[^,;:.!?]{2,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *täuscht einen Angriff auf 27J vor*, *Scheinangriff auf den Wald*: is it this?
FEINTS = (
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s+(?:täuscht|täuschen)\s+(?:nur\s+|bloß\s+)?(?:einen|den)\s+(?:Angriff|Vorstoß)\s+(?:auf|gegen)\s+(?P<whom>[^,;:.!?]{2,40}?)\s+(?:nur\s+)?vor(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s+(?:tut|tun)\s+(?:nur\s+)?so\s*,\s*als\s+(?:ob\s+(?:er|sie|es)\s+)?(?:wolle\w*\s+)?(?P<whom>[^,;:.!?]{2,40}?)\s+(?:angreifen|angriffe|angreift)(?:\s+(?:wollte|wolle|würde))?(?=\s*[.!]*\s*$)",
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,40}?)\s*(?::|\s+(?:macht|führt|unternimmt))\s*(?:nur\s+)?(?:ein(?:en)?\s+)?(?:Scheinangriff|Scheinattacke|Ablenkungsangriff|Finte)\s+(?:auf|gegen)\s+(?P<whom>[^,;:.!?]{2,40}?)(?:\s+(?:aus|durch))?(?=\s*[.!;]*\s*$)",
)
# *hält sich aus dem Kanonenfeuer raus*
OUT_OF_THE_FIRE = re.compile(
    r"\b(?P<does>hält|halten|bleibt|bleiben)\s+(?:sich\s+)?(?:aus\s+dem|vom)\s+(?:Kanonen|Artillerie|Geschütz)?(?:feuer|beschuss)\s+(?:raus|heraus|fern|weg)\b",
    re.IGNORECASE,
)
# *gehen nie ohne Bedeckung vor*: is it this?
NEVER_ALONE = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:geh|rück|fahr|fähr|zieh)(?:t|en)\s+(?:nie|niemals|nicht)\s+ohne\s+(?:Bedeckung|Schutz|Begleitung|Infanterie|Deckung)\s+(?:vor|los|voran)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *feuert nach Gutdünken*
AS_ONE_SEES_FIT = re.compile(
    r"\bnach\s+(?:Gutdünken|Lust\s+und\s+Laune|(?:eigenem|freiem)\s+(?:Gutdünken|Willen))\b", re.IGNORECASE
)
# *geht in den Nahkampf, außer er wird gezwungen*
UNLESS_FORCED = re.compile(
    r"^\W*(?:niemand|keiner)\s+(?:geht|lässt\s+sich)\s+(?:in|auf)\s+(?:den|einen)\s+Nahkampf(?:\s+ein)?(?:\s*,?\s+(?:außer|es\s+sei\s+denn|wenn)\s*,?\s+[^;:.!?]{0,30}?(?:gezwungen|muss|anders\s+geht)\w*(?:\s+\w+)?)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *prüfen, ob 2/4HA auf 27J schießen kann, sonst auf 5M*
WHETHER_IT_CAN_FIRE = re.compile(
    r"^\W*(?:bitte\s+)?(?:prüf\w*|schau\w*|guck\w*|sieh\w*)\s*(?:nach|mal)?\s*,\s*ob\s+(?P<who>[^,;:.!?]{2,30}?)\s+auf\s+(?P<whom>[^,;:.!?]{2,30}?)\s+(?:schießen|feuern)\s+kann\s*,\s*(?P<else>(?:sonst|ansonsten)\s+auf\s+[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *darf einen Feind attackieren, der ihm die Flanke bietet; sonst unterlässt er es*
MAY_IN_FLANK = re.compile(
    r"\b(?:(?:darf|dürfen|kann|können)\s+(?:nur\s+)?(?:einen|jeden|den|nur\s+den)\s+(?:Feind|Gegner)\s+(?:nur\s+)?(?:attackieren|angreifen|chargieren)|"
    r"(?:attackiert|attackieren|chargiert|chargieren)\s+nur\s+(?:einen|den|jeden)\s+(?:Feind|Gegner))\s*,\s*(?:der|wenn\s+er)\s+(?:(?:ihm|ihr|ihnen|uns)\s+)?(?:die|seine|eine)\s+Flanke\s+"
    r"(?:zeigt|bietet|hinhält|zuwendet|darbietet|zukehrt)(?:\s*[,;]\s*(?:aber\s+)?(?:in\s+(?:allen\s+)?anderen\s+Fällen|sonst|ansonsten|andernfalls)\s+"
    r"(?:(?:unterlässt|unterlassen|lässt|lassen)\s+(?:er|sie)\s+(?:es|das)(?:\s+(?:sein|bleiben))?|bleib(?:t|en)\s+(?:er|sie)(?:\s+\w+)?|nicht|keinesfalls))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def without_the_flank(found: re.Match[str]) -> str:
    """From where one fires is left to those who do."""
    fired = found["before"] or found["behind"] is not None
    return found["before"] or "" if fired else found[0]


def at_what_is_there(found: re.Match[str]) -> str:
    """Fire into a place, as fire at it."""
    said = found.groupdict()
    return f"auf {said['the'] or said.get('the2') or 'das'} {said['what'] or said.get('what2')}"


ATTACK_AND_FIRE = (
    turn("flanke", MAY_IN_FLANK, lambda one: f"attackier{'en' if 'ihnen' in one[0] else 't'} nur von der Flanke"),
    turn("flanke|seite", FROM_THE_FLANK, without_the_flank),
    *(turn("in |ins ", re.keyed(said, re.IGNORECASE), at_what_is_there) for said in INTO_IT),
    turn(
        "kein|nicht ein",
        NO_GUN_MOVES,
        lambda one: f"alle {MANY_GUNS[one['guns'][0].lower()]}{one['whose'] or ''} bleiben stehen",
    ),
    turn("spiel|außen vor|raus|aus ", OUT_OF_THE_GAME, r"\g<mark>\g<who> bleibt stehen"),
    turn("wer |jeder|alle", WHO_IS_BEATEN, "wer erschüttert ist,"),
    turn("wann|worauf|sooft|so oft|wie ", WHENEVER_THEY_LIKE, " nach Belieben"),
    *(turn("überl", re.compile(said, re.IGNORECASE), r"\g<mark>\g<who> nimmt sich \g<whom> vor") for said in LEAVES_TO),
    turn("flanke|seite", ONLY_IN_FLANK, "nur von der Flanke"),
    turn("feuer", ALL_FIRE_AT, lambda one: f"schießt auf {one['whom'] or one['whom2']}"),
    turn("ziel", CHANGES_TARGET, r"schießt auf \g<whom>"),
    turn("hat", WHO_HAS_NO_TARGET, "alle schießen nach Belieben"),
    *(
        turn(
            "täusch|so,|so ,|schein|ablenk|finte",
            re.compile(said, re.IGNORECASE),
            r"\g<mark>☐ \g<who> rückt auf \g<whom> vor",
        )
        for said in FEINTS
    ),
    turn("feuer|beschuss", OUT_OF_THE_FIRE, r"\g<does> sich bedeckt"),
    turn("ohne", NEVER_ALONE, r"☐ \g<who> bleiben stehen"),
    turn("nach ", AS_ONE_SEES_FIT, "nach Belieben"),
    turn("nahkampf", UNLESS_FORCED, "☐ alle meiden den Nahkampf"),
    turn("sonst", WHETHER_IT_CAN_FIRE, r"\g<who> schießt auf \g<whom>, \g<else>"),
    turn("bleibt", HE_STAYS, r"\g<he>"),
    *(turn("niemand|nichts|nix|kein|nirgend", re.keyed(said, re.IGNORECASE), meant) for said, meant in ATTACKS_NOTHING),
    turn("alle ", ALL_OF_THESE, r"\g<who> und "),
    turn("reih|vorrang|prio|folge", IF_IT_GETS_TIGHT, r"\g<head>: "),
)
