"""From the text of a campaign sheet to deeds, and from the lines of an order to tasks (EC-ORD)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from battles.engine.reading import Unfit
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import moment, next_at, time_of_day
from campaigns.strategy.command import standing
from campaigns.strategy.protocol import Deed, OrderSense, Refusal, Sheet
from campaigns.strategy.state import Element, Spot, Task
from orders.language.campaign.names import CampaignNames, ground_names
from orders.language.campaign.search import CampaignSearch, grammar
from orders.language.campaign.slots import READERS
from orders.language.campaign.spoken import SpokenNames, spoken_names
from orders.language.folding import fold
from orders.language.lines import BULLET, LINE_BREAK, without_comment
from orders.language.names import Names
from orders.language.patterns import Option, Pattern, Slot, Words
from orders.language.scanning import ALNUM, Line
from orders.language.search import Reading
from orders.language.values import Named, NamedList, Orders, Phrased, Rulings, Value

MOST_LINES = 500
MOST_CHARACTERS = 1000
MOST_RIDERS = 3
RIDERS = re.compile(r"\s+by\s+([1-3])\s*(?:riders?)?\s*[.;]?\s*$", re.IGNORECASE)
BUDGETS = (1.0, 2.0)
ANYWHERE = ("END", "AT", "HEADQUARTERS", "DISPATCH", "GROUP", "GROUP HEADER", "STANDING ALL", "STANDING",
            "STANDING SCOPE", "BLOCK STANDING", "BLOCK", "HEADER", "ORDERS")  # fmt: skip
MARCHES = {"MARCH TO": "march", "ADVANCE ON": "advance", "FALL BACK ON": "fallback"}
NEED_HORSE = ("SCOUT", "SCREEN")
QUIET = re.compile(r"(?:key|turn|subject)\b", re.IGNORECASE)


@dataclass(slots=True)
class OpenBlock:
    """The block that further lines belong to; of a broken one nothing is taken."""

    formations: tuple[str, ...]
    deeds: list[Deed] = field(default_factory=list)
    broken: str = ""


class CampaignReader:
    """Reads sheets and orders; it remembers the names of each post while the campaign's tree stands."""

    def __init__(self) -> None:
        self._names: dict[Any, CampaignNames] = {}
        self._ground: dict[Any, Any] = {}
        self._common: dict[Any, dict[str, tuple[Names, Names]]] = {}
        self._known: dict[tuple[Any, str], Reading | None] = {}
        self._spoken: dict[Any, Mapping[str, SpokenNames]] = {}

    def names_for(self, campaign: Campaign, post: str) -> tuple[Any, CampaignNames]:
        """The names that a post may use, with a key for what stands as it stood."""
        tree = tuple(
            (one.id, one.of, one.commander.name if one.commander is not None and not one.commander.out else "")
            for one in campaign.formations
        )
        key = (id(campaign), post, hash(tree), len(campaign.chart.roads))
        if key not in self._names:
            if len(self._names) > 64:
                self._names.clear()
                self._known.clear()
            ground = (id(campaign), len(campaign.chart.roads))
            if ground not in self._ground:
                self._ground = {ground: ground_names(campaign)}
            stands = (id(campaign), hash(tree))
            if stands not in self._common:
                self._common = {stands: {}}
            self._names[key] = CampaignNames.of(campaign, post, self._ground[ground], self._common[stands])
        return key, self._names[key]

    def spoken_for(self, campaign: Campaign, post: str) -> Mapping[str, SpokenNames]:
        """What a post's letters may call its formations, places and those that it may write to."""
        key, names = self.names_for(campaign, post)
        if key not in self._spoken:
            own, places, addressees = map(spoken_names, (names.own, names.places, names.addressees))
            self._spoken = {key: {"own": own, "places": places, "addressees": addressees}}
        return self._spoken[key]

    def sheet(self, campaign: Campaign, post: str, text: str, now: int) -> Sheet:
        """Read a sheet of a post, written at ``now``."""
        _, names = self.names_for(campaign, post)
        return SheetReader(campaign, post, names, now).read(text)

    def sense(self, campaign: Campaign, lines: list[str], sent: int, side: str) -> OrderSense:
        """What the lines of an order mean."""
        del side
        key, names = self.names_for(campaign, "")
        sense = OrderSense()
        phrases: list[Phrased] = []
        for number, line in enumerate(lines):
            if line.startswith("STANDING "):
                try:
                    sense.standing.append(standing.read_line(line.removeprefix("STANDING ")).text())
                except Unfit:
                    continue
                continue
            asked = (key, line)
            if asked not in self._known:
                self._known[asked] = _exact(_search(line, names), ("ORDERS",))
            reading = self._known[asked]
            if reading is None:
                continue
            if number == 0 and "then" in reading.values:
                sense.add = True
            value = reading.values.get("orders")
            if isinstance(value, Orders):
                phrases += value.items
        _into(campaign, sense, phrases, sent)
        return sense


