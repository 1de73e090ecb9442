"""In slang: German as students type it, in small letters and half sentences."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;.!]|$))"
# *jamin direkt dahinter als 2. welle*
SECOND_WAVE = re.compile(
    r"(?P<behind>\b(?:dahinter|hinterher|nach|hinter\s+[\wäöüß]+)\s+)?\b(?:als|in\s+der)\s+(?:2\.|3\.|zweiter?n?|dritter?n?|nächster?)\s*Welle\b",
    re.IGNORECASE,
)
FIRST_WAVE = re.compile(r"\s*,?\s*\b(?:als|in\s+der)\s+(?:1\.|erster?n?)\s*Welle\b", re.IGNORECASE)
# *18/6 steht zu weit hinten, vor damit, zwischen die 2 andern*
OFF_WITH_IT = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,30}?)\s+(?:steht|stehn|stehen|hängt|hängen|is|ist|sind|sitzt|gammelt|lungert)\s+(?:[\wäöüß]+\s+){0,4}?(?:hinten|vorne?|links|rechts|weg|rum|herum|abseits|schlecht|blöd|doof|falsch|weit|nutzlos)\s*[,;:–-]\s*"
    r"(?:also\s+|daher\s+|drum\s+|los\s+)?(?P<way>vor|ran|rüber|hin|ab|her|weiter|los|nach\s+vorne?|weg|raus|zurück|rein)\s+(?:damit|mit\s+(?:ihm|ihr|ihnen|denen|dem|der))\s*,?\s*(?=\S)",
    re.IGNORECASE,
)
ONWARD = {"zurück": "zurück"}
# *2/2L und 3/2L auf 27J los*: they go for them
GO_FOR = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s+(?:(?:mal|dann|jetzt|sofort|gleich|volle\s+Pulle|mit\s+Karacho)\s+)*(?:auf|gegen)\s+(?P<whom>[^,;:.!?]{2,30}?)\s+los"
    + ENDS,
    re.IGNORECASE,
)
# *1/2L geht auf 27J los*, *stürzt sich auf sie*: an attack
GOES_FOR = re.compile(
    r"\b(?:geh|stürm|renn|marschier|zieh|presch|reite?|läuf|lauf)(?P<many>t|en)\s+(?:(?:mal|dann|jetzt|sofort|gleich|auch|direkt|ebenfalls)\s+)*(?:auf|gegen)\s+"
    r"(?P<whom>[^,;:.!?]{2,30}?)\s+los(?=\s*(?:[,;:.!?]|$|und\b))",
    re.IGNORECASE,
)
# *die schützen da mal verscheuchen*: what that is for
CHASE_OFF = re.compile(
    r"(?<=\w)\s*[,;]\s*(?:(?:die|den|das|diese)\s+)?(?:(?:schützen|jäger|plänkler|reiter|typen|leute|kerle|jungs|kanonen|batterie)\s+)?(?:(?:da|dort|mal|einfach|schön|bisschen|ordentlich|einmal|endlich|von\s+da)\s+)*"
    r"(?:verscheuchen|verjagen|wegjagen|vertreiben|wegpusten|wegfegen|ärgern|beschäftigen|aufmischen|weghauen|plattmachen|platt\s+machen|rauswerfen|rausschmeißen)"
    + ENDS,
    re.IGNORECASE,
)
# *bachelu zu hussons leuten*: to his brigade
HIS_PEOPLE = re.compile(
    r"\b(?P<whose>[A-Za-zäöüÄÖÜ]{3,20}?)(?:['’]s?|s)\s+(?:leuten?|haufen|truppen?|truppe|mannen|männern|verein|laden)\b(?!\s+(?:der|des|von)\b)",
    re.IGNORECASE,
)
# *sonst erreicht er wieder nich alle*: what would come of it
OR_ELSE = re.compile(
    r"(?<=\w)\s*[,;–-]\s*(?:weil\s+|denn\s+|da\s+)?sonst\s+(?:erreicht|hört|kriegt|findet|sieht|verliert|verpasst|schafft|bekommt|haut|läuft|geht|wird|is|ist|hängt|steht|reißt|reisst|gibt|bringt)\s+(?:er|sie|es|der|die|das|mir|uns|ich|keiner|niemand|alles|nichts|nix)\b[^,;.!?]{0,50}"
    + ENDS,
    re.IGNORECASE,
)
# *von sich aus attackiert der nix*
NOT_BY_HIMSELF = re.keyed(
    r"^(?P<lead>\W*(?:(?:und|aber)\s+)?)von\s+(?:sich|allein|alleine|selbst|selber)(?:\s+aus)?\s+(?:attackier|chargier|greif|reit|mach)(?P<many>t|en)\s+(?P<who>der|die|er|sie|[A-Za-zäöü]{4,20})\s+(?:mir\s+|da\s+)?(?:nix|nichts|niemand(?:en)?|keinen|nich|nicht|nirgendwo)(?:\s+an)?"
    + ENDS,
    re.IGNORECASE,
)
WHO = {"der": "er", "die": "sie"}
# *mit vor zu Hussons Leuten*
ALONG_WITH_THEM = re.compile(
    r"\bmit\s+(?P<way>vor|nach\s+vorne?|rüber|hin|zurück|hoch)\s+(?=(?:zu[mr]?|nach|bis|hinter)\s)", re.IGNORECASE
)


def off_with_it(told: re.Match[str]) -> str:
    """He who stands so is to go."""
    way = (
        "zurück"
        if told["way"].lower() == "zurück"
        else "vor"
        if told["way"].lower() in ("vor", "nach vorn", "nach vorne")
        else ""
    )
    return f"{told['who']} geht {way} ".replace("  ", " ")


def not_by_himself(told: re.Match[str]) -> str:
    """He charges nobody of himself."""
    who = WHO.get(told["who"].lower(), told["who"])
    return f"{told['lead']}{who} attackier{'en' if told['many'].lower() == 'en' else 't'} nicht von sich aus"


# *die schützen nur nerven*: those in open order, where nouns are written small
THE_SKIRMISHERS = re.compile(
    r"\b(?P<the>die|den|der|ihre|ihren|deren|meine|seine|alle|paar)\s+schützen(?=\s*(?:[,;.!)]|$)|\s+(?:nur|mal|da|dort|weg|vertreib\w*|verscheuch\w*|nerv\w*|ärger\w*|an(?:zu)?greif\w*|attackier\w*|"
    r"beschäftig\w*|in|im|bei|am|vorne?|vor|sollen|soll|bleiben|gehen|weichen|werden|nicht|nich)\b)"
)
TEASE = re.compile(r"\b(?:nerven|piesacken|triezen|anpöbeln|kitzeln)\b", re.IGNORECASE)
# *die garde kann pennen*: it does nothing
MAY_SLEEP = re.compile(
    r"\b(?:kann|können|darf|dürfen|soll|sollen)\s+(?:(?:weiter|ruhig|noch|erst\s?mal|da|dort|hinten|so\s+lange|solange|von\s+mir\s+aus)\s+)*(?:pennen|schlafen|chillen|ausruhen|abhängen|rumhängen|rumstehen|"
    r"pause\s+machen|däumchen\s+drehen|kaffee\s+trinken|zugucken|zuschauen)(?:\s+gehen)?" + ENDS,
    re.IGNORECASE,
)
# *wathiez auf keinen fall irgendwo reinreiten*
NOT_IN_THERE = re.compile(
    r"\b(?:soll\s+|darf\s+)?(?:(?:auf\s+(?:gar\s+)?keinen\s+fall|bloß\s+nicht|bloß\s+nich|ja\s+nicht|nich|nicht)\s+(?:irgendwo\s+|einfach\s+|so\s+)*|nirgends\s+|nirgendwo\s+)(?:rein|drauf)(?:zu)?(?:reiten|rennen|hauen|stürmen|brettern)\b",
    re.IGNORECASE,
)
# *campi dreht sich nach norden, wer hat den denn so hingestellt*
WHO_DID_THAT = re.compile(
    r"(?<=\w)\s*[,;–-]\s*(?:wer|warum|wieso|weshalb)\s+(?:hat|haben|steht|stehen|ist|is|guckt|schaut|war|kam)\s+(?:der|die|das|den|er|sie|es|ihn)\b(?:\s+(?:[A-Za-zäöüß]+)){0,6}\s*[.!]*\s*$",
    re.IGNORECASE,
)
IN_SLANG = (
    turn("schützen", THE_SKIRMISHERS, r"\g<the> Plänkler"),
    turn("nerven|piesacken|triezen|pöbeln|kitzeln", TEASE, "beschäftigen"),
    turn("kann|können|darf|dürfen|soll", MAY_SLEEP, "bleibt stehen"),
    turn("reiten|rennen|hauen|stürmen|brettern", NOT_IN_THERE, "attackiert nicht"),
    turn("wer |warum|wieso|weshalb", WHO_DID_THAT),
    turn(
        "welle",
        SECOND_WAVE,
        lambda told: f"{told['behind'] or ''}{'' if told['behind'] else 'dahinter '}als Unterstützung",
    ),
    turn("welle", FIRST_WAVE),
    turn("damit|mit ihm|mit ihr|mit ihnen|mit denen|mit dem|mit der", OFF_WITH_IT, off_with_it),
    turn("jagen|scheuchen|treiben|pusten|fegen|ärgern|tigen|mischen|hauen|machen|werfen|schmeißen", CHASE_OFF),
    turn(" los", GOES_FOR, lambda told: f"greif{told['many'].lower()} {told['whom']} an"),
    turn(" los", GO_FOR, r"\g<who> \g<whom> angreifen"),
    turn("sonst", OR_ELSE),
    turn("leute|haufen|truppe|mannen|männern|verein|laden", HIS_PEOPLE, lambda told: f"{told['whose']}s Brigade"),
    turn("von ", NOT_BY_HIMSELF, not_by_himself),
    turn("mit ", ALONG_WITH_THEM, ""),
)
