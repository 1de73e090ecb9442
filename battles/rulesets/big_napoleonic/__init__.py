"""Big Napoleonic Battles V0.2: brigades and divisions of bases, corps under their generals, inches."""
