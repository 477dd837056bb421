"""What is written and drawn on the cards and at the edge of the table."""
