"""Reading one sheet of a campaign: line by line, each a deed or refused with the reason (EC-ORD)."""

from __future__ import annotations

from typing import Any

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from battles.engine.worded import Worded, worded
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.protocol import Deed, Refusal, Sheet
from campaigns.strategy.state import Element
from orders.language.campaign.moments import is_past, time_at
from orders.language.campaign.names import CampaignNames
from orders.language.campaign.normal_form import written_orders, written_rules
from orders.language.campaign.readings import (
    ambiguous,
    exact_reading,
    id_of,
    ids_of,
    readings_of,
    search_in,
    what_is_amiss,
)
from orders.language.folding import fold
from orders.language.lines import BULLET, LINE_BREAK, without_comment
from orders.language.scanning import ALNUM
from orders.language.search import Reading
from orders.language.values import Orders, Rulings, Value

MOST_LINES = 500
MOST_CHARACTERS = 1000
MOST_RIDERS = 3
RIDERS = re.compile(r"\s+by\s+([1-3])\s*(?:riders?)?\s*[.;]?\s*$", re.IGNORECASE)
BUDGETS = (1.0, 2.0)
ANYWHERE = ("END", "AT", "HEADQUARTERS", "DISPATCH", "GROUP", "GROUP HEADER", "STANDING ALL", "STANDING",
            "STANDING SCOPE", "BLOCK STANDING", "BLOCK", "HEADER", "ORDERS")  # fmt: skip
NEED_HORSE = ("SCOUT", "SCREEN")
QUIET = re.compile(r"(?:key|turn|subject)\b|side\s*\Z", re.IGNORECASE)


