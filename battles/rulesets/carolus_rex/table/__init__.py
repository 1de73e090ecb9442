"""Units, generals and ground at work during a turn."""
