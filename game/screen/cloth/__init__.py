"""The curtain, sewn."""
