"""What an umpire decides otherwise than the referee, and how history is run again with it."""
