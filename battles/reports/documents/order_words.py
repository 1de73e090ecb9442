"""The words of orders as tables: what a unit, a general and a whole command can be told, and what in advance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from battles.engine.orders import Decision, Phrase
from battles.engine.phrases import shown
from battles.engine.protocol import Ruleset, TableSection
from battles.reports.tongues.labels import OrderWordLabels


def order_words(ruleset: Ruleset, labels: OrderWordLabels) -> tuple[TableSection, ...]:
    """Every verb, intent, decision and condition of a ruleset's vocabulary, with what comes of it."""
    vocabulary = ruleset.vocabulary

    def verbs(phrases: Iterable[Phrase]) -> tuple[tuple[str, ...], ...]:
        return tuple((shown(phrase, vocabulary), phrase.explanation) for phrase in phrases)

    head = (labels.write, labels.comes)
    intents = tuple((posture, labels.postures.get(posture, "")) for posture in vocabulary.postures)
    sections = (
        TableSection(labels.intent, head, intents, note=labels.intent_note.format(block=vocabulary.blocks[0])),
        TableSection(labels.unit, head, verbs(vocabulary.unit_actions), note=labels.unit_note),
        TableSection(labels.general, head, verbs(vocabulary.general_actions), note=labels.general_note),
        TableSection(labels.command, head, verbs(vocabulary.command_actions)),
        TableSection(
            labels.standing,
            (labels.decision, labels.choices, labels.when),
            tuple(_decisions(ruleset, vocabulary.decisions)),
            note=labels.standing_note,
        ),
        TableSection(labels.conditions, head, verbs(vocabulary.conditions), note=labels.conditions_note),
    )
    return tuple(section for section in sections if section.rows)


def _decisions(ruleset: Ruleset, decisions: Iterable[Decision]) -> Iterator[tuple[str, ...]]:
    """A decision, its choices with the one that holds unless another is ordered first, and when it comes up."""
    for decision in decisions:
        choices = sorted(decision.choices, key=lambda choice: choice.name != decision.default)
        yield (
            decision.name,
            ", ".join(shown(choice, ruleset.vocabulary) for choice in choices),
            decision.explanation,
        )
