"""The scenes of the Library, and their parts."""
