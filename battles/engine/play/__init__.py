"""What the rulebooks do alike while a turn is resolved.

Nothing here knows a rulebook: each module works on what a rulebook's own working battle offers by a small protocol.
"""
