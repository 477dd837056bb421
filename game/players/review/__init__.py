"""Reviews of finished games: what the cards gave, and what the choices cost."""
