"""The names of the faces: the letter of a place and that of a symbol, or D for its Door."""

PLACES, TIMES = "OAGL", "SMK"
"""A symbol is also a time of day: Sun, Moon, Key."""
LOCATIONS = tuple(place + time for place in PLACES for time in TIMES)
DOORS = tuple(place + "D" for place in PLACES)
FACES = (*LOCATIONS, *DOORS, "NM")
DECK = (*FACES, "back")
NIGHT = "B"
"""The letter of what has no place."""
BLANK = (*PLACES, NIGHT)
"""The letters of the cards without a symbol."""
