"""The first page of a turn's report: masthead, situation, what it cost, the whole field, its key, and what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine.dataclasses import dataclass
from battles.engine.lexicon import spelt
from battles.engine.protocol import Ruleset
from battles.engine.signs import KIT_ARMS, Arm, Form, Kit
from battles.reports.documents import marks
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.maps import field_scene, map_size, set_map
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import GAP, LIVE, MM
from battles.reports.documents.typeset import SITUATION, Line, Style, fitted, halved, set_lines
from battles.reports.facts import Account
from battles.reports.facts.rows import CommandRows, enemy_lost
from battles.reports.facts.strength import toll_of
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.values import Certainty, Rank, Scene, Tone
from battles.reports.tongues import Tongue
from battles.reports.tongues.rich import Rich, Span, bold, plain, rich

#: Breadth of the situation and of the figures beside it.
SITUATION_WIDTH, FACTS_WIDTH = 120 * MM, 59 * MM
#: Where the figures end, from the left edge of the facts.
FIGURES = 33 * MM
REMARK = Style(8.6, 9.6)
#: Room for key and box under the map; for the box alone when the key stands beside a narrow map.
UNDER_MAP, UNDER_NARROW_MAP = 52 * MM, 38 * MM
#: A map this much narrower than the page leaves room for the key at its side.
SIDE_KEY = 25 * MM
DUE_WIDTH = 63 * MM
#: The height of the box over the page's width, at least.
LEAST_WIDE = 27 * MM
#: From one sign of the key at the side to the next, at most.
SIDE_KEY_STEP = 16 * MM


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """A sign of the key: what draws it with its middle at (x, y), and what it means."""

    draw: Callable[[Document, float, float], None]
    words: str


def front_page(page: Document, data: TurnReportData, telling: Account, brigades: Sequence[CommandRows]) -> None:
    """Set the first page."""
    labels = data.tongue.labels.front
    page.begin(labels.bookmark, foot=labels.foot)
    if page.trial:
        page.mark(page.bottom)
        return
    masthead(page, data)
    y = _situation(page, data, telling, brigades, page.paper.height - 38 * MM)
    scene = field_scene(data)
    room = y - page.bottom - UNDER_NARROW_MAP
    side = LIVE - map_size(scene, LIVE, room).width - GAP / 2 >= SIDE_KEY
    if not side:
        room = y - page.bottom - UNDER_MAP
    size = map_size(scene, LIVE, room)
    x = page.left if side else page.left + (LIVE - size.width) / 2
    told = plain(data.tongue.situation(telling, data.seat.formations, data.knowledge, data.known_before))
    placed = set_map(page, scene, x, y, LIVE, room, alt=told)
    scale = labels.scale.format(scale=placed.scale, unit=data.ruleset.unit_of_length)
    below = y - placed.height - 5 * MM
    if side:
        _side_key(page, data, scene, page.left + placed.width + GAP / 2, y, placed.height)
        _due_wide(page, data, brigades, below, scale)
    else:
        _key(page, data, scene, below, LIVE - DUE_WIDTH - GAP, scale)
        _due_box(page, data, brigades, page.right - DUE_WIDTH, below)


#: What stands at the side of the title, and the title, are no wider than this.
BESIDE_TITLE, TITLE = 42 * MM, 96 * MM


def masthead(page: Document, data: TurnReportData) -> None:
    """Head line, title between the time and the addressee, ornament."""
    top = page.paper.height
    page.small_caps(page.left, top - 11 * MM, _of_the_turn(data), 8.6)
    page.text(page.right, top - 11 * MM, data.ruleset.title, Face.SMALL_ITALIC, 8.6, palette.SECONDARY, Align.RIGHT)
    page.double_rule(top - 13.4 * MM)
    when = [line for line in (data.hours.day(data.before.turn), _hours(data), data.before.weather.capitalize()) if line]
    _three(page, page.left, top - 20.5 * MM, when, Align.LEFT)
    command = data.seat.command
    commands = (command,) if width(Face.TEXT, command, 9.6) <= BESIDE_TITLE else halved(command, 9.6, Face.TEXT)
    name = data.tongue.labels.front.addressee.format(name=data.seat.name)
    _three(page, page.right, top - 20.5 * MM, [*_names(name), *filter(None, commands)], Align.RIGHT)
    title = data.after.title
    size = marks.fitting(title, Face.ENGLISH, (43, 38, 34, 30, 26, 22, 18), TITLE)
    middle = (page.left + page.right) / 2
    lines: tuple[str, ...] = (title,)
    if width(Face.ENGLISH, title, size) > TITLE:
        longest = max(halved(title, size), key=lambda half: width(Face.ENGLISH, half, size))
        size = marks.fitting(longest, Face.ENGLISH, (18, 16, 14.5, 13), TITLE)
        lines = halved(title, size)
    for number, line in enumerate(lines):
        y = top - 28 * MM + (len(lines) - 1 - number) * size * 1.1 - (len(lines) - 1) * 4
        with page.tags.content("H1"):
            page.text(middle, y, fitted(line, Face.ENGLISH, size, 104 * MM), Face.ENGLISH, size, align=Align.MIDDLE)
    marks.ornament(page, middle, top - 34 * MM, 36 * MM)


def _names(name: str) -> tuple[str, ...]:
    """A reader's name, on two lines where it is too wide for one."""
    return (name,) if width(Face.SEMIBOLD, name, 9.6) <= BESIDE_TITLE else halved(name, 9.6, Face.SEMIBOLD)


