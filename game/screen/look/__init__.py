"""What everything is made of: colours, shapes, foil and glass, icons and pictures."""
