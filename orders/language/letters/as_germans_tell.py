"""As Germans tell: what they do without, whom they part from, and what befalls them, put into what is to be done.

*lässt die Finger von Karrees* forms none, *trennt sich von Jamin und geht* goes, *erwischt ihn Kavallerie* is a case.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.told_first_in_german import AND_SHALL
from orders.language.letters.turns import turn

END = r"(?=\s*(?:[.,;!]|$|und\b))"
LAST = r"(?=\s*[.!]*\s*$)"
NAME = r"(?:(?:das|die|der|den|dem)\s+)?(?-i:[A-ZÄÖÜ\d])[\w/.-]*(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?"
# *lässt die Finger von Karrees*
FINGERS_OFF = re.compile(
    r"\b(?P<lets>lässt|lassen)\s+(?:(?:lieber|bitte|mir|aber)\s+)*(?:die|ihre|seine)\s+(?:Finger|Hände)\s+(?:weg\s+)?(?:von|davon\s*,)\s+"
    r"(?P<what>Karr[ée]e?s?|(?:der\s+)?Verfolgung(?:en)?|(?:Gelegenheits)?[Aa]ttacken|Angriffen|Nahkämpfen|Gegenattacken|Gegenangriffen|Ausfällen)"
    + END,
    re.IGNORECASE,
)
FINGERS_OFF_HIM = re.compile(
    rf"\b(?P<lets>lässt|lassen)\s+(?:(?:lieber|bitte|mir|aber)\s+)*(?:die|ihre|seine)\s+(?:Finger|Hände)\s+(?:weg\s+)?von\s+(?P<whom>{NAME}){END}",
    re.IGNORECASE,
)
# *trennen sich von Jamin und laufen nach E5*
PARTS_FROM = re.compile(
    r"\s+(?:trenn(?:t|en)|lös(?:t|en))\s+sich\s+(?:von|vom)\s+[^,;:.!?]{2,30}?\s*(?:,\s*|\s+und\s+)(?=(?:[a-zäöüß]+(?:t|en)|rüber|nach)\b)",
    re.IGNORECASE,
)
# *Foy und Bachelu bleiben bei ihren Divisionen*
EACH_WITH_HIS = re.compile(
    r"^(?P<lead>\W*)(?P<one>(?:General\s+)?(?-i:[A-ZÄÖÜ])[\w'’-]+)\s*(?:,|und)\s+(?P<two>(?:General\s+)?(?-i:[A-ZÄÖÜ])[\w'’-]+)\s+"
    r"(?P<does>bleiben|reiten|gehen|halten\s+sich|kommen|kehren)\s+(?P<at>bei|zu)\s+(?:ihren|ihrer)\s+"
    rf"(?P<what>Divisionen|Brigaden|Truppen|Leuten|Männern|Einheiten|Verbänden|Bataillonen|Regimentern)(?:\s+zurück)?{LAST}",
    re.IGNORECASE,
)
ONE_OF = {
    "divisionen": "seiner Division", "brigaden": "seiner Brigade", "truppen": "seinen Truppen",
    "leuten": "seinen Leuten", "männern": "seinen Leuten", "einheiten": "seinen Truppen", "verbänden": "seinen Truppen",
    "bataillonen": "seinen Bataillonen", "regimentern": "seinen Regimentern",
}  # fmt: skip
# *Schießen darf sie auf alles außer Kavallerie*
ARM = r"(?:Infanterie|Fußvolk|Kavallerie|Reiterei|Reiter|Artillerie|Geschütze|Kanonen|Batterien)"
FIRES_BUT = re.compile(
    r"^(?P<lead>\W*)(?:schießen|feuern)\s+(?:darf|dürfen|soll|sollen|kann|können)\s+(?P<who>[^,;:.!?]{2,30}?)\s+auf\s+(?:alles|jeden)\s*,?\s*"
    rf"(?:außer|ausser|bis\s+auf|nur\s+nicht|aber\s+nicht)\s+(?:auf\s+)?(?P<arm>{ARM}){LAST}",
    re.IGNORECASE,
)
FIRES_ON_ALL = re.compile(
    r"^(?P<lead>\W*)(?:schießen|feuern)\s+(?:darf|dürfen|soll|sollen|kann|können)\s+(?P<who>[^,;:.!?]{2,30}?)\s+"
    rf"(?:auf\s+(?:alles|jeden)(?:\s*,\s*(?:was|der)\s+[^,;:.!?]{{2,40}})?|nach\s+Belieben|wie\s+(?:er|sie|es)\s+(?:will|wollen)){LAST}",
    re.IGNORECASE,
)
# *darf sich ihre Ziele selbst aussuchen*, once its mark is gone
ITS_OWN_AIM = re.compile(
    r"^(?P<lead>\W*)(?P<case>(?:(?:ist|sind)\s+(?:die|der|das|diese[rs]?|sie|es|er)\s+(?:weg|erledigt|ausgeschaltet|vertrieben|zerstört|still|verschwunden|geschlagen)|"
    r"(?:schweigt|schweigen)\s+(?:die|der|das|sie|es|er)|danach|anschließend|später)\s*,?\s+)?(?P<does>darf|dürfen|kann|können|soll|sollen)\s+(?P<who>sie|er|es|[^,;:.!?]{2,30}?)\s+sich\s+"
    rf"(?:(?:ihre|seine|die|das|ihr|sein|neue)\s+)?(?:Ziele?|Gegner)\s+(?:dann\s+)?(?:selbst|selber|frei)\s+(?:aus)?suchen{LAST}",
    re.IGNORECASE,
)
# *Ziel bleibt die Batterie bei F8*: of guns
AIM_IS = re.compile(
    r"^(?P<lead>\W*)(?:(?:ihr|sein|das|einziges|erstes)\s+)?Ziel\s+(?:ist|bleibt|sind|bleiben)\s+(?:weiterhin\s+|weiter\s+|wieder\s+)?(?P<what>(?:die|das|der|den)\s+"
    rf"(?:\w+\s+)?(?:Batterie|Artillerie|Kanonen|Geschütze|Kolonne|Plänkler|Schützen|Kavallerie|Reiterei)\b[^,;:.!?]{{0,30}}?){LAST}",
    re.IGNORECASE,
)
# *Findet er eine offene Flanke, haut er drauf*
FINDS_A_FLANK = re.compile(
    r"^(?P<lead>\W*)(?:findet|finden|sieht|sehen|entdeckt|erwischt|bekommt|bekommen)\s+(?P<who>er|sie|es|[^,;:.!?]{2,30}?)\s+(?:irgendwo\s+|dort\s+)?(?:eine|die)\s+(?:offene\s+|ungedeckte\s+|feindliche\s+)*Flanke\s*,\s*"
    r"(?:so\s+|dann\s+)?(?:haut|hauen|greift|greifen|attackiert|attackieren|schlägt|reitet|darf|dürfen|soll|sollen)\s+(?:er|sie|es)\s*(?:gleich\s+|sofort\s+)?"
    rf"(?:drauf|zu|an|los|hinein|rein|attackieren|angreifen|draufhauen|zuschlagen)?{LAST}",
    re.IGNORECASE,
)
# *Erwischt ihn dabei Kavallerie, geht er ins Karree*
FOE = (
    r"(?:(?:feindliche|gegnerische|die|irgendwelche)\s+)*(?:Kavallerie|Reiterei|Reiter|Infanterie|Lanciers|Husaren|Dragoner|Kürassiere|Ulanen)|"
    r"jemand|einer|der\s+Feind|der\s+Gegner"
)
BEFALLS = re.compile(
    r"^(?P<lead>\W*)(?:erwischt|überrascht|bedroht|stört|trifft|überfällt|belästigt|packt|attackiert)\s+(?P<whom>ihn|sie|es|(?-i:[A-ZÄÖÜ\d])[\w/-]+)\s+"
    rf"(?:dabei\s+|unterwegs\s+|dort\s+|da\s+)*(?P<foe>{FOE})\s*,\s*(?:so\s+|dann\s+)?(?=[a-zäöüß]+(?:t|en)\b)",
    re.IGNORECASE,
)
COMES_NEAR = re.compile(
    rf"^(?P<lead>\W*)(?P<does>nähert|nähern)\s+sich\s+(?:ihm\s+|ihr\s+|ihnen\s+)?(?P<foe>{FOE})\s*,\s*(?:so\s+|dann\s+)?(?=[a-zäöüß]+(?:t|en)\b)",
    re.IGNORECASE,
)
# *Mit 1/92 und 2/92 voran stürmt er Gemioncourt*: how they stand to each other
WITH_THOSE_AHEAD = re.compile(
    r"^(?P<lead>\W*)mit\s+[^,;:.!?]{2,40}?\s+(?:voran|voraus|vorneweg|an\s+der\s+Spitze|in\s+erster\s+Linie|vorn)\s*,?\s+(?P<does>[a-zäöüß]+(?:t|en))\s+(?P<who>er|sie|es|(?-i:[A-ZÄÖÜ])[\w-]+)\s+",
    re.IGNORECASE,
)
# *Über den Hof hinaus wird nicht nachgesetzt*
NOT_BEYOND_IT = re.compile(
    rf"^(?P<lead>\W*)(?:über|hinter|jenseits)\s+[^,;:.!?]{{2,30}}?\s+(?:hinaus\s+)?wird\s+(?:nicht|niemand)\s+(?:mehr\s+)?(?:nachgesetzt|verfolgt|nachgejagt|hinterhergelaufen){LAST}",
    re.IGNORECASE,
)
# *bleibt in der Mitte seiner Bataillone, am besten bei 1/108*: there
BEST_WITH = re.compile(
    r"\b(?:in\s+der\s+Mitte|inmitten|in\s+der\s+Nähe|mitten\s+unter|unter|bei|hinter|vor)\s+(?:von\s+)?(?:seiner|seinen|der|den|ihrer|ihren)\s+\w+\s*,\s*"
    r"(?:am\s+besten|am\s+liebsten|vorzugsweise|zum\s+Beispiel|etwa|genauer|sagen\s+wir|also)\s+(?=(?:bei|neben|zu)\s)",
    re.IGNORECASE,
)
# *Ohne Erlaubnis des Kaisers dürfen die nicht kämpfen*
NOT_WITHOUT_LEAVE = re.compile(
    r"^(?P<lead>\W*)ohne\s+(?:(?:meine|ausdrückliche|die|meinen|ausdrücklichen|einen|neuen|neue|besonderen|weiteren)\s+)*(?:Erlaubnis|Befehl|Genehmigung|Anweisung|Order|Freigabe)(?:\s+(?:des|von|vom|der)\s+[^,;:.!?]{2,20}?)?\s+"
    r"(?P<may>darf|dürfen|soll|sollen)\s+(?P<who>[^,;:.!?]{1,30}?)\s+nicht\s+(?P<deed>kämpfen|attackieren|angreifen|ins\s+Gefecht|eingreifen)"
    + LAST,
    re.IGNORECASE,
)
NOT_WITHOUT = re.compile(
    r"\b(?P<may>darf|dürfen|soll|sollen)\s+ohne\s+(?:(?:meine|ausdrückliche|die|meinen|ausdrücklichen|einen|neuen|neue|weiteren)\s+)*(?:Erlaubnis|Befehl|Genehmigung|Anweisung|Order|Freigabe)(?:\s+(?:des|von|vom)\s+[^,;:.!?]{2,20}?)?\s+"
    r"nicht\s+(?=(?:kämpfen|attackieren|angreifen)\b)",
    re.IGNORECASE,
)
# *die Chasseurs und Lanciers der Garde*
BOTH_OF_THE_GUARD = re.compile(
    r"\b(?P<the>[Dd]ie|[Dd]en|[Mm]eine|[Uu]nsere)\s+(?P<one>Chasseurs|Jäger|Grenadiere|Dragoner)\s+und\s+(?:die\s+)?(?P<two>Lanciers|Ulanen|Jäger|Chasseurs|Dragoner)\s+der\s+Garde\b"
)
# *Karree bei Kavallerie versteht sich*
OF_COURSE = re.compile(
    r"\s+(?:versteht|verstehen)\s+sich(?:\s+(?:von\s+selbst|ja\s+von\s+selbst|von\s+allein))?" + LAST, re.IGNORECASE
)
# *baut sich in F5 auf*
BUILDS_UP = re.compile(
    r"\b(?P<does>baut|bauen|pflanzt|pflanzen)\s+sich\s+(?P<where>(?:in|bei|auf|an|am|im|hinter|vor|neben|links|rechts|dort|da)\b[^,;:.!?]{0,40}?)\s+auf"
    + END,
    re.IGNORECASE,
)

# *Links davon, in H8, baut sich 27J auf*: the square says where
BESIDE_IN = re.compile(
    r"^(?P<lead>\W*)(?:(?:links|rechts|hinter|vor|nördlich|südlich|östlich|westlich)\s+(?:davon|daneben)|dahinter|davor|daneben|dort)\s*,\s*(?:in|bei|auf|nach)\s+(?P<where>[A-Z]\d{1,2})\s*,\s*"
    rf"(?:stellt|stellen|baut|bauen|postiert|postieren|geht|gehen|kommt|kommen|nimmt|nehmen)\s+(?:sich\s+)?(?P<who>{NAME})(?:\s+(?:sich\s+)?(?:auf|hin|in\s+Stellung|Stellung|Aufstellung))?{LAST}",
    re.IGNORECASE,
)

# *unterstützt den Angriff mit Feuer auf 27J*
SUPPORTS_BY_FIRE = re.compile(
    r"\b(?P<does>unterstützt|unterstützen|deckt|decken|begleitet|begleiten|hilft|helfen)\s+[^,;:.!?]{2,30}?\s+(?:dabei\s+)?(?:mit|durch)\s+(?:ihrem\s+|seinem\s+|dem\s+)?(?:Feuer|Beschuss|Schüssen)\s+auf\s+(?=\S)",
    re.IGNORECASE,
)
# *schießen, sobald sie können*
AS_SOON = re.compile(
    r"\b(?P<fire>schießt|schießen|feuert|feuern|schiesst|schiessen)\s*,?\s+(?:sobald|wann\s+immer|sooft|so\s+oft|wenn|immer\s+wenn)\s+(?:er|sie|es)\s+(?:nur\s+)?"
    r"(?:kann|können|will|wollen|(?:etwas|was|jemanden|wen|einen\s+Gegner|einen\s+Feind|ein\s+Ziel)\s+(?:(?:vor\s+(?:die\s+Flinte|die\s+Rohre|sich)|in\s+(?:Reichweite|Schussweite|Sicht))\s+)?(?:bekommt|bekommen|kriegt|kriegen|hat|haben|sieht|sehen))"
    + END,
    re.IGNORECASE,
)
# *Vorn läuft 1/2L als Plänkler*
RUNS_AHEAD = re.keyed(
    rf"^(?P<lead>\W*)(?:(?:ganz\s+)?vorn(?:e)?|voran|davor|vorneweg|voraus)\s+(?:läuft|laufen|geht|gehen|marschiert|zieht|schwärmt|kommt)\s+(?P<who>{NAME})\s+(?:als\s+(?:Plänkler|Schützen|Schützenkette|Tirailleure)|in\s+(?:Schützenkette|Plänklerkette|aufgelöster\s+Ordnung)|ausgeschwärmt){LAST}",
    re.IGNORECASE,
)

# *1Ch bleibt in K7 und behält Gemioncourt im Auge*: there it looks that way
KEEPS_IN_SIGHT = re.compile(
    r"^(?P<stays>\W*(?:(?:[Dd]as|[Dd]ie|[Dd]er)\s+)?\d[\w/]*\.?(?:\s+(?:und|[A-ZÄÖÜ]\w+|\d[\w/]*))*\s+(?:bleibt|bleiben|wartet|warten|steht|stehen)\s+(?:dort\s+)?(?:in|bei|auf)\s+[A-Z]\d{1,2}(?:\s+stehen)?)\s*,?\s+und\s+"
    r"(?:(?:behält|behalten|hält|halten)\s+(?P<what>[^,;:.!?]{2,30}?)\s+im\s+(?:Auge|Blick)|(?:beobachtet|beobachten|überwacht|überwachen|schaut\s+nach|schauen\s+nach)\s+(?P<that>[^,;:.!?]{2,30}?))(?=\s*[.!]*\s*$)"
)


def fingers_off(told: re.Match[str]) -> str:
    """What they do without, denied."""
    what, many = told["what"].lower(), told["lets"].lower() == "lassen"
    if "karr" in what:
        return f"bild{'en' if many else 'et'} kein Karree"
    if "verfolg" in what:
        return f"verfolg{'en' if many else 't'} nicht"
    if "gegen" in what:
        return f"mach{'en' if many else 't'} keine Gegenattacke"
    return f"attackier{'en' if many else 't'} nicht von sich aus"


def each_with_his(told: re.Match[str]) -> str:
    """Two generals, each with his own."""
    does = {"bleiben": "bleibt", "halten sich": "hält sich", "kehren": "reitet"}.get(
        told["does"].lower(), told["does"].rstrip("n") + "t"
    )
    does = {"reitet": "reitet", "geht": "geht", "kommet": "kommt", "reitett": "reitet"}.get(does, does)
    own = ONE_OF[told["what"].lower()]
    return f"{told['lead']}{told['one']} {does} {told['at']} {own}; {told['two']} {does} {told['at']} {own}"


def befalls(told: re.Match[str]) -> str:
    """The case with its *wenn*."""
    return f"{told['lead']}Wenn {told['foe']} {told['whom']} angreift, "


def builds_up(told: re.Match[str]) -> str:
    """Takes its place there."""
    return f"stell{'en' if told['does'].lower().endswith('en') else 't'} sich {told['where']} auf"


def not_without_leave(told: re.Match[str]) -> str:
    """Does not fight of its own accord."""
    does = "attackieren" if told["may"].lower().endswith("n") else "attackiert"
    who = "sie" if told["who"].lower() in ("die", "diese", "der", "das") else told["who"]
    return f"{told['lead']}{who[0].upper()}{who[1:]} {does} nicht von sich aus"


AS_GERMANS_TELL = (
    turn("finger|hände", FINGERS_OFF, fingers_off),
    turn(
        "finger|hände",
        FINGERS_OFF_HIM,
        lambda told: f"greif{'en' if told['lets'].lower() == 'lassen' else 't'} {told['whom']} nicht an",
    ),
    turn("trenn|lös", PARTS_FROM, " "),
    turn("ihren|ihrer", EACH_WITH_HIS, each_with_his),
    turn("schießen|feuern", FIRES_BUT, r"\g<lead>\g<who> feuert nach Belieben, aber nicht auf \g<arm>"),
    turn("schießen|feuern", FIRES_ON_ALL, r"\g<lead>\g<who> feuert nach Belieben"),
    turn("suchen", ITS_OWN_AIM, r"\g<lead>\g<who> feuert nach Belieben"),
    turn("ziel", AIM_IS, r"\g<lead>Sie feuert auf \g<what>"),
    turn("flanke", FINDS_A_FLANK, r"\g<lead>\g<who> opportunity charge flank only"),
    turn("erwischt|überrascht|bedroht|stört|trifft|überfällt|belästigt|packt|attackiert", BEFALLS, befalls),
    turn("näher", COMES_NEAR, r"\g<lead>Wenn \g<foe> näher kommt, "),
    turn("mit ", WITH_THOSE_AHEAD, r"\g<lead>\g<who> \g<does> "),
    turn("wird", NOT_BEYOND_IT, r"\g<lead>Verfolgt wird nicht"),
    turn("besten|liebsten|vorzug|beispiel|etwa|genauer|sagen|also", BEST_WITH),
    turn("ohne", NOT_WITHOUT_LEAVE, not_without_leave),
    turn("ohne", NOT_WITHOUT, r"\g<may> nicht "),
    turn("garde", BOTH_OF_THE_GUARD, r"\g<the> \g<one> der Garde und die \g<two> der Garde"),
    turn("versteh", OF_COURSE),
    turn("links|rechts|dahinter|davor|daneben|dort", BESIDE_IN, r"\g<lead>\g<who> geht nach \g<where>"),
    turn(
        "feuer|beschuss|schüssen",
        SUPPORTS_BY_FIRE,
        lambda told: f"feuer{'n' if told['does'].lower().endswith('en') else 't'} auf ",
    ),
    turn("schieß|schiess|feuer", AS_SOON, r"\g<fire> nach Belieben"),
    turn("vor", RUNS_AHEAD, r"\g<lead>\g<who> schwärmt aus"),
    turn("und|daher|darum|deshalb", AND_SHALL, r"\g<lead>\g<who> "),
    turn(
        "im auge|im blick|beobacht|überwach|schau",
        KEEPS_IN_SIGHT,
        lambda told: f"{told['stays']} und blickt Richtung {told['what'] or told['that']}",
    ),
    turn("sich", BUILDS_UP, builds_up),
)
