"""Pictures of the cards."""
