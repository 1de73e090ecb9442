"""The audit trail: what was done is stored as an id and values, and worded for whoever reads it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models.campaign import Campaign
from campaigns.models.problems import problem_words
from campaigns.models.turn import Turn

#: Actions of the audit trail.
_ACTIONS: Mapping[str, Any] = MappingProxyType(
    {
        "add-unit": _lazy("add unit"),
        "add-umpire": _lazy("add umpire"),
        "answer": _lazy("answer a question"),
        "assign-command": _lazy("give a command for one battle"),
        "change-command": _lazy("change command"),
        "choose-rules": _lazy("choose rules"),
        "close-turn": _lazy("close turn"),
        "confirm": _lazy("confirm"),
        "correct-turn": _lazy("correct turn"),
        "count-battle": _lazy("count battle"),
        "decide-battle": _lazy("decide how a battle is fought"),
        "decline": _lazy("decline the invitation"),
        "decline-piece": _lazy("decline a piece"),
        "delete-battle": _lazy("delete battle"),
        "deputy": _lazy("deputy"),
        "edit-unit": _lazy("change unit"),
        "end-battle": _lazy("end battle"),
        "extend-turn": _lazy("extend turn"),
        "found-campaign": _lazy("found campaign"),
        "hold": _lazy("hold the clock"),
        "import-order-of-battle": _lazy("import order of battle"),
        "invite": _lazy("invite"),
        "invite-again": _lazy("invite again"),
        "leave": _lazy("leave"),
        "message": _lazy("message"),
        "open-battle": _lazy("open battle"),
        "order-for": _lazy("order in a player's place"),
        "pass-piece": _lazy("let a piece pass"),
        "write-piece": _lazy("write for the gazette"),
        "read-mail-again": _lazy("read mail again"),
        "release-turn": _lazy("release turn"),
        "remove-umpire": _lazy("remove umpire"),
        "remove-unit": _lazy("remove unit"),
        "renew-key": _lazy("renew key"),
        "report-battle": _lazy("report the result of a battle"),
        "reopen-turn": _lazy("reopen turn"),
        "replace-file": _lazy("replace the battle file"),
        "replace-player": _lazy("replace player"),
        "resolve-turn": _lazy("resolve turn"),
        "resume": _lazy("resume the clock"),
        "retry-turn": _lazy("retry turn"),
        "send-mail-again": _lazy("send mail again"),
        "set-rating": _lazy("set rating"),
        "set-up-battle": _lazy("set up battle"),
        "set-up-campaign": _lazy("set up campaign"),
        "settings": _lazy("change settings"),
        "start-battle": _lazy("start battle"),
        "simulation": _lazy("order a simulation"),
        "stragglers-come-in": _lazy("stragglers come in"),
        "take-battle-back": _lazy("take battle back"),
        "throw-rating": _lazy("throw rating"),
        "turn-not-resolved": _lazy("turn not resolved"),
        "vacate-seat": _lazy("vacate seat"),
    }
)

#: What an entry of the audit trail adds, by the values that it has; of several the first that has all of its own.
_NOTES: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("turn", "events"), _lazy("turn {turn}: {events} events")),
    (("turn", "branch"), _lazy("turn {turn}: branch {branch}")),
    (("turn", "because"), _lazy("turn {turn}: {because}")),
    (("turn", "until", "seat"), _lazy("turn {turn} for {seat} until {until}")),
    (("turn", "until"), _lazy("turn {turn} until {until}")),
    (("turn",), _lazy("turn {turn}")),
    (("added", "changed", "removed"), _lazy("{added} added, {changed} changed, {removed} removed")),
    (("number", "seat"), _lazy("question {number}, {seat}")),
    (("piece", "seat"), _lazy("piece {piece}, {seat}")),
    (("former", "player"), _lazy("{former} by {player}")),
    (("player",), _lazy("{player}")),
    (("deputy",), _lazy("{deputy}")),
    (("from", "until"), _lazy("{from} to {until}")),
    (("changes",), _lazy("{changes}")),
    (("formations",), _lazy("{formations}")),
    (("men",), _lazy("{men} men")),
    (("rules",), _lazy("{rules}")),
    (("fields",), _lazy("{fields}")),
    (("dice", "rating", "nation"), _lazy("threw {dice} ({nation}): {rating}")),
    (("rating",), _lazy("{rating}")),
    (("to", "title"), _lazy("to {to}: {title}")),
)


class AuditEntry(models.Model):
    """Who did what, when: written by every service that changes something on a person's behalf.

    ``action`` is an id, ``subject`` the name of what it was done to, and ``detail`` what else there is to know of it.
    """

    campaign = models.ForeignKey(Campaign, on_delete=models.CASCADE, related_name="audit")
    at = models.DateTimeField()
    who = models.CharField(max_length=150)
    action = models.CharField(max_length=60)
    subject = models.CharField(max_length=200)
    reason = models.TextField(blank=True)
    detail = models.JSONField(default=dict, blank=True)

    class Meta:
        ordering = ["-at", "-id"]
        verbose_name_plural = _lazy("audit entries")

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M} {self.who}: {self.done}"

    @property
    def done(self) -> str:
        """What was done, in words."""
        note = note_words(self.detail)
        return f"{action_words(self.action)}: {self.subject}{f', {note}' if note else ''}"


def action_words(action: str) -> str:
    """What was done; an action that is not listed is spelt out."""
    return str(_ACTIONS.get(action) or action.replace("-", " "))


def note_words(values: Mapping[str, Any]) -> str:
    """What the values of an entry say; empty where they say nothing."""
    if "problem" in values:
        said = _lazy("turn {turn}: {problem}")
        return str(said).format(turn=values.get("turn"), problem=problem_words(values["problem"], values))
    for names, words in _NOTES:
        if all(name in values for name in names):
            return str(words).format(**{name: _shown(name, values[name]) for name in names})
    return ""


def _shown(name: str, value: Any) -> str:
    if name == "because":
        return str(Turn.Closed(value).label)
    if name == "formations" and not value:
        return str(_lazy("the whole side") if value is not None else _lazy("as in the campaign"))
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {each}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if value in ("", None):
        return str(_lazy("none"))
    return str(value)
