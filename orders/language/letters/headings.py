"""Headings: lines and sections that say whom or what the following is about, and order nothing themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_lowercase, ascii_uppercase

from battles.engine import expressions as re
from battles.engine.battle import Terrain
from battles.engine.dataclasses import replace
from orders.language.folding import fold
from orders.language.letters.cutting import BULLET, without_bullet
from orders.language.letters.forbidden import forbids, never
from orders.language.letters.heads_several import heads_several
from orders.language.letters.notations import is_reserve, without_sector
from orders.language.letters.persons import Persons
from orders.language.letters.results import Noted
from orders.language.letters.saying import Line
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.titles import is_title
from orders.language.letters.troops import Troops
from orders.language.letters.turns import SQUARE


def folded(words: Iterable[str]) -> frozenset[str]:
    """Words as they are compared: without accents and capitals."""
    return frozenset(fold(word).text for word in words)


# The headings under which an operation order tells how things are, and those under which it orders.
TELLING = re.compile(
    r"(?:general )?(?:situation|information|intelligence|intention|intent|idea|outline|concept)|"
    r"(?:my |commander['’]?s['’]? )?intent(?:ion)?|concept of operations?|(?:enemy|friendly|own)(?: forces| troops)?|"
    r"background|assessment|appreciation|mission|object|objective|aim|purpose|"
    r"(?:feind|eigene )?lage|(?:meine |eigene )?absicht|auftrag|(?:lage)?beurteilung(?: der lage)?|eigene kräfte|feind|"
    r"but|mission générale|intention(?: générale)?|mon intention|renseignements|"
    r"contexte|ennemi|amis|idée (?:générale|de manœuvre)",
    re.IGNORECASE,
)
ORDERING = (
    r"method|execution|tasks|orders|detail|details|durchführung|ausführung|befehle|aufgaben|aufträge|exécution|ordres|"
    r"missions"
)
SECTION = re.keyed(
    rf"\s*(?:\d[.)]\s*)?({TELLING.pattern}|{ORDERING}|administration|guns|artillery|cavalry|infantry)\s*(?:[.:]|$)",
    re.IGNORECASE,
)
SECTIONED = re.compile(
    r"^\s*(?:\d[.)]\s*)?(?:method|execution|tasks|durchführung|ausführung|aufträge|exécution|missions)\s*(?:[.:]|$)",
    re.I | re.M,
)
SITUATION = re.keyed(
    r"\s*(?:zur\s+|die\s+|the\s+|la\s+|my\s+|meine\s+|mon\s+)?(?:absicht|intention|"
    r"lage|feindlage|lagebeurteilung|situation|enemy situation|information|"
    r"intelligence|(?:meine\s+)?(?:vermutung|annahme|beobachtung)|hypothèse|supposition|assumption|"
    r"renseignements)\s*:\s*\S",
    re.IGNORECASE,
)
# *Plan = hang on to the farm*: what it is all for, told in that sentence
PLAN = re.keyed(
    r"\s*(?:(?:the|my|our|der|die|das|mein|le|la|mon|l['’])\s*)?(?:general\s+|overall\s+|basic\s+|main\s+|whole\s+)?"
    r"(?:plan|idea|goal|purpose|thing|aim|big\s+picture|idee|idée|objectif)\s*[:=]\s*\S",
    re.IGNORECASE,
)
VERBS = frozenset({"verb"})
GENERALS = folded(
    ["generals", "generäle", "généraux", "commanders", "les généraux", "die generäle", "leaders", "führer", "führung",
     "cmds", "cmd", "cmdrs", "gens", "hq", "hqs", "officers", "officiers", "offiziere", "commander",
     "kommandeure", "befehlshaber", "kommandanten", "generale", "commandants", "commandement", "chefs", "les chefs",
     "état major", "état-major", "les états-majors", "états-majors", "em", "qg", "staff", "stab", "stäbe",
     "die chefs", "meine chefs", "die generäle",
     "generälen", "kommandeuren", "befehlshabern", "offizieren", "stäben"]
)  # fmt: skip
# A heading over rules is made of these words, with one of the first among them: *Rules for everyone*.
RULING = folded(
    ["standing", "rules", "rule", "regeln", "regel", "règles", "règle", "allgemein", "allgemeines",
     "hausordnung", "hausregeln", "spielregeln", "verhaltensregeln", "dauerbefehle",
     "dauerbefehl", "dauernde", "ständige", "grundsätze", "consignes", "consigne", "permanents", "permanentes",
     "général", "générales", "généraux", "généralités", "dispositions", "general", "coordinating", "common", "everyone",
     "everybody", "alle", "allen", "tous", "all", "monde", "sop", "sops"]
)  # fmt: skip
OF_RULES = folded(
    ["orders", "order", "befehle", "ordres", "ordre", "instructions", "instrs", "instr", "points", "for", "the", "of",
     "to", "für", "an", "die", "der", "units", "unit", "truppen", "troops", "army", "armee", "side", "pour", "le",
     "les", "tout", "toute", "à", "aux", "toutes", "unités", "and", "und", "et", "whole", "us",
     "things", "thing", "words", "house", "team", "teams", "group", "groups",
     "two", "three", "few", "a", "some", "last", "more", "other"]
)  # fmt: skip
EVERYBODY = folded(["everyone", "everybody", "alle", "allen", "tous", "all", "monde"])
UNDER_HIM = re.keyed(r"\S\s*\([^()]+\)$")  # a heading with a second name of the same in brackets
# What is laid down beforehand, whoever does it.
BEFOREHAND = folded(
    ["in advance", "beforehand", "for later", "just in case", "im voraus", "vorab", "für alle fälle", "für den fall",
     "à l'avance", "d'avance", "par avance", "par précaution", "au cas où"]
)  # fmt: skip
# *What everybody does*, *What is different*: whom the part below is about
WHAT_ALL_DO = re.keyed(
    r"(?:what|was|ce\s+que)\s+(?:everybody|everyone|all|they\s+all|each(?:\s+of\s+them)?|alle|jeder|tout\s+le\s+monde|chacun|tous)\s+"
    r"(?:must\s+|should\s+|is\s+to\s+|doit\s+)?(?:do(?:es)?|tun|tut|fait|faire|font|machen|macht)(?:\s+sollen|\s+soll)?|"
    r"(?:what|was|ce\s+qui)\s+(?:is|ist|est)\s+(?:different|anders|différent)",
    re.IGNORECASE,
)
EXCEPTIONS = folded(
    ["exception", "exceptions", "the exceptions", "ausnahme", "ausnahmen", "die ausnahmen", "les exceptions"]
)
ADDRESSING = frozenset({"to", "for", "an", "fur", "a", "au", "aux", "pour"})  # before him to whom one writes
# *Team 1: ...*, over a list: its number is that of nobody
NUMBERED = re.compile(
    r"^\W*(?:team|group|part|block|section|squad|force|sector|wing|task|job|gruppe|teil|trupp|abschnitt|équipe|groupe|partie|bloc|secteur|zone)"
    r"\s+(?:\d+|[A-Z]|[IVX]+)\s*(?:[:.–—-]|\s)\s*(?=\w)",
    re.IGNORECASE,
)
LONGEST_HEADING = 5  # words of one that names nobody
LONGEST_NAME = 12  # words and marks of a line that only names somebody


def is_ruling(low: str) -> bool:
    """Whether folded words are a heading over rules for everybody."""
    words = re.findall(r"[^\W_]+", low)
    return bool(words) and not RULING.isdisjoint(words) and all(word in RULING or word in OF_RULES for word in words)


FIGURES = re.compile(r"\d+")
ANY_LETTER = str.maketrans(ascii_uppercase + ascii_lowercase, "A" * len(ascii_uppercase) + "a" * len(ascii_lowercase))


def level_of(raw: str) -> str:
    """The rank of a line in an outline, by its mark: *b.* and *c.* are of one, *(1)* and *(2)* of another."""
    mark = BULLET.match(raw)
    if mark is None:
        return ""
    plain = mark[0].strip()
    return FIGURES.sub("1", plain).translate(ANY_LETTER)


CASE_OR_REMARK = re.compile(r"\W*(?:if|when|once|wenn|falls|sobald|si|quand|dès)\b|\s*\(", re.IGNORECASE)
SQUARE_ALONE = re.compile(rf"\W*{SQUARE}\W*")
BRACKET_BEHIND = re.compile(r"\s*\([^()]*\)$")


class Headings(Persons):
    """The part of reading sentences that is about headings, and about words put right in the line after."""

    def headed(self, named: Sequence[Troops]) -> Troops | None:
        """Whom a heading is for that names him once or twice: ``2ND CAVALRY DIVISION (Piré)``, the command of both.

        Of a brigade and its division the one named first; of a part and the whole the one of the kind that is said.
        """
        named = [troops for troops in named if troops.own or troops.commands]
        if len(named) < 2:
            return named[0] if named else None
        if all(set(troops.own) == set(named[0].own) for troops in named) and not any(one.commands for one in named):
            return next((troops for troops in named if not troops.loose), named[0])  # the Jagers (27J)
        commands = [troops for troops in named if len(troops.commands) == 1]
        if len(named) > 2 or not commands or not self.nested(*named):
            return None
        said = next((troops for troops in commands if self.kind_of(troops) in named[0].said.lower()), commands[0])
        return replace(said, general="")

    def arm_of_heading(self, troops: Troops) -> str:
        """The arm that a heading names and nothing more, which is that of all who are named below it."""
        return troops.arm if troops.loose and troops.kind and not troops.commands else ""

    def heads_ground(self, raw: str, spots: Sequence[Spot]) -> None:
        """A line that names ground and nothing else: *the wood*, *the houses* below it are there."""
        found = [spot.value[0] for spot in spots if spot.kind == "ground" and isinstance(spot.value, tuple)]
        pieces = [piece for piece in found if isinstance(piece, Terrain)]
        bare = all(spot.kind in ("ground", "kind", "relation", "compass", "way") for spot in spots)
        if bare and spots and not raw.rstrip().endswith((",", "?")):
            self.answerer.where.headed = pieces[0] if len(pieces) == 1 else None

    def names_part_of_field(self, spots: Sequence[Spot]) -> bool:
        """``Gemioncourt et la gauche``: whether a line over a list says no more than where those below are."""
        placed = any(spot.kind in ("ground", "kind", "compass", "way", "group") for spot in spots)
        return placed and all(
            spot.kind in ("ground", "kind", "relation", "compass", "way", "side", "they", "group", "mark")
            for spot in spots
        )

    def kind_of(self, troops: Troops) -> str:
        """The kind of a command; its guns, which have no formation of their own, are its artillery."""
        formation = self.world.view.formation_by_id.get(troops.commands[0])
        return formation.kind if formation is not None else "artillery"

    def nested(self, one: Troops, other: Troops) -> bool:
        """Whether the one are part of the others."""
        return set(one.own) <= set(other.own) or set(other.own) <= set(one.own)

    def enters_section(self, stretch: Stretch, raw: str) -> None:
        """Keep whether what follows only tells how things are: until a heading that orders, or the next of its rank."""
        head, level = SECTION.match(raw), level_of(stretch.raw)
        if head is not None and TELLING.fullmatch(head[1]):
            self.telling_level = self.telling_level if self.telling else level
            self.telling = True
        elif head is not None or (level and level == self.telling_level):
            self.telling = False

    def is_situation(self, stretch: Stretch, raw: str, fresh: bool) -> bool:
        """What stands under *Situation* or *Intention*, in a letter that has its orders under *Method*: noted.

        In any other letter it is what stands behind *Situation:* in its line, where none of his are told to do it.
        """
        head = SECTION.match(raw) if fresh and self.sectioned else None
        if head is not None and head.end() >= len(raw.rstrip()):
            self.note(stretch)
            return True
        if fresh and not self.sectioned:
            self.telling = SITUATION.match(raw) is not None
        plan = fresh and not self.sectioned and PLAN.match(raw) is not None
        telling = (self.telling or plan) and (self.sectioned or not self.orders_his(Text(self.in_full(raw))))
        if telling:
            self.note(stretch)
        return telling

    def under_a_ban(self, stretch: Stretch, raw: str, *, paragraph: bool) -> str | None:
        """A line as it is meant below *what must not happen*; ``None`` for that heading itself, which is noted."""
        if forbids(raw):
            self.forbidding = True
            self.block = self.subject = self.spoken = None
            self.generals = self.standing = self.later = False
            self.note(stretch)
            return None
        item = BULLET.match(stretch.raw) is not None
        self.forbidding = self.forbidding and (item or not (paragraph or raw.rstrip().endswith(":")))
        if not self.forbidding:
            return raw
        text = Text(raw)
        verb = next((one for one in self.spotter.spots(text) if one.kind == "verb"), None)
        return never(raw, text.raw_between(verb.start, verb.end) if verb is not None else "")

    def below_its_head(self, raw: str) -> str:
        """An item of a list with those of whom it tells, where the item that it stands below names them."""
        if self.item_head is not None and self.indent <= self.item_head[0]:
            self.item_head = None
        if self.item_head is None or self.names_troops(raw):
            return raw
        return f"{self.item_head[1]}{':' if CASE_OR_REMARK.match(raw) else ''} {raw}"

    def heads_items(self, stretch: Stretch, raw: str) -> bool:
        """Take an item that says whom those below it are about: *Foy himself*, *the columns of Husson*."""
        if not self.deeper:
            return False
        text = Text(raw)
        telling = ("verb", "modal", "if", "relation", "spot", "ground", "length", "way", "not")
        done = any(spot.kind in telling for spot in self.spotter.spots(text))
        if done or not self.names_own(text):
            return False
        self.item_head = (self.indent, raw.strip().rstrip(":.,–- "))
        self.note(stretch)
        return True

    def entitled(self, stretch: Stretch, raw: str) -> bool:
        """Take a title that stands between paragraphs: what follows is for nobody spoken of above it."""
        text = Text(raw.strip().rstrip(":.-– "))
        titled = self.parted and is_title(text, self.spotter.spots)
        titled = titled and not (raw.rstrip().endswith((".", "!")) and self.orders_his(text))  # The Guard holds.
        if not titled and text.folded.text.strip() not in BEFOREHAND:
            return False
        self.block = self.subject = self.spoken = None
        self.generals = self.standing = self.later = False
        self.arm = ""
        self.note(stretch)
        return True

    def is_style(self, text: Text, spot: Spot) -> bool:
        """Whether words before a name are a title or a first name: *Prince Bernard of* Saxe-Weimar."""
        return spot.kind == "title" or (spot.kind == "unknown" and text.raw_between(spot.start, spot.end)[:1].isupper())

    def without_address(self, raw: str) -> str:
        """A sentence without the title by which it calls him to whom it is written: *Prince, the wood is yours*."""
        if self.addressee is None or self.block is not self.addressee[0]:
            return raw
        called, comma, rest = raw.partition(",")
        return rest.lstrip() if comma and fold(called.strip()).text == self.addressee[1] else raw

    def addresses_all(self, raw: str, *, fresh: bool) -> None:
        """*For everybody: ...*: below the headings of brigades and generals it is for neither."""
        head, colon, rest = raw.partition(":")
        words = set(fold(head).text.split())
        if fresh and colon and rest.strip() and is_ruling(fold(head).text) and not EVERYBODY.isdisjoint(words):
            self.generals = False
            self.block = self.subject = None

    def heads_somebody(self, text: Text, found: Sequence[Spot]) -> bool:
        """Whether one word on a line by itself heads those of whom nobody knows who they are.

        *bosses* is no slip of Bossu, and *GUARD* is what some are called before it is what they do.
        """
        one = found[0] if len(found) == 1 and found[0].end - found[0].start == 1 else None
        if one is None:
            return False
        called = one.kind == "verb" and bool(self.spotter.feature(text.bare[one.start])[0])
        return called or (one.slip and one.kind in ("ground", "kind"))

    def outlined(self, raw: str) -> None:
        """Keep the ranks of the outline that a line stands under, by its own mark."""
        level = level_of(raw)
        if level in self.levels:
            del self.levels[self.levels.index(level) + 1 :]
        elif level:
            self.levels.append(level)

    def tells_of_them(self, raw: str) -> bool:
        """``behind the guns``, ``column``, ``10 cm forward``: whether words begin with where or how somebody stands."""
        spots = [spot for spot in self.spotter.spots(Text(raw)) if spot.kind not in ("filler", "mark")]
        first = spots[0] if spots and raw.strip()[:1].islower() else None
        placed = first is not None and first.means("relation", "behind", "before", "beside")
        return placed or (first is not None and first.kind in ("formation", "length"))

    def closes_block(self, stretch: Stretch, raw: str) -> bool:
        """Take a heading that names nobody, of the rank of the one that the block stands under, or of a higher one."""
        level = level_of(stretch.raw)
        above = level in self.levels and self.level not in self.levels  # 5. closes what stands under e.
        within = self.block is not None and (level == self.level or above)
        if not level or len(raw.split()) > LONGEST_HEADING or not (within or (above and self.standing)):
            return False
        if self.block is not None and (SQUARE_ALONE.fullmatch(raw) is not None or self.tells_of_them(raw)):
            return False  # where they go, or how they stand, of whom the list is
        titled = raw.isupper()
        text = Text(BULLET.sub("", raw, count=1) if titled else raw)  # 5. COMMAND AND SIGNAL: not those of the 5th
        if (self.tells_to_do(text) and not titled) or self.names_own(text):
            return False
        self.block = self.subject = self.spoken = None
        self.generals = self.standing = self.later = False
        self.arm = ""
        self.note(stretch)
        return True

    def aims(self, named: Sequence[Troops]) -> bool:
        """``18/6FA - stevenart``: whether guns and an enemy are named, and nothing else: at whom they fire."""
        if len(named) != 2:
            return False
        guns, whom = named
        ours = bool(guns.own) and set(guns.own) <= self.world.with_arm("artillery") and not guns.enemy
        return ours and len(whom.enemy) == 1 and not whom.own

    def is_left_blank(self, raw: str, troops: Troops) -> bool:
        """``1/28Ora 1/28th Orange-Nassau`` below its brigade: a line of the printed form with nothing behind it."""
        block = self.block
        if block is None or len(block.commands) != 1 or len(troops.own) != 1 or troops.own[0] not in block.own:
            return False
        id, _, label = raw.strip().partition(" ")
        labels = {fold(one.label).text for one in self.world.names.entries if one.id == troops.own[0]}
        return id == troops.own[0] and fold(label.strip()).text in labels

    def titles_a_list(self, raw: str, text: Text) -> bool:
        """``**Second row (7L, 8M)**``: whether a line over a list only says what that is about, and names several."""
        if not self.above_marks or raw.rstrip().endswith((".", "?", "!", ",")) or CASE_OR_REMARK.match(raw):
            return False
        spots = self.spotter.spots(text)
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        bracket = next((at for at, word in enumerate(text.words) if word.text in "(["), len(text.words))
        inside = all(spot.start > bracket for spot in spots if isinstance(spot.value, Troops))
        titled = raw.lstrip().startswith("**") or (UNDER_HIM.search(raw.strip().rstrip(":* ")) is not None and inside)
        deeds = any(spot.kind in ("verb", "modal", "spot", "length") for spot in spots)
        several = self.headed(named) is None or any(spot.kind == "not" for spot in spots)
        return titled and not deeds and len(named) > 1 and several

    def heading(self, stretch: Stretch, raw: str, fresh: bool) -> bool:
        """Take a line that only names somebody: what follows is for him."""
        body = without_sector(raw.strip().rstrip(":.-– "))
        body = NUMBERED.sub("", body) if fresh and self.above_marks else body
        bare = BRACKET_BEHIND.sub("", body)
        title = fold(bare).text
        if title in GENERALS or (is_ruling(title) and not title.startswith("standing")):  # standing (idem): a rule
            body = bare  # GENERALE (stand nicht auf dem Blatt, ich hänge es an)
        if fresh:
            self.outlined(stretch.raw)
        if not fresh or len(body) > 60:
            return False
        low = fold(body.replace(".", "")).text.replace(" stands", "")
        ranked = level_of(stretch.raw) == self.level != ""
        in_reserve = is_reserve(without_bullet(body)) and (body.isupper() or self.heads_list or ranked)
        if low in EXCEPTIONS or in_reserve or WHAT_ALL_DO.fullmatch(without_bullet(body)) is not None:
            self.block = self.subject = self.spoken = None
            self.generals = self.standing = self.later = False
            self.note(stretch)
            return True
        if low in GENERALS:
            self.generals, self.block, self.subject, self.standing, self.later = True, None, None, False, False
            self.arm = ""
            self.note(stretch)
            return True
        if is_ruling(low):
            self.standing, self.block, self.subject, self.generals, self.later = True, None, None, False, False
            self.arm = ""
            self.of_paragraph = self.runs_on  # Some general things. Any infantry ...
            self.level = level_of(stretch.raw)
            self.note(stretch)
            return True
        text = Text(body)
        if self.titles_a_list(raw, text):
            self.block = self.subject = self.spoken = None
            self.generals = self.standing = self.later = False
            self.arm = ""
            self.note(stretch)
            return True
        if not text.words or len(text.words) > LONGEST_NAME or text.words[0].text in ("and", "et", "und"):
            return False
        if any(
            self.spotter.lexicon.at(text.bare, at, VERBS) and not self.spotter.feature(word)[0]
            for at, word in enumerate(text.bare[1:], start=1)
        ):
            return False
        found = self.spotter.spots(text)
        if any(spot.means("same") for spot in found):
            return False
        if self.heads_somebody(text, [spot for spot in found if spot.kind not in ("mark", "number")]):
            self.block = self.subject = self.spoken = None
            self.generals = self.standing = self.later = False
            self.note(stretch)
            return True
        spots = [spot for spot in found if spot.kind not in ("mark", "filler", "link", "group", "modal")]
        begins = body[:1].isupper() or (self.small and self.block is None)  # 8M: / to Bijlandt: where he goes
        addressed = len(spots) > 1 and spots[0].kind == "relation" and text.words[0].text in ADDRESSING and begins
        if addressed:
            spots = [spot for spot in spots[1:] if not self.is_style(text, spot)]  # To the Jagers: a dispatch
        named = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        if self.aims(named):
            return False
        bracket = next((at for at, word in enumerate(text.words) if word.text in "(["), len(text.words))
        there = [spot for spot in spots if spot.kind in ("length", "compass", "way") and spot.start < bracket]
        bracketed = UNDER_HIM.search(body) is not None
        placed = bool(there) or any(spot.kind == "spot" for spot in spots)
        troops = self.headed(named) if len(named) == len(spots) or (bracketed and not placed) else None
        troops = troops or (heads_several(named) if self.above_items and len(named) == len(spots) else None)
        if troops is not None and self.generals and len(troops.commands) == 1:
            self.note(stretch)  # a field of the form left empty: he is told nothing
            return True
        if troops is not None and self.is_left_blank(stretch.raw, troops):
            self.note(stretch)
            return True
        self.heads_ground(raw, spots)
        his_way = self.block is not None and len(self.block.own) == 1  # under one unit it is where that goes
        if troops is None and self.heads_list and not his_way and self.names_part_of_field(spots):
            self.block = self.subject = self.spoken = None
            self.generals = self.standing = self.later = False
            self.arm = ""
            self.note(stretch)
            return True
        if troops is not None:
            self.level = level_of(stretch.raw)
            self.block = self.subject = troops
            self.addressee = (troops, text.words[1].text) if addressed and len(text.words) > 2 else None
            self.of_paragraph = self.runs_on and troops.loose
            self.arm = self.arm_of_heading(troops)
            self.generals = self.standing = self.later = False
            if len(troops.commands) == 1:
                self.take(Line(self.answerer.block(troops.commands[0])), stretch.line, stretch.said, ())
            else:
                self.noted.append(Noted(stretch.line, stretch.said))
            return True
        return False