def _of_the_turn(data: TurnReportData) -> str:
    single, tongue = data.after.turn - data.before.turn <= 1, data.tongue
    labels, ordinal = tongue.labels.front, tongue.ordinal(data.before.turn)
    told = labels.one_turn.format(ordinal=ordinal) if single else tongue.numbers(data.turn)
    return labels.report_of.format(turns=told)


def _hours(data: TurnReportData) -> str:
    numbers, span = data.tongue.numbers(data.turn).capitalize(), data.tongue.span(data.turn)
    return f"{numbers}: {span}" if span else numbers


def _three(page: Document, x: float, y: float, lines: Sequence[str], align: Align) -> None:
    """Lines at the side of the title; the second in bold."""
    for index, line in enumerate(lines[:3]):
        face = Face.SEMIBOLD if index == (1 if align is Align.LEFT else 0) else Face.TEXT
        if index == 2 and align is Align.LEFT:
            face = Face.TEXT_ITALIC
        page.text(x, y - index * 12.6, fitted(line, face, 9.6, BESIDE_TITLE), face, 9.6, align=align)


def _situation(
    page: Document, data: TurnReportData, telling: Account, brigades: Sequence[CommandRows], top: float
) -> float:
    words = data.tongue.situation(telling, data.seat.formations, data.knowledge, data.known_before)
    lowest = page.paragraph(page.left, top, SITUATION_WIDTH, words, SITUATION)
    return min(lowest, _facts(page, facts(data.tongue, telling, brigades), top - 4)) - 6 * MM


def _facts(page: Document, rows: Sequence[tuple[str, str, str]], y: float) -> float:
    """Labels, figures under each other, and remarks, on more than one line where they must be; returns the y under."""
    x = page.right - FACTS_WIDTH
    taken = (width(Face.TEXT_ITALIC, label, 8.8) + 6 + width(Face.BOLD, value, 11) for label, value, _ in rows)
    figures = max(FIGURES, *taken)
    for label, value, note in rows:
        y -= 10
        page.text(x, y, label, Face.TEXT_ITALIC, 8.8, palette.SECONDARY)
        page.text(x + figures, y, value, Face.BOLD, 11, align=Align.RIGHT)
        for number, line in enumerate(set_lines(note, FACTS_WIDTH - figures - 4, REMARK)):
            y -= REMARK.leading if number else 0
            page.line(x + figures + 4, y, line)
        page.rule(x, y - 4.2, page.right, 0.35, palette.HAIRLINE)
        y -= 7.2
    return y