@dataclass(slots=True)
class OpenBlock:
    """The block that further lines belong to; of a broken one nothing is taken."""

    formations: tuple[str, ...]
    deeds: list[Deed] = field(default_factory=list)
    broken: str = ""


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
                lines[MOST_LINES][:80],
                "unreadable",
                worded("A sheet takes {most} lines; I read no further.", most=MOST_LINES),
                MOST_LINES + 1,
            )
        return self.out

    def refuse(
        self, text: str, reason: str, explanation: Worded, number: int = 0, nearest: tuple[str, ...] = ()
    ) -> None:
        """Refuse a line as a whole (EC-ORD-6)."""
        self.out.refused.append(Refusal(number or self.number, text, reason, explanation, nearest))

    def _line(self, text: str, body: str, bullet: int) -> bool:
        """Read one line; whether it ends the sheet."""
        riders = 1
        reading = exact_reading(search_in(body, self.names), ANYWHERE)
        if reading is None and bullet:
            body = body[bullet:]
            reading = exact_reading(search_in(body, self.names), ANYWHERE)
        if reading is None:
            found = RIDERS.search(body)
            if found:
                riders = int(found[1])
                body = body[: found.start()]
                reading = exact_reading(search_in(body, self.names), ANYWHERE)
        if reading is None:
            self._refused(text, body)
            return False
        said = ambiguous(reading.values.values())
        if said:
            self.refuse(
                text, "unreadable", worded("{said} may mean more than one thing here; please use the id.", said=said)
            )
            self._break(reading.form, "unreadable")
            return False
        if reading.form == "END":
            return True
        self._take(reading, text, riders)
        return False

    def _refused(self, text: str, body: str) -> None:
        search = search_in(body, self.names)
        search.looks_for_faults = True
        reason, form = "unreadable", ""
        found = readings_of(search, ANYWHERE)
        for reading in found:
            reason = what_is_amiss(reading.values.values()) or "unreadable"
            if reason == "not-yours" and ":" not in body and "kind" not in reading.values:
                reason = "unreadable"
            form = reading.form
            if reason != "unreadable":
                break
        near = self._near(body)
        explanation = {
            "unknown-place": worded("I know no such place."),
            "not-yours": worded("No formation of that name takes your orders."),
            "unknown-formation": worded("I know no such formation."),
            "no-such-bridge": worded("I know no crossing there."),
        }.get(reason, worded("I do not understand this line."))
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
        search = search_in(body, self.names)
        for budget in BUDGETS:
            search.again(budget)
            texts: dict[str, None] = {}
            for reading in readings_of(search, ANYWHERE):
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
                return f"DISPATCH TO {id_of(values['to'])}{by}: {values['body']}"
            case "GROUP" | "GROUP HEADER":
                return f"GROUP {', '.join(ids_of(values['formations']))}: {tail}{by}".rstrip()
            case "STANDING ALL" | "STANDING SCOPE":
                scope = "ALL" if reading.form == "STANDING ALL" else id_of(values["formation"])
                return f"STANDING {scope} {tail}"
            case "STANDING":
                return f"STANDING {tail}"
            case "BLOCK STANDING":
                return f"{self._kind(values['formation'])}: STANDING {tail}"
            case "BLOCK" | "HEADER":
                return f"{self._kind(values['formation'])}: {tail}{by}".rstrip()
        return f"{tail}{by}"

    def _kind(self, value: Value) -> str:
        return self._kind_of(id_of(value))

    def _kind_of(self, id: str) -> str:
        """A formation's kind and id, as a block's header names it."""
        formation = self.campaign.formation.get(id)
        return f"{formation.kind.upper()} {id}" if formation is not None else id

    # Taking a line

    def _take(self, reading: Reading, text: str, riders: int) -> None:
        form, values = reading.form, reading.values
        past = self._past(values)
        if past:
            self.refuse(text, "past", worded("That time is over."))
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
                self.refuse(text, "unreadable", worded("One to three riders carry a dispatch."))
                return
            normal = self._normal(reading, count)
            self._deed("message", id_of(values["to"]), [str(values["body"])], normal, riders=count)
        elif form in ("STANDING ALL", "STANDING SCOPE"):
            self.block = None
            self._standing(values["rules"], "ALL" if form == "STANDING ALL" else id_of(values["formation"]), normal)
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
            self.refuse(text, self.block.broken, worded("It belongs to a block that I could not take."))
        elif isinstance(rules, Rulings):
            self._add([f"STANDING {line}" for line in written_rules(rules)])

    def _headquarters(self, orders: Value, text: str, normal: str) -> None:
        if not isinstance(orders, Orders):
            return
        for phrase in orders.items:
            name = phrase.pattern.name
            target = id_of(phrase.values["to" if name == "RIDE TO" else "who"]) if name != "STAY" else ""
            if name == "STAY WITH" and not isinstance(self.campaign.formation.get(target), Element):
                self.refuse(text, "not-yours", worded("A headquarters rides with a brigade, battery or train."))
                return
        for phrase in orders.items:
            name = phrase.pattern.name
            target = id_of(phrase.values["to" if name == "RIDE TO" else "who"]) if name != "STAY" else ""
            self._deed("headquarters", target, [], normal, verb=name)

    def _open(self, form: str, values: Any, text: str, riders: int) -> None:
        formations = tuple(ids_of(values["formations"])) if form.startswith("GROUP") else (id_of(values["formation"]),)
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
            self.refuse(text, "unreadable", worded("Whose order is it? Begin with a formation and a colon."))
        elif self.block.broken:
            self.refuse(text, self.block.broken, worded("It belongs to a block that I could not take."))
        elif isinstance(orders, Orders):
            self._actions(orders, "then" in values, text, 1)

    def _actions(self, orders: Orders, then: bool, text: str, riders: int) -> None:
        assert self.block is not None
        if any(phrase.pattern.name in NEED_HORSE for phrase in orders.items) and not all(
            self._has_horse(one) for one in self.block.formations
        ):
            self.refuse(text, "no-cavalry", worded("It has no cavalry."))
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
            who = id_of(phrase.values["who"])
            to = id_of(phrase.values["to"]) if "to" in phrase.values else top
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
