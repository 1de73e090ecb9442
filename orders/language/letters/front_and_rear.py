"""Front and rear: some of a brigade who are told by how many they are and where they stand in it.

*Die drei vorderen vom Husson*, *his two left-hand ones*, *les deux de derrière de Campi*: without this the whole
brigade would do what is told of them. Which they are is told by where they stand, as the army looks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine import expressions as re
from battles.engine.keys import Keys
from orders.language.letters.fought_by_foot import fought_by_foot
from orders.language.letters.germans_politely import RESERVE_FOR, asked_plainly
from orders.language.letters.on_a_side import towards
from orders.language.letters.text import Text
from orders.language.letters.their_general import TheirGeneral

FLAGS = re.IGNORECASE | re.DOTALL
MANY = {
    "zwei": 2, "zwo": 2, "beiden": 2, "drei": 3, "vier": 4, "two": 2, "three": 3, "four": 4, "deux": 2, "trois": 3,
    "quatre": 4,
}  # fmt: skip
HOW_MANY = r"(?:beiden|zwei|zwo|drei|vier|two|three|four|deux|trois|quatre|[2-4])"
NAME = r"(?-i:[A-ZÀ-Ý])[\w-]{2,}"
# Germans: *die drei vorderen vom Husson*, *seine vorderen drei*, *Hussons drei vordere*
DE_ADJ = r"(?:ganz\s+)?(?:vorder|vorderst|hinter|hinterst|link|recht)e[nr]?"
DE_MEN = r"(?:\s+(?:Bataillone?n?|Battaillone?n?|Leuten?))?"
DE_OF = rf"\s*,?\s+(?:vom|von\s+(?:dem|der)|von|des|der)\s+(?:(?:Brigade|General|Generals)\s+)?(?P<whose>{NAME})"
DE_OF_HIS = rf"\s+von\s+(?P<whose>{NAME})s(?:\s+(?:Bataillonen|Leuten))?"
DE_NO_NOUN = r"(?!\s+(?-i:[A-ZÄÖÜ])(?!\w*\s+(?:bilden|formieren)\b))"
DE_END = r"(?=\s*[,;:.!)]|\s*$|\s+(?-i:[a-zäöü])|\s+(?:Linie|Kolonne|Karree|Karrees)\b)"
# *Die zwei hinteren lässt Campi stehen*
LEFT_BY_HIM = re.compile(
    rf"\s+(?:lässt|lasse|behält|schickt|führt|nimmt|hält|stellt)\s+(?:der\s+|General\s+)*(?P<whose>{NAME})", FLAGS
)
# *wo jetzt noch der Husson mit seinen vorderen steht*
DE_WITH_HIS = (
    rf"(?:(?:der|den|dem|die)\s+)?(?P<whose>{NAME})\s+mit\s+(?:seinen|den|ihren)\s+(?:(?P<n>{HOW_MANY})\s+)?"
    rf"(?P<adj>{DE_ADJ}){DE_MEN}{DE_END}"
)
DE = tuple(
    re.keyed(rf"(?<![\w/]){said}", FLAGS)
    for said in (
        DE_WITH_HIS,
        rf"(?:die|den|der)\s+(?:(?P<n>{HOW_MANY})\s+)?(?P<adj>{DE_ADJ}){DE_MEN}(?:{DE_OF_HIS}(?=\s)|"
        rf"{DE_OF.replace('whose', 'whose2')}){DE_END}",
        rf"(?:die|den|der)\s+(?P<adj>{DE_ADJ})\s+(?P<n>{HOW_MANY}){DE_MEN}{DE_OF}{DE_END}",
        rf"(?P<whose>{NAME})s\s+(?P<n>{HOW_MANY})\s+(?P<adj>{DE_ADJ}){DE_MEN}{DE_END}",
        rf"(?P<whose>{NAME})s\s+(?P<adj>{DE_ADJ})\s+(?P<n>{HOW_MANY}){DE_MEN}{DE_END}",
        rf"(?P<his>die|den|seine[nr]?|ihre[nr]?)\s+(?P<n>{HOW_MANY})\s+(?P<adj>{DE_ADJ}){DE_MEN}{DE_END}",
        rf"(?P<his>die|den|seine[nr]?|ihre[nr]?)\s+(?P<adj>{DE_ADJ})\s+(?P<n>{HOW_MANY}){DE_MEN}{DE_END}",
        rf"mit\s+(?P<his>seinen|ihren|den)\s+(?P<adj>{DE_ADJ}){DE_MEN}{DE_END}",
        rf"(?<![^\s-]\s)(?P<his>die|seine)\s+(?P<adj>(?:vorder|hinter)en){DE_END}",
    )
)
# Englishmen: *the front three of Husson's*, *his two rear ones*, *Husson's two left-hand battalions*
EN_ADJ = r"(?:leading|front|forward|foremost|rear(?:most)?|hind(?:most)?|back|left(?:-hand|most)?|right(?:-hand|most)?)"
EN_MEN = r"(?:ones|battalions|bns?)"
EN_OF = rf"\s+(?:of|from)\s+(?P<whose>{NAME}?)(?:['’]s?)?(?:\s+(?:brigade|battalions|lot|men))?(?=[\s,;:.!)]|$)"
EN = tuple(
    re.compile(rf"(?<![\w/]){said}", FLAGS)
    for said in (
        rf"(?:the|those)\s+(?P<n>{HOW_MANY})\s+(?P<adj>{EN_ADJ})(?:\s+{EN_MEN})?{EN_OF}",
        rf"the\s+(?P<adj>{EN_ADJ})\s+(?P<n>{HOW_MANY})(?:\s+{EN_MEN})?{EN_OF}",
        rf"(?P<whose>{NAME}?)['’]s?\s+(?P<n>{HOW_MANY})\s+(?P<adj>{EN_ADJ})(?:\s+{EN_MEN})(?![\w-])",
        rf"(?P<whose>{NAME}?)['’]s?\s+(?P<adj>{EN_ADJ})\s+(?P<n>{HOW_MANY})(?:\s+{EN_MEN})?(?![\w-])(?!\s+(?:guns|batteries|squadrons|regiments|squares|cm|inches)\b)",
        r"(?P<his>the)\s+(?:(?P<adj>(?:front|leading|rear|back|hind)\s+ones)|ones\s+(?P<adj2>in\s+front|at\s+the\s+front|at\s+the\s+(?:back|rear)|behind))(?![\w-])(?!\s+(?:of|from|him|them|it)\b)",
        rf"(?P<his>his|her|its|their|the)\s+(?P<n>{HOW_MANY})\s+(?P<adj>{EN_ADJ})\s+{EN_MEN}(?![\w-])(?!\s+(?:of|from|in)\b)",
        rf"(?P<his>his|her|its|their|the)\s+(?P<adj>{EN_ADJ})\s+(?P<n>{HOW_MANY})(?:\s+{EN_MEN})?(?![\w-])(?!\s+(?:of|from|in|guns|batteries|squadrons|regiments|squares|cm|inches)\b)",
    )
)
# Frenchmen: *les trois de devant de Husson*, *ses deux bataillons de gauche*
FR_ADJ = r"(?:de\s+devant|de\s+tête|de\s+derrière|de\s+queue|de\s+gauche|de\s+droite|du\s+fond|en\s+tête|en\s+queue)"
FR_MEN = r"(?:\s+(?:bataillons?|bons?|bats?))?"
FR_OF = rf"\s+(?:de\s+la\s+brigade\s+|de\s+chez\s+|de\s+|d['’]|à\s+|chez\s+)(?P<whose>{NAME})"
FR = tuple(
    re.keyed(rf"(?<![\w/]){said}", FLAGS)
    for said in (
        rf"les\s+(?P<n>{HOW_MANY}){FR_MEN}\s+(?P<adj>{FR_ADJ}){FR_OF}",
        rf"les\s+(?P<n>{HOW_MANY}){FR_MEN}{FR_OF}\s+(?:qui\s+sont\s+)?(?P<adj>{FR_ADJ})",
        rf"(?P<his>les|ses|leurs)\s+(?P<n>{HOW_MANY}){FR_MEN}\s+(?P<adj>{FR_ADJ})(?!\s+(?:de|d['’]|à)\b)",
        rf"ceux\s+(?P<adj>{FR_ADJ}){FR_OF}",
        rf"(?P<his>ceux)\s+(?P<adj>{FR_ADJ})(?!\s+(?:de|d['’])\b)",
    )
)
OF_ONE = (("und", DE), ("and", EN), ("et", FR))
# *der rechte von den dreien*, *the one on the left of the three*, *celui de droite des trois*
AMONG_DE = r"(?:von\s+(?:den|diesen|ihnen)|dieser|der)\s*(?P<n>dreien|zweien|beiden|vieren|drei|zwei|vier)?"
ONE_OF_THEM = (
    re.compile(
        rf"(?P<lead>^\W*)(?:der|den|das)\s+(?:ganz\s+)?(?P<adj>linke|rechte|mittlere)\s+{AMONG_DE}(?=\s+(?-i:[a-zäöü]))",
        FLAGS,
    ),
    re.compile(
        rf"(?P<lead>^\W*)(?:der|den|das)(?:jenige[n]?)?\s+{AMONG_DE}\s*,\s+(?:der|das)\s+"
        r"(?:(?:am\s+weitesten|ganz|außen|zuäußerst)\s+)*(?P<adj>links|rechts|in\s+der\s+Mitte)\s+(?:außen\s+)?(?:steht|ist)\s*,",
        FLAGS,
    ),
    re.compile(
        r"(?P<lead>^\W*)the\s+(?:(?:one|battalion)\s+(?:furthest\s+)?(?:on|to)\s+the\s+(?P<adj>left|right)|(?P<adj2>left|right|middle)(?:-hand|most)?\s+(?:one|battalion))"
        r"\s+of\s+(?:the|these|those)\s+(?P<n>two|three|four)(?=\s+[a-z])",
        FLAGS,
    ),
    re.compile(
        r"(?P<lead>^\W*)celui\s+(?:de\s+(?P<adj>gauche|droite)|du\s+(?P<adj2>milieu))\s+(?:des|de\s+ces)\s+(?P<n>deux|trois|quatre)(?=\s+[a-zéà])",
        FLAGS,
    ),
)
KEYS = Keys(
    "vorn|hinten|vorder|hinter|link|recht|mittler|lead|front|forw|rear|hind|back|left|right|devant|tête|derri|"
    "queue|gauche|droite|fond"
)
# *Der vom Campi, der am weitesten vorn steht*, *der ganz hinten vom Bijlandt*
WHERE_DE = r"vorne?|hinten|links|rechts"
OUTERMOST = re.compile(
    rf"^(?P<lead>\W*)(?:der|den|das)(?:jenige[n]?)?\s+(?:(?:(?:Bataillon|Regiment)\s+)?(?:vom|von)\s+(?P<whose>{NAME})\s*,\s*(?:der|das)\s+(?:am\s+weitesten|ganz|zuäußerst)\s+(?P<side>{WHERE_DE})\s+(?:außen\s+)?"
    rf"(?:steht|ist)\s*,|(?:(?:ganz|am\s+weitesten)\s+)?(?P<side2>{WHERE_DE})\s+(?:vom|von)\s+(?P<whose2>{NAME})(?=\s+(?-i:[a-zäöü])))",
    FLAGS,
)
# *Die zwei links neben ihm*, *the two to its left*, *les deux à sa gauche*
BESIDE_HIM = re.keyed(
    rf"(?<![\w/])(?:(?:die|den)\s+(?P<n>{HOW_MANY})\s+(?:Batterien\s+|Geschütze\s+|Bataillone\s+)?(?P<side>links|rechts)\s+(?:neben|von|bei)\s+"
    rf"(?:ihm|ihr|ihnen|(?P<whose>(?:den|dem|der)\s+[\w/-]+|[\w/-]+))(?=\s+(?-i:[a-zäöü]))|"
    rf"the\s+(?P<n_en>{HOW_MANY})\s+(?:batteries\s+|battalions\s+)?(?:to|on)\s+(?:its|his|their)\s+(?P<side_en>left|right)(?=\s+[a-z])|"
    rf"les\s+(?P<n_fr>{HOW_MANY})\s+(?:batteries\s+|bataillons\s+)?(?:à|sur)\s+sa\s+(?P<side_fr>gauche|droite)(?=\s+[a-zé]))",
    FLAGS,
)
GUNS_WITH = re.keyed(
    rf"(?P<what>\b(?:die|der)\s+(?:(?:reitenden?|schweren?|leichten?|fahrenden?)\s+)?(?:Batterie|Geschütze|Kanonen))\s*,?\s+(?:die\s+)?(?:beim|bei|bei\s+dem|bei\s+der)\s+"
    rf"(?:General\s+)?(?P<who>{NAME})(?:\s+(?:steht|stehen|ist|sind|hält|halten|liegt)\b\s*,?)?",
    FLAGS,
)
# *wo jetzt noch der Husson mit seinen vorderen steht*: where the one in their midst is
STANDS_THERE = re.compile(
    r"\b(?:dorthin|dahin|dort|Stelle|Platz|Stellung)\b[^;:.!?]{0,12}\bwo\s+(?:\w+\s+){0,3}$", FLAGS
)
ABREAST = 12.0  # table units: no farther to the front or the rear they stand who are in one row with somebody
MOST = 3  # of them in one sentence
APART = 3.0  # table units from one row to the next
CLEARLY = 1.0  # table units: so much farther to a side they stand than the next


class FrontAndRear(TheirGeneral):
    """Calls by their names those who are told by where they stand in their brigade."""

    def in_plain_german(self, raw: str) -> str | None:
        """A sentence by whom it names, and a German one as one who commands would say it; ``None``: whom?"""
        if "de" not in self.spotter.lexicon.languages:
            return self.by_where_in_it(raw)
        guns = self.world.with_arm("artillery")
        raw = fought_by_foot(raw, self.troops_in, lambda who: set(who.own) <= guns)
        plain, found = asked_plainly(raw), RESERVE_FOR.match(raw)
        if found is not None and (found["there"] or not any(one.own for one in self.troops_in(Text(found["what"])))):
            plain = f"{found['who']}{found['there'] or ''}die Reserve{raw[found.end() :]}"
        named = self.by_where_in_it(self.guns_with(plain))
        return None if named is None else asked_plainly(named)

    def by_where_in_it(self, raw: str) -> str | None:
        """A sentence with the names of those of a brigade who are told so; ``None``: which of them?"""
        if not KEYS.stand_in(raw):
            return raw
        if (one := self.one_of_those(raw)) is not None:
            return one
        if (beside := self.those_beside(raw)) != raw:
            return beside
        if (outermost := self.outermost(raw)) != raw:
            return outermost
        for _ in range(MOST):
            named = self.one_named(raw)
            if named is None or named == raw:
                return named
            raw = named
        return raw

    def one_named(self, raw: str) -> str | None:
        """A sentence with the names of those who are told so in one place of it; ``None``: which of them?"""
        for link, ways in OF_ONE:
            for said in ways:
                found = said.search(raw)
                chosen = self.those_standing(found, raw) if found is not None else ()
                if found is None or chosen is None:
                    if chosen is None:
                        return None
                    continue
                if not chosen:
                    continue
                lead = "mit " if found[0].lower().startswith("mit ") else ""
                there = STANDS_THERE.search(raw, 0, found.start()) is not None
                names = chosen[len(chosen) // 2] if there else f"{lead}{listed(chosen, link)}"
                return f"{raw[: found.start()]}{names}{raw[found.end() :]}"
        return raw

    def one_of_those(self, raw: str) -> str | None:
        """*Der rechte von den dreien*: the one of those who were told of last; ``None`` for any other sentence."""
        found = next((found for said in ONE_OF_THEM if (found := said.match(raw)) is not None), None)
        if found is None or self.subject is None or self.subject.commands:
            return None
        told = (found["n"] or "").lower()
        wanted = next((MANY[word] for word in MANY if told.startswith(word)), len(self.subject.own))
        ids = [id for _, id in towards(self.subject.own, "right", self.world)]
        side = side_of(found["adj"] or found.groupdict().get("adj2") or "")
        if wanted != len(ids) or len(ids) < 2 or (side == "middle" and len(ids) % 2 == 0):
            return None
        one = ids[-1 if side == "right" else 0 if side == "left" else len(ids) // 2]
        return f"{found['lead']}{one} {raw[found.end() :].lstrip()}"

    def outermost(self, raw: str) -> str | None:
        """*Der vom Campi, der am weitesten vorn steht*: that one of his; ``None``: which?"""
        found = OUTERMOST.match(raw)
        if found is None:
            return raw
        ids = self.battalions_of(found["whose"] or found["whose2"])
        if len(ids) < 2:
            return raw
        one = standing_so(lambda way: towards(ids, way, self.world), side_of(found["side"] or found["side2"]), 1)
        return None if not one else f"{found['lead']}{one[0]} {raw[found.end() :].lstrip()}"

    def those_beside(self, raw: str) -> str | None:
        """*Die zwei links neben ihm*: the next ones of the same arm to that side; ``None`` where they are not known."""
        found = BESIDE_HIM.search(raw)
        if found is None:
            return raw
        told = found.groupdict()
        named = self.troops_in(Text(told["whose"])) if told.get("whose") else [self.subject] if self.subject else []
        him = named[0].own if len(named) == 1 and named[0] is not None and not named[0].commands else ()
        if len(him) != 1:
            return raw
        count = (told["n"] or told["n_en"] or told["n_fr"]).lower()
        side = side_of(told["side"] or told["side_en"] or told["side_fr"])
        many = MANY.get(count, int(count) if count.isdecimal() else 0)
        arm = self.world.own[him[0]].arm
        alike = [id for id in self.world.own if id in self.world.present and self.world.own[id].arm == arm]
        far = {id: value for value, id in towards(alike, side, self.world)}
        depth = {id: value for value, id in towards(alike, "front", self.world)}
        row = [id for id in alike if far[id] > far[him[0]] and abs(depth[id] - depth[him[0]]) <= ABREAST]
        row.sort(key=lambda id: far[id])
        if len(row) < many:
            return None
        link = "and" if "the " in found[0].lower() else "et" if "les " in found[0].lower() else "und"
        return f"{raw[: found.start()]}{listed(row[:many], link)}{raw[found.end() :]}"

    def guns_with(self, raw: str) -> str:
        """*Die reitende Batterie, die beim Piré steht*: his own."""
        found = GUNS_WITH.search(raw)
        named = self.troops_in(Text(found["who"])) if found is not None else []
        if found is None or len(named) != 1 or len(named[0].commands) != 1:
            return raw
        return f"{raw[: found.start()]}{found['what']} von {found['who']} {raw[found.end() :].lstrip(' ,')}"

    def those_standing(self, found: re.Match[str], raw: str) -> Sequence[str] | None:
        """Those whom some words mean; none where nobody knows whose they are, ``None`` where they cannot be told."""
        told = found.groupdict()
        whose = told.get("whose") or told.get("whose2")
        lets = LEFT_BY_HIM.match(raw, found.end())
        whose = whose or (lets["whose"] if lets is not None else "")
        ids = self.battalions_of(whose) if whose else self.his_battalions(raw[: found.start()])
        side, count = side_of(told["adj"] or told.get("adj2") or ""), (told.get("n") or "").lower()
        many = MANY.get(count, int(count) if count.isdecimal() else 0)
        if len(ids) < 2 or (not many and side in ("left", "right")):
            return []
        return standing_so(lambda way: towards(ids, way, self.world), side, many)

    def battalions_of(self, name: str) -> tuple[str, ...]:
        """The units of a brigade that a name means."""
        for one in self.troops_in(Text(name)) or self.troops_in(Text(name.removesuffix("s"))):
            if len(one.commands) == 1 and one.commands[0] in self.world.lowest:
                return one.own
        return ()

    def his_battalions(self, before: str) -> tuple[str, ...]:
        """The units of the brigade of which a sentence tells: the one that it names first, or that was told of."""
        named = [one for one in self.troops_in(Text(before)) if one.own]
        if named:
            last = named[-1]
            return last.own if len(last.commands) == 1 and last.commands[0] in self.world.lowest else ()
        for told in (self.subject, self.command_named, self.block):
            if told is None:
                continue
            whole = told if told.commands else self.brigade_of(told)
            if whole is not None and len(whole.commands) == 1 and whole.commands[0] in self.world.lowest:
                return whole.own
        return ()


def side_of(word: str) -> str:
    """The side that a word means: ``front``, ``rear``, ``left``, ``right`` or ``middle``."""
    low = word.lower()
    for side, signs in (
        ("left", ("link", "left", "gauche")),
        ("right", ("recht", "right", "droite")),
        ("middle", ("mitt", "midd", "milieu")),
        ("rear", ("hint", "rear", "hind", "behind", "back", "derri", "queue", "fond")),
    ):
        if any(sign in low for sign in signs):
            return side
    return "front"


def standing_so(far: Callable[[str], Sequence[tuple[float, str]]], side: str, many: int) -> Sequence[str] | None:
    """So many of some units who stand farthest to a side, or all of that row; ``None`` where no row is clearly so."""
    standing = list(far(side if side in ("left", "right") else "front"))  # the farthest last
    if side == "rear":
        standing = [(-value, id) for value, id in reversed(standing)]
    if not many:
        many = next((at for at in range(1, len(standing)) if standing[-at][0] - standing[-at - 1][0] > APART), 0)
        if not many:
            return None
    if not 0 < many < len(standing):
        return [] if many == len(standing) else None
    if standing[-many][0] - standing[-many - 1][0] < CLEARLY:
        return None
    chosen = [id for _, id in standing[-many:]]
    return [id for _, id in far("right") if id in chosen]


def listed(ids: Sequence[str], link: str) -> str:
    """Some names in a row, the last behind *and*."""
    return f"{', '.join(ids[:-1])} {link} {ids[-1]}" if len(ids) > 1 else ids[0]
