"""Phrases for troops: ``all the guns of the 9th``, ``the 1/2nd Nassau``, ``la brigade Gauthier``, read word by word."""

from __future__ import annotations

from orders.language.letters.bearers import MEANT
from orders.language.letters.cutting import ABBREVIATION
from orders.language.letters.designations import ARTICLE, GUARDED, OF, ORDINAL
from orders.language.letters.lexicon import Sense
from orders.language.letters.lexicon.compiled import parted_verbs
from orders.language.letters.phrase_meanings import PhraseMeaning
from orders.language.letters.phrase_signs import INSIDE, LINES
from orders.language.letters.state import POSSESSIVES
from orders.language.letters.troops import Troops
from orders.language.names.entries import Entry, Exactness, NameKind

# Words for one body of troops: with several that may be meant it is not clear which.
SINGLE = frozenset(
    [
        "battery",
        "batterie",
        "pferdebatterie",
        "reiterbatterie",
        "battalion",
        "bataillon",
        "squadron",
        "escadron",
        "eskadron",
        "schwadron",
        "geschutz",
        "piece",
        "gun",
        "kanone",
        "canon",
    ]
)
THE_LINE = frozenset({"linie", "ligne"})
REFLEXIVE = frozenset({"se", "s", "sich"})
BECOMING = frozenset({"be", "become", "becomes"})
MOUNTED_ON = (["zu", "pferde"], ["zu", "pferd"], ["zu", "ross"], ["a", "cheval"])
# Articles with which somebody else is named.
NOMINATIVE = frozenset({"the", "le", "la", "les", "die", "das", "these", "those"})
# Words between troops and the name of who commands them.
UNDER = (
    ["unter", "dem", "befehl", "von"],
    ["unter", "dem", "kommando", "von"],
    ["unter", "fuhrung", "von"],
    ["sous", "les", "ordres", "de"],
    ["aux", "ordres", "de"],
    ["under", "the", "command", "of"],
    ["commanded", "by"],
    ["led", "by"],
    ["commandes", "par"],
    ["commandees", "par"],
    ["menes", "par"],
    ["unter"],
    ["sous"],
    ["under"],
)
VERBS = frozenset({"verb"})
OWNING = (["of"], ["de"], ["du"], ["des"], ["von"], ["vom"], ["der"])
INWARD = frozenset({"in", "within", "among", "dans", "bei", "aus"})  # everyone in Campi's brigade
ONE = frozenset(
    {"a", "an", "une", "un", "einer", "einem", "eine", "einen", "ein"}
)  # *a whole brigade*, of no matter whom
WHOLE_ONE = frozenset({"whole", "entire", "ganze", "ganzen", "gesamte", "gesamten", "komplette"})
OTHER = frozenset({"other", "autre", "anderen", "andere"})  # with a number or a word of kind behind it
ALL, TITLE = frozenset({"all"}), frozenset({"title"})
WHOLE = frozenset({"komplett", "vollstandig", "insgesamt", "complete", "entire", "entiere", "complet", "entier"})
COMPOUND = ("bataillone", "bataillonen", "batterien", "regimenter", "regimentern")
LEFT_OVER = frozenset({"reste", "restant", "surplus"})


