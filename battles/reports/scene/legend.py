"""Keys and samples: the signs of a map with their words, and single signs for tables and keys elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from battles.engine.dataclasses import dataclass, replace
from battles.engine.signs import KIT_ARMS, Arm, Form, Kit
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.furniture import fitted
from battles.reports.scene.generals import draw_commander, draw_dust
from battles.reports.scene.ground import engrave_ground
from battles.reports.scene.ground.alphabet import Way, style_of
from battles.reports.scene.livery import recoloured
from battles.reports.scene.picture import Group, Ink, Item, Picture, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.signs import draw_strength, draw_unit, strength_places, usual_size
from battles.reports.scene.tracks import Standing, draw_clash, draw_goal, draw_shot, draw_track
from battles.reports.scene.values import (
    Certainty,
    Clash,
    CommanderSign,
    Dust,
    Goal,
    Ground,
    Rank,
    Scene,
    Sheet,
    Shot,
    Tone,
    Track,
    UnitSign,
)
from battles.reports.scene.veil import draw_veil

SAMPLE = (34.0, 20.0)
"""Width and height of a sample in points."""

PITCH = 21.0
"""Height of a row of a key in points."""

TITLE_HEIGHT = 34.0
"""Height of the title above a map that stands alone, in points."""

GROUND_SAMPLE = (34.0, 17.0)
"""Width and height of a sample of ground in points."""

SAMPLE_CM = 4.4
"""Size of a table centimetre in samples, in points."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sample with the words that explain it."""

    picture: Picture
    words: str


def _sample(draw: Callable[[Plate], None], size: tuple[float, float], cm: float) -> Picture:
    """A small picture whose middle is the origin of the table."""
    wide, high = size
    window = (-wide / 2 / cm, -high / 2 / cm, wide / 2 / cm, high / 2 / cm)
    plate = Plate(window, Sheet(cm=cm))
    draw(plate)
    return Picture(wide, high, (Group(tuple(plate.items), clip=(0.0, 0.0, wide, high)),))


def unit_sample(
    arm: Arm,
    form: Form,
    tone: Tone,
    *,
    certainty: Certainty = Certainty.SEEN,
    strength: int | None = None,
    lost: int = 0,
    size: tuple[float, float] = SAMPLE,
    cm: float = SAMPLE_CM,
    kit: Kit | None = None,
) -> Picture:
    """A unit's sign by itself, front up, for a table or a key; as large as fits at ``cm`` points a centimetre."""
    wide, deep = usual_size(arm, form)
    cm = min(cm, size[0] / (wide + 0.6), size[1] / (deep + 1.4))
    sign = UnitSign((0.0, -0.25), wide, deep, 0.0, arm, form, tone, certainty, strength=strength, lost=lost, kit=kit)

    def draw(plate: Plate) -> None:
        draw_unit(plate, sign)
        if strength_places(sign):
            draw_strength(plate, sign)

    return _sample(draw, size, cm)


def commander_sample(
    rank: Rank, tone: Tone, *, size: tuple[float, float] = (16.0, 20.0), cm: float = SAMPLE_CM
) -> Picture:
    """A commander's sign by itself."""
    sign = CommanderSign((-0.35, -0.75), rank, tone)
    return _sample(lambda plate: draw_commander(plate, sign), size, min(cm, size[1] / 4.2, size[0] / 3.8))


def ground_sample(kind: str, *, area: bool, size: tuple[float, float] = GROUND_SAMPLE) -> Picture:
    """A piece of ground of a kind, in a thin frame."""
    wide, high = size[0] / SAMPLE_CM, size[1] / SAMPLE_CM
    window = (0.0, 0.0, wide, high)
    if area:
        inset = 0.6
        ring = ((inset, inset), (wide - inset, inset), (wide - inset, high - inset), (inset, high - inset))
        whole = ((-3.0, -3.0), (wide + 3.0, -3.0), (wide + 3.0, high + 3.0), (-3.0, high + 3.0))
        filling = style_of(Ground("", kind, area=ring)).way in (Way.CROP, Way.ROUGH, Way.MARSH, Way.WOOD)
        piece = Ground(f"key-{kind}", kind, area=whole if filling else ring)
    else:
        piece = Ground(
            f"key-{kind}", kind, line=((-1.0, high * 0.35), (wide * 0.5, high * 0.5), (wide + 1.0, high * 0.62))
        )
    group = engrave_ground((piece,), (wide, high), window, Sheet(cm=SAMPLE_CM), (0.0, 0.0))
    corners = ((0.0, 0.0), (size[0], 0.0), size, (0.0, size[1]))
    frame = Shape((corners,), Ink(stroke=palette.INK, width=0.4, round=False))
    return Picture(*size, (group, frame))


def _action_sample(draw: Callable[[Plate], None]) -> Picture:
    return _sample(draw, SAMPLE, SAMPLE_CM)


_LEFT, _RIGHT = (-3.4, 0.0), (3.4, 0.0)


def _veil_sample() -> Picture:
    def draw(plate: Plate) -> None:
        left, bottom, right, top = plate.window
        plate.polygon(((left, bottom), (right, bottom), (right, top), (left, top)), Ink(fill=palette.GROUND))
        draw_veil(plate, ())
        plate.polygon(
            ((left, bottom), (right, bottom), (right, top), (left, top)),
            Ink(stroke=palette.INK, width=0.8, round=False),
        )

    return _sample(draw, GROUND_SAMPLE, SAMPLE_CM)


