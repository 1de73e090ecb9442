"""From a stored mail to what it asks for: who sent it, which turn it means, what it says, and the answer."""
