"""Tooltips, which appear when the pointer rests or a key is pressed."""
