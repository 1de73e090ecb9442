"""Those of the section: *none of the four*, *no squares for them*, below a heading that names them in brackets.

*LE BOIS (1/2Nas, 2/2Nas, 3/2Nas et 1/28Ora)* tells of whom the lines below it are: *aucun des quatre*, *pas de carré
pour eux* are about those, and neither about the last of them nor about the whole army. Without brackets they are those
of whom the lines above told.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.by_gender import ByGender
from orders.language.letters.text import Text
from orders.language.letters.turns import put_plainly, turn

IN_BRACKETS = re.compile(r"^\W*(?-i:[A-ZÀ-Ý])[^():;.!?]{1,40}\((?P<who>[^()]{5,120})\)\s*[:.]?\s*$")
HOW_MANY = {
    "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6, "two": 2, "three": 3, "four": 4, "five": 5, "zwei": 2,
    "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
}  # fmt: skip
NUMBER = "|".join(HOW_MANY)
SHORT = 4  # words of a heading
ITEM = re.compile(r"\s*[,;]\s*|\s+(?:et|and|und|&)\s+")
FIRST = re.compile(
    rf"\W*(?:(?:les|the|die)\s+)?(?:(?P<few>{NUMBER})\s+premi[eè]re?s|(?:first|ersten)\s+(?P<two>{NUMBER}))\s",
    re.IGNORECASE,
)
# *Aucun des quatre*, *none of the four*, *keines der vier*, *all four*: and no kind of troops behind it
OF_SO_MANY = re.keyed(
    rf"^(?P<lead>\W*(?:(?:et|mais|and|but|und|aber)\s+)?)(?:(?P<fr>aucune?|pas\s+une?)\s+(?:des|de\s+ces|d['’]entre\s+les)|(?P<en>none|not\s+one)\s+of\s+(?:the|these)|"
    rf"(?P<de>keine[rs]?|nicht\s+eine[rs]?)\s+(?:der|dieser)|(?P<all_fr>(?:tous\s+)?les)|(?P<all_en>all(?:\s+of\s+the)?|the)|(?P<all_de>(?:alle|die)))\s+"
    rf"(?P<number>{NUMBER})\b(?=\s+(?:ne\s|n['’]|(?-i:[a-zà-ÿ]+(?:s|t|nt|en|es)|must|may|can|will|shall|go|stay|hold|form)\b))",
    re.IGNORECASE,
)
# *Pas de carré pour eux*
SQUARES_FOR_THEM = re.keyed(
    r"^(?P<lead>\W*(?:(?:et|mais|and|but|und|aber)\s+)?)(?:(?:pas|point|jamais)\s+de|aucun|no|keine?)\s+(?:carrés?|squares?|Karrees?|Carrés?)\s+"
    r"(?:pour\s+(?:eux|elles|ceux-là|ceux-ci)|for\s+(?:them|these|those|any\s+of\s+them)|für\s+(?:sie|die|diese|jene))(?=\s*(?:[,;:.!–—-]|$))",
    re.IGNORECASE,
)
NAME = r"(?:(?:le|la|les|die|das|der|the)\s+)?(?:brigade\s+|Brigade\s+)?(?-i:[A-ZÀ-Ý\d])[\w/'’-]*"
# *Pas de carré pour 1/2Nas, 2/2Nas et 1/28Ora*: who form none
SQUARES_FOR = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais|and|but|und|aber)\s+)?)(?:(?:pas|point|jamais)\s+de|aucun|no|keine?)\s+(?:(?P<fr>carrés?(?=\s+pour))|(?P<en>squares?)|(?P<de>Karrees?|Carrés?))\s+"
    rf"(?:pour|for|für)\s+(?P<who>{NAME}(?:(?:\s*,\s*|\s+(?:et|and|und)\s+){NAME})*)(?=\s*(?:[,;:.!–—-]\s|[.!]*\s*$))",
    re.IGNORECASE,
)


def form_none(told: re.Match[str]) -> str:
    """Those who form no square."""
    does = (
        "ne forment pas le carré contre la cavalerie"
        if told["fr"]
        else "form no square against cavalry"
        if told["en"]
        else "bilden kein Karree gegen Kavallerie"
    )
    return f"{told['lead']}{told['who']} {does}"


NO_SQUARES_FOR = (turn("pour|for|für", SQUARES_FOR, form_none),)


class ThoseOfTheSection(ByGender):
    """The part of reading sentences that knows of whom the lines below a heading are."""

    of_section: tuple[str, ...] = ()
    """The units that the heading of a section names in brackets."""

    def of_the_section(self, raw: str, *, fresh: bool, paragraph: bool) -> str:
        """A line with the names of those of its section, where it calls them by their number or *them*."""
        if paragraph:
            self.of_section, self.place_of_section = (), self.place_headed(raw)
        if not fresh:
            return raw
        if (head := IN_BRACKETS.match(raw)) is not None:
            self.of_section = tuple(
                dict.fromkeys(id for one in ITEM.split(head["who"]) for id in self.units_in_item(one))
            )
            return raw
        return put_plainly(self.with_their_names(raw), NO_SQUARES_FOR)

    def place_headed(self, raw: str) -> str:
        """The one place that a line names which says nothing else: *LE CARREFOUR*."""
        head = raw.partition("(")[0].strip(" *#:.–—-")
        if not (self.above_items and head) or len(head.split()) > SHORT:
            return ""
        spots = [spot for spot in self.spotter.spots(Text(head)) if spot.kind not in ("filler", "relation", "they")]
        if len(spots) == 1 and spots[0].kind == "kind":
            return (
                head if head[0].islower() else f"{head.split()[0].lower()} {' '.join(head.split()[1:]).lower()}".strip()
            )
        value = spots[0].value if len(spots) == 1 and spots[0].kind == "ground" else None
        piece = value[0] if isinstance(value, tuple) and len(value) == 1 else None
        return str(getattr(piece, "name", "") or "")

    def units_in_item(self, item: str) -> tuple[str, ...]:
        """The units on the table that an item in brackets names: *the first two battalions of Nassau*, *1/28Ora*."""
        named = [one for one in self.troops_in(Text(self.in_full(item))) if one.own and not (one.loose or one.enemy)]
        here = tuple(id for one in named for id in one.own if id in self.world.present)
        first = FIRST.match(item)
        return here[: HOW_MANY[(first["few"] or first["two"]).lower()]] if first is not None else here

    def with_their_names(self, raw: str) -> str:
        """The same where all of them are called so."""
        those = self.of_section or self.named_here
        if len(those) < 2:
            return raw
        if (found := OF_SO_MANY.match(raw)) is not None and HOW_MANY[found["number"].lower()] == len(those):
            none = next((f"{found[key]} {of} " for key, of in NONE if found[key]), "")
            return f"{found['lead']}{none}{self.all_named(those)}{raw[found.end() :]}"
        if (found := SQUARES_FOR_THEM.match(raw)) is not None:
            before = raw[len(found["lead"]) : found.end()].rsplit(" ", 1)[0]
            return f"{found['lead']}{before} {self.all_named(those)}{raw[found.end() :]}"
        return raw

    def all_named(self, those: tuple[str, ...]) -> str:
        """Several units in a row, as one writes them."""
        link = {"fr": "et", "de": "und"}.get(self.spotter.lexicon.languages[0], "and")
        return f"{', '.join(those[:-1])} {link} {those[-1]}"


NONE = (("fr", "de"), ("en", "of"), ("de", "von"))
