"""What battles keep beside the games of a campaign (``campaigns.models.game``): their simulations."""

from battles.models.simulation import Simulation, SimulationBatch

__all__ = ["Simulation", "SimulationBatch"]
