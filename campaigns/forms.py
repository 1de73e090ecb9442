"""The forms of the campaign pages. They check shape; services check meaning."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any
from zoneinfo import available_timezones

from django import forms
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile
from django.db.models import Count, Sum
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy
from django.utils.translation import ngettext

from campaigns.models import Campaign, Formation, Seat, Side
from campaigns.services.tree import in_tree
from config.uploads import check_size

#: An order of battle of a whole campaign has 100 kB.
MOST_IMPORTED_MB = 2
#: The throws of a turn take some 100 kB; those of a whole battle, opened, some 500.
MOST_DICE_MB = 2
#: What the page works on at once: a seed takes 50 ms, a throw up to 2.
MOST_SEEDS, MOST_THROWS = 40, 3000


class DiceForm(forms.Form):
    """A file of dice, and the root that it is to be compared with."""

    file = forms.FileField(
        label=_lazy("File of dice"), help_text=_lazy("Enclosed with your report, and on the page of its turn.")
    )
    root = forms.CharField(
        max_length=80, required=False, help_text=_lazy("From the call for orders of that turn, to compare with.")
    )

    def clean_file(self) -> str:
        """The text of the file. Refuses what is no text, or more than a page should work on."""
        upload: UploadedFile[bytes] = self.cleaned_data["file"]
        check_size([upload], MOST_DICE_MB)
        try:
            text: str = upload.read().decode()
        except UnicodeDecodeError:
            raise ValidationError(_("This is no file of dice.")) from None
        if text.count('"seed"') > MOST_SEEDS or text.count('"mark"') > MOST_THROWS:
            raise ValidationError(_("That is much at once: please check it with the program, on your own machine."))
        return text

    def clean_root(self) -> str:
        """The root without the spaces that papers set it with."""
        return "".join(self.cleaned_data["root"].split())


Grouped = list[tuple[str, list[tuple[str, str]]]]


def formation_choices(sides: Iterable[Side], *, with_side: bool = True) -> Grouped:
    """The formations of sides as choices under the side's name, set in by their depth.

    A choice is ``side/key``, or the key alone. The name of its commander, how many units it has and how many men, where
    they are counted, tell formations of one name apart.
    """
    return [
        (
            side.name,
            [
                (f"{side.pk}/{each.key}" if with_side else each.key, "\u2003" * depth + told)
                for depth, each, told in _told(side)
            ],
        )
        for side in sides
    ]


def _told(side: Side) -> Iterator[tuple[int, Formation, str]]:
    """The formations of a side with their depth, each with its commander, its units and its men, in words."""
    own = side.formations.annotate(own=Count("units"), men=Sum("units__men")).values_list("pk", "own", "men")
    counts = {key: (units, men or 0) for key, units, men in own}
    tree = in_tree(side.formations.select_related("commander"))
    for at, (depth, each) in enumerate(tree):
        there = [counts[each.pk]]
        for deeper, below in tree[at + 1 :]:
            if deeper <= depth:
                break
            there.append(counts[below.pk])
        units, men = sum(count for count, _men in there), sum(count for _units, count in there)
        commander = each.commander.name if hasattr(each, "commander") else ""
        words = [commander] if commander and commander not in each.name else []
        words.append(ngettext("{count} unit", "{count} units", units).format(count=units))
        words += [_("{men} men").format(men=f"{men:,}")] if men else []
        yield depth, each, f"{each.name} ({', '.join(words)})"


class FormationsField(forms.MultipleChoiceField):
    """Formations to tick; nothing ticked is the whole side."""

    widget = forms.CheckboxSelectMultiple

    def __init__(self, **kwargs: Any) -> None:
        help_text = _("With all below them. Nothing ticked: the whole side.")
        super().__init__(required=False, label="Commands", help_text=help_text, **kwargs)


class InvitationForm(forms.Form):
    """A seat for a player or a spectator."""

    player_name = forms.CharField(label="Player", max_length=120)
    email = forms.EmailField(label=_lazy("Mail address"))
    role = forms.ChoiceField(choices=Seat.Role.choices)
    side = forms.ModelChoiceField(
        queryset=Side.objects.none(),
        required=False,
        empty_label=_lazy("no side"),
        help_text=_lazy("Only a spectator sits without."),
    )
    seat_name = forms.CharField(
        label=_lazy("Name in the game"), max_length=120, help_text=_lazy("Such as General Foy.")
    )
    formations = FormationsField()

    def __init__(self, *args: Any, campaign: Campaign, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        side, formations = self.fields["side"], self.fields["formations"]
        if isinstance(side, forms.ModelChoiceField) and isinstance(formations, forms.MultipleChoiceField):
            side.queryset = campaign.sides.all()
            formations.choices = formation_choices(campaign.sides.prefetch_related("formations"))

    def clean(self) -> dict[str, Any]:
        """A commander needs a side, and formations of that side only; they become a tuple of keys."""
        data: dict[str, Any] = super().clean() or {}
        side = data.get("side")
        if data.get("role") == Seat.Role.COMMANDER and side is None and "side" not in self.errors:
            self.add_error("side", _("A commander needs a side; only spectators sit without one."))
        chosen = [choice.partition("/") for choice in data.get("formations", ())]
        if side is not None and any(of != str(side.pk) for of, _, _ in chosen):
            self.add_error(
                "formations", _("Some of these do not belong to the {side} side. Tick only its own.").format(side=side)
            )
        data["formations"] = tuple(key for _, _, key in chosen)
        return data


class CommandForm(forms.Form):
    """The name of a seat and what it commands."""

    name = forms.CharField(label=_lazy("Name in the game"), max_length=120)
    formations = FormationsField()

    def __init__(self, *args: Any, seat: Seat, **kwargs: Any) -> None:
        self.side = seat.side
        chosen = [f"{seat.side_id}/{key}" for key in seat.formations]
        super().__init__(*args, **{"initial": {"name": seat.name, "formations": chosen}, **kwargs})
        formations = self.fields["formations"]
        if isinstance(formations, forms.MultipleChoiceField):
            formations.choices = formation_choices([self.side] if self.side else [])

    def clean_formations(self) -> tuple[str, ...]:
        """The keys as a tuple."""
        return tuple(choice.partition("/")[2] for choice in self.cleaned_data["formations"])


class TimeZoneField(forms.CharField):
    """A time zone by its name; one that does not exist is refused."""

    def clean(self, value: Any) -> str:
        zone = str(super().clean(value)).strip()
        if zone not in available_timezones():
            said = _("{zone} is no time zone. Write it as in Europe/Brussels or America/New_York.")
            raise ValidationError(said.format(zone=zone))
        return zone


class CampaignSettingsForm(forms.Form):
    """What a campaign is called, what it is about, the time zone of its clocks, and the colours of its sides."""

    name = forms.CharField(label=_lazy("Name"), max_length=120)
    description = forms.CharField(
        label=_lazy("Description"),
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_lazy("Whoever is invited reads it."),
    )
    time_zone = TimeZoneField(
        label=_lazy("Time zone"),
        max_length=60,
        help_text=_lazy("As in Europe/Brussels. Deadlines that are set stay at their moment."),
    )
    colours = forms.ChoiceField(
        label=_lazy("Colours of the sides"),
        choices=Campaign.Colours.choices,
        help_text=_lazy(
            "On all maps and papers, the same for everybody. Battles that have started keep those they began with."
        ),
    )


class UmpireForm(forms.Form):
    """Somebody else who shall run the campaign."""

    login = forms.CharField(
        label=_lazy("Login name or mail address"),
        max_length=150,
        help_text=_lazy("An address without a login gets one, and a mail with a link to choose a password."),
    )
    name = forms.CharField(label=_lazy("What he is called"), max_length=150, required=False)


class ReplacementForm(forms.Form):
    """Another player for a seat."""

    player_name = forms.CharField(label=_lazy("New player"), max_length=120)
    email = forms.EmailField(label=_lazy("Mail address"))
    reason = forms.CharField(max_length=400, required=False)


class DeputyForm(forms.Form):
    """Who may send orders for a seat while its player is away."""

    name = forms.CharField(max_length=120, required=False)
    email = forms.EmailField(
        label=_lazy("Mail address"), required=False, help_text=_lazy("Leave empty to have no deputy.")
    )


class LeaveForm(forms.Form):
    """Days on which a player is away."""

    start = forms.DateField(label="From", required=False, widget=forms.DateInput({"type": "date"}, format="%Y-%m-%d"))
    end = forms.DateField(
        label="To",
        required=False,
        widget=forms.DateInput({"type": "date"}, format="%Y-%m-%d"),
        help_text=_lazy("Both days included. Empty both to end the leave."),
    )


class ManyFiles(forms.ClearableFileInput):
    """A file input that takes several files."""

    allow_multiple_selected = True


class FilesField(forms.FileField):
    """Several uploaded files as a list."""

    widget = ManyFiles

    def clean(self, data: Any, initial: Any = None) -> list[Any]:
        """Clean each file by itself."""
        several = data if isinstance(data, list | tuple) else [data]
        return [super(FilesField, self).clean(each, initial) for each in several]


class ImportForm(forms.Form):
    """Files of an order of battle."""

    tables = FilesField(
        label=_lazy("CSV or YAML files"),
        help_text=_lazy("Several tables of one order of battle may go together, up to 2 MB in all."),
    )
    replace = forms.BooleanField(
        required=False, label=_lazy("Remove what the files do not name (of the sides they name)"), label_suffix=""
    )

    def clean_tables(self) -> list[Any]:
        """Not too much of it: the preview carries the files along until they are confirmed."""
        tables: list[Any] = self.cleaned_data["tables"]
        check_size(tables, MOST_IMPORTED_MB)
        return tables


class RatingForm(forms.Form):
    """A rating set by decision."""

    commander = forms.IntegerField()
    rating = forms.CharField(required=False, max_length=20)
    reason = forms.CharField(required=False, max_length=400)