def _search(text: str, names: CampaignNames) -> CampaignSearch:
    return CampaignSearch(Line(fold(text), text), names.own, grammar(), READERS, campaign_names=names)  # type: ignore[arg-type]


def _readings(search: CampaignSearch, forms: Iterable[str]) -> list[Reading]:
    found: list[Reading] = []
    for form in forms:
        found += search.readings(search.grammar.statements[form])
    return sorted(found, key=lambda reading: reading.cost)


def _exact(search: CampaignSearch, forms: Iterable[str]) -> Reading | None:
    found = _readings(search, forms)
    return found[0] if found else None


def _id(value: Value) -> str:
    """The id that a slot was filled with."""
    if isinstance(value, Named):
        return value.entries[0].id
    return str(value)


def _ids(value: Value) -> list[str]:
    return [item.entries[0].id for item in value.items] if isinstance(value, NamedList) else []


def _amiss(values: Iterable[Value]) -> str:
    """The reason of the first slot that nothing fills; empty when all is well."""
    for value in values:
        if isinstance(value, str) and value.startswith("\0"):
            return value.split("\0")[1]
        if isinstance(value, Orders):
            reason = _amiss(inner for phrase in value.items for inner in phrase.values.values())
            if reason:
                return reason
        if isinstance(value, Rulings):
            reason = _amiss(
                inner for ruling in value.items for phrase in ruling.conditions for inner in phrase.values.values()
            )
            if reason:
                return reason
    return ""


def ambiguous(values: Iterable[Value]) -> str:
    """A name that may mean several things; empty when none does."""
    for value in values:
        if isinstance(value, Named) and len({entry.id for entry in value.entries}) > 1:
            return value.said
        inner: Iterable[Value] = ()
        if isinstance(value, NamedList):
            inner = value.items
        elif isinstance(value, Orders):
            inner = [one for phrase in value.items for one in phrase.values.values()]
        said = ambiguous(inner) if inner else ""
        if said:
            return said
    return ""


def written_phrase(pattern: Pattern, values: dict[str, Value] | Any) -> str:
    """The normal form of an action."""
    words: list[str] = []

    def add(nodes: Any) -> None:
        for node in nodes:
            if isinstance(node, Words):
                words.append(node.text)
            elif isinstance(node, Slot) and node.name in values:
                value = values[node.name]
                words.append(", ".join(_ids(value)) if isinstance(value, NamedList) else _id(value))
            elif isinstance(node, Option):
                slots = [one.name for one in node.body if isinstance(one, Slot)]
                if (slots and all(name in values for name in slots)) or (
                    not slots and values.get(node.flag) and node.flag == "fields"
                ):
                    add(node.body)

    add(pattern.nodes)
    return " ".join(words)


def written_orders(orders: Orders, then: bool) -> str:
    """The normal form of a line of actions."""
    text = "; ".join(written_phrase(phrase.pattern, phrase.values) for phrase in orders.items)
    return f"THEN {text}" if then else text


