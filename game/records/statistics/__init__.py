"""Statistics of the finished games of the journal, counted from their events."""
