"""Whoever is spoken to is spoken to in his language, and no words of pages and mails escape the catalogues."""

import ast
import re
from datetime import UTC, datetime
from html import unescape
from pathlib import Path

import pytest
from django.template import engines
from django.test import override_settings
from django.utils import translation
from django.utils.functional import lazystr

from campaigns.management.spoken import SpokenCommand
from campaigns.services.people.languages import language_of, language_of_user, speaking_to

NOW = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)
TEMPLATES = sorted(Path("templates").rglob("*.html")) + sorted(Path("templates").rglob("*.txt"))


def test_a_seat_is_spoken_to_in_its_players_language_else_in_its_campaigns(cast):
    seat = cast.foy_seat
    assert language_of(seat) == "en-gb"
    seat.campaign.language = "fr"
    assert language_of(seat) == "fr"
    seat.player.language = "de"
    assert language_of(seat) == "de"
    with speaking_to(seat):
        assert translation.get_language() == "de"
    with speaking_to(None, seat.campaign):
        assert translation.get_language() == "fr"


def test_pages_are_in_the_language_of_whoever_looks(cast, client):
    cast.foy_seat.player.language = "de"
    cast.foy_seat.player.save()
    assert language_of_user(cast.foy) == "de"
    assert language_of_user(cast.umpire) == "en-gb"
    client.force_login(cast.foy)
    with override_settings(LANGUAGES=[("en-gb", "English"), ("de", "Deutsch")]):
        page = client.get("/").content.decode()
    assert '<html lang="de">' in page


#: What may stand in a template outside of the catalogues: the program's name, words of commands, units of type.
FREE = re.compile(r"Estafette|KEY|HELP|STATUS|MAP|CSV|YAML|PDF|PNG|SVG|UTC|[×·–→←…/|]")


#: Words written out within a variable or a tag's arguments: what stands in for nothing, or is handed to a filter.
WRITTEN_OUT = re.compile(r"{{ *(?P<first>\"[^\"]*\")|default(?:_if_none)?:(?P<default>\"[^\"]*\")")


def words_outside(source):
    """The words of a template that no catalogue could translate: text that is neither tag nor variable nor marked."""
    written = " ".join(said for found in WRITTEN_OUT.finditer(source) for said in found.groups() if said)
    return re.findall(r"[A-Za-z]{3,}", written) + words_between(source)


def words_between(source):
    """The words that stand between the tags of a template."""
    text = re.sub(r"{% blocktranslate.*?{% endblocktranslate %}", " ", source, flags=re.S)
    text = re.sub(r"{% comment %}.*?{% endcomment %}|{#.*?#}|{%.*?%}|{{.*?}}", " ", text, flags=re.S)
    text = re.sub(r"<(script|style|pre)\b.*?</\1>", " ", text, flags=re.S)
    text = re.sub(r"<!--.*?-->|<[^>]*>", " ", text, flags=re.S)
    return re.findall(r"[A-Za-z]{3,}", FREE.sub(" ", unescape(text)))


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path))
def test_every_word_of_a_template_goes_through_the_catalogue(path):
    assert words_outside(path.read_text()) == []


def test_the_check_above_sees_words_that_are_not_marked():
    assert words_outside('<p>{% if a %}{% translate "Seen" %}{% endif %} <b>missed</b> {{ name }}</p>') == ["missed"]
    assert words_outside('{{ "lost"|wrap }}{{ _("seen")|wrap }}{{ name|default:"spoilt" }}') == ["lost", "spoilt"]


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path))
def test_every_template_can_be_read(path):
    assert engines["django"].get_template(str(path.relative_to("templates")))


COMMANDS = sorted(
    path for app in ("battles", "campaigns", "orders") for path in Path(app, "management").rglob("[!_]*.py")
)
#: What of a command is for people: calls by the name of what is called, and keyword arguments.
SPOKEN = {"CommandError", "Unusable", "ArgumentTypeError", "Unfinished", "write", "say"}


