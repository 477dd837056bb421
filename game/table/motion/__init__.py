"""How what happens moves, shines and sounds."""
