"""How what happens in the base game is moved, lit, heard and looked back upon."""
