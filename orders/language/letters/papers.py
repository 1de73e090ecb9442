"""Papers: what an order's writer has read in the report, on the map or on a sheet, told behind it as its reason."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Bachelu soll zu Campi reiten, auf dem Zettel steht ja dass der nicht in command ist*, *your sheet says ...*
IT_SAYS = (
    r"\s*[,;–—-]\s*(?:denn\s+|weil\s+|da\s+)?(?:(?:auf|in)\s+(?:de[mr]|deine[mr]|Ihre[mr]|meine[mr])|im|"
    r"laut)\s+(?:Zettel|Bericht|Karte|Liste|"
    r"Blatt|Übersicht|Tabelle|Lagekarte|Lagebericht|Report|Aufstellung|Papier|Mail)\s+(?:steht|heißt\s+es|stand|"
    r"sehe\s+ich)\s*(?:ja|doch|nämlich|"
    r"schließlich|eh)?\s*,?\s*(?:dass|daß)\s+(?:er|sie|es|der|die|das|ihm|ihn|man|ich|wir)\b[^.;!?]*(?=[.;!]|$)",
    r"\s*[,;–—-]\s*(?:as\s+|for\s+|because\s+)?(?:(?:your|the|my)\s+(?:sheet|report|map|list|paper|roster|"
    r"mail)\s+(?:says|said|shows|tells\s+me)|"
    r"it\s+says\s+(?:on|in)\s+(?:your|the|my)\s+\w+)\s+(?:that\s+)?(?!to\b)[^.;!?]*(?=[.;!]|$)",
    r"\s*[,;–—-]\s*(?:car\s+|puisque?\s+)?(?:(?:ta|ton|la|le|votre|mon|ma)\s+(?:feuille|rapport|carte|liste|fiche|"
    r"papier)\s+(?:dit|indique|montre)|"
    r"(?:il\s+est|c['’]est)\s+(?:écrit|marqué|noté|indiqué)\s+(?:sur|dans)\s+(?:ta|ton|la|le|"
    r"votre)\s+\w+)\s+qu['’e][^.;!?]*(?=[.;!]|$)",
)
PAPERS = tuple(
    turn(key, re.compile(said, re.IGNORECASE))
    for key, said in zip(("zettel|bericht|karte|liste|blatt|übersicht|tabelle|report|aufstellung|papier|mail",
                          "says|said|shows|tells me", "dit|indiqu|montre|écrit|marqué|noté"), IT_SAYS, strict=True)
)  # fmt: skip
