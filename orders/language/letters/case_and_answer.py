"""Case and answer: a rule of conduct known by what its two halves are about, whatever else stands in them.

*If the enemy gets into any of the guns the crews run for the nearest battalion* tells of guns that are reached, and of
men who run: the rulebook has one decision that is for that case and has that answer. Turns of phrase have to be known
word by word; here it is enough that one half tells one case of the rulebook and the other one answer to it, and that
nothing stands there that may change the meaning: a number, an exception, a second case. It is asked of sentences only
of which nothing else could be made.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from battles.engine import expressions as re
from orders.language.letters.signs_of_conduct import (
    ABOUT_GUNS,
    ANSWERS,
    AT_THEM,
    AWAY,
    CHANCE,
    CHARGED,
    FLANK,
    GUNNERS,
    GUNS,
    HORSE,
    LEFT_STANDING,
    LOST,
    MEANT,
    NEAR,
    OF_A_KIND,
    PURSUE,
    REACHED,
    SHELTER,
    SQUARE,
    STAND,
    STEADY,
    STOP,
    TAKES,
    TOLD_ALONE,
    WON,
    Answer,
    Case,
)

LONGEST_RAW = 400  # characters
LONGEST = 50  # words
ITEM = re.compile(r"^\W*(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?|[a-h][.)])\s+(?=\D)")
# *even when the enemy is among them*: they do what they do in any case
EVEN = re.compile(
    r"\b(?:even\s+(?=if|when|should)|(?:auch|selbst|sogar)\s+(?=wenn|falls)|même\s+(?=si\b|quand|s['’]|lorsqu))",
    re.IGNORECASE,
)
BRACKETED = re.compile(r"\s*\([^()]*\)")
# *Artillery: if charged, stand*
OF_GUNS = re.compile(
    r"\W*(?:(?:all|the|my|our|alle|die|meine|unsere|toutes?|les|mes|nos|l['’])\s*)*"
    rf"(?:{GUNS}|artiller(?:y|ie)|gunners|kanoniere)\W*",
    re.IGNORECASE,
)
ARTILLERY = re.compile(r"\bartiller(?:y|ie)\b", re.IGNORECASE)
LONGEST_NAME = 6  # words for those who are bound
LONGEST_IN_SHORT = 8  # words of a case without a verb: *Cavalry about, squares*
# What may change the meaning of a rule so that more is needed than to know its halves.
MORE = re.compile(
    r"\b(?:unless|except\w*|until|till|only|apart|instead\s+of\s+(?:square|form)|otherwise|else|"
    r"außer|ausser|bis(?!\s+(?:an|zu[mr]?|in|auf)\b)|nur|sonst|ausgenommen|es\s+sei\s+denn|sauf|excepté|jusqu\w*(?!['’]?(?:aux?|à(?!\s+ce))\b)|seulement|sinon|à\s+moins|uniquement|"
    r"in\s+(?:strength|force)|whole|entire|ganze[nrs]?|entière?s?|plus\s+d|mehr\s+als|übermacht|supériorité|"
    r"(?:two|three|four|several|many|zwei|drei|vier|mehrere[nr]?|viele[nr]?|deux|trois|quatre|plusieurs)\s+(?:battalions?|regiments?|brigades?|bataillon\w*|regiment\w*|brigaden?|bataillons|régiments)|"
    r"half|hälfte|moitié|losses|verlust\w*|pertes|superior|überlegen\w*|supérieur\w*|more\s+than|other\s+than|besides|(?:but|mais|aber)\s+(?:not|pas|nicht)\s+(?:in|inside|for|before|yet|dans|avant|pour|im|für|vorher))\b|\?\s*$|(?<![/\w-])\d+(?:[.,]\d+)?\s*(?:cm|in|inch\w*|paces|yards|m|men|schritt|pas|zoll|%)\b",
    re.IGNORECASE,
)
# What begins a case, wherever it stands.
MARK = re.compile(
    r"\b(?:if|when|whenever|once|in\s+case(?:\s+of)?|as\s+soon\s+as|the\s+moment|in\s+the\s+event\s+of|"
    r"wenn|falls|sobald|im\s+falle?|si|quand|lorsqu\w*|dès|en\s+cas|au\s+cas\s+où|sitôt)\b|\bs['’](?=ils?\b)",
    re.IGNORECASE,
)
# What does so at the beginning of a sentence only: *Should they ...*, *After a win ...*, *Wer ...*, and any German verb
# behind whose clause another begins with its own: *Erreicht der Feind die Geschütze, fliehen sie*.
FIRST_MARK = re.compile(
    r"(?:(?:and|but|und|aber|et|mais)\s+)?(?:should|upon|after|against|on\s+being|sollten?|bei|nach|gegen|wer|wird|werden|kommt|kommen|wurde\w*|"
    r"après|face\s+à|contre|devant)\b|"
    r"(?-i:[A-ZÄÖÜ][a-zäöüß]+(?:t|en|te|ten))\s(?=[^,]+,\s*(?:so|dann|soll\w*|darf|dürfen|müssen|muss|[a-zäöüß]+(?:t|en))\b)",
    re.IGNORECASE,
)
# *nobody chases them after a win*: of what comes afterwards only a victory is a case
AFTER_MARK = re.compile(r"\b(?:after|once|nach|nachdem|après|wer)\b", re.IGNORECASE)
# *Gunners who are reached by the enemy are to leave their pieces*
RELATIVE = re.compile(
    r"^(?P<who>[^,;:.!?]{2,60}?)\s*,?\s+(?P<told>(?:who|that|which|whom|die|der|das|denen|welche[rns]?|qui|que|dont)\b.+)$",
    re.IGNORECASE | re.DOTALL,
)
MODAL = re.compile(
    r"\s+(?=(?:(?:are|is)\s+(?:not\s+)?to|should|shall|must|may|will|can|sollen|soll|dürfen|darf|müssen|muss|doi(?:ven)?t|peu(?:ven)?t)\b)",
    re.IGNORECASE,
)
# A noun behind a word of time: an attack that is over.
AFTERWARDS = re.compile(r"\W*(?:(?:and|but|und|aber|et|mais)\s+)?(?:after|nach|après)\b", re.IGNORECASE)
DENIED = re.compile(
    r"\b(?:not|never|nothing|no|nobody|none|neither|nor|without|cannot|rather\s+than|instead\s+of|no\s+question\s+of|nicht|kein\w*|nie|niemals|niemand\w*|nichts|ohne|(?:an)?statt|"
    r"pas|jamais|rien|personne|aucun\w*|sans|plutôt\s+que(?:\s+de)?|au\s+lieu\s+de?|point)\b|\b(?:do|does|wo|is|are|ca)nt\b|n['’]t\b|\bplutôt\s+que\b",
    re.IGNORECASE,
)
# *They needn't wait for permission to shoot*
NO_NEED = re.compile(
    r"(?:need\s?n['’]?t|need\s+not|(?:do|does)(?:n['’]?t|\s+not)\s+(?:need|have)\s+to|(?:muss|müssen|braucht|brauchen)\s+nicht(?:\s+erst)?|n['’](?:a|ont)\s+pas\s+besoin\s+d['’e])",
    re.IGNORECASE,
)
# Behind a denial so many words may stand before what it denies.
REACH = 5
WORDS = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
# Where an answer may begin without a comma before it.
BEGINS = re.compile(
    r"\s+(?=(?:then\s+)?(?:they\b|he\b|it\b|the\s+(?:gunners|crews|men|lads|battalions?|skirmishers|infantry|guns|batteries|cavalry|horse|troopers|foot|winners?|regiments?)\b|everyone|everybody|all\b|"
    r"(?:sollen|soll|sollten|dürfen|darf|müssen|muss|gehen|bleiben|bleibt|geht|weichen|weicht|bilden|bildet|machen|macht|laufen|hauen|reiten|reitet|dann)\b|"
    r"(?:ils?|elles?|on|les\s+(?:canonniers|servants|artilleurs|hommes|gens|bataillons|tirailleurs))\b))",
    re.IGNORECASE,
)
STOPS = re.compile(r"[,;:–—]\s")
DOES = re.compile(r"(?:then|so|dann|qu['’]|they|he|it|we|sie|er|es|die|ils?|elles?|on)\b", re.IGNORECASE)
JOINING = frozenset({"and", "but", "so", "though", "what", "and what", "also", "und", "aber", "et", "mais"})
# What a sentence must hold to tell a rule: most hold nothing of it.
HINT = re.compile(
    r"\b(?:if|when\w*|once|should|case|soon|moment|event|upon|after|against|who\w*|which|that\s+(?:are|is|gets?)|squares?|accord|initiative|"
    r"bat|hook|account|unbidden|unprompted|without|anything|any(?:body|one)|whatever|any\s+target|will|likes?|pleases?|wants?|permission|leave|orders|"
    r"wenn|falls|falle?|sobald|sollten?|bei|nach\w*|gegen|wer|wird|werden|wurde\w*|kommt|kommen|denen|welche\w*|karrees?|sich|eigene\w*|eigenmächtig|selbst|befehl|"
    r"ungefragt|belieben|ermessen|gutdünken|alles|was|wann|frei|"
    r"gunners?|crews?|kanoniere?n?|artilleristen|canonniers|servants|artilleurs|si|quand|lorsqu\w*|dès|cas|sitôt|après|face|contre|devant|qui|que|dont|carrés?|mêmes?|propre|ordre|volonté|tout|comme)\b|"
    r"\b(?:s|d|qu)['’]|,\s+(?:die|der|das)\b|"
    r"^\W*(?:(?:\d{1,2}|[a-h])[.)]\s+)?(?-i:[A-ZÄÖÜ][a-zäöüß]+(?:t|en|te|ten))\s[^,]+,\s",
    re.IGNORECASE,
)
# Where one thing that is told ends, and another begins.
NEXT = re.compile(
    r"(?P<mark>[;,])\s+(?:(?:and|but|so|though|while|however|und|aber|während|et|mais|tandis\s+que)\s+)?|"
    r"\s+(?:and|but|und|aber|et|mais)\s+(?=(?:if|when|nobody|no\s+one|wenn|falls|niemand|keiner|si|quand|personne)\b)",
    re.IGNORECASE,
)
MOST_PIECES = 12
FEWEST = 3  # words of a piece that tells something
RELATED = re.compile(r"\W*(?:who|whom|which|that|die|der|das|denen|welche\w*|qui|que|dont)\b", re.IGNORECASE)
# *..., rather than stand there*, *..., not one step back*: more of the same
GOES_ON = re.compile(
    r"[;,]\s+(?:and\s+|but\s+|und\s+|et\s+)?(?:rather|instead|not|no|dont|don['’]t|never|without|kein\w*|pas|nicht|ohne|statt|plutôt|sans|jamais)\b",
    re.IGNORECASE,
)
# What somebody says, or has read, is no rule.
REPORTED = re.compile(
    r"\b(?:says?|said|thinks?|heard|reads?|gelesen|gehört|sagt|meint|heißt|lu|entendu|dit)\b", re.IGNORECASE
)
# *Die Kanoniere sollen lieber abhauen als sich niedersäbeln lassen*
RATHER = re.compile(r"\b(?:als|than|plutôt\s+que|statt|instead)\b", re.IGNORECASE)
# *quoi qu'il arrive*: in any case
ALWAYS = re.compile(
    r"\s*,?\s+(?:whatever\s+(?:happens|comes)|come\s+what\s+may|no\s+matter\s+what|at\s+all\s+costs|quoi\s+qu['’]il\s+(?:arrive|advienne)|coûte\s+que\s+coûte|à\s+tout\s+prix|"
    r"was\s+(?:auch\s+)?(?:immer\s+)?(?:geschieht|passiert|kommt)|komme\s+was\s+wolle|unter\s+allen\s+Umständen|auf\s+jeden\s+Fall)",
    re.IGNORECASE,
)
# *They can shoot at whatever comes in range, no need to ask me*
UNASKED = re.compile(
    r"\s*,\s*(?:and\s+)?(?:(?:there['’]?s\s+)?no\s+need\s+to\s+ask|without\s+asking|ohne\s+(?:mich\s+)?(?:erst\s+)?zu\s+fragen|da\s+muss\s+(?:mich\s+)?(?:keiner|niemand)\s+(?:mich\s+)?fragen|"
    r"(?:inutile|pas\s+besoin)\s+de\s+(?:me\s+)?demander|sans\s+(?:me\s+)?demander)(?:\s+(?:me|first|anyone|anybody))*(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
SEVERAL = re.compile(
    r"[,;](?!\s*(?:\w+(?:\s+\w+)?\W*$|(?:wann|was|whenever|whatever)\b))"
)  # clauses, and no *either* at the end
# *ils ne les abandonnent pas*
NE = re.compile(r"(?:\bne|\bn['’])\s*(?:(?:s|l)['’]|(?:se|le|la|les|lui|leur|y|en)\s+)*$", re.IGNORECASE)
# *weichen nicht*, *ne reculent pas*, *verfolgt mir keiner*
DENIED_BEHIND = re.compile(
    r"(?:\w+\s+){0,4}(?:nicht|nichts|keine?[nr]?|nie|niemanden)\b|(?:\w+\s+)?(?:pas(?!\s+d)|jamais|rien|point)\b",
    re.IGNORECASE,
)


class Rule(NamedTuple):
    """A rule of conduct: its case and its answer, and the words in which each is told."""

    case: Case
    answer: Answer
    told: str
    """The case."""
    done: str
    """The answer, with those who give it."""
    head: str
    """Whom the sentence is headed by, before a colon."""

    @property
    def who(self) -> str:
        """The words of the answer before what is done: those who do it stand there."""
        starts = [found.start() for sign in ANSWERS[self.case].values() if (found := sign.search(self.done))]
        return self.done[: min(starts, default=0)]


def may_tell_a_rule(raw: str) -> bool:
    """Whether a sentence holds anything of a rule at all: quickly told, and of most it does not."""
    return HINT.search(raw) is not None


def case_and_answer(raw: str) -> Rule | None:
    """The rule of conduct that a sentence tells; ``None`` where it tells none, two, or more than that."""
    raw = ITEM.sub("", BRACKETED.sub(" ", raw))
    if len(raw) > LONGEST_RAW or MORE.search(raw) or REPORTED.search(raw):
        return None
    head, colon, rest = raw.partition(":")
    if not colon or len(head) > 60 or MARK.search(head) or case_told(head, rest) is not None:
        head, rest = "", raw
    rest = rest.strip().rstrip(".! ")
    even = EVEN.search(rest) is not None
    rest = EVEN.sub("", rest)
    for told, done in halves(rest):
        if (case := case_told(told, done, of_guns=OF_GUNS.fullmatch(head) is not None)) is not None:
            answer = answer_given(case, done)
            if answer is None or (even and answer not in STEADY):
                return None
            return Rule(case, answer, told, done, head.strip(" -*•"))
    alone = without_case(rest) if not even else None
    return Rule(*alone, "", rest, head.strip(" -*•")) if alone is not None else None


def rules_and_rest(raw: str) -> tuple[str, ...]:
    """The rules that a longer sentence holds, and what stands between them; nothing where it holds none.

    *The infantry form square whenever there are horsemen about, skirmishers who are charged give ground, and nobody who
    has won runs on*: three.
    """
    between = list(NEXT.finditer(raw))
    cuts = [0, *(found.end() for found in between), len(raw)]
    ends = [*(found.start() for found in between), len(raw)]
    if not 2 < len(cuts) <= MOST_PIECES or (SHELTER.search(raw) and ABOUT_GUNS.search(raw)):
        return ()
    linked = [True, *(WORDS.search(found.group()) is not None for found in between)]
    pieces: list[str] = []
    rest, at, rules = -1, 0, 0
    while at < len(ends):
        until = next(
            (
                to
                for to in range(at + 1, min(at + 4, len(ends) + 1))
                if (rule := case_and_answer(raw[cuts[at] : ends[to - 1]]))
                and (rule.told or linked[at])  # *Quant à Hubert, il ne charge pas de lui-même*: one thing
                and not (to > at + 1 and case_and_answer(raw[cuts[at + 1] : ends[to - 1]]))
            ),
            0,
        )
        while until and until < len(ends) and GOES_ON.match(raw, ends[until - 1]):
            until += 1
        if until:
            if rest >= 0:
                pieces.append(raw[cuts[rest] : ends[at - 1]])
            pieces.append(raw[cuts[at] : ends[until - 1]])
            rest, at, rules = -1, until, rules + 1
        else:
            rest, at = (at if rest < 0 else rest), at + 1
    if rest >= 0:
        pieces.append(raw[cuts[rest] :])
        if MORE.search(pieces[-1]) is not None and len(pieces) > 1:
            return ()  # ..., but only in the open
    if any(RELATED.match(piece) or len(piece.split()) < FEWEST for piece in pieces):
        return ()  # *Pour Hubert, ...*, *..., who fall back if charged*: parts of one thing
    return tuple(pieces) if rules and len(pieces) > 1 else ()


def without_case(said: str) -> tuple[Case, Answer] | None:
    """What is told of charges of their own accord, and of fire at whatever they like: it needs no case."""
    if MARK.search(said) is not None or len(said.split()) > LONGEST or FLANK.search(said) is not None:
        return None
    if GUNNERS.search(said) is not None and SEVERAL.search(said := ALWAYS.sub("", said)) is None:
        answer = answer_given(Case.GUNS_REACHED, RATHER.split(said)[0])
        at_them = answer is Answer.AWAY or ABOUT_GUNS.search(GUNNERS.sub(" ", said)) is not None
        shelters = SHELTER.search(said) is not None or HORSE.search(said) is not None
        return (Case.GUNS_REACHED, answer) if answer is not None and at_them and not shelters else None
    said = NO_NEED.sub("may", UNASKED.sub("", said))
    case = next((case for case, sign in TOLD_ALONE.items() if sign.search(said) is not None), None)
    if case is None:
        return None
    rest = TOLD_ALONE[case].sub(" ", said)
    if SEVERAL.search(said) is not None or STAND.search(rest) is not None or AWAY.search(rest) is not None:
        return None  # an order of its own besides
    answer = answer_given(case, said)
    return (case, answer) if answer is not None else None


def halves(said: str) -> Iterator[tuple[str, str]]:
    """The ways in which a sentence may be parted into a case and what is done in it."""
    if len(said.split()) > LONGEST:
        return
    mark = FIRST_MARK.match(said) or MARK.search(said)
    if mark is None:
        after = AFTER_MARK.search(said)
        if after is not None and (WON.search(said, after.end()) or CHARGED.search(said, after.end())):
            yield said[after.start() :], said[: after.start()]
        yield from told_of_whom(said)
        first, comma, more = said.partition(":") if ":" in said else said.partition(",")
        if comma and len(first.split()) <= LONGEST_IN_SHORT and SQUARE.search(more) and CHARGED.search(first) is None:
            yield first, more.strip()
        return
    ahead, behind = said[: mark.start()].strip(" ,;-–—"), said[mark.start() :]
    if ":" in ahead:
        return  # an order, and a case behind it
    if not WORDS.search(ahead) or ahead.lower() in JOINING:
        stops = [cut.start() for cut in STOPS.finditer(behind)]
        parts = stops or [cut.start() for sign in (BEGINS, MODAL) for cut in sign.finditer(behind)]
        for at in parts[:4]:
            done = behind[at:].strip(" ,;:–—")
            yield behind[:at], done
            if stops and DOES.match(done) is not None:
                return  # what stands behind that is told of those
        return
    told, comma, more = behind.partition(",")
    yield told, f"{ahead}, {more.strip()}" if comma else ahead


def told_of_whom(said: str) -> Iterator[tuple[str, str]]:
    """The ways to part a sentence that tells its case of those who are bound: *skirmishers who are charged ...*."""
    found = RELATIVE.match(said)
    if found is None or CHARGED.search(found["who"]) is not None or len(found["who"].split()) > LONGEST_NAME:
        return
    told = found["told"]
    if DENIED.search(found["who"]) is not None and STOPS.search(told) is not None:
        return  # *no one who is charged runs, all form square*
    cuts = [cut.start() for sign in (STOPS, MODAL) for cut in sign.finditer(told)]
    cuts = cuts or [one.start() for sign in (AWAY, STAND, STOP, PURSUE, AT_THEM, SQUARE) for one in sign.finditer(told)]
    for at in sorted(cuts)[:3]:
        yield told[:at], f"{found['who']} {told[at:].strip(' ,;:–—')}"


def case_told(told: str, done: str, *, of_guns: bool = False) -> Case | None:
    """The case that the words of one half tell, seen together with those of the other; ``of_guns``: of batteries."""
    if LOST.search(told) is not None:
        return None
    if WON.search(told) is not None or (AFTERWARDS.match(told) and CHARGED.search(told)):
        return Case.WON if PURSUE.search(told) is None else None  # what one of them does stands there already
    if SQUARE.search(done) is not None and (CHARGED.search(done) or TAKES.search(done)):
        return None  # they charge, and no squares
    if SQUARE.search(done) is not None:
        near = HORSE.search(told) is not None and NEAR.search(told) is not None
        return Case.CAVALRY_NEAR if near or CHARGED.search(told) is not None else None
    guns = ABOUT_GUNS.search(told) is not None
    first = min((found.start() for sign in (AWAY, STAND) if (found := sign.search(done))), default=0)
    ahead = any(sign.search(done, 0, first) is not None for sign in (ABOUT_GUNS, ARTILLERY))
    gunners = of_guns or GUNNERS.search(done) is not None or ahead
    if (guns or gunners) and (HORSE.search(told) or SHELTER.search(f"{told} {done}")):
        return None  # of those who shelter with foot there is another decision
    if (guns and REACHED.search(told) is not None) or (gunners and (CHARGED.search(told) or REACHED.search(told))):
        return Case.GUNS_REACHED
    if CHANCE.search(told) is not None and not (FLANK.search(f"{told} {done}") or OF_A_KIND.search(done)):
        return Case.CHANCE
    return Case.CHARGED if CHARGED.search(told) is not None else None


def answer_given(case: Case, done: str) -> Answer | None:
    """What the words of an answer say is done in a case; ``None`` where they say nothing of it, or two things."""
    done = LEFT_STANDING.sub(" ", done)
    said = {answer: denied for answer, sign in ANSWERS[case].items() if (denied := denied_in(done, sign)) is not None}
    plain = [answer for answer, denied in said.items() if not denied]
    if len(plain) == 1:
        return MEANT.get((case, plain[0], False))
    if plain or len(said) != 1:
        return None
    return MEANT.get((case, next(iter(said)), True))


def denied_in(done: str, sign: re.Pattern[str]) -> bool | None:
    """Whether what is told by a sign is denied there; ``None`` where it does not stand, or once so and once not."""
    found: set[bool] = set()
    for one in sign.finditer(done):
        before = re.split(r"[,;:]|\b(?:but|and|sondern|und|mais|et|aber)\b", done[: one.start()], flags=re.IGNORECASE)[
            -1
        ]
        ahead = " ".join(WORDS.findall(before)[-REACH:])
        behind = done[one.end() :]
        after = " ".join(WORDS.findall(re.split(r"[,;:]|\b(?:and|und|et)\b", behind)[0])[:5])
        late = DENIED_BEHIND.match(after) is not None
        found.add(late or DENIED.search(ahead) is not None or NE.search(before) is not None)
    return found.pop() if len(found) == 1 else None
