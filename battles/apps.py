"""The application of battles."""

from importlib import import_module

from django.apps import AppConfig


class BattlesConfig(AppConfig):
    """Lets the referee of battles lead the games of that kind, once all models are there."""

    name = "battles"
    verbose_name = "Battles"

    def ready(self) -> None:
        """Register the referee, and the chores of simulations and of the battles of campaigns."""
        referee = import_module("battles.services.referee").BattleReferee()
        import_module("campaigns.services.referees").register(referee)
        sweep, simulations = (
            import_module(name) for name in ("campaigns.services.turns.sweep", "battles.services.simulations")
        )
        chore = sweep.Chore("simulations", 70, simulations.due_batches, simulations.play_batch, simulations.TASK)
        sweep.register(chore)
        import_module("campaigns.services.marches.contacts.tending").register()
