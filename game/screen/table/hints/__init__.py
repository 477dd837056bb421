"""What an adviser does at the table: hints, and the chance of victory."""
