"""Germans politely: those who would not like to be a bother, and say it in a roundabout way.

*Den General Husson würde ich ersuchen, dass er ...*; *den möge er ausschwärmen lassen*; *..., wenn es nötig wird*;
*hält sich rechts vom Gauthier, ein Stück zurück*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, put_plainly, turn

NAME = r"(?-i:[A-ZÄÖÜ])[\w/-]+"
UNIT = r"\d{1,2}/\d{1,3}\w*"
UNITS = rf"{UNIT}(?:(?:\s*,\s*|\s+und\s+){UNIT}){{0,5}}"
SQUARE_TOLD = re.compile(rf"(?<![\w/]){SQUARE}")
END = r"(?=\s*(?:[.,;!)]|$))"
ASIDE = (
    r"(?:(?:dabei|dann|dort|bitte|gern|gerne|nun|noch|auch|einstweilen|derweil|vielleicht|"
    r"freundlicherweise|höflich|höflichst|recht|herzlich|doch)\s+)*"
)
# *Den General Husson würde ich ersuchen, dass er mit 1/2L und 2/2L ...*
BEGGED = re.keyed(
    rf"^(?P<lead>\W*(?:(?:und|aber)\s+)?)(?:den|die|das|dem|der)\s+(?P<who>(?:General\s+|Brigade\s+|Division\s+)?{NAME})\s+"
    rf"(?:(?:würde|möchte|darf|dürfte|will|müsste)\s+ich\s+{ASIDE}(?:ersuchen|bitten|angehen|anhalten)|(?:bitte|ersuche)\s+ich\s*{ASIDE})\s*,\s*"
    r"(?:dass|daß)\s+(?:er|sie|es)\s+",
    re.IGNORECASE,
)
# *Ich bitte, dass Husson mit 1/2L, 2/2L und 3/2L auf Lairalle losmarschiert*: those go
WITH_SOME = re.compile(
    rf"^(?P<lead>\W*)(?:ich|wir)\s+(?:bitten?|möchten?|will|wollen|wünschen?|ersuchen?)\s*,\s*(?:dass|daß)\s+(?:der\s+|General\s+)*(?P<who>{NAME})\s+mit\s+(?P<some>{UNITS})\s+"
    r"(?P<rest>[^,;:.!?]{4,90})",
    re.IGNORECASE,
)
FINITE = re.compile(r"\b(?P<stem>[a-zäöüß]{3,}?)(?:e?t)\b(?=\s*(?:$|[.!]|\s+und\s))")
# *Den möge er ausschwärmen lassen*
MAY_HE_LET = re.compile(
    rf"\b(?:möge|möchte|mag|soll|sollte|kann|könnte|darf|wolle)\s+(?P<he>er|sie|es|{NAME})\s+(?P<aside>{ASIDE})(?P<deed>(?-i:[a-zäöü])[a-zäöüß]+en)\s+lassen\b",
    re.IGNORECASE,
)
# *helfen, wenn es nötig wird*
IF_NEEDED = re.compile(
    r"(?P<does>\b(?:hilft|helfen|unterstützt|unterstützen|springt\s+\w+|springen\s+\w+|greift\s+\w+|greifen\s+\w+|deckt|decken|steht\s+bereit|stehen\s+bereit))\s*,?\s+"
    r"(?:(?:wenn|falls|sobald|wo)\s+(?:es\s+)?(?:nötig|notwendig|erforderlich|gebraucht|not|Not)\s*(?:wird|werden|ist|tut|sein\s+sollte|werden\s+sollte)?|im\s+Bedarfsfall|bei\s+Bedarf|im\s+Notfall|"
    r"wenn\s+(?:man|er|sie)\s+(?:ihn|sie|es|ihrer|seiner)?\s*braucht|nötigenfalls)" + END,
    re.IGNORECASE,
)
NEVER_EVER = re.compile(
    r"\b(?P<in>auf|unter|in)\s+gar\s+(?P<no>kein(?:en|er)?)\s+(?P<case>Fall|Umständen)\b", re.IGNORECASE
)
# *rückt nach F10 vor und ist dort die Reserve für Gemioncourt*
RESERVE = r"(?:Reserve|Rückhalt|Rückendeckung|Eingreifreserve)"
THERE_IN_RESERVE = re.keyed(
    rf"(?P<goes>\b(?:nach|bis|zu[mr]?|hinter|an|auf|in|gegen)\s+[^,;:.!?]{{2,50}}?)\s*,?\s+(?:und\s+|wo\s+(?:er|es|sie)\s+)(?:(?:ist|sind|bildet|bilden|wird|steht|stehen|dient|dienen|bleibt|bleiben|wartet|warten)\s+)"
    rf"(?:(?:dort|da|dann|hier)\s+)?(?:als\s+|in\s+)?(?:(?:die|meine|unsere|seine|eine|der|mein|zur)\s+)?{RESERVE}(?:\s+(?:für|von|hinter|der|des)\s+(?:(?:das|die|den|der|dem)\s+)?[\w/-]+)?"
    rf"(?:\s+bereit)?{END}",
    re.IGNORECASE,
)
# *7L ist die Reserve für Gemioncourt*: what it is for
RESERVE_FOR = re.keyed(
    rf"^(?P<who>\W*[^,;:.!?]{{1,30}}?\s+(?:ist|sind|bildet|bilden|bleibt|bleiben)\s+)(?P<there>dort\s+|da\s+)?(?:als\s+)?(?:(?:die|meine|unsere|seine|eine)\s+)?{RESERVE}\s+für\s+"
    r"(?P<what>(?:(?:das|die|den|der)\s+)?[\w/-]+)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *hält sich rechts vom Gauthier, ein Stück zurück*
A_BIT_BACK = re.compile(
    rf"\b(?P<side>rechts|links)\s+(?:von|vom|neben|bei|beim)\s+(?:(?:dem|der|den)\s+)?(?P<who>{NAME})\s*,?\s+(?:aber\s+|jedoch\s+)?(?:(?:ein\s+(?:Stück|Stückchen|wenig|bisschen|bißchen|paar\s+Schritte?)|etwas|"
    rf"leicht|knapp)\s+)(?:weiter\s+)?(?:zurück|zurückgesetzt|zurückgestaffelt|rückwärts|hinten|dahinter|abgesetzt){END}",
    re.IGNORECASE,
)
# *gehen hinter dem Gauthier her*
GO_BEHIND = re.compile(
    rf"\b(?P<verb>geh|zieh|marschier|lauf|läuf|reit|reite|rück|fahr|fähr|trab|trott)(?P<t>e?t|en)\s+(?P<aside>{ASIDE})hinter\s+(?:(?:dem|der|den)\s+)?(?P<who>{NAME}(?:s\s+\w+)?)\s+(?:her|drein|hinterher)\b",
    re.IGNORECASE,
)
# *sollen eine Linie bilden*: how they are to be formed, and not those who stand in line
A_LINE = re.compile(
    r"\beine?\s+(?=(?:Linie|Kolonne|Karree|Viereck|Quarree|Schützenkette|Schützenlinie|Plänklerkette|Schlachtlinie)\s+(?:zu\s+)?(?:bilden|formieren|formen|machen)\b)",
    re.IGNORECASE,
)
# *folgen Gauthier zu seiner Unterstützung*: what for
TO_HELP_HIM = re.compile(
    r"(?P<follows>\bfolg(?:t|en)\s+[^,;:.!?]{2,40}?)\s*,?\s+(?:(?:zu|als)\s+(?:seiner|ihrer|dessen|deren|seine|ihre)|zur|als)\s+(?:Unterstützung|Hilfe|Rückendeckung|Verstärkung|Stütze)"
    + END,
    re.IGNORECASE,
)
# *zum Waldeck hinüberschauen, wo 1/2Nas steht*
WHERE_HE_STANDS = re.keyed(
    rf"(?:(?P<first>Front|schaut|schauen|blickt|blicken|sieht|sehen|guckt|gucken)\s+)?(?:zum|zur|nach\s+de[mr]|auf\s+(?:den|die|das))\s+[\w-]+(?:\s+[\w-]+)?\s+(?:hinüber|hin|rüber|herüber)?\s*"
    rf"(?P<verb>schauen|blicken|sehen|gucken|schaut|blickt|sieht|guckt)?\s*,\s+wo\s+(?P<who>(?:{NAME}|\d[\w/]*))\s+(?:steht|stehen|sitzt|ist){END}",
    re.IGNORECASE,
)
# *und dem Husson die offene Seite zu decken*: what for
TO_COVER_HIM = re.compile(
    rf"\s*,?\s+und\s+(?:(?:dem|der)\s+)?(?P<who>{NAME})\s+die\s+(?:(?:offene|rechte|linke|freie|ungeschützte)\s+)?(?:Seite|Flanke|Schulter)\s+(?:freizuhalten|zu\s+(?:decken|sichern|schützen|halten)){END}",
    re.IGNORECASE,
)


def begged(found: re.Match[str]) -> str:
    """He is bidden."""
    return f"{found['lead']}Ich bitte, dass {found['who']} "


def with_some(found: re.Match[str]) -> str:
    """Those some do it, in the infinitive."""
    rest = FINITE.sub(r"\g<stem>en", found["rest"])
    return f"{found['lead']}{found['some']} sollen {rest}"


def goes_behind(found: re.Match[str]) -> str:
    """Follows him."""
    return f"{'folgen' if found['t'].lower() == 'en' else 'folgt'} {found['aside']}{found['who']}"


def looks_at(found: re.Match[str]) -> str:
    """Looks at him who stands there."""
    if (found["first"] is None) == (found["verb"] is None):
        return found[0]
    verb = found["first"] or ""
    return f"{verb} zu {found['who']}" if verb else f"zu {found['who']} {found['verb']}"


def covering(found: re.Match[str]) -> str:
    """What for he goes; told behind a square it is left out."""
    return "" if SQUARE_TOLD.search(found.string, 0, found.start()) else f", um {found['who']} zu decken"


# *Tät ich bitten*
WOULD = re.compile(r"\btät(?:e|en)?\s+(?=ich\b|wir\b)", re.IGNORECASE)
# *Dürfte ich darum bitten, dass die Batterien nicht auf Plänkler schießen?*: he is bidden
MAY_I_ASK = re.compile(
    r"^(?P<lead>\W*)(?:dürften?|darf|dürfen|könnten?|kann|könnt)\s+(?:ich|wir)\s+(?:Sie\s+|dich\s+|euch\s+)?(?:(?:darum|höflich|höflichst|herzlich|noch|vielleicht|auch)\s+)*(?:bitten|ersuchen)\s*,\s*"
    r"(?:dass|daß)\s+(?P<what>[^?]{6,160}?)\s*\?+\s*$",
    re.IGNORECASE,
)
# *Es wäre mir lieb, wenn das 3/2Nas hinter dem 1/2Nas stünde*
VERBS = {
    "stünde": "stehen", "stünden": "stehen", "stände": "stehen", "ginge": "gehen", "gingen": "gehen",
    "bliebe": "bleiben", "blieben": "bleiben", "hielte": "halten", "hielten": "halten", "käme": "kommen",
    "kämen": "kommen", "zöge": "ziehen", "zögen": "ziehen", "rückte": "rücken", "rückten": "rücken",
    "schösse": "schießen", "schössen": "schießen", "ritte": "reiten", "ritten": "reiten", "führe": "fahren",
    "führen": "fahren", "marschierte": "marschieren", "marschierten": "marschieren", "besetzte": "besetzen",
    "besetzten": "besetzen", "folgte": "folgen", "folgten": "folgen", "feuerte": "feuern", "feuerten": "feuern",
    "bildete": "bilden", "bildeten": "bilden", "deckte": "decken", "deckten": "decken",
}  # fmt: skip
I_WOULD_LIKE = re.compile(
    r"^(?P<lead>\W*)(?:es\s+wäre\s+(?:mir|uns)\s+(?:sehr\s+|recht\s+)?(?:lieb|recht|angenehm|eine\s+Beruhigung)|(?:mir|uns)\s+wäre\s+es\s+(?:sehr\s+)?(?:lieb|recht|lieber|angenehm)|"
    r"(?:ich|wir)\s+(?:wäre|wären)\s+(?:froh|dankbar|Ihnen\s+dankbar|beruhigt)|(?:ich|wir)\s+(?:sähe|sähen|hätte|hätten)\s+(?:es\s+)?(?:gern|gerne|am\s+liebsten)|"
    r"es\s+wäre\s+(?:schön|gut|nett|fein|besser|klug))\s*,\s*wenn\s+(?P<who>(?:(?:der|die|das)\s+)?(?:(?:General|Brigade|Batterie|Division)\s+)?[\w/-]+(?:\s+und\s+(?:(?:der|die|das)\s+)?[\w/-]+)?)\s+"
    rf"(?P<what>[^,;:.!?]{{3,80}}?)\s+(?:(?P<verb>{'|'.join(VERBS)})|(?P<deed>[a-zäöüß]+en)\s+(?:würden?|könnten?))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
IF_YOU_PLEASE = re.compile(
    r"^(?P<lead>\W*)(?:wenn|falls|sofern)\s+(?:es|das)\s+(?:(?:Ihnen|dir|euch|so|denn|irgend)\s+)*(?:recht|genehm|möglich|machbar|angenehm|keine\s+Umstände\s+macht|nicht\s+zu\s+viel\s+Mühe\s+macht)(?:\s+(?:ist|wäre))?\s*,\s+"
    r"(?:so\s+|dann\s+)?(?P<does>(?-i:[a-zäöü])\w+)\s+(?P<who>(?:(?:der|die|das)\s+)?(?:(?:General|Brigade|Batterie)\s+)?(?:\d[\w/]*|(?-i:[A-ZÄÖÜ])[\w-]+))(?=\s|[,.])",
    re.IGNORECASE,
)
# *schließt so bald wie möglich auf*
AS_SOON = re.compile(
    r"\s+(?:so\s*bald|so\s+schnell|so\s+rasch|so\s+früh|möglichst\s+bald)\s+(?:wie|als)\s+möglich\b|\s+(?:baldmöglichst|schnellstmöglich|möglichst\s+(?:bald|rasch|schnell)|so\s+schnell\s+(?:es|er|sie)\s+(?:geht|kann|können))\b",
    re.IGNORECASE,
)


def i_would_like(found: re.Match[str]) -> str:
    """He shall."""
    verb = found["deed"] or VERBS[found["verb"].lower()]
    many = " und " in found["who"] or found["who"].lower().startswith("die ")
    return f"{found['lead']}{found['who']} {'sollen' if many else 'soll'} {found['what']} {verb}"


GERMANS_POLITELY = (
    turn("tät", WOULD, "würde "),
    turn("bitten|ersuchen", MAY_I_ASK, r"\g<lead>Ich bitte, dass \g<what>."),
    turn("wenn ", I_WOULD_LIKE, i_would_like),
    turn("wenn |falls |sofern ", IF_YOU_PLEASE, r"\g<lead>\g<who> \g<does>"),
    turn("möglich|schnell|rasch", AS_SOON),
    turn("ich", BEGGED, begged),
    turn("bitte|möchte|will|woll|wünsch|ersuch", WITH_SOME, with_some),
    turn("lassen", MAY_HE_LET, r"lässt \g<he> \g<aside>\g<deed>"),
    turn("nötig|notwendig|erforderlich|gebraucht|braucht|not|bedarf", IF_NEEDED, r"\g<does>"),
    turn("gar kein", NEVER_EVER, r"\g<in> \g<no> \g<case>"),
    turn("reserve|rück", THERE_IN_RESERVE, r"\g<goes> als Reserve"),
    turn("rechts|links", A_BIT_BACK, r"\g<side> hinter \g<who>"),
    turn("hinter", GO_BEHIND, goes_behind),
    turn("folg", TO_HELP_HIM, r"\g<follows>"),
    turn("bilden|formieren|formen|machen", A_LINE),
    turn(", wo ", WHERE_HE_STANDS, looks_at),
    turn("decken|sichern|schützen|halten", TO_COVER_HIM, covering),
)


def asked_plainly(raw: str) -> str:
    """A polite German sentence as one who commands would say it."""
    return put_plainly(raw, GERMANS_POLITELY)
