"""The light effects on the table, one module per kind."""
