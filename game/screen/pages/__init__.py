"""The pages that can be on the screen, one folder for each."""
