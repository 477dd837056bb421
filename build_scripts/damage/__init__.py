"""Harms players' files in every way, and looks what the program makes of them."""
