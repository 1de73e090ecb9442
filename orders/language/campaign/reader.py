"""The reader of campaign orders: from a sheet to deeds, and from the lines of an order to their sense (EC-ORD)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.reading import Unfit
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.command import standing
from campaigns.strategy.protocol import OrderSense, Sheet
from orders.language.campaign.names import CampaignNames, ground_names
from orders.language.campaign.readings import exact_reading, search_in
from orders.language.campaign.senses import make_sense
from orders.language.campaign.sheet import SheetReader
from orders.language.campaign.spoken import SpokenNames, spoken_names
from orders.language.names import Names
from orders.language.search import Reading
from orders.language.values import Orders, Phrased


class CampaignReader:
    """Reads sheets and orders; it remembers the names of each post while the campaign's tree stands."""

    def __init__(self) -> None:
        self._names: dict[Any, CampaignNames] = {}
        self._ground: dict[Any, Any] = {}
        self._common: dict[Any, dict[str, tuple[Names, Names]]] = {}
        self._known: dict[tuple[Any, str], Reading | None] = {}
        self._spoken: dict[Any, Mapping[str, SpokenNames]] = {}

    def names_for(self, campaign: Campaign, post: str) -> tuple[Any, CampaignNames]:
        """The names that a post may use, with a key for what stands as it stood."""
        tree = tuple(
            (one.id, one.of, one.commander.name if one.commander is not None and not one.commander.out else "")
            for one in campaign.formations
        )
        key = (id(campaign), post, hash(tree), len(campaign.chart.roads))
        if key not in self._names:
            if len(self._names) > 64:
                self._names.clear()
                self._known.clear()
            ground = (id(campaign), len(campaign.chart.roads))
            if ground not in self._ground:
                self._ground = {ground: ground_names(campaign)}
            stands = (id(campaign), hash(tree))
            if stands not in self._common:
                self._common = {stands: {}}
            self._names[key] = CampaignNames.of(campaign, post, self._ground[ground], self._common[stands])
        return key, self._names[key]

    def spoken_for(self, campaign: Campaign, post: str) -> Mapping[str, SpokenNames]:
        """What a post's letters may call its formations, places and those that it may write to."""
        key, names = self.names_for(campaign, post)
        if key not in self._spoken:
            own, places, addressees = map(spoken_names, (names.own, names.places, names.addressees))
            self._spoken = {key: {"own": own, "places": places, "addressees": addressees}}
        return self._spoken[key]

    def sheet(self, campaign: Campaign, post: str, text: str, now: int) -> Sheet:
        """Read a sheet of a post, written at ``now``."""
        _, names = self.names_for(campaign, post)
        return SheetReader(campaign, post, names, now).read(text)

    def sense(self, campaign: Campaign, lines: list[str], sent: int, side: str) -> OrderSense:
        """What the lines of an order mean."""
        del side
        key, names = self.names_for(campaign, "")
        sense = OrderSense()
        phrases: list[Phrased] = []
        for number, line in enumerate(lines):
            if line.startswith("STANDING "):
                try:
                    sense.standing.append(standing.read_line(line.removeprefix("STANDING ")).text())
                except Unfit:
                    continue
                continue
            asked = (key, line)
            if asked not in self._known:
                self._known[asked] = exact_reading(search_in(line, names), ("ORDERS",))
            reading = self._known[asked]
            if reading is None:
                continue
            if number == 0 and "then" in reading.values:
                sense.add = True
            value = reading.values.get("orders")
            if isinstance(value, Orders):
                phrases += value.items
        make_sense(campaign, sense, phrases, sent)
        return sense
