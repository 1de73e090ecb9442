"""Reading what the program writes into a campaign file: riders, battles, results, notices, dice (EC-FILE-10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battles.engine.reading import Faults, Key, Unfit, flag, name, one_of, read_list, shown, whole
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import moment
from campaigns.strategy.files import takes
from campaigns.strategy.files.takes import MEN, loose_id, read_nested
from campaigns.strategy.files.task_reading import read_path, read_spot
from campaigns.strategy.rules.tables import LABELS
from campaigns.strategy.state import Alarm, Battle, Dispatch, Notice, Patrol, Result, Spot
from campaigns.strategy.throws import Scripted

EVENT_KINDS = (
    "turn_start", "turn_end", "weather", "light", "order_refused", "dispatch", "staff", "order", "command", "depart",
    "arrive", "closed", "halt", "blocked", "bridge", "patrol", "sighting", "screen", "news", "contact", "combat",
    "retreat", "loss", "battle", "guns", "reinforcement", "victory", "pursuit", "commander", "eliminated", "fatigue",
    "straggle", "rally", "supply", "ammunition", "depot", "capture", "gazette",
)  # fmt: skip


def known(ids: Mapping[str, Any], what: str) -> Callable[[Any], str]:
    """A reference to one of some things."""

    def take(value: Any) -> str:
        id = loose_id(value)
        if id in ids:
            return id
        raise Unfit(f"no {what} {shown(value)}; allowed: the id of a {what} of the file")

    return take


def ids(value: Any) -> list[str]:
    """A list of ids."""
    if isinstance(value, list | tuple):
        return [loose_id(item) for item in value]
    raise Unfit(f"{shown(value)} is not a list; allowed: a list of ids")


def read_dispatches(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The dispatches on their way."""
    chart = campaign.chart
    ends = {**campaign.post, **campaign.formation}
    senders = {**ends, **chart.place}
    keys = {
        "id": Key(loose_id, required=True, default=""),
        "from": Key(known(senders, "post, element or place"), required=True, default=""),
        "to": Key(known(ends, "post or formation"), required=True, default=""),
        "kind": Key(one_of(("order", "message", "report")), required=True, default="message"),
        "side": Key(known(campaign.side, "side"), default=""),
        "sent": Key(moment, required=True, default=0),
        "lines": Key(takes.text_list, default=()),
        "report": Key(takes.mapping),
        "formation": Key(known(campaign.formation, "formation"), default=""),
        "at": Key(lambda value: read_spot(chart, value), default=Spot()),
        "path": Key(lambda value: read_path(chart, value), default=()),
        "aim": Key(lambda value: read_spot(chart, value)),
        "wait": Key(MEN, default=0),
        "follow": Key(flag, default=False),
        "passed": Key(ids, default=()),
        "base": Key(loose_id, default=""),
        "riders": Key(whole(1, 3), default=1),
        "quiet": Key(flag, default=False),
        "duplicate": Key(flag, default=False),
    }
    seen: set[str] = set()
    for index, item in enumerate(read_list(raw, "dispatches", faults)):
        path = f"dispatches[{index}]"
        found = read_nested(item, path, keys, faults)
        if found["id"] in seen:
            faults.add(f"{path}.id", f"{found['id']} is a dispatch already; allowed: a new id")
        seen.add(found["id"])
        campaign.dispatches.append(
            Dispatch(
                found["id"],
                found["from"],
                found["to"],
                found["kind"],
                found["sent"],
                found["side"],
                list(found["lines"]),
                found["report"],
                found["formation"],
                chart.plain(found["at"]),
                list(found["path"]),
                found["wait"],
                found["follow"],
                list(found["passed"]),
                found["base"] or found["id"],
                found["riders"],
                found["quiet"],
                found["aim"],
                found["duplicate"],
            )
        )


