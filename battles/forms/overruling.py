"""The forms by which an umpire overrules a campaign in its own terms: where troops stand, which rider is late."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.forms.rulings import VerdictForm
from campaigns.models import Game
from campaigns.services.marches import overruling
from campaigns.services.marches.overruling import Ruled
from campaigns.services.marches.telling import WEATHER

RATINGS = ("excellent", "good", "average", "poor", "dreadful")
CHARACTERS = ("bold", "steady", "cautious")
POSTURES = ("ATTACK", "DEFEND", "DELAY", "AVOID")
ARMS = ("infantry", "cavalry", "artillery")
COMMANDS = ("army", "wing", "corps", "division")
ID = r"[A-Za-z0-9._-]{1,40}"


class OverruleForm(VerdictForm):
    """What is overruled, from the document with which a turn begins."""

    def __init__(self, *args: Any, battle: Game, document: Mapping[str, Any], **kwargs: Any) -> None:
        super().__init__(*args, battle=battle, **kwargs)
        self.document = document
        for name, field in self.fields.items():
            if isinstance(field, forms.ChoiceField) and name != "shown_to":
                field.choices = list(self.offered(name))
        self.order_fields([*(name for name in self.fields if name not in ("reason", "shown_to")), "reason", "shown_to"])
        self.about = next(iter(self.fields))

    def offered(self, name: str) -> Iterable[tuple[str, Any]]:
        """The choices of a field."""
        document = self.document
        match name:
            case "place":
                return [(one["id"], one.get("name") or one["id"]) for one in document["map"]["places"]]
            case "element":
                return [_named(one) for one in overruling.elements(document)]
            case "formation":
                return [_named(one) for one in document.get("formations", ())]
            case "command":
                return [_named(one) for one in document.get("formations", ()) if one["kind"] in COMMANDS]
            case "unled":
                led = {post["formation"] for post in document.get("posts", ())}
                return [_named(one) for one in document.get("formations", ()) if one["id"] not in led]
            case "unit":
                return [_named(one) for one in document.get("units", ())]
            case "dispatch":
                return [
                    (one["id"], f"{one['id']}: {one['kind']} to {one['to']}") for one in document.get("dispatches", ())
                ]
        words = {"rating": RATINGS, "character": CHARACTERS, "posture": POSTURES, "arm": ARMS}
        if name == "sky":
            return list(WEATHER.items())
        return [(word, word) for word in words[name]]


class MoveForm(OverruleForm):
    """An element stands somewhere else."""

    element = forms.ChoiceField(label=_lazy("Who"))
    place = forms.ChoiceField(label=_lazy("Camps at"))

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        return overruling.move(self.document, data["element"], data["place"])


class RiderForm(OverruleForm):
    """A rider is late, or never comes."""

    dispatch = forms.ChoiceField(label=_lazy("Which dispatch"))
    hours = forms.IntegerField(
        required=False, min_value=1, max_value=48, label=_lazy("Hours late"), help_text=_lazy("Empty: it is lost.")
    )

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        if data["hours"]:
            return overruling.delay(self.document, data["dispatch"], data["hours"])
        return overruling.lose(self.document, data["dispatch"])


class ContactForm(OverruleForm):
    """What troops do when they meet the enemy."""

    formation = forms.ChoiceField(label=_lazy("Who"))
    posture = forms.ChoiceField(label=_lazy("On contact"))

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        return overruling.on_contact(self.document, data["formation"], data["posture"])


class WeatherForm(OverruleForm):
    """The sky and the ground."""

    sky = forms.ChoiceField(label=_lazy("Weather"))
    mud = forms.IntegerField(
        min_value=0, max_value=30, label=_lazy("Mud"), help_text=_lazy("0 to 2 dry, 3 soft, 9 mud, 21 deep")
    )

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        return overruling.weather(self.document, data["sky"], data["mud"])


class ForageForm(OverruleForm):
    """What a place can still give."""

    place = forms.ChoiceField(label=_lazy("Where"))
    rations = forms.IntegerField(min_value=6, max_value=1_000_000, label=_lazy("Rations left"))

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        return overruling.forage(self.document, data["place"], data["rations"])


class RatingForm(OverruleForm):
    """How good a commander is."""

    formation = forms.ChoiceField(label=_lazy("Whose commander"))
    rating = forms.ChoiceField(label=_lazy("Rating"))
    character = forms.ChoiceField(label=_lazy("Character"), initial="steady")

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        return overruling.rating(self.document, data["formation"], data["rating"], data["character"])


class ReplacementsForm(OverruleForm):
    """Men who join a regiment."""

    unit = forms.ChoiceField(label=_lazy("Which regiment"))
    men = forms.IntegerField(min_value=-20_000, max_value=20_000, label=_lazy("Men more"))

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        return overruling.replacements(self.document, data["unit"], data["men"])


class NewForm(OverruleForm):
    """Something new, under an id that nothing has."""

    id = forms.RegexField(ID, label=_lazy("Its short name for orders"))
    name = forms.CharField(max_length=60, label=_lazy("Its name"))

    def clean_id(self) -> str:
        """The id. Raises ``ValidationError`` for one that is taken."""
        id = str(self.cleaned_data["id"])
        document = self.document
        if any(one["id"] in (id, f"{id}-1") for kind in ("formations", "units", "posts") for one in document[kind]):
            raise forms.ValidationError(_("{id} is taken; choose another.").format(id=id))
        return id


class ArrivalForm(NewForm):
    """A new brigade or battery."""

    command = forms.ChoiceField(label=_lazy("Under"))
    place = forms.ChoiceField(label=_lazy("Camps at"))
    arm = forms.ChoiceField(label=_lazy("Arm"))
    men = forms.IntegerField(min_value=1, max_value=20_000, label=_lazy("Men"))
    guns = forms.IntegerField(min_value=0, max_value=200, initial=0, label=_lazy("Guns"))

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        names = ("id", "name", "command", "place", "arm", "men", "guns")
        return overruling.arrival(*(data[name] for name in names))


class PostForm(NewForm):
    """A new headquarters, whose seat nobody holds yet."""

    unled = forms.ChoiceField(label=_lazy("Of"))
    place = forms.ChoiceField(label=_lazy("Stands at"))

    def rulings(self) -> Ruled:
        data = self.cleaned_data
        return overruling.post(self.document, data["id"], data["name"], data["unled"], data["place"])


#: What can be overruled, by the word in the page's address: its name, and its form.
DEEDS: Mapping[str, tuple[Any, type[OverruleForm]]] = {
    "move": (_lazy("Move an element"), MoveForm),
    "rider": (_lazy("Delay or lose a courier"), RiderForm),
    "contact": (_lazy("Decide what happens on contact"), ContactForm),
    "weather": (_lazy("Change the weather"), WeatherForm),
    "forage": (_lazy("Change the forage of a place"), ForageForm),
    "rating": (_lazy("Rate a commander"), RatingForm),
    "replacements": (_lazy("Send replacements"), ReplacementsForm),
    "arrival": (_lazy("Bring a new brigade or battery"), ArrivalForm),
    "post": (_lazy("Set up a headquarters"), PostForm),
}


def _named(one: Mapping[str, Any]) -> tuple[str, str]:
    name = one.get("name") or one["id"]
    return one["id"], name if name == one["id"] else f"{name} ({one['id']})"
