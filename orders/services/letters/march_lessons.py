"""How a headquarters of a campaign orders: lines of its own troops that may be sent as they stand, and all words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from django.utils.translation import gettext as _

from battles.engine.orders import Phrase
from campaigns.services.marches.ordered import order_told
from campaigns.services.marches.telling import latest_own
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.command.vocabulary import ACTIONS, HEADQUARTERS
from campaigns.strategy.rules.tables import DECISIONS
from campaigns.strategy.state import Formation, Place
from orders.language.teaching import Example, as_lines
from orders.services.letters.briefings import Block
from orders.services.letters.reference import row_lines
from orders.services.letters.rendering import WIDTH, wrapped

#: A march of an example is so long, in metres: a few hours.
NOT_NEARER = 6000
#: A slot of a phrase, and what stands for what is written there.
SLOT = re.compile(r"\{(?:\w+:)?(?P<kind>[\w|]+)\}")
STANDS_FOR = {"own": "formation", "owns": "formations", "moment": "hour", "integer": "number"}
#: Who is sent nowhere alone by an example.
TRAINS = frozenset({"battery", "park", "convoy", "bridge-train", "garrison"})


def lessons(campaign: Campaign, post: str, known: Mapping[str, object]) -> Block:
    """How one orders: in one's own words, or by lines like these. ``known`` is what the headquarters knows."""
    lead = _(
        "Write as you would to your staff, in English, French or German: who, what and where to; or use lines like "
        "these of your own troops. What is not clear is asked, and nothing else is done."
    )
    taught = tuple(Example(line, order_told(campaign, line)) for line in _examples(campaign, post, known))
    return Block(
        _("HOW TO ORDER"),
        before=(lead,),
        rows=tuple((example.text, example.says) for example in taught),
        lines=f"{wrapped(lead)}\n{as_lines(taught, width=WIDTH)}" if taught else wrapped(lead),
    )


def _examples(campaign: Campaign, post: str, known: Mapping[str, object]) -> Iterator[str]:
    """A line for each thing that one orders most, with troops of the post and a place some hours off."""
    reports = known.get("reports", ())
    newest = latest_own(reports if isinstance(reports, list | tuple) else ())
    troops = [
        one
        for one in campaign.formation[post].children
        if one.kind not in TRAINS and newest.get(one.id, {}).get("state", "gone") != "gone"
    ]
    goal = next((_goal(campaign, str(newest[one.id].get("at", ""))) for one in troops), None)
    if goal is not None:
        foot = [_called(one) for one in troops]
        yield f"{foot[0]}: MARCH TO {goal.id}; START 05:00"
        yield f"{foot[-1]}: SCOUT TO {goal.id}"
        yield f"{foot[len(foot) // 2]}: ADVANCE ON {goal.id}"
        yield f"{foot[0]}: DEFEND {goal.id}"
        if len(troops) > 1:
            yield f"{foot[1]}: JOIN {troops[0].id}"
        yield f"{foot[0]}: HALT"
        yield f"HEADQUARTERS: RIDE TO {goal.id}"
    yield "STANDING ALL on contact: DELAY"


def _called(formation: Formation) -> str:
    return f"{formation.kind.upper()} {formation.id}"


def _goal(campaign: Campaign, start: str) -> Place | None:
    """The nearest place that is some hours off, on the map that everybody has."""
    here = campaign.chart.place.get(start)
    if here is None:
        return None
    far = {
        one.id: length
        for one in campaign.chart.place.values()
        if (length := campaign.chart.metres(here.x, here.y, one.x, one.y)) >= NOT_NEARER
    }
    return campaign.chart.place[min(far, key=lambda id: (far[id], id))] if far else None


def words() -> tuple[Block, ...]:
    """All that a headquarters can order, with what comes of it."""
    decisions = tuple((f"STANDING ALL {name}: {', '.join(choices)}", "") for name, choices in DECISIONS.items())
    return (
        _table(_("TROOPS: NAME, COLON, AND WHAT THEY DO"), ACTIONS),
        _table(_("YOURSELF: HEADQUARTERS, COLON"), HEADQUARTERS),
        Block(
            _("IN ADVANCE: STANDING"),
            before=(_("What they do by themselves, for ALL or one formation; the first is what they do anyway."),),
            rows=decisions,
            lines="\n".join(wrapped(row[0]) for row in decisions),
        ),
    )


def _table(title: str, phrases: Iterable[Phrase]) -> Block:
    rows = tuple((_written(phrase.pattern), phrase.explanation) for phrase in phrases)
    return Block(title, rows=rows, lines="\n".join(line for row in rows for line in row_lines(row)))


def _written(pattern: str) -> str:
    """A pattern as it is shown: small letters stand for something, brackets for what may be left out."""
    return SLOT.sub(lambda slot: STANDS_FOR.get(slot["kind"], slot["kind"]), pattern).replace(" : ", ": ")
