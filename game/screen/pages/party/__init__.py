"""The pages on which two players set the table, and are told what they play for."""
