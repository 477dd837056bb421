"""Mouse, fingers, keys and pads, before a page hears of them."""
