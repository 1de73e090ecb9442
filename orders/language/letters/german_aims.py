"""German aims: what Germans call an attack, the taking of a place, support and a place taken up, in other words.

*Hussons Ziel ist der Hof*, *jagt die Besatzung aus dem Hof*, *kommt Gauthier zu Hilfe*, *stellt sich in H5 auf*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

WORD = r"(?:(?-i:[A-ZÄÖÜ])[\wäöüß’'-]+|\d[\w/]*\.?)"
BODY = r"(?:Brigade|Division|Bataillon|Regiment|Batterie|General)"
NAME = rf"(?:(?:die|der|das|den|dem|beide)\s+)?(?:{BODY}\s+)?{WORD}(?:\s+{WORD}){{0,2}}?"
WHAT = r"(?P<what>(?!zu\b|dass\b|nicht\b|es\b)[^,;:.!?]{2,60}?)"
END = r"(?=\s*(?:[.,;!:)]|$|\bund\b|\bdann\b))"
AIM = r"(?:Angriffsziel|Hauptziel|Endziel|Ziel|Zielpunkt)"
# *Hussons Ziel ist Gemioncourt*, *Husson: Ziel Gemioncourt*, *Ziel für Husson: Gemioncourt*
HIS_AIM = re.compile(
    rf"^(?P<mark>\W*)(?:(?P<who>(?:(?:Brigade|Division|General)\s+)?(?-i:[A-ZÄÖÜ])[\wäöüß-]+?)(?:s|"
    rf"['’])\s+{AIM}(?:\s*:\s*|\s+(?:ist|bleibt|sei|wäre)\s+)|"
    rf"(?P<him>{NAME})\s*(?::|\s[–-]\s|,)\s*(?:mit\s+)?{AIM}\s*(?:ist\s+|:\s*)?|(?:das\s+)?{AIM}\s+(?:für|von|der|"
    rf"des)\s+(?P<whom>{NAME})\s*(?::|\s+ist|\s+bleibt)\s+){WHAT}{END}",
    re.IGNORECASE,
)
IS_HIS_AIM = re.compile(
    rf"^(?P<mark>\W*)(?P<what>[^,;:.!?]{{2,30}}?)\s+ist\s+(?:(?P<who>(?-i:[A-ZÄÖÜ])[\wäöüß-]+?)(?:s|['’])\s+{AIM}|"
    rf"das\s+{AIM}\s+(?:von|für|der|des)\s+(?P<whom>{NAME})){END}",
    re.IGNORECASE,
)
GUNS = re.compile(r"\d[FH]A\b|batterie|geschütz|kanone|pfünder|artillerie", re.IGNORECASE)


def his_aim(told: re.Match[str]) -> str:
    """He goes to a square, and attacks whoever or whatever else is his aim."""
    groups = told.groupdict()
    who = next(groups[name] for name in ("who", "him", "whom") if groups.get(name))
    what = told["what"].strip()
    if re.fullmatch(SQUARE, what):
        return f"{told['mark']}{who} geht nach {what}"
    return (
        f"{told['mark']}{who} {'beschießt' if GUNS.search(who) else 'greift'} {what}{'' if GUNS.search(who) else ' an'}"
    )


# *stürzt sich auf*, *macht 2/2Nas platt*, *jagt 2/2Nas davon*, *rollt 2/2Nas auf*, *soll 2/2Nas schlagen*
FALLS_ON = re.compile(
    rf"\b(?:(?:stürz|werf|wirf)(?:t|(?P<n>en)))\s+sich\s+(?:mit\s+[\w ]{{2,20}}?\s+)?auf"
    rf"\s+(?P<what>[^,;:.!?]{{2,40}}?){END}",
    re.IGNORECASE,
)
ROLLS_UP = re.compile(
    rf"\b(?:roll)(?:t|(?P<n>en))\s+(?P<what>[^,;:.!?]{{2,40}}?)\s+(?:von\s+der\s+(?:Flanke|Seite)\s+)?auf{END}",
    re.IGNORECASE,
)
BEATS = re.compile(
    r"\b(?:mach|jag|roll|schläg|schlag|räum|nimm|nehm|knöpf|kauf|treib|drück|schieb|feg|hau|werf|wirf|walz|renn)(?:t|"
    r"(?P<n>en)|)\s+(?P<sich>sich\s+)?(?P<what>[^,;:.!?]{2,40}?)\s+"
    r"(?:platt|davon|nieder|über\s+den\s+Haufen|aus\s+dem\s+(?:Weg|Feld)|in\s+die\s+Flucht|zur\s+Seite|beiseite|"
    r"hinweg|weg|zur\s+Brust|zum\s+Teufel|um)" + END,
    re.IGNORECASE,
)
TO_BEAT = re.compile(
    r"\b(?P<shall>soll|sollen|muss|müssen|darf|dürfen|wird|"
    r"werden)\s+(?P<what>(?!sich\b)[^,;:.!?]{2,40}?)\s+(?:mit\s+dem\s+Bajonett\s+)?(?:schlagen|plattmachen|davonjagen|"
    r"niederwerfen|aus\s+dem\s+(?:Weg|Feld)\s+(?:räumen|schlagen)|angehen|"
    r"in\s+die\s+Flucht\s+(?:schlagen|jagen)|wegfegen|wegjagen|über\s+den\s+Haufen\s+(?:rennen|werfen|reiten)|"
    r"zum\s+Teufel\s+jagen)" + END,
    re.IGNORECASE,
)
# *holt sich den Hof*, *bemächtigt sich Gemioncourts*, *bringt den Hof in seine Hand*, *entreißt ihnen den Hof*
TAKES = re.compile(
    rf"\b(?:(?:hol|schnapp|krall|greif|nehm|nimm)(?:t|(?P<n>en)|)\s+sich\s+(?P<a>[^,;:.!?]{{2,40}}?)(?:\s+(?:vor|"
    rf"zurück))?|(?:bemächtigt|bemächtigen)\s+sich\s+(?:des\s+|der\s+)?(?P<b>[^,;:.!?]{{2,40}}?)|(?:bring|krieg|"
    rf"bekomm)(?:t|en)\s+(?P<c>[^,;:.!?]{{2,40}}?)\s+"
    rf"in\s+(?:seine|ihre|unsere|die)\s+(?:Hand|Hände|Gewalt)|(?:setzt|"
    rf"setzen)\s+sich\s+in\s+(?:den\s+)?Besitz\s+(?:von\s+|des\s+|der\s+)?(?P<d>[^,;:.!?]{{2,40}}?)|(?:entreißt|"
    rf"entreißen|nimmt|nehmen)\s+(?:ihnen|ihm|dem\s+(?:Feind|Gegner)|den\s+\w+)\s+(?P<e>[^,;:.!?]{{2,40}}?)"
    rf"(?:\s+(?:ab|weg))?|(?:soll|muss)\s+(?P<f>(?!sich\b)[^,;:.!?]{{2,40}}?)\s+(?:kriegen|bekommen|einnehmen|"
    rf"in\s+Besitz\s+nehmen|in\s+(?:seine|ihre|unsere)\s+(?:Hand|Gewalt)\s+bringen)){END}",
    re.IGNORECASE,
)


FORMATION = re.compile(
    r"\b(?:Stellung|Aufstellung|Position|Platz|Posten|\w*formation|\w*ordnung|Linie|Kolonne|Karree|Front)\b",
    re.IGNORECASE,
)


def takes(told: re.Match[str]) -> str:
    """Takes what is named, in one verb."""
    group = next(name for name in "abcdef" if told[name])
    what = told[group].strip()
    if not re.search(r"[A-ZÄÖÜ\d]", what) or (group == "a" and re.search(r"\bvor$", told[0]) is not None):
        return told[0]
    if group == "b" and re.fullmatch(r"[A-ZÄÖÜ][\wäöü-]+[^s\W]s", what):
        what = what[:-1]
    if group == "f":
        return told[0] if FORMATION.search(what) else f"soll {what} erobern"
    return f"{'nehmen' if told['n'] else 'nimmt'} {what} ein"


# *gegen 2/2Nas vorgehen*, *wirft den Feind aus Gemioncourt*
SUPPORTS = re.compile(
    rf"\b(?:(?:leist|gewähr|geb|gib|biet|komm|eil|spring|ei)(?:e?t|(?P<n>en))\s+(?P<whom>(?!ihm\b|ihr\b|"
    rf"ihnen\b){NAME})\s+(?:(?:die\s+)?(?:nötige\s+|gute\s+)?(?:Unterstützung|Beistand|Rückendeckung|Hilfe|Rückhalt)|"
    rf"zu(?:r)?\s+(?:Hilfe|Unterstützung)|bei)|"
    rf"(?:geht|rückt|marschiert|zieht)\s+(?:hinter|mit)\s+(?P<with>{NAME})\s+(?:mit|"
    rf"nach)\s+und\s+unterstützt\s+(?:ihn|sie|es)){END}",
    re.IGNORECASE,
)
IS_RESERVE = re.compile(
    r"\b(?:ist|bildet|wird|bleibt|sei|macht)\s+(?:die\s+)?(?:(?P<who>(?-i:[A-ZÄÖÜ])[\wäöüß-]+?)(?:s|"
    r"['’])\s+(?:Reserve|Rückhalt|Unterstützung|Rückendeckung|zweite\s+Linie|zweites\s+Treffen))" + END,
    re.IGNORECASE,
)
# *unterstützt Gauthiers Angriff*
HIS_ATTACK = re.compile(
    r"\b(?P<does>unterstützt|deckt|begleitet|unterstützen|decken)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\wäöüß-]+?)(?:s|"
    r"['’])\s+(?:Angriff|Vorstoß|Vormarsch|Vorrücken|Attacke|Sturm|Bewegung)" + END,
    re.IGNORECASE,
)


def supports_his_attack(told: re.Match[str]) -> str:
    """Supports him who attacks; guns do so by their fire, and at whom is another matter."""
    guns = GUNS.search(told.string[: told.start()])
    return told[0] if guns else f"{told['does']} {told['who']}"


# *stellt sich in H5 auf*, *nimmt Aufstellung in H5*
DRAWN_UP = re.compile(
    rf"\b(?:stell(?:t|(?P<n>en))\s+sich\s+(?:dann\s+|dort\s+|bitte\s+)?(?P<where>(?:in|auf|"
    rf"bei)\s+(?:Feld\s+)?{SQUARE})\s+auf|(?:nimmt|nehmen)\s+(?:(?P<there>(?:in|auf|"
    rf"bei)\s+(?:Feld\s+)?{SQUARE})\s+Aufstellung|Aufstellung\s+(?P<at>(?:in|auf|bei)\s+(?:Feld\s+)?{SQUARE}))){END}",
    re.IGNORECASE,
)
WANTED_AT = re.compile(
    rf"^(?P<mark>\W*)(?:ich|wir)\s+(?:will|wollen|möchten?|hätten?\s+gern|brauchen?|"
    rf"sähe\s+gern)\s+(?P<who>{NAME})\s+(?:gern(?:e)?\s+|dann\s+|bitte\s+)?(?:in|auf|"
    rf"bei)\s+(?P<square>{SQUARE})(?:\s+(?:haben|sehen|stehen\s+haben))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Von J6 aus beschießt 2/4HA 27J*, *soll 27J von J6 aus beschießen*: from where it is not yet
FROM_THERE = re.keyed(
    rf"^(?P<mark>\W*)von\s+(?P<square>{SQUARE})\s+aus\s+(?P<verb>beschießt|feuert|schießt|"
    rf"bombardiert)\s+(?P<who>{NAME})\s+(?P<what>(?:auf\s+)?{NAME})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
SHALL_FROM = re.keyed(
    rf"^(?P<mark>\W*)(?P<who>{NAME})\s+(?:soll|muss|"
    rf"darf)\s+(?:(?P<what>(?:auf\s+)?{NAME})\s+von\s+(?P<square>{SQUARE})\s+aus|"
    rf"von\s+(?P<there>{SQUARE})\s+aus\s+(?P<whom>(?:auf\s+)?{NAME}))\s+(?P<verb>beschießen|feuern|schießen|"
    rf"bombardieren)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
FINITE = {"beschießen": "beschießt", "feuern": "feuert", "schießen": "schießt", "bombardieren": "bombardiert"}


def goes_and_fires(told: re.Match[str]) -> str:
    """Goes there, and fires at whom he shall."""
    place, whom = told["square"] or told["there"], told["what"] or told["whom"]
    return f"{told['mark']}{told['who']} fährt nach {place} und {FINITE[told['verb'].lower()]} {whom}"


# *verlegt nach J6, um 27J zu beschießen*, *nach J6, dann auf 27J*
IN_ORDER_TO_FIRE = re.compile(
    rf"(?P<to>\bnach\s+{SQUARE}(?:\s+vor)?)\s*,\s*um\s+(?:(?:dort|"
    rf"von\s+dort(?:\s+aus)?)\s+)?(?P<what>(?:auf\s+)?{NAME})\s+(?:von\s+dort(?:\s+aus)?\s+)?zu\s+(?P<verb>beschießen|"
    rf"feuern|schießen|bombardieren){END}",
    re.IGNORECASE,
)
THEN_AT = re.compile(
    rf"(?P<to>\bnach\s+{SQUARE})\s*,\s*(?:und\s+)?dann\s+auf\s+(?P<what>\d[\w/]*[A-Za-z]\w*|"
    rf"(?-i:[A-ZÄÖÜ])[a-zäöü]{{3,}}[\w-]*)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *gibt Stevenart Saures*, *hält auf Stevenart*, *hält Stevenart unter Feuer*, *Konterbatterie gegen*
FIRES_AT = re.compile(
    rf"\b(?:gibt\s+(?P<a>{NAME})\s+(?:Saures|Zunder|Feuer|es)|hält\s+auf\s+(?P<b>{NAME})(?:\s+drauf)?|"
    rf"hält\s+(?P<c>{NAME})\s+(?:unter\s+(?:Feuer|Beschuss)|nieder|in\s+Schach)|(?:führt|macht|schießt|"
    rf"leistet)\s+(?:Konterbatterie\w*|Gegenbatterie\w*)\s+(?:gegen|auf)\s+(?P<d>{NAME})|"
    rf"feuert\s+aus\s+(?:ihrer|der|seiner)\s+(?:jetzigen\s+|alten\s+)?Stellung\s+auf\s+(?P<e>{NAME})){END}",
    re.IGNORECASE,
)
IS_FIRED_AT = re.keyed(
    rf"^(?P<mark>\W*)(?P<what>{NAME})\s+(?P<is>wird|werden|soll|muss)\s+(?:von|"
    rf"durch)\s+(?P<who>{NAME})\s+(?P<verb>beschossen|bombardiert|unter\s+Feuer\s+genommen|angegriffen|genommen|"
    rf"erobert|gestürmt|attackiert)(?:\s+werden)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
DEED = {
    "beschossen": ("beschießt", ""),
    "bombardiert": ("beschießt", ""),
    "angegriffen": ("greift", " an"),
    "genommen": ("nimmt", " ein"),
    "erobert": ("erobert", ""),
    "gestürmt": ("stürmt", ""),
    "attackiert": ("attackiert", ""),
}


def is_done(told: re.Match[str]) -> str:
    """What is done to somebody, with him first who does it."""
    does, behind = DEED.get(told["verb"].lower(), ("beschießt", ""))
    return f"{told['mark']}{told['who']} {does} {told['what']}{behind}"


# *hört auf zu schießen*, *hält das Feuer zurück*
CEASES = re.compile(
    rf"\b(?:hör(?:t|(?P<n>en))\s+auf\s+zu\s+(?:schießen|feuern)|hör(?:t|en)\s+(?:mit\s+dem\s+)?(?:Schießen|Feuern|"
    rf"Feuer)\s+auf|(?:hält|halten)\s+(?:das|ihr|sein)\s+Feuer\s+zurück){END}",
    re.IGNORECASE,
)
# *zeigt nach Westen*, *wendet sich nach Westen*, *soll zum Wald von Bossu schauen*
FACES = re.compile(
    r"\b(?:(?:zeig|wend)e?(?:t|(?P<n>en))\s+(?:sich\s+)?(?:mit\s+der\s+Front\s+)?(?:nach|gegen|"
    r"in\s+Richtung)\s+(?P<to>(?:Nord|Süd|West|Ost)(?:en|ost\w*|west\w*)|Nordosten|Nordwesten|Südosten|Südwesten))"
    + END,
    re.IGNORECASE,
)
TO_FACE = re.compile(
    r"\b(?:soll|muss)\s+(?P<to>(?:zum|zur|nach|auf\s+den|auf\s+die|auf\s+das|gegen\s+den|gegen\s+die|"
    r"gegen\s+das)\s+[^,;:.!?]{2,40}?)\s+(?:hin\s+)?(?:schauen|blicken|gucken|sehen|zeigen)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *gibt den Hof nicht auf*, *gibt Gemioncourt nicht her*
KEEPS = re.compile(
    rf"\bgib(?:t|st)\s+(?P<what>(?!sich\b|nicht\b)[^,;:.!?]{{2,40}}?)\s+(?:nicht|nie|niemals|keinesfalls|"
    rf"auf\s+keinen\s+Fall|unter\s+keinen\s+Umständen)\s+(?:auf|her|preis|ab|verloren){END}",
    re.IGNORECASE,
)
# *hat Kolonne zu formieren*, *formt eine Linie*, *soll in Kolonne stehen*
STANDS_IN = re.compile(
    r"\b(?:soll|muss|sollte)\s+in\s+(?P<formed>Linie|Kolonne|Karree|Schützenlinie|Plänklerlinie|Schützenordnung|"
    r"Marschkolonne|Angriffskolonne)\s+(?:stehen|sein)" + END,
    re.IGNORECASE,
)
FORMS = re.compile(
    r"\bform(?:t|en)\s+(?:eine?\s+)?(?=(?:Linie|Kolonne|Karree|Schützenlinie|Plänklerlinie)\b)", re.IGNORECASE
)
DEPLOYS = re.compile(r"\b(?:deployier(?:t|en)|entwickel(?:t|n)\s+sich)(?:\s+(?:zur|in)\s+Linie)?" + END, re.IGNORECASE)
SCATTERS = re.compile(
    r"\b(?:zerstreu(?:t|en)|verteil(?:t|en))\s+sich\s+(?:zu|als|in)\s+(?:Schützen|Plänkler\w*|Tirailleure\w*)" + END,
    re.IGNORECASE,
)
# *sichert unsere Rechte bei K7*, *nach K7 als Flankendeckung*, *übernimmt bei K7 den Flankenschutz*
TO_COVER = re.compile(
    rf"(?P<to>\bnach\s+{SQUARE}(?:\s+vor)?)\s*,?\s*(?:und\s+(?:deckt|schützt|sichert)\s+(?:dort\s+)?(?:unsere|die|"
    rf"meine)\s+(?:rechte\s+|linke\s+|offene\s+)?(?:Flanke|Seite|Rechte|Linke)|um\s+(?:dort\s+)?(?:unsere|die|"
    rf"meine)\s+(?:rechte\s+|linke\s+|offene\s+)?(?:Flanke|Seite|Rechte|Linke)\s+zu\s+(?:decken|sichern|schützen|"
    rf"beobachten)|(?:zur|als)\s+"
    rf"(?:Deckung\s+(?:der|unserer)\s+(?:rechten\s+|linken\s+)?(?:Flanke|Seite)|Flankendeckung|Flankenschutz|"
    rf"Flankensicherung|Seitendeckung)|Flankenschutz|Flankendeckung|deckt\s+(?:dort\s+)?(?:unsere|die)\s+(?:Rechte|"
    rf"Linke)|"
    rf"und\s+(?:behält\s+(?:dort\s+)?(?:unsere|die)\s+(?:rechte\s+|linke\s+)?Flanke\s+im\s+Auge|"
    rf"schirmt\s+(?:dort\s+)?ab)){END}",
    re.IGNORECASE,
)
SQUARE_OF = re.compile(rf"nach\s+{SQUARE}", re.IGNORECASE)


def covering(told: re.Match[str]) -> str:
    """Goes there and covers the flank, with a verb where there was none."""
    before = told.string[: told.start()]
    place = SQUARE_OF.search(told["to"])
    goes = "" if re.search(r"\b[a-zäöüß]{3,}(?:t|en)\s*$", before) else "geht "
    return f"{goes}{place[0] if place else told['to']} und deckt die rechte Flanke"


COVERS_AT = re.compile(
    rf"\b(?:(?:deckt|sichert|schützt|bewacht)\s+(?:(?:unsere|die|meine)\s+(?:rechte\s+|linke\s+|offene\s+)?(?:Flanke|"
    rf"Rechte|Linke|Seite)\s+(?:bei|in)\s+(?P<a>{SQUARE})|(?:bei|in)\s+(?P<b>{SQUARE})\s+(?:unsere|die|"
    rf"meine)\s+(?:rechte\s+|linke\s+|offene\s+)?(?:Flanke|Rechte|Linke|Seite))|"
    rf"übernimmt\s+(?:bei|in)\s+(?P<c>{SQUARE})\s+den\s+(?:Flankenschutz|Schutz\s+der\s+Flanke)){END}",
    re.IGNORECASE,
)
# *Wathiez geht in H5*
INTO_SQUARE = re.keyed(
    rf"\b(?P<goes>geht|gehen|reitet|reiten|zieht|ziehen|kommt|kommen)\s+in\s+(?:Feld\s+|"
    rf"das\s+Feld\s+)?(?={SQUARE}{END})",
    re.IGNORECASE,
)
WITHDRAWS = re.compile(
    rf"\b(?:rück(?:t|en)\s+(?P<to>(?:nach|auf|bis)\s+[^,;:.!?]{{2,30}}?)\s+ab|(?:nimmt|"
    rf"nehmen)\s+sich\s+(?P<there>(?:nach|auf|bis)\s+[^,;:.!?]{{2,30}}?)\s+zurück){END}",
    re.IGNORECASE,
)
# *hält sich im Wald von Bossu*
HOLDS_IN = re.compile(
    rf"\b(?:hält|(?P<n>halten))\s+sich\s+(?:(?P<im>im)|in\s+(?P<art>dem|der)|"
    rf"(?P<bare>in))\s+(?P<what>(?-i:[A-ZÄÖÜ])[^,;:.!?]{{2,40}}?){END}",
    re.IGNORECASE,
)


def holds_in(told: re.Match[str]) -> str:
    """Defends the place in which he holds out."""
    if re.search(
        r"\s(?:auf|bereit|versteckt|zurück|fern|verborgen|still|fest)$|^(?:Reserve|Deckung|Bereitschaft|Zaum|"
        r"Hintergrund|Nähe|Schach)\b",
        told["what"],
    ):
        return told[0]
    article = "" if told["bare"] else "die " if told["art"] and told["art"].lower() == "der" else "den "
    return f"{'verteidigen' if told['n'] else 'verteidigt'} {article}{told['what']}"


# *Stellt Jamin so hin, dass er Gauthier helfen kann*
SO_THAT_HE_HELPS = re.compile(
    rf"^(?P<mark>\W*)(?:(?:bitte\s+)?(?:stell|stellt|stellen\s+Sie|platzier|platziert|postier|"
    rf"postiert)\s+(?P<who>{NAME})\s+(?:bitte\s+)?so\s+(?:hin|auf)?|(?P<he>{NAME})\s+(?:stellt|hält|postiert|"
    rf"platziert)\s+sich\s+so\s*(?:hin|auf)?|(?P<him>{NAME})\s+soll\s+so\s+stehen)\s*,\s*"
    rf"dass\s+(?:er|sie|es)\s+(?P<whom>{NAME})\s+(?:\w+\s+)?(?:helfen|unterstützen|beistehen)\s+(?:kann|"
    rf"können)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *nach dem Beschuss geht Husson zum Angriff über*
GOES_OVER = re.compile(rf"\bgeht\s+(?P<who>{NAME})\s+(?:dann\s+)?zum\s+(?:Angriff|Sturm)\s+über{END}", re.IGNORECASE)
# *Foy führt Gauthiers Brigade persönlich*, *führt den Angriff von Gauthier selbst an*: he goes to them
LEADS = re.compile(
    rf"^(?P<mark>\W*)(?:General\s+)?(?P<who>{WORD})\s+führt\s+(?:(?:persönlich|"
    rf"selbst)\s+)?(?:(?P<whose>(?-i:[A-ZÄÖÜ])[\wäöüß-]+?)(?:s|['’])\s+"
    rf"(?:Brigade|Angriff|Leute|Bataillone)|die\s+Brigade\s+(?P<whom>{WORD})|den\s+(?:Angriff|"
    rf"Vorstoß)\s+von\s+(?P<of>{WORD}))\s+(?:persönlich|selbst|selber|an)"
    r"(?:\s+(?:an|persönlich))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *bleibt bei den Geschützen, wo er ist*
STAYS_WHERE = re.compile(
    r"\bbleib(?:t|(?P<n>en))\s+(?:bei|neben|hinter|vor|an|auf|in)\s+[^,;:.!?]{2,40}?\s*,\s*wo\s+(?:er|sie|"
    r"es)\s+(?:jetzt\s+|gerade\s+|schon\s+)?(?:ist|sind|steht|stehen)" + END,
    re.IGNORECASE,
)
# *soll sich beeilen und nach G5 gehen*
HURRIES = re.compile(
    r"\b(?P<shall>soll|sollen|muss|müssen)\s+sich\s+(?:bitte\s+|etwas\s+|ein\s+bisschen\s+)?(?:beeilen|ranhalten|"
    r"sputen)\s*(?:,|und)\s+(?:und\s+)?(?=\w)",
    re.IGNORECASE,
)
GERMAN_AIMS = (
    turn(
        "führt",
        LEADS,
        lambda told: (
            f"{told['mark']}General {told['who']} schließt sich {told['whose'] or told['whom'] or told['of']} an"
        ),
    ),
    turn("bleib", STAYS_WHERE, lambda told: f"{'bleiben' if told['n'] else 'bleibt'} stehen"),
    turn("beeilen|ranhalten|sputen", HURRIES, r"\g<shall> "),
    turn(
        "dass",
        SO_THAT_HE_HELPS,
        lambda told: f"{told['mark']}{told['who'] or told['he'] or told['him']} unterstützt {told['whom']}",
    ),
    turn("angriff über|sturm über", GOES_OVER, r"greift \g<who> an"),
    turn("ziel", HIS_AIM, his_aim),
    turn("ziel", IS_HIS_AIM, his_aim),
    turn("sich auf|sich mit", FALLS_ON, lambda told: f"{'greifen' if told['n'] else 'greift'} {told['what']} an"),
    turn("rollt|rollen", ROLLS_UP, lambda told: f"{'greifen' if told['n'] else 'greift'} {told['what']} an"),
    turn(
        "platt|davon|nieder|haufen|weg|feld|flucht|seite|brust|teufel",
        BEATS,
        lambda told: f"{'greifen' if told['n'] else 'greift'} {told['what']} an",
    ),
    turn("schlagen|plattm|davonj|niederw|räumen|angehen|jagen|wegf|haufen", TO_BEAT, r"\g<shall> \g<what> angreifen"),
    turn("sich |hand|hände|gewalt|entreiß|nimmt|nehmen|kriegen|bekommen|besitz", TAKES, takes),
    turn(
        "unterstütz|beistand|rückendeckung|hilfe|rückhalt|bei",
        SUPPORTS,
        lambda told: f"{'unterstützen' if told['n'] else 'unterstützt'} {told['whom'] or told['with']}",
    ),
    turn("reserve|rückhalt|unterstützung|rückendeckung|zweite", IS_RESERVE, r"unterstützt \g<who>"),
    turn("angriff|vorsto|vormarsch|vorrück|attacke|sturm|bewegung", HIS_ATTACK, supports_his_attack),
    turn(
        "stell|aufstellung",
        DRAWN_UP,
        lambda told: f"{'nehmen' if told['n'] else 'nimmt'} Stellung {told['where'] or told['there'] or told['at']}",
    ),
    turn("will|wollen|möchte|hätte|brauche|sähe", WANTED_AT, r"\g<mark>\g<who> geht nach \g<square>"),
    turn("aus ", FROM_THERE, r"\g<mark>\g<who> fährt nach \g<square> und \g<verb> \g<what>"),
    turn(
        "aus ",
        SHALL_FROM,
        goes_and_fires,
    ),
    turn("um ", IN_ORDER_TO_FIRE, lambda told: f"{told['to']} und {FINITE[told['verb'].lower()]} {told['what']}"),
    turn("dann auf", THEN_AT, r"\g<to>, Feuer auf \g<what>"),
    turn(
        "gibt|hält|konter|gegenbat|feuert aus",
        FIRES_AT,
        lambda told: f"beschießt {next(told[name] for name in 'abcde' if told[name])}",
    ),
    turn("von|durch", IS_FIRED_AT, is_done),
    turn("hör|zurück", CEASES, lambda told: "feuern nicht" if told["n"] else "feuert nicht"),
    turn("zeig|wend", FACES, lambda told: f"{'schauen' if told['n'] else 'schaut'} nach {told['to']}"),
    turn("schauen|blicken|gucken|sehen|zeigen", TO_FACE, r"schaut \g<to>"),
    turn("gib", KEEPS, r"verteidigt \g<what>"),
    turn(
        "in linie|in kolonne|in karree|in schützen|in plänkler|in marsch|in angriffs", STANDS_IN, r"geht in \g<formed>"
    ),
    turn("form", FORMS, "bildet "),
    turn("deploy|entwickel", DEPLOYS, "formiert Linie"),
    turn("zerstreu|verteil", SCATTERS, "bildet Plänkler"),
    turn("flanke|deckung|rechte|linke|schirmt|seite", TO_COVER, covering),
    turn(
        "flanke|rechte|linke|seite",
        COVERS_AT,
        lambda told: f"geht nach {told['a'] or told['b'] or told['c']} und deckt die rechte Flanke",
    ),
    turn("hält|halten", HOLDS_IN, holds_in),
    turn(" in ", INTO_SQUARE, r"\g<goes> nach "),
    turn("rück", WITHDRAWS, lambda told: f"zieht sich {told['to'] or told['there']} zurück"),
)
