"""Sight, patrols, countrymen, reports, the gazette (EC-SIGHT, EC-PAT, EC-NEWS, EC-REP, EC-GAZ)."""
