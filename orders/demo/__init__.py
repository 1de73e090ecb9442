"""The demonstration: a turn of Quatre Bras and one of the Hundred Days by real mail, on this machine alone.

``stage`` puts both games and their people into the database; ``children`` runs site, worker with clock, and mail gate;
``postbox`` is the small relay that all mail ends in, as files; ``play`` acts the players' part and watches.
"""
