"""Persons: generals spoken to, and spoken of as a man among his men, not as the troops that bear his name."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act
from orders.language.letters.retracting import Retracting
from orders.language.letters.stations import as_stationed, in_company_of
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops

# *General, ride to the 2/93*; *You yourself, General, stay here*: him to whom this part of the letter is written.
SPOKEN_TO = re.keyed(
    r"^\W*(?:(?:and|but|then|now|lastly|finally)\W+)?(?:as (?:for|to) yourself\W+|(?:you\W+)?yourself\W+|you\W+)?"
    r"(?:my dear\s+)?(?:general|mon général|herr general)\s*,\s*(?:(?:you\s+)?yourself\W+)?(?=\S)"
    r"|^\W*(?:(?:and|but|then)\W+)?you yourself\b\W*(?=\S)|^\W*(?:(?:and|but|then)\W+)?as (?:for|to) yourself\W+(?=\S)",
    re.IGNORECASE,
)
# *Ah, der Ney. Der reitet vor zur 7/2FA*: the man, and no brigade of his
HE_RIDES = re.compile(
    r"^(?P<lead>\W*)(?:er|der|il|he)\s+(?=(?:reitet|begibt\s+sich|gesellt\s+sich|schließt\s+sich|rides?|chevauche|monte|se\s+rend|rejoint|bleibt\s+bei|reste\s+avec|stays\s+with)\b)",
    re.IGNORECASE,
)
# *You will oblige me, Sir, by taking your own station between the guns*, *établissez votre propre poste en E8*
HIS_OWN_STATION = re.keyed(
    r"^\W*(?:(?:and|et|und)\s+)?(?:you\s+(?:will|shall|must|should)\s+|please\s+|kindly\s+)?"
    r"(?:oblige\s+me\W+(?:sir\W+|general\W+)?by\s+)?tak(?:e|ing)\s+(?:up\s+)?your\s+own\s+"
    r"(?:station|post|place|stand|position|quarters)\s+(?=\w)"
    r"|^\W*(?:et\s+)?(?:vous\s+)?(?:prendrez|prenez|établirez|établissez|placez|placerez)\s+votre\s+"
    r"(?:propre\s+(?:poste|place|station)|(?:poste|place)\s+(?:personnelle?|de\s+commandement))\s+(?=\w)",
    re.IGNORECASE,
)
# *bring your right back under your eye*: what he sees to, wherever he rides.
UNDER_HIS_EYE = re.compile(
    r"\b(?:bring|get|take|keep|have)\s+[^,;:.!?]{2,50}?\s(?:back\s+|again\s+)*(?:under|in|within)\s+(?:your|his)\s+"
    r"(?:own\s+)?(?:eyes?|hands?|sight|view|control|command|reach|circle)(?:\s+again)?\s*(?:[,:;–—-]\s*)?",
    re.IGNORECASE,
)
# What a man does among his men.
AMONG_THEM = re.keyed(
    r"(?:[,;]?\s*\b(?:and|to|so as to|in order to|so that he (?:can|may|might|could)|so he can|where he can|there to|"
    r"then)\b)*\s*\b(?:(?:be|stay|stand)\s+with|"
    r"be near|be among(?:st)?|cheer\w*(?:\s+on)?(?:\s+up)?|"
    r"encourag(?:e|es|ing)|"
    r"hearten\w*|stead(?:y|ies)|put\w*\s+(?:some\s+)?heart\s+into|give\w*\s+heart\s+to|"
    r"keep\w*\s+(?!an\b)(?=[^,;.]{2,30}\bcompany)|have\s+a\s+word\s+with|has\s+a\s+word\s+with|talk\w*\s+"
    r"to|speak\w*\s+to|see\s+to|show\w*\s+himself\s+to|"
    r"calm\w*(?:\s+down)?|chivv(?:y|ies)|hurr(?:y|ies)\s+along|reassur\w+|inspir\w+)"
    r"\s+(?P<whom>(?:(?!\b(?:and|so|to|who|which|while)\b)[^,;.:!?]){1,40}?)(?:\s+(?:up|on|along|company|down))?"
    r"(?=\s*(?:[,;.:!?]|\b(?:and|so|to|who|which|while)\b|$))",
    re.IGNORECASE,
)
# *so that his circle covers the wood*, *so that the 8th is within his reach*.
HIS_CIRCLE = re.keyed(
    r"[,;]?\s*\bso\s+(?:that\s+)?(?:his\s+(?:command\s+)?(?:circle|reach|radius|voice|range|ring)\b[^;.!?]*"
    r"|[^;.!?]{2,60}?\b(?:in|within|inside)\s+his\s+(?:command\s+)?(?:circle|reach|radius|range|ring)\b)",
    re.IGNORECASE,
)
# *afin de garder Hubert sous sa main*: the same in other tongues, with what tells there that the man is meant.
KEPT_IN_HAND = {
    " lui-même": re.keyed(
        r",?\s*\b(?:afin\s+de|pour)\s+(?:mieux\s+)?(?:garder|tenir|avoir|conserver|"
        r"reprendre)\s+[^,;.:!?]{2,50}?\s+(?:bien\s+)?"
        r"(?:sous\s+(?:sa|la|ses)\s+(?:mains?|yeux|ordres|commandement)|en\s+mains?|"
        r"à\s+(?:sa\s+)?portée(?:\s+de\s+\w+)?)",
        re.IGNORECASE,
    ),
    " selbst": re.keyed(
        r",?\s*\b(?:um|damit\s+er)\s+[^,;.:!?]{2,50}?\s+(?:besser\s+|fest\s+)?(?:in\s+der\s+Hand|unter\s+"
        r"(?:Kontrolle|seinem\s+Befehl|"
        r"seinen\s+Augen)|im\s+(?:Griff|Auge))\s+(?:zu\s+)?(?:behalten|halten|haben|hat|behält)",
        re.IGNORECASE,
    ),
}
# What a brigade does, whatever its general does beside it.
TROOPS_DO = re.compile(
    r"\b(?:attack|assault|charge|storm|tak(?:e|es)|seiz|captur|clear|advance|form|deploy|fire|shoot|hold|defend|screen|"
    r"follow|support|with (?:all|his|the)\b|brigade|battalions)",
    re.IGNORECASE,
)
ITEM_MARK = re.compile(r"\s*\d{1,2}\s*[-–.)]+\s+")
# What a clause begins with that only tells what he is there for: *where both can hear him*.
WHAT_FOR = re.compile(
    r"\s*(?:where|so (?:that|as)|in order|from where|wo|von wo|damit|um|où|d['’]où|afin|pour)\b", re.IGNORECASE
)
CLAUSES = re.compile(r"([,;]\s*(?:(?:and|und|et)\s+)?)")
# *Ney goes up to Lairalle to have a look*: what a man does there who commands brigades
HAS_A_LOOK = re.keyed(
    r"(?:[,;]?\s*\b(?:and|but|to|so\s+(?:that\s+)?he\s+can|so\s+as\s+to|et|pour|und|um)\s+)*\b(?:(?:ha(?:s|ve)|takes?|gets?)\s+a\s+(?:\w+\s+)?look|"
    r"(?:looks?|watch(?:es)?)\s+(?:round|around|about)|(?:see|sees)\s+(?:for\s+himself|what(?:['’]s|\s+is)\s+(?:going\s+on|what|happening))|"
    r"keeps?\s+(?:an\s+eye(?=\s+on\b)|watch(?=\s+over\b))|(?:y\s+)?jet(?:te|er)\s+un\s+(?:coup\s+d['’])?(?:œil|oeil)|se\s+rend(?:re)?\s+compte|"
    r"(?:schaut|sieht|guckt)\s+sich\s+(?:alles\s+|dort\s+|da\s+|die\s+Lage\s+)?(?:um|an)|sich\s+(?:dort\s+|da\s+|die\s+Lage\s+)?(?:umzusehen|umzuschauen|anzusehen)|"
    r"(?:macht|verschafft)\s+sich\s+(?:dort\s+)?ein(?:en)?\s+(?:Bild|Überblick))(?:\s+(?:round|around|about|for\s+himself|from\s+there|there))*"
    r"(?:\s+(?:at|from|von|on|over)\s+(?:what(?:['’]s|\s+is)\s+(?:going\s+on|happening|there)\s+(?:at|in|near|around|by)\s+)?(?P<where>(?!what\b)[^,;:.!?]{2,40}?))?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *Ney va voir ce qui se passe du côté du bois*: there
GOES_TO_LOOK = re.keyed(
    r"\s+(?:va|ira|monte|part|vient)\s+(?:un\s+peu\s+)?(?:voir|regarder|se\s+rendre\s+compte\s+de)\s+(?:lui-même\s+)?"
    r"(?:ce\s+qu(?:i\s+(?:se\s+passe|s['’]y\s+passe|arrive)|['’](?:il\s+(?:se\s+passe|y\s+a)|ils\s+\w+|on\s+y\s+\w+))|comment\s+(?:ça|cela)\s+(?:se\s+\w+|va|tourne|avance))\s+"
    r"(?P<prep>du\s+côté\s+de\s+la|du\s+côté\s+de\s+l['’]|du\s+côté\s+du|du\s+côté\s+des|du\s+côté\s+de|vers|près\s+de|près\s+du|à|au|aux|dans|sur|en)\s*"
    r"(?P<where>(?!gauche|droite|avant)[^,;:.!?]{2,40}?)(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
SIDE_OF = {
    "du côté de la": "vers la ",
    "du côté de l'": "vers l'",
    "du côté du": "vers le ",
    "du côté des": "vers les ",
    "du côté de": "vers ",
}
# What goes with a man among his own: without it nothing need be put otherwise.
OF_A_MAN = re.keyed(
    r"\b(?:his|seine[rnm]?|sa|son|ses|together|along|zusammen|gemeinsam|ensemble|compagnie|and\s+(?:join|stay|stand|be)|"
    r"to\s+(?:join|stay|stand|be|him|them|it)|there|dorthin|dahin|(?:what|who|why|how|whether|if)|with|mit|avec)\b",
    re.IGNORECASE,
)
AND_ANOTHER = re.compile(r"\s*,?\s+(?:and|und|et)\s+[A-ZÀ-Ý]")
TITLED = frozenset({"the", "le", "der", "general", "général", "gen."})
NOBODY_NAMED = frozenset(["them", "him", "it", "everyone", "everybody", "people", "things"])


def spoken_to(raw: str, name: str) -> str:
    """A sentence said to a general, with his name; empty where it is said to nobody."""
    stationed = HIS_OWN_STATION.match(raw)
    if stationed is not None:
        return f"General {name} rides {raw[stationed.end() :]}"
    found = SPOKEN_TO.match(raw)
    if found is None:
        return ""
    told = UNDER_HIS_EYE.sub("", raw[found.end() :]).strip()
    return f"General {name}: {told}" if told.strip(" .!") else ""


def as_a_man(raw: str, named: Callable[[str], int], placed: Callable[[str], bool]) -> str:
    """``Bijlandt goes into the farm to be with 5M``: he does, not his brigade; any other sentence as it stands.

    ``named`` tells where in a sentence the name of a general ends with which it begins, 0 where it does not;
    ``placed`` whether words say where, or name anybody.
    """
    signs = [sign for sign in (AMONG_THEM, HIS_CIRCLE, *KEPT_IN_HAND.values()) if sign.search(raw)]
    found = [one for sign in signs for one in sign.finditer(raw)]
    end = named(raw) if found else 0
    found = [one for one in found if end and one.start() >= end]
    if not found:
        return raw
    rest = raw[end:]
    for one in found:
        rest = rest.replace(one[0], "", 1)
    if TROOPS_DO.search(rest):
        return raw
    first = found[0]
    behind = raw[first.end() :]
    if AND_ANOTHER.match(behind) and "whom" in first.re.groupindex and not placed(raw[end : first.start()]):
        return f"{raw[:end]} himself rides to {first['whom'].strip()}{behind}"  # and Bachelu with Husson
    if placed(rest):
        himself = next((word for word, sign in KEPT_IN_HAND.items() if sign.search(raw)), " himself")
        return f"{raw[:end]}{himself}{rest}"
    whom = next((one["whom"].strip() for one in found if "whom" in one.re.groupindex), "")
    return f"{raw[:end]} himself rides to {whom}" if whom and whom.lower() not in NOBODY_NAMED else raw


class Persons(Retracting):
    """The part of reading sentences in which a general is told from the troops that bear his name."""

    def to_the_general(self, stretch: Stretch) -> tuple[Stretch, bool]:
        """A sentence said to a general or of him as a man so that it names him, and whether nothing tells which one."""
        head = self.block.general if self.block is not None else ""
        name = self.world.names.general_name(head) if head in self.world.generals else ""
        if (ridden := HE_RIDES.match(stretch.raw)) is not None and (man := self.general_told_of()):
            return stretch.saying(f"{ridden['lead']}General {man} {stretch.raw[ridden.end() :]}"), False
        if said := spoken_to(stretch.raw, name):
            return (replace(stretch, raw=said), False) if name else (stretch, True)
        return stretch.saying(self.looking(as_a_man(stretch.raw, self.after_general, self.names_anything))), False

    def general_told_of(self) -> str:
        """The name of the general of whom was told last, where who rides is he: none of his troops has horses."""
        for one in (self.subject, self.told_of, self.block):
            command = "" if one is None else one.general or (one.commands[0] if len(one.commands) == 1 else "")
            if command:
                horse = self.world.with_arm("cavalry").intersection(self.world.commands.get(command, ()))
                high = command in self.world.generals and not (command in self.world.lowest and horse)
                return self.world.names.general_name(command) if high else ""
        return ""

    def looking(self, raw: str) -> str:
        """A sentence in which a general above the brigades goes to look for himself, told of the man."""
        if (there := GOES_TO_LOOK.search(raw)) is not None and (end := self.after_general(raw)) == there.start():
            named = [spot.value for spot in self.spotter.spots(Text(raw[:end])) if isinstance(spot.value, Troops)]
            prep = there["prep"].lower().replace("’", "'")
            if named and named[-1].general not in self.world.lowest:
                return f"{raw[:end]} lui-même va {SIDE_OF.get(prep, f'{prep} ')}{there['where']}{raw[there.end() :]}"
        found = HAS_A_LOOK.search(raw)
        end = self.after_general(raw) if found is not None else 0
        if found is None or not end or found.start() < end:
            return raw
        named = [spot.value for spot in self.spotter.spots(Text(raw[:end])) if isinstance(spot.value, Troops)]
        rest = raw[end : found.start()] + raw[found.end() :]
        if not named or named[-1].general in self.world.lowest or TROOPS_DO.search(rest):
            return raw
        if self.names_anything(rest):
            return f"{raw[:end]} himself{rest}"
        return f"{raw[:end]} himself rides to {found['where']}{raw[found.end() :]}" if found["where"] else raw

    def at_his_station(self, raw: str) -> str:
        """A sentence with the places where generals are to be in plain words, clause by clause."""
        if OF_A_MAN.search(raw) is None:
            return raw
        item = ITEM_MARK.match(raw)
        head = item[0] if item is not None else ""
        parts = CLAUSES.split(raw[len(head) :])
        clear = [
            at + 2 >= len(parts) or WHAT_FOR.match(parts[at + 2]) is not None or bool(self.after_general(parts[at + 2]))
            for at in range(len(parts))
        ]
        told = "".join(self.stationed(part) if one else part for part, one in zip(parts, clear, strict=True))
        return f"{head}{told}"

    def stationed(self, raw: str) -> str:
        """A clause that begins with a general's name, with the place where he is to be in plain words."""
        end = self.after_general(raw)
        if not end:
            return raw
        spots = [spot.value for spot in self.spotter.spots(Text(raw[:end])) if isinstance(spot.value, Troops)]
        formation = spots[-1].general if spots else ""
        his = set(self.world.commands.get(formation, ()))
        horse_and_foot = his & (self.world.with_arm("infantry") | self.world.with_arm("cavalry")) & self.world.present
        brigades = [id for id in self.world.lowest if set(self.world.commands[id]) & horse_and_foot]

        def is_his(rest: str) -> bool:
            if not re.search(r"[^\W_]", rest):
                return False
            first = self.spotter.spots(Text(rest))[0].value
            return isinstance(first, Troops) and bool(first.own)

        def commands_them(said: str) -> bool:
            found = [spot.value for spot in self.spotter.spots(Text(said)) if isinstance(spot.value, Troops)]
            below = set(self.world.commands.get(formation, ())) - {formation}
            return len(found) == 1 and bool(found[0].commands) and bool(found[0].own) and set(found[0].own) < below

        return as_stationed(in_company_of(raw, end, commands_them), end, formation, brigades, is_his)

    def after_general(self, raw: str) -> int:
        """Where the name of a general of his ends with which a sentence begins; 0 where it begins otherwise."""
        text = Text(raw)
        spots = [one for one in self.spotter.spots(text) if one.kind not in ("filler", "title", "link", "mark")]
        who = spots[0].value if spots else None
        if not isinstance(who, Troops) or who.general not in self.world.generals:
            return 0
        if sum(word.lower() not in TITLED for word in who.said.split()) > 2:
            return 0
        return text.folded.columns[text.words[spots[0].end - 1].end - 1] + 1

    def names_anything(self, raw: str) -> bool:
        """Whether words name ground, a spot or troops."""
        return any(spot.kind in ("ground", "kind", "spot", "troops") for spot in self.spotter.spots(Text(raw)))

    def may_be_his_horse(self, orders: list[Act]) -> bool:
        """``Hubert rides round them and halts at I9``: whether a brigadier of horse is told what his brigade may do."""
        riding = [act.subject for act in orders if act.verb == "ride" and not act.self_]
        who = riding[0] if len(riding) == 1 else None
        if who is None or self.generals or who.general not in self.world.lowest or "general" in who.said.lower():
            return False
        then = any(
            act.subject is who and act.verb in ("hold", "form", "face", "screen") and act.object is None
            for act in orders
        )  # to cover others is the work of a brigade
        return then and set(who.own) <= self.world.with_arm("cavalry")
