"""All that can be seen, pressed and read at the table at one moment, and how that is built."""
