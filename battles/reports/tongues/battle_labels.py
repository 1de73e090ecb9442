"""The headings, labels and table heads of the papers that tell of a whole battle and not of one seat: what a language
fills in, paper by paper.

A word in braces is a placeholder, filled in by its name; each group says which of its labels have some.
"""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RosterLabels:
    """Rosters and orders of battle.

    Placeholders: ``title`` takes ``battle``; ``subject`` takes ``rules``; ``head`` takes ``side``; ``about`` takes
    ``turn`` and ``point``; ``foot`` takes ``points`` and ``rules``; ``reach`` takes ``unit``; ``radius`` takes
    ``radius`` and ``unit``; ``arrives``, ``arrives_turn`` and ``turn`` take ``turn``.
    """

    title: str
    subject: str
    head: str
    about: str
    foot: str
    unit: str
    id: str
    kind: str
    quality: str
    strength: str
    reach: str
    radius: str
    arrives: str
    arrives_turn: str
    turn: str


@dataclass(frozen=True, slots=True)
class TableLabels:
    """Papers for the table.

    Placeholders: ``deployment_title`` takes ``battle`` and ``who``, ``deployment_of`` takes ``who``;
    ``deployment_subject`` and ``reference_title`` take ``rules``.
    """

    both_sides: str
    deployment: str
    deployment_title: str
    deployment_subject: str
    deployment_of: str
    deployment_foot: str
    reference: str
    reference_title: str
    reference_foot: str


@dataclass(frozen=True, slots=True)
class UmpireLabels:
    """The umpire's report.

    Placeholders: ``title`` takes ``battle`` and ``turn``; ``subject`` takes ``rules``; ``resolved`` takes ``turn`` and
    ``hour``; ``share`` takes ``part`` and ``whole``; ``story`` takes ``side``; ``known`` takes ``alias``, ``how`` and
    ``state``, ``last_seen`` takes ``hour``; ``turn`` and ``log_note`` take ``turn``; ``seed`` takes ``turn`` and
    ``seed``, ``seed_hash`` takes ``hash``; ``needed`` takes ``need``; ``ruled`` follows dice that were not thrown.
    """

    title: str
    subject: str
    sheet: str
    sheet_foot: str
    sheet_note: str
    resolved: str
    map: str
    needs: str
    no_needs: str
    brackets_note: str
    share: str
    story: str
    story_note: str
    not_for_players: str
    by_name: str
    by_kind: str
    by_arm: str
    seen_now: str
    last_seen: str
    known: str
    knowledge: str
    knowledge_note: str
    orders: str
    turn: str
    no_orders: str
    log: str
    log_note: str
    seed: str
    seed_hash: str
    needed: str
    ruled: str


@dataclass(frozen=True, slots=True)
class BattleLabels:
    """The report of a whole battle.

    Placeholders: ``title`` takes ``battle``; ``subject`` takes ``rules``; ``fought`` takes ``turns`` and ``rules``;
    ``day_note``, ``in_strength``, ``price_note``, ``lost_each_turn`` and ``order_of_battle_note`` take ``strength``;
    ``turns`` takes ``first`` and ``last``; ``hours`` takes ``day``, ``date``, ``year``, ``start`` and ``end``;
    ``end_map`` takes ``hour``; ``cost_of`` takes ``side`` and ``lost``, ``cost`` takes ``costs``; ``victory`` and
    ``commands`` take ``side``; ``lost_in_all`` takes ``lost``; ``orders_turn`` takes ``turn`` and ``side``; ``turn``
    takes ``turn``; ``initiative`` takes ``side``; ``fit`` and ``fallen`` take ``points``.
    """

    title: str
    subject: str
    bookmark: str
    foot: str
    report: str
    the_battle_of: str
    turn_noun: str
    turns_noun: str
    fought: str
    day: str
    day_note: str
    turns: str
    hours: str
    end_map: str
    outcome: str
    in_strength: str
    cost_of: str
    cost: str
    victory: str
    draw: str
    came_up: str
    lost: str
    lost_of_a_hundred: str
    units_destroyed: str
    guns_lost: str
    commanders_lost: str
    price: str
    price_note: str
    price_foot: str
    lost_in_all: str
    commands: str
    of_a_hundred: str
    when: str
    lost_each_turn: str
    decided: str
    decided_note: str
    commanders_fallen: str
    units_fallen: str
    none: str
    order_of_battle: str
    order_of_battle_note: str
    orders: str
    orders_note: str
    orders_turn: str
    dice: str
    dice_note: str
    turn: str
    initiative: str
    fit: str
    fallen: str
    arms: Mapping[str, str]
    all: str
    turn_by_turn: str
    turn_by_turn_note: str
    no_blows: str
    arrivals: str
    lost_this_turn: str
    lost_so_far: str
    fit_to_fight: str


@dataclass(frozen=True, slots=True)
class SimulationLabels:
    """The paper of a simulation.

    Placeholders: ``title`` and ``running`` take ``battle``; ``subject`` takes ``rules``; ``played`` takes ``battles``,
    ``turns`` and ``rules``; ``share`` takes ``share``, ``low`` and ``high``; ``fair``, ``leans`` and ``one_sided`` take
    ``side``, ``share``, ``low`` and ``high``; ``by_turn_note`` and ``price_note`` take ``strength``; ``first_nearest``
    takes ``side``; ``spread`` takes ``low`` and ``high``; ``broke_at`` takes ``turn``; ``changes`` gives for each kind
    of change words that take ``side`` and ``about``, ``reasons`` words for how a battle was decided.
    """

    title: str
    running: str
    subject: str
    bookmark: str
    foot: str
    report: str
    played: str
    winners: str
    winners_note: str
    undecided: str
    share: str
    fair: str
    leans: str
    one_sided: str
    none_decided: str
    figures: str
    won: str
    won_of_decided: str
    lost: str
    turns: str
    spread: str
    decided_by: str
    reasons: Mapping[str, str]
    nobody: str
    ground: str
    ground_note: str
    first_nearest: str
    line: str
    line_between: str
    price: str
    price_note: str
    lost_of_a_hundred: str
    lost_of_a_hundred_note: str
    by_turn: str
    by_turn_note: str
    by_arm: str
    arms: Mapping[str, str]
    all: str
    breaking: str
    breaking_note: str
    broke_at: str
    never: str
    sensitivity: str
    sensitivity_note: str
    as_it_is: str
    changes: Mapping[str, str]
