"""The gazettes: each side has its paper, which prints what has become public, as it has it, and what people write.

What is public comes from the log of a turn (EC-GAZ-1, EC-GAZ-2), each paper with its own figures. An issue appears with
the reports of the turn in which there is something to print.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Game, Notice, Piece, Seat, Turn
from campaigns.services import notices, seating
from campaigns.services.marches import document as documents
from campaigns.services.marches.knowing import printed_by
from campaigns.services.marches.places import day, place_name
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign

#: The papers of the time, by the nation of the side that reads them.
PAPERS: Mapping[str, str] = {
    "french": "Gazette de France",
    "british": "The London Gazette",
    "prussian": "Berlinische Nachrichten",
    "austrian": "Wiener Zeitung",
    "russian": "Sankt-Peterburgskie Vedomosti",
    "swedish": "Post- och Inrikes Tidningar",
    "saxon": "Leipziger Zeitungen",
    "dutch": "Nederlandsche Staatscourant",
}
#: What became of a commander, in a paper's words.
FATES = {"killed": _noop("killed"), "wounded": _noop("wounded"), "captured": _noop("taken")}


@dataclass(frozen=True, slots=True)
class Article:
    """A piece of news: its head, its paragraphs, and who signs it, if somebody does."""

    head: str
    paragraphs: tuple[str, ...]
    signed: str = ""


@dataclass(frozen=True, slots=True)
class Issue:
    """An issue of a side's paper. ``number`` counts the issues of that paper from 1."""

    paper: str
    number: int
    date: str
    articles: tuple[Article, ...]


def go_to_press(turn: Turn, now: datetime) -> None:
    """Print what has passed, and send each paper to its readers. To be called as a turn is released."""
    waiting = turn.game.written_pieces.filter(kind=Piece.Kind.GAZETTE, state=Piece.State.PASSED)
    waiting.filter(printed_in=None).update(printed_in=turn)
    # What an earlier branch printed with this turn stands in the paper of the turn that took its place.
    waiting.filter(printed_in__number=turn.number).update(printed_in=turn)
    for side in sides(turn.game):
        issue = issue_of(turn, side)
        if issue is None:
            continue
        digest = hashlib.sha256(repr(issue.articles).encode()).hexdigest()[:16]
        for entry in seating.audience(turn.game):
            if entry.seat.side is not None and entry.seat.side.key == side:
                key = f"gazette/{turn.game_id}/{turn.number}/{entry.seat.pk}/{digest}"
                notices.announce(key, Notice.Kind.GAZETTE, game=turn.game, turn=turn, seat=entry.seat, now=now)


def sides(game: Game) -> tuple[str, ...]:
    """The sides of a campaign, each with its paper."""
    return tuple(str(side["id"]) for side in game.document["sides"])


def paper_of(game: Game, side: str) -> str:
    """What a side's paper is called."""
    given: Mapping[str, Any] = next((one for one in game.document["sides"] if one["id"] == side), {})
    nation = str(given.get("nation", ""))
    return PAPERS.get(nation) or _("The {side} Gazette").format(side=given.get("name") or side)


def issues(game: Game, side: str) -> list[tuple[Turn, Issue]]:
    """Every issue of a side's paper on the branch that counts, the newest first."""
    turns = game.turns.filter(state=Turn.State.RELEASED).order_by("-number", "-branch")
    found = ((turn, issue_of(turn, side)) for turn in turns)
    return [(turn, issue) for turn, issue in found if issue is not None]


def issue_of(turn: Turn, side: str) -> Issue | None:
    """The issue of a side's paper that appears with a resolved turn; ``None`` when it has nothing to print."""
    articles = tuple(_articles(turn, side)) if side in sides(turn.game) else ()
    if not articles:
        return None
    earlier = turn.game.turns.filter(state=Turn.State.RELEASED, number__lt=turn.number)
    number = 1 + sum(1 for one in earlier if _prints(one, side))
    return Issue(paper_of(turn.game, side), number, day(str((turn.after or turn.before)["now"])), articles)


def _prints(turn: Turn, side: str) -> bool:
    return any(event["kind"] == "gazette" for event in turn.events) or _pieces(turn, side).exists()


def _pieces(turn: Turn, side: str) -> Any:
    return turn.printed_pieces.filter(side__in=("", side)).order_by("number")


def _articles(turn: Turn, side: str) -> Iterator[Article]:
    public = [catalogue.said(catalogue.Gazette, event) for event in turn.events if event["kind"] == "gazette"]
    if public:
        campaign = documents.looked_at(turn.before)
        yield from news(campaign, (printed_by(effect, side) for effect in public), side)
    for piece in _pieces(turn, side).select_related("seat"):
        words = tuple(part.strip() for part in piece.text.replace("\r\n", "\n").split("\n\n") if part.strip())
        head, *rest = words if len(words) > 1 and len(words[0]) <= LONGEST_HEAD else ("", *words)
        yield Article(head, tuple(rest), piece.seat.name if piece.seat else "")


