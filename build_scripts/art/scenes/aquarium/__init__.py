"""The scenes of the Aquarium, and their parts."""
