"""The frame of the table: everything that can be seen, pressed and read at one moment."""