def written_rules(rules: Rulings) -> list[str]:
    """Standing lines in normal form."""
    lines = []
    for ruling in rules.items:
        conditions = [written_phrase(phrase.pattern, phrase.values) for phrase in ruling.conditions]
        text = f"{ruling.decision}: {ruling.choice.pattern.name}"
        if conditions:
            text += " IF " + " AND ".join(conditions)
        lines.append(standing.read_line(text).text())
    return lines


def time_at(text: str, now: int) -> int:
    """A time as it was written: the first such time not before ``now`` (EC-ORD-4)."""
    if "T" in text:
        return moment(text)
    if "/" in text:
        day, hour = text.split("/")
        found = next_at(now, time_of_day(hour))
        for _ in range(400):
            if date.fromordinal(found // 1440).day == int(day):
                return found
            found += 1440
        return found
    return next_at(now, time_of_day(text))


def is_past(text: str, now: int) -> bool:
    """Whether a full time lies before ``now``, or is none."""
    if "T" not in text:
        return False
    try:
        return moment(text) < now
    except Unfit:
        return True


def _into(campaign: Campaign, sense: OrderSense, phrases: list[Phrased], sent: int) -> None:
    """Tasks and the rest of an order from its actions (EC-ORD-3)."""
    tasks: list[Task] = []
    start: int | None = None
    daily: int | None = None
    pace = ""
    night = False
    chart = campaign.chart
    for phrase in phrases:
        name, values = phrase.pattern.name, phrase.values

        def spot(key: str = "to", values: Any = values) -> Spot | None:
            place = chart.place.get(_id(values[key])) if key in values else None
            return Spot(place) if place else None

        via = tuple(_ids(values["via"])) if "via" in values else ()
        fields = bool(values.get("fields"))
        if name in MARCHES:
            tasks.append(Task("march", mode=MARCHES[name], to=spot(), via=via, fields=fields))
        elif name in ("COVER", "DEFEND", "SCREEN"):
            tasks.append(Task(name.lower(), to=spot(), via=via, fields=fields))
        elif name == "JOIN":
            tasks.append(Task("march", mode="join", formation=_id(values["formation"])))
        elif name == "PURSUE":
            tasks.append(Task("march", mode="pursue"))
        elif name in ("HALT", "UNLOAD"):
            tasks.append(Task(name.lower()))
        elif name == "BURN DEPOT":
            tasks.append(Task("burn"))
        elif name in ("REST", "FORAGE", "WAIT", "WAIT FOR"):
            until = time_at(str(values["until"]), sent) if "until" in values else None
            hours = values.get("count")
            tasks.append(Task(name.split()[0].lower(), until=until, hours=hours if isinstance(hours, int) else None))
        elif name == "SCOUT":
            tasks.append(Task("scout", to=spot(), via=via))
        elif name in ("DESTROY BRIDGE", "REPAIR BRIDGE"):
            tasks.append(Task(name.split()[0].lower(), road=_id(values["road"])))
        elif name == "ATTACH":
            sense.attach = _id(values["to"])
        elif name == "ORDER OF MARCH":
            sense.order_of_march += _ids(values["names"])
        elif name == "ADVANCE GUARD":
            sense.advance_guard.append(_id(values["who"]))
        elif name == "REAR GUARD":
            sense.rear_guard.append(_id(values["who"]))
        elif name == "START":
            start = time_at(str(values["time"]), sent)
        elif name == "DAILY":
            daily = time_of_day(str(values["time"]))
        elif name == "PACE":
            pace = str(values["pace"]).lower()
        elif name == "NIGHT MARCH":
            night = True
    first = True
    for task in tasks:
        if not task.marches:
            continue
        if pace and pace != "normal":
            task.pace = pace
        task.daily, task.night = daily, night
        if first:
            task.start, first = start, False
    sense.tasks = tasks or None


class SheetReader:
    """The state of reading one sheet."""

    def __init__(self, campaign: Campaign, post: str, names: CampaignNames, now: int) -> None:
        self.campaign = campaign
        self.post = post
        self.names = names
        self.now = self.at = now
        self.out = Sheet()
        self.block: OpenBlock | None = None
        self.number = 0

    def read(self, text: str) -> Sheet:
        """Read all lines. Never raises for any text."""
        lines = LINE_BREAK.split(text)
        for number, raw in enumerate(lines[:MOST_LINES], start=1):
            self.number = number
            body = without_comment(raw, ())[:MOST_CHARACTERS]
            bullet = BULLET.match(body)
            if not ALNUM.search(fold(body).text) or QUIET.match(body.strip()):
                continue
            if self._line(raw.strip(), body, bullet.end() if bullet else 0):
                break
        if len(lines) > MOST_LINES and any(line.strip() for line in lines[MOST_LINES:]):
            self.refuse(
                lines[MOST_LINES][:80], "unreadable", "A sheet takes 500 lines; I read no further.", MOST_LINES + 1
            )
        return self.out

    def refuse(
        self, text: str, reason: str, explanation: str = "", number: int = 0, nearest: tuple[str, ...] = ()
    ) -> None:
        """Refuse a line as a whole (EC-ORD-6)."""
        self.out.refused.append(Refusal(number or self.number, text, reason, explanation, nearest))

    def _line(self, text: str, body: str, bullet: int) -> bool:
        """Read one line; whether it ends the sheet."""
        riders = 1
        reading = _exact(_search(body, self.names), ANYWHERE)
        if reading is None and bullet:
            body = body[bullet:]
            reading = _exact(_search(body, self.names), ANYWHERE)
        if reading is None:
            found = RIDERS.search(body)
            if found:
                riders = int(found[1])
                body = body[: found.start()]
                reading = _exact(_search(body, self.names), ANYWHERE)
        if reading is None:
            self._refused(text, body)
            return False
        said = ambiguous(reading.values.values())
        if said:
            self.refuse(text, "unreadable", f"{said} may mean more than one thing here; please use the id.")
            self._break(reading.form, "unreadable")
            return False
        if reading.form == "END":
            return True
        self._take(reading, text, riders)
        return False

    def _refused(self, text: str, body: str) -> None:
        search = _search(body, self.names)
        search.looks_for_faults = True
        reason, form = "unreadable", ""
        found = _readings(search, ANYWHERE)
        for reading in found:
            reason = _amiss(reading.values.values()) or "unreadable"
            if reason == "not-yours" and ":" not in body and "kind" not in reading.values:
                reason = "unreadable"
            form = reading.form
            if reason != "unreadable":
                break
        near = self._near(body)
        explanation = {
            "unknown-place": "I know no such place.",
            "not-yours": "No formation of that name takes your orders.",
            "unknown-formation": "I know no such formation.",
            "no-such-bridge": "I know no crossing there.",
        }.get(reason, "I do not understand this line.")
        self.refuse(text, reason, explanation, nearest=near)
        self._break(form or self._form_of(body), reason)

    def _form_of(self, body: str) -> str:
        """Whether a line that could not be read was meant to open a block."""
        head = fold(body).text.partition(":")[0].split()
        kinds = {"army", "wing", "corps", "division", "brigade", "battery", "park", "convoy", "formation", "group"}
        return "BLOCK" if head and (head[0] in kinds or ":" in body) else ""

    def _break(self, form: str, reason: str) -> None:
        if form in ("BLOCK", "HEADER", "GROUP", "GROUP HEADER", "BLOCK STANDING"):
            self.block = OpenBlock((), broken=reason)

    def _near(self, body: str) -> tuple[str, ...]:
        """Lines that would be accepted, the likeliest first."""
        search = _search(body, self.names)
        for budget in BUDGETS:
            search.again(budget)
            texts: dict[str, None] = {}
            for reading in _readings(search, ANYWHERE):
                if reading.cost <= budget and reading.form not in ("DISPATCH",):
                    texts.setdefault(self._normal(reading, 1), None)
            if texts:
                return tuple(texts)[:3]
        return ()

    def _normal(self, reading: Reading, riders: int) -> str:
        """The normal form of a whole line."""
        values = reading.values
        orders, rules = values.get("orders"), values.get("rules")
        tail = ""
        if isinstance(orders, Orders):
            tail = written_orders(orders, "then" in values)
        elif isinstance(rules, Rulings):
            tail = "; ".join(written_rules(rules))
        by = f" BY {riders}" if riders > 1 else ""
        match reading.form:
            case "AT":
                return f"AT {values['time']}"
            case "HEADQUARTERS":
                return f"HEADQUARTERS: {tail}"
            case "DISPATCH":
                return f"DISPATCH TO {_id(values['to'])}{by}: {values['body']}"
            case "GROUP" | "GROUP HEADER":
                return f"GROUP {', '.join(_ids(values['formations']))}: {tail}{by}".rstrip()
            case "STANDING ALL" | "STANDING SCOPE":
                scope = "ALL" if reading.form == "STANDING ALL" else _id(values["formation"])
                return f"STANDING {scope} {tail}"
            case "STANDING":
                return f"STANDING {tail}"
            case "BLOCK STANDING":
                return f"{self._kind(values['formation'])}: STANDING {tail}"
            case "BLOCK" | "HEADER":
                return f"{self._kind(values['formation'])}: {tail}{by}".rstrip()
        return f"{tail}{by}"

    def _kind(self, value: Value) -> str:
        return self._kind_of(_id(value))

    def _kind_of(self, id: str) -> str:
        """A formation's kind and id, as a block's header names it."""
        formation = self.campaign.formation.get(id)
        return f"{formation.kind.upper()} {id}" if formation is not None else id

    # Taking a line

    def _take(self, reading: Reading, text: str, riders: int) -> None:
        form, values = reading.form, reading.values
        past = self._past(values)
        if past:
            self.refuse(text, "past", "That time is over.")
            self._break(form, "past")
            return
        normal = self._normal(reading, riders)
        if form == "AT":
            self.at = time_at(str(values["time"]), max(self.now, self.at))
            self.block = None
        elif form == "HEADQUARTERS":
            self.block = None
            self._headquarters(values["orders"], text, normal)
        elif form == "DISPATCH":
            self.block = None
            number = values.get("riders", 1)
            count = number if isinstance(number, int) else 1
            if not 1 <= count <= MOST_RIDERS:
                self.refuse(text, "unreadable", "One to three riders carry a dispatch.")
                return
            normal = self._normal(reading, count)
            self._deed("message", _id(values["to"]), [str(values["body"])], normal, riders=count)
        elif form in ("STANDING ALL", "STANDING SCOPE"):
            self.block = None
            self._standing(values["rules"], "ALL" if form == "STANDING ALL" else _id(values["formation"]), normal)
        elif form == "STANDING":
            self._standing_here(values["rules"], text, normal)
        elif form in ("BLOCK", "HEADER", "GROUP", "GROUP HEADER", "BLOCK STANDING"):
            self._open(form, values, text, riders)
        else:
            self._further(values, text)

    def _past(self, values: Any) -> bool:
        for value in values.values():
            if isinstance(value, Orders) and any(self._past(phrase.values) for phrase in value.items):
                return True
            if isinstance(value, str) and "T" in value and re.match(r"\d{4}-", value) and is_past(value, self.now):
                return True
        return False

    def _deed(self, kind: str, target: str, lines: list[str], normal: str, *, verb: str = "", riders: int = 1) -> Deed:
        deed = Deed(kind, self.number, self.at, target, verb, lines, riders, normal)
        self.out.deeds.append(deed)
        return deed

    def _standing(self, rules: Value, scope: str, normal: str) -> None:
        if isinstance(rules, Rulings):
            self._deed("standing", scope, written_rules(rules), normal)

    def _standing_here(self, rules: Value, text: str, normal: str) -> None:
        if self.block is None:
            self._standing(rules, "ALL", normal.replace("STANDING ", "STANDING ALL ", 1))
        elif self.block.broken:
            self.refuse(text, self.block.broken, "It belongs to a block that I could not take.")
        elif isinstance(rules, Rulings):
            self._add([f"STANDING {line}" for line in written_rules(rules)])

    def _headquarters(self, orders: Value, text: str, normal: str) -> None:
        if not isinstance(orders, Orders):
            return
        for phrase in orders.items:
            name = phrase.pattern.name
            target = _id(phrase.values["to" if name == "RIDE TO" else "who"]) if name != "STAY" else ""
            if name == "STAY WITH" and not isinstance(self.campaign.formation.get(target), Element):
                self.refuse(text, "not-yours", "A headquarters rides with a brigade, battery or train.")
                return
        for phrase in orders.items:
            name = phrase.pattern.name
            target = _id(phrase.values["to" if name == "RIDE TO" else "who"]) if name != "STAY" else ""
            self._deed("headquarters", target, [], normal, verb=name)

    def _open(self, form: str, values: Any, text: str, riders: int) -> None:
        formations = tuple(_ids(values["formations"])) if form.startswith("GROUP") else (_id(values["formation"]),)
        self.block = OpenBlock(formations)
        orders, rules = values.get("orders"), values.get("rules")
        if isinstance(orders, Orders):
            self._actions(orders, "then" in values, text, riders)
        elif isinstance(rules, Rulings):
            self._deeds()
            self._add([f"STANDING {line}" for line in written_rules(rules)])

    def _further(self, values: Any, text: str) -> None:
        orders = values.get("orders")
        if self.block is None:
            self.refuse(text, "unreadable", "Whose order is it? Begin with a formation and a colon.")
        elif self.block.broken:
            self.refuse(text, self.block.broken, "It belongs to a block that I could not take.")
        elif isinstance(orders, Orders):
            self._actions(orders, "then" in values, text, 1)

    def _actions(self, orders: Orders, then: bool, text: str, riders: int) -> None:
        assert self.block is not None
        if any(phrase.pattern.name in NEED_HORSE for phrase in orders.items) and not all(
            self._has_horse(one) for one in self.block.formations
        ):
            self.refuse(text, "no-cavalry", "It has no cavalry.")
            if not self.block.deeds:
                self.block = OpenBlock((), broken="no-cavalry")
            return
        moves = [phrase for phrase in orders.items if phrase.pattern.name in ("ATTACH", "DETACH")]
        rest = Orders(tuple(phrase for phrase in orders.items if phrase not in moves))
        if rest.items:
            fresh = not self.block.deeds
            self._deeds(riders)
            self._add([written_orders(rest, then and fresh)])
        top = self.campaign.post[self.post].formation
        for phrase in moves:
            who = _id(phrase.values["who"])
            to = _id(phrase.values["to"]) if "to" in phrase.values else top
            self._deed("order", who, [f"ATTACH {who} TO {to}"], f"{self._kind_of(who)}: ATTACH {who} TO {to}")

    def _has_horse(self, formation: str) -> bool:
        found = self.campaign.formation.get(formation)
        return found is not None and any(one.horse > 0 for one in self.campaign.elements_of(found))

    def _deeds(self, riders: int = 1) -> None:
        """One order for each formation of the block, if there is none yet."""
        assert self.block is not None
        if not self.block.deeds:
            self.block.deeds = [
                self._deed("order", one, [], f"{self._kind_of(one)}:", riders=riders) for one in self.block.formations
            ]

    def _add(self, lines: list[str]) -> None:
        """Add lines to the orders of the block."""
        assert self.block is not None
        self._deeds()
        for deed in self.block.deeds:
            by = f" BY {deed.riders}" if deed.riders > 1 and not deed.lines else ""
            first = not deed.lines
            deed.lines += lines
            if first and not lines[0].startswith("STANDING "):
                deed.normal = f"{self._kind_of(deed.target)}: {lines[0]}{by}"
                deed.normal += "".join(f"\n{line}" for line in lines[1:])
            else:
                deed.normal += "".join(f"\n{line}" for line in lines)
