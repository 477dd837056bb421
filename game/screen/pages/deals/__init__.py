"""The deals of the days with their calendar, the ladder, and any other deal."""
