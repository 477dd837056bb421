"""The ladder: challenges for those who win the base game often."""
