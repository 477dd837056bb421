"""What the finished games of the journal come to, counted from their events."""
