"""The page on which two players set the table."""
