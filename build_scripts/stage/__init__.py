"""Scripts that act on the table: pictures, films and measures of it."""
