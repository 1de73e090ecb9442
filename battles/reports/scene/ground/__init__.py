"""The ground of a map: its alphabet, and how woods, crops, waters, roads, works, houses and relief are drawn."""

from battles.reports.scene.ground.engraving import engrave_ground

__all__ = ["engrave_ground"]
