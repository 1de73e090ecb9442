"""A small rulebook of its own words, put through everything that is said to take any rulebook from one folder.

*Parlour Wars* measures in inches, throws ten-sided dice, knows no strength but the heart of its troops, gives orders to
a whole army, has wells that are points, and lets each army act once a turn. It shares no word with Mini-Nap that the
contract does not give both.
"""
