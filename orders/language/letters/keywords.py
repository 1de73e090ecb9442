"""Keywords: lines that begin with a word of the order sheet, in the words of those who fill it in by hand."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.worded import worded
from orders.language.folding import fold
from orders.language.letters.delivering import Delivering
from orders.language.letters.headings import GENERALS as GENERALS_HEADED
from orders.language.letters.ledger import without_ranks
from orders.language.letters.notations import is_ditto, is_nothing
from orders.language.letters.precedence import ranking, with_ranks
from orders.language.letters.results import Question
from orders.language.letters.rules_in_short import in_full
from orders.language.letters.saying import Doubt
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner

KEYWORDS = (
    r"intent|absicht|intention|standing(?: orders?)?|dauerbefehle?|consignes?|dauerbef\.?(?=\s*[:.–-])|"
    r"priorit(?:y|é|ät|ies|és|es|e|äten)|prios?",
    r"act(?:ivations?|\.)?\s+(?:prio(?:rity|rities|\.)?|order|sequence|seq\.?)(?=\s*[:=–-])|activations?(?=\s*:)|s\.?o\.?p\.?s?(?=\s*:)",
    r"order of (?:going|march|movement|moves?|moving|precedence|priority|play|action|activation|acting)|"
    r"order of battle(?=\s*(?:is\b|[:=–-]))|(?:sequence|order|ordre|folge|reihenf\.?)(?=\s*[:=–-])|"
    r"(?:die\s+)?reihenfolge(?:\s+(?:lautet|ist|de[rs]\s+\w+))?|activation(?:\s+dans\s+l'ordre)?(?=\s*:)|"
    r"(?:l['’])?ordre (?:d['’](?:activation|action|engagement)|de (?:marche|priorité|passage|jeu|mouvement)|"
    r"des (?:brigades|bdes?\.?|br\.|unités|corps|divisions|mouvements|activations))|s\.?o\.?(?=\s*:)",
    r"(?:please\s+)?(?:activate|act|move|play)(?:\s+(?:them|us|my brigades|the brigades))?\s+in (?:this|the following) "
    r"(?:order|sequence)(?=\s*[:=–-])|(?:dans )?l'ordre d'activation|"
    r"(?:aktivierungs|brigade|befehls|zug|marsch)(?:reihen)?folge|"
    r"(?:bde|brigade|brigades|activation|command|turn) order(?=\s*[:=–-])",
    r"s['’]il\s+(?:te\s+|vous\s+)?faut\s+un\s+ordre(?=\s*[:,])|pour\s+l['’]ordre(?=\s*[:,])|"
    r"(?:wenn|falls)\s+(?:ihr|du|sie)\s+eine\s+reihenfolge\s+brauch\w+(?=\s*[:,])|"
    r"rules?(?=\s*:)|regeln?(?=\s*:)|règles?(?=\s*:)|more|message (?:to|for)",
    r"generals?|generäle|généraux|gen\.?|turn|zug|tour|key|orders for turn|end",
)
KEYWORD = re.keyed(
    rf"^\s*(?:t\d{{1,2}}[.:,]\s+)?(?P<word>{'|'.join(KEYWORDS)})\b[\s:=–-]*(?P<rest>.*)$", re.IGNORECASE | re.DOTALL
)
# *CONSIGNES DE TIR*: what the lines below are about, orders as well as rules
IS_ABOUT = re.compile(r"(?:de|du|des|d['’])\s*\w+(?:\s+et\s+(?:de\s+|d['’])?\w+)?\s*[:.]?\s*", re.IGNORECASE)
RULE_WORDS = ("standing", "dauer", "consigne", "so", "s.o", "sop", "s.o.p", "rule", "regel", "règle")
PRIORITIES = (
    "act ",
    "activate ",
    "please ",
    "move ",
    "play ",
    "dans l'ordre",
    "s'il",
    "s’il",
    "pour l",
    "wenn ",
    "falls ",
    "l'ordre",
    "aktivierung",
    "act. ",
    "activation",
    "priorit",
    "prio",
    "order of",
    "sequence",
    "reihenf",
    "order",
    "ordre",
    "folge",
    "die reihenfolge",
    "activation",
    "ordre d",
    "l’ordre",
    "brigadereihen",
    "brigadefolge",
    "befehlsreihen",
    "befehlsfolge",
    "zugreihen",
    "zugfolge",
    "marschreihen",
    "marschfolge",
    "bde order",
    "brigade order",
    "brigades order",
    "command order",
    "turn order",
)
ENDING = ("turn", "zug", "tour", "key", "orders for", "end")
# What else heads a line about generals; what else such words may head is not told by them: *General: no pursuit*.
OVER_GENERALS = GENERALS_HEADED - {"general", "generals"}
GENERALS = ("general", "generäl", "généra")
# *Zu den Generälen: ...*, *As for the generals: ...*, *Concernant les généraux : ...*
ABOUT = re.compile(
    r"^(?:(?:nun|jetzt|noch|und|now|and|et)\s+)*(?:zu|zum|was|wegen|betreffs?|as\s+for|about|regarding|on\s+to|for|on|pour|concernant|"
    r"quant\s+aux?|au\s+sujet\s+des|a\s+propos\s+des)\s+(?:(?:den|die|der|the|my|les|mes|meinen|unseren)\s+)?|\s+(?:angeht|betrifft|anbelangt)$"
)
NUMBERED = re.compile(r"\s*\d{1,2}\s*[.)]\s+\S")


class Keywords(Delivering):
    """The part of reading sentences that obeys the first word of a line."""

    ranks_follow: tuple[Stretch, Question | None] | None = None
    """A heading for who acts first, and what was asked about it."""

    def keyword(self, stretch: Stretch, raw: str, manner: Manner) -> tuple[str, Manner] | None:
        """What a line says behind its keyword, and how that is to be read; ``None`` when nothing is left to read."""
        found = KEYWORD.match(raw) if manner.fresh else None
        head, colon, behind = raw.partition(":") if found is None and manner.fresh else (raw, "", "")
        over = ABOUT.sub("", fold(head.strip()).text) if colon else ""
        if (
            colon
            and behind.strip()
            and (over in OVER_GENERALS or (over != fold(head.strip()).text and over in GENERALS_HEADED))
        ):
            self.generals = self.generals_here = True  # Die Chefs: Bijlandt nach La Bergerie
            return behind, manner
        if found is None:
            return raw, manner
        word, rest = found["word"].lower().rstrip("."), found["rest"]
        if word.startswith(PRIORITIES) or word == "order":
            self.priority(stretch, rest)
            bare = not re.search(r"[^\W_]", rest) and bool(self.asked)
            self.ranks_follow = (stretch, self.asked[-1]) if bare else None
            return None
        if word.startswith(ENDING) and re.match(r"\s*\S{0,20}\s*$", rest):
            self.note(stretch)
            return None
        if word.startswith("message") and (is_nothing(rest) or not rest.strip(" .:_–—-")):
            self.note(stretch)
            return None
        if word.startswith("message"):
            self.ask(
                stretch, Doubt(worded("Whom is the message to? Write MESSAGE TO, his name, a colon, and the words."))
            )
            return None
        if word.startswith(RULE_WORDS) and IS_ABOUT.fullmatch(rest):
            self.block = self.subject = None
            self.note(stretch)
            return None
        if word.startswith(RULE_WORDS):
            self.ruling = True
            of_block = found["word"] == "standing" and not self.small  # as it is printed below a brigade
            if (manner.paragraph and not of_block) or word.endswith("s"):
                self.block = self.subject = None  # parted from the block before it: a rule for the whole side
            elif of_block and self.block is not None:
                self.block = self.subject = self.spoken = self.brigade_above(self.block)
            self.ruled = self.ruled if is_ditto(rest) else rest
            return self.rule(self.ruled), replace(manner, standing=True)
        if word.startswith(GENERALS) and rest.strip() and ":" in raw[: len(word) + 3]:
            self.generals = self.generals_here = True
            return rest, manner
        if word.startswith(("intent", "absicht")):
            return rest, replace(manner, forced=True)
        if word.startswith("more"):
            self.block = None
            return rest, manner
        return raw, manner

    def brigade_above(self, block: Troops) -> Troops:
        """The brigade whose list a unit stands in that heads no more than an empty line: the rule is for all of it."""
        above = self.exact.block
        if block.commands or above is None or len(above.scope) != 1:
            return block
        own = tuple(self.world.commands.get(above.scope[0], ()))
        within = len(block.own) == 1 and set(block.own) <= set(own)
        return Troops(own, (), above.scope, said=above.scope[0]) if within else block

    def left_empty(self, stretch: Stretch, raw: str) -> None:
        """Note a field of the sheet that was left empty; who acts first may be told in the lines below it."""
        self.note(stretch)
        found = KEYWORD.match(raw)
        if found is not None and found["word"].lower().startswith(PRIORITIES):
            self.ranks_follow = (stretch, None)

    def ranked_below(self, stretch: Stretch, raw: str) -> bool:
        """Take a line of names below a heading for who acts first; the question that the heading put falls away."""
        if self.ranks_follow is None:
            return False
        follow, self.ranks_follow = self.ranks_follow, None
        heading, question = follow
        text = Text(with_ranks(without_ranks(self.in_full(raw, commands=True)), self.tells_of_his))
        ranked = ranking(text, self.spotter.spots(text), headed=True)
        item = NUMBERED.match(stretch.raw) is not None
        if ranked is None or not (ranked.members[1:] or (item and ranked.members)):
            return False
        self.ranks_follow = follow if item else None  # 1. Gauthier | 2. Husson
        self.asked = [one for one in self.asked if one is not question]
        if not any(noted.line == heading.line for noted in self.noted):
            self.note(heading)
        self.rank(stretch, ranked)
        return True

    def rule(self, rest: str) -> str:
        """The words of a rule; one that begins with *all* is for everybody."""
        rest = in_full(rest)
        if not re.match(r"\s*all\b", rest, re.IGNORECASE):
            return rest
        self.subject = None
        return re.sub(r"^\s*all\b[\s:]*(?=\S)", "all ", rest, flags=re.IGNORECASE)
