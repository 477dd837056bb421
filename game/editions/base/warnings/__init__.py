"""What a player may regret, and when a game can no longer be won."""
