"""The means by which every picture is drawn: sheets of paper, paths, colours, plants."""
