"""The scenes of the Garden, and their parts."""
