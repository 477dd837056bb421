"""What one presses, draws along a line or fills in."""