def facts(tongue: Tongue, telling: Account, brigades: Sequence[CommandRows]) -> tuple[tuple[str, str, str], ...]:
    """What the command is and what the turn cost it: label, figure, remark."""
    labels, common = tongue.labels.front, tongue.labels.page
    left, full = sum(brigade.left for brigade in brigades), sum(brigade.full for brigade in brigades)
    units = [row.unit for brigade in brigades for row in brigade.rows]
    now = sum(brigade.lost_now for brigade in brigades)
    worried = [tongue.command(telling.turn, brigade.command) for brigade in brigades if brigade.worried]
    present = [brigade for brigade in brigades if brigade.left]
    ruleset = telling.turn.ruleset
    lost = toll_of(ruleset, units, telling.turn.lost)
    toll = tongue.toll(ruleset, lost) or labels.nothing
    if lost and sum(lost.values()) != now and any(ruleset.measure.men(unit) for unit in units):
        toll = labels.about.format(toll=toll)
    fell, gone = enemy_lost(telling.turn)
    if ruleset.measure.counted:
        points, fallen = sum(fell.values()), ""
        if gone:
            fallen = labels.destroyed.format(units=tongue.counted(gone, common.unit, common.units))
    else:
        # Whole units are counted, as in the rows above, and what others lost is told beside them.
        points, fallen = gone, tongue.toll(ruleset, toll_of(ruleset, filter(None, map(telling.turn.unit, fell)), fell))
    in_hand = len(present) - len([brigade for brigade in present if brigade.worried])
    called = tongue.commands(telling.turn, [brigade.command for brigade in brigades]).capitalize()
    return (
        (labels.your_command, str(left), labels.of.format(whole=tongue.strength(ruleset, full))),
        (labels.lost, str(now), toll),
        (labels.enemy_fallen, str(points), fallen),
        (
            labels.in_hand.format(commands=called),
            labels.share.format(part=in_hand, whole=len(present)),
            _worry(tongue, worried) if ruleset.lexicon(tongue.language).command else "",
        ),
    )


def _worry(tongue: Tongue, worried: Sequence[str]) -> str:
    labels = tongue.labels.front
    if not worried:
        return labels.all_in_command
    if len(worried) == 1:
        return labels.one_out.format(name=worried[0])
    return labels.some_out.format(count=tongue.counted(len(worried), labels.is_out, labels.are_out))


# ---- key


#: The arms in the order of the key, and the form in which each is shown but for the first, which is shown in all.
KEY_ARMS = ((Arm.INFANTRY, Form.LINE), (Arm.CAVALRY, Form.LINE), (Arm.ARTILLERY, Form.BATTERY))
#: The forms of the key that every rulebook's foot may take, in its order.
KEY_FORMS = (Form.LINE, Form.COLUMN, Form.ATTACK_COLUMN, Form.SQUARE, Form.SKIRMISH)


def key_entries(ruleset: Ruleset, tongue: Tongue, scene: Scene, cm: float = 4.2) -> tuple[KeyEntry, ...]:
    """The signs that a map shows and no others, by the rulebook's words for arms and formations."""
    lexicon, signs, labels = ruleset.lexicon(tongue.language), ruleset.signs, tongue.labels.front

    def called(arm: Arm) -> str:
        word = next((word for word, drawn in signs.arms.items() if drawn is arm), "")
        return lexicon.troops[word].one if word in lexicon.troops else spelt(word)

    def standing(form: Form) -> str:
        word = next((word for word, drawn in signs.forms.items() if drawn is form), "")
        return (lexicon.formation(word).standing or lexicon.formation(word).name) if word else ""

    def troops(
        arm: Arm, form: Form, tone: Tone, certainty: Certainty = Certainty.SEEN, kit: Kit | None = None
    ) -> Callable[..., None]:
        return lambda page, x, y: marks.sign(page, x, y, arm, form, tone, cm=cm, certainty=certainty, kit=kit)

    seen = [sign for sign in scene.units if sign.certainty is Certainty.SEEN]
    arms, tones, kits = {sign.arm for sign in seen}, {sign.tone for sign in seen}, {sign.kit for sign in seen}
    ghosts = any(sign.certainty is Certainty.LAST_SEEN for sign in scene.units)
    generals = {commander.tone for commander in scene.commanders}
    foot, *others = [(arm, form) for arm, form in KEY_ARMS if arm in signs.arms.values()]
    stood = {sign.form for sign in seen if sign.arm is foot[0]}
    forms = [form for form in KEY_FORMS if form in stood and standing(form)]
    words = [f"{called(foot[0])} {standing(forms[0])}", *(standing(form) for form in forms[1:])] if forms else []
    entries = [
        *(KeyEntry(troops(foot[0], form, Tone.OWN), word) for form, word in zip(forms, words, strict=True)),
        *(
            KeyEntry(troops(KIT_ARMS[kit], Form.LINE, Tone.OWN, kit=kit), tongue.labels.map.kits[kit])
            for kit in dict.fromkeys(signs.kits.values())
            if kit in kits
        ),
        *(KeyEntry(troops(arm, form, Tone.OWN), called(arm)) for arm, form in others if arm in arms),
    ]

    def add(drawn: bool, draw: Callable[..., None], meaning: str) -> None:
        if drawn:
            entries.append(KeyEntry(draw, meaning))

    def general(rank: Rank, tone: Tone) -> Callable[..., None]:
        return lambda page, x, y: marks.commander_sign(page, x, y - 2, rank, tone, cm)

    add(Tone.FRIEND in tones, troops(Arm.INFANTRY, Form.LINE, Tone.FRIEND), labels.friends)
    add(Tone.ENEMY in tones, troops(Arm.INFANTRY, Form.LINE, Tone.ENEMY), labels.enemy_seen)
    add(ghosts, troops(Arm.INFANTRY, Form.LINE, Tone.ENEMY, Certainty.LAST_SEEN), labels.enemy_last_seen)
    add(Tone.OWN in generals, general(Rank.DIVISION, Tone.OWN), labels.general)
    add(Tone.ENEMY in generals, general(Rank.UNKNOWN, Tone.ENEMY), labels.enemy_general)
    add(scene.seen is not None, _veil_sign, labels.out_of_sight)
    return tuple(entries)


