"""Command: generals, orders, command points, what staffs do on an intent."""
