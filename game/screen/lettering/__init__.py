"""Words on the screen: their fonts, their lines, and the room they need."""
