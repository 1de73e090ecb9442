"""The close combat phase: rounds, losses, what both sides do then (BNB-CC-1, 8 to 12, BNB-CAV-1, 2, BNB-CART)."""

from __future__ import annotations

from battles.engine.geometry import normal_angle
from battles.rulesets.big_napoleonic.assaults.assault import IN_TOWN
from battles.rulesets.big_napoleonic.combat import artillery, disentangling, exploitation, fights, scoring, squaring
from battles.rulesets.big_napoleonic.combat.combat_tables import Act, Hurt, Outcome, outcome_of
from battles.rulesets.big_napoleonic.combat.fights import Fight
from battles.rulesets.big_napoleonic.combat.scoring import Condition
from battles.rulesets.big_napoleonic.movement import towns
from battles.rulesets.big_napoleonic.table import figures, losses
from battles.rulesets.big_napoleonic.table.field import Assault, Field, Phase
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import withdrawal
from battles.rulesets.big_napoleonic.withdrawals.withdrawal import Withdrawal

MODES = {
    Act.FALL_BACK: Withdrawal.FALL_BACK,
    Act.RETIRE: Withdrawal.RETIRE,
    Act.RETREAT: Withdrawal.RETREAT,
}
GONE_BACK = tuple(MODES)


class Combats:
    """All close combats of a player turn.

    ``before`` holds Ds and markers of attackers before their first combat, ``waived`` those whose first D in a second
    one is spent; ``lent`` the supporters that have had their D; ``exploited`` who may not do so again (BNB-EXPL-3).
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self.fights: list[Fight] = []
        self.before: dict[str, Condition] = {}
        self.second: set[str] = set()
        self.waiting_d: set[str] = set()
        self.lent: set[str] = set()
        self.exploited: set[str] = set()

    # ---- the phase

    def resolve_all(self) -> None:
        """Those whose target fell to fire go on at once; then every combat in the order of contact."""
        field = self.field
        field.journal.phase = Phase.COMBAT
        self.fights = fights.fights_of(field, field.assaults)
        engaged = [assault for fight in self.fights for assault in fight.assaults]
        for assault in list(field.assaults):
            robbed = not assault.off and assault.troop.present and not assault.target.present
            if robbed and assault not in engaged:
                self.exploit(assault)
        for fight in self.fights:
            self.resolve(fight)

    def resolve(self, fight: Fight) -> None:
        """One combat, to its end."""
        while not fight.done and self._still_on(fight):
            fight.round += 1
            if fight.defender.limbered:
                fight.done = True
                losses.eliminate(self.field, fight.defender, losses.End.DESTROYED, "BNB-CART-1")
                for assault in fight.assaults:
                    self._forward(fight, assault, Act.ADVANCE)
                return
            if not self._round(fight):
                fight.done = True
        fight.done = True

    def _still_on(self, fight: Fight) -> bool:
        """Whether attackers still touch the defender (BNB-CC-1)."""
        if not fight.defender.present:
            return False
        fight.assaults = [assault for assault in fight.assaults if self._touches(fight, assault)]
        return bool(fight.assaults)

    def _touches(self, fight: Fight, assault: Assault) -> bool:
        troop = assault.troop
        if assault.off or not troop.present:
            return False
        if assault.across:
            return True
        return any(enemy.present and figures.touching(troop.figure, enemy.figure) for enemy in fight.defenders)

    def state(self, troop: Troop) -> Condition:
        """Ds and markers as they count: in a second combat those of the first do not (BNB-CC-14)."""
        if troop.id in self.second and troop.id in self.before:
            return self.before[troop.id]
        return (troop.ds, troop.mm)

    # ---- a round

    def _round(self, fight: Fight) -> bool:
        """One throw of each side and what follows; whether another round is to come."""
        field = self.field
        self._mark_second(fight)
        attack = fights.attacking_bases(field, fight, self.fights, self.second)
        defence = fights.defending_bases(field, fight, self.fights)
        added, against = scoring.modifiers(field, fight, attack, defence, self.state)
        lead = fight.attackers[0]
        roll = field.journal.throw("combat", lead.id, 1, modifiers=added)
        answer = field.journal.throw("combat", fight.defender.id, 1, modifiers=against)
        difference = roll.total - answer.total
        field.journal.tell(
            "combat",
            lead,
            "BNB-CC-8",
            target=fight.defender.id,
            roll=roll,
            round=fight.round,
            attack=roll.total,
            defence=answer.total,
            difference=difference,
            attack_bases=sum(attack.values()),
            defence_bases=sum(defence.values()),
            defence_dice=list(answer.dice),
            defence_modifiers=[list(modifier) for modifier in answer.modifiers],
            **field.journal.proofs("combat", {fight.defender.id: answer.dice}),
        )
        outcome = outcome_of(difference)
        supporting = [troop for troop in defence if troop not in fight.defenders]
        gunners = [troop for troop in (*fight.guns, *supporting) if troop.guns and troop.present]
        touching = artillery.touching(field, fight, gunners)
        self._hurt_defender(fight, outcome, gunners)
        if outcome.defender[0]:
            # What becomes of guns that support a defender is said in BNB-CART-4.
            self._tire(defence, [troop for troop in supporting if not troop.guns])
        self._hurt_attackers(fight, outcome)
        self._tire(attack, [troop for troop in attack if troop not in fight.attackers])
        self._remember(fight)
        return self._move(fight, outcome, gunners, touching)

    def _mark_second(self, fight: Fight) -> None:
        """Attackers for whom this is the second combat, their first D still to be waived (BNB-CC-14)."""
        for troop in fight.attackers:
            fought = any(other.round and troop in other.attackers for other in self.fights if other is not fight)
            if fought and troop.id not in self.second and troop.id not in self.exploited:
                self.second.add(troop.id)
                self.waiting_d.add(troop.id)
            elif not fought:
                self.before.setdefault(troop.id, (troop.ds, troop.mm))

    def _remember(self, fight: Fight) -> None:
        fight.across = next((assault.across for assault in fight.assaults if assault.across), "")

    # ---- losses

    def _hurt_defender(self, fight: Fight, outcome: Outcome, gunners: list[Troop]) -> None:
        """What the defender suffers; unsupported guns stand or are lost as a whole (BNB-CART-3)."""
        field, defender, hurt = self.field, fight.defender, outcome.defender[0]
        if fight.unsupported:
            if outcome.defender[1] == Act.STAND and hurt:
                for guns in fight.defenders:
                    losses.disrupt(field, guns, losses.Cause.COMBAT)
            return
        match hurt:
            case Hurt.D:
                losses.disrupt(field, defender, losses.Cause.COMBAT)
            case Hurt.DD:
                losses.disrupt_doubly(field, defender, losses.Cause.COMBAT)
            case Hurt.BASE | Hurt.BASES:
                self._lose(defender, 2 if hurt == Hurt.BASES else 1, gunners, fight.attackers[0])

    def _lose(self, defender: Troop, count: int, gunners: list[Troop], enemy: Troop) -> None:
        """Bases, or guns in their place where the player says so (BNB-CART-4)."""
        field = self.field
        if field.choose(defender, "gun loss", enemy).name == "ALWAYS":
            while count and any(guns.present for guns in gunners):
                guns = next(guns for guns in gunners if guns.present)
                losses.eliminate(field, guns, losses.End.DESTROYED, "BNB-CART-4")
                count -= 1
                if not defender.ds:
                    losses.disrupt(field, defender, losses.Cause.COMBAT)
        if count:
            losses.lose_bases(field, defender, count, losses.Cause.COMBAT)

    def _hurt_attackers(self, fight: Fight, outcome: Outcome) -> None:
        """Each principal attacker takes a D; what only one must bear falls on one (BNB-CC-11)."""
        field, hurt = self.field, outcome.attacker[0]
        attackers = [troop for troop in fight.attackers if troop.present]
        chosen = attackers[0] if len(attackers) == 1 else self._chosen(attackers, fight.defender)
        for troop in attackers:
            own = hurt if troop is chosen else Hurt.D
            if troop.id in self.waiting_d and own in (Hurt.D, Hurt.DD):
                self.waiting_d.discard(troop.id)
                own = Hurt.D if own == Hurt.DD else Hurt.NOTHING
            match own:
                case Hurt.D:
                    losses.disrupt(field, troop, losses.Cause.COMBAT)
                case Hurt.DD:
                    losses.disrupt_doubly(field, troop, losses.Cause.COMBAT)
                case Hurt.BASE | Hurt.BASES:
                    losses.lose_bases(field, troop, 1, losses.Cause.COMBAT)

    def _chosen(self, attackers: list[Troop], enemy: Troop) -> Troop:
        """Who bears it: as ordered, else the freshest."""
        choice = self.field.choose(attackers[0], "losses", enemy)
        named = choice.arguments.get("units", ())
        for unit in named if isinstance(named, tuple) else (named,):
            for troop in attackers:
                if troop.id == unit:
                    return troop
        return min(attackers, key=lambda troop: (troop.ds, -troop.bases, troop.index))

    def _tire(self, counted: dict[Troop, int], supporters: list[Troop]) -> None:
        """Supporters who lend half or more of their bases take one D a phase (BNB-CC-12)."""
        for troop in supporters:
            if not troop.present or troop.id in self.lent or 2 * counted[troop] < troop.bases:
                continue
            self.lent.add(troop.id)
            losses.disrupt(self.field, troop, losses.Cause.SUPPORT, "BNB-CC-12")

    # ---- what they do then

    def _move(self, fight: Fight, outcome: Outcome, gunners: list[Troop], touching: list[Troop]) -> bool:
        """The defender's action, then the attackers'; whether the combat goes on (BNB-CC-9)."""
        defence, attack = outcome.defender[1], outcome.attacker[1]
        again = defence == Act.REPEAT
        horse_on_foot = fight.arm == "cavalry" and fight.defender.foot
        if horse_on_foot:
            if defence in (Act.FALL_BACK, Act.RETIRE):
                defence = Act.STAND
            if attack == Act.CHOICE and self._another_round(fight):
                again = True
            elif attack in (Act.ADVANCE, Act.CHOICE):
                attack = Act.FALL_BACK
        if fight.unsupported:
            artillery.left_alone(self.field, fight, outcome)
        else:
            self._defender_acts(fight, defence, gunners, touching, hurt=bool(outcome.defender[0]))
        if again:
            squaring.before_next(self.field, fight)
            return True
        for assault in fight.assaults:
            if assault.troop.present:
                if attack in GONE_BACK:
                    self._back(assault.troop, attack, fight.defender)
                else:
                    self._forward(fight, assault, attack)
        return False

    def _another_round(self, fight: Fight) -> bool:
        """Whether horse that beats infantry fights on (BNB-CAV-1)."""
        return fight.defender.present and any(
            self.field.choose(troop, "second round", fight.defender).name == "FIGHT"
            for troop in fight.attackers
            if troop.present
        )

    def _back(self, troop: Troop, act: Act, enemy: Troop) -> None:
        withdrawal.in_combat(self.field, troop, MODES[act], normal_angle(troop.facing + 180.0), enemy)

    def _defender_acts(
        self, fight: Fight, act: Act, gunners: list[Troop], touching: list[Troop], *, hurt: bool
    ) -> None:
        field, defender = self.field, fight.defender
        facing = fight.attackers[0].facing
        if act in (Act.STAND, Act.REPEAT):
            if defender.present:
                squaring.square_up(field, fight, act)
            for guns in gunners:
                if guns.present and hurt:
                    losses.disrupt(field, guns, losses.Cause.COMBAT, "BNB-CART-4")
            return
        mode = MODES[act]
        for guns in gunners:
            if not guns.present:
                continue
            if act == Act.FALL_BACK:
                losses.disrupt(field, guns, losses.Cause.COMBAT, "BNB-CART-4")
            else:
                losses.eliminate(field, guns, losses.End.DESTROYED, "BNB-CART-4")
        before = defender.posture
        if defender.present:
            if defender.in_town:
                towns.driven_out(field, defender, mode, facing, compulsory=True, cause=mode.value)
            else:
                withdrawal.in_combat(field, defender, mode, facing, fight.attackers[0])
        artillery.go_along(field, act, facing, (before.x, before.y), defender, gunners, touching)

    # ---- winners

    def _forward(self, fight: Fight, assault: Assault, act: Act) -> None:
        """Advance or exploit, unless another combat still holds the winner (BNB-CC-9, 14, 15)."""
        field, troop = self.field, assault.troop
        if any(other is not fight and not other.done and troop in other.attackers and self._touches(other, assault)
               for other in self.fights):  # fmt: skip
            return
        exploiting = act == Act.EXPLOIT or (
            act == Act.CHOICE and field.choose(troop, "exploit", fight.defender).name == "EXPLOIT"
        )
        if troop.id in self.exploited:
            exploiting = False
        principals = {enemy.id for other in self.fights for enemy in other.defenders}
        if (
            not assault.across
            and assault.edge != IN_TOWN
            and not disentangling.shake_off(field, troop, principals, fight.defender)
        ):
            return
        if exploiting:
            self.exploit(assault, fight)
        else:
            exploitation.advance(field, assault)

    def exploit(self, assault: Assault, fought: Fight | None = None) -> None:
        """Fall on the next enemy at once, or press on (BNB-EXPL-1 to 3)."""
        troop = assault.troop
        if troop.id in self.exploited:
            return
        self.exploited.add(troop.id)
        new = exploitation.exploit(self.field, assault, in_town=fought is not None and fought.in_town)
        if new is None:
            return
        for fight in fights.fights_of(self.field, [new]):
            waiting = next(
                (
                    other
                    for other in self.fights
                    if not other.done
                    and not other.in_town
                    and other.defender is fight.defender
                    and other.arm == fight.arm
                    and other is not fought
                ),
                None,
            )
            if waiting is not None:
                waiting.assaults.append(new)
                continue
            self.fights.append(fight)
            self.before[troop.id] = (troop.ds, troop.mm)
            self.second.discard(troop.id)
            self.resolve(fight)


def close_combat(field: Field) -> None:
    """The whole phase."""
    Combats(field).resolve_all()
