"""Movement: formations, facing, marches, manoeuvre by order, division manoeuvre (MN-MOVE, MN-ART, MN-DIV)."""
