"""The strong player of the base game alone: a trained net tells it the chance of victory."""
