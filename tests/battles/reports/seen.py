"""Pictures as others see them: printed in grey, or by eyes that lack the cones for green or for red.

The colours of dichromats by Viénot, Brettel and Mollon (1999), on linear light.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image, ImageChops

Matrix = tuple[tuple[float, float, float], ...]
PROTAN: Matrix = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
DEUTAN: Matrix = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
_LIGHT = [round(255 * (v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4)) for v in range(256)]
_SHOWN = [
    round(255 * (12.92 * v / 255 if v / 255 <= 0.0031308 else 1.055 * (v / 255) ** (1 / 2.4) - 0.055))
    for v in range(256)
]


def _without(matrix: Matrix) -> Callable[[Image.Image], Image.Image]:
    rows = tuple(value for row in matrix for value in (*row, 0.0))

    def seen(image: Image.Image) -> Image.Image:
        return image.convert("RGB").point(_LIGHT * 3).convert("RGB", rows).point(_SHOWN * 3)

    return seen


EYES: Mapping[str, Callable[[Image.Image], Image.Image]] = {
    "in grey": lambda image: image.convert("L").convert("RGB"),
    "without green": _without(DEUTAN),
    "without red": _without(PROTAN),
}


def unlike(one: Image.Image, other: Image.Image) -> float:
    """How unlike two pictures of one size are at their most unlike half of the pixels that carry any ink, 0 to 255."""
    apart = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).tobytes()
    inked = ImageChops.darker(one.convert("L"), other.convert("L")).tobytes()
    values = sorted(max(apart[3 * place : 3 * place + 3]) for place, ink in enumerate(inked) if ink < 235)
    half = values[len(values) // 2 :]
    return sum(half) / len(half)
