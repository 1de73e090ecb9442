"""Cases in short: what is done in a case that is told without its *if*, before a colon: *Inf näher als 15 cm ran: "
"...*."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SOMEBODY = (
    r"(?:(?:feindl?(?:iche)?\.?|fdl?\.?|franz(?:ösische)?\.?|gegn(?:erische)?\.?)\s+)?(?:Inf|Infanterie|Kav|"
    r"Kavallerie|Reiter(?:ei)?|Feind|Gegner|"
    r"Plänkler|jemand|einer|etwas|was|irgendwer)\b\.?",
    r"(?:(?:enemy|french|hostile)\s+)?(?:inf|infantry|foot|cav|cavalry|horse|lancers|skirmishers|enemy|anyone|"
    r"anybody|somebody|anything)\b\.?",
    r"(?:inf|infanterie|cav|cavalerie|cavaliers|ennemi|tirailleurs)\b\.?(?:\s+ennemie?s?)?",
)
FAR = r"\d+(?:[.,]\d+)?\s*(?:cm|m|mm|\"|in|inches|zoll|schritt\w*|paces|pas)?"
NEAR = (
    rf"(?:(?:kommt\s+)?(?:näher|dichter|weniger)\s+als\s+{FAR}(?:\s+(?:ran|heran|dran|rankommt|herankommt|kommt|weg|"
    rf"entfernt))?|"
    rf"(?:kommt\s+)?(?:auf|bis\s+auf|unter|innerhalb|<)\s*(?:von\s+)?{FAR}\s*(?:ran|heran|dran|rankommt|herankommt|"
    rf"kommt)?|(?:zu\s+)?(?:nah(?:e)?|dicht)"
    r"(?:\s+(?:ran|dran|heran|da))?|kommt(?:\s+(?:ran|heran|näher|zu\s+nah\w*))?|ran|heran|im\s+Anmarsch|in\s+Sicht|"
    r"greift\s+an)",
    rf"(?:(?:comes?\s+|gets?\s+)?(?:closer|nearer|less)\s+than\s+{FAR}(?:\s+away)?|(?:comes?\s+|gets?\s+)?(?:within|"
    rf"inside|under|<)\s*{FAR}|"
    r"(?:too\s+)?(?:close|near)|in\s+sight|comes?(?:\s+(?:up|on|near|close))?|charges|attacks)",
    rf"(?:à\s+moins\s+de\s+{FAR}|trop\s+près|approche|en\s+vue|arrive|charge|attaque)",
)
COMES = ("{who} näher als {far} herankommt", "{who} comes within {far}", "{who} approche à moins de {far}")
IF = ("wenn", "if", "si")
# Behind the case: a colon, a dash or an arrow, and what is done then
THEN = r"\s*(?:[:→]|[-=]+>|\s[–—-]\s)\s*(?:dann\s+|then\s+|alors\s+)?(?=[^\W\d_]{2}|\d+/)"
BEGINS = r"(?P<mark>^\W*|(?:(?<=\w)|(?<=\w\s))[:;]\s+|(?<=\w)\.\s+)"
CASES = tuple(
    re.keyed(rf"{BEGINS}(?P<who>{who})\s+(?P<how>{how}){THEN}", re.IGNORECASE)
    for who, how in zip(SOMEBODY, NEAR, strict=True)
)
FAR_AWAY = re.compile(FAR, re.IGNORECASE)
# *Kein Schussfeld: dann 2/4HA*
NO_AIM = (
    rf"{BEGINS}(?:kein(?:e|en)?\s+(?:freies\s+|gutes\s+)?(?:Schussfeld|Sicht(?:\s+aufs?\s+Ziel)?|Ziel)|Ziel\s+(?:weg|"
    rf"verdeckt|außer\s+Reichweite)|"
    rf"(?:nicht|außer)\s+(?:in\s+)?(?:Reich|Schuss)weite|verdeckt){THEN}",
    rf"{BEGINS}(?:no\s+(?:line|field)\s+of\s+(?:fire|sight)|no\s+target|out\s+of\s+(?:range|sight)|blocked|"
    rf"masked){THEN}",
    rf"{BEGINS}(?:pas\s+de\s+(?:champ\s+de\s+tir|ligne\s+de\s+vue|cible)|hors\s+de\s+(?:portée|vue)|masquée?){THEN}",
)
UNSEEN = ("wenn außer Schussweite, ", "if out of range, ", "si hors de portée, ")
FRENCH = 2
FRENCH_ARMS = {"inf": "l'infanterie", "infanterie": "l'infanterie", "cav": "la cavalerie", "cavalerie": "la cavalerie",
               "cavaliers": "des cavaliers", "ennemi": "l'ennemi", "tirailleurs": "des tirailleurs"}  # fmt: skip


def in_full(number: int) -> Callable[[re.Match[str]], str]:
    """The case with its word."""

    def plain(found: re.Match[str]) -> str:
        far = FAR_AWAY.search(found["how"])
        who = FRENCH_ARMS.get(found["who"].lower().rstrip("."), found["who"]) if number == FRENCH else found["who"]
        case = COMES[number].format(who=who, far=far[0].strip()) if far else f"{who} {found['how']}"
        return f"{found['mark']}{IF[number]} {case}, "

    return plain


# *Erschütterte Bataillone ziehen sich zurück*, *Einheiten, die hohe Verluste haben, dürfen nach hinten*
TROOPS = r"(?:Truppen|Bataillone|Einheiten|Regimenter|Verbände|Brigaden|Leute)"
SHAKEN = re.compile(
    rf"^(?P<mark>\W*)(?:alle\s+)?(?P<how>erschüttert|angeschlagen|wankend|geschlagen|zersprengt|geschwächt|dezimiert)e\s+{TROOPS}\s+"
    r"(?=(?:dürfen|sollen|müssen|können|ziehen|gehen|weichen|bleiben|halten|sammeln|kommen)\b)",
    re.IGNORECASE,
)
WHO_SUFFERED = re.compile(
    rf"^(?P<mark>\W*)(?:alle\s+)?{TROOPS}\s*,\s*die\s+(?P<how>[^,;:.!?]{{2,40}}?)\s+(?:haben|hatten|sind|erlitten\s+haben)\s*,\s*"
    r"(?=(?:dürfen|sollen|müssen|können|ziehen|gehen|weichen|sammeln)\b)",
    re.IGNORECASE,
)
# *The farm taken, Campi moves to H7*, *la ferme prise, Campi avance*: only then
ONCE_TAKEN = re.compile(
    r"^(?P<mark>\W*)(?:with\s+)?(?P<what>(?:the|our)\s+[\w'’-]+(?:\s+(?:wood|farm|village))?|(?-i:[A-Z])[\w'’-]+)\s+(?:once\s+)?(?P<done>taken|cleared|captured|secured?|lost)\s*,\s+(?=\S+\s)",
    re.IGNORECASE,
)
UNE_FOIS_PRISE = re.compile(
    r"^(?P<mark>\W*)(?:avec\s+)?(?P<what>(?:la|le|l['’])\s*[\wÀ-ÿ-]+)\s+(?:une\s+fois\s+)?(?P<done>prise?|enlevée?|nettoyée?|conquise?|occupée?|perdue?)\s*,\s+(?=\S+\s)",
    re.IGNORECASE,
)
# *Husson appuie un peu à gauche*: inclines to the left
APPUIE_A_GAUCHE = re.compile(
    r"\bappuie(?P<many>nt)?\s+(?:(?:un\s+peu|légèrement|davantage|plus)\s+)?(?:à|sur\s+(?:la|sa))\s+(?P<side>gauche|droite)(?=\s*(?:[,;.!?]|$|et\b))",
    re.IGNORECASE,
)


def small(what: str) -> str:
    """What a sentence began with, as it is written in the middle of one."""
    return what[:1].lower() + what[1:] if ARTICLE.match(what) else what


ARTICLE = re.compile(r"(?:the|our|la|le)\s|l['’]", re.IGNORECASE)

CASES_IN_SHORT = (
    turn(
        "taken|cleared|captured|secure|lost",
        ONCE_TAKEN,
        lambda told: f"{told['mark']}Once {small(told['what'])} is {told['done']}, ",
    ),
    turn(
        "pris|enlevé|nettoyé|conquis|occupé|perdu",
        UNE_FOIS_PRISE,
        lambda told: f"{told['mark']}Une fois que {small(told['what'])} est {told['done']}, ",
    ),
    turn("appuie", APPUIE_A_GAUCHE, lambda told: f"{'se décalent' if told['many'] else 'se décale'} à {told['side']}"),
    turn(
        "erschüttert|angeschlagen|wankend|geschlagen|zersprengt|geschwächt|dezimiert",
        SHAKEN,
        r"\g<mark>Wer \g<how> ist, ",
    ),
    turn(", die ", WHO_SUFFERED, r"\g<mark>Wer \g<how> hat, "),
    *(turn(":|→|>|-|–", said, in_full(number)) for number, said in enumerate(CASES)),
    *(
        turn(":|→|>|-|–", re.keyed(said, re.IGNORECASE), rf"\g<mark>{meant}")
        for said, meant in zip(NO_AIM, UNSEEN, strict=True)
    ),
)
