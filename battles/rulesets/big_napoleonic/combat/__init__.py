"""Close combat: who fights, what counts, rounds, winners going forward (BNB-CC, BNB-CAV, BNB-CART, BNB-EXPL)."""
