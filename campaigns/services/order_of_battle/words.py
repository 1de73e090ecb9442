"""The words of source tables for arms and grades. What types and grades are in a rulebook stands in its own ``oob``.

Tables are data: a spreadsheet with other words needs a row here, no code. What a table does not know is refused by the
reader with the words that are allowed, never guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

#: Other ways of writing the arms, in lower case.
ARMS: Mapping[str, str] = MappingProxyType(
    {
        "infantry": "infantry",
        "inf": "infantry",
        "foot": "infantry",
        "cavalry": "cavalry",
        "cav": "cavalry",
        "horse": "cavalry",
        "artillery": "artillery",
        "art": "artillery",
        "guns": "artillery",
        "engineer": "engineer",
        "engineers": "engineer",
        "pioneer": "engineer",
    }
)

#: Other ways of writing the grades of quality, in lower case. What they are in a rulebook stands in its ``oob``.
GRADES: Mapping[str, str] = MappingProxyType(
    {
        "guard": "guard",
        "guards": "guard",
        "elite": "elite",
        "élite": "elite",
        "veteran": "veteran",
        "regular": "trained",
        "trained": "trained",
        "conscript": "trained",
        "untrained": "untrained",
        "raw": "untrained",
        "militia": "untrained",
    }
)
