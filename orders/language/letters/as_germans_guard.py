"""As Germans guard: who watches which way, closes a gap, shuts a gate, cheers his men or spares his powder.

*Nach Westen hin passt 3/2Nas auf*, *5M macht die Tore zu*, *rückt als Verstärkung für 5M bis hinter den Hof vor*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?:(?:das|die|der)\s+)?(?:(?:General|Brigade|Division)\s+)?(?-i:[A-ZÄÖÜ][\w-]+|\d+/\w+|\d+[A-Z]\w{0,2})"
ENDS = r"(?=\s*(?:[.,;!)]|$|und\b))"
LAST = r"(?=\s*[.!]*\s*$)"
WIND = r"(?:Nord|Süd|Ost|West|Nordost|Nordwest|Südost|Südwest)(?:en)?"
# *rückt als Verstärkung für die 5. Miliz bis hinter Gemioncourt vor*: the place says where
AS_HELP_FOR = re.compile(
    r"\s+als\s+(?:Verstärkung|Unterstützung|Rückhalt|Rückendeckung|Ablösung|Hilfe)\s+(?:für|von|der|des)\s+[^;:!?]{2,30}?\s+(?=(?:bis\s+)?(?:hinter|neben|nach|zu[mr]?|in|auf|an|bei)\s+(?-i:[A-ZÄÖÜ]))",
    re.IGNORECASE,
)
# *die Chasseurs lässt er, wo sie sind*, *die 27er lässt er am Bach*: there they stay
LEAVES_THEM = re.compile(
    r"(?P<lead>^\W*|[,;]\s*(?:und\s+|aber\s+)?)(?P<who>(?:(?:die|das|den|seine?n?|meine?n?|unsere?n?)\s+)?(?:beiden\s+|zwei\s+)?(?:(?-i:[A-ZÄÖÜ])[\w-]+|\d+/\w+|\d+(?:er|\.)?(?:\s+(?-i:[A-ZÄÖÜ])\w+)?))\s+(?:lässt|läßt|lassen|lasse|lass)\s+(?:er|sie|man|du|ihr|wir|ich)\s*"
    r"(?P<where>,?\s*(?:dort|da|genau\s+da)?\s*,?\s*wo\s+(?:sie|er|es)\s+(?:sind|ist|stehen|steht)|(?:in|am|an|bei|hinter|auf|im|beim)\s+[^,;:.!?]{2,40}?)(?:\s+stehen)?(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *die 8M holt er sich nach G9*, *das 1/61 stellt er hinter den Hof*: he goes there
FETCHES = re.compile(
    r"(?P<lead>^\W*|[,;]\s*(?:und\s+|aber\s+)?)(?P<who>(?:(?:die|das|den|seine?n?)\s+)?(?:\d+/\w+|\d+[A-Z]\w{0,2}|(?-i:[A-ZÄÖÜ])[\w-]+))\s+(?:holt|stellt|schiebt|verlegt|postiert|schickt|legt|hole|stelle|schicke)\s+(?:er|sie|man|ich|ihr)\s+(?:sich\s+|mir\s+)?"
    r"(?=(?:nach|an|hinter|neben|vor|zwischen|zu[mr]?|auf)\s)",
    re.IGNORECASE,
)
# *bleibt in Schützenkette und deckt Husson nach vorne ab, Richtung 27J*: in front of him
STAYS_FORMED_AND_COVERS = re.compile(
    rf"^(?P<who>\W*{NAME})\s+(?:bleib(?:t|en)|steh(?:t|en))\s+(?:weiter(?:hin)?\s+)?(?P<formed>(?:in|als)\s+(?:der\s+|einer\s+)?(?:Schützen|Plänkler|Tirailleur|Schwärm)\w*)\s*(?:,|und|,\s*und)\s+(?:dabei\s+)?"
    rf"(?:deck|schirm|schütz|sicher|verschleier)(?:t|en)\s+(?P<whom>(?:die\s+(?:Brigade|anderen)|(?:General\s+)?(?-i:[A-ZÄÖÜ])[\w-]+|\d+/\w+))(?:\s+nach\s+(?:vorne?|{WIND}))?(?:\s+ab)?(?:\s*,?\s*(?:in\s+)?(?:Richtung|gegen)\s+[^,;:.!?]{{2,25}})?{LAST}",
    re.IGNORECASE,
)
# *auf die Kolonne, die am nächsten ist*
WHICH_IS_NEAREST = re.compile(
    r"\b(?P<the>die|den|das)\s+(?P<what>(?-i:[A-ZÄÖÜ])[\wäöüß-]+)\s*,\s*(?:die|der|das|welche[rs]?)\s+(?:ihm\s+|ihr\s+|ihnen\s+|da\s+|gerade\s+)*"
    r"(?:am\s+(?:nächsten|dichtesten)(?:\s+dran)?|zunächst)\s+(?:ist|sind|steht|stehen|kommt|kommen)" + ENDS,
    re.IGNORECASE,
)
# *zieht sich kämpfend auf den Bach zurück*: how
FIGHTING_ALL_THE_WAY = re.keyed(
    r"\b(?P<goes>zieh(?:t|en)\s+sich|geh(?:t|en)|weich(?:t|en))\s+(?:kämpfend|feuernd|fechtend|schießend|plänkelnd|schrittweise|hinhaltend)\s+(?=\S)",
    re.IGNORECASE,
)
# *soll zwischen dem Wald und dem Hof hin und her reiten*
TO_AND_FRO = re.compile(r"\s+hin\s+und\s+her(?=\s*(?:reiten|reitet|pendeln|[.,;!]|$))", re.IGNORECASE)
# *27J darf auf keinen Fall ins Karree gehen, sondern soll ausweichen*
NO_SQUARE_BUT_AWAY = re.compile(
    rf"^(?P<who>\W*{NAME})\s+(?:(?:darf|soll|sollen|dürfen|geht|gehen|bildet|bilden)\s+)?(?:auf\s+keinen\s+Fall|nicht|keinesfalls|niemals|nie|kein)\s+(?:(?:ins|in\s+ein|im)\s+)?(?:Karr?ee|Carré|Viereck)"
    r"(?:\s+(?:gehen|bilden))?\s*,?\s*(?:sondern|lieber|sie|es|er|dafür|die)?\s*(?:(?:soll|sollen|muss|müssen|lieber|besser|einfach)\s+)*(?:ausweichen|weich(?:t|en)\s+(?:lieber\s+)?aus|abhauen|weglaufen|zurückgehen)"
    + LAST,
    re.IGNORECASE,
)
# *Bijlandt bleibt bei der 5. Miliz und feuert die Leute an*: no shot is fired
CHEERS_THEM = re.keyed(
    r"\s*(?:,|\bund)\s+(?:feuert|ermuntert|ermutigt|treibt)\s+(?:dort\s+)?(?:(?:die|seine|unsere|ihre)\s+(?:Leute|Männer|Jungs|Soldaten|Bataillone|Burschen|Truppen?)|sie)(?:\s+(?:ein\s+bisschen|ordentlich|tüchtig|kräftig|etwas))?"
    r"(?:\s+an)?" + LAST,
    re.IGNORECASE,
)
# *Zwischen dem Wald und dem Hof klafft eine Lücke, die soll 3/2Nas schließen*
A_GAP_IS_THERE = re.compile(
    r"^(?P<lead>\W*)(?P<between>zwischen\s+[^,;:.!?]{2,30}?\s+und\s+[^,;:.!?]{2,30}?)\s+(?:klafft|ist|besteht|haben\s+wir|sehe\s+ich|gibt\s+es)\s+(?:[a-zäöü]+\s+)?(?:eine|die)\s+(?:\w+e\s+)?(?:Lücke|Loch)\s*[,;–-]\s*"
    rf"(?:die|das)\s+(?:soll|muss|darf|kann)\s+(?:bitte\s+)?(?P<who>{NAME})\s+(?:bitte\s+)?(?:schließen|stopfen|füllen|zumachen|dichtmachen)"
    + LAST,
    re.IGNORECASE,
)
# *Nach Westen hin passt 3/2Nas auf*, *3/2Nas passt nach Westen auf*
WATCHES_THAT_WAY = re.compile(
    rf"^(?P<lead>\W*)(?:(?P<way>nach|gegen|Richtung)\s+(?P<wind>{WIND})\s*(?:hin\s+)?(?:passt|wacht|beobachtet|späht|sichert)\s+(?P<who>{NAME})(?:\s+auf)?|"
    rf"(?P<he>{NAME})\s+(?:passt|wacht|späht)\s+(?:nach|gegen|Richtung)\s+(?P<there>{WIND})(?:\s+hin)?(?:\s+auf)?)"
    + LAST,
    re.IGNORECASE,
)
# *5M macht die Tore zu*: it stays in there
SHUTS_THE_GATE = re.compile(
    r"\b(?:mach(?:t|en)\s+(?:die\s+|alle\s+)?(?:Tore?|Türen?|Fenster|Schotten)\s+(?:dicht|zu)|(?:schließ(?:t|en)|verrammel(?:t|n)|verbarrikadier(?:t|en)|verriegel(?:t|n)|vernagel(?:t|n))\s+(?:die\s+|alle\s+)?"
    r"(?:Tore?|Türen?|Fenster|Eingänge)|(?:schlägt|schlagen|bricht|brechen)\s+Schießscharten\s+in\s+(?:die\s+)?(?:Mauern?|Wände))"
    + ENDS,
    re.IGNORECASE,
)
# *behält die Reiterei im Auge und lässt sich nicht erwischen*
NOT_CAUGHT = re.compile(
    r"\s*(?:,|\bund)\s+(?:(?:sollen|soll)\s+)?(?:sich\s+(?:dabei\s+|ja\s+|bitte\s+)*nicht\s+(?:erwischen|überraschen|fangen|überrumpeln)\s+lassen|l(?:ässt|assen)\s+sich\s+(?:dabei\s+|bitte\s+)*nicht\s+(?:erwischen|überraschen|fangen|überrumpeln))"
    + LAST,
    re.IGNORECASE,
)
# *Auf Geschütze wird keine Munition verschwendet*
SPARES_POWDER = re.compile(
    r"^(?P<lead>\W*)(?:auf\s+(?P<whom>(?:(?:die|feindliche[n]?)\s+)*(?-i:[A-ZÄÖÜ])\w+)\s+(?:wird|werden)\s+(?:keine\s+(?:Munition|Kugeln|Schüsse)|kein\s+(?:Pulver|Schuss))\s+(?:verschwendet|vergeudet|verbraucht)|"
    r"auf\s+(?P<at>(?:(?:die|feindliche[n]?)\s+)*(?-i:[A-ZÄÖÜ])\w+)\s+(?:wird|werden)\s+nicht\s+(?:geschossen|gefeuert)|"
    r"keine\s+(?:Munition|Kugeln|Schüsse)\s+(?:auf|an)\s+(?P<them>(?:(?:die|feindliche[n]?)\s+)*(?-i:[A-ZÄÖÜ])\w+)\s+(?:verschwenden|vergeuden))"
    + LAST,
    re.IGNORECASE,
)

# *Husson wartet, bis Campi auf gleicher Höhe ist, und geht dann vor*: that is for later
WAITS_UNTIL = re.keyed(
    rf"^(?P<who>\W*(?:(?:die\s+)?Brigade\s+)?{NAME})\s+(?:wartet|warten|bleibt\s+stehen|bleiben\s+stehen|hält|halten)\s*,?\s*bis\s+(?P<case>(?!(?:auf|zu[mr]?|nach)\s)[^,;:.!?]{{3,60}}?\s"
    r"(?:ist|sind|hat|haben|kommt|kommen|steht|stehen|wird|werden))\s*,?\s*(?:und\s+|dann\s+)+(?P<does>(?!(?:ist|sind|hat)\b)[a-zäöüß]+(?:t|en))\s+(?:dann\s+|danach\s+|erst\s+)*(?P<rest>[^;:.!?]{2,60}?)"
    + LAST,
)
# *Jamin rückt so weit vor, dass er an Gauthier anschließt*: up to him
UNTIL_HE_JOINS = re.compile(
    rf"\b(?:rückt|geht|zieht|marschiert|schließt)\s+(?:so\s+weit\s+)?(?:vor|auf|nach|heran)\s*,\s*(?:(?:so\s+)?dass|bis)\s+(?:er|sie|es)\s+(?:(?:direkt|gerade|wieder)\s+)*(?:an|zu|bei)\s+(?P<whom>{NAME})\s+"
    r"(?:anschließt|aufschließt|herankommt|heran\s+ist|dran\s+ist|Anschluss\s+hat|steht)" + LAST,
    re.IGNORECASE,
)
# *Hubert macht Platz für Husson und rückt 5 cm nach rechts*
MAKES_ROOM = re.compile(
    rf"\bmach(?:t|en)\s+(?:(?:der|dem|den)\s+)?(?:{NAME}\s+)?(?:Platz|den\s+Weg\s+frei|die\s+(?:Bahn|Straße)\s+frei)(?:\s+für\s+{NAME})?\s*(?:,|und)\s*(?=[a-zäöüß]+(?:t|en)\s)",
    re.IGNORECASE,
)
# *1/100 und 2/100 lösen 1/92 und 2/92 ab*: each the one of them
TWO_RELIEVE_TWO = re.keyed(
    rf"^(?P<lead>\W*)(?P<one>{NAME})\s+und\s+(?P<two>{NAME})\s+(?:(?:sollen|müssen|werden)\s+)?(?:lösen\s+)?(?P<first>{NAME})\s+und\s+(?P<second>{NAME})\s+(?:ab|ablösen)"
    + LAST
)
# *soll mit zwei Bataillonen links und zwei rechts der Straße vorgehen*
TWO_ON_EACH_SIDE = re.compile(
    r"\bmit\s+(?:je\s+)?(?:ein|zwei|drei|der\s+Hälfte)(?:em|en|er)?\s*(?:Bataillon(?:en)?|Regiment(?:ern)?)?\s+(?:links|rechts|westlich|östlich)\s+und\s+(?:mit\s+)?(?:ein|zwei|drei|der\s+anderen\s+Hälfte|dem\s+Rest|den\s+anderen)(?:em|en|er)?\s+"
    r"(?:Bataillon(?:en)?\s+)?(?:links|rechts|westlich|östlich)\s+(?P<of>der|vom|von\s+der|des)\s+(?P<road>Straße|Chaussee|Weg(?:es|s)?)",
    re.IGNORECASE,
)
# *Ich will nicht, dass Hubert sich auf eine Attacke einlässt*
NOT_INTO_IT = re.compile(
    r"^\W*ich\s+(?:will|möchte|wünsche)\s+(?:auf\s+keinen\s+Fall|nicht|keinesfalls)\s*,\s*dass\s+(?P<who>[^,;:.!?]{2,30}?)\s+sich\s+(?:auf|in)\s+(?:eine[n]?|irgendeine[n]?|die|den)\s+(?:Attacken?|Angriffe?|Charge|Reiterkampf|Kampf|Gefecht)\s+"
    r"(?:einlässt|einlassen|stürzt|stürzen|verwickeln\s+lässt)" + LAST,
    re.IGNORECASE,
)

# *Campi kommt mir etwas verloren vor da hinten, der darf ruhig 10 cm vor*: what he may do
SEEMS_TO_ME = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{NAME})\s+(?:kommt|kommen|scheint|scheinen)\s+mir\s+(?:[a-zäöüß]+\s+){{0,3}}[a-zäöüß]+(?:\s+vor)?(?:\s+(?:da|dort)(?:\s+(?:hinten|vorn|vorne|drüben|unten|oben))?)?\s*[,;–-]\s*"
    r"(?:und\s+)?(?:der|die|das|er|sie|es)\s+(?=(?:darf|dürfen|soll|sollen|kann|können|muss|müssen|geht|gehen|rückt|rücken|kommt|bleibt)\b)",
    re.IGNORECASE,
)
# *Mit Hubert weiß ich noch nichts anzufangen, er bleibt erst mal da*
NO_USE_YET = re.keyed(
    rf"^(?P<lead>\W*)mit\s+(?P<who>{NAME})\s+(?:weiß|weiss|kann)\s+ich\s+(?:[a-zäöüß]+\s+){{0,3}}(?:nichts|wenig)\s+(?:Rechtes\s+)?(?:an(?:zu)?fangen)\s*[,;–-]\s*(?:also\s+|daher\s+)?(?:der|die|das|er|sie|es)\s+",
    re.IGNORECASE,
)

UNITS = r"(?:\d+/\w+|\d+[A-Z]\w{0,2})"
# *Husson greift mit 2/2L und 3/2L an*: those of his
ATTACKS_WITH = re.compile(
    rf"^(?P<lead>\W*)(?P<who>(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:greift|attackiert|stürmt)\s+mit\s+(?:dem\s+|den\s+)?(?P<units>{UNITS}(?:\s*(?:,|und)\s*(?:dem\s+)?{UNITS})+)(?P<whom>\s+[^,;:.!?]{{2,40}}?)?(?:\s+an)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *bilden eine große Batterie und schießen auf Bijleveld*: what they do together
GRAND_BATTERY = re.compile(
    r"\b(?:bilden|formieren)\s+(?:(?:zusammen|dort|gemeinsam)\s+)*eine\s+(?:(?:große|gemeinsame|einzige|starke)\s+)*Batterie\s*(?:,|und)\s*(?=[a-zäöüß]+en\b)",
    re.IGNORECASE,
)
# *Die Kanoniere lassen notfalls die Geschütze stehen*: what no rulebook has, and no halt
ABANDON = re.compile(
    r"^(?P<lead>\W*)(?:die|unsere|meine|alle)\s+(?:Kanoniere|Artilleristen|Bedienungen|Mannschaften)\s+(?:lassen|sollen)\s+(?:notfalls|im\s+Notfall|zur\s+Not|schlimmstenfalls)\s+(?:die|ihre)\s+(?:Geschütze|Kanonen|Batterien)\s+"
    r"(?:stehen|zurück|im\s+Stich)(?:\s*lassen)?" + LAST,
    re.IGNORECASE,
)
# *Die Batterien sollen rechtzeitig abfahren, bevor sie überrannt werden*
LEAVE_IN_TIME = re.compile(
    r"\b(?:soll(?:en)?|muss|müssen)\s+(?:(?:rechtzeitig|schnell|sofort|unbedingt|lieber)\s+)*(?:abfahren|abhauen|abziehen|verschwinden|wegfahren|abrücken)(?=\s*,?\s*(?:bevor|ehe)\s)",
    re.IGNORECASE,
)
# *darf kontern, aber nicht selbst anfangen*
NOT_BEGIN = re.compile(
    r"(?P<but>,\s*(?:aber|jedoch|doch)\s+)(?:(?:er|sie|es)\s+)?(?:(?:soll|darf)\s+)?nicht\s+(?:selbst|selber|von\s+sich\s+aus|als\s+[Ee]rste[rs]?)\s+(?:anfangen|beginnen|losreiten|losschlagen|losgehen)"
    + LAST,
    re.IGNORECASE,
)
# *folgt bis zum Bach, aber nicht darüber hinaus*
NOT_BEYOND = re.compile(
    r"(?P<upto>\bbis\s+(?:zu[mr]?|an|nach|in)\s+[^,;:.!?]{2,30}?)\s*,?\s*(?:aber\s+|doch\s+|jedoch\s+)?(?:nicht|keinesfalls|auf\s+keinen\s+Fall)\s+(?:darüber\s+hinaus|weiter|drüber|darüber)"
    + LAST,
    re.IGNORECASE,
)
# *Husson links, Campi rechts daneben, beide bis I6*: they go there; how they stand is theirs
LEFT_AND_RIGHT = re.compile(
    r"^(?P<lead>\W*)(?P<one>(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:links|rechts)\s*(?:,|und)\s*(?P<two>(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:rechts|links)(?:\s+(?:daneben|davon|neben\s+ihm))?\s*,\s*beide\s+(?:gehen\s+|rücken\s+|vor\s+)?(?=(?:bis|nach|gegen|auf|in)\s)",
    re.IGNORECASE,
)
# *Kavallerie nur zum Gegenangriff einsetzen*
ONLY_IN_RETURN = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:(?:die|unsere|meine)\s+)?(?:Kavallerie|Reiterei|Reiter)|(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?:(?:ist|wird|darf|soll)\s+)?nur\s+(?:zum|zu\s+einem|für\s+den|im)\s+Gegen(?:angriff|stoß|attacke)(?:\s+(?:einsetzen|eingesetzt(?:\s+werden)?|verwenden|da|benutzen))?"
    + LAST,
    re.IGNORECASE,
)
# *Falls 27J zurückgeht, folgt Husson bis zum Bach*: he whose verb stands before him
THEN_FOLLOWS = re.compile(
    rf"(?P<case>\b(?:wenn|falls|sobald)\s[^,;:.!?]{{4,60}},\s*(?:dann\s+|so\s+)?)(?:folgt|geht|rückt)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]+|{UNITS})\s+(?P<upto>bis\s+(?:zu[mr]?|an|nach|in)\s+[^,;:.!?]{{2,30}}?)(?:\s+nach)?"
    + LAST,
    re.IGNORECASE,
)

# *1/28Ora steht bereit, in den Hof einzurücken*: not yet
READY_FOR = re.compile(
    r"\b(?:(?:hält|(?P<many>halten))\s+sich|steht|(?P<more>stehen))\s+(?:dort\s+|da\s+)?bereit\s*,\s*(?:um\s+)?(?:(?:notfalls|jederzeit|sofort)\s+)*[^,;:.!?]{2,50}?\s(?:zu\s+[a-zäöüß]+en|[a-zäöüß]+zu[a-zäöüß]+en)"
    + LAST,
    re.IGNORECASE,
)
# *Keine Batterie verlässt ihre Stellung*
NONE_LEAVES = re.compile(
    r"^(?P<lead>\W*)(?:keine\s+(?P<f>Batterie|Brigade|Schwadron)|kein\s+(?P<n>Bataillon|Regiment|Geschütz))\s+(?:verlässt|räumt|gibt)\s+(?:ihre|seine|die)n?\s+(?:Stellung|Platz|Position|Posten)(?:\s+auf)?"
    + LAST,
    re.IGNORECASE,
)
ALL_OF = {
    "batterie": "Batterien",
    "brigade": "Brigaden",
    "schwadron": "Schwadronen",
    "bataillon": "Bataillone",
    "regiment": "Regimenter",
    "geschütz": "Geschütze",
}
# *Die Artillerie konzentriert sich auf die Batterie bei G6*: she fires at it
CONCENTRATES_ON = re.compile(
    r"^(?P<who>\W*(?:(?:die|alle|unsere|meine|beide)\s+)?(?:Artillerie|Batterien|Geschütze|Kanonen|\d+/\w*[FH]A(?:\s*(?:,|und)\s*\d+/\w*[FH]A)*))\s+konzentrier(?P<end>t|en)\s+sich\s+(?:(?:ganz|zunächst|zuerst|jetzt|vor\s+allem)\s+)*auf\s+(?=\S)",
    re.IGNORECASE,
)
# *Wathiez achtet auf Gauthiers rechte Seite*, *kümmert sich um die rechte Flanke von Gauthier*: he covers it
MINDS_THE_SIDE = re.compile(
    r"\b(?:achte(?P<n1>t|n)|acht\s+geben|gib(?P<n2>t)\s+acht|kümmer(?P<n3>t|n)\s+sich|ha(?P<n4>t|ben)\s+(?:ein\s+)?Auge)\s+(?:mir\s+|ein\s+)?(?:auf|um)\s+(?=[^,;:.!?]{2,40}?(?:Seite|Flanke|Rücken)\b)",
    re.IGNORECASE,
)
# *Bitte 27J nicht opfern*: what nobody can obey
NOT_WASTED = re.compile(
    rf"^\W*(?:bitte\s+)?{NAME}\s+(?:bitte\s+|mir\s+|ja\s+)*nicht\s+(?:opfern|verheizen|verlieren|verschwenden|aufreiben\s+lassen)"
    + LAST,
    re.IGNORECASE,
)


def covers(told: re.Match[str]) -> str:
    """Who covers a side."""
    many = "n" in (told["n1"], told["n3"]) or told["n4"] == "ben"
    return "decken " if many else "deckt "


def all_of(told: re.Match[str]) -> str:
    """All of a kind of whom none leaves his post."""
    return f"{told['lead']}Alle {ALL_OF[(told['f'] or told['n']).lower()]} bleiben stehen"


def watches(told: re.Match[str]) -> str:
    """Which way somebody looks."""
    return f"{told['lead']}{told['who'] or told['he']} schaut nach {told['wind'] or told['there']}"


GUARDS = (
    turn("seite|flanke|rücken", MINDS_THE_SIDE, covers),
    turn("bereit", READY_FOR, lambda told: f"bleib{'en' if told['many'] or told['more'] else 't'} stehen"),
    turn("kein", NONE_LEAVES, all_of),
    turn("konzentrier", CONCENTRATES_ON, lambda told: f"{told['who']} feuer{'n' if told['end'] == 'en' else 't'} auf "),
    turn("nicht", NOT_WASTED),
    turn(" mit ", ATTACKS_WITH, lambda told: f"{told['lead']}{told['units']} greifen{told['whom'] or ''} an"),
    turn("batterie", GRAND_BATTERY),
    turn(
        "notfalls|notfall|zur not|schlimmsten",
        ABANDON,
        r"\g<lead>Wenn sie angegriffen werden, geben die Kanoniere die Geschütze auf",
    ),
    turn("bevor|ehe ", LEAVE_IN_TIME, "fahren ab"),
    turn("nicht", NOT_BEGIN, r"\g<but>greift nicht von sich aus an"),
    turn("nicht|kein", NOT_BEYOND, r"\g<upto>"),
    turn("beide ", LEFT_AND_RIGHT, r"\g<lead>\g<one> und \g<two> gehen "),
    turn("gegen", ONLY_IN_RETURN, r"\g<lead>\g<who> attackiert nicht von sich aus, aber Gegenangriffe immer"),
    turn("wenn |falls |sobald ", THEN_FOLLOWS, r"\g<case>rückt \g<who> \g<upto> vor"),
    turn(" mir ", SEEMS_TO_ME, r"\g<lead>\g<who> "),
    turn("mit ", NO_USE_YET, r"\g<lead>\g<who> "),
    turn("bis ", WAITS_UNTIL, r"\g<who> bleibt stehen; sobald \g<case>, \g<does> \g<who> \g<rest>"),
    turn("dass |bis ", UNTIL_HE_JOINS, r"schließt zu \g<whom> auf"),
    turn("platz|frei", MAKES_ROOM),
    turn(
        "ab",
        TWO_RELIEVE_TWO,
        r"\g<lead>\g<one> geht an den Platz von \g<first>; \g<two> geht an den Platz von \g<second>",
    ),
    turn("links|rechts|westlich|östlich", TWO_ON_EACH_SIDE, r"beiderseits \g<of> \g<road>"),
    turn("dass ", NOT_INTO_IT, r"\g<who> greift nicht an"),
    turn(" als ", AS_HELP_FOR, " "),
    turn("holt|stellt|schiebt|verlegt|postiert|schickt|legt|hole|stelle|schicke", FETCHES, r"\g<lead>\g<who> geht "),
    turn("lässt|läßt|lassen|lasse|lass ", LEAVES_THEM, r"\g<lead>\g<who> bleiben \g<where>"),
    turn(
        "deck|schirm|schütz|sicher|verschleier", STAYS_FORMED_AND_COVERS, r"\g<who> \g<formed>, als Schirm vor \g<whom>"
    ),
    turn("nächsten|dichtesten|zunächst", WHICH_IS_NEAREST, r"\g<the> nächste \g<what>"),
    turn("nd ", FIGHTING_ALL_THE_WAY, r"\g<goes> "),
    turn("hin und her", TO_AND_FRO),
    turn("karree|karee|carré|viereck", NO_SQUARE_BUT_AWAY, r"Wenn Kavallerie angreift, weicht \g<who> aus"),
    turn(" an|ermu|treib", CHEERS_THEM),
    turn("lücke|loch", A_GAP_IS_THERE, r"\g<lead>\g<who> schließt die Lücke \g<between>"),
    turn("passt|wacht|späht|sichert|beobachtet", WATCHES_THAT_WAY, watches),
    turn("tor|tür|fenster|schießscharten|schotten|eingänge", SHUTS_THE_GATE, "bleibt dort stehen"),
    turn("lassen|lässt", NOT_CAUGHT),
    turn(
        "munition|kugeln|schüsse|pulver|schuss|schossen|gefeuert",
        SPARES_POWDER,
        lambda told: f"{told['lead']}Die Batterien feuern nicht auf {told['whom'] or told['them'] or told['at']}",
    ),
)
