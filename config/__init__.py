"""Settings, urls and the Celery application: nothing of the game."""
