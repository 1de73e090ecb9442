"""What the six commanders of Austerlitz write, turn by turn, each in his manner."""

from __future__ import annotations

from collections.abc import Mapping

#: By the local part of a player's address, then by turn. Who has no entry for a turn sends nothing.
ORDERS: Mapping[str, Mapping[int, str]] = {
    "napoleon": {
        1: """
CORPS guard
INTENT HOLD
CORPS grenadiers
INTENT HOLD
CORPS III
INTENT ADVANCE telnitz
""",
        2: """
CORPS guard
INTENT HOLD
CORPS grenadiers
INTENT ADVANCE puntowitz
CORPS III
INTENT ATTACK telnitz
friant: MOVE TO telnitz

UMPIRE: May Davout leave the road to spare the horses?
""",
        3: """
CORPS III
INTENT ATTACK telnitz
CORPS grenadiers
INTENT ADVANCE pratzen
GENERAL Napoleon: MOVE TO pratze
""",
        4: """
CORPS III
INTENT ATTACK telnitz
CORPS grenadiers
INTENT ADVANCE pratzen
CORPS guard
INTENT ADVANCE pratze
""",
        5: """
CORPS III
INTENT ATTACK
CORPS grenadiers
INTENT ADVANCE pratzen
CORPS guard
INTENT SUPPORT oudinot
""",
        6: """
CORPS III
INTENT DEFEND sokolnitz
CORPS grenadiers
INTENT ATTACK
CORPS guard
INTENT ADVANCE pratzen
""",
    },
    "soult": {
        1: """
TURN 1
PRIORITY saint-hilaire, vandamme
CORPS IV
  INTENT HOLD
  saint-hilaire: MOVE TO pratze
  vandamme: MOVE 9
  legrand: FORM EXTENDED
""",
        2: """
CORPS IV
  INTENT ATTACK pratzen
  legrand: HOLD
  margaron: HOLD
  IV-guns-2: HOLD
STANDING legrand reaction fire: ALWAYS
""",
        3: """
CORPS IV
  INTENT ATTACK pratzen
  legrand: HOLD
  margaron: HOLD
  IV-guns-2: HOLD
  vandamme: CHARGE miloradovich
""",
        4: """
CORPS IV
  INTENT ATTACK pratzen
  legrand: FORM SQUARE
  margaron: RETIRE 6
""",
        5: """
CORPS IV
  INTENT ATTACK
  legrand: BREAK SQUARE
""",
        6: """
CORPS IV
  INTENT DEFEND pratzen
MESSAGE TO Napoleon: The Pratzen is ours.
""",
    },
    "lannes": {
        1: """
CORPS V
INTENT HOLD
CORPS I
INTENT ADVANCE jirzikowitz
CORPS reserve
INTENT HOLD
""",
        2: """
CORPS V
INTENT ATTACK blasowitz
CORPS I
INTENT ATTACK blasowitz
CORPS reserve
INTENT SUPPORT caffarelli
""",
        3: """
CORPS V
INTENT ATTACK blasowitz
CORPS I
INTENT ATTACK blasowitz
CORPS reserve
INTENT ADVANCE
STANDING ALL evade: CHARGED IF WITHIN 9
""",
        4: """
CORPS V
INTENT ATTACK
CORPS I
INTENT ATTACK blasowitz
CORPS reserve
INTENT ATTACK
""",
        5: """
CORPS V
INTENT ATTACK
CORPS I
INTENT ATTACK
CORPS reserve
INTENT ATTACK
""",
        6: """
CORPS V
INTENT DEFEND santon
CORPS I
INTENT DEFEND blasowitz
CORPS reserve
INTENT RALLY
""",
    },
    "kutuzov": {
        1: """
CORPS 4C
INTENT ADVANCE sokolnitz
CORPS rguard
INTENT HOLD
""",
        2: """
CORPS 4C
INTENT DEFEND pratzen
CORPS rguard
INTENT ATTACK blasowitz
""",
        3: """
CORPS 4C
INTENT DEFEND pratzen
CORPS rguard
INTENT ADVANCE pratzen
GENERAL Kutuzov: JOIN miloradovich
""",
        4: """
CORPS 4C
INTENT DEFEND pratzen
CORPS rguard
INTENT ATTACK
""",
        5: """
CORPS 4C
INTENT WITHDRAW krzenowitz
CORPS rguard
INTENT ATTACK vandamme
""",
        6: """
CORPS 4C
INTENT WITHDRAW krzenowitz
CORPS rguard
INTENT WITHDRAW krzenowitz
""",
    },
    "dokhturov": {
        1: """
CORPS kienmayer
INTENT ATTACK telnitz
CORPS 1C
INTENT ADVANCE telnitz
CORPS 2C
INTENT ADVANCE sokolnitz
CORPS 3C
INTENT ADVANCE sokolnitz
""",
        2: """
CORPS kienmayer
INTENT ATTACK telnitz
kienmayer-foot: OCCUPY telnitz
CORPS 1C
INTENT ATTACK telnitz
CORPS 2C
INTENT ATTACK sokolnitz
CORPS 3C
INTENT ATTACK sokolnitz
""",
        3: """
CORPS kienmayer
INTENT ATTACK
CORPS 1C
INTENT ATTACK legrand
CORPS 2C
INTENT ATTACK sokolnitz
CORPS 3C
INTENT ATTACK sokolnitz
langeron-1: STORM THE PHEASANTRY
""",
        4: """
CORPS kienmayer
INTENT ATTACK
CORPS 1C
INTENT ATTACK
CORPS 2C
INTENT ATTACK
CORPS 3C
INTENT ATTACK
""",
        5: """
CORPS kienmayer
INTENT SCREEN telnitz
CORPS 1C
INTENT ATTACK
CORPS 2C
INTENT DEFEND sokolnitz
CORPS 3C
INTENT DEFEND sokolnitz
""",
        6: """
CORPS kienmayer
INTENT WITHDRAW augezd
CORPS 1C
INTENT WITHDRAW augezd
CORPS 2C
INTENT RALLY
CORPS 3C
INTENT RALLY
""",
    },
    "bagration": {
        1: """
CORPS bagration
INTENT HOLD
CORPS 5C
INTENT ATTACK blasowitz
""",
        2: """
CORPS bagration
INTENT ADVANCE santon
CORPS 5C
INTENT SCREEN blasowitz
""",
        3: """
CORPS bagration
INTENT ATTACK santon
CORPS 5C
INTENT ATTACK
""",
        5: """
CORPS bagration
INTENT ATTACK santon
CORPS 5C
INTENT RALLY
""",
        6: """
CORPS bagration
INTENT WITHDRAW holubitz
CORPS 5C
INTENT WITHDRAW krzenowitz
""",
    },
}
