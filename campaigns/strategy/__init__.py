"""The campaign engine: marches, couriers, supply, sight, contact and the battles they bring on.

Pure Python under the same rules as ``battles/engine``: a campaign file, the hours to run and a seed give events, the
campaign afterwards and the battle files made. ``run.march`` is the door; the clauses named in docstrings are those of
``clauses``.
"""
