"""What is put to a player at the table: prompts, buttons and all that one can answer with."""
