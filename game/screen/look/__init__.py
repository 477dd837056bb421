"""How everything on the screen looks: colours, shapes, icons and pictures."""
