"""Random games, checked against a second account of the table and watched for leaks."""
