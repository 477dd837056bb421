"""Where everything lies on the table, at rest."""
