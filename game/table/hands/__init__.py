"""Input at the table: pointing, picking up, laying, and putting in order."""
