"""What everything on the screen is made of: paper, foil, glass and light."""
