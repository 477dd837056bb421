"""The lights on the table, kind by kind."""
