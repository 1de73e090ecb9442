"""The headings, labels and table heads of the printed papers: what a language fills in, paper by paper.

A word in braces is a placeholder, filled in by its name; each group says which of its labels have some.
"""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.dataclasses import dataclass
from battles.reports.scene.values import MapWords
from battles.reports.tongues.battle_labels import (
    BattleLabels,
    RosterLabels,
    SimulationLabels,
    TableLabels,
    UmpireLabels,
)


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
