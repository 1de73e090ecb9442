"""The forms of the battle pages. They check shape; services check meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import date, datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

from django import forms
from django.core.exceptions import ValidationError
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from battles.engine.faults import InputFaults
from battles.engine.protocol import Ruleset
from battles.engine.settings import Choice, Flag, Setting, Table, Whole
from campaigns.models import BattleTerms, Game, GameSeat, Schedule, Seat
from campaigns.services.marches.document import LENGTHS, USUAL
from campaigns.services.scenarios.fielding import usual_width
from campaigns.services.scenarios.objectives import objectives_as_text, objectives_from_text, objectives_of
from config.uploads import check_size

if TYPE_CHECKING:
    ScheduleModelForm = forms.ModelForm[Schedule]
    BattleModelForm = forms.ModelForm[Game]
else:
    ScheduleModelForm = BattleModelForm = forms.ModelForm

Choices = Sequence[tuple[str, str]]

#: More game turns than these make a report that nobody reads.
MOST_TURNS_A_ROUND = 12
MOST_BATTLE_FILE_MB = 4
DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


class ScheduleForm(ScheduleModelForm):
    """The clock of a battle."""

    weekdays = forms.MultipleChoiceField(
        choices=list(enumerate(DAYS)), widget=forms.CheckboxSelectMultiple, required=False
    )
    reminder_hours = forms.CharField(
        required=False, label="Reminders", help_text=_lazy("Hours before the deadline, comma between: 48, 12")
    )
    holidays = forms.CharField(
        required=False, help_text=_lazy("Days on which no turn closes, comma between: 2026-12-25, 2027-01-01")
    )

    class Meta:
        model = Schedule
        fields = [
            "kind", "weekdays", "at", "hours", "notice_hours", "close_when_all_in", "settle_minutes",
            "on_the_quarter", "grace_minutes",
            "missed", "reminder_hours", "umpire_notice_minutes", "quiet_from", "quiet_until", "holidays",
        ]  # fmt: skip
        widgets = {
            name: forms.TimeInput(attrs={"type": "time"}, format="%H:%M")
            for name in ("at", "quiet_from", "quiet_until")
        }
        labels = {
            "kind": _lazy("A turn closes"),
            "at": _lazy("At the hour"),
            "hours": _lazy("Hours after it opened"),
            "notice_hours": _lazy("Open at least, hours"),
            "close_when_all_in": _lazy("Close early when all orders are in and clear"),
            "settle_minutes": _lazy("Minutes to wait for better ones when some are not"),
            "on_the_quarter": _lazy("Close early only on a quarter hour"),
            "grace_minutes": _lazy("Grace, minutes"),
            "missed": _lazy("For whoever sends no orders"),
            "umpire_notice_minutes": _lazy("Notice to you, minutes before the deadline"),
            "quiet_from": _lazy("Quiet hours from"),
            "quiet_until": _lazy("Quiet hours until"),
        }
        help_texts = {
            "at": _lazy("For a clock on fixed weekdays."),
            "hours": _lazy("For a clock that counts from the opening."),
            "notice_hours": _lazy("A deadline nearer than that is passed over for the next."),
            "grace_minutes": _lazy("So late orders still count."),
            "umpire_notice_minutes": _lazy("How matters stand, by mail; 0: never."),
            "quiet_until": _lazy("No turn closes and no reminder goes out in between."),
        }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["close_when_all_in"].label_suffix = self.fields["on_the_quarter"].label_suffix = ""
        for name in ("reminder_hours", "holidays"):
            values = getattr(self.instance, name) or []
            self.initial[name] = ", ".join(f"{value:g}" if isinstance(value, float) else str(value) for value in values)

    def clean_weekdays(self) -> list[int]:
        """Weekdays as numbers, Monday 0."""
        return sorted(int(day) for day in self.cleaned_data["weekdays"])

    def clean_reminder_hours(self) -> list[float]:
        """Hours as numbers, the earliest reminder first."""
        try:
            hours = [float(part) for part in _parts(self.cleaned_data["reminder_hours"])]
        except ValueError as fault:
            raise ValidationError(_("Write hours with commas between them, such as 48, 12.")) from fault
        return sorted(hours, reverse=True)

    def clean_holidays(self) -> list[str]:
        """Days in the form 2026-12-25."""
        try:
            return sorted(date.fromisoformat(part).isoformat() for part in _parts(self.cleaned_data["holidays"]))
        except ValueError as fault:
            raise ValidationError(_("Write days as 2026-12-25, with commas between them.")) from fault

    def clean(self) -> dict[str, Any]:
        """A weekly clock needs a day and an hour; quiet hours need both ends."""
        data: dict[str, Any] = super().clean() or {}
        if data.get("kind") == Schedule.Kind.WEEKDAYS and not (data.get("weekdays") and data.get("at")):
            raise ValidationError("A weekly clock needs at least one weekday and the hour.")
        if bool(data.get("quiet_from")) != bool(data.get("quiet_until")):
            raise ValidationError("Quiet hours need both a beginning and an end, or neither.")
        return data


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
            "release": "Reports",
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
            raise ValidationError(f"{turns} turns cannot be played in a round; 1 to {MOST_TURNS_A_ROUND} can.")
        return turns

    def clean_starts_at(self) -> str:
        """Empty, or a moment as ISO 8601 writes it."""
        text: str = self.cleaned_data["starts_at"].strip()
        try:
            return datetime.fromisoformat(text).isoformat(timespec="minutes") if text else ""
        except ValueError:
            raise ValidationError(f"{text!r} is no moment. Write it as 1815-06-16T14:00.") from None


#: A setting of more values than these is written as a number, not chosen from a list.
MOST_LISTED = 24


class RulesForm(forms.Form):
    """The umpire's settings of a rulebook, each with its explanation and the clause it belongs to."""

    def __init__(
        self, *args: Any, settings: Sequence[Setting], chosen: Mapping[str, Any], book: str, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.settings = tuple(setting for setting in settings if not isinstance(setting, Table))
        for setting in self.settings:
            self.fields[setting.name] = _setting_field(setting, chosen[setting.name], book)

    def chosen(self) -> dict[str, Any]:
        """The values as the battle file has them; ``None`` for a number that was left empty."""
        return {
            setting.name: self.cleaned_data[setting.name]
            if isinstance(setting, Whole)
            else next(value for value in setting.values if _word(value) == str(self.cleaned_data[setting.name]))
            for setting in self.settings
        }


def _setting_field(setting: Choice | Flag | Whole, value: object, book: str) -> forms.Field:
    """The field in which an umpire chooses a setting's value. Tables are changed in the battle file."""
    label = setting.name.replace("_", " ").capitalize()
    page = reverse("document", args=[f"rules/{book}"])
    explanation = setting.explanation
    if setting.clause:
        explanation = format_html('{} <a class="clause" href="{}#{}">{}</a>', explanation, page, *[setting.clause] * 2)
    numbers = [value for value in setting.values if isinstance(value, int)] if isinstance(setting, Choice) else []
    if len(numbers) > MOST_LISTED:
        low, high = min(numbers), max(numbers)
        return forms.IntegerField(label=label, min_value=low, max_value=high, initial=value, help_text=explanation)
    if isinstance(setting, Whole):
        return forms.IntegerField(
            label=label,
            min_value=setting.low,
            max_value=setting.high,
            required=setting.default is not None,
            initial=value,
            help_text=explanation,
        )
    choices = [(_word(allowed), _word(allowed)) for allowed in setting.values]
    default = _word(setting.default)
    choices[0] = (default, f"{default} (as the book is read here)")
    return forms.ChoiceField(label=label, choices=choices, initial=_word(value), help_text=explanation)


class ExtensionForm(forms.Form):
    """More time, for all or for one seat."""

    hours = forms.IntegerField(min_value=1, max_value=24 * 60, initial=24)
    seat = forms.ModelChoiceField(queryset=Seat.objects.none(), required=False, empty_label="everybody")
    reason = forms.CharField(max_length=300, required=False)

    def __init__(self, *args: Any, battle: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        seat = self.fields["seat"]
        if isinstance(seat, forms.ModelChoiceField):
            seat.queryset = battle.campaign.seats.filter(role="commander")


class AnswerForm(forms.Form):
    """The umpire's answer to a player's question."""

    answer = forms.CharField(label=_lazy("Your answer"), widget=forms.Textarea(attrs={"rows": 3}), max_length=4000)


class MessageForm(forms.Form):
    """Words of the umpire to a seat, a side, or all."""

    to = forms.ChoiceField()
    subject = forms.CharField(max_length=150)
    body = forms.CharField(widget=forms.Textarea(attrs={"rows": 6}), max_length=10_000)

    def __init__(self, *args: Any, battle: Game, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        to = self.fields["to"]
        if isinstance(to, forms.ChoiceField):
            sides = [(f"side/{side.pk}", f"{side.name}: the whole side") for side in battle.campaign.sides.all()]
            seats = [(f"seat/{seat.pk}", seat.name) for seat in battle.campaign.seats.exclude(state="left")]
            to.choices = [("all", "everybody"), *sides, *seats]


class CampaignForm(forms.Form):
    """A new campaign: empty, or with a scenario set up in it."""

    scenario = forms.ChoiceField(required=False)
    name = forms.CharField(max_length=120, required=False, help_text=_lazy("Left empty, the scenario's title."))
    ruleset = forms.ChoiceField(help_text=_lazy("A scenario brings its own."))
    time_zone = forms.CharField(initial="Europe/Brussels", max_length=60, help_text=_lazy("As in Europe/Brussels."))
    with_players = forms.BooleanField(
        required=False, label=_lazy("Seat the scenario's example players"), label_suffix=""
    )

    def __init__(self, *args: Any, scenarios: Choices, rulesets: Choices, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _offer(self, "scenario", [("", _("no scenario: I bring my own order of battle")), *scenarios])
        _offer(self, "ruleset", rulesets)

    def clean_time_zone(self) -> str:
        """Refuse a zone that does not exist."""
        zone: str = self.cleaned_data["time_zone"].strip()
        if zone not in available_timezones():
            raise ValidationError(f"{zone!r} is no time zone. Write it as in Europe/Brussels or America/New_York.")
        return zone

    def clean(self) -> dict[str, Any]:
        """A campaign without a scenario needs a name."""
        data: dict[str, Any] = super().clean() or {}
        if not data.get("scenario") and not data.get("name"):
            self.add_error("name", _("Give the campaign a name, or choose a scenario."))
        return data


class BattleFileForm(forms.Form):
    """A battle file."""

    file = forms.FileField(label=_lazy("Battle file"), help_text=_lazy("YAML or JSON, up to 4 MB."))

    def clean_file(self) -> Any:
        """No larger than a battle can be."""
        check_size([self.cleaned_data["file"]], MOST_BATTLE_FILE_MB)
        return self.cleaned_data["file"]


class NewBattleForm(forms.Form):
    """A battle from one of three sources; exactly one is given."""

    scenario = forms.ChoiceField(required=False)
    file = forms.FileField(required=False, label=_lazy("Battle file"), help_text=_lazy("YAML or JSON, up to 4 MB."))
    formations = forms.MultipleChoiceField(
        required=False,
        label=_lazy("From the order of battle"),
        widget=forms.CheckboxSelectMultiple,
        help_text=_lazy("Ticked formations of both sides come with all below them, drawn up facing each other."),
    )
    title = forms.CharField(max_length=120, required=False, help_text=_lazy("What the battle is called."))
    width = forms.FloatField(min_value=0, required=False)
    between = forms.FloatField(min_value=0, required=False)

    def __init__(
        self, *args: Any, scenarios: Choices, formations: Sequence[tuple[str, Any]], ruleset: Ruleset, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        unit, lengths = ruleset.unit_of_length, ruleset.lengths
        _measure(self, "width", _("Width of the table, {unit}").format(unit=unit), usual_width(ruleset))
        _measure(self, "between", _("Ground between the first lines, {unit}").format(unit=unit), lengths.apart)
        _offer(self, "scenario", [("", "–"), *scenarios])
        _offer(self, "formations", formations)

    def clean_file(self) -> Any:
        """No larger than a battle can be."""
        file = self.cleaned_data["file"]
        if file:
            check_size([file], MOST_BATTLE_FILE_MB)
        return file

    def clean(self) -> dict[str, Any]:
        """One source, and a title where the source has none."""
        data: dict[str, Any] = super().clean() or {}
        for name in ("width", "between"):
            if data.get(name) is None:
                data[name] = self.fields[name].initial
        given = [name for name in ("scenario", "file", "formations") if data.get(name)]
        if len(given) != 1:
            raise ValidationError("Choose one source: a scenario, a battle file, or formations.")
        if given == ["formations"] and not data.get("title"):
            self.add_error("title", _("Give the battle a title."))
        return data


def _word(value: object) -> str:
    """A setting's value as a page shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class GameCommandForm(forms.Form):
    """What a seat commands in one game."""

    formations = forms.MultipleChoiceField(
        required=False,
        label=_lazy("Commands"),
        widget=forms.CheckboxSelectMultiple,
        help_text=_lazy("With all below them. Nothing ticked: the whole side."),
    )
    as_in_campaign = forms.BooleanField(
        required=False, label=_lazy("As in the campaign, whatever is ticked"), label_suffix=""
    )

    def __init__(
        self, *args: Any, seat: Seat, entry: GameSeat | None, formations: Sequence[tuple[str, str]], **kwargs: Any
    ) -> None:
        self.seat = seat
        chosen = entry.formations if entry else []
        super().__init__(*args, **{"initial": {"formations": chosen}, "prefix": f"seat-{seat.pk}", **kwargs})
        _offer(self, "formations", formations)


def _offer(form: forms.Form, name: str, choices: Sequence[tuple[str, Any]]) -> None:
    field = form.fields[name]
    if isinstance(field, forms.ChoiceField):
        field.choices = list(choices)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _measure(form: forms.Form, name: str, label: str, initial: float) -> None:
    field = form.fields[name]
    field.label, field.initial = label, initial
