"""The pages of deals: the deals of a day with their calendar, the ladder, and any other deal."""
