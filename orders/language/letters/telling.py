"""Telling: sentences that order nothing, for they greet, or tell how things are, what was done, what the enemy does."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.folding import fold
from orders.language.letters.acts import Act
from orders.language.letters.bracketed import only_adds_why, only_describes
from orders.language.letters.how_things_stand import tells_how_things_stand
from orders.language.letters.remarks import BRACKETED, is_remark
from orders.language.letters.spots import Spot
from orders.language.letters.state import Sentence
from orders.language.letters.stops import Stops
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops

NOTED = frozenset({"noted"})
HAVING = frozenset({"hat", "haben", "hatte", "hatten", "habe"})
DONE = re.compile(r"(?:\w{2,}?)?ge\w{2,}(?:t|en)")
# *Campis Brigade ist nach Westen abgeschwenkt*, *2/61 wurde zurückgezogen*: where they have got to.
IS_GONE = re.keyed(
    r"^\W*(?!(?:wenn|falls|sobald|sofern|bis|nachdem|solange|ist|sind|wer|wo|was)\b)[^,;:.!?]{2,60}?\s(?:ist|sind|"
    r"war|waren|wurden?|bin)\s"
    r"(?!(?:[^,;:.!?]*\s)?(?:zu|soll\w*)\s)[^,;:.!?]*?"
    r"(?:\w*ge(?:gangen|rückt|schwenkt|dreht|zogen|kommen|laufen|ritten|fahren|wichen|raten|stoßen|stossen|bogen|"
    r"langt|rannt|worfen|schickt|"
    r"führt|irrt|drückt|trieben|prallt)|(?:\w*)?(?:marschiert|galoppiert|verschlagen|entkommen))(?:\s+(?:worden|"
    r"gewesen))?\s*"
    r"(?:,\s*(?:und\s+|aber\s+)?(?:das|dies|was|weil|da|denn|obwohl|wie|warum|wohl|"
    r"vermutlich)\b(?![^,;:.!?]*\b(?:soll|sollen|muss|müssen|bitte)\b)"
    r"[^;:.!?]*)?[.!]*\s*$",
    re.IGNORECASE,
)
A_FAIT = re.compile(
    r"(?:(?P<before>\w+)\W+)?\b(?P<has>a|ont|avait|avaient|avons|ai)\s+"
    r"(?:(?:bien|déjà|deja|tout|toute|tous|beaucoup|été|ete|pas|toujours|encore|trop|mal|jamais|rien|même|meme|"
    r"vraiment|enfin|assez|fort|très|tres|peu|aussi|moins|plus|guère|guere|point|si)\s+){0,2}?"
    r"(?!(?:du|lui|celui|midi|appui|ennemi|abri|puis|depuis|plus|bois|mais|demi|parmi|aussi|ici|coté|côté|"
    r"proximité|portée|volonté|entrée|arrivée|montée|égalité|moitié|extrémité)\b)"
    r"\w{2,}(?:é|ée|és|ées|u|us|ue|ues|i|is|it|ert|ise)\b"
)
WITH_TO = frozenset({"verb", "relation", "formation", "length", "way"})
TOO = re.compile(r"\b(?:too|trop)\b", re.IGNORECASE)
# *27J ist zu weit weg*: how he is; *rückt nicht zu weit vor* tells what to do.
# *Jamin ist mir zu weit hinten*: nobody is to go back
TOO_FAR_BACK = re.keyed(
    r"\b(?:ist|sind)\s+(?:mir\s+|uns\s+|noch\s+|viel\s+)*zu\s+weit\s+(?:hinten|zurück)(?=\W*$|\s*,\s*(?:so\s*dass|weshalb|weil|da)\b)",
    re.IGNORECASE,
)
ZU_WEIT = re.keyed(
    r"\b(?:ist|sind|steht|stehen|liegt|liegen|wirkt|wirken|scheint|scheinen)\s+(?:\w+\s+){0,3}?(?:viel\s+|etwas\s+|"
    r"ein\s+wenig\s+)?zu\s+(?:weit|nah|dicht|schwach|"
    r"dünn|spät|langsam|viele?|wenige?|früh|exponiert|offen|tief|hoch|lang|klein|groß)\b(?!\s+(?:vor|zurück)(?:gehen|"
    r"rücken))",
    re.IGNORECASE,
)
# What a writer thinks of a fact: *, which suits me*; *, was mir recht ist*; *, ce qui m'arrange*.
COMMENTED = re.keyed(
    r"[,;–—-]\s*(?:which|was|ce qui|ce que)\s+(?:(?!should|shall|must|soll|sollen|doit|doivent)\S+\s+){0,4}?"
    r"(?:me|us|mir|mich|uns|m['’]\w+|nous)\b",
    re.IGNORECASE,
)
# *They're no use to me*, *it's out in the open with three batteries looking at it*: how those are who were told of.
THEY_ARE = re.compile(
    r"\W*(?:(?:right\s+now|at\s+the\s+moment|at\s+present|just\s+now|for\s+now|so\s+far|now|and|but|also|besides|"
    r"after\s+"
    r"all|of\s+course|frankly|honestly|anyway|clearly)\s*,?\s+)*(?:(?:they|these|those)(?:['’]re|\s+are|\s+look|"
    r"\s+seem)|"
    r"(?:he|she|it|that|this)(?:['’]s|\s+is|\s+looks|\s+seems))\s+(?:(?:all|both|also|only|just|still|now|really|"
    r"already|a\s+bit|"
    r"rather|quite|pretty|very|so|too|far|much|well|badly|simply|plainly|actually)\s+)*(?:no\s+(?:use|good|help|"
    r"match|threat|"
    r"danger)|nothing|out\s+(?:in\s+the\s+open|of\s+(?:breath|reach|range|sight|ammunition|puff|touch|it)|there|"
    r"on\s+(?:a\s+limb|their|"
    r"its|his))|useless|worthless|worth|miles|exposed|alone|isolated|vulnerable|tired|fresh|green|raw|brave|weak|"
    r"strong|steady|shaky|"
    r"shaken|battered|lost|stuck|strung\s+out|wasted|idle|good|bad|worse|better\s+than|like|asleep|doing\s+(?:no|"
    r"nothing|"
    r"little)|getting|having|a(?:n)?\b|the\s+(?:only|one|best|worst|weakest|strongest|first|last)|my\s+(?:only|best|"
    r"worst|"
    r"last|favourite)|our\s+(?:only|best|worst|last|weak\w*)|sitting\s+ducks?|asking|begging|in\s+(?:the\s+way|"
    r"a\s+bad|danger|"
    r"trouble|full\s+view|plain\s+sight|poor|no\s+state|no\s+shape|bits|pieces|tatters))\b",
    re.IGNORECASE,
)
# *Captain Stevenart has been suffering too*, *the 27th have done well*: how it has gone with somebody.
HAS_DONE = re.keyed(
    r"^\W*(?!(?:if|when|should|once|where|until|till|unless|who|what|after|as|"
    r"the\s+moment)\b)[^,;:.!?]{2,60}?(?:['’]ve|\s+(?:has|have|had))\s+"
    r"(?:(?:also|already|both|all|now|just|certainly|clearly|really|only|not|so\s+far|\w+ly)\s+)*(?:been\s+(?!to\b|"
    r"told\b|ordered\b|asked\b|"
    r"given\b|sent\b|instructed\b|detailed\b)|had\s+(?!to\b|orders\b)|done\s+|fought\b|held\s+(?:out|on|well|up|"
    r"firm)|suffered\b|stood\s+(?:up|firm|"
    r"well|there)|taken\s+(?:a|some|heavy|losses|the\s+worst)|lost\s+|earned\b|behaved\b|seen\s+)(?:so\s+far\b|"
    r"[^,:;.!?])*[.!]*\s*$",
    re.IGNORECASE,
)
# With one of these something is bidden or hangs on something all the same.
BIDDEN_BESIDE = re.compile(
    r"[,;:–—]\s*(?:so|and|but|then|therefore|he|they|it|let|please|move|go|get|pull|bring|send|keep|take)\b|\b(?:so|"
    r"must|shall|should|"
    r"let|if|unless|until|till|when|please|to\s+be|are\s+to|is\s+to|want|needs?\s+to|has\s+to|have\s+to|ought|"
    r"order\w*)\b",
    re.IGNORECASE,
)
WE = frozenset({"we", "nous", "wir", "on"})
MODAL = frozenset({"modal"})
DEEDS = frozenset({"verb", "formation", "spot", "relation", "way", "compass", "not", "modal"})
TOLD = re.compile(
    r"(?:(?:my|our|mon|notre|mein|unser|l['’]|the|la|le|die|der)\s*)?(?:(?:general|overall|grand|basic|broad|rough|"
    r"main)\s+)?"
    r"(?:idea|idée|concept|scheme|plan|intention|intent|outline)\s+"
    r"(?:générale?|d['’]ensemble|of the day|for the day|in short|in brief)"
    r"|(?:my|our|the)\s+(?:idea|plan|concept|scheme)\s*,?\s+(?:such\s+as\s+it\s+is|in\s+(?:short|brief|a\s+nutshell))"
    r"|(?:(?:my|our|the)\s+)?(?:general|overall|grand|basic|broad|rough|main)\s+(?:idea|plan|concept|scheme|"
    r"intention|outline)"
    r"|(?:mein\s+|unser\s+|der\s+|die\s+)?(?:grund(?:gedanke|idee|absicht)|allgemeine\s+(?:lage|absicht|idee))"
    r"|(?:situation|lage|feindlage|lagebeurteilung|(?:meine\s+|die\s+)?(?:absicht|idee|überlegung)(?:\s+dahinter)?|intention|idée|gedanke|plan|but|ziel|remarque|note|"
    r"ps|p\.s\.)",
    re.IGNORECASE,
)

COPULA = frozenset({"is", "are", "was", "ist", "sind", "war", "est", "sont", "etait"})
WHERE = frozenset({"where", "wo", "ou"})
STANDING = frozenset({"steht", "stehen", "liegt", "liegen", "ist", "sind", "is", "are", "est", "sont"})
TOO_MUCH = frozenset({"zu", "allzu", "too", "trop"})


class Telling(Stops):
    """What a sentence tells, by its words; nothing is entered here but a heading or a greeting that is noted."""

    def without_remarks(self, stretch: Stretch, raw: str) -> str:
        """A sentence without what stands in brackets and tells how things are, or asks; that is noted."""
        for found in list(BRACKETED.finditer(raw)) if "(" in raw or "[" in raw else ():
            said = found["said"]
            told = (
                tells_how_things_stand(said, bracketed=True)
                or is_remark(said, self.spotter.spots(Text(said)))
                or (only_adds_why(said) and self.orders_something(raw[: found.start()]))
                or (only_describes(said) and self.ends_with_a_foe(raw[: found.start()]))
            )
            if found[0].strip() == raw.strip(" .") or not told:
                continue
            self.note(replace(stretch, raw=said), question=said.rstrip().endswith("?"))
            raw = raw.replace(found[0], "", 1)
        return raw

    def ends_with_a_foe(self, raw: str) -> bool:
        """Whether the last that words name is one unit of the enemy."""
        spots = self.spotter.spots(Text(self.in_full(raw)))
        last = spots[-1].value if spots else None
        return isinstance(last, Troops) and len(last.enemy) == 1 and not last.own

    def orders_something(self, raw: str) -> bool:
        """Whether words tell a deed, a place or a formation."""
        return any(spot.kind in DEEDS for spot in self.spotter.spots(Text(self.in_full(raw))))

    def comrades(self, raw: str) -> str:
        """Troops of his side that another commands, whom a line names before its colon by the very name they bear."""
        head, colon, _ = raw.partition(":")
        said = head.strip()
        if not colon or not said:
            return ""
        others = (one for one in self.world.names.entries if one.friendly and not one.orderable)
        return said if any(said in (one.id, one.label) for one in others) else ""

    def is_noted(self, text: Text) -> bool:
        """Whether a sentence begins like a greeting, a farewell, a plan or a word to the umpire."""
        for start in range(min(2, len(text.words))):
            found = self.spotter.lexicon.at(text.bare, start, NOTED)
            if found and (start == 0 or text.words[0].is_mark):
                values = {sense.value for sense in found[0][1]}
                wished = self.spotter.lexicon.at(text.bare, start, MODAL)
                if wished and wished[0][0] >= found[0][0]:
                    return False  # merci de faire avancer
                if "greeting" in values or "farewell" in values:
                    return len(text.words) < 14 or not any(
                        word.is_mark and word.text in ",:" for word in text.words[:6]
                    )
                return True
        return False

    def is_statement(self, text: Text, sentence: Sentence, explicit: list[Act]) -> bool:
        """Whether a sentence tells how things are, and orders nothing."""
        vague = all(act.subject is not None and (act.subject.loose or act.subject.everybody) for act in explicit)
        if self.tells_of_the_past(text) or (vague and COMMENTED.search(text.raw)):
            return True
        unnamed = vague or all(act.subject is None or act.subject.kind for act in explicit)
        if unnamed and (they_are := THEY_ARE.match(text.raw)) and not BIDDEN_BESIDE.search(text.raw, they_are.end()):
            return True
        if self.says_where_it_is(text) or (text.bare[0] in STANDING and not TOO_MUCH.isdisjoint(text.bare)):
            return True
        verbs = {act.verb for act in sentence.acts if not act.empty}
        verbs -= {"withdraw"} if TOO_FAR_BACK.search(text.raw) else set()
        if (
            verbs <= {"hold", "go", "", "form", "face"}
            and self.says_too(text)
            and not any(TOO.search(reason) for reason in sentence.reasons)
            and not any(act.condition for act in sentence.acts)
        ):
            return True
        if text.bare[0] in WE and any(
            act.negated and act.verb in ("charge", "pursue", "fire", "go") for act in sentence.acts
        ):
            return False  # we do not go after him
        placed = any(act.parts and act.verb in ("hold", "defend", "attack", "take") for act in sentence.acts)
        if text.bare[0] in WE and placed:
            return False  # we hold the wood: who does?
        wished = self.spotter.lexicon.at(text.bare, 0, frozenset({"modal"}))
        return text.bare[0] in ("i", "we", "je", "nous", "ich", "wir") and not explicit and not wished

    def says_where_it_is(self, text: Text) -> bool:
        """``G5 is where Ney stands``: a place is told by what is there, and nobody is sent to it."""
        words = text.bare
        return any(word in COPULA and words[at + 1] in WHERE for at, word in enumerate(words[:-1]))

    def says_too(self, text: Text) -> bool:
        """Whether something is too far or too weak; *Foy too* is no such thing."""
        if ZU_WEIT.search(text.raw):
            return True
        reason = text.bare.index(":") if ":" in text.bare[:-2] else 0  # it stands too far back: it goes to G5
        return any(
            word in ("too", "trop") and at + 1 < len(text.words) and not text.words[at + 1].is_mark and at >= reason
            for at, word in enumerate(text.bare)
        )

    def tells_of_the_past(self, text: Text) -> bool:
        """``Die Miliz hat sich gut gehalten``, ``it has done well``: what was done, nothing that is to be done."""
        if HAS_DONE.match(text.raw) and not BIDDEN_BESIDE.search(text.raw.replace("so far", "")):
            return True
        if IS_GONE.match(text.raw):
            return True
        words = [word.text for word in text.words if not word.is_mark]
        ended = bool(words) and DONE.fullmatch(words[-1]) is not None and not set(words) & {"zu", "werden", "wenn"}
        german = ended and not HAVING.isdisjoint(words[:-1])
        plain = "," not in text.bare and ":" not in text.bare and ";" not in text.bare
        return plain and (german or any(map(self.is_done, A_FAIT.finditer(text.raw.lower()))))

    def is_done(self, found: re.Match[str]) -> bool:
        """Whether *a* is a form of *avoir*, and no *à* without its accent: *va a demi*; *il y a* tells nothing done."""
        before = fold(found["before"] or "").text
        going = found["has"] == "a" and bool(self.spotter.lexicon.at([before], 0, WITH_TO)) if before else False
        return before != "y" and not going and not self.is_name(found.group().split()[-1])

    def tells_of_enemy(self, spots: list[Spot], explicit: list[Act]) -> bool:
        """Whether a sentence tells what the enemy does: ``Feind hält Gemioncourt``."""
        telling = [spot for spot in spots if spot.kind not in ("filler", "title", "modal", "they")][:2]
        if len(telling) < 2 or telling[1].kind != "verb":
            return False
        if telling[0].kind in ("ground", "kind") and explicit:
            return all(
                act.subject is not None and act.subject.loose for act in explicit
            )  # the wood protects from horse
        if not isinstance(telling[0].value, Troops):
            return False
        before = [spot.kind for spot in spots[: spots.index(telling[0])] if spot.kind not in ("filler", "title")]
        if before[:2] in (["they", "modal"], ["modal", "they"]):
            return False  # *er soll 2/2Nas angreifen*: what they shall do
        who = telling[0].value
        theirs = bool(who.enemy) and not who.own and not who.commands
        return theirs and all(act.subject is not None and act.subject.loose for act in explicit)

    def greets(self, text: Text) -> bool:
        """Whether a sentence begins with a greeting or a farewell."""
        values = {s.value for at in (0, 1) for _, f in self.spotter.lexicon.at(text.bare, at, NOTED) for s in f}
        return bool(values & {"greeting", "farewell", "umpire"})

    def after_greeting(self, stretch: Stretch, text: Text, spots: list[Spot]) -> Stretch | None:
        """What stands behind a greeting that no mark parts from the orders: ``salut jamin va en F3 et husson``."""
        first = next((spot for spot in spots if isinstance(spot.value, Troops) and spot.value.own), None)
        if first is None or first.start == 0 or len(text.words) < 8 or first.value is None:
            return None
        behind = [spot for spot in spots if spot.start >= first.end][:3]
        if not any(spot.kind in ("verb", "formation", "modal") for spot in behind):
            return None
        values = {s.value for _, found in self.spotter.lexicon.at(text.bare, 0, NOTED) for s in found}
        if not values & {"greeting", "farewell"}:
            return None
        column = text.folded.columns[text.words[first.start].start]
        self.note(replace(stretch, raw=stretch.raw[:column].strip()))
        return replace(stretch, raw=stretch.raw[column:])

    def after_heading(self, stretch: Stretch) -> Stretch | None:
        """What stands behind ``Rule for this turn:``, which itself is noted."""
        head, colon, rest = stretch.raw.partition(":")
        if not colon or len(head) > 50 or len(rest.split()) < 3 or not self.is_noted(Text(head)):
            return None
        self.note(replace(stretch, raw=head))
        return replace(stretch, raw=rest)

    def names_own(self, text: Text) -> bool:
        """Whether troops of his are named in a sentence, by more than what they are."""
        troops = (spot.value for spot in self.spotter.spots(text))
        return any(isinstance(one, Troops) and bool(one.own) and not (one.loose or one.everybody) for one in troops)

    def names_present(self, raw: str) -> bool:
        """Whether words name troops of his that are on the table, by more than what they are."""
        spots = self.spotter.spots(Text(self.in_full(raw)))
        named = (one for spot in spots if isinstance(one := spot.value, Troops) and not (one.loose or one.everybody))
        here = [not self.world.present.isdisjoint(one.own) for one in named if one.own]
        return bool(here) and all(here)  # Wellington arrive avec Picton: of one who is not

    def orders_his(self, text: Text) -> bool:
        """Whether troops of his are named, and something that they could do."""
        return self.names_own(text) and self.tells_to_do(text)

    def tells_to_do(self, text: Text) -> bool:
        """Whether words hold anything that troops could do, or where."""
        return any(spot.kind in ("verb", "formation", "ground", "spot", "length") for spot in self.spotter.spots(text))

    def means_troops(self, text: Text) -> bool:
        """Whether a sentence names troops of his without a slip, or where anything is and how it stands."""
        for spot in self.spotter.spots(text):
            named = isinstance(spot.value, Troops) and bool(spot.value.own) and not spot.slip
            if named and isinstance(spot.value, Troops) and not (spot.value.loose or spot.value.everybody):
                return True
            if spot.kind in ("ground", "spot", "formation", "length") or spot.means("kind", "village", "wood", "house"):
                return True
        return False
