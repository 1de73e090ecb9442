"""Carolus Rex V1.1: the Great Northern War."""
