"""What whoever keeps the machine running looks at."""
