"""Clauses of campaign letters: who marches where, by which roads, when, how and in what order."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from campaigns.strategy.campaign import Campaign
from orders.language.campaign.spoken import ORDINALS, SpokenNames
from orders.language.campaign.times import NEXT_DAY, of_day, time_at
from orders.language.campaign.words import MORE_WORDS, SMALL, phrases
from orders.language.letters.lexicon import lexicon_for
from orders.language.letters.text import Text

GOING = frozenset({"MARCH TO", "ADVANCE ON", "FALL BACK ON", "COVER"})
PLACED = GOING | {"DEFEND", "SCREEN", "SCOUT"}
BRIDGES = frozenset({"DESTROY BRIDGE", "REPAIR BRIDGE"})
CONTACT = {"ADVANCE ON": "ATTACK", "DEFEND": "DEFEND", "HALT": "DEFEND", "FALL BACK ON": "AVOID", "MARCH TO": "AVOID"}
TELLING = re.compile(
    r"^\s*(?:please\s+)?(?:tell|inform|warn|write to|dites à|dites au|prévenez|informez|schreibt an|sagt|meldet)\s+"
    r"(?P<who>.{2,40}?)(?:\s+(?:that|que|dass)\b|\s*[:,])\s*(?P<what>.+)$",
    re.IGNORECASE | re.DOTALL,
)
POLITE = frozenset({"greeting", "farewell"})


@dataclass(slots=True)
class Task:
    """One thing to be done, with its place, its roads, and what ends it."""

    verb: str
    to: str = ""
    via: list[str] = field(default_factory=list)
    formation: str = ""
    until: str = ""
    hours: int = 0
    fields: bool = False

    def said(self) -> str:
        """The task in the order language; empty for one that lacks what it needs."""
        tail = f" VIA {', '.join(self.via)}" if self.via else ""
        tail += " FIELDS" if self.fields else ""
        match self.verb:
            case "JOIN":
                return f"JOIN {self.formation}" if self.formation else ""
            case "WAIT" | "REST" | "FORAGE":
                end = f" UNTIL {self.until}" if self.until else f" FOR {self.hours} HOURS" if self.hours else ""
                return f"{self.verb}{end}" if end or self.verb != "WAIT" else ""
            case "DEFEND" | "SCREEN":
                return f"{self.verb} {self.to}".rstrip()
            case "DESTROY BRIDGE" | "REPAIR BRIDGE":
                return f"{self.verb} AT {self.to}" if self.to else ""
            case "RIDE":
                return f"RIDE TO {self.to}" if self.to else ""
            case "SCOUT":
                return f"SCOUT TO {self.to}{tail}" if self.to else ""
            case "HALT" | "PURSUE":
                return self.verb
        return f"{self.verb} {self.to}{tail}" if self.to else ""


@dataclass(slots=True)
class Clause:
    """What some formations are told to do."""

    who: tuple[str, ...]
    named: bool = False
    headquarters: bool = False
    tasks: list[Task] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    guards: list[tuple[str, str]] = field(default_factory=list)
    start: str = ""
    pace: str = ""
    night: bool = False
    rules: list[str] = field(default_factory=list)

    def said(self) -> list[str]:
        """The actions in the order language."""
        actions = [said for task in self.tasks if (said := task.said())]
        if not actions or self.is_cut_short():
            return []
        actions += [f"ORDER OF MARCH: {', '.join(self.order)}"] if self.order else []
        actions += [f"{role}: {who}" for role, who in self.guards]
        actions += [f"START {self.start}"] if self.start else []
        actions += [f"PACE {self.pace}"] if self.pace else []
        return [*actions, "NIGHT MARCH"] if self.night else actions

    def is_cut_short(self) -> bool:
        """Whether something is to be done that lacks its place, its time or whom it is for."""
        return any(task.verb and not task.said() for task in self.tasks)


@dataclass(slots=True)
class Saying:
    """What a sentence says: its clauses, and what makes it doubtful."""

    clauses: list[Clause] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    condition: str = ""
    negated: bool = False
    message: str = ""


@dataclass(slots=True)
class Clauses:
    """Cuts the sentences of one writer into clauses."""

    campaign: Campaign
    post: str
    spoken: Mapping[str, SpokenNames]
    now: int

    def of(self, text: Text, before: tuple[str, ...]) -> Saying:
        """The clauses of a sentence. ``before``: to whom the sentence before it was."""
        if self.is_courtesy(text):
            return Saying()
        message = self.message(text)
        if message:
            return Saying(message=message)
        top = self.campaign.post[self.post].formation
        building = Building(self, text, Clause(before or (top,)))
        return building.saying()

    def is_courtesy(self, text: Text) -> bool:
        """Whether a sentence greets, or takes leave."""
        found = lexicon_for(("en", "fr", "de")).at(text.bare, 0, frozenset({"noted"}))
        return bool(found) and any(sense.value in POLITE for sense in found[0][1])

    def message(self, text: Text) -> str:
        """``Tell Grouchy that ...``: a dispatch to one whom the writer does not command."""
        found = TELLING.match(text.raw)
        if found is None:
            return ""
        said = Text(found["who"])
        if not said.words or self.formation_at(said, 0) is not None:
            return ""
        named = self.addressees.at(said.bare, 0)
        words = " ".join(found["what"].split())
        return f"DISPATCH TO {named[0]}: {words}" if named is not None else ""

    def formation_at(self, text: Text, at: int) -> tuple[str, int] | None:
        """A formation that takes the writer's orders, and the word after its name."""
        if not text.words[at].big and not text.words[at].text[0].isdigit() and text.has_capitals:
            spelt = text.bare[at] in ORDINALS
            return self.own.at(text.bare, at) if spelt else None
        if text.bare[at + 1 : at + 2] == ["."]:  # das III. Korps
            found = self.own.at([text.bare[at], *text.bare[at + 2 : at + 3]], 0)
            return (found[0], at + 3) if found is not None and found[1] == 2 else None
        return self.own.at(text.bare, at)

    @property
    def own(self) -> SpokenNames:
        return self.spoken["own"]

    @property
    def places(self) -> SpokenNames:
        return self.spoken["places"]

    @property
    def addressees(self) -> SpokenNames:
        return self.spoken["addressees"]


