"""The strong player of the base game, alone: it knows chances of victory from a trained net."""
