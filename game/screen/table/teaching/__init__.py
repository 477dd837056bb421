"""A lesson at the table, and what is whispered to who has had none."""
