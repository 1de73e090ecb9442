"""Premises: how things are, told before what is to be done about it: *the wood hides them, so take them to G5*.

What is so orders nothing; what follows it is an order, for those of whom it is so.
"""

from __future__ import annotations

from collections.abc import Iterator

from battles.engine import expressions as re
from orders.language.letters.purposes import IF_YOU_ASK

STATE = (
    r"is|are|was|were|r(?=\s)|isn['’]t|aren['’]t|['’]s|['’]re|can['’]t|cannot|can not|couldn['’]t|won['’]t|has|have|"
    r"(?:just\s+|only\s+)?misses|lacks?|sees?|looks?|seems?|knows?|needs?|feels?|(?:stands?|sits?|lies?)\s+(?:too|"
    r"far|alone|idle|out|rather)"
)
BIDDEN = re.compile(
    r"\b(?:is|are|was|were|has|have|ought|needs?)\s+(?:not\s+)?to\b"
    r"|\b(?:let|must|shall|should|please|I want|if|when)\b",
    re.IGNORECASE,
)
PARTED = re.keyed(r"[,;:–—]")
PREMISE = re.keyed(
    rf"^\W*(?P<premise>(?:(?:the|my|our|your|his|"
    rf"their)\s+)?(?:[^\s,;:]+\s+){{0,5}}?[^\s,;:]+?(?:\s+|(?=['’]))(?:{STATE})\b"
    r"[^;:!?]*?)"
    r"(?:\s*,\s*(?:and\s+)?(?:so|therefore|hence)\s+|"
    r"\s*[;:–—]\s*(?:so\s+)?(?=(?:please\s+)?(?:let|would|could|can|will|have|get|"
    r"take|bring|pull|push|move|march|send|swing|turn|put|draw)\b|(?:he|it|they|she)\s+(?!is\b|are\b|was\b|were\b|"
    r"has\b|"
    r"have\b|had\b|can|could|did\b|do\b|does\b|seem|look|know|see|need)\w))"
    r"(?!that\b|as\b|far\b|long\b|close\b|much\b|many\b|on\b|(?:it|they|he|she|we|you)\s+(?:can|could|may|might|"
    r"will)\b)"
    r"(?P<order>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)

DO_IT = (
    r"\b(?:stick|put|pull|send|bring|keep|leave|move|get|take|march|park|shift|turn|draw|push|hold|have|let|tell)\s+"
    r"(?:him|her|them|it|['’]?em)"
)
IT_IS_BIDDEN = re.keyed(DO_IT, re.IGNORECASE)
# *The Prince is a liability stick him back at the inn*: without a mark what is to be done begins with its verb.
RUN_ON = re.compile(
    rf"^\W*(?P<premise>(?:[^\s,;:!?]+\s+){{0,5}}?[^\s,;:!?]+?(?:\s+|"
    rf"(?=['’]))(?:{STATE})\b[^,;:!?]{{2,60}}?)\s+(?:so\s+)?"
    rf"(?P<order>{DO_IT}\b.*)$",
    re.IGNORECASE | re.DOTALL,
)
# *The 2nd took a licking so back him up*: what has happened, and what is to be done for that.
HAPPENED = re.compile(
    r"^\W*(?P<premise>(?:[^\s,;:!?]+\s+){1,5}?(?:took|got|had|lost|came|went|suffered|caught|were|was|[a-z]{2,}ed)\s"
    rf"[^,;:!?]{{2,60}}?)\s*,?\s+so\s+(?P<order>(?:please\s+)?(?:{DO_IT}|(?:back|fall|ease|swing|wheel|limber)\s+"
    r"(?:him|her|them|it|['’]?em))\b.*)$",
    re.IGNORECASE | re.DOTALL,
)
STATE_FR = (
    r"n['’]est|s['’]est|c['’]est|est|sont|se\s+trouve(?:nt)?|n['’]a|n['’]ont|a\s+(?:trop|perdu|souffert|beaucoup)"
)
BIDDEN_FR = re.compile(
    r"\b(?:\w+(?:ra|ront)|dont|qui|où|doit|doivent|faut|si|quand|lorsque|sauf|veux|veuillez|ordre|"
    r"(?:est|sont)\s+(?:à|chargée?s?|prêts?))\b",
    re.IGNORECASE,
)
PREMISE_FR = re.keyed(
    rf"^\W*(?P<premise>(?:[^:;!?]{{2,40}}:\s*)?[^:;!?]{{3,70}}?(?:\s|"
    rf"(?<=['’]))(?:{STATE_FR})\s[^:;!?]*?)\s*[:;]\s*(?:donc\s+|alors\s+)?"
    r"(?P<order>(?:qu['’](?:ils?|elles?|on)\s|(?:ils?|elles?)\s+(?!est\b|sont\b|a\b|ont\b|était|n['’]))\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
# *La 18/6FA est trop loin, elle attelle ...*
TOO_FR = re.keyed(
    r"^\W*(?P<premise>[^:;,!?]{3,50}?\s(?:est|sont)\s+(?:bien\s+|beaucoup\s+|un\s+peu\s+)?(?:trop|mal|tout\s+"
    r"seule?s?|isolée?s?|perdue?s?)\b"
    r"[^:;,!?]*?)\s*,\s*(?:donc\s+|alors\s+)?(?P<order>(?:qu['’](?:ils?|elles?)\s|(?:ils?|elles?)\s+"
    r"(?!est\b|sont\b|a\b|ont\b|ne\b|"
    r"était|n['’]|peut|peuvent|risque))\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
STATE_DE = r"ist|sind|war|waren|hat|haben|steht|stehen|liegt|liegen|sitzt|sitzen|hängt|hängen"
BIDDEN_DE = re.compile(
    r"\b(?:zu\s+\w+en|soll|sollen|muss|müssen|wenn|falls|sobald|außer|bis|befehl|auftrag|bitte)\b", re.IGNORECASE
)
# With one of these words that is no place for them: *hat dort nichts zu suchen*.
NOTHING_TO_SEEK = re.compile(r"\bnichts\s+(?:zu\s+suchen|verloren|zu\s+schaffen)\b", re.IGNORECASE)
PREMISE_DE = re.keyed(
    rf"^\W*(?P<premise>[^:;,!?]{{3,60}}?\s(?:{STATE_DE})\s[^:;,!?]*?)\s*[:;,]\s*(?:also\s+|darum\s+|deshalb\s+)?"
    r"(?P<order>(?:(?:(?<=also\s)|bitte\s+)(?:nach|auf|zu[mr]?|hinter|neben|bis|in|an)\s+(?=[A-ZÄÖÜ\d]|(?:die|den|das|der|dem)\s)|"
    r"(?:das|die|der)\s+(?=soll|muss|möge)|er|sie|es)\s*(?!ist\b|sind\b|war|hat\b|haben\b|hatte|steht\b|"
    r"stehen\b|liegt|sitz|kann|könn|sieht|"
    r"weiß|wird\b|werden\b)"
    r"\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
# *1/72 steht zu weit hinten, hol es nach J5*, *Ney est trop loin, envoie-le en G3*: the rest bids what to do with them
DO_IT_DE = (
    r"(?:(?:also|darum|deshalb|drum|bitte)\s+)*(?:hol|zieh|schick|bring|nimm|nehm|lass|stell|führ|setz|verleg|"
    r"schieb|rück|"
    r"dreh)(?:e|t|en\s+Sie)?\s+"
    r"(?:(?:mir|bitte|doch)\s+)*(?:ihn|sie|es|die|das|den|beide|alle)\b"
)
DO_IT_FR = (
    r"(?:(?:donc|alors)\s+)*(?:envoi|ramèn|ramen|amèn|amen|recul|retir|port|plac|fai|met|pouss|rapproch)\w*-"
    r"(?:le|la|les)\b"
)
PREMISE_DO_DE = re.keyed(
    rf"^\W*(?P<premise>[^:;,!?]{{3,60}}?\s(?:{STATE_DE})\s[^:;,!?]*?)\s*[:;,–—-]\s*(?P<order>{DO_IT_DE}.*)$",
    re.IGNORECASE | re.DOTALL,
)
# *Der Prinz soll nicht so weit vorne stehen, schick ihn nach G11*, *should not stand so far forward, send him to G11*
NOT_SO_FAR = (
    r"(?:soll(?:te)?n?|darf|dürfen|muss|müssen)\s+(?:mir\s+|da\s+|dort\s+|bitte\s+)*nicht\s+(?:so|zu)\s+(?:weit|"
    r"nah|dicht)\b[^:;,!?]*?"
    r"\s*(?:stehen|sein|bleiben|herumstehen|rumstehen)",
    r"(?:should|must|shall|may)\s*(?:not|n['’]?t)\s+(?:be|stand|stay|sit|remain)\s+(?:so|too|that)\s+(?:far|close|"
    r"near)\b[^:;,!?]*?",
    r"ne\s+(?:doi(?:t|vent)|devrai(?:t|ent)|peu(?:t|vent))\s+pas\s+(?:être|rester|se\s+tenir)\s+(?:(?:si|aussi|trop)\s+"
    r"(?:loin|près|avancée?s?|exposée?s?)|(?:(?:tout|toute)\s+)?(?:seule?s?|isolée?s?)|là|ici|ainsi|comme\s+ça|à\s+découvert|en\s+l['’]air|sans\s+\w+)\b[^:;,!?]*?",
)
DO_IT_EN = (
    r"(?:so\s+|please\s+)*(?:send|bring|pull|move|put|take|get|have|let|draw|march|ride|park|shift)\s+"
    r"(?:him|her|it|them|['’]?em)\b"
)
# *18/6FA stands too far back, please bring it to G6*
PREMISE_DO_EN = re.compile(
    rf"^\W*(?P<premise>[^:;,!?]{{2,60}}?(?:\s+|(?=['’]))(?:is|are|['’]s|['’]re|looks?|seems?|stands?|sits?|lies?)\s[^:;,!?]*?)"
    rf"\s*[:;,–—-]\s*(?P<order>(?:and\s+|then\s+)?{DO_IT_EN}.*)$",
    re.IGNORECASE | re.DOTALL,
)
SHOULD_NOT = tuple(
    re.keyed(
        rf"^\W*(?P<premise>[^:;,!?]{{2,50}}?\s{said})\s*[:;,–—-]\s*(?:(?:sondern|besser|lieber|also|so|better|"
        rf"plutôt)\s+)?"
        rf"(?P<order>(?:{do}|(?:er|sie|es|he|it|they|ils?|elles?|(?:bitte\s+)?zurück|back)\s).*)$",
        re.IGNORECASE | re.DOTALL,
    )
    for said, do in zip(NOT_SO_FAR, (DO_IT_DE, DO_IT_EN, DO_IT_FR), strict=True)
)
PREMISE_DO_FR = re.keyed(
    rf"^\W*(?P<premise>[^:;,!?]{{3,60}}?(?:\s|(?<=['’]))(?:{STATE_FR})\s[^:;,!?]*?)\s*[:;,–—-]\s*"
    rf"(?P<order>{DO_IT_FR}.*)$",
    re.IGNORECASE | re.DOTALL,
)
TOO_DE = re.compile(r"\b(?:zu|viel|ganz|sehr|völlig|recht|falsch\w*|verloren|allein|schutzlos)\b", re.IGNORECASE)

# *Campi is out of command so Bachelu rides to I4*, *..., donc ...*: why, and what is done for that
SO = re.compile(
    r"(?:\s*[,;:–—-]\s*|\s+)(?:(?:and|und|et)\s+)?(?:so|therefore|hence|which\s+is\s+why|that['’]?s\s+why|donc|"
    r"alors|du\s+coup|"
    r"c['’]est\s+pourquoi|c['’]est\s+pour\s+(?:ça|cela)\s+que|deshalb|deswegen|daher|darum|drum|folglich|somit|weshalb|"
    r"also(?=\s+(?:soll|muss|müssen|geh|rück|zieh|marsch|bleib|greif|bild|schieß|komm|reite|fähr|nimm|nehm|stell|"
    r"halt|hält|unter|besetz)))"
    r"\s+(?:then\s+|now\s+|please\s+|bitte\s+|jetzt\s+|gleich\s+)?"
    r"(?!that\b|as\b|far\b|long\b|close\b|much\b|many\b|on\b|I\b|we\b|you\b)",
    re.IGNORECASE,
)
IS_SO = re.compile(
    rf"(?:\s|(?=['’]))(?:{STATE}|{STATE_FR}|has\s+been|have\s+been|(?:do(?:es)?|did)\s*(?:n['’]?t|not)|cant|isnt|"
    rf"arent|wont|doesnt|"
    rf"(?:seems?|looks?|sits?|stands?|lost|took)|est|sont|a|ont|{STATE_DE}|sieht|sehen|wirkt|fehlt|droht|kommt|"
    rf"kommen|reicht|"
    r"hört|braucht|hilft|nützt|kann|können)\s",
    re.IGNORECASE,
)
# *needs to be closer to him*: what he lacks, where it is told behind what he is to do for that
LACKING = re.compile(
    r"\b(?:needs?|ha(?:s|ve)|want)\s+to\s+be\s+(?:much\s+|a\s+bit\s+|somewhere\s+)?(?:closer|nearer|further|"
    r"farther|back|within|in|safer)\b",
    re.IGNORECASE,
)


def reasons_and_orders(raw: str) -> Iterator[tuple[str, str]]:
    """Where a sentence may be parted between what is so and what is done for that; who knows his troops chooses."""
    for found in SO.finditer(raw):
        head, order = raw[: found.start()].strip(), raw[found.end() :].strip()
        told = LACKING.sub("is far", IF_YOU_ASK.sub(" ", head))
        if len(head.split()) > 2 and IS_SO.search(f"{told} ") and not (BIDDEN.search(told) or BIDDEN_FR.search(told)):
            yield head, order


def should_not(raw: str) -> tuple[str, str] | None:
    """Where somebody should not stand, and what is to be done with him for that."""
    found = next((found for said in SHOULD_NOT if (found := said.match(raw)) is not None), None)
    return (found["premise"].strip(), found["order"].strip()) if found is not None else None


def premise_abroad(raw: str) -> tuple[str, str] | None:
    """The same in French and German, where the order speaks on of them: *..., er reitet zurück*; *: qu'ils restent*."""
    found = PREMISE_FR.match(raw) or TOO_FR.match(raw) or PREMISE_DO_FR.match(raw)
    if found is not None and not BIDDEN_FR.search(found["premise"]):
        return found["premise"].strip(), found["order"].strip()
    if (not_there := should_not(raw)) is not None:
        return not_there
    found = PREMISE_DO_DE.match(raw)
    if found is not None and not BIDDEN_DE.search(found["premise"]):
        return found["premise"].strip(), found["order"].strip()
    found = PREMISE_DE.match(raw)
    if found is None:
        return None
    told = NOTHING_TO_SEEK.sub("", found["premise"])
    idle = told != found["premise"] or TOO_DE.search(told) is not None
    if BIDDEN_DE.search(told) or not idle:
        return None
    return found["premise"].strip(), found["order"].strip()


def premise_and_order(raw: str) -> tuple[str, str] | None:
    """A sentence parted behind what is so; ``None`` where nothing is, or where that is bidden, too."""
    if PARTED.search(raw) and (not_there := should_not(raw)) is not None:
        return not_there
    found = PREMISE.match(raw) if PARTED.search(raw) else None
    found = found or ((PREMISE_DO_EN.match(raw) or RUN_ON.match(raw)) if IT_IS_BIDDEN.search(raw) else None)
    found = found or (HAPPENED.match(raw) if " so " in raw else None)
    if found is None or BIDDEN.search(IF_YOU_ASK.sub(" ", found["premise"])):
        return None
    return found["premise"].strip(), found["order"].strip()
