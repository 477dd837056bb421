"""The layout of the table at rest. Lengths are in pixels, or in design pixels: those of a table of
1920 x 1080."""
