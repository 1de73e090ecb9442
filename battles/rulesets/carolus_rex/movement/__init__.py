"""Marching, wheeling, redeploying."""
