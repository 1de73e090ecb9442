"""The headings, labels and table heads of the printed papers: what a language fills in, paper by paper.

A word in braces is a placeholder, filled in by its name; each group says which of its labels have some.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from battles.reports.scene.values import MapWords


@dataclass(frozen=True, slots=True)
class PageLabels:
    """What every paper has. ``locale`` is the language as a PDF names it; ``number`` takes ``number`` and ``count``."""

    locale: str
    house: str
    number: str
    orders_by: str
    unit: str
    units: str
    #: What a command's name loses where room is short.
    command_noun: str
    possessive: str


@dataclass(frozen=True, slots=True)
class FrontLabels:
    """The first page of a turn's report.

    Placeholders: ``title`` takes ``battle``, ``turns`` and ``name``; ``subject`` takes ``rules``; ``scale``
    takes ``scale`` and ``unit``; ``report_of`` takes ``turns``, ``one_turn`` takes ``ordinal``; ``addressee``
    takes ``name``; ``of`` takes ``whole``; ``about`` takes ``toll``; ``destroyed`` takes ``units``; ``in_hand``
    takes ``commands``, ``share`` takes ``part`` and ``whole``; ``one_out`` takes ``name`` and ``some_out``
    takes ``count``; ``due`` takes ``turn``; ``zone`` takes ``zone``; ``field_map_at`` takes ``hour``.
    """

    title: str
    subject: str
    bookmark: str
    foot: str
    scale: str
    report_of: str
    one_turn: str
    addressee: str
    your_command: str
    of: str
    lost: str
    about: str
    nothing: str
    enemy_fallen: str
    destroyed: str
    in_hand: str
    share: str
    all_in_command: str
    one_out: str
    some_out: str
    is_out: str
    are_out: str
    key: str
    friends: str
    enemy_seen: str
    enemy_last_seen: str
    general: str
    enemy_general: str
    out_of_sight: str
    due: str
    zone: str
    answer: str
    seat_key: str
    silence: str
    silence_standing: str
    silence_hold: str
    silence_hold_and_shoot: str
    field_map: str
    field_map_at: str


@dataclass(frozen=True, slots=True)
class SectorLabels:
    """The page of a seat's sector.

    Placeholders: ``about`` takes ``when``; ``field_at`` takes ``hour``; ``scale`` takes ``scale`` and ``unit``;
    ``beyond`` takes ``name``, ``square``, ``far`` and ``unit``, ``across`` the first two of them.
    """

    title: str
    about: str
    foot: str
    map: str
    before: str
    after: str
    field_at: str
    signs: str
    scale: str
    stood_before: str
    march: str
    charge: str
    driven: str
    fire: str
    strength: str
    number: str
    edge: str
    radius: str
    beyond: str
    across: str
    strip: str
    strip_note: str
    own: str
    enemy: str


@dataclass(frozen=True, slots=True)
class StoryLabels:
    """The story of a turn. Placeholders: ``foot`` takes ``rules``, ``seen_note`` takes ``strength``."""

    title: str
    about: str
    foot: str
    moved: str
    moved_note: str
    quiet: str
    quiet_note: str
    rest: str
    rest_note: str
    seen: str
    seen_note: str
    nobody_seen: str
    unjudged: str


@dataclass(frozen=True, slots=True)
class CommandLabels:
    """The command unit by unit, and what hangs on it.

    Placeholders: ``about`` takes ``hour``; ``nearest`` takes ``unit``; ``room`` takes ``room`` and
    ``reach``, ``arc`` takes ``arc``; ``of`` takes ``whole``; ``expected_row`` takes
    ``toll``, ``square``, ``time`` (filled from ``at_about``, which takes ``hour``) and ``turn``; ``orders`` takes
    ``turn`` and ``span``; ``root`` and ``next_root`` take ``turn``; ``generals_note`` takes ``unit``,
    ``beyond`` takes ``units``, ``gone_before`` takes ``fate``.
    """

    title: str
    about: str
    foot: str
    unit: str
    square: str
    strength: str
    turn: str
    in_all: str
    handle: str
    reach: str
    charge: str
    fire: str
    nearest: str
    hands: Mapping[str, str]
    room: str
    reaches: str
    arc: str
    command: str
    of: str
    statuses: Mapping[str, str]
    all: str
    left: str
    lost_now: str
    lost_before: str
    generals: str
    generals_note: str
    beyond: str
    gone_before: str
    ordered: str
    expected: str
    expected_row: str
    at_about: str
    nobody_expected: str
    messages: str
    no_messages: str
    standing: str
    no_standing: str
    no_standing_shoot: str
    orders: str
    orders_note: str
    root: str
    next_root: str


@dataclass(frozen=True, slots=True)
class FormLabels:
    """The order form: the words of its lines, and the tips of its fields.

    Placeholders: ``title`` takes ``battle``, ``turn`` and ``name``; ``head`` takes ``turn``; ``command`` takes
    ``command``; ``place_tip`` takes ``place``; ``standing_of``, ``intent_of``, ``objective_of``, ``orders_of`` and
    ``general_of`` take ``name``; ``last`` takes ``words``.
    """

    title: str
    subject: str
    head: str
    due: str
    foot: str
    addressee: str
    command: str
    key: str
    standing: str
    standing_tip: str
    message: str
    message_tip: str
    more: str
    more_tip: str
    priority: str
    place_tip: str
    brigade_standing: str
    standing_of: str
    intent: str
    intent_of: str
    where: str
    objective_of: str
    orders_of: str
    generals: str
    general_of: str
    group: str
    group_tip: str
    last: str
    enemies: str
    enemies_note: str


@dataclass(frozen=True, slots=True)
class OrderWordLabels:
    """The words of orders, as tables. ``postures`` says what each intent means, by its word.

    Placeholders: ``intent_note`` takes ``block``.
    """

    title: str
    foot: str
    write: str
    comes: str
    decision: str
    choices: str
    when: str
    intent: str
    intent_note: str
    unit: str
    unit_note: str
    general: str
    general_note: str
    command: str
    standing: str
    standing_note: str
    conditions: str
    conditions_note: str
    postures: Mapping[str, str]
    places: str
    place_rows: Mapping[str, str]


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


@dataclass(frozen=True, slots=True)
class Labels:
    """All labels of a language, by paper."""

    page: PageLabels
    front: FrontLabels
    sector: SectorLabels
    story: StoryLabels
    command: CommandLabels
    form: FormLabels
    words: OrderWordLabels
    roster: RosterLabels
    table: TableLabels
    umpire: UmpireLabels
    battle: BattleLabels
    simulation: SimulationLabels
    map: MapWords