class Building:
    """One sentence while its clauses are put together, from left to right."""

    def __init__(self, clauses: Clauses, text: Text, first: Clause) -> None:
        self.clauses, self.text, self.words = clauses, text, text.bare
        self.result = Saying([first])
        self.at, self.relation = 0, ""
        self.tomorrow = bool(NEXT_DAY & set(self.words)) or self.is_german_tomorrow()
        self.met = self.heard = self.crossed = False

    @property
    def clause(self) -> Clause:
        return self.result.clauses[-1]

    @property
    def task(self) -> Task | None:
        return self.clause.tasks[-1] if self.clause.tasks else None

    def is_german_tomorrow(self) -> bool:
        """Whether *morgen* is the day after, not the morning: not after an hour or *am*."""
        return any(
            word == "morgen" and (at == 0 or self.words[at - 1] not in ("am", "uhr", "jeden"))
            for at, word in enumerate(self.words)
        )

    def saying(self) -> Saying:
        """What the whole sentence says."""
        while self.at < len(self.words):
            self.at = self.step(self.at)
        self.finish()
        return self.result

    def finish(self) -> None:
        """Give times to what starts, and make rules of what is for a meeting with the enemy."""
        before: Clause | None = None
        for clause in self.result.clauses:
            for task in clause.tasks:
                if task.verb == "JOIN" and not task.formation and before is not None:
                    task.formation = before.who[0]  # Vandamme marches, Gérard follows
                if task.verb == "MARCH TO" and not task.to and self.result.negated:
                    task.verb, self.result.negated = "HALT", False  # does not move
                task.verb = task.verb or ("MARCH TO" if task.to else "")  # forced march to Charleroi
            before = clause
            if self.tomorrow and not clause.start and any(task.verb in PLACED for task in clause.tasks):
                clause.start = of_day("dawn", True, self.clauses.now).split("/")[0] + "/" + self.dawn()
            if self.result.negated and any(task.verb == "PURSUE" for task in clause.tasks):
                clause.rules, self.result.negated = ["pursuit: NONE"], False
                clause.tasks = [task for task in clause.tasks if task.verb != "PURSUE"]
            if self.met or (self.heard and not any(task.to for task in clause.tasks)):
                self.as_rule(clause)
        self.result.clauses = [
            clause for clause in self.result.clauses if clause.tasks or clause.rules or clause.named or clause.order
        ]

    def dawn(self) -> str:
        said = time_at(["dawn"], 0, self.clauses.campaign)
        return said.hour if said is not None else "05:00"

    def as_rule(self, clause: Clause) -> None:
        """What is to be done on meeting the enemy, or on hearing guns, is a standing order."""
        verbs = [task.verb for task in clause.tasks]
        if self.heard and self.met is False:
            clause.rules, clause.tasks = [f"on guns: {'STAY' if self.result.negated else 'MARCH'}"], []
        elif verbs and verbs[-1] in CONTACT:
            choice = CONTACT[verbs[-1]]
            clause.rules, clause.tasks = [f"on contact: {'AVOID' if self.result.negated else choice}"], []
        if clause.rules:
            self.result.negated, self.result.condition = False, ""

    # words

    def step(self, at: int) -> int:
        """Take what begins at a word: the word after it."""
        word = self.text.words[at]
        if word.is_mark:
            self.relation = "" if word.text in ",;:" else self.relation
            return at + 1
        time = time_at(self.words, at, self.clauses.campaign)
        if time is not None and not self.counts_hours(at):
            self.take_time(at, time.hour)
            return time.end
        formation = self.clauses.formation_at(self.text, at)
        place = self.clauses.places.at(self.words, at) if word.big or not self.text.has_capitals else None
        if place is not None and (formation is None or self.relation in ("to", "via", "from")):
            self.take_place(place[0])
            return place[1]
        if formation is not None:
            self.take_formation(formation[0], at, formation[1])
            return formation[1]
        return self.take_phrase(at)

    def counts_hours(self, at: int) -> bool:
        """Whether a number says for how long, not when."""
        return at > 0 and self.words[at - 1] in ("for", "pendant", "fur")

    def take_time(self, at: int, hour: str) -> None:
        """A time: until when, or when it begins."""
        task = self.task
        said = of_day(hour, self.tomorrow, self.clauses.now)
        ends = self.words[at] in ("until", "till", "bis", "jusqu") or self.relation == "until"
        if task is not None and ends and task.verb in ("WAIT", "REST", "FORAGE", "HALT"):
            task.verb, task.until = ("WAIT" if task.verb == "HALT" else task.verb), said
        else:
            self.clause.start = said
        self.relation = ""

    def take_place(self, id: str) -> None:
        """A place: where to, by which road, or where from."""
        relation, self.relation = self.relation, ""
        task = self.task
        if relation == "from" and not (task is not None and task.verb in BRIDGES):
            return
        if task is None:
            self.clause.tasks.append(task := Task(""))
        if relation == "via":
            task.via.append(id)
        elif task.to and task.verb in ("MARCH TO", "ADVANCE ON", "FALL BACK ON"):
            self.clause.tasks.append(Task(task.verb, id))
        elif not task.to:
            task.to = id

    def take_formation(self, id: str, at: int, end: int) -> None:
        """A formation: who is told, who leads, or whom to join."""
        clause, task = self.clause, self.task
        guard = self.guard_beside(at, end)
        if guard:
            clause.guards.append((guard, id))
        elif self.is_leading(end) or (
            clause.order and at and self.words[at - 1] in ("then", "puis", "dann", "and", "et", "und")
        ):
            clause.order.append(id)
        elif task is not None and task.verb == "JOIN" and not task.formation:
            task.formation = id
        elif clause.tasks and any(one.verb for one in clause.tasks):
            self.result.clauses.append(Clause((id,), named=True))
        elif clause.named:
            clause.who = (*clause.who, id)
        else:
            clause.who, clause.named = (id,), True
        self.relation = ""

    def is_leading(self, end: int) -> bool:
        """Whether what follows a name says that it goes first."""
        following = next((at for at in range(end, len(self.words)) if self.words[at] not in SMALL), -1)
        return 0 <= following <= end + 2 and any(kind == "lead" for _, kind, _ in self.senses(following))

    def guard_beside(self, at: int, end: int) -> str:
        """The guard that a name is told to be: *advance guard Jacquinot*, *Jacquinot as advance guard*."""
        for start in range(end, min(end + 4, len(self.words))):
            if self.text.words[start].is_mark or any(kind == "verb" for _, kind, _ in self.senses(start)):
                break
            found = [value for _, kind, value in self.senses(start) if kind == "guard"]
            if found:
                return found[0]
        for start in range(max(0, at - 3), at):
            for length, kind, value in self.senses(start):
                if kind == "guard" and start + length <= at and not self.clause.guards:
                    return value
        return ""

    def senses(self, at: int) -> list[tuple[int, str, str]]:
        """What the longest phrase at a word may mean: how many words, kind and value."""
        known = phrases()
        for length in range(min(MORE_WORDS, len(self.words) - at), 0, -1):
            found = known.get(tuple(self.words[at : at + length]))
            if found:
                return [(length, kind, value) for kind, value in found]
        return []

    def take_phrase(self, at: int) -> int:
        """A phrase of the lexicon, a number of hours, or a word that is not known."""
        senses = self.senses(at)
        for length, kind, value in self.by_place(senses):
            self.take_sense(kind, value, at)
            return at + length
        word = self.words[at]
        if word.isdecimal() and at + 1 < len(self.words) and any(k == "hours" for _, k, _ in self.senses(at + 1)):
            if self.task is not None:
                self.task.hours = int(word)
            return at + 2
        river = self.relation == "via" and self.text.words[at].big
        if word not in SMALL and not river and not word.isdecimal() and len(word) > 1:
            self.result.unknown.append(self.text.raw_between(at, at + 1))
        return at + 1

    def by_place(self, senses: list[tuple[int, str, str]]) -> list[tuple[int, str, str]]:
        """The senses of a phrase, likeliest first: verbs before prepositions, unless a task waits for a place."""
        waits = self.task is not None and self.task.verb in PLACED and not self.task.to
        ranks = {"verb": 1 if waits else 0, "cross": 0, "until": 3}
        return sorted(senses, key=lambda sense: ranks.get(sense[1], 0 if waits and sense[1] in ("to", "via") else 1))

    def take_sense(self, kind: str, value: str, at: int) -> None:
        """Take what a phrase means."""
        clause = self.clause
        match kind:
            case "verb":
                self.take_verb(value)
            case "to" | "via" | "from" | "until":
                crossing = self.relation == "via" and self.crossed and kind == "to"
                self.relation = "via" if crossing else kind
                self.crossed = self.crossed and kind == "via"
            case "cross":
                self.relation, self.crossed = "via", True
            case "pace":
                clause.pace = value
            case "night":
                clause.night = True
            case "fields" if self.task is not None:
                self.task.fields = True
            case "hq":
                clause.headquarters = clause.headquarters or not clause.named
            case "not":
                self.result.negated = True
            case "if":
                self.result.condition = self.result.condition or self.text.raw_between(at, len(self.words))
            case "meet":
                self.met = bool(self.result.condition)
            case "guns":
                self.heard = True

    def take_verb(self, verb: str) -> None:
        """A verb: of the task whose place is known, or of a new one."""
        task = self.task
        if self.met and verb == "MARCH TO":
            return
        if self.clause.headquarters and verb in ("MARCH TO", "RIDE", "HALT"):
            verb = "RIDE"
        if task is not None and not task.verb:
            task.verb = verb
        elif task is not None and not task.to and verb in PLACED and task.verb in GOING:
            task.verb = verb if verb != "MARCH TO" else task.verb
        elif verb == "FALL BACK ON" and task is not None and task.verb == "MARCH TO":
            task.verb = verb  # geht nach Brüssel zurück
        elif task is None or task.verb != verb or task.to:
            self.clause.tasks.append(Task(verb))
