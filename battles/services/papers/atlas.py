"""The atlas of a campaign for printing: what happened day by day, its battles, and who knew what when.

It tells everything: it is the umpire's while the campaign lasts, and everybody's when it is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.utils.translation import gettext as _

from battles.engine.records import Record
from battles.reports.documents.paper import A4
from battles.reports.documents.paper import Paper as Sheet
from battles.reports.theatre import Ledger, Theatre, theatre_picture
from battles.reports.theatre.atlas import AtlasPaper, Chapter, Curve, atlas_paper
from battles.services.papers.page import PDF, Paper
from battles.services.theatre import battle_marks, livery_of, theatre_of, tracks_of
from battles.services.theatre_maps import DESK_WIDE
from campaigns.models import Game, Seat, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches import history
from campaigns.services.marches.history import Day, Fought
from campaigns.services.marches.places import day, formation_name, hour, place_name
from campaigns.services.marches.telling import QUALITIES, WEATHER
from campaigns.services.turns.life import WrongMoment
from campaigns.strategy.campaign import Campaign

#: So many rows of who heard what on a day are printed: the first news of each place.
MOST_ROWS = 60
#: So large a share of the marches at each edge may lie beyond a day's map.
OUTSIDE = 0.05


def atlas(game: Game, *, released: bool = False, paper: Sheet = A4) -> Paper:
    """The atlas as far as turns are resolved, or ``released``. Raises ``WrongMoment`` before the first is."""
    turns = history.resolved(game, released=released)
    if not turns:
        raise WrongMoment(_("No turn of this campaign has been resolved yet."))
    first, last = documents.read(turns[0].before), documents.read(turns[-1].after or {})
    fought = history.battles(turns)
    title_date = f"{day(str(turns[0].before['now']))} – {day(str((turns[-1].after or {})['now']))}"
    data = AtlasPaper(
        title=game.title,
        subtitle=title_date,
        words=tuple(_account(game, turns, last, fought)),
        ledgers=tuple(_front(game, turns, first, fought)),
        moments=(hour(str(turns[0].before["now"])), *(hour(str((turn.after or {})["now"])) for turn in turns)),
        curves=tuple(_curves(turns)),
        curves_title=_("Men with the colours"),
        chapters=(
            *(_day(one, fought, game.campaign.colours) for one in history.days(turns)),
            *(_battle(game, last, one) for one in fought),
        ),
        livery=livery_of(first, game.campaign.colours),
    )
    return Paper(_("{title}, atlas.pdf").format(title=game.title), PDF, atlas_paper(data, paper=paper))


def _account(game: Game, turns: Sequence[Turn], last: Campaign, fought: Sequence[Fought]) -> Iterator[str]:
    days = len(history.days(turns))
    counts = _("days: {days}; turns: {turns}; battles: {battles}.")
    yield counts.format(days=days, turns=len(turns), battles=len(fought)).capitalize()
    ends = [said for turn in turns for _hour, said in history.deeds(last, _victory(turn))]
    yield from ends[-1:]
    if game.status != Game.Status.FINISHED:
        yield _("The campaign is not over; this is how far it has come.")


def _victory(turn: Turn) -> list[Record]:
    return [one for one in turn.events if one["kind"] == "victory" and "totals" in one.get("effect", {})]


def _front(game: Game, turns: Sequence[Turn], first: Campaign, fought: Sequence[Fought]) -> Iterator[Ledger]:
    before, after = history.men_of(turns[0].before), history.men_of(turns[-1].after or {})
    lost = {str(side["id"]): side.get("lost", {}) for side in (turns[-1].after or {})["sides"]}
    yield Ledger(
        _("The armies"),
        (_("Side"), _("Men at the beginning"), _("Men at the end"), _("Lost in action"), _("Guns lost")),
        (0.32, 0.19, 0.19, 0.17, 0.13),
        tuple(
            (
                side.name or side.id,
                f"{before[side.id]:,}",
                f"{after[side.id]:,}",
                f"{int(lost[side.id].get('men', 0)):,}",
                f"{int(lost[side.id].get('guns', 0)):,}",
            )
            for side in first.sides
        ),
    )
    yield Ledger(
        _("Battles"),
        (_("Where"), _("When"), _("Won by"), _("Losses")),
        (0.28, 0.24, 0.2, 0.28),
        tuple(_battle_row(first, one) for one in fought),
    )
    held = {str(seat.formations[0]): seat for seat in _seats(game) if seat.formations}
    yield Ledger(
        _("Headquarters"),
        (_("Headquarters"), _("Command"), _("Held by")),
        (0.36, 0.36, 0.28),
        tuple(
            (post.name or post.id, formation_name(first, post.formation), _holder(held.get(post.formation)))
            for post in first.posts
        ),
    )


def _seats(game: Game) -> list[Seat]:
    return list(Seat.objects.filter(game_seats__game=game).select_related("player"))


def _holder(seat: Seat | None) -> str:
    return seat.player.name if seat and seat.player else _("his staff")


def _battle_row(campaign: Campaign, one: Fought) -> tuple[str, ...]:
    names = {side.id: side.name or side.id for side in campaign.sides}
    lost = ", ".join(f"{names[side]} {men:,}" for side, men in (one.lost or {}).items())
    return place_name(campaign, one.place), hour(one.starts), names.get(one.winner, _("nobody")), lost


def _curves(turns: Sequence[Turn]) -> Iterator[Curve]:
    moments = [turns[0].before, *((turn.after or {}) for turn in turns)]
    men = [history.men_of(document) for document in moments]
    for side in turns[0].before["sides"]:
        yield Curve(str(side.get("name") or side["id"]), tuple(one[str(side["id"])] for one in men))


def _day(one: Day, fought: Sequence[Fought], colours: str) -> Chapter:
    campaign = documents.read(one.last.after or {})
    stretches: dict[str, set[history.Stretch]] = {side.id: set() for side in campaign.sides}
    for turn in one.turns:
        for side, found in history.marched(turn).items():
            stretches[side] |= found
    here = [battle for battle in fought if battle.starts[:10] == one.date]
    theatre = theatre_of(campaign, colours=colours)
    sky = _(WEATHER[campaign.weather.now]) if campaign.weather.now in WEATHER else ""
    tracks = tuple(tracks_of(campaign, stretches))
    theatre = replace(
        theatre,
        caption=_("{hour}, with the roads marched on this day").format(hour=hour(str((one.last.after or {})["now"]))),
        tracks=tracks,
        marks=(*_without_riders(theatre), *battle_marks(campaign, [battle.place for battle in here])),
        focus=_middle([spot for track in tracks for spot in track.line] or [body.at for body in theatre.bodies]),
    )
    happened = [f"{at}: {said}" for turn in one.turns for at, said in history.deeds(campaign, turn.events)]
    return Chapter(
        title=day(one.date + "T00:00"),
        about=sky,
        words=tuple(happened),
        picture=theatre_picture(theatre, DESK_WIDE),
        heard=" ".join(_heard(campaign, here)),
        ledgers=tuple(_known(campaign, one)),
    )


def _heard(campaign: Campaign, fought: Sequence[Fought]) -> Iterator[str]:
    """A day's map for whoever hears it: how many men of each side stand near which place, and where it was fought."""
    for side in campaign.sides:
        near = [
            _("{men} men near {place}").format(men=f"{men:,}", place=place)
            for place, men in history.standing(campaign, side.id).items()
        ]
        if near:
            yield f"{side.name or side.id}: {', '.join(near)}."
    for battle in fought:
        yield _("A battle near {place}.").format(place=place_name(campaign, battle.place))


