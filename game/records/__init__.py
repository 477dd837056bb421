"""What is kept: games and settings, what is counted of them, and which deals they play."""
