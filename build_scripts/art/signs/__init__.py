"""Icons, and the pictures by which systems know the program."""
