"""Summing up: at the end of a letter its orders are looked at together, as somebody does who reads it once more.

What one sentence says of many is not for those of whom another says something else; and where two sentences send the
same troops to different places, that is seldom meant: the one that does not name them was probably misread.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.geometry import distance
from battles.engine.orders import ReadLine
from battles.engine.worded import worded
from orders.language.letters.errands import errands
from orders.language.letters.in_reserve import is_reserve_alone
from orders.language.letters.ledger import Ledger
from orders.language.letters.names_said import Called
from orders.language.letters.results import Noted, Question
from orders.language.letters.saying import MEANT, Line
from orders.language.taking import TOLD_BEFORE

# *stay in column*, *rester en colonne*: of those who are in it
KEPT_FORMED = re.compile(
    r"\b(?:stay\w*|keep\w*|remain\w*|bleib\w*|behalt\w*|behält|rest(?:e|ent|er|ez)|gard\w*)\b", re.IGNORECASE
)
FORMED_BY_STAFF = worded("how they form for it is left to their staff; a line for a unit forms that one")
FORM_ONLY = worded("Its staff forms a command for the way there. Shall these only form, and not go?")
#: Intents of who stays where he is, in whatever formation he is told.
STAYING = frozenset({"HOLD", "RALLY"})
# Lines of units: those that only form, and those that tell of a formation among other things.
ONLY_FORMED = re.compile(r": FORM \w+$")
# A line that sends a whole brigade somewhere in a formation.
ALL_SENT = re.compile(r": FORM \w+; MOVE TO [^;]+(?:; FACE \S+)?$")
APART = re.compile(r": (?:.*; )?FORM\b")
ONLY_STAYING = re.compile(r": HOLD$")
ONLY_FIRING = re.compile(r": FIRE AT \S+$")
SENT = re.compile(r": (?:.*; )?(?:MOVE|REDEPLOY)\b")
# Lines that only turn units, and intents that lead a command somewhere.
FACED = re.compile(r": (?P<form>FORM \w+; )?(?P<face>FACE \S+|ABOUT)$")
LEADING = frozenset({"ADVANCE", "WITHDRAW", "ATTACK", "SUPPORT", "SCREEN"})
LED_TO = re.compile(r": INTENT (?:ADVANCE|WITHDRAW) (?P<place>\S+)$")
# Lines that lead a command somewhere, and that hold it where it is.
LED = re.compile(r"(?:BRIGADE|DIVISION) (?P<who>[^:,]+): INTENT (?:ATTACK|ADVANCE|SUPPORT|SCREEN|WITHDRAW|DEFEND)\b")
HELD = re.compile(r"(?:BRIGADE|DIVISION) (?P<who>[^:,]+): INTENT HOLD$")
# Intents under which a general may as well be meant himself, and words for his men.
HIMSELF = re.compile(
    r"BRIGADE (?P<who>[^:,]+): INTENT (?:(?P<stays>HOLD|DEFEND)|(?:ADVANCE|WITHDRAW|SUPPORT|HOLD) (?P<place>[^;]+))"
)
BUSY = re.compile(r": (?:.*; )?(?:HOLD|MOVE|REDEPLOY|CHARGE|FIRE AT|FACE)\b")
BODY = re.compile(
    r"\b(?:columns?|colonnes?|kolonnen?|lin(?:e|ie|ien|es)|ligne|treffen|second|brigades?|divisions?|men|battalions?|bataillone?n?|bataillons?|regiments?|régiments?|troops|troupes|truppen|leute|hommes|"
    r"squadrons?|rest|reste|all|tous|alle|everyone|attack|angriff|attaque)\b",
    re.IGNORECASE,
)
APART_BY = 0.8  # map squares: two places that far apart are not the same


class SummingUp(Ledger):
    """The part of reading a letter that comes when all of it is read."""

    def sum_up(self) -> None:
        """Look at the orders of the letter together, when its last sentence is read."""
        self.keep_back()
        self.set_apart()
        self.gone_after_all()
        self.at_odds()
        self.reserve_that_goes()
        self.led_twice()
        self.goes_himself()
        self.led_in_formation()
        self.faced_where_led()
        self.heard_once()

    def keep_back(self) -> None:
        """Whoever was excepted from an order, and told nothing else, stays."""
        for line, source, said, because in self.kept_back:
            busy = {order.unit for order in self.exact.units}
            left = [id for id in line.units if id not in busy]
            if left:
                head, _, rest = line.text.partition(": ")
                text = f"{', '.join(left)}: {rest}" if len(left) < len(line.units) else f"{head}: {rest}"
                self.take(replace(line, text=text, units=tuple(left)), source, said, because)

    def set_apart(self) -> None:
        """The formation of a brigade is not for those of it who have orders of their own."""
        for line in list(self.exact.lines):
            told = self.units_of(line)
            brigades = [self.led_by((id,)) for id in self.world.lowest]
            sent = ALL_SENT.search(line.normal) is not None
            formed = sent or ONLY_FORMED.search(line.normal) is not None
            if line.line not in self.items or not formed or told not in brigades:
                continue
            others: dict[int, set[str]] = {}
            apart = {one.line for one in self.exact.lines if APART.search(one.normal)}
            if sent:  # davon 1/2L als Plänkler nach H6
                apart = {one.line for one in self.exact.lines if one.line > line.line and SENT.search(one.normal)}
            for order in self.exact.units:
                if order.line in apart:
                    others.setdefault(order.line, set()).add(order.unit)
            own = {id for number, few in others.items() if number != line.line and few < told for id in few}
            if len(told) > 1 and own and own != told:
                self.release(tuple(own), line.line)

    def gone_after_all(self) -> None:
        """That many stay is not for those few of them who are sent somewhere below that."""
        for line in list(self.exact.lines):
            if line.line not in self.items or not ONLY_STAYING.search(line.normal):
                continue
            told = self.units_of(line)
            sent = {one.line for one in self.exact.lines if one.line > line.line and SENT.search(one.normal)}
            gone = {order.unit for order in self.exact.units if order.line in sent} & told
            gone |= self.led_after(line.line) & told
            if gone and gone != told:
                self.release(tuple(gone), line.line)

    def led_after(self, number: int) -> set[str]:
        """The units on the table of commands that are led by an intent told below a line."""
        intents = [(one.intent, one.scope) for one in self.exact.blocks if one.intent is not None]
        return self.led_by(id for intent, scope in intents if intent.line > number for id in scope)

    def led_by(self, scope: Iterable[str]) -> set[str]:
        """The units on the table of some commands."""
        return {unit for id in scope for unit in self.world.commands.get(id, ())} & self.world.present

    def units_of(self, line: ReadLine) -> frozenset[str]:
        """The units for which a line is."""
        return frozenset(order.unit for order in self.exact.units if order.line == line.line)

    def led_in_formation(self) -> None:
        """A command told to go somewhere in a formation goes; its staff forms it.

        A line for every unit of it would leave none for the intent, and all would form and stand. Who of it has an
        order of his own is not the only one to form, either.
        """
        intents = [(one.intent, one.scope) for one in self.exact.blocks if one.intent is not None]
        led = {intent.line: scope for intent, scope in intents if intent.objective and intent.posture not in STAYING}
        for line in list(self.exact.lines):
            told = self.units_of(line)
            formed = self.items.get(line.line)
            if formed is None or not ONLY_FORMED.search(line.normal):
                continue
            busy = {order.unit for order in self.exact.units if order.line != line.line}
            for number, scope in led.items():
                item = self.items.get(number)
                units = self.led_by(scope)
                free = told - busy
                alone = free <= units and 2 * len(free) > len(units) and units - told <= busy
                if not alone:
                    continue
                self.release(tuple(told & units), line.line)
                if item is not None:
                    self.items[number] = replace(item, because=(*item.because, FORMED_BY_STAFF))
                elif KEPT_FORMED.search(formed.said) is not None:  # below an intent in the order language
                    self.noted.append(Noted(formed.line, formed.said))
                else:
                    self.put(Question(formed.line, formed.said, FORM_ONLY, (line.normal,)))
                break

    def faced_where_led(self) -> None:
        """A whole brigade that is to face somewhere faces so where its intent leads it.

        A line that only turns all of its units would leave none for the intent, and they would turn where they stand.
        """
        for line in list(self.exact.lines):
            told = self.units_of(line)
            turned, item = FACED.search(line.normal), self.items.get(line.line)
            if turned is None or item is None:
                continue
            formed = [one for one in self.exact.lines if one.line in self.items and ONLY_FORMED.search(one.normal)]
            formed = [one for one in formed if self.units_of(one) & told]
            posed = {line.line, *(one.line for one in formed)}
            free = told - {order.unit for order in self.exact.units if order.line not in posed}
            for intent, scope in [(one.intent, one.scope) for one in self.exact.blocks]:
                if intent is None or not intent.objective or intent.posture not in LEADING:
                    continue
                units = self.led_by(scope)
                if not free <= units or not units <= told or 2 * len(free) <= len(units):
                    continue
                led = LED_TO.search(next((one.normal for one in self.exact.lines if one.line == intent.line), ""))
                source = self.lines.get(line.line, item.line)
                form = turned["form"] or next((f"{one.normal.partition(': ')[2]}; " for one in formed), "")
                for one in (line, *formed):
                    self.release(tuple(free), one.line)
                if led is not None and turned["face"] != "ABOUT" and not free & self.world.with_arm("artillery"):
                    who = tuple(id for id in line.normal.partition(": ")[0].split(", ") if id in free)
                    goes = f"{', '.join(who)}: {form}MOVE TO {led['place']}; {turned['face']}"
                    self.take(Line(goes, who), source, item.said, item.because)
                elif (told_them := self.items.get(intent.line)) is not None:
                    self.items[intent.line] = replace(told_them, because=(*told_them.because, FORMED_BY_STAFF))
                break

    def heard_once(self) -> None:
        """No line is said to follow another of the same unit that no longer stands."""
        before: set[str] = set()
        for place, line in enumerate(self.exact.lines):
            units = self.units_of(line)
            if line.note == TOLD_BEFORE and not units & before:
                self.exact.lines[place] = replace(line, note="")
            before |= units

    def at_odds(self) -> None:
        """Of two sentences that want the same troops in two places, ask about the one
        that calls them less by their names.
        """
        asked = True
        while asked:
            asked = False
            for earlier, later, shared in self.clashes():
                doubted = self.less_meant(earlier, later, shared)
                if doubted is not None:
                    self.ask_after_all(doubted, shared)
                    asked = True
                    break

    def reserve_that_goes(self) -> None:
        """``Divisional reserve. Moves up behind Gauthier``: what it is for, where the second sentence leads it."""
        led = {found["who"]: line.line for line in self.exact.lines if (found := LED.match(line.normal))}
        for line in list(self.exact.lines):
            held, item = HELD.match(line.normal), self.items.get(line.line)
            if held is None or item is None or not is_reserve_alone(item.said):
                continue
            if led.get(held["who"], 0) > line.line:
                self.noted.append(Noted(item.line, item.said))
                self.drop({line.line})

    def led_twice(self) -> None:
        """Of a command that is led somewhere and told to hold as well, where a sentence
        about others speaks of it, ask about the latter.

        *Jamin moves up to where Gauthier stands* leaves Gauthier his attack.
        """
        led = {found["who"]: line for line in self.exact.lines if (found := LED.match(line.normal))}
        for line in list(self.exact.lines):
            held = HELD.match(line.normal)
            earlier = led.get(held["who"]) if held is not None else None
            names = self.names_of.get(line.line)
            if held is None or earlier is None or names is None or earlier.line >= line.line:
                continue
            units = set(self.world.commands.get(held["who"], ()))
            before = self.names_of.get(earlier.line)
            item = self.items[line.line]
            if self.is_among_generals(item.line) and self.items[earlier.line].line < item.line:
                name = self.world.names.general_name(held["who"]) if held["who"] in self.world.generals else ""
                stay = (f"GENERAL {name}: {self.answerer.says('stay in person')}",) if name else ()
                self.drop({line.line})
                self.put(Question(item.line, item.said, worded(MEANT), (*stay, line.normal)))
            elif names.first and units.isdisjoint(names.first) and (before is None or units & before.first):
                self.drop({line.line})
                self.put(Question(item.line, item.said, worded(MEANT), (line.normal,)))

    def is_among_generals(self, number: int) -> bool:
        """Whether a line of the letter, or the one above or below it, tells where generals ride."""
        rides = {
            self.items[one.line].line
            for one in self.exact.lines
            if one.normal.startswith("GENERAL ") and one.line in self.items
        }
        return not rides.isdisjoint({number - 1, number, number + 1})

    def goes_himself(self) -> None:
        """Of a brigade all of whose units were told something above, its general is meant who is named below.

        *Saxe-Weimar stays where he is*, behind orders for each of his battalions.
        """
        generals = {line.normal.partition(":")[0] for line in self.exact.lines if line.normal.startswith("GENERAL ")}
        for line in list(self.exact.lines):
            himself, item = HIMSELF.fullmatch(line.normal), self.items.get(line.line)
            if himself is None or item is None or BODY.search(item.said) or himself["who"] not in self.world.lowest:
                continue
            units = self.led_by((himself["who"],))
            above = {
                unit
                for one in self.exact.lines
                if one.line < line.line and one.line in self.items and BUSY.search(one.normal)
                if self.items[one.line].said != item.said
                for unit in self.units_of(one)
                if self.called(one, frozenset({unit})) is Called.BY_NAME
            }
            below = {order.unit for order in self.exact.units if order.line > line.line}
            name = self.world.names.general_name(himself["who"])
            called = re.search(rf"\b{re.escape(name.split()[-1].split('-')[-1])}\b", item.said, re.IGNORECASE)
            if not units or not units <= above - below or himself["who"] not in self.world.generals or not called:
                continue
            goal = himself["place"]
            does = "HOLD" if himself["stays"] else f"MOVE TO {goal}"
            if f"GENERAL {name}" not in generals:
                self.drop({line.line})
                self.take(Line(f"GENERAL {name}: {does}", ()), item.line, item.said, item.because)

    def clashes(self) -> Iterator[tuple[ReadLine, ReadLine, frozenset[str]]]:
        """Two lines out of different sentences, the earlier one first, and the units of which they want two things."""
        told = [(line, self.units_of(line)) for line in self.exact.lines if line.line in self.items]
        told = [(line, units) for line, units in told if units and (is_staying(line) or is_sent(line) or fires(line))]
        for n, (earlier, these) in enumerate(told):
            for later, those in told[n + 1 :]:
                shared = these & those
                if shared and self.items[earlier.line] != self.items[later.line]:
                    apart = frozenset(id for id in shared if self.are_apart(earlier, later, id))
                    if apart:
                        yield earlier, later, apart

    def are_apart(self, earlier: ReadLine, later: ReadLine, unit: str) -> bool:
        """Whether two lines want a unit in different places; who is sent to where he stands may as well stay there."""
        here = self.world.where([unit])
        goals = [
            here if is_staying(line) or fires(line) else errands(line.normal, (unit,), self.world).get(unit)
            for line in (earlier, later)
        ]
        if goals[0] is None or goals[1] is None:
            return False
        return distance(goals[0], goals[1]) > APART_BY * self.world.square

    def remains(self, line: ReadLine, unit: str) -> bool:
        """Whether a line leaves a unit about where it stands."""
        here, there = self.world.where([unit]), errands(line.normal, (unit,), self.world).get(unit)
        near = here is not None and there is not None and distance(here, there) <= APART_BY * self.world.square
        return near or is_staying(line)

    def less_meant(self, earlier: ReadLine, later: ReadLine, shared: frozenset[str]) -> ReadLine | None:
        """Which of two lines that are at odds was probably misread; ``None`` where a writer may mean both.

        He may tell many to do one thing and some of them another below that, and have those spoken of last stay
        where they were sent.
        """
        these, those = self.units_of(earlier), self.units_of(later)
        before, now = self.called(earlier, shared), self.called(later, shared)
        if fires(earlier) or fires(later):  # from where they stand, or when they have come there
            return earlier if before is Called.NOT and is_sent(earlier) and now is Called.BY_NAME else None
        if before == now:
            return later if now is not Called.NOT and those > these else None
        if now < before:
            stays = all(self.remains(earlier, id) for id in shared) or is_staying(later)
            return None if those == these and stays else later
        exception = those < these and before is not Called.NOT
        return None if exception else earlier

    def called(self, line: ReadLine, units: frozenset[str]) -> Called:
        """How the sentence of a line calls some of those for whom it is."""
        names = self.names_of.get(line.line)
        if names is None or units <= names.by_name:
            return Called.BY_NAME
        return Called.BY_KIND if units <= names.by_kind else Called.NOT

    def ask_after_all(self, line: ReadLine, shared: frozenset[str]) -> None:
        """Take a line back and ask whether it is meant: for those of whom nothing else is told, or for all of them."""
        item = self.items[line.line]
        units = self.units_of(line)
        head, _, rest = line.normal.partition(": ")
        free = [id for id in head.split(", ") if id in units and id not in shared]
        choices = (*((f"{', '.join(free)}: {rest}",) if free else ()), line.normal)
        self.release(tuple(units), line.line)
        self.put(Question(item.line, item.said, worded(MEANT), choices))


def is_staying(line: ReadLine) -> bool:
    """Whether a line has units stay where they are, and no more."""
    return ONLY_STAYING.search(line.normal) is not None


def fires(line: ReadLine) -> bool:
    """Whether a line has units fire, and no more."""
    return ONLY_FIRING.search(line.normal) is not None


def is_sent(line: ReadLine) -> bool:
    """Whether a line has units go somewhere."""
    return SENT.search(line.normal) is not None
