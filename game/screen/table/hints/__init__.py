"""The adviser at the table: hints, and the chance of victory."""
