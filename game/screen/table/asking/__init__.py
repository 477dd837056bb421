"""What is asked at the table, and the ways to answer."""
