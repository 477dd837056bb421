"""The Towers: an Alignment to build beside the row, and what they let see of the deck."""
