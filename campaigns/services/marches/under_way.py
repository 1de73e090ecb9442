"""The marches of a headquarters' troops as it may expect them from the orders that it has given so far."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from battles.engine.keeping import Shelf
from campaigns.models.documents import written
from campaigns.services.marches import document as documents
from campaigns.services.marches.outlook import Outlook, outlooks
from campaigns.strategy.intelligence.prospect import Prospect, prospects
from campaigns.strategy.protocol import Outside
from orders.language.campaign.reader import CampaignReader

#: The letter, the map and the paper of a headquarters tell of the same marches.
_KEPT: Shelf[tuple[Prospect, ...]] = Shelf(16)


def under_way(document: Mapping[str, Any], formation: str) -> tuple[Outlook, ...]:
    """What is to be expected of the formations that march still, or will, by the orders in the book (EC-FORE-1).

    ``document`` is the campaign at the hour that is looked at, ``formation`` that of the headquarters.
    """
    campaign = documents.looked_at(document)
    post = next((one for one in campaign.posts if one.formation == formation), None)
    if post is None or post.taken or not (post.book or post.pending):
        return ()
    key = hashlib.sha256(written(document) + formation.encode()).digest()
    outside = Outside(reader=CampaignReader())
    expected = _KEPT.get(key, lambda: prospects(campaign, post, None, outside))
    return tuple(one for one in outlooks(campaign, expected) if one.prospect.route)