class TroopsPhrase(PhraseMeaning):
    """One phrase for troops while it is read word by word: each word narrows what it may mean."""

    def read(self) -> Troops | None:
        """The troops, or ``None``. ``end`` is then the word after the phrase."""
        at = self.start
        words = self.text.bare
        while at < len(words):
            step = self.step(at)
            if step is None:
                break
            at = step
        return self.result()

    def step(self, at: int) -> int | None:
        """Take the next word or name, if it belongs to the phrase: the word after it, else ``None``."""
        words, spotter = self.text.bare, self.spotter
        word = words[at]
        self.counts_units = self.counts_units or word.endswith(COMPOUND)  # beide Milizbataillone
        started = self.units is not None or self.kinds
        if started and (several := self.another_number(at)) is not None:
            return several
        if self.text.words[at].is_mark:
            joins = (
                word in "-."
                and started
                and at + 1 < len(words)
                and self.text.words[at].start == self.text.words[at - 1].end
            )
            if joins and word == "." and words[at - 1] in ABBREVIATION and ORDINAL.match(words[at + 1]):
                return at + 1  # Art. 5. und 9. Div.
            if joins and word == "." and self.cuts_an_arm_short(at):
                return at + 1  # Cav. Garde
            return at + 1 if joins and self.text.words[at + 1].start == self.text.words[at].end else None
        side = spotter.world.side_words.get(word)
        if side and self.units is None:
            self.side, self.alone = side, True
            return self.took(at + 1)
        if side and started and not self.side and not self.text.words[at].big and self.is_of_side(side):
            self.side = side
            return self.took(at + 1)
        if started and word in LINES and self.named and self.are_to_form():
            return None  # daher bildet Husson | Linie
        name = None if word in ARTICLE and not self.text.words[at].big else spotter.name_at(self.text, at)
        plain = name is not None and name[0] == at + 1 and spotter.is_plain(word)
        figure = name is not None and name[2] > Exactness.FOLDED_ID and ORDINAL.match(word) and name[0] == at + 1
        if name is not None and plain and name[2] is Exactness.PART_OF_NAME and self.is_the_title(at, name[1]):
            plain = False
        if name is not None and (self.is_cut_short(name) or self.is_anothers_title(at, *name)):
            name = None  # the 1st battalion 2nd | light is not the 1/2
        if name is not None and self.is_their_object(name[1]):
            return None
        if name is not None and not figure and not (plain and name[2] is Exactness.PART_OF_NAME):
            taken = self.take_name(at, *name)
            if taken is not None:
                return taken
        verbs = spotter.lexicon.at(words, at, VERBS) if started else []
        if any(sense.value == "second" for _, found in verbs for sense in found):
            return None  # in second line: what they do
        numbered = self.may_be_number(at)
        if numbered and (self.units is None or self.commands) and not self.kinds and (counted := self.counting(at)):
            return counted
        if word in POSSESSIVES and self.everybody and self.units is None and at + 1 < len(words):
            return at + 1 if self.is_kind(at + 1) else None  # all his battalions
        wider = self.units_or_none()
        for reader in (self.listed, self.described, self.take_number) if numbered else (self.described,):
            taken = reader(at)
            if taken is not None:
                self.wider = wider
                return taken
        if started and words[at : at + 2] in MOUNTED_ON and self.narrow(spotter.world.with_arm("cavalry")):
            return self.took(at + 2)
        if started and (under := self.under(at)):
            return under
        if word in NOMINATIVE and started and self.named and words[at - 1] not in OF:
            return at + 1 if self.one_of_them(at + 1) else None  # that the battery 18/6FA | the guns bombards
        if word in ARTICLE and self.units is None and (left := self.left_over(at)) is not None:
            return left
        if started and word in OF and (titled := self.titled(at + 1)):
            return titled
        if word in ARTICLE or word in OF or (word in INWARD and self.everybody and self.units is None):
            following = at + 1 < len(words) and (not started or self.may_go_on(at + 1))
            return at + 1 if following else None
        if self.is_their_order(at):
            return None
        phrases = spotter.lexicon.at(words, at, INSIDE)
        for length, senses in phrases:
            for sense in senses:
                taken = self.take_sense(at, length, sense)
                if taken is not None:
                    return taken
        if phrases and word in GUARDED and not self.counted:
            return None
        return self.translated(at) or self.take_feature(at)

    def titled(self, at: int) -> int:
        """``The guns of | General Foy``: the word where the name of their commander begins; 0 where none is told."""
        words = self.text.bare
        while at < len(words) and words[at] in ARTICLE:
            at += 1
        title = self.spotter.lexicon.at(words, at, TITLE) if at < len(words) else []
        end = at + title[0][0] if title else len(words)
        named = self.spotter.name_at(self.text, end) if end < len(words) else None
        under = {id for entry in named[1] for id in self.spotter.world.commands.get(entry.id, ())} if named else set()
        return end if under & self.units_or_none() else 0

    def follows(self) -> bool:
        """Whether somebody goes behind those who are named."""
        before = [spot for spot in self.before if spot.kind != "filler"]
        return bool(before) and before[-1].means("relation", "behind")

    def are_to_form(self) -> bool:
        """Whether right before the phrase a verb tells that they take up a formation."""
        told = next((spot for spot in reversed(self.before) if spot.kind != "filler"), None)
        return told is not None and told.means("verb", "form")

    def is_their_object(self, entries: tuple[Entry, ...]) -> bool:
        """``Wenn der Feind | 1/2Nas angreift``: whether behind the enemy one of his own is named, whom he attacks."""
        if self.side != "enemy" or self.units is not None:
            return False
        troops = self.spotter.troops_of(entries, "")
        return bool(troops.own) and not troops.enemy

    def left_over(self, at: int) -> int | None:
        """``le reste``: the others, by a word that without its article would be a verb; the word behind it."""
        found = [(n, s) for n, senses in self.spotter.lexicon.at(self.text.bare, at, ALL) for s in senses]
        length = next((n for n, sense in found if n > 1 and sense.value == "rest"), 0)
        behind = self.text.bare[at + length - 1 : at + length + 1]
        if (
            not length
            or behind[0] not in LEFT_OVER
            or self.spotter.lexicon.at(behind, 0, ALL)
            or not OF.isdisjoint(behind)
        ):
            return None
        self.rest = True
        return self.took(at + length)

    def is_called_out(self, at: int) -> bool:
        """``Guard, horse and guns: ...``, ``Garde`` on a line of its own: a name, and nothing that is to be done."""
        words = self.text.bare
        if not (self.text.words[at].big and self.begins(at)):
            return False
        whole = words[at + 1 : at + 2] != [] and words[at + 1] in WHOLE
        ahead = at + 1 + whole
        parts = words[ahead : ahead + 1] in ([","], ["("]) and len(words) > ahead + 1 and self.is_kind(ahead + 1)
        return len(words) == 1 or whole or parts

    def begins(self, at: int) -> bool:
        """Whether a sentence, an item of a list or what stands behind a head begins with a word."""
        words = self.text.bare
        numbered = at == 2 and words[0].isdecimal() and words[1] in (".", ")")
        return at == 0 or numbered or words[at - 1] == ":" or (words[at - 1] == "," and self.text.words[at].big)

    def is_kind(self, at: int) -> bool:
        """Whether a word of kind stands here: battalions, guns."""
        return bool(self.spotter.lexicon.at(self.text.bare, at, frozenset({"arm"})))

    def under(self, at: int) -> int:
        """``the lancers under Wathiez``: the word where the name of their commander begins; 0 where none is told."""
        words = self.text.bare
        end = next((at + len(said) for said in UNDER if words[at : at + len(said)] == said), 0)
        while end and end < len(words) and words[end] in ARTICLE:
            end += 1
        if not end or end >= len(words):
            return 0
        title = self.spotter.lexicon.at(words, end, frozenset({"title"}))
        end += title[0][0] if title else 0
        named = self.spotter.name_at(self.text, end) if end < len(words) else None
        entries = named[1] if named else ()
        under = frozenset(id for entry in entries for id in self.spotter.world.commands.get(entry.id, ()))
        return end if self.units is None or self.units & under else 0

    def is_of_side(self, side: str) -> bool:
        """Whether some of the units spoken of are of a side: ``l'artillerie française``."""
        theirs = self.spotter.world.own if side == "own" else self.spotter.world.enemy
        return self.units is None or not self.units.isdisjoint(theirs)

    def take_name(self, at: int, end: int, entries: tuple[Entry, ...], rank: Exactness) -> int | None:
        """Take a name."""
        said = self.text.folded.text[self.text.words[at].start : self.text.words[end - 1].end]
        troops = self.spotter.troops_of(entries, said)
        units = frozenset((*troops.own, *troops.enemy))
        if not units and not troops.commands:
            return None
        bearers = self.spotter.feature(self.text.bare[at])[0] if self.count and end == at + 1 else frozenset()
        if troops.commands and len(bearers) == self.count and bearers < units and self.narrow(bearers):
            self.named = True
            return self.took(end)  # the two battalions of Orange: not of the prince's corps
        if self.is_not_yet_there(at, end, units):
            return None
        if self.units is not None and not self.units & units:
            return None
        by_word = rank is Exactness.PART_OF_NAME or (rank is Exactness.SHORT_NAME and not troops.own)
        if by_word and self.units is None and all(e.kind is NameKind.UNIT for e in entries):
            units = units | self.spotter.feature(self.text.bare[at])[0] if end == at + 1 else units
        single = self.units is None and not troops.commands
        if single and troops.own and not set(troops.own) & self.spotter.world.present:
            units = units | self.namesakes(troops.own)
        if self.named and troops.commands and self.commands and not set(troops.own) <= self.units_or_none():
            return None
        self.narrow(units)
        self.named_by.update({"guard"} if by_word or not troops.own else set(troops.own))
        if troops.commands and not (self.named and self.commands):
            self.commands = troops.commands
            body = self.count or self.kinds or self.grouped or self.everybody or self.names_a_body(at, end)
            self.general = "" if body else troops.general
        self.named = True
        return self.took(end)

    def take_sense(self, at: int, length: int, sense: Sense) -> int | None:
        """Take a word of kind, group, side or quantity."""
        world, end = self.spotter.world, at + length
        match sense.kind:
            case "arm":
                units = world.with_arm(sense.value)
                if self.side == "enemy" and not units & world.enemy.keys():
                    self.kinds, self.arm = True, sense.value
                    return self.took(end)
                if self.units is not None and not self.units & units:
                    return None
                if not units:
                    return None
                self.narrow(units)
                self.kinds, self.arm = True, sense.value
                self.one = self.text.bare[end - 1] in SINGLE and not (self.everybody or self.count)
                self.counts_units = True
                part = world.part_of(self.general, sense.value) if self.general else ""
                if part:
                    self.commands = (part,)
                self.general = ""
                return self.took(end)
            case "group":
                kinds = ("brigade", "division", "corps", *(("regiment",) if self.count else ()))
                if self.units is None and not self.side and sense.value not in kinds:
                    return None
                if self.units is None:
                    self.grouped = sense.value
                    return end  # a kind of command before its name
                self.general, self.grouped = "", sense.value
                return self.took(end)
            case "side":
                if sense.value in ("own", "their") and self.units is not None:
                    return None
                self.side = "enemy" if sense.value == "their" and self.is_target() else sense.value
                return end if self.units is None else self.took(end)
            case "formation" if self.units is not None or self.side or self.determined(at):
                units = world.in_formation(sense.value)
                if self.units is None and self.text.bare[end - 1] in THE_LINE:
                    units -= world.with_arm("cavalry")  # die Linie, la ligne: battalions
                if self.units is not None or self.side == "own" or self.text.bare[end : end + 1][:1] in OWNING:
                    units |= self.spotter.formed.get(sense.value, frozenset())
                elif self.follows() and (formed := self.spotter.formed.get(sense.value)):
                    units = formed  # behind the skirmishers, of whom the letter told
                words = self.text.bare[at:end]
                if words[0] in REFLEXIVE or (self.named and words[0] in parted_verbs()):
                    return None  # les lanciers | se forment en colonne, the 1/2L | schwärmt aus
                if self.before and self.text.bare[self.before[-1].start] in BECOMING:
                    return None  # and be a column again
                if self.are_to_form():
                    return None  # and makes there a line
                if words[0] in ("in", "en", "im", "into", "as", "als") and not (
                    self.side == "enemy" or self.is_target()
                ):
                    return None
                if self.named and words[-1] in (
                    "line",
                    "column",
                    "square",
                    "skirmish",
                    "skirmishes",
                    "skirmishing",
                    "ligne",
                    "colonne",
                    "linie",
                    "kolonne",
                ):
                    return None
                if not units or (self.units is not None and not self.units & units):
                    return None
                self.narrow(units)
                self.kinds = True
                return self.took(end)
            case "all":
                if self.text.bare[at] == "remaining" and not (self.determined(at) or self.units is not None):
                    return None  # remaining in column: what they do
                if self.text.bare[at] in WHOLE_ONE and at and self.text.bare[at - 1] in ONE:
                    return None  # a whole brigade: one of them, of no matter whom
                if self.units is not None and sense.value == "rest":
                    self.rest, self.commands = True, ()
                    return self.took(end)  # Bijlandt's remaining battalions
                if self.units is not None:
                    return None
                self.everybody = sense.value in ("all", "both")
                self.count = 2 if sense.value == "both" else self.count
                self.rest = sense.value == "rest"
                self.some = 1 if sense.value == "some" else 0
                words = self.text.bare
                of_kind = end < len(words) and self.spotter.lexicon.at(words, end, frozenset({"arm", "group"}))
                others = words[end - 1] in OTHER and not (words[at] == "alle" and not of_kind)  # alle anderen bleiben
                whole = sense.value in ("all", "rest") and not others
                if not whole and sense.value == "rest" and self.is_left_over(end):
                    return self.took(end + self.counted_words(end))
                return self.took(end) if whole else end
            case "title":
                if self.units is not None:
                    return None
                general = world.titled.get(self.text.bare[at], "") if self.determined(at) or at == 0 else ""
                if self.is_another(end):
                    return end
                end = self.after_the_rest_of(general, end)
                words = self.text.bare
                other = end + (end < len(words) and words[end] in OF)  # the Prince of | Saxe-Weimar
                if general and (other >= len(words) or self.spotter.name_at(self.text, other) is None):
                    self.commands, self.general, self.named = (general,), general, True
                    self.units = frozenset(world.commands.get(general, ()))
                    return self.took(end)
                return end
            case "near" if sense.value == "nearest":
                self.nearest = True
                return end if self.units is None else self.took(end)
        return None

    def take_feature(self, at: int) -> int | None:
        """Take a word out of units' names: Nassau, militia, Jäger, lancers."""
        word = self.text.bare[at]
        if (word in GUARDED and not self.named) or (self.units is None and self.spotter.is_small_word(word)):
            return None
        if self.units is not None and self.counted and self.is_told(at):
            return None  # the second | guards the crossroads
        units, slip = self.spotter.feature(word)
        if not units and len(word) > 8:
            units = self.compound(word)
        if not units or (self.units is not None and not self.units & units):
            return None
        senses = [sense for _, found in self.spotter.lexicon.at([word], 0) for sense in found]
        following = [
            s for _, found in self.spotter.lexicon.at(self.text.bare, at + 1, frozenset({"arm"})) for s in found
        ]
        head = (self.begins(at) and self.is_head(at + 1)) or self.is_called_out(at)
        noun = (self.determined(at) or head) and any(s.kind == "verb" for s in senses)
        if (
            self.units is None
            and senses
            and not following
            and not noun
            and not any(sense.kind == "arm" for sense in senses)
        ):
            return None
        self.slip = self.slip or slip
        self.narrow(units)
        self.named = self.featured = True
        self.named_by.add(MEANT.get(word, word))
        return self.took(at + 1)