def read_patrols(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The patrols that are out."""
    chart = campaign.chart
    elements = {one.id: one for one in campaign.elements}
    keys = {
        "id": Key(loose_id, required=True, default=""),
        "of": Key(known(elements, "element"), required=True, default=""),
        "at": Key(lambda value: read_spot(chart, value), required=True, default=Spot()),
        "path": Key(lambda value: read_path(chart, value), default=()),
        "met": Key(ids, default=()),
        "back": Key(flag, default=False),
        "forced": Key(takes.forced),
        "tried": Key(moment),
    }
    seen: set[str] = set()
    for index, item in enumerate(read_list(raw, "patrols", faults)):
        found = read_nested(item, f"patrols[{index}]", keys, faults)
        if found["id"] in seen:
            faults.add(f"patrols[{index}].id", f"{found['id']} is a patrol already; allowed: a new id")
        seen.add(found["id"])
        campaign.patrols.append(
            Patrol(
                found["id"],
                found["of"],
                chart.plain(found["at"]),
                list(found["path"]),
                list(found["met"]),
                found["back"],
                found["forced"],
                found["tried"],
            )
        )


def read_battles(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The battles of the campaign (EC-BAT-1)."""
    elements = {one.id: one for one in campaign.elements}
    element = known(elements, "element")

    def forces(value: Any) -> dict[str, list[str]]:
        found = takes.mapping(value)
        return {known(campaign.side, "side")(side): [element(one) for one in ids(them)] for side, them in found.items()}

    def times(value: Any) -> dict[str, int]:
        return {element(key): moment(item) for key, item in takes.mapping(value).items()}

    keys = {
        "id": Key(loose_id, required=True, default=""),
        "place": Key(known(campaign.chart.place, "place"), required=True, default=""),
        "side": Key(known(campaign.side, "side"), required=True, default=""),
        "starts": Key(moment, required=True, default=0),
        "until": Key(moment, required=True, default=0),
        "state": Key(one_of(("coming", "open", "ended")), default="coming"),
        "forces": Key(forces, required=True, default={}),
        "coming": Key(takes.mapping, default={}),
        "guns": Key(ids, default=()),
        "present": Key(times, default={}),
        "file": Key(takes.mapping),
        "unplayed": Key(one_of(("engine", "settle", "wait")), default=""),
    }
    seen: set[str] = set()
    for index, item in enumerate(read_list(raw, "battles", faults)):
        found = read_nested(item, f"battles[{index}]", keys, faults)
        if found["id"] in seen:
            faults.add(f"battles[{index}].id", f"{found['id']} is a battle already; allowed: a new id")
        seen.add(found["id"])
        if not found["place"]:
            continue
        both = {side.id: list(found["forces"].get(side.id, [])) for side in campaign.sides}
        place = campaign.chart.place[found["place"]]
        campaign.battles.append(
            Battle(
                found["id"],
                place,
                found["side"],
                found["starts"],
                found["until"],
                found["state"],
                both,
                dict(found["coming"]),
                list(found["guns"]),
                dict(found["present"]),
                found["file"],
                found["unplayed"],
            )
        )


def read_results(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The results that were entered (EC-RES-1)."""
    battles = {one.id: one for one in campaign.battles}
    loss = {key: Key(MEN, default=0) for key in ("men", "prisoners", "guns", "colours", "stragglers")}
    side = known(campaign.side, "side")

    def none_or_side(value: Any) -> str:
        return "" if value is None else side(value)

    def losses(value: Any) -> dict[str, dict[str, int]]:
        return {
            known(campaign.unit, "unit")(unit): takes.record(lost, loss) for unit, lost in takes.mapping(value).items()
        }

    def fallen(value: Any) -> dict[str, str]:
        fate = one_of(("killed", "wounded", "captured"))
        return {known(campaign.formation, "formation")(key): fate(item) for key, item in takes.mapping(value).items()}

    keys = {
        "battle": Key(known(battles, "battle"), required=True, default=""),
        "ended": Key(moment, required=True, default=0),
        "winner": Key(none_or_side, default=""),
        "field": Key(none_or_side, default=""),
        "outcome": Key(one_of(("rout", "beaten", "drawn")), default=""),
        "losses": Key(losses, default={}),
        "fallen": Key(fallen, default={}),
        "state": Key(takes.mapping),
    }
    for index, item in enumerate(read_list(raw, "results", faults)):
        path = f"results[{index}]"
        found = read_nested(item, path, keys, faults)
        if found["state"] is None and not found["outcome"] and isinstance(item, Mapping) and "outcome" not in item:
            faults.add(f"{path}.outcome", "missing; allowed: rout, beaten, drawn, or state: the battle file at its end")
        found["holder"] = found.pop("field")
        campaign.results.append(Result(**found))


def read_gazette(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """What is to become public."""
    keys = {
        "id": Key(loose_id, required=True, default=""),
        "kind": Key(one_of(("battle", "capture", "bridge", "commander", "depot")), required=True, default=""),
        "of": Key(loose_id, default=""),
        "due": Key(moment, required=True, default=0),
        "facts": Key(takes.mapping, default={}),
    }
    seen: set[str] = set()
    for index, item in enumerate(read_list(raw, "gazette", faults)):
        found = read_nested(item, f"gazette[{index}]", keys, faults)
        if found["id"] in seen:
            faults.add(f"gazette[{index}].id", f"{found['id']} is in the gazette already; allowed: a new id")
        seen.add(found["id"])
        campaign.gazette.append(Notice(found["id"], found["kind"], found["of"], found["due"], dict(found["facts"])))


def read_alarms(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The kinds of event that end a run (EC-FILE-11)."""
    kind = one_of(EVENT_KINDS)
    keys = {
        "kind": Key(kind, required=True, default=""),
        "post": Key(known(campaign.post, "post"), default=""),
        "side": Key(known(campaign.side, "side"), default=""),
    }
    for index, item in enumerate(read_list(raw, "alarms", faults)):
        path = f"alarms[{index}]"
        if isinstance(item, Mapping):
            found = read_nested(item, path, keys, faults)
            campaign.alarms.append(Alarm(found["kind"], found["post"], found["side"]))
            continue
        try:
            campaign.alarms.append(Alarm(kind(item)))
        except Unfit as unfit:
            faults.add(path, str(unfit))


def read_script(campaign: Campaign, raw: Any, faults: Faults) -> None:
    """The script of dice (EC-DICE-1)."""
    face = whole(1, 6)

    def faces(value: Any) -> tuple[int, ...]:
        if isinstance(value, list | tuple) and value:
            return tuple(face(item) for item in value)
        raise Unfit(f"{shown(value)} is not a roll; allowed: a list of whole numbers from 1 to 6")

    keys = {
        "for": Key(one_of(LABELS), required=True, default=""),
        "by": Key(name, required=True, default=""),
        "roll": Key(faces, required=True, default=()),
        "at": Key(moment),
    }
    for index, item in enumerate(read_list(raw, "dice", faults)):
        found = read_nested(item, f"dice[{index}]", keys, faults)
        count = LABELS.get(found["for"])
        if count and found["roll"] and len(found["roll"]) != count:
            faults.add(
                f"dice[{index}].roll", f"{found['for']} throws {count} dice, not {len(found['roll'])}: {found['roll']}"
            )
        campaign.script.append(Scripted(found["for"], found["by"], found["roll"], found["at"], index))
