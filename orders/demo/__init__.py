"""The demonstration: one whole turn of Quatre Bras by real mail, on this machine alone.

``stage`` puts campaign, battle and people into the database; ``children`` runs site, worker with clock, and mail gate;
``postbox`` is the small relay that all mail ends in, as files; ``play`` acts the players' part and watches.
"""
