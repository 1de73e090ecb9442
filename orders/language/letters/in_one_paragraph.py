"""In one paragraph: whom its later sentences call *he*, *the four of them*, *both*, after several were told of in it.

*Gauthier attacks the farm. 1/93 and 2/93 go right of the road. He is not to pursue*: Gauthier, and not the two.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act
from orders.language.letters.at_one_place import AtOnePlace
from orders.language.letters.front_and_rear import FrontAndRear
from orders.language.letters.in_nouns import (
    ALONG_IT,
    FOR_THESE_SKIRMISHERS,
    GOES_ALONG,
    ITS_KIND,
    SAME_ONE,
    WATCH_A_SIDE,
)
from orders.language.letters.pointing_back import APART
from orders.language.letters.second_person import SecondPerson
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.those_on_a_side import ThoseOnASide
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner

NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6}
# *He is not to pursue*
HE = re.compile(
    r"\W*(?:(?:and|but|so|then|also|otherwise|afterwards|if|when|once|as\s+soon\s+as|should|until)\s*,?\s+)*he\b",
    re.IGNORECASE,
)
# *If the farm is lost the brigade falls back*
THE_BRIGADE = re.keyed(
    r"\b(?:the|this|his|their)\s+(?:whole\s+|entire\s+|rest\s+of\s+the\s+)?brigade(?:\s+(?:as\s+a\s+whole|itself))?\s+"
    r"(?:must|shall|should|will|is\s+to|can|may|goes|moves|falls|stays|holds|advances|attacks|forms|follows|waits|stops|pulls|comes|retires|withdraws|"
    r"retreats|marches|keeps|does(?:n['’]t)?|must\s*n['’]t|won['’]t|isn['’]t)\b",
    re.IGNORECASE,
)
# *If cavalry shows up his battalions form square*
HIS_BATTALIONS = re.keyed(
    r"(?:^\W*|[,;]\s*|\b(?:up|near|close|comes?|charged|attacked)\s+)(?:his|its|the|all\s+his|all\s+the)\s+(?:battalions|regiments|infantry|men)\s+\w",
    re.IGNORECASE,
)
# *No pursuit beyond the village*: of the brigade, below what one of its battalions does
NO_MORE_OF_IT = re.compile(
    r"^\W*(?:please\s+|and\s+|but\s+)?no\s+(?:pursuit|pursuing|chasing|charges?|charging|counter-?charg\w+|squares?|breakthroughs?|attacks?|attacking|fighting)\b(?!\s+(?:by|for|from|with))",
    re.IGNORECASE,
)
# *If they see cavalry they all form square*
ALL_TOGETHER = re.keyed(r"\bthey\s+all\b|\ball\s+of\s+them\b", re.IGNORECASE)
# *The four of them go in column*, *All three form square*
SO_MANY = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|then|so)\s+)?)(?:(?:all|the|these|those)\s+)+(?P<number>two|three|four|five|six|[2-6])"
    r"(?:\s+of\s+(?:them|these|those))?(?:\s+(?P<what>battalions|regiments|batteries|units|squadrons))?(?=\s+(?:shell|shoot|bombard|pound|open|aim|unlimber|must|shall|should|will|can|may|are|do|stay|remain|go|move|keep|form|charge|fire|"
    r"hold|advance|fall|march|wait|limber|deploy|face|follow|support|attack|stop|pull|come|stand|never|then|turn|take)\b)",
    re.IGNORECASE,
)
BOTH_OF_THEM = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|then|so)\s+)?(?:[^,;:.!?]{3,40}?,?\s+(?=they\b))?)(?:they\s+)?both(?:\s+of\s+(?:them|these|those))?(?=\s+(?:then\s+|now\s+|also\s+)?"
    r"(?:fire|shoot|limber|form|go|move|stay|hold|fall|face|advance|pull|unlimber|comes?|rally|return|charge|support|attack|turn|stop|wait|keep|take|get|must|should|shall|will|are|can|may)\b)",
    re.IGNORECASE,
)
# *If cavalry gets close the gunners run for it*
GUNNERS = re.compile(
    r"(?:^\W*|,\s*|\b(?:near|close|them|charged|comes?|charges?|attacked)\s+)(?:the|all)\s+(?:gunners|gun\s*crews|crews)\b",
    re.IGNORECASE,
)
# *Bachelu rides between them*
BETWEEN_THEM = re.keyed(
    r"\bbetween\s+(?:the\s+two(?:\s+brigades|\s+of\s+them)?|them|both(?:\s+brigades)?)(?=\s*(?:[,;.!]|$|\band\b))",
    re.IGNORECASE,
)
A_FEW = 2  # units that one name may be of


# *Two in line, three in column*: of those who were told of as a whole
SOME_OF_THEM = re.compile(
    r"(?P<lead>^\W*|[,;]\s*|\band\s+)(?P<number>one|two|three|four|five)(?:\s+of\s+(?:them|these|those))?\s+"
    r"(?=(?:in\s+(?:line|column|square|skirmish\w*|reserve|front|support)|forms?|goes|go|stays?|remains?|moves?|follows?|holds?|leads?|deploys?|guards?|covers?)\b)",
    re.IGNORECASE,
)
# *Lancers to G4, chasseurs to F4*
OF_A_KIND = re.keyed(
    r"(?P<lead>^\W*|[,;]\s*|\band\s+)(?:the\s+|its\s+|his\s+|their\s+)?(?P<kind>lancers|chasseurs|hussars|dragoons|cuirassiers|grenadiers|uhlans|jagers|jägers|militia)\b"
    r"(?=\s*(?:to|at|in|into|go|goes|move|stay|stays|come|follow|advance|form|charge|hold|wait|remain|face|->|→|:)\b)",
    re.IGNORECASE,
)
ITEM = re.compile(r"\s*(?:[-–•*·>]|\d{1,2}[.)]|[a-h]\))\s+\w")
# *None of them moves*, *None of the three fires at skirmishers*
NONE_OF_THEM = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|so)\s+)?)(?:none|neither|not\s+one)\s+of\s+(?:them|these|those|the\s+(?P<number>two|three|four))\s+"
    r"(?P<verb>moves?|fires?|shoots?|charges?|attacks?|advances?|leaves?|stops?|pursues?|retires?|retreats?|limbers?|crosse?s?)\b",
    re.IGNORECASE,
)
# *They all go forward*, *All of them stop there*
ALL_OF_THEM = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|then|so)\s+)?)(?:they\s+all|all\s+of\s+(?:them|these|those)|each(?:\s+of\s+(?:them|these|those)|\s+(?:battalion|regiment|battery|one))?)"
    r"(?=\s+\w)",
    re.IGNORECASE,
)
# *They do not charge*, *If charged they form square*
THEY = re.compile(
    r"^\W*(?:(?:and|but|so|then|now|there|if|when|once|should)\s+)*they\b|^\W*(?:if|when)\s+(?:attacked|charged)\s*,?\s+they\b",
    re.IGNORECASE,
)
# *Take your whole brigade up to I7*: those told of go there
TAKE_THEM = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|so|then|please|now)\s+)*)(?:take|bring|lead|march|move|get)\s+(?:your|the|his|this|their)\s+(?:whole\s+|entire\s+|own\s+)?"
    r"(?:brigade|division|command|men|lot|people|boys|lads)\s+(?=\w)",
    re.IGNORECASE,
)
SIDE_BY_SIDE = re.compile(
    r"\b(?:side\s+by\s+side|together|next\s+to\s+each\s+other|one\s+behind\s+the\s+other|in\s+one\s+line|both)\b",
    re.IGNORECASE,
)
# *1/28Ora to D8, same*, *3/2Nas does the same at E8*
SAME_THERE = re.keyed(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)(?:\s+(?:does|do)\s+(?:the\s+same|likewise)\s+(?:at|in|to|by)\s+(?P<there>[A-Z]{1,2}\d{1,2}|[^,;:.!?]{2,25}?)"
    r"|(?P<to>\s*(?:to|->|→|into|in|at)\s*(?:[A-Z]{1,2}\d{1,2}|[^,;:.!?]{2,25}?))\s*,\s*(?:(?:the\s+)?same|likewise|ditto|idem)(?:\s+(?:formation|there|again))?)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)


class InOneParagraph(AtOnePlace, SecondPerson, ThoseOnASide, FrontAndRear):
    """What is remembered of those told of in a paragraph, for the sentences behind them."""

    named_here: tuple[str, ...] = ()
    """The units named one by one in the paragraph, the last one last."""

    guns_here: tuple[str, ...] = ()
    """The batteries told of in it, by their names or as those of a command."""

    brigades: tuple[str, ...] = ()
    """The brigades told of in it, the last one last."""

    whole: Troops | None = None
    """The command, of whatever size, that was told of last."""
    told_together: tuple[str, ...] = ()
    """All units that were told something, each for itself, in the sentence before."""

    list_of: Troops | None = None
    is_item: bool = False
    of_the_line: Troops | None = None
    """The one brigade told of in the line in hand that is no item of a list."""
    of_the_list: bool = False
    """Whether the items in hand stand below a line that told something of a brigade, and are for that."""

    def begin(self, raw: str, *, fresh: bool, paragraph: bool) -> None:
        """Nobody of whom was spoken above a paragraph is meant in it; a list is for those told of right above it."""
        if not fresh:
            return
        item = ITEM.match(raw) is not None
        if self.of_the_list and (paragraph or not item):
            self.block = self.subject = None
            self.of_the_list = False
        if item and self.of_the_line is not None and self.block is None and not paragraph:
            self.list_of, self.of_the_list = self.of_the_line, True
        if self.of_the_list:
            self.block = self.list_of
        if paragraph:
            self.command_named = self.whole = self.spoken_to = None
            self.name_called = ""
            self.named_here, self.guns_here, self.brigades, self.told_together = (), (), (), ()
        self.is_called(raw)
        self.of_the_line = None
        self.is_item = item

    def remember_those_in(self, spots: Sequence[Spot]) -> None:
        """Those whom a sentence names, for the ones behind it."""
        for spot in spots:
            who = spot.value
            if not isinstance(who, Troops) or not who.own or who.loose or who.everybody or who.rest:
                continue
            if (who.commands and not who.arm) or len(who.own) > A_FEW:
                self.whole = who
            self.of_the_line = who if len(who.commands) == 1 and not self.is_item else self.of_the_line
            guns = all(self.world.own[id].arm == "artillery" for id in who.own if id in self.world.own)
            if guns:
                self.guns_here = (*(id for id in self.guns_here if id not in who.own), *who.own)
            if len(who.commands) == 1 and not who.arm and not guns:
                self.command_named = who
                brigade = who.commands[0] in self.world.lowest
                self.brigades = (*(one for one in self.brigades if one != who.commands[0]), *who.commands[:brigade])
            elif (not who.commands or who.arm or guns) and len(who.own) <= A_FEW:
                self.named_here = (*(id for id in self.named_here if id not in who.own), *who.own)

    def remember_those_told(self, acts: Sequence[Act]) -> None:
        """Those whom a sentence told one thing and another."""
        subjects = [act.subject for act in acts if act.subject is not None and not act.empty]
        clear = all(who.own and not (who.loose or who.everybody) for who in subjects)
        self.told_together = tuple(dict.fromkeys(id for who in subjects for id in who.own)) if clear else ()

    def all_of_it(self, raw: str, *, fresh: bool) -> str:
        """A sentence with those by their names of whom it says that none of them does it."""
        return super().all_of_it(self.by_their_number(self.none_of_them(raw)), fresh=fresh)

    def none_of_them(self, raw: str) -> str:
        """``None of them moves``: those who were named one by one; *fires at skirmishers*: at nobody else."""
        none, told = NONE_OF_THEM.match(raw), self.subject
        if none is None or told is None or told.everybody:
            return raw
        number = NUMBERS.get((none["number"] or "").lower(), 0)
        together = self.told_together if len(self.told_together) > 1 else self.named_here
        whom = self.named_here[-number:] if number else together
        if len(told.own) >= len(whom) or len(whom) < max(number, A_FEW):
            return raw
        verb = none["verb"].lower().removesuffix("s")
        fire = verb in ("fire", "shoot") and re.match(r"\s+(?:at|on)\s", raw[none.end() :]) is not None
        if fire and all(act.verb == "fire" and not act.negated for act in self.done_before):
            return f"{none['lead']}they fire at nobody else."
        return f"{none['lead']}{' and '.join(whom)} do not {verb}{raw[none.end() :]}"

    def without_its_kind(self, raw: str) -> str:
        """*8M : le bataillon gagne F10* without what he is whose name stands before the colon."""
        if (found := ITS_KIND.match(raw)) is None:
            return raw
        named = [one for one in self.troops_in(Text(self.in_full(found["head"]))) if one.own and not one.loose]
        alone = len({one.own for one in named}) == 1
        return f"{found['head']}{raw[found.end() :]}" if alone else raw

    def the_same_one(self, raw: str) -> str:
        """*Même batterie : tir sur ...* with the name of the one that was told something last."""
        foot = [id for id in self.told_singly if self.world.own[id].arm == "infantry"][-1:]
        if foot and (these := FOR_THESE_SKIRMISHERS.match(raw)) is not None:
            return f"{these['lead']}{foot[0]} : {raw[these.end() :]}"
        if (found := SAME_ONE.match(raw)) is None:
            return raw
        what = found["what"].lower()
        if what == "brigade":
            last = self.told_commands[-1:]
        else:
            arm = (
                "infantry"
                if what.startswith("bat") and what[-1] == "n"
                else "cavalry"
                if what.startswith("r")
                else "artillery"
            )
            last = [id for id in self.told_singly if self.world.own[id].arm == arm][-1:]
        return f"{found['lead']}{last[0]} {raw[found.end() :].lstrip(' ,')}" if last else raw

    def on_their_way(self, raw: str) -> str:
        """*Immer links der Straße, in Kolonne* without the way that those take who were told where to go."""
        if self.done_before and WATCH_A_SIDE.match(raw):
            return ""
        found = ALONG_IT.match(raw) or GOES_ALONG.match(raw)
        going = any(act.parts or act.target is not None or act.object is not None for act in self.done_before)
        if found is None or not going or self.names_own(Text(raw)):
            return raw
        rest = raw[found.end() :].lstrip(" ,;–-")
        return rest if re.search(r"\w", rest) else ""

    def of_these(self, raw: str) -> str:
        """A sentence with those by their names whom it calls by their number."""
        raw = self.to_him(raw)
        self.call_the_command(raw)
        self.call_the_guns(raw)
        self.call_them_all(raw)
        raw = self.of_their_kind(self.the_same_there(raw))
        whole = self.subject or self.block
        if whole is not None and len(whole.commands) == 1:
            raw = TAKE_THEM.sub(r"\g<lead>go ", raw)
        raw = self.by_their_number(self.between_the_brigades(self.those_on_a_side(self.by_his_name(raw))))
        spoken_of = self.subject or self.block
        if spoken_of is not None and spoken_of.commands and not spoken_of.everybody:
            raw = re.sub(r"\b(they)\s+all\b", r"\1", raw)
        return super().of_these(self.some_of_them(raw))

    def some_of_them(self, raw: str) -> str:
        """``Two in line, three in column``: so many of the brigade that was told of, and the others of it."""
        told = self.subject or self.block
        parts = list(SOME_OF_THEM.finditer(raw))
        if told is None or len(told.commands) != 1 or not parts or parts[0]["lead"].strip(" -*•"):
            return raw
        counts = [NUMBERS.get(part["number"].lower(), 1) for part in parts]
        if sum(counts) > len(told.own) or told.commands[0] not in self.world.lowest:
            return raw
        name = told.commands[0].capitalize()
        left = len(told.own) - counts[0]
        second = f"the other {parts[1]['number']} " if len(parts) == A_FEW and counts[1] == left else ""
        said = f"{parts[0]['lead']}{parts[0]['number']} of {name}'s battalions "
        between = raw[parts[0].end() : parts[1].start() if second else len(raw)]
        return f"{said}{between}{parts[1]['lead'] + second + raw[parts[1].end() :] if second else ''}"

    def between_the_brigades(self, raw: str) -> str:
        """``Bachelu rides between them``: between the two brigades told of in the paragraph, where there are two."""
        found = BETWEEN_THEM.search(raw)
        if found is None or len(self.brigades) != A_FEW or APART.search(raw[: found.start()]):
            return raw
        return f"{raw[: found.start()]}between {self.brigades[0]} and {self.brigades[1]}{raw[found.end() :]}"

    def call_them_all(self, raw: str) -> None:
        """``5Lan goes to H6, 6Lan to G6. They do not charge``: both, and not the last of them alone."""
        told, together = self.subject, self.told_together
        if told is None or told.commands or len(told.own) != 1 or not THEY.match(raw):
            return
        if len(together) < A_FEW and SIDE_BY_SIDE.search(raw):
            together = tuple(id for id in self.named_here if self.world.own[id].arm == self.world.own[told.own[0]].arm)
        if len(together) < A_FEW:
            return
        alike = len({self.world.own[id].arm for id in together}) == 1
        if told.own[0] in together and alike:
            self.subject = self.spoken = Troops(together, said=told.said)

    def the_same_there(self, raw: str) -> str:
        """``3/2Nas to E8, line, front south. 1/28Ora to D8, same``: so formed, and facing so."""
        found = SAME_THERE.match(raw)
        before = [act for act in self.done_before if act.formation or act.compass]
        if found is None or not before or not self.done_before:
            return raw
        formed = next((f", {act.formation}" for act in before if act.formation), "")
        facing = next((f", facing {act.compass}" for act in before if act.compass), "")
        where = found["to"] or f" to {found['there']}"
        return f"{found['who']}{where}{formed}{facing}{found['end']}"

    def call_the_command(self, raw: str) -> None:
        """``He``, behind battalions of his: the brigade that was told of by its name, and not the last of them."""
        command, told = self.command_named, self.subject
        if command is None or told is None or told.commands:
            return
        if (
            ALL_TOGETHER.search(raw)
            or THE_BRIGADE.search(raw)
            or HIS_BATTALIONS.search(raw)
            or NO_MORE_OF_IT.match(raw)
        ) and set(told.own) <= set(command.own):
            self.subject = self.spoken = command
            return
        if not HE.match(raw):
            return
        guns = any(self.world.own[id].arm == "artillery" for id in told.own if id in self.world.own)
        if len(told.own) > 1 and set(told.own) < set(command.own) and not (guns or told.general):
            self.subject = self.spoken = command

    def of_their_kind(self, raw: str) -> str:
        """``The Guard comes up. Lancers to G4``: the lancers of the Guard."""
        whole = self.whole
        if whole is None or not whole.said or whole.kind:
            return raw

        def theirs(found: re.Match[str]) -> str:
            said = f"{whole.said} {found['kind']}"
            named = self.troops_in(Text(said))
            own = set(named[0].own) if len(named) == 1 else set()
            plain = {id for one in self.troops_in(Text(f"the {found['kind']}")) for id in one.own}
            return f"{found['lead']}{said}" if own and own < set(whole.own) and not own & plain else found[0]

        return OF_A_KIND.sub(theirs, raw)

    def of_those_told_of(self, who: Troops, manner: Manner) -> Troops:
        """``The Guard comes up. Lancers to G4``: those of a kind who are of the command that was told of before."""
        whole = self.whole
        if whole is None or manner.fresh or not (who.kind or who.arm) or who.everybody or who.rest or who.commands:
            return who
        kept = tuple(id for id in who.own if id in whole.own)
        few = bool(kept) and len(kept) < len(who.own) and len(whole.own) * 2 < len(self.world.present)
        return replace(who, own=kept, loose=False) if few and not who.some and who.loose else who

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
        arms = {self.world.own[id].arm for id in told.own if id in self.world.own} if told is not None else set()
        alike = tuple(id for id in self.named_here if {self.world.own[id].arm} == arms)
        if (
            every is not None
            and told is not None
            and len(told.own) == 1
            and len(self.told_together) < A_FEW <= len(alike)
        ):
            return f"{every['lead']}{' and '.join(alike)}{raw[every.end() :]}"
        if every is not None and told is not None and set(told.own) < set(self.told_together):
            return f"{every['lead']}{' and '.join(self.told_together)}{raw[every.end() :]}"
        if found is None or told is None:
            return raw
        number = NUMBERS[found["number"].lower()] if "number" in found.groupdict() else A_FEW
        if len(told.own) == number and not told.commands:
            return f"{found['lead']}{' and '.join(told.own)}{raw[found.end() :]}"
        meant = (
            *(id for id in self.named_here if id not in told.own),
            *(told.own if len(told.own) <= A_FEW and not told.commands else ()),
        )[-number:]
        if len(told.own) == number or len(meant) < number or len({self.world.own[id].arm for id in meant}) > 1:
            return raw
        return f"{found['lead']}{' and '.join(meant)}{raw[found.end() :]}"
