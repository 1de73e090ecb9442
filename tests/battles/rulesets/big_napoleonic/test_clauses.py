"""Every clause is stated, applied by code and named by a test."""

from battles.rulesets.big_napoleonic.ruleset import RULESET
from tests.battles.rulesets.stated import Stated


class TestWhatIsStated(Stated):
    rules = RULESET
    readings = "BNB-AMB-"
    # How many clauses each family of the specification has.
    families = {
        "BNB-GEO": 9,
        "BNB-FILE": 3,
        "BNB-TERR": 3,
        "BNB-TURN": 3,
        "BNB-THROW": 7,
        "BNB-MOVE": 7,
        "BNB-FORCE": 8,
        "BNB-DEP": 5,
        "BNB-ART": 4,
        "BNB-ZOC": 4,
        "BNB-ASLT": 6,
        "BNB-TOWN": 3,
        "BNB-DEF": 5,
        "BNB-ROAD": 1,
        "BNB-EVADE": 3,
        "BNB-DISP": 1,
        "BNB-GENL": 5,
        "BNB-FIRE": 17,
        "BNB-LOSS": 4,
        "BNB-CC": 15,
        "BNB-CAV": 2,
        "BNB-EXPL": 3,
        "BNB-CTOWN": 3,
        "BNB-CART": 4,
        "BNB-ORD": 4,
        "BNB-X-VIC": 1,
        "BNB-AMB": 37,
    }
