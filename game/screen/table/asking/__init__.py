"""The questions at the table, and the ways to answer them."""
