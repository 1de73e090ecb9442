"""Every clause is stated, applied by code and named by a test."""

from battles.rulesets.mini_nap.ruleset import RULESET
from tests.battles.rulesets.stated import Stated


class TestWhatIsStated(Stated):
    rules = RULESET
    # How many clauses each family of the specification has.
    families = {
        "MN-SCALE": 6,
        "MN-FILE": 6,
        "MN-SEQ": 7,
        "MN-MOVE": 10,
        "MN-ART": 2,
        "MN-CHG": 5,
        "MN-QR": 1,
        "MN-DIV": 3,
        "MN-REACT": 10,
        "MN-FIRE": 10,
        "MN-LOSS": 1,
        "MN-CC": 8,
        "MN-BRK": 4,
        "MN-RET": 1,
        "MN-CMD": 9,
        "MN-RATE": 2,
        "MN-ORD": 6,
        "MN-INT": 1,
        "MN-DICE": 1,
        "MN-EVENT": 1,
        "MN-GEO": 5,
        "MN-X-TERR": 5,
        "MN-X-WEA": 1,
        "MN-X-OVER": 1,
        "MN-X-ARMY": 1,
        "MN-X-ARR": 1,
        "MN-X-VIC": 1,
        "MN-AMB": 33,
    }