def _veil_sign(page: Document, x: float, y: float) -> None:
    page.box(x - 10.5, y - 5.5, 21, 11, fill=palette.mix(palette.GROUND, palette.VEIL, 0.12))
    for step in range(4):
        page.rule(x - 10.5, y - 3.6 + step * 2.4, x + 10.5, 0.22, palette.VEIL)
    page.box(x - 10.5, y - 5.5, 21, 11, stroke=palette.SECONDARY, weight=0.35)


def _key(page: Document, data: TurnReportData, scene: Scene, top: float, breadth: float, scale: str) -> None:
    """The key under the map, in three columns."""
    y = page.section(page.left, top, breadth, data.tongue.labels.front.key, scale)
    entries = key_entries(data.ruleset, data.tongue, scene)
    rows = (len(entries) + 2) // 3
    step = min(9 * MM, (y - page.bottom) / max(1, rows))
    for index, entry in enumerate(entries):
        column, row = divmod(index, rows)
        x = page.left + column * breadth / 3
        middle = y - step * (row + 0.55)
        entry.draw(page, x + 12, middle)
        page.text(x + 28, middle - 2.8, entry.words, Face.SMALL, 8.8)


def _side_key(page: Document, data: TurnReportData, scene: Scene, x: float, top: float, height: float) -> None:
    """The key beside a narrow map, one sign over another."""
    breadth = page.right - x
    y = page.section(x, top, breadth, data.tongue.labels.front.key)
    entries = key_entries(data.ruleset, data.tongue, scene, 3.6)
    step = min(SIDE_KEY_STEP, (height - 16) / max(1, len(entries)))
    style = Style(7.4, 8.2)
    for index, entry in enumerate(entries):
        middle = y - step * (index + 0.36)
        entry.draw(page, x + breadth / 2, middle)
        lines = set_lines(entry.words, breadth, style)
        for number, line in enumerate(lines):
            page.line(x + (breadth - line.width) / 2, middle - 15.5 - number * 7.6, line)


# ---- orders due


def _due_box(page: Document, data: TurnReportData, brigades: Sequence[CommandRows], x: float, top: float) -> None:
    """What is asked and until when, in a box with a double frame."""
    room = top - page.bottom
    for style in ASKED:
        texts = [set_lines(text, DUE_WIDTH - 18, style) for text in _asked(data, brigades)]
        wanted = 68 + _height(texts, style)
        if wanted <= room:
            break
    bottom = max(page.bottom, top - max(68 + _height(_kept(texts, style, room - 68), style), 44 * MM))
    _frame(page, x, bottom, DUE_WIDTH, top - bottom)
    middle = x + DUE_WIDTH / 2
    y = top - 16
    due = data.tongue.labels.front.due.format(turn=data.after.turn)
    page.small_caps(middle, y, due, 8.6, align=Align.MIDDLE)
    y = _deadline(page, data, middle, y - 17, DUE_WIDTH - 16)
    marks.ornament(page, middle, y - 8, DUE_WIDTH * 0.42, palette.SEAL)
    _set_asked(page, texts, style, x + 9, y - 12, bottom)


