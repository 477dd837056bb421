"""The look of everything on the screen: colours, shapes, icons and pictures."""
