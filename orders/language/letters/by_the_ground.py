"""By the ground: Germans who go through the field place by place, and say who stands there or is wished there."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.keys import Keys
from orders.language.letters.turns import SQUARE, turn

# *Wo der Bach aus dem Wald tritt (E7), bleibt 2/2Nas stehen*: in that square
WHERE_IT_IS = re.compile(
    rf"^\W*(?:dort\s*,?\s*)?wo\s+(?:der|die|das|sich)\s+[^,;:.!?()]{{3,60}}?\s*,?\s*(?:\((?:also\s+|etwa\s+|in\s+)?(?P<square>{SQUARE})\)|"
    rf"(?:in|bei)\s+(?P<at>{SQUARE}))\s*,\s*(?:da\s+|dort\s+)?(?=[a-zäöü]+(?:t|en|e)\b)",
    re.IGNORECASE,
)
# *Wo der Weg den Bach kreuzt, bleibt 2/2Nas stehen*: who stays is there
WHERE_HE_STAYS = re.compile(
    r"^\W*(?:dort\s*,?\s*)?wo\s+(?:der|die|das|sich)\s+[^,;:.!?()]{3,60}?\s*,\s*(?:da\s+|dort\s+)?(?=(?:bleibt|bleiben|hält|halten)\s)",
    re.IGNORECASE,
)
PLACE = (
    r"(?P<place>\W*(?:in|im|an|am|auf|hinter|vor|neben|bei|beim|zwischen|dort|dahinter|daneben|davor|dazwischen|da)\b"
    r"[^;:.!?]{0,80}?)"
)
WISHED = r"(?:soll\s+|sollen\s+)?"
# *In den Häusern möchte ich das 2/28. wissen*, *dahinter hätte ich als Rückhalt gern 7L*
WISHED_THERE = (
    rf"^{PLACE}\s*,?\s+(?:möchte|will|würde|wünschte|wollte|hätte|sähe|wüsste)\s+ich\s+(?:(?:mir|bitte|gern|gerne|am\s+liebsten|noch|dann)\s+)*"
    r"(?P<as>als\s+[\w-]+\s+)?(?:gern\s+|gerne\s+)?(?P<who>(?!mich\b|mir\b)[^,;:!?]{2,50}?)\s+(?:gern\s+|gerne\s+)?(?P<as2>als\s+[\w-]+\s+)?(?:wissen|sehen|haben|stehen\s+(?:haben|sehen))(?=\s*(?:[,;.!]|$))",
    rf"^{PLACE}\s*,?\s+(?:hätte|sähe|wüsste)\s+ich\s+(?:(?:mir|bitte|am\s+liebsten|noch|dann)\s+)*(?P<as>als\s+[\w-]+\s+)?(?:gern|gerne|am\s+liebsten)\s+(?P<as2>als\s+[\w-]+\s+)?"
    r"(?P<who>(?!dass\b)[^,;:!?]{2,50}?)(?:\s+(?:stehen|aufgestellt|postiert|versammelt))?(?=\s*(?:[,;!]|[.]\s*$|$))",
    rf"^{PLACE}\s*,?\s+(?:wünsche\s+ich\s+mir|brauche\s+ich|denke\s+ich\s+mir|stelle\s+ich\s+mir)\s+"
    r"(?P<as>als\s+[\w-]+\s+)?(?P<as2>(?!.))?(?P<who>[^,;:!?]{2,50}?)(?:\s+vor)?(?=\s*(?:[,;!]|[.]\s*$|$))",
    rf"^{PLACE}\s*,?\s+geh(?:ört|ören)\s+(?P<as>als\s+[\w-]+\s+)?(?P<as2>(?!.))?(?P<who>(?:das|die|der|den)\s+[^,;:!?]{{2,50}}?)\s+(?:hin|hinein)(?=\s*(?:[,;.!]|$))",
)


def wished_there(told: re.Match[str]) -> str:
    """Who is wished at a place is to be there."""
    role = told["as"] or told["as2"] or ""
    place = told["place"].strip(" ,")
    return (
        f"{told['who']} soll {role}{place[0].lower()}{place[1:]} sein" if role else f"{place} soll {told['who']} sein"
    )


# *Auf der Straße steht 7M; es soll auf ihr nach Osten ziehen*: of whom it is told
STANDS_THERE = re.compile(
    r"^\W*(?:in|im|an|am|auf|hinter|vor|neben|bei|beim|dort|da)\b[^,;:.!?]{0,70}?\s(?:steht|stehen|liegt|liegen|sitzt|sitzen|wartet|warten|befindet\s+sich)\s+"
    r"(?:(?:ja|noch|jetzt|bisher|derzeit|schon|leider|immer)\s+)*(?P<who>(?:das|die|der)\s+[^,;:!?]{2,50}?)\s*[;,]\s*(?:es|sie|er|das|die|der)\s+"
    r"(?=(?:soll|sollen|muss|müssen|geht|gehen|rückt|rücken|zieht|ziehen|marschiert|marschieren|kommt|kommen)\s)",
    re.IGNORECASE,
)
# *das 2/28., das ja schon daneben steht*: where he is by now
WHO_IS_THERE = re.compile(
    r"\s*,\s+(?:das|die|der|den)\s+(?:(?:ja|eh|ohnehin|sowieso|doch|jetzt|noch)\s+)*(?:ja|eh|ohnehin|sowieso|schon|bereits|derzeit|momentan)\s+"
    r"[^,;:.!?]{2,40}?\s+(?:steht|stehen|ist|sind|liegt|liegen|wartet|warten|lagert|lagern)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *steht ganz verlassen das 7. Milizbataillon*
FORSAKEN = re.compile(
    r"\b(?P<stands>steht|stehen|sitzt|sitzen|liegt|liegen|ist|sind)\s+(?:(?:noch|immer|ganz|völlig|mutterseelen|recht|ziemlich|etwas|so)\s+)*"
    r"(?:mutterseelenallein|verlassen|allein|alleine|einsam|verloren|untätig|herum|nutzlos)\s+(?=(?:das|die|der|noch)\b)",
    re.IGNORECASE,
)
# *mit der Front nach Südosten zur Straße hin*
FRONT_TOWARDS = re.compile(
    r"\b(?:mit\s+)?(?:der|ihrer|seiner|deren|die)?\s*(?:Front|Stirn|Gesicht|Blick)\s+(?P<to>nach\s+(?:Nord|Süd|Ost|West|Nordost|Nordwest|Südost|Südwest)en)\s+"
    r"(?:(?:hin\s+)?zu[mr]?|gegen|auf)\s+(?:(?:die|den|das|der|dem)\s+)?[\wäöüß-]+(?:\s+(?:zu|hin))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *sollen sich nicht aufopfern, sondern zurückweichen*
NO_SACRIFICE = re.compile(
    r"\bsich\s+(?:(?:bitte|ja|aber|bloß|doch|dabei|dort)\s+)*nicht\s+(?:unnötig\s+|sinnlos\s+|für\s+nichts\s+)?(?:(?:auf)?opfern|verbluten|"
    r"(?:abschlachten|aufreiben|niedermachen|zusammenschießen|überrennen|verheizen|niederreiten|erwischen)\s+lassen|an(?:zu)?legen)\s*,?\s*(?:sondern|und)\s+",
    re.IGNORECASE,
)
# *an welchem Ort auch immer ein Feind geworfen wird, niemand läuft ihm nach*: whenever
WHEREVER = re.keyed(
    r"^(?P<lead>\W*(?:(?:und|aber|denn)\s+)?)(?:(?:an|in|auf|bei)\s+welche[mnrs]\s+[\wäöüß]+|(?:ganz\s+)?(?:egal|gleich)\s*,?\s+wo|wo)\s+(?:auch\s+immer|immer|auch)?\s*"
    r"(?P<case>(?:der|ein|die|sie|irgend\w*|dort)\b[^,;:.!?]{3,60}?\s+(?:wird|werden|ist|sind|weicht|weichen|flieht|fliehen|läuft|laufen))\s*,",
    re.IGNORECASE,
)
# *Auf der Höhe ist noch niemand*, *die andere Höhe überlasse ich den Franzosen*: who holds it, and nobody of his
LEFT_TO_THE_ENEMY = (
    r"^\W*(?:(?:und|aber)\s+)?(?:in|im|an|am|auf|hinter|vor|bei|beim|dort|da)\b[^,;:.!?]{0,60}?\s(?:ist|steht|sitzt|liegt)\s+"
    r"(?:(?:ja|noch|bisher|bis\s+jetzt|derzeit|im\s+Moment|zurzeit|leider|von\s+uns)\s+)*(?:niemand|keiner)(?:\s+von\s+uns)?[.!\s]*$",
    r"^\W*(?:(?:und|aber)\s+)?[^;:.!?]{3,70}?\s(?:überlasse|lasse|gebe|schenke)\s+ich\s+(?:(?:gern|gerne|ruhig|vorerst|fürs\s+Erste)\s+)*"
    r"(?:den\s+(?:Franzosen|Engländern|Alliierten|anderen|Gegnern|Holländern|Feinden)|dem\s+(?:Feind|Gegner)|ihnen|ihm)(?:\s+auf)?[.!\s]*$",
    r"^\W*(?:(?:und|aber)\s+)?(?:dort|da)\s+(?:hat|haben)\s+(?:(?:von\s+uns|von\s+meinen\s+Leuten)\s+)?(?:niemand|keiner)\s+(?:von\s+uns\s+)?(?:etwas|was)\s+(?:zu\s+suchen|verloren)[.!\s]*$",
)
LEFT = re.compile("|".join(f"(?:{said})" for said in LEFT_TO_THE_ENEMY), re.IGNORECASE)
PARTED = re.compile(r"\s*;\s*")
# *dort hat niemand etwas zu suchen, es wird nicht angegriffen*: what comes of it
LEFT_FIRST = tuple(re.compile(said.replace("[.!\\s]*$", r"\s*[;,]\s*"), re.IGNORECASE) for said in LEFT_TO_THE_ENEMY)
LEFT_KEYS = Keys("niemand|keiner|überlasse|lasse ich|gebe ich|schenke ich")


def only_told_of(raw: str) -> bool:
    """Whether a sentence says no more of ground than that nobody is there, or that it is left to the enemy."""
    if not LEFT_KEYS.stand_in(raw):
        return False
    return all(LEFT.match(clause) for clause in PARTED.split(raw))


BY_THE_GROUND = (
    turn("niemand|keiner", LEFT_FIRST[0], marks=" .!"),
    turn("überlasse|lasse ich|gebe ich|schenke", LEFT_FIRST[1], marks=" .!"),
    turn("niemand|keiner", LEFT_FIRST[2], marks=" .!"),
    turn(
        "wo der|wo die|wo das|wo sich",
        WHERE_IT_IS,
        lambda told: f"in {told['square'] or told['at']} ",
    ),
    turn("wo der|wo die|wo das|wo sich", WHERE_HE_STAYS),
    *(turn("ich |gehör", re.keyed(said, re.IGNORECASE), wished_there) for said in WISHED_THERE),
    turn("steh|ist|sind|lieg|wart|lager", WHO_IS_THERE),
    turn("allein|verlassen|einsam|verloren|untätig|herum|nutzlos", FORSAKEN, r"\g<stands> "),
    turn("steh|lieg|sitz|wart|befind", STANDS_THERE, r"\g<who> "),
    turn("front|stirn|gesicht|blick", FRONT_TOWARDS, r"Front \g<to>"),
    turn("nicht", NO_SACRIFICE),
    turn("welche|wo ", WHEREVER, r"\g<lead>wenn \g<case>,"),
)
