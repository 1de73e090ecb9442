"""Campaigns on their own map, played by mail: the campaign engine led by the life of turns. A post is a seat."""
