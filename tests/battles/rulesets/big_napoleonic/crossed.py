"""Ground and bystanders that movement is tried on, and the orders of a corps."""

from tests.battles.rulesets.big_napoleonic.play import QUIET, foot

BYSTANDER = foot("F9", (4, 4))
RIVER = [
    {"id": "river", "kind": "river", "line": [[0, 24], [72, 24]]},
    {"id": "bridge", "kind": "bridge", "line": [[36, 23.5], [36, 24.5]]},
]
BOURG = {"id": "bourg", "kind": "town", "area": [[34, 26], [38, 26], [38, 30], [34, 30]]}


def french(line: str, unit: str = "F1") -> str:
    return f"{QUIET}CORPS FC\n  {unit}: {line}"
