"""The Glyphs: a fourth symbol, a third Door for every place, and Incantations."""
