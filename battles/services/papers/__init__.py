"""Papers of battles: a seat's, the umpire's, those made from files, and the files that pages hand out."""
