"""A finished game looked at again: how the chance went, and what other choices there were."""
