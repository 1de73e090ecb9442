"""Movement: the throw, the orders verb by verb, where a step ends, roads, defiles, towns (BNB-THROW, BNB-MOVE)."""
