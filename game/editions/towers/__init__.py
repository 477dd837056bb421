"""The Towers: an Alignment to build beside the row, and looks at the deck from a Tower."""
