"""Standing frames: which decision of the rulebook an act means, how surely, and whom it binds as it is written."""

from __future__ import annotations

from collections.abc import Set

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act, Condition
from orders.language.letters.conditions import breaks_another, is_of_another, passes, stands_when_charged
from orders.language.letters.postures import Postures
from orders.language.letters.troops import Troops
from orders.language.letters.unruled import is_unruled

FOOT = frozenset({"infantry"})
OF_FOOT = ("square against cavalry", "when charged")  # the ends of decisions that are for nobody else
MEASURED = re.compile(
    r"\b\d+(?:[.,]\d+)?\s*(?:cm|mm|m|centi\w+|zenti\w+|met\w+|mètres?|schritt\w*|paces?|pas|yards?|zoll|inch\w*)\b",
    re.IGNORECASE,
)
# A condition that is what the decision is about: after a charge nobody pursues.
AFTER = ("after ", "nach ", "après ")
AT_THEM = frozenset({"charge", "attack", "take"})
FLANK = re.compile(r"\bflan[ck]\w*", re.IGNORECASE)
# *once the farm is taken*, *as soon as the wood is ours*: nobody falls back for that
IN_OUR_HANDS = re.compile(
    r"^\W*(?:once|after|as\s+soon\s+as|when)\b[^,;:.!?]*\b(?:taken|ours|our\s+hands|cleared?|secured?|captured|occupied|won)\b",
    re.IGNORECASE,
)
# *overrun*, of guns: what the decision about limbering up is about
OVERRUN = re.compile(
    r"\b(?:over-?r[au]n|ridden\s+(?:over|down)|(?:über|ueber|uber)(?:rannt|ritten|rennen)|submerg\w+|sabrée?s|"
    r"débordée?s|charged\s+home)\b",
    re.IGNORECASE,
)
MANY = 9  # units named one by one in a standing order
# Rules about what no guns do.
CHARGING = frozenset({"no charge", "charge what passes", "charge flanks", "no counter charge", "counter charge"})


def arms_bound(frame: str) -> frozenset[str]:
    """The arms of which some come to a decision: those for whom it is laid down where it is told of all of them."""
    if frame.endswith(OF_FOOT) or "retreat" in frame:
        return FOOT
    return FOOT | {"artillery" if "fire" in frame else "cavalry"}


