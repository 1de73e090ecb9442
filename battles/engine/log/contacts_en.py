"""English words for troops of the enemy that nobody can name, which the lexicons of rulebooks share."""

from __future__ import annotations

from types import MappingProxyType

from battles.engine.lexicon import ContactWords

CONTACTS = ContactWords(
    nations=MappingProxyType(
        {
            "french": "French",
            "british": "British",
            "kgl": "King's German",
            "austrian": "Austrian",
            "prussian": "Prussian",
            "russian": "Russian",
            "danish": "Danish",
            "swedish": "Swedish",
            "ottoman": "Ottoman",
            "other": "",
        }
    ),
    arms=MappingProxyType(
        {
            "infantry": ("infantry", "skirmishers"),
            "cavalry": ("cavalry", "loose horse"),
            "artillery": ("guns", "guns"),
        }
    ),
    types=MappingProxyType(
        {
            ("infantry", "line"): "infantry",
            ("infantry", "light"): "light infantry",
            ("cavalry", "heavy"): "heavy cavalry",
            ("cavalry", "medium"): "cavalry of the line",
            ("cavalry", "light"): "light cavalry",
            ("artillery", "foot"): "foot guns",
            ("artillery", "horse"): "horse guns",
        }
    ),
    traits=MappingProxyType({"lancer": "lancers", "cossack": "cossacks"}),
    loose=MappingProxyType({"infantry": "skirmishers"}),
    troops="troops",
    general="a general",
    enemy="the enemy",
)
