"""What lies and stands around the cards, and all of the table drawn."""
