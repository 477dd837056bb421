"""The curtain between the turns of two players."""