def _middle(spots: list[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """The corners of where most of some spots lie: a lone march at the edge of the map does not make it small."""
    if not spots:
        return ()
    xs, ys = sorted(x for x, _y in spots), sorted(y for _x, y in spots)
    out = int(len(spots) * OUTSIDE)
    return (xs[out], ys[out]), (xs[-1 - out], ys[-1 - out])


def _without_riders(theatre: Theatre) -> Iterator[Any]:
    return (mark for mark in theatre.marks if mark.sort == "post")


def _known(campaign: Campaign, one: Day) -> Iterator[Ledger]:
    """Who knew what when: of the enemy the first news of each place, and orders and letters as they came in."""
    news: list[tuple[str, ...]] = []
    orders: list[tuple[str, ...]] = []
    seen: set[tuple[str, str]] = set()
    for turn in one.turns:
        for post, told in turn.told.items():
            for event in told:
                report = event["effect"]
                if event["kind"] != "report":
                    continue
                key = (post, str(report.get("place", "")))
                times = _clock(report["of"], one.date), _clock(report.get("got", ""), one.date)
                if report["kind"] in ("sighting", "news") and key not in seen:
                    seen.add(key)
                    low, high = report["band"]
                    what = _("{low} to {high} men near {place} ({sure})").format(
                        low=f"{low:,}", high=f"{high:,}", place=place_name(campaign, key[1]),
                        sure=_(QUALITIES[report["quality"]]),
                    )  # fmt: skip
                    news.append((str(report.get("got", "")), *times, formation_name(campaign, post), what))
                elif report["kind"] in ("order", "message"):
                    lines = "; ".join(str(line) for line in report.get("lines", ()))
                    what = f"{_sender(campaign, report)}: {lines}"
                    orders.append((str(report.get("got", "")), *times, formation_name(campaign, post), what))
    yield _ledger(_("Who heard what of the enemy"), _("Seen"), news)
    yield _ledger(_("Orders and letters as they came in"), _("Written"), orders)


def _ledger(title: str, first: str, rows: list[tuple[str, ...]]) -> Ledger:
    """A table of rows that begin with the moment by which they are sorted."""
    rows = [row[1:] for row in sorted(rows)]
    left_out = len(rows) - MOST_ROWS
    more = [("", "", "", _("and {count} more").format(count=left_out))] if left_out > 0 else []
    heads = (first, _("Known"), _("To"), _("What"))
    return Ledger(title, heads, (0.09, 0.09, 0.26, 0.56), (*rows[:MOST_ROWS], *more))


def _sender(campaign: Campaign, report: Mapping[str, Any]) -> str:
    sender = str(report.get("from", ""))
    post = campaign.post.get(sender)
    return (post.name or post.id) if post else formation_name(campaign, sender)


def _clock(moment: Any, date: str) -> str:
    """An hour of the day; of another day with its number."""
    text = str(moment)
    return text[11:16] if text[:10] == date else f"{int(text[8:10])}. {text[11:16]}" if text else ""


def _battle(game: Game, campaign: Campaign, one: Fought) -> Chapter:
    names = {side.id: side.name or side.id for side in campaign.sides}
    place = place_name(campaign, one.place)
    words = [
        _("The {side} attack. It begins on {hour}.").format(side=names[one.attacker], hour=hour(one.starts)),
    ]
    if one.outcome:
        won = names.get(one.winner)
        result = _("It is won by the {side}").format(side=won) if won else _("Nobody has the better of it")
        words.append(f"{result} ({_outcome(one.outcome)}), {hour(one.ended)}.")
    else:
        words.append(_("It is not decided yet."))
    played = game.engagements.filter(battle=one.id, game__isnull=False).select_related("game").first()
    if played is not None and played.game is not None:
        words.append(_("It was played by mail as {title}.").format(title=played.game.title))
    sides = Ledger(
        _("The sides"),
        (_("Side"), _("Men there in all"), _("Killed, wounded, taken"), _("In a hundred")),
        (0.34, 0.24, 0.24, 0.18),
        tuple(_side_row(names[side], men, (one.lost or {}).get(side)) for side, men in one.men.items()),
    )
    forces = [
        Ledger(
            names[side], (_("Command"), _("Brigades, batteries and trains there")), (0.6, 0.4),
            tuple((name, str(count)) for name, count in history.names_of(campaign, ids)),
        )
        for side, ids in one.forces.items()
    ]  # fmt: skip
    late = tuple((name, str(count)) for name, count in history.names_of(campaign, one.late))
    came = Ledger(_("Came up in its course"), (_("Command"), ""), (0.6, 0.4), late)
    return Chapter(_("The battle near {place}").format(place=place), hour(one.starts), tuple(words), None, (
        sides, *forces, came,
    ))  # fmt: skip


def _side_row(name: str, men: int, lost: int | None) -> tuple[str, ...]:
    if lost is None:
        return name, f"{men:,}", "", ""
    return name, f"{men:,}", f"{lost:,}", f"{round(100 * lost / men) if men else 0}"


def _outcome(word: str) -> str:
    return {"rout": _("a rout"), "beaten": _("the other side is beaten"), "drawn": _("drawn")}.get(word, word)
