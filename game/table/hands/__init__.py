"""The players' hands: pointing, picking up, laying, and putting in order."""