#: The type of what is asked, the largest first.
ASKED = (Style(9.2, 11.2), Style(8.6, 10.2), Style(8.0, 9.4))


def _height(texts: Sequence[Sequence[Line]], style: Style) -> float:
    """What paragraphs of what is asked take."""
    return sum(len(lines) * style.leading + 3.5 for lines in texts)


def _kept(texts: Sequence[Sequence[Line]], style: Style, room: float) -> Sequence[Sequence[Line]]:
    """The paragraphs that have room: where it is short questions go, never how to answer and what silence means."""
    kept = list(texts)
    while len(kept) > 2 and _height(kept, style) > room:
        kept.pop(-3)
    return kept


def _set_asked(
    page: Document, texts: Sequence[Sequence[Line]], style: Style, x: float, y: float, bottom: float
) -> None:
    """Paragraphs from y downwards, those that have room."""
    kept = list(texts)
    room = y - bottom - 3
    while len(kept) > 2 and sum(len(lines) * style.leading + 2.6 for lines in kept) > room:
        kept.pop(-3)
    for lines in kept:
        for line in lines:
            y -= style.leading
            page.line(x, y, line)
        y -= 2.6


def _due_wide(page: Document, data: TurnReportData, brigades: Sequence[CommandRows], top: float, scale: str) -> None:
    """The same over the page's whole width, under a map with its key at the side."""
    page.text(page.left, top - 2, scale, Face.TEXT_ITALIC, 9, palette.SECONDARY)
    top -= 8
    column = LIVE * 0.34
    style = Style(9.2, 11.2)
    texts = [set_lines(text, LIVE - column - 18, style) for text in _asked(data, brigades)]
    wanted = 16 + sum(len(lines) * style.leading + 2.6 for lines in texts)
    bottom = max(page.bottom, top - max(wanted, LEAST_WIDE))
    _frame(page, page.left, bottom, LIVE, top - bottom)
    middle = page.left + column / 2
    y = top - 18
    due = data.tongue.labels.front.due.format(turn=data.after.turn)
    page.small_caps(middle, y, due, 8.6, align=Align.MIDDLE)
    y = _deadline(page, data, middle, y - 20, column - 20)
    marks.ornament(page, middle, y - 8, column * 0.36, palette.SEAL)
    _set_asked(page, texts, style, page.left + column + 6, top - 6, bottom)


def _frame(page: Document, x: float, y: float, breadth: float, height: float) -> None:
    page.box(x, y, breadth, height, fill=palette.PANEL, stroke=palette.SEAL, weight=1.3)
    page.box(x + 2.4, y + 2.4, breadth - 4.8, height - 4.8, stroke=palette.SEAL, weight=0.45)


def _deadline(page: Document, data: TurnReportData, middle: float, y: float, breadth: float) -> float:
    at = data.due.at
    day, hour = data.tongue.deadline(at), f"{at:%H:%M}" if at else ""
    size = marks.fitting(day, Face.BOLD, (14, 13, 12, 11, 10), breadth)
    page.text(middle, y, day, Face.BOLD, size, palette.SEAL, Align.MIDDLE)
    if not hour:
        return y
    y -= 17
    zone = data.tongue.labels.front.zone.format(zone=data.due.zone) if data.due.zone else ""
    whole = width(Face.BOLD, hour, 14) + (6 + width(Face.TEXT_ITALIC, zone, 10) if zone else 0)
    end = page.text(middle - whole / 2, y, hour, Face.BOLD, 14, palette.SEAL)
    page.text(end + 6, y, zone, Face.TEXT_ITALIC, 10)
    return y


def _asked(data: TurnReportData, brigades: Sequence[CommandRows]) -> list[Rich]:
    """What is asked, how to answer, and what silence means."""
    labels = data.tongue.labels.front
    key: Rich = (Span(labels.seat_key), bold(data.seat.key), Span(".")) if data.seat.key else ()
    shoots = data.turn.ruleset.vocabulary.shoots_at_will
    hold = labels.silence_hold_and_shoot if shoots else labels.silence_hold
    silence = labels.silence_standing if data.standing else hold
    questions = data.asked or data.tongue.questions(data.turn, data.seat.formations, brigades, data.knowledge)
    return [*(rich(line) for line in questions), rich(labels.answer, key), rich(bold(labels.silence), silence)]
