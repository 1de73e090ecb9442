"""Driven off: who throws the enemy back or drives him away attacks him, and does not go back himself.

*Gauthier should throw 2/2Nas back*, *drives off the skirmishers*, *kicks the Dutch out of the farm*: English parts the
verb from where the enemy is to go, and each half alone tells of one's own march.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re

DEED = (
    r"(?P<deed>throw|thrust|push|shove|drive|chase|kick|force|fling|hurl|press|sweep|hustle|beat|hunt|clear|bundle|see|"
    r"herd|frighten|scare|shoo|brush|knock|harry|turn|turf|boot|toss|run|send)(?P<s>s|es|ing)?"
)
AWAY = r"(?:right\s+|well\s+|straight\s+|clean\s+)?(?:back|off|away|out|aside|packing)"
WHERE_TO = (
    r"(?P<where>(?:\s+(?:of|from)\s+(?P<place>[^,;:.!?]{2,40}?)|\s+(?:in|in\s*to|on\s*to|to|towards?|over|across|"
    r"behind|through|down|up|"
    r"beyond|where)\s+[^,;:.!?]{2,40}?)?)"
)
ENDS = r"(?=\s*(?:[,;:.!?)]|$)|\s+(?:and|then|so|with|before|while|until|if)\b)"
AROUND = re.compile(rf"\b{DEED}\s+(?P<foe>[^,;:.!?]{{2,40}}?)\s+{AWAY}\b{WHERE_TO}{ENDS}", re.IGNORECASE)
BEHIND = re.compile(rf"\b{DEED}\s+{AWAY}\s+(?P<foe>[^,;:.!?]{{2,40}}?){WHERE_TO}{ENDS}", re.IGNORECASE)
# *goes in against 2/2Nas*, *will advance against the farm's garrison*
AGAINST = re.keyed(
    r"\b(?P<deed>go|mov|advanc|march|push|com|rid|proceed|step|charg|launch)(?P<s>e|s|es|ing)?(?:\s+(?:in|up|forward|"
    r"on|out|down|straight|directly|right|over))*\s+against\s+"
    rf"(?P<foe>[^,;:.!?]{{2,40}}?)(?P<where>)(?P<place>){ENDS}",
    re.IGNORECASE,
)
# *geht gegen 2/2Nas vor*, *wirft den Feind aus Gemioncourt*, *jagt die Besatzung aus dem Hof raus*
AGAINST_DE = re.compile(
    r"\b(?:geh|rück|marschier|stöß|stoß|zieh|dring)(?:t|(?P<n>en))\s+(?:sofort\s+|direkt\s+|frontal\s+|dann\s+|"
    r"energisch\s+)*gegen\s+(?P<foe>[^,;:.!?]{2,40}?)\s+vor(?=\s*(?:[,;:.!?)]|$)|\s+und\b)",
    re.IGNORECASE,
)
OUT_OF_DE = re.keyed(
    r"\b(?:wirf|werf|jag|treib|vertreib|verjag|schmeiß|drück|dräng|prügel|feg|kehr|hau|vertrieb)(?:t|"
    r"(?P<n>en))\s+(?P<foe>[^,;:.!?]{2,40}?)\s+(?:aus|von)\s+(?:(?:dem|der|"
    r"den)\s+)?(?P<place>[^,;:.!?]{2,40}?)(?:\s+(?:(?:he)?raus|hinaus|weg|fort|herunter|runter))?"
    r"(?=\s*(?:[,;:.!?)]|$)|\s+und\b)",
    re.IGNORECASE,
)
THEM_DE = re.compile(
    r"(?:sie|ihn|die|es|alle(?:s)?|den\s+(?:Feind|Gegner)|(?:die|deren)\s+(?:Besatzung|Leute|Verteidiger|Truppen)|"
    r"wer\s+auch\s+immer\s+drin\s+ist)",
    re.IGNORECASE,
)
PARTICLE = re.keyed(r"\b(?:back|off|away|out|aside|packing|against)\b", re.IGNORECASE)
THEM = frozenset(
    {"them", "him", "it", "'em", "’em", "em", "everybody", "everyone", "whoever is there", "the occupants"}
)


def driven_off(raw: str, is_foe: Callable[[str], int], has_ground: Callable[[str], bool]) -> str:
    """A sentence in which who is driven off is attacked, or the place out of which he is driven.

    ``is_foe`` tells how many enemies some words name, and nobody else; ``has_ground`` whether they name ground.
    """
    if PARTICLE.search(raw) is None:
        return raw

    def plainly(told: re.Match[str]) -> str:
        foe = told["foe"].strip()
        place = told["place"] or ""
        whom = is_foe(foe)
        held = foe.lower() in THEM or whom > 1
        if place and held and has_ground(place):
            whom, foe = 1, place
        if not whom or (whom > 1 and place):
            return told[0]
        ending = "ing" if told["s"] == "ing" else "s" if told["s"] in ("s", "es") else ""
        return f"attack{ending} {foe}"

    return AGAINST.sub(plainly, BEHIND.sub(plainly, AROUND.sub(plainly, raw)))


def driven_off_in_german(raw: str, is_foe: Callable[[str], int], has_ground: Callable[[str], bool]) -> str:
    """The same of a German sentence."""
    if "gegen" not in raw and " aus " not in raw and " von " not in raw:
        return raw

    def attacked(told: re.Match[str]) -> str:
        foe = told["foe"].strip()
        return f"{'greifen' if told['n'] else 'greift'} {foe} an" if is_foe(foe) else told[0]

    def taken(told: re.Match[str]) -> str:
        foe, place = told["foe"].strip(), told["place"].strip()
        if not has_ground(place) or not (THEM_DE.fullmatch(foe) or is_foe(foe)):
            return told[0]
        return f"{'erobern' if told['n'] else 'erobert'} {place}"

    return OUT_OF_DE.sub(taken, AGAINST_DE.sub(attacked, raw))
