"""The command tree: formations in the order in which people read them."""

from __future__ import annotations

from collections.abc import Iterable

from campaigns.models import Formation


def in_tree(formations: Iterable[Formation]) -> list[tuple[int, Formation]]:
    """Formations with their depth in the tree, each followed by those below it."""
    children: dict[int | None, list[Formation]] = {}
    for formation in formations:
        children.setdefault(formation.parent_id, []).append(formation)

    def below(parent: int | None, depth: int) -> list[tuple[int, Formation]]:
        return [
            entry
            for formation in children.get(parent, ())
            for entry in [(depth, formation), *below(formation.pk, depth + 1)]
        ]

    return below(None, 0)
