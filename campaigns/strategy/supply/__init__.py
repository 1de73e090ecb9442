"""What troops live on and what a march takes out of them: supply, fatigue, stragglers (EC-SUP, EC-WEAR)."""
