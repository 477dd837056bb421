"""The scenes of the Observatory, and their parts."""
