"""The engine: battle file, geometry, dice, events, orders, sight and the ruleset protocol.

Pure Python: nothing here knows Django, the clock, the network, the database or the file system.
"""
