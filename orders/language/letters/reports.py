"""Reports: clauses in the perfect tense, which tell what was done: *nobody has fired yet*, *hat sich gut gehalten*.

Nothing in such a clause is to be done; whom it names may still be told something behind it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.acting import Verbs
from orders.language.letters.acts import Act
from orders.language.letters.spots import Spot

CLAUSE_ENDS = frozenset(",;:.!?()[]–—")
HAVE = frozenset({"has", "have", "had", "ve", "hasn", "haven", "hadn"})
BETWEEN = frozenset(
    {"not", "never", "already", "yet", "just", "only", "all", "both", "now", "since", "so", "far", "t", "recently",
     "long", "hardly", "scarcely", "been", "also", "even", "barely", "nearly", "almost", "each",
     "pas", "encore", "deja", "toujours", "jamais", "bien", "tous", "toutes", "beaucoup", "guere", "rien", "point",
     "peu", "trop", "plus", "ete", "aussi", "presque"}
)  # fmt: skip
# Before *have* with these it is told what shall have been done; with these a writer says what he bids.
WISHED = frozenset({"to", "should", "must", "shall", "will", "may", "might", "would", "could", "can", "better"})
BIDDING = frozenset({"i", "we", "ich", "wir", "je", "j", "nous"})
PARTICIPLE = re.compile(
    r"\w+ed|\w+en|held|come|gone|left|lost|shot|fought|stood|got|begun|run|(?:with)?drawn|set|put|fled|made|brought|"
    r"found|swung|stuck|kept|met|hit|beat|thrown|sent|cut|won|slept|dug|spent|led",
    re.IGNORECASE,
)
HABEN = frozenset({"hat", "haben", "hatte", "hatten"})
SEIN = frozenset({"ist", "sind", "war", "waren"})
PARTIZIP = re.compile(r"\w*ge\w{2,}(?:t|en|n)|\w*(?:be|ver|er|ent|zer|uber|unter|hinter)\w+(?:t|en)", re.IGNORECASE)
BEWEGT = re.compile(
    r"\w*(?:gegangen|gekommen|marschiert|geruckt|gezogen|geritten|geblieben|gelaufen|gewichen|geflohen)"
)
AVOIR = frozenset({"a", "ont", "avait", "avaient"})
ETRE = frozenset({"est", "sont", "etait", "etaient"})
# With these it is told how somebody stands, with those what he shall do.
BEING = frozenset({"is", "are", "est", "sont", "ist", "sind", "steht", "stehen"})
BIDDEN = frozenset(
    {"to", "zu", "soll", "sollen", "muss", "mussen", "doit", "doivent", "must", "should", "shall", "a", "qu", "que"}
)
PARTICIPE = re.compile(r"\w+(?:é|ée|és|ées|u|us|ue|ues|i|is|it|ie|ies|ert|ait|int)", re.IGNORECASE)
ALLE = re.compile(
    r"(?:all|arriv|mont|rest|entr|tomb|pass|retourn)(?:e|es|ee|ees)|(?:re|par)?venue?s?|partie?s?|sortie?s?|descendue?s?"
)


class Reports(Verbs):
    """The part of composing that is about what was done."""

    def take_report(self, spot: Spot, at: int) -> int:
        """Take what a clause in the perfect tense tells: the spot behind it, else 0."""
        if spot.kind not in ("verb", "formation", "unknown"):
            return 0
        start, end = self.clause_around(at)
        if not (self.is_perfect(spot, start, end) or self.is_state(spot, at, start, end)):
            return 0
        behind = next((n for n in range(at + 1, len(self.spots)) if self.spots[n].start >= end), len(self.spots))
        self.done.reasons.append(self.text.raw_between(start, end))
        self.negated = False
        act = self.act
        if self.fresh or not act.verb:
            who = act.subject
            who = None if who is not None and who.everybody and not who.arm else who
            self.act = Act(subject=who, condition=self.leading, start=spot.start, end=spot.end)
        self.relation, self.length, self.fresh = "", None, True
        return behind

    def is_state(self, spot: Spot, at: int, start: int, end: int) -> bool:
        """``sont éparpillés, ils se remettent en ligne``: how they stand, where another formation is told behind it."""
        words = set(self.text.bare[start:end])
        if spot.kind != "formation" or BEING.isdisjoint(words) or not words.isdisjoint(BIDDEN):
            return False
        for one in self.spots[at + 1 :]:
            if one.kind == "troops" and one.start >= end:
                return False
            if one.kind == "formation" and one.start >= end:
                return one.value != spot.value
        return False

    def clause_around(self, at: int) -> tuple[int, int]:
        """The words between the marks and joining words around a spot."""
        spot = self.spots[at]
        start, end = 0, len(self.text.words)
        for one in self.spots[:at]:
            if one.kind == "link" or (one.kind == "mark" and str(one.value) in CLAUSE_ENDS):
                start = one.end
        for one in self.spots[at + 1 :]:
            if (one.kind == "link" or (one.kind == "mark" and str(one.value) in CLAUSE_ENDS)) and one.start >= spot.end:
                end = one.start
                break
        return start, end

    def is_perfect(self, spot: Spot, start: int, end: int) -> bool:
        """Whether the verb of a clause stands in the perfect tense."""
        words = self.text.bare[start:end]
        if BIDDING.intersection(words[:2]):
            return False
        return (
            self.is_english_perfect(spot, start)
            or self.is_german_perfect(start, end)
            or self.is_french_perfect(spot, start)
        )

    def helper(self, spot: Spot, start: int) -> int:
        """Where the word stands on which a participle hangs, with nothing but adverbs between them; -1 for none."""
        at = spot.start - 1
        while at >= start and self.text.bare[at] in BETWEEN:
            at -= 1
        return at if at >= start else -1

    def is_english_perfect(self, spot: Spot, start: int) -> bool:
        at = self.helper(spot, start)
        if at < 0 or self.text.bare[at] not in HAVE or not PARTICIPLE.fullmatch(self.text.bare[spot.start]):
            return False
        return not WISHED.intersection(self.text.bare[max(start, at - 2) : at])

    def is_german_perfect(self, start: int, end: int) -> bool:
        words = self.text.bare[start:end]
        if len(words) < 2 or {"zu", "werden", "wird", "soll", "sollen"} & set(words):
            return False
        helped = words[-1] in HABEN | SEIN  # besetzt hat
        done, before = (words[-2], {words[-1]}) if helped else (words[-1], set(words[:-1]))
        if before & HABEN and PARTIZIP.fullmatch(done):
            return True
        return bool(before & SEIN) and BEWEGT.fullmatch(done) is not None

    def is_french_perfect(self, spot: Spot, start: int) -> bool:
        at = self.helper(spot, start)
        if at < 0:
            return False
        helper, raw = self.text.bare[at], self.text.raw_between(spot.start, spot.start + 1)
        if helper in AVOIR:
            return "à" not in self.text.raw_between(at, at + 1).lower() and PARTICIPE.fullmatch(raw) is not None
        if helper in ETRE:
            known = spot.kind in ("verb", "formation")
            reflexive = known and at > start and self.text.bare[at - 1] in ("s", "se")
            return ALLE.fullmatch(self.text.bare[spot.start]) is not None or (
                reflexive and PARTICIPE.fullmatch(raw) is not None
            )
        return False
