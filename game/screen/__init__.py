"""The window: the only part of the program that imports pygame, and not before it must."""
