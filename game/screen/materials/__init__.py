"""Materials: paper, foil, glass, cloth and light."""
