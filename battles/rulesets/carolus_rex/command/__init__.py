"""Cards, command points, orders and the generals who give them."""
