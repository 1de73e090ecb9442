"""Paths in the PDF language: circles, rectangles with round corners, the house's ornament."""

from __future__ import annotations

import math


def circle(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    arm = radius * 0.5523
    return (
        f"{x + radius:.2f} {y:.2f} m "
        f"{x + radius:.2f} {y + arm:.2f} {x + arm:.2f} {y + radius:.2f} {x:.2f} {y + radius:.2f} c "
        f"{x - arm:.2f} {y + radius:.2f} {x - radius:.2f} {y + arm:.2f} {x - radius:.2f} {y:.2f} c "
        f"{x - radius:.2f} {y - arm:.2f} {x - arm:.2f} {y - radius:.2f} {x:.2f} {y - radius:.2f} c "
        f"{x + arm:.2f} {y - radius:.2f} {x + radius:.2f} {y - arm:.2f} {x + radius:.2f} {y:.2f} c h"
    )


def rounded(x: float, y: float, breadth: float, height: float, radius: float) -> str:
    """The path of a rectangle with round corners."""
    r = min(radius, breadth / 2, height / 2)
    k = r * (1 - 0.5523)
    right, top = x + breadth, y + height
    return (
        f"{x + r:.2f} {y:.2f} m {right - r:.2f} {y:.2f} l "
        f"{right - k:.2f} {y:.2f} {right:.2f} {y + k:.2f} {right:.2f} {y + r:.2f} c {right:.2f} {top - r:.2f} l "
        f"{right:.2f} {top - k:.2f} {right - k:.2f} {top:.2f} {right - r:.2f} {top:.2f} c {x + r:.2f} {top:.2f} l "
        f"{x + k:.2f} {top:.2f} {x:.2f} {top - k:.2f} {x:.2f} {top - r:.2f} c {x:.2f} {y + r:.2f} l "
        f"{x:.2f} {y + k:.2f} {x + k:.2f} {y:.2f} {x + r:.2f} {y:.2f} c h"
    )


def star(x: float, y: float, radius: float) -> str:
    """The path of a small lozenge, the house's ornament."""
    points = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (0, math.pi / 2, math.pi, -math.pi / 2)]
    return " ".join(f"{px:.2f} {py:.2f} {'m' if not i else 'l'}" for i, (px, py) in enumerate(points)) + " h"
