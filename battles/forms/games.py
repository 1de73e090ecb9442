"""The forms of how a game is run: a battle, a campaign on its own map, the battles that come of it."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from battles.engine.faults import InputFaults
from campaigns.models import BattleTerms, Game
from campaigns.services.marches.document import LENGTHS, USUAL
from campaigns.services.scenarios.objectives import objectives_as_text, objectives_from_text, objectives_of

if TYPE_CHECKING:
    BattleModelForm = forms.ModelForm[Game]
else:
    BattleModelForm = forms.ModelForm


#: More game turns than these make a report that nobody reads.
MOST_TURNS_A_ROUND = 12


class MarchForm(BattleModelForm):
    """How a campaign on its own map is run."""

    length = forms.ChoiceField(
        choices=list(LENGTHS.items()),
        label=_lazy("A turn lasts"),
        help_text=_lazy("On the map. The turn that is open already lasts so long too."),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["length"].initial = self.instance.document.get("round", USUAL)

    class Meta:
        model = Game
        fields = ["title", "release"]
        labels = {"release": _lazy("Reports")}


class BattleTermsForm(forms.ModelForm):  # type: ignore[type-arg]
    """What becomes of a campaign's contacts."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["by_itself"].label_suffix = ""

    class Meta:
        model = BattleTerms
        fields = ["way", "hours", "by_itself"]


class BattleForm(BattleModelForm):
    """How a battle is run, and what the sides fight for."""

    goals = forms.CharField(
        required=False,
        label=_lazy("Objectives"),
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_lazy(
            "One a line: the place, a colon and its points, such as “gemioncourt: 2”. Every player is told of them."
        ),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["goals"].initial = objectives_as_text(objectives_of(self.instance))

    def clean_goals(self) -> str:
        """Places of this battle, each with its points."""
        try:
            goals = objectives_from_text(self.cleaned_data["goals"], rulesets.read(self.instance.document))
        except InputFaults as error:
            raise ValidationError([f"{fault.path}: {fault.message}" for fault in error.faults]) from None
        self.instance.objectives = [asdict(goal) for goal in goals]
        return str(self.cleaned_data["goals"])

    class Meta:
        model = Game
        fields = ["title", "release", "shown", "game_turns_per_round", "last_turn", "starts_at"]
        labels = {
            "release": _lazy("Reports"),
            "game_turns_per_round": _lazy("Game turns a mail round"),
            "last_turn": _lazy("Last game turn"),
            "starts_at": _lazy("Turn 1 begins at"),
        }
        help_texts = {
            "game_turns_per_round": _lazy(
                "A round stops early when something happens that a general would want to know."
            ),
            "last_turn": _lazy("The battle ends after it. Empty: it ends when somebody has won."),
            "starts_at": _lazy("Date and time in the game, written as 1815-06-16T14:00."),
        }

    def clean_game_turns_per_round(self) -> int:
        """One game turn at least, and no more than can be told in a report."""
        turns: int = self.cleaned_data["game_turns_per_round"]
        if not 1 <= turns <= MOST_TURNS_A_ROUND:
            words = _("{turns} turns cannot be played in a round; 1 to {most} can.")
            raise ValidationError(words.format(turns=turns, most=MOST_TURNS_A_ROUND))
        return turns

    def clean_starts_at(self) -> str:
        """Empty, or a moment as ISO 8601 writes it."""
        text: str = self.cleaned_data["starts_at"].strip()
        try:
            return datetime.fromisoformat(text).isoformat(timespec="minutes") if text else ""
        except ValueError:
            words = _("“{text}” is no moment. Write it as 1815-06-16T14:00.")
            raise ValidationError(words.format(text=text)) from None