def spoken_outside(source):
    """The words that a command says without a catalogue."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign) and [target.id for target in node.targets if isinstance(target, ast.Name)] == [
            "help"
        ]:
            found.append(node.value)
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found += node.args[:1] if called in SPOKEN else []
            found += [keyword.value for keyword in node.keywords if keyword.arg in ("help", "description")]
    return [words for node in found for words in unmarked(node)]


def unmarked(node):
    """The words of an expression but those that are handed to a catalogue, or that only pick something out."""
    if isinstance(node, ast.Call):
        parts = [] if isinstance(node.func, ast.Name) and node.func.id in ("_", "_lazy") else [node.func]
    elif isinstance(node, ast.Constant):
        said = node.value if isinstance(node.value, str) else ""
        return re.findall(r"[A-Za-z]{3,}", said)
    elif isinstance(node, ast.IfExp):
        parts = [node.body, node.orelse]
    elif isinstance(node, ast.Subscript):
        parts = []
    else:
        parts = list(ast.iter_child_nodes(node))
    return [words for part in parts for words in unmarked(part)]


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: str(path))
def test_every_word_of_a_command_goes_through_the_catalogue(path):
    assert spoken_outside(path.read_text()) == []


def test_the_check_of_commands_sees_words_that_are_not_marked():
    source = (
        'help = "Missed"\n'
        'parser.add_argument("file", help=_("seen"))\n'
        'raise CommandError(f"lost {name}")\n'
        'out.write(_("seen {name}").format(name=name))\n'
        'out.write("so" if well else "spoilt")\n'
    )
    assert spoken_outside(source) == ["Missed", "lost", "spoilt"]


def test_a_command_is_described_in_the_language_that_is_spoken():
    class Told(SpokenCommand):
        help = lazystr("Nobody speaks before he is asked.")

    assert "Nobody speaks before he is asked." in Told().create_parser("manage.py", "told").format_help()


#: Where words are put together for people; what is raised, logged or written into a model's ``__str__`` is for others.
SERVICES = sorted(
    path
    for folder in ("services", "views", "forms")
    for app in ("battles", "campaigns", "orders")
    for path in (*Path(app, folder).rglob("*.py"), *Path(app).glob(f"{folder}.py"))
)
#: Styles of mails; an example that is part of the documentation; words of data sets, of files and for the log.
NO_SENTENCES = {"rendering.py", "led_battle.py", "composite.py", "reading.py", "intake.py"}
#: The log, and the faults of a file, which are told as they are raised.
NOT_FOR_PEOPLE = re.compile(r"\blog\.|[Ff]ault|Error$")


def put_together(node):
    """The sentences that a piece of code puts together by itself, without a pattern that a catalogue could hold."""
    if isinstance(node, ast.Raise):
        return []
    if isinstance(node, ast.Call) and NOT_FOR_PEOPLE.search(ast.unparse(node.func)):
        return []
    if isinstance(node, ast.JoinedStr):
        said = " ".join(part.value for part in node.values if isinstance(part, ast.Constant))
        return [said] if re.search(r"[a-z]{2,} [a-z]{2,}", said) else []
    return [said for child in ast.iter_child_nodes(node) for said in put_together(child)]


@pytest.mark.parametrize("path", SERVICES, ids=lambda path: str(path))
def test_no_sentence_is_put_together_outside_of_a_pattern(path):
    if path.name not in NO_SENTENCES:
        assert put_together(ast.parse(path.read_text())) == []


def test_the_check_of_sentences_sees_those_that_no_catalogue_could_hold():
    source = (
        'said = f"{name} has not answered yet"\n'
        'seen = _("{name} has answered").format(name=name)\n'
        'log.warning(f"{name} is not there")\n'
        'raise ValueError(f"{name} is no name")\n'
    )
    assert put_together(ast.parse(source)) == [" has not answered yet"]


def test_no_template_makes_a_plural_by_an_ending_of_its_own():
    """Other languages have other plurals: a catalogue holds both forms of a sentence that counts."""
    assert [str(path) for path in TEMPLATES if "pluralize" in path.read_text()] == []
