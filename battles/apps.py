"""The application of battles."""

from django.apps import AppConfig

from campaigns.services import ports


class BattlesConfig(AppConfig):
    """Lets the referee of battles lead the games of that kind, and the workers play simulations."""

    name = "battles"
    verbose_name = "Battles"

    def ready(self) -> None:
        """Bring the referee of battles, and the chore of simulations."""
        ports.REFEREES["battle"] = "battles.services.referee.REFEREE"
        ports.CHORES["simulations"] = "battles.services.simulations.CHORE"
