"""The rules core: standard library only, no clock, no files, no pictures."""
