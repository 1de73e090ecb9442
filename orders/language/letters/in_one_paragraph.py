"""In one paragraph: whom its later sentences call *he*, *the four of them*, *both*, after several were told of in it.

*Gauthier attacks the farm. 1/93 and 2/93 go right of the road. He is not to pursue*: Gauthier, and not the two.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.acts import Act
from orders.language.letters.pointing_back import APART
from orders.language.letters.spots import Spot
from orders.language.letters.those_on_a_side import ThoseOnASide
from orders.language.letters.troops import Troops

NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}
# *He is not to pursue*
HE = re.compile(r"\W*(?:(?:and|but|so|then|also|otherwise|afterwards)\s*,?\s+)*he\b", re.IGNORECASE)
# *The four of them go in column*, *All three form square*
SO_MANY = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|then|so)\s+)?)(?:(?:all|the|these|those)\s+)+(?P<number>two|three|four|five|six|[2-6])"
    r"(?:\s+of\s+(?:them|these|those))?(?:\s+(?P<what>battalions|regiments|batteries|units|squadrons))?(?=\s+(?:shell|shoot|bombard|pound|open|aim|unlimber|must|shall|should|will|can|may|are|do|stay|remain|go|move|keep|form|charge|fire|"
    r"hold|advance|fall|march|wait|limber|deploy|face|follow|support|attack|stop|pull|come|stand|never|then|turn|take)\b)",
    re.IGNORECASE,
)
BOTH_OF_THEM = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|then|so)\s+)?)both(?:\s+of\s+(?:them|these|those))?(?=\s+(?:then\s+|now\s+|also\s+)?"
    r"(?:fire|shoot|limber|form|go|move|stay|hold|fall|face|advance|pull|unlimber)\b)",
    re.IGNORECASE,
)
# *If cavalry gets close the gunners run for it*
GUNNERS = re.compile(
    r"(?:^\W*|,\s*|\b(?:near|close|them|charged|comes?|charges?|attacked)\s+)(?:the|all)\s+(?:gunners|gun\s*crews|crews)\b",
    re.IGNORECASE,
)
# *Bachelu rides between them*
BETWEEN_THEM = re.compile(
    r"\bbetween\s+(?:the\s+two(?:\s+brigades|\s+of\s+them)?|them|both(?:\s+brigades)?)(?=\s*(?:[,;.!]|$|\band\b))",
    re.IGNORECASE,
)
A_FEW = 2  # units that one name may be of


# *They all go forward*, *All of them stop there*
ALL_OF_THEM = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|then|so)\s+)?)(?:they\s+all|all\s+of\s+(?:them|these|those))(?=\s+\w)", re.IGNORECASE
)


class InOneParagraph(ThoseOnASide):
    """What is remembered of those told of in a paragraph, for the sentences behind them."""

    leader: Troops | None = None
    """The brigade that was told of last by its name."""
    named_here: tuple[str, ...] = ()
    """The units named one by one in the paragraph, the last one last."""

    brigades: tuple[str, ...] = ()
    """The brigades told of in it, the last one last."""

    told_together: tuple[str, ...] = ()
    """All units that were told something, each for itself, in the sentence before."""

    def begin_paragraph(self) -> None:
        """Nobody of whom was spoken above is meant below it."""
        self.leader, self.named_here, self.brigades, self.told_together = None, (), (), ()

    def remember_those_in(self, spots: Sequence[Spot]) -> None:
        """Those whom a sentence names, for the ones behind it."""
        for spot in spots:
            who = spot.value
            if not isinstance(who, Troops) or not who.own or who.loose or who.everybody or who.rest:
                continue
            guns = all(self.world.own[id].arm == "artillery" for id in who.own if id in self.world.own)
            if len(who.commands) == 1 and not who.arm and not guns:
                self.leader = who
                brigade = who.commands[0] in self.world.lowest
                self.brigades = (*(one for one in self.brigades if one != who.commands[0]), *who.commands[:brigade])
            elif (not who.commands or who.arm or guns) and len(who.own) <= A_FEW:
                self.named_here = (*(id for id in self.named_here if id not in who.own), *who.own)

    def remember_those_told(self, acts: Sequence[Act]) -> None:
        """Those whom a sentence told one thing and another."""
        subjects = [act.subject for act in acts if act.subject is not None and not act.empty]
        clear = all(who.own and not (who.loose or who.everybody) for who in subjects)
        self.told_together = tuple(dict.fromkeys(id for who in subjects for id in who.own)) if clear else ()

    def of_these(self, raw: str) -> str:
        """A sentence with those by their names whom it calls by their number."""
        self.call_the_leader(raw)
        self.call_the_guns(raw)
        raw = self.by_their_number(self.between_the_brigades(self.those_on_a_side(raw)))
        return super().of_these(raw)

    def between_the_brigades(self, raw: str) -> str:
        """``Bachelu rides between them``: between the two brigades told of in the paragraph, where there are two."""
        found = BETWEEN_THEM.search(raw)
        if found is None or len(self.brigades) != A_FEW or APART.search(raw[: found.start()]):
            return raw
        return f"{raw[: found.start()]}between {self.brigades[0]} and {self.brigades[1]}{raw[found.end() :]}"

    def call_the_leader(self, raw: str) -> None:
        """``He``, behind battalions of his: the brigade that was told of by its name, and not the last of them."""
        leader, told = self.leader, self.subject
        if leader is None or told is None or told.commands or not HE.match(raw):
            return
        guns = any(self.world.own[id].arm == "artillery" for id in told.own if id in self.world.own)
        if told.own and set(told.own) < set(leader.own) and not (guns or told.general):
            self.subject = self.spoken = leader

    def call_the_guns(self, raw: str) -> None:
        """``The gunners run for it``: those of all batteries that the paragraph named, and not of the last alone."""
        guns = tuple(id for id in self.named_here if self.world.own[id].arm == "artillery")
        told = self.subject
        if len(guns) > 1 and told is not None and len(told.own) == 1 and told.own[0] in guns and GUNNERS.search(raw):
            self.subject = self.spoken = Troops(guns, said=told.said)

    def by_their_number(self, raw: str) -> str:
        """``The four of them``: those four who were named last, where the ones told of last are not so many."""
        found = SO_MANY.match(raw) or BOTH_OF_THEM.match(raw)
        told = self.subject or self.block
        every = ALL_OF_THEM.match(raw)
        if every is not None and told is not None and set(told.own) < set(self.told_together):
            return f"{every['lead']}{', '.join(self.told_together)}{raw[every.end() :]}"
        if found is None or told is None:
            return raw
        number = NUMBERS[found["number"].lower()] if "number" in found.groupdict() else A_FEW
        if found.groupdict().get("what") and len(told.own) == number and not told.commands:
            return f"{found['lead']}{', '.join(told.own)}{raw[found.end() :]}"
        meant = (*(id for id in self.named_here if id not in told.own), *told.own[:A_FEW])[-number:]
        if len(told.own) == number or len(meant) < number or len({self.world.own[id].arm for id in meant}) > 1:
            return raw
        return f"{found['lead']}{', '.join(meant)}{raw[found.end() :]}"
