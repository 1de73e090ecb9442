"""Settings, urls and the Celery application: nothing of the game."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
