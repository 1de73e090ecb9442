"""Out of the rule: who is excepted from the rule of conduct before, in a sentence of his own.

*Alle bilden Karree. Ausnahmen: 5M in Gemioncourt und 1/2Nas im Wald, die bleiben, wie sie sind*; *that does not apply
to 7M*: for them the contrary holds. Who does anything else instead is read as ordered.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.rulings import Rulings
from orders.language.letters.saying import Line
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner

LEAD = (
    r"(?:(?:(?:the|die|la|les)\s+)?(?:(?:only|einzige[nr]?|seules?)\s+)?(?:exceptions?|Ausnahmen?)(?:\s*:|\s+(?:is|are|ist|sind|est|sont|mache\s+ich\s+(?:nur\s+)?(?:für|bei))(?:\s+(?:nur|only))?)|"
    r"(?:davon\s+|hiervon\s+)?ausgenommen(?:\s*:|\s+(?:sind|ist|bleiben|bleibt|davon\s+sind))|(?:das|dies)\s+gilt\s+(?:aber\s+)?nicht\s+für|"
    r"(?:not\s+so|exempt\s+(?:is|are)|(?:that|this)\s+(?:does\s+not|doesn['’]t)\s+(?:apply\s+to|go\s+for|hold\s+for|count\s+for))|"
    r"(?:cela|ça|ceci)\s+ne\s+(?:vaut|s['’]applique|compte|concerne)\s+pas\s*(?:pour|à|aux?)?|(?:sont|est)\s+exceptée?s?|exceptée?s?\s*:)"
)
# The names end where a clause of their own begins
CLAUSE = (
    r"(?:\s*[,;–(]\s*(?=(?:die|der|das|who|which|that|they|it|he|she|qui|ils?|elles?|sie|es|er|weil|denn|da|because|since|as|for|car|puisque?|dort|"
    r"there|là)\b)|\s+(?=(?:bleib\w*|steh\w*|ist|sind|hat|haben|is|are|has|have|stays?|stands?|rest(?:e|ent)|est|sont|a|ont|who|qui)\b))"
)
OUT_OF_IT = re.keyed(
    rf"^\W*(?:(?:and|but|und|aber|et|mais)\s+)?{LEAD}\s*:?\s*(?P<who>[^;:!?]{{1,120}}?)(?:{CLAUSE}(?P<tail>\S[^;:!?]{{1,220}}?))?[\s.!)]*$",
    re.IGNORECASE | re.DOTALL,
)
#: By the rule that was laid down, what holds for those whom it leaves out.
CONTRARY = {
    "square against cavalry": "no square against cavalry",
    "no square against cavalry": "square against cavalry",
    "no pursuit": "pursue",
    "rally back": "pursue",
    "no charge": "charge what passes",
    "charge what passes": "no charge",
    "no counter charge": "counter charge",
    "counter charge": "no counter charge",
    "fire at will": "no fire at will",
    "no fire at will": "fire at will",
}
NAMED_CONTRARY = {
    "fall back: FALL BACK": "fall back: STAND",
    "fall back: STAND": "fall back: FALL BACK",
    "limber and flee: FLEE": "limber and flee: STAND",
    "limber and flee: STAND": "limber and flee: FLEE",
}
# *Seine Kanoniere suchen beim nächsten Bataillon Schutz*
GUNNERS_SHELTER = re.compile(
    r"\b(?:Kanoniere|Artilleristen|Bedienung\w*|gunners|crews?|servants|artilleurs|canonniers)\b[^.;:!?]{0,80}?"
    r"\b(?:Schutz|Zuflucht|Deckung|Karree|shelter|square|carré|abri|réfugi\w+)\b",
    re.IGNORECASE,
)
TELLING = frozenset({"formation", "spot", "troops", "if", "length"})
DOING = frozenset(
    {"go", "form", "advance", "withdraw", "attack", "charge", "take", "fire", "follow", "support", "screen"}
)


class OutOfTheRule(Rulings):
    """Knows who is left out of the rule that was laid down last."""

    def leaves_out(self, stretch: Stretch, manner: Manner) -> bool:
        """Enter for those whom a sentence leaves out of the rule before it what holds for them; whether it does."""
        found = OUT_OF_IT.match(stretch.raw)
        last = self.exact.lines[-1] if self.exact.lines else None
        if found is None or last is None or not last.normal.startswith("STANDING "):
            return False
        if not 0 <= stretch.line - self.lines.get(last.line, 0) <= 1:
            return False
        contrary = self.contrary_of(last.normal)
        out = [one for one in self.troops_in(Text(self.in_full(found["who"]))) if one.own and not one.everybody]
        tail = found["tail"] or ""
        shelter = GUNNERS_SHELTER.search(tail) is not None
        as_formed = frozenset({"formation"} if "SQUARE" in last.normal else ())  # they stay in line, whoever comes
        told = not shelter and self.tells_more(tail, TELLING - as_formed)
        if not contrary or not out or told or self.tells_more(found["who"], frozenset({"formation", "if"})):
            return False
        own = tuple(dict.fromkeys(id for one in out for id in (one.commands or one.own)))
        self.narrow(last.line, own)
        if not self.take(Line(f"STANDING {', '.join(own)} {contrary}"), stretch.line, manner.shown, ()):
            return False
        if shelter:
            self.take(Line(f"STANDING {', '.join(own)} flee to square: FLEE"), stretch.line, manner.shown, ())
        self.subject = Troops(tuple(dict.fromkeys(id for one in out for id in one.own)))
        return True

    def narrow(self, number: int, out: Sequence[str]) -> None:
        """Take some out of the list of those for whom a rule was laid down."""
        last = next(one for one in self.exact.lines if one.line == number)
        scope = next((one.scope for one in self.exact.standing if one.line == number), ())
        left = [id for id in scope if id not in out]
        if len(left) == len(scope):
            return
        item, source = self.items.pop(number, None), self.lines.pop(number, 0)
        self.exact.standing = [one for one in self.exact.standing if one.line != number]
        self.exact.lines = [one for one in self.exact.lines if one.line != number]
        rule = last.normal.removeprefix(f"STANDING {', '.join(scope)} ")
        if left and item is not None:
            self.take(Line(f"STANDING {', '.join(left)} {rule}"), source, item.said, item.because)

    def contrary_of(self, rule: str) -> str:
        """What holds for whom a rule of the order language leaves out; empty where nobody knows."""
        for frame, other in CONTRARY.items():
            if (text := self.answerer.standing(frame)) and rule.endswith(f" {text}"):
                return self.answerer.standing(other)
        return next((other for text, other in NAMED_CONTRARY.items() if rule.endswith(f" {text}")), "")

    def tells_more(self, clause: str, kinds: frozenset[str]) -> bool:
        """Whether a clause tells more than that somebody stays as he is, or why."""
        spots = self.spotter.spots(Text(clause))
        return any(spot.kind in kinds or (spot.kind == "verb" and spot.value in DOING) for spot in spots)
