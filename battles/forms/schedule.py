"""The form of a game's clock."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.models import Schedule

if TYPE_CHECKING:
    ScheduleModelForm = forms.ModelForm[Schedule]
else:
    ScheduleModelForm = forms.ModelForm


DAYS = (
    _lazy("Monday"),
    _lazy("Tuesday"),
    _lazy("Wednesday"),
    _lazy("Thursday"),
    _lazy("Friday"),
    _lazy("Saturday"),
    _lazy("Sunday"),
)


class ScheduleForm(ScheduleModelForm):
    """The clock of a battle."""

    weekdays = forms.MultipleChoiceField(
        choices=list(enumerate(DAYS)), widget=forms.CheckboxSelectMultiple, required=False
    )
    reminder_hours = forms.CharField(
        required=False, label=_lazy("Reminders"), help_text=_lazy("Hours before the deadline, comma between: 48, 12")
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
            raise ValidationError(_("A weekly clock needs at least one weekday and the hour."))
        if bool(data.get("quiet_from")) != bool(data.get("quiet_until")):
            raise ValidationError(_("Quiet hours need both a beginning and an end, or neither."))
        return data


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
