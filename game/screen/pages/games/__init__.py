"""The games of the journal."""
