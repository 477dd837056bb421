"""The player who plans: one learnt value for every game, and one search."""
