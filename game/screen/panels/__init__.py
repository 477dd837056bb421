"""The panels of the table, to read and to choose in."""