class StandingFrames(Postures):
    """The part of answering that knows the rulebook's decisions, and those whom they bind."""

    def scope(self, subject: Troops | None, able: frozenset[str] = FOOT) -> str:
        """Whom a standing order binds that is one for the arms ``able``, as it is written.

        All his infantry are all of his where nobody else comes to that decision, and its brigades where others do.
        """
        bound = {id for id, unit in self.world.own.items() if unit.arm in able and unit.in_play}
        named = subject is not None and not subject.loose and set(subject.own) & bound < bound  # all the Nassauers
        if subject is None or (subject.everybody and not subject.arm and not named) or subject.rest:
            return "ALL"
        if subject.commands:
            return ", ".join(subject.commands)
        if subject.own and bound <= set(subject.own):
            return "ALL"
        if len(subject.own) <= MANY:
            return ", ".join(subject.own)
        return self.by_brigades(subject.own, set(subject.own) if subject.kind else self.world.present)

    def by_brigades(self, own: tuple[str, ...], among: Set[str] | None = None) -> str:
        """Units as a standing order names them: those that are all of a brigade by its name.

        ``among``: of which; of those on the table where nothing else is said, for nobody thinks of others.
        """
        among = self.world.present if among is None else among
        here = [id for id in own if id in among]
        left, named = dict.fromkeys(here or own), []
        for brigade in self.world.lowest:
            units = set(self.world.commands.get(brigade, ())) & among
            if len(units) > 1 and left.keys() >= units:
                named.append(brigade)
                left = {id: None for id in left if id not in units}
        return ", ".join((*named, *left))

    def those_who_charge(self, subject: Troops, frame: str) -> Troops:
        """For whom of some troops a rule about charges is: guns beside horse and foot never charge."""
        guns = self.world.with_arm("artillery")
        own = tuple(id for id in subject.own if id not in guns)
        if frame not in CHARGING or subject.everybody or not own or len(own) == len(subject.own):
            return subject
        commands = tuple(id for id in subject.commands if not set(self.world.commands.get(id, (id,))) <= guns)
        if any(set(self.world.commands.get(id, ())) & guns for id in commands):
            return subject  # a division is told as a whole
        return replace(subject, own=own, commands=commands)

    def those_who_limber(self, subject: Troops | None) -> Troops | None:
        """The guns among some troops, or all his guns where those are none: nobody else limbers up."""
        guns = self.world.with_arm("artillery") & self.world.present
        if not guns or (subject is not None and guns.issuperset(subject.own)):
            return None
        among = tuple(id for id in subject.own if id in guns) if subject is not None else ()
        return Troops(among or tuple(id for id in self.world.own if id in guns), arm="artillery")

    def standing_frames(self, subject: Troops | None, act: Act, condition: Condition | None) -> tuple[list[str], bool]:
        """The decisions that an act and its condition may mean, and whether the first is surely meant."""
        against = self.against_cavalry(act) or (condition is not None and condition.trigger == "cavalry")
        arms = self.arms(subject) if subject else set()
        trigger, verb = condition.trigger if condition else "", act.verb
        charged = condition is not None and condition.trigger == "attacked" and condition.arm in ("", "cavalry")
        if act.formation == "square" and (against or (charged and not act.negated)):
            return (["no square against cavalry"] if act.negated else ["square against cavalry"]), True
        if act.formation == "square" and act.negated and verb in ("form", "") and not (trigger or self.asks_more(act)):
            return ["no square against cavalry"], not act.unknown  # no squares: whoever may come
        if act.formation == "line" and against and verb in ("form", "hold"):
            return (["square against cavalry"], True) if act.negated else (["no square against cavalry"], False)
        if verb == "pursue" and act.way == "back":
            return ["rally back"], True
        if verb == "pursue":
            frames = ["no pursuit", "rally back"] if act.negated or act.only else ["pursue", "charge again"]
            after = condition is not None and condition.said.lower().startswith(AFTER)
            return frames, act.negated and (trigger in ("", "broken") or after) and not (condition and condition.until)
        if verb == "counter":
            met = condition is None or (
                trigger in ("attacked", "cavalry") and not (condition.placed or condition.until)
            )
            clear = met and (act.negated or not act.unknown)
            return (["no counter charge"] if act.negated else ["counter charge"]), clear
        if verb in ("charge", "sortie") and act.negated and not act.target:
            plain = condition is None and not act.only and not act.formation  # of squares alone: no rule says that
            return ["no charge"], plain and (verb == "charge" or not act.parts)
        if condition is not None and FLANK.search(condition.said) and verb in AT_THEM and arms == {"cavalry"}:
            return (["no charge"], False) if act.negated else (["charge flanks"], act.target is None)
        if verb == "charge" and (trigger or act.only) and trigger != "range" and "artillery" not in arms:
            sure = passes(condition) and not (act.negated or act.only or act.unknown or act.target)
            return ["charge what passes", "charge flanks", "no charge"], sure
        nobody = subject is not None and subject.everybody
        if verb == "attack" and act.negated and nobody and not (act.target or act.parts or trigger or act.unknown):
            return ["no charge"], True
        if verb == "fight" and act.negated:
            return ["no charge", "no fight"], self.stays_out_of_it(act)
        if (
            trigger
            and trigger not in ("unseen", "range")
            and (verb in ("withdraw", "limber", "rally") or (verb == "evade" and trigger == "attacked"))
            and not act.negated
        ):
            # What the rulebook has for it is what they do by themselves when they are charged.
            loose = subject is not None and set(subject.own) <= self.world.in_formation("skirmish")
            loose = loose and trigger == "attacked" and not (act.parts or act.length)
            if arms == {"cavalry"} and not loose:
                return [], False  # horse in line has no such choice
            several = act.some or (subject is not None and bool(subject.some))
            # Of half their men no rulebook knows; and who is told to go may be the enemy's.
            case = condition.said if condition is not None else ""
            overrun = arms == {"artillery"} and OVERRUN.search(case) is not None
            sure = not several and (overrun or trigger not in ("lost", "other")) and act.target is None
            sure = sure and condition is not None and not condition.placed
            sure = sure and not (trigger == "broken" and (act.parts or act.length))  # beaten, and sent somewhere
            sure = sure and not breaks_another(condition, subject)
            sure = sure and not is_unruled(case)
            # *Greift er an, gehen alle auf die Höhe zurück*: a plan for the army, and no rule for whoever is charged
            placed = any(not isinstance(part.to, Troops) for part in act.parts)
            sure = sure and not (nobody and placed and arms != {"artillery"})
            # On foot so near, and not charged yet: another case than that of the rulebook.
            sure = sure and not (trigger == "near" and "artillery" not in arms and self.tells_how_near(condition))
            return (["guns flee"] if arms == {"artillery"} else ["fall back when charged"]), sure
        if stands_when_charged(act, condition):
            return ["stand when charged"], arms == {"infantry"}
        if trigger in ("attacked", "near", "lost", "cavalry") and verb == "go":
            nowhere = not (act.parts or act.length or act.way or act.compass or act.some)
            guns = arms == {"artillery"}  # that go, when somebody comes
            overrun = guns and condition is not None and OVERRUN.search(condition.said) is not None
            run = (trigger in ("attacked", "near") or overrun) and nowhere
            if not nowhere and act.way != "back" and condition is not None and IN_OUR_HANDS.search(condition.said):
                return [], False  # once the farm is ours, Campi goes there
            if not nowhere and act.way != "back" and condition is not None and is_of_another(condition, subject):
                return [], False  # if 27J is attacked, 7L comes up to H9
            sure = run and not act.negated and (guns or (arms == {"infantry"} and trigger == "attacked"))
            return (["guns flee"] if guns else ["fall back when charged"]), sure
        if trigger == "range" and verb == "fire" and not (act.target or act.near or act.negated or act.unknown):
            return ["fire at will"], condition is not None and (condition.whom is None or condition.whom.loose)
        if trigger in ("near", "other", "attacked") and verb == "fire" and not act.target:
            return ["fire at will"], False
        if verb == "fire" and act.anyone and not act.target and not act.near:
            plain = not (act.negated or act.only or act.unknown or act.it or act.parts or condition)
            return (["no fire at will"] if act.negated else ["fire at will"]), plain
        return [], False

    def asks_more(self, act: Act) -> bool:
        """Whether an act tells where, how far, at whom or which way beside what is done."""
        return bool(
            act.parts or act.target or act.object or act.compass or act.way or act.only or act.length is not None
        )

    def keeps_from_firing(self, act: Act) -> bool:
        """``Nobody fires without my order``: whether an act is that nothing at all is fired at."""
        plain = not (act.target or act.near or act.object or act.parts or act.unknown or act.only or act.excepted)
        return plain and ((act.verb == "cease" and not act.negated) or (act.verb == "fire" and act.negated))

    def tells_how_near(self, condition: Condition | None) -> bool:
        """``Closer than 10 cm``: whether a case is that somebody is so near, measured by the ruler."""
        return condition is not None and MEASURED.search(condition.said) is not None

    def stays_out_of_it(self, act: Act) -> bool:
        """Whether troops are told to keep out of any fight, whosever it is: not to charge, and not to join one."""
        plain = not (act.target or act.object or act.parts or act.unknown or act.only)
        return act.verb == "fight" and act.negated and act.condition is None and plain

    def arms(self, troops: Troops) -> set[str]:
        """The arms of some of his troops."""
        return {self.world.own[id].arm for id in troops.own if id in self.world.own}

    def against_cavalry(self, act: Act) -> bool:
        """Whether an act is said to be against cavalry."""
        for to in (act.target, act.object, *(part.to for part in act.parts), act.near.to if act.near else None):
            if isinstance(to, Troops) and (
                to.arm == "cavalry"
                or all(self.world.view.unit_by_id[id].arm == "cavalry" for id in (*to.enemy, *to.own))
            ):
                return True
        return False
