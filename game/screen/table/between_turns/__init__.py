"""The time between one turn and the next: the cloth over a hand, the recap of the last turn, lost
cards, and the end of the game."""
