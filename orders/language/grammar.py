"""The grammar of an order sheet: every form a line may take, in the notation of phrases (contract, section 2).

The forms stand here in the order in which they are tried. A ruleset's vocabulary fills the slots ``unit_orders``,
``general_orders``, ``command_orders``, ``rules`` (decision, choice, conditions), ``posture`` and ``formation``; the
writer's names fill the rest:

- ``ordered`` a unit that takes the writer's orders, ``ordered_units`` several;
- ``command``, ``general`` a formation of his, by its own or its commander's name; ``scope`` commands and units;
- ``objective`` a place, with or without a preposition before it;
- ``key``, ``text``, ``addressee`` free text.

``PRIORITY`` is read name by name, because one unknown name must not cost the others (see ``sheet``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from battles.engine.orders import Phrase, Vocabulary
from orders.language.patterns import Pattern, Synonyms, Words, choice_words, compile_phrase

KINDS = "{kind:BRIGADE|DIVISION|CORPS|ARMY}"
STATEMENTS = (
    Phrase("END", "END"),
    Phrase("KEY", "KEY : {key:key}"),
    Phrase("TURN", "TURN : {turn:integer}"),
    Phrase("BLANK", "PRIORITY|INTENT"),
    Phrase("PRIORITY", "PRIORITY : {scope:scope}"),
    Phrase("SIDE", "SIDE"),
    Phrase("CONCEDE", "CONCEDE"),
    Phrase("MESSAGE", "MESSAGE TO {to:addressee} : {body:text}"),
    Phrase("BLOCK", f"{KINDS} {{formation:command}}"),
    Phrase("BLOCK INTENT", f"{KINDS} {{formation:command}} : [INTENT] {{posture:posture}} [{{objective:objective}}]"),
    Phrase("BLOCK STANDING", f"{KINDS} {{formation:command}} : STANDING {{rules:rules}}"),
    Phrase("BLOCK ORDER", f"{KINDS} {{formation:command}} : {{orders:command_orders}}"),
    Phrase("BATTERY", "BATTERY {units:ordered_units}"),
    Phrase("GROUP", "GROUP {units:ordered_units}"),
    Phrase("GROUP LINE", "GROUP {units:ordered_units} : {orders:unit_orders}"),
    Phrase("INTENT", "INTENT : {posture:posture} [{objective:objective}]"),
    Phrase("STANDING", "STANDING [ALL] : {rules:rules}"),
    Phrase("STANDING SCOPE", "STANDING {scope:scope} : {rules:rules}"),
    Phrase("GENERAL", "GENERAL {general:general} : {orders:general_orders}"),
    Phrase("BLOCK GENERAL", "GENERAL : {orders:general_orders}"),
    Phrase("UNIT STANDING", "{unit:ordered} : STANDING {rules:rules}"),
    Phrase("UNIT HEADER", "{unit:ordered} :"),
    Phrase("UNIT", "{unit:ordered} : {orders:unit_orders}"),
    Phrase("UNITS", "{units:ordered_units} : {orders:unit_orders}"),
    Phrase("COMMAND", "{orders:command_orders}"),
    Phrase("POSTURE", "{posture:posture} [{objective:objective}]"),
    Phrase("ORDERS", "{orders:unit_orders}"),
)

# Forms that lack the word they should begin with: never accepted, but what they were meant to be is clear enough to
# be offered. Each is named after the form it lacks a word of.
HEADLESS = (
    Phrase("BLOCK INTENT", "[INTENT] {formation:command} : [INTENT] {posture:posture} [{objective:objective}]"),
    Phrase("BLOCK STANDING", "{formation:command} : STANDING {rules:rules}"),
    Phrase("GENERAL", "{general:general} : {orders:general_orders}"),
    Phrase("STANDING ALL", "[ALL] : {rules:rules}"),
    Phrase("STANDING SCOPE", "{scope:scope} : {rules:rules}"),
)

# Other spellings that mean the same beyond doubt.
SYNONYMS = MappingProxyType(
    {
        "BDE": "BRIGADE",
        "BDES": "BRIGADE",
        "BRIG": "BRIGADE",
        "BRGDE": "BRIGADE",
        "DIV": "DIVISION",
        "DIVN": "DIVISION",
        "CORP": "CORPS",
        "BTY": "BATTERY",
        "BATTERIES": "BATTERY",
        "GRP": "GROUP",
        "GEN": "GENERAL",
        "PRIO": "PRIORITY",
        "PRIORITIES": "PRIORITY",
        "STANDING ORDER": "STANDING",
        "STANDING ORDERS": "STANDING",
        "MSG TO": "MESSAGE TO",
        "MESSAGE FOR": "MESSAGE TO",
        "MSG FOR": "MESSAGE TO",
        "ALL UNITS": "ALL",
        "FOR ALL": "ALL",
        "L": "LEFT",
        "LFT": "LEFT",
        "R": "RIGHT",
        "RT": "RIGHT",
        "RGT": "RIGHT",
        "COLUMNS": "COLUMN",
        "LINES": "LINE",
        "SQUARES": "SQUARE",
        "VERSUS CAVALRY": "VS CAVALRY",
        "AGAINST CAVALRY": "VS CAVALRY",
        "VS CAV": "VS CAVALRY",
        "V CAVALRY": "VS CAVALRY",
        "FIRE ON": "FIRE AT",
        "FIRE UPON": "FIRE AT",
        "SHOOT AT": "FIRE AT",
        "CHG": "CHARGE",
        "MV": "MOVE",
        "GO TO": "MOVE TO",
        "MOVE TOWARDS": "MOVE TO",
        "MOVE TOWARD": "MOVE TO",
        "MOVE FORWARD": "MOVE",
        "MOVE AHEAD": "MOVE",
        "FACE TO": "FACE",
        "FACE TOWARDS": "FACE",
        "FACE TOWARD": "FACE",
        "FORM INTO": "FORM",
        "HALT": "HOLD",
        "AT LEAST": ">=",
        "=>": ">=",
        "AT MOST": "<=",
        "=<": "<=",
        "SURRENDER": "CONCEDE",
    }
)

# Words that point to an order but do not say it: other languages, everyday speech. They earn a suggestion, no more.
HINTS = MappingProxyType(
    {
        # German
        "VORRUCKEN": "ADVANCE", "ANGRIFF": "ATTACK", "ANGREIFEN": "ATTACK", "HALTEN": "HOLD", "STOP": "HOLD",
        "BEWEGEN": "MOVE", "BEWEGE": "MOVE", "MARSCHIEREN": "MOVE", "MARSCH": "MOVE", "ZIEHE NACH": "MOVE TO",
        "FEUER AUF": "FIRE AT", "FEUERN AUF": "FIRE AT", "SCHIESSEN AUF": "FIRE AT", "ATTACKE": "CHARGE",
        "RUCKZUG": "WITHDRAW", "VERTEIDIGEN": "DEFEND", "BILDE": "FORM", "FORMIEREN": "FORM", "LINIE": "LINE",
        "KOLONNE": "COLUMN", "KARREE": "SQUARE", "PLANKLER": "SKIRMISH", "ENDE": "END", "BEFEHL": "INTENT",
        "BRIGADEN": "BRIGADE", "NACH": "TO", "LINKS": "LEFT", "RECHTS": "RIGHT",
        # French
        "AVANCER": "ADVANCE", "AVANCEZ": "ADVANCE", "ATTAQUER": "ATTACK", "ATTAQUEZ": "ATTACK", "TENIR": "HOLD",
        "TENEZ": "HOLD", "DEFENDRE": "DEFEND", "CHARGER": "CHARGE", "CHARGEZ": "CHARGE", "TIRER SUR": "FIRE AT",
        "TIREZ SUR": "FIRE AT", "FEU SUR": "FIRE AT", "FORMEZ": "FORM", "FORMER": "FORM", "COLONNE": "COLUMN",
        "LIGNE": "LINE", "CARRE": "SQUARE", "TIRAILLEURS": "SKIRMISH", "MARCHER": "MOVE", "MARCHEZ": "MOVE",
        "ALLER A": "MOVE TO", "ALLEZ A": "MOVE TO", "SOUTENIR": "SUPPORT", "SE REPLIER": "WITHDRAW", "FIN": "END",
        "GAUCHE": "LEFT", "DROITE": "RIGHT", "RETRAITE": "RETREAT", "PRIORITE": "PRIORITY",
        # Dutch
        "OPRUKKEN": "ADVANCE", "AANVALLEN": "ATTACK", "AANVAL": "ATTACK", "VERDEDIGEN": "DEFEND", "VUUR OP": "FIRE AT",
        "VUREN OP": "FIRE AT", "GA NAAR": "MOVE TO", "BEWEEG": "MOVE", "VORM": "FORM", "LINKSOM": "LEFT",
        "TERUGTREKKEN": "WITHDRAW", "STEUN": "SUPPORT", "COLONNES": "COLUMN", "EINDE": "END",
        # Spanish
        "AVANZAR": "ADVANCE", "ATACAR": "ATTACK", "MANTENER": "HOLD", "DEFENDER": "DEFEND", "CARGAR": "CHARGE",
        "DISPARAR A": "FIRE AT", "FUEGO A": "FIRE AT", "FORMAR": "FORM", "LINEA": "LINE", "COLUMNA": "COLUMN",
        "CUADRO": "SQUARE", "MOVER A": "MOVE TO", "MOVER": "MOVE", "RETIRARSE": "WITHDRAW", "APOYAR": "SUPPORT",
        "IZQUIERDA": "LEFT", "DERECHA": "RIGHT",
        # Italian
        "AVANZARE": "ADVANCE", "ATTACCARE": "ATTACK", "TENERE": "HOLD", "DIFENDERE": "DEFEND", "CARICARE": "CHARGE",
        "CARICA": "CHARGE", "FUOCO SU": "FIRE AT", "SPARARE A": "FIRE AT", "FORMARE": "FORM", "COLONNA": "COLUMN",
        "QUADRATO": "SQUARE", "MUOVERE": "MOVE", "MUOVI A": "MOVE TO", "RITIRARSI": "WITHDRAW", "FINE": "END",
        "SINISTRA": "LEFT", "DESTRA": "RIGHT",
        # everyday English
        "ADVANCE TO": "MOVE TO", "MARCH TO": "MOVE TO", "MARCH": "MOVE", "ADVANCE": "MOVE", "GO": "MOVE",
        "ASSAULT": "CHARGE", "STORM": "CHARGE", "SHOOT": "FIRE AT", "FIRE": "FIRE AT", "TURN": "FACE",
        "ROTATE": "FACE", "WHEEL": "FACE", "PIVOT": "FACE", "LOOK": "FACE", "STAY": "HOLD", "STAND": "HOLD",
        "WAIT": "HOLD", "DEPLOY": "FORM LINE", "BACK": "STEP BACK", "CEASE FIRE": "HOLD FIRE", "CAPTURE": "ATTACK",
        "TAKE": "ATTACK", "SEIZE": "ATTACK", "COVER": "SCREEN", "FALL BACK": "WITHDRAW", "GUARD": "DEFEND",
        "PROTECT": "DEFEND", "REST": "RALLY", "RESIGN": "CONCEDE", "CMDR": "GENERAL", "COMMANDER": "GENERAL",
        "ORDER": "INTENT", "MISSION": "INTENT", "UNIT": "BRIGADE", "IMMER": "ALWAYS", "TOUJOURS": "ALWAYS",
        "ALTIJD": "ALWAYS", "SIEMPRE": "ALWAYS", "SEMPRE": "ALWAYS", "NIE": "NEVER", "JAMAIS": "NEVER",
        "NOOIT": "NEVER", "NUNCA": "NEVER", "MAI": "NEVER", "YES": "ALWAYS", "NO": "NEVER",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rule:
    """A compiled decision: its words, and the patterns of its choices."""

    name: str
    words: Words
    choices: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class Grammar:
    """A vocabulary compiled together with the forms of the sheet."""

    vocabulary: Vocabulary
    statements: Mapping[str, Pattern]
    headless: Mapping[str, Pattern]
    unit_orders: tuple[Pattern, ...]
    general_orders: tuple[Pattern, ...]
    command_orders: tuple[Pattern, ...]
    rules: tuple[Rule, ...]
    conditions: tuple[Pattern, ...]
    postures: tuple[tuple[str, Words], ...]
    formations: tuple[tuple[str, Words], ...]
    joining: tuple[Words, Words]

    @classmethod
    def of(cls, vocabulary: Vocabulary) -> Grammar:
        """The grammar of a ruleset's sheets. Raises ``ValueError`` when a phrase does not follow the notation."""
        synonyms = Synonyms.of({**SYNONYMS, **vocabulary.synonyms}, HINTS)

        def patterns(phrases: tuple[Phrase, ...]) -> tuple[Pattern, ...]:
            return tuple(compile_phrase(phrase, synonyms) for phrase in phrases)

        return cls(
            vocabulary,
            MappingProxyType({phrase.name: compile_phrase(phrase, synonyms) for phrase in STATEMENTS}),
            MappingProxyType({phrase.name: compile_phrase(phrase, synonyms) for phrase in HEADLESS}),
            patterns(vocabulary.unit_actions),
            patterns(vocabulary.general_actions),
            patterns(vocabulary.command_actions),
            tuple(
                Rule(decision.name, synonyms.words(decision.name), patterns(decision.choices))
                for decision in vocabulary.decisions
            ),
            patterns(vocabulary.conditions),
            choice_words(vocabulary.postures, synonyms),
            choice_words(vocabulary.formations, synonyms),
            (synonyms.words("IF"), synonyms.words("AND")),
        )


class GrammarShelf:
    """Compiled grammars by vocabulary, so that each ruleset's is made once."""

    def __init__(self) -> None:
        self.made: list[Grammar] = []

    def grammar_of(self, vocabulary: Vocabulary) -> Grammar:
        for grammar in self.made:
            if grammar.vocabulary is vocabulary:
                return grammar
        self.made = [Grammar.of(vocabulary), *self.made[:7]]
        return self.made[0]


SHELF = GrammarShelf()