@lru_cache(maxsize=8)
def legend(scene: Scene) -> tuple[Entry, ...]:
    """The signs that a scene uses, with their words, in reading order."""
    return (*_troop_entries(scene), *_action_entries(scene), *_ground_entries(scene))


def _troop_entries(scene: Scene) -> Iterator[Entry]:
    seen = [sign for sign in scene.units if sign.certainty is Certainty.SEEN]
    tones = {sign.tone for sign in seen}
    first = next((tone for tone in (Tone.OWN, Tone.FRIEND, Tone.ENEMY) if tone in tones), Tone.OWN)
    for (arm, form), words in scene.words.forms.items():
        if any(sign.arm is arm and sign.form is form for sign in seen):
            yield Entry(unit_sample(arm, form, first), words)
    kits = {sign.kit for sign in seen}
    for kit, words in scene.words.kits.items():
        if kit in kits:
            yield Entry(unit_sample(KIT_ARMS[kit], Form.LINE, first, kit=kit), words)
    for tone, words in scene.sides:
        if tone in tones and len(tones) > 1:
            yield Entry(unit_sample(Arm.INFANTRY, Form.LINE, tone), words)
    ranks = {(sign.rank, sign.tone) for sign in scene.commanders}
    for rank, words in scene.words.ranks.items():
        holder = next((tone for tone in Tone if (rank, tone) in ranks), None)
        if holder is not None:
            yield Entry(commander_sample(rank, holder, size=(SAMPLE[0], SAMPLE[1])), words)


def _action_entries(scene: Scene) -> Iterator[Entry]:
    certainties = {sign.certainty for sign in scene.units}
    for certainty, words in scene.words.certainties.items():
        if certainty in certainties:
            tone = Tone.OWN if certainty in (Certainty.BEFORE, Certainty.PLANNED) else Tone.ENEMY
            yield Entry(unit_sample(Arm.INFANTRY, Form.LINE, tone, certainty=certainty), words)
    kinds = {track.kind for track in scene.tracks}
    for kind, words in scene.words.tracks.items():
        if kind in kinds:
            track = Track(kind, Tone.OWN, (_LEFT, _RIGHT))
            yield Entry(_action_sample(partial(draw_track, track=track, signs=Standing())), words)
    if scene.goals:
        yield Entry(_action_sample(lambda plate: draw_goal(plate, Goal((0.0, 0.0), Tone.OWN))), scene.words.goal)
    shots = {shot.kind for shot in scene.shots}
    for shot_kind, words in scene.words.shots.items():
        if shot_kind in shots:
            shot = Shot(shot_kind, Tone.OWN, _LEFT, _RIGHT)
            yield Entry(_action_sample(partial(draw_shot, shot=shot, signs=Standing())), words)
    if scene.clashes:
        yield Entry(_action_sample(lambda plate: draw_clash(plate, Clash((0.0, 0.0)))), scene.words.clash)
    if scene.dust:
        yield Entry(_action_sample(lambda plate: draw_dust(plate, Dust((0.0, -0.2)))), scene.words.dust)
    if scene.seen is not None:
        yield Entry(_veil_sample(), scene.words.veil)


def _ground_entries(scene: Scene) -> Iterator[Entry]:
    seen: dict[str, Ground] = {}
    for piece in scene.ground:
        seen.setdefault(piece.kind, piece)
    for kind, piece in seen.items():
        words = scene.words.ground.get(kind, kind.replace("-", " ").replace("_", " "))
        yield Entry(ground_sample(kind, area=bool(piece.area)), words)


def _rows(scene: Scene, width: float) -> tuple[int, int]:
    """How many columns and rows a key has in a width."""
    columns = max(1, int(width / 104))
    return columns, -(-len(legend(scene)) // columns)


def legend_height(scene: Scene, width: float) -> float:
    """The height in points that the title and the key of a map take in a width."""
    return TITLE_HEIGHT + _rows(scene, width)[1] * PITCH + 12.0


def key_of(scene: Scene, width: float) -> Picture:
    """The key of a map in columns over a width."""
    columns, rows = _rows(scene, width)
    height = rows * PITCH + 12.0
    items: list[Item] = []
    step = width / columns
    for index, entry in enumerate(legend(scene)):
        x, y = (index // rows) * step, height - 12.0 - (index % rows + 1) * PITCH + 3.0
        items.append(Group(entry.picture.items, offset=(x, y + (SAMPLE[1] - entry.picture.height) / 2)))
        items.append(fitted(entry.words, (x + SAMPLE[0] + 7, y + 7.2), Face.TEXT, 8.6, step - SAMPLE[0] - 14))
    return recoloured(Picture(width, height, tuple(items)), scene.livery)


def with_legend(scene: Scene, picture: Picture, width: float) -> Picture:
    """A picture with its title above and its key below, for a map that stands alone."""
    key = key_of(scene, width)
    items = (
        fitted(scene.title, (0.0, key.height + picture.height + 13.0), Face.ENGLISH, 24.0, width),
        Group(picture.items, offset=((width - picture.width) / 2, key.height)),
        *key.items,
    )
    return replace(picture, width=width, height=picture.height + TITLE_HEIGHT + key.height, items=items)
