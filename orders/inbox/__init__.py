"""Reading mail: from raw bytes to a typed message, the writer's own words in it, and what he asks for.

Plain Python without Django, database or clock: bytes in, values out. Nothing here raises because of what a mail holds,
and everything is bounded by :class:`orders.inbox.limits.Limits`.
"""