#: A first paragraph no longer than this is the head of what follows.
LONGEST_HEAD = 70


def news(campaign: Campaign, public: Iterable[catalogue.Gazette], side: str) -> Iterator[Article]:
    """What has become public as a side's paper tells it: ``public`` holds what it prints, and not whether it is true.

    Battles first, then places, commanders, depots and bridges.
    """
    ranks = ("battle", "capture", "commander", "depot", "bridge")
    told = sorted(public, key=lambda effect: ranks.index(effect["about"]) if effect["about"] in ranks else len(ranks))
    for effect in told:
        yield _TELLERS.get(effect["about"], _depot)(campaign, effect, side)


def _battle(campaign: Campaign, effect: catalogue.Gazette, side: str) -> Article:
    place = _place(campaign, effect)
    if effect.get("attacker") == side:
        first = _("Our troops have fallen upon the enemy near {place}, and there has been a battle.").format(
            place=place
        )
    else:
        first = _("The enemy has fallen upon our troops near {place}, and there has been a battle.").format(place=place)
    paragraphs = [first]
    losses = effect.get("losses") or {}
    own, theirs = losses.get(side), next((men for key, men in losses.items() if key != side), None)
    if own is not None and theirs is not None:
        figures = _(
            "We mourn {own} of our own in killed, wounded and missing; the enemy is said to have lost {theirs}."
        )
        paragraphs.append(figures.format(own=_men(own), theirs=_men(theirs)))
    else:
        paragraphs.append(
            _("What it has cost is not yet known here. Letters from the army are awaited with impatience.")
        )
    return Article(_("A battle near {place}").format(place=place), tuple(paragraphs))


def _capture(campaign: Campaign, effect: catalogue.Gazette, side: str) -> Article:
    place = _place(campaign, effect)
    if effect.get("by") == side:
        words = _(
            "Our colours fly over {place}. The troops that entered it were received by the inhabitants in silence."
        )
        return Article(_("{place} is ours").format(place=place), (words.format(place=place),))
    words = _("We are obliged to report that {place} is in the enemy's hands. No reason is given us for its loss.")
    return Article(_("{place} is lost").format(place=place), (words.format(place=place),))


def _commander(_campaign: Campaign, effect: catalogue.Gazette, side: str) -> Article:
    name = effect.get("name") or effect.get("of", "")
    fate = _(FATES.get(effect.get("fate", ""), FATES["wounded"]))
    if effect.get("side") == side:
        words = _("It is with grief that we report General {name} {fate}. The army will not soon see his like.")
    else:
        words = _("Of the enemy's generals one, {name}, is reported {fate}. The news comes from several quarters.")
    return Article(_("General {name}").format(name=name), (words.format(name=name, fate=fate),))


def _bridge(campaign: Campaign, effect: catalogue.Gazette, side: str) -> Article:
    place = _place(campaign, effect)
    if effect.get("by") == side:
        words = _("The bridge near {place} has been broken by our engineers, whom nobody hindered in the work.")
    else:
        words = _("Travellers find the bridge near {place} broken, and blame the enemy for it.")
    return Article(_("From {place}").format(place=place), (words.format(place=place),))


def _depot(campaign: Campaign, effect: catalogue.Gazette, side: str) -> Article:
    place = _place(campaign, effect)
    if effect.get("by") == side:
        words = _("The enemy's magazine at {place} has fallen to us with what was in it.")
    else:
        words = _("Bread will be dear with the army: its magazine at {place} is said to be lost.")
    return Article(_("From {place}").format(place=place), (words.format(place=place),))


_TELLERS = {"battle": _battle, "capture": _capture, "commander": _commander, "bridge": _bridge, "depot": _depot}


def _place(campaign: Campaign, effect: catalogue.Gazette) -> str:
    return place_name(campaign, effect.get("place", ""))


def _men(count: Any) -> str:
    return _("{count} men").format(count=f"{int(count):,}")


def reads(seat: Seat) -> str:
    """The side whose paper a seat reads; empty for one without a side."""
    return seat.side.key if seat.side else ""


def campaign_of(seat: Seat) -> Game | None:
    """The campaign on its own map that a seat plays in; ``None`` for one of battles alone, or without a side."""
    if seat.side is None:
        return None
    return Game.objects.filter(kind=Game.Kind.CAMPAIGN, game_seats__seat=seat).order_by("-pk").first()


def name_for(seat: Seat) -> str:
    """What the paper is called that a seat reads; empty where there is none."""
    game = campaign_of(seat)
    return paper_of(game, reads(seat)) if game else ""
