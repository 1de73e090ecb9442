"""Inquiries: what somebody is sent to find out: *voir s'il y a du monde*, *nachsehen, ob es besetzt ist*.

The question is no condition, and what happens in it is done by nobody of his: only the place in it counts.
"""

from __future__ import annotations

from orders.language.letters.clauses import Clauses
from orders.language.letters.spots import Spot

# Words with which a question begins that others shall answer.
ASKING = frozenset(
    {"whether", "if", "who", "what", "how", "which", "ob", "wer", "was", "wie", "wo", "wieviel", "wieviele", "welche",
     "welcher", "welches", "wen", "inwieweit", "si", "s", "qui", "que", "qu", "ce", "ou", "combien", "quel", "quelle",
     "quels", "quelles", "comment"}
)  # fmt: skip
# With these a condition begins as well: they ask only right behind what finds out.
EITHER = frozenset({"if", "si", "s", "que", "qu", "ce", "wo", "ou", "wie", "how", "comment"})
CLAUSE = frozenset({",", ";", ":", ".", "!", "?", "(", ")"})
FINDING = ("screen",)
ON_THE_WAY = frozenset({"go", "advance", "ride", "leave", "lead", ""})

ANYBODY = frozenset({"any", "anybody", "anyone", "anything", "there", "the", "it", "he", "she", "we", "somebody"})


class Inquiries(Clauses):
    """The part of composing that is about what is to be found out."""

    def take_question(self, spot: Spot, at: int) -> int:
        """Take a question that somebody shall answer, with the place that it names: the spot behind it, else 0."""
        whole = spot.means("verb", *FINDING) and self.text.bare[spot.end - 1] in ASKING and spot.end - spot.start > 1
        if whole:
            self.find_out(spot, at)
        elif not self.asks(spot, at):
            return 0
        end = at + 1
        while end < len(self.spots):
            one = self.spots[end]
            if one.kind == "mark" and str(one.value) in CLAUSE:
                break
            if one.kind == "link" and end > at + 1 and self.is_order(end + 1):
                break
            end += 1
        clause = self.spots[at + 1 : end]
        self.relation, self.negated = "", False
        for number, one in enumerate(clause, start=at + 1):
            if self.act.parts or self.act.target is not None:
                break
            if one.kind == "relation" and one.value in ("behind", "before", "left", "right", "at", "beside"):
                self.relation, self.relation_start = str(one.value), one.start
            elif one.kind in ("ground", "spot", "kind"):
                getattr(self, f"take_{one.kind}")(one, number)
        self.done.reasons.append(self.text.raw_between(spot.start, self.spots[end - 1].end))
        self.relation, self.negated, self.fresh = "", False, True
        return end

    def asks(self, spot: Spot, at: int) -> bool:
        """Whether a question begins with a word, behind a verb of finding out."""
        word = self.text.bare[spot.start]
        if word not in ASKING or self.act.verb not in FINDING or self.act.negated or not at:
            return False
        behind = at - 1
        while behind > 0 and self.spots[behind].kind in ("filler", "modal", "they"):
            behind -= 1
        if word == "ce" and self.text.bare[spot.start + 1 : spot.start + 2] not in (["qui"], ["que"], ["qu"]):
            return False  # couvre ce mouvement
        comma = self.spots[behind].value == ","
        if comma and word in EITHER - {"wie", "wo", "how", "comment"}:
            return False  # watches the wood, if ...
        if comma:
            return True
        before = self.spots[behind]
        found = (
            before.means("verb", *FINDING) or before.kind == "unknown" or self.text.bare[before.start] in ("out", "auf")
        )
        return found if word in EITHER else not (self.act.parts or self.act.target)

    def find_out(self, spot: Spot, at: int) -> None:
        """A verb of finding out: on the way that was told before it, or by itself."""
        act = self.act
        if act.verb in ON_THE_WAY and (act.verb or act.parts) and not (act.formation or act.negated or act.condition):
            act.verb, act.end, act.self_ = "screen", spot.end, act.self_ and act.verb == "ride"
            act.length = None if act.parts else act.length
            self.fresh = False
            return
        self.take_verb(spot, at)

    def begins_clause(self, at: int) -> bool:
        """Whether a clause begins with a spot, and names somebody next."""
        following = self.following(at)
        before = self.spots[at - 1] if at else None
        return (before is None or before.kind == "mark") and following is not None and following.kind != "verb"

    def comes_behind(self, at: int) -> bool:
        """``Limber up should their foot come near``: what is to be done stands before it, and who comes behind it."""
        following, before = self.following(at), self.spots[at - 1]
        told = bool(self.act.verb or self.act.formation) and before.kind not in ("troops", "they", "link", "title")
        comes = following is not None and (
            following.kind in ("troops", "they", "side") or self.text.bare[self.spots[at].end] in ANYBODY
        )
        return told and comes and not self.text.raw.rstrip().endswith("?")
