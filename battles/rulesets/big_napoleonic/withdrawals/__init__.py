"""Going back: forced and chosen withdrawals, evasion, friends who make room (BNB-FORCE, BNB-EVADE, BNB-DISP)."""
