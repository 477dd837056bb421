"""What the players' hands do: what is pointed at, picked up, laid and put in order."""
