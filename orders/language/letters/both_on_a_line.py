"""Both, on a line of its own: those two of whom the lines above told, and not the whole army.

*1Ch and 6Ch go to K6*, and below it *Both only charge if attacked*; *beide attackieren nicht von sich aus*, *neither
charges on its own*, *tous deux ne chargent que s'ils sont chargés*.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.of_one_brigade import COUPLE, OfOneBrigade

LEAD = r"^(?P<lead>\W*(?:(?:and|but|und|aber|et|mais)\s+)?)"
DO = (
    "fire|shoot|limber|form|go|move|stay|hold|fall|face|advance|pull|unlimber|come|rally|return|charge|counter-?charge|pursue|support|attack|turn|stop|"
    "wait|keep|take|get|must|should|shall|will|are|can|may|do|don['’]t|follow|retire|withdraw|remain|stand|march|join"
)
BOTH = (
    (
        "and",
        re.keyed(
            rf"{LEAD}(?:they\s+)?both(?:\s+of\s+(?:them|these|those))?(?=\s+(?:(?:then|now|also|only|never|just|always)\s+)*(?:{DO})\b)",
            re.IGNORECASE,
        ),
    ),
    (
        "und",
        re.keyed(
            rf"{LEAD}(?:alle\s+)?beide(?:\s+(?:von\s+ihnen|zusammen))?(?=\s+(?-i:[a-zäöü])\w+(?:en|n)\b)", re.IGNORECASE
        ),
    ),
    (
        "et",
        re.keyed(
            rf"{LEAD}(?:tous\s+(?:les\s+)?deux|toutes\s+(?:les\s+)?deux|les\s+deux|l['’]un\s+et\s+l['’]autre)(?=\s+(?:(?:ne|se|y)\s+|n['’]|s['’])?(?-i:[a-zé])\w+(?:nt|ont)\b)",
            re.IGNORECASE,
        ),
    ),
)
#: *Neither charges*: both of them do not.
NEITHER = (
    (
        "and",
        re.keyed(
            rf"{LEAD}neither(?:\s+(?:one|regiment|regt\.?|battalion|bn\.?|battery|bty\.?|of\s+(?:them|these|those|the\s+two)))?\s+(?:(?P<modal>may|must|should|shall|will|can|is\s+to|are\s+to)\s+(?P<rest>)|"
            r"(?P<does>charge|pursue|move|fire|attack|counter-?charge|advance|follow|form|leave|stay|limber|fall)s?\b)",
            re.IGNORECASE,
        ),
    ),
    (
        "und",
        re.keyed(
            rf"{LEAD}keine?[rs]?\s+(?:von|der)\s+(?:beiden|den\s+beiden|ihnen)\s+(?P<does>\w+?)(?P<t>e?t|soll|darf|muss)\b",
            re.IGNORECASE,
        ),
    ),
    (
        "et",
        re.keyed(
            rf"{LEAD}(?:ni\s+l['’]une?\s+ni\s+l['’]autre|aucune?\s+des\s+deux)\s+ne\s+(?P<does>\w+)\b", re.IGNORECASE
        ),
    ),
)
# *Both keep their battalions in column*: for units, and no rule
FORMED = re.compile(r"\b(?:columns?|lines?|Kolonnen?|Linien?|colonnes?|lignes?)\b", re.IGNORECASE)
DENIED = {"and": "{names} do not {does}", "und": "{names} {does}en nicht", "et": "{names} ne {does} pas"}


class BothOnALine(OfOneBrigade):
    """Calls the two by their names of whom the lines above told."""

    def both_by_name(self, raw: str) -> str:
        """A sentence about *both* or *neither* with the names of those two, where they are known."""
        found = next(((link, told) for link, said in BOTH if (told := said.match(raw)) is not None), None)
        denied = next(((link, told) for link, said in NEITHER if (told := said.match(raw)) is not None), None)
        if (found or denied) is None or len(two := self.the_two_above()) != COUPLE:
            return raw
        if two[0] in self.world.commands and FORMED.search(raw):
            return raw  # lines for all their units would leave none for the intent
        if found is not None:
            link, told = found
            return f"{told['lead']}{f' {link} '.join(two)}{raw[told.end() :]}"
        assert denied is not None
        link, told = denied
        groups = told.groupdict()
        names = f" {link} ".join(two)
        if groups.get("modal"):
            return f"{told['lead']}{names} {told['modal']} not {raw[told.end() :].lstrip()}"
        return f"{told['lead']}{DENIED[link].format(names=names, does=told['does'])}{raw[told.end() :]}"

    def the_two_above(self) -> Sequence[str]:
        """The two brigades or units of whom was spoken last; none where they are not known, or the heading tells."""
        spoken, last = self.subject, [*dict.fromkeys(reversed(self.told_last))][COUPLE - 1 :: -1]
        alike = len(last) == COUPLE and len({self.world.own[id].arm for id in last}) == 1
        if spoken is None and self.block is None:  # the line above is in the order language
            above = self.exact.lines[-1].line if self.exact.lines else 0
            told = any(order.unit == last[-1] for order in self.exact.units if order.line == above) if alike else False
            return last if told else ()
        if spoken is None or spoken.everybody or self.block == spoken:
            return ()
        if len(spoken.commands) == COUPLE:
            return spoken.commands
        if not spoken.commands and len(spoken.own) == COUPLE:
            return spoken.own
        if (brigades := self.two_commands_told()) is not None:
            return brigades.commands
        return last if alike and spoken.own == (last[-1],) else ()
